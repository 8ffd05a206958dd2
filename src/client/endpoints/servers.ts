import type { Server } from '../../contract/resources/catalogue.ts';
import { serverRoutes as routes } from '../../contract/routes/servers.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { listOf } from '../calls/route-call.ts';

export class ServerEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  list(projectId: string, options?: CallOptions): AsyncGenerator<Server, void, undefined> {
    return this.#caller.list(listOf(routes['servers.list'], { projectId }), options);
  }
}
