import { assertionsOf } from '../../api/case-evidence.ts';
import { MAX_CASES, MAX_STEPS, type TestCase } from '../../api/cases/cases.ts';
import type { Execution } from '../../api/resources/execution.ts';
import { type Misfit, notFoundProblem, parseFile } from '../../api/validation.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { parseYaml } from '../../lib/yaml.ts';
import type { Place, Problem, ProblemData } from '../../report/problem.ts';
import { hasKey } from './choice.ts';
import { type Expanded, expandCase, splitTarget } from './expansion.ts';
import { type Path, textsIn, valueAt, writtenPath } from './places.ts';
import { suiteFile, type WrittenSuite } from './schema.ts';

/** A suite file in the form of the API. */
export interface SuiteFile {
  name: string;
  tests: TestCase[];
  tags: string[][];
  /** Cases that do not run. They are not in `tests`. */
  skipped: { title: string; tags: string[]; reason: string }[];
  /** Names of the only servers that it uses; null: all. */
  servers: string[] | null;
  /** Null if the file sets nothing of it. */
  execution: Execution | null;
  /** A suite that an eval service runs as it has it. Without cases: those that come back are planned. */
  saved: { id: string; cases: { id: string; name: string }[] } | null;
  /** What may be meant in another way. It stops nothing. */
  doubts?: Problem[];
  /**
   * The place of what the user wrote for a step of a test, or for the test if `step` is null. `path`
   * leads into it in the words of the API, such as `['arguments', 'price']`, to the nearest place that
   * exists. Tests and steps are counted from 0; for another number, `path` begins at the file's top.
   */
  placeOf: (test: number, step: number | null, path?: Path) => Place;
}

/** What a file is instead of a suite, by how it begins. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  servers: /^\s*\{\s*"(?:mcpServers|inputs|servers":\s*\{)/,
  results: /^\s*(?:<|\{\s*"num[A-Z])/,
  promptfoo: /^"?prompts"?:/m,
  workflow: /^jobs:/m,
  gate: /^(?:[\s{]|#.*\n)*"?(?:min-|max-|regression)/,
};

/**
 * Reads a suite file: YAML or JSON, short form and API steps. Lists all mistakes of form; if there are
 * none, all of meaning, with the suite, which may have more.
 */
export async function parseSuiteFile(
  content: string,
  file: string,
  servers: readonly string[],
): Promise<{ suite: SuiteFile | null; problems: Problem[] }> {
  const format = file.endsWith('.json') ? 'JSON' : 'YAML';
  const text = await parseYaml(content, format);
  const parsed = parseFile(text, file, format, suiteFile);
  if ('problems' in parsed) {
    const isSuite = ['name', 'tests'].every((key) => hasKey(text.value, key));
    const others = isSuite ? [] : Object.entries(OTHERS);
    const [observed] = others.find(([, trait]) => trait.test(content)) ?? [];
    const other = observed && { code: 'type' as const, expected: 'suite', observed };
    return { suite: null, problems: other ? [parsed.problemAt([], other)] : parsed.problems };
  }
  const { value: written, problemAt, placeAt } = parsed;
  const { value: root } = text;
  const expanded = written.tests.flatMap((rows, at) =>
    rows.flatMap((row) => expandCase(row, written, ['tests', at], servers)),
  );
  const ran = expanded.filter(({ skip }) => skip === undefined);
  const problems = new Map<string, Problem>();
  /** Rows and models share the places of their case. */
  const note = (path: Path, data: ProblemData) =>
    problems.set(JSON.stringify([path, data]), problemAt(path, data));
  const limit = (path: Path, what: string, observed: number, max: number) => {
    if (observed > max) note(path, { code: 'range', what, min: null, max });
  };
  for (const { test, origin } of expanded) {
    limit(origin.at, 'string', test.title.length, NAME_LIMIT);
    limit(origin.base, 'steps', test.steps.length, MAX_STEPS);
  }
  limit(['tests'], 'cases', ran.length, MAX_CASES);
  const listed = written.servers && chosenServers(written.servers, servers);
  for (const { path, data } of listed?.misfits ?? []) note(['servers', ...path], data);
  const pathOf = ({ origin, steps }: Expanded, step: number | null, path: Path) =>
    writtenPath(root, steps[step ?? -1] ?? origin, path);
  for (const one of ran) {
    for (const { step, path, assertion } of assertionsOf(one.test)) {
      const tool = 'toolName' in assertion ? String(assertion.toolName) : '';
      const [server = '', meant] = splitTarget(tool, servers);
      if (!servers.includes(server)) continue;
      note(pathOf(one, step, [...path, 'toolName']), { code: 'tool-name', meant });
    }
  }
  // A number such as `1.50` is another text than the one that stands there. By a JSON path it is a value.
  for (const origin of ran.flatMap((one) => [one.origin, ...one.steps])) {
    for (const name of ['text', 'needle', 'expectError']) {
      const path = writtenPath(root, origin, [name]);
      const read = valueAt(root, path);
      const source = text.sourceOf?.(path) ?? String(read);
      const isValue = valueAt(root, [...path.slice(0, -1), 'path']) !== undefined;
      const isOther = typeof read === 'number' && !isValue && source !== String(read);
      if (isOther) note(path, { code: 'quotes', written: source, read: String(read) });
    }
  }
  const captures = ran.flatMap(({ test }) => test.steps.map((one) => Object(one).capture));
  const saved = new Set(captures.flatMap((one) => Object.keys(Object(one))));
  const doubts = textsIn(valueAt(root, ['tests']), ['tests']).flatMap(([read, path]) => {
    const [written, name = ''] = /(?<!\\)\$\{([A-Za-z]\w*)\}/.exec(read) ?? [];
    const nearest = saved.has(name) ? name : undefined;
    if (written !== undefined && (nearest || /^[A-Z\d_]+$/.test(name)))
      return problemAt(path, { code: 'reference', written, variable: '', nearest });
    const source = text.sourceOf?.(path) ?? read;
    const isCut = source.startsWith(`${read} #`);
    return isCut ? problemAt(path, { code: 'quotes', written: source, read }) : [];
  });
  const suite: SuiteFile = {
    doubts,
    name: written.name,
    tests: ran.map(({ test }) => test),
    tags: ran.map(({ tags }) => tags),
    skipped: expanded.flatMap(({ test: { title }, tags, skip: reason }) =>
      reason === undefined ? [] : [{ title, tags, reason }],
    ),
    servers: listed?.names ?? null,
    execution: executionOf(written),
    saved: null,
    placeOf: (test, step, path = []) => {
      const one = ran[test];
      return placeAt(one === undefined ? path : pathOf(one, step, path));
    },
  };
  return { suite, problems: [...problems.values()] };
}

/** The servers that a suite or an input chooses. For one that is not known: what is meant, or all. */
export function chosenServers(chosen: readonly string[], known: readonly string[]) {
  const misfits: Misfit[] = [];
  const names = chosen.flatMap((name, at) => {
    if (known.includes(name)) return name;
    const data = notFoundProblem('server', name, [...known]);
    misfits.push({ path: [at], data });
    return data.nearest ?? known;
  });
  return { names: [...new Set(names)], misfits };
}

/** How the file wants its runs to be carried out; null if it does not say. */
function executionOf(file: WrittenSuite): Execution | null {
  const { name, server, servers, model, provider, runs, tests, ...settings } = file;
  const { connectTimeout, toolTimeout, iterationTimeout, ...others } = settings;
  if (Object.keys(settings).length === 0) return null;
  return {
    ...others,
    connectTimeoutMs: connectTimeout,
    toolTimeoutMs: toolTimeout,
    iterationTimeoutMs: iterationTimeout,
  };
}
