import type { CaseReport, RunReport, ToolCall } from '../../../model/run-report.ts';
import type { SurfaceSchema, SurfaceTool } from '../../../model/servers/surface.ts';
import { oncePer } from '../../text/once-per.ts';

/** How far the cases reach into one tool of a server. */
export interface CoveredTool {
  server: string;
  name: string;
  /** Cases that call it, or are to. */
  cases: number;
  /** Its parameters that some call gives, in their order. */
  given: string[];
  /** Those that none gives. */
  neverGiven: string[];
  /** It says of itself that it may destroy something. */
  isDestructive: boolean;
}

/** What the cases touch of what the servers offer. */
export interface ToolCoverage {
  /** Those that no case touches first, else in their order. */
  tools: CoveredTool[];
  touched: number;
  /** Parameters of the touched ones that no call gives. */
  neverGiven: number;
  /** How many tools more there are, of which only the number is known. */
  more: number;
}

/** What a case does with a tool. */
interface Touch {
  cases: Set<CaseReport>;
  given: Set<string>;
}

/** Null where nobody knows what the servers offer, or what all of the cases call. */
export const toolCoverage: (report: RunReport) => ToolCoverage | null = oncePer((report) => {
  const offered = offeredTools(report);
  const isWhole = report.cases.every(({ folded }) => folded === undefined);
  if (!isWhole || report.cases.length === 0 || offered.length === 0) return null;
  const touches = touchesOf(report.cases);
  const tools = offered.map(({ server, tool }) => coverageOf(server, tool, touches));
  const touched = tools.filter(({ cases }) => cases > 0);
  return {
    tools: [...tools.filter(({ cases }) => cases === 0), ...touched],
    touched: touched.length,
    neverGiven: touched.reduce((sum, { neverGiven }) => sum + neverGiven.length, 0),
    more: report.servers.reduce((sum, { moreTools = 0 }) => sum + moreTools, 0),
  };
});

type OfferedTool = Pick<SurfaceTool, 'name' | 'annotations'> & Partial<SurfaceTool>;

/** As the servers told them; by their names alone where these are all that is known. */
function offeredTools({ surface, servers }: RunReport): { server: string; tool: OfferedTool }[] {
  const told = new Map((surface?.servers ?? []).map((one) => [one.server, one.tools]));
  return servers.flatMap(({ name: server, tools: names = [] }) => {
    const tools: readonly OfferedTool[] = told.get(server) ?? names.map((name) => ({ name }));
    return tools.map((tool) => ({ server, tool }));
  });
}

function touchesOf(cases: readonly CaseReport[]): Map<string, Touch> {
  const touches = new Map<string, Touch>();
  const touch = (testCase: CaseReport, name: string, given: ToolCall['arguments']) => {
    const known = touches.get(name) ?? { cases: new Set(), given: new Set() };
    touches.set(name, known);
    known.cases.add(testCase);
    for (const parameter of Object.keys(given)) known.given.add(parameter);
  };
  for (const testCase of cases) {
    for (const { name, isForbidden } of testCase.tools ?? []) {
      // A case that a tool is never to be called in does not try it out.
      if (isForbidden !== true) touch(testCase, name, {});
    }
    for (const { expectedToolCalls, actualToolCalls } of testCase.iterations) {
      for (const calls of [expectedToolCalls, actualToolCalls]) {
        for (const call of calls) touch(testCase, call.toolName, call.arguments);
      }
    }
  }
  return touches;
}

/** Calls do not tell their server: of two tools of one name both are touched. */
function coverageOf(
  server: string,
  { name, inputSchema, annotations }: OfferedTool,
  touches: ReadonlyMap<string, Touch>,
): CoveredTool {
  const touch = touches.get(name);
  const parameters = parametersOf(inputSchema);
  return {
    ...{ server, name, cases: touch?.cases.size ?? 0 },
    given: parameters.filter((parameter) => touch?.given.has(parameter)),
    neverGiven: parameters.filter((parameter) => !touch?.given.has(parameter)),
    isDestructive: annotations?.destructiveHint === true && annotations.readOnlyHint !== true,
  };
}

/** Names on the first level of a schema, which is anybody's. */
function parametersOf(schema: SurfaceSchema | undefined): string[] {
  if (typeof schema !== 'object') return [];
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}
