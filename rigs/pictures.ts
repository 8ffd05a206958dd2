/** What people see of red runs, as pictures of a browser. Measures whether the causes are on top. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { invalidRun, passedRun, redRuns } from '../__tests__/support/red-runs.ts';
import { findNews } from '../src/render/findings.ts';
import { type Layout, renderMarkdown } from '../src/render/markdown.ts';
import { packageFile } from './program.ts';

const CHROMIUM = '/usr/bin/chromium';
const REPOSITORY = 'https://github.com/owner/weather';
const COMMIT = '3f2c9aa';
const SURFACES: Record<string, Layout & { fontSize: number }> = {
  comment: layoutOf(65_280, 'units', 14, 'was ❌ 15 failing at 81d00b2'),
  summary: layoutOf(1_000_000, 'bytes', 16, ''),
};
const SCHEMES = ['light', 'dark'];
/** Widths of a window, and where the causes of a table must end. */
const WIDTHS = [
  { width: 896, limit: 600 },
  { width: 375, limit: 900 },
];
/** On a phone, GitHub leaves so much on each side. */
const PADDING = 16;
const GAP = 24;

const run = promisify(execFile);

function layoutOf(limit: number, unit: Layout['unit'], fontSize: number, before: string) {
  const links = {
    run: `${REPOSITORY}/actions/runs/5`,
    report: `${REPOSITORY}/actions/runs/5/artifacts/7`,
    file: (file: string, line: number | null) =>
      `${REPOSITORY}/blob/${COMMIT}/${file}${line === null ? '' : `#L${line}`}`,
  };
  return { limit, unit, links, commit: '03411cd5', before, fontSize };
}

/** As GitHub renders a comment. */
const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize)
  .freeze();

/** A page with a document in each width, which writes what it measures into its title. */
function pageOf(tree: object, scheme: string, fontSize: number): string {
  const style = readFileSync(packageFile(`github-markdown-css/github-markdown-${scheme}.css`));
  const boxes = WIDTHS.map(
    ({ width }) => `<div class="markdown-body" style="width:${width}px"></div>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>${style}
body { margin: 0; display: flex; gap: ${GAP}px; align-items: start; background: gray }
.markdown-body { box-sizing: border-box; padding: ${PADDING}px; font-size: ${fontSize}px !important }
</style>${boxes.join('')}<script>
const nodeOf = ({ type, tagName, value, properties, children = [] }) => {
  if (type === 'text') return document.createTextNode(value);
  const node = type === 'root' ? new DocumentFragment() : document.createElement(tagName);
  Object.assign(node, properties, properties?.className && { className: properties.className.join(' ') });
  node.append(...children.map(nodeOf));
  return node;
};
const sizes = [...document.querySelectorAll('.markdown-body')].map((box) => {
  box.append(nodeOf(${JSON.stringify(tree).replaceAll('<', '\\u003c')}));
  const table = box.querySelector('table');
  const isWide = (one) => one.scrollWidth > one.clientWidth + 1;
  return {
    height: box.offsetHeight,
    rows: table ? table.rows.length - 1 : 0,
    end: table ? table.getBoundingClientRect().bottom : 0,
    isWide: isWide(box) || [...box.querySelectorAll('table, p, li, summary, h3')].some(isWide),
  };
});
document.title = JSON.stringify(sizes);
</script>`;
}

/** Takes the pictures, in the folder `PICTURES` if that is set. Yields tables that end too far down, and text that is too wide. */
export async function* tryPictures(): AsyncGenerator<string> {
  if (!existsSync(CHROMIUM)) {
    console.log(`skipped, since ${CHROMIUM} is missing`);
    return;
  }
  const folder = process.env['PICTURES'] ?? mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(folder, { recursive: true });
  console.log(`pictures: ${folder}`);
  for (const { name, report, verdict } of [...redRuns(), passedRun(), invalidRun()]) {
    const findings = findNews(report, verdict);
    for (const [surface, { fontSize, ...layout }] of Object.entries(SURFACES)) {
      const markdown = renderMarkdown(findings, layout);
      const path = join(folder, `${name}-${surface}`);
      writeFileSync(`${path}.md`, markdown);
      const tree = await pipeline.run(pipeline.parse(markdown));
      yield* takePictures(path, tree, fontSize);
    }
  }
}

async function* takePictures(path: string, tree: object, fontSize: number): AsyncGenerator<string> {
  const name = path.replace(/.*\//, '');
  for (const scheme of SCHEMES) {
    const page = `${path}-${scheme}.html`;
    writeFileSync(page, pageOf(tree, scheme, fontSize));
    const { stdout } = await browse(page, '--dump-dom');
    const sizes: { height: number; rows: number; end: number; isWide: boolean }[] = JSON.parse(
      /<title>(.*?)<\/title>/.exec(stdout)?.[1] ?? '[]',
    );
    for (const [at, { width, limit }] of WIDTHS.entries()) {
      const size = sizes[at];
      if (size === undefined) yield `${name}: not measured`;
      else if (size.end > limit)
        yield `${name}: ${size.rows} causes end at ${size.end} px of ${width}`;
      else if (size.isWide) yield `${name}: wider than ${width} px`;
      console.log(`${name} ${width} ${scheme}: ${JSON.stringify(size)}`);
    }
    const height = Math.max(...sizes.map((size) => size.height));
    const width = WIDTHS.reduce((sum, one) => sum + one.width, GAP);
    await browse(page, `--screenshot=${path}-${scheme}.png`, `--window-size=${width},${height}`);
  }
}

const browse = (page: string, ...options: string[]) =>
  run(CHROMIUM, ['--headless', '--no-sandbox', '--hide-scrollbars', ...options, `file://${page}`]);
