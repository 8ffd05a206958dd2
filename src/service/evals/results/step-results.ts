import type { Step } from '../../../contract/cases/test-case.ts';
import type { StepResult } from '../../../contract/resources/results/step-result.ts';
import type { Span, Trace } from '../../../contract/resources/trace.ts';
import type { IterationRecord } from '../../storage/records.ts';

type StepSpan = Span & { stepIndex: number; authoredStepId: string };
/** What there is to know of a step before it is carried out. */
type WrittenStep = Pick<Step, 'id'> & { kind: string; index: number };

type IterationEnd = Pick<IterationRecord, 'status' | 'error'>;

/**
 * What became of each step of an iteration, in the order in which they were written.
 * @param written the steps of its case, none where it was changed since; where what was carried out
 * is of others, these are told alone
 */
export function stepResults(
  iteration: IterationEnd,
  written: readonly Step[],
  trace: Pick<Trace, 'spans' | 'prompts'> | undefined,
): StepResult[] {
  const carriedOut = new Map(
    (trace?.spans ?? []).filter(isOfStep).map((span) => [span.stepIndex, span]),
  );
  const asItIs = written.map(({ id, kind }, index) => ({ id, kind, index }));
  const asItWas = [...carriedOut.values()].map((span) => ({
    ...{ id: span.authoredStepId, kind: span.name, index: span.stepIndex },
  }));
  const isUnchanged = asItWas.every(
    ({ id, kind, index }) => asItIs[index]?.id === id && asItIs[index]?.kind === kind,
  );
  return (isUnchanged ? asItIs : asItWas).map((step) => {
    const span = carriedOut.get(step.index);
    return {
      ...{ stepId: step.id, stepIndex: step.index, kind: step.kind },
      ...(span === undefined ? leftOut(iteration) : resultOf(span, step, iteration, trace)),
    };
  });
}

function isOfStep(span: Span): span is StepSpan {
  return span.category === 'step' && span.stepIndex != null && span.authoredStepId != null;
}

type Verdict = Pick<StepResult, 'status' | 'reason'>;

function leftOut({ status }: IterationEnd): Verdict {
  return status === 'pending' || status === 'running'
    ? { status: 'pending', reason: null }
    : { status: 'skipped', reason: 'The iteration ended before this step.' };
}

function resultOf(
  span: StepSpan,
  { kind }: WrittenStep,
  { error }: IterationEnd,
  trace: Pick<Trace, 'prompts'> | undefined,
): Verdict {
  if (span.status !== 'ok') return { status: 'fail', reason: span.reason ?? error };
  const isBroken = kind === 'prompt' && hasWrongCalls(span, trace);
  return isBroken ? { status: 'fail', reason: error } : { status: 'ok', reason: null };
}

/** A prompt fails by itself where it did not pass, though all that was asserted of it holds. */
function hasWrongCalls(
  { promptIndex }: StepSpan,
  trace: Pick<Trace, 'prompts'> | undefined,
): boolean {
  const analysis = trace?.prompts?.find((prompt) => prompt.promptIndex === promptIndex);
  const results = analysis?.predicateResults ?? [];
  return analysis?.passed === false && results.every(({ passed }) => passed);
}
