import type { Span, Trace } from '../../../contract/resources/trace.ts';
import type {
  ConversationMessage,
  TimelineStretch,
  TurnTokens,
} from '../../../model/conversation/conversation.ts';

type Timing = Pick<ConversationMessage, 'startMs' | 'durationMs'>;

/** How long each answer and each call took. */
export interface TraceTiming {
  timeline: TimelineStretch[];
  /** Of the answers of models, in their order. */
  turns: (Timing & { tokens: TurnTokens })[];
  /** Of the next call of that id; a model may give several calls one id. */
  nextCall(id: string): CallTiming | undefined;
}

/** Of a call, and whether the case itself made it. */
export interface CallTiming {
  timing: Timing;
  isStep: boolean;
}

/** What categories of spans on the wire are; steps and errors are told otherwise. */
const KINDS = new Map<string, TimelineStretch['kind'] | null>([
  ['connect', 'connect'],
  ['list', 'list'],
  ['llm', 'model'],
  ['tool', 'call'],
  ['step', null],
  ['error', null],
]);

/** The spans of a trace, with times since the first of them began. */
export function timingOf({ spans }: Pick<Trace, 'spans'>): TraceTiming {
  const all = (spans ?? []).filter(({ startMs, endMs }) => endMs >= startMs);
  const told = all
    .filter(({ category }) => KINDS.get(category) !== null)
    .sort((one, other) => one.startMs - other.startMs);
  const beginMs = told[0]?.startMs ?? 0;
  const timing = ({ startMs, endMs }: Span): Required<Timing> => ({
    startMs: startMs - beginMs,
    durationMs: endMs - startMs,
  });
  const steps = new Map(all.flatMap((one) => (one.category === 'step' ? [[one.id, one]] : [])));
  const calls = Map.groupBy(
    told.filter(({ category, toolCallId }) => category === 'tool' && toolCallId != null),
    ({ toolCallId }) => toolCallId,
  );
  return {
    timeline: told.map((span) => ({
      kind: KINDS.get(span.category) ?? 'other',
      label: span.name,
      startMs: span.startMs - beginMs,
      endMs: span.endMs - beginMs,
      ...(span.status === 'error' && { isError: true as const }),
    })),
    turns: told
      .filter(({ category, status }) => category === 'llm' && status !== 'error')
      .map((span) => ({
        ...timing(span),
        tokens: {
          input: span.inputTokens ?? null,
          output: span.outputTokens ?? null,
          total: span.totalTokens ?? null,
        },
      })),
    nextCall(id) {
      const span = calls.get(id)?.shift();
      if (span === undefined) return undefined;
      const step = steps.get(span.parentId ?? '');
      return { timing: timing(span), isStep: step !== undefined && step.name !== 'prompt' };
    },
  };
}
