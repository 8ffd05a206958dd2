import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { uploadFiles } from '../../../src/sources/upload/raw-files.ts';
import { folderWith } from '../../support/program.ts';
import { type Answer, startScripted, stopAll } from '../../support/scripted-service.ts';
import { environmentOf, reportOf } from '../../support/uploads.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  await stopAll();
});

const SECRET = 'hunter2-hunter2';
const folder = folderWith({ 'a.xml': '<a/>', 'b.json': '{}', 'c.xml': SECRET, large: '' });
writeFileSync(join(folder, 'utf16.xml'), `\ufeff<c>${SECRET}</c>`, 'utf16le');
truncateSync(join(folder, 'large'), 17 * 2 ** 20);

/** What arrives, what is warned of, and the error if one ends it. No host: that of the service. */
async function upload(names: string[], answers: Answer[], host: string | null) {
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
  const files = new Map(names.map((name) => [name, join(folder, name)]));
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
    { reason: 'too-large', file: 'large' },
  ]);
  expect(error).toBeNull();
});

const lose: Answer = (response) => response.destroy();
const slow: Answer = () => {};
test.each<[string, host: string | null, answers: Answer[], error: object | null]>([
  ['lost', null, [lose, lose, STORED], null],
  ['refused by the storage', null, [[500], [500], [500]], { status: 500 }],
  ['no id', null, [[200]], { reason: 'malformed' }],
  ['too many requests', null, [[429]], { status: 429 }],
  ['no answer', null, [slow], { reason: 'timeout' }],
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
