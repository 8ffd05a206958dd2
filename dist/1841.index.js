export const id = 1841;
export const ids = [1841];
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

/***/ 95813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ plainMessages)
/* harmony export */ });
/** The conversation in plain texts, for surfaces without structure and readers of former reports. */
function plainMessages({ messages }) {
    return messages.flatMap(({ role, text, reasoning, calls = [] }) => {
        const lines = [reasoning ?? '', text, ...calls.map(callLine)].filter((line) => line !== '');
        const said = { role: role === 'step' ? 'assistant' : role, text: lines.join('\n') };
        const results = calls.flatMap(({ toolName, result }) => result === undefined ? [] : `← ${toolName}: ${result.text}`);
        return results.length === 0 ? [said] : [said, { role: 'tool', text: results.join('\n') }];
    });
}
const callLine = ({ toolName, arguments: args }) => `→ ${toolName}(${JSON.stringify(args)})`;


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

/***/ 11841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sendReport: () => (/* binding */ sendReport)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/client/client.js + 15 modules
var client_client = __webpack_require__(8999);
// EXTERNAL MODULE: ./build/contract/resources/run.js + 1 modules
var run = __webpack_require__(70854);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/session/service-connection.js
var service_connection = __webpack_require__(1625);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/results/upload/ci-metadata.js
var ci_metadata = __webpack_require__(50321);
// EXTERNAL MODULE: ./build/results/upload/rows/append-batches.js
var append_batches = __webpack_require__(38196);
// EXTERNAL MODULE: ./build/results/upload/rows/row-audit.js
var row_audit = __webpack_require__(70195);
// EXTERNAL MODULE: ./build/results/upload/rows/row-batches.js
var row_batches = __webpack_require__(79292);
// EXTERNAL MODULE: ./build/results/upload/run/project.js
var run_project = __webpack_require__(8176);
// EXTERNAL MODULE: ./build/model/conversation/plain-messages.js
var plain_messages = __webpack_require__(95813);
;// CONCATENATED MODULE: ./build/results/sending/report-rows.js

/** Of one iteration; the last say how it ended. */
const MAX_MESSAGES = 200;
/**
 * The results of a report as rows of a run. What was skipped, or did not come to an end, is no result.
 * @param report freed of secrets.
 */
function rowsOf({ cases }) {
    return cases.flatMap((testCase) => testCase.iterations.flatMap((iteration, index) => iteration.outcome === 'skipped' || iteration.outcome === 'unfinished'
        ? []
        : [rowOf(testCase, iteration, index + 1)]));
}
function rowOf(testCase, iteration, number) {
    const { outcome, durationMs, model, provider, error, errorDetails, tokens } = iteration;
    const caseId = testCase.identity ?? testCase.id;
    return {
        caseTitle: testCase.title,
        passed: outcome === 'passed',
        ...(durationMs !== null && { durationMs }),
        ...(model !== null && { model }),
        ...(provider !== null && { provider }),
        expectedToolCalls: iteration.expectedToolCalls.map((call) => ({ ...call })),
        actualToolCalls: iteration.actualToolCalls.map((call) => ({ ...call })),
        tokens: Object.fromEntries(Object.entries(tokens).filter(([, count]) => count !== null)),
        ...(error !== null && { error }),
        ...(errorDetails !== null && { errorDetails }),
        ...(iteration.conversation && {
            trace: (0,plain_messages/* plainMessages */.b)(iteration.conversation)
                .slice(-MAX_MESSAGES)
                .map(({ role, text }) => ({ role, content: text })),
        }),
        externalCaseId: caseId,
        externalIterationId: `${caseId}-${number}`,
        metadata: { status: outcome },
    };
}

;// CONCATENATED MODULE: ./build/results/sending/send-report.js












/** Nobody waits longer for what decides nothing: 20,000 results at the rate of a service. */
const SENDING_MS = 120_000;
/** What is left for it where `timeout-minutes` are all but over. */
const LEAST_MS = 10_000;
/**
 * Sends results to a service that keeps them. Never throws: trouble with it is a warning, and says
 * nothing of the results. A part of them is not sent, since the service would judge it as the whole.
 */
async function sendReport(sent, to, session) {
    const { logger, signal } = session;
    const obstacle = obstacleOf(sent.report, to);
    if (obstacle !== null) {
        logger.warning(`report-to: the results were not sent: ${obstacle}`);
        return;
    }
    try {
        signal.throwIfAborted();
        const { runId, suiteId } = await send(sent, to, session);
        logger.info(`report-to: the results are run ${runId} of suite ${suiteId} there.`);
    }
    catch (error) {
        logger.warning(`report-to: the results were not sent, or not all: ${wordsOf(error)}`);
    }
}
/** The client names the inputs of the service that evals run on. */
const wordsOf = (error) => (0,errors/* errorMessage */.gJ)(error)
    .replace(/^api-key: /, 'report-to-api-key: ')
    .replaceAll(' base-url ', ' report-to ')
    .replaceAll(' base-url.', ' report-to.');
function obstacleOf({ problems, run, cases }, { apiKey }) {
    if (apiKey === '') {
        return '`report-to-api-key` is empty. Workflows for forks and Dependabot have no secrets.';
    }
    if (problems.length > 0 || run?.status !== 'completed') {
        return 'they are not whole, and the service would judge a part of them as if they were.';
    }
    return cases.some(({ iterations }) => iterations.length > 0) ? null : 'there are none.';
}
async function send({ report, matrix, commitSha, minPassRatePercent }, { baseUrl, apiKey, project: wanted }, { environment, clock, logger, signal, version, deadlineAtMs }) {
    const leftMs = Math.max(LEAST_MS, deadlineAtMs - clock.now());
    const options = { signal, deadlineAtMs: clock.now() + Math.min(SENDING_MS, leftMs) };
    const bucket = (0,service_connection/* remoteBucket */.x)(clock);
    const client = (0,client_client/* createClient */.U)({ baseUrl, apiKey, version, clock, logger, bucket });
    const project = await (0,run_project/* ingestProject */.M)(wanted, client, options);
    const rows = rowsOf(report);
    const batches = new row_batches/* RowBatches */.V();
    for (const row of rows)
        batches.add(row);
    const externalRunId = runIdOf(environment, matrix);
    const criterion = minPassRatePercent ?? percentOf(report.run?.criterion);
    const servers = report.servers.map(({ name }) => name);
    const start = {
        ...{ suiteName: report.suite.name, externalRunId, ci: (0,ci_metadata/* ciMetadata */.M)(environment, commitSha) },
        expectedIterations: rows.length,
        ...(servers.length > 0 && { serverNames: servers }),
        ...(criterion !== undefined && { passCriteria: { minimumPassRate: criterion } }),
    };
    const started = await client.ingest.start(project, start, options);
    const { runId, suiteId, status } = started;
    // What was lost may have been the answer alone.
    if (started.reused === true && run/* TERMINAL_STATUSES */.CM.includes(status ?? ''))
        return started;
    const projectId = started.projectId ?? project;
    await (0,append_batches/* appendBatches */.v)({ client, clock, logger, options }, { projectId, runId }, batches.finish());
    const end = await client.ingest.finalize(project, { runId, externalRunId }, options);
    const { total = rows.length } = end.summary ?? {};
    if (total !== rows.length) {
        throw new row_audit/* EvidenceError */.oe(`${(0,quantity/* countOf */.pq)(rows.length, 'result')} went to run ${runId}, which has ${total}.`);
    }
    return { runId, suiteId };
}
const percentOf = (fraction) => fraction === undefined ? undefined : fraction * 100;
/** The same whenever this step of this attempt sends its results, so that none is there twice. */
function runIdOf(environment, matrix) {
    const { GITHUB_REPOSITORY: repository = 'local', GITHUB_RUN_ID: run = '0' } = environment;
    const names = ['GITHUB_RUN_ATTEMPT', 'GITHUB_JOB', 'GITHUB_ACTION', 'RUNNER_TRACKING_ID'];
    const step = JSON.stringify([matrix, ...names.map((name) => environment[name] ?? '')]);
    return `github:${(0,external_node_crypto_.hash)('sha256', `${repository} ${run} ${step}`).slice(0, 32)}`;
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
