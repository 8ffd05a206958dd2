import { describe, expect, it } from '@jest/globals';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import { StderrTail } from '../../../../src/service/mcp/stdio/stderr-tail.ts';

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
