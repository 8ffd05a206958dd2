import { hash } from 'node:crypto';
import type { Reply } from '../../api/operation.ts';
import { canonicalJson } from '../../lib/canonical-json.ts';
import type { RunPlan } from '../engine/plan.ts';
import { refusalOf } from '../refusals.ts';
import type { ApiRequest } from '../request.ts';
import type { Queries } from '../storage/database.ts';

export interface CreatedRun {
  reply: Reply<'createEvalRun'>;
  /** What to start; null if an earlier request created the run. */
  plan: RunPlan | null;
}

/** What an idempotency key stands for: one request for one suite. Null without a key. */
type Repeat = ReturnType<typeof repeatOf>;

/** The idempotency key of a request; null without one. The header comes before the body. */
export function repeatOf(request: ApiRequest<'createEvalRun'>) {
  const { project, body } = request;
  // These may differ.
  const { notes: _notes, modelApiKeys: _keys, idempotencyKey, ...rest } = body;
  // An empty header counts as none.
  const key = request.idempotencyKey || idempotencyKey;
  if (key === undefined) return null;
  const scope = JSON.stringify(body.suiteId ?? [project.id, body.suiteName]);
  return { scope, key, hash: hash('sha256', canonicalJson(rest)) };
}

/** What a request with this key was answered, by now; null if there is none. Refuses another request. */
export async function findRepeated(queries: Queries, repeat: Repeat): Promise<CreatedRun | null> {
  if (repeat === null) return null;
  const { scope, key } = repeat;
  const row = await queries
    .selectFrom('idempotencyKeys')
    .innerJoin('runs', 'runs.id', 'idempotencyKeys.runId')
    .select(['runs.id', 'runs.suiteId', 'runs.status', 'hash'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.hash !== repeat.hash) {
    throw refusalOf('CONFLICT', { reason: 'idempotency' }, { runId: row.id });
  }
  const { id: runId, suiteId, status } = row;
  return { reply: { runId, suiteId, status, deduped: true }, plan: null };
}
