import { ended, firstOf, inTime, type ReasonOf, shown, writeReason } from './lines.ts';
import { count } from './verdicts.ts';

/** What logs and the terminal say about anything but verdicts. Names and details are foreign text. */
export const MESSAGES = {
  progress: (done: number, total: number, failed: number, ms: number) =>
    `${done} of ${count(total, 'iteration')}, ${failed} failed, after ${(ms / 1_000).toFixed(1)} s`,
  /** Looks at the run fail one after the other. */
  unseen: (trouble: string) => `The state of the run is not known for now. ${trouble}`,
  /** A run of an eval service that the action has left behind. */
  leftRun: (id: string, hasEnded: boolean) =>
    `Run ${shown(id)} ${hasEnded ? 'had ended already' : 'is cancelled'}.`,
  leftRunTrouble: (trouble = '') =>
    `A run may go on in the eval service. ${shown(trouble)}`.trimEnd(),
  oldNode: (needed: number, version: string) =>
    `This program needs Node.js ${needed} or later. \`node\` is ${version} here.`,
  noLeftRun: 'The action ended while it created a run, and the eval service lists none.',
  allServers: (servers: readonly string[]) =>
    `The suite does not name all its servers. It gets those of the project: ${firstOf(servers)}.`,
  leftRunning: 'The program left processes running. They are stopped, and can report no more.',
  starting: (servers: readonly string[]) =>
    shown(`Starting ${count(servers.length, 'server')}: ${servers.join(', ')}…`),
  /** `most` fresh iterations run at most. */
  looking: (cases: number, most: number, hasBase: boolean) =>
    `Suspected: ${count(cases, 'case')}. Running at most ${count(most, 'fresh iteration')} of ${hasBase ? 'base and head' : 'the head'} to confirm.`,
  noBase: (folder: string, trouble: string) =>
    `The base in \`${shown(folder)}\` is not used: the head runs alone. ${trouble}`.trimEnd(),
  noBaseIn: (folder: string, commit: string, commits: readonly (string | null | undefined)[]) =>
    `${shown(folder)} is at ${commit}. A base is at one of: ${firstOf(commits.flatMap((one) => one || []))}`,
  basePassesNothing: 'None of its cases passed.',
  baseOfHead: (what: string) =>
    `It has the code or a server of the head: ${what}. Check out the base there by \`ref\`, and start its own servers.`,
  ofHead: ({ what, server }: { what: string; server?: string }) =>
    server ? `server \`${shown(server)}\` has \`${shown(what)}\`` : `\`${shown(what)}\``,
  lost: (isBase: boolean, what: string) => `${isBase ? 'Base' : 'Head'}: ${what}`,
  noFolder: (name: string) => `\`confirm-checkout\`: \`${shown(name)}\` does not exist.`,
  /** `command` is not cut: people copy it. Without titles it runs all cases. */
  rerun: (command: string, hasTitles: boolean) =>
    `Run ${hasTitles ? 'the failed cases' : 'them by `--filter` or `--tag`'} again: ${command}`,
  skippedBySelection: (suite: string) => `Skipped ${shown(suite)}: it has no such case.`,
  sound: (suite: string, cases: number, servers: number) =>
    `${shown(suite)}: ${count(cases, 'case')}, ${count(servers, 'server')}`,
  /** `name` is the variable or server that holds a secret, which stays visible. */
  weakSecret: (name: string) =>
    `A secret of ${name} is too short or too common to be masked. Use a longer one.`,
  noSlot: (limitMs: number, leftMs: number) =>
    `All runs that the organization can have at the same time are active. The time limit of ${inTime(limitMs)} has ${inTime(Math.max(0, leftMs))} left.`,
  /** `paths` lead to what was left out of an answer of the service. */
  unreadable: (operation: string, paths: readonly string[]) =>
    `Left out of the answer to ${operation}: ${firstOf(paths)}`,
  /** Their schema cannot be used, or not in time. */
  unchecked: (tools: readonly string[]) =>
    `Arguments are not checked, because the schema cannot be used: ${firstOf(tools)}`,
  emptyGate: (file: string) => `The gate file \`${shown(file)}\` sets nothing.`,
  snapshot: (file: string, servers: number) => `${shown(file)}: ${count(servers, 'server')}.`,
  /** A text of the system, such as `ENOENT: …`, is about a file. */
  surface: (surface: string, detail: string) =>
    `Could not write the ${surface}: ${/^E[A-Z]+:/.test(detail) ? `${ended(detail)} Check its folder and its permissions.` : detail}`,
  unsafeOutput: (name: string) =>
    `The output \`${name}\` is empty, because its value is unsafe in a workflow. The report has it.`,
  uncompared: 'Nothing is compared: `regression` needs `--baseline PATH` in a terminal.',
  noArtifacts: 'No artifact: there is no service for artifacts here.',
  /** Processes that the action had not ended itself. */
  leftovers: (number: number) => `The action was killed. Ended ${number} of its processes.`,
  replaced: (names: readonly string[]) => `Newer attempts replace ${firstOf(names)}.`,
  uploadTime: (rows: number, minutes: number) =>
    `The upload of ${count(rows, 'result')} takes about ${Math.ceil(minutes)} minutes.`,
  uploaded: (done: number, total: number) => `Uploaded ${done} of ${count(total, 'result')}`,
  uploadedTo: (address: string, runId: string) =>
    `The results are at ${address}, in run ${shown(runId)}.`,
  answered: (operation: string, isError: boolean, path: string) =>
    `${operation} ended${isError ? ', and found an error' : ''}. The answer is in ${path}.`,
  proxy: 'The service uses no proxy: `HTTP_PROXY` or `HTTPS_PROXY` is not an address.',
  listening: (origin: string) => `Listening on ${origin}`,
  /** Runs have the seconds to end. */
  stopping: (seconds: number) => `Stopping. Runs have ${seconds} s to end.`,
  /** Without a variable that has the key. */
  newKey: (key: string, variable: string) =>
    `The API key until the service stops is ${key}. Set ${variable} to keep one.`,
};

const RUN_ENDS = {
  'service-stopped': 'The service stopped before the run had ended.',
  'no-results': 'Iterations without a result: {missing}.',
  silence: 'No results and no end of the run came for {hours} hours.',
} as const;

export type RunEnd = ReasonOf<typeof RUN_ENDS>;

/** Says why a run ended without a result. */
export const describeRunEnd = (end: RunEnd): string => writeReason(RUN_ENDS, end);
