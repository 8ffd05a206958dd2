/** Path of the ingestion routes of the fixture's project, or of the one named. */
export const ingest = (route: string, project = 'default') =>
  `/projects/${project}/eval-ingest/${route}`;

/** A finished row; it has no id of its own unless `extra` gives one. */
export function ingestRow(caseTitle: string, passed: boolean, extra: Record<string, unknown> = {}) {
  return { caseTitle, passed, ...extra };
}

/** Rows with ids, of which every `failEvery`th failed. */
export function numberedRows(count: number, { prefix = 'row', failEvery = 0 } = {}) {
  return Array.from({ length: count }, (_, index) =>
    ingestRow(`case ${index + 1}`, failEvery === 0 || (index + 1) % failEvery !== 0, {
      externalIterationId: `${prefix}-${index + 1}`,
      externalCaseId: `case-${index + 1}`,
    }),
  );
}
