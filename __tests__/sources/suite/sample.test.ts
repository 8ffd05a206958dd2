/** Which tools a first suite calls: those that only read, as far as names can tell. */
import { expect, test } from '@jest/globals';
import { sampleSuite } from '../../../src/sources/suite/sample.ts';

const READS = 'getUser list_alerts getXMLFile GET_SUM echo fetch readOnlyUsers search_by_id get_2';
const WRITES =
  'getOrCreateUser get_or_create findOrCreateUser listAndPurge checkOutBook fetchAndStore ' +
  'readThenDelete search_replace read_write_file getXMLAndStore getaway GET_OR_CREATE wipe ' +
  'get_DELETE list_revoke_tokens check_cancel_order check_in_guest fetch_pop_message getKill2 ' +
  'getFlush getRotateKey get/erase';

const skippedOf = (tools: Record<string, unknown>[]) =>
  sampleSuite('s', [{ server: 's', tools }]).skipped;

test.each([
  [READS, 0],
  [WRITES, 22],
])('%s', (names, count) => {
  expect(skippedOf(names.split(' ').map((name) => ({ name })))).toBe(count);
});

const withValue = (schema: object) => ({
  name: 'get_records',
  inputSchema: { type: 'object', properties: { update: schema }, required: ['update'] },
});
test.each<[number, string, Record<string, unknown>]>([
  [1, 'both hints', { name: 'get_a', annotations: { readOnlyHint: true, destructiveHint: true } }],
  [1, 'a hint that is no boolean', { name: 'get_a', annotations: { readOnlyHint: 'no' } }],
  [0, 'a harmless hint', { name: 'get_a', annotations: { destructiveHint: false } }],
  [1, 'a value', withValue({ enum: ['delete', 'list'] })],
  [1, 'a value in a list', withValue({ default: [{ sql: ' DROP TABLE "a"' }] })],
  [1, 'a value of two words', withValue({ const: 'deleteAll' })],
  [1, 'a word within a text', withValue({ default: 'how to delete' })],
  [0, 'a name', withValue({ default: { add: 'text' } })],
])('%i skipped: %s', (count, _what, tool) => {
  expect(skippedOf([tool])).toBe(count);
});
