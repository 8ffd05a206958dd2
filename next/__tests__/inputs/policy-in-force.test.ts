/** Whose gate file counts: event × base × head, over an emulated GitHub. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { JobEvent } from '../../src/github/event.ts';
import { readConfig } from '../../src/inputs/config.ts';
import { readPolicy, USUAL_GATE_FILE } from '../../src/inputs/policy-in-force.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { openEmulated } from '../support/github/client.ts';
import { type Fault, GitHubEmulator } from '../support/github/emulator.ts';
import { folderWith } from '../support/program.ts';

const GATE = 'gates/evals.yml';
let github: GitHubEmulator;
let workspace = '';
beforeAll(async () => {
  github = await GitHubEmulator.start();
});
afterAll(() => github.close());
beforeEach(() => {
  workspace = folderWith({});
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
/** A gate file at its place. */
const at = (content: string): Files => ({ [GATE]: content });
const NAMED = { 'gate-file': GATE };

async function read({ base, head = {}, inputs = {}, policyBase, ...options }: Given) {
  for (const [name, content] of Object.entries(head)) {
    mkdirSync(dirname(join(workspace, name)), { recursive: true });
    writeFileSync(join(workspace, name), content);
  }
  const given = new Map(Object.entries({ 'suite-file': 's.yaml', ...inputs }));
  const { config } = readConfig(given, ACTION_INPUTS);
  const sha = base === undefined ? '' : github.commit('main', base, '');
  const known = sha === '' ? ({ at: 'checkout' } as const) : ({ at: 'commit', sha } as const);
  const event = { policyBase: policyBase ?? known };
  const job = { event, openGitHub: () => openEmulated(github, options) };
  const found = await readPolicy(config, { workspace, redactor: new Redactor() }, job);
  const problems = found.problems.map(({ place, data }) => [place.source, data.code]);
  return { ...found, problems, sha };
}
const readNamed = (given: Given) => read({ ...given, inputs: { ...NAMED, ...given.inputs } });

const [LOW, HIGH] = [at('min-pass-rate: 50'), at('min-pass-rate: 90')];
const USUAL = { [USUAL_GATE_FILE]: 'min-effect: 1' };
const EFFECT = at('min-effect: 1');
const MODE = { regression: 'gate' };
test.each<[string, Given, object, string | null]>([
  ['a checkout', { head: LOW, inputs: NAMED }, { 'min-pass-rate': 50 }, GATE],
  ['the base', { base: HIGH, head: LOW, inputs: NAMED }, { 'min-pass-rate': 90 }, GATE],
  ['a file that is deleted', { base: HIGH, inputs: NAMED }, { 'min-pass-rate': 90 }, GATE],
  ['a file that is added', { base: {}, head: LOW, inputs: NAMED }, {}, null],
  [
    'an input next to it',
    { head: EFFECT, inputs: { ...NAMED, ...MODE } },
    { 'min-effect': 1, ...MODE },
    GATE,
  ],
  [
    'an input that replaces it',
    { base: HIGH, head: at(''), inputs: { ...NAMED, 'min-pass-rate': '50' } },
    { 'min-pass-rate': 90 },
    GATE,
  ],
  ['no file', { base: {} }, {}, null],
  ['the usual file of the base', { base: USUAL }, { 'min-effect': 1 }, USUAL_GATE_FILE],
  ['the usual file of a checkout', { head: USUAL }, { 'min-effect': 1 }, USUAL_GATE_FILE],
])('%s counts', async (_name, given, policy, file) => {
  const found = await read(given);
  expect(found).toMatchObject({ problems: [], failure: null, facts: { file } });
  expect(JSON.parse(JSON.stringify(found.policy))).toEqual(policy);
  expect(found.facts.base).toBe(given.base === undefined ? null : found.sha);
});

const SAME = 'min-pass-rate: 90\nregression: gate\n';
const entry = (title: string, day: string) =>
  `  - { case: ${title}, reason: r, owner: o, expires: ${day} }\n`;
const noted = (name: string, expires: string) =>
  JSON.stringify({ case: name, expires, owner: 'o', reason: 'r' });
const DAY = '2030-01-31';
test.each<[string, string, Files, [string, string | null, string | null][]]>([
  ['another order and a comment', SAME, at('# x\nregression: gate\nmin-pass-rate: 90.0\n'), []],
  ['a lower bar', SAME, at('min-pass-rate: 50\nregression: gate'), [['min-pass-rate', '90', '50']]],
  [
    'deleted',
    SAME,
    {},
    [
      ['min-pass-rate', '90', null],
      ['regression', '"gate"', null],
    ],
  ],
  ['added', 'min-pass-rate: 90', at(SAME), [['regression', null, '"gate"']]],
  [
    'quarantine',
    `quarantine:\n${entry('a', DAY)}${entry('b', DAY)}${entry('d', DAY)}`,
    at(`quarantine:\n${entry('a', '2031-01-31')}${entry('c', DAY)}${entry('d', DAY)}`),
    [
      ['quarantine: a', noted('a', DAY), noted('a', '2031-01-31')],
      ['quarantine: b', noted('b', DAY), null],
      ['quarantine: c', null, noted('c', DAY)],
    ],
  ],
])('changes: %s', async (_name, base, head, expected) => {
  const { facts } = await readNamed({ base: at(base), head });
  expect(facts.changes.map(({ setting, from, to }) => [setting, from, to])).toEqual(expected);
});

const WRONG = at('min-pass-rate: 0.5');
const UNKNOWN = at('x: 1');
test.each<[string, Given, string]>([
  ['nowhere', { base: {} }, `${GATE} unreadable`],
  ['not in the checkout', {}, `${GATE} unreadable`],
  ['wrong here', { base: at(''), head: WRONG }, `${GATE} value`],
  ['wrong in the base', { base: WRONG, head: at('') }, `${GATE}@ value`],
  ['wrong in both', { base: WRONG, head: UNKNOWN }, `${GATE} unknown-key, ${GATE}@ value`],
  ['the same in both', { base: UNKNOWN, head: UNKNOWN }, `${GATE} unknown-key`],
  ['outside', { base: {}, inputs: { 'gate-file': '..' } }, '.. unreadable'],
  ['a folder', { base: {}, head: { [`${GATE}/x`]: '' } }, `${GATE} unreadable`],
])('a named file that is %s is a problem', async (_name, given, expected) => {
  const { problems, sha } = await readNamed(given);
  const written = problems.map((one) => one.join(' ')).join(', ');
  expect(written).toBe(expected.replace('@', `@${sha.slice(0, 7)}`));
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
  ['no base', { policyBase: { at: 'unknown' } }, null, { reason: 'no-base', commit: null }],
  ['no token', { base: {}, token: '' }, null, { reason: 'no-access' }],
  ['a hidden repository', HIDDEN, null, REFUSED],
  ['no permission', { base: {} }, { status: 403 }, REFUSED],
  ['a server error', { base: {} }, { status: 502 }, { reason: 'status', permission: null }],
  ['no connection', { base: {} }, 'reset', { reason: 'unreachable' }],
  ['a page of a proxy', { base: {} }, 'page', { reason: 'malformed' }],
  ['a large file', { base: LARGE }, null, { reason: 'limit' }],
])('%s: what counts is not known', async (name, given, fault, data) => {
  // A refusal is not repeated.
  if (fault !== null) github.fail('/contents/', fault, name === 'no permission' ? 1 : 4);
  // Looser than the base can be: it must not count.
  const { failure, policy, facts, problems } = await readNamed({
    ...given,
    head: at('min-pass-rate: 0'),
  });
  expect(failure).toMatchObject({ kind: 'policy', file: GATE, ...data });
  expect([policy['min-pass-rate'], facts.changes, problems]).toEqual([undefined, [], []]);
});

test('a file of a checkout in a folder is looked for in its repository, the outermost one', async () => {
  for (const folder of ['head/.git', 'head/sub/.git'])
    mkdirSync(join(workspace, folder), { recursive: true });
  const base = { 'sub/gate.yml': 'min-effect: 1' };
  const { policy, problems } = await read({ base, inputs: { 'gate-file': 'head/sub/gate.yml' } });
  expect({ effect: policy['min-effect'], problems }).toEqual({ effect: 1, problems: [] });
});
