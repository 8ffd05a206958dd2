export const id = 7958;
export const ids = [7958];
export const modules = {

/***/ 17958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// UNUSED EXPORTS: HTML_LIMIT

// EXTERNAL MODULE: ./build/src/words/document.js
var words_document = __webpack_require__(12978);
// EXTERNAL MODULE: ./build/src/words/news.js
var news = __webpack_require__(37316);
// EXTERNAL MODULE: ./build/src/words/baseline.js
var baseline = __webpack_require__(73836);
// EXTERNAL MODULE: ./build/src/words/lines.js
var lines = __webpack_require__(65416);
// EXTERNAL MODULE: ./build/src/words/verdicts.js
var verdicts = __webpack_require__(46577);
;// CONCATENATED MODULE: ./build/src/words/page.js



/** Title of what a run was. */
const ENVIRONMENT = 'Environment';
/** What a case is compared with, and itself. */
const RUNS = ['Before', 'Now'];
/** Names and values of what a run was, as far as they are known. */
function describeEnvironment({ report, verdict, origin }, version) {
    const { suite, servers, run } = report;
    const durationMs = run?.durationMs ?? null;
    const rows = [
        ['Suite file', suite.file],
        ['Servers', (0,lines/* firstOf */.Ku)(servers.map(({ name }) => name))],
        ['Commit', origin.commit],
        ['Branch', origin.branch],
        ['Workflow run', origin.run],
        ['Started at', new Date(origin.createdAtMs).toISOString()],
        ['Duration', durationMs === null ? null : (0,lines/* inTime */.RN)(durationMs)],
        ['Baseline', (0,baseline/* describeComparison */.L5)(report, verdict)],
        ['Version of the action', version],
    ];
    return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}
/** Says what has no room in the HTML report, and where it is. `cases`: their states. Empty: nothing. */
function describeLeftOut({ causes, cases, details, traces }) {
    const byState = Map.groupBy(cases, (state) => state);
    const some = [
        causes > 0 && (0,verdicts/* count */.U9)(causes, 'cause'),
        ...Array.from(byState, ([state, own]) => (0,verdicts/* count */.U9)(own.length, `${state} case`)),
        details > 0 && `details of ${(0,verdicts/* count */.U9)(details, 'case')}`,
        traces > 0 && `calls and conversations of ${(0,verdicts/* count */.U9)(traces, 'case')}`,
    ].filter(Boolean);
    if (some.length === 0)
        return '';
    return `Left out to fit: ${some.join(', ')}. The JSON report has all: \`report.json\` of the artifact, or of \`--output\`.`;
}

// EXTERNAL MODULE: ./build/src/render/escape.js
var render_escape = __webpack_require__(77291);
// EXTERNAL MODULE: ./build/src/render/findings.js + 2 modules
var findings = __webpack_require__(99743);
// EXTERNAL MODULE: ./build/src/render/fitting.js
var fitting = __webpack_require__(49113);
// EXTERNAL MODULE: ./build/src/words/tool-changes.js
var tool_changes = __webpack_require__(773);
// EXTERNAL MODULE: ./build/src/report/counts.js
var report_counts = __webpack_require__(72886);
// EXTERNAL MODULE: ./build/src/report/pairing.js
var pairing = __webpack_require__(7876);
// EXTERNAL MODULE: ./build/src/render/causes.js
var render_causes = __webpack_require__(7176);
// EXTERNAL MODULE: ./build/src/lib/names-in.js
var names_in = __webpack_require__(9269);
;// CONCATENATED MODULE: ./build/src/render/page-data.js

/** Groups of cases, the worst first. */
const STATES = (0,names_in/* namesIn */.d)('newly-failing failing flaky missing quarantined passed skipped');

;// CONCATENATED MODULE: ./build/src/render/page-cases.js




/**
 * The cases of a report, worst first: newly failing ones by their cause, then those that surely pass
 * least. Equal ones are in the order of the suite.
 */
function orderCases(source) {
    const { report, findings } = source;
    const causes = new Map();
    for (const [at, { cases }] of findings.causes.entries())
        for (const { id } of cases)
            if (!causes.has(id))
                causes.set(id, at);
    const pairOf = pairFinder(report, source.baseline?.report ?? null);
    const stateOf = stateFinder(source);
    const ranked = report.cases.map((one) => {
        const counts = (0,report_counts/* countIterations */.ai)([one]);
        const before = pairOf(one);
        const state = stateOf(one, counts, before);
        const isSound = state === 'passed' || state === 'skipped';
        const cause = isSound ? null : (causes.get(one.id) ?? null);
        const byCause = state === 'newly-failing' ? (cause ?? causes.size) : 0;
        const rate = isSound ? 0 : likelyRate(counts);
        const order = [STATES.indexOf(state), byCause, rate];
        return { shown: { one, before, state, cause }, order };
    });
    return ranked.sort(render_causes/* inOrder */.al).map(({ shown }) => shown);
}
/** As many cases fail as in the headline. */
function stateFinder({ report, verdict: { comparison, quarantine }, verdict }) {
    const muted = new Set(quarantine.map((one) => (one.state === 'active' ? one.case : '')));
    const broken = (0,report_counts/* brokenOf */.Tb)(report.cases, verdict);
    const past = (0,render_causes/* pastOf */.CM)(comparison);
    // The lists of the comparison have an end.
    const hasMore = Object.keys(comparison?.unlisted ?? {}).length > 0;
    return (one, counts, before) => {
        const { title, skipped, identity, iterations } = one;
        if (skipped !== null)
            return 'skipped';
        if (muted.has(title))
            return 'quarantined';
        if (broken.has(one)) {
            const isWorse = () => before !== null && rateOf((0,report_counts/* countIterations */.ai)([before])) > rateOf(counts);
            const isNew = past.get(identity)?.isNew ?? (hasMore && isWorse());
            return isNew ? 'newly-failing' : 'failing';
        }
        if (counts.failed > 0)
            return 'flaky';
        if (counts.missing > 0 || counts.passed === 0)
            return 'missing';
        return iterations.some(({ attempts }) => attempts > 1) ? 'flaky' : 'passed';
    };
}
const rateOf = (counts) => counts.passed / Math.max(1, (0,report_counts/* totalOf */.e6)(counts));
/** The pass rate by the rule of succession: more iterations that fail are surer evidence. */
const likelyRate = ({ passed, failed }) => (passed + 1) / (passed + failed + 2);
/** Finds cases in the baseline, if each side has one of a key. */
function pairFinder(report, base) {
    if (base === null)
        return () => null;
    const keyOf = (0,pairing/* pairingKey */.w)(report, base);
    const here = Map.groupBy(report.cases, keyOf);
    const there = Map.groupBy(base.cases, keyOf);
    return (one) => {
        const [before = null, ...others] = there.get(keyOf(one)) ?? [];
        return here.get(keyOf(one))?.length === 1 && others.length === 0 ? before : null;
    };
}

// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
// EXTERNAL MODULE: ./build/src/words/failures.js + 2 modules
var words_failures = __webpack_require__(41504);
// EXTERNAL MODULE: ./build/src/render/evidence.js
var evidence = __webpack_require__(90745);
// EXTERNAL MODULE: ./build/src/render/likeness.js
var likeness = __webpack_require__(16416);
;// CONCATENATED MODULE: ./build/src/render/page-details.js






/** Iterations that were planned and did not begin, of those that are drawn. */
const MAX_MISSING = 100;
const MAX_TEXTS = 200;
/** The row of a case in the index. */
function rowOf(shown, models, source) {
    const { one, before, state, cause } = shown;
    const { title, tags, iterations, skipped } = one;
    const first = (0,likeness/* gravestOf */.am)(iterations.find(({ failures }) => failures.length > 0)?.failures ?? []);
    const durations = durationsOf(iterations);
    const ofRuns = [before, one].map((run) => run && tallyOf(run.iterations, null));
    return {
        title,
        tags,
        tools: one.tools.map(({ name }) => name),
        texts: textsOf(iterations),
        ...placeOf(first, source, skipped !== null),
        state,
        skipped,
        strip: stripOf(one),
        before: before && stripOf(before),
        cause,
        // Of an even number the upper one.
        durationMs: durations[durations.length >> 1] ?? null,
        tallies: models.length > 1 ? models.map((model) => tallyOf(iterations, model)) : ofRuns,
    };
}
/** Names of models, which are short, and then sentences. */
function textsOf(iterations) {
    const models = iterations.flatMap(({ model }) => model ?? []);
    const sentences = iterations.flatMap(({ failures }) => failures.map(render_causes/* plainSentence */.Gx));
    return (0,lib_text/* cut */.Jj)([...new Set(models.concat(sentences))].join('\n'), MAX_TEXTS);
}
/** @param model null: all */
function tallyOf(iterations, model) {
    const own = iterations.filter((one) => model === null || one.model === model);
    const worst = own.find(({ outcome }) => outcome !== 'passed') ?? own[0];
    if (worst === undefined)
        return null;
    return { strip: lettersOf(own), worst: iterations.indexOf(worst) };
}
/** @param isKnown whether the file is known to be that of the suite, without a failure */
function placeOf(failure, { report, links }, isKnown = false) {
    const file = failure?.kind === 'test' ? failure.file : report.suite.file;
    if ((failure === undefined && !isKnown) || file === null)
        return { place: '', link: null };
    const line = failure === undefined ? null : (0,render_causes/* lineOf */.cA)(failure);
    return { place: (0,lines/* position */.G1)(file, line), link: links.file(file, line) };
}
const lettersOf = (iterations) => iterations
    .map(({ outcome }) => (outcome === 'passed' ? 'p' : outcome === 'failed' ? 'f' : '?'))
    .join('');
function stripOf({ iterations, planned, skipped }) {
    const missing = skipped === null ? planned - iterations.length : 0;
    return lettersOf(iterations) + '?'.repeat(Math.min(MAX_MISSING, Math.max(0, missing)));
}
/** In milliseconds, as far as they are known, the shortest first. */
const durationsOf = (iterations) => iterations.flatMap(({ durationMs }) => durationMs ?? []).sort((a, b) => a - b);
/** As far as they are known, the fewest first. */
const tokensOf = (iterations) => iterations.flatMap(({ tokens }) => tokens?.total ?? []).sort((a, b) => a - b);
/** What the page shows of a case when it is opened. */
function detailOf({ one, before }, source) {
    const own = new Set(one.iterations.map(({ model }) => model));
    return {
        iterations: one.iterations.map((iteration) => {
            const { failures, outcome, model } = iteration;
            const known = failures.length === 0 && outcome === 'failed' ? [render_causes/* UNKNOWN */.HV] : failures;
            return iterationOf(iteration, model, known, source);
        }),
        // Failures and names of a baseline are foreign to the redactor of this run.
        before: (before?.iterations ?? []).map((iteration) => iterationOf(iteration, own.has(iteration.model) ? iteration.model : null, [], source)),
    };
}
function iterationOf({ number, outcome, durationMs, tokens, trace }, model, known, source) {
    const failures = known.map((failure) => ({
        sentence: (0,render_causes/* plainSentence */.Gx)(failure),
        advice: (0,words_failures/* advise */.TH)(failure),
        ...placeOf(failure, source),
        step: 'step' in failure ? failure.step : null,
        line: (0,render_causes/* lineOf */.cA)(failure),
        evidence: (0,evidence/* evidenceOf */.X)(failure),
    }));
    return { number, outcome, durationMs, tokens: tokens?.total ?? null, model, failures, trace };
}

// EXTERNAL MODULE: ./build/src/render/terminal.js
var terminal = __webpack_require__(74148);
;// CONCATENATED MODULE: ./build/src/render/page-index.js






const MAX_CAUSES = 1_000;
const MAX_TOOLS = 1_000;
/** Columns of the matrix. */
const MAX_MODELS = 20;
const MAX_VALUES = 2_000;
const PERCENTILE = 0.95;
/** The terminal program, as the documentation writes it. */
const PROGRAM = 'PATH/dist/cli.js';
/** Cases that the copied command names. */
const MAX_RERUN = 200;
/** Makes the data of the page: its index, and a detail for each case in the order of the index. */
function pageDataOf(source) {
    const { report, verdict, findings, baseline, links } = source;
    const cases = orderCases(source);
    const named = iterationsOf(report.cases).flatMap(({ model }) => model ?? []);
    const models = [...new Set(named)].slice(0, MAX_MODELS);
    const places = new Map(cases.map(({ one }, at) => [one.id, at]));
    const { suite, value, headline, facts, compared, problems, gate, sections } = findings;
    const causes = findings.causes.slice(0, MAX_CAUSES).map((cause) => {
        const { sentence, advice, isDeciding, evidence } = cause;
        const rows = cause.cases.flatMap(({ id }) => places.get(id) ?? []).sort((a, b) => a - b);
        const newly = rows.filter((at) => cases[at]?.state === 'newly-failing').length;
        return { sentence, advice, isDeciding, newly, evidence, cases: rows };
    });
    const counting = cases.flatMap(({ one, state }) => (state === 'quarantined' ? [] : [one]));
    const { file } = report.suite;
    const words = ['node', source.program ?? PROGRAM, 'run', file ?? '', ...(source.options ?? [])];
    const failed = (0,terminal/* rerunCommand */.w4)({ report, verdict }, words, MAX_RERUN)?.command ?? '';
    const counts = {};
    for (const { state } of cases)
        counts[state] = (counts[state] ?? 0) + 1;
    counts['failing'] = (counts['failing'] ?? 0) + (counts['newly-failing'] ?? 0);
    const index = {
        noun: (0,verdicts/* nounOf */.a2)(report.source),
        suite,
        value,
        headline,
        facts,
        compared,
        problems,
        causes,
        gate,
        sections,
        cases: cases.map((one) => rowOf(one, models, source)),
        sides: models.length > 1 ? models : RUNS,
        tools: toolsOf(report, verdict),
        numbers: { now: measure(counting), before: measure(baseline?.report?.cases ?? []) },
        environment: describeEnvironment(source, source.version),
        run: links.run,
        counts,
        rerun: file === null ? null : { start: words.map(terminal/* quoted */.TL).join(' '), failed },
        leftOut: '',
    };
    return { index, details: cases.map((one) => detailOf(one, source)) };
}
const iterationsOf = (cases) => cases.flatMap((one) => one.iterations);
/** The percentile is by nearest rank. */
function measure(cases) {
    const iterations = iterationsOf(cases);
    const durations = durationsOf(iterations);
    const tokens = tokensOf(iterations);
    return {
        durations: thin(durations),
        p95Ms: durations[Math.ceil(PERCENTILE * durations.length) - 1] ?? null,
        tokens: thin(tokens),
        totalTokens: tokens.length === 0 ? null : tokens.reduce((sum, one) => sum + one, 0),
    };
}
/** Some of the values, evenly, with the last one. */
function thin(values) {
    const kept = Math.min(values.length, MAX_VALUES);
    return Array.from({ length: kept }, (_, at) => Math.round(values[Math.floor(((at + 1) * values.length) / kept) - 1] ?? 0));
}
/** Tools that changed come first, then those that most cases use. */
function toolsOf({ servers, cases }, { comparison }) {
    const rows = new Map();
    const rowFor = (server, tool) => {
        const key = JSON.stringify([server, tool]);
        const row = rows.get(key) ?? { server, tool, cases: 0, change: '' };
        rows.set(key, row);
        return row;
    };
    for (const { name, tools } of servers)
        for (const tool of tools ?? [])
            rowFor(name, tool.name);
    for (const { tools } of cases)
        for (const row of new Set(tools.map(({ server, name }) => rowFor(server, name))))
            row.cases += 1;
    for (const change of comparison?.toolChanges ?? []) {
        const row = rowFor(change.server, change.tool);
        row.change += `${row.change === '' ? '' : '; '}${(0,tool_changes/* describeToolChange */.cG)(change)}`;
    }
    const rank = ({ change, cases: uses }) => (change === '' ? 0 : 1e9) + uses;
    return [...rows.values()].sort((a, b) => rank(b) - rank(a)).slice(0, MAX_TOOLS);
}

;// CONCATENATED MODULE: ./build/src/render/html.js








/** Most bytes of the file. */
const HTML_LIMIT = 15_000_000;
/** Share of the index, which all of the page needs. */
const INDEX_SHARE = 0.5;
/** What is left out takes so much to say. */
const RESERVE = 1_000;
/** Without JavaScript: causes, and cases of each. */
const html_MAX_CAUSES = 50;
const MAX_CASES = 10;
const END = '</body>\n</html>\n';
const EMPTY = { iterations: [], before: [] };
/**
 * Writes the HTML report in pieces: one file without network. Without JavaScript it shows verdict,
 * gate and causes. What does not fit is left out: traces, of cases that passed first, then details,
 * then rows.
 *
 * @param limit of its bytes
 */
function* renderHtml(source, program, limit = HTML_LIMIT) {
    const { index, details } = pageDataOf(source);
    const title = `${findings/* SYMBOLS */.Am[index.value]} ${index.suite}: ${index.headline}`;
    const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(program)}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${(0,render_escape/* escapeHtml */.ZD)(title.split(render_escape/* CODE */.Sq).join(''))}</title>
<style>${program.style}</style>
</head>
<body>
<div id="page">${withoutScript(index, source)}</div>
`;
    const script = `<script>${program.script}</script>\n`;
    yield head;
    const states = index.cases.map(({ state }) => state);
    const causes = source.findings.causes.length - index.causes.length;
    const size = fitIndex(index, limit * INDEX_SHARE);
    const room = limit - RESERVE - size - bytesOf(head + script + END);
    const { scripts, left } = fitDetails(details.slice(0, index.cases.length), room);
    index.leftOut = describeLeftOut({ causes, cases: states.slice(index.cases.length), ...left });
    // Details come last: a browser draws the page before it has read them.
    yield dataScript('index', jsonOf(index));
    yield script;
    yield* scripts;
    yield END;
}
const policyOf = ({ scriptHash, styleHash }) => `default-src 'none'; script-src ${scriptHash}; style-src ${styleHash}; img-src data:; base-uri 'none'; form-action 'none'`;
const bytesOf = fitting/* MEASURES */.sF.bytes;
/** JSON that no tag can end, of one line. */
const jsonOf = (value) => JSON.stringify(value).replace(/[<\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
const dataScript = (id, json) => `<script type="application/json" id="${id}">${json}</script>\n`;
/** Drops the last rows of an index until it fits. @returns its bytes */
function fitIndex(index, limit) {
    for (;;) {
        const size = bytesOf(jsonOf(index));
        if (size <= limit || index.cases.length === 0)
            return size;
        const kept = Math.floor((0.9 * index.cases.length * limit) / size);
        index.cases.length = kept;
        for (const cause of index.causes)
            cause.cases = cause.cases.filter((at) => at < kept);
    }
}
/** Scripts of the details, with as many details and then traces as fit, and how many do not. */
function fitDetails(details, limit) {
    const left = { details: 0, traces: 0 };
    const scriptOf = (at, detail) => dataScript(`case-${at}`, jsonOf(detail));
    const scripts = details.map((_, at) => scriptOf(at, EMPTY));
    let room = scripts.reduce((rest, one) => rest - bytesOf(one), limit);
    const replace = (at, detail, what) => {
        const script = scriptOf(at, detail);
        const more = bytesOf(script) - bytesOf(scripts[at] ?? '');
        const isFit = more <= Math.max(0, room);
        if (isFit) {
            scripts[at] = script;
            room -= more;
        }
        else
            left[what] += 1;
        return isFit;
    };
    const bare = (one) => ({ ...one, trace: null });
    const shown = details.map(({ iterations, before }, at) => replace(at, { iterations: iterations.map(bare), before: before.map(bare) }, 'details'));
    for (const [at, detail] of details.entries())
        if (shown[at])
            replace(at, detail, 'traces');
    return { scripts, left };
}
/** What people see without JavaScript. */
function withoutScript(index, { report, findings: { causes } }) {
    const { headline, facts, compared, problems, gate, sections, environment, noun } = index;
    const others = sections.filter(({ id }) => id !== 'gate');
    const describe = (cause) => {
        const { sentence, advice, isNew, evidence, cases } = cause;
        const summary = (0,verdicts/* describeCause */.V$)(sentence, cases.length, isNew, report.source);
        const titles = (0,findings/* few */.H$)(cases, ({ title }) => title, `more ${noun}`, MAX_CASES);
        const parts = [paragraph(advice), evidence && html_element('pre', evidence.text), list(titles)];
        const open = cause === causes[0] ? ' open' : '';
        return `<details${open}>${html_element('summary', summary)}${parts.join('')}</details>`;
    };
    const rows = environment.map(([name, value]) => html_element('dt', name) + html_element('dd', value));
    return [
        '<main class="static">',
        html_element('h1', headline),
        ...[facts, compared].map(paragraph),
        list(problems),
        causes.length === 0 ? '' : html_element('h2', words_document/* DOCUMENT */.q.why(index.value, true)),
        ...(0,findings/* few */.H$)(causes, describe, 'more cause', html_MAX_CAUSES),
        // All checks, also those that are no news.
        gate.length === 0 ? '' : html_element('h2', news/* SECTION_TITLES */._Z.gate) + list(gate),
        ...others.map(({ title, lines }) => html_element('h2', title) + list(lines)),
        html_element('h2', ENVIRONMENT),
        `<dl>${rows.join('')}</dl>`,
        '</main>',
    ].join('\n');
}
/** An element with plain text. Names between backticks become code, but for evidence. */
function html_element(tag, text) {
    const parts = (tag === 'pre' ? [text] : text.split(render_escape/* CODE */.Sq)).map(render_escape/* escapeHtml */.ZD);
    const markup = parts.map((part, at) => (at % 2 === 1 ? `<code>${part}</code>` : part));
    return `<${tag}>${markup.join('')}</${tag}>`;
}
const paragraph = (text) => (text === '' ? '' : html_element('p', text));
const list = (lines) => lines.length === 0 ? '' : `<ul>${lines.map((line) => html_element('li', line)).join('')}</ul>`;


/***/ })

};
