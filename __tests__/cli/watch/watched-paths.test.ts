import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { watchedPaths } from '../../../src/cli/watch/watched-paths.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-watched-'));
  for (const name of ['server', 'app', 'node_modules/other']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  for (const file of ['server/index.js', 'root.js', 'node_modules/other/index.js']) {
    writeFileSync(join(folder, file), '');
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function watched(servers: unknown) {
  const text = typeof servers === 'string' ? servers : JSON.stringify({ mcpServers: servers });
  writeFileSync(join(folder, '.mcp.json'), text);
  const { files, folders } = await watchedPaths(
    [{ 'suite-file': 'evals/a.yaml' }],
    ['.env'],
    folder,
  );
  const told = (paths: ReadonlySet<string>) => [...paths].map((one) => relative(folder, one));
  return { files: told(files), folders: told(folders) };
}

const OWN = ['.env', 'evals/a.yaml', '.mcp.json'];

describe('watchedPaths', () => {
  it.each([
    [
      'a file and the code beside it',
      { args: ['server/index.js'] },
      ['server/index.js'],
      ['server'],
    ],
    ['a file in the folder itself', { args: ['root.js'] }, ['root.js'], []],
    ['a folder', { args: ['--directory', 'app', 'serve'] }, [], ['app']],
    ['a path below cwd', { cwd: 'server', args: ['index.js'] }, ['server/index.js'], ['server']],
    ['a folder of an editor', { args: ['$' + '{workspaceFolder}/app'] }, [], ['app']],
    ['what others wrote', { args: ['node_modules/other/index.js'] }, [], []],
    ['what lies elsewhere, and the folder itself', { args: ['/', '..', '.'] }, [], []],
    ['what is no command', { url: 'https://example.com', args: [1, null] }, [], []],
  ])('are those that a command names: %s', async (_what, server, files, folders) => {
    expect(await watched({ server })).toEqual({ files: [...OWN, ...files], folders });
  });

  it('are the files alone where the list of servers cannot be read', async () => {
    expect(await watched('{')).toEqual({ files: OWN, folders: [] });
  });
});
