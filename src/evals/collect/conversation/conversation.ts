import { z } from 'zod';
import type { Trace, TraceMessage } from '../../../contract/resources/trace.ts';
import type {
  CallResult,
  Conversation,
  ConversationCall,
  ConversationImage,
  ConversationMessage,
} from '../../../model/conversation/conversation.ts';
import { asText, type Content, contentOf } from './content-parts.ts';
import { namedArguments } from './named-arguments.ts';
import { type TraceTiming, timingOf } from './trace-timing.ts';

const callSchema = z.looseObject({
  type: z.literal('tool-call'),
  toolCallId: z.string().nullish(),
  toolName: z.string(),
  serverId: z.string().nullish(),
  input: z.unknown().optional(),
  args: z.unknown().optional(),
});
type CallPart = z.infer<typeof callSchema>;

const resultSchema = z.looseObject({
  type: z.literal('tool-result'),
  toolCallId: z.string().nullish(),
  toolName: z.string(),
  output: z.unknown().optional(),
  result: z.unknown().optional(),
  isError: z.boolean().nullish(),
});
type ResultPart = z.infer<typeof resultSchema>;

const typedOutputSchema = z.looseObject({ type: z.string(), value: z.unknown() });
/** As MCP has it. */
const mcpResultSchema = z.looseObject({
  content: z.array(z.looseObject({ type: z.string() })),
  isError: z.boolean().nullish(),
});

/** What a trace tells, in its whole length: calls with their results, and how long each took. */
export function conversationOf(
  trace: Trace,
  nameOfServer: (serverId: string) => string,
): Conversation {
  const timing = timingOf(trace);
  const reader = new MessageReader(timing, nameOfServer);
  const messages = trace.messages.flatMap((message) => reader.read(message));
  addTurns(messages, timing.turns);
  return { messages, timeline: timing.timeline };
}

/** Reads the messages one after the other, and puts results with the calls they belong to. */
class MessageReader {
  readonly #timing: TraceTiming;
  readonly #nameOfServer: (serverId: string) => string;
  /** Calls that no result was seen of, the oldest first. */
  readonly #open = new Map<string, ConversationCall[]>();

  constructor(timing: TraceTiming, nameOfServer: (serverId: string) => string) {
    this.#timing = timing;
    this.#nameOfServer = nameOfServer;
  }

  /** Nothing where all of the message went into those before it. */
  read({ role, content }: TraceMessage): ConversationMessage[] {
    const rest: unknown[] = [];
    const images: ConversationImage[] = [];
    const calls: ConversationCall[] = [];
    let isStep = false;
    let isTold = false;
    for (const part of Array.isArray(content) ? (content as unknown[]) : [content ?? '']) {
      const call = callSchema.safeParse(part);
      const result = call.success ? undefined : resultSchema.safeParse(part);
      if (call.success) {
        const begun = this.#begin(call.data);
        calls.push(begun.call);
        isStep ||= begun.isStep;
      } else if (result?.success === true) {
        if (this.#end(result.data)) isTold = true;
        else {
          const stray = resultOf(result.data);
          rest.push(`← ${result.data.toolName}: ${stray.text}`);
          images.push(...(stray.images ?? []));
        }
      } else rest.push(part);
    }
    if (isTold && rest.length === 0 && calls.length === 0) return [];
    const { text, reasoning, images: shown } = contentOf(rest);
    images.push(...shown);
    return [
      {
        role: isStep ? 'step' : (role ?? 'unknown'),
        text,
        ...(reasoning !== '' && { reasoning }),
        ...(images.length > 0 && { images }),
        ...(calls.length > 0 && { calls }),
      },
    ];
  }

  #begin({ toolCallId, toolName, serverId, input, args }: CallPart) {
    const timed = toolCallId == null ? undefined : this.#timing.nextCall(toolCallId);
    const call: ConversationCall = {
      toolName,
      ...(serverId != null && { server: this.#nameOfServer(serverId) }),
      arguments: namedArguments(input ?? args),
      ...timed?.timing,
    };
    const key = keyOf({ toolCallId, toolName });
    const open = this.#open.get(key) ?? [];
    open.push(call);
    this.#open.set(key, open);
    return { call, isStep: timed?.isStep === true };
  }

  /** Whether a call waited for that result. */
  #end(part: ResultPart): boolean {
    const call = this.#open.get(keyOf(part))?.shift();
    if (call === undefined) return false;
    call.result = resultOf(part);
    return true;
  }
}

/** By its name too: some servers of models give several calls one id. */
const keyOf = ({ toolCallId, toolName }: Pick<CallPart, 'toolCallId' | 'toolName'>): string =>
  JSON.stringify([toolCallId ?? null, toolName]);

function partsOf({ output, result }: ResultPart): unknown[] {
  const typed = typedOutputSchema.safeParse(output);
  const value = typed.success ? typed.data.value : (output ?? result);
  const mcp = mcpResultSchema.safeParse(value);
  if (mcp.success && mcp.data.content.length > 0) return mcp.data.content;
  const isList = typed.success && typed.data.type === 'content' && Array.isArray(value);
  return isList ? (value as unknown[]) : [asText(value)];
}

function resultOf(part: ResultPart): CallResult {
  const { text, reasoning, images }: Content = contentOf(partsOf(part));
  return {
    text: [reasoning, text].filter((one) => one !== '').join('\n'),
    ...(saysError(part) && { isError: true as const }),
    ...(images.length > 0 && { images }),
  };
}

function saysError({ output, result, isError }: ResultPart): boolean {
  const typed = typedOutputSchema.safeParse(output);
  if (typed.success && typed.data.type.startsWith('error')) return true;
  const mcp = mcpResultSchema.safeParse(typed.success ? typed.data.value : (output ?? result));
  return isError === true || (mcp.success && mcp.data.isError === true);
}

/** Which answer took how long is known only where the trace tells of as many as there are. */
function addTurns(messages: readonly ConversationMessage[], turns: TraceTiming['turns']): void {
  const answers = messages.filter(({ role }) => role === 'assistant');
  if (answers.length !== turns.length) return;
  for (const [index, answer] of answers.entries()) Object.assign(answer, turns[index]);
}
