export const id = 8481;
export const ids = [8481];
export const modules = {

/***/ 18908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t1: () => (/* binding */ STATE_ICONS),
  I7: () => (/* binding */ STATE_WORDS),
  XV: () => (/* binding */ casesIn),
  xS: () => (/* binding */ factsOf)
});

// UNUSED EXPORTS: CASE_STATES, caseFacts

// EXTERNAL MODULE: ./build/model/choices/report-source.js
var report_source = __webpack_require__(11057);
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
        tokens: (0,model_counts/* totalTokens */.RP)(group),
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
            const name = (0,listed_names/* modelName */.fD)({ model, provider });
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
const factsOf = /* @__PURE__ */ (0,once_per/* oncePer */.P)(gatherFacts);
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
        wallMs: wallTimeMs(report),
        durationsMs: (0,durations/* sortedDurationsMs */.V)(iterations),
        models: modelFacts(iterations),
        noun: (0,report_source/* isOfRuns */.Cd)(report) ? 'iteration' : 'test',
    };
}
function wallTimeMs({ run }) {
    if (run === null)
        return null;
    const { execution, createdAtMs, completedAtMs } = run;
    if (execution !== undefined)
        return execution.wallMs;
    return createdAtMs === null || completedAtMs === null ? null : completedAtMs - createdAtMs;
}
function countErrors(iterations) {
    return iterations.reduce((count, { outcome }) => (outcome === 'error' ? count + 1 : count), 0);
}
/** What is to be said of a case. */
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
/* harmony export */   gL: () => (/* binding */ historyPoints),
/* harmony export */   uQ: () => (/* binding */ ranBeside)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);

/** Pass rates worth showing: the newest of them, as fractions, the oldest first. */
const POINTS_SHOWN = 20;
const BLOCKS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/** Two runs are no trend: what lies between them is told as a difference. */
const FEWEST_POINTS = 3;
/** The newest runs of the suite, the reported one last; empty where these are too few to tell a trend. */
function historyPoints(report, ownPassRate) {
    const earlier = (report.history ?? []).map((run) => ({ ...run, own: false }));
    const own = ownPassRate === null
        ? []
        : [{ passRate: ownPassRate, runNumber: report.run?.number ?? null, own: true }];
    const points = [...earlier, ...own].filter(({ passRate }) => passRate >= 0 && passRate <= 1);
    return points.length < FEWEST_POINTS ? [] : points.slice(-POINTS_SHOWN);
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
 * @param isBeside that run is of the base, in the same job.
 */
function formatDelta(report, ownPassRate, isBeside = false) {
    const former = report.history?.at(-1);
    if (!former)
        return null;
    const since = isBeside ? 'against' : 'since';
    const run = isBeside ? 'the base' : formerRun(former);
    const points = (ownPassRate - former.passRate) * 100;
    if (Math.abs(points) < 1e-9)
        return `as in ${run}`;
    const sign = points > 0 ? '+' : '−';
    const size = Math.abs(points);
    const figure = size < 0.1 ? '<0.1' : String(Number(size.toFixed(1)));
    return `${sign}${figure} ${figure === '1' ? 'point' : 'points'} ${since} ${run}`;
}
function formerRun({ runNumber }) {
    return runNumber === null ? 'the last run' : `run ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(runNumber)}`;
}
/** Whether the base ran in the same job, so that nothing was run before. */
function ranBeside({ comparison }) {
    return comparison?.origin.kind === 'checkout';
}


/***/ }),

/***/ 76755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ ownRate)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63580);

const VERDICT_TONES = {
    passed: 'good',
    failed: 'bad',
    incomplete: 'warn',
    invalid: 'warn',
};
/** Rates that differ by less are the same one, summed in another order. */
const ROUNDING = 1e-9;
/** The pass rate beside what the gate asks of it; null where nothing counts. */
function ownRate({ counts }, verdict) {
    const sample = judgedCounts(counts, verdict);
    const rate = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .passRate */ .sc)(sample);
    if (rate === null)
        return null;
    const { threshold, interval, observed } = verdict.checks.find(({ id }) => id === 'min-pass-rate') ?? {};
    // Of unseen cases it is a mean of rates that was judged.
    const isOfIt = observed != null && Math.abs(observed - rate) < ROUNDING;
    return {
        ...{ rate, sample, tone: VERDICT_TONES[verdict.value] },
        ...(isOfIt && interval && { interval }),
        ...(threshold != null && { threshold }),
    };
}
/** Without what is in quarantine, which does not count. */
function judgedCounts({ passed, total }, { quarantine = [] }) {
    const aside = quarantine.flatMap(({ state, sample }) => (state === 'active' ? [sample] : []));
    const sizes = aside.map(({ sampleSize }) => sampleSize);
    const passes = aside.map(({ observed, sampleSize }) => Math.round((observed ?? 0) * sampleSize));
    const sum = (figures) => figures.reduce((all, one) => all + one, 0);
    return { passed: Math.max(0, passed - sum(passes)), total: Math.max(0, total - sum(sizes)) };
}


/***/ }),

/***/ 39505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ quarantinedCases)
/* harmony export */ });
/* harmony import */ var _model_cases_case_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90267);

/** Tells the cases that do not count, being in quarantine. */
function quarantinedCases({ quarantine = [] }) {
    const names = new Set(quarantine.flatMap((note) => (note.state === 'active' ? note.case : [])));
    return (testCase) => names.size > 0 && [...(0,_model_cases_case_names_js__WEBPACK_IMPORTED_MODULE_0__/* .caseNames */ .R)(testCase)].some((name) => names.has(name));
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

/***/ 79803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ causesOf)
});

// EXTERNAL MODULE: ./build/render/text/once-per.js
var once_per = __webpack_require__(87050);
// EXTERNAL MODULE: ./build/render/words/story/cause-words.js
var cause_words = __webpack_require__(51590);
// EXTERNAL MODULE: ./build/render/facts/facts.js + 1 modules
var facts_facts = __webpack_require__(18908);
// EXTERNAL MODULE: ./build/render/facts/quarantined-cases.js
var quarantined_cases = __webpack_require__(39505);
// EXTERNAL MODULE: ./build/render/facts/story/changes.js
var story_changes = __webpack_require__(5350);
;// CONCATENATED MODULE: ./build/render/facts/story/primary-cause.js

/**
 * Of what kind a cause is. `server`: one could not be used. `model`: its provider gave no answer.
 * `refused`: a tool answered with an error. `arguments`: it was called with others. `assertion`: of
 * whatever else. `error`: whatever the source says, such as an exception.
 */
const CAUSE_KINDS = (/* unused pure expression or super */ null && ([
    'server',
    'model',
    'timeout',
    'refused',
    'arguments',
    'not-called',
    'unexpected-call',
    'order',
    'assertion',
    'error',
    'unknown',
]));
function cause(kind, pieces, known = {}) {
    const { tool = null, server = null, sameness = null } = known;
    return { kind, pieces, tool, server, sameness };
}
/** Lines of an error that are looked at, and characters of one. */
const MOST_LINES = 40;
const LINE_LENGTH = 2_000;
/**
 * Why an iteration failed: the one thing that explains most of it. Whoever could not be asked comes
 * before what was not answered, a call that went wrong before the answer it led to.
 */
function primaryCause(iteration, testCase) {
    const lines = (iteration.error ?? '')
        .split('\n', MOST_LINES)
        .map((line) => line.slice(0, LINE_LENGTH).trim())
        .filter((line) => line !== '');
    const found = troubleOf(lines[0] ?? '') ??
        callCause(iteration, lines) ??
        assertionCause(iteration) ??
        errorCause(lines);
    if (found.tool === null || found.server !== null)
        return found;
    return { ...found, server: serverOf(found.tool, testCase) };
}
function serverOf(tool, { tools = [] }) {
    return tools.find(({ name, server }) => name === tool && server !== undefined)?.server ?? null;
}
const SERVER = 'MCP server "';
/** What a server did, and in parentheses what was asked of it. */
const ACTION = / \((?<action>[^()]{1,300})\)/;
const CONNECTING = 'connect';
/** Trouble of a server or of a model, that kept an iteration from being carried out. */
function troubleOf(line) {
    const isOfModel = MODEL_BEGINS.some((begin) => line.startsWith(begin));
    if (isOfModel)
        return cause('model', (0,cause_words/* piecesOf */.Xe)(line.split('. So it proves', 1)[0] ?? line));
    if (line.startsWith(UNFINISHED)) {
        return cause('timeout', (0,cause_words/* piecesOf */.Xe)(line), { server: quotedAfter(line, SERVER) });
    }
    // What came of one trouble is told with that trouble at its end.
    const isTold = line.startsWith(SERVER) || line.startsWith(`Nothing waits for ${SERVER}`);
    return isTold ? serverTrouble(line.slice(line.lastIndexOf(SERVER))) : null;
}
const MODEL_BEGINS = [
    'Model provider "',
    'The answer of model provider "',
    'The model gave no answer',
    'No API key for provider "',
];
const UNFINISHED = 'The iteration did not finish within';
function serverTrouble(text) {
    const server = quotedAfter(text, SERVER);
    const { action } = ACTION.exec(text)?.groups ?? {};
    const what = text.replace(ACTION, '');
    const pieces = (0,cause_words/* piecesOf */.Xe)(what, server === null ? 0 : `${SERVER}${server}"`.length);
    // A server that does not come up does so in several ways, and is one cause all the same.
    const sameness = action === CONNECTING ? CONNECTING : null;
    return cause('server', pieces, { server, sameness });
}
function quotedAfter(text, begin) {
    const start = text.indexOf(begin);
    if (start < 0)
        return null;
    const from = start + begin.length;
    const end = text.indexOf('"', from);
    return end < 0 ? null : (0,cause_words/* told */.Ev)(text.slice(from, end));
}
/** Calls of tools that went wrong, in the order in which one leads to the other. */
function callCause(iteration, lines) {
    const { analysis, assertions } = iteration;
    const [mismatch] = analysis?.argumentMismatches ?? [];
    if (mismatch !== undefined)
        return mismatchCause(mismatch);
    const refused = refusalOf(lines);
    if (refused !== null)
        return refused;
    const [missing] = missingTools(iteration);
    if (missing !== undefined) {
        const tool = (0,cause_words/* told */.Ev)(missing);
        return cause('not-called', [`${tool} was not called`], { tool });
    }
    const forbidden = forbiddenTool(iteration, lines);
    if (forbidden !== null) {
        const tool = (0,cause_words/* told */.Ev)(forbidden);
        return cause('unexpected-call', [`${tool} was called, though not expected`], { tool });
    }
    const isOrder = assertions.every(({ passed }) => passed) && isOutOfOrder(iteration);
    return isOrder ? cause('order', ['the tools were called in another order']) : null;
}
function mismatchCause(mismatch) {
    return cause('arguments', (0,cause_words/* argumentPieces */.XR)(mismatch), { tool: (0,cause_words/* told */.Ev)(mismatch.expected.toolName) });
}
/** How an answer begins by which a tool, or the server in its place, turned a call down. */
const REFUSAL = /^(?:\w{1,40}: )?Tool "(?<tool>[^"]{1,200})"(?: of server "(?<server>[^"]{1,200})")? failed: /;
const ABSENT = /^(?:Server "(?<server>[^"]{1,200})" has no tool|.{1,80}no server of the case has a tool) "(?<tool>[^"]{1,200})"/;
/** What a client puts before the words of a protocol error. */
const PROTOCOL_ERROR = / answered with an error/;
function refusalOf(lines) {
    for (const line of lines) {
        const absent = ABSENT.exec(line)?.groups;
        if (absent) {
            const { tool = '', server } = absent;
            const pieces = [`there is no tool ${(0,cause_words/* told */.Ev)(tool)}`];
            return cause('refused', pieces, { tool: (0,cause_words/* told */.Ev)(tool), server: server ? (0,cause_words/* told */.Ev)(server) : null });
        }
        const found = REFUSAL.exec(line);
        if (found === null)
            continue;
        const { tool = '', server } = found.groups ?? {};
        const said = line.slice(found[0].length);
        if (said.startsWith(SERVER) && !PROTOCOL_ERROR.test(said))
            return serverTrouble(said);
        const words = said.startsWith(SERVER) ? said.slice(said.indexOf('): ') + '): '.length) : said;
        const [first = '', ...rest] = (0,cause_words/* piecesOf */.Xe)(words);
        const pieces = [`${(0,cause_words/* told */.Ev)(tool)} refused the call: ${first}`, ...rest];
        return cause('refused', pieces, { tool: (0,cause_words/* told */.Ev)(tool), server: server ? (0,cause_words/* told */.Ev)(server) : null });
    }
    return null;
}
/** Names of tools that were expected and not called, or not so often. */
function missingTools(iteration) {
    const { analysis, expectedToolCalls, actualToolCalls } = iteration;
    if (analysis !== null)
        return analysis.missing.map(({ toolName }) => toolName);
    const called = new Set(actualToolCalls.map(({ toolName }) => toolName));
    return expectedToolCalls.flatMap(({ toolName }) => (called.has(toolName) ? [] : toolName));
}
const FORBIDDEN = 'toolNeverCalled ';
const NO_TOOL = 'Expected that no tool is called, but called were: ';
const TOO_MANY = /^\d{1,9} unexpected tool calls? where /;
function forbiddenTool(iteration, lines) {
    const { analysis, assertions } = iteration;
    const unmet = assertions.find(({ passed, label }) => !passed && label.startsWith(FORBIDDEN));
    if (unmet !== undefined)
        return unmet.label.slice(FORBIDDEN.length);
    const none = lines.find((line) => line.startsWith(NO_TOOL));
    if (none !== undefined)
        return /^[^,]{1,200}/.exec(none.slice(NO_TOOL.length))?.[0] ?? null;
    const isJudged = assertions.every(({ passed }) => passed) || lines.some((one) => TOO_MANY.test(one));
    return isJudged ? (analysis?.unexpected[0]?.toolName ?? null) : null;
}
function isOutOfOrder({ expectedToolCalls, actualToolCalls }) {
    const [wanted, found] = [expectedToolCalls, actualToolCalls].map((calls) => calls.map(({ toolName }) => toolName));
    if (wanted === undefined || found === undefined || wanted.length !== found.length)
        return false;
    const isSame = wanted.every((name, at) => name === found[at]);
    return !isSame && wanted.toSorted().join('\n') === found.toSorted().join('\n');
}
/** The first assertion that does not hold; one of another type, or about something else, is another cause. */
function assertionCause({ assertions }) {
    const unmet = assertions.find(({ passed }) => !passed);
    if (unmet === undefined)
        return null;
    const { label, reason } = unmet;
    const pieces = reason === null ? [`${(0,cause_words/* told */.Ev)(label)}: not met`] : (0,cause_words/* complaintPieces */.DJ)(reason.slice(0, LINE_LENGTH));
    return cause('assertion', pieces, { sameness: (0,cause_words/* told */.Ev)(label) });
}
/** Those of assertions of a test, whose values are what they are about. */
const OF_ASSERTION = /expect|assert/i;
const LINES_TOLD = 4;
const LATE = /timed? ?out/i;
function errorCause(lines) {
    const [first] = lines;
    if (first === undefined || WITHOUT_REASON.has(first)) {
        return cause('unknown', ['no reason was given']);
    }
    if (OF_ASSERTION.test(first)) {
        return cause('assertion', (0,cause_words/* literally */.Dk)(lines.slice(0, LINES_TOLD)));
    }
    return cause(LATE.test(first) ? 'timeout' : 'error', (0,cause_words/* piecesOf */.Xe)(first));
}
/** What stands in place of a reason that a result file does not give. */
const WITHOUT_REASON = new Set(['The test failed.', 'The test broke.']);

;// CONCATENATED MODULE: ./build/render/facts/story/causes.js






/**
 * Why iterations failed, each once: what is new first, then by how many cases it made fail, and last
 * what does not count.
 */
function causesOf(facts, verdict) {
    const isAside = (0,quarantined_cases/* quarantinedCases */.Y)(verdict);
    const changes = (0,story_changes/* changesOf */.f)(verdict);
    const causes = groupsOf(facts).map((group) => {
        const { kind, tool, server } = group.first;
        const ofCase = ({ item, first, iterations }) => ({
            ...{ item, iterations, reason: (0,cause_words/* commonReason */.Ij)(first.pieces, NONE) },
            isAside: isAside(item.testCase),
            isNew: changes?.kindOf(item.testCase) === 'new',
        });
        const [one, ...others] = group.cases;
        const cases = [ofCase(one), ...others.map(ofCase)];
        return {
            ...{ kind, tool, server, cases },
            reason: (0,cause_words/* commonReason */.Ij)(group.first.pieces, group.differs),
            iterations: cases.reduce((sum, { iterations }) => sum + iterations.length, 0),
            isNew: cases.some((each) => each.isNew),
            isAside: cases.every((each) => each.isAside),
        };
    });
    const rank = ({ isAside: aside, isNew }) => (aside ? 2 : isNew ? 0 : 1);
    return causes
        .sort((one, other) => rank(one) - rank(other) ||
        other.cases.length - one.cases.length ||
        other.iterations - one.iterations)
        .map((cause, at) => ({ number: at + 1, ...cause }));
}
const NONE = new Set();
const groupsOf = (0,once_per/* oncePer */.P)((facts) => {
    const groups = new Map();
    for (const item of (0,facts_facts/* casesIn */.XV)(facts, 'failing')) {
        for (const iteration of item.bad) {
            const found = primaryCause(iteration, item.testCase);
            const key = keyOf(found);
            const group = groups.get(key);
            if (group === undefined) {
                const cases = [{ item, first: found, iterations: [iteration] }];
                groups.set(key, { first: found, differs: new Set(), cases });
            }
            else
                addTo(group, item, found, iteration);
        }
    }
    return [...groups.values()];
});
/** The same for what is one cause. */
function keyOf({ kind, tool, server, pieces, sameness }) {
    const words = kind === 'server' && sameness !== null ? [] : wordsOf(pieces);
    return JSON.stringify([kind, tool, server, sameness, ...words]);
}
const wordsOf = (pieces) => pieces.filter((_, at) => at % 2 === 0);
function addTo(group, item, found, iteration) {
    const { pieces } = group.first;
    for (let at = 1; at < pieces.length; at += 2) {
        // Values behind other words are of something else.
        const isAlike = found.pieces[at - 1] === pieces[at - 1];
        if (isAlike && found.pieces[at] !== pieces[at])
            group.differs.add(at);
    }
    const last = group.cases.at(-1);
    if (last?.item === item)
        last.iterations.push(iteration);
    else
        group.cases.push({ item, first: found, iterations: [iteration] });
}


/***/ }),

/***/ 5350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ changesOf)
/* harmony export */ });
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87050);
/* harmony import */ var _words_story_change_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91977);


/** What changed of the cases; null where nothing was compared. */
const changesOf = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((verdict) => {
    const { comparison } = verdict;
    return comparison === undefined ? null : gatherChanges(comparison, isCalledWorse(verdict));
});
/** Whether sampled cases got worse together, so that a drop of one of them is no mere chance. */
function isCalledWorse({ checks }) {
    return checks.some(({ id, outcome }) => id === 'no-regression' && outcome === 'failed');
}
function gatherChanges(comparison, isWorse) {
    const { regressed, fell, flaky, stillFailing, fixed, changed, added, removed } = comparison;
    const passedAll = ({ baseline }) => baseline.passed === baseline.total;
    const isMixed = ({ passed, total }) => passed > 0 && passed < total;
    const fallen = (one) => (isWorse && passedAll(one) ? 'new' : 'less');
    const failing = (one) => isMixed(one.baseline) && isMixed(one.head) ? 'flaky' : 'still';
    const sorted = [
        ...regressed.named.map((found) => ({ kind: 'new', found })),
        ...fell.named.map((found) => ({ kind: fallen(found), found })),
        ...flaky.named.map((found) => ({ kind: 'flaky', found })),
        ...stillFailing.named.map((found) => ({ kind: failing(found), found })),
        ...fixed.named.map((found) => ({ kind: 'fixed', found })),
    ];
    const byKind = Map.groupBy(sorted, ({ kind }) => kind);
    // Of those that are not named, it is not known how they came out there.
    const count = (kind, { count: all, named }) => (byKind.get(kind)?.length ?? 0) + Math.max(0, all - named.length);
    const kinds = new Map([
        ...changed.named.map(({ identity }) => [identity, 'changed']),
        ...added.named.map(({ identity }) => [identity, 'added']),
        ...sorted.map(({ kind, found }) => [found.identity, kind]),
    ]);
    return {
        counts: {
            new: count('new', regressed),
            less: count('less', fell),
            flaky: count('flaky', flaky),
            still: count('still', stillFailing),
            fixed: count('fixed', fixed),
            changed: changed.count,
            added: added.count,
            removed: removed.count,
        },
        compared: _words_story_change_words_js__WEBPACK_IMPORTED_MODULE_0__/* .COMPARED_KINDS */ .A1.flatMap((kind) => byKind.get(kind) ?? []),
        kindOf: ({ identity }) => (identity === undefined ? null : (kinds.get(identity) ?? null)),
    };
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
/* harmony export */   xE: () => (/* binding */ alert),
/* harmony export */   xd: () => (/* binding */ warningsSection)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24409);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70543);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37170);
/* harmony import */ var _words_verdict_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46418);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91152);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51749);







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
    const headline = (0,_words_verdict_words_js__WEBPACK_IMPORTED_MODULE_2__/* .headlineOf */ .g)(verdict);
    if (problems.every((problem) => saysProblem(headline, problem)))
        return null;
    const total = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(problems.length, 'problem');
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
    return location === undefined && (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .headlineSays */ .l6)(headline, message);
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
        const place = location ? ` (${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlace */ .d)(location))})` : '';
        return `- ${KIND_WORDS[kind]}: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(message, 500)}${place}`;
    });
    const more = problems.length - lines.length;
    if (more > 0)
        lines.push(`- ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(more, 'more problem')}: see the report`);
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
            lines.push(`- ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(more, 'more warning')}: see the report`);
        return (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .A)((0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(warnings.length, 'warning'), lines.join('\n'));
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
        const lines = troubles.slice(0, limit).map((text) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(text, 500)}`);
        const more = troubles.length - lines.length;
        const isCounted = troubles.length <= _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_TROUBLES */ .Zb;
        if (more > 0)
            lines.push(isCounted ? `- ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(more, 'more problem')}` : '- more problems');
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

/***/ 51488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ byWeight),
/* harmony export */   Tx: () => (/* binding */ gateSection),
/* harmony export */   Um: () => (/* binding */ GATE_COLUMNS),
/* harmony export */   nx: () => (/* binding */ OUTCOME_WORDS),
/* harmony export */   wf: () => (/* binding */ tellsReasons),
/* harmony export */   ww: () => (/* binding */ roleWords)
/* harmony export */ });
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37170);
/* harmony import */ var _words_check_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29403);
/* harmony import */ var _words_verdict_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46418);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91152);





/** Markup; the sign and its word stay on one line. */
const OUTCOME_WORDS = {
    passed: '✅&nbsp;met',
    failed: '❌&nbsp;missed',
    undecided: '⚠️&nbsp;undecided',
    notApplicable: '➖&nbsp;not applicable',
};
const WEIGHTS = ['failed', 'undecided', 'passed', 'notApplicable'];
/** What decided comes first, what only informs last. */
function byWeight(checks) {
    const weight = ({ gates, outcome }) => WEIGHTS.indexOf(outcome) + (gates ? 0 : 10);
    return [...checks].sort((one, other) => weight(one) - weight(other));
}
/** What a check has to do with the verdict. */
function roleWords({ gates }) {
    return gates ? 'gates' : 'informs';
}
/** Whether some check has a reason that the headline does not tell. */
function tellsReasons(verdict) {
    const headline = (0,_words_verdict_words_js__WEBPACK_IMPORTED_MODULE_3__/* .headlineOf */ .g)(verdict);
    return verdict.checks
        .map((check) => (0,_words_check_words_js__WEBPACK_IMPORTED_MODULE_2__/* .checkWords */ .iW)(check).reason)
        .some((reason) => reason !== null && !(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .headlineSays */ .l6)(headline, reason));
}
/** Two, so that a telephone has room for whole sentences in the second. */
const GATE_COLUMNS = ['Outcome', 'Wanted → found'].map((title) => ({
    title,
    align: 'left',
}));
const lines = (parts) => parts.filter((part) => part !== '').join('<br>');
/** What the gate asked for and what it found; null where nothing was judged. */
function gateSection(verdict) {
    const { checks } = verdict;
    if (checks.length === 0)
        return null;
    const reasons = tellsReasons(verdict);
    const draw = (limit) => {
        const rows = byWeight(checks).map((check) => {
            const { title, expected, actual, reason } = (0,_words_check_words_js__WEBPACK_IMPORTED_MODULE_2__/* .checkWords */ .iW)(check);
            const why = reasons && reason !== null ? `<sub>${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(reason, limit * 4)}</sub>` : '';
            return [
                lines([OUTCOME_WORDS[check.outcome], check.gates ? '' : `<sub>${roleWords(check)}</sub>`]),
                lines([
                    `<strong>${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(title, limit)}</strong>: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(expected, limit)}`,
                    `→ ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(actual, limit)}`,
                    why,
                ]),
            ];
        });
        return `### Gate\n\n${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(GATE_COLUMNS, rows)}`;
    };
    return {
        title: 'gate',
        levels: [
            { keep: 42, render: () => draw(200) },
            { keep: 44, render: () => draw(60) },
        ],
    };
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
/* harmony import */ var _model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11057);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24409);
/* harmony import */ var _facts_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49657);
/* harmony import */ var _facts_numbers_own_rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76755);
/* harmony import */ var _facts_story_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5350);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37170);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54294);
/* harmony import */ var _words_quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32851);
/* harmony import */ var _words_verdict_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46418);









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
    const name = facts === null ? '' : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(facts.report.suite.name);
    const suite = name === '' ? '' : `: ${name}`;
    const headline = (0,_words_verdict_words_js__WEBPACK_IMPORTED_MODULE_4__/* .headlineOf */ .g)(verdict);
    const sentence = `<strong>${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(headline, HEADLINE_LENGTH)}</strong>`;
    const ofCases = facts !== null && (0,_model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_5__/* .hasCases */ .Yp)(facts.report) ? facts : null;
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
                render: () => [`## ${words}`, (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(headline, 100), ...numbers].join('\n\n'),
            },
            {
                keep: 1000,
                render: () => `## ${words}${ofCases === null ? '' : `: ${shortNumbers(ofCases, verdict)}`}`,
            },
        ],
    };
}
/** As many as a telephone has room for in one line. */
const BAR_WIDTH = 10;
function numbersLine(facts, verdict) {
    const { counts, wallMs } = facts;
    const own = (0,_facts_numbers_own_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .ownRate */ .d)(facts, verdict);
    const told = [
        ...countParts(facts),
        ...(0,_words_quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__/* .asideParts */ .fk)(verdict),
        ...changeParts(verdict),
        ...(wallMs === null ? [] : [`took ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(wallMs)}`]),
    ];
    if (own === null)
        return told.join(' · ');
    // Where something else than a failure decides, green squares would say the contrary.
    const misleads = verdict.value !== 'passed' && counts.failed + counts.unfinished === 0;
    const bar = misleads ? '' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .squares */ .pT)({ ...counts, skipped: 0 }, BAR_WIDTH)} `;
    const delta = (0,_facts_history_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDelta */ .CW)(facts.report, own.rate, (0,_facts_history_js__WEBPACK_IMPORTED_MODULE_7__/* .ranBeside */ .uQ)(verdict));
    const share = `${bar}<strong>${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .formatPercent */ .l9)(own.rate)}</strong>`;
    return [share, ...told, ...(delta === null ? [] : [delta])].join(' · ');
}
/** `2 cases newly failing`, `1 fixed`. */
function changeParts(verdict) {
    const { new: broken = 0, fixed = 0 } = (0,_facts_story_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changesOf */ .f)(verdict)?.counts ?? {};
    return [
        ...(broken > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(broken, 'case')} newly failing`] : []),
        ...(fixed > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(fixed, 'case')} fixed`] : []),
    ];
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
        .map(([count, word]) => `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(count)} ${word}`);
}
function shortNumbers(facts, verdict) {
    const { rate = null, sample = facts.counts } = (0,_facts_numbers_own_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .ownRate */ .d)(facts, verdict) ?? {};
    const share = rate === null ? '' : ` (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .formatPercent */ .l9)(rate)})`;
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(sample.passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(sample.total, facts.noun)} passed${share}`;
}
function reportLink({ report }) {
    const label = 'Full report';
    const markup = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(label, report);
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
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63580);

/** Known durations of the iterations that count, ascending. */
function sortedDurationsMs(iterations) {
    const durationsMs = iterations.flatMap(({ durationMs, outcome }) => durationMs === null || outcome === 'skipped' ? [] : [durationMs]);
    // Numbers sort several times faster in an array of nothing else.
    return Float64Array.from(durationsMs).sort();
}
/** Nearest-rank percentile of ascending values; null where there are none. */
function percentile(ascending, fraction) {
    return ascending[(0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestRank */ .p3)(ascending.length, fraction)] ?? null;
}


/***/ }),

/***/ 37170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Fh: () => (/* binding */ httpAddress),
/* harmony export */   P3: () => (/* binding */ pathPieces),
/* harmony export */   Xe: () => (/* binding */ codePath),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   jr: () => (/* binding */ isRightToLeft),
/* harmony export */   lt: () => (/* binding */ attribute),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
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
/**
 * Parts of a name or path, cleaned, between which its line may be broken: a column of a table is as
 * wide as the longest word in it, and would push the others out of sight.
 */
function pathPieces(path, limit = 200) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(path, limit).split(/(?<=\S[/_.-])(?=[\p{L}\p{N}])/u);
}
/** A name or path in the typeface of code. */
function codePath(path, limit = 200) {
    const pieces = pathPieces(path, limit).map((piece) => inline(piece, limit));
    return `<code>${pieces.join('<wbr>')}</code>`;
}
/** Value of an attribute in double quotes. */
function attribute(text, limit = 200) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, limit).replace(SPECIAL, entity);
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
/* harmony export */   GQ: () => (/* binding */ formatNumbers),
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   ZH: () => (/* binding */ capitalize),
/* harmony export */   _y: () => (/* binding */ formatTokens),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   eH: () => (/* binding */ squaresLegend),
/* harmony export */   ej: () => (/* binding */ formatAmount),
/* harmony export */   pT: () => (/* binding */ squares)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);

/** Stands where a figure is not known. */
const UNKNOWN = '–';
/** A figure that something may have had; a report from elsewhere may say any number. */
function isCredible(figure) {
    return figure !== null && figure >= 0 && figure <= Number.MAX_SAFE_INTEGER;
}
/** `950 ms`, `1.2 s`, `3 min 4 s`, `2 h 5 min`; `2 min`, where no seconds are left over. */
function formatDuration(durationMs) {
    if (!isCredible(durationMs))
        return UNKNOWN;
    if (durationMs < 999.5)
        return `${Math.round(durationMs)} ms`;
    if (durationMs < 59_950)
        return `${(durationMs / 1000).toFixed(1)} s`;
    const seconds = Math.round(durationMs / 1000);
    if (seconds < 3600)
        return inUnits(seconds, 'min', 's');
    return inUnits(Math.round(seconds / 60), 'h', 'min');
}
function inUnits(amount, large, small) {
    const rest = amount % 60;
    const whole = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.floor(amount / 60))} ${large}`;
    return rest === 0 ? whole : `${whole} ${rest} ${small}`;
}
function formatTokens(tokens) {
    return isCredible(tokens) ? (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.round(tokens)) : UNKNOWN;
}
/** An amount or a mean to four significant digits; from a thousand on, all whole ones. */
function formatAmount(amount) {
    if (amount >= 1_000)
        return (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.round(amount));
    return String(Number(amount.toPrecision(4)));
}
/** Signs of results, what matters most first: a failure is never the palest of them. */
const SQUARES = [
    ['🟥', 'failed'],
    ['🟨', 'passed after a retry'],
    ['⬜', 'no result'],
    ['🟩', 'passed'],
];
/** Results as a row of squares, failures first: one a result, or a part of so many squares each. */
function squares(counts, width) {
    const parts = partsOf(counts);
    const total = parts.reduce((sum, part) => sum + part, 0);
    const shares = total <= width ? parts : parts.map((part) => shareOf(part / total, width));
    const largest = shares.indexOf(Math.max(...shares));
    // What rounding took, or gave to the smallest of them, is the largest one's.
    const spare = Math.min(total, width) - shares.reduce((sum, share) => sum + share, 0);
    return SQUARES.map(([sign], at) => sign.repeat((shares[at] ?? 0) + (at === largest ? spare : 0))).join('');
}
/** What the squares of some results mean; of no others. */
function squaresLegend(counts) {
    const parts = partsOf(counts);
    return SQUARES.filter((_, at) => (parts[at] ?? 0) > 0)
        .map(([sign, word]) => `${sign} ${word}`)
        .join(' · ');
}
function partsOf({ passed, failed, flaky = 0, unfinished = 0, skipped = 0 }) {
    return [failed, flaky, unfinished + skipped, passed - flaky];
}
function shareOf(fraction, width) {
    return fraction === 0 ? 0 : Math.max(1, Math.floor(fraction * width + 1e-6));
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


/***/ }),

/***/ 64476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ baselineFact),
/* harmony export */   k$: () => (/* binding */ noteSentence),
/* harmony export */   xg: () => (/* binding */ originFact)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24409);
/* harmony import */ var _regression_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20022);



const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KINDS = {
    artifact: 'report of an earlier run',
    'service-run': 'earlier run on the service',
    file: 'report in a file',
    checkout: 'the base, run beside the head',
};
/** Of what servers offered: nothing was run, and files are reports or snapshots. */
const SURFACE_KINDS = {
    ...KINDS,
    ...{ file: 'a file of the workspace', checkout: 'the base, asked beside the head' },
};
/** What results were held against, as a fact about them; null where nobody asked for that. */
function baselineFact(search, nowMs) {
    const label = 'Baseline';
    switch (search.outcome) {
        case 'not-asked':
            return null;
        case 'found':
            return {
                label,
                ...originFact(search.baseline.origin, nowMs, search.baseline.report.source === 'diff'),
            };
        case 'none':
            return { label, value: `none: ${search.message}` };
        case 'unknown':
            return { label, value: `not known: ${search.message}` };
        case 'unreadable':
            return { label, value: `cannot be read: ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_0__/* .besideItsName */ .Kq)(search.message)}` };
    }
}
/**
 * `report of an earlier run, branch main, merge base, 3 days old`.
 * @param nowMs without it no age is told.
 * @param isSurface it tells what servers offered.
 */
function originFact({ kind, branch, commit, address, isMergeBase, createdAtMs }, nowMs = null, isSurface = false) {
    const parts = [(isSurface ? SURFACE_KINDS : KINDS)[kind]];
    if (branch !== null)
        parts.push(`branch ${branch}`);
    if (isMergeBase)
        parts.push('merge base');
    if (createdAtMs !== null && nowMs !== null)
        parts.push(ageInWords(nowMs - createdAtMs));
    const id = commit?.slice(0, 12) ?? (address && 'run');
    return { value: parts.join(', '), id, address };
}
function ageInWords(ageMs) {
    if (ageMs < HOUR_MS)
        return 'less than an hour old';
    if (ageMs < 2 * DAY_MS)
        return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(Math.floor(ageMs / HOUR_MS), 'hour')} old`;
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(Math.floor(ageMs / DAY_MS), 'day')} old`;
}
/** What is worth knowing of a baseline that something was compared with. Not yet escaped. */
function noteSentence(note) {
    switch (note.code) {
        case 'definition-unknown':
            return `Of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(note.count, 'case')} only one side tells what ${note.count === 1 ? 'it does' : 'they do'}, so a change would not be seen.`;
        case 'former-version':
            return 'A report of a former version was compared by the ids of its cases, and does not tell what they do.';
        case 'baseline-not-whole':
            return `The baseline is not whole: ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)(note.message)}.`;
        case 'too-old': {
            const [age, most] = [note.ageMs, note.maxAgeMs].map((ms) => Math.floor(ms / DAY_MS));
            return `The baseline is ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(age ?? 0, 'day')} old, and at most ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(most ?? 0)} are wanted.`;
        }
        case 'age-unknown':
            return 'Nobody tells how old the baseline is.';
        case 'other-models':
            return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(note.count, 'case')} ran on other models in the baseline: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(note.baseline)} there, ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(note.head)} here.`;
        case 'untold-cases':
            return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(note.count, 'folded case')} could not be compared: only the number is known.`;
    }
}


/***/ }),

/***/ 40458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ BUDGET_TITLES),
/* harmony export */   LN: () => (/* binding */ describeBudgetReason),
/* harmony export */   XW: () => (/* binding */ describeLimit),
/* harmony export */   pt: () => (/* binding */ describeUse)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54294);



/** Titles of checks of budgets. */
const BUDGET_TITLES = {
    'max-total-tokens': 'Tokens',
    'max-tool-calls': 'Tool calls of an iteration',
    'max-p95-latency-ms': '95th percentile of durations',
    'max-duration-minutes': 'Duration of the run',
    'max-cost': 'Cost',
};
/** `at most 20,000`. */
function describeLimit(check) {
    const { threshold, unit } = check;
    if (unit === 'growth') {
        return threshold === 0
            ? 'no more than in the baseline'
            : `at most ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatExactPercent */ .oy)(threshold ?? 0)} more than in the baseline`;
    }
    return `at most ${figuresOf(check)(threshold ?? 0)}`;
}
/** `18,200`, or how much is known so far. */
function describeUse(check) {
    const { observed, unit, outcome } = check;
    if (observed === null)
        return 'not known';
    if (unit === 'growth')
        return describeGrowth(check, observed);
    const found = figuresOf(check)(observed);
    if (outcome === 'undecided')
        return `${found} as far as is known`;
    if (unit !== 'calls')
        return found;
    return observed === 0 ? 'none' : `up to ${found}`;
}
/** Short figures; all digits where what is found would read like the limit that it is not at. */
function figuresOf({ threshold, observed, unit }) {
    const short = (value) => figure(value, unit);
    const isAlike = threshold !== null &&
        observed !== null &&
        threshold !== observed &&
        short(threshold) === short(observed);
    return isAlike ? (value) => exactFigure(value, unit) : short;
}
/** What the sides of a comparison are measured in. */
const SIDE_UNITS = {
    'max-p95-latency-ms': 'milliseconds',
    'max-duration-minutes': 'minutes',
    'max-cost': 'currency',
};
/** `12.3% more (90% interval 4% to 21.9%): 1,230 an iteration, 1,095 in the baseline`. */
function describeGrowth({ id, interval, sides, threshold }, growth) {
    const range = interval
        ? ` (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatExactPercent */ .oy)(interval.confidence)} interval ${percentOf(interval.low)} to ${percentOf(interval.high)})`
        : '';
    // What is held against the limit by itself, and not by a test.
    const isAlike = interval === undefined && percentOf(growth) === percentOf(threshold ?? growth);
    const size = (isAlike ? _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatExactPercent */ .oy : percentOf)(Math.abs(growth));
    const found = `${size} ${growth < 0 ? 'less' : 'more'}${range}`;
    if (sides === undefined)
        return found;
    const unit = SIDE_UNITS[id];
    const side = (value) => (unit === undefined ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(value) : figure(value, unit));
    const each = EACH[id] ?? ' an iteration';
    return `${found}: ${side(sides.head)}${each}, ${side(sides.baseline)} in the baseline`;
}
const EACH = {
    'max-p95-latency-ms': ' at the 95th percentile',
    'max-duration-minutes': '',
};
/** A change to a tenth of a percent; any change at all where it is not bounded. */
function percentOf(change) {
    if (!Number.isFinite(change))
        return 'any';
    return `${Number((change * 100).toFixed(1))}%`.replace('-', '−');
}
const FIGURES = {
    milliseconds: _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3,
    minutes: (minutes) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(minutes * 60_000),
    currency: _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej,
};
function figure(value, unit) {
    return (FIGURES[unit] ?? ((count) => (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.round(count))))(value);
}
function exactFigure(value, unit) {
    const isTime = unit === 'milliseconds' || unit === 'minutes';
    const exact = Number((unit === 'minutes' ? value * 60_000 : value).toPrecision(12));
    const [whole = '', part] = String(exact).split('.');
    const digits = part === undefined ? (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(exact) : `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Number(whole))}.${part}`;
    return isTime ? `${digits} ms` : digits;
}
const UNTOLD = {
    ...{ tokens: 'tokens', 'tool-calls': 'tool calls', duration: 'duration', model: 'model' },
};
/** Cases that are named in a sentence; the report file has more. */
const CASES_TOLD = 5;
/** Why a budget came out as it did, as a part of a sentence. Not yet escaped. */
function describeBudgetReason(reason, { sampleOf }) {
    switch (reason.code) {
        case 'not-told':
            return untold(reason, sampleOf);
        case 'baseline-not-told':
            return `the baseline does not tell its ${UNTOLD[reason.figure]}`;
        case 'run-time-unknown':
            return 'it is not known when the run started and ended';
        case 'no-price': {
            const more = reason.more > 0 ? ` and ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(reason.more)} more` : '';
            return `no price is given for ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(reason.models)}${more}`;
        }
        case 'cases-over': {
            const { cases, more } = reason;
            const count = cases.length + more;
            const named = cases
                .slice(0, CASES_TOLD)
                .map(({ title, most }) => `${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedName */ .aH)(title)} (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(most)})`);
            return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, 'case')} ${count === 1 ? 'makes' : 'make'} more: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listSome */ .XT)(named, count)}`;
        }
        case 'budget-could-not-fail':
            return `too few ${sampleOf}s of cases that both sides have to show that more is used, however much it is`;
        case 'other-session':
            return 'more time was taken, but in another session than the baseline; drift not excluded';
    }
}
function untold({ figure: what, count }, sampleOf) {
    const [does, their] = count === 1 ? ['does', 'its'] : ['do', 'their'];
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, sampleOf)} ${does} not tell ${their} ${UNTOLD[what]}`;
}


/***/ }),

/***/ 29403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tq: () => (/* binding */ checkTitle),
/* harmony export */   _m: () => (/* binding */ OUTCOME_NAMES),
/* harmony export */   gS: () => (/* binding */ describeSample),
/* harmony export */   iW: () => (/* binding */ checkWords)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24409);
/* harmony import */ var _budget_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40458);
/* harmony import */ var _health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53463);
/* harmony import */ var _reason_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83399);
/* harmony import */ var _regression_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20022);
/* harmony import */ var _surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99916);






/** Outcomes as they are named in running text. */
const OUTCOME_NAMES = {
    ...{ passed: 'passed', failed: 'failed', undecided: 'undecided' },
    notApplicable: 'not applicable',
};
const PHRASES = {
    'run-result': {
        title: () => 'Result of the run',
        expected: (check) => check.stated === undefined
            ? `${share(check)} of the cases that count`
            : "the suite's pass criteria met",
        actual: (check) => check.stated === undefined ? describeSample(check) : describeStatement(check.stated),
    },
    'all-passed': {
        title: () => 'All tests passed',
        expected: () => 'every test passed',
        actual: describeSample,
    },
    'min-pass-rate': { title: () => 'Pass rate', expected: atLeast, actual: describeRate },
    'min-pass-rate-by-model': {
        title: ({ about }) => (about ? `Pass rate on ${about.name}` : 'Pass rate by model'),
        expected: (check) => (check.about ? atLeast(check) : `${atLeast(check)} on each`),
        actual: (check) => (check.about ? describeSample(check) : 'no model'),
    },
    'min-case-pass-rate': {
        title: () => 'Pass rate of each case',
        expected: (check) => (check.threshold === null ? 'of each what is asked' : atLeast(check)),
        actual: describeCases,
    },
    'no-removed-tools': {
        title: () => 'No removed tools',
        expected: () => 'every tool that a case needs and the baseline had',
        actual: ({ sampleSize, observed }) => observed === null
            ? 'no case names a tool'
            : `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(Math.round(observed * sampleSize))} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(sampleSize, 'case')} lost no tool`,
    },
    'new-and-changed-cases': {
        title: () => 'New and changed cases',
        expected: (check) => `${share(check)} of what cannot be compared`,
        actual: describeSample,
    },
    'no-regression': {
        title: () => 'No regression',
        expected: _regression_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNoRegression */ .wU,
        actual: _regression_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describeRegression */ .Z_,
    },
    'servers-healthy': {
        title: () => 'Servers healthy',
        expected: () => 'every server',
        actual: _health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeHealthy */ .H1,
    },
    ..._surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .SURFACE_PHRASES */ .rn,
    ...budgetPhrases(),
};
function budgetPhrases() {
    const of = (id) => ({
        ...{ title: () => _budget_words_js__WEBPACK_IMPORTED_MODULE_0__/* .BUDGET_TITLES */ .A4[id], expected: _budget_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeLimit */ .XW, actual: _budget_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeUse */ .pt },
    });
    return {
        'max-total-tokens': of('max-total-tokens'),
        'max-tool-calls': of('max-tool-calls'),
        'max-p95-latency-ms': of('max-p95-latency-ms'),
        'max-duration-minutes': of('max-duration-minutes'),
        'max-cost': of('max-cost'),
    };
}
/** What a check is called, whatever came of it. */
function checkTitle(check) {
    return PHRASES[check.id].title(check);
}
/** The words of a check, the same on all surfaces. */
function checkWords(check) {
    const { expected, actual } = PHRASES[check.id];
    const { reason } = check;
    return {
        title: checkTitle(check),
        expected: expected(check),
        actual: actual(check),
        // How many changes there are is what was found.
        reason: reason === undefined || reason.code === 'surface-changed'
            ? null
            : (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeReason */ .G)(reason, check),
    };
}
/** `all`, or `at least 90%`. */
function share(check) {
    return check.threshold === 1 ? 'all' : atLeast(check);
}
/** `at least 90%`, and how surely, where a bound is held against it. */
function atLeast({ threshold, heldBy, interval }) {
    const rate = `at least ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatExactPercent */ .oy)(threshold ?? 1)}`;
    return heldBy === undefined || interval === undefined
        ? rate
        : `${rate} with ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatExactPercent */ .oy)(interval.confidence)} confidence`;
}
/** A pass rate, and where it could as well be: always where that decides, else where it matters. */
function describeRate(check) {
    const { heldBy, interval, threshold } = check;
    const found = describeSample(check);
    if (interval === undefined)
        return found;
    const { low, high } = interval;
    if (heldBy !== undefined)
        return `${found}, which shows at least ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(low)}`;
    const isClear = threshold === null || threshold < low || threshold > high;
    if (isClear)
        return found;
    const range = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(low)} to ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(high)}`;
    return `${found}; ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatExactPercent */ .oy)(interval.confidence)} interval ${range}`;
}
/** `12 cases, the lowest at 60%`. */
function describeCases({ sampleSize, observed }) {
    if (observed === null)
        return 'no case';
    const cases = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(sampleSize, 'case');
    if (sampleSize === 1)
        return `${cases}, at ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(observed)}`;
    return observed === 1
        ? `${cases}, each at 100%`
        : `${cases}, the lowest at ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(observed)}`;
}
/** `19 of 20 iterations passed (95%)`. */
function describeSample({ sampleOf, sampleSize, observed }) {
    if (observed === null)
        return `no ${sampleOf}s`;
    if (sampleOf === 'case') {
        return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(observed)} on average over ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(sampleSize, sampleOf)}`;
    }
    if (sampleOf === 'server')
        return (0,_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeHealthy */ .H1)({ observed, sampleSize });
    // Exact, since doubles hold fractions of all counts that there are more finely than that.
    const passed = Math.round(observed * sampleSize);
    const noun = sampleSize === 1 ? sampleOf : `${sampleOf}s`;
    const share = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(sampleSize)} ${noun} passed`;
    return `${share} (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(observed)})`;
}
function describeStatement(stated) {
    if (stated === null)
        return 'no run';
    if (stated.status !== 'completed')
        return (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeUnfinished */ .d)(stated.status);
    return stated.result === null ? 'no result' : `the run counted as ${stated.result}`;
}


/***/ }),

/***/ 78346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CX: () => (/* binding */ comparisonSentences),
/* harmony export */   Mm: () => (/* binding */ countsWords),
/* harmony export */   Nk: () => (/* binding */ toldCases),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   bp: () => (/* binding */ moreWords),
/* harmony export */   cf: () => (/* binding */ namingSentence),
/* harmony export */   oU: () => (/* binding */ effectSentences),
/* harmony export */   pI: () => (/* binding */ remarkSentences),
/* harmony export */   v_: () => (/* binding */ CHANCE_LEGEND),
/* harmony export */   yY: () => (/* binding */ remarkOn)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24409);
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64476);
/* harmony import */ var _confirmation_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83582);
/* harmony import */ var _regression_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20022);
/* harmony import */ var _story_change_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91977);






/** How many cases came out otherwise, or fail as before, beside those that are listed; null for none. */
function moreWords(counts, listed = {}) {
    const parts = _story_change_words_js__WEBPACK_IMPORTED_MODULE_3__/* .COMPARED_KINDS */ .A1.flatMap((kind) => {
        const more = (counts[kind] ?? 0) - (listed[kind] ?? 0);
        return more > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(more)} ${_story_change_words_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGE_COUNTS */ ._B[kind]}`] : [];
    });
    return parts.length === 0 ? null : parts.join(', ');
}
/** `14 cases compared: 1 newly failing, 8 passing less. Not compared: 1 added, 2 removed.` */
function countsWords(comparison, counts) {
    const compared = comparison.rules.reduce((sum, { cases }) => sum + cases.count, 0);
    const changes = moreWords(counts) ?? 'none came out otherwise';
    const found = compared === 0 ? 'No case compared' : `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(compared, 'case')} compared: ${changes}`;
    const left = LISTS.flatMap(({ key, counted }) => {
        const { count } = comparison[key];
        return count > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(count)} ${counted}`] : [];
    });
    return left.length === 0 ? `${found}.` : `${found}. Not compared: ${left.join(', ')}.`;
}
/** The title, or what stands for one that is not known. */
function nameOf({ title, identity }) {
    if (title === null)
        return `a folded case, ${identity}`;
    return title.trim() === '' ? 'Untitled case' : title;
}
/** What else is known of a case, and whether that begins with a `p`. Not yet escaped. */
function remarkOn(one) {
    const { rule, history } = one;
    const chance = chanceOf(one);
    const parts = chance === null ? [] : [`p ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPValue */ .td)(chance)}`];
    if (history !== undefined && history.runs > 0) {
        // One alone is the baseline, of which the row tells.
        if (history.runs > 1)
            parts.push(`passed ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(history.passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(history.runs, 'recent run')}`);
    }
    else if (rule === 'strict' && passesLess(one)) {
        parts.push('flakiness unknown');
    }
    return { remark: parts.join(', '), tellsChance: chance !== null };
}
/** What `p` is of it; null where no test was made, and of a rise, of which it says nothing. */
function chanceOf(one) {
    const { rule, pValue = null, rarity } = one;
    if (rarity !== undefined)
        return rarity;
    return rule === 'statistical' && passesLess(one) ? pValue : null;
}
function passesLess({ baseline, head }) {
    return head.passed * baseline.total < baseline.passed * head.total;
}
/** What a `p` among the remarks is. */
const CHANCE_LEGEND = 'p: how likely a case comes out like that by chance alone';
const GROUNDS = {
    model: 'a model is named',
    tokens: 'tokens were counted',
    varied: 'outcomes varied within a run',
    'varied-in-history': 'outcomes varied in recent runs',
    'former-version': 'of what kind is not known of a report of a former version',
    'nothing-varies': 'no model, no tokens, and outcomes did not vary',
    'asked-for': 'as is asked of all',
};
/**
 * What came of a suspicion, what is worth knowing of the baseline, and what was found of all cases
 * together, one sentence each. Not yet escaped.
 */
function comparisonSentences(verdict) {
    const { comparison } = verdict;
    if (comparison === undefined)
        return [];
    return [...remarkSentences(verdict, comparison), ...effectSentences(comparison)];
}
/** The same without the figures, which the check of the gate has too. */
function remarkSentences(verdict, { notes, removedTools = [], servers }) {
    const { suspicion } = verdict;
    return [
        ...(suspicion === undefined ? sparedSentences(verdict) : [(0,_confirmation_words_js__WEBPACK_IMPORTED_MODULE_1__/* .suspicionSentence */ .HR)(suspicion)]),
        ...removedTools.map(removedToolSentence),
        ...notes.map(_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .noteSentence */ .k$),
        ...(servers === undefined
            ? []
            : [
                `Other servers were selected: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .listNames */ .Zv)(servers.baseline)} in the baseline, ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .listNames */ .Zv)(servers.head)} here.`,
            ]),
    ];
}
/** Why cases stand in the table as regressed, and the check is met. */
function sparedSentences({ checks, comparison }) {
    const check = checks.find(({ id }) => id === 'no-regression');
    const count = comparison?.regressed.count ?? 0;
    if (count === 0 || check?.outcome !== 'passed')
        return [];
    return [
        `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'sampled case')} regressed, seen by ${count === 1 ? 'itself' : 'themselves'}: that alone does not block, since sampled cases are judged together.`,
    ];
}
function removedToolSentence({ name, isForbidden, cases }) {
    const gone = `The tool ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .quotedName */ .aH)(name)}, which the baseline had, is gone`;
    return isForbidden
        ? `${gone}; that it is never called no longer shows anything: ${listCases(cases)}.`
        : `${gone}; needed by ${listCases(cases)}.`;
}
/** By how much all together changed, and what would have been seen. */
function effectSentences({ effect, smallestDrop }) {
    const told = [];
    if (effect !== undefined) {
        const { delta, low, high, confidence } = effect;
        const range = `${Math.round(confidence * 100)}% interval ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChange */ .eD)(low)} to ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChange */ .eD)(high)}`;
        told.push(`The pass rate of the sampled cases changed by ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChange */ .eD)(delta)} points (${range}).`);
    }
    if (smallestDrop === null)
        told.push('No drop would have been seen in this sample.');
    else if (smallestDrop !== undefined) {
        told.push(`The smallest drop that four of five such samples would show is ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPoints */ .Xf)(smallestDrop)}.`);
    }
    return told;
}
/** Which cases were run again, which rule applied to which and why, and which were not compared. */
function toldCases({ comparison, suspicion }) {
    if (comparison === undefined)
        return [];
    const suspects = suspicion?.suspects ?? [];
    return [
        ...(suspects.length === 0
            ? []
            : [
                {
                    told: (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(suspects.length, 'suspect'),
                    cases: { count: suspects.length, named: suspects },
                },
            ]),
        ...comparison.rules.map(({ rule, ground, cases }) => ({
            told: `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(cases.count, 'case')} ${RULES[rule]} (${GROUNDS[ground]})`,
            cases,
        })),
        ...LISTS.flatMap(({ key, one, several }) => {
            const { count, named } = comparison[key];
            const told = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'case')} ${count === 1 ? one : several}`;
            return count === 0 ? [] : [{ told, cases: { count, named } }];
        }),
    ];
}
/** The sentence with the first of the cases by name. */
function namingSentence({ told, cases }) {
    return `${told}: ${listCases(cases)}.`;
}
const RULES = {
    strict: 'held to every iteration',
    statistical: 'held together to a test of how often they pass',
};
function listCases({ count, named }) {
    return (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .listSome */ .XT)(named.slice(0, NAMES_LISTED).map((one) => (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .quotedName */ .aH)(nameOf(one))), count);
}
const NAMES_LISTED = 10;
/** Cases that are not compared: in a sentence about one, about several, and counted. */
const LISTS = [
    {
        key: 'changed',
        one: 'does something else than in the baseline, and is not compared',
        several: 'do something else than in the baseline, and are not compared',
        counted: 'changed',
    },
    {
        key: 'added',
        one: 'is not in the baseline',
        several: 'are not in the baseline',
        counted: 'added',
    },
    {
        key: 'removed',
        one: 'of the baseline is not here',
        several: 'of the baseline are not here',
        counted: 'removed',
    },
    {
        key: 'notRun',
        one: 'has no results on one side',
        several: 'have no results on one side',
        counted: 'without results',
    },
    {
        key: 'ambiguous',
        one: 'is there more than once, and is not compared',
        several: 'are there more than once, and are not compared',
        counted: 'there more than once',
    },
    {
        key: 'otherServers',
        one: 'ran on other servers, and is not compared',
        several: 'ran on other servers, and are not compared',
        counted: 'on other servers',
    },
];


/***/ }),

/***/ 83582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ suspicionSentence),
/* harmony export */   QL: () => (/* binding */ CONFIRMATION_COLUMNS),
/* harmony export */   _6: () => (/* binding */ lookSentences),
/* harmony export */   pW: () => (/* binding */ confirmationFigures),
/* harmony export */   ts: () => (/* binding */ describeConfirmation)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24409);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54294);
/* harmony import */ var _regression_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20022);



/** How suspects were looked at again; what came of it, the suspicion says. Not yet escaped. */
function describeConfirmation(confirmation) {
    const { cases, ranBase, isWholeSuite, trouble } = confirmation;
    const sides = ranBase ? 'base and head in turns, in one session' : 'the head alone';
    return [
        `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases.length, 'suspect')} ran again: ${sides}.`,
        ...(isWholeSuite ? ['The service runs no part of a suite, so all of it ran.'] : []),
        ...(trouble === null ? [] : [trouble]),
        `It cost ${describeSpend(confirmation)}.`,
    ].join(' ');
}
/** `20 iterations more, 1,204 tokens, 12 s`. */
function describeSpend({ iterations, tokens, durationMs }) {
    const spent = [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(iterations, 'iteration')} more`];
    if (tokens !== null)
        spent.push(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTokens */ ._y)(tokens)} tokens`);
    return [...spent, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs)].join(', ');
}
const CONFIRMATION_COLUMNS = [
    { title: 'Case', align: 'left' },
    { title: 'At first, base → head', align: 'left' },
    { title: 'Again, base → head', align: 'left' },
];
/** Figures of a case under the columns behind its name. */
function confirmationFigures({ first, fresh }) {
    return [first, fresh].map(({ baseline, head }) => `${tallyText(baseline)} → ${tallyText(head)}`);
}
function tallyText(tally) {
    return tally === null || tally.total === 0 ? _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN */ .HV : (0,_regression_words_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyWords */ .c_)(tally);
}
/** What each look at a suspected regression said. Not yet escaped. */
function lookSentences({ looks, outcome }) {
    // Another look follows only where one leaves it open.
    return looks.map((look) => lookSentence(look, look === looks.at(-1) ? outcome : 'suspected'));
}
function lookSentence(look, outcome) {
    const { number, baseline, head, pValue } = look;
    const base = baseline === null ? 'the base was not run again' : `base ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyWords */ .c_)(baseline)}`;
    const spent = (baseline?.total ?? 0) + head.total;
    return `Look ${number}, at ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(spent, 'fresh iteration')}: ${base}, head ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyWords */ .c_)(head)}; p ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPValue */ .td)(pValue)} ${whatItDoes(look, outcome)}.`;
}
function whatItDoes({ confirmsAt, clearsAbove }, outcome) {
    const level = (value) => Number(value.toPrecision(2));
    if (outcome === 'not-confirmed')
        return `clears it (above ${level(clearsAbove)} does)`;
    if (confirmsAt === null)
        return `does not clear it (above ${level(clearsAbove)} does)`;
    const confirms = `at most ${level(confirmsAt)}`;
    return outcome === 'confirmed'
        ? `confirms it (${confirms} does)`
        : `leaves it open (${confirms} confirms it, above ${level(clearsAbove)} clears it)`;
}
const SUSPICION_WORDS = {
    suspected: 'not looked at again yet',
    confirmed: 'confirmed when run again',
    'not-confirmed': 'not confirmed when run again',
    undecided: 'not cleared by the head alone; drift not excluded',
};
const TRIGGER_WORDS = {
    'all-cases': 'all sampled cases together passed less',
    'single-cases': 'single sampled cases passed less',
    deterministic: 'cases failed that always do the same',
};
/** What was suspected, and what came of it. Not yet escaped. */
function suspicionSentence({ trigger, outcome, looks }) {
    const ended = looks.length > 0 && outcome === 'suspected'
        ? 'a look is not complete'
        : looks.length === 0 && trigger === 'deterministic' && outcome === 'confirmed'
            ? 'confirmed, since the base passes again and the head fails again with the same cause'
            : SUSPICION_WORDS[outcome];
    return `A regression was suspected, since ${TRIGGER_WORDS[trigger]}: ${ended}.`;
}


/***/ }),

/***/ 53463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ DIAGNOSIS_COLUMNS),
/* harmony export */   H1: () => (/* binding */ describeHealthy),
/* harmony export */   cj: () => (/* binding */ CHECK_NAMES),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   jB: () => (/* binding */ adviceMarkup),
/* harmony export */   nu: () => (/* binding */ healthHeadline),
/* harmony export */   rL: () => (/* binding */ signOf),
/* harmony export */   sR: () => (/* binding */ describeUnhealthy),
/* harmony export */   s_: () => (/* binding */ diagnosisRow)
/* harmony export */ });
/* unused harmony export HEALTH_WORDS */
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24409);
/* harmony import */ var _model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40096);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54294);




/** Sign and word of how well a server is. */
const HEALTH_WORDS = {
    passed: '✅ healthy',
    failed: '❌ ill',
    incomplete: '⚠️ unknown',
    invalid: '🚫 misconfigured',
    notApplicable: '➖ not looked at',
};
const SIGNS = {
    ...{ passed: '✅', failed: '❌', incomplete: '⚠️', invalid: '🚫', notApplicable: '➖' },
};
/** What checks are called. */
const CHECK_NAMES = {
    configuration: 'configuration',
    probe: 'address',
    connection: 'connection',
    initialization: 'initialization',
    capabilities: 'capabilities',
    tools: 'tools',
    resources: 'resources',
    'resource-templates': 'resource templates',
    prompts: 'prompts',
    'check-oauth': 'OAuth',
    validate: 'second connection',
};
/** The columns of the table in which each server has a row; some stand for several checks. */
const COLUMNS = [
    {
        title: 'Connects',
        checks: ['configuration', 'probe', 'connection', 'initialization', 'capabilities'],
    },
    { title: 'Tools', checks: ['tools'] },
    { title: 'Resources', checks: ['resources', 'resource-templates'] },
    { title: 'Prompts', checks: ['prompts'] },
    { title: 'OAuth', checks: ['check-oauth'] },
    { title: 'Again', checks: ['validate'] },
];
const DIAGNOSIS_COLUMNS = [
    { title: 'Server', align: 'left' },
    { title: 'Health', align: 'left' },
    { title: 'MCP', align: 'left' },
    ...COLUMNS.map(({ title }) => ({ title, align: 'left' })),
    { title: 'Time', align: 'right' },
];
/**
 * The row of a server: a sign for each column, with how many there are of a list.
 * @param told escapes what a server says.
 */
function diagnosisRow(diagnosis, told) {
    const { server, protocolVersion, checks, durationMs } = diagnosis;
    return [
        told(server),
        HEALTH_WORDS[(0,_model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .healthOf */ .Wr)(diagnosis)].replace(' ', '&nbsp;'),
        protocolVersion === null ? _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV : told(protocolVersion),
        ...COLUMNS.map(({ checks: ids }) => cellOf(checks.filter(({ id }) => ids.includes(id)))),
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(durationMs),
    ];
}
const LISTED = /^(\d{1,9}) (?:tools|resources|resource templates|prompts)$/;
function cellOf(checks) {
    const worst = _model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .DIAGNOSIS_OUTCOMES */ .gc.find((outcome) => checks.some((check) => check.outcome === outcome));
    const counts = checks.map(({ detail }) => Number(LISTED.exec(detail)?.[1] ?? Number.NaN));
    const known = counts.filter((count) => !Number.isNaN(count));
    const count = known.reduce((sum, one) => sum + one, 0);
    const sign = SIGNS[worst ?? 'notApplicable'];
    return worst === 'passed' && known.length > 0 ? `${sign}&nbsp;${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count)}` : sign;
}
/**
 * What to do, of which every other part between backticks is code; empty where nothing is.
 * @param told escapes plain text.
 * @param code the same, in the typeface of code.
 */
function adviceMarkup({ advice }, told, code) {
    if (advice === undefined)
        return '';
    const parts = advice.split('`').slice(0, MOST_PARTS);
    const written = parts.map((part, at) => {
        if (at % 2 === 1)
            return code(part);
        // Spaces at its ends keep it from what stands beside it.
        const [start, end] = [/^\s/.test(part), /\s$/.test(part)];
        const text = told(part.trim());
        return text === '' ? ' ' : `${start ? ' ' : ''}${text}${end ? ' ' : ''}`;
    });
    return ` <strong>What to do:</strong> ${written.join('').trim()}`;
}
/** Ours has fewer; one of a report from elsewhere may have any number. */
const MOST_PARTS = 30;
/** Words of a check as a sentence. */
function sentence(text) {
    return /[.!?…]$/.test(text) ? text : `${text}.`;
}
/** What stands before the words of a check that keeps a server from being well. */
function signOf({ outcome }) {
    return SIGNS[outcome];
}
/** `2 of 3 servers`. */
function describeHealthy({ observed, sampleSize }) {
    if (observed === null)
        return 'no server';
    const healthy = Math.round(observed * sampleSize);
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(healthy)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(sampleSize, 'server')} healthy`;
}
/** Why not all are, as a part of a sentence. */
function describeUnhealthy({ code, servers, more, }) {
    const count = servers.length + more;
    const named = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_3__/* .listSome */ .XT)(servers.map(_model_listed_names_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedName */ .aH), count);
    if (code === 'servers-ill') {
        return count === 1 ? `${named} is ill by its own doing` : `${named} are ill by their own doing`;
    }
    return `nothing is known of ${named}`;
}
/** The verdict on servers in one sentence, where it is about such; what is written wrong is told elsewhere. */
function healthHeadline({ value, checks }) {
    const check = checks.find(({ id }) => id === 'servers-healthy');
    if (check === undefined || value === 'invalid')
        return null;
    const { sampleSize, reason } = check;
    if (value === 'passed') {
        if (sampleSize === 1)
            return 'The only server is healthy.';
        return sampleSize === 2
            ? 'Both servers are healthy.'
            : `All ${sampleSize} servers are healthy.`;
    }
    const found = describeHealthy(check);
    const isNamed = reason?.code === 'servers-ill' || reason?.code === 'servers-unknown';
    const why = isNamed ? `: ${describeUnhealthy(reason)}` : '';
    return value === 'failed' ? `${found}${why}.` : `Undecided, ${found}${why}.`;
}


/***/ }),

/***/ 32851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ux: () => (/* binding */ describeQuarantine),
/* harmony export */   fk: () => (/* binding */ asideParts),
/* harmony export */   kD: () => (/* binding */ asideWords)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24409);
/* harmony import */ var _check_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29403);



/** ` 2 cases are in quarantine.` beside a headline; nothing where none is. */
function asideWords({ quarantine = [] }) {
    const active = quarantine.filter(({ state }) => state === 'active');
    const cases = active.reduce((sum, note) => sum + note.cases, 0);
    if (cases === 0)
        return '';
    return ` ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases, 'case')} ${cases === 1 ? 'is' : 'are'} in quarantine and ${cases === 1 ? 'does' : 'do'} not count.`;
}
/** `5 of them in quarantine`, beside counts of all that ran; nothing where none is. */
function asideParts({ quarantine = [] }) {
    const aside = quarantine
        .filter(({ state }) => state === 'active')
        .reduce((sum, { sample }) => sum + sample.sampleSize, 0);
    return aside === 0 ? [] : [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(aside)} of them in quarantine`];
}
/** What became of an entry of the quarantine, in sentences. Not yet escaped. */
function describeQuarantine(note) {
    const { cases, reason, owner } = note;
    const several = cases > 1 ? ` (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases, 'case')})` : '';
    return `${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedName */ .aH)(note.case)}${several} ${becameWords(note)}. Reason: ${reason} (${owner})`;
}
function becameWords({ state, sample, expiresAtMs }) {
    // The year behind 9999 has more digits.
    const [day] = new Date(expiresAtMs).toISOString().split('T');
    switch (state) {
        case 'active':
            return `does not count until ${day}: ${(0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSample */ .gS)(sample)}`;
        case 'repeated':
            return 'is in quarantine by another entry, too';
        case 'expired':
            return `counts again since its quarantine ended on ${day}: ${(0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSample */ .gS)(sample)}`;
        case 'unknown':
            return 'is in quarantine, and there is no such case';
        case 'unlisted':
            return 'is in quarantine, and no case that is listed has that name';
    }
}


/***/ }),

/***/ 83399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ describeReason),
/* harmony export */   d: () => (/* binding */ describeUnfinished)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24409);
/* harmony import */ var _budget_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40458);
/* harmony import */ var _health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53463);
/* harmony import */ var _regression_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20022);
/* harmony import */ var _surface_surface_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99916);






const UNFINISHED = {
    cancelled: 'the run was cancelled',
    failed: 'the run failed to execute',
    timed_out: 'the run timed out',
    pending: 'the run never started',
    running: 'the run did not finish',
};
/** A map, since a service may call a status `constructor`. */
const STATUS_WORDS = new Map(Object.entries(UNFINISHED));
/** Why a run of this status, which is not `completed`, has nothing to judge. */
function describeUnfinished(status) {
    return STATUS_WORDS.get(status) ?? `the run's status is ${status}, not completed`;
}
/** Why a check came out as it did, as a part of a sentence. Not yet escaped. */
function describeReason(reason, { sampleOf, about, threshold }) {
    if ((0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfRegression */ .FK)(reason))
        return (0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRegressionReason */ .hQ)(reason, sampleOf);
    switch (reason.code) {
        case 'no-run':
            return 'no run was seen';
        case 'run-unfinished':
            return describeUnfinished(reason.status);
        case 'no-result':
            return 'the service gave no result';
        case 'problem':
            return describeProblem(reason);
        case 'nothing-to-judge':
            return `there is not one ${sampleOf} to judge`;
        case 'more-than-declared':
            return excessOfRun(reason);
        case 'fewer-than-declared':
            return shortfallOfRun(reason);
        case 'unfinished':
            return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(reason.count, sampleOf)} did not finish`;
        case 'counted-as-failed': {
            const counts = reason.count === 1 ? 'counts' : 'count';
            return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(reason.count, `missing ${sampleOf}`)} ${counts} as failed`;
        }
        case 'model-not-run':
            return `no iteration ran on ${about?.name ?? 'it'}`;
        case 'no-model':
            return 'no iteration ran on a model';
        case 'too-many-models':
            return `the results name ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(reason.count, 'model')}, and ${reason.limit} are told apart`;
        case 'sample-too-small':
            return smallSample(reason, { sampleOf, threshold });
        case 'no-case-rated':
            return 'none of the cases that a rate is asked of is here';
        case 'rated-unknown': {
            const named = reason.names.slice(0, CASES_TOLD).map(_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .quotedName */ .aH);
            const count = reason.names.length + reason.more;
            return `a rate is asked of ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .listSome */ .XT)(named, count)} too, which no case is called or tagged with or runs on`;
        }
        case 'cases-below':
            return lowCases(reason);
        case 'servers-ill':
        case 'servers-unknown':
            return (0,_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnhealthy */ .sR)(reason);
        case 'not-told':
        case 'baseline-not-told':
        case 'run-time-unknown':
        case 'no-price':
        case 'cases-over':
        case 'budget-could-not-fail':
        case 'other-session':
            return (0,_budget_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeBudgetReason */ .LN)(reason, { sampleOf });
        case 'silent-servers':
        case 'surface-changed':
        case 'no-surface-baseline':
            return (0,_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSurfaceReason */ .Nv)(reason);
    }
}
function smallSample({ size, needed }, { sampleOf, threshold }) {
    const rate = threshold === null ? 'that rate' : `a rate of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatExactPercent */ .oy)(threshold)}`;
    if (needed === null)
        return `no number of ${sampleOf}s can show ${rate}`;
    const are = size === 1 ? 'is' : 'are';
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(size, sampleOf)} ${are} too few to show ${rate}, whatever they say: ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(needed)} are needed`;
}
/** Cases that are named in a sentence; the report file has more. */
const CASES_TOLD = 5;
/** `2 cases miss it: "a" (1 of 5, 4 wanted), "b" (3 of 5, 4 wanted)`. */
function lowCases({ cases, more }) {
    const count = cases.length + more;
    const named = cases
        .slice(0, CASES_TOLD)
        .map(({ title, passed, total, least }) => `${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .quotedName */ .aH)(title)} (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(total)}, ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(least)} wanted)`);
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'case')} ${count === 1 ? 'misses' : 'miss'} it: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .listSome */ .XT)(named, count)}`;
}
function describeProblem({ message, more }) {
    const text = (0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)(message);
    return more === 0 ? text : `${text} (and ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(more, 'more problem')})`;
}
/** Of iterations that were read of a run: more of a kind cannot come from results that were missed. */
function excessOfRun({ kind, declared, counted }) {
    const what = kind === 'total' ? 'in all' : kind;
    return `the counts disagree: ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counted)} iterations ${what} were read, the service declares ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(declared)}`;
}
/** Of iterations of a run of which not all were read. */
function shortfallOfRun({ kind, declared, counted }) {
    const what = kind === 'total' ? '' : ` ${kind}`;
    return `only ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counted)} of the ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(declared)}${what} iterations the service declares were read`;
}


/***/ }),

/***/ 20022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isOfRegression),
/* harmony export */   Kq: () => (/* binding */ besideItsName),
/* harmony export */   Xf: () => (/* binding */ formatPoints),
/* harmony export */   Z_: () => (/* binding */ describeRegression),
/* harmony export */   bf: () => (/* binding */ describeDrop),
/* harmony export */   c_: () => (/* binding */ tallyWords),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   hQ: () => (/* binding */ describeRegressionReason),
/* harmony export */   td: () => (/* binding */ formatPValue),
/* harmony export */   vn: () => (/* binding */ sentencePart),
/* harmony export */   wU: () => (/* binding */ describeNoRegression)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24409);


const UNLIKE = {
    'too-old': 'the baseline is too old',
    'age-unknown': 'nobody tells how old the baseline is',
    'other-models': 'the baseline is of other models',
};
const REASONS = {
    'removed-tools': ({ tools, more }) => `gone since the baseline: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__/* .listSome */ .XT)(tools.map(({ name, cases }) => `${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedName */ .aH)(name)}, which ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases, 'case')} ${cases === 1 ? 'needs' : 'need'}`), tools.length + more)}`,
    'no-baseline': ({ message }) => withoutBaseline(message),
    'first-run': ({ message }) => withoutBaseline(message),
    'unlike-baseline': ({ why }) => UNLIKE[why],
    'nothing-shared': () => 'no case of the baseline can be compared with one of these',
    'nothing-to-lose': () => 'no case that is compared passed in the baseline',
    'results-missing': ({ cases }) => `results of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases, 'case')} are missing that could make it a regression`,
    'test-could-not-fail': ({ needed }, counted) => needed === null
        ? 'sampled cases passed too rarely in the baseline for any drop to be seen'
        : `too few ${counted}s for any drop to be seen: each sampled case needs ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(needed)} on both sides`,
    suspected: ({ cases }) => `a regression is suspected, and ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases, 'case')} must show it again before it counts`,
    'cannot-look-again': ({ cases }) => `a regression is suspected, and nothing can be run here to look at ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases, 'case')} again; confirm: never goes by the first results`,
    'look-incomplete': ({ look }) => `a regression is suspected, and the ${look === 1 ? 'first' : 'second'} look at fresh results could not be completed`,
    'head-alone': () => 'worse than the stored baseline; drift not excluded, since the base did not run again',
    'not-confirmed': () => 'a regression was suspected, not confirmed',
};
/** Whether a reason is one of those of a comparison with a baseline. */
function isOfRegression(reason) {
    return reason.code in REASONS;
}
/** Why a comparison came out as it did, as a part of a sentence. Not yet escaped. */
function describeRegressionReason(reason, counted) {
    const describe = REASONS[reason.code];
    return describe(reason, counted);
}
function withoutBaseline(message) {
    return `no baseline: ${sentencePart(besideItsName(message))}`;
}
/** A message behind the word baseline, where it need not begin with the input of that name. */
function besideItsName(message) {
    return message.replace(/^baseline: /, '');
}
/** A sentence of its own, to stand within another one. */
function sentencePart(message) {
    const line = message.trim();
    return line.endsWith('.') ? line.slice(0, -1) : line;
}
/** What is asked: `no case that passed in the baseline fails, no drop of 1 point or more …`. */
function describeNoRegression({ threshold, regression }) {
    const strict = 'no case that passed in the baseline fails';
    const statistical = `no drop of ${formatPoints(threshold ?? 0)} or more that chance does not explain`;
    if (regression === undefined)
        return `${strict}, ${statistical}`;
    return regression.statistical === 0
        ? strict
        : regression.strict === 0
            ? statistical
            : `${strict}, ${statistical}`;
}
/** Of cases that stand by name where what changed is told. */
const NAMES_TOLD = 3;
/** What was found: the cases by name, and the sampled ones together. */
function describeRegression({ regression, observed, interval, pValue }) {
    if (regression === undefined)
        return 'nothing to compare with';
    const { strict, statistical, regressed, flaky } = regression;
    const parts = [];
    if (strict + statistical === 0)
        return 'no case to compare';
    if (regressed.count > 0) {
        const names = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__/* .listSome */ .XT)(regressed.titles.slice(0, NAMES_TOLD).map(_model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedName */ .aH), regressed.count);
        parts.push(`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(regressed.count, 'case')} regressed: ${names}`);
    }
    else if (strict > 0)
        parts.push(`none of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(strict, 'case')} regressed`);
    if (flaky > 0)
        parts.push(`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(flaky, 'case')} failed that ${flaky === 1 ? 'is' : 'are'} known to be flaky`);
    if (statistical > 0)
        parts.push(describeSampled({ regression, observed, interval, pValue }));
    return parts.join('; ');
}
/** That sampled cases pass less often, in a sentence without statistics of ours; null where that is not clear. */
function describeDrop({ regression, observed, interval }) {
    if (regression === undefined || observed === null || interval === undefined)
        return null;
    const { low, high, confidence } = interval;
    if (high >= 0)
        return null;
    const range = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatExactPercent */ .oy)(confidence)} interval ${formatChange(low)} to ${formatChange(high)}`;
    const cases = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(regression.statistical, 'sampled case');
    return `the pass rate of ${cases} fell by ${formatPoints(observed)} (${range})`;
}
function describeSampled({ regression, observed, interval, pValue, }) {
    const { statistical = 0, smallestDrop = null } = regression ?? {};
    const cases = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(statistical, 'sampled case');
    const seen = smallestDrop === null
        ? 'no drop would have been seen'
        : `a drop of ${formatPoints(smallestDrop)} would have been seen`;
    if (observed == null)
        return `${cases}: ${seen}`;
    const range = interval === undefined
        ? ''
        : ` (${formatChange(interval.low)} to ${formatChange(interval.high)})`;
    const p = pValue === undefined ? '' : `, p ${formatPValue(pValue)}`;
    return `${cases}: ${formatChange(observed)} points${range}${p}; ${seen}`;
}
/** `+1.5`, `−12`, `0`: a difference of fractions in points of percent. */
function formatChange(fraction) {
    const points = Number((Math.abs(fraction) * 100).toFixed(1));
    if (points === 0)
        return '0';
    return `${fraction < 0 ? '−' : '+'}${points}`;
}
/** `1 point`, `15.7 points`, of a difference whatever its sign. */
function formatPoints(fraction) {
    const points = Number((Math.abs(fraction) * 100).toFixed(1));
    return `${points} point${points === 1 ? '' : 's'}`;
}
/** `= 0.031`, `< 0.001`. */
function formatPValue(pValue) {
    return pValue < 0.001 ? '< 0.001' : `= ${Number(pValue.toPrecision(2))}`;
}
/** `3 of 5`. */
function tallyWords({ passed, total }) {
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(total)}`;
}


/***/ }),

/***/ 51590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ complaintPieces),
/* harmony export */   Dk: () => (/* binding */ literally),
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   Ij: () => (/* binding */ commonReason),
/* harmony export */   XR: () => (/* binding */ argumentPieces),
/* harmony export */   Xe: () => (/* binding */ piecesOf),
/* harmony export */   bT: () => (/* binding */ REASON_SEPARATOR)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);

/** Code points of a name, of a value, and of what somebody else wrote. */
const NAME_LENGTH = 120;
const VALUE_LENGTH = 80;
const REASON_LENGTH = 240;
/** Stands for values that differ. */
const DIFFERING = '…';
/** What may differ between texts that say the same: quoted values, addresses, hashes, numbers and what begins with one. */
const VALUES = new RegExp(`(${[
    /"[^"]{0,200}"/u,
    /(?<![\p{L}\p{N}])'[^']{0,200}'(?![\p{L}\p{N}])/u,
    /https?:\/\/[^\s"']{1,200}/u,
    /(?<![\p{L}\p{N}_])[a-f][0-9a-f]{6,40}(?![\p{L}\p{N}_])/u,
    /(?<![\p{L}\p{N}_])\d(?:[\p{L}\p{N}_.:-]{0,60}[\p{L}\p{N}])?/u,
]
    .map(({ source }) => source)
    .join('|')})`, 'u');
/** A name as it is told of. */
function told(name) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, NAME_LENGTH);
}
/**
 * What somebody else wrote, in pieces.
 * @param kept how many characters at its begin are no value, whatever they look like.
 */
function piecesOf(text, kept = 0) {
    const line = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, REASON_LENGTH);
    const [first = '', ...rest] = line.slice(kept).split(VALUES);
    return [`${line.slice(0, kept)}${first}`, ...rest];
}
/** Between the lines of a reason that has several. */
const REASON_SEPARATOR = ' · ';
/** What somebody else wrote, of which no part may differ. */
function literally(lines) {
    return [(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(lines.join(REASON_SEPARATOR), REASON_LENGTH)];
}
/**
 * A complaint in pieces: what was expected as it stands, and what there was instead, which differs
 * from try to try.
 */
function complaintPieces(complaint) {
    const at = complaint.indexOf(', but ');
    if (at < 0)
        return piecesOf(complaint);
    const expected = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(complaint.slice(0, at), REASON_LENGTH);
    return [`${expected}, but `, (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(complaint.slice(at + ', but '.length), VALUE_LENGTH)];
}
/** `get_forecast called with city "London", not "Paris"`; the first argument that differs says enough. */
function argumentPieces({ expected, actual, mismatchedArguments, }) {
    const has = ({ arguments: values }, name) => Object.hasOwn(values, name);
    const differing = mismatchedArguments.find((name) => has(expected, name) && has(actual, name));
    const tool = told(expected.toolName);
    if (differing !== undefined) {
        return [
            `${tool} called with ${told(differing)} `,
            json(actual.arguments[differing]),
            ', not ',
            json(expected.arguments[differing]),
        ];
    }
    const missing = mismatchedArguments.find((name) => has(expected, name));
    if (missing !== undefined)
        return [`${tool} called without ${told(missing)}`];
    const [extra] = mismatchedArguments;
    if (extra === undefined)
        return [`${tool} called with other arguments`];
    return [
        `${tool} called with ${told(extra)} `,
        json(actual.arguments[extra]),
        ', which was not expected',
    ];
}
function json(value) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(JSON.stringify(value) ?? 'nothing', VALUE_LENGTH);
}
/** The reasons that several failures have in common, as one text. */
function commonReason(pieces, differs) {
    return pieces
        .map((piece, at) => (differs.has(at) ? withoutValue(piece) : piece))
        .join('')
        .replace(/, but …$/, '');
}
/** Quotes stay, so that a reader sees of what kind the value is. */
function withoutValue(value) {
    const [quote] = value;
    const isQuoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
    return isQuoted ? `${quote}${DIFFERING}${quote}` : DIFFERING;
}


/***/ }),

/***/ 91977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ COMPARED_KINDS),
/* harmony export */   C_: () => (/* binding */ CHANGE_SIGNS),
/* harmony export */   _B: () => (/* binding */ CHANGE_COUNTS),
/* harmony export */   r8: () => (/* binding */ CHANGE_WORDS)
/* harmony export */ });
/* unused harmony exports CHANGE_KINDS, KIND_WORDS */
/**
 * What became of a case since the baseline, what matters most first. `new`: it passed there and fails
 * here. `less`: it passes less here, which may be chance. `flaky`: it comes out in both ways on both
 * sides, or did in recent runs. `still`: it failed there and fails here.
 */
const CHANGE_KINDS = [
    ...['new', 'less', 'flaky', 'still', 'fixed'],
    ...['changed', 'added', 'removed'],
];
/** Those of cases that were compared, and came out otherwise or fail. */
const COMPARED_KINDS = ['new', 'less', 'flaky', 'still', 'fixed'];
/** Colour is never all that tells: the word stands beside the sign. */
const CHANGE_SIGNS = {
    new: '🔴',
    less: '🟠',
    flaky: '🟡',
    still: '⚫',
    fixed: '🟢',
};
/** Of a case. */
const CHANGE_WORDS = {
    new: 'newly failing',
    less: 'passes less',
    flaky: 'flaky',
    still: 'still failing',
    fixed: 'fixed',
};
/** Of several cases, behind their number. */
const CHANGE_COUNTS = {
    ...CHANGE_WORDS,
    less: 'passing less',
};
/** Of a case, whether it was compared or is another here. */
const KIND_WORDS = {
    ...CHANGE_WORDS,
    ...{ changed: 'changed', added: 'added', removed: 'removed' },
};


/***/ }),

/***/ 99916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ sidesMarkup),
/* harmony export */   A: () => (/* binding */ weightWords),
/* harmony export */   Et: () => (/* binding */ DIRECTION_WORDS),
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   H: () => (/* binding */ sideWords),
/* harmony export */   Nv: () => (/* binding */ describeSurfaceReason),
/* harmony export */   ZE: () => (/* binding */ silentWords),
/* harmony export */   cb: () => (/* binding */ untoldWords),
/* harmony export */   f5: () => (/* binding */ CLASS_WORDS),
/* harmony export */   fp: () => (/* binding */ placeWords),
/* harmony export */   kd: () => (/* binding */ surfaceHeadline),
/* harmony export */   oR: () => (/* binding */ subjectWords),
/* harmony export */   qO: () => (/* binding */ surfaceCounts),
/* harmony export */   rn: () => (/* binding */ SURFACE_PHRASES)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);
/* harmony import */ var _model_regression_surface_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3866);



/** How changes of a class are called in running text, one and several. */
const CLASS_NOUNS = {
    breaking: ['breaking change', 'breaking changes'],
    unclear: ['change that nobody can be sure of', 'changes that nobody can be sure of'],
    wording: ['change of wording', 'changes of wording'],
    compatible: ['compatible change', 'compatible changes'],
};
/** The word for a class in a table. */
const CLASS_WORDS = {
    ...{ breaking: 'Breaking', unclear: 'Unclear', wording: 'Wording', compatible: 'Compatible' },
};
/** What callers do with what was changed. */
const DIRECTION_WORDS = {
    ...{ sent: 'callers send it', read: 'callers read it', none: '' },
};
const classCount = (of, count) => `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} ${CLASS_NOUNS[of][count === 1 ? 0 : 1]}`;
/** `2 breaking changes, 1 compatible change`; empty where nothing changed. */
function surfaceCounts({ counts }) {
    return _model_regression_surface_change_js__WEBPACK_IMPORTED_MODULE_1__/* .CHANGE_CLASSES */ .id.filter((of) => counts[of] > 0)
        .map((of) => classCount(of, counts[of]))
        .join(', ');
}
/** `property removed`: kinds are their own words. */
const kindWords = ({ kind }) => kind.replaceAll('-', ' ');
/** `weather: tool forecast`, and where in it. Not yet escaped. */
function placeWords(change) {
    return change.place === '' ? subjectWords(change) : `${subjectWords(change)} ${change.place}`;
}
/** `weather: tool forecast`. Not yet escaped. */
function subjectWords({ server, subject: { kind, name } }) {
    return kind === 'server' ? `server ${server}` : `${server}: ${kind} ${name}`;
}
/** What stood there before and stands there now; empty where names or a diff beside it say that. */
function sideWords({ subject, before, after, diff }) {
    if (diff !== undefined)
        return ['', ''];
    const told = (text) => (text === null || text === subject.name ? '' : text);
    return [told(before), told(after)];
}
/** Longer ones together make a row that hides those beside it. */
const SIDES_UNFOLDED = 120;
/**
 * What stood there and stands there now, in markup; folded where that is much.
 * @param code draws a text of somebody else.
 */
function sidesMarkup(change, code) {
    const [before, now] = sideWords(change);
    const told = [
        ...(before === '' ? [] : [`was ${code(before)}`]),
        ...(now === '' ? [] : [`now ${code(now)}`]),
    ];
    if (before.length + now.length <= SIDES_UNFOLDED)
        return told.join(', ');
    const summary = told.length > 1 ? 'before and now' : before === '' ? 'now' : 'before';
    return `<details><summary>${summary}</summary>${told.join('<br>')}</details>`;
}
/** `from 1,200 to 1,350 tokens (+13%)`, of the list of tools of a server. */
function weightWords({ before, after }) {
    if (before === null && after === null)
        return 'not known';
    if (before === null)
        return (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(after ?? 0, 'token');
    if (after === null)
        return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(before, 'token')} before`;
    if (before === after)
        return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(after, 'token')}, as before`;
    const share = before === 0 ? '' : ` (${growth(after / before - 1)})`;
    return `from ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(before)} to ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(after, 'token')}${share}`;
}
function growth(share) {
    const percent = Math.round(share * 100);
    if (percent === 0)
        return share > 0 ? '+<1%' : '-<1%';
    return `${percent > 0 ? '+' : '-'}${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.abs(percent))}%`;
}
/** What is asked of what servers offer, and what was found. */
const SURFACE_PHRASES = {
    'surface-known': {
        title: () => 'Known surface',
        expected: () => 'every server tells what it offers',
        actual: ({ sampleSize, observed }) => observed === null
            ? 'no server was asked'
            : `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.round(observed * sampleSize))} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(sampleSize, 'server')} told it`,
    },
    'surface-compatible': {
        title: () => 'Compatible surface',
        expected: ({ changesHeld }) => (changesHeld === 'any' ? 'no change' : 'no breaking change'),
        actual: (check) => {
            const { sampleSize, observed, changesHeld, reason } = check;
            if (observed === null)
                return 'nothing was compared';
            const count = reason?.code === 'surface-changed' ? reason.changes : 0;
            const servers = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(sampleSize, 'server');
            if (count === 0)
                return `none in ${servers}`;
            const changes = changesHeld === 'any' ? (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, 'change') : classCount('breaking', count);
            const touched = sampleSize - Math.round(observed * sampleSize);
            return `${changes} in ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(touched)} of ${servers}`;
        },
    },
};
const SERVERS_TOLD = 3;
/** Why a check of what servers offer came out as it did, as a part of a sentence. */
function describeSurfaceReason(reason) {
    switch (reason.code) {
        case 'silent-servers': {
            const { servers, more } = reason;
            const told = servers
                .slice(0, SERVERS_TOLD)
                .map(({ server, message }) => `server ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedName */ .aH)(server)}: ${withoutStop(message)}`);
            const rest = servers.length + more - told.length;
            return [...told, ...(rest > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(rest)} more`] : [])].join('; ');
        }
        case 'surface-changed':
            return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(reason.changes, 'change')} of what was offered before`;
        case 'no-surface-baseline':
            return `there is nothing to compare with: ${withoutStop(reason.message)}`;
    }
}
const withoutStop = (message) => message.trim().replace(/\.$/, '');
/** Changes that are named in a sentence. */
const CHANGES_TOLD = 3;
/** The decisive reason in one sentence; null where what servers offer was not what was judged. */
function surfaceHeadline({ value, checks, surface }) {
    const known = checks.find(({ id }) => id === 'surface-known');
    if (known === undefined)
        return null;
    const compatible = checks.find(({ id }) => id === 'surface-compatible');
    if (value === 'passed')
        return passedWords(known, compatible, surface);
    const missed = [compatible, known].find((check) => check?.gates && check.outcome === (value === 'failed' ? 'failed' : 'undecided'));
    const { reason } = missed ?? known;
    const words = reason && 'code' in reason ? reasonText(reason) : 'no evidence';
    if (value !== 'failed')
        return `Undecided: ${words}.`;
    if (missed?.id !== 'surface-compatible' || surface === undefined) {
        return `A server does not tell what it offers: ${words}.`;
    }
    const held = surface.changes.filter((change) => missed.changesHeld === 'any' || change.class === 'breaking');
    const count = reason?.code === 'surface-changed' ? reason.changes : held.length;
    const named = held
        .slice(0, CHANGES_TOLD)
        .map((change) => `${kindWords(change)} (${placeWords(change)})`);
    const rest = count - named.length;
    const list = rest > 0 ? `${named.join(', ')} and ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(rest)} more` : named.join(', ');
    const noun = missed.changesHeld === 'any' ? (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, 'change') : classCount('breaking', count);
    return `${noun} of what the servers offer: ${list}.`;
}
function reasonText(reason) {
    switch (reason.code) {
        case 'silent-servers':
        case 'surface-changed':
        case 'no-surface-baseline':
            return describeSurfaceReason(reason);
        default:
            return 'no server was asked';
    }
}
function passedWords({ sampleSize }, compatible, surface) {
    const servers = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(sampleSize, 'server');
    const { reason } = compatible ?? {};
    if (surface === undefined || reason?.code === 'no-surface-baseline') {
        const told = `${servers} told what ${sampleSize === 1 ? 'it offers' : 'they offer'}`;
        return reason?.code === 'no-surface-baseline'
            ? `${told}; ${describeSurfaceReason(reason)}.`
            : `${told}; nothing was asked to be compared.`;
    }
    const counts = surfaceCounts(surface);
    const offered = `What ${servers} ${sampleSize === 1 ? 'offers' : 'offer'}`;
    const known = surface.untold === undefined ? '' : ', as far as the baseline tells';
    if (counts === '')
        return `${offered} is as it was${known}.`;
    const none = surface.counts.breaking === 0 ? ' breaks no caller' : ' changed';
    return `${offered}${none}: ${counts}.`;
}
const LIST_WORDS = {
    ...{ tools: 'tools', prompts: 'prompts', resources: 'resources' },
    resourceTemplates: 'templates of resources',
};
/** What the baseline does not know, a sentence for each kind of it. */
function untoldWords({ untold = [] }) {
    const byLists = Map.groupBy(untold, ({ lists }) => lists.map((list) => LIST_WORDS[list]).join(', '));
    return [...byLists].map(([lists, servers]) => {
        const names = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(servers.map(({ server }) => server));
        return `Not compared, since the baseline does not tell them: ${lists} of ${names}.`;
    });
}
/** Servers that did not tell what they offer, a sentence each. */
function silentWords(silent, limit) {
    const told = silent
        .slice(0, limit)
        .map(({ server, message }) => `Server ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedName */ .aH)(server)} did not tell: ${message}`);
    const rest = silent.slice(limit).map(({ server }) => server);
    return rest.length === 0 ? told : [...told, `Others did not tell either: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(rest)}.`];
}


/***/ }),

/***/ 46418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ worded),
/* harmony export */   g: () => (/* binding */ headlineOf)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24409);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70543);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54294);
/* harmony import */ var _check_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29403);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78346);
/* harmony import */ var _health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53463);
/* harmony import */ var _quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32851);
/* harmony import */ var _reason_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83399);
/* harmony import */ var _regression_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20022);
/* harmony import */ var _surface_surface_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99916);











/** Puts the words of a verdict beside its numbers. */
function worded(verdict) {
    const checks = verdict.checks.map((check) => ({ ...check, words: (0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWords */ .iW)(check) }));
    return { ...verdict, headline: headlineOf(verdict), checks };
}
/** The decisive reason in one sentence. Not yet escaped. */
function headlineOf(verdict) {
    const { value, judged, checks, troubles } = verdict;
    const health = (0,_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_2__/* .healthHeadline */ .nu)(verdict);
    if (health !== null)
        return health;
    if (value === 'invalid')
        return configurationHeadline(troubles);
    if (judged === null)
        return `Undecided: ${troubles.join(' ')}`;
    const ofSurface = (0,_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_6__/* .surfaceHeadline */ .kd)(verdict);
    if (ofSurface !== null)
        return ofSurface;
    const deciding = checks.filter(({ gates }) => gates);
    const aside = `${absentWords(verdict)}${(0,_quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__/* .asideWords */ .kD)(verdict)}`;
    if (value === 'incomplete')
        return `${undecidedHeadline(deciding, judged)}${aside}`;
    const decided = value === 'failed' ? failedHeadline(verdict, judged) : passedHeadline(deciding, judged);
    return `${decided}${aside}`;
}
/** What nobody can tell to be good or bad, where a comparison decides: it must not go unseen. */
function absentWords({ checks, comparison }) {
    const count = comparison?.removed.count ?? 0;
    if (count === 0 || !checks.some(({ id, gates }) => gates && id === 'no-regression'))
        return '';
    return ` ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(count, 'case')} of the baseline ${count === 1 ? 'is' : 'are'} not here.`;
}
function configurationHeadline(troubles) {
    const [only = 'no details were given'] = troubles;
    if (troubles.length <= 1)
        return `The configuration is wrong: ${only}`;
    const { length } = troubles;
    const places = length > _model_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_TROUBLES */ .Zb ? `more than ${_model_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_TROUBLES */ .Zb}` : (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(length);
    return `The configuration is wrong in ${places} places.`;
}
function undecidedHeadline(checks, judged) {
    const undecided = checks.find(({ outcome }) => outcome === 'undecided');
    const reason = undecided?.reason && (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReason */ .G)(undecided.reason, undecided);
    return `Undecided: ${reason ?? 'no evidence'}; ${(0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSample */ .gS)(judged)}.`;
}
/** More are told as a number. */
const MOST_TITLES = 3;
/** The check that tells most by its words, and the others that were missed by their titles. */
function failedHeadline(verdict, judged) {
    const failed = verdict.checks.filter(({ gates, outcome }) => gates && outcome === 'failed');
    const missed = failed.find(({ id }) => id === 'min-pass-rate') ?? failed[0];
    const others = failed.filter((check) => check !== missed).map((check) => (0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWords */ .iW)(check).title);
    const unnamed = others.length - MOST_TITLES;
    const rest = unnamed > 0 ? ` and ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(unnamed)} more` : '';
    const told = missed?.id === 'no-regression' ? worseWords(missed, verdict) : missedWords(missed, judged);
    return others.length === 0
        ? told
        : `${told} Other checks missed: ${others.slice(0, MOST_TITLES).join(', ')}${rest}.`;
}
function missedWords(missed, judged) {
    const found = (0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSample */ .gS)(judged);
    if (missed?.id === 'run-result')
        return `${found}, which misses the suite's pass criteria.`;
    if (missed === undefined || missed.id === 'all-passed')
        return `${found}, all wanted.`;
    const { title, actual, expected, reason } = (0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWords */ .iW)(missed);
    if (missed.reason?.code === 'removed-tools') {
        const isOne = missed.reason.tools.length + missed.reason.more === 1;
        return `${isOne ? 'A tool is' : 'Tools are'} ${reason}.`;
    }
    const plain = missed.id === 'min-pass-rate' && missed.heldBy === undefined;
    const told = plain ? `${found}, ${expected} wanted` : `${title}: ${actual}, ${expected} wanted`;
    return reason === null ? `${told}.` : `${told}; ${reason}.`;
}
/** What got worse, for people who know of no test: cases by name, and all sampled ones together. */
function worseWords(missed, { comparison, suspicion }) {
    const { count = 0, named = [] } = comparison?.regressed ?? {};
    const again = suspicion?.outcome === 'confirmed' ? ', also when run again' : '';
    const drop = (0,_regression_words_js__WEBPACK_IMPORTED_MODULE_5__/* .describeDrop */ .bf)(missed);
    if (count === 0)
        return `Worse than the baseline${again}: ${drop ?? (0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWords */ .iW)(missed).actual}.`;
    const names = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_9__/* .listSome */ .XT)(named.slice(0, MOST_TITLES).map((one) => (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_9__/* .quotedName */ .aH)((0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(one))), count);
    const cases = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(count, 'case')} regressed: ${names}`;
    return `Worse than the baseline${again}, ${drop === null ? cases : `${cases}; ${drop}`}.`;
}
function passedHeadline(checks, judged) {
    const cleared = checks.find(({ reason }) => reason?.code === 'not-confirmed');
    const passed = metHeadline(checks, judged);
    return cleared?.reason
        ? `${passed} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .capitalize */ .ZH)((0,_reason_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReason */ .G)(cleared.reason, cleared))}.`
        : passed;
}
function metHeadline(checks, judged) {
    const { sampleOf, sampleSize, observed } = judged;
    const short = checks.find(({ reason }) => reason?.code === 'counted-as-failed');
    if (observed === 1 && short === undefined) {
        if (sampleSize === 1)
            return `The only ${sampleOf} passed.`;
        if (sampleSize === 2)
            return `Both ${sampleOf}s passed.`;
        return `All ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(sampleSize, sampleOf)} passed.`;
    }
    const met = metWords(checks, (0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSample */ .gS)(judged));
    return short?.reason ? `${met}; ${(0,_reason_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReason */ .G)(short.reason, short)}.` : `${met}.`;
}
/** What was found, and what it meets. */
function metWords(checks, found) {
    const minimum = checks.find(({ id }) => id === 'min-pass-rate');
    if (minimum !== undefined)
        return `${found}, ${(0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWords */ .iW)(minimum).expected} wanted`;
    const compared = checks.find(({ id }) => id === 'no-regression');
    if (compared?.outcome === 'passed' && compared.regression !== undefined) {
        return `${found}, no worse than the baseline`;
    }
    return checks.some(({ id }) => id === 'run-result')
        ? `${found}, which meets the suite's pass criteria`
        : `${found}, and every check is met`;
}


/***/ })

};
