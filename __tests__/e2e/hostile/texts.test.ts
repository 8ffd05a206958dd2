import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { caseName } from '../../../src/render/text/case-name.ts';
import { cleanLine } from '../../../src/text/clean-text.ts';
import { byEffort, tellFigures, timeLimitMs } from '../../support/effort.ts';
import { ActionOnGitHub, pullRequestEvent } from '../../support/github/action-on-github.ts';
import { type OpenedPullRequest, OWNER, REPO } from '../../support/github/emulated-github.ts';
import { openPage, startBrowser } from '../../support/hostile/browser.ts';
import { collectedFile, reportOfTexts } from '../../support/hostile/reports/reports.ts';
import { HOSTILE_TEXTS } from '../../support/hostile/texts.ts';
import { unseenIn } from '../../support/hostile/unseen.ts';
import { NO_XMLLINT, tellObstacle } from '../../support/obstacles.ts';
import { elements, githubTrees, type ShownNode } from '../../support/render/github-tree.ts';
import { expectHarmless } from '../../support/render/markdown-laws.ts';
import type { ActionResult } from '../../support/runner/action-runner.ts';
import { ACTION_FOLDER, NODE_24 } from '../../support/runner/job-environment.ts';
import { parseWorkflowCommand } from '../../support/runner/workflow-command.ts';

tellObstacle(NO_XMLLINT, 'reading the JUnit export with xmllint');

/** As many as the comment has room for. */
const BATCH = 20;
const step = byEffort({ ci: 62, soak: 1 });
const texts = HOSTILE_TEXTS.filter(({ kind }, index) => kind === 'found' || index % step === 0).map(
  ({ text }) => text,
);
const surfaces = new Set<string>();

const ECHO = join(ACTION_FOLDER, '__tests__/support/hostile/servers/echo-server.ts');
/** What XML cannot hold, however it is written. */
const NO_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

let action: ActionOnGitHub;
let browser: Browser | null;
let branches = 0;

beforeAll(async () => {
  action = await ActionOnGitHub.start();
  browser = await startBrowser();
});
afterEach(async () => {
  await action.finish();
  expect(action.rig.gateway.takeViolations()).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await action.close();
});

const repositoryPath = `/repos/${OWNER}/${REPO}`;

async function shownOn({ number, headSha }: OpenedPullRequest) {
  const { call, tokens } = action.rig.github;
  const get = (path: string) => call(tokens.write, 'GET', `${repositoryPath}${path}`);
  const [comment, ...others] = z
    .array(z.object({ body: z.string() }))
    .parse(await get(`/issues/${number}/comments`));
  expect(others).toEqual([]);
  const output = z.object({ title: z.string(), summary: z.string(), text: z.string() });
  const [check] = z
    .object({ check_runs: z.array(z.object({ conclusion: z.string(), output })) })
    .parse(await get(`/commits/${headSha}/check-runs`)).check_runs;
  if (!comment || !check) throw new Error('neither comment nor check');
  return { comment: comment.body, check };
}

/** Markdown that GitHub shows as it is meant, with nothing in it that leads elsewhere. */
function expectSound(surface: string, markdown: string): void {
  surfaces.add(surface);
  expectHarmless(markdown);
  for (const { properties } of elements(githubTrees(markdown).raw, 'a')) {
    expect(properties['href']).toMatch(new RegExp(`^https://github\\.com/${OWNER}/${REPO}/`));
    expect(new URL(String(properties['href'])).pathname).toMatch(`/${OWNER}/${REPO}/`);
  }
}

/** Titles of the rows of the table of cases; null where there was no room for it. */
function rowTitles(markdown: string): string[] | null {
  const tables = elements(githubTrees(markdown).raw, 'table');
  const table = tables.find((one) => elements(one, 'th').some(({ text }) => text === 'Case'));
  if (!table) {
    expect(markdown).toMatch(/^Left out to fit here, .*table of \d+ cases/m);
    return null;
  }
  const rows = elements(table, 'tr').slice(1);
  const widths = rows.map((row) => elements(row, 'td').length);
  expect(new Set(widths).size).toBe(1);
  return rows.map((row) => titleIn(elements(row, 'td')[1]));
}

/** Below a title, and only there, small text tells its figures. */
function titleIn(cell: ShownNode | undefined): string {
  const [figures, ...more] = cell ? elements(cell, 'sub') : [];
  expect(more).toEqual([]);
  return (cell?.text ?? '').slice(0, figures && -figures.text.length);
}

const expectedTitles = (batch: readonly string[], limit: number) =>
  batch.map((title) => cleanLine(caseName({ title }), limit)).sort();

/** The runner obeys nothing but what the action itself says. */
function expectSoundLog({ rawLog, annotations, masks, state, env }: ActionResult): void {
  surfaces.add('log').add('workflow commands');
  const ours = ['error', 'warning', 'notice', 'group', 'endgroup', 'debug', 'add-mask'];
  for (const line of rawLog.split('\n')) {
    const command = parseWorkflowCommand(line);
    if (command !== null) expect(ours).toContain(command.name);
    const said = command?.data ?? line.replaceAll(/:\u200b(?=:)|##\u200b(?=\[)/g, '');
    expect([line, unseenIn(said.replaceAll('\r', ''))]).toEqual([line, null]);
  }
  expect(masks.filter((mask) => mask.length < 5)).toEqual([]);
  expect(Object.keys(state).filter((name) => name !== 'run')).toEqual([]);
  expect(env).toEqual({});
  for (const { title = 'Evals', file = 'inside' } of annotations) {
    expect(title).toMatch(/^(Failing|Flaky|Evidence|Worth|Unfinished|Evals|Wrong)/);
    expect(file).not.toMatch(/^[/\\]|^[a-z]:|(^|\/)\.\.(\/|$)|\/\//i);
    expect(unseenIn(`${title}${file}`)).toBeNull();
  }
}

function expectSoundOutputs({ outputs }: ActionResult, wanted: Record<string, unknown>): void {
  surfaces.add('outputs');
  expect(outputs).toMatchObject(wanted);
  const { 'comment-url': comment, 'artifact-url': artifact, ...others } = outputs;
  for (const url of [comment, artifact]) expect(url).toMatch(/^(https?:\/\/[\w./:#-]+)?$/);
  for (const value of Object.values(others)) expect(value).toMatch(/^[\w./:-]*$/);
}

async function expectSoundFiles(
  { outputs }: ActionResult,
  iterations: number,
  titles?: readonly string[],
): Promise<void> {
  const folder = dirname(outputs['report-path'] ?? '');
  surfaces.add('report.md').add('report.json').add('JUnit export').add('HTML report');
  expectHarmless(readFileSync(join(folder, 'report.md'), 'utf8'));
  expect(() => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).not.toThrow();
  if (NO_XMLLINT === null) {
    const file = join(folder, 'junit.xml');
    const count = execFileSync('xmllint', ['--xpath', 'count(//testcase)', file]).toString();
    expect(Number(count)).toBe(iterations);
  }
  if (browser === null) return;
  const page = await openPage(browser, join(folder, 'report.html'));
  expect(page.trouble).toEqual([]);
  expect(page.titles.length).toBe(titles?.length ?? iterations);
  if (titles) expect(page.titles.sort()).toEqual(titles);
  expect(unseenIn(page.text)).toBeNull();
  // The program of the page gives a bar of a timeline its width, and the page the height of what covers its top.
  const own =
    /^(SCRIPT |I $|HTML $|a #q=took:\d+-\d+$|A #(section-[a-z-]+|case=[0-9a-z]+(&iteration=\d+)?|(tool|model)=[\w%+.*~-]+)$|A https:\/\/github\.com\/acme\/weather-mcp\/)/;
  expect(page.active.filter((element) => !own.test(element))).toEqual([]);
  expect(page.active.filter((element) => element.startsWith('SCRIPT'))).toEqual([
    ...['SCRIPT case-index', 'SCRIPT case-details', 'SCRIPT '],
  ]);
}

/** Runs a job on a pull request of its own, with every surface asked for. */
async function jobOf(inputs: Readonly<Record<string, string>>, files: Record<string, unknown>) {
  branches += 1;
  const pullRequest = await action.rig.github.openPullRequest(`texts-${branches}`);
  const shared = { 'check-name': 'Evals', 'artifact-name': `texts-${branches}` };
  const result = await action.job({
    // What the log shows unseen is to be nobody's, not even a colour of ours.
    env: { NO_COLOR: '1' },
    inputs: { ...shared, ...inputs },
    event: pullRequestEvent(pullRequest),
    files,
    runId: 1_000 + branches,
  });
  expectSoundLog(result);
  const { comment, check } = await shownOn(pullRequest);
  expect(unseenIn(check.output.title)).toBeNull();
  expectSound('job summary', result.summary ?? '');
  expectSound('comment', comment.replace(/^<!-- .* -->\n/, ''));
  expectSound('check', `${check.output.summary}\n\n${check.output.text}`);
  return { result, comment, check };
}

const batchesOf = (all: readonly string[]) =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) =>
    all.slice(index * BATCH, (index + 1) * BATCH),
  );

function tell(tried: readonly string[], jobs: number): void {
  tellFigures(`${tried.length} texts, ${jobs} jobs, ${surfaces.size} surfaces`);
}

describe('hostile texts', () => {
  it(
    'of a collected report are shown as themselves on every surface, and do nothing',
    async () => {
      const batches = batchesOf(texts);
      for (const batch of batches) {
        const { result, comment, check } = await jobOf(
          { mode: 'publish', 'report-path': 'report.json' },
          { 'report.json': collectedFile(reportOfTexts(batch)) },
        );
        const count = batch.length;
        expectSoundOutputs(result, {
          verdict: 'incomplete',
          total: String(count * 2),
          passed: String(count),
          failed: String(count),
        });
        expect(check.conclusion).toBe('action_required');
        const both = [...batch, ...batch];
        await expectSoundFiles(result, count * 2, expectedTitles(both, 500));
        for (const markdown of [result.summary ?? '', comment, check.output.text]) {
          const titles = rowTitles(markdown);
          if (titles) expect(titles.sort()).toEqual(expectedTitles(both, 160));
        }
      }
      tell(texts, batches.length);
    },
    timeLimitMs(120_000),
  );

  it(
    'of a suite file and of a server that says them are nothing but text',
    async () => {
      const usable = texts.filter(
        (text) => text.trim() !== '' && text.length < 200 && text.isWellFormed(),
      );
      const batches = byEffort({ ci: batchesOf(usable).slice(0, 1), soak: batchesOf(usable) });
      for (const batch of batches) {
        const { result } = await jobOf(
          { 'suite-file': 'suite.yaml', notes: batch[0] ?? '' },
          {
            'texts.json': batch,
            '.mcp.json': { mcpServers: { echo: { command: NODE_24, args: [ECHO, 'texts.json'] } } },
            'suite.yaml': { name: batch[0], servers: ['echo'], tests: batch.flatMap(casesSaying) },
          },
        );
        const count = batch.length;
        expectSoundOutputs(result, { verdict: 'failed', total: String(count * 3), passed: '0' });
        await expectSoundFiles(result, count * 3);
      }
      tell(batches.flat(), batches.length);
    },
    timeLimitMs(120_000),
  );

  it('of a suite file that are no Unicode are told by their lines', async () => {
    const halves = HOSTILE_TEXTS.map(({ text }) => text).filter((text) => !text.isWellFormed());
    const { result } = await jobOf(
      { 'suite-file': 'suite.yaml' },
      { 'suite.yaml': { name: 'halves', servers: ['echo'], tests: halves.flatMap(casesSaying) } },
    );
    expectSoundOutputs(result, { verdict: 'invalid', passed: '' });
    expect(result.log).toMatch(/suite\.yaml:\d+:\d+: this text has one half of a surrogate pair/);
    tell(halves, 1);
  });

  it(
    'of a result file are nothing but text',
    async () => {
      const batches = byEffort({ ci: batchesOf(texts).slice(0, 1), soak: batchesOf(texts) });
      for (const batch of batches) {
        const { result } = await jobOf(
          { results: 'junit.xml', 'suite-name': batch[0] ?? '' },
          { 'junit.xml': junitOf(batch) },
        );
        const count = batch.length;
        expectSoundOutputs(result, { verdict: 'failed', failed: String(count), passed: '0' });
        await expectSoundFiles(result, count);
      }
      tell(batches.flat(), batches.length);
    },
    timeLimitMs(120_000),
  );
});

/** A response without what was asked for, an error of a tool, and a tool that there is not. */
function casesSaying(text: string) {
  const call = (toolName: string, args: Record<string, unknown>) => ({
    kind: 'toolCall',
    serverName: 'echo',
    toolName,
    arguments: args,
  });
  const asked = { kind: 'assert', assertion: { type: 'responseContains', needle: `zz${text}` } };
  const said = { text, [text]: text };
  return [
    { title: text, steps: [call(text, said), asked] },
    { title: `${text} fails`, steps: [call(text, { ...said, fail: true })] },
    { title: `${text} is missing`, steps: [call(`no ${text}`, said)] },
  ];
}

function junitOf(batch: readonly string[]): string {
  const xml = (text: string) =>
    text
      .replaceAll(NO_XML, '?')
      .replaceAll(/[&<>"'\n\t\r]/g, (character) => `&#${character.charCodeAt(0)};`);
  const cases = batch.map((text, index) => {
    const failure = `<failure message="${xml(text)}" type="${xml(text)}">${xml(text)}</failure>`;
    return `<testcase name="${index} ${xml(text)}" classname="${xml(text)}" file="${xml(text)}" line="${index}">${failure}</testcase>`;
  });
  return `<testsuite name="${xml(batch[0] ?? '')}">${cases.join('')}</testsuite>`;
}
