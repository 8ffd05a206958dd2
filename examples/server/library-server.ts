import {
  completable,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type Catalogue, LibraryError } from './catalogue.ts';
import { registerTools } from './tools.ts';

const OPENING_HOURS = 'Monday to Friday 9:00 to 18:00, Saturday 10:00 to 14:00.';

/** The library as an MCP server: its tools, its books as resources, and a prompt to start from. */
export function createLibraryServer(catalogue: Catalogue): McpServer {
  const server = new McpServer({ name: 'library', version: '1.0.0' });
  registerTools(server, catalogue);
  registerResources(server, catalogue);
  registerPrompts(server, catalogue);
  return server;
}

function registerResources(server: McpServer, catalogue: Catalogue): void {
  server.registerResource(
    'opening-hours',
    'library://opening-hours',
    { description: 'When the library is open', mimeType: 'text/plain' },
    ({ href }) => ({ contents: [{ uri: href, mimeType: 'text/plain', text: OPENING_HOURS }] }),
  );
  const template = new ResourceTemplate('library://books/{isbn}', {
    list: () => ({
      resources: catalogue
        .all()
        .map(({ isbn, title }) => ({ uri: `library://books/${isbn}`, name: title })),
    }),
    complete: { isbn: (begun) => isbnsFrom(catalogue, begun) },
  });
  server.registerResource(
    'book',
    template,
    { description: 'One book of the catalogue', mimeType: 'application/json' },
    ({ href }, { isbn }) => {
      try {
        const text = JSON.stringify(catalogue.find(String(isbn)));
        return { contents: [{ uri: href, mimeType: 'application/json', text }] };
      } catch (error) {
        throw error instanceof LibraryError
          ? new ResourceNotFoundError(href, error.message)
          : error;
      }
    },
  );
}

function registerPrompts(server: McpServer, catalogue: Catalogue): void {
  server.registerPrompt(
    'introduce_book',
    {
      description: 'Introduce a book of the library to somebody who has not read it',
      argsSchema: z.object({
        isbn: completable(z.string().describe('ISBN of the book'), (begun) =>
          isbnsFrom(catalogue, begun),
        ),
        reader: z.string().default('somebody').describe('Who it is introduced to'),
      }),
    },
    ({ isbn, reader }) => {
      const { title, author } = catalogue.find(isbn);
      const text = `Introduce "${title}" by ${author} to ${reader}, without giving away its end.`;
      return { messages: [{ role: 'user', content: { type: 'text', text } }] };
    },
  );
}

function isbnsFrom(catalogue: Catalogue, begun = ''): string[] {
  return catalogue
    .all()
    .map(({ isbn }) => isbn)
    .filter((isbn) => isbn.startsWith(begun));
}
