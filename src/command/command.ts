import { randomBytes, randomUUID } from 'node:crypto';
import type { EvalsClient } from '../client/client.ts';
import { KEY_PREFIX } from '../contract/limits.ts';
import type { Project } from '../contract/resources/catalogue.ts';
import { ALL_TRACES, FAILED_TRACES } from '../evals/collect/traces.ts';
import type { EvalStep } from '../evals/evals.ts';
import type { CommandConfig } from '../inputs/config.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { secretValues } from '../redaction/secret-values.ts';
import { namedSecrets } from '../session/environment.ts';
import { resolveProject } from '../session/resolve.ts';
import type { BorrowedSession } from '../session/session.ts';
import { ConfigurationError, ExpectedError } from '../trouble/errors.ts';
import { commandReport } from './command-report.ts';
import { type ProgramEnd, runProgram } from './program.ts';
import { programEnvironment } from './program-environment.ts';
import { readRuns } from './read-runs.ts';
import { openRelay } from './relay.ts';
import { ReportedRuns } from './reported-runs.ts';

/** An eval program reported no run, so that there is nothing to judge. */
export class NothingReportedError extends ExpectedError {
  override readonly name = 'NothingReportedError';
  override readonly nature = 'evidence';
}

/** Time for reading results after the deadline for getting them has passed. */
const READING_GRACE_MS = 60_000;

/**
 * Runs the eval program of the inputs, and reads back the runs that it reported to the service of the
 * session.
 * @throws ConfigurationError where the shell found no such program; NothingReportedError; ProgramError;
 * what the client throws before the program has begun; the signal's reason on abort.
 */
export async function runCommand(
  config: CommandConfig,
  session: BorrowedSession,
  { archive }: Pick<EvalStep, 'archive'> = {},
): Promise<RunReport> {
  const { clock, logger, signal, deadlineAtMs } = session;
  const { client, baseUrl, apiKey, bucket } = await session.service();
  const projects = await allProjects(client, { signal, deadlineAtMs });
  const project = await resolveProject(config.run.project, projects);
  const runs = new ReportedRuns(session.secrets);
  const end = await runReporting(config.command, project, {
    ...{ session, runs, baseUrl, apiKey, bucket },
  });
  if (runs.all.length === 0)
    throw nothingReported(end, runs.refusal, firstLine(config.command, session.secrets));
  logger.info(`The command reported ${runs.all.map(({ runId }) => runId).join(', ')}.`);
  const read = await readRuns(client, runs.all, {
    ...{ clock, signal, redactor: session.secrets, projectId: project.id },
    traces: config.service.kind === 'remote' ? FAILED_TRACES : { ...ALL_TRACES, archive },
    deadlineAtMs: Math.max(deadlineAtMs, clock.now() + READING_GRACE_MS),
  });
  return commandReport(read, { end, project, left: runs.left, refusal: runs.refusal });
}

async function allProjects(
  client: EvalsClient,
  options: { signal: AbortSignal; deadlineAtMs: number },
): Promise<Project[]> {
  const projects: Project[] = [];
  for await (const project of client.projects.list(options)) projects.push(project);
  return projects;
}

interface Reporting
  extends Pick<Awaited<ReturnType<BorrowedSession['service']>>, 'baseUrl' | 'apiKey' | 'bucket'> {
  session: BorrowedSession;
  runs: ReportedRuns;
}

/** Runs the program with an address and a key of its own, both of no use once it has ended. */
async function runReporting(
  command: string,
  project: Project,
  { session, ...target }: Reporting,
): Promise<ProgramEnd> {
  const { environment, workspace: folder, secrets, logger, clock, signal, deadlineAtMs } = session;
  const programKey = `${KEY_PREFIX}${randomBytes(32).toString('hex')}`;
  const mark = `command-${randomUUID()}.`;
  const configuration = namedSecrets(environment);
  const known = secretValues({ configuration, environment, workspace: folder });
  session.hide([programKey, ...known.values]);
  const relay = await openRelay({
    ...{ ...target, programKey, project: project.id, signal },
    ...{ clock, logger, secrets, random: Math.random },
  });
  try {
    const target = { origin: relay.origin, apiKey: programKey, project: project.id };
    return await logger.group('Output of the command', () =>
      runProgram(command, {
        environment: programEnvironment(environment, target, mark),
        ...{ mark, folder, secrets, logger, clock, signal, deadlineAtMs },
      }),
    );
  } finally {
    await relay.close();
  }
}

/** With these a shell tells that there is no such program, or that it cannot be run. */
const NOT_FOUND = 127;
const NOT_EXECUTABLE = 126;

function nothingReported(
  end: ProgramEnd,
  refusal: string | null,
  line: string,
): ConfigurationError | NothingReportedError {
  const code = end.how === 'exited' ? end.exitCode : null;
  if (refusal === null && (code === NOT_FOUND || code === NOT_EXECUTABLE)) {
    const what = code === NOT_FOUND ? 'was not found' : 'cannot be executed';
    const message =
      `a program that it names ${what}: the shell exited with code ${code}, and nothing was reported. ` +
      'Install it in a step before, or mend the line. The output is in the log.';
    return new ConfigurationError([{ where: 'command', message, example: 'npm run evals' }]);
  }
  const refused =
    refusal === null ? '' : ` The service did not take what it sent last: ${refusal}.`;
  return new NothingReportedError(`${wordsOf(end)} \`${line}\`.${refused} ${ADVICE}`);
}

const ADVICE =
  'Absent results are never passed. The program has to report to the service that MCPJAM_BASE_URL, ' +
  'MCPJAM_API_KEY and MCPJAM_PROJECT_ID name, as the reporters of the SDK do unless they are told ' +
  'another address; docs/command.md has an example.';

function wordsOf(end: ProgramEnd): string {
  switch (end.how) {
    case 'exited':
      return end.exitCode === 0
        ? 'The command ended well and reported no run:'
        : `The command exited with code ${end.exitCode} and reported no run:`;
    case 'signal':
      return `The command was ended by ${end.signal} and reported no run:`;
    case 'timeout':
      return 'The command was still at work when `timeout-minutes` were over, and had reported no run:';
  }
}

const MAX_LINE = 120;

function firstLine(command: string, secrets: Redactor): string {
  const [line = ''] = command.trim().split('\n');
  return secrets.excerpt(line, MAX_LINE);
}
