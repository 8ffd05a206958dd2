import type { Generated } from 'kysely';

interface Column<Type> {
  sql: string;
  /** Never set: carries the type. */
  type?: Type;
}
const column = <Type>(sql: string): Column<Type> => ({ sql });

const id = () => column<string>('TEXT NOT NULL UNIQUE');
const seq = () => column<Generated<number>>('INTEGER PRIMARY KEY AUTOINCREMENT');
const text = () => column<string>('TEXT NOT NULL');
const maybeText = () => column<string | null>('TEXT');
/** Whole numbers, epoch milliseconds. */
const integer = () => column<number>('INTEGER NOT NULL');
const maybeInteger = () => column<number | null>('INTEGER');
const reference = (table: string) => column<string>(`TEXT NOT NULL REFERENCES ${table}(id)`);

/** Each table once: the statements that create it and its types follow from here. */
const tables = {
  projects: { seq: seq(), id: id(), name: text() },
  servers: {
    seq: seq(),
    id: id(),
    projectId: reference('projects'),
    name: text(),
    /** How it is started, as JSON. */
    entry: text(),
    createdAt: integer(),
  },
  suites: {
    seq: seq(),
    id: id(),
    projectId: reference('projects'),
    name: text(),
    /** JSON list of ids. */
    serverIds: text(),
    createdAt: integer(),
  },
  testCases: {
    seq: seq(),
    id: id(),
    suiteId: reference('suites'),
    title: text(),
    runs: integer(),
    /** JSON. */
    steps: text(),
  },
  runs: {
    seq: seq(),
    id: id(),
    suiteId: reference('suites'),
    status: text(),
    result: maybeText(),
    createdAt: integer(),
    completedAt: maybeInteger(),
  },
  iterations: {
    seq: seq(),
    id: id(),
    runId: reference('runs'),
    testCaseId: reference('testCases'),
    title: text(),
    number: integer(),
    status: text(),
    result: maybeText(),
    durationMs: maybeInteger(),
    /** JSON. */
    toolCalls: text(),
    /** JSON. */
    failures: text(),
  },
};

const indexes = [
  'testCases(suiteId, seq)',
  'runs(suiteId, seq)',
  'iterations(runId, seq)',
  'suites(projectId, seq)',
];

type Tables = typeof tables;
type TypeOf<C> = C extends Column<infer Type> ? Type : never;
export type Schema = {
  [Table in keyof Tables]: { [Name in keyof Tables[Table]]: TypeOf<Tables[Table][Name]> };
};

/** The statements that create all tables. */
export function createStatements(): string[] {
  const created = Object.entries(tables).map(([table, columns]) => {
    const parts = Object.entries(columns).map(([name, { sql }]) => `${name} ${sql}`);
    return `CREATE TABLE ${table} (${parts.join(', ')}) STRICT`;
  });
  return [...created, ...indexes.map((on, at) => `CREATE INDEX index${at} ON ${on}`)];
}
