import type { ResultAssertion } from '../../api/cases/assertions.ts';
import type { ServerStep } from '../../api/cases/steps.ts';
import { missOf } from '../../judge/miss.ts';
import type { StepResult } from '../../judge/record.ts';
import { readAnswer } from '../../judge/step-result.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Failure } from '../../report/failure.ts';
import { NOWHERE } from '../../report/place.ts';
import type { Connection } from '../mcp/connection.ts';
import { resultOfError } from '../mcp/server-failure.ts';
import { LISTS, type ListName } from '../mcp/shapes.ts';
import { assertionFailure, judgeWithin, type Place } from './judgement.ts';
import { missingTool } from './plan.ts';
import type { EndCall } from './transcript.ts';

/** What a step asks of a server. */
interface Request {
  what: Extract<Failure, { kind: 'tool-error' }>['what'];
  /** Name of what is asked for; of a list, its method. */
  subject: string;
  method: string;
  params: Record<string, unknown>;
  /** All pages of it are asked for. */
  list?: ListName;
}

/** Asks a server what a step says, and judges whether its end is the expected one. */
export async function askServer(step: ServerStep, place: Place): Promise<Failure | null> {
  const { slot, transcript, redactor } = place;
  const request = requestOf(step);
  const { what } = request;
  const isTool = what === 'tool';
  const asked = slot.serverOf(step);
  const server = redactor.text(asked.entry.name, NAME_LIMIT);
  const subject = redactor.text(request.subject, NAME_LIMIT);
  const isErrorExpected = step.expectError !== undefined;
  let end: EndCall | undefined;
  transcript.last = null;
  transcript.waitedFor = 'server';
  const { raw, durationMs, outputSchema } = await slot.use(step, async (connection) => {
    if (isTool && !(await hasTool(connection, request.subject))) {
      const { listRefusal, tools } = connection;
      // The error of a tool that may not exist proves nothing.
      if (listRefusal === null) throw missingTool(request.subject, [asked], tools.keys(), redactor);
      if (isErrorExpected) throw listRefusal;
    }
    // A request that is repeated in a new session is one request.
    end ??= isTool
      ? transcript.beginCall(request.subject, request.params, 'step', isErrorExpected)
      : transcript.beginCall(request.method, request.params, 'request');
    const startedAt = performance.now();
    return {
      raw: await send(request, connection).catch(resultOfError),
      durationMs: performance.now() - startedAt,
      outputSchema: isTool ? connection.tools.get(request.subject)?.['outputSchema'] : undefined,
    };
  });
  transcript.waitedFor = null;
  const { isError = false, errorCode: code = null } = Object(raw);
  // An error of the protocol has the form of a tool's.
  const answer = readAnswer(isError ? 'tool' : what, raw);
  const result = { ...answer, isError, server, subject, raw, durationMs, outputSchema };
  let failure: Failure | null = null;
  if (isErrorExpected) failure = await judgeError(step, result, place);
  else if (isError) {
    const message = redactor.text(result.text, TEXT_LIMIT);
    failure = { kind: 'tool-error', server, what, tool: subject, code, message, ...NOWHERE };
  }
  end?.({ result: raw, error: isError ? result.text : null, isWanted: failure === null });
  transcript.last = failure === null ? result : null;
  return failure;
}

/** Judges whether a result is the error that its step expects; null: it is. */
async function judgeError(
  { id, expectError }: ServerStep,
  result: StepResult,
  { transcript, redactor, rules }: Place,
): Promise<Failure | null> {
  const { contains, matches }: { contains?: string; matches?: string } = Object(expectError);
  const assertions: ResultAssertion[] = [];
  if (contains !== undefined) assertions.push({ type: 'textContains', needle: contains });
  if (matches !== undefined) assertions.push({ type: 'textMatches', pattern: matches });
  const view = transcript.view('prompt');
  const condition = expectError === true ? 'any' : 'succeeded';
  let miss = result.isError ? null : missOf(contains ?? matches ?? '', result.text, condition);
  for (const assertion of assertions)
    miss ??= await judgeWithin({ assertion, result, view, rules });
  return miss && assertionFailure('expectError', miss, id, result, redactor);
}

function requestOf(step: ServerStep): Request {
  switch (step.kind) {
    case 'toolCall':
      return { what: 'tool', subject: step.toolName, method: 'tools/call', params: step.arguments };
    case 'promptGet': {
      const { promptName: name, arguments: args = {} } = step;
      const params = { name, arguments: args };
      return { what: 'prompt', subject: name, method: 'prompts/get', params };
    }
    case 'resourceRead': {
      const { uri } = step;
      return { what: 'resource', subject: uri, method: 'resources/read', params: { uri } };
    }
    default: {
      // `toolList` asks for `tools`, and so on.
      const list = step.kind.replace(/List$/, 's') as ListName;
      const { method } = LISTS[list];
      return { what: 'list', subject: method, method, params: {}, list };
    }
  }
}

async function send(request: Request, connection: Connection): Promise<object> {
  const { what, subject, method, params, list } = request;
  if (what === 'tool') return connection.call(subject, params);
  // A server that does not offer a list says so: it is not empty.
  return list ? { [list]: await connection.askAll(list) } : connection.ask(method, params);
}

/** Whether a server has a tool. It is asked anew if its list may have changed. */
async function hasTool(connection: Connection, toolName: string): Promise<boolean> {
  const { tools, badTools } = connection;
  const mayBeNew = !tools.has(toolName) && connection.mayChangeTools;
  if (connection.hasListChanged || mayBeNew) await connection.loadTools();
  // The call of a bad tool fails by what MCP does not allow in it.
  return tools.has(toolName) || badTools.has(toolName);
}
