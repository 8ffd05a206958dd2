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
/** Variables that tell a step from all others, and those that tell its attempts apart. */
const STEP = ['GITHUB_REPOSITORY', 'GITHUB_RUN_ID', 'GITHUB_JOB', 'GITHUB_ACTION'];
const ATTEMPT = ['GITHUB_RUN_ATTEMPT', 'RUNNER_TRACKING_ID'];

/**
 * Creates a run on a service of others, and waits for a slot. Runs cost money: after an answer that
 * leaves open whether there is one, it looks for it before it creates another. The body gets notes
 * that end with a marker. Throws ServiceError also if there may be a run that is not found; the
 * reason of the signal.
 */
export async function createOnce(body: RunBody, session: Session) {
  const { client, projectId, deadline, notes, config, environment } = session;
  const { signal, logger, redactor } = environment;
  const { clock } = client;
  const nonce = randomUUID();
  const marker = redactor.text(notes || '[mcp-eval-gate local]', TEXT_LIMIT);
  body.notes = `${marker.replace(/\]$/, '')} nonce=${nonce}]`;
  const call: Call<'createEvalRun'> = { parameters: { projectId }, body, signal, deadline };
  const read = (names: string[]) => names.map((name) => environment.variables[name] ?? '');
  if (notes !== '' && !read(STEP).includes('')) {
    const step = [...read(STEP), ...read(ATTEMPT), config.leg, body.suiteId ?? body.suiteName];
    call.idempotencyKey = JSON.stringify(step);
  }
  let doubts = 0;
  let slotMs = FIRST_WAIT_MS;
  let reportAt = 0;
  for (;;) {
    try {
      return await client.call('createEvalRun', call);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const leftMs = deadline - clock.now();
      let waits = LOOKS_MS;
      if (error.details['reason'] === 'CONCURRENT_RUN_LIMIT') {
        const waitMs = Math.max(error.retryAfterMs ?? 0, (slotMs * (1 + Math.random())) / 2);
        waits = [Math.min(waitMs, leftMs - LAST_TRY_MS)];
        slotMs = Math.min(LONGEST_WAIT_MS, slotMs * 1.5);
        if (clock.now() >= reportAt) {
          logger.info(MESSAGES.noSlot(leftMs / 1_000));
          reportAt = clock.now() + 60_000;
        }
      } else if (error.failure.status === 409 && call.idempotencyKey && doubts === 0) {
        logger.notice(MESSAGES.foreignKey);
        delete call.idempotencyKey;
        continue;
      } else if (leavesDoubt(error, doubts)) doubts += 1;
      else throw error;
      for (const ms of waits) {
        if (ms <= 0 || clock.now() + ms >= deadline) throw error;
        await clock.sleep(ms, signal);
        signal.throwIfAborted();
        if (doubts === 0) continue;
        const found = await findRun(body, nonce, session).catch((trouble) => {
          throw trouble instanceof ServiceError ? error : trouble;
        });
        if (found !== null) return found;
      }
      if (doubts === MAX_DOUBTS) throw error;
    }
  }
}

/** Whether a creation may have arrived although it failed. `doubts`: how many did before. */
function leavesDoubt({ failure, repeat }: ServiceError, doubts: number): boolean {
  const { status, reason } = failure;
  if (status === null) return repeat === 'repeatable';
  // An earlier one may still be on its way.
  if (status === 409) return doubts > 0;
  return status >= 500 || (status < 400 && reason !== 'refused' && reason !== 'quota');
}

/** The run with the nonce; null if there is none. Throws like the client. */
async function findRun({ suiteId: known, suiteName }: RunBody, nonce: string, session: Session) {
  const { client, projectId, environment } = session;
  const suites = known === undefined ? await listSuites(session) : [{ id: known, name: suiteName }];
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
export async function listSuites({ client, projectId, environment: { signal } }: Session) {
  const suites = client.list('listEvalSuites', { parameters: { projectId }, signal });
  const all = await Array.fromAsync(suites);
  return all.sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
}
