/**
 * Writes `action.yml`, `docs/inputs.md` and `docs/changes.md` from the rows of inputs and the table of
 * outputs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { movedProblem } from '../src/inputs/former.ts';
import { ACTION_INPUTS, INPUTS, type Row } from '../src/inputs/rows.ts';
import { OUTPUTS } from '../src/surfaces/outputs.ts';
import { describeMistake } from '../src/words/problems.ts';
import { FORMER_INPUTS } from './former-inputs.ts';
import { table, writeAll } from './suite-docs.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const rows: Row<unknown>[] = Object.values(INPUTS);

/** Titles of groups, each by its first input. */
const GROUPS = new Map([
  ['mode', 'Run a suite'],
  ['results', 'Judge result files'],
  ['base-url', 'Use an eval service'],
  ['min-pass-rate', 'Decide the verdict'],
  ['artifact-name', 'Show the verdict'],
]);
const SERVICES = { embedded: ' Not with `base-url`.', hosted: ' Only with `base-url`.' };

/** What the runner fills in. */
const EXPRESSIONS = new Map([
  ['matrix', `[\${{ toJSON(matrix) }}, \${{ toJSON(strategy) }}]`],
  ['github-token', `\${{ github.token }}`],
]);
const defaultOf = (row: Row<unknown>) => EXPRESSIONS.get(row.name) ?? row.default;

const groups: string[][][] = [];
for (const row of rows) {
  if (GROUPS.has(row.name)) groups.push([]);
  const meaning = row.description + (row.service === undefined ? '' : SERVICES[row.service]);
  groups.at(-1)?.push([`\`${row.name}\``, defaultOf(row).replace(/.+/, '`$&`'), meaning]);
}
const titles = [...GROUPS.values()];
if (groups.length !== titles.length) throw new Error('a group has no first input');
const blocks = [
  read('docs/parts/inputs.md').trimEnd(),
  '`npm run docs` writes the rest of this page. Edit what stands above in `docs/parts/inputs.md`.',
  '## Inputs',
  ...groups.flatMap((one, at) => [
    `### ${titles[at]}`,
    table(['input', 'default', 'meaning'], one),
  ]),
  '## Outputs',
  table(
    ['output', 'meaning'],
    Object.entries(OUTPUTS).map(([name, meaning]) => [`\`${name}\``, meaning]),
  ),
];

const former = FORMER_INPUTS.map((name) => {
  const moved = ACTION_INPUTS.includes(name) ? undefined : movedProblem(name);
  return [`\`${name}\``, moved === undefined ? 'Kept.' : describeMistake(moved)];
});
const changes = [read('docs/parts/changes.md').trimEnd(), table(['input', 'now'], former)];

const action = parse(read('action.yml'));
// The library leaves out what is undefined.
const inputs = rows.map((row) => {
  return [row.name, { description: row.description, default: defaultOf(row) || undefined }];
});
const outputs = Object.entries(OUTPUTS).map(([name, description]) => [name, { description }]);
action.inputs = Object.fromEntries(inputs);
action.outputs = Object.fromEntries(outputs);
writeAll({
  'action.yml': stringify(action, { lineWidth: 0 }),
  'docs/inputs.md': `${blocks.join('\n\n')}\n`,
  'docs/changes.md': `${changes.join('\n\n')}\n`,
});
