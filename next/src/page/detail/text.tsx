import { type ComponentChildren, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Evidence } from '../../render/evidence.ts';
import { foldOf } from './entries.ts';

/** Lines of a text that show at first. */
export const MostLines = createContext(20);

/** A sentence with names between backticks as code. */
export const Sentence = ({ text }: { text: string }) =>
  text.split(/`([^`]*)`/).map((part, at) => (at % 2 === 1 ? <code>{part}</code> : part));

export const Sentences = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <p dir="auto">
      <Sentence text={line} />
    </p>
  ));

/** The first cell names its row; the first row names its columns, if it is a head. */
export const Table = ({ rows, isHead }: { rows: ComponentChildren[][]; isHead?: boolean }) => (
  <table>
    {rows.map((cells, row) => (
      <tr>
        {cells.map((cell, at) => {
          const scope = isHead && row === 0 ? 'col' : 'row';
          return at === 0 || scope === 'col' ? <th scope={scope}>{cell}</th> : <td>{cell}</td>;
        })}
      </tr>
    ))}
  </table>
);

/** A text of which the first lines show until a reader wants all. */
export function Folded({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const { start, all } = foldOf(text, useContext(MostLines));
  return (
    <>
      <pre dir="auto">{isOpen || all === null ? text : `${start}\n…`}</pre>
      {all !== null && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : `Show all ${all}`}
        </button>
      )}
    </>
  );
}

const TAGS: Readonly<Record<string, 'del' | 'ins'>> = { '-': 'del', '+': 'ins' };

/** What shows a failure: a difference with signs, or a text. */
export function EvidenceBox({ evidence }: { evidence: Evidence | null }) {
  if (evidence?.language !== 'diff') return evidence && <Folded text={evidence.text} />;
  return (
    <figure class="diff">
      <figcaption>- expected, + observed</figcaption>
      <pre>
        {evidence.text.split('\n').map((line) => {
          const Tag = TAGS[line.charAt(0)] ?? 'span';
          return <Tag>{line}</Tag>;
        })}
      </pre>
    </figure>
  );
}
