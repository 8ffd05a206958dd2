import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { timeLimitMs } from '../../support/effort.ts';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';
import { ServiceProgram } from '../../support/service/service-program.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const command = (...args: string[]) =>
  spawnSync(NODE_24, [join(ACTION_FOLDER, 'scripts/action.ts'), ...args], { encoding: 'utf8' });

describe('npm run action', () => {
  it.each([
    ['an option it does not have', ['--inputs', 'a=b']],
    ['an input without a value', ['--input', 'suite']],
    ['a bundle it does not have', ['--bundle', 'build']],
  ])('explains itself on %s', (_what, args) => {
    const { status, stderr } = command(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('npm run action -- [options]');
  });

  it('says which payload file it cannot read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'payload-'));
    folders.push(folder);
    const file = join(folder, 'event.json');
    writeFileSync(file, '{');
    const { status, stderr } = command('--event', 'pull_request', '--event-payload', file);
    expect(status).toBe(2);
    expect(stderr).toContain(file);
    expect(stderr).not.toContain('    at ');
  });

  it(
    'is a run of its own each time: the service does not give back the one from before',
    async () => {
      const service = await ServiceProgram.start({ program: 'source' });
      try {
        const workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
        folders.push(workspace);
        const step = { kind: 'toolCall', serverName: 'library', toolName: 'late_fee' };
        const tests = [{ title: 'fee', steps: [{ ...step, arguments: { days: 3 } }] }];
        const suite = { name: 'library', servers: ['library'], tests };
        writeFileSync(join(workspace, 'suite.yaml'), JSON.stringify(suite));
        const inputs = [
          ...['suite-file=suite.yaml', `base-url=${service.baseUrl}`],
          `api-key=${service.apiKey}`,
        ].flatMap((input) => ['--input', input]);
        const args = ['--bundle', 'src', '--workspace', workspace, ...inputs];
        const runs = [command(...args), command(...args)].map(({ stdout }) => {
          folders.push(/^job folder: (\S+)$/m.exec(stdout)?.[1] ?? workspace);
          return /^output run-id: (\S+)$/m.exec(stdout)?.[1] ?? stdout;
        });
        expect(runs).toEqual([expect.stringMatching(/^run_/), expect.stringMatching(/^run_/)]);
        expect(runs[0]).not.toBe(runs[1]);
      } finally {
        await service.stop();
      }
    },
    timeLimitMs(120_000),
  );
});
