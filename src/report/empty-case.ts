import { digestOf } from './identity.ts';
import type { ReportCase } from './report.ts';

/** A case that has not run, of which only the title is known. */
export function emptyCase(id: string, title: string, identity = digestOf(title)): ReportCase {
  return {
    id,
    identity,
    definition: null,
    isSampled: false,
    title,
    tags: [],
    tools: [],
    planned: 0,
    iterations: [],
    skipped: null,
  };
}
