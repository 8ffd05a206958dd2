import type { CaseState } from '../../render/page-data.ts';

export const VIEWS = ['causes', 'cases', 'matrix', 'flaky'] as const;
export const TABS = ['gate', 'tools', 'numbers', 'environment'] as const;
export type TabName = (typeof TABS)[number];
export const STATES: readonly CaseState[] = [
  'failing',
  'newly-failing',
  'flaky',
  'missing',
  'passed',
  'skipped',
];

/** What the page shows. At most one of tab, row and cause is open. */
export interface State {
  view: (typeof VIEWS)[number];
  tab: TabName | null;
  /** Place in `PageData.causes`. */
  cause: number | null;
  /** Place in `PageData.cases`. */
  row: number | null;
  /** Number of an iteration of the row. */
  iteration: number | null;
  search: string;
  /** Newly failing cases are failing ones, too. */
  filter: CaseState | null;
  onlyDifferent: boolean;
}

const NOTHING_OPEN = { tab: null, cause: null, row: null, iteration: null };

/** The state with something else open, or with nothing. */
export function openIn(
  state: State,
  chosen: Partial<Pick<State, 'tab' | 'cause' | 'row' | 'iteration'>>,
): State {
  return { ...state, ...NOTHING_OPEN, ...chosen };
}

/** Reads `location.hash`. Values that are unknown or outside of the lists are left out. */
export function parseAddress(hash: string, lists: { cases: number; causes: number }): State {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const oneOf = <Name extends string>(key: string, names: readonly Name[]) =>
    names.find((name) => name === values.get(key)) ?? null;
  const numberOf = (key: string, least: number, end: number) => {
    const text = values.get(key) ?? '';
    return /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) < end
      ? Number(text)
      : null;
  };
  const tab = oneOf('tab', TABS);
  const row = tab === null ? numberOf('case', 0, lists.cases) : null;
  return {
    view: oneOf('view', VIEWS) ?? (lists.causes > 0 ? 'causes' : 'cases'),
    tab,
    cause: tab === null && row === null ? numberOf('cause', 0, lists.causes) : null,
    row,
    iteration: row === null ? null : numberOf('iteration', 1, 1_000_000),
    search: values.get('search') ?? '',
    filter: oneOf('state', STATES),
    onlyDifferent: values.get('different') === 'yes',
  };
}

/** The same as text. It names the view always, because an empty address scrolls to the top. */
export function formatAddress(state: State): string {
  const values = new URLSearchParams({ view: state.view });
  const { tab, cause, row, iteration, search, filter, onlyDifferent } = state;
  const others = { tab, cause, case: row, iteration, search, state: filter };
  for (const [key, value] of Object.entries(others))
    if (value !== null && value !== '') values.set(key, `${value}`);
  if (onlyDifferent) values.set('different', 'yes');
  return `#${values}`;
}
