import * as z from 'zod';
import { type GitHub, GitHubError } from '../github/client.ts';
import type { JobEvent } from '../github/event.ts';
import { cut } from '../lib/text.ts';
import type { Annotation } from '../render/annotations.ts';
import type { Outcome } from '../report/report.ts';
import type { Published } from './comment.ts';

/** Most bytes of the text. */
export const CHECK_LIMIT = 65_535;
const TITLE_LIMIT = 255;
const PAGE = 100;
/** GitHub keeps no more check runs of a name. */
const MAX_PAGES = 10;
const PAGE_OF_ANNOTATIONS = 50;
const MAX_ANNOTATIONS = 500;
const PERMISSION = 'checks: write';
/** From good to bad. A required check accepts the first two. */
const CONCLUSIONS = ['success', 'neutral', 'action_required', 'failure'];

export interface CheckRunOptions {
  name: string;
  /** Tells the check run from those of other jobs: 16 hexadecimal digits or more. */
  key: string;
  value: Outcome;
  /** Whether this verdict fails the step. */
  isRed: boolean;
  title: string;
  /** Markdown of at most `CHECK_LIMIT` bytes. */
  summary: string;
  /** Those without a file are left out. */
  annotations: readonly Annotation[];
  /** Of the workflow run. */
  url: string | null;
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const writtenShape = z.object({ id: z.int(), html_url: text });
const listShape = z.object({
  check_runs: z.array(
    writtenShape.extend({
      external_id: text,
      conclusion: text,
      output: z.object({ title: text, summary: text }),
    }),
  ),
});
type Written = z.output<typeof writtenShape>;
/** What readers see of a check run. */
interface Content {
  conclusion: string;
  output: { title: string; summary: string };
}
/** A check run of this key. `age` is above 0 if it is of a newer run or attempt, 0 if of this one. */
type Found = Written & Content & { age: number };

/**
 * Writes a check run of the commit under test: the head of a pull request, never the merge commit.
 * That of a newer run or attempt stands. Of two writers in one attempt the worse verdict stands.
 * Throws GitHubError, also if the check run is written and some of its annotations are not.
 */
export async function publishCheckRun(
  github: GitHub,
  event: JobEvent,
  options: CheckRunOptions,
): Promise<Published> {
  const checks = new CheckRuns(github, event, options);
  const own = contentOf(options);
  const [first = [], ...others] = pagesOf(options.annotations);
  let seen = await checks.find();
  const created = seen.some(({ age }) => age >= 0) ? null : await checks.create(own, first);
  // Another writer may have looked at the same time and seen none.
  if (created !== null) seen = await checks.find();
  const newer = seen.find(({ age }) => age > 0);
  const mine = seen.filter(({ age }) => age === 0);
  const standing = newer ?? [...mine, own].reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
  const { conclusion, output } = standing;
  for (const one of mine) {
    if (one.conclusion !== conclusion) await checks.update(one.id, { conclusion, output });
  }
  if (newer !== undefined) return { state: 'skipped', reason: 'newer' };
  if (created !== null) {
    for (const annotations of others) {
      await checks.update(created.id, { output: { ...output, annotations } });
    }
  }
  const twin = mine.find(({ id }) => id !== created?.id);
  const url = (created ?? twin)?.html_url ?? '';
  return { state: twin === undefined ? 'written' : 'clash', url };
}

const rankOf = ({ conclusion }: Content) => CONCLUSIONS.indexOf(conclusion);

function contentOf({ value, isRed, title, summary }: CheckRunOptions): Content {
  const conclusions = {
    passed: 'success',
    failed: 'failure',
    invalid: 'failure',
    incomplete: isRed ? 'action_required' : 'neutral',
  };
  return { conclusion: conclusions[value], output: { title: cut(title, TITLE_LIMIT), summary } };
}

/** As GitHub takes them: of a file, so many in a request. */
function pagesOf(annotations: readonly Annotation[]) {
  const all = annotations
    .filter(({ file }) => file !== null)
    .slice(0, MAX_ANNOTATIONS)
    .map(({ level, title, message, file, line }) => ({
      path: file,
      start_line: line ?? 1,
      end_line: line ?? 1,
      annotation_level: level,
      title,
      message,
    }));
  const pages = Array.from({ length: Math.ceil(all.length / PAGE_OF_ANNOTATIONS) }, (_, at) => at);
  return pages.map((at) => all.slice(PAGE_OF_ANNOTATIONS * at, PAGE_OF_ANNOTATIONS * (at + 1)));
}

/** The check runs of one key at the commit under test. */
class CheckRuns {
  readonly #github: GitHub;
  readonly #event: JobEvent;
  readonly #options: CheckRunOptions;

  constructor(github: GitHub, event: JobEvent, options: CheckRunOptions) {
    this.#github = github;
    this.#event = event;
    this.#options = options;
  }

  async find(): Promise<Found[]> {
    const { commit, runId, attempt } = this.#event;
    const { name, key } = this.#options;
    const found: Found[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { check_runs: listed } = await this.#github.request(listShape, {
        route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
        parameters: { ref: commit, check_name: name, filter: 'all', per_page: PAGE, page },
        permission: PERMISSION,
      });
      for (const one of listed) {
        const [prefix, run, again] = one.external_id.split('/');
        const age = Number(run) - (runId ?? 0) || Number(again) - attempt;
        if (prefix === prefixOf(key)) found.push({ ...one, age });
      }
      if (listed.length < PAGE) break;
    }
    return found;
  }

  /** If the answer is lost, looks before it creates again. */
  async create({ conclusion, output }: Content, annotations: readonly object[]): Promise<Written> {
    const { commit, runId, attempt } = this.#event;
    const { name, key, url } = this.#options;
    const parameters = {
      name,
      head_sha: commit,
      external_id: `${prefixOf(key)}/${runId ?? 0}/${attempt}`,
      ...(url === null ? {} : { details_url: url }),
      status: 'completed',
      conclusion,
      output: { ...output, annotations },
    };
    const route = 'POST /repos/{owner}/{repo}/check-runs';
    const attemptOnce = () =>
      this.#github.request(writtenShape, { route, parameters, permission: PERMISSION });
    try {
      return await attemptOnce();
    } catch (error) {
      if (!(error instanceof GitHubError && isLost(error))) throw error;
      const written = (await this.find()).find(({ age }) => age === 0);
      return written ?? attemptOnce();
    }
  }

  async update(id: number, changes: { conclusion?: string; output: object }): Promise<void> {
    await this.#github.request(writtenShape, {
      route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
      parameters: { check_run_id: id, ...changes },
      permission: PERMISSION,
    });
  }
}

const prefixOf = (key: string) => `mcp-eval-gate:${key.slice(0, 16)}`;

/** Whether GitHub may have done what it was asked for. */
function isLost({ failure: { what, status } }: GitHubError): boolean {
  if (what === 'status') return Number(status) >= 500;
  return what === 'unreachable' || what === 'malformed' || (what === 'limit' && status === null);
}
