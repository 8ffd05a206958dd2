/** Faulted runs of the seeds that are its arguments: a line for each, and the log if it is wrong. */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/** Waits of the client take this share of their time, and the clock shows all of it. */
const SHARE = 0.04;
/** Longer ones are limits of work, which takes real time. */
const LONGEST_WAIT_MS = 25_000;

const { setTimeout: wait } = timers;
const now = performance.now.bind(performance);
let skipped = 0;
performance.now = () => now() + skipped;
const quickly = async <T>(ms = 0, value?: T, options?: object) => {
  const share = ms > LONGEST_WAIT_MS ? 1 : SHARE;
  const start = now();
  try {
    return await wait(ms * share, value, options);
  } finally {
    skipped += Math.min(ms, (now() - start) / share) * (1 - share);
  }
};
Object.assign(timers, { setTimeout: quickly });
syncBuiltinESMExports();

// What it imports must see the changed clock.
const { runFaulted, serveTools, ServiceProcess } = await import('./fault-run.ts');
const tools = await serveTools();
const service = new ServiceProcess(tools.url);
const counts = new Map<string, number>();
const add = (name: string, count = 1) => counts.set(name, (counts.get(name) ?? 0) + count);
for (const seed of process.argv.slice(2).map(Number)) {
  const { plan, verdict, faults, problems, log } = await runFaulted(seed, tools, service);
  console.log(JSON.stringify({ ...plan, verdict, faults }));
  for (const name of ['runs', verdict]) add(name);
  add('faults', faults);
  if (problems.length === 0) continue;
  add('wrong');
  console.error(`PROBLEM: seed ${seed}: ${problems.join('; ')}\n${log}`);
}
await service.kill();
await tools.close();
console.log([...counts].map(([name, count]) => `${count} ${name}`).join(', '));
process.exitCode = counts.has('wrong') ? 1 : 0;
