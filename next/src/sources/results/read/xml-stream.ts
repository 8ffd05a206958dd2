import type { Reading } from './reading.ts';

/** Takes what a document is made of. Names are local: without a prefix. */
export interface XmlHandler {
  /** @param attributes in the order in which they stand */
  open(name: string, attributes: ReadonlyMap<string, string>, line: number): void;
  /** Decoded text and CDATA of the innermost open element, in pieces. */
  text(piece: string, line: number): void;
  close(line: number): void;
  /** Whether the text of the innermost open element is of use. */
  readonly wantsText: boolean;
  /**
   * Characters were replaced that a damaged disk leaves (NUL, U+FFFD), outside texts that are
   * wanted: something may be missing here.
   */
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
  _chunks: AsyncIterable<string>,
  _handler: XmlHandler,
  _reading: Reading,
): Promise<void> {
  throw new Error('to be built');
}
