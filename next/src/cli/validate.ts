import { INPUTS } from '../inputs/rows.ts';
import { redactProblems } from '../pipeline/pipeline.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import { readServers } from '../session/session.ts';
import { readSuite } from '../sources/evals/evals.ts';
import { usedServers } from '../sources/evals/selection.ts';
import { describeSound } from '../words/messages.ts';
import { type Command, EXIT_CODES } from './command.ts';
import { refuseAll } from './keys.ts';
import { readOptions, text } from './options.ts';

/** The option that names the list of servers. */
export const mcpConfig = text()
  .default(INPUTS.mcpConfig.default ?? '')
  .describe(`${INPUTS.mcpConfig.description} Default: ${INPUTS.mcpConfig.default}.`);
export const OPTIONS = { 'mcp-config': mcpConfig };

/** Runs `validate FILE…`: lists all mistakes of suites and of the list of servers. */
export const command: Command = async (args, environment, write) => {
  const { logger, workspace } = environment;
  const options = readOptions(OPTIONS, args, Number.POSITIVE_INFINITY);
  if ('problems' in options) return refuseAll(options.problems, logger);
  if (options.operands.length === 0) {
    const data = { code: 'missing', key: 'FILE' } as const;
    return refuseAll([{ place: placeOfFile('validate'), data }], logger);
  }
  const list = await readServers({ mcpConfig: options.values['mcp-config'] }, environment);
  const problems: Problem[] = 'problems' in list ? [...list.problems] : [];
  const names = 'servers' in list ? list.servers.map(({ name }) => name) : [];
  for (const file of options.operands) {
    const read = await readSuite(file, workspace, names);
    for (const problem of 'problems' in read ? read.problems : []) {
      // Without a list no server is known.
      if ('servers' in list || !isAboutServer(problem)) problems.push(problem);
    }
    if ('suite' in read && 'servers' in list) {
      const { suite } = read;
      write(describeSound(file, suite.tests.length, usedServers(suite, list.servers).length));
    }
  }
  if (problems.length === 0) return EXIT_CODES.passed;
  return refuseAll(await redactProblems(problems, environment), logger);
};

const isAboutServer = ({ data }: Problem) =>
  data.code === 'ambiguous' || (data.code === 'not-found' && data.what === 'server');
