import { listNames, quotedName } from '../../../model/listed-names.ts';
import { countOf, formatCount } from '../../../model/quantity.ts';
import {
  CHANGE_CLASSES,
  type ChangeClass,
  type ChangeDirection,
  type SurfaceChange,
  type TokenWeight,
} from '../../../model/regression/surface-change.ts';
import type { SurfaceList } from '../../../model/servers/surface.ts';
import type { Check, SurfaceReason, SurfaceVerdict, Verdict } from '../../../model/verdict.ts';

/** How changes of a class are called in running text, one and several. */
const CLASS_NOUNS: Readonly<Record<ChangeClass, readonly [one: string, several: string]>> = {
  breaking: ['breaking change', 'breaking changes'],
  unclear: ['change that nobody can be sure of', 'changes that nobody can be sure of'],
  wording: ['change of wording', 'changes of wording'],
  compatible: ['compatible change', 'compatible changes'],
};

/** The word for a class in a table. */
export const CLASS_WORDS: Readonly<Record<ChangeClass, string>> = {
  ...{ breaking: 'Breaking', unclear: 'Unclear', wording: 'Wording', compatible: 'Compatible' },
};

/** What callers do with what was changed. */
export const DIRECTION_WORDS: Readonly<Record<ChangeDirection, string>> = {
  ...{ sent: 'callers send it', read: 'callers read it', none: '' },
};

const classCount = (of: ChangeClass, count: number) =>
  `${formatCount(count)} ${CLASS_NOUNS[of][count === 1 ? 0 : 1]}`;

/** `2 breaking changes, 1 compatible change`; empty where nothing changed. */
export function surfaceCounts({ counts }: Pick<SurfaceVerdict, 'counts'>): string {
  return CHANGE_CLASSES.filter((of) => counts[of] > 0)
    .map((of) => classCount(of, counts[of]))
    .join(', ');
}

/** `property removed`: kinds are their own words. */
export const kindWords = ({ kind }: Pick<SurfaceChange, 'kind'>): string =>
  kind.replaceAll('-', ' ');

/** `weather: tool forecast`, and where in it. Not yet escaped. */
export function placeWords(change: SurfaceChange): string {
  return change.place === '' ? subjectWords(change) : `${subjectWords(change)} ${change.place}`;
}

/** `weather: tool forecast`. Not yet escaped. */
export function subjectWords({ server, subject: { kind, name } }: SurfaceChange): string {
  return kind === 'server' ? `server ${server}` : `${server}: ${kind} ${name}`;
}

/** What stood there before and stands there now; empty where names or a diff beside it say that. */
export function sideWords({ subject, before, after, diff }: SurfaceChange): [string, string] {
  if (diff !== undefined) return ['', ''];
  const told = (text: string | null) => (text === null || text === subject.name ? '' : text);
  return [told(before), told(after)];
}

/** Longer ones together make a row that hides those beside it. */
const SIDES_UNFOLDED = 120;

/**
 * What stood there and stands there now, in markup; folded where that is much.
 * @param code draws a text of somebody else.
 */
export function sidesMarkup(change: SurfaceChange, code: (text: string) => string): string {
  const [before, now] = sideWords(change);
  const told = [
    ...(before === '' ? [] : [`was ${code(before)}`]),
    ...(now === '' ? [] : [`now ${code(now)}`]),
  ];
  if (before.length + now.length <= SIDES_UNFOLDED) return told.join(', ');
  const summary = told.length > 1 ? 'before and now' : before === '' ? 'now' : 'before';
  return `<details><summary>${summary}</summary>${told.join('<br>')}</details>`;
}

/** `from 1,200 to 1,350 tokens (+13%)`, of the list of tools of a server. */
export function weightWords({ before, after }: TokenWeight): string {
  if (before === null && after === null) return 'not known';
  if (before === null) return countOf(after ?? 0, 'token');
  if (after === null) return `${countOf(before, 'token')} before`;
  if (before === after) return `${countOf(after, 'token')}, as before`;
  const share = before === 0 ? '' : ` (${growth(after / before - 1)})`;
  return `from ${formatCount(before)} to ${countOf(after, 'token')}${share}`;
}

function growth(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 0) return share > 0 ? '+<1%' : '-<1%';
  return `${percent > 0 ? '+' : '-'}${formatCount(Math.abs(percent))}%`;
}

type SurfacePhrase = (check: Check) => string;

/** What is asked of what servers offer, and what was found. */
export const SURFACE_PHRASES = {
  'surface-known': {
    title: () => 'Known surface',
    expected: () => 'every server tells what it offers',
    actual: ({ sampleSize, observed }) =>
      observed === null
        ? 'no server was asked'
        : `${formatCount(Math.round(observed * sampleSize))} of ${countOf(sampleSize, 'server')} told it`,
  },
  'surface-compatible': {
    title: () => 'Compatible surface',
    expected: ({ changesHeld }) => (changesHeld === 'any' ? 'no change' : 'no breaking change'),
    actual: (check) => {
      const { sampleSize, observed, changesHeld, reason } = check;
      if (observed === null) return 'nothing was compared';
      const count = reason?.code === 'surface-changed' ? reason.changes : 0;
      const servers = countOf(sampleSize, 'server');
      if (count === 0) return `none in ${servers}`;
      const changes =
        changesHeld === 'any' ? countOf(count, 'change') : classCount('breaking', count);
      const touched = sampleSize - Math.round(observed * sampleSize);
      return `${changes} in ${formatCount(touched)} of ${servers}`;
    },
  },
} as const satisfies Record<
  string,
  { title: () => string; expected: SurfacePhrase; actual: SurfacePhrase }
>;

const SERVERS_TOLD = 3;

/** Why a check of what servers offer came out as it did, as a part of a sentence. */
export function describeSurfaceReason(reason: SurfaceReason): string {
  switch (reason.code) {
    case 'silent-servers': {
      const { servers, more } = reason;
      const told = servers
        .slice(0, SERVERS_TOLD)
        .map(({ server, message }) => `server ${quotedName(server)}: ${withoutStop(message)}`);
      const rest = servers.length + more - told.length;
      return [...told, ...(rest > 0 ? [`${formatCount(rest)} more`] : [])].join('; ');
    }
    case 'surface-changed':
      return `${countOf(reason.changes, 'change')} of what was offered before`;
    case 'no-surface-baseline':
      return `there is nothing to compare with: ${withoutStop(reason.message)}`;
  }
}

const withoutStop = (message: string) => message.trim().replace(/\.$/, '');

/** Changes that are named in a sentence. */
const CHANGES_TOLD = 3;

/** The decisive reason in one sentence; null where what servers offer was not what was judged. */
export function surfaceHeadline({ value, checks, surface }: Verdict): string | null {
  const known = checks.find(({ id }) => id === 'surface-known');
  if (known === undefined) return null;
  const compatible = checks.find(({ id }) => id === 'surface-compatible');
  if (value === 'passed') return passedWords(known, compatible, surface);
  const missed = [compatible, known].find(
    (check) => check?.gates && check.outcome === (value === 'failed' ? 'failed' : 'undecided'),
  );
  const { reason } = missed ?? known;
  const words = reason && 'code' in reason ? reasonText(reason) : 'no evidence';
  if (value !== 'failed') return `Undecided: ${words}.`;
  if (missed?.id !== 'surface-compatible' || surface === undefined) {
    return `A server does not tell what it offers: ${words}.`;
  }
  const held = surface.changes.filter(
    (change) => missed.changesHeld === 'any' || change.class === 'breaking',
  );
  const count = reason?.code === 'surface-changed' ? reason.changes : held.length;
  const named = held
    .slice(0, CHANGES_TOLD)
    .map((change) => `${kindWords(change)} (${placeWords(change)})`);
  const rest = count - named.length;
  const list = rest > 0 ? `${named.join(', ')} and ${formatCount(rest)} more` : named.join(', ');
  const noun =
    missed.changesHeld === 'any' ? countOf(count, 'change') : classCount('breaking', count);
  return `${noun} of what the servers offer: ${list}.`;
}

function reasonText(reason: NonNullable<Check['reason']>): string {
  switch (reason.code) {
    case 'silent-servers':
    case 'surface-changed':
    case 'no-surface-baseline':
      return describeSurfaceReason(reason);
    default:
      return 'no server was asked';
  }
}

function passedWords(
  { sampleSize }: Check,
  compatible: Check | undefined,
  surface: SurfaceVerdict | undefined,
): string {
  const servers = countOf(sampleSize, 'server');
  const { reason } = compatible ?? {};
  if (surface === undefined || reason?.code === 'no-surface-baseline') {
    const told = `${servers} told what ${sampleSize === 1 ? 'it offers' : 'they offer'}`;
    return reason?.code === 'no-surface-baseline'
      ? `${told}; ${describeSurfaceReason(reason)}.`
      : `${told}; nothing was asked to be compared.`;
  }
  const counts = surfaceCounts(surface);
  const offered = `What ${servers} ${sampleSize === 1 ? 'offers' : 'offer'}`;
  const known = surface.untold === undefined ? '' : ', as far as the baseline tells';
  if (counts === '') return `${offered} is as it was${known}.`;
  const none = surface.counts.breaking === 0 ? ' breaks no caller' : ' changed';
  return `${offered}${none}: ${counts}.`;
}

const LIST_WORDS: Readonly<Record<SurfaceList, string>> = {
  ...{ tools: 'tools', prompts: 'prompts', resources: 'resources' },
  resourceTemplates: 'templates of resources',
};

/** What the baseline does not know, a sentence for each kind of it. */
export function untoldWords({ untold = [] }: Pick<SurfaceVerdict, 'untold'>): string[] {
  const byLists = Map.groupBy(untold, ({ lists }) =>
    lists.map((list) => LIST_WORDS[list]).join(', '),
  );
  return [...byLists].map(([lists, servers]) => {
    const names = listNames(servers.map(({ server }) => server));
    return `Not compared, since the baseline does not tell them: ${lists} of ${names}.`;
  });
}

/** Servers that did not tell what they offer, a sentence each. */
export function silentWords(
  silent: readonly { server: string; message: string }[],
  limit: number,
): string[] {
  const told = silent
    .slice(0, limit)
    .map(({ server, message }) => `Server ${quotedName(server)} did not tell: ${message}`);
  const rest = silent.slice(limit).map(({ server }) => server);
  return rest.length === 0 ? told : [...told, `Others did not tell either: ${listNames(rest)}.`];
}
