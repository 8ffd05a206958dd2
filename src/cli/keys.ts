import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { valueProblem } from '../api/validation.ts';
import { messageOf } from '../lib/errors.ts';
import { placeOfFile } from '../report/place.ts';
import type { ProblemData } from '../report/problem.ts';
import type { Database } from '../service/storage/database.ts';
import { MESSAGES } from '../words/messages.ts';
import { describeKey, describeRevoked, type StartTrouble } from '../words/service.ts';
import { type Command, defineCommand, type Ending, EXIT_CODES } from './command.ts';
import { database, text } from './options.ts';

const OPTIONS = {
  database,
  organization: text().describe('Organization of the key. It is created if it is missing.'),
  user: text().optional().describe('Email of a member. Default: a local owner.'),
  name: text().default('terminal').describe('Name of the key in lists.'),
};

const create = defineCommand(OPTIONS, 0, async ({ values }, environment, write) => {
  const { workspace, logger, now } = environment;
  const { database: file, organization, user: email = null, name } = values;
  const { newKey } = await import('../service/settings.ts');
  const { issueKey } = await import('../service/auth/keys.ts');
  const key = newKey();
  const issued = await useDatabase(resolve(workspace, file), (stored) =>
    issueKey(stored, key, { organization, email, name }, now()),
  );
  if ('trouble' in issued) return issued;
  if ('problem' in issued) return refuse('--user', issued.problem);
  write(key);
  logger.info(MESSAGES.newKey(issued.id));
  return EXIT_CODES.passed;
});

const list = defineCommand({ database }, 0, async ({ values }, { workspace }, write) => {
  const { listKeys } = await import('../service/auth/keys.ts');
  const rows = await useExisting(resolve(workspace, values.database), listKeys);
  if ('trouble' in rows) return rows;
  for (const row of rows) write(describeKey(row));
  return EXIT_CODES.passed;
});

const revoke = defineCommand({ database }, 1, async (given, { workspace, logger, now }) => {
  const [id] = given.operands;
  if (id === undefined) return refuse('keys revoke', { code: 'missing', key: 'ID' });
  const { revokeKey } = await import('../service/auth/keys.ts');
  return useExisting(resolve(workspace, given.values.database), async (stored) => {
    const isRevoked = await revokeKey(stored, id, now());
    logger.info(describeRevoked(id, isRevoked));
    return isRevoked ? EXIT_CODES.passed : EXIT_CODES.invalid;
  });
});

const ACTIONS = new Map(Object.entries({ create, list, revoke }));

/** Runs `keys create`, `keys list` or `keys revoke ID`. A running service sees it at once. */
export const command: Command = {
  options: OPTIONS,
  start: async ([action, ...args], environment, write) => {
    const chosen = ACTIONS.get(action ?? '');
    if (chosen !== undefined) return chosen.start(args, environment, write);
    return refuse('keys', valueProblem(action, [...ACTIONS.keys()]));
  },
};

/** Opens the database of a service for a while, and creates it if it is missing. */
export async function useDatabase<T>(
  file: string,
  use: (stored: Database) => Promise<T>,
): Promise<T | { trouble: StartTrouble }> {
  const { openDatabase, DatabaseVersionError } = await import('../service/storage/database.ts');
  try {
    const stored = openDatabase(file);
    try {
      return await use(stored);
    } finally {
      await stored.destroy();
    }
  } catch (error) {
    if (error instanceof DatabaseVersionError) {
      return { trouble: { reason: 'database-version', file, version: error.version } };
    }
    return { trouble: { reason: 'database', file, detail: messageOf(error) } };
  }
}

/** Opens a database that must be there: a misspelt name creates none. */
const useExisting: typeof useDatabase = async (file, use) =>
  existsSync(file) ? useDatabase(file, use) : { trouble: { reason: 'no-database', file } };

const refuse = (source: string, data: ProblemData): Ending => {
  return { problems: [{ place: placeOfFile(source), data }] };
};
