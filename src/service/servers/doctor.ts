import type { DoctorReport } from '../../contract/resources/server-operations.ts';
import { TimeLimitError, withTimeLimit } from '../../resilience/time-limit.ts';
import type { Blame } from '../engine/plan.ts';
import { blameFor } from '../engine/servers/blame.ts';
import type { OpenedConnection } from '../mcp/connector.ts';
import { McpServerError } from '../mcp/server-error.ts';
import { ApiFailure } from '../refusals/api-failure.ts';
import { initInfoOf } from './primitives.ts';
import { type Probe, probeServer } from './probe.ts';
import type { SavedServer } from './saved-server.ts';
import type { ServerAccess } from './server-access.ts';

type Checks = DoctorReport['checks'];
type Check = NonNullable<Checks['tools']>;
/** What a report says besides when it was made, and of the probe. */
type Findings = Pick<
  DoctorReport,
  'status' | 'connection' | 'initInfo' | 'capabilities' | 'checks' | 'error'
>;

const ok = (detail: string): Check => ({ status: 'ok', detail });
const failed = (detail: string, blame?: Blame): Check => ({
  ...{ status: 'error', detail },
  ...(blame && { blame }),
});
const skipped = (detail: string): Check => ({ status: 'skipped', detail });

/** Each list: its name here and in sentences, the capability that has it, and how it is had. */
const LISTS = [
  ['tools', 'tools', 'tools', 'listTools'],
  ['resources', 'resources', 'resources', 'listResources'],
  ['resourceTemplates', 'resource templates', 'resources', 'listResourceTemplates'],
  ['prompts', 'prompts', 'prompts', 'listPrompts'],
] as const;

interface Examination {
  access: ServerAccess;
  server: SavedServer;
  generatedAt: string;
  signal: AbortSignal;
}

/**
 * Goes through all that it takes to use a server, step by step.
 *
 * @throws ApiFailure where the server needs a grant, with the report in its details, or where there
 * is no slot; the signal's reason
 */
export async function examineServer(examination: Examination): Promise<DoctorReport> {
  const { access, server, generatedAt, signal } = examination;
  const { probe, check } = await tryProbe(examination);
  const begun = { generatedAt, probe: probe && { ...probe } };
  if (probe?.needsGrant && !(await access.grants.has(server))) {
    const message = `MCP server ${JSON.stringify(server.name)} needs an OAuth grant or other credentials: it answered HTTP ${probe.httpStatus}.`;
    const failure = new ApiFailure('OAUTH_REQUIRED', message, { details: { oauthRequired: true } });
    throw withReport(failure, { ...begun, ...unconnected(failure, 'skipped', { probe: check }) });
  }
  try {
    const found = await access.connected(server, signal, (connection) =>
      lookAround(connection, examination),
    );
    return { ...begun, ...found, checks: { probe: check, ...found.checks } };
  } catch (error) {
    if (!(error instanceof McpServerError)) throw error;
    const failure = await access.failureOf(server, error);
    const report = {
      ...begun,
      ...unconnected(failure, 'error', {
        probe: check,
        ...checksOf(error, blameFor(error, server)),
      }),
    };
    if (failure.code === 'OAUTH_REQUIRED') throw withReport(failure, report);
    return report;
  }
}

async function tryProbe({
  access,
  server,
  signal,
}: Examination): Promise<{ probe: Probe | null; check: Check }> {
  try {
    const probe = await access.withSlot(server, signal, () => probeServer(access, server, signal));
    const check = probe ? ok(`answered HTTP ${probe.httpStatus}`) : skipped('it is a process');
    return { probe, check };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code === 'RATE_LIMITED') throw error;
    return { probe: null, check: failed(error.message) };
  }
}

/** What is found over a connection that stands. */
async function lookAround(
  connection: OpenedConnection,
  { access: { limits, secrets }, server, signal }: Examination,
): Promise<Findings> {
  const { protocolVersion, capabilities } = connection.facts;
  const read = LISTS.map(async ([name, noun, capability, list]) => {
    if (capabilities[capability] === undefined) return { name, check: skipped('not offered') };
    try {
      const items = await withTimeLimit(limits.callTimeoutMs, signal, (limited) =>
        connection[list](limited),
      );
      // A member of plain JSON, whatever else its type says.
      const shown = items.map((item) => ({ ...item }));
      return { name, check: ok(`${items.length} ${noun}`), items: shown };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof McpServerError) {
        return { name, check: failed(error.message, blameFor(error, server)) };
      }
      if (!(error instanceof TimeLimitError)) throw error;
      const detail = secrets.redactor.text(`could not be had: ${error.message}`);
      // It was connected, and has to answer.
      return { name, check: failed(detail, 'server') };
    }
  });
  const lists = await Promise.all(read);
  const isWhole = lists.every(({ check }) => check.status !== 'error');
  const names = Object.keys(capabilities).join(', ');
  return {
    status: isWhole ? 'ready' : 'partial',
    connection: { status: 'connected', detail: `speaks version ${protocolVersion} of MCP` },
    initInfo: initInfoOf(connection),
    capabilities,
    ...Object.fromEntries(lists.flatMap(({ name, items }) => (items ? [[name, items]] : []))),
    checks: {
      connection: ok('connected'),
      initialization: ok(`version ${protocolVersion} of MCP`),
      capabilities: ok(names === '' ? 'none' : names),
      ...Object.fromEntries(lists.map(({ name, check }) => [name, check])),
    },
    error: null,
  };
}

/** It was there, but did not do what comes first. */
const MET: readonly McpServerError['kind'][] = ['answered', 'closed', 'timeout'];

function checksOf(
  { kind, message }: McpServerError,
  blame: Blame,
): Pick<Checks, 'connection' | 'initialization'> {
  return MET.includes(kind)
    ? { connection: ok('reached'), initialization: failed(message, blame) }
    : { connection: failed(message, blame) };
}

/** The report of a server without a connection. */
function unconnected(
  { code, message, details }: ApiFailure,
  status: 'error' | 'skipped',
  checks: Checks,
): Findings {
  const rest = skipped('there is no connection');
  return {
    status: code === 'OAUTH_REQUIRED' ? 'oauth_required' : 'error',
    connection: { status, detail: message },
    initInfo: null,
    capabilities: null,
    checks: {
      connection: rest,
      initialization: rest,
      capabilities: rest,
      ...Object.fromEntries(LISTS.map(([name]) => [name, rest])),
      ...checks,
    },
    error: { code, message, details: details ?? null },
  };
}

const withReport = ({ code, message, details }: ApiFailure, report: DoctorReport): ApiFailure =>
  new ApiFailure(code, message, { details: { ...details, report } });
