import { maskTokens } from '../lib/redaction/known-secrets.ts';
import { type ReasonOf, shown, writeReason } from './lines.ts';

const TROUBLES = {
  'port-taken': 'Port {port} of {host} is taken. Use `--port 0` for a free one.',
  'database-version':
    '{file} is a database of version {version}, which this program cannot read. Use another file.',
  'database-in-use': 'Another service uses {file}. Stop it, or name another by `--database`.',
  'encryption-key': '{source} must hold 32 bytes in Base64. Make them: `openssl rand -base64 32`.',
  'no-database': 'There is no database {file}. Name it with `--database`.',
  database: 'Cannot open the database {file}: {detail}',
  start: 'Cannot start the service: {detail}',
} as const;

/** Why the service or its database cannot be used. `detail` is the system's own text. */
export type StartTrouble = ReasonOf<typeof TROUBLES>;

/** Describes in one line why a command of the service cannot go on. */
export const describeStartTrouble = (trouble: StartTrouble): string =>
  writeReason(TROUBLES, trouble);

/** One row of the list of keys. */
export function describeKey(row: {
  id: string;
  shown: string;
  name: string;
  email: string;
  organization: string | null;
  createdAt: number;
  revokedAt: number | null;
}): string {
  const created = new Date(row.createdAt).toISOString();
  const state = row.revokedAt === null ? 'active' : 'revoked';
  const owner = [row.organization ?? '-', row.email, row.name];
  return [row.id, `${row.shown}…`, state, created, ...owner].map(shown).join('\t');
}

/** Says what `keys revoke` did. */
export function describeRevoked(id: string, isRevoked: boolean): string {
  // Some give the key itself.
  const name = shown(id.startsWith('k_') ? id : maskTokens(id));
  return isRevoked
    ? `Key ${name} is revoked.`
    : `There is no active key ${name}. See \`keys list\`.`;
}
