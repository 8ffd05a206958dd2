import type {
  CallResult,
  Conversation,
  ConversationCall,
  ConversationImage,
  ConversationMessage,
} from '../../../model/conversation/conversation.ts';
import type { Redactor } from '../../../redaction/redactor.ts';

/** How much of a conversation is kept. */
export interface ConversationLimits {
  /** The last ones. */
  messages: number;
  textLength: number;
  /** Base64 of all pictures together. */
  imagesLength: number;
}

/** Of each message and of the timeline. */
const MAX_CALLS = 1_000;

/** A conversation that is cut to what somebody reads of it, never within what nobody is to see. */
export function boundedConversation(
  { messages, omitted = 0, timeline }: Conversation,
  limits: ConversationLimits,
  redactor: Redactor,
): Conversation {
  const left = omitted + Math.max(0, messages.length - limits.messages);
  const cutter = new Cutter(limits, redactor);
  return {
    messages: messages.slice(-limits.messages).map((message) => cutter.message(message)),
    ...(left > 0 && { omitted: left }),
    timeline: timeline
      .slice(0, MAX_CALLS)
      .map((stretch) => ({ ...stretch, label: cutter.text(stretch.label) })),
  };
}

class Cutter {
  readonly #textLength: number;
  readonly #redactor: Redactor;
  #imagesLeft: number;

  constructor({ textLength, imagesLength }: ConversationLimits, redactor: Redactor) {
    this.#textLength = textLength;
    this.#redactor = redactor;
    this.#imagesLeft = imagesLength;
  }

  text(text: string): string {
    const cut = text.length - this.#textLength;
    if (cut <= 0) return text;
    return `${this.#redactor.excerpt(text, this.#textLength)} (${cut} more characters)`;
  }

  message({ text, reasoning, images, calls, ...message }: ConversationMessage) {
    return {
      ...message,
      ...(reasoning !== undefined && { reasoning: this.text(reasoning) }),
      ...this.#content(text, images),
      ...(calls && { calls: calls.slice(0, MAX_CALLS).map((call) => this.#call(call)) }),
    };
  }

  #call({ arguments: args, result, ...call }: ConversationCall): ConversationCall {
    const json = JSON.stringify(args);
    const isLong = json.length > this.#textLength;
    return {
      ...call,
      arguments: isLong ? { arguments: this.text(json) } : args,
      ...(result && { result: this.#result(result) }),
    };
  }

  #result({ text, images, ...result }: CallResult): CallResult {
    return { ...result, ...this.#content(text, images) };
  }

  /** Pictures for which there is no room are named in the text. */
  #content(text: string, images: readonly ConversationImage[] = []) {
    const kept: ConversationImage[] = [];
    const notes: string[] = [];
    for (const image of images) {
      if (image.data.length > this.#imagesLeft) {
        notes.push(`[${image.mediaType} of ${image.data.length} characters, left out]`);
        continue;
      }
      this.#imagesLeft -= image.data.length;
      kept.push(image);
    }
    const lines = [this.text(text), ...notes].filter((line) => line !== '');
    return { text: lines.join('\n'), ...(kept.length > 0 && { images: kept }) };
  }
}
