import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rehypeGithubAlerts } from 'rehype-github-alerts';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { CHROMIUM } from './pictures/chromium-path.ts';

export type Theme = 'light' | 'dark';

/** Colours GitHub gives to the lines of a diff; its highlighter is not ours to run. */
const DIFF_COLOURS = {
  light: { expected: '#82071e', expectedBack: '#ffebe9', actual: '#116329', actualBack: '#dafbe1' },
  dark: { expected: '#ffdcd7', expectedBack: '#67060c', actual: '#aff5b4', actualBack: '#033a16' },
} as const;

/** GitHub's own list has the place where a word may be broken, which this one leaves out. */
const SANITIZER = { ...defaultSchema, tagNames: [...(defaultSchema.tagNames ?? []), 'wbr'] };

/** Markdown as GitHub would show it: GFM, its HTML sanitizer's public rules, its alerts. */
export async function renderFragment(markdown: string): Promise<string> {
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
    .use(rehypeRaw)
    .use(rehypeSanitize, SANITIZER)
    // After the sanitizer, which would take the classes of the alerts away.
    .use(rehypeGithubAlerts, {})
    .use(rehypeStringify)
    .process(markdown);
  return String(file);
}

/** A page that shows Markdown as GitHub does, with nothing to load from elsewhere. */
export async function renderPage(markdown: string, { theme }: { theme: Theme }): Promise<string> {
  const stylesheet = createRequire(import.meta.url).resolve(
    `github-markdown-css/github-markdown-${theme}.css`,
  );
  const css = await readFile(stylesheet, 'utf8');
  const background = theme === 'light' ? '#ffffff' : '#0d1117';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Preview</title>
<style>${css}
body { margin: 0; background: ${background}; }
main { max-width: 980px; margin: 0 auto; padding: 24px; }
${diffStyles(theme)}
</style>
</head>
<body><main class="markdown-body">
${colourDiffs(await renderFragment(markdown))}
</main></body>
</html>
`;
}

function diffStyles(theme: Theme): string {
  const { expected, expectedBack, actual, actualBack } = DIFF_COLOURS[theme];
  return `.diff-expected { color: ${expected}; background: ${expectedBack}; }
.diff-actual { color: ${actual}; background: ${actualBack}; }`;
}

function colourDiffs(html: string): string {
  return html.replace(
    /(<code class="language-diff">)([^<]*)(<\/code>)/g,
    (_whole, start: string, body: string, end: string) =>
      start +
      body
        .replace(/^-.*$/gm, '<span class="diff-expected">$&</span>')
        .replace(/^\+.*$/gm, '<span class="diff-actual">$&</span>') +
      end,
  );
}

/** Picture of a page by headless Chromium, which must be installed (`CHROMIUM` names it). */
export async function screenshot(
  htmlPath: string,
  pngPath: string,
  { width = 1030, height = 1250 }: { width?: number; height?: number } = {},
): Promise<void> {
  await promisify(execFile)(CHROMIUM, [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    `--window-size=${width},${height}`,
    '--virtual-time-budget=8000',
    `--screenshot=${pngPath}`,
    pathToFileURL(htmlPath).href,
  ]);
}
