import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { digestOf } from '../../../src/identity/case-identity.ts';
import {
  type CaseHistory,
  historyAfter,
  isPackedHistory,
  MOST_RUNS,
  packHistory,
  type RunOutcome,
  unpackHistory,
} from '../../../src/model/cases/case-history.ts';
import { CaseFolder } from '../../../src/model/cases/folded-cases.ts';
import type { CaseReport, Digest, RunReport } from '../../../src/model/run-report.ts';
import { samples } from '../../support/effort.ts';
import { caseOf, iteration, runReport } from '../../support/render/sample-reports.ts';

const outcome = fc.constantFrom<RunOutcome>('passed', 'failed', 'varied');
const histories = fc.uniqueArray(fc.nat(9_999), { maxLength: 40 }).chain((numbers) =>
  fc.tuple(
    ...numbers.map((number) =>
      fc.record<CaseHistory>({
        identity: fc.constant(digestOf(String(number))),
        definition: fc.option(fc.constant(digestOf(`does ${number}`))),
        outcomes: fc.array(outcome, { minLength: 1, maxLength: MOST_RUNS }),
      }),
    ),
  ),
);

const [IDENTITY, DEFINITION] = [digestOf('case'), digestOf('does')];
const of = (testCase: CaseReport): CaseReport => ({ ...testCase, identity: IDENTITY });
const unpacked = (report: RunReport) => [...unpackHistory(historyAfter(report))];

describe('the history of cases', () => {
  it('can be unpacked as it was', () => {
    fc.assert(
      fc.property(histories, (cases) => {
        const texts = packHistory(cases);
        expect([...unpackHistory(texts)]).toEqual(cases);
        expect(texts.every(isPackedHistory)).toBe(true);
      }),
      samples({ ci: 300, soak: 20_000 }),
    );
  });

  it('is packed shortly, and forgets what is older than the runs it holds', () => {
    const passed = Array<RunOutcome>(40).fill('passed');
    const packed = packHistory([
      { identity: IDENTITY, definition: null, outcomes: passed },
      { identity: DEFINITION, definition: DEFINITION, outcomes: ['passed', 'failed', 'varied'] },
      { identity: digestOf('none'), definition: null, outcomes: [] },
    ]);
    expect(packed).toEqual([`${IDENTITY},p30;${DEFINITION},${DEFINITION},p1f1v1;`]);
  });

  it('is a thousand cases a text', () => {
    const cases = Array.from({ length: 2_500 }, (_, number): CaseHistory => {
      return { identity: digestOf(String(number)), definition: null, outcomes: ['passed'] };
    });
    expect(packHistory(cases)).toHaveLength(3);
  });

  it.each(['x', `${IDENTITY};`, `${IDENTITY},p1`, `${IDENTITY},q1;`, `${IDENTITY},p1;,`])(
    'is not read of a text that is none: %s',
    (text) => {
      expect(isPackedHistory(text)).toBe(false);
    },
  );

  it('never gives more runs than it holds, whatever its text says', () => {
    const [text] = packHistory([{ identity: IDENTITY, definition: null, outcomes: ['passed'] }]);
    const long = text?.replace('p1', 'p99f1') as typeof text & string;
    const [read] = [...unpackHistory([long as never])];
    expect(read?.outcomes).toHaveLength(MOST_RUNS);
    expect(read?.outcomes.at(-1)).toBe('failed');
  });
});

describe('what a later report carries', () => {
  const earlier = packHistory([
    { identity: IDENTITY, definition: DEFINITION, outcomes: ['passed', 'failed'] },
  ]);

  it.each<[string, CaseReport, RunOutcome | null]>([
    ['all passed', caseOf('case', ['passed', 'passed']), 'passed'],
    ['none passed', caseOf('case', ['failed', 'error']), 'failed'],
    ['some passed', caseOf('case', ['failed', 'passed']), 'varied'],
    ['skipped ones aside', caseOf('case', ['skipped', 'passed']), 'passed'],
    ['nothing ran', caseOf('case', ['skipped']), null],
    ['one did not end', caseOf('case', ['passed', 'unfinished']), null],
    ['some are missing', { ...caseOf('case', ['passed']), planned: 2 }, null],
    ['some are missing, and some failed', { ...caseOf('case', ['failed']), planned: 2 }, null],
    [
      'it took a retry',
      { ...caseOf('case', []), iterations: [iteration({ flaky: true })] },
      'varied',
    ],
  ])('is how a case came out: %s', (_, testCase, came) => {
    const expected =
      came === null ? [] : [{ identity: IDENTITY, definition: null, outcomes: [came] }];
    expect(unpacked(runReport([of(testCase)]))).toEqual(expected);
  });

  it('is put behind what was known of the same definition', () => {
    const same = { ...of(caseOf('case', ['passed'])), definition: DEFINITION };
    const outcomes = (testCase: CaseReport) =>
      unpacked(runReport([testCase], { caseHistory: earlier }))[0]?.outcomes;
    expect(outcomes(same)).toEqual(['passed', 'failed', 'passed']);
    expect(outcomes({ ...same, iterations: [] })).toEqual(['passed', 'failed']);
    expect(outcomes({ ...same, definition: digestOf('does more') })).toEqual(['passed']);
    expect(outcomes(of(caseOf('case', ['passed'])))).toEqual(['passed']);
  });

  it('is nothing of cases that are no more, or that two cases could be', () => {
    const other = { ...caseOf('other', ['passed']), identity: digestOf('other') };
    const carried = runReport([other], { caseHistory: earlier });
    expect(unpacked(carried)).toMatchObject([{ identity: other.identity }]);
    expect(unpacked(runReport([of(caseOf('a', ['passed'])), of(caseOf('b', ['failed']))]))).toEqual(
      [],
    );
  });

  it('has folded cases in it', () => {
    const folder = new CaseFolder();
    const ids: Digest[] = ['one', 'two'].map((text) => digestOf(text));
    for (const [at, identity] of ids.entries()) {
      folder.add({ identity, passed: 1 - at, skipped: at, durationMs: null });
    }
    const folded = folder.finish();
    const many = { ...caseOf('many', []), ...(folded && { folded }) };
    const { identity: _, ...entry } = many;
    expect(unpacked(runReport([entry]))).toEqual([
      { identity: ids[0], definition: null, outcomes: ['passed'] },
    ]);
  });
});
