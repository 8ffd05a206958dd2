import type { CaseRow, PageData } from '../../render/page-data.ts';
import { passedIn } from '../state/filter.ts';
import { CaseLink, type ListProps } from './cases.tsx';
import { Rows } from './rows.tsx';

const heightOf = () => 36;

type Tally = CaseRow['byModel'][number];

/** Iterations that passed, of each case by model, or before and now. */
function columnsOf({ cases, models }: PageData): { name: string; cellOf(one: CaseRow): Tally }[] {
  if (models.length > 1)
    return models.map((name, at) => ({ name, cellOf: ({ byModel }) => byModel[at] ?? null }));
  const tally = (strip: string | null) =>
    strip ? { passed: passedIn(strip), total: strip.length } : null;
  const now = { name: 'Now', cellOf: ({ strip }: CaseRow) => tally(strip) };
  const old = { name: 'Before', cellOf: ({ before }: CaseRow) => tally(before) };
  return cases.some(({ before }) => before !== null) ? [old, now] : [now];
}

const stateOf = (tally: Tally) =>
  tally === null || tally.total === 0
    ? 'skipped'
    : tally.passed === tally.total
      ? 'passed'
      : tally.passed === 0
        ? 'failing'
        : 'flaky';

/** A table of cases. Its cells open a case, with a model at an iteration of it. */
export function Matrix({
  onCell,
  ...props
}: ListProps & { onCell: (row: number, model: string | null) => void }) {
  const { data, state, found } = props;
  const columns = columnsOf(data);
  return (
    <table class="matrix" aria-rowcount={found.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{data.noun === 'test' ? 'Test' : 'Case'}</th>
          {columns.map(({ name }) => (
            <th scope="col" title={name}>
              {name.slice(name.lastIndexOf('/') + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <Rows
        items={found}
        heightOf={heightOf}
        isCurrent={(row) => row === state.row}
        columns={columns.length + 1}
      >
        {(row, focus) => {
          const one = data.cases[row];
          const cells = columns.map(({ name, cellOf }, at) => {
            const tally = one === undefined ? null : cellOf(one);
            const open = () => onCell(row, data.models.length > 1 ? name : null);
            return (
              <td>
                <button
                  type="button"
                  class={`cell ${stateOf(tally)}`}
                  onClick={open}
                  {...focus.at(at + 1)}
                >
                  {tally === null ? '–' : `${tally.passed}/${tally.total}`}
                </button>
              </td>
            );
          });
          return (
            <>
              <th scope="row">
                <CaseLink data={data} state={state} row={row} focus={focus} />
              </th>
              {cells}
            </>
          );
        }}
      </Rows>
    </table>
  );
}
