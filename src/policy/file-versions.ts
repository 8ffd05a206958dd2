import { lstat, readdir, realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { CommitSource, CommitText } from '../model/commit-origin.ts';
import { nearFiles } from '../session/workspace/missing-file.ts';
import {
  isInside,
  readWorkspaceFile,
  UnfitFileError,
} from '../session/workspace/workspace-file.ts';
import { ConfigurationError, ExpectedError, errorCode, errorMessage } from '../trouble/errors.ts';
import type { PolicyBase } from './policy-base.ts';

/** By what to judge could not be read: nothing is judged by what its author says instead. */
export class PolicyBaseError extends ExpectedError {
  override readonly name = 'PolicyBaseError';
  override readonly nature = 'network';
}

/** A text and what it is called where something is wrong with it. */
export interface Version {
  label: string;
  text: string;
}

/** A file of the policy, as it counts and as it is checked out; null where it is not there. */
export interface FileVersions {
  inForce: Version | null;
  head: Version | null;
  /** The base has it, and the code that is checked out has not. */
  isRemoved: boolean;
}

/** A file that holds a part of the policy. */
export interface PolicyFileInput {
  /** The input that names it. */
  input: 'gate-file' | 'quarantine-file';
  /** As written, relative to the workspace. */
  file: string;
  /** Nobody named it: it need not be there. */
  optional: boolean;
}

export interface VersionContext {
  workspace: string;
  base: PolicyBase;
  commits: Pick<CommitSource, 'textOf'>;
  /** Whether an absolute path may lead out of the workspace, as where nobody else has written it. */
  absoluteAnywhere?: boolean;
}

/** Far above any gate, and what GitHub tells of a file at once. */
const MAX_BYTES = 1024 * 1024;
/** What may be one of them, where people keep them. */
const POLICY_FILES = '{.github/**/,evals/**/,}*.{yml,yaml,json}';
const LOOK_UP_MS = 60_000;
/** Nobody is to wait long for what need not be there. */
const UNNAMED_LOOK_UP_MS = 10_000;

/**
 * Reads a file of the policy as it counts and as it is checked out.
 * @throws ConfigurationError where it is nowhere or no file, PolicyBaseError where that cannot be told.
 */
export async function readVersions(
  named: PolicyFileInput,
  context: VersionContext,
): Promise<FileVersions> {
  const { input, file, optional } = named;
  const { workspace, base } = context;
  const text = await readHead(named, context);
  const head = text === null ? null : { label: file, text };
  if (head === null && optional) return unnamedVersions(named, context);
  if (base.kind === 'checkout') {
    if (head === null) {
      const near = await nearFiles(file, POLICY_FILES, workspace);
      throw missing(named, `in the workspace.${near ?? ' Is it checked out?'}`);
    }
    return { inForce: head, head, isRemoved: false };
  }
  if (base.kind === 'unknown') {
    throw new PolicyBaseError(
      `${input}: the event \`${base.event}\` does not tell the base commit, whose \`${file}\` counts.`,
    );
  }
  const { root, path } = await placeInRepository(file, workspace);
  if (path === null) throw missing(named, 'in the repository.');
  const found = await context.commits.textOf(
    { sha: base.sha, path, maxBytes: MAX_BYTES },
    LOOK_UP_MS,
  );
  const commit = base.sha.slice(0, 7);
  if (found.kind === 'refused' || found.kind === 'unreachable')
    throw unreadable(named, commit, found);
  if (found.kind === 'unfit') {
    const message = `\`${file}\` ${found.reason} in the base commit ${commit}.`;
    throw new ConfigurationError([{ where: input, message }]);
  }
  if (found.kind === 'absent') {
    if (head === null) throw missing(named, `in the workspace or in the base commit ${commit}.`);
    return { ...NOTHING, head };
  }
  const label = found.text === head?.text ? file : labelInBase(file, base.sha);
  return {
    inForce: { label, text: found.text },
    head,
    isRemoved: head === null && root !== null,
  };
}

const NOTHING = { inForce: null, isRemoved: false } as const;

/**
 * One that nobody named and that is not checked out. It is looked for where nothing is, as in a job
 * that publishes results of another; else not: without it, more is held against the gate, never less.
 */
async function unnamedVersions(
  { file: name }: PolicyFileInput,
  { base, workspace, commits }: VersionContext,
): Promise<FileVersions> {
  const nothing = { ...NOTHING, head: null };
  if (base.kind !== 'commit') return nothing;
  const { root, path } = await placeInRepository(name, workspace);
  if (root !== null || path === null || (await hasCheckout(workspace))) return nothing;
  const file = { sha: base.sha, path, maxBytes: MAX_BYTES };
  const found = await commits.textOf(file, UNNAMED_LOOK_UP_MS);
  if (found.kind !== 'text') return nothing;
  const label = labelInBase(name, base.sha);
  return { ...nothing, inForce: { label, text: found.text } };
}

const labelInBase = (file: string, sha: string) => `${file}@${sha.slice(0, 7)}`;

function missing({ input, file }: PolicyFileInput, where: string): ConfigurationError {
  return new ConfigurationError([
    { where: input, message: `there is no file \`${file}\` ${where}` },
  ]);
}

function unreadable(
  { input, file }: PolicyFileInput,
  commit: string,
  { kind, reason }: Extract<CommitText, { kind: 'refused' | 'unreachable' }>,
): PolicyBaseError {
  const advice =
    kind === 'refused' ? 'Add "contents: read" to the job\'s permissions.' : 'Run the job again.';
  return new PolicyBaseError(
    `${input}: \`${file}\` of the base commit ${commit} could not be read (${reason}). It says what ` +
      `is asked of the results, and what the change itself says does not count. ${advice}`,
  );
}

async function readHead(
  { input, file }: PolicyFileInput,
  { workspace, absoluteAnywhere = false }: VersionContext,
): Promise<string | null> {
  try {
    const options = { workspace, maxBytes: MAX_BYTES, absoluteAnywhere };
    return await readWorkspaceFile(file, options);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
    const message =
      error instanceof UnfitFileError
        ? error.message
        : `cannot read \`${file}\`: ${errorMessage(error)}`;
    throw new ConfigurationError([{ where: input, message }]);
  }
}

/**
 * Where a file lies in its repository, and where that is checked out: in the workspace itself, or in
 * a folder of it. Null where it lies outside, or nothing is checked out.
 */
async function placeInRepository(
  file: string,
  workspace: string,
): Promise<{ root: string | null; path: string | null }> {
  const top = await realpath(workspace);
  const place = resolve(top, relative(workspace, resolve(workspace, file)));
  if (!isInside(place, top)) return { root: null, path: null };
  const inRepository = (root: string) => relative(root, place).replaceAll(sep, '/');
  if (await isCheckout(top)) return { root: top, path: inRepository(top) };
  const folders: string[] = [];
  for (let folder = dirname(place); folder !== top; folder = dirname(folder)) folders.push(folder);
  // The outermost: within a checkout, its author may have put another one, as a submodule is.
  for (const folder of folders.toReversed()) {
    if (await isCheckout(folder)) return { root: folder, path: inRepository(folder) };
  }
  return { root: null, path: inRepository(top) };
}

/** Whether something is checked out into a folder of it. */
async function hasCheckout(workspace: string): Promise<boolean> {
  const entries = await readdir(workspace, { withFileTypes: true });
  const folders = entries.filter((one) => one.isDirectory());
  const found = await Promise.all(folders.map(({ name }) => isCheckout(join(workspace, name))));
  return found.includes(true);
}

async function isCheckout(folder: string): Promise<boolean> {
  try {
    await lstat(join(folder, '.git'));
    return true;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return false;
  }
}
