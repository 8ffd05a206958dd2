import { INPUTS, TERMINAL_INPUTS } from '../inputs/rows.ts';
import { KEY_OPTIONS } from './keys.ts';
import { optionLines } from './options.ts';
import { SERVE_OPTIONS } from './serve.ts';

/** The help of the terminal program. */
export function helpLines(): string[] {
  const rows = Object.values(INPUTS).filter(({ name }) => TERMINAL_INPUTS.includes(name));
  return [
    'Usage: run [--suite-file] FILE [options]',
    '       serve [options]',
    '       keys create --organization NAME [options]',
    '       keys list [--database FILE]',
    '       keys revoke ID [--database FILE]',
    '',
    'run: Runs a suite and prints the verdict.',
    ...optionLines(Object.fromEntries(rows.map((row) => [row.name, row]))),
    '',
    'serve: Serves the API until it gets a signal.',
    ...optionLines(SERVE_OPTIONS),
    '',
    'keys: Creates, lists and revokes API keys. A running service sees the change at once.',
    ...optionLines(KEY_OPTIONS),
    '',
    'Exit codes: 0 passed, 1 failed, 2 invalid, 3 incomplete.',
    'Example: run evals/suite.yaml --min-pass-rate 90',
  ];
}
