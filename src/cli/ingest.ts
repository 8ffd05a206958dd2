import { INPUTS } from '../inputs/rows.ts';
import { defineCommand, missingFile } from './command.ts';
import { dotenv, inputsOf, json, output, withInputs } from './options.ts';
import { findMistakes, finish, judge, outputProblems, showReport } from './verdict.ts';

const { results } = INPUTS;
const OPTIONS = withInputs('results', { json, output, dotenv });

/** Runs `ingest PATTERN…`: judges the result files that the patterns match. */
export const command = defineCommand(OPTIONS, Infinity, async (given, environment, write) => {
  const { values, operands } = given;
  const inputs = inputsOf('results', values);
  const patterns = [inputs.get(results.name) ?? '', ...operands].join('\n').trim();
  const problems = given.problems.concat(outputProblems(values.output, environment.workspace));
  const files = patterns === '' ? [] : [patterns];
  if (files.length === 0) problems.push(missingFile('ingest', 'PATTERN'));
  if (problems.length > 0) return findMistakes('results', inputs, files, environment, { problems });
  inputs.set(results.name, patterns);
  const result = await judge(inputs, 'results', environment);
  showReport(result.file, values.json, write);
  return finish([result], false, values.output, environment);
});
