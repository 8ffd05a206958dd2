import { relative, resolve } from 'node:path';
import { ServiceError } from '../api/client/service-error.ts';
import type { DoctorReport } from '../api/resources/operations.ts';
import { notFoundProblem } from '../api/validation.ts';
import { readConfig } from '../inputs/config.ts';
import { INPUTS } from '../inputs/rows.ts';
import { messageOf, stackOf } from '../lib/errors.ts';
import { evidenceOf } from '../render/evidence.ts';
import { placeOfFile, unreadable } from '../report/place.ts';
import { writeSnapshot } from '../report/snapshot.ts';
import type { Environment } from '../session/environment.ts';
import { openSession, type Session } from '../session/session.ts';
import { writeWhole } from '../surfaces/report-file.ts';
import { advise, describeFailure } from '../words/failures.ts';
import { ended } from '../words/lines.ts';
import { MESSAGES } from '../words/messages.ts';
import { describeTools } from '../words/tools.ts';
import { defineCommand, EXIT_CODES } from './command.ts';
import { flag, mcpConfig, text } from './options.ts';
import { judge, outputProblems, showReport } from './verdict.ts';

const OPTIONS = {
  'mcp-config': mcpConfig,
  json: flag().describe('Prints JSON: a line for each server, or the report with `--snapshot`.'),
  snapshot: text()
    .optional()
    .describe('File of the workspace for what all servers offer, which `diff` compares with.'),
};

/** Runs `tools [SERVER]`: connects to each server of the list, and shows its tools. */
export const command = defineCommand(OPTIONS, 1, async (given, environment, write) => {
  const { 'mcp-config': list, json, snapshot } = given.values;
  const [wanted] = given.operands;
  const inputs = new Map([[INPUTS.mcpConfig.name, list]]);
  if (snapshot !== undefined) {
    const path = resolve(environment.workspace, snapshot);
    if (relative(environment.workspace, path).startsWith('..'))
      return unreadable(snapshot, { reason: 'outside', near: [] });
    const problems = await outputProblems(snapshot, environment.workspace, '--snapshot', {
      '.json': /^\{\s*"(?:servers":\s*\[|snapshotVersion":)/,
    });
    if (problems.length > 0) return { problems };
    if (wanted !== undefined) {
      const data = { code: 'conflict' as const, key: '--snapshot', other: wanted };
      return { problems: [{ place: placeOfFile('--snapshot'), data }] };
    }
    inputs.set(INPUTS.mode.name, 'doctor');
    const { file } = await judge(inputs, 'doctor', environment);
    const { value } = file.verdict;
    const { servers } = file.report;
    if (json || value !== 'passed') showReport(file, json, write);
    if (value !== 'passed') return EXIT_CODES[value];
    try {
      await writeWhole(path, writeSnapshot(servers));
      if (!json) write(MESSAGES.snapshot(snapshot, servers.length));
      return EXIT_CODES.passed;
    } catch (error) {
      environment.logger.error(MESSAGES.surface('snapshot', messageOf(error)));
      return EXIT_CODES.incomplete;
    }
  }
  const read = await readTools(list, environment, wanted);
  if ('problems' in read) return read;
  for (const { server, tools, troubles, log } of read.listings) {
    if (json) write(JSON.stringify({ server, tools, troubles }));
    else if (tools.length > 0 || troubles.length === 0) {
      for (const line of describeTools(server, tools)) write(line);
    }
    for (const line of log) environment.logger.error(line);
  }
  return read.code;
});

/** Asks the servers of a list, or only the wanted one, for their tools. `code`: exit code. */
export async function readTools(list: string, environment: Environment, wanted?: string) {
  const { logger } = environment;
  const { config } = readConfig(new Map([[INPUTS.mcpConfig.name, list]]), []);
  const session = await openSession(config, environment);
  if ('problems' in session) return session;
  try {
    const names = session.servers.map(({ name }) => name);
    const servers = session.servers.filter(({ name }) => name === (wanted ?? name));
    const data = notFoundProblem('server', wanted ?? '', names);
    const unknown = { problems: [{ place: placeOfFile(list), data }] };
    if (wanted !== undefined && servers.length === 0) return unknown;
    logger.progress(MESSAGES.starting(servers.map(({ name }) => name)));
    const listings = await Promise.all(servers.map((server) => listTools(server, session)));
    const isSound = listings.every(({ troubles }) => troubles.length === 0);
    const isInvalid = listings.some((one) => one.isInvalid);
    return { listings, code: EXIT_CODES[isInvalid ? 'invalid' : isSound ? 'passed' : 'failed'] };
  } finally {
    await session.close().catch((error) => logger.debug(stackOf(error)));
  }
}

/** Asks a server for its tools, and for what is wrong with it or with them, and what to do. */
async function listTools(
  { id, name: server }: Session['servers'][number],
  { client, projectId, environment: { signal } }: Session,
) {
  const call = { parameters: { projectId, serverId: id }, signal };
  const asReport = (error: unknown): Pick<DoctorReport, 'checks' | 'tools'> => {
    if (!(error instanceof ServiceError)) throw error;
    const { details, failure } = error;
    const answer = { status: 'error', detail: describeFailure(failure), advice: advise(failure) };
    // One that needs a grant is refused with its report.
    return Object(details['report'] ?? { checks: { answer } });
  };
  const { checks, tools: sent } = await client.call('diagnoseServer', call).catch(asReport);
  const { tools: list, ...others } = checks;
  const isAsked = list !== undefined && list.status !== 'skipped';
  const wrong = (isAsked ? [list] : Object.values(others)).filter((one) => one.status === 'error');
  const troubles = wrong.map(({ detail, advice }) => `${ended(`${detail}`)} ${advice}`);
  const isInvalid = wrong.some(({ blame }) => blame === 'configuration');
  // Advice may name the end of standard error.
  const shown = wrong.flatMap(({ failure }) => evidenceOf(Object(failure))?.text.split('\n') ?? []);
  const log = [...troubles.map((one) => `${server}: ${one}`), ...shown];
  return { server, tools: sent ?? [], troubles, log, isInvalid };
}
