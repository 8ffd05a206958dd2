import { newId } from '../../identifiers.ts';
import type { ArtifactStore } from '../../store.ts';
import type { Access } from '../../tables.ts';

export function createArtifacts(access: Access): ArtifactStore {
  return {
    async add(artifact) {
      const id = newId('artifact');
      await access.db
        .insertInto('artifacts')
        .values({ ...artifact, id, createdAt: access.now() })
        .execute();
      return id;
    },
    async hashes() {
      const rows = await access.db.selectFrom('artifacts').select('sha256').distinct().execute();
      return new Set(rows.map(({ sha256 }) => sha256));
    },
  };
}
