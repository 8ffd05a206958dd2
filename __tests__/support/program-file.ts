import { basename, join } from 'node:path';

/**
 * Where a program of the tests is: its bundle, which the setup of Jest makes, or else its source.
 *
 * @param path from the root of the project, such as `scripts/cli.ts`
 */
export function programFile(path: string): string {
  const bundles = process.env['TEST_PROGRAMS'];
  if (bundles === undefined) return join(import.meta.dirname, '../..', path);
  return join(bundles, `${basename(path, '.ts')}.mjs`);
}
