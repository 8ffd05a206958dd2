import { mkdir, mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gate } from '../../src/gate/gate.ts';
import { invalidVerdict } from '../../src/gate/without-report.ts';
import { identityOfTitle } from '../../src/identity/case-identity.ts';
import { historyAfter } from '../../src/model/cases/case-history.ts';
import { unpackCases } from '../../src/model/cases/folded-cases.ts';
import type {
  CaseReport,
  Digest,
  PackedCases,
  PackedHistory,
  RunReport,
} from '../../src/model/run-report.ts';
import { worded } from '../../src/render/words/verdict-words.ts';
import {
  CollectedReportError,
  parseReportFile,
  readCollectedReport,
} from '../../src/report-file/report-reader.ts';
import { MAX_REPORT_BYTES } from '../../src/report-file/report-schema.ts';
import {
  buildReportFile,
  isReadLater,
  measuredPieces,
  reportPieces,
} from '../../src/report-file/report-writer.ts';
import { CaseLedger } from '../../src/results/report/case-ledger.ts';
import { caseIdentity } from '../../src/results/report/identity.ts';
import { ConfigurationError } from '../../src/trouble/errors.ts';
import { samples } from '../support/effort.ts';
import { hostileReport } from '../support/render/arbitrary-report.ts';
import { caseOf, SAMPLE_VIEWS } from '../support/render/sample-reports.ts';

const PACKED = '0123456789abcdef,1;fedcba9876543210,2;' as PackedCases;
const ENVELOPE = { generatedAtMs: 0, actionVersion: '1.2.3' };
const sample = SAMPLE_VIEWS['one-failed']?.report ?? raise('no sample');

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'collected-'));
  file = path.join(folder, 'report.json');
});
afterEach(() => rm(folder, { recursive: true }));

function fileOf(report: RunReport | null): Record<string, unknown> {
  const verdict = report
    ? gate(report, { minPassRate: null })
    : invalidVerdict(['The suite is missing.']);
  const file = buildReportFile({ report, verdict: worded(verdict), ...ENVELOPE });
  return JSON.parse(JSON.stringify(file));
}

/** What is thrown on reading a file of this content. */
async function refusal(content: unknown): Promise<unknown> {
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readCollectedReport(file).catch((error: unknown) => error);
}

describe('a collected report', () => {
  it('is not whole where it counts more results than it has', async () => {
    const { report, ...rest } = fileOf(sample) as { report: RunReport };
    const less = { ...rest, report: { ...report, cases: report.cases.slice(1) } };
    await writeFile(file, JSON.stringify(less));
    const { problems } = await readCollectedReport(file);
    expect(problems.at(-1)).toMatchObject({
      kind: 'evidence',
      message: expect.stringContaining('The counts disagree'),
    });
  });

  it('comes back as it was written, whatever it holds', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        const written = fileOf(report);
        expect(parseReportFile(JSON.stringify(written)).report).toEqual(written['report']);
      }),
      samples({ ci: 100, soak: 5_000 }),
    );
  });

  it('is found in the folder it was downloaded to, or by its own path', async () => {
    await writeFile(file, JSON.stringify(fileOf(sample)));
    expect(await readCollectedReport(folder)).toEqual(sample);
    expect(await readCollectedReport(file)).toEqual(sample);
  });

  it('of before there were conversations brings their plain texts', async () => {
    const { report, ...rest } = fileOf(sample) as { report: RunReport };
    const cases = report.cases.map((one) => ({
      ...one,
      iterations: one.iterations.map(({ conversation: _, ...iteration }) => iteration),
    }));
    await writeFile(file, JSON.stringify({ ...rest, report: { ...report, cases } }));
    const read = (await readCollectedReport(file)).cases.flatMap(({ iterations }) => iterations);
    const told = read.flatMap(({ conversation }) => conversation ?? []);
    expect(told).toHaveLength(1);
    expect(told[0]?.timeline).toEqual([]);
    expect(told[0]?.messages.slice(2, 4)).toEqual([
      { role: 'assistant', text: '→ get_forecast({"city":"London","days":3,"lang":"en"})' },
      { role: 'tool', text: expect.stringMatching(/^← get_forecast: \{"city":"London"/) },
    ]);
  });

  it('brings its results only, not its verdict', async () => {
    const forged = {
      ...fileOf(sample),
      verdict: { value: 'passed', headline: 'Fine', checks: [] },
    };
    await writeFile(file, JSON.stringify(forged));
    expect(gate(await readCollectedReport(file), { minPassRate: null }).value).toBe('failed');
  });

  it('keeps problems of kinds it does not know as problems', async () => {
    const { report, ...rest } = fileOf(sample) as { report: RunReport };
    const problems = [{ kind: 'eclipse', message: 'It was dark.' }];
    await writeFile(file, JSON.stringify({ ...rest, report: { ...report, problems } }));
    const read = await readCollectedReport(file);
    expect(read.problems).toEqual([{ kind: 'evidence', message: 'It was dark.' }]);
  });
});

describe('a report of version 1, as a former release wrote it', () => {
  const written = (name: string) =>
    path.join(import.meta.dirname, '../support/report-file/version-1', `${name}.json`);

  it('brings its results', async () => {
    const { report } = JSON.parse(await readFile(written('one-failed'), 'utf8'));
    const read = await readCollectedReport(written('one-failed'));
    expect(fileOf(read)).toMatchObject({ report });
  });

  it('remains one, and no other is, so that what it does not tell is not taken for known', async () => {
    const read = await readCollectedReport(written('one-failed'));
    expect(read.formerVersion).toBe(1);
    await writeFile(file, JSON.stringify(fileOf(read)));
    expect((await readCollectedReport(file)).formerVersion).toBe(1);
    await writeFile(file, JSON.stringify(fileOf(sample)));
    expect(await readCollectedReport(file)).not.toHaveProperty('formerVersion');
  });

  it('says why it has none', async () => {
    await expect(readCollectedReport(written('invalid'))).rejects.toThrow(
      'the job that wrote it says: The configuration is wrong in',
    );
  });
});

const FOLDED = { cases: 2, passed: 2, durationMs: 3, packed: [PACKED] };

/** A report of one case. */
const withCase = (more: Partial<CaseReport>): RunReport => ({
  ...sample,
  cases: [{ ...caseOf('a', ['passed']), ...more }],
});

describe('a report of version 1', () => {
  /** As it was written before cases had identities. */
  function former(cases: readonly CaseReport[], source: RunReport['source']) {
    const verdict = { value: 'passed', headline: 'Fine', checks: [{ id: 'run-result' }] };
    const written = fileOf({ ...sample, source, cases: [...cases] }) as { report: RunReport };
    const known = written.report.cases.map(({ identity: _, ...one }) => one);
    const report = { ...written.report, cases: known };
    return { ...written, schemaVersion: 1, verdict, counts: null, report };
  }

  async function identitiesOf(cases: readonly CaseReport[], source: RunReport['source']) {
    await writeFile(file, JSON.stringify(former(cases, source)));
    return (await readCollectedReport(file)).cases.map(({ identity }) => identity);
  }

  it('has the identities of its cases by their ids', async () => {
    const titled = { ...caseOf('a', ['passed']), id: 'echoes' };
    expect(await identitiesOf([titled], 'run')).toEqual([identityOfTitle('echoes')]);
    const id = caseIdentity({ suitePath: ['s'], className: 'c', name: 'n', ordinal: 1 });
    expect(await identitiesOf([{ ...titled, id }], 'ingest')).toEqual([id.slice(0, 16)]);
  });

  it('has none of those that are folded, which it did not keep', async () => {
    const { packed: _, ...folded } = FOLDED;
    expect(await identitiesOf([{ ...caseOf('a', []), folded }], 'ingest')).toEqual([undefined]);
    expect((await readCollectedReport(file)).cases[0]?.folded).toEqual(folded);
  });

  it('is refused where its results are none', async () => {
    const error = await refusal({ ...former([], 'run'), report: { cases: 7 } });
    expect(String(error)).toMatch(/report\.source/);
  });
});

it('of 100,000 cases, of which most are folded, is read by a later job', async () => {
  const ledger = new CaseLedger({ shard: null, workflowAttempt: 1, scrub: (text) => text });
  for (let index = 0; index < 100_000; index += 1) {
    ledger.add({
      ...{ suitePath: [], className: null, name: `case ${index}`, ordinal: 1, attempts: 1 },
      ...{ status: 'passed', durationMs: index / 10, message: null, details: null, flaky: false },
      ...{ file: null, line: null, synthesized: false },
    });
  }
  const cases = ledger.finish();
  const report: RunReport = { ...sample, source: 'ingest', run: null, cases };
  const verdict = worded(gate(report, { minPassRate: null }));
  const extent = { bytes: 0, values: 0 };
  const pieces = reportPieces(buildReportFile({ report, verdict, ...ENVELOPE }));
  await writeFile(file, [...measuredPieces(pieces, extent)].join(''));
  expect(isReadLater(extent)).toBe(true);
  expect(extent.bytes).toBeLessThan(5_000_000);
  const read = await readCollectedReport(file);
  expect(read.cases).toEqual(cases);
  expect([...unpackCases(read.cases.at(-1)?.folded ?? raise('nothing is folded'))]).toHaveLength(
    99_000,
  );
});

it('keeps the tools of servers and the history of cases', async () => {
  const report: RunReport = {
    ...sample,
    servers: [{ id: 's', name: 'weather', tools: ['get_forecast'] }],
    caseHistory: historyAfter(sample),
  };
  await writeFile(file, JSON.stringify(fileOf(report)));
  expect(await readCollectedReport(file)).toEqual(report);
});

describe('a file that is no collected report', () => {
  const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  it.each<[string, () => unknown, RegExp]>([
    ['no JSON', () => '{"report":', /no JSON/],
    ['another shape', () => ({ ...fileOf(sample), report: { cases: 7 } }), /report\.source/],
    ['a later version', () => ({ ...fileOf(sample), schemaVersion: 3 }), /schema version 1 or 2,/],
    [
      'of an identity that is no hash',
      () => fileOf(withCase({ identity: 'x' as Digest })),
      /identity/,
    ],
    [
      'of folded cases that are others than it says',
      () => fileOf(withCase({ folded: { ...FOLDED, cases: 3 } })),
      /folded\.packed: is not what its numbers say/,
    ],
    [
      'of a history that is none',
      () => fileOf({ ...sample, caseHistory: ['passed' as PackedHistory] }),
      /caseHistory\.0: is no history of cases/,
    ],
    ['without results', () => fileOf(null), /The suite is missing\./],
    ['nested deeply', () => `{"schemaVersion":2,"report":${nested}}`, /nested/],
    ['of too many values', () => `{"cases":[${'0,'.repeat(1_500_000)}0]}`, /1500003 values/],
    ['a list', () => [], /is none/],
    [
      'of more iterations than anybody plans',
      () => fileOf({ ...sample, cases: sample.cases.map((one) => ({ ...one, planned: 9e15 })) }),
      /cases\.0\.planned/,
    ],
    [
      'a time that no clock shows',
      () => fileOf({ ...sample, run: sample.run && { ...sample.run, createdAtMs: 1e300 } }),
      /run\.createdAtMs/,
    ],
  ])('is refused: %s', async (_what, content, words) => {
    const error = await refusal(content());
    expect(error).toBeInstanceOf(CollectedReportError);
    expect(String(error)).toMatch(words);
  });

  it('is refused where it is larger than anything of ours', async () => {
    await writeFile(file, '');
    await truncate(file, MAX_REPORT_BYTES + 1);
    await expect(readCollectedReport(file)).rejects.toThrow(/bytes; more than/);
  });

  it.each([
    ['a link', () => symlink('/etc/passwd', file)],
    ['a folder', () => mkdir(file)],
    ['missing', async () => undefined],
  ])('is the wrong configuration where it is %s', async (_what, make) => {
    await make();
    await expect(readCollectedReport(folder)).rejects.toBeInstanceOf(ConfigurationError);
  });
});

function raise(message: string): never {
  throw new Error(message);
}
