export const id = 820;
export const ids = [820,513];
export const modules = {

/***/ 7820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sendArtifact: () => (/* binding */ sendArtifact)
/* harmony export */ });
/* harmony import */ var _contract_resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(513);
/* harmony import */ var _resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8005);
/* harmony import */ var _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8327);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5122);
/* harmony import */ var _network_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8457);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5816);






/** An upload may be large and has no rate to keep to, so it has more time than a request. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;
/** The address is a key of its own, so errors name the upload by this. */
const REQUEST = { method: 'POST', path: 'the upload address', attempts: 1 };
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
    const call = {
        method: 'POST',
        path: REQUEST.path,
        reply: _contract_resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__.storedArtifactSchema,
        repeatable: false,
    };
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
        method: 'POST',
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
            ? (0,_network_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .timeoutFailure */ ._)(timeoutMs)
            : (0,_network_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .readNetworkFailure */ .t)(error, context.redactor);
        throw new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkError */ .Dr(failure.message, context, { ...failure, cause: error });
    }
}


/***/ }),

/***/ 4504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ passCriteriaSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9691);

/** `minimumPassRate` is percent, 0 to 100. */
const passCriteriaSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ minimumPassRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100) });


/***/ }),

/***/ 513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   INGEST_LIMITS: () => (/* binding */ INGEST_LIMITS),
/* harmony export */   ciMetadataSchema: () => (/* binding */ ciMetadataSchema),
/* harmony export */   ingestAppendSchema: () => (/* binding */ ingestAppendSchema),
/* harmony export */   ingestAppendedSchema: () => (/* binding */ ingestAppendedSchema),
/* harmony export */   ingestFinalizeSchema: () => (/* binding */ ingestFinalizeSchema),
/* harmony export */   ingestReportSchema: () => (/* binding */ ingestReportSchema),
/* harmony export */   ingestResultSchema: () => (/* binding */ ingestResultSchema),
/* harmony export */   ingestStartSchema: () => (/* binding */ ingestStartSchema),
/* harmony export */   ingestStartedSchema: () => (/* binding */ ingestStartedSchema),
/* harmony export */   openObjectSchema: () => (/* binding */ openObjectSchema),
/* harmony export */   storedArtifactSchema: () => (/* binding */ storedArtifactSchema),
/* harmony export */   uploadAddressSchema: () => (/* binding */ uploadAddressSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9691);
/* harmony import */ var _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4504);
/* harmony import */ var _wire_tolerance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2246);
/* harmony import */ var _iteration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9018);




/** The numbers of the chunked ingest routes. Source: what the published reporters send. */
const INGEST_LIMITS = {
    rowsPerRequest: 200,
    /** What a client keeps a request under. */
    requestBytes: 1024 * 1024,
    /** What the service takes at most. */
    serviceBodyBytes: 5 * 1024 * 1024,
};
/** Where the results come from. */
const ciMetadataSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    provider: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    pipelineId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    jobId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    runUrl: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    commitSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
/** Of any length: reporters build them out of titles. */
const externalId = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1);
/** An object that is handed on as it came, whatever its members. */
const openObjectSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .custom */ .IeY((value) => typeof value === 'object' && value !== null && !Array.isArray(value), 'expected an object');
/** What is to be read by people: some reporters send the value itself where a text is expected. */
const anyText = zod__WEBPACK_IMPORTED_MODULE_2__/* .preprocess */ .vkY((value) => value === null || value === undefined || typeof value === 'string'
    ? value
    : JSON.stringify(value), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish());
const runLevel = {
    suiteName: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    suiteDescription: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    serverNames: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    passCriteria: _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .passCriteriaSchema */ .w.optional(),
    externalRunId: externalId,
    framework: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    ci: ciMetadataSchema.optional(),
    expectedIterations: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).optional(),
    tags: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
    /** Tells runs apart whose results were scored by other rules. */
    evaluationConfigHash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    hostConfig: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
    hostConfigHash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex')
        .optional(),
};
/** One finished iteration. Unknown fields are accepted, since newer reporters send more. */
const ingestRowSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    caseTitle: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    query: anyText,
    durationMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullish(),
    provider: anyText,
    model: anyText,
    expectedToolCalls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_iteration_js__WEBPACK_IMPORTED_MODULE_1__/* .toolCallSchema */ .gB).nullish(),
    actualToolCalls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_iteration_js__WEBPACK_IMPORTED_MODULE_1__/* .toolCallSchema */ .gB).nullish(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        input: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullish(),
        output: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullish(),
        total: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullish(),
    })
        .nullish(),
    error: anyText,
    errorDetails: anyText,
    trace: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
    externalIterationId: externalId.nullish(),
    externalCaseId: externalId.nullish(),
    /** Identity of the case as later reporters declare it; the same as `externalCaseId`. */
    caseId: externalId.nullish(),
    metadata: openObjectSchema.nullish(),
    isNegativeTest: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullish(),
    expectedOutput: anyText,
});
/** What a row is and how it ended: without these, or with others, it would be another row. */
const ROW_ESSENTIALS = ['caseTitle', 'passed', 'externalIterationId', 'externalCaseId', 'caseId'];
const readRowSchema = (0,_wire_tolerance_js__WEBPACK_IMPORTED_MODULE_3__/* .tolerant */ .a8)(ingestRowSchema, ROW_ESSENTIALS);
/** POST …/eval-ingest/runs/start. */
const ingestStartSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3(runLevel);
/** POST …/eval-ingest/report: a whole run in one request. */
const ingestReportSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    ...runLevel,
    results: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(readRowSchema).min(1).max(INGEST_LIMITS.rowsPerRequest),
});
/** POST …/eval-ingest/runs/iterations. */
const ingestAppendSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    runId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    results: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(readRowSchema).max(INGEST_LIMITS.rowsPerRequest),
});
/** POST …/eval-ingest/runs/finalize. */
const ingestFinalizeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    runId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    externalRunId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
});
const summarySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    total: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    failed: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    passRate: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullish(),
});
/** Success of report and finalize. `ok: false` in a 2xx is a failure all the same. */
const ingestResultSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    ok: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true),
    suiteId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    result: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    summary: summarySchema.nullish(),
});
/** Success of start. */
const ingestStartedSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    ok: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true),
    suiteId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    reused: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    result: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    summary: summarySchema.nullish(),
});
/** Success of append: rows stored, rows known already, rows of the run in all. */
const ingestAppendedSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    ok: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true),
    inserted: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    skipped: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    total: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
});
/** Success of artifacts/upload-url: an absolute address for one upload. */
const uploadAddressSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ ok: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true), uploadUrl: zod__WEBPACK_IMPORTED_MODULE_2__/* .url */ .OZ5() });
/** Success of the upload itself. */
const storedArtifactSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ storageId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1) });


/***/ })

};
