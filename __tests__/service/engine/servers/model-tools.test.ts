import { describe, expect, it } from '@jest/globals';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import { createModelTools } from '../../../../src/service/engine/servers/model-tools.ts';
import type { McpConnection } from '../../../../src/service/mcp/connector.ts';

const connection: McpConnection = {
  facts: {
    pid: null,
    protocolVersion: '2025-11-25',
    era: 'session',
    serverInfo: null,
    capabilities: {},
    toolsMayChange: false,
  },
  isOpen: true,
  listChanges: 0,
  listTools: async () => [],
  callTool: async () => ({ content: [] }),
  listPrompts: async () => [],
  getPrompt: async () => ({ messages: [] }),
  listResources: async () => [],
  listResourceTemplates: async () => [],
  readResource: async () => ({ contents: [] }),
  close: async () => undefined,
};

function serverOf(name: string, toolNames: readonly string[]) {
  const server = {
    id: `sv_${name}`,
    name,
    connection: { transport: 'http' as const, url: 'http://localhost/', headers: {} },
  };
  const tools = toolNames.map((tool) => ({
    name: tool,
    inputSchema: { type: 'object' as const },
  }));
  return { server, connection, tools };
}

const redactor = createRedactor([]);
const runTool = async () => ({ type: 'text' as const, value: '' });

describe('createModelTools', () => {
  it('numbers tools whose names providers cannot tell apart', () => {
    const { targets } = createModelTools(
      [serverOf('s', ['a b', 'a/b', 'a.b', 'c'])],
      runTool,
      redactor,
    );
    expect([...targets].map(([alias, { toolName }]) => [alias, toolName])).toEqual([
      ['s__a_b', 'a b'],
      ['s__a_b_2', 'a/b'],
      ['s__a_b_3', 'a.b'],
      ['c', 'c'],
    ]);
  });

  it('is done in one go with as many tools as servers may have, all of one name', () => {
    // Looked for each among all, and each from the first number on, this takes minutes.
    const names = Array.from({ length: 10_000 }, (_, index) => `${'x'.repeat(64)}${index}`);
    const servers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => serverOf(name, names));
    expect(createModelTools(servers, runTool, redactor).targets.size).toBe(80_000);
  });
});
