export const id = 5189;
export const ids = [5189];
export const modules = {

/***/ 79951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   caseMisfits: () => (/* binding */ caseMisfits),
/* harmony export */   cases: () => (/* binding */ cases),
/* harmony export */   createdRun: () => (/* binding */ createdRun),
/* harmony export */   createdSuite: () => (/* binding */ createdSuite),
/* harmony export */   iterations: () => (/* binding */ iterations),
/* harmony export */   run: () => (/* binding */ run),
/* harmony export */   runRequest: () => (/* binding */ runRequest),
/* harmony export */   runs: () => (/* binding */ runs),
/* harmony export */   serverConfiguration: () => (/* binding */ serverConfiguration),
/* harmony export */   suite: () => (/* binding */ suite),
/* harmony export */   suiteRequest: () => (/* binding */ suiteRequest),
/* harmony export */   trace: () => (/* reexport safe */ _trace_js__WEBPACK_IMPORTED_MODULE_5__.trace)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80737);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71522);
/* harmony import */ var _report_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47035);
/* harmony import */ var _cases_cases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88077);
/* harmony import */ var _execution_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40666);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40144);
/* harmony import */ var _trace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26589);







const name = () => zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().trim().min(1).max(500);
const serverIds = () => zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.id)()).min(1);
/** What suites and runs can set. */
const settings = {
    serverNames: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()).optional(),
    /** Model of cases that name none. */
    model: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).optional(),
    provider: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).optional(),
    /** `minimumPassRate` is in percent. */
    passCriteria: zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ minimumPassRate: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().min(0).max(100) }).optional(),
};
/** Requests that decide what is judged are strict at every depth, so that no setting is ignored. */
const suiteRequest = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    name: name(),
    description: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().max(5_000).optional(),
    serverIds: serverIds(),
    ...settings,
    /** Accepted and not stored. */
    tags: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()).optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_cases_cases_js__WEBPACK_IMPORTED_MODULE_2__.testCase).min(1).max(_cases_cases_js__WEBPACK_IMPORTED_MODULE_2__.MAX_CASES),
});
const serverReference = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.id)(), name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish() });
const startedServer = serverReference.extend({
    /** Null: it has not listed them, or the service does not say. */
    tools: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), inputSchema: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.openObject)().nullish() })).nullish(),
});
const caseReference = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc((0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.texts)('id', 'name'));
const caseUpsert = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    committed: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(caseReference).nullish(),
    failed: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(caseReference.extend({ error: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish() })).nullish(),
})
    .nullish();
const createdSuite = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    suiteId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.id)(),
    name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
    servers: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(serverReference).nullish(),
    caseUpsert,
});
const suite = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.id)(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.texts)('name', 'description', 'projectId'),
    environment: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ servers: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()).nullish() }).nullish(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.membersOf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.openObject)().nullish(), 'executionConfig', 'settings', 'schedule'),
    hosts: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.openObject)()).nullish(),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_4__.times,
});
const cases = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.pageOf)(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.id)(),
    title: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    steps: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.openObject)()).nullish(),
    iterations: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().nullish(),
    isNegative: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().nullish(),
    models: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.openObject)()).nullish(),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_4__.times,
}));
/**
 * Form A names a saved suite by `suiteId`; `tests` replace its cases of the same titles. Form B
 * creates a suite of `suiteName`, `tests` and `serverIds`.
 */
const runRequest = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    suiteId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.id)().optional(),
    suiteName: name().optional(),
    suiteDescription: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().max(5_000).optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_cases_cases_js__WEBPACK_IMPORTED_MODULE_2__.testCase).max(_cases_cases_js__WEBPACK_IMPORTED_MODULE_2__.MAX_CASES).optional(),
    /** Saved cases to run; all without it. */
    caseIds: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.id)()).min(1).optional(),
    serverIds: serverIds().optional(),
    ...settings,
    /** Keys by provider. They stay in memory. */
    modelApiKeys: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1)).optional(),
    /** A saved host whose settings the run takes. */
    namedHostId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.id)().optional(),
    hostId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.id)().optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().max(20_000).optional(),
    /** Iterations of each case, instead of its own number. */
    iterationOverride: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(1).max(_cases_cases_js__WEBPACK_IMPORTED_MODULE_2__.MAX_RUNS).optional(),
    /** Has no effect: a suite id alone is always a rerun. */
    suiteRerun: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional(),
    idempotencyKey: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).max(256).optional(),
    execution: _execution_js__WEBPACK_IMPORTED_MODULE_3__/* .execution */ .n.optional(),
});
const createdRun = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    runId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.id)(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.texts)('suiteId', 'status'),
    servers: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(startedServer).nullish(),
    caseUpsert,
    /** Whether an earlier request with the same idempotency key created it. */
    deduped: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().nullish(),
});
const run = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.id)(),
    /** Any text: a service may add statuses. */
    status: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    /**
     * `result`: whether the run met its criteria; null without. `statusReason`: why there is no result.
     * `scoreIntegrity`: whether a service checked scores, and they hold. Ours checks none.
     */
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.texts)('suiteId', 'result', 'statusReason', 'source', 'notes', 'scoreIntegrity'),
    runNumber: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().nullish(),
    /** `total` is the plan while the run goes on, then the number of results. */
    summary: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().nullish(), 'total', 'passed', 'failed'),
        /** Share from 0 to 1. */
        passRate: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nullish(),
    })
        .nullish(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.membersOf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.time)().nullish(), 'createdAt', 'completedAt'),
});
const runs = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.pageOf)(run);
/** `details` of a refused run: servers that cannot start as they are configured. */
const serverConfiguration = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('SERVER_CONFIGURATION'),
    servers: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ failure: _report_failure_js__WEBPACK_IMPORTED_MODULE_0__.failure })),
});
/** A mistake in a case that its schema does not see. */
const caseMisfit = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    /** Index of the case. */
    test: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr(),
    /** Index of the step; null: the case as a whole. */
    step: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().nullable(),
    /** In the step, or else in the case, in the API's words, such as `['arguments', 'price']`. */
    path: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr()])),
    data: _report_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .C.shape.data,
});
/** `details` of a refused suite or run: what is wrong in its cases. */
const caseMisfits = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    reason: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['CASES', 'ARGUMENT_MISFIT', 'NO_EVIDENCE']),
    misfits: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(caseMisfit),
    servers: createdRun.shape.servers,
});
const iteration = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.id)(),
    status: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    /** `error` is for clients that do not read `failures`. */
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.texts)('runId', 'testCaseId', 'title', 'result', 'model', 'provider'),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.texts)('error', 'scoreIntegrity'),
    iterationNumber: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().nullish(),
    startedAt: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.time)().nullish(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nullish(), 'durationMs', 'tokensUsed'),
    usage: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.openObject)().nullish(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_trace_js__WEBPACK_IMPORTED_MODULE_5__.call).nullish(), 'actualToolCalls', 'expectedToolCalls'),
    /** Sent by our service only. */
    failures: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_report_failure_js__WEBPACK_IMPORTED_MODULE_0__.failure).nullish(),
    scores: zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J().optional(),
    evaluationConfig: zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J().optional(),
});
const iterations = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__.pageOf)(iteration);



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


/***/ })

};
