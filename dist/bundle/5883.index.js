export const id = 5883;
export const ids = [5883];
export const modules = {

/***/ 55682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_ROWS: () => (/* binding */ MAX_ROWS),
/* harmony export */   MAX_ROW_VALUES: () => (/* binding */ MAX_ROW_VALUES),
/* harmony export */   ROW_ESSENTIALS: () => (/* binding */ ROW_ESSENTIALS),
/* harmony export */   appendRequest: () => (/* binding */ appendRequest),
/* harmony export */   appended: () => (/* binding */ appended),
/* harmony export */   finalizeRequest: () => (/* binding */ finalizeRequest),
/* harmony export */   finishedRun: () => (/* binding */ finishedRun),
/* harmony export */   reportRequest: () => (/* binding */ reportRequest),
/* harmony export */   row: () => (/* binding */ row),
/* harmony export */   startRequest: () => (/* binding */ startRequest),
/* harmony export */   startedRun: () => (/* binding */ startedRun),
/* harmony export */   uploadRequest: () => (/* binding */ uploadRequest),
/* harmony export */   uploadUrl: () => (/* binding */ uploadUrl)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34665);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9269);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74499);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40144);
/* harmony import */ var _trace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26589);






const MAX_ROWS = 200;
/** Most JSON values of a row. Of one with more, only the essentials are kept. */
const MAX_ROW_VALUES = 100_000;
/** Built out of titles by some reporters, so of any length. */
const externalId = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1);
/** Some reporters send the value itself where people read a text. */
const anyText = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY((value) => (typeof (value ?? '') === 'string' ? value : JSON.stringify(value)), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish());
const amount = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).nullish();
/** A finished iteration. Only its title, its result and its ids must fit. */
const row = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    caseTitle: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    externalIterationId: externalId().nullish(),
    /** Identity of the case. Newer reporters call it `caseId`. */
    externalCaseId: externalId().nullish(),
    caseId: externalId().nullish(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.membersOf)(anyText(), 'query', 'provider', 'model', 'error', 'errorDetails', 'expectedOutput'),
    durationMs: amount(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_trace_js__WEBPACK_IMPORTED_MODULE_2__.call).nullish(), 'expectedToolCalls', 'actualToolCalls'),
    tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.membersOf)(amount(), 'input', 'output', 'total')).nullish(),
    /** Text, a list of messages, or an object. */
    trace: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J().optional(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.membersOf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.openObject)().nullish(), 'metadata', 'advancedConfig', 'matchOptions'),
    isNegativeTest: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullish(),
    widgetSnapshots: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.openObject)()).nullish(),
});
/** Members without which a row cannot be told apart or counted. */
const ROW_ESSENTIALS = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_4__/* .namesIn */ .d)('caseTitle passed externalIterationId externalCaseId caseId');
const runLevel = {
    /** Created if there is none of this name. */
    suiteName: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(_lib_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .NAME_LIMIT */ .Uo),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.texts)('suiteDescription', 'notes', 'framework'),
    serverNames: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).nullish(),
    passCriteria: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ minimumPassRate: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(100) }).nullish(),
    /** Identity of the run in the project. */
    externalRunId: externalId(),
    ci: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.openObject)().nullish(),
    expectedIterations: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).nullish(),
    tags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).nullish(),
    /** Tells apart runs that were scored by other rules. */
    evaluationConfigHash: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(_lib_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .NAME_LIMIT */ .Uo).nullish(),
    /** Comes together with its hash. Its content is not stored. */
    hostConfig: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.openObject)().nullish(),
    hostConfigHash: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^[\da-f]{64}$/)
        .nullish(),
};
/** Read one by one, so that an odd member of a row costs that member. */
const rows = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()).max(MAX_ROWS);
const HOST_PAIR = ['hostConfig', 'hostConfigHash'];
function requirePair({ hostConfig, hostConfigHash }, context) {
    const [key, other] = hostConfig ? HOST_PAIR : HOST_PAIR.toReversed();
    if (!hostConfig === !hostConfigHash)
        return;
    (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .addMisfit */ .ql)(context, [key], { code: 'needs', key, other: [other] });
}
const startRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3(runLevel).superRefine(requirePair);
const reportRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ ...runLevel, results: rows }).superRefine(requirePair);
const appendRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ runId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.id)(), results: rows });
const finalizeRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    runId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.id)(),
    externalRunId: externalId().nullish(),
});
const uploadRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({});
const ok = zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true);
const outcome = {
    ok,
    runId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.id)(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.texts)('suiteId', 'projectId', 'status', 'result'),
    summary: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), failed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), passRate: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() })
        .nullish(),
};
/** What of the rows could not be read and was left out: at most 20. */
const leftOut = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).nullish();
const finishedRun = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...outcome, leftOut });
const startedRun = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...outcome, reused: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullish() });
const appended = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ok,
    inserted: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    skipped: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    total: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    leftOut,
});
const uploadUrl = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ok, uploadUrl: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });


/***/ }),

/***/ 26589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   call: () => (/* binding */ call),
/* harmony export */   trace: () => (/* binding */ trace)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40144);


/** A tool call. `arguments` may be anything, and reporters leave it out. */
const call = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ toolName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), arguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional() });
/** A stretch of time in an iteration. */
const span = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** `step`, `llm`, `tool` or `error`. */
    category: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    startMs: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.time)(),
    endMs: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.time)(),
    /** `authoredStepId` is the id of the step in the case. */
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('parentId', 'authoredStepId', 'status', 'toolName', 'serverId'),
    /** `messageStartIndex` is the place of the first message that came of it. */
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(), 'promptIndex', 'stepIndex', 'messageStartIndex'),
});
/** `content` is text, or a list of parts. */
const message = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ role: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), content: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional() });
/** What happened in an iteration. Members beyond these are kept. */
const trace = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    traceVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    messages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(message).nullish(),
    spans: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(span).nullish(),
    /** Expected against actual, for each prompt. */
    prompts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.openObject)()).nullish(),
});


/***/ }),

/***/ 31299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ keyOf),
/* harmony export */   V: () => (/* binding */ testsOf)
/* harmony export */ });
/* harmony import */ var _read_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52098);

/** What tells tests of one file apart. No two lists of names give the same. */
const keyOf = ({ suites, className, name }) => JSON.stringify([suites, className, name]);
/**
 * The tests of a file. Equal ones are attempts of one test if the user says so and the producer is
 * known to repeat what it tries again: of others they are parameters, projects or loops. Those that
 * stay apart are a warning of the reading.
 */
function testsOf(reading, mergeRetries) {
    const { producer } = reading;
    // Gradle and gotestsum try again only what failed. An attempt of pytest may look passed.
    const isRetried = (one) => producer === 'pytest' || (producer === 'repeats' && (0,_read_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isBad */ .e2)(one.outcome));
    const tests = [];
    /** Of each test the place of its newest entry. */
    const newest = new Map();
    let repeats = 0;
    for (const one of reading.cases) {
        const key = `${keyOf(one)}${JSON.stringify(one.file)}`;
        const at = newest.get(key) ?? -1;
        const before = tests[at];
        if (before && mergeRetries && one.isTest && isRetried(before))
            tests[at] = joined(before, one);
        else
            newest.set(key, tests.push(one) - 1);
        if (before && newest.get(key) !== at)
            repeats += 1;
    }
    const isUnknown = mergeRetries && producer === null;
    if (repeats > 0)
        reading.warn(isUnknown ? 'unmerged' : 'repeats', { listed: repeats });
    return tests;
}
/** The last attempt that ran decides. */
function joined(before, next) {
    if (next.outcome === 'skipped')
        return before;
    if (before.outcome === 'skipped')
        return next;
    const { message, details, type } = next.message === '' && next.details === '' ? before : next;
    // More than one attempt and `passed` means flaky, which two passes are not.
    const isSteady = before.outcome === 'passed' && before.attempts === 1;
    const attempts = (isSteady && next.outcome === 'passed' ? 0 : before.attempts) + next.attempts;
    const isTimed = before.durationMs !== null || next.durationMs !== null;
    const durationMs = isTimed ? (before.durationMs ?? 0) + (next.durationMs ?? 0) : null;
    return { ...next, message, details, type, attempts, durationMs };
}


/***/ }),

/***/ 52098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ byWord),
/* harmony export */   U8: () => (/* binding */ outcomeOfWord),
/* harmony export */   Uu: () => (/* binding */ statedOutcome),
/* harmony export */   e2: () => (/* binding */ isBad)
/* harmony export */ });
/** From each word of lists to the name of its list. */
function byWord(lists) {
    // `Object.keys` forgets which names there are.
    const names = Object.keys(lists);
    return new Map(names.flatMap((name) => lists[name].split(' ').map((word) => [word, name])));
}
/** What producers call an outcome, in lower case and without separators. */
const OUTCOMES = byWord({
    passed: 'pass passed passing success successful successfully succeeded ok okay true yes run ran ' +
        'complete completed done executed finished expected fixed flaky bpass warning',
    failed: 'fail failed failing failure failures ko notok unsuccessful unexpected regression false no xpass',
    error: 'error errored errors broken broke timeout timedout interrupted crash crashed abort aborted ' +
        'kill killed cancel canceled cancelled terminated exception fatal panic panicked blocked hung',
    skipped: 'skip skipped skipping notrun notexecuted disabled suppressed ignore ignored pending todo ' +
        'excluded filtered xfail xfailed bfail bxfail bxpass',
});
const LONGEST_WORD = 40;
/** What a producer means by its word for an outcome, in any spelling. Null: not known. */
function outcomeOfWord(word) {
    if (word.length > LONGEST_WORD)
        return null;
    return OUTCOMES.get(word.toLowerCase().replace(/[\s_-]+/g, '')) ?? null;
}
/** Whether the test counts as failed. */
const isBad = (outcome) => outcome === 'failed' || outcome === 'error';
/** Attributes that state an outcome, with the numbers that do. trx2junit writes `status="1"`. */
const STATING = new Map([
    ...['result', 'outcome', 'state', 'verdict'].map((name) => [name, /(?!)/]),
    ['status', /^[01]$/],
    ...['success', 'successful', 'passed'].map((name) => [name, /^\d+$/]),
]);
/** An unknown word outweighs a good one. */
const GRAVITY = ['passed', null, 'skipped', 'failed', 'error'];
/**
 * The gravest outcome that attributes state, and how. Without any it is `passed`; null is a word
 * that is not known. Numbers of a suite are counts: `passed="0"`.
 */
function statedOutcome(attributes, owner) {
    let gravest = { said: '', outcome: 'passed' };
    for (const [name, numbers] of STATING) {
        const word = attributes.get(name)?.trim();
        if (!word)
            continue;
        const isNumber = owner === 'case' && numbers.test(word);
        const outcome = isNumber ? (Number(word) === 0 ? 'failed' : 'passed') : outcomeOfWord(word);
        if (GRAVITY.indexOf(outcome) > GRAVITY.indexOf(gravest.outcome)) {
            gravest = { said: `${name}: ${word}`, outcome };
        }
    }
    return gravest;
}


/***/ }),

/***/ 7619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ casesOf),
  O: () => (/* binding */ distinctTitles)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
// EXTERNAL MODULE: ./build/src/report/empty-case.js
var empty_case = __webpack_require__(33878);
// EXTERNAL MODULE: ./build/src/report/identity.js
var identity = __webpack_require__(57816);
// EXTERNAL MODULE: ./build/src/words/results.js
var results = __webpack_require__(74969);
// EXTERNAL MODULE: ./build/src/sources/results/attempts.js
var results_attempts = __webpack_require__(31299);
// EXTERNAL MODULE: ./build/src/sources/results/read/outcome-words.js
var outcome_words = __webpack_require__(52098);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/sources/results/source-place.js


/** Where build tools of the JVM keep classes. */
const JVM_FILES = ['test/java/', 'test/kotlin/', 'test/groovy/', 'test/scala/', ''].flatMap((root) => ['java', 'kt', 'groovy', 'scala'].map((ending) => ({ root: `src/${root}`, ending })));
/** Longer paths and class names are of no file. */
const MAX_PATH = 512;
/** So many paths are looked up in all. */
const MAX_LOOKUPS = 100_000;
const STACK_CHARACTERS = 20_000;
/** Finds the file of the checkout, relative to it, and the line of a failed test; null for no file. */
function createPlaceFinder(workspace) {
    const known = new Map();
    const isFile = (path) => {
        const seen = known.get(path);
        if (seen !== undefined || known.size === MAX_LOOKUPS)
            return seen ?? false;
        const full = (0,external_node_path_.join)(workspace, path);
        const exists = (0,external_node_fs_.existsSync)(full) && (0,external_node_fs_.statSync)(full).isFile();
        known.set(path, exists);
        return exists;
    };
    const find = (path) => candidates(path, workspace).find(isFile);
    return ({ file, line, className, message, details }) => {
        const named = find(file ?? '') ?? classFiles(className).find(isFile);
        if (named !== undefined && line !== null)
            return { file: named, line };
        for (const place of stackPlaces(details || message)) {
            // Stacks of the JVM have bare names.
            const found = named?.endsWith(`/${place.path}`) ? named : find(place.path);
            if (found !== undefined && found === (named ?? found)) {
                return { file: found, line: place.line };
            }
        }
        return named === undefined ? null : { file: named, line: null };
    };
}
/**
 * What a path may be in the workspace: itself or, since tests may run in a container, without its
 * first folders. A bare name says too little about which file is meant.
 */
function candidates(path, workspace) {
    if (path.length > MAX_PATH)
        return [];
    // It knows absolute paths of both systems.
    const isAbsolute = external_node_path_.win32.isAbsolute(path);
    const segments = (isAbsolute ? (0,external_node_path_.relative)(workspace, path) : path)
        .split(/[\\/]/)
        .filter((segment) => segment !== '' && segment !== '.');
    const own = segments.filter((segment) => segment !== '..');
    const isInside = own.length === segments.length;
    const shorter = own.slice(0, -1).map((_, start) => own.slice(start).join('/'));
    if (!isInside)
        return shorter;
    return isAbsolute ? [own.join('/'), ...shorter] : [own.join('/')];
}
/** What a class name may stand for: `com.acme.FooTest$Inner`, `tests.test_math.TestSum`. */
function classFiles(className) {
    const [outer = ''] = className.split('$', 1);
    if (outer.length > MAX_PATH || !/^\w+(?:\.\w+)+$/.test(outer))
        return [];
    const path = outer.replaceAll('.', '/');
    const modules = path.split('/').map((_, at, all) => `${all.slice(0, at + 1).join('/')}.py`);
    return [...modules.reverse(), ...JVM_FILES.map(({ root, ending }) => `${root}${path}.${ending}`)];
}
/** The places that a stack names, the first ones first, without those of dependencies. */
function stackPlaces(stack) {
    // Python writes `"a.py", line 1`, and .NET `a.cs:line 1`.
    const text = stack.slice(0, STACK_CHARACTERS).replace(/(?:",|:) ?line /g, ':');
    return text.split(/[\s"'()<>,]+/).flatMap((word) => {
        const place = /^(.+\.[A-Za-z]\w{0,5}):(\d{1,9})(?::\d{1,9})?:?$/.exec(word);
        const path = place?.[1]?.replace(/^\w+:\/\/+/, '/') ?? '';
        const isForeign = path === '' || path.split(/[\\/]/).includes('node_modules');
        return isForeign ? [] : [{ path, line: Number(place?.[2]) }];
    });
}

;// CONCATENATED MODULE: ./build/src/sources/results/to-report.js









/**
 * Makes cases of the report. A test that several files have is one case with an iteration each. Files
 * come in order of their paths, so that ids stay the same. The workspace is a path without links.
 */
async function casesOf(files, workspace, redactor) {
    const line = (text) => redactor.name(text);
    const placeOf = createPlaceFinder(workspace);
    const failureOf = (one) => ({
        kind: 'test',
        type: one.type === '' ? null : line(one.type),
        message: redactor.text(one.message, limits/* TEXT_LIMIT */.W$),
        details: redactor.text(one.details, limits/* TEXT_LIMIT */.W$),
        ...(placeOf(one) ?? { file: null, line: null }),
    });
    const cases = new Map();
    for await (const tests of files) {
        const ordinals = new Map();
        for (const one of tests) {
            const key = (0,results_attempts/* keyOf */.T)(one);
            const ordinal = (ordinals.get(key) ?? 0) + 1;
            ordinals.set(key, ordinal);
            const id = (0,external_node_crypto_.hash)('sha256', `${key}${ordinal}`).slice(0, 32);
            const title = cases.get(id)?.title ?? titleOf(one, line);
            const own = cases.get(id) ?? (0,empty_case/* emptyCase */.i)(id, title);
            cases.set(id, own);
            const isSkipped = one.outcome === 'skipped';
            if (isSkipped && own.planned === 0)
                own.skipped ??= line(one.message);
            if (isSkipped)
                continue;
            own.planned += 1;
            own.skipped = null;
            const { attempts, durationMs } = one;
            const failures = (0,outcome_words/* isBad */.e2)(one.outcome) ? [failureOf(one)] : [];
            const outcome = (0,outcome_words/* isBad */.e2)(one.outcome) ? 'failed' : 'passed';
            const ended = { id: `${id}-${own.planned}`, number: own.planned, outcome, attempts };
            const iteration = (0,empty_case/* iterationWith */.U)({ ...ended, durationMs, failures });
            // A list that grows takes memory for 17.
            own.iterations = own.iterations.concat(iteration);
        }
    }
    const all = [...cases.values()];
    const titles = distinctTitles(all);
    for (const [at, one] of all.entries())
        one.identity = (0,identity/* digestOf */.o)(titles[at] ?? one.title);
    return all;
}
/** Titles with a number where cases share one. An eval service gives them back: they identify. */
function distinctTitles(cases) {
    const counts = new Map();
    return cases.map(({ title }) => {
        let distinct = title;
        while (counts.has(distinct)) {
            const count = (counts.get(title) ?? 1) + 1;
            counts.set(title, count);
            const mark = ` (${count})`;
            distinct = `${(0,lib_text/* cut */.Jj)(title, limits/* NAME_LIMIT */.Uo - mark.length)}${mark}`;
        }
        counts.set(distinct, 1);
        return distinct;
    });
}
/** Names are the same if only their separators differ: `Tests\CartTest`, `Tests.CartTest`. */
const bare = (name = '') => name.replace(/[\\/.:]+/g, '.');
/** Names from the outermost inwards, none twice in a row. */
function titleOf(one, line) {
    const own = one.isTest || one.name !== '' ? one.name : results/* OUTSIDE_TESTS */.ub;
    const names = [...one.suites, one.className, own].map(line).filter((part) => part !== '');
    const title = names.filter((part, at) => bare(part) !== bare(names[at - 1])).join(' › ');
    return (0,lib_text/* cut */.Jj)(title, limits/* NAME_LIMIT */.Uo) || results/* UNNAMED_TEST */.WY;
}


/***/ }),

/***/ 45883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   upload: () => (/* binding */ upload)
/* harmony export */ });
/* unused harmony exports rowsOf, requestsOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _api_client_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44869);
/* harmony import */ var _api_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12727);
/* harmony import */ var _api_resources_ingest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55682);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34665);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95498);
/* harmony import */ var _report_counts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72886);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71522);
/* harmony import */ var _report_failure_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11589);
/* harmony import */ var _session_failure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2288);
/* harmony import */ var _words_failures_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41504);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18763);
/* harmony import */ var _results_to_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7619);













/** More would only wait for the rate. */
const REQUESTS_AT_ONCE = 3;
/** A request with its repeats. After this the upload ends. */
const REQUEST_LIMIT_MS = 120_000;
/** A request takes 1 MiB. 16 KiB are left for what is around the rows. */
const MAX_BYTES = 2 ** 20 - 16 * 2 ** 10;
/**
 * Sends a report that is whole by the chunked routes: start, append, finalize. The service would judge
 * a part as the whole. The same step repeated loses and doubles nothing. Trouble becomes the first
 * warning of the report and is never thrown. The service judges by the lowest pass rate of the policy.
 */
async function upload(report, connection, environment, { 'min-pass-rate': percent = 100 } = {}, notes = '') {
    const { failures, problems, cases, warnings } = report;
    const rows = rowsOf(report);
    const lacking = failures.length + problems.length + (0,_report_counts_js__WEBPACK_IMPORTED_MODULE_5__/* .countIterations */ .ai)(cases).missing;
    try {
        // A service judges a run without rows as failed.
        if (lacking > 0 || rows.length === 0)
            warnings.push((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_6__.resultsFailure)('not-sent'));
        else
            await uploadRows(rows, report, connection, environment, percent / 100, notes);
    }
    catch (error) {
        // The results are judged here, so a mistake of ours is a warning too.
        warnings.unshift((0,_session_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .failureOf */ .g5)(error, environment));
    }
}
async function uploadRows(rows, report, { client, projectId }, { variables, logger, signal, redactor, processMark }, minPassRate, notes) {
    // With start and finalize.
    const waits = Math.ceil(rows.length / _api_resources_ingest_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ROWS) + 2 - _api_client_client_js__WEBPACK_IMPORTED_MODULE_1__/* .HOSTED_RATE */ .V.burst;
    const minutes = waits / _api_client_client_js__WEBPACK_IMPORTED_MODULE_1__/* .HOSTED_RATE */ .V.perSecond / 60;
    if (minutes > 1)
        logger.info(_words_messages_js__WEBPACK_IMPORTED_MODULE_10__/* .MESSAGES */ .n.uploadTime(rows.length, minutes));
    const common = () => {
        return { parameters: { projectId }, signal, deadline: client.clock.now() + REQUEST_LIMIT_MS };
    };
    const { name: suiteName } = report.suite;
    const ci = ciOf(variables, processMark);
    // The same if the step is repeated. Jobs of a matrix differ in their results only.
    const hashes = rows.map((row) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(row)));
    const identity = JSON.stringify([ci, variables['GITHUB_ACTION'], suiteName, minPassRate, hashes]);
    const externalRunId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', identity);
    const start = {
        suiteName,
        externalRunId,
        ci,
        notes: redactor.text(notes, _lib_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .TEXT_LIMIT */ .W$) || undefined,
        expectedIterations: rows.length,
        passCriteria: { minimumPassRate: Math.floor(minPassRate * 1e6 + 1e-6) / 1e4 },
    };
    let end = await client.call('startRun', { ...common(), body: start });
    noteRun(report, end);
    const { runId, reused, status } = end;
    // Else an earlier attempt of this step has ended the run.
    if (!reused || !_api_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .TERMINAL_STATUSES */ .CM.includes(status ?? '')) {
        // A loop that throws closes the generator, so that the others send nothing more.
        const queue = requestsOf(rows);
        let sent = 0;
        const send = async () => {
            for (const results of queue) {
                const call = { ...common(), body: { runId, results } };
                const { inserted, skipped, total } = await client.call('appendIterations', call);
                const stored = Math.min(inserted + skipped, total);
                if (stored !== results.length)
                    throw mismatch(results.length, stored);
                sent += results.length;
                logger.progress(_words_messages_js__WEBPACK_IMPORTED_MODULE_10__/* .MESSAGES */ .n.uploaded(sent, rows.length), sent === rows.length);
            }
        };
        const sends = await Promise.allSettled(Array.from({ length: REQUESTS_AT_ONCE }, send));
        for (const one of sends)
            if (one.status === 'rejected')
                throw one.reason;
        end = await client.call('finalizeRun', { ...common(), body: { runId, externalRunId } });
        noteRun(report, end);
    }
    checkEnd(end, rows);
    logger.info(_words_messages_js__WEBPACK_IMPORTED_MODULE_10__/* .MESSAGES */ .n.uploadedTo(client.address, runId));
}
/** Where the results come from, for people who look at the run. */
function ciOf(variables, processMark) {
    const { GITHUB_RUN_ID: pipelineId, GITHUB_RUN_ATTEMPT: attempt } = variables;
    // Outside of a workflow each process has a run of its own.
    if (!pipelineId)
        return { pipelineId: processMark };
    const home = `${variables['GITHUB_SERVER_URL']}/${variables['GITHUB_REPOSITORY']}`;
    return {
        provider: 'github-actions',
        pipelineId,
        jobId: variables['GITHUB_JOB'] ?? '',
        runUrl: `${home}/actions/runs/${pipelineId}/attempts/${attempt}`,
        branch: variables['GITHUB_HEAD_REF'] || (variables['GITHUB_REF_NAME'] ?? ''),
        commitSha: variables['GITHUB_SHA'] ?? '',
    };
}
/** Other results have a run of their own. */
function noteRun(report, { runId: id, suiteId, status, result }) {
    if (report.source !== 'results')
        return;
    report.suite.id = suiteId ?? null;
    report.run = { id, status: status ?? 'running', result: (0,_api_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .knownResult */ .Fq)(result), durationMs: null };
}
/** A run that has ended must have all rows and nothing else. */
function checkEnd({ status, result, summary }, rows) {
    const passed = rows.filter((row) => row.passed).length;
    const failed = rows.length - passed;
    const isEnded = status === 'completed' || status === 'failed';
    const isJudged = (0,_api_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .knownResult */ .Fq)(result) !== null;
    const isSame = summary?.passed === passed && summary.failed === failed;
    if (isEnded && isJudged && isSame && summary.total === rows.length)
        return;
    throw mismatch(rows.length, summary?.total ?? rows.length);
}
const mismatch = (declared, listed) => new _report_failure_error_js__WEBPACK_IMPORTED_MODULE_7__/* .FailureError */ .p((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_6__.resultsFailure)('upload', { declared, listed }));
/**
 * Makes rows of the iterations that passed or failed: others have no result. Their texts are bounded,
 * so that each row fits a request. Their titles are distinct, so that cases are found by them later.
 */
function rowsOf({ cases, source }) {
    const titles = (0,_results_to_report_js__WEBPACK_IMPORTED_MODULE_11__/* .distinctTitles */ .O)(cases);
    // The service of this process gives cases another id in each run.
    return cases.flatMap(({ id, identity, iterations, title }, at) => iterations
        .filter(({ outcome }) => outcome === 'passed' || outcome === 'failed')
        .map((iteration) => rowOf(source === 'results' ? id : identity, titles[at] ?? title, iteration)));
}
function rowOf(id, caseTitle, iteration) {
    const { number, outcome, attempts, durationMs, failures, model, tokens } = iteration;
    const tests = failures.filter((one) => one.kind === 'test');
    const error = failures
        .map((one) => (one.kind === 'test' ? one.message : (0,_words_failures_js__WEBPACK_IMPORTED_MODULE_9__/* .describeFailure */ .Ic)(one)))
        .join('\n');
    const details = tests.map((one) => one.details).join('\n');
    const row = {
        caseTitle,
        passed: outcome === 'passed',
        externalCaseId: id,
        externalIterationId: `${id}-${number}`,
        metadata: { status: outcome, attempts },
    };
    // Services may refuse null.
    if (durationMs !== null)
        row.durationMs = durationMs;
    if (model !== null)
        row.model = model;
    const counts = Object.entries(tokens ?? {}).filter(([, count]) => count !== null);
    if (counts.length > 0)
        row.tokens = Object.fromEntries(counts);
    if (error !== '')
        row.error = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(error, _lib_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .TEXT_LIMIT */ .W$);
    if (details.trim() !== '')
        row.errorDetails = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(details, _lib_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .TEXT_LIMIT */ .W$);
    return row;
}
/** Divides rows among requests, by their number and the bytes of their JSON. */
function* requestsOf(rows) {
    let request = [];
    let bytes = 0;
    for (const row of rows) {
        const size = Buffer.byteLength(JSON.stringify(row)) + 1;
        if (request.length === _api_resources_ingest_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ROWS || bytes + size > MAX_BYTES) {
            yield request;
            request = [];
            bytes = 0;
        }
        request.push(row);
        bytes += size;
    }
    yield request;
}


/***/ })

};
