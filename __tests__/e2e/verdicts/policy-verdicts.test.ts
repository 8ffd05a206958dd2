import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readEvidenceTable } from '../../support/documents/evidence-table.ts';
import { entry, GATE, GatedRepository, QUARANTINE } from '../../support/policy/judged-change.ts';
import { junitText } from '../../support/results/junit-text.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { HOME } from '../../support/session/forked-repository.ts';

/** The rows of docs/verdicts.md on the gate of a change, on the committed bundle and a real repository. */

const LOOSE = 'min-pass-rate: 50\n';
const ofTest = (name: string) => entry(`sample › c › ${name}`);

let gated: GatedRepository;
const results: ActionResult[] = [];

beforeAll(async () => {
  gated = await GatedRepository.start({
    [GATE]: 'min-pass-rate: 90\n',
    [QUARANTINE]: ofTest('ok'),
  });
});
afterEach(async () => {
  gated.reset();
  for (const result of results.splice(0)) await result.dispose();
});
afterAll(() => gated.close());

interface Job {
  /** What the checkout has otherwise than the base. */
  files?: Readonly<Record<string, string | null>>;
  event?: string;
  payload?: Record<string, unknown>;
  inputs?: Record<string, string>;
  /** Half of the tests fail. */
  failing?: string;
}

const home = { id: 1, full_name: HOME };
const base = () => ({ sha: gated.repository.commits.main, repo: home });
const head = () => ({ sha: gated.repository.commits.feature, repo: home });
const pull = () => ({
  number: 1,
  repository: home,
  pull_request: { number: 1, base: base(), head: head() },
});

async function run({ files, event = 'pull_request', payload, inputs, failing = 'bad' }: Job) {
  const workspace = gated.changed(files);
  const tests = [{ name: 'good' }, { name: failing, outcome: 'failed' as const }];
  writeFileSync(join(workspace, 'junit.xml'), junitText(tests));
  const result = await runAction({
    workspace,
    event: { name: event, payload: payload ?? pull() },
    inputs: {
      ...{ results: 'junit.xml', 'gate-file': GATE },
      ...{ comment: 'never', 'artifact-name': 'never', ...inputs },
    },
    env: {
      GITHUB_API_URL: gated.github.url,
      GITHUB_REPOSITORY: HOME,
      GITHUB_SHA: gated.repository.commits.main,
    },
  });
  results.push(result);
  return result;
}

const refusing = (status: number, message: string): void => {
  gated.github.fault = (path) =>
    /^\/(contents|git)\//.test(path) ? Response.json({ message }, { status }) : undefined;
};

type Row = readonly [id: string, job: () => Job, told: RegExp];

const ROWS: readonly Row[] = [
  [
    '[policy-loosened]',
    () => ({ files: { [GATE]: LOOSE } }),
    /judged by[\s\S]*min-pass-rate: 90, would become 50/,
  ],
  ['[policy-removed]', () => ({ files: { [GATE]: null } }), /gate\.yml is taken away/],
  [
    '[policy-quarantined]',
    () => ({ files: { [QUARANTINE]: ofTest('ok') + ofTest('bad') } }),
    /quarantine of case "sample › c › bad": not set, would become until 2030-01-31/,
  ],
  [
    '[policy-queue]',
    () => ({
      ...{ files: { [GATE]: LOOSE }, event: 'merge_group' },
      payload: { repository: home, merge_group: { base_sha: base().sha, head_sha: head().sha } },
    }),
    /min-pass-rate: 90, would become 50/,
  ],
  [
    '[policy-target]',
    () => ({ files: { [GATE]: LOOSE }, event: 'pull_request_target' }),
    /min-pass-rate: 90, would become 50/,
  ],
  [
    '[policy-new]',
    () => ({
      files: { 'new.yml': 'regression: inform\nmin-case-pass-rate: 100\n' },
      inputs: { 'gate-file': 'new.yml', 'min-pass-rate': '50' },
    }),
    /new\.yml is new and does not count yet/,
  ],
  ['[policy-quarantine]', () => ({ failing: 'ok' }), /does not count until 2030/],
  [
    '[policy-push]',
    () => ({ files: { [GATE]: LOOSE }, event: 'push', payload: { repository: home } }),
    /Passed/,
  ],
  [
    '[policy-wrong]',
    () => ({ files: { [GATE]: 'min-pass-rate: 0.5\nbudget: 3\n' } }),
    /2 problems|gate\.yml:1:1/,
  ],
  [
    '[policy-contradiction]',
    () => ({ inputs: { 'min-pass-rate': '80' } }),
    /min-pass-rate is 90 here and 80 in the input/,
  ],
  ['[policy-no-file]', () => ({ inputs: { 'gate-file': 'no.yml' } }), /there is no file/],
  [
    '[policy-forbidden]',
    () => {
      refusing(403, 'Resource not accessible by integration');
      return { files: { [GATE]: LOOSE } };
    },
    /could not be read \(GitHub answered 403/,
  ],
  [
    '[policy-unread]',
    () => {
      gated.github.fault = (path) =>
        path.startsWith('/contents/') ? Response.json({ ok: true }) : undefined;
      return { files: { [GATE]: LOOSE } };
    },
    /could not be read \(what came was no answer of GitHub/,
  ],
  [
    '[policy-baseless]',
    () => ({
      files: { [GATE]: LOOSE },
      payload: { ...pull(), pull_request: { number: 1, head: head(), base: { repo: home } } },
    }),
    /does not tell the base commit/,
  ],
];

describe('the gate of a change', () => {
  const documented = new Map(readEvidenceTable().map(({ id, verdict }) => [`[${id}]`, verdict]));

  it('has a row for each that is documented', () => {
    const ids = [...documented.keys()].filter((id) => id.startsWith('[policy-'));
    expect(ROWS.map(([id]) => id).toSorted()).toEqual(ids.toSorted());
  });

  it.each(ROWS)('%s', async (id, job, told) => {
    const { outputs, summary, exitCode } = await run(job());
    const verdict = documented.get(id);
    expect(outputs['verdict']).toBe(verdict);
    expect(exitCode).toBe(verdict === 'passed' ? 0 : 1);
    const plain = (summary ?? '').replace(/<\/?span>/g, '').replace(/&#(\d+);/g, (_, code) => {
      return String.fromCodePoint(Number(code));
    });
    expect(plain).toMatch(told);
  });

  it('has the cases that the change takes out, where there is a baseline', async () => {
    const before = await run({ event: 'push', payload: { repository: home }, failing: 'gone' });
    const report = await readFile(before.outputs['report-path'] ?? '', 'utf8');
    const inputs = { baseline: 'file:before.json' };
    const { summary } = await run({ files: { 'before.json': report }, inputs });
    expect(summary).toContain('1 case of the baseline is not in it: &#34;sample › c › gone&#34;');
    const pushed = { event: 'push', payload: { repository: home } };
    const { summary: ofPush } = await run({ ...pushed, files: { 'before.json': report }, inputs });
    expect(ofPush).not.toContain('of the baseline is not in it');
  });

  it('is told where nothing could be judged', async () => {
    const inputs = { results: 'none.xml' };
    const { outputs, summary } = await run({ files: { [GATE]: LOOSE }, inputs });
    expect(outputs['verdict']).toBe('invalid');
    expect(summary).toContain('min-pass-rate: 90, would become 50');
  });

  it('is in the report by its digest, with the commit that it is of', async () => {
    const { outputs } = await run({ files: { [GATE]: LOOSE } });
    const report: unknown = JSON.parse(await readFile(outputs['report-path'] ?? '', 'utf8'));
    expect(report).toMatchObject({
      verdict: {
        policy: {
          digest: expect.stringMatching(/^[0-9a-f]{16}$/),
          base: gated.repository.commits.main,
          files: [GATE, QUARANTINE],
          changes: [{ setting: 'min-pass-rate', base: '90', head: '50' }],
        },
      },
    });
  });
});
