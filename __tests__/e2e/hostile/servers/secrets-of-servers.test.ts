import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { byEffort, tellFigures, timeLimitMs } from '../../../support/effort.ts';
import { RemoteRun } from '../../../support/evals/remote-run.ts';
import { suiteFile } from '../../../support/evals/suite-builder.ts';
import {
  ActionOnGitHub,
  pullRequestEvent,
  unpack,
} from '../../../support/github/action-on-github.ts';
import { OWNER, REPO } from '../../../support/github/emulated-github.ts';
import { filesBelow } from '../../../support/hostile/files-below.ts';
import { FragmentSearch } from '../../../support/hostile/fragments.ts';
import {
  startTellingEndpoint,
  type TellingEndpoint,
} from '../../../support/hostile/servers/telling-endpoint.ts';
import type { ActionResult } from '../../../support/runner/action-runner.ts';
import { everythingShown } from '../../../support/runner/eval-workspace.ts';
import { ACTION_FOLDER, NODE_24 } from '../../../support/runner/job-environment.ts';
import { ServiceProgram } from '../../../support/service/service-program.ts';

/** Text that nothing else has: of letters and digits, or of whatever else a secret is made of. */
const drawn = (name: string, length = 32, encoding: 'base64' | 'hex' = 'base64') =>
  createHash('sha512').update(name).digest(encoding).replace(/[+/=]/g, 'Z').slice(0, length);

const reference = (name: string) => `\${${name}}`;

/** The part that is secret of each variable, which its name may say or not. */
const PARTS = {
  GH_PAT: `ghp_${drawn('pat')}`,
  PGPASS: drawn('pgpass', 12),
  MYSQL_PWD: `${drawn('mysql', 12)}"\\&<é/`,
  PASSPHRASE: 'wobbling quintet of marzipan',
  JWT: `eyJ${drawn('a', 20)}.eyJ${drawn('b', 20)}.${drawn('c', 20)}`,
  CONNECTION_STRING: drawn('connection', 16),
  SLACK_WEBHOOK_URL: drawn('webhook', 24),
  DATABASE_URL: drawn('database', 16),
  SETTING: drawn('setting', 32),
  ARGUMENT: drawn('argument', 32),
  MIDDLE: drawn('middle', 32),
  PRIVATE: `${drawn('line 1', 40)}\n${drawn('line 2', 40)}`,
  HEADER: drawn('header', 32),
  TENANT: drawn('tenant', 20, 'hex'),
  PATH_KEY: drawn('path', 32),
  QUERY: drawn('query', 32),
  MODEL_PATH: drawn('model', 32),
};
const LITERALS = {
  API_KEY: drawn('literal key', 24),
  PLACE: `glpat-${drawn('literal shape', 20)}`,
  ENTROPY: drawn('literal chance', 40),
};
const VALUES: Record<string, string> = {
  ...PARTS,
  PIN: '12!4',
  CONNECTION_STRING: `Server=db;User Id=sa;Password=${PARTS.CONNECTION_STRING};Encrypt=1`,
  SLACK_WEBHOOK_URL: `https://hooks.slack.test/services/T0/${PARTS.SLACK_WEBHOOK_URL}`,
  DATABASE_URL: `postgres://app:${PARTS.DATABASE_URL}@db.test/evals`,
};
const HARMLESS = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'verbose',
  API_HOST: 'https://api.example.com',
  LISTEN: '18080',
  DATA: './data/books',
  TRANSPORT: 'stdio',
};

const fragments = new FragmentSearch({ ...PARTS, ...LITERALS });
const SERVER = join(ACTION_FOLDER, '__tests__/support/hostile/servers/telling-server.ts');
const OF_ENV = Object.keys(PARTS).slice(0, 9);
const TOLD_BY_NAME = [...OF_ENV, 'PRIVATE', ...Object.keys(LITERALS)].map((name) => `env:${name}`);
const TOLD = [...TOLD_BY_NAME, 'arg:1', 'arg:2'];

function servers(port: number) {
  const env = {
    ...Object.fromEntries(
      [...OF_ENV, 'PRIVATE', ...Object.keys(HARMLESS)].map((name) => [name, reference(name)]),
    ),
    ...LITERALS,
    PIN: reference('PIN'),
    TELL_NAMES: 'env:GH_PAT env:SETTING',
  };
  const args = [SERVER, '--session', reference('ARGUMENT'), `--define=a:${reference('MIDDLE')}:b`];
  const telling = { command: NODE_24, args, env };
  return {
    telling,
    crashing: { ...telling, env: { ...env, TELL_MODE: 'crash' } },
    naming: { ...telling, env: { ...env, TELL_MODE: 'names', TELL_PAD: '110' } },
    remote: {
      url: `http://127.0.0.1:${port}/${reference('PATH_KEY')}/mcp?key=${reference('QUERY')}`,
      headers: { Authorization: `Bearer ${reference('HEADER')}`, 'X-Tenant': reference('TENANT') },
    },
  };
}

type Arguments = Record<string, unknown>;

const call = (args: Arguments, serverName = 'telling') => ({
  kind: 'toolCall',
  serverName,
  toolName: 'say',
  arguments: args,
});
const quote = (needle = 'zzz') => ({
  kind: 'assert',
  assertion: { type: 'responseContains', needle },
});
const FORMS = ['plain', 'json', 'url', 'base64', 'shifted', 'hex'];

/** What a server can do to be quoted, with the limits at which its words are cut. */
const BORDERS = [
  { way: 'result', limit: 200, before: 0 },
  { way: 'result', limit: 600, before: 68, needle: 'z'.repeat(330) },
  { way: 'tool-error', limit: 4_000, before: 39 },
  { way: 'rpc-error', limit: 4_000, before: 58 },
  { way: 'rpc-error', limit: 600, before: 90 },
  { way: 'result', limit: 2_000, before: 0 },
  { way: 'result', limit: 20_000, before: 0 },
  { way: 'pieces', limit: 500, before: 0 },
];
/** How much of a secret of 32 characters comes before the border. */
const KEPT = byEffort({ ci: [9, 31], soak: Array.from({ length: 48 }, (_, index) => index - 8) });
const CUT_SECRET = 'env:SETTING';

function borderCases() {
  return BORDERS.map(({ way, limit, before, needle }, index) => ({
    title: `border ${limit} of ${way} ${index}`,
    steps: KEPT.flatMap((kept) => {
      const pad = Math.max(
        0,
        limit - before - kept - (needle === undefined ? 0 : needle.length - 3),
      );
      return [call({ of: CUT_SECRET, way, pad, after: 5_000 }), quote(needle)];
    }),
  }));
}

const lastWords = (way: string, pad: number, after: number) => ({
  title: `${way} ${pad} ${after}`,
  steps: [call({ of: CUT_SECRET, way, pad, after })],
});

/** Its process ends after each of these, so that each is a case of its own. */
function lastWordCases() {
  // A suite takes a hundred cases in all.
  const kept = byEffort({ ci: [16], soak: Array.from({ length: 16 }, (_, at) => 2 * at + 1) });
  const cut = kept.flatMap((count) => [
    // The begin of the tail is cut, then the end of the quote, then that of the trouble.
    lastWords('stderr', 2_000, 4_096 - count),
    lastWords('banner', 100 - count, 1_000),
    lastWords('banner', 500 - 53 - count, 1_000),
  ]);
  return [lastWords('stderr', 10, 20), ...cut];
}

const remoteCall = (of: string, way: string, pad: number) => ({
  title: `remote ${of} ${way} ${pad}`,
  steps: [call({ of, way, pad }, 'remote'), quote()],
});

function suite() {
  const told = TOLD.flatMap((of) => FORMS.map((form) => ({ of, form })));
  const remote = ['authorization', 'x-tenant', 'url'].flatMap((of) =>
    ['result', 'rpc-error', 'http-error', 'no-json'].flatMap((way) =>
      byEffort({ ci: [170], soak: [170, 3_960] }).map((pad) => remoteCall(of, way, pad)),
    ),
  );
  return suiteFile({
    servers: Object.keys(servers(0)),
    tests: [
      {
        title: 'every secret in every form',
        steps: told.flatMap(({ of, form }) => [call({ of, form, way: 'result' }), quote()]),
      },
      {
        title: 'in errors',
        steps: TOLD.flatMap((of) => [
          call({ of, way: 'tool-error' }),
          call({ of, way: 'rpc-error' }),
          call({ of, way: 'malformed' }),
        ]),
      },
      {
        title: 'what is no secret',
        steps: Object.keys(HARMLESS).flatMap((name) => [
          call({ of: `env:${name}`, way: 'result', after: 0 }),
          quote(),
        ]),
      },
      ...borderCases(),
      ...lastWordCases(),
      ...remote,
      { title: 'no such tool', steps: [{ ...call({}, 'naming'), toolName: 'absent' }] },
      { title: 'no start', steps: [call({}, 'crashing')] },
    ],
  });
}

/** What the action leaves on the machine and shows on GitHub, but for commands to mask. */
async function surfaces(result: ActionResult): Promise<string> {
  const folder = dirname(result.outputs['report-path'] ?? '');
  return [await everythingShown(result), filesBelow(folder)].join('\n');
}

let endpoint: TellingEndpoint;
beforeAll(async () => {
  endpoint = await startTellingEndpoint();
});
afterAll(() => endpoint.close());

describe('what servers are given and tell', () => {
  let action: ActionOnGitHub;
  beforeAll(async () => {
    action = await ActionOnGitHub.start();
  });
  afterEach(() => action.finish());
  afterAll(() => action.close());

  it(
    'is on no surface of a run with the embedded service, and what is no secret is readable',
    async () => {
      const pullRequest = await action.rig.github.openPullRequest('secrets-of-servers');
      const tests = suite();
      const result = await action.job({
        inputs: {
          ...{ 'suite-file': 'suite.yaml', 'check-name': 'Evals', 'artifact-name': 'told' },
          'model-base-urls': `openai=http://127.0.0.1:9/${PARTS.MODEL_PATH}/v1`,
        },
        event: pullRequestEvent(pullRequest),
        files: { '.mcp.json': { mcpServers: servers(endpoint.port) }, 'suite.yaml': tests },
        env: { ...VALUES, ...HARMLESS, RUNNER_DEBUG: '1' },
        stepLimitMs: timeLimitMs(120_000),
      });
      const { call: ask, tokens } = action.rig.github;
      const path = `/repos/${OWNER}/${REPO}`;
      const onGitHub = await Promise.all([
        ask(tokens.write, 'GET', `${path}/issues/${pullRequest.number}/comments`),
        ask(tokens.write, 'GET', `${path}/commits/${pullRequest.headSha}/check-runs`),
      ]);
      const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
      const artifact = (await action.store.finalized()).find(({ name }) => name.startsWith('told'));
      if (artifact === undefined) throw new Error('there is no artifact');
      const files = unpack(artifact, folder);
      const shown = [await surfaces(result), JSON.stringify(onGitHub), filesBelow(folder)].join(
        '\n',
      );
      rmSync(folder, { recursive: true });
      tellFigures(
        `${tests.tests.length} cases, ${fragments.size} fragments, ${files.length} uploaded files, ${shown.length} characters shown`,
      );
      expect(result.outputs).toMatchObject({ verdict: 'failed', passed: '0' });
      expect(fragments.in(shown)).toEqual([]);
      expect(result.log).toContain('What PIN holds is too short');
      for (const value of Object.values(HARMLESS)) {
        expect(shown).toContain(`the final response is: ${value}`);
      }
    },
    timeLimitMs(180_000),
  );
});

describe('a service with a database of its own', () => {
  it(
    'keeps and tells none of it to an action that knows none of it',
    async () => {
      const service = await ServiceProgram.start({
        mcpServers: servers(endpoint.port),
        env: { ...VALUES, ...HARMLESS },
        flags: ['--requests-per-minute', '6000', '--burst', '500'],
      });
      const remote = await RemoteRun.prepare(service);
      const tests = suite();
      // Each trace costs a remote service's client a second.
      const few = byEffort({ ci: 9, soak: 100 });
      remote.workspace.write('suite.yaml', { ...tests, tests: tests.tests.slice(0, few) });
      const result = await remote.run({ 'suite-file': 'suite.yaml' });
      const shown = await surfaces(result);
      const kept = ['', '-wal', '-journal'].map((end) => `${service.databasePath}${end}`);
      const stored = kept.filter(existsSync).map((path) => readFileSync(path, 'latin1'));
      await remote.finish();
      const log = service.log;
      await service.stop();
      tellFigures(
        `${stored.join('').length} bytes of a database, ${shown.length} characters shown`,
      );
      expect(result.outputs).toMatchObject({ verdict: 'failed', passed: '0' });
      expect(fragments.in(shown)).toEqual([]);
      expect(fragments.in(log)).toEqual([]);
      expect(fragments.in(stored.join('\n'))).toEqual([]);
      expect(stored.join('')).toContain(`the final response is: ${HARMLESS.API_HOST}`);
    },
    timeLimitMs(180_000),
  );
});
