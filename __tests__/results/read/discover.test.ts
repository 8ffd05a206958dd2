import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { discoverFiles } from '../../../src/results/read/discover.ts';

let folder: string;
let workspace: string;

async function write(name: string, content = name): Promise<string> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return path;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'discover-'));
  workspace = join(folder, 'workspace');
  for (const name of ['b/two.xml', 'a/one.xml', 'a/skip.xml', 'c.json']) {
    await write(`workspace/${name}`);
  }
  await write('outside/secret.xml');
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function names(patterns: string): Promise<string[]> {
  return (await discoverFiles(patterns, workspace)).files.map(({ name }) => name);
}

describe('discoverFiles', () => {
  it.each([
    ['**/*.xml', ['a/one.xml', 'a/skip.xml', 'b/two.xml']],
    ['**/*.xml\n!**/skip.xml', ['a/one.xml', 'b/two.xml']],
    ['!a/**\n**/*.xml', ['b/two.xml']],
    ['b/*.xml\n\n  a/one.xml  \n# a comment\n**/two.xml', ['a/one.xml', 'b/two.xml']],
    ['./c.json', ['c.json']],
    ['a', []],
    ['none/*.xml', []],
    ['', []],
  ])('%j finds %j', async (patterns, expected) => {
    expect(await names(patterns)).toEqual(expected);
  });

  it('takes an absolute glob inside the workspace', async () => {
    expect(await names(`${workspace}/a/*.xml\n!${workspace}/a/skip.xml`)).toEqual(['a/one.xml']);
  });

  it('takes an absolute glob of a workspace that is reached by a symlink', async () => {
    const alias = join(folder, 'alias');
    await symlink(workspace, alias);
    const patterns = `${alias}/a/*.xml\n${workspace}/b/*.xml\n!${alias}/a/skip.xml`;
    const { files } = await discoverFiles(patterns, alias);
    expect(files.map(({ name }) => name)).toEqual(['a/one.xml', 'b/two.xml']);
  });

  it('is not led round by a symlink to a folder above', async () => {
    await symlink(workspace, join(workspace, 'a/round'));
    expect(await names('**/*.xml')).toEqual(['a/one.xml', 'a/skip.xml', 'b/two.xml']);
  });

  it('looks into folders that begin with a dot only where the glob names them', async () => {
    await write('workspace/.reports/hidden.xml');
    expect(await names('**/hidden.xml')).toEqual([]);
    expect(await names('.reports/*.xml')).toEqual(['.reports/hidden.xml']);
    expect(await names('**/.reports/*.xml')).toEqual(['.reports/hidden.xml']);
  });

  it('never leaves the workspace, by dots, absolute path or symlink', async () => {
    await symlink(join(folder, 'outside'), join(workspace, 'link'));
    await symlink(join(folder, 'outside/secret.xml'), join(workspace, 'secret.xml'));
    const patterns = ['../outside/*.xml', `${folder}/outside/*.xml`, 'link/*.xml', 'secret.xml'];
    const discovery = await discoverFiles(patterns.join('\n'), workspace);
    expect(discovery.files).toEqual([]);
    expect(discovery.outside).toEqual(
      expect.arrayContaining(['../outside/secret.xml', 'link/secret.xml', 'secret.xml']),
    );
  });

  it('counts a file once, under whatever names it is reached', async () => {
    await symlink(join(workspace, 'a/one.xml'), join(workspace, 'same.xml'));
    expect(await names('a/one.xml\nsame.xml\n**/one.xml')).toEqual(['a/one.xml']);
  });

  it('reports files of the very same bytes and counts one', async () => {
    await write('workspace/z.xml', 'b/two.xml');
    await write('workspace/b/two.xml', 'b/two.xml');
    const { files, copies } = await discoverFiles('**/*.xml\n!a/**', workspace);
    expect(files.map(({ name }) => name)).toEqual(['b/two.xml']);
    expect(copies).toEqual([{ name: 'z.xml', sameAs: 'b/two.xml' }]);
  });

  it('keeps a symlink that leads nowhere, for its results are missing', async () => {
    await symlink(join(workspace, 'gone'), join(workspace, 'dangling.xml'));
    expect(await names('*.xml')).toEqual(['dangling.xml']);
  });
});
