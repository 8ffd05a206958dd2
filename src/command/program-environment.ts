import { isWithheldAlways } from '../contract/embedded/server-environment.ts';
import { MARK_VARIABLE } from '../processes/marked-processes.ts';
import type { Environment } from '../session/environment.ts';

/** Where a program reports to: the names are those that the public SDK reads. */
export interface ReportTarget {
  /** Without a path. */
  readonly origin: string;
  readonly apiKey: string;
  readonly project: string;
}

/** By these a step tells the runner of itself, which here is the action. */
const OF_THE_ACTION = [
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
];

const PROXY = /^(?:https?|all)_proxy$/i;
const BYPASS = ['NO_PROXY', 'no_proxy'];
const LOOPBACK = 'localhost,127.0.0.1,[::1]';

/**
 * Environment of an eval program: what any step of the job has, but for the inputs of the action, the
 * tokens of the runner, and the files by which the action says how it ended.
 * @param mark by which all that it starts is found on Linux.
 */
export function programEnvironment(
  environment: Environment,
  { origin, apiKey, project }: ReportTarget,
  mark: string,
): Record<string, string> {
  const passed = Object.entries(environment).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !isWithheldAlways(entry[0]) && !OF_THE_ACTION.includes(entry[0]),
  );
  return {
    ...Object.fromEntries(passed),
    ...bypass(environment),
    MCPJAM_BASE_URL: origin,
    MCPJAM_API_KEY: apiKey,
    MCPJAM_PROJECT_ID: project,
    [MARK_VARIABLE]: mark,
  };
}

/** No proxy reaches what it reports to. */
function bypass(environment: Environment): Record<string, string> {
  const hasProxy = Object.entries(environment).some(([name, value]) => value && PROXY.test(name));
  if (!hasProxy) return {};
  const known = BYPASS.flatMap((name) => environment[name] || []);
  const all = [...new Set([...known, LOOPBACK])].join(',');
  return Object.fromEntries(BYPASS.map((name) => [name, all]));
}
