import { z } from 'zod';
import { eraOf, PROTOCOL_VERSIONS } from '../mcp/protocol/versions.ts';

const VERSIONS = PROTOCOL_VERSIONS.join(', ');

const protocolVersion = z
  .enum(PROTOCOL_VERSIONS, {
    error: ({ input }) =>
      `must be a version of MCP that the service speaks (${VERSIONS}), not ${JSON.stringify(input)}. Without it, the newest that the server speaks too is found out.`,
  })
  .optional();

const notText = ({ input }: { input?: unknown }) =>
  `must be a text, not ${kindOf(input)}; write it in double quotes.`;

/** A text, or what editors take for one. Each kind has the words, of which the nearest is told. */
const writtenText = z
  .union([
    z.string({ error: notText }),
    z.number({ error: notText }),
    z.boolean({ error: notText }),
  ])
  .transform(String);

const textsByName = (example: string) =>
  z.record(z.string(), writtenText, {
    error: ({ input }) =>
      `must be an object of texts by their names, not ${kindOf(input)}. Example: ${example}`,
  });

/** What agents and editors call a process of this machine. */
const LOCAL_TYPES = ['stdio', 'local'] as const;
/** What they call Streamable HTTP, and what came before it. */
const REMOTE_TYPES = ['http', 'streamable-http', 'streamableHttp', 'sse', 'remote'] as const;

const typeOf = <Types extends readonly [string, ...string[]]>(types: Types, what: string) =>
  z.enum(types, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is no type of a server with ${what}; leave it out, or write one of ${types.join(', ')}.`,
  });

/** A server that is a process of this machine. */
export const localServerSchema = z.looseObject({
  type: typeOf(LOCAL_TYPES, 'a command').optional(),
  command: z
    .string({ error: ({ input }) => `must be a text, the program alone, not ${kindOf(input)}.` })
    .min(1, { error: 'is empty; it names the program, such as "node".' }),
  args: z
    .array(writtenText, {
      error: ({ input }) =>
        `must be a list of texts, not ${kindOf(input)}. Example: ["dist/server.js"]`,
    })
    .default([]),
  env: textsByName(`{ "API_URL": "https://api.example.com" }`).default({}),
  cwd: z
    .string({ error: ({ input }) => `must be a text, the path of a folder, not ${kindOf(input)}.` })
    .min(1, { error: 'is empty; leave it out to start in the checkout.' })
    .optional(),
  protocolVersion,
});

/** A server that is spoken to over HTTP. */
export const remoteServerSchema = z
  .looseObject({
    type: typeOf(REMOTE_TYPES, 'a url').default('http'),
    url: z
      .url({
        protocol: /^https?$/,
        error: 'must be an address that begins with http:// or https://',
      })
      // `fetch` sends no request to such an address.
      .refine((url) => !hasCredentials(url), {
        error:
          'has a user or a password in it, which HTTP requests cannot have there; take them out, and write `Authorization` in `headers`',
      }),
    headers: textsByName(`{ "Authorization": "Bearer \${API_TOKEN}" }`).default({}),
    protocolVersion,
  })
  .refine(
    ({ type, protocolVersion: version }) =>
      type !== 'sse' || version === undefined || eraOf(version) === 'session',
    {
      path: ['protocolVersion'],
      error:
        'names a version without sessions, which is not spoken over `sse`; leave it or the type out.',
    },
  );

function hasCredentials(address: string): boolean {
  const { username = '', password = '' } = URL.parse(address) ?? {};
  return username !== '' || password !== '';
}

/** What tells the kinds of servers apart, and whether one is used at all. */
export const kindSchema = z.looseObject(
  {
    disabled: z
      .boolean({ error: ({ input }) => `must be true or false, not ${kindOf(input)}.` })
      .default(false),
    /** What some programs have in place of `disabled`. */
    enabled: z.unknown().optional(),
    url: z.unknown().optional(),
    command: z.unknown().optional(),
  },
  {
    error: ({ input }) =>
      `must be an object with a \`command\` or a \`url\`, not ${kindOf(input)}.`,
  },
);

/** What a value of JSON is, for a sentence. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return '`null`';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}
