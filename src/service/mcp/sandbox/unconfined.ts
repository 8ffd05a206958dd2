import spawn from 'cross-spawn';
import type { StdioConnection } from '../server-connection.ts';
import { isError } from '../server-error.ts';
import { endInWords, HAS_GROUPS, type Launched, type Sandbox, signalGroup } from './launch.ts';
import { requireFolder, unusableProgram } from './server-program.ts';
import { serverVariables } from './server-variables.ts';

/** A folder that is missing is told by the system as if the command were. */
function startError(error: unknown, { command, cwd }: StdioConnection): unknown {
  const code = isError(error) && 'code' in error ? error.code : undefined;
  if (code !== 'ENOENT' && code !== 'EACCES' && code !== 'ENOTDIR') return error;
  return requireFolder(cwd) ?? unusableProgram(command, code === 'EACCES' ? 'forbidden' : 'absent');
}

function startProcess(connection: StdioConnection) {
  const { command, args, cwd } = connection;
  try {
    return spawn(command, args, {
      env: serverVariables(connection),
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: HAS_GROUPS,
      windowsHide: true,
      ...(cwd === null ? {} : { cwd }),
    });
  } catch (error) {
    // Some reasons are told by an event, others are thrown.
    throw startError(error, connection);
  }
}

function launch(connection: StdioConnection): Launched {
  const child = startProcess(connection);
  const end = () => endInWords(child.exitCode, child.signalCode);
  return {
    child,
    settled: Promise.resolve(),
    end,
    signal: (signal) => {
      if (child.pid === undefined) return false;
      if (!HAS_GROUPS) return end() === null && child.kill(signal);
      // On macOS only what is dead already may not be signalled.
      return signalGroup(child.pid, signal) === 'sent';
    },
    explain: (error) => startError(error, connection),
    refusal: () => null,
  };
}

/** No sandbox: servers run as what they are, each with what it starts in a process group. */
export const UNCONFINED: Sandbox = { launch, close: async () => {} };
