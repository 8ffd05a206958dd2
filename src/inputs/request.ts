import * as z from 'zod';
import { connectionProblems } from '../api/client/connection.ts';
import { OPERATIONS } from '../api/operation.ts';
import { routes } from '../api/routes.ts';
import { notFoundProblem, parseFile } from '../api/validation.ts';
import { maskTokens } from '../lib/redaction/known-secrets.ts';
import { isRounded, unsafeIntegerPath } from '../lib/unsafe-integer.ts';
import { parseYaml } from '../lib/yaml.ts';
import { placeOfInput } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import { readRows, serviceProblems, setRows, unknownProblems } from './config.ts';
import { type Config, INPUTS, row, textRow } from './rows.ts';

export const REQUEST_INPUTS = {
  operation: row({
    name: 'operation',
    description: 'Operation of the API, such as `callTool`. docs/api.md lists all.',
    read: (text) => {
      const value = OPERATIONS.find((name) => name === text) ?? null;
      if (value !== null || text === '') return { value };
      return { problem: notFoundProblem('operation', maskTokens(text), [...OPERATIONS]) };
    },
  }),
  parameters: textRow(
    'parameters',
    'What is in braces in the path of the operation, and its query, as JSON or YAML. `serverId` can be the name of a server. `projectId` is known.',
  ),
  body: textRow('body', 'Body of the request, as JSON or YAML.'),
  baseUrl: INPUTS.baseUrl,
  apiKey: row({ ...INPUTS.apiKey, service: 'hosted' }),
  project: row({ ...INPUTS.project, service: 'hosted' }),
  mcpConfig: INPUTS.mcpConfig,
  allowUntrustedServers: INPUTS.allowUntrustedServers,
  githubToken: INPUTS.githubToken,
};

/** YAML reads some ids as numbers. */
const parameter = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().min(1),
);

/**
 * Reads what an operation is called with, and checks it by its schemas. Lists all problems: the request
 * counts only if there are none.
 */
export async function readRequest(given: ReadonlyMap<string, string>) {
  const problems: Problem[] = [];
  const values = readRows({ ...INPUTS, ...REQUEST_INPUTS }, given, problems);
  const config: Config = { ...values, source: 'evals' };
  const { baseUrl, apiKey, operation } = values;
  const names = Object.values(REQUEST_INPUTS).map(({ name }) => name);
  const set = setRows(REQUEST_INPUTS, given);
  problems.push(...unknownProblems(given, names));
  problems.push(...set.flatMap((one) => serviceProblems(one, values)));
  if (baseUrl !== '') problems.push(...connectionProblems(baseUrl, apiKey));
  const add = (key: string, data: Problem['data']) => {
    problems.push({ place: placeOfInput(key), data });
  };
  if (operation === null) {
    const isSet = set.some(({ name }) => name === 'operation');
    if (!isSet) add('operation', { code: 'missing', key: 'operation' });
    return { config, request: null, problems };
  }
  const read = async (key: 'parameters' | 'body', schema: z.ZodType) => {
    const text = await parseYaml(values[key] || '{}');
    const file = parseFile(text, key, 'YAML', schema);
    const integer = unsafeIntegerPath(text.value, isRounded);
    const found = integer === null ? [] : [file.problemAt(integer, { code: 'integer' })];
    for (const { place, data } of found.concat('problems' in file ? file.problems : []))
      problems.push({ place: { ...place, isInput: true }, data });
    return { written: text.value, read: 'value' in file ? file.value : {} };
  };
  const { path, query: queryNames, body: loadBody, group } = routes[operation];
  const inPath = path.match(/(?<=\{)\w+/g)?.filter((name) => name !== 'projectId') ?? [];
  const shape = new Map<string, z.ZodType>();
  for (const name of queryNames) shape.set(name, parameter.optional());
  for (const name of inPath) shape.set(name, parameter);
  const { read: found } = await read('parameters', z.strictObject(Object.fromEntries(shape)));
  const parameters = new Map(Object.entries(Object(found)).map(([name, one]) => [name, `${one}`]));
  const schema = (await loadBody?.()) ?? null;
  if (schema === null && values.body !== '')
    add('body', { code: 'conflict', key: 'body', other: operation });
  // The service ignores unknown keys here, which may be misspelt.
  const isOpen = schema instanceof z.ZodObject && group !== 'ingest';
  const body = schema && (await read('body', isOpen ? schema.strict() : schema)).written;
  const query = [...parameters].filter(([name]) => !inPath.includes(name));
  return { config, request: { operation, parameters, query: new Map(query), body }, problems };
}
