/** Foreign text in every place of a report, on every surface. */
import { expect, test } from '@jest/globals';
import { SaxesParser } from 'saxes';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { clean, oneLine } from '../../src/lib/text.ts';
import { documentsOf, foreignReport, surfacesOf, WEB } from '../support/foreign-report.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { expectHarmless } from '../support/markdown-pipeline.ts';
import { readOutputs } from '../support/runner.ts';

const redactor = new Redactor();
// All of them are in the test of the escape.
const cases = HOSTILE_TEXTS.filter((_, at) => at % 5 === 0).map((text, at) => {
  const { report, verdict } = foreignReport(text, redactor, at, at % 3 === 0);
  return { text, size: report.cases.length, verdict, ...surfacesOf(report, verdict, redactor) };
});

/** The law for each text, with the texts that break it. */
function expectOfAll(law: (one: (typeof cases)[number], at: number) => void): void {
  const broken = cases.flatMap((one, at) => {
    try {
      law(one, at);
      return [];
    } catch (error) {
      return [`${JSON.stringify(one.text.slice(0, 200))}: ${error}`];
    }
  });
  expect(broken).toEqual([]);
}

const bare = (text: string) => text.replaceAll('`', '');

test('Markdown: nothing lives, no table breaks, and the text can be read', () => {
  expect(cases.length).toBeGreaterThan(120);
  expectOfAll(({ text, findings }, at) => {
    const documents = documentsOf(findings);
    const [name = '', markdown = ''] = documents[[0, 2, 1, 2][at % 4] ?? 0] ?? [];
    const shown = bare(expectHarmless(markdown, WEB).text);
    if (name !== 'short') expect(shown).toContain(bare(oneLine(text, 1e6)).slice(0, 20));
  });
});

/** All texts of a value, but for failures, which no reader sees. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const members = Object.entries(Object(value)).filter(([name]) => name !== 'failure');
  return members.flatMap(([, one]) => textsIn(one));
}

test('findings: all texts are clean, and of one line', () => {
  expectOfAll(({ findings }) => {
    const { causes, ...others } = findings;
    const texts = causes.flatMap(({ evidence, ...cause }) => {
      expect(clean(evidence?.text ?? '')).toBe(evidence?.text ?? '');
      return textsIn(cause);
    });
    for (const text of textsIn(others).concat(texts)) {
      expect(clean(text).replaceAll('\n', ' ')).toBe(text);
    }
  });
});

test('log: only our own commands, with our own properties', () => {
  expectOfAll(({ log, lines, annotations }) => {
    expect(log).not.toContain('##[');
    expect(clean(log)).toBe(log);
    const commands = log.split('\n').filter((line) => line.trimStart().startsWith('::'));
    expect(commands).toHaveLength(annotations.length + 1);
    const known = /^::(?:error|warning|notice)(?: (?:(?:file|line|title)=[^:,]+,?)+)?::/;
    for (const line of commands) expect(line).toMatch(known);
    for (const line of lines) expect(clean(line).replaceAll('\n', ' ')).toBe(line);
  });
});

test('junit.xml: well-formed, a test for each case', () => {
  expectOfAll(({ junit, size, findings }) => {
    const parser = new SaxesParser();
    const names: string[] = [];
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name }) => names.push(name));
    parser.write(junit).close();
    const tests = names.filter((name) => name === 'testcase');
    expect(tests).toHaveLength(size + (findings.problems.length > 0 ? 1 : 0));
    const known =
      /^(?:testsuites?|testcase|properties|property|failure|error|skipped|flakyFailure)$/;
    for (const name of names) expect(name).toMatch(known);
  });
});

test('outputs: no foreign name, and no value that a shell obeys', () => {
  expectOfAll(({ outputs, verdict }) => {
    const read = readOutputs(outputs);
    const values = Object.values(read);
    // Each has its name, its value and its end, of a line each.
    expect([values.length, outputs.split(/\r\n|\n|\r/).length]).toEqual([14, 3 * 14 + 1]);
    expect(read['verdict']).toBe(verdict.value);
    for (const value of values) expect(value).toMatch(/^[\w.:-]*$/);
  });
});
