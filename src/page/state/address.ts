import type { CaseState, PageData } from '../../render/page-data.ts';

export const VIEWS = ['causes', 'cases', 'matrix', 'flaky'] as const;
export const TABS = ['gate', 'tools', 'numbers', 'environment'] as const;
export const STATES: readonly CaseState[] = [
  'failing',
  'newly-failing',
  'flaky',
  'missing',
  'quarantined',
  'passed',
  'skipped',
];

/** What the page shows. At most one of tab, row and cause is open. */
export interface State {
  view: (typeof VIEWS)[number];
  tab: (typeof TABS)[number] | null;
  /** Place in `PageData.causes`. */
  cause: number | null;
  /** Place in `PageData.cases`. */
  row: number | null;
  /** Place in the iterations of the row. Their numbers repeat if several models run. */
  iteration: number | null;
  search: string;
  /** Newly failing cases are failing ones, too. */
  filter: CaseState | null;
}

/** What the parts of the page get. */
export interface ViewProps {
  data: PageData;
  state: State;
  onState: (state: State, replaces?: boolean) => void;
}

/** What readers call cases of a state. */
export const labelOf = (state: CaseState) => state.replace('-', ' ');

type Chosen = Partial<Pick<State, 'tab' | 'cause' | 'row' | 'iteration'>>;

/** The state with something else open, or with nothing. */
export const openIn = (state: State, chosen: Chosen): State => ({
  ...state,
  ...{ tab: null, cause: null, row: null, iteration: null },
  ...chosen,
});

/** Whether a cause explains the verdict. The first one does then. */
const isExplained = ({ causes }: Pick<PageData, 'causes'>) => causes[0]?.isDeciding === true;

/** The state with what readers look for first. */
export const firstOpen = (state: State, data: PageData): State =>
  openIn(state, isExplained(data) ? { cause: 0 } : { tab: 'gate' });

/** The state with other cases: in a view that has some of them. */
export function filterBy(state: State, filter: CaseState | null): State {
  const isOfCauses = filter === null || filter === 'failing' || filter === 'newly-failing';
  const isOfView = state.view === 'matrix' || (state.view === 'causes' && isOfCauses);
  return { ...state, filter, view: isOfView ? state.view : 'cases' };
}

/** Reads `location.hash`. Values that are unknown or outside of the lists are left out. */
export function parseAddress(
  hash: string,
  { cases, causes }: Pick<PageData, 'cases' | 'causes'>,
): State {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const oneOf = <Name extends string>(key: string, names: readonly Name[]) =>
    names.find((name) => name === values.get(key)) ?? null;
  const numberOf = (key: string, end: number) => {
    const text = values.get(key) ?? '';
    return /^\d{1,9}$/.test(text) && Number(text) < end ? Number(text) : null;
  };
  const tab = oneOf('tab', TABS);
  const row = tab === null ? numberOf('case', cases.length) : null;
  return {
    view: oneOf('view', VIEWS) ?? (isExplained({ causes }) ? 'causes' : 'cases'),
    tab,
    cause: tab === null && row === null ? numberOf('cause', causes.length) : null,
    row,
    iteration: row === null ? null : numberOf('iteration', 1_000_000),
    search: values.get('search') ?? '',
    filter: oneOf('state', STATES),
  };
}

/** Where something else is open. */
export const addressOf = (state: State, chosen: Chosen) => formatAddress(openIn(state, chosen));

/** The same as text. It always names the view, because an empty address scrolls to the top. */
export function formatAddress(state: State): string {
  const { view, tab, cause, row, iteration, search, filter } = state;
  const others = { tab, cause, case: row, iteration, search, state: filter };
  const values = new URLSearchParams({ view });
  for (const [key, value] of Object.entries(others))
    if (value !== null && value !== '') values.set(key, `${value}`);
  return `#${values}`;
}
