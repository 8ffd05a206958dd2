/** Whose gate file counts: event × base × head, over an emulated GitHub. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import type { JobEvent } from '../../src/github/event.ts';
import { readConfig } from '../../src/inputs/config.ts';
import { readPolicy, USUAL_GATE_FILE } from '../../src/inputs/policy-in-force.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { folderWith, writeIn } from '../support/folder.ts';
import { openEmulated } from '../support/github/client.ts';
import { type Fault, GitHubEmulator } from '../support/github/emulator.ts';

const GATE = 'gates/evals.yml';
let workspace = '';
const github = await GitHubEmulator.start();
beforeEach(() => {
  workspace = folderWith();
});

type Files = Record<string, string>;
interface Given {
  /** Of the base commit. Absent: the checkout counts. */
  base?: Files;
  head?: Files;
  inputs?: Files;
  token?: string;
  policyBase?: JobEvent['policyBase'];
}
/** A gate file at its place. */
const at = (content: string): Files => ({ [GATE]: content });
const NAMED = { 'gate-file': GATE };

async function read({ base, head = {}, inputs = {}, policyBase, ...options }: Given) {
  writeIn(workspace, head);
  const given = new Map(Object.entries({ 'suite-file': 's.yaml', ...inputs }));
  const { config } = readConfig(given, ACTION_INPUTS);
  const sha = base === undefined ? '' : github.commit('main', base, '');
  const known = sha === '' ? ({ at: 'checkout' } as const) : ({ at: 'commit', sha } as const);
  const event = { policyBase: policyBase ?? known, commit: sha };
  const job = { event, openGitHub: () => openEmulated(github, options) };
  const found = await readPolicy(config, { workspace, redactor: new Redactor() }, job);
  const problems = found.problems.map(({ place, data }) => [place.source, data.code]);
  return { ...found, problems, sha };
}
const readNamed = (given: Given) => read({ ...given, inputs: { ...NAMED, ...given.inputs } });

const [LOW, HIGH] = [at('min-pass-rate: 50'), at('min-pass-rate: 90')];
const BY_INPUT = { 'min-pass-rate': '50' };
const [FIFTY, NINETY] = [{ 'min-pass-rate': 50 }, { 'min-pass-rate': 90 }];
const EFFECT = at('min-effect: 1');
const MODE = { regression: 'gate' };
test.each<[string, Given, object, string | null]>([
  ['a checkout', { head: LOW }, FIFTY, GATE],
  ['the base', { base: HIGH, head: LOW }, NINETY, GATE],
  ['a file that is deleted', { base: HIGH }, NINETY, GATE],
  ['a file that is added', { base: {}, head: LOW }, {}, null],
  ['inputs next to it', { head: EFFECT, inputs: MODE }, { 'min-effect': 1, ...MODE }, GATE],
  ['an input that replaces it', { base: HIGH, head: at(''), inputs: BY_INPUT }, NINETY, GATE],
  ['a file that is deleted for an input', { base: HIGH, inputs: BY_INPUT }, NINETY, GATE],
])('%s counts', async (_name, given, policy, file) => {
  const found = await readNamed(given);
  expect(found).toMatchObject({ problems: [], failure: null, facts: { file } });
  expect(JSON.parse(JSON.stringify(found.policy))).toEqual(policy);
  expect(found.facts.base).toBe(given.base === undefined ? null : found.sha);
});

const SAME = 'min-pass-rate: 90\nregression: gate\n';
const DAY = '2030-01-31';
const entry = (title: string, day = DAY) =>
  `  - { case: ${title}, reason: r, owner: o, expires: ${day} }\n`;
test.each<[string, string, Files, string[]]>([
  ['another order and a comment', SAME, at('# x\nregression: gate\nmin-pass-rate: 90.0\n'), []],
  ['a lower bar', SAME, at('min-pass-rate: 50\nregression: gate'), ['min-pass-rate: 90 → 50']],
  [
    'added and removed',
    SAME,
    at('min-pass-rate: 90\nmin-effect: 3'),
    ['regression: "gate" → null', 'min-effect: null → 3'],
  ],
  ['deleted', SAME, {}, ['min-pass-rate: 90 → null', 'regression: "gate" → null']],
  [
    'quarantine',
    `quarantine:\n${entry('a')}${entry('b')}${entry('d')}`,
    at(`quarantine:\n${entry('a', '2031-01-31')}${entry('c')}${entry('d')}`),
    [
      `quarantine of a: ${DAY} → 2031-01-31`,
      `quarantine of b: ${DAY} → null`,
      `quarantine of c: null → ${DAY}`,
    ],
  ],
])('changes: %s', async (_name, base, head, expected) => {
  const { facts } = await readNamed({ base: at(base), head });
  const changes = facts.changes.map(
    ({ setting, subject, from, to }) =>
      `${setting}${subject === null ? '' : ` of ${subject}`}: ${from} → ${to}`,
  );
  expect(changes).toEqual(expected);
});

const WRONG = at('min-pass-rate: 0.5');
const UNKNOWN = at('x: 1');
const PRICES = at('prices: { a/b: { input: 1, output: 1 } }');
const [STRICT, STRICTER] = [at('regression: strict'), at('regression: strict # x')];
const UNCOMPARED = { baseline: 'none' };
/** What is wrong in the base is at `@`. */
test.each<[string, Given, string]>([
  ['nowhere', { base: {} }, `${GATE} unreadable`],
  ['not in the checkout', {}, `${GATE} unreadable`],
  ['wrong here', { base: at(''), head: WRONG }, `${GATE} value`],
  ['wrong in the base', { base: WRONG, head: EFFECT }, '@ value, @ repaired'],
  ['wrong in the base, and deleted', { base: WRONG }, '@ value, @ repaired'],
  ['of no effect in the base', { base: STRICT, head: at(''), inputs: UNCOMPARED }, '@ conflict'],
  ['of no effect', { base: STRICT, head: STRICTER, inputs: UNCOMPARED }, `${GATE} conflict`],
  ['deleted, and an input needs it', { base: PRICES, inputs: { 'max-cost': '3' } }, ''],
  ['wrong in both', { base: WRONG, head: UNKNOWN }, `${GATE} unknown-key, @ value`],
  ['the same in both', { base: UNKNOWN, head: UNKNOWN }, `${GATE} unknown-key`],
  ['outside', { base: {}, inputs: { 'gate-file': '..' } }, '.. unreadable'],
  ['a folder', { base: {}, head: { [`${GATE}/x`]: '' } }, `${GATE} unreadable`],
])('a named file that is %s is a problem', async (_name, given, expected) => {
  const { problems, sha, facts } = await readNamed(given);
  // What a file that is wrong alters is not known.
  if (expected !== '') expect(facts.changes).toEqual([]);
  const written = problems.map((one) => one.join(' ')).join(', ');
  expect(written).toBe(expected.replaceAll('@', `${GATE}@${sha.slice(0, 7)}`));
});

test('a link out of the workspace is a problem, also under the usual name', async () => {
  mkdirSync(join(workspace, '.github'));
  symlinkSync('/etc/passwd', join(workspace, USUAL_GATE_FILE));
  expect((await read({ base: {} })).problems).toEqual([[USUAL_GATE_FILE, 'unreadable']]);
});

const LARGE = at(`#${'x'.repeat(2 ** 20)}`);
const HIDDEN = { policyBase: { at: 'commit', sha: 'f'.repeat(40) } } as const;
const REFUSED = { reason: 'status', permission: 'contents: read' };
test.each<[string, Given, Fault | null, object]>([
  ['no token', { base: {}, token: '' }, null, { reason: 'no-access' }],
  ['a hidden repository', HIDDEN, null, REFUSED],
  ['no permission', { base: {} }, { status: 403 }, REFUSED],
  ['a wrong token', { base: {}, token: 'ghs_other' }, null, { reason: 'no-access' }],
  ['a rate', { base: {} }, { status: 429 }, { reason: 'rate', permission: null }],
  ['a server error', { base: {} }, { status: 502 }, { reason: 'status', permission: null }],
  ['no connection', { base: {} }, 'reset', { reason: 'unreachable' }],
  ['a large file', { base: LARGE }, null, { reason: 'limit' }],
])('%s: what counts is not known', async (name, given, fault, data) => {
  // A refusal is not repeated.
  if (fault !== null) github.fail('/contents/', fault, name === 'no permission' ? 1 : 4);
  // Looser than the base can be: it must not count.
  const loose = { ...given, head: at('min-pass-rate: 0') };
  const { failure, policy, facts, problems } = await readNamed(loose);
  expect(failure).toMatchObject({ kind: 'policy', file: GATE, ...data });
  expect([policy['min-pass-rate'], facts.changes, problems]).toEqual([undefined, [], []]);
});

test.each(['', undefined])(
  'reports of others, and no commit: no gate file counts',
  async (token) => {
    const given = { inputs: { mode: 'publish' }, ...(token === undefined ? {} : { token }) };
    const expected = { kind: 'policy', reason: 'no-base', commit: null };
    expect((await read(given)).failure).toMatchObject(expected);
  },
);

test('a file of a checkout in a folder is looked for in its repository, the outermost one', async () => {
  for (const folder of ['head/.git', 'head/sub/.git'])
    mkdirSync(join(workspace, folder), { recursive: true });
  const base = { 'sub/gate.yml': 'min-effect: 1' };
  const { policy, problems } = await read({ base, inputs: { 'gate-file': 'head/sub/gate.yml' } });
  expect({ effect: policy['min-effect'], problems }).toEqual({ effect: 1, problems: [] });
});
