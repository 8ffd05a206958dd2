import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { problemsOf } from '../../support/evals/suite-text.ts';

describe('readSuiteFile', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workspace-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['a file that is not there', 'missing.yaml', /there is no such file/],
    ['a folder', '.', /lies outside|is a folder; name one file\.$/],
    ['a way out of the workspace', '../../../../../../etc/hostname', /lies outside/],
    ['an absolute path', '/etc/hostname', /lies outside/],
  ])('refuses %s', async (_name, file, problem) => {
    expect((await problemsOf(readSuiteFile(file, folder)))[0]).toMatch(problem);
  });

  it('names the suites there are where the file is not there', async () => {
    const seen = async (file: string) => (await problemsOf(readSuiteFile(file, folder)))[0];
    expect(await seen('evals/smoke.yaml')).toMatch(/in the workspace\. Is it checked out\?$/);

    await mkdir(join(folder, 'evals/deep'), { recursive: true });
    await writeFile(join(folder, 'evals/smoke.yaml'), '');
    await writeFile(join(folder, 'evals/notes.md'), '');
    expect(await seen('smoke.yml')).toMatch(/Did you mean `evals\/smoke\.yaml`\?$/);

    for (const name of 'abcdef') await writeFile(join(folder, `evals/deep/${name}.yml`), '');
    expect(await seen('./evals/smok.yaml')).toMatch(
      /mean `evals\/smoke\.yaml`\? There are: `evals\/smoke\.yaml`, `.*` and 2 more\.$/,
    );
    expect(await seen('evals/*.yaml')).toMatch(
      /takes one file, no pattern; .* Did you mean `evals/,
    );
  });

  it('refuses a link that leads out of the workspace', async () => {
    await symlink('/etc/hostname', join(folder, 'suite.yaml'));
    expect((await problemsOf(readSuiteFile('suite.yaml', folder)))[0]).toMatch(/lies outside/);
  });

  it('refuses a file of many megabytes', async () => {
    await writeFile(join(folder, 'big.yaml'), ' '.repeat(4 * 1024 * 1024 + 1));
    expect((await problemsOf(readSuiteFile('big.yaml', folder)))[0]).toMatch(/larger than 4 MiB/);
  });
});
