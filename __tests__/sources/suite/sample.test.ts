/** Which tools a first suite calls: those that only read, as far as names can tell. */
import { expect, test } from '@jest/globals';
import { sampleSuite } from '../../../src/sources/suite/sample.ts';

const READS = 'getUser list_alerts getXMLFile check-in echo fetch readOnlyUsers search_by_id';
const WRITES =
  'getOrCreateUser get_or_create findOrCreateUser listAndPurge checkOutBook fetchAndStore ' +
  'readThenDelete search_replace read_write_file getXMLAndStore getaway GET_OR_CREATE wipe';

test.each([
  [READS, 0],
  [WRITES, 13],
])('%s', (names, count) => {
  const tools = names.split(' ').map((name) => ({ name }));
  expect(sampleSuite('s', [{ server: 's', tools }]).skipped).toBe(count);
});
