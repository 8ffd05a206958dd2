import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import { readCollectedResults } from '../../../src/report-file/legs/collected-results.ts';
import {
  CollectedReportError,
  readCollectedReport,
} from '../../../src/report-file/report-reader.ts';
import { MAX_REPORT_BYTES } from '../../../src/report-file/report-schema.ts';
import { ConfigurationError } from '../../../src/trouble/errors.ts';
import {
  legReport,
  SUITE_TITLES,
  textOf,
  unpackLegs,
  wholeReport,
} from '../../support/report-file/legs.ts';

let workspace: string;
let collected: string;

beforeEach(async () => {
  workspace = await mkdtemp(path.join(tmpdir(), 'legs-'));
  collected = path.join(workspace, 'collected');
  await mkdir(collected);
});
afterEach(() => rm(workspace, { recursive: true }));

const read = (reportPath = collected, commit = 'c0ffee0') =>
  readCollectedResults({ reportPath, workspace, commit });
const verdictOf = async () => gate(await read(), { minPassRate: null }).value;

const [one, two, three] = [1, 2, 3].map((index) => legReport({ index }));

describe('reports of all legs, a folder each', () => {
  it('are one report with the cases in the order of the suite', async () => {
    unpackLegs(collected, { 'evals-3': three ?? '', 'evals-1': one ?? '', 'evals-2': two ?? '' });
    const report = await read();
    expect(report.cases.map(({ title }) => title)).toEqual(SUITE_TITLES);
    expect(report).toMatchObject({
      problems: [],
      warnings: [],
      run: { id: 'run_1, run_2, run_3', result: 'passed', declared: { total: 24, passed: 24 } },
    });
    expect(report).not.toHaveProperty('shard');
    expect(await verdictOf()).toBe('passed');
  });

  it('have a missing one told by name, and then do not pass', async () => {
    unpackLegs(collected, { 'evals-1': one ?? '', 'evals-3': three ?? '' });
    const report = await read();
    expect(report.problems[0]?.message).toBe('Leg 2/3 is missing: there is no report of it.');
    expect(report.cases.map(({ title }) => title)).toEqual(SUITE_TITLES);
    expect(await verdictOf()).toBe('incomplete');
  });

  it('leave out what is no leg, and say so', async () => {
    unpackLegs(collected, {
      ...{ a: one ?? '', b: two ?? '', c: three ?? '', 'lint-report': wholeReport() },
    });
    await mkdir(path.join(collected, 'coverage'));
    await writeFile(path.join(collected, 'notes.txt'), 'nothing');
    const { warnings, problems } = await read();
    expect(problems).toEqual([]);
    expect(warnings).toEqual(['The report in "lint-report" is none of a leg, and was left out.']);
  });

  it('are read as far as they can be', async () => {
    const { shard: _, ...nothing } = wholeReport();
    unpackLegs(collected, {
      a: one ?? '',
      b: '{"schemaVersion": 2, "verdict": {',
      c: JSON.stringify({ ...JSON.parse(textOf(nothing)), report: null }),
    });
    const { problems } = await read();
    expect(problems.map(({ message }) => message)).toEqual([
      'Leg 2/3, leg 3/3 are missing: there are no reports of them.',
      'The report in "b" is no JSON.',
      expect.stringMatching(/^The report in "c" has no results; the job that wrote it says: /),
    ]);
    expect(await verdictOf()).toBe('incomplete');
  });

  it('are bounded together as one report is', async () => {
    // Blanks are bytes and no values.
    const room = MAX_REPORT_BYTES - 2 * textOf(three ?? wholeReport()).length;
    unpackLegs(collected, { a: textOf(one ?? wholeReport()).padEnd(room), b: two ?? '' });
    expect((await read()).problems).toHaveLength(1);
    unpackLegs(collected, { c: textOf(three ?? wholeReport()).padEnd(room) });
    expect((await read()).problems.map(({ message }) => message)).toEqual([
      'Leg 3/3 is missing: there is no report of it.',
      expect.stringMatching(/^The report in "c" has \d+ bytes; more than \d+ are not read\.$/),
    ]);
  });

  it('do not follow links', async () => {
    const outside = await mkdtemp(path.join(tmpdir(), 'outside-'));
    unpackLegs(outside, { b: two ?? '' });
    unpackLegs(collected, { a: one ?? '', c: three ?? '' });
    await symlink(path.join(outside, 'b'), path.join(collected, 'b'));
    await mkdir(path.join(collected, 'd'));
    await symlink(path.join(outside, 'b', 'report.json'), path.join(collected, 'd', 'report.json'));
    expect((await read()).problems.map(({ message }) => message)).toEqual([
      'Leg 2/3 is missing: there is no report of it.',
    ]);
    await rm(outside, { recursive: true });
  });
});

describe('one report', () => {
  it('of no leg is what it is, by its folder or its path', async () => {
    unpackLegs(workspace, { collected: wholeReport() });
    unpackLegs(collected, { traces: 'no report', other: one ?? '' });
    const file = path.join(collected, 'report.json');
    expect(await read()).toEqual(await readCollectedReport(collected));
    expect(await read(file)).toEqual(await read());
  });

  it.each(['diff', 'doctor'] as const)('of mode %s is none that is collected', async (source) => {
    unpackLegs(workspace, { collected: { ...wholeReport(), source } });
    await expect(read()).rejects.toThrow(CollectedReportError);
  });

  it('of a leg misses the others, and says how that comes about', async () => {
    unpackLegs(workspace, { collected: two ?? '' });
    for (const reportPath of [collected, path.join(collected, 'report.json')]) {
      const { problems, warnings } = await read(reportPath);
      expect(problems[0]?.message).toMatch(/^Leg 1\/3, leg 3\/3 are missing/);
      expect(warnings[0]).toContain('without `merge-multiple`');
    }
  });

  it('of the only leg is whole', async () => {
    unpackLegs(workspace, { collected: legReport({ index: 1, total: 1 }) });
    expect(await read()).toMatchObject({ problems: [], warnings: [] });
  });
});

describe('a folder without the report of a leg', () => {
  it('is told what else there is', async () => {
    unpackLegs(collected, { a: wholeReport(), b: wholeReport() });
    await expect(read()).rejects.toThrow(ConfigurationError);
    await expect(read()).rejects.toThrow(/there are reports in "a", "b", none of them of a leg/);
  });

  it('that can be read is no mistake of the user', async () => {
    unpackLegs(collected, { a: '{', b: wholeReport() });
    await expect(read()).rejects.toThrow(CollectedReportError);
    await expect(read()).rejects.toThrow('The report in "a" is no JSON.');
  });

  it('and without any is as before', async () => {
    await expect(read()).rejects.toThrow(ConfigurationError);
    await expect(read(path.join(workspace, 'nowhere'))).rejects.toThrow(
      'there is no such file or folder',
    );
  });
});
