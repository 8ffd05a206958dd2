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
/** Whole numbers, epoch milliseconds, 0 and 1. */
const integer = () => column<number>('INTEGER NOT NULL');
const count = () => column<Generated<number>>('INTEGER NOT NULL DEFAULT 0');
const list = () => column<Generated<string>>("TEXT NOT NULL DEFAULT '[]'");
const maybeInteger = () => column<number | null>('INTEGER');
const maybeReal = () => column<number | null>('REAL');
const reference = (table: string) =>
  column<string>(`TEXT NOT NULL REFERENCES ${table}(id) ON DELETE CASCADE`);
const maybeReference = (table: string) =>
  column<string | null>(`TEXT REFERENCES ${table}(id) ON DELETE SET NULL`);

const listed = { seq: seq(), id: id() };
const ofProject = { ...listed, projectId: reference('projects') };
const times = { createdAt: integer(), updatedAt: integer() };

/** Another version is refused. */
export const SCHEMA_VERSION = 3;

/** Each table once: the statements that create it and its types follow from here. */
const tables = {
  settings: { name: column<string>('TEXT PRIMARY KEY NOT NULL'), value: text() },
  projects: { ...listed, name: text(), description: maybeText(), ...times },
  servers: {
    ...ofProject,
    name: text(),
    /** How it is started or reached, as JSON. */
    entry: text(),
    /** 0: it is no longer in the configuration, or disabled there. */
    isEnabled: integer(),
    ...times,
  },
  oauthGrants: {
    serverId: reference('servers'),
    /** Of the server when the tokens came. */
    address: text(),
    /** Tokens, their end, client and token endpoint: encrypted JSON. */
    sealed: text(),
    hasClientSecret: integer(),
    /** JSON list. */
    scopes: text(),
  },
  /** `config` is canonical JSON. */
  hosts: { ...ofProject, name: text(), config: text(), ...times },
  suites: {
    ...ofProject,
    name: text(),
    description: maybeText(),
    /** JSON list of ids. */
    serverIds: text(),
    model: maybeText(),
    provider: maybeText(),
    /** In percent. */
    minimumPassRate: maybeReal(),
    /** Of all its runs. */
    runs: count(),
    passed: count(),
    failed: count(),
    ...times,
  },
  testCases: {
    ...listed,
    suiteId: reference('suites'),
    title: text(),
    /** The case as JSON. */
    definition: text(),
    ...times,
  },
  runs: {
    ...listed,
    suiteId: reference('suites'),
    projectId: reference('projects'),
    /** 1 for the first run of the suite. */
    runNumber: integer(),
    /** One of the statuses of the API. */
    status: text(),
    statusReason: maybeText(),
    result: maybeText(),
    /** `api`, or `sdk` if it was ingested. */
    source: text(),
    notes: maybeText(),
    minimumPassRate: maybeReal(),
    planned: integer(),
    passed: count(),
    failed: count(),
    externalRunId: maybeText(),
    evaluationConfigHash: maybeText(),
    createdAt: integer(),
    /** Of the last request that changed it. */
    touchedAt: integer(),
    completedAt: maybeInteger(),
  },
  iterations: {
    ...listed,
    runId: reference('runs'),
    /** Null for an ingested run. */
    testCaseId: maybeReference('testCases'),
    ingestedCaseId: maybeText(),
    title: text(),
    number: integer(),
    status: text(),
    result: maybeText(),
    model: maybeText(),
    provider: maybeText(),
    startedAt: maybeInteger(),
    durationMs: maybeReal(),
    tokensUsed: maybeReal(),
    /** JSON, as all below except the id. */
    usage: maybeText(),
    actualToolCalls: list(),
    expectedToolCalls: list(),
    failures: list(),
    error: maybeText(),
    externalIterationId: maybeText(),
    /** What else a reporter sent that the API shows: scores and their rules. */
    reported: maybeText(),
  },
  traces: {
    iterationId: column<string>(
      'TEXT PRIMARY KEY NOT NULL REFERENCES iterations(id) ON DELETE CASCADE',
    ),
    trace: text(),
  },
  idempotencyKeys: {
    seq: seq(),
    /** The suite, or the project and the name of the suite. */
    scope: text(),
    key: text(),
    /** Of the request. */
    hash: text(),
    runId: reference('runs'),
  },
};

const indexes = [
  'UNIQUE projects(name)',
  'UNIQUE servers(projectId, name)',
  'servers(projectId, seq)',
  'hosts(projectId, seq)',
  'UNIQUE oauthGrants(serverId)',
  'UNIQUE hosts(projectId, name)',
  'suites(projectId, seq)',
  'suites(projectId, name)',
  'UNIQUE testCases(suiteId, title)',
  'testCases(suiteId, seq)',
  'UNIQUE runs(suiteId, runNumber)',
  'UNIQUE runs(projectId, externalRunId)',
  "runs(source, touchedAt) WHERE status IN ('pending', 'running')",
  'iterations(runId, seq)',
  'UNIQUE iterations(runId, externalIterationId)',
  'iterations(runId, ingestedCaseId, number)',
  'iterations(testCaseId)',
  'UNIQUE idempotencyKeys(scope, key)',
  'idempotencyKeys(runId)',
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
  const indexed = indexes.map((index, at) => {
    const [, unique = '', on] = /^(UNIQUE )?(.*)$/.exec(index) ?? [];
    return `CREATE ${unique}INDEX index${at} ON ${on}`;
  });
  return [...created, ...indexed];
}
