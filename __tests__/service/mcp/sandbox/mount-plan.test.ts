import { describe, expect, it } from '@jest/globals';
import {
  accessTo,
  type LookUp,
  type Mount,
  planMounts,
  type SandboxScene,
} from '../../../../src/service/mcp/sandbox/mount-plan.ts';

/** A machine on which everything is there, but for what no test speaks of. */
const everything: LookUp = (path) =>
  path.includes('missing') ? null : { path, isFolder: !path.endsWith('.sock') };

const HOSTED: SandboxScene = {
  workspace: '/home/runner/work/repo/repo',
  homes: ['/home/runner'],
  hidden: ['/home/runner/work/_temp', '/home/runner/work', '/var/run/docker.sock'],
  programs: ['/opt/hostedtoolcache/node/24/x64/bin', '/home/runner/.local/bin', '/usr/bin'],
  readable: ['/home/runner/work/_temp/.npmrc'],
  caches: ['/home/runner/work/_temp/setup-uv-cache'],
  ownProgram: '/home/runner/work/_actions/owner/gate/v1/dist',
};

const plan = (over: Partial<SandboxScene> = {}): Mount[] =>
  planMounts({ ...HOSTED, ...over }, everything);
const access = (path: string, over: Partial<SandboxScene> = {}) => accessTo(path, plan(over));

describe('what servers may do on a hosted runner', () => {
  it.each([
    ['/usr/bin/node', 'read'],
    ['/etc/ssl/certs/ca-certificates.crt', 'read'],
    ['/opt/hostedtoolcache/node/24/x64/lib/node_modules/npm', 'read'],
    ['/run/systemd/resolve/stub-resolv.conf', 'read'],
    ['/home/runner/.local/bin/uvx', 'read'],
    ['/home/runner/work/_temp/.npmrc', 'read'],
    ['/home/runner/work/repo/repo', 'write'],
    ['/home/runner/work/repo/repo/src/server.js', 'write'],
    ['/home/runner/.npm/_npx', 'write'],
    ['/home/runner/.cache/uv', 'write'],
    ['/home/runner/work/_temp/setup-uv-cache', 'write'],
    ['/home/runner/.ssh/id_ed25519', 'hidden'],
    ['/home/runner/.docker/config.json', 'hidden'],
    ['/home/runner/work/_temp/_runner_file_commands/set_output_1', 'hidden'],
    ['/home/runner/work/_temp/_github_workflow/event.json', 'hidden'],
    ['/home/runner/work/_actions/owner/gate/v1/dist/post/index.js', 'hidden'],
    ['/home/runner/work/repo/repo-of-another-step', 'hidden'],
    ['/tmp/socket', 'hidden'],
    ['/run/docker.sock', 'hidden'],
    ['/var/run/docker.sock', 'hidden'],
  ])('%s: %s', (path, expected) => {
    expect(access(path)).toBe(expected);
  });
});

describe('where folders lie in one another', () => {
  it.each<[string, string, Partial<SandboxScene>, string]>([
    [
      'what is to be hidden stays so within the workspace',
      '/w/state/db.sqlite',
      { workspace: '/w', hidden: ['/w/state'] },
      'hidden',
    ],
    [
      'the workspace can be used though all around it is hidden',
      '/tmp/checkout/a.js',
      { workspace: '/tmp/checkout', hidden: ['/tmp'] },
      'write',
    ],
    [
      'the workspace may be the home',
      '/home/ada/a.js',
      { workspace: '/home/ada', homes: ['/home/ada'] },
      'write',
    ],
    [
      'an own program in the workspace cannot be written',
      '/w/dist/post/index.js',
      { workspace: '/w', ownProgram: '/w/dist' },
      'read',
    ],
    [
      'a cache named as the home opens nothing',
      '/home/runner/.ssh',
      { caches: ['/home/runner'] },
      'hidden',
    ],
    ['a cache named as the root opens nothing', '/etc/passwd', { caches: ['/'] }, 'read'],
    [
      'a home on the PATH opens nothing',
      '/home/runner/.ssh',
      { programs: ['/home/runner'] },
      'hidden',
    ],
    [
      'a bin in the home opens no more than itself',
      '/home/runner/.ssh',
      { programs: ['/home/runner/bin'] },
      'hidden',
    ],
    [
      'nor does one in a folder of the home',
      '/home/runner/.cargo/credentials.toml',
      { programs: ['/home/runner/.cargo/bin'] },
      'hidden',
    ],
    [
      'programs of the workspace stay writable',
      '/w/node_modules/x',
      { workspace: '/w', programs: ['/w/node_modules/bin'] },
      'write',
    ],
    ['a root as home hides nothing', '/usr/bin/node', { homes: ['/'] }, 'read'],
    ['a root to be hidden is none', '/usr/bin/node', { hidden: ['/'] }, 'read'],
  ])('%s', (_what, path, over, expected) => {
    expect(access(path, over)).toBe(expected);
  });

  it('an own program in the workspace cannot be moved away with a folder above it', () => {
    const own = '/w/.github/actions/gate/dist';
    const mounts = plan({ workspace: '/w', ownProgram: own });
    const mounted = mounts.map(({ path }) => path);
    expect(mounted).toEqual(
      expect.arrayContaining([
        '/w',
        '/w/.github',
        '/w/.github/actions',
        '/w/.github/actions/gate',
        own,
      ]),
    );
  });

  it('parents come first, and what is not there is not mounted', () => {
    const paths = plan({ hidden: ['/missing'], caches: ['/opt/missing'] }).map(({ path }) => path);
    expect(paths.filter((path) => path.includes('missing'))).toEqual([]);
    for (const [index, path] of paths.entries()) {
      expect(paths.slice(0, index).some((other) => other.startsWith(`${path}/`))).toBe(false);
    }
  });
});
