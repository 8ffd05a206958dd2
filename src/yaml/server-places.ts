import { parseYaml } from './yaml-text.ts';

/**
 * Where a file that names MCP servers has each of them, as `line:column`; null where that cannot be told.
 */
export async function serverPlaces(text: string): Promise<(name: string) => string | null> {
  const document = await parseYaml(text.replace(/^\uFEFF/, ''));
  if (Array.isArray(document)) return () => null;
  return (name) => document.locate(['mcpServers', name]);
}
