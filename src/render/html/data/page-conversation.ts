import type {
  ImageType,
  TimelineStretch,
  TurnTokens,
} from '../../../model/conversation/conversation.ts';

/** What was said and called in an iteration, in clean texts of bounded length. */
export interface PageConversation {
  /** How many messages there were before these. */
  omitted?: number;
  messages: PageMessage[];
  timeline: TimelineStretch[];
}

export interface PageImage {
  mediaType: ImageType;
  /** In Base64. */
  data: string;
}

export interface PageMessage {
  role: string;
  text: string;
  reasoning?: string;
  images?: PageImage[];
  calls?: PageCall[];
  durationMs?: number;
  tokens?: TurnTokens;
}

export interface PageCall {
  toolName: string;
  server?: string;
  /** As indented JSON. */
  arguments: string;
  /** Indented where it is JSON. */
  result?: string;
  isError?: true;
  images?: PageImage[];
  durationMs?: number;
  /** Arguments that were to be others, as JSON; what was not given is left out. */
  differs?: { name: string; expected?: string; actual?: string }[];
  /** No case asked for it. */
  isUnexpected?: true;
}
