import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { growingSuite, withCase, writeSuite } from '../../../src/cli/recording/suite-addition.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-addition-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const step = { kind: 'toolCall', serverName: 'library', toolName: 'late_fee' };
const added = {
  title: 'new',
  steps: [
    { ...step, arguments: { text: 'a\n\n  b\n' }, expect: [{ type: 'isError', value: false }] },
  ],
};

async function grown(name: string, text: string, server = 'library'): Promise<string> {
  writeFileSync(join(folder, name), text);
  return withCase(await growingSuite(name, folder), added, { server, isOwn: true });
}

/** As it is written below the last case of a list that begins there. */
const block = (indent: string) =>
  [
    '- title: new',
    '  steps:',
    '    - kind: toolCall',
    '      serverName: library',
    '      toolName: late_fee',
    '      arguments:',
    '        text: |',
    '          a',
    '',
    '            b',
    '      expect:',
    '        - { type: isError, value: false }',
  ]
    .map((line) => (line === '' ? '' : indent + line))
    .join('\n');

const SUITE = `# mine
name:   fees   # odd spaces stay
servers: [ library ]

tests:
  # the first
  - title: one
    steps: [ {kind: toolCall, toolName: late_fee} ]   # a line

  - title: "two"
    steps:
      - kind: toolCall
        toolName: late_fee  # behind it
`;

describe('a case more', () => {
  it('leaves all else as it is', async () => {
    expect(await grown('a.yaml', SUITE)).toBe(`${SUITE}\n${block('  ')}\n`);
  });

  it.each([
    ['a last line that is open', SUITE.trimEnd(), `${SUITE}\n${block('  ')}\n`],
    ['settings behind the cases', `${SUITE}runs: 2\n`, `${SUITE}\n${block('  ')}\nruns: 2\n`],
    [
      'cases that are not indented',
      'name: a\ntests:\n- title: one\n  steps:\n  - {kind: toolCall, toolName: x}\n',
      `name: a\ntests:\n- title: one\n  steps:\n  - {kind: toolCall, toolName: x}\n${block('')}\n`,
    ],
    [
      'a text of several lines at the end',
      'name: a\ntests:\n - steps: [{kind: toolCall, toolName: x}]\n   title: one\n   skip: |\n     not\n     yet\n',
      `name: a\ntests:\n - steps: [{kind: toolCall, toolName: x}]\n   title: one\n   skip: |\n     not\n     yet\n${block(' ')}\n`,
    ],
  ])('is written behind %s', async (_, before, after) => {
    expect(await grown('b.yaml', before)).toBe(after);
  });

  it('keeps the line ends of Windows', async () => {
    const text = await grown('c.yaml', SUITE.replaceAll('\n', '\r\n'));
    expect(text).toBe(`${SUITE}\n${block('  ')}\n`.replaceAll('\n', '\r\n'));
  });

  it('is JSON in JSON', async () => {
    const test = { title: 'one', steps: [{ kind: 'toolCall', toolName: 'x' }] };
    const suite = { name: 'a', servers: ['library'], tests: [test] };
    const whole = { ...suite, tests: [test, added] };
    const pretty = await grown('d.json', `${JSON.stringify(suite, null, 2)}\n`);
    expect(pretty).toBe(`${JSON.stringify(whole, null, 2)}\n`);
    expect(JSON.parse(await grown('e.json', JSON.stringify(suite)))).toEqual(whole);
  });

  it('brings its server with it', async () => {
    const text = await grown('f.yaml', SUITE, 'other');
    expect(text).toContain('servers: [ library, "other" ]\n');
    const list = SUITE.replace('[ library ]', '\n  - library  # first');
    expect(await grown('g.yaml', list, 'other')).toContain(
      '\n  - library  # first\n  - other\n\ntests',
    );
  });

  it('is not written where it would be no sound suite', async () => {
    const unsound = { title: 'new', steps: [] };
    const suite = await growingSuite('a.yaml', folder);
    const options = { server: 'library', isOwn: true };
    await expect(withCase(suite, unsound, options)).rejects.toThrow(/a\.yaml:\d+:\d+: .*one step/);
    const alias = 'name: a\nx: &x []\ntests: *x\n';
    await expect(grown('h.yaml', alias)).rejects.toThrow('h.yaml');
    await expect(growingSuite('../a.yaml', folder)).rejects.toThrow('must lie in this folder');
  });
});

it('replaces the file that a link leads to, and leaves nothing else behind', async () => {
  mkdirSync(join(folder, 'real'));
  writeFileSync(join(folder, 'real/suite.yaml'), SUITE, { mode: 0o640 });
  symlinkSync('real/suite.yaml', join(folder, 'link.yaml'));
  await writeSuite('link.yaml', folder, 'new\n');
  expect(readFileSync(join(folder, 'real/suite.yaml'), 'utf8')).toBe('new\n');
  expect(readdirSync(join(folder, 'real'))).toEqual(['suite.yaml']);
  await expect(writeSuite('link.yaml/no.yaml', folder, '')).rejects.toThrow('cannot be written');
});
