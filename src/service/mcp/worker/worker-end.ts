import type { Redactor } from '../../../redaction/redactor.ts';
import { type McpFailureKind, McpServerError } from '../server-error.ts';
import { EXIT_MEMORY } from './messages.ts';

/** How a worker came to its end. */
export interface WorkerEnd {
  /** `memory`: it held more than it may; `silent`: it was ended, since it did not answer any more. */
  reason: 'memory' | 'silent' | 'other';
  /** Such as `it ran out of memory`. */
  words: string;
}

/** What was asked of a server when its worker ended. */
export interface InFlight {
  serverName: string;
  /** Such as `call tool "echo"`. */
  action: string;
}

const HEAP_WORDS = 'heap out of memory';

/** How a process ended that nobody asked to. */
export function endOf(
  { exitCode, signalCode }: { exitCode: number | null; signalCode: NodeJS.Signals | null },
  lastWords: string,
): WorkerEnd {
  if (exitCode === EXIT_MEMORY || lastWords.includes(HEAP_WORDS)) {
    return { reason: 'memory', words: 'it ran out of memory' };
  }
  const words =
    signalCode === null ? `it exited with code ${exitCode}` : `it was ended by ${signalCode}`;
  return { reason: 'other', words };
}

/** It is what the server sent that could not be held, or not be read in time. */
const KINDS = { memory: 'answered', silent: 'timeout' } as const;

/**
 * The error of what was asked of a server as its worker ended.
 * @param others what was asked of others at that time, any of which may be the cause
 */
export function endError(
  about: InFlight,
  others: readonly InFlight[],
  end: WorkerEnd,
  redactor: Redactor,
): McpServerError {
  const { reason, words } = end;
  if (reason !== 'memory' && reason !== 'silent') return lostError(about, end, redactor);
  const beside = [...new Set(others.map((other) => `"${other.serverName}" (${other.action})`))];
  const also = beside.length === 0 ? '' : `, as ${beside.join(', ')} may have done`;
  const what = `ended its lane's worker${also}: ${words} while it waited for an answer`;
  return serverError(KINDS[reason], about, what, redactor);
}

/** The error of what is asked of a server whose worker has ended, by no fault of the server's. */
export const lostError = (about: InFlight, { words }: WorkerEnd, redactor: Redactor) =>
  serverError('unreachable', about, `was lost with its lane's worker: ${words}`, redactor);

function serverError(
  kind: McpFailureKind,
  { serverName, action }: InFlight,
  what: string,
  redactor: Redactor,
): McpServerError {
  const detail = redactor.text(`${what} (${action}).`);
  const message = redactor.text(`MCP server "${serverName}" ${detail}`);
  return new McpServerError(kind, serverName, message, {
    detail,
    isConnecting: action === 'connect',
  });
}
