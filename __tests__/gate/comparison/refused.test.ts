/** Which cases that a run was refused for are failures, and which are mistakes of the user. */
import { expect, test } from '@jest/globals';
import { placeOfFile } from '../../../src/report/place.ts';
import type { Policy } from '../../../src/report/policy.ts';
import type { Problem, ProblemData } from '../../../src/report/problem.ts';
import type { ReportCase } from '../../../src/report/report.ts';
import { FOUND, missingBaseline } from '../../support/comparisons.ts';
import { judge } from '../../support/gate.ts';
import { caseOf, reportOf, serverOf } from '../../support/reports.ts';

const schemaOf = (...required: string[]) =>
  JSON.stringify({ properties: Object.fromEntries(required.map((one) => [one, {}])), required });
const BASE = serverOf({ list: schemaOf('region'), drop: schemaOf('id'), same: schemaOf() });
const HEAD = serverOf({ list: schemaOf('zone'), same: schemaOf() });
const fit = { path: 'zone', expected: 'zone', observed: '', nearest: null };
const misfit = (tool: string): ProblemData => ({ code: 'argument', kind: 'missing', tool, ...fit });
const noTool = (name: string): ProblemData => {
  return { code: 'not-found', what: 'tool', name, nearest: null, known: [] };
};

const MUTED = { quarantine: [{ case: 'a', reason: 'r', owner: 'o', expires: '2099-01-01' }] };
interface Sides {
  before?: ReportCase[];
  after?: Partial<ReportCase>;
  policy?: Policy;
  hasBaseline?: boolean;
  more?: ProblemData[];
}
/** A run that is refused for a case, which passed before. */
function refused(data: ProblemData, { before, after, policy = {}, hasBaseline, more }: Sides) {
  const one = caseOf('a', '', { planned: 1, definition: 'd', ...after });
  const problems = [data, ...(more ?? [])].map((each): Problem => {
    return { place: { ...placeOfFile('s.yaml'), line: 7 }, data: each, cases: [one.identity] };
  });
  const cases = [one, caseOf('b', '', { planned: 1 })];
  const report = reportOf(cases, { problems, servers: [HEAD] });
  const was = [caseOf('a', 'p', { definition: 'd' }), caseOf('b', 'p')];
  const base = reportOf(before ?? was, { servers: [BASE] });
  const found = hasBaseline === false ? null : base;
  const facts = found === null ? missingBaseline() : FOUND;
  const baseline = { facts, report: found };
  const verdict = judge(report, policy, baseline);
  const failures = report.cases.flatMap(({ iterations }) => iterations.flatMap((i) => i.failures));
  // A job that publishes judges what another one found.
  const again = judge(structuredClone(report), policy, baseline);
  expect([again.value, again.comparison]).toEqual([verdict.value, verdict.comparison]);
  return { value: verdict.value, report, verdict, kinds: failures.map(({ kind }) => kind) };
}

test('a part that is refused takes no results of others', () => {
  const problems: Problem[] = [{ place: placeOfFile('s.yaml'), data: noTool('lst'), cases: ['x'] }];
  const report = reportOf([caseOf('a', 'p'), caseOf('x', '')], { problems });
  expect(judge(report, {}).value).toBe('invalid');
  expect(report.cases.map(({ title }) => title)).toEqual(['a']);
});

test.each<[string, ProblemData, Sides, string, string[]]>([
  ['an argument of a changed tool', misfit('list'), {}, 'failed', ['arguments']],
  ['a tool that is gone', noTool('drop'), {}, 'failed', ['missing-tool']],
  ['both', misfit('list'), { more: [noTool('drop')] }, 'failed', ['arguments', 'missing-tool']],
  ['a rate', misfit('list'), { policy: { 'min-pass-rate': 10 } }, 'failed', ['arguments']],
  ['in quarantine', misfit('list'), { policy: MUTED }, 'incomplete', ['arguments']],
  ['no regression', misfit('list'), { policy: { regression: 'off' } }, 'invalid', []],
  ['no baseline', misfit('list'), { hasBaseline: false }, 'invalid', []],
  ['a tool that did not change', misfit('same'), {}, 'invalid', []],
  ['a tool that never was', noTool('lst'), {}, 'invalid', []],
  ['another case', misfit('list'), { after: { definition: 'e' } }, 'invalid', []],
  ['a new case', misfit('list'), { before: [caseOf('b', 'p')] }, 'invalid', []],
  ['one that did not run', misfit('list'), { before: [caseOf('a', '?')] }, 'invalid', []],
  ['another mistake too', misfit('list'), { more: [misfit('same')] }, 'invalid', ['arguments']],
  ['failed before', misfit('list'), { before: [caseOf('a', 'f')] }, 'failed', ['arguments']],
])('%s', (_title, data, sides, value, kinds) => {
  const found = refused(data, sides);
  expect([found.value, found.kinds]).toEqual([value, kinds]);
  const { report, verdict } = found;
  expect(report.cases).toHaveLength(kinds.length > 0 ? 2 : 0);
  const left = value === 'invalid' ? 1 : 0;
  expect(report.problems).toHaveLength(left);
  if (value !== 'failed') return;
  const passed = sides.before === undefined ? 1 : 0;
  expect(verdict.comparison).toMatchObject({ compared: 1, regressed: { length: passed } });
});
