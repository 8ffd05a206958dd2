import { actionInputs } from '../inputs/config.ts';
import { ACTION_INPUTS } from '../inputs/rows.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import { environmentOf } from './environment.ts';
import { publish } from './publish.ts';

export async function main(...given: Parameters<typeof environmentOf>): Promise<number> {
  const environment = environmentOf(...given);
  const inputs = actionInputs(environment.variables);
  const judged = await runPipeline(inputs, ACTION_INPUTS, environment);
  return publish(judged, environment, given[3]);
}
