import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { newId } from './identifiers.ts';
import { prepareCommand, prepareQuery } from './query.ts';

/** An uploaded file; its bytes are kept beside the database, under their hash. */
export interface NewArtifact {
  projectId: string;
  /** In hex. */
  sha256: string;
  contentType: string | null;
  sizeBytes: number;
}

export function createArtifacts(database: DatabaseSync, now: () => number) {
  const hashes = prepareQuery(
    database,
    z.object({ sha256: z.string() }),
    'SELECT DISTINCT sha256 FROM artifacts',
  );
  const insert = prepareCommand(
    database,
    `INSERT INTO artifacts (id, projectId, sha256, contentType, sizeBytes, createdAt)
     VALUES (:id, :projectId, :sha256, :contentType, :sizeBytes, :createdAt)`,
  );

  return {
    /** Returns the id of the artifact. */
    add(artifact: NewArtifact): string {
      const id = newId('artifact');
      insert({ ...artifact, id, createdAt: now() });
      return id;
    },
    /** Hashes of all content that some artifact has. */
    hashes: (): Set<string> => new Set(hashes.all().map(({ sha256 }) => sha256)),
  };
}
