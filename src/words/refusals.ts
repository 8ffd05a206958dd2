import { keyVariable } from '../lib/variables.ts';
import type { Failure } from '../report/failure.ts';
import { explain } from './failures.ts';
import { list, type ReasonOf, write, writeReason } from './lines.ts';

const ADDRESS_PROBLEMS = {
  'inner-network': 'is in a network that the MCP server itself is outside of',
  'not-https': 'does not use HTTPS',
  credentials: 'contains a user or a password',
  unreachable: 'cannot be reached: {detail}',
  timeout: 'did not answer in time',
  status: 'answered HTTP {detail}',
  size: 'answered with more than 256 KiB',
  redirect: 'redirects, and redirects are not followed',
  elsewhere: 'is not at the MCP server, whose metadata it should have',
  malformed: 'does not answer with valid OAuth metadata',
  mismatch: 'has the metadata of another server: {detail}',
  issuer: ({ detail }: { detail: string }) =>
    `needs another \`authorizationServerUrl\`. It publishes ${detail || 'none'}`,
  missing: 'has no metadata of an authorization server',
  'malformed-tokens': 'did not answer with valid tokens',
};

/** Why an address of OAuth cannot be used. */
export type AddressProblem = keyof typeof ADDRESS_PROBLEMS;
interface OAuthAddress {
  problem: AddressProblem;
  address: string;
  detail: string;
}

interface UnknownModel {
  model: string;
  provider: string;
  /** Whether it is known where the provider is. */
  hasAddress: boolean;
  hosted: readonly string[];
}

/** Why the service refuses a request: the message of each reason, made of what it needs. */
const MESSAGES = {
  'no-key': 'Send the API key in the header `Authorization: Bearer <key>`.',
  key: 'The API key is not valid.',
  keys: 'API keys cannot manage API keys.',
  'web-page': 'Web pages cannot use the API, and the host must be a loopback name or address.',
  route: 'There is no such route.',
  'row-id': 'Another row has the `externalIterationId` {rowId}.',
  bug: 'The service failed. Its log has the cause.',
  'body-size': ({ maxBytes }: { maxBytes: number }) =>
    `The body is larger than ${maxBytes / 2 ** 20} MiB.`,
  'body-values': 'The body has more than {max} values.',
  'body-depth': 'The body is nested deeper than {max} levels.',
  encoding: 'Send the body without `content-encoding`.',
  'body-json': 'The body is not valid JSON.',
  'body-object': 'The body must be a JSON object.',
  rate: ({ seconds }: { seconds: number }) =>
    `The API key has reached its request rate. Retry in ${seconds} s.`,
  'unknown-id': 'There is no {what} {id}.',
  cursor: 'cursor: Use the `nextCursor` of the previous page of this list.',
  'server-configuration': ({ failures }: { failures: readonly Failure[] }) =>
    failures.map(explain).join('\n'),
  'run-ended': 'The run has ended with status {status}. Use a new `externalRunId`.',
  'run-slots': ({ max }: { max: number; seconds: number }) =>
    `There are ${max} active runs, which is the maximum.`,
  'no-servers': 'Send `serverIds`: the suite has no saved servers.',
  'no-suite': 'Send `suiteId`, or `suiteName` with `tests` and `serverIds`.',
  'two-hosts': '`hostId` and `namedHostId` name different hosts. Send one of them.',
  'cases-twice': 'Send either `caseIds` or `tests`.',
  commands: 'execution.{key}: This service runs no commands for requests. Remove `{key}`.',
  'server-disabled': 'Server {name} is disabled.',
  model: ({ model, provider, hasAddress, hosted }: UnknownModel) => {
    const use = hosted.length === 0 ? '' : ` Or use ${list(hosted)}.`;
    if (hasAddress) {
      const variable = keyVariable(provider);
      return `Model ${model} has no key. Give one in \`modelApiKeys\`: the action takes it from \`model-api-keys\` or \`${variable}\`.${use}`;
    }
    const of = provider === '' ? `The provider of model ${model}` : `Provider ${provider}`;
    return `${of} is not known. Use anthropic, google or openai, or give a base URL in \`model-base-urls\`.${use}`;
  },
  'no-model': 'Test "{title}" has a prompt and no model. Name one in the test or the suite.',
  idempotency: 'Another request has this idempotency key.',
  'host-member': 'Runs do not support `{member}` of a host. Remove it, or name no host.',
  'host-name': 'There is a host "{name}" already.',
  template: ({ name, known }: { name: string; known: readonly string[] }) =>
    `There is no template "${name}". Use ${list(known)}.`,
  'host-source': 'Send exactly one of `template` and `config`.',
  'host-change': 'Send `name` or `config`.',
  'no-trace': 'There is no trace of this iteration.',
  'run-suite': 'The run of this `externalRunId` belongs to another suite. Send another id.',
  'run-scoring':
    'The run of this `externalRunId` has another `evaluationConfigHash`. Send another id.',
  'no-uploads': 'This service takes no files.',
  upload: 'The upload address is unknown, used or expired. Request another one.',
  'upload-in-use': 'The upload address is in use.',
  capability: 'The server does not offer {feature}.',
  'mcp-error': 'Server `{server}` answered with error {code}: {detail}',
  task: 'Tools cannot be called as tasks. Leave out `taskOptions`.',
  'request-ended': 'The request ended before the server answered.',
  'local-tokens': 'Server {name} is a local process, which takes no tokens.',
  'own-credentials':
    'The configuration of server {name} has a header `Authorization`. Remove it first.',
  'token-target':
    '{key}: This is not the address of the server, so the tokens are for another one.',
  'oauth-address': ({ problem, address, detail }: OAuthAddress) =>
    `The address ${address} ${write(ADDRESS_PROBLEMS[problem], { detail })}.`,
  'refused-grant': ({ server, detail }: { server: string; detail: string | null }) => {
    if (detail === null) {
      return `The tokens of server ${server} were encrypted with another key. Import them again.`;
    }
    const why = detail === '' ? '' : ` The authorization server says: ${detail}`;
    return `The tokens of server ${server} are used up. Import new ones.${why}`;
  },
} as const;

/** Why the service refuses a request, with the data of its message. */
export type RefusalReason = ReasonOf<typeof MESSAGES>;

/** The message of an error of the API. */
export const describeRefusal = (refusal: RefusalReason): string => writeReason(MESSAGES, refusal);
