import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ActionResult,
  type ActionRunOptions,
  type RunningAction,
  startAction,
} from '../runner/action-runner.ts';
import { EvalWorkspace } from '../runner/eval-workspace.ts';
import { ACTION_FOLDER } from '../runner/job-environment.ts';

/** Steps of `request/action.yml` in a workspace of their own. */
export class RequestSteps {
  readonly workspace: EvalWorkspace;
  readonly #results: ActionResult[] = [];

  constructor(files: Readonly<Record<string, unknown>> = {}) {
    this.workspace = new EvalWorkspace(files);
  }

  start(inputs: Readonly<Record<string, string>>, options: ActionRunOptions = {}): RunningAction {
    return startAction({
      actionFolder: join(ACTION_FOLDER, 'request'),
      workspace: this.workspace.folder,
      inputs,
      ...options,
    });
  }

  /** Runs the step to its end. */
  async run(
    inputs: Readonly<Record<string, string>>,
    options: ActionRunOptions = {},
  ): Promise<ActionResult> {
    const result = await this.start(inputs, options).result;
    this.#results.push(result);
    return result;
  }

  async finish(): Promise<void> {
    await Promise.all(this.#results.splice(0).map((result) => result.dispose()));
    await this.workspace.remove();
  }
}

/** What the step left in its file. */
export async function resultFile({ outputs }: ActionResult): Promise<string> {
  return readFile(outputs['result-path'] ?? '', 'utf8');
}

/** Texts of the errors that the step showed, one a line. */
export function errorsOf({ annotations }: ActionResult): string[] {
  return annotations.filter(({ kind }) => kind === 'error').map(({ message }) => message);
}
