import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** What a server may do with a path and all below it. */
export type Access = 'hidden' | 'read' | 'write';

export interface Mount {
  path: string;
  access: Access;
  isFolder: boolean;
}

/** What there is on this machine; paths are absolute. */
export interface SandboxScene {
  /** Checkout that the servers are of, or the folder the service was started in. */
  workspace: string;
  /** Folders of the user whose own things are of no concern to servers. */
  homes: readonly string[];
  /** Further files and folders that hold what servers must not have. */
  hidden: readonly string[];
  /** Folders in which programs are looked for. */
  programs: readonly string[];
  /** What the variables of servers name: files to read, and folders to keep things in. */
  readable: readonly string[];
  caches: readonly string[];
  /** Folder of the program that starts the servers, and of those that run after it. */
  ownProgram: string;
}

/** Resolves links; null where there is nothing. */
export type LookUp = (path: string) => { path: string; isFolder: boolean } | null;

/** Folders for what does not last, and for sockets: of Docker, of the user's session, of the system's. */
const EVERYONES = ['/tmp', '/var/tmp', '/run'];

/** `/etc/resolv.conf` leads there on most machines. */
const NEEDED_OF_RUN = ['/run/systemd/resolve', '/run/resolvconf', '/run/current-system'];

/** Where npx, uvx and their like keep what they fetched. */
export const HOME_CACHES = ['.npm', '.cache'];
const OTHER_HOME_CACHES = ['.local/share/uv', '.local/share/pnpm', '.bun/install', '.deno', 'go'];

/** Where people's programs are, apart from what is on the PATH. */
const HOME_PROGRAMS = [
  '.local/bin',
  '.local/lib',
  '.local/share/pipx',
  '.local/pipx',
  '.cargo/bin',
  '.rustup',
  '.nvm/versions',
  '.volta',
  '.pyenv',
  '.rbenv',
  '.asdf',
  '.sdkman',
  '.dotnet',
];

const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** A program's folder alone tells little where its libraries are beside it. */
function installation(folder: string, homes: readonly string[]): string {
  const parent = dirname(folder);
  if (!['bin', 'sbin'].includes(basename(folder))) return folder;
  // The folder above `~/bin` and that above `~/.local/bin` hold much else.
  const isPersonal = homes.some((home) => parent === home || dirname(parent) === home);
  return isPersonal ? folder : parent;
}

/** A folder and those above it, below another one; the outermost first. */
function pathBetween(folder: string, outer: string): string[] {
  const names = relative(outer, folder).split(sep);
  return names.map((_name, index) => join(outer, ...names.slice(0, index + 1)));
}

/**
 * What servers may do where: they read the system, write to the workspace and to the caches of
 * package runners, and find of their user's things nothing but programs. What comes later lies
 * deeper and counts.
 */
export function planMounts(scene: SandboxScene, lookUp: LookUp): Mount[] {
  const mounts = new Map<string, Mount>();
  const found = (paths: readonly string[]) => paths.flatMap((path) => lookUp(resolve(path)) ?? []);
  const add = (access: Access, entries: readonly { path: string; isFolder: boolean }[]) => {
    for (const { path, isFolder } of entries) mounts.set(path, { path, access, isFolder });
  };
  const workspace = lookUp(scene.workspace)?.path ?? scene.workspace;
  const homes = found(scene.homes).filter(({ path }) => path !== '/');
  const homePaths = homes.map(({ path }) => path);
  const everyones = found(EVERYONES);
  const hidden = found(scene.hidden).filter(({ path }) => path !== '/');
  const kept = [...homePaths, ...[...everyones, ...hidden].map(({ path }) => path), workspace];
  // What would open again what is hidden, or close the workspace, is not taken at its word.
  const harmless = ({ path }: { path: string }) =>
    !kept.some((folder) => isWithin(folder, path)) && !isWithin(path, workspace);
  const inHomes = (names: readonly string[]) =>
    homePaths.flatMap((home) => names.map((name) => join(home, name)));

  add('hidden', [...everyones, ...homes]);
  add('read', found(NEEDED_OF_RUN));
  const programs = found(scene.programs).map(({ path }) => installation(path, homePaths));
  add('read', found([...inHomes(HOME_PROGRAMS), ...programs, ...scene.readable]).filter(harmless));
  const caches = [...inHomes([...HOME_CACHES, ...OTHER_HOME_CACHES]), ...scene.caches];
  add('write', found(caches).filter(harmless));
  add('hidden', hidden);
  add('write', [{ path: workspace, isFolder: true }]);
  const own = lookUp(scene.ownProgram);
  if (own !== null && isWithin(own.path, workspace) && own.path !== workspace) {
    // A folder that something is mounted on cannot be moved away, nor can those above it then.
    const above = pathBetween(dirname(own.path), workspace).filter((path) => path !== workspace);
    add('write', found(above));
    add('read', [own]);
  }
  return withoutNeedless([...mounts.values()]);
}

/** Parents first, and nothing twice: but what can be written is mounted wherever it was planned. */
function withoutNeedless(mounts: readonly Mount[]): Mount[] {
  const kept: Mount[] = [];
  for (const mount of mounts.toSorted((one, other) => one.path.length - other.path.length)) {
    const { path, access } = mount;
    if (access === 'write' || accessTo(path, kept) !== access) kept.push(mount);
  }
  return kept;
}

/** What a server may do with a path. */
export function accessTo(path: string, mounts: readonly Mount[]): Access {
  return mounts.findLast((mount) => isWithin(path, mount.path))?.access ?? 'read';
}
