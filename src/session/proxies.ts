import http from 'node:http';
import { MESSAGES } from '../words/messages.ts';
import type { Environment } from './environment.ts';

/** Servers on this machine are reached without a proxy. Node has two ways to write the last one. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Has this process use the proxies of the environment until stopped. Node does only if asked. */
export function useProxies({ variables, logger }: Environment): () => void {
  const read = (name: string) => variables[name] || variables[name.toUpperCase()] || '';
  const complete = (address: string) =>
    address === '' || address.includes('://') ? address : `http://${address}`;
  const [http_proxy, https_proxy] = [read('http_proxy'), read('https_proxy')].map(complete);
  const bypassed = read('no_proxy');
  const isUnused = !http_proxy && !https_proxy;
  // Before Node 24.14 only an environment variable can ask for it.
  if (isUnused || bypassed === '*' || !('setGlobalProxyFromEnv' in http)) return () => {};
  const no_proxy = [...LOOPBACK, bypassed].join(',');
  try {
    return http.setGlobalProxyFromEnv({ http_proxy, https_proxy, no_proxy });
  } catch {
    logger.warn(MESSAGES.proxy);
    return () => {};
  }
}
