/** Cases from the field, in `shared/cases/mcp`: each `case.md` tells the expected outcomes. */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { TERMINAL_INPUTS } from '../../src/inputs/rows.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import type { Failure } from '../../src/report/failure.ts';
import { advise, describeFailure } from '../../src/words/failures.ts';
import { describeProblem } from '../../src/words/problems.ts';
import { serveHttp } from '../support/http-server.ts';

const FOLDER = join(import.meta.dirname, '../../../../shared/cases/mcp');

interface Case {
  folder: string;
  config?: string;
  /** Programs by the port that the files of the case name, which a free one replaces. */
  servers?: Record<number, string[]>;
  /** Titles, steps in the short form, and what `OUTCOME: WORDS` of the iteration matches. */
  tests: [title: string, steps: object[], expected: RegExp][];
  /** What `VERDICT: WORDS` of the problems and failures of the run matches. */
  run?: RegExp;
}

const price = (of: string, server = 'shop') => ({
  call: `${server}/price`,
  with: { of },
  expect: `${of} costs 5`,
});
const prices = (server: string, expected: RegExp[]): Case['tests'] => {
  const [two = /./, next = /./, third = /./] = expected;
  return [
    [`${server}: two prices in one case`, [price('tea', server), price('milk', server)], two],
    [`${server}: a price in the next case`, [price('bread', server)], next],
    [`${server}: a price in a third case`, [price('salt', server)], third],
  ];
};
const ran = (title: string, tool: string, expected: RegExp): Case['tests'][number] => {
  return [
    title,
    [{ call: `mixed/${tool}`, with: { q: 'x' }, expect: { equals: `${tool} ran` } }],
    expected,
  ];
};
const pinged = (server: string, expected: RegExp): Case['tests'][number] => {
  return [server, [{ call: `${server}/ping_me` }], expected];
};
const hello = (title: string, server: string, expected: RegExp): Case['tests'][number] => {
  return [title, [{ call: `${server}/hello` }], expected];
};

const BIG = '9007199254740993';
const newest = { call: 'newest', expect: BIG };
/** Files in the words of other clients, and what is said of them. */
const WORDS: Record<string, RegExp> = {
  cmdc: /^invalid.*npx/,
  cmdline: /^invalid.*args/,
  env: /^invalid.*`env`/,
  httpUrl: /^invalid.*`url`/,
  local: /^invalid.*`args`/,
  serverUrl: /^invalid.*`url`/,
  space: /^invalid.*`url`/,
  streamable: /^invalid.*`http`|^failed.*41808/,
  'string-args': /^invalid.*args/,
  three: /^invalid(?=.*stdio)(?=.*`args`)(?=.*`env`)/,
  transport: /^invalid.*`type`|^failed.*41819/,
  win: /^invalid.*Program Files/,
};

const CASES: Case[] = [
  {
    folder: '02-session-ended',
    servers: { 41802: ['server.mjs', '404'], 41822: ['server.mjs', '400'] },
    tests: [
      ...prices('shop', [/^passed/, /^passed/, /^passed/]),
      ...prices('shop400', [/^failed.*session/i, /^passed/, /^passed|session/i]),
    ],
  },
  {
    folder: '04-one-bad-schema',
    tests: [
      ran('the healthy tool', 'healthy', /^passed/),
      ran('required null', 'no_required', /^passed|no_required/),
      ran('no type', 'no_type', /^passed|no_type/),
    ],
  },
  ...['annotations', 'anyof', 'description', 'properties', 'required', 'type'].map(
    (kind): Case => ({
      folder: '04-one-bad-schema',
      config: `mcp-${kind}.json`,
      tests: [
        ran('the healthy tool', 'healthy', /^passed/),
        ran('the odd tool', 'odd', /^passed|odd/),
      ],
    }),
  ),
  { folder: '06-big-integers', tests: [['the text has the whole number', [newest], /^passed/]] },
  {
    folder: '06-big-integers',
    tests: [['an id is given as a number', [{ call: 'by_id', with: { id: 'BIG' } }], /./]],
    run: RegExp(`^invalid.*${BIG}`),
  },
  {
    folder: '09-sse-endpoint-origin',
    servers: {
      41809: ['server.mjs'],
      41829: ['server.mjs', 'http%3A//127.0.0.1%3A41829/messages/?session=1'],
      41819: ['server.mjs', '/messages?session=1'],
    },
    tests: [
      hello('another origin', 'wrong', /^failed(?=.*0\.0\.0\.0:\d)(?=.*127\.0\.0\.1:\d)/),
      hello('URL-encoded', 'encoded', /^failed.*http%3A/),
      hello('by its path', 'right', /^passed/),
      hello('not said to be one', 'untyped', /^passed/),
    ],
  },
  {
    folder: '14-id-as-text',
    tests: [
      pinged('text', /^passed/),
      pinged('nothing', /^failed.*jsonrpc/),
      pinged('nil', /^failed/),
      pinged('code', /^failed.*You may not do this/),
    ],
  },
  {
    folder: '14-id-as-text',
    config: 'mcp-http.json',
    servers: { 41814: ['server-http.mjs'] },
    tests: [
      pinged('text', /^passed/),
      pinged('nothing', /^failed.*jsonrpc/),
      pinged('code', /^failed.*You may not do this/),
      pinged('empty', /^failed/),
      pinged('batch', /^failed/),
      pinged('204', /^failed/),
    ],
  },
  {
    folder: '15-docker-run-without-i',
    tests: [
      hello('without -i', 'boxed', /^(?:failed|invalid).*`?-i\b/),
      hello('with -i', 'open', /^passed/),
    ],
  },
  ...Object.entries(WORDS).map(
    ([name, run]): Case => ({
      folder: '18-words-of-other-clients',
      config: `mcp-${name}.json`,
      tests: [hello('says hello', 's', /./)],
      run,
    }),
  ),
];

/** A port that nothing listens on. */
async function freePort(): Promise<string> {
  const { origin, close } = await serveHttp(() => {});
  await close();
  return new URL(origin).port;
}

/** Copies a case to a new folder, with free ports, and starts its servers. */
async function open({ folder, servers = {} }: Case) {
  const workspace = mkdtempSync(join(tmpdir(), 'case-'));
  cpSync(join(FOLDER, folder), workspace, { recursive: true });
  const ports = new Map<string, string>();
  for (const port of Object.keys(servers)) ports.set(port, await freePort());
  const rewrite = (text: string) => text.replace(/418\d\d/g, (port) => ports.get(port) ?? port);
  for (const name of readdirSync(workspace).filter((file) => /\.(?:mjs|json)$/.test(file))) {
    const file = join(workspace, name);
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
  }
  const programs = Object.entries(servers).map(([port, [file = '', ...args]]) =>
    spawn(process.execPath, [file, port, ...args].map(rewrite), {
      cwd: workspace,
      stdio: 'ignore',
    }),
  );
  for (const port of ports.values()) {
    while (!(await fetch(`http://127.0.0.1:${port}`).catch(() => null))) await wait(10);
  }
  const close = () => {
    for (const program of programs) program.kill();
    rmSync(workspace, { recursive: true });
  };
  return { workspace, close };
}

const wordsOf = (failures: Failure[]) =>
  failures
    .map((one) => `${describeFailure(one)} ${advise(one)}`)
    .join(' ')
    .replaceAll('\n', ' ');

const testCases = existsSync(FOLDER) ? test : test.skip;

testCases.each(CASES.map((one) => [`${one.folder} ${one.config ?? ''}`, one] as const))(
  '%s',
  async (_name, one) => {
    const { workspace, close } = await open(one);
    const tests = one.tests.map(([title, steps]) => ({ title, steps }));
    const suite = JSON.stringify({ name: 'case', tests }).replace('"BIG"', BIG);
    writeFileSync(join(workspace, 'suite.json'), suite);
    const { report, verdict } = await runPipeline(
      new Map([
        ['suite-file', 'suite.json'],
        ['mcp-config', one.config ?? '.mcp.json'],
      ]),
      TERMINAL_INPUTS,
      {
        variables: { ...process.env, PATH: `${workspace}/bin:${process.env['PATH']}` },
        workspace,
        logger: { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} },
        signal: new AbortController().signal,
        redactor: new Redactor(),
        now: Date.now,
      },
    );
    close();
    const iterations = report.cases.flatMap((tested) => tested.iterations);
    const failures = [...report.failures, ...iterations.flatMap((ended) => ended.failures)];
    const problems = report.problems.map(describeProblem).join(' ');
    expect(`${verdict.value}: ${problems} ${wordsOf(failures)}`).toMatch(one.run ?? /./);
    if (one.run !== undefined) return;
    for (const [title, , expected] of one.tests) {
      const [ended] = report.cases.find((tested) => tested.title === title)?.iterations ?? [];
      const said = `${title}: ${ended?.outcome}: ${wordsOf(ended?.failures ?? [])}`;
      expect(said.slice(title.length + 2)).toMatch(expected);
    }
  },
);
