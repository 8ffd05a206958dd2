/** Emulates the runner: files for commands, inputs as variables, a process with signals. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { folderWith, writeIn } from './folder.ts';

/** Where the action writes its report, in `RUNNER_TEMP`. */
export const REPORT = 'mcp-eval-report/__run_2/report.json';
/** How the test server is started. */
export const CALCULATOR = {
  command: process.execPath,
  args: [join(import.meta.dirname, 'servers/calculator.ts')],
};
export const SOURCES = join(import.meta.dirname, 'action-entry.ts');
export const BUNDLE = join(import.meta.dirname, '../../dist/index.js');

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
  /** Sends a signal once the tool `wait` is called and the log has a text. */
  signal?: { name: NodeJS.Signals; after: string };
}

/** A job with a workspace that has a list of servers and suites. */
export class Job {
  readonly root = folderWith();
  readonly workspace = join(this.root, 'workspace');
  readonly files = join(this.root, 'files');
  /** The server writes it when a tool is called. */
  readonly mark = join(this.root, 'called');

  constructor(env: Record<string, string> = {}) {
    for (const folder of [this.workspace, this.files]) mkdirSync(folder);
    const server = { ...CALCULATOR, env: { MARK: this.mark, ...env } };
    this.write('.mcp.json', JSON.stringify({ mcpServers: { calculator: server } }));
  }

  write(name: string, content: string): void {
    writeIn(this.workspace, { [name]: content });
  }

  file(name: string): string {
    return join(this.files, name);
  }

  async run({ inputs, entry = SOURCES, variables = {}, signal }: Step): Promise<JobResult> {
    for (const name of ['output', 'state', 'summary']) writeFileSync(this.file(name), '');
    const named = Object.entries(inputs).map(([name, value]) => [
      `INPUT_${name.toUpperCase()}`,
      value,
    ]);
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
        ...Object.fromEntries(named),
        ...variables,
      },
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        log += chunk;
      });
    }
    const exit = once(child, 'close');
    if (signal !== undefined) {
      const isReady = () => existsSync(this.mark) && log.includes(signal.after);
      while (!isReady() && child.exitCode === null) await wait(10);
      child.kill(signal.name);
    }
    const [exitCode] = await exit;
    const reportPath = join(this.root, REPORT);
    return {
      exitCode,
      log,
      outputs: readOutputs(readFileSync(this.file('output'), 'utf8')),
      summary: readFileSync(this.file('summary'), 'utf8'),
      report: isFile(reportPath) ? readFileSync(reportPath, 'utf8') : null,
    };
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

export function readOutputs(content: string): Record<string, string> {
  const found = content.matchAll(/^(\S+)<<(\S+)\n([\s\S]*?)\n?\2$/gm);
  return Object.fromEntries([...found].map(([, name, , value]) => [name, value]));
}
