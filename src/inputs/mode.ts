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

/** Whether results are held against a policy, and against others. */
export const goesByPolicy = (source: Source): boolean => source !== 'doctor';

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
