import { describe, expect, it } from '@jest/globals';
import type { VerdictValue } from '../../src/model/verdict.ts';
import { badgeEndpoint, badgeSvg } from '../../src/render/badge.ts';
import type { ReportView } from '../../src/render/view.ts';
import {
  caseOf,
  HOSTILE_TEXTS,
  runReport,
  SAMPLE_VIEWS,
  viewOf,
} from '../support/render/sample-reports.ts';
import { readFigure } from '../support/render/svg-figure.ts';

function sample(name: string): ReportView {
  const view = SAMPLE_VIEWS[name];
  if (!view) throw new Error(`no sample ${name}`);
  return view;
}

const named = (name: string) =>
  viewOf(runReport([caseOf('a', ['passed'])], { suite: { id: null, name } }));

/** Of white on a colour, by WCAG 2.2. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('the badge', () => {
  it.each([
    ['all-passed', 'Weather server', 'passed 100%'],
    ['one-failed', 'Weather server', 'failed 91.6%'],
    ['incomplete', 'Weather server', 'incomplete 75%'],
    ['no-report', 'evals', 'incomplete'],
    ['invalid', 'evals', 'invalid'],
  ])('of %s says "%s: %s"', (name, label, message) => {
    const { color, ...told } = badgeEndpoint(sample(name));
    expect(told).toEqual({ schemaVersion: 1, label, message });
    expect(color).toMatch(/^[0-9a-f]{6}$/);
    const figure = readFigure(badgeSvg(sample(name)));
    expect(figure.label).toBe(`${label}: ${message}`);
    expect(figure.texts).toEqual([label, message]);
  });

  it('can be read on its colours', () => {
    for (const value of ['passed', 'failed', 'incomplete', 'invalid'] satisfies VerdictValue[]) {
      const view = sample('all-passed');
      const { color } = badgeEndpoint({ ...view, verdict: { ...view.verdict, value } });
      expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5);
    }
    const [, label = ''] = /fill="#([0-9a-f]{6})"/.exec(badgeSvg(sample('invalid'))) ?? [];
    expect(contrastWithWhite(label)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...HOSTILE_TEXTS, 'x'.repeat(10_000), '気象サーバー', ''])(
    'takes the suite name %j for a text',
    (name) => {
      const figure = readFigure(badgeSvg(named(name)));
      expect([...figure.elements].sort()).toEqual([
        'clipPath',
        'g',
        'rect',
        'svg',
        'text',
        'title',
      ]);
      expect(figure.width).toBeLessThan(600);
      expect(badgeEndpoint(named(name)).label.length).toBeLessThan(100);
    },
  );
});
