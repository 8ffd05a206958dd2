/**
 * What charts are drawn with: SVG as text, whose colours are the page's variables, so that it is light
 * or dark as the page is. Presentation attributes only, since the page's policy lets no `style` apply.
 */
import type { Tone } from '../facts/numbers/own-rate.ts';
import { attribute } from '../text/escape.ts';

export interface Drawing {
  width: number;
  height: number;
  /** All that it shows, in words, for those who do not see it. */
  label: string;
  /** Elements, which are markup already. */
  parts: readonly string[];
  /** Some of its parts are links, which nothing that reads as one picture may hold. */
  isLinked?: boolean;
}

const LABEL_LENGTH = 1_000;
const ADDRESS_LENGTH = 2_000;

/** A drawing that is as wide as what it stands in, and reads as one picture with its label. */
export function drawing({ width, height, label, parts, isLinked }: Drawing): string {
  return `<svg class="chart" viewBox="0 0 ${width} ${height}" role="${isLinked ? 'group' : 'img'}" aria-label="${attribute(label, LABEL_LENGTH)}">${parts.join('')}</svg>`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of numbers and of words of ours. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? rounded(value) : value}"`],
  );
  return inside === ''
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${inside}</${name}>`;
}

/** Hundredths of a pixel are finer than any screen, and anything more is only longer. */
function rounded(value: number): number {
  return Number(value.toFixed(2));
}

export const SMALL_TEXT = 10;
const EDGE = { stroke: 'var(--bg)', 'stroke-width': 4, 'paint-order': 'stroke' };

/** Any text in a drawing, cut to so many characters. */
export function words(
  at: {
    x: number;
    y: number;
    anchor?: 'start' | 'middle' | 'end';
    fill?: string;
    /** What it lies over keeps off its letters. */
    isAbove?: boolean;
  },
  text: string,
  limit = 60,
): string {
  const { x, y, anchor = 'start', fill = 'var(--soft)', isAbove = false } = at;
  const place = { x, y, 'text-anchor': anchor === 'start' ? undefined : anchor };
  const edge = isAbove ? EDGE : {};
  return element(
    'text',
    { ...place, ...edge, 'font-size': SMALL_TEXT, fill },
    attribute(text, limit),
  );
}

/** What a pointer is told of an element it rests upon. */
export function hint(text: string): string {
  return element('title', {}, attribute(text));
}

/**
 * A part that leads somewhere.
 * @param tab whether the tabulator key stops at it; not where there are very many, and other links beside.
 */
export function linked(
  part: string,
  { address, label, tab = true }: { address: string | null; label: string; tab?: boolean },
): string {
  if (address === null) return part;
  const stop = tab ? '' : ' tabindex="-1"';
  return `<a href="${attribute(address, ADDRESS_LENGTH)}" aria-label="${attribute(label)}"${stop}>${part}</a>`;
}

/** From values to places on a line. */
export function linear(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): (value: number) => number {
  const span = high - low;
  return (value) => (span === 0 ? from : from + ((value - low) / span) * (to - from));
}

/** Colours of tones. */
export const TONES: Readonly<Record<Tone, string>> = {
  good: 'var(--good)',
  bad: 'var(--bad)',
  warn: 'var(--warn)',
  plain: 'var(--accent)',
};
