import { z } from 'zod';
import { describeForeignJson } from '../../detect.ts';
import type { Position, ReportReader } from '../../parsed-case.ts';
import type { FileTally } from '../../tally/tally.ts';
import { counted } from '../../text.ts';
import { readJestReport } from './jest.ts';
import { createPositions, findDocuments } from './json-document.ts';
import { tallyReport } from './json-report.ts';
import { isVitestReport, readVitestReport } from './vitest.ts';

/** The largest real reports have a few million characters; this leaves room for their coverage. */
const MAX_JSON_LENGTH = 128 * 1024 * 1024;

/** Bad documents of one file that are told of one by one. */
const MAX_TOLD = 10;

/** Reads the JSON reports of Jest and Vitest; they are parsed as a whole, under a size cap. */
export function createJsonReader(
  tally: FileTally,
  options: {
    format: 'auto' | 'jest' | 'vitest';
    /** Path of a test file as cases show it. */
    relativePath: (path: string) => string;
    /** Where in the file the text begins. */
    start: Position;
    maxLength?: number | undefined;
  },
): ReportReader {
  const maxLength = options.maxLength ?? MAX_JSON_LENGTH;
  const chunks: string[] = [];
  let length = 0;
  let reports = 0;
  let bad = 0;

  function fail(message: string, position?: Position): void {
    bad += 1;
    if (bad <= MAX_TOLD) tally.fail(message, position);
  }

  function readReport(document: object): void {
    const isVitest =
      options.format === 'auto' ? isVitestReport(document) : options.format === 'vitest';
    const read = isVitest ? readVitestReport : readJestReport;
    const report = read(document, options.relativePath);
    tally.identifyAs(isVitest ? 'vitest' : 'jest', report.dialect);
    tallyReport(report, tally);
    reports += 1;
  }

  function readDocument(value: unknown): void {
    if (!isReport(value)) {
      fail(`is ${describeForeignJson(value)}, not a report of Jest or Vitest`);
      return;
    }
    try {
      readReport(value);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      const [issue] = error.issues;
      fail(`is damaged: ${issue?.path.join('.')}: ${issue?.message}`);
    }
  }

  return {
    write(text) {
      length += text.length;
      if (length > maxLength) {
        chunks.length = 0;
        tally.fail(`has more than ${maxLength} characters, too many for a JSON report`);
        return false;
      }
      chunks.push(text);
      return true;
    },
    end() {
      if (length > maxLength) return;
      const text = chunks.splice(0).join('');
      const { documents, noise, noiseHoldsReport } = findDocuments(text);
      if (noise > 0)
        tally.warn(`has ${counted(noise, 'character')} of console output around the report`);
      if (noiseHoldsReport) fail('has one more report that cannot be read, beside the one read');
      const positionOf = createPositions(text, options.start);
      const isJson = /[[{]/.test(text.charAt(0));
      for (const { value, damage } of documents) {
        if (value !== undefined) readDocument(value);
        if (damage === null) continue;
        const message =
          isJson || documents.length > 1 || !damage.message.startsWith('is not')
            ? damage.message
            : 'is neither XML nor a JSON report';
        fail(message, positionOf(damage.offset));
      }
      if (bad > MAX_TOLD) {
        tally.fail(`has ${counted(bad - MAX_TOLD, 'JSON document')} more that cannot be read`);
      }
      if (reports > 1) tally.warn(`has ${counted(reports, 'JSON report')}; read them all`);
    },
  };
}

function isReport(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'testResults' in value;
}
