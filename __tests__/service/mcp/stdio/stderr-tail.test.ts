import { describe, expect, it } from '@jest/globals';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import { StderrTail, withoutInternals } from '../../../../src/service/mcp/stdio/stderr-tail.ts';

const SECRET = 'Q1w2E3r4T5y6U7i8';
const LIMIT = 4096;

function tailOf(...chunks: (string | Buffer)[]): StderrTail {
  const tail = new StderrTail(createRedactor([SECRET]));
  for (const chunk of chunks) tail.add(Buffer.from(chunk));
  return tail;
}

describe('StderrTail', () => {
  it('hides a secret that comes in pieces, wherever they part', () => {
    for (let at = 0; at <= SECRET.length; at += 1) {
      const tail = tailOf(`a ${SECRET.slice(0, at)}`, `${SECRET.slice(at)} b\n`);
      expect(tail.text).toBe('a *** b');
    }
  });

  it('keeps nothing of a secret that its begin would cut', () => {
    for (let after = LIMIT - SECRET.length - 4; after <= LIMIT; after += 1) {
      const { text } = tailOf(SECRET, 'x'.repeat(after));
      expect(text).toMatch(/^\**x+$/);
    }
  });

  it('holds back what may go on to be a secret, and tells it once nothing goes on', () => {
    const tail = tailOf(`waiting\n${SECRET.slice(0, 6)}`);
    expect(tail.text).toBe('waiting');
    tail.end();
    expect(tail.text).toBe(`waiting\n${SECRET.slice(0, 6)}`);
  });

  it('begins with a line where it has one, and puts together characters that came in halves', () => {
    const character = Buffer.from('é');
    const lines = `${'x'.repeat(LIMIT)}\nlast `;
    const { text } = tailOf(lines, character.subarray(0, 1), character.subarray(1), '!');
    expect(text).toBe('last é!');
  });
});

describe('what is quoted of a standard error', () => {
  it('has nothing of where Node was in itself', () => {
    const written = [
      'node:internal/modules/run_main:107',
      '    triggerUncaughtException(',
      '    ^',
      '',
      '/work/server/tools.ts:88',
      'syntax ((',
      '',
      'SyntaxError [ERR_INVALID_TYPESCRIPT_SYNTAX]: Expression expected',
      '    at parseTypeScript (node:internal/modules/typescript:72:36)',
      '    at main (/work/server/index.ts:3:1)',
      '    at node:internal/main/run_main_module:33:47 {',
      "  code: 'ERR_INVALID_TYPESCRIPT_SYNTAX'",
      '}',
      '',
      'Node.js v24.21.0',
    ].join('\n');
    expect(withoutInternals(written).split('\n')).toEqual([
      '/work/server/tools.ts:88',
      'syntax ((',
      '',
      'SyntaxError [ERR_INVALID_TYPESCRIPT_SYNTAX]: Expression expected',
      '    at main (/work/server/index.ts:3:1) {',
      "  code: 'ERR_INVALID_TYPESCRIPT_SYNTAX'",
      '}',
    ]);
  });

  it.each([
    ['what other programs write', 'Traceback (most recent call last):\n  at home\nKeyError: 1'],
    ['a place without a marker', 'node:internal/a:1\nand so on'],
    ['all where nothing else is there', 'Node.js v24.21.0'],
  ])('keeps %s', (_name, text) => {
    expect(withoutInternals(text)).toBe(text);
  });
});
