import { LIMITS } from '../../contract/limits.ts';
import { type Project, projectSchema } from '../../contract/resources/catalogue.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { at } from '../calls/api-call.ts';

const LIST = { method: 'GET', path: '/projects', repeatable: true } as const;

export class ProjectEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  list(options?: CallOptions): AsyncGenerator<Project, void, undefined> {
    const pageSize = LIMITS.cataloguePage.max;
    return this.#caller.list({ ...at(LIST, {}), item: projectSchema, pageSize }, options);
  }
}
