import { join } from 'node:path';
import type { LastingPlace, StoragePlace } from '../../../../src/service/storage/storage-place.ts';
import type { Obstacle } from '../../obstacles.ts';
import { temporaryFolder } from '../service-fixture.ts';
import { NO_POSTGRES, PostgresServer } from './postgres-server.ts';

/** Somewhere to keep things for the tests of a file, empty databases as many as they like. */
export interface TestDatabases {
  create(): Promise<LastingPlace>;
  close(): Promise<void>;
}

async function openFiles(): Promise<TestDatabases> {
  const folder = await temporaryFolder();
  let files = 0;
  return {
    async create() {
      files += 1;
      return { databasePath: join(folder.path, `${files}.sqlite`) };
    },
    close: () => folder.remove(),
  };
}

async function openPostgres(): Promise<TestDatabases> {
  const folder = await temporaryFolder();
  const server = await PostgresServer.start();
  return {
    create: async () => ({
      databaseUrl: await server.createDatabase(),
      uploadsFolder: join(folder.path, 'uploads'),
    }),
    async close() {
      await server.stop();
      await folder.remove();
    },
  };
}

interface Engine {
  name: string;
  /** Why it cannot be tried here. */
  obstacle: Obstacle;
  open(): Promise<TestDatabases>;
}

/** The databases that keep what they are given when the service has ended. */
export const LASTING_ENGINES: readonly Engine[] = [
  { name: 'SQLite', obstacle: null, open: openFiles },
  { name: 'PostgreSQL', obstacle: NO_POSTGRES, open: openPostgres },
];

/** All databases that the service works on. */
export const ENGINES: readonly (Omit<Engine, 'open'> & {
  open(): Promise<{ create(): Promise<StoragePlace>; close(): Promise<void> }>;
})[] = [
  ...LASTING_ENGINES,
  {
    name: 'SQLite in memory',
    obstacle: null,
    async open() {
      const folder = await temporaryFolder();
      return {
        create: async () => ({ temporaryFolder: folder.path }),
        close: () => folder.remove(),
      };
    },
  },
];
