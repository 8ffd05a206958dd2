import { ExpectedError } from '../trouble/errors.ts';

const NOUNS: Readonly<Record<string, string>> = {
  projects: 'project',
  servers: 'server',
  'eval-suites': 'suite',
  'eval-runs': 'run',
  iterations: 'iteration',
};

/** Empty, a step in the path, or half a character, which no URL can carry. */
const NO_ID = /^\.{0,2}$|\p{Surrogate}/u;

/**
 * Path of a resource from its segments, each one encoded: `apiPath('projects', 'p 1')` is
 * `/projects/p%201`. Refuses ids that would make the URL name another resource.
 */
export function apiPath(...segments: readonly string[]): string {
  return segments
    .map((segment) => {
      if (NO_ID.test(segment))
        throw new ExpectedError(`"${segment}" is not an id of the evals API.`);
      return `/${encodeURIComponent(segment)}`;
    })
    .join('');
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
