export const id = 9886;
export const ids = [9886];
export const modules = {

/***/ 53678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ createDecoder)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);


/** An XML declaration has to stand within this many bytes to be heeded. */
const MAX_HEAD_BYTES = 1024;
const declaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;
/**
 * Decodes a result file: by its byte order mark, else by its XML declaration, else as UTF-8. Bytes
 * that are not UTF-8 are read as Latin-1, one by one, and `warn` is called once for them.
 */
function createDecoder(warn) {
    let head = Buffer.alloc(0);
    let body = null;
    function open() {
        const { stream, skip } = chooseDecoder(head, warn);
        body = stream;
        return stream.write(head.subarray(skip));
    }
    return {
        write(bytes) {
            if (body)
                return body.write(bytes);
            head = Buffer.concat([head, bytes]);
            return headIsComplete(head) ? open() : '';
        },
        end() {
            const text = body ? '' : open();
            return text + (body?.end() ?? '');
        },
    };
}
function headIsComplete(head) {
    if (head.length < 4)
        return false;
    const start = head.toString('latin1').trimStart();
    const isDeclaration = start.startsWith('<?xml') || '<?xml'.startsWith(start);
    return !isDeclaration || start.includes('?>') || head.length >= MAX_HEAD_BYTES;
}
function chooseDecoder(head, warn) {
    const [first = 0, second = 0, third = 0] = head;
    if (first === 0xef && second === 0xbb && third === 0xbf) {
        return { stream: utf8Stream(warn), skip: 3 };
    }
    if (first === 0xff && second === 0xfe)
        return { stream: labelledStream('utf-16le'), skip: 2 };
    if (first === 0xfe && second === 0xff)
        return { stream: labelledStream('utf-16be'), skip: 2 };
    if (head.length > 1 && first !== 0 && second === 0) {
        return { stream: labelledStream('utf-16le'), skip: 0 };
    }
    if (head.length > 1 && first === 0 && second !== 0) {
        return { stream: labelledStream('utf-16be'), skip: 0 };
    }
    return { stream: declaredStream(head, warn), skip: 0 };
}
function declaredStream(head, warn) {
    const label = declaration.exec(head.toString('latin1'))?.[1]?.toLowerCase();
    if (label === undefined || label === 'utf-8' || label === 'utf8')
        return utf8Stream(warn);
    // A declaration that could be read byte by byte is not in UTF-16 or UTF-32, whatever it says.
    if (/^(?:utf-?(?:16|32)|ucs|iso-10646-ucs)/.test(label)) {
        warn(`declares the encoding ${label}, but is not in it; read as UTF-8`);
        return utf8Stream(warn);
    }
    try {
        return labelledStream(label);
    }
    catch (error) {
        if (!isUnknownEncoding(error))
            throw error;
        warn(`declares the encoding ${label}, which is not known; read as UTF-8`);
        return utf8Stream(warn);
    }
}
function isUnknownEncoding(error) {
    return (node_util__WEBPACK_IMPORTED_MODULE_1__.types.isNativeError(error) && 'code' in error && error.code === 'ERR_ENCODING_NOT_SUPPORTED');
}
function labelledStream(label) {
    const decoder = new TextDecoder(label, { ignoreBOM: true });
    return {
        write: (bytes) => decoder.decode(bytes, { stream: true }),
        end: () => decoder.decode(),
    };
}
function utf8Stream(warn) {
    let carried = Buffer.alloc(0);
    let warned = false;
    function decode(bytes) {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
            return bytes.toString('latin1');
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
            return bytes.toString('utf8');
        if (!warned)
            warn('holds bytes that are not UTF-8; read them as Latin-1');
        warned = true;
        return decodeMixed(bytes);
    }
    return {
        write(bytes) {
            const fresh = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
            const input = carried.length > 0 ? Buffer.concat([carried, fresh]) : fresh;
            const end = wholeCharacters(input);
            carried = Buffer.from(input.subarray(end));
            return decode(input.subarray(0, end));
        },
        end: () => decode(carried),
    };
}
/** Length of `bytes` without a character that is still incomplete at its end. */
function wholeCharacters(bytes) {
    for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (byte >= 0xc0)
            return sequenceLength(byte) > back ? bytes.length - back : bytes.length;
        if (byte < 0x80)
            break;
    }
    return bytes.length;
}
function sequenceLength(leadByte) {
    if (leadByte < 0xc0)
        return 1;
    if (leadByte < 0xe0)
        return 2;
    return leadByte < 0xf0 ? 3 : 4;
}
/** What each byte is in Latin-1, as the web reads it: Windows-1252. */
const latin1 = Array.from(new TextDecoder('latin1').decode(Uint8Array.from(Array(256).keys())));
function decodeMixed(bytes) {
    let text = '';
    let validFrom = 0;
    let at = 0;
    while (at < bytes.length) {
        const length = characterLength(bytes, at);
        if (length === 0) {
            text += bytes.toString('utf8', validFrom, at) + latin1[bytes[at] ?? 0];
            validFrom = at + 1;
        }
        at += length || 1;
    }
    return text + bytes.toString('utf8', validFrom);
}
/** Bytes of the UTF-8 character at `at`; 0 where there is none. */
function characterLength(bytes, at) {
    const length = sequenceLength(bytes[at] ?? 0);
    if (length === 1)
        return (bytes[at] ?? 0) < 0x80 ? 1 : 0;
    // Of most bytes that are not UTF-8 the next one tells, which is cheaper than to ask.
    const continues = ((bytes[at + 1] ?? 0) & 0xc0) === 0x80;
    return continues && at + length <= bytes.length && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(at, at + length))
        ? length
        : 0;
}


/***/ }),

/***/ 65651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ describeForeignJson),
/* harmony export */   Tz: () => (/* binding */ detectFormat),
/* harmony export */   mA: () => (/* binding */ describeForeignRoot)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72579);

/** Characters that may pass before a file that starts with something else is judged. */
const MAX_NOISE = 16 * 1024;
const leadingXmlLine = /^<(?:\?xml\s|testsuites?[\s>])/m;
/**
 * Judges the beginning of a file. Null: not enough of it yet.
 *
 * @param whole that no more will come.
 */
function detectFormat(head, whole) {
    const start = head.trimStart();
    if (start === '')
        return whole ? { kind: 'other', what: 'an empty file' } : null;
    if (start.startsWith('<'))
        return detectMarkup(start, whole);
    if (/^[[{]/.test(start))
        return { kind: 'json' };
    if (!whole && start.length < MAX_NOISE)
        return null;
    const other = plainTextFormats.find(({ start: trait }) => trait.test(start));
    if (other)
        return { kind: 'other', what: other.what };
    // Console output before a report: the JSON reader looks for the report in it.
    return { kind: leadingXmlLine.test(start) ? 'xml' : 'json' };
}
/** HTML writes its doctype in any case, which is no XML at all. */
const HTML_START = '<!doctype html';
function detectMarkup(start, whole) {
    const opening = start.slice(0, HTML_START.length).toLowerCase();
    if (opening === HTML_START)
        return { kind: 'other', what: 'an HTML page' };
    return !whole && HTML_START.startsWith(opening) ? null : { kind: 'xml' };
}
const plainTextFormats = [
    { start: /^(?:TN|SF):/, what: 'an lcov coverage report' },
    { start: /^(?:TAP version \d|1\.\.\d+\s|(?:not )?ok \d+)/, what: 'a TAP report' },
    { start: /^mode: (?:set|count|atomic)\n/, what: 'a Go coverage profile' },
];
const junitRoots = new Set(['testsuites', 'testsuite', 'testcase']);
const foreignRoots = new Map([
    ['test-run', 'an NUnit 3 report'],
    ['test-results', 'an NUnit 2 report'],
    ['assemblies', 'an xUnit.net report'],
    ['assembly', 'an xUnit.net report'],
    ['TestRun', 'a Visual Studio TRX report'],
    ['robot', 'a Robot Framework report'],
    ['checkstyle', 'a Checkstyle report'],
    ['testng-results', 'a TestNG report'],
    ['html', 'an HTML page'],
    ['pmd', 'a PMD report'],
    ['BugCollection', 'a SpotBugs report'],
    ['report', 'a JaCoCo coverage report'],
    ['CoverageSession', 'an OpenCover coverage report'],
    ['testExecutions', 'a SonarQube test report'],
]);
/** Null for a root element of JUnit, else what kind of file has such a root, by local name. */
function describeForeignRoot(localName, attributes) {
    if (junitRoots.has(localName))
        return null;
    // Cobertura and Clover share the root; only Clover names its tool there.
    if (localName === 'coverage') {
        const tool = attributes.includes('clover') ? 'Clover' : 'Cobertura';
        return `a ${tool} coverage report`;
    }
    const known = foreignRoots.get(localName) ?? foreignRoots.get(localName.toLowerCase());
    return known ?? `an XML file with the root element <${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(localName, 80)}>`;
}
const foreignJson = [
    { what: 'a Mocha JSON report', traits: (keys) => keys.has('stats') && keys.has('passes') },
    { what: 'a Playwright JSON report', traits: (keys) => keys.has('suites') && keys.has('config') },
    { what: 'a Mochawesome report', traits: (keys) => keys.has('stats') && keys.has('results') },
    { what: 'a CTRF report', traits: (keys) => keys.has('results') },
    { what: 'a Vitest benchmark report', traits: (keys) => keys.has('files') },
    { what: 'a coverage summary', traits: (keys) => keys.has('total') },
];
/** What a JSON document is that is no report of Jest or Vitest. */
function describeForeignJson(document) {
    if (Array.isArray(document))
        return 'a JSON array';
    if (typeof document !== 'object' || document === null)
        return 'a bare JSON value';
    const keys = new Set(Object.keys(document));
    const known = foreignJson.find(({ traits }) => traits(keys))?.what;
    if (known !== undefined)
        return known;
    const [first] = Object.values(document);
    const isCoverage = typeof first === 'object' && first !== null && 'statementMap' in first;
    return isCoverage ? 'an Istanbul coverage report' : 'a JSON file of another kind';
}


/***/ }),

/***/ 39886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseResultFile: () => (/* binding */ parseResultFile)
});

// UNUSED EXPORTS: parseResultBytes

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/results/read/decode.js
var decode = __webpack_require__(53678);
// EXTERNAL MODULE: ./build/results/read/detect.js
var detect = __webpack_require__(65651);
// EXTERNAL MODULE: ./build/model/choices/ingest-choices.js
var ingest_choices = __webpack_require__(1772);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/results/read/parsed-case.js
var parsed_case = __webpack_require__(88510);
// EXTERNAL MODULE: ./build/results/read/text.js
var read_text = __webpack_require__(72579);
;// CONCATENATED MODULE: ./build/results/read/formats/outcome-words.js

/** What producers call an outcome, in lower case and without what parts its words. */
const words = {
    passed: 'pass passed passing success successful successfully succeeded ok okay true yes run ran ' +
        'complete completed done executed finished expected fixed flaky bpass',
    failed: 'fail failed failing failure failures ko notok unsuccessful unexpected regression false no xpass',
    error: 'error errored errors broken broke timeout timedout interrupted crash crashed abort aborted ' +
        'kill killed cancel canceled cancelled terminated exception fatal panic panicked blocked hung',
    skipped: 'skip skipped skipping notrun notexecuted disabled suppressed ignore ignored pending todo ' +
        'excluded filtered xfail xfailed bfail bxfail bxpass',
};
const outcomes = new Map();
for (const status of ['passed', 'failed', 'error', 'skipped']) {
    for (const word of words[status].split(' '))
        outcomes.set(word, status);
}
/** No outcome is called anything longer; a look at more would only cost time. */
const MAX_WORD_LENGTH = 40;
/** What a producer means by its word for an outcome, however spelt; null where nobody knows. */
function outcomeOfWord(word) {
    if (word.length > MAX_WORD_LENGTH)
        return null;
    return outcomes.get(word.toLowerCase().replace(/[\s_-]+/g, '')) ?? null;
}
/** An outcome's word as a message tells it: one short line, whatever somebody wrote there. */
function toldWord(word) {
    return (0,read_text/* cleanText */.X5)(word, MAX_WORD_LENGTH).replace(/\s+/g, ' ');
}

// EXTERNAL MODULE: ./build/model/declared-counts.js
var declared_counts = __webpack_require__(88227);
;// CONCATENATED MODULE: ./build/results/read/duration.js
const plainNumber = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const commaThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const pointThousands = /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/;
const decimalComma = /^\d+,\d+$/;
/**
 * Milliseconds of a JUnit `time` attribute, which is in seconds in every locale's spelling:
 * `1,234.56` and `1,234` have thousands separators (Surefire writes English), `0,160` and `3,5` a
 * decimal comma. Null for what is absent, negative, beyond all measure or no number, such as `NaN`
 * and `{duration}`.
 */
function parseSeconds(text) {
    return knownMs(Number(plainSpelling(text?.trim() ?? '')) * 1000);
}
/** Milliseconds as a report states them; null for what is negative, beyond all measure or NaN. */
function knownMs(milliseconds) {
    const known = milliseconds >= 0 && milliseconds <= Number.MAX_SAFE_INTEGER;
    return known ? roundMs(milliseconds) : null;
}
function plainSpelling(text) {
    if (plainNumber.test(text))
        return text;
    if (commaThousands.test(text))
        return text.replaceAll(',', '');
    if (pointThousands.test(text))
        return text.replaceAll('.', '').replace(',', '.');
    if (decimalComma.test(text))
        return text.replace(',', '.');
    return 'NaN';
}
/** Milliseconds to the nanosecond, without the noise of binary fractions. */
function roundMs(milliseconds) {
    return Math.round(milliseconds * 1e6) / 1e6;
}

;// CONCATENATED MODULE: ./build/results/read/formats/json/json-report.js






/** How both say of themselves what they are: the counts come first, whichever those are. */
const MARKS = {
    opening: ['Total', 'Passed', 'Failed', 'Pending', 'RuntimeError', 'Todo'].map((count) => `num${count}`),
    results: 'testResults',
};
/** One test; facets that are absent or of another type count as not given. */
const assertionSchema = schemas/* object */.Ikc({
    ancestorTitles: schemas/* array */.YOg(schemas/* string */.YjP()).catch([]),
    title: schemas/* string */.YjP().catch(''),
    fullName: schemas/* string */.YjP().catch(''),
    status: schemas/* string */.YjP(),
    duration: schemas/* number */.aig().nullable().catch(null),
    failureMessages: schemas/* array */.YOg(schemas/* string */.YjP()).catch([]),
    location: schemas/* object */.Ikc({ line: schemas/* number */.aig() }).nullable().catch(null),
    invocations: schemas/* number */.aig().catch(1),
    retryReasons: schemas/* array */.YOg(schemas/* unknown */.L5J()).catch([]),
});
/** A count of the report's head. */
const countSchema = schemas/* number */.aig().nullable().catch(null);
/** The totals of a head, whose words for a test that did not run are `pending` and `todo`. */
function declaredTotals(head) {
    const { numTotalTests: tests, numFailedTests: failed } = head;
    const idle = (head.numPendingTests ?? 0) + (head.numTodoTests ?? 0);
    return { tests, failed, ran: tests === null ? null : Math.max(0, tests - idle) };
}
/**
 * Hands every test on, and an error for every file that failed without a failed test, or says that
 * it broke beside one. Where the head says that not one test was run, a pass listed all the same is
 * no evidence.
 */
function tallyReport(report, tally) {
    const met = { failures: 0, failedFiles: 0, synthesized: 0, unproven: 0 };
    for (const file of report.files) {
        const known = [];
        for (const assertion of file.assertions) {
            const status = statusOf(assertion, report);
            if (status !== null)
                known.push(buildEntry(file, assertion, status));
            else
                tally.leaveUndecided(buildEntry(file, assertion, 'error'), reasonOf(assertion, report));
        }
        const failed = known.filter(({ status }) => (0,parsed_case/* isBad */.e)(status)).length;
        const broke = failed === 0 || (file.messageIsOwn && file.message !== '');
        if (file.failed && broke) {
            known.push(buildFileFailure(file));
            met.synthesized += 1;
        }
        met.failures += failed;
        if (file.failed || failed > 0)
            met.failedFiles += 1;
        for (const entry of known) {
            if (entry.status === 'passed' && report.declared.tests === 0) {
                tally.leaveOut(entry);
                met.unproven += 1;
            }
            else
                tally.add(entry);
        }
    }
    if (met.unproven > 0) {
        const listed = `${met.unproven} as passed, which are left out`;
        tally.warn((0,declared_counts/* discrepancyOfFile */.P4)(0, 'test', listed));
    }
    const { failed } = report.declared;
    tally.declare({ ...report.declared, failed: failed === null ? null : failed + met.synthesized });
    checkVerdict(report, met, tally);
}
/** Whatever the head says of failures has to be among the cases. */
function checkVerdict(report, met, tally) {
    const failed = report.declared.failed ?? 0;
    const failedFiles = report.failedFiles ?? 0;
    const nothingFailed = met.failures + met.synthesized === 0;
    if (!(0,declared_counts/* bearsOut */.oL)(failed, met.failures, 'more')) {
        const listed = met.failures === 0 ? 'no failed case' : met.failures;
        tally.contradict((0,declared_counts/* discrepancyOfFile */.P4)(failed, 'failure', listed));
    }
    else if (!(0,declared_counts/* bearsOut */.oL)(failedFiles, met.failedFiles, 'more')) {
        const listed = met.failedFiles === 0 ? 'none' : met.failedFiles;
        tally.contradict((0,declared_counts/* discrepancyOfFile */.P4)(failedFiles, 'failed test file', listed));
    }
    else if (nothingFailed && report.tellsOfFailures) {
        tally.contradict('declares failed suites but lists nothing that failed');
    }
    else if (nothingFailed && report.success === false && !report.unfinished) {
        tally.contradict('says success: false, but no test and no file in it failed');
    }
    if (!report.interrupted)
        return;
    const message = `says the run was interrupted after ${(0,read_text/* counted */.hS)(report.files.length, 'test file')}`;
    if (nothingFailed)
        tally.fail(message);
    else
        tally.warn(message);
}
function buildEntry(file, assertion, status) {
    const { title, fullName, duration, location, retryReasons, invocations } = assertion;
    const attempts = Math.max(1, Math.trunc(invocations), retryReasons.length + 1);
    return {
        suitePath: [file.path, ...assertion.ancestorTitles.map(read_text/* cleanName */.$t)],
        className: null,
        name: (0,read_text/* cleanName */.$t)(title || fullName),
        status,
        flaky: status === 'passed' && attempts > 1,
        attempts,
        durationMs: duration === null ? null : knownMs(duration),
        ...describeFailure(assertion, status),
        file: file.path === '' ? null : file.path,
        line: location && location.line > 0 ? Math.trunc(location.line) : null,
        synthesized: false,
        ordinal: 1,
    };
}
/** Null where nobody knows what the test's status means, or it says that the test never ended. */
function statusOf({ status, failureMessages }, { pending }) {
    if (status === 'focused')
        return failureMessages.length > 0 ? 'failed' : 'passed';
    if (status === 'pending' && pending === 'unfinished')
        return null;
    if (status === 'passed')
        return 'passed';
    const outcome = outcomeOfWord(status) ?? (failureMessages.length > 0 ? 'failed' : null);
    // Both write but one word for it: any other may mean that the test only began to run.
    return outcome === 'passed' ? null : outcome;
}
function reasonOf({ status }, { pending }) {
    return status === 'pending' && pending === 'unfinished'
        ? 'is pending, so it never ended'
        : `says "status: ${toldWord(status)}"`;
}
function describeFailure({ status: stated, failureMessages }, status) {
    if (status !== 'failed' && status !== 'error')
        return { message: null, details: null };
    const details = failureMessages.join('\n\n').trim();
    if (details !== '')
        return { message: (0,read_text/* cleanText */.X5)(withoutStack(details)), details: (0,read_text/* cleanText */.X5)(details) };
    return { message: stated === 'failed' ? null : `status: ${toldWord(stated)}`, details: null };
}
/** A file that could not be loaded, or a hook that threw while its tests were left out. */
function buildFileFailure(file) {
    const details = (0,read_text/* cleanText */.X5)(file.message.trim());
    const ran = file.assertions.length > 0;
    const lines = details.split('\n').filter((line) => !/^\s*●/.test(line));
    return {
        suitePath: [file.path],
        className: null,
        name: ran ? 'test file failed outside its tests' : 'test file failed to run',
        status: 'error',
        flaky: false,
        attempts: 1,
        durationMs: null,
        message: (0,read_text/* firstLine */.TM)(lines.join('\n')) ?? (0,read_text/* firstLine */.TM)(details),
        details: details === '' ? null : details,
        file: file.path === '' ? null : file.path,
        line: null,
        synthesized: true,
        ordinal: 1,
    };
}
function withoutStack(text) {
    const stack = text.search(/^[ \t]+at /m);
    const head = (stack < 0 ? text : text.slice(0, stack)).trim();
    return head === '' ? text : head;
}

;// CONCATENATED MODULE: ./build/results/read/formats/json/vitest.js





const reportSchema = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY().nullable().catch(null),
    numTotalTests: countSchema,
    numFailedTests: countSchema,
    numPendingTests: countSchema,
    numTodoTests: countSchema,
    numFailedTestSuites: countSchema,
    testResults: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: schemas/* string */.YjP().catch(''),
        status: schemas/* string */.YjP().catch(''),
        message: schemas/* string */.YjP().nullable().catch(null),
        assertionResults: schemas/* array */.YOg(assertionSchema),
    })),
});
/**
 * Reads `vitest --reporter=json`. It shows a hook that threw only by the status of its file, whose
 * tests it calls skipped, and does not tell retries.
 *
 * @throws {z.ZodError} where the document is no report of Vitest.
 */
function readVitestReport(document, relativePath) {
    const report = reportSchema.parse(document);
    return {
        dialect: 'vitest-json',
        success: report.success,
        interrupted: false,
        declared: declaredTotals(report),
        // It counts its `describe` blocks as well.
        failedFiles: null,
        tellsOfFailures: (report.numFailedTestSuites ?? 0) > 0,
        unfinished: false,
        // What was skipped is `skipped`; the worker of these was killed, or their types never checked.
        pending: 'unfinished',
        files: report.testResults.map((file) => ({
            path: (0,read_text/* cleanName */.$t)(relativePath(file.name)),
            failed: (0,parsed_case/* isBad */.e)(outcomeOfWord(file.status)),
            message: file.message ?? '',
            messageIsOwn: true,
            assertions: file.assertionResults,
        })),
    };
}
const VITEST = {
    syntax: 'json',
    producer: 'Vitest',
    marks: MARKS,
    fits: (document, asked) => 'testResults' in document && (asked || isVitestReport(document)),
    read: readVitestReport,
};
/** Heads that Vitest leaves out of its copy of Jest's report. */
const jestOnly = ['numRuntimeErrorTestSuites', 'wasInterrupted', 'openHandles'];
/** Tells a report of Vitest from one of Jest. */
function isVitestReport(document) {
    return !jestOnly.some((key) => key in document);
}

;// CONCATENATED MODULE: ./build/results/read/formats/json/jest.js






const problemText = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* looseObject */._H3({ message: schemas/* string */.YjP() }).transform(({ message }) => message)])
    .nullable()
    .catch(null);
/** A test file of `jest --json`, or of the AggregatedResult that result processors get. */
const testFileSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().catch(''),
    status: schemas/* string */.YjP().catch(''),
    message: problemText,
    assertionResults: schemas/* array */.YOg(assertionSchema).optional(),
    testFilePath: schemas/* string */.YjP().catch(''),
    testResults: schemas/* array */.YOg(assertionSchema).optional(),
    failureMessage: problemText,
    testExecError: problemText,
    numFailingTests: schemas/* number */.aig().catch(0),
});
const jest_reportSchema = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY().nullable().catch(null),
    wasInterrupted: schemas/* boolean */.zMY().catch(false),
    numTotalTests: countSchema,
    numFailedTests: countSchema,
    numPendingTests: countSchema,
    numFailedTestSuites: countSchema,
    numRuntimeErrorTestSuites: countSchema,
    numTotalTestSuites: countSchema,
    numTodoTests: countSchema,
    snapshot: schemas/* object */.Ikc({ failure: schemas/* boolean */.zMY().catch(false) })
        .nullable()
        .catch(null),
    testResults: schemas/* array */.YOg(testFileSchema),
});
const JEST = {
    syntax: 'json',
    producer: 'Jest',
    marks: MARKS,
    fits: (document, asked) => 'testResults' in document && (asked || !isVitestReport(document)),
    read: readJestReport,
};
/** @throws {z.ZodError} where the document is no report of Jest. */
function readJestReport(document, relativePath) {
    const report = jest_reportSchema.parse(document);
    const aggregated = report.testResults.some((file) => file.testResults !== undefined);
    return {
        dialect: aggregated ? 'jest-aggregated-result' : 'jest-json',
        success: report.success,
        interrupted: report.wasInterrupted,
        declared: declaredTotals(report),
        failedFiles: failedFilesOf(report),
        tellsOfFailures: false,
        unfinished: aggregated && isWhole(report),
        pending: 'skipped',
        files: report.testResults.map((file) => ({
            path: (0,read_text/* cleanName */.$t)(relativePath(file.name || file.testFilePath)),
            failed: hasFailed(file),
            message: file.message || file.failureMessage || file.testExecError || '',
            messageIsOwn: false,
            assertions: (file.assertionResults ?? file.testResults ?? []).filter(
            // Jest before 24 listed `todo` entries, but did not take them for tests.
            ({ status }) => status !== 'todo' || report.numTodoTests !== null),
        })),
    };
}
/** Only the `--json` shape states it; the aggregated one shows it by its error texts. */
function hasFailed(file) {
    if (file.status !== '')
        return (0,parsed_case/* isBad */.e)(outcomeOfWord(file.status));
    return Boolean(file.testExecError || file.failureMessage) || file.numFailingTests > 0;
}
function failedFilesOf({ numFailedTestSuites, numRuntimeErrorTestSuites }) {
    // The files that broke are among those that failed.
    return Math.max(numFailedTestSuites ?? 0, numRuntimeErrorTestSuites ?? 0);
}
/**
 * Reporters that write what `onRunComplete` hands them do so before Jest sets `success`, which is
 * `false` until then: where every file and test is there, it says nothing.
 */
function isWhole({ numTotalTests, numTotalTestSuites, snapshot, testResults }) {
    const listed = testResults.flatMap(({ testResults: tests = [] }) => tests).length;
    return (numTotalTests === listed &&
        numTotalTestSuites === testResults.length &&
        snapshot?.failure !== true);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var classic_errors = __webpack_require__(961);
;// CONCATENATED MODULE: ./build/results/read/formats/json/json-document.js

/**
 * Finds the report in a text: the text itself, or every report between lines that a console put
 * around them. Of a report that is cut off, the test files before the cut are kept.
 * @param marks of every format that may be in it.
 */
function findDocuments(text, marks) {
    const whole = parseJson(text);
    const alone = { documents: [whole], noise: 0, noiseHoldsReport: false };
    if (whole.damage === null)
        return alone;
    const documents = [];
    let noise = 0;
    let noiseHoldsReport = false;
    let at = 0;
    function passNoise(around) {
        noise += around.trim().length;
        noiseHoldsReport ||= marks.some(({ results }) => around.includes(`"${results}"`));
    }
    const openings = marks.flatMap(({ opening }) => opening);
    const nextStart = () => startOfReport(text, at, openings);
    for (let start = nextStart(); start !== null; start = nextStart()) {
        const extent = measure(text, start);
        documents.push(readDocument(text, start, extent));
        passNoise(text.slice(at, start));
        at = extent.end ?? text.length;
    }
    if (documents.length === 0)
        return alone;
    passNoise(text.slice(at));
    return { documents, noise, noiseHoldsReport };
}
/** Where an object begins whose first name has one of these openings. */
function startOfReport(text, from, openings) {
    const firstName = /\{\s*"/g;
    firstName.lastIndex = from;
    for (let match = firstName.exec(text); match !== null; match = firstName.exec(text)) {
        const { lastIndex } = firstName;
        if (openings.some((opening) => text.startsWith(opening, lastIndex)))
            return match.index;
    }
    return null;
}
function readDocument(text, start, { end, lastFileEnd }) {
    if (end !== null) {
        const document = parseJson(text.slice(start, end));
        if (document.damage === null)
            return document;
        return { value: undefined, damage: { message: document.damage.message, offset: start } };
    }
    const damage = { message: 'ends in the middle of the JSON report', offset: text.length };
    const kept = lastFileEnd === null ? undefined : `${text.slice(start, lastFileEnd)}]}`;
    return { value: kept === undefined ? undefined : parseJson(kept).value, damage };
}
function parseJson(text) {
    try {
        return { value: JSON.parse(text), damage: null };
    }
    catch (error) {
        const offset = /at position (\d+)/.exec((0,errors/* errorMessage */.gJ)(error))?.[1];
        const damage = {
            message: 'is not well-formed JSON',
            offset: offset === undefined ? text.length : Number(offset),
        };
        return { value: undefined, damage };
    }
}
/** Follows the braces of the object that starts at `start`, heeding strings. */
function measure(text, start) {
    const token = /["{}[\]]/g;
    token.lastIndex = start;
    const open = [];
    let lastFileEnd = null;
    for (let match = token.exec(text); match !== null; match = token.exec(text)) {
        const [found] = match;
        if (found === '"') {
            const end = endOfString(text, token.lastIndex);
            if (end === null)
                break;
            token.lastIndex = end;
        }
        else if (found === '{' || found === '[')
            open.push(found);
        else {
            open.pop();
            if (open.length === 0)
                return { end: token.lastIndex, lastFileEnd };
            if (found === '}' && open.length === 2 && open[1] === '[')
                lastFileEnd = token.lastIndex;
        }
    }
    return { end: null, lastFileEnd };
}
/**
 * Just past the closing quote of the string whose content starts at `from`; null where the text
 * ends before it. One expression for a whole string would need stack for each of its characters.
 */
function endOfString(text, from) {
    const special = /["\\]/g;
    special.lastIndex = from;
    for (let match = special.exec(text); match !== null; match = special.exec(text)) {
        if (match[0] === '"')
            return special.lastIndex;
        special.lastIndex += 1;
    }
    return null;
}
/**
 * Places of a text whose first character stands at `start`. Offsets are asked for in rising order,
 * so that the text is gone over once, whatever their number.
 */
function createPositions(text, start) {
    let { line } = start;
    let lineStart = 1 - start.column;
    let nextBreak = text.indexOf('\n');
    return (offset) => {
        while (nextBreak >= 0 && nextBreak < offset) {
            line += 1;
            lineStart = nextBreak + 1;
            nextBreak = text.indexOf('\n', lineStart);
        }
        return { line, column: offset - lineStart + 1 };
    };
}

;// CONCATENATED MODULE: ./build/results/read/formats/json/json-reader.js





/** The largest real reports have a few million characters; this leaves room for their coverage. */
const MAX_JSON_LENGTH = 128 * 1024 * 1024;
/** Bad documents of one file that are told of one by one. */
const MAX_TOLD = 10;
/** Reads JSON reports; they are parsed as a whole, under a size cap. */
function createJsonReader(tally, options) {
    const { formats, asked, maxJsonLength = MAX_JSON_LENGTH } = options;
    const chunks = [];
    let length = 0;
    let reports = 0;
    let bad = 0;
    function fail(message, position) {
        bad += 1;
        if (bad <= MAX_TOLD)
            tally.fail(message, position);
    }
    function formatOf(document) {
        if (typeof document !== 'object' || document === null)
            return undefined;
        const candidates = formats.filter(({ name }) => asked === undefined || name === asked);
        return candidates.find(({ format }) => format.fits(document, asked !== undefined));
    }
    function readDocument(document) {
        const found = formatOf(document);
        if (found === undefined) {
            const producers = formats.map(({ format }) => format.producer).join(' or ');
            fail(`is ${(0,detect/* describeForeignJson */.IE)(document)}, not a report of ${producers}`);
            return;
        }
        const { name, format } = found;
        try {
            const report = format.read(document, options.relativePath);
            tally.identifyAs(name, report.dialect);
            tallyReport(report, tally);
            reports += 1;
        }
        catch (error) {
            if (!(error instanceof classic_errors/* ZodError */.G))
                throw error;
            const [issue] = error.issues;
            fail(`is damaged: ${issue?.path.join('.')}: ${issue?.message}`);
        }
    }
    return {
        write(text) {
            length += text.length;
            if (length > maxJsonLength) {
                chunks.length = 0;
                tally.fail(`has more than ${maxJsonLength} characters, too many for a JSON report`);
                return false;
            }
            chunks.push(text);
            return true;
        },
        end() {
            if (length > maxJsonLength)
                return;
            const text = chunks.splice(0).join('');
            const { documents, noise, noiseHoldsReport } = findDocuments(text, formats.map(({ format }) => format.marks));
            if (noise > 0)
                tally.warn(`has ${(0,read_text/* counted */.hS)(noise, 'character')} of console output around the report`);
            if (noiseHoldsReport)
                fail('has one more report that cannot be read, beside the one read');
            const positionOf = createPositions(text, options.start);
            const isJson = /[[{]/.test(text.charAt(0));
            for (const { value, damage } of documents) {
                if (value !== undefined)
                    readDocument(value);
                if (damage === null)
                    continue;
                const message = isJson || documents.length > 1 || !damage.message.startsWith('is not')
                    ? damage.message
                    : 'is neither XML nor a JSON report';
                fail(message, positionOf(damage.offset));
            }
            if (bad > MAX_TOLD) {
                tally.fail(`has ${(0,read_text/* counted */.hS)(bad - MAX_TOLD, 'JSON document')} more that cannot be read`);
            }
            if (reports > 1)
                tally.warn(`has ${(0,read_text/* counted */.hS)(reports, 'JSON report')}; read them all`);
        },
    };
}

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
;// CONCATENATED MODULE: ./build/results/read/formats/xml/xml-characters.js
const illegalCharacter = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const illegalCharacters = new RegExp(illegalCharacter, 'gu');
const numericReference = /&#(?:x[0-9a-f]+|\d+);/gi;
const numericReferenceHere = new RegExp(numericReference, 'iy');
/** A numeric reference that the end of the chunk may have cut; longer ones are no reference. */
const unfinishedReference = /&(?:#(?:x[0-9a-f]{0,40}|\d{0,40}))?$/i;
const escapeCode = 0x1b;
/**
 * Replaces what XML 1.0 does not allow, as a numeric reference or raw. ESC becomes the
 * one-character CSI, which is allowed, so that terminal colours can still be told and removed; all
 * else becomes U+FFFD. `warn` is called once, `onRawNul` at least once where there is a raw NUL.
 *
 * Raw ones are rare, and looking for them costs a seventh of a whole parse, so that starts only
 * when the parser has met the first.
 */
function createCharacterRepair(warn, onRawNul) {
    let carried = '';
    let warned = false;
    let replacesRaw = false;
    function warnOnce() {
        if (!warned)
            warn('holds characters that XML does not allow; replaced them');
        warned = true;
    }
    function replacement(code) {
        warnOnce();
        return code === escapeCode ? '\u009b' : '\ufffd';
    }
    function repair(text) {
        const raw = replacesRaw
            ? text.replace(illegalCharacters, (character) => replacement(character.codePointAt(0) ?? 0))
            : text;
        if (replacesRaw && text.includes('\0'))
            onRawNul();
        return holdsIllegalReference(raw)
            ? raw.replace(numericReference, (reference) => {
                const code = referencedCode(reference);
                return isAllowed(code) ? reference : replacement(code);
            })
            : raw;
    }
    return {
        write(text) {
            const input = carried + text;
            const cut = unfinishedReference.exec(input.slice(-48))?.[0].length ?? 0;
            carried = cut > 0 ? input.slice(-cut) : '';
            return repair(cut > 0 ? input.slice(0, -cut) : input);
        },
        end: () => repair(carried),
        replaceRaw(met) {
            warnOnce();
            if (met === 0)
                onRawNul();
            replacesRaw = true;
        },
    };
}
function holdsIllegalReference(text) {
    for (let at = text.indexOf('&#'); at >= 0; at = text.indexOf('&#', at + 2)) {
        numericReferenceHere.lastIndex = at;
        const reference = numericReferenceHere.exec(text)?.[0];
        if (reference !== undefined && !isAllowed(referencedCode(reference)))
            return true;
    }
    return false;
}
function referencedCode(reference) {
    const digits = reference.slice(2, -1);
    return /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
}
function isAllowed(code) {
    return code <= 0x10ffff && isLegalCharacter(String.fromCodePoint(code));
}
/** @param character one code point. */
function isLegalCharacter(character) {
    return !illegalCharacter.test(character);
}

;// CONCATENATED MODULE: ./build/results/read/formats/xml/xml-parser.js



/** Most characters of one unfinished name, text or reference that may pile up. */
const MAX_PENDING_LENGTH = 2 * read_text/* MAX_TEXT_LENGTH */.Gt;
/** Attributes of one unfinished tag that may pile up. */
const MAX_PENDING_ATTRIBUTES = 50_000;
const MAX_PIECE_LENGTH = 64 * 1024;
const CDATA_OPENING = '<![CDATA[';
const CDATA_CLOSING = ']]>';
/** What saxes says where this parser goes on. */
const ILLEGAL_CHARACTER = 'disallowed character.';
const SECOND_ROOT = 'documents may contain only one root.';
const SECOND_DECLARATION = 'an XML declaration must be at the start of the document.';
/**
 * XML 1.0 as a stream, and all there is of saxes here, what is private to it included; its test says
 * so where another version of saxes has changed that. It reads one document after another, repairs
 * characters that XML does not allow, refuses declarations of entities, keeps memory bounded
 * whatever the document, and passes over CDATA that nobody wants. The first damage ends it.
 */
class XmlParser {
    /** Elements that are open. */
    depth = 0;
    #saxes = new saxes/* SaxesParser */.wT({
        xmlns: false,
        forceXMLVersion: true,
        defaultXMLVersion: '1.0',
    });
    #handlers;
    #repair;
    #taker;
    #sawRoot = false;
    #stopped = false;
    /** @param start where in its file the text begins. */
    constructor(start, handlers) {
        this.#handlers = handlers;
        this.#repair = createCharacterRepair((message) => handlers.warn(message), () => handlers.metNul(this.position));
        const saxes = this.#saxes;
        saxes.on('opentag', (tag) => this.#open(tag));
        saxes.on('closetag', () => this.#close());
        saxes.on('cdata', (text) => handlers.characterData(text));
        saxes.on('doctype', (text) => this.#refuseEntities(text));
        saxes.on('error', ({ message }) => this.#meetFault(message.replace(/^\d+:\d+: /, '')));
        saxes.line = start.line;
        saxes.column = start.column - 1;
    }
    get position() {
        return { line: this.#saxes.line, column: this.#saxes.column + 1 };
    }
    /** False: nothing more will be read. */
    write(text) {
        return this.#feed(this.#repair.write(text));
    }
    /** Whether the document was read to a sound end. */
    end() {
        if (!this.#stopped)
            this.#feed(this.#repair.end());
        if (!this.#stopped)
            this.#saxes.close();
        return !this.#stopped;
    }
    /** Ends it here, for what is wrong with the document. */
    stop(message) {
        if (this.#stopped)
            return;
        this.#stopped = true;
        this.#handlers.stopped(message, this.position);
    }
    #open({ name, attributes }) {
        if (this.#stopped)
            return;
        this.depth += 1;
        this.#sawRoot = true;
        this.#handlers.open(name.slice(name.indexOf(':') + 1), attributes);
        this.#chooseTaker();
    }
    #close() {
        if (this.#stopped)
            return;
        this.#handlers.close();
        this.depth -= 1;
        this.#chooseTaker();
    }
    /** Without a handler saxes does not even gather text. */
    #chooseTaker() {
        const taker = this.#handlers.textTaker();
        if (taker === this.#taker)
            return;
        this.#taker = taker;
        if (taker)
            this.#saxes.on('text', taker);
        else
            this.#saxes.off('text');
    }
    #refuseEntities(doctype) {
        if (/<!ENTITY/i.test(doctype))
            this.stop('declares entities in its DOCTYPE, which is refused');
    }
    #meetFault(reason) {
        // After an illegal character saxes goes on, and leaves it in the text to be cleaned.
        if (reason === ILLEGAL_CHARACTER && this.#metIllegalCharacter()) {
            this.#repair.replaceRaw(metCharacter(this.#saxes));
        }
        else if (reason === SECOND_DECLARATION && this.depth === 0) {
            // Documents follow one another where `cargo test` writes one for each package.
            expectDeclaration(this.#saxes);
        }
        else if (reason !== SECOND_ROOT) {
            this.stop(`is not well-formed XML: ${(0,read_text/* cleanText */.X5)(reason, 200)}`);
        }
    }
    /** The same complaint is made of a `<` in an attribute, which is real damage. */
    #metIllegalCharacter() {
        const code = metCharacter(this.#saxes);
        return code !== undefined && !isLegalCharacter(String.fromCodePoint(code));
    }
    #feed(text) {
        const saxes = this.#saxes;
        let from = 0;
        while (from < text.length && !this.#stopped) {
            if (!this.#handlers.wantsCharacterData())
                from = skipCharacterData(saxes, text, from);
            const end = endOfPiece(text, from);
            saxes.write(end - from === text.length ? text : copyPiece(text, from, end));
            this.#boundPending();
            from = end;
        }
        return !this.#stopped;
    }
    /** What saxes has gathered of an unfinished token has no limit there. */
    #boundPending() {
        const { textLength, nameLength, attributes } = pendingOf(this.#saxes);
        if (textLength > MAX_PENDING_LENGTH) {
            if (!this.#sawRoot) {
                this.stop('has an oversized prolog');
                return;
            }
            cutPendingText(this.#saxes);
        }
        if (nameLength > MAX_PENDING_LENGTH)
            this.stop('has an oversized name or reference');
        if (attributes > MAX_PENDING_ATTRIBUTES)
            this.stop('has a tag of too many attributes');
    }
}
/** The character that saxes has just taken. */
function metCharacter(saxes) {
    return saxes['chunk'].codePointAt(saxes['prevI']);
}
/** Lets a declaration be read on behind which saxes expects none. */
function expectDeclaration(saxes) {
    saxes['xmlDeclExpects'] = ['version'];
}
/** How much saxes has gathered of a token that has not ended. */
function pendingOf(saxes) {
    return {
        textLength: saxes['text'].length,
        nameLength: Math.max(saxes['name'].length, saxes['entity'].length),
        attributes: saxes['attribList'].length,
    };
}
function cutPendingText(saxes) {
    saxes['text'] = (0,read_text/* detach */.Yo)(saxes['text'].slice(0, read_text/* MAX_TEXT_LENGTH */.Gt));
}
/** How saxes numbers the state of being inside a CDATA section, which it does not tell. */
const insideCharacterData = new saxes/* SaxesParser */.wT().write(`<a>${CDATA_OPENING}`)['state'];
/** Where to cut `text` so that saxes stands right behind the opening of a CDATA section. */
function endOfPiece(text, from) {
    const at = text.indexOf(CDATA_OPENING, from);
    const end = at < 0 ? text.length : at + CDATA_OPENING.length;
    return Math.min(end, from + MAX_PIECE_LENGTH);
}
/** A piece as a string of its own: saxes would go over a slice at half the speed. */
function copyPiece(text, from, end) {
    return Buffer.from(text.slice(from, end)).toString();
}
/**
 * Where to go on in `text` if saxes stands in a CDATA section, whose content nobody wants, such as
 * captured output: at its end, or near the end of `text`. Output is most of many files, and going
 * over it character by character most of the time.
 */
function skipCharacterData(saxes, text, from) {
    if (saxes['state'] !== insideCharacterData)
        return from;
    const at = text.indexOf(CDATA_CLOSING, from);
    // The brackets of a closing that the end of the text cuts off are for saxes.
    const end = at >= 0 ? at : Math.max(from, text.length - (CDATA_CLOSING.length - 1));
    countLines(saxes, text, from, end);
    return end;
}
function countLines(saxes, text, from, end) {
    let lineStart = from;
    for (let at = text.indexOf('\n', from); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
        saxes.line += 1;
        saxes.column = 0;
        lineStart = at + 1;
    }
    saxes.column += end - lineStart;
}

;// CONCATENATED MODULE: ./build/results/read/formats/junit/stated-outcome.js

/** Attributes that hold a word for the outcome, of one producer or another. */
const wordAttributes = ['status', 'result', 'outcome', 'state', 'verdict'];
/** Attributes that hold a yes or no; of a case a number other than 0 is a yes. */
const truthAttributes = ['success', 'successful', 'passed'];
/** Of several attributes the gravest decides; a word that is not known outweighs a good one. */
const gravity = {
    error: 4,
    failed: 3,
    skipped: 2,
    unknown: 1,
    passed: 0,
};
const SAYS_NOTHING = { status: 'passed', said: null };
/** The outcome that attributes of a case state (GoogleTest, CTest, Allure and others). */
function statedOutcome(attributes) {
    let stated = SAYS_NOTHING;
    for (const name of wordAttributes) {
        const word = attributes[name];
        if (word !== undefined)
            stated = graver(stated, name, word, outcomeOfWord);
    }
    for (const name of truthAttributes) {
        const word = attributes[name];
        if (word !== undefined)
            stated = graver(stated, name, word, outcomeOfTruth);
    }
    return stated;
}
/** The outcome that attributes of a suite state, where numbers are counts: `passed="0"`. */
function statedSuiteOutcome(attributes) {
    let stated = SAYS_NOTHING;
    for (const name of [...wordAttributes, ...truthAttributes]) {
        const word = attributes[name];
        if (word !== undefined)
            stated = graver(stated, name, word, outcomeOfWord);
    }
    return stated;
}
function graver(before, name, written, outcomeOf) {
    const word = written.trim();
    if (word === '')
        return before;
    const status = outcomeOf(word);
    const isGraver = gravity[status ?? 'unknown'] > gravity[before.status ?? 'unknown'];
    if (before.said !== null && !isGraver)
        return before;
    return { status, said: `${name}: ${toldWord(word)}` };
}
function outcomeOfTruth(word) {
    if (!/^\d+$/.test(word))
        return outcomeOfWord(word);
    return Number(word) === 0 ? 'failed' : 'passed';
}

;// CONCATENATED MODULE: ./build/results/read/formats/junit/junit-case.js




/** Result elements by local name; flaky and rerun ones are Surefire's, nextest's and Marathon's. */
const resultElements = new Map([
    ['failure', 'failure'],
    ['error', 'error'],
    ['skipped', 'skipped'],
    ['disabled', 'skipped'],
    ['ignored', 'skipped'],
    ['skip', 'skipped'],
    ['flakyFailure', 'flaky'],
    ['flakyError', 'flaky'],
    ['rerunFailure', 'rerun'],
    ['rerunError', 'rerun'],
]);
function resultKind(localName) {
    return resultElements.get(localName);
}
function openResult(kind, attributes) {
    const { message = '', type = '' } = attributes;
    return { kind, message, type, body: '' };
}
function appendBody(element, text) {
    const room = read_text/* MAX_TEXT_LENGTH */.Gt + 1 - element.body.length;
    if (room > 0)
        element.body += text.length > room ? text.slice(0, room) : text;
}
/** Flank declares no failure, or counts flakes apart, where a test passed in a later attempt. */
function passesFlaky(suite) {
    const { failures, errors = '0', flakes = '0' } = suite;
    return Number(flakes) > 0 || (failures === '0' && errors === '0');
}
function createNameCleaner() {
    let lastRaw;
    let lastClean = null;
    return (raw) => {
        if (raw === lastRaw)
            return lastClean;
        lastRaw = raw === undefined ? raw : (0,read_text/* detach */.Yo)(raw);
        lastClean = raw === undefined || raw === '' ? null : (0,read_text/* cleanName */.$t)(raw);
        return lastClean;
    };
}
const NOT_ASKED = { status: null, said: null };
/** One test whatever the number of its results; the gravest decides. */
function buildCase({ attributes, results }, suite, clean) {
    const { name = '', classname, class: phpClass, time, file, line } = attributes;
    const stated = results.length === 0 ? statedOutcome(attributes) : NOT_ASKED;
    const passedLater = suite.flakyPasses && attributes['flaky'] === 'true';
    const known = results.length === 0 ? stated.status : junit_case_statusOf(results, passedLater, attributes);
    const status = known ?? 'error';
    const retries = results.filter(isRetry).length + (passedLater && results.some(isFailure) ? 1 : 0);
    const className = clean.className(classname ?? phpClass);
    const entry = {
        suitePath: suite.suitePath,
        className,
        name: (0,read_text/* cleanName */.$t)(name),
        status,
        flaky: status === 'passed' && retries > 0,
        attempts: 1 + retries,
        durationMs: parseSeconds(time),
        ...describeResults(results, status, stated.said),
        file: clean.file(file) ?? suite.file,
        line: lineNumber(line),
        synthesized: false,
        ordinal: 1,
    };
    return {
        entry,
        unknownOutcome: known === null ? stated.said : null,
        nameless: name.trim() === '' && className === null && status === 'passed' && !entry.flaky,
        failures: results.length === 0 && (0,parsed_case/* isBad */.e)(status) ? 1 : results.filter(counts).length,
    };
}
function isFailure({ kind }) {
    return kind === 'failure' || kind === 'error';
}
function counts({ kind }) {
    return kind !== 'skipped';
}
function isRetry({ kind }) {
    return kind === 'flaky' || kind === 'rerun';
}
/** An entry for a failure that stands directly in a suite, outside any test. */
function buildSuiteFailure(element, suite) {
    const status = element.kind === 'failure' ? 'failed' : 'error';
    return {
        suitePath: suite.suitePath,
        className: null,
        name: `${suite.suitePath.at(-1) ?? 'suite'} (outside any test)`,
        status,
        flaky: false,
        attempts: 1,
        durationMs: null,
        ...describeResults([element], status, null),
        file: suite.file,
        line: null,
        synthesized: true,
        ordinal: 1,
    };
}
/** Child elements decide; attributes only where there are none. */
function junit_case_statusOf(results, passedLater, attributes) {
    const kinds = new Set(results.map(({ kind }) => kind));
    if (results.some(isExpectedToFail))
        return 'skipped';
    if (passedLater && !kinds.has('skipped'))
        return 'passed';
    if (kinds.has('error'))
        return 'error';
    if (kinds.has('failure'))
        return 'failed';
    if (kinds.has('skipped'))
        return couldNotRun(results, attributes) ? 'error' : 'skipped';
    // Reruns alone: every attempt failed, only the first failure's element is missing.
    if (!kinds.has('flaky'))
        return 'failed';
    return 'passed';
}
/** The test runner of Node writes the failure of a `todo` beside it, and does not fail over it. */
function isExpectedToFail({ kind, type }) {
    return kind === 'skipped' && type === 'todo';
}
/** Why CTest could not run a test it was to run: it fails over these, and writes them as skipped. */
const notRunCauses = new Set([
    'Unable to find executable',
    'Required Files Missing',
    'Fixture dependency failed',
    'Missing Configuration',
    'Insufficient Resources',
    'Not Run',
]);
function couldNotRun(results, { status }) {
    return status === 'notrun' && results.some(({ message }) => notRunCauses.has(message.trim()));
}
const junit_case_gravity = {
    error: 0,
    failure: 1,
    skipped: 2,
    rerun: 3,
    flaky: 3,
};
function describeResults(results, status, said) {
    if (results.length === 0)
        return { message: (0,parsed_case/* isBad */.e)(status) ? said : null, details: null };
    const ordered = results.toSorted((one, other) => junit_case_gravity[one.kind] - junit_case_gravity[other.kind]);
    const messages = ordered.map(messageOf).filter((message) => message !== null);
    const bodies = ordered.map(({ body }) => body.trim()).filter((body) => body !== '');
    const message = messages.length === 0 ? null : (0,read_text/* cleanText */.X5)([...new Set(messages)].join('\n'));
    const details = bodies.length === 0 ? null : (0,read_text/* cleanText */.X5)(bodies.join('\n\n'));
    return { message, details: details === message ? null : details };
}
function messageOf({ message, body, type }) {
    return message.trim() || (0,read_text/* firstLine */.TM)(body) || type.trim() || null;
}
function lineNumber(text) {
    const line = Number(text);
    return Number.isSafeInteger(line) && line > 0 ? line : null;
}

;// CONCATENATED MODULE: ./build/results/read/formats/junit/junit-dialect.js
/** Traits by which producers of JUnit XML can be told; the first that fits names the dialect. */
const traits = [
    { dialect: 'jest-junit', fits: ({ name }) => name === 'jest tests' },
    { dialect: 'vitest', fits: ({ name }) => name === 'vitest tests' },
    { dialect: 'bun', fits: ({ name }) => name === 'bun test' },
    { dialect: 'mocha', fits: ({ name }) => name === 'Mocha Tests' },
    { dialect: 'pytest', fits: ({ name }) => name === 'pytest' || name === 'pytest tests' },
    { dialect: 'nextest', fits: ({ name }) => name === 'nextest-run' },
    { dialect: 'googletest', fits: ({ name }) => name === 'AllTests' },
    {
        dialect: 'surefire',
        fits: (attributes) => /surefire/.test(attributes['xsi:noNamespaceSchemaLocation'] ?? ''),
    },
];
/**
 * Producers that write the attributes of a suite in an order of their own, and under a name that
 * the user chooses.
 */
const suiteAttributes = new Map([
    ['name,timestamp,hostname,tests,failures,skipped,time,errors', 'playwright'],
    ['name,tests,skipped,failures,errors,timestamp,hostname,time', 'gradle'],
    ['name,tests,skipped,failures,errors,timestamp,time', 'gradle'],
    ['name,errors,failures,skipped,tests,time,timestamp,hostname', 'pytest'],
]);
/** Dialect told by the attributes of a root or suite element; null where none fits. */
function junitDialect(attributes) {
    return traits.find(({ fits }) => fits(attributes))?.dialect ?? null;
}
/** Dialect told by the shape of a suite element, which is surer than its name. */
function suiteDialect(attributes) {
    return suiteAttributes.get(Object.keys(attributes).join(',')) ?? null;
}
/** Dialect told by a property of a suite; gotestsum and go-junit-report write it. */
function propertyDialect({ name }) {
    return name === 'go.version' ? 'go' : null;
}

// EXTERNAL MODULE: ./build/model/counts.js
var model_counts = __webpack_require__(63580);
;// CONCATENATED MODULE: ./build/results/read/declared-totals.js

/** Both totals together, each as `addKnown` adds. */
function addTotals(one, other) {
    return {
        tests: (0,model_counts/* addKnown */.v2)(one.tests, other.tests),
        failed: (0,model_counts/* addKnown */.v2)(one.failed, other.failed),
        ran: (0,model_counts/* addKnown */.v2)(one.ran, other.ran),
    };
}
/** Where nothing is declared. */
const NO_TOTALS = { tests: null, failed: null, ran: null };

;// CONCATENATED MODULE: ./build/results/read/formats/junit/junit-totals.js






/**
 * Nested suites declare totals with (PHPUnit, bun) or without those of the suites inside, so both
 * sums are readings; the root's own totals, where it has them, stand alone. Failures are looked
 * for in the whole of an element, which holds for both: some producers count cases, some failure
 * elements, and some (Surefire) every attempt, so that fewer than met are no contradiction.
 */
function createJunitTotals() {
    let root = NO_TOTALS;
    let outermostSum = NO_TOTALS;
    let wholeSum = NO_TOTALS;
    const open = [];
    let failures = 0;
    let first = null;
    let further = 0;
    function enter(attributes, position) {
        const totals = totalsOf(attributes);
        const { status, said } = statedSuiteOutcome(attributes);
        open.push({
            declared: leastFailures(attributes),
            said: (0,parsed_case/* isBad */.e)(status) ? said : null,
            position,
            before: failures,
        });
        return totals;
    }
    function report(message, position) {
        if (first === null)
            first = { message, position };
        else
            further += 1;
    }
    return {
        openSuite(attributes, position, outermost) {
            const declared = enter(attributes, position);
            wholeSum = addTotals(wholeSum, declared);
            if (outermost)
                outermostSum = addTotals(outermostSum, declared);
        },
        openRoot(attributes, position) {
            root = addTotals(root, enter(attributes, position));
        },
        openGroup: enter,
        close() {
            const scope = open.pop();
            if (!scope)
                return;
            const met = failures - scope.before;
            if (!(0,declared_counts/* bearsOut */.oL)(scope.declared, met, 'more')) {
                const listed = met === 0 ? 'no failed case' : met;
                report((0,declared_counts/* discrepancyOfFile */.P4)(scope.declared, 'failure', listed), scope.position);
                // Those around it need not be told of the same ones.
                failures += scope.declared - met;
            }
            else if (scope.said !== null && met === 0) {
                report(`says "${scope.said}" but lists no failed case`, scope.position);
                failures += 1;
            }
        },
        addFailures(count) {
            failures += count;
        },
        readings() {
            const pick = (sums) => ({
                tests: root.tests ?? sums.tests,
                failed: root.failed ?? sums.failed,
                // Newman counts scripts in the root, and tests in its suites.
                ran: Math.min(root.ran ?? Number.POSITIVE_INFINITY, sums.ran ?? root.ran ?? 0),
            });
            return [pick(outermostSum), pick(wholeSum)];
        },
        undisclosed() {
            if (first === null || further === 0)
                return first;
            return {
                ...first,
                message: `${first.message} (and so do ${(0,read_text/* counted */.hS)(further, 'suite')} more)`,
            };
        },
    };
}
/**
 * The fewest failures that an element can mean. Mocha's own reporter wrote the same number as
 * `failures` and as `errors`. Catch2 takes exceptions off its failures, and where it let one pass
 * arrives below 0, which it writes without a sign, in 64 bits.
 */
function leastFailures(attributes) {
    const failures = signedNumber(attributes['failures'] ?? attributes['failed']);
    const errors = signedNumber(attributes['errors']);
    return failures === errors ? failures : failures + errors;
}
function signedNumber(text = '') {
    const digits = digitsOf(text);
    return digits === null ? 0 : Number(BigInt.asIntN(64, BigInt(digits)));
}
function totalsOf(attributes) {
    const failures = wholeNumber(attributes['failures'] ?? attributes['failed']);
    const errors = wholeNumber(attributes['errors']);
    const tests = wholeNumber(attributes['tests']);
    const skipped = wholeNumber(attributes['skipped'] ?? attributes['skip']) ?? 0;
    const idle = skipped + (wholeNumber(attributes['disabled']) ?? 0);
    return {
        tests,
        failed: (0,model_counts/* addKnown */.v2)(failures, errors),
        ran: tests === null ? null : Math.max(0, tests - idle),
    };
}
function wholeNumber(text) {
    const digits = digitsOf(text);
    return digits === null || digits.length > 15 ? null : Number(digits);
}
/** Of a count, which some producers write as `1.0`. */
function digitsOf(text = '') {
    return /^\s*(\d{1,20})(?:\.0{1,9})?\s*$/.exec(text)?.[1] ?? null;
}

;// CONCATENATED MODULE: ./build/results/read/formats/junit/junit-reader.js







/** Real reports stay far below; deeper nesting only costs memory. */
const MAX_DEPTH = 256;
/** Names of nested suites that a case is told apart by, in characters; real ones stay far below. */
const MAX_SUITE_PATH_LENGTH = 10 * 1024;
const NOWHERE = {
    suitePath: [],
    file: null,
    flakyPasses: false,
    pathLength: 0,
};
/**
 * Reads JUnit XML of any dialect as a stream: cases by local name at any depth, whatever stands
 * around them. Memory is bounded by the caps above, not by the file. The first damage ends it and
 * becomes a parse error; the cases before it stay counted.
 */
function createJunitReader(tally, start) {
    const xml = new XmlParser(start, {
        open: onOpen,
        close: onClose,
        textTaker,
        characterData: onText,
        wantsCharacterData: () => capture !== null && mutedAt === null,
        warn: tally.warn,
        metNul: (position) => tally.suspect('holds NUL characters, as a damaged file does', position, { gap: false }),
        stopped: tally.fail,
    });
    const totals = createJunitTotals();
    const cleaners = { className: createNameCleaner(), file: createNameCleaner() };
    const suites = [];
    /** Depths of the open `testsuites`. */
    const groups = [];
    const cases = [];
    let capture = null;
    /** Depth of the output element inside a result whose text is not wanted. */
    let mutedAt = null;
    let dialect = null;
    let roots = 0;
    let sawCase = false;
    function surroundings() {
        return suites.at(-1) ?? NOWHERE;
    }
    /** What comes first tells: a file that was merged of several has suites of others behind. */
    function identify(told) {
        if (told === null || told === dialect || sawCase)
            return;
        dialect = told;
        tally.identifyAs('junit', dialect);
    }
    function openRoot(localName, attributes) {
        const foreign = (0,detect/* describeForeignRoot */.mA)(localName, Object.keys(attributes));
        if (foreign !== null) {
            xml.stop(`is ${foreign}, not a JUnit report`);
            return;
        }
        roots += 1;
        if (roots === 1)
            tally.identifyAs('junit', dialect);
    }
    function openGroup(attributes) {
        groups.push(xml.depth);
        if (xml.depth === 1)
            totals.openRoot(attributes, xml.position);
        else
            totals.openGroup(attributes, xml.position);
    }
    function openSuite(attributes) {
        const outer = surroundings();
        const shape = suiteDialect(attributes);
        identify(shape);
        totals.openSuite(attributes, xml.position, suites.length === 0);
        const names = [attributes['name'] ?? ''];
        // Playwright runs a test once a project, and names the project nowhere else.
        if (shape === 'playwright')
            names.unshift(attributes['hostname'] ?? '');
        const clean = names.map(read_text/* cleanName */.$t).filter((name) => name !== '');
        const pathLength = clean.reduce((sum, { length }) => sum + length, outer.pathLength);
        const fits = pathLength <= MAX_SUITE_PATH_LENGTH;
        const file = attributes['file'] || attributes['filepath'];
        suites.push({
            depth: xml.depth,
            suitePath: fits && clean.length > 0 ? [...outer.suitePath, ...clean] : outer.suitePath,
            pathLength: fits ? pathLength : outer.pathLength,
            file: file ? (0,read_text/* cleanName */.$t)(file) : outer.file,
            flakyPasses: passesFlaky(attributes),
        });
    }
    /** Text is wanted inside results, and told where none should be. */
    function textTaker() {
        if (capture)
            return onText;
        return isContainer() ? onStrayText : undefined;
    }
    /** That only elements belong into the one that is open. */
    function isContainer() {
        if (groups.at(-1) === xml.depth)
            return true;
        return suites.at(-1)?.depth === xml.depth || cases.at(-1)?.depth === xml.depth;
    }
    /** Some producers write a word into their cases; what a damaged disk leaves behind is no word. */
    function onStrayText(text) {
        const strange = cases.at(-1)?.depth === xml.depth ? /[\0\ufffd]/ : /\S/;
        if (strange.test(text)) {
            tally.suspect('holds stray text between its elements', xml.position, { gap: true });
        }
    }
    function onText(text) {
        if (capture && mutedAt === null)
            appendBody(capture.element, text);
    }
    function openChild(localName, attributes) {
        if (capture) {
            // Surefire nests the output of an attempt in its flaky element.
            if (localName === 'system-out' || localName === 'system-err')
                mutedAt ??= xml.depth;
            return;
        }
        if (localName === 'property')
            identify(propertyDialect(attributes));
        const kind = resultKind(localName);
        if (kind === undefined)
            return;
        const openCase = cases.at(-1);
        if (openCase && xml.depth === openCase.depth + 1) {
            const element = openResult(kind, attributes);
            openCase.results.push(element);
            capture = { element, depth: xml.depth, ofSuite: false };
        }
        else if ((kind === 'failure' || kind === 'error') && isSuiteLevel()) {
            capture = { element: openResult(kind, attributes), depth: xml.depth, ofSuite: true };
        }
    }
    function isSuiteLevel() {
        const suite = suites.at(-1);
        return suite ? xml.depth === suite.depth + 1 : xml.depth === 2;
    }
    function onOpen(localName, attributes) {
        const { depth } = xml;
        if (depth === 1)
            openRoot(localName, attributes);
        if (depth > MAX_DEPTH) {
            xml.stop(`nests elements deeper than ${MAX_DEPTH}`);
            return;
        }
        if (depth <= 2 && dialect === null)
            identify(junitDialect(attributes));
        if (localName === 'testcase')
            cases.push({ attributes, results: [], depth });
        else if (localName === 'testsuite')
            openSuite(attributes);
        else if (localName === 'testsuites' && capture === null)
            openGroup(attributes);
        else
            openChild(localName, attributes);
    }
    function closeCapture({ element, ofSuite }) {
        capture = null;
        if (!ofSuite)
            return;
        totals.addFailures(1);
        tally.add(buildSuiteFailure(element, surroundings()));
    }
    function onClose() {
        const { depth } = xml;
        if (capture && capture.depth === depth)
            closeCapture(capture);
        else if (mutedAt === depth)
            mutedAt = null;
        else if (cases.at(-1)?.depth === depth)
            closeCase();
        else if (suites.at(-1)?.depth === depth)
            closeSuite();
        else if (groups.at(-1) === depth)
            closeGroup();
    }
    function closeSuite() {
        suites.pop();
        totals.close();
    }
    function closeGroup() {
        groups.pop();
        totals.close();
    }
    function closeCase() {
        const finished = cases.pop();
        if (!finished)
            return;
        sawCase = true;
        const { entry, unknownOutcome, nameless, failures } = buildCase(finished, surroundings(), cleaners);
        totals.addFailures(failures);
        if (unknownOutcome !== null)
            tally.leaveUndecided(entry, `says "${unknownOutcome}"`);
        else if (nameless)
            tally.leaveUndecided(entry, 'has no name, as of a run that was cut off');
        else
            tally.add(entry);
    }
    /** A case cut off after it failed has still failed; of any other the outcome is unknown. */
    function keepKnownFailures() {
        for (const openCase of cases.splice(0)) {
            const { entry } = buildCase(openCase, surroundings(), cleaners);
            if ((0,parsed_case/* isBad */.e)(entry.status) && openCase.results.length > 0)
                tally.add(entry);
        }
    }
    function tellUndisclosed() {
        const undisclosed = totals.undisclosed();
        if (undisclosed)
            tally.contradict(undisclosed.message, undisclosed.position);
    }
    return {
        write: (text) => xml.write(text),
        end() {
            if (xml.end())
                tellUndisclosed();
            else
                keepKnownFailures();
            if (roots > 1)
                tally.warn(`has ${(0,read_text/* counted */.hS)(roots, 'root element')}; read them all`);
            tally.declare(...splitReadings(totals.readings()));
        },
    };
}
function splitReadings([first, ...rest]) {
    return [first, rest];
}

;// CONCATENATED MODULE: ./build/results/read/formats/formats.js





const JUNIT = { syntax: 'xml', producer: 'JUnit', open: createJunitReader };
/** Every format of result files that is read. */
const FORMATS = {
    junit: JUNIT,
    jest: JEST,
    vitest: VITEST,
};
const JSON_FORMATS = ingest_choices/* RESULT_FORMATS */.L.flatMap((name) => {
    const format = FORMATS[name];
    return format.syntax === 'json' ? [{ name, format }] : [];
});
/** The reader of a file that begins so; null where it has none, which the tally has been told. */
function openReader(detection, tally, options) {
    const asked = options.asked && FORMATS[options.asked];
    const wanted = asked === undefined ? 'a result file' : titleOf(asked);
    if (detection.kind === 'other') {
        tally.fail(`is ${detection.what}, not ${wanted}`);
        return null;
    }
    if (asked !== undefined && asked.syntax !== detection.kind) {
        tally.fail(detection.kind === 'xml'
            ? `is XML, not ${wanted}; set format to junit or auto`
            : `is not XML, so not ${wanted}; set format to auto`);
        return null;
    }
    if (detection.kind === 'xml')
        return JUNIT.open(tally, options.start);
    return createJsonReader(tally, { formats: JSON_FORMATS, ...options });
}
function titleOf({ syntax, producer }) {
    return syntax === 'json' ? `a ${producer} JSON report` : `a ${producer} report`;
}

;// CONCATENATED MODULE: ./build/results/read/tally/doubts.js

/** Reasons told of one by one; a file with more is not read by anybody. */
const MAX_REASONS = 5;
/** Counts what must not count as passed, by reason, whatever their number. */
class Doubts {
    #counts = new Map();
    #further = 0;
    add(reason) {
        const count = this.#counts.get(reason);
        if (count !== undefined)
            this.#counts.set(reason, count + 1);
        else if (this.#counts.size < MAX_REASONS)
            this.#counts.set((0,read_text/* detach */.Yo)(reason), 1);
        else
            this.#further += 1;
    }
    /** One sentence a reason. */
    messages() {
        const told = [...this.#counts].map(([reason, count]) => `lists ${(0,read_text/* counted */.hS)(count, 'case')} without an outcome that can be told: ${reason}`);
        if (this.#further === 0)
            return told;
        const further = `lists ${(0,read_text/* counted */.hS)(this.#further, 'case')} more without an outcome that can be told`;
        return [...told, further];
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/results/read/tally/case-parts.js
var case_parts = __webpack_require__(85860);
;// CONCATENATED MODULE: ./build/results/read/tally/duplicates.js


/** A power of two, as it stays when doubled. */
const INITIAL_SLOTS = 1024;
/** 64 bits of fingerprint; an empty slot has none of them set. */
const SLOT_WORDS = 2;
/**
 * Keeps fingerprints in a flat open-addressing table: a Set of half a million strings would be
 * most of the memory that reading a large file takes.
 */
function createDuplicateCounter() {
    const fingerprint = createFingerprinter();
    const repeats = new Map();
    let slots = INITIAL_SLOTS;
    let table = new Int32Array(slots * SLOT_WORDS);
    let used = 0;
    let duplicates = 0;
    /** False: it was there already. */
    function insert(high, low) {
        for (let slot = low & (slots - 1);; slot = (slot + 1) & (slots - 1)) {
            const at = slot * SLOT_WORDS;
            const [heldHigh, heldLow] = [table[at], table[at + 1]];
            if (heldHigh === high && heldLow === low)
                return false;
            if (heldHigh !== 0 || heldLow !== 0)
                continue;
            table[at] = high;
            table[at + 1] = low;
            return true;
        }
    }
    function grow() {
        const old = table;
        slots *= 2;
        table = new Int32Array(slots * SLOT_WORDS);
        for (let at = 0; at < old.length; at += SLOT_WORDS) {
            const [high = 0, low = 0] = [old[at], old[at + 1]];
            if (high !== 0 || low !== 0)
                insert(high, low);
        }
    }
    return {
        ordinalOf(parts) {
            if (used * 4 > slots * 3)
                grow();
            const [high, low] = fingerprint(parts);
            if (insert(high, low)) {
                used += 1;
                return 1;
            }
            duplicates += 1;
            const key = `${high}:${low}`;
            const ordinal = (repeats.get(key) ?? 1) + 1;
            repeats.set(key, ordinal);
            return ordinal;
        },
        duplicates: () => duplicates,
    };
}
const SEED = [0x011c9dc5, 0x1e3779b9];
/** Fingerprints of cases; what a case shares with the one before it is not gone over again. */
function createFingerprinter() {
    let last = null;
    let shared = SEED;
    return (parts) => {
        if (last?.suitePath !== parts.suitePath || last.className !== parts.className) {
            shared = mix(SEED, (0,case_parts/* joinParts */.nn)({ ...parts, name: '' }));
            last = { suitePath: parts.suitePath, className: parts.className };
        }
        return mix(shared, (0,case_parts/* isPlain */.$i)(parts.name) ? parts.name : JSON.stringify([parts.name]));
    };
}
const encoder = new TextEncoder();
const WORD_BYTES = 4;
const encoded = new Uint8Array(64 * 1024);
const duplicates_words = new Int32Array(encoded.buffer);
/** So many characters fit into `encoded`, whichever they are. */
const MIXED_CHARACTERS = Math.floor(encoded.length / 3);
/**
 * Two FNV-like hashes over the UTF-8 bytes, four at a time, and over their number, without which
 * padding would be taken for text. A cryptographic hash, or one that goes over the characters, would
 * be a tenth of the time that reading a large file takes.
 */
function mix(start, text) {
    if (text.length > MIXED_CHARACTERS)
        return mix(start, `sha256 ${(0,external_node_crypto_.hash)('sha256', text)}`);
    let [high, low] = start;
    const { written } = encoder.encodeInto(text, encoded);
    const count = Math.ceil(written / WORD_BYTES);
    encoded.fill(0, written, count * WORD_BYTES);
    for (let index = 0; index <= count; index += 1) {
        const word = index === count ? written : (duplicates_words[index] ?? 0);
        high = Math.imul(high ^ word, 0x01000193);
        low = Math.imul((low << 5) ^ (low >>> 27) ^ word, 0x5bd1e995);
    }
    return [high, low];
}

;// CONCATENATED MODULE: ./build/results/read/tally/retries.js



/**
 * After what a producer tries a test again, and writes one more entry for it. Of every other
 * producer a repeated name is another case: a project, a parameter, a loop.
 */
const retriesAfter = new Map([
    ['gradle', 'failure'],
    // gotestsum.
    ['go', 'failure'],
    // What pytest-rerunfailures tries again has an entry without a failure.
    ['pytest', 'any'],
]);
/** Does this producer write an entry for each attempt of a test? */
function repeatsEntries(dialect) {
    return dialect !== null && retriesAfter.has(dialect);
}
/**
 * Takes cases of one file that are equal in suite path, class, name and source file for attempts of
 * one test, in their order. The last attempt that ran decides; one that passed after another had
 * not is flaky.
 */
function createRetryMerger() {
    const newest = new Map();
    const tests = [];
    return {
        add(attempt, dialect) {
            const key = (0,case_parts/* joinParts */.nn)(attempt, attempt.file ?? '');
            const index = newest.get(key);
            const before = index === undefined ? undefined : tests[index];
            if (index !== undefined && before && isAttemptOf(before, dialect)) {
                tests[index] = joinAttempts(before, attempt);
            }
            else
                newest.set(key, tests.push(attempt) - 1);
        },
        finish: () => tests,
    };
}
function isAttemptOf(before, dialect) {
    const after = dialect === null ? undefined : retriesAfter.get(dialect);
    return after === 'any' || (after === 'failure' && (0,parsed_case/* isBad */.e)(before.status));
}
function joinAttempts(before, next) {
    if (next.status === 'skipped')
        return before;
    if (before.status === 'skipped')
        return next;
    const changed = before.status !== 'passed' || before.flaky || next.flaky;
    const explained = next.message !== null || next.details !== null ? next : before;
    return {
        ...next,
        flaky: next.status === 'passed' && changed,
        attempts: before.attempts + next.attempts,
        durationMs: (0,model_counts/* addKnown */.v2)(before.durationMs, next.durationMs),
        message: explained.message,
        details: explained.details,
    };
}

;// CONCATENATED MODULE: ./build/results/read/tally/tally.js









function createTally(file, sink, { mergeRetries }) {
    const duplicateCounter = createDuplicateCounter();
    const retries = mergeRetries ? createRetryMerger() : null;
    const counts = { passed: 0, failed: 0, error: 0, skipped: 0 };
    const warnings = [];
    const errors = [];
    const contradictions = [];
    const doubts = new Doubts();
    let suspicion = null;
    let format = null;
    let dialect = null;
    let tests = 0;
    /** What the file lists, as it declares it: each attempt of a test is one. */
    const listed = { tests: 0, failed: 0 };
    let flaky = 0;
    let durationMs = null;
    let declared = NO_TOTALS;
    let readings = [declared];
    function problem(message, position) {
        const { line, column } = position ?? { line: null, column: null };
        return { file, line, column, message, casesReadBefore: listed.tests };
    }
    function fail(message, position) {
        errors.push(problem(message, position));
    }
    /** How the declared tests differ from those listed, where no reading of them agrees. */
    function missingTests() {
        const { tests: found } = listed;
        const agrees = readings.some(({ tests: told }) => (0,declared_counts/* bearsOut */.oL)(told, found));
        return agrees ? 0 : (declared.tests ?? found) - found;
    }
    function declaresRuns() {
        return readings.every(({ ran }) => (ran ?? 0) > 0);
    }
    function checkTotals() {
        const { tests: found, failed } = listed;
        if (missingTests() !== 0) {
            const lists = found === 0 ? 'no individual cases' : found;
            const message = (0,declared_counts/* discrepancyOfFile */.P4)(declared.tests ?? 0, 'test', lists);
            // Some producers leave out cases, such as filtered ones; none leaves out all that ran.
            if (found === 0 && declaresRuns() && contradictions.length === 0) {
                contradictions.push(problem(message));
            }
            else
                warnings.push(message);
        }
        // More than are listed are an error, which is for the reader of the format to tell.
        const agrees = readings.some((reading) => (0,declared_counts/* bearsOut */.oL)(reading.failed, failed, 'fewer'));
        if (agrees || declared.failed === null)
            return;
        warnings.push((0,declared_counts/* discrepancyOfFile */.P4)(declared.failed, 'failure', (0,read_text/* counted */.hS)(failed, 'failed case')));
    }
    function checkSuspicion() {
        if (suspicion === null || errors.length > 0)
            return;
        const unknown = declared.tests === null || declared.failed === null;
        const confirmed = missingTests() > 0 || (suspicion.gap && unknown);
        if (confirmed)
            fail(`${suspicion.message}: cases may be missing`, suspicion.position);
        else if (suspicion.gap)
            warnings.push(suspicion.message);
    }
    function leaveOut(entry) {
        durationMs = (0,model_counts/* addKnown */.v2)(durationMs, entry.durationMs);
    }
    function count(entry) {
        counts[entry.status] += 1;
        if (!entry.synthesized)
            tests += 1;
        if (entry.flaky)
            flaky += 1;
        durationMs = (0,model_counts/* addKnown */.v2)(durationMs, entry.durationMs);
        entry.ordinal = duplicateCounter.ordinalOf(entry);
        sink(entry);
    }
    function warnOfDuplicates() {
        const duplicates = duplicateCounter.duplicates();
        if (duplicates === 0)
            return;
        const found = `lists ${(0,read_text/* counted */.hS)(duplicates, 'repeat')} of another case's suite, class and name`;
        if (!mergeRetries && repeatsEntries(dialect)) {
            warnings.push(`${found}; if they are retries, set merge-retries: true`);
        }
        else if (mergeRetries && !repeatsEntries(dialect)) {
            const producer = dialect === null ? 'its producer is not one that is' : `${dialect} is not`;
            warnings.push(`${found}, each of which counts by itself in spite of merge-retries: ${producer} known to ` +
                'repeat what it retries. If they are retries, let it write the last attempt of a test only');
        }
        else
            warnings.push(found);
    }
    return {
        add(entry) {
            if (!entry.synthesized)
                listed.tests += 1;
            if ((0,parsed_case/* isBad */.e)(entry.status))
                listed.failed += 1;
            if (retries === null || entry.synthesized)
                count(entry);
            else
                retries.add(entry, dialect);
        },
        leaveOut,
        leaveUndecided(entry, reason) {
            leaveOut(entry);
            doubts.add(reason);
        },
        suspect(message, position, { gap }) {
            // Only the first is told, but one that weighs more is.
            if (suspicion === null || (gap && !suspicion.gap))
                suspicion = { message, position, gap };
        },
        warn: (message) => warnings.push(message),
        fail,
        contradict: (message, position) => contradictions.push(problem(message, position)),
        identifyAs(readFormat, readDialect) {
            format = readFormat;
            dialect = readDialect;
        },
        declare(totals, alternatives = []) {
            declared = addTotals(declared, totals);
            readings = [declared, ...alternatives];
        },
        finish() {
            for (const test of retries?.finish() ?? [])
                count(test);
            for (const message of doubts.messages())
                fail(message);
            checkSuspicion();
            if (errors.length === 0) {
                checkTotals();
                if (tests === 0)
                    warnings.push('has 0 tests to count');
            }
            errors.push(...contradictions);
            warnOfDuplicates();
            const totalMs = durationMs === null ? null : roundMs(durationMs);
            const facts = { tests, ...counts, flaky, durationMs: totalMs, declared };
            return { file, format, dialect, ...facts, warnings, errors };
        },
    };
}

;// CONCATENATED MODULE: ./build/results/read/parse.js








const READ_BYTES = 64 * 1024;
/** The operating system would not give the file. */
class UnreadableFile extends errors/* ExpectedError */.Dh {
    name = 'UnreadableFile';
    nature = 'damaged-file';
}
/**
 * Reads one result file and hands its cases to `sink` one by one. Whatever is wrong with the file
 * is in `errors` of the summary; it throws only what `sink` throws, or the signal's reason.
 */
async function parseResultFile(path, options, sink) {
    return await parseResultBytes(readChunks(path), options, sink);
}
/** As `parseResultFile`, of bytes that come in chunks cut anywhere. */
async function parseResultBytes(chunks, options, sink) {
    const tally = createTally(options.file, sink, { mergeRetries: options.mergeRetries ?? false });
    const decoder = (0,decode/* createDecoder */.$)(tally.warn);
    const content = createContentReader(tally, options);
    try {
        for await (const chunk of chunks) {
            options.signal?.throwIfAborted();
            if (!content.write(decoder.write(chunk)))
                break;
        }
        content.write(decoder.end());
    }
    catch (error) {
        if (!(error instanceof UnreadableFile))
            throw error;
        tally.fail(error.message);
        return tally.finish();
    }
    content.end();
    return tally.finish();
}
/** What was found to be a file in the workspace is no link now, and no pipe to wait for. */
const AS_FOUND = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/** Chunks of a file, each good until the next is asked for; that one is already being read. */
async function* readChunks(path) {
    let handle = null;
    let next = null;
    try {
        handle = await (0,promises_.open)(path, AS_FOUND);
        let [free, filling] = [Buffer.allocUnsafe(READ_BYTES), Buffer.allocUnsafe(READ_BYTES)];
        next = readInto(handle, filling);
        for (;;) {
            const chunk = await next;
            if (chunk.length === 0)
                return;
            [free, filling] = [filling, free];
            next = readInto(handle, filling);
            yield chunk;
        }
    }
    catch (error) {
        throw new UnreadableFile(`cannot be read: ${whyUnreadable(error)}`);
    }
    finally {
        await Promise.allSettled([next]);
        await handle?.close();
    }
}
/** A link within the workspace was followed when the file was found: one that is left has no end. */
function whyUnreadable(error) {
    const isLink = (0,errors/* errorCode */.CA)(error) === 'ELOOP';
    return isLink ? 'it is a link that leads to no file of the workspace' : (0,errors/* whyUnread */.Ms)(error);
}
async function readInto(handle, buffer) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length);
    return buffer.subarray(0, bytesRead);
}
/**
 * Holds back the beginning of the text until the format is known, then reads it as that. Blanks
 * before it are let go as they come: there may be megabytes of them.
 */
function createContentReader(tally, { format = 'auto', workspace, maxJsonLength }) {
    const start = { line: 1, column: 1 };
    let head = '';
    let reader = null;
    let stopped = false;
    function choose(whole) {
        const detection = (0,detect/* detectFormat */.Tz)(head, whole);
        if (detection === null)
            return;
        reader = openReader(detection, tally, {
            asked: format === 'auto' ? undefined : format,
            relativePath: (path) => relativeTo(workspace, path),
            ...{ start, maxJsonLength },
        });
        if (reader === null || !reader.write(head))
            stopped = true;
        head = '';
    }
    function takeHead(text) {
        const added = head === '' ? text.trimStart() : text;
        if (head === '')
            passBlanks(start, text.slice(0, text.length - added.length));
        head += added;
        if (head !== '')
            choose(false);
    }
    return {
        write(text) {
            if (stopped)
                return false;
            if (reader)
                stopped = !reader.write(text);
            else
                takeHead(text);
            return !stopped;
        },
        end() {
            if (reader === null && !stopped)
                choose(true);
            reader?.end();
        },
    };
}
function passBlanks(position, blanks) {
    const lastBreak = blanks.lastIndexOf('\n');
    if (lastBreak >= 0)
        position.column = 1;
    position.column += blanks.length - lastBreak - 1;
    for (let at = blanks.indexOf('\n'); at >= 0; at = blanks.indexOf('\n', at + 1)) {
        position.line += 1;
    }
}
/** Path with forward slashes, relative where it lies in the workspace, else as it came. */
function relativeTo(workspace, path) {
    if (workspace === undefined || !(0,external_node_path_.isAbsolute)(path))
        return path.replaceAll('\\', '/');
    const inside = (0,external_node_path_.relative)(workspace, path);
    const leads = inside === '..' || inside.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(inside);
    return (leads ? path : inside).replaceAll('\\', '/');
}


/***/ }),

/***/ 88510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isBad)
/* harmony export */ });
function isBad(status) {
    return status === 'failed' || status === 'error';
}


/***/ }),

/***/ 85860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   wv: () => (/* binding */ SEPARATOR)
/* harmony export */ });
/** Stands in hardly any name: control characters are cleaned out of those of result files. */
const SEPARATOR = '\u0000';
/**
 * What a case is told apart by, as one text; `more` comes last. No two lists of parts give the same:
 * those that would be ambiguous are written as JSON, which has no separator in it.
 */
function joinParts({ suitePath, className, name }, ...more) {
    const parts = [name, className ?? '', ...suitePath, ...more];
    return parts.every(isPlain) ? parts.join(SEPARATOR) : JSON.stringify(parts);
}
/** Half characters become the same replacement on their way into a hash. */
function isPlain(part) {
    return !part.includes(SEPARATOR) && part.isWellFormed();
}


/***/ }),

/***/ 72579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ cleanName),
/* harmony export */   Gt: () => (/* binding */ MAX_TEXT_LENGTH),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   Yo: () => (/* binding */ detach),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
/** Most characters kept of one failure's text. */
const MAX_TEXT_LENGTH = 64 * 1024;
/** Most characters kept of a name, class, path or one-line message. */
const MAX_NAME_LENGTH = 8 * 1024;
/** On the line that was cut, so that whoever takes lines of a text knows of it. */
const TRUNCATION_MARK = '… (cut)';
/** Control characters but tab and line feed, and what no text holds, by what is none of these. */
const control = /[^\t\n -~\u00a0-\ufffd]/;
const controls = new RegExp(control, 'g');
/**
 * What a terminal heeds and does not show: CSI with its parameters, OSC and their kin up to their
 * end, escapes of two characters. XML has U+009B in place of ESC (`xml-characters.ts`). A match
 * begins nowhere inside another, so that it takes linear time, unlike that of `node:util`.
 */
const terminalCodes = new RegExp('[\\u001b\\u009b]\\[[0-?]*[ -/]*[@-~]' +
    '|\\u009b[0-?]+[ -/]*[@-~]' +
    '|[\\u001b\\u009b][\\]PX^_][^\\u0007\\u001b\\u009b\\u009c]*' +
    '(?:\\u0007|[\\u001b\\u009b]\\\\|\\u009c)' +
    '|[\\u001b\\u009b][ -/]*[0-Z\\\\^-~]', 'g');
/**
 * Copies a string off the buffer it was sliced from: V8 keeps the whole chunk alive for as long as
 * any slice of it is, so everything retained goes through here. Joining makes V8 write the text
 * out anew before it can be cut again, several times faster than a way through a Buffer.
 */
function detach(text) {
    return ` ${text}`.slice(1);
}
/** Text without terminal colours and control characters, cut to `maxLength`, off its chunk. */
function cleanText(raw, maxLength = MAX_TEXT_LENGTH) {
    const bounded = raw.length > maxLength ? raw.slice(0, maxLength) + TRUNCATION_MARK : raw;
    if (!control.test(bounded))
        return detach(bounded);
    const plain = bounded.replace(terminalCodes, '').replaceAll('\r', '');
    return detach(plain.replace(controls, '\ufffd'));
}
/** A text of `cleanText`, or one with several in it, without secrets, also where one was cut. */
function withoutSecrets(text, { begin, text: redact }) {
    const parts = text.split(TRUNCATION_MARK);
    const last = parts.pop() ?? '';
    return [...parts.map(begin), redact(last)].join(TRUNCATION_MARK);
}
/** A name: clean and short. */
function cleanName(raw) {
    return cleanText(raw, MAX_NAME_LENGTH);
}
function firstLine(text) {
    return /\S.*/u.exec(text)?.[0].trimEnd() ?? null;
}
/** `1 case`, `2 cases`. */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}


/***/ })

};
