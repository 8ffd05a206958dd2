import { failureOf } from '../__tests__/support/failures.ts';
import { failingCase, reportOf, verdictOf } from '../__tests__/support/reports.ts';
import { findNews } from '../src/render/findings.ts';

const N = 10_000;
const kinds: Record<string, (i: number) => object> = {
  different: (i) => ({
    ...failureOf('a tool error'),
    code: null,
    message: `${String.fromCharCode(97 + (i % 26))}${'xyz'.repeat(i % 50)} ${i.toString(2).replaceAll('0', 'o').replaceAll('1', 'l')} failed`,
  }),
  numbers: (i) => ({
    ...failureOf('a tool error'),
    code: null,
    message: `row ${i} of the table "t${i}" failed, since something is wrong with it`,
  }),
  observed: (i) => ({
    ...failureOf('a missed assertion'),
    observed: `text ${i} and ${'more '.repeat(i % 60)}`,
    expected: `${i}`,
  }),
  same: () => failureOf('a missed assertion'),
  tests: (i) => ({
    ...failureOf('a test'),
    message: `expect(received).toBe(expected) ${i}`,
    details: 'at x\n'.repeat(50),
    line: i,
    file: 'a.ts',
  }),
};
for (const [name, of] of Object.entries(kinds)) {
  const report = reportOf(
    Array.from({ length: N }, (_, i) => failingCase(`case ${i}`, of(i) as never)),
  );
  const times = Array.from({ length: 5 }, () => {
    const s = process.threadCpuUsage().user;
    findNews(report, verdictOf('failed'));
    return (process.threadCpuUsage().user - s) / 1000;
  });
  const f = findNews(report, verdictOf('failed'));
  console.log(
    name,
    times.map((t) => t.toFixed(0)).join(' '),
    f.causes.length,
    f.causes[0]?.sentence,
    '|',
    f.headline,
  );
}
