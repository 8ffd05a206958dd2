import { cpSync, existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import pLimit from 'p-limit';
import { byEffort, oneOfEach, tellFigures, timeLimitMs } from '../../../support/effort.ts';
import { suiteFile, toolCase } from '../../../support/evals/suite-builder.ts';
import { type JobRole, jobProcesses } from '../../../support/hostile/job-processes.ts';
import { describeUnless, NO_LINUX } from '../../../support/obstacles.ts';
import { type ActionResult, startAction } from '../../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../../support/runner/eval-workspace.ts';

const SERVER = resolve(import.meta.dirname, '../../../support/hostile/servers/phased-server.js');
const AT_ONCE = 3;
const PATIENCE_MS = 20_000;
const LOOK_MS = 5;

/** Moments of a run, in their order: those that servers write down, and lines of the log. */
const PHASES = [
  'action starts',
  'service starts',
  'server starts',
  'connection',
  'list of tools',
  'end of a server',
  'call',
  'answer',
  'log: Log of the embedded service',
  'log: Evals (passed|failed)',
] as const;
type Phase = (typeof PHASES)[number];

const TARGETS = ['action', 'service', 'server'] as const satisfies JobRole[];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const;

interface Kill {
  phase: Phase;
  target: JobRole;
  signal: NodeJS.Signals;
  /** Whether one of the cases fails, so that no verdict may be `passed`. */
  red: boolean;
}

/** Each pair of target and signal begins with another phase, which is the one that CI tries. */
const KILLS: Kill[] = TARGETS.flatMap((target, row) =>
  SIGNALS.flatMap((signal, column) =>
    PHASES.flatMap((_phase, index) => {
      const phase = PHASES[(index + 3 * row + 4 * column + 8) % PHASES.length] ?? 'call';
      const isFirstRed = (row + column) % 2 === 0;
      return [isFirstRed, !isFirstRed].map((red) => ({ phase, target, signal, red }));
    }),
  ),
);

interface Outcome {
  result: ActionResult;
  /** Whether the phase came, so that something was killed. */
  hit: boolean;
  left: string[];
  temporary: string[];
}

async function killed({ phase, target, signal, red }: Kill): Promise<Outcome> {
  const workspace = new EvalWorkspace();
  const folder = realpathSync(workspace.folder);
  const phases = join(folder, 'phases.txt');
  cpSync(SERVER, join(folder, 'server.mjs'));
  const polite = { command: 'node', args: ['server.mjs', 'polite'], env: { PHASES: phases } };
  const deaf = { ...polite, args: ['server.mjs', 'deaf'], env: { PHASES: phases, DEAF: 'yes' } };
  workspace.write('.mcp.json', { mcpServers: { polite, deaf } });
  const tests = [
    toolCase('first', 'work', {}, 'polite'),
    toolCase('second', 'work', { fails: red }, 'deaf'),
  ];
  workspace.write('suite.yaml', suiteFile({ servers: ['polite', 'deaf'], tests }));

  let hit = false;
  let over = false;
  const strike = () => {
    if (hit) return;
    for (const { pid, role } of jobProcesses(folder)) {
      if (role !== target) continue;
      hit = true;
      try {
        process.kill(pid, signal);
      } catch {
        // It ended by itself at this very moment.
      }
    }
  };
  const running = startAction({
    workspace: folder,
    inputs: { 'suite-file': 'suite.yaml', comment: 'never', 'artifact-name': 'never' },
    onLogLine: (line) => {
      if (phase.startsWith('log: ') && new RegExp(phase.slice(5)).test(line)) strike();
    },
  });
  const hasCome = (): boolean => {
    if (phase === 'action starts' || phase === 'service starts') {
      const role = phase === 'action starts' ? 'action' : 'service';
      return jobProcesses(folder).some((one) => one.role === role);
    }
    return existsSync(phases) && readFileSync(phases, 'utf8').split('\n').includes(phase);
  };
  const watching = (async () => {
    while (!over && !hit) {
      if (!phase.startsWith('log: ') && hasCome()) strike();
      await delay(LOOK_MS);
    }
  })();
  const result = await running.result;
  over = true;
  await watching;
  for (let ms = 0; jobProcesses(folder).length > 0 && ms < PATIENCE_MS; ms += 100) await delay(100);
  const left = jobProcesses(folder);
  for (const { pid } of left) process.kill(pid, 'SIGKILL');
  const temporary = readdirSync(result.folders.temp).filter((name) => !name.startsWith('_'));
  await workspace.remove();
  return { result, hit, left: left.map(({ role, line }) => `${role}: ${line}`), temporary };
}

/** What is wrong with how a run ended; null where nothing is. */
function complaint({ target, red }: Kill, { result, left, temporary }: Outcome): string | null {
  const { verdict = '', 'report-path': report = '' } = result.outputs;
  if (left.length > 0) return `it left ${left.join('; ')}`;
  const strays = temporary.filter(
    (name) => join(result.folders.temp, name) !== resolve(report, '..'),
  );
  if (result.exitCode !== null && strays.length > 0) return `it left ${strays.join(', ')}`;
  if (red && verdict === 'passed') return 'it passed';
  // A server that dies has failed, whoever it was that killed it.
  if (!red && verdict === 'failed' && target !== 'server') return 'it failed';
  if (result.exitCode === 0 && verdict !== 'passed') return `it is green and ${verdict}`;
  if (result.exitCode !== null && (verdict === '' || !existsSync(report))) {
    return `it ended by itself with verdict "${verdict}" and report "${report}"`;
  }
  return null;
}

describeUnless(NO_LINUX, 'a job whose processes are killed', () => {
  it(
    'is never wrong in its verdict, and leaves nothing behind',
    async () => {
      const rows = oneOfEach(KILLS, ({ target, signal }) => `${target} ${signal}`);
      const limit = pLimit(AT_ONCE);
      const told = await limit.map(rows, async (kill) => {
        const outcome = await killed(kill);
        const wrong = complaint(kill, outcome);
        const { verdict = '' } = outcome.result.outputs;
        await outcome.result.dispose();
        return { ...kill, hit: outcome.hit, verdict: verdict || 'none', wrong };
      });
      const hits = told.filter(({ hit }) => hit);
      const phases = new Set(hits.map(({ phase }) => phase)).size;
      const verdicts = Map.groupBy(hits, ({ verdict }) => verdict);
      tellFigures(
        `${hits.length} kills: ${phases} phases × ${SIGNALS.length} signals × ${TARGETS.length} targets; ` +
          [...verdicts].map(([verdict, of]) => `${verdict} ${of.length}`).join(', '),
      );
      expect(told.filter(({ wrong }) => wrong !== null)).toEqual([]);
      expect(hits.length).toBeGreaterThanOrEqual(byEffort({ ci: 5, soak: 120 }));
    },
    timeLimitMs(120_000),
  );
});
