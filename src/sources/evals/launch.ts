import { isAsked, providerOf } from '../../api/cases/models.ts';
import type { Reply } from '../../api/operation.ts';
import { keyVariable } from '../../lib/variables.ts';
import type { Session } from '../../session/session.ts';
import { MESSAGES } from '../../words/messages.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { createOnce, listSuites, type RunBody } from './creation.ts';
import type { CaseUpsert } from './evidence.ts';

/**
 * Creates one run: of a saved suite as it is; of a file, which updates the newest suite of its name on
 * a service of others, or else creates one. `serverIds` null: those of the saved suite, or all.
 * `servers` null: the service does not say. Throws ServiceError; the reason of the signal.
 */
export async function launch(suite: SuiteFile, serverIds: string[] | null, session: Session) {
  const { client, projectId, environment, config, isHosted, deadline } = session;
  const { signal, keep } = environment;
  const { saved, name, execution, tests } = suite;
  const suites = isHosted && saved === null ? await listSuites(session) : [];
  const suiteId = saved?.id ?? suites.find((one) => one.name === name)?.id;
  const all = session.servers.map(({ id }) => id);
  const isOpen = isHosted && suiteId === undefined && serverIds === null;
  if (isOpen) environment.logger.info(MESSAGES.allServers(session.known.names));
  const body: RunBody = {
    suiteId,
    suiteName: suiteId === undefined ? name : undefined,
    serverIds: serverIds ?? (suiteId === undefined ? all : undefined),
    // Each case says how often it runs: some services have no default.
    tests: saved === null ? tests.map((test) => ({ runs: 1, ...test })) : undefined,
    iterationOverride: saved === null ? undefined : config.iterations,
    modelApiKeys: modelKeys(suite, session),
  };
  if (!isHosted) {
    const { concurrency = execution?.concurrency, connectTimeout: seconds } = config;
    const ms = seconds === undefined ? execution?.connectTimeoutMs : Math.round(seconds * 1_000);
    body.execution = { ...execution, concurrency, connectTimeoutMs: ms };
  }
  const created: Reply<'createEvalRun'> = isHosted
    ? await createOnce(body, session)
    : await client.call('createEvalRun', { parameters: { projectId }, body, signal, deadline });
  const { runId, servers = null } = created;
  if (isHosted) keep?.('run', JSON.stringify({ address: client.address, projectId, runId }));
  const caseUpsert: CaseUpsert = saved === null ? created.caseUpsert : { committed: saved.cases };
  return { runId, suiteId: created.suiteId ?? suiteId ?? null, servers, caseUpsert };
}

/**
 * The keys of providers that cases use, from the input or else a variable; undefined if none. A service
 * of others gets those of the input only. Cases of a saved suite may use any.
 */
export function modelKeys(
  { tests, saved }: SuiteFile,
  { config, environment: { variables, redactor }, isHosted }: Session,
): Record<string, string> | undefined {
  const { modelApiKeys: given } = config;
  const keys = new Map(saved === null ? [] : given);
  for (const { model = '', provider: stated } of tests.filter(isAsked)) {
    const provider = providerOf(model, stated);
    const variable = keyVariable(provider);
    const key = given.get(provider) ?? (isHosted ? '' : (variables[variable] ?? ''));
    if (provider === '' || key === '') continue;
    redactor.add(variable, [key]);
    keys.set(provider, key);
  }
  return keys.size === 0 ? undefined : Object.fromEntries(keys);
}
