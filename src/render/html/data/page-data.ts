import type { Outcome } from '../../../model/run-report.ts';
import type { CaseState } from '../../facts/facts.ts';
import type { ChangeKind } from '../../words/story/change-words.ts';
import type { PageConversation } from './page-conversation.ts';

/** By these ids the program of the page finds what stands in it. */
export const PAGE_IDS = {
  theme: 'theme',
  root: 'case-list',
  index: 'case-index',
  details: 'case-details',
} as const;

/** Places of words in `PageIndex.words`. */
export type WordList = readonly number[];

/** What cases are filtered by, each a list of names. */
export const FACETS = ['server', 'tool', 'model', 'tag', 'assertion'] as const;
export type Facet = (typeof FACETS)[number];

/** One letter an iteration: `p` passed, `r` after a retry, `f` failed, `e` error, `s` skipped, `u` unfinished. */
export const STRIP_SIGNS = {
  ...{ passed: 'p', failed: 'f', error: 'e', skipped: 's', unfinished: 'u' },
  retried: 'r',
} as const satisfies Record<Outcome | 'retried', string>;

/** What the list of cases shows and filters by; read whole as the page opens. */
export interface PageIndex {
  /** Names that many cases share, each once. */
  words: readonly string[];
  /** The worst first. */
  cases: readonly PageCase[];
}

export interface PageCase {
  /** Tells it from the others, in this report and, where its identity is known, in the next. */
  key: string;
  title: string;
  state: CaseState;
  passed: number;
  /** Iterations that count. */
  total: number;
  /** `STRIP_SIGNS` of the first iterations. */
  strip: string;
  durationMs?: number;
  tokens?: number;
  /** What became of it since the baseline. */
  change?: ChangeKind;
  isQuarantined?: true;
  /** Set where it stands for so many. */
  cases?: number;
  names: Partial<Record<Facet, WordList>>;
}

/** What a case unfolds to, one line of JSON a case in the order of the index; read as it is opened. */
export interface PageCaseDetail {
  place?: { label: string; address?: string };
  /** Said of a case in place of its iterations, or beside them. */
  remarks?: string[];
  iterations: PageIteration[];
  /** Ways in which iterations failed; of a case that passed, what it was judged by. */
  evidence: PageEvidence[];
  /** Which of the evidence others are looked at beside: of an iteration that passed, of the baseline. */
  beside?: number[];
}

export interface PageIteration {
  number: number;
  outcome: Outcome;
  isRetried?: true;
  durationMs?: number;
  tokens?: number;
  model?: string;
  attempts?: number;
  /** Why it was skipped. */
  reason?: string;
  /** Which of the evidence is its own. */
  evidence?: number;
  /** Its own, where that of the evidence is another's; null where only the JSON report has it. */
  conversation?: PageConversation | null;
}

/** Clean lines, of bounded number and length; texts of whoever wrote the server. */
export interface PageEvidence {
  title: string;
  /** Of an iteration that passed, which needs no reason. */
  hasPassed?: true;
  error?: string[];
  /** Tool calls as a diff: `-` expected, `+` actual; empty where the conversation shows all inside them. */
  calls?: string[];
  assertions?: { label: string; passed: boolean; reason?: string }[];
  /** How many more there are. */
  moreAssertions?: number;
  /** Results as a diff: `-` expected, `+` observed. */
  results?: string[];
  stack?: string[];
  conversation?: PageConversation;
  /** Number of the iteration whose conversation it is; absent where it is of one iteration alone. */
  teller?: number;
}
