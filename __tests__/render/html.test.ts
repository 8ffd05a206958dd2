/** The HTML report as a file: what it shows without JavaScript, its policy, its data, its size. */
import { hash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import program from '../../src/page/program.json' with { type: 'json' };
import { renderHtml } from '../../src/render/html.ts';
import { pageDataOf } from '../../src/render/page-index.ts';
import { foreignReport } from '../support/foreign-report.ts';
import { judge } from '../support/gate.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { readPage, sourceOf, traceOf } from '../support/pages.ts';
import { invalidRun, passedRun, redRuns } from '../support/red-runs.ts';
import { caseOf, reportOf } from '../support/reports.ts';

const PLAIN = 'html head meta link title style body div main script'.split(' ');
const STATIC = 'h1 h2 p ul li details summary pre dl dt dd code'.split(' ');

test('foreign text: no element that we do not write, and the data is the same', () => {
  const redactor = new Redactor();
  const broken = HOSTILE_TEXTS.filter((_, at) => at % 4 === 0).flatMap((text, at) => {
    const { report, verdict } = foreignReport(text, redactor, at, at % 5 === 0);
    for (const one of report.cases)
      for (const iteration of one.iterations)
        iteration.trace = traceOf(redactor.text(text, 20_000));
    const source = sourceOf(report, verdict, report);
    const { elements, data, attributeOf } = readPage(source);
    const { index, details } = pageDataOf(source);
    const written = new Map<string, unknown>([...details].map((one, row) => [`case-${row}`, one]));
    written.set('index', index).set('program', 'void 0;');
    const tags = new Set(elements.map(({ tagName }) => tagName));
    const foreign = [...tags].filter((tag) => !PLAIN.includes(tag) && !STATIC.includes(tag));
    const named = elements.filter((one) => STATIC.includes(one.tagName));
    const attributes = named.flatMap((one) => one.attrs.map(({ name }) => name));
    try {
      expect(foreign).toEqual([]);
      expect(attributes.filter((name) => name !== 'open')).toEqual([]);
      expect(elements.filter(({ tagName }) => tagName === 'meta')).toHaveLength(4);
      expect(elements.filter((one) => attributeOf(one, 'id') === 'page')).toHaveLength(1);
      expect(Object.fromEntries(data)).toEqual(Object.fromEntries(written));
      return [];
    } catch (error) {
      return [`${JSON.stringify(text.slice(0, 100))}: ${error}`];
    }
  });
  expect(broken).toEqual([]);
});

test('the policy allows only our script and our style', () => {
  const [{ report, verdict }] = [passedRun()];
  const html = [...renderHtml(sourceOf(report, verdict), program)].join('');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  const between = (tag: string) => html.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? '';
  const [script, style] = ['script', 'style'].map(
    (tag) => `'sha256-${hash('sha256', between(tag), 'base64')}'`,
  );
  expect(policy).toBe(
    `default-src 'none'; script-src ${script}; style-src ${style}; img-src data:; base-uri 'none'; form-action 'none'`,
  );
  expect(html).not.toMatch(/<!--|https?:\/\/(?!x\.test|www\.w3\.org)/);
});

test.each([...redRuns(), passedRun(), invalidRun()])(
  'without JavaScript: verdict, gate and causes of $name',
  ({ report, verdict }) => {
    const source = sourceOf(report, verdict);
    const { html, elements } = readPage(source);
    const { causes, sections, problems, gate } = source.findings;
    const others = sections.filter(({ id }) => id !== 'gate').length + Number(gate.length > 0);
    const count = (tag: string) => elements.filter(({ tagName }) => tagName === tag).length;
    expect(count('h1')).toBe(1);
    expect(count('details')).toBe(Math.min(50, causes.length));
    expect(count('h2')).toBe(others + (causes.length > 0 ? 2 : 1));
    expect(count('li')).toBeGreaterThanOrEqual(problems.length + gate.length);
    expect(html).toContain('1.2.3');
    expect(html).not.toMatch(/<title>[^<]*`/);
  },
);

const heavy = 'x'.repeat(5_000);
function longReport(number: number) {
  const cases = Array.from({ length: number }, (_, at) => {
    const one = caseOf(`case ${at}`, at % 2 === 0 ? 'p' : 'f');
    for (const iteration of one.iterations) iteration.trace = traceOf(heavy);
    return one;
  });
  const report = reportOf(cases);
  return sourceOf(report, judge(report));
}

// Bytes, and of how many of 40 cases the page has a row, details, and a trace.
test.each([
  [1_000_000, 'all all all'],
  [160_000, 'all all some'],
  [22_200, 'all all none'],
  [19_500, 'all some none'],
  [8_000, 'some some none'],
])('at most %i bytes', (limit, expected) => {
  const { html, data } = readPage(longReport(40), limit);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(limit);
  const index = data.get('index');
  const shown = [...data].flatMap(([id = '', one]) => (id.startsWith('case-') ? [one] : []));
  const kept = shown.filter(({ iterations }) => iterations.length > 0);
  const whole = kept.filter(({ iterations }) => iterations[0].trace !== null);
  const sizes = [index.cases, kept, whole].map((list) => list.length);
  const words = sizes.map((size) => (size === 40 ? 'all' : size === 0 ? 'none' : 'some'));
  expect(words.join(' ')).toBe(expected);
  // What is kept is of cases that fail.
  const outcomes = whole.map(({ iterations }) => iterations[0].outcome);
  expect(outcomes.slice(0, 20).every((outcome) => outcome === 'failed')).toBe(true);
  expect(index.leftOut === '').toBe(whole.length === 40);
});
