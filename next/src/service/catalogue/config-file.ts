import { dirname, relative, resolve } from 'node:path';
import * as z from 'zod';
import { role } from '../../api/resources/catalogue.ts';
import {
  expandServers,
  mcpServers,
  parseServersFile,
  type ServerEntry,
  type ServersFile,
} from '../../api/servers-file.ts';
import { addMisfit, MAX_PROBLEMS } from '../../api/validation.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Problem, ProblemData } from '../../report/problem.ts';
import { type NamedFile, readAnywhere, readNamedFile } from '../named-file.ts';

const text = (limit: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(limit)
    .overwrite((value) => value.toWellFormed());
const name = () => text(NAME_LIMIT);
const email = () => z.email().max(NAME_LIMIT);
const time = () => z.iso.datetime({ offset: true }).transform((value) => Date.parse(value));
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().transform((value): z.output<Schema> | null => value ?? null);

/** A list whose items differ in one member. It is how they keep their id. */
const listBy = <Item extends z.ZodType>(key: string, item: Item) =>
  z
    .array(item)
    .default([])
    .superRefine((items, context) => {
      const seen = new Set<unknown>();
      for (const [at, one] of items.entries()) {
        const value = Object(one)[key];
        if (seen.has(value)) {
          addMisfit(context, [at, key], { code: 'repeated', what: key, name: String(value) });
        }
        seen.add(value);
      }
    });

const member = z
  .strictObject({
    email: email(),
    /** The email if it is left out. */
    name: name().optional(),
    role: role.default('member'),
  })
  .transform((one) => ({ email: one.email, name: one.name ?? one.email, role: one.role }));
/** A published chatbox. What is null comes from the host that it names. */
const chatbox = z.strictObject({
  name: name(),
  description: orNull(text(TEXT_LIMIT)),
  mode: z.enum(['project_members', 'invited_only', 'anyone_with_link']).default('project_members'),
  /** Name of a host of the project. */
  host: orNull(name()),
  hostStyle: orNull(name()),
  modelId: orNull(name()),
  systemPrompt: orNull(text(TEXT_LIMIT)),
  temperature: orNull(z.number().min(0).max(2)),
  requireToolApproval: orNull(z.boolean()),
  /** Names of servers of the project. */
  servers: z.array(name()).default([]),
  link: orNull(z.url({ protocol: /^https?$/ })),
});
const chatSession = z
  .strictObject({
    title: name(),
    status: z.enum(['active', 'archived']).default('active'),
    /** Email of the owner of a private session; null: all who can access the project. */
    owner: orNull(email()),
    isPinned: z.boolean().default(false),
    isUnread: z.boolean().default(false),
    createdAt: time(),
    lastActivityAt: time().optional(),
  })
  .transform((one) => ({ ...one, lastActivityAt: one.lastActivityAt ?? one.createdAt }));
const project = z.strictObject({
  name: name(),
  description: orNull(text(TEXT_LIMIT)),
  /** Emails of those who can access it; null: all of the organization. */
  members: orNull(z.array(email())),
  /** Path of a list of servers, relative to this file; or the servers themselves. */
  mcpConfig: name().optional(),
  mcpServers: mcpServers.optional(),
  chatboxes: listBy('name', chatbox),
  chatSessions: listBy('title', chatSession),
});
type WrittenProject = z.output<typeof project>;

const organization = z
  .strictObject({
    name: name(),
    members: listBy('email', member),
    projects: listBy('name', project),
  })
  .superRefine(({ members, projects }, context) => {
    const known = members.map((one) => one.email);
    for (const [at, one] of projects.entries()) {
      const path = ['projects', at];
      const named = [
        ...(one.members ?? []).map((address, index) => ({ address, at: ['members', index] })),
        ...one.chatSessions.map(({ owner }, index) => {
          return { address: owner, at: ['chatSessions', index, 'owner'] };
        }),
      ];
      for (const { address, at: inside } of named) {
        if (address === null || known.includes(address)) continue;
        addMisfit(context, [...path, ...inside], notFound('member', address, known));
      }
      if (one.mcpConfig === undefined || one.mcpServers === undefined) continue;
      const data: ProblemData = { code: 'conflict', key: 'mcpConfig', other: 'mcpServers' };
      addMisfit(context, [...path, 'mcpServers'], data);
    }
  });
const configFile = z.strictObject({ organizations: listBy('name', organization) });
type WrittenOrganization = z.output<typeof organization>;

export type ChatboxSetup = z.output<typeof chatbox>;
/** Times are epoch milliseconds. */
export type ChatSessionSetup = z.output<typeof chatSession>;
/** What the configuration says about a project. */
export type ProjectSetup = Omit<WrittenProject, 'mcpConfig' | 'mcpServers'> & {
  servers: ServerEntry[];
};
/** An organization with its members and projects. */
export type OrganizationSetup = Omit<WrittenOrganization, 'projects'> & {
  projects: ProjectSetup[];
};

/** A file of one organization can leave `organizations` out. */
const single = organization.transform((only) => ({ organizations: [only] }));
const isSingle = (value: unknown) =>
  Object.keys(organization.shape).some((key) => key in Object(value));

function notFound(what: 'member' | 'server', wanted: string, known: string[]): ProblemData {
  const nearest = nearestName(wanted, known) ?? null;
  return { code: 'not-found', what, name: wanted, nearest, known };
}

/** What the configuration file of a service says. */
export interface ServiceConfig {
  organizations: OrganizationSetup[];
  /** Values to redact, by the variable or server that holds them. */
  secrets: [string, string[]][];
}

/** Reads the configuration of a service, with the lists of servers that it names. */
export async function readConfigFile(
  named: NamedFile,
): Promise<ServiceConfig | { problems: Problem[] }> {
  let isShort = false;
  const file = await readNamedFile(named, (value) => {
    isShort = isSingle(value);
    return isShort ? single : configFile;
  });
  if ('problems' in file) return file;
  const config: ServiceConfig = { organizations: [], secrets: [] };
  const problems: Problem[] = [];
  for (const [at, { name: title, members, projects }] of file.value.organizations.entries()) {
    const setups: ProjectSetup[] = [];
    for (const [index, written] of projects.entries()) {
      const own = [...(isShort ? [] : ['organizations', at]), 'projects', index];
      const problemAt: ProblemAt = (path, data) => file.problemAt([...own, ...path], data);
      const list = await readServers(written, named, problemAt);
      if ('problems' in list) {
        problems.push(...list.problems);
        continue;
      }
      config.secrets.push(...list.secrets);
      const { name: project, description, members: only, chatboxes, chatSessions } = written;
      const { servers } = list;
      problems.push(...unknownServers(chatboxes, servers, problemAt));
      setups.push({ name: project, description, members: only, servers, chatboxes, chatSessions });
    }
    config.organizations.push({ name: title, members, projects: setups });
  }
  return problems.length > 0 ? { problems: problems.slice(0, MAX_PROBLEMS) } : config;
}

type ProblemAt = (path: (string | number)[], data: ProblemData) => Problem;

/** Reads the servers of a project. They start in the folder of the file that lists them. */
async function readServers(
  { mcpConfig, mcpServers: written = {} }: WrittenProject,
  { folder, path, environment }: NamedFile,
  problemAt: ProblemAt,
): Promise<ServersFile | { problems: Problem[] }> {
  const base = dirname(path);
  const file = mcpConfig === undefined ? path : relative(folder, resolve(folder, base, mcpConfig));
  const full = resolve(folder, file);
  let list: ServersFile | { problems: Problem[] } = { servers: [], secrets: new Map() };
  if (mcpConfig === undefined) list = expandServers(written, environment, problemAt);
  else {
    const content = await readAnywhere(full);
    if (typeof content !== 'string') {
      const { reason, near } = content;
      return { problems: [problemAt(['mcpConfig'], { code: 'unreadable', reason, near })] };
    }
    list = parseServersFile(content, file, environment);
  }
  if ('problems' in list) return list;
  const servers = list.servers.map((server) =>
    'url' in server ? server : { ...server, cwd: resolve(dirname(full), server.cwd ?? '.') },
  );
  return { servers, secrets: list.secrets };
}

function unknownServers(
  chatboxes: readonly ChatboxSetup[],
  servers: readonly ServerEntry[],
  problemAt: ProblemAt,
): Problem[] {
  const known = servers.map((server) => server.name);
  return chatboxes.flatMap((box, at) =>
    box.servers.flatMap((wanted, index) => {
      if (known.includes(wanted)) return [];
      return [problemAt(['chatboxes', at, 'servers', index], notFound('server', wanted, known))];
    }),
  );
}
