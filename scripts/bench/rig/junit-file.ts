import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const CASES_PER_SUITE = 500;
/** One case in this many fails with a stack; one in `SKIPPED_EVERY` is skipped. */
const FAILED_EVERY = 33;
const SKIPPED_EVERY = 50;
const STACK_FRAMES = 12;
const OUTPUT_LINES = 4300;

/** Writes a JUnit file of at least `bytes` bytes to `path`; resolves to its number of cases. */
export async function generateJunitFile(path: string, bytes: number): Promise<number> {
  const stream = createWriteStream(path);
  stream.write('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="generated">\n');
  let written = 0;
  let cases = 0;
  for (let suite = 0; written < bytes; suite += 1) {
    const text = suiteXml(suite, cases);
    cases += CASES_PER_SUITE;
    written += Buffer.byteLength(text);
    if (!stream.write(text)) await once(stream, 'drain');
  }
  stream.end('</testsuites>\n');
  await once(stream, 'finish');
  return cases;
}

function suiteXml(suite: number, firstCase: number): string {
  const name = `com.example.service.module${suite % 40}.Suite${suite}Test`;
  const numbers = Array.from({ length: CASES_PER_SUITE }, (_, index) => firstCase + index);
  const count = (every: number) => numbers.filter((number) => number % every === 0).length;
  const head = `<testsuite name="${name}" tests="${CASES_PER_SUITE}" failures="${count(FAILED_EVERY)}" errors="0" time="61.75">`;
  const properties = '<properties><property name="java.version" value="21.0.4"/></properties>';
  const cases = numbers.map((number) => caseXml(name, number)).join('\n');
  const output = `<system-out><![CDATA[${'a line of captured output <b>\n'.repeat(OUTPUT_LINES)}]]></system-out>`;
  return `${head}\n${properties}\n${cases}\n${output}\n</testsuite>\n`;
}

function caseXml(suite: string, number: number): string {
  const open = `  <testcase name="returnsExpectedValueFor[input ${number}, variant ${number % 13}]" classname="${suite}" time="${(number % 1000) / 1000}">`;
  if (number % FAILED_EVERY === 0) return `${open}\n${failureXml(suite, number)}\n  </testcase>`;
  if (number % SKIPPED_EVERY === 0)
    return `${open}<skipped message="not on this platform"/></testcase>`;
  return `${open}</testcase>`;
}

function failureXml(suite: string, number: number): string {
  const frames = Array.from(
    { length: STACK_FRAMES },
    (_, index) => `\tat ${suite}.method${index}(Service${index}.java:${number % (index + 2)})`,
  );
  const message = `expected:&lt;${number}&gt; but was:&lt;${number + 1}&gt;&#10;see the log`;
  return `    <failure message="${message}" type="org.opentest4j.AssertionFailedError">org.opentest4j.AssertionFailedError: ${message}\n${frames.join('\n')}\n    </failure>`;
}
