import { isInputRequiredResult } from '@modelcontextprotocol/client';
import type { Redactor } from '../../../redaction/redactor.ts';

const METHOD_LENGTH = 100;
const MESSAGE_LENGTH = 500;
const WISHES_TOLD = 3;

/** What a server may want of a client that has more to offer than this one, by method. */
const UNOFFERED: ReadonlyMap<string, string> = new Map([
  ['sampling/createMessage', 'sampling, an answer of a model'],
  ['elicitation/create', 'elicitation, an answer of a person'],
  ['roots/list', 'roots, a list of folders'],
]);

/** What is answered to a request of a server, which knows what it has sent. */
export const refusalOf = (method: string): string =>
  `This client does not offer ${UNOFFERED.get(method) ?? JSON.stringify(method.slice(0, METHOD_LENGTH))}.`;

/** The server asks for something of the client that this one does not have. */
export class InputRequiredError extends Error {
  override readonly name = 'InputRequiredError';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A wish, with the words that a person would be asked it in. */
function wishText(request: unknown, redactor: Redactor): string {
  if (!isRecord(request) || typeof request['method'] !== 'string') return 'what it does not say';
  const { method, params } = request;
  const message = isRecord(params) ? params['message'] : undefined;
  const quoted = (text: string, limit: number) => JSON.stringify(redactor.excerpt(text, limit));
  const wish = UNOFFERED.get(method) ?? quoted(method, METHOD_LENGTH);
  return typeof message === 'string' ? `${wish}: ${quoted(message, MESSAGE_LENGTH)}` : wish;
}

/** Throws where a result is none yet, since the server wants something of the client before. */
export function refuseWishes(result: unknown, redactor: Redactor): void {
  if (!isInputRequiredResult(result)) return;
  const wishes = Object.values(result.inputRequests ?? {});
  const told = wishes.slice(0, WISHES_TOLD).map((wish) => wishText(wish, redactor));
  const more = wishes.length > told.length ? [`and ${wishes.length - told.length} more`] : [];
  throw new InputRequiredError(
    wishes.length === 0
      ? 'wants to be asked again before it answers, which this service does not do'
      : `wants what this service does not offer: ${[...told, ...more].join('; ')}`,
  );
}
