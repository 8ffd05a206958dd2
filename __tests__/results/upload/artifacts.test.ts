import { describe, expect, it } from '@jest/globals';
import { createSecretKeeper } from '../../../src/redaction/secret-keeper.ts';
import { closeRigsAfterEach, type IngestRig, startRig } from '../../support/results/ingest-rig.ts';
import { junitText, passingCases } from '../../support/results/junit-text.ts';

closeRigsAfterEach();

const JEST_TEXT = JSON.stringify({
  numTotalTests: 1,
  numPassedTests: 1,
  success: true,
  testResults: [
    {
      name: '/w/a.test.js',
      status: 'passed',
      message: '',
      startTime: 1,
      endTime: 2,
      assertionResults: [
        {
          ancestorTitles: [],
          title: 'a',
          fullName: 'a',
          status: 'passed',
          duration: 1,
          failureMessages: [],
        },
      ],
    },
  ],
});

/** Leads uploads through the proxy, which records them. */
function recordUploads({ proxy }: IngestRig): void {
  const change = (body: Record<string, unknown>) => {
    const { pathname } = new URL(String(body['uploadUrl']));
    return { ...body, uploadUrl: new URL(pathname, proxy.baseUrl).href };
  };
  proxy.add({ path: /upload-url$/, fault: { kind: 'rewrite', change } });
}

it('stores the files as they are and names them in the rows and the report', async () => {
  const rig = await startRig();
  recordUploads(rig);
  const text = junitText(passingCases(1));
  const files = [
    rig.file('a.xml', text),
    rig.file('b.json', JEST_TEXT),
    rig.file('c.txt', 'TAP version 13\n'),
  ];
  const report = await rig.ingest({ files, uploadArtifacts: true });
  expect(report.artifacts?.map(({ file }) => file)).toEqual(['a.xml', 'b.json', 'c.txt']);
  const uploads = rig.proxy.matching('POST', /\/uploads\//);
  expect(uploads.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
    ['application/xml', text],
    ['application/json', JEST_TEXT],
    ['application/octet-stream', 'TAP version 13\n'],
  ]);
  expect(uploads.map(({ headers }) => headers['authorization'])).toEqual(
    files.map(() => undefined),
  );
  const [first] = report.artifacts ?? [];
  const [run] = await rig.runs();
  expect(run?.rows[0]).toMatchObject({ metadata: { artifactId: first?.id, resultFile: 'a.xml' } });
});

it('asks for a new address for every try', async () => {
  const rig = await startRig();
  // The first addresses lead to a port where nothing listens.
  const change = (body: Record<string, unknown>) => ({
    ...body,
    uploadUrl: 'http://127.0.0.1:1/u',
  });
  rig.proxy.add({ path: /upload-url$/, times: 2, fault: { kind: 'rewrite', change } });
  const files = [rig.file('a.xml', junitText(passingCases(1)))];
  const report = await rig.ingest({ files, uploadArtifacts: true });
  expect(report.artifacts).toHaveLength(1);
  expect(rig.proxy.matching('POST', /upload-url$/)).toHaveLength(3);
});

const troubles = [
  ['no address', { status: 500, body: {} }],
  [
    'an address elsewhere in the clear',
    { status: 200, body: { ok: true, uploadUrl: 'http://example.com/u' } },
  ],
  ['a refusal', { status: 200, body: { ok: false, error: 'no room' } }],
] as const;
it.each(troubles)('warns and loses nothing: %s', async (_name, answer) => {
  const rig = await startRig();
  rig.proxy.add({ path: /upload-url$/, fault: { kind: 'answer', ...answer } });
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    rig.file(`${name}.xml`, junitText(passingCases(2, name))),
  );
  const report = await rig.ingest({ files, uploadArtifacts: true });
  expect(report).toMatchObject({ problems: [], artifacts: [], run: { status: 'completed' } });
  expect(report.warnings).toHaveLength(4);
  expect(report.warnings[3]).toBe('2 further result files were not uploaded.');
  expect((await rig.runs())[0]?.rows).toHaveLength(10);
});

it('a service that wants no raw files takes the results at once', async () => {
  const rig = await startRig();
  const refusal = { code: 'RATE_LIMITED', message: 'slow down' };
  const headers = { 'retry-after': '600' };
  const fault = { kind: 'answer' as const, status: 429, headers, body: refusal };
  rig.proxy.add({ path: /upload-url$/, fault });
  const files = ['a', 'b', 'c'].map((name) =>
    rig.file(`${name}.xml`, junitText(passingCases(2, name))),
  );
  const report = await rig.ingest({ files, uploadArtifacts: true });
  expect(report).toMatchObject({ problems: [], artifacts: [], run: { status: 'completed' } });
  expect(report.warnings).toEqual([
    expect.stringContaining('429'),
    '2 further result files were not uploaded.',
  ]);
  expect(rig.proxy.matching('POST', /upload-url$/)).toHaveLength(1);
});

it('goes on past failures where the service took a file', async () => {
  const rig = await startRig();
  const refusal = { status: 200, body: { ok: false, error: 'no room' } };
  const fault = { kind: 'answer' as const, ...refusal };
  rig.proxy.add({ path: /upload-url$/, skip: 1, times: 4, fault });
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
    rig.file(`${name}.xml`, junitText(passingCases(1, name))),
  );
  const report = await rig.ingest({ files, uploadArtifacts: true });
  expect(report.artifacts?.map(({ file }) => file)).toEqual(['a.xml', 'f.xml']);
  expect(report.warnings).toHaveLength(4);
});

it('leaves the results the time they need where an upload hangs', async () => {
  const rig = await startRig();
  recordUploads(rig);
  rig.proxy.add({ path: /\/uploads\//, fault: { kind: 'hang' } });
  const files = [1, 2, 3].map((count) => rig.file(`${count}.xml`, junitText(passingCases(count))));
  const report = await rig.ingest({ files, uploadArtifacts: true }, { timeoutMs: 4_000 });
  expect(report).toMatchObject({ problems: [], artifacts: [], run: { status: 'completed' } });
  expect(report.warnings).toEqual([
    expect.stringMatching(/^1\.xml itself was not uploaded: /),
    '2 further result files were not uploaded.',
  ]);
});

describe('secrets of the job', () => {
  const secret = 'ghs_0123456789abcdef';

  it('are in no row, whatever a test printed', async () => {
    const rig = await startRig();
    const failure = `<failure message="token ${secret}">curl -H ${secret}</failure>`;
    const text = `<testsuite><testcase name="uses ${secret}">${failure}</testcase></testsuite>`;
    const report = await rig.ingest(
      { files: [rig.file('a.xml', text)] },
      { secrets: createSecretKeeper([secret]) },
    );
    expect(report.problems).toEqual([]);
    const masked = { title: 'uses ***', error: 'token ***' };
    expect((await rig.runs())[0]?.rows).toMatchObject([masked]);
    expect(rig.proxy.requests.filter(({ body }) => body.includes(secret))).toEqual([]);
  });

  it.each<[string, BufferEncoding]>([
    ['as it is', 'utf8'],
    ['in UTF-16', 'utf16le'],
  ])('keep the file that holds one from being uploaded, %s', async (_how, encoding) => {
    const rig = await startRig();
    recordUploads(rig);
    const noise = 'x'.repeat(200_000);
    const text = `\ufeff<testsuite><system-out>${noise}${secret}${noise}</system-out><testcase name="a"/></testsuite>`;
    const files = [rig.file('a.xml', Buffer.from(text, encoding)), rig.file('b.json', JEST_TEXT)];
    const report = await rig.ingest(
      { files, uploadArtifacts: true },
      { secrets: createSecretKeeper([secret]) },
    );
    expect(report).toMatchObject({ problems: [], artifacts: [{ file: 'b.json' }] });
    expect(report.warnings).toEqual([
      'a.xml itself was not uploaded: it holds a secret of this job.',
    ]);
  });
});

it('can be turned off', async () => {
  const rig = await startRig();
  await rig.ingest({
    files: [rig.file('a.xml', junitText(passingCases(1)))],
    uploadArtifacts: false,
  });
  expect(rig.ingestCalls).toEqual(['report']);
});
