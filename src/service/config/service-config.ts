import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { PROJECT_VISIBILITIES, ROLES } from '../../contract/resources/catalogue.ts';
import {
  CHAT_SESSION_STATUSES,
  CHAT_SESSION_VISIBILITIES,
  CHATBOX_MODES,
} from '../../contract/resources/chat.ts';
import { withEditorVariables } from '../../redaction/references.ts';
import { type SecretValues, secretValues } from '../../redaction/secret-values.ts';
import { parseFile, readJsonFile } from './json-file.ts';
import { type ConfiguredServer, readServers } from './mcp-config.ts';
import { StartError } from './start-error.ts';

/** As long as the database finds things by. */
const name = z.string().trim().min(1).max(200);
const email = z.email();
const time = z.iso.datetime({ offset: true, error: 'must be a time such as 2026-01-31T12:00:00Z' });

const memberSchema = z.strictObject({
  email: email.describe('By which the member is known.'),
  name: name.optional().describe('Shown to others; the address, where there is none.'),
  role: z
    .enum(ROLES)
    .default('member')
    .describe('Owners and admins see private projects; guests cannot use the API.'),
});

const chatboxSchema = z.strictObject({
  name: name.describe('By which it keeps its id.'),
  description: z.string().optional(),
  mode: z.enum(CHATBOX_MODES).default('project_members').describe('Who may use it.'),
  host: name.optional().describe('A host of the project, which says what is left out here.'),
  hostStyle: z.string().min(1).optional(),
  modelId: z.string().min(1).optional(),
  systemPrompt: z.string().optional(),
  temperature: z.number().min(0).max(2).optional(),
  requireToolApproval: z.boolean().optional(),
  servers: z.array(name).default([]).describe('Servers of the project.'),
  link: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where it is used.'),
});

const chatSessionSchema = z
  .strictObject({
    title: name.describe('By which it keeps its id.'),
    status: z.enum(CHAT_SESSION_STATUSES).default('active'),
    visibility: z.enum(CHAT_SESSION_VISIBILITIES).default('project'),
    owner: email.optional().describe('A member of the organization.'),
    createdAt: time,
    lastActivityAt: time,
    isPinned: z.boolean().default(false),
    isUnread: z.boolean().default(false),
  })
  .refine(({ visibility, owner }) => visibility !== 'private' || owner !== undefined, {
    path: ['owner'],
    error: 'is missing: nobody could see a private session without one',
  });

const projectSchema = z.strictObject({
  name: name.describe('By which it keeps its id.'),
  description: z.string().optional(),
  icon: z.string().min(1).optional(),
  visibility: z
    .enum(PROJECT_VISIBILITIES)
    .default('organization')
    .describe('Whether every member of the organization sees it, or those that it names.'),
  members: z.array(email).default([]).describe('Who sees it where it is private.'),
  mcpServers: z
    .record(z.string().min(1), z.unknown())
    .optional()
    .describe('Its servers by name, as in `.mcp.json`.'),
  chatboxes: z.array(chatboxSchema).default([]),
  chatSessions: z.array(chatSessionSchema).default([]),
});

const organizationSchema = z.strictObject({
  name: name.describe('By which it keeps its id, and which keys are made for.'),
  members: z.array(memberSchema).default([]),
  projects: z.array(projectSchema).default([]),
});

/** What the file holds that says what the API cannot create. */
export const serviceConfigSchema = z.strictObject({
  $schema: z.string().optional(),
  organizations: z.array(organizationSchema).default([]),
});

type Organization = z.output<typeof organizationSchema>;
type Project = z.output<typeof projectSchema>;

/** A project of the file; `servers` is null where the file says nothing of its servers. */
export type ConfiguredProject = Omit<Project, 'mcpServers'> & {
  servers: ConfiguredServer[] | null;
};

export type ConfiguredOrganization = Omit<Organization, 'projects'> & {
  projects: ConfiguredProject[];
};

/** What the configuration of the service holds. */
export interface ServiceConfig {
  organizations: ConfiguredOrganization[];
  secrets: SecretValues;
}

/**
 * Reads the configuration of the service; `${VAR}` in its servers is taken from the environment.
 * Throws StartError that tells every mistake of the file at once.
 */
export async function readServiceConfig(
  path: string,
  environment: Readonly<Record<string, string | undefined>>,
  workspace: string,
): Promise<ServiceConfig> {
  const file = parseFile(path, serviceConfigSchema, await readJsonFile(path));
  const folder = dirname(resolve(path));
  const known = withEditorVariables(environment, workspace);
  const problems = findRepeats(file.organizations);
  const organizations = file.organizations.map((organization, at) => ({
    ...organization,
    projects: organization.projects.map(({ mcpServers, ...project }, projectAt) => {
      const place = `organizations[${at}].projects[${projectAt}]`;
      problems.push(...findUnknownNames(organization, project, mcpServers, place));
      if (mcpServers === undefined) return { ...project, servers: null };
      const read = readServers(mcpServers, folder, known);
      problems.push(...read.problems.map(({ message }) => `${place}.mcpServers: ${message}`));
      return { ...project, servers: read.servers };
    }),
  }));
  if (problems.length > 0) throw new StartError(`${path} is not valid`, { problems });
  const configuration = file.organizations.flatMap(({ projects }) =>
    projects.map(({ mcpServers = {} }) => ({ mcpServers })),
  );
  return { organizations, secrets: secretValues({ configuration, environment, workspace }) };
}

/** Names that stand for two things in one place. */
function findRepeats(organizations: readonly Organization[]): string[] {
  return [
    ...repeated(organizations, 'organizations', ({ name: own }) => own),
    ...organizations.flatMap(({ members, projects }, at) => [
      ...repeated(members, `organizations[${at}].members`, (member) => member.email),
      ...repeated(projects, `organizations[${at}].projects`, ({ name: own }) => own),
      ...projects.flatMap(({ chatboxes, chatSessions }, projectAt) => {
        const place = `organizations[${at}].projects[${projectAt}]`;
        return [
          ...repeated(chatboxes, `${place}.chatboxes`, ({ name: own }) => own),
          ...repeated(chatSessions, `${place}.chatSessions`, ({ title }) => title),
        ];
      }),
    ]),
  ];
}

function repeated<Item>(
  items: readonly Item[],
  place: string,
  keyOf: (item: Item) => string,
): string[] {
  const first = new Map<string, number>();
  return items.flatMap((item, at) => {
    const key = keyOf(item);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, at);
    return earlier === undefined
      ? []
      : [`${place}[${at}]: ${JSON.stringify(key)} stands at ${place}[${earlier}] already`];
  });
}

/** Members and servers that a project names and that there are not. */
function findUnknownNames(
  { members }: Organization,
  project: Omit<Project, 'mcpServers'>,
  mcpServers: Project['mcpServers'],
  place: string,
): string[] {
  const known = new Set(members.map((member) => member.email));
  const notMember = (address: string, where: string) =>
    known.has(address)
      ? []
      : [`${place}.${where}: the organization has no member ${JSON.stringify(address)}`];
  return [
    ...project.members.flatMap((address, at) => notMember(address, `members[${at}]`)),
    ...project.chatSessions.flatMap(({ owner }, at) =>
      owner === undefined ? [] : notMember(owner, `chatSessions[${at}].owner`),
    ),
    ...project.chatboxes.flatMap(({ servers }, at) =>
      servers
        // Those of a project without servers here stand in another file.
        .filter((server) => mcpServers !== undefined && !Object.hasOwn(mcpServers, server))
        .map(
          (server) =>
            `${place}.chatboxes[${at}].servers: the project has no server ${JSON.stringify(server)}`,
        ),
    ),
  ];
}
