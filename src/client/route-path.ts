import type { PathParams } from '../contract/routes/route.ts';
import { ExpectedError } from '../trouble/errors.ts';

const NOUNS: Readonly<Record<string, string>> = {
  projects: 'project',
  servers: 'server',
  hosts: 'host',
  chatboxes: 'chatbox',
  'eval-suites': 'suite',
  cases: 'case',
  'eval-runs': 'run',
  iterations: 'iteration',
};

/** Empty, a step in the path, or half a character, which no URL can carry. */
const NO_ID = /^\.{0,2}$|\p{Surrogate}/u;
const PARAM = /\{([^{}]+)\}/g;

/**
 * The path of a route with its parameters filled in, each one encoded. Refuses ids that would make
 * the URL name another resource.
 */
export function pathOf<Path extends string>(path: Path, params: PathParams<Path>): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replace(PARAM, (_, name: string) => {
    const id = values.get(name);
    if (typeof id !== 'string' || NO_ID.test(id)) {
      throw new ExpectedError(`"${id}" is not an id of the evals API.`);
    }
    return encodeURIComponent(id);
  });
}

/** Resources a path names, the innermost first: `['run "r_1"', 'project "p_1"']`. */
export function resourcesOfPath(path: string): string[] {
  const segments = path.split('/').slice(1).map(decodeURIComponent);
  return segments
    .flatMap((segment, index) => {
      const noun = NOUNS[segment];
      const id = segments[index + 1];
      return index % 2 === 0 && noun !== undefined && id !== undefined ? [`${noun} "${id}"`] : [];
    })
    .reverse();
}

/** The project id in a path, if it has one. */
export function projectOfPath(path: string): string | undefined {
  const [, collection, projectId] = path.split('/');
  return collection === 'projects' && projectId !== undefined
    ? decodeURIComponent(projectId)
    : undefined;
}
