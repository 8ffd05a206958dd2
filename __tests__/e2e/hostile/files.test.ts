import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { byEffort, tellFigures, timeLimitMs } from '../../support/effort.ts';
import { suiteFile } from '../../support/evals/suite-builder.ts';
import { runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace, everythingShown } from '../../support/runner/eval-workspace.ts';

/** Files that inputs name, and that are something else than a file of the repository. */

const SECRET = 'tr0ub4dor-and-3-of-the-neighbour';
const INPUTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mcp-config': { 'suite-file': 'suite.yaml', 'mcp-config': 'named' },
  'suite-file': { 'suite-file': 'named' },
  results: { results: 'named' },
  'report-path': { mode: 'publish', 'report-path': 'named' },
};

type Prepare = (folder: string, outside: string) => string;
const named = (make: (path: string, outside: string) => void): Prepare => {
  return (folder, outside) => {
    make(join(folder, 'named'), outside);
    return 'named';
  };
};

const WAYS: Readonly<Record<string, Prepare>> = {
  'a link out of the workspace': named((path, outside) =>
    symlinkSync(join(outside, 'secret'), path),
  ),
  'a link to /etc/passwd': named((path) => symlinkSync('/etc/passwd', path)),
  'a link to the environment': named((path) => symlinkSync('/proc/self/environ', path)),
  'a link to a folder on the way': (folder, outside) => {
    symlinkSync(outside, join(folder, 'link'));
    return 'link/secret';
  },
  'a step up': () => '../outside/secret',
  'a link to a file of the workspace that is no such': (folder) => {
    writeFileSync(join(folder, 'other'), `password "${SECRET}"\n[x\n`);
    symlinkSync('other', join(folder, 'named'));
    return 'named';
  },
  'a pipe': named((path) => execFileSync('mkfifo', [path])),
  'a device': named((path) => symlinkSync('/dev/zero', path)),
  'a folder': named((path) => mkdirSync(path)),
  'ten gigabytes of nothing': named((path) => {
    writeFileSync(path, '');
    truncateSync(path, 10_000_000_000);
  }),
};

const rows = Object.keys(INPUTS).flatMap((input) =>
  Object.keys(WAYS).map((way) => ({ input, way })),
);
// Result files may be as large as they are, so that this one would be read to its end.
const all = rows.filter(({ input, way }) => !(input === 'results' && way.startsWith('ten')));
/** Each way once, and each input with some of them. */
const some = Object.keys(WAYS).flatMap((way, index) => {
  const ofWay = all.filter((row) => row.way === way);
  return ofWay[index % ofWay.length] ?? [];
});
const tried = byEffort({ ci: some, soak: all });

it(
  'are refused without a word of what they hold, and not waited for',
  async () => {
    for (const { input, way } of tried) {
      const checkout = new EvalWorkspace();
      const workspace = join(checkout.folder, 'workspace');
      const outside = join(checkout.folder, 'outside');
      for (const folder of [workspace, outside]) mkdirSync(folder);
      writeFileSync(join(workspace, 'suite.yaml'), JSON.stringify(suiteFile()));
      writeFileSync(join(outside, 'secret'), `password "${SECRET}"\n[x\n`);
      const file = WAYS[way]?.(workspace, outside) ?? '';
      const inputs = Object.entries(INPUTS[input] ?? {}).map(([name, value]) => [
        name,
        value === 'named' ? file : value,
      ]);
      const result = await runAction({
        workspace,
        inputs: { ...Object.fromEntries(inputs), 'artifact-name': 'never', comment: 'never' },
        stepLimitMs: 30_000,
      });
      const shown = await everythingShown(result);
      const where = `${input}: ${way}`;
      expect([where, result.outputs['verdict']]).toEqual([
        where,
        expect.stringMatching(/^(invalid|incomplete)$/),
      ]);
      expect([where, shown.includes(SECRET), shown.includes('root:'), result.exitCode]).toEqual([
        where,
        false,
        false,
        1,
      ]);
      await result.dispose();
      await checkout.remove();
    }
    tellFigures(
      `${tried.length} of ${all.length} files: ${Object.keys(INPUTS).length} inputs × ${Object.keys(WAYS).length} ways`,
    );
  },
  timeLimitMs(120_000),
);
