import { afterEach, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { Catalogue } from '../../examples/server/catalogue.ts';
import { serveHttp } from '../../examples/server/http.ts';
import { NODE_24 } from '../support/runner/job-environment.ts';

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function connect(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  closers.push(() => client.close());
  return client;
}

const overStdio = () =>
  connect(new StdioClientTransport({ command: NODE_24, args: ['examples/server/index.ts'] }));

async function overHttp(): Promise<Client> {
  const library = await serveHttp(new Catalogue(), 0);
  closers.push(library.close);
  // The SDK's class types `sessionId` as possibly undefined, which exact optional types refuse.
  return connect(new StreamableHTTPClientTransport(new URL(library.url)) as Transport);
}

const TWO_COPIES = '9780141439518';

describe.each([
  ['stdio', overStdio],
  ['streamable HTTP', overHttp],
])('example server over %s', (_transport, open) => {
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
    const call = (name: string, args: Record<string, unknown>) =>
      client.callTool({ name, arguments: args });
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
});
