/** Emulates the runner: files for commands, inputs as variables, a process with signals. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import { folderWith, writeIn } from './folder.ts';
import { programFile } from './program-file.ts';

/** Where the action writes its report, in `RUNNER_TEMP`. */
export const REPORT = 'mcp-eval-report/__run_2/report.json';
/** How the test server is started. */
const args = [programFile('__tests__/support/servers/calculator.ts')];
export const CALCULATOR = { command: process.execPath, args };
export const SOURCES = programFile('__tests__/support/action-entry.ts');
export const REQUEST_SOURCES = programFile('__tests__/support/request-entry.ts');
export const POST_SOURCES = programFile('__tests__/support/post-entry.ts');

const ROOT = join(import.meta.dirname, '../..');
interface Action {
  inputs: Record<string, { default?: string }>;
  runs: { main: string; post: string };
}
const readAction = (path: string): Action => parse(readFileSync(join(ROOT, path), 'utf8'));
const ACTION = readAction('action.yml');
const REQUEST = readAction('request/action.yml');
export const BUNDLE = join(ROOT, ACTION.runs.main);
export const POST_BUNDLE = join(ROOT, ACTION.runs.post);

/** What expressions stand for in a job without matrix and token. */
export const EXPRESSIONS: Readonly<Record<string, string>> = {
  'github.token': '',
  'toJSON(matrix)': 'null',
  'toJSON(strategy)': 'null',
};

export interface JobResult {
  exitCode: number | null;
  log: string;
  /** The last value of each output. */
  outputs: Record<string, string>;
  summary: string;
  /** The content of `report.json`; null if there is none. */
  report: string | null;
}

interface Step {
  inputs: Record<string, string>;
  entry?: string;
  variables?: Record<string, string>;
  expressions?: Readonly<Record<string, string>>;
  /** Sends a signal once the tool `wait` is called and the log has a text. */
  signal?: { name: NodeJS.Signals; after: string };
  onOutput?: (chunk: string) => void;
}

/** A job with a workspace that has a list of servers and suites. */
export class Job {
  readonly root = folderWith();
  readonly workspace: string;
  readonly files = join(this.root, 'files');
  /** The server writes it when a tool is called. */
  readonly mark = join(this.root, 'called');

  /** @param workspace that exists already, and is left as it is */
  constructor(env: Record<string, string> = {}, workspace?: string) {
    this.workspace = workspace ?? join(this.root, 'workspace');
    mkdirSync(this.files);
    if (workspace !== undefined) return;
    mkdirSync(this.workspace);
    const server = { ...CALCULATOR, env: { MARK: this.mark, ...env } };
    this.write('.mcp.json', JSON.stringify({ mcpServers: { calculator: server } }));
  }

  write(name: string, content: string): void {
    writeIn(this.workspace, { [name]: content });
  }

  file(name: string): string {
    return join(this.files, name);
  }

  /** Runs the main step. */
  async run(step: Step): Promise<JobResult> {
    for (const name of ['output', 'state', 'summary']) writeFileSync(this.file(name), '');
    const { exitCode, log } = await this.#start({ entry: SOURCES, ...step });
    const reportPath = join(this.root, REPORT);
    return {
      exitCode,
      log,
      outputs: readOutputs(readFileSync(this.file('output'), 'utf8')),
      summary: readFileSync(this.file('summary'), 'utf8'),
      report: isFile(reportPath) ? readFileSync(reportPath, 'utf8') : null,
    };
  }

  /** Runs the post step with what the main step has saved. */
  async post(step: Step): Promise<Pick<JobResult, 'exitCode' | 'log'>> {
    const state = Object.entries(readOutputs(readFileSync(this.file('state'), 'utf8')));
    const saved = Object.fromEntries(state.map(([name, value]) => [`STATE_${name}`, value]));
    const variables = { ...step.variables, ...saved };
    return this.#start({ entry: POST_SOURCES, ...step, variables });
  }

  async #start({ inputs, entry = '', variables, expressions, signal, onOutput }: Step) {
    const child = spawn(process.execPath, [entry], {
      cwd: this.root,
      env: {
        PATH: process.env['PATH'],
        NODE_NO_WARNINGS: '1',
        GITHUB_OUTPUT: this.file('output'),
        GITHUB_STATE: this.file('state'),
        GITHUB_STEP_SUMMARY: this.file('summary'),
        GITHUB_WORKSPACE: this.workspace,
        RUNNER_TEMP: this.root,
        GITHUB_ACTION: '__run_2',
        ...inputVariables(inputs, expressions, /request[^/]*$/.test(entry) ? REQUEST : ACTION),
        ...variables,
      },
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        log += chunk;
        onOutput?.(chunk);
      });
    }
    const exit = once(child, 'close');
    if (signal !== undefined) {
      const isReady = () => existsSync(this.mark) && log.includes(signal.after);
      while (!isReady() && child.exitCode === null) await wait(10);
      child.kill(signal.name);
    }
    const [exitCode]: (number | null)[] = await exit;
    return { exitCode: exitCode ?? null, log };
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}

/** Puts values in the place of expressions. Throws at one that has none. */
export function evaluate(text: string, values = EXPRESSIONS): string {
  return text.replace(/\$\{\{([^}]*)\}\}/g, (_, expression: string) => {
    const value = values[expression.trim()];
    if (value === undefined) throw new Error(`no value for the expression ${expression.trim()}`);
    return value;
  });
}

/** Inputs as variables of the process: those given, and the defaults of `action.yml`. */
export function inputVariables(
  given: Record<string, string>,
  expressions = EXPRESSIONS,
  action = ACTION,
): Record<string, string> {
  const defaults = Object.entries(action.inputs).map(([name, { default: value = '' }]) => {
    return [name, value] as const;
  });
  const named = [...new Map([...defaults, ...Object.entries(given)])].map(([name, text]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    evaluate(text, expressions),
  ]);
  return Object.fromEntries(named);
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

export function readOutputs(content: string): Record<string, string> {
  const found = content.matchAll(/^(\S+)<<(\S+)\n([\s\S]*?)\n?\2$/gm);
  return Object.fromEntries([...found].map(([, name, , value]) => [name, value]));
}
