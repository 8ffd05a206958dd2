/** Where a server is; two with the same address are one, whatever they are called. */
export function serverAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  // Without what does not lead elsewhere.
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + search;
}
