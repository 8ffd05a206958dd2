/** Tries the product with published clients, servers and tools. Fails if one finds a problem. */
import { makeScene, type Scene } from '../__tests__/support/conformance/scene.ts';
import { openTarget } from '../__tests__/support/conformance/target.ts';
import { tryCommands } from './commands.ts';
import { tryConformance } from './conformance.ts';
import { tryContract } from './contract.ts';
import { tryExamples } from './examples.ts';
import { tryFaults } from './faults.ts';
import { tryGate } from './gate.ts';
import { tryMemory } from './memory.ts';
import { tryNpmServers } from './npm-servers.ts';
import { tryPage } from './page.ts';
import { tryPictures } from './pictures.ts';
import { tryReporting } from './reporting.ts';
import { tryShards } from './shards.ts';
import { tryUpload } from './upload.ts';

/** They yield problems. Arguments of this program name some of them. Without arguments all run. */
const RIGS = new Map<string, (scene: Scene) => AsyncIterable<string>>([
  ['reporting', tryReporting],
  ['contract', tryContract],
  ['commands', tryCommands],
  ['npm-servers', tryNpmServers],
  ['examples', tryExamples],
  ['conformance', tryConformance],
  ['memory', tryMemory],
  ['shards', tryShards],
  ['upload', tryUpload],
  ['gate', tryGate],
  ['faults', tryFaults],
  ['pictures', tryPictures],
  ['page', tryPage],
]);

const [, , ...chosen] = process.argv;
const unknown = chosen.filter((name) => !RIGS.has(name));
if (unknown.length > 0) {
  console.log(`Parts, of which all run without arguments: ${[...RIGS.keys()].join(', ')}`);
  process.exit(unknown.includes('--help') ? 0 : 1);
}
const { origin, key, close } = await openTarget({});
const scene = await makeScene(origin, key);
for (const name of chosen.length > 0 ? chosen : RIGS.keys()) {
  try {
    for await (const problem of RIGS.get(name)?.(scene) ?? []) report(name, problem);
  } catch (error) {
    report(name, error);
  }
}
await close();

function report(name: string, problem: unknown): void {
  console.error(`PROBLEM: ${name}: ${problem}`);
  process.exitCode = 1;
}
