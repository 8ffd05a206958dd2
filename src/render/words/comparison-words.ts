import { listNames, listSome, quotedName } from '../../model/listed-names.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import type {
  CaseList,
  ComparedCase,
  Comparison,
  ComparisonRule,
  RemovedTool,
  RuleGround,
} from '../../model/regression/comparison.ts';
import type { NamedCase } from '../../model/regression/suspicion.ts';
import type { Verdict } from '../../model/verdict.ts';
import { noteSentence } from './baseline-words.ts';
import { suspicionSentence } from './confirmation-words.ts';
import { formatChange, formatPoints, formatPValue } from './regression-words.ts';
import { CHANGE_COUNTS, COMPARED_KINDS, type ComparedKind } from './story/change-words.ts';

/** How many cases of each kind there are, and were listed. */
type KindCounts = Readonly<Partial<Record<ComparedKind, number>>>;

/** How many cases came out otherwise, or fail as before, beside those that are listed; null for none. */
export function moreWords(counts: KindCounts, listed: KindCounts = {}): string | null {
  const parts = COMPARED_KINDS.flatMap((kind) => {
    const more = (counts[kind] ?? 0) - (listed[kind] ?? 0);
    return more > 0 ? [`${formatCount(more)} ${CHANGE_COUNTS[kind]}`] : [];
  });
  return parts.length === 0 ? null : parts.join(', ');
}

/** `14 cases compared: 1 newly failing, 8 passing less. Not compared: 1 added, 2 removed.` */
export function countsWords(comparison: Comparison, counts: KindCounts): string {
  const compared = comparison.rules.reduce((sum, { cases }) => sum + cases.count, 0);
  const changes = moreWords(counts) ?? 'none came out otherwise';
  const found =
    compared === 0 ? 'No case compared' : `${countOf(compared, 'case')} compared: ${changes}`;
  const left = LISTS.flatMap(({ key, counted }) => {
    const { count } = comparison[key];
    return count > 0 ? [`${formatCount(count)} ${counted}`] : [];
  });
  return left.length === 0 ? `${found}.` : `${found}. Not compared: ${left.join(', ')}.`;
}

/** The title, or what stands for one that is not known. */
export function nameOf({ title, identity }: NamedCase): string {
  if (title === null) return `a folded case, ${identity}`;
  return title.trim() === '' ? 'Untitled case' : title;
}

/** What else is known of a case, and whether that begins with a `p`. Not yet escaped. */
export function remarkOn(one: ComparedCase): { remark: string; tellsChance: boolean } {
  const { rule, history } = one;
  const chance = chanceOf(one);
  const parts = chance === null ? [] : [`p ${formatPValue(chance)}`];
  if (history !== undefined && history.runs > 0) {
    // One alone is the baseline, of which the row tells.
    if (history.runs > 1)
      parts.push(`passed ${formatCount(history.passed)} of ${countOf(history.runs, 'recent run')}`);
  } else if (rule === 'strict' && passesLess(one)) {
    parts.push('flakiness unknown');
  }
  return { remark: parts.join(', '), tellsChance: chance !== null };
}

/** What `p` is of it; null where no test was made, and of a rise, of which it says nothing. */
function chanceOf(one: ComparedCase): number | null {
  const { rule, pValue = null, rarity } = one;
  if (rarity !== undefined) return rarity;
  return rule === 'statistical' && passesLess(one) ? pValue : null;
}

function passesLess({ baseline, head }: ComparedCase): boolean {
  return head.passed * baseline.total < baseline.passed * head.total;
}

/** What a `p` among the remarks is. */
export const CHANCE_LEGEND = 'p: how likely a case comes out like that by chance alone';

const GROUNDS: Readonly<Record<RuleGround, string>> = {
  model: 'a model is named',
  tokens: 'tokens were counted',
  varied: 'outcomes varied within a run',
  'varied-in-history': 'outcomes varied in recent runs',
  'former-version': 'of what kind is not known of a report of a former version',
  'nothing-varies': 'no model, no tokens, and outcomes did not vary',
  'asked-for': 'as is asked of all',
};

/**
 * What came of a suspicion, what is worth knowing of the baseline, and what was found of all cases
 * together, one sentence each. Not yet escaped.
 */
export function comparisonSentences(verdict: Verdict): string[] {
  const { comparison } = verdict;
  if (comparison === undefined) return [];
  return [...remarkSentences(verdict, comparison), ...effectSentences(comparison)];
}

/** The same without the figures, which the check of the gate has too. */
export function remarkSentences(
  verdict: Verdict,
  { notes, removedTools = [], servers }: Comparison,
): string[] {
  const { suspicion } = verdict;
  return [
    ...(suspicion === undefined ? sparedSentences(verdict) : [suspicionSentence(suspicion)]),
    ...removedTools.map(removedToolSentence),
    ...notes.map(noteSentence),
    ...(servers === undefined
      ? []
      : [
          `Other servers were selected: ${listNames(servers.baseline)} in the baseline, ${listNames(servers.head)} here.`,
        ]),
  ];
}

/** Why cases stand in the table as regressed, and the check is met. */
function sparedSentences({ checks, comparison }: Verdict): string[] {
  const check = checks.find(({ id }) => id === 'no-regression');
  const count = comparison?.regressed.count ?? 0;
  if (count === 0 || check?.outcome !== 'passed') return [];
  return [
    `${countOf(count, 'sampled case')} regressed, seen by ${count === 1 ? 'itself' : 'themselves'}: that alone does not block, since sampled cases are judged together.`,
  ];
}

function removedToolSentence({ name, isForbidden, cases }: RemovedTool): string {
  const gone = `The tool ${quotedName(name)}, which the baseline had, is gone`;
  return isForbidden
    ? `${gone}; that it is never called no longer shows anything: ${listCases(cases)}.`
    : `${gone}; needed by ${listCases(cases)}.`;
}

/** By how much all together changed, and what would have been seen. */
export function effectSentences({ effect, smallestDrop }: Comparison): string[] {
  const told: string[] = [];
  if (effect !== undefined) {
    const { delta, low, high, confidence } = effect;
    const range = `${Math.round(confidence * 100)}% interval ${formatChange(low)} to ${formatChange(high)}`;
    told.push(
      `The pass rate of the sampled cases changed by ${formatChange(delta)} points (${range}).`,
    );
  }
  if (smallestDrop === null) told.push('No drop would have been seen in this sample.');
  else if (smallestDrop !== undefined) {
    told.push(
      `The smallest drop that four of five such samples would show is ${formatPoints(smallestDrop)}.`,
    );
  }
  return told;
}

/** Cases of which the same is told. Not yet escaped. */
export interface ToldCases {
  /** A sentence without its full stop, to which their names may be added. */
  told: string;
  cases: CaseList;
}

/** Which cases were run again, which rule applied to which and why, and which were not compared. */
export function toldCases({ comparison, suspicion }: Verdict): ToldCases[] {
  if (comparison === undefined) return [];
  const suspects = suspicion?.suspects ?? [];
  return [
    ...(suspects.length === 0
      ? []
      : [
          {
            told: countOf(suspects.length, 'suspect'),
            cases: { count: suspects.length, named: suspects },
          },
        ]),
    ...comparison.rules.map(({ rule, ground, cases }) => ({
      told: `${countOf(cases.count, 'case')} ${RULES[rule]} (${GROUNDS[ground]})`,
      cases,
    })),
    ...LISTS.flatMap(({ key, one, several }) => {
      const { count, named } = comparison[key];
      const told = `${countOf(count, 'case')} ${count === 1 ? one : several}`;
      return count === 0 ? [] : [{ told, cases: { count, named } }];
    }),
  ];
}

/** The sentence with the first of the cases by name. */
export function namingSentence({ told, cases }: ToldCases): string {
  return `${told}: ${listCases(cases)}.`;
}

const RULES: Readonly<Record<ComparisonRule, string>> = {
  strict: 'held to every iteration',
  statistical: 'held together to a test of how often they pass',
};

type ListName = {
  [Key in keyof Comparison]-?: Comparison[Key] extends CaseList ? Key : never;
}[keyof Comparison];

function listCases({ count, named }: CaseList): string {
  return listSome(
    named.slice(0, NAMES_LISTED).map((one) => quotedName(nameOf(one))),
    count,
  );
}

const NAMES_LISTED = 10;

/** Cases that are not compared: in a sentence about one, about several, and counted. */
const LISTS: readonly { key: ListName; one: string; several: string; counted: string }[] = [
  {
    key: 'changed',
    one: 'does something else than in the baseline, and is not compared',
    several: 'do something else than in the baseline, and are not compared',
    counted: 'changed',
  },
  {
    key: 'added',
    one: 'is not in the baseline',
    several: 'are not in the baseline',
    counted: 'added',
  },
  {
    key: 'removed',
    one: 'of the baseline is not here',
    several: 'of the baseline are not here',
    counted: 'removed',
  },
  {
    key: 'notRun',
    one: 'has no results on one side',
    several: 'have no results on one side',
    counted: 'without results',
  },
  {
    key: 'ambiguous',
    one: 'is there more than once, and is not compared',
    several: 'are there more than once, and are not compared',
    counted: 'there more than once',
  },
  {
    key: 'otherServers',
    one: 'ran on other servers, and is not compared',
    several: 'ran on other servers, and are not compared',
    counted: 'on other servers',
  },
];
