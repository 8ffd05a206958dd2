import { expect, it } from '@jest/globals';
import { LiveResults } from '../../../src/cli/judged/live-results.ts';
import { Screen } from '../../../src/cli/terminal/screen.ts';
import { Captured } from '../../support/cli/captured-terminal.ts';
import { caseOf, iteration } from '../../support/render/sample-reports.ts';

it('tells a reason of several lines of the first case that has it', () => {
  const [stdout, stderr] = [new Captured(), new Captured()];
  const live = new LiveResults(new Screen({ stdout, stderr, environment: {} }), (text) => text);
  const failed = (title: string, error: string) => ({
    ...caseOf(title, []),
    planned: 1,
    iterations: [iteration({ outcome: 'error', error, durationMs: null })],
  });
  const crash = 'it exited\nits error ends with:\nhere\nout of ideas';
  const cases = [
    ...[failed('first', crash), failed('second', crash), failed('third', 'no')],
    ...[failed('fourth', 'no'), failed('fifth', `${crash} again`)],
  ];
  live.onProgress({ text: '', cases }, () => undefined);
  const crashLines = crash.split('\n').map((line) => `    ${line}`);
  expect(stdout.text.trimEnd().split('\n')).toEqual([
    ...['✗ first', ...crashLines, '✗ second', '    As with "first".'],
    ...['✗ third', '    no', '✗ fourth', '    no'],
    ...['✗ fifth', ...crashLines.slice(0, -1), '    out of ideas again'],
  ]);
});
