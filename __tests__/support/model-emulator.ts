/** A provider of models that answers by script, in the protocols of OpenAI, Anthropic and Google. */
import type { IncomingHttpHeaders } from 'node:http';
import { serveHttp } from './http-server.ts';

/** What the model answers: a text, calls of tools, or an HTTP answer as it is. */
export interface Turn {
  text?: string;
  calls?: { name: string; args: unknown }[];
  /** In the words of the chat API. */
  finish?: string;
  status?: number;
  headers?: Record<string, string>;
  raw?: unknown;
}

/** Answers with a text. */
export const say = (text: string): Turn => ({ text });
/** Calls a tool. */
export const use = (name: string, args: unknown = {}): Turn => ({ calls: [{ name, args }] });

export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: each protocol has a shape of its own
  body: any;
}

const IDS = { id: 'r_1', created: 1, created_at: 1, model: 'm' };

function chat({ text, calls = [], finish }: Turn) {
  const tool_calls = calls.map(({ name, args }, at) => {
    const written = typeof args === 'string' ? args : JSON.stringify(args);
    return { id: `call_${at}`, type: 'function', function: { name, arguments: written } };
  });
  const message = { role: 'assistant', content: text ?? null, tool_calls };
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
  return { ...IDS, choices: [{ index: 0, message, finish_reason: finish ?? 'stop' }], usage };
}

function responses({ text, calls = [] }: Turn) {
  const said = { type: 'message', id: 'm_1', role: 'assistant' };
  const output = [
    ...(text ? [{ ...said, content: [{ type: 'output_text', text, annotations: [] }] }] : []),
    ...calls.map(({ name, args }, at) => {
      const call = { type: 'function_call', id: `f_${at}`, call_id: `call_${at}`, name };
      return { ...call, arguments: JSON.stringify(args) };
    }),
  ];
  return { ...IDS, output, usage: { input_tokens: 10, output_tokens: 5 } };
}

function messages({ text, calls = [] }: Turn) {
  const used = calls.map(({ name, args }, at) => {
    return { type: 'tool_use', id: `call_${at}`, name, input: args };
  });
  const content = [...(text ? [{ type: 'text', text }] : []), ...used];
  const stop_reason = used.length > 0 ? 'tool_use' : 'end_turn';
  const usage = { input_tokens: 10, output_tokens: 5 };
  return { ...IDS, type: 'message', role: 'assistant', content, stop_reason, usage };
}

function generateContent({ text, calls = [] }: Turn) {
  const called = calls.map(({ name, args }) => ({ functionCall: { name, args } }));
  const parts = [...(text ? [{ text }] : []), ...called];
  return {
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
  };
}

const PROTOCOLS = new Map<RegExp, (turn: Turn) => unknown>([
  [/\/chat\/completions$/, chat],
  [/\/responses$/, responses],
  [/\/messages$/, messages],
  [/:generateContent$/, generateContent],
]);

/** What the model does on prompts that contain a text: it calls tools, then it says something. */
export interface Reply extends Turn {
  prompt: string;
}

const TOOL_RESULT = /"(?:tool_call_id|function_call_output|tool_result|functionResponse)"/;

/** Answers by the prompt, for cases that run at the same time. */
export const replyBy =
  (replies: readonly Reply[]) =>
  ({ body }: ModelRequest): Turn => {
    const written = JSON.stringify(body);
    const { text = '', calls = [] } = replies.find(({ prompt }) => written.includes(prompt)) ?? {};
    return calls.length > 0 && !TOOL_RESULT.test(written) ? { calls } : { text };
  };

/** Serves on a free port. Without `answer` it takes the turns of `script`, and repeats the last. */
export async function serveModel(answer?: (request: ModelRequest) => Turn) {
  const requests: ModelRequest[] = [];
  let turns: Turn[] = [];
  const { origin, close } = await serveHttp((request, response, body) => {
    const { url: path = '', headers } = request;
    const asked = { path, headers, body: JSON.parse(body) };
    requests.push(asked);
    const turn = answer?.(asked) ?? (turns.length > 1 ? turns.shift() : turns[0]) ?? {};
    const protocol = [...PROTOCOLS].find(([pattern]) => pattern.test(path))?.[1];
    const reply = turn.raw ?? protocol?.(turn);
    const type = { 'content-type': 'application/json' };
    response.writeHead(turn.status ?? 200, { ...type, ...turn.headers });
    response.end(typeof reply === 'string' ? reply : JSON.stringify(reply));
  });
  /** Sets what comes next, and forgets the requests so far. */
  const script = (...next: Turn[]) => {
    turns = next;
    requests.length = 0;
  };
  return { origin, requests, script, close };
}
