/** Property: no secret, in no form and behind no separator, reaches a surface. */

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createLogger } from '../../../src/action/logger.ts';
import { Redactor } from '../../../src/lib/redaction/redactor.ts';
import { findNews } from '../../../src/render/findings.ts';
import { type Layout, renderMarkdown } from '../../../src/render/markdown.ts';
import { renderLines } from '../../../src/render/terminal.ts';
import { NOWHERE } from '../../../src/report/place.ts';
import type { RunReport } from '../../../src/report/report.ts';
import { failingCase, reportOf, verdictOf } from '../../support/reports.ts';

const SECRETS = [
  'ghp_16C7e42F292c6912E7710c838347Ae178B4a',
  'sk-proj-Ab12/cd+34=ef',
  'correct horse battery staple',
  'p@ss"wörd\\<&\'>/x',
  'eyJhbGciOi.eyJzdWIiOi.SflKxwRJSM',
  '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkq\nhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----',
];

const percent = (text: string) => encodeURIComponent(text);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const unicode = (text: string) =>
  [...Array(text.length).keys()]
    .map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');

/** Written without a look at the forms that the redactor knows. */
const FORMS: Record<string, (secret: string) => string> = {
  plain: (secret) => secret,
  json: (secret) => JSON.stringify({ secret }),
  'json twice': (secret) => JSON.stringify(JSON.stringify(secret)),
  'json with \\/': (secret) => JSON.stringify(secret).replaceAll('/', '\\/'),
  'all \\u': unicode,
  'all \\u, upper case': (secret) =>
    unicode(secret).replace(/\\u(....)/g, (_, digits) => `\\u${digits.toUpperCase()}`),
  address: percent,
  'address, lower case': (secret) => percent(secret).replace(/%../g, (code) => code.toLowerCase()),
  'address twice': (secret) => percent(percent(secret)),
  form: (secret) => new URLSearchParams({ secret }).toString(),
  'before the @': (secret) => Object.assign(new URL('https://host/'), { username: secret }).href,
  html: (secret) => secret.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`),
  xml: (secret) =>
    secret
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&apos;'),
  'Base64 behind 1': (secret) => base64(`u${secret}!`),
  'Base64 behind 2': (secret) => base64(`u:${secret}!`),
  'Base64 behind 3': (secret) => base64(`u:v${secret}`),
  'Base64 for addresses': (secret) => Buffer.from(secret).toString('base64url'),
  'Base64 of JSON': (secret) => base64(JSON.stringify([secret])),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  'hex, upper case': (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
};

/** What can stand between the characters without being seen. */
const SEPARATORS = [
  '',
  '\u001b[31m',
  '\u001b]8;;https://x\u0007',
  '\u200b',
  '\u00ad',
  '\u0000',
  '\u202e',
  '\u009b1m',
];
/** What can stand for a blank or a line break. */
const BLANKS = [' ', '\n', '\r\n', '\u00a0', '\t\t', ' \u2003 '];

function reportWith(text: string): RunReport {
  const failure = {
    kind: 'tool-error' as const,
    what: 'tool' as const,
    server: 's',
    tool: 't',
    code: null,
    message: text,
    ...NOWHERE,
  };
  return reportOf([failingCase('t', failure)]);
}

const verdict = verdictOf('failed');
const LAYOUT: Layout = {
  limit: 100_000,
  unit: 'bytes',
  links: { run: null, report: null, file: () => null },
  before: '',
};
const SURFACES: Record<string, (text: string, redactor: Redactor) => string> = {
  summary: (text) => renderMarkdown(findNews(reportWith(text), verdict), LAYOUT),
  terminal: (text) => renderLines(reportWith(text), findNews(reportWith(text), verdict)).join('\n'),
  'report.json': (text) => JSON.stringify(reportWith(text), null, 2),
};

/** A surface as a reader copies it. */
const asCopied = (surface: string) =>
  surface
    .replace(/<\/?(?:span|code|wbr)[^>]*>/g, '')
    .replace(/\\([^\w"\\])/g, '$1')
    .replace(/\s+/g, '');

/** Lines of a secret that a reader could use. */
const usableParts = (secret: string) =>
  secret.split('\n').filter((line) => !line.startsWith('-----'));

test('secret × separator × form × surface', () => {
  const random = fc
    .string({ minLength: 12, maxLength: 40 })
    .filter((text) => text.trim().length > 11);
  const property = fc.property(
    fc.oneof(fc.constantFrom(...SECRETS), random),
    fc.constantFrom(...SEPARATORS),
    fc.constantFrom(...BLANKS),
    fc.constantFrom(...Object.keys(FORMS)),
    fc.constantFrom(...Object.keys(SURFACES)),
    fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    (secret, separator, blank, form, surface, share) => {
      const redactor = new Redactor();
      redactor.add('secret', [secret]);
      const written = FORMS[form]?.(secret.trim()) ?? '';
      const at = Math.floor(written.length * share);
      const hidden = `${written.slice(0, at)}${separator}${written.slice(at)}`.replace(/ /g, blank);
      const shown = SURFACES[surface]?.(redactor.text(`before ${hidden} after`, 1_000), redactor);
      for (const part of usableParts(secret)) {
        const bare = asCopied(FORMS[form]?.(part.trim()) ?? '');
        const half = Math.ceil(bare.length / 2);
        const copied = asCopied(shown ?? '');
        for (const piece of [bare.slice(0, half), bare.slice(half)]) {
          expect(copied).not.toContain(piece);
        }
      }
    },
  );
  // A fixed seed: a run of CI repeats the one before it.
  fc.assert(property, { numRuns: 3_000, seed: 42 });
});

test('the log is redacted by line, and gives the runner no commands', () => {
  const lines: string[] = [];
  const redactor = new Redactor();
  redactor.add('secret', [SECRETS[0] ?? '']);
  const logger = createLogger((line) => lines.push(line), redactor, false);
  logger.info(`::set-output name=x::${SECRETS[0]}\n  ##[ ::##[error]no`);
  logger.warn(`100 % ${SECRETS[0]}\nnext`);
  expect(lines).toEqual([
    'set-output name=x::***\n  ## [ ::## [error]no\n',
    '::warning::100 %25 ***%0Anext\n',
  ]);
});
