import { SaxesParser } from 'saxes';
import type { ResultsFailure } from '../../../report/failure.ts';
import { foreignRoot } from './detect.ts';
import { keptName, type Reading, StopReading } from './reading.ts';

/** Takes what a document is made of. Names of elements are local: without a prefix. */
export interface XmlHandler {
  /** @param attributes in the order in which they stand */
  open(name: string, attributes: ReadonlyMap<string, string>, line: number): void;
  /** Decoded text and CDATA of the innermost open element, in pieces. */
  text(piece: string, line: number): void;
  close(line: number): void;
  comment(text: string, line: number): void;
  /** Whether the text of the innermost open element is of use. */
  readonly wantsText: boolean;
  /** There is a NUL, which a damaged disk leaves: something may be missing here. */
  hole(line: number): void;
  /** The text has ended. `isDamaged`: it broke off, and elements may still be open. */
  end(isDamaged: boolean): void;
}

/**
 * Reads XML, in chunks of any size, as one document after another. Damage is trouble of the
 * reading, and ends it. Throws what the handler throws, but StopReading.
 */
export async function readXml(
  chunks: AsyncIterable<string> | Iterable<string>,
  handler: XmlHandler,
  reading: Reading,
): Promise<void> {
  let isDamaged = true;
  try {
    const stream = new XmlStream(handler, reading);
    for await (const chunk of chunks) stream.add(chunk);
    stream.finish();
    isDamaged = false;
  } catch (error) {
    if (!(error instanceof StopReading)) throw error;
  }
  handler.end(isDamaged);
}

/** Real reports stay far below. */
const MAX_DEPTH = 256;
const MAX_ATTRIBUTES = 1_000;

const DATA_END = ']]>';
/** What begins CDATA, or output, which can be most of a file. */
const MARK = /<(?:!\[CDATA\[|system-[^<>]*>)/g;
/** What the end of a chunk may have cut: one of these, a reference, a pair of surrogates. */
const CUT = /(?:<(?:[![CDAT]*|s[^<>]*)|\]{1,2}|&[#\w]*|[\ud800-\udbff])$/;
const CUT_LENGTH = 1_024;

/** What saxes says of the head of a document that follows another one. */
const NEXT_HEAD = /^(?:an XML declaration must be at|inappropriately located|expected one of )/;
/** What it says of a `<` that begins no element. */
const NO_MARKUP = /^disallowed character(?:\.| in tag name)$/;
/** What it says of text that Node and others do not escape. */
const RAW_END = 'the string "]]>" is disallowed in char data.';

class XmlStream extends SaxesParser {
  readonly #handler: XmlHandler;
  readonly #reading: Reading;
  #cut = '';
  /** What saxes has now, and the length of all that it had before. */
  #part = '';
  #passed = 0;
  /** What ends the text that saxes does not get: CDATA, or text that is not wanted. */
  #skipsTo: ']]>' | '<' | null = null;
  /** Behind which character the last opening tag ends. 0: there is none. */
  #openedAt = 0;
  #depth = 0;
  #attributes = new Map<string, string>();
  #hasIllegal = false;

  constructor(handler: XmlHandler, reading: Reading) {
    super({ fragment: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
    this.#handler = handler;
    this.#reading = reading;
    this.on('attribute', ({ name, value }) => this.#addAttribute(name, value));
    this.on('opentag', ({ name }) => this.#open(name.slice(name.indexOf(':') + 1)));
    this.on('closetag', () => this.#close());
    this.on('cdata', () => {
      this.#skipsTo = DATA_END;
    });
    this.on('text', (text) => this.#addText(text));
    this.on('comment', (text) => handler.comment(text, this.line));
    this.on('doctype', (text) => {
      if (/<!ENTITY/i.test(text)) this.#stop('entities');
    });
  }

  add(chunk: string): void {
    const text = this.#cut + chunk;
    const end = text.length - (CUT.exec(text.slice(-CUT_LENGTH))?.[0].length ?? 0);
    this.#cut = text.slice(end);
    this.#scan(text.slice(0, end));
  }

  finish(): void {
    this.#scan(this.#cut);
    if (this.#openedAt === 0) this.#stop('damaged', 'no element');
    if (this['entity'] !== '') this.#stop('invalid', 'an ampersand that is not written as `&amp;`');
    if (this.#depth > 0) this.#stop('damaged', 'unclosed element');
    this.close();
  }

  /**
   * Gives markup to saxes, but no CDATA, which it gathers as a whole, and no output that is not
   * wanted, which it reads character by character.
   */
  #scan(text: string): void {
    for (let at = 0; at < text.length; ) {
      if (this.#skipsTo === null) {
        MARK.lastIndex = at;
        const isMarked = MARK.test(text);
        const end = isMarked ? MARK.lastIndex : text.length;
        this.#parse(text.slice(at, end));
        if (!isMarked) return;
        // If this is a section, and no part of a comment, saxes has an event for it.
        if (text[end - 1] === '[') this.#parse(DATA_END);
        else if (this.#openedAt === this.#passed && !this.#wantsText) this.#skipsTo = '<';
        at = end;
      } else {
        const found = text.indexOf(this.#skipsTo, at);
        this.#skip(text.slice(at, found < 0 ? text.length : found));
        if (found < 0) return;
        at = this.#skipsTo === '<' ? found : found + DATA_END.length;
        this.#skipsTo = null;
      }
    }
  }

  #skip(text: string): void {
    if (text.includes('\0')) this.#noteIllegal('\0');
    this.#addText(text);
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.line += 1;
  }

  #parse(raw: string): void {
    this.#part = raw.includes('&#') ? raw.replace(REFERENCE, decodeIllegal) : raw;
    this.write(this.#part);
    this.#passed += this.#part.length;
  }

  #addText(text: string): void {
    if (this.#depth === 0 && /\S/.test(text)) this.#stop('output');
    if (this.#wantsText) this.#handler.text(this.#sound(text), this.line);
  }

  #addAttribute(name: string, value: string): void {
    this.#attributes.set(name, this.#sound(value));
    if (this.#attributes.size > MAX_ATTRIBUTES) this.#stop('invalid', 'too many attributes');
  }

  #open(name: string): void {
    const attributes = this.#attributes;
    this.#attributes = new Map();
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#stop('depth');
    const foreign = this.#depth === 1 ? foreignRoot(name, attributes) : null;
    if (foreign !== null) this.#stop('foreign', foreign);
    this.#openedAt = this.position;
    this.#handler.open(name, attributes, this.line);
  }

  #close(): void {
    this.#handler.close(this.line);
    this.#depth -= 1;
  }

  get #wantsText(): boolean {
    return this.#depth > 0 && this.#handler.wantsText;
  }

  #sound(text: string): string {
    return this.#hasIllegal ? text.replaceAll('\0', REPLACEMENT) : text;
  }

  #noteIllegal(character: string): void {
    if (!this.#hasIllegal) this.#reading.warn('characters', { line: this.line });
    this.#hasIllegal = true;
    if (character === '\0') this.#handler.hole(this.line);
  }

  /** Takes what is not well-formed. An event would cost a stack trace for each character. */
  override fail(message: string): this {
    const character = this.#part[this.position - 1 - this.#passed] ?? '';
    if (message === 'disallowed character.' && character !== '<') this.#noteIllegal(character);
    else if (NO_MARKUP.test(message)) this.#stop('markup');
    else if (message !== RAW_END && (this.#depth > 0 || !NEXT_HEAD.test(message)))
      this.#stop('invalid', message);
    return this;
  }

  #stop(reason: ResultsFailure['reason'], detail = ''): never {
    this.#reading.trouble(reason, { line: this.line, detail: keptName(detail) });
    throw new StopReading();
  }
}

const REPLACEMENT = '\ufffd';
const REFERENCE = /&#(x[0-9a-f]+|\d+);/gi;
const ALLOWED = /[\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Decodes references to characters that XML does not allow: saxes takes these as characters only. */
function decodeIllegal(reference: string, number: string): string {
  const code = Number(`0${number}`);
  if (code <= 0x10ffff && ALLOWED.test(String.fromCodePoint(code))) return reference;
  return code < 0x20 ? String.fromCharCode(code) : '\uffff';
}
