import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { CHROMIUM } from '../../scripts/pictures/chromium-path.ts';

/** Why tests cannot run on this machine; null where they can. */
export type Obstacle = string | null;

const obstacleUnless = (isThere: boolean, obstacle: string): Obstacle =>
  isThere ? null : obstacle;

export const NO_LINUX = obstacleUnless(process.platform === 'linux', 'this is not Linux');
export const NO_DESCRIPTORS = obstacleUnless(
  existsSync('/proc/self/fd'),
  'there is no /proc/self/fd',
);
export const NO_CHROMIUM = obstacleUnless(
  existsSync(CHROMIUM),
  `there is no Chromium at ${CHROMIUM}; CHROMIUM may name another`,
);
export const NO_SCRIPT = obstacleUnless(
  spawnSync('script', ['--version']).status === 0,
  'there is no `script` of util-linux',
);
export const NO_XMLLINT = obstacleUnless(
  spawnSync('xmllint', ['--version']).status === 0,
  'xmllint is not installed',
);

/** Tests that are skipped where something stands in their way, with the reason in their title. */
export function describeUnless(obstacle: Obstacle, title: string, tests: () => void): void {
  if (obstacle === null) describe(title, tests);
  else describe.skip(titleWith(obstacle, title), tests);
}

/** A test that is skipped where something stands in its way, with the reason in its title. */
export function itUnless(
  obstacle: Obstacle,
  title: string,
  test: () => Promise<void> | void,
  timeoutMs?: number,
): void {
  if (obstacle === null) it(title, test, timeoutMs);
  else it.skip(titleWith(obstacle, title), test);
}

/** For a part of a test that is left out: says so once in the output. */
export function tellObstacle(obstacle: Obstacle, part: string): void {
  if (obstacle !== null) process.stdout.write(`skipped: ${part} (${obstacle})\n`);
}

function titleWith(obstacle: string, title: string): string {
  return `${title} (skipped: ${obstacle})`;
}
