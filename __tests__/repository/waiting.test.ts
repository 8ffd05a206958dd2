import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const SOURCES = join(import.meta.dirname, '../../src');

/** What sets a timer of its own, where others sleep by a clock or have a limit of `resilience/`. */
const TIMER = /\bset(?:Timeout|Interval)\b|\btimers\/promises\b|\bAbortSignal\.timeout\b/;
const WITH_TIMERS: Readonly<Record<string, string>> = {
  'cli/terminal/screen.ts': 'draws a line anew as long as it is shown, and keeps nobody waiting',
  'ports/clock.ts': 'is the clock',
  'render/html/generated/page.ts': 'runs in a browser',
  'service/command/process-channel.ts': 'looks now and then, as long as the process lives',
};

it('is done by a clock, but for those that are told here', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const found = files.filter(
    (file) => file.endsWith('.ts') && TIMER.test(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(found.sort()).toEqual(Object.keys(WITH_TIMERS).sort());
});
