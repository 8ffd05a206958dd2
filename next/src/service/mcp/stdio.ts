import { once } from 'node:events';
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { MAX_MESSAGE_BYTES } from '../../lib/limits.ts';
import { ProcessGroup, type Start } from '../../lib/processes.ts';
import { sleep } from '../../lib/sleep.ts';

/** More is kept of standard error than is shown, so that a cut in a secret is not shown. */
const STDERR_BYTES = 16_384;
/** The end of the output and the end of the process follow each other within this. */
const SETTLE_MS = 1_000;
const NEWLINE = 0x0a;

/**
 * Messages over the standard streams of a process, one a line. The SDK's own transport neither says
 * how a process ended nor ends what the process started.
 */
export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly group: ProcessGroup;
  /** What MCP does not allow in a message, if the connection ended for it. */
  malformed: string | null = null;
  #stderr = Buffer.alloc(0);
  #line: Buffer[] = [];
  #lineBytes = 0;
  readonly #over = new AbortController();

  constructor(start: Start, living: Set<ProcessGroup>) {
    this.group = new ProcessGroup(start, living);
    const { stdout, stderr } = this.group.child;
    stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    stdout.once('end', () => void sleep(SETTLE_MS, this.#over.signal).then(() => this.#end()));
    stderr.on('data', (chunk: Buffer) => {
      this.#stderr = Buffer.concat([this.#stderr, chunk]).subarray(-STDERR_BYTES);
    });
  }

  /** Whether nothing more comes from the server. */
  get isOver(): boolean {
    return this.#over.signal.aborted;
  }

  /** The last 16 KiB of standard error. Neither cleaned nor redacted. */
  get stderr(): Uint8Array {
    return this.#stderr;
  }

  async start(): Promise<void> {
    const { child, ended } = this.group;
    // How it has ended does not matter here.
    void Promise.allSettled([ended]).then(() => this.#end());
    await once(child, 'spawn');
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
    this.onclose?.();
  }

  #receive(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      this.#add(chunk.subarray(from, end));
      const line = Buffer.concat(this.#line).toString();
      this.#line = [];
      this.#lineBytes = 0;
      this.#read(line);
      from = end + 1;
    }
    this.#add(chunk.subarray(from));
  }

  #add(piece: Buffer): void {
    if (this.isOver || piece.length === 0) return;
    this.#lineBytes += piece.length;
    this.#line.push(piece);
    if (this.#lineBytes <= MAX_MESSAGE_BYTES) return;
    this.#line = [];
    this.#refuse(`a message is larger than ${MAX_MESSAGE_BYTES / 2 ** 20} MiB`);
  }

  /** Nothing that follows can be trusted to belong to what was asked. */
  #refuse(detail: string): void {
    this.malformed = detail;
    this.#end();
    this.group.kill();
  }

  /** Banners and logs on standard output are common and harmless. */
  #read(line: string): void {
    if (this.isOver || !line.trimStart().startsWith('{')) return;
    try {
      const message: unknown = JSON.parse(line);
      if (typeof message !== 'object' || message === null || !('jsonrpc' in message)) return;
      // Who listens checks what it gets.
      this.onmessage?.(message as JSONRPCMessage);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
}
