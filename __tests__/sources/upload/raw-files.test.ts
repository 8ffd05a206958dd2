import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { uploadFiles } from '../../../src/sources/upload/raw-files.ts';
import { folderWith } from '../../support/program.ts';
import { type Answer, startScripted, stopAll } from '../../support/scripted-service.ts';
import { environmentOf, fileAt, reportOf } from '../../support/uploads.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  await stopAll();
});

const SECRET = 'hunter2-hunter2';
const folder = folderWith({ 'a.xml': '<a/>', 'b.json': '{}', 'c.xml': SECRET, large: '' });
writeFileSync(join(folder, 'utf16.xml'), `\ufeff<c>${SECRET}</c>`, 'utf16le');
truncateSync(join(folder, 'large'), 17 * 2 ** 20);

/** What arrives, what is warned of, and the error if one ends it. No host: that of the service. */
async function upload(names: string[], answers: Answer[], host: string | null, change = () => {}) {
  const uploaded: unknown[] = [];
  let given = 0;
  const service = await startScripted((response, request) => {
    const { url, headers, body } = request;
    if (url.endsWith('/upload-url')) {
      given += 1;
      const uploadUrl = `${host ?? service.origin}/${given}`;
      return response.end(JSON.stringify({ ok: true, uploadUrl }));
    }
    const answer = answers[uploaded.length] ?? [500];
    uploaded.push([url, body, headers['content-type'], headers.authorization]);
    if (typeof answer === 'function') return answer(response, request);
    return response.writeHead(answer[0], answer[2]).end(JSON.stringify(answer[1] ?? {}));
  });
  const environment = environmentOf();
  environment.redactor.add('SECRET', [SECRET]);
  const report = reportOf(0);
  const files = names.map((name) => fileAt(folder, name));
  change();
  const connection = { client: service.client, projectId: 'p' };
  const error = await uploadFiles(report, files, connection, environment).then(
    () => null,
    ({ failure }) => failure,
  );
  return { uploaded, warnings: report.warnings, error };
}

const STORED: Answer = [200, { storageId: 'x' }];
test('files are sent as they are, except those with a secret and large ones', async () => {
  const names = ['a.xml', 'c.xml', 'utf16.xml', 'large', 'b.json'];
  const { uploaded, warnings, error } = await upload(names, [STORED, STORED], null);
  expect(uploaded).toEqual([
    ['/1', '<a/>', 'application/xml', undefined],
    ['/2', '{}', 'application/json', undefined],
  ]);
  expect(warnings).toMatchObject([
    { reason: 'secret', file: 'c.xml' },
    { reason: 'secret', file: 'utf16.xml' },
    { reason: 'large', file: 'large' },
  ]);
  expect(error).toBeNull();
});

const numbered = (radix: string, base: number) =>
  [...SECRET].map((one) => `&#${radix}${one.charCodeAt(0).toString(base)};`).join('');
const escaped = `\\u00${SECRET.charCodeAt(0).toString(16)}${SECRET.slice(1)}`;
const half = SECRET.slice(4);
test.each([
  ['numbers', numbered('', 10)],
  ['numbers with zeros', numbered('000', 10)],
  ['hexadecimal numbers', numbered('x', 16)],
  ['a number within', SECRET.replace('t', '&#116;')],
  ['two sections', `<![CDATA[hunt]]><![CDATA[${half}]]>`],
  ['a section after a text', `<![CDATA[<!--]]>hunt<![CDATA[${half}]]>`],
  ['a comment', `hunt<!-- > -->${half}`],
  ['an instruction', `hunt<?x ?>${half}`],
  ['JSON', `["<!--", "${escaped}"]`],
])('a secret in the form of %s stays here', async (_name, text) => {
  writeFileSync(join(folder, 'form.xml'), `<a>${text}</a>`);
  const { warnings, uploaded } = await upload(['form.xml'], [STORED], null);
  expect([warnings, uploaded]).toMatchObject([[{ reason: 'secret' }], []]);
});

const OTHERS = '<!-- c --><a b="&#9;&#x1F600;&#xFFFFFFFF;&#zz;">&amp; \\u0041<![CDATA[&#104;';
test.each(['<!--', '<?', '<![CDATA[', '&#1', '\\u00', OTHERS])(
  '%s is looked through in time',
  async (text) => {
    writeFileSync(join(folder, 'form.xml'), text.repeat(2 ** 21 / text.length));
    expect(await upload(['form.xml'], [STORED], null)).toMatchObject({ warnings: [], error: null });
  },
);

test.each<[string, (path: string) => void]>([
  ['a link', (path) => symlinkSync('/etc/passwd', path)],
  ['a pipe', (path) => execFileSync('mkfifo', [path])],
  ['other content', (path) => writeFileSync(path, '<b/>!')],
  ['nothing', () => {}],
])('a file that became %s is not sent', async (_name, replace) => {
  const path = join(folder, 'changed.xml');
  writeFileSync(path, '<a/>');
  const change = () => {
    rmSync(path);
    replace(path);
  };
  const { warnings, uploaded } = await upload(['changed.xml'], [STORED], null, change);
  expect([warnings, uploaded]).toMatchObject([[{ reason: 'changed', file: 'changed.xml' }], []]);
  rmSync(path, { force: true });
});

const lose: Answer = (response) => response.destroy();
const slow: Answer = () => {};
test.each<[string, host: string | null, answers: Answer[], error: object | null]>([
  ['lost', null, [lose, lose, STORED], null],
  ['refused by the storage', null, [[500], [500], [500]], { status: 500 }],
  ['no id', null, [[200]], { reason: 'malformed' }],
  ['too many requests', null, [[429]], { status: 429 }],
  ['no answer', null, [slow], { reason: 'late', declared: 1, listed: 1 }],
  ['a redirect', null, [[307, {}, { location: '/again' }]], { reason: 'redirect', status: 307 }],
  ['an open address', 'http://example.test', [], { reason: 'redirect' }],
  ['another protocol', 'ftp://127.0.0.1', [], { reason: 'redirect' }],
])('an upload: %s', async (_name, host, answers, failure) => {
  const { timeout } = AbortSignal;
  const isSlow = answers.includes(slow);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(isSlow ? 500 : ms));
  const { uploaded, error } = await upload(['a.xml'], answers, host);
  expect(error).toEqual(failure === null ? null : expect.objectContaining(failure));
  // Each attempt has an address of its own, and none has the key.
  const sent = answers.map((_, at) => [`/${at + 1}`, '<a/>', 'application/xml', undefined]);
  expect(uploaded).toEqual(sent);
});
