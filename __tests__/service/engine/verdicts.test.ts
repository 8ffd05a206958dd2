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
const [turned, count] = [both.toReversed(), claim(called('count'))];
const count2 = claim(called('count', { a: 2 }), 'x');
const noOrder = { type: 'toolNeverCalled', toolName: 'order' } as const;
const ofAll = (one: TranscriptAssertion): Partial<TestCase> => {
  return { predicates: { mode: 'extend', list: [one] } };
};
const MATCHING = { type: 'matchOptions' };
const OF_CASE = { ...MATCHING, step: null };
const OTHER = { type: 'toolCalledWith', step: 'x' };

const rows: [string, Partial<TestCase>, object[]][] = [
  ['no order', { steps: [...steps, ...turned] }, []],
  ['in this order', { steps: [...steps, ...both], matchOptions: exact }, []],
  ['another order', { steps: [...steps, ...turned], matchOptions: inOrder }, [MATCHING]],
  ['a call too many', { steps: [...steps, count], matchOptions: exact }, [OF_CASE]],
  ['other arguments', { steps: [...steps, count2], matchOptions: inOrder }, [OTHER]],
  ['no expected call', { matchOptions: { maxExtraToolCalls: 1 } }, [MATCHING]],
  ['the whole case', { predicates: { mode: 'replace', list: [called('order')] } }, []],
  ['the whole case, missed', ofAll(noOrder), [{ type: noOrder.type, step: null, server: null }]],
];

const ofCases = rows.map(([name, more, failures]) => [name, caseOf(more), failures] as const);
testInOneRun(place, ofCases);

const noAnswer = failureOf('a model: empty') as ModelFailure;
const never = claim({ type: 'toolNeverCalled', toolName: 'count' });
const first = { type: 'firstToolWas', toolName: 'count' } as const;
const unwanted = { type: 'isNegativeTest', observed: 'count' };
const noErrors = claim({ type: 'noToolErrors' }, 'b');

test.each<[string, Partial<TestCase>, string[], object[]]>([
  ['never called', { steps: [never, noErrors] }, [], [noAnswer]],
  ['what failed stays failed', { steps: [never, noErrors] }, ['count'], [{ step: 'a' }, noAnswer]],
  ['what was called was called', { steps: [count] }, ['count'], []],
  ['a limit of extra calls', { steps: [count], matchOptions: exact }, ['count'], [noAnswer]],
  ['any text', { steps: [claim({ type: 'responseMatches', pattern: 'x*' })] }, [], [noAnswer]],
  ['a call is wanted', { steps: [count] }, ['order'], [noAnswer]],
  ['in order', { steps: [count], matchOptions: inOrder }, [], [noAnswer]],
  ['calls too many', { steps: [], matchOptions: exact }, ['count'], [{ type: 'matchOptions' }]],
  ['another call first', { steps: [claim(first)] }, ['order'], [{ type: 'firstToolWas' }]],
  ['a text', { steps: [claim({ type: 'responseContains', needle: 'x' })] }, [], [noAnswer]],
  ['no call is wanted', { steps: [], isNegativeTest: true }, [], [noAnswer]],
  ['a call that is not wanted', { steps: [], isNegativeTest: true }, ['count'], [unwanted]],
  ['the whole case', { steps: [], ...ofAll({ type: 'noToolErrors' }) }, [], [noAnswer]],
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
