import { beforeEach, expect, test } from '@jest/globals';
import { GitHubError } from '../../src/github/client.ts';
import { readEvent } from '../../src/github/event.ts';
import type { Annotation } from '../../src/render/annotations.ts';
import type { GitHubFailure } from '../../src/report/failure.ts';
import { type CheckRunOptions, publishCheckRun } from '../../src/surfaces/check-run.ts';
import type { Published } from '../../src/surfaces/comment.ts';
import { type StoredCheck, serveChecks } from '../support/github/checks.ts';
import { clientOf } from '../support/github/client.ts';
import { type Fault, GitHubEmulator, REPOSITORY_ID } from '../support/github/emulator.ts';

const KEY = '0123456789abcdef';
const URL = 'https://github.com/acme/weather-mcp/actions/runs/100/attempts/2';
let emulator: GitHubEmulator;
let checks: ReturnType<typeof serveChecks>;
let head: string;
beforeEach(async () => {
  emulator = await GitHubEmulator.start();
  emulator.permissions.add('checks: write');
  head = emulator.commit('feature');
  checks = serveChecks(emulator);
});

/** A check run of this name at this commit. `of`: run and attempt, such as `100/1`. */
const seed = (of: string, conclusion: StoredCheck['conclusion'], key = KEY) =>
  checks.add({ head_sha: head, external_id: `mcp-eval-gate:${key}/${of}`, conclusion });

/** The second attempt of run 100 for a pull request, whose merge commit is another one. */
async function publish(options: Partial<CheckRunOptions> = {}): Promise<Published | GitHubFailure> {
  const ids = { GITHUB_RUN_ID: '100', GITHUB_RUN_ATTEMPT: '2', GITHUB_SHA: 'e'.repeat(40) };
  const repo = { id: REPOSITORY_ID, default_branch: 'main' };
  const end = { sha: head, ref: 'feature', repo };
  const pull = { number: 7, head: end, base: end };
  const event = readEvent(ids, { repository: repo, pull_request: pull });
  return publishCheckRun(clientOf(emulator), event, {
    name: 'MCP evals',
    key: KEY,
    value: 'failed',
    isRed: true,
    ...{ title: 'own', summary: 'own', annotations: [] },
    url: URL,
    ...options,
  }).catch((error: unknown) => {
    if (error instanceof GitHubError) return error.failure;
    throw error;
  });
}

const annotations = (count: number, members: Partial<Annotation> = {}): Annotation[] =>
  Array.from({ length: count }, (_, at) => {
    const place = { file: 'evals.yml', line: at === 0 ? null : at };
    return { level: 'failure', title: `case ${at}`, message: 'It failed.', ...place, ...members };
  });

/** What readers see of all check runs: conclusion and title. */
const shown = () => checks.all.map(({ conclusion, output }) => `${conclusion} ${output.title}`);
const requests = () => emulator.requests.map(({ method }) => method).join(' ');

test.each<[Partial<CheckRunOptions>, string]>([
  [{ value: 'passed', isRed: false }, 'success'],
  [{ value: 'failed' }, 'failure'],
  [{ value: 'failed', isRed: false }, 'failure'],
  [{ value: 'invalid' }, 'failure'],
  [{ value: 'incomplete' }, 'action_required'],
  [{ value: 'incomplete', isRed: false }, 'neutral'],
])('%j concludes with %s', async (options, conclusion) => {
  expect(await publish(options)).toMatchObject({ state: 'written', url: /./ });
  expect(checks.all).toMatchObject([
    {
      ...{ name: 'MCP evals', head_sha: head, details_url: URL, status: 'completed', conclusion },
      external_id: `mcp-eval-gate:${KEY}/100/2`,
      output: { title: 'own', summary: 'own' },
    },
  ]);
});

type Seed = Parameters<typeof seed>;
const newer = { state: 'skipped', reason: 'newer' };
const clash = { state: 'clash' };
const written = { state: 'written' };
type Situation = [string, Seed, 'failed' | 'passed', object, string[]];
test.each<Situation>([
  ['an older run', ['99/7', 'failure'], 'passed', written, ['failure seed', 'success own']],
  ['an older attempt', ['100/1', 'failure'], 'passed', written, ['failure seed', 'success own']],
  ['a newer attempt', ['100/3', 'success'], 'failed', newer, ['success seed']],
  ['a newer run', ['101/1', 'success'], 'failed', newer, ['success seed']],
  ['another job', ['101/1', 'success', 'f'], 'failed', written, ['success seed', 'failure own']],
  ['a better one of the name', ['100/2', 'success', 'f'], 'failed', clash, ['failure own']],
  ['a worse one of the name', ['100/2', 'failure', 'f'], 'passed', clash, ['failure seed']],
  ['a damaged id', ['x/', 'success'], 'failed', written, ['success seed', 'failure own']],
  ['a better twin', ['100/2', 'success'], 'failed', clash, ['failure own']],
  ['a worse twin', ['100/2', 'failure'], 'passed', clash, ['failure seed']],
  ['a red twin', ['100/2', 'action_required'], 'passed', clash, ['action_required seed']],
  ['an equal twin', ['100/2', 'failure'], 'failed', clash, ['failure seed']],
])('finds %s', async (_name, seeds, value, published, all) => {
  seed(...seeds);
  expect(await publish({ value, annotations: annotations(1) })).toMatchObject(published);
  expect(shown()).toEqual(all);
  // Annotations are added once, by the one that creates.
  expect(checks.all.map(({ batches }) => batches.length)).toEqual(
    all.map((one, at) => Number(at > 0 && one.endsWith('own'))),
  );
});

test.each<Situation>([
  ['a newer run', ['101/1', 'success'], 'failed', newer, ['success seed', 'success seed']],
  ['an older run', ['99/1', 'success'], 'failed', written, ['failure own', 'success seed']],
  ['a better twin', ['100/2', 'success'], 'failed', clash, ['failure own', 'failure own']],
  ['a worse twin', ['100/2', 'failure'], 'passed', clash, ['failure seed', 'failure seed']],
])('%s comes at the same time', async (_name, seeds, value, published, all) => {
  checks.next = () => {
    seed(...seeds);
    const [own] = checks.all;
    return { status: 201, json: { id: own?.id, html_url: 'https://github.test/own' } };
  };
  expect(await publish({ value })).toMatchObject(published);
  expect(shown()).toEqual(all);
});

test('finds its check run on the third page', async () => {
  for (let at = 0; at < 230; at += 1) seed('99/1', 'success', String(at));
  seed('101/1', 'success');
  expect(await publish()).toEqual(newer);
  expect(requests()).toBe('GET GET GET');
});

const lost = { status: 502, json: { message: 'Server Error' } };
test.each<[string, () => ReturnType<NonNullable<typeof checks.next>>, string]>([
  ['lost after it was written', () => lost, 'GET POST GET GET'],
  ['a page of a proxy', () => ({ json: '<html>' }), 'GET POST GET GET'],
  [
    'lost before it was written',
    () => {
      checks.all.pop();
      return lost;
    },
    'GET POST GET POST GET',
  ],
])('an answer is %s: one check run', async (_name, next, sent) => {
  checks.next = next;
  expect(await publish({ annotations: annotations(50) })).toMatchObject(written);
  expect(shown()).toEqual(['failure own']);
  expect(checks.all).toMatchObject([{ batches: [50] }]);
  expect(requests()).toBe(sent);
});

const OWN = '/weather-mcp/check-runs';
const refused = { what: 'status', permission: 'checks: write' };
test.each<[string, string, Fault, object]>([
  ['no permission to read', '/commits/', { status: 403 }, { ...refused, status: 403 }],
  ['no permission to write', OWN, { status: 403 }, { ...refused, status: 403 }],
  ['a private repository', OWN, { status: 404 }, { ...refused, status: 404 }],
  ['an unknown commit', '/commits/', { status: 422, message: 'No commit' }, { status: 422 }],
  ['refused values', OWN, { status: 422 }, { what: 'status', status: 422, permission: null }],
  ['no answer for ever', OWN, 'reset', { what: 'unreachable' }],
  ['pages of a proxy for ever', '/check-runs', 'page', { what: 'malformed', status: 200 }],
])('fails after %s', async (_name, path, fault, failure) => {
  emulator.fail(path, fault);
  expect(await publish()).toMatchObject(failure);
  expect(checks.all).toEqual([]);
});

test.each([
  [0, []],
  [50, [50]],
  [120, [50, 50, 20]],
  [700, Array.from({ length: 10 }, () => 50)],
])('sends %d annotations', async (number, batches) => {
  const given = [...annotations(3, { file: null }), ...annotations(number)];
  expect(await publish({ annotations: given })).toMatchObject(written);
  expect(checks.all).toMatchObject([{ batches, conclusion: 'failure' }]);
});

test.each<[string, number, number, number]>([
  ['PATCH', 60, 50, 60],
  // The first look finds none, and the second one fails.
  ['no second look', 7, 7, 7],
])('what is written stands after trouble: %s', async (path, number, sent, total) => {
  emulator.fail(path, { status: 422 });
  checks.next = () => {
    if (path !== 'PATCH') emulator.fail('GET', { status: 422 });
    const [{ id } = { id: 0 }] = checks.all;
    return { status: 201, json: { id, html_url: 'https://github.test/own' } };
  };
  const cut = [sent, total, expect.objectContaining({ status: 422 })];
  const published = await publish({ annotations: annotations(number) });
  expect(published).toEqual({ state: 'written', url: 'https://github.test/own', cut });
  expect(checks.all).toMatchObject([{ batches: [sent], conclusion: 'failure' }]);
});

test('fits texts of any length', async () => {
  const long = { title: '😀'.repeat(300), summary: 'é'.repeat(32_767) };
  expect(await publish(long)).toMatchObject(written);
  // The emulator has the limits.
  const longer = await publish({ name: 'other', summary: 'é'.repeat(32_768) });
  expect(longer).toMatchObject({ status: 422 });
});
