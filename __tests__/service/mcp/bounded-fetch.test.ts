import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { boundedFetch } from '../../../src/service/mcp/bounded-fetch.ts';
import { MESSAGE_LIMIT_BYTES } from '../../../src/service/mcp/message-limit.ts';

/** Long enough for what was sent before to have been read, since the two are read as one else. */
const APART_MS = 200;

it.each([
  ['LF', '\n'],
  ['CR LF', '\r\n'],
])('counts events of a stream singly where the blank line (%s) comes late', async (_, line) => {
  const event = `data: ${'x'.repeat(0.6 * MESSAGE_LIMIT_BYTES)}${line}`;
  const server = createServer(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of [event, line, event, line]) {
      response.write(part);
      await delay(APART_MS);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const response = await boundedFetch(`http://127.0.0.1:${port}/`);
    expect(await response.text()).toHaveLength(2 * (event.length + line.length));
  } finally {
    server.close();
  }
});
