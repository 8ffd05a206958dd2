import { byNearness, meantName } from './meant-name.ts';

const MAX_LISTED = 5;

/** Such as `Did you mean "echo"? It has: "echo", "add".`: what a wrong name may have meant. */
export function suggestNames(wanted: string, names: readonly string[], whose: string): string {
  const there = [...new Set(names)];
  if (there.length === 0) return `${whose} no tools at all.`;
  const meant = meantName(wanted, there);
  const hint = meant === undefined ? '' : `Did you mean ${JSON.stringify(meant)}? `;
  const listed = byNearness(wanted, there)
    .slice(0, MAX_LISTED)
    .map((name) => JSON.stringify(name));
  const more = there.length - listed.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  return `${hint}${whose}: ${listed.join(', ')}${rest}.`;
}

/** What follows the name of a case whose step names a server that there is not. */
export const noSuchServer = (server: string, names: readonly string[]): string =>
  `names the server ${JSON.stringify(server)}, which there is not. ${suggestNames(server, names, 'There is')}`;
