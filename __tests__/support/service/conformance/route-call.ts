import { API_PATH, type Route } from '../../../../src/contract/routes/route.ts';

/** A request of a route. */
export interface RouteCall {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** A text goes as it is, everything else as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Null: none. */
  key?: string | null;
}

/** Paths of a route from the root: its own, then its aliases. */
export function pathsOf({ base, path, aliases = [] }: Route): string[] {
  return [`${base ?? API_PATH}${path}`, ...aliases];
}

/** Bodies that no route with a request takes. */
export const NO_OBJECTS = ['{"name":', '[]', 'null', '7'];
