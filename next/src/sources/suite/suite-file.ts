import * as z from 'zod';
import { type Assertion, assertion } from '../../api/cases/assertions.ts';
import { MAX_CASES, MAX_RUNS, MAX_STEPS, type TestCase } from '../../api/cases/cases.ts';
import { isAsked } from '../../api/cases/models.ts';
import { asksServer, type Step, step } from '../../api/cases/steps.ts';
import { type Execution, execution, LONGEST_MS } from '../../api/resources/execution.ts';
import { writtenText } from '../../api/resources/shapes.ts';
import { addMisfit, MAX_PROBLEMS, parse, parseFile } from '../../api/validation.ts';
import { parseYaml } from '../../lib/yaml.ts';
import type { Place, Problem } from '../../report/problem.ts';

const text = () => z.string().min(1).max(100_000);
/** Parses by the schema that a look at the value picks: its mistakes are those of this schema. */
function choose<Schema extends z.ZodType>(pick: (value: unknown) => Schema) {
  return z.unknown().transform((value, context): z.output<Schema> => {
    const parsed = parse(pick(value), value);
    if ('value' in parsed) return parsed.value;
    for (const { path, data } of parsed.misfits) addMisfit(context, path, data);
    return z.NEVER;
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasKey = (value: unknown, key: string) => isObject(value) && key in value;

/** Texts that people write without quotes. */
const scalar = choose((value) => {
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? z.literal(value).transform(String) : text();
});

const comparison = z
  .strictObject({ contains: scalar.optional(), equals: scalar.optional() })
  .transform(({ contains, equals }, context): Assertion => {
    if (contains === undefined && equals === undefined) {
      addMisfit(context, [], { code: 'needs', key: 'expect', other: ['contains', 'equals'] });
    } else if (contains !== undefined && equals !== undefined) {
      addMisfit(context, [], { code: 'conflict', key: 'contains', other: 'equals' });
    }
    if (equals !== undefined) return { type: 'textEquals', text: equals };
    return { type: 'textContains', text: contains ?? '' };
  });
const containedText = scalar.transform(
  (value): Assertion => ({ type: 'textContains', text: value }),
);
const expectation = choose((value) => {
  if (!isObject(value)) return containedText;
  return hasKey(value, 'type') ? assertion : comparison;
});

/** Keys of a call, in a case or in a step. */
const callKeys = {
  call: writtenText(),
  server: writtenText().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  expect: choose((value) =>
    Array.isArray(value) ? z.array(expectation).min(1) : expectation.transform((one) => [one]),
  ).optional(),
  error: choose((value) => (typeof value === 'boolean' ? z.literal(true) : text())).optional(),
};

/** An expected error is judged by its own text. A server is named once. */
const refuseBoth: z.core.CheckFn<z.output<z.ZodObject<typeof callKeys>>> = ({ value, issues }) => {
  const conflict = (key: string, other: string) => {
    const params = { data: { code: 'conflict', key, other } };
    issues.push({ code: 'custom', path: [other], params, input: value });
  };
  if (value.error !== undefined && value.expect !== undefined) conflict('error', 'expect');
  if (value.call.includes('/') && value.server !== undefined) conflict('call', 'server');
};
const call = z.strictObject(callKeys).check(refuseBoth);
const caseKeys = { title: writtenText(), runs: z.int().min(1).max(MAX_RUNS).optional() };

const caseOfSteps = z.strictObject({
  ...caseKeys,
  steps: z
    .array(choose((value) => (hasKey(value, 'kind') ? step : call)))
    .min(1)
    .max(MAX_STEPS),
});
const caseOfCall = z.strictObject({ ...caseKeys, ...callKeys }).check(refuseBoth);

const SECOND_MS = 1_000;
const seconds = () =>
  z
    .number()
    .min(1 / SECOND_MS)
    .max(LONGEST_MS / SECOND_MS)
    .transform((value) => Math.round(value * SECOND_MS))
    .optional();
/** A line for the shell, or a program and its arguments. */
const command = choose((value) =>
  Array.isArray(value) ? z.array(z.string()).min(1) : text(),
).optional();

const suiteFile = z.strictObject({
  name: writtenText(),
  server: writtenText().optional(),
  model: writtenText().optional(),
  isolation: execution.shape.isolation,
  concurrency: execution.shape.concurrency,
  connectTimeout: seconds(),
  toolTimeout: seconds(),
  iterationTimeout: seconds(),
  setup: command,
  teardown: command,
  tests: z
    .array(choose((value) => (hasKey(value, 'steps') ? caseOfSteps : caseOfCall)))
    .min(1)
    .max(MAX_CASES),
});

/** A suite file in the form of the API. */
export interface SuiteFile {
  name: string;
  tests: TestCase[];
  /** Null if the file sets nothing of it. */
  execution: Execution | null;
  /** Where a step of a case stands in the file, or its title. Both are counted from 0. */
  placeOf: (test: number, step: number | null) => Place;
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
  const parsed = parseFile(await parseYaml(content), file, format, suiteFile);
  if ('problems' in parsed) return parsed;
  const { placeAt, problemAt } = parsed;
  const { name, server, model, tests } = parsed.value;
  const places: Place[][] = [];
  const problems: Problem[] = [];
  const cases = tests.map((written, index): TestCase => {
    const { title, runs } = written;
    const path = ['tests', index];
    const parts = 'steps' in written ? written.steps : [written];
    const own: Place[] = [];
    const steps = parts.flatMap((part, at) => {
      const expanded = 'kind' in part ? [part] : expandCall(part, `step-${at + 1}`, servers);
      const place = placeAt('steps' in written ? [...path, 'steps', at] : path);
      own.push(...expanded.map(() => place));
      return expanded.map((one) => withServer(one, server));
    });
    if (steps.length > MAX_STEPS) {
      problems.push(problemAt(path, { code: 'range', what: 'steps', min: null, max: MAX_STEPS }));
    }
    places.push(own);
    const of = model === undefined || !isAsked({ steps }) ? {} : { model };
    return runs === undefined ? { title, ...of, steps } : { title, runs, ...of, steps };
  });
  if (problems.length > 0) return { problems: problems.slice(0, MAX_PROBLEMS) };
  const placeOf = (test: number, at: number | null) =>
    at === null ? placeAt(['tests', test, 'title']) : (places[test]?.[at] ?? placeAt([]));
  return { suite: { name, tests: cases, execution: executionOf(parsed.value), placeOf } };
}

/** How the file wants its runs to be carried out; null if it does not say. */
function executionOf(file: z.output<typeof suiteFile>): Execution | null {
  const written = {
    isolation: file.isolation,
    concurrency: file.concurrency,
    connectTimeoutMs: file.connectTimeout,
    toolTimeoutMs: file.toolTimeout,
    iterationTimeoutMs: file.iterationTimeout,
    setup: file.setup,
    teardown: file.teardown,
  };
  return Object.values(written).every((value) => value === undefined) ? null : written;
}

/** Expands a short call to the API's steps: the call, then an assertion for each expectation. */
function expandCall(
  written: z.output<typeof call>,
  id: string,
  servers: readonly string[],
): Step[] {
  const [named, tool] = splitCall(written.call, servers);
  const serverName = named ?? written.server;
  const { error } = written;
  const toolCall: Step = { id, kind: 'toolCall', toolName: tool, arguments: written.with ?? {} };
  if (serverName !== undefined) toolCall.serverName = serverName;
  if (error !== undefined) toolCall.expectError = error === true ? true : { contains: error };
  const asserts = (written.expect ?? []).map((one, at): Step => {
    return { id: `${id}-expect-${at + 1}`, kind: 'assert', assertion: one };
  });
  return [toolCall, ...asserts];
}

/** Splits `server/tool`. Names of both can have slashes, so that a known server wins. */
function splitCall(text: string, servers: readonly string[]): [string | undefined, string] {
  const known = servers.filter((server) => text.startsWith(`${server}/`));
  const longest = known.sort((a, b) => b.length - a.length)[0];
  const slash = longest?.length ?? text.indexOf('/');
  return slash < 1 ? [undefined, text] : [text.slice(0, slash), text.slice(slash + 1)];
}

function withServer(one: Step, server: string | undefined): Step {
  const isSet = !asksServer(one) || one.serverName !== undefined || server === undefined;
  return isSet ? one : { ...one, serverName: server };
}
