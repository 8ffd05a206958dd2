import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { discover } from '../../../src/sources/results/discover.ts';
import { folderWith, writeIn } from '../../support/folder.ts';

let folder: string;
let workspace: string;

const write = (name: string, content = name) => writeIn(folder, { [name]: content });

beforeEach(() => {
  folder = folderWith();
  workspace = join(folder, 'workspace');
  for (const name of ['b/two.xml', 'a/one.xml', 'a/skip.xml', 'c.json', '.r/hidden.xml']) {
    write(`workspace/${name}`);
  }
  write('outside/secret.xml');
  symlinkSync(workspace, join(folder, 'alias'));
});

const paths = async (globs: string) =>
  (await discover(globs, workspace)).files.map(({ path }) => path);

test.each([
  ['**/*.xml', ['a/one.xml', 'a/skip.xml', 'b/two.xml']],
  ['**/*.xml\n!**/skip.xml', ['a/one.xml', 'b/two.xml']],
  ['!a/**\n**/*.xml', ['b/two.xml']],
  ['b/*.xml\r\n\n  a/one.xml  \n# a comment\n**/two.xml', ['a/one.xml', 'b/two.xml']],
  ['./c.json', ['c.json']],
  ['**/.r/*.xml', ['.r/hidden.xml']],
  ['a', []],
  ['', []],
])('%j finds %j', async (globs, expected) => expect(await paths(globs)).toEqual(expected));

test('takes absolute globs, also of a workspace that is a link', async () => {
  const alias = join(folder, 'alias');
  const globs = `${alias}/a/*.xml\n${workspace}/b/*.xml\n!${alias}/a/skip.xml`;
  const { files } = await discover(globs, alias);
  expect(files).toMatchObject([{ real: join(workspace, 'a/one.xml') }, { path: 'b/two.xml' }]);
});

test('names the lines that match nothing, and files that may be meant', async () => {
  write('workspace/build/junit.xml');
  write('workspace/node_modules/x/junit.xml');
  const some = await discover('c.json\nnone/*.xml\na/*.xml\n!a/*\n*', workspace);
  expect(some).toMatchObject({ unmatched: ['none/*.xml', 'a/*.xml'], folders: [], near: [] });
  const none = await discover('junit.xml', workspace);
  expect(none).toMatchObject({ files: [], unmatched: ['junit.xml'], near: ['build/junit.xml'] });
});

test.each([
  ['b', ['b']],
  ['./b/\na', ['./b', 'a']],
  ['.', ['.']],
  ['*', []],
  ['!a\n# b', ['']],
])('%j stands for the folders %j', async (globs, folders) => {
  expect(await discover(globs, workspace)).toMatchObject({ folders });
});

test('never leaves the workspace, by dots, absolute path or link', async () => {
  symlinkSync(join(folder, 'outside'), join(workspace, 'link'));
  symlinkSync(join(folder, 'outside/secret.xml'), join(workspace, 'secret.xml'));
  symlinkSync(workspace, join(workspace, 'a/round'));
  const lines = ['../outside/*.xml', `${folder}/outside/*.xml`, 'link/*.xml', 'secret.xml'];
  const { files, warnings, unmatched } = await discover(lines.join('\n'), workspace);
  expect([files, unmatched]).toEqual([[], lines]);
  const outside = ['../outside/secret.xml', 'link/secret.xml', 'secret.xml'];
  expect(warnings).toMatchObject(outside.map((file) => ({ reason: 'outside', file })));
  expect(await paths('**/one.xml')).toEqual(['a/one.xml']);
});

test('takes a file once, by any name, and one of several with the same bytes', async () => {
  symlinkSync(join(workspace, 'a/one.xml'), join(workspace, 'same.xml'));
  for (const name of ['x', 'y', 'z']) write(`workspace/${name}.xml`, name === 'x' ? '1' : '2');
  const { files, warnings, unmatched } = await discover('a/one.xml\nsame.xml\n?.xml', workspace);
  expect(files.map(({ path }) => path)).toEqual(['a/one.xml', 'x.xml', 'y.xml']);
  expect(warnings).toMatchObject([
    { reason: 'copies', file: 'same.xml', detail: 'a/one.xml' },
    { reason: 'copies', file: 'z.xml', detail: 'y.xml' },
  ]);
  expect(unmatched).toEqual([]);
});

test('a link that leads nowhere and a pipe are files: their results are missing', async () => {
  symlinkSync(join(workspace, 'gone'), join(workspace, 'dangling.xml'));
  execFileSync('mkfifo', [join(workspace, 'pipe.xml')]);
  expect(await paths('*.xml')).toEqual(['dangling.xml', 'pipe.xml']);
});
