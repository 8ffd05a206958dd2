import { asksServer, type ServerStep } from './server-step.ts';
import type { TestCase } from './test-case.ts';

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

/** A step that names a server which its run does not have. */
export interface ForeignServer {
  /** Position of its case. */
  index: number;
  title: string;
  stepId: string;
  /** As it is named. */
  server: string;
  /** Where in the case it is named. */
  path: PropertyKey[];
}

/** Steps that name servers a run does not have. */
export const findForeignServers = (
  cases: readonly Pick<TestCase, 'title' | 'steps'>[],
  servers: readonly Named[],
): ForeignServer[] =>
  cases.flatMap(({ title, steps }, index) =>
    steps.flatMap((step, at) =>
      asksServer(step) && serverOf(step, servers) === undefined
        ? {
            ...{ index, title, stepId: step.id, server: step.serverId ?? step.serverName },
            path: ['steps', at, step.serverId === undefined ? 'serverName' : 'serverId'],
          }
        : [],
    ),
  );
