/**
 * What became of one surface. `skipped`: nothing was to be shown there, or what is shown is newer.
 * `degraded`: it should have been shown and could not be. No member of it bears on the verdict.
 */
export type SurfaceResult<Details = unknown> =
  | ({ status: 'published'; url: string | null } & Details)
  | { status: 'skipped'; reason: string; url?: string }
  | { status: 'degraded'; reason: string };
