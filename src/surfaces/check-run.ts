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
const MAX_ANNOTATIONS = 500;
/** Annotations of a request. */
const BATCH = 50;
const MARK = 'mcp-eval-gate:';
/** After these GitHub may have done what it was asked for. */
const LOST = ['unreachable', 'malformed', 'limit'];
/** From good to bad. A required check accepts the first two. */
const CONCLUSIONS = ['success', 'neutral', 'action_required', 'failure'];

export interface CheckRunOptions {
  name: string;
  /** Tells the check run from those of other workflows and jobs: 16 hexadecimal digits. */
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

const text = z.string().catch('');
const writtenShape = z.object({ id: z.int(), html_url: text });
const output = z.object({ title: text, summary: text });
const foundShape = writtenShape.extend({ external_id: text, conclusion: text, output });
const listShape = z.object({ check_runs: z.array(foundShape) });
/** What readers see of a check run. */
type Content = Pick<z.output<typeof foundShape>, 'conclusion' | 'output'>;

/**
 * Writes a check run of the commit under test: the head of a pull request, never the merge commit.
 * That of a newer run or attempt stands. Of two writers in one attempt the worse verdict stands.
 * Throws GitHubError if there is no check run.
 */
export async function publishCheckRun(
  github: GitHub,
  event: JobEvent,
  options: CheckRunOptions,
): Promise<Published> {
  const checks = checkRunsOf(github, event, options);
  const own = contentOf(options);
  const annotations = annotationsFor(options.annotations);
  let seen = await checks.find();
  const isFirst = !seen.some(({ age }) => age >= 0);
  const created = isFirst ? await checks.create(own, annotations.slice(0, BATCH)) : null;
  let sent = BATCH;
  try {
    // Another writer may have looked at the same time and seen none.
    if (isFirst) seen = await checks.find();
    const newer = seen.find(({ age }) => age > 0);
    const mine = seen.filter(({ age }) => age === 0);
    const standing = newer ?? [...mine, own].reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
    const { conclusion, output } = standing;
    for (const one of mine) {
      if (one.conclusion !== conclusion) await checks.update(one.id, { conclusion, output });
    }
    if (newer !== undefined) return { state: 'skipped', reason: 'newer' };
    for (; created && sent < annotations.length; sent += BATCH) {
      const page = { annotations: annotations.slice(sent, sent + BATCH) };
      await checks.update(created.id, { output: { ...output, ...page } });
    }
    const twin = mine.find(({ id }) => id !== created?.id);
    const url = (created ?? twin)?.html_url ?? '';
    return { state: twin === undefined ? 'written' : 'clash', url };
  } catch (error) {
    if (created === null || !(error instanceof GitHubError)) throw error;
    const { length } = annotations;
    const { html_url: url } = created;
    return { state: 'written', url, cut: [Math.min(sent, length), length, error.failure] };
  }
}

const rankOf = ({ conclusion }: Content) => CONCLUSIONS.indexOf(conclusion);

function contentOf({ value, isRed, title, summary }: CheckRunOptions): Content {
  const decided = value === 'passed' ? 'success' : 'failure';
  const undecided = isRed ? 'action_required' : 'neutral';
  return {
    conclusion: value === 'incomplete' ? undecided : decided,
    output: { title: cut(title, TITLE_LIMIT), summary },
  };
}

/** As GitHub takes them. */
function annotationsFor(annotations: readonly Annotation[]) {
  return annotations
    .filter(({ file }) => file !== null)
    .slice(0, MAX_ANNOTATIONS)
    .map(({ level, title, message, file, line }) => {
      const place = { path: file, start_line: line ?? 1, end_line: line ?? 1 };
      return { ...place, annotation_level: level, title, message };
    });
}

/**
 * The check runs of one key at the commit under test, and those of the name in the same attempt: of
 * one name GitHub shows the newest only.
 */
function checkRunsOf(github: GitHub, event: JobEvent, { name, key, url }: CheckRunOptions) {
  const { commit, attempt } = event;
  const runId = event.runId ?? 0;
  const permission = 'checks: write';
  const own = `${MARK}${key}`;

  /** `age` is above 0 for a newer run or attempt, 0 for this one. */
  const find = async () => {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { check_runs: listed } = await github.request(listShape, {
        route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
        parameters: { ref: commit, check_name: name, filter: 'all', per_page: PAGE, page },
        permission,
      });
      for (const one of listed) {
        const [prefix = '', run, again] = one.external_id.split('/');
        const age = Number(run) - runId || Number(again) - attempt;
        const isTwin = age === 0 && prefix.startsWith(MARK);
        if (prefix === own || isTwin) found.push({ ...one, age });
      }
      if (listed.length < PAGE) break;
    }
    return found;
  };

  /** If the answer is lost, looks before it creates again. */
  const create = async ({ conclusion, output }: Content, annotations: readonly object[]) => {
    const ids = { name, head_sha: commit, external_id: `${own}/${runId}/${attempt}` };
    const link = url === null ? {} : { details_url: url };
    const content = { status: 'completed', conclusion, output: { ...output, annotations } };
    const parameters = { ...ids, ...link, ...content };
    const route = 'POST /repos/{owner}/{repo}/check-runs';
    const send = () => github.request(writtenShape, { route, parameters, permission });
    return send().catch(async (error: unknown) => {
      const { what = '', status = null } = error instanceof GitHubError ? error.failure : {};
      if (!LOST.includes(what) && Number(status) < 500) throw error;
      return (await find()).find(({ age }) => age === 0) ?? send();
    });
  };

  const update = (id: number, changes: { conclusion?: string; output: object }) =>
    github.request(writtenShape, {
      route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
      parameters: { check_run_id: id, ...changes },
      permission,
      // GitHub adds annotations to those that are there.
      isIdempotent: !('annotations' in changes.output),
    });
  return { find, create, update };
}
