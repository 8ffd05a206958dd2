import type { TestCase } from '../../api/cases/cases.ts';
import { isAsked, providerOf } from '../../api/cases/models.ts';
import type { ToolLists } from '../../api/resources/evals.ts';
import { keyVariable } from '../../lib/variables.ts';
import type { Session } from '../../session/session.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import type { CaseUpsert } from './evidence.ts';

/** A run that was created. */
export interface Launched {
  runId: string;
  suiteId: string;
  /** Null: the service does not say which tools its servers have. */
  servers: ToolLists | null;
  caseUpsert: CaseUpsert;
}

/**
 * Creates a suite and a run of it.
 *
 * @param serverIds of the servers that it can call
 * @throws ServiceError; the reason of the signal
 */
export async function launch(
  suite: SuiteFile,
  serverIds: string[],
  session: Session,
): Promise<Launched> {
  const { client, projectId, environment } = session;
  const parameters = { projectId };
  const body = { name: suite.name, serverIds, tests: suite.tests };
  const { suiteId } = await client.call('createEvalSuite', { parameters, body });
  // A service that does not know the setting refuses it. JSON leaves out what is undefined.
  const execution = suite.execution ?? undefined;
  const request = { suiteId, execution, modelApiKeys: modelKeys(suite.tests, session) };
  const { signal } = environment;
  const created = await client.call('createEvalRun', { parameters, body: request, signal });
  const { runId, servers = null, caseUpsert } = created;
  return { runId, suiteId, servers, caseUpsert };
}

/** The keys of providers that cases use, from the input or else a variable; undefined if none. */
export function modelKeys(
  tests: readonly TestCase[],
  { config: { modelApiKeys: given }, environment: { variables, redactor } }: Session,
): Record<string, string> | undefined {
  const keys = new Map<string, string>();
  for (const { model = '', provider: stated } of tests.filter(isAsked)) {
    const provider = providerOf(model, stated);
    const variable = keyVariable(provider);
    const key = given.get(provider) ?? variables[variable] ?? '';
    if (provider === '' || key === '') continue;
    redactor.add(variable, [key]);
    keys.set(provider, key);
  }
  return keys.size === 0 ? undefined : Object.fromEntries(keys);
}
