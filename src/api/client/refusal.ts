import { measureJson } from '../../lib/json-size.ts';
import { isObject } from '../../lib/json-values.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { parseJson } from '../../lib/text.ts';
import type { Operation } from '../operation.ts';
import { ServiceError } from './service-error.ts';
import type { Incoming } from './transport.ts';

/** A parser makes up to fifty times the size of a text of it. */
const MAX_VALUES = 500_000;
/** What is deeper is left out: functions that walk a value have a stack. */
const MAX_DEPTH = 500;
const QUOTA_MARK = 'billing_limit_reached';
const REPEATED_STATUSES = [429, 500, 502, 503, 504];
/** Who is to blame for what another attempt does not change. */
const LASTING_BLAMES: readonly unknown[] = ['configuration', 'server'];
/** A code or reason of the API: callers compare with it, so no secret may hide it. */
const CODE = /^[A-Z][A-Z_]{1,60}$/;

/**
 * Reads the JSON of a success.
 *
 * @param epoch now, in epoch milliseconds
 * @throws ServiceError for every other answer
 */
export function readAnswer(
  operation: Operation,
  { status, text, headers }: Incoming,
  redactor: Redactor,
  epoch: number,
): unknown {
  if (text === null || (text.length > MAX_VALUES && measureJson(text).values > MAX_VALUES)) {
    throw new ServiceError(operation, 'size', { status });
  }
  const json = cutBelow(parseJson(text), MAX_DEPTH);
  const { ok, code, message, error, details } = Object(json);
  // Ingestion can refuse with a status of success.
  if (status >= 200 && status <= 299 && json !== undefined && ok !== false) return json;
  const said = [message, error].find((one) => typeof one === 'string') ?? '';
  const read = readDetails(details, redactor);
  const isLasting =
    read['reason'] === 'CONCURRENT_RUN_LIMIT' || LASTING_BLAMES.includes(read['blame']);
  const isRepeated = REPEATED_STATUSES.includes(status) && !isLasting;
  const facts = {
    status,
    code: typeof code === 'string' ? readWord(code, redactor) : null,
    message: redactor.text(said, TEXT_LIMIT),
    details: read,
    retryAfterMs: parseRetryAfter(headers['retry-after'], epoch),
    repeat: !isRepeated ? 'none' : status === 429 ? 'all' : 'repeatable',
  } as const;
  if (code === QUOTA_MARK || said.includes(QUOTA_MARK)) {
    const quota = parseJson(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
    const details = readDetails(quota, redactor);
    throw new ServiceError(operation, 'quota', { ...facts, details, repeat: 'none' });
  }
  // Anything can answer 404 at a wrong address.
  const isApi = facts.code !== null || (said !== '' && status !== 404);
  throw new ServiceError(operation, isApi ? 'refused' : 'malformed', facts);
}

function readWord(word: string, redactor: Redactor): string {
  return CODE.test(word) ? word : redactor.text(word, NAME_LIMIT);
}

function readDetails(details: unknown, redactor: Redactor): Record<string, unknown> {
  if (!isObject(details)) return {};
  const { reason } = details;
  const read: Record<string, unknown> = Object(redactor.json(details, TEXT_LIMIT));
  return typeof reason === 'string' ? { ...read, reason: readWord(reason, redactor) } : read;
}

/** Milliseconds from now, of seconds or an HTTP date; null if there is nothing to read. */
function parseRetryAfter(header: string | undefined, epoch: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1_000);
  const at = /^[A-Z][a-z]+, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - epoch);
}

/** Leaves out what is below some levels, in place. */
function cutBelow(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return null;
  for (const [key, item] of Object.entries(value)) Object(value)[key] = cutBelow(item, levels - 1);
  return value;
}
