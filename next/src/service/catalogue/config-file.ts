import { dirname, isAbsolute, join, resolve } from 'node:path';
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
import { readTextFile } from '../../lib/workspace-file.ts';
import type { Problem, ProblemData } from '../../report/problem.ts';
import type { OrganizationSetup, ProjectSetup } from '../settings.ts';
import { type NamedFile, readYamlFile } from '../yaml-file.ts';

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

const member = z.strictObject({
  email: email(),
  /** The email if it is left out. */
  name: name().optional(),
  role: role.default('member'),
});
const chatbox = z.strictObject({
  name: name(),
  description: orNull(text(TEXT_LIMIT)),
  mode: z.enum(['project_members', 'invited_only', 'anyone_with_link']).default('project_members'),
  host: orNull(name()),
  hostStyle: orNull(name()),
  modelId: orNull(name()),
  systemPrompt: orNull(text(TEXT_LIMIT)),
  temperature: orNull(z.number().min(0).max(2)),
  requireToolApproval: orNull(z.boolean()),
  servers: z.array(name()).default([]),
  link: orNull(z.url({ protocol: /^https?$/ })),
});
const chatSession = z.strictObject({
  title: name(),
  status: z.enum(['active', 'archived']).default('active'),
  /** A session with an owner is private. */
  owner: orNull(email()),
  isPinned: z.boolean().default(false),
  isUnread: z.boolean().default(false),
  createdAt: time(),
  lastActivityAt: time().optional(),
});
const project = z.strictObject({
  name: name(),
  description: orNull(text(TEXT_LIMIT)),
  /** A project with a list of members is private. */
  members: orNull(z.array(email())),
  /** Path of a list of servers, relative to this file; or the servers themselves. */
  mcpConfig: name().optional(),
  mcpServers: mcpServers.optional(),
  chatboxes: listBy('name', chatbox),
  chatSessions: listBy('title', chatSession),
});
type Project = z.output<typeof project>;

const organization = z
  .strictObject({
    name: name(),
    members: listBy('email', member),
    projects: listBy('name', project),
  })
  .superRefine(({ members, projects }, context) => {
    const known = members.map((one) => one.email);
    for (const [at, one] of projects.entries()) {
      const check = (address: string | null, ...path: (string | number)[]) => {
        if (address === null || known.includes(address)) return;
        addMisfit(context, ['projects', at, ...path], notFound('member', address, known));
      };
      for (const [index, address] of (one.members ?? []).entries()) {
        check(address, 'members', index);
      }
      for (const [index, { owner }] of one.chatSessions.entries()) {
        check(owner, 'chatSessions', index, 'owner');
      }
      if (one.mcpConfig === undefined || one.mcpServers === undefined) continue;
      const data: ProblemData = { code: 'conflict', key: 'mcpConfig', other: 'mcpServers' };
      addMisfit(context, ['projects', at, 'mcpServers'], data);
    }
  });
const configFile = z.strictObject({ organizations: listBy('name', organization) });

/** A file of one organization can leave `organizations` out. */
const single = organization.transform((only) => ({ organizations: [only] }));
const isSingle = (value: unknown) =>
  typeof value === 'object' && Object.keys(organization.shape).some((key) => key in Object(value));

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
  let prefix = (at: number): (string | number)[] => ['organizations', at];
  const file = await readYamlFile(named, (value) => {
    if (!isSingle(value)) return configFile;
    prefix = () => [];
    return single;
  });
  if ('problems' in file) return file;
  const problems: Problem[] = [];
  const secrets: ServiceConfig['secrets'] = [];
  const organizations: OrganizationSetup[] = [];
  for (const [at, { name: title, members, projects }] of file.value.organizations.entries()) {
    const setups: ProjectSetup[] = [];
    for (const [index, one] of projects.entries()) {
      const problemAt = (path: (string | number)[], data: ProblemData) =>
        file.problemAt([...prefix(at), 'projects', index, ...path], data);
      const read = await readServers(one, named);
      if ('data' in read) problems.push(problemAt(['mcpConfig'], read.data));
      else if ('problems' in read) problems.push(...read.problems);
      else {
        secrets.push(...read.secrets);
        const setup = projectOf(one, read.servers);
        setups.push(setup);
        problems.push(...unknownServers(setup).map(({ path, data }) => problemAt(path, data)));
      }
    }
    const people = members.map((one) => {
      return { email: one.email, name: one.name ?? one.email, role: one.role };
    });
    organizations.push({ name: title, members: people, projects: setups });
  }
  if (problems.length > 0) return { problems: problems.slice(0, MAX_PROBLEMS) };
  return { organizations, secrets };
}

/** Reads the servers of a project. They start in the folder of the file that lists them. */
async function readServers(
  { mcpConfig, mcpServers: written = {} }: Project,
  { folder, path, environment }: NamedFile,
): Promise<ServersFile | { problems: Problem[] } | { data: ProblemData }> {
  if (mcpConfig === undefined) {
    return startingIn(dirname(resolve(folder, path)), expandServers(written, environment));
  }
  const list = isAbsolute(mcpConfig) ? mcpConfig : join(dirname(path), mcpConfig);
  const content = await readTextFile(folder, list, null);
  if (typeof content !== 'string') {
    return { data: { code: 'unreadable', reason: content.reason, near: content.near } };
  }
  const read = parseServersFile(content, list, environment);
  return 'problems' in read ? read : startingIn(dirname(resolve(folder, list)), read);
}

function startingIn(folder: string, { servers, secrets }: ServersFile): ServersFile {
  const placed = servers.map((server) =>
    'url' in server ? server : { ...server, cwd: resolve(folder, server.cwd ?? '.') },
  );
  return { servers: placed, secrets };
}

function projectOf(written: Project, servers: ServerEntry[]): ProjectSetup {
  const chatSessions = written.chatSessions.map((session) => {
    return { ...session, lastActivityAt: session.lastActivityAt ?? session.createdAt };
  });
  const { name: title, description, members, chatboxes } = written;
  return { name: title, description, members, servers, chatboxes, chatSessions };
}

function unknownServers({ servers, chatboxes }: ProjectSetup) {
  const known = servers.map((server) => server.name);
  return chatboxes.flatMap((box, at) =>
    box.servers.flatMap((wanted, index) => {
      if (known.includes(wanted)) return [];
      const path = ['chatboxes', at, 'servers', index];
      return [{ path, data: notFound('server', wanted, known) }];
    }),
  );
}
