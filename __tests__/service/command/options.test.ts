import { expect, it } from '@jest/globals';
import { parseCommand } from '../../../src/service/command/options.ts';

it.each([
  ['a day, where nothing is said', [], null],
  ['what the option says', ['--silent-run-minutes', '90'], 90 * 60_000],
])('an ingested run may be silent for %s', (_, args, silenceMs) => {
  expect(parseCommand(args, {})).toMatchObject({ name: 'serve', silenceMs });
});

it.each([
  ['--prot', 'There is no option "--prot": did you mean "--port"? See --help.'],
  ['--qqqqq', 'There is no option "--qqqqq". See --help.'],
])('%s is no option', (option, message) => {
  expect(() => parseCommand([option, '1'], {})).toThrow(new Error(message));
});
