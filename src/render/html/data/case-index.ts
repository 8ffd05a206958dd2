import { isFlaky } from '../../../model/counts.ts';
import type { CaseReport, IterationReport, ToolCall } from '../../../model/run-report.ts';
import { cleanLine } from '../../../text/clean-text.ts';
import type { CaseFacts } from '../../facts/facts.ts';
import type { Changes } from '../../facts/story/changes.ts';
import { caseName } from '../../text/case-name.ts';
import {
  type Facet,
  type PageCase,
  type PageIndex,
  STRIP_SIGNS,
  type WordList,
} from './page-data.ts';

const TITLE_LENGTH = 300;
const NAME_LENGTH = 120;
/** Of a title, enough to find it, so that its address stays short. */
const SEARCHED_LENGTH = 100;
/** Iterations drawn as signs. */
const SIGNS_SHOWN = 20;
/** Names of one kind that a case is filtered by. */
const MOST_NAMES = 100;
/** Iterations of a case in which names are looked for. */
const MOST_ITERATIONS = 1_000;

/** What the list of cases is drawn and filtered by. */
export function pageIndex(
  cases: readonly CaseFacts[],
  {
    keys,
    isAside,
    changes,
  }: {
    keys: ReadonlyMap<CaseReport, string>;
    /** Tells the cases that do not count. */
    isAside(testCase: CaseReport): boolean;
    /** Since the baseline; null where there is none. */
    changes: Changes | null;
  },
): PageIndex {
  const words = new Words();
  return {
    cases: cases.map((facts): PageCase => {
      const { testCase, state, counts, durationMs, tokens } = facts;
      const change = changes?.kindOf(testCase) ?? null;
      return {
        key: keys.get(testCase) ?? '',
        title: cleanLine(caseName(testCase), TITLE_LENGTH),
        state,
        ...{ passed: counts.passed, total: counts.total },
        strip: testCase.iterations.slice(0, SIGNS_SHOWN).map(signOf).join(''),
        ...(durationMs === null ? {} : { durationMs: Math.round(durationMs) }),
        ...(tokens === null ? {} : { tokens }),
        ...(change === null ? {} : { change }),
        ...(isAside(testCase) ? { isQuarantined: true } : {}),
        ...(testCase.folded === undefined ? {} : { cases: testCase.folded.cases }),
        names: namesOf(facts, words),
      };
    }),
    words: words.list,
  };
}

/** Where in the page the cases are that have such a name, as `namesOf` has it; empty of no name. */
export function namedAddress(facet: Facet, name: string): string {
  const shown = cleanLine(name, NAME_LENGTH);
  return shown === '' ? '' : `#${new URLSearchParams([[facet, shown]])}`;
}

/** Where in the page the cases are that have such words in their titles; empty of no words. */
export function titledAddress(title: string): string {
  const words = [...cleanLine(title, TITLE_LENGTH)].slice(0, SEARCHED_LENGTH).join('');
  return words === '' ? '' : `#${new URLSearchParams([['q', `"${words}"`]])}`;
}

function signOf(iteration: IterationReport): string {
  return isFlaky(iteration) ? STRIP_SIGNS.retried : STRIP_SIGNS[iteration.outcome];
}

function namesOf({ testCase, models }: CaseFacts, words: Words): PageCase['names'] {
  const { tools = [], tags = [] } = testCase;
  const iterations = testCase.iterations.slice(0, MOST_ITERATIONS);
  const called = iterations.flatMap((one): ToolCall[] => [
    ...one.expectedToolCalls.slice(0, MOST_NAMES),
    ...one.actualToolCalls.slice(0, MOST_NAMES),
  ]);
  const labels = iterations.flatMap((one) => one.assertions.slice(0, MOST_NAMES));
  const names: Record<Facet, string[]> = {
    server: tools.flatMap(({ server }) => server ?? []),
    tool: [...tools.map(({ name }) => name), ...called.map(({ toolName }) => toolName)],
    model: [...models],
    tag: tags,
    assertion: labels.map(({ label }) => label),
  };
  const entries = Object.entries(names).flatMap(([facet, all]): [string, WordList][] =>
    all.length === 0 ? [] : [[facet, words.placesOf(all)]],
  );
  return Object.fromEntries(entries);
}

/** Words told once, and where each of them stands. */
class Words {
  readonly list: string[] = [];
  private readonly places = new Map<string, number>();

  placesOf(names: readonly string[]): number[] {
    return [...new Set(names)].slice(0, MOST_NAMES).map((name) => this.placeOf(name));
  }

  private placeOf(name: string): number {
    const known = this.places.get(name);
    if (known !== undefined) return known;
    this.places.set(name, this.list.length);
    return this.list.push(cleanLine(name, NAME_LENGTH)) - 1;
  }
}
