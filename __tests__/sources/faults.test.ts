/** The whole action over a bad network. The soak has more seeds. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';

const PROGRAM = join(import.meta.dirname, '../../rigs/fault-program.ts');
const SEEDS = [6, 35, 82, 166].map(String);

test('no verdict is false, no result is lost, and each run has outputs', async () => {
  // It changes the clock of its process.
  const env = { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], NODE_NO_WARNINGS: '1' };
  const child = spawn(process.execPath, [PROGRAM, ...SEEDS], { env });
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(problems).toBe('');
  expect(out).toContain(`\n${SEEDS.length} runs, `);
});
