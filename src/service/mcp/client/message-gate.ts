import {
  type JSONRPCMessage,
  type JSONRPCRequest,
  ProtocolErrorCode,
  type RequestId,
  SseError,
  type Transport,
  type TransportSendOptions,
} from '@modelcontextprotocol/client';
import { MalformedResultError, refuseResult } from '../protocol/result-shapes.ts';
import type { ResultTexts } from '../wire/result-texts.ts';
import type { Valve } from '../wire/valve.ts';
import { refusalOf } from './server-wishes.ts';

/** Of answers to a server's own requests that it has not taken, before no more of it is read. */
const UNTAKEN_LIMIT_BYTES = 64 * 1024;
/** What an answer costs besides the id that it repeats. */
const ANSWER_BYTES = 1024;
/** Longer ones serve nobody, and would be repeated in answers. */
const ID_LENGTH = 1_000;

/** By which a server in a session tells that one of its lists is another one now. */
const LIST_CHANGES: readonly string[] = [
  'notifications/tools/list_changed',
  'notifications/prompts/list_changed',
  'notifications/resources/list_changed',
];

/** What was to bring an answer is over, and nothing else will bring it. */
export class BrokenStreamError extends Error {
  override readonly name = 'BrokenStreamError';

  constructor() {
    super('ended its stream before it answered');
  }
}

export interface GateParts {
  valve: Valve;
  /** Told of each request, some of whose results are kept as they came. */
  texts: ResultTexts;
  /** Whether requests of the server are answered: without sessions, nothing may be. */
  isAnswering: () => boolean;
}

type IncomingMessage = Parameters<NonNullable<Transport['onmessage']>>[0];

/**
 * Stands between a transport and the SDK's client: lets nothing in but answers that were asked for,
 * and those only once they were looked at. What a server wants of the client is answered here, and
 * no faster than it takes the answers, so that none that floods costs memory. Of its notifications,
 * those that a list has changed are counted, and the others concern nobody.
 */
export class MessageGate implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: IncomingMessage) => void;
  readonly #transport: Transport;
  readonly #valve: Valve;
  readonly #texts: ResultTexts;
  readonly #isAnswering: () => boolean;
  /** Methods of the requests that are not answered yet. */
  readonly #asked = new Map<string, { id: RequestId; method: string }>();
  /** Ids of requests to which all has come that will. */
  readonly #whole = new Set<string>();
  #untakenBytes = 0;
  #listChanges = 0;
  #isClosed = false;

  constructor(transport: Transport, { valve, texts, isAnswering }: GateParts) {
    this.#transport = transport;
    this.#valve = valve;
    this.#texts = texts;
    this.#isAnswering = isAnswering;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** How often the server has told that one of its lists is another one now. */
  get listChanges(): number {
    return this.#listChanges;
  }

  get sessionId(): string | undefined {
    return this.#transport.sessionId;
  }

  get hasPerRequestStream(): boolean {
    return this.#transport.hasPerRequestStream === true;
  }

  setProtocolVersion(version: string): void {
    this.#transport.setProtocolVersion?.(version);
  }

  start(): Promise<void> {
    const transport = this.#transport;
    transport.onmessage = (message) => this.#take(message);
    transport.onerror = (error) => {
      this.onerror?.(error);
      if (!(error instanceof SseError)) return;
      // There, all answers come in one stream, with which the session ends: a second one is another's.
      this.refuseAnswer(new BrokenStreamError());
      void transport.close();
    };
    transport.onclose = () => {
      this.#isClosed = true;
      this.#valve.open();
      this.onclose?.();
    };
    return transport.start();
  }

  async send(message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> {
    if (!('method' in message && 'id' in message)) return this.#transport.send(message, options);
    const { id, method } = message;
    this.#asked.set(String(id), { id, method });
    this.#texts.noteRequest(id, method);
    await this.#transport.send(message, {
      ...options,
      onRequestStreamEnd: () => {
        options?.onRequestStreamEnd?.();
        this.#giveUp(id, new BrokenStreamError());
      },
    });
    // By now, the transport has handed on what came in one piece.
    const isWhole = this.#whole.delete(String(id)) && this.hasPerRequestStream;
    if (isWhole) this.#giveUp(id, new MalformedResultError('no answer to the request'));
  }

  /** All that will come to a request is about to be handed on. */
  noteWhole(request: string): void {
    this.#whole.add(request);
  }

  close(): Promise<void> {
    return this.#transport.close();
  }

  /** Ends all requests that wait, since it cannot be told which one the answer was to. */
  refuseAnswer(reason: Error): void {
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const { id } of asked) this.#refuse(id, reason);
  }

  #take(message: IncomingMessage): void {
    if ('method' in message) {
      if ('id' in message) this.#answer(message);
      else if (LIST_CHANGES.includes(message.method)) this.#listChanges += 1;
      return;
    }
    const { id } = message;
    if (id === undefined || id === null) {
      if ('error' in message) this.#spread(message);
      return;
    }
    const asked = this.#asked.get(String(id));
    // Nobody waits for it any more.
    if (asked === undefined) return;
    this.#asked.delete(String(id));
    const reason = 'result' in message ? refuseResult(asked.method, message.result) : null;
    if (reason === null) this.onmessage?.(message);
    else this.#refuse(asked.id, reason);
  }

  /** An error about a message that the server could not read. */
  #spread(message: IncomingMessage): void {
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const { id } of asked) this.onmessage?.({ ...message, id } as IncomingMessage);
  }

  /** Ends a request that nothing has answered. */
  #giveUp(id: RequestId, reason: Error): void {
    if (this.#asked.delete(String(id))) this.#refuse(id, reason);
  }

  #refuse(id: RequestId, reason: Error): void {
    const error = { code: ProtocolErrorCode.InternalError, message: reason.message, data: reason };
    this.onmessage?.({ jsonrpc: '2.0', id, error });
  }

  #answer({ id, method }: JSONRPCRequest): void {
    if (!this.#isAnswering() || String(id).length > ID_LENGTH) return;
    const error = { code: ProtocolErrorCode.MethodNotFound, message: refusalOf(method) };
    const answer: JSONRPCMessage =
      method === 'ping' ? { jsonrpc: '2.0', id, result: {} } : { jsonrpc: '2.0', id, error };
    const bytes = ANSWER_BYTES + String(id).length;
    this.#untakenBytes += bytes;
    if (this.#untakenBytes > UNTAKEN_LIMIT_BYTES) this.#valve.close();
    const taken = () => {
      this.#untakenBytes -= bytes;
      if (this.#untakenBytes <= UNTAKEN_LIMIT_BYTES) this.#valve.open();
    };
    // That it could not be sent was told by the transport.
    this.#transport.send(answer).then(taken, taken);
  }
}
