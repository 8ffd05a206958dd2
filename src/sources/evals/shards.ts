import type { Config } from '../../inputs/rows.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { digestOf } from '../../report/identity.ts';
import type { Shard } from '../../report/report.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { pickCases } from './selection.ts';

type Part = NonNullable<Config['shard']>;

/** The part of a case, counted from 1: a new case moves no other. NaN for what is no identity. */
export const partOf = (identity: string, total: number): number =>
  (Number.parseInt(identity.slice(0, 12), 16) % total) + 1;

/** Leaves the cases of a part in a suite, which can be none. */
export function dealCases(suite: SuiteFile, { part, total }: Part): SuiteFile {
  const isOwn = ({ title }: { title: string }) => partOf(digestOf(title), total) === part;
  const kept = suite.tests.flatMap((one, test) => (isOwn(one) ? test : []));
  return pickCases(suite, kept, suite.skipped.filter(isOwn));
}

/** What a report says of its part: with the cases of all, a later job finds out which are missing. */
export function shardOf({ part, total }: Part, { tests }: SuiteFile, redactor: Redactor): Shard {
  const cases = tests.map(({ title, runs: planned = 1 }) => {
    return { identity: digestOf(title), title: redactor.name(title), planned };
  });
  return { part, total, cases };
}
