import { formatCount } from '../../model/quantity.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { Section } from '../document.ts';
import { code, inline, link } from '../escape.ts';
import { fold, table } from '../table.ts';
import type { ReportView } from '../view.ts';

/** What ran, where, against which servers. */
export function environmentSection({ report, links, environment }: ReportView): Section | null {
  const rows = [
    ...(report === null ? [] : reportRows(report, links?.run)),
    ...environment.slice(0, 30).map(({ label, value }) => [inline(label, 60), inline(value, 300)]),
  ];
  if (rows.length === 0) return null;
  const columns = [
    { title: 'What', align: 'left' },
    { title: 'Value', align: 'left' },
  ] as const;
  const draw = () => fold('Environment', table(columns, rows));
  return { title: 'environment', levels: [{ keep: 20, render: draw }] };
}

function reportRows({ run, suite, project, servers }: RunReport, address?: string | null) {
  const rows: string[][] = [];
  if (run !== null) {
    const number = run.number === null ? '' : ` (number ${formatCount(run.number)})`;
    rows.push(['Run', `${link(code(run.id, 80), address)}${number}`]);
    rows.push(['Status', inline(run.status, 80)]);
    if (run.notes) rows.push(['Notes', inline(run.notes, 300)]);
  }
  rows.push(['Suite', nameAndId(suite.name, suite.id)]);
  if (project !== null) rows.push(['Project', nameAndId(project.name ?? '', project.id)]);
  if (servers.length > 0) {
    const named = servers.slice(0, 20).map(({ name }) => inline(name, 80));
    const more = servers.length - named.length;
    rows.push(['Servers', `${named.join(', ')}${more > 0 ? ` +${formatCount(more)}` : ''}`]);
  }
  return rows;
}

function nameAndId(name: string, id: string | null): string {
  return [inline(name), ...(id === null ? [] : [code(id, 80)])]
    .filter((text) => text !== '')
    .join(' ');
}
