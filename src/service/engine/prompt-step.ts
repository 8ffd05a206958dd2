import {
  generateText,
  type ToolChoice,
  type ToolResultPart,
  type ToolSet,
  type TypedToolCall,
} from 'ai';
import { DEFAULT_MAX_TURNS } from '../../api/case-rules.ts';
import type { TestCase } from '../../api/cases/cases.ts';
import type { PromptStep } from '../../api/cases/steps.ts';
import type { ModelFailure } from '../../judge/record.ts';
import { isObject, nestsDeeper } from '../../lib/json-values.ts';
import { cut } from '../../lib/text.ts';
import { findUnsafeInteger } from '../../lib/unsafe-integer.ts';
import type { Failure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { CALL_MISTAKES } from '../../words/models.ts';
import type { Sent } from '../mcp/connection.ts';
import type { ToolResult } from '../mcp/shapes.ts';
import type { ModelChoice } from '../models/choice.ts';
import { modelFailure, openModel, providerFailure } from '../models/provider.ts';
import type { Place } from './judgement.ts';
import { checkNeededTools, type Offer, offerTools } from './model-tools.ts';

/** After 2, 4, 8 and 16 s, or when the provider says. */
const RETRIES = 4;
/** Lists and objects in each other, in the arguments of a call. */
const MAX_DEPTH = 100;
/** Most characters of a result that a model gets. */
const MAX_TEXT = 256 * 2 ** 10;

type Call = TypedToolCall<ToolSet>;

/** What a model gets of the result of a tool. */
interface ModelResult {
  output: ToolResultPart['output'] & { type: 'text' | 'error-text' };
  /** They come in a message of their own: most providers take results without images only. */
  images: { type: 'file'; data: { type: 'data'; data: string }; mediaType: string }[];
}

// The SDK writes warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * Sends a prompt to the model, and makes the calls of tools that it asks for until it answers. Throws
 * a FailureError if the provider or a server fails, or a tool is missing that the case needs.
 */
export async function runPrompt({ prompt }: PromptStep, place: Place): Promise<Failure | null> {
  const { test, model: choice, messages, slot, transcript, redactor } = place;
  if (choice === null) throw new Error('a prompt without a model was not refused');
  const { maxTurns = DEFAULT_MAX_TURNS } = slot.run.plan.execution;
  transcript.beginPrompt(prompt);
  messages.push({ role: 'user', content: prompt });
  transcript.waitedFor = 'server';
  let offer = await offerTools(slot, true);
  await checkNeededTools(test, offer);
  for (let turn = 1; ; turn += 1) {
    transcript.waitedFor = 'model';
    transcript.beginTurn();
    const answer = await askModel(choice, offer, turn, place);
    transcript.waitedFor = null;
    const { text, toolCalls, finishReason, usage, responseMessages } = answer;
    transcript.addTurn(text, usage);
    const end = (reason: ModelFailure['reason']) => modelFailure(choice, reason, redactor);
    if (toolCalls.some(({ input }) => nestsDeeper(input, MAX_DEPTH))) {
      throw new FailureError(end('depth'));
    }
    messages.push(...responseMessages.filter(({ role }) => role === 'assistant'));
    if (toolCalls.length === 0) {
      const reason = noAnswer(finishReason, text);
      if (reason !== null) transcript.endWithoutAnswer(end(reason));
      return null;
    }
    await followCalls(toolCalls, offer, place);
    if (turn === maxTurns) {
      transcript.endWithoutAnswer(end('turns'));
      return null;
    }
    transcript.waitedFor = 'server';
    offer = await offerTools(slot, false);
  }
}

/** Gets one answer. Calls of tools are left to the caller. */
async function askModel(choice: ModelChoice, offer: Offer, turn: number, place: Place) {
  const { test, messages, slot, redactor, signal } = place;
  const { advancedConfig = {} } = test;
  const { profile } = slot.run.plan;
  const instructions = advancedConfig.system ?? profile?.systemPrompt ?? null;
  const temperature = advancedConfig.temperature ?? profile?.temperature ?? null;
  try {
    return await generateText({
      model: await openModel(choice),
      messages: [...messages],
      tools: offer.tools,
      toolChoice: toolChoiceOf(turn, offer, test),
      ...(instructions === null ? {} : { instructions }),
      ...(temperature === null ? {} : { temperature }),
      maxRetries: RETRIES,
      abortSignal: signal,
    });
  } catch (error) {
    signal.throwIfAborted();
    const failure = providerFailure(error, choice, redactor);
    throw failure === null ? error : new FailureError(failure);
  }
}

/** A forced call is about the first answer. Forced for ever, the model could never answer. */
function toolChoiceOf(turn: number, offer: Offer, test: TestCase): ToolChoice<ToolSet> {
  const wanted = test.advancedConfig?.toolChoice ?? 'auto';
  if (wanted === 'none' || (typeof wanted === 'string' && turn === 1)) return wanted;
  if (typeof wanted === 'string' || turn > 1) return 'auto';
  const found = [...offer.targets].find(([, { toolName }]) => toolName === wanted.toolName);
  if (found === undefined) throw offer.missing(wanted.toolName);
  return { type: 'tool', toolName: found[0] };
}

/** Makes the calls of an answer one after the other, and adds their results to the conversation. */
async function followCalls(calls: readonly Call[], { targets }: Offer, place: Place) {
  const { messages } = place;
  const content: ToolResultPart[] = [];
  const images: ModelResult['images'] = [];
  for (const call of calls) {
    const { toolCallId, toolName } = call;
    const result = await followCall(call, targets, place);
    content.push({ type: 'tool-result', toolCallId, toolName, output: result.output });
    images.push(...result.images);
  }
  messages.push({ role: 'tool', content });
  if (images.length > 0) messages.push({ role: 'user', content: images });
}

async function followCall(
  { toolName: alias, input }: Call,
  targets: Offer['targets'],
  { slot, transcript, signal }: Place,
): Promise<ModelResult> {
  signal.throwIfAborted();
  const target = targets.get(alias);
  const { toolName = alias } = target ?? {};
  // Gateways write no arguments in several ways.
  const args: unknown = input === '' ? {} : (input ?? {});
  const end = transcript.beginCall(toolName, isObject(args) ? args : {}, 'model');
  const refuse = (mistake: string): ModelResult => {
    end({ result: mistake, error: mistake, isWanted: false });
    return { output: { type: 'error-text', value: mistake }, images: [] };
  };
  if (target === undefined) return refuse(CALL_MISTAKES.unknown());
  if (!isObject(args)) return refuse(CALL_MISTAKES.form());
  const path = findUnsafeInteger(args);
  if (path !== null) return refuse(CALL_MISTAKES.integer(path));
  transcript.waitedFor = 'server';
  const step = { serverName: target.server.entry.name };
  const answer = await slot.use(step, (connection) => connection.call(toolName, args));
  transcript.waitedFor = null;
  const result = modelResult(answer);
  const error = answer.isError === true ? result.output.value : null;
  end({ result: answer, error, isWanted: error === null });
  return result;
}

/** Makes the result of a tool readable for a model. Audio and links become lines of text. */
function modelResult(result: ToolResult): ModelResult {
  const { content = [], structuredContent, isError } = result;
  const images: ModelResult['images'] = [];
  const lines = content.flatMap((block: Sent) => {
    const { type, data, mimeType } = block;
    if (type !== 'image' || typeof data !== 'string') return [lineOf(block)];
    images.push({ type: 'file', data: { type: 'data', data }, mediaType: String(mimeType) });
    return [];
  });
  const isBare = content.length === 0 && structuredContent !== undefined;
  const value = cut(isBare ? JSON.stringify(structuredContent) : lines.join('\n'), MAX_TEXT);
  return { output: { type: isError === true ? 'error-text' : 'text', value }, images };
}

function lineOf({ type, text, resource, mimeType, uri }: Sent): string {
  const embedded = Object(resource);
  for (const one of [text, embedded.text]) if (typeof one === 'string') return one;
  // Stands for a part that the model cannot get as it is.
  return `[${type}: ${embedded.uri ?? uri ?? mimeType}]`;
}

/** Why an answer without calls is none; null if it is one. */
function noAnswer(finishReason: string, text: string): ModelFailure['reason'] | null {
  if (finishReason === 'content-filter') return 'filter';
  if (finishReason === 'length') return 'length';
  return finishReason === 'error' || text.trim() === '' ? 'empty' : null;
}
