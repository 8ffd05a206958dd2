import { cleanLine, cleanLines, type LinesLimit } from '../clean-text.ts';

const SPECIAL = /[&<>"']/g;

function entity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

/** Any text as one line, for the inside of an element or of a quoted attribute. */
export function text(value: string, limit = 500): string {
  return cleanLine(value, limit).replace(SPECIAL, entity);
}

/** Longer text in its own lines, for the inside of a `<pre>`. */
export function lines(value: string, limit: LinesLimit): string {
  return escapeLines(cleanLines(value, limit));
}

/** Lines that are clean already, for the inside of a `<pre>`. */
export function escapeLines(clean: readonly string[]): string {
  return clean.join('\n').replace(SPECIAL, entity);
}

/** A link where the address is an http one, else only its label. The label is markup already. */
export function anchor(label: string, address: string | null | undefined): string {
  if (!address || !URL.canParse(address)) return label;
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return label;
  return `<a href="${href.replace(SPECIAL, entity)}" rel="noopener noreferrer">${label}</a>`;
}

/** A table of cells that are markup already; the first cell of a row is its heading. */
export function grid(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = titles.map((title) => `<th scope="col">${title}</th>`).join('');
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}
