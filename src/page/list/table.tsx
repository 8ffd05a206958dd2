import { useMemo, useState } from 'preact/hooks';
import { Button, countOf, News, numberOf, Sentence, SIGNS, Strip, timeOf } from '../parts.tsx';
import { addressOf, labelOf, type ViewProps } from '../state/address.ts';
import { type Item, matrixOf } from '../state/filter.ts';
import { moveFocus, useCurrentRow } from './rows.ts';

interface TableProps extends Pick<ViewProps, 'data' | 'state'> {
  items: readonly Item[];
  /** Shows all cases of a cause. */
  onMore: (cause: number) => void;
}

/** So many rows show at first, and more on demand: browsers are slow with thousands. */
const FIRST = 200;

const stateOf = (strip: string) =>
  /p/.test(strip) ? (/[^p]/.test(strip) ? 'flaky' : 'passed') : strip ? 'failing' : 'skipped';

/** Causes with cases, or cases with what a view says about them. */
export function Table({ data, state, items, onMore }: TableProps) {
  const { view } = state;
  const sides = view === 'matrix' ? data.sides : [];
  const matrix = useMemo(() => (view === 'matrix' ? matrixOf(data) : []), [data, view]);
  const isCurrent = ({ what, at }: Item) =>
    what === 'case'
      ? (matrix[at]?.cases ?? [at]).includes(state.row ?? -1)
      : what === 'cause' && at === state.cause;
  const [limit, setLimit] = useState(FIRST);
  const drawn = items.slice(0, Math.max(limit, items.findIndex(isCurrent) + 1));
  const left = items.length - drawn.length;
  const rest: Item[] = left > 0 ? [{ what: 'more', at: -1, count: left }] : [];
  const all = [...drawn, ...rest];
  const body = useCurrentRow(`${state.row} ${state.cause}`);

  const moreOf = ({ at, count }: Item) => (
    <td colSpan={sides.length + 2}>
      <Button onClick={() => (at < 0 ? setLimit(drawn.length + FIRST) : onMore(at))}>
        {numberOf(count)} more
      </Button>
    </td>
  );
  const causeOf = ({ at, count }: Item, link: object) => {
    const cause = data.causes[at];
    if (cause === undefined) return null;
    const { sentence, cases } = cause;
    return (
      <th colSpan={2} class="cause">
        <a href={addressOf(state, { cause: at })} {...link}>
          <b dir="auto">
            <Sentence text={sentence} />
          </b>
          <small>
            {count < cases.length && `${numberOf(count)} of `}
            {cases.length > 0 && countOf(cases.length, data.noun)}{' '}
          </small>
          <News cause={cause} />
        </a>
      </th>
    );
  };
  const caseOf = (row: number, link: object) => {
    const one = data.cases[row];
    if (one === undefined) return null;
    const { title } = matrix[row] ?? one;
    return (
      <>
        <th scope="row">
          <a href={addressOf(state, { row })} title={title} {...link}>
            <i class={`chip ${one.state}`} role="img" aria-label={labelOf(one.state)}>
              {SIGNS[one.state]}
            </i>
            <span dir="auto">
              <Sentence text={title} />
            </span>
          </a>
          {(view === 'cases' || view === 'flaky') && (
            <div class="figures">
              <Strip strip={one.strip} name="Now" />
              {one.before !== null && 'before'}
              {one.before !== null && <Strip strip={one.before} name="Before" />}
              {timeOf(one.durationMs)}
            </div>
          )}
        </th>
        {view === 'causes' && (
          <td>
            <Strip strip={one.strip} name="Now" />
          </td>
        )}
        {sides.map((name, side) => {
          const own = matrix[row]?.cases[side];
          const { strip = '', worst = null } = data.cases[own ?? -1]?.tallies[side] ?? {};
          const chosen = { row: own ?? null, iteration: worst };
          const link = own === undefined ? {} : { href: addressOf(state, chosen) };
          return (
            <td>
              <a class={`chip ${stateOf(strip)}`} {...link}>
                <Strip strip={strip} name={name} most={5} />
              </a>
            </td>
          );
        })}
      </>
    );
  };
  return (
    <table aria-rowcount={items.length}>
      {sides.length > 0 && (
        <thead>
          <tr>
            {['Case', ...sides].map((name) => (
              <th scope="col" title={name}>
                <span>{name.slice(name.lastIndexOf('/') + 1)}</span>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody ref={body} onKeyDown={moveFocus}>
        {all.map((item, at) => {
          const link = { 'aria-current': isCurrent(item) || undefined };
          return (
            <tr key={item.at < 0 ? 'more' : at} aria-rowindex={at + 1}>
              {item.what === 'case' && caseOf(item.at, link)}
              {item.what === 'cause' && causeOf(item, link)}
              {item.what === 'more' && moreOf(item)}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
