/** Tries the service with published clients and tools. Fails if one of them finds a problem. */
import { makeScene } from '../__tests__/support/conformance/scene.ts';
import { openTarget, startHere } from '../__tests__/support/conformance/target.ts';
import { tryCommands } from './commands.ts';
import { tryContract } from './contract.ts';
import { tryReporting } from './reporting.ts';

const target = await openTarget(startHere, {});
const problems: string[] = [];
try {
  const scene = await makeScene(target.origin, target.keys.owner);
  for (const attempt of [tryReporting, tryContract, tryCommands]) {
    try {
      problems.push(...(await attempt(scene)));
    } catch (error) {
      problems.push(`${attempt.name}: ${error}`);
    }
  }
} finally {
  await target.close();
}
for (const problem of problems) console.error(`PROBLEM: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
