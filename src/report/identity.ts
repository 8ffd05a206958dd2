import { hash } from 'node:crypto';

/** Hex digits of an identity, of a definition, and of other digests. */
const DIGITS = 16;

/** A digest of texts. Other lists of texts have other digests. */
export const digestOf = (...texts: string[]): string =>
  hash('sha256', JSON.stringify(texts)).slice(0, DIGITS);
