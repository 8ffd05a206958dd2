import { INPUTS, TERMINAL_INPUTS } from '../inputs/rows.ts';

/** The help of the terminal program. */
export function helpLines(): string[] {
  const rows = Object.values(INPUTS).filter(({ name }) => TERMINAL_INPUTS.includes(name));
  const width = Math.max(...rows.map(({ name }) => name.length));
  return [
    'Usage: run --suite-file FILE [options]',
    '',
    ...rows.map(({ name, description }) => `  --${name.padEnd(width)}  ${description}`),
    '',
    'Exit codes: 0 passed, 1 failed, 2 invalid, 3 incomplete.',
    'Example: run --suite-file evals/suite.yaml --min-pass-rate 90',
  ];
}
