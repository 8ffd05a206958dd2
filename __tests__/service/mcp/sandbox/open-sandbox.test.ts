import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import {
  SandboxError,
  type SandboxOptions,
} from '../../../../src/service/mcp/sandbox/open-sandbox.ts';
import { openHere } from '../../../support/service/mcp/sandboxes.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-tools-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder with a program of that name that is a shell script. */
function toolFolder(name: string, script: string): readonly string[] {
  const own = mkdtempSync(join(folder, 'tools-'));
  const path = join(own, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return [own];
}

/** Does what it is told to do as another user, as this one. */
const OBEDIENT_SUDO =
  'while [ "$1" != /usr/bin/env ] && [ "$1" != /bin/sh ]; do shift; done; exec "$@"';

it.each<['bwrap' | 'user', string, Partial<SandboxOptions>, RegExp]>([
  ['bwrap', 'is asked for on macOS', { platform: 'darwin' }, /`bwrap` works on Linux only/],
  ['bwrap', 'is asked for on Windows', { platform: 'win32' }, /`bwrap` works on Linux only/],
  [
    'bwrap',
    'is not installed',
    { systemFolders: [folder] },
    /`bwrap` is not installed; add a step .*`sudo apt-get install --yes bubblewrap`/,
  ],
  [
    'bwrap',
    'may make no user namespaces',
    {
      systemFolders: toolFolder(
        'bwrap',
        'echo "bwrap: setting up uid map: Permission denied" >&2; exit 1',
      ),
    },
    /cannot make a sandbox here: bwrap: setting up uid map: Permission denied\. \S/,
  ],
  ['user', 'is asked for on Windows', { platform: 'win32' }, /`user` does not work on Windows/],
  ['user', 'has no sudo', { systemFolders: [folder] }, /`sudo` is not installed/],
  [
    'user',
    'may not use sudo',
    { systemFolders: toolFolder('sudo', 'echo "sudo: a password is required" >&2; exit 1') },
    /may not run programs as `nobody` by `sudo -n`, .*: sudo: a password is required\./,
  ],
  [
    'user',
    'is a user who may become root',
    { systemFolders: toolFolder('sudo', OBEDIENT_SUDO) },
    /`nobody` may use `sudo` here without a password/,
  ],
  [
    'user',
    'cannot read the workspace',
    {
      workspace: '/no such folder',
      systemFolders: toolFolder(
        'sudo',
        `case "$*" in *"/sudo -n "*|"-n /bin"*) exit 1;; esac; ${OBEDIENT_SUDO}`,
      ),
    },
    /`nobody` cannot read "\/no such folder"; let others read it/,
  ],
])('%s that %s is refused, never left out in silence', async (name, _what, options, message) => {
  const error = await openHere(name, options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SandboxError);
  expect(error).toMatchObject({ message: expect.stringMatching(message) });
});
