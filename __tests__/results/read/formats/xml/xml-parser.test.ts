import { describe, expect, it } from '@jest/globals';
import { SaxesParser } from 'saxes';
import {
  type XmlHandlers,
  XmlParser,
} from '../../../../../src/results/read/formats/xml/xml-parser.ts';
import type { Position } from '../../../../../src/results/read/parsed-case.ts';

interface Parsed {
  /** Names of the elements with their depth, as they were opened. */
  elements: string[];
  texts: string[];
  warnings: string[];
  nuls: Position[];
  stops: { message: string; position: Position }[];
  whole: boolean;
}

/** What an XmlParser tells of a document that comes in these pieces. */
function parse(pieces: readonly string[], handlers: Partial<XmlHandlers> = {}): Parsed {
  const parsed: Parsed = {
    ...{ elements: [], texts: [], warnings: [], nuls: [], stops: [], whole: false },
  };
  const takeText = (text: string) => parsed.texts.push(text);
  const parser: XmlParser = new XmlParser(
    { line: 1, column: 1 },
    {
      open: (name) => parsed.elements.push(`${parser.depth} ${name}`),
      close: () => undefined,
      textTaker: () => takeText,
      characterData: takeText,
      wantsCharacterData: () => true,
      warn: (message) => parsed.warnings.push(message),
      metNul: (position) => parsed.nuls.push(position),
      stopped: (message, position) => parsed.stops.push({ message, position }),
      ...handlers,
    },
  );
  for (const piece of pieces) if (!parser.write(piece)) break;
  parsed.whole = parser.end();
  return parsed;
}

/** A parser of saxes as the adapter makes it, and what it complained of. */
function saxesAfter(text: string) {
  const saxes = new SaxesParser({ xmlns: false, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const complaints: string[] = [];
  saxes.on('text', () => undefined);
  saxes.on('error', ({ message }) => complaints.push(message));
  saxes.write(text);
  return { saxes, complaints };
}

describe('what the adapter reads of saxes, though it is private to it', () => {
  it.each([
    ['text', '<a>some text', 'some text'],
    ['name', '<a><some-name', 'some-name'],
    ['entity', '<a>&some', 'some'],
    ['chunk', '<a>', '<a>'],
    ['prevI', '<a>', 2],
  ])('has gathered in `%s` what it read last', (field, text, expected) => {
    expect({ [field]: Reflect.get(saxesAfter(text).saxes, field) }).toEqual({ [field]: expected });
  });

  it('has a list of the attributes of an unfinished tag in `attribList`', () => {
    const attributes: unknown = Reflect.get(saxesAfter('<a b="1" c="2" ').saxes, 'attribList');
    expect({ attribList: attributes }).toEqual({
      attribList: [expect.anything(), expect.anything()],
    });
  });

  it('has one number in `state` inside of CDATA sections, and others elsewhere', () => {
    const state = (text: string): unknown => Reflect.get(saxesAfter(text).saxes, 'state');
    const inside = state('<a><![CDATA[');
    expect(inside).toEqual(expect.any(Number));
    expect(state('<x y="1">text<![CDATA[some output ')).toBe(inside);
    expect(state('<a><![CDATA[]]')).not.toBe(inside);
    expect(state('<a><![CDATA[]]>')).not.toBe(inside);
    expect(state('<a>text')).not.toBe(inside);
    expect(state('<a><!-- ')).not.toBe(inside);
  });

  it('has in `xmlDeclExpects` what a declaration may go on with', () => {
    const expects: unknown = Reflect.get(saxesAfter('<?xml').saxes, 'xmlDeclExpects');
    expect({ xmlDeclExpects: expects }).toEqual({ xmlDeclExpects: ['version'] });
  });

  it.each([
    ['disallowed character.', '<a>\u0001'],
    ['documents may contain only one root.', '<a/><b/>'],
    ['an XML declaration must be at the start of the document.', '<a/>\n<?xml '],
  ])('complains with %j', (complaint, text) => {
    const [first = ''] = saxesAfter(text).complaints;
    expect(first.replace(/^\d+:\d+: /, '')).toBe(complaint);
  });
});

describe('XmlParser', () => {
  it('tells elements by local name, with their depth and the texts that are wanted', () => {
    const parsed = parse(['<x:a><b c="1">te', 'xt</b><![CDATA[da', 'ta]]></x:a>']);
    expect(parsed).toMatchObject({ elements: ['1 a', '2 b'], stops: [], whole: true });
    expect(parsed.texts.join('|')).toBe('text|data');
  });

  it('reads documents that follow one another, each with its declaration', () => {
    const document = '<?xml version="1.0"?>\n<a><b/></a>\n';
    const { elements, stops, whole } = parse([document, document, '<c/>']);
    expect({ elements, stops, whole }).toEqual({
      elements: ['1 a', '2 b', '1 a', '2 b', '1 c'],
      stops: [],
      whole: true,
    });
  });

  it('stops at the first damage, and tells where it is', () => {
    const { stops, whole, elements } = parse(['<a>\n<b>\n</c><d/>', '</a>']);
    expect(stops).toEqual([
      {
        message: expect.stringMatching(/^is not well-formed XML: unexpected close tag/),
        position: { line: 3, column: 5 },
      },
    ]);
    expect({ whole, elements }).toEqual({ whole: false, elements: ['1 a', '2 b'] });
  });

  it.each([
    ['<a>cut', 'unclosed tag: a'],
    ['<a b="<"/>', 'disallowed character.'],
  ])('takes %j for damage', (text, reason) => {
    expect(parse([text]).stops).toMatchObject([{ message: `is not well-formed XML: ${reason}` }]);
  });

  it('replaces characters that XML does not allow from the first of them on', () => {
    const { texts, warnings, nuls, stops } = parse(['<a>one\u0001', 'two\u0000three\u001b[1m</a>']);
    expect(texts.join('')).toMatch(/^one.two\ufffdthree\u009b\[1m$/su);
    expect(warnings).toEqual(['holds characters that XML does not allow; replaced them']);
    expect(nuls).toHaveLength(1);
    expect(stops).toEqual([]);
  });

  it('refuses declarations of entities', () => {
    const { stops } = parse(['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>']);
    expect(stops).toMatchObject([
      { message: 'declares entities in its DOCTYPE, which is refused' },
    ]);
  });

  it('passes over CDATA that nobody wants, and counts its lines', () => {
    const output = `${'a line of output\n'.repeat(5_000)} ]] > ]]`;
    for (const pieces of [
      [`<a><![CDATA[${output}]]><b/></c>`],
      ['<a><![CDATA[', ...(output.match(/.{1,1000}/gs) ?? []), ']', ']', '><b/></c>'],
    ]) {
      const parsed = parse(pieces, { wantsCharacterData: () => false });
      expect(parsed.texts.join('').length).toBeLessThan(output.length / 10);
      expect(parsed.elements).toEqual(['1 a', '2 b']);
      expect(parsed.stops).toMatchObject([{ position: { line: 5_001 } }]);
    }
  });

  it.each([
    ['has an oversized prolog', [`<!-- ${'x'.repeat(300_000)}`]],
    ['has an oversized name or reference', [`<a><${'n'.repeat(300_000)}`]],
    ['has an oversized name or reference', [`<a>&${'e'.repeat(300_000)}`]],
    [
      'has a tag of too many attributes',
      ['<a ', ...Array.from({ length: 60_000 }, (_, i) => `a${i}="" `)],
    ],
  ])('%s', (message, pieces) => {
    expect(parse(pieces).stops).toMatchObject([{ message }]);
  });

  it('keeps the beginning of a text that has no end', () => {
    const pieces = Array.from({ length: 100 }, () => 'text '.repeat(2_000));
    const { texts, stops } = parse(['<a>', ...pieces, '</a>']);
    expect(stops).toEqual([]);
    expect(texts.join('').length).toBeLessThan(300_000);
  });
});
