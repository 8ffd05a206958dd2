import { expect, test } from '@jest/globals';
import { describeFinding, type Finding } from '../../src/words/doctor.ts';
import { describeRefusal } from '../../src/words/refusals.ts';

test.each<[Finding, string]>([
  [{ finding: 'answered', status: 404 }, 'The address answers with HTTP 404.'],
  [{ finding: 'capabilities', names: 'tools, prompts' }, 'It offers: tools, prompts.'],
  [{ finding: 'items', count: 1 }, '1 item.'],
])('%j', (finding, sentence) => {
  expect(describeFinding(finding)).toBe(sentence);
});

test("a server's own text is one line", () => {
  const detail = `no\nregion ${'x'.repeat(1_000)}`;
  const message = describeRefusal({ reason: 'mcp-error', server: 's', code: -32602, detail });
  expect(message).toMatch(/^Server `s` answered with error -32602: no region x+…$/);
});
