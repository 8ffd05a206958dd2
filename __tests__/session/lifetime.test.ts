import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { withHistory } from '../../src/baseline/service/service-history.ts';
import { collectAndJudge } from '../../src/collect-and-judge.ts';
import { runEvals } from '../../src/evals/evals.ts';
import type { RunConfig } from '../../src/inputs/config.ts';
import { createSecretKeeper } from '../../src/redaction/secret-keeper.ts';
import type { JobContext } from '../../src/session/job-context.ts';
import { openSession } from '../../src/session/session.ts';
import { CancelledError } from '../../src/trouble/errors.ts';
import { RecordingLogger } from '../support/client/recording-logger.ts';
import { failingCase, feeCase, slowCase, suiteFile } from '../support/evals/suite-builder.ts';
import { jobProcesses } from '../support/hostile/job-processes.ts';
import { runConfig } from '../support/inputs/configs.ts';
import { EvalWorkspace } from '../support/runner/eval-workspace.ts';
import { jobContext } from '../support/session/job-context.ts';

const EMBEDDED = {
  ...{ kind: 'embedded', mcpConfigFile: '.mcp.json', modelBaseUrls: {}, serverSandbox: 'off' },
} as const satisfies RunConfig['service'];
const SUITE = { kind: 'file', file: 'suite.yaml' } as const;
const RUN = runConfig(EMBEDDED, '', { suite: SUITE });
const STEP = { nonce: 'n', matrix: 'null', onRemoteRun: () => undefined, commit: '' };

let workspace: EvalWorkspace;
let temporaryFolder: string;

beforeEach(async () => {
  workspace = new EvalWorkspace({ 'suite.yaml': suiteFile() });
  temporaryFolder = await mkdtemp(join(tmpdir(), 'session-'));
});

afterEach(async () => {
  expect(await readdir(temporaryFolder)).toEqual([]);
  await rm(temporaryFolder, { recursive: true });
  await workspace.remove();
});

const job = (given: Partial<JobContext> = {}) =>
  jobContext({ workspace: workspace.folder, temporaryFolder, ...given });

/** The service and the servers of this job that are alive. */
const alive = () => jobProcesses(workspace.folder);

/** Secrets of a job that do something in the moment in which the report is judged. */
function whileJudging(act: () => void): JobContext['secrets'] {
  const secrets = createSecretKeeper();
  let done = false;
  return {
    ...secrets,
    finds: (text) => {
      if (!done) act();
      done = true;
      return secrets.finds(text);
    },
  };
}

describe('the service', () => {
  it('is there while the gate judges, and gone once the verdict is there to be shown', async () => {
    let there = 0;
    const secrets = whileJudging(() => {
      there = alive().length;
    });
    const { verdict } = await collectAndJudge(() => RUN, job({ secrets }), STEP);
    expect(verdict.value).toBe('passed');
    expect(there).toBe(1);
    expect(alive()).toEqual([]);
  });

  it.each([
    ['passed', [feeCase()]],
    ['failed', [feeCase(), failingCase()]],
  ])('that dies while the gate judges leaves the verdict as it is: %s', async (value, tests) => {
    workspace.write('suite.yaml', suiteFile({ tests }));
    const secrets = whileJudging(() => {
      for (const { pid } of alive()) process.kill(pid, 'SIGKILL');
    });
    const { report, verdict } = await collectAndJudge(() => RUN, job({ secrets }), STEP);
    expect(verdict.value).toBe(value);
    expect(report?.problems).toEqual([]);
    expect(alive()).toEqual([]);
  });
});

/** Does something as soon as there is a run. */
class RunListener extends RecordingLogger {
  readonly #onRun: () => void;

  constructor(onRun: () => void) {
    super();
    this.#onRun = onRun;
  }

  override info(message: string): void {
    super.info(message);
    if (message.startsWith('Run ')) this.#onRun();
  }
}

describe('nothing is left alive', () => {
  const slow = suiteFile({ servers: ['everything'], tests: [slowCase(120)] });

  it('where the job is cancelled in the middle of a run', async () => {
    workspace.write('suite.yaml', slow);
    const cancellation = new AbortController();
    const logger = new RunListener(() => cancellation.abort(new CancelledError('Cancelled.')));
    const { signal } = cancellation;
    const { report, verdict } = await collectAndJudge(() => RUN, job({ logger, signal }), STEP);
    expect(verdict.value).toBe('incomplete');
    expect(report?.problems).toMatchObject([{ kind: 'cancelled' }]);
    expect(alive()).toEqual([]);
  });

  it('where time runs out in the middle of a run', async () => {
    workspace.write('suite.yaml', slow);
    const config = runConfig(EMBEDDED, '', { suite: SUITE, timeouts: { evalsMs: 20_000 } });
    const { report, verdict } = await collectAndJudge(() => config, job(), STEP);
    expect(verdict.value).toBe('incomplete');
    expect(report?.problems).toContainEqual(expect.objectContaining({ kind: 'timeout' }));
    expect(alive()).toEqual([]);
  });

  it('where the service dies in the middle of a run, and its servers would stay', async () => {
    workspace.write('suite.yaml', slow);
    const logger = new RunListener(() => {
      for (const { pid, line } of alive()) {
        if (line.includes('source-service.ts')) process.kill(pid, 'SIGKILL');
      }
    });
    const { report, verdict } = await collectAndJudge(() => RUN, job({ logger }), STEP);
    expect(verdict.value).toBe('incomplete');
    expect(report?.problems).toMatchObject([
      { kind: 'execution', message: expect.stringContaining('was ended by SIGKILL') },
    ]);
    for (let left = alive(); left.length > 0; left = alive()) {
      await new Promise((done) => setTimeout(done, 20));
    }
  });

  it('where the service refuses the run', async () => {
    workspace.write('.mcp.json', { mcpServers: { library: { command: 'no-such-program' } } });
    const { report, verdict } = await collectAndJudge(() => RUN, job(), STEP);
    expect({ report, value: verdict.value }).toEqual({ report: null, value: 'invalid' });
    expect(alive()).toEqual([]);
  });
});

describe('two collections in one session', () => {
  it('share the service, which tells the second of the first', async () => {
    const logger = new RecordingLogger();
    const session = openSession(RUN, job({ logger }));
    try {
      const first = await runEvals(RUN, session, { ...STEP, nonce: 'one' });
      const before = alive();
      const second = await runEvals(RUN, session, { ...STEP, nonce: 'two' });
      expect(alive()).toEqual(before);
      expect(before).toHaveLength(1);
      const { history: none } = await withHistory(first.report, first.history, session);
      const { history: one, run } = await withHistory(second.report, second.history, session);
      expect(none).toEqual([]);
      expect(one).toMatchObject([{ passRate: 1 }]);
      expect(run?.id).not.toBe(first.report.run?.id);
    } finally {
      await session.close();
    }
    expect(alive()).toEqual([]);
    const printed = logger.lines.filter((line) => line === 'group: Log of the embedded service');
    expect(printed).toHaveLength(1);
  });
});
