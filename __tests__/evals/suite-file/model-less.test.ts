import { describe, expect, it } from '@jest/globals';
import { explainRefusal } from '../../../src/evals/suite-file/refusal.ts';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { ConfigurationError } from '../../../src/trouble/errors.ts';
import { closeRigsAfterEach, rejectionOf, startRig } from '../../support/client/client-rig.ts';

closeRigsAfterEach();

const FILE = `name: a
tests:
  - title: prompts
    model: anthropic/claude-haiku-4-5
    steps: [{ kind: prompt, prompt: hi }]
  - title: calls
    steps: [{ kind: toolCall, serverName: w, toolName: t, arguments: {} }]
`;

/** What becomes of a refusal of the suite in the file. */
async function explained(text: string, status: number, refusal: object): Promise<Error> {
  const { client } = await startRig(() => ({
    status,
    json: { code: 'VALIDATION_ERROR', message: 'Bad', ...refusal },
  }));
  const error = await rejectionOf(client.runs.create('p_1', {}, { marker: 'm' }));
  const explanation = await explainRefusal(error, {
    ...{ serversFile: null, emptyModelKeys: [] },
    located: await parseSuiteFile('smoke.yaml', text),
  });
  if (explanation instanceof Error) return explanation;
  throw new Error(`no error: ${String(explanation)}`);
}

describe('a service that takes no case without a model', () => {
  it.each<[name: string, status: number, refusal: object]>([
    ['the field', 422, { message: 'tests.1.model: Required' }],
    ['it in details', 400, { details: { issues: ['provider'] } }],
  ])('is understood where its refusal names %s', async (_name, status, refusal) => {
    const error = await explained(FILE, status, refusal);
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toMatch(
      /^smoke\.yaml:6:5: this service takes no case without a model.* in "calls"\. .*Example: model: /,
    );
  });

  it.each<[name: string, text: string, status: number, refusal: object]>([
    ['another thing', FILE, 400, { message: 'tests.0.title: too long' }],
    [
      'a server',
      FILE,
      422,
      { code: 'FEATURE_NOT_SUPPORTED', message: 'Its OAuth provider is not supported.' },
    ],
    ['a model that is named', FILE, 400, { message: 'x', details: { model: 'x' } }],
    ['no case of the file', `model: a/b\n${FILE}`, 422, { message: 'tests.0.model: Required' }],
  ])('is no other: one that refuses for %s', async (_name, text, status, refusal) => {
    const error = await explained(text, status, refusal);
    expect(error).not.toBeInstanceOf(ConfigurationError);
  });
});
