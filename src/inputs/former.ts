import type { ProblemData } from '../report/problem.ts';
import { isSetting } from './values.ts';

type Moved = Extract<ProblemData, { code: 'moved' }>;

/** Inputs and commands of the first edition: where each is now, by which name if it has one. */
const FORMER = new Map<string, [to: Moved['to'], name?: string]>([
  ['quarantine-file', ['gate-file', 'quarantine']],
  ['inference', ['gate-file', 'pass-rate-confidence']],
  ['on-unlike-baseline', ['gate-file', 'baseline-max-age-days']],
  ['check-arguments', ['suite-file', 'argumentCheck']],
  ['isolation', ['suite-file', 'isolation']],
  ['tool-timeout', ['suite-file', 'toolTimeout']],
  ['iteration-timeout', ['suite-file', 'iterationTimeout']],
  ['max-turns', ['suite-file', 'maxTurns']],
  ['compare-to', ['input', 'baseline']],
  ['report-to-api-key', ['input', 'api-key']],
  ['report-to-project', ['input', 'project']],
  ['incomplete-conclusion', ['input', 'fail-on']],
  ['shard-durations', ['input', 'shard']],
  ['confirm-servers', ['baseline']],
  ['snapshot', ['tool-changes']],
  ['server-sandbox', ['container']],
  ['gate', ['command', 'ingest']],
]);
/** What the action decides itself. */
const DERIVED =
  /^(?:traces|pr-number|format|external-run-id|finalize|upload-artifacts|notes|rerun|strategy)$/;

/** What is wrong with a name of the first edition, or a setting of the gate. Else undefined. */
export function movedProblem(name: string, key = name): Moved | undefined {
  if (isSetting(name)) return { code: 'moved', key, to: 'gate-file', name };
  if (DERIVED.test(name)) return { code: 'moved', key, to: 'derived', name: '' };
  const [to, now = ''] = FORMER.get(name) ?? [];
  return to && { code: 'moved', key, to, name: now };
}
