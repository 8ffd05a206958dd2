/** What GitHub makes of Markdown: its parser, its tables and links, raw HTML, and the sanitizer. */
import { expect } from '@jest/globals';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);
const converter = unified().use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);
const tagNames = [...(defaultSchema.tagNames ?? []), 'wbr'];
const sanitizer = unified().use(rehypeSanitize, { ...defaultSchema, tagNames });

/** An element with its tag, or a text with an empty one. */
export interface Shown {
  tag: string;
  properties: Record<string, unknown>;
  text: string;
  children: Shown[];
}
interface TreeNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  value?: string;
  children?: TreeNode[];
}

function shown({ type, tagName = '', properties = {}, value, children = [] }: TreeNode): Shown {
  const kept = children.filter((one) => /^(?:element|text|comment)$/.test(one.type)).map(shown);
  const text = type === 'comment' ? '' : (value ?? kept.map((one) => one.text).join(''));
  return { tag: type === 'comment' ? '!--' : tagName, properties, text, children: kept };
}

/** The tree before and after the sanitizer. */
export function githubTrees(markdown: string): { raw: Shown; sanitized: Shown } {
  const raw = converter.runSync(parser.parse(markdown));
  return { raw: shown(raw), sanitized: shown(sanitizer.runSync(raw)) };
}

export const allIn = (node: Shown): Shown[] => [node, ...node.children.flatMap(allIn)];
export const elementsIn = (node: Shown, tag: string): Shown[] =>
  allIn(node).filter((one) => one.tag === tag);

/** What GitHub makes links, mentions, emoji or mathematics of, text by text, when HTML is read. */
const LATE =
  /@[a-z0-9]|#\d|(?<![0-9a-z])GH-\d|:\/\/|(?<![0-9a-z])www\.|:[\w+-]+:|\$[^$]+\$|\b[0-9a-f]{7,40}\b|(?<![0-9a-z])(?:mailto|xmpp):/i;

/** Texts outside code of which GitHub makes something else. */
export function convertedTexts({ tag, text, children }: Shown): string[] {
  if (tag === 'code' || tag === 'pre') return [];
  if (tag === '' && children.length === 0) return LATE.test(text) ? [text] : [];
  return children.flatMap(convertedTexts);
}

const firstText = ({ text, children: [first] }: Shown): string =>
  first === undefined ? text : first.tag === '' ? first.text : '';

const TAGS =
  ' h2 h3 h4 p strong b em code pre span div a br wbr hr sub ul ol li blockquote details summary table thead tbody tr th td';
const OURS = new Set(TAGS.split(' '));
const PROPERTIES = new Set(['className', 'dir', 'href', 'open', 'align', 'start']);

/** A document in which nothing foreign lives, and that is whole. `origin` begins all of its links. */
export function expectHarmless(markdown: string, origin: string): Shown {
  expect(markdown).not.toContain('<!--');
  const { raw, sanitized } = githubTrees(markdown);
  const all = allIn(raw);
  expect(all.map(({ tag }) => tag).filter((tag) => !OURS.has(tag))).toEqual([]);
  const properties = all.flatMap((one) => Object.keys(one.properties));
  expect(properties.filter((name) => !PROPERTIES.has(name))).toEqual([]);
  const links = elementsIn(raw, 'a').map((one) => String(one.properties['href']));
  expect(links.filter((href) => !href.startsWith(origin))).toEqual([]);
  expect(convertedTexts(raw)).toEqual([]);
  // What GitHub looks for once more when the list or the quotation is there: tasks and alerts.
  const starts = ['li', 'blockquote', 'p'].flatMap((tag) => elementsIn(raw, tag)).map(firstText);
  expect(starts.filter((text) => /^\s*\[(?:[ x]\]|!)/i.test(text))).toEqual([]);
  // What the sanitizer removes is seen by none.
  expect(sanitized.text).toBe(raw.text);
  for (const table of elementsIn(raw, 'table')) {
    const rows = elementsIn(table, 'tr').map((row) => row.children.filter(({ tag }) => tag !== ''));
    expect(new Set(rows.map(({ length }) => length)).size).toBeLessThan(2);
  }
  // What stands in a fence is text, whatever it looks like.
  const unfenced = markdown.replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '');
  const opened = unfenced.match(/<details\b/g)?.length ?? 0;
  expect(unfenced.match(/<\/details>/g)?.length ?? 0).toBe(opened);
  expect(elementsIn(raw, 'details')).toHaveLength(opened);
  return raw;
}
