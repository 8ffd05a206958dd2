import { digestOf } from './identity.ts';
import type { ReportCase, ReportIteration } from './report.ts';

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

/** An iteration with what its source knows of it. */
export function iterationWith(
  known: Pick<ReportIteration, 'id' | 'number' | 'outcome'> & Partial<ReportIteration>,
): ReportIteration {
  const none = { durationMs: null, tokens: null, model: null, toolCalls: null, trace: null };
  return { attempts: 1, failures: [], ...none, ...known };
}
