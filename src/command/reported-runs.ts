import { hash } from 'node:crypto';
import { z } from 'zod';
import { isUsersRefusal } from '../trouble/whose-trouble.ts';

/** A run that a program has reported, or begun to. */
export interface ReportedRun {
  /** Null where neither path nor answer tells more than the default one. */
  projectId: string | null;
  runId: string;
  suiteId: string | null;
  suiteName: string;
}

/** What a request of a reporter came to. */
export interface ReportAnswer {
  /** Null where there was none. */
  status: number | null;
  text: string;
}

/** More runs are not read: each costs several requests. */
export const MOST_RUNS = 200;
/** Of as many runs it is kept what was not taken of them. */
const MOST_REFUSALS = 1_000;
/** Of a name of a suite, or of the words of a refusal. */
const MAX_TEXT = 300;

/** What came of the reports of a program, in the order of the service's answers. */
export class ReportedRuns {
  readonly #runs = new Map<string, ReportedRun>();
  /** What was not taken, by the run it is about. */
  readonly #refusals = new Map<string, { words: string; isFinal: boolean }>();
  #left = 0;

  /** Those that were begun, each once. */
  get all(): readonly ReportedRun[] {
    return [...this.#runs.values()];
  }

  /** How many more there are. */
  get left(): number {
    return this.#left;
  }

  /** What was said to a report that was not taken in the end; null where all were taken. */
  get refusal(): string | null {
    return [...this.#refusals.values()].at(-1)?.words ?? null;
  }

  /** Takes a request, whatever it is about, and its answer. */
  note(pathname: string, body: string, answer: ReportAnswer): void {
    const [, project, route = ''] = INGEST.exec(pathname) ?? [];
    if (route === '') return;
    const { suiteName, externalRunId, runId } = requestSchema.parse(parsed(body));
    // Of a fixed length, however long an id may be.
    const key = hash('sha256', (isBeginning(route) ? externalRunId : runId) ?? '');
    const { status } = answer;
    if (status === null || status < 200 || status > 299) {
      const isFinal = this.#refusals.get(key)?.isFinal || isUsersRefusal(status ?? 0);
      if (this.#refusals.has(key) || this.#refusals.size < MOST_REFUSALS) {
        this.#refusals.set(key, { words: wordsOf(answer), isFinal });
      }
      return;
    }
    // What was only put off has been taken by now.
    if (this.#refusals.get(key)?.isFinal === false) this.#refusals.delete(key);
    const begun = isBeginning(route) ? replySchema.safeParse(parsed(answer.text)).data : undefined;
    if (begun === undefined) return;
    this.#add({
      projectId: begun.projectId ?? idOf(project),
      runId: begun.runId,
      suiteId: begun.suiteId ?? null,
      suiteName: (suiteName || 'Untitled suite').slice(0, MAX_TEXT).toWellFormed(),
    });
  }

  #add(run: ReportedRun): void {
    if (this.#runs.has(run.runId)) return;
    if (this.#runs.size < MOST_RUNS) this.#runs.set(run.runId, run);
    else this.#left += 1;
  }
}

/** Requests that tell of runs: those of the ingest routes, by their old paths too. */
const INGEST =
  /^(?:\/api\/v1\/projects\/([^/]+)\/eval-ingest|\/sdk\/v1\/evals)\/(report|runs\/(?:start|iterations|finalize))$/;

const isBeginning = (route: string) => route === 'report' || route === 'runs/start';

const maybeText = z.string().optional().catch(undefined);
const requestSchema = z
  .looseObject({ suiteName: maybeText, externalRunId: maybeText, runId: maybeText })
  .catch({});
const replySchema = z.looseObject({
  runId: z.string().min(1),
  suiteId: z.string().nullish().catch(null),
  projectId: z.string().nullish().catch(null),
});
const refusalSchema = z.looseObject({ error: maybeText, message: maybeText }).catch({});

function wordsOf({ status, text }: ReportAnswer): string {
  const { error, message } = refusalSchema.parse(parsed(text));
  const words = message ?? error ?? 'it gave no reason';
  const told = words.slice(0, MAX_TEXT).toWellFormed();
  return status === null ? text.slice(0, MAX_TEXT).toWellFormed() : `HTTP ${status}, ${told}`;
}

/** The project that a path names. */
function idOf(project: string | undefined): string | null {
  if (project === undefined || project === 'default') return null;
  try {
    return decodeURIComponent(project);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
