import http from 'node:http';

const PROXY_VARIABLE = /^(?:(?:https?|no|all)_proxy|node_use_env_proxy)$/i;

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of an environment that tell the way to the network. */
export function proxiesIn(environment: Environment): Record<string, string> {
  const entries = Object.entries(environment);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => entry[1] !== undefined && PROXY_VARIABLE.test(entry[0]),
    ),
  );
}

/**
 * Sends `fetch` through the proxies of an environment that this process did not start with, since
 * it may hold their passwords. Before Node 24.14 only the one it started with counts.
 */
export function takeProxies(environment: Environment): void {
  if (environment['NODE_USE_ENV_PROXY'] !== '1' || !('setGlobalProxyFromEnv' in http)) return;
  http.setGlobalProxyFromEnv({ ...environment });
}
