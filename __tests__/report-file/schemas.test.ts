import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { generateSchemas } from '../../scripts/schemas.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('published schemas', () => {
  it.each(Object.entries(generateSchemas()))(
    '%s is what `npm run schemas` writes',
    async (file, schema) => {
      expect(JSON.parse(await readFile(path.join(root, file), 'utf8'))).toEqual(schema);
    },
  );
});
