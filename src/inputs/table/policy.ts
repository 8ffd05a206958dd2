import { INFERENCES, REGRESSION_MODES } from '../../model/policy.ts';
import type { InputDescriptor } from '../descriptor.ts';
import { choice, number, percentage, ratesByModel, text } from '../kinds/plain.ts';
import {
  budgets,
  caseRates,
  confidence,
  passRateConfidence,
  points,
  prices,
} from '../kinds/policy.ts';

const EVERY_MODE = ['run', 'ingest', 'command', 'publish', 'calibrate'] as const;

/** Fewer are not one look at a single case; more cost more than the suite. */
const CONFIRM_ITERATIONS = { least: 20, most: 100_000 } as const;

const BESIDE_BASELINE = 'Or by how much it may be more than in the baseline, such as `+10%`.';

/** Where cases in quarantine are listed, if they are. */
export const DEFAULT_QUARANTINE_FILE = '.github/eval-quarantine.yml';

/** Inputs that say what is asked of results; none has a text by default, for a file may say it too. */
export const POLICY_INPUTS = [
  {
    name: 'min-pass-rate',
    kind: percentage,
    modes: EVERY_MODE,
    part: 'policy',
    property: 'minPassRatePercent',
    // What the suite file and the outputs call the thing that it is about.
    otherNames: ['minimum-pass-rate', 'pass-rate'],
    otherwise: "the suite's own pass criteria; of result files, that every test passed",
    example: '90',
    section: 'How to judge it',
    text: 'Least share of iterations that must pass, in percent: 90, not 0.9.',
    details:
      '0, or above 1 and up to 100: `0.9` is refused, since it says 0.9 %. It is also sent as the ' +
      "run's pass criteria.",
  },
  {
    name: 'min-pass-rate-by-model',
    kind: ratesByModel,
    modes: ['run', 'command', 'publish', 'calibrate'],
    part: 'policy',
    property: 'minPassRateByModelPercent',
    otherwise: 'models are not judged apart',
    example: '80',
    section: 'How to judge it',
    text:
      'Least share of iterations that must pass on each model, in percent; or lines such as ' +
      '`openai/gpt-5-mini=80`, beside which a line with a percentage alone is for all others.',
    details:
      'It is asked besides `min-pass-rate`. Iterations without a model are of none. A model that is ' +
      'named, or that a case was to run on, and that nothing ran on leaves the verdict `incomplete`.',
  },
  {
    name: 'pass-rate-confidence',
    kind: passRateConfidence,
    modes: EVERY_MODE,
    part: 'policy',
    otherwise: '`point`',
    example: 'lower-bound',
    section: 'How to judge it',
    text:
      'Whether `min-pass-rate` is held against the observed rate (`point`) or against what the true ' +
      'rate is at least, with a confidence of 95 % (`lower-bound`) or another, such as `99`.',
  },
  {
    name: 'inference',
    kind: choice(INFERENCES),
    modes: EVERY_MODE,
    part: 'policy',
    otherwise: '`these-cases`',
    example: 'unseen-cases',
    section: 'How to judge it',
    text:
      'What the pass rate is about: the cases of the suite (`these-cases`), or tasks like them, of ' +
      'which they are a sample (`unseen-cases`).',
  },
  {
    name: 'min-case-pass-rate',
    kind: caseRates,
    modes: EVERY_MODE,
    part: 'policy',
    property: 'minCasePassRatePercent',
    otherwise: 'cases are not judged one by one',
    example: '60',
    section: 'How to judge it',
    text: 'Least share of the iterations of each case that must pass, in percent.',
    details: 'The gate file may say it by case, tag and model.',
  },
  {
    name: 'regression',
    kind: choice(REGRESSION_MODES),
    modes: EVERY_MODE,
    part: 'policy',
    otherwise: '`inform`',
    example: 'gate',
    section: 'How to judge it',
    text:
      'What a regression against the baseline does. `inform` shows it, `gate` blocks: cases without ' +
      'chance by each iteration, sampled ones by a statistical test; `strict` and `statistical` hold ' +
      'all cases to one of these; `off` compares nothing.',
  },
  {
    name: 'regression-confidence',
    kind: confidence,
    modes: EVERY_MODE,
    part: 'policy',
    property: 'regressionConfidencePercent',
    otherwise: '95',
    example: '95',
    section: 'How to judge it',
    text: 'How sure one must be of a regression of sampled cases, in percent.',
  },
  {
    name: 'min-effect',
    kind: points,
    modes: EVERY_MODE,
    part: 'policy',
    property: 'minEffectPercent',
    otherwise: '1',
    example: '5',
    section: 'How to judge it',
    text: 'Least drop of the pass rate that counts as a regression, in percentage points.',
  },
  {
    name: 'confirm',
    kind: choice(['auto', 'never']),
    modes: EVERY_MODE,
    part: 'policy',
    otherwise: '`auto`',
    example: 'auto',
    section: 'How to judge it',
    text:
      'Whether a regression of sampled cases against results of another session is confirmed by ' +
      'fresh ones before it blocks (`auto`), or blocks at once (`never`).',
  },
  {
    name: 'max-confirm-iterations',
    kind: number(
      `a whole number from ${CONFIRM_ITERATIONS.least} to ${CONFIRM_ITERATIONS.most}`,
      (value) =>
        Number.isInteger(value) &&
        value >= CONFIRM_ITERATIONS.least &&
        value <= CONFIRM_ITERATIONS.most,
    ),
    modes: EVERY_MODE,
    part: 'policy',
    otherwise: '400',
    example: '200',
    section: 'How to judge it',
    text: 'Iterations that this may cost at most, of both sides together.',
  },
  {
    name: 'max-total-tokens',
    kind: budgets.whole,
    modes: EVERY_MODE,
    part: 'policy',
    example: '200000',
    section: 'How to judge it',
    text: `Most tokens that all iterations may use together. ${BESIDE_BASELINE}`,
  },
  {
    name: 'max-p95-latency-ms',
    kind: budgets.positive,
    modes: EVERY_MODE,
    part: 'policy',
    example: '20000',
    section: 'How to judge it',
    text: `Milliseconds within which 95 of 100 iterations must end. ${BESIDE_BASELINE}`,
  },
  {
    name: 'max-tool-calls',
    kind: budgets.wholeOrNone,
    modes: EVERY_MODE,
    part: 'policy',
    example: '10',
    section: 'How to judge it',
    text: `Most tool calls that an iteration of any case may make. ${BESIDE_BASELINE}`,
  },
  {
    name: 'max-duration-minutes',
    kind: budgets.positive,
    modes: EVERY_MODE,
    part: 'policy',
    example: '15',
    section: 'How to judge it',
    text: `Most minutes that the run may take. ${BESIDE_BASELINE}`,
    details: 'It judges a run that has ended; `timeout-minutes` ends one.',
  },
  {
    name: 'max-cost',
    kind: budgets.positive,
    modes: EVERY_MODE,
    part: 'policy',
    example: '2.50',
    section: 'How to judge it',
    text: `Most that the tokens may cost, in the currency of \`prices\`. ${BESIDE_BASELINE}`,
  },
  {
    name: 'prices',
    kind: prices,
    modes: EVERY_MODE,
    part: 'policy',
    example: 'anthropic/claude-haiku-4.5=1,5',
    section: 'How to judge it',
    text:
      'What a million tokens of each model cost, those it reads and those it writes, for ' +
      '`max-cost` and for the cost that the HTML report shows. Nothing is guessed of a model that no ' +
      'line names.',
  },
  {
    name: 'gate-file',
    kind: text,
    modes: EVERY_MODE,
    part: 'policyFiles',
    example: '.github/eval-gate.yml',
    section: 'How to judge it',
    text:
      'File in the repository with any of these settings, and what they are for single cases, tags ' +
      'and models. On pull requests its version in the base branch counts.',
    details: '[The gate file](gating.md#the-gate-file) has all of it.',
  },
  {
    name: 'quarantine-file',
    kind: text,
    modes: EVERY_MODE,
    part: 'policyFiles',
    default: DEFAULT_QUARANTINE_FILE,
    example: DEFAULT_QUARANTINE_FILE,
    section: 'How to judge it',
    text:
      'File in the repository that lists cases which are shown and do not count for a time. On pull ' +
      'requests its version in the base branch counts. Nobody has to have it.',
  },
] as const satisfies readonly InputDescriptor[];
