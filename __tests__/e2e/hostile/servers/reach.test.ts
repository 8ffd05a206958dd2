import { cpSync, existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { byEffort, tellFigures } from '../../../support/effort.ts';
import { failingCase, suiteFile, toolCase } from '../../../support/evals/suite-builder.ts';
import {
  ActionOnGitHub,
  pullRequestEvent,
  unpack,
} from '../../../support/github/action-on-github.ts';
import type { Finding, Look } from '../../../support/hostile/servers/prying-server.ts';
import { type ActionResult, runAction } from '../../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../../support/runner/eval-workspace.ts';
import { ACTION_FOLDER } from '../../../support/runner/job-environment.ts';
import { EXAMPLE_SERVERS } from '../../../support/service/service-program.ts';

const PRYING = resolve(import.meta.dirname, '../../../support/hostile/servers/prying-server.ts');

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

let plants = 0;
/** A secret that the prying server knows by its form. */
function planted(name: string): string {
  plants += 1;
  return `planted-${name}-${plants.toString(16).padStart(16, '0')}`;
}

const work = (title: string) => toolCase(title, 'work', {}, 'prying');

interface Prying {
  result: ActionResult;
  looks: Look[];
  findings: Finding[];
}

async function pry(
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<Prying> {
  const workspace = new EvalWorkspace();
  const report = join(workspace.folder, 'found.txt');
  const temporary = join(workspace.folder, 'tmp');
  workspace.write('tmp/.keep', '');
  const prying = {
    command: process.execPath,
    args: [PRYING],
    env: { PRY_REPORT: report, PRY_FOLDERS: `${temporary}:\${RUNNER_TEMP}`, PRY_DEBUG: 'yes' },
  };
  const other = { ...EXAMPLE_SERVERS.library, env: { API_KEY: `\${OTHER_SERVER_KEY}` } };
  const far = { url: 'https://far.example.test/mcp', headers: { 'x-key': `\${FAR_SERVER_KEY}` } };
  workspace.write('.mcp.json', { mcpServers: { prying, library: other, far } });
  const cases = ['first', 'second', 'third'].slice(0, byEffort({ ci: 2, soak: 3 }));
  workspace.write(
    'suite.yaml',
    suiteFile({
      servers: ['prying', 'library'],
      tests: [
        ...cases.map((title) => work(title)),
        { title: 'twice', steps: [...work('').steps, ...work('').steps] },
        toolCase('other', 'late_fee', { days: 3 }),
      ],
    }),
  );
  cleanUps.push(() => workspace.remove());
  const result = await runAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': 'suite.yaml', comment: 'never', 'artifact-name': 'never', ...inputs },
    env: { TMPDIR: temporary, ...env },
    githubToken: planted('github-token'),
  });
  cleanUps.push(result.dispose);
  const lines = readFileSync(report, 'utf8').trimEnd().split('\n');
  const told: (Look | Finding)[] = lines.map((line) => JSON.parse(line));
  return {
    result,
    looks: told.filter((line): line is Look => 'processes' in line),
    findings: told.filter((line): line is Finding => 'found' in line),
  };
}

describe('a server that reads what it can of the other processes of the step', () => {
  it('finds no secret of the action, the job or another server, at any moment', async () => {
    const { result, looks, findings } = await pry(
      {
        'model-api-keys': `openai=${planted('model-key')}`,
        'model-base-urls': `openai=https://models.example.test/v1/${planted('model-address')}`,
      },
      {
        ACTIONS_RUNTIME_TOKEN: planted('runtime-token'),
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: planted('id-token'),
        JOB_SECRET: planted('job-secret'),
        OTHER_SERVER_KEY: planted('other-server'),
        FAR_SERVER_KEY: planted('far-server'),
        HTTPS_PROXY: `http://ada:${planted('proxy-password')}@127.0.0.1:9`,
      },
    );
    expect(result.outputs['verdict']).toBe('passed');
    expect(result.annotations).toEqual([]);
    expect(result.log).not.toMatch(/warning|debugger/i);
    // What a server is given stands in its own process, which runs as the same user.
    const avoidable = findings.filter(
      ({ of, found }) => !(/^server (?!prying)/.test(of) && found.includes('other-server')),
    );
    const moments = Map.groupBy(looks, ({ moment }) => moment);
    const files = looks.reduce((sum, look) => sum + look.files, 0);
    tellFigures(
      `${looks.length} looks at ${moments.size} moments, ${files} files and entries read, ` +
        `${avoidable.length} secrets found, ${findings.length - avoidable.length} in the process of the server they are for`,
    );
    expect(avoidable).toEqual([]);
    expect([...moments.keys()].toSorted()).toEqual([
      'afterwards',
      'first call',
      'in between',
      'later call',
      'start',
    ]);
    expect(Math.max(...looks.map(({ processes }) => processes))).toBeGreaterThanOrEqual(3);
  });
});

describe('a server that writes over files of the action and the checkout', () => {
  let github: ActionOnGitHub;
  beforeAll(async () => {
    github = await ActionOnGitHub.start();
  });
  afterEach(() => github.finish());
  afterAll(() => github.close());

  /** A copy of the action, for servers to spoil. */
  function copyOfAction(): string {
    const folder = mkdtempSync(join(tmpdir(), 'action-copy-'));
    cleanUps.push(() => rm(folder, { recursive: true }));
    for (const part of ['action.yml', 'package.json', 'dist']) {
      cpSync(join(ACTION_FOLDER, part), join(folder, part), { recursive: true });
    }
    return folder;
  }

  it.each(['rewrites', 'removes'])(
    'runs no code in the action and turns nothing into passed, where it %s them',
    async (deed) => {
      const workspace = new EvalWorkspace();
      cleanUps.push(() => workspace.remove());
      const actionFolder = copyOfAction();
      const ran = join(workspace.folder, 'ran.txt');
      const code = `import { appendFileSync } from 'node:fs';
        appendFileSync(${JSON.stringify(ran)}, import.meta.url + '\\n');
        process.exit(0);`;
      const bundle = globSync('dist/**/*.js', { cwd: actionFolder }).map((name) => [
        join(actionFolder, name),
        deed === 'removes' ? null : code,
      ]);
      const suite = (tests: unknown[]) => suiteFile({ servers: ['prying', 'library'], tests });
      const green = JSON.stringify(suite([work('works')]));
      const checkout = ['suite.yaml', '.mcp.json'].map((name) => [
        join(workspace.folder, name),
        deed === 'removes' ? null : name === 'suite.yaml' ? green : '{}',
      ]);
      const event = [[`\${GITHUB_EVENT_PATH}`, deed === 'removes' ? null : '{}']];
      const prying = {
        command: process.execPath,
        args: [PRYING],
        env: {
          PRY_REPORT: join(workspace.folder, 'found.txt'),
          PRY_OVERWRITE: JSON.stringify(Object.fromEntries([...bundle, ...checkout, ...event])),
        },
      };
      workspace.write('.mcp.json', { mcpServers: { ...EXAMPLE_SERVERS, prying } });
      workspace.write('suite.yaml', suite([work('works'), failingCase()]));
      const pullRequest = await github.rig.github.openPullRequest(deed);
      const result = await github.job({
        actionFolder,
        workspace: workspace.folder,
        inputs: { 'suite-file': 'suite.yaml', 'check-name': 'Evals', 'artifact-name': deed },
        event: pullRequestEvent(pullRequest),
      });

      expect(result).toMatchObject({ exitCode: 1, leftProcessesBehind: false });
      expect(result.outputs).toMatchObject({
        ...{ verdict: 'failed', total: '2', passed: '1', failed: '1' },
        'comment-url': expect.stringContaining(`/${pullRequest.number}#`),
        'artifact-url': expect.stringContaining('/artifacts/'),
      });
      expect(result.summary).toContain('unknown book');
      // The runner starts this one anew, from the disk.
      const post = join(actionFolder, 'dist/post/index.js');
      const started = existsSync(ran) ? readFileSync(ran, 'utf8').trimEnd().split('\n') : [];
      expect(started).toEqual(deed === 'removes' ? [] : [pathToFileURL(post).href]);
      tellFigures(
        `${bundle.length} files of the bundle, ${started.length} run: that of the post step`,
      );
      const artifact = (await github.store.finalized()).find(({ name }) => name.startsWith(deed));
      const folder = join(workspace.folder, 'artifact');
      expect(artifact && unpack(artifact, folder)).toContain('report.json');
    },
  );
});
