import { readConfig } from '../inputs/config.ts';
import { INPUTS, terminalInputs } from '../inputs/rows.ts';
import { redactProblems } from '../pipeline/pipeline.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import { readServers } from '../session/session.ts';
import { readSuite } from '../sources/evals/evals.ts';
import { usedServers } from '../sources/evals/selection.ts';
import { MESSAGES } from '../words/messages.ts';
import { defineCommand, EXIT_CODES } from './command.ts';
import { dotenv, inputOption, mcpConfig } from './options.ts';

/** Runs `validate FILE…`: lists all mistakes of suites and of the list of servers. */
export const command = defineCommand(
  { 'mcp-config': mcpConfig, 'model-base-urls': inputOption(INPUTS.modelBaseUrls), dotenv },
  Infinity,
  async (given, environment, write) => {
    const { operands: files, values } = given;
    if (files.length === 0) {
      const data = { code: 'missing', key: 'FILE' } as const;
      return { problems: [{ place: placeOfFile('validate'), data }] };
    }
    const inputs = Object.entries(values).map(([name, value = '']) => [name, value] as const);
    const { config } = readConfig(new Map(inputs), terminalInputs('evals'));
    const list = await readServers(config, environment);
    const problems: Problem[] = 'problems' in list ? [...list.problems] : [];
    for (const file of files) {
      const read = await readSuite(file, environment.workspace, list.known, config);
      if ('problems' in read) problems.push(...read.problems);
      if ('suite' in read && 'servers' in list) {
        const used = usedServers(read.suite, list.known?.names ?? []);
        write(MESSAGES.sound(file, read.suite.tests.length, used.length));
      }
    }
    if (problems.length === 0) return EXIT_CODES.passed;
    // Suites share the variables of a server.
    return { problems: await redactProblems([...new Set(problems)], environment) };
  },
);
