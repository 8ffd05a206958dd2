/** The commands that ask servers: `tools`, `doctor`, `snapshot`, `diff`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { program } from '../../support/cli/captured-terminal.ts';
import { timeLimitMs } from '../../support/effort.ts';
import { ACTION_FOLDER } from '../../support/runner/job-environment.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-servers-'));
  const server = join(ACTION_FOLDER, 'examples/server/index.ts');
  const library = { command: process.execPath, args: [server] };
  const mcpServers = { library, gone: { command: join(folder, 'no-such-program') } };
  writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers }));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const LIMIT_MS = timeLimitMs(120_000);
const at = (...args: string[]) => program(folder, args);

describe('tools', () => {
  it(
    'lists what each tool takes',
    async () => {
      const { exitCode, stdout, stderr } = await at('tools', 'library');
      expect([exitCode, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^library 4 tools\n/);
      expect(stdout).toContain('\n  search_books\n    Find books by');
      expect(stdout).toContain('\n    limit?: integer\n    query: string\n');
    },
    LIMIT_MS,
  );

  it(
    'prints all of it as JSON',
    async () => {
      const { stdout } = await at('tools', 'library', '--json');
      const [library] = JSON.parse(stdout).servers;
      const fee = library.tools.find(({ name }: { name: string }) => name === 'late_fee');
      expect(fee.inputSchema.required).toEqual(['days']);
    },
    LIMIT_MS,
  );

  it(
    'says which servers there are where one is not there',
    async () => {
      const { exitCode, stdout } = await at('tools', 'libary');
      expect(exitCode).toBe(2);
      expect(stdout).toMatch(/^INVALID .*--servers: there is no server `libary`/m);
    },
    LIMIT_MS,
  );
});

describe('doctor', () => {
  it(
    'says of each server how it is, and what to do',
    async () => {
      const { exitCode, stdout } = await at('doctor');
      expect(exitCode).toBe(2);
      expect(stdout).toMatch(/^✓ library healthy, MCP /m);
      expect(stdout).toMatch(/^✗ gone misconfigured, .*\n {4}connection: cannot be started/m);
      expect(stdout).toMatch(/^ {4}What to do: /m);
      expect(stdout).toMatch(/^INVALID {2}/m);
    },
    LIMIT_MS,
  );
});

describe('a variable that a server misses', () => {
  it(
    'is told with its place and with what to do, and nothing beside',
    async () => {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference, as configurations have it
      const env = { KEY: '${NO_SUCH_KEY}' };
      const wanting = { command: process.execPath, args: ['-e', ''], env };
      writeFileSync(
        join(folder, 'wanting.json'),
        JSON.stringify({ mcpServers: { wanting } }, null, 2),
      );
      const commands = [
        ['tools'],
        ['init', 'wanting.yaml'],
        ['snapshot'],
        ['record', 'wanting', 'a'],
      ];
      for (const words of commands) {
        const { exitCode, stdout } = await at(...words, '--mcp-config', 'wanting.json');
        expect([words, exitCode]).toEqual([words, 2]);
        expect(stdout).toBe(
          '\nINVALID  The configuration is wrong: wanting.json:10:9: server "wanting": env.KEY: the ' +
            'environment variable NO_SUCH_KEY is not set. Set it, read it from a file with `--dotenv`, ' +
            // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference, as configurations have it
            'or write ${NO_SUCH_KEY:-default}.\n',
        );
      }
    },
    LIMIT_MS,
  );
});

describe('a server that does not start', () => {
  it(
    'is told of by what it said, and not by the request that found it out',
    async () => {
      const failing = { command: process.execPath, args: ['-e', 'throw new Error("no key")'] };
      writeFileSync(
        join(folder, 'failing.json'),
        JSON.stringify({ mcpServers: { failing } }, null, 2),
      );
      const commands: [words: string[], exitCode: number][] = [
        [['init', 'failing.yaml'], 3],
        [['record', 'failing', 'a'], 3],
        [['snapshot', 'failing-surface.json'], 1],
      ];
      for (const [words, expected] of commands) {
        const { exitCode, stdout, stderr } = await at(...words, '--mcp-config', 'failing.json');
        const told = `${stdout}${stderr}`.replaceAll(/\s+/g, ' ');
        expect([words, exitCode]).toEqual([words, expected]);
        expect(told).toContain('MCP server "failing" exited with code 1 (connect).');
        expect(told).toContain('no key');
        expect(told).not.toMatch(/The service|request id|\b(?:prj|srv)_|\[502 /);
      }
    },
    LIMIT_MS,
  );
});

describe('snapshot and diff', () => {
  it(
    'write down what servers offer, and tell what changed',
    async () => {
      const options = ['--servers', 'library'];
      const file = join(folder, 'mcp-surface.json');
      const unasked = await at('diff', ...options);
      expect(unasked.exitCode).toBe(2);
      expect(unasked.stdout).toContain('base: is missing, and there is no `mcp-surface.json`.');
      expect((await at('diff', 'file:gone.json', ...options)).exitCode).toBe(3);
      const misnamed = await at('diff', 'gone.json', ...options);
      expect(misnamed.exitCode).toBe(2);
      expect(misnamed.stdout).toContain('base: there is no file or folder `gone.json`.');
      const told = 'What the servers offer is in mcp-surface.json.\n';
      expect(await at('snapshot', ...options)).toMatchObject({ exitCode: 0, stderr: told });
      const written = readFileSync(file, 'utf8');
      expect(await at('snapshot', ...options)).toMatchObject({ exitCode: 0, stderr: '' });

      // Before, it took nothing by that name.
      writeFileSync(file, written.replaceAll('"days"', '"weeks"'));
      const diff = await at('diff', ...options);
      expect(diff.exitCode).toBe(1);
      expect(diff.stdout).toMatch(/^✗ breaking, property required: library: tool late_fee /m);
      expect(diff.stdout).toMatch(/^FAILED {2}/m);
      expect(await at('snapshot', ...options)).toMatchObject({ exitCode: 1 });
      expect(readFileSync(file, 'utf8')).not.toBe(written);

      expect(await at('snapshot', '--update', ...options)).toMatchObject({ exitCode: 0 });
      expect(readFileSync(file, 'utf8')).toBe(written);
    },
    LIMIT_MS,
  );
});
