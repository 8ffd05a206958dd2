import { type ComponentChildren, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Evidence } from '../../render/evidence.ts';
import { Button } from '../button.tsx';
import { foldOf } from './entries.ts';

/** Lines of a text that show at first. */
export const MostLines = createContext(20);

/** A sentence with names between backticks as code. */
export const Sentence = ({ text }: { text: string }) =>
  text.split(/`([^`]*)`/).map((part, at) => (at % 2 === 1 ? <code>{part}</code> : part));

/** A paragraph for each line that is not empty. */
export const Sentences = ({ lines }: { lines: readonly string[] }) =>
  lines.filter(Boolean).map((line) => (
    <p dir="auto">
      <Sentence text={line} />
    </p>
  ));

/** The first cell names its row. */
export const Table = ({ head, rows }: { head?: string[]; rows: ComponentChildren[][] }) => (
  <table>
    {head && (
      <tr>
        {head.map((name) => (
          <th scope="col">{name}</th>
        ))}
      </tr>
    )}
    {rows.map(([name, ...cells]) => (
      <tr>
        <th scope="row">{name}</th>
        {cells.map((cell) => (
          <td>{cell}</td>
        ))}
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
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : `Show all ${all}`}
        </Button>
      )}
    </>
  );
}

const TAGS: Readonly<Record<string, 'del' | 'ins'>> = { '-': 'del', '+': 'ins' };

/** What shows a failure: a difference with signs, or a text. */
export function EvidenceBox({ evidence }: { evidence: Evidence | null }) {
  if (evidence?.language !== 'diff') return evidence && <Folded text={evidence.text} />;
  return (
    <figure>
      <figcaption>- expected, + observed</figcaption>
      <pre>
        {evidence.text.split('\n').map((line) => {
          const Tag = TAGS[line.charAt(0)] ?? 'span';
          return <Tag>{`${line}\n`}</Tag>;
        })}
      </pre>
    </figure>
  );
}
