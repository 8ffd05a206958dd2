import type { InputDescriptor, Section } from '../../src/inputs/descriptor.ts';
import { MODES } from '../../src/inputs/mode.ts';

/** Modes but for `collect`, which is one of two others. */
const SOURCES = MODES.length - 1;

/** Columns of action.yml. */
const WIDTH = 100;

/** The text of action.yml with inputs put in the place of those it has. */
export function withInputs(actionMetadata: string, inputs: readonly InputDescriptor[]): string {
  const { before, after } = around(actionMetadata, '\ninputs:\n', '\noutputs:\n');
  return before + inputs.map(metadataOf).join('') + after;
}

function metadataOf(input: InputDescriptor): string {
  const { name, default: text, expression = text } = input;
  const lines = [`  ${name}:`, '    description: >-', ...wrapped(describe(input), 6)];
  if (expression !== undefined) lines.push(`    default: ${JSON.stringify(expression)}`);
  return lines.map((line) => `${line}\n`).join('');
}

/** Says what a table of the guide says in columns of their own. */
function describe({ modes, text, otherwise, secret }: InputDescriptor): string {
  const [mode, another] = modes;
  const where = mode !== undefined && another === undefined ? `Mode \`${mode}\`. ` : '';
  const standard = otherwise === undefined ? undefined : `Default: ${otherwise}.`;
  return [where + text, secret && 'Masked.', standard].filter(Boolean).join(' ');
}

function wrapped(text: string, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (indent + longer.length <= WIDTH) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].map((each) => ' '.repeat(indent) + each);
}

/**
 * The guide with the inputs in its tables, each under the heading that it names.
 * @throws where the guide has no such heading with a table below it.
 */
export function withInputTables(guide: string, inputs: readonly InputDescriptor[]): string {
  const sections = Map.groupBy(inputs, ({ section }) => section);
  return [...sections].reduce(withTable, guide);
}

function withTable(guide: string, [section, inputs]: [Section, InputDescriptor[]]): string {
  const level = guide.startsWith(`# ${section}\n`) ? '#' : '\n##';
  const heading = `${level} ${section}\n`;
  const { before, after } = around(guide, heading, '\n## ');
  const whole = guide.slice(before.length, guide.length - after.length);
  const table = /^\| Input .*(\n\|.*)*/m;
  if (!table.test(whole)) throw new Error(`The guide has no table under "${section}".`);
  // Given by a function, since a text may hold `$&`.
  return before + whole.replace(table, () => tableOf(inputs)) + after;
}

function tableOf(inputs: readonly InputDescriptor[]): string {
  const header = ['Input', 'Modes', 'Takes', 'Default', 'Meaning'];
  const rows = [header, ...inputs.map(rowOf)];
  const widths = header.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => `:${'-'.repeat(width - 1)}`).join(' | ')} |`;
  const [head = '', ...body] = rows.map(line);
  return [head, rule, ...body].join('\n');
}

function rowOf(input: InputDescriptor): string[] {
  const { name, kind, modes, default: text, expression = text, otherwise } = input;
  const cells = [
    `\`${name}\``,
    modes.length === SOURCES ? 'all' : modes.map((mode) => `\`${mode}\``).join(', '),
    kind.takes,
    expression === undefined ? (otherwise ?? '') : `\`${expression}\``,
    meaningOf(input),
  ];
  return cells.map((cell) => cell.replaceAll('|', '\\|'));
}

/** What an input is for, as a guide beside the others says it. */
export function meaningOf({ text, details, secret }: InputDescriptor): string {
  // Beside the guide, the other guides are near.
  const linked = text.replace(/docs\/([a-z-]+\.md)/g, '[docs/$1]($1)');
  return [linked, details, secret && 'Masked.'].filter(Boolean).join(' ');
}

/** What stands before a section, its first line with it, and what stands after it. */
function around(text: string, first: string, next: string): { before: string; after: string } {
  const start = text.indexOf(first);
  if (start === -1) throw new Error(`There is no "${first.trim()}".`);
  const from = start + first.length;
  const end = text.indexOf(next, from);
  return { before: text.slice(0, from), after: end === -1 ? '' : text.slice(end) };
}
