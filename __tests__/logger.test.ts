import { describe, expect, it } from '@jest/globals';
import { withoutCommands } from '../src/logger.ts';

describe('withoutCommands', () => {
  it.each([
    '::error::gotcha',
    '  ::set-output name=a::b',
    'fine\n::add-mask::a',
    'fine\r::error::b',
    'before ##[error]after',
    // The runner trims what .NET takes for white space.
    '\u0085::error::c',
    '\n \u0085\u3000::error::d',
  ])('disarms %j', (text) => {
    const shown = withoutCommands(text);
    // What the runner takes for a command: `::` at the start of a line, `##[` anywhere.
    expect(shown.split(/[\r\n]/).filter((line) => /^[\s\u0085]*::|##\[/.test(line))).toEqual([]);
    expect(shown.replaceAll('\u200b', '')).toBe(text);
  });

  it('takes a text of blank lines in one go', () => {
    // At a step a pair of lines this would go on for minutes.
    const blank = `${'\n'.repeat(1_000_000)}end`;
    expect(withoutCommands(blank)).toBe(blank);
  });

  it.each(['a::b', 'std::vector', '# [link]', ''])('leaves %j alone', (text) => {
    expect(withoutCommands(text)).toBe(text);
  });
});
