import { countOf, formatCount } from '../../model/quantity.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { EnvironmentFact, ReportView } from '../view.ts';
import { factsOf } from './facts.ts';

const SERVERS_SHOWN = 20;
const FACTS_SHOWN = 30;

/** What ran, where, against which servers. */
export function environmentFacts({ report, environment }: ReportView): EnvironmentFact[] {
  const ofReport = report === null ? [] : reportFacts(report);
  return [...ofReport, ...environment.slice(0, FACTS_SHOWN)];
}

function reportFacts(report: RunReport): EnvironmentFact[] {
  const { run, suite, project, servers } = report;
  const facts: EnvironmentFact[] = [];
  if (run !== null) {
    const value = run.number === null ? '' : `number ${formatCount(run.number)}`;
    facts.push({ label: 'Run', value, id: run.id }, { label: 'Status', value: run.status });
    if (run.notes) facts.push({ label: 'Notes', value: run.notes });
  }
  facts.push({ label: 'Suite', value: suite.name, id: suite.id });
  if (project !== null) facts.push({ label: 'Project', value: project.name ?? '', id: project.id });
  if (servers.length > 0) facts.push({ label: 'Servers', value: serverNames(servers) });
  // Several models have a section of their own.
  const [model, ...others] = factsOf(report).models;
  if (model && others.length === 0) facts.push({ label: 'Model', value: model.name });
  return facts;
}

function serverNames(servers: RunReport['servers']): string {
  const named = servers.slice(0, SERVERS_SHOWN).map(({ name }) => name);
  const more = servers.length - named.length;
  return [...named, ...(more > 0 ? [countOf(more, 'more server')] : [])].join(', ');
}
