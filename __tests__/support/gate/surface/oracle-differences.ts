import type { GeneratedSchema } from './arbitrary-schemas.ts';

/** Where jsoncompat 0.4.2 says otherwise than the gate, and why the gate is right. */
interface Difference {
  ours: 'contained' | 'not';
  /** Their answer, or how their refusal begins. */
  theirs: string;
  reason: string;
  /** Whether a pair is of that kind, by the keywords that are in it. */
  applies: (has: (...keywords: string[]) => boolean) => boolean;
}

/** Of each, the validator of a third party has found the gate right in the very pair. */
const DIFFERENCES: readonly Difference[] = [
  {
    ...{ ours: 'contained', theirs: 'no' },
    reason:
      'it holds lengths and patterns apart: ^[a-c]{1,2}$ has no texts of three, nor empty ones',
    applies: (has) => has('pattern') && has('minLength', 'maxLength'),
  },
  {
    ...{ ours: 'contained', theirs: 'no' },
    reason:
      'it does not see that nothing is right where a required property has no name that is allowed, or asks for another one that is not',
    applies: (has) =>
      has('required') && has('propertyNames', 'dependentRequired', 'patternProperties'),
  },
  {
    ...{ ours: 'contained', theirs: 'no' },
    reason: 'it does not see that what `not` leaves out was never there, or was left out before',
    applies: (has) => has('not'),
  },
  {
    ...{ ours: 'contained', theirs: 'no' },
    reason: 'it does not count what is right by two of `oneOf`, and so by none, or by one alone',
    applies: (has) => has('oneOf'),
  },
  {
    ...{ ours: 'contained', theirs: 'no' },
    reason: 'it does not put conditions together that hold at once, nor those of several choices',
    applies: (has) => has('allOf', 'anyOf'),
  },
  {
    ...{ ours: 'not', theirs: 'yes' },
    reason:
      'it passes over properties where names, numbers of them or others they ask for are bound',
    applies: (has) => has('propertyNames', 'dependentRequired', 'patternProperties'),
  },
  {
    ...{ ours: 'contained', theirs: 'Error: invalid' },
    reason: 'it refuses schemas of which nothing can be right',
    applies: () => true,
  },
  ...(['contained', 'not'] as const).map((ours) => ({
    ...{ ours, theirs: 'no answer' },
    reason: 'it goes on for ever, or for longer than anybody waits',
    applies: () => true,
  })),
];

/** Why the gate and jsoncompat differ; undefined where that is not known. */
export function explain(
  ours: 'contained' | 'not',
  theirs: string,
  inner: GeneratedSchema,
  outer: GeneratedSchema,
): string | undefined {
  const keywords = new Set<string>();
  JSON.stringify([inner, outer], (name, value) => {
    keywords.add(name);
    return value;
  });
  return DIFFERENCES.find(
    (one) =>
      one.ours === ours &&
      theirs.startsWith(one.theirs) &&
      one.applies((...names) => names.some((name) => keywords.has(name))),
  )?.reason;
}
