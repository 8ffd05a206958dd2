import { describe, expect, it } from '@jest/globals';
import { readMcpConfig } from '../../../src/service/config/mcp-config.ts';

describe('a mistake in a list of servers', () => {
  it.each([
    ['{}', null, /^has no `mcpServers`, which names them\. Example: \{ "mcpServers"/],
    ['[]', '1:1', /^must be an object that names the servers, not a list/],
    ['{\n"mcpServers":[]}', '2:1', /^mcpServers: must be an object that has the servers by name\./],
    ['{\n"mcpservers":{"a":{"command":"x"}}}', '2:1', /below `mcpservers`; call it `mcpServers`/],
    ['{\n"mcp_server":{"a":{"url":"x"}}}', '2:1', /below `mcp_server`; call it `mcpServers`/],
    ['{"mcp":{\n"servers":{"a":{"command":"x"}}}}', '2:1', /below `mcp\.servers`; call it/],
    ['{\n"context_servers":{"a":{"command":"x"}}}', '2:1', /below `context_servers`; call it/],
    ['{"a":{"command":"x"}}', '1:1', /has servers and no `mcpServers` around them/],
    [
      '{"mcpServers":{\n"a":{"command":"x"},\n"a":{"command":"y"}}}',
      '3:1',
      /^server "a": another server has that name, at 2:1/,
    ],
    ['{"mcpServers":{\n"a":{"args":[],\n"cmd":"x"}}}', '2:1', /It has `cmd`; call that `command`/],
    ['{"mcpServers":{\n"a":{"serverUrl":"x"}}}', '2:1', /It has `serverUrl`; call that `url`/],
    ['{"mcpServers":{\n"a":{"comand":"x"}}}', '2:1', /It has `comand`; call that `command`/],
    ['{"mcpServers":{\n"":{"command":"x"}}}', '2:1', /^server "": has no name/],
    ['{"mcpServers":{\n"a":"x"}}', '2:1', /^server "a": must be an object with .*, not a text/],
    [
      '{"mcpServers":{"a":{"command":"x",\n"args":"-v"}}}',
      '2:1',
      /^server "a": args: must be a list of texts, not a text\. Example: \["dist\/server\.js"\]/,
    ],
    [
      '{"mcpServers":{"a":{"command":"x",\n"args":["a",\nnull]}}}',
      '3:1',
      /^server "a": args\[1\]: must be a text, not `null`/,
    ],
    ['{"mcpServers":{"a":{\n"command":["x"]}}}', '2:1', /command: must be a text, .* not a list/],
    ['{"mcpServers":{"a":{\n"command":""}}}', '2:1', /command: is empty/],
    ['{"mcpServers":{"a":{"command":"x",\n"env":["A=1"]}}}', '2:1', /env: must be an object of/],
    [
      '{"mcpServers":{"a":{"command":"x",\n"type":"sse"}}}',
      '2:1',
      /type: "sse" is no type of a server with a command; leave it out/,
    ],
    ['{"mcpServers":{"a":{"command":"x",\n"cwd":1}}}', '2:1', /cwd: must be a text, .* a number/],
    ['{"mcpServers":{"a":{"command":"x",\n"disabled":"no"}}}', '2:1', /must be true or false/],
  ])('is told of with its place and what to write: %s', async (content, place, problem) => {
    const reading = readMcpConfig('/work/.mcp.json', {}, '/work', content);
    await expect(reading).rejects.toMatchObject({
      problems: [{ place, message: expect.stringMatching(problem) }],
    });
  });
});
