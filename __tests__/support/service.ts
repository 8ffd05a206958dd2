/** The service in this process, and requests to it. */
import { randomUUID } from 'node:crypto';
import type { LocalServer, RemoteServer, ServerEntry } from '../../src/api/servers-file.ts';
import { Processes } from '../../src/lib/processes.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import type { Problem } from '../../src/report/problem.ts';
import type { ProjectSetup } from '../../src/service/catalogue/config-file.ts';
import type { ServiceSetup, Settings } from '../../src/service/settings.ts';
import { emptyProject, newKey } from '../../src/service/settings.ts';
import { type Service, startService } from '../../src/service/start.ts';
import type { Surroundings } from '../../src/service/surroundings.ts';
import { closing } from './closings.ts';
import { CALCULATOR } from './runner.ts';

export const SETTINGS: Settings = {
  ratePerSecond: 10_000,
  burst: 10_000,
  maxConcurrentRuns: 2,
  providers: new Map(),
  artifactFolder: null,
  isLocalOnly: true,
  takesCommands: true,
};

export interface TestService extends Service {
  key: string;
  /** Mistakes of ours that it logged. Its end throws them. */
  bugs: unknown[];
  /** Sentences about what changed no result. */
  warnings: string[];
  redactor: Redactor;
  /** Sends a request to a path below the version. A body makes it a POST. */
  send: (path: string, body?: unknown, init?: RequestInit) => Promise<Answer>;
  /** Path of the first project. */
  project: string;
  /** Waits until a run of the first project has ended. Resolves to it. */
  endOf: (runId: string) => Promise<Answer['body']>;
  /** The iterations of a run, once it has ended. */
  iterationsOf: (runId: string) => Promise<Answer['body']>;
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of all shapes
  body: any;
}

/** A reference to a variable that is not set. */
export const UNSET: Problem = {
  place: { source: '.mcp.json', isInput: false, line: 3, column: 9, path: 'mcpServers.a.env.A' },
  data: { code: 'reference', written: `\${A}`, variable: 'A' },
};

/** A server in a process of its own: the calculator, unless `entry` says something else. */
export const localServer = (name: string, entry: Partial<LocalServer> = {}): LocalServer => {
  return { ...CALCULATOR, name, env: {}, cwd: null, unset: [], protocolVersion: null, ...entry };
};

export const remoteServer = (
  name: string,
  url: string,
  headers: Record<string, string> = {},
): RemoteServer => ({ name, url, headers, transport: 'http', unset: [], protocolVersion: null });

/** What a service or connection is given, other than `members`. */
export const surroundingsOf = (members: Partial<Surroundings> = {}): Surroundings => ({
  workspace: import.meta.dirname,
  environment: process.env,
  concurrency: 2,
  redactor: new Redactor(),
  living: new Processes(randomUUID()),
  now: Date.now,
  onBug: (error) => {
    throw error;
  },
  ...members,
});

/** Starts the service on a free port, in memory unless `databaseFile` is given. */
export async function startTestService(
  projects: Partial<ProjectSetup>[] = [{}],
  setup: Partial<ServiceSetup> = {},
  now: () => number = Date.now,
): Promise<TestService> {
  const redactor = new Redactor();
  const bugs: unknown[] = [];
  const warnings: string[] = [];
  const key = newKey();
  const all = projects.map((project) => ({ ...emptyProject('Default'), ...project }));
  const place = { databaseFile: null, host: '127.0.0.1', port: 0 };
  const onBug = (error: unknown) => bugs.push(error);
  const onWarning = (sentence: string) => warnings.push(sentence);
  const service = await startService(
    { ...place, settings: SETTINGS, projects: all, key, ...setup },
    surroundingsOf({ redactor, now, onBug, onWarning }),
  );
  const send = (path: string, body?: unknown, init: RequestInit = {}) =>
    request(`${service.origin}/api/v1${path}`, key, body, init);
  const { body } = await send('/projects');
  const project = `/projects/${body.items[0].id}`;
  const endOf = async (runId: string) => {
    for (;;) {
      const { body: run } = await send(`${project}/eval-runs/${runId}`);
      if (run.status !== 'running') return run;
    }
  };
  const own = { key, bugs, warnings, redactor, send, project, endOf };
  return {
    ...service,
    ...own,
    iterationsOf: async (runId) => {
      await endOf(runId);
      return (await send(`${project}/eval-runs/${runId}/iterations`)).body.items;
    },
    close: closing(async () => {
      await service.close();
      // Without an assertion: programs outside of Jest import this file.
      if (bugs.length > 0) throw new AggregateError(bugs);
    }),
  };
}

/** Starts the service with one project, which has these servers. */
export const serviceWith = (
  servers: ServerEntry[] = [],
  setup: Partial<ServiceSetup> = {},
  now: () => number = Date.now,
): Promise<TestService> => startTestService([{ servers }], setup, now);

/** The ids of the servers of the first project, by name. */
export async function serverIdsOf(service: TestService): Promise<Map<string, string>> {
  const { items } = (await service.send(`${service.project}/servers`)).body;
  return new Map(items.map(({ id, name }: { id: string; name: string }) => [name, id]));
}

/** Sends a request with a key. A body makes it a POST; text is sent as it is. */
export async function request(url: string, key: string, body?: unknown, init: RequestInit = {}) {
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: content }),
    ...init,
    headers: { authorization: `Bearer ${key}`, ...init.headers },
  });
  const text = await response.text();
  const { status, headers } = response;
  const answer: Answer = { status, headers, body: text === '' ? undefined : JSON.parse(text) };
  return answer;
}
