import { expect, it } from '@jest/globals';
import { tellLaunching } from '../../../src/evals/watch/launch-progress.ts';
import { FakeClock } from '../../support/client/fake-clock.ts';

it('tells of a launch that takes long, and falls silent at its end', async () => {
  const lines: string[] = [];
  await new Promise<void>((resolve) => {
    const stop = tellLaunching({
      clock: new FakeClock(),
      logger: {
        info: (line) => {
          lines.push(line);
          if (lines.length < 2) return;
          stop();
          resolve();
        },
      },
    });
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(lines).toEqual([
    expect.stringMatching(/Waiting for the servers.*npx.* 90 s/),
    expect.stringMatching(/Waiting for the servers · 20 s$/),
  ]);
});
