import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from '@jest/globals';
import { suiteFile, toolCase } from '../../support/evals/suite-builder.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

const FIXTURE = fileURLToPath(
  new URL('../../support/service/engine/fixtures/fixture-server.ts', import.meta.url),
);
const PASSWORD = 'proxy-password-that-nobody-may-see';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** Runs one case on a stdio server that writes down its environment before it starts. */
async function environmentSeen(
  env: Record<string, string>,
  given: Record<string, string> = {},
): Promise<{ seen: Record<string, string>; result: ActionResult }> {
  const script = `env > seen.txt; exec ${process.execPath} ${FIXTURE}`;
  const workspace = new EvalWorkspace({
    '.mcp.json': { mcpServers: { fixture: { command: 'sh', args: ['-c', script], env: given } } },
    'suite.yaml': suiteFile({
      servers: ['fixture'],
      tests: [toolCase('echo', 'echo', { text: 'a' }, 'fixture')],
    }),
  });
  const result = await runAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': 'suite.yaml' },
    env,
    entryPoints: { main: '__tests__/support/runner/source-main.ts', post: 'src/post.ts' },
  });
  cleanUps.push(() => workspace.remove(), result.dispose);
  expect(result.outputs['verdict']).toBe('passed');
  const lines = readFileSync(join(workspace.folder, 'seen.txt'), 'utf8').trimEnd().split('\n');
  const pairs = lines.map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]);
  return { seen: Object.fromEntries(pairs), result };
}

it('lets a stdio server see language, proxy and certificates of the job, and no more', async () => {
  const passed = {
    LC_ALL: 'C.UTF-8',
    TZ: 'Europe/Berlin',
    https_proxy: 'http://127.0.0.1:9',
    SSL_CERT_FILE: '/etc/ssl/cert.pem',
    NODE_EXTRA_CA_CERTS: '/etc/ssl/ca.pem',
    npm_config_registry: 'https://npm.test/',
  };
  const { seen } = await environmentSeen({ ...passed, JOB_TOKEN: 'secret', NODE_AUTH_TOKEN: 'x' });
  expect(seen).toMatchObject({ ...passed, NODE_USE_ENV_PROXY: '1', CI: 'true' });
  expect(seen['NO_PROXY']?.split(',')).toEqual(expect.arrayContaining(['127.0.0.1', 'localhost']));
  const names = Object.keys(seen).join(' ');
  expect(names).not.toMatch(/INPUT_|ACTIONS_|GITHUB_|TOKEN/);
});

it('keeps the password of a proxy from a server that does not name it, and says how to', async () => {
  const env = { HTTPS_PROXY: `http://ada:${PASSWORD}@127.0.0.1:9` };
  const { seen, result } = await environmentSeen(env);
  expect(seen).not.toHaveProperty('HTTPS_PROXY');
  expect(result.log).toContain('HTTPS_PROXY holds a password, so MCP servers do not see it.');
  expect(result.rawLog).not.toContain(PASSWORD);
  expect(result.masks).toContain(PASSWORD);

  const named = await environmentSeen(env, { HTTPS_PROXY: `\${HTTPS_PROXY}` });
  expect(named.seen).toMatchObject(env);
  expect(named.result.log).not.toContain('holds a password');
});
