import { oneLine } from '../lib/text.ts';

/** Characters of foreign text in a message. */
const SHOWN = 300;

/** Why the service refuses a request. */
export type RefusalReason =
  | { reason: 'no-key' | 'key' | 'revoked-key' | 'orphaned-key' | 'guest' | 'keys' }
  | { reason: 'web-page' | 'route' | 'bug' }
  | { reason: 'body-size'; maxBytes: number }
  | { reason: 'body-values'; maxValues: number }
  | { reason: 'body-json' | 'body-object' }
  | { reason: 'rate'; seconds: number }
  | { reason: 'unknown-id'; what: string; id: string }
  | { reason: 'cursor' }
  | { reason: 'query'; name: string; known: readonly string[] }
  | { reason: 'run-ended'; status: string }
  | { reason: 'run-slots'; max: number; seconds: number }
  | { reason: 'no-servers' | 'no-suite' | 'two-hosts' | 'cases-twice' }
  | { reason: 'server-disabled'; name: string }
  | { reason: 'model'; model: string; hosted: readonly string[] }
  | { reason: 'no-model'; title: string }
  | { reason: 'idempotency' }
  | { reason: 'host-member'; member: string }
  | { reason: 'host-name'; name: string }
  | { reason: 'template'; name: string; known: readonly string[] }
  | { reason: 'host-source' | 'host-change' }
  | { reason: 'no-trace' }
  | { reason: 'run-suite' | 'run-scoring' }
  | { reason: 'no-uploads' | 'upload' | 'upload-in-use' }
  | { reason: 'capability'; feature: string }
  | { reason: 'mcp-error'; server: string; code: number; detail: string }
  | { reason: 'task' | 'request-ended' }
  | { reason: 'local-tokens' | 'own-credentials'; name: string }
  | { reason: 'token-target'; key: 'serverUrl' | 'oauthResourceUrl' }
  | { reason: 'oauth-address'; problem: AddressProblem; address: string; detail: string }
  | { reason: 'refused-grant'; server: string; detail: string | null };

/** Why an address of OAuth cannot be used. */
export type AddressProblem = keyof typeof ADDRESS_PROBLEMS;

/** The message of an error of the API. */
export function describeRefusal(refusal: RefusalReason): string {
  switch (refusal.reason) {
    case 'no-key':
      return 'Send the API key in the header `Authorization: Bearer <key>`.';
    case 'key':
      return 'The API key is not valid.';
    case 'revoked-key':
      return 'The API key is revoked.';
    case 'orphaned-key':
      return 'The API key belongs to no organization. Create another one.';
    case 'guest':
      return 'Guests cannot use the API.';
    case 'keys':
      return 'API keys cannot manage API keys.';
    case 'web-page':
      return 'Web pages cannot use the API.';
    case 'route':
      return 'There is no such route.';
    case 'bug':
      return 'The service failed. Its log has the cause.';
    case 'body-size':
      return `The body is larger than ${refusal.maxBytes / 2 ** 20} MiB.`;
    case 'body-values':
      return `The body has more than ${refusal.maxValues} values or is too deep.`;
    case 'body-json':
      return 'The body is not valid JSON.';
    case 'body-object':
      return 'The body must be a JSON object.';
    case 'rate':
      return `The API key has reached its request rate. Retry in ${refusal.seconds} s.`;
    case 'unknown-id':
      return `There is no ${refusal.what} ${refusal.id}.`;
    case 'cursor':
      return 'cursor: Use the `nextCursor` of the previous page of this list.';
    case 'query':
      return `${refusal.name}: Use ${names(refusal.known)}.`;
    case 'run-ended':
      return `The run has ended with status ${refusal.status}.`;
    case 'run-slots':
      return `The organization has ${refusal.max} active runs, which is the maximum.`;
    case 'no-servers':
      return 'Send `serverIds`: the suite has no saved servers.';
    case 'no-suite':
      return 'Send `suiteId`, or `suiteName` with `tests` and `serverIds`.';
    case 'two-hosts':
      return '`hostId` and `namedHostId` name different hosts. Send one of them.';
    case 'cases-twice':
      return 'Send either `caseIds` or `tests`.';
    case 'server-disabled':
      return `Server ${refusal.name} is disabled.`;
    case 'model': {
      const { model, hosted } = refusal;
      const use = hosted.length === 0 ? '' : ` or use ${names(hosted)}`;
      return `Model ${model} has no key. Send one in \`modelApiKeys\`${use}.`;
    }
    case 'no-model':
      return `Test "${refusal.title}" has a prompt and no model. Name one in the test or the suite.`;
    case 'idempotency':
      return 'Another request has this idempotency key.';
    case 'host-member':
      return `Runs do not support \`${refusal.member}\` of a host. Remove it, or name no host.`;
    case 'host-name':
      return `There is a host "${refusal.name}" already.`;
    case 'template':
      return `There is no template "${refusal.name}". Use ${names(refusal.known)}.`;
    case 'host-source':
      return 'Send exactly one of `template` and `config`.';
    case 'host-change':
      return 'Send `name` or `config`.';
    case 'no-trace':
      return 'There is no trace of this iteration.';
    case 'run-suite':
      return 'The run of this `externalRunId` belongs to another suite. Send another id.';
    case 'run-scoring':
      return 'The run of this `externalRunId` has another `evaluationConfigHash`. Send another id.';
    case 'no-uploads':
      return 'This service takes no files.';
    case 'upload':
      return 'The upload address is unknown, used or expired. Request another one.';
    case 'upload-in-use':
      return 'The upload address is in use.';
    case 'capability':
      return `The server does not offer ${refusal.feature}.`;
    case 'mcp-error': {
      const text = oneLine(refusal.detail, SHOWN);
      return `Server \`${refusal.server}\` answered with error ${refusal.code}: ${text}`;
    }
    case 'task':
      return 'Tools cannot be called as tasks. Leave out `taskOptions`.';
    case 'request-ended':
      return 'The request ended before the server answered.';
    case 'local-tokens':
      return `Server ${refusal.name} is a local process, which takes no tokens.`;
    case 'own-credentials':
      return `The configuration of server ${refusal.name} has a header \`Authorization\`. Remove it first.`;
    case 'token-target':
      return `${refusal.key}: This is not the address of the server, so the tokens are for another one.`;
    case 'oauth-address':
      return `The address ${refusal.address} ${ADDRESS_PROBLEMS[refusal.problem](refusal.detail)}.`;
    case 'refused-grant': {
      const { server, detail } = refusal;
      if (detail === null)
        return `The tokens of server ${server} were encrypted with another key. Import them again.`;
      const why = detail === '' ? '' : ` The authorization server says: ${detail}`;
      return `The tokens of server ${server} are used up. Import new ones.${why}`;
    }
  }
}

const names = (known: readonly string[]) => known.map((name) => `\`${name}\``).join(', ');

const ADDRESS_PROBLEMS = {
  'inner-network': () => 'is in a network that the MCP server itself is outside of',
  'not-https': () => 'does not use HTTPS',
  credentials: () => 'contains a user or a password',
  unreachable: (detail: string) => `cannot be reached: ${detail}`,
  timeout: () => 'did not answer in time',
  status: (detail: string) => `answered HTTP ${detail}`,
  size: () => 'answered with more than 256 KiB',
  redirect: () => 'redirects, and redirects are not followed',
  elsewhere: () => 'is not at the MCP server, whose metadata it should have',
  malformed: () => 'does not answer with valid OAuth metadata',
  mismatch: (detail: string) => `has the metadata of another server: ${detail}`,
  issuer: (detail: string) =>
    `needs another \`authorizationServerUrl\`. It publishes ${detail || 'none'}`,
  missing: () => 'has no metadata of an authorization server',
  'no-tokens': (detail: string) => `answered without tokens: ${detail}`,
};
