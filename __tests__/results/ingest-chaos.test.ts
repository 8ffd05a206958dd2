import { expect, it } from '@jest/globals';
import { byEffort, seeds, tellFigures, timeLimitMs } from '../support/effort.ts';
import { type Fault, FaultServer } from '../support/fault-server.ts';
import {
  closeRigsAfterEach,
  ENVIRONMENT,
  type IngestRig,
  QUICK_RETRIES,
  startRig,
} from '../support/results/ingest-rig.ts';
import { junitText, passingCases } from '../support/results/junit-text.ts';
import { seededRandom } from '../support/seeded-random.ts';

closeRigsAfterEach();

/** Runs that share a service. */
const BLOCK = 100;
/** Tries of the step as a whole, as people re-run it. */
const MAX_STEPS = 20;

const FAULTS: readonly Fault[] = [
  { kind: 'reset' },
  { kind: 'lose-answer' },
  { kind: 'truncate', bytes: 10 },
  { kind: 'truncate', bytes: 0 },
  { kind: 'delay', ms: 3 },
  { kind: 'answer', status: 500, body: {} },
  { kind: 'answer', status: 502, body: '<html>bad gateway</html>' },
  { kind: 'answer', status: 503, body: {}, headers: { 'retry-after': '0' } },
  { kind: 'answer', status: 429, body: { code: 'RATE_LIMITED', message: 'slow down' } },
];

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** A proxy that fails about every second request, whichever it is. */
async function startChaos(rig: IngestRig, random: () => number): Promise<FaultServer> {
  const proxy = await FaultServer.start(rig.serviceUrl);
  for (let position = 0; position < 200; position += 1) {
    if (random() < 0.5) continue;
    proxy.add({ skip: position, times: 1, fault: pick(FAULTS, random) });
  }
  return proxy;
}

/** Ingests once, repeating the step until it is through. Each seed is a workflow run of its own. */
async function ingestThroughChaos(rig: IngestRig, seed: number) {
  const random = seededRandom(seed);
  const count = pick([1, 7, 200, 201, 650], random);
  const files = [rig.file('a.xml', junitText(passingCases(count)))];
  const proxy = await startChaos(rig, random);
  const uploadArtifacts = random() < 0.2;
  const retryPolicy = { ...QUICK_RETRIES, maxAttempts: pick([2, 6], random) };
  const environment = { ...ENVIRONMENT, GITHUB_RUN_ID: String(seed) };
  const dependencies = { baseUrl: proxy.baseUrl, random, retryPolicy, environment };
  let steps = 0;
  for (let finished = false; !finished; ) {
    steps += 1;
    if (steps > MAX_STEPS) throw new Error(`seed ${seed}: not finished after ${MAX_STEPS} steps`);
    const { problems } = await rig.ingest({ files, uploadArtifacts }, dependencies);
    finished = problems.length === 0;
    const told = problems.filter(({ kind }) => kind === 'evidence');
    expect({ seed, told }).toEqual({ seed, told: [] });
  }
  const faults = proxy.requests.filter(({ fault }) => fault !== null).length;
  await proxy.stop();
  return { steps, faults, count };
}

/** Seeds in blocks, so that what a service stores stays small. */
const blocks = Map.groupBy(seeds({ ci: BLOCK, soak: 60 * BLOCK }), (_seed, index) =>
  Math.floor(index / BLOCK),
);

it.each([...blocks.values()].map((block) => ({ from: block[0], block })))(
  `ends ${BLOCK} seeded runs, the first of seed $from, with exactly the rows sent`,
  async ({ block }) => {
    const rig = await startRig();
    let faults = 0;
    let repeated = 0;
    const sent = new Map<string, number>();
    for (const seed of block) {
      const run = await ingestThroughChaos(rig, seed);
      sent.set(`github:octo/demo:${seed}:unit`, run.count);
      faults += run.faults;
      if (run.steps > 1) repeated += 1;
    }
    tellFigures(`${faults} faults met; ${repeated} runs needed the step to be repeated`);
    // Other seeds may be lucky, those of every change are not.
    expect(faults).toBeGreaterThan(byEffort({ ci: BLOCK, soak: BLOCK / 4 }));
    expect(repeated).toBeGreaterThanOrEqual(byEffort({ ci: 1, soak: 0 }));
    const runs = await rig.runs();
    expect(runs.map((run) => [run['externalRunId'], run.status])).toEqual(
      [...sent.keys()].map((id) => [id, 'completed']),
    );
    for (const { rows, ...run } of runs) {
      const count = sent.get(String(run['externalRunId'])) ?? 0;
      const expected = passingCases(count).map(({ name }) => `sample › c › ${name}`);
      const stored = rows.map(({ title }) => title);
      expect([run.id, stored.toSorted()]).toEqual([run.id, expected.toSorted()]);
    }
  },
  timeLimitMs(120_000),
);
