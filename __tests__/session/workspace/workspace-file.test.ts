import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readWorkspaceFile } from '../../../src/session/workspace/workspace-file.ts';

let folder: string;
let workspace: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workspace-file-'));
  workspace = join(folder, 'workspace');
  mkdirSync(join(workspace, 'evals'), { recursive: true });
  writeFileSync(join(workspace, 'evals/real.json'), 'inside');
  writeFileSync(join(folder, 'secret'), 'outside');
});
afterEach(() => rm(folder, { recursive: true }));

const read = (file: string, absoluteAnywhere = false) =>
  readWorkspaceFile(file, { workspace, maxBytes: 1_000, absoluteAnywhere });
const link = (target: string, file: string) => symlinkSync(target, join(workspace, file));
const linkTwice = (target: string) => {
  link(target, 'between');
  link('between', 'file');
};

describe('a file that an input names', () => {
  it('is read in the workspace, also by a link that stays there', async () => {
    link('evals/real.json', 'file');
    link('evals', 'dir');
    for (const file of ['evals/real.json', 'file', 'dir/real.json', './evals/../file']) {
      await expect(read(file)).resolves.toBe('inside');
    }
    await expect(read(join(workspace, 'file'))).resolves.toBe('inside');
  });

  it.each([
    ['a link', () => link('../secret', 'file'), 'file'],
    ['a link to an absolute path', () => link('/etc/passwd', 'file'), 'file'],
    ['a link of a link', () => linkTwice('../secret'), 'file'],
    ['a folder that is a link', () => link('..', 'dir'), 'dir/secret'],
    ['a step up', () => undefined, '../secret'],
    ['the environment of this process', () => link('/proc/self/environ', 'file'), 'file'],
  ])('is refused where %s leads out, and not quoted', async (_how, prepare, file) => {
    prepare();
    for (const anywhere of [false, true]) {
      const error: unknown = await read(file, anywhere).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ message: expect.stringContaining('outside the workspace') });
      expect(String(error)).not.toMatch(/inside|root:|PATH/);
    }
  });

  it('may lie anywhere where its author writes an absolute path', async () => {
    await expect(read(join(folder, 'secret'), true)).resolves.toBe('outside');
    await expect(read(join(folder, 'secret'))).rejects.toThrow('outside the workspace');
  });

  it('is not waited for where it is a pipe', async () => {
    execFileSync('mkfifo', [join(workspace, 'pipe')]);
    await expect(read('pipe')).rejects.toThrow('`pipe` is not a file.');
  });

  it('is no folder, no device and not huge', async () => {
    await expect(read('evals')).rejects.toThrow('`evals` is a folder, and no file.');
    await expect(read('/dev/zero', true)).rejects.toThrow('is not a file.');
    writeFileSync(join(workspace, 'huge'), '');
    truncateSync(join(workspace, 'huge'), 10_000_000_000);
    await expect(read('huge')).rejects.toThrow('is larger than');
  });
});
