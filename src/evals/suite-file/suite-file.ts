import { createContext, runInContext } from 'node:vm';
import { findReferenceProblems } from '../../contract/cases/captures.ts';
import {
  findEvidenceProblems,
  findUnknownSettings,
  type JudgedCase,
} from '../../contract/cases/case-evidence.ts';
import { providerOf } from '../../contract/cases/model-id.ts';
import { findOwnParts } from '../../contract/cases/own-parts.ts';
import { HOSTED_LIMITS } from '../../contract/limits.ts';
import {
  explainIssues,
  formatPath,
  type ValidationProblem,
} from '../../contract/wire/validation.ts';
import { missingSuiteFile } from '../../session/workspace/missing-file.ts';
import { readWorkspaceFile, UnfitFileError } from '../../session/workspace/workspace-file.ts';
import {
  ConfigurationError,
  type ConfigurationProblem,
  errorCode,
  errorMessage,
} from '../../trouble/errors.ts';
import { type SuiteFile, suiteFileSchema, withStepIds } from './suite-file-schema.ts';
import { parseYaml } from './yaml-text.ts';

/** Far above any suite that fits a request, far below what would hurt. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** So many problems are told; who has more has one that repeats, or is no suite at all. */
const MAX_PROBLEMS = 100;

/** A suite and where its parts stand in the file. */
export interface LocatedSuite {
  file: string;
  suite: SuiteFile;
  /** Where the file names its servers; its beginning where it names none. */
  serversPlace: string;
  /** Line of each case, by its title. */
  caseLines: ReadonlyMap<string, number>;
  /** Cases that cannot fail, whatever the servers do. */
  withoutEvidence: ConfigurationProblem[];
  /** What the embedded service does not take beyond that, though another may. */
  notEmbedded: ConfigurationProblem[];
  /** What the embedded service takes, and hosted ones do not. */
  notHosted: ConfigurationProblem[];
}

/**
 * Reads a suite file, YAML or JSON.
 * @param file as written in the input, relative to the workspace.
 * @throws ConfigurationError naming every problem with its `file:line:column`.
 */
export async function readSuiteFile(file: string, workspace: string): Promise<LocatedSuite> {
  return parseSuiteFile(file, await readText(file, workspace));
}

/** As `readSuiteFile`, of a text that was read already. */
export async function parseSuiteFile(file: string, text: string): Promise<LocatedSuite> {
  const document = await parseYaml(text);
  if (Array.isArray(document)) {
    throw refusal(file, document, ({ position, message }) => ({
      where: `${file}:${position}`,
      message,
    }));
  }
  const { value, locate, inexact } = document;
  const at = (path: readonly PropertyKey[], message: string): ConfigurationProblem => ({
    where: `${file}:${locate(path)}`,
    message: path.length === 0 ? message : `${formatPath(path)}: ${message}`,
  });
  const parsed = suiteFileSchema.safeParse(value);
  if (!parsed.success) {
    const issues = explainIssues(parsed.error).flatMap(({ path, message, unknownKeys }) =>
      unknownKeys
        ? unknownKeys.map((key) => ({
            path: [...path, key],
            message: 'is not a field of a suite file.',
          }))
        : [{ path, message }],
    );
    throw refusal(file, issues, ({ path, message }) => at(path, message));
  }
  const suite = withStepIds(parsed.data);
  const problems = [
    ...inexact.map(({ position, message }) => ({ where: `${file}:${position}`, message })),
    ...modelProblems(suite).map(({ path, message }) => at(path, message)),
  ];
  if (problems.length > 0) throw refusal(file, problems, (problem) => problem);
  const judged = (find: (testCase: JudgedCase) => ValidationProblem[]) =>
    suite.tests.flatMap((test, index) =>
      find(test).map(({ path, message }) => ({
        where: `${file}:${locate(['tests', index, ...path])}`,
        message: `case ${JSON.stringify(test.title)} ${message}`,
      })),
    );
  return {
    file,
    suite,
    serversPlace: `${file}:${locate(['servers'])}`,
    caseLines: new Map(
      suite.tests.map(({ title }, index) => [title, Number.parseInt(locate(['tests', index]), 10)]),
    ),
    withoutEvidence: judged((testCase) => findEvidenceProblems(testCase, matchesAll)),
    notEmbedded: [
      ...judged(findUnknownSettings),
      ...judged(findReferenceProblems),
      ...repeatedTitles(suite).map(({ path, message }) => at(path, message)),
    ],
    notHosted: [
      ...beyondHosted(suite).map(({ path, message }) => at(path, message)),
      ...judged(findOwnParts),
    ],
  };
}

/** The first problems, each placed, which takes its time, and how many more there are. */
function refusal<Problem>(
  file: string,
  problems: readonly Problem[],
  place: (problem: Problem) => ConfigurationProblem,
): ConfigurationError {
  const more = problems.length - MAX_PROBLEMS;
  const rest = { where: file, message: `has ${more} more problems.` };
  return new ConfigurationError([
    ...problems.slice(0, MAX_PROBLEMS).map(place),
    ...(more > 0 ? [rest] : []),
  ]);
}

/** The embedded service stores cases by title. */
function repeatedTitles({ tests }: SuiteFile): ValidationProblem[] {
  const titles = new Set<string>();
  return tests.flatMap(({ title }, index) => {
    if (!titles.has(title)) {
      titles.add(title);
      return [];
    }
    return { path: ['tests', index, 'title'], message: 'is the title of another test too.' };
  });
}

/** Numbers that a hosted service refuses. */
function beyondHosted({ tests, runs }: SuiteFile): ValidationProblem[] {
  const { casesPerSuite, iterationsPerCase } = HOSTED_LIMITS;
  const isMore = (iterations: number | undefined) => (iterations ?? 1) > iterationsPerCase;
  const message = `is more than the ${iterationsPerCase} iterations of a case that a hosted service takes.`;
  return [
    ...(tests.length > casesPerSuite
      ? [
          {
            path: ['tests', casesPerSuite],
            message: `is one case too many: a hosted service takes ${casesPerSuite} a suite, and there are ${tests.length}.`,
          },
        ]
      : []),
    ...(isMore(runs) ? [{ path: ['runs'], message }] : []),
    ...tests.flatMap((test, index) =>
      isMore(test.runs) ? [{ path: ['tests', index, 'runs'], message }] : [],
    ),
  ];
}

/** Tests that talk to a model without saying which, or without a provider that can be told. */
function modelProblems(suite: SuiteFile): { path: PropertyKey[]; message: string }[] {
  return suite.tests.flatMap((test, index) => {
    const model = test.model ?? suite.model;
    const prompts = test.steps.some(({ kind }) => kind === 'prompt');
    if (model === undefined) {
      const message = 'has a prompt but no model; give the test or the suite a `model`.';
      return prompts ? [{ path: ['tests', index], message }] : [];
    }
    if (test.provider ?? suite.provider ?? providerOf(model)) return [];
    const message = `names no provider; write \`provider/${model}\`, or give a \`provider\`.`;
    return [{ path: test.model ? ['tests', index, 'model'] : ['model'], message }];
  });
}

async function readText(file: string, workspace: string): Promise<string> {
  try {
    const options = { workspace, maxBytes: MAX_FILE_BYTES, absoluteAnywhere: false };
    return await readWorkspaceFile(file, options);
  } catch (error) {
    const missing = errorCode(error) === 'ENOENT';
    const problem = missing ? await missingSuiteFile(file, workspace) : errorMessage(error);
    const message =
      error instanceof UnfitFileError ? problem : `cannot read \`${file}\`: ${problem}`;
    throw new ConfigurationError([{ where: 'suite-file', message }]);
  }
}

const TRIAL = 'texts.every((text) => new RegExp(pattern).test(text))';
/** Patterns take microseconds, or years. */
const LIMIT_MS = 100;

/** Whether a pattern of a suite file matches all of these texts; false where it does not end. */
function matchesAll(pattern: string, texts: readonly string[]): boolean {
  try {
    // Only a timeout of the VM stops a pattern.
    return runInContext(TRIAL, createContext({ pattern, texts }), { timeout: LIMIT_MS }) === true;
  } catch {
    // It can hardly be said to match whatever comes.
    return false;
  }
}
