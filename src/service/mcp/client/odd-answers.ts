import { SdkError, SdkErrorCode, SdkHttpError } from '@modelcontextprotocol/client';
import { z } from 'zod';
import { errorText, isError } from '../server-error.ts';

/** What the SDK says of results that are not as they have to be. */
const MALFORMED: readonly string[] = [
  SdkErrorCode.InvalidResult,
  SdkErrorCode.UnsupportedResultType,
];

const ISSUES_TOLD = 3;

const issuesSchema = z.array(
  z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }),
);

/** A list of what is wrong, in a line: the SDK writes it down as JSON. */
function inALine(message: string): string {
  const start = message.indexOf('[');
  if (start === -1) return message;
  try {
    const issues = issuesSchema.parse(JSON.parse(message.slice(start)));
    const told = issues.slice(0, ISSUES_TOLD).map((issue) => {
      const path = issue.path.join('.');
      return path === '' ? issue.message : `${path}: ${issue.message}`;
    });
    return `${message.slice(0, start)}${told.join('; ')}`;
  } catch {
    return message;
  }
}

/** What is wrong with a result, in words; null where an error is about something else. */
export function malformation(error: unknown): string | null {
  const isMalformed = error instanceof SdkError && MALFORMED.includes(error.code);
  return isMalformed ? inALine(error.message) : null;
}

/** What came over HTTP in place of a message; null where an error is about something else. */
export function strangeAnswer(error: unknown): string | null {
  if (error instanceof SdkError && error.code === SdkErrorCode.ClientHttpUnexpectedContent) {
    return errorText(error);
  }
  if (!isError(error)) return null;
  if (error.name === 'SyntaxError') return errorText(error);
  // All that the SDK's schema has against it fills a page.
  return error.name === 'ZodError' ? 'the JSON is no message of JSON-RPC' : null;
}

/** What the SDK says around what a server answered; with the older transport, the status too. */
const POSTING = /^Error POSTing to endpoint(?: \(HTTP (\d{3})\))?: /;
const POLICY = " (redirectPolicy: 'same-origin')";
/** And in place of one that could not be read. */
const UNREAD = /^null$/;

/** Statuses of an address that takes no messages, as that of the older transport does not. */
const NO_ENDPOINT: readonly number[] = [404, 405];

/** Status with which the address of the older transport refused a message; undefined elsewhere. */
export function refusedPostStatus({ message }: Error): number | undefined {
  const [, status] = POSTING.exec(message) ?? [];
  return status === undefined ? undefined : Number(status);
}

/** What is told of an answer that is known by its status. */
export function toldByStatus(error: unknown, transport: string): string {
  const said = errorText(error).replace(POSTING, '').replace(POLICY, '');
  const text = said.replace(UNREAD, '').trim();
  const isNoEndpoint = error instanceof SdkHttpError && NO_ENDPOINT.includes(error.status);
  const hint =
    isNoEndpoint && transport === 'http'
      ? ['its configuration has `"type": "sse"` if that is what it speaks']
      : [];
  return [text, ...hint].filter((part) => part !== '').join('; ');
}
