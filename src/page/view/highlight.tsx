import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What is searched for, in lower case. */
export const HighlightContext = createContext<readonly string[]>([]);

/** Marks in one text: more would only slow the page down. */
const MOST_MARKS = 200;

/** Whether some of what is searched for stands in some of these texts, so that they are unfolded. */
export function useIsFound(...texts: readonly string[]): boolean {
  const terms = useContext(HighlightContext);
  if (terms.length === 0) return false;
  const lower = texts.join('\n').toLowerCase();
  return terms.some((term) => lower.includes(term));
}

/** A text with what is searched for marked in it. */
export function Highlighted({ text }: { text: string }) {
  const terms = useContext(HighlightContext);
  const parts = terms.length === 0 ? [] : marksIn(text, terms);
  if (parts.length === 0) return <>{text}</>;
  const pieces = parts.flatMap(({ start, end }, at) => [
    text.slice(parts[at - 1]?.end ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
  return (
    <>
      {pieces}
      {text.slice(parts.at(-1)?.end)}
    </>
  );
}

/** Where terms stand in a text, from its start on and apart from each other. */
function marksIn(text: string, terms: readonly string[]): { start: number; end: number }[] {
  const lower = text.toLowerCase();
  // Some letters have more units in lower case; places would not fit.
  if (lower.length !== text.length) return [];
  const found = terms.flatMap((term) => {
    const places: { start: number; end: number }[] = [];
    let start = lower.indexOf(term);
    while (start >= 0 && places.length < MOST_MARKS) {
      places.push({ start, end: start + term.length });
      start = lower.indexOf(term, start + term.length);
    }
    return places;
  });
  let last = 0;
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < last) return false;
      last = end;
      return true;
    });
}
