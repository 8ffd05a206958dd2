import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { GitHubError } from '../github/client.ts';
import { fileAt } from '../github/commits.ts';
import { canonicalJson } from '../lib/canonical-json.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import { readWorkspaceFile } from '../lib/workspace-file.ts';
import type { Failure, GitHubFailure, PolicyFailure } from '../report/failure.ts';
import { placeOfFile, unreadable } from '../report/place.ts';
import type { Policy, PolicyFacts } from '../report/policy.ts';
import type { Problem } from '../report/problem.ts';
import { type GateFile, inputPolicy, parseGateFile, settingProblems } from './gate-file.ts';
import type { Job } from './job.ts';
import type { Config } from './rows.ts';

/** The gate file that counts if no input names one. */
export const USUAL_GATE_FILE = '.github/eval-gate.yml';
/** For the file of the base, with a wait of a minute, which a rate limit asks for. */
const LIMIT_MS = 90_000;
const MAX_CHANGES = 100;

type PolicyJob = {
  event: Pick<Job['event'], 'policyBase' | 'commit'>;
  openGitHub: Job['openGitHub'];
} | null;

/** What results are judged by. */
export interface PolicyInForce {
  policy: Policy;
  facts: PolicyFacts;
  problems: Problem[];
  /** Why the gate file that counts is not known. */
  failure: Failure | null;
}

/**
 * Reads the policy: inputs and gate file. A change is judged by the gate file of the commit that it
 * goes into. Its own version is checked too, and counts once it is merged. At a terminal the file
 * of the disk counts.
 */
export async function readPolicy(
  config: Config,
  { workspace, redactor }: { workspace: string; redactor: Redactor },
  job: PolicyJob,
): Promise<PolicyInForce> {
  const path = config.gateFile || USUAL_GATE_FILE;
  const read = await readWorkspaceFile(workspace, path);
  const content = typeof read === 'string' ? read : null;
  // A job that judges reports of others need not check out anything.
  const isElsewhere = config.source === 'collected' && content === null;
  const base = await readBase(path, workspace, job, content, isElsewhere);
  const head = content === null ? null : await parseGateFile(content, path);
  let inForce = head;
  if (base.content !== content) {
    const label = `${path}@${base.commit?.slice(0, 7)}`;
    inForce = base.content === null ? null : await parseGateFile(base.content, label);
  }
  const problems = [...new Set([head, inForce])].flatMap((one) => one?.problems ?? []);
  // A file need not be there if no input names it, or if the change deletes it.
  const isMisspelt =
    typeof read !== 'string' && read.near.some((one) => /^\.github.eval-gate\.ya?ml$/.test(one));
  const isOptional =
    (config.gateFile === '' && !isMisspelt) || inForce !== null || base.failure !== null;
  if (typeof read !== 'string' && !(read.reason === 'missing' && isOptional)) {
    problems.push(...unreadable(path, read).problems);
  }
  const inBase = inForce === head ? [] : (inForce?.problems ?? []);
  if (inBase.length > 0 && problems.length === inBase.length) {
    const place = placeOfFile(inBase[0]?.place.source ?? path);
    problems.push({ place, data: { code: 'repaired' } });
  }
  const ofHead = head === null ? [] : settingProblems(config, head);
  // What a change removes from the file counts until it is merged, and is no second value.
  const ofBase = settingProblems(config, inForce).filter(
    ({ data: { code } }) => code === 'conflict' || (head === null && code === 'needs'),
  );
  const byData = [...ofBase, ...ofHead].map((one) => [canonicalJson(one.data), one] as const);
  problems.push(...new Map(byData).values());
  const isSound = problems.length === 0 && base.failure === null;
  const changes = isSound && !isElsewhere ? changesOf(inForce, head, redactor) : [];
  const facts = { base: base.commit, file: inForce && path, changes };
  const policy = { ...inputPolicy(config), ...redactNames(inForce?.policy ?? {}, redactor) };
  return { policy, facts, problems, failure: base.failure };
}

/** The gate file of the commit that a change goes into; else that of the disk. */
async function readBase(
  path: string,
  workspace: string,
  job: PolicyJob,
  head: string | null,
  isElsewhere: boolean,
): Promise<{ commit: string | null; content: string | null; failure: Failure | null }> {
  let base = job?.event.policyBase ?? { at: 'checkout' };
  const { commit: sha = '' } = job?.event ?? {};
  if (isElsewhere && base.at === 'checkout') base = sha ? { at: 'commit', sha } : { at: 'unknown' };
  if (job === null || base.at === 'checkout') return { commit: null, content: head, failure: null };
  const commit = base.at === 'commit' ? base.sha : null;
  const failed = (failure: Failure) => ({ commit, content: null, failure });
  const github = job.openGitHub(LIMIT_MS);
  const facts = { file: path, commit, detail: '', permission: null };
  if (commit === null) return failed({ kind: 'policy', reason: 'no-base', ...facts });
  try {
    if (github === null) throw new GitHubError('status', { status: 401 });
    const content = await fileAt(github, commit, pathInRepository(path, workspace));
    return { commit, content, failure: null };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return failed(policyFailure(error.failure, path, commit));
  }
}

/** What it means that GitHub did not answer. No file: whose code is checked out was asked. */
export function policyFailure(
  { what, status, message: detail, permission }: GitHubFailure,
  file: string | null,
  commit: string | null,
): Failure {
  if (what === 'cancelled') return { kind: 'cancelled' };
  let reason: PolicyFailure['reason'] = what === 'too-large' ? 'limit' : what;
  if (what === 'limit' && status !== null) reason = 'rate';
  if (status === 401) reason = 'no-access';
  return { kind: 'policy', reason, file, commit, detail, permission };
}

/** The path in the outermost checkout: a checkout within it, such as a submodule, is of anybody. */
export function pathInRepository(path: string, workspace: string): string {
  const parts = relative(workspace, resolve(workspace, path)).split(sep);
  const isCheckout = (_: string, depth: number) =>
    existsSync(join(workspace, ...parts.slice(0, depth), '.git'));
  return parts.slice(Math.max(parts.findIndex(isCheckout), 0)).join('/');
}

/** Redacts names in the same way as reports, whose cases they pair with. Words that decide stay. */
function redactNames(policy: Policy, redactor: Redactor): Policy {
  const name = (text: string) => redactor.name(text);
  const named = { ...policy };
  const [rates, byModel] = [policy['min-case-pass-rate'], policy['min-pass-rate-by-model']];
  if (typeof byModel === 'object') named['min-pass-rate-by-model'] = redactor.keys(byModel);
  if (typeof rates === 'object') {
    const { all, ...lists } = rates;
    const [cases, tags, models] = [lists.cases, lists.tags, lists.models].map((list) =>
      redactor.keys(list ?? {}),
    );
    named['min-case-pass-rate'] = { all, cases, tags, models };
  }
  if (policy.prices !== undefined) named.prices = redactor.keys(policy.prices);
  named.quarantine = policy.quarantine?.map(({ case: title, reason, owner, expires }) => {
    return { case: name(title), reason: name(reason), owner: name(owner), expires };
  });
  return named;
}

/** What a version of the file alters, setting by setting. */
function changesOf(from: GateFile | null, to: GateFile | null, redactor: Redactor) {
  const [before, after] = [settingsOf(from), settingsOf(to)];
  const shown = (text?: string) => (text === undefined ? null : redactor.text(text, NAME_LIMIT));
  return [...new Map([...before, ...after]).keys()]
    .filter((name) => before.get(name) !== after.get(name))
    .slice(0, MAX_CHANGES)
    .map((name): PolicyFacts['changes'][number] => {
      const [setting = '', subject] = name.split(/: (.*)/s);
      const [of, from, to] = [subject, before.get(name), after.get(name)].map(shown);
      return { setting, subject: of ?? null, from: from ?? null, to: to ?? null };
    });
}

/** Settings as JSON, the quarantine by its cases with their last days. */
function settingsOf(file: GateFile | null): Map<string, string> {
  const { quarantine = [], ...others } = file?.policy ?? {};
  const settings = Object.entries(others).map(([name, one]) => [name, canonicalJson(one)] as const);
  const entries = quarantine.map((one) => [`quarantine: ${one.case}`, one.expires] as const);
  return new Map([...settings, ...entries]);
}
