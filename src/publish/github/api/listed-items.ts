import { UnexpectedBodyError } from './api-failure.ts';

/**
 * The items of a list, once they are such: Octokit makes a list of any JSON that is answered, so
 * that what a proxy says in place of GitHub looks like a list without anything of ours.
 * @throws UnexpectedBodyError where one is no item of GitHub's.
 */
export function requireItems<Item extends { id: unknown }>(
  what: string,
  items: readonly Item[],
): readonly Item[] {
  if (items.every((item) => typeof item?.id === 'number')) return items;
  throw new UnexpectedBodyError(
    `The list of ${what} is answered with JSON that is none, perhaps by a proxy.`,
  );
}
