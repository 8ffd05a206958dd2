import type { Server } from '../contract/resources/catalogue.ts';
import type { DiagnosisCheck, DiagnosisCheckId } from '../model/servers/diagnosis.ts';

/** The request that each list is had by, and the capability that has it. */
const LISTS: Partial<Readonly<Record<DiagnosisCheckId, [request: string, capability: string]>>> = {
  tools: ['tools/list', 'tools'],
  resources: ['resources/list', 'resources'],
  'resource-templates': ['resources/templates/list', 'resources'],
  prompts: ['prompts/list', 'prompts'],
};

/**
 * What to do about a check, for whoever has the server; null where there is nothing to do.
 * @param hasAnswered its address has answered, whatever it was.
 */
export function adviceFor(
  { id, outcome, detail }: DiagnosisCheck,
  { transportType, url, enabled }: Pick<Server, 'transportType' | 'url' | 'enabled'>,
  hasAnswered: boolean,
): string | null {
  if (outcome === 'passed' || outcome === 'notApplicable') return null;
  if (id === 'check-oauth' && outcome === 'failed') {
    return 'Mend what it publishes of itself at `/.well-known/oauth-protected-resource`, and its authorization server at `/.well-known/oauth-authorization-server`.';
  }
  const isProcess = transportType === 'stdio';
  if (outcome === 'invalid') {
    if (id === 'configuration') {
      return enabled
        ? 'Set it right where the server is configured.'
        : 'Enable it where it is configured, or leave it out of `servers`.';
    }
    return isProcess
      ? 'Install the program (in a workflow, in a step before this one), or correct `command`, `args` or `cwd` of the server.'
      : 'Correct the configuration of the server.';
  }
  if (id === 'check-oauth') return CREDENTIALS;
  if (id === 'initialization' && OTHER_VERSION.test(detail)) {
    return 'Use a release of the server that speaks another version of MCP, and correct or remove `protocolVersion` where the server is configured with one.';
  }
  const list = LISTS[id];
  if (list !== undefined && outcome === 'failed') {
    const [request, capability] = list;
    return `Mend what the server does with \`${request}\`, or let it not declare the capability \`${capability}\`.`;
  }
  if (outcome === 'incomplete') {
    return isProcess
      ? 'Run the job again. If it stays so, the runner, or the registry that the server is fetched from, is in the way.'
      : 'Run the job again. If it stays so, look at the address and at what is on the way there from this runner: DNS, proxy, TLS, a log-in.';
  }
  if (id === 'validate') {
    return 'It was connected to just before: look for what an earlier process or session leaves behind.';
  }
  if (isProcess) {
    return 'Start it by hand as it is configured: what it writes to its standard error tells why it ends, and its standard output is for MCP alone.';
  }
  return isLoopback(url) && !hasAnswered
    ? 'Start the server (in a workflow, in a step before this one), and wait until it answers.'
    : 'Look into the log of the server: it was reached, and did not answer as MCP wants.';
}

/** So services tell that the two sides agree upon no version: each has answered as it should. */
const OTHER_VERSION = /^(?:speaks|does not speak) the version [^\n]* of MCP/;

/** What a server that lets nobody in needs. */
export const CREDENTIALS = `Give it credentials that it takes: in its configuration, \`"headers": { "Authorization": "Bearer \${TOKEN}" }\` with a secret in \`env\` of the step, neither empty nor expired; or import OAuth tokens for it on the service (\`oauth/import-tokens\`).`;

/** What a look needs that was cut off. */
export const MORE_TIME =
  'Give more time in `timeout-minutes`; if that is no help, look at which server takes so long.';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function isLoopback(url: string | null | undefined): boolean {
  return LOOPBACK.test(URL.parse(url ?? '')?.hostname ?? '');
}
