import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { gate } from '../../../src/gate/gate.ts';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import { CHROMIUM } from '../../pictures/chromium-path.ts';
import { largeReport } from '../rig/large-report.ts';
import { type Measurement, timing } from '../rig/measurement.ts';

const CASES = 10_000;
const ITERATIONS = 4;
const REPEATS = 3;
const BUDGET_MB = 15;
const OPEN_BUDGET_MS = 1_000;
/** Of a screen that is scrolled to: more is seen as a jerk. */
const FRAME_BUDGET_MS = 100;
const SCREENS = 100;

/** From the start of the page to the first rows that are drawn. */
const OPENED = `new Promise((done) => {
  const look = () => document.querySelector('.case') === null
    ? requestAnimationFrame(look)
    : requestAnimationFrame(() => done(performance.now()));
  look();
})`;

/** The longest that one of many screens took to be drawn, from the first case to the last. */
const SCROLLED = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const height = document.documentElement.scrollHeight;
  let longest = 0;
  for (let screen = 0; screen <= ${SCREENS}; screen += 1) {
    const begin = performance.now();
    scrollTo(0, (height * screen) / ${SCREENS});
    await frame();
    longest = Math.max(longest, performance.now() - begin);
  }
  return longest;
})()`;

/** The HTML report of 10,000 cases: its size, and how long Chromium takes to open and to scroll it. */
export async function measureHtmlReport(): Promise<Measurement[]> {
  const report = largeReport(CASES, ITERATIONS);
  const verdict = gate(report, { minPassRate: 0.9 });
  const html = renderHtmlReport({ report, verdict, environment: [] });
  const folder = await mkdtemp(join(tmpdir(), 'bench-html-'));
  const file = join(folder, 'report.html');
  await writeFile(file, html);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const passes: Pass[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) passes.push(await look(browser, file));
    return [
      {
        name: `HTML report of ${CASES} cases, ${ITERATIONS} iterations each`,
        value: Buffer.byteLength(html) / 1e6,
        unit: 'MB',
        budget: BUDGET_MB,
      },
      timing(
        'HTML report, opened in Chromium',
        passes.map(({ openedMs }) => openedMs),
        OPEN_BUDGET_MS,
      ),
      timing(
        'HTML report, the slowest screen of a scroll',
        passes.map(({ longestMs }) => longestMs),
        FRAME_BUDGET_MS,
      ),
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

interface Pass {
  openedMs: number;
  longestMs: number;
}

async function look(browser: Browser, file: string): Promise<Pass> {
  const page = await browser.newPage();
  try {
    await page.goto(pathToFileURL(file).href, { waitUntil: 'commit' });
    const openedMs = Number(await page.evaluate(OPENED));
    return { openedMs, longestMs: Number(await page.evaluate(SCROLLED)) };
  } finally {
    await page.close();
  }
}
