import type { Dirent } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import path from 'node:path';
import { digestOf } from '../../identity/case-identity.ts';
import { listNames } from '../../model/listed-names.ts';
import type { RunReport } from '../../model/run-report.ts';
import { ConfigurationError, errorCode } from '../../trouble/errors.ts';
import {
  CollectedReportError,
  isLedOut,
  type ReadingBudget,
  readBounded,
  readCollectedReport,
  resultsOutOf,
  wholeBudget,
  withCases,
} from '../report-reader.ts';
import { REPORT_FILE_NAME } from '../report-schema.ts';
import type { CollectedLeg } from './chosen-legs.ts';
import { joinFoundLegs } from './joined-report.ts';

/** GitHub takes 500 artifacts of a job; whoever has more in a folder has something else there. */
const MOST_ENTRIES = 10_000;

export interface CollectedPlace {
  /** A report file, or a folder: with one, or with folders that have one each. */
  reportPath: string;
  /** Out of which no link may lead on the way to a report. */
  workspace: string;
  /** That the job is about; empty where it does not know. */
  commit: string;
}

/**
 * Results that other jobs collected: one report as it is, or those of the legs of a suite as one.
 * What is read of them all is bounded as one report is.
 *
 * @throws ConfigurationError where there is no report, CollectedReportError where there is none that
 *   can be read.
 */
export async function readCollectedResults(collected: CollectedPlace): Promise<RunReport> {
  return withCases(await readResults(collected));
}

async function readResults(collected: CollectedPlace): Promise<RunReport> {
  const { reportPath, workspace, commit } = collected;
  const below = (await foldersWithReports(reportPath)).map((place) => ({
    place,
    file: path.join(reportPath, place, REPORT_FILE_NAME),
  }));
  const isFolderOfOne = await hasReport(reportPath);
  if (below.length > 0 && !isFolderOfOne) return joined(await readLegs(below, workspace), commit);
  const report = await readCollectedReport(reportPath, workspace);
  if (report.shard === undefined) return report;
  const file = isFolderOfOne ? path.join(reportPath, REPORT_FILE_NAME) : reportPath;
  const own = { place: path.basename(reportPath), file };
  const whole = joined(await readLegs([own, ...below], workspace), commit);
  if (below.length > 0 || report.shard.total === 1) return whole;
  return { ...whole, warnings: [ONE_FOLDER, ...whole.warnings] };
}

const ONE_FOLDER =
  'There is one report where those of several legs were expected. Artifacts that are unpacked into ' +
  'one folder write over each other: download them without `merge-multiple`.';

/** Names of the folders in it that have a report, in order; links are none. */
export async function foldersWithReports(folder: string): Promise<string[]> {
  const names = (await entriesOf(folder))
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);
  const found: string[] = [];
  for (const name of names.toSorted()) {
    if (await hasReport(path.join(folder, name))) found.push(name);
  }
  return found;
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries: Dirent[] = [];
  try {
    for await (const entry of await opendir(folder)) {
      if (entries.length === MOST_ENTRIES) {
        const message = `the folder of the collected reports has more than ${MOST_ENTRIES} entries`;
        throw new CollectedReportError(message);
      }
      entries.push(entry);
    }
  } catch (error) {
    if (error instanceof CollectedReportError) throw error;
    // Whoever reads the one report tells what is wrong with its path.
    if (errorCode(error) === undefined) throw error;
    return [];
  }
  return entries;
}

/** Whether a folder has a report in it. */
export async function hasReport(folder: string): Promise<boolean> {
  try {
    return (await lstat(path.join(folder, REPORT_FILE_NAME))).isFile();
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return false;
  }
}

/** What was found in the folders, in their order. */
interface ReadLegs {
  legs: CollectedLeg[];
  /** Of reports that cannot be read, in sentences. */
  problems: string[];
  /** Of folders with the report of something that is no leg. */
  strangers: string[];
}

async function readLegs(
  files: readonly { place: string; file: string }[],
  workspace: string,
): Promise<ReadLegs> {
  const read: ReadLegs = { legs: [], problems: [], strangers: [] };
  const left = wholeBudget();
  for (const { place, file } of files) {
    try {
      if (await isLedOut(file, workspace)) {
        throw new CollectedReportError(`the report in ${listNames([place])} is led to by a link`);
      }
      const { report, digest } = await readLeg(file, place, left);
      const { shard } = report;
      if (shard === undefined) read.strangers.push(place);
      else read.legs.push({ place, report: { ...report, shard }, digest });
    } catch (error) {
      if (!(error instanceof CollectedReportError)) throw error;
      read.problems.push(sentence(error.message));
    }
  }
  return read;
}

async function readLeg(file: string, place: string, left: ReadingBudget) {
  const title = `the report in ${listNames([place])}`;
  const text = await readBounded(file, title, left);
  return { report: resultsOutOf(text, title, left), digest: digestOf(text) };
}

function joined({ legs, problems, strangers }: ReadLegs, commit: string): RunReport {
  if (legs.length === 0) throw noLegs(problems, strangers);
  const foreign = strangers.map(
    (place) => `The report in ${listNames([place])} is none of a leg, and was left out.`,
  );
  return joinFoundLegs(legs, commit, { problems, warnings: foreign });
}

function noLegs(problems: readonly string[], strangers: readonly string[]): Error {
  const [first] = problems;
  if (first !== undefined) return new CollectedReportError(problems.join(' '));
  const message =
    `names a folder without a report; there are reports in ${listNames(strangers)}, none of them ` +
    'of a leg of a suite. Name the folder of the one that is meant.';
  return new ConfigurationError([{ where: 'report-path', message, example: 'collected' }]);
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
