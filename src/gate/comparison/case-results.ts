import { unpackCases } from '../../model/cases/folded-cases.ts';
import { countIterations } from '../../model/counts.ts';
import { modelName } from '../../model/listed-names.ts';
import type { CaseReport, Digest, IterationReport, RunReport } from '../../model/run-report.ts';

/** What a case did in one report. */
export interface CaseResults {
  identity: Digest;
  /** Null where its details are folded. */
  testCase: CaseReport | null;
  /** Null where its details are folded. */
  title: string | null;
  definition: Digest | null;
  serviceCaseId: string | null;
  passed: number;
  /** Failed or could not be carried out. */
  failed: number;
  /** Asked for, and not known how they ended. */
  missing: number;
  /** Some iteration passed only after it failed. */
  isRetried: boolean;
  hasTokens: boolean;
  /** As `provider/model`, each once. */
  models: readonly string[];
}

/** The cases of a report that can be told apart, folded ones too, and how many more there are. */
export function resultsOf({ cases }: RunReport): { results: CaseResults[]; untold: number } {
  const results: CaseResults[] = [];
  let untold = 0;
  for (const testCase of cases) {
    const { identity, folded } = testCase;
    if (identity !== undefined) results.push(ofCase(testCase, identity));
    else if (folded === undefined) untold += 1;
    if (folded === undefined) continue;
    const before = results.length;
    for (const { identity: one, passed } of unpackCases(folded)) {
      results.push({ ...FOLDED, identity: one, passed });
    }
    untold += folded.cases - (results.length - before);
  }
  return { results, untold };
}

const FOLDED: Omit<CaseResults, 'identity' | 'passed'> = {
  ...{ testCase: null, title: null, definition: null, serviceCaseId: null },
  ...{ failed: 0, missing: 0, isRetried: false, hasTokens: false, models: [] },
};

function ofCase(testCase: CaseReport, identity: Digest): CaseResults {
  const { title, definition, serviceCaseId, iterations, planned = 0 } = testCase;
  const { total, passed, failed, flaky } = countIterations(iterations);
  return {
    ...{ identity, testCase, title, passed, failed },
    definition: definition ?? null,
    serviceCaseId: serviceCaseId ?? null,
    missing: Math.max(planned, total) - passed - failed,
    isRetried: flaky > 0,
    hasTokens: iterations.some(hasTokens),
    models: modelsOf(testCase),
  };
}

function hasTokens({ tokens }: IterationReport): boolean {
  return tokens.input !== null || tokens.output !== null || tokens.total !== null;
}

function modelsOf({ iterations, variant }: CaseReport): string[] {
  const models = new Set<string>();
  let [lastModel, lastProvider]: (string | null)[] = [];
  for (const { model, provider } of iterations) {
    if (model === null || (model === lastModel && provider === lastProvider)) continue;
    [lastModel, lastProvider] = [model, provider];
    models.add(modelName({ model, provider }));
  }
  if (models.size === 0 && variant !== undefined) models.add(modelName(variant));
  return [...models].sort();
}
