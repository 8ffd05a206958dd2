import { listSome, quotedName } from '../../model/listed-names.ts';
import type { PolicyChange, PolicySubject } from '../../model/policy.ts';
import { countOf } from '../../model/quantity.ts';
import type { CaseList } from '../../model/regression/comparison.ts';
import type { Verdict } from '../../model/verdict.ts';
import type { EnvironmentFact } from '../view.ts';

const COMMIT_LENGTH = 7;

/** What stands above the list of them. */
export function changesHeading({ policy }: Verdict): string {
  const base =
    policy?.base == null ? 'the base' : `the base ${policy.base.slice(0, COMMIT_LENGTH)}`;
  return `This change would change what it is judged by. What counts is what ${base} has:`;
}

/**
 * What the code under test would change of what it is judged by, a line each: settings, files, and
 * cases that it takes out of the suite. Not yet escaped.
 */
export function policyChanges({ policy, comparison }: Verdict): string[] {
  if (policy === undefined) return [];
  const removed = policy.base === null ? [] : removedWords(comparison?.removed);
  return [...policy.changes.map(describeChange), ...removed];
}

function describeChange(change: PolicyChange): string {
  switch (change.kind) {
    case 'added-file':
      return `${change.file} is new and does not count yet`;
    case 'removed-file':
      return `${change.file} is taken away and still counts`;
    case 'setting': {
      const { setting, about, base, head } = change;
      const becomes = head === null ? 'be removed' : `become ${head}`;
      return `${setting}${ofSubject(about)}: ${base ?? 'not set'}, would ${becomes}`;
    }
  }
}

const ofSubject = (about: PolicySubject | null) =>
  about === null ? '' : ` of ${about.kind} ${quotedName(about.name)}`;

function removedWords(removed: CaseList | undefined): string[] {
  if (removed === undefined || removed.count === 0) return [];
  const titles = removed.named.flatMap(({ title }) => (title === null ? [] : quotedName(title)));
  const named = titles.length === 0 ? '' : `: ${listSome(titles.slice(0, 10), removed.count)}`;
  return [
    `${countOf(removed.count, 'case')} of the baseline ${be(removed.count)} not in it${named}`,
  ];
}

const be = (count: number) => (count === 1 ? 'is' : 'are');

/** What results were judged by, as a fact about them. */
export function policyFact({ policy }: Verdict): EnvironmentFact[] {
  if (policy === undefined) return [];
  const of = policy.base === null ? '' : ` of the base ${policy.base.slice(0, COMMIT_LENGTH)}`;
  const value = ['inputs', ...policy.files.map((file) => `${file}${of}`)].join(', ');
  return [{ label: 'Policy', value, id: policy.digest }];
}
