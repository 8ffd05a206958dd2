import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);
const converter = unified().use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);
const sanitizer = unified().use(rehypeSanitize);

/** An element GitHub would show, or a text. */
export interface ShownNode {
  /** Tag of an element; null for a text. */
  tag: string | null;
  properties: Record<string, unknown>;
  text: string;
  children: ShownNode[];
}

interface TreeNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  value?: string;
  children?: TreeNode[];
}

function shown(node: TreeNode): ShownNode {
  const children = (node.children ?? [])
    .filter(({ type }) => type === 'element' || type === 'text')
    .map(shown);
  return {
    tag: node.tagName ?? null,
    properties: node.properties ?? {},
    text: node.value ?? children.map(({ text }) => text).join(''),
    children,
  };
}

/** What GitHub's parser makes of Markdown, before and after its sanitizer. */
export function githubTrees(markdown: string): { raw: ShownNode; sanitized: ShownNode } {
  const raw = converter.runSync(parser.parse(markdown));
  return { raw: shown(raw), sanitized: shown(sanitizer.runSync(raw)) };
}

export function allNodes(node: ShownNode): ShownNode[] {
  return [node, ...node.children.flatMap(allNodes)];
}

export function elements(node: ShownNode, tag: string): ShownNode[] {
  return allNodes(node).filter((candidate) => candidate.tag === tag);
}

/** Texts that GitHub looks through for mentions and references: all outside code. */
export function linkableTexts(node: ShownNode): string[] {
  if (node.tag === 'code' || node.tag === 'pre') return [];
  if (node.tag === null && node.children.length === 0) return [node.text];
  return node.children.flatMap(linkableTexts);
}

/**
 * What GitHub makes links, mentions, emoji or mathematics of when Markdown and its entities are read:
 * mentions and email, references, addresses, commits, shortcodes, formulas.
 */
const LATE_CONSTRUCTS =
  /@[a-z0-9]|#\d|(?<![0-9a-z])GH-\d|:\/\/|(?<![0-9a-z])www\.|:[\w+-]+:|\$[^$]+\$|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])|(?<![0-9a-z])(?:mailto|xmpp):/i;

/** Texts outside code of which GitHub would make something else; of a right document there are none. */
export function convertedTexts(node: ShownNode): string[] {
  return linkableTexts(node).filter((text) => LATE_CONSTRUCTS.test(text));
}
