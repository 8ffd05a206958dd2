import { expect, test } from '@jest/globals';
import { authenticator, createKey, revokeKey } from '../../src/service/auth/keys.ts';
import { applySetup } from '../../src/service/catalogue/setup.ts';
import { Refusal } from '../../src/service/refusals.ts';
import { newKey } from '../../src/service/settings.ts';
import { openDatabase } from '../../src/service/storage/database.ts';
import { organizationOf, SETTINGS } from '../support/service.ts';

/** A key of a member, and an authenticator of two requests at once and one a second. */
async function open() {
  const database = openDatabase();
  await applySetup(database, [organizationOf({})], 1);
  const member = await database
    .selectFrom('memberships')
    .select(['userId', 'organizationId'])
    .executeTakeFirstOrThrow();
  const key = newKey();
  const id = await createKey(database, key, { name: 'test', ...member }, 1);
  const clock = { now: 0 };
  const settings = { ...SETTINGS, ratePerSecond: 1, burst: 2 };
  const authenticate = authenticator(database, settings, () => clock.now);
  /** The code of the refusal and its seconds, or the role. */
  const ask = async (header: string | undefined = `Bearer ${key}`) => {
    try {
      return (await authenticate(header)).role;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, details } = error.body;
      return [code, details?.['reason'] ?? error.headers['retry-after']].join(' ').trim();
    }
  };
  return { database, key, id, clock, ask };
}

test('a bucket of two requests refills by one a second', async () => {
  const { clock, ask } = await open();
  expect([await ask(), await ask(), await ask()]).toEqual(['owner', 'owner', 'RATE_LIMITED 1']);
  clock.now = 999;
  expect(await ask()).toBe('RATE_LIMITED 1');
  clock.now = 1_000;
  expect([await ask(), await ask()]).toEqual(['owner', 'RATE_LIMITED 1']);
  clock.now = 60_000;
  expect([await ask(), await ask(), await ask()]).toEqual(['owner', 'owner', 'RATE_LIMITED 1']);
});

test.each([
  ['no header', () => '', 'UNAUTHORIZED'],
  ['another scheme', (key: string) => `Basic ${key}`, 'UNAUTHORIZED'],
  ['the scheme in small letters', (key: string) => `bearer ${key}`, 'owner'],
])('%s', async (_name, headerOf, expected) => {
  const { ask, key } = await open();
  expect(await ask(headerOf(key))).toBe(expected);
});

test('a revoked key costs no token, an orphaned one does', async () => {
  const revoked = await open();
  expect(await revokeKey(revoked.database, revoked.id, 2)).toBe(true);
  expect(await revokeKey(revoked.database, revoked.id, 3)).toBe(false);
  const answers = [await revoked.ask(), await revoked.ask(), await revoked.ask()];
  expect(answers).toEqual(Array.from({ length: 3 }, () => 'UNAUTHORIZED'));
  const orphaned = await open();
  await orphaned.database.deleteFrom('organizations').execute();
  expect([await orphaned.ask(), await orphaned.ask(), await orphaned.ask()]).toEqual([
    'UNAUTHORIZED ORPHANED_KEY',
    'UNAUTHORIZED ORPHANED_KEY',
    'RATE_LIMITED 1',
  ]);
});
