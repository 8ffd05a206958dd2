import type { ClientOperation } from '../../../scripts/documents/client-methods.ts';
import type { EvalsClient } from '../../../src/client/client.ts';
import { collect } from './client-rig.ts';

/** Ids that the paths of routes may take. */
export interface PathIds {
  projectId: string;
  serverId: string;
  suiteId: string;
  caseId: string;
  runId: string;
  iterationId: string;
  hostId: string;
  chatboxId: string;
}

/** Calls the method of an operation. The body is what the method itself holds to the contract. */
type ClientCall = (client: EvalsClient, ids: PathIds, body: never) => Promise<unknown>;

/** A report or rows as they go over the wire; the client takes each row as JSON. */
interface WithRows {
  results: readonly unknown[];
}

const rowsOf = ({ results }: WithRows) => results.map((row) => JSON.stringify(row));

/** The method of every operation that has one; one that is missing does not compile. */
export const CLIENT_CALLS: Readonly<Record<ClientOperation, ClientCall>> = {
  'account.get': (c) => c.account.get(),
  'organizations.list': (c) => collect(c.organizations.list()),
  'projects.list': (c) => collect(c.projects.list()),
  'servers.list': (c, { projectId }) => collect(c.servers.list(projectId)),
  'servers.validate': (c, server) => c.servers.validate(server),
  'servers.doctor': (c, server) => c.servers.doctor(server),
  'servers.checkOAuth': (c, server) => c.servers.checkOAuth(server),
  'servers.importTokens': (c, server, body) => c.servers.importTokens(server, body),
  'servers.tools.list': (c, server) => collect(c.servers.tools(server)),
  'servers.tools.call': (c, server, body) => c.servers.callTool(server, body),
  'servers.prompts.list': (c, server) => collect(c.servers.prompts(server)),
  'servers.prompts.get': (c, server, body) => c.servers.getPrompt(server, body),
  'servers.resources.list': (c, server) => collect(c.servers.resources(server)),
  'servers.resources.read': (c, server, { uri }: { uri: string }) =>
    c.servers.readResource(server, uri),
  'servers.export': (c, server) => c.servers.export(server),
  'hosts.list': (c, { projectId }) => collect(c.hosts.list(projectId)),
  'hosts.create': (c, { projectId }, body) => c.hosts.create(projectId, body),
  'hosts.get': (c, { projectId, hostId }) => c.hosts.get(projectId, hostId),
  'hosts.update': (c, { projectId, hostId }, body) => c.hosts.update(projectId, hostId, body),
  'hosts.delete': (c, { projectId, hostId }) => c.hosts.delete(projectId, hostId),
  'chatSessions.list': (c) => collect(c.chatSessions.list()),
  'chatboxes.list': (c, { projectId }) => collect(c.chatboxes.list(projectId)),
  'chatboxes.get': (c, { projectId, chatboxId }) => c.chatboxes.get(projectId, chatboxId),
  'suites.list': (c, { projectId }) => collect(c.suites.list(projectId)),
  'suites.create': (c, { projectId }, body) => c.suites.create(projectId, body),
  'suites.get': (c, { projectId, suiteId }) => c.suites.get(projectId, suiteId),
  'suites.update': (c, { projectId, suiteId }, body) => c.suites.update(projectId, suiteId, body),
  'suites.delete': (c, { projectId, suiteId }) => c.suites.delete(projectId, suiteId),
  'suites.cases.list': (c, { projectId, suiteId }) => collect(c.suites.cases(projectId, suiteId)),
  'suites.cases.update': (c, { projectId, suiteId, caseId }, body) =>
    c.suites.updateCase(projectId, suiteId, caseId, body),
  'suites.cases.delete': (c, { projectId, suiteId, caseId }) =>
    c.suites.deleteCase(projectId, suiteId, caseId),
  'suites.runs.list': (c, { projectId, suiteId }) => collect(c.suites.runs(projectId, suiteId)),
  'runs.create': (c, { projectId }, body: { idempotencyKey?: string }) =>
    c.runs.create(projectId, body, { marker: body.idempotencyKey ?? 'm' }),
  'runs.get': (c, { projectId, runId }) => c.runs.get(projectId, runId),
  'runs.cancel': (c, { projectId, runId }) => c.runs.cancel(projectId, runId),
  'runs.compare': (c, { projectId, runId }) => c.runs.compare(projectId, runId),
  'runs.iterations.list': (c, { projectId, runId }) => collect(c.runs.iterations(projectId, runId)),
  'runs.iterations.trace': (c, { projectId, runId, iterationId }) =>
    c.runs.trace(projectId, runId, iterationId),
  'runs.iterations.steps': (c, { projectId, runId, iterationId }) =>
    collect(c.runs.steps(projectId, runId, iterationId)),
  'ingest.report': (c, { projectId }, body: WithRows) => {
    const { results: _, ...run } = body;
    return c.ingest.report(projectId, { run: run as never, rows: rowsOf(body) });
  },
  'ingest.start': (c, { projectId }, body) => c.ingest.start(projectId, body),
  'ingest.append': (c, { projectId }, body: WithRows & { runId: string }) =>
    c.ingest.append(projectId, { runId: body.runId, rows: rowsOf(body) }),
  'ingest.finalize': (c, { projectId }, body) => c.ingest.finalize(projectId, body),
  'artifacts.uploadAddress': (c, { projectId }) => c.artifacts.uploadAddress(projectId),
  'artifacts.upload': async (c, { projectId }, body: string) => {
    const url = await c.artifacts.uploadAddress(projectId);
    const content = new Blob([body]);
    return c.artifacts.upload({ url, content, contentType: 'application/xml' });
  },
};

/** A client that notes which of its methods are called, as `suites.create`. */
export function notingMethods(client: EvalsClient, note: (method: string) => void): EvalsClient {
  return new Proxy(client, {
    get(groups, group: string & keyof EvalsClient) {
      const endpoints = groups[group];
      return new Proxy(endpoints, {
        get(methods, name: string) {
          const method: unknown = Reflect.get(methods, name);
          if (typeof method !== 'function') return method;
          note(`${group}.${name}`);
          return method.bind(methods);
        },
      });
    },
  });
}
