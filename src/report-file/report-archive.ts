import { unzipSync } from 'fflate';
import { digestOf } from '../identity/case-identity.ts';
import type { Digest, RunReport } from '../model/run-report.ts';
import { ExpectedError, errorMessage } from '../trouble/errors.ts';
import {
  CollectedReportError,
  type ReadingBudget,
  resultsOutOf,
  wholeBudget,
} from './report-reader.ts';
import { REPORT_FILE_NAME } from './report-schema.ts';

/** The artifact of a report has a handful; looking through those that an archive tells of takes time. */
const MOST_FILES = 1_000;

/**
 * The results in an archive of a report's files, which may be anybody's, and the hash of their text.
 * Only the report itself is unpacked, in memory, and no more of it than the archive says, which is
 * bounded.
 * @param left what may be read, of all that share it; what this one takes is taken out of it.
 * @throws CollectedReportError that says what is wrong with it.
 */
export function readArchivedReport(
  archive: Uint8Array,
  title: string,
  left: ReadingBudget = wholeBudget(),
): { report: RunReport; digest: Digest } {
  const text = unpackReport(archive, title, left.bytes);
  return { report: resultsOutOf(text, title, left), digest: digestOf(text) };
}

function unpackReport(archive: Uint8Array, title: string, most: number): string {
  let files = 0;
  let found = 0;
  let bytes = 0;
  let unpacked: ReturnType<typeof unzipSync>;
  try {
    unpacked = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        files += 1;
        if (files > MOST_FILES) throw new ExpectedError(`it has more than ${MOST_FILES} files`);
        if (name !== REPORT_FILE_NAME) return false;
        found += 1;
        bytes = originalSize;
        return found === 1 && originalSize <= most;
      },
    });
  } catch (error) {
    throw new CollectedReportError(`${title} cannot be unpacked: ${errorMessage(error)}`);
  }
  if (found === 0) throw new CollectedReportError(`${title} holds no ${REPORT_FILE_NAME}`);
  if (found > 1) throw new CollectedReportError(`${title} holds several ${REPORT_FILE_NAME}`);
  const report = unpacked[REPORT_FILE_NAME];
  if (report === undefined) {
    throw new CollectedReportError(`${title} has ${bytes} bytes; more than ${most} are not read`);
  }
  return new TextDecoder().decode(report);
}
