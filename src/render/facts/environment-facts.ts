import { hasCases } from '../../model/choices/report-source.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import type { RunExecution, RunReport } from '../../model/run-report.ts';
import { formatDuration } from '../text/format.ts';
import type { EnvironmentFact, ReportView } from '../view.ts';
import { policyFact } from '../words/policy-words.ts';
import { factsOf } from './facts.ts';

const SERVERS_SHOWN = 20;
const FACTS_SHOWN = 30;

/** What ran, where, against which servers. */
export function environmentFacts({ report, verdict, environment }: ReportView): EnvironmentFact[] {
  const ofReport = report === null ? [] : reportFacts(report);
  return [...ofReport, ...policyFact(verdict), ...environment.slice(0, FACTS_SHOWN)];
}

function reportFacts(report: RunReport): EnvironmentFact[] {
  const { run, suite, project, servers } = report;
  const facts: EnvironmentFact[] = [];
  if (run !== null) {
    const value = run.number === null ? '' : `number ${formatCount(run.number)}`;
    facts.push({ label: 'Run', value, id: run.id }, { label: 'Status', value: run.status });
    if (run.notes) facts.push({ label: 'Notes', value: run.notes });
  }
  // What is not of cases has a heading, and no suite.
  if (hasCases(report)) facts.push({ label: 'Suite', value: suite.name, id: suite.id });
  facts.push(...legFacts(report));
  if (project !== null) facts.push({ label: 'Project', value: project.name ?? '', id: project.id });
  const { execution } = run ?? {};
  if (servers.length > 0) {
    facts.push({ label: 'Servers', value: serverNames(servers, execution?.servers ?? []) });
  }
  if (execution) facts.push(...executionFacts(execution));
  // Several models have a section of their own.
  const [model, ...others] = factsOf(report).models;
  if (model && others.length === 0) facts.push({ label: 'Model', value: model.name });
  return facts;
}

/** What part of the suite the results are of, or what parts they were joined of. */
function legFacts({ shard, legs }: RunReport): EnvironmentFact[] {
  if (shard !== undefined) {
    const { index, total, by } = shard;
    return [{ label: 'Leg', value: `${index} of ${total}, cases dealt out by ${by}` }];
  }
  const [first] = legs ?? [];
  if (legs === undefined || first === undefined) return [];
  return [{ label: 'Legs', value: `joined of ${legs.length} of ${first.total}` }];
}

function executionFacts(execution: RunExecution): EnvironmentFact[] {
  const { isolation, concurrency, starts, wallMs, workMs, startupMs } = execution;
  const lanes = countOf(concurrency, 'lane');
  return [
    {
      label: 'Execution',
      value: `${lanes}, isolation ${isolation}, ${countOf(starts, 'start')} of servers`,
    },
    {
      label: 'Time',
      value: `${formatDuration(wallMs)} in all; summed, ${formatDuration(workMs)} of work and ${formatDuration(startupMs)} of waiting for servers`,
    },
  ];
}

/** With the version of MCP that each one spoke, where that is known. */
function serverNames(servers: RunReport['servers'], spoken: RunExecution['servers']): string {
  const versions = new Map(spoken.map(({ name, protocolVersion }) => [name, protocolVersion]));
  const named = servers.slice(0, SERVERS_SHOWN).map(({ name }) => {
    const version = versions.get(name);
    return version === undefined ? name : `${name} (MCP ${version})`;
  });
  const more = servers.length - named.length;
  return [...named, ...(more > 0 ? [countOf(more, 'more server')] : [])].join(', ');
}
