import type { Step } from '../../contract/cases/test-case.ts';
import { McpServerError } from '../mcp/server-error.ts';
import {
  beginToolSpan,
  currentSegment,
  endCall,
  type IterationContext,
} from './iteration-context.ts';
import { callError } from './judging/assertions-tools.ts';
import type { ConnectedServer } from './servers/iteration-servers.ts';
import { hasNoTool, toldNames } from './servers/near-names.ts';
import type { SpanScope } from './transcript/span-recorder.ts';
import { storeToolResult } from './transcript/tool-result.ts';
import type { RecordedCall } from './transcript/transcript.ts';

type ToolCallStep = Extract<Step, { kind: 'toolCall' }>;

/**
 * Calls a tool without a model.
 *
 * @returns why the case fails; null where the tool answered well
 * @throws McpServerError when the server is lost; Error when the run has no such server
 */
export async function runToolCallStep(
  context: IterationContext,
  step: ToolCallStep,
  scope: SpanScope,
): Promise<string | null> {
  const { server, connection } = await context.servers.connect(step);
  const call: RecordedCall = {
    toolCallId: `step_${scope.stepIndex}`,
    toolName: step.toolName,
    serverId: server.id,
    arguments: step.arguments,
    outcome: null,
  };
  currentSegment(context).entries.push({ kind: 'call', call });
  const span = beginToolSpan(context, call, scope);
  try {
    const result = await connection.callTool(step.toolName, step.arguments, context.signal);
    endCall(call, span, { kind: 'result', result: storeToolResult(result, context.redactor) });
  } catch (error) {
    if (!(error instanceof McpServerError)) throw error;
    endCall(call, span, { kind: 'failure', message: context.redactor.text(error.message) });
    if (error.kind !== 'answered') throw error;
  }
  const problem = callError(call);
  if (problem === undefined) return null;
  const missing = await describeMissingTool(context, { server, connection }, step.toolName);
  return missing ?? `Tool "${step.toolName}" of server "${server.name}" failed: ${problem}`;
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
