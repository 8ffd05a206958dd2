import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileAt } from '../github/commits.ts';
import type { Job } from '../inputs/job.ts';
import { pathInRepository } from '../inputs/policy-in-force.ts';
import { readWorkspaceFile, type Unreadable } from '../lib/workspace-file.ts';
import type { BaselineReason } from '../report/baseline.ts';
import { MAX_REPORT_BYTES, readStoredReport, type StoredReport } from '../report/report-reader.ts';

const UNREADABLE: Record<Unreadable['reason'], BaselineReason> = {
  missing: 'missing',
  'not-a-file': 'missing',
  denied: 'unreachable',
  'too-large': 'too-large',
  outside: 'untrusted',
};

/**
 * Reads a report that is named by its path, or by that of its folder. In the workspace, which the
 * change under test can edit, the version of the commit counts that the change goes into.
 *
 * @param limitMs for requests
 * @returns why it cannot be read
 * @throws GitHubError
 */
export async function readNamedReport(
  path: string,
  workspace: string,
  job: Job | null,
  limitMs: number,
): Promise<StoredReport | BaselineReason> {
  const full = resolve(workspace, path.endsWith('.json') ? path : join(path, 'report.json'));
  const inside = relative(workspace, full);
  const isInside = inside.split(sep)[0] !== '..';
  const base = job?.event.policyBase ?? { at: 'checkout' };
  if (job !== null && isInside && base.at !== 'checkout') {
    const github = job.openGitHub(limitMs);
    if (github === null || base.at === 'unknown') return 'no-access';
    const content = await fileAt(github, base.sha, pathInRepository(inside, workspace));
    return content === null ? 'missing' : readStoredReport(content);
  }
  const [root, name] = isInside ? [workspace, inside] : [dirname(full), basename(full)];
  const content = await readWorkspaceFile(root, name, MAX_REPORT_BYTES);
  return typeof content === 'string' ? readStoredReport(content) : UNREADABLE[content.reason];
}
