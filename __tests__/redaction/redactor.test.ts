import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { samples } from '../support/effort.ts';

const TOKEN = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';

/** The reference: places found one by one, then masked. */
function maskedByHand(text: string, secrets: readonly string[]): string {
  const hidden = new Array<boolean>(text.length + 1).fill(false);
  const inside = new Array<boolean>(text.length + 1).fill(false);
  for (const secret of secrets) {
    for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1)) {
      for (let index = at; index < at + secret.length; index += 1) {
        hidden[index] = true;
        if (index > at) inside[index] = true;
      }
    }
  }
  let result = '';
  for (let index = 0; index < text.length; index += 1) {
    if (!hidden[index]) result += text[index];
    else if (!inside[index]) result += '***';
  }
  return result;
}

/** Texts and secrets of two letters, so that these overlap in every way. */
const letters = fc.constantFrom('a', 'b');
const poorSecret = fc.string({ unit: letters, minLength: 6, maxLength: 9 });
const poorText = fc.string({ unit: letters, maxLength: 60 });

function userIn(address: string, user: string): string {
  const url = new URL(address);
  url.username = user;
  return url.username;
}

describe('text', () => {
  it('hides what a search for each secret would find', () => {
    fc.assert(
      fc.property(poorText, fc.array(poorSecret, { maxLength: 5 }), (text, secrets) => {
        expect(createRedactor(secrets).text(text)).toBe(maskedByHand(text, secrets));
      }),
      samples({ ci: 2_000, soak: 100_000 }),
    );
  });

  it.each([
    ['JSON', JSON.stringify],
    ['JSON in JSON', (secret: string) => JSON.stringify(JSON.stringify(secret)).slice(2, -2)],
    ['a query', encodeURIComponent],
    ['a form', (secret: string) => new URLSearchParams({ secret }).toString()],
    ['a path', (secret: string) => new URL(`https://h/${encodeURI(secret)}`).pathname],
    ['a query as it is sent', (secret: string) => new URL(`https://h/?a=${secret}`).search],
    ['the place of a user', (secret: string) => userIn('https://h/', secret)],
    [
      'JSON for pages',
      (secret: string) =>
        JSON.stringify(secret)
          .slice(1, -1)
          .replaceAll('\\"', '\\u0022')
          .replace(/[<>&'+=]/g, (it) => `\\u00${it.charCodeAt(0).toString(16)}`),
    ],
    ['hexadecimal digits', (secret: string) => Buffer.from(secret).toString('hex')],
    ['large ones', (secret: string) => Buffer.from(secret).toString('hex').toUpperCase()],
    ['markup', (secret: string) => secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
  ])('finds a secret in %s', (_, written) => {
    for (const secret of [TOKEN, 'p&ss "w/rd"+é', "it's\\a\tsecret"]) {
      const redactor = createRedactor([secret]);
      const text = redactor.text(`before ${written(secret)} after`);
      expect(text).toMatch(/^before .{0,8}\*\*\*.{0,2} after$/);
    }
  });

  it('finds a secret in Base64, whatever stands around it', () => {
    const around = fc.string({ unit: 'grapheme', maxLength: 7 });
    const encoding = fc.constantFrom<'base64' | 'base64url'>('base64', 'base64url');
    fc.assert(
      fc.property(around, around, encoding, (before, after, form) => {
        const written = Buffer.from(`${before}${TOKEN}${after}`).toString(form);
        const left = createRedactor([TOKEN]).text(written).split('***');
        expect(left).toHaveLength(2);
        expect(left.join('').length).toBeLessThanOrEqual(written.length - 50);
      }),
      samples({ ci: 200, soak: 10_000 }),
    );
  });

  it('hides each line of a key, but not what all keys have', () => {
    const pem = `-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG\n9w0BAQEFAASCBKcwggSj\n-----END PRIVATE KEY-----\n`;
    const { text } = createRedactor([pem]);
    expect(text(`is ${pem.trim()}.`)).toBe('is ***.');
    expect(text('  9w0BAQEFAASCBKcwggSj')).toBe('  ***');
    expect(text('no -----BEGIN PRIVATE KEY----- here')).toBe('no -----BEGIN PRIVATE KEY----- here');
  });

  it.each(['', ' ', 'x', 'true', '0', '12345', 'passed', 'Completed', 'failed'])(
    'leaves alone the weak secret %j',
    (secret) => {
      const said = 'x passed, 0 failed: completed is true, 12345 times';
      expect(createRedactor([secret]).text(said)).toBe(said);
    },
  );
});

describe('excerpt', () => {
  it('shows nothing of a secret, wherever the cut falls', () => {
    const redactor = createRedactor([TOKEN]);
    for (let before = 0; before < 120; before += 1) {
      const told = redactor.excerpt(`${'-'.repeat(before)}${TOKEN}${'-'.repeat(90)}`, 100);
      expect(told).not.toMatch(/[a-z0-9]/i);
      expect(told.length).toBeLessThanOrEqual(100);
    }
  });

  it('never halves a character, and keeps what fits', () => {
    const { excerpt } = createRedactor([]);
    expect(excerpt('ab😀cd', 4)).toBe('ab…');
    expect(excerpt('ab😀cd', 5)).toBe('ab😀…');
    expect(excerpt('ab😀cd', 6)).toBe('ab😀cd');
  });

  it('begins as the whole redacted text does, also where that is long', () => {
    fc.assert(
      fc.property(fc.nat(70_000), fc.nat(140_000), (before, limit) => {
        const text = `${'-'.repeat(before)}${TOKEN}${'.'.repeat(70_000)}`;
        const redactor = createRedactor([TOKEN]);
        const whole = redactor.text(text);
        const cut = whole.length <= limit ? whole : `${whole.slice(0, Math.max(0, limit - 1))}…`;
        expect(redactor.excerpt(text, limit) === cut).toBe(true);
      }),
      samples({ ci: 50, soak: 1_000 }),
    );
  });
});

describe('json', () => {
  it('redacts strings and names, and keeps all else', () => {
    const value = { [TOKEN]: [`is ${TOKEN}`, 1, true, null], other: { deep: 'fine' } };
    expect(createRedactor([TOKEN]).json(value)).toEqual({
      '***': ['is ***', 1, true, null],
      other: { deep: 'fine' },
    });
  });
});

describe('stream', () => {
  it('gives in pieces what text gives of the whole', () => {
    fc.assert(
      fc.property(
        fc.array(poorText, { maxLength: 8 }),
        fc.array(poorSecret, { maxLength: 5 }),
        (chunks, secrets) => {
          const redactor = createRedactor(secrets);
          const stream = redactor.stream();
          const given = chunks.map((chunk) => stream.write(chunk)).join('') + stream.end();
          expect(given).toBe(redactor.text(chunks.join('')));
        },
      ),
      samples({ ci: 2_000, soak: 100_000 }),
    );
  });

  it('holds back no more than what may be a secret', () => {
    const stream = createRedactor([TOKEN]).stream();
    expect(stream.write('listening\nghs_16')).toBe('listening\n');
    expect(stream.write('x')).toBe('ghs_16x');
    expect(stream.write(TOKEN)).toBe('***');
    expect(stream.write(TOKEN.slice(0, 9))).toBe('');
    expect(stream.end()).toBe(TOKEN.slice(0, 9));
  });
});

describe('finds', () => {
  it('tells whether there is anything to hide', () => {
    const redactor = createRedactor([TOKEN]);
    expect(redactor.finds(`-${TOKEN}`)).toBe(true);
    expect(redactor.finds(Buffer.from(TOKEN).toString('hex'))).toBe(true);
    expect(redactor.finds(TOKEN.slice(1))).toBe(false);
  });
});

describe('a text that somebody else cut', () => {
  it.each(['…', '...', '… (3 more)'])('shows no begin of a secret before %j', (end) => {
    const redactor = createRedactor([TOKEN]);
    for (let length = 8; length < TOKEN.length; length += 1) {
      const cut = `is ${TOKEN.slice(0, length)}${end}`;
      expect(redactor.text(cut)).toBe(`is ***${end}`);
      const stream = redactor.stream();
      expect(
        [stream.write(cut.slice(0, length)), stream.write(cut.slice(length)), stream.end()].join(
          '',
        ),
      ).toBe(`is ***${end}`);
    }
    expect(redactor.text(`ghs_${end}`)).toBe(`ghs_${end}`);
  });

  it('and says so, shows not even the least', () => {
    const redactor = createRedactor([TOKEN]);
    expect(redactor.begin(`is ${TOKEN.slice(0, 2)}`)).toBe('is ');
    expect(redactor.begin(`is ${TOKEN}`)).toBe('is ***');
    expect(redactor.begin('is fine')).toBe('is fine');
  });
});
