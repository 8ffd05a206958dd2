import { runCreateSchema } from '../../../src/contract/resources/eval-requests.ts';
import type { Answer, ReceivedRequest, Script } from '../client/scripted-server.ts';

/** What the service holds. */
export interface FakeCatalogue {
  projects?: unknown[];
  servers?: unknown[];
  suites?: unknown[];
}

export const PROJECT = { id: 'p_1', name: 'Default' };
export const WEATHER = { id: 'sv_1', name: 'weather', enabled: true };
export const SEARCH = { id: 'sv_2', name: 'search', enabled: true };

/** Answers the requests that lead to a run; refuses what the contract refuses. */
export function launchScript(catalogue: FakeCatalogue, created: Answer = CREATED): Script {
  const { projects = [PROJECT], servers = [WEATHER], suites = [] } = catalogue;
  return (request) => {
    const path = pathOf(request);
    if (path === '/projects') return { json: { items: projects } };
    if (path === '/projects/p_1/servers') return { json: { items: servers } };
    if (path === '/projects/p_1/eval-suites') return { json: { items: suites } };
    if (path !== '/projects/p_1/eval-runs') return notFound(path);
    const parsed = runCreateSchema.safeParse(request.body);
    if (parsed.success) return created;
    return { status: 400, json: { code: 'VALIDATION_ERROR', message: parsed.error.message } };
  };
}

const CREATED: Answer = {
  status: 202,
  json: { runId: 'r_1', suiteId: 'st_9', status: 'running', servers: [{ id: 'sv_1' }] },
};

export function pathOf({ url }: ReceivedRequest): string {
  return new URL(url, 'http://localhost').pathname.replace('/api/v1', '');
}

export function notFound(what: string): Answer {
  return { status: 404, json: { code: 'NOT_FOUND', message: `no ${what}` } };
}
