/**
 * Writes both `action.yml`, `docs/inputs.md` and `docs/request.md` from the rows of inputs and the
 * tables of outputs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { REQUEST_INPUTS } from '../src/inputs/request.ts';
import { INPUTS, type Row } from '../src/inputs/rows.ts';
import { OUTPUTS, REQUEST_OUTPUTS } from '../src/surfaces/outputs.ts';
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
const SERVICES = {
  embedded: ' Not with `base-url`.',
  hosted: ' Only with `base-url`.',
  reached: ' Only with `base-url` or `report-to`.',
};

/** What the runner fills in. */
const EXPRESSIONS = new Map([
  ['matrix', `[\${{ toJSON(matrix) }}, \${{ toJSON(strategy) }}]`],
  ['github-token', `\${{ github.token }}`],
]);
const defaultOf = (row: Row<unknown>) => EXPRESSIONS.get(row.name) ?? row.default;

const cellsOf = (row: Row<unknown>) => {
  const meaning = row.description + (row.service === undefined ? '' : SERVICES[row.service]);
  return [`\`${row.name}\``, defaultOf(row).replace(/.+/, '`$&`'), meaning];
};
const groups: string[][][] = [];
for (const row of rows) {
  if (GROUPS.has(row.name)) groups.push([]);
  groups.at(-1)?.push(cellsOf(row));
}
const outputTable = (outputs: Record<string, string>) =>
  table(
    ['output', 'meaning'],
    Object.entries(outputs).map(([name, meaning]) => [`\`${name}\``, meaning]),
  );
const titles = [...GROUPS.values()];
if (groups.length !== titles.length) throw new Error('a group has no first input');
const blocks = [
  read('docs/parts/inputs.md').trimEnd(),
  '<!-- `npm run docs` writes what follows. Edit docs/parts/inputs.md to change what stands above. -->',
  '## Inputs',
  ...groups.flatMap((one, at) => [
    `### ${titles[at]}`,
    table(['input', 'default', 'meaning'], one),
  ]),
  '## Outputs',
  outputTable(OUTPUTS),
];
const requests: Row<unknown>[] = Object.values(REQUEST_INPUTS);
const request = [
  read('docs/parts/request.md').trimEnd(),
  '<!-- `npm run docs` writes what follows. Edit docs/parts/request.md to change what stands above. -->',
  '## Inputs',
  table(['input', 'default', 'meaning'], requests.map(cellsOf)),
  '## Outputs',
  outputTable(REQUEST_OUTPUTS),
];

/** An `action.yml` with other inputs and outputs. The library leaves out what is undefined. */
function actionOf(path: string, own: readonly Row<unknown>[], outputs: Record<string, string>) {
  const action = parse(read(path));
  const inputs = own.map((row) => {
    return [row.name, { description: row.description, default: defaultOf(row) || undefined }];
  });
  const described = Object.entries(outputs).map(([name, description]) => [name, { description }]);
  action.inputs = Object.fromEntries(inputs);
  action.outputs = Object.fromEntries(described);
  return stringify(action, { lineWidth: 0 });
}
writeAll({
  'action.yml': actionOf('action.yml', rows, OUTPUTS),
  'request/action.yml': actionOf('request/action.yml', requests, REQUEST_OUTPUTS),
  'docs/inputs.md': `${blocks.join('\n\n')}\n`,
  'docs/request.md': `${request.join('\n\n')}\n`,
});
