import * as z from 'zod';
import { NAME_LIMIT } from '../lib/limits.ts';
import type { Problem } from '../report/problem.ts';
import { type NamedFile, readNamedFile } from './named-file.ts';
import type { Settings } from './settings.ts';

const name = () => z.string().trim().min(1).max(NAME_LIMIT);
const provider = z.strictObject({
  /** Ids of models that need no key of the caller, such as `anthropic/claude-haiku-4.5`. */
  models: z.array(name()),
});
/** Providers of requests are compared in lower case. */
const modelsFile = z.strictObject({ providers: z.record(name().toLowerCase(), provider) });

/** Reads the hosted models by provider. */
export async function readModelsFile(
  named: NamedFile,
): Promise<Pick<Settings, 'hostedModels'> | { problems: Problem[] }> {
  const file = await readNamedFile(named, () => modelsFile);
  if ('problems' in file) return file;
  const providers = Object.entries(file.value.providers);
  return { hostedModels: new Map(providers.map(([key, { models }]) => [key, models])) };
}
