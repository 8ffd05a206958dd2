import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ACTION_FOLDER, compileCache, NODE_24 } from '../runner/job-environment.ts';

const PROGRAMS = { bundle: 'dist/service/index.js', source: 'src/service/index.ts' };

const execute = promisify(execFile);

const readySchema = z.looseObject({ type: z.literal('ready'), baseUrl: z.string() });

/** The servers of examples, with paths that hold from any folder. */
export const EXAMPLE_SERVERS = {
  library: { command: NODE_24, args: [join(ACTION_FOLDER, 'examples/server/index.ts')] },
  everything: {
    command: NODE_24,
    args: [
      join(ACTION_FOLDER, 'node_modules/@modelcontextprotocol/server-everything/dist/index.js'),
      'stdio',
    ],
  },
};

export interface ServiceProgramOptions {
  /** The committed bundle (default) or the sources. */
  program?: keyof typeof PROGRAMS;
  /** Content of `mcpServers`; the example servers by default. */
  mcpServers?: Readonly<Record<string, unknown>>;
  /** Variables of the service beyond what it needs. */
  env?: Readonly<Record<string, string>>;
  /** Further options of the service's command line. */
  flags?: readonly string[];
}

/** The eval service as a process of its own, with a database that survives restarts. */
export class ServiceProgram {
  readonly #folder = mkdtempSync(join(tmpdir(), 'service-fixture-'));
  readonly #options: ServiceProgramOptions;
  #child: ChildProcess | null = null;
  #port = 0;
  #baseUrl = '';
  #apiKey = '';
  #log = '';

  private constructor(options: ServiceProgramOptions) {
    this.#options = options;
    const { mcpServers = EXAMPLE_SERVERS } = options;
    writeFileSync(join(this.#folder, '.mcp.json'), JSON.stringify({ mcpServers }));
  }

  /** Starts it on a free loopback port with a key of its own and returns when it is ready. */
  static async start(options: ServiceProgramOptions = {}): Promise<ServiceProgram> {
    const fixture = new ServiceProgram(options);
    try {
      fixture.#apiKey = (await fixture.createKey()).key;
      await fixture.#launch();
    } catch (error) {
      await fixture.stop();
      throw error;
    }
    return fixture;
  }

  get baseUrl(): string {
    return this.#baseUrl;
  }

  /** A key of the organization `Default`; it stays valid over restarts. */
  get apiKey(): string {
    return this.#apiKey;
  }

  get databasePath(): string {
    return join(this.#folder, 'evals.sqlite');
  }

  /** All it has written to stdout and stderr. */
  get log(): string {
    return this.#log;
  }

  /** Makes a further key by the service's command line. */
  async createKey(organization = 'Default'): Promise<{ id: string; key: string }> {
    const options = ['--name', 'fixture', '--organization', organization];
    const printed = await this.command('keys', 'create', ...options);
    const [, key = '', id = ''] = /^(\S+)[\s\S]*?key (\S+)\./.exec(printed) ?? [];
    return { id, key };
  }

  /** Runs a command of the service beside it, such as `keys revoke ID`; returns its output. */
  async command(...words: string[]): Promise<string> {
    const args = [this.#program, ...words, '--database', this.databasePath];
    return (await execute(NODE_24, args, { env: this.#environment })).stdout;
  }

  /** Ends the process at once, without any chance to tidy up. */
  async kill9(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Starts it again on the same port and database. */
  async restart(): Promise<void> {
    await this.#end('SIGTERM');
    await this.#launch();
  }

  /** A call of the API; the parsed body comes with the status. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    key = this.#apiKey,
  ): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.#baseUrl + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Ends the process and removes its files. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #program(): string {
    return join(ACTION_FOLDER, PROGRAMS[this.#options.program ?? 'bundle']);
  }

  get #environment(): Record<string, string> {
    return { PATH: process.env['PATH'] ?? '', ...compileCache(), ...this.#options.env };
  }

  async #launch(): Promise<void> {
    const options = [
      ...['--port', String(this.#port)],
      ...['--database', this.databasePath],
      ...['--mcp-config', join(this.#folder, '.mcp.json')],
      ...(this.#options.flags ?? []),
    ];
    const child = spawn(NODE_24, [this.#program, 'serve', ...options], {
      cwd: this.#folder,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#log += text;
      });
    }
    const ready = readySchema.safeParse(await this.#firstMessage(child));
    if (!ready.success) throw new Error(`the service did not start:\n${this.#log}`);
    this.#baseUrl = ready.data.baseUrl;
    this.#port = Number(new URL(this.#baseUrl).port);
  }

  async #firstMessage(child: ChildProcess): Promise<unknown> {
    const message = once(child, 'message').then(([first]: unknown[]) => first);
    const end = once(child, 'exit').then(() => null);
    return Promise.race([message, end]);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
