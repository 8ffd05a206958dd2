import type { ServerEntry } from '../../api/servers-file.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import { secretsIn } from '../../lib/redaction/known-secrets.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { NOWHERE } from '../../report/place.ts';
import { describeProblem } from '../../words/problems.ts';
import type { ToolResult } from './shapes.ts';

export const METHOD_NOT_FOUND = -32_601;

const LOOPBACK =
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]+\])$/;

export function hasCredentials(headers: Readonly<Record<string, string>>): boolean {
  return Object.entries(headers).some(([name, value]) => secretsIn(name, value).length > 0);
}

/** A failure of a server, to which the caller adds what it knows. `detail` is foreign text. */
export function serverFailure(
  server: ServerEntry,
  phase: ServerFailure['phase'],
  reason: ServerFailure['reason'],
  redactor: Redactor,
  detail = '',
): ServerFailure {
  return {
    kind: 'server',
    server: redactor.text(server.name, NAME_LIMIT),
    phase,
    tool: null,
    reason,
    isLocal: !('url' in server) || LOOPBACK.test(URL.parse(server.url)?.hostname ?? ''),
    detail: redactor.text(detail, TEXT_LIMIT),
    exitCode: null,
    signal: null,
    stdout: '',
    stderr: '',
    limitMs: null,
    status: null,
    hasCredentials: 'url' in server && hasCredentials(server.headers),
    attempts: 1,
    hint: null,
    ...NOWHERE,
  };
}

/** A server answered a request with an error of JSON-RPC. */
export class ProtocolFailure extends FailureError {
  override readonly failure: ServerFailure;
  readonly code: number;
  /** The server's own text: neither cleaned nor redacted. */
  readonly text: string;

  constructor(failure: ServerFailure, code: number, text: string) {
    super(failure);
    this.failure = failure;
    this.code = code;
    this.text = text;
  }
}

/** The result that an error of the protocol stands for. Throws any other error. */
export function resultOfError(error: unknown): ToolResult {
  if (!(error instanceof ProtocolFailure)) throw error;
  const content = [{ type: 'text', text: error.text }];
  return { content, isError: true, errorCode: error.code };
}

/** Throws a FailureError if the configuration of a server refers to a variable that is not set. */
export function checkVariables(server: ServerEntry, redactor: Redactor): void {
  const [unset] = server.unset;
  if (unset === undefined) return;
  const detail = describeProblem(unset);
  throw new FailureError(serverFailure(server, 'start', 'variable', redactor, detail));
}
