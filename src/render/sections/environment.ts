import { environmentFacts } from '../facts/environment-facts.ts';
import type { Section } from '../markdown/document.ts';
import { fold, table } from '../markdown/table.ts';
import { code, inline, link } from '../text/escape.ts';
import type { EnvironmentFact, ReportView } from '../view.ts';

const COLUMNS = [
  { title: 'What', align: 'left' },
  { title: 'Value', align: 'left' },
] as const;

const ORIGIN_FACTS = 5;

/** What ran, where, against which servers. */
export function environmentSection(view: ReportView): Section | null {
  const rows = environmentFacts(view);
  if (rows.length === 0) return null;
  const draw = () => {
    const cells = rows.map((row) => [inline(row.label, 60), valueCell(row)]);
    return fold('Environment', table(COLUMNS, cells));
  };
  return { title: 'environment', levels: [{ keep: 20, render: draw }] };
}

/** Where the results come from in one line, so that a comment tells whether it is of this commit. */
export function originSection({ environment }: ReportView): Section | null {
  if (environment.length === 0) return null;
  const facts = environment
    .slice(0, ORIGIN_FACTS)
    .map((fact) => `${inline(fact.label, 60)} ${valueCell(fact, 80)}`);
  const render = () => `<sub>${facts.join(' · ')}</sub>`;
  return { title: 'origin', levels: [{ keep: 18, render }] };
}

/** Its value and, where it has one, its identifier as a link. Markup. */
export function valueCell(
  { value, id, address }: Omit<EnvironmentFact, 'label'>,
  limit = 300,
): string {
  return [inline(value, limit), ...(id ? [link(code(id, 80), address)] : [])]
    .filter((part) => part !== '')
    .join(' ');
}
