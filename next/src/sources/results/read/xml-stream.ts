import { SaxesParser } from 'saxes';
import { foreignRoot } from './detect.ts';
import { type Reading, StopReading } from './reading.ts';

/** Takes what a document is made of. Names of elements are local: without a prefix. */
export interface XmlHandler {
  /** @param attributes in the order in which they stand */
  open(name: string, attributes: ReadonlyMap<string, string>, line: number): void;
  /** Decoded text and CDATA of the innermost open element, in pieces. */
  text(piece: string, line: number): void;
  close(line: number): void;
  /** Whether the text of the innermost open element is of use. */
  readonly wantsText: boolean;
  /** There is a NUL, which a damaged disk leaves: something may be missing here. */
  hole(line: number): void;
  /** The text has ended. `isDamaged`: it broke off, and elements may still be open. */
  end(isDamaged: boolean): void;
}

/**
 * Reads XML as a stream: one document after another. Damage is trouble of the reading, and ends it.
 *
 * @param chunks decoded text, cut anywhere
 * @throws what the handler throws, other than StopReading
 */
export async function readXml(
  chunks: AsyncIterable<string>,
  handler: XmlHandler,
  reading: Reading,
): Promise<void> {
  const isDamaged = await isStopped(async () => {
    const stream = new XmlStream(handler, reading);
    for await (const chunk of chunks) stream.add(chunk);
    stream.finish();
  });
  await isStopped(() => handler.end(isDamaged));
}

async function isStopped(work: () => Promise<void> | void): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof StopReading) return true;
    throw error;
  }
}

/** Real reports stay far below. */
const MAX_DEPTH = 256;
const MAX_ATTRIBUTES = 1_000;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

const DATA_START = '<![CDATA[';
const DATA_END = ']]>';
/** What the end of a chunk may have cut: one of these, a reference, a pair of surrogates. */
const CUT = /(?:<[![CDAT]*|\]{1,2}|&[#\w]*|[\ud800-\udbff])$/;
const CUT_LENGTH = 12;

/** What saxes says of the head of a document that follows another one. */
const NEXT_HEAD = /^(?:an XML declaration must be at|inappropriately located|expected one of )/;

class XmlStream extends SaxesParser {
  readonly #handler: XmlHandler;
  readonly #reading: Reading;
  #cut = '';
  /** What saxes has now, and the length of all that it had before. */
  #part = '';
  #passed = 0;
  #isInData = false;
  #depth = 0;
  #hasRoot = false;
  #attributes: Map<string, string> | null = null;
  #hasIllegal = false;
  readonly #takeText = (text: string): void => this.#addText(text);

  constructor(handler: XmlHandler, reading: Reading) {
    super({ fragment: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
    this.#handler = handler;
    this.#reading = reading;
    this.on('attribute', ({ name, value }) => this.#addAttribute(name, value));
    this.on('opentag', ({ name }) => this.#open(name.slice(name.indexOf(':') + 1)));
    this.on('closetag', () => this.#close());
    this.on('cdata', () => {
      this.#isInData = true;
    });
    this.on('doctype', (text) => {
      if (/<!ENTITY/i.test(text)) this.#stop('entities');
    });
    this.#chooseText();
  }

  add(chunk: string): void {
    const text = this.#cut === '' ? chunk : flat(this.#cut + chunk);
    const end = text.length - (CUT.exec(text.slice(-CUT_LENGTH))?.[0].length ?? 0);
    this.#cut = text.slice(end);
    this.#scan(partOf(text, 0, end));
  }

  finish(): void {
    this.#scan(this.#cut);
    if (!this.#hasRoot) this.#stop('damaged', 'no element');
    this.close();
  }

  /**
   * Gives markup to saxes, and CDATA to the handler. Most of it is output that is not wanted, and
   * saxes gathers a section as a whole.
   */
  #scan(text: string): void {
    for (let at = 0; at < text.length; ) {
      const mark = this.#isInData ? DATA_END : DATA_START;
      const found = text.indexOf(mark, at);
      const end = found < 0 ? text.length : found + mark.length;
      if (this.#isInData) {
        this.#addData(text.slice(at, found < 0 ? end : found));
        this.#isInData = found < 0;
      } else {
        this.#parse(partOf(text, at, end));
        // If this is a section, and no part of a comment, saxes has an event for it.
        if (found >= 0) this.#parse(DATA_END);
      }
      at = end;
    }
  }

  #addData(text: string): void {
    if (this.#wantsText) this.#addText(text);
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.line += 1;
  }

  #parse(raw: string): void {
    this.#part = raw.includes('&#') ? raw.replace(REFERENCE, decodeIllegal) : raw;
    this.write(this.#part);
    this.#passed += this.#part.length;
  }

  #addText(text: string): void {
    if (this.#depth > 0) this.#handler.text(text.replaceAll('\0', REPLACEMENT), this.line);
    else if (/\S/.test(text)) this.#stop('damaged', 'text outside of elements');
  }

  #addAttribute(name: string, value: string): void {
    this.#attributes ??= new Map();
    this.#attributes.set(name, this.#hasIllegal ? value.replaceAll('\0', REPLACEMENT) : value);
    if (this.#attributes.size > MAX_ATTRIBUTES) this.#stop('damaged', 'too many attributes');
  }

  #open(name: string): void {
    const attributes = this.#attributes ?? NO_ATTRIBUTES;
    this.#attributes = null;
    this.#depth += 1;
    this.#hasRoot = true;
    if (this.#depth > MAX_DEPTH) this.#stop('depth');
    const foreign = this.#depth === 1 ? foreignRoot(name, attributes) : null;
    if (foreign !== null) this.#stop('foreign', foreign);
    this.#handler.open(name, attributes, this.line);
    this.#chooseText();
  }

  #close(): void {
    this.#handler.close(this.line);
    this.#depth -= 1;
    this.#chooseText();
  }

  get #wantsText(): boolean {
    return this.#depth === 0 || this.#handler.wantsText;
  }

  /** Without a handler saxes does not gather text. */
  #chooseText(): void {
    if (this.#wantsText) this.on('text', this.#takeText);
    else this.off('text');
  }

  /** Takes what is not well-formed. An event would cost a stack trace for each character. */
  override fail(message: string): this {
    const character = this.#part[this.position - 1 - this.#passed];
    if (message === 'disallowed character.' && character !== '<') {
      if (!this.#hasIllegal) this.#reading.warn('characters', { line: this.line });
      this.#hasIllegal = true;
      if (character === '\0') this.#handler.hole(this.line);
    } else if (this.#depth > 0 || !NEXT_HEAD.test(message)) this.#stop('damaged', message);
    return this;
  }

  #stop(reason: 'damaged' | 'depth' | 'entities' | 'foreign', detail = ''): never {
    this.#reading.trouble(reason, { line: this.line, detail: flat(detail) });
    throw new StopReading();
  }
}

function partOf(text: string, from: number, to: number): string {
  return to - from === text.length ? text : flat(text.slice(from, to));
}

/** A string of its own. A slice keeps its chunk in memory, and saxes takes twice as long for it. */
function flat(text: string): string {
  return Buffer.from(text).toString();
}

const REPLACEMENT = '\ufffd';
const REFERENCE = /&#(?:x([0-9a-f]+)|(\d+));/gi;

/** Decodes references to characters that XML does not allow: saxes takes these as characters only. */
function decodeIllegal(reference: string, hex?: string, decimal?: string): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (code < 0x20) return [9, 10, 13].includes(code) ? reference : String.fromCharCode(code);
  const isAllowed = code < 0xd800 || (code > 0xdfff && code < 0xfffe) || code > 0xffff;
  return isAllowed && code <= 0x10ffff ? reference : '\uffff';
}
