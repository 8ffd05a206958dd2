import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { LastingPlace } from '../../../../src/service/storage/storage-place.ts';

/** Does something while a table of the database is gone. */
export async function withoutTable<Result>(
  place: LastingPlace,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await execute(place, `ALTER TABLE "${table}" RENAME TO "hidden"`);
  try {
    return await work();
  } finally {
    await execute(place, `ALTER TABLE "hidden" RENAME TO "${table}"`);
  }
}

async function execute(place: LastingPlace, sql: string): Promise<void> {
  if ('databasePath' in place) {
    const database = new DatabaseSync(place.databasePath, { timeout: 10_000 });
    database.exec(sql);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
