import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { Client } from '../../../src/api/client/client.ts';
import { uploadFiles } from '../../../src/sources/upload/raw-files.ts';
import { folderWith } from '../../support/program.ts';
import { type Answer, startScripted, stopAll } from '../../support/scripted-service.ts';
import { organizationOf, SETTINGS, startTestService } from '../../support/service.ts';
import { environmentOf, projectOf, quickClient, reportOf } from '../../support/uploads.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  await stopAll();
});

const SECRET = 'hunter2-hunter2';
const folder = folderWith({ 'a.xml': '<a/>', 'b.json': '{}', 'c.xml': SECRET, large: '' });
writeFileSync(join(folder, 'utf16.xml'), `\ufeff<c>${SECRET}</c>`, 'utf16le');
truncateSync(join(folder, 'large'), 17 * 2 ** 20);

/** What is warned of, and the error if one ends it. */
async function upload(client: Client, projectId: string, ...names: string[]) {
  const environment = environmentOf();
  environment.redactor.add('SECRET', [SECRET]);
  const report = reportOf(0);
  const files = new Map(names.map((name) => [name, join(folder, name)]));
  const error = await uploadFiles(report, files, { client, projectId }, environment).then(
    () => null,
    ({ failure }) => failure,
  );
  return { warnings: report.warnings, error };
}

test('files are stored as they are, except those with a secret and large ones', async () => {
  const artifactFolder = folderWith({});
  const settings = { ...SETTINGS, artifactFolder };
  const service = await startTestService([organizationOf({})], { settings });
  const client = quickClient(service.origin, service.key);
  const done = await upload(
    client,
    projectOf(service),
    'a.xml',
    'c.xml',
    'utf16.xml',
    'large',
    'b.json',
  );
  const skipped = [
    { reason: 'secret', file: 'c.xml' },
    { reason: 'secret', file: 'utf16.xml' },
    { reason: 'too-large', file: 'large' },
  ];
  expect(done).toMatchObject({ warnings: skipped, error: null });
  const names = readdirSync(artifactFolder);
  const stored = names.map((name) => readFileSync(join(artifactFolder, name), 'utf8'));
  expect(stored.sort()).toEqual(['<a/>', '{}']);
  await service.close();
});

const lose: Answer = (response) => response.destroy();
const moved: Answer = [307, {}, { location: '/again' }];
const slow: Answer = () => {};
test.each<[string, host: string | null, answers: Answer[], error: object | null]>([
  ['lost', null, [lose, lose, [200, { storageId: 'x' }]], null],
  ['refused by the storage', null, [[500], [500], [500]], { status: 500 }],
  ['no id', null, [[200]], { reason: 'malformed' }],
  ['too many requests', null, [[429]], { status: 429 }],
  ['no answer', null, [slow], { reason: 'timeout' }],
  ['a redirect', null, [moved], { reason: 'redirect', status: 307 }],
  ['an open address', 'http://example.test', [], { reason: 'redirect' }],
  ['another protocol', 'ftp://127.0.0.1', [], { reason: 'redirect' }],
])('an upload: %s', async (_name, host, answers, error) => {
  const { timeout } = AbortSignal;
  const isSlow = answers.includes(slow);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(isSlow ? 500 : ms));
  const given: string[] = [];
  const uploaded: unknown[] = [];
  const service = await startScripted((response, request) => {
    const { url, headers, body } = request;
    if (url.endsWith('/upload-url')) {
      given.push(`/up/${given.length}`);
      const uploadUrl = `${host ?? service.origin}${given.at(-1)}`;
      return response.end(JSON.stringify({ ok: true, uploadUrl }));
    }
    const answer = answers[uploaded.length] ?? [500];
    uploaded.push([url, body, headers['content-type'], headers.authorization]);
    if (typeof answer === 'function') return answer(response, request);
    return response.writeHead(answer[0], answer[2]).end(JSON.stringify(answer[1] ?? {}));
  });
  const done = await upload(service.client, 'p', 'a.xml');
  expect(done.error).toEqual(error === null ? null : expect.objectContaining(error));
  // Each attempt has an address of its own, and none has the key.
  const expected = answers.map((_, at) => [given[at], '<a/>', 'application/xml', undefined]);
  expect(uploaded).toEqual(expected);
});
