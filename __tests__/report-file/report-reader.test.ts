import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gate } from '../../src/gate/gate.ts';
import type { RunReport } from '../../src/model/run-report.ts';
import {
  CollectedReportError,
  parseReportFile,
  readCollectedReport,
} from '../../src/report-file/report-reader.ts';
import { MAX_REPORT_BYTES } from '../../src/report-file/report-schema.ts';
import { buildReportFile } from '../../src/report-file/report-writer.ts';
import { ConfigurationError } from '../../src/trouble/errors.ts';
import { samples } from '../support/effort.ts';
import { hostileReport } from '../support/render/arbitrary-report.ts';
import { SAMPLE_VIEWS } from '../support/render/sample-reports.ts';

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
    : { value: 'invalid' as const, checks: [], headline: 'The suite is missing.' };
  return JSON.parse(JSON.stringify(buildReportFile({ report, verdict, ...ENVELOPE })));
}

/** What is thrown on reading a file of this content. */
async function refusal(content: unknown): Promise<unknown> {
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readCollectedReport(file).catch((error: unknown) => error);
}

describe('a collected report', () => {
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

  it('brings its results only, not its verdict', async () => {
    const forged = {
      ...fileOf(sample),
      verdict: { value: 'passed', headline: 'Fine', checks: [] },
    };
    await writeFile(file, JSON.stringify(forged));
    expect(gate(await readCollectedReport(file), { minPassRate: null }).value).toBe('failed');
  });

  it('keeps problems of kinds it does not know as problems', async () => {
    const report = { ...sample, problems: [{ kind: 'eclipse', message: 'It was dark.' }] };
    await writeFile(file, JSON.stringify({ ...fileOf(sample), report }));
    const { problems } = await readCollectedReport(file);
    expect(problems).toEqual([{ kind: 'evidence', message: 'It was dark.' }]);
  });
});

describe('a file that is no collected report', () => {
  const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  it.each<[string, () => unknown, RegExp]>([
    ['no JSON', () => '{"report":', /no JSON/],
    ['another shape', () => ({ ...fileOf(sample), report: { cases: 7 } }), /report\.source/],
    ['a later version', () => ({ ...fileOf(sample), schemaVersion: 2 }), /schema version 1/],
    ['without results', () => fileOf(null), /The suite is missing\./],
    ['nested deeply', () => `{"schemaVersion":1,"report":${nested}}`, /nested/],
    ['of too many values', () => `{"cases":[${'0,'.repeat(1_500_000)}0]}`, /1500003 values/],
    ['a list', () => [], /is none/],
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
