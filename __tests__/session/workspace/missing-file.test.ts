import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  missingServerConfig,
  missingSuiteFile,
  nearFiles,
} from '../../../src/session/workspace/missing-file.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

let workspace: EvalWorkspace;
beforeEach(() => {
  workspace = new EvalWorkspace();
});
afterEach(() => workspace.remove());

describe('missingSuiteFile', () => {
  it('tells where a link leads that has nothing at its end', async () => {
    symlinkSync('gone.yaml', join(workspace.folder, 'suite.yaml'));
    expect(await missingSuiteFile('suite.yaml', workspace.folder)).toBe(
      'it is a link to `gone.yaml`, which is not there.',
    );
  });
});

describe('nearFiles', () => {
  it.each([
    ['gat.yml', ' Did you mean `gate.yml`? There are: `gate.yml`, `evals/suite.yaml`.'],
    ['ci/gate.yml', ' Did you mean `gate.yml`? There are: `gate.yml`, `evals/suite.yaml`.'],
    ['evals/gates.yaml', ' Did you mean `gate.yml`? There are: `gate.yml`, `evals/suite.yaml`.'],
    [
      'evals/suite.yaml/a.yaml',
      ' Did you mean `evals/suite.yaml`? There are: `evals/suite.yaml`, `gate.yml`.',
    ],
    ['evals/a.yaml', ' There are: `gate.yml`, `evals/suite.yaml`.'],
    ['quarantine.json', ' There are: `evals/suite.yaml`, `gate.yml`.'],
  ])('names what was meant by %s, where anything is near', async (file, told) => {
    workspace.write('gate.yml', '');
    workspace.write('evals/suite.yaml', '');
    expect(await nearFiles(file, '{evals/**/,}*.{yml,yaml}', workspace.folder)).toBe(told);
  });
});

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

  it.each(['.cursor/mcp.json', '.vscode/mcp.json', 'claude_desktop_config.json'])(
    'finds that of an editor or agent: %s',
    async (path) => {
      await workspace.remove();
      workspace.write(path, {});
      const { example } = await missingServerConfig('.mcp.json', workspace.folder);
      expect(example).toBe(path);
    },
  );

  it('finds it among settings, where servers are among them', async () => {
    await workspace.remove();
    const path = '.gemini/settings.json';
    workspace.write(path, '// mine\n{ "theme": "dark" }');
    expect(await missingServerConfig('.mcp.json', workspace.folder)).not.toMatchObject({
      example: path,
    });
    workspace.write(path, '// mine\n{ "mcpServers": { "a": { "command": "x" }, } }');
    expect(await missingServerConfig('.mcp.json', workspace.folder)).toMatchObject({
      example: path,
    });
  });
});
