import { KEY_PREFIX } from '../../contract/limits.ts';
import { ERROR_REASON, type ErrorCode } from '../../contract/wire/envelope.ts';
import { projectOfPath, resourcesOfPath } from '../route-path.ts';

/** What an error text is made from; `message` is the service's own. */
export interface RefusedCall {
  status: number;
  code: string;
  message: string;
  details?: Readonly<Record<string, unknown>> | undefined;
  path: string;
  /** What the body named, innermost first: `suite "st_1"`. */
  mentions?: readonly string[] | undefined;
}

export function missingKeyText(): string {
  return `there is no API key. Create one in the hosted app's settings (keys begin with ${KEY_PREFIX}), store it as a repository secret and pass that secret.`;
}

export function malformedKeyText(): string {
  return `this is not an API key: keys begin with ${KEY_PREFIX} and hold no spaces or line breaks. Check that the secret holds the key alone, without quotes and without "Bearer".`;
}

export function badBaseUrlText(why: string): string {
  return `this is no address of an evals service: ${why}.`;
}

export function plainHttpText(origin: string): string {
  return `${origin} would carry the API key unencrypted. Use https; plain http is only for a service on this machine.`;
}

function unauthorizedText(): string {
  return 'The service does not know this API key: it is mistyped or was revoked. Create a new key in the hosted app and replace the secret.';
}

function orphanedKeyText(): string {
  return 'This API key is no longer bound to an organization. Create a new key in the organization that owns the project and replace the secret.';
}

/** `serverId` and `projectId` are filled into the route where they are known. */
function oauthRequiredText(projectId?: string, serverId?: string): string {
  const project = projectId ?? '{projectId}';
  const server = serverId ?? '{serverId}';
  return `An MCP server of this request needs an OAuth grant; the API key is in order. Complete OAuth with that server yourself and import the tokens once: POST /projects/${project}/servers/${server}/oauth/import-tokens.`;
}

function forbiddenText(): string {
  return "The API key is valid, but its owner may not do this. Give the key's owner access to the project, or use the key of somebody who has it.";
}

/** `resources` as `resourcesOfPath` names them. */
function notFoundText(resources: readonly string[]): string {
  const [first, ...others] = resources;
  if (first === undefined) return 'The service does not know this route. Check base-url.';
  const context = others.length === 0 ? '' : ` (of ${others.join(', ')})`;
  return `There is no ${first}${context}, or the API key cannot see it. A key reaches only the projects of its own organization.`;
}

function noSavedServersText(): string {
  return 'The suite has no saved server selection. Set the input `servers` to the ids or names of the servers to run it against.';
}

/** `hostedModels` are the ids the service can run for that provider; empty when it has none. */
function unexecutableModelText(model: string | undefined, hostedModels: readonly string[]): string {
  const which = model === undefined ? 'a model of this request' : `the model "${model}"`;
  const own = 'pass a key of its provider with the input `model-api-keys` (provider=key)';
  return hostedModels.length === 0
    ? `The service cannot run ${which}, and it hosts no model of that provider: ${own}.`
    : `The service cannot run ${which}. Use one that it hosts (${hostedModels.join(', ')}), or ${own}.`;
}

function concurrencyLimitText(maximum?: number): string {
  const count = maximum === undefined ? '' : ` (${maximum})`;
  return `The organization already has its maximum number of active eval runs${count}. A slot comes free when one of them ends or is cancelled.`;
}

const CODE_TEXTS: Partial<Record<ErrorCode, string>> = {
  CONFLICT: 'The request conflicts with the present state of what it is about.',
  FEATURE_NOT_SUPPORTED: 'The MCP server does not support what was asked of it.',
  RATE_LIMITED: 'The API key sent requests faster than the service allows.',
  SERVER_UNREACHABLE: 'The service could not connect to the MCP server. Is it up and reachable?',
  TIMEOUT: 'The MCP server connected but did not answer in time.',
  VALIDATION_ERROR: 'The service refused the request as invalid.',
  INTERNAL_ERROR: 'The service failed on its side.',
};

/** Text for a code nobody here has heard of: new ones may be added at any time. */
function statusText(status: number): string {
  if (status === 401) return unauthorizedText();
  if (status === 403) return forbiddenText();
  if (status === 409) return 'The request conflicts with the present state of what it is about.';
  if (status === 429) return 'The service is taking no more requests at the moment.';
  if (status >= 500) return 'The service failed on its side.';
  return 'The service refused the request.';
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function validationText(details: Readonly<Record<string, unknown>>): string | undefined {
  if (details['reason'] === ERROR_REASON.noSavedServerSelection) return noSavedServersText();
  const model = text(details['model']);
  const { hostedModels } = details;
  if (model === undefined && !Array.isArray(hostedModels)) return undefined;
  const ids = Array.isArray(hostedModels)
    ? hostedModels.filter((id) => typeof id === 'string')
    : [];
  return unexecutableModelText(model, ids);
}

function isKnown(code: string): code is ErrorCode {
  return Object.hasOwn(CODE_TEXTS, code);
}

/** What went wrong and what to do about it. */
export interface RefusalText {
  text: string;
  /**
   * What the service's own message adds: `why` it refused, what may help as `more`, or
   * `nothing new`.
   */
  says: 'why' | 'more' | 'nothing new';
}

/** The text for any error the service answers with. */
export function refusalText(call: RefusedCall): RefusalText {
  const details = call.details ?? {};
  const { reason } = details;
  if (call.code === 'OAUTH_REQUIRED') {
    const serverId = text(details['serverId']);
    return { text: oauthRequiredText(projectOfPath(call.path), serverId), says: 'more' };
  }
  if (call.status === 401 && reason === ERROR_REASON.orphanedKey) {
    return { text: orphanedKeyText(), says: 'nothing new' };
  }
  if (call.status === 404) {
    const resources = [...(call.mentions ?? []), ...resourcesOfPath(call.path)];
    return { text: notFoundText(resources), says: 'more' };
  }
  if (call.status === 429 && reason === ERROR_REASON.concurrentRunLimit) {
    const maximum = details['maxConcurrentRuns'];
    const limit = typeof maximum === 'number' ? maximum : undefined;
    return { text: concurrencyLimitText(limit), says: 'nothing new' };
  }
  const validation = call.status === 400 ? validationText(details) : undefined;
  if (validation !== undefined) return { text: validation, says: 'nothing new' };
  if (call.status === 401 || call.status === 403) {
    return { text: statusText(call.status), says: 'more' };
  }
  const known = isKnown(call.code) ? CODE_TEXTS[call.code] : undefined;
  return { text: known ?? statusText(call.status), says: known?.includes('?') ? 'more' : 'why' };
}
