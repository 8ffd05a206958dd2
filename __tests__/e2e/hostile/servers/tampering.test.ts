import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { byEffort, tellFigures } from '../../../support/effort.ts';
import { suiteFile, toolCase } from '../../../support/evals/suite-builder.ts';
import { type ActionResult, runAction } from '../../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../../support/runner/eval-workspace.ts';
import { ACTION_FOLDER, NODE_24 } from '../../../support/runner/job-environment.ts';

/**
 * Servers under test that, from inside a call, go for the service that judges them: for its files
 * by way of /proc, for its port, for the files of the checkout. Whatever they do, the verdict is
 * the true one or `incomplete`.
 */

const SERVER = join(ACTION_FOLDER, '__tests__/support/hostile/servers/tampering-server.ts');

interface Attack {
  name: string;
  /** What becomes of a suite that fails, where that is always the same; otherwise either. */
  verdict?: 'failed' | 'incomplete';
  /** Row of docs/verdicts.md, of those that have one. */
  row: string;
}

const ATTACKS: readonly Attack[] = [
  { name: 'rewrite', verdict: 'failed', row: '[run-attacked]' },
  // A byte that is turned twice is what it was.
  { name: 'flip', row: '' },
  { name: 'truncate', verdict: 'incomplete', row: '[run-trace-changed]' },
  { name: 'knock', verdict: 'failed', row: '' },
  { name: 'slow', row: '' },
  { name: 'swap', row: '' },
  { name: 'replay', row: '' },
  { name: 'delete', verdict: 'failed', row: '' },
  { name: 'flood', row: '' },
  { name: 'bodies', row: '' },
  { name: 'files', verdict: 'failed', row: '' },
  { name: 'kill', verdict: 'incomplete', row: '' },
];
const SAMPLE = 5;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

interface Attacked {
  result: ActionResult;
  /** What the attack found and got, by how often. */
  seen: Record<string, number>;
}

/** Six cases, all failing or all passing, and two in which the attack has time. */
async function underAttack(attack: string, truth: 'failed' | 'passed'): Promise<Attacked> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  const tool = truth === 'failed' ? 'break' : 'lend';
  const cases = Array.from({ length: 6 }, (_, index) =>
    toolCase(`${tool} ${index}`, tool, {}, 'hostile'),
  );
  const workspace = new EvalWorkspace({
    'suite.yaml': suiteFile({
      servers: ['hostile'],
      tests: [
        ...cases,
        toolCase('wait', 'wait', {}, 'hostile'),
        { ...toolCase('wait again', 'wait', {}, 'hostile'), runs: 4 },
      ],
    }),
  });
  const env = { ATTACK: attack, ATTACK_FOLDER: folder, WORKSPACE: workspace.folder };
  workspace.write('.mcp.json', {
    mcpServers: { hostile: { command: NODE_24, args: [SERVER], env } },
  });
  const result = await runAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': 'suite.yaml' },
  });
  cleanUps.push(
    () => rm(folder, { recursive: true, force: true }),
    () => workspace.remove(),
    result.dispose,
  );
  const seen = join(folder, 'seen.json');
  return { result, seen: existsSync(seen) ? JSON.parse(readFileSync(seen, 'utf8')) : {} };
}

const verdicts: string[] = [];
afterAll(() => tellFigures(`${verdicts.length} attacks: ${verdicts.join(', ')}`));

function tell(attack: string, truth: string, { result, seen }: Attacked): void {
  verdicts.push(`${attack} on ${truth} ${result.outputs['verdict']}`);
  const found = Object.entries(seen).map(([what, times]) => `${what} ×${times}`);
  tellFigures(`${result.outputs['verdict']}; ${found.join(', ') || 'found nothing'}`);
}

describe('a server under test that goes for the service', () => {
  it.each(byEffort({ ci: ATTACKS.slice(0, SAMPLE), soak: ATTACKS }))(
    'makes no failure pass: $name $row',
    async ({ name, verdict }) => {
      const attacked = await underAttack(name, 'failed');
      tell(name, 'failed', attacked);
      const { outputs, exitCode, summary } = attacked.result;
      expect(verdict === undefined ? ['failed', 'incomplete'] : [verdict]).toContain(
        outputs['verdict'],
      );
      expect(exitCode).toBe(1);
      if (outputs['verdict'] === 'failed') {
        expect(outputs).toMatchObject({ passed: '5', failed: '6' });
      }
      if (name === 'truncate') expect(summary).toContain('such as a server under test, wrote into');
      if (name === 'knock') {
        const statuses = Object.keys(attacked.seen).filter((what) => what.startsWith('status'));
        expect(statuses).toEqual(['status 401']);
      }
    },
  );

  it.each(byEffort({ ci: ATTACKS.filter(({ name }) => name === 'flood'), soak: ATTACKS }))(
    'makes no pass fail: $name',
    async ({ name }) => {
      const attacked = await underAttack(name, 'passed');
      tell(name, 'passed', attacked);
      expect(['passed', 'incomplete']).toContain(attacked.result.outputs['verdict']);
    },
  );
});
