import { expect, it } from '@jest/globals';
import { RateBucket } from '../../../src/client/rate/rate-bucket.ts';
import { tellUploadTime } from '../../../src/results/upload/upload-time.ts';
import { RecordingLogger } from '../../support/client/recording-logger.ts';

/** 465,000 results in batches of 200. */
const MANY = 2_325;

function told(batchCount: number, leftMinutes: number): string[] {
  const clock = {
    now: () => 0,
    sleep: () => Promise.reject(new Error('Nobody waits.')),
    alarm: () => () => {},
  };
  const bucket = new RateBucket({ burst: 10, perSecond: 1, clock });
  const logger = new RecordingLogger();
  const batch = { rows: Array.from({ length: 200 }, () => '{}'), bytes: 400 };
  const batches = Array.from({ length: batchCount }, () => batch);
  tellUploadTime({ batches }, leftMinutes * 60_000, { bucket, clock, logger });
  return logger.lines;
}

it('says at the start that the time does not suffice, and what to change', () => {
  expect(told(MANY, 30)).toEqual([
    expect.stringMatching(
      /^warning: 465,000 results go to the service in 2,327 requests, which takes about 39 min .*`timeout-minutes` leaves 30 min.*Raise it/,
    ),
  ]);
});

it('says how long it takes where the time suffices', () => {
  expect(told(MANY, 60)).toEqual([
    expect.stringMatching(/^info: 465,000 results .* about 39 min at its rate\.$/),
  ]);
});

it('has no word for what is soon done', () => {
  expect(told(20, 30)).toEqual([]);
});
