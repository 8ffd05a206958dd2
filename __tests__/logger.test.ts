import { describe, expect, it } from '@jest/globals';
import { withoutCommands } from '../src/logger.ts';

describe('withoutCommands', () => {
  it.each([
    '::error::gotcha',
    '  ::set-output name=a::b',
    'fine\n::add-mask::a',
    'fine\r::error::b',
    'before ##[error]after',
  ])('disarms %j', (text) => {
    const shown = withoutCommands(text);
    // What the runner takes for a command: `::` at the start of a line, `##[` anywhere.
    expect(shown.split(/[\r\n]/).filter((line) => /^\s*::|##\[/.test(line))).toEqual([]);
    expect(shown.replaceAll('\u200b', '')).toBe(text);
  });

  it.each(['a::b', 'std::vector', '# [link]', ''])('leaves %j alone', (text) => {
    expect(withoutCommands(text)).toBe(text);
  });
});
