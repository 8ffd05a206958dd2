import type { ChangeSubject, SurfaceChange } from '../../model/regression/surface-change.ts';
import { changeText, cutText, diffTexts } from './change-text.ts';

/** A change, of whichever server. */
export type ServerChange = Omit<SurfaceChange, 'server'>;

interface Worded {
  title?: string;
  description?: string;
}

/** What people and models read of something, where they read something else now. */
export function wordingChanges(
  subject: ChangeSubject,
  before: Worded,
  after: Worded,
): ServerChange[] {
  return (['title', 'description'] as const).flatMap((name) =>
    before[name] === after[name]
      ? []
      : [wordingChange(subject, `/${name}`, `${name}-changed`, before[name], after[name])],
  );
}

/** A text that was changed, with how. */
export function wordingChange(
  subject: ChangeSubject,
  place: string,
  kind: ServerChange['kind'],
  before: string | undefined,
  after: string | undefined,
): ServerChange {
  return {
    ...{ subject, place, direction: 'none', class: 'wording', kind },
    before: before === undefined ? null : cutText(before),
    after: after === undefined ? null : cutText(after),
    diff: diffTexts(before, after),
  };
}

/** Something that is gone as a whole, or was not there before. */
export function wholeChange(
  subject: ChangeSubject,
  kind: ServerChange['kind'],
  how: 'added' | 'removed',
  direction: 'sent' | 'read',
): ServerChange {
  const name = cutText(subject.name);
  return how === 'removed'
    ? { subject, place: '', direction, class: 'breaking', kind, before: name, after: null }
    : {
        subject,
        place: '',
        direction: 'none',
        class: 'compatible',
        kind,
        before: null,
        after: name,
      };
}

/** Any value that was changed. */
export function valueChange(
  of: Pick<ServerChange, 'subject' | 'place' | 'direction' | 'class' | 'kind'>,
  before: unknown,
  after: unknown,
): ServerChange {
  return { ...of, before: changeText(before), after: changeText(after) };
}

/** What came, went, and stayed of two lists; of what stands twice in one, the first counts. */
export function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): { removed: Item[]; added: Item[]; kept: [before: Item, after: Item][] } {
  const table = (items: readonly Item[]) =>
    new Map(items.toReversed().map((item) => [keyOf(item), item]));
  const [was, is] = [table(before), table(after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])].sort();
  const kept: [Item, Item][] = [];
  const removed: Item[] = [];
  const added: Item[] = [];
  for (const key of keys) {
    const [old, fresh] = [was.get(key), is.get(key)];
    if (old !== undefined && fresh !== undefined) kept.push([old, fresh]);
    else if (old !== undefined) removed.push(old);
    else if (fresh !== undefined) added.push(fresh);
  }
  return { removed, added, kept };
}
