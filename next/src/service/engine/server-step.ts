import type { ToolCall } from '../../api/cases/steps.ts';
import type { StepResult } from '../../judge/record.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { Failure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Connection } from '../mcp/connection.ts';
import type { ToolResult } from '../mcp/shapes.ts';
import { assertionFailure, type Place } from './judgement.ts';

/** Calls a tool, and judges whether its end is the expected one. */
export async function callTool(
  step: ToolCall,
  { slot, transcript, redactor }: Place,
): Promise<Failure | null> {
  const server = redactor.text(slot.serverOf(step).entry.name, NAME_LIMIT);
  const tool = redactor.text(step.toolName, NAME_LIMIT);
  const { expectError } = step;
  transcript.last = null;
  transcript.waitedFor = 'server';
  const { result, open, durationMs, outputSchema } = await slot.use(step, async (connection) => {
    await checkTool(step, server, connection, redactor);
    const opened = transcript.beginCall(
      step.toolName,
      step.arguments,
      'step',
      expectError !== undefined,
    );
    const startedAt = performance.now();
    const answer = await connection.call(step.toolName, step.arguments).catch((error) => {
      const failure = error instanceof FailureError ? error.failure : null;
      if (failure?.kind === 'server') failure.tool = tool;
      throw error;
    });
    return {
      result: answer,
      open: opened,
      durationMs: performance.now() - startedAt,
      outputSchema: connection.tools.get(step.toolName)?.['outputSchema'],
    };
  });
  transcript.waitedFor = null;
  const answered: StepResult = {
    server,
    subject: tool,
    isError: result.isError === true,
    text: textOf(result),
    structured: result.structuredContent,
    raw: result,
    parts: [],
    durationMs,
    outputSchema,
  };
  const failure = judgeEnd(step, answered, result.errorCode ?? null, redactor);
  const error = answered.isError ? answered.text : null;
  open.end({ result, error, isWanted: failure === null });
  transcript.last = failure === null ? answered : null;
  return failure;
}

function judgeEnd(
  { id, expectError }: ToolCall,
  result: StepResult,
  code: number | null,
  redactor: Redactor,
): Failure | null {
  const { server, subject: tool, isError, text } = result;
  if (expectError === undefined) {
    if (!isError) return null;
    return { kind: 'tool-error', server, tool, code, message: redactor.text(text, TEXT_LIMIT) };
  }
  const wanted = expectError === true ? '' : (expectError.contains ?? '');
  if (isError && text.toLowerCase().includes(wanted.toLowerCase())) return null;
  const expected = wanted || 'any error';
  const observed = isError ? text : null;
  const miss = { kind: 'miss' as const, condition: null, path: null, expected, observed };
  return assertionFailure('expectError', miss, id, result, redactor);
}

/** The text parts of a result, else its structured content as JSON. */
function textOf({ content = [], structuredContent }: ToolResult): string {
  const parts = content.flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
  if (content.length > 0 || structuredContent === undefined) return parts.join('\n');
  return JSON.stringify(structuredContent);
}

/** Throws a FailureError if a server does not have the tool of a step. */
async function checkTool(
  { toolName, expectError }: ToolCall,
  server: string,
  connection: Connection,
  redactor: Redactor,
): Promise<void> {
  const { tools, badTools } = connection;
  const mayBeNew = !tools.has(toolName) && connection.mayChangeTools;
  if (connection.hasListChanged || mayBeNew) await connection.loadTools();
  // The call of a bad tool fails by what MCP does not allow in it.
  if (tools.has(toolName) || badTools.has(toolName)) return;
  const { listRefusal } = connection;
  if (listRefusal !== null && expectError === undefined) return;
  // The error of a tool that may not exist proves nothing.
  if (listRefusal !== null) throw listRefusal;
  const tool = redactor.text(toolName, NAME_LIMIT);
  const found = nearestName(toolName, tools.keys());
  const nearest = found === undefined ? null : redactor.text(found, NAME_LIMIT);
  throw new FailureError({ kind: 'missing-tool', server, tool, nearest, baselineHad: null });
}
