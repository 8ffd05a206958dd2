import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerSurface } from '../../src/model/servers/surface.ts';
import { CollectedReportError } from '../../src/report-file/report-reader.ts';
import {
  requireSnapshotPlace,
  snapshotBaseline,
  snapshotText,
  writeSnapshot,
} from '../../src/surface/snapshot.ts';
import { ConfigurationError } from '../../src/trouble/errors.ts';
import { textOf, wholeReport } from '../support/report-file/legs.ts';

let workspace: string;
beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'snapshot-'));
});
afterEach(() => rm(workspace, { recursive: true }));

const tool = (name: string, inputSchema = {}) => ({ name, inputSchema });
const weather: ServerSurface = { server: 'weather', tools: [tool('a'), tool('b')] };
const other: ServerSurface = { server: 'other', tools: [] };

describe('the text of a snapshot', () => {
  it('is the same whatever the order of servers, tools and members', () => {
    const one = { server: 'weather', tools: [tool('b', { x: 1, y: 2 }), tool('a')] };
    const same = { server: 'weather', tools: [tool('a'), tool('b', { y: 2, x: 1 })] };
    expect(snapshotText([one, other])).toBe(snapshotText([other, same]));
  });

  it('is read back as what it was made of', async () => {
    await writeSnapshot('deep/now.json', workspace, snapshotText([weather, other]));
    expect(await readdir(join(workspace, 'deep'))).toEqual(['now.json']);
    const { report, origin } = await snapshotBaseline('deep/now.json', workspace);
    expect(report.surface).toEqual({ servers: [other, weather], silent: [] });
    expect(origin).toMatchObject({ kind: 'file', commit: null });
  });
});

describe('the place of a snapshot', () => {
  it('is in the workspace, whatever links are on the way', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    await symlink(outside, join(workspace, 'out'));
    for (const path of ['out/now.json', 'out/deep/now.json', '../now.json', join(outside, 'x')]) {
      await expect(requireSnapshotPlace(path, workspace)).rejects.toThrow(ConfigurationError);
      await expect(writeSnapshot(path, workspace, '{}')).rejects.toThrow(ConfigurationError);
    }
    expect(await readdir(outside)).toEqual([]);
    await rm(outside, { recursive: true });
    await requireSnapshotPlace('not/there/yet.json', workspace);
  });

  it('is no folder, and nothing is left of what could not be put there', async () => {
    await writeSnapshot('there/now.json', workspace, '{}');
    await expect(writeSnapshot('there', workspace, '{}')).rejects.toThrow(
      '`there` is a folder. Name the file in it that is to be written. Example: there/mcp-surface.json',
    );
    await expect(requireSnapshotPlace('there', workspace)).rejects.toThrow('is a folder');
    await expect(writeSnapshot('there/now.json/x', workspace, '{}')).rejects.toThrow(
      ConfigurationError,
    );
    expect(await readdir(workspace)).toEqual(['there']);
    expect(await readFile(join(workspace, 'there/now.json'), 'utf8')).toBe('{}');
  });
});

describe('a file to compare with that is no snapshot', () => {
  const read = async (text: string) => {
    await writeFile(join(workspace, 'file.json'), text);
    return snapshotBaseline('file.json', workspace);
  };

  it.each([
    ['of another version', '{"$schema":"x","schemaVersion":2,"servers":[]}', 'schema version 1'],
    [
      'with a server of another shape',
      '{"schemaVersion":1,"$schema":"","servers":[3]}',
      'servers.0',
    ],
    ['no JSON', '{', 'is no JSON'],
    ['nested too deep', '{"servers":'.repeat(200), 'nested'],
  ])('is refused: %s', async (_what, text, words) => {
    await expect(read(text)).rejects.toThrow(CollectedReportError);
    await expect(read(text)).rejects.toThrow(words);
  });

  it('is refused where it is a report of results', async () => {
    await expect(read(textOf(wholeReport()))).rejects.toThrow('does not tell what servers offer');
  });

  it('is a mistake of the user where it is not there, or a link out of the workspace', async () => {
    const absent = snapshotBaseline('deep/absent.json', workspace);
    await expect(absent).rejects.toThrow(ConfigurationError);
    await expect(absent).rejects.toThrow(/^compare-to: there is no file `deep\/absent\.json` in/);
    await expect(absent).rejects.toThrow('`compare-to: none` and `snapshot: deep/absent.json`');
    await symlink('/etc/hostname', join(workspace, 'link.json'));
    await expect(snapshotBaseline('link.json', workspace)).rejects.toThrow(ConfigurationError);
  });
});
