import type {
  Host,
  HostCreate,
  HostDeleted,
  HostDetail,
  HostUpdate,
} from '../../contract/resources/host.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { callOf, checkedBody, listOf } from '../calls/route-call.ts';

/** Hosts of a project: models with what they are told and can do. */
export class HostEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  async *list(projectId: string, options?: CallOptions): AsyncGenerator<Host, void, undefined> {
    const { 'hosts.list': route } = await hostRoutes();
    yield* this.#caller.list(listOf(route, { projectId }), options);
  }

  /** Not repeated when its answer is lost: the host may exist then. */
  async create(projectId: string, host: HostCreate, options?: CallOptions): Promise<HostDetail> {
    const { 'hosts.create': route } = await hostRoutes();
    const call = callOf(route, { projectId });
    const body = await checkedBody(route, host, call);
    return this.#caller.call({ ...call, body }, options);
  }

  async get(projectId: string, hostId: string, options?: CallOptions): Promise<HostDetail> {
    const { 'hosts.get': route } = await hostRoutes();
    return this.#caller.call(callOf(route, { projectId, hostId }), options);
  }

  /** A configuration stands in for all of the one there was. */
  async update(
    projectId: string,
    hostId: string,
    change: HostUpdate,
    options?: CallOptions,
  ): Promise<HostDetail> {
    const { 'hosts.update': route } = await hostRoutes();
    const call = callOf(route, { projectId, hostId });
    const body = await checkedBody(route, change, call);
    return this.#caller.call({ ...call, body }, options);
  }

  async delete(projectId: string, hostId: string, options?: CallOptions): Promise<HostDeleted> {
    const { 'hosts.delete': route } = await hostRoutes();
    return this.#caller.call(callOf(route, { projectId, hostId }), options);
  }
}

/** Loaded once they are needed: most runs need none of them. */
async function hostRoutes() {
  return (await import('../../contract/routes/hosts.ts')).hostRoutes;
}
