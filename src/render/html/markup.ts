import { cleanLine } from '../../text/clean-text.ts';
import type { Column } from '../markdown/table.ts';
import { httpAddress, isRightToLeft } from '../text/escape.ts';

const SPECIAL = /[&<>"']/g;

function entity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

/** Any text as one line, for what holds no elements: a title or a quoted attribute. */
export function attribute(value: string, limit = 500): string {
  return cleanLine(value, limit).replace(SPECIAL, entity);
}

/** Any text as one line, for the inside of an element. */
export function text(value: string, limit = 500): string {
  const line = attribute(value, limit);
  return isRightToLeft(line) ? `<bdi>${line}</bdi>` : line;
}

/** Lines that are clean already, for the inside of a `<pre>`. */
export function escapeLines(clean: readonly string[]): string {
  return clean.join('\n').replace(SPECIAL, entity);
}

/** A link where the address is an http one, else only its label. The label is markup already. */
export function anchor(label: string, address: string | null | undefined): string {
  const href = httpAddress(address);
  if (href === null) return label;
  return `<a href="${href.replace(SPECIAL, entity)}" rel="noopener noreferrer">${label}</a>`;
}

const INNER_ADDRESS_LENGTH = 4_000;

/** A link within the page, where there is an address. The label is markup already. */
export function inner(label: string, address: string): string {
  if (address === '') return label;
  return `<a href="${attribute(address, INNER_ADDRESS_LENGTH)}">${label}</a>`;
}

/**
 * A table of cells that are markup already; the first cell of a row is its heading. Which columns
 * stand on the right is said once for all rows, since a report may have very many.
 */
export function grid(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const onTheRight = columns.flatMap(({ align }, at) => (align === 'right' ? `n${at + 1}` : []));
  const head = columns.map(({ title }) => title).join('</th><th scope="col">');
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.length === 0 ? '' : `<td>${rest.join('</td><td>')}</td>`;
    return `<tr><th scope="row">${first}</th>${cells}</tr>`;
  });
  return `<div class="scroll" tabindex="0"><table class="${onTheRight.join(' ')}"><thead><tr><th scope="col">${head}</th></tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

/** A part of the page under its heading; empty where its body is. */
export function section(title: string, body: string): string {
  if (body === '') return '';
  const id = `section-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${body}\n</section>`;
}

/** A chart under its title; empty where there is none. */
export function box(title: string, body: string, isWide = false): string {
  return body === ''
    ? ''
    : `<div class="box${isWide ? ' wide' : ''}"><h3>${title}</h3>${body}</div>`;
}

/** What was left out so that the page stays one that browsers open. The text is markup already. */
export function omission(what: string): string {
  return `<p class="soft">${what} to keep this page small: <code>report.json</code> has it all.</p>`;
}
