const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What GitHub makes a mention, a link, an emoji or a commit of. A tag around it stops that. */
const LINKING = /@(?=\w)|#(?=\d)|:\/\/|\bwww\.|:(?=[\w+-]+:)|\b[\da-f](?=[\da-f]{6,39}\b)/;
const SPECIAL = new RegExp(`(?<linking>${LINKING.source})|[&<>"']|[\\\\\`*_{}[\\]()~|$!-]`, 'gi');

/**
 * Escapes one line of foreign text for Markdown: it shows as it is and does nothing. What stands
 * between backticks becomes code, since sentences write names that way.
 */
export function escapeMarkdown(text: string): string {
  const escaped = text.replace(/\s+/g, ' ').replace(SPECIAL, (found, linking?: string) => {
    if (linking !== undefined) return `<span>${found}</span>`;
    return ENTITIES[found] ?? `\\${found}`;
  });
  return escaped.replace(/\\`(.*?)\\`/g, '<code>$1</code>');
}

/** A fenced block that no line of the text can end. */
export function fence(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}text\n${text}\n${marks}`;
}
