export interface SampleCase {
  name: string;
  outcome?: 'passed' | 'failed' | 'error' | 'skipped';
}

const BODIES = {
  passed: '',
  failed: '<failure message="expected 1, got 2">at check (a.ts:3)</failure>',
  error: '<error message="it broke"/>',
  skipped: '<skipped/>',
};

/** A JUnit file with these cases in one suite. */
export function junitText(cases: readonly SampleCase[], suite = 'sample'): string {
  const elements = cases.map(
    ({ name, outcome = 'passed' }) =>
      `<testcase classname="c" name="${name}" time="0.5" file="src/a.ts" line="7">${BODIES[outcome]}</testcase>`,
  );
  return `<testsuite name="${suite}" tests="${cases.length}">\n${elements.join('\n')}\n</testsuite>`;
}

/** `count` passing cases whose names begin with `prefix`. */
export function passingCases(count: number, prefix = 't'): SampleCase[] {
  return Array.from({ length: count }, (_, index) => ({ name: `${prefix}${index}` }));
}
