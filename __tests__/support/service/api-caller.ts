import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { TERMINAL_STATUSES } from '../../../src/contract/resources/run.ts';

/** An answer of the service; `body` is whatever JSON it sent. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers whose shape is under test
  body: any;
}

const RUN_DEADLINE_MS = 120_000;

const listed = z.object({ items: z.array(z.looseObject({ id: z.string(), name: z.string() })) });

/** A plain HTTP client of the service, tied to one key and its first project. */
export class ApiCaller {
  readonly baseUrl: string;
  readonly key: string;
  readonly projectId: string;
  /** Ids of the project's servers, by name. */
  readonly serverIds: Readonly<Record<string, string>>;

  private constructor(
    baseUrl: string,
    key: string,
    projectId: string,
    serverIds: Readonly<Record<string, string>>,
  ) {
    this.baseUrl = baseUrl;
    this.key = key;
    this.projectId = projectId;
    this.serverIds = serverIds;
  }

  static async connect(baseUrl: string, key: string): Promise<ApiCaller> {
    const projects = listed.parse((await send(baseUrl, key, 'GET', '/projects')).body);
    const projectId = projects.items[0]?.id ?? '';
    const path = `/projects/${projectId}/servers`;
    const servers = listed.parse((await send(baseUrl, key, 'GET', path)).body);
    const byName = Object.fromEntries(servers.items.map(({ id, name }) => [name, id]));
    return new ApiCaller(baseUrl, key, projectId, byName);
  }

  /** Id of a server of the project. */
  serverId(name: string): string {
    const id = this.serverIds[name];
    if (id === undefined) throw new Error(`There is no server ${name}.`);
    return id;
  }

  /** A path that begins with `~` is below the project. */
  get(path: string): Promise<Answer> {
    return send(this.baseUrl, this.key, 'GET', this.expand(path));
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return send(this.baseUrl, this.key, 'POST', this.expand(path), body);
  }

  patch(path: string, body?: unknown): Promise<Answer> {
    return send(this.baseUrl, this.key, 'PATCH', this.expand(path), body);
  }

  /** Polls a run until it has ended. */
  async awaitRun(runId: string): Promise<Answer['body']> {
    const deadline = Date.now() + RUN_DEADLINE_MS;
    for (;;) {
      const { body } = await this.get(`~/eval-runs/${runId}`);
      if (TERMINAL_STATUSES.includes(body.status)) return body;
      if (Date.now() > deadline) throw new Error(`Run ${runId} is still ${body.status}.`);
      await delay(25);
    }
  }

  private expand(path: string): string {
    return path.replace(/^~/, `/projects/${this.projectId}`);
  }
}

/** Sends one request; a body that is a string goes as it is. */
export async function send(
  baseUrl: string,
  key: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const answer = {
    status: response.status,
    headers: response.headers,
    body: await response.json(),
  };
  requireFinalWords(answer);
  return answer;
}

/** What published reporters take for trouble that passes, whatever the status (wire reference, 9.3). */
const RETRIED = /network|fetch|timeout|429|5\d\d/i;

/**
 * Every refusal that some test meets must be final in its words too. On the routes of reporters
 * that is so for what the message quotes; elsewhere values and paths of the request may be anything.
 */
function requireFinalWords({ status, body }: Answer): void {
  if (status < 400 || status >= 500 || status === 429) return;
  const words: string =
    'ok' in body
      ? body.message
      : body.message.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/^[\w.[\]]+: /gm, '');
  if (RETRIED.test(words)) throw new Error(`Reporters would retry this refusal: ${words}`);
}
