import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { messageOf } from '../lib/errors.ts';
import { nearestName } from '../lib/nearest-name.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import type { Database } from '../service/storage/database.ts';
import type { Environment, Logger } from '../session/environment.ts';
import { describeProblem } from '../words/problems.ts';
import {
  describeKey,
  describeNewKey,
  describeRevoked,
  describeStartTrouble,
  type StartTrouble,
} from '../words/service.ts';
import { EXIT_CODES } from './exit-codes.ts';
import { database, readOptions, text } from './options.ts';
import type { Command } from './program.ts';

export const KEY_OPTIONS = {
  database,
  organization: text().describe('Organization of the key. It is created if it is missing.'),
  user: text().optional().describe('Email of a member. Default: a local owner.'),
  name: text().default('terminal').describe('Name of the key in lists.'),
};
const ACTIONS: ReadonlyMap<string, Command> = new Map([
  ['create', create],
  ['list', list],
  ['revoke', revoke],
]);

/** Runs `keys create`, `keys list` or `keys revoke`. A running service sees the change at once. */
export const keys: Command = async ([name = '', ...args], environment, write) => {
  const action = ACTIONS.get(name);
  if (action !== undefined) return action(args, environment, write);
  const known = [...ACTIONS.keys()];
  const nearest = nearestName(name, known) ?? null;
  const value = name === '' ? null : name;
  const place = placeOfFile('keys');
  return refuse([{ place, data: { code: 'value', value, nearest, known } }], environment.logger);
};

async function create(
  args: readonly string[],
  { workspace, logger, now }: Environment,
  write: (line: string) => void,
): Promise<number> {
  const options = readOptions(KEY_OPTIONS, args);
  if ('problems' in options) return refuse(options.problems, logger);
  const { organization, user: email = null, name } = options.values;
  const { newKey } = await import('../service/auth/new-key.ts');
  const { issueKey } = await import('../service/auth/issue-key.ts');
  const key = newKey();
  const opened = await useDatabase(resolve(workspace, options.values.database), (stored) =>
    issueKey(stored, key, { organization, email, name }, now()),
  );
  if ('trouble' in opened) return giveUp(opened.trouble, logger);
  const { result } = opened;
  if ('problem' in result) {
    return refuse([{ place: placeOfFile('--user'), data: result.problem }], logger);
  }
  write(key);
  logger.info(describeNewKey(result.id));
  return EXIT_CODES.passed;
}

async function list(
  args: readonly string[],
  { workspace, logger }: Environment,
  write: (line: string) => void,
): Promise<number> {
  const options = readOptions({ database }, args);
  if ('problems' in options) return refuse(options.problems, logger);
  const { listKeys } = await import('../service/auth/keys.ts');
  const opened = await useExisting(resolve(workspace, options.values.database), listKeys);
  if ('trouble' in opened) return giveUp(opened.trouble, logger);
  for (const row of opened.result) write(describeKey(row));
  return EXIT_CODES.passed;
}

async function revoke(
  args: readonly string[],
  { workspace, logger, now }: Environment,
): Promise<number> {
  const options = readOptions({ database }, args, 1);
  if ('problems' in options) return refuse(options.problems, logger);
  const [which] = options.operands;
  if (which === undefined) {
    const data: Problem['data'] = { code: 'missing', key: 'ID' };
    return refuse([{ place: placeOfFile('keys revoke'), data }], logger);
  }
  const { revokeKey } = await import('../service/auth/keys.ts');
  const opened = await useExisting(resolve(workspace, options.values.database), (stored) =>
    revokeKey(stored, which, now()),
  );
  if ('trouble' in opened) return giveUp(opened.trouble, logger);
  logger.info(describeRevoked(which, opened.result));
  return opened.result === 0 ? EXIT_CODES.invalid : EXIT_CODES.passed;
}

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

/** A misspelt name must not create a database. */
const useExisting: typeof useDatabase = async (file, use) =>
  existsSync(file) ? useDatabase(file, use) : { trouble: { reason: 'no-database', file } };

/** Shows what the user wrote wrong, one line each. Returns the exit code. */
export function refuse(problems: readonly Problem[], logger: Logger): number {
  for (const problem of problems) logger.error(describeProblem(problem));
  return EXIT_CODES.invalid;
}

/** Shows why a command cannot go on. Returns the exit code. */
export function giveUp(trouble: StartTrouble, logger: Logger): number {
  logger.error(describeStartTrouble(trouble));
  return EXIT_CODES.incomplete;
}
