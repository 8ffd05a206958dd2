import { hasCases } from '../model/choices/report-source.ts';
import { formatPercent } from '../model/quantity.ts';
import type { VerdictValue } from '../model/verdict.ts';
import { cleanLine } from '../text/clean-text.ts';
import { factsOf } from './facts/facts.ts';
import { ownRate } from './facts/numbers/own-rate.ts';
import { attribute } from './text/escape.ts';
import type { ReportView } from './view.ts';

/** A badge as shields.io draws it of an address: https://shields.io/badges/endpoint-badge. */
export interface BadgeEndpoint {
  schemaVersion: 1;
  label: string;
  message: string;
  /** Hexadecimal digits. */
  color: string;
}

/** White words on them have a contrast of 4.5 and more, on light pages and on dark ones. */
const COLOURS: Readonly<Record<VerdictValue, string>> = {
  passed: '1a7f37',
  failed: 'cf222e',
  incomplete: '9a6700',
  invalid: '59636e',
};
const LABEL_COLOUR = '#414851';

/** Longer ones make badges that no line of a page has room for. */
const LABEL_LENGTH = 40;

/** Suite, verdict and pass rate in two words and a figure. */
export function badgeEndpoint({ report, verdict }: ReportView): BadgeEndpoint {
  const name = report === null ? '' : cleanLine(report.suite.name, LABEL_LENGTH).trim();
  const own = report === null || !hasCases(report) ? null : ownRate(factsOf(report), verdict);
  const figure = own === null ? '' : ` ${formatPercent(own.rate)}`;
  return {
    schemaVersion: 1,
    label: name === '' ? 'evals' : name,
    message: `${verdict.value}${figure}`,
    color: COLOURS[verdict.value],
  };
}

const HEIGHT = 20;
const SIDE = 6;
/** Of a character of 11 pixels, in the mean. */
const NARROW = 6.7;
/** Such as those of Chinese and emoji. */
const WIDE = 11.5;

/** The same as a picture that needs nothing from elsewhere. */
export function badgeSvg(view: ReportView): string {
  const { label, message, color } = badgeEndpoint(view);
  const [left, right] = [widthOf(label), widthOf(message)];
  const width = left + right;
  const words = attribute(`${label}: ${message}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${words}">
<title>${words}</title>
<clipPath id="round"><rect width="${width}" height="${HEIGHT}" rx="3"/></clipPath>
<g clip-path="url(#round)"><rect width="${left}" height="${HEIGHT}" fill="${LABEL_COLOUR}"/><rect x="${left}" width="${right}" height="${HEIGHT}" fill="#${color}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11" text-anchor="middle">${part(label, 0, left)}${part(message, left, right)}</g>
</svg>
`;
}

/** Stretched to the room it was given, since nobody knows which typeface it is drawn in. */
function part(text: string, from: number, width: number): string {
  const place = `x="${from + width / 2}" y="14" textLength="${width - 2 * SIDE}"`;
  return `<text ${place} lengthAdjust="spacingAndGlyphs">${attribute(text)}</text>`;
}

function widthOf(text: string): number {
  let width = 2 * SIDE;
  for (const character of text) width += (character.codePointAt(0) ?? 0) > 0x10ff ? WIDE : NARROW;
  return Math.round(width);
}
