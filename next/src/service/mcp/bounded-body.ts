import {
  INTERNAL_ERROR,
  isJSONRPCResponse,
  type JSONRPCErrorResponse,
  type RequestId,
} from '@modelcontextprotocol/client';
import { messageOf } from '../../lib/errors.ts';
import { parseJson } from '../../lib/text.ts';
import { excessError, MalformedError, MessageMeter } from './meter.ts';
import { networkError } from './remote-failure.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BLANK = Uint8Array.of(LINE_FEED);
/** UTF-16 units of a message that are kept to be looked at. */
const KEPT = 64 * 1_024;

/** What else happens while a body is read. */
export interface BodyReader {
  /** Gets the beginning of each message: of an event with its fields, or of the whole body. */
  onMessage: (text: string) => void;
  /** Gets what ended the body too early; `undefined` if it came whole. */
  onEnd: (error: unknown) => void;
}

/** Whether an answer is a stream of events. Media types come in any case, with parameters. */
export const isEventStream = ({ headers }: Response): boolean =>
  /^\s*text\/event-stream\s*(?:;|$)/i.test(headers.get('content-type') ?? '');

/** Limits the answers of one server. */
export class BodyBounds {
  #paused: PromiseWithResolvers<void> | null = null;

  /** Stops or goes on reading streams of events. */
  pause(isPaused: boolean): void {
    if (isPaused) {
      this.#paused ??= Promise.withResolvers();
      return;
    }
    this.#paused?.resolve();
    this.#paused = null;
  }

  /** Passes an answer on. A message beyond a limit errors its body with a MalformedError. */
  bound(response: Response, reader: BodyReader): Response {
    if (response.body === null) return response;
    const chunks = this.#chunksOf(response.body, response, reader);
    return new Response(ReadableStream.from(chunks), response);
  }

  async *#chunksOf(
    body: ReadableStream<Uint8Array>,
    response: Response,
    { onMessage, onEnd }: BodyReader,
  ) {
    const isStream = isEventStream(response);
    const meter = new MessageMeter();
    const decoder = new TextDecoder();
    const endsEvent = eventEnds();
    let text = '';
    const take = (bytes: Uint8Array) => {
      const excess = meter.read(bytes);
      if (excess !== null) throw excessError(excess);
      if (text.length < KEPT) text += decoder.decode(bytes, { stream: true });
    };
    const finish = () => {
      onMessage(text + decoder.decode());
      text = '';
      meter.reset();
    };
    try {
      for await (const chunk of body) {
        if (isStream) await this.#paused?.promise;
        let start = 0;
        for (let at = 0; isStream && at < chunk.length; at += 1) {
          if (!endsEvent(chunk[at])) continue;
          const event = chunk.subarray(start, at + 1);
          take(event);
          finish();
          yield event;
          // The SDK's parser waits for another byte if the last one is a carriage return.
          yield BLANK;
          start = at + 1;
        }
        const rest = chunk.subarray(start);
        take(rest);
        yield rest;
      }
    } catch (thrown) {
      const error = networkError(thrown, response.url);
      onEnd(error);
      throw error;
    }
    if (!isStream) finish();
    onEnd(undefined);
  }
}

/** Says of each byte of a stream whether an event ends with it: an empty line does it. */
function eventEnds(): (byte: number | undefined) => boolean {
  let isLineEmpty = true;
  let previous: number | undefined;
  return (byte) => {
    const isSecondHalf = byte === LINE_FEED && previous === CARRIAGE_RETURN;
    previous = byte;
    if (isSecondHalf) return false;
    const isLineEnd = byte === LINE_FEED || byte === CARRIAGE_RETURN;
    const isOver = isLineEnd && isLineEmpty;
    isLineEmpty = isLineEnd;
    return isOver;
  };
}

/** The value of a field of an event. Its lines are joined. */
export function fieldOf(event: string, name: 'data' | 'event'): string {
  const lines = event.split(/[\r\n]+/).filter((line) => line.startsWith(`${name}:`));
  return lines.map((line) => line.slice(name.length + 1).trim()).join('\n');
}

/** Ends a request by an error of ours. Clients ignore it if the request has its answer. */
export const endOf = (id: RequestId, error: unknown): JSONRPCErrorResponse => ({
  jsonrpc: '2.0',
  id,
  error: { code: INTERNAL_ERROR, message: messageOf(error), data: error },
});

/** The end of a request that an event answers with neither a result nor an error; else null. */
export function oddAnswerIn(event: string): JSONRPCErrorResponse | null {
  const data = fieldOf(event, 'data');
  const message = parseJson(data);
  const { id = null, method } = Object(message);
  if (id === null || method !== undefined || isJSONRPCResponse(message)) return null;
  return endOf(id, new MalformedError(data));
}
