import { expect, test } from '@jest/globals';
import { type MatchOptions, matchRulesOf } from '../../src/api/cases/cases.ts';
import { judgeMatching } from '../../src/judge/matching.ts';
import { call, viewOf } from '../support/transcripts.ts';

type Call = [name: string, args?: Record<string, unknown>];

function matchingOf(expected: Call[], actual: Call[], options: MatchOptions = {}, minCount = 1) {
  const misses = judgeMatching({
    expected: expected.map(([toolName, args = {}]) => {
      return { type: 'toolCalledWith', toolName, args: { args }, minCount };
    }),
    view: viewOf(actual.map(([toolName, args]) => call(toolName, args))),
    rules: matchRulesOf(options),
  });
  return misses.map(({ index, type, miss }) => {
    const condition = miss.kind === 'miss' ? miss.condition : null;
    return [index, type === 'matchOptions' ? condition : type];
  });
}

const AB: Call[] = [['a'], ['b']];
const ABC: Call[] = [['a'], ['b'], ['c']];
const BA: Call[] = [['b'], ['a']];
const A1: Call = ['a', { n: 1 }];
const A2: Call = ['a', { n: 2 }];
const AM: Call = ['a', { n: 1, m: 2 }];
const extra = [[null, 'extraCalls']];
const alone = (index: number) => [[index, 'toolCalledWith']];

test.each<[what: string, MatchOptions, expected: Call[], actual: Call[], misses: unknown[]]>([
  ['others in any order', {}, AB, [['b'], ['x'], ['a']], []],
  ['a missing call', {}, AB, [['a']], alone(1)],
  ['unlimited', { extraToolCalls: 'unlimited' }, [['a']], [['a'], ['x']], []],
  ['null is unlimited', { maxExtraToolCalls: null }, [['a']], [['a'], ['x']], []],
  ['no more', { maxExtraToolCalls: 0 }, [['a']], [['a'], ['x']], extra],
  ['no more, by the other name', { extraToolCalls: 0 }, [['a']], [['a'], ['x']], extra],
  ['no more, by the old name', { allowExtraToolCalls: false }, [], [['x']], extra],
  ['one more', { maxExtraToolCalls: 1 }, [['a']], [['x'], ['a']], []],
  ['two more than one', { maxExtraToolCalls: 1 }, [], [['x'], ['y']], extra],
  ['a repeated call is one more', { extraToolCalls: 0 }, [['a']], [['a'], ['a']], extra],
  ['a call serves once', { extraToolCalls: 0 }, [['a'], A1], [A1], [[1, 'ownCall']]],
  ['a call goes to who needs it', { extraToolCalls: 0 }, [['a'], A1], [A1, A2], []],
  ['any', { toolCallOrder: 'any' }, AB, BA, []],
  ['superset', { toolCallOrder: 'superset' }, AB, [['a'], ['x'], ['b']], []],
  ['superset, out of order', { toolCallOrder: 'superset' }, AB, BA, [[0, 'order']]],
  ['in-order', { toolCallOrder: 'in-order' }, AB, [['x'], ['a'], ['b']], []],
  ['the longest order', { toolCallOrder: 'in-order' }, [['c'], ...AB], ABC, [[0, 'order']]],
  ['in order, no more', { toolCallOrder: 'in-order', extraToolCalls: 0 }, AB, ABC, extra],
  ['strict', { toolCallOrder: 'strict' }, AB, AB, []],
  ['strict, one more', { toolCallOrder: 'strict' }, AB, ABC, extra],
  ['exact, out of order', { toolCallOrder: 'exact' }, AB, BA, [[0, 'order']]],
  ['exact, a missing call', { toolCallOrder: 'exact' }, AB, [['a']], alone(1)],
  ['exact, other arguments', { toolCallOrder: 'exact' }, [A1], [A2], alone(0)],
  ['ignored arguments', { toolCallOrder: 'exact', arguments: 'ignore' }, [A1], [A2], []],
  ['exact arguments', { argumentMatching: 'exact' }, [A1], [AM], alone(0)],
])('%s', (_what, options, expected, actual, misses) => {
  expect(matchingOf(expected, actual, options)).toEqual(misses);
});

test.each<[minCount: number, options: MatchOptions, missing: number]>([
  [2, {}, 0],
  [3, {}, 1],
  [1e9, {}, 1],
  [2, { toolCallOrder: 'exact' }, 0],
  [1e9, { toolCallOrder: 'in-order' }, 1],
])('%d calls of two, %j', (minCount, options, missing) => {
  expect(matchingOf([['a']], [['a'], ['a']], options, minCount)).toHaveLength(missing);
});
