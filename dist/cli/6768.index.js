export const id = 6768;
export const ids = [6768];
export const modules = {

/***/ 36768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeReportFiles: () => (/* binding */ writeReportFiles)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/choices/report-source.js
var report_source = __webpack_require__(11057);
// EXTERNAL MODULE: ./build/model/counts.js
var model_counts = __webpack_require__(63580);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/render/facts/facts.js + 1 modules
var facts_facts = __webpack_require__(18908);
;// CONCATENATED MODULE: ./build/render/facts/history.js

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

;// CONCATENATED MODULE: ./build/render/facts/failure-detail.js
const SHORT_DETAIL = {
    groups: 1,
    error: { lines: 4, width: 200 },
    stack: { lines: 0, width: 0 },
    diffLines: 12,
    assertions: 5,
    messages: 0,
    message: { lines: 0, width: 0 },
};
const FULL_DETAIL = {
    groups: 3,
    error: { lines: 20, width: 300 },
    stack: { lines: 15, width: 200 },
    diffLines: 40,
    assertions: 20,
    messages: 6,
    message: { lines: 12, width: 300 },
};
/** Where there is room for all that anyone would read. */
const WHOLE_DETAIL = {
    groups: Number.POSITIVE_INFINITY,
    error: { lines: 200, width: 1000 },
    stack: { lines: 200, width: 1000 },
    diffLines: 500,
    assertions: 200,
    messages: 50,
    message: { lines: 100, width: 1000 },
};

// EXTERNAL MODULE: ./build/model/cases/case-names.js
var case_names = __webpack_require__(90267);
;// CONCATENATED MODULE: ./build/render/facts/quarantined-cases.js

/** Tells the cases that do not count, being in quarantine. */
function quarantinedCases({ quarantine = [] }) {
    const names = new Set(quarantine.flatMap((note) => (note.state === 'active' ? note.case : [])));
    return (testCase) => names.size > 0 && [...(0,case_names/* caseNames */.R)(testCase)].some((name) => names.has(name));
}

// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
;// CONCATENATED MODULE: ./build/render/facts/assertion-diff.js

/** Code points of the name of an assertion. */
const LABEL_LENGTH = 120;
/** Assertions told so; the reason of each says enough as a rule. */
const MOST_SHOWN = 5;
/**
 * What failed assertions expected against what there was, as the lines of a diff: `-` was expected,
 * `+` is what there was. Empty where their reasons say all of it.
 */
function assertionDiff(assertions, { diffLines, error }) {
    const told = assertions
        .filter(({ passed, expected, observed }) => !passed && (expected ?? observed) !== undefined)
        .slice(0, MOST_SHOWN);
    const each = Math.floor(diffLines / Math.max(1, told.length) / 2);
    if (each === 0)
        return [];
    const limit = { lines: each, width: Math.max(error.width, LABEL_LENGTH) };
    const signed = (sign, text) => text === undefined ? [] : (0,clean_text/* cleanLines */.v3)(text, limit).map((line) => `${sign} ${line}`);
    return told.flatMap(({ label, expected, observed }) => [
        `! ${(0,clean_text/* cleanLine */.Ow)(label, LABEL_LENGTH)}`,
        ...signed('-', expected),
        ...signed('+', observed),
    ]);
}

// EXTERNAL MODULE: ./build/render/facts/failure-groups.js + 1 modules
var failure_groups = __webpack_require__(1484);
;// CONCATENATED MODULE: ./build/render/markdown/table.js
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

// EXTERNAL MODULE: ./build/render/text/escape.js
var text_escape = __webpack_require__(37170);
// EXTERNAL MODULE: ./build/render/words/check-words.js
var check_words = __webpack_require__(29403);
// EXTERNAL MODULE: ./build/render/words/verdict-words.js
var verdict_words = __webpack_require__(46418);
// EXTERNAL MODULE: ./build/render/text/format.js
var format = __webpack_require__(54294);
// EXTERNAL MODULE: ./build/render/words/quarantine-words.js
var quarantine_words = __webpack_require__(32851);
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
/** Whether a headline, as it is shown, has a sentence in it, so that none needs to repeat it. */
function headlineSays(headline, sentence) {
    if (headline.length > HEADLINE_LENGTH || sentence.length > HEADLINE_LENGTH)
        return false;
    return headline.includes(sentence.trim().replace(/\.$/, ''));
}
/** The verdict, what decided it, and the numbers. */
function headlineSection(verdict, facts, links) {
    const words = VERDICT_WORDS[verdict.value];
    const name = facts === null ? '' : (0,text_escape/* inline */.mG)(facts.report.suite.name);
    const suite = name === '' ? '' : `: ${name}`;
    const headline = (0,verdict_words/* headlineOf */.g)(verdict);
    const sentence = `<strong>${(0,text_escape/* inline */.mG)(headline, HEADLINE_LENGTH)}</strong>`;
    const ofCases = facts !== null && (0,report_source/* hasCases */.Yp)(facts.report) ? facts : null;
    const numbers = ofCases === null ? [] : [numbersLine(ofCases, verdict)];
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
                render: () => [`## ${words}`, (0,text_escape/* inline */.mG)(headline, 100), ...numbers].join('\n\n'),
            },
            {
                keep: 1000,
                render: () => `## ${words}${ofCases === null ? '' : `: ${shortNumbers(ofCases)}`}`,
            },
        ],
    };
}
function numbersLine(facts, verdict) {
    const rate = (0,model_counts/* passRate */.sc)(facts.counts);
    const counts = [...countParts(facts), ...(0,quarantine_words/* asideParts */.fk)(verdict)];
    if (rate === null)
        return counts.join(' · ');
    const share = `<code>${(0,format/* bar */.M0)(rate)}</code> ${(0,quantity/* formatPercent */.l9)(rate)}`;
    const delta = formatDelta(facts.report, rate);
    return [share, ...counts, ...(delta === null ? [] : [delta])].join(' · ');
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
    const markup = (0,text_escape/* link */.nf)(label, report);
    return markup === label ? '' : markup;
}

;// CONCATENATED MODULE: ./build/render/sections/gate/gate-table.js





/** Markup; the sign and its word stay on one line. */
const OUTCOME_WORDS = {
    passed: '✅&nbsp;met',
    failed: '❌&nbsp;missed',
    undecided: '⚠️&nbsp;undecided',
    notApplicable: '➖&nbsp;not applicable',
};
/** What a check has to do with the verdict. */
function roleWords({ gates }) {
    return gates ? 'gates' : 'informs';
}
/** Whether some check has a reason that the headline does not tell. */
function tellsReasons(verdict) {
    const headline = (0,verdict_words/* headlineOf */.g)(verdict);
    return verdict.checks
        .map((check) => (0,check_words/* checkWords */.iW)(check).reason)
        .some((reason) => reason !== null && !headlineSays(headline, reason));
}
/** What the gate asked for and what it found; null where nothing was judged. */
function gateSection(verdict) {
    const { checks } = verdict;
    if (checks.length === 0)
        return null;
    const reasons = tellsReasons(verdict);
    const draw = (limit) => {
        const rows = checks.map((check) => {
            const { title, expected, actual, reason } = (0,check_words/* checkWords */.iW)(check);
            return [
                (0,text_escape/* inline */.mG)(title, limit),
                OUTCOME_WORDS[check.outcome],
                (0,text_escape/* inline */.mG)(expected, limit),
                (0,text_escape/* inline */.mG)(actual, limit),
                roleWords(check),
                ...(reasons ? [(0,text_escape/* inline */.mG)(reason ?? '', limit * 4)] : []),
            ];
        });
        // The outcome first: on a telephone what stands behind it is out of sight.
        const titles = ['Check', 'Outcome', 'Wanted', 'Found', 'Role', ...(reasons ? ['Why'] : [])];
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

;// CONCATENATED MODULE: ./build/render/facts/repository-place.js

/** GitHub has no longer paths. */
const MAX_PATH_LENGTH = 4_096;
/** What a signed number of 32 bits holds. */
const MAX_LINE = 2_147_483_647;
/** A drive, or dots and slashes that somebody has encoded, once or more. */
const LEAVES = /^[a-z]:|%(?:25)*(?:2e|2f|5c)/i;
/** Names of no file; an empty one is that before a root, and between slashes that name a server. */
const NO_NAMES = new Set(['', '..']);
/**
 * A place as the repository knows it: its path relative to the root, with slashes and no `.` in it,
 * and a line that a file can have. Null where the path is none in the repository. A report from
 * elsewhere may say anything, and a link made of `..` leads to any page of the server.
 */
function repositoryPlace(location) {
    if (location === null)
        return null;
    const { file } = location;
    // What reads as another path than it is leads to another file than it seems to.
    if (file.length > MAX_PATH_LENGTH || /\n/.test(file) || (0,clean_text/* cleanText */.X5)(file) !== file)
        return null;
    const slashed = file.replaceAll('\\', '/');
    if (LEAVES.test(slashed))
        return null;
    const segments = slashed.split('/').filter((segment) => segment.trim() !== '.');
    if (segments.length === 0 || segments.some((name) => NO_NAMES.has(name.trim())))
        return null;
    return { file: segments.join('/'), line: possibleLine(location.line) };
}
/** The line where a file can have it; GitHub refuses a whole check run for one that is none. */
function possibleLine(line) {
    return line !== null && Number.isInteger(line) && line >= 1 && line <= MAX_LINE ? line : null;
}

;// CONCATENATED MODULE: ./build/render/sections/place.js

/** `evals/suite.yaml:27`. */
function formatPlace({ file, line }) {
    const possible = possibleLine(line);
    return possible === null ? file : `${file}:${possible}`;
}
/** Address of a place at the commit; null where the repository's is not known, or it is not in it. */
function sourceAddress(location, { source }) {
    const place = repositoryPlace(location);
    if (!source || place === null)
        return null;
    const path = place.file.split('/').map(encodeURIComponent).join('/');
    return `${source}${path}${place.line === null ? '' : `#L${place.line}`}`;
}

// EXTERNAL MODULE: ./build/render/text/case-name.js
var case_name = __webpack_require__(89265);
;// CONCATENATED MODULE: ./build/render/html/markup.js


const SPECIAL = /[&<>"']/g;
function entity(character) {
    return `&#${character.codePointAt(0)};`;
}
/** Any text as one line, for what holds no elements: a title or a quoted attribute. */
function attribute(value, limit = 500) {
    return (0,clean_text/* cleanLine */.Ow)(value, limit).replace(SPECIAL, entity);
}
/** Any text as one line, for the inside of an element. */
function markup_text(value, limit = 500) {
    const line = attribute(value, limit);
    return (0,text_escape/* isRightToLeft */.jr)(line) ? `<bdi>${line}</bdi>` : line;
}
/** Lines that are clean already, for the inside of a `<pre>`. */
function escapeLines(clean) {
    return clean.join('\n').replace(SPECIAL, entity);
}
/** A link where the address is an http one, else only its label. The label is markup already. */
function markup_anchor(label, address) {
    const href = (0,text_escape/* httpAddress */.Fh)(address);
    if (href === null)
        return label;
    return `<a href="${href.replace(SPECIAL, entity)}" rel="noopener noreferrer">${label}</a>`;
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
function caseEntry(item, links, { detail, open, isAside }) {
    const { testCase, state, bad } = item;
    const { location, folded } = testCase;
    const place = location === null ? [] : [placeLine(location, links)];
    const tags = testCase.tags === undefined ? [] : [tagsLine(testCase.tags)];
    const evidence = bad.length === 0 ? passedEvidence(testCase.iterations, detail) : [];
    const body = [
        ...place,
        ...tags,
        ...caseFailures(item, detail),
        iterationTable(item),
        ...evidence,
    ].join('\n');
    // Read by the page's script, which counts the cases it shows.
    const cases = folded ? ` data-cases="${folded.cases}"` : '';
    return `<details class="case" data-state="${state}"${cases}${open ? ' open' : ''}><summary>${summary(item, isAside(testCase))}</summary><div>${body}</div></details>`;
}
function summary({ testCase, counts, state, durationMs }, isQuarantined) {
    const { iterations } = testCase;
    const parts = [
        `<span aria-hidden="true">${facts_facts/* STATE_ICONS */.t1[state]}</span> <span class="unseen">${facts_facts/* STATE_WORDS */.I7[state]}:</span> <span class="title">${markup_text((0,case_name/* caseName */.c)(testCase))}</span>`,
    ];
    if (iterations.length > 1) {
        const passed = `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)} passed`;
        const signs = `<code aria-hidden="true">${(0,format/* strip */.bB)(iterations, SIGNS_SHOWN)}</code>`;
        parts.push(`<span class="soft">${passed}</span>`, `<span class="soft">${signs}</span>`);
    }
    if (durationMs !== null)
        parts.push(`<span class="soft">${(0,format/* formatDuration */.a3)(durationMs)}</span>`);
    if (isQuarantined)
        parts.push('<span class="soft">in quarantine</span>');
    return parts.join(' ');
}
function placeLine(location, links) {
    const label = `<code>${markup_text(formatPlace(location))}</code>`;
    return `<p class="place">${markup_anchor(label, sourceAddress(location, links))}</p>`;
}
function tagsLine(tags) {
    return `<p class="soft">Tags: ${markup_text(tags.join(', '), REASON_LENGTH)}</p>`;
}
const COLUMNS = [
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
        cell: (iteration) => `${iteration.outcome}${(0,model_counts/* isFlaky */.s8)(iteration) ? ' (flaky)' : ''}`,
    },
    {
        title: 'Duration',
        align: 'right',
        when: (iterations) => iterations.some(({ durationMs }) => durationMs !== null),
        cell: ({ durationMs }) => (0,format/* formatDuration */.a3)(durationMs),
    },
    {
        title: 'Tokens',
        added: true,
        align: 'right',
        when: (iterations) => iterations.some(({ tokens }) => tokens.total !== null),
        cell: ({ tokens }) => (0,format/* formatTokens */._y)(tokens.total),
    },
    {
        title: 'Model',
        added: true,
        align: 'left',
        when: (iterations) => iterations.some(({ model }) => model !== null),
        cell: ({ model }) => (model === null ? format/* UNKNOWN */.HV : markup_text(model, 80)),
    },
    {
        title: 'Attempts',
        added: true,
        align: 'right',
        when: (iterations) => iterations.some(({ attempts }) => attempts > 1),
        cell: ({ attempts }) => (0,quantity/* formatCount */.B4)(attempts),
    },
    {
        title: 'Why',
        align: 'left',
        when: (iterations) => iterations.some((one) => skipReason(one) !== null),
        cell: (iteration) => markup_text(skipReason(iteration) ?? '', REASON_LENGTH),
    },
];
const REASON_LENGTH = 500;
/** Why an iteration was skipped, where that is known. */
const skipReason = ({ outcome, error }) => outcome === 'skipped' ? error : null;
function foldedLine({ passed, skipped = 0 }) {
    const parts = [
        ...(passed > 0 ? [`${(0,quantity/* countOf */.pq)(passed, 'iteration')} passed at once.`] : []),
        ...(skipped > 0 ? [`${(0,quantity/* countOf */.pq)(skipped, 'iteration')} skipped.`] : []),
    ];
    return `<p>${parts.join(' ')}</p>`;
}
function iterationTable({ testCase, bad }) {
    const { iterations, folded } = testCase;
    if (folded)
        return foldedLine(folded);
    if (iterations.length === 0)
        return '';
    const columns = COLUMNS.filter(({ when }) => when(iterations));
    const rows = iterations.map((iteration) => columns.map(({ cell }) => cell(iteration)));
    if (bad.length === 0)
        return grid(columns, rows);
    // Below evidence the table would pass for a part of it, and may have nothing to add.
    if (iterations.length > 1)
        return `<h3>All iterations</h3>${grid(columns, rows)}`;
    return columns.some(({ added }) => added) ? `<h3>Figures</h3>${grid(columns, rows)}` : '';
}
function caseFailures(item, detail) {
    const { shown, hidden } = (0,failure_groups/* failuresOf */.d)(item, detail);
    const more = `<p>${(0,quantity/* countOf */.pq)(hidden, 'more failing iteration')}: see <code>report.json</code>.</p>`;
    return [...shown.map((group) => groupFindings(group, detail)), ...(hidden > 0 ? [more] : [])];
}
function groupFindings(group, detail) {
    const { title, count, error, diff, iteration, stack } = group;
    const findings = [];
    if (error.length > 0)
        findings.push(`<pre>${escapeLines(error)}</pre>`);
    if (diff.length > 0)
        findings.push(diffBlock(CALLS_TITLE, diff));
    if (iteration.assertions.length > 0)
        findings.push(assertionTable(iteration.assertions, detail));
    const results = assertionDiff(iteration.assertions, detail);
    if (results.length > 0)
        findings.push(diffBlock(RESULTS_TITLE, results));
    if (stack.length > 0)
        findings.push(`<h4>Stack</h4><pre>${escapeLines(stack)}</pre>`);
    if (findings.length === 0)
        findings.push('<p>No reason was given.</p>');
    const trace = (0,failure_groups/* traceExcerpt */.H)(iteration, detail);
    if (trace !== null) {
        findings.push(`<h4>${trace.title}</h4><pre>${escapeLines(trace.lines)}</pre>`);
    }
    const alike = count > 1 ? ', all in the same way' : '';
    return [`<h3>${title}${alike}</h3>`, ...findings].join('\n');
}
const DIFF_CLASSES = { '-': 'minus', '+': 'plus' };
/** What the first of iterations that all passed was judged by; nothing where that is not known. */
function passedEvidence(iterations, detail) {
    const first = iterations.find(({ messages }) => messages !== null);
    if (first === undefined || detail.messages === 0)
        return [];
    const trace = (0,failure_groups/* traceExcerpt */.H)(first, detail);
    const parts = [
        ...(first.assertions.length > 0 ? [assertionTable(first.assertions, detail)] : []),
        ...(trace === null ? [] : [`<h4>${trace.title}</h4><pre>${escapeLines(trace.lines)}</pre>`]),
    ];
    if (parts.length === 0)
        return [];
    const which = iterations.length > 1 ? ` of iteration ${(0,quantity/* formatCount */.B4)(first.number)}` : '';
    return [`<h3>Evidence${which}</h3>`, ...parts];
}
const CALLS_TITLE = 'Tool calls: <code>-</code> expected, <code>+</code> actual';
const RESULTS_TITLE = 'Results: <code>-</code> expected, <code>+</code> observed';
/** @param title of ours, as HTML */
function diffBlock(title, diff) {
    const marked = escapeLines(diff)
        .split('\n')
        .map((line) => `<span class="${DIFF_CLASSES[line.charAt(0)] ?? 'plain'}">${line}</span>`);
    return `<h4>${title}</h4><pre>${marked.join('')}</pre>`;
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
        passed ? OUTCOME_WORDS.passed : OUTCOME_WORDS.failed,
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
    { keep: 10, detail: WHOLE_DETAIL },
    { keep: 11, detail: FULL_DETAIL },
    { keep: 12, detail: SHORT_DETAIL },
];
/** Pages of more take seconds to draw, and longer to open. */
const MAX_ENTRIES = 5_000;
const ENTRY_STEPS = [2_000, 500, 100, 20, 0];
/** Every case to be unfolded, with what the reader searches and filters them by. */
function casesSection({ cases }, verdict, links) {
    const isAside = quarantinedCases(verdict);
    const worthALook = cases.filter(({ state }) => state !== 'passed' && state !== 'skipped').length;
    const steps = [
        Math.min(worthALook, MAX_ENTRIES),
        ...ENTRY_STEPS.filter((entries) => entries < worthALook),
    ];
    const levels = [
        ...WHOLE_PAGES.map((level) => ({ ...level, entries: Math.min(cases.length, MAX_ENTRIES) })),
        ...steps.map((entries, step) => ({ keep: 60 + step, detail: SHORT_DETAIL, entries })),
    ];
    return {
        title: 'cases',
        levels: levels.map(({ keep, detail, entries }) => ({
            keep,
            render: () => draw(cases, links, { detail, entries, isAside }),
        })),
    };
}
function draw(cases, links, { detail, entries, isAside }) {
    const shown = cases.slice(0, entries);
    if (cases.length === 0)
        return '';
    const parts = shown.map((item, index) => caseEntry(item, links, {
        ...{ detail, isAside },
        open: index === 0 && item.state === 'failing',
    }));
    const total = numberOf(cases);
    const omissions = [];
    if (shown.length < cases.length) {
        omissions.push(omission(`${(0,quantity/* countOf */.pq)(total - numberOf(shown), 'more case')} left out`));
    }
    if (detail !== WHOLE_DETAIL)
        omissions.push(omission('Evidence shortened'));
    return section('Cases', [filterForm(shown), ...omissions, ...parts].join('\n'));
}
function filterForm(cases) {
    const filters = facts_facts/* CASE_STATES */.gX.flatMap((state) => {
        const count = numberOf(cases.filter((item) => item.state === state));
        if (count === 0)
            return [];
        const label = `${facts_facts/* STATE_ICONS */.t1[state]} ${facts_facts/* STATE_WORDS */.I7[state]} (${(0,quantity/* formatCount */.B4)(count)})`;
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

// EXTERNAL MODULE: ./build/render/words/baseline-words.js
var baseline_words = __webpack_require__(64476);
// EXTERNAL MODULE: ./build/render/words/comparison-words.js
var comparison_words = __webpack_require__(78346);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
;// CONCATENATED MODULE: ./build/render/words/policy-words.js


const COMMIT_LENGTH = 7;
/** What stands above the list of them. */
function changesHeading({ policy }) {
    const base = policy?.base == null ? 'the base' : `the base ${policy.base.slice(0, COMMIT_LENGTH)}`;
    return `This change would change what it is judged by. What counts is what ${base} has:`;
}
/**
 * What the code under test would change of what it is judged by, a line each: settings, files, and
 * cases that it takes out of the suite. Not yet escaped.
 */
function policyChanges({ policy, comparison }) {
    if (policy === undefined)
        return [];
    const removed = policy.base === null ? [] : removedWords(comparison?.removed);
    return [...policy.changes.map(describeChange), ...removed];
}
function describeChange(change) {
    switch (change.kind) {
        case 'added-file':
            return `${change.file} is new and does not count yet`;
        case 'removed-file':
            return `${change.file} is taken away and still counts`;
        case 'setting': {
            const { setting, about, base, head } = change;
            const becomes = head === null ? 'be removed' : `become ${head}`;
            return `${setting}${ofSubject(about)}: ${base ?? 'not set'}, would ${becomes}`;
        }
    }
}
const ofSubject = (about) => about === null ? '' : ` of ${about.kind} ${(0,listed_names/* quotedName */.aH)(about.name)}`;
function removedWords(removed) {
    if (removed === undefined || removed.count === 0)
        return [];
    const titles = removed.named.flatMap(({ title }) => (title === null ? [] : (0,listed_names/* quotedName */.aH)(title)));
    const named = titles.length === 0 ? '' : `: ${(0,listed_names/* listSome */.XT)(titles.slice(0, 10), removed.count)}`;
    return [
        `${(0,quantity/* countOf */.pq)(removed.count, 'case')} of the baseline ${be(removed.count)} not in it${named}`,
    ];
}
const be = (count) => (count === 1 ? 'is' : 'are');
/** What results were judged by, as a fact about them. */
function policyFact({ policy }) {
    if (policy === undefined)
        return [];
    const of = policy.base === null ? '' : ` of the base ${policy.base.slice(0, COMMIT_LENGTH)}`;
    const value = ['inputs', ...policy.files.map((file) => `${file}${of}`)].join(', ');
    return [{ label: 'Policy', value, id: policy.digest }];
}

;// CONCATENATED MODULE: ./build/render/facts/environment-facts.js





const SERVERS_SHOWN = 20;
const FACTS_SHOWN = 30;
/** What ran, where, against which servers. */
function environmentFacts({ report, verdict, environment }) {
    const ofReport = report === null ? [] : reportFacts(report);
    return [...ofReport, ...policyFact(verdict), ...environment.slice(0, FACTS_SHOWN)];
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
    // What is not of cases has a heading, and no suite.
    if ((0,report_source/* hasCases */.Yp)(report))
        facts.push({ label: 'Suite', value: suite.name, id: suite.id });
    facts.push(...legFacts(report));
    if (project !== null)
        facts.push({ label: 'Project', value: project.name ?? '', id: project.id });
    const { execution } = run ?? {};
    if (servers.length > 0) {
        facts.push({ label: 'Servers', value: serverNames(servers, execution?.servers ?? []) });
    }
    if (execution)
        facts.push(...executionFacts(execution));
    // Several models have a section of their own.
    const [model, ...others] = (0,facts_facts/* factsOf */.xS)(report).models;
    if (model && others.length === 0)
        facts.push({ label: 'Model', value: model.name });
    return facts;
}
/** What part of the suite the results are of, or what parts they were joined of. */
function legFacts({ shard, legs }) {
    if (shard !== undefined) {
        const { index, total, by } = shard;
        return [{ label: 'Leg', value: `${index} of ${total}, cases dealt out by ${by}` }];
    }
    const [first] = legs ?? [];
    if (legs === undefined || first === undefined)
        return [];
    return [{ label: 'Legs', value: `joined of ${legs.length} of ${first.total}` }];
}
function executionFacts(execution) {
    const { isolation, concurrency, starts, wallMs, workMs, startupMs } = execution;
    const lanes = (0,quantity/* countOf */.pq)(concurrency, 'lane');
    return [
        {
            label: 'Execution',
            value: `${lanes}, isolation ${isolation}, ${(0,quantity/* countOf */.pq)(starts, 'start')} of servers`,
        },
        {
            label: 'Time',
            value: `${(0,format/* formatDuration */.a3)(wallMs)} in all; summed, ${(0,format/* formatDuration */.a3)(workMs)} of work and ${(0,format/* formatDuration */.a3)(startupMs)} of waiting for servers`,
        },
    ];
}
/** With the version of MCP that each one spoke, where that is known. */
function serverNames(servers, spoken) {
    const versions = new Map(spoken.map(({ name, protocolVersion }) => [name, protocolVersion]));
    const named = servers.slice(0, SERVERS_SHOWN).map(({ name }) => {
        const version = versions.get(name);
        return version === undefined ? name : `${name} (MCP ${version})`;
    });
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
        const cells = rows.map((row) => [(0,text_escape/* inline */.mG)(row.label, 60), valueCell(row)]);
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
/** Its value and, where it has one, its identifier as a link. Markup. */
function valueCell({ value, id, address }, limit = 300) {
    return [(0,text_escape/* inline */.mG)(value, limit), ...(id ? [(0,text_escape/* link */.nf)((0,text_escape/* code */.aY)(id, 80), address)] : [])]
        .filter((part) => part !== '')
        .join(' ');
}

;// CONCATENATED MODULE: ./build/render/sections/gate/comparison.js





/** Markup; the sign and its word stay on one line. */
const COMPARED_SIGNS = {
    regressed: '❌',
    flaky: '🔁',
    fell: '🔻',
    fixed: '✅',
};
const COMPARED_COLUMNS = [
    { title: 'Change', align: 'left' },
    { title: 'Case', align: 'left' },
    { title: 'Baseline', align: 'right' },
    { title: 'Here', align: 'right' },
    { title: 'Remark', align: 'left' },
];
/** Cases that came out otherwise and stand unfolded, the worst first. */
const WORST_ROWS = 5;
const SENTENCE_LENGTH = 600;
/**
 * What differs from the baseline: counts, the worst cases, what was found of all together; the rest is
 * folded. Null where nothing was compared.
 * @param limit rows that are folded at most.
 */
function comparisonSection(verdict, limit = 100) {
    const { comparison } = verdict;
    if (comparison === undefined)
        return null;
    const rows = (0,comparison_words/* comparedRows */.HL)(comparison);
    const sentences = (0,comparison_words/* comparisonSentences */.CX)(verdict);
    const begin = `### Against the baseline\n\n${(0,comparison_words/* countsWords */.Mm)(comparison)}`;
    const lists = listOf((0,comparison_words/* toldCases */.Nk)(verdict).map(comparison_words/* namingSentence */.cf));
    const draw = (folded, namesShown) => joined([
        begin,
        caseTable(rows.slice(0, WORST_ROWS)),
        moreRows(comparison, rows.slice(0, WORST_ROWS + folded), namesShown),
        listOf(sentences),
        lists === '' ? '' : fold('Which cases were compared, and which were not', lists),
        footer(comparison, rows),
    ]);
    return {
        title: 'comparison with the baseline',
        levels: [
            { keep: 38, render: () => draw(limit, Number.POSITIVE_INFINITY) },
            { keep: 39, render: () => draw(Math.min(limit, 10), 100) },
            {
                keep: 40,
                render: () => joined([begin, caseTable(rows.slice(0, 3)), listOf(sentences.slice(0, 3))]),
            },
            { keep: 41, render: () => begin },
        ],
    };
}
function footer({ origin }, rows) {
    const legend = rows.some(({ tellsChance }) => tellsChance) ? [comparison_words/* CHANCE_LEGEND */.v_] : [];
    return `<sub>${[`Baseline: ${valueCell((0,baseline_words/* originFact */.xg)(origin))}`, ...legend].join(' · ')}</sub>`;
}
/** What is behind the first rows; those that regressed by name at least. */
function moreRows(comparison, shown, namesShown) {
    const more = (0,comparison_words/* moreWords */.bp)(comparison, shown.slice(0, WORST_ROWS));
    if (more === null)
        return '';
    const rest = (0,comparison_words/* moreWords */.bp)(comparison, shown);
    const names = comparison.regressed.named
        .slice(shown.length)
        .slice(0, namesShown)
        .map((one) => (0,text_escape/* inline */.mG)((0,comparison_words/* nameOf */.Vb)(one), 160));
    return fold(`More rows: ${more}`, joined([
        caseTable(shown.slice(WORST_ROWS)),
        names.length === 0 ? '' : `Regressed as well: ${names.join(', ')}.`,
        rest === null ? '' : `Without a row here: ${rest}. See the report.`,
    ]));
}
function caseTable(rows) {
    if (rows.length === 0)
        return '';
    const cells = rows.map(({ state, name, baseline, head, remark }) => [
        `${COMPARED_SIGNS[state]}&nbsp;${comparison_words/* COMPARED_WORDS */.Yw[state].replaceAll(' ', '&nbsp;')}`,
        ...[(0,text_escape/* inline */.mG)(name, 160), (0,text_escape/* inline */.mG)(baseline), (0,text_escape/* inline */.mG)(head), (0,text_escape/* inline */.mG)(remark)],
    ]);
    return table(COMPARED_COLUMNS, cells);
}
function listOf(sentences) {
    return sentences.map((sentence) => `- ${(0,text_escape/* inline */.mG)(sentence, SENTENCE_LENGTH)}`).join('\n');
}
function joined(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}

// EXTERNAL MODULE: ./build/model/verdict.js
var verdict = __webpack_require__(70543);
;// CONCATENATED MODULE: ./build/render/sections/alerts.js







/** What no surface may hide, such as that the models were not real. */
function noticeSection({ notice }) {
    if (notice === null)
        return null;
    return {
        title: 'notice',
        levels: [
            { keep: 85, render: () => alerts_alert('NOTE', [(0,text_escape/* inline */.mG)(notice, 1000)]) },
            { keep: 990, render: () => `Note: ${(0,text_escape/* inline */.mG)(notice, 60)}` },
        ],
    };
}
/** What kept the evidence from being whole; null where the headline says all there is to it. */
function problemsSection({ problems }, verdict, limit = 20) {
    const headline = (0,verdict_words/* headlineOf */.g)(verdict);
    if (problems.every((problem) => saysProblem(headline, problem)))
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
function saysProblem(headline, { message, location }) {
    return location === undefined && headlineSays(headline, message);
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
        const place = location ? ` (${(0,text_escape/* inline */.mG)(formatPlace(location))})` : '';
        return `- ${KIND_WORDS[kind]}: ${(0,text_escape/* inline */.mG)(message, 500)}${place}`;
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
        const lines = warnings.slice(0, shown).map((warning) => `- ${(0,text_escape/* inline */.mG)(warning, 300)}`);
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
function configurationSection({ troubles }) {
    const list = (limit) => {
        const lines = troubles.slice(0, limit).map((text) => `- ${(0,text_escape/* inline */.mG)(text, 500)}`);
        const more = troubles.length - lines.length;
        const isCounted = troubles.length <= verdict/* MOST_TROUBLES */.Zb;
        if (more > 0)
            lines.push(isCounted ? `- ${(0,quantity/* countOf */.pq)(more, 'more problem')}` : '- more problems');
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
/** What GitHub draws a box around. */
function alerts_alert(kind, lines) {
    return [`> [!${kind}]`, ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
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
                (0,text_escape/* code */.aY)(name, 80),
                rate === null ? format/* UNKNOWN */.HV : `<code>${(0,format/* bar */.M0)(rate, 10)}</code>&nbsp;${(0,quantity/* formatPercent */.l9)(rate)}`,
                `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`,
                (0,format/* formatDuration */.a3)(medianDurationMs),
                (0,format/* formatTokens */._y)(tokens),
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

// EXTERNAL MODULE: ./build/render/text/durations.js
var text_durations = __webpack_require__(21104);
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
        { title: `Median ${noun}`, value: (0,text_durations/* percentile */.Y)(percentiles, 0.5) },
        { title: '95th percentile', value: (0,text_durations/* percentile */.Y)(percentiles, 0.95) },
    ];
    const counts = [
        { title: 'Tokens', value: tokens.total },
        { title: 'Tokens in', value: tokens.input },
        { title: 'Tokens out', value: tokens.output },
    ];
    return [
        ...durations.map(({ title, value }) => ({ title, figure: (0,format/* formatDuration */.a3)(value), value })),
        ...counts.map(({ title, value }) => ({ title, figure: (0,format/* formatTokens */._y)(value), value })),
    ].filter(({ value }) => value !== null);
}

// EXTERNAL MODULE: ./build/render/words/confirmation-words.js
var confirmation_words = __webpack_require__(83582);
;// CONCATENATED MODULE: ./build/render/words/repeats-words.js

/** `pass^3`: what a chance that so many tries in a row pass is called. */
function passAllTitle({ tries }) {
    return `pass^${tries}`;
}
/** What repeats say of how reliable cases are, in sentences. */
function describeRepeats({ tries, passAll, cases, stable }) {
    const mean = cases.length === 1 ? '' : ` in the mean of ${(0,quantity/* countOf */.pq)(cases.length, 'case')}`;
    const title = passAllTitle({ tries });
    const chance = `${title}, the chance that ${tries} tries in a row pass, is ${(0,quantity/* formatPercent */.l9)(passAll)}${mean}.`;
    if (stable === null)
        return chance;
    const { passes, failureRate, confidence } = stable;
    // Rounded up: it is what cannot be ruled out.
    const bound = (0,quantity/* formatExactPercent */.oy)(Math.ceil(failureRate * 1000 - 1e-6) / 1000);
    return `${chance} ${(0,quantity/* formatCount */.B4)(passes)} passes of ${(0,quantity/* formatCount */.B4)(passes)} do not make a case stable: it may still fail up to ${bound} of the time (${(0,quantity/* formatExactPercent */.oy)(confidence)} confidence).`;
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
    const headline = (0,verdict_words/* headlineOf */.g)(verdict);
    const told = problems.every((problem) => saysProblem(headline, problem));
    return listSection('problems', told ? [] : problems.map(problemItem), (list) => `<div class="alert problem" role="note"><strong>The evidence is not whole:</strong>${list}</div>`);
}
function problemItem({ kind, message, location }) {
    const place = location ? ` (<code>${markup_text(formatPlace(location))}</code>)` : '';
    return `${KIND_WORDS[kind]}: ${markup_text(message, 2000)}${place}`;
}
/** What the code under test would change of what it is judged by. */
function policyChangesSection(verdict) {
    const changes = policyChanges(verdict).map((change) => markup_text(change, 1000));
    return listSection('what it would change of the policy', changes, (list) => `<div class="alert problem" role="note"><strong>${markup_text(changesHeading(verdict))}</strong>${list}</div>`);
}
function page_sections_configurationSection({ troubles }) {
    const problems = troubles.map((trouble) => markup_text(trouble, 1000));
    return listSection('configuration', problems.length > 1 ? problems : [], (list) => list);
}
const GATE_COLUMNS = ['Check', 'Outcome', 'Wanted', 'Found', 'Role'].map((title) => ({
    title,
    align: 'left',
}));
const WHY_COLUMN = { title: 'Why', align: 'left' };
function page_sections_gateSection(verdict) {
    const reasons = tellsReasons(verdict);
    const rows = verdict.checks.map((check) => {
        const { title, expected, actual, reason } = (0,check_words/* checkWords */.iW)(check);
        return [
            markup_text(title),
            OUTCOME_WORDS[check.outcome],
            markup_text(expected, 1000),
            markup_text(actual, 1000),
            roleWords(check),
            ...(reasons ? [markup_text(reason ?? '', 1000)] : []),
        ];
    });
    const columns = [...GATE_COLUMNS, ...(reasons ? [WHY_COLUMN] : [])];
    return fixedSection('gate', () => rows.length === 0 ? '' : section('Gate', grid(columns, rows)));
}
function confirmationSection({ confirmation, suspicion }) {
    return fixedSection('confirmation', () => {
        if (confirmation === undefined)
            return '';
        const rows = confirmation.cases
            .slice(0, CASES_LOOKED_AT)
            .map((one) => [markup_text(one.title ?? one.identity, 200), ...(0,confirmation_words/* confirmationFigures */.pW)(one)]);
        const words = markup_text((0,confirmation_words/* describeConfirmation */.ts)(confirmation), 1000);
        const looks = suspicion === undefined ? [] : (0,confirmation_words/* lookSentences */._6)(suspicion);
        const items = looks.map((one) => `<li>${markup_text(one, 1000)}</li>`);
        const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
        return section('Looked at again', `<p>${words}</p>${list}${grid(confirmation_words/* CONFIRMATION_COLUMNS */.QL, rows)}`);
    });
}
const CASES_LOOKED_AT = 100;
function quarantineSection({ quarantine = [] }) {
    const items = quarantine.map((note) => markup_text((0,quarantine_words/* describeQuarantine */.Ux)(note), 1000));
    return listSection('quarantine', items, (list) => section('Quarantine', list));
}
const MODELS_SHOWN = 200;
function page_sections_modelsSection({ models }) {
    const rows = models.slice(0, MODELS_SHOWN).map((model) => {
        const { name, counts, medianDurationMs, tokens } = model;
        const rate = (0,model_counts/* passRate */.sc)(counts);
        return [
            markup_text(name, 80),
            rate === null ? format/* UNKNOWN */.HV : `${rateBar(rate)} ${(0,quantity/* formatPercent */.l9)(rate)}`,
            `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`,
            (0,format/* formatDuration */.a3)(medianDurationMs),
            (0,format/* formatTokens */._y)(tokens),
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
function repeatsSection({ repeats }) {
    return fixedSection('repeats', () => repeats === undefined ? '' : section('Repeats', `<p>${markup_text(describeRepeats(repeats))}</p>`));
}
function runHistorySection({ report, counts }) {
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
    const rows = environmentFacts(view).map((fact) => [markup_text(fact.label, 60), factValue(fact)]);
    return fixedSection('environment', () => rows.length === 0 ? '' : section('Environment', grid(ENVIRONMENT_COLUMNS, rows)));
}
/** What a fact is, and where it has one, its identifier as a link. */
function factValue({ value, id, address }) {
    return [markup_text(value), ...(id ? [markup_anchor(`<code>${markup_text(id, 80)}</code>`, address)] : [])]
        .filter((part) => part !== '')
        .join(' ');
}

;// CONCATENATED MODULE: ./build/render/html/comparison.js






const comparison_SENTENCE_LENGTH = 2_000;
/** More names than these are folded. */
const NAMES_UNFOLDED = 10;
/** What differs from the baseline, the worst first; empty where nothing was compared. */
function comparison_comparisonSection(verdict) {
    const { comparison } = verdict;
    const draw = (limit) => {
        if (comparison === undefined)
            return '';
        const rows = (0,comparison_words/* comparedRows */.HL)(comparison).slice(0, limit);
        const legend = rows.some(({ tellsChance }) => tellsChance) ? [comparison_words/* CHANCE_LEGEND */.v_] : [];
        const cells = rows.map(({ state, name, baseline, head, remark }) => [
            `${COMPARED_SIGNS[state]} ${comparison_words/* COMPARED_WORDS */.Yw[state]}`,
            ...[markup_text(name), markup_text(baseline), markup_text(head), markup_text(remark)],
        ]);
        const more = (0,comparison_words/* comparedCount */.Po)(comparison) - rows.length;
        const items = [
            ...(0,comparison_words/* comparisonSentences */.CX)(verdict).map((sentence) => markup_text(sentence, comparison_SENTENCE_LENGTH)),
            ...(0,comparison_words/* toldCases */.Nk)(verdict).map((told) => namesMarkup(told, limit)),
        ];
        const footer = [`Baseline: ${factValue((0,baseline_words/* originFact */.xg)(comparison.origin))}`, ...legend];
        const parts = [
            `<p>${(0,comparison_words/* countsWords */.Mm)(comparison)}</p>`,
            ...(cells.length === 0 ? [] : [grid(COMPARED_COLUMNS, cells)]),
            ...(more > 0 ? [omission(`${(0,quantity/* countOf */.pq)(more, 'more case')} left out`)] : []),
            `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
            `<p class="soft">${footer.join(' · ')}</p>`,
        ];
        return section('Against the baseline', parts.join('\n'));
    };
    return {
        title: 'comparison with the baseline',
        levels: [
            { keep: 60, render: () => draw(1_000) },
            { keep: 61, render: () => draw(20) },
        ],
    };
}
function namesMarkup(told, limit) {
    const { count, named } = told.cases;
    if (count <= NAMES_UNFOLDED)
        return markup_text((0,comparison_words/* namingSentence */.cf)(told), comparison_SENTENCE_LENGTH);
    const names = named.slice(0, limit).map((one) => markup_text((0,comparison_words/* nameOf */.Vb)(one)));
    const more = count - names.length;
    const listed = [...names, ...(more > 0 ? [`and ${(0,quantity/* formatCount */.B4)(more)} more`] : [])].join(', ');
    return `<details><summary>${markup_text(told.told)}</summary>${listed}</details>`;
}

// EXTERNAL MODULE: ./build/model/servers/diagnosis.js
var diagnosis = __webpack_require__(40096);
// EXTERNAL MODULE: ./build/render/words/health/diagnosis-words.js
var diagnosis_words = __webpack_require__(53463);
;// CONCATENATED MODULE: ./build/render/html/diagnoses.js




/** A row a server, and what keeps each from being well. */
function diagnosesSection({ diagnoses = [] }) {
    return {
        title: 'servers',
        levels: [
            { keep: 60, render: () => diagnoses_draw(diagnoses, 1_000) },
            { keep: 70, render: () => diagnoses_draw(diagnoses, 20) },
        ],
    };
}
function diagnoses_draw(diagnoses, most) {
    if (diagnoses.length === 0)
        return '';
    const rows = diagnoses.slice(0, most).map((one) => (0,diagnosis_words/* diagnosisRow */.s_)(one, (value) => markup_text(value, 80)));
    const troubles = diagnoses.flatMap((one) => (0,diagnosis/* troublesOf */.on)(one).map((check) => itemOf(one, check)));
    const list = troubles.length === 0 ? '' : `<ul>${troubles.slice(0, most).join('')}</ul>`;
    const isWhole = diagnoses.length <= most && troubles.length <= most;
    const rest = isWhole ? '' : omission('More servers left out');
    return section('Servers', `${grid(diagnosis_words/* DIAGNOSIS_COLUMNS */.Es, rows)}${list}${rest}`);
}
function itemOf({ server, location }, check) {
    const place = location === undefined ? '' : ` (<code>${markup_text(formatPlace(location))}</code>)`;
    const advice = (0,diagnosis_words/* adviceMarkup */.jB)(check, (value) => markup_text(value, 1000), (value) => `<code>${markup_text(value, 1000)}</code>`);
    const what = `<strong>${markup_text(server, 80)}</strong>, ${diagnosis_words/* CHECK_NAMES */.cj[check.id]}${place}`;
    return `<li>${(0,diagnosis_words/* signOf */.rL)(check)} ${what}: ${(0,diagnosis_words/* sentence */.em)(markup_text(check.detail, 2000))}${advice}</li>`;
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
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif;
  overflow-wrap: anywhere; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 4px; }
h2 { font-size: 19px; margin: 32px 0 12px; padding-bottom: 6px; border-bottom: 1px solid var(--line); }
h3 { font-size: 15px; margin: 16px 0 6px; }
h4 { font-size: 13.5px; margin: 12px 0 6px; color: var(--soft); }
p { margin: 8px 0; }
a { color: var(--link); }
code, pre { font: 12.5px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
pre { margin: 6px 0 12px; padding: 10px 12px; overflow-x: auto; background: var(--raised);
  border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; }
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
li:has(> details) { list-style: none; }
.case { border: 1px solid var(--line); border-radius: 6px; margin: 6px 0; content-visibility: auto; contain-intrinsic-size: auto 44px; }
.case[hidden] { display: none; }
.case > summary { padding: 9px 12px; cursor: pointer; }
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
const PAGE_STYLES_SHA256 = 'pdMixl1AfN1TuCSepAhTiyEfqATuRMzIJGfWwcXjBwk=';

// EXTERNAL MODULE: ./build/render/words/surface/surface-words.js
var surface_words = __webpack_require__(99916);
;// CONCATENATED MODULE: ./build/render/sections/gate/surface.js







/** Markup; the sign and its word stay on one line. */
const CLASS_SIGNS = {
    ...{ breaking: '❌', unclear: '❔', wording: '✏️', compatible: '➕' },
};
/** Two, since more of them do not fit the width of a telephone. */
const SURFACE_COLUMNS = [
    { title: 'Change', align: 'left' },
    { title: 'Where', align: 'left' },
];
/** Changes that stand unfolded, the gravest first. */
const ROWS_UNFOLDED = 20;
const ROWS_FOLDED = 480;
const VALUE_LENGTH = 160;
const PLACE_LENGTH = 400;
const DIFFS_SHOWN = 20;
const WEIGHTS_SHOWN = 20;
const SILENT_SHOWN = 20;
const LINE_LENGTH = 400;
/**
 * What changed of what servers offer, breaking changes first; null where nobody asked what they offer.
 * @param limit changes that are folded at most.
 */
function surfaceSection({ source, surface: found }, { surface }, limit = ROWS_FOLDED) {
    // Evals have it with them for whoever compares later.
    if (found === undefined || source !== 'diff')
        return null;
    const silent = (0,surface_words/* silentWords */.ZE)(found.silent, SILENT_SHOWN).map((words) => `- ${(0,text_escape/* inline */.mG)(words, 600)}`);
    const draw = (unfolded, folded, diffs) => surface_joined([
        '### What the servers offer',
        silent.join('\n'),
        ...(surface === undefined ? [] : changesOf(surface, { unfolded, folded, diffs })),
    ]);
    const isEmpty = silent.length === 0 && surface === undefined;
    if (isEmpty)
        return null;
    return {
        title: 'changes of what the servers offer',
        levels: [
            { keep: 38, render: () => draw(ROWS_UNFOLDED, limit, DIFFS_SHOWN) },
            { keep: 39, render: () => draw(ROWS_UNFOLDED, Math.min(limit, 50), 5) },
            { keep: 40, render: () => draw(10, 0, 0) },
            { keep: 41, render: () => draw(3, 0, 0) },
        ],
    };
}
function changesOf(surface, { unfolded, folded, diffs }) {
    const { changes, counts, weights, origin } = surface;
    const [first, others] = [changes.slice(0, unfolded), changes.slice(unfolded, unfolded + folded)];
    const all = counts.breaking + counts.unclear + counts.wording + counts.compatible;
    const more = all - first.length - others.length;
    const words = (0,surface_words/* surfaceCounts */.qO)(surface);
    const worded = changes.filter(({ diff }) => diff !== undefined).slice(0, diffs);
    return [
        words === '' ? 'Nothing changed.' : `${words}.`,
        first.length === 0 ? '' : changeTable(first),
        others.length === 0 ? '' : fold((0,quantity/* countOf */.pq)(others.length, 'more change'), changeTable(others)),
        more > 0 ? `${(0,quantity/* countOf */.pq)(more, 'more change')}: see the report.` : '',
        worded.length === 0 ? '' : fold(diffSummary(worded), surface_joined(worded.map(diffOf))),
        [
            ...weights
                .slice(0, WEIGHTS_SHOWN)
                .map((weight) => `- List of tools of ${(0,text_escape/* code */.aY)(weight.server)}: ${(0,surface_words/* weightWords */.A)(weight)}`),
            ...(0,surface_words/* untoldWords */.cb)(surface).map((untold) => `- ${(0,text_escape/* inline */.mG)(untold, 600)}`),
        ].join('\n'),
        `<sub>Compared with: ${valueCell((0,baseline_words/* originFact */.xg)(origin, null, true))}</sub>`,
    ];
}
const diffSummary = (changes) => `${(0,quantity/* countOf */.pq)(changes.length, 'text')} that models and people read`;
function changeTable(changes) {
    const rows = changes.map((change) => [
        lines([
            `${CLASS_SIGNS[change.class]}&nbsp;**${surface_words/* CLASS_WORDS */.f5[change.class]}**`,
            (0,surface_words/* kindWords */.Gk)(change),
            surface_words/* DIRECTION_WORDS */.Et[change.direction],
        ]),
        lines([
            (0,text_escape/* codePath */.Xe)((0,surface_words/* subjectWords */.oR)(change), VALUE_LENGTH),
            change.place === '' ? '' : (0,text_escape/* codePath */.Xe)(change.place, PLACE_LENGTH),
            (0,surface_words/* sidesMarkup */.$S)(change, (text) => (0,text_escape/* code */.aY)(text, VALUE_LENGTH)),
        ]),
    ]);
    return table(SURFACE_COLUMNS, rows);
}
const lines = (texts) => texts.filter((text) => text !== '').join('<br>');
const DIFF_SIGNS = { same: ' ', removed: '-', added: '+' };
/** The lines of a changed text, each behind its sign. Cleaned, not escaped. */
function diffLines({ diff = [] }) {
    return diff.map(({ sign, text }) => `${DIFF_SIGNS[sign]} ${(0,clean_text/* cleanLine */.Ow)(text, LINE_LENGTH)}`);
}
function diffOf(change) {
    return `${(0,text_escape/* code */.aY)((0,surface_words/* placeWords */.fp)(change), VALUE_LENGTH)}\n\n${(0,text_escape/* fence */.EU)(diffLines(change), 'diff')}`;
}
function surface_joined(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}

;// CONCATENATED MODULE: ./build/render/html/surface.js







const surface_VALUE_LENGTH = 400;
/** What changed of what servers offer, the gravest first; empty where nobody asked for it. */
function surface_surfaceSection({ source, surface: found }, { surface }) {
    const draw = (limit) => {
        if (found === undefined || source !== 'diff')
            return '';
        const silent = (0,surface_words/* silentWords */.ZE)(found.silent, limit).map((words) => markup_text(words, 2_000));
        return section('What the servers offer', [...surface_listOf(silent), ...(surface === undefined ? [] : surface_changesOf(surface, limit))].join('\n'));
    };
    return {
        title: 'changes of what the servers offer',
        levels: [
            { keep: 62, render: () => draw(1_000) },
            { keep: 63, render: () => draw(20) },
        ],
    };
}
function surface_changesOf(surface, limit) {
    const { changes, counts, weights, origin } = surface;
    const shown = changes.slice(0, limit);
    const all = counts.breaking + counts.unclear + counts.wording + counts.compatible;
    const more = all - shown.length;
    const words = (0,surface_words/* surfaceCounts */.qO)(surface);
    const tokens = weights
        .slice(0, limit)
        .map((weight) => `List of tools of ${markup_text(weight.server)}: ${(0,surface_words/* weightWords */.A)(weight)}`);
    return [
        `<p>${words === '' ? 'Nothing changed.' : `${words}.`}</p>`,
        ...(shown.length === 0 ? [] : [grid(SURFACE_COLUMNS, shown.map(rowOf))]),
        ...(more > 0 ? [omission(`${(0,quantity/* countOf */.pq)(more, 'more change')} left out`)] : []),
        ...shown.filter(({ diff }) => diff !== undefined).map(surface_diffOf),
        ...surface_listOf([...tokens, ...(0,surface_words/* untoldWords */.cb)(surface).map((untold) => markup_text(untold, 2_000))]),
        `<p class="soft">Compared with: ${factValue((0,baseline_words/* originFact */.xg)(origin, null, true))}</p>`,
    ];
}
function rowOf(change) {
    return [
        surface_lines([
            `${CLASS_SIGNS[change.class]}&nbsp;<strong>${surface_words/* CLASS_WORDS */.f5[change.class]}</strong>`,
            (0,surface_words/* kindWords */.Gk)(change),
            surface_words/* DIRECTION_WORDS */.Et[change.direction],
        ]),
        surface_lines([
            pathMarkup((0,surface_words/* subjectWords */.oR)(change)),
            change.place === '' ? '' : pathMarkup(change.place),
            (0,surface_words/* sidesMarkup */.$S)(change, (value) => `<code>${markup_text(value, surface_VALUE_LENGTH)}</code>`),
        ]),
    ];
}
const surface_lines = (parts) => parts.filter((part) => part !== '').join('<br>');
function pathMarkup(path) {
    const pieces = (0,text_escape/* pathPieces */.P3)(path, surface_VALUE_LENGTH).map((piece) => markup_text(piece, surface_VALUE_LENGTH));
    return `<code>${pieces.join('<wbr>')}</code>`;
}
function surface_diffOf(change) {
    const place = `<code>${markup_text((0,surface_words/* placeWords */.fp)(change), surface_VALUE_LENGTH)}</code>`;
    return `<details><summary>${place}</summary><pre>${escapeLines(diffLines(change))}</pre></details>`;
}
function surface_listOf(items) {
    return items.length === 0 ? [] : [`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`];
}

;// CONCATENATED MODULE: ./build/render/markdown/document.js
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
function document_fitSections(sections, budget, leftOut = leftOutLine) {
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
    const facts = view.report === null ? null : (0,facts_facts/* factsOf */.xS)(view.report);
    const frame = page(view, facts, '');
    const limit = limitBytes - measure(frame, 'bytes');
    const main = document_fitSections(sectionsOf(view, facts), { unit: 'bytes', limit }, (titles) => omission(`Left out: ${titles.join(', ')},`));
    return page(view, facts, main);
}
function sectionsOf(view, facts) {
    const { verdict, links = {} } = view;
    const environment = page_sections_environmentSection(view);
    const decided = verdict.value === 'invalid' ? page_sections_configurationSection : page_sections_gateSection;
    const changes = policyChangesSection(verdict);
    if (facts === null)
        return [changes, decided(verdict), environment];
    const { report } = facts;
    return [
        changes,
        page_sections_noticeSection(report),
        page_sections_problemsSection(report, verdict),
        decided(verdict),
        diagnosesSection(report),
        surface_surfaceSection(report, verdict),
        comparison_comparisonSection(verdict),
        confirmationSection(verdict),
        quarantineSection(verdict),
        casesSection(facts, verdict, links),
        page_sections_modelsSection(facts),
        page_sections_totalsSection(facts),
        repeatsSection(verdict),
        runHistorySection(facts),
        page_sections_warningsSection(report),
        environment,
    ];
}
function page(view, facts, main) {
    const { report, verdict } = view;
    const name = report === null ? '' : report.suite.name.trim();
    const titleOf = (suite) => `${VERDICT_WORDS[verdict.value]}${suite === '' ? '' : `: ${suite}`}`;
    const hasEntries = facts !== null && facts.cases.length > 0;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${titleOf(attribute(name))}</title>
<style>${PAGE_STYLES}</style>
</head>
<body class="verdict-${verdict.value}">
<header>
<h1>${titleOf(markup_text(name))}</h1>
<p class="headline">${markup_text((0,verdict_words/* headlineOf */.g)(verdict), HEADLINE_LENGTH)}</p>
${facts === null || !(0,report_source/* hasCases */.Yp)(facts.report) ? '' : numbers(facts, verdict)}
${artifactsLink(view)}
</header>
<main>
${main}</main>
<footer>Report of the MCP eval gate.</footer>
${hasEntries ? `<script>${PAGE_SCRIPT}</script>` : ''}
</body>
</html>
`;
}
function numbers(facts, verdict) {
    const rate = (0,model_counts/* passRate */.sc)(facts.counts);
    const delta = rate === null ? null : formatDelta(facts.report, rate);
    const parts = [
        ...(rate === null ? [] : [`<strong>${(0,quantity/* formatPercent */.l9)(rate)}</strong>`, rateBar(rate)]),
        ...countParts(facts),
        ...(0,quarantine_words/* asideParts */.fk)(verdict),
        ...(delta === null ? [] : [delta]),
    ];
    return `<ul class="figures">${parts.map((part) => `<li>${part}</li>`).join('')}</ul>`;
}
function artifactsLink({ links = {} }) {
    const label = 'Artifacts of the workflow run';
    const markup = markup_anchor(label, links.report);
    return markup === label ? '' : `<p>${markup}</p>`;
}

// EXTERNAL MODULE: ./build/render/text/once-per.js
var once_per = __webpack_require__(87050);
;// CONCATENATED MODULE: ./build/render/sections/case-table.js








const SUMMARY_TABLE = {
    unfoldedRows: 25,
    rowSteps: [500, 200, 100, 50, 20, 10],
};
const COMMENT_TABLE = { unfoldedRows: 0, rowSteps: [50, 20, 10] };
const WHOLE_TABLE = {
    unfoldedRows: 25,
    rowSteps: [10_000, 2_000, ...SUMMARY_TABLE.rowSteps],
};
const case_table_COLUMNS = [
    {
        title: '',
        align: 'center',
        when: () => true,
        cell: ({ state }) => facts_facts/* STATE_ICONS */.t1[state],
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
        cell: ({ testCase }) => `<code>${(0,format/* strip */.bB)(testCase.iterations)}</code>`,
    },
    {
        title: 'Passed',
        align: 'right',
        when: ({ repeats }) => repeats,
        cell: ({ counts, testCase }) => counts.total === 0
            ? skippedCell(testCase)
            : `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`,
    },
    {
        title: 'Duration',
        align: 'right',
        when: ({ totalDurationMs }) => totalDurationMs !== null,
        cell: ({ durationMs }) => (0,format/* formatDuration */.a3)(durationMs),
    },
    {
        title: 'Tokens',
        align: 'right',
        when: ({ tokens }) => tokens.total !== null,
        cell: ({ tokens }) => (0,format/* formatTokens */._y)(tokens),
    },
    {
        title: 'Model',
        align: 'left',
        when: modelsDiffer,
        cell: modelsCell,
    },
];
/** The chance of each case that several tries in a row pass, before how long it took. */
function withRepeats(repeats) {
    if (repeats === undefined)
        return case_table_COLUMNS;
    const chances = new Map(repeats.cases.map(({ id, passAll }) => [id, passAll]));
    const column = {
        title: passAllTitle(repeats),
        align: 'right',
        when: () => true,
        cell: ({ testCase: { id } }) => {
            const chance = chances.get(id);
            return chance === undefined ? format/* UNKNOWN */.HV : (0,quantity/* formatPercent */.l9)(chance);
        },
    };
    const place = case_table_COLUMNS.findIndex(({ title }) => title === 'Duration');
    return case_table_COLUMNS.toSpliced(place, 0, column);
}
/** Every case in a row, those that passed last. */
function caseTableSection(facts, repeats, { rowSteps, unfoldedRows } = SUMMARY_TABLE) {
    const count = facts.cases.length;
    if (count === 0)
        return null;
    // Of the steps that show every row, one is enough.
    const needed = rowSteps.filter((_, step) => (rowSteps[step + 1] ?? 0) < count);
    const columns = withRepeats(repeats).filter(({ when }) => when(facts));
    const row = (0,once_per/* oncePer */.P)((item) => columns.map(({ cell }) => cell(item)));
    return {
        title: `table of ${(0,quantity/* countOf */.pq)((0,model_counts/* countCases */.zp)(facts.report.cases), 'case')}`,
        levels: needed.map((limit, step) => ({
            keep: 5 + step,
            render: () => case_table_draw(facts, limit, { columns, row, unfoldedRows, repeats }),
        })),
    };
}
function case_table_draw(facts, limit, drawing) {
    const { columns, row, unfoldedRows, repeats } = drawing;
    const shown = facts.cases.slice(0, limit);
    const parts = [
        table(columns, shown.map((item) => row(item))),
    ];
    const total = (0,model_counts/* countCases */.zp)(facts.report.cases);
    const more = total - (0,model_counts/* countCases */.zp)(shown.map(({ testCase }) => testCase));
    if (more > 0)
        parts.push(`${(0,quantity/* countOf */.pq)(more, 'more case')}: see the report.`);
    if (facts.repeats) {
        const legend = (0,format/* stripLegend */.G4)(shown.map(({ testCase }) => testCase));
        parts.push(`<sub>Iterations: ${legend}</sub>`);
    }
    if (repeats !== undefined)
        parts.push(`<sub>${describeRepeats(repeats)}</sub>`);
    const body = parts.join('\n\n');
    const title = `Cases (${(0,quantity/* formatCount */.B4)(total)})`;
    if (shown.length <= unfoldedRows)
        return `### ${title}\n\n${body}`;
    return fold(`<strong>${title}</strong>`, body);
}
const case_table_OUTCOME_WORDS = {
    failing: 'failed',
    unfinished: 'unfinished',
    flaky: 'passed after a retry',
    passed: 'passed',
    skipped: 'skipped',
};
/** How the only iteration of a case ended. */
function outcomeCell({ testCase, state }) {
    const [only] = testCase.iterations;
    if (state === 'skipped')
        return skippedCell(testCase);
    return only?.outcome === 'error' ? 'error' : case_table_OUTCOME_WORDS[state];
}
const case_table_REASON_LENGTH = 120;
/** That a case was skipped and, where that is known, why. */
function skippedCell({ iterations }) {
    const reason = iterations.find(({ error }) => error !== null)?.error;
    return reason == null ? 'skipped' : `skipped: ${(0,text_escape/* inline */.mG)(reason, case_table_REASON_LENGTH)}`;
}
/** Where all cases have the same models, that is no news of any of them. */
function modelsDiffer({ cases }) {
    const known = cases.map(({ models }) => models.join('\n')).filter((models) => models !== '');
    return new Set(known).size > 1;
}
function modelsCell({ models }) {
    if (models.length === 0)
        return format/* UNKNOWN */.HV;
    const named = models.slice(0, 2).map((model) => (0,text_escape/* code */.aY)(model, 60));
    const more = models.length - named.length;
    return more > 0 ? `${named.join(', ')} +${(0,quantity/* formatCount */.B4)(more)}` : named.join(', ');
}

;// CONCATENATED MODULE: ./build/render/sections/case-failures.js





/** The iterations of a case that did not pass, and why; those alike are shown once. */
function case_failures_caseFailures(item, detail) {
    const { shown, hidden } = (0,failure_groups/* failuresOf */.d)(item, detail);
    const parts = shown.flatMap((group) => case_failures_groupFindings(group, detail));
    if (hidden > 0)
        parts.push(`${(0,quantity/* countOf */.pq)(hidden, 'more failing iteration')}: see the report.`);
    return parts.join('\n\n');
}
function case_failures_groupFindings(group, detail) {
    const { error, diff, failedAssertions, stack, iteration } = group;
    const findings = [];
    if (error.length > 0)
        findings.push((0,text_escape/* fence */.EU)(error, 'text'));
    if (diff.length > 0) {
        const title = 'Tool calls: <code>-</code> expected, <code>+</code> actual';
        findings.push(title, (0,text_escape/* fence */.EU)(diff, 'diff'));
    }
    if (failedAssertions.length > 0)
        findings.push(assertionList(group, detail));
    const results = assertionDiff(failedAssertions, detail);
    if (results.length > 0)
        findings.push(case_failures_RESULTS_TITLE, (0,text_escape/* fence */.EU)(results, 'diff'));
    if (stack.length > 0)
        findings.push('Stack', (0,text_escape/* fence */.EU)(stack, 'text'));
    if (findings.length === 0)
        findings.push('No reason was given.');
    const trace = (0,failure_groups/* traceExcerpt */.H)(iteration, detail);
    if (trace !== null)
        findings.push(trace.title, (0,text_escape/* fence */.EU)(trace.lines, 'text'));
    return [groupTitle(group), ...findings];
}
const case_failures_RESULTS_TITLE = 'Results: <code>-</code> expected, <code>+</code> observed';
function groupTitle({ title, count, iteration }) {
    const facts = count === 1 ? figures(iteration) : [', all in the same way'];
    return `<strong>${title}</strong>${facts.join(' · ')}`;
}
function figures({ durationMs, tokens, model, attempts }) {
    const known = [
        durationMs === null ? format/* UNKNOWN */.HV : (0,format/* formatDuration */.a3)(durationMs),
        tokens.total === null ? format/* UNKNOWN */.HV : `${(0,format/* formatTokens */._y)(tokens.total)} tokens`,
        model === null ? format/* UNKNOWN */.HV : (0,text_escape/* code */.aY)(model, 80),
        attempts > 1 ? (0,quantity/* countOf */.pq)(attempts, 'attempt') : format/* UNKNOWN */.HV,
    ].filter((text) => text !== format/* UNKNOWN */.HV);
    return known.length === 0 ? [] : ['', ...known];
}
function assertionList({ failedAssertions, iteration }, { assertions, error }) {
    const lines = failedAssertions.slice(0, assertions).map(({ label, reason }) => {
        const why = reason ? `: ${(0,text_escape/* inline */.mG)(reason, error.width)}` : '';
        return `- ❌ ${(0,text_escape/* code */.aY)(label)}${why}`;
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
        detail: SHORT_DETAIL,
        detailed,
        lines: 500,
    })),
    ...[500, 200, 100, 50, 20, 10, 5, 2, 1, 0].map((lines, step) => ({
        keep: lines === 0 ? 970 : 60 + step,
        detail: SHORT_DETAIL,
        detailed: 0,
        lines,
    })),
];
const SUMMARY_PLAN = {
    openFirst: true,
    steps: [{ keep: 35, detail: FULL_DETAIL, detailed: 25, lines: 500 }, ...SHORT_STEPS],
};
/** Folded and short, since a comment stands between what people say. */
const COMMENT_PLAN = {
    openFirst: false,
    steps: [{ keep: 35, detail: SHORT_DETAIL, detailed: 5, lines: 15 }, ...SHORT_STEPS.slice(3)],
};
/** More than that nobody reads, and it takes seconds to draw. */
const WHOLE_PLAN = {
    openFirst: true,
    steps: [
        { keep: 34, detail: WHOLE_DETAIL, detailed: 2_000, lines: 10_000 },
        ...SUMMARY_PLAN.steps,
    ],
};
const ASIDE = 'in quarantine';
/** Code points of a reason in a line. */
const failing_cases_REASON_LENGTH = 120;
/** Beyond this many, lines below cases that have their evidence shown are folded. */
const UNFOLDED_LINES = 10;
/** Failing cases with the evidence for it. */
function failingCasesSection(facts, verdict, links, { steps, openFirst } = SUMMARY_PLAN) {
    const failing = (0,facts_facts/* casesIn */.XV)(facts, 'failing');
    if (failing.length === 0)
        return null;
    const isAside = quarantinedCases(verdict);
    const line = (0,once_per/* oncePer */.P)((item) => caseLine(item, isAside(item.testCase)));
    const summary = (0,once_per/* oncePer */.P)((item) => [caseSummary(item, links), ...(isAside(item.testCase) ? [ASIDE] : [])].join(' · '));
    const bodies = new Map();
    const levels = steps.map(({ keep, detail, detailed, lines }) => {
        const body = bodies.get(detail) ?? (0,once_per/* oncePer */.P)((item) => case_failures_caseFailures(item, detail));
        bodies.set(detail, body);
        const block = (item, index) => openFirst && index === 0
            ? fold(summary(item), body(item), true)
            : fold(`${summary(item)}${reasonAfter(' · ', item)}`, body(item));
        const blocks = () => {
            const firstAlike = new Map();
            return failing.slice(0, detailed).map((item, index) => {
                const first = firstAlike.get(body(item));
                // One dead server fails many cases, and its last words are worth reading once.
                if (first !== undefined)
                    return `- ${summary(item)} · the same as <strong>${first.title}</strong>`;
                firstAlike.set(body(item), item);
                return block(item, index);
            });
        };
        return { keep, render: () => list(failing, blocks(), lines, line) };
    });
    return { title: 'failing cases', levels };
}
function list(failing, blocks, lines, line) {
    const title = `### Failing cases (${(0,quantity/* formatCount */.B4)(failing.length)})`;
    const lined = failing.slice(blocks.length, blocks.length + lines).map(line);
    const more = failing.length - blocks.length - lined.length;
    const rest = more > 0 ? [`${(0,quantity/* countOf */.pq)(more, 'more failing case')}: see the report.`] : [];
    return failing_cases_joined([title, ...blocks, ...lineList(lined, blocks.length > 0), ...rest]);
}
/** Paragraphs, among which the items of a list stand close together. */
function failing_cases_joined(parts) {
    const isItem = (part) => part?.startsWith('- ') ?? false;
    return parts
        .map((part, index) => (isItem(part) && isItem(parts[index + 1]) ? `${part}\n` : `${part}\n\n`))
        .join('')
        .trimEnd();
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
    const parts = [`${facts_facts/* STATE_ICONS */.t1.failing} <strong>${title}</strong>`];
    if (counts.total > 1) {
        parts.push(`${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)} passed`);
        parts.push((0,format/* strip */.bB)(testCase.iterations));
    }
    const { location } = testCase;
    if (location !== null)
        parts.push(placeLink(location, links));
    return parts.join(' · ');
}
function placeLink(location, links) {
    return (0,text_escape/* link */.nf)((0,text_escape/* code */.aY)(formatPlace(location)), sourceAddress(location, links));
}
/** @param isAside it does not count. */
function caseLine(item, isAside) {
    const { title, counts } = item;
    const passed = `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)} passed`;
    const remarks = [...(counts.total > 1 ? [passed] : []), ...(isAside ? [ASIDE] : [])];
    const share = remarks.length > 0 ? ` (${remarks.join(', ')})` : '';
    return `- ${facts_facts/* STATE_ICONS */.t1.failing} ${title}${share}${reasonAfter(': ', item)}`;
}
/** Why the case failed in a few words, for where its evidence is not in sight. */
function reasonAfter(separator, { bad }) {
    const error = bad.find((iteration) => iteration.error)?.error ?? '';
    return error === '' ? '' : `${separator}${(0,text_escape/* inline */.mG)(error, failing_cases_REASON_LENGTH)}`;
}

;// CONCATENATED MODULE: ./build/render/sections/diagnoses.js






/** More servers are counted. */
const MOST_ROWS = 200;
/** A row a server, and below it a line for each check that keeps one from being well. */
function diagnoses_diagnosesSection({ diagnoses = [] }, limit = 100) {
    if (diagnoses.length === 0)
        return null;
    return {
        title: 'servers',
        levels: [
            { keep: 60, render: () => sections_diagnoses_draw(diagnoses, { rows: MOST_ROWS, lines: limit, width: 1000 }) },
            { keep: 62, render: () => sections_diagnoses_draw(diagnoses, { rows: 50, lines: 20, width: 300 }) },
            { keep: 64, render: () => sections_diagnoses_draw(diagnoses, { rows: 5, lines: 3, width: 100 }) },
        ],
    };
}
function sections_diagnoses_draw(diagnoses, { rows, lines, width }) {
    const shown = diagnoses.slice(0, rows);
    const body = shown.map((one) => (0,diagnosis_words/* diagnosisRow */.s_)(one, (text) => (0,text_escape/* inline */.mG)(text, 60)));
    const troubles = diagnoses.flatMap((one) => (0,diagnosis/* troublesOf */.on)(one).map((check) => lineOf(one, check, width)));
    const left = [
        ...more(diagnoses.length - shown.length, 'more server'),
        ...more(troubles.length - lines, 'more failing check'),
    ];
    return [
        `### Servers\n\n${table(diagnosis_words/* DIAGNOSIS_COLUMNS */.Es, body)}`,
        troubles.slice(0, lines).join('\n'),
        left.length === 0 ? '' : `${left.join(' and ')}: see the report.`,
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
const more = (count, noun) => (count > 0 ? [(0,quantity/* countOf */.pq)(count, noun)] : []);
function lineOf({ server, location }, check, width) {
    const place = location === undefined ? '' : ` (${(0,text_escape/* inline */.mG)(formatPlace(location))})`;
    const what = `<strong>${(0,text_escape/* inline */.mG)(server, 60)}</strong>, ${diagnosis_words/* CHECK_NAMES */.cj[check.id]}${place}`;
    const advice = (0,diagnosis_words/* adviceMarkup */.jB)(check, (text) => (0,text_escape/* inline */.mG)(text, width), (text) => (0,text_escape/* code */.aY)(text, width));
    return `- ${(0,diagnosis_words/* signOf */.rL)(check)} ${what}: ${(0,diagnosis_words/* sentence */.em)((0,text_escape/* inline */.mG)(check.detail, width))}${advice}`;
}

;// CONCATENATED MODULE: ./build/render/sections/flaky-cases.js



/** Cases that passed, of which some iteration did only after a retry. Failing ones are told of as such. */
function flakyCasesSection(facts, limit = 50) {
    const flaky = (0,facts_facts/* casesIn */.XV)(facts, 'flaky');
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
    return `- ${facts_facts/* STATE_ICONS */.t1.flaky} ${title}: ${attemptsText(testCase).toLowerCase()}`;
}
/** `Passed at attempt 3`. */
function attemptsText({ iterations }) {
    const most = iterations.reduce((former, iteration) => ((0,model_counts/* isFlaky */.s8)(iteration) ? Math.max(former, iteration.attempts) : former), 1);
    return most > 1 ? `Passed at attempt ${(0,quantity/* formatCount */.B4)(most)}` : 'Passed after a retry';
}

;// CONCATENATED MODULE: ./build/render/sections/gate/confirmation.js




/** Cases that stand unfolded, the most suspect first. */
const confirmation_ROWS_UNFOLDED = 5;
/** What looking again at a suspected regression has shown, beside what was found at first. */
function confirmation_confirmationSection({ confirmation, suspicion }, limit = 100) {
    if (confirmation === undefined)
        return null;
    const words = (0,text_escape/* inline */.mG)((0,confirmation_words/* describeConfirmation */.ts)(confirmation), 1000);
    const looks = suspicion === undefined ? [] : (0,confirmation_words/* lookSentences */._6)(suspicion).map((one) => `- ${(0,text_escape/* inline */.mG)(one, 600)}`);
    const rowsOf = (cases) => cases.map((one) => [(0,text_escape/* inline */.mG)(one.title ?? one.identity), ...(0,confirmation_words/* confirmationFigures */.pW)(one)]);
    const draw = (shown) => {
        const rows = rowsOf(confirmation.cases.slice(0, shown));
        const [first, others] = [rows.slice(0, confirmation_ROWS_UNFOLDED), rows.slice(confirmation_ROWS_UNFOLDED)];
        const more = confirmation.cases.length - rows.length;
        return [
            '### Looked at again',
            words,
            ...(looks.length > 0 ? [looks.join('\n')] : []),
            ...(first.length > 0 ? [table(confirmation_words/* CONFIRMATION_COLUMNS */.QL, first)] : []),
            ...(others.length > 0
                ? [fold((0,quantity/* countOf */.pq)(others.length, 'more case'), table(confirmation_words/* CONFIRMATION_COLUMNS */.QL, others))]
                : []),
            ...(more > 0 ? [`${(0,quantity/* countOf */.pq)(more, 'more case')}: see the report`] : []),
        ].join('\n\n');
    };
    return {
        title: 'confirmation',
        levels: [
            { keep: 52, render: () => draw(limit) },
            { keep: 53, render: () => draw(5) },
            { keep: 54, render: () => draw(0) },
        ],
    };
}

;// CONCATENATED MODULE: ./build/render/sections/gate/policy-changes.js




/** What the code under test would change of what it is judged by; null where that is nothing. */
function policy_changes_policyChangesSection(verdict, limit = 50) {
    const changes = policyChanges(verdict);
    if (changes.length === 0)
        return null;
    const list = (shown) => {
        const lines = changes.slice(0, shown).map((change) => `- ${(0,text_escape/* inline */.mG)(change, 500)}`);
        const more = changes.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,quantity/* countOf */.pq)(more, 'more change')}: see the report`);
        return alerts_alert('WARNING', [(0,text_escape/* inline */.mG)(changesHeading(verdict)), '', ...lines]);
    };
    const short = `The change touches what it is judged by: ${(0,quantity/* countOf */.pq)(changes.length, 'change')}.`;
    return {
        title: 'what it would change of the policy',
        levels: [
            { keep: 70, render: () => list(limit) },
            { keep: 84, render: () => list(5) },
            { keep: 985, render: () => short },
        ],
    };
}

;// CONCATENATED MODULE: ./build/render/sections/gate/quarantine.js



/** What became of each entry of the quarantine, those that no longer hold first; null without one. */
function quarantine_quarantineSection({ quarantine = [] }, limit = 50) {
    if (quarantine.length === 0)
        return null;
    const notes = [
        ...quarantine.filter(({ state }) => state !== 'active'),
        ...quarantine.filter(({ state }) => state === 'active'),
    ];
    const list = (shown) => {
        const lines = notes.slice(0, shown).map((note) => `- ${(0,text_escape/* inline */.mG)((0,quarantine_words/* describeQuarantine */.Ux)(note), 500)}`);
        const more = notes.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,quantity/* formatCount */.B4)(more)} more: see the report`);
        return `### Quarantine (${(0,quantity/* formatCount */.B4)(quarantine.length)})\n\n${lines.join('\n')}`;
    };
    return {
        title: 'quarantine',
        levels: [
            { keep: 46, render: () => list(limit) },
            { keep: 47, render: () => list(10) },
            { keep: 48, render: () => list(3) },
        ],
    };
}

;// CONCATENATED MODULE: ./build/render/sections/run-history.js


/** Pass rates of the suite's recent runs, drawn and in words. */
function run_history_runHistorySection({ report, counts }) {
    const points = historyPoints(report, (0,model_counts/* passRate */.sc)(counts));
    if (points.length === 0)
        return null;
    const draw = () => `### Recent runs\n\n<code>${sparkline(points)}</code> ${describeHistory(points)}`;
    return { title: 'recent runs', levels: [{ keep: 22, render: draw }] };
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
    const facts = report === null ? null : (0,facts_facts/* factsOf */.xS)(report);
    const sections = [headlineSection(verdict, facts, links)];
    if (verdict.value === 'invalid' && verdict.troubles.length > 1) {
        sections.push(configurationSection(verdict));
    }
    sections.push(policy_changes_policyChangesSection(verdict, listLines));
    if (facts !== null) {
        sections.push(noticeSection(facts.report), problemsSection(facts.report, verdict, listLines));
        sections.push(diagnoses_diagnosesSection(facts.report, listLines));
        sections.push(failingCasesSection(facts, verdict, links, detail.failing));
        sections.push(flakyCasesSection(facts, listLines));
        sections.push(gateSection(verdict), surfaceSection(facts.report, verdict, listLines));
        sections.push(comparisonSection(verdict, listLines));
        sections.push(confirmation_confirmationSection(verdict, listLines));
        sections.push(quarantine_quarantineSection(verdict, listLines));
        sections.push(modelsSection(facts, listLines), totalsSection(facts));
        sections.push(run_history_runHistorySection(facts), caseTableSection(facts, verdict.repeats, detail.table));
        sections.push(warningsSection(facts.report, listLines));
    }
    sections.push(environmentSection(view));
    return sections.filter((section) => section !== null);
}

;// CONCATENATED MODULE: ./build/render/report-markdown.js




/** More than this no viewer of Markdown opens. */
const REPORT_MARKDOWN_BYTES = 16_000_000;
const report_markdown_WHOLE_DETAIL = {
    failing: WHOLE_PLAN,
    table: WHOLE_TABLE,
    listLines: Number.POSITIVE_INFINITY,
};
/**
 * The whole report as Markdown: thousands of failing cases with their evidence, and of rows; of more
 * it tells the number.
 */
function renderReportMarkdown(view, limitBytes = REPORT_MARKDOWN_BYTES) {
    const sections = reportSections(view, report_markdown_WHOLE_DETAIL);
    return document_fitSections(sections, { unit: 'bytes', limit: limitBytes });
}

// EXTERNAL MODULE: ./build/report-file/report-schema.js + 6 modules
var report_schema = __webpack_require__(33280);
// EXTERNAL MODULE: ./build/report-file/report-writer.js
var report_writer = __webpack_require__(68130);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/xmlbuilder/json2xml.js + 7 modules
var json2xml = __webpack_require__(28669);
;// CONCATENATED MODULE: ./build/publish/junit-export.js






const NAME_LENGTH = 1000;
/** Of what results were to be and were. */
const RESULT_LIMITS = { diffLines: 500, error: { lines: 0, width: 1000 } };
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
    const foldedPassed = cases.reduce((sum, { folded }) => sum + (folded?.passed ?? 0), 0);
    const foldedSkipped = cases.reduce((sum, { folded }) => sum + (folded?.skipped ?? 0), 0);
    return {
        [`${ATTRIBUTE}name`]: line(name),
        ...totals(cases),
        ...properties({
            'folded-passed': foldedPassed > 0 ? foldedPassed : null,
            'folded-skipped': foldedSkipped > 0 ? foldedSkipped : null,
        }),
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
    const { location, iterations } = testCase;
    // One without a name is what readers take for the trace of a run that was cut off.
    const named = (0,case_name/* caseName */.c)(testCase);
    const name = iterations.length > 1 ? `${named} [iteration ${iteration.number}]` : named;
    const { model, provider, tokens, attempts } = iteration;
    return {
        ...attributes({
            name: line(name),
            classname: line(suiteName),
            time: iteration.durationMs === null ? null : seconds(iteration.durationMs),
            file: location === null ? null : line(location.file),
            line: possibleLine(location?.line ?? null),
        }),
        ...properties({
            model,
            provider,
            'tokens.input': tokens.input,
            'tokens.output': tokens.output,
            'tokens.total': tokens.total,
            attempts: attempts > 1 ? attempts : null,
            flaky: (0,model_counts/* isFlaky */.s8)(iteration) ? 'true' : null,
            tags: testCase.tags?.join(', ') ?? null,
        }),
        ...outcomeNode(iteration),
    };
}
function outcomeNode(iteration) {
    const { outcome, error, errorDetails } = iteration;
    if (outcome === 'passed')
        return {};
    if (outcome === 'skipped') {
        return { skipped: error === null ? '' : attributes({ message: line(error) }) };
    }
    const message = outcome === 'unfinished' ? (error ?? 'It did not finish.') : (error ?? '');
    const results = assertionDiff(iteration.assertions, RESULT_LIMITS);
    const details = [error, errorDetails, ...(results.length === 0 ? [] : [results.join('\n')])]
        .filter((part) => part !== null)
        .join('\n\n');
    const node = {
        ...attributes({ message: line(message), type: outcome }),
        '#text': (0,clean_text/* cleanText */.X5)(details),
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
    return (0,clean_text/* cleanLine */.Ow)(value, NAME_LENGTH);
}
/** A report from elsewhere may have any number; XML readers take none below zero and no exponent. */
const MAX_DURATION_MS = 1e15;
function seconds(durationMs) {
    return (Math.min(Math.max(durationMs, 0), MAX_DURATION_MS) / 1000).toFixed(3);
}

;// CONCATENATED MODULE: ./build/publish/report-files.js










/**
 * Writes the report as JSON, Markdown, HTML and JUnit XML, and its traces, to a folder no other
 * step or attempt uses. Each file is on its own: one that cannot be made is a warning.
 */
async function writeReportFiles(view, { temporaryFolder, folder: given, actionVersion, generatedAtMs, logger }) {
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
    const flag = given === undefined ? 'wx' : 'w';
    const folder = await makeFolder(temporaryFolder, given, logger);
    if (folder === null)
        return { folder, report: null, markdown: null, all };
    const keep = (what, name, make) => attempt(what, () => write(external_node_path_.join(folder, name), make(), flag));
    const { report: results } = view;
    // The JSON first: it is what all the others can be made from again.
    const extent = { bytes: 0, values: 0 };
    const pieces = (0,report_writer/* reportPieces */.iq)((0,report_writer/* buildReportFile */.hF)({ ...view, verdict: (0,verdict_words/* worded */.M)(view.verdict), actionVersion, generatedAtMs }));
    const report = await attempt('The JSON report', () => write(external_node_path_.join(folder, report_schema/* REPORT_FILE_NAME */._G), (0,report_writer/* measuredPieces */.Y0)(pieces, extent), flag));
    if (report !== null && !(0,report_writer/* isReadLater */.rx)(extent)) {
        logger.notice(`The JSON report is too large for a later job to publish it: it has ${extent.bytes} bytes and some ${extent.values} values, and at most ${report_schema/* MAX_REPORT_BYTES */.WA} and ${report_schema/* MAX_REPORT_VALUES */.XO} are read. Split the suite where results are published by another job.`);
    }
    const markdown = await keep('The Markdown report', 'report.md', () => renderReportMarkdown(view));
    await keep('The HTML report', 'report.html', () => renderHtmlReport(view));
    if (results !== null && (0,report_source/* hasCases */.Yp)(results)) {
        await keep('The JUnit export', 'junit.xml', () => junitXml(results));
        for (const [name, trace] of tracesOf(results)) {
            await keep('A trace', external_node_path_.join('traces', name), () => json(trace));
        }
    }
    return { folder, report, markdown, all };
}
async function makeFolder(temporaryFolder, given, logger) {
    try {
        const folder = given ?? (await (0,promises_.mkdtemp)(external_node_path_.join(temporaryFolder, 'mcp-eval-report-')));
        await (0,promises_.mkdir)(external_node_path_.join(folder, 'traces'), { recursive: true });
        return folder;
    }
    catch (error) {
        logger.warning(`The report could not be written: ${(0,errors/* errorMessage */.gJ)(error)}`);
        return null;
    }
}
async function write(file, text, flag) {
    await (0,promises_.writeFile)(file, text, { flag });
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


/***/ })

};
