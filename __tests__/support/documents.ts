/** Documents of this repository. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Schema, Validator } from '@cfworker/json-schema';

export const ROOT = join(import.meta.dirname, '../..');

/** Reads a file by its path from the root. */
export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The blocks of YAML in a page. */
export const blocksIn = (page: string) =>
  [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = '']) => block);

export const suiteSchema: Schema = JSON.parse(read('schemas/suite.schema.json'));
export const suiteValidator = new Validator(suiteSchema, '2020-12', false);
