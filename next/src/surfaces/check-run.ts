import type { GitHub } from '../github/client.ts';
import type { JobEvent } from '../github/event.ts';
import type { Annotation } from '../render/annotations.ts';
import type { Outcome } from '../report/report.ts';
import type { Published } from './comment.ts';

/** Most bytes of the text. */
export const CHECK_LIMIT = 65_535;

export interface CheckRunOptions {
  name: string;
  key: string;
  value: Outcome;
  /** Whether this verdict fails the step. */
  isRed: boolean;
  title: string;
  summary: string;
  annotations: readonly Annotation[];
  /** Of the workflow run. */
  url: string | null;
}

/** Writes a check run of the commit under test. Throws GitHubError. */
export async function publishCheckRun(
  _github: GitHub,
  _event: JobEvent,
  _options: CheckRunOptions,
): Promise<Published> {
  return { state: 'skipped', reason: 'no-pull' };
}
