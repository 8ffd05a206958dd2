import http from 'node:http';
import { serverEnvironment } from '../../contract/embedded/server-environment.ts';
import type { Logger } from '../../ports/logger.ts';
import type { Environment } from '../environment.ts';

const PROXY = /^https?_proxy$/i;
const BYPASS = /^no_proxy$/i;
/** No proxy reaches servers and models that run beside the service. Node takes IPv6 in brackets. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * What has to be changed in the environment of a Node process for its `fetch` to take the proxy the
 * environment names, which Node does only when told so. Empty where it names none of use.
 * Source: https://nodejs.org/api/cli.html#node_use_env_proxy1
 */
export function proxyVariables(
  environment: Environment,
  logger: Pick<Logger, 'warning'>,
): Record<string, string | undefined> {
  const entries = Object.entries(environment).filter(([, value]) => value);
  const proxies = entries
    .filter(([name]) => PROXY.test(name))
    .map(([name, value = '']) => ({ name, address: addressForNode(value) }));
  for (const { name, address } of proxies) {
    if (address !== undefined) continue;
    logger.warning(
      `The variable ${name} holds no address of an http or https proxy: the embedded service does without it.`,
    );
  }
  if (proxies.every(({ address }) => address === undefined)) return {};
  const bypassed = entries.flatMap(([name, value]) => (BYPASS.test(name) ? (value ?? []) : []));
  const bypass = [...new Set([...bypassed, ...LOOPBACK])].join(',');
  return {
    ...Object.fromEntries(proxies.map(({ name, address }) => [name, address])),
    ...{ NODE_USE_ENV_PROXY: '1', NO_PROXY: bypass, no_proxy: bypass },
  };
}

/** The address with a scheme, as Node wants it; undefined where Node would not start with it. */
function addressForNode(value: string): string | undefined {
  const address = value.includes('://') ? value : `http://${value}`;
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  try {
    decodeURIComponent(url.username + url.password);
    return address;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * The part of an environment that a service may start with, where every process of its user can
 * read it: what servers see anyway. A Node that reads proxies only then gets their passwords too.
 *
 * @param takesProxiesLater whether Node can be given proxies once it runs, as from 24.14 on.
 */
export function visibleEnvironment(
  environment: Readonly<Record<string, string>>,
  logger: Pick<Logger, 'notice'>,
  takesProxiesLater = 'setGlobalProxyFromEnv' in http,
): Record<string, string> {
  const visible = serverEnvironment(environment);
  if (takesProxiesLater) return visible;
  const rest = Object.entries(environment).filter(
    ([name]) => PROXY.test(name) && !(name in visible),
  );
  for (const [name] of rest) {
    logger.notice(
      `Servers under test can read the password in ${name}: before Node 24.14, which this runner lacks, only a process that starts with it can use such a proxy.`,
    );
  }
  return { ...visible, ...Object.fromEntries(rest) };
}
