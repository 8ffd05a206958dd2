import { describe, expect, it } from '@jest/globals';
import {
  closeRigsAfterEach,
  collect,
  rejectionOf,
  startRig,
} from '../../support/client/client-rig.ts';

closeRigsAfterEach();

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** An iteration whose only tool call has this argument. */
const iterationWith = (argument: string) =>
  `{"items":[{"id":"i","iterationNumber":1,"status":"completed","actualToolCalls":[{"toolName":"t","arguments":{"a":${argument}}}]}]}`;

describe('a reply too deep to be written again', () => {
  it('costs what lies too deep, and not the items beside it', async () => {
    const deep = iterationWith(nested(100_000)).slice('{"items":['.length, -2);
    const text = `{"items":[${deep},{"id":"j","iterationNumber":2,"status":"completed"}]}`;
    const { client } = await startRig(() => ({ text }));
    const read = await collect(client.runs.iterations('p', 'r'));
    expect(read.map(({ id, unreadable }) => [id, unreadable])).toEqual([
      ['i', []],
      ['j', []],
    ]);
    const written = JSON.stringify(read[0]?.actualToolCalls[0]?.arguments);
    expect(written).toContain('(left out: nests deeper than 500 levels)');
  });

  it('is a refusal all the same', async () => {
    const text = `{"code":"X","message":"m","details":{"a":${nested(100_000)}}}`;
    const { client } = await startRig(() => ({ text, status: 400 }));
    expect(await rejectionOf(client.account.get())).toMatchObject({ name: 'ApiError', code: 'X' });
  });

  it('is not one that nests as real results do', async () => {
    const { client } = await startRig(() => ({ text: iterationWith(nested(400)) }));
    const [iteration] = await collect(client.runs.iterations('p', 'r'));
    expect(iteration?.actualToolCalls[0]?.arguments).toEqual({ a: JSON.parse(nested(400)) });
  });
});
