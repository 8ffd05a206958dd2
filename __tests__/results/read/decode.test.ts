import { describe, expect, it } from '@jest/globals';
import { read, suiteXml } from '../../support/results/reading.ts';

const name = 'Überprüfung';

function document(encoding: string | null, caseName = name): string {
  const declared = encoding === null ? '' : ` encoding="${encoding}"`;
  return `<?xml version="1.0"${declared}?><testsuite><testcase name="${caseName}"/></testsuite>`;
}

function utf16(text: string, order: 'le' | 'be', mark = true): Buffer {
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
}

describe('encodings', () => {
  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from(document('UTF-8')), name],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${document(null)}`), name],
    ['UTF-16 LE', utf16(document('utf-16'), 'le'), name],
    ['UTF-16 BE', utf16(document('utf-16'), 'be'), name],
    ['UTF-16 LE without a mark', utf16(document('utf-16'), 'le', false), name],
    ['UTF-16 BE without a mark', utf16(document(null), 'be', false), name],
    ['ISO-8859-1', Buffer.from(document('ISO-8859-1'), 'latin1'), name],
    ['ISO-8859-5', Buffer.from(document('ISO-8859-5', '\u00b0\u00b1'), 'latin1'), 'АБ'],
    ['windows-1251', Buffer.from(document('windows-1251', '\u00c0\u00c1'), 'latin1'), 'АБ'],
  ])('reads %s without a warning', async (_, bytes, expected) => {
    for (const chunkBytes of [1, 3, 4096]) {
      const { cases, summary } = await read(bytes, { chunkBytes });
      expect(cases.map((found) => found.name)).toEqual([expected]);
      expect(summary).toMatchObject({ warnings: [], errors: [] });
    }
  });

  it.each([
    ['a declaration that lies', Buffer.from(document('UTF-16')), /declares the encoding utf-16/],
    ['an unknown encoding', Buffer.from(document('x-ebcdic-9')), /x-ebcdic-9, which is not known/],
    ['Latin-1 bytes without a declaration', Buffer.from(document(null), 'latin1'), /not UTF-8/],
  ])('warns of %s and reads it', async (_, bytes, warning) => {
    const { cases, summary } = await read(bytes);
    expect(cases.map((found) => found.name)).toEqual([name]);
    expect(summary.warnings).toEqual([expect.stringMatching(warning)]);
    expect(summary.errors).toEqual([]);
  });

  it('keeps valid UTF-8 around bytes that are not', async () => {
    const bytes = Buffer.concat([
      Buffer.from('<testsuite><testcase name="€ '),
      Buffer.from([0xe9]),
      Buffer.from(' €"/></testsuite>'),
    ]);
    const { cases } = await read(bytes, { chunkBytes: 1 });
    expect(cases.map((found) => found.name)).toEqual(['€ é €']);
  });

  it('reads the UTF-16 JSON that PowerShell redirects', async () => {
    const report = {
      numTotalTests: 1,
      success: true,
      testResults: [
        { name: 'a', status: 'passed', assertionResults: [{ title: name, status: 'passed' }] },
      ],
    };
    const { cases, summary } = await read(utf16(JSON.stringify(report), 'le'), { chunkBytes: 5 });
    expect(cases.map((found) => found.name)).toEqual([name]);
    expect(summary.errors).toEqual([]);
  });

  it.each([
    ['raw', '\u001b[31mred\u001b[39m \u0001end'],
    ['as references', '&#27;[31mred&#x1b;[39m &#1;end'],
  ])('replaces characters that XML does not allow, %s, and warns once', async (_, text) => {
    const content = `<testcase name="${text}"><failure message="${text}">${text}</failure></testcase>`;
    const { cases, summary } = await read(suiteXml(content));
    expect(cases).toMatchObject([{ name: 'red \ufffdend', message: 'red \ufffdend' }]);
    expect(summary.warnings).toEqual(['holds characters that XML does not allow; replaced them']);
    expect(summary.errors).toEqual([]);
  });

  it('does not forgive an illegal character inside a tag', async () => {
    const { summary } = await read(suiteXml('<test\u0001case name="lost"/>'));
    expect(summary.errors).toHaveLength(1);
  });
});
