/** Writes `schemas/gate.schema.json` and the table of settings in `docs/gating.md`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policy } from '../src/report/policy.ts';
import { jsonSchemaOf, keyTable, membersOf, writeAll } from './suite-docs.ts';

const PAGE = 'docs/gating.md';
const [START, END] = ['<!-- settings -->', '<!-- end of settings -->'];

const schema = jsonSchemaOf(policy);
const file = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Gate of eval results',
  ...schema,
};
const page = readFileSync(join(import.meta.dirname, '..', PAGE), 'utf8');
const [before = '', after] = page.split(START);
const rest = after?.split(END)[1];
if (rest === undefined) throw new Error(`${PAGE} lacks its markers`);
writeAll({
  [PAGE]: `${before}${START}\n\n${keyTable(membersOf(schema))}\n\n${END}${rest}`,
  'schemas/gate.schema.json': `${JSON.stringify(file, null, 2)}\n`,
});
