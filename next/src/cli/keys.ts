import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { valueProblem } from '../api/validation.ts';
import { messageOf } from '../lib/errors.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import type { Database } from '../service/storage/database.ts';
import type { Logger } from '../session/environment.ts';
import { describeProblem } from '../words/problems.ts';
import {
  describeKey,
  describeNewKey,
  describeRevoked,
  describeStartTrouble,
  type StartTrouble,
} from '../words/service.ts';
import { type Command, EXIT_CODES } from './command.ts';
import { database, readOptions, text } from './options.ts';

export const OPTIONS = {
  database,
  organization: text().describe('Organization of the key. It is created if it is missing.'),
  user: text().optional().describe('Email of a member. Default: a local owner.'),
  name: text().default('terminal').describe('Name of the key in lists.'),
};
const ACTIONS = ['create', 'list', 'revoke'];

/** Runs `keys create`, `keys list` or `keys revoke ID`. A running service sees it at once. */
export const command: Command = async ([action = '', ...args], environment, write) => {
  const { workspace, logger, now } = environment;
  if (!ACTIONS.includes(action)) {
    return refuse('keys', valueProblem(action || undefined, ACTIONS), logger);
  }
  if (action === 'create') return create(args, environment, write);
  const options = readOptions({ database }, args, action === 'revoke' ? 1 : 0);
  if ('problems' in options) return refuseAll(options.problems, logger);
  const [which] = options.operands;
  if (action === 'revoke' && which === undefined) {
    return refuse('keys revoke', { code: 'missing', key: 'ID' }, logger);
  }
  const file = resolve(workspace, options.values.database);
  // A misspelt name must not create a database.
  if (!existsSync(file)) return giveUp({ reason: 'no-database', file }, logger);
  const { listKeys, revokeKey } = await import('../service/auth/keys.ts');
  const used = await useDatabase(file, async (stored) => {
    if (which === undefined) {
      for (const row of await listKeys(stored)) write(describeKey(row));
      return EXIT_CODES.passed;
    }
    const isRevoked = await revokeKey(stored, which, now());
    logger.info(describeRevoked(which, isRevoked));
    return isRevoked ? EXIT_CODES.passed : EXIT_CODES.invalid;
  });
  return 'trouble' in used ? giveUp(used.trouble, logger) : used.result;
};

const create: Command = async (args, { workspace, logger, now }, write) => {
  const options = readOptions(OPTIONS, args);
  if ('problems' in options) return refuseAll(options.problems, logger);
  const { database: file, organization, user: email = null, name } = options.values;
  const { newKey } = await import('../service/settings.ts');
  const { issueKey } = await import('../service/auth/keys.ts');
  const key = newKey();
  const used = await useDatabase(resolve(workspace, file), (stored) =>
    issueKey(stored, key, { organization, email, name }, now()),
  );
  if ('trouble' in used) return giveUp(used.trouble, logger);
  if ('problem' in used.result) return refuse('--user', used.result.problem, logger);
  write(key);
  logger.info(describeNewKey(used.result.id));
  return EXIT_CODES.passed;
};

/** Opens the database of a service for a while, and creates it if it is missing. */
export async function useDatabase<T>(
  file: string,
  use: (stored: Database) => Promise<T>,
): Promise<{ result: T } | { trouble: StartTrouble }> {
  const { openDatabase, DatabaseVersionError } = await import('../service/storage/database.ts');
  try {
    const stored = openDatabase(file);
    try {
      return { result: await use(stored) };
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

const refuse = (source: string, data: Problem['data'], logger: Logger) =>
  refuseAll([{ place: placeOfFile(source), data }], logger);

/** Shows what the user wrote wrong, one line each. Returns the exit code. */
export function refuseAll(problems: readonly Problem[], logger: Logger): number {
  for (const problem of problems) logger.error(describeProblem(problem));
  return EXIT_CODES.invalid;
}

/** Shows why a command cannot go on. Returns the exit code. */
export function giveUp(trouble: StartTrouble, logger: Logger): number {
  logger.error(describeStartTrouble(trouble));
  return EXIT_CODES.incomplete;
}
