import type { GitHubFailure } from '../report/failure.ts';
import { because, ended, NUMBER, shown } from './lines.ts';
import { count } from './verdicts.ts';

const REASONS: Record<GitHubFailure['what'], string> = {
  unreachable: 'GitHub cannot be reached',
  status: 'GitHub answered with HTTP ',
  malformed: 'the answer is not from GitHub, perhaps from a proxy',
  limit: 'GitHub did not answer in time',
  cancelled: 'the job was cancelled',
  'too-large': 'the answer of GitHub is too large',
};

/** Says why a surface was not written, and which permission to add. `isReadOnly`: as for a fork. */
export function describeGitHubTrouble(
  surface: string,
  trouble: GitHubFailure,
  isReadOnly: boolean,
): string {
  const { status, permission } = trouble;
  const start = `Could not write the ${surface}:`;
  if (permission === null) return `${start} ${describeReason(trouble)}`;
  if (isReadOnly)
    return `${start} the token is read-only for a fork. Publish from a second workflow, on \`workflow_run\`.`;
  const subject = surface === 'comment' ? 'pull request' : 'commit';
  const other = status === 404 ? `, or the ${subject} does not exist` : '';
  return `${start} the token lacks \`${permission}\`${other}. Set \`permissions\` of the job.`;
}

/** Says which annotations of a check run are missing, and why. */
export const describeShortfall = (sent: number, total: number, trouble: GitHubFailure): string =>
  `The check run has ${NUMBER.format(sent)} of ${count(total, 'annotation')}: ${describeReason(trouble)}`;

function describeReason({ what, status, message }: GitHubFailure): string {
  if (status === 401 && what === 'status') return 'the token is not valid. Correct `github-token`.';
  if (status !== null && what === 'limit')
    return `GitHub's rate limit is reached${message && ` (${shown(message)})`}. Run the job again.`;
  const reason = ended(`${REASONS[what]}${what === 'status' ? status : ''}${because(message)}`);
  if (what !== 'unreachable' && what !== 'malformed') return reason;
  if (/certificate/i.test(message)) return `${reason} Set \`NODE_EXTRA_CA_CERTS\`.`;
  return `${reason} Check \`HTTPS_PROXY\` if there is a proxy.`;
}

/** The text of a comment that repeats another one and cannot be deleted. */
export const linkToComment = (url: string): string => `See [the newest results](${url}).`;
