/** Which comments a pull request has after a step published, and how it ended. */
import { beforeEach, expect, test } from '@jest/globals';
import { type Marker, readMarker, withMarker } from '../../src/surfaces/comment-marker.ts';
import { BOT } from '../support/github/comments.ts';
import type { Fault } from '../support/github/emulator.ts';
import type { Scene, Step } from '../support/published.ts';
import * as published from '../support/published.ts';

const { CREATE, DELETE, LIST, openScene, UPDATE } = published;

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});

type Arrange = (scene: Scene) => unknown;
const seed =
  (text: string, run: keyof Scene['runs'] | number, facts: Partial<Marker> = {}, author = BOT) =>
  ({ seed, runs }: Scene) =>
    seed(text, { run: typeof run === 'number' ? runs.run + run : runs[run], ...facts }, author);
const ofRun =
  (event: string, isOfHead: boolean) =>
  ({ seed, emulator, head, old }: Scene) =>
    seed('x', { run: emulator.addRun({ commit: isOfHead ? head : old, event }) });
const atOld = (s: Scene) => s.seed('x', { commit: s.old, run: s.runs.next });
const X = seed('x', 'first');
const Y = seed('y', 'first');
const fail = (path: string, fault: Fault, times?: number) => (s: Scene) =>
  s.emulator.fail(path, fault, times);
const lacks = (name: string) => (s: Scene) => s.emulator.permissions.delete(name);
const set = (facts: Partial<Scene['state']>) => (s: Scene) => Object.assign(s.state, facts);
const lock = ({ state: { pulls } }: Scene) => Object.assign(pulls[0] ?? {}, { locked: true });
const quoted = ({ seed, state, runs }: Scene) => {
  const comment = seed('x', { run: runs.next });
  comment.body = `> ${comment.body}`;
  return state;
};
const odd = (from: string | RegExp, to: string) => (s: Scene) => {
  const comment = s.seed('x', { run: s.runs.next });
  comment.body = comment.body.replace(from, to);
};
const LACKS = 'status 403 pull-requests: write';
const RATE = { status: 403, headers: { 'retry-after': '3600' } };
const LOST = [fail(CREATE, 'lost', 1), set({ isListed: false })];
const LATER = { status: 500 };
const FOREIGN = { status: 403, headers: { 'content-type': 'text/html' } };
const MARKED = /^.*<!-- mcp/;
const LINK = /^See \[.*#issuecomment-/;

const AFTER = { event: 'workflow_run' };

/** What there is; how it ends; the comments; what is published. */
type Row = [string, Arrange[], string, (string | RegExp)[], (Step | ((scene: Scene) => Step))?];
test.each<Row>([
  ['the first comment', [], 'written', ['ours']],
  ['none on a pass', [], 'passed', [], { creates: false }],
  ['one that exists, on a pass', [X], 'written', ['ours'], { creates: false }],
  ['a comment of an earlier commit', [atOld], 'written', ['ours, was failed']],
  ['an earlier attempt', [seed('x', 0, { value: 'invalid' })], 'written', ['ours'], { attempt: 2 }],
  ['a commit that is not the head', [X], 'outdated', ['x'], ({ old }) => ({ commit: old })],
  ['a newer run', [seed('x', 'next')], 'newer', ['x']],
  ['a newer attempt', [seed('x', 0, { attempt: 2 })], 'newer', ['x']],
  ['another key', [seed('x', 0, { key: 'f'.repeat(16) })], 'written', ['x', 'ours']],
  ['the same text of another step', [seed('ours', 0)], 'same', ['ours']],
  ['duplicates', [X, Y], 'written', ['ours']],
  ['duplicates, a newer one', [X, seed('y', 'next')], 'newer', ['y']],
  ['duplicates that stay', [set({ mayDelete: false }), X, Y], 'written', ['ours', LINK]],
  ['duplicates that go', [fail(DELETE, { status: 404 }, 1), X, Y], 'written', ['ours']],
  ['another author', [seed('x', 'next', {}, 'mallory')], 'written', ['x', 'ours']],
  ['a deleted author', [seed('x', 'next', {}, '')], 'written', ['x', 'ours']],
  ['a marker in the middle', [quoted], 'written', [MARKED, 'ours']],
  ['an odd run', [odd(/"run":\d+/, '"run":1e99')], 'written', ['x', 'ours']],
  ['an odd verdict', [odd('"failed"', '"constructor"')], 'written', ['x', 'ours']],
  ['a run that GitHub does not know', [seed('x', 900)], 'written', ['ours']],
  ['a run of another commit', [ofRun('pull_request', false)], 'written', ['ours']],
  ['a run of another event', [ofRun('pull_request_review', true)], 'newer', ['x']],
  ['a push, for another run', [ofRun('push', false)], 'written', ['ours'], AFTER],
  ['a run on main', [ofRun('workflow_run', false)], 'newer', ['x'], AFTER],
  ['an attempt that GitHub does not know', [seed('x', 0, { attempt: 3 })], 'written', ['ours']],
  ['runs unseen, a near one', [lacks('actions: read'), seed('x', 1_000)], 'newer', ['x']],
  ['runs unseen, a far one', [lacks('actions: read'), seed('x', 1_001)], 'written', ['ours']],
  ['a create without an answer', [fail(CREATE, 'lost', 1)], 'written', ['ours']],
  ['a lost create that is not listed', LOST, 'written', ['ours', 'ours']],
  ['two creates without an answer', [fail(CREATE, 'reset', 2)], 'unreachable', []],
  ['a create that is not listed', [set({ isListed: false })], 'written', ['ours']],
  ['a page for a create', [fail(CREATE, 'page', 1)], 'written', ['ours']],
  ['half an answer to a create', [fail(CREATE, 'cut', 1)], 'written', ['ours']],
  ['a create that fails once', [fail(CREATE, { status: 502 }, 1)], 'written', ['ours']],
  ['a create that fails', [fail(CREATE, { status: 502 })], 'status 502', []],
  ['a page that refuses', [fail(CREATE, FOREIGN)], 'malformed 403', []],
  ['a create that is refused', [fail(CREATE, { status: 422 })], 'status 422', []],
  ['an update without an answer', [fail(UPDATE, 'lost', 1), X], 'written', ['ours']],
  ['an update that fails', [fail(UPDATE, { status: 502 }), X], 'status 502', ['x']],
  ['an update of what is gone', [fail(UPDATE, { status: 404 }, 1), X], 'written', ['ours']],
  ['no update', [fail(UPDATE, { status: 404 }), X], 'status 404 pull-requests: write', ['x']],
  ['a delete without an answer', [fail(DELETE, 'lost', 1), X, Y], 'written', ['ours']],
  ['a delete that fails', [fail(DELETE, LATER), X, Y], 'written', ['ours', 'y']],
  ['a rate limit', [fail(CREATE, { status: 429 }, 1)], 'written', ['ours']],
  ['a long rate limit', [fail(CREATE, RATE)], 'limit 403', []],
  ['a read-only token', [lacks('pull-requests: write')], LACKS, []],
  ['no permission', [lacks('pull-requests: read')], LACKS, []],
  ['a wrong token', [], 'status 401', [], { client: { token: 'x' } }],
  ['no pull request', [set({ pulls: [] })], 'status 404 pull-requests: write', []],
  ['a locked conversation', [lock], 'status 403', []],
  ['a page for a list', [fail(LIST, 'page')], 'malformed 200', []],
  [
    'a failure after the write',
    [],
    'written',
    ['ours'],
    ({ emulator }) => ({ options: { sleep: async () => emulator.fail(LIST, LATER) } }),
  ],
  ["a user's token", [set({ login: 'ann' }), seed('x', 0, {}, 'ann')], 'clash', ['x']],
  ['no GraphQL', [fail('graphql', { status: 403 }), X], 'written', ['ours']],
  [
    "no GraphQL, a user's token",
    [fail('graphql', 'page'), set({ login: 'ann' }), seed('x', 'first', {}, 'ann')],
    'written',
    ['ours'],
  ],
])('%s', async (_name, arrange, end, texts, step = {}) => {
  for (const one of arrange) one(scene);
  const published = await scene.publish(typeof step === 'function' ? step(scene) : step);
  const shown = texts.map((text) =>
    typeof text === 'string' ? text : expect.stringMatching(text),
  );
  expect([published, scene.texts()]).toEqual([end, shown]);
});

test('writes once, finds its comment on the third page, and does not write the same again', async () => {
  for (let number = 0; number < 120; number += 1) scene.state.addComment('ann', 'talk');
  await scene.publish();
  await scene.publish({ attempt: 2 });
  await scene.publish({ attempt: 2 });
  expect(scene.writes()).toEqual(['POST', 'PATCH']);
});

test('a marker is read as it was written, and takes at most 256 units', () => {
  const marker = scene.markerOf({ commit: 'a'.repeat(64), run: 1e15 - 1, attempt: 999_999 });
  const largest: Marker = { ...marker, value: 'incomplete', broken: 1e9 - 1 };
  expect(readMarker(withMarker(largest, 'text'))).toEqual(largest);
  expect(withMarker(largest, '').length).toBeLessThanOrEqual(256);
});
