import { describe, expect, it } from '@jest/globals';
import { UnexpectedResponseError } from '../../src/client/api-error.ts';
import { closeRigsAfterEach, collect, rejectionOf, startRig } from './support/client-rig.ts';

closeRigsAfterEach();

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** An iteration whose only tool call has this argument. */
const iterationWith = (argument: string) =>
  `{"items":[{"id":"i","iterationNumber":1,"status":"completed","actualToolCalls":[{"toolName":"t","arguments":{"a":${argument}}}]}]}`;

describe('a reply too deep to be written again', () => {
  it.each([
    ['a result', 200, iterationWith(nested(100_000))],
    ['a refusal', 400, `{"code":"X","message":"m","details":{"a":${nested(100_000)}}}`],
  ])('as %s is an error that says so', async (_, status, text) => {
    const { client } = await startRig(() => ({ text, status }));
    const error = await rejectionOf(collect(client.iterations('p', 'r')));
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error.message).toMatch(/nests deeper than 500 levels/);
  });

  it('is not one that nests as real results do', async () => {
    const { client } = await startRig(() => ({ text: iterationWith(nested(400)) }));
    const [iteration] = await collect(client.iterations('p', 'r'));
    expect(iteration?.actualToolCalls[0]?.arguments).toEqual({ a: JSON.parse(nested(400)) });
  });
});
