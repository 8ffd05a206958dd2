import type { ResultAssertion } from '../api/cases/assertions.ts';
import { missedCount } from './json-path.ts';
import type { Miss, Part, StepResult } from './record.ts';
import { asJson, miss } from './result-json.ts';

type ContentAssertion = Extract<ResultAssertion, { type: 'hasContent' }>;

const MAX_SHOWN = 10;

/** Judges which parts a result has. */
export function judgeContent(assertion: ContentAssertion, { parts }: StepResult): Miss | null {
  const { type: _, ...asked } = assertion;
  const { count, maxCount } = asked;
  const least = count === undefined && maxCount === undefined ? 1 : undefined;
  const { minCount = least } = asked;
  const number = parts.filter((part) => isMeant(assertion, part)).length;
  const missed = missedCount({ count, minCount, maxCount }, number);
  const shown = parts.slice(0, MAX_SHOWN);
  const observed = asJson({ count: number, parts: shown });
  return missed && miss(asJson({ ...asked, minCount }), observed, missed);
}

function isMeant(assertion: ContentAssertion, part: Part): boolean {
  const { contentType = part.type, mimeType, uri = part.uri, minBytes, maxBytes } = assertion;
  // What does not say its size is neither large nor small enough.
  const bytes = part.bytes ?? Number.NaN;
  return (
    part.type === contentType &&
    part.uri === uri &&
    (mimeType === undefined || isOfType(part.mimeType, mimeType)) &&
    (minBytes === undefined || bytes >= minBytes) &&
    (maxBytes === undefined || bytes <= maxBytes)
  );
}

/** Compares MIME types. Parameters of the actual one, such as a charset, do not count. */
function isOfType(actual: string | null, wanted: string): boolean {
  const [whole, form] = [actual?.toLowerCase() ?? '', wanted.toLowerCase()];
  const essence = whole.split(';', 1)[0]?.trim() ?? '';
  if (form.endsWith('/*')) return essence.startsWith(form.slice(0, -1));
  return whole === form || essence === form;
}
