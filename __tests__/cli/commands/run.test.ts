import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reportFileSchema } from '../../../src/report-file/report-schema.ts';
import { program } from '../../support/cli/captured-terminal.ts';
import { timeLimitMs } from '../../support/effort.ts';
import { ACTION_FOLDER } from '../../support/runner/job-environment.ts';

let folder: string;
const SERVER = join(ACTION_FOLDER, 'examples/server/index.ts');

const call = (days: number) => ({
  ...{ kind: 'toolCall', toolName: 'late_fee', arguments: { days } },
});
const fee = { title: 'fee', steps: [call(3)] };
const contains = (needle: string) => ({
  ...{ kind: 'assert', assertion: { type: 'responseContains', needle } },
});

function suite(name: string, ...tests: unknown[]): void {
  const file = join(folder, `${name}.yaml`);
  writeFileSync(file, JSON.stringify({ name, servers: ['library'], tests }));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-run-'));
  const library = { command: process.execPath, args: [SERVER] };
  writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: { library } }));
  suite('good', fee);
  suite('bad', fee, { title: 'seven', runs: 2, steps: [call(3), contains('seven')] });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const LIMIT_MS = timeLimitMs(120_000);

describe('run', () => {
  it(
    'tells a line a case, why one failed, and the verdict last, and nothing beside that',
    async () => {
      const { exitCode, stdout, stderr } = await program(folder, ['run', 'bad.yaml']);
      const lines = stdout.trimEnd().split('\n');
      expect(lines).toContainEqual(expect.stringMatching(/^✓ fee \d+ ms$/));
      const at = lines.findIndex((line) => /^✗ seven 0 of 2, \d+ ms$/.test(line));
      expect(lines[at + 1]).toBe('    Iterations 1 and 2 failed:');
      expect(lines[at + 2]).toMatch(
        /^ {4}responseContains: Expected the response to contain "seven"/,
      );
      expect(lines.at(-1)).toMatch(/^FAILED {2}1 of 3 iterations passed \(33\.3%\)/);
      expect(lines.filter((line) => line.startsWith('✗ seven'))).toHaveLength(1);
      expect([exitCode, stderr]).toEqual([1, '']);
    },
    LIMIT_MS,
  );

  it(
    'tells once what failed several cases: a refusal, an assertion, a server that is dead',
    async () => {
      const asks = (serverName: string, toolName: string, args: unknown) => ({
        ...{ kind: 'toolCall', serverName, toolName, arguments: args },
      });
      const lookUp = (isbn: string) => ({
        ...{ title: `looks up ${isbn}`, steps: [asks('library', 'get_book', { isbn })] },
      });
      const seven = (days: number) => ({
        title: `${days} days`,
        steps: [asks('library', 'late_fee', { days }), contains('seven')],
      });
      const lost = (title: string) => ({ title, steps: [asks('dead', 'any', {})] });
      const tests = [lookUp('0'), lookUp('00'), seven(3), seven(4), lost('a'), lost('b')];
      writeFileSync(
        join(folder, 'alike.yaml'),
        JSON.stringify({ name: 'alike', servers: ['library', 'dead'], tests }),
      );
      const dead = { command: process.execPath, args: ['-e', 'process.exit(3)'] };
      const library = { command: process.execPath, args: [SERVER] };
      writeFileSync(
        join(folder, 'with-dead.json'),
        JSON.stringify({ mcpServers: { library, dead } }),
      );
      const args = ['run', 'alike.yaml', '--mcp-config', 'with-dead.json'];
      const { stdout } = await program(folder, args);
      const told = [
        '6 cases failed, for 3 causes:',
        '  ✗ 2 cases: get_book refused the call: There is no book with ISBN ….',
        '  ✗ 2 cases: Expected the response to contain "seven"',
        '  ✗ 2 cases: MCP server "dead" exited with code 3.',
      ];
      expect(stdout).toContain(`\n\n${told.join('\n')}\n\n`);
    },
    LIMIT_MS,
  );

  it(
    'prints the report of each suite as JSON, and lines for people beside it',
    async () => {
      const args = ['run', 'good.yaml', 'bad.yaml', '--json', '--fail-on', 'never'];
      const { exitCode, stdout, stderr } = await program(folder, args);
      expect(exitCode).toBe(0);
      const documents = JSON.parse(stdout).map((one: unknown) => reportFileSchema.parse(one));
      expect(documents).toMatchObject([
        { verdict: { value: 'passed' }, report: { suite: { name: 'good' } } },
        { verdict: { value: 'failed' }, report: { suite: { name: 'bad' } } },
      ]);
      expect(stderr).toMatch(/^good\.yaml\n✓ fee/);
    },
    LIMIT_MS,
  );

  it(
    'writes the report and every trace where it is asked to, over those of an earlier run',
    async () => {
      const args = ['run', 'good.yaml', '--output', 'out'];
      const traces = () => readdirSync(join(folder, 'out/traces')).sort();
      const twice = [...args, '--iterations', '2'];
      expect(await program(folder, twice)).toMatchObject({ exitCode: 0 });
      expect(traces()).toEqual([1, 2].map((at) => `case-1-iteration-${at}.json`));
      writeFileSync(join(folder, 'out/traces/of-mine.json'), '{}');
      expect(await program(folder, args)).toMatchObject({ exitCode: 0, stderr: '' });
      expect(traces()).toEqual(['case-1-iteration-1.json', 'of-mine.json']);
      const judged = await program(folder, ['gate', '--report', 'out/report.json']);
      expect(judged).toMatchObject({ exitCode: 0, stderr: '' });
    },
    LIMIT_MS,
  );

  it('says before anything runs that a report cannot be written to a file', async () => {
    const { exitCode, stdout } = await program(folder, [
      'run',
      'good.yaml',
      '--output',
      'bad.yaml',
    ]);
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(/^INVALID .* --output: `bad\.yaml` is a file\. Name the folder/m);
  });

  it(
    'runs the chosen cases alone',
    async () => {
      const { exitCode, stdout } = await program(folder, ['run', 'bad.yaml', '--case', 'fee']);
      expect(exitCode).toBe(0);
      expect(stdout).toMatch(/^✓ fee \d+ ms\n/);
      expect(stdout).not.toContain('seven');
      const none = await program(folder, ['run', 'bad.yaml', '--tag', 'slow']);
      expect(none.exitCode).toBe(2);
      expect(none.stdout).toContain('bad.yaml: has no case with the tag "slow"');
      const hosted = ['--base-url', 'https://evals.example.com/api/v1', '--api-key', 'sk_some_key'];
      const kept = await program(folder, ['run', 'bad.yaml', '--filter', 'fee', ...hosted]);
      expect(kept.exitCode).toBe(2);
      expect(kept.stdout).toContain('--filter: works with the embedded service only');
    },
    LIMIT_MS,
  );

  it(
    'stops at the first case that fails, where it is asked to',
    async () => {
      const late = { title: 'late', runs: 200, steps: [call(3)] };
      suite('long', { title: 'fails', steps: [call(3), contains('seven')] }, late);
      const args = ['run', 'long.yaml', 'good.yaml', '--bail', '--concurrency', '1'];
      const { exitCode, stdout, stderr } = await program(folder, args);
      expect([exitCode, stderr]).toEqual([1, 'Stopped at the first case that failed (--bail).\n']);
      expect(stdout).toMatch(/^✗ fails /m);
      expect(stdout).not.toContain('✓ late');
      expect(stdout).not.toContain('good.yaml');
    },
    LIMIT_MS,
  );

  it('tells mistakes in the words of the command line, and exits with 2', async () => {
    const options = ['--min-pass-rate', '0.9', '--model-base-urls', 'x', '--iterations', '2'];
    const twice = [...options, '--iterations', '3', '--api-key', 'sk_secret_of_mine'];
    const { exitCode, stdout } = await program(folder, ['run', ...twice]);
    expect(exitCode).toBe(2);
    const places = [...stdout.matchAll(/^- (\S+):/gm)].map(([, place]) => place);
    expect(places.toSorted()).toEqual([
      ...['--api-key', '--iterations', '--min-pass-rate', '--model-base-urls', '--suite-file'],
    ]);
    expect(stdout).toContain('is of no use without `--base-url`');
    expect(stdout).toContain(
      '--suite-file: is missing; give `--suite-file` to run a suite. Example',
    );
    expect(stdout).not.toContain('sk_secret');
  });

  it(
    'ends in good order where it is interrupted',
    async () => {
      cpSync(join(folder, 'good.yaml'), join(folder, 'other.yaml'));
      const { exitCode, stdout } = await program(folder, ['run', 'good.yaml', 'other.yaml'], {
        signal: AbortSignal.abort(new Error('It was interrupted.')),
      });
      expect([exitCode, stdout]).toEqual([0, '']);
    },
    LIMIT_MS,
  );
});
