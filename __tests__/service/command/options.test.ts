import { expect, it } from '@jest/globals';
import { parseCommand } from '../../../src/service/command/options.ts';

it.each([
  ['a day, where nothing is said', [], null],
  ['what the option says', ['--silent-run-minutes', '90'], 90 * 60_000],
])('an ingested run may be silent for %s', (_, args, silenceMs) => {
  expect(parseCommand(args, {})).toMatchObject({ name: 'serve', silenceMs });
});
