import * as z from 'zod';
import { type Outcome, outcome } from '../report/outcome.ts';

const marker = z.object({
  key: z.string(),
  /** The commit under test. */
  commit: z.string(),
  /** Of the workflow. */
  run: z.coerce.number(),
  attempt: z.coerce.number(),
  value: outcome,
  /** Number of broken cases. */
  broken: z.coerce.number(),
  /** Random, since two steps can have one key. */
  writer: z.string(),
});
/** What a comment shows, and who wrote it. Comments with one key are one. */
export type Marker = z.output<typeof marker>;

const PATTERNS: Record<keyof Marker, string> = {
  key: '[0-9a-f]{16}',
  commit: '[0-9a-f]{40}|[0-9a-f]{64}',
  run: '\\d{1,15}',
  attempt: '\\d{1,6}',
  value: outcome.options.join('|'),
  broken: '\\d{1,9}',
  writer: '[0-9a-f]{16}',
};
const FIELDS = Object.keys(PATTERNS) as (keyof Marker)[];
const groups = FIELDS.map((name) => ` ${name}=(?<${name}>${PATTERNS[name]})`);
/** Only at the very start: what follows may quote one, or be foreign. */
const MARKER = new RegExp(`^<!-- mcp-eval-gate${groups.join('')} -->`);
/** The worst one last. */
const GRAVITY: readonly Outcome[] = ['passed', 'incomplete', 'failed', 'invalid'];

/** Puts the marker before a text. It takes less than 256 UTF-16 units. */
export const withMarker = (data: Marker, text: string): string =>
  `<!-- mcp-eval-gate${FIELDS.map((name) => ` ${name}=${data[name]}`).join('')} -->\n${text}`;

/** Reads the marker of a comment; null without one, or if a value is odd. */
export const readMarker = (body: string): Marker | null =>
  marker.safeParse(MARKER.exec(body)?.groups).data ?? null;

/**
 * Above 0 if one marker is of a newer state than another one, or of a worse one of the same attempt.
 *
 * @param head of the pull request. A slow run of an older commit can have the higher id
 */
export const compareStates = (one: Marker, other: Marker, head: string): number =>
  Number(one.commit === head) - Number(other.commit === head) ||
  one.run - other.run ||
  one.attempt - other.attempt ||
  GRAVITY.indexOf(one.value) - GRAVITY.indexOf(other.value);

/** Whether a marker is of another step with the key, in the same attempt. */
export const isPeer = (one: Marker, ours: Marker): boolean =>
  one.writer !== ours.writer &&
  one.commit === ours.commit &&
  one.run === ours.run &&
  one.attempt === ours.attempt;
