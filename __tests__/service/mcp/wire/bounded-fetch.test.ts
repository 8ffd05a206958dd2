import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createBoundedFetch } from '../../../../src/service/mcp/wire/bounded-fetch.ts';
import {
  DEPTH_LIMIT,
  MESSAGE_LIMIT_BYTES,
  VALUES_LIMIT,
} from '../../../../src/service/mcp/wire/message-limits.ts';
import { ResultTexts } from '../../../../src/service/mcp/wire/result-texts.ts';
import { Valve } from '../../../../src/service/mcp/wire/valve.ts';

/** Long enough for what was sent before to have been read, since the two are read as one else. */
const APART_MS = 200;

interface Reading {
  text: Promise<string>;
  /** What was told of events that are too much. */
  excesses: string[];
  valve: Valve;
}

/** Reads what a server on loopback answers. */
async function reading(
  type: string,
  answer: (response: ServerResponse) => Promise<void>,
  read: (reading: Reading) => Promise<void>,
  status = 200,
): Promise<void> {
  const server = createServer(async (_request, response) => {
    response.writeHead(status, { 'content-type': type });
    await answer(response);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const valve = new Valve();
  const excesses: string[] = [];
  const boundedFetch = createBoundedFetch({
    texts: new ResultTexts(),
    onWhole: () => {},
    valve,
    onExcess: ({ message }) => excesses.push(message),
  });
  try {
    const { port } = server.address() as AddressInfo;
    const response = await boundedFetch(`http://127.0.0.1:${port}/`);
    await read({ text: response.text(), excesses, valve });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const parts =
  (...all: string[]) =>
  async (response: ServerResponse) => {
    for (const part of all) {
      response.write(part);
      await delay(APART_MS);
    }
  };

describe('a stream of events', () => {
  it.each([
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ])('has its events counted singly where the blank line (%s) comes late', async (_, line) => {
    const event = `data: ${'x'.repeat(0.6 * MESSAGE_LIMIT_BYTES)}${line}`;
    await reading('text/event-stream', parts(event, line, event, line), async ({ text }) => {
      expect(await text).toHaveLength(2 * (event.length + line.length));
    });
  });

  it('goes on after an event that is too wide or too deep, which is left out', async () => {
    const wide = `data: [${'1,'.repeat(VALUES_LIMIT)}1]\n\n`;
    const deep = `data: ${'['.repeat(DEPTH_LIMIT + 1)}\ndata: 1\n\n`;
    const sent = [`data: 1\n\n${wide}data: 2\n\n`, deep, 'data: 3\n\n'];
    await reading('text/event-stream', parts(...sent), async ({ text, excesses }) => {
      expect(await text).toBe('data: 1\n\ndata: 2\n\ndata: 3\n\n');
      expect(excesses).toEqual([
        'sent a message of more than 250000 values',
        'sent a message that nests more than 500 levels deep',
      ]);
    });
  });

  it('is one however its type is written', async () => {
    const wide = `data: [${'1,'.repeat(VALUES_LIMIT)}1]\n\n`;
    const type = 'Text/Event-Stream ; charset=utf-8';
    await reading(type, parts(wide), async ({ text, excesses }) => {
      expect(await text).toBe('');
      expect(excesses).toHaveLength(1);
    });
  });

  it('hides no values behind a quote that another field of an event begins', async () => {
    const wide = `: "\ndata: [${'1,'.repeat(VALUES_LIMIT)}1]\n\n`;
    await reading('text/event-stream', parts(wide), async ({ text, excesses }) => {
      expect(await text).toBe('');
      expect(excesses).toHaveLength(1);
    });
  });

  it('ends where an event is too large', async () => {
    const large = `data: ${'x'.repeat(MESSAGE_LIMIT_BYTES)}`;
    await reading('text/event-stream', parts(large), async ({ text, excesses }) => {
      await expect(text).rejects.toThrow('sent a message of more than 10 MiB');
      expect(excesses).toEqual(['sent a message of more than 10 MiB']);
    });
  });

  it('is not read on while the valve is closed', async () => {
    await reading('text/event-stream', parts('data: 1\n\n'), async ({ text, valve }) => {
      valve.close();
      const first = await Promise.race([text, delay(3 * APART_MS).then(() => 'nothing yet')]);
      expect(first).toBe('nothing yet');
      valve.open();
      expect(await text).toBe('data: 1\n\n');
    });
  });
});

describe('a body', () => {
  it.each([
    ['large', 'text/plain', 'x'.repeat(MESSAGE_LIMIT_BYTES + 1), 'more than 10 MiB'],
    ['wide', 'application/json', `[${'1,'.repeat(VALUES_LIMIT)}1]`, 'more than 250000 values'],
    ['deep', 'application/json', '['.repeat(DEPTH_LIMIT + 1), 'more than 500 levels deep'],
  ])('is not read to its end where it is too %s', async (_what, type, body, message) => {
    await reading(type, parts(body), async ({ text }) => {
      await expect(text).rejects.toThrow(message);
    });
  });

  it.each([
    ['whose type is written in capitals', 'Application/JSON', 200],
    ['of an error that is read whatever it is called', 'text/plain', 400],
  ])('%s is held to the same limits', async (_what, type, status) => {
    const wide = `[${'1,'.repeat(VALUES_LIMIT)}1]`;
    const read = async ({ text }: Reading) => {
      await expect(text).rejects.toThrow('more than 250000 values');
    };
    await reading(type, parts(wide), read, status);
  });

  it('that is no JSON may have as many commas as it likes', async () => {
    const body = ','.repeat(2 * VALUES_LIMIT);
    await reading('text/html', parts(body), async ({ text }) => {
      expect(await text).toHaveLength(body.length);
    });
  });
});
