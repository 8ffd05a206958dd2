/**
 * An MCP server of a small library.
 *
 *   node examples/server/index.ts               speaks over stdio
 *   node examples/server/index.ts --http 3000   streamable HTTP at http://127.0.0.1:3000/mcp
 */
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Catalogue } from './catalogue.ts';
import { serveHttp } from './http.ts';
import { createLibraryServer } from './library-server.ts';

const { values } = parseArgs({ options: { http: { type: 'string' } } });
const catalogue = new Catalogue();

if (values.http === undefined) {
  await createLibraryServer(catalogue).connect(new StdioServerTransport());
} else {
  const { url } = await serveHttp(catalogue, Number(values.http));
  console.log(`listening on ${url}`);
}
