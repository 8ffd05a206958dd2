const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is one of this machine's own. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(URL.parse(address)?.hostname ?? '');
}
