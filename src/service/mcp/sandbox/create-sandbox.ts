import { randomUUID } from 'node:crypto';
import {
  descendantsOf,
  MARK_VARIABLE,
  type ProcessId,
} from '../../../processes/marked-processes.ts';
import type { StdioConnection } from '../server-connection.ts';
import { launchInBubblewrap } from './bubblewrap.ts';
import type { Launched, Sandbox } from './launch.ts';
import { LeftProcesses } from './left-processes.ts';
import { launchAsOtherUser } from './other-user.ts';
import type { SandboxPlan } from './sandbox-plan.ts';
import { launchUnconfined } from './unconfined.ts';

function launchIn(connection: StdioConnection, plan: SandboxPlan): Launched {
  const { confinement } = plan;
  switch (confinement.kind) {
    case 'none':
      return launchUnconfined(connection, plan);
    case 'bwrap':
      return launchInBubblewrap(connection, plan, confinement);
    case 'user':
      return launchAsOtherUser(connection, plan, confinement);
  }
}

/**
 * What a plan says servers are started in.
 * @param mark what the marks of its servers begin with, and of no others
 */
export function createSandbox(plan: SandboxPlan, mark: string = `${randomUUID()}-`): Sandbox {
  const left = new LeftProcesses(plan.confinement);
  let servers = 0;
  return {
    launch(connection) {
      servers += 1;
      const own = `${mark}${servers}.`;
      const env = { ...connection.env, [MARK_VARIABLE]: own };
      const launched = launchIn({ ...connection, env }, plan);
      const { pid } = launched.child;
      let children: ProcessId[] = [];
      return {
        ...launched,
        noteChildren: () => {
          children = pid === undefined ? [] : descendantsOf(pid);
        },
        endRest: () => left.end(own, children),
      };
    },
  };
}
