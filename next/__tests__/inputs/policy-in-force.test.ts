/** Whose gate file counts: event × base × head, over an emulated GitHub. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openGitHub } from '../../src/github/client.ts';
import type { JobEvent } from '../../src/github/event.ts';
import { readConfig } from '../../src/inputs/config.ts';
import { readPolicy, USUAL_GATE_FILE } from '../../src/inputs/policy-in-force.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { type Fault, GitHubEmulator, TOKEN } from '../support/github/emulator.ts';

const GATE = 'gates/evals.yml';
let github: GitHubEmulator;
let workspace = '';
beforeAll(async () => {
  github = await GitHubEmulator.start();
});
afterAll(() => github.close());
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'policy-'));
});
afterEach(() => rmSync(workspace, { recursive: true }));

type Files = Record<string, string>;
interface Given {
  /** Of the base commit. Absent: the checkout counts. */
  base?: Files;
  head?: Files;
  inputs?: Files;
  token?: string;
  policyBase?: JobEvent['policyBase'];
}

async function read({ base, head = {}, inputs = {}, token = TOKEN, policyBase }: Given) {
  for (const [name, content] of Object.entries(head)) {
    mkdirSync(dirname(join(workspace, name)), { recursive: true });
    writeFileSync(join(workspace, name), content);
  }
  const given = new Map(Object.entries({ 'suite-file': 's.yaml', ...inputs }));
  const { config } = readConfig(given, ACTION_INPUTS);
  const redactor = new Redactor();
  const sha = base === undefined ? '' : github.commit('main', base, '');
  const known =
    base === undefined ? ({ at: 'checkout' } as const) : ({ at: 'commit', sha } as const);
  const options = { token, variables: github.variables, signal: AbortSignal.timeout(60_000) };
  const client = { ...options, redactor, limitMs: 120_000, now: Date.now, sleep: async () => {} };
  const job = { event: { policyBase: policyBase ?? known }, openGitHub: () => openGitHub(client) };
  const found = await readPolicy(config, { workspace, redactor }, job);
  const problems = found.problems.map(({ place, data }) => [place.source, data.code]);
  return { ...found, problems, sha };
}

test.each<[string, Given, object, string | null]>([
  ['a checkout', { head: { [GATE]: 'min-pass-rate: 50' } }, { 'min-pass-rate': 50 }, GATE],
  [
    'the base',
    { base: { [GATE]: 'min-pass-rate: 90' }, head: { [GATE]: 'min-pass-rate: 50' } },
    { 'min-pass-rate': 90 },
    GATE,
  ],
  [
    'a file that is deleted',
    { base: { [GATE]: 'min-pass-rate: 90' } },
    { 'min-pass-rate': 90 },
    GATE,
  ],
  ['a file that is added', { base: {}, head: { [GATE]: 'min-pass-rate: 50' } }, {}, null],
  [
    'inputs next to it',
    { head: { [GATE]: 'min-effect: 1' }, inputs: { regression: 'gate' } },
    { 'min-effect': 1, regression: 'gate' },
    GATE,
  ],
  [
    'an input that replaces it',
    {
      base: { [GATE]: 'min-pass-rate: 90' },
      head: { [GATE]: '' },
      inputs: { 'min-pass-rate': '50' },
    },
    { 'min-pass-rate': 90 },
    GATE,
  ],
  [
    'a file that is deleted for an input',
    { base: { [GATE]: 'min-pass-rate: 90' }, inputs: { 'min-pass-rate': '50' } },
    { 'min-pass-rate': 90 },
    GATE,
  ],
])('%s counts', async (_name, given, policy, file) => {
  const found = await read({ ...given, inputs: { 'gate-file': GATE, ...given.inputs } });
  expect(found).toMatchObject({ problems: [], failure: null, facts: { file } });
  expect(JSON.parse(JSON.stringify(found.policy))).toEqual(policy);
  expect(found.facts.base).toBe(given.base === undefined ? null : found.sha);
});

test.each<[string, Given]>([
  ['nowhere', { base: {} }],
  ['in the base', { base: { [USUAL_GATE_FILE]: 'min-effect: 1' } }],
  ['in the checkout', { head: { [USUAL_GATE_FILE]: 'min-effect: 1' } }],
])('the usual file can be %s', async (_name, given) => {
  const found = await read(given);
  const [content] = [given.base, given.head].flatMap((files) => files?.[USUAL_GATE_FILE] ?? []);
  expect(found).toMatchObject({ problems: [], failure: null });
  expect(found.facts.file).toBe(content === undefined ? null : USUAL_GATE_FILE);
  expect(found.policy['min-effect']).toBe(content === undefined ? undefined : 1);
});

const SAME = 'min-pass-rate: 90\nregression: gate\n';
const entry = (title: string, day: string) =>
  `  - { case: ${title}, reason: r, owner: o, expires: ${day} }\n`;
test.each<[string, string, string | null, [string, string | null, string | null][]]>([
  ['another order and a comment', SAME, '# x\nregression: gate\nmin-pass-rate: 90.0\n', []],
  ['a lower bar', SAME, 'min-pass-rate: 50\nregression: gate', [['min-pass-rate', '90', '50']]],
  [
    'added and removed',
    SAME,
    'min-pass-rate: 90\nmin-effect: 3',
    [
      ['regression', '"gate"', null],
      ['min-effect', null, '3'],
    ],
  ],
  [
    'deleted',
    SAME,
    null,
    [
      ['min-pass-rate', '90', null],
      ['regression', '"gate"', null],
    ],
  ],
  [
    'quarantine',
    `quarantine:\n${entry('a', '2030-01-31')}${entry('b', '2030-01-31')}${entry('d', '2030-01-31')}`,
    `quarantine:\n${entry('a', '2031-01-31')}${entry('c', '2030-01-31')}${entry('d', '2030-01-31')}`,
    [
      ['quarantine: a', '2030-01-31', '2031-01-31'],
      ['quarantine: b', '2030-01-31', null],
      ['quarantine: c', null, '2030-01-31'],
    ],
  ],
])('changes: %s', async (_name, base, head, expected) => {
  const files: Files = head === null ? {} : { [GATE]: head };
  const { facts } = await read({
    base: { [GATE]: base },
    head: files,
    inputs: { 'gate-file': GATE },
  });
  const nameOf = (setting: string, subject: string | null) =>
    subject === null ? setting : `${setting}: ${subject}`;
  expect(
    facts.changes.map(({ setting, subject, from, to }) => [nameOf(setting, subject), from, to]),
  ).toEqual(expected);
});

const LARGE = `#${'x'.repeat(2 ** 20)}`;
test.each<[string, Given, [string, string][]]>([
  ['nowhere', { base: {} }, [[GATE, 'unreadable']]],
  ['not in the checkout', {}, [[GATE, 'unreadable']]],
  [
    'wrong here',
    { base: { [GATE]: '' }, head: { [GATE]: 'min-pass-rate: 0.5' } },
    [[GATE, 'value']],
  ],
  [
    'wrong in the base',
    { base: { [GATE]: 'min-pass-rate: 0.5' }, head: { [GATE]: 'min-effect: 5' } },
    [
      ['@', 'value'],
      ['@', 'repaired'],
    ],
  ],
  [
    'wrong in the base, and deleted',
    { base: { [GATE]: 'min-pass-rate: 0.5' } },
    [
      ['@', 'value'],
      ['@', 'repaired'],
    ],
  ],
  [
    'without effect in the base, by an input',
    {
      base: { [GATE]: 'regression: strict' },
      head: { [GATE]: '' },
      inputs: { baseline: 'none' },
    },
    [['@', 'conflict']],
  ],
  [
    'without effect in both',
    {
      base: { [GATE]: 'regression: strict' },
      head: { [GATE]: 'regression: strict # x' },
      inputs: { baseline: 'none' },
    },
    [[GATE, 'conflict']],
  ],
  [
    'deleted, next to an input that needs another one of it',
    { base: { [GATE]: 'prices: { a/b: { input: 1, output: 1 } }' }, inputs: { 'max-cost': '3' } },
    [],
  ],
  [
    'wrong in both',
    { base: { [GATE]: 'min-pass-rate: 0.5' }, head: { [GATE]: 'x: 1' } },
    [
      [GATE, 'unknown-key'],
      ['@', 'value'],
    ],
  ],
  [
    'the same in both',
    { base: { [GATE]: 'x: 1' }, head: { [GATE]: 'x: 1' } },
    [[GATE, 'unknown-key']],
  ],
  ['outside', { base: {}, inputs: { 'gate-file': '..' } }, [['..', 'unreadable']]],
  ['a folder', { base: {}, head: { [`${GATE}/x`]: '' } }, [[GATE, 'unreadable']]],
])('a named file that is %s is a problem', async (_name, given, expected) => {
  const { problems, sha, facts } = await read({
    ...given,
    inputs: { 'gate-file': GATE, ...given.inputs },
  });
  // What a file that is wrong alters is not known.
  if (expected.length > 0) expect(facts.changes).toEqual([]);
  const named = expected.map(([source, code]) => [
    source === '@' ? `${GATE}@${sha.slice(0, 7)}` : source,
    code,
  ]);
  expect(problems).toEqual(named);
});

test('a link out of the workspace is a problem, also under the usual name', async () => {
  mkdirSync(join(workspace, '.github'));
  symlinkSync('/etc/passwd', join(workspace, USUAL_GATE_FILE));
  expect((await read({ base: {} })).problems).toEqual([[USUAL_GATE_FILE, 'unreadable']]);
});

const CONTENTS = '/contents/';
const permission = 'contents: read';
test.each<[string, Given, Fault | null, object]>([
  ['no base', { policyBase: { at: 'unknown' } }, null, { reason: 'no-base', commit: null }],
  ['no token', { base: {}, token: '' }, null, { reason: 'no-access' }],
  [
    'a hidden repository',
    { policyBase: { at: 'commit', sha: 'f'.repeat(40) } },
    null,
    { reason: 'status', permission },
  ],
  ['no permission', { base: {} }, { status: 403 }, { reason: 'status', permission }],
  ['a wrong token', { base: {}, token: 'ghs_other' }, null, { reason: 'no-access' }],
  ['a rate', { base: {} }, { status: 429 }, { reason: 'rate', permission: null }],
  ['a server error', { base: {} }, { status: 502 }, { reason: 'status', permission: null }],
  ['no connection', { base: {} }, 'reset', { reason: 'unreachable' }],
  ['a page of a proxy', { base: {} }, 'page', { reason: 'malformed' }],
  ['a large file', { base: { [GATE]: LARGE } }, null, { reason: 'limit' }],
])('%s: what counts is not known', async (name, given, fault, data) => {
  // A refusal is not repeated.
  const times = name === 'no permission' ? 1 : 4;
  if (fault !== null) github.fail(CONTENTS, fault, times);
  // Looser than the base can be: it must not count.
  const head = { [GATE]: 'min-pass-rate: 0' };
  const { failure, policy, facts, problems } = await read({
    ...given,
    head,
    inputs: { 'gate-file': GATE },
  });
  expect(failure).toMatchObject({ kind: 'policy', file: GATE, ...data });
  expect({ rate: policy['min-pass-rate'], changes: facts.changes, problems }).toEqual({
    rate: undefined,
    changes: [],
    problems: [],
  });
});

test('a file of a checkout in a folder is looked for in its repository, the outermost one', async () => {
  for (const folder of ['head/.git', 'head/sub/.git'])
    mkdirSync(join(workspace, folder), { recursive: true });
  const base = { 'sub/gate.yml': 'min-effect: 1' };
  const { policy, problems } = await read({ base, inputs: { 'gate-file': 'head/sub/gate.yml' } });
  expect({ effect: policy['min-effect'], problems }).toEqual({ effect: 1, problems: [] });
});
