import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ISOLATIONS, type Isolation } from '../../contract/cases/execution-settings.ts';
import { SERVER_SANDBOXES, type ServerSandbox } from '../../contract/embedded/server-sandbox.ts';
import type { ServiceStart } from '../../contract/embedded/service-start.ts';
import { LIMITS } from '../../contract/limits.ts';
import { meantName } from '../../text/meant-name.ts';
import { errorMessage } from '../../trouble/errors.ts';
import { DEFAULT_PROJECT_NAME } from '../catalogue/project-setup.ts';
import { StartError } from '../config/start-error.ts';
import { parseKeys } from '../servers/oauth/key-ring.ts';
import { isPostgresUrl } from '../storage/engines/postgres-url.ts';
import type { LastingPlace, StoragePlace } from '../storage/storage-place.ts';

const DEFAULT_PORT = 8787;
const DEFAULT_DATABASE = '.mcp-evals/service.sqlite';
/** Names the database where the command line does not, which other processes can read. */
const DATABASE_VARIABLE = 'MCP_EVALS_DATABASE';
/** Holds the keys that tokens are encrypted with, the newest first. */
const KEYS_VARIABLE = 'MCP_EVALS_ENCRYPTION_KEYS';
/** Where uploaded files are kept that have no database file to lie beside. */
const UPLOADS_FOLDER = '.mcp-evals/uploads';
export const DEFAULT_MCP_CONFIG = '.mcp.json';
const DEFAULT_ISOLATION: Isolation = 'auto';
const DEFAULT_SANDBOX: ServerSandbox = 'off';
const MINUTE_MS = 60_000;
const YEAR_MINUTES = 365 * 24 * 60;

/** What the command line asks for. */
export type Command =
  | { name: 'help' }
  | ({ name: 'serve' } & ServeOptions)
  /** As `serve`, with options that the action sends: see `embeddedOptions`. */
  | { name: 'embedded' }
  | {
      name: 'keys create';
      database: LastingPlace;
      keyName: string;
      organization: string | undefined;
      /** Address of the member that it acts as. */
      user: string | undefined;
    }
  | { name: 'keys list'; database: LastingPlace }
  | { name: 'keys revoke'; database: LastingPlace; id: string }
  | { name: 'organizations remove'; database: LastingPlace; organization: string };

export interface ServeOptions {
  port: number;
  storage: StoragePlace;
  /** Null: not named, so the default file is read if it is there. */
  mcpConfig: string | null;
  /** What it holds, where whoever starts the service has read it. */
  mcpConfigText?: string;
  /** A second checkout: see `ServiceStart`. */
  base?: ServiceStart['options']['base'];
  /** What tokens are encrypted with; null: a key that is made beside the database. */
  encryptionKeys: readonly Buffer[] | null;
  /** Names the file that says what the API cannot create; null: there is none. */
  config: string | null;
  /** Reads no file that names MCP servers, not even the default one. */
  noServers: boolean;
  project: string;
  requestsPerMinute: number;
  burst: number;
  maxConcurrentRuns: number;
  /** Whether runs may bring commands, which only whoever started the service alone can. */
  takesCommands: boolean;
  /** Whether operations on a server share a connection: see `ServiceStart`. */
  keepsConnections: boolean;
  /** Iterations of a run carried out at once; null: as many as there are cores, at least 2. */
  concurrency: number | null;
  isolation: Isolation;
  /** How long the reporter of an ingested run may send nothing; null: a day. */
  silenceMs: number | null;
  modelsConfig: string | null;
  /** By provider name. */
  modelBaseUrls: Record<string, string>;
  ephemeralKey: boolean;
  /** What stdio servers are started in. */
  serverSandbox: ServerSandbox;
  /** Files and folders that servers in `bwrap` find empty, beyond those of the user. */
  sandboxHidden: readonly string[];
}

export const HELP = `Usage: mcp-eval-gate serve [command] [options]

Commands
  serve                        Start the service on 127.0.0.1 (the default command).
  keys create --name NAME      Make an API key and print it, once.
      [--organization NAME]    The organization it acts in (default "Default").
      [--user EMAIL]           The member of it that it acts as (default: a local user).
  keys list                    List the API keys.
  keys revoke ID               Revoke an API key at once.
  organizations remove NAME    Remove an organization with all it holds; its keys are orphaned.

Options of every command
  --database PLACE             Path of an SQLite file, or the address of a PostgreSQL database as
                               postgres://USER@HOST/NAME (default: the variable
                               ${DATABASE_VARIABLE}, else ${DEFAULT_DATABASE}).
                               Other programs see the command line: leave the password to the
                               variable, or to PGPASSWORD.
  --help                       Show this text.

Environment of serve
  ${KEYS_VARIABLE}    Keys that imported OAuth tokens are encrypted with: 32 bytes in Base64
                               each, the newest first. Without it, a key is made beside the
                               database, which services on one PostgreSQL do not share.

Options of serve
  --port N                     Port to listen on; 0 takes a free one (default ${DEFAULT_PORT}).
  --config PATH                JSON file that names organizations with their members, projects,
                               servers and chats.
  --mcp-config PATH            File that names the MCP servers (default ${DEFAULT_MCP_CONFIG}, if present).
  --no-servers                 Start without MCP servers, to ingest results only.
  --project NAME               Project the servers belong to (default ${DEFAULT_PROJECT_NAME}).
  --requests-per-minute N      Sustained requests of an API key (default ${LIMITS.ratePerSecond * 60}).
  --burst N                    Requests an API key may send at once (default ${LIMITS.rateBurst}).
  --max-concurrent-runs N      Active runs of an organization (default ${LIMITS.concurrentRunsPerOrganization}).
  --concurrency N              Iterations of a run carried out at once (default: as many as there
                               are cores, at least 2).
  --isolation NAME             When an iteration gets a fresh server: auto, lane or iteration
                               (default ${DEFAULT_ISOLATION}).
  --silent-run-minutes N       Minutes without rows or an end after which an ingested run is ended as
                               failed (default: 1440, a day); it can still be finished.
  --models-config PATH         JSON file that names the model providers.
  --model-base-url NAME=URL    Base URL of a model provider; may be repeated.
  --server-sandbox NAME        What local MCP servers are started in: bwrap, user or off (default ${DEFAULT_SANDBOX}).
  --sandbox-hide PATH          File or folder that servers in bwrap find empty; may be repeated.
  --ephemeral-key              Make an API key for this process, revoked when it ends. It is sent
                               over the IPC channel where there is one, else printed once.
`;

const OPTIONS = {
  help: { type: 'boolean' },
  database: { type: 'string' },
  name: { type: 'string' },
  organization: { type: 'string' },
  user: { type: 'string' },
  port: { type: 'string', default: String(DEFAULT_PORT) },
  config: { type: 'string' },
  'mcp-config': { type: 'string' },
  'no-servers': { type: 'boolean', default: false },
  project: { type: 'string', default: DEFAULT_PROJECT_NAME },
  'requests-per-minute': { type: 'string', default: String(LIMITS.ratePerSecond * 60) },
  burst: { type: 'string', default: String(LIMITS.rateBurst) },
  'max-concurrent-runs': {
    type: 'string',
    default: String(LIMITS.concurrentRunsPerOrganization),
  },
  concurrency: { type: 'string' },
  isolation: { type: 'string', default: DEFAULT_ISOLATION },
  'silent-run-minutes': { type: 'string' },
  'models-config': { type: 'string' },
  'model-base-url': { type: 'string', multiple: true },
  'server-sandbox': { type: 'string', default: DEFAULT_SANDBOX },
  'sandbox-hide': { type: 'string', multiple: true },
  'ephemeral-key': { type: 'boolean', default: false },
} as const;

/** Reads the command line. Throws StartError that tells every wrong option. */
export function parseCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Command {
  const { values, positionals } = parseLine(args);
  if (values.help === true) return { name: 'help' };
  const [group = 'serve', action, operand, ...rest] = positionals;
  const line = positionals.join(' ');
  if (rest.length > 0) throw usageError(`"${line}" has too many words`);
  const database = readDatabase(values.database ?? environment[DATABASE_VARIABLE]);
  if (group === 'serve' && action === undefined) {
    return readServeOptions(values, database, readKeys(environment[KEYS_VARIABLE]));
  }
  if (group === 'embedded' && action === undefined) return { name: 'embedded' };
  switch (`${group} ${action ?? ''}`) {
    case 'keys create':
      if (operand !== undefined) throw usageError(`"${operand}" is too much: use --name`);
      if (!values.name) throw usageError('keys create needs --name NAME');
      return {
        name: 'keys create',
        database,
        keyName: values.name,
        organization: values.organization,
        user: values.user,
      };
    case 'keys list':
      if (operand !== undefined) throw usageError(`keys list takes no "${operand}"`);
      return { name: 'keys list', database };
    case 'keys revoke':
      if (operand === undefined) throw usageError('keys revoke needs the ID of a key');
      return { name: 'keys revoke', database, id: operand };
    case 'organizations remove':
      if (operand === undefined) throw usageError('organizations remove needs a NAME');
      return { name: 'organizations remove', database, organization: operand };
    default:
      throw usageError(`"${line}" is not a command`);
  }
}

/** Options of the service that the action starts: what it sends, and what they are by default. */
export function embeddedOptions({
  temporaryFolder,
  ...sent
}: ServiceStart['options']): ServeOptions {
  const defaults = readServeOptions(parseLine([]).values, { temporaryFolder });
  return { ...defaults, ...sent, port: 0, ephemeralKey: true };
}

function parseLine(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    const [, unknown] = /Unknown option '(-[^']*)'/.exec(errorMessage(error)) ?? [];
    if (unknown === undefined) throw usageError(errorMessage(error));
    const meant = meantName(unknown.replace(/^-+/, ''), Object.keys(OPTIONS));
    const hint = meant === undefined ? '' : `: did you mean "--${meant}"?`;
    throw usageError(`There is no option ${JSON.stringify(unknown)}${hint}`);
  }
}

type Values = ReturnType<typeof parseLine>['values'];

function readDatabase(named: string | undefined): LastingPlace {
  const place = named?.trim() ?? DEFAULT_DATABASE;
  if (place === '') throw usageError('--database: the path is empty');
  if (!isPostgresUrl(place)) return { databasePath: place };
  // Its text is not quoted: it may hold a password.
  if (URL.parse(place) === null) throw usageError('--database: the address is no URL');
  return { databaseUrl: place, uploadsFolder: resolve(UPLOADS_FOLDER) };
}

/** Null: there are none. Throws StartError. */
function readKeys(text: string | undefined): readonly Buffer[] | null {
  if (text === undefined || text.trim() === '') return null;
  try {
    return parseKeys(text, KEYS_VARIABLE);
  } catch (error) {
    throw usageError(errorMessage(error));
  }
}

function readServeOptions(
  values: Values,
  storage: StoragePlace,
  encryptionKeys: readonly Buffer[] | null = null,
): { name: 'serve' } & ServeOptions {
  const problems: string[] = [];
  const readNumber = (
    option:
      | 'port'
      | 'requests-per-minute'
      | 'burst'
      | 'max-concurrent-runs'
      | 'concurrency'
      | 'silent-run-minutes',
    least: number,
    most: number,
  ): number => {
    const text = values[option] ?? '';
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    problems.push(`--${option}: "${text}" is not a whole number from ${least} to ${most}`);
    return least;
  };
  const command = {
    name: 'serve' as const,
    port: readNumber('port', 0, 65_535),
    storage,
    encryptionKeys,
    config: values.config ?? null,
    mcpConfig: values['mcp-config'] ?? null,
    noServers: values['no-servers'],
    project: values.project,
    requestsPerMinute: readNumber('requests-per-minute', 1, 1_000_000),
    burst: readNumber('burst', 1, 1_000_000),
    maxConcurrentRuns: readNumber('max-concurrent-runs', 1, 1_000),
    takesCommands: false,
    keepsConnections: false,
    concurrency: values.concurrency === undefined ? null : readNumber('concurrency', 1, 1_000),
    isolation: oneOf(ISOLATIONS, 'isolation', values.isolation, problems) ?? DEFAULT_ISOLATION,
    silenceMs:
      values['silent-run-minutes'] === undefined
        ? null
        : readNumber('silent-run-minutes', 1, YEAR_MINUTES) * MINUTE_MS,
    modelsConfig: values['models-config'] ?? null,
    modelBaseUrls: readBaseUrls(values['model-base-url'] ?? [], problems),
    ephemeralKey: values['ephemeral-key'],
    serverSandbox:
      oneOf(SERVER_SANDBOXES, 'server-sandbox', values['server-sandbox'], problems) ??
      DEFAULT_SANDBOX,
    sandboxHidden: (values['sandbox-hide'] ?? []).map((path) => resolve(path)),
  };
  if (values['no-servers'] && values['mcp-config'] !== undefined) {
    problems.push('--no-servers: takes no --mcp-config beside it');
  }
  if (values.project.trim() === '') problems.push('--project: the name is empty');
  if (problems.length > 0) throw usageError('The options are not valid', problems);
  return command;
}

/** The word that an option is; undefined, and a problem, where it is none of them. */
function oneOf<Word extends string>(
  words: readonly Word[],
  option: string,
  given: string,
  problems: string[],
): Word | undefined {
  const known = words.find((word) => word === given);
  if (known === undefined) {
    problems.push(`--${option}: "${given}" is not one of ${words.join(', ')}`);
  }
  return known;
}

function readBaseUrls(texts: readonly string[], problems: string[]): Record<string, string> {
  const baseUrls: Record<string, string> = {};
  for (const text of texts) {
    const [, provider, url] = /^([^=]+)=(https?:\/\/.+)$/.exec(text) ?? [];
    if (provider === undefined || url === undefined || URL.parse(url) === null) {
      problems.push(`--model-base-url: "${text}" is not PROVIDER=http://… or PROVIDER=https://…`);
    } else {
      baseUrls[provider.toLowerCase()] = url;
    }
  }
  return baseUrls;
}

function usageError(message: string, problems: readonly string[] = []): StartError {
  return new StartError(`${message}${/[.?]$/.test(message) ? '' : '.'} See --help.`, { problems });
}
