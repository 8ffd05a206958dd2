import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { CancelledError, errorCode } from '../trouble/errors.ts';

/** What the runner tells of the job that this step is part of. */
export interface Job {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Payload of the event that started the job; null where there is none. */
  readonly payload: unknown;
  /** Absolute path of the checked-out repository. */
  readonly workspace: string;
  readonly temporaryFolder: string;
}

/** Reads it once: what lies in files may be others' work later. */
export async function readJob(): Promise<Job> {
  const environment = process.env;
  return {
    environment,
    payload: await readEventPayload(environment['GITHUB_EVENT_PATH']),
    workspace: environment['GITHUB_WORKSPACE'] ?? process.cwd(),
    temporaryFolder: environment['RUNNER_TEMP'] || tmpdir(),
  };
}

/** Null where there is none or it is no JSON: it then tells nothing that could be trusted. */
async function readEventPayload(path: string | undefined): Promise<unknown> {
  if (!path) return null;
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || errorCode(error) !== undefined) return null;
    throw error;
  }
}

/** The runner cancels a step with SIGINT, and ends it with SIGTERM seconds later. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Whether the job is cancelled, which from here on ends the process only where it is released. */
export interface Cancellation {
  readonly signal: AbortSignal;
  release(): void;
}

/** Takes the signals of the runner for the wish that work comes to an end. */
export function cancelOnSignals(): Cancellation {
  const controller = new AbortController();
  const cancel = () => controller.abort(new CancelledError('The job was cancelled.'));
  for (const name of SIGNALS) process.on(name, cancel);
  return {
    signal: controller.signal,
    release: () => {
      for (const name of SIGNALS) process.off(name, cancel);
    },
  };
}
