/** JSON-RPC over the standard streams, a message a line. */
import { createInterface } from 'node:readline';

/** What a server with tools answers first. */
export const initialized = (name: string, capabilities: object = { tools: {} }) => {
  return { protocolVersion: '2025-06-18', capabilities, serverInfo: { name, version: '1' } };
};

export const UNKNOWN = { error: { code: -32601, message: 'no' } };

export const send = (message: object) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

// biome-ignore lint/suspicious/noExplicitAny: each method has parameters of its own
type Answer = (method: string, params: any) => object | undefined | Promise<object>;
/** Answers requests by results or errors; without one it stays silent. */
export const serveLines = (answer: Answer) =>
  createInterface({ input: process.stdin }).on('line', async (line) => {
    const { id, method, params = {} } = JSON.parse(line);
    const said = id === undefined ? undefined : await answer(method, params);
    if (said !== undefined) send({ id, ...said });
  });
