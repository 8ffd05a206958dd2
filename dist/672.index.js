export const id = 672;
export const ids = [672];
export const modules = {

/***/ 28386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCaseDurations: () => (/* binding */ readCaseDurations)
/* harmony export */ });
/* unused harmony export caseDurations */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_cases_folded_cases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99535);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63580);
/* harmony import */ var _report_file_report_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22498);




/** Sums of these stay finite. */
const MAX_MS = Number.MAX_SAFE_INTEGER;
/**
 * Reads how long cases take from a report.
 * @throws ConfigurationError where it is not there, CollectedReportError where it is none.
 */
async function readCaseDurations(file, workspace) {
    const report = await (0,_report_file_report_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readReport */ .tL)({
        ...{ path: node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace, file), workspace },
        input: { name: 'shard-durations', example: 'evals/durations/report.json' },
        title: 'the report of `shard-durations`',
    });
    return caseDurations(report);
}
function caseDurations({ cases }) {
    const durations = new Map();
    const tell = (identity, durationMs, iterations) => {
        // A report from elsewhere may say anything.
        if (durationMs === null || !(durationMs >= 0 && durationMs <= MAX_MS) || iterations === 0)
            return;
        durations.set(identity, durationMs / iterations);
    };
    for (const testCase of cases) {
        const { identity, folded } = testCase;
        if (identity !== undefined) {
            tell(identity, (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .caseDurationMs */ .tY)(testCase), (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countCase */ .cP)(testCase).total);
        }
        if (folded === undefined)
            continue;
        for (const one of (0,_model_cases_folded_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .unpackCases */ .kZ)(folded))
            tell(one.identity, one.durationMs, one.passed);
    }
    return durations;
}


/***/ }),

/***/ 22498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ readBounded),
/* harmony export */   DF: () => (/* binding */ wholeBudget),
/* harmony export */   K2: () => (/* binding */ readDatedCases),
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   OD: () => (/* binding */ resultsOutOf),
/* harmony export */   QA: () => (/* binding */ readCollectedReport),
/* harmony export */   Sh: () => (/* binding */ parseModestJson),
/* harmony export */   ge: () => (/* binding */ withCases),
/* harmony export */   mq: () => (/* binding */ CollectedReportError),
/* harmony export */   os: () => (/* binding */ isLedOut),
/* harmony export */   tL: () => (/* binding */ readReport)
/* harmony export */ });
/* unused harmony exports readDatedReport, parseReportFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27597);
/* harmony import */ var _identity_case_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79594);
/* harmony import */ var _model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11057);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63580);
/* harmony import */ var _model_declared_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88227);
/* harmony import */ var _model_run_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17002);
/* harmony import */ var _text_json_extent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6179);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92657);
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24837);












/** Deeper values would exhaust the stack of whoever walks them. */
const MAX_NESTING = 100;
const WHOLE_BUDGET = {
    bytes: _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_REPORT_BYTES */ .WA,
    values: _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_REPORT_VALUES */ .XO,
};
/** For several reports, which are bounded as one is. */
const wholeBudget = () => ({ ...WHOLE_BUDGET });
const COLLECTED = {
    input: { name: 'report-path', example: 'collected' },
    title: 'the collected report',
};
/** A report file that cannot be believed to be one. */
class CollectedReportError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ExpectedError */ .Dh {
    name = 'CollectedReportError';
    nature = 'evidence';
}
/**
 * Results that another job collected.
 *
 * @param reportPath the file, or the folder that holds it as `report.json`.
 * @param workspace out of which no link may lead on the way to it.
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is no
 *   report, or one without results.
 */
function readCollectedReport(reportPath, workspace) {
    const place = workspace === undefined ? {} : { workspace };
    return readReport({ ...COLLECTED, ...place, path: reportPath });
}
/**
 * Results in a file that comes from code nobody has read: it must be a regular file of bounded size,
 * nesting and shape, and of what it says only the results are used, never its verdict.
 *
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is no
 *   report, or one without results.
 */
async function readReport(named) {
    return (await readDatedReport(named)).report;
}
/**
 * The text of a file that is named as a report is.
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is too large.
 */
async function readNamed(named) {
    const { workspace } = named;
    const file = await findFile(named);
    if (workspace !== undefined && (await isLedOut(file, workspace))) {
        throw missing(named, 'leads out of the workspace by a link.');
    }
    return readBounded(file, named.title);
}
/** The same, with the time at which the file was written. */
async function readDatedReport(named) {
    const read = parseReportFile(await readNamed(named), named.title);
    return { report: resultsOf(read, named.title), generatedAtMs: Date.parse(read.generatedAt) };
}
/**
 * The same of a report of cases alone.
 * @throws CollectedReportError also where it tells of something else.
 */
async function readDatedCases(named) {
    const { report, ...dated } = await readDatedReport(named);
    return { ...dated, report: withCases(report, named.title) };
}
/**
 * The results that the text of a report file holds, which is taken out of what may be read.
 * @param title what the file is called.
 * @throws CollectedReportError where it is no report, or one without results.
 */
function resultsOutOf(text, title, left) {
    const report = resultsOf(parseReportFile(text, title, left), title);
    left.bytes -= Buffer.byteLength(text);
    left.values -= (0,_text_json_extent_js__WEBPACK_IMPORTED_MODULE_4__/* .measureJson */ .j)(text).values;
    return report;
}
function resultsOf(file, title) {
    const { report, verdict, counts, schemaVersion } = file;
    if (report === null) {
        throw new CollectedReportError(`${title} has no results; the job that wrote it says: ${verdict.headline}`);
    }
    return {
        ...report,
        ...(schemaVersion === 1 && { formerVersion: schemaVersion }),
        cases: report.cases.map((one) => withIdentity(withConversations(one), report)),
        problems: [...report.problems.map(toProblem), ...lossOf(report, counts, title)],
    };
}
/** Results that the file counts and does not have: who takes a case out of it mends nothing by that. */
function lossOf(report, counts, title) {
    const lost = (0,_model_declared_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .discrepancies */ .UB)(counts ? { total: counts.total, passed: null, failed: null } : null, (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_8__/* .countReport */ .A0)(report), 'more');
    const who = { declarer: `${title} says`, counter: 'its cases' };
    return lost.length === 0 ? [] : [{ kind: 'evidence', message: (0,_model_declared_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .disagreement */ .fn)(lost, who) }];
}
/**
 * A report that tells of cases. By what it says of itself no other may be judged as one of them.
 * @throws CollectedReportError where it tells of something else.
 */
function withCases(report, title = COLLECTED.title) {
    if ((0,_model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_9__/* .hasCases */ .Yp)(report))
        return report;
    throw new CollectedReportError(`${title} is of mode ${report.source}, without cases`);
}
/** A report that was written before there were conversations has their plain texts. */
function withConversations(one) {
    const iterations = one.iterations.map(({ messages, ...iteration }) => iteration.conversation !== undefined || messages === null
        ? iteration
        : { ...iteration, conversation: { messages, timeline: [] } });
    return { ...one, iterations };
}
/** Where it has none, as in a report of version 1, it is made of the id. */
function withIdentity(one, { source }) {
    if (one.identity !== undefined || one.folded !== undefined)
        return one;
    const identity = source === 'ingest' ? (0,_identity_case_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOfResult */ .Xg)(one.id) : (0,_identity_case_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOfTitle */ ._o)(one.id);
    return { ...one, identity };
}
async function findFile(named) {
    try {
        const file = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(named.path)).isDirectory()
            ? node_path__WEBPACK_IMPORTED_MODULE_2__.join(named.path, _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .REPORT_FILE_NAME */ ._G)
            : named.path;
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file)).isFile())
            return file;
    }
    catch (error) {
        const isAbsent = ['ENOENT', 'ENOTDIR'].includes((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) ?? '');
        const absent = named.absent ?? `there is no such file or folder: ${named.path}.`;
        throw missing(named, isAbsent ? absent : `cannot be read: ${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .gJ)(error)}.`);
    }
    throw missing(named, 'names something that is neither a regular file nor a folder that holds one.');
}
/** Whether links on the way to a file in the workspace lead out of it. */
async function isLedOut(file, workspace) {
    if (!file.startsWith(workspace + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
        return false;
    return !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(file)).startsWith((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(workspace)) + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
}
function missing({ input }, message) {
    return new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1([{ where: input.name, message, example: input.example }]);
}
/**
 * The text of a regular file.
 * @throws CollectedReportError where it is larger than what may be read.
 */
async function readBounded(file, title, { bytes } = WHOLE_BUDGET) {
    // A link put there since it was looked at is not followed.
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    try {
        const { size } = await handle.stat();
        if (size > bytes) {
            throw new CollectedReportError(`${title} has ${size} bytes; more than ${bytes} are not read`);
        }
        return await handle.readFile('utf8');
    }
    finally {
        await handle.close();
    }
}
/** @throws CollectedReportError that says what is wrong with the text. */
function parseReportFile(text, title = COLLECTED.title, budget = WHOLE_BUDGET) {
    const value = parseModestJson(text, title, budget);
    const version = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_10__/* .unknown */ .L5J() }).safeParse(value);
    const versions = _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .READABLE_VERSIONS */ .B1;
    if (version.success && !versions.includes(version.data.schemaVersion)) {
        throw new CollectedReportError(`${title} is not of schema version ${_report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .READABLE_VERSIONS */ .B1.join(' or ')}, which are the ` +
            'ones read here; use the same version of the action to write and to read it');
    }
    const parsed = _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .readableReportSchema */ .gv.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const place = issue?.path.map(String).join('.') ?? '';
    const told = place.length > 200 ? `${place.slice(0, 200)}…` : place;
    throw new CollectedReportError(`${title} is none: ${told}: ${issue?.message}`);
}
/** @throws CollectedReportError where the text is no JSON, or would fill the memory. */
function parseModestJson(text, title, budget = WHOLE_BUDGET) {
    requireModesty(text, title, budget);
    return parseJson(text, title);
}
/** Before it is parsed: few bytes of brackets make a value that fills the memory. */
function requireModesty(text, title, budget) {
    const { values, depth } = (0,_text_json_extent_js__WEBPACK_IMPORTED_MODULE_4__/* .measureJson */ .j)(text);
    if (depth > MAX_NESTING) {
        throw new CollectedReportError(`${title} is nested more than ${MAX_NESTING} levels deep`);
    }
    if (values > budget.values) {
        throw new CollectedReportError(`${title} has ${values} values; more than ${budget.values} are not read`);
    }
}
/** The parser's own words quote the text, which nobody has looked at. */
function parseJson(text, title) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new CollectedReportError(`${title} is no JSON`);
    }
}
/** A kind of a later version still keeps the evidence from being whole. */
function toProblem({ kind, ...rest }) {
    return { kind: _model_run_report_js__WEBPACK_IMPORTED_MODULE_11__/* .PROBLEM_KINDS */ .me.find((known) => known === kind) ?? 'evidence', ...rest };
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
