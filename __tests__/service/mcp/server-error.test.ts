import { describe, expect, it } from '@jest/globals';
import { errorText } from '../../../src/service/mcp/server-error.ts';

/** What is thrown where a text is no JSON. */
function jsonError(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

describe('errorText', () => {
  const refused = new Error('connect ECONNREFUSED');
  it.each<[string, unknown, string]>([
    ['a message', new Error('broken'), 'broken'],
    // The parser quotes ten characters on either side, which could be half a secret.
    [
      'what a parser says, without its quote',
      jsonError('{"jsonrpc": sk_live_0123456789}'),
      "Unexpected token 's': it is not valid JSON",
    ],
    [
      'the same of a short text',
      jsonError('sk_live'),
      "Unexpected token 's': it is not valid JSON",
    ],
    [
      'a cause',
      new Error('fetch failed', { cause: refused }),
      'fetch failed: connect ECONNREFUSED',
    ],
    [
      'a cause that is told already',
      new Error('no: broken', { cause: new Error('broken') }),
      'no: broken',
    ],
    ['several attempts', new AggregateError([refused, new Error('b')]), 'connect ECONNREFUSED: b'],
    ['an error without text', new RangeError(), 'RangeError'],
    ['what is no error', 'just text', 'just text'],
  ])('of %s', (_what, thrown, text) => {
    expect(errorText(thrown)).toBe(text);
  });

  it('ends in a circle of causes', () => {
    const first = new Error('first');
    const second = new Error('second', { cause: first });
    first.cause = second;
    expect(errorText(first)).toBe('first: second: first');
  });
});
