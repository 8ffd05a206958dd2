import type { Account, Project, Server } from '../../contract/resources/catalogue.ts';
import { accountRoutes } from '../../contract/routes/account.ts';
import { projectRoutes } from '../../contract/routes/projects.ts';
import { serverRoutes } from '../../contract/routes/servers.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { callOf, listOf } from '../calls/route-call.ts';

export class AccountEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  /** The account behind the key. */
  async get(options?: CallOptions): Promise<Account> {
    return this.#caller.call(callOf(accountRoutes['account.get'], {}), options);
  }
}

export class ProjectEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  list(options?: CallOptions): AsyncGenerator<Project, void, undefined> {
    return this.#caller.list(listOf(projectRoutes['projects.list'], {}), options);
  }
}

export class ServerEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  list(projectId: string, options?: CallOptions): AsyncGenerator<Server, void, undefined> {
    return this.#caller.list(listOf(serverRoutes['servers.list'], { projectId }), options);
  }
}
