export const id = 136;
export const ids = [136,872];
export const modules = {

/***/ 1872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEventContext: () => (/* binding */ readEventContext)
/* harmony export */ });
/* unused harmony export readEventPayload */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);


const repositoryName = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullish();
const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        head: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: repositoryName }),
        base: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repo: repositoryName }).optional(),
    })
        .optional(),
    issue: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(), pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({}).nullish() }).optional(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        head_sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        head_branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        head_repository: repositoryName,
    })
        .optional(),
    merge_group: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ head_sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).optional(),
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
/** The payload file's JSON; an empty object where the runner names none. Throws if unreadable. */
async function readEventPayload(path) {
    return path ? JSON.parse(await readFile(path, 'utf8')) : {};
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

/***/ 36136:
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
/** One clean line of at most `limit` code points. */
function clean_text_cleanLine(text, limit) {
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
;// CONCATENATED MODULE: ./build/render/facts.js

const CASE_STATES = ['failing', 'unfinished', 'flaky', 'passed', 'skipped'];
const STATE_ICONS = {
    failing: '❌',
    unfinished: '⏳',
    flaky: '🔁',
    passed: '✅',
    skipped: '⏭️',
};
function gatherFacts(report, { links = {} }) {
    const iterations = (0,model_counts/* allIterations */.yC)(report);
    const cases = report.cases.map((testCase) => {
        const counts = (0,model_counts/* countCase */.cP)(testCase);
        return { testCase, counts, state: stateOf(counts) };
    });
    return {
        report,
        links,
        cases: CASE_STATES.flatMap((state) => cases.filter((facts) => facts.state === state)),
        iterations,
        counts: (0,model_counts/* countReport */.A0)(report),
        errors: iterations.filter(({ outcome }) => outcome === 'error').length,
        noun: report.source === 'run' ? 'iteration' : 'test',
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
const STRIP_LEGEND = `${SIGNS.passed} passed · ${FLAKY_SIGN} passed after a retry · ${SIGNS.failed} failed · ${SIGNS.error} error · ${SIGNS.skipped} skipped · ${SIGNS.unfinished} unfinished`;
/** `● ● ○ ●`, one sign an iteration in their order; a long one ends in `+180`. */
function strip(iterations, limit = 20) {
    const signs = iterations
        .slice(0, limit)
        .map(({ outcome, flaky }) => (outcome === 'passed' && flaky ? FLAKY_SIGN : SIGNS[outcome]));
    const more = iterations.length - signs.length;
    return more > 0 ? `${signs.join(' ')} +${(0,quantity/* formatCount */.B4)(more)}` : signs.join(' ');
}
/** Nearest-rank percentile of the values; null where there are none. */
function percentile(values, fraction) {
    // Numbers sort several times faster in an array of nothing else.
    const sorted = Float64Array.from(values).sort();
    return sorted[Math.max(0, Math.ceil(sorted.length * fraction) - 1)] ?? null;
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

;// CONCATENATED MODULE: ./build/render/escape.js

/** Every character that means something to Markdown, to HTML, or to GitHub's mathematics. */
const SPECIAL = /[&<>"'`*_~[\]()!|\\{}^$]/g;
/**
 * What GitHub and GFM turn into links, mentions or emoji after reading the text: the start of a
 * mention or email (`@`), a reference (`#1`, `GH-1`), a bare address (`://`, `www.`), a `:name:`.
 */
const AUTOLINKED = /@|#(?=\d)|(?<=\bGH)-(?=\d)|:(?=\/\/)|(?<=\bwww)\.|:(?=[\w+-]+:)|(?<=\b(?:mailto|xmpp)):/gi;
/** What GitHub may take for a commit: 7 to 40 hexadecimal digits on their own. */
const COMMIT = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/gi;
/** Too few digits for GitHub to look a commit up. */
const COMMIT_PIECE = /.{1,6}/g;
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
    const parts = [];
    const line = clean_text_cleanLine(text, limit);
    let end = 0;
    for (const { index, 0: match } of line.matchAll(AUTOLINKED)) {
        parts.push(escapeSpecial(line.slice(end, index)), `<span>${match}</span>`);
        end = index + match.length;
    }
    parts.push(escapeSpecial(line.slice(end)));
    return parts.join('').replace(BLOCK_START, (start) => [...start].map(entity).join(''));
}
/** Entities hold no run of digits that could pass for a commit, so these can be looked for last. */
function escapeSpecial(text) {
    return text.replace(SPECIAL, entity).replace(COMMIT, breakUp);
}
function breakUp(commit) {
    return commit.replace(COMMIT_PIECE, '<span>$&</span>');
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
    const longest = Math.max(2, ...[...body.matchAll(/`+/g)].map(([run]) => run.length));
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
/** What kept the evidence from being whole. */
function problemsSection({ problems }, limit = 20) {
    if (problems.length === 0)
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

;// CONCATENATED MODULE: ./build/render/sections/tool-call-diff.js

/** Code points of a value or of the arguments of one call. */
const VALUE_LIMIT = 240;
/**
 * Expected tool calls against actual ones as the lines of a diff: `-` was expected, `+` is what
 * came, `!` names calls that came with other arguments. Empty where nothing differs.
 */
function toolCallDiff(iteration, limit) {
    const lines = iteration.analysis ? analysisLines(iteration) : callLists(iteration);
    if (lines.length <= limit)
        return lines;
    return [...lines.slice(0, limit), `  … ${lines.length - limit} more lines`];
}
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

;// CONCATENATED MODULE: ./build/render/sections/evidence.js






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
const SHORT_EVIDENCE = {
    groups: 1,
    error: { lines: 4, width: 200 },
    stack: { lines: 0, width: 0 },
    diffLines: 12,
    assertions: 5,
    messages: 0,
    message: { lines: 0, width: 0 },
};
/**
 * Evidence of the iterations of a case that did not pass; those alike are shown once.
 * @param ofSeveral whether the case has other iterations, so that these need their numbers.
 */
function evidence(iterations, ofSeveral, detail) {
    const groups = new Map();
    for (const iteration of iterations) {
        const alike = `${iteration.outcome}\n${findings(iteration, detail).join('\n')}`;
        const group = groups.get(alike);
        if (group)
            group.numbers.push(iteration.number);
        else
            groups.set(alike, { numbers: [iteration.number], first: iteration });
    }
    const shown = [...groups.values()].slice(0, detail.groups);
    const parts = shown.map(({ numbers, first }) => [
        groupTitle(numbers, first, ofSeveral),
        ...findings(first, detail),
        ...traceExcerpt(first.messages, detail),
    ].join('\n\n'));
    const hidden = [...groups.values()].slice(detail.groups);
    if (hidden.length > 0) {
        const count = hidden.reduce((sum, { numbers }) => sum + numbers.length, 0);
        parts.push(`${(0,quantity/* countOf */.pq)(count, 'more failing iteration')}: see the report.`);
    }
    return parts.join('\n\n');
}
function groupTitle(numbers, iteration, ofSeveral) {
    const how = iteration.outcome === 'error' ? 'could not be carried out' : 'failed';
    const which = `Iteration${numbers.length === 1 ? '' : 's'} ${formatNumbers(numbers)}`;
    const title = ofSeveral ? `${which} ${how}` : capitalize(how);
    const facts = numbers.length === 1 ? figures(iteration) : [', all in the same way'];
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
function findings(iteration, detail) {
    const parts = [];
    const { error, assertions } = iteration;
    const stack = detail.stack.lines > 0 ? stackOf(iteration) : null;
    if (error)
        parts.push(fence(cleanLines(error, detail.error), 'text'));
    const diff = toolCallDiff(iteration, detail.diffLines);
    if (diff.length > 0) {
        parts.push('Tool calls (<code>-</code> expected, <code>+</code> actual)', fence(diff, 'diff'));
    }
    if (assertions.some(({ passed }) => !passed)) {
        parts.push(assertionTable(assertions, detail.assertions));
    }
    if (stack !== null)
        parts.push('Stack', fence(cleanLines(stack, detail.stack), 'text'));
    if (parts.length === 0)
        parts.push('No reason was given.');
    return parts;
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
    return rest.trim() === '' ? null : rest.replace(/^\s*\n/, '');
}
function assertionTable(assertions, limit) {
    const failed = assertions.filter(({ passed }) => !passed);
    const passed = assertions.length - failed.length;
    const rows = failed
        .slice(0, limit)
        .map(({ label, reason }) => ['❌', code(label), reason ? inline(reason, 300) : UNKNOWN]);
    const more = failed.length - rows.length;
    if (more > 0)
        rows.push(['❌', `${(0,quantity/* countOf */.pq)(more, 'more failed assertion')}`, 'see the report']);
    if (passed > 0)
        rows.push(['✅', `${(0,quantity/* countOf */.pq)(passed, 'assertion')} met`, '']);
    return table([
        { title: '', align: 'center' },
        { title: 'Assertion', align: 'left' },
        { title: 'Reason', align: 'left' },
    ], rows);
}
/** The end of the conversation, where the failure is. */
function traceExcerpt(messages, detail) {
    if (!messages || messages.length === 0 || detail.messages === 0)
        return [];
    const shown = messages.slice(-detail.messages);
    const earlier = messages.length - shown.length;
    const lines = shown.flatMap(({ role, text }) => [
        `[${clean_text_cleanLine(role, 40)}]`,
        ...cleanLines(text, detail.message).map((line) => `  ${line}`),
    ]);
    const title = earlier === 0 ? 'Messages' : `Last ${(0,quantity/* countOf */.pq)(shown.length, 'message')}, ${earlier} earlier`;
    return [title, fence(lines, 'text')];
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
/** Failing cases with the evidence for it. */
function failingCasesSection(facts, { steps, openFirst } = SUMMARY_PLAN) {
    const failing = casesIn(facts, 'failing');
    if (failing.length === 0)
        return null;
    const drawnLines = new Map();
    const line = (item) => {
        const text = drawnLines.get(item) ?? caseLine(item);
        drawnLines.set(item, text);
        return text;
    };
    const drawn = new Map();
    const levels = steps.map(({ keep, detail, detailed, lines }) => {
        const known = drawn.get(detail) ?? new Map();
        drawn.set(detail, known);
        const block = (item, index) => {
            const body = known.get(item) ?? evidenceOf(item.testCase, detail);
            known.set(item, body);
            return fold(caseSummary(item, facts.links), body, openFirst && index === 0);
        };
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
    return [title, ...blocks, ...(lined.length > 0 ? [lined.join('\n')] : []), ...rest].join('\n\n');
}
function evidenceOf(testCase, detail) {
    return evidence(badIterations(testCase), testCase.iterations.length > 1, detail);
}
/** Iterations that failed or could not be carried out. */
function badIterations({ iterations }) {
    return iterations.filter(({ outcome }) => outcome === 'failed' || outcome === 'error');
}
function caseSummary({ testCase, counts }, links) {
    const title = `${STATE_ICONS.failing} <strong>${inline(testCase.title)}</strong>`;
    const parts = [title];
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
function caseLine({ testCase, counts }) {
    const passed = `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)} passed`;
    const error = badIterations(testCase).find((iteration) => iteration.error)?.error ?? '';
    const reason = error === '' ? '' : `: ${inline(error, 120)}`;
    return `- ${STATE_ICONS.failing} ${inline(testCase.title, 120)} (${passed})${reason}`;
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
function flakyLine({ testCase }) {
    return `- ${STATE_ICONS.flaky} ${inline(testCase.title)}: ${attemptsText(testCase).toLowerCase()}`;
}
/** `Passed at attempt 3`. */
function attemptsText({ iterations }) {
    const attempts = Math.max(...iterations.filter(({ flaky }) => flaky).map((iteration) => iteration.attempts));
    return attempts > 1 ? `Passed at attempt ${(0,quantity/* formatCount */.B4)(attempts)}` : 'Passed after a retry';
}

;// CONCATENATED MODULE: ./build/render/annotations.js








/** Most severe first. */
const SEVERITIES = ['error', 'warning', 'notice'];
/** Characters the runner keeps of a message. */
const MESSAGE_LENGTH = 4_096;
/** Characters GitHub keeps of a title; code points may count double. */
const TITLE_LENGTH = 127;
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
        ...gatherFacts(report, {}).cases.flatMap((item) => caseAnnotations(item, failing)),
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
function failureMessage({ testCase, counts }) {
    const bad = badIterations(testCase);
    const [first] = bad;
    const parts = first ? reasons(first) : [];
    if (counts.total > 1) {
        const numbers = formatNumbers(bad.map(({ number }) => number));
        const share = `${(0,quantity/* formatCount */.B4)(counts.failed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`;
        parts.unshift(`${share} iterations failed (${numbers}).`);
    }
    return parts.join(' ');
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
        title: clean_text_cleanLine(title, TITLE_LENGTH),
        // GitHub takes no annotation without a message.
        message: head(clean_text_cleanLine(message, MESSAGE_LENGTH), MESSAGE_LENGTH) || 'No reason was given.',
        location,
    };
}

// EXTERNAL MODULE: ./build/publish/github/annotations.js
var github_annotations = __webpack_require__(87956);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
        return { status: 'published', url: artifactUrl(request.context, published.id), ...published };
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
function artifactUrl({ serverUrl, repository, runId }, id) {
    return `${serverUrl}/${repository.owner}/${repository.repo}/actions/runs/${runId}/artifacts/${id}`;
}

// EXTERNAL MODULE: ./build/publish/github/event-context.js
var event_context = __webpack_require__(1872);
;// CONCATENATED MODULE: ./build/render/document.js
const SEPARATOR = '\n\n';
/**
 * The sections in their order, each in as much detail as all of them together have room for.
 * @returns the empty string where not even the last levels fit.
 */
function fitSections(sections, budget) {
    const slots = sections.map(({ title, levels }) => ({
        title,
        drawn: levels.map(({ keep, render }) => ({ keep, text: once(render) })),
        at: 0,
    }));
    for (;;) {
        const text = compose(slots);
        if (measure(text, budget.unit) <= budget.limit)
            return text;
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
function compose(slots) {
    const shown = slots.map(({ drawn, at }) => drawn[at]?.text() ?? '').filter((text) => text !== '');
    const dropped = slots.filter(({ at, drawn }) => at > 0 && at >= drawn.length);
    if (shown.length === 0)
        return '';
    if (dropped.length > 0) {
        const titles = dropped.map(({ title }) => title).join(', ');
        shown.push(`Left out to fit here, but in the report: ${titles}.`);
    }
    return `${shown.join(SEPARATOR)}\n`;
}
function measure(text, unit) {
    return unit === 'bytes' ? Buffer.byteLength(text) : text.length;
}
function once(render) {
    let text = null;
    return () => {
        text ??= render();
        return text;
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
        cell: ({ testCase }) => inline(testCase.title, 120),
    },
    {
        title: 'Iterations',
        align: 'left',
        when: hasRepeats,
        cell: ({ testCase }) => `<code>${strip(testCase.iterations)}</code>`,
    },
    {
        title: 'Passed',
        align: 'right',
        when: () => true,
        cell: ({ counts }) => counts.total === 0
            ? 'skipped'
            : `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`,
    },
    {
        title: 'Duration',
        align: 'right',
        when: ({ iterations }) => iterations.some(({ durationMs }) => durationMs !== null),
        cell: ({ testCase }) => formatDuration((0,model_counts/* caseDurationMs */.tY)(testCase)),
    },
    {
        title: 'Tokens',
        align: 'right',
        when: ({ iterations }) => iterations.some(({ tokens }) => tokens.total !== null),
        cell: ({ testCase }) => formatTokens((0,model_counts/* totalTokens */.RP)(testCase.iterations).total),
    },
    {
        title: 'Model',
        align: 'left',
        when: ({ iterations }) => iterations.some(({ model }) => model !== null),
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
    return {
        title: `table of ${(0,quantity/* countOf */.pq)(count, 'case')}`,
        levels: needed.map((limit, step) => ({
            keep: 5 + step,
            render: () => draw(facts, limit, unfoldedRows),
        })),
    };
}
function draw(facts, limit, unfoldedRows) {
    const columns = COLUMNS.filter(({ when }) => when(facts));
    const shown = facts.cases.slice(0, limit);
    const parts = [
        table(columns, shown.map((item) => columns.map(({ cell }) => cell(item)))),
    ];
    const total = (0,model_counts/* countCases */.zp)(facts.report.cases);
    const more = total - (0,model_counts/* countCases */.zp)(shown.map(({ testCase }) => testCase));
    if (more > 0)
        parts.push(`${(0,quantity/* countOf */.pq)(more, 'more case')}: see the report.`);
    if (hasRepeats(facts))
        parts.push(`<sub>Iterations: ${STRIP_LEGEND}</sub>`);
    const body = parts.join('\n\n');
    const title = `Cases (${(0,quantity/* formatCount */.B4)(total)})`;
    if (shown.length <= unfoldedRows)
        return `### ${title}\n\n${body}`;
    return fold(`<strong>${title}</strong>`, body);
}
function hasRepeats({ cases }) {
    return cases.some(({ testCase }) => testCase.iterations.length > 1);
}
function modelsCell({ testCase }) {
    const models = new Set(testCase.iterations.flatMap(({ model }) => (model ? [model] : [])));
    if (models.size === 0)
        return UNKNOWN;
    const named = [...models].slice(0, 2).map((model) => code(model, 60));
    const more = models.size - named.length;
    return more > 0 ? `${named.join(', ')} +${(0,quantity/* formatCount */.B4)(more)}` : named.join(', ');
}

;// CONCATENATED MODULE: ./build/render/sections/environment.js



/** What ran, where, against which servers. */
function environmentSection({ report, links, environment }) {
    const rows = [
        ...(report === null ? [] : reportRows(report, links?.run)),
        ...environment.slice(0, 30).map(({ label, value }) => [inline(label, 60), inline(value, 300)]),
    ];
    if (rows.length === 0)
        return null;
    const columns = [
        { title: 'What', align: 'left' },
        { title: 'Value', align: 'left' },
    ];
    const draw = () => fold('Environment', table(columns, rows));
    return { title: 'environment', levels: [{ keep: 20, render: draw }] };
}
function reportRows({ run, suite, project, servers }, address) {
    const rows = [];
    if (run !== null) {
        const number = run.number === null ? '' : ` (number ${(0,quantity/* formatCount */.B4)(run.number)})`;
        rows.push(['Run', `${escape_link(code(run.id, 80), address)}${number}`]);
        rows.push(['Status', inline(run.status, 80)]);
        if (run.notes)
            rows.push(['Notes', inline(run.notes, 300)]);
    }
    rows.push(['Suite', nameAndId(suite.name, suite.id)]);
    if (project !== null)
        rows.push(['Project', nameAndId(project.name ?? '', project.id)]);
    if (servers.length > 0) {
        const named = servers.slice(0, 20).map(({ name }) => inline(name, 80));
        const more = servers.length - named.length;
        rows.push(['Servers', `${named.join(', ')}${more > 0 ? ` +${(0,quantity/* formatCount */.B4)(more)}` : ''}`]);
    }
    return rows;
}
function nameAndId(name, id) {
    return [inline(name), ...(id === null ? [] : [code(id, 80)])]
        .filter((text) => text !== '')
        .join(' ');
}

;// CONCATENATED MODULE: ./build/render/sections/gate-table.js


const OUTCOME_WORDS = {
    passed: '✅ met',
    failed: '❌ missed',
    undecided: '⚠️ undecided',
};
/** What the gate asked for and what it found. */
function gateSection({ checks }) {
    if (checks.length === 0)
        return null;
    const draw = (limit) => {
        const reasons = checks.some(({ reason }) => reason !== null);
        const rows = checks.map(({ title, expected, actual, outcome, reason }) => [
            inline(title, limit),
            inline(expected, limit),
            inline(actual, limit),
            OUTCOME_WORDS[outcome],
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
/** One block a run, from `▁` for 0% to `█`, which only 100% is given. */
function sparkline(points) {
    return points.map(({ passRate }) => block(passRate)).join('');
}
function block(passRate) {
    if (passRate >= 1)
        return BLOCKS[7];
    return BLOCKS[Math.floor(passRate * 7)] ?? BLOCKS[0];
}
/** What the sparkline shows, in words. */
function describeHistory(points) {
    const rates = points.map(({ passRate }) => passRate);
    const [first = 0] = rates;
    const last = rates.at(-1) ?? 0;
    const range = `lowest ${(0,quantity/* formatPercent */.l9)(Math.min(...rates))}, highest ${(0,quantity/* formatPercent */.l9)(Math.max(...rates))}`;
    return `Pass rates of ${points.length} runs, the newest last: from ${(0,quantity/* formatPercent */.l9)(first)} to ${(0,quantity/* formatPercent */.l9)(last)}, ${range}.`;
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
/** The verdict, what decided it, and the numbers. */
function headlineSection(verdict, facts, links) {
    const words = VERDICT_WORDS[verdict.value];
    const suite = facts === null ? '' : `: ${inline(facts.report.suite.name)}`;
    const sentence = `<strong>${inline(verdict.headline, 500)}</strong>`;
    const numbers = facts === null ? [] : [numbersLine(facts)];
    return {
        title: 'headline',
        levels: [
            {
                keep: 90,
                render: () => [`## ${words}${suite}`, sentence, ...numbers, linksLine(links)]
                    .filter((line) => line !== '')
                    .join('\n\n'),
            },
            { keep: 95, render: () => [`## ${words}`, ...numbers].join('\n\n') },
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
function linksLine({ run, report }) {
    const offered = [
        ['Run at the service', run],
        ['Full report', report],
    ];
    return offered
        .map(([label, address]) => ({ label, text: escape_link(label, address) }))
        .filter(({ label, text }) => text !== label)
        .map(({ text }) => text)
        .join(' · ');
}

;// CONCATENATED MODULE: ./build/render/sections/models.js





/** Figures by model, the weakest first; empty where there are not several. */
function compareModels({ iterations }) {
    const byModel = new Map();
    for (const iteration of iterations) {
        const { model, provider } = iteration;
        if (model === null)
            continue;
        const name = provider === null || model.startsWith(`${provider}/`) ? model : `${provider}/${model}`;
        const group = byModel.get(name);
        if (group)
            group.push(iteration);
        else
            byModel.set(name, [iteration]);
    }
    if (byModel.size < 2)
        return [];
    return [...byModel]
        .map(([name, group]) => ({ name, iterations: group, counts: (0,model_counts/* countIterations */.ai)(group) }))
        .sort((a, b) => ((0,model_counts/* passRate */.sc)(a.counts) ?? 2) - ((0,model_counts/* passRate */.sc)(b.counts) ?? 2));
}
/** Table of the figures by model, where there are several. */
function modelsSection(facts) {
    const models = compareModels(facts);
    if (models.length === 0)
        return null;
    const draw = (limit) => {
        const rows = models.slice(0, limit).map(({ name, iterations, counts }) => {
            const rate = (0,model_counts/* passRate */.sc)(counts);
            return [
                code(name, 80),
                rate === null ? UNKNOWN : `<code>${bar(rate, 10)}</code>`,
                rate === null ? UNKNOWN : (0,quantity/* formatPercent */.l9)(rate),
                `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`,
                formatDuration(percentile(knownDurations(iterations), 0.5)),
                formatTokens((0,model_counts/* totalTokens */.RP)(iterations).total),
            ];
        });
        const more = models.length - rows.length;
        const rest = more > 0 ? `\n\n${(0,quantity/* countOf */.pq)(more, 'more model')}: see the report.` : '';
        return `### Models\n\n${table(models_COLUMNS, rows)}${rest}`;
    };
    return {
        title: 'models',
        levels: [
            { keep: 25, render: () => draw(20) },
            { keep: 26, render: () => draw(3) },
        ],
    };
}
const models_COLUMNS = [
    { title: 'Model', align: 'left' },
    { title: 'Pass rate', align: 'left' },
    { title: '', align: 'right' },
    { title: 'Passed', align: 'right' },
    { title: 'Duration, median', align: 'right' },
    { title: 'Tokens', align: 'right' },
];
/** Durations of the iterations that count, as far as they are known. */
function knownDurations(iterations) {
    return iterations.flatMap(({ durationMs, outcome }) => durationMs === null || outcome === 'skipped' ? [] : [durationMs]);
}

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
function totalsSection({ report, iterations, noun }) {
    const durations = knownDurations(iterations);
    const tokens = (0,model_counts/* totalTokens */.RP)(iterations);
    const figures = [];
    if (durations.length > 0) {
        figures.push(['Duration, all', formatDuration((0,model_counts/* reportDurationMs */.HI)(report))]);
    }
    // Percentiles of a part would pass for those of all.
    if (durations.length > 0 && report.cases.every(({ folded }) => folded === undefined)) {
        figures.push([`Per ${noun}, p50`, formatDuration(percentile(durations, 0.5))], [`Per ${noun}, p95`, formatDuration(percentile(durations, 0.95))]);
    }
    if (tokens.total !== null)
        figures.push(['Tokens, all', formatTokens(tokens.total)]);
    if (tokens.input !== null)
        figures.push(['Tokens in', formatTokens(tokens.input)]);
    if (tokens.output !== null)
        figures.push(['Tokens out', formatTokens(tokens.output)]);
    if (figures.length === 0)
        return null;
    const columns = figures.map(([title]) => ({ title, align: 'right' }));
    const draw = () => `### Totals\n\n${table(columns, [figures.map(([, figure]) => figure)])}`;
    return { title: 'totals', levels: [{ keep: 40, render: draw }] };
}

;// CONCATENATED MODULE: ./build/render/check-output.js













/** Bytes GitHub takes of a check's summary and, apart from that, of its text. */
const CHECK_FIELD = { unit: 'bytes', limit: 65_535 };
/** Characters GitHub takes of a title; code points of ours may count double. */
const check_output_TITLE_LENGTH = 127;
/** The report as a check shows it, each part within GitHub's limit. */
function renderCheckOutput(view) {
    const { report, verdict, links = {} } = view;
    const facts = report === null ? null : gatherFacts(report, view);
    const summary = [headlineSection(verdict, facts, links)];
    const text = [];
    if (verdict.value === 'invalid' && verdict.checks.length > 1) {
        summary.push(configurationSection(verdict));
    }
    if (facts !== null) {
        summary.push(...present([noticeSection(facts.report), problemsSection(facts.report)]));
        summary.push(...present([gateSection(verdict), totalsSection(facts), runHistorySection(facts)]));
        text.push(failingCasesSection(facts), flakyCasesSection(facts), modelsSection(facts));
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
    const facts = report === null ? null : gatherFacts(report, view);
    const sections = [headlineSection(verdict, facts, links)];
    if (verdict.value === 'invalid' && verdict.checks.length > 1) {
        sections.push(configurationSection(verdict));
    }
    if (facts !== null) {
        sections.push(noticeSection(facts.report), problemsSection(facts.report));
        sections.push(failingCasesSection(facts, COMMENT_PLAN), flakyCasesSection(facts));
        sections.push(gateSection(verdict), runHistorySection(facts));
        sections.push(caseTableSection(facts, COMMENT_TABLE));
    }
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
    await (0,check_run/* publishCheckRun */.Nm)({
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
}
async function writeComment({ client, event, logger, inputs, view }, pullRequest) {
    if (pullRequest === null)
        return null;
    const result = await (0,comment/* publishComment */.I)({
        client,
        context: event,
        logger,
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
/** Longer text in its own lines, for the inside of a `<pre>`. */
function lines(value, limit) {
    return escapeLines(cleanLines(value, limit));
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
/** A table of cells that are markup already; the first cell of a row is its heading. */
function grid(titles, rows) {
    const head = titles.map((title) => `<th scope="col">${title}</th>`).join('');
    const body = rows.map(([first = '', ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
    return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

;// CONCATENATED MODULE: ./build/render/html/case-entry.js










const STATE_WORDS = {
    failing: 'Failing',
    unfinished: 'Unfinished',
    flaky: 'Flaky',
    passed: 'Passed',
    skipped: 'Skipped',
};
const SIGNS_SHOWN = 20;
/** A case that unfolds to its iterations and, where some failed, to the evidence for it. */
function caseEntry(item, links, open) {
    const { testCase, counts, state } = item;
    const { location, iterations } = testCase;
    const parts = [
        `<span aria-hidden="true">${STATE_ICONS[state]}</span> <span class="unseen">${STATE_WORDS[state]}:</span> <span class="title">${markup_text(testCase.title)}</span>`,
    ];
    if (iterations.length > 1) {
        const passed = `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)} passed`;
        const signs = `<code aria-hidden="true">${strip(iterations, SIGNS_SHOWN)}</code>`;
        parts.push(`<span class="soft">${passed}</span>`, `<span class="soft">${signs}</span>`);
    }
    const durationMs = (0,model_counts/* caseDurationMs */.tY)(testCase);
    if (durationMs !== null)
        parts.push(`<span class="soft">${formatDuration(durationMs)}</span>`);
    const place = location === null ? [] : [placeLine(location, links)];
    const ofSeveral = testCase.iterations.length > 1;
    const evidence = badIterations(testCase).map((iteration) => case_entry_evidenceOf(iteration, ofSeveral));
    const body = [...place, ...evidence, iterationTable(testCase)].join('\n');
    return `<details class="case" data-state="${state}"${open ? ' open' : ''}><summary>${parts.join(' ')}</summary><div>${body}</div></details>`;
}
function placeLine(location, links) {
    const label = `<code>${markup_text(formatPlace(location))}</code>`;
    return `<p class="place">${markup_anchor(label, sourceAddress(location, links))}</p>`;
}
/** A column that says nothing of any iteration of the case is left out. */
const case_entry_COLUMNS = [
    { title: 'Iteration', cell: ({ number }) => (0,quantity/* formatCount */.B4)(number) },
    { title: 'Outcome', cell: ({ outcome, flaky }) => `${outcome}${flaky ? ' (flaky)' : ''}` },
    { title: 'Duration', cell: ({ durationMs }) => formatDuration(durationMs) },
    { title: 'Tokens', cell: ({ tokens }) => formatTokens(tokens.total) },
    { title: 'Model', cell: ({ model }) => (model === null ? UNKNOWN : markup_text(model, 80)) },
    {
        title: 'Attempts',
        cell: ({ attempts }) => (attempts > 1 ? (0,quantity/* formatCount */.B4)(attempts) : UNKNOWN),
    },
];
function iterationTable({ iterations, folded }) {
    const rest = folded ? `<p>${(0,quantity/* countOf */.pq)(folded.passed, 'iteration')} passed at once.</p>` : '';
    if (iterations.length === 0)
        return rest;
    const drawn = case_entry_COLUMNS.map(({ title, cell }) => ({ title, cells: iterations.map(cell) }));
    const columns = drawn.filter(({ cells }) => cells.some((cell) => cell !== UNKNOWN));
    const rows = iterations.map((_, row) => columns.map(({ cells }) => cells[row] ?? UNKNOWN));
    return `${grid(columns.map(({ title }) => title), rows)}${rest}`;
}
function case_entry_evidenceOf(iteration, ofSeveral) {
    const { error, messages, number, outcome } = iteration;
    const how = outcome === 'error' ? 'could not be carried out' : 'failed';
    const title = ofSeveral ? `Iteration ${(0,quantity/* formatCount */.B4)(number)} ${how}` : capitalize(how);
    const parts = [`<h3>${title}</h3>`];
    const stack = stackOf(iteration);
    if (error)
        parts.push(`<pre>${lines(error, WHOLE_EVIDENCE.error)}</pre>`);
    parts.push(diffOf(iteration), assertionsOf(iteration.assertions));
    if (stack !== null) {
        parts.push(`<h3>Stack</h3><pre>${lines(stack, WHOLE_EVIDENCE.stack)}</pre>`);
    }
    parts.push(messagesOf(messages ?? []));
    return parts.filter((part) => part !== '').join('\n');
}
const DIFF_CLASSES = { '-': 'minus', '+': 'plus' };
function diffOf(iteration) {
    const diff = toolCallDiff(iteration, WHOLE_EVIDENCE.diffLines);
    if (diff.length === 0)
        return '';
    const marked = diff.map((line) => `<span class="${DIFF_CLASSES[line.charAt(0)] ?? 'plain'}">${escapeLines([line])}</span>`);
    return `<h3>Tool calls (- expected, + actual)</h3><pre>${marked.join('')}</pre>`;
}
function assertionsOf(assertions) {
    if (assertions.length === 0)
        return '';
    const rows = assertions
        .toSorted((one, other) => Number(one.passed) - Number(other.passed))
        .slice(0, WHOLE_EVIDENCE.assertions)
        .map(({ label, passed, reason }) => [
        markup_text(label),
        passed ? '✅ met' : '❌ missed',
        reason ? markup_text(reason, 1000) : UNKNOWN,
    ]);
    return `<h3>Assertions</h3>${grid(['Assertion', 'Outcome', 'Reason'], rows)}`;
}
function messagesOf(messages) {
    if (messages.length === 0)
        return '';
    const shown = messages.slice(-WHOLE_EVIDENCE.messages);
    const earlier = messages.length - shown.length;
    const body = shown.flatMap(({ role, text: content }) => [
        `[${clean_text_cleanLine(role, 40)}]`,
        ...cleanLines(content, WHOLE_EVIDENCE.message).map((line) => `  ${line}`),
    ]);
    const title = earlier === 0
        ? 'Messages'
        : `Last ${(0,quantity/* countOf */.pq)(shown.length, 'message')}, ${(0,quantity/* formatCount */.B4)(earlier)} earlier`;
    return `<h3>${title}</h3><pre>${escapeLines(body)}</pre>`;
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
  const textOf = (item) => {
    if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());
    return texts.get(item);
  };
  const apply = () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const states = new Set(new FormData(form).getAll('state'));
    let shown = 0;
    for (const item of cases) {
      const visible =
        states.has(item.dataset.state) && words.every((word) => textOf(item).includes(word));
      item.hidden = !visible;
      if (visible) shown += 1;
    }
    status.textContent = 'Showing ' + shown + ' of ' + cases.length + ' cases';
  };
  let waiting = 0;
  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(apply, 80);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(apply));
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.matches('input')) return;
    event.preventDefault();
    search.focus();
  });
  form.hidden = false;
  apply();
})();
`;
/** Base64 SHA-256 of the script: the only one the page lets run. A test keeps it true. */
const PAGE_SCRIPT_SHA256 = 'Bde6wJYIYMKJ1aM/L+p7dkYyaH1myehIDKof6GJgx58=';

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
h3 { font-size: 14px; margin: 16px 0 6px; }
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
.scroll { overflow-x: auto; }
.headline { font-size: 17px; font-weight: 600; }
.figures { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 18px; padding: 0; margin: 12px 0; list-style: none; }
.figures strong { font-size: 17px; }
.rate { display: block; width: 260px; max-width: 100%; height: 10px; }
.rate .back { fill: var(--line); } .rate .fill { fill: var(--good); }
.verdict-failed h1, .verdict-invalid h1 { color: var(--bad); }
.verdict-passed h1 { color: var(--good); } .verdict-incomplete h1 { color: var(--warn); }
.alert { border-left: 4px solid var(--link); background: var(--note); padding: 8px 14px; border-radius: 0 6px 6px 0; }
.alert.problem { border-color: var(--warn); background: var(--raised); }
.soft, .place { color: var(--soft); }
#filter { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
  padding: 10px 0; background: var(--page); }
#filter[hidden] { display: none; }
#filter input[type=search] { flex: 1 1 260px; min-width: 0; padding: 7px 10px; font: inherit; color: inherit;
  background: var(--raised); border: 1px solid var(--line); border-radius: 6px; }
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
const PAGE_STYLES_SHA256 = 'RwgWTDAvuWRMOYTrkXo7MD3dfOZq76S6QKXgtsiLex4=';

;// CONCATENATED MODULE: ./build/render/html-report.js














/** Nothing from elsewhere, and no script or style but ours. */
const POLICY = `default-src 'none'; script-src 'sha256-${PAGE_SCRIPT_SHA256}'; style-src 'sha256-${PAGE_STYLES_SHA256}'; base-uri 'none'; form-action 'none'`;
/**
 * The whole report as one HTML page that loads nothing: search and filter by status, failing cases
 * first, light or dark as the reader's system is. Works without its script too, then unfiltered.
 */
function renderHtmlReport(view) {
    const { report, verdict, environment } = view;
    const facts = report === null ? null : gatherFacts(report, view);
    const hasCases = facts !== null && facts.cases.length > 0;
    const suite = report === null ? '' : `: ${markup_text(report.suite.name)}`;
    const title = `${VERDICT_WORDS[verdict.value]}${suite}`;
    const sections = [
        ...(report === null ? [] : [alerts(report)]),
        gate(verdict),
        ...(facts === null
            ? []
            : [cases(facts), models(facts), html_report_figures(facts), runHistory(facts), warnings(facts.report)]),
        section('Environment', environment.length === 0
            ? ''
            : grid(['What', 'Value'], environment.map(({ label, value }) => [markup_text(label), markup_text(value)]))),
    ];
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
<p class="headline">${markup_text(verdict.headline, 1000)}</p>
${facts === null ? '' : numbers(facts)}
${links(view)}
</header>
<main>
${sections.filter((part) => part !== '').join('\n')}
</main>
<footer>Report of the MCP eval gate.</footer>
${hasCases ? `<script>${PAGE_SCRIPT}</script>` : ''}
</body>
</html>
`;
}
function section(title, body) {
    if (body === '')
        return '';
    const id = `section-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
    return `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${body}\n</section>`;
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
function rateBar(rate) {
    return `<svg class="rate" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label="Pass rate ${(0,quantity/* formatPercent */.l9)(rate)}"><rect class="back" width="100" height="4"/><rect class="fill" width="${(rate * 100).toFixed(2)}" height="4"/></svg>`;
}
function links({ links: known = {} }) {
    const offered = [
        { label: 'Run at the service', address: known.run },
        { label: 'Artifacts of the workflow run', address: known.report },
    ];
    const shown = offered
        .map(({ label, address }) => ({ label, markup: markup_anchor(label, address) }))
        .filter(({ label, markup }) => markup !== label);
    return shown.length === 0 ? '' : `<p>${shown.map(({ markup }) => markup).join(' · ')}</p>`;
}
function alerts({ notice, problems }) {
    const parts = [];
    if (notice !== null)
        parts.push(`<p class="alert">${markup_text(notice, 2000)}</p>`);
    if (problems.length > 0) {
        const items = problems.map(({ kind, message, location }) => {
            const place = location ? ` (<code>${markup_text(formatPlace(location))}</code>)` : '';
            return `<li>${KIND_WORDS[kind]}: ${markup_text(message, 2000)}${place}</li>`;
        });
        parts.push(`<div class="alert problem" role="note"><strong>The evidence is not whole:</strong><ul>${items.join('')}</ul></div>`);
    }
    return parts.join('\n');
}
function gate({ checks }) {
    if (checks.length === 0)
        return '';
    const reasons = checks.some(({ reason }) => reason !== null);
    const rows = checks.map(({ title, expected, actual, outcome, reason }) => [
        markup_text(title),
        markup_text(expected, 1000),
        markup_text(actual, 1000),
        OUTCOME_WORDS[outcome],
        ...(reasons ? [markup_text(reason ?? '', 1000)] : []),
    ]);
    const titles = ['Check', 'Wanted', 'Found', 'Outcome', ...(reasons ? ['Why'] : [])];
    return section('Gate', grid(titles, rows));
}
function cases(facts) {
    if (facts.cases.length === 0)
        return '';
    const filters = CASE_STATES.flatMap((state) => {
        const count = facts.cases.filter((item) => item.state === state).length;
        if (count === 0)
            return [];
        const label = `${STATE_ICONS[state]} ${STATE_WORDS[state]} (${(0,quantity/* formatCount */.B4)(count)})`;
        return [
            `<label><input type="checkbox" name="state" value="${state}" checked> ${label}</label>`,
        ];
    });
    const form = `<form id="filter" role="search" aria-label="Cases" hidden>
<label class="unseen" for="search">Search in the cases</label>
<input type="search" id="search" placeholder="Search titles, errors, tool calls…  ( / )" autocomplete="off">
<fieldset><legend>Show</legend>${filters.join('')}</fieldset>
<button type="reset">Show all</button>
</form>
<p id="shown" role="status" class="soft">${(0,quantity/* countOf */.pq)(facts.cases.length, 'case')}</p>`;
    const entries = facts.cases.map((item, index) => caseEntry(item, facts.links, index === 0 && item.state === 'failing'));
    return section('Cases', `${form}\n${entries.join('\n')}`);
}
function models(facts) {
    const rows = compareModels(facts).map(({ name, iterations, counts }) => {
        const rate = (0,model_counts/* passRate */.sc)(counts);
        return [
            markup_text(name, 80),
            rate === null ? UNKNOWN : (0,quantity/* formatPercent */.l9)(rate),
            `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`,
            formatDuration(percentile(knownDurations(iterations), 0.5)),
            formatTokens((0,model_counts/* totalTokens */.RP)(iterations).total),
        ];
    });
    if (rows.length === 0)
        return '';
    return section('Models', grid(['Model', 'Pass rate', 'Passed', 'Duration, median', 'Tokens'], rows));
}
function html_report_figures({ report, iterations }) {
    const tokens = (0,model_counts/* totalTokens */.RP)(iterations);
    const durationMs = (0,model_counts/* reportDurationMs */.HI)(report);
    if (durationMs === null && tokens.total === null)
        return '';
    return section('Totals', grid(['Duration', 'Tokens', 'Tokens in', 'Tokens out'], [
        [
            formatDuration(durationMs),
            ...[tokens.total, tokens.input, tokens.output].map(formatTokens),
        ],
    ]));
}
function runHistory({ report, counts }) {
    const points = historyPoints(report, (0,model_counts/* passRate */.sc)(counts));
    if (points.length === 0)
        return '';
    return section('Recent runs', `<p><span class="spark" aria-hidden="true">${sparkline(points)}</span> ${describeHistory(points)}</p>`);
}
function warnings({ warnings: all }) {
    const items = all.map((warning) => `<li>${markup_text(warning, 1000)}</li>`);
    return section('Warnings', items.length === 0 ? '' : `<ul>${items.join('')}</ul>`);
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
    const facts = report === null ? null : gatherFacts(report, view);
    const sections = [headlineSection(verdict, facts, links)];
    if (verdict.value === 'invalid' && verdict.checks.length > 1) {
        sections.push(configurationSection(verdict));
    }
    if (facts !== null) {
        sections.push(noticeSection(facts.report), problemsSection(facts.report, listLines));
        sections.push(failingCasesSection(facts, detail.failing), flakyCasesSection(facts, listLines));
        sections.push(gateSection(verdict), modelsSection(facts), totalsSection(facts));
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
    const linked = withReportLink(view, publication.artifactUrl ?? runPage(event));
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
    const { job, matrixLeg, sha } = event;
    const facts = [
        { label: 'Action', value: `mcp-eval-gate-action ${version}` },
        { label: 'Commit', value: sha },
        { label: 'Job', value: matrixLeg === null ? job : `${job} (${matrixLeg})` },
    ];
    return {
        report,
        verdict,
        links: { source: sourceFolder(event) },
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
    const page = uploads ? runPage(event) : null;
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
function repositoryPage({ serverUrl, repository }) {
    const { owner, repo } = repository;
    return owner && repo ? `${serverUrl}/${owner}/${repo}` : null;
}
function runPage(event) {
    const page = repositoryPage(event);
    return page && event.runId > 0 ? `${page}/actions/runs/${event.runId}` : null;
}
/** The repository's files at the commit under test. */
function sourceFolder(event) {
    const page = repositoryPage(event);
    return page && event.sha ? `${page}/blob/${event.sha}/` : null;
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
