import { type Account, accountSchema } from '../../contract/resources/catalogue.ts';
import { tolerant } from '../../contract/wire/tolerance.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { at } from '../calls/api-call.ts';

const ME = { method: 'GET', path: '/me', repeatable: true } as const;

export class AccountEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  /** The account behind the key. */
  async get(options?: CallOptions): Promise<Account> {
    return this.#caller.call({ ...at(ME, {}), reply: tolerant(accountSchema) }, options);
  }
}
