import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { ITERATION_FOLDER } from '../../../../src/contract/cases/execution-settings.ts';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import type { RunServer } from '../../../../src/service/engine/plan.ts';
import type { McpConnection, McpLimits } from '../../../../src/service/mcp/connector.ts';
import { startedIn } from '../../../../src/service/mcp/iteration/folder-name.ts';
import { createIterationHost } from '../../../../src/service/mcp/iteration/iteration-host.ts';
import type { McpFailureKind } from '../../../../src/service/mcp/server-error.ts';
import { areGone, processesWith } from '../../../support/process-table.ts';
import { fixtureServer } from '../../../support/service/engine/servers.ts';
import { failure, stdioServer } from '../../../support/service/mcp/connections.ts';
import { connectIn, unlimited } from '../../../support/service/mcp/connectors.ts';
import { oddServer, WRAPPER } from '../../../support/service/mcp/odd-servers.ts';
import {
  describeIn,
  openHere,
  type UsableSandbox,
} from '../../../support/service/mcp/sandboxes.ts';

describeIn('bwrap', 'servers in bubblewrap', () => behavesAsOutside('bwrap'));
describeIn('user', 'servers of another user', () => behavesAsOutside('user'));

function behavesAsOutside(name: 'bwrap' | 'user'): void {
  let sandbox: UsableSandbox;
  const open: McpConnection[] = [];

  beforeAll(async () => {
    sandbox = await openHere(name);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((connection) => connection.close()));
  });
  afterAll(() => sandbox.close());

  async function connect(server: RunServer, some: Partial<McpLimits> = {}): Promise<McpConnection> {
    const connection = await connectIn(sandbox, server, some);
    open.push(connection);
    return connection;
  }

  it('are given their variables, whatever is in them, and in no argument of a process', async () => {
    const secret = `it's "$HOME" \`id\`\n\\second\tline ${randomUUID()}`;
    const connection = await connect(
      fixtureServer('fixture', [], { nl: 'x', TOKEN: secret, EMPTY: '' }),
    );
    const result = await connection.callTool('environment', {}, unlimited);
    const [content] = result.content;
    const seen = JSON.parse(content?.type === 'text' ? content.text : '{}');
    expect(seen).toMatchObject({ nl: 'x', TOKEN: secret, EMPTY: '' });
    expect(processesWith(secret.slice(-36))).toEqual([]);
  });

  it('can write to the folder of their iteration, which is gone with all in it after that', async () => {
    const host = createIterationHost({
      ...{ sandbox, plan: sandbox.plan, temporaryFolder: tmpdir() },
    });
    const around = {
      ...{ redactor: createRedactor([]), signal: unlimited, folder: await host.make() },
      name: 'setup',
    };
    await host.run('mkdir "$ITERATION_TMP/deep" && echo a > "$ITERATION_TMP/deep/seed"', around);
    const { connection } = fixtureServer('fixture', [], { STATE: `${ITERATION_FOLDER}/deep` });
    if (connection.transport !== 'stdio') throw new Error('The server is none of this machine.');
    const started = startedIn({ ...connection, cwd: ITERATION_FOLDER }, around.folder);
    const server = await connect({ id: 'sv_f', name: 'fixture', connection: started });
    const { content } = await server.callTool('environment', {}, unlimited);
    expect(JSON.stringify(content)).toContain(`${around.folder}/deep`);
    await host.run('test "$(cat "$ITERATION_TMP/deep/seed")" = a', around);
    await host.remove(around.folder);
    const { folder } = around;
    await expect(host.run(['ls', folder], { ...around, folder: '/tmp' })).rejects.toThrow(
      /exited with code [12]/,
    );
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
