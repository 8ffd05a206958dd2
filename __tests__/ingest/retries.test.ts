import { describe, expect, it } from '@jest/globals';
import { caseIdentity } from '../../src/ingest/identity.ts';
import { countsOf, type Reading, read, suiteXml } from './reading.ts';

function testcase(name: string, result = '', attributes = 'time="0.5"'): string {
  return `<testcase classname="Checkout" name="${name}" ${attributes}>${result}</testcase>`;
}

const FAILED = '<failure message="no total"/>';
const BROKE = '<error message="timed out"/>';
const SKIPPED = '<skipped/>';

async function readMerged(content: string, attributes = ''): Promise<Reading> {
  return await read(suiteXml(content, attributes), { mergeRetries: true });
}

describe('merge-retries', () => {
  it.each<[name: string, attempts: string[], expected: object]>([
    ['fail, then pass', [FAILED, ''], { status: 'passed', flaky: true, attempts: 2 }],
    ['error, fail, pass', [BROKE, FAILED, ''], { status: 'passed', flaky: true, attempts: 3 }],
    ['fail, then fail', [FAILED, FAILED], { status: 'failed', flaky: false, attempts: 2 }],
    ['pass, then fail', ['', FAILED], { status: 'failed', flaky: false, attempts: 2 }],
    ['fail, pass, fail', [FAILED, '', FAILED], { status: 'failed', flaky: false, attempts: 3 }],
    ['pass, then pass', ['', ''], { status: 'passed', flaky: false, attempts: 2 }],
    ['skip, then pass', [SKIPPED, ''], { status: 'passed', flaky: false, attempts: 1 }],
    ['fail, then skip', [FAILED, SKIPPED], { status: 'failed', flaky: false, attempts: 1 }],
    ['skip, then skip', [SKIPPED, SKIPPED], { status: 'skipped', flaky: false, attempts: 1 }],
  ])('%s: the last attempt that ran decides', async (_, attempts, expected) => {
    const { cases } = await readMerged(attempts.map((result) => testcase('pays', result)).join(''));
    expect(cases).toMatchObject([expected]);
  });

  it('keeps why it failed before it passed, and adds up the time', async () => {
    const { cases } = await readMerged(testcase('pays', FAILED) + testcase('pays'));
    expect(cases).toMatchObject([{ message: 'no total', durationMs: 1000 }]);
  });

  it('counts tests, not attempts, and holds attempts against the declared totals', async () => {
    const attempts = testcase('pays', FAILED) + testcase('ships') + testcase('pays');
    const reading = await readMerged(attempts, 'tests="3" failures="1"');
    expect(countsOf(reading)).toEqual({
      ...{ tests: 2, passed: 2, failed: 0, error: 0, skipped: 0, flaky: 1 },
    });
    expect(reading.summary.warnings).toEqual([]);
  });

  it('tells tests of other classes, suites and source files apart', async () => {
    const suite = (name: string) => `<testsuite name="${name}">${testcase('pays')}</testsuite>`;
    const { cases } = await readMerged(
      [
        suite('one') + suite('two'),
        testcase('pays') + testcase('pays', '', 'file="other.py"'),
        '<testcase classname="Cart" name="pays"/>',
      ].join(''),
    );
    expect(cases).toHaveLength(5);
    expect(new Set(cases.map(caseIdentity)).size).toBe(5);
  });

  it('gives a test the identity it has without retries', async () => {
    const once = await readMerged(testcase('pays'));
    const twice = await readMerged(testcase('pays', FAILED) + testcase('pays'));
    expect(twice.cases.map(caseIdentity)).toEqual(once.cases.map(caseIdentity));
  });

  it('keeps what was read before the damage', async () => {
    const reading = await readMerged(`${testcase('pays', FAILED)}${testcase('pays')}<testcase <`);
    expect(countsOf(reading)).toMatchObject({ tests: 1, passed: 1, flaky: 1 });
    expect(reading.summary.errors).toMatchObject([{ casesReadBefore: 2 }]);
  });

  it('is off unless asked for: parameterised tests repeat names', async () => {
    const reading = await read(suiteXml(testcase('pays', FAILED) + testcase('pays')));
    expect(countsOf(reading)).toMatchObject({ tests: 2, passed: 1, failed: 1, flaky: 0 });
    expect(reading.summary.warnings).toEqual([
      expect.stringMatching(/^lists 1 repeat .* set merge-retries: true$/),
    ]);
  });
});
