import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import fc from 'fast-check';
import { gate } from '../../src/gate/gate.ts';
import { worded } from '../../src/render/words/verdict-words.ts';
import { reportFileSchema } from '../../src/report-file/report-schema.ts';
import { buildReportFile, reportPieces } from '../../src/report-file/report-writer.ts';
import { samples } from '../support/effort.ts';
import { hostileReport } from '../support/render/arbitrary-report.ts';
import { SAMPLE_VIEWS } from '../support/render/sample-reports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const schema: Record<string, unknown> = JSON.parse(
  await readFile(path.join(root, 'schemas/report.schema.json'), 'utf8'),
);
const ajv = new Ajv2020({ allErrors: true, strict: false });
ajvFormats.default(ajv);
const validate = ajv.compile(schema);

/** As a reader of the file sees it. */
function asRead(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value));
}

const ENVELOPE = { generatedAtMs: Date.UTC(2026, 0, 2, 3, 4, 5), actionVersion: '1.2.3' };

describe('the JSON report', () => {
  it.each(Object.entries(SAMPLE_VIEWS))('of %s follows the published schema', (_name, view) => {
    const file = asRead(buildReportFile({ ...view, verdict: worded(view.verdict), ...ENVELOPE }));
    validate(file);
    expect(validate.errors).toBeNull();
    expect(reportFileSchema.parse(file)).toEqual(file);
  });

  it('is the same text written bit by bit', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        const file = buildReportFile({
          report,
          verdict: worded(gate(report, { minPassRate: 0.5 })),
          ...ENVELOPE,
        });
        expect([...reportPieces(file)].join('')).toBe(`${JSON.stringify(file, null, 2)}\n`);
      }),
      samples({ ci: 100, soak: 1_000 }),
    );
  });

  it('of any report follows the published schema', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        const verdict = worded(gate(report, { minPassRate: 0.5 }));
        validate(asRead(buildReportFile({ report, verdict, ...ENVELOPE })));
        expect(validate.errors).toBeNull();
      }),
      samples({ ci: 100, soak: 5_000 }),
    );
  });

  it('carries version, time, counts and rate', () => {
    const view = SAMPLE_VIEWS['one-failed'];
    const file = buildReportFile({
      report: view?.report ?? null,
      verdict: worded(gate(view?.report ?? raise('no sample'), { minPassRate: null })),
      ...ENVELOPE,
    });
    expect(file).toMatchObject({
      schemaVersion: 2,
      $schema: schema['$id'],
      generatedAt: '2026-01-02T03:04:05.000Z',
      action: { version: '1.2.3' },
      counts: { total: 12, passed: 11, failed: 1 },
      passRate: 11 / 12,
    });
  });

  it('may grow without becoming invalid, but not shrink', () => {
    const view = SAMPLE_VIEWS['all-passed'] ?? raise('no sample');
    const file = asRead(buildReportFile({ ...view, verdict: worded(view.verdict), ...ENVELOPE }));
    expect(validate({ ...file, addedLater: 1 })).toBe(true);
    const { verdict: _verdict, ...rest } = file;
    expect(validate(rest)).toBe(false);
    expect(validate({ ...file, schemaVersion: 3 })).toBe(false);
  });
});

function raise(message: string): never {
  throw new Error(message);
}
