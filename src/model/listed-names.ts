import { formatCount } from './quantity.ts';

const NAMES_LISTED = 10;
const NAME_LENGTH = 80;

/** `"a", "b" and 3 more`: names somebody else chose, on one line. */
export function listNames(names: readonly string[]): string {
  const listed = names.slice(0, NAMES_LISTED).map((name) => `"${shortLine(name)}"`);
  const more = names.length - listed.length;
  return more > 0 ? `${listed.join(', ')} and ${formatCount(more)} more` : listed.join(', ');
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
