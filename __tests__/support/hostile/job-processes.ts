import { readlinkSync } from 'node:fs';
import { type RunningProcess, runningProcesses } from '../process-table.ts';

export type JobRole = 'action' | 'service' | 'server';

export interface JobProcess extends RunningProcess {
  role: JobRole;
}

function roleOf(line: string): JobRole {
  if (line.includes('/dist/index.js')) return 'action';
  return line.includes('/dist/service/index.js') ? 'service' : 'server';
}

/** The processes of a job, which all have been started in its workspace. Linux only. */
export function jobProcesses(workspace: string): JobProcess[] {
  return runningProcesses().flatMap(({ pid, line }) => {
    try {
      const folder = readlinkSync(`/proc/${pid}/cwd`);
      return folder === workspace ? [{ pid, line, role: roleOf(line) }] : [];
    } catch {
      // It has ended in the meantime, or is another user's.
      return [];
    }
  });
}
