import * as core from '@actions/core';
import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { type Annotation, publishAnnotations } from '../../../src/publish/github/annotations.ts';
import { samples } from '../../support/effort.ts';

/** What the runner reads, one command a line. */
function commandsOf(annotations: readonly Annotation[]) {
  let output = '';
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += String(chunk);
    return true;
  });
  try {
    const counts = publishAnnotations(annotations, core);
    return { counts, lines: output.trimEnd().split('\n') };
  } finally {
    spy.mockRestore();
  }
}

function annotation(overrides: Partial<Annotation>): Annotation {
  return { severity: 'error', title: 'Case', message: 'It failed.', location: null, ...overrides };
}

describe('annotations', () => {
  it('stand at their file and line', () => {
    const location = { file: './tests/a.test.ts', line: 12 };
    expect(commandsOf([annotation({ location })]).lines).toEqual([
      '::error title=Case,file=tests/a.test.ts,line=12::It failed.',
    ]);
  });

  it.each(['/etc/passwd', '../outside.ts', 'a/../../b.ts', 'C:\\x.ts', ''])(
    'name no file outside the repository: %s',
    (file) => {
      expect(commandsOf([annotation({ location: { file, line: 1 } })]).lines).toEqual([
        '::error title=Case::It failed.',
      ]);
    },
  );

  it.each([0, -3, 1.5, 1e20])('name no line that no file has: %d', (line) => {
    expect(commandsOf([annotation({ location: { file: 'a.ts', line } })]).lines).toEqual([
      '::error title=Case,file=a.ts::It failed.',
    ]);
  });

  it('are the ten most severe, in order', () => {
    const many = (['notice', 'warning', 'error'] as const).flatMap((severity) =>
      Array.from({ length: 6 }, (_, index) =>
        annotation({ severity, title: `${severity} ${index}` }),
      ),
    );
    const { lines, counts } = commandsOf(many);
    expect(counts).toEqual({ shown: 10, leftOut: 8 });
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      ...Array.from({ length: 6 }, () => '::error'),
      ...Array.from({ length: 4 }, () => '::warning'),
    ]);
  });

  it('let no text of a result become a command, a second line or half a character', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constant('x\n::error::y\r\n::set-output name=a::b'),
      fc.constant('\u001B[31m::add-mask::z'),
      fc.constant('😀'.repeat(3_000)),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, message, file) => {
        const { lines } = commandsOf([annotation({ title, message, location: { file, line: 1 } })]);
        expect(lines).toHaveLength(1);
        expect(lines[0]).toMatch(/^::error /);
        const shown = (lines[0] ?? '').replace(/^::error .*?::/, '');
        expect(Buffer.from(shown).toString('utf8')).toBe(shown);
        expect(shown.replace(/%(25|0A|0D)/g, '.').length).toBeLessThanOrEqual(4_096);
      }),
      samples({ ci: 100, soak: 20_000 }),
    );
  });
});
