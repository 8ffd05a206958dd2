import { describe, expect, it } from '@jest/globals';
import { read, suiteXml } from '../../support/results/reading.ts';

const MIB = 1024 * 1024;

/** A failure of Jest with this message. */
function jestFailure(message: string): string {
  const test = { status: 'failed', title: 't', failureMessages: [message] };
  return JSON.stringify({
    ...{ numTotalTests: 1, numRuntimeErrorTestSuites: 0 },
    testResults: [{ name: 'a.js', status: 'failed', message, assertionResults: [test] }],
  });
}

/** Cases that failed with as much of `unit` as is kept of one text. */
function junitFailures(unit: string, cases = 20): string {
  const text = `x${unit.repeat(Math.floor(64_000 / unit.length))}y`;
  return suiteXml(`<testcase name="t"><failure>${text}</failure></testcase>`.repeat(cases));
}

function junitCases(attributes: string, cases = 20): string {
  return suiteXml(`<testcase name="t" ${attributes}/>`.repeat(cases));
}

const long = (unit: string, length = 150_000) => unit.repeat(Math.ceil(length / unit.length));

/**
 * Texts on which an expression that goes back over what it has seen, or a copy made for every
 * piece, takes minutes where one pass takes a fraction of a second: jest's own limit tells.
 */
describe('reading takes time in proportion to the file', () => {
  it.each<[string, () => string | Uint8Array]>([
    ['many damaged JSON documents, a line each', () => '{"numTotal":x}\n'.repeat(80_000)],
    ['many damaged JSON documents in one line', () => '{"numTotal":x}'.repeat(80_000)],
    ['many JSON documents that are no report', () => '{"numTotal":1}\n'.repeat(80_000)],
    ['line breaks before XML', () => '\n'.repeat(16 * MIB) + suiteXml('')],
    ['blanks before JSON', () => `${' '.repeat(16 * MIB)}{}`],
    ['nothing but blanks', () => '\r\n\t'.repeat(5 * MIB)],
    ['console output without a report', () => 'x{ \n'.repeat(3 * MIB)],
    ['quotes in a report that is cut off', () => `x{"numTotal${'"'.repeat(3 * MIB)}`],
    ['brackets in a report that is cut off', () => `x{"numTotal":${'['.repeat(3 * MIB)}`],
    ...[
      '\n',
      '\r',
      '\u2028',
      ' ',
      ' \n\t',
      '   at',
      '\n   ●',
      '\u001b]8;;x',
      '\u001b',
      '\u009b;?',
    ].map((unit): [string, () => string] => [
      `${JSON.stringify(unit)} in a message of Jest`,
      () => jestFailure(`x${unit.repeat(2 * MIB)}y`),
    ]),
    ...['\n', ' ', '\u0001', '\u009b', '\u009b]8;;x', '\u009b[1;', '&#27;];', '&#x1;', ';?'].map(
      (unit): [string, () => string] => [
        `${JSON.stringify(unit)} in failures of JUnit`,
        () => junitFailures(unit),
      ],
    ),
    // One such text is quick even where it is gone back over.
    ['codes without an end in very many failures', () => junitFailures('\u009b]8;;x', 250)],
    ['digits in a time', () => junitCases(`time="${long('1')}x"`)],
    ['thousands in a time', () => junitCases(`time="1${long(',111')}x"`)],
    ['blanks in a time', () => junitCases(`time="${long(' ')}x"`)],
    ['digits in a line', () => junitCases(`line="${long('1')}"`)],
    ['blanks in an outcome', () => junitCases(`status="${long('- ')}"`)],
    ['blanks in a total', () => suiteXml('', `tests="${long(' ')}x"`)],
    ['very many unknown outcomes', () => junitCases('status="zorp"', 50_000)],
    ['very many declared failures', () => suiteXml('<testsuite failures="1"/>'.repeat(50_000))],
    ['very many documents', () => '<?xml version="1.0"?><testsuites/>\n'.repeat(20_000)],
    [
      'very many results of one case',
      () =>
        suiteXml(
          `<testcase name="t">${'<failure message="m">b</failure>'.repeat(50_000)}</testcase>`,
        ),
    ],
    ['very many cases of one name', () => junitCases('', 50_000)],
    ['stray text', () => suiteXml(`x<testcase name="t"/>${'&lt;'.repeat(MIB)}`.repeat(2))],
    ['NULs between cases', () => suiteXml(`${'\0'.repeat(1000)}<testcase name="t"/>`.repeat(1000))],
    [
      'suites in long-named suites',
      () => {
        const outer = `<testsuite name="${'n'.repeat(8000)}">`.repeat(200);
        const inner = Array.from(
          { length: 1500 },
          (_, index) => `<testsuite name="s${index}"><testcase name="t"/></testsuite>`,
        );
        return outer + inner.join('') + '</testsuite>'.repeat(200);
      },
    ],
    ['an XML declaration without an end', () => `<?xml${long(' encoding="a', 3 * MIB)}`],
    [
      'bytes that are not UTF-8',
      () =>
        Buffer.concat([
          Buffer.from('<testsuite name="'),
          Buffer.alloc(8 * MIB, 0xe9),
          Buffer.from('"/>'),
        ]),
    ],
  ])('%s', async (_, content) => {
    const { summary } = await read(content(), { chunkBytes: 2048 });
    expect(summary.file).toBe('result');
  });
});
