import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readWorkspaceFile } from '../../src/lib/workspace-file.ts';
import { folderWith } from '../support/folder.ts';

const root = folderWith();
const workspace = join(root, 'workspace');
mkdirSync(join(workspace, 'folder'), { recursive: true });
writeFileSync(join(root, 'outside.yaml'), 'x');
writeFileSync(join(workspace, 'suite.yaml'), '\ufeffname: s');
writeFileSync(join(workspace, 'utf16.yaml'), '\ufeffname: é', 'utf16le');
writeFileSync(join(workspace, 'utf16be.yaml'), Buffer.from('name: é', 'utf16le').swap16());
writeFileSync(join(workspace, 'latin.yaml'), 'name: é', 'latin1');
writeFileSync(join(workspace, 'folder/a.yaml'), '<<<<<<< a\nb: 1\n=======\n>>>>>>> c\n');
writeFileSync(join(workspace, 'large.yaml'), '');
truncateSync(join(workspace, 'large.yaml'), 4 * 2 ** 20 + 1);
symlinkSync('../outside.yaml', join(workspace, 'link.yaml'));
symlinkSync('suite.yaml', join(workspace, 'inside.yaml'));
execFileSync('mkfifo', [join(workspace, 'pipe.yaml')]);

test.each([
  ['suite.yaml', 'name: s'],
  ['inside.yaml', 'name: s'],
  ['utf16.yaml', 'name: é'],
  ['utf16be.yaml', 'name: é'],
  ['latin.yaml', { reason: 'encoding', near: [] }],
  ['suit.yaml', { reason: 'missing', near: ['suite.yaml'] }],
  ['"folder/a.yaml"', { reason: 'missing', near: ['folder/a.yaml'] }],
  ['- folder/a.yaml', { reason: 'missing', near: ['folder/a.yaml'] }],
  ['~/folder/a.yaml', { reason: 'missing', near: ['folder/a.yaml'] }],
  ['https://x.test/o/r/blob/main/folder/a.yaml', { reason: 'missing', near: ['folder/a.yaml'] }],
  ['folder/a.yaml', { reason: 'merge', near: [] }],
  ['x'.repeat(5_000), { reason: 'missing', near: [] }],
  ['folder', { reason: 'not-a-file', near: [] }],
  ['pipe.yaml', { reason: 'not-a-file', near: [] }],
  ['large.yaml', { reason: 'too-large', near: [] }],
  ['link.yaml', { reason: 'outside', near: [] }],
  ['../outside.yaml', { reason: 'outside', near: [] }],
])('%.20s', async (path, expected) => {
  expect(await readWorkspaceFile(workspace, path)).toEqual(expected);
});
