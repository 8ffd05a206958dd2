import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  /** With the query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** What the server does with one request. */
export type Answer =
  | { json: unknown; status?: number; headers?: Record<string, string> }
  | { text: string; status?: number; headers?: Record<string, string> }
  /** Closes the connection without an answer. */
  | 'reset'
  /** Begins an answer and closes the connection. */
  | 'truncate'
  /** Never answers. */
  | 'hang'
  /** Answers with headers and half a body, and then nothing more. */
  | 'hang in body';

/** Chooses the answer, so that a test can keep state as a service does. */
export type Script = (request: ReceivedRequest) => Answer;

export interface ScriptedServer {
  origin: string;
  baseUrl: string;
  requests: ReceivedRequest[];
  close(): Promise<void>;
}

/** One answer a request, in order; the last one is repeated. */
export function inOrder(...answers: [Answer, ...Answer[]]): Script {
  let next = 0;
  return () => {
    const answer = answers[Math.min(next, answers.length - 1)] ?? answers[0];
    next += 1;
    return answer;
  };
}

/** A real HTTP server on loopback that answers as scripted and keeps what it received. */
export async function startScriptedServer(script: Script): Promise<ScriptedServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    requests.push(request);
    reply(script(request), outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    baseUrl: `${origin}/api/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return {
    method: incoming.method ?? '',
    url: incoming.url ?? '',
    headers: incoming.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function reply(answer: Answer, outgoing: ServerResponse): void {
  if (answer === 'hang') return;
  if (answer === 'reset') {
    outgoing.destroy();
    return;
  }
  if (answer === 'truncate' || answer === 'hang in body') {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    outgoing.write('{"items":[');
    // The first bytes are on their way before the end comes.
    if (answer === 'truncate') setTimeout(() => outgoing.destroy(), 20);
    return;
  }
  const isJson = 'json' in answer;
  outgoing.writeHead(answer.status ?? 200, {
    'content-type': isJson ? 'application/json' : 'text/html',
    ...answer.headers,
  });
  outgoing.end(isJson ? JSON.stringify(answer.json) : answer.text);
}
