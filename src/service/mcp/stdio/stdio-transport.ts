import { deserializeMessage, serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { MESSAGE_LIMIT_BYTES, OversizeError } from '../message-limit.ts';
import type { ProcessSurroundings } from '../sandbox/launch.ts';
import type { StdioConnection } from '../server-connection.ts';
import { ServerProcess } from './server-process.ts';

const NEWLINE = 0x0a;
const QUOTE_LENGTH = 100;

/**
 * Messages over the standard streams of a process, a line each. The SDK's own transport neither
 * tells how a process ended nor can it end what the process started, hence this one.
 */
export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #connection: StdioConnection;
  readonly #surroundings: ProcessSurroundings;
  #server: ServerProcess | undefined;
  /** The beginning of a line, in pieces, since joining them at each piece would take squares. */
  #pieces: Buffer[] = [];
  #length = 0;
  #isOver = false;

  constructor(connection: StdioConnection, surroundings: ProcessSurroundings) {
    this.#connection = connection;
    this.#surroundings = surroundings;
  }

  /** The server, once it was started. */
  get server(): ServerProcess | undefined {
    return this.#server;
  }

  async start(): Promise<void> {
    const server = new ServerProcess(this.#connection, this.#surroundings);
    this.#server = server;
    server.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    await server.started;
    void server.over.then(() => this.#tellOver());
  }

  send(message: JSONRPCMessage): Promise<void> {
    const stdin = this.#server?.stdin;
    if (stdin === undefined) return Promise.reject(new Error('the server is not started'));
    // A write fails where the server is going: the end that follows says more than the write.
    return new Promise((resolve) => stdin.write(serializeMessage(message), () => resolve()));
  }

  async close(): Promise<void> {
    this.#tellOver();
    await this.#server?.stop();
  }

  #tellOver(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#pieces = [];
    this.onclose?.();
  }

  #receive(chunk: Buffer): void {
    let rest = chunk;
    for (let end = rest.indexOf(NEWLINE); end !== -1; end = rest.indexOf(NEWLINE)) {
      this.#keep(rest.subarray(0, end));
      this.#takeLine();
      rest = rest.subarray(end + 1);
    }
    this.#keep(rest);
  }

  #keep(piece: Buffer): void {
    if (this.#isOver) return;
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#length <= MESSAGE_LIMIT_BYTES) return;
    this.onerror?.(new OversizeError());
    this.#tellOver();
  }

  #takeLine(): void {
    if (this.#isOver) return;
    const line = Buffer.concat(this.#pieces).toString('utf8').trim();
    this.#pieces = [];
    this.#length = 0;
    if (line === '') return;
    try {
      this.onmessage?.(deserializeMessage(line));
    } catch {
      // The server may be well: banners and debug prints on this stream are a common mistake.
      const quote = this.#surroundings.redactor.excerpt(line, QUOTE_LENGTH);
      this.onerror?.(new Error(`its standard output has a line that is no message: ${quote}`));
    }
  }
}
