import { describe, expect, it } from '@jest/globals';
import { asOption, inOptions } from '../../../src/cli/options/option-words.ts';
import { ConfigurationError, formatProblem } from '../../../src/trouble/errors.ts';

describe('what is wrong with inputs, at a terminal', () => {
  it('names the options that they are', () => {
    const problem = {
      where: 'server-sandbox',
      message: 'works with the embedded service only; remove it or `base-url`.',
      example: 'base-url: https://evals.example.com/api/v1',
    };
    expect(formatProblem(asOption(problem))).toBe(
      '--server-sandbox: works with the embedded service only; remove it or `--base-url`. ' +
        'Example: --base-url https://evals.example.com/api/v1',
    );
  });

  it('says nothing of steps and of what is checked out, which there is not', () => {
    const told = (message: string) => asOption({ where: 'mcp-config', message }).message;
    expect(told('there is no file `a` in the workspace. Is it checked out?')).toBe(
      'there is no file `a` in this folder.',
    );
    expect(told('`a` lies outside the workspace; no.')).toBe('`a` lies outside this folder; no.');
    expect(
      told(`X is not set. Set it in the step's \`env\` (\`X: \${{ secrets.X }}\`), or else`),
    ).toBe('X is not set. Set it, read it from a file with `--dotenv`, or else');
    expect(told(`write \${X}, and set X in the step's \`env\`.`)).toBe(
      `write \${X}, and set X in the environment.`,
    );
  });

  it('leaves places in files, modes and words of theirs as they are', () => {
    const problem = {
      where: 'suite.yaml:3:5',
      message: 'belongs to mode `run`; `toolCalledWith` and `suite` are no options here.',
    };
    expect(asOption(problem)).toEqual(problem);
  });

  it('says where keys of models are looked for', () => {
    const told = (provider: string) => {
      const key = `${provider.toUpperCase()}_API_KEY`;
      const example = `${provider}=\${{ secrets.${key} }}`;
      return formatProblem(asOption({ where: 'model-api-keys', message: 'has no key.', example }));
    };
    expect(told('openai')).toBe(
      '--model-api-keys: has no key. Set OPENAI_API_KEY, or read it from a file with `--dotenv`.',
    );
    expect(told('mistral')).toBe('--model-api-keys: has no key. Example: mistral=$MISTRAL_API_KEY');
  });

  it('is all that is told otherwise', () => {
    const other = new Error('base-url');
    expect(inOptions(other)).toBe(other);
    const told = inOptions(
      new ConfigurationError([{ where: 'suite-file', message: 'is missing.' }]),
    );
    expect(told).toEqual(
      new ConfigurationError([{ where: '--suite-file', message: 'is missing.' }]),
    );
  });
});
