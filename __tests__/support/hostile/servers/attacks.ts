/**
 * `attacks.ts ATTACK PID`: does to the service of that process, again and again until it is gone,
 * what a program of the same user can. What it found and got is counted in `seen.json` of the
 * attack's folder.
 */
import {
  appendFileSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { portAttacks } from './port-attacks.ts';

const [attack = '', servicePid = ''] = process.argv.slice(2);
const folder = process.env['ATTACK_FOLDER'] ?? '';
const workspace = process.env['WORKSPACE'] ?? '';
const PAUSE_MS = 5;

let attempts = 0;
const seen: Record<string, number> = {};

function count(what: string): void {
  seen[what] = (seen[what] ?? 0) + 1;
}

/** Whatever an attack stumbles over, it goes on. */
function attempt(name: string, work: () => void): void {
  try {
    work();
    count(name);
  } catch (error) {
    count(`${name}: ${error instanceof Error && 'code' in error ? error.code : error}`);
  }
}

function isAlive(): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${servicePid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Regular files the service has open, by the way in that works even after they were deleted. */
function openFiles(): { path: string; target: string; size: number }[] {
  const descriptors = `/proc/${servicePid}/fd`;
  return readdirSync(descriptors).flatMap((name) => {
    const path = join(descriptors, name);
    try {
      const [target, status] = [readlinkSync(path), statSync(path)];
      const ours = target.startsWith('/proc/') || target.startsWith('/dev/');
      const readOnly = /flags:\s+\d*0\n/.test(
        readFileSync(`/proc/${servicePid}/fdinfo/${name}`, 'utf8'),
      );
      if (!status.isFile() || ours || readOnly) return [];
      return [{ path, target: target.replace(/ \(deleted\)$/, ''), size: status.size }];
    } catch {
      // Closed meanwhile.
      return [];
    }
  });
}

function databases(): string[] {
  const line = readFileSync(`/proc/${servicePid}/cmdline`, 'utf8').split('\0');
  const named = line.filter((_, index) => line[index - 1] === '--database');
  const open = openFiles().map(({ target }) => target);
  return [...new Set([...named, ...open])].filter((path) => /\.(?:sqlite|db)$/.test(path));
}

function alter(change: (file: number, size: number, path: string) => void): void {
  for (const { path, size } of openFiles()) {
    attempt('file', () => change(openSync(path, 'r+'), size, path));
  }
}

const copies = new Map<string, Buffer>();

const attacks: Readonly<Record<string, () => unknown>> = {
  rewrite() {
    for (const path of databases()) {
      attempt('database', () => {
        const database = new DatabaseSync(path, { timeout: 200 });
        database.exec(
          `BEGIN IMMEDIATE;
           UPDATE iterations SET result = 'passed', error = NULL WHERE result = 'failed';
           UPDATE runs SET failedIterations = 0, passedIterations =
             (SELECT count(*) FROM iterations WHERE runId = runs.id AND result = 'passed');
           UPDATE runs SET result = 'passed' WHERE result = 'failed';
           COMMIT;`,
        );
        database.close();
      });
    }
  },
  flip() {
    alter((file, size) => {
      const byte = Buffer.alloc(1);
      for (let place = 1; place < size; place += 997) {
        readSync(file, byte, 0, 1, place);
        byte[0] = (byte[0] ?? 0) ^ 0xff;
        writeSync(file, byte, 0, 1, place);
      }
    });
  },
  swap() {
    alter((file, size) => {
      const half = Math.floor(size / 2);
      const [first, second] = [Buffer.alloc(half), Buffer.alloc(half)];
      readSync(file, first, 0, half, 0);
      readSync(file, second, 0, half, half);
      writeSync(file, second, 0, half, 0);
      writeSync(file, first, 0, half, half);
    });
  },
  replay() {
    alter((file, size, path) => {
      const old = copies.get(path);
      if (old === undefined || old.length === 0) {
        const copy = Buffer.alloc(Math.min(size, 1_000));
        readSync(file, copy, 0, copy.length, 0);
        copies.set(path, copy);
      } else {
        for (let place = 0; place < size; place += old.length) {
          writeSync(file, old, 0, Math.min(old.length, size - place), place);
        }
      }
    });
  },
  truncate() {
    alter((file, size) => ftruncateSync(file, Math.floor(size / 3)));
  },
  delete() {
    for (const path of [...databases(), ...openFiles().map(({ target }) => target)]) {
      attempt('file', () => rmSync(path));
      attempt('folder', () => rmSync(dirname(path), { recursive: true }));
    }
  },
  /** Makes the suite harmless, and its results files of a step that has passed. */
  files() {
    const suite = join(workspace, 'suite.yaml');
    attempt('suite', () => {
      const text = readFileSync(suite, 'utf8').replaceAll('"break"', '"lend"');
      writeFileSync(`${suite}.new`, text);
      renameSync(`${suite}.new`, suite);
    });
    attempt('servers', () => writeFileSync(join(workspace, '.mcp.json'), '{"mcpServers":{}}'));
    attempt('report', () => appendFileSync(join(workspace, 'results.xml'), '<testsuites/>'));
  },
  kill() {
    if (attempts > 40) process.kill(Number(servicePid), 'SIGKILL');
  },
  ...portAttacks(servicePid, count),
};

while (isAlive()) {
  attempts += 1;
  try {
    await attacks[attack]?.();
  } catch (error) {
    count(String(error));
  }
  // In one step: this process may be ended at any moment.
  writeFileSync(join(folder, 'seen.new'), JSON.stringify(seen));
  renameSync(join(folder, 'seen.new'), join(folder, 'seen.json'));
  await new Promise((done) => setTimeout(done, PAUSE_MS));
}
