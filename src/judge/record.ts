import type { Failure } from '../report/failure.ts';

export interface Part {
  /** In the words of MCP, such as `image`. */
  type: string;
  mimeType: string | null;
  uri: string | null;
  /** Of what it holds, decoded; null if unknown. */
  bytes: number | null;
}

/** What a server answered to a step. Texts and values are as they came. */
export interface StepResult {
  /** Names to show, cleaned. `subject` is the tool, the prompt, the URI, or the list. */
  server: string;
  subject: string;
  isError: boolean;
  /** Text parts and embedded text resources, joined by newlines. */
  text: string;
  /** The JSON if an assertion does not say where it is; undefined: that of the text. */
  structured: unknown;
  /** All that the server answered. */
  raw: unknown;
  /** Lists have none. */
  parts: readonly Part[];
  /** Of the request, without the start of the server. */
  durationMs: number;
  /** Of the tool; undefined if its server lists none. */
  outputSchema: unknown;
}

/** A call of a tool, by the model or by a step. */
export interface RecordedCall {
  /** The name that the server has for it; what the model wrote if no server has it. */
  toolName: string;
  arguments: Record<string, unknown>;
  /** The text of its error; null if there was none. */
  error: string | null;
  isErrorExpected: boolean;
}

export type ModelFailure = Extract<Failure, { kind: 'model' }>;

/** What transcript assertions judge: the part of a case that belongs to a prompt, or all of it. */
export interface TranscriptView {
  /** Of the model; in a case without a prompt, of the steps. */
  calls: readonly RecordedCall[];
  /** Of model and steps. */
  allCalls: readonly RecordedCall[];
  /** The last answer of the model; without a prompt, the text of the last result. */
  answer: string;
  /** That the model used; null: unknown. 0 without a prompt. */
  tokens: number | null;
  /** Answers of the model. */
  turns: number;
  /** Why the model gave no answer; null if it did, or there is no prompt. */
  noAnswer: ModelFailure | null;
}

/** Why something does not hold. Texts are as they came: redact and cut them. */
export type Miss =
  | {
      kind: 'miss';
      /** The condition that does not hold, such as `min`; null: the assertion as a whole. */
      condition: string | null;
      /** JSON path of the value; null: the whole. */
      path: string | null;
      expected: string;
      /** Null: nothing is there. */
      observed: string | null;
    }
  /** It cannot be judged. */
  | { kind: 'limit'; which: 'integer' | 'nodes' | 'size' | 'pattern'; path: string | null };
