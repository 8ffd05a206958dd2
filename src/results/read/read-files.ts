import type { ResultFormat, TestOutcome } from '../../model/choices/ingest-choices.ts';
import { formatCount } from '../../model/quantity.ts';
import type { Problem } from '../../model/run-report.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Environment } from '../../session/environment.ts';
import { type ProgressClock, tellProgress } from '../progress.ts';
import type { ResultFile } from './discover.ts';
import { parseResultFile } from './parse.ts';
import type { FileSummary, ParsedCase, ParseError } from './parsed-case.ts';
import { createSourceLocator } from './places/source-location.ts';
import { outcomeProblem } from './test-outcome.ts';
import { withoutSecrets } from './text.ts';

/** The surroundings that results are read in. */
export interface ReadDependencies extends ProgressClock {
  readonly environment: Environment;
  /** Absolute path of the checkout, with no symlink in it. */
  readonly workspace: string;
  /** Aborts where the job is cancelled, and where the service is gone. */
  readonly signal: AbortSignal;
  /** What a test may have written into its results, but nobody else is to see. */
  readonly secrets: Redactor;
}

/** What result files hold beside their cases. */
export interface FilesRead {
  /** The common format of the files; null where they differ or none is known. */
  readonly framework: ResultFormat | null;
  readonly problems: readonly Problem[];
  readonly warnings: readonly string[];
}

/** Which files are read, and how. */
export interface FilesToRead {
  readonly files: readonly ResultFile[];
  readonly format: 'auto' | ResultFormat;
  /** That equal cases of one file are attempts of one test. */
  readonly mergeRetries: boolean;
  /** How the step ended that wrote the files. */
  readonly testOutcome: TestOutcome;
}

/** Takes a case, whose place is one of the checkout, and the name of its file. */
export type TakeCase = (parsed: ParsedCase, resultFile: string) => void;

/** Reads files, in the order of their names, so that a repeat gives the same cases the same ids. */
export async function readFiles(
  { files, format, mergeRetries, testOutcome }: FilesToRead,
  { workspace, signal, secrets, clock, logger }: ReadDependencies,
  take: TakeCase,
): Promise<FilesRead> {
  const options = { format, mergeRetries, workspace, signal };
  const locate = createSourceLocator(workspace);
  const summaries: FileSummary[] = [];
  const tell = tellProgress(
    { clock, logger },
    (count) => `Read ${formatCount(count)} tests so far.`,
  );
  for (const { path, name } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const sink = (parsed: ParsedCase) => {
      const { file = null, line = null } = locate(parsed) ?? {};
      parsed.file = file;
      parsed.line = line;
      take(parsed, name);
      tell(1);
    };
    summaries.push(await parseResultFile(path, { file: name, ...options }, sink));
  }
  const formats = new Set(summaries.map((summary) => summary.format));
  const [framework = null] = formats;
  const outcome = outcomeProblem(testOutcome, summaries);
  return {
    framework: formats.size === 1 ? framework : null,
    problems: [
      ...summaries.flatMap(({ errors }) => errors.map((error) => damageProblem(error, secrets))),
      ...(outcome === null ? [] : [outcome]),
    ],
    warnings: summaries.flatMap(({ file, warnings }) =>
      warnings.map((warning) => `${file}: ${withoutSecrets(warning, secrets)}`),
    ),
  };
}

function damageProblem(
  { file, line, message, casesReadBefore }: ParseError,
  secrets: Redactor,
): Problem {
  const read = `${casesReadBefore} ${casesReadBefore === 1 ? 'case was' : 'cases were'} read before`;
  return {
    kind: 'damaged-file',
    message: `${file} ${withoutSecrets(message, secrets)} (${read}).`,
    location: { file, line },
  };
}
