/** Pictures that browsers draw and that run nothing. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** A picture of a message or of a result. */
export interface ConversationImage {
  mediaType: ImageType;
  /** In Base64. */
  data: string;
}

/** What a call came back with. */
export interface CallResult {
  /** Texts of all its parts, a line each; what is no text as JSON. */
  text: string;
  /** The tool, or the way to it, said that it went wrong. */
  isError?: true;
  images?: ConversationImage[];
}

/** A call of a tool, and what it came back with. */
export interface ConversationCall {
  toolName: string;
  /** Name of its server, or its id where the name is not known; absent where neither is. */
  server?: string;
  arguments: Record<string, unknown>;
  /** Absent where none came back. */
  result?: CallResult;
  /** Since the first stretch of the timeline began; absent where that is not known. */
  startMs?: number;
  durationMs?: number;
}

/** Tokens of one answer of a model; null where they were not told. */
export interface TurnTokens {
  input: number | null;
  output: number | null;
  total: number | null;
}

/** What somebody said in the course of an iteration, and the calls that were made with it. */
export interface ConversationMessage {
  /**
   * Who: `user`, `assistant`, `system`; `step` for a call that the case itself makes, `tool` for a result
   * whose call is not known. Others are words of whoever wrote the trace.
   */
  role: string;
  text: string;
  /** What the model thought before, where it was told. */
  reasoning?: string;
  images?: ConversationImage[];
  calls?: ConversationCall[];
  /** Of an answer of a model: when it was begun and how long it took, as of calls. */
  startMs?: number;
  durationMs?: number;
  tokens?: TurnTokens;
}

/** What a stretch of an iteration was spent on. */
export const STRETCH_KINDS = ['connect', 'list', 'model', 'call', 'other'] as const;

/** A stretch of an iteration; several may go on at once. */
export interface TimelineStretch {
  kind: (typeof STRETCH_KINDS)[number];
  /** The server, model or tool that it is about. */
  label: string;
  /** Since the first stretch began. */
  startMs: number;
  endMs: number;
  /** It ended in an error. */
  isError?: true;
}

/** What was said and called in an iteration, as its trace tells. */
export interface Conversation {
  messages: ConversationMessage[];
  /** How many messages there were before these; absent for none. */
  omitted?: number;
  /** In the order in which they began; empty where the trace has none. */
  timeline: TimelineStretch[];
}

/** Keeps conversations beside the report, in full, until the files of their traces are written. */
export interface ConversationArchive {
  /** Which iterations they are wanted of. */
  readonly wants: 'failed' | 'all';
  /** Nothing more is kept. */
  readonly isFull: boolean;
  /** Whether there was room for it. */
  keep(iterationId: string, conversation: Conversation): boolean;
  /** Undefined where it is not kept. */
  get(iterationId: string): Conversation | undefined;
}
