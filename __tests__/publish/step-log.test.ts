import { expect, it } from '@jest/globals';
import { gate } from '../../src/gate/gate.ts';
import { logVerdict, showsColours } from '../../src/publish/step-log.ts';
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

it('tells what decided first, in lines of 80 columns, and colours no more than signs', () => {
  const logged = (coloured: boolean) => {
    const lines: string[] = [];
    const log = (line: string, sign = '') => void lines.push(`${sign}|${line}`);
    const report = runReport([caseOf('a', ['passed', 'failed'])]);
    const verdict = gate(report, { minPassRate: 0.9 });
    const logger = { info: log, notice: log, error: log };
    const look = { annotated: false, red: true, ofServers: false, coloured };
    logVerdict({ report, verdict }, look, logger);
    return lines;
  };
  const [rate, result, rest, closing] = logged(false);
  expect(rate).toBe('|✗ Pass rate: failed (expected at least 90%; found 1 of 2 iterations passed');
  expect(result).toMatch(/^\| {2}\(50%\);/);
  expect(rest).toBe("|✗ Result of the run: failed, which only informs (expected the suite's pass");
  expect(closing).toMatch(/^\| {2}criteria met;/);
  expect(logged(true)[0]).toBe(`\u001b[31m✗\u001b[39m|${rate?.slice(2)}`);
  expect(logged(true)[2]).toBe(`\u001b[2m✗\u001b[22m|${rest?.slice(2)}`);
  expect(showsColours({ GITHUB_ACTIONS: 'true' })).toBe(true);
  expect(showsColours({ GITHUB_ACTIONS: 'true', NO_COLOR: '1' })).toBe(false);
  expect(showsColours({})).toBe(false);
});
