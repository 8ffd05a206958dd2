import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { BaseCheckout } from '../../../src/session/workspace/base-checkout.ts';
import { git } from '../../support/session/forked-repository.ts';
import { guardEachTest } from '../../support/session/guarded-tests.ts';

const guarded = guardEachTest();

describe('the code of a base', () => {
  const job = () => guarded.jobOf('workflow_dispatch');

  it('names the base that is run beside the head, with what names its servers', async () => {
    const workspace = guarded.repository.checkout('main');
    const folder = guarded.repository.checkout('main', join(workspace, 'base'));
    const base = (server: unknown): BaseCheckout => {
      const mcpConfigText = JSON.stringify({ mcpServers: { one: server } });
      return { folder, mcpConfig: join(folder, '.mcp.json'), mcpConfigText };
    };
    const local = base({ command: 'node', args: ['x.js'] });
    expect(await guarded.refusalOf(workspace, { ...job(), base: local })).toBe('');
    const tools = join(folder, 'tools');
    mkdirSync(tools);
    git(tools, 'init', '-q');
    git(tools, 'commit', '-q', '--allow-empty', '-m', 'another project');
    writeFileSync(join(tools, 'x.js'), '');
    expect(await guarded.refusalOf(workspace, { ...job(), base: local })).toBe('');
    const inTools = base({ command: 'node', args: [`\${GITHUB_WORKSPACE}/tools/x.js`] });
    expect(await guarded.refusalOf(workspace, { ...job(), base: inTools })).toContain(
      'The checkout in `base/tools`',
    );
  });

  it.each([
    ['fork', /The checkout in `base`, at commit/],
    ['main', /^$/],
  ] as const)('judges a base of %s as any other code', async (commit, refusal) => {
    const workspace = guarded.repository.checkout('main');
    const folder = guarded.repository.checkout(commit, join(workspace, 'base'));
    const mcpConfigText = '{"mcpServers":{}}';
    const base = { folder, mcpConfig: join(folder, '.mcp.json'), mcpConfigText };
    expect(await guarded.refusalOf(workspace, { ...job(), base })).toMatch(refusal);
  });
});
