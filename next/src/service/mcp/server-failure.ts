import type { ServerEntry } from '../../api/servers-file.ts';
import { errorCode } from '../../lib/errors.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { ServerFailure } from '../../report/failure.ts';

/** Errors of the system that say that the machine has no room for another process. */
const NO_RESOURCES = ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM'];
/** Errors of the system that say that the command cannot be started. */
const NO_PROGRAM = [
  'ENOENT',
  'EACCES',
  'ENOTDIR',
  'ENAMETOOLONG',
  'E2BIG',
  'ERR_INVALID_ARG_VALUE',
];

/** A failure of a local server, to which the caller adds what it knows. */
export function serverFailure(
  { name }: ServerEntry,
  phase: ServerFailure['phase'],
  reason: ServerFailure['reason'],
  redactor: Redactor,
): ServerFailure {
  return {
    kind: 'server',
    server: redactor.text(name, NAME_LIMIT),
    phase,
    reason,
    isLocal: true,
    detail: '',
    exitCode: null,
    signal: null,
    stderr: '',
    limitMs: null,
    status: null,
    hasCredentials: false,
  };
}

/** The failure of a process that could not be started; null for all other errors. */
export function startFailure(
  error: unknown,
  server: ServerEntry,
  redactor: Redactor,
): ServerFailure | null {
  const code = errorCode(error) ?? '';
  const isFull = NO_RESOURCES.includes(code);
  if (!isFull && !NO_PROGRAM.includes(code)) return null;
  const failure = serverFailure(
    server,
    'start',
    isFull ? 'resources' : 'missing-program',
    redactor,
  );
  failure.detail = isFull ? code : redactor.text(server.command, TEXT_LIMIT);
  return failure;
}
