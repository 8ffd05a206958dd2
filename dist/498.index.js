export const id = 498;
export const ids = [498];
export const modules = {

/***/ 22498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCollectedReport: () => (/* binding */ readCollectedReport)
/* harmony export */ });
/* unused harmony exports CollectedReportError, parseReportFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27597);
/* harmony import */ var _model_run_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17002);
/* harmony import */ var _text_json_extent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6179);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92657);
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64370);








/** Deeper values would exhaust the stack of whoever walks them. */
const MAX_NESTING = 100;
/** A report file that cannot be believed to be one. */
class CollectedReportError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ExpectedError */ .Dh {
    name = 'CollectedReportError';
    nature = 'evidence';
}
/**
 * Results that another job collected. The file comes from code nobody has read: it must be a
 * regular file of bounded size, nesting and shape, and of what it says only the results are used,
 * never its verdict.
 *
 * @param reportPath the file, or the folder that holds it as `report.json`.
 * @param workspace out of which no link may lead on the way to it.
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is no
 *   report, or one without results.
 */
async function readCollectedReport(reportPath, workspace) {
    const file = await findFile(reportPath);
    if (workspace !== undefined && (await isLedOut(file, workspace))) {
        throw missing('leads out of the workspace by a link.');
    }
    const { report, verdict } = parseReportFile(await readBounded(file));
    if (report === null) {
        throw new CollectedReportError(`no results were collected; the collecting job says: ${verdict.headline}`);
    }
    return { ...report, problems: report.problems.map(toProblem) };
}
async function findFile(reportPath) {
    try {
        const file = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(reportPath)).isDirectory()
            ? node_path__WEBPACK_IMPORTED_MODULE_2__.join(reportPath, _report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .REPORT_FILE_NAME */ ._G)
            : reportPath;
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file)).isFile())
            return file;
    }
    catch (error) {
        throw missing(`cannot be read: ${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}.`);
    }
    throw missing('names something that is neither a regular file nor a folder that holds one.');
}
async function isLedOut(file, workspace) {
    if (!file.startsWith(workspace + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
        return false;
    return !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(file)).startsWith((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(workspace)) + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
}
function missing(message) {
    return new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ where: 'report-path', message, example: 'collected' }]);
}
async function readBounded(file) {
    // A link put there since it was looked at is not followed.
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    try {
        const { size } = await handle.stat();
        if (size > _report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_REPORT_BYTES */ .WA) {
            throw new CollectedReportError(`the collected report has ${size} bytes; more than ${_report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_REPORT_BYTES */ .WA} are not read`);
        }
        return await handle.readFile('utf8');
    }
    finally {
        await handle.close();
    }
}
/** @throws CollectedReportError that says what is wrong with the text. */
function parseReportFile(text) {
    requireModesty(text);
    const value = parseJson(text);
    const version = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J() }).safeParse(value);
    if (version.success && version.data.schemaVersion !== _report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .REPORT_SCHEMA_VERSION */ .WI) {
        throw new CollectedReportError(`the collected report is not of schema version ${_report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .REPORT_SCHEMA_VERSION */ .WI}, which is the one ` +
            'read here; use the same version of the action to collect and to publish');
    }
    const parsed = _report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .reportFileSchema */ .mj.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const place = issue?.path.map(String).join('.') ?? '';
    const told = place.length > 200 ? `${place.slice(0, 200)}…` : place;
    throw new CollectedReportError(`the collected report is none: ${told}: ${issue?.message}`);
}
/** Before it is parsed: few bytes of brackets make a value that fills the memory. */
function requireModesty(text) {
    const { values, depth } = (0,_text_json_extent_js__WEBPACK_IMPORTED_MODULE_3__/* .measureJson */ .j)(text);
    if (depth > MAX_NESTING) {
        throw new CollectedReportError(`the collected report is nested more than ${MAX_NESTING} levels deep`);
    }
    if (values > _report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_REPORT_VALUES */ .XO) {
        throw new CollectedReportError(`the collected report has ${values} values; more than ${_report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_REPORT_VALUES */ .XO} are not read`);
    }
}
/** The parser's own words quote the text, which nobody has looked at. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new CollectedReportError('the collected report is no JSON');
    }
}
/** A kind of a later version still keeps the evidence from being whole. */
function toProblem({ kind, ...rest }) {
    return { kind: _model_run_report_js__WEBPACK_IMPORTED_MODULE_7__/* .PROBLEM_KINDS */ .m.find((known) => known === kind) ?? 'evidence', ...rest };
}


/***/ }),

/***/ 64370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PP: () => (/* binding */ REPORT_SCHEMA_ID),
/* harmony export */   WA: () => (/* binding */ MAX_REPORT_BYTES),
/* harmony export */   WI: () => (/* binding */ REPORT_SCHEMA_VERSION),
/* harmony export */   XO: () => (/* binding */ MAX_REPORT_VALUES),
/* harmony export */   _G: () => (/* binding */ REPORT_FILE_NAME),
/* harmony export */   mj: () => (/* binding */ reportFileSchema)
/* harmony export */ });
/* unused harmony export reportJsonSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70543);


/** Name of the JSON report in its folder and in the artifact. */
const REPORT_FILE_NAME = 'report.json';
/** Rises only when a reader of the former version would misread the new one. */
const REPORT_SCHEMA_VERSION = 1;
const REPORT_SCHEMA_ID = 'urn:mcp-eval-gate-action:report:1';
/** What a later job reads: far below what the memory of its runner takes. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
/** What some 45,000 iterations have; and as many values, each one wrong, can still be told of. */
const MAX_REPORT_VALUES = 1_500_000;
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
const locationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
})
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
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable().describe('What its work took.'),
    startupMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable())
        .describe('What it waited before for servers to come up; not in `durationMs`.'),
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
    assertions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        label: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
            .describe('What a result was to be, where the reason does not say it.'),
        observed: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('What it was.'),
    })),
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
    variant: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), provider: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() }))
        .describe('Of a test that runs on several models: its title, and the model of this case.'),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())).describe('Words of whoever wrote it.'),
    planned: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(count)
        .describe('How many iterations were asked for, where that is known.'),
    folded: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        cases: count,
        passed: count,
        skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(count),
        durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable().describe('In all.'),
    }))
        .describe('Cases that passed or were skipped, and their iterations, that are counted but not listed, where there are very many.'),
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
    criterion: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1))
        .describe('Least fraction that was to pass, as the run was asked for.'),
    foreignCases: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()))
        .describe('Cases that ran though they were not asked for, and count nowhere.'),
    execution: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        isolation: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Which iterations shared servers, such as `auto`.'),
        concurrency: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().describe('Iterations carried out at once, at most.'),
        starts: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().describe('How often servers were started.'),
        wallMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        workMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().describe('What the work of all iterations took, summed.'),
        startupMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().describe('What all iterations waited for servers, summed.'),
        servers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            protocolVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Version of MCP that was spoken.'),
        })),
    }))
        .describe('How the service carried out the run, where it says so.'),
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


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
