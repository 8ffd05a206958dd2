export const id = 7820;
export const ids = [7820,2020];
export const modules = {

/***/ 27820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sendArtifact: () => (/* binding */ sendArtifact)
/* harmony export */ });
/* harmony import */ var _contract_routes_ingest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62020);
/* harmony import */ var _resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78005);
/* harmony import */ var _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58327);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85122);
/* harmony import */ var _network_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61261);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88079);






/** An upload may be large and has no rate to keep to, so it has more time than a request. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;
const ROUTE = _contract_routes_ingest_js__WEBPACK_IMPORTED_MODULE_0__.ingestRoutes['artifacts.upload'];
/** The address is a key of its own, so errors name the upload by this. */
const REQUEST = { method: ROUTE.method, path: 'the upload address', attempts: 1 };
/**
 * Posts the content raw and without authorization, once, and follows no redirect.
 * @returns the id it is stored under. @throws ApiError, NetworkError, UnexpectedResponseError,
 * RedirectError (also for an address that must not be used), DeadlineError, or the caller's abort
 * reason.
 */
async function sendArtifact(target, parts, options) {
    const url = checkedAddress(target.url, parts);
    const redactor = parts.secrets.with([url.href, url.pathname + url.search]);
    const context = { ...REQUEST, redactor };
    const response = await send(url, target, parts, context, options);
    if (response.status >= 300 && response.status < 400) {
        throw new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RedirectError */ .Lx('The upload address redirects, which is not followed.', context);
    }
    const { method, repeatable, reply } = ROUTE;
    const call = { method, repeatable, path: REQUEST.path, reply: reply.body };
    const reading = { attempts: 1, redactor, nowMs: parts.clock.now() };
    return (0,_reply_js__WEBPACK_IMPORTED_MODULE_5__/* .readReply */ .X)(call, response, reading).storageId;
}
/** Encrypted, or on this machine when the service itself is. */
function checkedAddress(address, { connection, secrets }) {
    const url = URL.parse(address);
    const local = url !== null && [url, new URL(connection.baseUrl)].every((it) => (0,_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopbackHost */ .c)(it.hostname));
    if (url?.protocol === 'https:' || (url?.protocol === 'http:' && local))
        return url;
    const place = url === null ? 'no address' : `an address at ${url.protocol}//${url.host}`;
    throw new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RedirectError */ .Lx(`The service gave ${place} to upload to; it must be https, or on this machine like the service.`, { ...REQUEST, redactor: secrets });
}
async function send(url, { content, contentType }, { transport, clock }, context, { signal, deadlineAtMs = Number.POSITIVE_INFINITY }) {
    const timeoutMs = Math.ceil(Math.min(UPLOAD_TIMEOUT_MS, deadlineAtMs - clock.now()));
    if (timeoutMs <= 0)
        throw new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .DeadlineError */ .j3();
    const request = {
        method: REQUEST.method,
        url: url.href,
        headers: { 'content-type': contentType, accept: 'application/json' },
        body: content,
    };
    try {
        return await (0,_resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeLimit */ .Bv)(timeoutMs, signal, (limited) => transport({ ...request, signal: limited }));
    }
    catch (error) {
        signal?.throwIfAborted();
        const failure = error instanceof _resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeLimitError */ .$q
            ? (0,_network_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .timeoutFailure */ ._)(timeoutMs, timeoutMs < UPLOAD_TIMEOUT_MS)
            : (0,_network_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .readNetworkFailure */ .t)(error, context.redactor);
        throw new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkError */ .Dr(failure.message, context, { ...failure, cause: error });
    }
}


/***/ }),

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

/***/ 62020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPORTER_PATHS: () => (/* binding */ REPORTER_PATHS),
/* harmony export */   ingestRoutes: () => (/* binding */ ingestRoutes)
/* harmony export */ });
/* harmony import */ var _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30513);
/* harmony import */ var _route_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35767);


const INGEST = '/projects/{projectId}/eval-ingest';
/** Below these all is answered in words for reporters, what is no route included. */
const REPORTER_PATHS = [`${_route_js__WEBPACK_IMPORTED_MODULE_1__/* .API_PATH */ .f0}${INGEST}`, `${_route_js__WEBPACK_IMPORTED_MODULE_1__/* .OLD_REPORTER_PATH */ .Er}/evals`];
const OLD_INGEST = `${_route_js__WEBPACK_IMPORTED_MODULE_1__/* .OLD_REPORTER_PATH */ .Er}/evals`;
const DEFAULT_PROJECT_NOTE = '`projectId` may be the literal `default`.';
/** Results of runs that are executed elsewhere. Errors carry their message in `error` too. */
const ingestRoutes = {
    'ingest.report': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${INGEST}/report`,
        aliases: [`${OLD_INGEST}/report`],
        summary: 'Takes a whole run in one request.',
        notes: `This service answers a repeat with the run of the first; another may make a second one. ${DEFAULT_PROJECT_NOTE}`,
        access: 'key',
        reporterErrors: true,
        repeatable: false,
        request: async () => _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestReportSchema */ .kJ,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestReportedSchema */ .DF },
        errors: ['CONFLICT'],
    }),
    'ingest.start': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${INGEST}/runs/start`,
        aliases: [`${OLD_INGEST}/runs/start`],
        summary: 'Opens the run of an `externalRunId`, or finds the one that there is.',
        notes: DEFAULT_PROJECT_NOTE,
        access: 'key',
        reporterErrors: true,
        repeatable: true,
        request: async () => _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestStartSchema */ .wd,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestStartedSchema */ .Vg },
        errors: ['CONFLICT'],
    }),
    'ingest.append': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${INGEST}/runs/iterations`,
        aliases: [`${OLD_INGEST}/runs/iterations`],
        summary: 'Appends finished iterations to an open run.',
        notes: `Rows whose \`externalIterationId\` the run has already are skipped; rows without one are new each time. ${DEFAULT_PROJECT_NOTE}`,
        access: 'key',
        reporterErrors: true,
        repeatable: true,
        request: async () => _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestAppendSchema */ .ge,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestAppendedSchema */ .vI },
        errors: ['CONFLICT'],
    }),
    'ingest.finalize': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${INGEST}/runs/finalize`,
        aliases: [`${OLD_INGEST}/runs/finalize`],
        summary: 'Ends a run and judges it by its criteria.',
        notes: `To end it again is answered the same. ${DEFAULT_PROJECT_NOTE}`,
        access: 'key',
        reporterErrors: true,
        repeatable: true,
        request: async () => _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestFinalizeSchema */ .yq,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestResultSchema */ .dJ },
        errors: [],
    }),
    'artifacts.uploadAddress': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${INGEST}/artifacts/upload-url`,
        aliases: [`${OLD_INGEST}/artifacts/upload-url`],
        summary: 'An address that takes one raw file.',
        notes: DEFAULT_PROJECT_NOTE,
        access: 'key',
        reporterErrors: true,
        repeatable: true,
        request: async () => _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .openObjectSchema */ .DP,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .uploadAddressSchema */ .zA },
        errors: [],
    }),
    'artifacts.upload': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: '/uploads/{ticket}',
        summary: 'Takes the file; its address serves one upload.',
        access: 'ticket',
        reporterErrors: true,
        repeatable: false,
        takesFile: true,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .storedArtifactSchema */ .Xo },
        errors: ['VALIDATION_ERROR', 'CONFLICT'],
    }),
    'ingest.capabilities': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'GET',
        path: '/info',
        base: _route_js__WEBPACK_IMPORTED_MODULE_1__/* .OLD_REPORTER_PATH */ .Er,
        summary: 'What the service understands of what older reporters send.',
        access: 'anyone',
        repeatable: true,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesSchema */ .g$ },
        errors: [],
    }),
};


/***/ })

};
