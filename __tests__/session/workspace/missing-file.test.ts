import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { missingServerConfig } from '../../../src/session/workspace/missing-file.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

let workspace: EvalWorkspace;
beforeEach(() => {
  workspace = new EvalWorkspace();
});
afterEach(() => workspace.remove());

describe('missingServerConfig', () => {
  it('names the one that lies beside', async () => {
    expect(await missingServerConfig('config/.mcp.json', workspace.folder)).toEqual({
      where: 'mcp-config',
      message:
        'there is no file `config/.mcp.json` in the workspace. There is `.mcp.json`; name that one.',
      example: '.mcp.json',
    });
  });

  it('shows what is in one where there is none', async () => {
    await workspace.remove();
    const { message, example } = await missingServerConfig('./.mcp.json', workspace.folder);
    expect(message).toMatch(
      /no file `\.\/\.mcp\.json` in the workspace\. It names the MCP servers/,
    );
    expect(JSON.parse(example ?? '')).toMatchObject({ mcpServers: expect.any(Object) });
  });

  it('finds that of an editor', async () => {
    await workspace.remove();
    workspace.write('.cursor/mcp.json', {});
    const { example } = await missingServerConfig('.mcp.json', workspace.folder);
    expect(example).toBe('.cursor/mcp.json');
  });
});
