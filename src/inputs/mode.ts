import type { RawInputs } from './raw-inputs.ts';

/**
 * `run`: evals run on a service; `ingest`: result files of a test runner are judged; `command`: an
 * eval program is run, and what it reports to a service is judged; `doctor`: servers are looked at;
 * `diff`: what servers offer is held against what they offered; `collect`: results of any kind, for
 * another job to publish; `publish`: what such a job collected is judged; `calibrate`: it is said how
 * often the policy would have blocked such results by chance.
 */
export const MODES = [
  'run',
  'ingest',
  'command',
  'doctor',
  'diff',
  'collect',
  'publish',
  'calibrate',
] as const;

/** Where the results come from. */
export type Source = Exclude<(typeof MODES)[number], 'collect'>;
/** Those in which results are judged. */
export type JudgingSource = Exclude<Source, 'calibrate'>;

/** Those in which MCP servers are asked. */
const ASKING: readonly Source[] = ['run', 'doctor', 'diff'];
export const asksServers = (source: Source): boolean => ASKING.includes(source);

/** Those in which servers themselves are looked at, and no results of evals are judged. */
const LOOKING: readonly Source[] = ['doctor', 'diff'];
export const looksAtServers = (source: Source): boolean => LOOKING.includes(source);

/** What the mode given says, else what the other inputs imply. */
export function sourceOf({ mode, results, command }: RawInputs): Source {
  if (mode !== undefined && isSource(mode)) return mode;
  if (results !== undefined) return 'ingest';
  return command === undefined ? 'run' : 'command';
}

/** Whether it is known what to do: what is right beside it hangs on that. */
export const isKnownMode = ({ mode }: RawInputs): boolean =>
  mode === undefined || MODES.some((known) => known === mode);

function isSource(mode: string): mode is Source {
  return mode !== 'collect' && MODES.some((known) => known === mode);
}

const MODE_AND_WORK: Readonly<Record<Source, string>> = {
  run: '`run`, which runs evals',
  ingest: '`ingest`, which reads result files',
  command: '`command`, which runs an eval program',
  doctor: '`doctor`, which looks at servers',
  diff: '`diff`, which compares what servers offer',
  publish: '`publish`, which publishes a collected report',
  calibrate: '`calibrate`, which tries out a policy',
};

/** `mode `ingest`, which reads result files`; of several, their names alone. */
export function modesInWords(modes: readonly Source[]): string {
  const [mode] = modes;
  if (mode !== undefined && modes.length === 1) return `mode ${MODE_AND_WORK[mode]}`;
  return `the modes ${modes
    .map((one) => `\`${one}\``)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ')}`;
}
