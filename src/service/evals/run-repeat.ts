import { createHash } from 'node:crypto';
import type { RunCreate } from '../../contract/resources/eval-requests.ts';
import type { RunCreated } from '../../contract/resources/run.ts';
import { ApiFailure, validationFailure } from '../refusals/api-failure.ts';
import type { Store } from '../storage/store.ts';

const MAX_KEY_LENGTH = 256;

/** A key by which a creation is told from its repeats; known to one user and suite. */
export interface RepeatKey {
  userId: string;
  projectId: string;
  key: string;
}

/** The key of a request: that of the header before that of the body. Throws ApiFailure. */
export function idempotencyKeyOf(
  header: string | undefined,
  { idempotencyKey }: RunCreate,
): string | null {
  if (header === undefined) return idempotencyKey ?? null;
  if (header.length >= 1 && header.length <= MAX_KEY_LENGTH) return header;
  const message = `the header must have from 1 to ${MAX_KEY_LENGTH} characters`;
  throw validationFailure([{ path: ['Idempotency-Key'], message }]);
}

/** The answer to a request that was sent before under this key, null: it was not. Throws ApiFailure. */
export async function findRepeat(
  store: Store,
  by: RepeatKey,
  request: RunCreate,
): Promise<RunCreated | null> {
  const scope = scopeOf(by.projectId, request);
  const known = await store.idempotencyKeys.find({ ...by, scope });
  const run = known && (await store.runs.find(by.projectId, known.runId));
  if (known === undefined || run === undefined) return null;
  const remembered = known.requestHash.split(' ');
  if (!(await hashesOf(store, request)).some((hash) => remembered.includes(hash))) {
    throw new ApiFailure(
      'CONFLICT',
      'The idempotency key belongs to an earlier request to run this suite, which asked for something else. Send another key with this one.',
      { details: { runId: run.id } },
    );
  }
  return { ...known.reply, status: run.status, deduped: true };
}

/** Keeps what was answered, for the repeats to come, but for the lists of tools, which may be large. */
export async function rememberCreation(
  store: Store,
  by: RepeatKey,
  request: RunCreate,
  { listedTools: _, ...reply }: RunCreated & { suiteId: string },
): Promise<void> {
  // A suite that this very request made is known to its repeats by name, to later ones by its id.
  const { projectId } = by;
  const scopes = new Set([scopeOf(projectId, request), scopeOf(projectId, reply)]);
  const requestHash = (await hashesOf(store, request)).join(' ');
  for (const scope of scopes) {
    await store.idempotencyKeys.add({
      ...by,
      scope,
      runId: reply.runId,
      requestHash,
      reply,
    });
  }
}

function scopeOf(
  projectId: string,
  { suiteId, suiteName }: Pick<RunCreate, 'suiteId' | 'suiteName'>,
): string {
  return JSON.stringify(suiteId === undefined ? [projectId, 'name', suiteName] : ['id', suiteId]);
}

/**
 * Of what decides how a run goes. A repeat may come with a fresh key of a model, or other notes, and
 * may name by its id the suite that the first request has made, and leave the servers to it. One that
 * says the same to the letter is a repeat even where the suite has other servers by then.
 */
async function hashesOf(store: Pick<Store, 'servers'>, request: RunCreate): Promise<string[]> {
  const { suiteId, suiteName: _, suiteDescription: _description, ...more } = request;
  const { serverIds: named, ...deciding } = more;
  const saved = suiteId === undefined ? [] : await store.servers.ofSuite(suiteId);
  const serverIds = [...new Set(named ?? saved.map(({ id }) => id))];
  return [hashOf({ ...deciding, serverIds: serverIds.toSorted() }), hashOf(request)];
}

function hashOf(request: RunCreate): string {
  const { notes: _, modelApiKeys: _keys, idempotencyKey: _key, ...deciding } = request;
  return createHash('sha256').update(JSON.stringify(deciding)).digest('hex');
}
