import { useState } from 'preact/hooks';
import type { IterationDetail } from '../../render/page-data.ts';
import type { Trace, TraceCall } from '../../report/trace.ts';
import { countOf, EvidenceBox, Folded, numberOf, Sentence, Table, timeOf } from '../parts.tsx';
import { argumentsOf, describeStep, failedStepsOf, prettyOf, spansOf } from './entries.ts';

/** Calls of a step that are open: the last ones. All are in the list of what happened. */
const MAX_CALLS = 5;

const NOUNS = { answer: 'model turn', call: 'call', failed: 'failed call' };

/** A call with its arguments and its answer. What is folded is not drawn. */
function Call({ call, ...first }: { call: TraceCall; isOpen: boolean }) {
  const [isOpen, setOpen] = useState(first.isOpen);
  const { server, tool, durationMs, isError } = call;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {isError ? <b class="chip failed">✕ error</b> : '✓'}{' '}
        <code>{server === null ? tool : `${server} › ${tool}`}</code>{' '}
        {durationMs !== null && timeOf(durationMs)} {!isOpen && call.arguments}
      </summary>
      {isOpen && <CallBody call={call} />}
    </details>
  );
}

function CallBody({ call }: { call: TraceCall }) {
  const rows = argumentsOf(call);
  return (
    <>
      <p class="label">{rows?.length === 0 ? 'No arguments' : 'Arguments'}</p>
      {rows === null ? (
        <Folded text={call.arguments ?? 'Not kept'} />
      ) : (
        <Table rows={rows.map(([name, value]) => [name, <Folded text={value} />])} />
      )}
      <p class="label">{call.answer === null ? 'No text as an answer' : named('Answer', call)}</p>
      {call.answer !== null && <Folded text={prettyOf(call.answer)} />}
      {call.images.map((image, at) => (
        <img src={image.startsWith('data:image/') ? image : ''} alt={`Answer, ${at + 1}`} />
      ))}
    </>
  );
}

/** What a text is, and how much of it is not kept. */
const named = (name: string, { leftOut = 0 }: { leftOut?: number | undefined }) =>
  leftOut > 0 ? `${name}, cut short: ${numberOf(leftOut)} more characters are not kept` : name;

/** What happened, in the order of time. What is `different` is open and marked. */
export const Entries = ({ trace, different }: { trace: Trace; different: number | null }) => (
  <ol>
    {trace.entries.map((entry, at) => (
      <li class={at === different ? 'different' : ''}>
        {at === different && <mark>differs here</mark>}
        {entry.what === 'call' ? (
          <Call call={entry} isOpen={at === different} />
        ) : (
          <>
            <p class="label">{named(entry.what === 'prompt' ? 'Prompt' : 'Model', entry)}</p>
            <Folded text={entry.text || '(only calls tools)'} language="prose" />
          </>
        )}
      </li>
    ))}
    {trace.more > 0 && <li>{trace.more} more are not kept.</li>}
  </ol>
);

/** The steps that failed: why, what was called, what came. */
export const FailedSteps = ({ iteration }: { iteration: IterationDetail }) =>
  failedStepsOf(iteration).map(({ failures, calls }) => (
    <section class="failure">
      {failures.map(({ sentence, evidence, step, place, link }) => (
        <>
          <h3>
            <i class="chip failed">✕</i> <Sentence text={sentence} />
          </h3>
          <p class="label">
            {step !== null && `Step ${describeStep(step)} `}
            <Place place={place} link={link} />
          </p>
          {!sentence.includes(evidence?.text ?? '') && <EvidenceBox evidence={evidence} />}
        </>
      ))}
      {calls.slice(-MAX_CALLS).map((call) => (
        <Call call={call} isOpen />
      ))}
    </section>
  ));

/** File and line. */
export const Place = ({ place, link }: { place: string; link: string | null }) =>
  link === null ? <span>{place}</span> : <a href={link}>{place}</a>;

/** Model turns and calls as bars on one axis. The name of each row says the same in words. */
export function Timeline({ trace }: { trace: Trace }) {
  const spans = spansOf(trace.entries);
  const end = spans.reduce((last, one) => Math.max(last, one.startMs + one.durationMs), 0);
  if (end === 0) return null;
  const rows = [...Map.groupBy(spans, ({ lane }) => lane)].map(([lane, own]) => [
    `${countOf(own.length, NOUNS[lane])}, ${timeOf(own.reduce((sum, one) => sum + one.durationMs, 0))}`,
    <svg class={lane} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {own.map(({ startMs, durationMs }) => (
        <rect x={startMs / end} width={Math.max(0.004, durationMs / end)} height="1" />
      ))}
    </svg>,
  ]);
  return (
    <section class="timeline">
      <h3>Timeline</h3>
      <Table head={['What, and for how long', `From 0 s to ${timeOf(end)}`]} rows={rows} />
    </section>
  );
}
