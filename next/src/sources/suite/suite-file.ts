import { MAX_CASES, MAX_STEPS, type TestCase } from '../../api/cases/cases.ts';
import type { Execution } from '../../api/resources/execution.ts';
import { MAX_PROBLEMS, parseFile } from '../../api/validation.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { parseYaml } from '../../lib/yaml.ts';
import type { Place, Problem, ProblemData } from '../../report/problem.ts';
import { type Expanded, expandCase } from './expansion.ts';
import { type Path, valueAt, writtenPath } from './places.ts';
import { suiteFile, type WrittenSuite } from './schema.ts';

/** A suite file in the form of the API. */
export interface SuiteFile {
  name: string;
  tests: TestCase[];
  /** Tags of each test. */
  tags: string[][];
  /** Cases that do not run. They are not in `tests`. */
  skipped: { title: string; reason: string }[];
  /** Null if the file sets nothing of it. */
  execution: Execution | null;
  /**
   * The exact place of what the user wrote for a step of a test, or for the test if `step` is null.
   * `path` leads into it in the words of the API, such as `['arguments', 'price']`. The nearest place
   * that exists counts. Tests and steps are counted from 0.
   */
  placeOf: (test: number, step: number | null, path?: Path) => Place;
}

/**
 * Reads a suite file: YAML or JSON, short form and API steps. Lists all mistakes at once.
 *
 * @param servers names of the servers that it can call
 */
export async function parseSuiteFile(
  content: string,
  file: string,
  servers: readonly string[],
): Promise<{ suite: SuiteFile } | { problems: Problem[] }> {
  const format = file.endsWith('.json') ? 'JSON' : 'YAML';
  const text = await parseYaml(content);
  const parsed = parseFile(text, file, format, suiteFile);
  if ('problems' in parsed) return parsed;
  const { placeAt, problemAt, value: written } = parsed;
  const suite: SuiteFile = {
    name: written.name,
    tests: [],
    tags: [],
    skipped: [],
    execution: executionOf(written),
    placeOf: (test, step, path = []) => {
      const one = tests[test];
      const origin = (step === null ? undefined : one?.steps[step]) ?? one?.origin;
      return placeAt(origin === undefined ? [] : writtenPath(text.value, origin, path));
    },
  };
  const tests: Expanded[] = [];
  const problems: Problem[] = [];
  const noted = new Set<string>();
  /** Rows and models share the places of their case. */
  const note = (path: Path, data: ProblemData) => {
    const place = JSON.stringify(path);
    if (!noted.has(place)) problems.push(problemAt(path, data));
    noted.add(place);
  };
  const limit = (path: Path, what: string, observed: number, max: number) => {
    if (observed > max) note(path, { code: 'range', what, min: null, max });
  };
  written.tests.forEach((rows, index) => {
    const base = ['tests', index];
    for (const row of rows) {
      for (const one of expandCase(row, written, base, servers)) {
        limit([...base, 'title'], 'string', one.test.title.length, NAME_LIMIT);
        limit(base, 'steps', one.test.steps.length, MAX_STEPS);
        if (row.skip === undefined) {
          tests.push(one);
          suite.tests.push(one.test);
          suite.tags.push(row.tags ?? []);
        } else suite.skipped.push({ title: one.test.title, reason: row.skip });
      }
    }
  });
  limit(['tests'], 'cases', tests.length, MAX_CASES);
  // A number such as `1.50` is another text than the one that stands there.
  for (const origin of tests.flatMap((one) => one.steps)) {
    for (const name of ['text', 'needle', 'expectError']) {
      const path = writtenPath(text.value, origin, [name]);
      const value = valueAt(text.value, path);
      const source = text.sourceOf?.(path) ?? '';
      if (typeof value !== 'number' && typeof value !== 'boolean') continue;
      if (source === '' || source === String(value) || value === true) continue;
      note(path, { code: 'quotes', written: source, read: String(value) });
    }
  }
  return problems.length > 0 ? { problems: problems.slice(0, MAX_PROBLEMS) } : { suite };
}

/** How the file wants its runs to be carried out; null if it does not say. */
function executionOf(file: WrittenSuite): Execution | null {
  const written = {
    isolation: file.isolation,
    concurrency: file.concurrency,
    connectTimeoutMs: file.connectTimeout,
    toolTimeoutMs: file.toolTimeout,
    iterationTimeoutMs: file.iterationTimeout,
    maxTurns: file.maxTurns,
    argumentCheck: file.argumentCheck,
    setup: file.setup,
    teardown: file.teardown,
  };
  return Object.values(written).every((value) => value === undefined) ? null : written;
}
