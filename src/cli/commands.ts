import { misfitsIn } from '../api/validation.ts';
import { INPUTS } from '../inputs/rows.ts';
import { placeOfFile } from '../report/place.ts';
import { defineCommand, EXIT_CODES, missingFile } from './command.ts';
import * as option from './options.ts';
import { findMistakes, finish, judge, outputProblems, showReport } from './verdict.ts';

const { json, output, mcpConfig, inputOption, inputsOf } = option;

/** Makes a command of a source. What stands after its name, an `operand`, is values of an input. */
function commandOf(
  source: 'results' | 'doctor' | 'diff',
  input: string,
  most: number,
  operand?: string,
) {
  const options = option.withInputs(source, { json, output });
  const isTest = source === 'results';
  return defineCommand(options, most, async (given, environment, write) => {
    const { values, operands, problems } = given;
    const inputs = inputsOf(source, values);
    // Patterns add up. Other operands replace the option.
    const isNamed = isTest || operands.length === 0;
    const text = [isNamed ? (inputs.get(input) ?? '') : '', ...operands].join('\n').trim();
    problems.push(...(await outputProblems(values.output, environment.workspace)));
    if (text === '' && operand) problems.push(missingFile(isTest ? 'ingest' : source, operand));
    const wrong = source === 'diff' && text !== '' ? misfitsIn(option.baseline, text) : [];
    problems.push(...wrong.map(({ data }) => ({ place: placeOfFile('BASELINE'), data })));
    if (problems.length > 0 && !isTest) return { problems };
    const files = text === '' ? [] : [text];
    if (problems.length > 0) return findMistakes(source, inputs, files, environment, { problems });
    if (text !== '') inputs.set(input, source === 'diff' ? option.baselineNamed(text) : text);
    if (!isTest) inputs.set(INPUTS.mode.name, source);
    const result = await judge(inputs, source, environment);
    showReport(result.file, values.json, write);
    return finish([result], false, values.output, environment);
  });
}

export const ingest = commandOf('results', INPUTS.results.name, Infinity, 'PATTERN');

export const doctor = commandOf('doctor', INPUTS.servers.name, Infinity);

export const diff = commandOf('diff', INPUTS.baseline.name, 1, 'BASELINE');

const CHECKED = {
  'mcp-config': mcpConfig,
  'model-base-urls': inputOption(INPUTS.modelBaseUrls),
  'gate-file': inputOption(INPUTS.gateFile),
};

/** Runs `validate FILE…`: lists all mistakes of suites, the list of servers and the gate file. */
export const validate = defineCommand(CHECKED, Infinity, async (given, environment, write) => {
  const { operands: files, values, problems } = given;
  if (files.length === 0) problems.push(missingFile('validate'));
  const check = { problems, write };
  const ending = await findMistakes('evals', inputsOf('evals', values), files, environment, check);
  return ending.problems.length === 0 ? EXIT_CODES.passed : ending;
});
