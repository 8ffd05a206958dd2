import { meantName } from '../text/meant-name.ts';
import { ConfigurationError, type ConfigurationProblem } from '../trouble/errors.ts';

/** Anything of the catalogue that people name by its id or its name. */
export interface Named {
  id: string;
  name?: string | null | undefined;
}

/** What a name was looked up for. */
export interface NameSought {
  /** `project`, `server` or `suite`. */
  kind: string;
  /** The input or file the name was written in; of several, each where it stands. */
  where: string | ((wanted: string) => string);
}

const MAX_LISTED = 20;

const severalOf = (kind: string): string => (kind.endsWith('x') ? `${kind}es` : `${kind}s`);

type Match<Item> = { item: Item } | { problem: ConfigurationProblem };

/**
 * Finds what a text names: by exact id first, else by name, upper and lower case alike.
 * @throws ConfigurationError with the candidates where there is none or more than one.
 */
export async function resolveNamed<Item extends Named>(
  wanted: string,
  candidates: readonly Item[],
  sought: NameSought,
): Promise<Item> {
  const match = await matchNamed(wanted, candidates, sought);
  if ('problem' in match) throw new ConfigurationError([match.problem]);
  return match.item;
}

/** As `resolveNamed` for each of several, telling every problem at once. */
export async function resolveAllNamed<Item extends Named>(
  wanted: readonly string[],
  candidates: readonly Item[],
  sought: NameSought,
): Promise<Item[]> {
  const matches = await Promise.all(wanted.map((one) => matchNamed(one, candidates, sought)));
  const problems = matches.flatMap((match) => ('problem' in match ? [match.problem] : []));
  if (problems.length > 0) throw new ConfigurationError(problems);
  return [...new Set(matches.flatMap((match) => ('item' in match ? [match.item] : [])))];
}

async function matchNamed<Item extends Named>(
  wanted: string,
  candidates: readonly Item[],
  { kind, where: place }: NameSought,
): Promise<Match<Item>> {
  const where = typeof place === 'string' ? place : place(wanted);
  const byId = candidates.find(({ id }) => id === wanted);
  if (byId) return { item: byId };
  const byName = candidates.filter(({ name }) => name?.toLowerCase() === wanted.toLowerCase());
  const [only, another] = byName;
  if (only && !another) return { item: only };
  if (only) {
    const message = `${byName.length} ${severalOf(kind)} are named \`${wanted}\`; use an id: ${listed(byName, 'with ids')}`;
    return { problem: { where, message } };
  }
  return { problem: { where, message: notFound(wanted, candidates, kind) } };
}

function notFound(wanted: string, candidates: readonly Named[], kind: string): string {
  const missing = `there is no ${kind} \`${wanted}\``;
  if (candidates.length === 0) return `${missing}; there are no ${severalOf(kind)} at all.`;
  const spellings = candidates.flatMap(({ id, name }) => (name ? [name, id] : [id]));
  const near = meantName(wanted, spellings);
  const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
  return `${missing}.${hint} There ${candidates.length === 1 ? 'is' : 'are'}: ${listed(candidates)}`;
}

/** `name, name, …`, with the ids of those that have no name, or by which alone they are told apart. */
export function listed(candidates: readonly Named[], ids: 'with ids' | 'names' = 'names'): string {
  const count = Map.groupBy(candidates, ({ name }) => name?.toLowerCase() ?? '');
  const isAlone = (name: string) => count.get(name.toLowerCase())?.length === 1;
  const names = candidates
    .slice(0, MAX_LISTED)
    .map(({ id, name }) => {
      if (!name) return id;
      return ids === 'names' && isAlone(name) ? name : `${name} (${id})`;
    })
    .join(', ');
  const more = candidates.length - MAX_LISTED;
  return more > 0 ? `${names} and ${more} more.` : `${names}.`;
}

/**
 * The project of a run: the one named, else the only one, else the one named Default.
 * @throws ConfigurationError with the candidates where that is none.
 */
export async function resolveProject<Item extends Named>(
  wanted: string | undefined,
  projects: readonly Item[],
): Promise<Item> {
  const sought: NameSought = { kind: 'project', where: 'project' };
  if (wanted !== undefined) return resolveNamed(wanted, projects, sought);
  const [only, another] = projects;
  if (only && !another) return only;
  const defaults = projects.filter(({ name }) => name?.toLowerCase() === 'default');
  if (defaults[0] && defaults.length === 1) return defaults[0];
  const message =
    projects.length === 0
      ? 'the API key can see no project.'
      : `is needed, since the API key can see several: ${listed(projects)}`;
  throw new ConfigurationError([
    { where: 'project', message, example: projects[0]?.name ?? 'Default' },
  ]);
}
