import { providerOf } from '../../contract/cases/model-id.ts';
import { type ModelOf, modelName } from '../../model/listed-names.ts';
import type { CaseSource } from './rows.ts';
import { type SuiteTest, type WrittenSuite, withStepIds } from './suite-file-schema.ts';
import { caseLimits } from './suite-settings.ts';

type Path = readonly PropertyKey[];

/** A case of a suite file: a test, a row of one, or one of those on a model. */
export interface SuiteCase {
  /** As it is sent, the model said outright where it is one of several. */
  test: SuiteTest;
  /** In the file, of the test. */
  path: Path;
  /** Of the row that it was made of, else of the test. */
  place: Path;
  /** Whose it is one of several; null where it is the only one. */
  variant: { title: string; model: string; provider: string | null } | null;
  tags: readonly string[];
  /** Why it is not run; null where it is. */
  skip: string | null;
}

/** All cases of a suite, in the order of the file. */
export function suiteCases(suite: WrittenSuite, sources: readonly CaseSource[]): SuiteCase[] {
  return suite.tests.flatMap((written, index): SuiteCase[] => {
    const { each: _, models, tags = [], skip, steps, ...settings } = written;
    const { connectTimeout, toolTimeout, iterationTimeout, maxTurns, ...plain } = settings;
    const { test: at, row } = sources[index] ?? { test: index, row: null };
    const path = ['tests', at];
    const limits = { connectTimeout, toolTimeout, iterationTimeout, maxTurns };
    const test = { ...plain, ...caseLimits(limits, suite), steps: withStepIds(steps) };
    const common = {
      path,
      place: row === null ? path : [...path, 'each', row],
      tags: [...new Set([...(suite.tags ?? []), ...tags])],
      skip: skip ?? null,
    };
    const wanted = models ?? (plain.model === undefined ? suite.models : undefined);
    if (wanted === undefined) return [{ ...common, test, variant: null }];
    const provider = plain.provider ?? suite.provider;
    const choices = wanted.map((one) => modelOf(one, { provider }));
    // A model changes nothing of a case that prompts none; a service may want one named all the same.
    const [first] = choices;
    if (!prompts(test)) return [{ ...common, test: { ...test, ...asSent(first) }, variant: null }];
    return choices.map((choice) => ({
      ...common,
      test: { ...test, ...asSent(choice), title: `${test.title} [${modelName(choice)}]` },
      variant: { title: test.title, ...choice },
    }));
  });
}

/** Whether a case uses a model. */
export const prompts = ({ steps }: Pick<SuiteTest, 'steps'>): boolean =>
  steps.some(({ kind }) => kind === 'prompt');

/** An entry of `models`, with its provider as far as it can be told. */
export function modelOf(
  entry: NonNullable<WrittenSuite['models']>[number],
  { provider }: Pick<WrittenSuite, 'provider'>,
): ModelOf {
  if (typeof entry !== 'string') return entry;
  return { model: entry, provider: providerOf(entry) ?? provider ?? null };
}

const asSent = (choice: ModelOf | undefined) =>
  choice === undefined
    ? {}
    : { model: choice.model, ...(choice.provider === null ? {} : { provider: choice.provider }) };
