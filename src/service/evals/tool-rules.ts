import { assertionsOf } from '../../api/case-evidence.ts';
import type { TestCase } from '../../api/cases/cases.ts';
import { findServer } from '../../api/cases/steps.ts';
import type { CaseMisfit, ToolLists } from '../../api/resources/evals.ts';
import { notFoundProblem, pathText } from '../../api/validation.ts';
import { runBounded } from '../../judge/bounded.ts';
import { findWeakCases } from '../../judge/weak-cases.ts';
import { isObject } from '../../lib/json-values.ts';
import { NAME_LIMIT, VALUE_LIMIT } from '../../lib/limits.ts';
import { placeOfFile } from '../../report/place.ts';
import { schemaWriter } from '../../report/schemas.ts';
import { MESSAGES } from '../../words/messages.ts';
import { describeProblem } from '../../words/problems.ts';
import type { RunPlan } from '../engine/plan.ts';
import type { Surroundings } from '../surroundings.ts';
import { refuseAll } from './checks.ts';

/** For the arguments of all cases, and for those of one call. */
const ALL_MS = 5_000;
const CALL_MS = 1_000;
/** Most warnings about arguments of a run. */
const MAX_WARNINGS = 20;

type Clean = (text: string) => string;

/**
 * Refuses arguments that do not fit the schemas of their tools, unless the run only warns of them,
 * tools to be never called that no server has, and cases that cannot fail. Knows the tools of the
 * servers that are connected.
 */
export async function checkTools(
  tests: readonly TestCase[],
  { servers, execution }: RunPlan,
  { redactor, onWarning = () => {} }: Surroundings,
): Promise<void> {
  const { argumentCheck = 'refuse' } = execution;
  const clean: Clean = (text) => redactor.text(text, VALUE_LIMIT);
  const checked = argumentCheck === 'off' ? [] : tests;
  const { misfits, unchecked } = await findMisfits(checked, servers, clean);
  if (unchecked.size > 0) onWarning(MESSAGES.unchecked([...unchecked]));
  const isDoubt = ({ data }: CaseMisfit) =>
    argumentCheck === 'warn' ||
    (data.code === 'argument' && data.kind === 'unlisted' && data.nearest === null);
  const { never, others, isSure } = findAbsentTools(tests, servers, clean);
  const isMisspelt = ({ data }: CaseMisfit) => data.code === 'not-found' && data.nearest !== null;
  const refused = misfits.filter((one) => !isDoubt(one));
  const doubts = [
    // In a refused run they are often the other half of what it is refused for.
    ...(refused.length > 0 ? [] : misfits.filter(isDoubt)),
    ...(isSure ? [] : never.filter((one) => !isMisspelt(one))),
  ];
  for (const { test, data } of doubts.slice(0, MAX_WARNINGS)) {
    const title = redactor.text(tests[test]?.title ?? '', NAME_LIMIT);
    onWarning(describeProblem({ place: placeOfFile(title), data }));
  }
  const weak = [...(isSure ? never : never.filter(isMisspelt)), ...(await findWeakCases(tests))];
  const all = [...refused, ...weak];
  // A call of a tool that is gone is a failure of its case, and alone no mistake.
  if (all.length > 0) all.push(...others.filter(isMisspelt));
  const reason = refused.length > 0 ? 'ARGUMENT_MISFIT' : 'NO_EVIDENCE';
  refuseAll(reason, all, () => toolListsOf(servers));
}

/** The servers with their tools, as far as they are known. */
export function toolListsOf(servers: RunPlan['servers']): ToolLists {
  const write = schemaWriter();
  return servers.map(({ id, entry: { name }, inspected }) => {
    const tools = inspected?.listedTools?.map(({ name: tool, inputSchema }) => ({
      name: String(tool),
      inputSchema:
        isObject(inputSchema) && write(inputSchema)?.startsWith('{') ? inputSchema : null,
    }));
    return { id: id ?? '', name, tools: tools ?? null };
  });
}

/** `unchecked` names tools whose schema cannot be used, or not in time. */
async function findMisfits(tests: readonly TestCase[], servers: RunPlan['servers'], clean: Clean) {
  const misfits: CaseMisfit[] = [];
  const unchecked = new Set<string>();
  const endsAt = performance.now() + ALL_MS;
  for (const [test, { steps }] of tests.entries()) {
    for (const [step, one] of steps.entries()) {
      if (one.kind !== 'toolCall') continue;
      const listed = findServer(servers, one)?.inspected?.tools.get(one.toolName);
      const tool = clean(one.toolName);
      if (listed === undefined || unchecked.has(tool)) continue;
      const input = { inputSchema: listed['inputSchema'], args: one.arguments };
      const limitMs = Math.max(0, Math.min(CALL_MS, endsAt - performance.now()));
      const ended = await runBounded('fitArguments', input, limitMs);
      if ('limit' in ended || 'mistake' in ended.value) {
        unchecked.add(tool);
        continue;
      }
      for (const { path, kind, expected, observed, nearest } of ended.value.misfits) {
        // Wrong arguments may be why an error is expected; a misspelt name is not.
        if (one.expectError !== undefined && nearest === null) continue;
        const data = {
          code: 'argument' as const,
          tool,
          kind,
          path: clean(pathText(path)),
          expected: clean(expected),
          observed: clean(observed),
          nearest: nearest === null ? null : clean(nearest),
        };
        // What is missing belongs where its neighbours are.
        const place = kind === 'missing' ? path.slice(0, -1) : path;
        misfits.push({ test, step, path: ['arguments', ...place], data });
      }
    }
  }
  return { misfits, unchecked };
}

/** Tools to be never called, and others, that no server lists. `isSure`: none can have them. */
function findAbsentTools(tests: readonly TestCase[], servers: RunPlan['servers'], clean: Clean) {
  const known = new Set<string>();
  let isListed = true;
  let isSure = true;
  for (const { inspected: one } of servers) {
    isListed &&= one !== null && one.listRefusal === null;
    isSure &&= isListed && !one?.mayChangeTools;
    const names = [...(one?.tools.keys() ?? []), ...(one?.badTools.keys() ?? [])];
    for (const name of names) known.add(clean(name));
  }
  const never: CaseMisfit[] = [];
  const others: CaseMisfit[] = [];
  for (const [test, one] of tests.entries()) {
    const calls = one.steps.flatMap((assertion, step) =>
      'expectError' in assertion ? [] : [{ assertion, step, path: ['toolName'] }],
    );
    for (const { assertion, step, path } of [...calls, ...assertionsOf(one)]) {
      const name = 'toolName' in assertion ? clean(String(assertion.toolName)) : null;
      if (name === null || known.has(name)) continue;
      const data = { ...notFoundProblem('tool', name, [...known]), known: [] };
      const isNever = 'type' in assertion && assertion.type === 'toolNeverCalled';
      if (data.nearest === null && !isListed) continue;
      (isNever ? never : others).push({ test, step, path, data });
    }
  }
  return { never, others, isSure };
}
