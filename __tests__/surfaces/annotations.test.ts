import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import type { Annotation } from '../../src/render/annotations.ts';
import { annotationWriter, commandOf, writeAnnotations } from '../../src/surfaces/annotations.ts';

const SECRET = 'sk_live_8f2b91c7d4e6a0';
const redactor = new Redactor();
redactor.add('secret', [SECRET]);

/** What the log has for one annotation. */
function log(members: Partial<Annotation>): string {
  const lines: string[] = [];
  const base = { level: 'failure', title: '', message: 'm', file: null, line: null } as const;
  writeAnnotations([{ ...base, ...members }], redactor, (text) => lines.push(text));
  return lines.join('');
}

test.each<[Partial<Annotation>, string]>([
  [{}, '::error::m\n'],
  [{ level: 'warning', title: 't' }, '::warning title=t::m\n'],
  [{ level: 'notice', file: 'a.ts', line: 3 }, '::notice file=a.ts,line=3::m\n'],
  [{ title: 'a,b:c%d' }, '::error title=a%2Cb%3Ac%25d::m\n'],
  [{ file: 'a,line=9::x' }, '::error file=a%2Cline=9%3A%3Ax::m\n'],
  [{ title: 'x\r\n::error::y' }, '::error title=x%0Aerror%3A%3Ay::m\n'],
  [{ message: 'x\r\n::add-mask::y' }, '::error::x%0Aadd-mask::y\n'],
  [{ message: '100%0A, a:b' }, '::error::100%250A, a:b\n'],
  [{ message: '##[error]x\u001b[31m' }, '::error::## [error]x\n'],
  [{ message: 'x\u2028::error::y' }, '::error::x%0Aerror::y\n'],
  [{ title: SECRET, message: SECRET, file: SECRET }, '::error file=***,title=***::***\n'],
])('%j is %j', (members, line) => expect(log(members)).toBe(line));

test('no text gives another command, or half a character', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(':', ':', '%', '#', '[', '\n', '\r', '\u0085', ' ', 'a') }),
    fc.constant('😀'.repeat(2_100)),
  );
  const property = fc.property(hostile, hostile, hostile, (title, message, file) => {
    const written = log({ title, message, file });
    const [, shown = ''] = /^::error(?: [^\r\n]*?)?::([^\r\n]*)\n$/.exec(written) ?? ['', '\ud800'];
    expect(written).not.toContain('##[');
    expect(shown.isWellFormed()).toBe(true);
    expect(shown.replace(/%(?:25|0A|0D)/g, '.').length).toBeLessThanOrEqual(4_096);
  });
  fc.assert(property, { numRuns: 60 });
});

test('an annotation is written once, and what is beyond ten of a kind is a plain line', () => {
  const lines: string[] = [];
  const write = annotationWriter((text) => lines.push(text));
  for (let at = 0; at < 24; at += 1)
    write(commandOf('warning', `100%\n${at % 12}`, { title: 'a:b' }));
  write(commandOf('error', 'x'));
  expect([lines.length, lines.at(-1), lines.at(-2)]).toEqual([13, '::error::x\n', '100%\n11\n']);
});
