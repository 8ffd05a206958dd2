import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '../api/client/client.ts';
import type { Operation } from '../api/operation.ts';
import { routes } from '../api/routes.ts';
import { notFoundProblem } from '../api/validation.ts';
import { actionInputs } from '../inputs/config.ts';
import { openJob } from '../inputs/job.ts';
import { readRequest } from '../inputs/request.ts';
import { evidenceOf } from '../render/evidence.ts';
import { failure as foundFailure, resultsFailure } from '../report/failure.ts';
import { FailureError } from '../report/failure-error.ts';
import { placeOfInput } from '../report/place.ts';
import type { Environment } from '../session/environment.ts';
import { failureOf } from '../session/failure.ts';
import { guard } from '../session/guard.ts';
import { namedBy } from '../session/hosted.ts';
import { openConnection } from '../session/session.ts';
import { type REQUEST_OUTPUTS, writeOutputs } from '../surfaces/outputs.ts';
import { explain } from '../words/failures.ts';
import { MESSAGES } from '../words/messages.ts';
import { describeProblem } from '../words/problems.ts';
import { environmentOf } from './environment.ts';

/** Bytes of the output with the result. The file has it all. */
const MAX_OUTPUT_BYTES = 64 * 2 ** 10;

/**
 * Sends one request of the API, and returns the exit code of the step: 1 for problems and refusals.
 * The error of a tool is a result.
 */
export async function main(...given: Parameters<typeof environmentOf>): Promise<number> {
  const environment = environmentOf(...given);
  const { variables, workspace, logger, redactor } = environment;
  const end = (lines: string[], outputs: Partial<Record<keyof typeof REQUEST_OUTPUTS, string>>) => {
    const { GITHUB_OUTPUT: path } = variables;
    if (path) writeOutputs(path, outputs);
    for (const line of lines) logger.error(line);
    return lines.length === 0 ? 0 : 1;
  };
  try {
    const answer = await send(environment);
    if ('problems' in answer) {
      return end(answer.problems.map(describeProblem), { status: '', 'error-code': 'invalid' });
    }
    const { operation, reply } = answer;
    const content = JSON.stringify(redactor.json(reply, Number.POSITIVE_INFINITY));
    const step = (variables['GITHUB_ACTION'] ?? 'step').replace(/[^\w-]/g, '_');
    const folder = join(variables['RUNNER_TEMP'] ?? workspace, 'mcp-eval-request', step);
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'result.json');
    writeFileSync(path, content);
    const result = Buffer.byteLength(content) > MAX_OUTPUT_BYTES ? '' : content;
    const { isError: hasFailed, status: health } = Object(reply);
    const isError = hasFailed === true || (operation === 'diagnoseServer' && health !== 'ready');
    logger.info(MESSAGES.answered(operation, isError, path));
    const { status } = routes[operation];
    return end([], { result, 'result-path': path, status: `${status}`, 'is-error': `${isError}` });
  } catch (error) {
    const failure = failureOf(error, environment);
    const { status, code, reason } =
      failure.kind === 'service' ? failure : { status: '', code: null, reason: failure.kind };
    const isSafe = /^\w{1,60}$/.test(code ?? '');
    const outputs = { status: `${status ?? ''}`, 'error-code': (isSafe && code) || reason };
    // A service says of a server how it ended.
    const { data } = foundFailure.safeParse(Object(error).details?.failure);
    const evidence = data && evidenceOf(data);
    return end([`${explain(data ?? failure)}\n${evidence?.text ?? ''}`.trim()], outputs);
  }
}

/** Throws FailureError; the reason of the signal. */
async function send(environment: Environment) {
  const { variables, logger, redactor, signal } = environment;
  const { config, request, problems } = await readRequest(actionInputs(variables));
  redactor.add('api-key', [config.apiKey]);
  redactor.add('github-token', [config.githubToken]);
  const job = await openJob(config.githubToken, environment);
  const guarded = await guard(config, environment, job, async () => false);
  if (guarded.failure) throw new FailureError(guarded.failure);
  if (guarded.problem) problems.push(guarded.problem);
  if (request === null || problems.length > 0) return { problems };
  const detail = guarded.allowed?.join(', ');
  if (detail) logger.warn(explain(resultsFailure('untrusted', { detail })));
  const opened = await openConnection(config, environment);
  if ('problems' in opened) return opened;
  const { client, projectId, close } = opened;
  try {
    const { operation, query, body } = request;
    const parameters = Object.fromEntries(request.parameters.set('projectId', projectId));
    const wanted = parameters['serverId'];
    if (wanted !== undefined) {
      const call = { parameters: { projectId }, signal };
      const servers = await Array.fromAsync(client.list('listServers', call));
      const [server] = namedBy(wanted, servers);
      const names = servers.map(({ name }) => name);
      const data = notFoundProblem('server', wanted, names);
      if (!server) return { problems: [{ place: placeOfInput('parameters'), data }] };
      parameters['serverId'] = server.id;
    }
    const call = { parameters, query: Object.fromEntries(query), body, signal };
    // It fits the schemas of the operation.
    return { operation, reply: await client.call(operation, call as Call<Operation>) };
  } finally {
    await close();
  }
}
