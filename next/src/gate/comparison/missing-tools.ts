import type { RunReport } from '../../report/report.ts';

/** The names of tools by the name of a server, as far as its list is known. */
export const toolsByServer = ({ servers }: RunReport): Map<string, ReadonlySet<string>> =>
  new Map(servers.flatMap(({ name, tools }) => (tools === null ? [] : [[name, new Set(tools)]])));

/**
 * Marks failures in place by whether the baseline had the tool that is missing: a name that no
 * report has is misspelt. What is not known stays null.
 */
export function markMissingTools(report: RunReport, baseline: RunReport | null): void {
  if (baseline === null) return;
  const tools = toolsByServer(baseline);
  const iterations = report.cases.flatMap((one) => one.iterations);
  for (const failure of report.failures.concat(iterations.flatMap(({ failures }) => failures))) {
    if (failure.kind !== 'missing-tool') continue;
    failure.baselineHad = tools.get(failure.server)?.has(failure.tool) ?? failure.baselineHad;
  }
}
