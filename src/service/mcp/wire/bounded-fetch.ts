import type { FetchLike } from '@modelcontextprotocol/client';
import { jsonMembers } from '../../../text/json-members.ts';
import { GatheredBytes } from './gathered-bytes.ts';
import {
  MESSAGE_LIMIT_BYTES,
  type MessageLimitError,
  MessageMeter,
  oversizeError,
} from './message-limits.ts';
import { eventData, type ResultTexts } from './result-texts.ts';
import type { Valve } from './valve.ts';

/** With it, what else is in the answer counts for nothing. */
const STATUS_ACCEPTED = 202;
/** With it, errors come whose body the SDK reads as a message, whatever it is called. */
const STATUS_BAD_REQUEST = 400;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

type Bytes = Uint8Array<ArrayBuffer>;
type Limiter = TransformStream<Bytes, Bytes>;

/** Passes a body on until it grows too large or, where it is JSON, wide or deep. */
function bodyLimiter(isJson: boolean, texts: ResultTexts): Limiter {
  const meter = new MessageMeter();
  const kept = isJson && texts.isWaiting ? new GatheredBytes() : null;
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.length;
      const excess = isJson ? meter.read(chunk) : null;
      if (length > MESSAGE_LIMIT_BYTES) controller.error(oversizeError());
      else if (excess !== null) controller.error(excess);
      else {
        kept?.add(chunk);
        controller.enqueue(chunk);
      }
    },
    flush() {
      if (kept !== null) texts.read(kept.from(0).toString('utf8'));
    },
  });
}

/**
 * Passes the events of a stream on, each whole. One that is too wide or too deep is left out, and
 * told; one that is too large ends the stream.
 */
function eventLimiter({ valve, onExcess, texts }: FetchBounds): Limiter {
  const meter = new MessageMeter();
  const kept = new GatheredBytes();
  /** How much of what is kept are whole events. */
  let whole = 0;
  let length = 0;
  let isLeftOut = false;
  let isLineEmpty = true;
  let previous: number | undefined;
  let isEventOver = false;

  const keep = (piece: Bytes) => {
    length += piece.length;
    if (isLeftOut) return;
    const excess = meter.read(piece);
    if (excess === null) {
      kept.add(piece);
      return;
    }
    isLeftOut = true;
    kept.cut(whole);
    onExcess(excess);
  };
  const endEvent = () => {
    const data = texts.isWaiting ? eventData(kept.from(whole).toString('utf8')) : null;
    if (data !== null) texts.read(data);
    whole = kept.length;
    meter.reset();
    length = 0;
    isLeftOut = false;
  };
  /** Whether an event is over with this byte. CR LF is one end of a line, and each of them one. */
  const endsEvent = (byte: number | undefined): boolean => {
    const isLineEnd = byte === LINE_FEED || byte === CARRIAGE_RETURN;
    const isSecondHalf = byte === LINE_FEED && previous === CARRIAGE_RETURN;
    isEventOver = isLineEnd && (isSecondHalf ? isEventOver : isLineEmpty);
    isLineEmpty = isLineEnd;
    previous = byte;
    return isEventOver;
  };
  return new TransformStream({
    async transform(chunk, controller) {
      if (!valve.isOpen) await valve.untilOpen();
      let start = 0;
      for (let at = 0; at < chunk.length; at += 1) {
        if (!endsEvent(chunk[at])) continue;
        keep(chunk.subarray(start, at + 1));
        endEvent();
        start = at + 1;
      }
      keep(chunk.subarray(start));
      if (whole > 0) controller.enqueue(kept.take(whole));
      whole = 0;
      if (length <= MESSAGE_LIMIT_BYTES) return;
      const excess = oversizeError();
      onExcess(excess);
      controller.error(excess);
    },
  });
}

/** Id of the request that is posted, as text; null where what is posted is none. */
function requestId(init: RequestInit | undefined): string | null {
  const message = typeof init?.body === 'string' ? jsonMembers(init.body) : null;
  // Answers to a server's own requests have its ids.
  return message?.has('method') ? (message.get('id')?.replaceAll('"', '') ?? null) : null;
}

export interface FetchBounds {
  /** What streams of events go through. */
  valve: Valve;
  /** Told of an event that is not read, and so never answers what it was to answer. */
  onExcess: (excess: MessageLimitError) => void;
  /** Where messages are kept as they came. */
  texts: ResultTexts;
  /** Told of a request, by its id, to which all has come that will: one JSON, whatever is in it. */
  onWhole: (request: string) => void;
}

/**
 * `fetch` for transports, which read bodies whole, however large: a body, or an event of a stream,
 * of more than a message may have ends in a `MessageLimitError`.
 */
export function createBoundedFetch(bounds: FetchBounds): FetchLike {
  return async (url, init) => {
    const response = await fetch(url, init);
    const { body, status, statusText, headers } = response;
    if (body === null) return response;
    const type = mediaType(headers);
    const isJson = type === 'application/json' || status === STATUS_BAD_REQUEST;
    const limiter =
      type === 'text/event-stream' ? eventLimiter(bounds) : bodyLimiter(isJson, bounds.texts);
    const isWhole = isJson && response.ok && status !== STATUS_ACCEPTED;
    const request = isWhole ? requestId(init) : null;
    if (request !== null) bounds.onWhole(request);
    return new Response(body.pipeThrough(limiter), { status, statusText, headers });
  };
}

/** Without its parameters. Its letters are written either way. */
const mediaType = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';', 1).join('').trim().toLowerCase();
