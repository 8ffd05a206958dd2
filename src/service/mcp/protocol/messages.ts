import type { ContentBlock, Resource, ResourceContents } from './content.ts';

/** An object as JSON has it, of any shape. */
export type JsonObject = Record<string, unknown>;

/** What a server says a tool does to the world; hints, which may be wrong. */
export interface ToolAnnotations {
  title?: string | undefined;
  readOnlyHint?: boolean | undefined;
  destructiveHint?: boolean | undefined;
  idempotentHint?: boolean | undefined;
  openWorldHint?: boolean | undefined;
}

/** A tool that a server offers. */
export interface Tool {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  /** Judged by nobody but the server and the model. */
  inputSchema: JsonObject & { type: 'object' };
  outputSchema?: JsonObject | undefined;
  annotations?: ToolAnnotations | undefined;
  /** Whether it takes calls as tasks; as the server wrote it. */
  execution?: unknown;
  _meta?: JsonObject | undefined;
}

/** What a call of a tool comes to. */
export interface ToolResult {
  content: ContentBlock[];
  /** Any JSON value since 2026-07-28, an object before. */
  structuredContent?: unknown;
  isError?: boolean | undefined;
  _meta?: JsonObject | undefined;
}

/** A prompt that a server offers. */
export interface Prompt {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  arguments?:
    | {
        name: string;
        title?: string | undefined;
        description?: string | undefined;
        required?: boolean | undefined;
      }[]
    | undefined;
  _meta?: JsonObject | undefined;
}

/** A prompt, filled in. */
export interface PromptResult {
  description?: string | undefined;
  messages: { role: 'user' | 'assistant'; content: ContentBlock }[];
  _meta?: JsonObject | undefined;
}

/** A form of addresses that a server has resources at. */
export interface ResourceTemplate extends Omit<Resource, 'uri' | 'size'> {
  uriTemplate: string;
}

/** What a resource holds, in one part or several. */
export interface ResourceResult {
  contents: ResourceContents[];
  _meta?: JsonObject | undefined;
}
