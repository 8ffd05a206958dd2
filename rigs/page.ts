/** The HTML report in a browser: accessibility, hostile texts, 10,000 cases, print, pictures. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foreignReport } from '../__tests__/support/foreign-report.ts';
import { judge } from '../__tests__/support/gate.ts';
import { HOSTILE_TEXTS } from '../__tests__/support/hostile-texts.ts';
import { sourceOf } from '../__tests__/support/pages.ts';
import { invalidRun, passedRun, type RedRun, redRuns } from '../__tests__/support/red-runs.ts';
import { caseOf, reportOf } from '../__tests__/support/reports.ts';
import { Redactor } from '../src/lib/redaction/redactor.ts';
import program from '../src/page/program.json' with { type: 'json' };
import { renderHtml } from '../src/render/html.ts';
import type { PageSource } from '../src/render/page-data.ts';
import type { RunReport } from '../src/report/report.ts';
import type { Trace } from '../src/report/trace.ts';
import { packageFile } from './program.ts';

type Listener = (given: Record<'url' | 'type' | 'text', () => string>) => void;
/** What is used of Playwright, which is a package of the rigs. */
interface Page
  extends Record<'goto' | 'waitForSelector', (name: string, options?: object) => Promise<unknown>> {
  evaluate(script: string): Promise<unknown>;
  keyboard: { press(key: string): Promise<void> };
  setViewportSize(size: object): Promise<void>;
  emulateMedia(media: object): Promise<void>;
  screenshot(options: object): Promise<unknown>;
  pdf(): Promise<Uint8Array>;
  on(event: string, listener: Listener): void;
  context(): { newCDPSession(page: Page): Promise<{ send(method: string): Promise<object> }> };
  close(): Promise<void>;
}

const CHROMIUM = '/usr/bin/chromium';
const SIZES = [
  { width: 1_280, height: 800 },
  { width: 375, height: 740 },
];
const SCHEMES = ['light', 'dark'];
const VIEWS = ['causes', 'cases', 'matrix', 'flaky'];
const OPENED = ['tab=gate', 'tab=tools', 'tab=numbers', 'tab=environment', 'cause=0', 'case=0'];
const STATES = [...VIEWS.map((view) => `view=${view}`), ...OPENED, 'search=zzz', 'state=failing'];
const MAX_OPEN_MS = 1_000;
const MAX_HEAP = 10_000_000;
const MAX_PRINTED = 15;
const IS_SHOWN = `(() => {
  const { top, bottom } = document.querySelector('tbody [aria-current]').getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
})()`;
const FIRST_ROW = '#page a[href*="cause="], #page a[href*="case="]';
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** As JSON it is wider than its box. */
const OPTIONS = { units: 'metric', note: 'Words of a line that scrolls. '.repeat(8) };

/** Gives each iteration a conversation with this text in it. */
function withTraces(report: RunReport, text: string): RunReport {
  for (const { iterations } of report.cases) {
    for (const [at, one] of iterations.entries()) {
      const isError = one.outcome === 'failed';
      const call = {
        what: 'call' as const,
        server: 'weather',
        tool: 'list_alerts',
        images: [PIXEL],
      };
      const given = {
        arguments: JSON.stringify({ region: 'Bretagne', days: at + 1, options: OPTIONS }),
        answer: text,
        isError,
      };
      const times = { startMs: 40, durationMs: 180 + 10 * at, step: 'call', line: 12 };
      const entries: Trace['entries'] = [
        { what: 'prompt', text: 'Is there an alert in Bretagne?' },
        { ...call, ...given, ...times },
        { what: 'answer', text },
      ];
      one.trace = { entries, more: 0 };
    }
  }
  return report;
}

/** A suite that two models run, one case each, slower than before. */
function ofModels(run: RedRun): RedRun {
  const sides = ['anthropic/claude-sonnet-4-5', 'openai/gpt-5'];
  for (const [side, report] of [run.report, run.base].entries()) {
    for (const [at, one] of report?.cases.entries() ?? []) {
      one.title = `Question ${Math.floor(at / 2) + 1} about the weather [${sides[at % 2]}]`;
      for (const iteration of one.iterations) {
        iteration.model = sides[at % 2] ?? null;
        iteration.durationMs = 450 + ((37 * (at + 7 * iteration.number)) % 97) ** 1.5 - 150 * side;
      }
    }
  }
  return { ...run, name: 'models' };
}

/** Names of 200 characters without a blank, and more models than a pane has room for. */
function ofLongNames(run: RedRun): RedRun {
  const long = (name: string) => `${name}_${'x'.repeat(200 - name.length)}`;
  run.report.suite = { id: null, name: long('suite'), file: `${long('evals/file')}.yaml` };
  for (const [at, one] of run.report.cases.entries()) {
    one.title = at % 2 === 0 ? long(`case${at}`) : `Case ${at} ${'of many words '.repeat(14)}`;
    one.tags = [long('tag')];
    one.tools = [{ server: long('server'), name: long('tool') }];
    for (const [place, iteration] of one.iterations.entries()) {
      iteration.model = place < 4 ? `vendor/model-${place}-${at % 3}` : long('vendor/model');
      for (const failure of iteration.failures) {
        if ('observed' in failure) Object.assign(failure, { observed: long('answer') });
      }
    }
  }
  return { ...run, name: 'long-names' };
}

const sourcesOf = (runs: RedRun[]): [string, PageSource][] =>
  runs.map(({ name, report, verdict, base }) => {
    const before = base && withTraces(base, '1 storm warning for Bretagne');
    return [
      name,
      sourceOf(
        withTraces(report, `-32602: zone is required\n${'at step\n'.repeat(60)}`),
        verdict,
        before,
      ),
    ];
  });

/** Tries all of it, with pictures in the folder `PICTURES` if that is set. */
export async function* tryPage(): AsyncGenerator<string> {
  if (!existsSync(CHROMIUM)) {
    console.log(`skipped, since ${CHROMIUM} is missing`);
    return;
  }
  const folder = process.env['PICTURES'] ?? mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(folder, { recursive: true });
  console.log(`pages and pictures: ${folder}`);
  const { chromium } = await import(packageFile('playwright-core/index.mjs'));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  const opener = new Opener(folder, () => browser.newPage());
  try {
    const noise = redRuns().find(({ name }) => name === 'flaky-noise');
    const others = redRuns().slice(-2, -1).map(ofLongNames);
    if (noise !== undefined) others.push(ofModels(noise));
    const sources = sourcesOf([...redRuns(), passedRun(), invalidRun(), ...others]);
    for (const [name, source] of sources) yield* tryAccess(opener, name, source);
    yield* tryMany(opener);
    yield* tryHostile(opener);
    for (const [name, source] of sources) yield* tryPrint(opener, name, source);
    yield* takePictures(opener, sources);
    yield* opener.troubles;
  } finally {
    await browser.close();
  }
}

/** Opens pages, and notes what none may do. */
class Opener {
  readonly troubles = new Set<string>();
  /** Elements with their attributes, as pages of our own texts have them. */
  readonly known = new Set<string>();
  readonly folder: string;
  readonly #newPage: () => Promise<Page>;

  constructor(folder: string, newPage: () => Promise<Page>) {
    this.folder = folder;
    this.#newPage = newPage;
  }

  async open(name: string, source: PageSource): Promise<Page> {
    const path = join(this.folder, `${name}.html`);
    writeFileSync(path, [...renderHtml(source, program)].join(''));
    const page = await this.#newPage();
    const note = (what: unknown) => this.troubles.add(`${name}: ${String(what).slice(0, 300)}`);
    page.on('dialog', () => note('dialog'));
    page.on('pageerror', note);
    page.on('console', (line) => /error|warning/.test(line.type()) && note(line.text()));
    page.on('request', (one) => /^(?:file|data):/.test(one.url()) || note(one.url()));
    await page.goto(`file://${path}`);
    return page;
  }

  async learn(page: Page): Promise<void> {
    for (const one of await listIn(page, ELEMENTS)) this.known.add(one);
  }
}

const go = (page: Page, address: string) =>
  page.evaluate(`new Promise((done) => { location.hash = ${JSON.stringify(address)};
    requestAnimationFrame(() => setTimeout(done, 60)); })`);

const ELEMENTS = `[...document.querySelectorAll('body *')].flatMap((one) =>
  [one.localName, ...one.getAttributeNames().map((name) => one.localName + ' ' + name)])`;
/** What axe finds, and text that is too wide: only the rows of the matrix may scroll sideways. */
const VIOLATIONS = `axe.run().then(({ violations }) => violations
  .map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 200))
  .concat([...document.querySelectorAll('html, header, .list, .rows, .open')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && !one.querySelector(':scope > table > thead'))
    .map((one) => one.className + ' is too wide')))`;
const listIn = async (page: Page, script: string): Promise<string[]> =>
  JSON.parse(String(await page.evaluate(`(async () => JSON.stringify(await ${script}))()`)));

/** Yields each problem once, with the first state that has it. */
async function* tryAccess(opener: Opener, name: string, source: PageSource) {
  const page = await opener.open(name, source);
  await page.keyboard.press('Tab');
  if (!(await page.evaluate(`document.activeElement.matches('.skip')`)))
    yield `${name}: Tab does not begin at the skip link`;
  await page.evaluate(readFileSync(packageFile('axe-core/axe.min.js'), 'utf8'));
  const found = new Map<string, string>();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const state of STATES) {
        await go(page, state);
        const where = `${state} ${size.width} ${colorScheme}`;
        for (const one of await listIn(page, VIOLATIONS))
          if (!found.has(one)) found.set(one, where);
        await opener.learn(page);
      }
    }
  }
  await go(page, '');
  await page.evaluate(`document.querySelector('search input').focus()`);
  await page.keyboard.press('a');
  if (await page.evaluate(`document.querySelector('.list').offsetParent === null`))
    yield `${name}: a search hides the list on a phone`;
  for (const [problem, where] of found) yield `${name} ${where}: ${problem}`;
  console.log(`${name}: ${found.size} problems in ${4 * STATES.length} states`);
  await page.close();
}

async function* tryHostile(opener: Opener) {
  const redactor = new Redactor();
  const reports = HOSTILE_TEXTS.map((text, at) => {
    const { report } = foreignReport(text, redactor, at);
    return withTraces(report, redactor.text(text, 20_000));
  });
  const merged = {
    ...reportOf(reports.flatMap(({ cases }) => cases)),
    servers: reports.flatMap(({ servers }) => servers),
  };
  const page = await opener.open('hostile', sourceOf(merged, judge(merged), merged));
  const states = [...STATES];
  for (let row = 0; row < merged.cases.length; row += 12) states.push(`view=cases&case=${row}`);
  for (const state of states) {
    await go(page, state);
    for (const one of await listIn(page, ELEMENTS))
      if (!opener.known.has(one)) opener.troubles.add(`hostile: ${one} in ${state}`);
  }
  console.log(
    `hostile: ${HOSTILE_TEXTS.length} texts, ${merged.cases.length} cases, ${states.length} states`,
  );
  await page.close();
}

async function* tryMany(opener: Opener) {
  const cases = Array.from({ length: 10_000 }, (_, at) =>
    caseOf(`case ${at} of the suite, with a title of usual length`, at % 5 === 0 ? 'f' : 'p'),
  );
  const report = reportOf(cases);
  const page = await opener.open('many', sourceOf(report, judge(report), report));
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await page.goto(`file://${join(opener.folder, 'many.html')}?${round}`, { waitUntil: 'commit' });
    await page.waitForSelector(FIRST_ROW, { timeout: 20_000 });
    times.push(Math.round(performance.now() - start));
  }
  for (const state of STATES) {
    await go(page, state);
    await opener.learn(page);
  }
  // A case behind "1,990 more".
  await page.goto(`file://${join(opener.folder, 'many.html')}?reload#view=causes&case=1500`);
  await page.waitForSelector(FIRST_ROW, { timeout: 20_000 });
  if (!(await page.evaluate(IS_SHOWN))) yield 'a reload does not show the open case in the list';
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = Object(await session.send('Runtime.getHeapUsage'));
  console.log(`many: rows after ${times.join(', ')} ms, heap ${(usedSize / 1e6).toFixed(1)} MB`);
  // Other programs make it slower.
  if (Math.min(...times) > MAX_OPEN_MS) yield `10,000 cases open in ${Math.min(...times)} ms`;
  if (usedSize > MAX_HEAP) yield `10,000 cases take ${usedSize} bytes`;
  await page.close();
}

async function* tryPrint(opener: Opener, name: string, source: PageSource) {
  const page = await opener.open(name, source);
  const printed = Buffer.from(await page.pdf())
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g);
  await page.emulateMedia({ media: 'print' });
  const text = String(
    await page.evaluate(`dispatchEvent(new Event('beforeprint')), document.body.innerText`),
  );
  const shown = (words: string) => words.replace(/[`\s]/g, '');
  for (const { sentence } of source.findings.causes)
    if (!shown(text).includes(shown(sentence))) yield `${name}: not printed: ${sentence}`;
  console.log(`${name}: ${printed?.length} printed pages`);
  if ((printed?.length ?? 99) > MAX_PRINTED) yield `${name}: ${printed?.length} pages`;
  await page.close();
}

const PICTURES: [name: string, run: string, state: string, width?: number][] = [
  ['causes', 'renamed-parameter', 'view=causes'],
  ['case', 'renamed-parameter', 'view=causes&case=0'],
  ['sides', 'models', 'view=cases&case=0&iteration=1'],
  ['matrix', 'models', 'view=matrix'],
  ['flaky', 'flaky-noise', 'view=flaky'],
  ['gate', 'renamed-parameter', 'tab=gate'],
  ['numbers', 'models', 'tab=numbers'],
  ['long-matrix', 'long-names', 'view=matrix'],
  ['long-phone', 'long-names', 'view=matrix', 375],
  ['long-case', 'long-names', 'case=0', 375],
  ['passed', 'passed', 'view=cases'],
  ['phone', 'renamed-parameter', 'view=causes', 375],
  ['phone-case', 'renamed-parameter', 'view=causes&case=0', 375],
];

async function* takePictures(opener: Opener, sources: [string, PageSource][]) {
  for (const [name, run, state, width = 1_280] of PICTURES) {
    const source = new Map(sources).get(run);
    if (source === undefined) yield `${name}: no run ${run}`;
    else {
      const page = await opener.open(run, source);
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await go(page, state);
        await page.screenshot({ path: join(opener.folder, `${name}-${colorScheme}.png`) });
      }
      await page.close();
    }
  }
}
