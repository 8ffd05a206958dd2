import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../src/client/errors/api-error.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { byEffort } from '../support/effort.ts';
import { withinCpuLimit } from '../support/linear-time/cpu-limit.ts';
import {
  fewPathologicalTexts,
  pathologicalTexts,
} from '../support/linear-time/pathological-texts.ts';
import { ENTRY_POINTS, REPORT_ENTRY_POINTS } from '../support/linear-time/text-entry-points.ts';

/**
 * What takes the square of these takes far more than the limit for one of them, what takes a multiple
 * a part of it. A report has its text some fifty times.
 */
const LENGTH = 150_000;
const LENGTH_IN_REPORT = 60_000;

/** With every change each meets a third of what ends late, which is worse than what does not. */
const textsFor = byEffort({
  ci: (length: number, at: number) => thirdOf(fewPathologicalTexts(length), at),
  soak: (length: number) => pathologicalTexts(length),
});
const textsInReport = byEffort({
  ci: (at: number) => thirdOf(fewPathologicalTexts(LENGTH_IN_REPORT), at),
  soak: () => fewPathologicalTexts(LENGTH_IN_REPORT),
});

/** Neighbours begin at different ones, so that each text is met by a third of all. */
function* thirdOf(texts: Iterable<string>, at: number): Generator<string> {
  let position = at;
  for (const text of texts) if (position++ % 3 === 0) yield text;
}

/** There are some two hundred of them. */
const TIME_LIMIT_MS = 600_000;

const numbered = <Met>(points: Readonly<Record<string, Met>>) =>
  Object.entries(points).map(([name, met], at) => [name, met, at] as const);

async function meetEach(meet: (text: string) => unknown, texts: Iterable<string>): Promise<void> {
  for (const text of texts) await withinCpuLimit(() => meet(text));
}

describe('pathological texts', () => {
  it.each(numbered(REPORT_ENTRY_POINTS))(
    'in a report do not hold up %s',
    (_name, meet, at) => meetEach(meet, textsInReport(at)),
    TIME_LIMIT_MS,
  );

  it.each(numbered(ENTRY_POINTS))(
    'do not hold up %s',
    (_name, meet, at) => meetEach(meet, textsFor(LENGTH, at)),
    TIME_LIMIT_MS,
  );

  it('are quoted in errors at no length', () => {
    const failure = new ApiError(
      'x\n'.repeat(1_000_000),
      { method: 'GET', path: '/', attempts: 1, redactor: createRedactor([]) },
      {
        status: 500,
        code: 'INTERNAL_ERROR',
      },
    );
    expect(failure.message.length).toBeLessThan(5_000);
  });
});
