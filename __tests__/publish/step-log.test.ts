import { expect, it } from '@jest/globals';
import { gate } from '../../src/gate/gate.ts';
import { logVerdict } from '../../src/publish/step-log.ts';
import { caseOf, runReport } from '../support/render/sample-reports.ts';

it('clips what people wrote of a case in quarantine, and splits no character', () => {
  const reason = '\u{1F600}'.repeat(100_000);
  const expiresAtMs = Date.UTC(2999, 0, 1);
  const quarantine = [{ case: 'b', reason, owner: 'octo', expiresAtMs }];
  const report = runReport([caseOf('a', ['passed']), caseOf('b', ['failed'])]);
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const verdict = gate(report, { minPassRate: null, quarantine }, { nowMs: 0 });
  logVerdict(
    { report, verdict },
    { annotated: false, red: false, ofServers: false },
    { info: log, notice: log, error: log },
  );
  const told = lines.filter((line) => line.startsWith('Quarantine: "b" does not count'));
  expect(told).toHaveLength(1);
  expect(told[0]?.length).toBeLessThan(600);
  expect(told[0]?.isWellFormed()).toBe(true);
});

it('speaks of servers where those were to be looked at, though nothing came of it', () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const verdict = gate(runReport([]), { minPassRate: null });
  const logger = { info: log, notice: log, error: log };
  logVerdict({ report: null, verdict }, { annotated: false, red: true, ofServers: true }, logger);
  expect(lines.at(-1)).toMatch(/^Servers incomplete: /);
});

it('tells the story of the results before the checks', () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const report = runReport([caseOf('a', ['failed']), caseOf('b', ['failed'])]);
  const verdict = gate(report, { minPassRate: null });
  const logger = { info: log, notice: log, error: log };
  logVerdict({ report, verdict }, { annotated: false, red: true, ofServers: false }, logger);
  expect(lines.slice(0, 2)).toEqual([
    '2 cases failed, for 1 cause:',
    '  ✗ 2 cases: no reason was given',
  ]);
});
