import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from './rig/measurement.ts';

const BYTES_PER_MB = 1_000_000;

/** Sizes of what is committed in `dist`; the budget of the main bundle is from its specification. */
export function measureBundleSizes(): Measurement[] {
  return [
    { ...sizeOf('dist/index.js'), budget: 2.5 },
    sizeOf('dist/post/index.js'),
    { ...sizeOf('dist/request/index.js'), budget: 2.5 },
    sizeOf('dist/service/index.js'),
    {
      name: 'dist, all files',
      value: folderBytes('dist') / BYTES_PER_MB,
      unit: 'MB',
    },
  ];
}

function sizeOf(file: string): Measurement {
  return { name: file, value: statSync(file).size / BYTES_PER_MB, unit: 'MB' };
}

function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
