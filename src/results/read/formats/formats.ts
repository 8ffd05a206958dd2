import { RESULT_FORMATS, type ResultFormat } from '../../../model/choices/ingest-choices.ts';
import type { Detection } from '../detect.ts';
import type { Position, ReportReader } from '../parsed-case.ts';
import type { FileTally } from '../tally/tally.ts';
import { JEST } from './json/jest.ts';
import { createJsonReader, type NamedFormat } from './json/json-reader.ts';
import type { JsonFormat } from './json/json-report.ts';
import { VITEST } from './json/vitest.ts';
import { createJunitReader } from './junit/junit-reader.ts';

/** The format of XML reports, whatever their dialect. */
interface XmlFormat {
  readonly syntax: 'xml';
  readonly producer: string;
  open(tally: FileTally, start: Position): ReportReader;
}

const JUNIT: XmlFormat = { syntax: 'xml', producer: 'JUnit', open: createJunitReader };

/** Every format of result files that is read. */
const FORMATS: Readonly<Record<ResultFormat, XmlFormat | JsonFormat>> = {
  junit: JUNIT,
  jest: JEST,
  vitest: VITEST,
};

const JSON_FORMATS = RESULT_FORMATS.flatMap((name): NamedFormat[] => {
  const format = FORMATS[name];
  return format.syntax === 'json' ? [{ name, format }] : [];
});

/** How a file is to be read. */
export interface FormatOptions {
  /** The one that the file is said to have; undefined: it is told by the content. */
  readonly asked: ResultFormat | undefined;
  /** Path of a test file as cases show it. */
  readonly relativePath: (path: string) => string;
  /** Where in the file the text begins. */
  readonly start: Position;
  readonly maxJsonLength?: number | undefined;
}

/** The reader of a file that begins so; null where it has none, which the tally has been told. */
export function openReader(
  detection: Detection,
  tally: FileTally,
  options: FormatOptions,
): ReportReader | null {
  const asked = options.asked && FORMATS[options.asked];
  const wanted = asked === undefined ? 'a result file' : titleOf(asked);
  if (detection.kind === 'other') {
    tally.fail(`is ${detection.what}, not ${wanted}`);
    return null;
  }
  if (asked !== undefined && asked.syntax !== detection.kind) {
    tally.fail(
      detection.kind === 'xml'
        ? `is XML, not ${wanted}; set format to junit or auto`
        : `is not XML, so not ${wanted}; set format to auto`,
    );
    return null;
  }
  if (detection.kind === 'xml') return JUNIT.open(tally, options.start);
  return createJsonReader(tally, { formats: JSON_FORMATS, ...options });
}

function titleOf({ syntax, producer }: XmlFormat | JsonFormat): string {
  return syntax === 'json' ? `a ${producer} JSON report` : `a ${producer} report`;
}
