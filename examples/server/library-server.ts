import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { type Book, type Catalogue, LibraryError, lateFeeCents } from './catalogue.ts';

const isbn = z.string().describe('ISBN, with or without hyphens');

/** The library as an MCP server with four tools. */
export function createLibraryServer(catalogue: Catalogue): McpServer {
  const server = new McpServer({ name: 'library', version: '1.0.0' });
  server.registerTool(
    'search_books',
    {
      description: 'Find books by a part of their title or author',
      inputSchema: {
        query: z.string().min(1),
        limit: z.number().int().min(1).max(20).default(5),
      },
    },
    ({ query, limit }) => reply(catalogue.search(query, limit).map(describeBook).join('\n')),
  );
  server.registerTool(
    'get_book',
    { description: 'Details of one book', inputSchema: { isbn } },
    (request) => answer(() => describeBook(catalogue.find(request.isbn))),
  );
  server.registerTool(
    'reserve_book',
    {
      description: 'Set a copy of a book aside for a member',
      inputSchema: { isbn, member: z.string().min(1).describe('Name of the member') },
    },
    (request) =>
      answer(() => {
        const left = catalogue.reserve(request.isbn, request.member);
        return `Reserved for ${request.member}; copies left: ${left}.`;
      }),
  );
  server.registerTool(
    'late_fee',
    {
      description: 'What a member owes for a book brought back late',
      inputSchema: { days: z.number().int().min(0).describe('Days after the due date') },
    },
    ({ days }) => reply(`The fee is ${(lateFeeCents(days) / 100).toFixed(2)} euros.`),
  );
  return server;
}

function describeBook({ title, author, year, isbn: number, copies }: Book): string {
  return `${title} by ${author} (${year}), ISBN ${number}, copies: ${copies}`;
}

function reply(text: string): CallToolResult {
  return { content: [{ type: 'text', text: text === '' ? 'Nothing found.' : text }] };
}

/** What the library turns down is an error result, so that a model can read why. */
function answer(produce: () => string): CallToolResult {
  try {
    return reply(produce());
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    return { ...reply(error.message), isError: true };
  }
}
