import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, mkdtemp, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import * as core from '@actions/core';
import type { NamedAnswer } from '../client/endpoints/operations.ts';
import { isInside } from '../session/workspace/workspace-file.ts';
import { ConfigurationError, errorCode, errorMessage } from '../trouble/errors.ts';

/** Every output of `request/action.yml`. */
export const REQUEST_OUTPUTS = [
  'result',
  'result-path',
  'status',
  'error-code',
  'is-error',
] as const;

export type RequestOutputs = Readonly<Partial<Record<(typeof REQUEST_OUTPUTS)[number], string>>>;

/** An output may have so many bytes; what a runner takes of all of a job is not much more. */
export const MAX_RESULT_BYTES = 64 * 1024;

/** Writes all outputs; those that are not given are empty. */
export function writeRequestOutputs(outputs: RequestOutputs): void {
  for (const name of REQUEST_OUTPUTS) core.setOutput(name, outputs[name] ?? '');
}

/** The answer as the output has it; null where it is too long for one. */
export function resultOutput(json: string): string | null {
  return Buffer.byteLength(json) <= MAX_RESULT_BYTES ? json : null;
}

/** Whether the tool that was called says itself that it failed; null of any other operation. */
export function toolFailed(operation: string, { body }: NamedAnswer): boolean | null {
  if (operation !== 'servers.tools.call') return null;
  return typeof body === 'object' && body !== null && 'isError' in body && body.isError === true;
}

/** Where the answer is written to. */
interface ResultPlace {
  /** As in the input; undefined: a file of its own in the temporary folder. */
  readonly resultPath: string | undefined;
  readonly workspace: string;
  readonly temporaryFolder: string;
}

/** Before anything is sent, since afterwards it could not be undone. @throws ConfigurationError. */
export async function checkResultPath({ resultPath, workspace }: ResultPlace): Promise<void> {
  if (resultPath === undefined) return;
  try {
    await checkPlace(resultPath, workspace);
  } catch (error) {
    throw asRefusal(error, resultPath);
  }
}

async function checkPlace(resultPath: string, workspace: string): Promise<void> {
  const path = resolve(workspace, resultPath);
  const there = await statOf(path);
  if (there?.isDirectory()) throw refusal(`\`${resultPath}\` is a folder; name a file in it.`);
  // A link of the checkout would lead the answer to where others want it.
  const parent = await nearestFolder(dirname(path));
  const root = await realpath(workspace);
  const isOfWorkspace = isInside(path, workspace) || isInside(path, root);
  if (isOfWorkspace && parent !== root && !isInside(parent, root)) {
    throw refusal(`\`${resultPath}\` lies behind a link that leads out of the workspace.`);
  }
  if (!isOfWorkspace && !isAbsolute(resultPath)) {
    throw refusal(`\`${resultPath}\` lies outside the workspace; write it as an absolute path.`);
  }
  const place = await stat(parent);
  if (!place.isDirectory()) {
    throw refusal(`\`${resultPath}\` cannot be written: \`${parent}\` is a file, not a folder.`);
  }
  await access(parent, constants.W_OK | constants.X_OK);
}

/**
 * Writes the answer to its file, in place of whatever there was.
 * @returns its absolute path. @throws ConfigurationError where it cannot be written.
 */
export async function writeResult(json: string, place: ResultPlace): Promise<string> {
  const { resultPath, workspace, temporaryFolder } = place;
  if (resultPath === undefined) {
    const file = join(await mkdtemp(join(temporaryFolder, 'mcp-eval-request-')), 'result.json');
    await writeFile(file, json, { flag: 'wx' });
    return file;
  }
  const file = resolve(workspace, resultPath);
  const fresh = `${file}.${randomUUID()}`;
  // Again, since servers under test may have run since.
  await checkResultPath(place);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(fresh, json, { flag: 'wx' });
    await rename(fresh, file);
    return file;
  } catch (error) {
    await rm(fresh, { force: true });
    throw asRefusal(error, resultPath);
  }
}

/** What the system says of a path; of any other error, that. */
function asRefusal(error: unknown, resultPath: string): unknown {
  if (error instanceof ConfigurationError || errorCode(error) === undefined) return error;
  return refusal(`\`${resultPath}\` cannot be written: ${errorMessage(error)}`);
}

function refusal(message: string): ConfigurationError {
  return new ConfigurationError([{ where: 'result-path', message, example: 'out/result.json' }]);
}

/** The true place of a folder, or of the nearest path around it that is there. */
async function nearestFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');
    if (!isMissing || dirname(folder) === folder) throw error;
    return nearestFolder(dirname(folder));
  }
}

async function statOf(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return null;
    throw error;
  }
}
