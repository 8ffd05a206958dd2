import type { IterationRecord, RunRecord, Slice, SliceResult } from '../../storage/records.ts';
import { hasScores, type Score, scoresSchema } from '../results/reported-scores.ts';
import { configOf, hashOf } from './case-config.ts';

/** Iterations that are read at once. */
const SLICE = 500;

/** What the scores of one scorer come to. */
export interface ScorerSide {
  gating: boolean;
  deterministic: boolean;
  /** Everything that it was in an iteration. */
  definitions: Set<string>;
  passed: number;
  judged: number;
  valueSum: number;
  values: number;
  errors: number;
}

/** A case in one run. */
export interface CaseSide {
  title: string;
  iterationIds: string[];
  passed: number;
  failed: number;
  /** Of the iteration to look at: the first that failed, else the first. */
  representative: { id: string; isFailed: boolean; error: string | null } | null;
  configs: Set<string>;
  evaluationConfigs: Set<string>;
  scorers: Map<string, ScorerSide>;
}

/** A run as far as it is compared. */
export interface RunSide {
  run: RunRecord;
  cases: Map<string, CaseSide>;
  scorers: Map<string, ScorerSide>;
  evaluationConfigs: Set<string>;
  /** Null where an iteration does not tell its own. */
  totalTokens: number | null;
}

/** Reads the iterations of a run, of which none is kept. */
export async function readSide(
  run: RunRecord,
  read: (slice: Slice) => Promise<SliceResult<IterationRecord>>,
): Promise<RunSide> {
  const side: RunSide = {
    ...{ run, cases: new Map(), scorers: new Map(), evaluationConfigs: new Set() },
    totalTokens: 0,
  };
  for (let after: number | null = null; ; ) {
    const { items, more }: SliceResult<IterationRecord> = await read({ after, limit: SLICE });
    for (const iteration of items) take(side, iteration);
    after = items.at(-1)?.seq ?? null;
    if (!more || after === null) return side;
  }
}

function take(side: RunSide, iteration: IterationRecord): void {
  const { testCaseId, ingestedCaseId, title, id, result, error, tokensUsed } = iteration;
  const key = testCaseId ?? ingestedCaseId ?? title;
  const ofCase = side.cases.get(key) ?? newCase(title);
  side.cases.set(key, ofCase);
  ofCase.iterationIds.push(id);
  if (result !== null) ofCase[result] += 1;
  const isFailed = result === 'failed';
  if (ofCase.representative === null || (isFailed && !ofCase.representative.isFailed)) {
    ofCase.representative = { id, isFailed, error };
  }
  const config = configOf(iteration);
  if (config !== null) ofCase.configs.add(config);
  side.totalTokens =
    side.totalTokens === null || tokensUsed === null ? null : side.totalTokens + tokensUsed;
  takeScores(side, ofCase, iteration);
}

const newCase = (title: string): CaseSide => ({
  ...{ title, iterationIds: [], passed: 0, failed: 0, representative: null },
  ...{ configs: new Set(), evaluationConfigs: new Set(), scorers: new Map() },
});

function takeScores(side: RunSide, ofCase: CaseSide, { reported }: IterationRecord): void {
  const config = reported?.metadata?.['evaluationConfig'];
  if (config !== undefined && config !== null) {
    const hash = hashOf(config);
    ofCase.evaluationConfigs.add(hash);
    side.evaluationConfigs.add(hash);
  }
  if (reported === null || !hasScores(reported) || reported.scoreProblem !== undefined) return;
  // Of a service that did not look at scores, they may be anything.
  for (const score of scoresSchema.safeParse(reported.metadata?.['scores']).data ?? []) {
    const definition = hashOf([score.gating, score.deterministic, definitionIn(config, score)]);
    for (const scorers of [side.scorers, ofCase.scorers]) count(scorers, score, definition);
  }
}

/** What the configuration of a row says of a scorer, where it lists scorers by their ids. */
function definitionIn(config: unknown, { scorerId }: Score): unknown {
  if (typeof config !== 'object' || config === null || !('scorers' in config)) return null;
  const { scorers } = config;
  return typeof scorers === 'object' && scorers !== null && Object.hasOwn(scorers, scorerId)
    ? Reflect.get(scorers, scorerId)
    : null;
}

function count(scorers: Map<string, ScorerSide>, score: Score, definition: string): void {
  const side = scorers.get(score.scorerId) ?? {
    ...{ gating: score.gating === true, deterministic: score.deterministic === true },
    ...{ definitions: new Set(), passed: 0, judged: 0, valueSum: 0, values: 0, errors: 0 },
  };
  scorers.set(score.scorerId, side);
  side.definitions.add(definition);
  if (score.status === 'error') side.errors += 1;
  // What does not apply is in no denominator.
  if (score.status === 'not_applicable') return;
  if (score.passed != null) {
    side.judged += 1;
    if (score.passed) side.passed += 1;
  }
  if (score.value != null) {
    side.values += 1;
    side.valueSum += score.value;
  }
}
