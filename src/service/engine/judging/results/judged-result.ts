import type { ResultAssertion } from '../../../../contract/cases/result-assertion.ts';
import type { Worked } from '../../../../resilience/bounded-work.ts';

/** Where in a result its JSON is looked for. */
export type Within = Extract<ResultAssertion, { type: 'jsonPath' }>['in'];

/** A part of a result, in the words of MCP. */
export interface ResultPart {
  contentType: string;
  mimeType: string | null;
  uri: string | null;
  /** Of what it holds, decoded; of a link as the server tells; null where it does not. */
  bytes: number | null;
}

/** The last answer of a server to a step, as assertions see it: as it came, and whole. */
export interface JudgedResult {
  /** Such as `tool "echo"`. */
  subject: string;
  isError: boolean;
  /** All text, a line a part. */
  text: string;
  /** What its JSON is where no one says; undefined where that is its text. */
  structured: unknown;
  /** All that the server answered. */
  raw: unknown;
  parts: readonly ResultPart[];
  durationMs: number;
  /** Asks the server for the schema of what the tool returns; undefined where it has none. */
  outputSchema: () => Promise<unknown>;
}

/** Why an assertion does not hold, in texts that may hold secrets yet. */
export interface ResultComplaint {
  reason: string;
  /** What was to be, where the reason has no room for all of it. */
  expected?: string;
  /** What there was. */
  observed?: string;
}

/** The JSON of a result, or why there is none. */
export function jsonOf(result: JudgedResult, within: Within): Worked<unknown> {
  if (within === 'result') return { value: result.raw };
  if (within !== 'text' && result.structured !== undefined) return { value: result.structured };
  if (within === 'structuredContent') return { refused: 'it has no structured content' };
  try {
    const value: unknown = JSON.parse(result.text);
    return { value };
  } catch {
    // The words of the parser would quote what the result is quoted as anyway.
    const without = within === undefined ? 'it has no structured content, and ' : '';
    return { refused: `${without}its text is not JSON` };
  }
}
