import spawn from 'cross-spawn';
import { hasLiving } from '../../../processes/marked-processes.ts';
import { HAS_GROUPS, signalGroup } from '../../../processes/process-groups.ts';
import type { StdioConnection } from '../server-connection.ts';
import { isError } from '../server-error.ts';
import { endInWords, type Launched } from './launch.ts';
import { folderOf, type SandboxPlan, variablesOf } from './sandbox-plan.ts';
import { requireFolder, unusableProgram } from './server-program.ts';

/** A folder that is missing is told by the system as if the command were. */
function startError(error: unknown, { command, cwd, checkout }: StdioConnection): unknown {
  const code = isError(error) && 'code' in error ? error.code : undefined;
  if (code !== 'ENOENT' && code !== 'EACCES' && code !== 'ENOTDIR') return error;
  return (
    requireFolder(cwd ?? checkout ?? null) ??
    unusableProgram(command, code === 'EACCES' ? 'forbidden' : 'absent')
  );
}

function startProcess(connection: StdioConnection, plan: SandboxPlan) {
  const { command, args } = connection;
  try {
    return spawn(command, args, {
      env: variablesOf(connection, plan),
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: HAS_GROUPS,
      windowsHide: true,
      cwd: folderOf(connection, plan),
    });
  } catch (error) {
    // Some reasons are told by an event, others are thrown.
    throw startError(error, connection);
  }
}

/** Starts a server as what this process is, with what it starts in a process group. */
export function launchUnconfined(connection: StdioConnection, plan: SandboxPlan): Launched {
  const child = startProcess(connection, plan);
  const end = () => endInWords(child.exitCode, child.signalCode);
  return {
    child,
    settled: Promise.resolve(),
    end,
    signal: (signal) => {
      if (child.pid === undefined) return false;
      if (!HAS_GROUPS) return end() === null && child.kill(signal);
      // On macOS only what is dead already may not be signalled.
      if (signalGroup(child.pid, signal) !== 'sent') return false;
      return signal !== 0 || end() === null || hasLiving(child.pid);
    },
    explain: (error) => startError(error, connection),
    refusal: () => null,
  };
}
