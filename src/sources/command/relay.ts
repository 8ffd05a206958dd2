import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '../../api/client/client.ts';
import { ServiceError } from '../../api/client/service-error.ts';
import { OPERATIONS, type Operation, TERMINAL_STATUSES } from '../../api/operation.ts';
import { ROW_ESSENTIALS, type Row } from '../../api/resources/ingest.ts';
import { BASE_PATH, routes, SDK_INFO } from '../../api/routes.ts';
import { canonicalJson } from '../../lib/canonical-json.ts';
import { stackOf } from '../../lib/errors.ts';
import { settle } from '../../lib/sleep.ts';
import { parseJson } from '../../lib/text.ts';
import type { Session } from '../../session/session.ts';
import { describeRefusal, type RefusalReason } from '../../words/refusals.ts';

const MAX_BYTES = 32 * 2 ** 20;
/** For requests under way. */
const CLOSE_MS = 5_000;
/** Compared as it is sent: a path with escapes is another one. Older SDKs name no project. */
const PATH = new RegExp(`^(?:${BASE_PATH}/projects/([^/]+)/eval-ingest|/sdk/v1/evals)/(.+)$`);
const CODES: Record<number, string> = { 401: 'UNAUTHORIZED', 404: 'NOT_FOUND' };

interface Answer {
  status: number;
  body: object;
}

/** A run that a program began. */
interface ReportedRun {
  id: string;
  /** Foreign text. */
  suite: string;
  /** Results that the program announced. */
  announced: number;
  /** The request that ended it; null: none did. */
  endedBy: string | null;
}

/** What a program reported, and what of it the service did not take. */
class ReportedRuns {
  readonly runs = new Map<string, ReportedRun>();
  /** What was said to requests that have not succeeded later, and of rows that were left out. */
  readonly refused = new Map<string, string>();
  /** What counts of each row with an id of its own. */
  private readonly rows = new Map<string, string>();

  /** Notes a request that the service took, and what it answered. It leaves out rows of known ids. */
  take(
    operation: Operation,
    request: string,
    body: { runId?: string; suiteName?: string; expectedIterations?: number; results?: Row[] },
    reply: { runId?: string; status?: string | null },
  ): void {
    const { suiteName = '', expectedIterations, results = [] } = body;
    this.refused.delete(request);
    for (const row of results) {
      const { externalIterationId: rowId } = row;
      const key = canonicalJson([reply.runId ?? body.runId, rowId]);
      const content = canonicalJson(ROW_ESSENTIALS.map((name) => row[name] ?? null));
      const isOther = rowId && (this.rows.get(key) ?? content) !== content;
      if (isOther) this.refused.set(key, describeRefusal({ reason: 'row-id', rowId }));
      this.rows.set(key, content);
    }
    const { runId: id = '', status } = reply;
    const run = this.runs.get(id) ?? { id, suite: suiteName, announced: 0, endedBy: null };
    if (operation === 'startRun' || operation === 'reportRun') this.runs.set(id, run);
    run.announced = Math.max(run.announced, expectedIterations ?? 0);
    if (!TERMINAL_STATUSES.includes(status ?? '')) return;
    // Only the same request again finds nothing new.
    const isRepeated = operation === 'reportRun' && (run.endedBy ?? request) === request;
    const message = describeRefusal({ reason: 'run-ended', status: status ?? '' });
    if (operation !== 'finalizeRun' && !isRepeated)
      this.refused.set(id, `${run.suite}: ${message}`);
    run.endedBy ??= request;
  }
}

/**
 * Stands between an eval program and the service of this process, on this machine with a key of its
 * own. It lets reports pass, and notes what becomes of them. The program reaches nothing else, and
 * finds it by the variables.
 */
export async function startRelay(session: Pick<Session, 'client' | 'projectId' | 'environment'>) {
  const { client, projectId, environment } = session;
  const reported = new ReportedRuns();
  const key = `sk_${randomBytes(32).toString('base64url')}`;
  environment.redactor.add('MCPJAM_API_KEY', [key]);
  const expected = digest(`Bearer ${key}`);

  const forward = async (
    operation: Operation,
    content: string | null,
    { headers, complete }: IncomingMessage,
  ): Promise<Answer> => {
    const { authorization = '', 'content-encoding': encoding } = headers;
    if (!timingSafeEqual(digest(authorization), expected)) return refusal(401, { reason: 'key' });
    if (encoding !== undefined) return refusal(415, { reason: 'encoding' });
    if (!complete) return refusal(400, { reason: 'request-ended' });
    if (content === null) return refusal(413, { reason: 'body-size', maxBytes: MAX_BYTES });
    const body = parseJson(content);
    if (body === undefined) return refusal(400, { reason: 'body-json' });
    try {
      // The service checks the body.
      const call = { parameters: { projectId }, body } as Call<Operation>;
      return { status: 200, body: await client.call(operation, call) };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { status, code, message } = error.failure;
      return { status: status ?? 502, body: { ok: false, error: message, code, message } };
    }
  };
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { method, url: path = '' } = request;
    const content = await readBody(request);
    if (method === 'GET' && path === SDK_INFO.path) return { status: 200, body: SDK_INFO.reply };
    const [, project = 'default', suffix] = PATH.exec(path) ?? [];
    const isOwn = method === 'POST' && (project === 'default' || project === projectId);
    const operation = OPERATIONS.find(
      (one) => isOwn && routes[one].path === `/projects/{projectId}/eval-ingest/${suffix}`,
    );
    const none = refusal(404, { reason: 'route' });
    if (method === 'GET') return none;
    // The same for the same body, which may be a report to a wrong path.
    const id = hash('sha256', content ?? randomBytes(16));
    const answered = operation ? await forward(operation, content, request) : none;
    const { status, body } = answered;
    if (operation && status === 200)
      reported.take(operation, id, Object(parseJson(content ?? '')), Object(body));
    // Reporters send the content itself then.
    else if (operation !== 'createUploadUrl')
      reported.refused.set(id, `${operation ?? path}: HTTP ${status}: ${Object(body).message}`);
    return answered;
  };
  const server = createServer((request, response) => {
    const write = ({ status, body }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    answer(request).then(write, (error) => {
      environment.logger.debug(stackOf(error));
      reported.refused.set(request.url ?? '', 'HTTP 500');
      write(refusal(500, { reason: 'bug' }));
    });
  });
  // A request that meets the end of an idle connection is lost.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const variables = {
    MCPJAM_BASE_URL: `http://127.0.0.1:${port}`,
    MCPJAM_API_KEY: key,
    MCPJAM_PROJECT_ID: projectId,
  };
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await settle([closed], CLOSE_MS);
    server.closeAllConnections();
  };
  return { variables, reported, close };
}

const digest = (text: string) => hash('sha256', text, 'buffer');

/** Reads a body to its end, or else its sender never sees the answer; null: it is too large. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request) {
      bytes += chunk.length;
      if (bytes <= MAX_BYTES) chunks.push(chunk);
    }
  } catch (error) {
    // The request is not complete.
    if (error !== request.errored) throw error;
  }
  return bytes > MAX_BYTES ? null : Buffer.concat(chunks).toString();
}

/** SDKs read `error`, or `message`. */
function refusal(status: number, reason: RefusalReason): Answer {
  const message = describeRefusal(reason);
  const code = CODES[status] ?? 'VALIDATION_ERROR';
  return { status, body: { ok: false, error: message, code, message } };
}
