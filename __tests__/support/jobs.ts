/** A suite of two cases that pass, and the jobs that run it. */
import { CALCULATOR, Job } from './runner.ts';

export const SUITE = `
name: calculator
tests:
  - title: adds two numbers
    call: get-sum
    with: { a: 2, b: 3 }
    expect: "5"
  - title: refuses a negative price
    steps:
      - { id: s1, kind: toolCall, toolName: set-price, arguments: { price: -1 }, expectError: true }
      - { id: s2, kind: assert, assertion: { type: textContains, needle: positive } }
`;
export const inputs = { 'suite-file': 'suite.yaml' };

/** The test server, which writes the file `started` when it starts. */
const args = ['-c', 'touch started; exec "$0" "$@"', CALCULATOR.command, ...CALCULATOR.args];
export const NOTED = { calculator: { command: 'sh', args } };

/** A job with the suite, and cases added to it. */
export function jobWith(...cases: string[]): Job {
  const job = new Job();
  job.write('suite.yaml', `${SUITE}${cases.map((one) => `  - { ${one} }\n`).join('')}`);
  return job;
}
