import { randomUUID } from 'node:crypto';
import type { Call } from '../../api/client/client.ts';
import { ServiceError } from '../../api/client/service-error.ts';
import type { Body } from '../../api/operation.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Session } from '../../session/session.ts';
import { MESSAGES } from '../../words/messages.ts';

export type RunBody = Body<'createEvalRun'>;

/** Waits before each look for a run that may have been created. */
const LOOKS_MS = [1_000, 4_000, 10_000];
/** Creations that may have arrived. */
const MAX_DOUBTS = 3;
const SUITES_PER_LOOK = 5;
/** Waits for a slot. The last try has so much time for its answer. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;
const LAST_TRY_MS = 2_000;

/** A run that may exist: its notes have the nonce. */
export interface Sought {
  address: string;
  projectId: string;
  suiteId?: string | undefined;
  suiteName?: string | undefined;
  nonce: string;
}
type Searcher = Pick<Session, 'client' | 'projectId'> & { environment: { signal: AbortSignal } };

/**
 * Creates a run on a service of others, and waits for a slot. Runs cost money: after an answer that
 * leaves open whether there is one, it looks for it before it creates another. The post step finds
 * what is left by the nonce in the notes. Throws ServiceError; the reason of the signal.
 */
export async function createOnce(body: RunBody, session: Session) {
  const { client, projectId, notes, environment } = session;
  const { suiteId, suiteName } = body;
  const nonce = randomUUID();
  const marker = environment.redactor.text(notes || '[mcp-eval-gate local]', TEXT_LIMIT);
  body.notes = `${marker.replace(/\]$/, '')} nonce=${nonce}]`;
  const sought: Sought = { address: client.address, projectId, suiteId, suiteName, nonce };
  const doubts = { count: 0 };
  try {
    return await create(body, sought, doubts, session);
  } catch (error) {
    if (doubts.count > 0) environment.logger.warn(MESSAGES.leftRunTrouble());
    throw error;
  }
}

/** `doubts`: how many creations may have arrived. */
async function create(body: RunBody, sought: Sought, doubts: { count: number }, session: Session) {
  const { client, projectId, deadline, environment, config } = session;
  const { signal, logger, keep } = environment;
  const { clock } = client;
  // No other process has it: a verdict is never of the run of another start.
  const call: Call<'createEvalRun'> = { parameters: { projectId }, body, signal, deadline };
  call.idempotencyKey = sought.nonce;
  let slotMs = FIRST_WAIT_MS;
  let reportAt = 0;
  for (;;) {
    try {
      keep?.('run', JSON.stringify(sought));
      doubts.count += 1;
      return await client.call('createEvalRun', call);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const isDoubtful = leavesDoubt(error);
      if (!isDoubtful) doubts.count -= 1;
      if (doubts.count === 0) keep?.('run', '');
      const leftMs = deadline - clock.now();
      let waits = LOOKS_MS;
      if (error.details['reason'] === 'CONCURRENT_RUN_LIMIT') {
        const waitMs = Math.max(error.retryAfterMs ?? 0, (slotMs * (1 + Math.random())) / 2);
        waits = [Math.min(waitMs, leftMs - LAST_TRY_MS)];
        slotMs = Math.min(LONGEST_WAIT_MS, slotMs * 1.5);
        if (clock.now() >= reportAt) {
          logger.info(MESSAGES.noSlot(config.timeoutMinutes * 60_000, leftMs));
          reportAt = clock.now() + 60_000;
        }
      } else if (!isDoubtful) throw error;
      for (const ms of waits) {
        if (ms <= 0 || clock.now() + ms >= deadline) throw error;
        await clock.sleep(ms, signal);
        signal.throwIfAborted();
        if (doubts.count === 0) continue;
        const found = await findRun(sought, session).catch((trouble) => {
          throw trouble instanceof ServiceError ? error : trouble;
        });
        if (found !== null) return found;
      }
      if (doubts.count === MAX_DOUBTS) throw error;
    }
  }
}

/** Whether a creation may have arrived although it failed. 409: it arrived before, by a proxy. */
function leavesDoubt({ failure, repeat }: ServiceError): boolean {
  const { status, reason } = failure;
  if (status === null) return repeat === 'repeatable' || reason === 'deadline';
  if (status === 409 || status >= 500) return true;
  return status < 400 && !['refused', 'quota', 'redirect'].includes(reason);
}

/** The run with the nonce; null if there is none. Throws like the client. */
export async function findRun({ suiteId: known, suiteName, nonce }: Sought, searcher: Searcher) {
  const { client, projectId, environment } = searcher;
  const suites =
    known === undefined ? await listSuites(searcher) : [{ id: known, name: suiteName }];
  const named = suites.filter(({ name }) => name === suiteName);
  for (const { id: suiteId } of named.slice(0, SUITES_PER_LOOK)) {
    const parameters = { projectId, suiteId };
    const call = { parameters, query: { limit: '25' }, signal: environment.signal };
    const { items } = await client.call('listRuns', call);
    const run = items.find(({ notes }) => notes?.includes(nonce));
    if (run !== undefined) return { runId: run.id, suiteId };
  }
  return null;
}

/** Lists all suites, the newest first. Throws like the client. */
export async function listSuites({ client, projectId, environment: { signal } }: Searcher) {
  const suites = client.list('listEvalSuites', { parameters: { projectId }, signal });
  const all = await Array.fromAsync(suites);
  return all.sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
}
