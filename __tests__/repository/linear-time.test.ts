import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../src/client/errors/api-error.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import {
  fewPathologicalTexts,
  pathologicalTexts,
} from '../support/linear-time/pathological-texts.ts';
import { ENTRY_POINTS, REPORT_ENTRY_POINTS } from '../support/linear-time/text-entry-points.ts';

/**
 * What takes the square of these does not end within the time limit of a test, what takes a multiple
 * takes milliseconds a text. A report has its text some fifty times.
 */
const LENGTH = 150_000;
const LENGTH_IN_REPORT = 60_000;

describe('pathological texts', () => {
  it.each(Object.entries(REPORT_ENTRY_POINTS))('in a report do not hold up %s', (_name, meet) => {
    for (const text of fewPathologicalTexts(LENGTH_IN_REPORT)) meet(text);
  });

  it.each(Object.entries(ENTRY_POINTS))('do not hold up %s', (_name, meet) => {
    for (const text of pathologicalTexts(LENGTH)) meet(text);
  });

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
