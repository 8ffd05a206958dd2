import { expect, test } from '@jest/globals';
import { FINDINGS } from '../../src/words/doctor.ts';
import { describeRefusal } from '../../src/words/refusals.ts';

test.each([
  [FINDINGS.answered(404), 'The address answers with HTTP 404.'],
  [FINDINGS.capabilities('tools, prompts'), 'It offers: tools, prompts.'],
  [FINDINGS.items(1), '1 item.'],
])('%s', (finding, sentence) => {
  expect(finding).toBe(sentence);
});

test("a server's own text is one line", () => {
  const detail = `no\nregion ${'x'.repeat(1_000)}`;
  const message = describeRefusal({ reason: 'mcp-error', server: 's', code: -32602, detail });
  expect(message).toMatch(/^Server `s` answered with error -32602: no region x+…$/);
});
