import { tooManyIterations } from '../../contract/cases/beforehand/iteration-count.ts';
import { chosenServers } from '../../evals/launch/chosen-servers.ts';
import { requireServersOfSteps, withServers } from '../../evals/launch/server-names.ts';
import {
  type LocatedSuite,
  readSuiteFile,
  requireSoundSuite,
} from '../../evals/suite-file/suite-file.ts';
import { requireKnownProviders } from '../../evals/suite-file/suite-problems.ts';
import type { RunConfig } from '../../inputs/config.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { countOf } from '../../model/quantity.ts';
import { readPolicy } from '../../policy/policy-in-force.ts';
import { wrapped } from '../../render/terminal/paint.ts';
import { cleanLine } from '../../text/clean-text.ts';
import {
  ConfigurationError,
  type ConfigurationProblem,
  formatProblem,
} from '../../trouble/errors.ts';
import { configOf } from '../judged/job-at-terminal.ts';
import { asOption } from '../options/option-words.ts';
import { EXIT_CODES } from '../terminal/exit-codes.ts';
import { harmlessJson } from '../terminal/harmless-json.ts';
import { Screen } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { serversThere } from './servers-there.ts';

interface AskedToValidate {
  suites: readonly string[];
  /** `mode` included; of each suite its file is added. */
  raw: RawInputs;
  problems: readonly ConfigurationProblem[];
  json: boolean;
}

/** No change is judged: files count as they lie there, wherever that is. */
const NO_JOB = {
  environment: {},
  payload: null,
  commits: {
    textOf: async () => ({ kind: 'unreachable', reason: 'nothing is asked of GitHub' }) as const,
  },
  absoluteAnywhere: true,
} as const;

/** Of a mistake, and the lines that it is broken into at most. */
const MAX_TEXT = 2000;
const PIECES = 20;

/**
 * Reads suite files, and what their results would be judged by, and tells all that is wrong with them.
 * @returns the exit code: 2 where anything is.
 */
export async function validateSuites(
  { suites, raw, problems, json: isRead }: AskedToValidate,
  terminal: Terminal,
): Promise<number> {
  const screen = new Screen(terminal, { isRead });
  const { page } = screen;
  // What is wrong with the options is so for each of them, and told once.
  const told = new Map<string, ConfigurationProblem>();
  let asked: Promise<ServersThere> | undefined;
  const askedOnce = (config: RunConfig) => {
    asked ??= serversThere(config, raw, terminal);
    return asked;
  };
  for (const file of suites) {
    const ofSuite = { ...raw, 'suite-file': file };
    const read = await suiteProblems(ofSuite, problems, terminal.folder, askedOnce);
    if ('cases' in read) {
      const count = page.paint('quiet', countOf(read.cases, 'case'));
      screen.line(`${page.paint('good', '✓')} ${cleanLine(file, MAX_TEXT)} ${count}`);
      continue;
    }
    screen.line(`${page.paint('bad', '✗')} ${cleanLine(file, MAX_TEXT)}`);
    for (const problem of read.problems.map(asOption)) {
      const text = cleanLine(formatProblem(problem), MAX_TEXT);
      if (told.has(text)) continue;
      told.set(text, problem);
      for (const line of wrapped(text, page.width - 4, PIECES)) screen.line(`    ${line}`);
    }
  }
  const all = [...told.values()];
  if (isRead) terminal.stdout.write(harmlessJson({ problems: all }));
  return all.length === 0 ? 0 : EXIT_CODES.invalid;
}

async function suiteProblems(
  raw: RawInputs,
  further: readonly ConfigurationProblem[],
  folder: string,
  askedOnce: (config: RunConfig) => Promise<ServersThere>,
): Promise<{ cases: number } | { problems: ConfigurationProblem[] }> {
  const problems: ConfigurationProblem[] = [];
  const config = await attempt(() => configOf(raw, further) as RunConfig, problems);
  const file = raw['suite-file'] ?? '';
  const located = await attempt(() => readSuiteFile(file, folder, config?.execution), problems);
  if (located !== null) {
    const isEmbedded = config === null || config.service.kind === 'embedded';
    await attempt(() => requireSoundSuite(located, isEmbedded), problems);
  }
  if (config !== null) {
    if (located !== null) await attempt(() => requireAsRun(located, config), problems);
    await attempt(() => readPolicy(config, { ...NO_JOB, workspace: folder }), problems);
    const there = await attempt(() => askedOnce(config), problems);
    if (located !== null && there !== null) {
      await attempt(() => requireServers(located, config, there), problems);
    }
  }
  if (located === null || problems.length > 0) return { problems };
  return { cases: located.cases.length };
}

type ServersThere = Awaited<ReturnType<typeof serversThere>>;

/** What the service refuses of a whole suite by what it is run with. */
function requireAsRun(located: LocatedSuite, { service, run }: RunConfig): void {
  if (service.kind !== 'embedded') return;
  requireKnownProviders(located, Object.keys(service.modelBaseUrls));
  const { suite, file } = located;
  const iterations = suite.tests.map(({ runs }) => run.iterations ?? runs ?? suite.runs ?? 1);
  const message = tooManyIterations(iterations);
  // A part of it may have as many as there may be.
  if (message === null || run.shard !== null) return;
  const where = run.iterations === undefined ? file : 'iterations';
  throw new ConfigurationError([{ where, message: `${message}.` }]);
}

/** Holds what a suite says of servers against those that there are, as a run of it would. */
async function requireServers(
  located: LocatedSuite,
  { run }: RunConfig,
  { servers, project }: NonNullable<ServersThere>,
): Promise<void> {
  const target = { ...located, kind: 'file' } as const;
  const asked = { servers: run.servers, target, allServersByDefault: true, project };
  const chosen = await chosenServers(servers, asked);
  requireServersOfSteps(target, withServers(target, chosen), chosen);
}

/** What comes of it; null where it throws problems, which are told with all others. */
async function attempt<Result>(
  work: () => Result | Promise<Result>,
  problems: ConfigurationProblem[],
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    problems.push(...error.problems);
    return null;
  }
}
