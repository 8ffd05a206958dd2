import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { suiteFileSchema } from '../src/evals/suite-file/suite-file-schema.ts';
import { reportJsonSchema } from '../src/report-file/report-schema.ts';

/** Published JSON Schemas by their place in the repository. */
export function generateSchemas(): Record<string, Record<string, unknown>> {
  return {
    'schemas/report.schema.json': reportJsonSchema(),
    'schemas/suite-file.schema.json': {
      $id: 'urn:mcp-eval-gate-action:suite-file:1',
      title: 'Eval suite as code',
      ...z.toJSONSchema(suiteFileSchema, { io: 'input' }),
    },
  };
}

if (import.meta.main) {
  const schemas = generateSchemas();
  for (const [file, schema] of Object.entries(schemas)) {
    writeFileSync(file, JSON.stringify(schema));
  }
  execFileSync('biome', ['format', '--write', ...Object.keys(schemas)], { stdio: 'inherit' });
}
