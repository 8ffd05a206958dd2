import { type Operation, TERMINAL_STATUSES } from '../../api/operation.ts';

/** A run that a program began. */
interface ReportedRun {
  id: string;
  /** Foreign text. */
  suite: string;
  /** Results that the program announced. */
  announced: number;
  /** The request that ended it; null: none did. */
  endedBy: string | null;
}

/** What a program reported, and what of it the service did not take. */
export class ReportedRuns {
  readonly runs = new Map<string, ReportedRun>();
  /** What the service says to requests that have not succeeded later. */
  readonly refused = new Map<string, string>();
  /** Suites of reports to runs that had ended. */
  readonly late = new Set<string>();

  /** Notes a request that the service did not take. `request` is the same for the same body. */
  refuse(operation: Operation, request: string, message: string): void {
    // Reporters send the content itself then.
    if (operation !== 'createUploadUrl') this.refused.set(request, `${operation}: ${message}`);
  }

  /** Notes a request that the service took, and what it answered. */
  take(
    operation: Operation,
    request: string,
    { suiteName = '', expectedIterations }: { suiteName?: string; expectedIterations?: number },
    reply: { runId?: string; status?: string | null },
  ): void {
    this.refused.delete(request);
    const { runId: id = '', status } = reply;
    const run = this.runs.get(id) ?? { id, suite: suiteName, announced: 0, endedBy: null };
    if (operation === 'startRun' || operation === 'reportRun') this.runs.set(id, run);
    run.announced = Math.max(run.announced, expectedIterations ?? 0);
    if (!TERMINAL_STATUSES.includes(status ?? '')) return;
    // Only the same request again finds nothing new.
    const isRepeated = operation === 'reportRun' && (run.endedBy ?? request) === request;
    if (operation !== 'finalizeRun' && !isRepeated) this.late.add(run.suite);
    run.endedBy ??= request;
  }
}
