import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PolicySettings } from '../../src/inputs/policy.ts';
import { readWithFiles } from '../../src/policy/policy-in-force.ts';
import { ConfigurationError } from '../../src/trouble/errors.ts';
import {
  type ChangeJob,
  entry,
  GATE,
  GatedRepository,
  QUARANTINE,
} from '../support/policy/judged-change.ts';

let gated: GatedRepository;

beforeAll(async () => {
  gated = await GatedRepository.start();
});
afterEach(() => gated.reset());
afterAll(() => gated.close());

describe('the policy of a job without a change to judge', () => {
  const push = { event: 'push', payload: {} };

  it('is what its inputs and the checked-out files say', async () => {
    const workspace = gated.changed({ [GATE]: 'min-pass-rate: 50\n', [QUARANTINE]: entry('c') });
    const { policy, settings, facts } = await gated.policyOf({
      ...push,
      workspace,
      inputs: { minEffectPercent: 5 },
    });
    expect(settings).toMatchObject({ minPassRatePercent: 50, minEffectPercent: 5 });
    expect(policy).toMatchObject({
      minPassRate: 0.5,
      regression: { mode: 'inform', minEffect: 0.05 },
      quarantine: [{ case: 'c' }],
    });
    expect(facts).toEqual({
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
      base: null,
      files: [GATE, QUARANTINE],
      changes: [],
    });
    expect(gated.github.requests).toEqual([]);
  });

  it('needs neither file', async () => {
    const workspace = gated.changed({ [QUARANTINE]: null });
    const { policy, facts } = await gated.policyOf({ ...push, workspace, gateFile: undefined });
    expect(policy.quarantine).toBeUndefined();
    expect(facts.files).toEqual([]);
  });

  it.each<[name: string, job: ChangeJob, problem: RegExp]>([
    [
      'a gate file that is not there',
      { gateFile: 'no.yml' },
      /gate-file: there is no file `no\.yml` in the workspace/,
    ],
    [
      'a quarantine file that is named and not there',
      { quarantineFile: 'no.yml' },
      /quarantine-file: there is no file/,
    ],
    ['a folder', { gateFile: 'folder' }, /is a folder|EISDIR/],
    ['a file outside', { gateFile: '../gate.yml' }, /no file|outside the workspace/],
    ['a file that is too large', { gateFile: 'large.yml' }, /larger than 1 MiB/],
    [
      'a broken file',
      { gateFile: 'broken.yml' },
      /broken\.yml:1:1: min-pass-rate: is in percent: 90/,
    ],
  ])('refuses %s', async (_name, job, problem) => {
    const told = await gated.troubleOf({ ...push, ...job });
    expect(told).toMatch(/^ConfigurationError: /);
    expect(told).toMatch(problem);
  });

  it('refuses a link out of the workspace', async () => {
    const workspace = gated.changed({ [GATE]: null });
    symlinkSync('/etc/passwd', join(workspace, GATE));
    expect(await gated.troubleOf({ ...push, workspace })).toMatch(/outside the workspace/);
  });

  it('refuses what inputs and files say of one thing otherwise, with all else that is wrong', async () => {
    const workspace = gated.changed({
      [GATE]: 'min-pass-rate: 90\nmax-cost: 3\nmin-effect: 5\nbaseline-max-age-days: 3\n',
      [QUARANTINE]: '- {}\n',
    });
    const inputs: PolicySettings = {
      minPassRatePercent: 80,
      minEffectPercent: 5,
      confirm: 'never',
      maxTotalTokens: { kind: 'relative', growth: 0.1 },
      onMissingBaseline: 'incomplete',
      onUnlikeBaseline: 'incomplete',
    };
    const baseline = { kind: 'none' } as const;
    const told = await gated.troubleOf({ ...push, workspace, inputs, baseline });
    expect(told.split('\n')).toEqual([
      expect.stringMatching(/eval-quarantine\.yml:1:3: \[0\]\.case/),
      expect.stringMatching(/eval-quarantine\.yml:1:3: \[0\]\.reason/),
      expect.stringMatching(/eval-quarantine\.yml:1:3: \[0\]\.owner/),
      expect.stringMatching(/eval-quarantine\.yml:1:3: \[0\]\.expires/),
      expect.stringMatching(
        /^\.github\/gate\.yml:1:1: min-pass-rate is 90 here and 80 in the input/,
      ),
      expect.stringMatching(/^confirm: is about a regression that blocks/),
      expect.stringMatching(/^\.github\/gate\.yml:2:1: max-cost: needs `prices`/),
      expect.stringMatching(/^max-total-tokens: needs a baseline, and `baseline: none`/),
      expect.stringMatching(/^\.github\/gate\.yml:3:1: min-effect: is about a baseline, and/),
      expect.stringMatching(/^on-missing-baseline: is about a baseline, and `baseline: none`/),
      expect.stringMatching(
        /^\.github\/gate\.yml:4:1: baseline-max-age-days: is about a baseline, and/,
      ),
      expect.stringMatching(/^on-unlike-baseline: is about a baseline, and/),
    ]);
  });
});

describe('a gate file of which a part is wrong', () => {
  const push = { event: 'push', payload: {} };
  const problemsOf = async (text: string, inputs: PolicySettings, quarantine = '') => {
    const workspace = gated.changed({ [GATE]: text, [QUARANTINE]: quarantine });
    return (await gated.troubleOf({ ...push, workspace, inputs })).split('\n');
  };

  it('is held against the inputs by the rest of it, in the same go', async () => {
    const text = 'min-pas-rate: 70\nmin-pass-rate: 90\nregression: "off"\nmin-effect: 2\n';
    expect(await problemsOf(text, { minPassRatePercent: 80 })).toEqual([
      expect.stringMatching(/min-pas-rate: is not a field .* Did you mean `min-pass-rate`\?/),
      expect.stringMatching(/gate\.yml:2:1: min-pass-rate is 90 here and 80 in the input/),
      expect.stringMatching(/gate\.yml:4:1: min-effect: is of no use beside `regression: off`/),
    ]);
  });

  it('lacks nothing that may stand in the part that is wrong', async () => {
    const text = 'min-pass-rate: 0.9\npass-rate-confidence: 99\nregresion: gate\nmax-cost: 2\n';
    expect(await problemsOf(text, { confirm: 'never' })).toEqual([
      expect.stringMatching(/gate\.yml:1:1: min-pass-rate: is in percent/),
      expect.stringMatching(/gate\.yml:3:1: regresion: is not a field/),
    ]);
  });

  it('is told with cases that are in quarantine twice, whatever else is wrong there', async () => {
    const quarantine = `${entry('a')}${entry('a')}- { case: a, reason: r, owner: o }\n`;
    expect(await problemsOf('min-effect: -1\n', {}, quarantine)).toEqual([
      expect.stringMatching(/gate\.yml:1:1: min-effect/),
      expect.stringMatching(/quarantine\.yml:3:3: \[2\]\.expires: must be a date/),
      expect.stringMatching(/quarantine\.yml:2:5: is in quarantine already/),
      expect.stringMatching(/quarantine\.yml:3:5: is in quarantine already/),
    ]);
  });
});

describe('files of a policy beside inputs that are wrong', () => {
  const wrong = () => {
    throw new ConfigurationError([{ where: 'iterations', message: 'must be a number.' }]);
  };

  it('are told with them in one go', async () => {
    const workspace = gated.changed({ [GATE]: 'min-pas-rate: 3\n', [QUARANTINE]: '- 3\n' });
    const context = { ...gated.contextOf(), environment: {}, payload: null, workspace };
    const files = { gateFile: GATE, quarantineFile: QUARANTINE };
    await expect(readWithFiles(wrong, files, context)).rejects.toMatchObject({
      problems: [
        { where: 'iterations' },
        { where: `${GATE}:1:1`, message: expect.stringContaining('min-pas-rate') },
        { where: `${QUARANTINE}:1:3` },
      ],
    });
  });

  it('are not told where the base cannot be read, which makes the inputs no better', async () => {
    gated.github.fault = () => Response.json({ message: 'no' }, { status: 403 });
    const context = { ...gated.contextOf(), workspace: gated.changed() };
    const files = { gateFile: GATE, quarantineFile: QUARANTINE };
    await expect(readWithFiles(wrong, files, context)).rejects.toMatchObject({
      problems: [{ where: 'iterations' }],
    });
  });
});

describe('the policy of a change', () => {
  it('is that of its base, and what the change would make of it is told', async () => {
    const workspace = gated.changed({
      [GATE]: 'min-pass-rate: 50\nregression: gate\nmin-effect: 10\n',
      [QUARANTINE]: entry('a', '2031-01-31') + entry('c'),
    });
    const { policy, facts } = await gated.policyOf({
      workspace,
      inputs: { maxToolCalls: { kind: 'absolute', limit: 3 } },
    });
    expect(policy).toMatchObject({
      minPassRate: 0.9,
      regression: { mode: 'gate', minEffect: 0.01 },
      budgets: { maxToolCalls: { limit: 3 } },
      quarantine: [{ case: 'a' }, { case: 'b' }],
    });
    const { main } = gated.repository.commits;
    expect(facts).toMatchObject({ base: main, files: [GATE, QUARANTINE] });
    const setting = { kind: 'setting', about: null };
    const about = (name: string) => ({ kind: 'case', name });
    expect(facts.changes).toEqual([
      { ...setting, setting: 'min-pass-rate', base: '90', head: '50' },
      { ...setting, setting: 'min-case-pass-rate', about: about('a'), base: '80', head: null },
      { ...setting, setting: 'min-effect', base: null, head: '10' },
      {
        ...{ ...setting, setting: 'quarantine', about: about('a') },
        ...{ base: 'until 2030-01-31', head: 'until 2031-01-31' },
      },
      {
        ...setting,
        setting: 'quarantine',
        about: about('b'),
        base: 'until 2030-01-31',
        head: null,
      },
      {
        ...setting,
        setting: 'quarantine',
        about: about('c'),
        base: null,
        head: 'until 2030-01-31',
      },
    ]);
  });

  it('has the digest of the same policy wherever that was written', async () => {
    const asFile = await gated.policyOf();
    const asInputs = await gated.policyOf({ event: 'push', payload: {} });
    expect(asFile.facts.digest).toBe(asInputs.facts.digest);
  });

  it('tells no change where there is none, and of a file that is only written otherwise', async () => {
    const workspace = gated.changed({
      [GATE]:
        '# the same\nregression: gate\nmin-case-pass-rate: { cases: { a: 80 } }\nmin-pass-rate: 90\n',
    });
    for (const job of [{}, { workspace }]) {
      expect((await gated.policyOf(job)).facts.changes).toEqual([]);
    }
  });

  it('does not count a file that is new in it, and tells it', async () => {
    const workspace = gated.changed({ 'new.yml': 'min-pass-rate: 1.5\n', 'q.yml': entry('c') });
    const { policy, facts } = await gated.policyOf({
      ...{ workspace, gateFile: 'new.yml', quarantineFile: 'q.yml' },
      inputs: { minEffectPercent: 5 },
    });
    expect(policy).toMatchObject({ minPassRate: null, regression: { minEffect: 0.05 } });
    expect(policy.quarantine).toBeUndefined();
    expect(facts).toMatchObject({
      files: [],
      changes: [
        { kind: 'added-file', file: 'new.yml' },
        { kind: 'added-file', file: 'q.yml' },
      ],
    });
  });

  it('counts a gate file that the change takes away, and tells it', async () => {
    const { policy, facts } = await gated.policyOf({ workspace: gated.changed({ [GATE]: null }) });
    expect(policy.minPassRate).toBe(0.9);
    expect(facts.changes).toEqual([{ kind: 'removed-file', file: GATE }]);
  });

  it('counts files of the base where nothing is checked out', async () => {
    const workspace = gated.repository.newFolder();
    const job = { event: 'workflow_run', payload: { workflow_run: {} }, workspace };
    const { policy, facts } = await gated.policyOf(job);
    expect(policy.minPassRate).toBe(0.9);
    expect(policy.quarantine).toHaveLength(2);
    expect(facts).toMatchObject({ files: [GATE, QUARANTINE], changes: [] });
  });

  it('needs no quarantine file where nothing is checked out and nobody named one', async () => {
    const workspace = gated.repository.newFolder();
    const payload = { workflow_run: {} };
    gated.github.fault = () => Response.json({ message: 'no' }, { status: 403 });
    const job = { event: 'workflow_run', payload, workspace, gateFile: undefined };
    const { policy } = await gated.policyOf(job);
    expect(policy.quarantine).toBeUndefined();
    expect(gated.github.requests).toEqual([`/contents/${QUARANTINE}`]);
  });

  it('finds files of a checkout in a folder of the workspace', async () => {
    const workspace = gated.repository.newFolder();
    gated.repository.checkout('featureMerge', join(workspace, 'head'));
    const gateFile = `head/${GATE}`;
    const { facts } = await gated.policyOf({ workspace, gateFile });
    expect(facts.files).toEqual([gateFile]);
    expect(gated.github.requests).toEqual([`/contents/${GATE}`]);
  });

  it('goes by the outermost checkout, since a submodule within it is of its author', async () => {
    const workspace = gated.repository.newFolder();
    gated.repository.checkout('featureMerge', join(workspace, 'head'));
    writeFileSync(join(workspace, 'head/.github/.git'), 'gitdir: ../.git/modules/sub');
    const { policy } = await gated.policyOf({ workspace, gateFile: `head/${GATE}` });
    expect(policy.minPassRate).toBe(0.9);
  });

  it('asks for no quarantine file where the change has none and nobody named one', async () => {
    const workspace = gated.changed({ [QUARANTINE]: null });
    const { policy } = await gated.policyOf({ workspace, gateFile: undefined, token: undefined });
    expect(policy.quarantine).toBeUndefined();
    expect(gated.github.requests).toEqual([]);
  });

  it('lets an input and the base say one thing otherwise, where the change says it once', async () => {
    const workspace = gated.changed({ [GATE]: 'regression: gate\n' });
    const { policy } = await gated.policyOf({ workspace, inputs: { minPassRatePercent: 50 } });
    expect(policy.minPassRate).toBe(0.9);
  });
});
