import { useContext } from 'preact/hooks';
import { formatCount } from '../../model/quantity.ts';
import type {
  PageCaseDetail,
  PageEvidence,
  PageIteration,
} from '../../render/html/data/page-data.ts';
import { formatDuration, formatTokens } from '../../render/text/format.ts';
import { Evidence } from './evidence.tsx';
import { HighlightContext, Highlighted } from './highlight.tsx';

interface CaseBodyProps {
  detail: PageCaseDetail;
  iteration: number | null;
  onIteration(number: number): void;
}

/** Where a case comes from, its iterations, and the evidence for the one that is looked at. */
export function CaseBody({ detail, iteration, onIteration }: CaseBodyProps) {
  const { place, remarks = [], iterations, evidence } = detail;
  const terms = useContext(HighlightContext);
  const chosen =
    iterations.find(({ number }) => number === iteration) ?? atFirst(detail, terms) ?? null;
  const shown = chosen?.evidence === undefined ? null : (evidence[chosen.evidence] ?? null);
  return (
    <div class="body">
      {(place !== undefined || remarks.length > 0) && (
        <div class="about soft">
          {place && (
            <p>
              {place.address === undefined ? (
                <code>{place.label}</code>
              ) : (
                <a href={place.address} rel="noopener noreferrer">
                  <code>{place.label}</code>
                </a>
              )}
            </p>
          )}
          {remarks.map((remark) => (
            <p key={remark}>
              <Highlighted text={remark} />
            </p>
          ))}
        </div>
      )}
      <div class={iterations.length > 1 ? 'split' : undefined}>
        {iterations.length > 1 && (
          <Iterations {...{ iterations, onIteration }} chosen={chosen?.number ?? null} />
        )}
        <div class="evidence">
          {chosen !== null && <Figures one={chosen} />}
          {shown !== null && <Evidence evidence={shown} beside={besideOf(detail, shown)} />}
        </div>
      </div>
    </div>
  );
}

/** One that passed, beside any other. */
function besideOf({ evidence, beside = -1 }: PageCaseDetail, shown: PageEvidence) {
  const passed = evidence[beside];
  return passed === shown ? undefined : passed;
}

/** The first that failed, or that there is evidence of; of what is searched for, the first that has it. */
function atFirst(
  { iterations, evidence, beside }: PageCaseDetail,
  terms: readonly string[],
): PageIteration | undefined {
  const told = iterations.filter((one) => one.evidence !== undefined);
  const holds = ({ evidence: at = -1 }: PageIteration) => {
    const text = JSON.stringify(evidence[at] ?? '').toLowerCase();
    return terms.some((term) => text.includes(term));
  };
  const found = terms.length > 0 && evidence.length > 1 ? told.find(holds) : undefined;
  return found ?? told.find((one) => one.evidence !== beside) ?? told[0] ?? iterations[0];
}

function Iterations({
  iterations,
  chosen,
  onIteration,
}: {
  iterations: readonly PageIteration[];
  chosen: number | null;
  onIteration(number: number): void;
}) {
  return (
    <ol class="iterations" aria-label="Iterations">
      {iterations.map((one) => (
        <li key={one.number}>
          <button
            type="button"
            class={`iteration is-${one.outcome}`}
            aria-current={one.number === chosen ? 'true' : undefined}
            onClick={() => onIteration(one.number)}
          >
            <span>
              {formatCount(one.number)} {one.isRetried ? 'passed after a retry' : one.outcome}
            </span>
            {one.durationMs !== undefined && <span>{formatDuration(one.durationMs)}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What is known of an iteration beside its evidence. */
function Figures({ one }: { one: PageIteration }) {
  const { durationMs, tokens, model, attempts, reason, outcome, isRetried } = one;
  const figures = [
    isRetried ? 'passed after a retry' : outcome,
    ...(durationMs === undefined ? [] : [formatDuration(durationMs)]),
    ...(model === undefined ? [] : [model]),
    ...(tokens === undefined ? [] : [`${formatTokens(tokens)} tokens`]),
    ...(attempts === undefined ? [] : [`${formatCount(attempts)} attempts`]),
  ];
  return (
    <>
      <p class="soft figures-line">
        <Highlighted text={figures.join(' · ')} />
      </p>
      {reason !== undefined && (
        <p>
          <Highlighted text={reason} />
        </p>
      )}
    </>
  );
}
