import type { Project } from '../../contract/resources/catalogue.ts';
import { projectRoutes as routes } from '../../contract/routes/projects.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { listOf } from '../calls/route-call.ts';

export class ProjectEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  list(options?: CallOptions): AsyncGenerator<Project, void, undefined> {
    return this.#caller.list(listOf(routes['projects.list'], {}), options);
  }
}
