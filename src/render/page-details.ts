import { cut } from '../lib/text.ts';
import type { Failure } from '../report/failure.ts';
import type { ReportCase, ReportIteration } from '../report/report.ts';
import { advise } from '../words/failures.ts';
import { position } from '../words/lines.ts';
import { lineOf, plainSentence, UNKNOWN } from './causes.ts';
import { evidenceOf } from './evidence.ts';
import { gravestOf } from './likeness.ts';
import type { PageCase } from './page-cases.ts';
import type { CaseDetail, CaseRow, IterationDetail, PageSource, Tally } from './page-data.ts';

/** Iterations that were planned and did not begin, of those that are drawn. */
const MAX_MISSING = 100;
const MAX_TEXTS = 200;

/** The row of a case in the index. */
export function rowOf(shown: PageCase, models: readonly string[], source: PageSource): CaseRow {
  const { one, before, state, cause } = shown;
  const { title, tags, iterations, skipped } = one;
  const first = gravestOf(iterations.find(({ failures }) => failures.length > 0)?.failures ?? []);
  const durations = durationsOf(iterations);
  const ofRuns = [before, one].map((run) => run && tallyOf(run.iterations, null));
  return {
    title,
    tags,
    tools: one.tools.map(({ name }) => name),
    texts: textsOf(iterations),
    ...placeOf(first, source, skipped !== null),
    state,
    skipped,
    strip: stripOf(one),
    before: before && stripOf(before),
    cause,
    // Of an even number the upper one.
    durationMs: durations[durations.length >> 1] ?? null,
    tallies: models.length > 1 ? models.map((model) => tallyOf(iterations, model)) : ofRuns,
  };
}

/** Names of models, which are short, and then sentences. */
function textsOf(iterations: readonly ReportIteration[]): string {
  const models = iterations.flatMap(({ model }) => model ?? []);
  const sentences = iterations.flatMap(({ failures }) => failures.map(plainSentence));
  return cut([...new Set(models.concat(sentences))].join('\n'), MAX_TEXTS);
}

/** @param model null: all */
function tallyOf(iterations: readonly ReportIteration[], model: string | null): Tally | null {
  const own = iterations.filter((one) => model === null || one.model === model);
  const worst = own.find(({ outcome }) => outcome !== 'passed') ?? own[0];
  if (worst === undefined) return null;
  return { strip: lettersOf(own), worst: iterations.indexOf(worst) };
}

/** @param isKnown whether the file is known to be that of the suite, without a failure */
function placeOf(failure: Failure | undefined, { report, links }: PageSource, isKnown = false) {
  const file = failure?.kind === 'test' ? failure.file : report.suite.file;
  if ((failure === undefined && !isKnown) || file === null) return { place: '', link: null };
  const line = failure === undefined ? null : lineOf(failure);
  return { place: position(file, line), link: links.file(file, line) };
}

const lettersOf = (iterations: readonly ReportIteration[]) =>
  iterations
    .map(({ outcome }) => (outcome === 'passed' ? 'p' : outcome === 'failed' ? 'f' : '?'))
    .join('');

function stripOf({ iterations, planned, skipped }: ReportCase): string {
  const missing = skipped === null ? planned - iterations.length : 0;
  return lettersOf(iterations) + '?'.repeat(Math.min(MAX_MISSING, Math.max(0, missing)));
}

/** In milliseconds, as far as they are known, the shortest first. */
export const durationsOf = (iterations: readonly ReportIteration[]): number[] =>
  iterations.flatMap(({ durationMs }) => durationMs ?? []).sort((a, b) => a - b);

/** As far as they are known, the fewest first. */
export const tokensOf = (iterations: readonly ReportIteration[]): number[] =>
  iterations.flatMap(({ tokens }) => tokens?.total ?? []).sort((a, b) => a - b);

/** What the page shows of a case when it is opened. */
export function detailOf({ one, before }: PageCase, source: PageSource): CaseDetail {
  const own = new Set(one.iterations.map(({ model }) => model));
  return {
    iterations: one.iterations.map((iteration) => {
      const { failures, outcome, model } = iteration;
      const known = failures.length === 0 && outcome === 'failed' ? [UNKNOWN] : failures;
      return iterationOf(iteration, model, known, source);
    }),
    // Failures and names of a baseline are foreign to the redactor of this run.
    before: (before?.iterations ?? []).map((iteration) =>
      iterationOf(iteration, own.has(iteration.model) ? iteration.model : null, [], source),
    ),
  };
}

function iterationOf(
  { number, outcome, durationMs, tokens, trace }: ReportIteration,
  model: string | null,
  known: readonly Failure[],
  source: PageSource,
): IterationDetail {
  const failures = known.map((failure) => ({
    sentence: plainSentence(failure),
    advice: advise(failure),
    ...placeOf(failure, source),
    step: 'step' in failure ? failure.step : null,
    line: lineOf(failure),
    evidence: evidenceOf(failure),
  }));
  return { number, outcome, durationMs, tokens: tokens?.total ?? null, model, failures, trace };
}
