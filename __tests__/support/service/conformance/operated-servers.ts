import type { RequestListener } from 'node:http';
import type { ErrorCode } from '../../../../src/contract/wire/envelope.ts';
import { freePort } from '../engine/servers.ts';
import { initialized, type Script } from '../mcp/scripted-answers.ts';
import { HttpServer, scriptedProcess } from '../mcp/scripted-servers.ts';
import { type ServiceFixture, startFixture } from '../service-fixture.ts';

const TOOL = {
  ...{ name: 'echo', title: 'Echo', description: 'says it again', execution: {} },
  inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
  outputSchema: { type: 'object' },
};
const PROMPT = { name: 'greet', description: 'greets', arguments: [{ name: 'whom' }] };
const RESOURCE = { name: 'readme', uri: 'file:///readme', mimeType: 'text/plain', size: 2 };

const result = (value: unknown) => ({ result: JSON.stringify(value) });

/** Has something of everything that a server can be asked for. */
export const FULL_SCRIPT: Script = {
  ...initialized({ tools: {}, prompts: {}, resources: {} }, 'full'),
  'tools/list': result({ tools: [TOOL], nextCursor: '2' }),
  'tools/list 2': result({ tools: [{ ...TOOL, name: 'second' }] }),
  'tools/call': result({ content: [{ type: 'text', text: 'hi' }], structuredContent: { n: 1 } }),
  'prompts/list': result({ prompts: [PROMPT] }),
  'prompts/get': result({
    description: 'd',
    messages: [{ role: 'user', content: { type: 'text', text: 'hi' } }],
  }),
  'resources/list': result({ resources: [RESOURCE] }),
  'resources/templates/list': result({ resourceTemplates: [] }),
  'resources/read': result({ contents: [{ uri: RESOURCE.uri, text: 'hi', _meta: {} }] }),
};

export const fullServer = () => scriptedProcess(FULL_SCRIPT);

const refuseWithoutToken: RequestListener = (_, response) => {
  response.writeHead(401, { 'WWW-Authenticate': 'Bearer realm="mcp"' }).end();
};

/** The codes by which operations tell of trouble with their server. */
export type TroubleCode = Extract<
  ErrorCode,
  'OAUTH_REQUIRED' | 'FEATURE_NOT_SUPPORTED' | 'SERVER_UNREACHABLE' | 'TIMEOUT'
>;

/** A service whose servers are each a real cause of one code. */
export interface TroubledService {
  fixture: ServiceFixture;
  serverIds: Readonly<Record<TroubleCode, string>>;
  /** Of the same servers. */
  urls: Readonly<Record<TroubleCode, string>>;
  close(): Promise<void>;
}

export async function startTroubled(): Promise<TroubledService> {
  const guarded = await HttpServer.start(refuseWithoutToken);
  const silent = await HttpServer.start(() => {});
  const bare = await HttpServer.startScripted(initialized({}));
  const nobody = `http://127.0.0.1:${await freePort()}/mcp`;
  const fixture = await startFixture({
    config: {
      mcpServers: {
        guarded: { url: guarded.url },
        silent: { url: silent.url },
        bare: { url: bare.url },
        nobody: { url: nobody },
      },
    },
    operations: { limits: { connectTimeoutMs: 2_000 } },
  });
  const { api } = fixture;
  return {
    fixture,
    serverIds: {
      OAUTH_REQUIRED: api.serverId('guarded'),
      TIMEOUT: api.serverId('silent'),
      FEATURE_NOT_SUPPORTED: api.serverId('bare'),
      SERVER_UNREACHABLE: api.serverId('nobody'),
    },
    urls: {
      OAUTH_REQUIRED: guarded.url,
      TIMEOUT: silent.url,
      FEATURE_NOT_SUPPORTED: bare.url,
      SERVER_UNREACHABLE: nobody,
    },
    async close() {
      for (const server of [guarded, silent, bare]) server.stop();
      await fixture.close();
    },
  };
}
