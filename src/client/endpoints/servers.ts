import { LIMITS } from '../../contract/limits.ts';
import { type Server, serverSchema } from '../../contract/resources/catalogue.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { at } from '../calls/api-call.ts';

const LIST = { method: 'GET', path: '/projects/{projectId}/servers', repeatable: true } as const;

export class ServerEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  list(projectId: string, options?: CallOptions): AsyncGenerator<Server, void, undefined> {
    const pageSize = LIMITS.cataloguePage.max;
    return this.#caller.list({ ...at(LIST, { projectId }), item: serverSchema, pageSize }, options);
  }
}
