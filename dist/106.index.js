export const id = 106;
export const ids = [106];
export const modules = {

/***/ 87956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   Dt: () => (/* binding */ MAX_TITLE_CHARACTERS),
/* harmony export */   KE: () => (/* binding */ MAX_ANNOTATIONS),
/* harmony export */   cs: () => (/* binding */ publishAnnotations),
/* harmony export */   ux: () => (/* binding */ mostSevere)
/* harmony export */ });
/* harmony import */ var _render_facts_repository_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10751);
/* harmony import */ var _clipped_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80409);


/** Most severe first. */
const SEVERITIES = ['error', 'warning', 'notice'];
/** The runner shows ten of a kind for each step; ten in all is what anyone reads. */
const MAX_ANNOTATIONS = 10;
/** The runner cuts messages there. */
const MAX_MESSAGE_CHARACTERS = 4_096;
const MAX_TITLE_CHARACTERS = 255;
/**
 * Writes the ten most severe annotations as workflow commands, which the toolkit escapes. Gives
 * how many were shown and how many left out.
 */
function publishAnnotations(annotations, commands) {
    const chosen = mostSevere(annotations).slice(0, MAX_ANNOTATIONS);
    for (const { severity, title, message, location } of chosen) {
        commands[severity]((0,_clipped_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipCharacters */ .P)(withoutControls(message), MAX_MESSAGE_CHARACTERS), {
            title: (0,_clipped_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipCharacters */ .P)(withoutControls(title), MAX_TITLE_CHARACTERS),
            ...place(location),
        });
    }
    return { shown: chosen.length, leftOut: annotations.length - chosen.length };
}
/** Sorted by severity; among equals as they came. */
function mostSevere(annotations) {
    return annotations.toSorted((left, right) => SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity));
}
function place(location) {
    const inside = (0,_render_facts_repository_place_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPlace */ .G)(location);
    if (inside === null)
        return {};
    return inside.line === null
        ? { file: inside.file }
        : { file: inside.file, startLine: inside.line };
}
/** Colours and other controls of a terminal mean nothing in an annotation. */
function withoutControls(text) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    return text.replace(/\u001B\[[0-9;]*[A-Za-z]|[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
}


/***/ }),

/***/ 80409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ clipCharacters),
/* harmony export */   W: () => (/* binding */ clipBytes)
/* harmony export */ });
const ELLIPSIS = '…';
/** Text of at most `limit` UTF-16 units that splits no character. */
function clipCharacters(text, limit) {
    if (text.length <= limit)
        return text;
    const end = limit - ELLIPSIS.length;
    const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
    return `${text.slice(0, splitsPair ? end - 1 : end)}${ELLIPSIS}`;
}
/** Text of at most `limit` bytes of UTF-8 that splits no character. */
function clipBytes(text, limit) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= limit)
        return text;
    let end = limit - Buffer.byteLength(ELLIPSIS);
    // Continuation bytes are 10xxxxxx: step back to the first byte of a character.
    while (((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000)
        end -= 1;
    return `${bytes.subarray(0, end).toString('utf8')}${ELLIPSIS}`;
}


/***/ }),

/***/ 29987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24409);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);
/* harmony import */ var _facts_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18908);
/* harmony import */ var _facts_tool_call_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36654);
/* harmony import */ var _sections_alerts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56763);
/* harmony import */ var _sections_flaky_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14959);
/* harmony import */ var _text_case_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89265);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54294);








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
 * of the report. Failing cases of a run that passed its gate are warnings. Without a report, what
 * is wrong at a place in a file.
 */
function annotationsOf(report, verdict) {
    if (report === null)
        return configurationAnnotations(verdict);
    const failing = verdict.value === 'passed' ? 'warning' : 'error';
    const { alone, together } = byTrouble((0,_facts_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(report).cases);
    const annotations = [
        ...problemAnnotations(report, verdict),
        ...together.map((cases) => sharedTrouble(cases, failing)),
        ...alone.flatMap((item) => caseAnnotations(item, failing)),
        ...report.warnings.map((warning) => locatedAnnotation('notice', 'Worth a look', warning)),
    ];
    return annotations.toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
}
/** `file:line: …` or `file:line:column: …`, as problems of files begin. */
const PLACE = /^([^\s:][^:\n]{0,500}):(\d{1,9})(?::\d{1,9})?: /;
/**
 * A text that begins with a place in a file, at that place. It keeps the place in its words too: the
 * log of a job shows an annotation's message, and not where it is.
 */
function locatedAnnotation(severity, title, text) {
    const [, file = '', line = ''] = PLACE.exec(text) ?? [];
    const location = file === '' ? null : { file, line: Number(line) };
    return annotation(severity, title, text, location);
}
function configurationAnnotations({ value, checks }) {
    if (value !== 'invalid')
        return [];
    return checks
        .map(({ actual }) => locatedAnnotation('error', 'Wrong configuration', actual))
        .filter(({ location }) => location !== null);
}
/** The place a text begins with, such as `evals/suite.yaml:4:5`, at which `annotationsOf` puts it. */
function placeOf(text) {
    return PLACE.exec(text)?.[0].slice(0, -': '.length) ?? null;
}
const TITLES_TOLD = 20;
/** Cases that none of their iterations could carry out, for one reason, which is told once. */
function byTrouble(cases) {
    const troubleOf = ({ state, bad }) => {
        const errors = new Set(bad.map(({ outcome, error }) => (outcome === 'error' ? error : null)));
        const [only = null] = errors;
        return state === 'failing' && errors.size === 1 && only !== null ? only : '';
    };
    const groups = Map.groupBy(cases, troubleOf);
    const together = [...groups]
        .filter(([trouble, group]) => trouble !== '' && group.length > 1)
        .map(([, group]) => group);
    const grouped = new Set(together.flat());
    return { alone: cases.filter((item) => !grouped.has(item)), together };
}
function sharedTrouble(cases, severity) {
    const [first] = cases;
    const reason = first?.bad[0]?.error ?? '';
    const titles = cases.slice(0, TITLES_TOLD).map(({ testCase }) => (0,_text_case_name_js__WEBPACK_IMPORTED_MODULE_6__/* .caseName */ .c)(testCase));
    const more = cases.length - titles.length;
    const listed = [...titles, ...(more > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(more)} more`] : [])].join(', ');
    const title = `Failing for one reason: ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(cases.length, 'case')}`;
    const message = `${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(reason, REASON_LENGTH)} · ${listed}`;
    return annotation(severity, title, message, first?.testCase.location ?? null);
}
/** Without what the headline says already, which is an annotation of its own. */
function problemAnnotations({ problems }, verdict) {
    return problems
        .filter((problem) => !(0,_sections_alerts_js__WEBPACK_IMPORTED_MODULE_3__/* .saysProblem */ .SA)(verdict, problem))
        .map(({ kind, message, location }) => annotation('error', `Evidence not whole: ${_sections_alerts_js__WEBPACK_IMPORTED_MODULE_3__/* .KIND_WORDS */ .Pv[kind]}`, message, location));
}
function caseAnnotations(item, failing) {
    const { testCase, state, counts } = item;
    const remark = (severity, word, message) => [
        annotation(severity, `${word}: ${(0,_text_case_name_js__WEBPACK_IMPORTED_MODULE_6__/* .caseName */ .c)(testCase)}`, message, testCase.location),
    ];
    if (state === 'failing')
        return remark(failing, 'Failing', failureMessage(item));
    if (state === 'flaky')
        return remark('warning', 'Flaky', `${(0,_sections_flaky_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsText */ .M)(testCase)}.`);
    if (state !== 'unfinished')
        return [];
    const planned = Math.max(testCase.planned ?? 0, counts.total);
    const missing = planned - counts.total + counts.unfinished;
    const unfinished = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(missing)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(planned, 'iteration')}`;
    return remark('warning', 'Unfinished', `${unfinished} did not finish.`);
}
function failureMessage({ counts, bad }) {
    const [first] = bad;
    const why = first ? reasons(first).join(' · ') : '';
    if (counts.total <= 1)
        return why;
    const numbers = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumbers */ .GQ)(bad.map(({ number }) => number));
    const share = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(counts.failed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(counts.total)}`;
    return `${share} iterations failed (${numbers}). ${why}`;
}
/** Why one iteration failed: its error, and how its tool calls differ. */
function reasons(iteration) {
    const { error, assertions } = iteration;
    const unmet = assertions.find(({ passed }) => !passed);
    const reason = error ?? (unmet ? `${unmet.label}: ${unmet.reason ?? 'not met'}` : null);
    const diff = (0,_facts_tool_call_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .toolCallDiff */ .Q)(iteration, DIFF_LINES);
    return [
        ...(reason === null ? [] : [(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(reason, REASON_LENGTH)]),
        ...(diff.length === 0 ? [] : [`Tool calls (- expected, + actual): ${diff.join(' / ')}`]),
    ];
}
function annotation(severity, title, message, location = null) {
    return {
        severity,
        title: (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(title, TITLE_LENGTH),
        // GitHub takes no annotation without a message.
        message: (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(message, MESSAGE_LENGTH), MESSAGE_LENGTH) || 'No reason was given.',
        location,
    };
}


/***/ }),

/***/ 18908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gX: () => (/* binding */ CASE_STATES),
  t1: () => (/* binding */ STATE_ICONS),
  I7: () => (/* binding */ STATE_WORDS),
  XV: () => (/* binding */ casesIn),
  xS: () => (/* binding */ factsOf)
});

// EXTERNAL MODULE: ./build/model/counts.js
var model_counts = __webpack_require__(63580);
// EXTERNAL MODULE: ./build/render/text/case-name.js
var case_name = __webpack_require__(89265);
// EXTERNAL MODULE: ./build/render/text/durations.js
var durations = __webpack_require__(21104);
// EXTERNAL MODULE: ./build/render/text/escape.js
var text_escape = __webpack_require__(37170);
// EXTERNAL MODULE: ./build/render/text/once-per.js
var once_per = __webpack_require__(87050);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
;// CONCATENATED MODULE: ./build/render/facts/model-facts.js



/** Figures by model, the weakest first; iterations of no known model are left out. */
function modelFacts(iterations) {
    return [...iterationsByModel(iterations)]
        .map(([name, group]) => ({
        name,
        counts: (0,model_counts/* countIterations */.ai)(group),
        medianDurationMs: (0,durations/* percentile */.Y)((0,durations/* sortedDurationsMs */.V)(group), 0.5),
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
            const name = (0,listed_names/* modelName */.f)({ model, provider });
            byName.set(name, [...(byName.get(name) ?? []), ...group]);
        }
    }
    return byName;
}

;// CONCATENATED MODULE: ./build/render/facts/facts.js






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
const factsOf = (0,once_per/* oncePer */.P)(gatherFacts);
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
        durationsMs: (0,durations/* sortedDurationsMs */.V)(iterations),
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
        title: (0,text_escape/* inline */.mG)((0,case_name/* caseName */.c)(testCase), TITLE_LENGTH),
        counts,
        state: stateOf(counts, testCase.planned ?? 0),
        bad: iterations.filter(({ outcome }) => outcome === 'failed' || outcome === 'error'),
        durationMs: (0,model_counts/* caseDurationMs */.tY)(testCase),
        tokens: (0,model_counts/* sumKnown */.z_)(iterations, ({ tokens }) => tokens.total),
        models: [...new Set(iterations.map(({ model }) => model))].filter((model) => model !== null),
    };
}
function stateOf({ total, failed, unfinished, flaky }, planned) {
    if (failed > 0)
        return 'failing';
    if (unfinished > 0 || total < planned)
        return 'unfinished';
    if (total === 0)
        return 'skipped';
    return flaky > 0 ? 'flaky' : 'passed';
}
function casesIn(facts, state) {
    return facts.cases.filter((caseFacts) => caseFacts.state === state);
}


/***/ }),

/***/ 49657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ formatDelta),
/* harmony export */   KM: () => (/* binding */ sparkline),
/* harmony export */   aq: () => (/* binding */ describeHistory),
/* harmony export */   gL: () => (/* binding */ historyPoints)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);

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
    const lowest = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(Math.min(...rates));
    const highest = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(Math.max(...rates));
    const runs = `Pass rates of ${points.length} runs, the newest on the right`;
    if (lowest === highest)
        return `${runs}: always ${lowest}.`;
    const newest = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(rates.at(-1) ?? 0);
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
    const run = former.runNumber === null ? 'the last run' : `run ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(former.runNumber)}`;
    const points = (ownPassRate - former.passRate) * 100;
    if (Math.abs(points) < 1e-9)
        return `as in ${run}`;
    const sign = points > 0 ? '+' : '−';
    const size = Math.abs(points);
    const figure = size < 0.1 ? '<0.1' : String(Number(size.toFixed(1)));
    return `${sign}${figure} ${figure === '1' ? 'point' : 'points'} since ${run}`;
}


/***/ }),

/***/ 10751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ possibleLine),
/* harmony export */   G: () => (/* binding */ repositoryPlace)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);

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
    if (file.length > MAX_PATH_LENGTH || /\n/.test(file) || (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(file) !== file)
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


/***/ }),

/***/ 36654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ toolCallDiff)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87050);


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
const diffLines = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((iteration) => iteration.analysis ? analysisLines(iteration) : callLists(iteration));
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
    const same = names.filter((name) => !differing.has(name)).map((name) => (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 60));
    return [
        `! ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(expected.toolName, 120)}   called with other arguments`,
        ...names
            .filter((name) => differing.has(name))
            .flatMap((name) => [
            `-   ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 60)}: ${argumentText(expected, name)}`,
            `+   ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 60)}: ${argumentText(actual, name)}`,
        ]),
        ...(same.length > 0 ? [`    as expected: ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(same.join(', '), VALUE_LIMIT)}`] : []),
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
        `- ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(wanted.join(', '), VALUE_LIMIT)}`,
        `+ ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(found.join(', '), VALUE_LIMIT)}`,
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
    return `${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(toolName, 120)} ${jsonText(values)}`;
}
function jsonText(value) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(JSON.stringify(value) ?? 'undefined', VALUE_LIMIT);
}


/***/ }),

/***/ 19871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
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


/***/ }),

/***/ 56763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ problemsSection),
/* harmony export */   Pv: () => (/* binding */ KIND_WORDS),
/* harmony export */   SA: () => (/* binding */ saysProblem),
/* harmony export */   SE: () => (/* binding */ noticeSection),
/* harmony export */   q8: () => (/* binding */ configurationSection),
/* harmony export */   xd: () => (/* binding */ warningsSection)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24409);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37170);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91152);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51749);





/** What no surface may hide, such as that the models were not real. */
function noticeSection({ notice }) {
    if (notice === null)
        return null;
    return {
        title: 'notice',
        levels: [
            { keep: 85, render: () => alert('NOTE', [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(notice, 1000)]) },
            { keep: 990, render: () => `Note: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(notice, 60)}` },
        ],
    };
}
/** What kept the evidence from being whole; null where the headline says all there is to it. */
function problemsSection({ problems }, verdict, limit = 20) {
    if (problems.every((problem) => saysProblem(verdict, problem)))
        return null;
    const total = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(problems.length, 'problem');
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
    return location === undefined && (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headlineSays */ .l6)(verdict, message);
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
        const place = location ? ` (${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPlace */ .d)(location))})` : '';
        return `- ${KIND_WORDS[kind]}: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(message, 500)}${place}`;
    });
    const more = problems.length - lines.length;
    if (more > 0)
        lines.push(`- ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(more, 'more problem')}: see the report`);
    return alert('WARNING', ['The evidence is not whole:', '', ...lines]);
}
/** Oddities that decide nothing. */
function warningsSection({ warnings }, limit = 50) {
    if (warnings.length === 0)
        return null;
    const list = (shown) => {
        const lines = warnings.slice(0, shown).map((warning) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(warning, 300)}`);
        const more = warnings.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(more, 'more warning')}: see the report`);
        return (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .A)((0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(warnings.length, 'warning'), lines.join('\n'));
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
        const lines = checks.slice(0, limit).map(({ actual }) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(actual, 500)}`);
        const more = checks.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(more, 'more problem')}`);
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
function alert(kind, lines) {
    return [`> [!${kind}]`, ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
}


/***/ }),

/***/ 14959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ attemptsText),
/* harmony export */   W: () => (/* binding */ flakyCasesSection)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63580);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24409);
/* harmony import */ var _facts_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18908);



/** Cases that passed, of which some iteration did only after a retry. Failing ones are told of as such. */
function flakyCasesSection(facts, limit = 50) {
    const flaky = (0,_facts_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .casesIn */ .XV)(facts, 'flaky');
    if (flaky.length === 0)
        return null;
    const list = (shown) => {
        const lines = flaky.slice(0, shown).map(flakyLine);
        const more = flaky.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(more, 'more flaky case')}: see the report`);
        return `### Flaky cases (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(flaky.length)})\n\n${lines.join('\n')}`;
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
    return `- ${_facts_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE_ICONS */ .t1.flaky} ${title}: ${attemptsText(testCase).toLowerCase()}`;
}
/** `Passed at attempt 3`. */
function attemptsText({ iterations }) {
    const most = iterations.reduce((former, iteration) => ((0,_model_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .isFlaky */ .s8)(iteration) ? Math.max(former, iteration.attempts) : former), 1);
    return most > 1 ? `Passed at attempt ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(most)}` : 'Passed after a retry';
}


/***/ }),

/***/ 91152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MA: () => (/* binding */ countParts),
/* harmony export */   Wu: () => (/* binding */ headlineSection),
/* harmony export */   _G: () => (/* binding */ VERDICT_WORDS),
/* harmony export */   l6: () => (/* binding */ headlineSays),
/* harmony export */   qd: () => (/* binding */ HEADLINE_LENGTH)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63580);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24409);
/* harmony import */ var _facts_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49657);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37170);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54294);





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
    const name = facts === null ? '' : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(facts.report.suite.name);
    const suite = name === '' ? '' : `: ${name}`;
    const sentence = `<strong>${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(verdict.headline, HEADLINE_LENGTH)}</strong>`;
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
                render: () => [`## ${words}`, (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(verdict.headline, 100), ...numbers].join('\n\n'),
            },
            {
                keep: 1000,
                render: () => `## ${words}${facts === null ? '' : `: ${shortNumbers(facts)}`}`,
            },
        ],
    };
}
function numbersLine(facts) {
    const rate = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .passRate */ .sc)(facts.counts);
    if (rate === null)
        return countParts(facts).join(' · ');
    const share = `<code>${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .bar */ .M0)(rate)}</code> ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(rate)}`;
    const delta = (0,_facts_history_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDelta */ .CW)(facts.report, rate);
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
        .map(([count, word]) => `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(count)} ${word}`);
}
function shortNumbers({ counts, noun }) {
    const rate = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .passRate */ .sc)(counts);
    const share = rate === null ? '' : ` (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(rate)})`;
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(counts.passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(counts.total, noun)} passed${share}`;
}
function reportLink({ report }) {
    const label = 'Full report';
    const markup = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(label, report);
    return markup === label ? '' : markup;
}


/***/ }),

/***/ 51749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ formatPlace),
/* harmony export */   u: () => (/* binding */ sourceAddress)
/* harmony export */ });
/* harmony import */ var _facts_repository_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10751);

/** `evals/suite.yaml:27`. */
function formatPlace({ file, line }) {
    const possible = (0,_facts_repository_place_js__WEBPACK_IMPORTED_MODULE_0__/* .possibleLine */ .A)(line);
    return possible === null ? file : `${file}:${possible}`;
}
/** Address of a place at the commit; null where the repository's is not known, or it is not in it. */
function sourceAddress(location, { source }) {
    const place = (0,_facts_repository_place_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPlace */ .G)(location);
    if (!source || place === null)
        return null;
    const path = place.file.split('/').map(encodeURIComponent).join('/');
    return `${source}${path}${place.line === null ? '' : `#L${place.line}`}`;
}


/***/ }),

/***/ 89265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ caseName)
/* harmony export */ });
/** The title, or what stands for one that nobody could see. Not yet escaped. */
function caseName({ title }) {
    return title.trim() === '' ? 'Untitled case' : title;
}


/***/ }),

/***/ 21104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ sortedDurationsMs),
/* harmony export */   Y: () => (/* binding */ percentile)
/* harmony export */ });
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


/***/ }),

/***/ 37170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Fh: () => (/* binding */ httpAddress),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   jr: () => (/* binding */ isRightToLeft),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* unused harmony export attribute */
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);

/** Every character that means something to Markdown or to HTML. */
const SPECIAL = /[&<>"'`*_~[\]()!|\\{}^$]/g;
/**
 * What GitHub turns into something else only after Markdown and its entities are read, text by text:
 * the start of a mention or email (`@`), a reference (`#1`, `GH-1`), a bare address (`://`, `www.`),
 * mathematics (`$`), a `:name:`, whose last colon may as well be the one we write behind the text.
 */
const LATE = /[@$]|#(?=\d)|(?<=(?<![0-9a-z])GH)-(?=\d)|:(?=\/\/)|(?<=(?<![0-9a-z])www)\.|:(?=[\w+-]+(?::|$))|(?<=(?<![0-9a-z])(?:mailto|xmpp)):/;
/** What GitHub may take for a commit: 7 to 40 hexadecimal digits on their own. */
const COMMIT = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/;
/** Too few digits for GitHub to look a commit up. */
const COMMIT_PIECE = /.{1,6}/g;
/** All of these in one go. */
const MEANINGFUL = new RegExp(`(?<late>${LATE.source})|(?<special>${SPECIAL.source})|${COMMIT.source}`, 'gi');
/** What most texts are: words that mean nothing to anyone but the reader. */
const WORDS = /^(?:[g-z ,;%]|[0-9a-f]{1,6}(?![0-9a-f]))*$/i;
/** What begins a block where it begins a line: headings, lists, rules, setext underlines. */
const BLOCK_START = /^(?:[#+=-]|\d+(?=[.)]))/;
/** The box of a task, which GitHub looks for once more when the list is there. */
const TASK_START = /^&#91;/;
/** What closes a heading where it ends one: it would not be shown. */
const HEADING_END = /#$/;
/** Longer words push what stands beside them out of sight, so that they may be broken in between. */
const LONG_WORD = /\S{81}/;
/** Not within what is drawn as one character. */
const WORD_PIECE = /\S{40}(?<!\u200d)(?=\S)(?!\p{M}|\p{Cf}|\p{RI}|\p{Emoji_Modifier})/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
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
    const line = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, limit);
    const markup = LONG_WORD.test(line)
        ? line.replace(WORD_PIECE, '$&\n').split('\n').map(disarmed).join('<wbr>')
        : disarmed(line);
    const whole = markup
        .replace(BLOCK_START, (start) => [...start].map(entity).join(''))
        .replace(TASK_START, '<span>$&</span>')
        .replace(HEADING_END, entity);
    return isRightToLeft(line) ? `<span dir="auto">${whole}</span>` : whole;
}
/** Whether a text is written from right to left anywhere: figures behind it would be drawn before it. */
function isRightToLeft(text) {
    return RIGHT_TO_LEFT.test(text);
}
function disarmed(text) {
    return WORDS.test(text) ? text : text.replace(MEANINGFUL, disarm);
}
function disarm(match, late, special) {
    if (late !== undefined)
        return `<span>${late === '$' ? entity(late) : late}</span>`;
    if (special !== undefined)
        return entity(match);
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
 * Lines, cleaned before, in a fence longer than any run of backticks in them. Comments are written
 * otherwise, so that no text can pass for a marker by which an action finds its own comment.
 */
function fence(lines, language) {
    const body = lines.join('\n').replaceAll('<!--', '\\u003c!--');
    let longest = 2;
    for (const [run] of body.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    const ticks = '`'.repeat(longest + 1);
    return `${ticks}${language}\n${body}\n${ticks}`;
}
/** An http address as it is written in full; null for any other and for none. */
function httpAddress(address) {
    // Not canParse, which takes addresses that then cannot be parsed.
    const url = address ? URL.parse(address) : null;
    return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
/** A link where the address is an http one, else only its label. The label is escaped already. */
function link(label, address) {
    const href = httpAddress(address);
    return href === null ? label : `<a href="${href.replace(SPECIAL, entity)}">${label}</a>`;
}


/***/ }),

/***/ 54294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ stripLegend),
/* harmony export */   GQ: () => (/* binding */ formatNumbers),
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   M0: () => (/* binding */ bar),
/* harmony export */   ZH: () => (/* binding */ capitalize),
/* harmony export */   _y: () => (/* binding */ formatTokens),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   bB: () => (/* binding */ strip)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63580);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);


/** Stands where a figure is not known. */
const UNKNOWN = '–';
/** A figure that something may have had; a report from elsewhere may say any number. */
function isCredible(figure) {
    return figure !== null && figure >= 0 && figure <= Number.MAX_SAFE_INTEGER;
}
/** `950 ms`, `1.2 s`, `3 min 4 s`, `2 h 5 min`. */
function formatDuration(durationMs) {
    if (!isCredible(durationMs))
        return UNKNOWN;
    if (durationMs < 999.5)
        return `${Math.round(durationMs)} ms`;
    if (durationMs < 59_950)
        return `${(durationMs / 1000).toFixed(1)} s`;
    const seconds = Math.round(durationMs / 1000);
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const minutes = Math.round(seconds / 60);
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}
function formatTokens(tokens) {
    return isCredible(tokens) ? (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.round(tokens)) : UNKNOWN;
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
    return more > 0 ? `${signs.join(' ')} +${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(more)}` : signs.join(' ');
}
function signOf(iteration) {
    return (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .isFlaky */ .s8)(iteration) ? FLAKY_SIGN : SIGNS[iteration.outcome];
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
            return [(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(first)];
        if (last === first + 1)
            return [(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(first), (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(last)];
        return [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(first)} to ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(last)}`];
    });
    const lastPart = parts.pop() ?? '';
    return parts.length === 0 ? lastPart : `${parts.join(', ')} and ${lastPart}`;
}
/** The same text with its first letter in upper case. */
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 87050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ oncePer)
/* harmony export */ });
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


/***/ })

};
