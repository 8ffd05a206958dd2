import { KNOWN_PROVIDERS } from '../contract/cases/model-id.ts';
import { HOSTED_LIMITS, OWN_LIMITS } from '../contract/limits.ts';
import { parseShard } from '../model/choices/shard.ts';
import { ConfigurationError, type ConfigurationProblem } from '../trouble/errors.ts';
import { baselineOf, baseProblems, surfaceProblems } from './base-rules.ts';
import { partOf } from './config.ts';
import { isLeftOut, line, problem } from './described-inputs.ts';
import type { InputDescriptor } from './descriptor.ts';
import { meantProvider } from './kinds/known-providers.ts';
import { splitLines } from './kinds/plain.ts';
import { providersOf } from './kinds/provider-lines.ts';
import {
  asksServers,
  isKnownMode,
  looksAtServers,
  modesInWords,
  type Source,
  sourceOf,
} from './mode.ts';
import { POLICY_TABLE, policyProblems } from './policy-rules.ts';
import { isEmbedded, type RawInputs } from './raw-inputs.ts';
import { EXECUTION_INPUTS } from './table/execution.ts';
import { INPUTS, type InputValues } from './table/table.ts';
import { readValues } from './values.ts';

/** Why a value that a secret should give may be empty. */
const WITHOUT_SECRETS = 'Workflows for forks and Dependabot have no secrets.';

/**
 * What the inputs say, where all of them are right, each by itself and beside the others.
 * @param further problems that were found of them, to be told with the rest.
 * @throws ConfigurationError naming every problem at once.
 */
export function checkedInputs(
  raw: RawInputs,
  further: readonly ConfigurationProblem[] = [],
): { source: Source; values: InputValues } {
  const { values, problems } = readValues(INPUTS, raw);
  const all = [...further, ...problems, ...(isKnownMode(raw) ? misplacedProblems(raw) : [])];
  if (all.length > 0) throw new ConfigurationError(all);
  return { source: sourceOf(raw), values };
}

/** What is told of an input beside others need not be told of it beside the mode. */
function misplacedProblems(raw: RawInputs): ConfigurationProblem[] {
  const between = problemsBetween(raw);
  const told = new Set(between.map(({ where }) => where));
  return [...between, ...strayProblems(INPUTS, raw).filter(({ where }) => !told.has(where))];
}

/** Problems between inputs, found whether or not each one is right in itself. */
export function problemsBetween(raw: RawInputs): ConfigurationProblem[] {
  const ofMode = [...problemsOfMode(raw), ...strayReports(raw), ...strayReceivers(raw)];
  if (looksAtServers(sourceOf(raw))) return ofMode;
  return [...ofMode, ...policyMisfits(raw), ...baseProblems(raw)];
}

function problemsOfMode(raw: RawInputs): ConfigurationProblem[] {
  switch (sourceOf(raw)) {
    case 'run':
      return [
        ...serviceProblems(raw),
        ...suiteProblems(raw),
        ...modelProblems(raw),
        ...sandboxProblems(raw),
        ...iterationProblems(raw),
        ...executionProblems(raw),
        ...legProblems(raw),
        ...receiverProblems(raw),
      ];
    case 'ingest':
      return [...serviceProblems(raw), ...resultsProblems(raw), ...unkeptProblems(raw)];
    case 'command':
      return [...serviceProblems(raw), ...commandProblems(raw), ...receiverProblems(raw)];
    case 'doctor':
      return [...serviceProblems(raw), ...sandboxProblems(raw)];
    case 'diff':
      return [...serviceProblems(raw), ...sandboxProblems(raw), ...surfaceProblems(raw)];
    case 'publish':
      return collectedProblems(raw);
    case 'calibrate':
      return uncalibratedProblems(raw);
  }
}

/** Reports of other jobs are read in two modes, and are a mistake in the others. */
function strayReports(raw: RawInputs): ConfigurationProblem[] {
  const source = sourceOf(raw);
  if (source === 'publish' || source === 'calibrate' || !raw['report-path']) return [];
  const message = 'belongs to the modes `publish` and `calibrate`; remove it.';
  return [{ where: 'report-path', message }];
}

/** Left unheard, results would be taken for sent, and a whole for a part, that are not. */
function strayReceivers(raw: RawInputs): ConfigurationProblem[] {
  const source = sourceOf(raw);
  const ofProgram =
    source === 'command' && raw['shard']
      ? [
          {
            where: 'shard',
            message: 'is of no use in mode `command`, which runs all of it; remove it.',
          },
        ]
      : [];
  if (source === 'run' || source === 'command') return ofProgram;
  const message = 'belongs to the modes `run` and `command`; remove it.';
  return RECEIVER_INPUTS.filter((where) => raw[where]).map((where) => ({ where, message }));
}

const RECEIVER_INPUTS = ['report-to', 'report-to-api-key', 'report-to-project'] as const;

/**
 * Problems of inputs that belong to another mode alone, or to those alone that ask servers, or where
 * servers are looked at to any other. One that has its default text may come from action.yml, so that
 * it counts as left out.
 */
export function strayProblems(
  table: readonly InputDescriptor[],
  raw: RawInputs,
): ConfigurationProblem[] {
  const source = sourceOf(raw);
  return table.flatMap(({ name, modes, part, default: text, expression }) => {
    // Told as a warning: one workflow may name it for all of its steps.
    if (!isStray(modes, source) || part === 'policyFiles') return [];
    // What the runner works out is always given.
    if (raw[name] === undefined || raw[name] === text || expression !== undefined) return [];
    return { where: name, message: `belongs to ${modesInWords(modes)}; remove it.` };
  });
}

/** Files of a policy on results that are named where there are none, in words. */
export function unreadFiles(raw: RawInputs): string[] {
  const source = sourceOf(raw);
  if (!looksAtServers(source)) return [];
  return INPUTS.filter((input) => 'part' in input && input.part === 'policyFiles')
    .filter(({ name }) => !isLeftOut(raw, name))
    .map(({ name }) => `${name}: is not read in ${modesInWords([source])}.`);
}

/**
 * What servers are asked with means nothing where none is asked, and no policy on results where there
 * are none: left unheard, it would be taken for a gate that is not there.
 */
function isStray(modes: readonly Source[], source: Source): boolean {
  if (modes.includes(source)) return false;
  if (looksAtServers(source)) return true;
  return modes.length === 1 || (modes.every(asksServers) && !asksServers(source));
}

/** Between settings of the policy. One that is wrong in itself counts as given and as right. */
function policyMisfits(raw: RawInputs): ConfigurationProblem[] {
  // Told with what the file says.
  if (raw['gate-file']) return [];
  const meant = POLICY_TABLE.map(({ name, kind: { schema }, example }) => {
    const text = raw[name];
    return [name, text === undefined || schema.safeParse(text).success ? text : example];
  });
  const { values } = readValues(POLICY_TABLE, Object.fromEntries(meant));
  const settings = partOf(POLICY_TABLE, values, sourceOf(raw), 'policy');
  return policyProblems(settings, { baseline: baselineOf(raw) });
}

/** Whether address and key of the service fit together. */
function serviceProblems(raw: RawInputs): ConfigurationProblem[] {
  if (isEmbedded(raw)) {
    if (!raw['api-key']) return [];
    const message = 'is of no use without `base-url`, the address of the service it belongs to.';
    return [{ where: 'api-key', message, example: line('base-url') }];
  }
  if (raw['api-key']) return [];
  return [
    problem('api-key', `is missing; the service at \`base-url\` needs one. ${WITHOUT_SECRETS}`),
  ];
}

function suiteProblems(raw: RawInputs): ConfigurationProblem[] {
  const embedded = isEmbedded(raw);
  if (raw['suite'] && raw['suite-file']) {
    return [problem('suite', 'give either `suite` or `suite-file`, not both.')];
  }
  if (raw['suite'] && embedded) {
    const message =
      'the embedded service starts empty and has no saved suites; describe the suite in a file ' +
      'and name it in `suite-file`.';
    return [{ where: 'suite', message, example: line('suite-file') }];
  }
  const files = splitLines(raw['suite-file'] ?? '');
  if (files.length > 1) {
    const message =
      `takes one file, not ${files.length}: ${files.join(' and ')}. Give each suite a step or a ` +
      'matrix leg of its own.';
    return [problem('suite-file', message)];
  }
  if (raw['suite'] || raw['suite-file']) return [];
  const choice = embedded ? '`suite-file`' : '`suite-file` or `suite`';
  const other = raw['mode'] ? '' : ', or `results` to judge result files';
  const message = `is missing; give ${choice} to run a suite${other}.`;
  return [problem('suite-file', message)];
}

function modelProblems(raw: RawInputs): ConfigurationProblem[] {
  if (!isEmbedded(raw)) {
    if (!raw['model-base-urls']) return [];
    const message = 'works with the embedded service only; remove it or `base-url`.';
    return [problem('model-base-urls', message)];
  }
  const reachable = [...KNOWN_PROVIDERS, ...providersOf(raw['model-base-urls'] ?? '')];
  return providersOf(raw['model-api-keys'] ?? '')
    .filter((provider) => !reachable.includes(provider))
    .map((provider) => {
      const meant = meantProvider(provider);
      const hint = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
      const message =
        `provider \`${provider}\` is unknown to the embedded service.${hint} It knows ` +
        `${KNOWN_PROVIDERS.join(', ')}; of another one, name the address in \`model-base-urls\`.`;
      const example = `model-base-urls: ${provider}=https://models.example.com/v1`;
      return { where: 'model-api-keys', message, ...(meant === undefined && { example }) };
    });
}

/** Left unheard, it would be taken for a protection that is not there. */
function sandboxProblems(raw: RawInputs): ConfigurationProblem[] {
  if (isEmbedded(raw) || isLeftOut(raw, 'server-sandbox')) return [];
  const message =
    'works with the embedded service only, which starts the servers; remove it or `base-url`.';
  return [problem('server-sandbox', message)];
}

/** A hosted service would refuse them, in words of its own. */
function iterationProblems(raw: RawInputs): ConfigurationProblem[] {
  const most = HOSTED_LIMITS.iterationsPerCase;
  const iterations = Number(raw['iterations']);
  // What is more than any service takes is told by itself.
  const isOurs = iterations > most && iterations <= OWN_LIMITS.iterationsPerCase;
  if (isEmbedded(raw) || !isOurs) return [];
  return [problem('iterations', `is more than the ${most} that a hosted service takes of a case.`)];
}

/** Left unheard, the run would be another one than was asked for. */
function executionProblems(raw: RawInputs): ConfigurationProblem[] {
  if (isEmbedded(raw)) return [];
  return EXECUTION_INPUTS.filter(({ name }) => raw[name]).map(({ name: where, example }) => {
    const message = 'is known to the embedded service alone; remove it or `base-url`.';
    return { where, message, example };
  });
}

/** A part of a suite that could not be run would be taken for one that was. */
function legProblems(raw: RawInputs): ConfigurationProblem[] {
  if (!raw['shard']) {
    if (!raw['shard-durations']) return [];
    return [problem('shard-durations', 'is about `shard`, which is not given.')];
  }
  if (!isEmbedded(raw)) return [problem('shard', raw['suite'] ? SAVED_IN_PARTS : HOSTED_IN_PARTS)];
  if (parseShard(raw['shard'])?.index !== null) return [];
  const message =
    'is for result files where it begins with `all`; give each job its part, and join their reports ' +
    'in mode `publish`.';
  return [problem('shard', message)];
}

const SAVED_IN_PARTS =
  'cannot choose among the cases of a saved suite, all of which are run whenever it is; remove it, or ' +
  'describe the suite in `suite-file` for the embedded service.';

const HOSTED_IN_PARTS =
  'works with the embedded service only: a hosted one keeps the suite, which each part would write ' +
  'over, and runs all of its cases whatever part is asked for. Remove it or `base-url`.';

function resultsProblems(raw: RawInputs): ConfigurationProblem[] {
  const problems: ConfigurationProblem[] = [];
  const endsOnly = parseShard(raw['shard'] ?? '')?.index === null;
  if (!raw['results'] && !endsOnly) {
    problems.push(problem('results', 'is missing; name the result files to ingest.'));
  }
  if (endsOnly && !isLeftOut(raw, 'test-outcome')) {
    const message = 'is about tests, and this job runs none; give it to the jobs of the shards.';
    problems.push({ where: 'test-outcome', message });
  }
  return problems;
}

/** Inputs that say something of a run, where no service keeps one. */
function unkeptProblems(raw: RawInputs): ConfigurationProblem[] {
  if (!isEmbedded(raw)) return [];
  const example = line('base-url');
  const problems: ConfigurationProblem[] = [];
  if (raw['shard']) {
    const message =
      'needs a service that all shards report to; name it in `base-url`, or leave `shard` out to ' +
      'judge each job by itself.';
    problems.push({ where: 'shard', message, example });
  }
  for (const where of ['external-run-id', 'project', 'notes']) {
    if (raw[where]) problems.push({ where, message: UNKEPT, example });
  }
  const ends = !isLeftOut(raw, 'finalize') && !raw['shard'];
  if (ends) problems.push({ where: 'finalize', message: UNKEPT, example });
  return problems;
}

const UNKEPT =
  'is of no use without `base-url`: the results are judged here, and no service keeps a run of ' +
  'them. Name the service, or remove it.';

/** Left unheard, results would be taken for sent that are not. */
function receiverProblems(raw: RawInputs): ConfigurationProblem[] {
  if (!raw['report-to']) {
    return (['report-to-api-key', 'report-to-project'] as const)
      .filter((where) => raw[where])
      .map((where) => problem(where, 'is about `report-to`, which is not given.'));
  }
  if (!isEmbedded(raw)) {
    return [problem('report-to', 'is of no use with `base-url`: that service has the results.')];
  }
  if (!raw['shard']) return [];
  const message = 'cannot be used with `shard`: each part would be kept as if it were the suite.';
  return [problem('report-to', message)];
}

function commandProblems(raw: RawInputs): ConfigurationProblem[] {
  if (raw['command']) return [];
  return [problem('command', 'is missing; give the lines of a shell that run the eval program.')];
}

function uncalibratedProblems(raw: RawInputs): ConfigurationProblem[] {
  if (splitLines(raw['report-path'] ?? '').length > 0) return [];
  return [problem('report-path', 'is missing; name the reports of earlier runs, one a line.')];
}

function collectedProblems(raw: RawInputs): ConfigurationProblem[] {
  if (raw['report-path']) return [];
  const message =
    'is missing; name the folder that the artifact of mode `collect` was downloaded to.';
  return [problem('report-path', message)];
}
