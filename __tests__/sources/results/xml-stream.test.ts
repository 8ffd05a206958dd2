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
    comment(text) {
      if (text.length < 9) events += `{${text}}`;
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
  await readXml(chunks, Object.assign(handler, changes), reading);
  const notes = reading.troubles.map(({ reason, line, detail }) => ` ${reason} ${line} ${detail}`);
  const warned = reading.warnings.map(({ reason }) => ` ${reason}`);
  return `${events.replaceAll('\r\n', '\n')}${notes.join('')}${warned.join('')}`;
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
  // Output that is not wanted may hold anything.
  [
    suite('<system-out a="">&b;\0]]>\n</system-out>&c;'),
    `${S}<system-out a=>{hole 1}</>! invalid 2 undefined entity. characters`,
  ],
  [suite('<!-- <system-out> <![CDATA[ --><a/>'), `${S}<a></></>.`],
  [suite('<?p <![CDATA[ ?><system-out/>]]&gt;'), `${S}<system-out></>]]></>.`],
  [suite('a]]>b<a>]]]>&lt;]]></a>'), `${S}a]]>b<a>]]]><]]></></>.`],
  // Documents follow one another.
  [
    `${DOCUMENT}<!-- c -->\n${DOCUMENT}${S}<![CDATA[t]]></testsuite>`,
    `<testcase a=></>{ c }<testcase a=></>${S}t</>.`,
  ],
  [`<!DOCTYPE a SYSTEM "b.dtd">${suite('')}<!DOCTYPE a>${suite('')}`, `${S}</>${S}</>.`],
  [suite(HEAD), `${S}! invalid 1 an XML declaration must be at the start of the document.`],
  [`${suite('')}\nlost${S}`, `${S}</>! output 2 `],
  [`]]>${S}`, '! output 1 '],
  ['<?xml version="1.0"?>\n<!-- cut -->', '{ cut }! damaged 2 no element'],
  // What is refused.
  [`<!DOCTYPE a [<!ENTITY b "c">]>${suite('&b;')}`, '! entities 1 '],
  ['<!-- saved --><!DOCTYPE html><html><br></html>', '{ saved }! foreign 1 an HTML page'],
  [`${suite('')}\n<x:coverage clover="1"/>`, `${S}</>! foreign 2 a Clover coverage report`],
  // Damage.
  [suite('<a b="1" b="2"/>'), `${S}! invalid 1 duplicate attribute: b.`],
  [suite('<a></b>'), `${S}<a></>! invalid 1 unexpected close tag.`],
  [suite('<a b="<"/>'), `${S}! markup 1 `],
  [`${S}<a>cut`, `${S}<a>! damaged 1 unclosed element`],
  [suite('<a b="& "/>'), `${S}! invalid 1 an ampersand that is not written as \`&amp;\``],
  [`${suite('')}<`, `${S}</>! invalid 1 unexpected end.`],
  // Characters that XML does not allow.
  [
    suite('<a b="&#27;[1m">&#x1;&#xd800;&#xFFFF;</a>'),
    `${S}<a b=\u001b[1m>\u0001\uffff\uffff</></>. characters`,
  ],
  [suite('\n<a b="\0"/>\0'), `${S}\n{hole 2}<a b=\ufffd></>{hole 2}\ufffd</>. characters`],
  [suite('<![CDATA[\0]]>'), `${S}{hole 1}\ufffd</>. characters`],
  [suite('\u{1f600}\ufffd&#x1f600;'), `${S}\u{1f600}\ufffd\u{1f600}</>.`],
  [suite('<te\0st/>'), `${S}{hole 1}! invalid 1 disallowed character in tag name. characters`],
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
  ['<a>'.repeat(255) + '</a>'.repeat(255), '.'],
  ['<a>'.repeat(256), '! depth 1 '],
  [`<a${attributes(1_000)}/>`, '.'],
  [`<a${attributes(200_000)}`, '! invalid 1 too many attributes'],
  [`<system-out>${'x\n'.repeat(500)}</system-out>&b;`, '! invalid 501 undefined entity.'],
])('%#. limits and lines', async (content, expected) => {
  for (const size of [7, 1_000]) {
    expect((await read(cut(suite(content), size))).endsWith(expected)).toBe(true);
  }
});

/** Characters of the smaller texts. */
const SIZE = 2 ** 18;
test.each<[string, () => string]>([
  ['blanks', () => ' \n'.repeat(8 * SIZE)],
  ['references', () => suite('&lt;&#10;&#27;'.repeat(SIZE / 2))],
  ['a reference without an end', () => suite(`&#${'1'.repeat(4 * SIZE)}`)],
  ['starts of references', () => suite('&#x'.repeat(SIZE))],
  ['NULs', () => suite('\0'.repeat(4 * SIZE))],
  ['starts of output', () => suite('<system-'.repeat(SIZE))],
  ['small outputs', () => suite('<system-out>a</system-out>'.repeat(SIZE / 4))],
  ['small sections', () => suite('<![CDATA[]]>'.repeat(SIZE / 2))],
  ['starts of sections', () => suite(`<![CDATA[${'<![CDATA['.repeat(SIZE)}`)],
  ['ends of sections', () => suite(`<system-out><![CDATA[${']'.repeat(8 * SIZE)}`)],
  ['sections in a comment', () => suite(`<!--${'<![CDATA['.repeat(SIZE / 4)}`)],
  ['many documents', () => DOCUMENT.repeat(10_000)],
])('takes time in proportion to the text: %s', async (_, text) => {
  expect(await read(cut(text(), 2_048))).toMatch(
    /(?:\.|! (?:damaged|invalid) .*?)(?: characters)?$/,
  );
});

test('StopReading of a handler is damage, other errors pass', async () => {
  const raise = (error: Error) => () => {
    throw error;
  };
  expect(await read([suite('')], { close: raise(new StopReading()) })).toBe(`${S}!`);
  const bug = new TypeError('bug');
  await expect(read([suite('')], { open: raise(bug) })).rejects.toBe(bug);
});
