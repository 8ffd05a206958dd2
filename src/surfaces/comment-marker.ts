import * as z from 'zod';
import { parseJson } from '../lib/text.ts';
import { type Outcome, outcome } from '../report/outcome.ts';

const count = z.int().min(0);
const marker = z.object({
  key: z.string().regex(/^[0-9a-f]{16}$/),
  /** The commit under test. */
  commit: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
  /** Of the workflow. */
  run: count,
  attempt: count,
  value: outcome,
  /** Number of broken cases. */
  broken: count,
  /** Random, since two steps can have one key. */
  writer: z.string(),
});
/** What a comment shows, and who wrote it. Comments with one key are one. */
export type Marker = z.output<typeof marker>;

/** Only at the very start: what follows may quote one, or be foreign. */
const MARKER = /^<!-- mcp-eval-gate (\{.*\}) -->/;
/** The worst one last. */
const GRAVITY: readonly Outcome[] = ['passed', 'incomplete', 'failed', 'invalid'];

/** Puts the marker before a text. It takes less than 256 UTF-16 units. */
export const withMarker = (data: Marker, text: string): string =>
  `<!-- mcp-eval-gate ${JSON.stringify(data)} -->\n${text}`;

/** Reads the marker of a comment; null without one, or if a value is odd. */
export const readMarker = (body: string): Marker | null =>
  marker.safeParse(parseJson(MARKER.exec(body)?.[1] ?? '')).data ?? null;

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
