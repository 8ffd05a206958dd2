import { describe, expect, it } from '@jest/globals';
import { matchRules } from '../../../../src/contract/cases/match-rules.ts';
import type { MatchOptions } from '../../../../src/contract/cases/test-case.ts';
import { expectedCallsOf } from '../../../../src/service/engine/judging/expected-calls.ts';
import { analyseToolCalls } from '../../../../src/service/engine/judging/tool-call-analysis.ts';
import { steps } from '../../../support/service/engine/runs.ts';

type Call = [name: string, args?: Record<string, unknown>];

const toCall = ([toolName, args = {}]: Call) => ({ toolName, arguments: args });

function analyse(expected: Call[], actual: Call[], options: MatchOptions = {}, minCount = 1) {
  const rules = matchRules(options);
  const asserts = expected.map(([toolName, args = {}]) => ({
    assert: { type: 'toolCalledWith' as const, toolName, args: { args }, minCount },
  }));
  const [calls = []] = expectedCallsOf(steps(...asserts), rules);
  return analyseToolCalls(calls, actual.map(toCall), rules);
}

const names = (calls: { toolName: string }[]) => calls.map(({ toolName }) => toolName);

describe('analyseToolCalls without restrictions', () => {
  it('finds nothing to say about expected calls in any order with others', () => {
    const { missing, unexpected, argumentMismatches, violation } = analyse(
      [['a'], ['b']],
      [['b'], ['x'], ['a']],
    );
    expect({ missing, argumentMismatches, violation }).toEqual({
      missing: [],
      argumentMismatches: [],
      violation: null,
    });
    expect(names(unexpected)).toEqual(['x']);
  });

  it('tells missing calls', () => {
    expect(names(analyse([['a'], ['b']], [['a']]).missing)).toEqual(['b']);
  });

  it('tells which arguments of a call are wrong', () => {
    const { missing, unexpected, argumentMismatches } = analyse(
      [['add', { a: 1, b: 2 }]],
      [['add', { a: 1, b: 3 }]],
    );
    expect({ missing, unexpected }).toEqual({ missing: [], unexpected: [] });
    expect(argumentMismatches).toEqual([
      {
        expected: { toolName: 'add', arguments: { a: 1, b: 2 } },
        actual: { toolName: 'add', arguments: { a: 1, b: 3 } },
        mismatchedArguments: ['b'],
      },
    ]);
  });

  it('lets two assertions be about one call', () => {
    const analysis = analyse(
      [
        ['add', { a: 1 }],
        ['add', { b: 2 }],
      ],
      [['add', { a: 1, b: 2 }]],
    );
    expect(analysis).toMatchObject({ missing: [], unexpected: [], argumentMismatches: [] });
  });

  it('counts a call as often as it is expected', () => {
    expect(names(analyse([['a']], [['a'], ['a']], {}, 3).missing)).toEqual(['a']);
  });

  it('does not grow with an absurd count', () => {
    expect(analyse([['a']], [['a']], {}, 1e9).missing).toHaveLength(1);
  });
});

describe('match options', () => {
  const inOrder = [['a'], ['b']] satisfies Call[];
  it.each<[string, MatchOptions, Call[], Call[], RegExp | null]>([
    ['unlimited extras', { extraToolCalls: 'unlimited' }, [['a']], [['a'], ['x']], null],
    ['null is unlimited', { maxExtraToolCalls: null }, [['a']], [['a'], ['x']], null],
    ['no extras', { maxExtraToolCalls: 0 }, [['a']], [['a'], ['x']], /1 unexpected.*x/],
    ['no extras, public name', { extraToolCalls: 0 }, [['a']], [['a'], ['x']], /unexpected/],
    ['no extras, legacy name', { allowExtraToolCalls: false }, [], [['x']], /unexpected/],
    ['extras, legacy name', { allowExtraToolCalls: true }, [], [['x']], null],
    ['one extra allowed', { maxExtraToolCalls: 1 }, [['a']], [['x'], ['a']], null],
    ['two are too many', { maxExtraToolCalls: 1 }, [], [['x'], ['y']], /2 unexpected/],
    ['a repeated call is an extra', { extraToolCalls: 0 }, [['a']], [['a'], ['a']], /unexpected/],
    ['any order', { toolCallOrder: 'any' }, inOrder, [['b'], ['a']], null],
    ['superset in order', { toolCallOrder: 'superset' }, inOrder, [['a'], ['x'], ['b']], null],
    ['superset out of order', { toolCallOrder: 'superset' }, inOrder, [['b'], ['a']], /order/],
    ['in-order', { toolCallOrder: 'in-order' }, inOrder, [['x'], ['a'], ['b']], null],
    ['in-order out of order', { toolCallOrder: 'in-order' }, inOrder, [['b'], ['a']], /order/],
    [
      'in-order without extras',
      { toolCallOrder: 'in-order', extraToolCalls: 0 },
      inOrder,
      [['a'], ['x'], ['b']],
      /unexpected/,
    ],
    ['strict', { toolCallOrder: 'strict' }, inOrder, [['a'], ['b']], null],
    ['strict with an extra', { toolCallOrder: 'strict' }, inOrder, [['a'], ['b'], ['x']], /unexp/],
    ['exact out of order', { toolCallOrder: 'exact' }, inOrder, [['b'], ['a']], /order/],
    ['exact and missing', { toolCallOrder: 'exact' }, inOrder, [['a']], /missing.*b/],
    [
      'exact with other arguments',
      { toolCallOrder: 'exact' },
      [['a', { n: 1 }]],
      [['a', { n: 2 }]],
      /other arguments.*a/,
    ],
    [
      'exact, arguments ignored',
      { toolCallOrder: 'exact', arguments: 'ignore' },
      [['a', { n: 1 }]],
      [['a', { n: 2 }]],
      null,
    ],
    [
      'exact arguments',
      { extraToolCalls: 0, argumentMatching: 'exact' },
      [['a', { n: 1 }]],
      [['a', { n: 1, m: 2 }]],
      /other arguments/,
    ],
    [
      'a call is not given to the expectation that could take another',
      { extraToolCalls: 0 },
      [['a'], ['a', { n: 1 }]],
      [
        ['a', { n: 1 }],
        ['a', { n: 2 }],
      ],
      null,
    ],
  ])('%s', (_what, options, expected, actual, violation) => {
    const analysis = analyse(expected, actual, options);
    if (violation === null) expect(analysis.violation).toBeNull();
    else expect(analysis.violation).toMatch(violation);
  });
});

describe('expectedCallsOf', () => {
  const assertion = (toolName: string) => ({
    assert: { type: 'toolCalledWith' as const, toolName, args: { args: {} } },
  });

  it('gives an assertion to the prompt before it', () => {
    const segments = expectedCallsOf(
      steps(assertion('a'), { prompt: 'one' }, assertion('b'), { prompt: 'two' }, assertion('c')),
      matchRules(),
    );
    expect(segments.map(names)).toEqual([['a', 'b'], ['c']]);
  });

  it('takes the argument matching of the assertion before that of the case', () => {
    const own = {
      type: 'toolCalledWith' as const,
      toolName: 'a',
      args: { args: {}, argumentMatching: 'exact' as const },
    };
    const [calls] = expectedCallsOf(
      steps({ assert: own }, assertion('b')),
      matchRules({ argumentMatching: 'ignore' }),
    );
    expect(calls?.map(({ argumentMatching }) => argumentMatching)).toEqual(['exact', 'ignore']);
  });
});
