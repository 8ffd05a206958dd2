/** Clients of an emulated GitHub. */
import { type GitHub, type GitHubOptions, openGitHub } from '../../../src/github/client.ts';
import { Redactor } from '../../../src/lib/redaction/redactor.ts';
import { type GitHubEmulator, TOKEN } from './emulator.ts';

/** A client that waits for no second attempt, with the given options. Null without access. */
export const openEmulated = (
  { variables }: GitHubEmulator,
  options: Partial<GitHubOptions> = {},
): GitHub | null =>
  openGitHub({
    token: TOKEN,
    variables,
    signal: new AbortController().signal,
    redactor: new Redactor(),
    now: Date.now,
    limitMs: 120_000,
    sleep: async () => {},
    ...options,
  });

/** A client with access. */
export function clientOf(emulator: GitHubEmulator, options?: Partial<GitHubOptions>) {
  const github = openEmulated(emulator, options);
  if (github === null) throw new Error('there is no client');
  return github;
}
