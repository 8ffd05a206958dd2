import type { Environment } from './environment.ts';

const PROXY = /^https?_proxy$/i;
const BYPASS = /^no_proxy$/i;
/** No proxy reaches servers and models that run beside the service. */
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/**
 * What has to be added to the environment of a Node process for its `fetch` to take the proxy the
 * environment names, which Node does only when told so. Empty where it names none.
 * Source: https://nodejs.org/api/cli.html#node_use_env_proxy1
 */
export function proxyVariables(environment: Environment): Record<string, string> {
  const entries = Object.entries(environment).filter(([, value]) => value);
  if (!entries.some(([name]) => PROXY.test(name))) return {};
  const bypassed = entries.flatMap(([name, value]) => (BYPASS.test(name) ? (value ?? []) : []));
  const bypass = [...new Set([...bypassed, ...LOOPBACK])].join(',');
  return { NODE_USE_ENV_PROXY: '1', NO_PROXY: bypass, no_proxy: bypass };
}
