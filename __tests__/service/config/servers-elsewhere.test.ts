import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readMcpConfig } from '../../../src/service/config/mcp-config.ts';
import { temporaryFolder } from '../../support/service/service-fixture.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function read(mcpServers: object) {
  const path = join(folder.path, 'config.json');
  await writeFile(path, JSON.stringify({ mcpServers }));
  return readMcpConfig(path, {}, folder.path);
}

describe('words of a server', () => {
  it.each([
    [{ command: 'x', arg: ['a'] }, 'arg', 'args'],
    [{ command: 'x', environment: { A: 'b' } }, 'environment', 'env'],
    [{ command: 'x', workingDirectory: '.' }, 'workingDirectory', 'cwd'],
    [{ command: 'x', diabled: true }, 'diabled', 'disabled'],
    [{ url: 'https://a.test', header: {} }, 'header', 'headers'],
  ])(
    'are refused where it would go without what they stand for: %j',
    async (server, key, meant) => {
      const message = `server "server": ${key}: is nothing that is read here. Did you mean \`${meant}\`?`;
      await expect(read({ server })).rejects.toMatchObject({ problems: [{ message }] });
    },
  );

  it('may be those of other programs beside its own', async () => {
    const foreign = { tools: ['*'], trust: true, timeout: 60, dev: {}, transportType: 'stdio' };
    const stated = { command: 'x', env: {}, environment: {}, enabled: true, ...foreign };
    const { servers } = await read({ stated, off: { command: 'x', enabled: false } });
    expect(servers.map(({ name, enabled }) => [name, enabled])).toEqual([
      ['stated', true],
      ['off', false],
    ]);
  });
});
