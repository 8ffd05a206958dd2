import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type Book, type Catalogue, LibraryError, lateFeeCents } from './catalogue.ts';

const isbn = z.string().describe('ISBN, with or without hyphens');

const bookSchema = z.object({
  isbn: z.string(),
  title: z.string(),
  author: z.string(),
  year: z.number().int(),
  copies: z.number().int().describe('How many the library owns'),
});

/** Says that a tool changes nothing, so that a client may call it again, or without asking anybody. */
const READS_ONLY = { readOnlyHint: true, openWorldHint: false };

/** The four things that a member may want of the library. */
export function registerTools(server: McpServer, catalogue: Catalogue): void {
  server.registerTool(
    'search_books',
    {
      description: 'Find books by a part of their title or author',
      inputSchema: z.object({
        query: z.string().min(1),
        limit: z.number().int().min(1).max(20).default(5),
      }),
      annotations: READS_ONLY,
    },
    ({ query, limit }) => reply(catalogue.search(query, limit).map(describeBook).join('\n')),
  );
  server.registerTool(
    'get_book',
    {
      description: 'Details of one book',
      inputSchema: z.object({ isbn }),
      outputSchema: bookSchema,
      annotations: READS_ONLY,
    },
    (request) =>
      answer(() => {
        const book = catalogue.find(request.isbn);
        return { ...reply(describeBook(book)), structuredContent: { ...book } };
      }),
  );
  server.registerTool(
    'reserve_book',
    {
      description: 'Set a copy of a book aside for a member',
      inputSchema: z.object({ isbn, member: z.string().min(1).describe('Name of the member') }),
      // A second reservation by the same member changes nothing, and none takes anything away.
      annotations: { destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    (request) =>
      answer(() => {
        const left = catalogue.reserve(request.isbn, request.member);
        return reply(`Reserved for ${request.member}; copies left: ${left}.`);
      }),
  );
  server.registerTool(
    'late_fee',
    {
      description: 'What a member owes for a book brought back late',
      inputSchema: z.object({ days: z.number().int().min(0).describe('Days after the due date') }),
      annotations: READS_ONLY,
    },
    ({ days }) => reply(`The fee is ${(lateFeeCents(days) / 100).toFixed(2)} euros.`),
  );
}

function describeBook({ title, author, year, isbn: number, copies }: Book): string {
  return `${title} by ${author} (${year}), ISBN ${number}, copies: ${copies}`;
}

function reply(text: string): CallToolResult {
  return { content: [{ type: 'text', text: text === '' ? 'Nothing found.' : text }] };
}

/** What the library turns down is an error result, so that a model can read why. */
function answer(produce: () => CallToolResult): CallToolResult {
  try {
    return produce();
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    return { ...reply(error.message), isError: true };
  }
}
