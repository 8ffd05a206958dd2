import { isJSONRPCResponse, type JSONRPCMessage } from '@modelcontextprotocol/client';
import { ELLIPSIS, parseJson } from '../../lib/text.ts';
import { excessIn, type MalformedError, MessageBuffer } from './message.ts';
import { networkError } from './remote-failure.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BLANK = Uint8Array.of(LINE_FEED);
/** Bytes of a message that are kept to be looked at. */
const KEPT = 64 * 1_024;

/** Whether an answer is a stream of events. Media types come in any case, with parameters. */
export const isEventStream = ({ headers }: Response): boolean =>
  /^\s*text\/event-stream\s*(?:;|$)/i.test(headers.get('content-type') ?? '');

/**
 * Passes an answer of a server on. A message beyond a limit errors its body with a MalformedError.
 *
 * @param onMessage gets the beginning of each message: of an event with its fields, or of the body
 * @param onEnd gets what ended the body too early; `undefined` if it came whole
 */
export function boundBody(
  response: Response,
  onMessage: (text: string) => unknown,
  onEnd: (error: unknown) => unknown,
): Response {
  const { body } = response;
  if (body === null) return response;
  const isStream = isEventStream(response);
  const endsEvent = eventEnds();
  const gathered = new MessageBuffer();
  const check = (excess: MalformedError | null) => {
    if (excess !== null) throw excess;
  };
  const take = () => {
    const message = gathered.take();
    check(excessIn(message));
    const isCut = message.length > KEPT;
    // The redactor finds a secret that is cut before an ellipsis.
    onMessage(`${message.toString('utf8', 0, KEPT)}${isCut ? ELLIPSIS : ''}`);
    return message;
  };
  const chunks = async function* () {
    try {
      for await (const chunk of body) {
        let start = 0;
        for (let at = 0; isStream && at < chunk.length; at += 1) {
          if (!endsEvent(chunk[at])) continue;
          check(gathered.add(chunk.subarray(start, at + 1)));
          yield take();
          // The SDK's parser waits for another byte if the last one is a carriage return.
          yield BLANK;
          start = at + 1;
        }
        check(gathered.add(chunk.subarray(start)));
      }
      yield take();
    } catch (thrown) {
      const error = networkError(thrown, response.url);
      onEnd(error);
      throw error;
    }
    onEnd(undefined);
  };
  return new Response(ReadableStream.from(chunks()), response);
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

export function fieldOf(event: string, name: 'data' | 'event'): string {
  const lines = event.split(/[\r\n]+/).filter((line) => line.startsWith(`${name}:`));
  return lines.map((line) => line.slice(name.length + 1).trim()).join('\n');
}

/** The answer in an event that has neither a result nor an error, which the SDK drops; else null. */
export function oddAnswerIn(event: string): JSONRPCMessage | null {
  const message = parseJson(fieldOf(event, 'data'));
  const { id = null, method } = Object(message);
  const isOdd = id !== null && method === undefined && !isJSONRPCResponse(message);
  // The gate checks what it gets.
  return isOdd ? (message as JSONRPCMessage) : null;
}
