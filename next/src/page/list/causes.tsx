import { useMemo, useState } from 'preact/hooks';
import { countOf, numberOf } from '../detail/format.ts';
import { Sentence } from '../detail/text.tsx';
import { formatAddress, openIn } from '../state/address.ts';
import type { FoundCause } from '../state/filter.ts';
import { CaseLink, type ListProps } from './cases.tsx';
import { Rows } from './rows.tsx';
import { Strip } from './signs.tsx';

/** Cases of a cause that are shown at first. */
const FIRST = 10;

/** A row of a cause, of one of its cases, or of how many there are more. */
interface Item {
  cause: number;
  count: number;
  row: number | null;
  more: number;
}

/** A sentence has at most three lines. */
const heightOf = ({ row, more }: Item) => (row === null && more === 0 ? 104 : 32);

/** Causes with their first cases. */
export function Causes({
  data,
  state,
  causes,
}: Omit<ListProps, 'found'> & { causes: FoundCause[] }) {
  const [opened, setOpened] = useState<readonly number[]>([]);
  const items = useMemo(
    () =>
      causes.flatMap(({ at, rows }): Item[] => {
        const shown = opened.includes(at) ? rows : rows.slice(0, FIRST);
        const item = { cause: at, count: rows.length, row: null, more: 0 };
        const more = rows.length - shown.length;
        const cases = shown.map((row) => ({ cause: at, count: 0, row, more: 0 }));
        return [item, ...cases].concat(more > 0 ? [{ ...item, more }] : []);
      }),
    [causes, opened],
  );
  const isCurrent = ({ cause, row, more }: Item) =>
    more === 0 && (row === null ? cause === state.cause : row === state.row);
  return (
    <Rows items={items} heightOf={heightOf} isCurrent={isCurrent}>
      {({ cause, count, row, more }, focus) => {
        if (row !== null)
          return (
            <CaseLink data={data} state={state} row={row} focus={focus}>
              <Strip strip={data.cases[row]?.strip ?? ''} name="Now" />
            </CaseLink>
          );
        const { sentence = '', isNew = false } = data.causes[cause] ?? {};
        const openAll = () => {
          focus.keep();
          setOpened(opened.concat(cause));
        };
        if (more > 0)
          return (
            <button type="button" class="more" onClick={openAll} {...focus.at()}>
              {numberOf(more)} more
            </button>
          );
        const href = formatAddress(openIn(state, { cause }));
        const isOpen = cause === state.cause || undefined;
        return (
          <a class="cause" href={href} aria-current={isOpen} {...focus.at()}>
            <span class="sentence" dir="auto">
              <Sentence text={sentence} />
            </span>
            <span class="figures">
              {count > 0 && countOf(count, data.noun)}
              {isNew && <strong class="new">new</strong>}
            </span>
          </a>
        );
      }}
    </Rows>
  );
}
