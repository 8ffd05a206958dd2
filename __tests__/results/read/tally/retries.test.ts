import { describe, expect, it } from '@jest/globals';
import { caseIdentity } from '../../../../src/results/report/identity.ts';
import { countsOf, type Reading, read } from '../../../support/results/reading.ts';

function testcase(name: string, result = '', attributes = 'time="0.5"'): string {
  return `<testcase classname="Checkout" name="${name}" ${attributes}>${result}</testcase>`;
}

const FAILED = '<failure message="no total"/>';
const BROKE = '<error message="timed out"/>';
const SKIPPED = '<skipped/>';

/** A suite as a producer writes it that repeats the entry of a test it tries again. */
const PRODUCERS = {
  pytest: (content: string, attributes = '') =>
    `<testsuites><testsuite name="pytest" ${attributes}>${content}</testsuite></testsuites>`,
  gradle: (content: string) =>
    '<testsuite name="Checkout" tests="9" skipped="0" failures="0" errors="0"' +
    ` timestamp="2026-01-01T00:00:00" hostname="ci" time="1.5"><properties/>${content}</testsuite>`,
  go: (content: string) =>
    '<testsuites><testsuite tests="9" time="1" name="acme/checkout"><properties>' +
    `<property name="go.version" value="go1.25"/></properties>${content}</testsuite></testsuites>`,
};

async function readMerged(content: string, attributes = ''): Promise<Reading> {
  return await read(PRODUCERS.pytest(content, attributes), { mergeRetries: true });
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
    const reading = await read(PRODUCERS.pytest(testcase('pays', FAILED) + testcase('pays')));
    expect(countsOf(reading)).toMatchObject({ tests: 2, passed: 1, failed: 1, flaky: 0 });
    expect(reading.summary.warnings).toEqual([
      expect.stringMatching(/^lists 1 repeat .* set merge-retries: true$/),
    ]);
  });
});

describe('merge-retries by producer', () => {
  it.each(['gradle', 'go'] as const)('%s tries again only what failed', async (producer) => {
    const attempts = [FAILED, '', '', FAILED].map((result) => testcase('pays', result)).join('');
    const { cases } = await read(PRODUCERS[producer](attempts), { mergeRetries: true });
    expect(cases.map(({ status, flaky, ordinal }) => [status, flaky, ordinal])).toEqual([
      ['passed', true, 1],
      ['passed', false, 2],
      ['failed', false, 3],
    ]);
  });

  /** As Playwright writes it: one suite a file and project, one entry a test. */
  const playwright = ['chromium', 'firefox']
    .map(
      (project, index) =>
        `<testsuite name="pay.spec.ts" timestamp="2026-01-01T00:00:00.000Z" hostname="${project}"` +
        ` tests="1" failures="${1 - index}" skipped="0" time="1" errors="0">` +
        `<testcase name="pays" classname="pay.spec.ts" time="1">${index === 0 ? FAILED : ''}</testcase>` +
        '</testsuite>',
    )
    .join('');

  it.each([true, false])(
    'takes projects of Playwright for different cases, asked to merge: %s',
    async (mergeRetries) => {
      const { cases, summary } = await read(
        `<testsuites id="" name="" tests="2" failures="1" skipped="0" errors="0" time="2">${playwright}</testsuites>`,
        { mergeRetries },
      );
      expect(cases.map(({ suitePath, status }) => [suitePath, status])).toEqual([
        [['chromium', 'pay.spec.ts'], 'failed'],
        [['firefox', 'pay.spec.ts'], 'passed'],
      ]);
      expect(summary).toMatchObject({ dialect: 'playwright', warnings: [], errors: [] });
    },
  );

  it.each([
    ['jest tests', /counts by itself .*: jest-junit is not known to repeat .*the last attempt/],
    ['mine', /counts by itself .*: its producer is not one that is known .*the last attempt/],
  ])('does not merge what %j writes, and says so', async (name, warning) => {
    const suite = `<testsuite name="s">${testcase('pays', FAILED)}${testcase('pays')}</testsuite>`;
    const reading = await read(`<testsuites name="${name}">${suite}</testsuites>`, {
      mergeRetries: true,
    });
    expect(countsOf(reading)).toMatchObject({ passed: 1, failed: 1, flaky: 0 });
    expect(reading.summary.warnings).toEqual([expect.stringMatching(warning)]);
  });

  it('does not recommend itself where it would do nothing', async () => {
    const { summary } = await read(
      `<testsuite name="s">${testcase('a')}${testcase('a')}</testsuite>`,
    );
    expect(summary.warnings).toEqual(["lists 1 repeat of another case's suite, class and name"]);
  });
});
