import { readFileSync } from 'node:fs';

/** A fenced block of a document. */
export interface MarkdownBlock {
  /** `README.md:21`, the line its fence is on. */
  place: string;
  language: string;
  text: string;
  /** The file it is to be pasted into, where the paragraph above begins with one in bold. */
  path: string | null;
}

/** Every fenced block of a Markdown file. */
export function readBlocks(document: string): MarkdownBlock[] {
  const text = readFileSync(document, 'utf8');
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language, 2: body }) => {
      const above = text.slice(0, index).trimEnd();
      const paragraph = above.slice(above.lastIndexOf('\n\n') + 2);
      return {
        place: `${document}:${above.split('\n').length + 2}`,
        language: language ?? '',
        text: body ?? '',
        path: /^\*\*`([^`]+)`\*\*/.exec(paragraph)?.[1] ?? null,
      };
    },
  );
}
