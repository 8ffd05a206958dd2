/** `record`, with a real server. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CancelledError } from '../../../../src/trouble/errors.ts';
import { Captured, program } from '../../../support/cli/captured-terminal.ts';
import { timeLimitMs } from '../../../support/effort.ts';
import { ACTION_FOLDER } from '../../../support/runner/job-environment.ts';

const LIMIT_MS = timeLimitMs(180_000);
const ISBN = '9780141439518';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-record-'));
  const server = join(ACTION_FOLDER, 'examples/server/index.ts');
  const library = { command: process.execPath, args: [server] };
  const entry = '@modelcontextprotocol/server-everything/dist/index.js';
  const everything = {
    ...{ command: process.execPath, args: [createRequire(import.meta.url).resolve(entry)] },
  };
  writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: { library, everything } }));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const at = (...args: string[]) => program(folder, args);
const written = (file: string) => readFileSync(join(folder, file), 'utf8');
const record = (tool: string, args: object, ...more: string[]) =>
  at('record', 'library', tool, '--args', JSON.stringify(args), ...more);

describe('record', () => {
  it(
    'makes a suite of calls that holds when it is run',
    async () => {
      const { exitCode, stdout, stderr } = await record('late_fee', { days: 3 });
      expect([exitCode, stderr]).toEqual([0, '']);
      expect(stdout).toBe(
        'late_fee answered:\n    The fee is 0.60 euros.\n' +
          'Added to evals/smoke.yaml: late_fee days=3\n' +
          '    expects {"type":"textContains","needle":"The fee is 0.60 euros."}\n',
      );
      const book = await record('get_book', { isbn: ISBN }, '--title', 'a book');
      expect(book.stdout).toContain('expects {"type":"matchesOutputSchema"}\n');
      expect(book.stdout).toContain(`{"type":"jsonPath","path":"$.isbn","equals":"${ISBN}"}`);
      const none = await record('get_book', { isbn: '1' }, '--title', 'no book');
      expect(none.stdout).toMatch(/^get_book ended in an error:\n/);
      const unfit = await record('late_fee', { days: -1 }, '--expect-error');
      expect([unfit.exitCode, unfit.stderr]).toEqual([0, '']);
      const run = await at('run', 'evals/smoke.yaml');
      // In the order in which they end.
      expect(run.stdout.match(/^. .*?(?= \d+ ms)/gm)?.toSorted()).toEqual([
        ...['✓ a book', '✓ late_fee days=-1', '✓ late_fee days=3', '✓ no book'],
      ]);
      expect(run.exitCode).toBe(0);
    },
    LIMIT_MS,
  );

  it(
    'calls nothing, and writes nothing, where something is wrong',
    async () => {
      const late = ['record', 'library', 'late_fee'];
      writeFileSync(join(folder, 'broken.yaml'), 'name: a\n');
      const rows: [words: string[], told: string | RegExp][] = [
        [['record', 'library', 'late_fees'], 'Did you mean `late_fee`?'],
        [[...late, '--args', '{"days":"x"}'], /--args: .*days.*--expect-error/s],
        [
          [...late, '--args', 'days'],
          /--args: is no JSON: it takes braces .* Example: --args '\{"days": 3\}'/s,
        ],
        [[...late, '--args', '[3]'], '--args: must be a JSON object.'],
        [[...late, '--args', '{"days":3}', '--suite', 'broken.yaml'], 'broken.yaml:1:1'],
        [[...late, '--args', '{"days":3}', '--suite', '../a.yaml'], 'must lie in this folder'],
        [
          ['record', 'library', 'search_books', '--args', '{"query":"ghp_0123456789abcdefABCD"}'],
          /--args: `query` looks like a secret/,
        ],
        [
          ['record', 'libary', 'late_fee'],
          / server: there is no server `libary`\. Did you mean `library`\?/,
        ],
        [['record', 'everything', 'simulate-research-query'], 'as tasks alone'],
        [['record', 'library'], 'there is no call to record'],
      ];
      const before = written('evals/smoke.yaml');
      for (const [words, told] of rows) {
        const { exitCode, stdout } = await at(...words);
        expect([words, exitCode]).toEqual([words, 2]);
        if (typeof told === 'string') expect(stdout).toContain(told);
        else expect(stdout).toMatch(told);
        expect(stdout).not.toContain('ghp_0123456789abcdefABCD');
      }
      const fine = await record('late_fee', { days: 3 }, '--expect-error');
      expect(fine).toMatchObject({ exitCode: 1 });
      expect(fine.stdout).toContain('Nothing was written: late_fee was to end in an error.');
      expect(written('evals/smoke.yaml')).toBe(before);
    },
    LIMIT_MS,
  );

  it(
    'reads calls of a session, and goes on after a mistake',
    async () => {
      const lines = [
        '# fees',
        'late_fee {"days": 1}',
        '',
        'late_fee {"days":',
        'late_fee {"days": 2}',
      ];
      const { exitCode, stdout } = await program(
        folder,
        ['record', 'library', '--suite', 'session.yaml', '--case-per-call'],
        { stdin: Readable.from(`${lines.join('\n')}\n`) },
      );
      expect(exitCode).toBe(2);
      expect(stdout).toMatch(/line 4: is no JSON: .* Example: late_fee \{"days": 3\}$/m);
      expect(written('session.yaml').match(/title: .*/g)).toEqual([
        'title: late_fee days=1',
        'title: late_fee days=2',
      ]);
      expect(await at('validate', 'session.yaml')).toMatchObject({ exitCode: 0 });
    },
    LIMIT_MS,
  );

  it(
    'makes one case of a session, in which the server remembers what was done before',
    async () => {
      const reserve = (member: string) =>
        `reserve_book {"isbn": "9780141439846", "member": "${member}"}\n`;
      const session = (...lines: string[]) => ({ stdin: Readable.from(lines) });
      const words = ['record', 'library', '--suite', 'one.yaml'];
      const { exitCode, stdout, stderr } = await program(
        folder,
        words,
        session(reserve('Ada'), reserve('Grace')),
      );
      expect([exitCode, stderr]).toEqual([0, '']);
      expect(stdout).toBe(
        'reserve_book answered:\n    Reserved for Ada; copies left: 0.\n' +
          '    expects {"type":"textContains","needle":"Reserved for Ada; copies left: 0."}\n' +
          'reserve_book ended in an error:\n    No copy of "Dracula" is left to reserve.\n' +
          '    expects {"expectError":{"contains":"No copy of \\"Dracula\\" is left to reserve."}}\n' +
          'Added to one.yaml: reserve_book, reserve_book\n',
      );
      const titled = [...words, '--title', 'one call'];
      expect(await program(folder, titled, session(reserve('Ada')))).toMatchObject({ exitCode: 0 });
      const run = await at('run', 'one.yaml');
      expect(run.stdout.match(/^. .*?(?= \d+ ms)/gm)?.toSorted()).toEqual([
        ...['✓ one call', '✓ reserve_book, reserve_book'],
      ]);
      const again = await program(folder, titled, session(reserve('Ada')));
      expect(again.exitCode).toBe(2);
      expect(again.stdout).toContain('--title: one.yaml has a case of this title already');
    },
    LIMIT_MS,
  );

  it(
    'writes what a session had done when it was interrupted',
    async () => {
      const interrupt = new AbortController();
      const stdout = new Captured();
      async function* typed() {
        yield 'late_fee {"days": 4}\n';
        while (!stdout.text.includes('expects')) await delay(20);
        interrupt.abort(new CancelledError('It was interrupted.'));
        yield 'late_fee {"days": 5}\n';
      }
      const words = ['record', 'library', '--suite', 'late.yaml'];
      const { signal } = interrupt;
      await program(folder, words, { stdin: Readable.from(typed()), signal, stdout });
      expect(stdout.text).toContain('Added to late.yaml: late_fee days=4\n');
      const none = await program(folder, words, {
        ...{ stdin: Readable.from([]), signal },
      });
      expect(none.stdout).not.toContain('no call');
    },
    LIMIT_MS,
  );

  it('is told where what is written does not go together', async () => {
    const rows = [
      [['record', 'library', '--args', '{}'], '--args is for one call'],
      [['record', 'library', 'late_fee', '--case-per-call'], '--case-per-call is for a session'],
    ] as const;
    for (const [words, told] of rows) {
      const { exitCode, stderr } = await at(...words);
      expect([exitCode, stderr]).toEqual([2, expect.stringContaining(told)]);
    }
  });
});

it('says that a suite that is run again and again is not told as JSON', async () => {
  const { exitCode, stderr } = await at('run', 'any.yaml', '--watch', '--json');
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^error: --watch and --json do not go together/);
});
