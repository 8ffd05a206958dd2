import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openStore } from '../../../../src/service/storage/open-store.ts';
import type { Obstacle } from '../../obstacles.ts';

const execute = promisify(execFile);

/** Where Debian's package puts its programs, below the number of the version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** PostgreSQL does not run as root: then as the user that owns nothing. */
const NOBODY = 65_534;
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const USER = 'evals';

/** Folder of the programs; null where PostgreSQL is not installed. */
async function findPrograms(): Promise<string | null> {
  const versions = await readdir(DEBIAN_FOLDER).catch(() => []);
  for (const version of versions.toSorted().toReversed()) {
    const folder = join(DEBIAN_FOLDER, version, 'bin');
    if (await stat(join(folder, 'initdb')).catch(() => null)) return folder;
  }
  return null;
}

const programs = await findPrograms();
export const NO_POSTGRES: Obstacle =
  programs === null ? `there is no PostgreSQL in ${DEBIAN_FOLDER}` : null;

/** A server of its own on a free port, which keeps nothing and waits for no disk. */
export class PostgresServer {
  readonly #folder: string;
  readonly #port: number;
  #child: ChildProcess | null = null;
  #databases = 0;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  static async start(): Promise<PostgresServer> {
    const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
    if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
    const options = ['-D', join(folder, 'data'), '-U', USER, '-A', 'trust', '-E', 'UTF8', '-N'];
    await execute(join(programs ?? '', 'initdb'), [...options, '--locale', 'C'], {
      ...user,
      cwd: folder,
    });
    const server = new PostgresServer(folder, await freePort());
    await server.launch();
    return server;
  }

  /** Makes a database: empty, or as another, to which nobody is connected. Returns its address. */
  async createDatabase({ like }: { like?: string } = {}): Promise<string> {
    this.#databases += 1;
    const name = `evals${this.#databases}`;
    const template = like === undefined ? '' : ` TEMPLATE ${new URL(like).pathname.slice(1)}`;
    await this.query(`CREATE DATABASE ${name}${template}`);
    return this.#urlOf(name);
  }

  /** Makes a database with the tables of the service, which takes far longer than to copy one. */
  async createTemplate(): Promise<string> {
    const databaseUrl = await this.createDatabase();
    const place = { databaseUrl, uploadsFolder: join(this.#folder, 'uploads') };
    await (await openStore(place, Date.now)).close();
    return databaseUrl;
  }

  /** Carries out a statement of the administrator. */
  async query(sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.#urlOf('postgres') });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Does something while an outside session holds what a statement takes. */
  async holding(url: string, sql: string, work: () => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query(sql);
      await work();
    } finally {
      await client.end();
    }
  }

  /** Starts the server on its data, on the same port as before. */
  async launch(): Promise<void> {
    const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
    // With a hundred small databases, the tidying never ends.
    settings.push('autovacuum=off');
    const child = spawn(
      join(programs ?? '', 'postgres'),
      [
        ...['-D', join(this.#folder, 'data'), '-p', String(this.#port), '-h', '127.0.0.1'],
        ...['-k', this.#folder, ...settings.flatMap((setting) => ['-c', setting])],
      ],
      { ...user, cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#child = child;
    let log = '';
    const ready = new Promise<void>((resolve, reject) => {
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (log.includes('ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    });
    await ready;
  }

  /** Ends the server as its administrator would in haste; its data stay. */
  async halt(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const exited = once(child, 'exit');
    child.kill('SIGINT');
    await exited;
  }

  async stop(): Promise<void> {
    await this.halt();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #urlOf(database: string): string {
    return `postgres://${USER}@127.0.0.1:${this.#port}/${database}`;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('not a TCP listener');
  return address.port;
}
