import { EXECUTION_LIMITS } from '../../contract/limits.ts';
import type { HostConfig } from '../../contract/resources/host.ts';
import type { ValidationProblem } from '../../contract/wire/validation.ts';
import type { ClientProfile } from '../mcp/server-connection.ts';
import { validationFailure } from '../refusals/api-failure.ts';
import type { HostRecord } from '../storage/records.ts';

/** What a run takes of the host that it names. */
export interface HostProfile {
  id: string;
  modelId: string;
  /** For cases that tell their model nothing by themselves. */
  system: string | undefined;
  temperature: number | undefined;
  /** For cases and runs that do not say how long an answer is waited for. */
  toolTimeoutMs: number | undefined;
  /** As whom servers are spoken to. */
  client: ClientProfile;
}

/** Members that would change what a run shows, and that the service cannot heed. */
const UNHEEDED: readonly [path: string[], isSet: (config: HostConfig) => boolean, why: string][] = [
  [['harness'], isPresent('harness'), 'this service runs no agents but its own'],
  [['computer'], isPresent('computer'), 'this service has no computers'],
  [['builtInToolIds'], isPresent('builtInToolIds'), 'this service has no tools of its own'],
  [
    ['progressiveToolDiscovery'],
    ({ progressiveToolDiscovery }) => progressiveToolDiscovery === true,
    'this service shows a model all tools at once',
  ],
  [
    ['modelVisibleMcpToolResults'],
    isPresent('modelVisibleMcpToolResults'),
    'this service shows a model all of a result',
  ],
  [
    ['serverConnectionOverrides'],
    isPresent('serverConnectionOverrides'),
    'how servers are reached says the configuration of the service',
  ],
  [
    ['connectionDefaults', 'headers'],
    ({ connectionDefaults: { headers = {} } = {} }) => Object.keys(headers).length > 0,
    'how servers are reached says the configuration of the service',
  ],
];

/** Whether a member is there and says something: nothing is said by `null`, `[]` and `{}`. */
function isPresent(member: string) {
  return (config: HostConfig): boolean => {
    const value = config[member];
    if (value === undefined || value === null) return false;
    return typeof value !== 'object' || Object.keys(value).length > 0;
  };
}

/**
 * What a run takes of a host. Throws ApiFailure that names what of it cannot be heeded, since the run
 * would show something else than that host.
 */
export function profileOf({ id, name, config }: HostRecord): HostProfile {
  const problems: ValidationProblem[] = UNHEEDED.filter(([, isSet]) => isSet(config)).map(
    ([path, , why]) => ({
      path: ['namedHostId'],
      message: `the host ${JSON.stringify(name)} has ${path.join('.')}, which cannot be heeded: ${why}`,
    }),
  );
  if (problems.length > 0) throw validationFailure(problems);
  const { modelId, systemPrompt, temperature, clientCapabilities = {} } = config;
  return {
    ...{ id, modelId, temperature },
    system: systemPrompt || undefined,
    toolTimeoutMs: timeoutOf(config),
    client: {
      capabilities: clientCapabilities,
      info: clientInfoOf(config),
      hidesAppTools: config.respectToolVisibility !== false,
    },
  };
}

function timeoutOf({ connectionDefaults: { requestTimeout } = {} }: HostConfig) {
  const { leastMs, toolMs } = EXECUTION_LIMITS;
  return requestTimeout && Math.min(toolMs, Math.max(leastMs, Math.round(requestTimeout)));
}

/** How the host introduces itself, where its profile says so. */
function clientInfoOf({ mcpProfile }: HostConfig): ClientProfile['info'] {
  const initialize = memberOf(mcpProfile, 'initialize');
  const info = memberOf(initialize, 'clientInfo');
  const [name, version] = [memberOf(info, 'name'), memberOf(info, 'version')];
  return typeof name === 'string' && typeof version === 'string' ? { name, version } : undefined;
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
