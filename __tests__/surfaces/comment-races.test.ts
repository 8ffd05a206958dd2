/** Two steps with one key, one of which stops before a request while the other one goes on. */
import { expect, test } from '@jest/globals';
import { outcome } from '../../src/report/outcome.ts';
import { openScene, type Scene, type Step } from '../support/published.ts';

/** Requests that a step sends before it is done. */
const REQUESTS = [0, 1, 2, 3, 4, 5, 6];

/**
 * Publishes both. Waits take longer than what a step does between a look and a write: a step that
 * sleeps goes on when all others sleep or are done.
 */
async function race(scene: Scene, early: Step, late: Step, pauseBefore: number) {
  const waiting: (() => void)[] = [];
  let awake = 0;
  const leave = () => {
    awake -= 1;
    if (awake > 0) return;
    const next = waiting.shift();
    if (next) awake += 1;
    next?.();
  };
  const rest = (place: 'push' | 'unshift') =>
    new Promise<void>((resolve) => {
      waiting[place](resolve);
      leave();
    });
  const start = (step: Step) => {
    awake += 1;
    const options = { sleep: () => rest('push') };
    return scene.publish({ ...step, options }).finally(leave);
  };
  let other: Promise<string> | null = null;
  let requests = 0;
  const turn = async () => {
    requests += 1;
    if (requests <= pauseBefore || other !== null) return;
    other = start(late);
    await rest('unshift');
  };
  const end = await start({ ...early, turn });
  other ??= start(late);
  return [end, await other];
}

/** What readers see after each race. */
async function racesOf(early: (scene: Scene) => Step, late: (scene: Scene) => Step, seeds = 0) {
  const seen = await Promise.all(
    REQUESTS.map(async (pauseBefore) => {
      const scene = await openScene();
      for (let number = 0; number < seeds; number += 1) scene.seed('x', { run: scene.runs.first });
      const ends = await race(scene, early(scene), late(scene), pauseBefore);
      return { ends, texts: scene.texts() };
    }),
  );
  return seen;
}

const older = ({ runs }: Scene): Step => ({ run: runs.run, text: 'old' });
const newer = ({ runs }: Scene): Step => ({ run: runs.next, text: 'new' });
test.each([0, 1, 2])('the newest run stands, after %d comments', async (seeds) => {
  const races = [await racesOf(older, newer, seeds), await racesOf(newer, older, seeds)].flat();
  for (const { texts } of races) expect(texts).toEqual(['new']);
});

const pairs = outcome.options.flatMap((value) =>
  outcome.options.map((other) => [value, other] as const),
);
test.each(pairs)(
  '%s and %s of one attempt: the worse stands, and one clashes',
  async (value, other) => {
    const races = await racesOf(
      () => ({ value, text: value }),
      () => ({ value: other, text: `${other} too` }),
    );
    const order = ['invalid', 'failed', 'incomplete', 'passed'];
    const worst = Math.min(order.indexOf(value), order.indexOf(other));
    for (const { ends, texts } of races) {
      expect(texts).toEqual([expect.stringMatching(`^${order[worst]}( too)?$`)]);
      expect(ends).toContain('clash');
    }
  },
);
