import { OWN_LIMITS } from '../../contract/limits.ts';
import { formatPath, type ValidationProblem } from '../../contract/wire/validation.ts';

/** Where a case of an expanded document comes from. */
export interface CaseSource {
  /** Index in the file's list of tests. */
  test: number;
  /** Index of the row that it was made of; null where the test has none. */
  row: number | null;
}

/** A suite file in which each row of `each` has become a case of its own. */
export interface ExpandedRows {
  value: unknown;
  /** One for each case of `value`. */
  sources: CaseSource[];
  /** Paths lead into the file as it was written. */
  problems: ValidationProblem[];
  /** False where it was given up; then nothing else can be said of the file. */
  isWhole: boolean;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{{row.city}}`; with a backslash before it, it is meant as it stands. */
const PLACEHOLDER = /\\?\{\{ ?row\.([^{}\s]{1,200}) ?\}\}/g;
const WHOLE = /^\{\{ ?row\.([^{}\s]{1,200}) ?\}\}$/;
/** What somebody meant as one, whether or not it is. */
const BEGINNING = /\{\{ ?row\./;

/** Members that are texts, of whatever type the value of a row is. */
const TEXTS: ReadonlySet<string> = new Set([
  ...['title', 'prompt', 'needle', 'text', 'uri', 'scenario', 'expectedOutput', 'skip'],
  ...['pattern', 'matches', 'model', 'provider', 'serverName', 'toolName', 'promptName'],
]);
/** Members below which every value is the user's own, and keeps its type. */
const OWN_VALUES: ReadonlySet<string> = new Set([
  ...['arguments', 'args', 'equals', 'contains', 'snapshot', 'schema'],
]);

/**
 * Makes a case of each row of the tests that have `each`. A test or a list of rows that is none is
 * left as it is, for the schema to tell.
 */
export function expandRows(document: unknown): ExpandedRows {
  if (!isObject(document) || !Array.isArray(document['tests'])) {
    return { value: document, sources: [], problems: [], isWhole: true };
  }
  const written: readonly unknown[] = document['tests'];
  const count = written.reduce<number>((sum, test) => sum + (rowsOf(test)?.length ?? 1), 0);
  const given = (message: string): ExpandedRows => ({
    ...{ value: document, sources: [], isWhole: false },
    problems: [{ path: ['tests'], message }],
  });
  const { casesPerSuite, requestBodyBytes } = OWN_LIMITS;
  if (count > casesPerSuite) {
    return given(`there are ${count} cases, each row being one, and a suite has ${casesPerSuite}.`);
  }
  const filling = new Filling();
  try {
    const cases = written.flatMap((one, test) => {
      const rows = rowsOf(one);
      const made = rows === null ? [filling.rowless(one, test)] : filling.ofRows(one, rows, test);
      return made.map(({ value, row }) => ({ value, source: { test, row } }));
    });
    return {
      value: { ...document, tests: cases.map(({ value }) => value) },
      sources: cases.map(({ source }) => source),
      problems: filling.problems,
      isWhole: true,
    };
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    const most = `${requestBodyBytes / 1024 / 1024} MiB`;
    return given(`the cases come to more than ${most}, which one request does not hold.`);
  }
}

/** The rows of a test; null where it has none that could be used. */
function rowsOf(test: unknown): readonly Json[] | null {
  const rows: unknown = isObject(test) ? test['each'] : undefined;
  return Array.isArray(rows) && rows.length > 0 && rows.every(isObject) ? rows : null;
}

type Path = readonly PropertyKey[];
type Fill = (text: string, path: Path, isText: boolean) => unknown;

/** What is around a value. */
interface Surroundings {
  fill: Fill;
  /** Whether it is a part of the user's own values. */
  isOwn: boolean;
  /** Whether all there is can be but a text. */
  holdsTexts?: boolean;
}

/** Whether a member of a step holds texts alone: what an error says, and what fills a prompt in. */
const isOfTexts = (key: string, { kind }: Json): boolean =>
  key === 'expectError' || (key === 'arguments' && kind === 'promptGet');

/** Thrown where the rows make more than one request can carry. */
class TooMuch extends Error {}

/** Puts values of rows in the place of their names. */
class Filling {
  readonly problems: ValidationProblem[] = [];
  /** Characters that may still come about, each value being one at least. */
  #left: number = OWN_LIMITS.requestBodyBytes;

  /** A case without rows: what looks like a value of one is a mistake. */
  rowless(test: unknown, index: number): { value: unknown; row: null } {
    if (!isObject(test) || 'each' in test) return { value: test, row: null };
    const fill = (text: string, path: Path) => {
      const stray = [...text.matchAll(PLACEHOLDER)].find(([found]) => !found.startsWith('\\'));
      if (stray !== undefined) {
        const message = `has ${stray[0]}, but the test has no rows: give it \`each\`, or write \\${stray[0]} for the text itself.`;
        this.problems.push({ path: ['tests', index, ...path], message });
      }
      return text.replace(PLACEHOLDER, (found) => found.slice(found.startsWith('\\') ? 1 : 0));
    };
    return { value: this.#members(test, [], { fill, isOwn: false }), row: null };
  }

  /** The cases of a test with rows. Titles that do not differ get the number of their row. */
  ofRows(test: unknown, rows: readonly Json[], index: number): { value: unknown; row: number }[] {
    const { each: _, ...template } = isObject(test) ? test : {};
    const filled = rows.map((values, row) => {
      const fill: Fill = (text, path, isText) =>
        this.#filled(text, isText, { values, path, test: index, row });
      return { row, value: this.#members(template, [], { fill, isOwn: false }) };
    });
    const titles = Map.groupBy(filled, ({ value }) => value['title']);
    return filled.map(({ row, value }) => {
      const { title } = value;
      const isAlone = titles.get(title)?.length === 1 || typeof title !== 'string';
      return { row, value: isAlone ? value : { ...value, title: `${title} [${row + 1}]` } };
    });
  }

  #filled(
    text: string,
    isText: boolean,
    { values, path, test, row }: { values: Json; path: Path } & { test: number; row: number },
  ): unknown {
    const [, whole] = WHOLE.exec(text) ?? [];
    const value = whole === undefined ? undefined : valueAt(values, whole);
    if (value !== undefined && !isText) {
      this.#spend(JSON.stringify(value).length);
      return value;
    }
    // It is that of the test, whatever the row.
    if (row === 0 && BEGINNING.test(text.replace(PLACEHOLDER, ''))) {
      const message = 'has a `{{row.` without a name and `}}` behind it, as in `{{row.city}}`.';
      this.problems.push({ path: ['tests', test, ...path], message });
    }
    this.#spend(text.length);
    return text.replace(PLACEHOLDER, (found, name: string) => {
      if (found.startsWith('\\')) return found.slice(1);
      const inside = valueAt(values, name);
      if (inside === undefined) {
        const message = `has no \`${name}\`, which ${formatPath(path)} of the test asks for.`;
        this.problems.push({ path: ['tests', test, 'each', row], message });
        return found;
      }
      const said = typeof inside === 'string' ? inside : JSON.stringify(inside);
      this.#spend(said.length);
      return said;
    });
  }

  #spend(characters: number): void {
    this.#left -= characters;
    if (this.#left < 0) throw new TooMuch();
  }

  /** A copy with another value for each text; names of members stay. */
  #members(value: Json, path: Path, { fill, isOwn, holdsTexts = false }: Surroundings): Json {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const texts = holdsTexts || (!isOwn && isOfTexts(key, value));
        const how = {
          fill,
          isOwn: isOwn || (!texts && OWN_VALUES.has(key)),
          holdsTexts: texts,
          isText: holdsTexts || (!isOwn && TEXTS.has(key)),
        };
        return [key, this.#walk(item, [...path, key], how)];
      }),
    );
  }

  #walk(value: unknown, path: Path, how: Surroundings & { isText: boolean }): unknown {
    this.#spend(1);
    if (typeof value === 'string') return how.fill(value, path, how.isText);
    if (Array.isArray(value)) return value.map((item, at) => this.#walk(item, [...path, at], how));
    return isObject(value) ? this.#members(value, path, how) : value;
  }
}

/** What a name with dots leads to in a row; undefined where there is nothing. */
function valueAt(row: Json, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      row,
    );
}
