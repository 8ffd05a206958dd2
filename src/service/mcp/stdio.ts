import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { isObject } from '../../lib/json-values.ts';
import { OutputTail } from '../../lib/output-tail.ts';
import { type Processes, ProcessGroup, type Start } from '../../lib/processes.ts';
import { sleep } from '../../lib/sleep.ts';
import { parseJson } from '../../lib/text.ts';
import { excessIn, type MalformedError, MessageBuffer } from './message.ts';

/** The end of the output and the end of the process follow each other within this. */
const SETTLE_MS = 1_000;
const NEWLINE = 0x0a;
/** A server may print without end. */
const MAX_ODD_LINES = 3;
/** More is kept of a line than the redactor reads of it, whatever the bytes of a character. */
const ODD_LINE_BYTES = 8_192;

/**
 * Messages over the standard streams of a process, one a line. The SDK's own transport neither says
 * how a process ended nor ends what the process started.
 *
 * `onerror` gets a MalformedError for each message that is beyond a limit, and so answers nothing.
 */
export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly group: ProcessGroup;
  readonly stderr = new OutputTail();
  /** The message that ended the connection, if one did. */
  excess: MalformedError | null = null;
  readonly #line = new MessageBuffer();
  #oddLines: Uint8Array[] = [];
  readonly #over = new AbortController();

  constructor(start: Start, living: Processes) {
    this.group = new ProcessGroup(start, living);
    const { stdout, stderr } = this.group.child;
    stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    stdout.once('end', () => void sleep(SETTLE_MS, this.#over.signal).then(() => this.#end()));
    stderr.on('data', (chunk: Buffer) => this.stderr.add(chunk));
  }

  /** Whether nothing more comes from the server. */
  get isOver(): boolean {
    return this.#over.signal.aborted;
  }

  /** The first odd lines of standard output, and one without an end. Not cleaned, not redacted. */
  get oddLines(): readonly Uint8Array[] {
    const rest = this.#line.begin(ODD_LINE_BYTES);
    const isOdd = this.#oddLines.length < MAX_ODD_LINES && /^\s*[^\s{]/.test(rest.toString());
    return isOdd ? [...this.#oddLines, rest] : this.#oddLines;
  }

  async start(): Promise<void> {
    const { child, ended } = this.group;
    // How it has ended does not matter here.
    void Promise.allSettled([ended]).then(() => this.#end());
    // It rejects then.
    if (child.pid === undefined) await ended;
    // It may have ended before it was listened to.
    if (this.isOver) this.onclose?.();
  }

  send(message: JSONRPCMessage): Promise<void> {
    // A failed write is followed by the end of the process, which says more.
    return new Promise((resolve) => {
      this.group.child.stdin.write(`${JSON.stringify(message)}\n`, () => resolve());
    });
  }

  async close(): Promise<void> {
    this.#end();
    await this.group.stop();
  }

  #end(): void {
    if (this.isOver) return;
    this.#over.abort();
    this.#oddLines = [...this.oddLines];
    this.#line.take();
    this.onclose?.();
  }

  #receive(chunk: Buffer): void {
    for (let from = 0; !this.isOver && from < chunk.length; ) {
      const end = chunk.indexOf(NEWLINE, from);
      const piece = chunk.subarray(from, end === -1 ? chunk.length : end);
      from += piece.length + 1;
      const excess = this.#line.add(piece);
      if (excess !== null) {
        // Nothing that follows can be trusted to belong to what was asked.
        this.excess = excess;
        this.onerror?.(excess);
        this.#end();
        this.group.kill();
      } else if (end !== -1) this.#read(this.#line.take());
    }
  }

  #read(line: Buffer): void {
    const excess = excessIn(line);
    if (excess !== null) {
      this.onerror?.(excess);
      return;
    }
    const text = line.toString().trim();
    if (text === '') return;
    const message = text.startsWith('{') ? parseJson(text) : undefined;
    if (isObject(message) && 'jsonrpc' in message) {
      // Who listens checks what it gets.
      this.onmessage?.(message as JSONRPCMessage);
    } else if (this.#oddLines.length < MAX_ODD_LINES) {
      // Banners and logs on standard output are common and harmless.
      this.#oddLines.push(Buffer.from(line.subarray(0, ODD_LINE_BYTES)));
    }
  }
}
