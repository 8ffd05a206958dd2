/** The library as an MCP server. What the catalogue refuses becomes an error of the tool. */
import { McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { BOOKS, type Book, findBook, lateFee, reserveBook, searchBooks } from './catalogue.ts';

const isbn = z.string().describe('ISBN, with or without hyphens');
const [title, author] = [z.string(), z.string()];
const copies = z.int().describe('How many the library owns');
const bookSchema = z.object({ isbn: z.string(), title, author, year: z.int(), copies });
/** The tool changes nothing, so that its server can serve the next case too. */
const READS_ONLY = { readOnlyHint: true, openWorldHint: false };

const reply = (text: string) => ({ content: [{ type: 'text' as const, text }] });
const describeBook = (book: Book) =>
  `${book.title} by ${book.author} (${book.year}), ISBN ${book.isbn}, copies: ${book.copies}`;

/** Makes an MCP server of the library. All of them share one catalogue. */
export function makeServer(): McpServer {
  const server = new McpServer({ name: 'library', version: '1.0.0' });
  server.registerTool(
    'search_books',
    {
      description: 'Find books by a part of their title or author',
      inputSchema: z.object({ query: z.string().min(1), limit: z.int().min(1).default(5) }),
      annotations: READS_ONLY,
    },
    ({ query, limit }) => {
      const found = searchBooks(query, limit).map(describeBook);
      return reply(found.join('\n') || 'Nothing found.');
    },
  );
  server.registerTool(
    'get_book',
    {
      description: 'Details of one book',
      inputSchema: z.object({ isbn }),
      outputSchema: bookSchema,
      annotations: READS_ONLY,
    },
    (args) => {
      const found = findBook(args.isbn);
      return { ...reply(describeBook(found)), structuredContent: { ...found } };
    },
  );
  server.registerTool(
    'reserve_book',
    {
      description: 'Set a copy of a book aside for a member',
      inputSchema: z.object({ isbn, member: z.string().min(1).describe('Name of the member') }),
      annotations: { destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ isbn, member }) =>
      reply(`Reserved for ${member}; copies left: ${reserveBook(isbn, member)}.`),
  );
  server.registerTool(
    'late_fee',
    {
      description: 'What a member owes for a book that is late',
      inputSchema: z.object({ days: z.int().min(0).describe('Days after the due date') }),
      annotations: READS_ONLY,
    },
    ({ days }) => reply(`The fee is ${(lateFee(days) / 100).toFixed(2)} euros.`),
  );
  const mimeType = 'application/json';
  const list = () => ({
    resources: BOOKS.map((one) => ({ uri: `library://books/${one.isbn}`, name: one.title })),
  });
  server.registerResource(
    'book',
    new ResourceTemplate('library://books/{isbn}', { list }),
    { description: 'One book of the catalogue', mimeType },
    ({ href }, variables) => {
      const found = BOOKS.find((one) => one.isbn === variables['isbn']);
      if (found === undefined) throw new ResourceNotFoundError(href);
      return { contents: [{ uri: href, mimeType, text: JSON.stringify(found) }] };
    },
  );
  const config = { description: 'Introduce a book', argsSchema: z.object({ isbn }) };
  server.registerPrompt('introduce_book', config, (args) => {
    const text = `Introduce ${describeBook(findBook(args.isbn))}`;
    return { messages: [{ role: 'user', content: { type: 'text', text } }] };
  });
  return server;
}
