export const id = 820;
export const ids = [820,528];
export const modules = {

/***/ 7820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sendArtifact: () => (/* binding */ sendArtifact)
/* harmony export */ });
/* harmony import */ var _contract_routes_ingest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(528);
/* harmony import */ var _resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8005);
/* harmony import */ var _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8327);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5122);
/* harmony import */ var _network_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8457);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2899);






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

/***/ 4504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ passCriteriaSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9691);

/** What a run must meet. */
const passCriteriaSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    minimumPassRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100).describe('Percent of the iterations that must pass.'),
});


/***/ }),

/***/ 528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  REPORTER_PATHS: () => (/* binding */ REPORTER_PATHS),
  ingestRoutes: () => (/* binding */ ingestRoutes)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/contract/cases/pass-criteria.js
var pass_criteria = __webpack_require__(4504);
// EXTERNAL MODULE: ./build/contract/wire/tolerance.js
var tolerance = __webpack_require__(2246);
// EXTERNAL MODULE: ./build/contract/resources/iteration.js
var iteration = __webpack_require__(9018);
// EXTERNAL MODULE: ./build/contract/resources/run.js + 1 modules
var run = __webpack_require__(854);
;// CONCATENATED MODULE: ./build/contract/resources/ingest.js





/** The numbers of the chunked ingest routes. Source: what the published reporters send. */
const INGEST_LIMITS = {
    rowsPerRequest: 200,
    /** What a client keeps a request under. */
    requestBytes: 1024 * 1024,
};
/** Of any length: reporters build them out of titles. */
const externalId = schemas/* string */.YjP().min(1);
/** An object that is handed on as it came, whatever its members. */
const openObjectSchema = schemas/* looseObject */._H3({});
/** What is to be read by people: some reporters send the value itself where a text is expected. */
const anyText = schemas/* preprocess */.vkY((value) => value === null || value === undefined || typeof value === 'string'
    ? value
    : JSON.stringify(value), schemas/* string */.YjP().nullish());
const runLevel = {
    suiteName: schemas/* string */.YjP()
        .min(1)
        .describe('Suite of exactly this name; it is made where there is none.'),
    suiteDescription: schemas/* string */.YjP().optional().describe('Of a suite that is made.'),
    serverNames: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('MCP servers that were tested; shown with the run.'),
    notes: schemas/* string */.YjP().optional().describe('For people; shown with the run.'),
    passCriteria: pass_criteria/* passCriteriaSchema */.w
        .optional()
        .describe('What the run must meet, in place of what its suite says.'),
    externalRunId: externalId.describe('Identity of the run within the project: sent again, it is the same run.'),
    framework: schemas/* string */.YjP().optional().describe('What has run the tests, such as `jest`.'),
    ci: run/* ciMetadataSchema */.ve.optional().describe('Where the run comes from.'),
    expectedIterations: schemas/* number */.aig()
        .min(0)
        .optional()
        .describe('How many rows will come; the total while the run goes on.'),
    tags: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('Shown with the run.'),
    evaluationConfigHash: schemas/* string */.YjP()
        .optional()
        .describe('Tells runs apart whose results were scored by other rules.'),
    hostConfig: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
        .optional()
        .describe('Comes together with its hash, and is not stored.'),
    hostConfigHash: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex')
        .optional()
        .describe('SHA-256 in hex.'),
};
/** One finished iteration. Unknown fields are accepted, since newer reporters send more. */
const ingestRowSchema = schemas/* looseObject */._H3({
    caseTitle: schemas/* string */.YjP().describe('Tells the case, where no id of it is sent.'),
    passed: schemas/* boolean */.zMY().describe('Whether the iteration passed.'),
    query: anyText.describe('What was asked.'),
    durationMs: schemas/* number */.aig().min(0).nullish().describe('How long it took.'),
    provider: anyText.describe('Of the model.'),
    model: anyText.describe('That answered.'),
    expectedToolCalls: schemas/* array */.YOg(iteration/* toolCallSchema */.gB).nullish().describe('Calls that were asked for.'),
    actualToolCalls: schemas/* array */.YOg(iteration/* toolCallSchema */.gB).nullish().describe('Calls that were made.'),
    tokens: schemas/* looseObject */._H3({
        input: schemas/* number */.aig().nullish().describe('Of what was asked.'),
        output: schemas/* number */.aig().nullish().describe('Of what was answered.'),
        total: schemas/* number */.aig().nullish().describe('Of both.'),
    })
        .nullish()
        .describe('As far as the provider told them.'),
    error: anyText.describe('Why it did not pass.'),
    errorDetails: anyText.describe('Stack or other long text behind `error`.'),
    trace: schemas/* unknown */.L5J()
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
    isNegativeTest: schemas/* boolean */.zMY().nullish().describe('It asked that no tool is called.'),
    expectedOutput: anyText.describe('What was hoped for.'),
    advancedConfig: openObjectSchema.nullish().describe('How the model was called.'),
    matchOptions: openObjectSchema
        .nullish()
        .describe('How the expected tool calls were held against the actual ones.'),
    widgetSnapshots: schemas/* array */.YOg(openObjectSchema)
        .nullish()
        .describe('What widgets showed; told again in the trace.'),
});
/** What a row is and how it ended: without these, or with others, it would be another row. */
const ROW_ESSENTIALS = ['caseTitle', 'passed', 'externalIterationId', 'externalCaseId', 'caseId'];
const readRowSchema = (0,tolerance/* tolerant */.a8)(ingestRowSchema, ROW_ESSENTIALS);
/** POST …/eval-ingest/runs/start. */
const ingestStartSchema = schemas/* looseObject */._H3(runLevel);
/** POST …/eval-ingest/report: a whole run in one request. */
const ingestReportSchema = schemas/* looseObject */._H3({
    ...runLevel,
    results: schemas/* array */.YOg(readRowSchema)
        .min(1)
        .max(INGEST_LIMITS.rowsPerRequest)
        .describe('All rows of the run.'),
});
/** POST …/eval-ingest/runs/iterations. */
const ingestAppendSchema = schemas/* looseObject */._H3({
    runId: schemas/* string */.YjP().min(1).describe('From the start of the run.'),
    results: schemas/* array */.YOg(readRowSchema).max(INGEST_LIMITS.rowsPerRequest).describe('Further rows.'),
});
/** POST …/eval-ingest/runs/finalize. */
const ingestFinalizeSchema = schemas/* looseObject */._H3({
    runId: schemas/* string */.YjP().min(1).describe('From the start of the run.'),
    externalRunId: schemas/* string */.YjP().min(1).describe('That of the same run.'),
});
const summarySchema = schemas/* looseObject */._H3({
    total: schemas/* number */.aig(),
    passed: schemas/* number */.aig(),
    failed: schemas/* number */.aig(),
    passRate: schemas/* number */.aig().nullish(),
});
/** Success of finalize. `ok: false` in a 2xx is a failure all the same. */
const ingestResultSchema = schemas/* looseObject */._H3({
    ok: schemas/* literal */.euz(true),
    suiteId: schemas/* string */.YjP(),
    runId: schemas/* string */.YjP(),
    projectId: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP(),
    result: schemas/* string */.YjP().nullish(),
    summary: summarySchema.nullish(),
});
/** Success of report. `reused`: the run was there before. */
const ingestReportedSchema = ingestResultSchema.extend({ reused: schemas/* boolean */.zMY() });
/** Success of start. */
const ingestStartedSchema = schemas/* looseObject */._H3({
    ok: schemas/* literal */.euz(true),
    suiteId: schemas/* string */.YjP(),
    runId: schemas/* string */.YjP(),
    projectId: schemas/* string */.YjP().nullish(),
    reused: schemas/* boolean */.zMY().nullish(),
    status: schemas/* string */.YjP().nullish(),
    result: schemas/* string */.YjP().nullish(),
    summary: summarySchema.nullish(),
});
/** Success of append: rows stored, rows known already, rows of the run in all. */
const ingestAppendedSchema = schemas/* looseObject */._H3({
    ok: schemas/* literal */.euz(true),
    projectId: schemas/* string */.YjP(),
    inserted: schemas/* number */.aig(),
    skipped: schemas/* number */.aig(),
    total: schemas/* number */.aig(),
});
/** Success of artifacts/upload-url: an absolute address for one upload. */
const uploadAddressSchema = schemas/* looseObject */._H3({
    ok: schemas/* literal */.euz(true),
    projectId: schemas/* string */.YjP(),
    uploadUrl: schemas/* url */.OZ5(),
});
/** Success of the upload itself. */
const storedArtifactSchema = schemas/* looseObject */._H3({ storageId: schemas/* string */.YjP().min(1) });
/** Answer to older reporters that ask what the service understands. */
const capabilitiesSchema = schemas/* looseObject */._H3({
    capabilities: schemas/* looseObject */._H3({ evalsHostConfig: schemas/* number */.aig().nullish() }),
});

// EXTERNAL MODULE: ./build/contract/routes/route.js
var route = __webpack_require__(5767);
;// CONCATENATED MODULE: ./build/contract/routes/ingest.js


const INGEST = '/projects/{projectId}/eval-ingest';
/** Below these all is answered in words for reporters, what is no route included. */
const REPORTER_PATHS = [`${route/* API_PATH */.f0}${INGEST}`, `${route/* OLD_REPORTER_PATH */.Er}/evals`];
const OLD_INGEST = `${route/* OLD_REPORTER_PATH */.Er}/evals`;
const DEFAULT_PROJECT_NOTE = '`projectId` may be the literal `default`.';
/** Results of runs that are executed elsewhere. Errors carry their message in `error` too. */
const ingestRoutes = {
    'ingest.report': (0,route/* route */.wE)({
        method: 'POST',
        path: `${INGEST}/report`,
        aliases: [`${OLD_INGEST}/report`],
        summary: 'Takes a whole run in one request.',
        notes: `This service answers a repeat with the run of the first; another may make a second one. ${DEFAULT_PROJECT_NOTE}`,
        access: 'key',
        reporterErrors: true,
        repeatable: false,
        request: async () => ingestReportSchema,
        reply: { status: 200, body: ingestReportedSchema },
        errors: ['CONFLICT'],
    }),
    'ingest.start': (0,route/* route */.wE)({
        method: 'POST',
        path: `${INGEST}/runs/start`,
        aliases: [`${OLD_INGEST}/runs/start`],
        summary: 'Opens the run of an `externalRunId`, or finds the one that there is.',
        notes: DEFAULT_PROJECT_NOTE,
        access: 'key',
        reporterErrors: true,
        repeatable: true,
        request: async () => ingestStartSchema,
        reply: { status: 200, body: ingestStartedSchema },
        errors: ['CONFLICT'],
    }),
    'ingest.append': (0,route/* route */.wE)({
        method: 'POST',
        path: `${INGEST}/runs/iterations`,
        aliases: [`${OLD_INGEST}/runs/iterations`],
        summary: 'Appends finished iterations to an open run.',
        notes: `Rows whose \`externalIterationId\` the run has already are skipped; rows without one are new each time. ${DEFAULT_PROJECT_NOTE}`,
        access: 'key',
        reporterErrors: true,
        repeatable: true,
        request: async () => ingestAppendSchema,
        reply: { status: 200, body: ingestAppendedSchema },
        errors: ['CONFLICT'],
    }),
    'ingest.finalize': (0,route/* route */.wE)({
        method: 'POST',
        path: `${INGEST}/runs/finalize`,
        aliases: [`${OLD_INGEST}/runs/finalize`],
        summary: 'Ends a run and judges it by its criteria.',
        notes: `To end it again is answered the same. ${DEFAULT_PROJECT_NOTE}`,
        access: 'key',
        reporterErrors: true,
        repeatable: true,
        request: async () => ingestFinalizeSchema,
        reply: { status: 200, body: ingestResultSchema },
        errors: [],
    }),
    'artifacts.uploadAddress': (0,route/* route */.wE)({
        method: 'POST',
        path: `${INGEST}/artifacts/upload-url`,
        aliases: [`${OLD_INGEST}/artifacts/upload-url`],
        summary: 'An address that takes one raw file.',
        notes: DEFAULT_PROJECT_NOTE,
        access: 'key',
        reporterErrors: true,
        repeatable: true,
        request: async () => openObjectSchema,
        reply: { status: 200, body: uploadAddressSchema },
        errors: [],
    }),
    'artifacts.upload': (0,route/* route */.wE)({
        method: 'POST',
        path: '/uploads/{ticket}',
        summary: 'Takes the file; its address serves one upload.',
        access: 'ticket',
        reporterErrors: true,
        repeatable: false,
        takesFile: true,
        reply: { status: 200, body: storedArtifactSchema },
        errors: ['VALIDATION_ERROR', 'CONFLICT'],
    }),
    'ingest.capabilities': (0,route/* route */.wE)({
        method: 'GET',
        path: '/info',
        base: route/* OLD_REPORTER_PATH */.Er,
        summary: 'What the service understands of what older reporters send.',
        access: 'anyone',
        repeatable: true,
        reply: { status: 200, body: capabilitiesSchema },
        errors: [],
    }),
};


/***/ })

};
