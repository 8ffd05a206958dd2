import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { serverEnvironment } from '../../../contract/embedded/server-environment.ts';
import type { ServerSandbox } from '../../../contract/embedded/server-sandbox.ts';
import { bubblewrapOptions, startWrapped } from './bubblewrap.ts';
import { startKeeper } from './keeper.ts';
import { HOME_CACHES, type LookUp, planMounts } from './mount-plan.ts';
import { asServerUser, SERVER_USER, SUDO_OPTIONS } from './other-user.ts';
import { type Confinement, type SandboxPlan, unconfinedPlan } from './sandbox-plan.ts';

export interface SandboxOptions {
  /** Absolute path of the checkout that the servers are of. */
  workspace: string;
  /** Further checkouts that servers are of. Each server finds its own, and those of others empty. */
  checkouts?: readonly string[];
  /** Files and folders that hold what servers must not have. */
  hidden: readonly string[];
  /** Folder of this program, and of what runs after it. */
  ownProgram: string;
  /** What servers see of the service's environment. */
  environment: Readonly<Record<string, string | undefined>>;
  /** What the marks of all servers of the service begin with. */
  mark: string;
  platform?: NodeJS.Platform;
  /** Where the programs are that make a sandbox: not the PATH, on which anyone may have put some. */
  systemFolders?: readonly string[];
}

/** A sandbox that was made ready. */
export interface OpenedSandbox {
  plan: SandboxPlan;
  /** Has the groups of all servers that are alive, for what clears up where the service is killed. */
  watch(groups: readonly number[]): void;
  /** Lets go of what all servers share, once they are gone. */
  close(): Promise<void>;
}

/** The sandbox that was asked for cannot be had; the message says why, and what to do. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/local/bin', '/run/current-system/sw/bin'];
const WRAPPERS = '/run/wrappers/bin';

/** Of what a program says that could not make a sandbox. */
const WORDS_QUOTED = 500;

const READABLE = [
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'REQUESTS_CA_BUNDLE',
  'CURL_CA_BUNDLE',
  'NPM_CONFIG_USERCONFIG',
  'NPM_CONFIG_CAFILE',
  'JAVA_HOME',
  'DOTNET_ROOT',
];
const CACHES = ['XDG_CACHE_HOME', 'NPM_CONFIG_CACHE', 'UV_CACHE_DIR'];
const TEMPORARY = ['TMPDIR', 'TEMP', 'TMP'];

/**
 * Makes ready what stdio servers are started in, and tries it.
 * @throws SandboxError where it cannot be had, never to go without
 */
export function openSandbox(
  name: Exclude<ServerSandbox, 'off'>,
  options: SandboxOptions,
): Promise<OpenedSandbox> {
  return name === 'bwrap' ? openBubblewrap(options) : openOtherUser(options);
}

/**
 * No sandbox, but what clears up where the service is killed behind what no worker has started: the
 * commands of a suite. Where that cannot be had, they run all the same.
 */
export async function openKept(mark: string): Promise<OpenedSandbox> {
  const keeper = await startKeeper(([program = '', ...args]) => [program, args], mark, {
    ...SUDO_OPTIONS,
    needsHome: false,
  });
  return {
    plan: unconfinedPlan(),
    watch: (groups) => keeper?.watch(groups),
    close: async () => keeper?.close(),
  };
}

async function openBubblewrap(options: SandboxOptions): Promise<OpenedSandbox> {
  const { platform = process.platform, workspace, environment } = options;
  if (platform !== 'linux') {
    throw new SandboxError(
      '`bwrap` works on Linux only; run the job on a Linux runner, or leave this input out.',
    );
  }
  const program = findTool('bwrap', options);
  if (program === null) {
    throw new SandboxError(
      'the program `bwrap` is not installed; add a step before that runs ' +
        '`sudo apt-get install --yes bubblewrap`, or leave this input out.',
    );
  }
  const homes = homesOf(environment);
  for (const home of homes) makeCaches(home);
  const checkouts = [workspace, ...(options.checkouts ?? [])];
  const mountsOf = (checkout: string) =>
    planMounts(
      {
        workspace: checkout,
        homes,
        hidden: [
          ...checkouts.filter((other) => other !== checkout),
          ...options.hidden,
          ...valuesOf(environment, TEMPORARY),
          ...dockerSocket(environment),
        ],
        programs: (environment['PATH'] ?? '').split(delimiter).filter(isAbsolute),
        readable: valuesOf(environment, READABLE),
        caches: valuesOf(environment, CACHES),
        ownProgram: options.ownProgram,
      },
      lookUp,
    );
  const mounts = mountsOf(workspace);
  const { child } = startWrapped(program, bubblewrapOptions(mounts, {}, workspace), [
    '/bin/sh',
    '-c',
    ':',
  ]);
  const said = await outcomeOf(child);
  if (said !== null)
    throw new SandboxError(`\`bwrap\` cannot make a sandbox here: ${said}.${kernelAdvice()}`);
  const ofCheckouts = checkouts.map((checkout) => [checkout, mountsOf(checkout)] as const);
  const confinement = {
    ...{ kind: 'bwrap' as const, bubblewrap: program, mounts },
    mountsOf: Object.fromEntries(ofCheckouts),
  };
  return { plan: planOf(confinement, options), watch: () => {}, close: async () => {} };
}

async function openOtherUser(options: SandboxOptions): Promise<OpenedSandbox> {
  const { platform = process.platform, workspace } = options;
  if (platform === 'win32') {
    throw new SandboxError(
      '`user` does not work on Windows; run the job on Linux, or leave this input out.',
    );
  }
  const sudo = findTool('sudo', options);
  if (sudo === null) {
    throw new SandboxError(
      `the program \`sudo\` is not installed, by which servers would run as \`${SERVER_USER}\`; ` +
        'install it, or leave this input out.',
    );
  }
  const asUser = (program: readonly string[]) => spawn(sudo, asServerUser(program), SUDO_OPTIONS);
  const said = await outcomeOf(asUser(['/bin/sh', '-c', ':']));
  if (said !== null) {
    throw new SandboxError(
      `the runner's user may not run programs as \`${SERVER_USER}\` by \`sudo -n\`, which ` +
        `GitHub's own runners allow: ${said}.`,
    );
  }
  if ((await outcomeOf(asUser([sudo, '-n', '/bin/sh', '-c', ':']))) === null) {
    throw new SandboxError(
      `the user \`${SERVER_USER}\` may use \`sudo\` here without a password, so that it keeps ` +
        'servers from nothing; take that right away.',
    );
  }
  if (
    (await outcomeOf(asUser(['/bin/sh', '-c', 'cd -- "$1" && ls >/dev/null', 'sh', workspace]))) !==
    null
  ) {
    throw new SandboxError(
      `the user \`${SERVER_USER}\` cannot read ${JSON.stringify(workspace)}; let others read it ` +
        'and enter the folders above it, or use `bwrap`.',
    );
  }
  const keeper = await startKeeper((program) => [sudo, asServerUser(program)], options.mark, {
    ...SUDO_OPTIONS,
    needsHome: true,
  });
  if (keeper === null)
    throw new SandboxError(`the user \`${SERVER_USER}\` cannot make a folder in /tmp.`);
  const { home } = keeper;
  const plan = planOf({ kind: 'user', sudo, home }, options);
  return { plan, watch: keeper.watch, close: keeper.close };
}

const planOf = (
  confinement: Confinement,
  { workspace, environment }: SandboxOptions,
): SandboxPlan => ({ variables: serverEnvironment(environment), workspace, confinement });

function findTool(
  name: string,
  { systemFolders = [...SYSTEM_FOLDERS, WRAPPERS] }: SandboxOptions,
): string | null {
  const places = systemFolders.map((folder) => join(folder, name));
  return places.find((place) => statSync(place, { throwIfNoEntry: false })?.isFile()) ?? null;
}

/** Null where a process ends well, else what it said, in a line. */
async function outcomeOf(child: ReturnType<typeof spawn>): Promise<string | null> {
  child.stdin?.on('error', () => {});
  child.stdin?.end();
  child.stdout?.resume();
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => resolve(code === 0 ? null : (signal ?? `code ${code}`)));
  });
  const words = child.stderr === null ? '' : await text(child.stderr);
  const end = await ended;
  const said = words.trim().replaceAll(/\s+/g, ' ').slice(0, WORDS_QUOTED);
  return end === null ? null : said || end;
}

/** What keeps bubblewrap from user namespaces on Ubuntu since 23.10 and elsewhere. */
function kernelAdvice(): string {
  const switches = [
    ['kernel.apparmor_restrict_unprivileged_userns', '1', '0'],
    ['kernel.unprivileged_userns_clone', '0', '1'],
  ] as const;
  const advice = switches.find(([name, closed]) => kernelSetting(name) === closed);
  if (advice === undefined) return ' Leave this input out, or use `user`.';
  const [name, , open] = advice;
  return ` Add a step before that runs \`sudo sysctl -w ${name}=${open}\`, or use \`user\`.`;
}

function kernelSetting(name: string): string | null {
  try {
    return readFileSync(join('/proc/sys', name.replaceAll('.', '/')), 'utf8').trim();
  } catch {
    // Other kernels have no such switch.
    return null;
  }
}

function homesOf(environment: SandboxOptions['environment']): string[] {
  return [...new Set([environment['HOME'] ?? homedir(), ...accountHome()])].filter(isAbsolute);
}

/** The home of the account, which in a container's job is not `HOME`. */
function accountHome(): string[] {
  try {
    return [userInfo().homedir];
  } catch {
    // In a container a process may run under an id that no account has.
    return [];
  }
}

/** Without them each start of a server would fetch its package anew. */
function makeCaches(home: string): void {
  if (statSync(home, { throwIfNoEntry: false })?.isDirectory() !== true) return;
  for (const cache of HOME_CACHES) {
    try {
      mkdirSync(join(home, cache), { recursive: true });
    } catch {
      // A home that cannot be written to has no caches: servers then fetch what they need anew.
    }
  }
}

function valuesOf(environment: SandboxOptions['environment'], names: readonly string[]): string[] {
  const entries = Object.entries(environment);
  return entries.flatMap(([name, value]) =>
    value !== undefined && names.includes(name.toUpperCase()) && isAbsolute(value) ? [value] : [],
  );
}

function dockerSocket(environment: SandboxOptions['environment']): string[] {
  const path = /^unix:\/\/(\/.+)$/.exec(environment['DOCKER_HOST'] ?? '')?.[1];
  return path === undefined ? [] : [path];
}

const lookUp: LookUp = (path) => {
  try {
    const real = realpathSync(path);
    return { path: real, isFolder: statSync(real).isDirectory() };
  } catch {
    // What is not there, or out of reach, needs neither hiding nor showing.
    return null;
  }
};

/** Folder of the program that a file is the start of: of all that was bundled with it. */
export function programFolder(entry: string): string {
  return dirname(dirname(entry));
}
