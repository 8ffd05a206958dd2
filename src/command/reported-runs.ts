import { hash } from 'node:crypto';
import { z } from 'zod';
import { TERMINAL_STATUSES } from '../contract/resources/run.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { withoutTrailing } from '../text/without-trailing.ts';
import { isUsersRefusal } from '../trouble/whose-trouble.ts';

/** A run that a program has reported, or begun to. */
export interface ReportedRun {
  /** Null where neither path nor answer tells more than the default one. */
  projectId: string | null;
  runId: string;
  suiteId: string | null;
  suiteName: string;
  /** It had ended before the program began, so that nothing of what that reported is in it. */
  wasThere: boolean;
}

/** What a request of a reporter came to. */
export interface ReportAnswer {
  /** Null where there was none. */
  status: number | null;
  text: string;
  /** False where it surely never left. */
  wasSent?: boolean;
}

/** More runs are not read: each costs several requests. */
export const MOST_RUNS = 200;
/** Of as many runs it is kept what was not taken of them. */
const MOST_REFUSALS = 1_000;
/** Of a name of a suite, or of the words of a refusal. */
const MAX_TEXT = 300;

/** What was not taken of one run. */
interface Refusal {
  words: string;
  /** Sent again, it would not be taken either. */
  isFinal: boolean;
  /** It may have been carried out all the same. */
  mayBeDone: boolean;
  /** What was only put off, and may be taken yet. */
  missing: Set<string>;
}

/** What came of the reports of a program, in the order of the service's answers. */
export class ReportedRuns {
  readonly #secrets: Pick<Redactor, 'excerpt'>;
  readonly #runs = new Map<string, ReportedRun>();
  /** What was not taken, by the run it is about. */
  readonly #refusals = new Map<string, Refusal>();
  /** Under which key a run was begun, by its id. */
  readonly #keys = new Map<string, string>();
  /** What was sent at last of runs that have ended, by their keys. */
  readonly #ended = new Map<string, string>();
  #left = 0;

  /** @param secrets which are out of what is kept before any of it is cut. */
  constructor(secrets: Pick<Redactor, 'excerpt'>) {
    this.#secrets = secrets;
  }

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
    const request = requestSchema.parse(parsed(body));
    const { status } = answer;
    const isTaken = status !== null && status >= 200 && status <= 299;
    const schema = isBeginning(route) ? begunSchema : replySchema;
    const reply = isTaken ? schema.safeParse(parsed(answer.text)).data : undefined;
    if (reply === undefined) {
      this.#refuse(this.#keyOf(route, request), {
        words: isTaken
          ? `HTTP ${status}, with an answer of no such service`
          : this.#wordsOf(answer),
        ...{ isFinal: isUsersRefusal(status ?? 0), mayBeDone: mayBeDone(answer) },
        missing: new Set(partsOf(route, request)),
      });
      return;
    }
    const key = this.#keyOf(route, request);
    const mayBeOwn = this.#refusals.get(key)?.mayBeDone === true;
    this.#take(key, route, request);
    const begun = isBeginning(route) ? begunSchema.safeParse(reply).data : undefined;
    if (begun !== undefined) {
      const wasKnown = this.#runs.has(begun.runId);
      const isOver = begun.reused && TERMINAL_STATUSES.includes(begun.status ?? '');
      this.#begin(key, {
        projectId: begun.projectId ?? idOf(project),
        runId: begun.runId,
        suiteId: begun.suiteId ?? null,
        suiteName: this.#excerptOf(request.suiteName || 'Untitled suite'),
        // Else it may be the program itself that has made it, whose answer was lost.
        wasThere: isOver && !wasKnown && !mayBeOwn,
      });
      const before = this.#ended.get(key);
      if (begun.reused && before !== undefined && before !== digestOf(body)) {
        const words = endedWords(begun.runId);
        this.#refuse(key, { words, isFinal: true, mayBeDone: false, missing: new Set() });
      }
    }
    if (isEnding(route) && !this.#ended.has(key) && this.#ended.size < MOST_RUNS) {
      this.#ended.set(key, digestOf(body));
    }
  }

  /** Without a full stop, as they end a sentence. */
  #wordsOf({ status, text }: ReportAnswer): string {
    const { error, message } = refusalSchema.parse(parsed(text));
    const words =
      status === null ? text : `HTTP ${status}, ${message ?? error ?? 'it gave no reason'}`;
    return withoutTrailing(this.#excerptOf(words), '.');
  }

  #excerptOf(text: string): string {
    return this.#secrets.excerpt(text.trim(), MAX_TEXT).toWellFormed();
  }

  /** Of a fixed length, however long an id may be. */
  #keyOf(route: string, { externalRunId = '', runId = '' }: ReportRequest): string {
    if (isBeginning(route)) return digestOf(externalRunId);
    return this.#keys.get(runId) ?? digestOf(runId);
  }

  #refuse(key: string, { words, isFinal, mayBeDone, missing }: Refusal): void {
    const known = this.#refusals.get(key);
    if (known === undefined && this.#refusals.size >= MOST_REFUSALS) return;
    this.#refusals.set(key, {
      ...{ words, isFinal: isFinal || known?.isFinal === true },
      mayBeDone: mayBeDone || known?.mayBeDone === true,
      missing: new Set([...(known?.missing ?? []), ...missing]),
    });
  }

  /** What was only put off has been taken by now, where nothing of it is missing. */
  #take(key: string, route: string, request: ReportRequest): void {
    const refusal = this.#refusals.get(key);
    if (refusal === undefined || refusal.isFinal) return;
    for (const part of partsOf(route, request)) refusal.missing.delete(part);
    if (refusal.missing.size === 0) this.#refusals.delete(key);
  }

  #begin(key: string, run: ReportedRun): void {
    if (this.#runs.has(run.runId)) return;
    if (this.#runs.size < MOST_RUNS) {
      this.#runs.set(run.runId, run);
      this.#keys.set(run.runId, key);
    } else this.#left += 1;
  }
}

/** What a request brings that may come again in others: its rows, and what it does with the run. */
function partsOf(route: string, { results = [] }: ReportRequest): string[] {
  const rows = results.map((row) => digestOf(JSON.stringify(row)));
  if (isBeginning(route)) return ['start', ...rows];
  return isEnding(route) ? ['finalize'] : rows;
}

const endedWords = (runId: string) =>
  `run ${runId} had ended when more was reported under its externalRunId, which was not added; ` +
  'give each report an externalRunId of its own';

/** By a refusal nothing was done; of an error or a lost answer nobody knows. */
const mayBeDone = ({ status, wasSent = true }: ReportAnswer): boolean =>
  status === null ? wasSent : status >= 500 || status < 300;

const digestOf = (text: string): string => hash('sha256', text);

/** Requests that tell of runs: those of the ingest routes, by their old paths too. */
const INGEST =
  /^(?:\/api\/v1\/projects\/([^/]+)\/eval-ingest|\/sdk\/v1\/evals)\/(report|runs\/(?:start|iterations|finalize))$/;

const isBeginning = (route: string) => route === 'report' || route === 'runs/start';
const isEnding = (route: string) => route === 'report' || route === 'runs/finalize';

const maybeText = z.string().optional().catch(undefined);
const requestSchema = z
  .looseObject({
    ...{ suiteName: maybeText, externalRunId: maybeText, runId: maybeText },
    results: z.array(z.unknown()).optional().catch(undefined),
  })
  .catch({});
type ReportRequest = z.infer<typeof requestSchema>;
const replySchema = z.looseObject({});
const begunSchema = z.looseObject({
  runId: z.string().min(1),
  suiteId: z.string().nullish().catch(null),
  projectId: z.string().nullish().catch(null),
  status: z.string().nullish().catch(null),
  reused: z.boolean().catch(false),
});
const refusalSchema = z.looseObject({ error: maybeText, message: maybeText }).catch({});

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
