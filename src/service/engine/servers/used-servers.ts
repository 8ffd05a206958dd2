import type { Step, TestCase } from '../../../contract/cases/test-case.ts';

interface Named {
  id: string;
  name: string;
}

/** How a step names its server. */
export type ServerReference = Pick<Extract<Step, { kind: 'toolCall' }>, 'serverId' | 'serverName'>;

/** The server a `toolCall` step means: by id, else by name, exact spelling first. */
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

/** The servers a case works with: those its steps call or, where it prompts a model, all. */
export function usedServers<Server extends Named>(
  { steps }: Pick<TestCase, 'steps'>,
  servers: readonly Server[],
): Server[] {
  if (steps.some(({ kind }) => kind === 'prompt')) return [...servers];
  const called = steps.map((step) =>
    step.kind === 'toolCall' ? serverOf(step, servers) : undefined,
  );
  return servers.filter((server) => called.includes(server));
}
