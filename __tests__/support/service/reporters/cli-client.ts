import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** The program waits 3 s. */
const POLL_MS = 25;

const named = z.looseObject({
  id: z.string(),
  name: z.string().nullish(),
  updatedAt: z.number().nullish(),
});
type Named = z.infer<typeof named>;
const page = z.looseObject({ items: z.array(named) });
const cases = z.looseObject({
  items: z.array(z.looseObject({ id: z.string(), title: z.string() })),
});

/** The suite detail as the CLI declares it (wire reference, 6.8 and 6.9). */
const suiteDetail = z.looseObject({
  id: z.string(),
  name: z.string(),
  environment: z.looseObject({ servers: z.array(z.string()) }),
  executionConfig: z
    .looseObject({ model: z.string(), systemPrompt: z.string(), temperature: z.number() })
    .nullable(),
  hosts: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  settings: z.looseObject({ minimumAccuracy: z.number(), judge: z.looseObject({}) }),
  schedule: z.looseObject({ enabled: z.boolean() }),
});

/** An error answer; the CLI tries nothing twice. */
export class CliError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface RunOptions {
  suite: string;
  servers?: string[];
  cases?: string[];
  knobs?: Record<string, unknown>;
}

/** `mcpjam cloud …` 3.29.0 as it is seen on the wire (wire reference, 9.4). */
export class CliClient {
  readonly #baseUrl: string;
  readonly #key: string;
  /** Requests sent: method and path, ids of this service left out. */
  readonly sent: string[] = [];

  constructor(baseUrl: string, key: string) {
    this.#baseUrl = baseUrl;
    this.#key = key;
  }

  whoami = () => this.#send('GET', '/me');

  projectsList = () => this.#send('GET', '/projects');

  async evalList() {
    return this.#send('GET', `${await this.#project()}/eval-suites`);
  }

  async evalCreate(file: { name: string; servers: string[]; model: string; cases: unknown[] }) {
    const project = await this.#project();
    const servers = await this.#resolve(`${project}/servers`, file.servers);
    return this.#send('POST', `${project}/eval-suites`, {
      name: file.name,
      serverIds: servers.map(({ id }) => id),
      serverNames: servers.map(({ name }) => name),
      model: file.model,
      tests: file.cases,
    });
  }

  async evalRun({ suite, servers, cases: wanted, knobs = {} }: RunOptions) {
    const project = await this.#project();
    const [{ id: suiteId }] = await this.#resolve(`${project}/eval-suites`, [suite]);
    const selected = servers && (await this.#resolve(`${project}/servers`, servers));
    if (selected === undefined) {
      suiteDetail.parse(await this.#send('GET', `${project}/eval-suites/${suiteId}`));
    }
    const path = `${project}/eval-suites/${suiteId}/cases`;
    const listed = wanted && cases.parse(await this.#send('GET', path));
    return this.#send('POST', `${project}/eval-runs`, {
      suiteId,
      ...(selected && { serverIds: selected.map(({ id }) => id) }),
      ...(listed && {
        caseIds: listed.items.filter(({ title }) => wanted.includes(title)).map(({ id }) => id),
      }),
      ...knobs,
    });
  }

  async evalRuns(suite: string) {
    const project = await this.#project();
    const [{ id }] = await this.#resolve(`${project}/eval-suites`, [suite]);
    return this.#send('GET', `${project}/eval-suites/${id}/runs`);
  }

  evalStatus = (runId: string) => this.#ofRun('GET', runId, '');
  evalCancel = (runId: string) => this.#ofRun('POST', runId, '/cancel');
  evalIterations = (runId: string) => this.#ofRun('GET', runId, '/iterations?limit=100');
  evalTrace = (runId: string, iterationId: string) =>
    this.#ofRun('GET', runId, `/iterations/${iterationId}/trace`);

  /** `gate --wait` with a gate that needs the rows; it polls faster than the program does. */
  async evalGate(runId: string) {
    const path = `${await this.#project()}/eval-runs/${runId}`;
    let run = await this.#send('GET', path);
    while (run.status === 'running' || run.status === 'pending') {
      await delay(POLL_MS);
      run = await this.#send('GET', path);
    }
    return { run, rows: await this.#send('GET', `${path}/iterations?limit=200`) };
  }

  async #ofRun(method: string, runId: string, rest: string) {
    return this.#send(method, `${await this.#project()}/eval-runs/${runId}${rest}`);
  }

  /** The project that changed last. */
  async #project(): Promise<string> {
    const { items } = page.parse(await this.#send('GET', '/projects'));
    const [newest] = items.sort((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0));
    return `/projects/${newest?.id}`;
  }

  async #resolve(path: string, wanted: string[]): Promise<[Named, ...Named[]]> {
    const { items } = page.parse(await this.#send('GET', path));
    const found = wanted.map((text) => {
      const sameName = items.filter(({ name }) => name?.toLowerCase() === text.toLowerCase());
      const match = items.find(({ id }) => id === text) ?? (sameName.length === 1 && sameName[0]);
      if (!match) throw new CliError(404, `nothing at ${path} is named ${text}`);
      return match;
    });
    const [first, ...others] = found;
    if (first === undefined) throw new Error('Nothing was wanted.');
    return [first, ...others];
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers whose shape is under test
  async #send(method: string, path: string, body?: unknown): Promise<any> {
    this.sent.push(`${method} ${path.replace(/(prj|st|run|it)_\w+/g, '$1')}`);
    const response = await fetch(`${this.#baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#key}`,
        'user-agent': 'mcpjam-cli/3.29.0',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const reply = await response.json();
    if (!response.ok) throw new CliError(response.status, Object(reply).message);
    return reply;
  }
}
