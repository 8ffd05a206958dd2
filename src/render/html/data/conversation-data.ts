import type {
  ConversationCall,
  ConversationImage,
  ConversationMessage,
} from '../../../model/conversation/conversation.ts';
import type { IterationReport, ToolCall } from '../../../model/run-report.ts';
import { cleanLine, cleanLines } from '../../../text/clean-text.ts';
import type { FailureDetail } from '../../facts/failure-detail.ts';
import type { PageCall, PageConversation, PageImage, PageMessage } from './page-conversation.ts';

const NAME_LENGTH = 120;
const VALUE_LENGTH = 300;
const MOST_CALLS = 50;
const MOST_STRETCHES = 200;
const MOST_DIFFERENCES = 20;
/** Base64 of the pictures of a conversation: a screenshot, or some small ones. */
const IMAGES_LENGTH = 200_000;

/** The conversation of an iteration as the page shows it; null where there is none to show. */
export function pageConversation(
  { conversation, analysis }: IterationReport,
  detail: Pick<FailureDetail, 'messages' | 'message'>,
): PageConversation | null {
  if (conversation === undefined || detail.messages === 0) return null;
  const { messages, omitted = 0, timeline } = conversation;
  if (messages.length === 0 && timeline.length === 0) return null;
  const writer = new Writer(analysis, detail);
  const left = omitted + Math.max(0, messages.length - detail.messages);
  return {
    ...(left > 0 ? { omitted: left } : {}),
    messages: messages.slice(-detail.messages).map((message) => writer.message(message)),
    timeline: timeline
      .slice(0, MOST_STRETCHES)
      .map((stretch) => ({ ...stretch, label: cleanLine(stretch.label, NAME_LENGTH) })),
  };
}

/** Whether calls that came otherwise than expected are all marked in it, so that nothing needs to repeat them. */
export function marksCalls(
  { messages }: PageConversation,
  { argumentMismatches, unexpected }: NonNullable<IterationReport['analysis']>,
): boolean {
  const calls = messages.flatMap((message) => message.calls ?? []);
  const marked = (is: (call: PageCall) => unknown) => calls.filter(is).length;
  return (
    marked(({ isUnexpected }) => isUnexpected) >= unexpected.length &&
    marked(({ differs }) => differs) >= argumentMismatches.length &&
    argumentMismatches.every(
      ({ mismatchedArguments }) => mismatchedArguments.length <= MOST_DIFFERENCES,
    )
  );
}

class Writer {
  readonly #analysis: IterationReport['analysis'];
  readonly #limit: FailureDetail['message'];
  #imagesLeft = IMAGES_LENGTH;

  constructor(analysis: IterationReport['analysis'], { message }: Pick<FailureDetail, 'message'>) {
    this.#analysis = analysis;
    this.#limit = message;
  }

  message({ role, text, reasoning, images, calls, durationMs, tokens }: ConversationMessage) {
    const told: PageMessage = {
      ...{ role: cleanLine(role, NAME_LENGTH), text: this.#text(text) },
      ...(reasoning === undefined ? {} : { reasoning: this.#text(reasoning) }),
      ...this.#images(images),
      ...(calls ? { calls: calls.slice(0, MOST_CALLS).map((call) => this.#call(call)) } : {}),
      ...(durationMs === undefined ? {} : { durationMs }),
      ...(tokens === undefined ? {} : { tokens }),
    };
    return told;
  }

  #text(text: string): string {
    return cleanLines(text, this.#limit).join('\n');
  }

  #call(call: ConversationCall): PageCall {
    const { toolName, server, result, durationMs } = call;
    const same = (one: ToolCall) => keyOf(one) === keyOf(call);
    const mismatch = this.#analysis?.argumentMismatches.find(({ actual }) => same(actual));
    return {
      toolName: cleanLine(toolName, NAME_LENGTH),
      ...(server === undefined ? {} : { server: cleanLine(server, NAME_LENGTH) }),
      arguments: this.#text(JSON.stringify(call.arguments, null, 2)),
      ...(result === undefined
        ? {}
        : {
            result: this.#text(indented(result.text)),
            ...(result.isError ? { isError: result.isError } : {}),
            ...this.#images(result.images),
          }),
      ...(durationMs === undefined ? {} : { durationMs }),
      ...(mismatch === undefined ? {} : { differs: differences(mismatch) }),
      ...(this.#analysis?.unexpected.some(same) ? { isUnexpected: true } : {}),
    };
  }

  #images(images: readonly ConversationImage[] = []): { images?: PageImage[] } {
    const kept = images.filter(({ data }) => {
      if (data.length > this.#imagesLeft) return false;
      this.#imagesLeft -= data.length;
      return true;
    });
    return kept.length === 0 ? {} : { images: kept };
  }
}

const keyOf = ({ toolName, arguments: args }: ToolCall): string => JSON.stringify([toolName, args]);

type Mismatch = NonNullable<IterationReport['analysis']>['argumentMismatches'][number];

function differences({ expected, actual, mismatchedArguments }: Mismatch) {
  return mismatchedArguments.slice(0, MOST_DIFFERENCES).map((name) => ({
    name: cleanLine(name, NAME_LENGTH),
    ...sideOf('expected', expected.arguments[name]),
    ...sideOf('actual', actual.arguments[name]),
  }));
}

const sideOf = (side: 'expected' | 'actual', value: unknown) =>
  value === undefined ? {} : { [side]: cleanLine(JSON.stringify(value), VALUE_LENGTH) };

/** A text that is the JSON of a list or an object is easier to read over several lines. */
function indented(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // It only looks like it.
    return text;
  }
}
