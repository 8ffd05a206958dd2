import { formatCount } from './quantity.ts';

const NAMES_LISTED = 10;
const NAME_LENGTH = 80;

/** `"a", "b" and 3 more`: names somebody else chose, on one line. */
export function listNames(names: readonly string[]): string {
  return listSome(names.slice(0, NAMES_LISTED).map(quotedName), names.length);
}

/** `a, b and 3 more`: some of so many, which are worded already. */
export function listSome(listed: readonly string[], total: number): string {
  const more = total - listed.length;
  return more > 0 ? `${listed.join(', ')} and ${formatCount(more)} more` : listed.join(', ');
}

/** A name somebody else chose, on one line. */
export function quotedName(name: string): string {
  return `"${shortLine(name)}"`;
}

function shortLine(text: string): string {
  // Cut first: a title may be as long as a reply.
  const line = text.slice(0, NAME_LENGTH * 4).replace(/\s+/g, ' ');
  return line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH)}…` : line;
}

/** A model and who has it, as far as that is known. */
export interface ModelOf {
  model: string;
  provider: string | null;
}

/** `provider/model`, with its provider said once. */
export function modelName({ model, provider }: ModelOf): string {
  return provider === null || model.startsWith(`${provider}/`) ? model : `${provider}/${model}`;
}
