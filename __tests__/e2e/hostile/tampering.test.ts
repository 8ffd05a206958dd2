import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type ActionResult, runAction } from '../../support/action-runner.ts';
import { byEffort, tellFigures } from '../../support/effort.ts';
import { EvalWorkspace } from '../../support/eval-workspace.ts';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';
import { suiteFile, toolCase } from '../../support/suite-builder.ts';

/**
 * Servers under test that, from inside a call, go for the service that judges them: for its files
 * by way of /proc, for its port, for the files of the checkout. Whatever they do, the verdict is
 * the true one or `incomplete`.
 */

const SERVER = join(ACTION_FOLDER, '__tests__/support/hostile/tampering-server.ts');
/** What the parts of the service's storage suffer from. */
const ON_FILES = ['rewrite', 'flip', 'swap', 'replay', 'truncate', 'delete'];
const ON_THE_PORT = ['knock', 'flood', 'bodies', 'slow'];
const OTHERS = ['files', 'kill'];

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

const told = ({ result, seen }: Attacked) =>
  `${result.outputs['verdict']}; the attack: ${
    Object.entries(seen)
      .map(([what, times]) => `${what} ×${times}`)
      .join(', ') || 'found nothing'
  }`;

describe('a server under test that goes for the service', () => {
  const sample = byEffort({
    ci: ['rewrite', 'flip', 'truncate', 'knock', 'slow'],
    soak: [...ON_FILES, ...ON_THE_PORT, ...OTHERS],
  });

  it.each(sample)('does not turn failures into anything but failures: %s', async (attack) => {
    const attacked = await underAttack(attack, 'failed');
    tellFigures(told(attacked));
    const { outputs, exitCode } = attacked.result;
    expect(['failed', 'incomplete']).toContain(outputs['verdict']);
    expect(exitCode).toBe(1);
    if (outputs['verdict'] === 'failed')
      expect(outputs).toMatchObject({ passed: '5', failed: '6' });
  });

  it.each(byEffort({ ci: ['flood'], soak: [...ON_FILES, ...ON_THE_PORT, ...OTHERS] }))(
    'does not turn passes into failures: %s',
    async (attack) => {
      const attacked = await underAttack(attack, 'passed');
      tellFigures(told(attacked));
      expect(['passed', 'incomplete']).toContain(attacked.result.outputs['verdict']);
    },
  );
});
