import type { ComponentChildren } from 'preact';
import { countOf } from '../../model/quantity.ts';
import type { PageEvidence } from '../../render/html/data/page-data.ts';
import { Highlighted } from './highlight.tsx';

/** Why iterations failed, or what one was judged by. */
export function Evidence({ evidence }: { evidence: PageEvidence }) {
  const { title, error, calls, assertions = [], moreAssertions, results, stack } = evidence;
  const says = error ?? calls ?? results ?? stack;
  return (
    <>
      <h4 class="how">{title}</h4>
      {error && <Lines lines={error} />}
      {calls && calls.length > 0 && (
        <Diff lines={calls}>
          Tool calls: <code>-</code> expected, <code>+</code> actual
        </Diff>
      )}
      {assertions.length > 0 && <Assertions {...{ assertions, moreAssertions }} />}
      {results && (
        <Diff lines={results}>
          Results: <code>-</code> expected, <code>+</code> observed
        </Diff>
      )}
      {stack && (
        <>
          <h5>Stack</h5>
          <Lines lines={stack} />
        </>
      )}
      {says === undefined && assertions.length === 0 && !evidence.hasPassed && (
        <p>No reason was given.</p>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <pre>
      <Highlighted text={lines.join('\n')} />
    </pre>
  );
}

const DIFF_CLASSES: Readonly<Record<string, string>> = { '-': 'minus', '+': 'plus' };

function Diff({ lines, children }: { lines: readonly string[]; children: ComponentChildren }) {
  return (
    <>
      <h5>{children}</h5>
      <pre>
        {lines.map((line, at) => (
          <span key={at} class={`line ${DIFF_CLASSES[line.charAt(0)] ?? ''}`}>
            <Highlighted text={`${line}\n`} />
          </span>
        ))}
      </pre>
    </>
  );
}

function Assertions({
  assertions,
  moreAssertions,
}: {
  assertions: NonNullable<PageEvidence['assertions']>;
  moreAssertions: number | undefined;
}) {
  return (
    <>
      <h5>Assertions</h5>
      <ul class="assertions">
        {assertions.map(({ label, passed, reason }, at) => (
          <li key={at}>
            <span class={`tag ${passed ? 't-good' : 't-bad'}`}>
              <span aria-hidden="true">{passed ? '✓' : '✕'} </span>
              <span class="unseen">{passed ? 'Met: ' : 'Missed: '}</span>
              <Highlighted text={label} />
            </span>
            {reason !== undefined && (
              <span class="reason">
                <Highlighted text={reason} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {moreAssertions !== undefined && (
        <p class="soft">{countOf(moreAssertions, 'more assertion')}: see report.json.</p>
      )}
    </>
  );
}
