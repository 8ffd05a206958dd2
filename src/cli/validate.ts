import { INPUTS } from '../inputs/rows.ts';
import { defineCommand, EXIT_CODES, missingFile } from './command.ts';
import { dotenv, inputOption, inputsOf, mcpConfig } from './options.ts';
import { findMistakes } from './verdict.ts';

const OPTIONS = {
  'mcp-config': mcpConfig,
  'model-base-urls': inputOption(INPUTS.modelBaseUrls),
  'gate-file': inputOption(INPUTS.gateFile),
  dotenv,
};

/** Runs `validate FILE…`: lists all mistakes of suites, the list of servers and the gate file. */
export const command = defineCommand(OPTIONS, Infinity, async (given, environment, write) => {
  const { operands: files, values, problems } = given;
  if (files.length === 0) problems.push(missingFile('validate'));
  const check = { problems, write };
  const ending = await findMistakes('evals', inputsOf('evals', values), files, environment, check);
  return ending.problems.length === 0 ? EXIT_CODES.passed : ending;
});
