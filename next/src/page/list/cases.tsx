import type { ComponentChildren } from 'preact';
import type { PageData } from '../../render/page-data.ts';
import { timeOf } from '../detail/format.ts';
import { formatAddress, openIn, type State } from '../state/address.ts';
import { type Focus, Rows } from './rows.tsx';
import { StateSign, Strip } from './signs.tsx';

export interface ListProps {
  data: PageData;
  state: State;
  /** Places of the cases that are shown. */
  found: readonly number[];
}

/** Of a row of two lines. */
const heightOf = () => 56;

/** Cases with their iterations here and in the baseline. */
export function Cases({ data, state, found }: ListProps) {
  return (
    <Rows items={found} heightOf={heightOf} isCurrent={(row) => row === state.row}>
      {(row, focus) => {
        const { strip = '', before = null, durationMs = null } = data.cases[row] ?? {};
        return (
          <CaseLink data={data} state={state} row={row} focus={focus}>
            <span class="figures">
              <Strip strip={strip} name="Now" />
              {before !== null && <Strip strip={before} name="Before" isNamed />}
              <span class="duration">{timeOf(durationMs)}</span>
            </span>
          </CaseLink>
        );
      }}
    </Rows>
  );
}

interface CaseLinkProps {
  data: PageData;
  state: State;
  row: number;
  focus: Focus;
  children?: ComponentChildren;
}

/** Opens a case. */
export function CaseLink({ data, state, row, focus, children }: CaseLinkProps) {
  const one = data.cases[row];
  if (one === undefined) return null;
  const href = formatAddress(openIn(state, { row }));
  return (
    <a class="case" href={href} aria-current={state.row === row || undefined} {...focus.at()}>
      <StateSign state={one.state} />
      <span class="title" dir="auto" title={one.title}>
        {one.title}
      </span>
      {children}
    </a>
  );
}
