import { limitsCalls, promptChecks } from '../../api/case-evidence.ts';
import type { CaseMisfit } from '../../api/case-rules.ts';
import type { Assertion } from '../../api/cases/assertions.ts';
import type { TestCase } from '../../api/cases/cases.ts';
import { capturesAnything } from '../../api/cases/references.ts';
import { pathText } from '../../api/validation.ts';
import { runBounded } from '../../judge/bounded.ts';
import { NAME_LIMIT, VALUE_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { placeOfFile } from '../../report/place.ts';
import type { Vacuity } from '../../report/problem.ts';
import { warnUnchecked } from '../../words/messages.ts';
import { describeProblem } from '../../words/problems.ts';
import { findServer, type RunPlan } from '../engine/plan.ts';
import type { Surroundings } from '../surroundings.ts';
import { refuseAll } from './checks.ts';

/** For the arguments of all cases, and for those of one call. */
const ALL_MS = 5_000;
const CALL_MS = 1_000;
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
  if (argumentCheck !== 'off') {
    const { misfits, unchecked } = await findMisfits(tests, servers, redactor);
    if (unchecked.size > 0) onWarning(warnUnchecked([...unchecked]));
    if (argumentCheck === 'refuse') refuseAll('ARGUMENT_MISFIT', misfits);
    for (const { test, step, path, data } of misfits.slice(0, MAX_WARNINGS)) {
      const at = pathText(['steps', step ?? 0, ...path]);
      const title = redactor.text(tests[test]?.title ?? '', NAME_LIMIT);
      onWarning(describeProblem({ place: placeOfFile(title, at), data }));
    }
  }
  refuseAll('NO_EVIDENCE', await findWeakCases(tests, servers));
}

/** `unchecked` names tools whose schema cannot be used, or not in time. */
async function findMisfits(
  tests: readonly TestCase[],
  servers: RunPlan['servers'],
  redactor: Redactor,
) {
  const misfits: CaseMisfit[] = [];
  const unchecked = new Set<string>();
  const clean = (text: string) => redactor.text(text, VALUE_LIMIT);
  const endsAt = performance.now() + ALL_MS;
  for (const [test, { steps }] of tests.entries()) {
    const hasCaptures = capturesAnything(steps);
    for (const [step, one] of steps.entries()) {
      if (one.kind !== 'toolCall' || one.expectError !== undefined) continue;
      const listed = findServer(servers, one)?.inspected?.tools.get(one.toolName);
      const tool = clean(one.toolName);
      if (listed === undefined || unchecked.has(tool)) continue;
      const input = { inputSchema: listed['inputSchema'], args: one.arguments, hasCaptures };
      const limitMs = Math.max(0, Math.min(CALL_MS, endsAt - performance.now()));
      const ended = await runBounded('fitArguments', input, limitMs);
      if ('limit' in ended || 'mistake' in ended.value) {
        unchecked.add(tool);
        continue;
      }
      for (const { path, kind, expected, observed, nearest } of ended.value.misfits) {
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

/** Cases with a prompt all of whose checks hold whatever the model does. */
async function findWeakCases(
  tests: readonly TestCase[],
  servers: RunPlan['servers'],
): Promise<CaseMisfit[]> {
  const found: CaseMisfit[] = [];
  for (const [test, one] of tests.entries()) {
    const weak: CaseMisfit[] = [];
    const checks = limitsCalls(one) ? [] : promptChecks(one);
    for (const { assertion, step, path } of checks) {
      const reason = await weaknessOf(assertion, servers);
      if (reason === null) break;
      weak.push({ test, step, path, data: { code: 'cannot-fail', reason } });
    }
    if (weak.length === checks.length) found.push(...weak);
  }
  return found;
}

async function weaknessOf(
  assertion: Assertion,
  servers: RunPlan['servers'],
): Promise<Vacuity | null> {
  if (assertion.type === 'responseMatches') {
    const matched = await runBounded('matchesAnyText', assertion.pattern);
    return 'value' in matched && matched.value ? 'any-text' : null;
  }
  if (assertion.type !== 'toolNeverCalled') return null;
  const { toolName } = assertion;
  // A server whose tools are not known, or may change, may have it.
  const mayHaveIt = servers.some(({ inspected: known }) => {
    if (known === null || known.listRefusal !== null || known.mayChangeTools) return true;
    return known.tools.has(toolName) || known.badTools.has(toolName);
  });
  return mayHaveIt ? null : 'unknown-tool';
}
