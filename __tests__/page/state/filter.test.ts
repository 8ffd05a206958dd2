import { expect, it, test } from '@jest/globals';
import { parseAddress, type State } from '../../../src/page/state/address.ts';
import { findCases, isOf, itemsOf, openedBy } from '../../../src/page/state/filter.ts';
import { causeOf, dataOf, rowOf } from '../../support/page-index.ts';

const ROWS = [
  rowOf({ title: 'Alerts of Corse', state: 'newly-failing', strip: 'ff', before: 'ppp', cause: 0 }),
  rowOf({ title: 'Alerts of Alsace', state: 'failing', strip: 'ff', before: 'fff', cause: 0 }),
  rowOf({ title: 'FORECAST Ürzig', state: 'flaky', strip: 'pfp', before: 'ppf' }),
  rowOf({ tags: ['Smoke'], tools: ['get_wind'], place: 'evals/wind.yaml:7', before: 'ppp' }),
  rowOf({ title: 'new one', strip: 'pp', texts: 'openai/gpt-5\nIt timed out.' }),
  rowOf({ title: 'skipped', state: 'skipped', strip: '', before: '' }),
];
const DATA = dataOf(ROWS, [
  causeOf([1, 0], '`zone` is required'),
  causeOf([], 'The server did not start'),
]);
const START = parseAddress('', DATA);
const find = (state: State) => findCases(DATA, { ...state, view: 'cases' });

test.each<[Partial<State>, number[]]>([
  [{}, [0, 1, 2, 3, 4, 5]],
  [{ search: '  alerts  CORSE ' }, [0]],
  [{ search: 'ürz' }, [2]],
  [{ search: 'smoke' }, [3]],
  [{ search: 'wind.yaml' }, [3]],
  [{ search: 'get_wind' }, [3]],
  [{ search: 'zone' }, [0, 1]],
  [{ search: 'corse evals' }, []],
  [{ search: 'gpt-5 TIMED' }, [4]],
  [{ filter: 'failing' }, [0, 1]],
  [{ filter: 'newly-failing' }, [0]],
  [{ filter: 'skipped' }, [5]],
  [{ filter: 'failing', search: 'alsace' }, [1]],
])('%j finds cases in the order of the data', (part, expected) => {
  expect(find({ ...START, ...part })).toEqual(expected);
});

const shown = (part: Partial<State>, opened: number[] = [], data = DATA) => {
  const state = { ...START, ...part };
  const items = itemsOf(data, state, findCases(data, state), opened);
  return items.map(({ what, at, count }) => `${what} ${what === 'case' ? at : `${at}: ${count}`}`);
};

it('lists causes with the cases that are found', () => {
  const first = ['cause 0: 2', 'case 1', 'case 0'];
  expect(shown({})).toEqual([...first, 'cause 1: 0']);
  expect(shown({ filter: 'failing' })).toEqual([...first, 'cause 1: 0']);
  expect(shown({ filter: 'newly-failing' })).toEqual(['cause 0: 1', 'case 0']);
  expect(shown({ search: 'START server' })).toEqual(['cause 1: 0']);
  expect(shown({ view: 'flaky' })).toEqual(['case 2']);
  expect(shown({ view: 'flaky', filter: 'failing' })).toEqual([]);
  expect(findCases(DATA, { ...START, view: 'causes', search: 'a' })).toEqual([0, 1]);
  expect(shown({ view: 'matrix', filter: 'passed' })).toEqual(['case 3', 'case 4']);
});

it('lists ten cases of a cause, then all of them', () => {
  const rows = Array.from({ length: 51 }, () => rowOf({ state: 'failing', cause: 0 }));
  const data = dataOf(rows, [causeOf([...rows.keys()])]);
  expect(shown({}, [], data)).toHaveLength(12);
  expect(shown({}, [], data).at(-1)).toBe('more 0: 41');
  expect(shown({}, [0], data)).toHaveLength(52);
  const nothing: number[] = [];
  expect(openedBy(9, nothing, data)).toBe(nothing);
  expect(openedBy(10, nothing, data)).toEqual([0]);
  expect(openedBy(10, [0], data)).toEqual([0]);
});

it('counts newly failing cases as failing ones, too', () => {
  expect(isOf('newly-failing', 'failing')).toBe(true);
  expect(isOf('failing', 'newly-failing')).toBe(false);
});
