import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSecretKeeper } from '../../src/redaction/secret-keeper.ts';
import { actionsLogger, jobSecrets, withoutCommands } from '../../src/runner/actions-logger.ts';

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

describe('the log', () => {
  const written: string[] = [];
  beforeEach(() => {
    written.length = 0;
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is masked by the runner too, line by line and each once, of what is learned', () => {
    const secrets = jobSecrets();
    secrets.learn('sk_first\r\n  second line \n\n');
    secrets.learn('sk_first');
    secrets.learn(' ');
    expect(secrets.learn('weak')).toBe('short');
    jest.restoreAllMocks();
    expect(written.join('').trimEnd().split('\n')).toEqual([
      '::add-mask::sk_first',
      '::add-mask::second line',
      '::add-mask::weak',
    ]);
    expect(secrets.text('a second line and a weak one')).toBe('a *** and a weak one');
  });

  it('keeps the sign before a line as it is, and no colour within that', () => {
    actionsLogger(createSecretKeeper()).info(' one \u001b[31mred', '\u001b[32m✓\u001b[39m');
    jest.restoreAllMocks();
    const line = written.join('');
    expect(line.startsWith('\u001b[32m✓\u001b[39m one ')).toBe(true);
    expect(line.split('\u001b')).toHaveLength(3);
  });

  it('shows no secret in any line or command, those that were learned later included', async () => {
    const secrets = createSecretKeeper();
    const logger = actionsLogger(secrets);
    secrets.learn('two lines\nof one-secret');
    const text = 'is two lines\nof one-secret, or dHdvIGxpbmVzCm9mIG9uZS1zZWNyZXQ=';
    for (const say of ['debug', 'info', 'notice', 'warning', 'error'] as const) logger[say](text);
    await logger.group(text, async () => undefined);
    jest.restoreAllMocks();
    const lines = written
      .join('')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('::end'));
    expect(lines.map((line) => line.replace(/^::\w+::/, ''))).toEqual(
      Array.from({ length: 6 }, () => expect.stringMatching(/^is \*\*\*, or \*\*\*.{0,2}$/)),
    );
  });
});
