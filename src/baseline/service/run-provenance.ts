import type { ReadRun } from '../../contract/resources/run.ts';

/** What a run of a service is of, as the action notes it there. Null: not known, or none. */
export interface RunProvenance {
  /** `owner/name`. */
  repository: string;
  /** Of the repository itself, where a push, a schedule or a dispatch started the run. */
  branch: string | null;
  commit: string | null;
  pullRequest: number | null;
  /** Hash of what its cases do and are judged by. */
  suite: string | null;
  /** Hash of the policy that it was held against. */
  policy: string | null;
}

/** `branch=main commit=0123… suite=89ab…`: words without spaces, for the marker of a run. */
export function provenanceWords(provenance: Partial<Omit<RunProvenance, 'repository'>>): string[] {
  const { branch, commit, pullRequest, suite, policy } = provenance;
  return Object.entries({ branch, commit, pull: pullRequest, suite, policy }).flatMap(
    ([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []),
  );
}

/** Longer notes have been written by others. */
const LONGEST_NOTES = 20_000;
const MARKER = /\[mcp-eval-gate ([^[\]\r\n]*)\]$/;

/** What the marker at the end of a run's notes says; null where there is none. */
export function provenanceOf({ notes }: Pick<ReadRun, 'notes'>): RunProvenance | null {
  if (!notes || notes.length > LONGEST_NOTES) return null;
  const words = MARKER.exec(notes)?.[1]?.split(' ') ?? [];
  const [repository = ''] = words;
  if (!/^[^/=]+\/[^/=]+$/.test(repository)) return null;
  const said = new Map(
    words.flatMap((word): [string, string][] => {
      const at = word.indexOf('=');
      const value = at < 0 ? null : decoded(word.slice(at + 1));
      return value === null ? [] : [[word.slice(0, at), value]];
    }),
  );
  const pullRequest = Number(said.get('pull'));
  return {
    repository,
    branch: said.get('branch') ?? null,
    commit: said.get('commit') ?? null,
    pullRequest: Number.isSafeInteger(pullRequest) && pullRequest > 0 ? pullRequest : null,
    suite: said.get('suite') ?? null,
    policy: said.get('policy') ?? null,
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
