import { expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readArchivedReport } from '../../src/report-file/report-archive.ts';
import { CollectedReportError } from '../../src/report-file/report-reader.ts';
import { MAX_REPORT_BYTES } from '../../src/report-file/report-schema.ts';
import { caseOf, runReport } from '../support/render/sample-reports.ts';
import {
  archivedReport,
  archiveOf,
  reportFileText,
} from '../support/report-file/archived-report.ts';

const REPORT = runReport([caseOf('adds', ['passed'])]);
const read = (archive: Uint8Array) => readArchivedReport(archive, 'the report').report;

it('gives the results of the report among the files', () => {
  expect(read(archivedReport(REPORT))).toMatchObject({ cases: [{ title: 'adds' }] });
});

it.each<[string, () => Uint8Array, RegExp]>([
  ['is empty', () => new Uint8Array(), /cannot be unpacked/],
  ['is cut off', () => archivedReport(REPORT).slice(0, -40), /cannot be unpacked/],
  ['has no report', () => archiveOf({ 'report.md': '#' }), /holds no report\.json/],
  [
    'has it elsewhere',
    () => archiveOf({ 'a/report.json': reportFileText(REPORT), '/report.json': '{}' }),
    /holds no report\.json/,
  ],
  [
    'has it twice',
    () => {
      const archive = archiveOf({ 'report.json': reportFileText(REPORT), 'report.jsoN': '{}' });
      // In the name of the second one, at its place and in the directory.
      return archive.map((byte, at) => (byte === 0x4e && archive[at - 1] === 0x6f ? 0x6e : byte));
    },
    /holds several report\.json/,
  ],
  [
    'unfolds without bound',
    () => zipSync({ 'report.json': new Uint8Array(MAX_REPORT_BYTES + 1) }),
    /bytes; more than/,
  ],
  ['has what is no report', () => archiveOf({ 'report.json': '[]' }), /is none/],
])('refuses an archive that %s', (_name, archive, message) => {
  expect(() => read(archive())).toThrow(CollectedReportError);
  expect(() => read(archive())).toThrow(message);
});

it('takes no more memory than the archive says, though it lies', () => {
  const archive = zipSync({ 'report.json': strToU8(' '.repeat(100_000)) });
  const view = new DataView(archive.buffer, archive.byteOffset);
  // The size as the directory states it, which says where it lies.
  const directory = view.getUint32(archive.length - 6, true);
  view.setUint32(directory + 24, 10, true);
  expect(() => read(archive)).toThrow(CollectedReportError);
});

it('is not held up by an archive that tells of more files than it has', () => {
  expect(() => read(archiveOfCount(0xffff_ffff))).toThrow('more than 1000 files');
});

/** Nothing but an end that tells of so many files, as archives of more than 65,535 have it. */
function archiveOfCount(files: number): Uint8Array {
  const archive = new Uint8Array(98);
  const view = new DataView(archive.buffer);
  const signatures = [
    [0, 0x0606_4b50],
    [56, 0x0706_4b50],
    [76, 0x0605_4b50],
  ] as const;
  for (const [at, signature] of signatures) view.setUint32(at, signature, true);
  view.setUint32(32, files, true);
  view.setUint16(76 + 8, 0xffff, true);
  view.setUint32(76 + 16, 0xffff_ffff, true);
  return archive;
}
