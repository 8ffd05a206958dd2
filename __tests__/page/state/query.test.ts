import { describe, expect, it } from '@jest/globals';
import { Cases } from '../../../src/page/state/cases.ts';
import { parseQuery } from '../../../src/page/state/query.ts';
import { EVERYTHING, type Selection, select } from '../../../src/page/state/selection.ts';
import type { PageCase } from '../../../src/render/html/data/page-data.ts';

describe('a search', () => {
  it('takes durations in milliseconds, which may be open above', () => {
    expect(parseQuery('x took:200-400')).toEqual({
      ...{ terms: ['x'], named: [] },
      took: { fromMs: 200, toMs: 400 },
    });
    expect(parseQuery('took:400-').took).toEqual({ fromMs: 400, toMs: Number.POSITIVE_INFINITY });
    expect(parseQuery('took:long').terms).toEqual(['took:long']);
    const durations = [199, 200, 399, 400].map((durationMs) =>
      JSON.stringify({ iterations: [{ number: 1, outcome: 'passed', durationMs }], evidence: [] }),
    );
    const index = { words: [], cases: ['a', 'b', 'c', 'd'].map((key) => one(key, key)) };
    const found = (query: string) =>
      select(new Cases(index, durations.join('\n')), { ...EVERYTHING, query })
        .map(({ key }) => key)
        .join('');
    expect([found('took:200-400'), found('took:400-'), found('took:0-1')]).toEqual(['bc', 'd', '']);
  });

  it.each([
    ['', [], []],
    ['  Forecast   PARIS ', ['forecast', 'paris'], []],
    ['"new  york" rain', ['new  york', 'rain'], []],
    ['tool:get_forecast x', ['x'], [['tool', 'get_forecast']]],
    ['tag:"very slow" x', ['x'], [['tag', 'very slow']]],
    ['"never closed', ['never closed'], []],
    ['http://x tool:', ['http://x'], []],
    ['other:name', ['other:name'], []],
  ])('%j is read as words, phrases and names', (input, terms, named) => {
    expect(parseQuery(input)).toEqual({
      terms,
      named: named.map(([facet, name]) => ({ facet, name })),
    });
  });
});

const one = (key: string, title: string, more: Partial<PageCase> = {}): PageCase => ({
  ...{ key, title, state: 'passed', passed: 1, total: 1, strip: 'p', names: {} },
  ...more,
});
const all = [
  one('a', 'Alerts', { state: 'failing', passed: 0, names: { tool: [0] } }),
  one('b', 'The forecast of a city', { durationMs: 9 }),
  one('c', 'Forecast', { durationMs: 5, names: { tool: [1] } }),
  one('d', 'Greets', { tokens: 7, names: { tag: [0] } }),
];
const details = ['"a forecast was missing"', '""', '""', '"a city"'].map(
  (text) => `{"iterations":[],"evidence":[{"title":${text}}]}`,
);
const cases = new Cases({ words: ['list_alerts', 'get_forecast'], cases: all }, details.join('\n'));
const keys = (selection: Partial<Selection>) =>
  select(cases, { ...EVERYTHING, ...selection })
    .map(({ key }) => key)
    .join('');

describe('cases that were asked for', () => {
  it.each<[string, Partial<Selection>, string]>([
    ['all, in the order of the report', {}, 'abcd'],
    ['titles before what is below them', { query: 'forecast' }, 'cba'],
    ['a phrase in a title alone', { query: '"forecast of"' }, 'b'],
    ['words, some in the title', { query: 'greets city' }, 'd'],
    ['a tool by its name', { query: 'tool:alerts' }, 'a'],
    ['by state', { filters: { state: ['failing'] } }, 'a'],
    ['one or the other tool', { filters: { tool: ['list_alerts', 'get_forecast'] } }, 'ac'],
    ['of two filters both', { filters: { state: ['passed'], tag: ['list_alerts'] } }, 'd'],
    ['by title', { sort: 'title' }, 'acdb'],
    ['the slowest first', { sort: 'slowest' }, 'bcad'],
    ['by tokens', { sort: 'tokens' }, 'dabc'],
    [
      'an order of its own also of what was searched',
      { query: 'forecast', sort: 'slowest' },
      'bca',
    ],
    ['none', { query: 'nothing has this' }, ''],
  ])('%s', (_what, selection, expected) => {
    expect(keys(selection)).toBe(expected);
  });
});
