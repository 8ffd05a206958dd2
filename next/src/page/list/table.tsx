import { Fragment } from 'preact';
import type { CaseRow, PageData } from '../../render/page-data.ts';
import { countOf, numberOf, timeOf } from '../detail/format.ts';
import { Sentence } from '../detail/text.tsx';
import { formatAddress, openIn, type State } from '../state/address.ts';
import { type Item, passedIn } from '../state/filter.ts';
import { MOST_DRAWN } from '../state/rows.ts';
import { useRows } from './rows.ts';
import { SIGNS, Strip } from './signs.tsx';

interface TableProps {
  data: PageData;
  state: State;
  items: readonly Item[];
  /** Shows all cases of a cause. */
  onMore: (cause: number) => void;
  /** Opens a case at an iteration of a model, if there is one. */
  onCell: (row: number, model: string) => void;
}
type Tally = CaseRow['byModel'][number];

/** A cause has at most three lines, a case with figures two. */
const HEIGHTS = { cause: 104, more: 34, causes: 34, cases: 56, flaky: 56, matrix: 36 };

/** What the matrix compares: models, or else both runs. */
function sidesOf({ models }: PageData): { name: string; tallyOf: (one: CaseRow) => Tally }[] {
  if (models.length > 1)
    return models.map((name, at) => ({ name, tallyOf: ({ byModel }) => byModel[at] ?? null }));
  const tally = (strip: string | null) =>
    strip ? { passed: passedIn(strip), total: strip.length } : null;
  return [
    { name: 'Before', tallyOf: ({ before }) => tally(before) },
    { name: 'Now', tallyOf: ({ strip }) => tally(strip) },
  ];
}

function stateOf(tally: Tally) {
  if (tally === null) return 'skipped';
  return tally.passed === tally.total ? 'passed' : tally.passed === 0 ? 'failing' : 'flaky';
}

/** Causes with cases, or cases with what a view says about them. */
export function Table({ data, state, items, onMore, onCell }: TableProps) {
  const { view } = state;
  const sides = view === 'matrix' ? sidesOf(data) : [];
  const heightOf = ({ what }: Item) => HEIGHTS[what === 'case' ? view : what];
  const isCurrent = ({ what, at }: Item) =>
    what !== 'more' && at === (what === 'case' ? state.row : state.cause);
  const rows = useRows(items, heightOf, isCurrent, sides.length + 1);
  const isLong = items.length > MOST_DRAWN;
  const space = (height: number) =>
    isLong && height > 0 && <tr style={{ height: `${height}px` }} />;

  const moreOf = ({ at, count }: Item, focus: object) => {
    const open = () => {
      rows.keepFocus();
      onMore(at);
    };
    return (
      <td colSpan={2}>
        <button type="button" onClick={open} {...focus}>
          {numberOf(count)} more
        </button>
      </td>
    );
  };
  const causeOf = ({ at, count }: Item, link: object) => (
    <th colSpan={2} class="cause">
      <a href={formatAddress(openIn(state, { cause: at }))} {...link}>
        <span dir="auto">
          <Sentence text={data.causes[at]?.sentence ?? ''} />
        </span>
        <small>{count > 0 && countOf(count, data.noun)}</small>
        {data.causes[at]?.isNew && <b>new</b>}
      </a>
    </th>
  );
  const caseOf = (row: number, link: object, focusOf: (column: number) => object) => {
    const one = data.cases[row];
    if (one === undefined) return null;
    return (
      <>
        <th scope="row">
          <a href={formatAddress(openIn(state, { row }))} title={one.title} {...link}>
            <i class={one.state} role="img" aria-label={SIGNS[one.state].label}>
              {SIGNS[one.state].sign}
            </i>
            <span dir="auto">{one.title}</span>
          </a>
        </th>
        {sides.map(({ name, tallyOf }, side) => {
          const tally = tallyOf(one);
          const open = () => onCell(row, name);
          return (
            <td>
              <button type="button" class={stateOf(tally)} onClick={open} {...focusOf(side + 1)}>
                {tally === null ? '–' : `${tally.passed}/${tally.total}`}
              </button>
            </td>
          );
        })}
        {view !== 'matrix' && (
          <td>
            <Strip strip={one.strip} name="Now" />
          </td>
        )}
        {(view === 'cases' || view === 'flaky') && (
          <>
            <td>{one.before !== null && <Strip strip={one.before} name="Before" />}</td>
            <td>{timeOf(one.durationMs)}</td>
          </>
        )}
      </>
    );
  };
  return (
    <table class={view} aria-rowcount={items.length}>
      {sides.length > 0 && (
        <thead>
          <tr>
            {['Case', ...sides.map(({ name }) => name)].map((name) => (
              <th scope="col" title={name}>
                {name.slice(name.lastIndexOf('/') + 1)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody {...rows.body}>
        {rows.drawn.map(({ at, gap }) => {
          const item = items[at];
          if (item === undefined) return null;
          const focusOf = (column: number) => rows.focusOf(at, column);
          const link = { 'aria-current': isCurrent(item) || undefined, ...focusOf(0) };
          return (
            <Fragment key={at}>
              {space(gap)}
              <tr aria-rowindex={at + 1} style={isLong ? { height: `${heightOf(item)}px` } : {}}>
                {item.what === 'case' && caseOf(item.at, link, focusOf)}
                {item.what === 'cause' && causeOf(item, link)}
                {item.what === 'more' && moreOf(item, focusOf(0))}
              </tr>
            </Fragment>
          );
        })}
        {space(rows.below)}
      </tbody>
    </table>
  );
}
