import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A server under test that tells what it was given: in results, errors, names, descriptions, on its
 * standard error and where messages belong, in whatever form and behind as many characters as asked.
 * `TELL_MODE=crash` tells as it starts and ends; `TELL_MODE=names` has it in names of tools.
 */
interface Telling {
  /** `env:NAME`, or `arg:INDEX` for a word of its command line. */
  of: string;
  way: 'result' | 'tool-error' | 'rpc-error' | 'pieces' | 'stderr' | 'banner' | 'malformed';
  form?: Form;
  pad?: number;
  /** Characters after it. */
  after?: number;
}

const FORMS = {
  plain: (value: string) => value,
  json: (value: string) => JSON.stringify(value),
  url: (value: string) => encodeURIComponent(value),
  base64: (value: string) => Buffer.from(value).toString('base64'),
  shifted: (value: string) => Buffer.from(`u:${value}`).toString('base64url'),
  hex: (value: string) => Buffer.from(value).toString('hex'),
};
export type Form = keyof typeof FORMS;

const given = (of: string): string => {
  const [kind, name = ''] = of.split(':');
  return (kind === 'env' ? process.env[name] : process.argv[Number(name) + 2]) ?? `no ${of}`;
};

/** In two writes with a pause between them, so that no reader has it whole. */
async function inPieces(stream: NodeJS.WriteStream, text: string, at: number): Promise<void> {
  stream.write(text.slice(0, at));
  await delay(30);
  stream.write(text.slice(at));
  await delay(30);
}

const send = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

function textOf({ of, form = 'plain', pad = 0, after = 40 }: Telling): string {
  return `${'x'.repeat(pad)}${FORMS[form](given(of))}${'y'.repeat(after)}`;
}

async function tell(id: number, telling: Telling): Promise<void> {
  const text = textOf(telling);
  const content = [{ type: 'text', text }];
  const reply = (result: object) => ({ jsonrpc: '2.0', id, result });
  switch (telling.way) {
    case 'result':
      return void send(reply({ content }));
    case 'tool-error':
      return void send(reply({ content, isError: true }));
    case 'rpc-error':
      return void send({ jsonrpc: '2.0', id, error: { code: -1, message: text } });
    case 'malformed':
      return void send(reply({ content: [{ type: text, [text]: text }] }));
    case 'pieces':
      return inPieces(process.stdout, `${JSON.stringify(reply({ content }))}\n`, text.length - 20);
    case 'stderr':
      await inPieces(process.stderr, text, (telling.pad ?? 0) + 9);
      return process.exit(3);
    case 'banner':
      process.stdout.write(`${text}\n`);
      await delay(30);
      return process.exit(4);
  }
}

const TOLD = (process.env['TELL_NAMES'] ?? '').split(' ').filter((name) => name !== '');

function tools() {
  const inputSchema = { type: 'object' };
  const say = { name: 'say', description: TOLD.map(given).join(' '), inputSchema };
  if (process.env['TELL_MODE'] !== 'names') return [say];
  const pad = Number(process.env['TELL_PAD'] ?? 0);
  return [say, ...TOLD.map((of) => ({ ...say, name: textOf({ of, way: 'result', pad }) }))];
}

function receive(line: string): void {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    const { protocolVersion } = params;
    const serverInfo = { name: 'telling', version: '1' };
    const instructions = TOLD.map(given).join(' ');
    const result = { protocolVersion, capabilities: { tools: {} }, serverInfo, instructions };
    send({ jsonrpc: '2.0', id, result });
  } else if (method === 'tools/list') {
    send({ jsonrpc: '2.0', id, result: { tools: tools() } });
  } else if (method === 'tools/call') {
    void tell(id, params.arguments);
  } else if (id !== undefined) {
    send({ jsonrpc: '2.0', id, error: { code: -32_601, message: 'Method not found' } });
  }
}

if (process.env['TELL_MODE'] === 'crash') {
  process.stderr.write(`cannot start with ${TOLD.map(given).join(' and ')}`);
  process.exitCode = 5;
} else {
  createInterface({ input: process.stdin })
    .on('line', receive)
    .on('close', () => process.exit(0));
}
