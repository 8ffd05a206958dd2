import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  readMarker,
  storedForm,
  withMarker,
} from '../../../../src/publish/github/comment/comment-marker.ts';
import {
  type MarkedComment,
  planComment,
} from '../../../../src/publish/github/comment/comment-plan.ts';
import { samples } from '../../../support/effort.ts';

const HEAD = 'a'.repeat(40);
const OLDER = 'b'.repeat(40);

const results = fc.record({
  key: fc.constant('suite'),
  commit: fc.constantFrom(HEAD, OLDER),
  runId: fc.integer({ min: 1, max: 4 }),
  runAttempt: fc.integer({ min: 1, max: 2 }),
});

function textOf(marker: Parameters<typeof storedForm>[0]) {
  return { marker: storedForm(marker), body: withMarker(marker, 'Results.') };
}

/** Carries a plan out on a list of comments, as GitHub would. */
function carryOut(existing: MarkedComment[], marker: Parameters<typeof storedForm>[0]) {
  const ours = textOf(marker);
  const plan = planComment({ existing, ours, headCommit: HEAD, mayCreate: true, insist: true });
  if (plan.action === 'create') return [{ id: 1, url: '', ...ours }];
  if (plan.action === 'abstain') return existing;
  const body = plan.newBody ?? plan.canonical.body;
  const newMarker = readMarker(body);
  return newMarker === null ? [] : [{ ...plan.canonical, body, marker: newMarker }];
}

describe('planComment', () => {
  it('ends with the newest results in the oldest comment, whatever was there and in any order', () => {
    fc.assert(
      fc.property(fc.array(results), fc.array(results, { minLength: 1 }), (left, jobs) => {
        const leftOver = left.map((marker, index) => ({
          id: index + 1,
          url: '',
          ...textOf(marker),
        }));
        const [end, ...others] = jobs.reduce(carryOut, leftOver.toReversed());
        const rank = ({
          commit,
          runId,
          runAttempt,
        }: {
          commit: string;
          runId: number;
          runAttempt: number;
        }) => (commit === HEAD ? 1_000 : 0) + runId * 10 + runAttempt;
        expect(others).toEqual([]);
        expect(end?.id).toBe(1);
        expect(end && rank(end.marker)).toBe(Math.max(...[...left, ...jobs].map(rank)));
      }),
      samples({ ci: 100, soak: 20_000 }),
    );
  });
});

describe('the marker', () => {
  it('reads back whatever the key, which cannot break out of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (key, commit) => {
        const marker = { key: `${key} --><script>`, commit, runId: 7, runAttempt: 2 };
        const body = withMarker(marker, 'Text');
        expect(readMarker(body)).toEqual(storedForm(marker));
        expect(body.split('-->')).toEqual([expect.any(String), '\nText']);
      }),
      samples({ ci: 100, soak: 20_000 }),
    );
  });

  it('counts only at the very start', () => {
    const forged = withMarker({ key: 'suite', commit: HEAD, runId: 1, runAttempt: 1 }, '');
    expect(readMarker(`> ${forged}`)).toBeNull();
    expect(readMarker(`Text\n${forged}`)).toBeNull();
  });
});
