import { formatPath } from '../../contract/wire/validation.ts';
import { type ModelsConfig, modelsConfigSchema } from '../models/models-config.ts';
import { expandVariables } from './expansion.ts';
import { parseFile, readJsonFile } from './json-file.ts';
import { StartError } from './start-error.ts';

/**
 * The model providers of the service: those of the file, if one is named, with the base URLs given
 * beside it. Throws StartError with every problem.
 */
export async function readModelsConfig(
  path: string | null,
  baseUrls: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ModelsConfig> {
  const config: ModelsConfig =
    path === null ? { providers: {} } : await readFile(path, environment);
  const providers = { ...config.providers };
  for (const [provider, baseUrl] of Object.entries(baseUrls)) {
    providers[provider] = { ...providers[provider], baseUrl };
  }
  return { providers };
}

async function readFile(
  path: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ModelsConfig> {
  const file = await readJsonFile(path);
  const { value, unfilled } = expandVariables(file.value, environment);
  if (unfilled.length > 0) {
    const problems = unfilled.map(({ path: inside, message }) => ({
      place: file.placeOf(inside),
      message: `${formatPath(inside)}: ${message}`,
    }));
    throw new StartError(`${path} is not valid`, { problems });
  }
  return parseFile(path, modelsConfigSchema, { ...file, value });
}
