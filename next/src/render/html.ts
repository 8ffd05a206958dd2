import type { PageSource } from './page-data.ts';

/** The built program of the page, with the hashes that its policy allows. */
export interface PageProgram {
  script: string;
  style: string;
  scriptHash: string;
  styleHash: string;
}

/**
 * Writes the HTML report in pieces: one file without network. Without JavaScript it shows verdict,
 * gate and causes.
 */
export function renderHtml(_source: PageSource, _program: PageProgram): Iterable<string> {
  throw new Error('not built yet');
}
