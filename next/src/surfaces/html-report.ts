import { renderHtml } from '../render/html.ts';
import type { PageSource } from '../render/page-data.ts';

/** Writes the HTML report in pieces. Its program loads only if it is needed. */
export async function writeHtml(source: Omit<PageSource, 'version'>): Promise<Iterable<string>> {
  const [{ default: program }, { default: own }] = await Promise.all([
    import('../page/program.json', { with: { type: 'json' } }),
    import('../../package.json', { with: { type: 'json' } }),
  ]);
  return renderHtml({ ...source, version: own.version }, program);
}
