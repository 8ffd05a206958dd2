import { expect, it } from '@jest/globals';
import { parseYaml } from '../../src/yaml/yaml-text.ts';

it.each(['\n', '\r\n', '\r'])('ends lines at %j', async (end) => {
  const read = await parseYaml(['name: a', 'tests:', '  - title: b', 'last: "c', '  d"'].join(end));
  expect(read).toMatchObject({ value: { name: 'a', tests: [{ title: 'b' }], last: 'c d' } });
  expect('locate' in read && read.locate(['tests', 0, 'title'])).toBe('3:5');
});
