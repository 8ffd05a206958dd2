import type { UploadTicketStore } from '../../store.ts';
import type { Access } from '../../tables.ts';
import { changedRows } from '../statements/rows.ts';

export function createUploadTickets(access: Access): UploadTicketStore {
  const tickets = () => access.db.selectFrom('uploadTickets');
  const update = () => access.db.updateTable('uploadTickets');
  const living = () => access.db.selectFrom('instances').select('instances.id');
  const ofUpload = (uploadId: string) => update().where('uploadId', '=', uploadId);

  return {
    async add(ticket) {
      await access.db
        .deleteFrom('uploadTickets')
        .where('expiresAt', '<=', access.now())
        .where(({ eb, or }) =>
          or([eb('state', '<>', 'in use'), eb('instanceId', 'not in', living())]),
        )
        .execute();
      await access.db
        .insertInto('uploadTickets')
        .values({ ...ticket, state: 'open' })
        .execute();
    },
    async claim(tokenHash, claim) {
      const result = await update()
        .set({ ...claim, state: 'in use', sha256: null })
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', access.now())
        .where(({ eb, and, or }) =>
          or([
            eb('state', '=', 'open'),
            // Whoever used it is dead.
            and([eb('state', '=', 'in use'), eb('instanceId', 'not in', living())]),
          ]),
        )
        .executeTakeFirst();
      const ticket = await tickets()
        .select(['projectId', 'state', 'expiresAt'])
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst();
      if (changedRows(result) > 0 && ticket !== undefined) return { projectId: ticket.projectId };
      if (ticket === undefined || ticket.expiresAt <= access.now()) return 'unknown';
      return ticket.state === 'spent' ? 'spent' : 'in use';
    },
    async announce(uploadId, sha256) {
      return changedRows(await ofUpload(uploadId).set({ sha256 }).executeTakeFirst()) > 0;
    },
    async spend(uploadId) {
      const spent = { state: 'spent' as const, uploadId: null };
      return changedRows(await ofUpload(uploadId).set(spent).executeTakeFirst()) > 0;
    },
    async release(uploadId) {
      await ofUpload(uploadId).set({ state: 'open', uploadId: null, sha256: null }).execute();
    },
    async inUse() {
      const rows = await tickets()
        .select(['uploadId', 'sha256'])
        .where('state', '=', 'in use')
        .where('instanceId', 'in', living())
        .execute();
      return rows.flatMap(({ uploadId, sha256 }) =>
        uploadId === null ? [] : [{ uploadId, sha256 }],
      );
    },
  };
}
