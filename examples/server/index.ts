/**
 * An MCP server of a small library, for clients of either era of the protocol: those that open a
 * session (2025-11-25 and before) and those that do not (2026-07-28).
 *
 *   node examples/server/index.ts               speaks over stdio
 *   node examples/server/index.ts --http 3000   streamable HTTP at http://127.0.0.1:3000/mcp
 */
import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Catalogue } from './catalogue.ts';
import { serveHttp } from './http.ts';
import { createLibraryServer } from './library-server.ts';

const { values } = parseArgs({ options: { http: { type: 'string' } } });
const catalogue = new Catalogue();

if (values.http === undefined) {
  serveStdio(() => createLibraryServer(catalogue), { onerror: (error) => console.error(error) });
} else {
  const { url } = await serveHttp(catalogue, Number(values.http));
  console.log(`listening on ${url}`);
}
