import { createContext, runInContext } from 'node:vm';
import { findOwnParts } from '../../contract/cases/beforehand/own-parts.ts';
import { findUnfitParts } from '../../contract/cases/beforehand/unfit-parts.ts';
import { findReferenceProblems } from '../../contract/cases/captures.ts';
import {
  findEvidenceProblems,
  findUnknownSettings,
  type JudgedCase,
} from '../../contract/cases/case-evidence.ts';
import type { TestCase } from '../../contract/cases/test-case.ts';
import { formatPath, type ValidationProblem } from '../../contract/wire/validation.ts';
import { pathProblem } from '../../json-path/json-path.ts';
import { countOf } from '../../model/quantity.ts';
import { folderForSuite, missingSuiteFile } from '../../session/workspace/missing-file.ts';
import {
  FolderError,
  readWorkspaceFile,
  UnfitFileError,
} from '../../session/workspace/workspace-file.ts';
import {
  ConfigurationError,
  type ConfigurationProblem,
  errorCode,
  errorMessage,
} from '../../trouble/errors.ts';
import { parseInWords } from '../../yaml/schema-words.ts';
import { refusal } from '../../yaml/written-file.ts';
import type { TextProblem } from '../../yaml/yaml-excess.ts';
import { parseYaml } from '../../yaml/yaml-text.ts';
import { enclosed, literals } from './pattern-literals.ts';
import { type CaseSource, expandRows } from './rows.ts';
import { type SuiteCase, suiteCases } from './suite-cases.ts';
import {
  type SuiteFile,
  type SuiteTest,
  suiteFileSchema,
  type WrittenSuite,
  withServer,
} from './suite-file-schema.ts';
import {
  beyondHosted,
  beyondOwn,
  modelProblems,
  repeatedStepIds,
  repeatedTitles,
} from './suite-problems.ts';
import { settingsBeyondHosted } from './suite-settings.ts';
import { SUITE_WORDS } from './suite-words.ts';

/** Who has more has one that repeats. */
const MAX_DOUBTS = 20;

/** Far above any suite that fits a request, far below what would hurt. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** A case and where it stands in the file. */
export interface LocatedCase extends Omit<SuiteCase, 'path' | 'place'> {
  /** Of its row, else of its test. */
  line: number;
  column: number;
}

/** A suite and where its parts stand in the file. */
export interface LocatedSuite {
  file: string;
  /** What is sent: cases that are skipped are not in it. */
  suite: SuiteFile;
  /** All of them, in the order of the file. */
  cases: LocatedCase[];
  /** Where the file names a server to run against. */
  serverPlace(name: string): string;
  /** Where the file has the command that is run before servers start. */
  setupPlace: string;
  /** Where the file has a part of a case; its path begins at the case. */
  placeOf(test: SuiteTest, path?: readonly PropertyKey[]): string;
  /** Cases that cannot fail, whatever the servers do. */
  withoutEvidence: ConfigurationProblem[];
  /** What the embedded service does not take beyond that, though another may. */
  notEmbedded: ConfigurationProblem[];
  /** What is taken as it stands, and may have been meant otherwise. */
  doubts: ConfigurationProblem[];
  /** What the embedded service takes, and hosted ones do not. */
  notHosted: ConfigurationProblem[];
}

/** What the inputs say in place of the suite, as far as it decides what is evidence. */
export interface SuiteOverrides {
  maxTurns?: number | undefined;
}

/**
 * Reads a suite file, YAML or JSON.
 * @param file as written in the input, relative to the workspace.
 * @throws ConfigurationError naming every problem with its `file:line:column`.
 */
export async function readSuiteFile(
  file: string,
  workspace: string,
  overrides?: SuiteOverrides,
): Promise<LocatedSuite> {
  return parseSuiteFile(file, await readText(file, workspace), overrides);
}

/** As `readSuiteFile`, of a text that was read already. */
export async function parseSuiteFile(
  file: string,
  text: string,
  overrides: SuiteOverrides = {},
): Promise<LocatedSuite> {
  const inText = ({ position, message }: TextProblem) => ({
    where: `${file}:${position}`,
    message,
  });
  const document = await parseYaml(text);
  if (Array.isArray(document)) throw refusal(file, document, inText);
  const { locate, inexact } = document;
  const placed = (path: readonly PropertyKey[]) => `${file}:${locate(path)}`;
  const at = ({ path, message }: ValidationProblem): ConfigurationProblem => ({
    where: placed(path),
    message: path.length === 0 ? message : `${formatPath(path)}: ${message}`,
  });
  const { value, sources, problems, isWhole } = expandRows(document.value);
  const parsed = isWhole ? parseInWords(suiteFileSchema, value, SUITE_WORDS) : null;
  const written = parsed?.value ?? null;
  const mistakes = [
    ...inexact,
    ...problems,
    ...asWritten(parsed?.problems ?? [], sources),
    ...asWritten(
      written ? [...modelProblems(written), ...repeatedStepIds(written), ...literals(written)] : [],
      sources,
    ),
  ];
  if (written === null || mistakes.length > 0) {
    throw refusal(file, mistakes, (mistake) =>
      'position' in mistake ? inText(mistake) : at(mistake),
    );
  }
  const found = suiteCases(written, sources);
  const beyond = beyondOwn(found);
  if (beyond.length > 0) throw refusal(file, beyond, at);
  const sent = found.filter(({ skip }) => skip === null);
  const paths = new Map(found.map(({ test, path }) => [test, path]));
  const placeOf = (test: SuiteTest, path: readonly PropertyKey[] = []) =>
    placed([...(paths.get(test) ?? []), ...path]);
  const judged = (find: (testCase: JudgedCase) => ValidationProblem[]) => {
    const found = sent.flatMap(({ test, path: ofTest }) =>
      // Whether it can fail is no matter of which server it asks.
      find(inRun(withServer(test, ''), overrides)).map((one) => ({ ...one, test, ofTest })),
    );
    const alike = Map.groupBy(found, ({ ofTest, path, message }) =>
      JSON.stringify([ofTest, path, message]),
    );
    return [...alike.values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : caseProblem(first, { where: placeOf, others: others.length }),
    );
  };
  return {
    file,
    suite: toSend(written, sent),
    cases: found.map(({ path: _, place, ...one }) => ({ ...one, ...lineAndColumn(locate(place)) })),
    serverPlace: (name) => placed(['servers', written.servers?.indexOf(name) ?? 0]),
    setupPlace: placed(['setup']),
    placeOf,
    doubts: asWritten(enclosed(written), sources).slice(0, MAX_DOUBTS).map(at),
    withoutEvidence: judged((testCase) => findEvidenceProblems(testCase, matchesAll)),
    notEmbedded: [
      ...judged((testCase) => findUnfitParts(testCase, pathProblem)),
      ...judged(findUnknownSettings),
      ...judged(findReferenceProblems),
      ...repeatedTitles(found, (path) => lineAndColumn(locate(path)).line).map(at),
    ],
    notHosted: [
      ...[
        ...beyondHosted(written, found),
        ...asWritten(settingsBeyondHosted(written), sources),
      ].map(at),
      ...judged(findOwnParts),
    ],
  };
}

function toSend(
  { models, tags: _, tests: _tests, ...suite }: WrittenSuite,
  sent: readonly SuiteCase[],
): SuiteFile {
  return { ...suite, tests: sent.map(({ test }) => test) };
}

function lineAndColumn(position: string): { line: number; column: number } {
  const [line = 1, column = 1] = position.split(':').map(Number);
  return { line, column };
}

/** Problems of expanded tests where these were written, each once, however many rows have it. */
function asWritten(
  problems: readonly ValidationProblem[],
  sources: readonly CaseSource[],
): ValidationProblem[] {
  const told = new Map<string, ValidationProblem>();
  for (const { path, message } of problems) {
    const [head, index, ...rest] = path;
    const source = head === 'tests' && typeof index === 'number' ? sources[index] : undefined;
    const place = source === undefined ? path : ['tests', source.test, ...rest];
    const key = JSON.stringify([place, message]);
    if (told.has(key)) continue;
    const row = source?.row == null ? '' : ` (row ${source.row + 1})`;
    told.set(key, { path: place, message: `${message}${row}` });
  }
  return [...told.values()];
}

/** A problem of the first case of a test that has it; the others, of other rows and models, are counted. */
function caseProblem(
  { test, path, message }: ValidationProblem & { test: SuiteTest },
  { where, others }: { where: LocatedSuite['placeOf']; others: number },
): ConfigurationProblem {
  const more = others === 0 ? '' : ` (and ${countOf(others, 'more case')} of that test)`;
  return {
    where: where(test, path),
    message: `case ${JSON.stringify(test.title)}${more} ${message}`,
  };
}

/**
 * What the service would refuse has a place in the file.
 * @throws ConfigurationError naming it.
 */
export function requireSoundSuite(
  { file, withoutEvidence, notEmbedded, notHosted }: LocatedSuite,
  embedded: boolean,
): void {
  const problems = embedded ? [...withoutEvidence, ...notEmbedded] : notHosted;
  if (problems.length > 0) throw refusal(file, problems, (problem) => problem);
}

/** A case with what the inputs say in its place. */
const inRun = (testCase: TestCase, { maxTurns }: SuiteOverrides): TestCase =>
  maxTurns === undefined ? testCase : { ...testCase, limits: { ...testCase.limits, maxTurns } };

async function readText(file: string, workspace: string): Promise<string> {
  try {
    const options = { workspace, maxBytes: MAX_FILE_BYTES, absoluteAnywhere: false };
    return await readWorkspaceFile(file, options);
  } catch (error) {
    const message = await whyUnread(error, file, workspace);
    throw new ConfigurationError([{ where: 'suite-file', message }]);
  }
}

async function whyUnread(error: unknown, file: string, workspace: string): Promise<string> {
  if (error instanceof FolderError) return folderForSuite(file, workspace);
  if (error instanceof UnfitFileError) return error.message;
  const isMissing = ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');
  const why = isMissing ? await missingSuiteFile(file, workspace) : errorMessage(error);
  return `cannot read \`${file}\`: ${why}`;
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
