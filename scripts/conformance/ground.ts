import { z } from 'zod';
import type { RouteCall } from '../../__tests__/support/service/conformance/route-call.ts';
import type { Operation } from '../../src/contract/routes/table.ts';
import { ExpectedError } from '../../src/trouble/errors.ts';
import { NoServiceError, type ServiceCaller } from './service-caller.ts';

/** What a route would have to be tried with is not there. */
export class MissingError extends ExpectedError {}

/** Names of the parameters of paths that stand for what a service has. */
type Name =
  | 'projectId'
  | 'serverId'
  | 'suiteId'
  | 'caseId'
  | 'runId'
  | 'iterationId'
  | 'hostId'
  | 'chatboxId';

const listSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullish(),
      enabled: z.boolean().nullish(),
      status: z.string().nullish(),
      updatedAt: z.number().nullish(),
      latestRun: z.unknown().optional(),
    }),
  ),
});
type Item = z.infer<typeof listSchema>['items'][number];

/** What is to be looked at, by id or name; what is nearest where it is null. */
export interface NamedGround {
  project: string | null;
  server: string | null;
}

/** How much is looked through for something to try routes with. */
const LOOK = { limit: '20' };

/**
 * What there is at a service to try its routes with, found as it is asked for. Of several things the
 * one that has most below it is taken: a suite with a run, a run that has ended.
 */
export class Ground {
  readonly #caller: ServiceCaller;
  readonly #named: NamedGround;
  readonly #found = new Map<Name, string>();

  constructor(caller: ServiceCaller, named: NamedGround) {
    this.#caller = caller;
    this.#named = named;
  }

  /** @throws MissingError where the service has none. */
  async id(name: Name): Promise<string> {
    const id = this.#found.get(name) ?? (await this.#find(name));
    this.#found.set(name, id);
    return id;
  }

  /** What was made is what routes are tried with from here on. */
  set(name: Name, id: string): void {
    this.#found.set(name, id);
  }

  /** Ids for the parameters of a path. */
  async params(names: readonly string[]): Promise<Record<string, string>> {
    const ids: Record<string, string> = {};
    for (const name of names) {
      if (!isName(name)) throw new MissingError(`nothing is known of a ${name}`);
      ids[name] = await this.id(name);
    }
    return ids;
  }

  #find(name: Name): Promise<string> {
    if (name === 'projectId') return this.#findProject();
    return name === 'serverId' ? this.#findServer() : this.#findBelow(PLACES[name]);
  }

  async #findProject(): Promise<string> {
    const items = await this.#items('projects.list', {});
    if (this.#named.project !== null) return named('project', this.#named.project, items);
    const [newest] = items.toSorted((one, other) => (other.updatedAt ?? 0) - (one.updatedAt ?? 0));
    if (newest === undefined) throw new MissingError('the key reaches no project');
    return newest.id;
  }

  async #findServer(): Promise<string> {
    const params = await this.params(['projectId']);
    const items = await this.#items('servers.list', { params });
    if (this.#named.server !== null) return named('server', this.#named.server, items);
    const [first] = items.filter(({ enabled }) => enabled !== false);
    if (first === undefined) throw new MissingError('the project has no server that is enabled');
    return first.id;
  }

  async #findBelow({ operation, below, missing, preferred }: Place): Promise<string> {
    const items = await this.#items(operation, { params: await this.params(below), query: LOOK });
    const item = (preferred && items.find(preferred)) ?? items[0];
    if (item === undefined) throw new MissingError(missing);
    return item.id;
  }

  async #items(operation: Operation, call: RouteCall): Promise<Item[]> {
    const { status, body } = await this.#caller.send(operation, call);
    const { data } = listSchema.safeParse(body);
    if (status !== 200 || data === undefined) {
      throw new MissingError(`${operation}, where it would be, is answered with ${status}`);
    }
    return data.items;
  }
}

/** @throws NoServiceError where there is none: nobody wants another one tried. */
function named(noun: string, wanted: string, items: readonly Item[]): string {
  const item = items.find(({ id }) => id === wanted) ?? items.find(({ name }) => name === wanted);
  if (item !== undefined) return item.id;
  throw new NoServiceError(`The key reaches no ${noun} ${JSON.stringify(wanted)}.`);
}

/** Where something is found. */
interface Place {
  operation: Operation;
  below: readonly Name[];
  /** What is said where there is none. */
  missing: string;
  preferred?: (item: Item) => boolean;
}

const PLACES: Readonly<Record<Exclude<Name, 'projectId' | 'serverId'>, Place>> = {
  suiteId: {
    operation: 'suites.list',
    below: ['projectId'],
    missing: 'the project has no suite',
    preferred: ({ latestRun }) => latestRun != null,
  },
  caseId: {
    operation: 'suites.cases.list',
    below: ['projectId', 'suiteId'],
    missing: 'the suite has no case',
  },
  runId: {
    operation: 'suites.runs.list',
    below: ['projectId', 'suiteId'],
    missing: 'the suite has no run',
    preferred: ({ status }) => status === 'completed',
  },
  iterationId: {
    operation: 'runs.iterations.list',
    below: ['projectId', 'runId'],
    missing: 'the run has no iteration',
  },
  hostId: {
    operation: 'hosts.list',
    below: ['projectId'],
    missing: 'the project has no host',
  },
  chatboxId: {
    operation: 'chatboxes.list',
    below: ['projectId'],
    missing: 'the project has no chatbox',
  },
};

function isName(name: string): name is Name {
  return ['projectId', 'serverId'].includes(name) || name in PLACES;
}
