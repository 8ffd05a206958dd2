import type { RemovedTool } from '../../model/regression/comparison.ts';
import type { CaseReport, NamedTool, RunReport, ServerReport } from '../../model/run-report.ts';
import type { Check } from '../../model/verdict.ts';
import { listOf } from '../comparison/case-lists.ts';

/** Tools that the servers of the baseline had and those of the head have not, as far as cases name them. */
export interface RemovedTools {
  /** Absent where nobody knows which tools there were. */
  check?: Check;
  removed: RemovedTool[];
}

const MOST_TOLD = 10;

/** A tool that cases of the head name, and those cases where it is gone. */
interface FoundTool {
  tool: NamedTool;
  isGone: boolean;
  cases: CaseReport[];
}

/**
 * Whether the servers still have what the cases need of what they had in the baseline. That a tool
 * is gone that is never to be called fails nothing, but such a case shows no more than that.
 */
export function checkRemovedTools(
  baseline: RunReport,
  head: RunReport,
  gates: boolean,
): RemovedTools {
  if (!isKnown(baseline.servers) || !isKnown(head.servers)) return { removed: [] };
  const [before, after] = [listed(baseline.servers), listed(head.servers)];
  const found = new Map<string, FoundTool>();
  const naming = head.cases.filter(({ tools = [] }) => tools.some(isNeeded));
  const failing = new Set<CaseReport>();
  for (const testCase of head.cases) {
    for (const tool of testCase.tools ?? []) {
      const key = JSON.stringify([tool.name, tool.server, tool.isForbidden]);
      const known = found.get(key) ?? { tool, cases: [], isGone: isRemoved(tool, before, after) };
      found.set(key, known);
      if (!known.isGone) continue;
      known.cases.push(testCase);
      if (isNeeded(tool)) failing.add(testCase);
    }
  }
  const gone = [...found.values()].filter(({ isGone }) => isGone);
  const removed = gone.map(({ tool, cases }) => ({
    ...tool,
    cases: listOf(
      cases.flatMap(({ identity, title }) => (identity === undefined ? [] : { identity, title })),
    ),
  }));
  const needed = removed.filter(isNeeded);
  const rate = naming.length === 0 ? null : (naming.length - failing.size) / naming.length;
  const check: Check = {
    ...{ id: 'no-removed-tools', gates, unit: 'fraction', threshold: 1 },
    ...{ sampleOf: 'case', sampleSize: naming.length, observed: rate },
    outcome: needed.length === 0 ? 'passed' : 'failed',
    ...(needed.length > 0 && {
      reason: {
        code: 'removed-tools',
        tools: needed.slice(0, MOST_TOLD).map(({ name, cases }) => ({ name, cases: cases.count })),
        more: Math.max(0, needed.length - MOST_TOLD),
      },
    }),
  };
  return { check, removed };
}

function isNeeded({ isForbidden }: Pick<NamedTool, 'isForbidden'>): boolean {
  return isForbidden !== true;
}

function isKnown(servers: readonly ServerReport[]): boolean {
  return servers.some(({ tools }) => tools !== undefined);
}

/** A server, and the names of its tools; null where nobody knows them. */
interface ListedServer {
  name: string;
  tools: ReadonlySet<string> | null;
  isWhole: boolean;
}

/** For a look at each tool that cases name, of which there may be as many as are listed. */
function listed(servers: readonly ServerReport[]): ListedServer[] {
  return servers.map(({ name, tools, moreTools = 0 }) => {
    return { name, tools: tools === undefined ? null : new Set(tools), isWhole: moreTools === 0 };
  });
}

/** Where a list is not known, or only in part, a tool may still be there. */
function isRemoved(
  { name, server }: NamedTool,
  before: readonly ListedServer[],
  after: readonly ListedServer[],
): boolean {
  const of = (servers: readonly ListedServer[]) =>
    servers.filter((one) => server === undefined || one.name === server);
  const [had, have] = [of(before), of(after)];
  const isGone = ({ tools, isWhole }: ListedServer) =>
    tools !== null && isWhole && !tools.has(name);
  return (
    had.some(({ tools }) => tools?.has(name) === true) && have.length > 0 && have.every(isGone)
  );
}
