import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Position } from '../../parsed-case.ts';
import { cleanText, detach, MAX_TEXT_LENGTH } from '../../text.ts';
import { type CharacterRepair, createCharacterRepair, isLegalCharacter } from './xml-characters.ts';

/** What a document is made of, as it is met; nothing is told any more once the parser stopped. */
export interface XmlHandlers {
  /** `depth` counts the element itself already. */
  open(localName: string, attributes: Record<string, string>): void;
  /** `depth` still counts the element. */
  close(): void;
  /**
   * Who takes the text that follows in the element that is open now; undefined for nobody, which
   * saves gathering it.
   */
  textTaker(): ((text: string) => void) | undefined;
  /** The content of CDATA sections, as far as it is wanted. */
  characterData(text: string): void;
  wantsCharacterData(): boolean;
  warn(message: string): void;
  /** There is a raw NUL, as in what a damaged disk leaves behind. */
  metNul(position: Position): void;
  /** Called once, and nothing afterwards. */
  stopped(message: string, position: Position): void;
}

/** Most characters of one unfinished name, text or reference that may pile up. */
const MAX_PENDING_LENGTH = 2 * MAX_TEXT_LENGTH;
/** Attributes of one unfinished tag that may pile up. */
const MAX_PENDING_ATTRIBUTES = 50_000;
const MAX_PIECE_LENGTH = 64 * 1024;

const CDATA_OPENING = '<![CDATA[';
const CDATA_CLOSING = ']]>';

/** What saxes says where this parser goes on. */
const ILLEGAL_CHARACTER = 'disallowed character.';
const SECOND_ROOT = 'documents may contain only one root.';
const SECOND_DECLARATION = 'an XML declaration must be at the start of the document.';

/**
 * XML 1.0 as a stream, and all there is of saxes here, what is private to it included; its test says
 * so where another version of saxes has changed that. It reads one document after another, repairs
 * characters that XML does not allow, refuses declarations of entities, keeps memory bounded
 * whatever the document, and passes over CDATA that nobody wants. The first damage ends it.
 */
export class XmlParser {
  /** Elements that are open. */
  depth = 0;
  readonly #saxes = new SaxesParser({
    xmlns: false,
    forceXMLVersion: true,
    defaultXMLVersion: '1.0',
  });
  readonly #handlers: XmlHandlers;
  readonly #repair: CharacterRepair;
  #taker: ((text: string) => void) | undefined;
  #sawRoot = false;
  #stopped = false;

  /** @param start where in its file the text begins. */
  constructor(start: Position, handlers: XmlHandlers) {
    this.#handlers = handlers;
    this.#repair = createCharacterRepair(
      (message) => handlers.warn(message),
      () => handlers.metNul(this.position),
    );
    const saxes = this.#saxes;
    saxes.on('opentag', (tag) => this.#open(tag));
    saxes.on('closetag', () => this.#close());
    saxes.on('cdata', (text) => handlers.characterData(text));
    saxes.on('doctype', (text) => this.#refuseEntities(text));
    saxes.on('error', ({ message }) => this.#meetFault(message.replace(/^\d+:\d+: /, '')));
    saxes.line = start.line;
    saxes.column = start.column - 1;
  }

  get position(): Position {
    return { line: this.#saxes.line, column: this.#saxes.column + 1 };
  }

  /** False: nothing more will be read. */
  write(text: string): boolean {
    return this.#feed(this.#repair.write(text));
  }

  /** Whether the document was read to a sound end. */
  end(): boolean {
    if (!this.#stopped) this.#feed(this.#repair.end());
    if (!this.#stopped) this.#saxes.close();
    return !this.#stopped;
  }

  /** Ends it here, for what is wrong with the document. */
  stop(message: string): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#handlers.stopped(message, this.position);
  }

  #open({ name, attributes }: SaxesTagPlain): void {
    if (this.#stopped) return;
    this.depth += 1;
    this.#sawRoot = true;
    this.#handlers.open(name.slice(name.indexOf(':') + 1), attributes);
    this.#chooseTaker();
  }

  #close(): void {
    if (this.#stopped) return;
    this.#handlers.close();
    this.depth -= 1;
    this.#chooseTaker();
  }

  /** Without a handler saxes does not even gather text. */
  #chooseTaker(): void {
    const taker = this.#handlers.textTaker();
    if (taker === this.#taker) return;
    this.#taker = taker;
    if (taker) this.#saxes.on('text', taker);
    else this.#saxes.off('text');
  }

  #refuseEntities(doctype: string): void {
    if (/<!ENTITY/i.test(doctype)) this.stop('declares entities in its DOCTYPE, which is refused');
  }

  #meetFault(reason: string): void {
    // After an illegal character saxes goes on, and leaves it in the text to be cleaned.
    if (reason === ILLEGAL_CHARACTER && this.#metIllegalCharacter()) {
      this.#repair.replaceRaw(metCharacter(this.#saxes));
    } else if (reason === SECOND_DECLARATION && this.depth === 0) {
      // Documents follow one another where `cargo test` writes one for each package.
      expectDeclaration(this.#saxes);
    } else if (reason !== SECOND_ROOT) {
      this.stop(`is not well-formed XML: ${cleanText(reason, 200)}`);
    }
  }

  /** The same complaint is made of a `<` in an attribute, which is real damage. */
  #metIllegalCharacter(): boolean {
    const code = metCharacter(this.#saxes);
    return code !== undefined && !isLegalCharacter(String.fromCodePoint(code));
  }

  #feed(text: string): boolean {
    const saxes = this.#saxes;
    let from = 0;
    while (from < text.length && !this.#stopped) {
      if (!this.#handlers.wantsCharacterData()) from = skipCharacterData(saxes, text, from);
      const end = endOfPiece(text, from);
      saxes.write(end - from === text.length ? text : copyPiece(text, from, end));
      this.#boundPending();
      from = end;
    }
    return !this.#stopped;
  }

  /** What saxes has gathered of an unfinished token has no limit there. */
  #boundPending(): void {
    const { textLength, nameLength, attributes } = pendingOf(this.#saxes);
    if (textLength > MAX_PENDING_LENGTH) {
      if (!this.#sawRoot) {
        this.stop('has an oversized prolog');
        return;
      }
      cutPendingText(this.#saxes);
    }
    if (nameLength > MAX_PENDING_LENGTH) this.stop('has an oversized name or reference');
    if (attributes > MAX_PENDING_ATTRIBUTES) this.stop('has a tag of too many attributes');
  }
}

/** The character that saxes has just taken. */
function metCharacter(saxes: SaxesParser): number | undefined {
  return saxes['chunk'].codePointAt(saxes['prevI']);
}

/** Lets a declaration be read on behind which saxes expects none. */
function expectDeclaration(saxes: SaxesParser): void {
  saxes['xmlDeclExpects'] = ['version'];
}

/** How much saxes has gathered of a token that has not ended. */
function pendingOf(saxes: SaxesParser) {
  return {
    textLength: saxes['text'].length,
    nameLength: Math.max(saxes['name'].length, saxes['entity'].length),
    attributes: saxes['attribList'].length,
  };
}

function cutPendingText(saxes: SaxesParser): void {
  saxes['text'] = detach(saxes['text'].slice(0, MAX_TEXT_LENGTH));
}

/** How saxes numbers the state of being inside a CDATA section, which it does not tell. */
const insideCharacterData = new SaxesParser().write(`<a>${CDATA_OPENING}`)['state'];

/** Where to cut `text` so that saxes stands right behind the opening of a CDATA section. */
function endOfPiece(text: string, from: number): number {
  const at = text.indexOf(CDATA_OPENING, from);
  const end = at < 0 ? text.length : at + CDATA_OPENING.length;
  return Math.min(end, from + MAX_PIECE_LENGTH);
}

/** A piece as a string of its own: saxes would go over a slice at half the speed. */
function copyPiece(text: string, from: number, end: number): string {
  return Buffer.from(text.slice(from, end)).toString();
}

/**
 * Where to go on in `text` if saxes stands in a CDATA section, whose content nobody wants, such as
 * captured output: at its end, or near the end of `text`. Output is most of many files, and going
 * over it character by character most of the time.
 */
function skipCharacterData(saxes: SaxesParser, text: string, from: number): number {
  if (saxes['state'] !== insideCharacterData) return from;
  const at = text.indexOf(CDATA_CLOSING, from);
  // The brackets of a closing that the end of the text cuts off are for saxes.
  const end = at >= 0 ? at : Math.max(from, text.length - (CDATA_CLOSING.length - 1));
  countLines(saxes, text, from, end);
  return end;
}

function countLines(saxes: SaxesParser, text: string, from: number, end: number): void {
  let lineStart = from;
  for (let at = text.indexOf('\n', from); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
    saxes.line += 1;
    saxes.column = 0;
    lineStart = at + 1;
  }
  saxes.column += end - lineStart;
}
