import {
  type Config,
  type IngestConfig,
  type RunConfig,
  toConfig,
} from '../../../src/inputs/config.ts';
import type { JudgingSource } from '../../../src/inputs/mode.ts';
import type { RawInputs } from '../../../src/inputs/raw-inputs.ts';
import { INPUTS } from '../../../src/inputs/table/table.ts';
import { readValues } from '../../../src/inputs/values.ts';

/** Mode `run` of a saved suite; as the inputs' defaults have it, where not said otherwise. */
export function runConfig(
  service: RunConfig['service'],
  suite: string,
  more: Partial<RunConfig> = {},
): RunConfig {
  return { ...configOf('run', { suite, 'timeout-minutes': '1' }), service, ...more };
}

/** Mode `ingest` of one suite's files, judged in place where no service is given. */
export function ingestConfig(
  results: Partial<IngestConfig['results']> & { globs: string },
  {
    run = {},
    ...more
  }: Partial<Omit<IngestConfig, 'results' | 'run'>> & { run?: Partial<IngestConfig['run']> } = {},
): IngestConfig {
  const config = configOf('ingest', { 'suite-name': 'unit', 'timeout-minutes': '1' });
  return {
    ...config,
    results: { ...config.results, ...results },
    run: { ...config.run, ...run },
    ...more,
  };
}

function configOf<Mode extends JudgingSource>(mode: Mode, raw: RawInputs): Config & { mode: Mode } {
  const config = toConfig(mode, readValues(INPUTS, raw).values, raw);
  if (!isOf(mode, config)) throw new Error(`Not a Config of mode ${mode}.`);
  return config;
}

function isOf<Mode extends JudgingSource>(
  mode: Mode,
  config: Config,
): config is Config & { mode: Mode } {
  return config.mode === mode;
}
