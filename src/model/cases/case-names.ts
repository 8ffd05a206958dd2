import type { CaseReport } from '../run-report.ts';

/** What a user may call a case: its title, that of its test where it runs on several models, its id. */
export function caseNames({ title, serviceCaseId, variant }: CaseReport): Set<string> {
  const names = [title, serviceCaseId, variant?.title];
  return new Set(names.filter((name) => name !== undefined));
}
