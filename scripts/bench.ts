/**
 * Prints what the bundle costs and how fast results are read and reported. `--only NAME` runs one
 * bench; `--check` exits with 1 where a figure is over its budget.
 */
import { parseArgs } from 'node:util';
import { measureBundleSizes } from './bench/bundle-size.ts';
import { measureColdStart } from './bench/cold-start.ts';
import { measureEngine } from './bench/engine.ts';
import { measureGate } from './bench/gate/gate.ts';
import { measureIngest } from './bench/ingest.ts';
import { measureIngestAction } from './bench/ingest-action.ts';
import { measureJunit } from './bench/junit.ts';
import { measureRedaction } from './bench/redaction.ts';
import { measureHtmlReport } from './bench/rendering/html.ts';
import { measureRendering } from './bench/rendering/render.ts';
import { formatTable, isOverBudget, type Measurement } from './bench/rig/measurement.ts';
import { measureService } from './bench/service.ts';
import { measureServiceMemory } from './bench/service-memory.ts';
import { measureSurfaces } from './bench/surface.ts';
import { measureWatch } from './bench/watch.ts';

/** The cold start comes first, while the machine has nothing else to do. */
const benches: Readonly<Record<string, () => Measurement[] | Promise<Measurement[]>>> = {
  'cold-start': measureColdStart,
  'bundle-size': measureBundleSizes,
  junit: measureJunit,
  ingest: async () => [...(await measureIngest()), ...(await measureIngestAction())],
  service: measureService,
  engine: measureEngine,
  memory: measureServiceMemory,
  redaction: measureRedaction,
  render: measureRendering,
  html: measureHtmlReport,
  watch: measureWatch,
  gate: measureGate,
  surface: measureSurfaces,
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, check: { type: 'boolean', default: false } },
});
const chosen = Object.entries(benches).filter(
  ([name]) => values.only === undefined || values.only === name,
);
if (chosen.length === 0) {
  console.error(
    `--only: there is no bench ${values.only}, only ${Object.keys(benches).join(', ')}.`,
  );
  process.exitCode = 2;
}
for (const [, measure] of chosen) {
  const measurements = await measure();
  console.log(formatTable(measurements));
  if (values.check && measurements.some(isOverBudget)) process.exitCode = 1;
}
