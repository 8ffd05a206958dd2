/** Tries the product with published clients, servers and tools. Fails if one finds a problem. */
import { makeScene, type Scene } from '../__tests__/support/conformance/scene.ts';
import { openTarget, startHere } from '../__tests__/support/conformance/target.ts';
import { tryCommands } from './commands.ts';
import { tryConformance } from './conformance.ts';
import { tryContract } from './contract.ts';
import { tryMemory } from './memory.ts';
import { tryNpmServers } from './npm-servers.ts';
import { tryReporting } from './reporting.ts';

/** Arguments of this program name some of them. Without arguments all run. */
const RIGS: Record<string, (scene: Scene) => Promise<string[]>> = {
  reporting: tryReporting,
  contract: tryContract,
  commands: tryCommands,
  'npm-servers': tryNpmServers,
  conformance: tryConformance,
  memory: tryMemory,
};

const chosen = process.argv.slice(2);
const target = await openTarget(startHere, {});
const problems: string[] = [];
try {
  const scene = await makeScene(target.origin, target.keys.owner);
  for (const [name, attempt] of Object.entries(RIGS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    try {
      problems.push(...(await attempt(scene)));
    } catch (error) {
      problems.push(`${name}: ${error}`);
    }
  }
} finally {
  await target.close();
}
for (const problem of problems) console.error(`PROBLEM: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
