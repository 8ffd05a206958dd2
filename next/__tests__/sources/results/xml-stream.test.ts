import { expect, test } from '@jest/globals';
import { newRoom, Reading, StopReading } from '../../../src/sources/results/read/reading.ts';
import { readXml, type XmlHandler } from '../../../src/sources/results/read/xml-stream.ts';

/** The events, `.` or `!` for a sound or damaged end, then what the reading has. */
async function read(chunks: Iterable<string>, changes: Partial<XmlHandler> = {}): Promise<string> {
  const reading = new Reading(newRoom());
  const open: string[] = [];
  let events = '';
  const handler: XmlHandler = {
    open(name, attributes) {
      open.push(name);
      const pairs = [...attributes].map(([key, value]) => ` ${key}=${value}`);
      events += `<${name}${pairs.join('')}>`;
    },
    text(piece) {
      if (events.length < 1_000) events += piece;
    },
    close() {
      open.pop();
      events += '</>';
    },
    get wantsText() {
      return open.at(-1) !== 'system-out';
    },
    hole(line) {
      if (events.length < 1_000) events += `{hole ${line}}`;
    },
    end(isDamaged) {
      events += isDamaged ? '!' : '.';
    },
  };
  await readXml(textsOf(chunks), Object.assign(handler, changes), reading);
  const notes = reading.troubles.map(({ reason, line, detail }) => ` ${reason} ${line} ${detail}`);
  const warned = reading.warnings.map(({ reason }) => ` ${reason}`);
  return `${events.replaceAll('\r\n', '\n')}${notes.join('')}${warned.join('')}`;
}

async function* textsOf(chunks: Iterable<string>): AsyncGenerator<string> {
  yield* chunks;
}

const S = '<testsuite>';
const suite = (content: string) => `${S}${content}</testsuite>`;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>';
const DOCUMENT = `${HEAD}\n<testcase a=""/>\n`;

test.each([
  [suite('<x:a b="1" c:d="&lt;&#10;"/>'), `${S}<a b=1 c:d=<\n></></>.`],
  [suite('a<b>&#x41;</b><![CDATA[<c>\r\n]]>d'), `${S}a<b>A</><c>\nd</>.`],
  [suite('<a><![CDATA[]]]]><![CDATA[>]]></a>'), `${S}<a>]]></></>.`],
  [suite('<system-out>x &amp; <![CDATA[<a>]]]]>y</system-out>z'), `${S}<system-out></>z</>.`],
  [suite('<!-- <![CDATA[ --><a/>'), `${S}<a></></>.`],
  [suite('<?p <![CDATA[ ?><a/>]]&gt;'), `${S}<a></>]]></>.`],
  // Documents follow one another.
  [`\n${DOCUMENT}`, '<testcase a=></>.'],
  [
    `${DOCUMENT}<!-- c -->\n${DOCUMENT}${S}<![CDATA[t]]></testsuite>`,
    `${'<testcase a=></>'.repeat(2)}${S}t</>.`,
  ],
  [`<!DOCTYPE a SYSTEM "b.dtd">${suite('')}<!DOCTYPE a>${suite('')}`, `${S}</>${S}</>.`],
  [suite(HEAD), `${S}! damaged 1 an XML declaration must be at the start of the document.`],
  [`${suite('')}\nlost${S}`, `${S}</>! damaged 2 text outside of elements`],
  [`${suite('')}\n<![CDATA[lost]]>`, `${S}</>! damaged 2 text outside of elements`],
  [`${suite('')}<?xml ${S} ?>`, `${S}</>! damaged 1 XML declaration is incomplete.`],
  ['<?xml version="1.0"?>\n<!-- cut -->', '! damaged 2 no element'],
  // What is refused.
  [`<!DOCTYPE a [<!ENTITY b "c">]>${suite('&b;')}`, '! entities 1 '],
  [suite('\n&b;'), `${S}! damaged 2 undefined entity.`],
  ['<!-- saved --><!DOCTYPE html><html><br></html>', '! foreign 1 an HTML page'],
  [`${suite('')}\n<x:coverage clover="1"/>`, `${S}</>! foreign 2 a Clover coverage report`],
  // Damage.
  [suite('<a>\n</b>'), `${S}<a>\n</>! damaged 2 unexpected close tag.`],
  [suite('<a b="<"/>'), `${S}! damaged 1 disallowed character.`],
  [suite('<a b="1" b="2"/>'), `${S}! damaged 1 duplicate attribute: b.`],
  [`${S}<a>cut`, `${S}<a>! damaged 1 unclosed tag: a`],
  [`${S}<![CDATA[\ncut]`, `${S}\ncut]! damaged 2 unclosed tag: testsuite`],
  [`${suite('')}<!-- cut`, `${S}</>! damaged 1 unexpected end.`],
  [`${suite('')}<`, `${S}</>! damaged 1 unexpected end.`],
  // Characters that XML does not allow.
  [suite('<a b="\u001b[1m">\u0001</a>'), `${S}<a b=\u001b[1m>\u0001</></>. characters`],
  [
    suite('<a b="&#27;[1m">&#x1;&#xd800;&#xFFFF;</a>'),
    `${S}<a b=\u001b[1m>\u0001\uffff\uffff</></>. characters`,
  ],
  [suite('\n<a b="\0"/>\0'), `${S}\n{hole 2}<a b=\ufffd></>{hole 2}\ufffd</>. characters`],
  [suite('\u{1f600}\ufffd&#x1f600;'), `${S}\u{1f600}\ufffd\u{1f600}</>.`],
  [suite('<te\0st/>'), `${S}{hole 1}! damaged 1 disallowed character in tag name. characters`],
  [suite('&#zz;'), `${S}! damaged 1 malformed character entity.`],
])('%j, cut at every place', async (text, expected) => {
  expect(await read([text])).toBe(expected);
  for (let at = 1; at < text.length; at += 1) {
    expect(await read([text.slice(0, at), text.slice(at)])).toBe(expected);
  }
  expect(await read(text)).toBe(expected);
});

function* cut(text: string, size: number): Generator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const attributes = (count: number) =>
  Array.from({ length: count }, (_, at) => ` a${at}=""`).join('');

test.each([
  ['256 levels', '<a>'.repeat(255) + '</a>'.repeat(255), '.'],
  ['257 levels', '<a>'.repeat(256), '! depth 1 '],
  ['1,000 attributes', `<a${attributes(1_000)}/>`, '.'],
  ['a tag without an end', `<a${attributes(200_000)}`, '! damaged 1 too many attributes'],
  [
    'lines of output',
    `<system-out><![CDATA[${'x\n'.repeat(500)}]]>&b;`,
    '! damaged 501 undefined entity.',
  ],
])('%s', async (_, content, expected) => {
  for (const size of [7, 1_000]) {
    expect((await read(cut(suite(content), size))).endsWith(expected)).toBe(true);
  }
});

/** Characters of the smaller texts. */
const SIZE = 2 ** 18;
test.each<[string, () => string]>([
  ['blanks', () => ' \n'.repeat(8 * SIZE)],
  ['text', () => suite('text '.repeat(4 * SIZE))],
  ['references', () => suite('&lt;&#10;&#27;'.repeat(SIZE / 2))],
  ['a reference without an end', () => suite(`&#${'1'.repeat(4 * SIZE)}`)],
  ['starts of references', () => suite('&#x'.repeat(SIZE))],
  ['NULs', () => suite('\0'.repeat(4 * SIZE))],
  ['NULs in a tag', () => suite(`<a b="${'\0'.repeat(4 * SIZE)}"/>`)],
  ['small sections', () => suite('<![CDATA[]]>'.repeat(SIZE / 2))],
  ['starts of sections', () => suite(`<![CDATA[${'<![CDATA['.repeat(SIZE)}`)],
  ['ends of sections', () => suite(`<system-out><![CDATA[${']'.repeat(8 * SIZE)}`)],
  ['sections in a comment', () => suite(`<!--${'<![CDATA['.repeat(SIZE / 4)}`)],
  ['a DOCTYPE', () => `<!DOCTYPE a [${'<!ENTIT '.repeat(SIZE / 2)}]>`],
  ['many documents', () => DOCUMENT.repeat(10_000)],
])('takes time in proportion to the text: %s', async (_, text) => {
  expect(await read(cut(text(), 2_048))).toMatch(/(?:\.|! damaged .*?)(?: characters)?$/);
});

test('StopReading of a handler ends it quietly, other errors pass', async () => {
  const raise = (error: Error) => () => {
    throw error;
  };
  expect(await read([suite('')], { close: raise(new StopReading()) })).toBe(`${S}!`);
  expect(await read([suite('')], { end: raise(new StopReading()) })).toBe(`${S}</>`);
  const bug = new TypeError('bug');
  await expect(read([suite('')], { open: raise(bug) })).rejects.toBe(bug);
  await expect(read([suite('')], { end: raise(bug) })).rejects.toBe(bug);
});
