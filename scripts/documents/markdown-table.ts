/** A table of GitHub Markdown, its columns as wide as their cells; the first row is its head. */
export function tableOf(table: readonly (readonly string[])[]): string {
  const rows = table.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const [head = [], ...body] = rows;
  const widths = head.map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => `:${'-'.repeat(width - 1)}`));
  return [line(head), rule, ...body.map(line)].join('\n');
}
