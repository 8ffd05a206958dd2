import { generateText, isStepCount, type LanguageModelCallEndEvent, type ToolChoice } from 'ai';
import { TOOL_CHOICE_FORM, toolChoiceSchema } from '../../../contract/cases/case-evidence.ts';
import type { Step } from '../../../contract/cases/test-case.ts';
import { findRoundedNumbers } from '../../../contract/wire/exact-numbers.ts';
import { formatPath } from '../../../contract/wire/validation.ts';
import { errorText, McpServerError } from '../../mcp/server-error.ts';
import {
  beginToolSpan,
  currentSegment,
  endCall,
  type IterationContext,
} from '../iteration-context.ts';
import { nonAnswerOf } from '../judging/non-answer.ts';
import { nestsDeeper } from '../judging/results/json-values.ts';
import { explainProviderError, innermost, ModelProviderError } from '../provider-error.ts';
import { createModelTools, type ModelTools, type RunTool } from '../servers/model-tools.ts';
import type { OpenSpan, SpanScope } from '../transcript/span-recorder.ts';
import { STORED_TEXT_LENGTH, storeText } from '../transcript/stored-text.ts';
import { modelOutput, storeToolResult } from '../transcript/tool-result.ts';
import type { CallOutcome, RecordedCall, Segment } from '../transcript/transcript.ts';
import { usageOf } from '../transcript/usage.ts';

type PromptStep = Extract<Step, { kind: 'prompt' }>;

type Choice = ToolChoice<ModelTools['tools']>;

/** The case's tool choice in the names the model knows. */
function toolChoiceOf(wanted: unknown, { targets }: ModelTools): Choice {
  if (wanted === undefined || wanted === null) return 'auto';
  const parsed = toolChoiceSchema.safeParse(wanted);
  if (!parsed.success) {
    throw new Error(`advancedConfig.toolChoice ${TOOL_CHOICE_FORM}`);
  }
  if (typeof parsed.data === 'string') return parsed.data;
  const { toolName } = parsed.data;
  const alias = [...targets].find(
    ([name, target]) => target.toolName === toolName || name === toolName,
  );
  if (alias) return { type: 'tool', toolName: alias[0] };
  throw new Error(
    `advancedConfig.toolChoice names the tool "${toolName}", which no server of the run has.`,
  );
}

/** The segment of a new prompt; what preceded the first prompt of a case belongs to it. */
function beginSegment({ segments }: IterationContext, prompt: string): Segment {
  const [first] = segments;
  if (first.prompt === null) {
    first.prompt = prompt;
    return first;
  }
  const segment: Segment = {
    promptIndex: segments.length,
    prompt,
    entries: [],
    nonAnswer: null,
  };
  segments.push(segment);
  return segment;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists and objects in each other; no tool takes more, and all that is told goes through them. */
const MAX_LEVELS = 100;

/** A server must not be sent another number than the model wrote. */
function refuseRounded(args: Record<string, unknown>): void {
  const [path] = findRoundedNumbers(args);
  if (path === undefined) return;
  throw new Error(
    `The argument ${formatPath(path)} is an integer beyond 2^53, which cannot be passed on exactly. The tool was not called; send it as a string if the tool takes one.`,
  );
}

/** One prompt on its way through the model and its tools. */
class PromptRun {
  readonly #context: IterationContext;
  readonly #scope: SpanScope;
  readonly #modelId: { modelId: string; provider: string };
  #targets: ModelTools['targets'] = new Map();
  #callSpan: OpenSpan | undefined;
  /** Calls of the model's last answer that no tool was run for yet. */
  #pending: RecordedCall[] = [];
  /** What keeps the model's answer from being followed. */
  unfitAnswer: string | undefined;
  /** A server was lost: no answer of the model could mend that. */
  lostServer: McpServerError | undefined;

  constructor(context: IterationContext, scope: SpanScope, modelId: string, provider: string) {
    this.#context = context;
    this.#scope = scope;
    this.#modelId = { modelId, provider };
  }

  /** Whether no further answer is of any use. */
  get isOver(): boolean {
    return this.lostServer !== undefined || this.unfitAnswer !== undefined;
  }

  async tools(): Promise<ModelTools> {
    const servers = await this.#context.servers.toolsOfAll(({ id, name }) =>
      this.#context.spans.begin(name, 'list', { ...this.#scope, serverId: id }),
    );
    const modelTools = createModelTools(servers, this.#runTool, this.#context.redactor);
    this.#targets = modelTools.targets;
    return modelTools;
  }

  turnStarted(): void {
    this.#callSpan = this.#context.spans.begin(this.#modelId.modelId, 'llm', {
      ...this.#scope,
      ...this.#modelId,
    });
  }

  turnEnded({ content, usage, finishReason, responseId }: LanguageModelCallEndEvent): void {
    const { inputTokens, outputTokens, totalTokens } = usageOf(usage);
    this.#callSpan?.end('ok', { inputTokens, outputTokens, totalTokens, finishReason, responseId });
    if (content.some((part) => part.type === 'tool-call' && nestsDeeper(part.input, MAX_LEVELS))) {
      this.unfitAnswer = `it calls a tool with arguments that nest more than ${MAX_LEVELS} levels deep`;
    }
    const isUnfit = this.unfitAnswer !== undefined;
    const calls = content.flatMap((part): RecordedCall | [] => {
      if (part.type !== 'tool-call') return [];
      const target = this.#targets.get(part.toolName);
      const { invalid = false, error } = 'invalid' in part ? part : {};
      return {
        toolCallId: part.toolCallId,
        toolName: target?.toolName ?? part.toolName,
        serverId: target?.serverId ?? null,
        arguments: isRecord(part.input) && !isUnfit ? part.input : {},
        outcome: invalid ? this.#failure(error) : null,
      };
    });
    this.#pending = [...calls];
    const text = content.flatMap((part) => (part.type === 'text' ? part.text : [])).join('');
    currentSegment(this.#context).entries.push({
      kind: 'turn',
      text: storeText(text, this.#context.redactor),
      calls,
      usage: usageOf(usage),
    });
  }

  turnFailed(): void {
    this.#callSpan?.end('error');
  }

  #failure(error: unknown): CallOutcome {
    const message = this.#context.redactor.excerpt(errorText(error), STORED_TEXT_LENGTH);
    return { kind: 'failure', message };
  }

  /** The recorded call that a tool is run for. Some servers of models give several one id. */
  #claim(toolCallId: string, toolName: string): RecordedCall | undefined {
    const index = this.#pending.findIndex(
      (call) => call.toolCallId === toolCallId && call.toolName === toolName,
    );
    return index === -1 ? undefined : this.#pending.splice(index, 1)[0];
  }

  #runTool: RunTool = async ({ connection, toolName, serverId }, input, { toolCallId }) => {
    const { unfitAnswer } = this;
    const args = isRecord(input) && unfitAnswer === undefined ? input : {};
    const call = this.#claim(toolCallId, toolName) ?? {
      toolCallId,
      toolName,
      serverId,
      arguments: args,
      outcome: null,
    };
    const span = beginToolSpan(this.#context, call, this.#scope);
    try {
      if (unfitAnswer !== undefined) throw new Error(unfitAnswer);
      refuseRounded(args);
      const result = await connection.callTool(toolName, args, this.#context.signal);
      const stored = storeToolResult(result, this.#context.redactor);
      endCall(call, span, { kind: 'result', result: stored });
      return modelOutput(stored, 'raw');
    } catch (error) {
      endCall(call, span, this.#failure(error));
      if (error instanceof McpServerError && error.kind !== 'answered') this.lostServer ??= error;
      throw error;
    }
  };
}

/**
 * Sends a prompt to the case's model and runs the tools it asks for, until it answers without
 * asking or has had its turns.
 *
 * @throws McpServerError when a server is lost; ModelProviderError when the model does not answer;
 * Error when the case is wrong
 */
export async function runPromptStep(
  context: IterationContext,
  step: PromptStep,
  scope: SpanScope,
): Promise<void> {
  const { testCase, conversation, signal } = context;
  const { model, provider, advancedConfig } = testCase;
  const segment = beginSegment(context, step.prompt);
  segment.entries.push({ kind: 'user', text: storeText(step.prompt, context.redactor) });
  if (model === null || provider === null) {
    throw new Error('The case has a prompt but names no model, and neither does its suite.');
  }
  const languageModel = context.models.languageModel({
    model,
    provider,
    modelApiKeys: context.modelApiKeys,
  });
  const run = new PromptRun(context, scope, model, provider);
  const modelTools = await run.tools();
  const toolChoice = toolChoiceOf(advancedConfig?.toolChoice, modelTools);
  conversation.push({ role: 'user', content: step.prompt });
  try {
    const { responseMessages, finalStep } = await generateText({
      model: languageModel,
      messages: [...conversation],
      tools: modelTools.tools,
      toolChoice,
      ...(advancedConfig?.system === undefined ? {} : { instructions: advancedConfig.system }),
      ...(advancedConfig?.temperature === undefined
        ? {}
        : { temperature: advancedConfig.temperature }),
      maxRetries: context.providerRetries,
      abortSignal: signal,
      stopWhen: [isStepCount(context.maxTurns), () => run.isOver],
      // A forced call is about the first answer; forced for ever, the model could never finish.
      prepareStep: ({ stepNumber }) =>
        stepNumber > 0 && toolChoice !== 'none' ? { toolChoice: 'auto' } : {},
      onLanguageModelCallStart: () => run.turnStarted(),
      onLanguageModelCallEnd: (event) => run.turnEnded(event),
    });
    for (const message of responseMessages) conversation.push(message);
    const { finishReason, text, toolCalls } = finalStep;
    const { maxTurns } = context;
    const callsTools = toolCalls.length > 0;
    segment.nonAnswer = nonAnswerOf({ finishReason, text, callsTools, maxTurns });
  } catch (error) {
    run.turnFailed();
    signal.throwIfAborted();
    refuseAnswer(run, provider, model);
    // The series only repeats its last attempt.
    const cause = innermost(error);
    throw new ModelProviderError(explainProviderError(cause, provider, model), { cause });
  }
  refuseAnswer(run, provider, model);
  if (run.lostServer) throw run.lostServer;
}

/** @throws ModelProviderError where the model's last answer cannot be followed */
function refuseAnswer({ unfitAnswer }: PromptRun, provider: string, model: string): void {
  if (unfitAnswer === undefined) return;
  throw new ModelProviderError(
    `The answer of model provider "${provider}" (model "${model}") cannot be followed: ${unfitAnswer}.`,
  );
}
