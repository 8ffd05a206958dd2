/** Writes `action.yml` and `docs/inputs.md` from the rows of inputs and the table of outputs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { INPUTS, type Row } from '../src/inputs/rows.ts';
import { OUTPUTS } from '../src/surfaces/outputs.ts';
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
  ['matrix', `\${{ toJSON(matrix) }}`],
  ['github-token', `\${{ github.token }}`],
]);
const defaultOf = (row: Row<unknown>) => EXPRESSIONS.get(row.name) ?? row.default;

const groups = [...GROUPS].map(([first, title], at) => {
  const start = rows.findIndex(({ name }) => name === first);
  const next = [...GROUPS.keys()][at + 1];
  const end = next === undefined ? rows.length : rows.findIndex(({ name }) => name === next);
  if (start < 0 || end <= start) throw new Error(`the group "${title}" has no inputs`);
  const lines = rows.slice(start, end).map((row) => {
    const otherwise = defaultOf(row);
    const meaning = row.description + (row.service === undefined ? '' : SERVICES[row.service]);
    return [`\`${row.name}\``, otherwise === '' ? '' : `\`${otherwise}\``, meaning];
  });
  return `### ${title}\n\n${table(['input', 'default', 'meaning'], lines)}`;
});
const blocks = [
  read('docs/parts/inputs.md').trimEnd(),
  '`npm run docs` writes the rest of this page. Edit what stands above in `docs/parts/inputs.md`.',
  '## Inputs',
  ...groups,
  '## Outputs',
  table(
    ['output', 'meaning'],
    Object.entries(OUTPUTS).map(([name, meaning]) => [`\`${name}\``, meaning]),
  ),
];

const action = parse(read('action.yml'));
action.inputs = Object.fromEntries(
  rows.map((row) => {
    const { name, description } = row;
    // The library leaves out what is undefined.
    return [name, { description, default: defaultOf(row) || undefined }];
  }),
);
action.outputs = Object.fromEntries(
  Object.entries(OUTPUTS).map(([name, description]) => [name, { description }]),
);
writeAll({
  'action.yml': stringify(action, { lineWidth: 0 }),
  'docs/inputs.md': `${blocks.join('\n\n')}\n`,
});
