import { serverEnvironment } from '../../../contract/embedded/server-environment.ts';
import type { StdioConnection } from '../server-connection.ts';
import type { Mount } from './mount-plan.ts';

/** How servers are kept from what is not theirs. */
export type Confinement =
  | { kind: 'none' }
  | {
      kind: 'bwrap';
      bubblewrap: string;
      mounts: readonly Mount[];
      /** By further checkouts that servers are of. */
      mountsOf: Readonly<Record<string, readonly Mount[]>>;
    }
  /** The home is one that all servers share. */
  | { kind: 'user'; sudo: string; home: string };

/**
 * How stdio servers are started: plain data, made and tried once, by which each process of the
 * service can start them.
 */
export interface SandboxPlan {
  /** What all servers see of the service's environment. */
  variables: Readonly<Record<string, string>>;
  /** Where servers run that name no folder and no checkout. */
  workspace: string;
  confinement: Confinement;
}

/** No sandbox: servers run as what this process is, with what they may see of its environment. */
export const unconfinedPlan = (): SandboxPlan => ({
  variables: serverEnvironment(process.env),
  workspace: process.cwd(),
  confinement: { kind: 'none' },
});

/** Where a server runs. */
export const folderOf = ({ cwd, checkout }: StdioConnection, { workspace }: SandboxPlan): string =>
  cwd ?? checkout ?? workspace;

/** What any program needs, and what the server is given by its configuration. */
export const variablesOf = (
  { env }: StdioConnection,
  { variables }: SandboxPlan,
): Record<string, string> => ({ ...variables, ...env });
