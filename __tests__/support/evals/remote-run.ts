import { FaultServer } from '../fault-server.ts';
import { type ActionResult, type RunningAction, startAction } from '../runner/action-runner.ts';
import { EvalWorkspace, everythingShown } from '../runner/eval-workspace.ts';
import type { JobEvent } from '../runner/job-environment.ts';
import type { ServiceProgram } from '../service/service-program.ts';

/** A workspace, and a service behind a proxy that can fail: what a test of a remote run needs. */
export class RemoteRun {
  readonly workspace = new EvalWorkspace();
  readonly proxy: FaultServer;
  readonly #service: ServiceProgram;
  readonly #results: ActionResult[] = [];

  private constructor(service: ServiceProgram, proxy: FaultServer) {
    this.#service = service;
    this.proxy = proxy;
  }

  static async prepare(service: ServiceProgram): Promise<RemoteRun> {
    return new RemoteRun(service, await FaultServer.start(service.baseUrl));
  }

  start(
    inputs: Readonly<Record<string, string>>,
    onLogLine: (line: string) => void = () => undefined,
    env: Readonly<Record<string, string>> = {},
    event?: JobEvent,
  ): RunningAction {
    return startAction({
      workspace: this.workspace.folder,
      inputs: { 'base-url': this.proxy.baseUrl, 'api-key': this.#service.apiKey, ...inputs },
      onLogLine,
      env,
      ...(event && { event }),
    });
  }

  /** Runs the action to its end. */
  run(inputs: Readonly<Record<string, string>>): Promise<ActionResult> {
    return this.settle(this.start(inputs));
  }

  async settle(running: RunningAction): Promise<ActionResult> {
    const result = await running.result;
    this.#results.push(result);
    return result;
  }

  /** Bodies of the requests that asked for a run. */
  get runRequests(): Record<string, unknown>[] {
    return this.proxy
      .matching('POST', /\/eval-runs$/)
      .map((request): Record<string, unknown> => JSON.parse(request.body));
  }

  /** Removes everything; throws where a run has shown the key. */
  async finish(): Promise<void> {
    const shown = await Promise.all(this.#results.map(everythingShown));
    await Promise.all(this.#results.map((result) => result.dispose()));
    await this.workspace.remove();
    await this.proxy.stop();
    if (shown.some((text) => text.includes(this.#service.apiKey))) {
      throw new Error('the API key shows in what the action printed or wrote');
    }
  }
}
