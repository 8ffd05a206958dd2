import { z } from 'zod';
import { DeadlineError, NetworkError } from '../client/errors/api-error.ts';
import type { RateBucket } from '../client/rate/rate-bucket.ts';
import { DEFAULT_RETRY_POLICY } from '../client/retry/default-policy.ts';
import { askedToWaitMs, isRateRejection, repeatOf } from '../client/retry/retry-decision.ts';
import { readNetworkFailure } from '../client/transport/network-failure.ts';
import { readReply } from '../client/transport/reply.ts';
import type {
  Transport,
  TransportRequest,
  TransportResponse,
} from '../client/transport/transport.ts';
import { ingestRoutes } from '../contract/routes/ingest.ts';
import type { HttpMethod } from '../contract/routes/route.ts';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { type Repeat, retry, retryText } from '../resilience/retry.ts';
import { errorMessage } from '../trouble/errors.ts';
import type { ReportAnswer } from './reported-runs.ts';

/** A request of the program, as the service is sent it. */
export interface PassedRequest extends Omit<TransportRequest, 'signal' | 'body'> {
  /** As the program wrote it. */
  pathname: string;
  body: string;
}

/** What it takes to pass requests on. */
export interface PassingParts {
  transport: Transport;
  /** All requests to the service draw from it. */
  bucket: Pick<RateBucket, 'take' | 'penalize'>;
  clock: Clock;
  random: () => number;
  logger: Pick<Logger, 'info'>;
  secrets: Redactor;
}

/** So often trouble other than of the rate is met by another try: reporters try again themselves. */
const MOST_REPEATS_OF_TROUBLE = 2;

/**
 * The answer of the service, asked again as long as it only wants to be asked less often, which
 * reporters do not wait for (wire.md, 9.3), and after other trouble where a repeat does no harm. What
 * it refuses all the same is for the program to hear.
 * @param onTry is told what came of each try.
 * @throws what the network did; the signal's reason on abort.
 */
export async function passOn(
  { pathname, ...request }: PassedRequest,
  parts: PassingParts & { signal: AbortSignal },
  onTry: (answer: ReportAnswer) => void,
): Promise<TransportResponse> {
  const { transport, bucket, clock, random, logger, secrets: redactor, signal } = parts;
  const method = request.method as HttpMethod;
  const deadlineAtMs = clock.now() + DEFAULT_RETRY_POLICY.budgetMs;
  const call = { method, path: pathname, repeatable: isRepeatable(method, pathname, request.body) };
  let refusal: TransportResponse | null = null;
  const attempt = async (attempts: number): Promise<TransportResponse> => {
    await bucket.take(signal, deadlineAtMs).catch((error: unknown) => {
      const told = error instanceof DeadlineError ? new Error(TOO_LONG, { cause: error }) : error;
      if (attempts === 1) onTry({ ...unanswered(told), wasSent: false });
      throw told;
    });
    refusal = null;
    const { body, ...bare } = request;
    const sent = transport({ ...bare, signal, ...(body === '' ? {} : { body }) });
    const response = await sent.catch((error: unknown) => {
      const failure = readNetworkFailure(error, redactor);
      onTry({ ...unanswered(error), wasSent: failure.wasSent });
      signal.throwIfAborted();
      const context = { method, path: pathname, attempts, redactor };
      throw new NetworkError(failure.message, context, { ...failure, cause: error });
    });
    onTry(response);
    if (response.status < 400) return response;
    refusal = response;
    const reading = { attempts, redactor, nowMs: clock.now() };
    // Only for what it throws of a refusal.
    readReply({ ...call, reply: z.unknown() }, response, reading);
    return response;
  };
  let repeats = 0;
  const judge = (error: unknown): Repeat | null => {
    if (isRateRejection(error)) bucket.penalize(askedToWaitMs(error) ?? 0);
    else if (++repeats > MOST_REPEATS_OF_TROUBLE) return null;
    // No answer is made sure of, as the program asked for it once, and waits.
    const patience = { optional: true, hasDeadline: false, doubts: 0 };
    return repeatOf(error, { ...call, ...patience, granted: true });
  };
  try {
    return await retry(attempt, {
      ...{ policy: DEFAULT_RETRY_POLICY, judge, clock, random, signal },
      onWait: (wait) => {
        const why = isRateRejection(wait.error) ? 'The service asks to wait' : 'Trouble';
        logger.info(retryText(`${why} on ${method} ${pathname}`, wait));
      },
    });
  } catch (error) {
    signal.throwIfAborted();
    if (refusal !== null) return refusal;
    throw error;
  }
}

const TOO_LONG = 'it asks to be left alone for longer than a request can wait';

const unanswered = (error: unknown): ReportAnswer => ({
  ...{ status: null, text: `no answer: ${errorMessage(error)}` },
});

/** A path of the ingest routes, of either age. */
const INGEST = /^(?:\/api\/v1\/projects\/[^/]+\/eval-ingest|\/sdk\/v1\/evals)(\/.+)$/;

/**
 * Whether it does the same twice as once: by the table of routes, and as far as it says by which id
 * it is known again.
 */
function isRepeatable(method: HttpMethod, pathname: string, body: string): boolean {
  if (method === 'GET') return true;
  const path = `/projects/{projectId}/eval-ingest${INGEST.exec(pathname)?.[1]}`;
  const route = Object.values(ingestRoutes).find(
    (one) => one.method === method && one.path === path,
  );
  switch (route) {
    case undefined:
      return false;
    case ingestRoutes['ingest.start']:
      return route.repeatable && isIdentified(body, startSchema);
    case ingestRoutes['ingest.append']:
      return route.repeatable && isIdentified(body, rowsSchema);
    default:
      return route.repeatable;
  }
}

const id = z.string().min(1);
const startSchema = z.looseObject({ externalRunId: id });
const rowsSchema = z.looseObject({
  results: z.array(z.looseObject({ externalIterationId: id })),
});

function isIdentified(body: string, schema: z.ZodType): boolean {
  try {
    return schema.safeParse(JSON.parse(body)).success;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
