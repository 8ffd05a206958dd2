import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import LONGEST from './longest-tests.json' with { type: 'json' };

/**
 * Starts the tests that take a quarter of a minute and more before all others, the longest first; the
 * others keep the order that Jest gives them. On a fresh checkout Jest knows no times and goes by the
 * size of files: one that is short and takes minutes came last, and the whole run waited for it.
 */
export default class LongestFirst extends Sequencer {
  /** @param {import('@jest/test-result').Test[]} tests */
  sort(tests) {
    /** @param {import('@jest/test-result').Test} test */
    const rankOf = ({ path, context }) => {
      const place = LONGEST.indexOf(relative(context.config.rootDir, path));
      return place < 0 ? LONGEST.length : place;
    };
    return super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
