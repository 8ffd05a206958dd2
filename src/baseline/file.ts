import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileAt } from '../github/commits.ts';
import type { Job } from '../inputs/job.ts';
import { pathInRepository } from '../inputs/policy-in-force.ts';
import { readWorkspaceFile, type Unreadable } from '../lib/workspace-file.ts';
import type { BaselineReason } from '../report/baseline.ts';
import { MAX_REPORT_BYTES, readStoredReports, type Stored } from '../report/report-reader.ts';
import { LIMIT_MS } from './artifacts.ts';

const UNREADABLE: Record<Unreadable['reason'], BaselineReason> = {
  missing: 'missing',
  'not-a-file': 'missing',
  denied: 'unreachable',
  'too-large': 'too-large',
  outside: 'untrusted',
  encoding: 'malformed',
  merge: 'malformed',
};

/**
 * Reads reports that are named by the path of their file, or by that of its folder. In the workspace,
 * which the change under test can edit, the version of the commit counts that the change goes into.
 *
 * @returns why it cannot be read
 * @throws GitHubError
 */
export async function readNamedReports(
  path: string,
  workspace: string,
  job: Job | null,
): Promise<Stored | BaselineReason> {
  const given = resolve(workspace, path);
  const isFile = path.endsWith('.json') || (existsSync(given) && !existsSync(`${given}/.`));
  const full = isFile ? given : join(given, 'report.json');
  const inside = relative(workspace, full);
  const isInside = inside.split(sep)[0] !== '..';
  const base = job?.event.policyBase ?? { at: 'checkout' };
  if (job !== null && isInside && base.at !== 'checkout') {
    const github = job.openGitHub(LIMIT_MS);
    if (github === null || base.at === 'unknown') return 'no-access';
    const content = await fileAt(github, base.sha, pathInRepository(inside, workspace));
    return content === null ? 'not-in-base' : readStoredReports(content);
  }
  const [root, name] = isInside ? [workspace, inside] : [dirname(full), basename(full)];
  const content = await readWorkspaceFile(root, name, MAX_REPORT_BYTES);
  return typeof content === 'string' ? readStoredReports(content) : UNREADABLE[content.reason];
}
