import type { ResultAssertion } from '../api/cases/assertions.ts';
import { type Conditions, findMissed, OF_COUNTS, OF_VALUES } from './conditions.ts';
import { missOf } from './miss.ts';
import type { Miss, Part, StepResult } from './record.ts';

type ContentAssertion = Extract<ResultAssertion, { type: 'hasContent' }>;

/** Which parts are meant. One of unknown size meets no bound. */
const FILTERS: Conditions<'contentType' | 'mimeType' | 'uri' | 'minBytes' | 'maxBytes', Part> = {
  contentType: ({ type }, wanted) => type === wanted,
  mimeType: ({ mimeType }, wanted) => isOfType(mimeType ?? '', String(wanted)),
  uri: ({ uri }, wanted) => uri === wanted,
  minBytes: ({ bytes }, wanted) => OF_VALUES.min(bytes, wanted),
  maxBytes: ({ bytes }, wanted) => OF_VALUES.max(bytes, wanted),
};

/** Judges which parts a result has. */
export function judgeContent(assertion: ContentAssertion, { parts }: StepResult): Miss | null {
  const { type: _, ...asked } = assertion;
  if (asked.count === undefined && asked.maxCount === undefined) asked.minCount ??= 1;
  const count = parts.filter((part) => findMissed(FILTERS, asked, part) === undefined).length;
  const missed = findMissed(OF_COUNTS, asked, count);
  if (missed === undefined) return null;
  const wanted = Object.entries(asked).map(([key, value]) => `${key} ${value}`);
  const there = parts.map((one) => `${one.mimeType ?? one.type} (${one.bytes ?? 'unknown'} bytes)`);
  return missOf(wanted.join(', '), there.join(', ') || null, missed);
}

/** Compares MIME types. Parameters of the actual one, such as a charset, do not count. */
function isOfType(actual: string, wanted: string): boolean {
  const [whole, form] = [actual.toLowerCase(), wanted.toLowerCase()];
  const essence = whole.split(';', 1)[0]?.trim() ?? '';
  if (form.endsWith('/*')) return essence.startsWith(form.slice(0, -1));
  return whole === form || essence === form;
}
