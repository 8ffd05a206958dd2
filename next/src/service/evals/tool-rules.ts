import { cannotFail, limitsCalls, promptChecks, type StepMisfit } from '../../api/case-evidence.ts';
import type { CaseMisfit } from '../../api/case-rules.ts';
import type { Assertion } from '../../api/cases/assertions.ts';
import type { TestCase } from '../../api/cases/cases.ts';
import { capturesAnything } from '../../api/cases/references.ts';
import { pathText } from '../../api/validation.ts';
import type { WrittenCalls } from '../../judge/argument-fit.ts';
import { runBounded } from '../../judge/bounded.ts';
import { NAME_LIMIT, VALUE_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { placeOfFile } from '../../report/place.ts';
import type { ProblemData, Vacuity } from '../../report/problem.ts';
import { warnUnchecked } from '../../words/messages.ts';
import { describeProblem } from '../../words/problems.ts';
import { findServer, type RunPlan } from '../engine/plan.ts';
import type { Surroundings } from '../surroundings.ts';
import { refuseAll } from './checks.ts';

/** For the arguments of all cases, and for those of one tool. */
const ALL_MS = 5_000;
const TOOL_MS = 1_000;
/** Most warnings about arguments of a run. */
const MAX_WARNINGS = 20;

/**
 * Refuses arguments that do not fit the schemas of their tools, unless the run only warns of them, and
 * cases that cannot fail with these tools. Knows the tools of the servers that are connected.
 */
export async function checkTools(
  tests: readonly TestCase[],
  { servers, execution }: RunPlan,
  { redactor, onWarning = () => {} }: Surroundings,
): Promise<void> {
  const { argumentCheck = 'refuse' } = execution;
  const groups = argumentCheck === 'off' ? [] : groupCalls(tests, servers);
  const { misfits, unchecked } = await compareAll(groups, redactor);
  if (unchecked.length > 0) onWarning(warnUnchecked(unchecked));
  if (argumentCheck === 'refuse') refuseAll('ARGUMENT_MISFIT', misfits);
  for (const { test, step, path, data } of misfits.slice(0, MAX_WARNINGS)) {
    const at = pathText(['steps', step ?? 0, ...path]);
    const title = redactor.text(tests[test]?.title ?? '', NAME_LIMIT);
    onWarning(describeProblem({ place: placeOfFile(title, at), data }));
  }
  refuseAll('NO_EVIDENCE', await findWeakCases(tests, servers));
}

/** The calls of a tool in all cases. */
interface ToolCalls {
  tool: string;
  inputSchema: unknown;
  calls: (WrittenCalls['calls'][number] & { test: number; step: number })[];
}

/** Calls whose tool is known and whose arguments are compared with its schema. */
function groupCalls(tests: readonly TestCase[], servers: RunPlan['servers']): ToolCalls[] {
  const groups = new Map<unknown, ToolCalls>();
  for (const [test, { steps }] of tests.entries()) {
    const hasCaptures = capturesAnything(steps);
    for (const [step, one] of steps.entries()) {
      if (one.kind !== 'toolCall' || one.expectError !== undefined) continue;
      const { toolName: tool, arguments: args } = one;
      const listed = findServer(servers, one)?.inspected?.tools.get(tool);
      if (listed === undefined) continue;
      const { inputSchema } = listed;
      const group = groups.get(listed) ?? { tool, inputSchema, calls: [] };
      group.calls.push({ test, step, arguments: args, hasCaptures });
      groups.set(listed, group);
    }
  }
  return [...groups.values()];
}

/** `unchecked` names tools whose schema cannot be used, or not in time. */
async function compareAll(groups: readonly ToolCalls[], redactor: Redactor) {
  const misfits: CaseMisfit[] = [];
  const unchecked: string[] = [];
  const clean = (text: string) => redactor.text(text, VALUE_LIMIT);
  let leftMs = ALL_MS;
  for (const { tool, inputSchema, calls } of groups) {
    const since = performance.now();
    const limitMs = Math.max(0, Math.min(TOOL_MS, leftMs));
    const ended = await runBounded('fitArguments', { inputSchema, calls }, limitMs);
    leftMs -= Math.ceil(performance.now() - since);
    if ('limit' in ended || 'mistake' in ended.value) {
      unchecked.push(clean(tool));
      continue;
    }
    for (const [at, found] of ended.value.misfits.entries()) {
      const { test = 0, step = 0 } = calls[at] ?? {};
      for (const { path, kind, expected, observed, nearest } of found) {
        // What is missing belongs where its neighbours are.
        const place = kind === 'missing' ? path.slice(0, -1) : path;
        const data: ProblemData = {
          code: 'argument',
          tool: clean(tool),
          path: clean(pathText(path)),
          kind,
          expected: clean(expected),
          observed: clean(observed),
          nearest: nearest === null ? null : clean(nearest),
        };
        misfits.push({ test, step, path: ['arguments', ...place], data });
      }
    }
  }
  return { misfits, unchecked };
}

/** Cases with a prompt all of whose checks hold whatever the model does. */
async function findWeakCases(
  tests: readonly TestCase[],
  servers: RunPlan['servers'],
): Promise<CaseMisfit[]> {
  const known = knownTools(servers);
  const found: CaseMisfit[] = [];
  for (const [test, one] of tests.entries()) {
    if (limitsCalls(one)) continue;
    const weak: StepMisfit[] = [];
    const checks = promptChecks(one);
    for (const check of checks) {
      const reason = await weaknessOf(check.assertion, known);
      if (reason === null) break;
      weak.push(cannotFail(check, reason));
    }
    if (weak.length < checks.length) continue;
    for (const { step, path, data } of weak) found.push({ test, step, path, data });
  }
  return found;
}

async function weaknessOf(
  assertion: Assertion,
  known: ReadonlySet<string> | null,
): Promise<Vacuity | null> {
  if (assertion.type === 'toolNeverCalled') {
    return known === null || known.has(String(assertion.toolName)) ? null : 'unknown-tool';
  }
  if (assertion.type !== 'responseMatches') return null;
  const matched = await runBounded('matchesAnyText', String(assertion.pattern));
  return 'value' in matched && matched.value ? 'any-text' : null;
}

/** Names of the tools of all servers; null if a server may have others. */
function knownTools(servers: RunPlan['servers']): ReadonlySet<string> | null {
  const names = new Set<string>();
  for (const { inspected } of servers) {
    if (inspected === null || inspected.listRefusal !== null || inspected.mayChangeTools)
      return null;
    for (const list of [inspected.tools, inspected.badTools]) {
      for (const name of list.keys()) names.add(name);
    }
  }
  return names;
}
