import { describe, expect, it } from '@jest/globals';
import { testCaseSchema } from '../../../src/contract/cases/test-case.ts';
import {
  runCreateSchema,
  suiteCreateSchema,
} from '../../../src/contract/resources/eval-requests.ts';
import { formatIssues } from '../../../src/contract/wire/validation.ts';

const STEP = { id: 'a', kind: 'prompt', prompt: 'hi' };
const CASE = { title: 't', steps: [STEP] };
const SUITE = { name: 'smoke', serverIds: ['sv_1'], model: 'acme/x', tests: [CASE] };

function many<Item>(count: number, item: Item): Item[] {
  return Array.from({ length: count }, () => item);
}

describe('a suite to create', () => {
  it('may be as large as the limits say', () => {
    expect(suiteCreateSchema.safeParse({ ...SUITE, tests: many(100, CASE) }).success).toBe(true);
  });

  it.each([
    ['an unknown field', { ...SUITE, color: 'red' }, /Unrecognized key: "color"/],
    ['no servers', { ...SUITE, serverIds: [] }, /^serverIds: /],
    ['no tests', { ...SUITE, tests: [] }, /^tests: /],
    ['too many tests', { ...SUITE, tests: many(10_001, CASE) }, /^tests: .*10000/],
    ['a rate over 100 %', { ...SUITE, passCriteria: { minimumPassRate: 101 } }, /minimumPassRate/],
  ])('is refused with %s', (_what, body, message) => {
    const parsed = suiteCreateSchema.safeParse(body);
    expect(parsed.error && formatIssues(parsed.error)).toEqual([expect.stringMatching(message)]);
  });
});

describe('a run to create', () => {
  it.each([
    ['form A', { suiteId: 'st_1' }],
    ['form A with tests', { suiteId: 'st_1', tests: [CASE] }],
    ['form B', { suiteName: 's', tests: [CASE], serverIds: ['sv_1'], modelApiKeys: { acme: 'k' } }],
  ])('may be %s', (_form, body) => {
    expect(runCreateSchema.safeParse(body).success).toBe(true);
  });

  it.each([
    ['no server in its override', { suiteId: 's', serverIds: [] }, /^serverIds: /],
    ['too many iterations', { suiteId: 's', iterationOverride: 1001 }, /^iterationOverride: /],
    ['half an iteration', { suiteId: 's', iterationOverride: 1.5 }, /^iterationOverride: /],
    ['a key that is no text', { suiteId: 's', modelApiKeys: { acme: 1 } }, /modelApiKeys\.acme/],
  ])('is refused with %s', (_what, body, message) => {
    const parsed = runCreateSchema.safeParse(body);
    expect(parsed.error && formatIssues(parsed.error)).toEqual([expect.stringMatching(message)]);
  });
});

describe('a test case', () => {
  const steps = {
    prompt: STEP,
    toolCall: { id: 'b', kind: 'toolCall', serverName: 'echo', toolName: 'say', arguments: {} },
    interact: { id: 'c', kind: 'interact', toolName: 'w', action: { kind: 'wait', ms: 5 } },
    assertion: {
      id: 'd',
      kind: 'assert',
      assertion: { type: 'toolCalledWith', toolName: 'say', args: { args: { text: 'hi' } } },
    },
    'widget assertion': {
      id: 'e',
      kind: 'assert',
      assertion: { kind: 'textVisible', toolName: 'w', text: 'hi' },
    },
  };

  it.each(Object.entries(steps))('may have a step of the kind %s', (_kind, step) => {
    expect(testCaseSchema.safeParse({ ...CASE, steps: [step] }).error).toBeUndefined();
  });

  it.each([
    ['an unknown kind of step', { ...STEP, kind: 'dance' }, 'steps[0].kind: '],
    ['an empty prompt', { ...STEP, prompt: '' }, 'steps[0].prompt: '],
    [
      'a wait that is too long',
      { ...steps.interact, action: { kind: 'wait', ms: 30_001 } },
      'steps[0].action.ms: ',
    ],
    [
      'a locator that finds nothing',
      { ...steps.interact, action: { kind: 'click', target: { nth: 1 } } },
      'steps[0].action.target: name the element',
    ],
    [
      'an assertion with a missing part',
      { ...steps.assertion, assertion: { type: 'responseContains' } },
      'steps[0].assertion.needle: ',
    ],
    [
      'a pattern that is no regular expression',
      { ...steps.assertion, assertion: { type: 'responseMatches', pattern: '(' } },
      'steps[0].assertion.pattern: is no regular expression',
    ],
  ])('is refused with %s', (_what, step, message) => {
    const parsed = testCaseSchema.safeParse({ ...CASE, steps: [step] });
    expect(parsed.error && formatIssues(parsed.error)).toEqual([expect.stringContaining(message)]);
  });
});
