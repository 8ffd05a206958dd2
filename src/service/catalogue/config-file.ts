import { realpath } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import * as z from 'zod';
import { writtenText } from '../../api/resources/shapes.ts';
import { mcpServers } from '../../api/servers-file/entries.ts';
import { ITERATION_FOLDER } from '../../api/servers-file/variables.ts';
import { expandServers, type ServerEntry } from '../../api/servers-file.ts';
import { addMisfit, MAX_PROBLEMS, parseFile } from '../../api/validation.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import { keyVariable, type Variables } from '../../lib/variables.ts';
import { readWorkspaceFile } from '../../lib/workspace-file.ts';
import { parseYaml } from '../../lib/yaml.ts';
import { unreadable } from '../../report/place.ts';
import type { Problem } from '../../report/problem.ts';
import type { Providers } from '../models/choice.ts';

/** A file that an option names, and what its content can refer to. */
export interface NamedFile {
  /** Where a relative path starts. */
  folder: string;
  path: string;
  environment: Variables;
}

const name = () => writtenText();
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().transform((value): z.output<Schema> | null => value ?? null);

const project = z.strictObject({
  name: name(),
  description: orNull(writtenText(TEXT_LIMIT)),
  mcpServers: mcpServers.default({}),
});
const configFile = z.strictObject({
  projects: z
    .array(project)
    .default([])
    .superRefine((projects, context) => {
      const seen = new Set<string>();
      for (const [at, { name }] of projects.entries()) {
        if (seen.has(name))
          addMisfit(context, [at, 'name'], { code: 'repeated', what: 'name', name });
        seen.add(name);
      }
    }),
});

/** What the configuration says about a project. */
export type ProjectSetup = Omit<z.output<typeof project>, 'mcpServers'> & {
  servers: ServerEntry[];
};

/** Reads the configuration of a service. Its servers start in the folder of the file. */
export async function readConfigFile(named: NamedFile) {
  const file = await readNamedFile(named, configFile);
  if ('problems' in file) return file;
  const folder = dirname(resolve(named.folder, named.path));
  /** Values to redact, by the variable or server that holds them. */
  const secrets: [string, string[]][] = [];
  const problems: Problem[] = [];
  const projects = file.value.projects.map(
    ({ mcpServers: written, ...setup }, at): ProjectSetup => {
      const list = expandServers(written, named.environment, folder, (path, data) =>
        file.problemAt(['projects', at, 'mcpServers', ...path], data),
      );
      if ('problems' in list) {
        problems.push(...list.problems);
        return { ...setup, servers: [] };
      }
      secrets.push(...list.secrets);
      const servers = list.servers.map((server) =>
        'url' in server || server.cwd?.startsWith(ITERATION_FOLDER)
          ? server
          : { ...server, cwd: resolve(folder, server.cwd ?? '.') },
      );
      return { ...setup, servers };
    },
  );
  if (problems.length > 0) return { problems: problems.slice(0, MAX_PROBLEMS) };
  return { projects, secrets };
}

/** Providers of requests are compared in lower case. */
const modelsFile = z.strictObject({
  providers: z.record(
    name().toLowerCase(),
    z.strictObject({
      /** Of an API like that of OpenAI, with its version: `https://host/v1`. */
      baseUrl: orNull(z.url({ protocol: /^https?$/ })),
      /** Ids of models that need no key of the caller, such as `anthropic/claude-haiku-4.5`. */
      models: z.array(name()),
    }),
  ),
});

/** Reads the providers of hosted models. Their keys are in variables such as `OPENAI_API_KEY`. */
export async function readModelsFile(named: NamedFile) {
  const file = await readNamedFile(named, modelsFile);
  if ('problems' in file) return file;
  const providers = Object.entries(file.value.providers).map(([provider, access]) => {
    const apiKey = named.environment[keyVariable(provider)] || null;
    return [provider, { ...access, apiKey }] as const;
  });
  return { providers: new Map(providers) satisfies Providers };
}

/** Reads a file of YAML or JSON anywhere, also by a link. See `parseFile`. */
async function readNamedFile<Kind extends z.ZodType>({ folder, path }: NamedFile, schema: Kind) {
  const full = resolve(folder, path);
  const target = await realpath(full).catch(() => full);
  const content = await readWorkspaceFile(dirname(target), basename(target));
  if (typeof content !== 'string') return unreadable(path, content);
  const format = path.endsWith('.json') ? 'JSON' : 'YAML';
  return parseFile(await parseYaml(content), path, format, schema);
}
