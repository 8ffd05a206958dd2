import { z } from 'zod';
import { ApiError } from '../../client/errors/api-error.ts';
import { KNOWN_PROVIDERS } from '../../contract/cases/model-id.ts';
import { argumentMisfitSchema } from '../../contract/resources/run.ts';
import { ERROR_REASON } from '../../contract/wire/envelope.ts';
import type { ServersFile } from '../../session/embedded/embedded-start.ts';
import { misconfiguredServers } from '../../session/misconfigured-servers.ts';
import { ConfigurationError, type ConfigurationProblem } from '../../trouble/errors.ts';
import { misfitProblems } from './misfit-problems.ts';
import { refusedForNoModel } from './model-less.ts';
import type { LocatedSuite } from './suite-file.ts';

/** What the user wrote, for telling where a refusal has its reason. */
export interface WrittenConfiguration {
  /** What names the servers; null where another service has them. */
  serversFile: ServersFile | null;
  /** Null where the suite is saved at the service. */
  located: LocatedSuite | null;
  /** Providers whose key is named and empty. */
  emptyModelKeys: readonly string[];
}

const pathSchema = z.array(z.union([z.string(), z.number()]));
const casesSchema = z.array(
  z.object({ title: z.string(), problem: z.string(), path: pathSchema.optional() }),
);
const issuesSchema = z.array(z.object({ message: z.string() }));
const placedSchema = z.array(z.object({ path: pathSchema, message: z.string() }));
const misfitsSchema = z.array(argumentMisfitSchema);
const modelSchema = z.object({ model: z.string(), provider: z.string() });

/**
 * The refusal of a run in our own words, with the place of its reason, where that lies in what the
 * user wrote; else the error as it is.
 */
export async function explainRefusal(
  error: unknown,
  written: WrittenConfiguration,
): Promise<unknown> {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) return error;
  const problems = await problemsBehind(error, written);
  if (problems.length > 0) return new ConfigurationError(problems);
  // What it took from us needs no words on who refused what: it is all in one place.
  const { serversFile, located } = written;
  if (serversFile === null || located === null || error.said === '') return error;
  return new ConfigurationError([{ where: located.file, message: error.said }]);
}

async function problemsBehind(
  error: ApiError,
  written: WrittenConfiguration,
): Promise<ConfigurationProblem[]> {
  const { reason, details } = error;
  const { serversFile, located, emptyModelKeys } = written;
  const ofServers = await misconfiguredServers(error, serversFile);
  if (ofServers.length > 0) return ofServers;
  if (located !== null && reason === ERROR_REASON.missingCommand) {
    const issues = issuesSchema.safeParse(details?.['issues']);
    if (!issues.success) return [];
    return issues.data.map(({ message }) => ({ where: located.setupPlace, message }));
  }
  if (serversFile !== null && located !== null && reason === ERROR_REASON.argumentMisfit) {
    const misfits = misfitsSchema.safeParse(details?.['misfits']);
    if (!misfits.success) return [];
    const more = Number(details?.['problems'] ?? misfits.data.length) - misfits.data.length;
    const rest = more > 0 ? [{ where: located.file, message: `has ${more} more problems.` }] : [];
    return [...misfitProblems(misfits.data, located), ...rest];
  }
  if (serversFile !== null && located !== null && isOfCases(reason)) {
    const cases = casesSchema.safeParse(details?.['cases']);
    return cases.success ? caseProblems(cases.data, located) : [];
  }
  const modelLess = located === null ? null : refusedForNoModel(error, located.suite);
  if (located !== null && modelLess !== null) {
    const { first, message } = modelLess;
    const where = casePlace(located, first);
    return [{ where, message, example: 'model: anthropic/claude-haiku-4.5' }];
  }
  const refused = modelSchema.safeParse(details);
  if (!refused.success) return serversFile === null ? [] : placedProblems(details, located);
  const { model, provider } = refused.data;
  const name = provider.toLowerCase();
  const needing = inWords(wantingModel(located, model), model);
  if (emptyModelKeys.includes(name)) return [emptyKeyProblem(name, needing)];
  if (serversFile === null) return [];
  return [absentProviderProblem(name, needing)];
}

function isOfCases(reason: string | null | undefined): boolean {
  return reason === ERROR_REASON.noEvidence || reason === ERROR_REASON.unknownServer;
}

/** What is wrong with the cases as they are written, or with how often they are to run. */
function placedProblems(
  details: ApiError['details'],
  located: LocatedSuite | null,
): ConfigurationProblem[] {
  const issues = placedSchema.safeParse(details?.['issues']);
  if (!issues.success) return [];
  const placed = issues.data.flatMap(({ path, message }) => {
    const where = placeOfIssue(path, located);
    return where === null ? [] : { where, message };
  });
  // What has no place would be lost among those that have one.
  if (placed.length < issues.data.length) return [];
  const more = Number(details?.['problems'] ?? placed.length) - placed.length;
  return more > 0 && located !== null
    ? [...placed, { where: located.file, message: `has ${more} more problems.` }]
    : placed;
}

function placeOfIssue(
  [member, index, ...path]: readonly (string | number)[],
  located: LocatedSuite | null,
): string | null {
  if (member === 'iterationOverride') return 'iterations';
  if (member !== 'tests' || located === null) return null;
  const test = typeof index === 'number' ? located.suite.tests[index] : undefined;
  return test === undefined ? located.file : located.placeOf(test, path);
}

/** Each once, however many steps of a case it is about. */
function caseProblems(
  cases: z.infer<typeof casesSchema>,
  located: LocatedSuite,
): ConfigurationProblem[] {
  const problems = cases.map(({ title, problem, path }) => ({
    where: casePlace(located, title, path),
    message: `case ${JSON.stringify(title)} ${problem}`,
  }));
  return [...Map.groupBy(problems, ({ message }) => message).values()].flatMap((alike) =>
    alike.slice(0, 1),
  );
}

/** A provider that is not known at all on this runner: its key is missing, or its address. */
function absentProviderProblem(provider: string, wanting: string): ConfigurationProblem {
  return KNOWN_PROVIDERS.includes(provider)
    ? {
        where: 'model-api-keys',
        message: `has no key of the provider \`${provider}\`, and ${wanting} needs it.`,
        example: keyExample(provider),
      }
    : {
        where: 'model-base-urls',
        message:
          `has no address of the provider \`${provider}\`, and ${wanting} needs it ` +
          `(${KNOWN_PROVIDERS.join(', ')} need none).`,
        example: `${provider}=https://models.example.com/v1`,
      };
}

function emptyKeyProblem(provider: string, wanting: string): ConfigurationProblem {
  return {
    where: 'model-api-keys',
    message:
      `has no key behind \`${provider}=\`, and ${wanting} needs it. Workflows for forks and ` +
      'Dependabot have no secrets: give those a suite without prompts, or run it elsewhere.',
    example: keyExample(provider),
  };
}

const keyExample = (provider: string) =>
  `${provider}=\${{ secrets.${provider.toUpperCase().replace(/\W/g, '_')}_API_KEY }}`;

interface WantingCase {
  title: string;
  place: string;
}

/** The first case that prompts the model. */
function wantingModel(located: LocatedSuite | null, model: string): WantingCase | null {
  const wanting = located?.suite.tests.find(
    (test) =>
      (test.model ?? located.suite.model) === model &&
      test.steps.some(({ kind }) => kind === 'prompt'),
  );
  if (located === null || wanting === undefined) return null;
  return { title: wanting.title, place: casePlace(located, wanting.title) };
}

const inWords = (wanting: WantingCase | null, model: string): string =>
  wanting === null
    ? `the model \`${model}\``
    : `the case ${JSON.stringify(wanting.title)} (${wanting.place})`;

/** Of a case, or of a part of it. */
function casePlace(
  { file, suite, cases, placeOf }: LocatedSuite,
  title: string,
  path: readonly (string | number)[] = [],
): string {
  const test = suite.tests.find((one) => one.title === title);
  if (test !== undefined && path.length > 0) return placeOf(test, path);
  const found = cases.find((one) => one.test.title === title);
  return found === undefined ? file : `${file}:${found.line}:${found.column}`;
}
