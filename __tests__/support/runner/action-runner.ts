import { rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { readActionMetadata, resolveInputs } from '../documents/action-metadata.ts';
import { type CommandFileContents, CommandFiles } from './command-files.ts';
import {
  ACTION_FOLDER,
  createJobFolders,
  type JobEvent,
  type JobFolders,
  jobEnvironment,
} from './job-environment.ts';
import { startQuietGitHub } from './quiet-github.ts';
import { SecretMasker } from './secret-masker.ts';
import { type Annotation, StepLog } from './step-log.ts';
import { StepProcess } from './step-process.ts';

/** What jobs reach that have no GitHub of their own. */
const QUIET_GITHUB = await startQuietGitHub();

export interface ActionRunOptions {
  /** Folder of `action.yml`; this checkout by default. */
  actionFolder?: string;
  inputs?: Readonly<Record<string, string>>;
  /** The checkout the action works on; an empty folder by default. */
  workspace?: string;
  /** Variables of the job beyond the default ones. */
  env?: Readonly<Record<string, string>>;
  event?: JobEvent;
  /** What `${{ github.token }}` stands for; masked from the start, as on a runner. */
  githubToken?: string;
  /** Entry points to run instead of those of `action.yml`, relative to the action's folder. */
  entryPoints?: { main: string; post?: string };
  /** Gets each masked line of the log as it comes. */
  onLogLine?: (line: string) => void;
  /** Old versions of GitHub Enterprise Server offer no job summary. */
  withoutSummary?: boolean;
  /** Ends a step that hangs, by force. */
  stepLimitMs?: number;
}

/** How one step (the action's main or post entry point) went. */
export interface StepResult {
  exitCode: number | null;
  /** It ended with another code than 0, or left a file the runner cannot read. */
  failed: boolean;
  annotations: Annotation[];
  /** As people see it: commands carried out, secrets masked. */
  log: string;
  /** As it was printed, but for `add-mask` commands. No secret may be in it. */
  rawLog: string;
  debugMessages: string[];
  summary: string | null;
  /** Variables it exported to later steps. */
  env: Record<string, string>;
}

export interface ActionResult extends StepResult {
  conclusion: 'success' | 'failure' | 'cancelled';
  outputs: Record<string, string>;
  /** What main saved for post. */
  state: Record<string, string>;
  /** Folders it put on the PATH of later steps. */
  paths: string[];
  /** Values the action asked to mask. */
  masks: string[];
  post: StepResult | null;
  /** Processes were still alive when the job ended; the runner has killed them. */
  leftProcessesBehind: boolean;
  folders: JobFolders;
  /** Removes the job's folders (never a workspace that was given). */
  dispose(): Promise<void>;
}

export interface RunningAction {
  result: Promise<ActionResult>;
  /** Cancels as the runner does; the post step still runs. */
  cancel(): void;
  /** Ends the main step without warning, as a machine short of memory does. */
  kill(): void;
}

type StepRun = StepResult & Pick<CommandFileContents, 'outputs' | 'state' | 'paths'>;

/** Runs the action to its end, post step included. */
export function runAction(options: ActionRunOptions = {}): Promise<ActionResult> {
  return startAction(options).result;
}

/** Starts the action the way the Actions runner does. */
export function startAction(options: ActionRunOptions = {}): RunningAction {
  const job = new Job(options);
  return { result: job.run(), cancel: () => job.cancel(), kill: () => job.kill() };
}

class Job {
  readonly #options: ActionRunOptions;
  readonly #actionFolder: string;
  readonly #folders: JobFolders;
  readonly #masker = new SecretMasker();
  readonly #masks: string[] = [];
  #cancelled = false;
  readonly #steps: StepProcess[] = [];

  constructor(options: ActionRunOptions) {
    this.#options = options;
    this.#actionFolder = options.actionFolder ?? ACTION_FOLDER;
    this.#folders = createJobFolders(options.workspace);
  }

  cancel(): void {
    this.#cancelled = true;
    this.#steps[0]?.cancel();
  }

  kill(): void {
    this.#steps[0]?.kill();
  }

  async run(): Promise<ActionResult> {
    const metadata = readActionMetadata(this.#actionFolder);
    const { githubToken = 'ghs_localToken0000000000000000000000000' } = this.#options;
    const { event = { name: 'push', payload: {} }, entryPoints = metadata.runs } = this.#options;
    this.#masker.add(githubToken);
    const jobEnv: Record<string, string> = {
      ...jobEnvironment(this.#folders, event),
      GITHUB_API_URL: QUIET_GITHUB,
      ...this.#options.env,
    };
    const inputs = resolveInputs(metadata, this.#options.inputs ?? {}, {
      token: githubToken,
      workspace: this.#folders.workspace,
      repository: jobEnv['GITHUB_REPOSITORY'] ?? '',
      sha: jobEnv['GITHUB_SHA'] ?? '',
    });
    const env = { ...jobEnv, ...inputs.variables };

    const main = await this.#step('main', entryPoints.main, env, inputs.warnings);
    const cancelled = this.#cancelled;
    const post =
      entryPoints.post === undefined
        ? null
        : await this.#step('post', entryPoints.post, postEnvironment(env, main), []);
    const failed = main.failed || post?.failed === true;
    const left = this.#steps.map((step) => step.kill());
    return {
      ...main,
      failed,
      conclusion: cancelled ? 'cancelled' : failed ? 'failure' : 'success',
      masks: this.#masks,
      post,
      leftProcessesBehind: left.includes(true),
      folders: this.#folders,
      dispose: () => rm(this.#folders.root, { recursive: true, force: true }),
    };
  }

  async #step(
    name: string,
    script: string,
    env: Readonly<Record<string, string>>,
    warnings: readonly string[],
  ): Promise<StepRun> {
    const log = new StepLog(this.#masker, this.#options.onLogLine ?? (() => undefined));
    for (const message of warnings) log.annotate({ kind: 'warning', message });
    const files = new CommandFiles(join(this.#folders.temp, '_runner_file_commands', name));
    const child = new StepProcess({
      script: join(this.#actionFolder, script),
      cwd: this.#folders.workspace,
      env: {
        ...env,
        ...files.variables,
        ...(this.#options.withoutSummary ? { GITHUB_STEP_SUMMARY: '' } : {}),
      },
      onLine: (line) => log.read(line),
    });
    this.#steps.push(child);
    const guard = setTimeout(() => child.kill(), this.#options.stepLimitMs ?? 120_000);
    const exitCode = await child.exit;
    clearTimeout(guard);

    const { env: exported, summary, errors, summaryError, ...written } = files.read();
    for (const message of [...errors, ...(summaryError === null ? [] : [summaryError])]) {
      log.annotate({ kind: 'error', message });
    }
    this.#masks.push(...log.masks);
    return {
      exitCode,
      failed: exitCode !== 0 || errors.length > 0,
      annotations: log.annotations,
      log: log.text,
      rawLog: log.rawText,
      debugMessages: log.debugMessages,
      summary: summary === null ? null : this.#masker.mask(summary),
      env: exported,
      paths: written.paths,
      outputs: { ...log.legacyOutputs, ...written.outputs },
      state: { ...log.legacyState, ...written.state },
    };
  }
}

/** The post step sees what main saved and exported, and the same inputs. */
function postEnvironment(
  env: Readonly<Record<string, string>>,
  main: StepRun,
): Record<string, string> {
  const state = Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]);
  const path = [...main.paths.toReversed(), env['PATH'] ?? ''].join(delimiter);
  return { ...env, ...main.env, PATH: path, ...Object.fromEntries(state) };
}
