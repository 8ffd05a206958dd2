import { afterEach, describe, expect, it } from '@jest/globals';
import {
  Client,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Catalogue } from '../../examples/server/catalogue.ts';
import { serveHttp } from '../../examples/server/http.ts';
import { NODE_24 } from '../support/runner/job-environment.ts';

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** How clients of either era ask for a version, and the one they get. */
const ERAS = {
  'with sessions': { mode: 'legacy', version: '2025-11-25' },
  stateless: { mode: 'auto', version: '2026-07-28' },
} as const;

const TRANSPORTS = {
  stdio: async (): Promise<Transport> =>
    new StdioClientTransport({ command: NODE_24, args: ['examples/server/index.ts'] }),
  'streamable HTTP': async (): Promise<Transport> => {
    const library = await serveHttp(new Catalogue(), 0);
    closers.push(library.close);
    return new StreamableHTTPClientTransport(new URL(library.url));
  },
};

const WAYS = Object.entries(TRANSPORTS).flatMap(([transport, open]) =>
  Object.entries(ERAS).map(([era, { mode, version }]) => ({ transport, open, era, mode, version })),
);

const TWO_COPIES = '9780141439518';

describe.each(WAYS)(
  'example server over $transport, $era',
  ({ open: openTransport, mode, version }) => {
    async function open(): Promise<Client> {
      const client = new Client(
        { name: 'test', version: '1.0.0' },
        { versionNegotiation: { mode } },
      );
      await client.connect(await openTransport());
      closers.push(() => client.close());
      return client;
    }

    it('speaks the version that it is asked for', async () => {
      expect((await open()).getNegotiatedProtocolVersion()).toBe(version);
    });

    it('offers four tools', async () => {
      const { tools } = await (await open()).listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        'search_books',
        'get_book',
        'reserve_book',
        'late_fee',
      ]);
    });

    it('says of those that only read that they do', async () => {
      const { tools } = await (await open()).listTools();
      const reading = tools.filter(({ annotations }) => annotations?.readOnlyHint === true);
      expect(reading.map(({ name }) => name)).toEqual(['search_books', 'get_book', 'late_fee']);
    });

    it('has its books as structured content, as resources and in a prompt', async () => {
      const client = await open();
      const dracula = { isbn: '9780141439846', title: 'Dracula', author: 'Bram Stoker' };
      const { isbn } = dracula;
      expect(await client.callTool({ name: 'get_book', arguments: { isbn } })).toMatchObject({
        structuredContent: dracula,
      });

      const { resources } = await client.listResources();
      expect(resources.map(({ uri }) => uri)).toContain(`library://books/${isbn}`);
      const { resourceTemplates } = await client.listResourceTemplates();
      expect(resourceTemplates).toMatchObject([{ uriTemplate: 'library://books/{isbn}' }]);
      const { contents } = await client.readResource({ uri: `library://books/${isbn}` });
      expect(contents).toMatchObject([{ mimeType: 'application/json' }]);
      await expect(client.readResource({ uri: 'library://books/0000' })).rejects.toThrow(
        'There is no book with ISBN 0000.',
      );

      const prompt = { name: 'introduce_book', arguments: { isbn, reader: 'a child' } };
      expect(await client.getPrompt(prompt)).toMatchObject({
        messages: [{ content: { text: expect.stringMatching(/^Introduce "Dracula" .* a child/) } }],
      });
    });

    it('answers, and turns down what cannot be', async () => {
      const client = await open();
      const call = async (name: string, args: Record<string, unknown>) => {
        const { content, isError } = await client.callTool({ name, arguments: args });
        return { content, isError };
      };
      const text = (value: string) => [{ type: 'text', text: value }];
      expect(await call('late_fee', { days: 3 })).toEqual({
        content: text('The fee is 0.60 euros.'),
      });
      expect(await call('get_book', { isbn: '0000' })).toEqual({
        content: text('There is no book with ISBN 0000.'),
        isError: true,
      });
      const reserve = (member: string) => call('reserve_book', { isbn: TWO_COPIES, member });
      expect(await reserve('Ada')).toEqual({ content: text('Reserved for Ada; copies left: 1.') });
      expect(await reserve('Bob')).toEqual({ content: text('Reserved for Bob; copies left: 0.') });
      expect(await reserve('Cy')).toMatchObject({ isError: true });
    });
  },
);
