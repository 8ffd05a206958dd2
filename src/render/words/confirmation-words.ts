import { countOf } from '../../model/quantity.ts';
import type { Confirmation, ConfirmedCase, Tally } from '../../model/regression/confirmation.ts';
import type { Look, Suspicion, SuspicionOutcome } from '../../model/regression/suspicion.ts';
import { formatDuration, formatTokens, UNKNOWN } from '../text/format.ts';
import { formatPValue, tallyWords } from './regression-words.ts';

/** How suspects were looked at again; what came of it, the suspicion says. Not yet escaped. */
export function describeConfirmation(confirmation: Confirmation): string {
  const { cases, ranBase, isWholeSuite, trouble } = confirmation;
  const sides = ranBase ? 'base and head in turns, in one session' : 'the head alone';
  return [
    `${countOf(cases.length, 'suspect')} ran again: ${sides}.`,
    ...(isWholeSuite ? ['The service runs no part of a suite, so all of it ran.'] : []),
    ...(trouble === null ? [] : [trouble]),
    `It cost ${describeSpend(confirmation)}.`,
  ].join(' ');
}

/** `20 iterations more, 1,204 tokens, 12 s`. */
function describeSpend({ iterations, tokens, durationMs }: Confirmation): string {
  const spent = [`${countOf(iterations, 'iteration')} more`];
  if (tokens !== null) spent.push(`${formatTokens(tokens)} tokens`);
  return [...spent, formatDuration(durationMs)].join(', ');
}

export const CONFIRMATION_COLUMNS = [
  { title: 'Case', align: 'left' },
  { title: 'At first, base → head', align: 'left' },
  { title: 'Again, base → head', align: 'left' },
] as const;

/** Figures of a case under the columns behind its name. */
export function confirmationFigures({ first, fresh }: ConfirmedCase): string[] {
  return [first, fresh].map(({ baseline, head }) => `${tallyText(baseline)} → ${tallyText(head)}`);
}

function tallyText(tally: Tally | null): string {
  return tally === null || tally.total === 0 ? UNKNOWN : tallyWords(tally);
}

/** What each look at a suspected regression said. Not yet escaped. */
export function lookSentences({ looks, outcome }: Pick<Suspicion, 'looks' | 'outcome'>): string[] {
  // Another look follows only where one leaves it open.
  return looks.map((look) => lookSentence(look, look === looks.at(-1) ? outcome : 'suspected'));
}

function lookSentence(look: Look, outcome: SuspicionOutcome): string {
  const { number, baseline, head, pValue } = look;
  const base = baseline === null ? 'the base was not run again' : `base ${tallyWords(baseline)}`;
  const spent = (baseline?.total ?? 0) + head.total;
  return `Look ${number}, at ${countOf(spent, 'fresh iteration')}: ${base}, head ${tallyWords(head)}; p ${formatPValue(pValue)} ${whatItDoes(look, outcome)}.`;
}

function whatItDoes({ confirmsAt, clearsAbove }: Look, outcome: SuspicionOutcome): string {
  const level = (value: number) => Number(value.toPrecision(2));
  if (outcome === 'not-confirmed') return `clears it (above ${level(clearsAbove)} does)`;
  if (confirmsAt === null) return `does not clear it (above ${level(clearsAbove)} does)`;
  const confirms = `at most ${level(confirmsAt)}`;
  return outcome === 'confirmed'
    ? `confirms it (${confirms} does)`
    : `leaves it open (${confirms} confirms it, above ${level(clearsAbove)} clears it)`;
}

const SUSPICION_WORDS: Readonly<Record<Suspicion['outcome'], string>> = {
  suspected: 'not looked at again yet',
  confirmed: 'confirmed when run again',
  'not-confirmed': 'not confirmed when run again',
  undecided: 'not cleared by the head alone; drift not excluded',
};

const TRIGGER_WORDS: Readonly<Record<Suspicion['trigger'], string>> = {
  'all-cases': 'all sampled cases together passed less',
  'single-cases': 'single sampled cases passed less',
  deterministic: 'cases failed that always do the same',
};

/** What was suspected, and what came of it. Not yet escaped. */
export function suspicionSentence({ trigger, outcome, looks }: Suspicion): string {
  const ended =
    looks.length > 0 && outcome === 'suspected'
      ? 'a look is not complete'
      : looks.length === 0 && trigger === 'deterministic' && outcome === 'confirmed'
        ? 'confirmed, since the base passes again and the head fails again with the same cause'
        : SUSPICION_WORDS[outcome];
  return `A regression was suspected, since ${TRIGGER_WORDS[trigger]}: ${ended}.`;
}
