import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { DEFAULT_MAX_TURNS } from '../../api/case-rules.ts';
import type { Reply } from '../../api/operation.ts';
import { prepareThread } from '../../judge/bounded.ts';
import { inspectServers } from '../engine/inspection.ts';
import { type RunPlan, RunServer } from '../engine/plan.ts';
import { profileOfHost } from '../hosts/hosts.ts';
import { chooseModels } from '../models/choice.ts';
import { notFound, refusalOf } from '../refusals.ts';
import type { ApiRequest, Core } from '../request.ts';
import { type GrantSource, runCredentials } from '../servers/access.ts';
import type { Queries } from '../storage/database.ts';
import { findRow, touchProject } from '../storage/rows.ts';
import type { Schema } from '../storage/schema.ts';
import * as checks from './checks.ts';
import { type CreatedRun, findRepeated, repeatOf } from './repeat.ts';
import { committed, insertSuite, nextRunNumber, type SavedCase, saveCases } from './suites.ts';
import { checkTools, toolListsOf } from './tool-rules.ts';

/** SQLite bounds the values of a statement. */
const ROWS_PER_STATEMENT = 1_000;
/** When a client asks again for a slot. */
const SLOT_RETRY_SECONDS = 5;

type Request = ApiRequest<'createEvalRun'>;
type Suite = Selectable<Schema['suites']>;

/** A checked request. */
type Draft = Awaited<ReturnType<typeof checkRequest>>;

/**
 * Stores a run with its planned iterations. Checks the body, models, servers, the slot, then inspects
 * the servers. A refused request stores nothing, and a repeated one finds its run.
 */
export async function createRun(
  core: Core,
  request: Request,
  grants: GrantSource,
): Promise<CreatedRun> {
  const keys = Object.entries(request.body.modelApiKeys ?? {});
  for (const [provider, key] of keys) core.surroundings.redactor.add(provider, [key]);
  const repeat = repeatOf(request);
  const known = await findRepeated(core.database, repeat);
  if (known !== null) return known;
  const { database, surroundings, settings } = core;
  const { maxConcurrentRuns: maxRuns } = settings;
  const { signal } = request;
  const draft = await checkRequest(core, request, grants);
  const { plan, tests, used } = draft;
  await refuseBeyondSlots(database, maxRuns);
  let isCreated = false;
  try {
    // The arguments of calls are compared in the thread. It starts while the servers do.
    prepareThread();
    await inspectServers(used, plan, surroundings, signal);
    checks.refuseMisconfigured(plan.servers);
    await checkTools(tests, plan, surroundings);
    if (signal.aborted) throw refusalOf('INTERNAL_ERROR', { reason: 'request-ended' });
    const created = await database.transaction().execute(async (queries): Promise<CreatedRun> => {
      // Another request may have taken the slot or the key meanwhile.
      const repeated = await findRepeated(queries, repeat);
      if (repeated !== null) return repeated;
      await refuseBeyondSlots(queries, maxRuns);
      const reply = await storeRun(queries, request, draft, surroundings.now());
      if (repeat !== null) {
        const row = { ...repeat, runId: reply.runId };
        await queries.insertInto('idempotencyKeys').values(row).execute();
      }
      return { reply, plan };
    });
    isCreated = created.plan !== null;
    return created;
  } finally {
    for (const server of isCreated ? [] : plan.servers) {
      const connection = server.takeInspected();
      if (connection !== null) await core.closings.begin(() => connection.close());
    }
  }
}

/** Checks what a request says, and finds what it names. */
async function checkRequest(core: Core, { project, body }: Request, grants: GrantSource) {
  const { database, surroundings, settings } = core;
  checkForm(body);
  if (!settings.takesCommands) refuseCommands(body);
  /** Null: a new one. */
  const suite =
    body.suiteId === undefined ? null : await findRow(database, 'suites', project.id, body.suiteId);
  const saved = await findCases(database, suite, body);
  const tests = [...(body.tests ?? []), ...saved.map(({ test }) => test)];
  const hostId = body.namedHostId ?? body.hostId;
  const profile = hostId === undefined ? null : await profileOfHost(database, project.id, hostId);
  const source = {
    // The model of a host replaces those of cases and suite.
    forced: profile?.modelId,
    model: body.model ?? suite?.model,
    provider: body.provider ?? suite?.provider,
  };
  const models = chooseModels(tests, source, body.modelApiKeys ?? {}, settings.providers);
  const serverIds: string[] = body.serverIds ?? JSON.parse(suite?.serverIds ?? '[]');
  if (serverIds.length === 0) {
    const details = { reason: 'NO_SAVED_SERVER_SELECTION', suiteId: suite?.id };
    throw refusalOf('VALIDATION_ERROR', { reason: 'no-servers' }, details);
  }
  const servers = await checks.findServers(database, project.id, serverIds);
  checks.refuseDisabled(servers);
  const runs = body.iterationOverride;
  const planned = tests.map((test) => ({ ...test, runs: runs ?? test.runs }));
  const { execution = {} } = body;
  checks.refuseMisfits(planned, servers, execution.maxTurns ?? DEFAULT_MAX_TURNS);
  const runServers = servers.map((server) => {
    const credentials = runCredentials(grants, server, surroundings.redactor);
    return new RunServer(server.entry, credentials, server.id);
  });
  const cancel = new AbortController();
  // Without iterations as yet.
  const plan: RunPlan = { iterations: [], servers: runServers, execution, profile, cancel };
  const used = checks.findUsed(tests, runServers, execution);
  return { suite, saved, tests, models, servers, plan, used };
}

/** Refuses a body that is neither form A nor form B, or names things twice. */
function checkForm({ suiteId, suiteName, tests, caseIds, hostId, namedHostId }: Request['body']) {
  const isNew = suiteId === undefined;
  const hosts = new Set([hostId, namedHostId].filter((id) => id !== undefined));
  const rows = [
    [isNew && (suiteName === undefined || !tests?.length), 'no-suite'],
    [caseIds !== undefined && (tests !== undefined || isNew), 'cases-twice'],
    [hosts.size > 1, 'two-hosts'],
  ] as const;
  const [, reason] = rows.find(([isWrong]) => isWrong) ?? [];
  if (reason !== undefined) throw refusalOf('VALIDATION_ERROR', { reason });
}

/** A requester runs no programs on the machine of a service. */
function refuseCommands({ execution = {} }: Request['body']): void {
  const key = (['setup', 'teardown'] as const).find((one) => execution[one] !== undefined);
  if (key === undefined) return;
  const details = { reason: 'EXECUTION_COMMANDS' };
  throw refusalOf('VALIDATION_ERROR', { reason: 'commands', key }, details);
}

/**
 * The saved cases of a suite in its order, or those of them that the request selects. None if the
 * request brings its own.
 */
async function findCases(
  queries: Queries,
  suite: Suite | null,
  { tests, caseIds }: Request['body'],
): Promise<SavedCase[]> {
  if (suite === null || tests?.length) return [];
  const rows = await queries
    .selectFrom('testCases')
    .select(['id', 'definition'])
    .where('suiteId', '=', suite.id)
    .orderBy('seq')
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = caseIds?.find((id) => !known.has(id));
  if (unknown !== undefined) throw notFound('case', unknown);
  return rows
    .filter(({ id }) => caseIds === undefined || caseIds.includes(id))
    .map(({ id, definition }) => ({ id, test: JSON.parse(definition) }));
}

async function refuseBeyondSlots(queries: Queries, max: number) {
  const { active } = await queries
    .selectFrom('runs')
    .select((query) => query.fn.countAll<number>().as('active'))
    // Literals, as in the index. Ingested runs take no slot.
    .where(sql<boolean>`status IN ('pending', 'running') AND source = 'api'`)
    .executeTakeFirstOrThrow();
  if (active < max) return;
  const details = { reason: 'CONCURRENT_RUN_LIMIT', maxConcurrentRuns: max };
  const reason = { reason: 'run-slots', max, seconds: SLOT_RETRY_SECONDS } as const;
  throw refusalOf('RATE_LIMITED', reason, details);
}

/** Stores a run, with its suite and cases if they are new, and puts the iterations into its plan. */
async function storeRun(
  queries: Queries,
  { project, body }: Request,
  { suite, saved, models, servers, plan }: Draft,
  now: number,
): Promise<Reply<'createEvalRun'>> {
  const runId = randomUUID();
  const serverIds = servers.map(({ id }) => id);
  const { suiteName: name = '', suiteDescription: description } = body;
  const fresh = { ...body, name, description, serverIds };
  const suiteId = suite?.id ?? (await insertSuite(queries, project.id, fresh, now));
  const upserted = await saveCases(queries, suiteId, body.tests ?? [], now);
  const rows = [...upserted, ...saved].flatMap(({ id: testCaseId, test }) => {
    const model = models.get(test) ?? null;
    return Array.from({ length: body.iterationOverride ?? test.runs ?? 1 }, (_, at) => {
      const id = randomUUID();
      plan.iterations.push({ id, test, model });
      return {
        id,
        runId,
        testCaseId,
        title: test.title,
        number: at + 1,
        status: 'pending',
        model: model?.model ?? null,
        provider: model?.provider ?? null,
      };
    });
  });
  const run = {
    id: runId,
    suiteId,
    projectId: project.id,
    runNumber: await nextRunNumber(queries, suiteId),
    status: 'running',
    source: 'api',
    notes: body.notes ?? null,
    minimumPassRate: body.passCriteria?.minimumPassRate ?? suite?.minimumPassRate ?? null,
    planned: rows.length,
    createdAt: now,
    touchedAt: now,
  };
  await queries.insertInto('runs').values(run).execute();
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    const some = rows.slice(at, at + ROWS_PER_STATEMENT);
    await queries.insertInto('iterations').values(some).execute();
  }
  await queries
    .updateTable('suites')
    .set((set) => ({ runs: set('runs', '+', 1), updatedAt: now }))
    .where('id', '=', suiteId)
    .execute();
  await touchProject(queries, project.id, now);
  const started = toolListsOf(plan.servers);
  return { runId, suiteId, status: 'running', ...committed(servers, upserted), servers: started };
}
