import { describe, expect, it } from '@jest/globals';
import { countsOf, read, readCase, suiteXml } from '../../../../support/results/reading.ts';

describe('JUnit structure', () => {
  it.each([
    [
      'nested suites',
      '<testsuites><testsuite name="a"><testsuite name="b"><testcase name="t"/></testsuite></testsuite></testsuites>',
      ['a', 'b'],
    ],
    ['a suite as root', '<testsuite name="a"><testcase name="t"/></testsuite>', ['a']],
    ['cases without a suite', '<testsuites><testcase name="t"/></testsuites>', []],
    ['a case as root', '<testcase name="t"/>', []],
    [
      'namespaces',
      '<j:testsuite xmlns:j="urn:j" name="a"><j:testcase name="t"/></j:testsuite>',
      ['a'],
    ],
    [
      'suites without a name',
      '<testsuite><testsuite name="b"><testcase name="t"/></testsuite></testsuite>',
      ['b'],
    ],
  ])('reads %s', async (_, xml, suitePath) => {
    const { cases, summary } = await read(xml);
    expect(cases).toMatchObject([{ name: 't', suitePath, status: 'passed' }]);
    expect(summary.errors).toEqual([]);
  });

  it('reads every one of several roots and says so', async () => {
    const reading = await read(
      '<testsuite><testcase name="a"/></testsuite>\n<testsuite><testcase name="b"><failure/></testcase></testsuite>',
    );
    expect(countsOf(reading)).toMatchObject({ tests: 2, passed: 1, failed: 1 });
    expect(reading.summary.warnings).toEqual(['has 2 root elements; read them all']);
  });
});

describe('JUnit outcomes', () => {
  it.each([
    ['', 'passed'],
    ['<system-out>Error</system-out>', 'passed'],
    ['<failure/>', 'failed'],
    ['<error/>', 'error'],
    ['<failure/><error/>', 'error'],
    ['<skipped/><failure/>', 'failed'],
    ['<skipped/>', 'skipped'],
    ['<skipped type="pytest.xfail" message="known"/>', 'skipped'],
    ['<disabled/>', 'skipped'],
    ['<ignored/>', 'skipped'],
    ['<skip/>', 'skipped'],
    ['<properties><failure/></properties>', 'passed'],
  ])('a case with %j is %s', async (content, status) => {
    expect((await readCase(`<testcase name="t">${content}</testcase>`)).status).toBe(status);
  });

  it.each([
    ['status="notrun"', '', 'skipped'],
    ['result="suppressed"', '', 'skipped'],
    ['status="Skipped"', '', 'skipped'],
    ['status="run" result="completed"', '', 'passed'],
    ['status="failed"', '', 'failed'],
    ['status="broken"', '', 'error'],
    ['status="notrun"', '<failure/>', 'failed'],
    ['status="failed"', '<skipped/>', 'skipped'],
  ])(
    'attributes %s decide only without elements such as %j: %s',
    async (attributes, content, status) => {
      const parsed = await readCase(`<testcase name="t" ${attributes}>${content}</testcase>`);
      expect(parsed.status).toBe(status);
    },
  );

  it.each([
    [
      '<flakyFailure message="first"><stackTrace>at a</stackTrace><system-out><![CDATA[noise]]></system-out></flakyFailure><flakyError/>',
      { status: 'passed', flaky: true, attempts: 3, message: 'first', details: 'at a' },
    ],
    [
      '<failure message="m"/><rerunFailure/><rerunError/>',
      { status: 'failed', flaky: false, attempts: 3 },
    ],
    ['<failure message="m"/><flakyFailure/>', { status: 'failed', flaky: false, attempts: 2 }],
    ['<rerunFailure message="m"/>', { status: 'failed', flaky: false, attempts: 2 }],
  ])('counts the attempts of %j', async (content, expected) => {
    expect(await readCase(`<testcase name="t">${content}</testcase>`)).toMatchObject(expected);
  });

  it('does not lose the failure of a suite inside a case, nor the case around it', async () => {
    const reading = await read(
      suiteXml(
        '<testcase name="outer"><testsuite name="inner"><failure>no</failure><testcase name="t"/></testsuite></testcase>',
      ),
    );
    expect(reading.cases.map(({ name, suitePath, status }) => [name, suitePath, status])).toEqual([
      ['inner (outside any test)', ['suite', 'inner'], 'failed'],
      ['t', ['suite', 'inner'], 'passed'],
      ['outer', ['suite'], 'passed'],
    ]);
  });

  it('makes an entry of a failure outside any test, beside the tests', async () => {
    const reading = await read(
      suiteXml('<error message="collection broke">trace</error><testcase name="t"/>'),
    );
    expect(countsOf(reading)).toMatchObject({ tests: 1, passed: 1, error: 1 });
    expect(reading.cases[0]).toMatchObject({
      synthesized: true,
      suitePath: ['suite'],
      status: 'error',
      message: 'collection broke',
      details: 'trace',
    });
  });
});

describe('JUnit texts', () => {
  it.each([
    ['<failure message="m">body</failure>', 'm', 'body'],
    ['<failure>\n  first\n  second</failure>', 'first', 'first\n  second'],
    ['<failure type="AssertionError"/>', 'AssertionError', null],
    ['<failure/>', null, null],
    ['<failure message="same">same</failure>', 'same', null],
    ['<failure><![CDATA[a]]]]><![CDATA[>b]]></failure>', 'a]]>b', null],
    ['<failure message="a&#10;b &lt;c&gt;"/>', 'a\nb <c>', null],
    ['<failure message="one">1</failure><failure message="two">2</failure>', 'one\ntwo', '1\n\n2'],
    ['<skipped message="why"/>', 'why', null],
  ])('%j has message and details', async (content, message, details) => {
    const parsed = await readCase(`<testcase name="t">${content}</testcase>`);
    expect(parsed).toMatchObject({ message, details });
  });

  it('caps the text of a failure and keeps the case', async () => {
    const parsed = await readCase(
      `<testcase name="t"><failure message="m">${'x'.repeat(300_000)}</failure></testcase>`,
    );
    expect(parsed.status).toBe('failed');
    expect(parsed.details?.length).toBeLessThan(66_000);
    expect(parsed.details).toMatch(/… \(cut\)$/);
  });

  it('reads past output of any size', async () => {
    const noise = `<system-out><![CDATA[${'<failure/> ]] > \n'.repeat(50_000)}]]></system-out>`;
    const { cases, summary } = await read(
      suiteXml(`<testcase name="a">${noise}</testcase>${noise}\n<testcase name="b"/><broken`),
    );
    expect(cases.map(({ name, status }) => [name, status])).toEqual([
      ['a', 'passed'],
      ['b', 'passed'],
    ]);
    expect(summary.errors).toMatchObject([{ line: 100_002, casesReadBefore: 2 }]);
  });
});

describe('JUnit places', () => {
  it.each([
    ['<testcase name="t" file="a.py" line="7"/>', '', { file: 'a.py', line: 7 }],
    ['<testcase name="t"/>', 'file="suite.php"', { file: 'suite.php', line: null }],
    ['<testcase name="t" line="x"/>', 'filepath="b.js"', { file: 'b.js', line: null }],
    ['<testcase name="t" class="A\\B"/>', '', { className: 'A\\B', file: null }],
    ['<testcase name="t" classname="a.B" class="C"/>', '', { className: 'a.B' }],
  ])('%j in a suite with %j', async (content, attributes, expected) => {
    expect((await read(suiteXml(content, attributes))).cases).toMatchObject([expected]);
  });
});

describe('JUnit cross-checks', () => {
  it.each([
    ['tests="5"', '<testcase name="a"/>', 'declares 5 tests but lists 1'],
    [
      'tests="1" failures="0"',
      '<testcase name="a"><failure/></testcase>',
      'declares 0 failures but lists 1 failed case',
    ],
    ['', '', 'has 0 tests to count'],
    [
      '',
      '<testcase name="a"/><testcase name="a"/><testcase name="a"/>',
      "lists 2 repeats of another case's suite, class and name",
    ],
  ])('a suite with %j and %j warns', async (attributes, content, warning) => {
    const { summary } = await read(suiteXml(content, attributes));
    expect(summary).toMatchObject({ warnings: [warning], errors: [] });
  });

  it.each([
    '<testsuites tests="2"><testsuite tests="2"><testcase name="a"/><testsuite tests="1"><testcase name="b"/></testsuite></testsuite></testsuites>',
    '<testsuite tests="1"><testcase name="a"/><testsuite tests="1"><testcase name="b"/></testsuite></testsuite>',
  ])('accepts totals with and without those of nested suites: %s', async (xml) => {
    expect((await read(xml)).summary.warnings).toEqual([]);
  });

  it('does not let declared failures pass where no case is listed', async () => {
    const { summary } = await read(suiteXml('', 'tests="6" failures="2"'));
    expect(summary.warnings).toContain('declares 6 tests but lists no individual cases');
    expect(summary.errors).toMatchObject([
      { message: 'declares 2 failures but lists no failed case' },
    ]);
  });
});

describe('damaged and hostile JUnit files', () => {
  it('keeps the cases before the damage, and a failure that is already known', async () => {
    const reading = await read(
      '<testsuite>\n<testcase name="a"/><testcase name="b"><failure>no</failure><system-out>',
    );
    expect(reading.cases.map(({ name, status }) => [name, status])).toEqual([
      ['a', 'passed'],
      ['b', 'failed'],
    ]);
    expect(reading.summary.errors).toMatchObject([
      {
        file: 'result',
        line: 2,
        message: 'is not well-formed XML: unclosed tag: system-out',
        casesReadBefore: 1,
      },
    ]);
  });

  it.each([
    ['mismatched tags', '<testsuite><testcase name="a"></testsuite>'],
    ['a bare ampersand', suiteXml('<testcase name="a & b"/>')],
    ['a duplicate attribute', suiteXml('<testcase name="a" name="b"/>')],
    ['text around the root', '<testsuite><testcase name="a"/></testsuite> more'],
    ['an undefined entity', suiteXml('<testcase name="&constructor;"/>')],
    [
      'an internal entity',
      '<!DOCTYPE a [<!ENTITY b "c">]><testsuite><testcase name="a"/></testsuite>',
    ],
    [
      'an external entity',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><testsuite><testcase name="&b;"/></testsuite>',
    ],
    [
      'a parameter entity',
      '<!DOCTYPE a [<!ENTITY % b SYSTEM "http://127.0.0.1/x">%b;]><testsuite/>',
    ],
    ['deep nesting', '<testsuite>'.repeat(20_000)],
    ['an endless prolog', `<!--${'x'.repeat(1_000_000)}`],
    ['an endless name', `<${'x'.repeat(1_000_000)}`],
    ['an endless reference', suiteXml(`<testcase name="&${'x'.repeat(1_000_000)}`)],
    [
      'very many attributes',
      `<testsuite ${Array.from({ length: 200_000 }, (_, index) => `a${index}=""`).join(' ')}`,
    ],
  ])('%s is an error, not a pass', async (_, xml) => {
    const { summary } = await read(xml);
    expect(summary.errors).toHaveLength(1);
    expect(summary.errors[0]?.message.length).toBeLessThan(300);
  });

  it('reads an attribute of any size in bounded memory', async () => {
    const { summary, cases } = await read(suiteXml(`<testcase name="${'n'.repeat(1_000_000)}"/>`));
    expect(summary.errors).toEqual([]);
    expect(cases[0]?.name.length).toBeLessThan(10_000);
  });

  it('accepts a DOCTYPE that declares nothing', async () => {
    const { summary } = await read(
      '<!DOCTYPE testsuite SYSTEM "junit.dtd"><testsuite><testcase name="a"/></testsuite>',
    );
    expect(summary).toMatchObject({ tests: 1, errors: [] });
  });
});
