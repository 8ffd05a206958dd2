import type { InputDescriptor, ValuesOf } from '../descriptor.ts';
import { text } from '../kinds/plain.ts';
import { COMMON_INPUTS } from './common.ts';
import { PUBLISHING_INPUTS } from './publishing.ts';
import { RUN_INPUTS } from './run.ts';

const SHARED = [...COMMON_INPUTS, ...RUN_INPUTS, ...PUBLISHING_INPUTS] as const;

type Shared = (typeof SHARED)[number];

/** What the inputs of the whole action say of one that both have, but for its modes. */
function shared<Name extends Shared['name']>(
  name: Name,
): Omit<Extract<Shared, { name: Name }>, 'modes' | 'section' | 'part' | 'details'> {
  const found = SHARED.find((input) => input.name === name);
  if (found === undefined) throw new Error(`There is no input ${name}.`);
  const { modes: _, section, ...rest } = found;
  return rest as Extract<Shared, { name: Name }>;
}

/** They stand in a guide of their own, and no mode is asked. */
const here = { modes: [], section: 'Inputs and outputs', details: '' } as const;

/** Every input of `request/action.yml`. */
export const REQUEST_INPUTS = [
  {
    ...here,
    name: 'operation',
    kind: text,
    example: 'servers.tools.call',
    text: 'Operation of the API by its name, such as `servers.tools.call`: needed. docs/request.md has all.',
  },
  {
    ...here,
    name: 'parameters',
    kind: text,
    otherwise: 'none',
    example: 'server: weather',
    text:
      'YAML mapping of what the path and the query of the operation take. `project`, `server`, ' +
      '`host`, `suite` and `chatbox` are looked up by id or name; `projectId`, `serverId` and so on ' +
      'are sent as they are. Without `project`, it is the only one the key can see, else the one ' +
      'named `Default`.',
  },
  {
    ...here,
    name: 'body',
    kind: text,
    otherwise: 'none',
    example: 'toolName: forecast',
    text: 'YAML or JSON mapping to send, validated before anything is started or sent.',
  },
  {
    ...here,
    name: 'result-path',
    kind: text,
    otherwise: "a file in the runner's temporary folder",
    example: 'out/host.json',
    text: 'File to write the answer to, as JSON; relative to the workspace.',
  },
  {
    ...shared('base-url'),
    ...here,
    text:
      'Address of the evals service including its version path, such as ' +
      '`https://evals.example.com/api/v1`; or `embedded` to start it on this runner for this step ' +
      'alone, with the MCP servers named in `mcp-config` and no account.',
  },
  { ...shared('api-key'), ...here },
  {
    ...shared('timeout-minutes'),
    ...here,
    default: '10',
    example: '10',
    text: 'How long the operation may take, its repeats included. More than 0, less than 360.',
  },
  { ...shared('mcp-config'), ...here },
  {
    ...shared('server-sandbox'),
    ...here,
    text:
      'What the embedded service starts local MCP servers in: `bwrap` (bubblewrap, Linux), `user` ' +
      '(the user `nobody`, by sudo), or `off`. Where it cannot be had, the step fails.',
  },
  {
    ...shared('allow-untrusted-servers'),
    ...here,
    text:
      "Whether to start MCP servers of a checkout that is not known as this repository's own where " +
      'the job has secrets or a token that may write. Read docs/security.md before you allow it.',
  },
  {
    ...shared('github-token'),
    ...here,
    text: 'Token to look up whose code is checked out.',
  },
] as const satisfies readonly InputDescriptor[];

/** What is read of them. */
export type RequestInputs = ValuesOf<typeof REQUEST_INPUTS>;
