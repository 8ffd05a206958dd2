import { z } from 'zod';
import type { ResultFormat } from '../../../../model/choices/ingest-choices.ts';
import { describeForeignJson } from '../../detect.ts';
import type { Position, ReportReader } from '../../parsed-case.ts';
import type { FileTally } from '../../tally/tally.ts';
import { counted } from '../../text.ts';
import { createPositions, findDocuments } from './json-document.ts';
import { type JsonFormat, tallyReport } from './json-report.ts';

/** The largest real reports have a few million characters; this leaves room for their coverage. */
const MAX_JSON_LENGTH = 128 * 1024 * 1024;

/** Bad documents of one file that are told of one by one. */
const MAX_TOLD = 10;

/** A format under the name that inputs have for it. */
export interface NamedFormat {
  readonly name: ResultFormat;
  readonly format: JsonFormat;
}

/** Reads JSON reports; they are parsed as a whole, under a size cap. */
export function createJsonReader(
  tally: FileTally,
  options: {
    /** All there are. */
    formats: readonly NamedFormat[];
    /** The one that the file is said to have; undefined: it is told by the content. */
    asked: ResultFormat | undefined;
    /** Path of a test file as cases show it. */
    relativePath: (path: string) => string;
    /** Where in the file the text begins. */
    start: Position;
    maxJsonLength?: number | undefined;
  },
): ReportReader {
  const { formats, asked, maxJsonLength = MAX_JSON_LENGTH } = options;
  const chunks: string[] = [];
  let length = 0;
  let reports = 0;
  let bad = 0;

  function fail(message: string, position?: Position): void {
    bad += 1;
    if (bad <= MAX_TOLD) tally.fail(message, position);
  }

  function formatOf(document: unknown): NamedFormat | undefined {
    if (typeof document !== 'object' || document === null) return undefined;
    const candidates = formats.filter(({ name }) => asked === undefined || name === asked);
    return candidates.find(({ format }) => format.fits(document, asked !== undefined));
  }

  function readDocument(document: unknown): void {
    const found = formatOf(document);
    if (found === undefined) {
      const producers = formats.map(({ format }) => format.producer).join(' or ');
      fail(`is ${describeForeignJson(document)}, not a report of ${producers}`);
      return;
    }
    const { name, format } = found;
    try {
      const report = format.read(document, options.relativePath);
      tally.identifyAs(name, report.dialect);
      tallyReport(report, tally);
      reports += 1;
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      const [issue] = error.issues;
      fail(`is damaged: ${issue?.path.join('.')}: ${issue?.message}`);
    }
  }

  return {
    write(text) {
      length += text.length;
      if (length > maxJsonLength) {
        chunks.length = 0;
        tally.fail(`has more than ${maxJsonLength} characters, too many for a JSON report`);
        return false;
      }
      chunks.push(text);
      return true;
    },
    end() {
      if (length > maxJsonLength) return;
      const text = chunks.splice(0).join('');
      const { documents, noise, noiseHoldsReport } = findDocuments(
        text,
        formats.map(({ format }) => format.marks),
      );
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
