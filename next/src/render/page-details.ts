import type { Failure } from '../report/failure.ts';
import type { ReportCase, ReportIteration } from '../report/report.ts';
import { advise } from '../words/failures.ts';
import { position } from '../words/lines.ts';
import { lineOf, plainSentence, UNKNOWN } from './causes.ts';
import { evidenceOf } from './evidence.ts';
import { gravestOf } from './likeness.ts';
import type { PageCase } from './page-cases.ts';
import type { CaseDetail, CaseRow, IterationDetail, PageSource } from './page-data.ts';

/** Iterations that were planned and did not begin, of those that are drawn. */
const MAX_MISSING = 100;

/** The row of a case in the index. */
export function rowOf(shown: PageCase, models: readonly string[], source: PageSource): CaseRow {
  const { one, before, state, cause, isMuted } = shown;
  const { title, tags, iterations } = one;
  const first = gravestOf(iterations.find(({ failures }) => failures.length > 0)?.failures ?? []);
  const durations = iterations.map(({ durationMs }) => durationMs).filter((ms) => ms !== null);
  return {
    title,
    tags: isMuted ? [...tags, 'quarantined'] : tags,
    tools: one.tools.map(({ name }) => name),
    ...placeOf(first, source),
    state,
    strip: stripOf(one),
    before: before && stripOf(before),
    cause,
    durationMs: medianOf(durations),
    tokens: tokensOf(iterations),
    byModel: models.map((model) => {
      const own = iterations.filter((iteration) => iteration.model === model);
      if (own.length === 0) return null;
      return {
        passed: own.filter(({ outcome }) => outcome === 'passed').length,
        total: own.length,
      };
    }),
  };
}

function placeOf(failure: Failure | undefined, { report, links }: PageSource) {
  const file = failure?.kind === 'test' ? failure.file : report.suite.file;
  if (failure === undefined || file === null) return { place: '', link: null };
  const line = lineOf(failure);
  return { place: position(file, line), link: links.file(file, line) };
}

function stripOf({ iterations, planned, skipped }: ReportCase): string {
  const letters = iterations.map(({ outcome }) =>
    outcome === 'passed' ? 'p' : outcome === 'failed' ? 'f' : '?',
  );
  const missing = skipped === null ? planned - iterations.length : 0;
  return letters.join('') + '?'.repeat(Math.min(MAX_MISSING, Math.max(0, missing)));
}

/** Of an even number of values the upper one. */
const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? null;

/** Tokens of iterations, as far as they are known; null: of none. */
export function tokensOf(iterations: readonly ReportIteration[]): number | null {
  const known = iterations.flatMap(({ tokens }) => tokens?.total ?? []);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}

/** What the page shows of cases when they are opened. */
export function* detailsOf(cases: readonly PageCase[], source: PageSource): Generator<CaseDetail> {
  for (const { one, before } of cases) {
    const own = new Set(one.iterations.map(({ model }) => model));
    const iterations = one.iterations.map((iteration) => iterationOf(iteration, source));
    // Failures and names of a baseline are foreign to the redactor of this run.
    const there = before?.iterations.map((iteration) => {
      const model = own.has(iteration.model) ? iteration.model : null;
      return iterationOf({ ...iteration, model }, null);
    });
    yield { iterations, before: there ?? [] };
  }
}

/** @param source null: without failures */
function iterationOf(iteration: ReportIteration, source: PageSource | null): IterationDetail {
  const { number, outcome, durationMs, tokens, model, failures, trace } = iteration;
  const known = failures.length === 0 && outcome === 'failed' ? [UNKNOWN] : failures;
  const shown = source === null ? [] : known.map((failure) => shownFailure(failure, source));
  return {
    number,
    outcome,
    durationMs,
    tokens: tokens?.total ?? null,
    model,
    failures: shown,
    trace,
  };
}

/** A failure without its line, which its place has. */
function shownFailure(failure: Failure, source: PageSource): IterationDetail['failures'][number] {
  return {
    sentence: plainSentence(failure),
    advice: advise(failure),
    ...placeOf(failure, source),
    step: 'step' in failure ? failure.step : null,
    evidence: evidenceOf(failure),
  };
}
