/** Whose gate file counts, over an emulated GitHub. */
import { beforeEach } from '@jest/globals';
import { eventVariables, pullPayload } from '../support/baselines.ts';
import { type Fault, GitHubEmulator, REPOSITORY_ID, TOKEN } from '../support/github/emulator.ts';
import { type Row, testRows } from '../support/verdicts.ts';

const GATE = '.github/eval-gate.yml';
let github = await GitHubEmulator.start();
beforeEach(async () => {
  github = await GitHubEmulator.start();
});

const quarantine = (name: string) =>
  `quarantine:\n  - { case: s › ${name}, reason: r, owner: o, expires: 2999-01-31 }\n`;
const [STRICT, LOOSE] = ['min-pass-rate: 90\n', 'min-pass-rate: 50\n'];
const results = [
  '<testsuite name="s"><testcase name="good"/><testcase name="bad"><failure/></testcase></testsuite>',
];

interface Change extends Row {
  /** The gate file of the base, and of the change; null: there is none. */
  base?: string | null;
  head?: string | null;
  event?: string;
  /** Without it, the payload of a pull request. */
  payload?: (head: string, base: string) => object;
  fault?: Fault;
}
/** A change of the gate file that half of the tests pass. */
const change =
  ({ base = STRICT, head = LOOSE, event = 'pull_request', payload, fault, ...row }: Change) =>
  (): Row => {
    const commit = github.commit('main', base === null ? {} : { [GATE]: base }, '');
    const tip = github.commit('feature', {}, commit);
    if (fault !== undefined) github.fail('/contents/', fault);
    const ends = [tip, commit].map((sha) => ({ sha, ref: 'main' })) as [End, End];
    const known = payload?.(tip, commit) ?? pullPayload(...ends);
    return {
      results,
      ...(head === null ? {} : { gate: head }),
      ...row,
      inputs: { 'github-token': TOKEN, baseline: 'none', ...row.inputs },
      variables: eventVariables(github, event, commit, known),
    };
  };
type End = Parameters<typeof pullPayload>[0];
const repository = { id: REPOSITORY_ID, default_branch: 'main' };
const EIGHTY = { 'min-pass-rate': '80' };
const NO_FILE = { 'gate-file': 'no.yml' };
const push = { event: 'push', payload: () => ({ repository }) };

testRows({
  'policy-loosened': change({}),
  'policy-removed': change({ head: null }),
  'policy-misspelt': change({
    base: null,
    head: null,
    files: { '.github/eval-gate.yaml': STRICT },
    problem: { code: 'unreadable' },
  }),
  'policy-quarantined': change({ base: quarantine('good'), head: quarantine('bad') }),
  'policy-queue': change({
    event: 'merge_group',
    payload: (head_sha, base_sha) => {
      return { repository, merge_group: { head_sha, base_sha, base_ref: 'refs/heads/main' } };
    },
  }),
  'policy-target': change({ event: 'pull_request_target' }),
  'policy-new': change({ base: null, head: 'min-effect: 1', inputs: { 'min-pass-rate': '50' } }),
  'policy-quarantine': change({ base: quarantine('bad'), head: quarantine('bad') }),
  'policy-push': change(push),
  'policy-wrong': change({ head: 'min-pass-rate: 0.5\nbudget: 3\n', problem: { nearest: '50' } }),
  'policy-contradiction': change({ head: STRICT, inputs: EIGHTY, problem: { code: 'two-values' } }),
  'policy-no-file': change({ inputs: NO_FILE, problem: { code: 'unreadable' } }),
  'policy-forbidden': change({
    fault: { status: 403, message: 'Resource not accessible by integration' },
    failure: { kind: 'policy' },
  }),
  'policy-unread': change({ fault: 'page', failure: { kind: 'policy', reason: 'malformed' } }),
  'policy-baseless': change({
    payload: () => ({ repository, pull_request: { number: 1 } }),
    failure: { kind: 'policy', reason: 'no-base' },
  }),
});
