import { describe, expect, it } from '@jest/globals';
import { digestOf } from '../../../src/identity/case-identity.ts';
import { type CollectedLeg, chooseLegs } from '../../../src/report-file/legs/chosen-legs.ts';
import { legReport, type MadeLeg } from '../../support/report-file/legs.ts';

const COMMIT = 'c0ffee0';

function leg(place: string, made: MadeLeg): CollectedLeg {
  return { place, report: legReport(made), digest: digestOf(place) };
}

const all = [1, 2, 3].map((index) => leg(`leg-${index}`, { index }));
const placesOf = (found: readonly CollectedLeg[], commit = COMMIT) =>
  chooseLegs(found, commit).legs.map(({ place }) => place);

describe('legs that are joined', () => {
  it('are all of them, by their numbers', () => {
    expect(chooseLegs(all.toReversed(), COMMIT)).toEqual({ legs: all, problems: [], warnings: [] });
  });

  it.each([
    ['commit', { commit: 'facade1' }, 'it is of commit facade1, and the others of c0ffee0'],
    ['suite', { suite: digestOf('another') }, 'it is of another suite, or of other inputs'],
    ['workflow run', { workflowRun: '78' }, 'it is of another workflow run'],
    [
      'durations',
      { by: 'durations' as const, durations: digestOf('durations') },
      'it is by other durations of cases than the others, so that cases fell to other legs',
    ],
  ])('are not of another %s, which is told by name', (_, facts, why) => {
    const stranger = leg('odd', { index: 2, facts });
    expect(chooseLegs([...all, stranger], COMMIT)).toEqual({
      legs: all,
      problems: [`Leg 2/3 in "odd" was left out: ${why}.`],
      warnings: [],
    });
    const inItsPlace = all.map((one, at) => (at === 1 ? stranger : one));
    expect(chooseLegs(inItsPlace, COMMIT).problems).toEqual([
      'Leg 2/3 is missing: there is no report of it.',
      `Leg 2/3 in "odd" was left out: ${why}.`,
    ]);
  });

  it('are of one total', () => {
    const other = leg('odd', { index: 1, total: 5 });
    expect(chooseLegs([...all, other], COMMIT).problems).toEqual([
      'Leg 1/5 in "odd" was left out: it is one of 5, and the others of 3.',
    ]);
  });

  it('have the cases of one suite, whatever they say of its hash', () => {
    const { suite } = legReport({ index: 1 }).shard;
    const other = leg('odd', { index: 1, titles: ['case 0'], facts: { suite } });
    expect(chooseLegs([...all, other], COMMIT).problems).toEqual([
      expect.stringContaining('of another suite'),
    ]);
  });

  it('are those of the commit that the job is about, even where there are fewer', () => {
    const others = [1, 2].map((index) =>
      leg(`new-${index}`, { index, facts: { commit: 'facade1' } }),
    );
    expect(placesOf([...all, ...others], 'facade1')).toEqual(['new-1', 'new-2']);
    expect(placesOf([...all, ...others], '')).toEqual(['leg-1', 'leg-2', 'leg-3']);
  });
});

describe('a leg with several reports', () => {
  const again = leg('leg-2-attempt-2', { index: 2, facts: { attempt: 2 } });

  it('counts as it came out in its newest attempt, which is told', () => {
    const failed = leg('leg-2', { index: 2, outcomes: { 'case 1': 'failed' } });
    const first = all.map((one, at) => (at === 1 ? failed : one));
    const { legs, problems, warnings } = chooseLegs([...first, again], COMMIT);
    expect(legs.map(({ place }) => place)).toEqual(['leg-1', 'leg-2-attempt-2', 'leg-3']);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^Leg 2\/3 counts as it came out in attempt 2; in attempt 1 \d+ of its \d+ iterations passed\.$/,
      ),
      'Not all legs are of attempt 2; of earlier ones are leg 1/3 (1), leg 3/3 (1).',
    ]);
  });

  it('of one attempt leaves open which is right', () => {
    const double = leg('copy', { index: 2, outcomes: { 'case 1': 'failed' } });
    expect(chooseLegs([...all, double], COMMIT)).toEqual({
      legs: all,
      problems: [
        'Leg 2/3 has several reports of attempt 1, of which the first counts: "leg-2", "copy".',
      ],
      warnings: [],
    });
  });

  it('that are the same has one', () => {
    const copies = all.map((one) => ({ ...one, place: `copy of ${one.place}` }));
    expect(chooseLegs([...all, ...copies], COMMIT)).toEqual({
      legs: all,
      problems: [],
      warnings: [],
    });
  });
});

describe('legs that are missing', () => {
  it('are told by name, as many as people read', () => {
    const few = [leg('a', { index: 2, total: 4 })];
    expect(chooseLegs(few, COMMIT).problems).toEqual([
      'Leg 1/4, leg 3/4, leg 4/4 are missing: there are no reports of them.',
    ]);
    const [told = ''] = chooseLegs([leg('a', { index: 1, total: 1_000 })], COMMIT).problems;
    expect(told).toContain('leg 21/1000 and 979 more are missing');
  });
});
