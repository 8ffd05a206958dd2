import { type ReasonOf, writeReason } from './lines.ts';

const TROUBLES = {
  'port-taken': 'Port {port} of {host} is taken. Use `--port 0` for a free one.',
  'database-version':
    '{file} is a database of version {version}, which this program cannot read. Use another file.',
  'database-in-use': 'Another service uses {file}. Stop it, or name another by `--database`.',
  'encryption-key': '{source} must hold 32 bytes in Base64. Make them: `openssl rand -base64 32`.',
  database: 'Cannot open the database {file}: {detail}',
  start: 'Cannot start the service: {detail}',
} as const;

/** Why the service or its database cannot be used. `detail` is the system's own text. */
export type StartTrouble = ReasonOf<typeof TROUBLES>;

export const describeStartTrouble = (trouble: StartTrouble): string =>
  writeReason(TROUBLES, trouble);
