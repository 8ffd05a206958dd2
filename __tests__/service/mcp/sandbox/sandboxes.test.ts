import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import type { RunServer } from '../../../../src/service/engine/plan.ts';
import {
  connectMcpServer,
  type McpConnection,
  type McpLimits,
} from '../../../../src/service/mcp/connection.ts';
import type { Sandbox } from '../../../../src/service/mcp/sandbox/launch.ts';
import type { StdioConnection } from '../../../../src/service/mcp/server-connection.ts';
import type { McpFailureKind } from '../../../../src/service/mcp/server-error.ts';
import { processesWith } from '../../../support/process-table.ts';
import { fixtureServer } from '../../../support/service/engine/servers.ts';
import { oddServer, WRAPPER } from '../../../support/service/mcp/odd-servers.ts';
import { describeIn, openHere } from '../../../support/service/mcp/sandboxes.ts';

const settings = (limits: McpLimits) => ({ limits, redactor: createRedactor([]) });
const unlimited = new AbortController().signal;

const stdioServer = (over: Partial<StdioConnection>): RunServer => ({
  id: 'sv_a',
  name: 'a',
  connection: { transport: 'stdio', command: 'x', args: [], env: {}, cwd: null, ...over },
});

/** Waits until no process has a text in its arguments: what was killed is there for a moment. */
async function areGone(mark: string): Promise<boolean> {
  for (let tries = 0; tries < 250; tries += 1) {
    if (processesWith(mark).length === 0) return true;
    await delay(20);
  }
  return false;
}

describeIn('bwrap', 'servers in bubblewrap', () => behavesAsOutside('bwrap'));
describeIn('user', 'servers of another user', () => behavesAsOutside('user'));

function behavesAsOutside(name: 'bwrap' | 'user'): void {
  let sandbox: Sandbox;
  let limits: McpLimits;
  const open: McpConnection[] = [];

  beforeAll(async () => {
    sandbox = await openHere(name);
    limits = {
      connectTimeoutMs: 10_000,
      fetchTimeoutMs: 90_000,
      callTimeoutMs: 10_000,
      sandbox,
    };
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((connection) => connection.close()));
  });
  afterAll(() => sandbox.close());

  async function connect(server: RunServer, some: Partial<McpLimits> = {}): Promise<McpConnection> {
    const connection = await connectMcpServer(server, settings({ ...limits, ...some }), unlimited);
    open.push(connection);
    return connection;
  }

  async function failure(promise: Promise<unknown>): Promise<Error & { kind?: McpFailureKind }> {
    try {
      await promise;
    } catch (error) {
      if (error instanceof Error) return error;
      throw error;
    }
    throw new Error('it did not fail');
  }

  it('are given their variables, whatever is in them, and in no argument of a process', async () => {
    const secret = `it's "$HOME" \`id\`\n\\second\tline ${randomUUID()}`;
    const connection = await connect(fixtureServer('fixture', [], { TOKEN: secret, EMPTY: '' }));
    const result = await connection.callTool('environment', {}, unlimited);
    const [content] = result.content;
    const seen = JSON.parse(content?.type === 'text' ? content.text : '{}');
    expect(seen).toMatchObject({ TOKEN: secret, EMPTY: '' });
    expect(processesWith(secret.slice(-36))).toEqual([]);
  });

  it('hand back long answers whole, and none that is too long', async () => {
    const connection = await connect(fixtureServer());
    const { content } = await connection.callTool('huge', { size: 2_000_000 }, unlimited);
    expect(content[0]?.type === 'text' ? content[0].text.length : 0).toBe(2_000_000);
    const call = connection.callTool('huge', { size: 20 * 1024 * 1024 }, unlimited);
    expect((await failure(call)).message).toContain('sent a message of more than 10 MiB');
  });

  it('run in the folder they are to run in, and are found from there', async () => {
    const cwd = join(import.meta.dirname, '../../../support/service/mcp/fixtures');
    const args = ['odd-server.ts', 'none'];
    const connection = await connect(stdioServer({ command: process.execPath, args, cwd }));
    expect(await connection.listTools(unlimited)).toHaveLength(1);
  });

  it('are missing where what runs their program is', async () => {
    const workspace = mkdtempSync(join(process.cwd(), '.without-interpreter-'));
    chmodSync(workspace, 0o755);
    try {
      writeFileSync(join(workspace, 'server'), '#!/no/such/interpreter\n', { mode: 0o755 });
      const server = stdioServer({ command: './server', cwd: workspace });
      const error = await failure(connect(server));
      expect(error).toMatchObject({ kind: 'missing' });
      expect(error.message).toMatch(
        /"\.\/server" cannot be executed in the sandbox|cannot use the program "\.\/server"/,
      );
    } finally {
      rmSync(workspace, { recursive: true });
    }
  });

  it('are started by npx', async () => {
    const npx = stdioServer({ command: 'npx', args: ['mcp-server-everything', 'stdio'] });
    const connection = await connect(npx, { connectTimeoutMs: 60_000 });
    expect(await connection.callTool('echo', { message: 'hi' }, unlimited)).toEqual({
      content: [{ type: 'text', text: 'Echo: hi' }],
    });
  });

  it.each<[string, RunServer, McpFailureKind, RegExp]>([
    [
      'no program',
      stdioServer({ command: 'no-such' }),
      'missing',
      /: there is no program "no-such"\.$/,
    ],
    [
      'a program that is none',
      stdioServer({ command: import.meta.filename }),
      'missing',
      /the program ".*" may not be executed/,
    ],
    [
      'no folder',
      stdioServer({ command: process.execPath, cwd: '/no such folder' }),
      'missing',
      /there is no folder "\/no such folder"/,
    ],
    [
      'an end at the start',
      fixtureServer('fixture', ['--exit-at-start']),
      'closed',
      /exited with code 4 \(connect\)[\s\S]*cannot read my configuration/,
    ],
    [
      'an end like that of a shell that finds no program',
      stdioServer({ command: 'sh', args: ['-c', 'echo bwrap: execvp x >&2; exit 127'] }),
      'closed',
      /exited with code 127 \(connect\)/,
    ],
  ])('tell of %s as outside', async (_what, server, kind, message) => {
    expect(await failure(connect(server))).toMatchObject({
      kind,
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ['exit with 3', /exited with code 3 \(call tool "t"\)/],
    ['ended by a signal', /was ended by SIGKILL \(call tool "t"\)/],
    ['kills its group', /was ended by SIGKILL \(call tool "t"\)/],
    ['output closed', /is no longer connected \(call tool "t"\)/],
  ])('are lost in a call: %s', async (oddity, message) => {
    const connection = await connect(oddServer(oddity));
    expect(await failure(connection.callTool('t', {}, unlimited))).toMatchObject({
      kind: 'closed',
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ['end with their input', []],
    ['ignore the end of their input', ['--deaf']],
    ['ignore SIGTERM too', ['--stubborn']],
  ])('are gone after close with what they started where they %s', async (_what, flags) => {
    const mark = randomUUID();
    const program = { command: process.execPath, args: [WRAPPER, ...flags, mark] };
    const connection = await connect(stdioServer({ ...program, env: { PID_FILE: '/dev/null' } }));
    expect(processesWith(mark).length).toBeGreaterThan(1);
    await connection.close();
    expect(await areGone(mark)).toBe(true);
  });

  it('may end in their own way at SIGTERM', async () => {
    const trap = 'trap "echo farewell >&2; exit 0" TERM';
    const { child, signal, settled } = sandbox.launch({
      transport: 'stdio',
      command: 'sh',
      args: ['-c', `${trap}; read word; echo up; while :; do sleep 0.05; done`],
      env: {},
      cwd: null,
    });
    let words = '';
    child.stderr.on('data', (chunk) => {
      words += chunk;
    });
    // Once it has answered, it is known which processes are its own.
    child.stdin.write('hello\n');
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const closed = new Promise((resolve) => child.once('close', resolve));
    expect(signal(0)).toBe(true);
    expect(signal('SIGTERM')).toBe(true);
    await Promise.all([closed, settled]);
    expect(words).toContain('farewell');
    expect(child.exitCode).toBe(0);
    expect(signal(0)).toBe(false);
  });

  it('are gone after a handshake that never ends', async () => {
    const mark = randomUUID();
    const mute = fixtureServer('mute', ['--mute', mark]);
    expect(await failure(connect(mute, { connectTimeoutMs: 2_000 }))).toMatchObject({
      kind: 'timeout',
    });
    expect(await areGone(mark)).toBe(true);
  });
}

/** Runs a shell script in a sandbox; what it wrote to both streams. */
async function outputOf(sandbox: Sandbox, script: string, args: string[] = []): Promise<string> {
  const { child } = sandbox.launch({
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

  it('is told what is hidden from it, where that is its program or folder', async () => {
    const sandbox = await openHere('bwrap', { hidden: [folder] });
    const limits = {
      connectTimeoutMs: 5_000,
      fetchTimeoutMs: 5_000,
      callTimeoutMs: 5_000,
      sandbox,
    };
    const server = stdioServer({ command: process.execPath, cwd: folder });
    await expect(connectMcpServer(server, settings(limits), unlimited)).rejects.toMatchObject({
      kind: 'missing',
      message: expect.stringMatching(
        /the folder ".*" is hidden from servers by `server-sandbox: bwrap`/,
      ),
    });
  });

  it('is turned away where it is one that Docker runs', async () => {
    const sandbox = await openHere('bwrap');
    const limits = {
      connectTimeoutMs: 5_000,
      fetchTimeoutMs: 5_000,
      callTimeoutMs: 5_000,
      sandbox,
    };
    const server = stdioServer({ command: 'docker', args: ['run', '-i', 'image'] });
    await expect(connectMcpServer(server, settings(limits), unlimited)).rejects.toMatchObject({
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
