import type { ExpectedError, ServerStep } from '../../../contract/cases/server-step.ts';
import type { Redacted, Redactor } from '../../../redaction/redactor.ts';
import { McpServerError } from '../../mcp/server-error.ts';
import {
  beginToolSpan,
  currentSegment,
  endCall,
  type IterationContext,
} from '../iteration-context.ts';
import { callError } from '../judging/assertions-tools.ts';
import { judgeRegex } from '../judging/bounded/safe-regex.ts';
import { containsText } from '../judging/bounded/text-search.ts';
import type { JudgedResult } from '../judging/results/judged-result.ts';
import type { ConnectedServer } from '../servers/iteration-servers.ts';
import { hasNoTool, toldNames } from '../servers/near-names.ts';
import type { SpanScope } from '../transcript/span-recorder.ts';
import { storeToolResult } from '../transcript/tool-result.ts';
import type { RecordedCall } from '../transcript/transcript.ts';
import { answerOfError, type ServerAnswer, serverRequest } from './server-request.ts';

const QUOTE_LENGTH = 200;

/** How a step that asks a server ended. */
export interface ServerStepEnd {
  result: JudgedResult;
  /** Why the case fails; null where the server answered as the step wants it. */
  failure: string | null;
}

/**
 * Asks a server what a step says, without a model.
 *
 * @throws McpServerError when the server is lost; Error when the run has no such server
 */
export async function runServerStep(
  context: IterationContext,
  step: ServerStep,
  scope: SpanScope,
): Promise<ServerStepEnd> {
  const connected = await context.servers.connect(step);
  const { server, connection } = connected;
  const request = serverRequest(step);
  const call: RecordedCall = {
    toolCallId: `step_${scope.stepIndex}`,
    toolName: request.name,
    serverId: server.id,
    arguments: request.params,
    outcome: null,
  };
  const kind = step.kind === 'toolCall' ? 'call' : 'request';
  currentSegment(context).entries.push({ kind, call });
  const span = beginToolSpan(context, call, scope);
  const startedAt = context.now();
  let answer: ServerAnswer;
  try {
    answer = await request.send(connection, context.signal);
    call.outcome = { kind: 'result', result: storeToolResult(answer.stored, context.redactor) };
  } catch (error) {
    if (!(error instanceof McpServerError)) throw error;
    call.outcome = { kind: 'failure', message: context.redactor.text(error.message) };
    if (error.kind !== 'answered') {
      endCall(call, span, call.outcome);
      throw error;
    }
    answer = answerOfError(error);
  }
  const result: JudgedResult = {
    ...answer.judged,
    subject: request.subject,
    durationMs: context.now() - startedAt,
    outputSchema: async () => {
      if (step.kind !== 'toolCall') return undefined;
      const tools = await connection.listTools(context.signal);
      return tools.find(({ name }) => name === step.toolName)?.outputSchema;
    },
  };
  const failure =
    step.expectError === undefined
      ? await describeError(context, connected, step, call)
      : unwantedEnd(step.expectError, result, answer.isRefusal, context.redactor);
  call.isErrorWanted = failure === null && result.isError;
  if (call.outcome !== null) endCall(call, span, call.outcome);
  return { result, failure };
}

/** Why a step without an expected error fails; null where the server answered well. */
async function describeError(
  context: IterationContext,
  connected: ConnectedServer,
  step: ServerStep,
  call: RecordedCall,
): Promise<string | null> {
  const problem = callError(call);
  if (problem === undefined) return null;
  const missing =
    step.kind === 'toolCall' ? await describeMissingTool(context, connected, step.toolName) : null;
  const { subject } = serverRequest(step);
  const named = `${subject.slice(0, 1).toUpperCase()}${subject.slice(1)}`;
  return missing ?? `${named} of server "${connected.server.name}" failed: ${problem}`;
}

/** Says so where the server has no such tool; one it had before the run is not looked for again. */
async function describeMissingTool(
  { findings, signal, redactor }: IterationContext,
  { server, connection }: ConnectedServer,
  toolName: string,
): Promise<string | null> {
  const before = findings.find(({ serverId }) => serverId === server.id)?.tools ?? null;
  if (before === null || before.includes(toolName)) return null;
  const names = (await connection.listTools(signal)).map(({ name }) => name);
  return names.includes(toolName)
    ? null
    : hasNoTool(server.name, toolName, toldNames(names, redactor));
}

/** Why the end of a step that expects an error is not the expected one; null where it is. */
function unwantedEnd(
  wanted: ExpectedError,
  { subject, text, isError }: JudgedResult,
  isRefusal: boolean,
  redactor: Redactor,
): Redacted | null {
  const { contains, matches } = wanted === true ? {} : wanted;
  const form = [
    ...(contains === undefined ? [] : [` that contains ${JSON.stringify(contains)}`]),
    ...(matches === undefined ? [] : [` that matches ${matches}`]),
  ].join(' and');
  const said = text.trim() === '' ? '(empty)' : redactor.excerpt(text, QUOTE_LENGTH);
  const but = (what: string) =>
    redactor.text(`Expected ${subject} to end in an error${form}, but ${what}`);
  if (!isError) return but(`it answered: ${said}`);
  if (!isRefusal) return but(`the server did not answer as MCP wants it: ${said}`);
  if (contains !== undefined && !containsText(text, contains, false)) {
    return but(`the error is: ${said}`);
  }
  if (matches === undefined) return null;
  const judgement = judgeRegex(matches, text);
  if ('refused' in judgement) return but(`the pattern was not judged: ${judgement.refused}.`);
  return judgement.matches ? null : but(`the error is: ${said}`);
}
