import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { generateCACertificate, getLocal } from 'mockttp';
import { Catalogue } from '../../../examples/server/catalogue.ts';
import { serveHttp } from '../../../examples/server/http.ts';
import { readReport } from '../../../src/report-file/report-reader.ts';
import {
  type ActionResult,
  type ActionRunOptions,
  runAction,
  startAction,
} from '../../support/runner/action-runner.ts';
import { EvalWorkspace, everythingShown } from '../../support/runner/eval-workspace.ts';
import { NODE_24 } from '../../support/runner/job-environment.ts';
import { freePort, RemoteEverything } from '../../support/service/engine/servers.ts';
import { initialized } from '../../support/service/mcp/scripted-answers.ts';
import { scriptedProcess } from '../../support/service/mcp/scripted-servers.ts';
import { openOAuthRig } from '../../support/service/oauth/oauth-rig.ts';
import { EXAMPLE_SERVERS } from '../../support/service/service-program.ts';

/** Mode `doctor` on the embedded service. */

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

type Servers = Readonly<Record<string, unknown>>;

async function examine(
  mcpServers: Servers,
  inputs: Readonly<Record<string, string>> = {},
  options: ActionRunOptions = {},
): Promise<ActionResult> {
  const workspace = new EvalWorkspace({
    '.mcp.json': JSON.stringify({ mcpServers }, null, 2),
  });
  const result = await runAction({
    workspace: workspace.folder,
    inputs: { mode: 'doctor', ...inputs },
    ...options,
  });
  cleanUps.push(() => workspace.remove(), result.dispose);
  expect(result.leftProcessesBehind).toBe(false);
  return result;
}

const node = (...args: string[]) => ({ command: NODE_24, args });
const CRASHING = node('-e', 'console.error("out of library cards"); process.exit(3)');

/** As a configuration refers to a variable. */
const variable = (name: string) => `\${${name}}`;

/** The row of a server in the summary's table. */
const rowOf = ({ summary }: ActionResult, server: string) =>
  new RegExp(`^\\| ${server} \\|.*$`, 'm').exec(summary ?? '')?.[0] ?? '';

/** The line of the summary that says what is wrong with a server, and what to do. */
const lineOf = ({ summary }: ActionResult, server: string) =>
  new RegExp(`^- .*<strong>${server}</strong>.*$`, 'm').exec(summary ?? '')?.[0] ?? '';

describe('servers that are well', () => {
  it('are of each era, over stdio, HTTP and SSE [doctor-healthy]', async () => {
    const library = await serveHttp(new Catalogue(), 0);
    const streaming = await RemoteEverything.start('streamableHttp');
    const older = await RemoteEverything.start('sse');
    cleanUps.push(
      () => library.close(),
      () => streaming.stop(),
      () => older.stop(),
    );
    const urlOf = ({ server: { connection } }: RemoteEverything) =>
      connection.transport === 'stdio' ? '' : connection.url;
    const result = await examine({
      ...EXAMPLE_SERVERS,
      former: { ...EXAMPLE_SERVERS.library, protocolVersion: '2025-06-18' },
      web: { url: library.url },
      streaming: { url: urlOf(streaming) },
      older: { type: 'sse', url: urlOf(older) },
    });
    expect(result.outputs).toMatchObject({
      ...{ verdict: 'passed', total: '6', passed: '6', failed: '0', 'pass-rate': '100' },
    });
    expect(result.conclusion).toBe('success');
    expect(result.summary).toContain('All 6 servers are healthy.');
    for (const [server, version] of [
      ['library', '2026-07-28'],
      ['everything', '2025-11-25'],
      ['former', '2025-06-18'],
      ['web', '2026-07-28'],
      ['streaming', '2025-11-25'],
      ['older', '2025-11-25'],
    ] as const) {
      expect(rowOf(result, server)).toContain(`✅&nbsp;healthy | ${version} | ✅ | ✅&nbsp;`);
    }
    expect(result.summary).not.toContain('What to do');
    expect(result.annotations.filter(({ kind }) => kind !== 'notice')).toEqual([]);
    const path = result.outputs['report-path'] ?? '';
    const report = await readReport({ input: { name: 'x', example: '' }, title: 'x', path });
    expect(report).toMatchObject({ source: 'doctor', cases: [], suite: { id: null } });
    expect(report.diagnoses).toHaveLength(6);
    expect(report.diagnoses?.[1]).toMatchObject({
      ...{ server: 'everything', protocolVersion: '2025-11-25' },
      location: { file: '.mcp.json', line: expect.any(Number) },
      checks: expect.arrayContaining([
        expect.objectContaining({ id: 'tools', outcome: 'passed', detail: '13 tools' }),
        expect.objectContaining({ id: 'check-oauth', outcome: 'notApplicable' }),
        expect.objectContaining({ id: 'validate', outcome: 'passed' }),
      ]),
    });
    expect(await readFile(join(dirname(path), 'report.html'), 'utf8')).toContain(
      '<h2 id="section-servers">Servers</h2>',
    );
    expect(existsSync(join(dirname(path), 'junit.xml'))).toBe(false);
  });

  it('are those that are named, and one that is disabled is told of', async () => {
    const servers = { ...EXAMPLE_SERVERS, off: { ...CRASHING, disabled: true } };
    const some = await examine({ ...servers, crash: CRASHING }, { servers: 'LIBRARY' });
    expect(some.outputs).toMatchObject({ verdict: 'passed', total: '1' });
    expect(some.summary).toContain('The only server is healthy.');
    const all = await examine(servers);
    expect(all.outputs).toMatchObject({ verdict: 'passed', total: '2' });
    expect(all.summary).toContain('Server &#34;off&#34; is disabled, and was not looked at.');
  });
});

describe('servers that are ill', () => {
  it('ends at once [doctor-crash]', async () => {
    const result = await examine({ library: EXAMPLE_SERVERS.library, crash: CRASHING });
    expect(result.outputs).toMatchObject({ verdict: 'failed', passed: '1', failed: '1' });
    expect(result.conclusion).toBe('failure');
    expect(result.summary).toContain('1 of 2 servers healthy: &#34;crash&#34; is ill');
    expect(rowOf(result, 'crash')).toContain('❌&nbsp;ill');
    const line = lineOf(result, 'crash');
    expect(line).toMatch(/exited with code 3.*out of library cards.*What to do.*standard error/);
    expect(result.annotations).toContainEqual(
      expect.objectContaining({
        kind: 'error',
        title: 'Server crash: initialization',
        message: expect.stringContaining('out of library cards. Start it by hand'),
        file: '.mcp.json',
      }),
    );
  });

  it('is not at its address of this machine [doctor-local]', async () => {
    const result = await examine({ nobody: { url: `http://127.0.0.1:${await freePort()}/mcp` } });
    expect(result.outputs['verdict']).toBe('failed');
    // One trouble is told once, though neither address nor OAuth could be looked at.
    expect(result.summary?.match(/What to do/g)).toHaveLength(1);
    expect(lineOf(result, 'nobody')).toMatch(/connection.*ECONNREFUSED.*Start the server/);
  });

  it('speaks a version of MCP that nobody else does', async () => {
    const serverInfo = { name: 'other', version: '1.0.0' };
    const result = JSON.stringify({ protocolVersion: '1999-01-01', capabilities: {}, serverInfo });
    const other = await examine({ other: scriptedProcess({ initialize: { result } }) });
    expect(other.outputs['verdict']).toBe('failed');
    expect(lineOf(other, 'other')).toMatch(/1999-01-01.*What to do.*another version of MCP/);
  });

  it('does not list what it says it has [doctor-lists]', async () => {
    const result = await examine({ empty: scriptedProcess(initialized({ tools: {} })) });
    expect(result.outputs['verdict']).toBe('failed');
    expect(lineOf(result, 'empty')).toMatch(/, tools.*tools\/list/);
  });
});

describe('servers that are for the user to set right', () => {
  it('has no program, beside one that is ill [doctor-program]', async () => {
    const result = await examine({
      ...{ crash: CRASHING, library: EXAMPLE_SERVERS.library },
      gone: { command: 'no-such-program-here' },
    });
    expect(result.outputs).toMatchObject({ verdict: 'invalid', total: '3', passed: '1' });
    expect(result.summary).toMatch(/The configuration is wrong: .*no-such-program-here/);
    expect(rowOf(result, 'gone')).toContain('🚫&nbsp;misconfigured');
    expect(rowOf(result, 'crash')).toContain('❌&nbsp;ill');
    expect(lineOf(result, 'gone')).toContain('Install the program');
  });

  it('needs a variable that is not set [doctor-unset]', async () => {
    const result = await examine({
      unset: { command: NODE_24, args: [variable('NO_SUCH_VARIABLE')] },
    });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.annotations).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'error', file: '.mcp.json', line: 6 },
        message: expect.stringMatching(/^Server "unset": .*NO_SUCH_VARIABLE is not set/),
      }),
    );
  });

  it('is named and is disabled', async () => {
    const servers = { ...EXAMPLE_SERVERS, off: { ...CRASHING, disabled: true } };
    const result = await examine(servers, { servers: 'library, off' });
    expect(result.outputs).toMatchObject({ verdict: 'invalid', passed: '1' });
    expect(lineOf(result, 'off')).toMatch(/: is disabled\..*Enable it/);
  });

  it('is named and is not there [doctor-server]', async () => {
    const result = await examine(EXAMPLE_SERVERS, { servers: 'libary' });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.log).toContain('Did you mean `library`?');
  });

  it('is of a fork, in a job with secrets [doctor-untrusted]', async () => {
    const repository = { full_name: 'octo/servers', fork: false };
    const head = { sha: 'f'.repeat(40), repo: { full_name: 'stranger/servers', fork: true } };
    const payload = { repository, pull_request: { number: 7, head, base: { repo: repository } } };
    const event = { name: 'pull_request_target', payload };
    const result = await examine(EXAMPLE_SERVERS, { comment: 'never' }, { event });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.log).toContain('allow-untrusted-servers');
  });

  it('takes no inputs of other modes', async () => {
    const result = await examine(EXAMPLE_SERVERS, { 'suite-file': 'suite.yaml' });
    expect(result.outputs['verdict']).toBe('invalid');
    expect(result.log).toContain('suite-file: belongs to mode `run`');
    const ofPolicy = await examine(EXAMPLE_SERVERS, { 'min-pass-rate': '90' });
    expect(ofPolicy.outputs['verdict']).toBe('invalid');
    expect(ofPolicy.log).toContain('min-pass-rate: belongs to the modes `run`, `ingest`,');
    const results = { mode: 'ingest', results: '*.xml', servers: 'library' };
    const elsewhere = await examine(EXAMPLE_SERVERS, results);
    expect(elsewhere.log).toContain('servers: belongs to the modes `run`, `doctor` and `diff`');
  });
});

describe('a job that is cancelled while servers are looked at', () => {
  it('says so of servers, which alone it was about', async () => {
    const workspace = new EvalWorkspace({});
    cleanUps.push(() => workspace.remove());
    const mark = join(workspace.folder, 'started');
    const hangs = node('-e', `fs.writeFileSync('${mark}', ''); setInterval(() => {}, 1000)`);
    workspace.write('.mcp.json', JSON.stringify({ mcpServers: { hangs } }));
    const running = startAction({ workspace: workspace.folder, inputs: { mode: 'doctor' } });
    while (!existsSync(mark)) await delay(50);
    running.cancel();
    const result = await running.result;
    cleanUps.push(result.dispose);
    expect(result.conclusion).toBe('cancelled');
    expect(result.leftProcessesBehind).toBe(false);
    expect(result.log).toMatch(/^.*Servers incomplete: .*cancelled/m);
    expect(result.log).not.toContain('Evals');
  });
});

describe('a gate file', () => {
  it('is not read, and need not be there', async () => {
    const result = await examine(EXAMPLE_SERVERS, { 'gate-file': 'absent.yml' });
    expect(result.outputs['verdict']).toBe('passed');
    expect(result.log).toContain(
      'gate-file: is not read in mode `doctor`, which looks at servers.',
    );
    const wrong = { 'gate-file': 'absent.yml', servers: 'nobody' };
    expect((await examine(EXAMPLE_SERVERS, wrong)).log).not.toContain('absent.yml');
  });
});

describe('servers of which nothing is known', () => {
  it('is behind a gateway that cannot reach it [doctor-elsewhere]', async () => {
    const proxy = getLocal({ https: await generateCACertificate() });
    await proxy.start();
    cleanUps.push(() => proxy.stop());
    const asked = await proxy.forAnyRequest().thenReply(502, 'no');
    const env = { HTTP_PROXY: `http://127.0.0.1:${proxy.port}` };
    const result = await examine({ far: { url: 'http://mcp.example.test/mcp' } }, {}, { env });
    expect(result.outputs).toMatchObject({ verdict: 'incomplete', failed: '0' });
    expect(lineOf(result, 'far')).toMatch(/HTTP 502.*Run the job again/);
    expect(result.summary).toContain('nothing is known of &#34;far&#34;');
    const requests = await asked.getSeenRequests();
    expect(requests.length).toBeGreaterThan(2);
  });

  it('wants an OAuth grant, and is shown none [doctor-locked]', async () => {
    const rig = await openOAuthRig();
    cleanUps.push(() => rig.close());
    const result = await examine({ guarded: { url: rig.server.url } });
    expect(result.outputs['verdict']).toBe('incomplete');
    expect(rowOf(result, 'guarded')).toContain('⚠️&nbsp;unknown');
    const line = lineOf(result, 'guarded');
    expect(line).toMatch(/OAuth.*HTTP 401.*127.*What to do.*Authorization.*import-tokens/);
    expect(result.summary?.match(/What to do/g)).toHaveLength(1);
  });

  it('takes the token that it is shown [doctor-let-in]', async () => {
    const rig = await openOAuthRig();
    cleanUps.push(() => rig.close());
    const { access_token: token } = await rig.give(3_600);
    const headers = { Authorization: `Bearer ${variable('GUARDED_TOKEN')}` };
    const result = await examine(
      { guarded: { url: rig.server.url, headers } },
      {},
      { env: { GUARDED_TOKEN: token } },
    );
    expect(result.outputs['verdict']).toBe('passed');
    expect(rowOf(result, 'guarded')).toMatch(/(✅[^|]*\| ){6}/);
    expect(await everythingShown(result)).not.toContain(token);
  });

  it('is not looked at in time [doctor-deadline]', async () => {
    const silent = node('-e', 'process.stdin.resume(); setInterval(() => {}, 1000)');
    const result = await examine({ silent }, { 'timeout-minutes': '0.11' });
    expect(result.outputs['verdict']).toBe('incomplete');
    const line = lineOf(result, 'silent');
    expect(line).toMatch(/not completely looked at: .*timeout-minutes.* are over.*Give more time/);
  });
});
