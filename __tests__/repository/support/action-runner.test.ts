import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ActionResult,
  type ActionRunOptions,
  type RunningAction,
  startAction,
} from '../../support/runner/action-runner.ts';

const METADATA = `
name: probe
inputs:
  two words: { default: from default }
  kebab-name: { default: '1' }
  github-token: { default: '\${{ github.token }}' }
  old: { deprecationMessage: use kebab-name }
  no-default: { required: true }
runs: { using: node24, main: main.mjs, post: post.mjs }
`;

let folder: string;
let results: ActionResult[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'probe-action-'));
  results = [];
  writeFileSync(join(folder, 'action.yml'), METADATA);
  post('');
});

afterEach(async () => {
  await Promise.all(results.map((result) => result.dispose()));
  rmSync(folder, { recursive: true, force: true });
});

const PRELUDE = `
import { appendFileSync } from 'node:fs';

const put = (kind, text) => appendFileSync(process.env['GITHUB_' + kind], text);
`;

function main(source: string): void {
  writeFileSync(join(folder, 'main.mjs'), PRELUDE + source);
}

function post(source: string): void {
  writeFileSync(join(folder, 'post.mjs'), PRELUDE + source);
}

function start(options: ActionRunOptions = {}): RunningAction {
  return startAction({ ...options, actionFolder: folder });
}

async function settle(running: RunningAction): Promise<ActionResult> {
  const result = await running.result;
  results.push(result);
  return result;
}

const run = (options: ActionRunOptions = {}) => settle(start(options));

describe('inputs and environment', () => {
  it('hands over inputs with defaults, names upper-cased, spaces replaced, hyphens kept', async () => {
    main(`for (const [name, value] of Object.entries(process.env)) {
      if (name.startsWith('INPUT_')) console.log(name + '=' + value);
    }`);
    const { log } = await run({ inputs: { 'kebab-name': '2', old: 'x' }, githubToken: 'ghs_t' });
    expect(log.split('\n').filter((line) => line.startsWith('INPUT_'))).toEqual(
      expect.arrayContaining([
        'INPUT_TWO_WORDS=from default',
        'INPUT_KEBAB-NAME=2',
        'INPUT_GITHUB-TOKEN=***',
        'INPUT_OLD=x',
      ]),
    );
    expect(log).not.toContain('INPUT_NO-DEFAULT');
  });

  it('warns of inputs that are unexpected or deprecated', async () => {
    main('');
    const { annotations } = await run({ inputs: { typo: '1', old: 'x' } });
    expect(annotations.map(({ message }) => message)).toEqual([
      "Unexpected input(s) 'typo', valid inputs are ['two words', 'kebab-name', 'github-token', 'old', 'no-default']",
      "Input 'old' has been deprecated with message: use kebab-name",
    ]);
  });

  it('runs on Node 24 in the workspace, with none of the host environment', async () => {
    main(`console.log(process.version.split('.')[0], process.cwd() === process.env.GITHUB_WORKSPACE,
      process.env.JEST_WORKER_ID ?? 'clean', process.env.GIVEN);`);
    const { log } = await run({ env: { GIVEN: 'job variable' } });
    expect(log).toBe('v24 true clean job variable');
  });

  it('writes the payload of the event', async () => {
    main(`import { readFileSync } from 'node:fs';
      console.log(process.env.GITHUB_EVENT_NAME, process.env.GITHUB_REF,
        readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));`);
    const { log } = await run({ event: { name: 'pull_request', payload: { number: 12 } } });
    expect(log).toBe('pull_request refs/pull/12/merge {"number":12}');
  });
});

describe('command files', () => {
  it('reads plain and multi-line outputs, state, variables and the summary', async () => {
    main(`put('OUTPUT', 'plain=a=b\\nmany<<EOT\\nline 1\\nx=<<y\\nEOT\\n');
      put('STATE', 'runId=r_1\\n');
      put('ENV', 'EXPORTED=yes\\n');
      put('PATH', '/opt/tool\\n');
      put('STEP_SUMMARY', '# Title');`);
    post(
      `console.log(process.env.STATE_runId, process.env.EXPORTED, process.env.PATH.split(':')[0]);`,
    );
    const result = await run();
    expect(result.outputs).toEqual({ plain: 'a=b', many: 'line 1\nx=<<y' });
    expect(result.state).toEqual({ runId: 'r_1' });
    expect(result.summary).toBe('# Title');
    expect(result.post?.log).toBe('r_1 yes /opt/tool');
    expect(result.conclusion).toBe('success');
  });

  it.each([
    ['an unknown format', 'nonsense\\n', "Invalid format 'nonsense'"],
    ['a missing delimiter', 'a<<EOT\\nb\\n', "Invalid value. Matching delimiter not found 'EOT'"],
  ])('fails the step on %s', async (_what, text, reason) => {
    main(`put('OUTPUT', '${text}');`);
    const { conclusion, annotations } = await run();
    expect(conclusion).toBe('failure');
    expect(annotations.map(({ message }) => message)).toContain(reason);
  });

  it('drops a summary over 1 MiB as a whole, without failing the step', async () => {
    main(`put('STEP_SUMMARY', 'x'.repeat(1024 * 1024 + 1));`);
    const { summary, conclusion, annotations } = await run();
    expect({ summary, conclusion }).toEqual({ summary: null, conclusion: 'success' });
    expect(annotations[0]?.message).toContain('upload aborted');
  });
});

describe('workflow commands', () => {
  it('decodes annotations with their properties', async () => {
    main(
      `console.log('::error title=T%2C with%3A chars,file=a.ts,line=3,endLine=4::50%25 %0Aof it');`,
    );
    const { annotations, log } = await run();
    expect(annotations).toEqual([
      {
        kind: 'error',
        title: 'T, with: chars',
        file: 'a.ts',
        line: 3,
        endLine: 4,
        message: '50% \nof it',
      },
    ]);
    expect(log).toBe('##[error]50% \nof it');
  });

  it('keeps ten annotations of a kind, each cut at 4096 characters', async () => {
    main(`for (let i = 0; i < 12; i += 1) console.log('::warning::' + 'w'.repeat(5000));
      console.log('::notice::n');`);
    const { annotations } = await run();
    expect(annotations.filter(({ kind }) => kind === 'warning')).toHaveLength(10);
    expect(annotations.filter(({ kind }) => kind === 'notice')).toHaveLength(1);
    expect(annotations[0]?.message).toHaveLength(4096);
  });

  it('masks values, each line of them, their encodings and those in annotations', async () => {
    main(`console.log('::add-mask::top secret%0Asecond line');
      console.log('top secret | second line | ' + encodeURIComponent('top secret'));
      console.log('::error::it was second line');
      put('STEP_SUMMARY', 'top secret');`);
    const result = await run();
    expect(result.log).toBe('*** | *** | ***\n##[error]it was ***');
    expect(result.summary).toBe('***');
    expect(result.masks).toEqual(['top secret\nsecond line']);
    expect(result.rawLog).toContain('top secret |');
    expect(result.rawLog).not.toContain('add-mask');
  });

  it('obeys stop-commands until its token, and prints commands it does not know', async () => {
    main(`console.log('::group::G');
      console.log('::endgroup::');
      console.log('::debug::quiet');
      console.log('::stop-commands::pause');
      console.log('::error::only text');
      console.log('::pause::');
      console.log('::novelty::x');`);
    const { log, annotations, debugMessages } = await run();
    expect(log.split('\n')).toEqual([
      '##[group]G',
      '##[endgroup]',
      '::error::only text',
      '::novelty::x',
    ]);
    expect(annotations).toEqual([]);
    expect(debugMessages).toEqual(['quiet']);
  });
});

describe('course of a job', () => {
  it('runs post also after main has failed, and reports failure', async () => {
    main('process.exit(3);');
    post(`console.log('cleaned up');`);
    const { exitCode, conclusion, post: after } = await run();
    expect({ exitCode, conclusion }).toEqual({ exitCode: 3, conclusion: 'failure' });
    expect(after?.log).toBe('cleaned up');
  });

  it('cancels with SIGINT and still runs post', async () => {
    main(`process.on('SIGINT', () => { console.log('stopping'); process.exit(1); });
      setInterval(() => {}, 1000);
      console.log('ready');`);
    post(`console.log('cleaned up');`);
    let cancel = () => {};
    const running = start({ onLogLine: (line) => (line === 'ready' ? cancel() : undefined) });
    cancel = running.cancel;
    const { conclusion, log, post: after } = await settle(running);
    expect(conclusion).toBe('cancelled');
    expect(log).toBe('ready\nstopping');
    expect(after?.log).toBe('cleaned up');
  });

  it('sends SIGTERM to a step that ignores SIGINT', async () => {
    main(`process.on('SIGINT', () => {});
      process.on('SIGTERM', () => { console.log('terminated'); process.exit(1); });
      setInterval(() => {}, 1000);
      console.log('ready');`);
    let cancel = () => {};
    const running = start({ onLogLine: (line) => (line === 'ready' ? cancel() : undefined) });
    cancel = running.cancel;
    const { log } = await settle(running);
    expect(log).toBe('ready\nterminated');
  });

  it('notices and ends processes that outlive the job', async () => {
    main(`import { spawn } from 'node:child_process';
      const child = spawn('sleep', ['60'], { stdio: 'ignore' });
      child.unref();
      put('OUTPUT', 'pid=' + child.pid + '\\n');`);
    const { leftProcessesBehind, outputs } = await run();
    expect(leftProcessesBehind).toBe(true);
    // SIGKILL cannot be caught, but the kernel takes its time.
    while (/^[RSD]/.test(stateOf(outputs['pid'] ?? ''))) await delay(10);
  });
});

/** State letter of a process on Linux; Z or nothing once it has been killed. */
function stateOf(pid: string): string {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}
