import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reportFileSchema } from '../../../src/report-file/report-schema.ts';
import { byEffort, tellFigures, timeLimitMs } from '../../support/effort.ts';
import { FaultServer } from '../../support/fault-server.ts';
import { ActionOnGitHub, pullRequestEvent, unpack } from '../../support/github/action-on-github.ts';
import { type OpenedPullRequest, OWNER, REPO } from '../../support/github/emulated-github.ts';
import {
  allForms,
  FORMS,
  LEAK_LENGTH,
  leakingPieces,
  leaksIn,
  SECRETS,
} from '../../support/hostile/secret-matrix.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';
import { ServiceProgram } from '../../support/service/service-program.ts';

const PIECES = leakingPieces();

/** Lengths at which the product cuts texts. */
const LIMITS = byEffort({ ci: [200, 300], soak: [80, 200, 300, 500, 1_000, 2_000, 4_000, 20_000] });
const TOKEN = SECRETS[0]?.value ?? '';

const NAMES = SECRETS.map((_, index) => `S${String(index).padStart(2, '0')}_TOKEN`);
const VARIABLES = Object.fromEntries(
  NAMES.map((name, index) => [name, SECRETS[index]?.value ?? '']),
);
const MCP_CONFIG = {
  mcpServers: {
    echo: {
      command: NODE_24,
      args: [join(ACTION_FOLDER, '__tests__/support/hostile/servers/saying-server.js')],
      env: Object.fromEntries(NAMES.map((name) => [name, `\${${name}}`])),
    },
  },
};

const says = (title: string, text: string, fails: boolean) => ({
  title,
  steps: [
    { kind: 'toolCall', serverName: 'echo', toolName: 'say', arguments: { text, fails } },
    {
      kind: 'assert',
      assertion: fails
        ? { type: 'noToolErrors' }
        : { type: 'responseContains', needle: 'not to be found' },
    },
  ],
});

/** A case says a secret in every form: in its title, its arguments and its answer. */
const MATRIX = SECRETS.map(({ value }, index) => {
  const forms = Object.values(FORMS);
  const form = forms[index % forms.length]?.(value) ?? '';
  const title = form.length > 150 || form.includes('\n') ? '' : form;
  return says(`${index}: ${title}`, allForms(value), index % 2 === 0);
});

/** A secret on the border of a cut, at any place of it. */
const BORDERS = LIMITS.flatMap((limit) =>
  Array.from({ length: byEffort({ ci: 3, soak: 8 }) }, (_, index) => {
    const before = '-'.repeat(Math.max(0, limit - 8 - index * byEffort({ ci: 12, soak: 5 })));
    return says(`cut at ${limit}, ${index}`, `${before}${TOKEN} and more`, index % 2 === 0);
  }),
);

let action: ActionOnGitHub;
beforeAll(async () => {
  action = await ActionOnGitHub.start();
});
afterAll(() => action.close());

/** What people and programs get to see of a job, by surface. */
async function surfacesOf(result: ActionResult, pullRequest: OpenedPullRequest) {
  const { call, tokens } = action.rig.github;
  const ask = async (path: string) =>
    JSON.stringify(await call(tokens.write, 'GET', `/repos/${OWNER}/${REPO}/${path}`));
  const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  const stored = (await action.store.finalized()).at(-1);
  if (stored === undefined) throw new Error('there is no artifact');
  const files = unpack(stored, folder);
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  await rm(folder, { recursive: true });
  const fileOf = (extension: string) =>
    contents.filter((_, index) => files[index]?.endsWith(extension)).join('\n');
  return {
    log: result.rawLog,
    'debug log': result.debugMessages.join('\n'),
    'job summary': result.summary ?? '',
    comment: await ask(`issues/${pullRequest.number}/comments`),
    annotations: JSON.stringify(result.annotations),
    'check run': await ask(`commits/${pullRequest.headSha}/check-runs`),
    outputs: JSON.stringify(result.outputs),
    'state and variables': JSON.stringify([result.state, result.env, result.paths]),
    'report.json': await readFile(result.outputs['report-path'] ?? '', 'utf8'),
    'Markdown report': await readFile(result.outputs['summary-path'] ?? '', 'utf8'),
    'HTML report': fileOf('.html'),
    'JUnit export': fileOf('.xml'),
    'the whole artifact': contents.join('\n'),
  };
}

const shown = SECRETS.filter(({ weak }) => !weak).length;

describe('secrets in every form', () => {
  it(
    'are on no surface, and the verdict is what it was',
    async () => {
      const pullRequest = await action.rig.github.openPullRequest('matrix');
      const tests = [...MATRIX, ...BORDERS, says('fine', 'not to be found', false)];
      const result = await action.job({
        inputs: { 'suite-file': 'suite.yaml', 'check-name': 'Evals', 'artifact-name': 'matrix' },
        event: pullRequestEvent(pullRequest),
        files: {
          '.mcp.json': MCP_CONFIG,
          'suite.yaml': { name: 'matrix', servers: ['echo'], tests },
        },
        env: { ...VARIABLES, RUNNER_DEBUG: '1' },
        stepLimitMs: 300_000,
      });
      expect(result.outputs).toMatchObject({
        ...{ verdict: 'failed', status: 'completed', result: 'failed', passed: '1' },
        total: String(tests.length),
      });
      const surfaces = await surfacesOf(result, pullRequest);
      const { report } = reportFileSchema.parse(JSON.parse(surfaces['report.json']));
      expect(report?.run?.status).toBe('completed');
      const leaks = Object.entries(surfaces).map(([name, text]) => [name, leaksIn(text, PIECES)]);
      expect(leaks.filter(([, found]) => found?.length !== 0)).toEqual([]);
      const marked = Object.values(surfaces).filter((text) => text.includes('***')).length;
      // Outputs, state and debug messages have nothing to hide.
      expect(marked).toBeGreaterThanOrEqual(10);
      tellFigures(
        `${SECRETS.length} secrets (${SECRETS.length - shown} of them too weak to hide) × ` +
          `${Object.keys(FORMS).length} forms × ${Object.keys(surfaces).length} surfaces, ` +
          `${BORDERS.length} places at cuts; ${PIECES.size} pieces of ${LEAK_LENGTH} characters`,
      );
    },
    timeLimitMs(120_000),
  );
});

const xml = (text: string) =>
  (FORMS['XML']?.(text) ?? '').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** Results that hold a secret in every form, a test each, also where the reader cuts. */
function resultsWith(values: readonly string[]): string {
  const cut = `${'-'.repeat(64 * 1024 - 8)}${values[0]} and more`;
  const failures = [...values.map(allForms), cut].map(
    (text, index) =>
      `<testcase name="t${index} ${xml(values[index] ?? '')}">` +
      `<failure message="${xml(text)}">${xml(text)}</failure></testcase>`,
  );
  return `<testsuite name="s">${failures.join('')}<testcase name="fine"/></testsuite>`;
}

const FINE = '<testsuite><testcase name="a"/></testsuite>';

describe('secrets in results', () => {
  const strong = SECRETS.filter(({ weak }) => !weak).map(({ value }) => value);
  const pairs = strong.flatMap((value, index) =>
    index % 2 === 0 ? [[value, strong[index + 1] ?? value] as const] : [],
  );

  it(
    'reach no service, as rows or as files',
    async () => {
      const service = await ServiceProgram.start();
      const proxy = await FaultServer.start(service.baseUrl);
      // Leads uploads of files through the proxy, which records them.
      const change = (body: Record<string, unknown>) => {
        const { pathname } = new URL(String(body['uploadUrl']));
        return { ...body, uploadUrl: new URL(pathname, proxy.baseUrl).href };
      };
      proxy.add({ path: /upload-url$/, fault: { kind: 'rewrite', change } });
      const workspace = new EvalWorkspace();
      try {
        const chosen = byEffort({ ci: pairs.slice(2, 4), soak: pairs });
        for (const [index, [one, other]] of chosen.entries()) {
          workspace.write('secret.xml', resultsWith([one, other]));
          workspace.write('fine.xml', FINE);
          const result = await runAction({
            workspace: workspace.folder,
            inputs: {
              ...{ 'base-url': proxy.baseUrl, 'api-key': service.apiKey, results: '*.xml' },
              ...{ comment: 'never', 'upload-artifacts': 'true', 'suite-name': `s${index}` },
            },
            env: { ACTIONS_RUNTIME_TOKEN: one, ACTIONS_ID_TOKEN_REQUEST_TOKEN: other },
            stepLimitMs: 120_000,
          });
          expect(result.outputs).toMatchObject({ verdict: 'failed', total: '5', failed: '3' });
          expect(result.log).toContain('secret.xml itself was not uploaded: it holds a secret');
          const sent = proxy.requests.map(({ path, body }) => `${path}\n${body}`).join('\n');
          expect(sent).toContain('***');
          expect(sent).toContain(FINE);
          const texts = [sent, result.rawLog, result.summary ?? '', JSON.stringify(result.outputs)];
          texts.push(await readFile(result.outputs['report-path'] ?? '', 'utf8'));
          expect(texts.flatMap((text) => leaksIn(text, PIECES))).toEqual([]);
          await result.dispose();
        }
        tellFigures(
          `${byEffort({ ci: 4, soak: strong.length })} secrets, ${proxy.requests.length} requests`,
        );
      } finally {
        await workspace.remove();
        await proxy.stop();
        await service.stop();
      }
    },
    timeLimitMs(120_000),
  );
});

/** What no key should be, and somebody's is. */
const POOR_KEYS = [
  ...['x', 'true', '0', 'passed', 'completed', 'iterations', 'outcome', 'schemaVersion'],
  ...['complete', 'ToolCalls', 'duration', 'verdict', 'assertions', 'messages', 'tool-result'],
];
/** Hidden, though the suite has it too. */
const WORDY_KEYS = ['not to be found', 'words and all'];

describe('a secret input that is a common word', () => {
  const SUITE = {
    name: 'words and all',
    servers: ['echo'],
    tests: [says('one', 'iterations passed', true), says('two', 'not to be found', false)],
  };

  it.each([
    ...byEffort({ ci: ['x', 'complete'], soak: POOR_KEYS }),
    ...byEffort({ ci: ['not to be found'], soak: WORDY_KEYS }),
  ])(
    'changes no verdict and no shape: %s',
    async (key) => {
      const workspace = new EvalWorkspace({ '.mcp.json': MCP_CONFIG, 'suite.yaml': SUITE });
      const run = (inputs: Record<string, string>) =>
        runAction({
          workspace: workspace.folder,
          inputs: { 'suite-file': 'suite.yaml', comment: 'never', 'fail-on': 'failed', ...inputs },
          env: VARIABLES,
          stepLimitMs: 60_000,
        });
      const result = await run({ 'model-api-keys': `openai=${key}`, 'github-token': key });
      try {
        expect(result.outputs).toMatchObject({
          ...{ verdict: 'failed', status: 'completed', result: 'failed' },
          ...{ total: '2', passed: '1', failed: '1' },
        });
        const text = await readFile(result.outputs['report-path'] ?? '', 'utf8');
        const { report, verdict } = reportFileSchema.parse(JSON.parse(text));
        expect(verdict.value).toBe('failed');
        expect(report?.run).toMatchObject({ status: 'completed', result: 'failed' });
        const notices = result.annotations.filter(({ kind }) => kind === 'notice');
        const told = notices.filter(({ message }) => message.startsWith('github-token: the value'));
        expect(told).toHaveLength(POOR_KEYS.includes(key) ? 1 : 0);
      } finally {
        await result.dispose();
        await workspace.remove();
      }
    },
    timeLimitMs(60_000),
  );
});
