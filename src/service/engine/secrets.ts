import { soundsSecret } from '../../contract/server-environment.ts';
import { createRedactor, type Redactor } from '../../redaction/redactor.ts';
import type { ModelRegistry } from '../models/model-registry.ts';
import { addressSecrets } from '../models/redaction.ts';
import type { RunAccess, ServerConnection } from './plan.ts';

/** A name and what tells that its value follows. */
const NAMES = /([^\s:=]+)([:=]?)/g;
const FLAG = /^-[^=]*$/;

/** `Bearer abc` holds the secret `abc`, which may turn up alone. */
const withBareToken = (value: string) => [value, value.replace(/^\S+\s+/, '')];

/** What is secret in a value, by its name or as an address. */
const namedSecrets = ([name, value]: [name: string, value: string]) => [
  ...(soundsSecret(name) ? withBareToken(value) : []),
  ...addressSecrets(value),
];

/** The value in `--token=VALUE` or `Authorization: VALUE`, also behind another name and `=`. */
function pairedSecret(argument: string): string {
  for (const { 0: pair, 1: name = '', 2: sign, index } of argument.matchAll(NAMES)) {
    if (sign && soundsSecret(name)) return argument.slice(index + pair.length).trimStart();
  }
  return '';
}

/** What is secret in the arguments of a command. */
function argumentSecrets(args: readonly string[]): string[] {
  return args.flatMap((argument, index) => {
    const previous = args[index - 1] ?? '';
    const flagged = FLAG.test(previous) && soundsSecret(previous);
    const value = pairedSecret(argument);
    const address = argument.slice(argument.indexOf('=') + 1);
    return [
      ...(flagged ? withBareToken(argument) : []),
      ...withBareToken(value),
      ...addressSecrets(argument),
      ...addressSecrets(address),
    ];
  });
}

/** What a server is given that is secret, going by its name or its place. */
export function serverSecrets(connection: ServerConnection): string[] {
  if (connection.transport === 'stdio') {
    const { env, args } = connection;
    return [...Object.entries(env).flatMap(namedSecrets), ...argumentSecrets(args)];
  }
  const { headers, url } = connection;
  return [...Object.entries(headers).flatMap(namedSecrets), ...addressSecrets(url)];
}

/** Hides every secret of a run: model keys, and what its servers are given under a telling name. */
export function runRedactor(access: RunAccess, models: ModelRegistry): Redactor {
  return createRedactor([
    ...models.configuredSecrets(),
    ...Object.values(access.modelApiKeys),
    ...access.servers.flatMap(({ connection }) => serverSecrets(connection)),
  ]);
}
