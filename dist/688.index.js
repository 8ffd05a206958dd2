export const id = 688;
export const ids = [688,872];
export const modules = {

/***/ 1872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEventContext: () => (/* binding */ readEventContext)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

const repositoryName = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullish();
const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: repositoryName }),
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repo: repositoryName }).optional(),
    })
        .optional(),
    issue: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(), pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({}).nullish() }).optional(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        head_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
        head_repository: repositoryName,
    })
        .optional(),
    merge_group: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
});
/**
 * Reads `GITHUB_*` variables and the event's payload. `matrixJson` is the expression
 * `toJSON(matrix)`, which no variable carries. A payload of an unknown shape counts as empty, for
 * events differ and none of them is needed to gate.
 */
function readEventContext(env, payload, matrixJson = '') {
    const parsed = payloadSchema.safeParse(payload);
    const event = parsed.success ? parsed.data : {};
    const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const serverUrl = withoutTrailingSlash(env['GITHUB_SERVER_URL'] || 'https://github.com');
    return {
        eventName: env['GITHUB_EVENT_NAME'] ?? '',
        actor: env['GITHUB_ACTOR'] ?? '',
        repository: { owner, repo },
        sha: commitUnderTest(event) ?? env['GITHUB_SHA'] ?? '',
        runId: positiveInteger(env['GITHUB_RUN_ID']) ?? 0,
        runAttempt: positiveInteger(env['GITHUB_RUN_ATTEMPT']) ?? 1,
        job: env['GITHUB_JOB'] ?? '',
        matrixLeg: describeMatrixLeg(matrixJson),
        pullRequest: pullRequestOf(event, `${owner}/${repo}`),
        triggeringRun: triggeringRunOf(event),
        apiUrl: withoutTrailingSlash(env['GITHUB_API_URL'] || 'https://api.github.com'),
        serverUrl,
        isGhes: isEnterpriseServer(serverUrl),
    };
}
/** `GITHUB_SHA` is a merge commit or the default branch for these events: the payload knows. */
function commitUnderTest(event) {
    return (event.pull_request?.head.sha ?? event.workflow_run?.head_sha ?? event.merge_group?.head_sha);
}
function pullRequestOf(event, repository) {
    if (event.pull_request) {
        const { number, head, base } = event.pull_request;
        const home = base?.repo?.full_name ?? repository;
        // A fork that was deleted leaves no repository behind: still not ours.
        return { number, headSha: head.sha, fromFork: head.repo?.full_name !== home };
    }
    if (event.issue?.pull_request) {
        return { number: event.issue.number, headSha: null, fromFork: false };
    }
    return null;
}
function triggeringRunOf({ workflow_run: run }) {
    if (!run)
        return null;
    return {
        headSha: run.head_sha,
        headBranch: run.head_branch ?? null,
        headRepository: run.head_repository?.full_name ?? null,
    };
}
function describeMatrixLeg(matrixJson) {
    let matrix;
    try {
        matrix = JSON.parse(matrixJson || 'null');
    }
    catch {
        // Written by hand rather than by toJSON: any text tells one leg from another.
        return matrixJson.trim() || null;
    }
    if (typeof matrix !== 'object' || matrix === null)
        return null;
    const parts = Object.entries(matrix).map(([name, value]) => `${name}: ${plainText(value)}`);
    return parts.length === 0 ? null : parts.join(', ');
}
function plainText(value) {
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
function positiveInteger(text) {
    return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
function withoutTrailingSlash(url) {
    return url.replace(/\/+$/, '');
}
/** The rule of the artifact client: github.com, *.ghe.com and *.localhost have the service. */
function isEnterpriseServer(serverUrl) {
    if (!URL.canParse(serverUrl))
        return true;
    const { hostname } = new URL(serverUrl);
    return !(hostname === 'github.com' || /\.(ghe\.com|localhost)$/.test(hostname));
}


/***/ }),

/***/ 52688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishAll: () => (/* binding */ publishAll)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
;// CONCATENATED MODULE: ./build/render/clean-text.js
/**
 * Makes any text harmless to look at: what a terminal, a bidi algorithm or a reader's eye would be
 * fooled by is taken out (ANSI) or written visibly (the rest). Escaping for a place comes after.
 */
const ESC = '\\u001b';
const BEL = '\\u0007';
/** OSC, DCS and their kin up to their end; CSI with its parameters; two-character escapes. */
const ANSI = new RegExp(`(?:${ESC}[\\]PX^_][^${BEL}${ESC}\\u009c]*(?:${BEL}|${ESC}\\\\|\\u009c)?)` +
    `|(?:(?:${ESC}\\[|\\u009b)[0-?]*[ -/]*[@-~]?)` +
    `|(?:${ESC}[ -/]*[0-~]?)`, 'g');
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
/**
 * Control characters but tab and line feed, format characters (bidi controls, zero-width ones,
 * tags), lone surrogates, and noncharacters.
 */
const TREACHEROUS = /(?![\t\n])(?:[\p{Cc}\p{Cf}\p{Cs}\u3164\uffa0\ufffe\uffff]|\u034f)/gu;
/** Format characters that have ink of their own: Arabic number and verse signs. */
const VISIBLE_FORMAT = /[\u0600-\u0605\u06dd\u08e2]/u;
const PICTOGRAPH_END = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u;
const PICTOGRAPH_START = /^\p{Extended_Pictographic}/u;
/** What most texts are: nothing in them needs cleaning, and a look is cheaper than a cleaning. */
const PLAIN = /^[\n\t -~]*$/;
/** Text with line feeds as its only line breaks and nothing invisible left in it. */
function cleanText(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(ANSI, '').replace(LINE_BREAK, '\n').replace(TREACHEROUS, writeVisibly);
}
function writeVisibly(character, offset, whole) {
    if (VISIBLE_FORMAT.test(character))
        return character;
    if (character === '\u200d' && joinsPictographs(whole, offset))
        return character;
    const code = character.codePointAt(0) ?? 0;
    if (code > 0xffff)
        return `\\u{${code.toString(16)}}`;
    return `\\u${code.toString(16).padStart(4, '0')}`;
}
function joinsPictographs(whole, offset) {
    return (PICTOGRAPH_END.test(whole.slice(Math.max(0, offset - 2), offset)) &&
        PICTOGRAPH_START.test(whole.slice(offset + 1, offset + 3)));
}
/** At most `limit` code points of a text, the last of them an ellipsis where it was cut. */
function cap(text, limit) {
    if (text.length <= limit)
        return text;
    let end = 0;
    let last = 0;
    for (let taken = 0; taken < limit && end < text.length; taken += 1) {
        last = end;
        end += codePointLength(text, end);
    }
    return end < text.length ? `${text.slice(0, last)}…` : text;
}
function codePointLength(text, index) {
    return (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
}
/** A piece of a text short enough to clean quickly, not ending within a code point. */
function head(text, length) {
    if (text.length <= length)
        return text;
    const piece = text.slice(0, length);
    return /[\ud800-\udbff]$/.test(piece) ? piece.slice(0, -1) : piece;
}
/** One clean line already, as most are. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
/** One clean line of at most `limit` code points. */
function clean_text_cleanLine(text, limit) {
    if (text.length <= limit && PLAIN_LINE.test(text))
        return text;
    // Eight times the limit leaves room for the escape sequences and white space that fall away.
    const line = cleanText(head(text, limit * 8))
        .replace(/\s+/g, ' ')
        .trim();
    return cap(line, limit);
}
/** Clean lines of a longer text, with a last line that counts those left out. */
function cleanLines(text, { lines, width }) {
    const roomy = lines * width * 2;
    const piece = head(text, roomy);
    const all = cleanText(piece).replace(/\s+$/, '').split('\n');
    const kept = all.slice(0, lines).map((line) => cap(line, width));
    if (piece.length < text.length) {
        const more = text.length - piece.length;
        return [...kept, `… more, ${more.toLocaleString('en-US')} characters and up`];
    }
    const more = all.length - kept.length;
    return more === 0 ? kept : [...kept, `… ${more.toLocaleString('en-US')} more lines`];
}

// EXTERNAL MODULE: ./build/model/counts.js
var model_counts = __webpack_require__(63580);
;// CONCATENATED MODULE: ./build/render/durations.js
/** Known durations of the iterations that count, ascending. */
function sortedDurationsMs(iterations) {
    const durationsMs = iterations.flatMap(({ durationMs, outcome }) => durationMs === null || outcome === 'skipped' ? [] : [durationMs]);
    // Numbers sort several times faster in an array of nothing else.
    return Float64Array.from(durationsMs).sort();
}
/** Nearest-rank percentile of ascending values; null where there are none. */
function percentile(ascending, fraction) {
    return ascending[Math.max(0, Math.ceil(ascending.length * fraction) - 1)] ?? null;
}

;// CONCATENATED MODULE: ./build/render/escape.js

/** Every character that means something to Markdown, to HTML, or to GitHub's mathematics. */
const SPECIAL = /[&<>"'`*_~[\]()!|\\{}^$]/g;
/**
 * What GitHub and GFM turn into links, mentions or emoji after reading the text: the start of a
 * mention or email (`@`), a reference (`#1`, `GH-1`), a bare address (`://`, `www.`), a `:name:`.
 */
const AUTOLINKED = /@|#(?=\d)|(?<=\bGH)-(?=\d)|:(?=\/\/)|(?<=\bwww)\.|:(?=[\w+-]+:)|(?<=\b(?:mailto|xmpp)):/;
/** What GitHub may take for a commit: 7 to 40 hexadecimal digits on their own. */
const COMMIT = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/;
/** Too few digits for GitHub to look a commit up. */
const COMMIT_PIECE = /.{1,6}/g;
/** All of these in one go. */
const MEANINGFUL = new RegExp(`(?<special>${SPECIAL.source})|(?<autolinked>${AUTOLINKED.source})|${COMMIT.source}`, 'gi');
/** What most texts are: words that mean nothing to anyone but the reader. */
const WORDS = /^(?:[g-z ,;%]|[0-9a-f]{1,6}(?![0-9a-f]))*$/i;
/** What begins a block where it begins a line: headings, lists, rules, setext underlines. */
const BLOCK_START = /^(?:[#+=-]|\d+(?=[.)]))/;
function entity(character) {
    return `&#${character.codePointAt(0)};`;
}
/**
 * Any text as one line that reads as itself, wherever GitHub shows it: Markdown, a table cell, the
 * inside of an HTML element. Entities mean the same in all of these and never start a construct;
 * an element around one character keeps the text on its sides from being joined to a link.
 *
 * @param limit code points of the text to keep.
 */
function inline(text, limit = 200) {
    const line = clean_text_cleanLine(text, limit);
    if (WORDS.test(line))
        return line;
    return line
        .replace(MEANINGFUL, disarm)
        .replace(BLOCK_START, (start) => [...start].map(entity).join(''));
}
function disarm(match, special, autolinked) {
    if (special !== undefined)
        return entity(match);
    if (autolinked !== undefined)
        return `<span>${match}</span>`;
    return match.replace(COMMIT_PIECE, '<span>$&</span>');
}
/** Text in the typeface of code. An element, since backticks cannot stand in HTML. */
function code(text, limit = 200) {
    return `<code>${inline(text, limit)}</code>`;
}
/** Value of an attribute in double quotes. */
function attribute(text, limit = 200) {
    return cleanLine(text, limit).replace(SPECIAL, entity);
}
/**
 * Lines, cleaned before, in a fence longer than any run of backticks in them. Comments are broken
 * with a zero-width space, so that no text can pass for a marker of ours.
 */
function fence(lines, language) {
    const body = lines.join('\n').replaceAll('<!--', '<!\u200b--');
    let longest = 2;
    for (const [run] of body.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    const ticks = '`'.repeat(longest + 1);
    return `${ticks}${language}\n${body}\n${ticks}`;
}
/** A link where the address is an http one, else only its label. The label is escaped already. */
function escape_link(label, address) {
    if (!address || !URL.canParse(address))
        return label;
    const { protocol, href } = new URL(address);
    if (protocol !== 'https:' && protocol !== 'http:')
        return label;
    return `<a href="${href.replace(SPECIAL, entity)}">${label}</a>`;
}

;// CONCATENATED MODULE: ./build/render/model-facts.js


/** Figures by model, the weakest first; iterations of no known model are left out. */
function modelFacts(iterations) {
    return [...iterationsByModel(iterations)]
        .map(([name, group]) => ({
        name,
        counts: (0,model_counts/* countIterations */.ai)(group),
        medianDurationMs: percentile(sortedDurationsMs(group), 0.5),
        tokens: (0,model_counts/* sumKnown */.z_)(group, ({ tokens }) => tokens.total),
    }))
        .sort((a, b) => ((0,model_counts/* passRate */.sc)(a.counts) ?? 2) - ((0,model_counts/* passRate */.sc)(b.counts) ?? 2));
}
function iterationsByModel(iterations) {
    const byName = new Map();
    // By the two names apart, since to put them together for every iteration takes its time.
    for (const [model, ofModel] of Map.groupBy(iterations, (iteration) => iteration.model)) {
        if (model === null)
            continue;
        for (const [provider, group] of Map.groupBy(ofModel, (iteration) => iteration.provider)) {
            const name = provider === null || model.startsWith(`${provider}/`) ? model : `${provider}/${model}`;
            byName.set(name, [...(byName.get(name) ?? []), ...group]);
        }
    }
    return byName;
}

;// CONCATENATED MODULE: ./build/render/once-per.js
/**
 * A function that makes its result once for each object and remembers it as long as the object
 * lives. For what does not change any more: every surface shows the same report.
 */
function oncePer(make) {
    const made = new WeakMap();
    return (key) => {
        const known = made.get(key) ?? { result: make(key) };
        made.set(key, known);
        return known.result;
    };
}

;// CONCATENATED MODULE: ./build/render/facts.js





const CASE_STATES = ['failing', 'unfinished', 'flaky', 'passed', 'skipped'];
const STATE_ICONS = {
    failing: '❌',
    unfinished: '⏳',
    flaky: '🔁',
    passed: '✅',
    skipped: '⏭️',
};
const STATE_WORDS = {
    failing: 'Failing',
    unfinished: 'Unfinished',
    flaky: 'Flaky',
    passed: 'Passed',
    skipped: 'Skipped',
};
/** Code points of a case's title. */
const TITLE_LENGTH = 160;
/** Facts of a report, counted for the first surface that asks. */
const factsOf = oncePer(gatherFacts);
function gatherFacts(report) {
    const iterations = (0,model_counts/* allIterations */.yC)(report);
    const cases = report.cases.map(caseFacts);
    return {
        report,
        cases: CASE_STATES.flatMap((state) => cases.filter((facts) => facts.state === state)),
        counts: (0,model_counts/* sumCounts */.W_)(cases.map(({ counts }) => counts)),
        errors: countErrors(iterations),
        repeats: report.cases.some((testCase) => testCase.iterations.length > 1),
        tokens: (0,model_counts/* totalTokens */.RP)(iterations),
        totalDurationMs: (0,model_counts/* sumKnown */.z_)(cases, ({ durationMs }) => durationMs),
        durationsMs: sortedDurationsMs(iterations),
        models: modelFacts(iterations),
        noun: report.source === 'run' ? 'iteration' : 'test',
    };
}
function countErrors(iterations) {
    return iterations.reduce((count, { outcome }) => (outcome === 'error' ? count + 1 : count), 0);
}
function caseFacts(testCase) {
    const { iterations } = testCase;
    const counts = (0,model_counts/* countCase */.cP)(testCase);
    return {
        testCase,
        title: inline(testCase.title, TITLE_LENGTH),
        counts,
        state: stateOf(counts),
        bad: iterations.filter(({ outcome }) => outcome === 'failed' || outcome === 'error'),
        durationMs: (0,model_counts/* caseDurationMs */.tY)(testCase),
        tokens: (0,model_counts/* sumKnown */.z_)(iterations, ({ tokens }) => tokens.total),
        models: [...new Set(iterations.map(({ model }) => model))].filter((model) => model !== null),
    };
}
function stateOf({ total, failed, unfinished, flaky }) {
    if (failed > 0)
        return 'failing';
    if (unfinished > 0)
        return 'unfinished';
    if (total === 0)
        return 'skipped';
    return flaky > 0 ? 'flaky' : 'passed';
}
function casesIn(facts, state) {
    return facts.cases.filter((caseFacts) => caseFacts.state === state);
}

;// CONCATENATED MODULE: ./build/render/format.js

/** Stands where a figure is not known. */
const UNKNOWN = '–';
/** `950 ms`, `1.2 s`, `3 min 4 s`, `2 h 5 min`. */
function formatDuration(durationMs) {
    if (durationMs === null || !Number.isFinite(durationMs) || durationMs < 0)
        return UNKNOWN;
    if (durationMs < 999.5)
        return `${Math.round(durationMs)} ms`;
    if (durationMs < 59_950)
        return `${(durationMs / 1000).toFixed(1)} s`;
    const seconds = Math.round(durationMs / 1000);
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const minutes = Math.round(seconds / 60);
    return `${(0,quantity/* formatCount */.B4)(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}
function formatTokens(tokens) {
    return tokens === null || !Number.isFinite(tokens) ? UNKNOWN : (0,quantity/* formatCount */.B4)(Math.round(tokens));
}
/** Bar of a fraction; full only where it is whole, empty only where it is nothing. */
function bar(fraction, width = 20) {
    const filled = Math.floor(fraction * width + 1e-6);
    const honest = fraction > 0 ? Math.max(1, Math.min(filled, fraction < 1 ? width - 1 : width)) : 0;
    return '█'.repeat(honest) + '░'.repeat(width - honest);
}
/** Signs of iterations, told apart by shape. */
const SIGNS = { passed: '●', failed: '○', error: '✕', skipped: '–', unfinished: '◌' };
const FLAKY_SIGN = '◐';
const SIGN_WORDS = [
    [SIGNS.passed, 'passed'],
    [FLAKY_SIGN, 'passed after a retry'],
    [SIGNS.failed, 'failed'],
    [SIGNS.error, 'error'],
    [SIGNS.skipped, 'skipped'],
    [SIGNS.unfinished, 'unfinished'],
];
/** What the signs of the iterations of some cases mean; of no others. */
function stripLegend(cases) {
    const signs = new Set(cases.flatMap(({ iterations }) => iterations.map(signOf)));
    return SIGN_WORDS.filter(([sign]) => signs.has(sign))
        .map(([sign, word]) => `${sign} ${word}`)
        .join(' · ');
}
/** `● ● ○ ●`, one sign an iteration in their order; a long one ends in `+180`. */
function strip(iterations, limit = 20) {
    const signs = iterations.slice(0, limit).map(signOf);
    const more = iterations.length - signs.length;
    return more > 0 ? `${signs.join(' ')} +${(0,quantity/* formatCount */.B4)(more)}` : signs.join(' ');
}
function signOf({ outcome, flaky }) {
    return outcome === 'passed' && flaky ? FLAKY_SIGN : SIGNS[outcome];
}
/** `1, 2 and 5`; runs are drawn together: `1 to 4`. */
function formatNumbers(numbers) {
    const runs = [];
    for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
        const run = runs.at(-1);
        if (run && number === run[1] + 1)
            run[1] = number;
        else
            runs.push([number, number]);
    }
    const parts = runs.flatMap(([first, last]) => {
        if (first === last)
            return [(0,quantity/* formatCount */.B4)(first)];
        if (last === first + 1)
            return [(0,quantity/* formatCount */.B4)(first), (0,quantity/* formatCount */.B4)(last)];
        return [`${(0,quantity/* formatCount */.B4)(first)} to ${(0,quantity/* formatCount */.B4)(last)}`];
    });
    const lastPart = parts.pop() ?? '';
    return parts.length === 0 ? lastPart : `${parts.join(', ')} and ${lastPart}`;
}
/** The same text with its first letter in upper case. */
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./build/render/table.js
const RULES = { left: ':--', right: '--:', center: ':-:' };
/** A table of cells that are escaped already. */
function table(columns, rows) {
    return [
        row(columns.map(({ title }) => title)),
        row(columns.map(({ align }) => RULES[align])),
        ...rows.map(row),
    ].join('\n');
}
function row(cells) {
    return `| ${cells.join(' | ')} |`;
}
/** Folded content; both are Markdown or HTML already. */
function fold(summary, body, open = false) {
    return `<details${open ? ' open' : ''}>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

;// CONCATENATED MODULE: ./build/render/history.js

/** Pass rates worth showing: the newest of them, as fractions, the oldest first. */
const POINTS_SHOWN = 20;
const BLOCKS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/** The newest runs of the suite, the reported one last; empty where that would be the only one. */
function historyPoints(report, ownPassRate) {
    const earlier = (report.history ?? []).map((run) => ({ ...run, own: false }));
    const own = ownPassRate === null
        ? []
        : [{ passRate: ownPassRate, runNumber: report.run?.number ?? null, own: true }];
    const points = [...earlier, ...own].filter(({ passRate }) => passRate >= 0 && passRate <= 1);
    return points.length < 2 ? [] : points.slice(-POINTS_SHOWN);
}
/** Most suites pass most of the time, and all of their blocks would look alike drawn from 0%. */
const HIGHEST_FLOOR = 0.8;
/** One block a run: `▁` for the lowest of them or 80%, `█` for 100% and nothing less. */
function sparkline(points) {
    const floor = Math.min(HIGHEST_FLOOR, ...points.map(({ passRate }) => passRate));
    return points.map(({ passRate }) => block((passRate - floor) / (1 - floor))).join('');
}
function block(height) {
    if (height >= 1)
        return BLOCKS[7];
    return BLOCKS[Math.floor(height * 7)] ?? BLOCKS[0];
}
/** What the sparkline shows, in words. */
function describeHistory(points) {
    const rates = points.map(({ passRate }) => passRate);
    const lowest = (0,quantity/* formatPercent */.l9)(Math.min(...rates));
    const highest = (0,quantity/* formatPercent */.l9)(Math.max(...rates));
    const runs = `Pass rates of ${points.length} runs, the newest on the right`;
    if (lowest === highest)
        return `${runs}: always ${lowest}.`;
    const newest = (0,quantity/* formatPercent */.l9)(rates.at(-1) ?? 0);
    return `${runs}: lowest ${lowest}, highest ${highest}, newest ${newest}.`;
}
/**
 * `+5 points since run 12`: the pass rate against that of the newest earlier run; null where no
 * earlier run is known.
 */
function formatDelta(report, ownPassRate) {
    const former = report.history?.at(-1);
    if (!former)
        return null;
    const run = former.runNumber === null ? 'the last run' : `run ${(0,quantity/* formatCount */.B4)(former.runNumber)}`;
    const points = (ownPassRate - former.passRate) * 100;
    if (Math.abs(points) < 1e-9)
        return `as in ${run}`;
    const sign = points > 0 ? '+' : '−';
    const size = Math.abs(points);
    const figure = size < 0.1 ? '<0.1' : String(Number(size.toFixed(1)));
    return `${sign}${figure} ${figure === '1' ? 'point' : 'points'} since ${run}`;
}

;// CONCATENATED MODULE: ./build/render/sections/headline.js





/** Sign and word of a verdict; the word stands beside the sign, so that colour tells nothing alone. */
const VERDICT_WORDS = {
    passed: '✅ Passed',
    failed: '❌ Failed',
    incomplete: '⚠️ Incomplete',
    invalid: '🚫 Invalid configuration',
};
/** Code points of the decisive reason that are shown. */
const HEADLINE_LENGTH = 500;
/** Whether the headline, as it is shown, has a sentence in it, so that none needs to repeat it. */
function headlineSays({ headline }, sentence) {
    if (headline.length > HEADLINE_LENGTH || sentence.length > HEADLINE_LENGTH)
        return false;
    return headline.includes(sentence.trim().replace(/\.$/, ''));
}
/** The verdict, what decided it, and the numbers. */
function headlineSection(verdict, facts, links) {
    const words = VERDICT_WORDS[verdict.value];
    const suite = facts === null ? '' : `: ${inline(facts.report.suite.name)}`;
    const sentence = `<strong>${inline(verdict.headline, HEADLINE_LENGTH)}</strong>`;
    const numbers = facts === null ? [] : [numbersLine(facts)];
    return {
        title: 'headline',
        levels: [
            {
                keep: 90,
                render: () => [`## ${words}${suite}`, sentence, ...numbers, reportLink(links)]
                    .filter((line) => line !== '')
                    .join('\n\n'),
            },
            {
                keep: 95,
                render: () => [`## ${words}`, inline(verdict.headline, 100), ...numbers].join('\n\n'),
            },
            {
                keep: 1000,
                render: () => `## ${words}${facts === null ? '' : `: ${shortNumbers(facts)}`}`,
            },
        ],
    };
}
function numbersLine(facts) {
    const rate = (0,model_counts/* passRate */.sc)(facts.counts);
    if (rate === null)
        return countParts(facts).join(' · ');
    const share = `<code>${bar(rate)}</code> ${(0,quantity/* formatPercent */.l9)(rate)}`;
    const delta = formatDelta(facts.report, rate);
    return [share, ...countParts(facts), ...(delta === null ? [] : [delta])].join(' · ');
}
/** `11 passed`, `1 failed`: every count that is not zero. */
function countParts({ counts, errors }) {
    const parts = [
        [counts.passed, 'passed'],
        [counts.failed - errors, 'failed'],
        [errors, errors === 1 ? 'error' : 'errors'],
        [counts.unfinished, 'unfinished'],
        [counts.flaky, 'flaky'],
        [counts.skipped, 'skipped'],
    ];
    return parts
        .filter(([count]) => count > 0)
        .map(([count, word]) => `${(0,quantity/* formatCount */.B4)(count)} ${word}`);
}
function shortNumbers({ counts, noun }) {
    const rate = (0,model_counts/* passRate */.sc)(counts);
    const share = rate === null ? '' : ` (${(0,quantity/* formatPercent */.l9)(rate)})`;
    return `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* countOf */.pq)(counts.total, noun)} passed${share}`;
}
function reportLink({ report }) {
    const label = 'Full report';
    const markup = escape_link(label, report);
    return markup === label ? '' : markup;
}

;// CONCATENATED MODULE: ./build/render/sections/place.js

/** `evals/suite.yaml:27`. */
function formatPlace({ file, line }) {
    return line === null ? file : `${file}:${line}`;
}
/** Address of a place at the commit; null where the repository's is not known. */
function sourceAddress({ file, line }, links) {
    if (!links.source)
        return null;
    const path = file.split('/').map((part) => encodeURIComponent(cleanText(part)));
    return `${links.source}${path.join('/')}${line === null ? '' : `#L${line}`}`;
}

;// CONCATENATED MODULE: ./build/render/sections/alerts.js





/** What no surface may hide, such as that the models were not real. */
function noticeSection({ notice }) {
    if (notice === null)
        return null;
    return {
        title: 'notice',
        levels: [
            { keep: 85, render: () => alerts_alert('NOTE', [inline(notice, 1000)]) },
            { keep: 990, render: () => `Note: ${inline(notice, 60)}` },
        ],
    };
}
/** What kept the evidence from being whole; null where the headline says all there is to it. */
function problemsSection({ problems }, verdict, limit = 20) {
    if (problems.every((problem) => saysProblem(verdict, problem)))
        return null;
    const total = (0,quantity/* countOf */.pq)(problems.length, 'problem');
    return {
        title: 'problems',
        levels: [
            { keep: 55, render: () => problemList(problems, limit) },
            { keep: 80, render: () => problemList(problems, 3) },
            { keep: 980, render: () => `${total} kept the evidence from being whole.` },
        ],
    };
}
/** Whether the headline already tells the whole of a problem. */
function saysProblem(verdict, { message, location }) {
    return location === undefined && headlineSays(verdict, message);
}
const KIND_WORDS = {
    execution: 'Execution',
    cancelled: 'Cancelled',
    timeout: 'Timeout',
    network: 'Network',
    authentication: 'Authentication',
    quota: 'Quota',
    evidence: 'Evidence',
    'damaged-file': 'Damaged file',
};
function problemList(problems, limit) {
    const lines = problems.slice(0, limit).map(({ kind, message, location }) => {
        const place = location ? ` (${inline(formatPlace(location))})` : '';
        return `- ${KIND_WORDS[kind]}: ${inline(message, 500)}${place}`;
    });
    const more = problems.length - lines.length;
    if (more > 0)
        lines.push(`- ${(0,quantity/* countOf */.pq)(more, 'more problem')}: see the report`);
    return alerts_alert('WARNING', ['The evidence is not whole:', '', ...lines]);
}
/** Oddities that decide nothing. */
function warningsSection({ warnings }, limit = 50) {
    if (warnings.length === 0)
        return null;
    const list = (shown) => {
        const lines = warnings.slice(0, shown).map((warning) => `- ${inline(warning, 300)}`);
        const more = warnings.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,quantity/* countOf */.pq)(more, 'more warning')}: see the report`);
        return fold((0,quantity/* countOf */.pq)(warnings.length, 'warning'), lines.join('\n'));
    };
    return {
        title: 'warnings',
        levels: [
            { keep: 15, render: () => list(limit) },
            { keep: 16, render: () => list(5) },
        ],
    };
}
/** The problems of a configuration, one a line, where the headline only counts them. */
function configurationSection({ checks }) {
    const list = (limit) => {
        const lines = checks.slice(0, limit).map(({ actual }) => `- ${inline(actual, 500)}`);
        const more = checks.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,quantity/* countOf */.pq)(more, 'more problem')}`);
        return lines.join('\n');
    };
    return {
        title: 'configuration',
        levels: [
            { keep: 60, render: () => list(100) },
            { keep: 61, render: () => list(10) },
            { keep: 62, render: () => list(3) },
        ],
    };
}
function alerts_alert(kind, lines) {
    return [`> [!${kind}]`, ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
}

;// CONCATENATED MODULE: ./build/render/sections/flaky-cases.js


/** Cases that passed only after a retry. */
function flakyCasesSection(facts, limit = 50) {
    const flaky = facts.cases.filter(({ counts }) => counts.flaky > 0);
    if (flaky.length === 0)
        return null;
    const list = (shown) => {
        const lines = flaky.slice(0, shown).map(flakyLine);
        const more = flaky.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,quantity/* countOf */.pq)(more, 'more flaky case')}: see the report`);
        return `### Flaky cases (${(0,quantity/* formatCount */.B4)(flaky.length)})\n\n${lines.join('\n')}`;
    };
    return {
        title: 'flaky cases',
        levels: [
            { keep: 30, render: () => list(limit) },
            { keep: 31, render: () => list(10) },
            { keep: 32, render: () => list(3) },
        ],
    };
}
function flakyLine({ testCase, title }) {
    return `- ${STATE_ICONS.flaky} ${title}: ${attemptsText(testCase).toLowerCase()}`;
}
/** `Passed at attempt 3`. */
function attemptsText({ iterations }) {
    const most = iterations.reduce((former, { flaky, attempts }) => (flaky ? Math.max(former, attempts) : former), 1);
    return most > 1 ? `Passed at attempt ${(0,quantity/* formatCount */.B4)(most)}` : 'Passed after a retry';
}

;// CONCATENATED MODULE: ./build/render/tool-call-diff.js


/** Code points of a value or of the arguments of one call. */
const VALUE_LIMIT = 240;
/**
 * Expected tool calls against actual ones as the lines of a diff: `-` was expected, `+` is what
 * came, `!` names calls that came with other arguments. Empty where nothing differs.
 */
function toolCallDiff(iteration, limit) {
    const lines = diffLines(iteration);
    if (lines.length <= limit)
        return lines;
    return [...lines.slice(0, limit), `  … ${lines.length - limit} more lines`];
}
const diffLines = oncePer((iteration) => iteration.analysis ? analysisLines(iteration) : callLists(iteration));
function analysisLines({ analysis, expectedToolCalls, actualToolCalls }) {
    if (analysis === null)
        return [];
    const { missing, unexpected, argumentMismatches } = analysis;
    const lines = [
        ...argumentMismatches.flatMap(mismatchLines),
        ...missing.map((call) => `- ${callText(call)}   missing`),
        ...unexpected.map((call) => `+ ${callText(call)}   not expected`),
    ];
    return lines.length > 0 ? lines : orderLines(expectedToolCalls, actualToolCalls);
}
function mismatchLines({ expected, actual, mismatchedArguments }) {
    const differing = new Set(mismatchedArguments);
    const names = [...new Set([...Object.keys(expected.arguments), ...mismatchedArguments])];
    const same = names.filter((name) => !differing.has(name)).map((name) => clean_text_cleanLine(name, 60));
    return [
        `! ${clean_text_cleanLine(expected.toolName, 120)}   called with other arguments`,
        ...names
            .filter((name) => differing.has(name))
            .flatMap((name) => [
            `-   ${clean_text_cleanLine(name, 60)}: ${argumentText(expected, name)}`,
            `+   ${clean_text_cleanLine(name, 60)}: ${argumentText(actual, name)}`,
        ]),
        ...(same.length > 0 ? [`    as expected: ${clean_text_cleanLine(same.join(', '), VALUE_LIMIT)}`] : []),
    ];
}
function argumentText({ arguments: values }, name) {
    return Object.hasOwn(values, name) ? jsonText(values[name]) : '(not given)';
}
/** Calls that are all there but came in another order. */
function orderLines(expected, actual) {
    const names = (calls) => calls.map(({ toolName }) => toolName);
    const wanted = names(expected);
    const found = names(actual);
    const sameTools = [...wanted].sort().join('\n') === [...found].sort().join('\n');
    if (!sameTools || wanted.join('\n') === found.join('\n'))
        return [];
    return [
        '! out of order',
        `- ${clean_text_cleanLine(wanted.join(', '), VALUE_LIMIT)}`,
        `+ ${clean_text_cleanLine(found.join(', '), VALUE_LIMIT)}`,
    ];
}
/** Where the service sent no analysis, both lists as they are. */
function callLists({ expectedToolCalls, actualToolCalls }) {
    if (expectedToolCalls.length === 0)
        return [];
    const expected = expectedToolCalls.map(callText);
    const actual = actualToolCalls.map(callText);
    if (expected.join('\n') === actual.join('\n'))
        return [];
    return [
        ...expected.map((call) => `- ${call}`),
        ...(actual.length > 0 ? actual.map((call) => `+ ${call}`) : ['+ (no tool was called)']),
    ];
}
function callText({ toolName, arguments: values }) {
    return `${clean_text_cleanLine(toolName, 120)} ${jsonText(values)}`;
}
function jsonText(value) {
    return clean_text_cleanLine(JSON.stringify(value) ?? 'undefined', VALUE_LIMIT);
}

;// CONCATENATED MODULE: ./build/render/annotations.js







/** Most severe first. */
const SEVERITIES = ['error', 'warning', 'notice'];
/** Characters the runner keeps of a message. */
const MESSAGE_LENGTH = 4_096;
/** Characters GitHub keeps of a title; code points may count double. */
const annotations_TITLE_LENGTH = 127;
const REASON_LENGTH = 600;
const DIFF_LINES = 6;
/**
 * What is worth saying about single cases and problems, the most severe first, else in the order
 * of the report. Failing cases of a run that passed its gate are warnings.
 */
function annotationsOf(report, verdict) {
    if (report === null)
        return [];
    const failing = verdict.value === 'passed' ? 'warning' : 'error';
    const annotations = [
        ...problemAnnotations(report),
        ...factsOf(report).cases.flatMap((item) => caseAnnotations(item, failing)),
        ...report.warnings.map((warning) => annotation('notice', 'Worth a look', warning)),
    ];
    return annotations.toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
}
function problemAnnotations({ problems }) {
    return problems.map(({ kind, message, location }) => annotation('error', `Evidence not whole: ${KIND_WORDS[kind]}`, message, location));
}
function caseAnnotations(item, failing) {
    const { testCase, state, counts } = item;
    const remark = (severity, word, message) => [
        annotation(severity, `${word}: ${testCase.title}`, message, testCase.location),
    ];
    if (state === 'failing')
        return remark(failing, 'Failing', failureMessage(item));
    if (state === 'flaky')
        return remark('warning', 'Flaky', `${attemptsText(testCase)}.`);
    if (state !== 'unfinished')
        return [];
    const unfinished = `${(0,quantity/* formatCount */.B4)(counts.unfinished)} of ${(0,quantity/* countOf */.pq)(counts.total, 'iteration')}`;
    return remark('warning', 'Unfinished', `${unfinished} did not finish.`);
}
function failureMessage({ counts, bad }) {
    const [first] = bad;
    const why = first ? reasons(first).join(' · ') : '';
    if (counts.total <= 1)
        return why;
    const numbers = formatNumbers(bad.map(({ number }) => number));
    const share = `${(0,quantity/* formatCount */.B4)(counts.failed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`;
    return `${share} iterations failed (${numbers}). ${why}`;
}
/** Why one iteration failed: its error, and how its tool calls differ. */
function reasons(iteration) {
    const { error, assertions } = iteration;
    const unmet = assertions.find(({ passed }) => !passed);
    const reason = error ?? (unmet ? `${unmet.label}: ${unmet.reason ?? 'not met'}` : null);
    const diff = toolCallDiff(iteration, DIFF_LINES);
    return [
        ...(reason === null ? [] : [clean_text_cleanLine(reason, REASON_LENGTH)]),
        ...(diff.length === 0 ? [] : [`Tool calls (- expected, + actual): ${diff.join(' / ')}`]),
    ];
}
function annotation(severity, title, message, location = null) {
    return {
        severity,
        title: clean_text_cleanLine(title, annotations_TITLE_LENGTH),
        // GitHub takes no annotation without a message.
        message: head(clean_text_cleanLine(message, MESSAGE_LENGTH), MESSAGE_LENGTH) || 'No reason was given.',
        location,
    };
}

// EXTERNAL MODULE: ./build/publish/github/annotations.js
var github_annotations = __webpack_require__(87956);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/publish/github/pages.js
var pages = __webpack_require__(21926);
;// CONCATENATED MODULE: ./build/publish/github/artifact.js



const TIMEOUT_MS = 60_000;
const MAX_LEG_CHARACTERS = 60;
/** Steps of one job may use the action more than once, with the same name. */
const MAX_NAME_TRIES = 5;
/**
 * Uploads files as one artifact of the run. Needs a runner and github.com or GHE.com; everywhere
 * else, and on any failure, it says so in a notice and lets the rest go on.
 */
async function publishArtifact(request) {
    const { logger } = request;
    const noFiles = request.files.length === 0 ? 'there are no files.' : null;
    const obstacle = artifactObstacle(request.context, request.env) ?? noFiles;
    if (obstacle !== null) {
        const reason = `The report was not uploaded as an artifact: ${obstacle}`;
        logger.notice(reason);
        return { status: 'skipped', reason };
    }
    try {
        const published = await logger.group('Upload the report as an artifact', () => withinTime(request, () => uploadUnderFreeName(request)));
        return { status: 'published', url: (0,pages/* artifactPage */.M7)(request.context, published.id), ...published };
    }
    catch (error) {
        const reason = `The report was not uploaded as an artifact: ${(0,errors/* errorMessage */.gJ)(error)}`;
        logger.notice(reason);
        return { status: 'degraded', reason };
    }
}
/** Name of the artifact, unique for each attempt and leg, of characters that GitHub takes. */
function artifactName(base, { job, matrixLeg, runAttempt }) {
    const parts = [base, job, matrixLeg ?? '', runAttempt > 1 ? `attempt-${runAttempt}` : ''];
    return parts
        .filter((part) => part !== '')
        .map(nameable)
        .join('-');
}
/** What was replaced or cut is told apart by a digest. */
function nameable(text) {
    const plain = text
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, MAX_LEG_CHARACTERS);
    if (plain === text)
        return plain;
    return `${plain}-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 8)}`;
}
/** Why nothing can be uploaded from here, as a sentence; null where it can. */
function artifactObstacle(context, env) {
    if (context.isGhes)
        return 'GitHub Enterprise Server does not offer the service it needs.';
    if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
        return 'there is no runner here (ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set).';
    }
    return null;
}
async function uploadUnderFreeName(request) {
    const base = artifactName(request.name, request.context);
    for (let attempt = 1;; attempt += 1) {
        const name = attempt === 1 ? base : `${base}-${attempt}`;
        try {
            return await upload(request, name);
        }
        catch (error) {
            if (attempt >= MAX_NAME_TRIES || !/\b409\b|already exists/i.test((0,errors/* errorMessage */.gJ)(error))) {
                throw error;
            }
        }
    }
}
async function upload(request, name) {
    const { files, rootDirectory, retentionDays } = request;
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(956)]).then(__webpack_require__.bind(__webpack_require__, 90956));
    const { id, digest } = await new DefaultArtifactClient().uploadArtifact(name, [...files], rootDirectory, retentionDays === undefined ? {} : { retentionDays });
    if (id === undefined) {
        throw new errors/* GateError */.ue(`the service gave ${name} no id.`);
    }
    return { name, id, digest: digest ?? null };
}
/** The toolkit's upload cannot be stopped, only left behind. */
async function withinTime({ clock, signal, timeoutMs = TIMEOUT_MS, onLeftBehind }, work) {
    signal.throwIfAborted();
    const finished = new AbortController();
    const tooLate = clock
        .sleep(timeoutMs, AbortSignal.any([signal, finished.signal]))
        .then(() => {
        throw new errors/* GateError */.ue(`it took longer than ${Math.round(timeoutMs / 1000)} seconds.`);
    });
    let settled = false;
    const upload = work().finally(() => {
        settled = true;
    });
    try {
        return await Promise.race([upload, tooLate]);
    }
    catch (error) {
        if (!settled)
            onLeftBehind?.();
        throw error;
    }
    finally {
        finished.abort();
    }
}

// EXTERNAL MODULE: ./build/publish/github/event-context.js
var event_context = __webpack_require__(1872);
;// CONCATENATED MODULE: ./build/render/document.js
const SEPARATOR = '\n\n';
/** The line that names the sections there was no room for at all. */
function leftOutLine(titles) {
    return `Left out to fit here, but in the report: ${titles.join(', ')}.`;
}
/**
 * The sections in their order, each in as much detail as all of them together have room for.
 * @param leftOut what to write of the sections there was no room for, given their titles.
 * @returns the empty string where not even the last levels fit.
 */
function fitSections(sections, budget, leftOut = leftOutLine) {
    const { unit, limit } = budget;
    const slots = sections.map(({ title, levels }) => ({
        title,
        drawn: levels.map(({ keep, render }) => ({
            keep,
            piece: once(() => pieceOf(render(), unit)),
        })),
        at: 0,
    }));
    for (;;) {
        const pieces = piecesOf(slots, (titles) => pieceOf(leftOut(titles), unit));
        if (sizeOf(pieces) <= limit)
            return join(pieces);
        const next = slots
            .filter(({ at, drawn }) => at < drawn.length)
            .reduce((least, slot) => (least === null || keepOf(slot) < keepOf(least) ? slot : least), null);
        if (next === null)
            return '';
        next.at += 1;
    }
}
function keepOf({ drawn, at }) {
    return drawn[at]?.keep ?? Number.POSITIVE_INFINITY;
}
function piecesOf(slots, leftOut) {
    const shown = slots
        .flatMap(({ drawn, at }) => drawn[at]?.piece() ?? [])
        .filter(({ size }) => size > 0);
    const dropped = slots.filter(({ at, drawn }) => at > 0 && at >= drawn.length);
    return shown.length > 0 && dropped.length > 0
        ? [...shown, leftOut(dropped.map(({ title }) => title))]
        : shown;
}
function join(pieces) {
    return pieces.length === 0 ? '' : `${pieces.map(({ text }) => text).join(SEPARATOR)}\n`;
}
/** Size of the pieces joined. */
function sizeOf(pieces) {
    const separators = SEPARATOR.length * (pieces.length - 1) + 1;
    return pieces.length === 0 ? 0 : pieces.reduce((sum, { size }) => sum + size, separators);
}
function pieceOf(text, unit) {
    return { text, size: measure(text, unit) };
}
function measure(text, unit) {
    return unit === 'bytes' ? Buffer.byteLength(text) : text.length;
}
function once(make) {
    let made = null;
    return () => {
        made ??= { result: make() };
        return made.result;
    };
}

;// CONCATENATED MODULE: ./build/render/sections/case-table.js







const SUMMARY_TABLE = {
    unfoldedRows: 25,
    rowSteps: [500, 200, 100, 50, 20, 10],
};
const COMMENT_TABLE = { unfoldedRows: 0, rowSteps: [50, 20, 10] };
const WHOLE_TABLE = {
    unfoldedRows: 25,
    rowSteps: [Number.POSITIVE_INFINITY, 10_000, 2_000, ...SUMMARY_TABLE.rowSteps],
};
const COLUMNS = [
    {
        title: '',
        align: 'center',
        when: () => true,
        cell: ({ state }) => STATE_ICONS[state],
    },
    {
        title: 'Case',
        align: 'left',
        when: () => true,
        cell: ({ title }) => title,
    },
    {
        title: 'Outcome',
        align: 'left',
        when: ({ repeats }) => !repeats,
        cell: outcomeCell,
    },
    {
        title: 'Iterations',
        align: 'left',
        when: ({ repeats }) => repeats,
        cell: ({ testCase }) => `<code>${strip(testCase.iterations)}</code>`,
    },
    {
        title: 'Passed',
        align: 'right',
        when: ({ repeats }) => repeats,
        cell: ({ counts }) => counts.total === 0
            ? 'skipped'
            : `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`,
    },
    {
        title: 'Duration',
        align: 'right',
        when: ({ totalDurationMs }) => totalDurationMs !== null,
        cell: ({ durationMs }) => formatDuration(durationMs),
    },
    {
        title: 'Tokens',
        align: 'right',
        when: ({ tokens }) => tokens.total !== null,
        cell: ({ tokens }) => formatTokens(tokens),
    },
    {
        title: 'Model',
        align: 'left',
        when: modelsDiffer,
        cell: modelsCell,
    },
];
/** Every case in a row, those that passed last. */
function caseTableSection(facts, { rowSteps, unfoldedRows } = SUMMARY_TABLE) {
    const count = facts.cases.length;
    if (count === 0)
        return null;
    // Of the steps that show every row, one is enough.
    const needed = rowSteps.filter((_, step) => (rowSteps[step + 1] ?? 0) < count);
    const columns = COLUMNS.filter(({ when }) => when(facts));
    const row = oncePer((item) => columns.map(({ cell }) => cell(item)));
    return {
        title: `table of ${(0,quantity/* countOf */.pq)((0,model_counts/* countCases */.zp)(facts.report.cases), 'case')}`,
        levels: needed.map((limit, step) => ({
            keep: 5 + step,
            render: () => draw(facts, limit, { columns, row, unfoldedRows }),
        })),
    };
}
function draw(facts, limit, { columns, row, unfoldedRows }) {
    const shown = facts.cases.slice(0, limit);
    const parts = [
        table(columns, shown.map((item) => row(item))),
    ];
    const total = (0,model_counts/* countCases */.zp)(facts.report.cases);
    const more = total - (0,model_counts/* countCases */.zp)(shown.map(({ testCase }) => testCase));
    if (more > 0)
        parts.push(`${(0,quantity/* countOf */.pq)(more, 'more case')}: see the report.`);
    if (facts.repeats) {
        const legend = stripLegend(shown.map(({ testCase }) => testCase));
        parts.push(`<sub>Iterations: ${legend}</sub>`);
    }
    const body = parts.join('\n\n');
    const title = `Cases (${(0,quantity/* formatCount */.B4)(total)})`;
    if (shown.length <= unfoldedRows)
        return `### ${title}\n\n${body}`;
    return fold(`<strong>${title}</strong>`, body);
}
const OUTCOME_WORDS = {
    failing: 'failed',
    unfinished: 'unfinished',
    flaky: 'passed after a retry',
    passed: 'passed',
    skipped: 'skipped',
};
/** How the only iteration of a case ended. */
function outcomeCell({ testCase, state }) {
    const [only] = testCase.iterations;
    return only?.outcome === 'error' ? 'error' : OUTCOME_WORDS[state];
}
/** Where all cases have the same models, that is no news of any of them. */
function modelsDiffer({ cases }) {
    const known = cases.map(({ models }) => models.join('\n')).filter((models) => models !== '');
    return new Set(known).size > 1;
}
function modelsCell({ models }) {
    if (models.length === 0)
        return UNKNOWN;
    const named = models.slice(0, 2).map((model) => code(model, 60));
    const more = models.length - named.length;
    return more > 0 ? `${named.join(', ')} +${(0,quantity/* formatCount */.B4)(more)}` : named.join(', ');
}

;// CONCATENATED MODULE: ./build/render/environment-facts.js


const SERVERS_SHOWN = 20;
const FACTS_SHOWN = 30;
/** What ran, where, against which servers. */
function environmentFacts({ report, environment }) {
    const ofReport = report === null ? [] : reportFacts(report);
    return [...ofReport, ...environment.slice(0, FACTS_SHOWN)];
}
function reportFacts(report) {
    const { run, suite, project, servers } = report;
    const facts = [];
    if (run !== null) {
        const value = run.number === null ? '' : `number ${(0,quantity/* formatCount */.B4)(run.number)}`;
        facts.push({ label: 'Run', value, id: run.id }, { label: 'Status', value: run.status });
        if (run.notes)
            facts.push({ label: 'Notes', value: run.notes });
    }
    facts.push({ label: 'Suite', value: suite.name, id: suite.id });
    if (project !== null)
        facts.push({ label: 'Project', value: project.name ?? '', id: project.id });
    if (servers.length > 0)
        facts.push({ label: 'Servers', value: serverNames(servers) });
    // Several models have a section of their own.
    const [model, ...others] = factsOf(report).models;
    if (model && others.length === 0)
        facts.push({ label: 'Model', value: model.name });
    return facts;
}
function serverNames(servers) {
    const named = servers.slice(0, SERVERS_SHOWN).map(({ name }) => name);
    const more = servers.length - named.length;
    return [...named, ...(more > 0 ? [(0,quantity/* countOf */.pq)(more, 'more server')] : [])].join(', ');
}

;// CONCATENATED MODULE: ./build/render/sections/environment.js



const environment_COLUMNS = [
    { title: 'What', align: 'left' },
    { title: 'Value', align: 'left' },
];
const ORIGIN_FACTS = 5;
/** What ran, where, against which servers. */
function environmentSection(view) {
    const rows = environmentFacts(view);
    if (rows.length === 0)
        return null;
    const draw = () => {
        const cells = rows.map((row) => [inline(row.label, 60), valueCell(row)]);
        return fold('Environment', table(environment_COLUMNS, cells));
    };
    return { title: 'environment', levels: [{ keep: 20, render: draw }] };
}
/** Where the results come from in one line, so that a comment tells whether it is of this commit. */
function originSection({ environment }) {
    if (environment.length === 0)
        return null;
    const facts = environment
        .slice(0, ORIGIN_FACTS)
        .map((fact) => `${inline(fact.label, 60)} ${valueCell(fact, 80)}`);
    const render = () => `<sub>${facts.join(' · ')}</sub>`;
    return { title: 'origin', levels: [{ keep: 18, render }] };
}
function valueCell({ value, id, address }, limit = 300) {
    return [inline(value, limit), ...(id ? [escape_link(code(id, 80), address)] : [])]
        .filter((part) => part !== '')
        .join(' ');
}

;// CONCATENATED MODULE: ./build/render/evidence-detail.js
const SHORT_EVIDENCE = {
    groups: 1,
    error: { lines: 4, width: 200 },
    stack: { lines: 0, width: 0 },
    diffLines: 12,
    assertions: 5,
    messages: 0,
    message: { lines: 0, width: 0 },
};
const FULL_EVIDENCE = {
    groups: 3,
    error: { lines: 20, width: 300 },
    stack: { lines: 15, width: 200 },
    diffLines: 40,
    assertions: 20,
    messages: 6,
    message: { lines: 12, width: 300 },
};
/** Where there is room for all that anyone would read. */
const WHOLE_EVIDENCE = {
    groups: Number.POSITIVE_INFINITY,
    error: { lines: 200, width: 1000 },
    stack: { lines: 200, width: 1000 },
    diffLines: 500,
    assertions: 200,
    messages: 50,
    message: { lines: 100, width: 1000 },
};

;// CONCATENATED MODULE: ./build/render/failure-groups.js




/** Iterations that failed alike are shown once. */
function failuresOf({ testCase, bad }, detail) {
    const found = bad.map((iteration) => findings(iteration, detail));
    const groups = [...Map.groupBy(found, found.length > 1 ? likeness : () => '').values()];
    const ofSeveral = testCase.iterations.length > 1;
    return {
        shown: groups.slice(0, detail.groups).flatMap((group) => {
            const [first] = group;
            return first ? [{ ...first, title: titleOf(group, ofSeveral), count: group.length }] : [];
        }),
        hidden: groups.slice(detail.groups).reduce((sum, group) => sum + group.length, 0),
    };
}
function findings(iteration, detail) {
    const failedAssertions = iteration.assertions.filter(({ passed }) => !passed);
    const error = errorBeside(failedAssertions, iteration.error);
    const stack = detail.stack.lines > 0 ? stackOf(iteration) : null;
    return {
        iteration,
        error: error === '' ? [] : cleanLines(error, detail.error),
        diff: toolCallDiff(iteration, detail.diffLines),
        failedAssertions,
        stack: stack === null ? [] : cleanLines(stack, detail.stack),
    };
}
/** The same for findings that read the same. */
function likeness({ iteration, error, diff, failedAssertions, stack }) {
    const assertions = failedAssertions.map(({ label, reason }) => [label, reason]);
    const passed = iteration.assertions.length - failedAssertions.length;
    return JSON.stringify([iteration.outcome, error, diff, assertions, passed, stack]);
}
function titleOf(group, ofSeveral) {
    const outcomes = group.map(({ iteration }) => iteration.outcome);
    const how = outcomes.includes('error') ? 'could not be carried out' : 'failed';
    if (!ofSeveral)
        return capitalize(how);
    const numbers = formatNumbers(group.map(({ iteration }) => iteration.number));
    return `Iteration${group.length === 1 ? '' : 's'} ${numbers} ${how}`;
}
/** A case has no more steps than this: what goes on for longer is no list of its assertions. */
const MOST_ASSERTIONS = 200;
/** The error without the lines that only name an assertion or give its reason, as services do. */
function errorBeside(failed, error) {
    const compared = failed.slice(0, MOST_ASSERTIONS);
    const repeats = (line) => compared.some(({ label, reason }) => reason ? line === reason || line.endsWith(`: ${reason}`) : line === label);
    const lines = (error ?? '').split('\n');
    return lines
        .filter((line, index) => index >= MOST_ASSERTIONS || !repeats(line))
        .join('\n')
        .trim();
}
/** What the details say beyond the error, which many runners repeat at their head; else null. */
function stackOf({ error, errorDetails }) {
    if (errorDetails === null)
        return null;
    const message = error?.trim() ?? '';
    const start = message === '' ? -1 : errorDetails.indexOf(message);
    // Before the message stands at most the name of the error.
    const repeated = start >= 0 && !errorDetails.slice(0, start).includes('\n');
    const rest = repeated ? errorDetails.slice(start + message.length) : errorDetails;
    return rest.trim() === '' ? null : withoutIndent(rest.replace(/^\s*\n/, ''));
}
/** Without the white space that all its lines begin with. */
function withoutIndent(text) {
    const lines = text.split('\n');
    const indents = lines.map((line) => line.search(/\S/)).filter((indent) => indent >= 0);
    const least = indents.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
    return lines.map((line) => line.slice(least)).join('\n');
}
/** Title and clean lines of the last messages of a trace; null where there is none to show. */
function traceExcerpt({ messages }, detail) {
    if (!messages || messages.length === 0 || detail.messages === 0)
        return null;
    const shown = messages.slice(-detail.messages);
    const lines = shown.flatMap(({ role, text }) => [
        `[${clean_text_cleanLine(role, 40)}]`,
        ...cleanLines(text, detail.message).map((line) => `  ${line}`),
    ]);
    const title = shown.length === messages.length
        ? 'Messages'
        : `Last ${(0,quantity/* formatCount */.B4)(shown.length)} of ${(0,quantity/* countOf */.pq)(messages.length, 'message')}`;
    return { title, lines };
}

;// CONCATENATED MODULE: ./build/render/sections/evidence.js




/** Evidence of the iterations of a case that did not pass; those alike are shown once. */
function evidence(item, detail) {
    const { shown, hidden } = failuresOf(item, detail);
    const parts = shown.flatMap((group) => groupEvidence(group, detail));
    if (hidden > 0)
        parts.push(`${(0,quantity/* countOf */.pq)(hidden, 'more failing iteration')}: see the report.`);
    return parts.join('\n\n');
}
function groupEvidence(group, detail) {
    const { error, diff, failedAssertions, stack, iteration } = group;
    const findings = [];
    if (error.length > 0)
        findings.push(fence(error, 'text'));
    if (diff.length > 0) {
        const title = 'Tool calls: <code>-</code> expected, <code>+</code> actual';
        findings.push(title, fence(diff, 'diff'));
    }
    if (failedAssertions.length > 0)
        findings.push(assertionList(group, detail));
    if (stack.length > 0)
        findings.push('Stack', fence(stack, 'text'));
    if (findings.length === 0)
        findings.push('No reason was given.');
    const trace = traceExcerpt(iteration, detail);
    if (trace !== null)
        findings.push(trace.title, fence(trace.lines, 'text'));
    return [groupTitle(group), ...findings];
}
function groupTitle({ title, count, iteration }) {
    const facts = count === 1 ? figures(iteration) : [', all in the same way'];
    return `<strong>${title}</strong>${facts.join(' · ')}`;
}
function figures({ durationMs, tokens, model, attempts }) {
    const known = [
        durationMs === null ? UNKNOWN : formatDuration(durationMs),
        tokens.total === null ? UNKNOWN : `${formatTokens(tokens.total)} tokens`,
        model === null ? UNKNOWN : code(model, 80),
        attempts > 1 ? (0,quantity/* countOf */.pq)(attempts, 'attempt') : UNKNOWN,
    ].filter((text) => text !== UNKNOWN);
    return known.length === 0 ? [] : ['', ...known];
}
function assertionList({ failedAssertions, iteration }, { assertions, error }) {
    const lines = failedAssertions.slice(0, assertions).map(({ label, reason }) => {
        const why = reason ? `: ${inline(reason, error.width)}` : '';
        return `- ❌ ${code(label)}${why}`;
    });
    const more = failedAssertions.length - lines.length;
    if (more > 0)
        lines.push(`- ❌ ${(0,quantity/* countOf */.pq)(more, 'more failed assertion')}: see the report`);
    const met = iteration.assertions.length - failedAssertions.length;
    if (met > 0)
        lines.push(`- ✅ ${(0,quantity/* countOf */.pq)(met, 'assertion')} met`);
    return lines.join('\n');
}

;// CONCATENATED MODULE: ./build/render/sections/failing-cases.js









/** Steps down: less of each, then fewer with evidence, then fewer lines; the count stays. */
const SHORT_STEPS = [
    ...[25, 10, 5, 3, 2, 1].map((detailed, step) => ({
        keep: 45 + step,
        detail: SHORT_EVIDENCE,
        detailed,
        lines: 500,
    })),
    ...[500, 200, 100, 50, 20, 10, 5, 2, 1, 0].map((lines, step) => ({
        keep: lines === 0 ? 970 : 60 + step,
        detail: SHORT_EVIDENCE,
        detailed: 0,
        lines,
    })),
];
const SUMMARY_PLAN = {
    openFirst: true,
    steps: [{ keep: 35, detail: FULL_EVIDENCE, detailed: 25, lines: 500 }, ...SHORT_STEPS],
};
/** Folded and short, since a comment stands between what people say. */
const COMMENT_PLAN = {
    openFirst: false,
    steps: [{ keep: 35, detail: SHORT_EVIDENCE, detailed: 5, lines: 15 }, ...SHORT_STEPS.slice(3)],
};
const ALL = Number.POSITIVE_INFINITY;
const WHOLE_PLAN = {
    openFirst: true,
    steps: [{ keep: 34, detail: WHOLE_EVIDENCE, detailed: ALL, lines: ALL }, ...SUMMARY_PLAN.steps],
};
/** Code points of a reason in a line. */
const failing_cases_REASON_LENGTH = 120;
/** Beyond this many, lines below cases that have their evidence shown are folded. */
const UNFOLDED_LINES = 10;
/** Failing cases with the evidence for it. */
function failingCasesSection(facts, links, { steps, openFirst } = SUMMARY_PLAN) {
    const failing = casesIn(facts, 'failing');
    if (failing.length === 0)
        return null;
    const line = oncePer(caseLine);
    const summary = oncePer((item) => caseSummary(item, links));
    const bodies = new Map();
    const levels = steps.map(({ keep, detail, detailed, lines }) => {
        const body = bodies.get(detail) ?? oncePer((item) => evidence(item, detail));
        bodies.set(detail, body);
        const block = (item, index) => openFirst && index === 0
            ? fold(summary(item), body(item), true)
            : fold(`${summary(item)}${reasonAfter(' · ', item)}`, body(item));
        return { keep, render: () => list(failing, detailed, lines, block, line) };
    });
    return { title: 'failing cases', levels };
}
function list(failing, detailed, lines, block, line) {
    const title = `### Failing cases (${(0,quantity/* formatCount */.B4)(failing.length)})`;
    const blocks = failing.slice(0, detailed).map(block);
    const lined = failing.slice(detailed, detailed + lines).map(line);
    const more = failing.length - blocks.length - lined.length;
    const rest = more > 0 ? [`${(0,quantity/* countOf */.pq)(more, 'more failing case')}: see the report.`] : [];
    return [title, ...blocks, ...lineList(lined, blocks.length > 0), ...rest].join('\n\n');
}
function lineList(lines, afterOthers) {
    if (lines.length === 0)
        return [];
    const body = lines.join('\n');
    if (!afterOthers || lines.length <= UNFOLDED_LINES)
        return [body];
    return [fold(`${(0,quantity/* formatCount */.B4)(lines.length)} more, in a line each`, body)];
}
function caseSummary({ testCase, title, counts }, links) {
    const parts = [`${STATE_ICONS.failing} <strong>${title}</strong>`];
    if (counts.total > 1) {
        parts.push(`${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)} passed`);
        parts.push(strip(testCase.iterations));
    }
    const { location } = testCase;
    if (location !== null)
        parts.push(placeLink(location, links));
    return parts.join(' · ');
}
function placeLink(location, links) {
    return escape_link(code(formatPlace(location)), sourceAddress(location, links));
}
function caseLine(item) {
    const { title, counts } = item;
    const passed = `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)} passed`;
    const share = counts.total > 1 ? ` (${passed})` : '';
    return `- ${STATE_ICONS.failing} ${title}${share}${reasonAfter(': ', item)}`;
}
/** Why the case failed in a few words, for where its evidence is not in sight. */
function reasonAfter(separator, { bad }) {
    const error = bad.find((iteration) => iteration.error)?.error ?? '';
    return error === '' ? '' : `${separator}${inline(error, failing_cases_REASON_LENGTH)}`;
}

;// CONCATENATED MODULE: ./build/render/sections/gate-table.js



/** Markup; the sign and its word stay on one line. */
const gate_table_OUTCOME_WORDS = {
    passed: '✅&nbsp;met',
    failed: '❌&nbsp;missed',
    undecided: '⚠️&nbsp;undecided',
};
/** Whether some check has a reason that the headline does not tell. */
function tellsReasons(verdict) {
    return verdict.checks.some(({ reason }) => reason !== null && !headlineSays(verdict, reason));
}
/** What the gate asked for and what it found. */
function gateSection(verdict) {
    const { checks } = verdict;
    if (checks.length === 0)
        return null;
    const reasons = tellsReasons(verdict);
    const draw = (limit) => {
        const rows = checks.map(({ title, expected, actual, outcome, reason }) => [
            inline(title, limit),
            inline(expected, limit),
            inline(actual, limit),
            gate_table_OUTCOME_WORDS[outcome],
            ...(reasons ? [inline(reason ?? '', limit * 2)] : []),
        ]);
        const titles = ['Check', 'Wanted', 'Found', 'Outcome', ...(reasons ? ['Why'] : [])];
        const columns = titles.map((title) => ({ title, align: 'left' }));
        return `### Gate\n\n${table(columns, rows)}`;
    };
    return {
        title: 'gate',
        levels: [
            { keep: 42, render: () => draw(200) },
            { keep: 44, render: () => draw(60) },
        ],
    };
}

;// CONCATENATED MODULE: ./build/render/sections/models.js





/** Table of the figures by model, where there are several. */
function modelsSection({ models }, limit = 20) {
    if (models.length < 2)
        return null;
    const draw = (shown) => {
        const rows = models.slice(0, shown).map(({ name, counts, medianDurationMs, tokens }) => {
            const rate = (0,model_counts/* passRate */.sc)(counts);
            return [
                code(name, 80),
                rate === null ? UNKNOWN : `<code>${bar(rate, 10)}</code>&nbsp;${(0,quantity/* formatPercent */.l9)(rate)}`,
                `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`,
                formatDuration(medianDurationMs),
                formatTokens(tokens),
            ];
        });
        const more = models.length - rows.length;
        const rest = more > 0 ? `\n\n${(0,quantity/* countOf */.pq)(more, 'more model')}: see the report.` : '';
        return `### Models\n\n${table(MODEL_COLUMNS, rows)}${rest}`;
    };
    return {
        title: 'models',
        levels: [
            { keep: 25, render: () => draw(limit) },
            { keep: 26, render: () => draw(3) },
        ],
    };
}
const MODEL_COLUMNS = [
    { title: 'Model', align: 'left' },
    { title: 'Pass rate', align: 'left' },
    { title: 'Passed', align: 'right' },
    { title: 'Median duration', align: 'right' },
    { title: 'Tokens', align: 'right' },
];

;// CONCATENATED MODULE: ./build/render/sections/run-history.js


/** Pass rates of the suite's recent runs, drawn and in words. */
function runHistorySection({ report, counts }) {
    const points = historyPoints(report, (0,model_counts/* passRate */.sc)(counts));
    if (points.length === 0)
        return null;
    const draw = () => `### Recent runs\n\n<code>${sparkline(points)}</code> ${describeHistory(points)}`;
    return { title: 'recent runs', levels: [{ keep: 22, render: draw }] };
}

;// CONCATENATED MODULE: ./build/render/sections/totals.js



/** Durations and tokens of all iterations, as far as they are known. */
function totalsSection(facts) {
    const figures = totalFigures(facts);
    if (figures.length === 0)
        return null;
    const columns = figures.map(({ title }) => ({ title, align: 'right' }));
    const draw = () => `### Totals\n\n${table(columns, [figures.map(({ figure }) => figure)])}`;
    return { title: 'totals', levels: [{ keep: 40, render: draw }] };
}
/** The figures that are known, each with its title. */
function totalFigures({ report, totalDurationMs, durationsMs, tokens, noun, }) {
    // Percentiles of a part would pass for those of all; those of one duration are that one.
    const whole = report.cases.every(({ folded }) => folded === undefined);
    const percentiles = whole && durationsMs.length > 1 ? durationsMs : new Float64Array();
    const durations = [
        { title: 'Duration, summed', value: totalDurationMs },
        { title: `Median ${noun}`, value: percentile(percentiles, 0.5) },
        { title: '95th percentile', value: percentile(percentiles, 0.95) },
    ];
    const counts = [
        { title: 'Tokens', value: tokens.total },
        { title: 'Tokens in', value: tokens.input },
        { title: 'Tokens out', value: tokens.output },
    ];
    return [
        ...durations.map(({ title, value }) => ({ title, figure: formatDuration(value), value })),
        ...counts.map(({ title, value }) => ({ title, figure: formatTokens(value), value })),
    ].filter(({ value }) => value !== null);
}

;// CONCATENATED MODULE: ./build/render/check-output.js













/** Bytes GitHub takes of a check's summary and, apart from that, of its text. */
const CHECK_FIELD = { unit: 'bytes', limit: 65_535 };
/** Characters GitHub takes of a title; code points of ours may count double. */
const check_output_TITLE_LENGTH = 127;
/** The report as a check shows it, each part within GitHub's limit. */
function renderCheckOutput(view) {
    const { report, verdict, links = {} } = view;
    const facts = report === null ? null : factsOf(report);
    const summary = [headlineSection(verdict, facts, links)];
    const text = [];
    if (verdict.value === 'invalid' && verdict.checks.length > 1) {
        summary.push(configurationSection(verdict));
    }
    if (facts !== null) {
        summary.push(...present([noticeSection(facts.report), problemsSection(facts.report, verdict)]));
        summary.push(...present([gateSection(verdict), totalsSection(facts), runHistorySection(facts)]));
        text.push(failingCasesSection(facts, links), flakyCasesSection(facts), modelsSection(facts));
        text.push(caseTableSection(facts), warningsSection(facts.report));
    }
    text.push(environmentSection(view));
    return {
        title: clean_text_cleanLine(verdict.headline, check_output_TITLE_LENGTH),
        summary: fitSections(summary, CHECK_FIELD),
        text: fitSections(present(text), CHECK_FIELD),
    };
}
function present(sections) {
    return sections.filter((section) => section !== null);
}

;// CONCATENATED MODULE: ./build/render/comment.js










/**
 * The report as a comment on a pull request: what decided it, failing cases folded with short
 * evidence, the gate, and a folded table. The rest is where its links lead.
 * @returns the empty string where the budget is below `SMALLEST_BUDGET` and nothing fits.
 */
function renderComment(view, budget) {
    const { report, verdict, links = {} } = view;
    const facts = report === null ? null : factsOf(report);
    const sections = [headlineSection(verdict, facts, links)];
    if (verdict.value === 'invalid' && verdict.checks.length > 1) {
        sections.push(configurationSection(verdict));
    }
    if (facts !== null) {
        sections.push(noticeSection(facts.report), problemsSection(facts.report, verdict));
        sections.push(failingCasesSection(facts, links, COMMENT_PLAN), flakyCasesSection(facts));
        sections.push(gateSection(verdict), runHistorySection(facts));
        sections.push(caseTableSection(facts, COMMENT_TABLE));
    }
    sections.push(originSection(view));
    return fitSections(sections.filter((section) => section !== null), budget);
}

// EXTERNAL MODULE: ./build/publish/github/api-failure.js
var api_failure = __webpack_require__(31909);
;// CONCATENATED MODULE: ./build/publish/github/request-guard.js

const MAX_ATTEMPTS = 4;
const TRANSIENT_BASE_MS = 1_000;
/** GitHub asks for at least a minute where a secondary limit names no time. */
const UNTIMED_RATE_LIMIT_MS = 60_000;
/**
 * Sends a request under the policy's times: retries what is safe to send again, waits out rate
 * limits as long as the deadline allows, and refuses a success that carries no JSON.
 */
async function sendGuarded(send, request, policy) {
    const { clock, logger, signal, deadlineAtMs } = policy;
    for (let attempt = 1;; attempt += 1) {
        signal.throwIfAborted();
        try {
            return requireJson(await sendWithinTime(send, request, policy), request);
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof api_failure/* ApiDeadlineError */.XC)
                throw error;
            const failure = (0,api_failure/* classifyFailure */.XE)(error, clock.now());
            const waitMs = waitBeforeRetry(failure, attempt, request.repeatable, policy.random);
            if (waitMs === null || clock.now() + waitMs >= deadlineAtMs)
                throw error;
            logger.debug(`GitHub: ${request.method} ${request.url}: ${failure.message}. Again in ${Math.round(waitMs)} ms.`);
            await clock.sleep(waitMs, signal);
        }
    }
}
async function sendWithinTime(send, { method, url }, { clock, signal, requestTimeoutMs, deadlineAtMs }) {
    const remainingMs = deadlineAtMs - clock.now();
    if (remainingMs <= 0) {
        throw new api_failure/* ApiDeadlineError */.XC('The GitHub API took longer than this action waits for it.');
    }
    const timeoutMs = Math.ceil(Math.min(requestTimeoutMs, remainingMs));
    const timeout = AbortSignal.timeout(timeoutMs);
    const tooSlow = () => new api_failure/* RequestTimeoutError */.DH(`${method} ${url} was not answered within ${timeoutMs} ms`);
    let response;
    try {
        response = await send(AbortSignal.any([signal, timeout]));
    }
    catch (error) {
        throw timeout.aborted ? tooSlow() : error;
    }
    // A body that the timeout cut off comes back as an empty one.
    if (timeout.aborted)
        throw tooSlow();
    return response;
}
function waitBeforeRetry({ kind, waitMs }, attempt, repeatable, random) {
    if (attempt >= MAX_ATTEMPTS)
        return null;
    if (kind === 'rate-limit')
        return waitMs ?? UNTIMED_RATE_LIMIT_MS * 2 ** (attempt - 1);
    const mayRepeat = kind === 'unsent' || (kind === 'transient' && repeatable);
    return mayRepeat ? TRANSIENT_BASE_MS * 2 ** (attempt - 1) * (0.5 + random() / 2) : null;
}
/** Octokit hands a body that is not JSON through as text, so that a login page looks like data. */
function requireJson(response, { method, url }) {
    const { status, data } = response;
    const isJson = typeof data === 'object' && !(data instanceof ArrayBuffer);
    if (status === 204 || isJson)
        return response;
    const start = typeof data === 'string' ? data.replace(/\s+/g, ' ').slice(0, 200) : 'binary data';
    throw new api_failure/* UnexpectedBodyError */._m(`${method} ${url} answered ${status} with a body that is not JSON, perhaps from a proxy: ${start}`);
}

;// CONCATENATED MODULE: ./build/publish/github/api.js

const REQUEST_TIMEOUT_MS = 20_000;
const DEADLINE_MS = 120_000;
const REPEATABLE_METHODS = new Set(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']);
/**
 * A client of the GitHub API whose every request is bounded in time, retried where that is safe,
 * and checked to have been answered by the API. Proxies come from the environment. Make it when
 * publishing begins: its deadline counts from then. A call may say `request: { repeatable }` where
 * its method does not tell.
 */
async function createGitHubClient(options) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
    const { token, apiUrl, clock, logger, signal } = options;
    const debug = (message) => logger.debug(message);
    const client = getOctokit(token, {
        baseUrl: apiUrl,
        userAgent: 'mcp-eval-gate-action',
        log: { debug, info: debug, warn: debug, error: debug },
    });
    const policy = {
        clock,
        logger,
        signal,
        requestTimeoutMs: options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
        deadlineAtMs: clock.now() + (options.deadlineMs ?? DEADLINE_MS),
        random: Math.random,
    };
    client.hook.wrap('request', (send, request) => {
        const stated = request.request?.['repeatable'];
        const repeatable = typeof stated === 'boolean' ? stated : REPEATABLE_METHODS.has(request.method);
        return sendGuarded(async (signalOfAttempt) => {
            // A hook sends the options it was called with, whatever it passes on: set them in place.
            request.request = { ...request.request, signal: signalOfAttempt };
            return send(request);
        }, { method: request.method, url: request.url, repeatable }, policy);
    });
    return client;
}

// EXTERNAL MODULE: ./build/publish/github/check-run.js
var check_run = __webpack_require__(49578);
// EXTERNAL MODULE: ./build/publish/github/comment.js + 2 modules
var comment = __webpack_require__(8247);
// EXTERNAL MODULE: ./build/publish/github/comment-marker.js
var comment_marker = __webpack_require__(81662);
// EXTERNAL MODULE: ./build/publish/github/permissions.js
var permissions = __webpack_require__(29522);
;// CONCATENATED MODULE: ./build/publish/github/pull-request.js


/**
 * The pull request the results belong to. A `workflow_run` says nothing that can be trusted about
 * it, for a fork may have started it: the API is asked which open one has that commit of that
 * repository as its head.
 */
async function resolvePullRequest(query) {
    const { context, logger, prNumber } = query;
    try {
        return await resolve(query);
    }
    catch (error) {
        const { kind } = (0,api_failure/* classifyFailure */.XE)(error, 0);
        const reason = prNumber !== null && kind === 'not-found'
            ? `pr-number: there is no pull request #${prNumber} in ${fullName(context)} that the token may read.`
            : (0,permissions/* explainFailure */.S)('pull-request', error, context);
        logger.notice(reason);
        return { status: 'degraded', reason };
    }
}
async function resolve(query) {
    const { context, prNumber } = query;
    if (prNumber !== null)
        return found(await readPullRequest(query, prNumber));
    const { pullRequest, triggeringRun, eventName } = context;
    if (triggeringRun)
        return resolveByHead(query, triggeringRun);
    if (pullRequest === null) {
        return { status: 'none', reason: `The event ${eventName} belongs to no pull request.` };
    }
    const { number, headSha, fromFork } = pullRequest;
    if (headSha === null)
        return found(await readPullRequest(query, number));
    return { status: 'found', pullRequest: { number, headSha, fromFork } };
}
async function readPullRequest({ client, context }, number) {
    const { data } = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        ...context.repository,
        pull_number: number,
    });
    return data;
}
async function resolveByHead(query, run) {
    const { context } = query;
    const candidates = (await listCandidates(query, run)).filter((candidate) => belongsTo(candidate, run, fullName(context)));
    const current = candidates.filter(({ head }) => head.sha === run.headSha);
    const [only, ...others] = current;
    if (only && others.length === 0)
        return found(only);
    return { status: 'none', reason: explainNone(candidates, current, run) };
}
function belongsTo(candidate, run, repository) {
    return (candidate.state === 'open' &&
        candidate.base.repo.full_name === repository &&
        candidate.head.repo !== null &&
        candidate.head.repo.full_name === run.headRepository);
}
/** By branch, which also finds forks; by commit where the branch is unknown or finds nothing. */
async function listCandidates({ client, context }, run) {
    const owner = run.headRepository?.split('/')[0];
    if (owner && run.headBranch) {
        const byBranch = await client.paginate('GET /repos/{owner}/{repo}/pulls', {
            ...context.repository,
            state: 'open',
            head: `${owner}:${run.headBranch}`,
            per_page: 100,
        });
        if (byBranch.length > 0)
            return byBranch;
    }
    return listByCommit(client, context, run.headSha);
}
async function listByCommit(client, { repository }, commitSha) {
    try {
        return await client.paginate('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
            ...repository,
            commit_sha: commitSha,
            per_page: 100,
        });
    }
    catch (error) {
        // 404 and 422: the commit of a fork that this repository never saw.
        const { status } = (0,api_failure/* classifyFailure */.XE)(error, 0);
        if (status === 404 || status === 422)
            return [];
        throw error;
    }
}
function explainNone(candidates, current, { headSha }) {
    const commit = headSha.slice(0, 7);
    const names = (of) => of.map(({ number }) => `#${number}`).join(', ');
    if (current.length > 1) {
        return `Several pull requests have commit ${commit} as their head (${names(current)}): name one with pr-number.`;
    }
    if (candidates.length > 0) {
        return `Commit ${commit} is no longer the head of ${names(candidates)}, so its results are not shown there.`;
    }
    return `No open pull request has commit ${commit} as its head.`;
}
function found({ number, head, base }) {
    const fromFork = head.repo?.full_name !== base.repo.full_name;
    return { status: 'found', pullRequest: { number, headSha: head.sha, fromFork } };
}
function fullName({ repository }) {
    return `${repository.owner}/${repository.repo}`;
}

;// CONCATENATED MODULE: ./build/publish/pull-request-surfaces.js








/**
 * Writes the comment and the check run, as far as the inputs ask for them.
 * @returns the comment's address; null where there is none.
 */
async function publishToPullRequest(view, inputs, context) {
    const { event, clock, logger, signal } = context;
    const wanted = inputs.mode !== 'collect' && (inputs.comment !== 'never' || inputs.checkName);
    if (!wanted)
        return null;
    if (!inputs.githubToken || !event.repository.repo) {
        logger.notice('Neither comment nor check run: there is no github-token or no repository here.');
        return null;
    }
    const { apiUrl } = event;
    const token = inputs.githubToken;
    const client = await createGitHubClient({ token, apiUrl, clock, logger, signal });
    const surfaces = { ...context, client, inputs, view };
    const pullRequest = await findPullRequest(surfaces);
    await writeCheckRun(surfaces, pullRequest);
    return writeComment(surfaces, pullRequest);
}
async function findPullRequest({ client, event, logger, inputs, }) {
    const query = { client, context: event, logger, prNumber: inputs.prNumber ?? null };
    const resolution = await resolvePullRequest(query);
    if (resolution.status === 'found')
        return resolution.pullRequest;
    if (resolution.status === 'none' && inputs.comment !== 'never') {
        // Who leaves the input alone has not asked for a comment on every event.
        const say = inputs.comment === 'auto' ? logger.info : logger.notice;
        say(`No pull request comment: ${resolution.reason}`);
    }
    return null;
}
async function writeCheckRun({ client, event, logger, inputs, view }, pullRequest) {
    if (!inputs.checkName)
        return;
    const { report, verdict } = view;
    const result = await (0,check_run/* publishCheckRun */.Nm)({
        client,
        context: event,
        logger,
        name: inputs.checkName,
        key: surfaceKey(event, inputs),
        commit: commitOf(event, pullRequest),
        verdict: verdict.value,
        incompleteConclusion: inputs.incompleteConclusion,
        annotations: annotationsOf(report, verdict),
        ...renderCheckOutput(view),
    });
    if (result.status === 'skipped')
        logger.info(result.reason);
}
async function writeComment({ client, event, logger, clock, signal, inputs, view }, pullRequest) {
    if (pullRequest === null)
        return null;
    const result = await (0,comment/* publishComment */.I)({
        client,
        context: event,
        logger,
        clock,
        signal,
        mode: inputs.comment,
        verdict: view.verdict.value,
        pullRequestNumber: pullRequest.number,
        key: inputs.commentKey ?? surfaceKey(event, inputs),
        commit: commitOf(event, pullRequest),
        markdown: renderComment(view, { unit: 'characters', limit: comment_marker/* COMMENT_LIMIT */.W$ - comment_marker/* MARKER_RESERVE */.Cg }),
    });
    if (result.status === 'skipped')
        logger.info(result.reason);
    return result.status === 'degraded' ? null : (result.url ?? null);
}
/** The event's commit where it has one under test; else the head of the pull request named. */
function commitOf(event, pullRequest) {
    const known = event.triggeringRun?.headSha ?? event.pullRequest?.headSha;
    return known ?? pullRequest?.headSha ?? event.sha;
}
/**
 * What a comment and a check are about. Goes by the inputs, not by the name in the report: there
 * may be no report, and a collected one must not choose whose comment it replaces.
 */
function surfaceKey({ job, matrixLeg }, { subject }) {
    return JSON.stringify([subject, job, matrixLeg]);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/render/html/markup.js

const markup_SPECIAL = /[&<>"']/g;
function markup_entity(character) {
    return `&#${character.codePointAt(0)};`;
}
/** Any text as one line, for the inside of an element or of a quoted attribute. */
function markup_text(value, limit = 500) {
    return clean_text_cleanLine(value, limit).replace(markup_SPECIAL, markup_entity);
}
/** Lines that are clean already, for the inside of a `<pre>`. */
function escapeLines(clean) {
    return clean.join('\n').replace(markup_SPECIAL, markup_entity);
}
/** A link where the address is an http one, else only its label. The label is markup already. */
function markup_anchor(label, address) {
    if (!address || !URL.canParse(address))
        return label;
    const { protocol, href } = new URL(address);
    if (protocol !== 'https:' && protocol !== 'http:')
        return label;
    return `<a href="${href.replace(markup_SPECIAL, markup_entity)}" rel="noopener noreferrer">${label}</a>`;
}
/**
 * A table of cells that are markup already; the first cell of a row is its heading. Which columns
 * stand on the right is said once for all rows, since a report may have very many.
 */
function grid(columns, rows) {
    const onTheRight = columns.flatMap(({ align }, at) => (align === 'right' ? `n${at + 1}` : []));
    const head = columns.map(({ title }) => title).join('</th><th scope="col">');
    const body = rows.map(([first = '', ...rest]) => {
        const cells = rest.length === 0 ? '' : `<td>${rest.join('</td><td>')}</td>`;
        return `<tr><th scope="row">${first}</th>${cells}</tr>`;
    });
    return `<div class="scroll"><table class="${onTheRight.join(' ')}"><thead><tr><th scope="col">${head}</th></tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}
/** A part of the page under its heading; empty where its body is. */
function section(title, body) {
    if (body === '')
        return '';
    const id = `section-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
    return `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${body}\n</section>`;
}
/** What was left out so that the page stays one that browsers open. The text is markup already. */
function omission(what) {
    return `<p class="soft">${what} to keep this page small: <code>report.json</code> has it all.</p>`;
}

;// CONCATENATED MODULE: ./build/render/html/case-entry.js







const SIGNS_SHOWN = 20;
/** A case that unfolds to its iterations and, where some failed, to the evidence for it. */
function caseEntry(item, links, { detail, open }) {
    const { testCase, state } = item;
    const { location, folded } = testCase;
    const place = location === null ? [] : [placeLine(location, links)];
    const body = [...place, ...case_entry_evidence(item, detail), iterationTable(item)].join('\n');
    // Read by the page's script, which counts the cases it shows.
    const cases = folded ? ` data-cases="${folded.cases}"` : '';
    return `<details class="case" data-state="${state}"${cases}${open ? ' open' : ''}><summary>${summary(item)}</summary><div>${body}</div></details>`;
}
function summary({ testCase, counts, state, durationMs }) {
    const { iterations, title } = testCase;
    const parts = [
        `<span aria-hidden="true">${STATE_ICONS[state]}</span> <span class="unseen">${STATE_WORDS[state]}:</span> <span class="title">${markup_text(title)}</span>`,
    ];
    if (iterations.length > 1) {
        const passed = `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)} passed`;
        const signs = `<code aria-hidden="true">${strip(iterations, SIGNS_SHOWN)}</code>`;
        parts.push(`<span class="soft">${passed}</span>`, `<span class="soft">${signs}</span>`);
    }
    if (durationMs !== null)
        parts.push(`<span class="soft">${formatDuration(durationMs)}</span>`);
    return parts.join(' ');
}
function placeLine(location, links) {
    const label = `<code>${markup_text(formatPlace(location))}</code>`;
    return `<p class="place">${markup_anchor(label, sourceAddress(location, links))}</p>`;
}
const case_entry_COLUMNS = [
    {
        title: 'Iteration',
        align: 'right',
        when: ({ length }) => length > 1,
        cell: ({ number }) => (0,quantity/* formatCount */.B4)(number),
    },
    {
        title: 'Outcome',
        align: 'left',
        when: () => true,
        cell: ({ outcome, flaky }) => `${outcome}${flaky ? ' (flaky)' : ''}`,
    },
    {
        title: 'Duration',
        align: 'right',
        when: (iterations) => iterations.some(({ durationMs }) => durationMs !== null),
        cell: ({ durationMs }) => formatDuration(durationMs),
    },
    {
        title: 'Tokens',
        added: true,
        align: 'right',
        when: (iterations) => iterations.some(({ tokens }) => tokens.total !== null),
        cell: ({ tokens }) => formatTokens(tokens.total),
    },
    {
        title: 'Model',
        added: true,
        align: 'left',
        when: (iterations) => iterations.some(({ model }) => model !== null),
        cell: ({ model }) => (model === null ? UNKNOWN : markup_text(model, 80)),
    },
    {
        title: 'Attempts',
        added: true,
        align: 'right',
        when: (iterations) => iterations.some(({ attempts }) => attempts > 1),
        cell: ({ attempts }) => (0,quantity/* formatCount */.B4)(attempts),
    },
];
function iterationTable({ testCase, bad }) {
    const { iterations, folded } = testCase;
    if (folded)
        return `<p>${(0,quantity/* countOf */.pq)(folded.passed, 'iteration')} passed at once.</p>`;
    if (iterations.length === 0)
        return '';
    const columns = case_entry_COLUMNS.filter(({ when }) => when(iterations));
    const rows = iterations.map((iteration) => columns.map(({ cell }) => cell(iteration)));
    if (bad.length === 0)
        return grid(columns, rows);
    // Below evidence the table would pass for a part of it, and may have nothing to add.
    if (iterations.length > 1)
        return `<h3>All iterations</h3>${grid(columns, rows)}`;
    return columns.some(({ added }) => added) ? `<h3>Figures</h3>${grid(columns, rows)}` : '';
}
function case_entry_evidence(item, detail) {
    const { shown, hidden } = failuresOf(item, detail);
    const more = `<p>${(0,quantity/* countOf */.pq)(hidden, 'more failing iteration')}: see <code>report.json</code>.</p>`;
    return [...shown.map((group) => case_entry_groupEvidence(group, detail)), ...(hidden > 0 ? [more] : [])];
}
function case_entry_groupEvidence(group, detail) {
    const { title, count, error, diff, iteration, stack } = group;
    const findings = [];
    if (error.length > 0)
        findings.push(`<pre>${escapeLines(error)}</pre>`);
    if (diff.length > 0)
        findings.push(diffBlock(diff));
    if (iteration.assertions.length > 0)
        findings.push(assertionTable(iteration.assertions, detail));
    if (stack.length > 0)
        findings.push(`<h4>Stack</h4><pre>${escapeLines(stack)}</pre>`);
    if (findings.length === 0)
        findings.push('<p>No reason was given.</p>');
    const trace = traceExcerpt(iteration, detail);
    if (trace !== null) {
        findings.push(`<h4>${trace.title}</h4><pre>${escapeLines(trace.lines)}</pre>`);
    }
    const alike = count > 1 ? ', all in the same way' : '';
    return [`<h3>${title}${alike}</h3>`, ...findings].join('\n');
}
const DIFF_CLASSES = { '-': 'minus', '+': 'plus' };
function diffBlock(diff) {
    const marked = escapeLines(diff)
        .split('\n')
        .map((line) => `<span class="${DIFF_CLASSES[line.charAt(0)] ?? 'plain'}">${line}</span>`);
    return `<h4>Tool calls: <code>-</code> expected, <code>+</code> actual</h4><pre>${marked.join('')}</pre>`;
}
const ASSERTION_COLUMNS = [
    { title: 'Assertion', align: 'left' },
    { title: 'Outcome', align: 'left' },
];
const REASON_COLUMN = { title: 'Reason', align: 'left' };
function assertionTable(assertions, { assertions: limit, error }) {
    const shown = assertions
        .toSorted((one, other) => Number(one.passed) - Number(other.passed))
        .slice(0, limit);
    const reasons = shown.some(({ reason }) => reason);
    const rows = shown.map(({ label, passed, reason }) => [
        markup_text(label),
        passed ? gate_table_OUTCOME_WORDS.passed : gate_table_OUTCOME_WORDS.failed,
        ...(reasons ? [markup_text(reason ?? '', error.width)] : []),
    ]);
    const more = assertions.length - shown.length;
    const rest = more > 0 ? `<p>${(0,quantity/* countOf */.pq)(more, 'more assertion')}: see <code>report.json</code>.</p>` : '';
    const columns = [...ASSERTION_COLUMNS, ...(reasons ? [REASON_COLUMN] : [])];
    return `<h4>Assertions</h4>${grid(columns, rows)}${rest}`;
}

;// CONCATENATED MODULE: ./build/render/html/cases.js






/** With every case. */
const WHOLE_PAGES = [
    { keep: 10, detail: WHOLE_EVIDENCE },
    { keep: 11, detail: FULL_EVIDENCE },
    { keep: 12, detail: SHORT_EVIDENCE },
];
const ENTRY_STEPS = [20_000, 10_000, 5_000, 2_000, 500, 100, 20, 0];
/** Every case to be unfolded, with what the reader searches and filters them by. */
function casesSection({ cases }, links) {
    const worthALook = cases.filter(({ state }) => state !== 'passed' && state !== 'skipped').length;
    const steps = [worthALook, ...ENTRY_STEPS.filter((entries) => entries < worthALook)];
    const levels = [
        ...WHOLE_PAGES.map((level) => ({ ...level, entries: cases.length })),
        ...steps.map((entries, step) => ({ keep: 60 + step, detail: SHORT_EVIDENCE, entries })),
    ];
    return {
        title: 'cases',
        levels: levels.map(({ keep, detail, entries }) => ({
            keep,
            render: () => cases_draw(cases, links, { detail, entries }),
        })),
    };
}
function cases_draw(cases, links, { detail, entries }) {
    const shown = cases.slice(0, entries);
    if (cases.length === 0)
        return '';
    const parts = shown.map((item, index) => caseEntry(item, links, { detail, open: index === 0 && item.state === 'failing' }));
    const total = numberOf(cases);
    const omissions = [];
    if (shown.length < cases.length) {
        omissions.push(omission(`${(0,quantity/* countOf */.pq)(total - numberOf(shown), 'more case')} left out`));
    }
    if (detail !== WHOLE_EVIDENCE)
        omissions.push(omission('Evidence shortened'));
    return section('Cases', [filterForm(shown), ...omissions, ...parts].join('\n'));
}
function filterForm(cases) {
    const filters = CASE_STATES.flatMap((state) => {
        const count = numberOf(cases.filter((item) => item.state === state));
        if (count === 0)
            return [];
        const label = `${STATE_ICONS[state]} ${STATE_WORDS[state]} (${(0,quantity/* formatCount */.B4)(count)})`;
        return [
            `<label><input type="checkbox" name="state" value="${state}" checked> ${label}</label>`,
        ];
    });
    return `<form id="filter" role="search" aria-label="Cases" hidden>
<label class="unseen" for="search">Search in the cases</label>
<input type="search" id="search" placeholder="Search titles, errors, tool calls…  ( / )" autocomplete="off">
<fieldset><legend>Show</legend>${filters.join('')}</fieldset>
<button type="reset">Show all</button>
</form>
<p id="shown" role="status" class="soft">${(0,quantity/* countOf */.pq)(numberOf(cases), 'case')}</p>`;
}
/** How many cases these are, folded ones included. */
function numberOf(cases) {
    return (0,model_counts/* countCases */.zp)(cases.map(({ testCase }) => testCase));
}

;// CONCATENATED MODULE: ./build/render/html/page-sections.js











/** A list that is shortened where there is no room for it. */
function listSection(title, items, frame) {
    const draw = (limit) => {
        if (items.length === 0)
            return '';
        const shown = items.slice(0, limit).map((item) => `<li>${item}</li>`);
        const more = items.length - shown.length;
        const rest = more > 0 ? omission(`${(0,quantity/* formatCount */.B4)(more)} more left out`) : '';
        return frame(`<ul>${shown.join('')}</ul>${rest}`);
    };
    return {
        title,
        levels: [
            { keep: 40, render: () => draw(1000) },
            { keep: 50, render: () => draw(20) },
        ],
    };
}
/** A section of bounded size. */
function fixedSection(title, render) {
    return { title, levels: [{ keep: 100, render }] };
}
function page_sections_noticeSection({ notice }) {
    return fixedSection('notice', () => notice === null ? '' : `<p class="alert">${markup_text(notice, 2000)}</p>`);
}
/** What kept the evidence from being whole, where the headline does not say it. */
function page_sections_problemsSection({ problems }, verdict) {
    const told = problems.every((problem) => saysProblem(verdict, problem));
    return listSection('problems', told ? [] : problems.map(problemItem), (list) => `<div class="alert problem" role="note"><strong>The evidence is not whole:</strong>${list}</div>`);
}
function problemItem({ kind, message, location }) {
    const place = location ? ` (<code>${markup_text(formatPlace(location))}</code>)` : '';
    return `${KIND_WORDS[kind]}: ${markup_text(message, 2000)}${place}`;
}
function page_sections_configurationSection({ checks }) {
    const problems = checks.map(({ actual }) => markup_text(actual, 1000));
    return listSection('configuration', problems.length > 1 ? problems : [], (list) => list);
}
const GATE_COLUMNS = ['Check', 'Wanted', 'Found', 'Outcome'].map((title) => ({
    title,
    align: 'left',
}));
const WHY_COLUMN = { title: 'Why', align: 'left' };
function page_sections_gateSection(verdict) {
    const reasons = tellsReasons(verdict);
    const rows = verdict.checks.map(({ title, expected, actual, outcome, reason }) => [
        markup_text(title),
        markup_text(expected, 1000),
        markup_text(actual, 1000),
        gate_table_OUTCOME_WORDS[outcome],
        ...(reasons ? [markup_text(reason ?? '', 1000)] : []),
    ]);
    const columns = [...GATE_COLUMNS, ...(reasons ? [WHY_COLUMN] : [])];
    return fixedSection('gate', () => rows.length === 0 ? '' : section('Gate', grid(columns, rows)));
}
const MODELS_SHOWN = 200;
function page_sections_modelsSection({ models }) {
    const rows = models.slice(0, MODELS_SHOWN).map((model) => {
        const { name, counts, medianDurationMs, tokens } = model;
        const rate = (0,model_counts/* passRate */.sc)(counts);
        return [
            markup_text(name, 80),
            rate === null ? UNKNOWN : `${rateBar(rate)} ${(0,quantity/* formatPercent */.l9)(rate)}`,
            `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`,
            formatDuration(medianDurationMs),
            formatTokens(tokens),
        ];
    });
    const more = models.length - rows.length;
    const rest = more > 0 ? omission(`${(0,quantity/* countOf */.pq)(more, 'more model')} left out`) : '';
    return fixedSection('models', () => models.length < 2 ? '' : section('Models', `${grid(MODEL_COLUMNS, rows)}${rest}`));
}
/** Bar of a fraction; the figure stands beside it, so it says nothing to a screen reader. */
function rateBar(rate) {
    return `<svg class="rate" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="back" width="100" height="4"/><rect class="fill" width="${(rate * 100).toFixed(2)}" height="4"/></svg>`;
}
function page_sections_totalsSection(facts) {
    const figures = totalFigures(facts);
    const columns = figures.map(({ title }) => ({ title, align: 'right' }));
    const row = figures.map(({ figure }) => figure);
    return fixedSection('totals', () => figures.length === 0 ? '' : section('Totals', grid(columns, [row])));
}
function page_sections_runHistorySection({ report, counts }) {
    const points = historyPoints(report, (0,model_counts/* passRate */.sc)(counts));
    return fixedSection('recent runs', () => points.length === 0
        ? ''
        : section('Recent runs', `<p><span class="spark" aria-hidden="true">${sparkline(points)}</span> ${describeHistory(points)}</p>`));
}
function page_sections_warningsSection({ warnings }) {
    const items = warnings.map((warning) => markup_text(warning, 1000));
    return listSection('warnings', items, (list) => section('Warnings', list));
}
const ENVIRONMENT_COLUMNS = [
    { title: 'What', align: 'left' },
    { title: 'Value', align: 'left' },
];
function page_sections_environmentSection(view) {
    const rows = environmentFacts(view).map(({ label, value, id, address }) => [
        markup_text(label, 60),
        [markup_text(value), ...(id ? [markup_anchor(`<code>${markup_text(id, 80)}</code>`, address)] : [])]
            .filter((part) => part !== '')
            .join(' '),
    ]);
    return fixedSection('environment', () => rows.length === 0 ? '' : section('Environment', grid(ENVIRONMENT_COLUMNS, rows)));
}

;// CONCATENATED MODULE: ./build/render/html/script.js
/**
 * What the page does by itself: it hides the cases that do not match. Without it the page shows
 * them all. It only reads texts and sets `hidden`, so nothing in a report can become code.
 */
const PAGE_SCRIPT = `
'use strict';
(() => {
  const form = document.getElementById('filter');
  const search = document.getElementById('search');
  const status = document.getElementById('shown');
  const cases = [...document.querySelectorAll('.case')];
  const texts = new Map();
  const figure = (count) => count.toLocaleString('en-US');
  const textOf = (item) => {
    if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());
    return texts.get(item);
  };
  const apply = () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const states = new Set(new FormData(form).getAll('state'));
    let shown = 0;
    let all = 0;
    for (const item of cases) {
      const visible =
        states.has(item.dataset.state) && words.every((word) => textOf(item).includes(word));
      item.hidden = !visible;
      // An entry may stand for many cases.
      const count = Number(item.dataset.cases ?? 1);
      all += count;
      if (visible) shown += count;
    }
    status.textContent = 'Showing ' + figure(shown) + ' of ' + figure(all) + ' cases';
  };
  let waiting = 0;
  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(apply, 80);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(apply));
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input')) return;
    event.preventDefault();
    search.focus();
  });
  form.hidden = false;
  apply();
})();
`;
/** Base64 SHA-256 of the script: the only one the page lets run. A test keeps it true. */
const PAGE_SCRIPT_SHA256 = 'p7BwXW02WtbMnYkh7E8ZXtCZOmzR0BBwo8US794awjM=';

;// CONCATENATED MODULE: ./build/render/html/styles.js
/** Looks of the page, light or dark as the reader's system is. */
const PAGE_STYLES = `
:root { color-scheme: light dark; --text: #1f2328; --soft: #59636e; --page: #ffffff; --raised: #f6f8fa;
  --line: #d1d9e0; --link: #0969da; --good: #1a7f37; --bad: #cf222e; --warn: #9a6700;
  --minus: #ffebe9; --plus: #dafbe1; --note: #ddf4ff; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --soft: #9198a1; --page: #0d1117; --raised: #151b23; --line: #3d444d;
    --link: #4493f8; --good: #3fb950; --bad: #f85149; --warn: #d29922;
    --minus: #4b1113; --plus: #12361f; --note: #121d2f; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1080px; padding: 24px; background: var(--page); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 19px; margin: 32px 0 12px; padding-bottom: 6px; border-bottom: 1px solid var(--line); }
h3 { font-size: 15px; margin: 16px 0 6px; }
h4 { font-size: 13.5px; margin: 12px 0 6px; color: var(--soft); }
p { margin: 8px 0; overflow-wrap: anywhere; }
a { color: var(--link); }
code, pre { font: 12.5px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
pre { margin: 6px 0 12px; padding: 10px 12px; overflow-x: auto; background: var(--raised);
  border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; font-size: 14px; }
th, td { padding: 5px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top;
  font-weight: normal; overflow-wrap: break-word; }
thead th { background: var(--raised); font-weight: 600; white-space: nowrap; }
td:not(:last-child) { min-width: 5em; }
.n1 tr > :nth-child(1), .n2 tr > :nth-child(2), .n3 tr > :nth-child(3), .n4 tr > :nth-child(4),
.n5 tr > :nth-child(5), .n6 tr > :nth-child(6) {
  text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.scroll { overflow-x: auto; }
.headline { font-size: 17px; font-weight: 600; }
.figures { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 18px; padding: 0; margin: 12px 0; list-style: none; }
.figures strong { font-size: 17px; }
.rate { display: block; width: 260px; max-width: 100%; height: 10px; }
td:has(> .rate) { white-space: nowrap; }
td .rate { display: inline-block; width: 90px; max-width: none; vertical-align: 0; }
.rate .back { fill: var(--line); } .rate .fill { fill: var(--good); }
.verdict-failed h1, .verdict-invalid h1 { color: var(--bad); }
.verdict-passed h1 { color: var(--good); } .verdict-incomplete h1 { color: var(--warn); }
.alert { margin: 14px 0; border-left: 4px solid var(--link); background: var(--note); padding: 8px 14px; border-radius: 0 6px 6px 0; }
.alert.problem { border-color: var(--warn); background: var(--raised); }
.soft, .place { color: var(--soft); }
#filter { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
  padding: 10px 0; background: var(--page); }
#filter[hidden] { display: none; }
#filter input[type=search] { flex: 1 1 260px; min-width: 0; padding: 7px 10px; font: inherit; color: inherit;
  background: var(--raised); border: 1px solid var(--line); border-radius: 6px; }
button { padding: 6px 12px; font: inherit; color: inherit; cursor: pointer; background: var(--raised);
  border: 1px solid var(--line); border-radius: 6px; }
button:hover { border-color: var(--soft); }
fieldset { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 0; padding: 0; border: 0; }
legend { float: left; margin: 0; padding: 0; color: var(--soft); }
label { white-space: nowrap; }
.case { border: 1px solid var(--line); border-radius: 6px; margin: 6px 0; content-visibility: auto; contain-intrinsic-size: auto 44px; }
.case[hidden] { display: none; }
.case > summary { padding: 9px 12px; cursor: pointer; overflow-wrap: anywhere; }
.case[open] > summary { border-bottom: 1px solid var(--line); background: var(--raised); border-radius: 6px 6px 0 0; }
.case > div { padding: 6px 14px 12px; }
.case .title { font-weight: 600; margin-right: 10px; }
.case .soft { margin-right: 10px; white-space: nowrap; }
.minus { display: block; background: var(--minus); } .plus { display: block; background: var(--plus); }
.plain { display: block; }
.spark { font-size: 20px; line-height: 1; letter-spacing: 1px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
footer { margin-top: 40px; padding-top: 12px; border-top: 1px solid var(--line); color: var(--soft); font-size: 13px; }
`;
/** Base64 SHA-256 of the styles: the only ones the page lets apply. A test keeps it true. */
const PAGE_STYLES_SHA256 = 'j0C2QRSsWzZJ/rzv0dtRMK70xr3xW3/1p5C3CEwHeQ4=';

;// CONCATENATED MODULE: ./build/render/html-report.js











/** Larger pages browsers open too slowly to be of use. */
const HTML_REPORT_BYTES = 32_000_000;
/** Nothing from elsewhere, and no script or style but ours. */
const POLICY = `default-src 'none'; script-src 'sha256-${PAGE_SCRIPT_SHA256}'; style-src 'sha256-${PAGE_STYLES_SHA256}'; base-uri 'none'; form-action 'none'`;
/**
 * The whole report as one HTML page that loads nothing: search and filter by status, failing cases
 * first, light or dark as the reader's system is. Works without its script too, then unfiltered.
 * Where it would grow larger than the limit, evidence is shortened and then passing cases are left
 * out; it says so, and names the JSON report.
 */
function renderHtmlReport(view, limitBytes = HTML_REPORT_BYTES) {
    const facts = view.report === null ? null : factsOf(view.report);
    const frame = page(view, facts, '');
    const limit = limitBytes - measure(frame, 'bytes');
    const main = fitSections(sectionsOf(view, facts), { unit: 'bytes', limit }, (titles) => omission(`Left out: ${titles.join(', ')},`));
    return page(view, facts, main);
}
function sectionsOf(view, facts) {
    const { verdict, links = {} } = view;
    const environment = page_sections_environmentSection(view);
    if (facts === null) {
        const decided = verdict.value === 'invalid' ? page_sections_configurationSection : page_sections_gateSection;
        return [decided(verdict), environment];
    }
    const { report } = facts;
    return [
        page_sections_noticeSection(report),
        page_sections_problemsSection(report, verdict),
        page_sections_gateSection(verdict),
        casesSection(facts, links),
        page_sections_modelsSection(facts),
        page_sections_totalsSection(facts),
        page_sections_runHistorySection(facts),
        page_sections_warningsSection(report),
        environment,
    ];
}
function page(view, facts, main) {
    const { report, verdict } = view;
    const suite = report === null ? '' : `: ${markup_text(report.suite.name)}`;
    const title = `${VERDICT_WORDS[verdict.value]}${suite}`;
    const hasCases = facts !== null && facts.cases.length > 0;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${PAGE_STYLES}</style>
</head>
<body class="verdict-${verdict.value}">
<header>
<h1>${title}</h1>
<p class="headline">${markup_text(verdict.headline, HEADLINE_LENGTH)}</p>
${facts === null ? '' : numbers(facts)}
${artifactsLink(view)}
</header>
<main>
${main}</main>
<footer>Report of the MCP eval gate.</footer>
${hasCases ? `<script>${PAGE_SCRIPT}</script>` : ''}
</body>
</html>
`;
}
function numbers(facts) {
    const rate = (0,model_counts/* passRate */.sc)(facts.counts);
    const delta = rate === null ? null : formatDelta(facts.report, rate);
    const parts = [
        ...(rate === null ? [] : [`<strong>${(0,quantity/* formatPercent */.l9)(rate)}</strong>`, rateBar(rate)]),
        ...countParts(facts),
        ...(delta === null ? [] : [delta]),
    ];
    return `<ul class="figures">${parts.map((part) => `<li>${part}</li>`).join('')}</ul>`;
}
function artifactsLink({ links = {} }) {
    const label = 'Artifacts of the workflow run';
    const markup = markup_anchor(label, links.report);
    return markup === label ? '' : `<p>${markup}</p>`;
}

;// CONCATENATED MODULE: ./build/render/summary.js












/** Any report fits into this much room, in bytes or characters. */
const SMALLEST_BUDGET = 1000;
/**
 * The report as Markdown for GitHub, in as much detail as the budget has room for: failing evidence
 * first, passing rows last, and what was left out counted.
 * @returns the empty string where the budget is below `SMALLEST_BUDGET` and nothing fits.
 */
function renderSummary(view, budget) {
    return fitSections(reportSections(view, SUMMARY_DETAIL), budget);
}
const SUMMARY_DETAIL = { failing: SUMMARY_PLAN, table: SUMMARY_TABLE };
/** Every section of a report that has something to show, in the order of reading. */
function reportSections(view, detail) {
    const { report, verdict, links = {} } = view;
    const { listLines } = detail;
    const facts = report === null ? null : factsOf(report);
    const sections = [headlineSection(verdict, facts, links)];
    if (verdict.value === 'invalid' && verdict.checks.length > 1) {
        sections.push(configurationSection(verdict));
    }
    if (facts !== null) {
        sections.push(noticeSection(facts.report), problemsSection(facts.report, verdict, listLines));
        sections.push(failingCasesSection(facts, links, detail.failing));
        sections.push(flakyCasesSection(facts, listLines));
        sections.push(gateSection(verdict), modelsSection(facts, listLines), totalsSection(facts));
        sections.push(runHistorySection(facts), caseTableSection(facts, detail.table));
        sections.push(warningsSection(facts.report, listLines));
    }
    sections.push(environmentSection(view));
    return sections.filter((section) => section !== null);
}

;// CONCATENATED MODULE: ./build/render/report-markdown.js




/** More than this no viewer of Markdown opens. */
const REPORT_MARKDOWN_BYTES = 16_000_000;
const WHOLE_DETAIL = {
    failing: WHOLE_PLAN,
    table: WHOLE_TABLE,
    listLines: Number.POSITIVE_INFINITY,
};
/** The whole report as Markdown: every failing case with its evidence and every row. */
function renderReportMarkdown(view, limitBytes = REPORT_MARKDOWN_BYTES) {
    const sections = reportSections(view, WHOLE_DETAIL);
    return fitSections(sections, { unit: 'bytes', limit: limitBytes });
}

// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/xmlbuilder/json2xml.js + 4 modules
var json2xml = __webpack_require__(20925);
;// CONCATENATED MODULE: ./build/publish/junit-export.js



const NAME_LENGTH = 1000;
const ATTRIBUTE = '@';
/**
 * The results as JUnit XML: a `testcase` an iteration. Cases of several iterations are each a
 * suite; the others share one named after the eval suite. `error` stands for what could not be
 * carried out and for what did not finish. Folded iterations are a property of their suite only.
 */
function junitXml(report) {
    const { cases, suite } = report;
    const single = cases.filter(({ iterations }) => iterations.length <= 1);
    const repeated = cases.filter(({ iterations }) => iterations.length > 1);
    const suites = [
        ...(single.length > 0 ? [suiteNode(suite.name, single, suite.name)] : []),
        ...repeated.map((testCase) => suiteNode(testCase.title, [testCase], suite.name)),
    ];
    const builder = new json2xml/* default */.A({
        attributeNamePrefix: ATTRIBUTE,
        ignoreAttributes: false,
        suppressBooleanAttributes: false,
        suppressEmptyNode: true,
        format: true,
    });
    const content = builder.build({
        testsuites: {
            [`${ATTRIBUTE}name`]: line(suite.name),
            ...totals(report.cases),
            testsuite: suites,
        },
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
}
function suiteNode(name, cases, suiteName) {
    const folded = cases.reduce((sum, testCase) => sum + (testCase.folded?.passed ?? 0), 0);
    return {
        [`${ATTRIBUTE}name`]: line(name),
        ...totals(cases),
        ...(folded > 0 ? properties({ 'folded-passed': folded }) : {}),
        testcase: cases.flatMap((testCase) => testCase.iterations.map((iteration) => caseNode(testCase, iteration, suiteName))),
    };
}
function totals(cases) {
    const iterations = cases.flatMap((testCase) => testCase.iterations);
    const counts = (0,model_counts/* countIterations */.ai)(iterations);
    const errors = iterations.filter(({ outcome }) => isError(outcome)).length;
    const durationMs = iterations.reduce((sum, iteration) => sum + (iteration.durationMs ?? 0), 0);
    return attributes({
        tests: counts.total + counts.skipped,
        failures: counts.failed + counts.unfinished - errors,
        errors,
        skipped: counts.skipped,
        time: seconds(durationMs),
    });
}
function isError(outcome) {
    return outcome === 'error' || outcome === 'unfinished';
}
function caseNode(testCase, iteration, suiteName) {
    const { title, location, iterations } = testCase;
    const name = iterations.length > 1 ? `${title} [iteration ${iteration.number}]` : title;
    const { model, provider, tokens, attempts, flaky } = iteration;
    return {
        ...attributes({
            name: line(name),
            classname: line(suiteName),
            time: iteration.durationMs === null ? null : seconds(iteration.durationMs),
            file: location === null ? null : line(location.file),
            line: location?.line ?? null,
        }),
        ...properties({
            model,
            provider,
            'tokens.input': tokens.input,
            'tokens.output': tokens.output,
            'tokens.total': tokens.total,
            attempts: attempts > 1 ? attempts : null,
            flaky: flaky ? 'true' : null,
        }),
        ...outcomeNode(iteration),
    };
}
function outcomeNode({ outcome, error, errorDetails }) {
    if (outcome === 'passed')
        return {};
    if (outcome === 'skipped')
        return { skipped: '' };
    const message = outcome === 'unfinished' ? (error ?? 'It did not finish.') : (error ?? '');
    const details = [error, errorDetails].filter((part) => part !== null).join('\n\n');
    const node = {
        ...attributes({ message: line(message), type: outcome }),
        '#text': cleanText(details),
    };
    return isError(outcome) ? { error: node } : { failure: node };
}
function properties(values) {
    const known = Object.entries(values).flatMap(([name, value]) => value === null ? [] : [attributes({ name, value: line(String(value)) })]);
    return known.length === 0 ? {} : { properties: { property: known } };
}
function attributes(values) {
    const known = Object.entries(values).filter(([, value]) => value !== null);
    return Object.fromEntries(known.map(([name, value]) => [`${ATTRIBUTE}${name}`, value]));
}
/** XML has no place for control characters and lone surrogates: these are written out. */
function line(value) {
    return clean_text_cleanLine(value, NAME_LENGTH);
}
function seconds(durationMs) {
    return (durationMs / 1000).toFixed(3);
}

// EXTERNAL MODULE: ./build/publish/report-file.js
var report_file = __webpack_require__(87011);
;// CONCATENATED MODULE: ./build/publish/report-files.js







/**
 * Writes the report as JSON, Markdown, HTML and JUnit XML, and its traces, to a folder no other
 * step or attempt uses. Each file is on its own: one that cannot be made is a warning.
 */
async function writeReportFiles(view, { temporaryFolder, actionVersion, generatedAtMs, logger }) {
    const all = [];
    const attempt = async (what, write) => {
        try {
            const file = await write();
            all.push(file);
            return file;
        }
        catch (error) {
            logger.warning(`${what} could not be written: ${(0,errors/* errorMessage */.gJ)(error)}`);
            return null;
        }
    };
    const folder = await makeFolder(temporaryFolder, logger);
    if (folder === null)
        return { folder, report: null, markdown: null, all };
    const keep = (what, name, make) => attempt(what, () => write(external_node_path_.join(folder, name), make()));
    const { report: results } = view;
    // The JSON first: it is what all the others can be made from again.
    const report = await keep('The JSON report', report_file/* REPORT_FILE_NAME */._, () => json((0,report_file/* buildReportFile */.h)({ ...view, actionVersion, generatedAtMs })));
    const markdown = await keep('The Markdown report', 'report.md', () => renderReportMarkdown(view));
    await keep('The HTML report', 'report.html', () => renderHtmlReport(view));
    if (results !== null) {
        await keep('The JUnit export', 'junit.xml', () => junitXml(results));
        for (const [name, trace] of tracesOf(results)) {
            await keep('A trace', external_node_path_.join('traces', name), () => json(trace));
        }
    }
    return { folder, report, markdown, all };
}
async function makeFolder(temporaryFolder, logger) {
    try {
        const folder = await (0,promises_.mkdtemp)(external_node_path_.join(temporaryFolder, 'mcp-eval-report-'));
        await (0,promises_.mkdir)(external_node_path_.join(folder, 'traces'));
        return folder;
    }
    catch (error) {
        logger.warning(`The report could not be written: ${(0,errors/* errorMessage */.gJ)(error)}`);
        return null;
    }
}
async function write(file, text) {
    await (0,promises_.writeFile)(file, text, { flag: 'wx' });
    return file;
}
function json(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}
/** Named by position, since titles and ids hold anything. */
function tracesOf({ cases }) {
    return cases.flatMap(({ id, title, iterations }, index) => iterations.flatMap(({ messages, number, ...iteration }, position) => {
        if (messages === null)
            return [];
        const about = { caseId: id, title, iteration: number, iterationId: iteration.id };
        const { outcome, error, model, provider } = iteration;
        const trace = { ...about, outcome, error, model, provider, messages };
        return [[`case-${index + 1}-iteration-${position + 1}.json`, trace]];
    }));
}

;// CONCATENATED MODULE: ./build/publish/summary.js



/**
 * Bytes of a step's summary. The runner drops the whole file above 1 MiB, and GitHub has been seen
 * to drop ones just below that without a word; hence the margin.
 */
const SUMMARY_LIMIT_BYTES = 1_000_000;
/**
 * Adds the report to the step's summary, in the room that what the step wrote before leaves. A
 * summary that cannot be written is a notice or a warning in the log and nothing more: no surface
 * decides the verdict.
 *
 * @returns the file written to; null where nothing was.
 */
async function publishSummary(view, { file, logger }) {
    if (!file) {
        logger.notice('No job summary: this runner does not offer GITHUB_STEP_SUMMARY.');
        return null;
    }
    try {
        const markdown = await append(view, file);
        if (markdown !== '')
            return file;
        logger.notice(`No job summary: earlier output of this step fills its ${SUMMARY_LIMIT_BYTES} bytes.`);
    }
    catch (error) {
        logger.warning(`The job summary could not be written: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
    return null;
}
/** Appends as much of the report as there is room for; resolves to it, empty where there is none. */
async function append(view, file) {
    const handle = await (0,promises_.open)(file, 'a');
    try {
        const { size } = await handle.stat();
        // A blank line keeps our heading apart from text that ends without a line break.
        const separator = size > 0 ? '\n\n' : '';
        const limit = SUMMARY_LIMIT_BYTES - size - separator.length;
        if (limit < SMALLEST_BUDGET)
            return '';
        const markdown = renderSummary(view, { unit: 'bytes', limit });
        await handle.appendFile(separator + markdown);
        return markdown;
    }
    finally {
        await handle.close();
    }
}

;// CONCATENATED MODULE: ./build/publish/publish.js









/**
 * Shows a judgement on every surface the inputs ask for: what is certain and quick first, what
 * goes over the network last, and the artifact before what links to it. A surface that fails says
 * so once in the log, and keeps none of the others from being written.
 */
async function publishAll(judgement, inputs, context) {
    const { logger, signal } = context;
    const event = (0,event_context.readEventContext)(context.environment, context.payload, inputs.matrix);
    const view = viewOf(judgement, event, context);
    const files = await writeFiles(view, context);
    context.onFiles(files);
    await surface('job summary', logger, () => summarize(view, inputs, event, context));
    await surface('annotations', logger, async () => annotate(judgement, inputs, context));
    const publication = { commentUrl: null, artifactUrl: null, leftWorkBehind: false };
    if (signal.aborted) {
        logger.info('The job was cancelled, so nothing is written to GitHub.');
        return publication;
    }
    await surface('artifact', logger, async () => {
        const onLeftBehind = () => {
            publication.leftWorkBehind = true;
        };
        publication.artifactUrl = await uploadFiles(files, inputs, event, { ...context, onLeftBehind });
    });
    const linked = withReportLink(view, publication.artifactUrl ?? (0,pages/* attemptPage */.DZ)(event));
    await surface('pull request', logger, async () => {
        publication.commentUrl = await publishToPullRequest(linked, inputs, { ...context, event });
    });
    return publication;
}
/** A fault of ours in one surface is told, and ends there. */
async function surface(name, logger, write) {
    try {
        await write();
    }
    catch (error) {
        if (error instanceof Error && error.stack)
            logger.debug(error.stack);
        logger.notice(`Surface ${name}: nothing was written, by an error of this action: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
}
function viewOf({ report, verdict }, event, { version }) {
    const { job, matrixLeg, runAttempt, runId, sha } = event;
    const page = (0,pages/* attemptPage */.DZ)(event);
    const facts = [
        { label: 'Action', value: `mcp-eval-gate-action ${version}` },
        { label: 'Commit', value: sha },
        { label: 'Job', value: matrixLeg === null ? job : `${job} (${matrixLeg})` },
        ...(page === null
            ? []
            : [
                {
                    label: 'Workflow run',
                    value: `attempt ${runAttempt}`,
                    id: String(runId),
                    address: page,
                },
            ]),
    ];
    return {
        report,
        verdict,
        links: { source: (0,pages/* sourceFolder */.Id)(event) },
        environment: facts.filter(({ value }) => value !== ''),
    };
}
function writeFiles(view, { temporaryFolder, version, clock, logger }) {
    const generatedAtMs = clock.now();
    return writeReportFiles(view, { temporaryFolder, actionVersion: version, generatedAtMs, logger });
}
async function summarize(view, { summary, artifactName }, event, { environment, logger }) {
    if (!summary)
        return;
    const uploads = artifactName !== undefined && artifactObstacle(event, environment) === null;
    // The artifact's own address is known only when it is there, and the summary does not wait.
    const page = uploads ? (0,pages/* attemptPage */.DZ)(event) : null;
    const linked = withReportLink(view, page === null ? null : `${page}#artifacts`);
    await publishSummary(linked, { file: environment['GITHUB_STEP_SUMMARY'], logger });
}
function annotate({ report, verdict }, { annotations }, context) {
    if (!annotations)
        return;
    // The runner shows ten errors of a step, and the last one to come is the verdict.
    const besidesVerdict = annotationsOf(report, verdict).slice(0, github_annotations/* MAX_ANNOTATIONS */.KE - 1);
    (0,github_annotations/* publishAnnotations */.cs)(besidesVerdict, context.annotations);
}
async function uploadFiles({ folder, all }, { artifactName }, event, context) {
    if (artifactName === undefined || folder === null)
        return null;
    const result = await publishArtifact({
        name: artifactName,
        files: all,
        rootDirectory: folder,
        context: event,
        env: context.environment,
        logger: context.logger,
        clock: context.clock,
        signal: context.signal,
        onLeftBehind: context.onLeftBehind,
    });
    return result.status === 'published' ? result.url : null;
}
function withReportLink(view, report) {
    return { ...view, links: { ...view.links, report } };
}


/***/ }),

/***/ 87011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ REPORT_FILE_NAME),
/* harmony export */   h: () => (/* binding */ buildReportFile)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63580);
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58254);


/** Name of the JSON report in its folder and in the artifact. */
const REPORT_FILE_NAME = 'report.json';
/** The JSON report of results and the verdict on them. */
function buildReportFile(content) {
    const { report, verdict, generatedAtMs, actionVersion } = content;
    const counts = report && (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countReport */ .A0)(report);
    return {
        $schema: _report_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_SCHEMA_ID */ .PP,
        schemaVersion: _report_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_SCHEMA_VERSION */ .WI,
        generatedAt: new Date(generatedAtMs).toISOString(),
        action: { version: actionVersion },
        verdict,
        counts,
        passRate: counts && (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .passRate */ .sc)(counts),
        report,
    };
}


/***/ }),

/***/ 58254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PP: () => (/* binding */ REPORT_SCHEMA_ID),
/* harmony export */   WI: () => (/* binding */ REPORT_SCHEMA_VERSION),
/* harmony export */   mj: () => (/* binding */ reportFileSchema)
/* harmony export */ });
/* unused harmony export reportJsonSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70543);


/** Rises only when a reader of the former version would misread the new one. */
const REPORT_SCHEMA_VERSION = 1;
const REPORT_SCHEMA_ID = 'urn:mcp-eval-gate-action:report:1';
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative();
/** What a Date can hold; readers make dates of it. */
const MAX_EPOCH_MS = 8_640_000_000_000_000;
const epochMs = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
    .min(-MAX_EPOCH_MS)
    .max(MAX_EPOCH_MS)
    .nullable()
    .describe('Epoch milliseconds; null where not known.');
const toolCallSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    toolName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    arguments: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
});
const locationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable() })
    .describe('Place in the repository; `file` is relative to its root.');
const analysisSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCallSchema),
    unexpected: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCallSchema),
    argumentMismatches: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        expected: toolCallSchema,
        actual: toolCallSchema,
        mismatchedArguments: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    })),
})
    .describe('Expected tool calls held against the actual ones.');
const iterationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    number: count.describe('Counts from 1 within its case.'),
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'error', 'skipped', 'unfinished'])
        .describe('`error`: could not be carried out. `unfinished`: the run ended before it did. `skipped` is outside every total.'),
    startedAtMs: epochMs,
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        total: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    }),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    provider: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('Why it did not pass.'),
    errorDetails: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('Stack or other long text behind `error`.'),
    expectedToolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCallSchema),
    actualToolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCallSchema),
    analysis: analysisSchema.nullable(),
    assertions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ label: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() })),
    messages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ role: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))
        .nullable()
        .describe('Messages of the trace; null where none was read.'),
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Passed only after it failed before.'),
    attempts: count.describe('How often it was tried.'),
});
const caseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Stays the same when cases are reordered or filtered.'),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    location: locationSchema.nullable(),
    iterations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(iterationSchema),
    folded: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        cases: count,
        passed: count,
        durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable().describe('In all.'),
    }))
        .describe('Passed cases and iterations that are counted but not listed, where there are very many.'),
});
const runSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Whether execution finished, in the words of the service.'),
    result: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed'])
        .nullable()
        .describe("The service's own judgement by the suite's pass criteria."),
    createdAtMs: epochMs,
    completedAtMs: epochMs,
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    declared: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        total: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    })
        .nullable()
        .describe('Counts of iterations as the service tells them.'),
});
const resultsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['run', 'ingest']),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    project: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() }).nullable(),
    run: runSchema.nullable(),
    servers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(caseSchema),
    problems: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Such as `timeout`, `network` or `damaged-file`.'),
        message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        location: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(locationSchema),
    }))
        .describe('What kept the evidence from being whole.'),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('Oddities that decide nothing.'),
    notice: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('Such as that the models were not real ones.'),
    artifacts: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })))
        .describe('Raw result files the service keeps, by the ids it gave them.'),
    history: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        runNumber: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        passRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).describe('Passed iterations as a fraction.'),
        createdAtMs: epochMs,
    })))
        .describe('Earlier runs of the suite that completed, the oldest first.'),
});
const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .b),
    headline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('The decisive reason in one sentence.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'undecided']),
        expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        actual: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    })),
});
const countsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    total: count.describe('Iterations that count: all but skipped ones.'),
    passed: count,
    failed: count.describe('Failed and error together.'),
    unfinished: count,
    skipped: count,
    flaky: count,
})
    .describe('Counts of iterations.');
/** The JSON report. Readers must ignore members they do not know. */
const reportFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    $schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Identifier of this schema.'),
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(REPORT_SCHEMA_VERSION),
    generatedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    verdict: verdictSchema,
    counts: countsSchema.nullable().describe('Null where no report came about.'),
    passRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .min(0)
        .max(1)
        .nullable()
        .describe('Passed iterations as a fraction of all that count; null where none does.'),
    report: resultsSchema.nullable().describe('Null where no report came about.'),
})
    .meta({ title: 'Report of the MCP eval gate' });
/** The published JSON Schema of the report; as input, since that leaves room for new members. */
function reportJsonSchema() {
    return { $id: REPORT_SCHEMA_ID, ...z.toJSONSchema(reportFileSchema, { io: 'input' }) };
}


/***/ })

};
