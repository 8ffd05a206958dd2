import { maskTokens } from '../lib/redaction/known-secrets.ts';
import { oneLine } from '../lib/text.ts';

/** Why the service or its database cannot be used. `detail` is the system's own text. */
export type StartTrouble =
  | { reason: 'port-taken'; host: string; port: number }
  | { reason: 'database-version'; file: string; version: string }
  | { reason: 'no-database'; file: string }
  | { reason: 'database-in-use'; file: string }
  | { reason: 'encryption-key'; source: string }
  | { reason: 'database'; file: string; detail: string }
  | { reason: 'start'; detail: string };

const SHOWN = 300;

/** Describes in one line why a command of the service cannot go on. */
export function describeStartTrouble(trouble: StartTrouble): string {
  switch (trouble.reason) {
    case 'port-taken':
      return `Port ${trouble.port} of ${trouble.host} is taken. Use \`--port 0\` for a free one.`;
    case 'database-version':
      return `${trouble.file} is a database of version ${oneLine(trouble.version, SHOWN)}, which this program cannot read. Use another file.`;
    case 'database-in-use':
      return `Another service uses ${trouble.file}. Stop it, or name another file with \`--database\`.`;
    case 'encryption-key':
      return `${trouble.source} must hold 32 bytes in Base64. Make them with \`openssl rand -base64 32\`.`;
    case 'no-database':
      return `There is no database ${trouble.file}. Name it with \`--database\`.`;
    case 'database':
      return `Cannot open the database ${trouble.file}: ${oneLine(trouble.detail, SHOWN)}`;
    case 'start':
      return `Cannot start the service: ${oneLine(trouble.detail, SHOWN)}`;
  }
}

/** Says where the service listens. */
export function describeListening(origin: string): string {
  return `Listening on ${origin}`;
}

/** Says how to create the first key. */
export function adviseFirstKey(database: string): string {
  return `There is no API key yet. Create one: \`keys create --organization NAME --database ${database}\``;
}

/** Says that the service stops, and how long runs have to end. */
export function describeStopping(seconds: number): string {
  return `Stopping. Runs have ${seconds} s to end.`;
}

/** Names a new key, whose value is printed elsewhere. */
export function describeNewKey(id: string): string {
  return `This is key ${id}. It is shown only once.`;
}

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
  return [row.id, `${row.shown}…`, state, created, ...owner]
    .map((cell) => oneLine(cell, SHOWN))
    .join('\t');
}

/** Says what `keys revoke` did. */
export function describeRevoked(id: string, isRevoked: boolean): string {
  // Some give the key itself.
  const shown = oneLine(id.startsWith('k_') ? id : maskTokens(id), SHOWN);
  return isRevoked
    ? `Key ${shown} is revoked.`
    : `There is no active key ${shown}. See \`keys list\`.`;
}
