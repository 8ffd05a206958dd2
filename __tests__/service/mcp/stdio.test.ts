/** What is read from a process: standard output, and the end of standard error. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { OutputTail } from '../../../src/lib/output-tail.ts';
import { Processes } from '../../../src/lib/processes.ts';
import { Redactor } from '../../../src/lib/redaction/redactor.ts';
import { StdioTransport } from '../../../src/service/mcp/stdio.ts';
import { onLinux } from '../../support/processes.ts';

const redactor = new Redactor();
redactor.add('TOKEN', ['secret-token-1234']);

/** A program of Node.js. */
function transportOf(code: string): StdioTransport {
  const start = { command: process.execPath, args: ['-e', code], cwd: import.meta.dirname };
  return new StdioTransport({ ...start, env: {} }, new Processes(randomUUID()));
}

/** All that a program of Node.js sends until it ends. `send` writes messages with an id. */
async function readAll(code: string) {
  const send = `const { writeSync } = require('node:fs');
    const write = (text) => {
      // A pipe that is full refuses to take more.
      for (let at = 0; at < text.length; ) try { at += writeSync(1, text.slice(at, at + 65536)); } catch {}
    };
    const send = (id, more = '') => write('{"jsonrpc":"2.0","id":' + id + more + '}\\n');`;
  const transport = transportOf(`${send}${code}`);
  const ids: unknown[] = [];
  const errors: Error[] = [];
  transport.onmessage = (message) => ids.push('id' in message ? message.id : null);
  transport.onerror = (error) => errors.push(error);
  const closed = new Promise<void>((resolve) => {
    transport.onclose = resolve;
  });
  await transport.start();
  await closed;
  await transport.close();
  const odd = transport.oddLines.map((line) => redactor.text(line, 100));
  return { ids, odd, errors, excess: transport.excess };
}

onLinux('how a process ends is known, however busy this process is meanwhile', async () => {
  const code =
    'require("node:fs").closeSync(1); process.stdin.on("end", () => process.exit(7)).resume()';
  const transport = transportOf(code);
  const { child } = transport.group;
  const exitCode = new Promise((resolve) => {
    transport.onclose = () => resolve(child.exitCode);
  });
  await transport.start();
  await once(child.stdout, 'end');
  child.stdin.end();
  // Nothing goes on here until the process has ended, and longer than its end is waited for.
  const until = 'until grep -q ") Z" /proc/$0/stat; do :; done; sleep 1.1';
  setImmediate(() => execFileSync('sh', ['-c', until, String(child.pid)]));
  expect(await exitCode).toBe(7);
  await transport.close();
});

const HOLDS =
  'send(1); require("node:child_process").spawn("sleep", ["600"], { stdio: "inherit" }); process.exit()';
const [X, ODD_LINES] = ['x'.repeat(85), 'write("Ready\\n[1]\\n{oops\\n{}\\nmore\\n")'];
test.each([
  ['line ends of Windows', 'write(`\\r\\n\\n{"jsonrpc":"2.0","id":1}\\r\\n`)', [1], []],
  ['an answer that is none, which others judge', 'send(1, `,"result":5`)', [1], []],
  ['an answer that comes with the end', 'send(1); process.exit(3)', [1], []],
  ['an output that another process holds open', HOLDS, [1], []],
  ['lines that are no messages', `${ODD_LINES}; send(1)`, [1], ['Ready', '[1]', '{oops']],
  ['a secret in a line', `write("${X}secret-token-1234 and more\\n")`, [], [`${X}*** and more`]],
])('%s', async (_name, code, ids, odd) => {
  expect(await readAll(code)).toMatchObject({ ids, odd, errors: [], excess: null });
});

const STACK = `node:internal/modules/cjs/loader:1386
  throw err;
  ^

Error: Cannot find module '/x.js'
    at Function._resolveFilename (node:internal/modules/cjs/loader:1383:15)
    at start (file:///work/start.js:3:1)
    at node:internal/main/run_main_module:36:49 {
  code: 'MODULE_NOT_FOUND'
}

Node.js v24.1.0
`;
test.each([
  ['is short', ['on', 'e\ntwo\n'], 'one\ntwo'],
  ['has a letter in two chunks', [Buffer.from([0xc3]), Buffer.from([0xa9])], 'é'],
  ['begins in a line', ['a'.repeat(5_000), `\n${'b'.repeat(4_000)}`], 'b'.repeat(4_000)],
  ['is one line', ['c'.repeat(5_000)], 'c'.repeat(4_096)],
  ['is one line with its end', ['c'.repeat(5_000), '\n'], 'c'.repeat(4_096)],
  ['is a long line with its end', ['c'.repeat(20_000), '\n'], 'c'.repeat(4_096)],
  ['cuts a secret in its only line', [`secret-token-1234${'\u001b[1m'.repeat(4_092)}end`], ''],
  // Escapes take most of what is kept, whose cut is in the secret.
  ['cuts a secret', [`secret-token-1234${'\u001b[1m'.repeat(4_093)}\nend`], 'end'],
  [
    'is of Node.js',
    [STACK],
    "Error: Cannot find module '/x.js'\n    at start (file:///work/start.js:3:1) {\n  code: 'MODULE_NOT_FOUND'\n}",
  ],
  ['is nothing but frames', ['    at node:internal/x:1:1\n'], 'at node:internal/x:1:1'],
])('the end of standard error that %s', (_name, chunks, expected) => {
  const tail = new OutputTail();
  for (const chunk of chunks) tail.add(Buffer.from(chunk));
  expect(tail.read(redactor)).toBe(expected);
});
