/** Foreign text reads as itself and does nothing, wherever GitHub shows it. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clean, oneLine } from '../../src/lib/text.ts';
import { escapeMarkdown, fence, link } from '../../src/render/escape.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import * as pipeline from '../support/markdown-pipeline.ts';

const { convertedTexts, elementsIn, expectHarmless, githubTrees } = pipeline;

type Place = [place: string, tag: string, write: (text: string) => string, end?: string];
const PLACES: Place[] = [
  ['a paragraph', 'p', (text) => text],
  ['a paragraph behind words', 'p', (text) => `**Lead:** ${text}`],
  ['a heading', 'h3', (text) => `### ${text}`],
  ['a list', 'li', (text) => `- ${text}`],
  ['an alert', 'blockquote', (text) => `> ${text}`],
  ['a summary', 'summary', (text) => `<details><summary>${text}</summary>\n\ny\n\n</details>`],
  ['a cell of HTML', 'td', (text) => `<table><tr><td>${text}</td></tr></table>`],
];
/** Backticks around names are not shown. */
const bare = (text: string) => text.replaceAll('`', '').trim();

test.each(PLACES)('%s shows any text', (_place, tag, write) => {
  const texts = HOSTILE_TEXTS.filter((text) => oneLine(text, 9) !== '');
  const raw = expectHarmless(texts.map((text) => write(escapeMarkdown(text))).join('\n\n'), 'none');
  const shown = elementsIn(raw, tag).map(({ text }) => bare(text.replace(/^Lead: /, '')));
  expect(shown).toEqual(texts.map((text) => bare(oneLine(text, 1e6))));
});

test('a row of a table shows any text', () => {
  const rows = HOSTILE_TEXTS.map((text) => `| ${escapeMarkdown(text)} | b |`);
  const raw = expectHarmless(['| a | b |', '| :-- | --: |', ...rows].join('\n'), 'none');
  const cells = elementsIn(raw, 'td').map(({ text }) => bare(text));
  expect(cells).toEqual(HOSTILE_TEXTS.flatMap((text) => [bare(oneLine(text, 1e6)), 'b']));
});

const PIECE = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS.filter(({ length }) => length < 60)),
  fc.constantFrom(...'`*_~[]()<>&|\\!#$:@-+=.\'"/ \n\t'),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

test('so do pieces of them behind one another', () => {
  const property = fc.property(fc.array(PIECE, { maxLength: 8 }), (pieces) => {
    const text = pieces.join('');
    const escaped = escapeMarkdown(text);
    const raw = expectHarmless(`- a: ${escaped}: b\n\n${escaped}`, 'none');
    expect(bare(elementsIn(raw, 'li')[0]?.text ?? '')).toBe(bare(`a: ${oneLine(text, 1e6)}: b`));
  });
  fc.assert(property, { numRuns: 500, seed: 48 });
});

test.each([
  ['a name that `list_alerts` has', ['list_alerts']],
  ['`~`, `a b` or `c`.', ['~', 'a b', 'c']],
  ['Server `a`b` has no tool `c`.', ['a`b', 'c']],
  ['Server `</code><b>` is <b>', ['</code><b>']],
  ['it`s no ` name `` or `x', []],
  ['(`a`): `b`', ['a', 'b']],
])('names in %s', (text, names) => {
  const { raw } = githubTrees(escapeMarkdown(text));
  expect(elementsIn(raw, 'code').map((one) => one.text)).toEqual(names);
});

test.each([
  ['it\'s "5 %" of get_forecast (at 10:30)!', null],
  ['GH-1234567 o/r@0a1b2c3d4e octo/weather#12 defaced', null],
  ['שלום 1 of 2', '<span dir="auto">שלום 1 of 2</span>'],
  ['see `שלום` 1', 'see <code dir="auto">שלום</code> 1'],
  ['/inputSchema/properties/max_items', '/inputSchema/<wbr>properties/<wbr>max_<wbr>items'],
  ['x'.repeat(100), ['x'.repeat(40), 'x'.repeat(40), 'x'.repeat(20)].join('<wbr>')],
])('%s', (text, markup) => {
  const escaped = escapeMarkdown(text);
  if (markup !== null) expect(escaped).toBe(markup);
  const { raw } = githubTrees(escaped);
  expect(raw.text).toBe(bare(text));
  expect(convertedTexts(raw)).toEqual([]);
});

test('a long word is broken, but not within a character', () => {
  for (const one of ['👩‍👩‍👧', '🇫🇷', 'e\u0301']) {
    const pieces = escapeMarkdown(one.repeat(60)).split('<wbr>');
    expect(pieces.length > 1).toBe(one !== '🇫🇷');
    expect(pieces.map((piece) => piece.replaceAll(one, '')).join('')).toBe('');
  }
});

test.each([
  ['https://a.example/b_c?d=1&e=(2)', 'https://a.example/b_c?d=1&e=(2)'],
  ['http://a.example/"><script>|`', 'http://a.example/%22%3E%3Cscript%3E|%60'],
  ['javascript:alert(1)', undefined],
  ['//a.example', undefined],
  ['', undefined],
  [null, undefined],
])('a link to %j', (address, href) => {
  const { sanitized } = githubTrees(`| a |\n| - |\n| ${link('<b> | @x', address)} |`);
  const [anchor] = elementsIn(sanitized, 'a');
  expect(anchor?.properties['href']).toBe(href);
  expect(elementsIn(sanitized, 'td').map(({ text }) => text)).toEqual(['<b> | @x']);
});

test('a fence holds any text and ends', () => {
  const texts = HOSTILE_TEXTS.map(clean);
  const fences = texts.map((text) => `${fence(text, 'diff')}\n\nx`);
  const raw = expectHarmless(fences.join('\n\n'), 'none');
  expect(raw.children.flatMap(({ tag }) => tag || [])).toEqual(texts.flatMap(() => ['pre', 'p']));
  const shown = elementsIn(raw, 'code').map(({ text }) => text.trim());
  expect(shown).toEqual(texts.map((text) => text.replaceAll('<!--', '<! --').trim()));
});
