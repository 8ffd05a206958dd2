import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { Screen } from '../../../src/cli/terminal/screen.ts';
import { Captured } from '../../support/cli/captured-terminal.ts';

describe('a screen', () => {
  it('has no bar and no colours where its output is piped', () => {
    const [stdout, stderr] = [new Captured(), new Captured()];
    const screen = new Screen({ stdout, stderr, environment: {} });
    screen.showBar(() => 'half way');
    screen.line(screen.page.paint('good', 'one'));
    screen.note('beside it', 'bad');
    screen.showBar(null);
    expect([stdout.text, stderr.text]).toEqual(['one\n', 'beside it\n']);
    expect(screen.page.width).toBe(80);
  });

  it('keeps the bar below the lines, in one line, and takes it away in the end', () => {
    const terminal = new Captured({ columns: 10 });
    const screen = new Screen({ stdout: terminal, stderr: terminal, environment: {} });
    screen.showBar(() => 'half of the way');
    screen.line('one');
    screen.showBar(null);
    screen.line('two');
    expect(terminal.text.split('\u001b[2K\u001b[1G')).toEqual([
      ...['half of t', 'one\nhalf of t', 'two\n'],
    ]);
  });

  it('has no bar where the terminal would show what it is to obey', () => {
    const terminal = new Captured({ columns: 40 });
    const environment = { TERM: 'dumb' };
    const screen = new Screen({ stdout: terminal, stderr: terminal, environment });
    screen.showBar(() => 'half way');
    screen.line('one');
    screen.showBar(null);
    expect(terminal.text).toBe('one\n');
  });

  it('takes the usual width for a terminal that does not know its own', () => {
    const terminal = new Captured({ columns: 0 });
    expect(new Screen({ stdout: terminal, stderr: terminal, environment: {} }).page.width).toBe(80);
  });

  it('gives lines for people another way where a program reads the output', () => {
    const [stdout, stderr] = [new Captured(), new Captured()];
    new Screen({ stdout, stderr, environment: {} }, { isRead: true }).line('for people');
    expect([stdout.text, stripVTControlCharacters(stderr.text)]).toEqual(['', 'for people\n']);
  });
});
