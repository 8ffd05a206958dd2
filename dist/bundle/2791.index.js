export const id = 2791;
export const ids = [2791];
export const modules = {

/***/ 86787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ nameOfResults)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The name of results that are of no suite file: the one of the input, the job, or the folder. */
function nameOfResults({ suiteName }, { variables, workspace }) {
    const job = [variables['GITHUB_WORKFLOW'], variables['GITHUB_JOB']].filter(Boolean).join(' / ');
    return suiteName || job || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(workspace);
}


/***/ }),

/***/ 62791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readResults: () => (/* binding */ readResults)
});

// UNUSED EXPORTS: addEvidence, addFindings

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/report/empty-report.js
var empty_report = __webpack_require__(2284);
// EXTERNAL MODULE: ./build/src/report/failure.js
var failure = __webpack_require__(71522);
// EXTERNAL MODULE: ./build/src/report/place.js
var report_place = __webpack_require__(13099);
// EXTERNAL MODULE: ./build/src/session/environment.js
var session_environment = __webpack_require__(86787);
// EXTERNAL MODULE: ./build/src/sources/upload/target.js
var target = __webpack_require__(34431);
// EXTERNAL MODULE: ./build/src/sources/upload/upload.js
var upload = __webpack_require__(45883);
// EXTERNAL MODULE: ./build/src/sources/results/attempts.js
var attempts = __webpack_require__(31299);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var errors = __webpack_require__(89862);
// EXTERNAL MODULE: ./build/src/report/failure-error.js
var failure_error = __webpack_require__(11589);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
// EXTERNAL MODULE: ./build/src/lib/names-in.js
var names_in = __webpack_require__(9269);
;// CONCATENATED MODULE: ./build/src/sources/results/read/detect.js

/** Characters of console output that may precede a report. */
const MAX_NOISE = 16 * 1024;
const XML_LINE = /^<(?:\?xml\s|testsuites?[\s>])/m;
const TEXT_FORMATS = [
    [/^(?:TN|SF):/, 'an lcov coverage report'],
    [/^(?:TAP version \d|1\.\.\d+\s|(?:not )?ok \d+)/, 'a TAP report'],
    [/^\{"(?:\w+":"[^"]*",")?Action":"/, 'events of `go test`; gotestsum makes JUnit XML of them'],
    [/^(?:PK|.\ufffd)(?!\s)\p{Cc}/u, 'a ZIP or gzip archive, which must be unpacked first'],
    [/^mode: (?:set|count|atomic)\n/, 'a Go coverage profile'],
];
/** @param head the first characters of the file, or all of them */
function detectFormat(head) {
    const start = head.trimStart().slice(0, MAX_NOISE);
    if (start === '')
        return 'empty';
    // HTML has it in any case, which XML does not allow.
    if (/^<!doctype html/i.test(start))
        return { foreign: 'an HTML page' };
    const other = TEXT_FORMATS.find(([trait]) => trait.test(start));
    if (other !== undefined)
        return { foreign: other[1] };
    // The reader of JSON looks for a report among console output.
    return start.startsWith('<') || XML_LINE.test(start) ? 'xml' : 'json';
}
const JUNIT_ROOTS = new Set(['testsuites', 'testsuite', 'testcase']);
const FOREIGN_ROOTS = new Map((0,names_in/* groupsIn */.w)(`test-run an NUnit 3 report, test-results an NUnit 2 report, assemblies an xUnit.net report,
    testrun a Visual Studio TRX report, robot a Robot Framework report,
    checkstyle a Checkstyle report, testng-results a TestNG report, html an HTML page,
    pmd a PMD report, report a JaCoCo coverage report, coverage a Cobertura coverage report,
    testexecutions a SonarQube test report`).map(([root, ...words]) => [root, words.join(' ')]));
/** What a file with this root element is; null if it is JUnit. */
function foreignRoot(name, attributes) {
    if (JUNIT_ROOTS.has(name))
        return null;
    if (name === 'coverage' && attributes.has('clover'))
        return 'a Clover coverage report';
    return FOREIGN_ROOTS.get(name.toLowerCase()) ?? `XML with the root element <${name}>`;
}

// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
;// CONCATENATED MODULE: ./build/src/sources/results/read/duration.js
const plainNumber = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const commaThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const decimalComma = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d+$/;
/**
 * Milliseconds of seconds in the spelling of any locale: `1,234.56` and `1,234` have separators of
 * thousands (Surefire writes English), `0,160` and `3,5` a decimal comma. Null: no time.
 */
function parseSeconds(text) {
    return knownMs(Number(plainSpelling(text?.trim() ?? '')) * 1000);
}
/** Milliseconds, to the nanosecond. Null for a negative number, NaN, and more than a number holds. */
function knownMs(milliseconds) {
    const isKnown = milliseconds >= 0 && milliseconds <= Number.MAX_SAFE_INTEGER;
    // Without the noise of binary fractions, such as 0.30000000000000004.
    return isKnown ? Math.round(milliseconds * 1e6) / 1e6 : null;
}
function plainSpelling(text) {
    if (plainNumber.test(text))
        return text;
    if (commaThousands.test(text))
        return text.replaceAll(',', '');
    if (decimalComma.test(text))
        return text.replaceAll('.', '').replace(',', '.');
    return 'NaN';
}

// EXTERNAL MODULE: ./build/src/lib/jsonc.js
var jsonc = __webpack_require__(76534);
;// CONCATENATED MODULE: ./build/src/sources/results/read/json-document.js



/** How Jest and Vitest begin a report: with one of its counts. */
const OPENING = /\{\s*"num(?:Total|Passed|Failed|Pending|RuntimeError|Todo)/g;
/**
 * Finds the document that a text is, or all reports in console output. What cannot be read is
 * trouble of the reading. A report that is not whole ends with its last complete test file.
 */
function* documentsIn(text, reading) {
    const whole = (0,lib_text/* parseJson */.qF)(text);
    if (whole !== undefined) {
        yield { value: whole, isWhole: true };
        return;
    }
    let at = 0;
    const passNoise = (end) => {
        const noise = text.slice(at, end).trim();
        if (noise !== '')
            reading.warn('noise');
        if (noise.includes('"testResults"'))
            reading.trouble('lost-report');
    };
    const starts = Array.from(text.matchAll(OPENING), ({ index }) => index);
    for (const [place, start] of starts.entries()) {
        passNoise(start);
        // What has no end may be console output before a report.
        const rest = text.slice(start, starts[place + 1]);
        const { end, lastItem } = measure(rest);
        at = start + (end ?? rest.length);
        const value = (0,lib_text/* parseJson */.qF)(end === null ? `${rest.slice(0, lastItem)}]}` : rest.slice(0, end));
        if (end === null)
            reading.trouble('damaged', { detail: 'unexpected end of JSON' });
        else if (value === undefined)
            reading.trouble('invalid', mistakeOf(start === 0 ? rest : ''));
        if (value !== undefined)
            yield { value, isWhole: end !== null };
    }
    if (at > 0)
        passNoise(text.length);
    else if (/^\s*[[{]/.test(text))
        reading.trouble('damaged', mistakeOf(text));
    else if (/^tests:[^\S\n]*\n\s*-/m.test(text))
        reading.trouble('foreign', { detail: SUITE });
    else
        reading.trouble('unknown-format');
}
/**
 * Measures the object at the start of a text. `end` is null if the text ends before the object.
 * `lastItem` is behind the last complete object of a list in it; 0 if there is none.
 */
function measure(text) {
    let isInText = false;
    let depth = 0;
    let isInList = false;
    let lastItem = 0;
    for (const { 0: token, index } of text.matchAll(/\\.|["[\]{}]/gs)) {
        if (token === '"')
            isInText = !isInText;
        else if (isInText || token.startsWith('\\'))
            continue;
        else if (token === '{' || token === '[') {
            depth += 1;
            if (depth === 2)
                isInList = token === '[';
        }
        else {
            depth -= 1;
            if (depth === 0)
                return { end: index + 1, lastItem };
            if (depth === 2 && isInList && token === '}')
                lastItem = index + 1;
        }
    }
    return { end: null, lastItem };
}
/** What is wrong with JSON, and where. A large one, which takes long, is not looked through. */
function mistakeOf(text) {
    const [error] = text === '' || text.length > 1_000_000 ? [] : (0,jsonc/* parseJsonc */.p)(text).errors;
    // It allows comments, and commas at the end.
    if (error === undefined)
        return { detail: 'invalid JSON, such as a comma before `}` or `]`' };
    return { line: error.place.line, detail: `${error.detail} in column ${error.place.column}` };
}
const COVERAGE = 'an Istanbul coverage report';
const SUITE = 'a suite, which `run` and `suite-file` take';
/** Other reports, by members that all of them have. */
const FOREIGN = [
    [['stats', 'passes'], 'a Mocha JSON report'],
    [['stats', 'results'], 'a Mochawesome report'],
    [['suites', 'config'], 'a Playwright JSON report'],
    [['created', 'summary', 'tests'], 'a pytest-json-report; `--junitxml` writes JUnit XML'],
    [['evalId', 'results'], 'results of promptfoo'],
    [['results'], 'a CTRF report'],
    [['files'], 'a Vitest benchmark report'],
    [['total'], COVERAGE],
    [['uuid', 'stage'], 'a result of Allure'],
    [['schemaVersion', 'verdict'], 'a report of this tool; `--output report.xml` writes JUnit XML'],
    [['name', 'tests'], SUITE],
    [['servers'], 'servers, or a snapshot of their tools'],
];
function nameOfForeign(value) {
    if (Array.isArray(value))
        return 'a JSON array';
    const members = (0,json_values/* isObject */.Gv)(value) ? value : {};
    const known = FOREIGN.find(([names]) => names.every((name) => Object.hasOwn(members, name)));
    const [first] = Object.values(members);
    const isCoverage = (0,json_values/* isObject */.Gv)(first) && Object.hasOwn(first, 'statementMap');
    return known?.[1] ?? (isCoverage ? COVERAGE : 'JSON without test results');
}

// EXTERNAL MODULE: ./build/src/sources/results/read/outcome-words.js
var outcome_words = __webpack_require__(52098);
;// CONCATENATED MODULE: ./build/src/sources/results/read/reading.js


/** Beyond this only the start of a text is kept. */
const ALL_TEXTS = 32 * 2 ** 20;
const SHORT_TEXT = 200;
/** Tests of all files together. */
const MAX_TESTS = 200_000;
const newRoom = () => ({ tests: MAX_TESTS, texts: ALL_TEXTS });
/** Ends the reading of a file, which keeps what it has. */
class StopReading extends Error {
}
/** What a reader finds in one file, whose path it does not know. */
class Reading {
    cases = [];
    /** Who lists a test that is tried again once more: after a failure (`repeats`), or always (`pytest`). */
    producer = null;
    /** When the tests ran, as the file says. Epoch milliseconds. */
    startedAt = null;
    /** What makes the file no evidence: its report is `incomplete` at best. */
    troubles = [];
    /** What changes no verdict. */
    warnings = [];
    #room;
    constructor(room) {
        this.#room = room;
    }
    /** @throws StopReading if there is no room for it */
    add(one) {
        const room = this.#room;
        if (room.tests === 0) {
            this.trouble('too-many', { listed: MAX_TESTS });
            throw new StopReading();
        }
        room.tests -= 1;
        if (room.texts <= 0 && Math.max(one.message.length, one.details.length) > SHORT_TEXT) {
            // The ellipsis lets the redactor find the start of a secret.
            one.message = kept((0,lib_text/* cut */.Jj)(one.message, SHORT_TEXT), SHORT_TEXT);
            one.details = kept((0,lib_text/* cut */.Jj)(one.details, SHORT_TEXT), SHORT_TEXT);
            this.warn('texts');
        }
        room.texts -= one.message.length + one.details.length;
        this.cases.push(one);
    }
    trouble(...finding) {
        note(this.troubles, finding);
    }
    warn(...finding) {
        note(this.warnings, finding);
    }
}
/** Of equal findings the first place counts. */
function note(found, finding) {
    const earlier = found.find(({ reason }) => reason === finding[0]);
    if (earlier === undefined)
        found.push((0,failure.resultsFailure)(...finding));
    else
        earlier.more += 1;
}
/** UTF-16 units that are kept of one text, and of a name. */
const MAX_TEXT = 64 * 1024;
const MAX_NAME = 8 * 1024;
/** A copy of the start of a text. A slice keeps the whole chunk of the file in memory. */
const kept = (text, limit = MAX_TEXT) => ` ${text.slice(0, limit)}`.slice(1);
/** A copy of a name, with a bound. */
const keptName = (text) => kept(text, MAX_NAME);

;// CONCATENATED MODULE: ./build/src/sources/results/read/json-report.js






/** Vitest does not write these. */
const JEST_ONLY = ['numRuntimeErrorTestSuites', 'wasInterrupted', 'openHandles'];
/**
 * Reads JSON of Jest or Vitest, also among console output or cut off. Paths of test files become
 * relative to the workspace. Throws StopReading if there are too many tests.
 */
function readJsonReport(text, workspace, reading) {
    let reports = 0;
    for (const { value, isWhole } of documentsIn(text, reading)) {
        if ((0,json_values/* isObject */.Gv)(value) && Object.hasOwn(value, 'testResults')) {
            reports += 1;
            new JsonReport(value, workspace, reading).read(isWhole);
        }
        else if (isWhole)
            reading.trouble('foreign', { detail: nameOfForeign(value) });
    }
    if (reports > 1)
        reading.warn('several-documents');
}
/** A report of Jest, Vitest's copy of it, or the AggregatedResult that reporters of Jest get. */
class JsonReport {
    #report;
    #workspace;
    #reading;
    #isJest;
    /** `broken`: with an error of their own. `dumps`: of an AggregatedResult. */
    #files = { all: 0, bad: 0, broken: 0, dumps: 0 };
    #tests = { all: 0, notSkipped: 0, bad: 0, notCounted: 0, withMessages: 0 };
    constructor(report, workspace, reading) {
        this.#report = report;
        this.#workspace = workspace;
        this.#reading = reading;
        this.#isJest = JEST_ONLY.some((name) => Object.hasOwn(report, name));
    }
    read(isWhole) {
        const { startTime } = this.#report;
        if (typeof startTime === 'number')
            this.#reading.startedAt = startTime;
        for (const file of this.#objects(this.#report, 'testResults'))
            this.#readFile(file);
        const { notCounted, withMessages } = this.#tests;
        if (notCounted > 0)
            this.#reading.warn('not-counted', { declared: 0, listed: notCounted });
        if (withMessages > 0)
            this.#reading.warn('passed-with-messages', { listed: withMessages });
        if (isWhole)
            this.#checkTotals();
    }
    #checkTotals() {
        const [reading, tests, files, isJest] = [this.#reading, this.#tests, this.#files, this.#isJest];
        const total = this.#count('numTotalTests');
        const skipped = this.#count('numPendingTests') + this.#count('numTodoTests');
        const suites = this.#count('numTotalTestSuites');
        const failed = this.#count('numFailedTests');
        const failedSuites = this.#count('numFailedTestSuites');
        // Jest counts a file with an `afterAll` that throws in the second only.
        const failedFiles = Math.max(failedSuites, this.#count('numRuntimeErrorTestSuites'));
        const { snapshot } = this.#report;
        // Jest sets `success` after reporters got the AggregatedResult.
        const isEarly = files.dumps > 0 &&
            total === tests.all &&
            suites === files.all &&
            !((0,json_values/* isObject */.Gv)(snapshot) && (snapshot['failure'] ?? false) !== false);
        const isFailed = this.#flag('success') === false && !isEarly;
        const isGreen = tests.bad + files.broken === 0;
        if (total > tests.all && total - skipped > tests.notSkipped)
            reading.trouble('tests', { declared: total, listed: tests.all });
        // Vitest counts `describe` blocks as suites.
        if (isJest && suites > files.all)
            reading.trouble('files', { declared: suites, listed: files.all });
        if (this.#flag('wasInterrupted'))
            reading[isGreen ? 'trouble' : 'warn']('interrupted');
        if (failed > tests.bad)
            reading.trouble('failures', { declared: failed, listed: tests.bad });
        else if (isGreen && (isFailed || failedSuites > 0))
            reading.trouble('unexplained');
        else if (isJest && failedFiles > files.bad)
            reading.trouble('unexplained');
    }
    #readFile(file) {
        const [reading, tests, files, isJest] = [this.#reading, this.#tests, this.#files, this.#isJest];
        const path = this.#pathOf(this.#text(file, 'name') || this.#text(file, 'testFilePath'));
        const list = Object.hasOwn(file, 'testResults') ? 'testResults' : 'assertionResults';
        if (list === 'testResults')
            files.dumps += 1;
        const before = { all: tests.all, bad: tests.bad };
        for (const test of this.#objects(file, list)) {
            const word = typeof test['status'] === 'string' ? test['status'] : '';
            // Jest before 24 lists these, and does not count them as tests.
            if (word === 'todo' && isJest && (this.#report['numTodoTests'] ?? null) === null)
                continue;
            const messages = textsIn(this.#member(test, 'failureMessages', Array.isArray));
            const outcome = outcomeOf(word, messages.length > 0, isJest);
            const isPassed = outcome === 'passed';
            tests.all += 1;
            if (outcome !== 'skipped')
                tests.notSkipped += 1;
            if ((0,outcome_words/* isBad */.e2)(outcome))
                tests.bad += 1;
            if (isPassed && isJest && messages.length > 0)
                tests.withMessages += 1;
            if (outcome === null)
                reading.trouble('undecided', { detail: word });
            else if (isPassed && this.#report['numTotalTests'] === 0)
                tests.notCounted += 1;
            else
                reading.add(this.#caseOf(test, path, outcome, messages));
        }
        const message = this.#messageOf(file);
        const isFailed = this.#isFailed(file, message);
        const isExplained = tests.bad > before.bad;
        files.all += 1;
        if (isFailed || isExplained)
            files.bad += 1;
        // The message of Vitest is about the file alone. That of Jest repeats those of its tests.
        if (!isFailed || (isExplained && (isJest || message === '')))
            return;
        const place = tests.all > before.all ? 'outside its tests' : 'to run';
        const one = this.#caseOf({ title: `test file failed ${place}` }, path, 'error', []);
        one.isTest = false;
        one.message = firstLineOf(message);
        one.details = message === one.message ? '' : message;
        files.broken += 1;
        reading.add(one);
    }
    #isFailed(file, message) {
        const word = this.#text(file, 'status');
        const { testExecError, failureMessage, numFailingTests } = file;
        if (word === '')
            return [testExecError, failureMessage, numFailingTests].some(Boolean);
        const outcome = word === 'focused' ? 'passed' : (0,outcome_words/* outcomeOfWord */.U8)(word);
        if (outcome === null)
            this.#reading.trouble('undecided', { detail: word });
        const { success, numFailedTests: tests, numFailedTestSuites: suites } = this.#report;
        // Vitest of 2022 writes `failed` for a file with a skipped test.
        const isGreen = !this.#isJest && success === true && tests === 0 && suites === 0;
        return (0,outcome_words/* isBad */.e2)(outcome) && !(isGreen && message === '');
    }
    #messageOf(file) {
        const message = this.#text(file, 'message') || this.#text(file, 'failureMessage');
        const { testExecError: error } = file;
        return (message || this.#text((0,json_values/* isObject */.Gv)(error) ? error : { message: error }, 'message')).trim();
    }
    #caseOf(test, path, outcome, messages) {
        const { ancestorTitles, location, status, duration } = test;
        const word = isText(status) && status !== 'failed' ? status : '';
        const details = (0,outcome_words/* isBad */.e2)(outcome) ? kept(messages.join('\n\n').trim() || word) : '';
        const stack = details.search(/(?:^|\n)[\t ]+at /);
        const message = (stack < 0 ? details : details.slice(0, stack)).trim() || details;
        const retries = this.#member(test, 'retryReasons', Array.isArray)?.length ?? 0;
        const line = (0,json_values/* isObject */.Gv)(location) ? location['line'] : null;
        return {
            suites: [path, ...textsIn(ancestorTitles)],
            className: '',
            name: this.#text(test, 'title') || this.#text(test, 'fullName'),
            outcome,
            isTest: true,
            attempts: Math.max(1, this.#member(test, 'invocations', isCount) ?? 1, retries + 1),
            durationMs: typeof duration === 'number' ? knownMs(duration) : null,
            type: '',
            message,
            details: details === message ? '' : details,
            file: path === '' ? null : path,
            line: isCount(line) && line > 0 ? line : null,
        };
    }
    #pathOf(file) {
        const [path = '', root = ''] = [file, this.#workspace].map((one) => one.replaceAll('\\', '/'));
        return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
    }
    /** A member that decides something: of a wrong type, it is trouble. Null counts as absent. */
    #member(of, name, fits) {
        const value = of[name] ?? null;
        if (value === null || fits(value))
            return value;
        this.#reading.trouble('type', { detail: name });
        return null;
    }
    #text = (of, name) => kept(this.#member(of, name, isText) ?? '');
    #count = (name) => this.#member(this.#report, name, isCount) ?? 0;
    #flag = (name) => this.#member(this.#report, name, isFlag);
    #objects(of, name) {
        const list = of[name];
        const objects = (0,json_values/* objectsIn */.Qv)(list);
        if (!Array.isArray(list) || objects.length < list.length)
            this.#reading.trouble('type', { detail: name });
        return objects;
    }
}
const isText = (value) => typeof value === 'string';
const isFlag = (value) => typeof value === 'boolean';
const isCount = (value) => Number.isSafeInteger(value);
/** The texts of a list. What is no text in it stays as an empty one. */
const textsIn = (list) => Array.isArray(list) ? list.map((item) => (isText(item) ? kept(item) : '')) : [];
/** Null if it is not known. Other words for a pass may mean that the test only began. */
function outcomeOf(word, hasMessages, isJest) {
    if (word === 'passed')
        return 'passed';
    if (word === 'focused')
        return hasMessages ? 'failed' : 'passed';
    // Vitest writes `skipped` for skips. The worker of these was killed, or their types not checked.
    if (word === 'pending' && !isJest)
        return null;
    const outcome = (0,outcome_words/* outcomeOfWord */.U8)(word) ?? (hasMessages ? 'failed' : null);
    return outcome === 'passed' ? null : outcome;
}
function firstLineOf(message) {
    const lines = message.split('\n').flatMap((line) => (0,lib_text/* clean */.uH)(line).trim() || []);
    return lines.find((line) => !line.startsWith('●')) ?? lines[0] ?? '';
}

// EXTERNAL MODULE: ./build/src/report/outcome.js
var outcome = __webpack_require__(35440);
;// CONCATENATED MODULE: ./build/src/sources/results/read/junit-case.js



/** Results that are kept, next to the first of a kind: a case can list each assertion of a loop. */
const MAX_RESULTS = 100;
/** What a child element says of a case. The text of the first of them is the gravest. */
const KINDS = ['error', 'failed', 'skipped', 'todo', 'rerun', 'flaky'];
const ELEMENTS = (0,outcome_words/* byWord */.GM)({
    error: 'error',
    failed: 'failure',
    skipped: 'skipped disabled ignored skip',
    // Attempts, which Surefire, nextest and Marathon write.
    rerun: 'rerunFailure rerunError',
    flaky: 'flakyFailure flakyError',
});
/** Why CTest could not run a test: it writes `skipped`, and fails. */
const NOT_RUN = new Set([
    ...['Unable to find executable', 'Required Files Missing', 'Fixture dependency failed'],
    ...['Missing Configuration', 'Insufficient Resources', 'Not Run'],
]);
function append(element, piece) {
    element.text += kept(piece, MAX_TEXT - element.text.length);
}
/** A case while it is read, or a failure outside all tests. */
class OpenCase {
    kind = 'case';
    attributes;
    line;
    /** The failure, if it is one outside all tests. */
    into = null;
    results = [];
    /** Failures that the producer may have counted for it. Each attempt may be one. */
    failures = 0;
    #retries = 0;
    constructor(attributes, line) {
        this.attributes = attributes;
        this.line = line;
    }
    /** Takes a child element. Null: it is no result. */
    add(name, attributes) {
        const kind = ELEMENTS.get(name);
        if (kind === undefined)
            return null;
        const message = attributes.get('message') ?? '';
        const type = attributes.get('type') ?? '';
        if (kind !== 'skipped')
            return this.#take(kind, message, type);
        // Node does not fail over a test that is marked so, whatever fails in it.
        if (type === 'todo' || type === 'skipped')
            return this.#take('todo', message, type);
        const isNotRun = this.attributes.get('status') === 'notrun' && NOT_RUN.has(message.trim());
        return this.#take(isNotRun ? 'error' : 'skipped', message, type);
    }
    /** Takes what attributes say. Returns a word for the outcome that is not known. */
    addStated() {
        const { outcome, said } = (0,outcome_words/* statedOutcome */.Uu)(this.attributes, 'case');
        if (outcome === null)
            return said;
        if (outcome !== 'passed')
            this.#take(outcome, said, '');
        return null;
    }
    #take(kind, message, type) {
        const result = { kind, type: keptName(type), message: kept(message), text: '' };
        const isRetry = kind === 'rerun' || kind === 'flaky';
        if (isRetry)
            this.#retries += 1;
        if (isRetry || kind === 'error' || kind === 'failed')
            this.failures += 1;
        if (this.results.length < MAX_RESULTS || !this.#has(kind))
            this.results.push(result);
        return result;
    }
    #has(kind) {
        return this.results.some((one) => one.kind === kind);
    }
    /** The case, which is `passed` if nothing says how it ended. */
    finish(suite) {
        const { attributes } = this;
        const className = attributes.get('classname') || attributes.get('class') || '';
        if (className !== suite.className)
            suite.className = keptName(className);
        const name = keptName(attributes.get('name') ?? '');
        const file = attributes.get('file');
        const line = Number(attributes.get('line'));
        const outcome = this.#outcome(suite.declared);
        const isPassedLater = outcome === 'passed' && this.failures > this.#retries;
        // Flank counts it as a flake only.
        if (isPassedLater)
            this.failures = this.#retries;
        const { type, message, details } = this.results.length > 0 ? this.#texts(name) : NO_TEXTS;
        return {
            suites: suite.path,
            className: suite.className,
            name,
            outcome,
            isTest: this.into === null,
            attempts: 1 + this.#retries + (isPassedLater ? 1 : 0),
            durationMs: parseSeconds(attributes.get('time')),
            type,
            message,
            details,
            file: file ? keptName(file) : suite.file,
            line: Number.isSafeInteger(line) && line > 0 ? line : null,
        };
    }
    /** The first line that applies decides. */
    #outcome({ failures, errors = 0, flakes = 0 }) {
        if (this.#has('todo'))
            return 'skipped';
        const isSkipped = this.#has('skipped');
        const isClean = failures === 0 && errors === 0;
        const isFlaky = this.attributes.get('flaky') === 'true';
        // Flank: a later attempt passed.
        if (isFlaky && !isSkipped && (isClean || flakes > 0))
            return 'passed';
        if (this.#has('error'))
            return 'error';
        // Karma: Jasmine skips a pending test whatever failed in it.
        if (this.#has('failed') && !(isSkipped && isClean))
            return 'failed';
        if (isSkipped)
            return 'skipped';
        return this.#has('rerun') ? 'failed' : 'passed';
    }
    #texts(name) {
        const { attributes } = this;
        const results = this.results.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
        const own = [name, `${attributes.get('class') ?? attributes.get('classname')}::${name}`];
        const message = joined('\n', new Set(results.map((result) => messageOf(result, own))));
        const details = joined('\n\n', new Set(results.map(({ text }) => text.trim())));
        return { type: results[0]?.type ?? '', message, details: details === message ? '' : details };
    }
}
const NO_TEXTS = { type: '', message: '', details: '' };
const joined = (separator, texts) => kept([...texts].filter((text) => text !== '').join(separator));
/** @param own how PHPUnit and Pest name the test in the first line, which would part equal failures */
function messageOf({ message, text, type }, own) {
    const isOwn = (line) => own.some((name) => line === name || line.startsWith(`${name} (`));
    // jest-junit and tap-xunit begin with a heading.
    const isFit = (line) => !/^(?:●|-*$)/.test(line) && !isOwn(line);
    const lines = () => text.split('\n').map((line) => line.trim());
    return message.trim() || (lines().find(isFit) ?? type.trim());
}

;// CONCATENATED MODULE: ./build/src/sources/results/read/junit-totals.js


const NAMES = ['tests', 'failures', 'errors', 'skipped', 'disabled', 'flakes'];
/** Attributes of suites, and elements of AntUnit, that hold numbers. */
const COUNTS = new Map([
    ...NAMES.map((name) => [name, name]),
    ...['skip', 'skips', 'ignored'].map((name) => [name, 'skipped']),
    ['failed', 'failures'],
]);
const junit_totals_isCount = (name) => COUNTS.has(name);
/** Whether a name that no known producer writes may stand for a failure, if its value is not a no. */
const soundsBad = (name, value) => /fail|error|broken|crash|exception|fatal|panic|timed.?out|<timeout/i.test(name) &&
    !/^(?:0+|false|no|none|null)?$/i.test(value.trim());
/**
 * Compares what root and suites declare with what they list. Some producers count cases, some
 * elements, some (Surefire) attempts: fewer declared than met are no contradiction.
 */
class JunitTotals {
    #reading;
    #open = [];
    #root = {};
    #outermost = {};
    #suites = {};
    #failures = 0;
    #tests = 0;
    #ran = 0;
    #hole = null;
    constructor(reading) {
        this.#reading = reading;
    }
    /** Returns what it declares, to which its elements may add. */
    open(isSuite, attributes, line) {
        const isFailed = (0,outcome_words/* isBad */.e2)((0,outcome_words/* statedOutcome */.Uu)(attributes, 'suite').outcome);
        const counts = {};
        this.#open.push({ isSuite, line, counts, isFailed, before: this.#failures });
        for (const [name, value] of attributes)
            this.declare(name, value, line);
        return counts;
    }
    /** Takes what the innermost open element declares: a count, or in another word that it failed. */
    declare(name, value, line) {
        const key = COUNTS.get(name.toLowerCase());
        const scope = this.#open.at(-1);
        const count = key === undefined ? null : readCount(value);
        if (scope === undefined)
            return;
        if (key !== undefined && count !== null)
            scope.counts[key] ??= count;
        else if (key === undefined)
            scope.isFailed ||= soundsBad(name, value);
        else if (soundsBad(name, value))
            this.#reading.trouble('type', { line, detail: keptName(`${name}="${value}"`) });
        else if (key === 'tests' && /\S/.test(value))
            this.#reading.warn('no-count', { line, detail: keptName(value) });
    }
    close() {
        const scope = this.#open.pop();
        if (scope === undefined)
            return;
        const { isSuite, line, counts, isFailed, before } = scope;
        if (this.#open.length === 0 && !isSuite)
            addTo(this.#root, counts);
        if (isSuite && !this.#open.some((outer) => outer.isSuite))
            addTo(this.#outermost, counts);
        if (isSuite)
            addTo(this.#suites, counts);
        const listed = this.#failures - before;
        const declared = leastFailures(counts);
        if (declared > listed)
            this.#reading.trouble('failures', { line, declared, listed });
        else if (isFailed && listed === 0)
            this.#reading.trouble('unexplained', { line });
        // The elements around it may declare the same failures.
        this.#failures = before + Math.max(listed, declared, isFailed ? 1 : 0);
    }
    list({ attempts, isTest, outcome }, failures) {
        // Surefire counts attempts.
        const tests = isTest ? attempts : 0;
        this.#tests += tests;
        if (outcome !== 'skipped')
            this.#ran += tests;
        this.#failures += failures;
    }
    /** @param isGap cases or results may be missing here. The first such place counts */
    addHole(line, isGap) {
        if (this.#hole === null || (isGap && !this.#hole.isGap))
            this.#hole = { line, isGap };
    }
    /** Whether the file declares as many tests as it lists. */
    coversTests() {
        return this.#readings().some(({ tests = 0 }) => tests >= this.#tests);
    }
    /** Compares the file as a whole. */
    finish() {
        const readings = this.#readings();
        const declared = Math.min(...readings.map(({ tests = 0 }) => tests));
        const areMissing = readings.length > 0 && declared > this.#tests;
        const isKnown = readings.length > 0 && [this.#root, this.#suites].some(countsFailures);
        if (this.#hole !== null) {
            const { line, isGap } = this.#hole;
            if (areMissing || (isGap && !isKnown))
                this.#reading.trouble('hole', { line });
            else if (isGap)
                this.#reading.warn('hole', { line });
        }
        // pytest counts subtests, and lists the test around them.
        if (!areMissing || this.#reading.producer === 'pytest')
            return;
        // Some producers do not list tests that did not run.
        if (readings.some((counts) => leastRun(counts) <= this.#ran))
            return;
        this.#reading.trouble('tests', { declared, listed: this.#tests });
    }
    /**
     * What the declared tests can mean. Suites count those of inner suites (PHPUnit, bun) or do not. A
     * root stands alone, unless it counts no failures: Newman counts scripts there.
     */
    #readings() {
        const root = this.#root;
        const isAlone = root.tests !== undefined && countsFailures(root);
        const all = isAlone ? [root] : [root, this.#outermost, this.#suites];
        return all.filter(({ tests }) => tests !== undefined);
    }
}
function addTo(sums, counts) {
    for (const name of NAMES) {
        if (counts[name] !== undefined)
            sums[name] = (sums[name] ?? 0) + counts[name];
    }
}
const countsFailures = ({ failures, errors }) => (failures ?? errors) !== undefined;
const leastRun = ({ tests = 0, skipped = 0, disabled = 0 }) => tests - skipped - disabled;
/**
 * The fewest failures that an element can mean. Mocha writes one number twice. Catch2 subtracts
 * exceptions from failures, and can arrive below 0.
 */
const leastFailures = ({ failures = 0, errors = 0 }) => failures === errors ? failures : failures + errors;
/** ` 1 `, `1.0`, and 64 bits of which one is the sign. */
function readCount(text) {
    const digits = /^(-?\d{1,300})(?:\.0{0,9})?$/.exec(text.trim())?.[1];
    if (digits === undefined)
        return null;
    const count = BigInt(digits);
    return Number(count < 2n ** 64n ? BigInt.asIntN(64, count) : count);
}

;// CONCATENATED MODULE: ./build/src/sources/results/read/junit-reader.js





/** UTF-16 units of suite names around a case. */
const MAX_PATH = 10 * 1024;
/** Producers by the order in which they write the attributes of a suite. */
const SHAPES = new Map([
    ['name,timestamp,hostname,tests,failures,skipped,time,errors', 'playwright'],
    // Gradle.
    ['name,tests,skipped,failures,errors,timestamp,hostname,time', 'repeats'],
    ['name,tests,skipped,failures,errors,timestamp,time', 'repeats'],
    ['name,errors,failures,skipped,tests,time,timestamp,hostname', 'pytest'],
]);
/** Whether an attribute is one that most cases have, and says nothing of the outcome. */
const isPlain = (name) => PLAIN.has(name);
const PLAIN = new Set(['name', 'classname', 'class', 'time', 'file', 'line']);
const OTHER = { kind: 'other' };
/** Console output, which may hold anything. */
const OUTPUT = { kind: 'other' };
/** Reads JUnit XML in any of its dialects: cases, and what the file says against itself. */
class JunitReader {
    #reading;
    #totals;
    #open = [];
    #suite = { path: [], file: null, declared: {}, isOurs: false, className: '' };
    #hasRoot = false;
    #hasBad = false;
    /** Cases without a name and a result. */
    #nameless = [];
    constructor(reading) {
        this.#reading = reading;
        this.#totals = new JunitTotals(reading);
    }
    get wantsText() {
        return this.#open.at(-1)?.kind !== 'other';
    }
    open(name, attributes, line) {
        const parent = this.#open.at(-1);
        if (parent === undefined && this.#hasRoot)
            this.#reading.warn('several-documents', { line });
        this.#hasRoot = true;
        this.#open.push(this.#frame(name, attributes, line, parent ?? OTHER));
    }
    #frame(name, attributes, line, parent) {
        if (name === 'testcase')
            return new OpenCase(attributes, line);
        if (name === 'testsuites')
            return this.#openSuite(attributes, false, line);
        if (name === 'testsuite')
            return this.#openSuite(attributes, true, line);
        // Surefire nests the output of an attempt.
        if (name === 'system-out' || name === 'system-err' || parent === OUTPUT)
            return OUTPUT;
        // gotestsum.
        if (name === 'property' && attributes.get('name') === 'go.version')
            this.#identify('repeats');
        if (name === 'property' && attributes.get('name') === outcome/* VERDICT_PROPERTY */.m) {
            this.#suite.isOurs = true;
            this.#totals.declare(`${attributes.get('value')} verdict`, 'yes', line);
        }
        const into = 'into' in parent ? parent.into : null;
        if (into !== null)
            return { kind: 'result', into };
        if (parent.kind === 'suite') {
            if (junit_totals_isCount(name))
                return { kind: 'count', into: { text: '' }, name };
            if (name === 'failure' || name === 'error') {
                const outside = new OpenCase(new Map(), line);
                outside.into = outside.add(name, attributes);
                return outside;
            }
        }
        else if (parent.kind === 'case') {
            const result = parent.add(name, attributes);
            if (result !== null)
                return { kind: 'result', into: result };
            // PHPUnit. Its version and settings decide whether it fails then, and the file has neither.
            if (name === 'warning')
                this.#reading.warn('passed-with-messages', { line, listed: 1 });
        }
        this.#suspect(`<${name}>`, 'yes', line);
        return OTHER;
    }
    /** @param isSuite false: a root, whose name is that of the run */
    #openSuite(attributes, isSuite, line) {
        const outer = this.#suite;
        const name = attributes.get('name') ?? '';
        const startedAt = Date.parse(attributes.get('timestamp') ?? '');
        if (startedAt > (this.#reading.startedAt ?? 0))
            this.#reading.startedAt = startedAt;
        const shape = name === 'pytest' ? name : SHAPES.get([...attributes.keys()].join(','));
        if (shape === 'pytest' || shape === 'repeats')
            this.#identify(shape);
        // Playwright runs a test once for each project, which it names nowhere else.
        const project = shape === 'playwright' ? (attributes.get('hostname') ?? '') : '';
        const names = isSuite ? [project, name].filter((text) => text.trim() !== '') : [];
        const path = [...outer.path, ...names.map(keptName)];
        const file = attributes.get('file') || attributes.get('filepath');
        this.#suite = {
            path: path.join('').length > MAX_PATH ? outer.path : path,
            file: file ? keptName(file) : outer.file,
            declared: this.#totals.open(isSuite, attributes, line),
            isOurs: false,
            className: '',
        };
        return { kind: 'suite', outer };
    }
    /** What comes first counts: a file of several producers has others behind. */
    #identify(producer) {
        if (this.#reading.cases.length === 0)
            this.#reading.producer = producer;
    }
    #suspect(name, value, line) {
        if (soundsBad(name, value))
            this.#reading.trouble('hidden', { line, detail: keptName(name) });
    }
    text(piece, line) {
        const frame = this.#open.at(-1);
        if (frame === undefined || frame.kind === 'other')
            return;
        if ('into' in frame && frame.into !== null)
            append(frame.into, piece);
        // Some producers write a word into a case. A damaged disk leaves no words.
        else if (frame.kind === 'case' ? piece.includes('\ufffd') : /\S/.test(piece)) {
            this.#totals.addHole(line, true);
        }
    }
    hole(line) {
        this.#totals.addHole(line, false);
    }
    /** Node lists a test with subtests as a suite, and its own failure in a count at the end only. */
    comment(text, line) {
        const isRed = /^ (?:fail|cancelled) [1-9]\d* $/.test(text);
        // Within a suite it is what a test says.
        if (isRed && this.#open.length === 1 && !this.#hasBad)
            this.#reading.trouble('unexplained', { line });
    }
    close(line) {
        const frame = this.#open.pop();
        if (frame?.kind === 'case')
            this.#closeCase(frame);
        else if (frame?.kind === 'count')
            this.#totals.declare(frame.name, frame.into.text, line);
        else if (frame?.kind === 'suite') {
            this.#totals.close();
            this.#suite = frame.outer;
        }
    }
    #closeCase(open) {
        const { attributes, line } = open;
        const isSilent = open.results.length > 0 || [...attributes.keys()].every(isPlain);
        for (const [name, value] of isSilent ? [] : attributes)
            this.#suspect(name, value, line);
        const unknown = isSilent ? null : open.addStated();
        const one = open.finish(this.#suite);
        this.#totals.list(one, open.failures);
        this.#hasBad ||= (0,outcome_words/* isBad */.e2)(one.outcome);
        if (one.isTest && one.name.trim() === '')
            this.#reading.warn('nameless', { line });
        const isNamed = one.className.trim() !== '' || one.name.trim() !== '';
        if (unknown !== null)
            this.#reading.trouble('undecided', { line, detail: keptName(unknown) });
        else if (this.#suite.isOurs && one.outcome === 'error') {
            this.#reading.trouble('no-result', { line, detail: keptName(one.message) });
        }
        else if (isNamed || open.results.length > 0)
            this.#reading.add(one);
        else if (this.#nameless.length <= MAX_TESTS)
            this.#nameless.push({ one, line });
    }
    end(isDamaged) {
        // A case that is cut off after it failed has failed. Of any other the outcome is unknown.
        for (const frame of isDamaged ? this.#open : []) {
            const one = frame.kind === 'case' ? frame.finish(this.#suite) : null;
            if (one !== null && (0,outcome_words/* isBad */.e2)(one.outcome))
                this.#reading.add(one);
        }
        if (isDamaged)
            return;
        // What the file declares did run. pytest lists one more for the test that an interrupt ends.
        const isCounted = this.#reading.producer !== 'pytest' && this.#totals.coversTests();
        for (const { one, line } of this.#nameless) {
            if (isCounted)
                this.#reading.add(one);
            else
                this.#reading.trouble('undecided', { line, detail: '<testcase>' });
        }
        this.#totals.finish();
    }
}

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
;// CONCATENATED MODULE: ./build/src/sources/results/read/xml-stream.js



/**
 * Reads XML, in chunks of any size, as one document after another. Damage is trouble of the
 * reading, and ends it. Throws what the handler throws, but StopReading.
 */
async function readXml(chunks, handler, reading) {
    let isDamaged = true;
    try {
        const stream = new XmlStream(handler, reading);
        for await (const chunk of chunks)
            stream.add(chunk);
        stream.finish();
        isDamaged = false;
    }
    catch (error) {
        if (!(error instanceof StopReading))
            throw error;
    }
    handler.end(isDamaged);
}
/** Real reports stay far below. */
const MAX_DEPTH = 256;
const MAX_ATTRIBUTES = 1_000;
const DATA_END = ']]>';
/** What begins CDATA, or output, which can be most of a file. */
const MARK = /<(?:!\[CDATA\[|system-[^<>]*>)/g;
/** What the end of a chunk may have cut: one of these, a reference, a pair of surrogates. */
const CUT = /(?:<(?:[![CDAT]*|s[^<>]*)|\]{1,2}|&[#\w]*|[\ud800-\udbff])$/;
const CUT_LENGTH = 1_024;
/** What saxes says of the head of a document that follows another one. */
const NEXT_HEAD = /^(?:an XML declaration must be at|inappropriately located|expected one of )/;
/** What it says of a `<` that begins no element. */
const NO_MARKUP = /^disallowed character(?:\.| in tag name)$/;
/** What it says of text that Node and others do not escape. */
const RAW_END = 'the string "]]>" is disallowed in char data.';
class XmlStream extends saxes/* SaxesParser */.wT {
    #handler;
    #reading;
    #cut = '';
    /** What saxes has now, and the length of all that it had before. */
    #part = '';
    #passed = 0;
    /** What ends the text that saxes does not get: CDATA, or text that is not wanted. */
    #skipsTo = null;
    /** Behind which character the last opening tag ends. 0: there is none. */
    #openedAt = 0;
    #depth = 0;
    #attributes = new Map();
    #hasIllegal = false;
    constructor(handler, reading) {
        super({ fragment: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
        this.#handler = handler;
        this.#reading = reading;
        this.on('attribute', ({ name, value }) => this.#addAttribute(name, value));
        this.on('opentag', ({ name }) => this.#open(name.slice(name.indexOf(':') + 1)));
        this.on('closetag', () => this.#close());
        this.on('cdata', () => {
            this.#skipsTo = DATA_END;
        });
        this.on('text', (text) => this.#addText(text));
        this.on('comment', (text) => handler.comment(text, this.line));
        this.on('doctype', (text) => {
            if (/<!ENTITY/i.test(text))
                this.#stop('entities');
        });
    }
    add(chunk) {
        const text = this.#cut + chunk;
        const end = text.length - (CUT.exec(text.slice(-CUT_LENGTH))?.[0].length ?? 0);
        this.#cut = text.slice(end);
        this.#scan(text.slice(0, end));
    }
    finish() {
        this.#scan(this.#cut);
        if (this.#openedAt === 0)
            this.#stop('damaged', 'no element');
        if (this['entity'] !== '')
            this.#stop('invalid', 'an ampersand that is not written as `&amp;`');
        if (this.#depth > 0)
            this.#stop('damaged', 'unclosed element');
        this.close();
    }
    /**
     * Gives markup to saxes, but no CDATA, which it gathers as a whole, and no output that is not
     * wanted, which it reads character by character.
     */
    #scan(text) {
        for (let at = 0; at < text.length;) {
            if (this.#skipsTo === null) {
                MARK.lastIndex = at;
                const isMarked = MARK.test(text);
                const end = isMarked ? MARK.lastIndex : text.length;
                this.#parse(text.slice(at, end));
                if (!isMarked)
                    return;
                // If this is a section, and no part of a comment, saxes has an event for it.
                if (text[end - 1] === '[')
                    this.#parse(DATA_END);
                else if (this.#openedAt === this.#passed && !this.#wantsText)
                    this.#skipsTo = '<';
                at = end;
            }
            else {
                const found = text.indexOf(this.#skipsTo, at);
                this.#skip(text.slice(at, found < 0 ? text.length : found));
                if (found < 0)
                    return;
                at = this.#skipsTo === '<' ? found : found + DATA_END.length;
                this.#skipsTo = null;
            }
        }
    }
    #skip(text) {
        if (text.includes('\0'))
            this.#noteIllegal('\0');
        this.#addText(text);
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
            this.line += 1;
    }
    #parse(raw) {
        this.#part = raw.includes('&#') ? raw.replace(REFERENCE, decodeIllegal) : raw;
        this.write(this.#part);
        this.#passed += this.#part.length;
    }
    #addText(text) {
        if (this.#depth === 0 && /\S/.test(text))
            this.#stop('output');
        if (this.#wantsText)
            this.#handler.text(this.#sound(text), this.line);
    }
    #addAttribute(name, value) {
        this.#attributes.set(name, this.#sound(value));
        if (this.#attributes.size > MAX_ATTRIBUTES)
            this.#stop('invalid', 'too many attributes');
    }
    #open(name) {
        const attributes = this.#attributes;
        this.#attributes = new Map();
        this.#depth += 1;
        if (this.#depth > MAX_DEPTH)
            this.#stop('depth');
        const foreign = this.#depth === 1 ? foreignRoot(name, attributes) : null;
        if (foreign !== null)
            this.#stop('foreign', foreign);
        this.#openedAt = this.position;
        this.#handler.open(name, attributes, this.line);
    }
    #close() {
        this.#handler.close(this.line);
        this.#depth -= 1;
    }
    get #wantsText() {
        return this.#depth > 0 && this.#handler.wantsText;
    }
    #sound(text) {
        return this.#hasIllegal ? text.replaceAll('\0', REPLACEMENT) : text;
    }
    #noteIllegal(character) {
        if (!this.#hasIllegal)
            this.#reading.warn('characters', { line: this.line });
        this.#hasIllegal = true;
        if (character === '\0')
            this.#handler.hole(this.line);
    }
    /** Takes what is not well-formed. An event would cost a stack trace for each character. */
    fail(message) {
        const character = this.#part[this.position - 1 - this.#passed] ?? '';
        if (message === 'disallowed character.' && character !== '<')
            this.#noteIllegal(character);
        else if (NO_MARKUP.test(message))
            this.#stop('markup');
        else if (message !== RAW_END && (this.#depth > 0 || !NEXT_HEAD.test(message)))
            this.#stop('invalid', message);
        return this;
    }
    #stop(reason, detail = '') {
        this.#reading.trouble(reason, { line: this.line, detail: keptName(detail) });
        throw new StopReading();
    }
}
const REPLACEMENT = '\ufffd';
const REFERENCE = /&#(x[0-9a-f]+|\d+);/gi;
const ALLOWED = /[\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
/** Decodes references to characters that XML does not allow: saxes takes these as characters only. */
function decodeIllegal(reference, number) {
    const code = Number(`0${number}`);
    if (code <= 0x10ffff && ALLOWED.test(String.fromCodePoint(code)))
        return reference;
    return code < 0x20 ? String.fromCharCode(code) : '\uffff';
}

;// CONCATENATED MODULE: ./build/src/sources/results/read/read-file.js









/** Bytes of a file. */
const MAX_BYTES = 256 * 2 ** 20;
/** UTF-16 units. */
const MAX_JSON = 128 * 2 ** 20;
/** What precedes a report has to fit into the first chunk. */
const CHUNK_BYTES = 64 * 2 ** 10;
/** An XML declaration counts if it stands within this many bytes. */
const HEAD_BYTES = 1_024;
const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;
/** A declaration that can be read byte by byte is in none of these. */
const WIDE = /^(?:utf-?(?:16|32)|ucs|iso-10646-ucs)/;
/** A file that has become a link is not followed, and a pipe does not wait for its writer. */
const READ_FLAGS = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
/**
 * Reads one result file: bytes, text, events, cases. All that is wrong with it is in the reading.
 * Throws the reason of the signal.
 */
async function readResultFile(path, workspace, reading, signal) {
    signal.throwIfAborted();
    let file = null;
    try {
        file = await (0,promises_.open)(path, READ_FLAGS);
        const stats = await file.stat();
        if (!stats.isFile())
            reading.trouble('unreadable', { detail: 'not a file' });
        else if (stats.size > MAX_BYTES)
            reading.trouble('too-large');
        else
            await readText(textOf(file, reading, signal), workspace, reading);
    }
    catch (error) {
        if (error instanceof StopReading)
            return;
        const isSystem = Error.isError(error) && 'syscall' in error;
        if (signal.aborted || !isSystem)
            throw error;
        reading.trouble('unreadable', { detail: (0,errors/* errorCode */.CA)(error) ?? '' });
    }
    finally {
        await file?.close();
    }
}
/** Decoded text without blank chunks at its start. */
async function* textOf(file, reading, signal) {
    let decode = null;
    let isBlank = true;
    for await (const bytes of file.createReadStream({ highWaterMark: CHUNK_BYTES })) {
        signal.throwIfAborted();
        decode ??= createDecoder(bytes, reading);
        const text = decode(bytes);
        isBlank &&= text.trimStart() === '';
        if (!isBlank)
            yield text;
    }
    if (decode !== null)
        yield decode();
}
async function readText(texts, workspace, reading) {
    const { value: head = '' } = await texts.next();
    const format = detectFormat(head);
    if (format === 'xml')
        await readXml(read_file_joined(head, texts), new JunitReader(reading), reading);
    else if (format === 'empty')
        reading.trouble('empty');
    else if (format !== 'json')
        reading.trouble('foreign', { detail: format.foreign });
    else {
        const text = (await Array.fromAsync(read_file_joined(head, texts))).join('');
        if (text.length > MAX_JSON)
            reading.trouble('too-large');
        else
            readJsonReport(text, workspace, reading);
    }
}
async function* read_file_joined(head, rest) {
    yield head;
    yield* rest;
}
/**
 * Decodes a file by its byte order mark, its zero bytes or its XML declaration, which its first
 * bytes hold, else as UTF-8. Bytes that do not fit become U+FFFD, with a warning. Takes the bytes
 * one chunk after another, and nothing at the end.
 */
function createDecoder(head, reading) {
    const encoding = encodingOf(head, reading);
    const lenient = new TextDecoder(encoding);
    // Finds out whether there is something to warn of, at a hundredth of the cost of reading.
    const strict = new TextDecoder(encoding, { fatal: true });
    let isSound = true;
    return (bytes) => {
        const options = { stream: bytes !== undefined };
        try {
            if (isSound)
                strict.decode(bytes, options);
        }
        catch (error) {
            if ((0,errors/* errorCode */.CA)(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA')
                throw error;
            reading.warn('encoding', { detail: encoding });
            isSound = false;
        }
        return lenient.decode(bytes, options);
    };
}
function encodingOf(head, reading) {
    const utf16 = (0,lib_text/* utf16Of */.kt)(head);
    if (utf16 !== undefined)
        return utf16;
    const start = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1');
    const label = DECLARATION.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';
    try {
        if (!WIDE.test(label))
            return new TextDecoder(label).encoding;
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) !== 'ERR_ENCODING_NOT_SUPPORTED')
            throw error;
    }
    reading.warn('unknown-encoding', { detail: label });
    return 'utf-8';
}

;// CONCATENATED MODULE: ./build/src/sources/results/discover.js







const MAX_FILES = 10_000;
/** What looks like a result file. */
const USUAL = '**/{{junit,TEST-,test-results,test-report,report,results,xunit}*.xml,*{junit,results,-report}.{xml,json}}';
/** Finds the files of globs: one a line, `!` excludes, `#` comments. Throws FailureError. */
async function discover(globs, workspace) {
    const root = await (0,promises_.realpath)(workspace);
    const inRoot = (pattern) => {
        if (!(0,external_node_path_.isAbsolute)(pattern))
            return pattern.replace(/^\.\//, '');
        return (0,external_node_path_.relative)(pattern.startsWith(workspace + external_node_path_.sep) ? workspace : root, pattern);
    };
    const lines = globs.split('\n').map((line) => line.trim());
    const exclude = lines.filter((line) => line.startsWith('!')).map((line) => inRoot(line.slice(1)));
    const matches = new Map();
    const found = { files: [], unmatched: [], folders: [], warnings: [], near: [] };
    if (!lines.some((line) => /^[^!#]/.test(line)))
        found.folders.push('');
    for (const line of lines.filter((one) => /^[^!#]/.test(one))) {
        let isMatched = false;
        for await (const name of (0,promises_.glob)(inRoot(line), { cwd: root, exclude })) {
            const full = (0,external_node_path_.resolve)(root, name);
            const path = (0,external_node_path_.relative)(root, full).replaceAll(external_node_path_.sep, '/');
            const match = matches.get(path) ?? (await lookAt(full, path, root));
            matches.set(path, match);
            isMatched ||= match.kind === 'file';
            if (matches.size <= MAX_FILES)
                continue;
            throw new failure_error/* FailureError */.p((0,failure.resultsFailure)('too-many-files', { listed: MAX_FILES }));
        }
        if (isMatched)
            continue;
        const { kind } = await lookAt((0,external_node_path_.resolve)(root, inRoot(line)), line, root);
        (kind === 'folder' ? found.folders : found.unmatched).push(line.replace(/\/$/, ''));
    }
    const known = new Map();
    const ofSize = Map.groupBy(matches.values(), ({ size }) => size);
    for (const match of [...matches.values()].sort((a, b) => (a.path < b.path ? -1 : 1))) {
        const { path: file, real, kind, size } = match;
        const content = ofSize.get(size)?.length === 1 ? real : await contentOf(match);
        const detail = known.get(content);
        if (kind === 'outside')
            found.warnings.push((0,failure.resultsFailure)('outside', { file }));
        else if (kind === 'folder')
            continue;
        else if (detail !== undefined)
            found.warnings.push((0,failure.resultsFailure)('copies', { file, detail }));
        else {
            found.files.push(match);
            known.set(content, file);
        }
    }
    if (found.files.length === 0) {
        const near = (0,promises_.glob)(USUAL, { cwd: root, exclude: ['**/node_modules', '**/vendor'] });
        found.near = (await Array.fromAsync(near)).sort().slice(0, 5);
    }
    return found;
}
/** What cannot be reached is a file too: its results are missing, and its reader says why. */
async function lookAt(full, path, root) {
    const isInside = (one) => `${one}${external_node_path_.sep}`.startsWith(root + external_node_path_.sep);
    const match = { path, real: full, modifiedAt: null, kind: 'file', size: null };
    try {
        if (isInside(full))
            match.real = await (0,promises_.realpath)(full);
        if (!isInside(match.real))
            return { ...match, kind: 'outside' };
        const stats = await (0,promises_.stat)(match.real);
        match.modifiedAt = stats.mtimeMs;
        if (stats.isDirectory())
            match.kind = 'folder';
        if (stats.isFile() && stats.size <= MAX_BYTES)
            match.size = stats.size;
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === undefined)
            throw error;
    }
    return match;
}
/** What tells the content of a file from others: a hash, else the path. */
async function contentOf({ real, size }) {
    if (size === null)
        return real;
    const hash = (0,external_node_crypto_.createHash)('sha256');
    try {
        const file = await (0,promises_.open)(real, READ_FLAGS);
        for await (const chunk of file.createReadStream())
            hash.update(chunk);
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === undefined)
            throw error;
        return real;
    }
    return hash.digest('hex');
}

// EXTERNAL MODULE: ./build/src/sources/results/to-report.js + 1 modules
var to_report = __webpack_require__(7619);
;// CONCATENATED MODULE: ./build/src/sources/results/results.js













const DAY_MS = 24 * 60 * 60_000;
/**
 * Reads the result files that the input names, and reports what they say. A service that has an
 * address gets the report, and its run the notes.
 */
async function readResults(config, environment, policy = {}, notes = '') {
    const { redactor, signal } = environment;
    const report = (0,empty_report/* emptyReport */._)('results', redactor.name((0,session_environment/* nameOfResults */.L)(config, environment)));
    const connection = await (0,target/* openUpload */.C)(config, environment, report);
    if (report.problems.length > 0)
        return report;
    const workspace = await (0,promises_.realpath)(environment.workspace);
    const found = await discover(config.results, environment.workspace);
    report.warnings = report.warnings.concat(found.warnings);
    const tests = readTests(found.files, workspace, policy, environment, report);
    report.cases = await (0,to_report/* casesOf */.D)(tests, workspace, redactor);
    addEvidence(report, found, config);
    for (const one of [...report.failures, ...report.warnings]) {
        if (one.kind !== 'results')
            continue;
        one.file = redactor.text(one.file, limits/* TEXT_LIMIT */.W$);
        // Readers keep more of it, so that no secret is cut before it is found.
        one.detail = redactor.text(one.detail, limits/* NAME_LIMIT */.Uo);
    }
    if (signal.aborted)
        report.failures.push({ kind: 'cancelled' });
    if (connection !== null)
        await (0,upload.upload)(report, connection, environment, policy, notes);
    return report;
}
/**
 * Reads files until the signal aborts, and yields the tests of each. What is read by then counts.
 * What is found about a file goes to the report.
 */
async function* readTests(files, workspace, { 'merge-retries': mergeRetries = false }, { signal, now }, report) {
    const room = newRoom();
    for (const file of files) {
        const reading = new Reading(room);
        await readResultFile(file.real, workspace, reading, signal).catch((error) => {
            if (error !== signal.reason)
                throw error;
        });
        const tests = (0,attempts/* testsOf */.V)(reading, mergeRetries);
        // What a cancelled job has not read is no finding.
        if (!signal.aborted)
            addFindings(report, file, reading, now());
        yield tests;
        const isFull = reading.troubles.some(({ reason }) => reason === 'too-many');
        if (isFull || signal.aborted)
            return;
    }
}
/**
 * Adds to a report with cases what is no evidence for them: files that are missing, and a test step
 * that says otherwise. Its texts are raw.
 */
function addEvidence(report, found, { ifNoFiles, testOutcome }) {
    const { failures, cases } = report;
    const isEmpty = found.files.length === 0;
    const outside = found.warnings.filter(({ reason }) => reason === 'outside');
    const hasFailed = cases.some((one) => one.iterations.some(({ outcome }) => outcome === 'failed'));
    const isExplained = testOutcome === 'failure' && hasFailed;
    const isStepGood = isExplained || testOutcome === 'success' || testOutcome === 'unknown';
    const place = (0,report_place/* placeOfInput */.dj)('results');
    report.problems = found.folders.map((folder) => ({ place, data: { code: 'no-glob', folder } }));
    if (report.problems.length > 0)
        return;
    const isOutside = found.unmatched.length > 0 && outside.length > 0;
    const unmatched = found.unmatched.map((detail) => (0,failure.resultsFailure)('no-match', { detail }));
    if (isEmpty && isStepGood && ifNoFiles === 'error' && !isOutside) {
        report.problems = [{ place, data: { code: 'no-match', near: found.near } }];
    }
    else if (ifNoFiles !== 'ignore') {
        const list = isEmpty && ifNoFiles === 'warn' ? report.warnings : failures;
        for (const one of isOutside ? outside : unmatched)
            list.push(one);
        const decisive = new Set(failures);
        report.warnings = report.warnings.filter((one) => !decisive.has(one));
    }
    if (!isStepGood)
        failures.push((0,failure.resultsFailure)('step', { detail: testOutcome }));
    // A step that was skipped leaves no results.
    const isStepWithout = isStepGood || testOutcome === 'skipped';
    report.isAllowedEmpty = isEmpty && ifNoFiles !== 'error' && isStepWithout;
}
/** Adds to a report what is found about one file. `now` is in epoch milliseconds. */
function addFindings({ failures, warnings }, { path: file, modifiedAt }, reading, now) {
    // A report may have been committed, or left in the workspace by an earlier job.
    const at = Math.min(modifiedAt ?? now, reading.startedAt ?? now);
    if (at < now - DAY_MS)
        reading.warn('old', { detail: new Date(Math.max(0, at)).toISOString() });
    if (reading.cases.length + reading.troubles.length === 0)
        reading.warn('no-tests');
    for (const one of reading.troubles)
        failures.push({ ...one, file });
    for (const one of reading.warnings)
        warnings.push({ ...one, file });
}


/***/ })

};
