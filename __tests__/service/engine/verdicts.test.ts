/** What is judged after the steps. */
import { expect, test } from '@jest/globals';
import type { Assertion, TranscriptAssertion } from '../../../src/api/cases/assertions.ts';
import { matchRulesOf, type TestCase } from '../../../src/api/cases/cases.ts';
import type { Step } from '../../../src/api/cases/steps.ts';
import type { ModelFailure } from '../../../src/judge/record.ts';
import type { Failure } from '../../../src/report/failure.ts';
import { CasePass } from '../../../src/service/engine/case-pass.ts';
import { Run, Slot } from '../../../src/service/engine/slot.ts';
import { Transcript } from '../../../src/service/engine/transcript.ts';
import { call, Place, planOf, testInOneRun } from '../../support/engine.ts';
import { failureOf } from '../../support/failures.ts';
import { surroundingsOf } from '../../support/service.ts';

const place = new Place();

const steps = [call('count', { id: '1', arguments: { a: 1 } }), call('order', { id: '2' })];
const claim = (assertion: Assertion, id = 'a'): Step => ({ id, kind: 'assert', assertion });
const called = (toolName: string, args: Record<string, unknown> = {}): TranscriptAssertion => {
  return { type: 'toolCalledWith', toolName, args: { args } };
};
const caseOf = (more: Partial<TestCase>): TestCase => ({ title: 'a case', steps, ...more });
const exact = { toolCallOrder: 'exact' } as const;
const inOrder = { toolCallOrder: 'in-order' } as const;
const both = [claim(called('count')), claim(called('order'), 'b')];

const rows: [string, Partial<TestCase>, object[]][] = [
  ['no order', { steps: [...steps, ...both.toReversed()] }, []],
  ['in this order', { steps: [...steps, ...both], matchOptions: exact }, []],
  [
    'in another order',
    { steps: [...steps, ...both.toReversed()], matchOptions: inOrder },
    [{ type: 'matchOptions' }],
  ],
  [
    'a call too many',
    { steps: [...steps, claim(called('count'))], matchOptions: exact },
    [{ type: 'matchOptions', step: null }],
  ],
  [
    'other arguments',
    { steps: [...steps, claim(called('count', { a: 2 }), 'x')], matchOptions: inOrder },
    [{ type: 'toolCalledWith', step: 'x' }],
  ],
  ['no expected call', { matchOptions: { maxExtraToolCalls: 1 } }, [{ type: 'matchOptions' }]],
  ['the whole case', { predicates: { mode: 'replace', list: [called('order')] } }, []],
  [
    'the whole case, missed',
    { predicates: { mode: 'extend', list: [{ type: 'toolNeverCalled', toolName: 'order' }] } },
    [{ type: 'toolNeverCalled', step: null, server: null }],
  ],
];

testInOneRun(
  place,
  rows.map(([name, more, failures]) => [name, caseOf(more), failures] as const),
);

const noAnswer = failureOf('a model: empty') as ModelFailure;
const never = claim({ type: 'toolNeverCalled', toolName: 'count' });
const noErrors = claim({ type: 'noToolErrors' }, 'b');

test.each<[string, Partial<TestCase>, string[], object[]]>([
  ['never called', { steps: [never, noErrors] }, [], [noAnswer]],
  ['what failed stays failed', { steps: [never, noErrors] }, ['count'], [{ step: 'a' }, noAnswer]],
  ['what was called was called', { steps: [claim(called('count'))] }, ['count'], []],
  [
    'a limit of extra calls',
    { steps: [claim(called('count'))], matchOptions: exact },
    ['count'],
    [noAnswer],
  ],
  ['any text', { steps: [claim({ type: 'responseMatches', pattern: 'x*' })] }, [], [noAnswer]],
  ['a call is wanted', { steps: [claim(called('count'))] }, ['order'], [noAnswer]],
  ['in order', { steps: [claim(called('count'))], matchOptions: inOrder }, [], [noAnswer]],
  ['calls too many', { steps: [], matchOptions: exact }, ['count'], [{ type: 'matchOptions' }]],
  [
    'another call first',
    { steps: [claim({ type: 'firstToolWas', toolName: 'count' })] },
    ['order'],
    [{ type: 'firstToolWas' }],
  ],
  ['a text', { steps: [claim({ type: 'responseContains', needle: 'x' })] }, [], [noAnswer]],
  ['no call is wanted', { steps: [], isNegativeTest: true }, [], [noAnswer]],
  [
    'a call that is not wanted',
    { steps: [], isNegativeTest: true },
    ['count'],
    [{ type: 'isNegativeTest', observed: 'count' }],
  ],
  [
    'the whole case',
    { steps: [], predicates: { mode: 'extend', list: [{ type: 'noToolErrors' }] } },
    [],
    [noAnswer],
  ],
])('without an answer: %s', async (_name, more, calls, expected) => {
  const surroundings = surroundingsOf();
  const plan = planOf({});
  const slot = new Slot(new Run(plan, surroundings, true));
  const transcript = new Transcript(surroundings);
  transcript.beginPrompt('hi');
  for (const name of calls) transcript.beginCall(name, {}, 'model');
  transcript.endWithoutAnswer(noAnswer);
  const failures = new Set<Failure>();
  const test = caseOf(more);
  const rules = matchRulesOf(test.matchOptions);
  const { redactor } = surroundings;
  const said = { test, model: null, messages: [] };
  const place = { ...said, slot, transcript, redactor, rules, signal: plan.cancel.signal };
  const pass = new CasePass(place, (failure) => {
    if (failure !== null) failures.add(failure);
  });
  expect(await pass.run(test.steps)).toBe(true);
  expect([...failures]).toMatchObject(expected);
});
