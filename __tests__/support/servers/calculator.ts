/**
 * A server in plain JSON-RPC: it starts in a third of the time that one with the SDK takes. `crash`
 * ends the process in the call; `wait` never answers.
 */
import { writeFileSync } from 'node:fs';
import { initialized, serveLines } from './lines.ts';

const text = (value: string) => ({ content: [{ type: 'text', text: value }] });
const refusal = { ...text('The price must be positive'), isError: true };
/** By tool: its arguments, which are numbers, and its result. */
const tools: Record<string, [names: string[], call: (given: Record<string, number>) => object]> = {
  'get-sum': [['a', 'b'], ({ a = 0, b = 0 }) => text(`The sum is ${a + b}`)],
  'set-price': [
    ['price'],
    ({ price = 0 }) => (price < 0 ? refusal : text(`The price is ${price}`)),
  ],
  say: [[], () => text(process.env['SAY'] ?? '')],
  crash: [[], crash],
  wait: [[], wait],
};

function crash(): never {
  process.stderr.write('fatal: the disk is on fire\n');
  process.exit(3);
}
function wait() {
  writeFileSync(process.env['MARK'] ?? '', String(process.pid));
  return new Promise<never>(() => {});
}

const schemaOf = (names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'number' }])),
  required: names,
});
const listed = Object.entries(tools).map(([name, [names]]) => {
  return { name, inputSchema: schemaOf(names) };
});
serveLines(async (method, params) => {
  const answers: Record<string, () => object | undefined> = {
    initialize: () => initialized('calculator'),
    'tools/list': () => ({ tools: listed }),
    'tools/call': () => tools[params.name]?.[1](params.arguments),
    ping: () => ({}),
  };
  const result = await answers[method]?.();
  const code = method in answers ? -32602 : -32601;
  return result ? { result } : { error: { code, message: 'unknown method or tool' } };
});
