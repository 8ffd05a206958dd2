import { INPUTS } from '../inputs/rows.ts';
import { defineCommand, missingFile } from './command.ts';
import { baselineNamed, dotenv, inputsOf, json, output, withInputs } from './options.ts';
import { finish, judge, outputProblems, showReport } from './verdict.ts';

/** Makes a command of a mode. What stands after its name is values of an input. */
function commandOf(source: 'doctor' | 'diff', input: string, most: number) {
  const options = withInputs(source, { json, output, dotenv });
  return defineCommand(
    options,
    most,
    async ({ values, operands, problems }, environment, write) => {
      const inputs = inputsOf(source, values);
      const given = operands.join('\n');
      if (given !== '') inputs.set(input, source === 'diff' ? baselineNamed(given) : given);
      if (source === 'diff' && !inputs.has(input)) problems.push(missingFile('diff', 'BASELINE'));
      problems.push(...outputProblems(values.output, environment.workspace));
      if (problems.length > 0) return { problems };
      const result = await judge(inputs.set(INPUTS.mode.name, source), source, environment);
      showReport(result.file, values.json, write);
      return finish([result], false, values.output, environment);
    },
  );
}

/** Runs `doctor [SERVER…]`: checks servers. */
export const doctor = commandOf('doctor', INPUTS.servers.name, Infinity);

/** Runs `diff BASELINE`: compares what servers offer. */
export const diff = commandOf('diff', INPUTS.baseline.name, 1);
