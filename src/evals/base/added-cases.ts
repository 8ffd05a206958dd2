import { asksServer } from '../../contract/cases/server-step.ts';
import type { TestCase } from '../../contract/cases/test-case.ts';
import type { RunReport } from '../../model/run-report.ts';

/** A tool that a case names; a server of null: whichever has it. */
interface NamedTool {
  server: string | null;
  tool: string;
}

/** What a report tells of the servers of its run. */
type ToldServers = RunReport['servers'];

/**
 * Titles of cases that name a tool which the head has and the base has not: there they could not
 * but fail, which says nothing of the head.
 */
export function titlesOfAdded(
  tests: readonly TestCase[],
  { head, base }: { head: ToldServers; base: ToldServers },
): Set<string> {
  const isAdded = (named: NamedTool) => hasTool(named, head) && lacksTool(named, base);
  const added = tests.filter((test) => toolsNamedBy(test).some(isAdded));
  return new Set(added.map(({ title }) => title));
}

/** A report without some of its cases. What the service counted is not to be held against the rest. */
export function withoutCases(report: RunReport, titles: ReadonlySet<string>): RunReport {
  if (titles.size === 0) return report;
  const { run } = report;
  return {
    ...report,
    cases: report.cases.filter(({ title }) => !titles.has(title)),
    run: run && { ...run, declared: null, result: null },
  };
}

/** Names of servers are told apart without regard to case where nothing else does. */
const isNamed = (name: string, wanted: string) => name.toLowerCase() === wanted.toLowerCase();

const meant = ({ server }: NamedTool, servers: ToldServers): ToldServers =>
  server === null ? servers : servers.filter(({ name }) => isNamed(name, server));

function hasTool(named: NamedTool, servers: ToldServers): boolean {
  return meant(named, servers).some(({ tools }) => tools?.includes(named.tool) === true);
}

/** Surely: all tools of these servers are known. */
export function lacksTool(named: NamedTool, servers: ToldServers): boolean {
  return meant(named, servers).every(
    ({ tools, moreTools }) =>
      tools !== undefined && moreTools === undefined && !tools.includes(named.tool),
  );
}

/** Every tool that a case names. */
function toolsNamedBy({ steps, predicates, advancedConfig }: TestCase): NamedTool[] {
  const assertions = [
    ...steps.flatMap((step) => (step.kind === 'assert' ? [step.assertion] : [])),
    ...(predicates?.list ?? []),
  ];
  const choice = advancedConfig?.toolChoice;
  return [
    ...steps.flatMap((step) =>
      asksServer(step) && 'toolName' in step
        ? [{ server: step.serverName, tool: step.toolName }]
        : [],
    ),
    ...assertions.flatMap((assertion) =>
      'toolName' in assertion && typeof assertion.toolName === 'string'
        ? [{ server: null, tool: assertion.toolName }]
        : [],
    ),
    ...(isToolChoice(choice) ? [{ server: null, tool: choice.toolName }] : []),
  ];
}

function isToolChoice(choice: unknown): choice is { toolName: string } {
  return (
    typeof choice === 'object' &&
    choice !== null &&
    'toolName' in choice &&
    typeof choice.toolName === 'string'
  );
}
