import type { Account } from '../../contract/resources/catalogue.ts';
import { accountRoutes as routes } from '../../contract/routes/account.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { callOf } from '../calls/route-call.ts';

export class AccountEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  /** The account behind the key. */
  async get(options?: CallOptions): Promise<Account> {
    return this.#caller.call(callOf(routes['account.get'], {}), options);
  }
}
