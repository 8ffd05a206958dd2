import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { legByIdentity } from '../../../src/evals/shards/deal.ts';
import { gate } from '../../../src/gate/gate.ts';
import { digestOf, identityOfTitle } from '../../../src/identity/case-identity.ts';
import { packRoster } from '../../../src/model/cases/suite-roster.ts';
import { countReport } from '../../../src/model/counts.ts';
import type { Outcome, RunReport, ShardFacts } from '../../../src/model/run-report.ts';
import { worded } from '../../../src/render/words/verdict-words.ts';
import { buildReportFile } from '../../../src/report-file/report-writer.ts';
import { caseOf, runFacts, runReport } from '../render/sample-reports.ts';

/** A suite of cases with two iterations each. */
export const SUITE_TITLES = Array.from({ length: 12 }, (_, index) => `case ${index}`);

export interface MadeLeg {
  index: number;
  total?: number;
  titles?: readonly string[];
  facts?: Partial<ShardFacts>;
  /** Of both iterations of cases that did not pass. */
  outcomes?: Readonly<Record<string, Outcome>>;
  changes?: Partial<RunReport>;
}

export type LegReport = RunReport & { shard: ShardFacts };

/** A leg of the suite, as its job would report it. */
export function legReport({
  index,
  total = 3,
  titles = SUITE_TITLES,
  ...more
}: MadeLeg): LegReport {
  const { facts = {}, outcomes = {}, changes = {} } = more;
  const roster = titles.map((title) => ({ identity: identityOfTitle(title), title, planned: 2 }));
  const mine = roster.filter(({ identity }) => legByIdentity(identity, total) === index);
  const cases = mine.map(({ identity, title }) => {
    const outcome = outcomes[title] ?? 'passed';
    return { ...caseOf(title, [outcome, outcome]), id: title, identity, planned: 2 };
  });
  const { passed, failed, total: count } = countReport({ cases });
  const declared = { total: count, passed, failed };
  const shard: ShardFacts = {
    ...{ index, total, by: 'identity', suite: digestOf('suite', ...titles), commit: 'c0ffee0' },
    ...{ workflowRun: '77', attempt: 1, roster: packRoster(roster), ...facts },
  };
  const result = failed === 0 ? 'passed' : 'failed';
  const run = runFacts({ id: `run_${index}`, number: 1, result, declared });
  return { ...runReport(cases, { run, ...changes }), shard };
}

/** The unsharded report of the same. */
export function wholeReport(outcomes: MadeLeg['outcomes'] = {}): RunReport {
  const { shard: _, ...report } = legReport({ index: 1, total: 1, outcomes });
  return report;
}

/** Text of a report file. */
export function textOf(report: RunReport): string {
  const verdict = worded(gate(report, { minPassRate: null }));
  return JSON.stringify(
    buildReportFile({ report, verdict, generatedAtMs: 0, actionVersion: '1.2.3' }),
  );
}

/** Puts reports where `actions/download-artifact` leaves them, a folder each. */
export function unpackLegs(folder: string, files: Readonly<Record<string, RunReport | string>>) {
  for (const [place, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, place), { recursive: true });
    const text = typeof content === 'string' ? content : textOf(content);
    writeFileSync(path.join(folder, place, 'report.json'), text);
  }
}
