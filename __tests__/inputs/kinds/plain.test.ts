import { expect, it } from '@jest/globals';
import { choice } from '../../../src/inputs/kinds/plain.ts';

const complaint = (choices: readonly string[], written: string) =>
  choice(choices).schema.safeParse(written).error?.issues[0]?.message;

it.each([
  [['auto', 'always', 'on-failure', 'never'], 'false', 'never'],
  [['auto', 'always', 'on-failure', 'never'], 'True', 'always'],
  [['fail', 'warn', 'off'], 'no', 'off'],
  [['fail', 'warn', 'off'], 'warm', 'warn'],
  [['on-failure', 'never'], 'onfailure', 'on-failure'],
  [['run', 'ingest', 'diff'], 'evals', 'run'],
  [['run', 'ingest', 'diff'], 'compare', 'diff'],
])(
  'a word that is none of %j is told with the one it stands for: %s',
  (choices, written, meant) => {
    expect(complaint(choices, written)).toMatch(
      new RegExp(`^must be one of .*\\. Did you mean \`${meant}\`\\?$`),
    );
  },
);

it('a word that stands for none of them has no guess', () => {
  expect(complaint(['fail', 'warn'], 'false')).toBe('must be one of `fail`, `warn`.');
  expect(complaint(['fail', 'warn'], 'constructor')).toBe('must be one of `fail`, `warn`.');
});
