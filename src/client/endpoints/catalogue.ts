import type { Account, Organization, Project } from '../../contract/resources/catalogue.ts';
import { accountRoutes } from '../../contract/routes/account.ts';
import { organizationRoutes } from '../../contract/routes/organizations.ts';
import { projectRoutes } from '../../contract/routes/projects.ts';
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

export class OrganizationEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  /** Those that the key can reach. Services need not have this route. */
  list(options?: CallOptions): AsyncGenerator<Organization, void, undefined> {
    return this.#caller.list(listOf(organizationRoutes['organizations.list'], {}), options);
  }
}

export class ProjectEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  /** Those that the key can reach, or of them those of one organization. */
  list(
    options: CallOptions & { organizationId?: string } = {},
  ): AsyncGenerator<Project, void, undefined> {
    const { organizationId, ...callOptions } = options;
    const call = { ...listOf(projectRoutes['projects.list'], {}), query: { organizationId } };
    return this.#caller.list(call, callOptions);
  }
}
