import type { Span } from '../../../contract/resources/trace.ts';

/** What all spans of an authored step share. */
export interface SpanScope {
  parentId: string;
  promptIndex: number;
  stepIndex: number;
  authoredStepId: string;
}

/** A stretch of time that has begun. */
export interface OpenSpan {
  readonly id: string;
  end(status: 'ok' | 'error', fields?: Partial<Span>): void;
}

/** Collects the spans of an iteration in the order in which they begin. */
export interface SpanRecorder {
  readonly spans: readonly Span[];
  begin(name: string, category: Span['category'], fields: Partial<Span>): OpenSpan;
  /** One of that category that has begun and not ended. */
  openOne(category: Span['category']): Readonly<Span> | undefined;
  /** Ends what has not ended, as an error. */
  endAll(): void;
}

/** @param now epoch milliseconds */
export function createSpanRecorder(now: () => number): SpanRecorder {
  const spans: Span[] = [];
  const open = new Map<string, Span>();
  return {
    spans,
    begin(name, category, fields) {
      const startMs = now();
      const id = `span_${spans.length + 1}`;
      const span: Span = { id, name, category, startMs, endMs: startMs, ...fields };
      spans.push(span);
      open.set(id, span);
      return {
        id,
        end(status, more = {}) {
          Object.assign(span, more, { status, endMs: now() });
          open.delete(id);
        },
      };
    },
    openOne: (category) => [...open.values()].find((span) => span.category === category),
    endAll() {
      for (const span of open.values()) Object.assign(span, { status: 'error', endMs: now() });
      open.clear();
    },
  };
}
