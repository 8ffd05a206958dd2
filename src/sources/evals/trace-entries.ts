import type { Trace as WireTrace } from '../../api/resources/trace.ts';
import { blocksOf } from '../../judge/step-result.ts';
import { isObject } from '../../lib/json-values.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { cut, ELLIPSIS } from '../../lib/text.ts';
import { image, type Trace, type TraceCall } from '../../report/trace.ts';
import { leftOut } from '../../words/lines.ts';

/** What is known about the case and the iteration of a trace. */
export interface TraceFacts {
  /** When the iteration began, in epoch milliseconds; null: not known. */
  startedAt: number | null;
  /** The name of the server that was asked. */
  serverOf: (step: string | null, tool: string, serverId: string | null) => string | null;
  /** The line of a step in the suite file. */
  lineOf: (step: string) => number | null;
  redactor: Redactor;
}

type Span = NonNullable<WireTrace['spans']>[number];
type Part = Record<string, unknown>;
type Entry = Trace['entries'][number];

const MAX_ENTRIES = 500;
/** Characters of the addresses of all images. */
const MAX_IMAGES = 512 * 2 ** 10;
/** Smaller times are no dates: they count from the start of the iteration. */
const FIRST_DATE = 1e11;
/** How the SDK of models wraps results. */
const WRAPPED = /^(?:error-)?(?:text|json)$|^content$/;

/** Reads what a service says about an iteration: prompts, answers, and calls with their results. */
export function readTrace({ messages, spans }: WireTrace, facts: TraceFacts): Trace {
  const sorted = (spans ?? []).toSorted((one, other) => one.startMs - other.startMs);
  const of = (wanted: string) => sorted.filter(({ category }) => category === wanted);
  const turns = new Map(of('llm').map((span) => [span.messageStartIndex, span]));
  const calls = Map.groupBy(of('tool'), (one) =>
    String(one['toolCallId'] ?? one.toolName ?? one.name),
  );
  const all = (messages ?? []).map(({ role, content }) => {
    return { role, parts: Array.isArray(content) ? content : [content] };
  });
  // A turn that did not end has no message.
  all.push({ role: 'assistant', parts: [] });
  const parts = all.flatMap((message) => message.parts);
  const results = Map.groupBy(parts.filter(isOf('tool-result')), keyOf);
  const shown = new Shown(facts.redactor);
  const firstMs = sorted[0]?.startMs ?? 0;
  const beginMs = firstMs < FIRST_DATE ? 0 : (facts.startedAt ?? firstMs);
  const timed = <Timed extends Entry>(entry: Timed, span: Span | undefined): Timed => {
    if (span === undefined) return entry;
    const startMs = Math.max(0, span.startMs - beginMs);
    return Object.assign(entry, { startMs, durationMs: Math.max(0, span.endMs - span.startMs) });
  };
  const entries: (() => Entry)[] = [];
  for (const [at, { role, parts }] of all.entries()) {
    const isAnswer = role === 'assistant';
    const turn = isAnswer ? turns.get(at) : undefined;
    const said = parts.filter((part) => !/^tool-/.test(Object(part).type));
    if (turn !== undefined || said.length > 0) {
      const what = isAnswer ? 'answer' : 'prompt';
      entries.push(() => timed({ what, ...shown.text(said, []) }, turn));
    }
    for (const part of parts.filter(isOf('tool-call'))) {
      entries.push(() => {
        const { toolCallId, toolName } = part;
        const span = (calls.get(String(toolCallId)) ?? calls.get(String(toolName)))?.shift();
        const result = results.get(keyOf(part))?.shift();
        return timed(callOf(part, result, span, facts, shown), span);
      });
    }
  }
  const kept = entries.slice(0, MAX_ENTRIES);
  return { entries: kept.map((make) => make()), more: entries.length - kept.length };
}

const isOf =
  (type: string) =>
  (part: unknown): part is Part =>
    isObject(part) && part['type'] === type;

const keyOf = ({ toolCallId, toolName }: Part) => JSON.stringify([toolCallId ?? null, toolName]);

function callOf(
  { toolName, input, args = input }: Part,
  answer: Part | undefined,
  span: Span | undefined,
  { redactor, serverOf, lineOf }: TraceFacts,
  shown: Shown,
): TraceCall {
  const step = span?.authoredStepId ?? null;
  const tool = redactor.text(String(toolName), NAME_LIMIT);
  const { output, result = output } = answer ?? {};
  const { type = '', value: wrapped } = Object(result);
  const isWrapped = wrapped !== undefined && WRAPPED.test(type);
  const value = isWrapped ? wrapped : result;
  // What our service did not send to the server, it answers by a text.
  const hasFailed = span?.status === 'error' && (answer === undefined || typeof value === 'string');
  const saysError = [answer, value].some((one) => Object(one).isError === true);
  const images: string[] = [];
  const parts = type === 'content' && Array.isArray(value) ? value : partsOf(value);
  const { text, ...rest } = parts === null ? shown.json(value) : shown.text(parts, images);
  return {
    what: 'call',
    server: serverOf(step, tool, span?.serverId ?? null),
    tool,
    arguments: shown.json(args).text,
    answer: text,
    ...rest,
    images,
    isError: saysError || hasFailed || (isWrapped && type.startsWith('error')),
    startMs: null,
    durationMs: null,
    step: step === null ? null : redactor.text(step, NAME_LIMIT),
    line: step === null ? null : lineOf(step),
  };
}

/** The parts of what an MCP server answers; null: it has none. */
function partsOf(value: unknown): unknown[] | null {
  const blocks = Object.values(blocksOf(value)).flat();
  return blocks.length === 0 ? null : blocks;
}

/** A text that can be shown, and how many characters of the whole one it leaves out, if any. */
interface Fitted<Text = string> {
  text: Text;
  leftOut?: number;
}

function fitted(whole: string, text: string): Fitted {
  const isCut = whole.length > TEXT_LIMIT && text.endsWith(ELLIPSIS);
  return isCut ? { text, leftOut: whole.length - text.length + ELLIPSIS.length } : { text };
}

/** Makes values fit to be shown, and counts the images of an iteration. */
class Shown {
  readonly #redactor: Redactor;
  #imagesLeft = MAX_IMAGES;

  constructor(redactor: Redactor) {
    this.#redactor = redactor;
  }

  /** A text as it is, anything else as JSON; null for nothing. */
  json(value: unknown): Fitted<string | null> {
    if (value === undefined || value === null) return { text: null };
    const json = this.#redactor.json(value, TEXT_LIMIT);
    const write = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one));
    return fitted(write(value), cut(write(json), TEXT_LIMIT));
  }

  /** What parts say, a line each. `images` gets those that can be shown. */
  text(parts: readonly unknown[], images: string[]): Fitted {
    const lines = parts.map((part) => this.#line(part, images)).filter((line) => line !== '');
    const whole = lines.join('\n');
    return fitted(whole, this.#redactor.text(whole, TEXT_LIMIT));
  }

  #line(part: unknown, images: string[]): string {
    const { type, resource } = Object(part);
    const holder = isObject(resource) ? resource : Object(part);
    const { text, blob, image: picture = blob, data = picture, mimeType, mediaType } = holder;
    if (typeof text === 'string') return text;
    if (typeof data !== 'string') return this.json(part).text ?? '';
    const format = String(mediaType ?? mimeType).toLowerCase();
    const start = `data:${format === 'image/jpg' ? 'image/jpeg' : format};base64,`;
    const address = data.startsWith('data:') ? data : `${start}${data}`;
    const isImage = address.length <= this.#imagesLeft && image.safeParse(address).success;
    if (!isImage || this.#redactor.finds(address)) {
      return leftOut(String(type), Buffer.byteLength(data, 'base64'), data.endsWith(ELLIPSIS));
    }
    images.push(address);
    this.#imagesLeft -= address.length;
    return '';
  }
}
