/** Local servers that send more than anyone can use: the call ends, and memory stays small. */
import { expect, test } from '@jest/globals';
import { meetLocal } from '../../support/servers/hostile.ts';

const KINDS =
  'pings,long ids,notifications,other lines,parts of JSON,unknown answers,empty lines'.split(',');
const MOST_BYTES = 200 * 2 ** 20;

const used = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Most bytes of memory that this process takes more while something goes on. */
async function growthDuring(work: Promise<unknown>): Promise<number> {
  const before = used();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, used());
  }, 20);
  await work.finally(() => clearInterval(timer));
  return most - before;
}

test('1 MB of anything passes', async () => {
  const met = KINDS.map((kind) => meetLocal(`1 MB of ${kind}`, 'session', 'passed'));
  expect(await growthDuring(Promise.all(met))).toBeLessThan(MOST_BYTES);
  const ended = (await Promise.all(met)).map((one, at) => [KINDS[at], one.outcome, one.left]);
  expect(ended).toEqual(KINDS.map((kind) => [kind, 'passed', []]));
});

test('all answers to a burst of pings arrive', async () => {
  expect(await meetLocal('3,000 pings', 'session', 'passed')).toMatchObject({ outcome: 'passed' });
});

// One at a time: together they take all processors from the tests next to them.
test.each(['pings', 'parts of JSON'])('endless %s', async (kind) => {
  const met = meetLocal(`endless ${kind}`, 'session', 'failed timeout call');
  expect(await growthDuring(met)).toBeLessThan(MOST_BYTES);
  expect(await met).toMatchObject({ outcome: 'failed timeout call', left: [] });
});
