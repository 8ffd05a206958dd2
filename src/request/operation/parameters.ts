import { z } from 'zod';
import { IDEMPOTENCY_KEY } from '../../client/endpoints/operations.ts';
import { paramNames, type Route } from '../../contract/routes/route.ts';

/** What is looked up by its id or name, and the parameter of paths that it stands for. */
export const PLACES = {
  project: 'projectId',
  server: 'serverId',
  host: 'hostId',
  suite: 'suiteId',
  chatbox: 'chatboxId',
} as const;

export type Place = keyof typeof PLACES;

/** What stands for a parameter of a path; null where only its id does. */
export function placeOf(param: string): Place | null {
  const places = Object.keys(PLACES) as Place[];
  return places.find((place) => PLACES[place] === param) ?? null;
}

const text = z
  .union([z.string().min(1, 'must not be empty'), z.number(), z.boolean()], 'must be a text')
  .transform(String);

/** What a route takes beside its body, by name; what is missing of it is told apart. */
export function parametersSchema({ path, query = {}, headers = {}, reply }: Route) {
  const ofPath = paramNames(path).flatMap((name) => {
    const place = placeOf(name);
    return place === null ? [name] : [name, place];
  });
  const pages = 'items' in reply ? reply : null;
  const names = [
    ...ofPath,
    ...Object.keys(query),
    ...(pages === null ? [] : ['cursor', ...(pages.takesBefore ? ['before'] : [])]),
    ...(Object.hasOwn(headers, IDEMPOTENCY_KEY) ? [IDEMPOTENCY_KEY] : []),
  ];
  const limit =
    pages === null
      ? {}
      : {
          limit: z
            .int(`must be a whole number from 1 to ${pages.pages.max}`)
            .min(1, 'must be at least 1')
            .max(pages.pages.max, `must be at most ${pages.pages.max}`)
            .transform(String)
            .optional(),
        };
  return z.strictObject({
    ...Object.fromEntries(names.map((name) => [name, text.optional()])),
    ...limit,
  });
}

/** The parameters of an operation, each in the place that it belongs to. */
export interface SortedParameters {
  /** Ids for the path, as given. */
  readonly ids: Readonly<Record<string, string>>;
  /** What is to be looked up by id or name. */
  readonly places: Readonly<Partial<Record<Place, string>>>;
  readonly query: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
}

/** Sorts what fits `parametersSchema`. */
export function sortParameters(
  { path }: Route,
  given: Readonly<Record<string, string | undefined>>,
): SortedParameters {
  const params = paramNames(path);
  const ids: Record<string, string> = {};
  const places: Partial<Record<Place, string>> = {};
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || name === IDEMPOTENCY_KEY) continue;
    const place = (Object.keys(PLACES) as Place[]).find(
      (one) => one === name && params.includes(PLACES[one]),
    );
    if (place !== undefined) places[place] = value;
    else if (params.includes(name)) ids[name] = value;
    else query[name] = value;
  }
  return { ids, places, query, idempotencyKey: given[IDEMPOTENCY_KEY] };
}

/** What of the path's parameters is missing, or said twice. A project left out is looked up. */
export function pathMistakes(
  operation: string,
  { path }: Route,
  { ids, places }: SortedParameters,
): string[] {
  return paramNames(path).flatMap((param) => {
    const place = placeOf(param);
    const isPlaced = place !== null && places[place] !== undefined;
    if (ids[param] !== undefined) {
      return isPlaced ? [`give either \`${place}\` or \`${param}\`, not both.`] : [];
    }
    if (isPlaced || param === PLACES.project) return [];
    const names = place === null ? `\`${param}\`` : `\`${place}\` (an id or a name)`;
    return [`${names} is missing: the path of \`${operation}\` takes it.`];
  });
}
