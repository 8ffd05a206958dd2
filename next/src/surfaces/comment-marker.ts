import { type Outcome, outcome } from '../report/outcome.ts';

/** What a comment shows, and who wrote it. Comments with one key are one. */
export interface Marker {
  /** 16 hexadecimal digits. */
  key: string;
  /** The commit under test. */
  commit: string;
  /** Of the workflow. */
  run: number;
  attempt: number;
  value: Outcome;
  /** Number of broken cases. */
  broken: number;
  /** Random digits, since two steps can have one key. */
  writer: string;
}

/** Only at the very start: what follows may quote one, or be foreign. */
const MARKER = new RegExp(
  '^<!-- mcp-eval-gate key=([0-9a-f]{16}) commit=([0-9a-f]{40}|[0-9a-f]{64}) run=(\\d{1,15})' +
    ` attempt=(\\d{1,6}) verdict=(${outcome.options.join('|')}) broken=(\\d{1,9})` +
    ' writer=([0-9a-f]{16}) -->',
);
/** The worst one last. */
const GRAVITY: readonly Outcome[] = ['passed', 'incomplete', 'failed', 'invalid'];

/** Puts the marker before a text. It takes less than 256 UTF-16 units. */
export function withMarker(marker: Marker, text: string): string {
  const { key, commit, run, attempt, value, broken, writer } = marker;
  return `<!-- mcp-eval-gate key=${key} commit=${commit} run=${run} attempt=${attempt} verdict=${value} broken=${broken} writer=${writer} -->\n${text}`;
}

/** Reads the marker of a comment; null without one, or if a value is odd. */
export function readMarker(body: string): Marker | null {
  const [, key = '', commit = '', run, attempt, value, broken, writer = ''] =
    MARKER.exec(body) ?? [];
  const { data } = outcome.safeParse(value);
  if (data === undefined) return null;
  const numbers = { run: Number(run), attempt: Number(attempt), broken: Number(broken) };
  return { key, commit, value: data, writer, ...numbers };
}

/**
 * Above 0 if one marker is of a newer state than another one, or of a worse one of the same attempt.
 *
 * @param head of the pull request. A slow run of an older commit can have the higher id
 */
export function compareStates(one: Marker, other: Marker, head: string): number {
  return (
    Number(one.commit === head) - Number(other.commit === head) ||
    one.run - other.run ||
    one.attempt - other.attempt ||
    GRAVITY.indexOf(one.value) - GRAVITY.indexOf(other.value)
  );
}

/** Whether two markers are of one attempt of one job. */
export const isSameAttempt = (one: Marker, other: Marker): boolean =>
  one.commit === other.commit && one.run === other.run && one.attempt === other.attempt;
