import { isDeepStrictEqual } from 'node:util';
import type { TestCase } from '../../../contract/cases/test-case.ts';
import type { CaseUpdate, SuiteUpdate } from '../../../contract/resources/suite-changes.ts';
import { ApiFailure, notFound, validationFailure } from '../../refusals/api-failure.ts';
import type { SuiteRecord, TestCaseRecord } from '../../storage/records.ts';
import type { Store, Transaction } from '../../storage/store.ts';
import { findCaseProblems } from '../case-rules.ts';
import { findModelProblems } from '../model-choice.ts';
import { requireServers } from '../server-selection.ts';

interface SuiteScope {
  organizationId: string;
  projectId: string;
  suiteId: string;
}

interface CaseScope extends SuiteScope {
  caseId: string;
}

/** The suite of the project. Throws ApiFailure. */
export async function requireSuite(
  { suites }: Pick<Store, 'suites'>,
  projectId: string,
  id: string,
): Promise<SuiteRecord> {
  const suite = await suites.find(projectId, id);
  if (suite === undefined) throw notFound('eval suite', id);
  return suite;
}

/** Gives a suite what the request says; its runs keep what they began with. Throws ApiFailure. */
export function updateSuite(
  store: Store,
  scope: SuiteScope,
  { serverIds, serverNames: _, passCriteria, ...change }: SuiteUpdate,
): Promise<SuiteRecord> {
  const { projectId, suiteId: id } = scope;
  return changing(store, scope, async (tx, suite) => {
    const { model = suite.model, provider = suite.provider } = change;
    const stored = await tx.testCases.ofSuite(id);
    const cases = stored.map(({ definition }) => definition);
    const problems = findModelProblems(cases, { model, provider });
    if (problems.length > 0) throw validationFailure(problems);
    const servers = serverIds && (await requireServers(tx, projectId, serverIds));
    const columns = {
      ...withoutAbsent(change),
      ...(passCriteria === undefined
        ? {}
        : { minimumPassRatePercent: passCriteria?.minimumPassRate ?? null }),
    };
    const wanted = servers?.map((server) => server.id);
    const selected = (await tx.servers.ofSuite(id)).map((server) => server.id);
    const isSame =
      isDeepStrictEqual({ ...suite, ...columns }, suite) &&
      (wanted === undefined || wanted.join() === selected.join());
    if (isSame) return suite;
    await tx.suites.update(id, { ...columns, ...(wanted && { serverIds: wanted }) });
    await tx.projects.touch(projectId);
    return requireSuite(tx, projectId, id);
  });
}

/** Removes a suite with its cases and runs. Throws ApiFailure. */
export function deleteSuite(store: Store, scope: SuiteScope): Promise<void> {
  const { projectId, suiteId: id } = scope;
  return changing(store, scope, async (tx) => {
    const runId = await tx.runs.findExecuting(id);
    if (runId !== undefined) {
      const message = 'A run of the suite is being carried out; cancel it, or wait for its end.';
      throw new ApiFailure('CONFLICT', message, { details: { runId } });
    }
    await tx.suites.remove(projectId, id);
    await tx.projects.touch(projectId);
  });
}

/** Gives a case what the request says, and judges it as a new one. Throws ApiFailure. */
export function updateCase(
  store: Store,
  scope: CaseScope,
  change: CaseUpdate,
): Promise<{ suite: SuiteRecord; stored: TestCaseRecord }> {
  const { suiteId, caseId } = scope;
  return changing(store, scope, async (tx, suite) => {
    const before = await requireCase(tx, suiteId, caseId);
    const definition = changed(before.definition, change);
    if (isDeepStrictEqual(definition, before.definition)) return { suite, stored: before };
    requireSound(definition, suite);
    const namesake = (await tx.testCases.ofSuite(suiteId)).find(
      ({ id, title }) => title === definition.title && id !== caseId,
    );
    if (namesake !== undefined) {
      const message = `The suite has a case ${JSON.stringify(namesake.title)} already.`;
      throw new ApiFailure('CONFLICT', message, { details: { caseId: namesake.id } });
    }
    await tx.testCases.update(caseId, definition);
    await touch(tx, scope);
    return { suite, stored: await requireCase(tx, suiteId, caseId) };
  });
}

/** Removes a case; its iterations stay. Throws ApiFailure. */
export function deleteCase(store: Store, scope: CaseScope): Promise<void> {
  const { suiteId, caseId } = scope;
  return changing(store, scope, async (tx) => {
    if (!(await tx.testCases.remove(suiteId, caseId))) throw notFound('test case', caseId);
    await touch(tx, scope);
  });
}

/** Nobody else changes the suite meanwhile, or begins a run of it. */
function changing<Result>(
  store: Store,
  { organizationId, projectId, suiteId }: SuiteScope,
  work: (tx: Transaction, suite: SuiteRecord) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (tx) => {
    // Held by who creates a run, too.
    await tx.lock('organizations', organizationId);
    await tx.lock('projects', projectId);
    await tx.lock('suites', suiteId);
    return work(tx, await requireSuite(tx, projectId, suiteId));
  });
}

/** Notes that a case of the suite changed. */
async function touch(tx: Transaction, { projectId, suiteId }: SuiteScope): Promise<void> {
  await tx.suites.touch(suiteId);
  await tx.projects.touch(projectId);
}

async function requireCase(
  { testCases }: Pick<Store, 'testCases'>,
  suiteId: string,
  id: string,
): Promise<TestCaseRecord> {
  const found = await testCases.find(suiteId, id);
  if (found === undefined) throw notFound('test case', id);
  return found;
}

function requireSound(definition: TestCase, { model, provider }: SuiteRecord): void {
  // Of the one case, so that its parts are named as they are in the request.
  const ofCase = findCaseProblems([definition]).map(({ path, message }) => ({
    path: path.slice(2),
    message,
  }));
  const problems = [...ofCase, ...findModelProblems([definition], { model, provider })];
  if (problems.length > 0) throw validationFailure(problems);
}

/** Null takes a member away. */
function changed(definition: TestCase, change: CaseUpdate): TestCase {
  const { title = definition.title, steps = definition.steps, ...given } = change;
  const members = { ...definition, ...withoutAbsent(given) };
  const kept = Object.entries(members).filter(([, member]) => member !== null);
  return { ...Object.fromEntries(kept), title, steps };
}

type Present<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/** What is not there must not stand in for what is. */
function withoutAbsent<Members extends object>(members: Members): Present<Members> {
  const present = Object.entries(members).filter(([, member]) => member !== undefined);
  return Object.fromEntries(present) as Present<Members>;
}
