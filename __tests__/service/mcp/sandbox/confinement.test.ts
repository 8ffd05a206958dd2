import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import type { Sandbox } from '../../../../src/service/mcp/sandbox/launch.ts';
import { areGone, processesWith } from '../../../support/process-table.ts';
import { stdioServer } from '../../../support/service/mcp/connections.ts';
import { connectIn } from '../../../support/service/mcp/connectors.ts';
import { describeIn, openHere } from '../../../support/service/mcp/sandboxes.ts';

/** Runs a shell script in a sandbox; what it wrote to both streams. */
async function outputOf(
  sandbox: Sandbox,
  script: string,
  args: string[] = [],
  place: { checkout?: string } = {},
): Promise<string> {
  const { child } = sandbox.launch({
    ...place,
    transport: 'stdio',
    command: 'sh',
    args: ['-c', script, 'sh', ...args],
    env: {},
    cwd: null,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  await new Promise((resolve) => child.once('close', resolve));
  return output;
}

describeIn('bwrap', 'a server in bubblewrap', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sandbox-test-')));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('finds its own checkout, and that of another side empty', async () => {
    const head = realpathSync(mkdtempSync(join(homedir(), 'two-checkouts-')));
    const base = join(head, 'base');
    mkdirSync(base);
    writeFileSync(join(head, 'side'), 'head');
    writeFileSync(join(base, 'side'), 'base');
    const sandbox = await openHere('bwrap', { workspace: head, checkouts: [base] });
    const script = 'cat side $1/side; echo changed > $1/side; echo written > own';
    const ofHead = await outputOf(sandbox, script, [base]);
    const ofBase = await outputOf(sandbox, script, [head], { checkout: base });
    await sandbox.close();
    const read = (path: string) => readFileSync(join(head, path), 'utf8');
    const left = ['side', 'base/side', 'own', 'base/own'].map(read);
    rmSync(head, { recursive: true });
    expect(ofHead).toMatch(/^head.*No such file/s);
    expect(ofBase).toMatch(/^base.*No such file/s);
    expect(left).toEqual(['head', 'base', 'written\n', 'written\n']);
  });

  it('sees no other process, none of the files of the job, and cannot become root', async () => {
    writeFileSync(join(folder, 'secret'), 'job secret');
    const sandbox = await openHere('bwrap', { hidden: [folder] });
    const seen = await outputOf(
      sandbox,
      'cat /proc/$1/environ; ls -A $2 | wc -l; cat $2/secret; ls -A $HOME; ls /run; touch /etc/x /usr/x; kill -0 $1; sudo -n id; cat /proc/self/status | grep -e CapEff -e NoNew',
      [String(process.pid), folder],
    );
    await sandbox.close();
    expect(seen).toMatch(
      /\/environ: No such file[\s\S]*\/etc\/x': Read-only[\s\S]*\/usr\/x': Read-only/,
    );
    expect(seen).toMatch(/CapEff:\s+0{16}\nNoNewPrivs:\s+1/);
    expect(seen).toMatch(/^0$/m);
    expect(seen).not.toContain('job secret');
    expect(seen).not.toMatch(/docker|uid=0|\.ssh/);
    expect(seen).toMatch(/kill: .*No such process/);
  });

  it('gets no hold of the sandbox by its variables', async () => {
    const sandbox = await openHere('bwrap');
    const library = join(folder, 'evil.so');
    const { child } = sandbox.launch({
      transport: 'stdio',
      command: 'sh',
      args: ['-c', 'exit 5'],
      env: { LD_PRELOAD: library },
      cwd: null,
    });
    let words = '';
    child.stderr.on('data', (chunk) => {
      words += chunk;
    });
    await new Promise((resolve) => child.once('close', resolve));
    // The loader complains once, for the shell alone: not for what makes its sandbox.
    expect(words.match(/evil\.so/g)).toHaveLength(1);
    expect(child.exitCode).toBe(5);
  });

  it('leaves nothing behind, not even what left its process group', async () => {
    const mark = randomUUID();
    const sandbox = await openHere('bwrap');
    const daemon = `setsid sh -c 'sleep 300; : ${mark}' & exec sleep 300`;
    const { child, signal } = sandbox.launch({
      transport: 'stdio',
      command: 'sh',
      args: ['-c', `${daemon}`],
      env: {},
      cwd: null,
    });
    while (processesWith(`sleep 300; : ${mark}`).length < 2) await delay(20);
    const closed = new Promise((resolve) => child.once('close', resolve));
    signal('SIGKILL');
    await closed;
    expect(await areGone(mark)).toBe(true);
  });

  it('is gone whenever it is killed, also while its sandbox is being made', async () => {
    const mark = randomUUID();
    const sandbox = await openHere('bwrap');
    for (let moment = 0; moment < 40; moment += 1) {
      const { child, signal } = sandbox.launch({
        transport: 'stdio',
        command: 'sh',
        args: ['-c', `: ${mark}; sleep 300; :`],
        env: {},
        cwd: null,
      });
      const exit = new Promise((resolve) => child.once('exit', resolve));
      await delay(moment / 2);
      signal('SIGKILL');
      await exit;
    }
    expect(await areGone(mark)).toBe(true);
  });

  it('is gone where it is killed at the moment its first process is known', async () => {
    const mark = randomUUID();
    const sandbox = await openHere('bwrap');
    // Some hundred: the moment in which it leaves the group of bubblewrap is met once in 150 times.
    for (let round = 0; round < 400; round += 1) {
      const { child, signal } = sandbox.launch({
        transport: 'stdio',
        command: 'sh',
        args: ['-c', `: ${mark}; sleep 300; :`],
        env: {},
        cwd: null,
      });
      const exit = new Promise((resolve) => child.once('exit', resolve));
      const [, , , status] = child.stdio;
      await new Promise((resolve) => status?.once('data', resolve));
      const startedMs = performance.now();
      while (performance.now() < startedMs + (round % 30) / 10);
      signal('SIGKILL');
      await exit;
    }
    expect(await areGone(mark)).toBe(true);
  });

  it('is told what is hidden from it, where that is its program or folder', async () => {
    const sandbox = await openHere('bwrap', { hidden: [folder] });
    const server = stdioServer({ command: process.execPath, cwd: folder });
    await expect(connectIn(sandbox, server)).rejects.toMatchObject({
      kind: 'missing',
      message: expect.stringMatching(
        /the folder ".*" is hidden from servers by `server-sandbox: bwrap`/,
      ),
    });
  });

  it('is turned away where it is one that Docker runs', async () => {
    const sandbox = await openHere('bwrap');
    const server = stdioServer({ command: 'docker', args: ['run', '-i', 'image'] });
    await expect(connectIn(sandbox, server)).rejects.toMatchObject({
      kind: 'missing',
      message: expect.stringMatching(/`docker` does not work in `server-sandbox: bwrap`/),
    });
  });
});

describeIn('user', 'a server of another user', () => {
  it('reads no environment of others, signals none, and cannot become root', async () => {
    const sandbox = await openHere('user');
    const seen = await outputOf(
      sandbox,
      'id -un; cat /proc/$1/environ; kill -0 $1; touch $2/x; sudo -n id; cd; pwd; touch y && echo at home',
      [String(process.pid), process.cwd()],
    );
    const [, home = ''] = /^(\/tmp\/mcp-servers-.*)$/m.exec(seen) ?? [];
    expect(seen).toMatch(/^nobody\n/);
    expect(seen).toMatch(/\/environ: Permission denied/);
    expect(seen).toMatch(/kill: .*Operation not permitted/);
    expect(seen).toMatch(/\/x': Permission denied/);
    expect(seen).toMatch(/at home\n$/);
    expect(seen).not.toContain('uid=0');
    await sandbox.close();
    expect(() => realpathSync(home)).toThrow('ENOENT');
  });
});
