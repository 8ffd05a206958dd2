import { type ComponentChildren, type ComponentProps, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Evidence } from '../render/evidence.ts';
import type { CaseState, PageCause, PageData } from '../render/page-data.ts';
import { Compared } from './detail/compared.ts';
import { CODE, foldOf, isCode } from './detail/entries.ts';
import { passedIn } from './state/filter.ts';

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Such as `2 cases`. */
export const countOf = (count: number, noun: string): string =>
  `${NUMBER.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Null: nothing is measured. */
export const numberOf = (value: number | null): string =>
  value === null ? '–' : NUMBER.format(value);

const UNITS = { d: 86_400_000, h: 3_600_000, min: 60_000, s: 1_000 };
export function timeOf(ms: number | null): string {
  if (ms === null) return '–';
  const [unit, size = 1] = Object.entries(UNITS).find(([, least]) => ms >= least) ?? [];
  return unit === undefined ? `${Math.round(ms)} ms` : `${NUMBER.format(ms / size)} ${unit}`;
}

export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** Copies a text. Where the browser cannot, it shows the text selected. */
export function Copy({ name, textOf }: { name: string; textOf: () => string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf());
      setCopied(true);
    } catch {
      // Not in a secure context, or not permitted.
      prompt(name, textOf());
    }
  };
  return (
    <span>
      <Button onClick={copy}>{name}</Button>
      <span role="status">{isCopied && 'Copied'}</span>
    </span>
  );
}

/** Signs of outcomes and states. They differ by their form, not only by their colour. */
export const SIGNS: Readonly<Record<CaseState | PageData['value'], string>> = {
  passed: '✓',
  failed: '✕',
  failing: '✕',
  'newly-failing': '✕',
  flaky: '~',
  incomplete: '?',
  missing: '?',
  invalid: '!',
  quarantined: '⊘',
  skipped: '–',
};

/** The last iterations in the order of time, and how many of all passed. */
export function Strip({ strip, name, most = 10 }: { strip: string; name: string; most?: number }) {
  const text = strip === '' ? '–' : `${passedIn(strip)}/${strip.length}`;
  return (
    <span class="strip" role="img" aria-label={`${name}: ${text} passed`}>
      {strip.length > most && '…'}
      {[...strip.slice(-most)].map((letter) => {
        const state = letter === 'p' ? 'passed' : letter === 'f' ? 'failing' : 'missing';
        return <i class={`chip ${state}`}>{SIGNS[state]}</i>;
      })}
      {`\u00a0${text}`}
    </span>
  );
}

/** Lines of a text that show at first. */
export const MostLines = createContext(20);

/** A sentence or a title with names between backticks as code. */
export const Sentence = ({ text }: { text: string }) =>
  text.split(CODE).map((part, at) => (at % 2 === 1 ? <code>{part}</code> : part));

/** Whether cases of a cause are newly failing, or how many of them. */
export const News = ({ cause: { newly, cases } }: { cause: PageCause }) =>
  newly > 0 && <b class="chip new">{newly < cases.length ? `${numberOf(newly)} new` : 'new'}</b>;

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

const TAGS: Readonly<Record<string, 'del' | 'ins'>> = { '-': 'del', '+': 'ins' };
const markedLine = (line: string) => {
  const Tag = TAGS[line.charAt(0)] ?? 'span';
  return <Tag>{`${line}\n`}</Tag>;
};

type FoldedProps = { text: string; language?: Evidence['language'] | 'prose' };

/** A text of which some lines show until a reader wants all. Lines of code scroll, by keys too. */
export function Folded({ text, language }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const { shown: some, all } = foldOf(text, useContext(MostLines), useContext(Compared));
  const shown = isOpen ? text : some;
  return (
    <>
      <pre dir="auto" tabIndex={language !== 'prose' && isCode(shown) ? 0 : undefined}>
        {language === 'diff' ? shown.split('\n').map(markedLine) : shown}
      </pre>
      {all !== null && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : `Show all ${all}`}
        </Button>
      )}
    </>
  );
}

/** What shows a failure. */
export const EvidenceBox = ({ evidence }: { evidence: Evidence | null }) =>
  evidence && (
    <figure>
      {evidence.language === 'diff' && <figcaption>- expected, + observed</figcaption>}
      <Folded {...evidence} />
    </figure>
  );
