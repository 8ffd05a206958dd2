import * as z from 'zod';
import { NAME_LIMIT } from '../lib/limits.ts';
import type { Problem } from '../report/problem.ts';
import type { Settings } from './settings.ts';
import { type NamedFile, readYamlFile } from './yaml-file.ts';

const name = () => z.string().trim().min(1).max(NAME_LIMIT);
const provider = z.strictObject({
  /** Ids of models that need no key of the caller, such as `anthropic/claude-haiku-4.5`. */
  models: z.array(name()),
});
const modelsFile = z.strictObject({ providers: z.record(name(), provider) });

/** Reads the hosted models by provider. */
export async function readModelsFile(
  named: NamedFile,
): Promise<Pick<Settings, 'hostedModels'> | { problems: Problem[] }> {
  const file = await readYamlFile(named, () => modelsFile);
  if ('problems' in file) return file;
  const providers = Object.entries(file.value.providers);
  // Providers of requests are compared in lower case.
  return {
    hostedModels: new Map(providers.map(([key, { models }]) => [key.toLowerCase(), models])),
  };
}
