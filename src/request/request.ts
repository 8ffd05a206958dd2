import type { NamedAnswer } from '../client/endpoints/operations.ts';
import { ApiError } from '../client/errors/api-error.ts';
import { systemClock } from '../ports/clock.ts';
import { lateCommitSource } from '../publish/github/commits/late-commit-source.ts';
import { secretsOfAnswer, secretsOfRequest } from '../redaction/literal-secrets.ts';
import { actionsLogger, jobSecrets, learnNamed } from '../runner/actions-logger.ts';
import { cancelOnSignals, readJob } from '../runner/job.ts';
import { exposureNotice } from '../runner/prepared-process.ts';
import type { JobContext } from '../session/job-context.ts';
import { openSession } from '../session/session.ts';
import { sizeInWords } from '../text/size-in-words.ts';
import { ExpectedError } from '../trouble/errors.ts';
import { troubleTexts } from '../trouble/whose-trouble.ts';
import { VERSION } from '../version.ts';
import { type AskedOperation, readOperation } from './operation/asked-operation.ts';
import { pathParams } from './operation/path-params.ts';
import {
  type RequestConfig,
  readRawRequest,
  requestSecrets,
  toRequestConfig,
} from './request-config.ts';
import {
  checkResultPath,
  MAX_RESULT_BYTES,
  type RequestOutputs,
  resultOutput,
  toolFailed,
  writeRequestOutputs,
  writeResult,
} from './result.ts';

/** What the entry point knows of its surroundings. */
export interface RequestOptions {
  /** Program of the embedded service. */
  serviceEntry: string;
  /** Why servers can read the environment this process started with, if they can. */
  exposed: string | undefined;
}

/** The step: one operation of the API, asked and answered. Fails the step where that does not work. */
export async function runRequest({ serviceEntry, exposed }: RequestOptions): Promise<void> {
  const cancellation = cancelOnSignals();
  const secrets = jobSecrets();
  const logger = actionsLogger(secrets);
  let wasAnswered = false;
  try {
    const raw = readRawRequest();
    learnNamed(requestSecrets(raw), secrets, logger);
    if (exposed !== undefined) logger.notice(exposureNotice(exposed));
    const world = { secrets, logger, clock: systemClock, signal: cancellation.signal };
    const job = { ...(await readJob()), ...world, version: VERSION, serviceEntry };
    const config = toRequestConfig(raw, job.environment);
    const asked = await readOperation(config, (value) => {
      for (const secret of secretsOfRequest(value)) secrets.learn(secret);
    });
    const place = { ...job, resultPath: config.resultPath };
    await checkResultPath(place);
    const commits = lateCommitSource({ ...job, token: config.githubToken });
    const answer = await ask(asked, config, { ...job, commits });
    wasAnswered = true;
    // By now no server is left that could write over what is written.
    await handOver(asked, answer, place);
  } catch (error) {
    for (const text of troubleTexts(error)) logger.error(text);
    if (!(error instanceof ExpectedError) && error instanceof Error) {
      logger.debug(error.stack ?? error.message);
    }
    if (!wasAnswered) writeRequestOutputs(outputsOfTrouble(error));
    process.exitCode = 1;
  } finally {
    cancellation.release();
  }
}

/** The answer of the service, whose session is over then. */
async function ask(
  asked: AskedOperation,
  { service, allowUntrustedServers, timeoutMs }: RequestConfig,
  job: JobContext,
): Promise<NamedAnswer> {
  // Nothing of the checkout is sent, as where a suite is named that is saved.
  const suite = { kind: 'saved', suite: '' } as const;
  const models = { apiKeys: {}, emptyKeys: [] };
  const timeouts = { evalsMs: timeoutMs };
  const session = openSession(
    { mode: 'run', service, suite, models, allowUntrustedServers, timeouts },
    job,
  );
  try {
    const { client } = await session.service();
    const { signal, deadlineAtMs } = session;
    const options = { signal, deadlineAtMs };
    const { operation, query, body, idempotencyKey } = asked;
    const params = await pathParams(asked, client, options);
    const request = { params, query, body, idempotencyKey };
    return await client.operations.callNamed(operation, request, options);
  } finally {
    await session.close();
  }
}

/** Parts of an odd answer that are told of. */
const MAX_ODD = 5;

/** What was answered, in the file and in the outputs; of its secrets nothing is printed. */
async function handOver(
  { operation, route }: AskedOperation,
  answer: NamedAnswer,
  place: Parameters<typeof writeResult>[1] & Pick<JobContext, 'secrets' | 'logger'>,
): Promise<void> {
  const { secrets, logger } = place;
  // What was known as secret before comes back as none; what is new is of use to later steps.
  const json = JSON.stringify(secrets.json(answer.body));
  for (const secret of secretsOfAnswer(answer.body)) secrets.learn(secret);
  const result = resultOutput(json);
  const failed = toolFailed(operation, answer);
  const outputs = {
    result: result ?? '',
    status: String(answer.status),
    'is-error': failed === null ? '' : String(failed),
  };
  // What was done is told even where no file can be written.
  writeRequestOutputs(outputs);
  const path = await writeResult(json, place);
  writeRequestOutputs({ ...outputs, 'result-path': path });
  logger.info(
    `${operation} (${route.method} ${route.path}) was answered with ${answer.status}: ${sizeInWords(Buffer.byteLength(json))} of JSON in ${path}`,
  );
  if (result === null) {
    logger.notice(
      `${operation}: the answer is longer than the ${sizeInWords(MAX_RESULT_BYTES)} that an output may have, so \`result\` is empty. All of it is in \`result-path\`.`,
    );
  }
  if (failed === true) {
    logger.warning(`${operation}: the tool says that it failed (\`isError\`).`);
  }
  if (answer.odd.length > 0) {
    const more = answer.odd.length > MAX_ODD ? `; and ${answer.odd.length - MAX_ODD} more` : '';
    logger.warning(
      `${operation}: the answer has not the shape of the API: ${answer.odd.slice(0, MAX_ODD).join('; ')}${more}`,
    );
  }
}

function outputsOfTrouble(error: unknown): RequestOutputs {
  if (!(error instanceof ApiError)) return {};
  return { status: String(error.status), 'error-code': safeWord(error.code) };
}

/** A code comes from a service: one that is no plain word is no output. */
function safeWord(word: string): string {
  return /^[A-Za-z0-9_][A-Za-z0-9._:-]{0,99}$/.test(word) ? word : '';
}
