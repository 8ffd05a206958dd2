import { useContext } from 'preact/hooks';
import { formatCount } from '../../model/quantity.ts';
import type {
  PageCaseDetail,
  PageEvidence,
  PageIteration,
} from '../../render/html/data/page-data.ts';
import { formatDuration, formatTokens } from '../../render/text/format.ts';
import { Conversations } from './conversation/conversations.tsx';
import { Evidence } from './evidence.tsx';
import { HighlightContext, Highlighted } from './highlight.tsx';

interface CaseBodyProps {
  detail: PageCaseDetail;
  iteration: number | null;
  /** Every iteration that failed is shown, since nobody can choose. */
  isOnPaper: boolean;
  onIteration(number: number): void;
}

/** Where a case comes from, its iterations, and the evidence for those that are looked at. */
export function CaseBody({ detail, iteration, isOnPaper, onIteration }: CaseBodyProps) {
  const { place, remarks = [], iterations } = detail;
  const terms = useContext(HighlightContext);
  const chosen =
    iterations.find(({ number }) => number === iteration) ?? atFirst(detail, terms) ?? null;
  const failed = isOnPaper ? iterations.filter((one) => hasFailed(one)) : [];
  const shown = failed.length > 0 || chosen === null ? failed : [chosen];
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
          {shown.map((one) => (
            <IterationEvidence
              key={one.number}
              {...{ detail, one, isOnPaper, onIteration }}
              same={shown.find((other) => other !== one && isAlike(other, one))}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const hasFailed = ({ outcome }: PageIteration) => outcome === 'failed' || outcome === 'error';

const isAlike = (one: PageIteration, other: PageIteration) =>
  one.evidence === other.evidence && one.number < other.number;

interface IterationEvidenceProps {
  detail: PageCaseDetail;
  one: PageIteration;
  /** One above it that failed in the same way. */
  same: PageIteration | undefined;
  isOnPaper: boolean;
  onIteration(number: number): void;
}

/** What is known of one iteration. Of several that failed alike the reason is told of all, and once on paper. */
function IterationEvidence({ detail, one, same, isOnPaper, onIteration }: IterationEvidenceProps) {
  const evidence = detail.evidence[one.evidence ?? -1];
  // Else it is told by the one that is chosen in the list.
  const figures = <Figures one={one} isNamed={isOnPaper && detail.iterations.length > 1} />;
  if (evidence === undefined) return figures;
  const { teller = one.number } = evidence;
  const own = teller === one.number ? evidence.conversation : (one.conversation ?? undefined);
  const conversation = own ?? (same === undefined ? evidence.conversation : undefined);
  return (
    <>
      {figures}
      {same === undefined ? (
        <Evidence evidence={evidence} />
      ) : (
        <p>{`Failed in the same way as iteration ${formatCount(same.number)}.`}</p>
      )}
      {conversation !== undefined && own === undefined && (
        <p>
          {'This is the conversation of '}
          <button type="button" class="link" onClick={() => onIteration(teller)}>
            {`iteration ${formatCount(teller)}`}
          </button>
          {`, which failed in the same way. ${one.conversation === null ? 'Its own is in report.json.' : 'Its own is not in the report.'}`}
        </p>
      )}
      {conversation && (
        <Conversations key={one.number} {...{ conversation }} besides={besidesOf(detail, one)} />
      )}
    </>
  );
}

/** What an iteration may be looked at beside: one that passed, and the baseline. */
function besidesOf({ evidence, beside = [] }: PageCaseDetail, one: PageIteration): PageEvidence[] {
  return beside.flatMap((at) => (at === one.evidence ? [] : (evidence[at] ?? [])));
}

/** The first that failed, or that there is evidence of; of what is searched for, the first that has it. */
function atFirst(
  { iterations, evidence, beside = [] }: PageCaseDetail,
  terms: readonly string[],
): PageIteration | undefined {
  const told = iterations.filter((one) => one.evidence !== undefined);
  const holds = ({ evidence: at = -1, conversation }: PageIteration) => {
    const text = JSON.stringify([evidence[at], conversation]).toLowerCase();
    return terms.some((term) => text.includes(term));
  };
  const found = terms.length > 0 && evidence.length > 1 ? told.find(holds) : undefined;
  return (
    found ?? told.find((one) => !beside.includes(one.evidence ?? -1)) ?? told[0] ?? iterations[0]
  );
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
function Figures({ one, isNamed }: { one: PageIteration; isNamed: boolean }) {
  const { number, durationMs, tokens, model, attempts, reason, outcome, isRetried } = one;
  const figures = [
    ...(isNamed ? [`Iteration ${formatCount(number)}`] : []),
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
