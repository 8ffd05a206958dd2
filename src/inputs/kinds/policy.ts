import type { Budget, CaseRates, Price } from '../../model/policy.ts';
import { type Kind, kind } from './kind.ts';
import { number, percentage, splitLines } from './plain.ts';

/** A percentage for every case; files alone tell cases apart. */
export const caseRates: Kind<CaseRates, undefined> = {
  ...percentage,
  schema: percentage.schema.transform((others) => ({
    others,
    byCase: new Map(),
    byTag: new Map(),
    byModel: new Map(),
  })),
};

/** A drop of the pass rate, in percentage points. */
export const points = number(
  'a number of percentage points from 0 to 100',
  (value) => value >= 0 && value <= 100,
);

const CONFIDENCE = 'a percentage of at least 50 and less than 100';

/** How sure one is to be, in percent: what is half as likely as not is no confidence. */
export const isConfidence = (percent: number): boolean => percent >= 50 && percent < 100;

export const confidence = number(CONFIDENCE, isConfidence);

/** The confidence of a lower bound where nothing is said of it, in percent. */
export const DEFAULT_BOUND_CONFIDENCE_PERCENT = 95;

/** The observed rate itself, or a lower bound of it by its confidence in percent. */
export type PassRateConfidence = 'point' | number;

export const passRateConfidence = kind(
  `\`point\`, \`lower-bound\`, or ${CONFIDENCE}`,
  (value, refuse): PassRateConfidence => {
    if (value === 'point') return value;
    if (value === 'lower-bound') return DEFAULT_BOUND_CONFIDENCE_PERCENT;
    const read = confidence.schema.safeParse(value);
    if (read.success) return read.data;
    return refuse(`must be \`point\`, \`lower-bound\`, or ${CONFIDENCE}, not \`${value}\`.`);
  },
);

/** More than the baseline's, such as `+10%`. */
const GROWTH = /^\+\s?(\d{1,6}(?:\.\d{1,6})?)\s?%$/;

/** How much more than the baseline's it may be, as a fraction; null where a text does not say that. */
export function readGrowth(text: string): number | null {
  const percent = GROWTH.exec(text)?.[1];
  return percent === undefined ? null : Number(percent) / 100;
}

/** What a limit by itself may be. */
interface Limits {
  words: string;
  holds(value: number): boolean;
}

const WHOLE: Limits = {
  words: 'a whole number above 0',
  holds: (value) => Number.isSafeInteger(value) && value > 0,
};
const POSITIVE: Limits = { words: 'a number above 0', holds: (value) => value > 0 };
const WHOLE_OR_NONE: Limits = {
  words: 'a whole number from 0',
  holds: (value) => Number.isSafeInteger(value) && value >= 0,
};

function budgetOf({ words, holds }: Limits) {
  const limit = number(`${words}, or such as \`+10%\``, holds);
  return kind(limit.takes, (value, refuse): Budget => {
    const growth = readGrowth(value);
    if (growth !== null) return { kind: 'relative', growth };
    // A growth whose sign of percent was forgotten would be a limit by itself.
    if (value.startsWith('+')) return refuse(`must be ${limit.takes}, not \`${value}\`.`);
    const read = limit.schema.safeParse(value);
    if (read.success) return { kind: 'absolute', limit: read.data };
    return refuse(read.error.issues.map(({ message }) => message).join(' '));
  });
}

/** Kinds of limits, each by itself or relative to the baseline's. */
export const budgets = {
  whole: budgetOf(WHOLE),
  positive: budgetOf(POSITIVE),
  wholeOrNone: budgetOf(WHOLE_OR_NONE),
};

const PRICE = /^(\d{1,9}(?:\.\d{1,9})?)\s?,\s?(\d{1,9}(?:\.\d{1,9})?)$/;

/** What a million tokens of each model cost: `provider/model=INPUT,OUTPUT`. */
export const prices = kind(
  '`provider/model=INPUT,OUTPUT` lines',
  (value, refuse): ReadonlyMap<string, Price> => {
    const read = new Map<string, Price>();
    for (const line of splitLines(value)) {
      const at = line.lastIndexOf('=');
      const name = line.slice(0, Math.max(at, 0)).trim();
      const [, input, output] = PRICE.exec(line.slice(at + 1).trim()) ?? [];
      if (name === '' || input === undefined || output === undefined) {
        return refuse(`has a line that is not \`provider/model=INPUT,OUTPUT\`: \`${line}\`.`);
      }
      if (read.has(name)) refuse(`has the prices of \`${name}\` twice.`);
      read.set(name, { input: Number(input), output: Number(output) });
    }
    return read;
  },
);
