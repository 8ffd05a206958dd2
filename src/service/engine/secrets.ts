import type { ModelRegistry } from '../models/model-registry.ts';
import { createRedactor, type Redact } from '../models/redaction.ts';
import type { RunPlan, ServerConnection } from './plan.ts';

const SECRET_NAME = /key|token|secret|passw|auth|credential/i;

/** `Bearer abc` holds the secret `abc`, which may turn up alone. */
const withBareToken = (value: string) => [value, value.replace(/^\S+\s+/, '')];

function urlSecrets(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password, searchParams } = new URL(address);
  const named = [...searchParams].filter(([name]) => SECRET_NAME.test(name));
  return [password, ...named.map(([, value]) => value)];
}

function serverSecrets(connection: ServerConnection): string[] {
  if (connection.transport === 'stdio') {
    return Object.entries(connection.env).flatMap(([name, value]) =>
      SECRET_NAME.test(name) ? value : [],
    );
  }
  const headers = Object.entries(connection.headers).filter(([name]) => SECRET_NAME.test(name));
  return [...headers.flatMap(([, value]) => withBareToken(value)), ...urlSecrets(connection.url)];
}

/** Hides every secret of a run: model keys, and what its servers are given under a telling name. */
export function runRedactor(plan: RunPlan, models: ModelRegistry): Redact {
  return createRedactor([
    ...models.configuredKeys(),
    ...Object.values(plan.modelApiKeys),
    ...plan.servers.flatMap(({ connection }) => serverSecrets(connection)),
  ]);
}
