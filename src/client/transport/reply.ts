import { z } from 'zod';
import { ERROR_REASON, ERROR_STATUS } from '../../contract/wire/envelope.ts';
import { formatIssues } from '../../contract/wire/validation.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { parseRetryAfter } from '../../resilience/retry-after.ts';
import { measureJson } from '../../text/json-extent.ts';
import type { ApiCall } from '../calls/api-call.ts';
import {
  ApiError,
  type CallContext,
  OversizedReplyError,
  type QuotaError,
  UnexpectedResponseError,
} from '../errors/api-error.ts';
import { type RefusalText, refusalText } from '../errors/error-texts.ts';
import { readQuotaRefusal } from '../errors/quota-refusal.ts';
import { QUOTE_LENGTH, quote } from '../errors/quote.ts';
import type { TransportResponse } from './transport.ts';

/** Names under which gateways and services give the id of a request. */
const REQUEST_ID_HEADERS = ['x-request-id', 'request-id', 'x-amzn-requestid', 'cf-ray'];

const NO_CONTENT = 204;

/** How much of the service's own message an error repeats. */
const MESSAGE_LENGTH = 1_000;

/** Parsing takes any depth, but whatever walks or writes the value later would overflow the stack. */
const MAX_DEPTH = 500;

/**
 * Values of one answer: what a parser makes of more, and we of that, would fill the memory. A page
 * of 200 iterations may have 2,500 in each.
 */
const MAX_VALUES = 500_000;

/** The documented body, read so that one with parts missing still tells what it has. */
const refusalSchema = z.looseObject({
  code: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
  details: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

/** What is needed to read the answer to a call. */
export interface ReplyReading {
  attempts: number;
  redactor: Redactor;
  nowMs: number;
}

/**
 * The answer in the shape the call expects.
 * @throws ApiError when the service refused; UnexpectedResponseError when the answer is not the
 * API's.
 */
export function readReply<Reply>(
  call: ApiCall<Reply>,
  response: TransportResponse,
  reading: ReplyReading,
): Reply {
  requireModesty(response, () => contextOf(call, response, reading));
  const json = readableJson(response.text);
  const refused = response.status < 200 || response.status > 299 || isRefusal(json);
  // A reply without content is one of the API where the call expects none.
  const isReply = json !== undefined || response.status === NO_CONTENT;
  const parsed = refused || !isReply ? undefined : call.reply.safeParse(json);
  if (parsed?.success) return parsed.data;
  const context = contextOf(call, response, reading);
  if (refused) throw refusal(call, response, json, context, reading);
  if (parsed === undefined || json === undefined) {
    throw unexpected('is not JSON', response, context, reading);
  }
  const issues = formatIssues(parsed.error).slice(0, 5).join('; ');
  throw unexpected(`lacks the shape of the API: ${issues}`, response, context, reading);
}

/** Before it is parsed: few bytes of brackets make a value that fills the memory. */
function requireModesty({ status, text }: TransportResponse, context: () => CallContext): void {
  // So short a text cannot have so many.
  if (text.length < MAX_VALUES || measureJson(text).values <= MAX_VALUES) return;
  throw new OversizedReplyError(
    `The answer (HTTP ${status}) holds more than ${MAX_VALUES} values, which is more than is read.`,
    context(),
    { status },
  );
}

function contextOf(
  { method, path }: ApiCall<unknown>,
  response: TransportResponse,
  { attempts, redactor }: ReplyReading,
): CallContext {
  const id = REQUEST_ID_HEADERS.map((name) => response.header(name)).find(
    (value) => value !== null,
  );
  return {
    method,
    path,
    attempts,
    requestId: id == null ? undefined : quote(redactor.text(id)),
    redactor,
  };
}

/** The ingest routes may refuse with a status of success. Source: wire.md, 7.3. */
function isRefusal(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'ok' in json && json.ok === false;
}

/** As `parseJson`; what nests too deep costs itself and not the answer around it. */
function readableJson(text: string): unknown {
  const json = parseJson(text);
  if (!nestsDeeperThan(json, MAX_DEPTH)) return json;
  return cutBelow(json, MAX_DEPTH, `(left out: nests deeper than ${MAX_DEPTH} levels)`);
}

/** Undefined for what is not JSON; JSON itself has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The callers report it, with the text.
    return undefined;
  }
}

function refusal(
  call: ApiCall<unknown>,
  response: TransportResponse,
  json: unknown,
  context: CallContext,
  reading: ReplyReading,
): ApiError | QuotaError | UnexpectedResponseError {
  const { status } = response;
  const parsed = refusalSchema.safeParse(json);
  if (!parsed.success) return unexpected('is not an error of the API', response, context, reading);
  const { message, error } = parsed.data;
  const quota = readQuotaRefusal([error, message], context);
  if (quota) return quota;
  const { text } = reading.redactor;
  const code = wordOf(parsed.data.code ?? `HTTP_${status}`, reading.redactor);
  const details = detailsOf(parsed.data.details, reading.redactor);
  const said = quote(text(message ?? error ?? ''), MESSAGE_LENGTH);
  const advice = refusalText({
    status,
    code,
    message: said,
    details,
    path: call.path,
    mentions: call.mentions,
  });
  const retryAfterMs = parseRetryAfter(response.header('retry-after'), reading.nowMs);
  return new ApiError(`${withWordsOf(advice, said)} [${status} ${code}]`, context, {
    status,
    code,
    details,
    retryAfterMs,
    said,
  });
}

/** Words of the contract, by which it is decided what to do: no key takes their meaning away. */
const KNOWN_WORDS = new Set<string>([...Object.keys(ERROR_STATUS), ...Object.values(ERROR_REASON)]);

function wordOf(word: string, { text }: Redactor): string {
  return KNOWN_WORDS.has(word) ? word : quote(text(word));
}

function detailsOf(
  details: Readonly<Record<string, unknown>> | undefined,
  redactor: Redactor,
): Readonly<Record<string, unknown>> | undefined {
  const reason = details?.['reason'];
  const redacted = redactor.json(details);
  return typeof reason === 'string' ? { ...redacted, reason: wordOf(reason, redactor) } : redacted;
}

/** The service's own words stand without quotes, since they often have some of their own. */
function withWordsOf({ text, says }: RefusalText, said: string): string {
  if (said === '' || says === 'nothing new') return text;
  return says === 'why'
    ? `${text.replace(/\.$/, '')}: ${said}`
    : `${text} The service says: ${said}`;
}

function unexpected(
  what: string,
  response: TransportResponse,
  context: CallContext,
  { redactor, nowMs }: ReplyReading,
): UnexpectedResponseError {
  const { status } = response;
  const start = quote(redactor.text(response.text), QUOTE_LENGTH);
  const body = response.text === '' ? 'It is empty.' : `It begins: ${start}`;
  return new UnexpectedResponseError(
    `The answer (HTTP ${status}) ${redactor.text(what)}. Is base-url that of an evals service? ${body}`,
    context,
    { status, retryAfterMs: parseRetryAfter(response.header('retry-after'), nowMs) },
  );
}

/** A JSON value in which what lies deeper than that many levels is replaced by `instead`. */
function cutBelow(value: unknown, levels: number, instead: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return instead;
  if (Array.isArray(value)) return value.map((item) => cutBelow(item, levels - 1, instead));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, cutBelow(item, levels - 1, instead)]),
  );
}

/** Does a JSON value hold arrays or objects within each other on more levels than that? */
function nestsDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => nestsDeeperThan(item, levels - 1));
}
