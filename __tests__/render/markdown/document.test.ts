import { describe, expect, it } from '@jest/globals';
import { fitSections, type Section } from '../../../src/render/markdown/document.ts';

function section(title: string, levels: readonly [keep: number, text: string][]): Section {
  return { title, levels: levels.map(([keep, text]) => ({ keep, render: () => text })) };
}

const SECTIONS = [
  section('first', [
    [50, 'FIRST '.repeat(20)],
    [90, 'FIRST'],
  ]),
  section('rows', [
    [10, 'ROWS '.repeat(20)],
    [20, 'ROWS'],
  ]),
];

function fitInto(limit: number, unit: 'bytes' | 'characters' = 'characters') {
  return fitSections(SECTIONS, { unit, limit });
}

describe('fitSections', () => {
  it('shows everything where there is room', () => {
    expect(fitInto(1000)).toBe(`${'FIRST '.repeat(20)}\n\n${'ROWS '.repeat(20)}\n`);
  });

  it('takes from what is kept least first, and names what it drops', () => {
    expect(fitInto(200)).toBe(`${'FIRST '.repeat(20)}\n\nROWS\n`);
    expect(fitInto(125)).toBe('FIRST\n\nLeft out to fit here, but in the report: rows.\n');
    expect(fitInto(12)).toBe('');
  });

  it('counts in the unit of the budget', () => {
    const sections = [
      section('wide', [
        [1, 'éé'],
        [2, 'e'],
      ]),
    ];
    expect(fitSections(sections, { unit: 'characters', limit: 3 })).toBe('éé\n');
    expect(fitSections(sections, { unit: 'bytes', limit: 3 })).toBe('e\n');
  });

  it('says nothing of a section that had nothing to show', () => {
    expect(
      fitSections([section('empty', []), section('a', [[1, 'A']])], {
        unit: 'bytes',
        limit: 9,
      }),
    ).toBe('A\n');
  });
});
