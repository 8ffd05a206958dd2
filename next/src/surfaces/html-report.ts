import type { PageSource } from '../render/page-data.ts';

/** Most bytes of the file. */
export const HTML_LIMIT = 15_000_000;

/** Writes the HTML report to a file. @returns the path */
export async function writeHtmlReport(path: string, source: PageSource): Promise<string> {
  const { default: program } = await import('../page/program.json', { with: { type: 'json' } });
  const { renderHtml } = await import('../render/html.ts');
  throw new Error(`not built yet: ${path} ${typeof renderHtml(source, program)}`);
}
