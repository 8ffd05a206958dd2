export const id = 7287;
export const ids = [7287];
export const modules = {

/***/ 74504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ passCriteriaSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

/** What a run must meet. */
const passCriteriaSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    minimumPassRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100).describe('Percent of the iterations that must pass.'),
});


/***/ }),

/***/ 30513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ ingestReportedSchema),
/* harmony export */   DP: () => (/* binding */ openObjectSchema),
/* harmony export */   Sh: () => (/* binding */ INGEST_LIMITS),
/* harmony export */   Vg: () => (/* binding */ ingestStartedSchema),
/* harmony export */   Xo: () => (/* binding */ storedArtifactSchema),
/* harmony export */   dJ: () => (/* binding */ ingestResultSchema),
/* harmony export */   g$: () => (/* binding */ capabilitiesSchema),
/* harmony export */   ge: () => (/* binding */ ingestAppendSchema),
/* harmony export */   kJ: () => (/* binding */ ingestReportSchema),
/* harmony export */   vI: () => (/* binding */ ingestAppendedSchema),
/* harmony export */   wd: () => (/* binding */ ingestStartSchema),
/* harmony export */   yq: () => (/* binding */ ingestFinalizeSchema),
/* harmony export */   zA: () => (/* binding */ uploadAddressSchema)
/* harmony export */ });
/* unused harmony exports ingestRowSchema, readRowSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74504);
/* harmony import */ var _wire_tolerance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62246);
/* harmony import */ var _iteration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29018);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70854);





/** The numbers of the chunked ingest routes. Source: what the published reporters send. */
const INGEST_LIMITS = {
    rowsPerRequest: 200,
    /** What a client keeps a request under. */
    requestBytes: 1024 * 1024,
};
/** Of any length: reporters build them out of titles. */
const externalId = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1);
/** An object that is handed on as it came, whatever its members. */
const openObjectSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({});
/** What is to be read by people: some reporters send the value itself where a text is expected. */
const anyText = zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY((value) => value === null || value === undefined || typeof value === 'string'
    ? value
    : JSON.stringify(value), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish());
const runLevel = {
    suiteName: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .min(1)
        .describe('Suite of exactly this name; it is made where there is none.'),
    suiteDescription: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional().describe('Of a suite that is made.'),
    serverNames: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
        .optional()
        .describe('MCP servers that were tested; shown with the run.'),
    notes: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional().describe('For people; shown with the run.'),
    passCriteria: _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .passCriteriaSchema */ .w
        .optional()
        .describe('What the run must meet, in place of what its suite says.'),
    externalRunId: externalId.describe('Identity of the run within the project: sent again, it is the same run.'),
    framework: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional().describe('What has run the tests, such as `jest`.'),
    ci: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .ciMetadataSchema */ .ve.optional().describe('Where the run comes from.'),
    expectedIterations: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()
        .min(0)
        .optional()
        .describe('How many rows will come; the total while the run goes on.'),
    tags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional().describe('Shown with the run.'),
    evaluationConfigHash: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .optional()
        .describe('Tells runs apart whose results were scored by other rules.'),
    hostConfig: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J())
        .optional()
        .describe('Comes together with its hash, and is not stored.'),
    hostConfigHash: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex')
        .optional()
        .describe('SHA-256 in hex.'),
};
/** One finished iteration. Unknown fields are accepted, since newer reporters send more. */
const ingestRowSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    caseTitle: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe('Tells the case, where no id of it is sent.'),
    passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().describe('Whether the iteration passed.'),
    query: anyText.describe('What was asked.'),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).nullish().describe('How long it took.'),
    provider: anyText.describe('Of the model.'),
    model: anyText.describe('That answered.'),
    expectedToolCalls: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_iteration_js__WEBPACK_IMPORTED_MODULE_1__/* .toolCallSchema */ .gB).nullish().describe('Calls that were asked for.'),
    actualToolCalls: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_iteration_js__WEBPACK_IMPORTED_MODULE_1__/* .toolCallSchema */ .gB).nullish().describe('Calls that were made.'),
    tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        input: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish().describe('Of what was asked.'),
        output: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish().describe('Of what was answered.'),
        total: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish().describe('Of both.'),
    })
        .nullish()
        .describe('As far as the provider told them.'),
    error: anyText.describe('Why it did not pass.'),
    errorDetails: anyText.describe('Stack or other long text behind `error`.'),
    trace: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()
        .optional()
        .describe('Its messages, spans and prompts, as the trace route tells them.'),
    externalIterationId: externalId
        .nullish()
        .describe('Identity of the row within the run: known ones are skipped.'),
    externalCaseId: externalId.nullish().describe('Identity of the case within the suite.'),
    caseId: externalId
        .nullish()
        .describe('The same as `externalCaseId`, as later reporters declare it.'),
    metadata: openObjectSchema
        .nullish()
        .describe('Anything; `scores` and `evaluationConfig` in it stand beside it in replies.'),
    isNegativeTest: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullish().describe('It asked that no tool is called.'),
    expectedOutput: anyText.describe('What was hoped for.'),
    advancedConfig: openObjectSchema.nullish().describe('How the model was called.'),
    matchOptions: openObjectSchema
        .nullish()
        .describe('How the expected tool calls were held against the actual ones.'),
    widgetSnapshots: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(openObjectSchema)
        .nullish()
        .describe('What widgets showed; told again in the trace.'),
});
/** What a row is and how it ended: without these, or with others, it would be another row. */
const ROW_ESSENTIALS = ['caseTitle', 'passed', 'externalIterationId', 'externalCaseId', 'caseId'];
const readRowSchema = (0,_wire_tolerance_js__WEBPACK_IMPORTED_MODULE_4__/* .tolerant */ .a8)(ingestRowSchema, ROW_ESSENTIALS);
/** POST …/eval-ingest/runs/start. */
const ingestStartSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3(runLevel);
/** POST …/eval-ingest/report: a whole run in one request. */
const ingestReportSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    ...runLevel,
    results: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(readRowSchema)
        .min(1)
        .max(INGEST_LIMITS.rowsPerRequest)
        .describe('All rows of the run.'),
});
/** POST …/eval-ingest/runs/iterations. */
const ingestAppendSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    runId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).describe('From the start of the run.'),
    results: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(readRowSchema).max(INGEST_LIMITS.rowsPerRequest).describe('Further rows.'),
});
/** POST …/eval-ingest/runs/finalize. */
const ingestFinalizeSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    runId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).describe('From the start of the run.'),
    externalRunId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).describe('That of the same run.'),
});
const summarySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    total: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    failed: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    passRate: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish(),
});
/** Success of finalize. `ok: false` in a 2xx is a failure all the same. */
const ingestResultSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    ok: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true),
    suiteId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    result: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    summary: summarySchema.nullish(),
});
/** Success of report. `reused`: the run was there before. */
const ingestReportedSchema = ingestResultSchema.extend({ reused: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() });
/** Success of start. */
const ingestStartedSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    ok: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true),
    suiteId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    reused: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    result: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    summary: summarySchema.nullish(),
});
/** Success of append: rows stored, rows known already, rows of the run in all. */
const ingestAppendedSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    ok: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true),
    projectId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    inserted: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    skipped: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    total: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
});
/** Success of artifacts/upload-url: an absolute address for one upload. */
const uploadAddressSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    ok: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true),
    projectId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    uploadUrl: zod__WEBPACK_IMPORTED_MODULE_3__/* .url */ .OZ5(),
});
/** Success of the upload itself. */
const storedArtifactSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ storageId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1) });
/** Answer to older reporters that ask what the service understands. */
const capabilitiesSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    capabilities: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ evalsHostConfig: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish() }),
});


/***/ }),

/***/ 87287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ingestResultFiles: () => (/* binding */ ingestResultFiles)
});

// UNUSED EXPORTS: defaultSuiteName

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/session/workspace/missing-file.js
var missing_file = __webpack_require__(19224);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/client/retry/default-policy.js
var default_policy = __webpack_require__(55321);
// EXTERNAL MODULE: ./build/trouble/whose-trouble.js
var whose_trouble = __webpack_require__(12538);
// EXTERNAL MODULE: ./build/results/progress.js
var progress = __webpack_require__(26378);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/results/read/decode.js


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
    return (external_node_util_.types.isNativeError(error) && 'code' in error && error.code === 'ERR_ENCODING_NOT_SUPPORTED');
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
        if ((0,external_node_buffer_.isAscii)(bytes))
            return bytes.toString('latin1');
        if ((0,external_node_buffer_.isUtf8)(bytes))
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
    return continues && at + length <= bytes.length && (0,external_node_buffer_.isUtf8)(bytes.subarray(at, at + length))
        ? length
        : 0;
}

;// CONCATENATED MODULE: ./build/results/read/text.js
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

;// CONCATENATED MODULE: ./build/results/read/detect.js

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
    return known ?? `an XML file with the root element <${cleanText(localName, 80)}>`;
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

// EXTERNAL MODULE: ./build/model/choices/ingest-choices.js
var ingest_choices = __webpack_require__(1772);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./build/results/read/parsed-case.js
function isBad(status) {
    return status === 'failed' || status === 'error';
}

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
    return cleanText(word, MAX_WORD_LENGTH).replace(/\s+/g, ' ');
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
        const failed = known.filter(({ status }) => isBad(status)).length;
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
    const message = `says the run was interrupted after ${counted(report.files.length, 'test file')}`;
    if (nothingFailed)
        tally.fail(message);
    else
        tally.warn(message);
}
function buildEntry(file, assertion, status) {
    const { title, fullName, duration, location, retryReasons, invocations } = assertion;
    const attempts = Math.max(1, Math.trunc(invocations), retryReasons.length + 1);
    return {
        suitePath: [file.path, ...assertion.ancestorTitles.map(cleanName)],
        className: null,
        name: cleanName(title || fullName),
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
        return { message: cleanText(withoutStack(details)), details: cleanText(details) };
    return { message: stated === 'failed' ? null : `status: ${toldWord(stated)}`, details: null };
}
/** A file that could not be loaded, or a hook that threw while its tests were left out. */
function buildFileFailure(file) {
    const details = cleanText(file.message.trim());
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
        message: firstLine(lines.join('\n')) ?? firstLine(details),
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
            path: cleanName(relativePath(file.name)),
            failed: isBad(outcomeOfWord(file.status)),
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
            path: cleanName(relativePath(file.name || file.testFilePath)),
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
        return isBad(outcomeOfWord(file.status));
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
            fail(`is ${describeForeignJson(document)}, not a report of ${producers}`);
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
                tally.warn(`has ${counted(noise, 'character')} of console output around the report`);
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
                tally.fail(`has ${counted(bad - MAX_TOLD, 'JSON document')} more that cannot be read`);
            }
            if (reports > 1)
                tally.warn(`has ${counted(reports, 'JSON report')}; read them all`);
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
const MAX_PENDING_LENGTH = 2 * MAX_TEXT_LENGTH;
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
            this.stop(`is not well-formed XML: ${cleanText(reason, 200)}`);
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
    saxes['text'] = detach(saxes['text'].slice(0, MAX_TEXT_LENGTH));
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
    const room = MAX_TEXT_LENGTH + 1 - element.body.length;
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
        lastRaw = raw === undefined ? raw : detach(raw);
        lastClean = raw === undefined || raw === '' ? null : cleanName(raw);
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
        name: cleanName(name),
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
        failures: results.length === 0 && isBad(status) ? 1 : results.filter(counts).length,
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
        return { message: isBad(status) ? said : null, details: null };
    const ordered = results.toSorted((one, other) => junit_case_gravity[one.kind] - junit_case_gravity[other.kind]);
    const messages = ordered.map(messageOf).filter((message) => message !== null);
    const bodies = ordered.map(({ body }) => body.trim()).filter((body) => body !== '');
    const message = messages.length === 0 ? null : cleanText([...new Set(messages)].join('\n'));
    const details = bodies.length === 0 ? null : cleanText(bodies.join('\n\n'));
    return { message, details: details === message ? null : details };
}
function messageOf({ message, body, type }) {
    return message.trim() || firstLine(body) || type.trim() || null;
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
            said: isBad(status) ? said : null,
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
                message: `${first.message} (and so do ${counted(further, 'suite')} more)`,
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
        const foreign = describeForeignRoot(localName, Object.keys(attributes));
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
        const clean = names.map(cleanName).filter((name) => name !== '');
        const pathLength = clean.reduce((sum, { length }) => sum + length, outer.pathLength);
        const fits = pathLength <= MAX_SUITE_PATH_LENGTH;
        const file = attributes['file'] || attributes['filepath'];
        suites.push({
            depth: xml.depth,
            suitePath: fits && clean.length > 0 ? [...outer.suitePath, ...clean] : outer.suitePath,
            pathLength: fits ? pathLength : outer.pathLength,
            file: file ? cleanName(file) : outer.file,
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
            if (isBad(entry.status) && openCase.results.length > 0)
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
                tally.warn(`has ${counted(roots, 'root element')}; read them all`);
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
            this.#counts.set(detach(reason), 1);
        else
            this.#further += 1;
    }
    /** One sentence a reason. */
    messages() {
        const told = [...this.#counts].map(([reason, count]) => `lists ${counted(count, 'case')} without an outcome that can be told: ${reason}`);
        if (this.#further === 0)
            return told;
        const further = `lists ${counted(this.#further, 'case')} more without an outcome that can be told`;
        return [...told, further];
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/results/read/tally/case-parts.js
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
            shared = mix(SEED, joinParts({ ...parts, name: '' }));
            last = { suitePath: parts.suitePath, className: parts.className };
        }
        return mix(shared, isPlain(parts.name) ? parts.name : JSON.stringify([parts.name]));
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
            const key = joinParts(attempt, attempt.file ?? '');
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
    return after === 'any' || (after === 'failure' && isBad(before.status));
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
        warnings.push((0,declared_counts/* discrepancyOfFile */.P4)(declared.failed, 'failure', counted(failed, 'failed case')));
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
        const found = `lists ${counted(duplicates, 'repeat')} of another case's suite, class and name`;
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
            if (isBad(entry.status))
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
    const decoder = createDecoder(tally.warn);
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
        const detection = detectFormat(head, whole);
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

;// CONCATENATED MODULE: ./build/results/read/places/checkout-files.js


/** Names kept in all; beyond that everything is forgotten, and read again where it is asked for. */
const MAX_NAMES = 500_000;
/** Costs of a folder beside its names. */
const FOLDER_NAMES = 16;
/**
 * Reads each folder once, when something in it is asked for. Results ask for millions of paths that
 * are not there: these cost a look into a list, and are not remembered.
 */
function createCheckoutFiles(workspace) {
    let root = null;
    let names = 0;
    function read(path) {
        const entries = new Map(entriesOf(path).map((entry) => [entry.name, entry]));
        const folders = new Map();
        names += entries.size + FOLDER_NAMES;
        return {
            hasFile(name) {
                const entry = entries.get(name);
                return entry !== undefined && (entry.isFile() || linked(path, entry)?.isFile() === true);
            },
            folder(name) {
                const entry = entries.get(name);
                if (entry === undefined)
                    return null;
                if (!entry.isDirectory() && linked(path, entry)?.isDirectory() !== true)
                    return null;
                const known = folders.get(name) ?? read((0,external_node_path_.join)(path, name));
                folders.set(name, known);
                return known;
            },
        };
    }
    return {
        root() {
            if (names > MAX_NAMES) {
                root = null;
                names = 0;
            }
            root ??= read(workspace);
            return root;
        },
    };
}
/** What cannot be listed holds nothing that a link could lead to. */
function entriesOf(path) {
    try {
        return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
/** What a link leads to; null for what is no link, or leads nowhere. */
function linked(path, entry) {
    if (!entry.isSymbolicLink())
        return null;
    try {
        return (0,external_node_fs_.statSync)((0,external_node_path_.join)(path, entry.name), { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/results/read/places/stack-places.js
/** What ends a place in a stack: `:12`, or Python's `", line 12`, behind the ending of a file. */
const PLACE_END = /(?::|", line )(?<=\.[A-Za-z]\w{0,5}(?::|", line ))(\d{1,9})/g;
/** A path of a stack is looked for in this many characters. */
const PATH_CHARACTERS = 300;
const STACK_CHARACTERS = 20_000;
const STACK_PLACES = 40;
/** The places a stack names, the innermost first; those of dependencies are left out. */
function stackPlaces(stack) {
    const places = [];
    const text = stack.slice(0, STACK_CHARACTERS);
    for (const { index, 1: line } of text.matchAll(PLACE_END)) {
        const path = pathBefore(text, index);
        if (path === null || path.split(/[\\/]/).includes('node_modules'))
            continue;
        places.push({ path, line: Number(line) });
        if (places.length === STACK_PLACES)
            break;
    }
    return places;
}
/**
 * The path whose ending ends right before `end`, also behind `(`, `file://` or a quote; null where
 * there is none. Goes backwards once: a regular expression would try at every character.
 */
function pathBefore(text, end) {
    const dot = text.lastIndexOf('.', end - 1);
    const first = Math.max(0, end - PATH_CHARACTERS);
    let start = dot;
    /** Behind the last space of what may be the first segment, which has none. */
    let afterSpace = -1;
    let at = dot - 1;
    for (; at >= first; at -= 1) {
        const code = text.charCodeAt(at);
        if (isSeparator(code)) {
            // An address has two slashes where its path has not begun yet.
            if (isSeparator(text.charCodeAt(at + 1)))
                break;
            afterSpace = -1;
        }
        else if (code === SPACE) {
            if (afterSpace === -1)
                afterSpace = at + 1;
        }
        else if (!isPathCharacter(code))
            break;
        start = at;
    }
    if (afterSpace !== -1)
        start = afterSpace;
    if (start === dot)
        return null;
    return text.slice(withDrive(text, start), end);
}
const DRIVE = /(?:^|[^A-Za-z])[A-Za-z]:$/;
function withDrive(text, start) {
    return DRIVE.test(text.slice(Math.max(0, start - 3), start)) ? start - 2 : start;
}
const SPACE = 0x20;
function isSeparator(code) {
    return code === 0x2f || code === 0x5c;
}
const PATH_CHARACTER = /[\w@$.+~-]/;
/** Which of the characters of ASCII a segment of a path has in a stack. */
const PATH_CODES = Array.from({ length: 128 }, (_, code) => PATH_CHARACTER.test(String.fromCharCode(code)));
function isPathCharacter(code) {
    return PATH_CODES[code] === true;
}

;// CONCATENATED MODULE: ./build/results/read/places/source-location.js



/** Where build tools of the JVM keep what a dotted class name says. */
const JVM_ROOTS = [
    ['src', 'test', 'java'],
    ['src', 'test', 'kotlin'],
    ['src', 'test', 'groovy'],
    ['src', 'test', 'scala'],
    ['src'],
    ['test'],
];
const JVM_ENDINGS = ['.java', '.kt', '.groovy', '.scala'];
/** Systems have no longer paths, and people no deeper ones. */
const MAX_PATH_LENGTH = 4096;
const source_location_MAX_DEPTH = 100;
/**
 * Looks in this order: the file the result names, the file its class name stands for, the first
 * place of its stack that is in the checkout. A path that is not there is never given out, since
 * a link or annotation on it would lead nowhere.
 */
function createSourceLocator(workspace) {
    const files = createCheckoutFiles(workspace);
    const fileOfPath = keepLast((path) => findPath(files.root(), workspace, path));
    const fileOfClass = keepLast((className) => findClass(files.root(), className));
    return ({ file, line, className, details }) => {
        const named = (file && fileOfPath(file)) || (className && fileOfClass(className));
        if (named && line !== null)
            return { file: named, line };
        if (details === null)
            return named ? { file: named, line: null } : null;
        for (const place of stackPlaces(details)) {
            const found = findPath(files.root(), workspace, place.path);
            if (found !== null && (!named || found === named))
                return { file: found, line: place.line };
        }
        return named ? { file: named, line: null } : null;
    };
}
/** The cases of a suite share their file and class; those of all suites are too many to keep. */
function keepLast(find) {
    let last = null;
    return (text) => {
        if (last?.text !== text)
            last = { text, found: find(text) };
        return last.found;
    };
}
/**
 * What a path is relative to the workspace: itself, or, since tests often run in a container or an
 * other checkout, what is left of it without its first folders.
 */
function findPath(root, workspace, path) {
    if (path.length > MAX_PATH_LENGTH)
        return null;
    const inside = (0,external_node_path_.isAbsolute)(path) ? (0,external_node_path_.relative)(workspace, path) : path;
    const segments = inside.split(/[\\/]/).filter((segment) => segment !== '' && segment !== '.');
    if (segments.length > source_location_MAX_DEPTH)
        return null;
    const own = segments.filter((segment) => segment !== '..');
    if (own.length === segments.length && hasFile(root, own))
        return own.join('/');
    if (!(0,external_node_path_.isAbsolute)(path) && own.length === segments.length)
        return null;
    // The bare name of a file is too weak a sign of which one is meant.
    for (let start = 0; start < own.length - 1; start += 1) {
        if (hasFile(root, own, start))
            return own.slice(start).join('/');
    }
    return null;
}
function hasFile(root, segments, start = 0) {
    let folder = root;
    for (let at = start; at < segments.length - 1 && folder !== null; at += 1) {
        folder = folder.folder(segments[at] ?? '');
    }
    return folder?.hasFile(segments.at(-1) ?? '') === true;
}
/** The file a class name stands for: `com.acme.FooTest$Inner`, `tests.test_math.TestSum`. */
function findClass(root, className) {
    const [outer = ''] = className.split('$', 1);
    if (outer.length > MAX_PATH_LENGTH || !/^[\w.]+$/.test(outer) || !outer.includes('.'))
        return null;
    const segments = outer.split('.');
    if (segments.length > source_location_MAX_DEPTH)
        return null;
    return pythonFile(root, segments) ?? jvmFile(root, segments);
}
/** The longest beginning of the name that is a module. */
function pythonFile(root, segments) {
    let longest = null;
    let folder = root;
    for (const [depth, segment] of segments.entries()) {
        if (folder === null)
            break;
        if (folder.hasFile(`${segment}.py`))
            longest = `${segments.slice(0, depth + 1).join('/')}.py`;
        folder = folder.folder(segment);
    }
    return longest;
}
function jvmFile(root, segments) {
    const name = segments.at(-1) ?? '';
    for (const jvmRoot of JVM_ROOTS) {
        let folder = root;
        const folders = [...jvmRoot, ...segments.slice(0, -1)];
        for (const segment of folders)
            folder = folder?.folder(segment) ?? null;
        const ending = JVM_ENDINGS.find((one) => folder?.hasFile(`${name}${one}`));
        if (ending !== undefined)
            return [...folders, `${name}${ending}`].join('/');
    }
    return null;
}

;// CONCATENATED MODULE: ./build/results/read/test-outcome.js
/**
 * What the end of the test step says against the result files; null where it agrees with them. Many
 * test runners write a clean file and fail all the same: for a file that could not be loaded, an
 * error outside every test, a hook at the very end.
 */
function outcomeProblem(outcome, files) {
    const message = contradiction(outcome, files);
    return message === null ? null : { kind: 'evidence', message };
}
function contradiction(outcome, files) {
    switch (outcome) {
        case 'failure':
            if (files.some(({ failed, error }) => failed + error > 0))
                return null;
            return files.length === 0
                ? 'The step that ran the tests failed and left no results.'
                : 'The step that ran the tests failed, but no test in the result files did: something ' +
                    'broke outside the tests they list. Its log tells what.';
        case 'cancelled':
            return 'The step that ran the tests was cancelled, so the results are not whole.';
        case 'skipped':
            return 'The step that ran the tests was skipped, so the results are not its own.';
        default:
            return null;
    }
}

;// CONCATENATED MODULE: ./build/results/read/read-files.js






/** Reads files, in the order of their names, so that a repeat gives the same cases the same ids. */
async function readFiles({ files, format, mergeRetries, testOutcome }, { workspace, signal, secrets, clock, logger }, take) {
    const options = { format, mergeRetries, workspace, signal };
    const locate = createSourceLocator(workspace);
    const summaries = [];
    const tell = (0,progress/* tellProgress */.X)({ clock, logger }, (count) => `Read ${(0,quantity/* formatCount */.B4)(count)} tests so far.`);
    for (const { path, name } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const sink = (parsed) => {
            const { file = null, line = null } = locate(parsed) ?? {};
            parsed.file = file;
            parsed.line = line;
            take(parsed, name);
            tell(1);
        };
        summaries.push(await parseResultFile(path, { file: name, ...options }, sink));
    }
    const formats = new Set(summaries.map((summary) => summary.format));
    const [framework = null] = formats;
    const outcome = outcomeProblem(testOutcome, summaries);
    return {
        framework: formats.size === 1 ? framework : null,
        problems: [
            ...summaries.flatMap(({ errors }) => errors.map((error) => damageProblem(error, secrets))),
            ...(outcome === null ? [] : [outcome]),
        ],
        warnings: summaries.flatMap(({ file, warnings }) => warnings.map((warning) => `${file}: ${withoutSecrets(warning, secrets)}`)),
    };
}
function damageProblem({ file, line, message, casesReadBefore }, secrets) {
    const read = `${casesReadBefore} ${casesReadBefore === 1 ? 'case was' : 'cases were'} read before`;
    return {
        kind: 'damaged-file',
        message: `${file} ${withoutSecrets(message, secrets)} (${read}).`,
        location: { file, line },
    };
}

;// CONCATENATED MODULE: ./build/results/report/identity.js


/** Identities are this many hexadecimal digits, 128 bits. */
const IDENTITY_LENGTH = 32;
/**
 * Identity of a case, fit for `externalCaseId`: a hash of its suite path, class and name, and of
 * its ordinal where a file holds the very same case more than once. Neither order, filter nor
 * shard changes it.
 */
function caseIdentity(parsedCase) {
    return identityOfKey(caseKey(parsedCase));
}
/** The identity in half the characters, one a byte, and in half the time: for maps of very many. */
function caseKey(parsedCase) {
    const text = [parsedCase.ordinal, joinParts(parsedCase)].join(SEPARATOR);
    return (0,external_node_crypto_.hash)('sha256', text, 'binary').slice(0, IDENTITY_LENGTH / 2);
}
/** The identity of a `caseKey`. */
function identityOfKey(key) {
    return Buffer.from(key, 'latin1').toString('hex');
}
/**
 * `externalIterationId` of a row. A resend within one workflow attempt has the same id and is
 * skipped by the service; a re-run job is a new attempt and adds new rows.
 */
function externalIterationId(row) {
    return digest([row.caseId, row.iteration, row.shard ?? '', row.attempt]);
}
function digest(parts) {
    return (0,external_node_crypto_.hash)('sha256', parts.join(SEPARATOR)).slice(0, IDENTITY_LENGTH);
}

;// CONCATENATED MODULE: ./build/results/report/result-row.js


/** Which job's results they are, and what must not be in them. */
function rowOrigin(shard, { environment, secrets }) {
    return {
        shard: shard?.index ?? null,
        workflowAttempt: workflowAttempt(environment),
        scrub: (text) => withoutSecrets(text, secrets),
    };
}
/** Attempt of the workflow run, from 1. */
function workflowAttempt(environment) {
    const attempt = Number(environment['GITHUB_RUN_ATTEMPT']);
    return Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1;
}
/** A case of a result file as a row. `iteration` counts from 1 in its case. */
function resultRow(parsed, { caseId, iteration }, { shard, workflowAttempt, scrub }) {
    const { status, durationMs, message, details, flaky, attempts, file, line } = parsed;
    return {
        caseId,
        id: externalIterationId({ caseId, iteration, shard, attempt: workflowAttempt }),
        title: scrub(caseTitle(parsed)),
        status,
        durationMs,
        error: message === null ? DEFAULT_ERRORS[status] : scrub(message),
        errorDetails: details === null ? null : scrub(details),
        flaky,
        attempts,
        file,
        line,
        shard,
        workflowAttempt,
        shardRows: null,
    };
}
const DEFAULT_ERRORS = {
    passed: null,
    failed: 'The test failed.',
    error: 'The test broke.',
    skipped: null,
};
/** Names from the outermost inwards, none of them twice in a row. */
function caseTitle({ suitePath, className, name, }) {
    const names = [...suitePath, className ?? '', name].filter((part) => part.trim() !== '');
    return names.filter((part, index) => part !== names[index - 1]).join(' › ') || 'Unnamed test';
}
/** The row on the wire; `readStoredRows` reads the metadata back. */
function ingestRow(row, { resultFile, artifactId }) {
    return {
        caseTitle: row.title,
        passed: row.status === 'passed',
        ...(row.durationMs !== null && { durationMs: row.durationMs }),
        ...(row.error !== null && { error: row.error }),
        ...(row.errorDetails !== null && { errorDetails: row.errorDetails }),
        externalCaseId: row.caseId,
        externalIterationId: row.id,
        metadata: {
            status: row.status,
            flaky: row.flaky,
            attempts: row.attempts,
            ...(row.file !== null && { file: row.file }),
            ...(row.line !== null && { line: row.line }),
            ...(row.shard !== null && { shard: row.shard }),
            ...(row.shardRows !== null && { shardRows: row.shardRows }),
            workflowAttempt: row.workflowAttempt,
            resultFile,
            ...(artifactId !== null && { artifactId }),
        },
    };
}

// EXTERNAL MODULE: ./build/client/errors/api-error.js
var api_error = __webpack_require__(58327);
// EXTERNAL MODULE: ./build/client/retry/retry-decision.js
var retry_decision = __webpack_require__(75692);
// EXTERNAL MODULE: ./build/resilience/retry.js
var retry = __webpack_require__(87030);
// EXTERNAL MODULE: ./build/resilience/time-limit.js
var time_limit = __webpack_require__(78005);
;// CONCATENATED MODULE: ./build/results/upload/artifacts.js








const TRIES = 3;
/** A service that took none while so many failed is not asked to take the others. */
const MAX_FAILURES = 3;
/** How much of the time raw files may take, and how much at most: the results are to follow them. */
const TIME_SHARE = 0.25;
const LONGEST_MS = 5 * 60_000;
/**
 * Uploads the raw files one after another, but for those with a secret in them: unlike the results
 * they cannot be rid of it and stay what they are. Rejects only with the abort reason.
 */
async function storeArtifacts(files, parts) {
    const { signal } = parts.options;
    const leftMs = Math.max(0, parts.options.deadlineAtMs - parts.clock.now());
    const timeMs = Math.min(leftMs * TIME_SHARE, LONGEST_MS);
    const limit = (0,time_limit/* startTimeLimit */.r5)(timeMs, signal);
    const deadlineAtMs = parts.clock.now() + timeMs;
    const options = { deadlineAtMs, signal: limit.signal, optional: true };
    try {
        return await storeOneByOne(files, { ...parts, options }, limit);
    }
    finally {
        limit.end();
    }
}
async function storeOneByOne(files, parts, limit) {
    const ids = new Map();
    const warnings = [];
    let failures = 0;
    let unwanted = false;
    for (const [index, file] of files.entries()) {
        if (unwanted || (ids.size === 0 && failures >= MAX_FAILURES) || limit.isReached()) {
            warnings.push(`${files.length - index} further result files were not uploaded.`);
            break;
        }
        const notUploaded = `${file.name} itself was not uploaded`;
        try {
            const content = await (0,external_node_fs_.openAsBlob)(file.path);
            if (await holdsSecret(content, parts.redactor)) {
                warnings.push(`${notUploaded}: it holds a secret of this job.`);
            }
            else
                ids.set(file.name, await storeContent(content, parts));
        }
        catch (error) {
            if (!limit.isReached())
                limit.signal.throwIfAborted();
            failures += 1;
            // The rate is for the results; a service that has not answered in time will not do so either.
            unwanted = (0,retry_decision/* isRateRejection */.WH)(error) || isTimeout(error);
            const reason = limit.isReached() ? 'it took too long.' : (0,errors/* errorMessage */.gJ)(error);
            warnings.push(`${notUploaded}: ${reason}`);
        }
    }
    return { ids, warnings };
}
async function storeContent(content, parts) {
    const { client, projectId, clock, random, options } = parts;
    const contentType = await contentTypeOf(content);
    // An address serves one upload, so that every try needs one of its own; what keeps the service
    // from giving one has been tried again by then.
    let hasAddress = false;
    const upload = async () => {
        hasAddress = false;
        const url = await client.artifacts.uploadAddress(projectId, options);
        hasAddress = true;
        return client.artifacts.upload({ url, content, contentType }, options);
    };
    return (0,retry/* retry */.L)(upload, {
        policy: { ...parts.retryPolicy, maxAttempts: TRIES },
        judge: (error) => (hasAddress && (0,retry_decision/* isTransient */.dg)(error) && !isTimeout(error) ? {} : null),
        ...{ clock, random, signal: options.signal },
    });
}
function isTimeout(error) {
    if (error instanceof api_error/* DeadlineError */.j3)
        return true;
    return error instanceof api_error/* NetworkError */.Dr && error.kind === 'timeout';
}
/** Looks at the file as text, in whatever encoding it is. */
async function holdsSecret(content, redactor) {
    const decoder = createDecoder(() => undefined);
    const search = redactor.search();
    for await (const chunk of content.stream()) {
        if (search.finds(decoder.write(chunk)))
            return true;
    }
    return search.finds(decoder.end());
}
const HEAD_BYTES = 4 * 1024;
const CONTENT_TYPES = { xml: 'application/xml', json: 'application/json' };
/** Judged by the beginning of the content, as its format is. */
async function contentTypeOf(content) {
    const head = await content.slice(0, HEAD_BYTES).text();
    const detection = detectFormat(head, content.size <= HEAD_BYTES);
    return detection === null || detection.kind === 'other'
        ? 'application/octet-stream'
        : CONTENT_TYPES[detection.kind];
}

// EXTERNAL MODULE: ./build/results/upload/ci-metadata.js
var ci_metadata = __webpack_require__(50321);
// EXTERNAL MODULE: ./build/results/upload/rows/row-audit.js
var row_audit = __webpack_require__(70195);
// EXTERNAL MODULE: ./build/results/upload/rows/row-batches.js
var row_batches = __webpack_require__(79292);
;// CONCATENATED MODULE: ./build/results/upload/rows/row-collector.js



/** Turns cases into rows and cuts the rows into requests, in one pass. */
class RowCollector {
    #origin;
    #batches = new row_batches/* RowBatches */.V();
    #rows = [];
    #iterations = new Map();
    #sent = 0;
    /** Held back, since the last row of a shard carries how many there are. */
    #held = null;
    constructor(origin) {
        this.#origin = origin;
    }
    add(parsed, source) {
        const caseId = caseIdentity(parsed);
        const iteration = (this.#iterations.get(caseId) ?? 0) + 1;
        this.#iterations.set(caseId, iteration);
        const row = resultRow(parsed, { caseId, iteration }, this.#origin);
        this.#rows.push(row);
        if (row.status === 'skipped')
            return;
        this.#release({ shardRows: null });
        this.#sent += 1;
        this.#held = { row, source };
    }
    /** A shard of which not everything could be read does not say that these are all its rows. */
    finish({ whole }) {
        const complete = whole && this.#origin.shard !== null;
        this.#release({ shardRows: complete ? this.#sent : null });
        return { rows: this.#rows, batches: this.#batches.finish() };
    }
    #release({ shardRows }) {
        if (this.#held === null)
            return;
        const { row, source } = this.#held;
        this.#batches.add(ingestRow({ ...row, shardRows }, source));
    }
}

// EXTERNAL MODULE: ./build/results/upload/run/project.js
var run_project = __webpack_require__(8176);
;// CONCATENATED MODULE: ./build/results/report/ingest-report.js
/** The report on what result files hold, where no service keeps it. */
function ingestReport(suiteName, { cases, problems, warnings }) {
    return {
        source: 'ingest',
        suite: { id: null, name: suiteName },
        project: null,
        run: null,
        servers: [],
        cases,
        problems: [...problems],
        warnings: [...warnings],
        notice: null,
    };
}

// EXTERNAL MODULE: ./build/identity/case-identity.js
var case_identity = __webpack_require__(79594);
// EXTERNAL MODULE: ./build/model/cases/folded-cases.js
var folded_cases = __webpack_require__(99535);
;// CONCATENATED MODULE: ./build/results/report/report-cases.js




/** Up to so many passing cases are listed; a report of more would be of use to nobody. */
const MAX_PASSING_CASES = 20_000;
/** Of more than that, so many. */
const SAMPLE_CASES = 1_000;
/** How many of so many passing cases, or skipped ones, are listed. */
function listedOf(cases, maxCases) {
    return cases <= maxCases ? cases : Math.min(maxCases, SAMPLE_CASES);
}
/** Characters of messages, and of the long texts behind them, kept in all. */
const report_cases_MAX_TEXT_LENGTH = 32 * 1024 * 1024;
/** What a message has left when there is no room any more. */
const SHORT_ERROR_LENGTH = 200;
/**
 * Cases of a report, in the order of their first rows. Of very many, the plainly passing ones
 * beyond the limit share one entry that has of each its identity, counts and duration.
 */
function reportCases(rows, maxPassingCases = MAX_PASSING_CASES) {
    const groups = Map.groupBy(rows, ({ caseId }) => caseId);
    const plain = new Set([...groups.values()].filter((group) => group.every(report_cases_isPlain)));
    const listed = listedOf(plain.size, maxPassingCases);
    const texts = new TextBudget();
    const cases = [];
    const folder = new folded_cases/* CaseFolder */.Jy();
    let passing = 0;
    for (const [id, group] of groups) {
        if (plain.has(group))
            passing += 1;
        if (plain.has(group) && passing > listed) {
            const durationMs = (0,model_counts/* sumKnown */.z_)(group, (row) => row.durationMs);
            const identity = (0,case_identity/* identityOfResult */.Xg)(id);
            folder.add({ identity, passed: group.length, skipped: 0, durationMs });
        }
        else
            cases.push(caseReport(id, group, texts));
    }
    return [...cases, ...foldedCase('passing', folder)];
}
function report_cases_isPlain({ status, flaky }) {
    return status === 'passed' && !flaky;
}
function caseReport(id, rows, texts) {
    const [first] = rows;
    return {
        id,
        identity: (0,case_identity/* identityOfResult */.Xg)(id),
        title: first?.title ?? id,
        location: first === undefined ? null : locationOf(first),
        iterations: rows.map((row, index) => iterationReport(row, index + 1, texts)),
    };
}
/** Place of a row's case; null where its file is not known. */
function locationOf({ file, line, }) {
    return file === null ? null : { file, line };
}
const NONE = { input: null, output: null, total: null };
/** A row as an iteration of its case; `number` counts from 1. */
function iterationReport(row, number, texts) {
    return {
        id: row.id,
        number,
        outcome: row.status,
        startedAtMs: null,
        durationMs: row.durationMs,
        tokens: NONE,
        model: null,
        provider: null,
        error: texts.shorten(row.error),
        errorDetails: texts.spend(row.errorDetails),
        expectedToolCalls: [],
        actualToolCalls: [],
        analysis: null,
        assertions: [],
        flaky: row.flaky,
        attempts: row.attempts,
    };
}
/** The entry that stands for many plain cases; none where there are none. */
function foldedCase(kind, folder) {
    const folded = folder.finish();
    if (folded === null)
        return [];
    return [
        {
            id: `further-${kind}-cases`,
            title: (0,quantity/* countOf */.pq)(folded.cases, `further ${kind} case`),
            location: null,
            iterations: [],
            folded,
        },
    ];
}
/** Keeps texts until there are too many of them in all. */
class TextBudget {
    #left = report_cases_MAX_TEXT_LENGTH;
    /** A text that may be left out. */
    spend(text) {
        if (text === null || text.length > this.#left)
            return null;
        this.#left -= text.length;
        return text;
    }
    /** A text of which the beginning stays in any case. */
    shorten(text) {
        if (text === null)
            return null;
        return this.spend(text) ?? `${text.slice(0, SHORT_ERROR_LENGTH).toWellFormed()}… (cut)`;
    }
}

;// CONCATENATED MODULE: ./build/results/upload/upload-report.js


/** The report on a job's results and their upload. `project` is as the user named it. */
function uploadReport({ suiteName, project }, results, artifacts, upload) {
    const { run } = upload;
    const projectId = run?.projectId ?? null;
    return {
        ...ingestReport(suiteName, {
            cases: reportCases(upload.rows),
            problems: [...results.problems, ...upload.problems],
            warnings: [...results.warnings, ...artifacts.warnings, ...upload.warnings],
        }),
        suite: { id: run?.suiteId ?? null, name: suiteName },
        project: projectId === null ? null : { id: projectId, name: project ?? null },
        run: runFacts(upload),
        artifacts: [...artifacts.ids].map(([file, id]) => ({ file, id })),
    };
}
function runFacts({ run, status, result, declared }) {
    if (!run)
        return null;
    return {
        id: run.runId,
        number: null,
        status: status ?? 'running',
        result: result === 'passed' || result === 'failed' ? result : null,
        createdAtMs: null,
        completedAtMs: null,
        notes: null,
        declared: declared ?? null,
    };
}

// EXTERNAL MODULE: ./build/client/run-creation/run-creation.js
var run_creation = __webpack_require__(22473);
// EXTERNAL MODULE: ./build/results/upload/rows/append-batches.js
var append_batches = __webpack_require__(38196);
;// CONCATENATED MODULE: ./build/results/shards/newest-attempts.js

/**
 * The rows that count: of each shard, those of its newest attempt. One that passed there, and did
 * not in an attempt before, is flaky; one that did not pass there is nothing but that, whatever came
 * before. Every attempt before counts as one it was tried in.
 */
function newestAttempts(rows) {
    const newest = new Map();
    for (const { shard, workflowAttempt } of rows) {
        newest.set(shard, Math.max(workflowAttempt, newest.get(shard) ?? 0));
    }
    const isNewest = (row) => row.workflowAttempt === newest.get(row.shard);
    const superseded = Map.groupBy(rows.filter((row) => !isNewest(row)), ({ caseId }) => caseId);
    return rows.filter(isNewest).map((row) => withHistory(row, superseded.get(row.caseId) ?? []));
}
function withHistory(row, superseded) {
    const earlier = superseded.filter((other) => other.workflowAttempt < row.workflowAttempt);
    if (earlier.length === 0 || row.status === 'skipped')
        return row;
    const recovered = earlier.some(({ status }) => isBad(status));
    const before = new Set(earlier.map(({ workflowAttempt }) => workflowAttempt)).size;
    const flaky = row.status === 'passed' && (row.flaky || recovered);
    return { ...row, flaky, attempts: row.attempts + before };
}

;// CONCATENATED MODULE: ./build/results/upload/rows/stored-rows.js

/** What the service may tell of an ingested row beside what the API documents. */
const extrasSchema = schemas/* looseObject */._H3({
    externalIterationId: schemas/* string */.YjP().nullish().catch(null),
    externalCaseId: schemas/* string */.YjP().nullish().catch(null),
    errorDetails: schemas/* string */.YjP().nullish().catch(null),
    metadata: schemas/* looseObject */._H3({
        status: schemas/* enum */.k5n(['passed', 'failed', 'error']).optional().catch(undefined),
        flaky: schemas/* boolean */.zMY().catch(false),
        attempts: schemas/* number */.aig().catch(1),
        file: schemas/* string */.YjP().nullable().catch(null),
        line: schemas/* number */.aig().nullable().catch(null),
        shard: schemas/* number */.aig().nullable().catch(null),
        shardRows: schemas/* number */.aig().nullable().catch(null),
        workflowAttempt: schemas/* number */.aig().catch(1),
    })
        .nullish()
        .catch(null),
});
/** Reads a run back; every 200 rows cost a request. */
async function readStoredRows({ client, options }, ids) {
    const rows = [];
    let total = 0;
    const stored = client.runs.iterations(ids.projectId, ids.runId, {
        ...options,
        keptOf: storedRow,
    });
    for await (const iteration of stored) {
        total += 1;
        const row = storedRow(iteration);
        if (row !== null)
            rows.push(row);
    }
    return { rows, total };
}
/** Null where the service does not tell which row it is. */
function storedRow(iteration) {
    const { externalIterationId, externalCaseId, errorDetails, metadata } = extrasSchema.parse(iteration);
    if (!externalIterationId || !metadata)
        return null;
    return {
        caseId: externalCaseId ?? externalIterationId,
        id: externalIterationId,
        title: iteration.title ?? 'Untitled case',
        status: metadata.status ?? (iteration.result === 'passed' ? 'passed' : 'failed'),
        durationMs: iteration.durationMs ?? null,
        error: iteration.error ?? null,
        errorDetails: errorDetails ?? null,
        flaky: metadata.flaky,
        attempts: metadata.attempts,
        file: metadata.file,
        line: metadata.line,
        shard: metadata.shard,
        workflowAttempt: metadata.workflowAttempt,
        shardRows: metadata.shardRows,
    };
}

;// CONCATENATED MODULE: ./build/results/upload/run/run-end.js

async function rowsOfEarlierRuns(context, { projectId, earlierRunIds }) {
    const rows = [];
    for (const runId of earlierRunIds) {
        const stored = await readStoredRows(context, { projectId, runId });
        for (const row of stored.rows)
            rows.push(row);
    }
    return rows;
}
async function finalize({ client, project, options }, { runId, externalRunId }) {
    return client.ingest.finalize(project, { runId, externalRunId }, options);
}
/** `whole`: the rows that count are all the run has, so that its own judgement is about them. */
function judgementOf({ status, result, summary }, { whole }) {
    return {
        status: status ?? 'completed',
        result: whole ? (result ?? null) : null,
        declared: whole ? (summary ?? null) : null,
    };
}
function ended(run, end, population) {
    return { run, ...judgementOf(end, population) };
}
function openEnd(run, rows) {
    const none = { problems: [], warnings: [] };
    return { run, status: 'running', result: null, declared: null, rows, ...none };
}

;// CONCATENATED MODULE: ./build/results/upload/run/end-alone.js






/** Ends a run that has no other shards. */
async function endAlone(context, run, rows) {
    if (context.finalize === 'never')
        return openEnd(run, rows);
    const end = run.finished ?? (await finalize(context, run));
    const agrees = (0,row_audit/* countProblems */._k)(end.summary, (0,row_audit/* countRows */.BO)(rows)).length === 0;
    const judged = ended(run, end, { whole: agrees });
    if (!agrees) {
        const stored = await readStoredRows(context, run);
        const superseded = stored.rows.filter((row) => row.workflowAttempt < context.workflowAttempt);
        const problems = unexplained(stored, superseded, rows, end.summary);
        return { ...judged, rows: newestAttempts([...rows, ...superseded]), problems, warnings: [] };
    }
    const { earlier, warnings } = await historyOf(context, run);
    return { ...judged, rows: newestAttempts([...rows, ...earlier]), problems: [], warnings };
}
/** Time for what decides nothing. */
const HISTORY_TIME_MS = 60_000;
/** Rows of the attempts before, which tell what is flaky and decide nothing. */
async function historyOf(context, run) {
    const deadlineAtMs = Math.min(context.options.deadlineAtMs ?? Number.POSITIVE_INFINITY, context.clock.now() + HISTORY_TIME_MS);
    const options = { ...context.options, deadlineAtMs, optional: true };
    try {
        return { earlier: await rowsOfEarlierRuns({ ...context, options }, run), warnings: [] };
    }
    catch (error) {
        context.options.signal?.throwIfAborted();
        const warning = `What changed since the attempt before is not known: ${(0,errors/* errorMessage */.gJ)(error)}`;
        return { earlier: [], warnings: [warning] };
    }
}
/** Why the counts differ from ours, unless rows of attempts before account for it. */
function unexplained(stored, superseded, rows, summary) {
    if (stored.rows.length === 0)
        return (0,row_audit/* countProblems */._k)(summary, (0,row_audit/* countRows */.BO)(rows));
    const audit = (0,row_audit/* auditRows */.Pn)(stored, rows);
    if (audit.length > 0)
        return audit;
    const ours = (0,row_audit/* countRows */.BO)(rows).total;
    // Then the sums of the service have to be those of the rows that it tells one by one.
    if ((0,declared_counts/* bearsOut */.oL)(stored.total, ours + superseded.length)) {
        return (0,row_audit/* countProblems */._k)(summary, (0,row_audit/* countRows */.BO)(stored.rows), 'its rows');
    }
    return [
        {
            kind: 'evidence',
            message: `The run holds ${stored.total} results, of which this step sent ${ours} and attempts before it ${superseded.length}: somebody else reports to it.`,
        },
    ];
}

;// CONCATENATED MODULE: ./build/results/shards/missing-shards.js

/**
 * Numbers of the expected shards of which not every row has arrived. A shard counts by its newest
 * attempt alone, since an older one is superseded.
 */
function missingShards(rows, total) {
    const newest = new Map();
    for (const { shard, workflowAttempt, shardRows } of rows) {
        if (shard === null)
            continue;
        const known = newest.get(shard);
        if (known !== undefined && known.attempt > workflowAttempt)
            continue;
        const fresh = known === undefined || known.attempt < workflowAttempt;
        const seen = fresh ? { attempt: workflowAttempt, rows: 0, declared: null } : known;
        newest.set(shard, {
            attempt: workflowAttempt,
            rows: seen.rows + 1,
            declared: shardRows ?? seen.declared,
        });
    }
    const expected = Array.from({ length: total }, (_, position) => position + 1);
    return expected.filter((number) => {
        const shard = newest.get(number);
        return shard?.declared == null || !(0,declared_counts/* bearsOut */.oL)(shard.declared, shard.rows);
    });
}

;// CONCATENATED MODULE: ./build/results/upload/run/end-with-shards.js






/** Ends a run of several shards once all of them are complete, if this job may. */
async function endWithShards(context, run, ownRows, total) {
    if (context.finalize === 'never')
        return openEnd(run, ownRows);
    const stored = await readStoredRows(context, run);
    if (stored.total > 0 && stored.rows.length === 0)
        throw new row_audit/* EvidenceError */.oe(UNTOLD_SHARDS);
    const audit = (0,row_audit/* auditRows */.Pn)(stored, ownRows);
    const known = [...stored.rows, ...(await rowsOfEarlierRuns(context, run))];
    const ownIndex = context.shard?.index;
    // A shard in which no test ran has no rows to be seen by; of this one we know that it reported.
    const empty = (0,row_audit/* countRows */.BO)(ownRows).total === 0 ? ownIndex : null;
    const missing = missingShards(known, total).filter((shard) => shard !== empty);
    const merged = newestAttempts([...ownRows, ...withoutOwn(known, ownRows)]);
    if (missing.length > 0) {
        const told = missingText(missing, total);
        return context.finalize === 'auto'
            ? { ...openEnd(run, ownRows), problems: audit, warnings: [told] }
            : { ...openEnd(run, merged), problems: [{ kind: 'evidence', message: told }, ...audit] };
    }
    const end = run.finished ?? (await finalize(context, run));
    const whole = (0,declared_counts/* bearsOut */.oL)(stored.total, (0,row_audit/* countRows */.BO)(merged).total);
    const late = (0,declared_counts/* bearsOut */.oL)(end.summary?.total ?? null, stored.total)
        ? []
        : (0,row_audit/* countProblems */._k)(end.summary, { ...(0,row_audit/* countRows */.BO)(stored.rows), total: stored.total });
    return {
        ...ended(run, end, { whole }),
        rows: merged,
        problems: [...audit, ...late],
        warnings: [],
    };
}
const UNTOLD_SHARDS = 'The service does not tell which rows it has, so it cannot be known which shards reported. ' +
    'Report each shard as a suite of its own, with its own `suite-name`.';
function missingText(missing, total) {
    const shards = missing.length === 1 ? 'Shard' : 'Shards';
    return (`${shards} ${missing.join(', ')} of ${total} did not report all their results, so the run ` +
        'stays open. Their jobs failed, read a damaged file, are still at work, or ran no test.');
}
/** Our own rows say more than what the service tells of them. */
function withoutOwn(known, ownRows) {
    const ownIds = new Set(ownRows.map(({ id }) => id));
    return known.filter(({ id }) => !ownIds.has(id));
}

// EXTERNAL MODULE: ./build/contract/resources/run.js + 1 modules
var run = __webpack_require__(70854);
;// CONCATENATED MODULE: ./build/results/upload/run/open-run.js





/** The run-level body of a start or report; its notes name the run, so that it can be found. */
function runLevelBody({ runLevel }, externalRunId) {
    const notes = (0,run_creation/* notesWithMarker */.sR)(runLevel.notes, runMarker(externalRunId));
    return { ...runLevel, externalRunId, notes };
}
function runMarker(externalRunId) {
    return `ingest ${externalRunId}`;
}
/** Identity of the run for an attempt that finds the one of an earlier attempt finalized. */
function attemptRunId(externalRunId, attempt) {
    return `${externalRunId}#${attempt}`;
}
/**
 * Starts the run or finds it. One that is finalized without these rows is followed by a run of
 * this attempt.
 * @throws EvidenceError where that one is finalized without them too, or there must be none.
 */
async function openRun(context, rows) {
    const base = await startRun(context, context.externalRunId);
    if (base.finished === null)
        return base;
    if ((0,row_audit/* countRows */.BO)(rows).total === 0)
        return followingRun(context, base);
    if (await holdsRows(context, base, rows))
        return base;
    const lacking = `The run ${context.externalRunId} was finalized without these results`;
    if (!context.mayFollowUp) {
        throw new row_audit/* EvidenceError */.oe(`${lacking}. Give each set of results an \`external-run-id\` of its own.`);
    }
    const attemptId = attemptRunId(context.externalRunId, context.workflowAttempt);
    context.logger.info(`${lacking}; they go to ${attemptId}.`);
    const next = await startRun(context, attemptId);
    const earlierRunIds = [base.runId, ...(await runsBetween(context, base))];
    if (next.finished === null || (await holdsRows(context, next, rows))) {
        return { ...next, earlierRunIds };
    }
    throw new row_audit/* EvidenceError */.oe(`The runs ${context.externalRunId} and ${attemptId} were finalized without these results. ` +
        'Give each set of results a `suite-name` of its own.');
}
async function startRun(context, externalRunId) {
    const { client, project, options } = context;
    const started = await client.ingest.start(project, runLevelBody(context, externalRunId), options);
    const { runId, suiteId, reused, status } = started;
    return {
        runId,
        suiteId,
        projectId: started.projectId ?? (await (0,run_project/* catalogueProject */.B)(project, client, options)),
        externalRunId,
        finished: reused === true && isTerminal(status) ? started : null,
        earlierRunIds: [],
    };
}
function isTerminal(status) {
    return status != null && run/* TERMINAL_STATUSES */.CM.includes(status);
}
async function holdsRows({ client, options, workflowAttempt, shard }, run, rows) {
    const held = (0,row_audit/* holdsAll */.mA)(await readStoredRows({ client, options }, run), rows);
    if (held !== null)
        return held;
    // Nothing but the counts is left to go by, and those of another attempt may be the same.
    const summary = run.finished?.summary;
    if (shard !== null || workflowAttempt > 1 || !summary)
        return false;
    return (0,row_audit/* countProblems */._k)(summary, (0,row_audit/* countRows */.BO)(rows)).length === 0;
}
/** For a job without rows: the newest run there is, so that none is created for nothing. */
async function followingRun(context, base) {
    const runs = await attemptRuns(context, base);
    const newest = runs.at(-1);
    if (!newest)
        return base;
    const { run, attempt } = newest;
    return {
        ...base,
        runId: run.id,
        externalRunId: attemptRunId(context.externalRunId, attempt),
        finished: isTerminal(run.status) ? finishedRun(run) : null,
        earlierRunIds: [base.runId, ...runs.slice(0, -1).map(({ run: { id } }) => id)],
    };
}
function finishedRun({ status, result, summary }) {
    const { total, passed, failed } = summary ?? {};
    const known = total != null && passed != null && failed != null;
    return { status, result, summary: known ? { total, passed, failed } : null };
}
/** Runs of attempts between the first run and this attempt's. */
async function runsBetween(context, base) {
    if (context.workflowAttempt <= 2)
        return [];
    const runs = await attemptRuns(context, base);
    return runs.filter(({ attempt }) => attempt < context.workflowAttempt).map(({ run }) => run.id);
}
/**
 * Runs that attempts opened after the first one was finalized, known by their notes. They are newer
 * than it, so that the suite's runs need be gone through no further than to it.
 */
async function attemptRuns({ client, options, externalRunId, workflowAttempt }, { projectId, suiteId, runId: firstRunId }) {
    if (suiteId === null)
        return [];
    const found = [];
    for await (const run of client.suites.runs(projectId, suiteId, options)) {
        if (run.id === firstRunId)
            break;
        for (let attempt = 1; attempt <= workflowAttempt; attempt += 1) {
            const marker = `[${runMarker(attemptRunId(externalRunId, attempt))}]`;
            if (run.notes?.includes(marker))
                found.push({ attempt, run });
        }
    }
    return found.sort((a, b) => a.attempt - b.attempt);
}

;// CONCATENATED MODULE: ./build/results/upload/upload-results.js









/**
 * Brings the rows of a job into their run, each exactly once, and ends the run where that is this
 * job's to do. Called again after any failure, it goes on where it was left.
 * @throws what the client throws, QuotaError and EvidenceError included.
 */
async function uploadResults(context, results) {
    const reported = await reportAtOnce(context, results);
    if (reported !== null)
        return reported;
    const run = await openRun(context, results.rows);
    if (run.finished === null) {
        await (0,append_batches/* appendBatches */.v)(context, run, results.batches);
    }
    return context.shard === null
        ? endAlone(context, run, results.rows)
        : endWithShards(context, run, results.rows, context.shard.total);
}
/** Bytes of the run-level part that a batch leaves room for. */
const MAX_RUN_LEVEL_BYTES = 15 * 1024;
/**
 * Reports a small set in one request. Null where that cannot be, or it is open what became of the
 * report: starting the run tells, and the rows are known by their ids.
 */
async function reportAtOnce(context, { batches, rows }) {
    const { client, project, externalRunId, options, logger } = context;
    const [batch, ...others] = batches;
    // A later attempt has to look first whether the run of the one before was finalized.
    const first = context.workflowAttempt === 1 && context.shard === null;
    if (!batch || others.length > 0 || !first || context.finalize === 'never')
        return null;
    const body = runLevelBody(context, externalRunId);
    if (Buffer.byteLength(JSON.stringify(body)) > MAX_RUN_LEVEL_BYTES)
        return null;
    let reply;
    try {
        reply = await client.ingest.report(project, { run: body, rows: batch.rows }, options);
    }
    catch (error) {
        const taken = error instanceof api_error/* ApiError */.hD && error.status === 409;
        if (!taken && !(0,run_creation/* leavesDoubt */.pw)(error))
            throw error;
        logger.info(`It is open what became of the report; looking at the run. ${(0,errors/* errorMessage */.gJ)(error)}`);
        return null;
    }
    // The run was there before, maybe with the results of another step.
    if (reply['reused'] === true)
        return null;
    if ((0,row_audit/* countProblems */._k)(reply.summary, (0,row_audit/* countRows */.BO)(rows)).length > 0)
        return null;
    return {
        run: { runId: reply.runId, suiteId: reply.suiteId, projectId: reply.projectId ?? null },
        ...judgementOf(reply, { whole: true }),
        rows,
        problems: [],
        warnings: [],
    };
}

;// CONCATENATED MODULE: ./build/results/upload/upload-time.js

/** Uploads that take less are not worth a word. */
const LONG_MS = 60_000;
/** A run is started and ended beside what is sent of it. */
const FRAME_REQUESTS = 2;
/** Says before a long upload how long it takes at the rate of the service, and whether time does. */
function tellUploadTime({ batches }, deadlineAtMs, { bucket, clock, logger }) {
    const requests = batches.length + FRAME_REQUESTS;
    const neededMs = bucket.timeForMs(requests);
    const leftMs = deadlineAtMs - clock.now();
    if (neededMs < LONG_MS && neededMs <= leftMs)
        return;
    const results = batches.reduce((sum, { rows }) => sum + rows.length, 0);
    const told = `${(0,quantity/* countOf */.pq)(results, 'result')} go to the service in ${(0,quantity/* countOf */.pq)(requests, 'request')}, which takes ` +
        `about ${minutes(neededMs)} at its rate`;
    if (neededMs <= leftMs)
        logger.info(`${told}.`);
    else {
        logger.warning(`${told}, but \`timeout-minutes\` leaves ${minutes(leftMs)}: not all of them will arrive. ` +
            'Raise it; or leave `base-url` out, and the results are judged at once and kept nowhere.');
    }
}
function minutes(ms) {
    return ms < 90_000 ? `${Math.max(0, Math.round(ms / 1000))} s` : `${Math.round(ms / 60_000)} min`;
}

;// CONCATENATED MODULE: ./build/results/ingest-to-service.js












/**
 * Reads result files, reports them to the service and tells what they hold. Whatever happens to
 * the report, the results are in what is returned, and the trouble is a problem beside them.
 * @throws the abort reason where the job is cancelled before everything is read.
 */
async function ingestToService(inputs, dependencies) {
    const { client, clock, logger, signal, deadlineAtMs, environment } = dependencies;
    const { retryPolicy = default_policy/* DEFAULT_RETRY_POLICY */.c, random = Math.random } = dependencies;
    const options = { signal, deadlineAtMs };
    const project = await tolerantly(() => (0,run_project/* ingestProject */.M)(inputs.project, client, options));
    const artifacts = inputs.uploadArtifacts && 'done' in project
        ? await storeArtifacts(inputs.files, {
            ...{ client, projectId: project.done, clock, random, retryPolicy, options },
            redactor: dependencies.secrets,
        })
        : NO_ARTIFACTS;
    const results = await readJob(inputs, dependencies, artifacts);
    const own = unsent(results);
    const attempt = workflowAttempt(environment);
    const unreported = ({ problem, refusal }) => ({
        report: uploadReport(inputs, results, artifacts, { ...own, problems: [problem] }),
        refusal,
    });
    if ('problem' in project)
        return unreported(project);
    const context = {
        ...{ client, clock, logger, options, project: project.done, workflowAttempt: attempt },
        ...{ shard: inputs.shard, finalize: inputs.finalize },
        externalRunId: inputs.externalRunId ?? (0,ci_metadata/* defaultExternalRunId */.l)(environment, inputs.suiteName),
        // Another job may own a run that was named; a job that is run again follows its own.
        mayFollowUp: inputs.externalRunId === undefined || attempt > 1,
        runLevel: runLevelOf(inputs, dependencies, results),
    };
    // Without results there is no run to speak of; the gate says that there was nothing to judge.
    const idle = results.batches.length === 0 && inputs.shard === null;
    if (!idle)
        tellUploadTime(results, options.deadlineAtMs, dependencies);
    const upload = idle
        ? { done: own }
        : await tolerantly(() => uploadResults(context, results));
    if ('problem' in upload)
        return unreported(upload);
    return { report: uploadReport(inputs, results, artifacts, upload.done), refusal: null };
}
/**
 * Makes a problem of trouble with the service, its refusal, its death and a cancelled job included,
 * so that what was read of the results is not lost over it.
 */
async function tolerantly(work) {
    try {
        return { done: await work() };
    }
    catch (error) {
        return { problem: (0,whose_trouble/* problemOf */.Zw)(error), refusal: (0,whose_trouble/* isUsersTrouble */.Sf)(error) ? error : null };
    }
}
const NO_ARTIFACTS = { ids: new Map(), warnings: [] };
async function readJob(inputs, dependencies, { ids: artifactIds }) {
    const collector = new RowCollector(rowOrigin(inputs.shard, dependencies));
    const read = await readFiles(inputs, dependencies, (parsed, resultFile) => collector.add(parsed, { resultFile, artifactId: artifactIds.get(resultFile) ?? null }));
    return { ...read, ...collector.finish({ whole: read.problems.length === 0 }) };
}
function unsent({ rows }) {
    return { rows, problems: [], warnings: [] };
}
function runLevelOf({ suiteName, notes, minPassRatePercent, shard }, { environment, commitSha }, { framework, rows }) {
    return {
        suiteName,
        ci: (0,ci_metadata/* ciMetadata */.M)(environment, commitSha),
        ...(notes !== undefined && { notes }),
        ...(framework !== null && { framework }),
        ...(minPassRatePercent !== undefined && {
            passCriteria: { minimumPassRate: minPassRatePercent },
        }),
        // One shard does not know how many the others have.
        ...(shard === null && { expectedIterations: (0,row_audit/* countRows */.BO)(rows).total }),
    };
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./build/results/read/discover.js





/**
 * Finds result files in the workspace.
 *
 * @param patterns newline-separated globs relative to the workspace; `!` excludes, in any order,
 *   and `#` starts a comment line.
 * @throws what the file system throws for the workspace itself.
 */
async function discoverFiles(patterns, workspace) {
    const root = await (0,promises_.realpath)(workspace);
    const discovery = { files: [], copies: [], outside: [] };
    const paths = new Set();
    const found = [];
    const isInside = (path) => path.startsWith(root + external_node_path_.sep);
    async function add(name) {
        const path = await (0,promises_.realpath)((0,external_node_path_.join)(root, name));
        if (!isInside(path))
            discovery.outside.push(name);
        if (!isInside(path) || paths.has(path))
            return;
        const facts = await (0,promises_.stat)(path);
        if (!facts.isFile())
            return;
        paths.add(path);
        found.push({ name, path, size: facts.size });
    }
    for (const name of await matchNames(patterns, { root, alias: workspace })) {
        const path = (0,external_node_path_.join)(root, name);
        if (isInside(path)) {
            // Missing results must not go unnoticed: whoever reads the file is told why it cannot be.
            await add(name).catch(() => found.push({ name, path, size: null }));
        }
        else
            discovery.outside.push(name);
    }
    return { ...discovery, ...(await withoutCopies(found)) };
}
/** Only files of one size can be the same, so that most need not be read for it. */
async function withoutCopies(found) {
    const ofSize = new Map();
    for (const { size } of found)
        ofSize.set(size, (ofSize.get(size) ?? 0) + 1);
    const files = [];
    const copies = [];
    const byContent = new Map();
    for (const { name, path, size } of found) {
        const alone = size === null || ofSize.get(size) === 1;
        // One that cannot be read is told of by whoever reads it.
        const digest = alone ? null : await digestOf(path).catch(() => null);
        const sameAs = digest === null ? undefined : byContent.get(digest);
        if (digest !== null && sameAs === undefined)
            byContent.set(digest, name);
        if (sameAs === undefined)
            files.push({ name, path });
        else
            copies.push({ name, sameAs });
    }
    return { files, copies };
}
async function matchNames(patterns, workspace) {
    const { root } = workspace;
    const lines = patterns.split('\n').map((line) => line.trim());
    const wanted = lines.filter((line) => line !== '' && !/^[!#]/.test(line));
    const excluded = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1).trim());
    const exclude = excluded.map((pattern) => relativePattern(pattern, workspace));
    const names = new Set();
    for (const pattern of wanted) {
        const options = { cwd: root, exclude };
        for await (const match of (0,promises_.glob)(relativePattern(pattern, workspace), options)) {
            names.add((0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(root, match)).replaceAll(external_node_path_.sep, '/'));
        }
    }
    return [...names].sort();
}
/** The globs of `node:fs` are matched against relative names, so an absolute one is made such. */
function relativePattern(pattern, { root, alias }) {
    const plain = pattern.replace(/^(?:\.\/)+/, '');
    if (!(0,external_node_path_.isAbsolute)(plain))
        return plain;
    return (0,external_node_path_.relative)(plain.startsWith(alias + external_node_path_.sep) ? alias : root, plain);
}
async function digestOf(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(path), hash);
    return hash.digest('hex');
}

// EXTERNAL MODULE: ./build/model/run-report.js
var run_report = __webpack_require__(17002);
;// CONCATENATED MODULE: ./build/results/report/key-table.js

/** A power of two, as it stays when doubled. */
const key_table_INITIAL_SLOTS = 1024;
const key_table_SLOT_WORDS = 3;
const EMPTY = 0;
const REMOVED = -1;
/**
 * Positive numbers by `caseKey`, of which 64 bits are kept, in a flat open-addressing table: a Map of
 * millions of strings takes several times the memory, and holds 16 million at the most.
 */
class KeyTable {
    #slots = key_table_INITIAL_SLOTS;
    #table = new Int32Array(key_table_INITIAL_SLOTS * key_table_SLOT_WORDS);
    #used = 0;
    /** 0 where there is none. */
    get(key) {
        return Math.max(0, this.#table[this.#find(wordOf(key, 0), wordOf(key, 4)) + 2] ?? 0);
    }
    set(key, value) {
        if (this.#used * 4 > this.#slots * 3)
            this.#grow();
        this.#put(wordOf(key, 0), wordOf(key, 4), value);
    }
    remove(key) {
        const at = this.#find(wordOf(key, 0), wordOf(key, 4));
        if (this.#table[at + 2] !== EMPTY)
            this.#table[at + 2] = REMOVED;
    }
    /** With what is kept of each key, which is the identity of its case. */
    *entries() {
        const bits = Buffer.alloc(run_report/* DIGEST_LENGTH */.On / 2);
        for (let at = 0; at < this.#table.length; at += key_table_SLOT_WORDS) {
            const [high = 0, low = 0, value = 0] = [
                this.#table[at],
                this.#table[at + 1],
                this.#table[at + 2],
            ];
            if (value <= 0)
                continue;
            bits.writeInt32LE(high, 0);
            bits.writeInt32LE(low, run_report/* DIGEST_LENGTH */.On / 4);
            yield [bits.toString('hex'), value];
        }
    }
    /** Where the key stands, or where it would. */
    #find(high, low) {
        const mask = this.#slots - 1;
        for (let slot = low & mask;; slot = (slot + 1) & mask) {
            const at = slot * key_table_SLOT_WORDS;
            if (this.#table[at + 2] === EMPTY)
                return at;
            if (this.#table[at] === high && this.#table[at + 1] === low)
                return at;
        }
    }
    #put(high, low, value) {
        const at = this.#find(high, low);
        if (this.#table[at + 2] === EMPTY)
            this.#used += 1;
        this.#table[at] = high;
        this.#table[at + 1] = low;
        this.#table[at + 2] = value;
    }
    #grow() {
        const old = this.#table;
        this.#slots *= 2;
        this.#table = new Int32Array(this.#slots * key_table_SLOT_WORDS);
        this.#used = 0;
        for (let at = 0; at < old.length; at += key_table_SLOT_WORDS) {
            const [high = 0, low = 0, value = 0] = [old[at], old[at + 1], old[at + 2]];
            if (value > 0)
                this.#put(high, low, value);
        }
    }
}
function wordOf(key, at) {
    return (key.charCodeAt(at) |
        (key.charCodeAt(at + 1) << 8) |
        (key.charCodeAt(at + 2) << 16) |
        (key.charCodeAt(at + 3) << 24));
}

;// CONCATENATED MODULE: ./build/results/report/case-ledger.js







/**
 * The cases of a report, gathered while result files are read. What failed or is flaky is kept
 * whole. What plainly passed or was skipped is kept as its identity, outcome and duration, and shown
 * one by one up to a limit, so that a file may list millions of tests.
 */
class CaseLedger {
    #origin;
    #limit;
    #texts = new TextBudget();
    #listed = new Map();
    #plain = new PlainCases();
    #facts = new Map();
    #rows = 0;
    constructor(origin, limit = MAX_PASSING_CASES) {
        this.#origin = origin;
        this.#limit = limit;
    }
    add(parsed) {
        const key = caseKey(parsed);
        const { status, flaky, attempts } = parsed;
        this.#rows += 1;
        const plain = (status === 'passed' || status === 'skipped') && !flaky && attempts === 1;
        const listed = this.#listed.get(key);
        if (listed)
            this.#addIteration(listed.report, parsed);
        else if (plain)
            this.#addPlain(key, status, parsed);
        else
            this.#list(key, parsed);
    }
    /** In the order of their first rows; what is only counted comes last. */
    finish() {
        const listed = [...this.#listed.values()];
        const folded = { passed: new folded_cases/* CaseFolder */.Jy(), skipped: new folded_cases/* CaseFolder */.Jy() };
        const shown = { passed: 0, skipped: 0 };
        const most = listedOf(this.#plain.size, this.#limit);
        for (const [key, { order, parsed }] of this.#facts) {
            const iterations = this.#plain.remove(key);
            const kind = kindOf(iterations);
            shown[kind] += iterations.length;
            if (shown[kind] <= most) {
                listed.push({ order, report: this.#plainReport(key, parsed, iterations) });
            }
            else {
                folded[kind].add(foldedOf((0,case_identity/* identityOfResult */.Xg)(identityOfKey(key)), iterations));
            }
        }
        for (const [identity, iterations] of this.#plain.all()) {
            folded[kindOf(iterations)].add(foldedOf(identity, iterations));
        }
        listed.sort((one, other) => one.order - other.order);
        return [
            ...listed.map(({ report }) => report),
            ...foldedCase('passing', folded.passed),
            ...foldedCase('skipped', folded.skipped),
        ];
    }
    #addPlain(key, status, parsed) {
        const isNew = this.#plain.add(key, status, parsed.durationMs);
        if (isNew && this.#facts.size < this.#limit)
            this.#facts.set(key, { order: this.#rows, parsed });
    }
    /** From now on the case is kept whole, with what it did before. */
    #list(key, parsed) {
        const order = this.#facts.get(key)?.order ?? this.#rows;
        const report = this.#plainReport(key, parsed, this.#plain.remove(key));
        this.#facts.delete(key);
        this.#addIteration(report, parsed);
        this.#listed.set(key, { order, report });
    }
    #plainReport(key, parsed, iterations) {
        const id = identityOfKey(key);
        const row = resultRow(parsed, { caseId: id, iteration: 1 }, this.#origin);
        return {
            id,
            identity: (0,case_identity/* identityOfResult */.Xg)(id),
            title: row.title,
            location: locationOf(row),
            iterations: iterations.map(({ status, durationMs }, index) => this.#iteration({ ...row, ...this.#plainRow(row, status, index + 1), durationMs }, index + 1)),
        };
    }
    #plainRow(row, status, iteration) {
        const plain = { status, flaky: false, attempts: 1, errorDetails: null };
        const error = row.status === 'skipped' && status === 'skipped' ? row.error : null;
        return { ...plain, error, id: this.#idOf(row.caseId, iteration) };
    }
    #idOf(caseId, iteration) {
        const { shard, workflowAttempt: attempt } = this.#origin;
        return externalIterationId({ caseId, iteration, shard, attempt });
    }
    #addIteration({ id, iterations }, parsed) {
        const iteration = iterations.length + 1;
        const row = resultRow(parsed, { caseId: id, iteration }, this.#origin);
        iterations.push(this.#iteration(row, iteration));
    }
    #iteration(row, number) {
        return iterationReport(row, number, this.#texts);
    }
}
/** A case of which something passed is a passing one. */
function kindOf(iterations) {
    return iterations.some(({ status }) => status === 'passed') ? 'passed' : 'skipped';
}
const UNKNOWN_MS = -1;
/** Iterations that plainly passed or were skipped, two numbers each, as chains by their case. */
class PlainCases {
    /** Number of the case's last iteration, from 1. */
    #last = new KeyTable();
    #durationsMs = [];
    /** Twice the number of the case's iteration before, 0 where there is none; odd: skipped. */
    #links = [];
    /** Iterations so far. */
    get size() {
        return this.#links.length;
    }
    /** Whether the case is a new one. */
    add(key, status, durationMs) {
        const before = this.#last.get(key);
        this.#durationsMs.push(durationMs ?? UNKNOWN_MS);
        this.#last.set(key, this.#links.push(before * 2 + (status === 'skipped' ? 1 : 0)));
        return before === 0;
    }
    /** Iterations of a case in their order, which is forgotten. */
    remove(key) {
        const iterations = this.#chain(this.#last.get(key));
        this.#last.remove(key);
        return iterations;
    }
    /** The iterations of each case, and its identity. */
    *all() {
        for (const [identity, last] of this.#last.entries())
            yield [identity, this.#chain(last)];
    }
    #chain(last) {
        const iterations = [];
        for (let number = last; number > 0;) {
            const link = this.#links[number - 1] ?? 0;
            const durationMs = this.#durationsMs[number - 1] ?? UNKNOWN_MS;
            iterations.push({
                status: link % 2 === 1 ? 'skipped' : 'passed',
                durationMs: durationMs === UNKNOWN_MS ? null : durationMs,
            });
            number = Math.floor(link / 2);
        }
        return iterations.reverse();
    }
}
function foldedOf(identity, iterations) {
    const passed = iterations.filter(({ status }) => status === 'passed').length;
    return {
        ...{ identity, passed, skipped: iterations.length - passed },
        durationMs: (0,model_counts/* sumKnown */.z_)(iterations, ({ durationMs }) => durationMs),
    };
}

;// CONCATENATED MODULE: ./build/results/ingest.js











/**
 * Finds the result files the inputs name and tells what they hold, after it has reported them to the
 * service where the inputs name one.
 * @throws ConfigurationError where there are none and there should be; what `ingestToService` throws.
 */
async function ingestResultFiles(inputs, context) {
    const { results } = inputs;
    const { shard } = inputs.run;
    const { environment, matrixLeg, logger } = context;
    const discovery = await discoverFiles(results.globs, context.workspace);
    const suiteName = inputs.run.suiteName ?? defaultSuiteName(environment, matrixLeg, shard);
    const endsOnly = shard?.index === null;
    const missing = discovery.files.length === 0 && !endsOnly;
    const warnings = discoveryWarnings(discovery);
    if (missing) {
        const ended = outcomeProblem(results.testOutcome, []);
        // A step that did not succeed is why there are none, rather than a wrong glob.
        const wrong = results.ifNoFiles === 'error' && ended === null;
        if (wrong)
            throw await noFilesError(results.globs, warnings, context.workspace);
        logger[results.ifNoFiles === 'ignore' ? 'info' : 'warning'](NO_FILES);
        if (shard === null) {
            const broke = ended !== null && results.testOutcome !== 'skipped';
            const excused = results.ifNoFiles !== 'error' && !broke;
            const problems = [...(ended === null ? [] : [ended]), NO_EVIDENCE];
            const report = ingestReport(suiteName, { cases: [], problems, warnings });
            return { report, excused, refusal: null };
        }
    }
    else {
        logger.info(`Found ${(0,quantity/* countOf */.pq)(discovery.files.length, 'result file')}.`);
    }
    // Test runners write the real paths of their files, and these have to be found in it.
    const workspace = await (0,promises_.realpath)(context.workspace);
    const job = { files: discovery.files, suiteName };
    const { report, refusal } = await ingestFiles(inputs, job, { ...context, workspace });
    const excused = missing && report.cases.length === 0 && report.problems.length === 0;
    return { report: { ...report, warnings: [...warnings, ...report.warnings] }, excused, refusal };
}
async function ingestFiles(inputs, job, context) {
    const options = {
        ...inputs.results,
        ...inputs.run,
        minPassRatePercent: inputs.policy.minPassRatePercent,
        ...job,
    };
    if (inputs.service === null) {
        return { report: await ingestInPlace(options, context), refusal: null };
    }
    const { client, bucket } = await context.service();
    return ingestToService(options, { ...context, client, bucket });
}
/**
 * Tells what result files hold, where no service is to keep it: nothing is started or sent, and
 * there is no run.
 * @throws the abort reason.
 */
async function ingestInPlace(inputs, context) {
    const ledger = new CaseLedger(rowOrigin(null, context));
    const take = (parsed) => ledger.add(parsed);
    const { problems, warnings } = await readFiles(inputs, context, take);
    return ingestReport(inputs.suiteName, { cases: ledger.finish(), problems, warnings });
}
/**
 * Name of the suite where none is given: workflow and job, with the matrix leg where there is one.
 * The legs that are shards share one suite, so the leg is left out there.
 */
function defaultSuiteName(environment, matrixLeg, shard) {
    const parts = [environment['GITHUB_WORKFLOW'], environment['GITHUB_JOB']].filter(Boolean);
    const name = parts.length === 0 ? 'Test results' : parts.join(' / ');
    return matrixLeg === null || shard !== null ? name : `${name} (${matrixLeg})`;
}
const NO_FILES = 'No result file matches `results`.';
const NO_EVIDENCE = { kind: 'evidence', message: NO_FILES };
function discoveryWarnings({ copies, outside }) {
    return [
        ...copies.map(({ name, sameAs }) => `${name} is a copy of ${sameAs} and was counted once.`),
        ...outside.map((name) => `${name} lies outside the workspace and was not read.`),
    ];
}
/** What looks like a result file, in any folder of the checkout. */
const RESULT_FILES = '**/{{junit,TEST-,test-results,test-report,report,results,xunit}*.xml,*{junit,results,-report}.{xml,json}}';
async function noFilesError(results, warnings, workspace) {
    const globs = results.split('\n').map((line) => `\`${line.trim()}\``);
    const [first = ''] = results.split('\n');
    const near = await (0,missing_file/* nearFiles */._T)(first.trim(), RESULT_FILES, workspace);
    const message = `no file in the workspace matches ${globs.join(', ')}.${near ?? ''} Did the tests write their ` +
        'results before this step, and into the checkout? `if-no-files` says what else to do then.';
    return new errors/* ConfigurationError */.j1([message, ...warnings].map((text) => ({ where: 'results', message: text })));
}


/***/ }),

/***/ 26378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ tellProgress)
/* harmony export */ });
const EVERY_MS = 10_000;
/**
 * Counts work and says in the log how much is done, each ten seconds; quick work goes without a
 * word. The clock is asked once in `everyCount` pieces of work.
 */
function tellProgress({ clock, logger }, describe, everyCount = 1_000) {
    let count = 0;
    let lookedAt = 0;
    let toldAtMs = clock.now();
    return (more) => {
        count += more;
        if (count - lookedAt < everyCount)
            return;
        lookedAt = count;
        const nowMs = clock.now();
        if (nowMs - toldAtMs < EVERY_MS)
            return;
        toldAtMs = nowMs;
        logger.info(describe(count));
    };
}


/***/ }),

/***/ 50321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ ciMetadata),
/* harmony export */   l: () => (/* binding */ defaultExternalRunId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Where results come from, for people who look at the run. `commitSha` is the one under test. */
function ciMetadata(environment, commitSha) {
    const pipelineId = environment['GITHUB_RUN_ID'];
    const facts = {
        provider: 'github-actions',
        pipelineId,
        jobId: environment['GITHUB_JOB'],
        runUrl: pipelineId ? runUrl(environment, pipelineId) : undefined,
        branch: environment['GITHUB_HEAD_REF'] || environment['GITHUB_REF_NAME'],
        commitSha,
    };
    return Object.fromEntries(Object.entries(facts).filter(([, value]) => Boolean(value)));
}
function runUrl(environment, runId) {
    const server = environment['GITHUB_SERVER_URL'] || 'https://github.com';
    const attempt = environment['GITHUB_RUN_ATTEMPT'] || '1';
    return `${server}/${environment['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${runId}/attempts/${attempt}`;
}
/** The service takes 256 characters; the attempt is still to be appended. */
const MAX_LENGTH = 200;
/** Identity of the run that all jobs of one workflow run report one suite to. */
function defaultExternalRunId(environment, suiteName) {
    const repository = environment['GITHUB_REPOSITORY'] ?? 'local';
    const workflowRun = environment['GITHUB_RUN_ID'] ?? '0';
    return bounded(`github:${repository}:${workflowRun}:${suiteName}`);
}
function bounded(id) {
    if (id.length <= MAX_LENGTH)
        return id;
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', id).slice(0, 32);
    return `${id.slice(0, MAX_LENGTH - digest.length - 1).toWellFormed()}:${digest}`;
}


/***/ }),

/***/ 38196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ appendBatches)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70370);
/* harmony import */ var _model_declared_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88227);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24409);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26378);
/* harmony import */ var _row_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70195);





/** The rate bucket sets the pace; more than a few at once would only wait for it. */
const REQUESTS_AT_ONCE = 3;
/**
 * Appends all batches to a run. After a failure no further one is sent, and what was sent may be
 * sent again: the service knows the rows by their ids.
 * @throws the first failure, once no request is under way any more; EvidenceError where the
 * service did not take every row.
 */
async function appendBatches({ client, clock, logger, options }, run, batches) {
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(REQUESTS_AT_ONCE);
    const results = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(batches.reduce((sum, { rows }) => sum + rows.length, 0), 'result');
    const tell = (0,_progress_js__WEBPACK_IMPORTED_MODULE_3__/* .tellProgress */ .X)({ clock, logger }, (count) => `Sent ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count)} of ${results}.`, 1);
    const failures = [];
    await limit.map(batches, async ({ rows }, index) => {
        if (failures.length > 0)
            return;
        try {
            const reply = await client.ingest.append(run.projectId, { runId: run.runId, rows }, options);
            checkAppended(reply, rows.length, index + 1, batches.length);
            tell(rows.length);
        }
        catch (error) {
            failures.push(error);
        }
    });
    if (failures.length > 0)
        throw failures[0];
}
function checkAppended({ inserted, skipped, total }, sent, number, requests) {
    // The run may hold more than this request brought, and never less.
    if ((0,_model_declared_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .bearsOut */ .oL)(inserted + skipped, sent) && (0,_model_declared_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .bearsOut */ .oL)(total, sent, 'fewer'))
        return;
    throw new _row_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .EvidenceError */ .oe(`Of the ${sent} rows of request ${number} of ${requests} the service says that it stored ` +
        `${inserted} and knew ${skipped}, and that the run has ${total} in all.`);
}


/***/ }),

/***/ 70195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ countRows),
/* harmony export */   Pn: () => (/* binding */ auditRows),
/* harmony export */   _k: () => (/* binding */ countProblems),
/* harmony export */   mA: () => (/* binding */ holdsAll),
/* harmony export */   oe: () => (/* binding */ EvidenceError)
/* harmony export */ });
/* harmony import */ var _model_declared_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88227);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92657);


/** What the service has is not what was sent to it. */
class EvidenceError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ExpectedError */ .Dh {
    name = 'EvidenceError';
    nature = 'evidence';
}
/** Counts of the rows that are sent. */
function countRows(rows) {
    const sent = rows.filter(({ status }) => status !== 'skipped');
    const passed = sent.filter(({ status }) => status === 'passed').length;
    return { total: sent.length, passed, failed: sent.length - passed };
}
/** What is wrong with the counts of the service, held against ours or others; it may give none. */
function countProblems(summary, ours, counter = 'the result files') {
    const found = (0,_model_declared_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .discrepancies */ .UB)(summary, ours);
    if (found.length === 0)
        return [];
    return [
        { kind: 'evidence', message: (0,_model_declared_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .disagreement */ .fn)(found, { declarer: 'the service has', counter }) },
    ];
}
/** Are all these rows in the run already? Null where the service does not tell which rows it has. */
function holdsAll(stored, rows) {
    if (stored.rows.length === 0)
        return stored.total === 0 ? false : null;
    const ids = new Set(stored.rows.map(({ id }) => id));
    return rows.every(({ id, status }) => status === 'skipped' || ids.has(id));
}
/**
 * What is wrong with the rows of one send as the service has them: lost, doubled, or with another
 * outcome, as after an earlier send of the same attempt with other results.
 */
function auditRows(stored, rows) {
    const copies = Map.groupBy(stored.rows, ({ id }) => id);
    const sent = rows.filter(({ status }) => status !== 'skipped');
    const lost = sent.filter(({ id }) => !copies.has(id));
    const doubled = sent.filter(({ id }) => (copies.get(id)?.length ?? 0) > 1);
    const changed = sent.filter(({ id, status }) => copies.get(id)?.some((copy) => (copy.status === 'passed') !== (status === 'passed')));
    return [
        ...rowProblem(lost, 'missing from the run'),
        ...rowProblem(doubled, 'in the run more than once'),
        ...rowProblem(changed, 'in the run with another outcome, from an earlier send of this attempt'),
    ];
}
function rowProblem(rows, what) {
    const [first] = rows;
    if (!first)
        return [];
    const message = `Results ${what}: ${rows.length}, the first is "${first.title}".`;
    return [{ kind: 'evidence', message }];
}


/***/ }),

/***/ 79292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ RowBatches)
/* harmony export */ });
/* harmony import */ var _contract_resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30513);

/** Bytes of a request left to what stands around its rows: the run's id, or its whole start. */
const ENVELOPE_BYTES = 16 * 1024;
const MAX_BATCH_BYTES = _contract_resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .INGEST_LIMITS */ .Sh.requestBytes - ENVELOPE_BYTES;
/** Says in a row that it is not whole. */
const TRIM_NOTE = '… (cut here: the row was larger than a request may be)';
/** Cuts rows into requests as they come, so that each is turned into JSON once. */
class RowBatches {
    #batches = [];
    #rows = [];
    #bytes = 0;
    add(row) {
        const json = fittingJson(row);
        const bytes = Buffer.byteLength(json) + 1;
        const full = this.#rows.length === _contract_resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .INGEST_LIMITS */ .Sh.rowsPerRequest;
        if (full || this.#bytes + bytes > MAX_BATCH_BYTES)
            this.#cut();
        this.#rows.push(json);
        this.#bytes += bytes;
    }
    /** All batches; nothing can be added afterwards. */
    finish() {
        this.#cut();
        return this.#batches;
    }
    #cut() {
        if (this.#rows.length > 0)
            this.#batches.push({ rows: this.#rows, bytes: this.#bytes });
        this.#rows = [];
        this.#bytes = 0;
    }
}
/** JSON of the row, its longest texts cut until it fits a request by itself. */
function fittingJson(row) {
    let json = JSON.stringify(row);
    let allowance = MAX_BATCH_BYTES;
    while (Buffer.byteLength(json) + 1 > MAX_BATCH_BYTES) {
        // A character takes up to six bytes as JSON, so a fixed share would not do for every text.
        allowance = Math.floor(allowance / 4);
        json = JSON.stringify(row, (_key, value) => trimmed(value, allowance));
    }
    return json;
}
function trimmed(value, maxLength) {
    if (typeof value !== 'string' || value.length <= maxLength)
        return value;
    return value.slice(0, maxLength).toWellFormed() + TRIM_NOTE;
}


/***/ }),

/***/ 8176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ catalogueProject),
/* harmony export */   M: () => (/* binding */ ingestProject)
/* harmony export */ });
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
/* harmony import */ var _session_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56011);


/**
 * The project as the ingest routes take it: an id, or the literal `default` where none is named.
 * @throws ConfigurationError with the candidates where there is none of that id or name.
 */
async function ingestProject(wanted, client, options) {
    if (wanted === undefined || wanted === _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PROJECT */ .ol)
        return _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PROJECT */ .ol;
    const projects = await listProjects(client, options);
    return (await (0,_session_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveNamed */ .qs)(wanted, projects, { kind: 'project', where: 'project' })).id;
}
/** The id by which other routes know an ingest project: they know no `default`. */
async function catalogueProject(project, client, options) {
    if (project !== _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PROJECT */ .ol)
        return project;
    return (await (0,_session_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveProject */ .KI)(undefined, await listProjects(client, options))).id;
}
async function listProjects(client, options) {
    const projects = [];
    for await (const project of client.projects.list(options))
        projects.push(project);
    return projects;
}


/***/ })

};
