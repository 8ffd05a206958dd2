import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

/** A stdio server, and a call that it answers. */
export interface HandServer {
  command: string;
  args: string[];
  tool: string;
  arguments: Record<string, unknown>;
}

async function connect({ command, args }: HandServer): Promise<Client> {
  const client = new Client({ name: 'by-hand', version: '1' });
  await client.connect(new StdioClientTransport({ command, args, stderr: 'ignore' }));
  return client;
}

async function call(client: Client, server: HandServer): Promise<void> {
  const { isError } = await client.callTool({ name: server.tool, arguments: server.arguments });
  if (isError === true) throw new Error(`The tool ${server.tool} answered with an error.`);
}

/** Calls of a tool one after the other on one connection that has been used before. */
export async function warmCallsByHand(
  server: HandServer,
  calls: number,
): Promise<{ startMs: number; callMs: number }> {
  const begin = performance.now();
  const client = await connect(server);
  const startMs = performance.now() - begin;
  try {
    await call(client, server);
    const warm = performance.now();
    for (let count = 0; count < calls; count += 1) await call(client, server);
    return { startMs, callMs: (performance.now() - warm) / calls };
  } finally {
    await client.close();
  }
}

/** Time in which so many processes are started, each for one call. */
export async function startsByHand(
  server: HandServer,
  { starts, atOnce }: { starts: number; atOnce: number },
): Promise<number> {
  const begin = performance.now();
  let left = starts;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const client = await connect(server);
      await call(client, server);
      await client.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return performance.now() - begin;
}
