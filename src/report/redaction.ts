import { NAME_LIMIT, TEXT_LIMIT } from '../lib/limits.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import type { RunReport } from './report.ts';

/** Redacts the names in a report of another run. */
export function redactNames({ suite, servers, cases }: RunReport, redactor: Redactor): void {
  const shown = (text: string) => redactor.text(text, NAME_LIMIT);
  for (const tool of servers.flatMap(({ tools }) => tools ?? [])) {
    tool.name = shown(tool.name);
    // What is cut is no JSON any more, and is not compared.
    if (tool.inputSchema !== null) tool.inputSchema = redactor.text(tool.inputSchema, TEXT_LIMIT);
  }
  for (const one of cases) one.title = shown(one.title);
  for (const named of [suite, servers, cases.map(({ tools }) => tools)].flat(2)) {
    named.name = shown(named.name);
    if ('server' in named) named.server = shown(named.server);
  }
}
