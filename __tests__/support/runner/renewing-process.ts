import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import {
  leaveEnvironmentBehind,
  takeEnvironment,
} from '../../../src/runner/environment-handover.ts';

// Renews itself with its environment, as the action does, and tells what became of it.
const [, , folder = ''] = process.argv;
const isRenewed = takeEnvironment();
const obstacle = isRenewed ? null : leaveEnvironmentBehind(folder);
const files = readdirSync('/proc/self/fd').flatMap((name) => {
  try {
    return readlinkSync(`/proc/self/fd/${name}`);
  } catch {
    return []; // The folder just read.
  }
});
// Leaves an orphan behind; whoever takes it in has to ask how it ended, which Node cannot.
if (isRenewed) spawnSync('/bin/sh', ['-c', 'sleep 1 &'], { stdio: 'ignore' });
const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
console.log(
  JSON.stringify({
    ...{ isRenewed, obstacle, pid: process.pid, files, children },
    ...{ args: process.argv.slice(2), execArgv: process.execArgv, environment: process.env },
    seen: readFileSync('/proc/self/environ', 'utf8').split('\0').filter(Boolean).toSorted(),
    dumps: /^Max core file size +(\S+) +(\S+)/m
      .exec(readFileSync('/proc/self/limits', 'utf8'))
      ?.slice(1),
    commandLine: readFileSync('/proc/self/cmdline', 'utf8').split('\0').filter(Boolean),
  }),
);
