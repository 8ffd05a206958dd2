import { because } from './lines.ts';

/** What a failure of GitHub says. Its message is foreign text. */
interface Trouble {
  what: 'unreachable' | 'status' | 'malformed' | 'limit' | 'cancelled' | 'too-large';
  status: number | null;
  message: string;
  permission: string | null;
}

const REASONS: Record<Trouble['what'], string> = {
  unreachable: 'GitHub cannot be reached',
  status: 'GitHub answered with HTTP',
  malformed: 'the answer is not from GitHub, perhaps from a proxy',
  limit: 'GitHub did not answer in time',
  cancelled: 'the job was cancelled',
  'too-large': 'the answer of GitHub is too large',
};

/**
 * Says what could not be written, why, and which permission to add.
 *
 * @param surface such as `comment`
 * @param isReadOnly whether GitHub hands out no token that writes, as for a fork
 */
export function describeGitHubTrouble(
  surface: string,
  { what, status, message, permission }: Trouble,
  isReadOnly: boolean,
): string {
  const start = `Could not write the ${surface}:`;
  if (status === 401) return `${start} the token is not valid. Correct \`github-token\`.`;
  const advice = isReadOnly
    ? 'the token is read-only for a fork. Publish from a second workflow, on `workflow_run`.'
    : `the token lacks \`${permission}\`. Add it to \`permissions\` of the job.`;
  if (permission !== null) return `${start} ${advice}`;
  const isRate = what === 'limit' && status !== null;
  const reason = isRate ? 'the rate limit of GitHub' : REASONS[what];
  return `${start} ${reason}${what === 'status' ? ` ${status}` : ''}${because(message)}`;
}

/** The text of a comment that repeats another one and cannot be deleted. */
export const linkToComment = (url: string): string => `See [the newest results](${url}).`;
