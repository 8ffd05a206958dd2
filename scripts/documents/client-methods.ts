import type { EvalsClient } from '../../src/client/client.ts';
import type { Operation } from '../../src/contract/routes/table.ts';

/** Operations that the action's client has no method for: it asks no service for them. */
export type ClientOperation = Exclude<Operation, 'ingest.capabilities' | 'service.openapi'>;

type ClientMethod = {
  [Group in keyof EvalsClient]: `${Group}.${Extract<keyof EvalsClient[Group], string>}`;
}[keyof EvalsClient];

/** The method of the action's client (`src/client/`) by operation, for `docs/api.md`. */
export const CLIENT_METHODS: Readonly<Record<ClientOperation, ClientMethod>> = {
  'account.get': 'account.get',
  'organizations.list': 'organizations.list',
  'projects.list': 'projects.list',
  'servers.list': 'servers.list',
  'servers.validate': 'servers.validate',
  'servers.doctor': 'servers.doctor',
  'servers.checkOAuth': 'servers.checkOAuth',
  'servers.importTokens': 'servers.importTokens',
  'servers.tools.list': 'servers.tools',
  'servers.tools.call': 'servers.callTool',
  'servers.prompts.list': 'servers.prompts',
  'servers.prompts.get': 'servers.getPrompt',
  'servers.resources.list': 'servers.resources',
  'servers.resources.read': 'servers.readResource',
  'servers.export': 'servers.export',
  'hosts.list': 'hosts.list',
  'hosts.create': 'hosts.create',
  'hosts.get': 'hosts.get',
  'hosts.update': 'hosts.update',
  'hosts.delete': 'hosts.delete',
  'chatSessions.list': 'chatSessions.list',
  'chatboxes.list': 'chatboxes.list',
  'chatboxes.get': 'chatboxes.get',
  'suites.list': 'suites.list',
  'suites.create': 'suites.create',
  'suites.get': 'suites.get',
  'suites.update': 'suites.update',
  'suites.delete': 'suites.delete',
  'suites.cases.list': 'suites.cases',
  'suites.cases.update': 'suites.updateCase',
  'suites.cases.delete': 'suites.deleteCase',
  'suites.runs.list': 'suites.runs',
  'runs.create': 'runs.create',
  'runs.get': 'runs.get',
  'runs.cancel': 'runs.cancel',
  'runs.compare': 'runs.compare',
  'runs.iterations.list': 'runs.iterations',
  'runs.iterations.trace': 'runs.trace',
  'runs.iterations.steps': 'runs.steps',
  'ingest.report': 'ingest.report',
  'ingest.start': 'ingest.start',
  'ingest.append': 'ingest.append',
  'ingest.finalize': 'ingest.finalize',
  'artifacts.uploadAddress': 'artifacts.uploadAddress',
  'artifacts.upload': 'artifacts.upload',
};
