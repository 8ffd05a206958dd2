import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allNodes, elements, githubTrees } from '../render/github-tree.ts';

/** Links of a document within the repository that lead to no file, or to no heading of one. */
export function brokenLinks(document: string): string[] {
  return linksWithin(document)
    .filter(({ file, anchor }) => {
      if (!existsSync(file)) return true;
      return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).has(anchor);
    })
    .map(({ link }) => link);
}

/** Links of a document that lead elsewhere in the repository, each with the file it leads to. */
export function linksWithin(document: string) {
  return elements(treeOf(document), 'a')
    .map(({ properties }) => String(properties['href'] ?? ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', anchor] = link.split('#');
      return { link, anchor, file: path === '' ? document : join(dirname(document), path) };
    });
}

const treeOf = (document: string) => githubTrees(readFileSync(document, 'utf8')).raw;

/** By document: some have hundreds of links to themselves. */
const known = new Map<string, ReadonlySet<string>>();

function anchorsOf(document: string): ReadonlySet<string> {
  const anchors = known.get(document) ?? readAnchors(document);
  known.set(document, anchors);
  return anchors;
}

/** The anchors that GitHub gives to headings; one that repeats gets a number. */
function readAnchors(document: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const headings = allNodes(treeOf(document)).filter(({ tag }) => /^h[1-6]$/.test(tag ?? ''));
  for (const { text } of headings) {
    const plain = text.toLowerCase().replace(/[^\p{L}\p{N}_ -]/gu, '');
    const anchor = plain.replaceAll(' ', '-');
    let copy = 0;
    while (anchors.has(copy === 0 ? anchor : `${anchor}-${copy}`)) copy += 1;
    anchors.add(copy === 0 ? anchor : `${anchor}-${copy}`);
  }
  return anchors;
}
