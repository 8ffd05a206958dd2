import type { Outcome } from '../report/report.ts';
import { NUMBER } from './lines.ts';

/** What only comments and check runs have. */
export type RemoteSurface = 'comment' | 'check run';

/** The input that tells a surface from that of another step. */
const KEYS: Record<RemoteSurface, string> = { comment: 'comment-key', 'check run': 'check-name' };
/** Why there is nothing to write. */
const SKIPS = {
  'no-pull': 'this run has no open pull request',
  'several-pulls': 'this run has more than one open pull request',
  outdated: 'there is a newer commit in the pull request',
  passed: 'the verdict is `passed`',
  newer: 'that of a newer run stands',
  same: 'that of another step says the same',
};
export type SkipReason = keyof typeof SKIPS;

const named = (surfaces: readonly RemoteSurface[]) => `No ${surfaces.join(' and no ')}`;

/** What the log says about surfaces. */
export const SURFACES = {
  readOnly: (surfaces: readonly RemoteSurface[]) =>
    `${named(surfaces)}: the token of a fork can only read. Publish from a second workflow, which runs on \`workflow_run\`.`,
  noToken: (surfaces: readonly RemoteSurface[]) => `${named(surfaces)}: \`github-token\` is empty.`,
  /** @param isMissed whether the input asks for one always */
  skipped: (surface: RemoteSurface, reason: SkipReason, isMissed: boolean) =>
    `No ${surface}: ${SKIPS[reason]}.${isMissed ? ' Set `comment: auto` if that is expected.' : ''}`,
  clash: (surface: RemoteSurface) =>
    `Another job, step or call of this workflow writes the same ${surface}. The worse verdict stands. Give each its own \`${KEYS[surface]}\`, such as \`\${{ inputs.package }}\`.`,
  full: (bytes: number) => `the step has already written ${NUMBER.format(bytes)} bytes`,
};

/** What a comment showed before this run. */
export interface Shown {
  value: Outcome;
  broken: number;
  commit: string;
}

/** What a surface showed before, at an earlier commit; empty if it showed nothing. */
export function describeEarlier(shown: Shown | null): string {
  if (shown === null) return '';
  const { value, broken, commit } = shown;
  const was = value === 'failed' ? `${NUMBER.format(broken)} failing` : value;
  return `was ${was} at ${commit.slice(0, 7)}`;
}
