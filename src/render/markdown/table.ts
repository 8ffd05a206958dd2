export interface Column {
  title: string;
  align: 'left' | 'right' | 'center';
}

const RULES = { left: ':--', right: '--:', center: ':-:' } as const;

/** A table of cells that are escaped already. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  return [
    row(columns.map(({ title }) => title)),
    row(columns.map(({ align }) => RULES[align])),
    ...rows.map(row),
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Folded content; both are Markdown or HTML already. */
export function fold(summary: string, body: string, open = false): string {
  return `<details${open ? ' open' : ''}>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
