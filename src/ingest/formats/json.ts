import { z } from 'zod';
import { describeForeignJson } from '../detect.ts';
import type { FileTally } from '../tally.ts';
import { counted } from '../text.ts';
import { readJestReport } from './jest.ts';
import { findDocuments } from './json-document.ts';
import { tallyReport } from './json-report.ts';
import type { ReportReader } from './report-reader.ts';
import { isVitestReport, readVitestReport } from './vitest.ts';

/** The largest real reports have a few million characters; this leaves room for their coverage. */
const MAX_JSON_LENGTH = 128 * 1024 * 1024;

/** Reads the JSON reports of Jest and Vitest; they are parsed as a whole, under a size cap. */
export function createJsonReader(
  tally: FileTally,
  options: {
    format: 'auto' | 'jest' | 'vitest';
    /** Path of a test file as cases show it. */
    relativePath: (path: string) => string;
    maxLength?: number | undefined;
  },
): ReportReader {
  const maxLength = options.maxLength ?? MAX_JSON_LENGTH;
  const chunks: string[] = [];
  let length = 0;

  function readReport(document: object): void {
    const isVitest =
      options.format === 'auto' ? isVitestReport(document) : options.format === 'vitest';
    const read = isVitest ? readVitestReport : readJestReport;
    const report = read(document, options.relativePath);
    tally.identifyAs(isVitest ? 'vitest' : 'jest', report.dialect);
    tallyReport(report, tally);
  }

  function readDocument(value: unknown): void {
    if (!isReport(value)) {
      tally.fail(`is ${describeForeignJson(value)}, not a report of Jest or Vitest`);
      return;
    }
    try {
      readReport(value);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      const [issue] = error.issues;
      tally.fail(`is damaged: ${issue?.path.join('.')}: ${issue?.message}`);
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
      const { documents, noise } = findDocuments(text);
      if (noise > 0)
        tally.warn(`has ${counted(noise, 'character')} of console output around the report`);
      for (const { value, damage } of documents) {
        if (value !== undefined) readDocument(value);
        if (damage) tally.fail(describeDamage(text, damage.message), damage.position);
      }
    },
  };
}

function describeDamage(text: string, message: string): string {
  return /^\s*[[{]/.test(text) || !message.startsWith('is not')
    ? message
    : 'is neither XML nor a JSON report';
}

function isReport(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'testResults' in value;
}
