import { asksServer, type ServerStep } from '../../../contract/cases/server-step.ts';
import type { TestCase } from '../../../contract/cases/test-case.ts';

interface Named {
  id: string;
  name: string;
}

/** How a step names its server. */
export type ServerReference = Pick<ServerStep, 'serverId' | 'serverName'>;

/** The server a step means: by id, else by name, exact spelling first. */
export function serverOf<Server extends Named>(
  { serverId, serverName }: ServerReference,
  servers: readonly Server[],
): Server | undefined {
  if (serverId !== undefined) return servers.find(({ id }) => id === serverId);
  const wanted = serverName.toLowerCase();
  return (
    servers.find(({ name }) => name === serverName) ??
    servers.find(({ name }) => name.toLowerCase() === wanted)
  );
}

/** The servers a case works with: those its steps ask or, where it prompts a model, all. */
export function usedServers<Server extends Named>(
  { steps }: Pick<TestCase, 'steps'>,
  servers: readonly Server[],
): Server[] {
  if (steps.some(({ kind }) => kind === 'prompt')) return [...servers];
  const asked = new Set(
    steps.map((step) => (asksServer(step) ? serverOf(step, servers) : undefined)),
  );
  return servers.filter((server) => asked.has(server));
}
