import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import type { ProcessSurroundings } from '../sandbox/launch.ts';
import type { StdioConnection } from '../server-connection.ts';
import { GatheredBytes } from '../wire/gathered-bytes.ts';
import {
  MESSAGE_LIMIT_BYTES,
  type MessageLimitError,
  MessageMeter,
  oversizeError,
} from '../wire/message-limits.ts';
import type { ResultTexts } from '../wire/result-texts.ts';
import type { Valve } from '../wire/valve.ts';
import { ServerProcess } from './server-process.ts';

const NEWLINE = 0x0a;
const QUOTE_LENGTH = 100;
/** Servers that print to their standard output may do so without end. */
const ODD_LINES_TOLD = 3;

function isMessage(value: unknown): value is JSONRPCMessage {
  if (typeof value !== 'object' || value === null) return false;
  if (!('jsonrpc' in value) || value.jsonrpc !== '2.0') return false;
  if ('method' in value) return typeof value.method === 'string' && hasId(value, true);
  if ('error' in value) return isRpcError(value.error) && hasId(value, true);
  return 'result' in value && hasId(value, false);
}

function hasId(value: object, mayLack: boolean): boolean {
  if (!('id' in value) || value.id === null) return mayLack;
  return typeof value.id === 'string' || typeof value.id === 'number';
}

const isRpcError = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  Number.isInteger(error.code) &&
  'message' in error &&
  typeof error.message === 'string';

/** What a transport over pipes is made with. */
export interface StdioSettings {
  surroundings: ProcessSurroundings;
  /** Closed, nothing more is read. */
  valve: Valve;
  /** Told of a message that is not read, and so never answers what it was to answer. */
  onExcess: (excess: MessageLimitError) => void;
  /** Where messages are kept as they came. */
  texts: ResultTexts;
}

/**
 * Messages over the standard streams of a process, a line each. The SDK's own transport neither
 * tells how a process ended nor can it end what the process started, hence this one.
 */
export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #connection: StdioConnection;
  readonly #settings: StdioSettings;
  readonly #meter = new MessageMeter();
  /** The beginning of a line. */
  readonly #begun = new GatheredBytes();
  #server: ServerProcess | undefined;
  /** Of the line that is being read. */
  #length = 0;
  #isLeftOut = false;
  #isOver = false;
  #oddLines = 0;

  constructor(connection: StdioConnection, settings: StdioSettings) {
    this.#connection = connection;
    this.#settings = settings;
  }

  /** The server, once it was started. */
  get server(): ServerProcess | undefined {
    return this.#server;
  }

  async start(): Promise<void> {
    const { surroundings, valve } = this.#settings;
    const server = new ServerProcess(this.#connection, surroundings);
    this.#server = server;
    server.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    valve.onTurn = (isOpen) => (isOpen ? server.stdout.resume() : server.stdout.pause());
    await server.started;
    // Whoever closed it meanwhile is not told again, and would be waited for.
    if (this.#isOver) throw new Error('it was closed before it was up');
    void server.over.then(() => this.#tellOver());
  }

  send(message: JSONRPCMessage): Promise<void> {
    const stdin = this.#server?.stdin;
    if (stdin === undefined) return Promise.reject(new Error('the server is not started'));
    // A write fails where the server is going: the end that follows says more than the write.
    return new Promise((resolve) => stdin.write(`${JSON.stringify(message)}\n`, () => resolve()));
  }

  async close(): Promise<void> {
    this.#tellOver();
    await this.#server?.stop();
  }

  #tellOver(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#begun.cut(0);
    this.onclose?.();
  }

  #receive(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      const isEmpty = end === start && this.#length === 0;
      if (!isEmpty) this.#readOn(chunk.subarray(start, end), true);
      start = end + 1;
    }
    this.#readOn(chunk.subarray(start), false);
  }

  #readOn(piece: Buffer, isEnd: boolean): void {
    if (this.#isOver) return;
    this.#length += piece.length;
    if (this.#length > MESSAGE_LIMIT_BYTES) {
      this.onerror?.(oversizeError());
      this.#tellOver();
      return;
    }
    const excess = this.#isLeftOut ? null : this.#meter.read(piece);
    if (excess !== null) {
      this.#isLeftOut = true;
      this.#begun.cut(0);
      this.#settings.onExcess(excess);
    }
    if (isEnd) this.#endLine(piece);
    else if (!this.#isLeftOut) this.#begun.add(piece);
  }

  #endLine(piece: Buffer): void {
    if (!this.#isLeftOut && this.#length > 0) {
      if (this.#begun.length > 0) this.#begun.add(piece);
      this.#takeLine(this.#begun.length > 0 ? this.#begun.take(this.#begun.length) : piece);
    }
    this.#meter.reset();
    this.#length = 0;
    this.#isLeftOut = false;
  }

  #takeLine(bytes: Buffer): void {
    const line = bytes.toString('utf8').trim();
    if (line === '') return;
    const message = readMessage(line);
    if (message !== null) {
      this.#settings.texts.read(line);
      this.onmessage?.(message);
    }
    // The server may be well: banners and debug prints on this stream are a common mistake.
    else this.#tellOddLine(line);
  }

  #tellOddLine(line: string): void {
    this.#oddLines += 1;
    if (this.#oddLines > ODD_LINES_TOLD) return;
    const quote = this.#settings.surroundings.redactor.excerpt(line, QUOTE_LENGTH);
    this.onerror?.(new Error(`its standard output has a line that is no message: ${quote}`));
  }
}

function readMessage(line: string): JSONRPCMessage | null {
  // What a parser would say of anything else costs more than to see it here.
  if (!line.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(line);
    return isMessage(value) ? value : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}
