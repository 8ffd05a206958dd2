export const id = 103;
export const ids = [103];
export const modules = {

/***/ 4504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ passCriteriaSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(737);

/** What a run must meet. */
const passCriteriaSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    minimumPassRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100).describe('Percent of the iterations that must pass.'),
});


/***/ }),

/***/ 5592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: () => (/* binding */ projectSchema),
/* harmony export */   CY: () => (/* binding */ serverReferenceSchema),
/* harmony export */   bs: () => (/* binding */ PROJECT_VISIBILITIES),
/* harmony export */   gg: () => (/* binding */ ROLES),
/* harmony export */   rE: () => (/* binding */ accountSchema),
/* harmony export */   rL: () => (/* binding */ organizationSchema),
/* harmony export */   zT: () => (/* binding */ serverSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(737);

/** What a user may do in an organization; a guest may not use the API. */
const ROLES = ['owner', 'admin', 'member', 'guest'];
/** Whose a project is within its organization: every member's, or that of members it names. */
const PROJECT_VISIBILITIES = ['organization', 'private'];
const epochMs = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish();
/** GET /me: the account behind the key. */
const accountSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    email: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    imageUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    profilePictureUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    plan: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    createdAt: epochMs,
    updatedAt: epochMs,
});
/** Item of GET /organizations. */
const organizationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    isCreator: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    myRole: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    plan: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    logoUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    createdAt: epochMs,
});
/** Item of GET /projects. */
const projectSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    icon: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    organizationId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    visibility: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    createdAt: epochMs,
    updatedAt: epochMs,
});
/** Item of GET /projects/{projectId}/servers. Never carries command, args, env or headers. */
const serverSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    enabled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    transportType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('http'),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    useOAuth: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    hasClientSecret: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    oauthScopes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish(),
    createdAt: epochMs,
    updatedAt: epochMs,
});
/** How replies name the servers of a suite or run. */
const serverReferenceSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() });


/***/ }),

/***/ 7846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCreateSchema: () => (/* binding */ runCreateSchema),
/* harmony export */   suiteCreateSchema: () => (/* binding */ suiteCreateSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(737);
/* harmony import */ var _cases_execution_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7285);
/* harmony import */ var _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4504);
/* harmony import */ var _cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1882);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3163);





// Apart from what is read: a client loads these schemas, the most costly ones to build, only when
// it creates something.
/** POST /eval-suites. */
const suiteCreateSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).describe('Need not be unique: another suite of the name is made.'),
    description: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('For people.'),
    serverIds: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1)).min(1).describe('Servers that its cases run against.'),
    serverNames: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
        .optional()
        .describe('Their names, in the same order. The service goes by its own.'),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .min(1)
        .describe('Of tests that name none: `provider/name`, or a name with `provider` beside it.'),
    provider: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).optional().describe('Of models without a prefix.'),
    passCriteria: _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_1__/* .passCriteriaSchema */ .w
        .optional()
        .describe('What its runs must meet, where they do not say.'),
    execution: _cases_execution_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteExecutionSchema */ .SI
        .optional()
        .describe('How its runs are carried out, where they do not say.'),
    tags: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional().describe('Taken, and not kept.'),
    tests: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__/* .testCaseSchema */ .aj)
        .min(1)
        .max(_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .OWN_LIMITS */ .us.casesPerSuite)
        .describe('Its test cases, each of a title of its own.'),
});
/**
 * POST /eval-runs. Form A names `suiteId` (with `tests`, these are stored into the suite, and they
 * alone run; with `caseIds`, these run); form B names `suiteName`, `tests` and `serverIds`. `model`
 * and `provider` beside them are the default of tests that name none.
 */
const runCreateSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    suiteId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).optional().describe('A suite that is saved. Alone, all of it runs.'),
    suiteName: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Makes a suite of `tests` against `serverIds`, where there is no `suiteId`.'),
    suiteDescription: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('Of the suite that is made.'),
    tests: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__/* .testCaseSchema */ .aj)
        .max(_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .OWN_LIMITS */ .us.casesPerSuite)
        .optional()
        .describe('With a `suiteId` they replace cases of the same title, and they alone run.'),
    serverIds: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1))
        .min(1)
        .optional()
        .describe('Servers to run against, in place of those of the suite.'),
    serverNames: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
        .optional()
        .describe('Their names, in the same order. The service goes by its own.'),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).optional().describe('Of tests that name none.'),
    provider: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).optional().describe('Of models without a prefix.'),
    modelApiKeys: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
        .optional()
        .describe('Provider to key. Never stored.'),
    notes: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('For people; shown with the run.'),
    passCriteria: _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_1__/* .passCriteriaSchema */ .w
        .optional()
        .describe('What the run must meet, in place of what its suite says.'),
    iterationOverride: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()
        .min(1)
        .max(_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .OWN_LIMITS */ .us.iterationsPerCase)
        .optional()
        .describe('Iterations of each case, in place of its own number.'),
    suiteRerun: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional().describe('Taken, and changes nothing.'),
    caseIds: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1))
        .min(1)
        .optional()
        .describe('The cases of the suite that run, and no others. Not together with `tests`.'),
    namedHostId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('A host of the project, whose model and capabilities the run has.'),
    hostId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).optional().describe('The same, as hosts themselves call it.'),
    matchOptionsOverride: _cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__/* .matchOptionsSchema */ .tz
        .optional()
        .describe('Stands in, in this run, for what a case says of the same matter.'),
    execution: _cases_execution_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .executionSettingsSchema */ .$M
        .optional()
        .describe('How it is carried out, in place of what its cases say.'),
    argumentCheck: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['refuse', 'warn'])
        .optional()
        .describe('Holds the arguments of the cases against the input schemas of the tools before anything is called. What does not fit is refused, or told in `argumentMisfits` of the answer. Left out, nothing is held against them.'),
    listTools: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .describe('Tells in `listedTools` of the answer which tools the servers list that its cases use: they are looked at anyway. A repeated request is not told again.'),
    idempotencyKey: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .min(1)
        .max(256)
        .optional()
        .describe('As the header of the name, which comes first.'),
});


/***/ }),

/***/ 854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CM: () => (/* binding */ TERMINAL_STATUSES),
  ve: () => (/* binding */ ciMetadataSchema),
  jl: () => (/* binding */ runCreatedSchema),
  Lx: () => (/* binding */ runSchema)
});

// UNUSED EXPORTS: RUN_STATUSES, argumentMisfitSchema, listedToolsSchema, readRunSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(737);
// EXTERNAL MODULE: ./build/contract/resources/catalogue.js
var catalogue = __webpack_require__(5592);
;// CONCATENATED MODULE: ./build/contract/resources/execution.js

/** How a run was carried out. Times are in milliseconds. */
const runExecutionSchema = schemas/* looseObject */._H3({
    isolation: schemas/* string */.YjP(),
    /** Iterations carried out at once, at most. */
    concurrency: schemas/* number */.aig(),
    /** How often a server was started or, where it is remote, connected to. */
    starts: schemas/* number */.aig(),
    wallMs: schemas/* number */.aig(),
    /** Of all iterations together: what their steps took, and what they waited for servers before. */
    workMs: schemas/* number */.aig(),
    startupMs: schemas/* number */.aig(),
    servers: schemas/* array */.YOg(schemas/* looseObject */._H3({
        name: schemas/* string */.YjP(),
        protocolVersion: schemas/* string */.YjP(),
        /** Names, as the look at it before the run found them; absent where that found none out. */
        tools: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
        /** How many it has beside these; absent where these are all. */
        moreTools: schemas/* number */.aig().optional(),
    })),
    /** What went wrong without deciding anything, such as a `teardown` that failed. */
    warnings: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});

// EXTERNAL MODULE: ./build/contract/resources/suite.js
var suite = __webpack_require__(4057);
;// CONCATENATED MODULE: ./build/contract/resources/run.js




/** Run statuses the service emits. Clients read others too and keep polling. */
const RUN_STATUSES = (/* unused pure expression or super */ null && (['pending', 'running', 'completed', 'failed', 'cancelled']));
/** Statuses that end a run. `timed_out` is read as one although the contract never lists it. */
const TERMINAL_STATUSES = [
    'completed',
    'failed',
    'cancelled',
    'timed_out',
];
/** Arguments in a case that the tool they are for does not take. */
const argumentMisfitSchema = schemas/* looseObject */._H3({
    title: schemas/* string */.YjP().describe('Of the case.'),
    path: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]))
        .describe('Where they stand in the case, key by key.'),
    message: schemas/* string */.YjP().describe('Goes on after the name of the case.'),
});
/** The tools of a server, as it lists them. */
const listedToolsSchema = schemas/* looseObject */._H3({
    serverId: schemas/* string */.YjP(),
    tools: schemas/* array */.YOg(schemas/* looseObject */._H3({ name: schemas/* string */.YjP() })),
});
/** 202 of POST /eval-runs. */
const runCreatedSchema = schemas/* looseObject */._H3({
    runId: schemas/* string */.YjP(),
    suiteId: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP().nullish(),
    servers: schemas/* array */.YOg(catalogue/* serverReferenceSchema */.CY).nullish(),
    caseUpsert: suite/* caseUpsertSchema */.$L.nullish(),
    deduped: schemas/* boolean */.zMY()
        .nullish()
        .describe('The run was there before: an earlier request had the same idempotency key.'),
    warnings: schemas/* array */.YOg(schemas/* string */.YjP())
        .nullish()
        .catch(null)
        .describe('Oddities of the cases that decide nothing.'),
    argumentMisfits: schemas/* array */.YOg(argumentMisfitSchema)
        .nullish()
        .catch(null)
        .describe('What `argumentCheck: warn` found. No more than 100 are told.'),
    listedTools: schemas/* array */.YOg(listedToolsSchema)
        .nullish()
        .catch(null)
        .describe('Where `listTools` asks for it, of each server that told them; those for which there is no room in 4 MiB together are left out.'),
});
/** Counts of iterations; `passRate` is a fraction. */
const runSummarySchema = schemas/* looseObject */._H3({
    total: schemas/* number */.aig().nullish(),
    passed: schemas/* number */.aig().nullish(),
    failed: schemas/* number */.aig().nullish(),
    passRate: schemas/* number */.aig().nullish(),
});
/**
 * A run as a client reads it. `status`: did execution finish; `result`: were the criteria met. No
 * more than it asks for, since what is read can be odd, and is then told as a fault of the run.
 */
const readRunSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    suiteId: schemas/* string */.YjP().nullish(),
    runNumber: schemas/* number */.aig().nullish(),
    status: schemas/* string */.YjP(),
    result: schemas/* string */.YjP().nullish(),
    summary: runSummarySchema.nullish(),
    source: schemas/* string */.YjP().nullish(),
    notes: schemas/* string */.YjP().nullish(),
    createdAt: schemas/* number */.aig().nullish(),
    completedAt: schemas/* number */.aig().nullish(),
    execution: runExecutionSchema.nullish(),
});
/** Where the results of an ingested run come from. */
const ciMetadataSchema = schemas/* looseObject */._H3({
    provider: schemas/* string */.YjP().optional().describe('Such as `github`.'),
    pipelineId: schemas/* string */.YjP().optional().describe('Of the workflow run.'),
    jobId: schemas/* string */.YjP().optional().describe('Of the job.'),
    runUrl: schemas/* string */.YjP().optional().describe('Where people see it.'),
    branch: schemas/* string */.YjP().optional().describe('That was tested.'),
    commitSha: schemas/* string */.YjP().optional().describe('That was tested.'),
});
/** GET /eval-runs/{runId}. What its reporter told of an ingested run is told again. */
const runSchema = readRunSchema.extend({
    namedHostId: schemas/* string */.YjP().optional(),
    externalRunId: schemas/* string */.YjP().optional(),
    framework: schemas/* string */.YjP().optional(),
    ci: ciMetadataSchema.optional(),
    expectedIterations: schemas/* number */.aig().optional(),
    tags: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    serverNames: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    hostConfigHash: schemas/* string */.YjP().optional(),
    evaluationConfigHash: schemas/* string */.YjP().optional(),
    /** Why an ingested run was ended without its reporter. */
    statusReason: schemas/* string */.YjP().optional(),
    /** Of an ingested run that has ended: whether its scores hold; null where it has none. */
    scoreIntegrity: schemas/* enum */.k5n(['valid', 'invalid']).nullish(),
});


/***/ }),

/***/ 9433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   caseUpdateSchema: () => (/* binding */ caseUpdateSchema),
/* harmony export */   deletionSchema: () => (/* binding */ deletionSchema),
/* harmony export */   suiteUpdateSchema: () => (/* binding */ suiteUpdateSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(737);
/* harmony import */ var _cases_test_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1882);
/* harmony import */ var _eval_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7846);



// Apart from what is read, as the requests that create something are.
const { name, description, serverIds, serverNames, model, provider, passCriteria, execution } = _eval_requests_js__WEBPACK_IMPORTED_MODULE_1__.suiteCreateSchema.shape;
/** PATCH /eval-suites/{suiteId}: what is given stands in for what there is. */
const suiteUpdateSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: name.optional().describe('Need not be unique.'),
    description: description.nullable().describe('For people; null for none.'),
    serverIds: serverIds.optional().describe('Servers that its cases run against, all of them.'),
    serverNames,
    model: model.optional(),
    provider: provider.nullable().describe('Of models without a prefix; null for none.'),
    passCriteria: passCriteria
        .nullable()
        .describe('What its runs must meet, where they do not say; null for all iterations.'),
    execution: execution
        .nullable()
        .describe('How its runs are carried out, where they do not say; null for nothing said.'),
})
    .refine((change) => Object.values(change).some((member) => member !== undefined), {
    path: ['name'],
    error: 'is what is needed, or another member to change',
});
const { title, steps, ...more } = _cases_test_case_js__WEBPACK_IMPORTED_MODULE_0__/* .testCaseSchema */ .aj.shape;
/** What it is for is lost on the way to null, unless it is said again. */
function orNothing(shape) {
    return shape.nullable().describe(`${shape.description ?? ''} Null for nothing.`);
}
/** PATCH …/cases/{caseId}: what is given stands in for what there is, null for nothing. */
const caseUpdateSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    title: title.optional(),
    steps: steps.optional(),
    runs: orNothing(more.runs),
    model: orNothing(more.model),
    provider: orNothing(more.provider),
    isNegativeTest: orNothing(more.isNegativeTest),
    expectedOutput: orNothing(more.expectedOutput),
    scenario: orNothing(more.scenario),
    advancedConfig: orNothing(more.advancedConfig),
    matchOptions: orNothing(more.matchOptions),
    predicates: orNothing(more.predicates),
    limits: orNothing(more.limits),
})
    .refine((change) => Object.values(change).some((member) => member !== undefined), {
    path: ['title'],
    error: 'is what is needed, or another member to change',
});
/** DELETE of a suite or a case. */
const deletionSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({});


/***/ }),

/***/ 4057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ caseUpsertSchema),
/* harmony export */   IF: () => (/* binding */ suiteCaseSchema),
/* harmony export */   Nu: () => (/* binding */ deletedSchema),
/* harmony export */   Y9: () => (/* binding */ suiteSchema),
/* harmony export */   Yc: () => (/* binding */ suiteCreatedSchema),
/* harmony export */   nD: () => (/* binding */ suiteDetailSchema)
/* harmony export */ });
/* unused harmony exports readSuiteCaseSchema, readSuiteDetailSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(737);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5592);


/** Which cases of a request were stored and which were not. */
const caseUpsertSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    committed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(), name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish() }))
        .nullish(),
    failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    }))
        .nullish(),
});
/** 201 of POST /eval-suites. */
const suiteCreatedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    suiteId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    servers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .serverReferenceSchema */ .CY).nullish(),
    caseUpsert: caseUpsertSchema.nullish(),
});
/** Item of GET /eval-suites. `passRate` and the trend are fractions. */
const suiteSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    latestRun: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        passRate: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
        passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
        failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
        createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    })
        .nullish(),
    totals: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
        failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
        runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    })
        .nullish(),
    passRateTrend: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()).nullish(),
});
/** Item of GET /eval-suites/{suiteId}/cases. */
const suiteCaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** As they were sent. */
    steps: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    iterations: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    isNegative: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    models: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), provider: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish() })).nullish(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    expectedOutput: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    scenario: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    matchOptions: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({}).optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional(),
});
/** Answer to the deletion of a suite or a case. */
const deletedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true) });
const told = zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional();
/**
 * The same as a client reads it, which asks which cases there are, how often they run, and whether
 * what they are is still the same.
 */
const readSuiteCaseSchema = suiteCaseSchema
    .pick({ id: true, title: true, iterations: true })
    .extend({
    ...{ steps: told, isNegative: told, models: told },
    ...{ expectedOutput: told, matchOptions: told, checks: told },
});
/** A suite as a client reads it. */
const readSuiteDetailSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    environment: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ servers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish() }).nullish(),
    executionConfig: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        systemPrompt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        temperature: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    })
        .nullish(),
    hosts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish() })).nullish(),
    settings: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ minimumAccuracy: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish() }).nullish(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
});
/** GET /eval-suites/{suiteId}. */
const suiteDetailSchema = readSuiteDetailSchema.extend({
    settings: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        /** Percent. */
        minimumAccuracy: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        minimumIterations: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        matchOptions: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({}),
        checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
        judge: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({}),
    }),
    environmentIds: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    schedule: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ enabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), intervalMinutes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable() }),
});


/***/ }),

/***/ 9514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** JSON that is the same for the same content, whatever the order of members. */
function canonicalJson(value) {
    return JSON.stringify(value, (_, part) => typeof part !== 'object' || part === null || Array.isArray(part)
        ? part
        : Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))));
}


/***/ }),

/***/ 1103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/redaction/pattern-automaton.js
/** Entries of the table of transitions: four megabytes at most, however many patterns there are. */
const TABLE_ENTRIES = 2 ** 20;
/** Texts are read by UTF-16 units. */
const CHARACTER_CODES = 2 ** 16;
/** Where somebody cut a text, so much of the begin of a pattern before it is as good as all. */
const CUT_SHORT = 8;
const ELLIPSIS = '…'.charCodeAt(0);
const DOT = '.'.charCodeAt(0);
/**
 * Finds any number of patterns in one pass over a text, by Aho and Corasick: the time grows with the
 * text alone, whatever it holds. States are numbered breadth first, so the children of one stand
 * side by side, and the shallow ones, where a text nearly always is, come first: these have a table.
 *
 * Own code, since libraries tell neither of a state, by which a text is read in chunks, nor of what
 * of a pattern is pending at the end of one.
 */
class pattern_automaton_PatternAutomaton {
    /** The start of every text. */
    static START = 0;
    #classOf = new Uint16Array(CHARACTER_CODES);
    #classes;
    /** Transitions of the first states, a row each. */
    #table;
    #tabled;
    /** By state: where its children begin; they end where those of the next begin. */
    #children;
    /** By state: the character that leads to it. */
    #code;
    /** By state: that of the longest end of what was read which begins a pattern too. */
    #fallback;
    /** By state: length of the longest pattern that ends here; 0 for none. */
    #found;
    /** By state: how much was read of the longest pattern that may yet come. */
    #pending;
    constructor(patterns) {
        const sorted = [...new Set(patterns)].filter((pattern) => pattern !== '').sort();
        const most = sorted.reduce((sum, { length }) => sum + length, 1);
        this.#classes = this.#classify(sorted);
        this.#tabled = Math.max(1, Math.min(most, Math.floor(TABLE_ENTRIES / this.#classes)));
        this.#table = new Int32Array(this.#tabled * this.#classes);
        this.#children = new Int32Array(most + 1);
        this.#code = new Uint16Array(most);
        this.#fallback = new Int32Array(most);
        this.#found = new Int32Array(most);
        this.#pending = new Int32Array(most);
        const states = this.#build(sorted, most);
        // Patterns that begin alike share states, so that there may be far fewer than there could be.
        this.#children = this.#children.slice(0, states + 1);
        this.#code = this.#code.slice(0, states);
        this.#fallback = this.#fallback.slice(0, states);
        this.#found = this.#found.slice(0, states);
        this.#pending = this.#pending.slice(0, states);
    }
    /**
     * Numbers the characters of the patterns; all others are 0, as they lead back to the start.
     * @returns how many numbers there are.
     */
    #classify(patterns) {
        let classes = 1;
        for (const pattern of patterns) {
            for (let at = 0; at < pattern.length; at += 1) {
                const letter = pattern.charCodeAt(at);
                if (this.#classOf[letter] !== 0)
                    continue;
                this.#classOf[letter] = classes;
                classes += 1;
            }
        }
        return classes;
    }
    /**
     * Makes the states, those of one depth after those of the depth before. What a state falls back to
     * is less deep, so all that is asked of it is there by then, its row of the table too.
     * @returns how many there are.
     */
    #build(sorted, most) {
        const children = this.#children;
        const depth = new Int32Array(most);
        // Of the patterns in order, those that lead through a state follow one another: from, to.
        const first = new Int32Array(most);
        const end = new Int32Array(most);
        end[0] = sorted.length;
        let states = 1;
        for (let state = 0; state < states; state += 1) {
            const at = depth[state] ?? 0;
            const stop = end[state] ?? 0;
            const fallback = this.#fallback[state] ?? 0;
            let index = first[state] ?? 0;
            // Of patterns that begin alike, the shortest comes first.
            const ends = at > 0 && sorted[index]?.length === at;
            if (ends)
                index += 1;
            // What ends here beside it is shorter, and ends where the state falls back to as well.
            this.#found[state] = ends ? at : (this.#found[fallback] ?? 0);
            children[state] = states;
            while (index < stop) {
                const letter = sorted[index]?.charCodeAt(at) ?? 0;
                first[states] = index;
                while (index < stop && sorted[index]?.charCodeAt(at) === letter)
                    index += 1;
                end[states] = index;
                depth[states] = at + 1;
                this.#code[states] = letter;
                // The start is the fallback of all that follows it.
                this.#fallback[states] = state === 0 ? 0 : this.#follow(fallback, letter);
                states += 1;
            }
            children[state + 1] = states;
            const goesOn = states > (children[state] ?? 0);
            this.#pending[state] = goesOn ? at : (this.#pending[fallback] ?? 0);
            if (state < this.#tabled)
                this.#fillRow(state);
        }
        return states;
    }
    /** Where a character leads from a state: where it leads from its fallback, but for its children. */
    #fillRow(state) {
        const classes = this.#classes;
        const fallbackRow = (this.#fallback[state] ?? 0) * classes;
        this.#table.copyWithin(state * classes, fallbackRow, fallbackRow + classes);
        const last = this.#children[state + 1] ?? 0;
        for (let next = this.#children[state] ?? 0; next < last; next += 1) {
            this.#table[state * classes + (this.#classOf[this.#code[next] ?? 0] ?? 0)] = next;
        }
    }
    /**
     * Reads on from a state. Tells each place where a pattern ends, or breaks off before an ellipsis,
     * and the length of the longest that does, until it is told to stop by `false`.
     * @returns the state after the text.
     */
    read(text, from, tell) {
        const classOf = this.#classOf;
        const table = this.#table;
        const classes = this.#classes;
        const found = this.#found;
        const tabled = this.#tabled;
        let state = from;
        for (let index = 0; index < text.length; index += 1) {
            const letter = text.charCodeAt(index);
            if (letter === ELLIPSIS || (letter === DOT && text.startsWith('...', index))) {
                const begun = this.pending(state);
                if (begun >= CUT_SHORT && !tell(index, begun))
                    return state;
            }
            if (state >= tabled)
                state = this.#follow(state, letter);
            else
                state = table[state * classes + (classOf[letter] ?? 0)] ?? 0;
            const length = found[state] ?? 0;
            if (length > 0 && !tell(index + 1, length))
                return state;
        }
        return state;
    }
    /** How many of the characters read last may be the begin of a pattern. */
    pending(state) {
        return this.#pending[state] ?? 0;
    }
    /** The state after one more character, which is in the table or found among children. */
    #follow(from, letter) {
        let state = from;
        // Each step back makes up for a step ahead, so all of them together are no more than those.
        while (state >= this.#tabled) {
            const next = this.#childBy(state, letter);
            if (next >= 0)
                return next;
            state = this.#fallback[state] ?? 0;
        }
        return this.#table[state * this.#classes + (this.#classOf[letter] ?? 0)] ?? 0;
    }
    /** The child to which a character leads, -1 for none; they are in the order of their characters. */
    #childBy(state, letter) {
        let low = this.#children[state] ?? 0;
        let high = this.#children[state + 1] ?? 0;
        while (low < high) {
            const middle = (low + high) >>> 1;
            if ((this.#code[middle] ?? 0) < letter)
                low = middle + 1;
            else
                high = middle;
        }
        const isThere = low < (this.#children[state + 1] ?? 0) && this.#code[low] === letter;
        return isThere ? low : -1;
    }
}

;// CONCATENATED MODULE: ./build/redaction/secret-worth.js
/** A shorter value is in any text by chance. */
const SHORTEST_SECRET = 6;
/**
 * Words with a meaning in reports, traces, results and programs: names of members and the values
 * they may have. A key that is one of them, or a part of one, can be guessed, and to hide it would
 * take the meaning from what we say.
 */
const COMMON_WORDS = `
  passed failed incomplete invalid completed cancelled canceled pending running queued timed_out
  timeout skipped unfinished undecided success failure neutral action_required execution network
  ingest evidence authentication damaged-file publish results result status warnings notices never
  always changed on-failure embedded default undefined string number boolean object function messages
  assistant system secrets passwords bearer localhost https:// http://
  $schema schemaVersion generatedAt traceVersion version source report verdict headline summary history
  notice planned partial folded counts checks criterion declared foreignCases project problems artifacts
  packed identity definition serviceCaseId
  suiteId testId runNumber passRate outcome iterations attempts location prompts prompt promptIndex
  isolation concurrency starts wallMs workMs startupMs protocolVersion connect
  startedAtMs completedAtMs createdAtMs startMs durationMs createdAt completedAt errorDetails analysis
  assertions predicateResults predicate reason pattern needle equals expected actual missing unexpected
  expectedToolCalls actualToolCalls expectedArgs actualArgs expectedOutput argumentMismatches
  mismatchedArguments argumentMatching arguments toolName calledToolName toolCallId serverId servers
  modelId provider finishReason inputTokens outputTokens totalTokens tokensUsed content category parentId
  stepIndex authoredStepId caseSensitive ignore minCount inputValue elementHidden elementVisible
  textVisible target action noToolErrors responseContains responseMatches finalAssistantMessageNonEmpty
  firstToolWas toolCalledAtLeastOnce toolCalledWith toolNeverCalled tokenBudgetUnder turnCountUnder
  widgetRendered widgetRenderLatencyUnder widgetNoConsoleErrors widgetToolCalled tool-call tool-result
  error-text reasoning output
  observed threshold interval confidence pvalue samplesize sampleof stated judged troubles
  notapplicable isshortfall variant column textcontains textequals textmatches exists maxcount jsonpath
  structuredcontent matchesschema matchesoutputschema contenttype mimetype minbytes maxbytes
  hascontent resource resource_link sizeunder iserror snapshot matchessnapshot
  moretools baseline repeats quarantine policy comparison suspicion confirmation heldby regression
  lower-bound strict statistical regressed smallestdrop titles passall stable passes failurerate
  expiresatms active expired unknown unlisted digest changes setting added-file removed-file origin
  removed stillfailing notrun ambiguous otherservers removedtools effect commit branch ismergebase address ground
  varied varied-in-history former-version nothing-varies asked-for iscalled isforbidden trigger
  suspects wanted all-cases single-cases deterministic suspected confirmed not-confirmed
  iterationseach confirmsat clearsabove ranbase iswholesuite casehistory formerversion connectms
  modelms toolms durations workflowrun roster subject rarity repeated command
  surface changesheld breaking weights direction before resource-template unclear wording compatible
  silent chosen untold resources resourcetemplates description inputschema annotations tasksupport readonlyhint
  destructivehint idempotenthint openworldhint uritemplate isowndoing
  doctor diagnoses server advice
  detail probe connection initialization capabilities resource-templates check-oauth validate
  conversation omitted timeline images mediaType image/png image/jpeg image/gif image/webp
  servers-healthy servers-unknown servers-ill configuration prices
`
    .toLowerCase()
    .trim()
    .split(/\s+/);
/** How their parts begin: asked for each form of each line of a secret, of which few begin so. */
const BEGINS_OF_PARTS = new Set(COMMON_WORDS.flatMap((word) => Array.from({ length: Math.max(0, word.length - SHORTEST_SECRET + 1) }, (_, start) => word.slice(start, start + SHORTEST_SECRET))));
const LONGEST_WORD = Math.max(...COMMON_WORDS.map(({ length }) => length));
/** What keeps a value from being looked for as a secret; null where nothing does. */
function secret_worth_weaknessOf(value) {
    const bare = value.trim();
    if (bare.length < SHORTEST_SECRET)
        return 'short';
    if (bare.length > LONGEST_WORD)
        return null;
    const part = bare.toLowerCase();
    if (!BEGINS_OF_PARTS.has(part.slice(0, SHORTEST_SECRET)))
        return null;
    return COMMON_WORDS.some((word) => word.includes(part)) ? 'common' : null;
}

;// CONCATENATED MODULE: ./build/redaction/secret-forms.js

/** The first and last line of a key, or the rest of one, which are the same for all. */
const PEM_BORDER = /^(?:-----(?:BEGIN|END) )?[A-Z0-9 ]+-----$/;
/** A line of YAML or JSON that opens a block and says nothing. */
const BARE_NAME = /^["']?[\w-]+["']?\s*:\s*[[{|>]?$/;
/** Lines of Base64 as programs break it. */
const BASE64_LINE_LENGTHS = [64, 76];
/** So long a secret, as a kubeconfig or a key of a service account, is mostly found by its lines. */
const LONG = 2_000;
/** What no writer of JSON, URLs or markup writes otherwise. */
const UNESCAPED = /^[\w.-]+$/;
/**
 * Every form in which a secret is looked for: itself, its lines, and each of these as JSON, URLs,
 * XML, Base64 and hexadecimal digits write it. What is too weak for a secret has none.
 */
function secret_forms_secretForms(secrets) {
    const forms = new Set();
    for (const secret of new Set(secrets)) {
        const { parts, coveredByParts } = partsOf(secret);
        const written = [...parts.flatMap(formsOf), ...coveredByParts.flatMap(formsOfCovered)];
        for (const form of new Set(written))
            if (secret_worth_weaknessOf(form) === null)
                forms.add(form);
    }
    return forms;
}
/** The value, without white space around it, and its lines where it has several. */
function partsOf(secret) {
    const whole = secret.trim();
    const lines = whole.split(/\r\n|[\r\n]/).map((line) => line.trim());
    // As it stands in a text that was made one line.
    const flat = whole.replace(/\s+/g, ' ');
    if (lines.length === 1)
        return { parts: strong([whole, flat]), coveredByParts: [] };
    const wholes = strong([whole, flat, lines.join('\n'), lines.join('\r\n')]);
    const telling = strong(lines.filter((line) => !PEM_BORDER.test(line) && !BARE_NAME.test(line)));
    const covered = telling.reduce((sum, { length }) => sum + length, 0);
    return whole.length > LONG && 2 * covered > whole.length
        ? { parts: telling, coveredByParts: wholes }
        : { parts: [...new Set([...wholes, ...telling])], coveredByParts: [] };
}
const strong = (values) => [
    ...new Set(values.filter((value) => secret_worth_weaknessOf(value) === null)),
];
function formsOf(value) {
    // Half characters are replaced on the way through UTF-8.
    const sound = value.toWellFormed();
    const escaped = UNESCAPED.test(value)
        ? []
        : [...jsonForms(value), ...urlForms(sound), ...markupForms(value)];
    return [value, sound, ...escaped, ...base64Forms(sound), ...hexForms(sound)];
}
/**
 * What writes a line with regard to those before it: Base64 broken into lines. Of all other forms the
 * parts are found, and the plain one is for a text that is easier to read.
 */
const formsOfCovered = (value) => [value, ...brokenBase64(value.toWellFormed())];
const escapedCode = (upper) => (character) => {
    const digits = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${upper ? digits.toUpperCase() : digits}`;
};
/** Within JSON, also of writers that escape more than they must, and within JSON in JSON. */
function jsonForms(value) {
    const plain = JSON.stringify(value).slice(1, -1);
    const bySlash = plain.replaceAll('/', '\\/');
    const forms = [plain, bySlash].flatMap((form) => [true, false].flatMap((upper) => {
        const ascii = form.replace(/[\u007f-\uffff]/g, escapedCode(upper));
        const forPages = (text) => text.replace(/[<>&'+=]/g, escapedCode(upper));
        const fewer = ascii.replace(/[<>&]/g, escapedCode(upper));
        const pages = [forPages(form), forPages(ascii)];
        const quotes = pages.map((text) => text.replaceAll('\\"', '\\u0022'));
        return [form, ascii, fewer, ...pages, ...quotes];
    }));
    // As JavaScript and Python quote.
    const quoted = plain.replaceAll('\\"', '"').replaceAll("'", "\\'");
    return [...forms, quoted, JSON.stringify(plain).slice(1, -1)];
}
const percentEncoded = (character) => [...Buffer.from(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
/** In a query, a form, a path or before the `@` of a URL, by writers that escape more or less. */
function urlForms(value) {
    const component = encodeURIComponent(value);
    const strict = component.replace(/[!'()*~]/g, percentEncoded);
    const forms = [
        ...addressForms(value),
        component,
        component.replaceAll("'", '%27'),
        component.replace(/[!'()*]/g, percentEncoded),
        strict,
        strict.replaceAll('%20', '+'),
        new URLSearchParams({ value }).toString().slice('value='.length),
        encodeURI(value),
        encodeURI(value).replaceAll("'", '%27'),
        // A path keeps what separates nothing in it.
        component.replace(/%(?:21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g, decodeURIComponent),
        component.replace(/%(?:24|26|2B|2C|3B|3D)/g, decodeURIComponent),
    ];
    return [...forms, component.replaceAll('%', '%25')].flatMap((form) => [
        form,
        form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    ]);
}
/** As Node itself writes it into a path, a query and the place of a user's name. */
function addressForms(value) {
    const [path, query, user] = [1, 2, 3].map(() => new URL('https://h/'));
    // With what a value may begin with itself, so that nothing of it is taken for that.
    if (path)
        path.pathname = `/${value}`;
    if (query)
        query.search = `?${value}`;
    if (user)
        user.username = value;
    return [path?.pathname.slice(1) ?? '', query?.search.slice(1) ?? '', user?.username ?? ''];
}
/** Within XML and HTML. */
function markupForms(value) {
    const least = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const common = least.replaceAll('>', '&gt;');
    const quotes = [
        ['&quot;', '&apos;'],
        ['&quot;', '&#39;'],
        ['&quot;', '&#039;'],
        ['&quot;', '&#x27;'],
        ['&quot;', "'"],
        ['&#34;', '&#39;'],
        ['&#x22;', '&#x27;'],
    ];
    const quoted = quotes.flatMap(([double = '"', single = "'"]) => [least, common].map((form) => form.replaceAll('"', double).replaceAll("'", single)));
    const forms = [least, common, ...quoted];
    return [
        ...forms,
        ...forms.map((form) => form.replaceAll('\r', '&#13;').replaceAll('\n', '&#10;')),
        ...forms.map((form) => form.replaceAll('\r', '&#xD;').replaceAll('\n', '&#xA;')),
    ];
}
/**
 * What of a text's Base64 depends on the secret in it alone, for each place the secret can have
 * within a group of three bytes: `Authorization: Basic` has a user's name before it.
 */
function base64Forms(value) {
    const bytes = Buffer.from(value);
    const forms = [0, 1, 2].flatMap((offset) => {
        const start = Math.ceil((offset * 8) / 6);
        const end = Math.floor(((offset + bytes.length) * 8) / 6);
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
        return [encoded.slice(start, end)];
    });
    return [
        ...forms,
        ...brokenBase64(value),
        ...forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
        ...forms.map((form) => form.replaceAll('/', '\\/')),
        ...forms.map((form) => form.replaceAll('+', '%2B').replaceAll('/', '%2F')),
        ...forms.map((form) => form.replaceAll('+', '%2b').replaceAll('/', '%2f')),
    ];
}
/**
 * Each line of it, by programs that write lines of Base64, such as `base64` and `openssl`: between them
 * may stand what ends a line in JSON, or what indents one in YAML.
 */
function brokenBase64(value) {
    const bytes = Buffer.from(value);
    const encoded = bytes.toString('base64').slice(0, Math.floor((bytes.length * 8) / 6));
    return BASE64_LINE_LENGTHS.filter((length) => length < encoded.length).flatMap((length) => inLines(encoded, length));
}
function inLines(text, length) {
    const count = Math.ceil(text.length / length);
    return Array.from({ length: count }, (_, index) => text.slice(index * length).slice(0, length));
}
function hexForms(value) {
    const lower = Buffer.from(value).toString('hex');
    return [lower, lower.toUpperCase()];
}

;// CONCATENATED MODULE: ./build/redaction/redactor.js


const MASK = '***';
const redactor_ELLIPSIS = '…';
/**
 * A redactor of these secrets. Values that are too weak to be hidden (`weaknessOf`) are left alone;
 * who takes in secrets says so.
 */
function createRedactor(secrets) {
    const automaton = new PatternAutomaton(secretForms(secrets));
    return redactorOf(() => automaton);
}
/** A redactor by what an automaton finds, which may be another one the next time. */
function redactorOf(current) {
    const text = (value) => {
        const spans = new Spans();
        current().read(value, pattern_automaton_PatternAutomaton.START, (end, length) => spans.add(end - length, end));
        return masked(value, spans.all);
    };
    const json = (value) => {
        if (typeof value === 'string')
            return text(value);
        if (Array.isArray(value))
            return value.map(json);
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [text(key), json(item)]));
    };
    const stream = () => new MaskingStream(current);
    return {
        text,
        begin: (value) => stream().write(value),
        excerpt: (value, limit) => excerptOf(stream(), value, limit),
        // Strings become strings, and all else keeps its shape.
        json: json,
        finds: (value) => searchOf(current()).finds(value),
        search: () => searchOf(current()),
        stream,
    };
}
function searchOf(automaton) {
    let state = pattern_automaton_PatternAutomaton.START;
    let found = false;
    const take = () => {
        found = true;
        return false;
    };
    return {
        finds: (chunk) => {
            if (!found)
                state = automaton.read(chunk, state, take);
            return found;
        },
    };
}
function excerptOf(stream, value, limit) {
    let redacted = '';
    // Of a long text only so much is read as is shown.
    const step = Math.max(1_024, 2 * limit);
    for (let start = 0; start < value.length && redacted.length <= limit; start += step) {
        redacted += stream.write(value.slice(start, start + step));
    }
    if (redacted.length <= limit)
        redacted += stream.end();
    return cut(redacted, limit);
}
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    const kept = text.slice(0, Math.max(0, limit - redactor_ELLIPSIS.length));
    const whole = /[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept;
    return `${whole}${redactor_ELLIPSIS}`;
}
/** Places of secrets in a text, those that overlap as one, in order. */
class Spans {
    all = [];
    add(start, end) {
        let from = start;
        for (let last = this.all.at(-1); last && last.end > start; last = this.all.at(-1)) {
            from = Math.min(from, last.start);
            this.all.pop();
        }
        this.all.push({ start: from, end });
        return true;
    }
}
function masked(text, spans) {
    let result = '';
    let done = 0;
    for (const { start, end } of spans) {
        result += text.slice(done, start) + MASK;
        done = end;
    }
    return (done === 0 ? text : result + text.slice(done));
}
class MaskingStream {
    #current;
    #automaton;
    #state = pattern_automaton_PatternAutomaton.START;
    /** What has not been given. */
    #held = '';
    #spans = new Spans();
    /** How much at the begin of `held` is of a secret whose mask has been given. */
    #masked = 0;
    constructor(current) {
        this.#current = current;
        this.#automaton = current();
    }
    write(chunk) {
        this.#read(chunk);
        const decided = this.#held.length - this.#automaton.pending(this.#state);
        return this.#give(decided);
    }
    end() {
        const rest = this.#give(this.#held.length);
        this.#state = pattern_automaton_PatternAutomaton.START;
        return rest;
    }
    #read(chunk) {
        let from = this.#held.length;
        let unread = chunk;
        if (this.#automaton !== this.#current()) {
            // Secrets have become known since: what was held back is looked at again.
            this.#automaton = this.#current();
            this.#state = pattern_automaton_PatternAutomaton.START;
            unread = this.#held + chunk;
            from = 0;
        }
        this.#state = this.#automaton.read(unread, this.#state, (end, length) => this.#spans.add(Math.max(0, from + end - length), from + end));
        this.#held += chunk;
    }
    /** Gives the text up to a place; a secret that reaches beyond has its mask already. */
    #give(upTo) {
        const text = this.#held;
        let result = '';
        let done = this.#masked;
        let rest = [];
        for (const [index, { start, end }] of this.#spans.all.entries()) {
            if (start >= upTo) {
                rest = this.#spans.all.slice(index);
                break;
            }
            const told = this.#masked > 0 && start < this.#masked;
            if (!told)
                result += text.slice(done, start) + MASK;
            done = end;
        }
        if (done < upTo)
            result += text.slice(done, upTo);
        this.#held = text.slice(upTo);
        this.#masked = Math.max(0, done - upTo);
        this.#spans = new Spans();
        if (this.#masked > 0)
            this.#spans.add(0, this.#masked);
        for (const { start, end } of rest)
            this.#spans.add(start - upTo, end - upTo);
        return result;
    }
}

;// CONCATENATED MODULE: ./build/redaction/secret-keeper.js




/** The redactor of a whole job. */
function createSecretKeeper(known = []) {
    const secrets = new Set();
    const forms = new Set();
    /** Learned since the automaton was made, which is only once somebody asks for it. */
    let fresh = [];
    let automaton = new pattern_automaton_PatternAutomaton([]);
    const current = () => {
        if (fresh.length > 0) {
            for (const form of secret_forms_secretForms(fresh))
                forms.add(form);
            fresh = [];
            automaton = new pattern_automaton_PatternAutomaton(forms);
        }
        return automaton;
    };
    const learn = (secret) => {
        if (secret.trim() === '')
            return null;
        const weakness = secret_worth_weaknessOf(secret);
        if (weakness === null && !secrets.has(secret)) {
            secrets.add(secret);
            fresh.push(secret);
        }
        return weakness;
    };
    for (const secret of known)
        learn(secret);
    return {
        ...redactorOf(current),
        learn,
        with: (more) => createSecretKeeper([...secrets, ...more]),
    };
}

// EXTERNAL MODULE: ./build/service/auth/key-issue.js
var key_issue = __webpack_require__(5714);
// EXTERNAL MODULE: ./build/contract/cases/execution-settings.js
var execution_settings = __webpack_require__(7285);
// EXTERNAL MODULE: ./build/contract/wire/validation.js
var validation = __webpack_require__(7402);
;// CONCATENATED MODULE: ./build/jsonc/jsonc-text.js
/** Far deeper than any configuration, far from where walking it overflows the stack. */
const MAX_DEPTH = 100;
/** What the parser means by its codes, by their names. */
const FAULTS = {
    InvalidSymbol: 'is no value of JSON: texts stand in double quotes, and there are `true`, `false`, `null` and numbers.',
    InvalidNumberFormat: 'is no number of JSON.',
    PropertyNameExpected: 'a key in double quotes is missing here.',
    ValueExpected: 'a value is missing here.',
    ColonExpected: 'a `:` is missing before this.',
    CommaExpected: 'a comma is missing before this.',
    CloseBraceExpected: 'a `}` is missing.',
    CloseBracketExpected: 'a `]` is missing.',
    EndOfFileExpected: 'stands behind the end of the value.',
    InvalidCommentToken: 'is no comment.',
    UnexpectedEndOfComment: 'a comment lacks its `*/`.',
    UnexpectedEndOfString: 'a text lacks its closing quote.',
    UnexpectedEndOfNumber: 'is no number of JSON.',
    InvalidUnicode: 'has a `\\u` without four digits behind it.',
    InvalidEscapeCharacter: 'has a `\\` that JSON does not know; write `\\\\` for one.',
    InvalidCharacter: 'has a control character in a text; write it as an escape, such as `\\t`.',
};
/**
 * Reads JSON as editors take it in their settings: with comments, and with commas behind the last
 * member.
 */
async function jsonc_text_parseJsonc(written) {
    const { createScanner, findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } = await __webpack_require__.e(/* import() */ 547).then(__webpack_require__.t.bind(__webpack_require__, 9547, 19));
    // Editors on Windows put a byte order mark in front.
    const text = written.replace(/^\uFEFF/, '');
    const placeAt = (offset) => lineAndColumn(text, offset);
    const deep = depthFault(text, createScanner(text, true));
    if (deep !== null)
        return { place: placeAt(deep), fault: `nests deeper than ${MAX_DEPTH} levels.` };
    const errors = [];
    const root = parseTree(text, errors, { allowTrailingComma: true });
    const [first] = errors.toSorted((a, b) => a.offset - b.offset);
    if (first !== undefined || root === undefined) {
        const known = first === undefined ? undefined : FAULTS[printParseErrorCode(first.error)];
        const fault = known ?? 'is not valid JSON.';
        return text.trim() === ''
            ? { place: '1:1', fault: 'is empty.' }
            : { place: placeAt(first?.offset ?? 0), fault };
    }
    const find = (path) => findNodeAtLocation(root, path.map((key) => (typeof key === 'symbol' ? String(key) : key)));
    return {
        value: getNodeValue(root),
        placeOf: (path) => {
            const lengths = path.map((_, index) => path.length - index);
            const nearest = lengths.map((length) => find(path.slice(0, length))).find((node) => node);
            return placeAt(beginning(nearest ?? root));
        },
        repeatedKeys: (path) => repeated(find(path), placeAt),
    };
}
/** Offset of the first bracket that is too deep. The parser goes down by calling itself. */
function depthFault(text, scanner) {
    let depth = 0;
    while (scanner.getPosition() < text.length) {
        scanner.scan();
        const offset = scanner.getTokenOffset();
        // No other token begins with one of these.
        const begin = text[offset];
        if (begin === '{' || begin === '[')
            depth += 1;
        if (begin === '}' || begin === ']')
            depth -= 1;
        if (depth > MAX_DEPTH)
            return offset;
    }
    return null;
}
const beginning = (node) => node.parent?.type === 'property' ? node.parent.offset : node.offset;
function repeated(node, placeAt) {
    const first = new Map();
    return (node?.type === 'object' ? (node.children ?? []) : []).flatMap((member) => {
        const key = String(member.children?.[0]?.value);
        const earlier = first.get(key);
        if (earlier === undefined)
            first.set(key, member.offset);
        return earlier === undefined
            ? []
            : [{ key, place: placeAt(member.offset), first: placeAt(earlier) }];
    });
}
function lineAndColumn(text, offset) {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    return `${line}:${before.length - before.lastIndexOf('\n')}`;
}

;// CONCATENATED MODULE: ./build/jsonc/servers-file.js

/** Below which agents and editors list their MCP servers, in the same way. The first that is there counts. */
const SERVERS_KEYS = ['mcpServers', 'servers'];
/** Which key of a file has the servers; null where there is none. */
function serversKeyOf(file) {
    if (!isRecord(file))
        return null;
    return SERVERS_KEYS.find((key) => Object.hasOwn(file, key)) ?? null;
}
/** Servers of a file by their names, as they are written; none where the file is no list of servers. */
function serversIn(file) {
    const key = serversKeyOf(file);
    const servers = key === null || !isRecord(file) ? undefined : file[key];
    return isRecord(servers) ? servers : {};
}
/** What a file holds; null where it is not valid, of which whoever reads it for good tells. */
async function serversFileValue(text) {
    const read = await parseJsonc(text);
    return 'fault' in read ? null : read.value;
}
/**
 * Where a file that names MCP servers has each of them, as `line:column`, or the part that is told about,
 * where that begins with its path (`env.TOKEN: …`); null where it cannot be told.
 */
async function serverPlaces(text) {
    const read = await parseJsonc(text);
    if ('fault' in read)
        return () => null;
    const key = serversKeyOf(read.value);
    const servers = serversIn(read.value);
    return (name, told = '') => {
        if (key === null)
            return null;
        const server = Object.hasOwn(servers, name) ? servers[name] : undefined;
        return read.placeOf([key, name, ...partToldOf(server, told)]);
    };
}
/** A variable as a shell writes it, or Windows, and nothing else. */
const LONE_VARIABLE = /^(?:Bearer )?(?:\$[A-Z][A-Z\d_]{0,63}|%[A-Z][A-Z\d_]{0,63}%)$/;
/** What of a server is made of variables most of the time. */
const OF_VARIABLES = (/* unused pure expression or super */ null && (['env', 'headers']));
/** What of its servers whoever wrote a file likely meant otherwise. */
async function serverDoubts(text) {
    const read = await parseJsonc(text);
    if ('fault' in read)
        return [];
    const key = serversKeyOf(read.value) ?? '';
    return Object.entries(serversIn(read.value)).flatMap(([name, server]) => {
        if (!isRecord(server))
            return [];
        const file = server['envFile'] === undefined ? [] : [['envFile']];
        const texts = OF_VARIABLES.flatMap((part) => loneVariables(server[part], part));
        return [...file, ...texts].map((path) => ({
            ...{ name, place: read.placeOf([key, name, ...path]) },
            what: path.length === 1 ? { envFile: true } : { variable: path.join('.') },
        }));
    });
}
const loneVariables = (value, part) => Object.entries(isRecord(value) ? value : {})
    .filter(([, text]) => typeof text === 'string' && LONE_VARIABLE.test(text))
    .map(([name]) => [part, name]);
/** The part of a value whose path a text begins with. */
function partToldOf(value, told) {
    const isOf = (part) => told.startsWith(part) && /^[:.[]/.test(told.slice(part.length));
    const found = Array.isArray(value)
        ? value.map((item, index) => [index, `[${index}]`, item])
        : Object.entries(isRecord(value) ? value : {}).map(([at, item]) => [at, at, item]);
    const part = found.find(([, written]) => isOf(written));
    if (part === undefined)
        return [];
    const [at, written, inside] = part;
    return [at, ...partToldOf(inside, told.slice(written.length).replace(/^\./, ''))];
}
/** Whether a value of JSON is an object. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/redaction/references.js
/** As a shell writes it, and `${env:NAME}` as editors do. */
const REFERENCE = /\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;
/**
 * An environment with what editors know beside it: the folder that is open, which is the checkout,
 * and that of the user.
 */
function withEditorVariables(environment, workspace) {
    return {
        workspaceFolder: workspace,
        workspaceRoot: workspace,
        workspaceFolderBasename: workspace.split(/[\\/]/).findLast((part) => part !== '') ?? '',
        userHome: environment['HOME'] ?? environment['USERPROFILE'],
        ...environment,
    };
}
/** Beyond the last brace no reference ends, and looking for an end from each would take long. */
const referring = (text) => text.slice(0, text.lastIndexOf('}') + 1);
/** The variables a text names as `${VAR}`, `${env:VAR}` or `${VAR:-default}`, as often as it does. */
function referencesIn(text) {
    return [...referring(text).matchAll(REFERENCE)].map(([, variable = '', fallback]) => ({
        variable,
        fallback,
    }));
}
/** The text with each reference replaced. */
function resolveReferences(text, lookUp) {
    const head = referring(text);
    const resolved = head.replace(REFERENCE, (_match, variable, fallback) => lookUp({ variable, fallback }));
    return resolved + text.slice(head.length);
}

;// CONCATENATED MODULE: ./build/redaction/secret-names.js
/** Names under which secrets stand, wherever in the name. `monkey` and `author` are none of them. */
const TELLING = /(?<!mon)key(?!word|board)|token|secret|(?<!by|com|tres)pass(?!age|ed|enger|ing|ive|thr)|credential|auth(?!or(?!i[sz]))|private|cookie|dsn|jwt|webhook|conn(?:ection)?[-_]?str|mnemonic|signature/i;
/** Those that are too short to be looked for within words. */
const TELLING_WORDS = new Set('cred creds otp pat pin pw pwd salt sas seed sig totp'.split(' '));
/** Ends of names that tell something about a secret and not the secret: `TOKEN_LIMIT`, `KEY_FILE`. */
const DESCRIBING = new Set(('alg algorithm audience budget count description dir directory disabled domain enabled ' +
    'expires expiry file filename folder format header host hostname interval issuer kind ' +
    'label length lifetime limit limits max method methods min mode name names path port prefix ' +
    'provider realm region required scheme scope scopes size strategy style suffix timeout ttl ' +
    'type version').split(' '));
/** Ends of names of addresses, where it depends: those of a webhook or a database are secrets. */
const ADDRESSING = new Set(['endpoint', 'uri', 'url', 'urls']);
const SECRET_ADDRESS = /webhook|dsn|conn(?:ection)?[-_]?str/i;
/** Beginnings of names that count something: `MAX_TOKENS`. */
const COUNTING = new Set(['max', 'min', 'num', 'total', 'use', 'enable', 'disable', 'require']);
/** The folder a program is in, which one of the words above would make a password. */
const WORKING_FOLDER = /^(?:old)?pwd$/i;
const wordsOf = (name) => name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
/** Whether what stands under a name, of a variable, a header or a flag, is likely a secret. */
function secret_names_soundsSecret(name) {
    if (WORKING_FOLDER.test(name))
        return false;
    const words = wordsOf(name);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    if (DESCRIBING.has(last) || (words.length > 1 && COUNTING.has(first)))
        return false;
    if (ADDRESSING.has(last))
        return SECRET_ADDRESS.test(name);
    return TELLING.test(name) || words.some((word) => TELLING_WORDS.has(word));
}
/** What the runner documents for every job, and what any job's shell has; tokens are not in here. */
const PUBLIC_VARIABLES = new Set(('CI HOME HOSTNAME IMAGEOS IMAGEVERSION JAVA_HOME LANG LANGUAGE LOGNAME NODE_ENV OLDPWD PATH PWD ' +
    'SHELL TEMP TERM TMP TMPDIR TZ USER USERNAME USERPROFILE XDG_CACHE_HOME XDG_CONFIG_HOME ' +
    'XDG_RUNTIME_DIR GITHUB_ACTION GITHUB_ACTIONS GITHUB_ACTION_PATH GITHUB_ACTION_REF ' +
    'GITHUB_ACTION_REPOSITORY GITHUB_ACTOR GITHUB_ACTOR_ID GITHUB_API_URL GITHUB_BASE_REF ' +
    'GITHUB_ENV GITHUB_EVENT_NAME GITHUB_EVENT_PATH GITHUB_GRAPHQL_URL GITHUB_HEAD_REF GITHUB_JOB ' +
    'GITHUB_OUTPUT GITHUB_PATH GITHUB_REF GITHUB_REF_NAME GITHUB_REF_PROTECTED GITHUB_REF_TYPE ' +
    'GITHUB_REPOSITORY GITHUB_REPOSITORY_ID GITHUB_REPOSITORY_OWNER GITHUB_REPOSITORY_OWNER_ID ' +
    'GITHUB_RETENTION_DAYS GITHUB_RUN_ATTEMPT GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL ' +
    'GITHUB_SHA GITHUB_STEP_SUMMARY GITHUB_TRIGGERING_ACTOR GITHUB_WORKFLOW GITHUB_WORKFLOW_REF ' +
    'GITHUB_WORKFLOW_SHA GITHUB_WORKSPACE RUNNER_ARCH RUNNER_DEBUG RUNNER_ENVIRONMENT RUNNER_NAME ' +
    'RUNNER_OS RUNNER_TEMP RUNNER_TOOL_CACHE RUNNER_TRACKING_ID RUNNER_WORKSPACE USERHOME ' +
    'WORKSPACEFOLDER WORKSPACEFOLDERBASENAME WORKSPACEROOT').split(' '));
/** Whether the value of a variable is nobody's secret, whatever it is. */
function isPublicVariable(name) {
    const upper = name.toUpperCase();
    return PUBLIC_VARIABLES.has(upper) || upper.startsWith('LC_');
}

;// CONCATENATED MODULE: ./build/redaction/token-shapes.js
/**
 * Beginnings by which the keys of well-known services are told, each with what may follow. Long
 * enough that no word of a text is taken for one.
 */
const KNOWN_TOKENS = /(?<![A-Za-z\d])(?:gh[pousr]_[A-Za-z\d]{10,}|github_pat_\w{10,}|gl(?:pat|dt|rt|ptt)-[\w-]{10,}|sk-[\w-]{10,}|[spr]k_(?:live_|test_)?[A-Za-z\d]{10,}|xox[a-z]-[\w-]{8,}|xapp-[\w-]{8,}|(?:AKIA|ASIA|AROA|AIDA)[A-Z\d]{12,}|AIza[\w-]{20,}|npm_[A-Za-z\d]{20,}|pypi-[\w-]{16,}|hf_[A-Za-z\d]{16,}|ya29\.[\w-]{10,}|dop_v1_[A-Za-z\d]{16,}|shp[a-z]{2}_[A-Za-z\d]{16,})/g;
/** Those of several parts: a signed token, and one of a mail service. */
const TOKEN_OF_PARTS = /^(?:eyJ[\w-]{6,}\.[\w-]{6,}(?:\.[\w-]*)?|SG\.[\w-]{10,}\.[\w-]{10,})/;
const BETWEEN_WORDS = /[\s"'`,;:/&?=|<>()[\]{}@\\]+/;
/** Words such as `sk-learn-pipeline` begin like a key, but have neither digits nor mixed letters. */
const isMixed = (text) => /\d/.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text.slice(3)));
/** Keys of well-known services within a text. */
function token_shapes_knownTokens(text) {
    const ofOnePart = [...text.matchAll(KNOWN_TOKENS)].map(([token]) => token);
    const ofParts = text.split(BETWEEN_WORDS).flatMap((word) => TOKEN_OF_PARTS.exec(word)?.[0] ?? []);
    return [...ofOnePart, ...ofParts].filter(isMixed);
}
const RUN = /[A-Za-z\d]+/g;
const SHORTEST_RUN = 16;
/** Of digests and commits, which are public: `sha256:…`, `sha512-…`, the 40 digits of a commit. */
const DIGEST = /^(?:sha(?:1|224|256|384|512)|md5)[-:]/i;
const COMMIT = /^[\da-f]{40}$/;
const HEX = /^[\da-f]{32,}$/i;
const kindOf = (character) => {
    if (character >= '0' && character <= '9')
        return 'digit';
    return character >= 'a' ? 'lower' : 'upper';
};
/** Whether letters and digits change as often as chance would have it, and not as in words. */
function isRandomRun(run) {
    if (run.length < SHORTEST_RUN || COMMIT.test(run) || !isMixed(run))
        return false;
    if (HEX.test(run))
        return true;
    let changes = 0;
    for (let at = 1; at < run.length; at += 1) {
        const [before, after] = [kindOf(run[at - 1] ?? ''), kindOf(run[at] ?? '')];
        // A capital that begins a word is no sign of chance.
        if (before !== after && !(before === 'upper' && after === 'lower'))
            changes += 1;
    }
    return changes * 5 >= run.length;
}
/** Whether a word is a key by its shape: of a well-known service, or as if drawn by chance. */
function looksLikeToken(word) {
    if (DIGEST.test(word))
        return false;
    return token_shapes_knownTokens(word).length > 0 || (word.match(RUN) ?? []).some(isRandomRun);
}
/** What addresses, paths and Base64 go on over. */
const BETWEEN_ADDRESSES = /[\s"'`,;&?=|<>()[\]{}@\\]+/;
const BETWEEN_PARTS = /[:/]+/;
/** What is a key by its shape in a text: the words that are one, or their parts in a path. */
function tokensIn(text) {
    const words = text.split(BETWEEN_ADDRESSES).filter((word) => !DIGEST.test(word));
    const drawn = words.flatMap((word) => {
        const parts = word.split(BETWEEN_PARTS);
        const random = parts.filter(looksLikeToken);
        // Where more of it is chance than not, its slashes are those of Base64.
        const share = random.reduce((sum, part) => sum + part.length, 0) / word.length;
        return share > 0.5 && !word.includes(':') ? [word, ...random] : random;
    });
    return [...token_shapes_knownTokens(text), ...drawn, ...privateKeys(text)];
}
const KEY_BEGIN = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/;
/** The lines of a private key, each by itself, since logs have lines. */
function privateKeys(text) {
    return KEY_BEGIN.test(text) ? [text] : [];
}

;// CONCATENATED MODULE: ./build/redaction/address-secrets.js


const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const SIGNATURE = /sig/i;
/** A value as it is written and without percent encoding; where that is damaged, as written. */
function spellings(written) {
    try {
        return [...new Set([written, decodeURIComponent(written)])];
    }
    catch (error) {
        if (error instanceof URIError)
            return [written];
        throw error;
    }
}
/** Pairs of a query, as written. */
function parametersOf(search) {
    return search
        .slice(1)
        .split('&')
        .map((pair) => {
        const at = pair.indexOf('=');
        return at === -1 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)];
    });
}
/**
 * What is secret in an address: its password, or a lone user name, telling parameters, and what is a
 * key by its shape in its path or its parameters. Of a text that is no address, nothing.
 */
function addressSecrets(address) {
    const url = SCHEME.test(address) ? URL.parse(address) : null;
    if (url === null)
        return [];
    const shaped = [...pairsOf(url).map(([, value]) => value), ...url.pathname.split('/')]
        .filter(looksLikeToken)
        .flatMap(spellings);
    return [...address_secrets_addressCredentials(address), ...shaped];
}
/**
 * Of that what is one whatever it looks like: ids in addresses may be drawn by chance, and are wanted
 * where they are no key.
 */
function address_secrets_addressCredentials(address) {
    if (!SCHEME.test(address))
        return [];
    // Not canParse, which takes addresses that then cannot be parsed.
    const url = URL.parse(address);
    if (url === null)
        return [];
    const { username, password, protocol } = url;
    // `ssh://user@host` tells who logs in, not how.
    const lone = protocol === 'ssh:' ? '' : username;
    // As it was written as well: parsing encodes what had to be and was not.
    const typed = /^[^/?#]*:\/\/(?:[^/?#:@]*:)?([^/?#@]*)@/.exec(address)?.[1] ?? '';
    const parameters = pairsOf(url).flatMap(([name, value]) => secret_names_soundsSecret(name) || SIGNATURE.test(name) ? [value] : []);
    return [password === '' ? lone : password, password === '' && lone === '' ? '' : typed]
        .concat(parameters)
        .filter((secret) => secret !== '')
        .flatMap(spellings);
}
const pairsOf = ({ search, hash }) => [...parametersOf(search), ...parametersOf(hash)];

;// CONCATENATED MODULE: ./build/redaction/plain-values.js


/** Switches, modes and words of transcripts, beside those that no redactor hides. */
const EVERYDAY_WORDS = new Set(('always anonymous assert assertion assertions assistant basic bearer boolean cancelled completed ' +
    'content contents default development disabled enabled error errors failed failure false ' +
    'incomplete invalid iteration iterations localhost message messages missing never number object ' +
    'optional output passed pending private production prompt prompts public reasoning required ' +
    'result results running skipped staging status string success system test-case testing ' +
    'tool-call tool-result toolCall toolName toolCallId undefined unexpected unknown verbose verdict')
    .split(' ')
    .map((word) => word.toLowerCase()));
/** Whether a word is so common that hiding it would hide half of what is told. */
const plain_values_isEverydayWord = (value) => secret_worth_weaknessOf(value) === 'common' || EVERYDAY_WORDS.has(value.trim().toLowerCase());
const plain_values_LONGEST_WORD = 15;
/** No word has so many in a row, and text drawn by chance mostly does. */
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{5}/i;
const WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/;
const WORDS_OF_NAME = 3;
/** One word: in one case, or with a capital in front. */
const isWord = (text) => text.length <= plain_values_LONGEST_WORD && WORD.test(text) && !CONSONANTS.test(text);
/** Such as `readOnly`. */
const isCamelCase = (text) => {
    const words = text.split(/(?=[A-Z])/);
    return words.length <= WORDS_OF_NAME && words.every((word) => word.length > 1 && isWord(word));
};
const isShortPart = (text) => /^[A-Za-z\d]{1,4}$/.test(text);
const isNumberPart = (text) => /^\d{1,6}$/.test(text);
/** As names of models end. */
const isDate = (text) => /^20\d\d[01]\d[0-3]\d$/.test(text);
/** A number, a version, an amount such as `30s`: within the digits that numbers are counted in. */
const NUMBER = /^[-+v]?\d{1,15}(?:[.,]\d{1,6}){0,3}(?:%|[a-zA-Z]{1,3})?$/;
const DIGITS_OF_NAME = 8;
/**
 * Words and numbers such as `us-east-1`, `gpt-4o-mini`, `en_US.UTF-8`: no phrase of many words, and
 * no groups of letters and digits such as licences have.
 */
function isPlainName(text) {
    const parts = text
        .replace(/^[.@]/, '')
        .split(/[-_.+~]/)
        .filter((part) => part !== '' && !isDate(part))
        // Such as `central1` of `us-central1`; alone it may be a password.
        .map((part, _, { length }) => (length > 1 ? part.replace(/(?<=[a-z]{4})\d{1,2}$/, '') : part));
    const numbers = parts.filter(isNumberPart);
    const words = parts.filter((part) => !isNumberPart(part));
    const mixed = words.filter((part) => !isWord(part) && !isCamelCase(part));
    return (words.length <= WORDS_OF_NAME &&
        numbers.join('').length <= DIGITS_OF_NAME &&
        mixed.length <= 1 &&
        mixed.every(isShortPart));
}
const HOST = /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,9}(?::\d{1,5})?$/;
/** Whether it is a host's name; a lone word is one only with a port behind it. */
function isHost(text) {
    if (!HOST.test(text) || looksLikeToken(text))
        return false;
    const name = text.split(':')[0] ?? '';
    const last = name.split('.').at(-1) ?? '';
    return name !== text || (name.includes('.') && /^(?:[a-z]{2,24}|\d{1,3})$/.test(last));
}
const isPlainPath = (path) => path
    .split(/[\\/]/)
    .every((part) => part === '' || part === '.' || part === '..' || isPlainName(part));
/** Where programs and the things of users are, on machines of all kinds. */
const SYSTEM_FOLDERS = /^(?:\/(?:Users|bin|dev|etc|home|lib|mnt|opt|private|root|run|sbin|srv|tmp|usr|var)(?:\/|$)|[A-Za-z]:[\\/])/;
const isWithin = (path, folder) => folder !== '' && (path === folder || path.startsWith(`${folder.replace(/[\\/]$/, '')}/`));
const plain_values_SCHEME = /^[a-z][a-z\d+.-]{0,20}:\/\//i;
/** An address that tells a host and words after it: no user, no key in its path or its parameters. */
function isPlainAddress(text) {
    if (!plain_values_SCHEME.test(text))
        return false;
    const url = URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '')
        return false;
    if (url.search !== '' || url.hash !== '' || !isPlainPath(url.pathname))
        return false;
    return url.host === '' || isHost(url.host) || isPlainName(url.host) || url.host.startsWith('[');
}
/** An address of nothing but a host. */
const isBareAddress = (text) => isPlainAddress(text) && /^[^/]+\/\/[^/]*\/?$/.test(text);
/**
 * Whether a value is no secret even where its name says so: an everyday word, an address of nothing
 * but a host, a place in the checkout.
 */
function plain_values_isPublicAnywhere(value, workspace) {
    const text = value.trim();
    if (text === '' || plain_values_isEverydayWord(text) || isBareAddress(text))
        return true;
    // Files of a checkout may have names that look drawn by chance.
    if (isWithin(text, workspace))
        return token_shapes_knownTokens(text).length === 0;
    return /^\.{1,2}[\\/]/.test(text) && !text.split(/[\\/]/).some(looksLikeToken);
}
const LONGEST_LIST = 20;
/** Of an image or a package. */
const VERSION_OF_PATH = /[:@](?:latest|v?\d{1,6}(?:\.\d{1,6}){0,2})$/;
/**
 * Whether a value is plainly no secret where no name says that it is one: a word, a number, the
 * name of a host, an address, a place, or a list of them.
 */
function plain_values_isPlainValue(value, workspace) {
    const items = value.split(',').map((item) => item.trim());
    if (items.length > LONGEST_LIST)
        return false;
    return items.every((item) => plain_values_isPublicAnywhere(item, workspace) || (!looksLikeToken(item) && isPlainItem(item)));
}
/** An address of mail. */
function isMailbox(text) {
    const [name = '', host = '', ...others] = text.split('@');
    return name !== '' && others.length === 0 && isPlainName(name) && isHost(host.toLowerCase());
}
function isPlainItem(text) {
    if (NUMBER.test(text) || isPlainName(text) || isHost(text) || isPlainAddress(text))
        return true;
    if (isMailbox(text))
        return true;
    if (SYSTEM_FOLDERS.test(text))
        return isPlainPath(text.replace(/^[A-Za-z]:/, ''));
    // `Europe/Berlin`, `owner/repository`, `dist/server.js`, `registry.test/image:1.2`, `@a/package@3`.
    const path = text.includes('/') ? text.replace(VERSION_OF_PATH, '') : text;
    return !/^[\\/]/.test(path) && isPlainPath(path);
}

;// CONCATENATED MODULE: ./build/redaction/literal-secrets.js





/** A name and what tells that its value follows. */
const NAMES = /([^\s:=;,"'{}]+)(["']?[:=]?)/g;
const SCHEME_AND_TOKEN = /^[A-Za-z][\w-]*\s+(\S+)$/;
const BASIC = /^basic\s+([A-Za-z\d+/_-]+=*)$/i;
const PRINTABLE = /^[\x20-\x7e]+$/;
/**
 * A text, and what of it may turn up alone: `Bearer abc` holds the secret `abc`, and
 * `Basic …` a user's password.
 */
function withBareToken(text) {
    const trimmed = text.trim();
    const encoded = BASIC.exec(trimmed)?.[1] ?? '';
    const credentials = Buffer.from(encoded, 'base64').toString('latin1');
    const isReadable = credentials.includes(':') && PRINTABLE.test(credentials);
    const password = credentials.slice(credentials.indexOf(':') + 1);
    return [
        trimmed,
        SCHEME_AND_TOKEN.exec(trimmed)?.[1] ?? trimmed,
        ...(isReadable ? [credentials, password] : []),
    ];
}
const WITHIN_VALUE = /[^;,&\s=:]+/y;
/**
 * The values of `--token=VALUE`, `Authorization: VALUE` and `Password=VALUE;`, also behind others. The
 * first may have spaces, and go on to the end or to where the next pair begins; those behind it are
 * told by what ends them, so that no part of a text is looked at again and again.
 */
function pairedSecrets(text) {
    const starts = [...text.matchAll(NAMES)].flatMap(({ 0: pair, 1: name = '', 2: sign = '', index }) => /[:=]$/.test(sign) && secret_names_soundsSecret(name) ? index + pair.length : []);
    const [first, ...others] = starts;
    if (first === undefined)
        return [];
    const rest = text.slice(first).trimStart();
    const [upToNext = ''] = rest.split(';', 1);
    const firstValues = rest.startsWith('//') ? [] : [rest, upToNext];
    return [
        ...new Set(firstValues),
        ...others.flatMap((start) => {
            WITHIN_VALUE.lastIndex = text[start] === ' ' ? start + 1 : start;
            return WITHIN_VALUE.exec(text)?.[0] ?? [];
        }),
    ];
}
/** Strings inside a text that is JSON, by their keys; of any other text, nothing. */
function jsonTexts(text) {
    if (!/^\s*[[{]/.test(text))
        return [];
    try {
        return namedTexts(JSON.parse(text));
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return [];
        throw error;
    }
}
const literal_secrets_MAX_DEPTH = 100;
/** Every string of a JSON value, with its key or, in a list, what stands before it. */
function namedTexts(value, names = [], depth = 0) {
    if (typeof value === 'string')
        return [{ text: value, names }];
    if (typeof value !== 'object' || value === null || depth > literal_secrets_MAX_DEPTH)
        return [];
    if (Array.isArray(value)) {
        return value.flatMap((item, index) => {
            const before = value[index - 1];
            const flag = typeof before === 'string' && /^-[^=]*$/.test(before) ? [before] : [];
            return namedTexts(item, typeof item === 'string' ? flag : names, depth + 1);
        });
    }
    return Object.entries(value).flatMap(([key, item]) => namedTexts(item, [key], depth + 1));
}
/**
 * What is secret of a text by its place: what its name says to be one, what stands in an address or
 * behind a telling name, and all of that within JSON.
 */
function placedSecrets({ text, names }, workspace) {
    const isPublic = (value) => plain_values_isPublicAnywhere(value, workspace);
    const named = names.some(secret_names_soundsSecret) && !isPublic(text) ? withBareToken(text) : [];
    const paired = pairedSecrets(text).flatMap(withBareToken);
    const addresses = [text, text.slice(text.indexOf('=') + 1)].flatMap(addressSecrets);
    const inside = jsonTexts(text).flatMap((part) => placedSecrets(part, workspace));
    return [...named, ...paired, ...addresses, ...inside].filter((value) => !isPublic(value));
}
/** Of a store of keys and values the key is a name, and so it is of a request that may be repeated; of a service it is a secret, and looks like one. */
const MAY_BE_A_NAME = /^(?:idempotency[-_]?)?keys?$/i;
/** What a number may be that is none to count with; the secret of YAML that nobody put in quotes. */
const NUMBER_AS_SECRET = /(?:pass(?:word|wd|code|phrase)?|pwd|pin|otp|secret|token)$/i;
/** Of an address, as it is written. */
const PASSWORD_OF_ADDRESS = /^[a-z][a-z\d+.-]{0,20}:\/\/[^/?#:@]*:([^/?#@]+)@/i;
/** An item of a list that is a header, a flag or a variable with its value. */
const PAIR = /^-{0,2}([A-Za-z][\w.-]{0,99})(?: ?= ?| ?: ?)(\S.*)$/s;
/** What such an item has for a value, and a sentence behind a colon has not. */
const VALUE_OF_PAIR = /^(?:(?:api-?key|basic|bearer|digest|token) {1,3})?\S+$/i;
/** Its values have names of their own. */
const COOKIES = /cookie$/i;
/** An item whose value is the next one. */
const FLAG = /^--?([A-Za-z][\w.-]{0,99})$/;
/**
 * What of a request to an API is secret by the names it stands under: `access_token`, and every
 * value of a map such as `modelApiKeys`; also where the name is a value itself, as in lists of
 * headers and of arguments, and the password and the telling parameters of an address.
 */
function secretsOfRequest(value) {
    return secretsUnderNames(value, true);
}
/**
 * The same of an answer, where what tells of a secret stands under its name as well (the schema of an
 * argument `apiKey`), and ids may be drawn by chance.
 */
function secretsOfAnswer(value) {
    return secretsUnderNames(value, false);
}
/** By a walk that nests no deeper for a value that does. */
function secretsUnderNames(value, isRequest) {
    const found = new Set();
    const rest = [{ name: '', part: value }];
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
        const { name, part } = next;
        if (typeof part === 'string') {
            for (const secret of secretsOf(name, part))
                found.add(secret);
            for (const secret of isRequest ? secretsOfAddress(part) : [])
                found.add(secret);
        }
        else if (typeof part === 'number' && isRequest && NUMBER_AS_SECRET.test(name)) {
            for (const secret of secretsOf(name, String(part)))
                found.add(secret);
        }
        else if (Array.isArray(part)) {
            for (const item of part)
                rest.push({ name, part: item });
            if (isRequest)
                rest.push(...pairsOfList(part));
        }
        else if (typeof part === 'object' && part !== null) {
            const members = Object.entries(part);
            // Where its own members tell which of them are secret, the others are none.
            const isMap = isRequest && soundsSecret(name) && !members.some(([key]) => soundsSecret(key));
            for (const [key, item] of members)
                rest.push({ name: isMap ? name : key, part: item });
            if (isRequest)
                rest.push(...namedValue(part));
        }
    }
    return [...found].filter((secret) => weaknessOf(secret) === null && !isEverydayWord(secret));
}
/** What texts of a list hold as `X-Api-Key: VALUE`, as `--api-key=VALUE`, or behind `--api-key`. */
function pairsOfList(items) {
    return items.flatMap((item, index) => {
        if (typeof item !== 'string')
            return [];
        const before = items[index - 1];
        const flag = typeof before === 'string' ? FLAG.exec(before)?.[1] : undefined;
        const [, name = '', value = ''] = PAIR.exec(item) ?? [];
        const isPair = VALUE_OF_PAIR.test(value.trim()) || COOKIES.test(name);
        return [
            ...(flag === undefined ? [] : [{ name: flag, part: item }]),
            ...(isPair ? [{ name, part: value.trim() }] : []),
        ];
    });
}
/** The password of an address that may be none to a parser, and what one finds in it. */
function secretsOfAddress(text) {
    return [...(PASSWORD_OF_ADDRESS.exec(text)?.slice(1) ?? []), ...addressCredentials(text.trim())];
}
/** What `{ name: Authorization, value: … }` holds, under that name. */
function namedValue(part) {
    if (!('value' in part))
        return [];
    const name = 'name' in part ? part.name : 'key' in part ? part.key : undefined;
    return typeof name === 'string' ? [{ name, part: part.value }] : [];
}
/** An address that takes whatever is sent to it, from anybody. */
const OPEN_ADDRESS = 'uploadUrl';
function secretsOf(name, text) {
    if (name === OPEN_ADDRESS)
        return [text];
    const isPublic = MAY_BE_A_NAME.test(name) ? isPlainValue : isPublicAnywhere;
    const isNamed = soundsSecret(name) && !isPublic(text, '');
    return [...(isNamed ? withBareToken(text) : []), ...knownTokens(text)];
}

;// CONCATENATED MODULE: ./build/redaction/secret-values.js







/**
 * The secrets of a configuration. The action and the service ask this one function, so that both
 * know the same.
 *
 * What a `${VAR}` brings is a secret unless it is plainly none: a word, a number, a host, a place in
 * the checkout, or a variable that the runner documents. Where its name sounds like a secret, only
 * everyday words, addresses with nothing in them and places in the checkout are none. What the file
 * itself spells stands in the repository anyway; of that, a secret is what its name or its shape says
 * to be one.
 */
function secretValues(sources) {
    const { configuration, modelBaseUrls = [], workspace } = sources;
    const environment = withEditorVariables(sources.environment, workspace);
    const found = namedTexts(configuration)
        .filter(({ text }) => !isAskedByEditors(text))
        .map((text) => secretsOfText(text, { ...sources, environment }));
    const values = [
        ...found.flatMap((one) => one.values),
        ...modelBaseUrls.flatMap(addressSecrets),
    ].flatMap(withRealLines);
    return {
        values: [...new Set(values)].filter(isHidden),
        unhidden: [...new Set(found.flatMap(({ unhidden }) => unhidden))],
    };
}
/** `${input:token}` stands for a secret and is none; what to write in its place has to be told. */
const isAskedByEditors = (text) => text.startsWith('${input:') && text.indexOf('}') === text.length - 1;
const isHidden = (value) => secret_worth_weaknessOf(value) === null && !plain_values_isEverydayWord(value);
/** Programs take `\\n` in a variable for the end of a line, which most cannot hold otherwise. */
const withRealLines = (value) => value.includes('\\n') ? [value, value.replaceAll('\\n', '\n')] : [value];
function secretsOfText(named, sources) {
    const { environment, workspace } = sources;
    const references = referencesIn(named.text);
    const composed = resolveReferences(named.text, ({ variable, fallback = '' }) => environment[variable] || fallback);
    const spelled = resolveReferences(named.text, ({ variable, fallback = '' }) => environment[variable] ? ' ' : fallback);
    const ofVariables = references.map(({ variable }) => variableSecrets(variable, named.names, sources));
    const unhidden = ofVariables.flatMap((one) => one.unhidden);
    return {
        values: [
            ...ofVariables.flatMap(({ values }) => values),
            ...placedSecrets({ ...named, text: composed }, workspace),
            ...tokensIn(spelled),
            // Of parts too short to be hidden each, the whole may be long enough.
            ...(unhidden.length > 0 ? [composed] : []),
        ],
        unhidden,
    };
}
/** What is secret of the value of a variable that stands under these names. */
function variableSecrets(variable, names, { environment, workspace }) {
    const value = environment[variable] ?? '';
    if (isPublicVariable(variable))
        return { values: addressSecrets(value), unhidden: [] };
    const isNamed = [variable, ...names].some(secret_names_soundsSecret);
    const isPublic = isNamed ? plain_values_isPublicAnywhere(value, workspace) : plain_values_isPlainValue(value, workspace);
    if (isPublic)
        return { values: [], unhidden: unhiddenWord(variable, value) };
    const values = [
        value,
        ...withBareToken(value),
        ...placedSecrets({ text: value, names: [variable] }, workspace),
        ...tokensIn(value),
        ...addressParts(value, workspace),
    ];
    return { values, unhidden: secret_worth_weaknessOf(value) === 'short' ? [variable] : [] };
}
/** An everyday word under the name of a secret may be the secret, chosen badly. */
function unhiddenWord(variable, value) {
    return secret_names_soundsSecret(variable) && plain_values_isEverydayWord(value) ? [variable] : [];
}
/** What of a secret address may turn up without its host: all behind it, and each part of it. */
function addressParts(value, workspace) {
    const url = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? URL.parse(value) : null;
    if (url === null)
        return [];
    const { pathname, search, hash } = url;
    const parameters = search.slice(1).split('&');
    const parts = [
        `${pathname}${search}${hash}`,
        pathname,
        ...pathname.split('/'),
        ...parameters.map((pair) => pair.slice(pair.indexOf('=') + 1)),
    ];
    // `/production`, the name of a database, is as plain as `production`.
    const bare = (part) => (/^\/[^/]*$/.test(part) ? part.slice(1) : part);
    return parts.filter((part) => part.length > 1 && !plain_values_isPlainValue(bare(part), workspace));
}

;// CONCATENATED MODULE: ./build/contract/embedded/server-environment.js
/**
 * Which variables of a job MCP servers under test see without being named: what any program needs
 * to run, to speak a language and to reach the network, and nothing that is secret. The action
 * passes them on to its service, and the service to the servers it starts.
 */
/** As documented; a `*` at the end stands for any ending. Upper and lower case are alike. */
const SERVER_VARIABLES = [
    // Where programs and their own things are.
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'TERM',
    'CI',
    'LD_LIBRARY_PATH',
    'JAVA_HOME',
    'DOTNET_ROOT',
    'DOCKER_HOST',
    // By this the runner finds, at the end of the job, what was left running.
    'RUNNER_TRACKING_ID',
    // Language and time.
    'LANG',
    'LANGUAGE',
    'LC_*',
    'TZ',
    // Folders for what does not last.
    'TMPDIR',
    'TEMP',
    'TMP',
    'XDG_RUNTIME_DIR',
    'XDG_CACHE_HOME',
    'XDG_CONFIG_HOME',
    // The way to the network.
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'NODE_USE_ENV_PROXY',
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'REQUESTS_CA_BUNDLE',
    'CURL_CA_BUNDLE',
    // Where `npx` and `uvx` get servers from, and keep them.
    'NPM_CONFIG_REGISTRY',
    'NPM_CONFIG_USERCONFIG',
    'NPM_CONFIG_CACHE',
    'NPM_CONFIG_CAFILE',
    'NPM_CONFIG_STRICT_SSL',
    'NPM_CONFIG_PROXY',
    'NPM_CONFIG_HTTPS_PROXY',
    'NPM_CONFIG_NOPROXY',
    'NPM_CONFIG_OFFLINE',
    'NPM_CONFIG_PREFER_OFFLINE',
    'UV_CACHE_DIR',
    'UV_DEFAULT_INDEX',
    'UV_INDEX_URL',
    'PIP_INDEX_URL',
];
/** Windows starts hardly anything without these. */
const WINDOWS_VARIABLES = [
    'SYSTEMROOT',
    'SYSTEMDRIVE',
    'WINDIR',
    'COMSPEC',
    'PATHEXT',
    'APPDATA',
    'LOCALAPPDATA',
    'PROGRAMFILES',
    'PROGRAMFILES(X86)',
    'PROGRAMDATA',
    'USERNAME',
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
    'NUMBER_OF_PROCESSORS',
    'PROCESSOR_ARCHITECTURE',
];
/** Variables that hold an address, which may have a user and a password in it. */
const ADDRESS = /_PROXY$|_REGISTRY$|_INDEX(_URL)?$|^DOCKER_HOST$/i;
/** What stands before the `@` of an address, whose scheme may be left out. */
const USER_INFO = /^(?:[a-z][a-z\d+.-]*:\/\/)?([^/?#]*)@/i;
/** Shells export functions as variables whose values are code. */
const FUNCTION_MARK = '()';
const exact = new Set([...SERVER_VARIABLES, ...WINDOWS_VARIABLES].filter((name) => !name.endsWith('*')));
const prefixes = SERVER_VARIABLES.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
/** Whether a variable is one that servers under test see without being named. */
function isServerVariable(name) {
    const upper = name.toUpperCase();
    return exact.has(upper) || prefixes.some((prefix) => upper.startsWith(prefix));
}
/** The action's own inputs and the tokens of the runner: no server sees them, whatever it names. */
const NOBODYS = /^(INPUT_|ACTIONS_)/i;
/** Whether a variable is one that no server under test ever sees. */
function isWithheldAlways(name) {
    return NOBODYS.test(name);
}
/** User and password in the address that a variable holds; null where there are none. */
function credentialsIn(name, value) {
    if (!ADDRESS.test(name))
        return null;
    const info = USER_INFO.exec(value)?.[1] ?? '';
    // `ssh://user@host` tells who logs in, not how.
    const secret = value.startsWith('ssh:') ? info.includes(':') : info !== '';
    return secret ? info : null;
}
/** The variables of an environment that every server under test is given. */
function serverEnvironment(environment) {
    const passed = Object.entries(environment).filter((entry) => entry[1] !== undefined &&
        isServerVariable(entry[0]) &&
        !entry[1].startsWith(FUNCTION_MARK) &&
        credentialsIn(entry[0], entry[1]) === null);
    return Object.fromEntries(passed);
}

;// CONCATENATED MODULE: ./build/service/config/expansion.js


/** Longer ids of what is asked are nobody's. */
const MAX_NAME = 64;
/** Of a variable that is not set, and that has no default. */
function unsetProblem(variable) {
    if (variable === execution_settings/* ITERATION_VARIABLE */.P$) {
        return `\${${variable}} is the folder of an iteration, which only local servers can have.`;
    }
    const [kind, asked] = variable.split(':');
    if (asked !== undefined)
        return editorProblem(kind ?? '', asked);
    if (isWithheldAlways(variable)) {
        return `the environment variable ${variable} belongs to the action and the runner and is not passed on. Set one of another name in the step's \`env\`.`;
    }
    return `the environment variable ${variable} is not set. Set it in the step's \`env\` (\`${variable}: \${{ secrets.${variable} }}\`), or write \${${variable}:-default}.`;
}
/** An expression of a workflow, and what it takes a value from where it is nothing else. */
const EXPRESSION = /\$\{\{/;
const VALUE_OF = /^\$\{\{ {0,9}[a-z]{1,20}\.([A-Za-z_]\w{0,63}) {0,9}\}\}$/;
/** What is wrong with a text that only a workflow would fill in; null where it is no such text. */
function expressionProblem(text) {
    if (!EXPRESSION.test(text))
        return null;
    const [, name = 'NAME'] = VALUE_OF.exec(text) ?? [];
    return `an expression of a workflow (\`\${{ … }}\`) is filled in nowhere else. Write \${${name}}, and set ${name} in the step's \`env\`.`;
}
function editorProblem(kind, asked) {
    if (kind === 'workspaceFolder') {
        return `\${${kind}:${asked}} is one of several folders of an editor. Here there is one checkout: write \${${kind}}.`;
    }
    const name = variableName(asked);
    const why = kind === 'input' ? 'is asked of a person by editors' : 'is known to editors alone';
    return `\${${kind}:${asked}} ${why}; write \${${name}} (\`\${env:${name}}\` for the editor too), and set ${name} in the step's \`env\`.`;
}
/** As variables are written: `api-key` is `API_KEY`. */
function variableName(text) {
    const name = text
        .toUpperCase()
        .replaceAll(/[^A-Z\d]/g, '_')
        .slice(0, MAX_NAME);
    return /^[A-Z]/.test(name) ? name : 'NAME';
}
/** As a shell writes it, and `${env:NAME}` as editors do, or what an editor asks its user for. */
const expansion_REFERENCE = /\$\{(?:(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?|((?:input|config|command|workspaceFolder):[^{}]*))\}/g;
/**
 * Replaces `${VAR}` and `${VAR:-default}` in every string of a value, at any depth. As in a shell,
 * the default also stands in for a variable that is set to nothing.
 */
function expandVariables(value, environment) {
    const unfilled = [];
    const expandText = (text, path) => {
        const message = expressionProblem(text);
        if (message !== null)
            unfilled.push({ path, message });
        // Beyond the last brace no reference ends, and looking for an end from each would take long.
        const closedEnd = text.lastIndexOf('}') + 1;
        const expanded = text
            .slice(0, closedEnd)
            .replace(expansion_REFERENCE, (reference, name, fallback, ofEditor) => {
            const variable = name ?? ofEditor ?? '';
            const found = name === undefined ? undefined : environment[name];
            if (fallback !== undefined)
                return found === undefined || found === '' ? fallback : found;
            if (found !== undefined)
                return found;
            unfilled.push({ path, message: unsetProblem(variable) });
            return reference;
        });
        return expanded + text.slice(closedEnd);
    };
    const expand = (part, path) => {
        if (typeof part === 'string')
            return expandText(part, path);
        if (Array.isArray(part))
            return part.map((item, index) => expand(item, [...path, index]));
        if (typeof part !== 'object' || part === null)
            return part;
        return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, expand(item, [...path, key])]));
    };
    return { value: expand(value, []), unfilled };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/text/decoded-text.js
/** What a file of UTF-8 says, or why it is none, as what follows its name. */
function decodedText(bytes) {
    if (isUtf16(bytes))
        return { fault: 'is in UTF-16; save it as UTF-8.' };
    if (bytes.includes(0))
        return { fault: 'holds no text.' };
    const text = fromUtf8(bytes);
    if (text !== null)
        return { text };
    return { fault: `is not in UTF-8, as line ${firstOddLine(bytes)} shows; save it as UTF-8.` };
}
/** With its mark, if it has one: whoever reads on knows that. Null where it is something else. */
function fromUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        // It throws for nothing else.
        return null;
    }
}
/** By its mark; where it has none, by every other byte of its first characters. */
function isUtf16([first, second]) {
    if (first === undefined || second === undefined)
        return false;
    const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    return isMarked || (first === 0) !== (second === 0);
}
const LINE_BREAK = 10;
function firstOddLine(bytes) {
    let line = 1;
    for (let start = 0;; line += 1) {
        const end = bytes.indexOf(LINE_BREAK, start);
        if (end === -1 || fromUtf8(bytes.subarray(start, end)) === null)
            return line;
        start = end + 1;
    }
}

// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(2657);
// EXTERNAL MODULE: ./build/service/config/start-error.js
var start_error = __webpack_require__(6540);
;// CONCATENATED MODULE: ./build/service/config/json-file.js







/** Far above any configuration. */
const MAX_BYTES = 4 * 1024 * 1024;
/** A pipe that nobody writes to is opened at once, rather than waited for. */
const WITHOUT_WAITING = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/**
 * Reads a JSON file, which may have comments. Throws StartError that names the file and what is wrong with it, and quotes
 * nothing: the path may lead to any file.
 * @param text what it holds, where it was read already.
 */
async function readJsonFile(path, text) {
    const read = await jsonc_text_parseJsonc(text ?? (await readText(path)));
    if (!('fault' in read))
        return read;
    const { place, fault } = read;
    throw new start_error/* StartError */.D(`${path} is not valid JSON`, { problems: [{ place, message: fault }] });
}
async function readText(path) {
    let handle;
    try {
        handle = await (0,promises_.open)(path, WITHOUT_WAITING);
    }
    catch (error) {
        throw new start_error/* StartError */.D(`Cannot read ${path}: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
    try {
        const facts = await handle.stat();
        if (!facts.isFile())
            throw new start_error/* StartError */.D(`Cannot read ${path}: it is not a file.`);
        if (facts.size > MAX_BYTES) {
            throw new start_error/* StartError */.D(`${path} is larger than ${MAX_BYTES / 1024 / 1024} MiB.`);
        }
        const read = decodedText(await handle.readFile());
        if ('fault' in read)
            throw new start_error/* StartError */.D(`${path} ${read.fault}`);
        return read.text;
    }
    finally {
        await handle.close();
    }
}
/** Parses what a file holds. Throws StartError with every problem. */
function parseFile(path, schema, { value, placeOf }) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const problems = (0,validation/* explainIssues */._u)(parsed.error).map(({ path: inside, message }) => ({
        place: placeOf(inside),
        message: inside.length === 0 ? message : `${(0,validation/* formatPath */.jV)(inside)}: ${message}`,
    }));
    throw new start_error/* StartError */.D(`${path} is not valid`, { problems });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(737);
;// CONCATENATED MODULE: ./build/service/mcp/protocol/versions.js
/** The first version without sessions. */
const FIRST_STATELESS = '2026-07-28';
/** Versions of the protocol that can be spoken, the newest first. */
const PROTOCOL_VERSIONS = [
    FIRST_STATELESS,
    '2025-11-25',
    '2025-06-18',
    '2025-03-26',
    '2024-11-05',
];
/** Versions are dates, so that they can be compared. */
const eraOf = (version) => version >= FIRST_STATELESS ? 'stateless' : 'session';

;// CONCATENATED MODULE: ./build/service/config/server-schemas.js


const VERSIONS = PROTOCOL_VERSIONS.join(', ');
const protocolVersion = schemas/* enum */.k5n(PROTOCOL_VERSIONS, {
    error: ({ input }) => `must be a version of MCP that the service speaks (${VERSIONS}), not ${JSON.stringify(input)}. Without it, the newest that the server speaks too is found out.`,
})
    .optional();
const notText = ({ input }) => `must be a text, not ${server_schemas_kindOf(input)}; write it in double quotes.`;
/** A text, or what editors take for one. Each kind has the words, of which the nearest is told. */
const writtenText = schemas/* union */.KCZ([
    schemas/* string */.YjP({ error: notText }),
    schemas/* number */.aig({ error: notText }),
    schemas/* boolean */.zMY({ error: notText }),
])
    .transform(String);
const textsByName = (example) => schemas/* record */.g1P(schemas/* string */.YjP(), writtenText, {
    error: ({ input }) => `must be an object of texts by their names, not ${server_schemas_kindOf(input)}. Example: ${example}`,
});
/** What agents and editors call a process of this machine. */
const LOCAL_TYPES = ['stdio', 'local'];
/** What they call Streamable HTTP, and what came before it. */
const REMOTE_TYPES = ['http', 'streamable-http', 'streamableHttp', 'sse', 'remote'];
const typeOf = (types, what) => schemas/* enum */.k5n(types, {
    error: ({ input }) => `${JSON.stringify(input)} is no type of a server with ${what}; leave it out, or write one of ${types.join(', ')}.`,
});
/** A server that is a process of this machine. */
const localServerSchema = schemas/* looseObject */._H3({
    type: typeOf(LOCAL_TYPES, 'a command').optional(),
    command: schemas/* string */.YjP({ error: ({ input }) => `must be a text, the program alone, not ${server_schemas_kindOf(input)}.` })
        .min(1, { error: 'is empty; it names the program, such as "node".' }),
    args: schemas/* array */.YOg(writtenText, {
        error: ({ input }) => `must be a list of texts, not ${server_schemas_kindOf(input)}. Example: ["dist/server.js"]`,
    })
        .default([]),
    env: textsByName(`{ "API_URL": "https://api.example.com" }`).default({}),
    cwd: schemas/* string */.YjP({ error: ({ input }) => `must be a text, the path of a folder, not ${server_schemas_kindOf(input)}.` })
        .min(1, { error: 'is empty; leave it out to start in the checkout.' })
        .optional(),
    protocolVersion,
});
/** A server that is spoken to over HTTP. */
const remoteServerSchema = schemas/* looseObject */._H3({
    type: typeOf(REMOTE_TYPES, 'a url').default('http'),
    url: schemas/* url */.OZ5({
        protocol: /^https?$/,
        error: 'must be an address that begins with http:// or https://',
    })
        // `fetch` sends no request to such an address.
        .refine((url) => !hasCredentials(url), {
        error: 'has a user or a password in it, which HTTP requests cannot have there; take them out, and write `Authorization` in `headers`',
    }),
    headers: textsByName(`{ "Authorization": "Bearer \${API_TOKEN}" }`).default({}),
    protocolVersion,
})
    .refine(({ type, protocolVersion: version }) => type !== 'sse' || version === undefined || eraOf(version) === 'session', {
    path: ['protocolVersion'],
    error: 'names a version without sessions, which is not spoken over `sse`; leave it or the type out.',
});
function hasCredentials(address) {
    const { username = '', password = '' } = URL.parse(address) ?? {};
    return username !== '' || password !== '';
}
/** What tells the kinds of servers apart, and whether one is used at all. */
const kindSchema = schemas/* looseObject */._H3({
    disabled: schemas/* boolean */.zMY({ error: ({ input }) => `must be true or false, not ${server_schemas_kindOf(input)}.` })
        .default(false),
    /** What some programs have in place of `disabled`. */
    enabled: schemas/* unknown */.L5J().optional(),
    url: schemas/* unknown */.L5J().optional(),
    command: schemas/* unknown */.L5J().optional(),
}, {
    error: ({ input }) => `must be an object with a \`command\` or a \`url\`, not ${server_schemas_kindOf(input)}.`,
});
/** What a value of JSON is, for a sentence. */
function server_schemas_kindOf(value) {
    if (value === undefined)
        return 'missing';
    if (value === null)
        return '`null`';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object')
        return 'an object';
    return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

// EXTERNAL MODULE: ./build/text/meant-name.js
var meant_name = __webpack_require__(6829);
;// CONCATENATED MODULE: ./build/service/config/servers-elsewhere.js



/** The least that starts a server. */
const EXAMPLE = '{ "mcpServers": { "my-server": { "command": "node", "args": ["dist/server.js"] } } }';
/** Below which other programs list servers that look alike. */
const OTHER_KEYS = [
    ['context_servers'],
    ['mcp', 'servers'],
    ['mcp', 'mcpServers'],
    ['mcp'],
];
/** What is wrong with a file that has no servers where they are looked for. */
function otherShape(file, key) {
    const { value } = file;
    if (key !== null) {
        return {
            place: file.placeOf([key]),
            message: `${key}: must be an object that has the servers by name. Example: ${EXAMPLE}`,
        };
    }
    if (!isRecord(value)) {
        return {
            place: file.placeOf([]),
            message: `must be an object that names the servers, not ${server_schemas_kindOf(value)}. Example: ${EXAMPLE}`,
        };
    }
    const elsewhere = serversElsewhere(value);
    if (elsewhere === null) {
        return { place: null, message: `has no \`mcpServers\`, which names them. Example: ${EXAMPLE}` };
    }
    const message = elsewhere.length === 0
        ? `has servers and no \`mcpServers\` around them. Example: ${EXAMPLE}`
        : `has servers below \`${elsewhere.join('.')}\`; call it \`mcpServers\`, at the top of the file.`;
    return { place: file.placeOf(elsewhere), message };
}
/** Where a file has what looks like servers: below which keys, none where it is nothing else. */
function serversElsewhere(file) {
    const misspelt = Object.keys(file).filter((key) => isMeantFor(key, 'mcpServers'));
    const paths = [...misspelt.map((key) => [key]), ...OTHER_KEYS, []];
    return paths.find((path) => looksLikeServers(valueAt(file, path))) ?? null;
}
const isMeantFor = (key, word) => (0,meant_name/* meantName */.d5)(key, [word]) === word;
function valueAt(file, path) {
    return path.reduce((value, key) => (isRecord(value) ? value[key] : undefined), file);
}
function looksLikeServers(value) {
    const members = isRecord(value) ? Object.values(value) : [];
    return members.some((member) => isRecord(member) && ('command' in member || 'url' in member));
}
/** Words of other programs for an address, and for what is to be run. */
const OTHER_WORDS = [
    ['serverUrl', 'url'],
    ['httpUrl', 'url'],
    ['endpoint', 'url'],
    ['uri', 'url'],
    ['cmd', 'command'],
    ['path', 'command'],
    ['program', 'command'],
    ['executable', 'command'],
];
/** What of a server without a command and an address may have been meant for one; begins with a stop. */
function otherWords(server) {
    const known = OTHER_WORDS.find(([word]) => word in server);
    const near = ['command', 'url'].flatMap((word) => Object.keys(server)
        .filter((key) => isMeantFor(key, word))
        .map((key) => [key, word]));
    const [meant] = known === undefined ? near : [known];
    return meant === undefined ? '' : `. It has \`${meant[0]}\`; call that \`${meant[1]}\`.`;
}
/** What a server may have, and what else people and other programs call it. */
const LOCAL_WORDS = {
    args: ['arg', 'arguments', 'argv'],
    env: ['envs', 'environment', 'environ', 'envVars'],
    cwd: ['workingDirectory', 'working_directory', 'workingDir', 'working_dir', 'workdir'],
    disabled: ['disable'],
};
const REMOTE_WORDS = {
    headers: ['header', 'httpHeaders', 'http_headers', 'requestHeaders'],
    disabled: ['disable'],
};
/**
 * Words of a server that stand for what it would go without. Whatever else it has is another program's.
 */
function strangeWords(server, words) {
    return Object.keys(server).flatMap((key) => {
        const meant = Object.keys(words).find((word) => !(word in server) && (words[word]?.includes(key) || isSlipOf(key, word)));
        if (meant === undefined)
            return [];
        return { path: [key], message: `is nothing that is read here. Did you mean \`${meant}\`?` };
    });
}
/** A slip of the keyboard, in words that are long enough to be no other one then. */
const isSlipOf = (key, word) => key !== word && word.length > 3 && (0,meant_name/* slipsBetween */.E$)(key, word) <= Math.floor(word.length / 4);

;// CONCATENATED MODULE: ./build/service/config/mcp-config.js











/**
 * Reads `.mcp.json`: its `mcpServers`, or `servers` as an editor has them, with `${VAR}` taken from the
 * environment, and what of it is secret.
 * Throws StartError that tells every mistake of the file at once.
 * @param text what the file holds, where it was read already.
 */
async function readMcpConfig(path, environment, workspace, text) {
    const file = await readJsonFile(path, text);
    const { value: configuration } = file;
    const key = serversKeyOf(configuration);
    const written = key === null || !isRecord(configuration) ? undefined : configuration[key];
    if (key === null || !isRecord(written))
        throw notValid(path, [otherShape(file, key)]);
    const known = withEditorVariables(environment, workspace);
    const { servers, problems } = readServers(written, (0,external_node_path_.dirname)((0,external_node_path_.resolve)(path)), known);
    const placed = [
        ...repeatedServers(file, key),
        ...problems.map(({ path: inside, message }) => ({
            place: file.placeOf([key, ...inside]),
            message,
        })),
    ];
    if (placed.length > 0)
        throw notValid(path, placed);
    return { servers, secrets: secretValues({ configuration, environment, workspace }) };
}
const notValid = (path, problems) => new start_error/* StartError */.D(`${path} is not valid`, { problems });
/** JSON takes the last of them, which whoever reads the file does not see. */
function repeatedServers(file, key) {
    return file.repeatedKeys([key]).map(({ key: name, place, first }) => ({
        place,
        message: `server ${JSON.stringify(name)}: another server has that name, at ${first}; give this one its own.`,
    }));
}
/**
 * Reads servers by their names, and tells every mistake.
 * @param folder what their paths are relative to.
 */
function readServers(mcpServers, folder, environment) {
    const problems = [];
    const servers = [];
    for (const [name, raw] of Object.entries(mcpServers)) {
        const outcome = name === ''
            ? { problems: [{ path: [], message: 'has no name.' }] }
            : readServer(name, raw, folder, environment);
        if ('problems' in outcome) {
            problems.push(...outcome.problems.map(({ path, message }) => ({
                path: [name, ...path],
                message: `server ${JSON.stringify(name)}: ${path.length === 0 ? '' : `${(0,validation/* formatPath */.jV)(path)}: `}${message}`,
            })));
        }
        else {
            servers.push(outcome.server);
        }
    }
    return { servers, problems };
}
const asProblems = (message) => ({
    problems: [{ path: [], message }],
});
function readServer(name, raw, folder, environment) {
    const kind = kindSchema.safeParse(raw);
    if (!kind.success)
        return { problems: (0,validation/* explainIssues */._u)(kind.error) };
    const remote = kind.data.url !== undefined;
    if (kind.data.disabled || kind.data.enabled === false) {
        return { server: { name, enabled: false, transportType: remote ? 'http' : 'stdio' } };
    }
    if (!remote && kind.data.command === undefined) {
        return asProblems(`needs a command (a local server) or a url (a remote one)${otherWords(kind.data)}`);
    }
    if (remote && kind.data.command !== undefined) {
        return asProblems('has both a command and a url; it can have only one of them');
    }
    const strange = strangeWords(isRecord(raw) ? raw : {}, remote ? REMOTE_WORDS : LOCAL_WORDS);
    if (strange.length > 0)
        return { problems: strange };
    // What stands for a folder that there is not yet is left as it is.
    const known = { ...environment, [execution_settings/* ITERATION_VARIABLE */.P$]: remote ? undefined : execution_settings/* ITERATION_FOLDER */.PB };
    const { value, unfilled } = expandVariables(raw, known);
    const parsed = remote ? readRemote(value) : readStdio(value, folder);
    // A text with an unresolved variable is wrong for that reason alone.
    const unresolved = new Set(unfilled.map(({ path }) => (0,validation/* formatPath */.jV)(path)));
    const mistakes = ('problems' in parsed ? parsed.problems : []).filter(({ path }) => !unresolved.has((0,validation/* formatPath */.jV)(path)));
    if (mistakes.length > 0)
        return { problems: [...unfilled, ...mistakes] };
    if (unfilled.length > 0 || 'problems' in parsed) {
        const transportType = remote ? 'http' : 'stdio';
        const problems = unfilled.map(({ path, message }) => `${(0,validation/* formatPath */.jV)(path)}: ${message}`);
        return { server: { name, enabled: true, transportType, problems } };
    }
    return { server: { name, enabled: true, connection: parsed.connection } };
}
function readStdio(value, folder) {
    const parsed = localServerSchema.safeParse(value);
    if (!parsed.success)
        return { problems: (0,validation/* explainIssues */._u)(parsed.error) };
    const { command, args, env, cwd, protocolVersion: version } = parsed.data;
    return {
        connection: {
            transport: 'stdio',
            command,
            args,
            env,
            cwd: cwd === undefined ? null : folderOf(cwd, folder),
            ...(version === undefined ? {} : { protocolVersion: version }),
        },
    };
}
const folderOf = (cwd, configFolder) => cwd.startsWith(execution_settings/* ITERATION_FOLDER */.PB) ? cwd : (0,external_node_path_.resolve)(configFolder, cwd);
function readRemote(value) {
    const parsed = remoteServerSchema.safeParse(value);
    if (!parsed.success)
        return { problems: (0,validation/* explainIssues */._u)(parsed.error) };
    const { type, url, headers, protocolVersion: version } = parsed.data;
    const pin = version === undefined ? {} : { protocolVersion: version };
    return { connection: { transport: type === 'sse' ? 'sse' : 'http', url, headers, ...pin } };
}

;// CONCATENATED MODULE: ./build/service/models/models-config.js

/** How one model provider is reached. */
const providerConfigSchema = schemas/* strictObject */.rej({
    /** Key of the provider's API; `${VAR}` references are already expanded. */
    apiKey: schemas/* string */.YjP().min(1).optional(),
    /** Root of the API including its version, as the provider's SDK takes it: `http://host/v1`. */
    baseUrl: schemas/* url */.OZ5({ protocol: /^https?$/ }).optional(),
    /** Names offered as hosted models, without the provider's prefix. */
    models: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).optional(),
});
/** The service's own model providers, by name. */
const modelsConfigSchema = schemas/* strictObject */.rej({
    providers: schemas/* record */.g1P(schemas/* string */.YjP().min(1), providerConfigSchema).default({}),
});

;// CONCATENATED MODULE: ./build/service/config/models-file.js





/**
 * The model providers of the service: those of the file, if one is named, with the base URLs given
 * beside it. Throws StartError with every problem.
 */
async function readModelsConfig(path, baseUrls, environment) {
    const config = path === null ? { providers: {} } : await readFile(path, environment);
    const providers = { ...config.providers };
    for (const [provider, baseUrl] of Object.entries(baseUrls)) {
        providers[provider] = { ...providers[provider], baseUrl };
    }
    return { providers };
}
async function readFile(path, environment) {
    const file = await readJsonFile(path);
    const { value, unfilled } = expandVariables(file.value, environment);
    if (unfilled.length > 0) {
        const problems = unfilled.map(({ path: inside, message }) => ({
            place: file.placeOf(inside),
            message: `${(0,validation/* formatPath */.jV)(inside)}: ${message}`,
        }));
        throw new start_error/* StartError */.D(`${path} is not valid`, { problems });
    }
    return parseFile(path, modelsConfigSchema, { ...file, value });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./build/contract/resources/catalogue.js
var catalogue = __webpack_require__(5592);
;// CONCATENATED MODULE: ./build/contract/resources/chat.js

const CHAT_SESSION_STATUSES = ['active', 'archived'];
/** Who sees a chat session besides its owner. */
const CHAT_SESSION_VISIBILITIES = ['private', 'project'];
/** Who may use a chatbox. */
const CHATBOX_MODES = ['project_members', 'invited_only', 'anyone_with_link'];
const epochMs = schemas/* number */.aig().nullish();
/** Item of GET /chat-sessions. */
const chatSessionSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    title: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP().nullish(),
    projectId: schemas/* string */.YjP().nullish(),
    visibility: schemas/* string */.YjP().nullish(),
    lastActivityAt: epochMs,
    createdAt: epochMs,
    isPinned: schemas/* boolean */.zMY().optional(),
    isUnread: schemas/* boolean */.zMY().optional(),
});
/** Item of GET /projects/{projectId}/chatboxes. */
const chatboxSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    projectId: schemas/* string */.YjP().nullish(),
    description: schemas/* string */.YjP().nullish(),
    mode: schemas/* string */.YjP().nullish(),
    hostStyle: schemas/* string */.YjP().nullish(),
    hostId: schemas/* string */.YjP().nullish(),
    hostName: schemas/* string */.YjP().nullish(),
    serverCount: schemas/* number */.aig(),
    serverNames: schemas/* array */.YOg(schemas/* string */.YjP()),
    link: schemas/* looseObject */._H3({ path: schemas/* string */.YjP(), url: schemas/* string */.YjP() }).nullish(),
    createdAt: epochMs,
    updatedAt: epochMs,
});
/** A chatbox with what it tells its model, and its servers. */
const chatboxDetailSchema = chatboxSchema.extend({
    modelId: schemas/* string */.YjP().nullish(),
    systemPrompt: schemas/* string */.YjP().nullish(),
    temperature: schemas/* number */.aig().nullish(),
    requireToolApproval: schemas/* boolean */.zMY(),
    servers: schemas/* array */.YOg(schemas/* looseObject */._H3({
        id: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        url: schemas/* string */.YjP().nullish(),
        useOAuth: schemas/* boolean */.zMY(),
    })),
});

;// CONCATENATED MODULE: ./build/service/config/service-config.js









/** As long as the database finds things by. */
const service_config_name = schemas/* string */.YjP().trim().min(1).max(200);
const email = schemas/* email */.Rpp();
const time = iso/* datetime */.w$({ offset: true, error: 'must be a time such as 2026-01-31T12:00:00Z' });
const memberSchema = schemas/* strictObject */.rej({
    email: email.describe('By which the member is known.'),
    name: service_config_name.optional().describe('Shown to others; the address, where there is none.'),
    role: schemas/* enum */.k5n(catalogue/* ROLES */.gg)
        .default('member')
        .describe('Owners and admins see private projects; guests cannot use the API.'),
});
const service_config_chatboxSchema = schemas/* strictObject */.rej({
    name: service_config_name.describe('By which it keeps its id.'),
    description: schemas/* string */.YjP().optional(),
    mode: schemas/* enum */.k5n(CHATBOX_MODES).default('project_members').describe('Who may use it.'),
    host: service_config_name.optional().describe('A host of the project, which says what is left out here.'),
    hostStyle: schemas/* string */.YjP().min(1).optional(),
    modelId: schemas/* string */.YjP().min(1).optional(),
    systemPrompt: schemas/* string */.YjP().optional(),
    temperature: schemas/* number */.aig().min(0).max(2).optional(),
    requireToolApproval: schemas/* boolean */.zMY().optional(),
    servers: schemas/* array */.YOg(service_config_name).default([]).describe('Servers of the project.'),
    link: schemas/* url */.OZ5({ protocol: /^https?$/ })
        .optional()
        .describe('Where it is used.'),
});
const service_config_chatSessionSchema = schemas/* strictObject */.rej({
    title: service_config_name.describe('By which it keeps its id.'),
    status: schemas/* enum */.k5n(CHAT_SESSION_STATUSES).default('active'),
    visibility: schemas/* enum */.k5n(CHAT_SESSION_VISIBILITIES).default('project'),
    owner: email.optional().describe('A member of the organization.'),
    createdAt: time,
    lastActivityAt: time,
    isPinned: schemas/* boolean */.zMY().default(false),
    isUnread: schemas/* boolean */.zMY().default(false),
})
    .refine(({ visibility, owner }) => visibility !== 'private' || owner !== undefined, {
    path: ['owner'],
    error: 'is missing: nobody could see a private session without one',
});
const projectSchema = schemas/* strictObject */.rej({
    name: service_config_name.describe('By which it keeps its id.'),
    description: schemas/* string */.YjP().optional(),
    icon: schemas/* string */.YjP().min(1).optional(),
    visibility: schemas/* enum */.k5n(catalogue/* PROJECT_VISIBILITIES */.bs)
        .default('organization')
        .describe('Whether every member of the organization sees it, or those that it names.'),
    members: schemas/* array */.YOg(email).default([]).describe('Who sees it where it is private.'),
    mcpServers: schemas/* record */.g1P(schemas/* string */.YjP().min(1), schemas/* unknown */.L5J())
        .optional()
        .describe('Its servers by name, as in `.mcp.json`.'),
    chatboxes: schemas/* array */.YOg(service_config_chatboxSchema).default([]),
    chatSessions: schemas/* array */.YOg(service_config_chatSessionSchema).default([]),
});
const organizationSchema = schemas/* strictObject */.rej({
    name: service_config_name.describe('By which it keeps its id, and which keys are made for.'),
    members: schemas/* array */.YOg(memberSchema).default([]),
    projects: schemas/* array */.YOg(projectSchema).default([]),
});
/** What the file holds that says what the API cannot create. */
const serviceConfigSchema = schemas/* strictObject */.rej({
    $schema: schemas/* string */.YjP().optional(),
    organizations: schemas/* array */.YOg(organizationSchema).default([]),
});
/**
 * Reads the configuration of the service; `${VAR}` in its servers is taken from the environment.
 * Throws StartError that tells every mistake of the file at once.
 */
async function readServiceConfig(path, environment, workspace) {
    const file = parseFile(path, serviceConfigSchema, await readJsonFile(path));
    const folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(path));
    const known = withEditorVariables(environment, workspace);
    const problems = findRepeats(file.organizations);
    const organizations = file.organizations.map((organization, at) => ({
        ...organization,
        projects: organization.projects.map(({ mcpServers, ...project }, projectAt) => {
            const place = `organizations[${at}].projects[${projectAt}]`;
            problems.push(...findUnknownNames(organization, project, mcpServers, place));
            if (mcpServers === undefined)
                return { ...project, servers: null };
            const read = readServers(mcpServers, folder, known);
            problems.push(...read.problems.map(({ message }) => `${place}.mcpServers: ${message}`));
            return { ...project, servers: read.servers };
        }),
    }));
    if (problems.length > 0)
        throw new start_error/* StartError */.D(`${path} is not valid`, { problems });
    const configuration = file.organizations.flatMap(({ projects }) => projects.map(({ mcpServers = {} }) => ({ mcpServers })));
    return { organizations, secrets: secretValues({ configuration, environment, workspace }) };
}
/** Names that stand for two things in one place. */
function findRepeats(organizations) {
    return [
        ...service_config_repeated(organizations, 'organizations', ({ name: own }) => own),
        ...organizations.flatMap(({ members, projects }, at) => [
            ...service_config_repeated(members, `organizations[${at}].members`, (member) => member.email),
            ...service_config_repeated(projects, `organizations[${at}].projects`, ({ name: own }) => own),
            ...projects.flatMap(({ chatboxes, chatSessions }, projectAt) => {
                const place = `organizations[${at}].projects[${projectAt}]`;
                return [
                    ...service_config_repeated(chatboxes, `${place}.chatboxes`, ({ name: own }) => own),
                    ...service_config_repeated(chatSessions, `${place}.chatSessions`, ({ title }) => title),
                ];
            }),
        ]),
    ];
}
function service_config_repeated(items, place, keyOf) {
    const first = new Map();
    return items.flatMap((item, at) => {
        const key = keyOf(item);
        const earlier = first.get(key);
        if (earlier === undefined)
            first.set(key, at);
        return earlier === undefined
            ? []
            : [`${place}[${at}]: ${JSON.stringify(key)} stands at ${place}[${earlier}] already`];
    });
}
/** Members and servers that a project names and that there are not. */
function findUnknownNames({ members }, project, mcpServers, place) {
    const known = new Set(members.map((member) => member.email));
    const notMember = (address, where) => known.has(address)
        ? []
        : [`${place}.${where}: the organization has no member ${JSON.stringify(address)}`];
    return [
        ...project.members.flatMap((address, at) => notMember(address, `members[${at}]`)),
        ...project.chatSessions.flatMap(({ owner }, at) => owner === undefined ? [] : notMember(owner, `chatSessions[${at}].owner`)),
        ...project.chatboxes.flatMap(({ servers }, at) => servers
            // Those of a project without servers here stand in another file.
            .filter((server) => mcpServers !== undefined && !Object.hasOwn(mcpServers, server))
            .map((server) => `${place}.chatboxes[${at}].servers: the project has no server ${JSON.stringify(server)}`)),
    ];
}

// EXTERNAL MODULE: ./build/contract/limits.js
var contract_limits = __webpack_require__(3163);
;// CONCATENATED MODULE: ./build/service/mcp/connector.js
const DEFAULT_CONNECT_TIMEOUT_MS = 10_000;
const DEFAULT_CALL_TIMEOUT_MS = 30_000;
/** npm gives up on a registry it cannot reach after 70 s; what it says then is worth the wait. */
const DEFAULT_FETCH_TIMEOUT_MS = 90_000;
/** How many pages of a list may take as long as one may. */
const SLOW_PAGES = 5;
/** How long a list may take over all its pages. */
const listLimitMs = (pageLimitMs) => SLOW_PAGES * pageLimitMs;

// EXTERNAL MODULE: ./build/ports/clock.js + 1 modules
var ports_clock = __webpack_require__(5443);
;// CONCATENATED MODULE: ./build/resilience/time-limit.js

/** Thrown where work took longer than it may. */
class TimeLimitError extends Error {
    name = 'TimeLimitError';
    limitMs;
    constructor(limitMs) {
        super(`no answer within ${limitMs / 1000} s`);
        this.limitMs = limitMs;
    }
}
/** Longest time a timer of Node can be set to; it takes a longer one for none at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * Starts a time for several pieces of work, whoever starts it ends it; for a single one take
 * `withTimeLimit`.
 * @param clock what the time is measured by, where that is not the time of this process
 */
function startTimeLimit(limitMs, outer, clock = ports_clock/* systemClock */.m) {
    const controller = new AbortController();
    const { signal } = controller;
    const follow = () => controller.abort(outer?.reason);
    if (outer?.aborted)
        follow();
    // Not AbortSignal.any, which would still abort later: libraries take that for their own affair.
    else
        outer?.addEventListener('abort', follow, { once: true });
    const reach = () => controller.abort(new TimeLimitError(limitMs));
    const turnOff = Number.isFinite(limitMs)
        ? clock.alarm(Math.min(limitMs, LONGEST_TIMER_MS), reach)
        : () => { };
    return {
        signal,
        isReached: () => signal.reason instanceof TimeLimitError && signal.reason !== outer?.reason,
        end: () => {
            turnOff();
            outer?.removeEventListener('abort', follow);
        },
    };
}
/**
 * Result of the work, which gets a signal that aborts at its limit or with the outer signal, but
 * never after the work has ended. Does not wait for work that ignores its signal.
 * @throws TimeLimitError at the limit; the outer signal's reason when that aborts first
 */
async function withTimeLimit(limitMs, outer, work, clock) {
    outer?.throwIfAborted();
    const limit = startTimeLimit(limitMs, outer, clock);
    const { signal } = limit;
    const stopped = new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
        return await Promise.race([work(signal), stopped]);
    }
    catch (error) {
        // A library may wrap the reason of the abort in an error of its own.
        throw signal.aborted ? signal.reason : error;
    }
    finally {
        limit.end();
    }
}
/** Whether something settles within a time; what does not is left to itself. */
async function settlesWithin(limitMs, pending, clock) {
    const settled = pending.then(() => true, () => true);
    try {
        return await withTimeLimit(limitMs, undefined, () => settled, clock);
    }
    catch (error) {
        if (error instanceof TimeLimitError)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/service/mcp/server-error.js

/** Trouble with an MCP server, in words for the person who runs the evals. */
class McpServerError extends Error {
    name = 'McpServerError';
    kind;
    serverName;
    detail;
    httpStatus;
    /** Whether it was before the connection stood. */
    isConnecting;
    /** May hold secrets, and is told to nobody. */
    protocolError;
    constructor(kind, serverName, message, { detail = message, httpStatus, isConnecting = false, protocolError, ...options } = {}) {
        super(message, options);
        this.kind = kind;
        this.serverName = serverName;
        this.detail = detail;
        this.httpStatus = httpStatus;
        this.isConnecting = isConnecting;
        this.protocolError = protocolError;
    }
}
/** The program of a server, or the folder it is to run in, is not there or may not be used. */
class MissingProgramError extends Error {
    name = 'MissingProgramError';
}
/** Whether a value is an error, also one from another realm, as Node's own are under some runners. */
function isError(value) {
    return external_node_util_.types.isNativeError(value) || value instanceof Error;
}
/** Causes further down repeat what those above them say. */
const CAUSES_TOLD = 2;
/** The JSON parser quotes some characters of the text: half a secret that nothing would know. */
const JSON_TROUBLE = 'is not valid JSON';
function withoutQuote(message) {
    if (!message.endsWith(JSON_TROUBLE))
        return message;
    const quote = message.search(/, (?:\.\.\.)?"/);
    return quote === -1 ? message : `${message.slice(0, quote)}: it ${JSON_TROUBLE}`;
}
/** Text of anything thrown with that of its causes, since `fetch` hides the reason in one. */
function errorText(thrown, depth = CAUSES_TOLD) {
    if (!isError(thrown))
        return String(thrown);
    const { name } = thrown;
    const message = withoutQuote(thrown.message);
    // Several addresses of one host fail with an error each and no text above them.
    const attempts = 'errors' in thrown && Array.isArray(thrown.errors) ? thrown.errors : [];
    const causes = message === '' ? attempts : [thrown.cause];
    const reasons = causes
        .filter((cause) => cause !== undefined && depth > 0)
        .map((cause) => errorText(cause, depth - 1))
        .filter((reason) => !message.includes(reason));
    return [message, ...reasons].filter((text) => text !== '').join(': ') || name;
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./build/processes/process-groups.js
/** Windows has no process groups: there only the process itself is ended. */
const HAS_GROUPS = process.platform !== 'win32';
/** Sends a signal to a process group. Returns whether anything was there that could be reached. */
function signalGroup(group, signal) {
    try {
        process.kill(-group, signal);
        return 'sent';
    }
    catch (error) {
        // By its code alone: under some test runners Node's errors are of another realm.
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
        if (code === 'ESRCH')
            return 'gone';
        if (code === 'EPERM')
            return 'forbidden';
        throw error;
    }
}

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
;// CONCATENATED MODULE: ./build/service/mcp/stdio/stderr-tail.js

const TAIL_LENGTH = 4096;
/**
 * The last that a server wrote to its standard error. Secrets are taken out as it comes, since
 * neither what the tail has lost nor what is yet to come would let half of one be known for one.
 */
class StderrTail {
    #decoder = new external_node_string_decoder_.StringDecoder('utf8');
    #stream;
    #text = '';
    constructor(redactor) {
        this.#stream = redactor.stream();
    }
    add(chunk) {
        this.#keep(this.#stream.write(this.#decoder.write(chunk)));
    }
    /** Nothing more will come. */
    end() {
        this.#keep(this.#stream.write(this.#decoder.end()) + this.#stream.end());
    }
    /** From the beginning of a line if it can be, without what may be the begin of a secret. */
    get text() {
        const start = this.#text.length < TAIL_LENGTH ? 0 : this.#text.indexOf('\n') + 1;
        return this.#text.slice(start).trim();
    }
    #keep(text) {
        this.#text = (this.#text + text).slice(-TAIL_LENGTH).toWellFormed();
    }
}
/** A line of Node's own in a stack, before which an error's code may begin: ` {`. */
const isNodeFrame = (line) => line.trimStart().startsWith('at ') && /[( ]node:internal\//.test(line);
const isNodePlace = (line) => /^node:internal\/\S+:\d+$/.test(line);
const isNodeVersion = (line) => /^Node\.js v\d[\d.]*$/.test(line);
const isMarker = (line) => /^ *\^$/.test(line);
/** Between a place and the marker below it. */
const MOST_QUOTED = 3;
/** What a server wrote, without where Node was in itself: that says nothing to whoever wrote it. */
function withoutInternals(text) {
    const kept = [];
    const lines = text.split('\n');
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        const marker = isNodePlace(line)
            ? lines.slice(at + 1, at + 2 + MOST_QUOTED).findIndex(isMarker)
            : -1;
        if (marker !== -1)
            at += marker + 1;
        else if (isNodeFrame(line)) {
            if (line.endsWith(' {') && kept.length > 0)
                kept.push(`${kept.pop()} {`);
        }
        else if (!isNodeVersion(line))
            kept.push(line);
    }
    const rest = kept.join('\n').trim();
    return rest === '' ? text : rest;
}

;// CONCATENATED MODULE: ./build/service/mcp/stdio/server-process.js





/** What a server gets for leaving by itself once its input has ended, and after SIGTERM. */
const INPUT_END_GRACE_MS = 2_000;
const TERM_GRACE_MS = 2_000;
/** Even a killed process takes a moment to go. */
const KILL_GRACE_MS = 1_000;
/** Between looks whether it has: the longer it takes, the longer. */
const SHORTEST_POLL_MS = 10;
const LONGEST_POLL_MS = 100;
/** A process that ends and its output that ends follow each other within this. */
const SETTLE_MS = 1_000;
/** Servers that may be alive; none of them may outlive this process, however it exits. */
const living = new Set();
/** Servers that were told to end, until nothing of them is left. */
const ending = new Set();
/**
 * Resolves once those servers are gone that were told to end, and all that they started. What
 * nothing ends is not waited for for long. Never rejects.
 */
async function untilServersEnded() {
    await Promise.all(ending);
}
let tell = () => { };
/**
 * Has someone told of the process groups of all servers whenever one comes or goes: whoever is to
 * end them where this process is killed, and cannot.
 */
function tellOfServers(listener) {
    tell = listener;
}
function tellLiving() {
    tell([...living].flatMap(({ pid }) => (pid === null || !HAS_GROUPS ? [] : [pid])));
}
/** Ends at once all servers that are left, by their process groups. */
function killAll() {
    for (const server of living)
        server.signal('SIGKILL');
}
/**
 * The process of a stdio server and whatever it starts, in a process group of their own: commands
 * such as `npx` are wrappers, and a signal to the wrapper alone would leave the server alive.
 */
class ServerProcess {
    stdin;
    stdout;
    /** Rejects where the command cannot be started. */
    started;
    /** Resolves once nothing more is to be had from the server, though it may be alive. */
    over;
    #launched;
    #stderr;
    #stopped;
    constructor(connection, { redactor, sandbox }) {
        const launched = sandbox.launch(connection);
        const { child } = launched;
        // What it means is told by `started`; unheard, it would end the service.
        child.on('error', () => { });
        // For want of file descriptors Node makes no streams, which its types do not tell.
        if (child.stdin === undefined)
            throw new Error('there are no file descriptors left for it');
        this.#launched = launched;
        this.stdin = child.stdin;
        this.stdout = child.stdout;
        this.started = (0,external_node_events_.once)(child, 'spawn').then(() => { }, (error) => {
            throw launched.explain(error);
        });
        this.over = this.#untilOver();
        this.#stderr = new StderrTail(redactor);
        child.stderr.on('data', (chunk) => this.#stderr.add(chunk));
        child.stderr.on('end', () => this.#stderr.end());
        // What these errors mean is told by `over`.
        for (const stream of [child.stdin, child.stdout, child.stderr])
            stream.on('error', () => { });
        if (child.pid !== undefined)
            this.#watch();
    }
    /** Null where the command could not be started. */
    get pid() {
        return this.#launched.child.pid ?? null;
    }
    /** How the process ended, such as `exited with code 1`; null while it runs. */
    get end() {
        return this.#launched.end();
    }
    /** Why the server itself never ran; null where it did. */
    get refusal() {
        return this.#launched.refusal(this.stderrTail);
    }
    /** The last that was written to standard error, without secrets. */
    get stderrTail() {
        return this.#stderr.text;
    }
    /**
     * Ends the server and all it started, first politely. Resolves once nothing of that is left, or
     * will not go; never rejects.
     */
    stop() {
        if (this.#stopped === undefined) {
            const end = this.#stop();
            ending.add(end);
            this.#stopped = end.finally(() => ending.delete(end));
        }
        return this.#stopped;
    }
    /**
     * Sends a signal to the server and all it started; signal 0 only asks.
     * @returns whether anything was there
     */
    signal(signal) {
        return this.#launched.signal(signal);
    }
    async #stop() {
        this.#launched.noteChildren();
        this.stdin.end();
        await this.#endGroup();
        await this.#launched.endRest();
    }
    async #endGroup() {
        if (await this.#isGoneWithin(INPUT_END_GRACE_MS))
            return;
        this.signal('SIGTERM');
        if (await this.#isGoneWithin(TERM_GRACE_MS))
            return;
        this.signal('SIGKILL');
        await this.#isGoneWithin(KILL_GRACE_MS);
    }
    async #isGoneWithin(limitMs) {
        let waitedMs = 0;
        while (this.signal(0)) {
            if (waitedMs >= limitMs)
                return false;
            const wanted = Math.max(SHORTEST_POLL_MS, waitedMs / 4);
            const pollMs = Math.min(wanted, LONGEST_POLL_MS, limitMs - waitedMs);
            await ports_clock/* systemClock */.m.sleep(pollMs);
            waitedMs += pollMs;
        }
        if (living.delete(this))
            tellLiving();
        if (living.size === 0)
            process.off('exit', killAll);
        return true;
    }
    #watch() {
        if (living.size === 0)
            process.on('exit', killAll);
        living.add(this);
        tellLiving();
    }
    async #untilOver() {
        const exit = new Promise((resolve) => this.#launched.child.once('exit', resolve));
        const outputEnd = new Promise((resolve) => this.stdout.once('close', resolve));
        const inputBroken = new Promise((resolve) => this.stdin.once('error', resolve));
        const ends = Promise.all([exit, outputEnd, this.#launched.settled]);
        // Its last answer may still be in the pipe, which a process it started may hold open.
        await Promise.race([exit, outputEnd, inputBroken]);
        await settlesWithin(SETTLE_MS, ends);
    }
}

;// CONCATENATED MODULE: ./build/service/mcp/iteration/folder-name.js

/** A value with the folder in place of its name, in every text at any depth. */
function withIterationFolder(value, folder) {
    // What comes back differs in its texts alone.
    return replaced(value, folder);
}
function replaced(value, folder) {
    if (typeof value === 'string')
        return value.replaceAll(execution_settings/* ITERATION_FOLDER */.PB, () => folder);
    if (Array.isArray(value))
        return value.map((item) => replaced(item, folder));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, folder)]));
}
/** A local server as it is started with a folder. */
const startedIn = (connection, folder) => ({
    ...withIterationFolder(connection, folder),
    folder,
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/processes/marked-processes.js

/** The variable that tells on Linux which server started a process, wherever that has gone since. */
const MARK_VARIABLE = 'EVAL_SERVER_MARK';
/** So often those are looked at that have begun meanwhile: the first look takes long, the others do not. */
const LOOKS_AT_NEW = 5;
/** Processes whose mark begins with one of these. Empty where the system does not tell. */
function markedProcesses(marks) {
    const wanted = marks.map((mark) => `${MARK_VARIABLE}=${mark}`);
    const isMarked = (pid) => {
        const variables = readProcess(pid, 'environ');
        // Most have none, and looking for one name is quicker than for hundreds.
        return variables.includes(MARK_VARIABLE) && wanted.some((mark) => variables.includes(mark));
    };
    const seen = new Set();
    const found = [];
    for (let look = 0; look <= LOOKS_AT_NEW; look += 1) {
        const begun = processIds().filter((pid) => !seen.has(pid));
        if (begun.length === 0)
            break;
        for (const pid of begun)
            seen.add(pid);
        found.push(...begun.filter(isMarked));
    }
    return found;
}
/** What a process has started and what that has, as long as one has not ended before the other. */
function descendantsOf(pid) {
    const found = new Map();
    const add = (parent) => {
        for (const child of childrenOf(parent)) {
            const one = processOf(child);
            if (one === null || found.has(child))
                continue;
            found.set(child, one);
            add(child);
        }
    };
    add(pid);
    return [...found.values()];
}
/** A process that is alive; null where it is not, or the system does not tell. */
function processOf(pid) {
    const startedAt = statusOf(pid)?.startedAt;
    return startedAt === undefined ? null : { pid, startedAt };
}
/** Whether that very process is alive. */
const isThere = ({ pid, startedAt }) => statusOf(pid)?.startedAt === startedAt;
/**
 * Whether a process group that is there has anyone alive in it: the dead stay in it until they are
 * waited for, which the first process of a container may never do. True where the system does not
 * tell.
 */
function hasLiving(group) {
    const ids = processIds();
    return ids.length === 0 || ids.some((pid) => statusOf(pid)?.group === group);
}
/**
 * Sends a signal to a process; signal 0 only asks.
 * @returns whether it is there and this process may send it signals
 */
function signalProcess(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch {
        // It is gone, or another user's by now, and nothing can be done.
        return false;
    }
}
function processIds() {
    try {
        const names = (0,external_node_fs_.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
        return names.map(Number).filter((pid) => pid !== process.pid);
    }
    catch {
        // Other systems than Linux have no such folder.
        return [];
    }
}
function childrenOf(pid) {
    const threads = listOf(`/proc/${pid}/task`);
    const lists = threads.map((thread) => readProcess(pid, `task/${thread}/children`));
    return lists.flatMap((list) => list.split(' ').filter((word) => word !== '')).map(Number);
}
/** What is known of a process; null where it is gone or dead. */
function statusOf(pid) {
    // After the name of the program, which may hold anything, come its state, parent, group and more.
    const words = readProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
    const [state, , group] = words;
    const startedAt = words[19];
    if (state === 'Z' || state === 'X' || startedAt === undefined)
        return null;
    return { group: Number(group), startedAt };
}
function listOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        // The process has ended.
        return [];
    }
}
function readProcess(pid, file) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/${file}`, 'latin1');
    }
    catch {
        // It has ended, or is another user's.
        return '';
    }
}

;// CONCATENATED MODULE: ./build/service/mcp/sandbox/launch.js
/** How a process ended by its codes; null while it runs. */
function endInWords(exitCode, signal) {
    if (signal !== null)
        return `was ended by ${signal}`;
    return exitCode === null ? null : `exited with code ${exitCode}`;
}
/** A process that was started with pipes for its standard streams, which types tell of no other. */
function pipedChild(child) {
    // What it means is told by whoever waits for the start; unheard, it would end the service.
    child.on('error', () => { });
    if (!hasPipes(child))
        throw new Error('there are no file descriptors left for it');
    return child;
}
function hasPipes(child) {
    // For want of file descriptors Node makes no streams at all.
    return [child.stdin, child.stdout, child.stderr].every((stream) => Boolean(stream));
}

;// CONCATENATED MODULE: ./build/service/mcp/sandbox/sandbox-plan.js

/** No sandbox: servers run as what this process is, with what they may see of its environment. */
const unconfinedPlan = () => ({
    variables: serverEnvironment(process.env),
    workspace: process.cwd(),
    confinement: { kind: 'none' },
});
/** Where a server runs. */
const sandbox_plan_folderOf = ({ cwd, checkout }, { workspace }) => cwd ?? checkout ?? workspace;
/** What any program needs, and what the server is given by its configuration. */
const variablesOf = ({ env }, { variables }) => ({ ...variables, ...env });

;// CONCATENATED MODULE: ./build/service/mcp/package-runner.js
const NPM_LINE = /^npm (?:error|ERR!|warn|notice) ?/;
const NPM_CODE = /^npm (?:error|ERR!) code ([A-Z0-9_]+)$/;
const NPM_DETAIL = /^npm (?:error|ERR!) (?:code|syscall|errno|file|path|dest) /;
const NPM_MISSING = /^(?:E404|ETARGET|ENOVERSIONS)$/;
const NPM_UNREACHABLE = /^(?:ENOTFOUND|EAI_AGAIN|EAI_FAIL|ECONN[A-Z]+|E(?:SOCKET)?TIMEDOUT|E(?:IDLE|RESPONSE|TRANSFER)TIMEOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|EPROTO|EINVALIDPROXY|FETCH_[A-Z]+|ENOTCACHED|E40[138]|E429|E5\d\d|ERR_S[A-Z_]+|[A-Z_]*CERT[A-Z_]*|UNABLE_TO_[A-Z_]+)$/;
/** What it got was cut off, or something was in the way of its folders, such as another npm. */
const NPM_HINDERED = /^(?:EINTEGRITY|EBADSIZE|ENOSPC|EMFILE|EBUSY|EEXIST|ENOTEMPTY|ECOMPROMISED)$/;
const lastLineOf = (text, pattern) => text.split('\n').findLast((line) => pattern.test(line));
/** Only where npm has the last word, so that a crash that follows an `npm` of the server's is one. */
function readNpm(text) {
    const lines = text.split('\n').map((line) => line.trimEnd());
    const last = lines.slice(lines.findLastIndex((line) => !NPM_LINE.test(line)) + 1);
    const at = last.findLastIndex((line) => NPM_CODE.test(line));
    const [, code] = NPM_CODE.exec(last[at] ?? '') ?? [];
    if (code === undefined)
        return null;
    const detail = last.slice(at).find((line) => !NPM_DETAIL.test(line)) ?? '';
    const said = `${code}: ${detail.replace(NPM_LINE, '')}`;
    if (NPM_MISSING.test(code))
        return { kind: 'missing', said };
    const isUnreachable = NPM_UNREACHABLE.test(code) || NPM_HINDERED.test(code);
    return isUnreachable ? { kind: 'unreachable', said } : null;
}
/** Reads the last line of a form: as trouble of one kind, of the other, or as none. */
const lineReader = (form, missing, unreachable) => (text) => {
    const said = lastLineOf(text, form)?.trim();
    if (said === undefined)
        return null;
    if (missing.test(said))
        return { kind: 'missing', said };
    return unreachable.test(said) ? { kind: 'unreachable', said } : null;
};
const readPnpm = lineReader(/^\s?ERR_PNPM_[A-Z0-9_]+ /, /^ERR_PNPM_(?:FETCH_404|NO_MATCHING_VERSION) /, /^ERR_PNPM_(?:META_FETCH_FAIL|FETCH_(?:40[138]|429|5\d\d)) /);
const readBun = lineReader(/^error: /, / - 404$|^error: No version matching | failed to resolve$/, / - (?:40[138]|429|5\d\d)$|^error: [A-Za-z]+ downloading /);
const UV_ERROR = /^\s*(?:error: |× )/;
/** A line below it: indented, empty or a piece of advice. Other words are of the server's. */
const UV_REASON = /^(?:\s|$|hint: )/;
/** It tells the reason below its error, in lines that it may have wrapped. */
function readUv(text) {
    const lines = text.split('\n');
    const at = lines.findLastIndex((line) => UV_ERROR.test(line));
    if (at === -1 || !lines.slice(at + 1).every((line) => UV_REASON.test(line)))
        return null;
    const words = lines.slice(at).flatMap((line) => line.split(/[\s│╰─▶├]/));
    const said = words.filter((word) => word !== '').join(' ');
    if (/not found in the package registry|there is no version of |\(404 Not Found\)/.test(said)) {
        return { kind: 'missing', said };
    }
    const isUnreachable = /Failed to fetch|Request failed after|error sending request/.test(said);
    return isUnreachable ? { kind: 'unreachable', said } : null;
}
const readDocker = lineReader(/^docker: /, /manifest unknown|manifest .{1,300} not found|pull access denied|repository does not exist/, /Cannot connect to the Docker daemon|dial tcp|read tcp|request canceled|: EOF\b|i\/o timeout|TLS handshake timeout|Client\.Timeout|toomanyrequests|unexpected EOF|50[0-4] /);
/** Programs that fetch, and some build, what they are to run. */
const RUNNERS = new Map([
    ['npx', { read: readNpm }],
    ['npm', { commands: ['exec', 'x'], read: readNpm }],
    ['pnpx', { read: readPnpm }],
    ['pnpm', { commands: ['dlx'], read: readPnpm }],
    ['yarn', { commands: ['dlx'] }],
    ['bunx', { read: readBun }],
    ['bun', { commands: ['x'], read: readBun }],
    ['uvx', { read: readUv }],
    ['uv', { commands: ['run', 'tool'], read: readUv }],
    ['pipx', { commands: ['run'] }],
    ['docker', { commands: ['run'], read: readDocker }],
    ['podman', { commands: ['run'] }],
    ['deno', { commands: ['run'] }],
    ['go', { commands: ['run'] }],
    ['cargo', { commands: ['run'] }],
    ['dotnet', { commands: ['run', 'tool'] }],
    ['dnx', {}],
]);
/** `npx` of `C:\node\npx.cmd`. */
const programName = (command) => (command.split(/[\\/]/).at(-1) ?? '').toLowerCase().replace(/\.(?:exe|cmd|bat|ps1)$/, '');
function runnerOf({ command, args }) {
    const program = programName(command);
    const [flag, inner, ...rest] = args;
    // On Windows, configurations start batch files such as npx through the shell.
    if (program === 'cmd' && flag?.toLowerCase() === '/c' && inner !== undefined) {
        return lookUp(programName(inner), rest);
    }
    return lookUp(program, args);
}
function lookUp(program, args) {
    const runner = RUNNERS.get(program);
    const isRun = runner?.commands?.some((command) => args.includes(command)) ?? true;
    return runner !== undefined && isRun ? { program, args, ...runner } : null;
}
/**
 * Tells servers that npm installs into one folder of its own from others; null where it installs
 * none. Two processes of npm that do so at once spoil that folder, for those that come later too.
 */
function npmPackage(connection) {
    const runner = runnerOf(connection);
    if (runner?.read !== readNpm)
        return null;
    const { args, commands = [] } = runner;
    return args.find((word) => !word.startsWith('-') && !commands.includes(word)) ?? null;
}
/** Name of the program where it fetches or builds the server before that can answer, else null. */
function fetchingProgram(connection) {
    return runnerOf(connection)?.program ?? null;
}
/**
 * Why the program of a server, which has exited before the server answered, could not fetch it;
 * null where it is not known to have failed at that, so that the server has crashed. A server may
 * write such lines itself, and then misses the verdict of a crash, but is not well by that.
 *
 * @param lastWords the end of its standard error
 */
function readFetchFailure(connection, lastWords) {
    const runner = runnerOf(connection);
    const failure = runner?.read?.(lastWords) ?? null;
    return runner && failure && { program: runner.program, ...failure };
}

;// CONCATENATED MODULE: ./build/service/mcp/sandbox/server-program.js




/** Where programs are looked for without a PATH, as the C library does. */
const STANDARD_PATH = '/bin:/usr/bin';
/** The error of a folder that a server is to run in and that is none; null where it is one. */
function requireFolder(cwd) {
    if (cwd === null || (0,external_node_fs_.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory())
        return null;
    const home = cwd.includes('/~/') || cwd.endsWith('/~') ? HOME_HINT : '';
    return new MissingProgramError(`there is no folder ${JSON.stringify(cwd)}${home}`);
}
/** The error of a program that cannot be started. */
function unusableProgram(command, reason) {
    const name = JSON.stringify(command);
    return new MissingProgramError(reason === 'forbidden'
        ? `the program ${name} may not be executed`
        : `there is no program ${name}${wordsHint(command)}`);
}
const HOME_HINT = `; only a shell knows \`~\` as the home folder: write \`\${HOME}\` in its place`;
/** Signs that only a shell knows. */
const SHELL = /[|;<>`]|&&|\$\(/;
/** What was likely meant by a command with its arguments in it. */
function wordsHint(command) {
    const [program = '', ...args] = command.trim().split(/\s+/);
    if (args.length === 0)
        return '';
    if (SHELL.test(command)) {
        return `; that is a line for a shell: write "sh", and as \`args\` ${JSON.stringify(['-c', command])}`;
    }
    return `; \`command\` is the program alone: write ${JSON.stringify(program)}, and as \`args\` ${JSON.stringify(args)}`;
}
/**
 * Finds the file that a command stands for, as the system would: for what starts programs in place
 * of the system, and has words of its own for those that are not there.
 *
 * @throws MissingProgramError where there is none, or it may not be executed
 */
function findProgram(command, { path = STANDARD_PATH, folder }) {
    const places = command.includes('/')
        ? [(0,external_node_path_.resolve)(folder, command)]
        : path.split(external_node_path_.delimiter).map((entry) => (0,external_node_path_.resolve)(folder, entry, command));
    const files = places.filter((place) => (0,external_node_fs_.statSync)(place, { throwIfNoEntry: false })?.isFile());
    const found = files.find(isExecutable);
    if (found === undefined)
        throw unusableProgram(command, files.length > 0 ? 'forbidden' : 'absent');
    return found;
}
function isExecutable(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        // Whatever keeps us from it keeps it from being executed.
        return false;
    }
}
/** Containers are made by a daemon that is root's, out of reach and out of the sandbox. */
const CONTAINER_PROGRAMS = ['docker', 'podman'];
/** Throws MissingProgramError for a server that no sandbox can hold. */
function refuseContainers(connection, sandbox) {
    const program = fetchingProgram(connection);
    if (program === null || !CONTAINER_PROGRAMS.includes(program))
        return;
    throw new MissingProgramError(`\`${program}\` does not work in \`server-sandbox: ${sandbox}\`, which keeps servers from its ` +
        'daemon; run the server without a container, or leave that input out');
}

;// CONCATENATED MODULE: ./build/service/mcp/sandbox/other-user.js







/** Every Unix has this user, who owns nothing and may nothing. */
const SERVER_USER = 'nobody';
/** Sudo itself needs little, and gets nothing that a configuration could have a hand in. */
const SUDO_OPTIONS = {
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
};
const SIGNAL_LIMIT_MS = 5_000;
/**
 * What stands in place of the server until it is told what to run: by the first line of its input,
 * so that no secret of the server stands in an argument, where everyone could read it. A shell
 * reads that line to its end and no further.
 */
const LISTENER = 'IFS= read -r line || exit 1; eval "$line"';
/** What the listener has as its first argument, which no variable of a server can change. */
const LINE_END = '\n';
/** Folders of the runner's user, which are of no use to another one. */
const PERSONAL = [
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'TMPDIR',
    'TEMP',
    'TMP',
    'XDG_RUNTIME_DIR',
    'XDG_CACHE_HOME',
    'XDG_CONFIG_HOME',
    'NPM_CONFIG_CACHE',
    'UV_CACHE_DIR',
];
/** Tells the processes that carry one of the marks, and sends them a signal where it has a name. */
const SIGNAL_MARKED = `
name=$1
shift
patterns=
for mark in "$@"; do patterns="$patterns$mark
"; done
for file in $(grep -lsaF -e "\${patterns%?}" /proc/[0-9]*/environ); do
  pid=\${file#/proc/}
  echo "\${pid%/environ}"
  [ -z "$name" ] || kill -s "$name" -- "\${pid%/environ}"
done 2>/dev/null
`;
/** What stands in the environment of a process whose mark begins as this one. */
const markPattern = (mark) => `${MARK_VARIABLE}=${mark}`;
/** Names a shell can export; what others a server is given, no shell could have had. */
const SHELL_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** A word of a shell command that may hold anything, on one line. */
const quoted = (word) => `'${word.replaceAll("'", "'\\''").replaceAll(LINE_END, '\'"$1"\'')}'`;
/** Command line that runs a program as the user that servers run as. */
const asServerUser = (program) => [
    ...['-n', '-u', SERVER_USER, '--', '/usr/bin/env', '-i'],
    ...program,
];
/** What a shell is told to signal a process group, in words that all shells take. */
const groupKill = (group, signal) => `kill -s ${signal.replace('SIG', '')} -- -${group}`;
/** The line that makes a server of the listener; its last word is on standard error if it fails. */
function serverLine({ command, args }, { variables, folder, mark }) {
    const exports = Object.entries(variables)
        .filter(([name]) => SHELL_NAME.test(name))
        .map(([name, value]) => `export ${name}=${quoted(value)}`);
    const orSay = (what) => `{ echo ${quoted(`${mark} ${what}`)} >&2; exit 1; }`;
    const isThere = command.includes('/')
        ? `[ -x ${quoted(command)} ]`
        : `command -v ${quoted(command)} >/dev/null`;
    return [
        ...exports,
        `cd -- ${quoted(folder)} || ${orSay('folder')}`,
        `${isThere} || ${orSay('program')}`,
        // What is there, but nothing can run it, ends most shells, which have a last word all the same.
        `trap ${quoted(orSay('program'))} EXIT`,
        `exec ${[command, ...args].map(quoted).join(' ')}`,
    ].join('; ');
}
/** Starts a server as a user who may little, by sudo. */
function launchAsOtherUser(connection, plan, { sudo, home }) {
    const { command, args, env } = connection;
    refuseContainers(connection, 'user');
    const folder = sandbox_plan_folderOf(connection, plan);
    const variables = variablesOfUser(variablesOf(connection, plan), env, home);
    // Nobody else can look into their home.
    const noFolder = folder.startsWith(home) ? null : requireFolder(folder);
    if (noFolder !== null)
        throw noFolder;
    findProgram(command, { path: variables['PATH'], folder });
    const child = pipedChild((0,external_node_child_process_.spawn)(sudo, asServerUser(['/bin/sh', '-c', LISTENER, 'sh', LINE_END]), {
        ...SUDO_OPTIONS,
        detached: true,
        stdio: ['pipe', 'pipe', 'pipe'],
    }));
    const end = () => endInWords(child.exitCode, child.signalCode);
    const mark = (0,external_node_crypto_.randomUUID)();
    child.stdin.write(`${serverLine({ command, args }, { variables, folder, mark })}\n`);
    return {
        child,
        settled: Promise.resolve(),
        end,
        signal: (signal) => {
            if (child.pid === undefined || !signalUsersGroup(sudo, child.pid, signal))
                return false;
            return signal !== 0 || end() === null || hasLiving(child.pid);
        },
        explain: (error) => error,
        refusal: (lastWords) => refusalOf(lastWords, mark, { command, folder }),
    };
}
function variablesOfUser(all, given, home) {
    const kept = Object.entries(all).filter(([name]) => name in given || !PERSONAL.includes(name.toUpperCase()));
    const own = { HOME: home, TMPDIR: home, USER: SERVER_USER, LOGNAME: SERVER_USER };
    return { ...own, ...Object.fromEntries(kept) };
}
/** Sudo is root's and ends with what it runs; that is another user's, whom only sudo gets us to. */
function signalUsersGroup(sudo, group, signal) {
    const reached = signalGroup(group, signal);
    if (signal === 0 || reached === 'gone')
        return reached !== 'gone';
    const line = asServerUser(['/bin/sh', '-c', groupKill(group, signal)]);
    (0,external_node_child_process_.spawnSync)(sudo, line, { ...SUDO_OPTIONS, stdio: 'ignore', timeout: SIGNAL_LIMIT_MS });
    return true;
}
/** Sends a signal to process groups of servers. Never rejects. */
async function signalGroupsOfUser(sudo, groups, signal) {
    if (groups.length === 0)
        return;
    await runAsServerUser(sudo, groups.map((group) => groupKill(group, signal)).join('; '), []);
}
/**
 * Sends a signal to processes of servers whose mark begins with one of these; signal 0 only asks.
 * Never rejects.
 * @returns whether there are any
 */
async function signalMarkedOfUser(sudo, marks, signal) {
    const name = signal === 0 ? '' : signal.replace('SIG', '');
    return (await runAsServerUser(sudo, SIGNAL_MARKED, [name, ...marks.map(markPattern)])) !== '';
}
/** Output of a shell script that the user of the servers runs; empty where that cannot be. */
function runAsServerUser(sudo, script, args) {
    const line = asServerUser(['/bin/sh', '-c', script, 'sh', ...args]);
    return new Promise((resolve) => {
        (0,external_node_child_process_.execFile)(sudo, line, { ...SUDO_OPTIONS, timeout: SIGNAL_LIMIT_MS }, (_error, output) => 
        // Its exit code tells of the last process alone, which may just have ended.
        resolve(output));
    });
}
function refusalOf(lastWords, mark, { command, folder }) {
    const said = lastWords.split('\n').find((line) => line.startsWith(mark));
    if (said === undefined)
        return null;
    const what = said.endsWith('folder')
        ? `the folder ${JSON.stringify(folder)}`
        : `the program ${JSON.stringify(command)}`;
    const message = `the user \`${SERVER_USER}\` of \`server-sandbox: user\` cannot use ${what}`;
    return { kind: 'missing', message };
}

;// CONCATENATED MODULE: ./build/service/mcp/iteration/iteration-folders.js




const REMOVAL = { recursive: true, force: true, maxRetries: 3 };
const MAKE = 'umask 077; exec mktemp -d "$1/iteration-XXXXXX"';
const REMOVE = 'rm -rf -- "$1" 2>/dev/null || { chmod -R u+rwX -- "$1"; rm -rf -- "$1"; }';
/** What caches keep is often write-protected, which keeps it from being removed. */
function makeWritable(folder) {
    (0,external_node_fs_.chmodSync)(folder, 0o700);
    for (const entry of (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })) {
        if (entry.isDirectory())
            makeWritable((0,external_node_path_.join)(folder, entry.name));
    }
}
/** Folders that belong to whom servers run as. */
function iterationFolders({ confinement }, temporaryFolder) {
    if (confinement.kind === 'user') {
        // Their home goes with all that is in it, however the service ends.
        const { sudo, home } = confinement;
        return {
            async make() {
                const folder = (await runAsServerUser(sudo, MAKE, [home])).trim();
                if (folder === '')
                    throw new Error(`no folder can be made in ${home}`);
                return folder;
            },
            remove: async (folder) => void (await runAsServerUser(sudo, REMOVE, [folder])),
        };
    }
    const made = new Set();
    const removeAll = () => {
        for (const folder of made) {
            try {
                (0,external_node_fs_.rmSync)(folder, REMOVAL);
            }
            catch {
                // Nobody is left to tell of it, and how the service ends is not to depend on it.
            }
        }
    };
    return {
        async make() {
            const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(await (0,promises_.realpath)(temporaryFolder), 'iteration-'));
            if (made.size === 0)
                process.on('exit', removeAll);
            made.add(folder);
            return folder;
        },
        async remove(folder) {
            try {
                await (0,promises_.rm)(folder, REMOVAL);
            }
            catch {
                makeWritable(folder);
                await (0,promises_.rm)(folder, REMOVAL);
            }
            made.delete(folder);
            if (made.size === 0)
                process.off('exit', removeAll);
        },
    };
}

;// CONCATENATED MODULE: ./build/service/mcp/iteration/iteration-host.js








/** A command of a suite that did not do what it is for. */
class CommandError extends Error {
    name = 'CommandError';
    /** `missing`: there is no such program. */
    kind;
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}
const DEFAULT_LIMIT_MS = 60_000;
const POLL_MS = 20;
/** How shells say that there is no such program: those of POSIX, and that of Windows. */
const NOT_FOUND = ['exited with code 127', 'exited with code 9009'];
function createIterationHost(options) {
    const { sandbox, plan, temporaryFolder, commandLimitMs = DEFAULT_LIMIT_MS } = options;
    const folders = iterationFolders(plan, temporaryFolder);
    /** What commands have left, by the folder, on its way out. */
    const leaving = new Map();
    return {
        make: () => folders.make(),
        async remove(folder) {
            await Promise.all(leaving.get(folder) ?? []);
            leaving.delete(folder);
            await folders.remove(folder);
        },
        async run(command, surroundings) {
            const { folder, redactor } = surroundings;
            const connection = connectionOf(command, surroundings);
            const started = new StartedCommand(connection, { sandbox, redactor });
            try {
                await untilDone(started, surroundings, commandLimitMs);
            }
            finally {
                // Servers need not wait for it.
                leaving.set(folder, [...(leaving.get(folder) ?? []), started.stop()]);
            }
        },
    };
}
async function untilDone(started, { name, redactor, signal }, limitMs) {
    const failure = (kind, what) => new CommandError(kind, redactor.text(`The command of \`${name}\` ${what}`));
    try {
        const end = await withTimeLimit(limitMs, signal, (limited) => started.end(limited));
        if (end === 'exited with code 0')
            return;
        throw failure(NOT_FOUND.includes(end) ? 'missing' : 'failed', `${end}.${started.words()}`);
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof CommandError)
            throw error;
        if (error instanceof MissingProgramError) {
            throw failure('missing', `cannot be run: ${error.message}.`);
        }
        if (error instanceof TimeLimitError) {
            const what = `did not end within ${limitMs / 1000} s.`;
            throw failure('failed', `${what}${started.words()}`);
        }
        throw failure('failed', `cannot be run: ${errorText(error)}.`);
    }
}
/** A command as if it were a server: started the same way, with the same environment. */
function connectionOf(command, { folder, checkout }) {
    const [program = '', ...args] = typeof command === 'string' ? shellLine(command, folder) : withIterationFolder(command, folder);
    const env = { [execution_settings/* ITERATION_VARIABLE */.P$]: folder };
    const place = { cwd: null, folder, ...(checkout === undefined ? {} : { checkout }) };
    return { transport: 'stdio', command: program, args, env, ...place };
}
function shellLine(line, folder) {
    if (process.platform !== 'win32')
        return ['/bin/sh', '-c', line];
    // Its shell writes variables in another way.
    const written = withIterationFolder(line, folder);
    return [process.env['ComSpec'] ?? 'cmd.exe', '/d', '/s', '/c', written];
}
/** A command that runs, and what it says. */
class StartedCommand {
    #process = null;
    #refusal = null;
    #output;
    constructor(connection, surroundings) {
        this.#output = new StderrTail(surroundings.redactor);
        try {
            this.#process = new ServerProcess(connection, surroundings);
        }
        catch (error) {
            this.#refusal = error;
            return;
        }
        const { stdout } = this.#process;
        stdout.on('data', (chunk) => this.#output.add(chunk));
        stdout.on('end', () => this.#output.end());
    }
    /** How it ended. */
    async end(signal) {
        const running = this.#process;
        if (running === null)
            throw this.#refusal;
        await running.started;
        running.stdin.end();
        await running.over;
        // One that has closed its output is not over.
        while (running.end === null)
            await ports_clock/* systemClock */.m.sleep(POLL_MS, signal);
        const { refusal } = running;
        if (refusal?.kind === 'missing')
            throw new MissingProgramError(refusal.message);
        return running.end;
    }
    /** The end of what it has written; empty where that is nothing. */
    words() {
        const said = [this.#process?.stderrTail ?? '', this.#output.text].filter((text) => text !== '');
        return said.length === 0 ? '' : `\nIts output ends with:\n${said.join('\n')}`;
    }
    /** Ends it where it runs yet, and what it has started. */
    async stop() {
        await this.#process?.stop();
    }
}

;// CONCATENATED MODULE: ./build/service/engine/kept-servers.js
/**
 * Servers that were looked at before a run, of which nothing was called yet: the run need not start
 * them again. Each is for the lane that takes it first.
 */
class KeptServers {
    /** What the run has to take out of all texts; connections learn tokens while they are open. */
    secrets;
    #kept = new Map();
    #closing = new Set();
    constructor(secrets) {
        this.secrets = secrets;
    }
    /** @param key of the server as a case needs it */
    add(key, kept) {
        this.#kept.set(key, kept);
    }
    /** The connection to a server, from now on the caller's; undefined where there is none any more. */
    take(key) {
        const kept = this.#kept.get(key);
        if (kept?.connection.isOpen !== true)
            return undefined;
        this.#kept.delete(key);
        return kept;
    }
    /**
     * Closes what nobody has taken, but for those that are needed. Resolves when all servers are gone
     * that were closed here; never rejects.
     */
    async letGo(isNeeded = () => false) {
        for (const [key, { close }] of this.#kept) {
            if (isNeeded(key))
                continue;
            this.#kept.delete(key);
            this.#closing.add(close());
        }
        await Promise.all(this.#closing);
    }
}

;// CONCATENATED MODULE: ./build/service/engine/lanes/place.js




/** So often in a row `setup` may fail before nothing waits for it any more. */
const FAILURES_BORNE = 2;
/** The checkout that the servers of a run are of; undefined: that of the service. */
function checkoutOf(servers) {
    const [first] = servers.flatMap(({ connection }) => connection.transport === 'stdio' && connection.checkout !== undefined
        ? connection.checkout
        : []);
    return first;
}
/** Whether a server has to be started for each place anew. */
function belongsToPlace({ connection }, { setup, teardown }) {
    return (setup !== undefined ||
        teardown !== undefined ||
        (connection.transport === 'stdio' && (0,execution_settings/* namesIterationFolder */.gM)(connection)));
}
/**
 * What an iteration has for itself: a folder, made ready by `setup`, and the servers that were
 * started in it. Once these are gone, `teardown` runs, and the folder is removed.
 */
class Place {
    #settings;
    /** The folder, once it is ready; rejects with a CommandError where it cannot be. */
    folder;
    #made = null;
    /** Connections to servers that were started here, and what else is started by their connectors. */
    #connecting = [];
    #connectors = new Set();
    constructor(settings) {
        this.#settings = settings;
        this.folder = this.#makeReady();
        // Whoever waits for it is told; that may be nobody.
        this.folder.catch(() => { });
    }
    /** Has the place outlive a server that is started in it. */
    hold(connecting, connector) {
        this.#connecting.push(connecting);
        this.#connectors.add(connector);
    }
    /** A server as it is started here. */
    async serverIn(server) {
        const folder = await this.folder;
        const { connection } = server;
        if (connection.transport !== 'stdio')
            return server;
        return { ...server, connection: startedIn(connection, folder) };
    }
    /** Ends its servers, and what it has. Never rejects. */
    async end() {
        await this.folder.catch(() => { });
        await Promise.allSettled(this.#connecting.map(async (one) => (await one).close()));
        await Promise.all([...this.#connectors].map((connector) => connector.untilEnded()));
        if (this.#made === null)
            return;
        await this.#attempt(async (folder) => {
            const { teardown } = this.#settings.commands;
            // It has to run where the run was cancelled, too.
            if (teardown !== undefined)
                await this.#run('teardown', teardown, folder, null);
        });
        await this.#attempt((folder) => this.#settings.host.remove(folder));
    }
    async #makeReady() {
        const { host, redactor, signal, commands, setups } = this.#settings;
        signal.throwIfAborted();
        if (setups.last !== null && setups.failures >= FAILURES_BORNE)
            throw setups.last;
        try {
            this.#made = await host.make();
        }
        catch (error) {
            const told = redactor.text(`An iteration gets no folder: ${errorText(error)}`);
            throw new CommandError('failed', told);
        }
        if (commands.setup === undefined)
            return this.#made;
        try {
            await this.#run('setup', commands.setup, this.#made, signal);
            setups.failures = 0;
        }
        catch (error) {
            setups.failures += 1;
            if (error instanceof CommandError)
                setups.last = error;
            throw error;
        }
        return this.#made;
    }
    #run(name, command, folder, signal) {
        const { host, redactor, checkout } = this.#settings;
        const never = new AbortController().signal;
        return host.run(command, { name, folder, checkout, redactor, signal: signal ?? never });
    }
    async #attempt(work) {
        if (this.#made === null)
            return;
        try {
            await work(this.#made);
        }
        catch (error) {
            this.#settings.warn(this.#settings.redactor.text(errorText(error)));
        }
    }
}

;// CONCATENATED MODULE: ./build/service/engine/lanes/run-turns.js
/**
 * Has runs that go on at once begin their iterations in turns: the one that has begun fewer goes
 * first, so that whatever changes meanwhile, such as a model, its provider or the load of the
 * machine, is met by all of them alike. The first iteration of a run waits for others that are just
 * being created, and that of a run that follows for one that leads: where none comes about, since it
 * is refused, nothing of those that follow is begun.
 */
class RunTurns {
    #takers = new Set();
    #looks = 0;
    #isLed = false;
    #change = Promise.withResolvers();
    /** Looks at the servers of a run that is to be. */
    async look(look) {
        this.#looks += 1;
        try {
            return await look();
        }
        finally {
            this.#looks -= 1;
            this.#tell();
        }
    }
    /** A run that others follow has come about; those that come after it need not wait for another. */
    lead() {
        this.#isLed = true;
        this.#tell();
    }
    /**
     * @param signal aborts with the run.
     * @param follows whether it is nothing without a run that leads.
     */
    join(planned, signal, follows = false) {
        const own = { begun: 0, planned, follows };
        this.#takers.add(own);
        const wake = () => this.#tell();
        signal.addEventListener('abort', wake, { once: true });
        return {
            begin: async () => {
                while (!signal.aborted && !this.#mayBegin(own))
                    await this.#change.promise;
                own.begun += 1;
                this.#tell();
            },
            leave: () => {
                signal.removeEventListener('abort', wake);
                this.#takers.delete(own);
                this.#tell();
            },
        };
    }
    #mayBegin(own) {
        if (own.begun === 0 && this.#looks > 0)
            return false;
        if (own.follows && !this.#isLed)
            return false;
        return [...this.#takers].every(({ begun, planned }) => begun >= planned || begun >= own.begun);
    }
    #tell() {
        const { resolve } = this.#change;
        this.#change = Promise.withResolvers();
        resolve();
    }
}
/** The first iteration of each case, then the second of each: no case has a time of its own. */
function byRound(iterations) {
    return iterations.toSorted((one, other) => one.iterationNumber - other.iterationNumber);
}

;// CONCATENATED MODULE: ./build/resilience/pauses.js
/** So long a loop may keep the process to itself. */
const STRETCH_MS = 20;
/** What a long loop waits for in each of its rounds, so that other work goes on in between. */
function createPauses() {
    let since = performance.now();
    return async () => {
        if (performance.now() - since < STRETCH_MS)
            return;
        await new Promise((resolve) => setImmediate(resolve));
        since = performance.now();
    };
}

;// CONCATENATED MODULE: ./build/contract/cases/match-rules.js
const ORDERS = {
    ignore: 'ignore',
    any: 'ignore',
    superset: 'in-order',
    'in-order': 'in-order',
    strict: 'exact',
    exact: 'exact',
};
function maxExtraCalls(options, order) {
    if (order === 'exact')
        return 0;
    if (options.maxExtraToolCalls !== undefined)
        return options.maxExtraToolCalls;
    if (options.extraToolCalls !== undefined) {
        return options.extraToolCalls === 'unlimited' ? null : options.extraToolCalls;
    }
    return options.allowExtraToolCalls === false ? 0 : null;
}
/** Reads both published vocabularies (wire reference, 5.1) and fills in the defaults. */
function matchRules(options = {}) {
    const order = ORDERS[options.toolCallOrder ?? 'ignore'];
    return {
        order,
        maxExtraCalls: maxExtraCalls(options, order),
        argumentMatching: options.argumentMatching ?? options.arguments ?? 'partial',
    };
}
/** Whether the rules ask more of the calls than each assertion does by itself. */
function restrictsCalls({ order, maxExtraCalls }) {
    return order !== 'ignore' || maxExtraCalls !== null;
}

// EXTERNAL MODULE: ./build/contract/cases/assertion.js
var cases_assertion = __webpack_require__(7673);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./build/resilience/bounded-work.js

/** Far more than anything takes that somebody meant well. */
const WORK_LIMIT_MS = 500;
/** How often work is begun, where the machine had no time for it before. */
const MAX_ATTEMPTS = 3;
/** Whatever the work is, its reason to be refused. */
class RefusedWork extends Error {
    name = 'RefusedWork';
}
const surroundings = { work: () => { } };
/** Made when it is first needed, since few suites need one. */
let context;
/**
 * Does work that a path, a schema or a pattern from outside may have made endless, such as a search
 * of all for all. It must keep nothing that it would leave half done.
 *
 * @throws nothing: trouble with the work is why it is refused
 */
function workInTime(work, limitMs = WORK_LIMIT_MS) {
    context ??= (0,external_node_vm_.createContext)(surroundings);
    let value;
    surroundings.work = () => {
        value = { done: work() };
    };
    for (let attempt = 1;; attempt += 1) {
        const before = process.threadCpuUsage();
        try {
            // Nothing but a timeout of the VM stops code that does not end.
            (0,external_node_vm_.runInContext)('work()', context, { timeout: limitMs });
            break;
        }
        catch (error) {
            const hadItsTime = !isTimeout(error) || cpuMsSince(before) > limitMs / 4;
            if (hadItsTime || attempt === MAX_ATTEMPTS)
                return { refused: reasonOf(error, limitMs) };
        }
    }
    return value === undefined ? { refused: 'it came to nothing' } : { value: value.done };
}
const isTimeout = (error) => error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
/** What of the time since then this thread had a processor for. */
function cpuMsSince(before) {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
}
function reasonOf(error, limitMs) {
    if (error instanceof RefusedWork)
        return error.message;
    if (isTimeout(error))
        return `it took more than ${limitMs} ms`;
    const { message = String(error) } = error;
    return message.startsWith('Maximum call stack') ? 'it nests too deep' : message;
}

;// CONCATENATED MODULE: ./build/service/engine/judging/bounded/safe-regex.js


/** The first match of a valid pattern in a text, refusing whatever could block the service. */
function matchInTime(pattern, text) {
    if (text.length > contract_limits/* LIMITS */.b1.regexInputLength) {
        return { refused: `the text is longer than ${contract_limits/* LIMITS */.b1.regexInputLength} characters` };
    }
    const found = workInTime(() => new RegExp(pattern).exec(text));
    return 'refused' in found ? found : { groups: found.value && [...found.value] };
}
/** Whether a valid pattern matches a text, refusing whatever could block the service. */
function judgeRegex(pattern, text) {
    const match = matchInTime(pattern, text);
    return 'refused' in match ? match : { matches: match.groups !== null };
}
/** Whether a pattern matches all of these texts; false where that could block the service. */
function matchesAll(pattern, texts) {
    return texts.every((text) => {
        const judgement = judgeRegex(pattern, text);
        return 'matches' in judgement && judgement.matches;
    });
}

;// CONCATENATED MODULE: ./build/service/engine/judging/bounded/text-search.js
/**
 * Whether a text holds another one, in a time that grows with their lengths and no faster (Knuth,
 * Morris and Pratt). The language's own search takes the product of both for texts made for it, and
 * here a suite brings the one and a server the other.
 */
function holdsText(text, sought) {
    if (sought.length > text.length)
        return false;
    const borders = bordersOf(sought);
    let matched = 0;
    for (let at = 0; at < text.length && matched < sought.length; at += 1) {
        matched = continued(sought, borders, matched, text.charCodeAt(at));
    }
    return matched === sought.length;
}
/** For each beginning of the text, how long the longest other one is that it ends with. */
function bordersOf(text) {
    const borders = new Uint32Array(text.length + 1);
    for (let at = 1; at < text.length; at += 1) {
        borders[at + 1] = continued(text, borders, borders[at] ?? 0, text.charCodeAt(at));
    }
    return borders;
}
/** How much of the text is matched once a character has come after `matched` of it. */
function continued(text, borders, matched, character) {
    let length = matched;
    while (length > 0 && text.charCodeAt(length) !== character)
        length = borders[length] ?? 0;
    return text.charCodeAt(length) === character ? length + 1 : 0;
}
/** Whether a text contains another one, capital letters being no matter unless they are said to be. */
function containsText(text, needle, caseSensitive) {
    return caseSensitive
        ? holdsText(text, needle)
        : holdsText(text.toLowerCase(), needle.toLowerCase());
}

;// CONCATENATED MODULE: ./build/service/engine/judging/assertions-response.js


const QUOTE_LENGTH = 200;
function assertions_response_quoted(text, redactor) {
    if (text.trim() === '')
        return 'the final response is empty';
    return `the final response is: ${redactor.excerpt(text, QUOTE_LENGTH)}`;
}
/** The final response contains a text. */
function responseContains({ needle, caseSensitive = false }, { finalText }, redactor) {
    return containsText(finalText, needle, caseSensitive)
        ? null
        : `Expected the response to contain "${needle}", but ${assertions_response_quoted(finalText, redactor)}`;
}
/** The final response matches a pattern. */
function responseMatches({ pattern }, { finalText }, redactor) {
    const judgement = judgeRegex(pattern, finalText);
    if ('refused' in judgement)
        return `Pattern ${pattern} was not judged: ${judgement.refused}.`;
    if (judgement.matches)
        return null;
    return `Expected the response to match ${pattern}, but ${assertions_response_quoted(finalText, redactor)}`;
}
/** The final response is more than white space. */
function finalAssistantMessageNonEmpty({ finalText }) {
    return finalText.trim() === '' ? 'The final response is empty.' : null;
}
/** The turns took fewer tokens than the budget. */
function tokenBudgetUnder({ tokens }, { totalTokens }) {
    if (totalTokens === null)
        return 'The provider told no token usage, so no budget can be held.';
    if (totalTokens < tokens)
        return null;
    return `Expected fewer than ${tokens} tokens, but ${totalTokens} were used.`;
}
/** The model answered fewer times. */
function turnCountUnder({ turns }, { turnCount }) {
    return turnCount < turns
        ? null
        : `Expected fewer than ${turns} turns, but there were ${turnCount}.`;
}

;// CONCATENATED MODULE: ./build/contract/wire/exact-numbers.js
/** From here on JSON is written with an exponent, as nobody writes an id. */
const LEAST_EXPONENT = 1e21;
/**
 * Whether a number may stand for another one than was written: beyond 2^53 several integers are
 * read as the same number, so that two of them which differ would compare equal.
 */
function isRounded(value) {
    return (typeof value === 'number' &&
        Number.isInteger(value) &&
        !Number.isSafeInteger(value) &&
        Math.abs(value) < LEAST_EXPONENT);
}
/** Paths of the numbers in a JSON value that were rounded, or that JSON cannot say at all. */
function findRoundedNumbers(value, path = []) {
    if (typeof value === 'number') {
        return isRounded(value) || !Number.isFinite(value) ? [[...path]] : [];
    }
    if (typeof value !== 'object' || value === null)
        return [];
    const entries = Array.isArray(value)
        ? [...value.entries()]
        : Object.entries(value);
    return entries.flatMap(([key, item]) => findRoundedNumbers(item, [...path, key]));
}

;// CONCATENATED MODULE: ./build/service/engine/transcript/stored-text.js
/** A single text larger than this is not worth storing whole; a trace holds many of them. */
const STORED_TEXT_LENGTH = 256 * 1024;
const cutNote = (text, limit) => `\n[${text.length - limit} more characters left out]`;
/** What is kept of a text. Cut here alone, so that it is never cut before secrets are hidden. */
function storeText(text, redactor, limit = STORED_TEXT_LENGTH) {
    if (text.length <= limit)
        return { raw: text, told: redactor.text(text) };
    const most = Math.max(0, limit);
    const note = cutNote(text, most);
    return {
        raw: text.slice(0, most) + note,
        told: redactor.text(redactor.excerpt(text, most) + note),
    };
}

;// CONCATENATED MODULE: ./build/service/engine/transcript/tool-result.js


/** A part of a result, in words where it is no text and no picture. */
function partOf(block) {
    switch (block.type) {
        case 'text':
            return block.text;
        case 'image':
            return { kind: 'image', data: block.data, mediaType: block.mimeType };
        case 'audio':
            // Few models take sound from a tool, so only its presence is told.
            return `[audio, ${block.mimeType}]`;
        case 'resource_link':
            return `[resource ${block.name}: ${block.uri}]`;
        case 'resource':
            return 'text' in block.resource
                ? block.resource.text
                : `[resource ${block.resource.uri}, binary]`;
    }
}
function storedPart(block, redactor, budget) {
    const part = partOf(block);
    if (typeof part === 'string')
        return { type: 'text', text: storeText(part, redactor, budget) };
    const { kind, data, mediaType } = part;
    if (data.length <= budget)
        return { type: 'file-data', data, mediaType };
    const note = `[${kind} of ${data.length} base64 characters left out]`;
    return { type: 'text', text: storeText(note, redactor) };
}
const sizeOf = (part) => part.type === 'text' ? part.text.raw.length : part.data.length;
/** JSON in which no number stands for another one that a server may have sent. */
function exactJson(value) {
    return JSON.stringify(value, (_key, part) => isRounded(part) ? '[an integer beyond 2^53, whose digits are lost]' : part);
}
/**
 * What is kept of a result: at most 256 Ki characters over all its parts. A result without
 * content is told by its structured content.
 */
function storeToolResult(result, redactor) {
    const parts = [];
    const text = (value) => ({ type: 'text', text: storeText(value, redactor) });
    let budget = STORED_TEXT_LENGTH;
    for (const [index, block] of result.content.entries()) {
        if (budget <= 0) {
            parts.push(text(`[${result.content.length - index} more parts left out]`));
            break;
        }
        const part = storedPart(block, redactor, budget);
        parts.push(part);
        budget -= sizeOf(part);
    }
    if (parts.length === 0 && result.structuredContent !== undefined) {
        parts.push(text(exactJson(result.structuredContent)));
    }
    return { isError: result.isError === true, parts };
}
/** Characters of a result, those of pictures included. */
function resultLength({ parts }) {
    return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}
/** All text of a result, a line a part. */
function resultText({ parts }, version) {
    return parts.flatMap((part) => (part.type === 'text' ? part.text[version] : [])).join('\n');
}
/** A result in the shape of the model SDK: `raw` for the model, `told` for the trace. */
function modelOutput(result, version) {
    const type = result.isError ? 'error-text' : 'text';
    if (result.isError || result.parts.every((part) => part.type === 'text')) {
        return { type, value: resultText(result, version) };
    }
    const value = result.parts.map((part) => part.type === 'text' ? { type: part.type, text: part.text[version] } : part);
    return { type: 'content', value };
}

;// CONCATENATED MODULE: ./build/service/engine/judging/argument-matching.js

/** Expected strings that stand for a type, in partial mode. */
const TYPE_CHECKS = {
    any: () => true,
    string: (value) => typeof value === 'string',
    number: (value) => typeof value === 'number',
    boolean: (value) => typeof value === 'boolean',
    object: (value) => isObject(value),
    array: (value) => Array.isArray(value),
    null: (value) => value === null,
};
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * In partial mode objects may have more keys than expected and words may stand for types; arrays
 * are compared element by element in both modes.
 */
function matches(expected, actual, isPartial) {
    if (isPartial && typeof expected === 'string' && Object.hasOwn(TYPE_CHECKS, expected)) {
        return TYPE_CHECKS[expected]?.(actual) === true;
    }
    if (Array.isArray(expected)) {
        return (Array.isArray(actual) &&
            expected.length === actual.length &&
            expected.every((item, index) => matches(item, actual[index], isPartial)));
    }
    if (isObject(expected)) {
        return (isObject(actual) &&
            (isPartial || Object.keys(expected).length === Object.keys(actual).length) &&
            Object.entries(expected).every(([key, value]) => Object.hasOwn(actual, key) && matches(value, actual[key], isPartial)));
    }
    // Two integers that differ may have become one number where they were read.
    return expected === actual && !isRounded(actual);
}
/** Names of the arguments that are wrong, missing or (in exact mode) too many. */
function mismatchedArguments(expected, actual, matching) {
    if (matching === 'ignore')
        return [];
    const isPartial = matching === 'partial';
    const names = new Set([...Object.keys(expected), ...(isPartial ? [] : Object.keys(actual))]);
    return [...names].filter((name) => !(Object.hasOwn(expected, name) && Object.hasOwn(actual, name)) ||
        !matches(expected[name], actual[name], isPartial));
}
/** Whether the actual arguments satisfy the expected ones. */
function argumentsMatch(expected, actual, matching) {
    return mismatchedArguments(expected, actual, matching).length === 0;
}

;// CONCATENATED MODULE: ./build/service/engine/judging/assertions-tools.js


function calledTools({ calls }) {
    if (calls.length === 0)
        return 'no tool was called';
    return `called were: ${calls.map(({ toolName }) => toolName).join(', ')}`;
}
const callsOf = ({ calls }, toolName) => calls.filter((call) => call.toolName === toolName);
/** Enough calls of the tool have the expected arguments. */
function toolCalledWith({ toolName, args, minCount = 1 }, view, argumentMatching) {
    const matching = args.argumentMatching ?? argumentMatching;
    const calls = callsOf(view, toolName);
    const matches = calls.filter((call) => argumentsMatch(args.args, call.arguments, matching));
    if (matches.length >= minCount)
        return null;
    const wanted = `Expected ${minCount === 1 ? 'a call' : `${minCount} calls`} of "${toolName}" with ${JSON.stringify(args.args)}`;
    if (calls.length === 0)
        return `${wanted}, but ${calledTools(view)}.`;
    const seen = calls.map((call) => JSON.stringify(call.arguments)).join('; ');
    return `${wanted}, but ${matches.length} of its ${calls.length} calls match. Called with: ${seen}.`;
}
/** The tool was called. */
function toolCalledAtLeastOnce({ toolName }, view) {
    if (callsOf(view, toolName).length > 0)
        return null;
    return `Expected a call of "${toolName}", but ${calledTools(view)}.`;
}
/** The tool was not called. */
function toolNeverCalled({ toolName }, view) {
    const count = callsOf(view, toolName).length;
    return count === 0 ? null : `Expected no call of "${toolName}", but there were ${count}.`;
}
/** The first call of all was one of the tool. */
function firstToolWas({ toolName }, view) {
    const [first] = view.calls;
    if (first?.toolName === toolName)
        return null;
    if (first === undefined)
        return `Expected the first call to be "${toolName}", but no tool was called.`;
    return `Expected the first call to be "${toolName}", but it was "${first.toolName}".`;
}
/** Text of a call's error; undefined where it went well. */
function callError({ outcome }) {
    if (outcome === null)
        return 'it was not carried out to its end';
    if (outcome.kind === 'failure')
        return outcome.message;
    return outcome.result.isError ? resultText(outcome.result, 'raw') : undefined;
}
/** No call ended in an error, be it of the tool or of the protocol, but where a step wanted it. */
function noToolErrors({ allCalls }) {
    for (const call of allCalls) {
        const error = call.isErrorWanted ? undefined : callError(call);
        if (error !== undefined)
            return `Tool "${call.toolName}" failed: ${error}`;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/service/engine/judging/assertions.js



/** Longest reason that is kept (wire reference, 5.3). */
const REASON_LENGTH = 600;
function complaintOf(assertion, view, argumentMatching, redactor) {
    switch (assertion.type) {
        case 'toolCalledWith':
            return toolCalledWith(assertion, view, argumentMatching);
        case 'toolCalledAtLeastOnce':
            return toolCalledAtLeastOnce(assertion, view);
        case 'toolNeverCalled':
            return toolNeverCalled(assertion, view);
        case 'firstToolWas':
            return firstToolWas(assertion, view);
        case 'noToolErrors':
            return noToolErrors(view);
        case 'responseContains':
            return responseContains(assertion, view, redactor);
        case 'responseMatches':
            return responseMatches(assertion, view, redactor);
        case 'finalAssistantMessageNonEmpty':
            return finalAssistantMessageNonEmpty(view);
        case 'tokenBudgetUnder':
            return tokenBudgetUnder(assertion, view);
        case 'turnCountUnder':
            return turnCountUnder(assertion, view);
        case 'widgetRendered':
        case 'widgetRenderLatencyUnder':
        case 'widgetNoConsoleErrors':
            return `This service renders no widgets, so ${assertion.type} cannot hold.`;
    }
}
/**
 * Judges an assertion on a transcript, by what really came. A malformed one fails.
 *
 * @param argumentMatching how arguments are compared where the assertion does not say
 */
function judgeAssertion(assertion, view, argumentMatching, redactor) {
    const parsed = cases_assertion/* transcriptAssertionSchema */.EE.safeParse(assertion);
    const complaint = parsed.success
        ? complaintOf(parsed.data, view, argumentMatching, redactor)
        : 'The assertion is malformed or of an unknown type.';
    return complaint === null
        ? { passed: true, reason: null }
        : { passed: false, reason: redactor.excerpt(complaint, REASON_LENGTH) };
}

;// CONCATENATED MODULE: ./build/service/engine/judging/expected-calls.js
/**
 * Expected calls of each prompt of a case, in order; of a case without prompts there is one
 * list. An assertion belongs to the last prompt before it, or to the first one of all.
 */
function expectedCallsOf(steps, rules) {
    const segments = [[]];
    let promptCount = 0;
    for (const step of steps) {
        if (step.kind === 'prompt') {
            promptCount += 1;
            if (promptCount > 1)
                segments.push([]);
        }
        if (step.kind !== 'assert' || !('type' in step.assertion))
            continue;
        const { assertion } = step;
        if (assertion.type !== 'toolCalledWith')
            continue;
        segments.at(-1)?.push({
            toolName: assertion.toolName,
            arguments: assertion.args.args,
            argumentMatching: assertion.args.argumentMatching ?? rules.argumentMatching,
            minCount: assertion.minCount ?? 1,
        });
    }
    return segments;
}
/** The wire shape of an expected or actual call. */
const toToolCall = (call) => ({ toolName: call.toolName, arguments: call.arguments });

;// CONCATENATED MODULE: ./build/service/engine/judging/non-answer.js

/** Why the end of a model is no answer to its prompt; null where it is one. */
function nonAnswerOf({ finishReason, text, callsTools, maxTurns }) {
    if (finishReason === 'content-filter')
        return 'its provider withheld the answer (content_filter)';
    if (finishReason === 'length')
        return 'its answer was cut off at a limit of length (length)';
    if (finishReason === 'error')
        return 'its answer broke off (error)';
    if (callsTools) {
        const turns = maxTurns === 1 ? 'turn' : 'turns';
        return `it had used up its ${maxTurns} ${turns} and would have called more tools`;
    }
    return text.trim() === '' ? 'its answer was empty' : null;
}
/** Assertions that hold where nothing came. */
const HOLD_ON_ABSENCE = [
    ...['toolNeverCalled', 'noToolErrors', 'turnCountUnder', 'tokenBudgetUnder'],
];
/** Whether an assertion holds, and would hold as well had nothing come. */
function restsOnAbsence({ passed, predicate }) {
    if (!passed || !predicate)
        return false;
    if (HOLD_ON_ABSENCE.includes(predicate.type ?? ''))
        return true;
    const { pattern } = predicate;
    return (predicate.type === 'responseMatches' && typeof pattern === 'string' && matchesAll(pattern, ['']));
}
/** What of a prompt, or of a whole case, holds only because nothing came. */
function absentEvidence(assertions, rules, isNegativeTest) {
    return [
        ...(isNegativeTest ? ['isNegativeTest'] : []),
        ...(rules.maxExtraCalls === null ? [] : ['the limit of extra calls']),
        ...assertions.filter(restsOnAbsence).map(({ predicate }) => String(predicate?.type)),
    ];
}

;// CONCATENATED MODULE: ./build/service/engine/judging/call-assignment.js
/**
 * As many pairs as possible, whatever the order. A greedy choice would give a call away that
 * another expected call needs, hence the augmenting paths of bipartite matching.
 */
function assignInAnyOrder(expectedCount, actualCount, satisfies) {
    const takenBy = new Map();
    const place = (expected, tried) => {
        for (let actual = 0; actual < actualCount; actual += 1) {
            if (tried.has(actual) || !satisfies(expected, actual))
                continue;
            tried.add(actual);
            const owner = takenBy.get(actual);
            if (owner === undefined || place(owner, tried)) {
                takenBy.set(actual, expected);
                return true;
            }
        }
        return false;
    };
    for (let expected = 0; expected < expectedCount; expected += 1)
        place(expected, new Set());
    return new Map([...takenBy].map(([actual, expected]) => [expected, actual]));
}
/** As many pairs as possible that keep the order of both: the longest common subsequence. */
function assignInOrder(expectedCount, actualCount, satisfies) {
    // lengths[e][a]: the most pairs among the expected calls from e and the actual ones from a.
    const lengths = Array.from({ length: expectedCount + 1 }, () => new Array(actualCount + 1).fill(0));
    const lengthAt = (expected, actual) => lengths[expected]?.[actual] ?? 0;
    for (let expected = expectedCount - 1; expected >= 0; expected -= 1) {
        for (let actual = actualCount - 1; actual >= 0; actual -= 1) {
            const row = lengths[expected];
            if (!row)
                continue;
            row[actual] = satisfies(expected, actual)
                ? lengthAt(expected + 1, actual + 1) + 1
                : Math.max(lengthAt(expected + 1, actual), lengthAt(expected, actual + 1));
        }
    }
    const pairs = new Map();
    let expected = 0;
    let actual = 0;
    while (expected < expectedCount && actual < actualCount) {
        if (satisfies(expected, actual)) {
            pairs.set(expected, actual);
            expected += 1;
            actual += 1;
        }
        else if (lengthAt(expected + 1, actual) >= lengthAt(expected, actual + 1)) {
            expected += 1;
        }
        else {
            actual += 1;
        }
    }
    return pairs;
}

;// CONCATENATED MODULE: ./build/service/engine/judging/tool-call-analysis.js




const satisfiesCall = (expected, actual) => expected.toolName === actual.toolName &&
    argumentsMatch(expected.arguments, actual.arguments, expected.argumentMatching);
/** `minCount` times the same call, but never many more than could be found. */
function tool_call_analysis_repeated(expected, actualCount) {
    return expected.flatMap((call) => new Array(Math.min(call.minCount, actualCount + 1)).fill(call));
}
/**
 * Without restrictions every assertion stands for itself, so two of them may be satisfied by one
 * call: those that would be left over borrow one.
 */
function sharedMatches(expected, actual) {
    const found = new Set();
    const used = new Set();
    const counts = new Map();
    for (const [index, call] of expected.entries()) {
        const matches = [...actual.keys()].filter((at) => {
            const candidate = actual[at];
            return candidate !== undefined && satisfiesCall(call, candidate);
        });
        for (const at of matches)
            used.add(at);
        const seen = (counts.get(call) ?? 0) + 1;
        counts.set(call, seen);
        if (matches.length >= seen)
            found.add(index);
    }
    return { found, used };
}
function assignedMatches(expected, actual, rules) {
    const satisfies = (expectedAt, actualAt) => {
        const [call, candidate] = [expected[expectedAt], actual[actualAt]];
        return call !== undefined && candidate !== undefined && satisfiesCall(call, candidate);
    };
    const assign = rules.order === 'ignore' ? assignInAnyOrder : assignInOrder;
    const pairs = assign(expected.length, actual.length, satisfies);
    return { found: new Set(pairs.keys()), used: new Set(pairs.values()) };
}
function without(items, indexes) {
    return items.filter((_, index) => !indexes.has(index));
}
/** Pairs what is left over by tool name: the tool was called, but with other arguments. */
function pairByName(expected, actual) {
    const unexpected = [...actual];
    const missing = [];
    const argumentMismatches = [];
    for (const call of expected) {
        const at = unexpected.findIndex((candidate) => candidate.toolName === call.toolName && !satisfiesCall(call, candidate));
        const [candidate] = at === -1 ? [] : unexpected.splice(at, 1);
        if (candidate === undefined)
            missing.push(toToolCall(call));
        else {
            argumentMismatches.push({
                expected: toToolCall(call),
                actual: toToolCall(candidate),
                mismatchedArguments: mismatchedArguments(call.arguments, candidate.arguments, call.argumentMatching),
            });
        }
    }
    return { missing, unexpected: unexpected.map(toToolCall), argumentMismatches };
}
const namesOf = (calls) => calls.map(({ toolName }) => toolName).join(', ');
function violationOf({ missing, unexpected, argumentMismatches }, rules) {
    if (!restrictsCalls(rules))
        return null;
    if (argumentMismatches.length > 0) {
        return `Called with other arguments than expected: ${namesOf(argumentMismatches.map(({ expected }) => expected))}.`;
    }
    if (missing.length > 0) {
        const order = rules.order === 'ignore' ? '' : ' in the expected order';
        return `Expected tool calls are missing${order}: ${namesOf(missing)}.`;
    }
    const { maxExtraCalls } = rules;
    if (maxExtraCalls !== null && unexpected.length > maxExtraCalls) {
        return `${unexpected.length} unexpected tool calls where ${maxExtraCalls} are allowed: ${namesOf(unexpected)}.`;
    }
    return null;
}
/** Holds the expected calls of a prompt against the actual ones. */
function analyseToolCalls(expectedCalls, actual, rules) {
    const expected = tool_call_analysis_repeated(expectedCalls, actual.length);
    const { found, used } = restrictsCalls(rules)
        ? assignedMatches(expected, actual, rules)
        : sharedMatches(expected, actual);
    const leftOver = pairByName(without(expected, found), without(actual, used));
    return { ...leftOver, violation: violationOf(leftOver, rules) };
}

;// CONCATENATED MODULE: ./build/service/engine/judging/verdict.js
const ERROR_LENGTH = 4_000;
/**
 * Passed only where nothing failed, and where no part of it is that nothing came of a model which
 * gave no answer. What failed stays failed: no answer would mend it.
 */
function judgeCase(evidence, redactor) {
    const { stepFailures, isNegativeTest, modelCallNames, assertions, violations } = evidence;
    // Without a model, the calls that failed are those of steps, which have told it.
    const toldBySteps = stepFailures.length > 0 && modelCallNames.length === 0;
    const problems = [
        ...stepFailures,
        ...(isNegativeTest && modelCallNames.length > 0
            ? [`Expected that no tool is called, but called were: ${modelCallNames.join(', ')}.`]
            : []),
        ...assertions.flatMap(({ passed, reason, predicate }) => passed || (toldBySteps && predicate?.type === 'noToolErrors')
            ? []
            : `${predicate?.type ?? 'Assertion'}: ${reason ?? 'failed'}`),
        ...violations,
    ];
    const tell = (lines) => redactor.excerpt(lines.join('\n'), ERROR_LENGTH);
    if (problems.length > 0)
        return { status: 'completed', result: 'failed', error: tell(problems) };
    const empty = evidence.nonAnswers.filter(({ absent }) => absent.length > 0);
    if (empty.length === 0)
        return { status: 'completed', result: 'passed', error: null };
    const reasons = empty.map(({ promptIndex, reason, absent }) => `The model gave no answer to prompt ${promptIndex + 1}: ${reason}. So it proves nothing that this holds: ${absent.join(', ')}.`);
    return { status: 'failed', result: null, error: tell(reasons) };
}

;// CONCATENATED MODULE: ./build/service/engine/transcript/trace-messages.js

/** Tool output in a trace, all together; a case of many steps could fill the disk with it. */
const TRACE_OUTPUT_LENGTH = 4 * 1024 * 1024;
const toolCallPart = ({ toolCallId, toolName, serverId, arguments: input }) => ({
    type: 'tool-call',
    toolCallId,
    toolName,
    serverId,
    input,
});
/** Writes down the calls of a case, until its trace is full. */
class ToolMessages {
    #left = TRACE_OUTPUT_LENGTH;
    of(calls) {
        const content = calls.flatMap(({ toolCallId, toolName, serverId, outcome }) => {
            if (outcome === null)
                return [];
            return { type: 'tool-result', toolCallId, toolName, serverId, output: this.#fit(outcome) };
        });
        return content.length === 0 ? [] : [{ role: 'tool', content }];
    }
    #fit(outcome) {
        const length = outcome.kind === 'result' ? resultLength(outcome.result) : outcome.message.length;
        if (length > this.#left) {
            return { type: 'text', value: `[${length} characters left out: the trace is full]` };
        }
        this.#left -= length;
        return outcome.kind === 'result'
            ? modelOutput(outcome.result, 'told')
            : { type: 'error-text', value: outcome.message };
    }
}
function messagesOf(entry, tools) {
    if (entry.kind === 'user')
        return [{ role: 'user', content: entry.text.told }];
    const calls = entry.kind === 'turn' ? entry.calls : [entry.call];
    const text = entry.kind === 'turn' ? entry.text.told : '';
    if (calls.length === 0)
        return [{ role: 'assistant', content: text }];
    const parts = text === '' ? [] : [{ type: 'text', text }];
    return [
        { role: 'assistant', content: [...parts, ...calls.map(toolCallPart)] },
        ...tools.of(calls),
    ];
}
/** The transcript in the message shapes of the model SDK. */
function traceMessages(segments) {
    const tools = new ToolMessages();
    return segments.flatMap(({ entries }) => entries.flatMap((entry) => messagesOf(entry, tools)));
}

;// CONCATENATED MODULE: ./build/service/engine/transcript/transcript.js

/** All turns of the model. */
function turnsOf(segments) {
    return segments.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'turn'));
}
const stepCallsOf = (segments) => segments.flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'call' ? entry.call : [])));
/** The last that a step asked of a server. */
const lastAskedOf = (segments) => segments
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => (entry.kind === 'call' || entry.kind === 'request' ? entry.call : []))
    .at(-1);
/** The calls the expected ones are held against. */
function judgedCalls(segments) {
    const isModelFree = segments.every(({ prompt }) => prompt === null);
    return isModelFree ? stepCallsOf(segments) : turnsOf(segments).flatMap((turn) => turn.calls);
}
function callText(call) {
    if (call?.outcome?.kind !== 'result')
        return '';
    return resultText(call.outcome.result, 'raw');
}
function sumTokens(turns) {
    let sum = 0;
    for (const { usage } of turns) {
        if (typeof usage.totalTokens !== 'number')
            return null;
        sum += usage.totalTokens;
    }
    return sum;
}
/** The view of some segments of a case. */
function viewOf(segments) {
    const turns = turnsOf(segments);
    const stepCalls = stepCallsOf(segments);
    const isModelFree = segments.every(({ prompt }) => prompt === null);
    return {
        calls: judgedCalls(segments),
        allCalls: [...turns.flatMap((turn) => turn.calls), ...stepCalls],
        finalText: isModelFree ? callText(lastAskedOf(segments)) : (turns.at(-1)?.text.raw ?? ''),
        turnCount: turns.length,
        totalTokens: sumTokens(turns),
    };
}

;// CONCATENATED MODULE: ./build/service/engine/case-record.js








/** Judges an assertion, as the wire shows it. */
function assertionResult(assertion, segments, testCase, scope, redactor) {
    const { argumentMatching } = matchRules(testCase.matchOptions);
    const judgement = judgeAssertion(assertion, viewOf(segments), argumentMatching, redactor);
    return { predicate: assertion, ...judgement, scope };
}
function judgeSegments(testCase, segments, results) {
    const rules = matchRules(testCase.matchOptions);
    const expectedCalls = expectedCallsOf(testCase.steps, rules);
    return segments.map((segment) => {
        const expected = expectedCalls[segment.promptIndex] ?? [];
        return {
            segment,
            expected,
            assertions: results.get(segment.promptIndex) ?? [],
            analysis: analyseToolCalls(expected, judgedCalls([segment]), rules),
        };
    });
}
function toPromptAnalysis(judged, expectedOutput) {
    const { segment, expected, assertions, analysis } = judged;
    const { violation, missing, unexpected, argumentMismatches } = analysis;
    return {
        promptIndex: segment.promptIndex,
        prompt: segment.prompt ?? '',
        expectedToolCalls: expected.map(toToolCall),
        actualToolCalls: judgedCalls([segment]).map(toToolCall),
        expectedOutput: expectedOutput ?? null,
        passed: violation === null &&
            assertions.every(({ passed }) => passed) &&
            (segment.nonAnswer === null || !assertions.some(restsOnAbsence)),
        missing,
        // Without a prompt every call was authored as a step, so none can be a surprise.
        unexpected: segment.prompt === null ? [] : unexpected,
        argumentMismatches,
        predicateResults: assertions,
    };
}
/** The verdict on a case whose steps all ran, and its trace. */
function concludeCase(record, redactor) {
    const { testCase, segments, spans } = record;
    const judged = judgeSegments(testCase, segments, record.assertions);
    const predicates = (testCase.predicates?.list ?? []).map((predicate) => assertionResult(predicate, segments, testCase, 'case', redactor));
    const isNegativeTest = testCase.isNegativeTest === true;
    const rules = matchRules(testCase.matchOptions);
    const evidence = {
        stepFailures: record.stepFailures,
        isNegativeTest,
        modelCallNames: turnsOf(segments).flatMap(({ calls }) => calls.map((call) => call.toolName)),
        assertions: [...judged.flatMap(({ assertions }) => assertions), ...predicates],
        violations: judged.flatMap(({ analysis }) => analysis.violation ?? []),
        nonAnswers: judged.flatMap(({ segment, assertions }) => segment.nonAnswer === null
            ? []
            : {
                promptIndex: segment.promptIndex,
                reason: segment.nonAnswer,
                absent: absentEvidence([...assertions, ...predicates], rules, isNegativeTest),
            }),
    };
    const verdict = judgeCase(evidence, redactor);
    const prompts = judged.map((one) => toPromptAnalysis(one, testCase.expectedOutput));
    // Predicates are about the whole case; its last prompt is where the whole case is known.
    const last = prompts.at(-1);
    for (const predicate of predicates)
        last?.predicateResults.push(predicate);
    return { verdict, trace: traceOf(segments, spans, prompts) };
}
/** The trace of a case that was not carried out to its end: without a verdict on its prompts. */
function abandonCase({ testCase, segments, spans, assertions }) {
    const prompts = judgeSegments(testCase, segments, assertions).map((judged) => ({
        ...toPromptAnalysis(judged, testCase.expectedOutput),
        passed: false,
    }));
    return traceOf(segments, spans, prompts);
}
function traceOf(segments, spans, prompts) {
    return { traceVersion: 1, messages: traceMessages(segments), spans: [...spans], prompts };
}

// EXTERNAL MODULE: ./node_modules/@ai-sdk/provider/dist/index.js
var dist = __webpack_require__(583);
;// CONCATENATED MODULE: ./build/service/engine/provider-error.js


/** A model gave no answer, or none in time, so that nothing is known of the servers under test. */
class ModelProviderError extends Error {
    name = 'ModelProviderError';
}
/** The last error of a series of attempts, which the SDK wraps. */
function innermost(error) {
    return isError(error) && 'lastError' in error ? innermost(error.lastError) : error;
}
/** What a model provider did, in a sentence that names it and its HTTP status. */
function explainProviderError(error, provider, model) {
    const cause = innermost(error);
    const subject = `Model provider "${provider}" (model "${model}")`;
    if (!dist/* APICallError */.hL.isInstance(cause))
        return `${subject} failed: ${errorText(cause)}`;
    if (cause.statusCode === undefined) {
        return `${subject} could not be reached: ${cause.message}`;
    }
    return `${subject} answered HTTP ${cause.statusCode}: ${cause.message}`;
}

;// CONCATENATED MODULE: ./build/service/engine/redacted-outcome.js
/** Every member without secrets, but for those that are words of ours. */
function redactMembers(node, words, { json }) {
    const redacted = { ...node };
    for (const [name, value] of Object.entries(node)) {
        if (!words.includes(name))
            Reflect.set(redacted, name, json(value));
    }
    return redacted;
}
const redactCall = (call, redactor) => redactMembers(call, [], redactor);
/** A part of a message, in the shapes of the model SDK. */
function redactPart(part, redactor) {
    if (typeof part !== 'object' || part === null)
        return redactor.json(part);
    const redacted = redactMembers(part, ['type', 'output'], redactor);
    return 'output' in part ? { ...redacted, output: redactOutput(part.output, redactor) } : redacted;
}
function redactOutput(output, redactor) {
    if (typeof output !== 'object' || output === null)
        return redactor.json(output);
    const redacted = redactMembers(output, ['type', 'value'], redactor);
    if (!('value' in output))
        return redacted;
    const { value } = output;
    const parts = Array.isArray(value) ? value.map((part) => redactPart(part, redactor)) : null;
    return { ...redacted, value: parts ?? redactor.json(value) };
}
const SPAN_WORDS = ['id', 'parentId', 'category', 'status', 'authoredStepId', 'serverId'];
const redactPrompt = (prompt, redactor) => {
    const calls = (list) => list.map((call) => redactCall(call, redactor));
    return {
        ...redactMembers(prompt, ['argumentMismatches', 'predicateResults'], redactor),
        expectedToolCalls: calls(prompt.expectedToolCalls),
        actualToolCalls: calls(prompt.actualToolCalls),
        missing: calls(prompt.missing),
        unexpected: calls(prompt.unexpected),
        argumentMismatches: prompt.argumentMismatches.map((mismatch) => ({
            ...mismatch,
            expected: { ...mismatch.expected, ...redactCall(mismatch.expected, redactor) },
            actual: { ...mismatch.actual, ...redactCall(mismatch.actual, redactor) },
            mismatchedArguments: redactor.json(mismatch.mismatchedArguments),
        })),
        predicateResults: (prompt.predicateResults ?? []).map((result) => ({
            ...redactMembers(result, ['predicate', 'scope'], redactor),
            predicate: result.predicate && redactMembers(result.predicate, ['type'], redactor),
        })),
    };
};
const redactTrace = (trace, redactor) => ({
    ...trace,
    messages: trace.messages.map(({ content, ...message }) => ({
        ...message,
        content: Array.isArray(content)
            ? content.map((part) => redactPart(part, redactor))
            : redactor.json(content),
    })),
    spans: (trace.spans ?? []).map((span) => redactMembers(span, SPAN_WORDS, redactor)),
    prompts: (trace.prompts ?? []).map((prompt) => redactPrompt(prompt, redactor)),
});
/**
 * An outcome as it may be told. What decides, and the names and kinds of its members, stay as they
 * are, whatever a secret is: only what servers, models and suites wrote is looked through.
 */
const redactOutcome = (outcome, redactor) => ({
    ...outcome,
    expectedToolCalls: outcome.expectedToolCalls.map((call) => redactCall(call, redactor)),
    actualToolCalls: outcome.actualToolCalls.map((call) => redactCall(call, redactor)),
    trace: outcome.trace && redactTrace(outcome.trace, redactor),
});

;// CONCATENATED MODULE: ./build/service/engine/servers/blame.js
/** What proxies and gateways answer for a server they cannot reach, or that is to be asked later. */
const PASSING_STATUSES = [
    ...[407, 408, 425, 429, 502, 503, 504],
    // Cloudflare's own, of an origin that it does not get at.
    ...[520, 521, 522, 523, 524, 525, 526, 530],
];
/** Whether something between answered: one of those, or that people are to go elsewhere to log in. */
const isOfTheWay = (status) => PASSING_STATUSES.includes(status) || (status >= 300 && status < 400);
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/;
/** Whether an address is one of this machine's own. */
function isLoopback(address) {
    return LOOPBACK.test(URL.parse(address)?.hostname ?? '');
}
/**
 * Whose doing a failure of a server is. A local server, one on this machine's own addresses
 * included, has no network in between; one elsewhere that took a request has to answer it.
 */
function blameFor(error, { connection }) {
    const { kind, httpStatus, isConnecting } = error;
    if (kind === 'missing')
        return 'configuration';
    if (kind === 'oauth-required' || kind === 'no-token')
        return 'surroundings';
    if (kind === 'answered')
        return 'server';
    // It cannot be started although it is there, since the machine is short of something, or be
    // fetched, since a registry is out of reach.
    if (connection.transport === 'stdio')
        return kind === 'unreachable' ? 'surroundings' : 'server';
    if (isLoopback(connection.url))
        return 'server';
    if (httpStatus !== undefined)
        return isOfTheWay(httpStatus) ? 'surroundings' : 'server';
    return kind === 'timeout' && !isConnecting ? 'server' : 'surroundings';
}

// EXTERNAL MODULE: ./build/contract/cases/server-step.js
var server_step = __webpack_require__(5373);
;// CONCATENATED MODULE: ./build/contract/cases/foreign-servers.js

/** The server a step means: by id, else by name, exact spelling first. */
function serverOf({ serverId, serverName }, servers) {
    if (serverId !== undefined)
        return servers.find(({ id }) => id === serverId);
    const wanted = serverName.toLowerCase();
    return (servers.find(({ name }) => name === serverName) ??
        servers.find(({ name }) => name.toLowerCase() === wanted));
}
/** Steps that name servers a run does not have. */
const findForeignServers = (cases, servers) => cases.flatMap(({ title, steps }, index) => steps.flatMap((step, at) => (0,server_step/* asksServer */.Aj)(step) && serverOf(step, servers) === undefined
    ? {
        ...{ index, title, stepId: step.id, server: step.serverId ?? step.serverName },
        path: ['steps', at, step.serverId === undefined ? 'serverName' : 'serverId'],
    }
    : []));

;// CONCATENATED MODULE: ./build/service/engine/servers/iteration-servers.js

/** Whether a tool says of itself that apps may call it, and models may not. Source: SEP-1865. */
function isForApps({ _meta: { ui } = {} }) {
    if (typeof ui !== 'object' || ui === null || !('visibility' in ui))
        return false;
    const { visibility } = ui;
    return Array.isArray(visibility) && visibility.length > 0 && !visibility.includes('model');
}
function findServer(servers, reference) {
    const found = serverOf(reference, servers);
    if (found)
        return found;
    const known = servers.map(({ name }) => `"${name}"`).join(', ') || 'none';
    const { serverId, serverName } = reference;
    const wanted = serverId === undefined ? `named "${serverName}"` : `with the id "${serverId}"`;
    throw new Error(`The run has no server ${wanted}; its servers are: ${known}.`);
}
/** Connections to the servers of a run, for one iteration. Its signal ends the listing of tools. */
function createIterationServers(servers, connect, signal) {
    const open = async (server) => ({
        server,
        connection: await connect(server),
    });
    const toolsOf = async (server, span) => {
        const connected = await open(server);
        const tools = await connected.connection.listTools(signal);
        span.end('ok');
        const isKept = (tool) => server.client?.hidesAppTools === true && isForApps(tool);
        return { ...connected, tools: tools.filter((tool) => !isKept(tool)) };
    };
    return {
        connect: async (reference) => open(findServer(servers, reference)),
        toolsOfAll: (listing) => Promise.all(servers.map((one) => toolsOf(one, listing(one)))),
    };
}

;// CONCATENATED MODULE: ./build/service/engine/servers/used-servers.js


/** The servers a case works with: those its steps ask or, where it prompts a model, all. */
function usedServers({ steps }, servers) {
    if (steps.some(({ kind }) => kind === 'prompt'))
        return [...servers];
    const asked = new Set(steps.map((step) => ((0,server_step/* asksServer */.Aj)(step) ? serverOf(step, servers) : undefined)));
    return servers.filter((server) => asked.has(server));
}

;// CONCATENATED MODULE: ./build/contract/cases/captures.js

/** A captured value's place in a text; with a backslash before it, it is meant as it stands. */
const captures_REFERENCE = /\\?\{\{ ?([A-Za-z_]\w{0,63}) ?\}\}/g;
const WHOLE = /^\{\{ ?([A-Za-z_]\w{0,63}) ?\}\}$/;
/** Characters that captured values may bring into one step; a text may name one of them at will. */
const MOST_FILLED = 1_000_000;
/** Members that are patterns, paths and the like, in which braces mean something else. */
const LEFT_ALONE = [
    ...['type', 'kind', 'pattern', 'matches', 'path', 'schema', 'mask', 'in', 'argumentMatching'],
];
const captures_isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether any step of a case captures something; else braces mean nothing in it. */
const capturesAnything = ({ steps }) => steps.some((step) => (0,server_step/* asksServer */.Aj)(step) && step.capture !== undefined);
/** Members of assertions that are texts, whatever a captured value is. */
const TEXTS = ['needle', 'text', 'uri'];
/** A copy of a value with another one in the place of each text. */
function mapTexts(value, change, isText) {
    if (typeof value === 'string')
        return change(value, isText);
    if (Array.isArray(value))
        return value.map((item) => mapTexts(item, change, isText));
    if (!captures_isObject(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, isText)]));
}
/** The same of an assertion, or of several; their members that are no plain values stay. */
function mapAssertion(value, change, isText) {
    if (Array.isArray(value))
        return value.map((item) => mapAssertion(item, change, isText));
    if (!captures_isObject(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [
        key,
        LEFT_ALONE.includes(key) ? item : mapTexts(item, change, isText || TEXTS.includes(key)),
    ]));
}
function mapStep(step, change) {
    const filled = { ...step };
    const put = (name, map) => {
        if (Object.hasOwn(step, name))
            Reflect.set(filled, name, map(Reflect.get(step, name)));
    };
    // Prompts of servers take texts alone.
    put('arguments', (value) => mapTexts(value, change, step.kind === 'promptGet'));
    put('uri', (value) => mapTexts(value, change, true));
    put('prompt', (value) => mapTexts(value, change, true));
    put('expect', (value) => mapAssertion(value, change, false));
    put('assertion', (value) => mapAssertion(value, change, false));
    put('expectError', (value) => mapAssertion(value, change, true));
    return filled;
}
/** Thrown where captured values would make a step larger than it may be. */
class TooMuchFilled extends Error {
}
/**
 * A step with captured values in the place of their names. A text that is nothing but a name becomes
 * the value itself, of whatever type. Null where that would be more than a step may hold.
 */
function fillIn(step, captured) {
    const texts = new Map();
    let left = MOST_FILLED;
    const spendTextOf = (name) => {
        if (!texts.has(name))
            texts.set(name, textOf(captured.get(name)));
        const text = texts.get(name);
        left -= text?.length ?? 0;
        if (left < 0)
            throw new TooMuchFilled();
        return text;
    };
    try {
        return mapStep(step, (text, isText) => {
            const [, name = ''] = WHOLE.exec(text) ?? [];
            if (!isText && captured.has(name)) {
                spendTextOf(name);
                return captured.get(name);
            }
            return text.replace(captures_REFERENCE, (found, inner) => found.startsWith('\\') ? found.slice(1) : (spendTextOf(inner) ?? found));
        });
    }
    catch (error) {
        if (error instanceof TooMuchFilled)
            return null;
        throw error;
    }
}
const textOf = (value) => typeof value === 'string' ? value : JSON.stringify(value);
/** References to what no step before captures. Paths begin at the case; messages follow its name. */
function findReferenceProblems(testCase) {
    if (!capturesAnything(testCase))
        return [];
    const captured = new Set();
    return testCase.steps.flatMap((step, index) => {
        const unknown = referencesOf(step).filter((name) => !captured.has(name));
        if ((0,server_step/* asksServer */.Aj)(step))
            for (const name of Object.keys(step.capture ?? {}))
                captured.add(name);
        return [...new Set(unknown)].map((name) => ({
            path: ['steps', index],
            message: `refers to {{${name}}}, which no step before it captures. Where it is meant as it stands, write \\{{${name}}}.`,
        }));
    });
}
function referencesOf(step) {
    const names = [];
    mapStep(step, (text) => {
        for (const [found, name = ''] of text.matchAll(captures_REFERENCE)) {
            if (!found.startsWith('\\'))
                names.push(name);
        }
        return text;
    });
    return names;
}

// EXTERNAL MODULE: ./build/contract/cases/result-assertion.js
var result_assertion = __webpack_require__(6457);
// EXTERNAL MODULE: ./build/contract/cases/test-case.js
var test_case = __webpack_require__(1882);
;// CONCATENATED MODULE: ./build/service/engine/iteration-context.js

/** The segment that the current step belongs to. */
const currentSegment = ({ segments }) => segments.at(-1) ?? segments[0];
/** Opens the span of a tool call. */
function beginToolSpan(context, call, scope) {
    const { toolCallId, toolName, serverId } = call;
    return context.spans.begin(toolName, 'tool', { ...scope, toolCallId, toolName, serverId });
}
/** Writes down how a call ended. */
function endCall(call, span, outcome) {
    call.outcome = outcome;
    span.end(callError(call) === undefined || call.isErrorWanted ? 'ok' : 'error');
}

// EXTERNAL MODULE: ./node_modules/@cfworker/json-schema/dist/esm/validate.js + 3 modules
var validate = __webpack_require__(6623);
// EXTERNAL MODULE: ./node_modules/@cfworker/json-schema/dist/esm/dereference.js
var dereference = __webpack_require__(1176);
;// CONCATENATED MODULE: ./build/json-schema/read-schema.js


/** Characters as JSON; schemas of tools have some thousand. */
const MAX_SCHEMA_LENGTH = 256 * 1024;
/** What MCP means where a schema does not say. Source: MCP 2025-11-25, JSON Schema usage. */
const DEFAULT_DRAFT = '2020-12';
const DRAFTS = new Map([
    ['json-schema.org/draft/2020-12/schema', '2020-12'],
    ['json-schema.org/draft/2019-09/schema', '2019-09'],
    ['json-schema.org/draft-07/schema', '7'],
]);
const read_schema_isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/**
 * Reads a schema from anywhere, which the validator interprets and never makes code of. Nothing is
 * fetched. To be done within `workInTime`.
 *
 * @param change what becomes of the copy before it is read
 * @throws RefusedWork where values cannot be judged by it; what the validator throws otherwise
 */
function readSchema(schema, change = (copy) => copy) {
    const text = JSON.stringify(schema) ?? '';
    if (text.length > MAX_SCHEMA_LENGTH) {
        throw new RefusedWork(`the schema has more than ${MAX_SCHEMA_LENGTH} characters`);
    }
    const copy = text === '' ? undefined : JSON.parse(text);
    if (typeof copy !== 'boolean' && !read_schema_isObject(copy)) {
        throw new RefusedWork('the schema is neither an object nor true or false');
    }
    refuseUnjudged(copy);
    const draft = draftOf(copy);
    const changed = change(copy);
    return { schema: changed, draft, parts: (0,dereference/* dereference */.DS)(changed) };
}
function draftOf(schema) {
    const named = read_schema_isObject(schema) ? schema['$schema'] : undefined;
    if (named === undefined)
        return DEFAULT_DRAFT;
    const draft = DRAFTS.get(String(named)
        .replace(/^https?:\/\//, '')
        .replace(/#$/, ''));
    if (draft === undefined) {
        throw new RefusedWork(`the schema is of a draft that is not known here: ${String(named)}`);
    }
    return draft;
}
/** What the validator would pass over. */
function refuseUnjudged(part) {
    if (Array.isArray(part)) {
        for (const item of part)
            refuseUnjudged(item);
        return;
    }
    if (!read_schema_isObject(part))
        return;
    for (const [key, member] of Object.entries(part)) {
        if (key === '$dynamicRef' && typeof member === 'string') {
            throw new RefusedWork('the schema uses $dynamicRef, which is not judged here');
        }
        refuseUnjudged(member);
    }
}

;// CONCATENATED MODULE: ./build/json-schema/schema-verdict.js



const PROBLEMS_TOLD = 3;
/** Keywords that tell no more than that a part below them is wrong. */
const ENCLOSING = ['properties', 'additionalProperties', 'items', 'prefixItems', '$ref', 'allOf'];
/** Judges a value by a schema from anywhere, in bounded time. */
function judgeBySchema(schema, value) {
    return workInTime(() => {
        const read = readSchema(schema);
        const { valid, errors } = (0,validate/* validate */.t)(value, read.schema, read.draft, read.parts);
        return valid ? null : explain(errors);
    });
}
function explain(errors) {
    const telling = errors.filter(({ keyword }) => !ENCLOSING.includes(keyword));
    const told = (telling.length > 0 ? telling : errors)
        .slice(0, PROBLEMS_TOLD)
        .map(({ instanceLocation, error }) => `${instanceLocation.replace('#', '$')}: ${error}`);
    const more = telling.length - told.length;
    return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join(' ');
}

;// CONCATENATED MODULE: ./build/service/engine/judging/results/content-parts.js
const PARTS_TOLD = 10;
/** Bytes that a text of Base64 stands for. */
function decodedBytes(base64) {
    const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
    return Math.max(0, Math.floor((base64.length * 3) / 4) - padding);
}
/** What a resource holds, as a part. */
function partOfContents(contents) {
    const bytes = 'text' in contents ? Buffer.byteLength(contents.text) : decodedBytes(contents.blob);
    return {
        contentType: 'resource',
        mimeType: contents.mimeType ?? null,
        uri: contents.uri,
        bytes,
    };
}
/** A block of a tool's or a prompt's result, as a part. */
function partOfBlock(block) {
    const { type: contentType } = block;
    switch (block.type) {
        case 'text':
            return { contentType, mimeType: null, uri: null, bytes: Buffer.byteLength(block.text) };
        case 'image':
        case 'audio':
            return { contentType, mimeType: block.mimeType, uri: null, bytes: decodedBytes(block.data) };
        case 'resource':
            return partOfContents(block.resource);
        case 'resource_link':
            return {
                contentType,
                mimeType: block.mimeType ?? null,
                uri: block.uri,
                bytes: block.size ?? null,
            };
    }
}
/** Judges which parts a result has. */
function judgeContent(assertion, { parts, subject }) {
    const { count, minCount = count === undefined && assertion.maxCount === undefined ? 1 : 0 } = assertion;
    const { maxCount = Number.POSITIVE_INFINITY } = assertion;
    const number = parts.filter((part) => isMeant(assertion, part)).length;
    const isMet = (count === undefined || number === count) && number >= minCount && number <= maxCount;
    if (isMet)
        return null;
    const wanted = [
        ...(count === undefined ? [] : [`exactly ${count}`]),
        ...(minCount > 0 ? [`at least ${minCount}`] : []),
        ...(Number.isFinite(maxCount) ? [`at most ${maxCount}`] : []),
    ].join(' and ');
    return {
        reason: `Expected ${wanted} of ${describeMeant(assertion)} in the result of ${subject}, but there are ${number}. It has ${describeParts(parts)}.`,
    };
}
function isMeant(assertion, part) {
    const { contentType, mimeType, uri, minBytes, maxBytes } = assertion;
    return ((contentType === undefined || part.contentType === contentType) &&
        (mimeType === undefined || isOfType(part.mimeType, mimeType)) &&
        (uri === undefined || part.uri === uri) &&
        // What does not say its size is neither large nor small enough.
        (minBytes === undefined || (part.bytes !== null && part.bytes >= minBytes)) &&
        (maxBytes === undefined || (part.bytes !== null && part.bytes <= maxBytes)));
}
/** Parameters, such as a charset, are no matter where the wanted type has none. */
function isOfType(actual, wanted) {
    if (actual === null)
        return false;
    const [whole, form] = [actual.toLowerCase(), wanted.toLowerCase()];
    const essence = whole.split(';', 1)[0]?.trim() ?? whole;
    if (form.endsWith('/*'))
        return essence.startsWith(form.slice(0, -1));
    return whole === form || essence === form;
}
function describeMeant({ contentType, mimeType, uri, minBytes, maxBytes }) {
    return [
        contentType ?? 'any part',
        ...(mimeType === undefined ? [] : [mimeType]),
        ...(uri === undefined ? [] : [`at ${uri}`]),
        ...(minBytes === undefined ? [] : [`of at least ${minBytes} bytes`]),
        ...(maxBytes === undefined ? [] : [`of at most ${maxBytes} bytes`]),
    ].join(' ');
}
function describeParts(parts) {
    if (parts.length === 0)
        return 'no parts';
    const told = parts.slice(0, PARTS_TOLD).map(({ contentType, mimeType, uri, bytes }) => {
        const facts = [mimeType, uri, bytes === null ? null : `${bytes} bytes`];
        const known = facts.filter((fact) => fact !== null);
        return known.length === 0 ? contentType : `${contentType} (${known.join(', ')})`;
    });
    const more = parts.length - told.length;
    return [...told, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}

// EXTERNAL MODULE: ./node_modules/json-p3/dist/json-p3.cjs.js
var json_p3_cjs = __webpack_require__(393);
;// CONCATENATED MODULE: ./build/json-path/json-path.js


/** More than that nobody asserts anything of, and they would fill the memory. */
const MAX_NODES = 10_000;
/** Levels that `..` goes down. */
const json_path_MAX_DEPTH = 200;
const environment = new json_p3_cjs/* JSONPathEnvironment */.Dd({ maxRecursionDepth: json_path_MAX_DEPTH });
/** Why a text is no JSON path; null where it is one. */
function pathProblem(path) {
    const compiled = compile(path);
    return 'refused' in compiled ? compiled.refused : null;
}
const compile = (path) => workInTime(() => {
    try {
        return environment.compile(path);
    }
    catch (error) {
        if (!(error instanceof json_p3_cjs/* JSONPathError */.s_))
            throw error;
        throw new RefusedWork(faultWords(path, error));
    }
});
const SHOWN_LENGTH = 20;
/** Where a path is wrong, and what to write where that is known. */
function faultWords(path, { message, token: { index } }) {
    if (message.startsWith('unclosed'))
        return 'a bracket or a quote in it is not closed';
    const rest = path.slice(index);
    if (rest === '')
        return 'it ends too early';
    const [item] = /^\d{1,9}/.exec(rest) ?? [];
    const hint = item === undefined ? '' : `; an item of a list is written as \`[${item}]\``;
    return `it cannot be read from ${JSON.stringify(rest.slice(0, SHOWN_LENGTH))} on${hint}`;
}
/** Follows a path by RFC 9535, in bounded time and memory. */
function followPath(path, root) {
    return workInTime(() => {
        const query = environment.compile(path);
        const found = { values: [], places: [], isSingular: query.singularQuery() };
        for (const { value, location } of query.lazyQuery(root)) {
            if (found.values.length === MAX_NODES) {
                throw new RefusedWork(`it leads to more than ${MAX_NODES} values`);
            }
            found.values.push(value);
            found.places.push(location);
        }
        return found;
    });
}

;// CONCATENATED MODULE: ./build/service/engine/judging/results/json-values.js

const json_values_isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const DIFFERENCES_TOLD = 5;
/**
 * The first places where two values differ; none where they are equal. Goes no deeper than the
 * expected one, and takes no number for another that it may have been before it was read.
 */
function differences(expected, observed) {
    const found = [];
    collect(expected, observed, '$', found);
    return found;
}
function collect(expected, observed, path, found) {
    if (found.length >= DIFFERENCES_TOLD)
        return;
    if (Array.isArray(expected) && Array.isArray(observed)) {
        const length = Math.max(expected.length, observed.length);
        for (let at = 0; at < length && found.length < DIFFERENCES_TOLD; at += 1) {
            const place = `${path}[${at}]`;
            if (at >= expected.length)
                found.push({ path: place, observed: observed[at] });
            else if (at >= observed.length)
                found.push({ path: place, expected: expected[at] });
            else
                collect(expected[at], observed[at], place, found);
        }
        return;
    }
    if (json_values_isObject(expected) && json_values_isObject(observed)) {
        for (const key of new Set([...Object.keys(expected), ...Object.keys(observed)])) {
            const place = `${path}${memberPath(key)}`;
            if (!Object.hasOwn(expected, key))
                found.push({ path: place, observed: observed[key] });
            else if (!Object.hasOwn(observed, key))
                found.push({ path: place, expected: expected[key] });
            else
                collect(expected[key], observed[key], place, found);
            if (found.length >= DIFFERENCES_TOLD)
                return;
        }
        return;
    }
    if (expected !== observed || isRounded(observed))
        found.push({ path, expected, observed });
}
const memberPath = (key) => /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
const isEqual = (expected, observed) => differences(expected, observed).length === 0;
/** A value as JSON; in words where that cannot be had. */
function asJson(value) {
    try {
        return JSON.stringify(value) ?? 'nothing';
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return '[JSON that nests too deep to be written out]';
    }
}
/** Longer or deeper JSON is left on one line: its indentation would be many times as long. */
const INDENTED = { characters: 100_000, levels: 50 };
/** The same, a line a value. */
function asIndentedJson(value) {
    const json = asJson(value);
    if (json.length > INDENTED.characters || nestsDeeper(value, INDENTED.levels))
        return json;
    return JSON.stringify(value, null, 2) ?? json;
}
/** Whether there are lists and objects in each other on more levels. */
function nestsDeeper(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((item) => nestsDeeper(item, levels - 1));
}

;// CONCATENATED MODULE: ./build/service/engine/judging/results/judged-result.js
/** The JSON of a result, or why there is none. */
function jsonOf(result, within) {
    if (within === 'result')
        return { value: result.raw };
    if (within !== 'text' && result.structured !== undefined)
        return { value: result.structured };
    if (within === 'structuredContent')
        return { refused: 'it has no structured content' };
    try {
        const value = JSON.parse(result.text);
        return { value };
    }
    catch {
        // The words of the parser would quote what the result is quoted as anyway.
        const without = within === undefined ? 'it has no structured content, and ' : '';
        return { refused: `${without}its text is not JSON` };
    }
}

;// CONCATENATED MODULE: ./build/service/engine/judging/results/json-path-conditions.js






const json_path_conditions_QUOTE_LENGTH = 200;
/** Judges what a path leads to. */
function judgePath(assertion, result, redactor) {
    const { path } = assertion;
    const json = jsonOf(result, assertion.in);
    if ('refused' in json) {
        return { reason: `${path} leads nowhere in the result of ${result.subject}: ${json.refused}.` };
    }
    const found = followPath(path, json.value);
    if ('refused' in found) {
        return {
            reason: `${path} could not be followed in the result of ${result.subject}: ${found.refused}.`,
        };
    }
    // Many values take their time together, though each of them is judged soon.
    const judged = workInTime(() => countComplaint(assertion, found.value) ?? valueComplaint(assertion, found.value));
    if ('refused' in judged) {
        return {
            reason: `${path} could not be judged in the result of ${result.subject}: ${judged.refused}.`,
        };
    }
    const complaint = judged.value;
    if (complaint === null)
        return null;
    const quote = (value) => redactor.excerpt(asJson(value), json_path_conditions_QUOTE_LENGTH);
    const seen = found.value.values.length === 0
        ? `it leads nowhere in ${quote(json.value)}`
        : complaint.seen(quote);
    return {
        reason: `Expected ${path} of the result of ${result.subject} ${complaint.wanted}, but ${seen}.`,
        ...(complaint.expected === undefined ? {} : { expected: complaint.expected }),
        observed: asIndentedJson(found.value.values.length === 0 ? json.value : whole(found.value)),
    };
}
const whole = ({ values, isSingular }) => (isSingular ? values[0] : values);
/** How many there are: of what one path leads to its items, of many paths what they lead to. */
function countOf({ values, isSingular }) {
    if (!isSingular || values.length === 0)
        return values.length;
    const [value] = values;
    if (Array.isArray(value))
        return value.length;
    return json_values_isObject(value) ? Object.keys(value).length : null;
}
function countComplaint(assertion, found) {
    const { exists, count, minCount, maxCount } = assertion;
    const { values } = found;
    if (exists !== undefined && exists !== values.length > 0) {
        return {
            wanted: exists ? 'to lead somewhere' : 'to lead nowhere',
            seen: (quote) => `it leads to ${quote(whole(found))}`,
        };
    }
    if (count === undefined && minCount === undefined && maxCount === undefined)
        return null;
    const wanted = [
        ...(count === undefined ? [] : [`exactly ${count}`]),
        ...(minCount === undefined ? [] : [`at least ${minCount}`]),
        ...(maxCount === undefined ? [] : [`at most ${maxCount}`]),
    ].join(' and ');
    const number = countOf(found);
    if (number === null) {
        return {
            wanted: `to hold ${wanted}`,
            seen: (quote) => `${quote(values[0])} is neither a list nor an object`,
        };
    }
    const isMet = (count === undefined || number === count) &&
        (minCount === undefined || number >= minCount) &&
        (maxCount === undefined || number <= maxCount);
    return isMet
        ? null
        : {
            wanted: `to hold ${wanted}`,
            seen: (quote) => `it holds ${number}: ${quote(whole(found))}`,
        };
}
function valueComplaint(assertion, { values }) {
    for (const { wanted, expected, isMet } of conditionsOf(assertion)) {
        const told = { wanted, ...(expected === undefined ? {} : { expected }) };
        if (values.length === 0)
            return { ...told, seen: () => 'it leads nowhere' };
        for (const value of values) {
            const met = isMet(value);
            if (met === true)
                continue;
            const why = typeof met === 'string' ? ` (${met})` : '';
            return { ...told, seen: (quote) => `there is ${quote(value)}${why}` };
        }
    }
    return null;
}
function conditionsOf(assertion) {
    const { equals, contains, matches, min, max } = assertion;
    const conditions = [];
    if (Object.hasOwn(assertion, 'equals')) {
        const expected = asIndentedJson(equals);
        const wanted = `to be ${asJson(equals)}`;
        conditions.push({ wanted, expected, isMet: (value) => isEqual(equals, value) });
    }
    if (Object.hasOwn(assertion, 'contains')) {
        const wanted = `to contain ${asJson(contains)}`;
        conditions.push({ wanted, isMet: (value) => holds(value, contains) });
    }
    if (matches !== undefined) {
        const form = new RegExp(matches);
        const isMet = (value) => {
            if (typeof value !== 'string')
                return 'which is no text';
            const isLong = value.length > contract_limits/* LIMITS */.b1.regexInputLength;
            return isLong ? `longer than ${contract_limits/* LIMITS */.b1.regexInputLength} characters` : form.test(value);
        };
        conditions.push({ wanted: `to match ${matches}`, isMet });
    }
    if (min !== undefined) {
        const isMet = (value) => typeof value === 'number' && value >= min;
        conditions.push({ wanted: `to be a number of at least ${min}`, isMet });
    }
    if (max !== undefined) {
        const isMet = (value) => typeof value === 'number' && value <= max;
        conditions.push({ wanted: `to be a number of at most ${max}`, isMet });
    }
    return conditions;
}
function holds(value, sought) {
    if (Array.isArray(value))
        return value.some((item) => isEqual(sought, item));
    if (typeof value !== 'string')
        return 'which is neither a text nor a list';
    return typeof sought === 'string' ? containsText(value, sought, false) : false;
}

;// CONCATENATED MODULE: ./build/service/engine/judging/results/snapshot.js




/** What stands in a snapshot where a value may be anything. */
const MASKED = '[masked]';
const VALUE_LENGTH = 80;
/** Holds the value of a result against the one of the suite file; without one it fails. */
function judgeSnapshot(assertion, result, redactor) {
    const { subject } = result;
    const json = jsonOf(result, assertion.in);
    if ('refused' in json && assertion.in !== undefined) {
        return { reason: `There is nothing to hold against the snapshot: ${json.refused}.` };
    }
    const value = snapshot_masked('refused' in json ? result.text : json.value, assertion.mask ?? []);
    if ('refused' in value) {
        return { reason: `The result of ${subject} could not be masked: ${value.refused}.` };
    }
    const observed = asIndentedJson(value.value);
    if (!Object.hasOwn(assertion, 'snapshot')) {
        return {
            reason: `There is no snapshot yet to hold the result of ${subject} against. Where it is right, write it down as \`snapshot\`: ${asJson(value.value)}`,
            observed,
        };
    }
    const found = differences(assertion.snapshot, value.value);
    if (found.length === 0)
        return null;
    return {
        reason: `The result of ${subject} is not that of the snapshot: ${found.map((one) => describe(one, redactor)).join('; ')}.`,
        expected: asIndentedJson(assertion.snapshot),
        observed,
    };
}
function describe(difference, redactor) {
    const { path, expected, observed } = difference;
    const short = (value) => redactor.excerpt(asJson(value), VALUE_LENGTH);
    if (!('expected' in difference))
        return `${path} is new: ${short(observed)}`;
    if (!('observed' in difference))
        return `${path} is gone, which was ${short(expected)}`;
    return `${path} is ${short(observed)}, not ${short(expected)}`;
}
function snapshot_masked(value, masks) {
    if (masks.length === 0)
        return { value };
    const copy = workInTime(() => ({ value: structuredClone(value) }));
    if ('refused' in copy)
        return copy;
    let root = copy.value;
    for (const mask of masks) {
        const step = 'path' in mask ? maskPath(root, mask.path) : maskPattern(root, mask.pattern);
        if ('refused' in step)
            return step;
        root = step.value;
    }
    return { value: root.value };
}
function maskPath(root, path) {
    const found = followPath(path, root.value);
    if ('refused' in found)
        return { refused: `${path}: ${found.refused}` };
    for (const place of found.value.places) {
        const keys = ['value', ...place];
        const last = keys.pop();
        // What is around it may be masked already.
        const parent = keys.reduce(memberOf, root);
        if (last !== undefined && typeof parent === 'object' && parent !== null) {
            Reflect.set(parent, last, MASKED);
        }
    }
    return { value: root };
}
const memberOf = (parent, key) => typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;
function maskPattern(root, pattern) {
    return workInTime(() => {
        const form = new RegExp(pattern, 'g');
        const replaced = (value) => {
            if (typeof value === 'string')
                return value.replace(form, MASKED);
            if (Array.isArray(value))
                return value.map(replaced);
            if (!json_values_isObject(value))
                return value;
            return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item)]));
        };
        return { value: replaced(root.value) };
    });
}

;// CONCATENATED MODULE: ./build/service/engine/judging/results/result-assertions.js








/** Longest reason that is kept (wire reference, 5.3). */
const result_assertions_REASON_LENGTH = 600;
/** Of what was expected and observed: enough to see a value whole, as for a snapshot. */
const result_assertions_SHOWN_LENGTH = 4_000;
const result_assertions_QUOTE_LENGTH = 200;
/** Judges an assertion on a result. */
async function judgeResult(assertion, result, redactor) {
    const complaint = await result_assertions_complaintOf(assertion, result, redactor);
    if (complaint === null)
        return { passed: true, reason: null };
    const { reason, expected, observed } = complaint;
    return {
        passed: false,
        reason: redactor.excerpt(reason, result_assertions_REASON_LENGTH),
        ...(expected === undefined ? {} : { expected: redactor.excerpt(expected, result_assertions_SHOWN_LENGTH) }),
        ...(observed === undefined ? {} : { observed: redactor.excerpt(observed, result_assertions_SHOWN_LENGTH) }),
    };
}
async function result_assertions_complaintOf(assertion, result, redactor) {
    switch (assertion.type) {
        case 'textContains': {
            const { needle, caseSensitive = false } = assertion;
            return containsText(result.text, needle, caseSensitive)
                ? null
                : textComplaint(result, `to contain ${JSON.stringify(needle)}`, redactor);
        }
        case 'textEquals':
            return result.text === assertion.text
                ? null
                : {
                    ...textComplaint(result, `to be ${result_assertions_quoted(JSON.stringify(assertion.text), redactor)}`, redactor),
                    expected: assertion.text,
                };
        case 'textMatches': {
            const { pattern } = assertion;
            const judgement = judgeRegex(pattern, result.text);
            if ('refused' in judgement) {
                return { reason: `Pattern ${pattern} was not judged: ${judgement.refused}.` };
            }
            return judgement.matches ? null : textComplaint(result, `to match ${pattern}`, redactor);
        }
        case 'jsonPath':
            return judgePath(assertion, result, redactor);
        case 'matchesSchema':
            return schemaComplaint(assertion.schema, assertion.in, result);
        case 'matchesOutputSchema':
            return outputSchemaComplaint(result);
        case 'hasContent':
            return judgeContent(assertion, result);
        case 'sizeUnder': {
            const bytes = Buffer.byteLength(asJson(result.raw));
            if (bytes < assertion.bytes)
                return null;
            return {
                reason: `Expected fewer than ${assertion.bytes} bytes, but the result of ${result.subject} has ${bytes}.`,
            };
        }
        case 'latencyUnder': {
            const { durationMs, subject } = result;
            if (durationMs < assertion.ms)
                return null;
            return {
                reason: `Expected an answer in less than ${assertion.ms} ms, but ${subject} took ${durationMs}.`,
            };
        }
        case 'isError': {
            const { value = true } = assertion;
            if (result.isError === value)
                return null;
            const { subject, text } = result;
            const was = value ? 'is none' : 'is one';
            return {
                reason: `Expected the result of ${subject} to be ${value ? 'an' : 'no'} error, but it ${was}: ${result_assertions_quoted(text, redactor)}`,
                observed: text,
            };
        }
        case 'matchesSnapshot':
            return judgeSnapshot(assertion, result, redactor);
    }
}
const result_assertions_quoted = (text, redactor) => text.trim() === '' ? '(empty)' : redactor.excerpt(text, result_assertions_QUOTE_LENGTH);
function textComplaint({ subject, text }, wanted, redactor) {
    const reason = `Expected the text of ${subject} ${wanted}, but it is: ${result_assertions_quoted(text, redactor)}`;
    return text.length > result_assertions_QUOTE_LENGTH ? { reason, observed: text } : { reason };
}
function schemaComplaint(schema, within, result, whose = 'the schema') {
    const json = jsonOf(result, within);
    const subject = `the result of ${result.subject}`;
    if ('refused' in json)
        return { reason: `No JSON of ${subject} can be judged: ${json.refused}.` };
    const verdict = judgeBySchema(schema, json.value);
    if ('refused' in verdict) {
        return { reason: `${subject} could not be judged by ${whose}: ${verdict.refused}.` };
    }
    if (verdict.value === null)
        return null;
    return {
        reason: `Expected ${subject} to match ${whose}, but: ${verdict.value}`,
        observed: asIndentedJson(json.value),
    };
}
async function outputSchemaComplaint(result) {
    const schema = await result.outputSchema();
    if (schema === undefined) {
        return {
            reason: `The server lists no outputSchema for ${result.subject}, so nothing can match it.`,
        };
    }
    return schemaComplaint(schema, 'structuredContent', result, 'its outputSchema');
}

;// CONCATENATED MODULE: ./build/service/engine/steps/captured-values.js






/** Characters as JSON; what is passed on is an id or a token as a rule. */
const MAX_VALUE_LENGTH = 100_000;
/** Levels of lists and objects; whatever else goes through the value goes no deeper than it can. */
const MAX_VALUE_LEVELS = 100;
/** Takes values out of a result, until one cannot be had. */
function captureValues(captures, result) {
    const values = new Map();
    for (const [name, capture] of Object.entries(captures)) {
        const found = find(capture, result);
        const problem = 'refused' in found ? found.refused : unfitness(found.value);
        if (problem !== null) {
            const nothing = `{{${name}}} could not be captured from the result of ${result.subject}`;
            return { values, problem: `${nothing}: ${problem}.` };
        }
        if ('value' in found)
            values.set(name, found.value);
    }
    return { values, problem: null };
}
function find(capture, result) {
    if (typeof capture === 'string')
        return findAtPath(capture, undefined, result);
    if ('path' in capture)
        return findAtPath(capture.path, capture.in, result);
    const match = matchInTime(capture.pattern, result.text);
    if ('refused' in match)
        return { refused: `its pattern was not judged: ${match.refused}` };
    if (match.groups === null)
        return { refused: `its text does not match ${capture.pattern}` };
    const [whole, ...groups] = match.groups;
    if (groups.length === 0)
        return { value: whole };
    const [first] = groups;
    return first === undefined
        ? { refused: `the first group of ${capture.pattern} has no part in its text` }
        : { value: first };
}
function findAtPath(path, within, result) {
    const json = jsonOf(result, within);
    if ('refused' in json)
        return json;
    const found = followPath(path, json.value);
    if ('refused' in found)
        return { refused: `${path} could not be followed: ${found.refused}` };
    const { values } = found.value;
    if (values.length === 1)
        return { value: values[0] };
    return {
        refused: values.length === 0
            ? `${path} leads nowhere`
            : `${path} leads to ${values.length} values, not to one`,
    };
}
/** Why a value cannot be passed on; null where it can. */
function unfitness(value) {
    if (nestsDeeper(value, MAX_VALUE_LEVELS)) {
        return `it nests more than ${MAX_VALUE_LEVELS} levels deep`;
    }
    const judged = workInTime(() => {
        if (asJson(value).length > MAX_VALUE_LENGTH) {
            return `it has more than ${MAX_VALUE_LENGTH} characters`;
        }
        return findRoundedNumbers(value).length > 0
            ? 'it holds an integer beyond 2^53, whose digits are lost'
            : null;
    });
    return 'refused' in judged ? judged.refused : judged.value;
}

// EXTERNAL MODULE: ./node_modules/ai/dist/index.js + 3 modules
var ai_dist = __webpack_require__(2535);
;// CONCATENATED MODULE: ./build/contract/cases/case-evidence.js





const everyToolIsKnown = () => true;
/** A pattern that matches all of these matches whatever a model may say. */
const ANY_TEXTS = ['', ' ', '\n', 'x', '0', 'Two words,\nand a second line.'];
/**
 * What keeps a case from being evidence: nothing runs, or nothing that it asserts can fail. Paths
 * begin at the case; messages go on after its name.
 *
 * @param isKnownTool once the tools of the servers are known
 */
function findEvidenceProblems(testCase, matchesAll, isKnownTool = everyToolIsKnown) {
    const { steps, isNegativeTest } = testCase;
    const firstAction = steps.findIndex(({ kind }) => kind !== 'assert');
    if (firstAction === -1) {
        const message = 'runs nothing: it has no step that calls a tool or prompts a model, so there is nothing to judge.';
        return [{ path: ['steps'], message }];
    }
    const early = [
        ...steps.slice(0, firstAction).map((_, index) => ({
            path: ['steps', index],
            message: 'asserts before anything has run, which judges nothing; move this step further down.',
        })),
        ...assertionsWithoutResult(steps).filter(({ path: [, index] }) => Number(index) > firstAction),
    ];
    const hasPrompt = steps.some(({ kind }) => kind === 'prompt');
    if (!hasPrompt) {
        const message = 'is a negative test, which asks that a model calls no tool, but has no prompt; remove isNegativeTest or add a prompt.';
        return isNegativeTest === true ? [...early, { path: ['isNegativeTest'], message }] : early;
    }
    return canFail(testCase, matchesAll, isKnownTool)
        ? early
        : [...early, { path: [], message: unjudgedPrompt(testCase) }];
}
/** Assertions on a result that come before any step that has one. */
function assertionsWithoutResult(steps) {
    const firstAsked = steps.findIndex(server_step/* asksServer */.Aj);
    return steps.flatMap((step, index) => {
        const isLate = firstAsked !== -1 && firstAsked < index;
        if (isLate || step.kind !== 'assert' || !(0,result_assertion/* isOnResult */.By)(step.assertion))
            return [];
        const message = `asserts ${step.assertion.type} of a result, but no step before it has one; that of a prompt is judged by responseContains and the like.`;
        return [{ path: ['steps', index], message }];
    });
}
function unjudgedPrompt({ expectedOutput }) {
    const output = expectedOutput === undefined ? '' : ' Its expectedOutput is kept, but not judged.';
    return `prompts a model, but asserts nothing that could fail.${output} Add an assertion behind the prompt, such as toolCalledAtLeastOnce or responseContains.`;
}
/** Parts of a case that look like a check, and that nothing judges; empty: there are none. */
function unjudgedParts({ expectedOutput }) {
    return expectedOutput === undefined
        ? []
        : ['expectedOutput is kept with the results, but nothing is held against it.'];
}
/** Which tool a model is told to call, as the embedded service reads it. */
const toolChoiceSchema = schemas/* union */.KCZ([
    schemas/* enum */.k5n(['auto', 'none', 'required']),
    schemas/* looseObject */._H3({ type: schemas/* literal */.euz('tool'), toolName: schemas/* string */.YjP().min(1) }),
]);
const TOOL_CHOICE_FORM = 'must be "auto", "none", "required" or {"type": "tool", "toolName": "…"}.';
/** Settings of the case's model that the embedded service does not know, or cannot read. */
function findUnknownSettings({ advancedConfig = {} }) {
    const known = ['system', 'temperature', 'toolChoice'];
    const { toolChoice } = advancedConfig;
    const isReadable = toolChoice == null || toolChoiceSchema.safeParse(toolChoice).success;
    const unknown = Object.keys(advancedConfig)
        .filter((key) => !known.includes(key))
        .map((key) => ({
        path: ['advancedConfig', key],
        message: `has a setting ${JSON.stringify(key)} that the embedded service would ignore; it knows ${known.join(', ')}.`,
    }));
    const choice = {
        path: ['advancedConfig', 'toolChoice'],
        message: `has a toolChoice of another form: it ${TOOL_CHOICE_FORM}`,
    };
    return isReadable ? unknown : [...unknown, choice];
}
/** Every assertion of the case that is judged after a model was prompted, but those on results. */
function assertionsOnPrompts({ steps, predicates }) {
    const firstPrompt = steps.findIndex(({ kind }) => kind === 'prompt');
    const ofSteps = steps
        .slice(firstPrompt)
        .flatMap((step) => (step.kind === 'assert' ? step.assertion : []))
        .filter((assertion) => !(0,result_assertion/* isOnResult */.By)(assertion));
    return [...ofSteps, ...(predicates?.list ?? [])];
}
/** Whether some behaviour of the model and the servers would fail a case with a prompt. */
function canFail(testCase, matchesAll, isKnownTool) {
    const mayCall = testCase.advancedConfig?.toolChoice !== 'none';
    if (mayCall && testCase.isNegativeTest === true)
        return true;
    // Without an expected call, an order restricts nothing; a number of extra calls does.
    if (mayCall && matchRules(testCase.matchOptions).maxExtraCalls !== null)
        return true;
    const prompts = testCase.steps.filter(({ kind }) => kind === 'prompt').length;
    return assertionsOnPrompts(testCase).some((assertion) => {
        // Judged on a live widget, which no rule can foresee.
        if (!('type' in assertion))
            return true;
        switch (assertion.type) {
            case 'toolNeverCalled':
                return mayCall && isKnownTool(assertion.toolName);
            case 'noToolErrors':
                return mayCall;
            case 'turnCountUnder':
                return assertion.turns <= (testCase.limits?.maxTurns ?? contract_limits/* TURNS_PER_PROMPT */.QQ) * prompts;
            case 'responseMatches':
                return !matchesAll(assertion.pattern, ANY_TEXTS);
            default:
                return true;
        }
    });
}

// EXTERNAL MODULE: ./node_modules/@ai-sdk/provider-utils/dist/index.js + 2 modules
var provider_utils_dist = __webpack_require__(9415);
;// CONCATENATED MODULE: ./build/service/engine/servers/model-tools.js

/** Longest tool name that the providers take. */
const NAME_LENGTH = 64;
const providerName = (name) => name.replaceAll(/[^\w-]/g, '_').slice(0, NAME_LENGTH);
/**
 * How a model may know a tool: by its name or, where several servers have it, with the server's.
 * A name is shortened here, and told in errors.
 */
const providerNames = (serverName, toolName) => [
    providerName(toolName),
    providerName(`${serverName}__${toolName}`),
];
/**
 * The name, or the first numbered form of it that is free.
 * @param numbers the next number to try by name: a server may give thousands of tools one name.
 */
function freeName(name, taken, numbers) {
    if (!taken.has(name))
        return name;
    for (let number = numbers.get(name) ?? 2;; number += 1) {
        const suffix = `_${number}`;
        const free = name.slice(0, NAME_LENGTH - suffix.length) + suffix;
        if (taken.has(free))
            continue;
        numbers.set(name, number + 1);
        return free;
    }
}
/** Tool names that more than one server offers. */
function sharedNames(servers, redactor) {
    const seen = new Set();
    const shared = new Set();
    const names = servers.flatMap(({ tools }) => tools.map(({ name }) => redactor.text(name)));
    for (const name of names.map(providerName)) {
        if (seen.has(name))
            shared.add(name);
        seen.add(name);
    }
    return shared;
}
/**
 * The tools of all servers as the model is offered them. A name that several servers use is
 * written `server__tool`; characters that providers refuse become `_`.
 */
function createModelTools(servers, runTool, redactor) {
    const shared = sharedNames(servers, redactor);
    const targets = new Map();
    const numbers = new Map();
    const tools = {};
    for (const { server, connection, tools: serverTools } of servers) {
        for (const { name: toolName, description, inputSchema } of serverTools) {
            const [plain, qualified] = providerNames(server.name, redactor.text(toolName));
            const name = shared.has(plain) ? qualified : plain;
            const alias = freeName(name, targets, numbers);
            const target = { serverId: server.id, toolName, connection };
            targets.set(alias, target);
            tools[alias] = (0,provider_utils_dist/* tool */.z6)({
                ...(description === undefined ? {} : { description }),
                // Without a validator: whether the arguments are right is for the server to say.
                inputSchema: (0,provider_utils_dist/* jsonSchema */.Og)(inputSchema),
                execute: (input, options) => runTool(target, input, options),
                toModelOutput: ({ output }) => output,
            });
        }
    }
    return { tools, targets };
}

;// CONCATENATED MODULE: ./build/service/engine/transcript/usage.js
const FIELDS = [
    'inputTokens',
    'outputTokens',
    'totalTokens',
    'cachedInputTokens',
    'reasoningTokens',
];
/** Token counts of one answer; null where the provider told none. */
function usageOf(usage) {
    return {
        inputTokens: usage.inputTokens ?? null,
        outputTokens: usage.outputTokens ?? null,
        totalTokens: usage.totalTokens ?? null,
        cachedInputTokens: usage.inputTokenDetails.cacheReadTokens ?? null,
        reasoningTokens: usage.outputTokenDetails.reasoningTokens ?? null,
    };
}
/**
 * The sum of several usages; null where no model answered. A field is null where no answer told
 * it, otherwise the sum of those that did.
 */
function sumUsage(usages) {
    if (usages.length === 0)
        return null;
    return Object.fromEntries(FIELDS.map((field) => {
        const told = usages.flatMap((usage) => usage[field] ?? []);
        return [field, told.length === 0 ? null : told.reduce((sum, count) => sum + count, 0)];
    }));
}

;// CONCATENATED MODULE: ./build/service/engine/steps/prompt-step.js













/** The case's tool choice in the names the model knows. */
function toolChoiceOf(wanted, { targets }) {
    if (wanted === undefined || wanted === null)
        return 'auto';
    const parsed = toolChoiceSchema.safeParse(wanted);
    if (!parsed.success) {
        throw new Error(`advancedConfig.toolChoice ${TOOL_CHOICE_FORM}`);
    }
    if (typeof parsed.data === 'string')
        return parsed.data;
    const { toolName } = parsed.data;
    const alias = [...targets].find(([name, target]) => target.toolName === toolName || name === toolName);
    if (alias)
        return { type: 'tool', toolName: alias[0] };
    throw new Error(`advancedConfig.toolChoice names the tool "${toolName}", which no server of the run has.`);
}
/** The segment of a new prompt; what preceded the first prompt of a case belongs to it. */
function beginSegment({ segments }, prompt) {
    const [first] = segments;
    if (first.prompt === null) {
        first.prompt = prompt;
        return first;
    }
    const segment = {
        promptIndex: segments.length,
        prompt,
        entries: [],
        nonAnswer: null,
    };
    segments.push(segment);
    return segment;
}
const prompt_step_isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Lists and objects in each other; no tool takes more, and all that is told goes through them. */
const MAX_LEVELS = 100;
/** A server must not be sent another number than the model wrote. */
function refuseRounded(args) {
    const [path] = findRoundedNumbers(args);
    if (path === undefined)
        return;
    throw new Error(`The argument ${(0,validation/* formatPath */.jV)(path)} is an integer beyond 2^53, which cannot be passed on exactly. The tool was not called; send it as a string if the tool takes one.`);
}
/** One prompt on its way through the model and its tools. */
class PromptRun {
    #context;
    #scope;
    #modelId;
    #targets = new Map();
    #callSpan;
    /** Calls of the model's last answer that no tool was run for yet. */
    #pending = [];
    /** What keeps the model's answer from being followed. */
    unfitAnswer;
    /** A server was lost: no answer of the model could mend that. */
    lostServer;
    constructor(context, scope, modelId, provider) {
        this.#context = context;
        this.#scope = scope;
        this.#modelId = { modelId, provider };
    }
    /** Whether no further answer is of any use. */
    get isOver() {
        return this.lostServer !== undefined || this.unfitAnswer !== undefined;
    }
    async tools() {
        const servers = await this.#context.servers.toolsOfAll(({ id, name }) => this.#context.spans.begin(name, 'list', { ...this.#scope, serverId: id }));
        const modelTools = createModelTools(servers, this.#runTool, this.#context.redactor);
        this.#targets = modelTools.targets;
        return modelTools;
    }
    turnStarted() {
        this.#callSpan = this.#context.spans.begin(this.#modelId.modelId, 'llm', {
            ...this.#scope,
            ...this.#modelId,
        });
    }
    turnEnded({ content, usage, finishReason, responseId }) {
        const { inputTokens, outputTokens, totalTokens } = usageOf(usage);
        this.#callSpan?.end('ok', { inputTokens, outputTokens, totalTokens, finishReason, responseId });
        if (content.some((part) => part.type === 'tool-call' && nestsDeeper(part.input, MAX_LEVELS))) {
            this.unfitAnswer = `it calls a tool with arguments that nest more than ${MAX_LEVELS} levels deep`;
        }
        const isUnfit = this.unfitAnswer !== undefined;
        const calls = content.flatMap((part) => {
            if (part.type !== 'tool-call')
                return [];
            const target = this.#targets.get(part.toolName);
            const { invalid = false, error } = 'invalid' in part ? part : {};
            return {
                toolCallId: part.toolCallId,
                toolName: target?.toolName ?? part.toolName,
                serverId: target?.serverId ?? null,
                arguments: prompt_step_isRecord(part.input) && !isUnfit ? part.input : {},
                outcome: invalid ? this.#failure(error) : null,
            };
        });
        this.#pending = [...calls];
        const text = content.flatMap((part) => (part.type === 'text' ? part.text : [])).join('');
        currentSegment(this.#context).entries.push({
            kind: 'turn',
            text: storeText(text, this.#context.redactor),
            calls,
            usage: usageOf(usage),
        });
    }
    turnFailed() {
        this.#callSpan?.end('error');
    }
    #failure(error) {
        const message = this.#context.redactor.excerpt(errorText(error), STORED_TEXT_LENGTH);
        return { kind: 'failure', message };
    }
    /** The recorded call that a tool is run for. Some servers of models give several one id. */
    #claim(toolCallId, toolName) {
        const index = this.#pending.findIndex((call) => call.toolCallId === toolCallId && call.toolName === toolName);
        return index === -1 ? undefined : this.#pending.splice(index, 1)[0];
    }
    #runTool = async ({ connection, toolName, serverId }, input, { toolCallId }) => {
        const { unfitAnswer } = this;
        const args = prompt_step_isRecord(input) && unfitAnswer === undefined ? input : {};
        const call = this.#claim(toolCallId, toolName) ?? {
            toolCallId,
            toolName,
            serverId,
            arguments: args,
            outcome: null,
        };
        const span = beginToolSpan(this.#context, call, this.#scope);
        try {
            if (unfitAnswer !== undefined)
                throw new Error(unfitAnswer);
            refuseRounded(args);
            const result = await connection.callTool(toolName, args, this.#context.signal);
            const stored = storeToolResult(result, this.#context.redactor);
            endCall(call, span, { kind: 'result', result: stored });
            return modelOutput(stored, 'raw');
        }
        catch (error) {
            endCall(call, span, this.#failure(error));
            if (error instanceof McpServerError && error.kind !== 'answered')
                this.lostServer ??= error;
            throw error;
        }
    };
}
/**
 * Sends a prompt to the case's model and runs the tools it asks for, until it answers without
 * asking or has had its turns.
 *
 * @throws McpServerError when a server is lost; ModelProviderError when the model does not answer;
 * Error when the case is wrong
 */
async function runPromptStep(context, step, scope) {
    const { testCase, conversation, signal } = context;
    const { model, provider, advancedConfig } = testCase;
    const segment = beginSegment(context, step.prompt);
    segment.entries.push({ kind: 'user', text: storeText(step.prompt, context.redactor) });
    if (model === null || provider === null) {
        throw new Error('The case has a prompt but names no model, and neither does its suite.');
    }
    const languageModel = context.models.languageModel({
        model,
        provider,
        modelApiKeys: context.modelApiKeys,
    });
    const run = new PromptRun(context, scope, model, provider);
    const modelTools = await run.tools();
    const toolChoice = toolChoiceOf(advancedConfig?.toolChoice, modelTools);
    conversation.push({ role: 'user', content: step.prompt });
    try {
        const { responseMessages, finalStep } = await (0,ai_dist/* generateText */.Df5)({
            model: languageModel,
            messages: [...conversation],
            tools: modelTools.tools,
            toolChoice,
            ...(advancedConfig?.system === undefined ? {} : { instructions: advancedConfig.system }),
            ...(advancedConfig?.temperature === undefined
                ? {}
                : { temperature: advancedConfig.temperature }),
            maxRetries: context.providerRetries,
            abortSignal: signal,
            stopWhen: [(0,ai_dist/* isStepCount */.cGL)(context.maxTurns), () => run.isOver],
            // A forced call is about the first answer; forced for ever, the model could never finish.
            prepareStep: ({ stepNumber }) => stepNumber > 0 && toolChoice !== 'none' ? { toolChoice: 'auto' } : {},
            onLanguageModelCallStart: () => run.turnStarted(),
            onLanguageModelCallEnd: (event) => run.turnEnded(event),
        });
        for (const message of responseMessages)
            conversation.push(message);
        const { finishReason, text, toolCalls } = finalStep;
        const { maxTurns } = context;
        const callsTools = toolCalls.length > 0;
        segment.nonAnswer = nonAnswerOf({ finishReason, text, callsTools, maxTurns });
    }
    catch (error) {
        run.turnFailed();
        signal.throwIfAborted();
        refuseAnswer(run, provider, model);
        // The series only repeats its last attempt.
        const cause = innermost(error);
        throw new ModelProviderError(explainProviderError(cause, provider, model), { cause });
    }
    refuseAnswer(run, provider, model);
    if (run.lostServer)
        throw run.lostServer;
}
/** @throws ModelProviderError where the model's last answer cannot be followed */
function refuseAnswer({ unfitAnswer }, provider, model) {
    if (unfitAnswer === undefined)
        return;
    throw new ModelProviderError(`The answer of model provider "${provider}" (model "${model}") cannot be followed: ${unfitAnswer}.`);
}

;// CONCATENATED MODULE: ./build/text/suggested-names.js

const MAX_LISTED = 5;
/** Such as `Did you mean "echo"? It has: "echo", "add".`: what a wrong name may have meant. */
function suggestNames(wanted, names, whose) {
    const there = [...new Set(names)];
    if (there.length === 0)
        return `${whose} no tools at all.`;
    const meant = (0,meant_name/* meantName */.d5)(wanted, there);
    const hint = meant === undefined ? '' : `Did you mean ${JSON.stringify(meant)}? `;
    const listed = (0,meant_name/* byNearness */.fl)(wanted, there)
        .slice(0, MAX_LISTED)
        .map((name) => JSON.stringify(name));
    const more = there.length - listed.length;
    const rest = more > 0 ? ` and ${more} more` : '';
    return `${hint}${whose}: ${listed.join(', ')}${rest}.`;
}
/** What follows the name of a case whose step names a server that there is not. */
const noSuchServer = (server, names) => `names the server ${JSON.stringify(server)}, which there is not. ${suggestNames(server, names, 'There is')}`;

;// CONCATENATED MODULE: ./build/service/engine/servers/near-names.js

/** Longer names than any tool has are neither compared nor told whole. */
const MAX_LENGTH = 128;
/** Names that come from servers, as they are told. */
const toldNames = (names, redactor) => names.map((name) => redactor.excerpt(name, MAX_LENGTH));
/** Of one server; no reader has to take more. */
const MOST_TOLD = 2_000;
/** The tools that a server was found to have, as a run tells of them; nothing where it was not found out. */
function toldTools(finding, redactor) {
    if (finding === undefined || finding.tools === null)
        return {};
    const names = new Set(finding.tools);
    const tools = toldNames([...names].slice(0, MOST_TOLD), redactor);
    const moreTools = names.size - tools.length;
    return { tools, ...(moreTools > 0 && { moreTools }) };
}
/** A server without the tool that is asked of it, and what may have been meant. */
const hasNoTool = (serverName, toolName, names) => `Server ${JSON.stringify(serverName)} has no tool ${JSON.stringify(toolName)}. ${suggestNames(toolName, names, 'It has')}`;

;// CONCATENATED MODULE: ./build/service/engine/steps/server-request.js



/** The request that a step stands for. */
function serverRequest(step) {
    switch (step.kind) {
        case 'toolCall': {
            const { toolName, arguments: args } = step;
            return {
                subject: `tool "${toolName}"`,
                name: toolName,
                params: args,
                send: async (connection, signal) => answerOfTool(await connection.callTool(toolName, args, signal)),
            };
        }
        case 'promptGet': {
            const { promptName, arguments: args = {} } = step;
            return {
                subject: `prompt "${promptName}"`,
                name: 'prompts/get',
                params: { name: promptName, arguments: args },
                send: async (connection, signal) => answerOfPrompt(await connection.getPrompt(promptName, args, signal)),
            };
        }
        case 'resourceRead': {
            const { uri } = step;
            return {
                subject: `resource "${uri}"`,
                name: 'resources/read',
                params: { uri },
                send: async (connection, signal) => answerOfResource(await connection.readResource(uri, signal)),
            };
        }
        case 'toolList':
            return listing('tools', 'tools/list', (connection, signal) => connection.listTools(signal));
        case 'promptList':
            return listing('prompts', 'prompts/list', (connection, signal) => connection.listPrompts(signal));
        case 'resourceList':
            return listing('resources', 'resources/list', (connection, signal) => connection.listResources(signal));
        case 'resourceTemplateList':
            return listing('resourceTemplates', 'resources/templates/list', (connection, signal) => connection.listResourceTemplates(signal));
    }
}
function listing(member, name, list) {
    return {
        subject: `the list of ${member === 'resourceTemplates' ? 'resource templates' : member}`,
        name,
        params: {},
        send: async (connection, signal) => {
            const raw = { [member]: await list(connection, signal) };
            const text = asJson(raw);
            return answer({ isError: false, text, structured: raw, raw, parts: [] }, [
                { type: 'text', text },
            ]);
        },
    };
}
const answer = (judged, content) => ({
    judged,
    stored: { content },
    isRefusal: judged.isError,
});
const server_request_textOf = (block) => {
    if (block.type === 'text')
        return [block.text];
    return block.type === 'resource' && 'text' in block.resource ? [block.resource.text] : [];
};
function answerOfTool(raw) {
    const { content, structuredContent } = raw;
    const isError = raw.isError === true;
    const text = content.length === 0 && structuredContent !== undefined
        ? exactJson(structuredContent)
        : content.flatMap(server_request_textOf).join('\n');
    return {
        judged: { isError, text, structured: structuredContent, raw, parts: content.map(partOfBlock) },
        stored: raw,
        isRefusal: isError,
    };
}
function answerOfPrompt(raw) {
    const content = raw.messages.map((message) => message.content);
    const text = content.flatMap(server_request_textOf).join('\n');
    const parts = content.map(partOfBlock);
    return answer({ isError: false, text, structured: raw, raw, parts }, content);
}
function answerOfResource(raw) {
    const { contents } = raw;
    const text = contents.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n');
    const parts = contents.map(partOfContents);
    const blocks = contents.map((resource) => ({ type: 'resource', resource }));
    return answer({ isError: false, text, structured: raw, raw, parts }, blocks);
}
/** What assertions see of an error that stands in place of a result. */
function answerOfError({ protocolError, message }) {
    const raw = protocolError ?? { message };
    return {
        judged: { isError: true, text: raw.message, structured: raw, raw, parts: [] },
        stored: { content: [{ type: 'text', text: message }], isError: true },
        isRefusal: protocolError !== undefined,
    };
}

;// CONCATENATED MODULE: ./build/service/engine/steps/server-step.js








const server_step_QUOTE_LENGTH = 200;
/**
 * Asks a server what a step says, without a model.
 *
 * @throws McpServerError when the server is lost; Error when the run has no such server
 */
async function runServerStep(context, step, scope) {
    const connected = await context.servers.connect(step);
    const { server, connection } = connected;
    const request = serverRequest(step);
    const call = {
        toolCallId: `step_${scope.stepIndex}`,
        toolName: request.name,
        serverId: server.id,
        arguments: request.params,
        outcome: null,
    };
    const kind = step.kind === 'toolCall' ? 'call' : 'request';
    currentSegment(context).entries.push({ kind, call });
    const span = beginToolSpan(context, call, scope);
    const startedAt = context.now();
    let answer;
    try {
        answer = await request.send(connection, context.signal);
        call.outcome = { kind: 'result', result: storeToolResult(answer.stored, context.redactor) };
    }
    catch (error) {
        if (!(error instanceof McpServerError))
            throw error;
        call.outcome = { kind: 'failure', message: context.redactor.text(error.message) };
        if (error.kind !== 'answered') {
            endCall(call, span, call.outcome);
            throw error;
        }
        answer = answerOfError(error);
    }
    const result = {
        ...answer.judged,
        subject: request.subject,
        durationMs: context.now() - startedAt,
        outputSchema: async () => {
            if (step.kind !== 'toolCall')
                return undefined;
            const tools = await connection.listTools(context.signal);
            return tools.find(({ name }) => name === step.toolName)?.outputSchema;
        },
    };
    const failure = step.expectError === undefined
        ? await describeError(context, connected, step, call)
        : unwantedEnd(step.expectError, result, answer.isRefusal, context.redactor);
    call.isErrorWanted = failure === null && result.isError;
    if (call.outcome !== null)
        endCall(call, span, call.outcome);
    return { result, failure };
}
/** Why a step without an expected error fails; null where the server answered well. */
async function describeError(context, connected, step, call) {
    const problem = callError(call);
    if (problem === undefined)
        return null;
    const missing = step.kind === 'toolCall' ? await describeMissingTool(context, connected, step.toolName) : null;
    const { subject } = serverRequest(step);
    const named = `${subject.slice(0, 1).toUpperCase()}${subject.slice(1)}`;
    return missing ?? `${named} of server "${connected.server.name}" failed: ${problem}`;
}
/** Says so where the server has no such tool; one it had before the run is not looked for again. */
async function describeMissingTool({ findings, signal, redactor }, { server, connection }, toolName) {
    const before = findings.find(({ serverId }) => serverId === server.id)?.tools ?? null;
    if (before === null || before.includes(toolName))
        return null;
    const names = (await connection.listTools(signal)).map(({ name }) => name);
    return names.includes(toolName)
        ? null
        : hasNoTool(server.name, toolName, toldNames(names, redactor));
}
/** Why the end of a step that expects an error is not the expected one; null where it is. */
function unwantedEnd(wanted, { subject, text, isError }, isRefusal, redactor) {
    const { contains, matches } = wanted === true ? {} : wanted;
    const form = [
        ...(contains === undefined ? [] : [` that contains ${JSON.stringify(contains)}`]),
        ...(matches === undefined ? [] : [` that matches ${matches}`]),
    ].join(' and');
    const said = text.trim() === '' ? '(empty)' : redactor.excerpt(text, server_step_QUOTE_LENGTH);
    const but = (what) => redactor.text(`Expected ${subject} to end in an error${form}, but ${what}`);
    if (!isError)
        return but(`it answered: ${said}`);
    if (!isRefusal)
        return but(`the server did not answer as MCP wants it: ${said}`);
    if (contains !== undefined && !containsText(text, contains, false)) {
        return but(`the error is: ${said}`);
    }
    if (matches === undefined)
        return null;
    const judgement = judgeRegex(matches, text);
    if ('refused' in judgement)
        return but(`the pattern was not judged: ${judgement.refused}.`);
    return judgement.matches ? null : but(`the error is: ${said}`);
}

;// CONCATENATED MODULE: ./build/service/engine/steps/case-pass.js











/** A step with what was captured before it, or why it cannot be carried out with that. */
function filledIn(written, captured) {
    const step = fillIn(written, captured);
    if (step === null)
        return { refused: 'the captured values that it names are too long together.' };
    // Such as an empty text to look for, which all texts hold.
    const parsed = test_case/* stepSchema */.SE.safeParse(step);
    if (parsed.success)
        return { step };
    const problems = (0,validation/* formatIssues */.og)(parsed.error).join('; ');
    return { refused: `it cannot be carried out with what was captured: ${problems}.` };
}
/** One pass through the steps of a case. */
class CasePass {
    #context;
    /** As they were carried out, with captured values in them; those that are left as they are written. */
    #steps;
    #assertions = new Map();
    #stepFailures = [];
    #captured = new Map();
    #lastResult = null;
    /** Why the steps that are left cannot be carried out; null where they can. */
    #standstill = null;
    constructor(context) {
        this.#context = context;
        this.#steps = [...context.testCase.steps];
    }
    /** The case as far as it was carried out. */
    get testCase() {
        return { ...this.#context.testCase, steps: this.#steps };
    }
    /**
     * Runs all steps, also after one failed, since each tells something, but not where a value is
     * missing that a later one may need. Throws when it cannot.
     */
    async run() {
        const { testCase, signal, spans } = this.#context;
        const fillsIn = capturesAnything(testCase);
        let promptCount = 0;
        for (const [stepIndex, written] of testCase.steps.entries()) {
            signal.throwIfAborted();
            if (written.kind === 'prompt')
                promptCount += 1;
            const place = {
                promptIndex: Math.max(0, promptCount - 1),
                stepIndex,
                authoredStepId: written.id,
            };
            const span = spans.begin(written.kind, 'step', place);
            const filled = fillsIn ? filledIn(written, this.#captured) : { step: written };
            let reason;
            if ('refused' in filled) {
                reason = `Step "${written.id}": ${filled.refused}`;
                this.#standstill = reason;
            }
            else {
                this.#steps[stepIndex] = filled.step;
                reason = await this.#runStep(filled.step, { ...place, parentId: span.id });
            }
            if (reason === null)
                span.end('ok');
            else
                span.end('error', { reason });
            if (this.#standstill !== null) {
                const left = testCase.steps.length - stepIndex - 1;
                const more = left > 0 ? ' The steps after it were not carried out.' : '';
                this.#stepFailures.push(`${this.#standstill}${more}`);
                return;
            }
        }
    }
    record() {
        const { segments, spans } = this.#context;
        spans.endAll();
        return {
            testCase: this.testCase,
            segments,
            assertions: this.#assertions,
            stepFailures: this.#stepFailures,
            spans: spans.spans,
        };
    }
    /** Returns what is wrong; null: nothing. */
    async #runStep(step, scope) {
        if ((0,server_step/* asksServer */.Aj)(step))
            return this.#ask(step, scope);
        switch (step.kind) {
            case 'prompt':
                await runPromptStep(this.#context, step, scope);
                return null;
            case 'assert':
                return this.#assert(step);
            case 'interact':
                throw new Error('This service renders no widgets, so "interact" steps cannot be carried out.');
        }
    }
    /** What the step expects is judged where it ended as it should; else there is nothing to judge. */
    async #ask(step, scope) {
        const { result, failure } = await runServerStep(this.#context, step, scope);
        this.#lastResult = result;
        const { capture } = step;
        if (failure !== null) {
            if (capture === undefined)
                this.#stepFailures.push(failure);
            else
                this.#standstill = failure;
            return failure;
        }
        const complaints = [];
        for (const assertion of step.expect ?? []) {
            const verdict = await judgeResult(assertion, result, this.#context.redactor);
            const complaint = this.#keep({ predicate: assertion, ...verdict, scope: 'prompt' });
            if (complaint !== null)
                complaints.push(complaint);
        }
        const { values, problem } = captureValues(capture ?? {}, result);
        for (const [name, value] of values)
            this.#captured.set(name, value);
        this.#standstill = problem && this.#context.redactor.text(`Step "${step.id}": ${problem}`);
        if (this.#standstill !== null)
            complaints.push(this.#standstill);
        return complaints.length === 0 ? null : complaints.join('\n');
    }
    async #assert({ assertion }) {
        const { testCase, redactor } = this.#context;
        if ((0,result_assertion/* isOnResult */.By)(assertion)) {
            const verdict = this.#lastResult === null
                ? { passed: false, reason: redactor.text('No step before it has a result.') }
                : await judgeResult(assertion, this.#lastResult, redactor);
            return this.#keep({ predicate: assertion, ...verdict, scope: 'prompt' });
        }
        const segment = currentSegment(this.#context);
        return this.#keep(assertionResult(assertion, [segment], testCase, 'prompt', redactor));
    }
    /** Returns why it failed; null where it passed. */
    #keep(result) {
        const { promptIndex } = currentSegment(this.#context);
        this.#assertions.set(promptIndex, [...(this.#assertions.get(promptIndex) ?? []), result]);
        return result.passed ? null : (result.reason ?? 'It does not hold.');
    }
}

;// CONCATENATED MODULE: ./build/service/engine/transcript/span-recorder.js
/** @param now epoch milliseconds */
function createSpanRecorder(now) {
    const spans = [];
    const open = new Map();
    return {
        spans,
        begin(name, category, fields) {
            const startMs = now();
            const id = `span_${spans.length + 1}`;
            const span = { id, name, category, startMs, endMs: startMs, ...fields };
            spans.push(span);
            open.set(id, span);
            return {
                id,
                end(status, more = {}) {
                    Object.assign(span, more, { status, endMs: now() });
                    open.delete(id);
                },
            };
        },
        openOne: (category) => [...open.values()].find((span) => span.category === category),
        endAll() {
            for (const span of open.values())
                Object.assign(span, { status: 'error', endMs: now() });
            open.clear();
        },
    };
}

;// CONCATENATED MODULE: ./build/service/engine/iteration.js















const iteration_ERROR_LENGTH = 8_000;
function caseLevelExpectedCalls({ steps, matchOptions }) {
    const segments = expectedCallsOf(steps, matchRules(matchOptions));
    // A case with several prompts lists its expected calls by prompt, in the trace.
    return segments.length > 1 ? [] : segments.flat().map(toToolCall);
}
/** An iteration that ended before it began. */
function unstartedOutcome(testCase, end) {
    return {
        ...end,
        durationMs: 0,
        startupMs: 0,
        tokensUsed: null,
        usage: null,
        expectedToolCalls: caseLevelExpectedCalls(testCase),
        actualToolCalls: [],
        trace: null,
    };
}
/** What ended an iteration, a missed deadline as the trouble of whoever was waited for. */
function failureOf(error, { spans, testCase }, servers) {
    if (!(error instanceof TimeLimitError))
        return error;
    const missed = `The iteration did not finish within ${error.limitMs / 1000} s`;
    if (spans.openOne('llm') === undefined) {
        const request = spans.openOne('tool');
        const server = servers.find(({ id }) => id === request?.serverId);
        if (server === undefined)
            return new Error(`${missed}.`);
        return new Error(`${missed}: MCP server "${server.name}" was not done with "${request?.name}".`);
    }
    const { provider, model } = testCase;
    return new ModelProviderError(`${missed}: model provider "${provider}" (model "${model}") had not answered.`);
}
/** A provider's trouble is no evidence against the servers, nor is that of a network; theirs is. */
function speaksAgainstServers(failure, servers) {
    if (failure instanceof ModelProviderError)
        return false;
    if (!(failure instanceof McpServerError))
        return true;
    const server = servers.find(({ name }) => name === failure.serverName);
    return server === undefined || blameFor(failure, server) === 'server';
}
/**
 * Waits until the servers are up. All are, or have failed, when this comes back.
 *
 * @throws McpServerError of the first that cannot be had
 */
async function waitForServers(servers, lane, spans) {
    const started = await Promise.allSettled(servers.map(async (server) => {
        const isUp = lane.isUp(server);
        const span = isUp ? null : spans.begin(server.name, 'connect', { serverId: server.id });
        await lane.connect(server);
        span?.end('ok');
    }));
    for (const one of started)
        if (one.status === 'rejected')
            throw one.reason;
}
/** Carries out one iteration of a case. Never rejects: whatever goes wrong is the outcome. */
async function runIteration(plan, testCase, settings, lane, runSignal) {
    const { now, redactor } = settings;
    const startedAt = now();
    let inPlace = testCase;
    try {
        const folder = await lane.place?.folder;
        if (folder !== undefined) {
            const { steps, predicates } = testCase;
            inPlace = { ...testCase, ...withIterationFolder({ steps, predicates }, folder) };
        }
    }
    catch (error) {
        const end = runSignal.aborted
            ? { status: 'cancelled', result: null, error: null }
            : { status: 'failed', result: null, error: redactor.excerpt(errorText(error), iteration_ERROR_LENGTH) };
        return { ...unstartedOutcome(testCase, end), startupMs: now() - startedAt };
    }
    return runSteps(plan, inPlace, settings, lane, { runSignal, startedAt });
}
async function runSteps(plan, testCase, settings, lane, { runSignal, startedAt }) {
    const { now, models, providerRetries, redactor } = settings;
    const { maxTurns = settings.maxTurns, iterationTimeoutMs = settings.iterationTimeoutMs } = testCase.limits ?? {};
    const stop = new AbortController();
    const signal = AbortSignal.any([runSignal, stop.signal]);
    const context = {
        testCase,
        servers: createIterationServers(plan.servers, lane.connect, signal),
        findings: plan.findings,
        models,
        modelApiKeys: plan.modelApiKeys,
        maxTurns,
        providerRetries,
        signal,
        redactor,
        spans: createSpanRecorder(now),
        segments: [{ promptIndex: 0, prompt: null, entries: [], nonAnswer: null }],
        conversation: [],
        now,
    };
    const pass = new CasePass(context);
    let upAt = null;
    let end;
    try {
        await waitForServers(usedServers(testCase, plan.servers), lane, context.spans);
        upAt = now();
        lane.lookAhead();
        await withTimeLimit(iterationTimeoutMs, runSignal, () => pass.run());
        const { verdict, trace } = concludeCase(pass.record(), redactor);
        end = { ...verdict, trace };
    }
    catch (error) {
        const isCancelled = runSignal.aborted;
        const failure = failureOf(error, context, plan.servers);
        const text = redactor.excerpt(errorText(failure), iteration_ERROR_LENGTH);
        context.spans.begin(isCancelled ? 'cancelled' : text, 'error', {}).end('error');
        end = {
            status: isCancelled ? 'cancelled' : 'failed',
            result: isCancelled || !speaksAgainstServers(failure, plan.servers) ? null : 'failed',
            error: isCancelled ? null : text,
            trace: abandonCase(pass.record()),
        };
    }
    const endedAt = now();
    // Stops what the deadline left running.
    stop.abort(new Error('The iteration is over.'));
    const usage = sumUsage(turnsOf(context.segments).map((turn) => turn.usage));
    const outcome = {
        ...end,
        durationMs: upAt === null ? 0 : endedAt - upAt,
        startupMs: (upAt ?? endedAt) - startedAt,
        tokensUsed: usage?.totalTokens ?? null,
        usage,
        expectedToolCalls: caseLevelExpectedCalls(pass.testCase),
        actualToolCalls: judgedCalls(context.segments).map(toToolCall),
    };
    return redactOutcome(outcome, redactor);
}

;// CONCATENATED MODULE: ./build/service/engine/lanes/endings.js
/** Ends connections, and with them the processes of their servers, while other work goes on. */
class Endings {
    #underWay = new Set();
    #most;
    /** @param most so many may be under way before anything new is to be started */
    constructor(most) {
        this.#most = most;
    }
    /** Ends what a connect comes to; where it fails, there is nothing to end. */
    begin(connecting) {
        const ended = connecting
            .then((connection) => connection.close(), () => { })
            .finally(() => this.#underWay.delete(ended));
        this.#underWay.add(ended);
    }
    /** Resolves when something may be started: servers that go slowly must not fill the machine. */
    async room() {
        while (this.#underWay.size >= this.#most)
            await Promise.race(this.#underWay);
    }
    /** Resolves when all that was begun has ended. */
    async all() {
        await Promise.all(this.#underWay);
    }
}

;// CONCATENATED MODULE: ./build/service/engine/lanes/isolation.js
/** Whether a connection that is open yet may serve another iteration. */
function mayServeAgain(isolation, { connection, facts, isOfPlace = false, }, { passed, isTouched }) {
    // With a lane's own place for as long as nothing fails in it.
    if (isOfPlace)
        return passed && isolation === 'lane';
    // No session, and no process of ours: nothing that another connection would not find as well.
    if (connection.transport !== 'stdio' && facts.era === 'stateless')
        return true;
    if (!passed)
        return false;
    return isolation === 'lane' || (isolation === 'auto' && !isTouched);
}

;// CONCATENATED MODULE: ./build/service/engine/lanes/lane-connection.js

/**
 * A lane's connection to a server, which follows what becomes of it. Tools are called one after the
 * other, also where a model asks for several at once.
 */
class LaneConnection {
    #connection;
    #end;
    /** By the list that the server gave last, on this connection. */
    #readOnlyTools = new Set();
    #isTouched = false;
    /** How often its lists had changed before a tool was called for the first time; null before. */
    #changesBefore = null;
    #isLost = false;
    #lastCall = Promise.resolve();
    /** Told when something is called that may change the server's state, the first time. */
    onTouched = () => { };
    /** @param end ends all there is of the connection */
    constructor(connection, end = () => connection.close()) {
        this.#connection = connection;
        this.#end = end;
    }
    get facts() {
        return this.#connection.facts;
    }
    /**
     * Something other than a tool that only reads, by its own word, was called, or what was called has
     * changed what the server offers.
     */
    get isTouched() {
        return this.#isTouched || this.listChanges > (this.#changesBefore ?? this.listChanges);
    }
    get listChanges() {
        return this.#connection.listChanges;
    }
    /** Whether more can be had from it, as far as is known. */
    get isOpen() {
        return !this.#isLost && this.#connection.isOpen;
    }
    async listTools(signal) {
        const tools = await this.#follow(this.#connection.listTools(signal));
        const { reading = [], other = [] } = Object.groupBy(tools, ({ annotations }) => annotations?.readOnlyHint === true ? 'reading' : 'other');
        const names = new Set(reading.map(({ name }) => name));
        // Where two have one name, nobody knows which is called.
        for (const { name } of other)
            names.delete(name);
        this.#readOnlyTools = names;
        return tools;
    }
    async callTool(name, args, signal) {
        const call = this.#lastCall.then(async () => {
            signal.throwIfAborted();
            this.#changesBefore ??= this.listChanges;
            if (!this.#readOnlyTools.has(name))
                this.#touch();
            const result = await this.#follow(this.#connection.callTool(name, args, signal));
            if (this.isTouched)
                this.#touch();
            return result;
        });
        this.#lastCall = call.catch(() => { });
        return await call;
    }
    listPrompts(signal) {
        return this.#follow(this.#connection.listPrompts(signal));
    }
    getPrompt(name, args, signal) {
        return this.#follow(this.#connection.getPrompt(name, args, signal));
    }
    listResources(signal) {
        return this.#follow(this.#connection.listResources(signal));
    }
    listResourceTemplates(signal) {
        return this.#follow(this.#connection.listResourceTemplates(signal));
    }
    readResource(uri, signal) {
        return this.#follow(this.#connection.readResource(uri, signal));
    }
    close() {
        return this.#end();
    }
    #touch() {
        if (this.#isTouched)
            return;
        this.#isTouched = true;
        this.onTouched();
    }
    async #follow(answer) {
        try {
            return await answer;
        }
        catch (error) {
            // What was called off leaves nobody knows what behind.
            if (!(error instanceof McpServerError) || error.kind !== 'answered')
                this.#isLost = true;
            throw error;
        }
    }
}

;// CONCATENATED MODULE: ./build/service/engine/lanes/lane.js





/** Longest listing of tools that is waited for only to tell whether a server may serve again. */
const LIST_LIMIT_MS = 10_000;
/** Servers of a lane that are on their way out while it goes on. */
const MOST_ENDINGS = 16;
async function listWithin({ limits }, connection, signal) {
    const limitMs = Math.min(limits.callTimeoutMs, LIST_LIMIT_MS);
    await withTimeLimit(limitMs, signal, (limited) => connection.listTools(limited));
}
const isNoAnswer = (error) => error instanceof McpServerError || error instanceof TimeLimitError;
/**
 * A place where one iteration after the other is carried out, with a connection of its own to each
 * server. What an iteration leaves of its connections decides whether the next one gets them.
 */
class Lane {
    #settings;
    #endings = new Endings(MOST_ENDINGS);
    /** In the hands of the iteration that goes on, by the key of the server. */
    #used = new Map();
    /** For one that is to come. */
    #readied = new Map();
    #comingUp = new Set();
    #callOffAll;
    #endWatch;
    /** Of the iteration that goes on; null where it needs none. */
    #place = null;
    /** For one that is to come. */
    #freshPlace = null;
    #connector;
    /** Told when a server in use turns out to be of no use to the next iteration. */
    onWornOut = () => { };
    constructor(settings) {
        this.#settings = settings;
        const { signal } = settings;
        this.#callOffAll = () => {
            for (const controller of this.#comingUp)
                controller.abort(signal.reason);
        };
        signal.addEventListener('abort', this.#callOffAll, { once: true });
        this.#endWatch = settings.memory.onGivenUp((isGivenUp, error) => {
            for (const { server, callOff } of [...this.#used.values(), ...this.#readied.values()]) {
                if (isGivenUp(server))
                    callOff(error);
            }
        });
    }
    /** Begins an iteration, in a place where it needs one. */
    enter(needsPlace) {
        if (needsPlace && this.#place === null) {
            this.#place = this.#freshPlace ?? this.#settings.openPlace();
            this.#freshPlace = null;
        }
        return needsPlace ? this.#place : null;
    }
    /** Whether a connection to the server is there, for the iteration that goes on or the next one. */
    isUp({ key }) {
        return (this.#used.get(key) ?? this.#readied.get(key))?.connection?.isOpen === true;
    }
    /**
     * The connection to a server for the iteration that goes on.
     *
     * @throws McpServerError where it cannot be had; the reason of the run's signal
     */
    connect(server) {
        const { key } = server;
        const used = this.#used.get(key) ?? this.#takeReadied(key) ?? this.#start(server, this.#place);
        this.#used.set(key, used);
        return used.connecting;
    }
    /** Those of the servers that an iteration after this one would have to wait for. */
    missing(servers) {
        return servers.filter(({ key }) => {
            const used = this.#used.get(key);
            return !this.#readied.has(key) && !(used && this.#mayServeAgain(used, true));
        });
    }
    /** Has servers come up for an iteration that is to come. */
    getReady(servers) {
        for (const server of servers) {
            this.#readied.set(server.key, this.#start(server, this.#placeAhead(server)));
        }
    }
    /** The iteration is over: ends what may not serve another one. */
    finish(passed) {
        for (const [key, used] of this.#used) {
            if (this.#mayServeAgain(used, passed) && !this.#readied.has(key)) {
                this.#readied.set(key, used);
            }
            else
                this.#end(used);
        }
        this.#used.clear();
        const place = this.#place;
        if (place === null || (passed && this.#settings.isolation === 'lane'))
            return;
        this.#place = null;
        this.#endPlace(place);
    }
    /** Ends what was got ready and is of no use to any iteration. */
    letGo(isNeeded) {
        for (const key of [...this.#readied.keys()].filter((one) => !isNeeded(one))) {
            const readied = this.#takeReadied(key);
            if (readied)
                this.#end(readied);
        }
    }
    /** Ends all there is; resolves when the processes of its servers are gone. Never rejects. */
    async close() {
        this.#settings.signal.removeEventListener('abort', this.#callOffAll);
        this.#endWatch();
        this.finish(false);
        this.letGo(() => false);
        if (this.#freshPlace !== null)
            this.#endPlace(this.#freshPlace);
        await this.#endings.all();
        await this.#connector?.close();
    }
    /** Where a server is started for an iteration that is to come, if it belongs anywhere. */
    #placeAhead(server) {
        const { isOfPlace, isolation, openPlace } = this.#settings;
        if (!isOfPlace(server))
            return null;
        if (isolation === 'lane' && this.#place !== null)
            return this.#place;
        this.#freshPlace ??= openPlace();
        return this.#freshPlace;
    }
    /** Ends a place with all that was started in it. */
    #endPlace(place) {
        for (const [key, readied] of [...this.#readied]) {
            if (readied.place !== place)
                continue;
            this.#readied.delete(key);
            this.#end(readied);
        }
        this.#endings.begin(Promise.resolve({ close: () => place.end() }));
    }
    /** Not one that went away while it waited. */
    #takeReadied(key) {
        const readied = this.#readied.get(key);
        this.#readied.delete(key);
        if (readied?.connection?.isOpen !== false)
            return readied;
        this.#end(readied);
        return undefined;
    }
    #mayServeAgain({ server, connection, place }, passed) {
        if (connection === null)
            return false;
        return this.#isKept(server, connection, { passed, isOfPlace: place !== null });
    }
    #isKept({ connection }, { facts, isTouched, isOpen }, { isOfPlace, ...wear }) {
        const { isolation } = this.#settings;
        const server = { connection, facts, isOfPlace };
        return isOpen && mayServeAgain(isolation, server, { isTouched, ...wear });
    }
    #end({ connecting, callOff }) {
        callOff(new Error('No iteration needs the server any more.'));
        this.#endings.begin(connecting);
    }
    #start(server, wanted) {
        const place = this.#settings.isOfPlace(server) ? wanted : null;
        const controller = new AbortController();
        this.#comingUp.add(controller);
        const connecting = this.#connect(server, place, controller.signal).finally(() => this.#comingUp.delete(controller));
        const upcoming = {
            server,
            connecting,
            connection: null,
            place,
            callOff: (reason) => controller.abort(reason),
        };
        connecting.then((connection) => {
            upcoming.connection = connection;
        }, 
        // Whoever waits for it is told; that may be nobody.
        () => { });
        return upcoming;
    }
    async #connect(server, place, signal) {
        const kept = place === null ? await this.#takeKept(server, signal) : undefined;
        const connection = kept ?? (await this.#open(server, place, signal));
        connection.onTouched = () => this.onWornOut();
        if (kept === undefined)
            await this.#learnTools(server, connection, signal);
        return connection;
    }
    /** One that lists its tools as it did before; it may be gone by now, or stuck. */
    async #takeKept(server, signal) {
        const { kept, tally } = this.#settings;
        const isOver = signal.aborted || this.#settings.signal.aborted;
        const taken = isOver ? undefined : kept.take(server.key);
        if (taken === undefined)
            return undefined;
        const connection = new LaneConnection(taken.connection, taken.close);
        try {
            await listWithin(server, connection, signal);
            tally.add(taken.startMs);
            return connection;
        }
        catch (error) {
            this.#endings.begin(Promise.resolve(connection));
            signal.throwIfAborted();
            if (!isNoAnswer(error))
                throw error;
            return undefined;
        }
    }
    async #open(server, place, signal) {
        const { memory, tally } = this.#settings;
        await this.#endings.room();
        this.#settings.signal.throwIfAborted();
        signal.throwIfAborted();
        const local = (await place?.serverIn(server)) ?? server;
        signal.throwIfAborted();
        const connector = this.#ownConnector();
        const options = { limits: server.limits, known: memory.factsOf(server) };
        const started = tally.begin();
        try {
            const connecting = connector.connect(local, options, signal);
            place?.hold(connecting, connector);
            const opened = await connecting;
            started.isUp();
            memory.connected(server, opened.facts);
            return new LaneConnection(opened);
        }
        catch (error) {
            if (error instanceof McpServerError)
                memory.failed(server, error);
            throw error;
        }
    }
    #ownConnector() {
        this.#connector ??= this.#settings.openConnector();
        return this.#connector;
    }
    /** Lists the tools where it depends on those that are called whether the server serves again. */
    async #learnTools(server, connection, signal) {
        const { memory } = this.#settings;
        const isOfPlace = this.#settings.isOfPlace(server);
        const keptIf = (isTouched) => this.#isKept(server, connection, { passed: true, isOfPlace, isTouched });
        if (!keptIf(false) || keptIf(true) || !memory.isListable(server))
            return;
        try {
            await listWithin(server, connection, signal);
        }
        catch (error) {
            if (signal.aborted)
                return;
            if (!isNoAnswer(error))
                throw error;
            // Each iteration gets a fresh one then. Whoever needs the list is told what is wrong with it.
            memory.unlistable(server);
        }
    }
}

;// CONCATENATED MODULE: ./build/service/engine/lanes/iteration-queue.js
/**
 * Iterations with the same servers one after the other, so that servers which are up are used up
 * before others are started. The order is that of the plan otherwise.
 */
function besideTheirLike(iterations, serversOf) {
    const groups = Map.groupBy(iterations, (iteration) => serversOf(iteration).toSorted().join());
    return [...groups.values()].flat();
}
/**
 * Hands out the iterations of a run, each once. A lane may put one aside, for which it then makes
 * servers ready. Others leave it that for a while, but no iteration waits for a lane that hangs.
 */
class IterationQueue {
    /** The next one last. */
    #waiting;
    #putAside = new Map();
    #serversOf;
    #clock;
    /** How many iterations that nobody has taken need a server. */
    #demand = new Map();
    #idle = new Set();
    constructor(iterations, serversOf, clock) {
        this.#waiting = besideTheirLike(iterations, serversOf).reverse();
        this.#serversOf = serversOf;
        this.#clock = clock;
        for (const iteration of iterations)
            this.#count(iteration, 1);
    }
    /** Whether an iteration that nobody has taken needs that server. */
    needs(serverId) {
        return (this.#demand.get(serverId) ?? 0) > 0;
    }
    /** What that lane would get now; null where nothing is left for it. */
    peek(lane) {
        return this.#putAside.get(lane) ?? this.#waiting.at(-1) ?? null;
    }
    /** Keeps what the lane would get now for it. */
    putAside(lane) {
        if (this.#putAside.has(lane))
            return;
        const iteration = this.#waiting.pop();
        if (iteration !== undefined)
            this.#putAside.set(lane, iteration);
    }
    /** The next iteration for a lane; null where there is none any more. */
    async take(lane, { ms, signal }) {
        const own = this.peek(lane);
        if (own !== null)
            return this.#handOut(own, lane);
        while (this.#putAside.size > 0) {
            if (!signal.aborted && (await this.#changesWithin(ms, signal)))
                continue;
            const [oldest] = this.#putAside;
            if (oldest !== undefined)
                return this.#handOut(oldest[1], oldest[0]);
        }
        return null;
    }
    #handOut(iteration, holder) {
        if (!this.#putAside.delete(holder))
            this.#waiting.pop();
        this.#count(iteration, -1);
        for (const wake of this.#idle)
            wake();
        return iteration;
    }
    #count(iteration, change) {
        for (const id of this.#serversOf(iteration)) {
            this.#demand.set(id, (this.#demand.get(id) ?? 0) + change);
        }
    }
    /** Whether an iteration is handed out before the time is over or the signal aborts. */
    #changesWithin(ms, signal) {
        return new Promise((resolve) => {
            const end = (isChanged) => {
                this.#idle.delete(wake);
                turnOff();
                signal.removeEventListener('abort', giveUp);
                resolve(isChanged);
            };
            const wake = () => end(true);
            const giveUp = () => end(false);
            const turnOff = this.#clock.alarm(ms, giveUp);
            this.#idle.add(wake);
            signal.addEventListener('abort', giveUp, { once: true });
        });
    }
}

;// CONCATENATED MODULE: ./build/service/engine/lanes/run-lanes.js

/** By how much an iteration may be late for a server that is started for it, and no more. */
const PATIENCE = 2;
/**
 * Carries out iterations in lanes, each one iteration at a time. Resolves when all are carried out
 * and the processes of all servers are gone.
 */
async function runLanes(iterations, options) {
    const { concurrency, clock } = options;
    const keysOf = (iteration) => options.serversOf(iteration).map(({ key }) => key);
    const queue = new IterationQueue(iterations, keysOf, clock);
    await Promise.all(Array.from({ length: concurrency }, () => runLane(queue, options)));
}
async function runLane(queue, options) {
    const { openLane, serversOf, needsPlace, isForegone, carryOut, usualStartMs, signal } = options;
    const lane = openLane();
    const lookAhead = () => {
        const next = queue.peek(lane);
        if (signal.aborted || next === null || isForegone(next))
            return;
        const missing = lane.missing(serversOf(next));
        if (missing.length === 0)
            return;
        queue.putAside(lane);
        lane.getReady(missing);
    };
    lane.onWornOut = lookAhead;
    const forIteration = {
        connect: (server) => lane.connect(server),
        isUp: (server) => lane.isUp(server),
        lookAhead,
    };
    try {
        for (;;) {
            const iteration = await queue.take(lane, { ms: PATIENCE * usualStartMs(), signal });
            if (iteration === null)
                return;
            const own = new Set(serversOf(iteration).map(({ key }) => key));
            lane.letGo((key) => own.has(key) || queue.needs(key));
            const place = lane.enter(needsPlace(iteration) && !isForegone(iteration));
            const { passed } = await carryOut(iteration, { ...forIteration, place });
            lane.finish(passed);
        }
    }
    finally {
        await lane.close();
    }
}

;// CONCATENATED MODULE: ./build/service/mcp/connect-limit.js

/** Name of the program that fetches or builds the server first; null where none does. */
const fetcherOf = ({ connection }) => connection.transport === 'stdio' ? fetchingProgram(connection) : null;
/** How long a connection to a server may take to stand. */
function connectLimitMs(server, limits) {
    const { connectTimeoutMs, fetchTimeoutMs } = limits;
    return fetcherOf(server) === null ? connectTimeoutMs : Math.max(connectTimeoutMs, fetchTimeoutMs);
}

;// CONCATENATED MODULE: ./build/service/engine/lanes/server-memory.js



/** Failures after which a server is given up: in a row, or by silence, which costs the most. */
const server_memory_FAILURES_BORNE = 2;
const waitOf = (server) => connectLimitMs(server, server.limits);
/** What a run knows of its servers: what the look at them found, and what became of them since. */
class ServerMemory {
    #redactor;
    #findings;
    #failures = new Map();
    #givenUp = new Map();
    #timesGivenUp = 0;
    #unlistable = new Set();
    #facts = new Map();
    #listeners = new Set();
    constructor(findings, redactor) {
        this.#redactor = redactor;
        this.#findings = new Map(findings.map((finding) => [finding.serverId, finding]));
        for (const { serverId, facts } of findings) {
            if (facts !== null)
                this.#facts.set(serverId, facts);
        }
    }
    /** How often servers were given up in this run. */
    get timesGivenUp() {
        return this.#timesGivenUp;
    }
    /** What is known of servers, for a case that waits for them as long as these say. */
    findingsFor(servers) {
        return servers.flatMap((server) => {
            const { id: serverId } = server;
            const found = this.#findings.get(serverId);
            const givenUp = this.#givenUp.get(serverId);
            if (givenUp === undefined || waitOf(server) > givenUp.waitMs)
                return found ?? [];
            return { ...(found ?? NOTHING_FOUND), serverId, trouble: givenUp.trouble };
        });
    }
    /** Has someone told of servers that are given up, until what is handed back is called. */
    onGivenUp(listener) {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }
    /** How a server spoke when it was last connected to; undefined where it never was. */
    factsOf({ id }) {
        return this.#facts.get(id);
    }
    /** Whether its tools can be listed, as far as is known. */
    isListable({ id }) {
        return this.#findings.get(id)?.trouble?.stage !== 'list' && !this.#unlistable.has(id);
    }
    unlistable({ id }) {
        this.#unlistable.add(id);
    }
    connected({ id }, facts) {
        this.#facts.set(id, facts);
        const failures = this.#failures.get(id);
        if (failures !== undefined)
            failures.inARow = [];
    }
    /** Gives the server up where that was to be the last time that somebody waited for it so long. */
    failed(server, error) {
        const { id } = server;
        const failures = this.#failures.get(id) ?? { inARow: [], bySilence: [] };
        this.#failures.set(id, failures);
        const isSilent = error.kind === 'timeout';
        // Who has more time may find it up.
        const againstMs = isSilent ? waitOf(server) : Number.POSITIVE_INFINITY;
        failures.inARow.push(againstMs);
        if (isSilent)
            failures.bySilence.push(againstMs);
        const waitMs = Math.max(borneUpTo(failures.inARow), borneUpTo(failures.bySilence));
        if (waitMs <= (this.#givenUp.get(id)?.waitMs ?? 0))
            return;
        if (this.#findings.get(id)?.trouble?.stage === 'connect')
            return;
        this.#giveUp(server, error, waitMs);
    }
    #giveUp(server, error, waitMs) {
        this.#timesGivenUp += 1;
        const message = this.#redactor.text(`Nothing waits for MCP server "${server.name}" any more, since it could not be connected to ${server_memory_FAILURES_BORNE} times in this run: ${errorText(error)}`);
        const trouble = { stage: 'connect', blame: blameFor(error, server), message };
        this.#givenUp.set(server.id, { waitMs, trouble });
        const { kind, httpStatus, isConnecting } = error;
        const told = new McpServerError(kind, server.name, message, { httpStatus, isConnecting });
        const isGivenUp = (other) => other.id === server.id && waitOf(other) <= waitMs;
        for (const listener of this.#listeners)
            listener(isGivenUp, told);
    }
}
/** The longest time to wait that as many failures as are borne speak against; 0: none. */
const borneUpTo = (failures) => failures.toSorted((one, other) => other - one)[server_memory_FAILURES_BORNE - 1] ?? 0;
const NOTHING_FOUND = { tools: null, toolsMayChange: false, facts: null };

;// CONCATENATED MODULE: ./build/service/engine/lanes/start-tally.js
/** Counts how often servers were started in a run, and keeps in mind how long that takes. */
class StartTally {
    #now;
    #starts = 0;
    #up = 0;
    #totalMs = 0;
    constructor(now) {
        this.#now = now;
    }
    get starts() {
        return this.#starts;
    }
    /** How long a start takes on an average; 0 where none has succeeded. */
    get usualMs() {
        return this.#up === 0 ? 0 : this.#totalMs / this.#up;
    }
    /** A server was started for the run before it began. */
    add(startMs) {
        this.#starts += 1;
        this.#up += 1;
        this.#totalMs += startMs;
    }
    /** A start begins, however it goes. */
    begin() {
        this.#starts += 1;
        const startedAt = this.#now();
        return {
            isUp: () => {
                this.#up += 1;
                this.#totalMs += this.#now() - startedAt;
            },
        };
    }
}

;// CONCATENATED MODULE: ./build/service/engine/servers/case-servers.js
/** How long a case waits for its servers. What it says of connecting, it says of fetching too. */
function mcpLimits({ connectTimeoutMs, toolTimeoutMs }, defaults) {
    return {
        connectTimeoutMs: connectTimeoutMs ?? defaults.connectTimeoutMs,
        fetchTimeoutMs: connectTimeoutMs ?? defaults.fetchTimeoutMs,
        callTimeoutMs: toolTimeoutMs ?? defaults.callTimeoutMs,
    };
}
/** The servers of a run as a case needs them. */
function caseServers(servers, own, defaults) {
    const limits = mcpLimits(own ?? {}, defaults);
    return servers.map((server) => caseServer(server, limits));
}
function caseServer(server, limits) {
    // How long it was waited for makes no difference to a connection that stands.
    return { ...server, limits, key: `${server.id} ${limits.callTimeoutMs}` };
}
/** The longest that any of the cases waits. */
function longestLimits(cases, defaults) {
    const all = cases.map((own) => mcpLimits(own, defaults));
    if (all.length === 0)
        return defaults;
    const longest = (limit) => all.reduce((most, limits) => Math.max(most, limits[limit]), 0);
    return {
        connectTimeoutMs: longest('connectTimeoutMs'),
        fetchTimeoutMs: longest('fetchTimeoutMs'),
        callTimeoutMs: longest('callTimeoutMs'),
    };
}

;// CONCATENATED MODULE: ./build/service/engine/servers/missing-tools.js





/** Assertions that hold only where the tool they name was called. */
const CALL_ASSERTIONS = ['toolCalledWith', 'toolCalledAtLeastOnce', 'firstToolWas'];
function demandedTool(assertion) {
    if (!('type' in assertion))
        return undefined;
    const { type } = assertion;
    const demands = CALL_ASSERTIONS.some((one) => one === type);
    return demands && 'toolName' in assertion ? assertion.toolName : undefined;
}
/** The tools of the servers a case uses, as far as they are known. */
class CaseTools {
    #testCase;
    #known;
    #used;
    constructor(testCase, known) {
        this.#testCase = testCase;
        this.#known = known;
        this.#used = usedServers(testCase, known.servers);
    }
    /** How many steps of the case do something before that one. */
    actionsBefore(stepIndex) {
        const before = this.#testCase.steps.slice(0, stepIndex);
        return before.filter(({ kind }) => kind !== 'assert').length;
    }
    /** Names of tools as they are told. */
    told(names) {
        return toldNames(names, this.#known.redactor);
    }
    /** Tools of one server; null where they are not known, or may be others by then. */
    ofServer(serverId, actionsBefore) {
        const finding = this.#known.findings.find((one) => one.serverId === serverId);
        if (finding === undefined || finding.tools === null)
            return null;
        return finding.toolsMayChange && actionsBefore > 0 ? null : finding.tools;
    }
    /** Tools of all servers the case uses; null where one of them has to be left open. */
    ofAll(actionsBefore) {
        const lists = this.#used.map(({ id }) => this.ofServer(id, actionsBefore));
        const known = lists.filter((tools) => tools !== null);
        return known.length === lists.length ? known.flat() : null;
    }
    /** By which a model may be told to call one: as the server names it, or as the model knows it. */
    choosable() {
        const lists = this.#used.map(({ id, name }) => this.ofServer(id, 0)?.flatMap((tool) => [
            tool,
            ...providerNames(name, this.#known.redactor.text(tool)),
        ]));
        const known = lists.filter((tools) => tools !== undefined);
        return known.length === lists.length ? known.flat() : null;
    }
}
/**
 * Why a case cannot pass: every tool it needs that is not there. Empty where nothing is missing, or
 * where it cannot be told before the case has run.
 */
function findMissingTools(testCase, known) {
    const tools = new CaseTools(testCase, known);
    const ofSteps = testCase.steps.flatMap((step, index) => {
        const actions = tools.actionsBefore(index);
        if (step.kind === 'assert')
            return missingInAssertion(step.assertion, tools, actions - 1);
        // A tool that is not there may be what is to be turned down.
        if (step.kind !== 'toolCall' || step.expectError !== undefined)
            return [];
        const server = serverOf(step, known.servers);
        const names = server === undefined ? null : tools.ofServer(server.id, actions);
        if (server === undefined || names === null || names.includes(step.toolName))
            return [];
        return [hasNoTool(server.name, step.toolName, tools.told(names))];
    });
    const allActions = tools.actionsBefore(testCase.steps.length);
    const ofPredicates = (testCase.predicates?.list ?? []).flatMap((assertion) => missingInAssertion(assertion, tools, allActions - 1));
    return [...new Set([...ofSteps, ...ofPredicates, ...missingChoice(testCase, tools)])];
}
function missingInAssertion(assertion, tools, actions) {
    const wanted = demandedTool(assertion);
    const names = tools.ofAll(actions);
    if (wanted === undefined || names === null || names.includes(wanted))
        return [];
    const type = 'type' in assertion ? assertion.type : assertion.kind;
    return [`${type} cannot hold: ${noServerHas(wanted, tools.told(names))}`];
}
const noServerHas = (wanted, names) => `no server of the case has a tool ${JSON.stringify(wanted)}. ${suggestNames(wanted, names, 'There are')}`;
function missingChoice({ steps, advancedConfig }, tools) {
    const choice = advancedConfig?.toolChoice;
    if (typeof choice !== 'object' || choice === null || !('toolName' in choice))
        return [];
    const { toolName } = choice;
    const isFirst = steps.find(({ kind }) => kind !== 'assert')?.kind === 'prompt';
    const names = isFirst ? tools.choosable() : null;
    if (typeof toolName !== 'string' || names === null || names.includes(toolName))
        return [];
    return [`advancedConfig.toolChoice cannot be met: ${noServerHas(toolName, tools.told(names))}`];
}
/** Tools that steps expect an error of and that their server does not have, with a hint each. */
function findUnknownRefusingTools(testCase, known) {
    const tools = new CaseTools(testCase, known);
    return testCase.steps.flatMap((step, index) => {
        if (step.kind !== 'toolCall' || step.expectError === undefined)
            return [];
        const { id: stepId, toolName } = step;
        const server = serverOf(step, known.servers);
        const names = server === undefined ? null : tools.ofServer(server.id, tools.actionsBefore(index));
        if (names === null || names.includes(toolName))
            return [];
        return [{ stepId, toolName, hint: suggestNames(toolName, tools.told(names), 'It has') }];
    });
}
/** Tools that `toolNeverCalled` assertions of a case name and that nobody has, with a hint each. */
function findUnknownForbiddenTools(testCase, known) {
    const tools = new CaseTools(testCase, known);
    const judged = [
        ...testCase.steps.flatMap((step, index) => step.kind === 'assert' ? [{ assertion: step.assertion, at: index }] : []),
        ...(testCase.predicates?.list ?? []).map((assertion) => ({
            assertion,
            at: testCase.steps.length,
        })),
    ];
    return judged.flatMap(({ assertion, at }) => {
        if (!('type' in assertion) || assertion.type !== 'toolNeverCalled')
            return [];
        const { toolName } = assertion;
        const names = tools.ofAll(tools.actionsBefore(at) - 1);
        if (names === null || names.includes(toolName))
            return [];
        return [{ toolName, hint: suggestNames(toolName, tools.told(names), 'There are') }];
    });
}

;// CONCATENATED MODULE: ./build/service/engine/servers/foregone-case.js


/**
 * How a case ends without being carried out, for what is known of its servers; null where it has to
 * be. A server whose own doing it is that it cannot be used fails its cases; other trouble leaves
 * them without a result.
 */
function foregoneEnd(testCase, known) {
    const { redactor } = known;
    const hasPrompt = testCase.steps.some(({ kind }) => kind === 'prompt');
    const used = new Set(usedServers(testCase, known.servers).map(({ id }) => id));
    const troubles = known.findings.flatMap(({ serverId, trouble }) => {
        const matters = trouble?.stage === 'connect' || hasPrompt;
        return trouble !== null && used.has(serverId) && matters ? trouble : [];
    });
    if (troubles.length > 0) {
        const isServers = troubles.some(({ blame }) => blame === 'server');
        const error = redactor.text(troubles.map(({ message }) => message).join('\n'));
        return { status: 'failed', result: isServers ? 'failed' : null, error };
    }
    const missing = findMissingTools(testCase, known);
    return missing.length === 0
        ? null
        : { status: 'completed', result: 'failed', error: redactor.text(missing.join('\n')) };
}

;// CONCATENATED MODULE: ./build/service/engine/run-pass.js















/** Of a run; what goes wrong at the end of one iteration does so at the end of many. */
const MOST_WARNINGS = 5;
const CANCELLED = { status: 'cancelled', result: null, error: null };
/** What is worked out once for all iterations of a case. */
class PlannedCases {
    #plan;
    #memory;
    #settings;
    #servers = new Map();
    #places = new Map();
    /** As far as is known since servers were last given up. */
    #foregone = new Map();
    #timesGivenUp = 0;
    constructor(plan, memory, settings) {
        this.#plan = plan;
        this.#memory = memory;
        this.#settings = settings;
    }
    /** Finds out which servers each case uses. Has the service do other work meanwhile. */
    async examine(signal) {
        const pause = createPauses();
        for (const { testCase } of this.#plan.iterations) {
            if (signal.aborted)
                return;
            if (this.#servers.has(testCase.id))
                continue;
            const isForegone = this.foregoneEnd(testCase) !== null;
            this.#servers.set(testCase.id, isForegone ? [] : usedServers(testCase, this.allFor(testCase)));
            await pause();
        }
    }
    /** The servers that it uses; none where it was foregone from the beginning. */
    serversOf({ id }) {
        return this.#servers.get(id) ?? [];
    }
    /** Whether any of them uses the server of that key. */
    need(key) {
        return [...this.#servers.values()].some((servers) => servers.some((one) => one.key === key));
    }
    /** All servers of the run, as the case needs them. */
    allFor({ limits }) {
        return caseServers(this.#plan.servers, limits, this.#settings.limits);
    }
    /** Whether its iterations need places of their own. */
    needsPlace(testCase) {
        const { settings } = this.#plan;
        const known = this.#places.get(testCase.id);
        if (known !== undefined)
            return known;
        const needs = this.serversOf(testCase).some((server) => belongsToPlace(server, settings)) ||
            (0,execution_settings/* namesIterationFolder */.gM)([testCase.steps, testCase.predicates]);
        this.#places.set(testCase.id, needs);
        return needs;
    }
    /** How it ends without being carried out, by what is known now; null where it has to be. */
    foregoneEnd(testCase) {
        const { timesGivenUp } = this.#memory;
        if (timesGivenUp !== this.#timesGivenUp)
            this.#foregone.clear();
        this.#timesGivenUp = timesGivenUp;
        const known = this.#foregone.get(testCase.id);
        if (known !== undefined)
            return known;
        const { servers } = this.#plan;
        const findings = this.#memory.findingsFor(this.allFor(testCase));
        const end = foregoneEnd(testCase, { servers, findings, redactor: this.#settings.redactor });
        this.#foregone.set(testCase.id, end);
        return end;
    }
}
/** Carries out the iterations of a run, each recorded as soon as it ends. Never rejects. */
async function carryOutRun(plan, recorder, settings, signal, clock = ports_clock/* systemClock */.m) {
    const { isolation, openConnector, kept, turns, host, redactor, now, log } = settings;
    const turn = turns?.join(plan.iterations.length, signal, plan.isOfBase) ?? null;
    // None is opened that no iteration would come to.
    const concurrency = Math.min(settings.concurrency, plan.iterations.length);
    const memory = new ServerMemory(plan.findings, redactor);
    const tally = new StartTally(now);
    const cases = new PlannedCases(plan, memory, settings);
    const warnings = new Set();
    const ofPlaces = {
        ...{ host, commands: plan.settings, checkout: checkoutOf(plan.servers), redactor, signal },
        setups: { failures: 0, last: null },
        warn: (message) => {
            if (warnings.size < MOST_WARNINGS)
                warnings.add(message);
        },
    };
    const startedAt = now();
    await cases.examine(signal);
    const times = { wallMs: 0, workMs: 0, startupMs: 0 };
    const outcomeOf = async ({ iterationId, testCase }, lane) => {
        await turn?.begin();
        if (signal.aborted)
            return unstartedOutcome(testCase, CANCELLED);
        await recorder.iterationStarted(iterationId, now());
        const foregone = cases.foregoneEnd(testCase);
        return foregone === null
            ? runIteration({ ...plan, servers: cases.allFor(testCase) }, testCase, settings, lane, signal)
            : unstartedOutcome(testCase, foregone);
    };
    const carryOut = async (iteration, lane) => {
        let passed = false;
        try {
            const outcome = await outcomeOf(iteration, lane);
            passed = outcome.result === 'passed';
            times.workMs += outcome.durationMs;
            times.startupMs += outcome.startupMs;
            await recorder.iterationFinished(iteration.iterationId, outcome);
        }
        catch (error) {
            log.error(`Run ${plan.runId}: iteration ${iteration.iterationId} could not be recorded: ${redactor.text(errorText(error))}`);
        }
        times.wallMs = now() - startedAt;
        return { passed };
    };
    void kept.letGo((key) => cases.need(key));
    await runLanes(turn === null ? plan.iterations : byRound(plan.iterations), {
        ...{ concurrency, carryOut, clock, signal },
        openLane: () => new Lane({
            ...{ isolation, openConnector, kept, memory, tally, signal },
            openPlace: () => new Place(ofPlaces),
            isOfPlace: (server) => belongsToPlace(server, plan.settings),
        }),
        needsPlace: ({ testCase }) => cases.needsPlace(testCase),
        serversOf: ({ testCase }) => cases.serversOf(testCase),
        isForegone: ({ testCase }) => cases.foregoneEnd(testCase) !== null,
        usualStartMs: () => tally.usualMs,
    });
    turn?.leave();
    const servers = plan.servers.flatMap((server) => {
        const protocolVersion = memory.factsOf(server)?.protocolVersion;
        if (!protocolVersion)
            return [];
        const finding = plan.findings.find(({ serverId }) => serverId === server.id);
        return { name: server.name, protocolVersion, ...toldTools(finding, redactor) };
    });
    return {
        ...{ isolation, concurrency, starts: tally.starts, ...times, servers },
        ...(warnings.size === 0 ? {} : { warnings: [...warnings] }),
    };
}

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./build/resilience/retry.js
var retry = __webpack_require__(7030);
// EXTERNAL MODULE: ./build/resilience/retry-policy.js
var retry_policy = __webpack_require__(3477);
;// CONCATENATED MODULE: ./build/service/engine/servers/inspection.js









const SERVERS_AT_ONCE = 8;
/** Longest listing of tools that is waited for, so that the answer to the request is not late. */
const inspection_LIST_LIMIT_MS = 10_000;
/** For one page. */
const inspection_listLimitMs = ({ callTimeoutMs }) => Math.min(callTimeoutMs, inspection_LIST_LIMIT_MS);
const SECOND_CHANCE = { maxAttempts: 2, backoff: (0,retry_policy/* constantBackoff */.F)(1_000) };
/** Connects; where the network between is in the way, it gets a second chance. */
function connectPatiently(server, { connector, limits }, signal) {
    return (0,retry/* retry */.L)(() => connector.connect(server, { limits }, signal), {
        policy: SECOND_CHANCE,
        judge: (error) => (mayPass(error, server) ? {} : null),
        ...{ clock: ports_clock/* systemClock */.m, random: Math.random, signal },
    });
}
function mayPass(error, server) {
    return (
    // What fetches a server has itself tried again.
    fetcherOf(server) === null &&
        error instanceof McpServerError &&
        error.kind === 'unreachable' &&
        blameFor(error, server) === 'surroundings');
}
/** Whoever sent the request gives up after two minutes. */
const LONGEST_LOOK_MS = 100_000;
/** For all servers together, since whoever sent the request waits: what the slowest one may take. */
function totalLimitMs(servers, { limits, spentMs = 0 }) {
    const slowestMs = servers.reduce((ms, server) => Math.max(ms, connectLimitMs(server, limits)), 0);
    return Math.max(Math.min(slowestMs + inspection_listLimitMs(limits), LONGEST_LOOK_MS - spentMs), 0);
}
/**
 * Lets the first of the servers that npm installs as one package come before the others. What kept
 * it from being fetched keeps them from it too, and is not waited for again.
 */
function inTurns(connect, redactor) {
    const firsts = new Map();
    return async (server, connector) => {
        const { name, connection } = server;
        const fetched = connection.transport === 'stdio' ? npmPackage(connection) : null;
        if (fetched === null)
            return connect(server, connector);
        const first = firsts.get(fetched);
        if (first === undefined) {
            const attempt = connect(server, connector);
            firsts.set(fetched, attempt);
            return attempt;
        }
        const failure = await first.then(() => null, (error) => error);
        if (failure instanceof McpServerError && failure.kind === 'unreachable') {
            const message = `MCP server "${name}" was not started, since another one of its package was not: ${failure.message}`;
            const told = redactor.text(message);
            throw new McpServerError('unreachable', name, told, { isConnecting: true });
        }
        return connect(server, connector);
    };
}
/**
 * Looks at each server once, some at a time: connects to it, lists its tools, and lets go of it
 * where nobody keeps it. A server for which there was no time is found neither well nor in trouble.
 *
 * @throws the outer signal's reason when that aborts
 */
async function inspectServers(servers, settings, outer) {
    const limit = startTimeLimit(totalLimitMs(servers, settings), outer);
    try {
        return await lookAtEach(servers, settings, limit, outer);
    }
    finally {
        limit.end();
    }
}
async function lookAtEach(servers, settings, timeLimit, outer) {
    const { redactor, limits, openConnector, keep, onListed } = settings;
    const { signal } = timeLimit;
    const limit = (0,p_limit/* default */.A)(SERVERS_AT_ONCE);
    const connect = inTurns((server, connector) => connectPatiently(server, { connector, limits }, signal), redactor);
    const look = async (server, connector) => {
        const unknown = { serverId: server.id, tools: null, toolsMayChange: false, facts: null };
        const troubleAt = (stage, error) => {
            outer.throwIfAborted();
            if (!(error instanceof McpServerError)) {
                if (timeLimit.isReached())
                    return { ...unknown, trouble: null };
                throw error;
            }
            const blame = blameFor(error, server);
            // Whoever tells of a wrong configuration names the server by its place in there.
            const message = redactor.text(blame === 'configuration' ? error.detail : errorText(error));
            return { ...unknown, trouble: { stage, blame, message } };
        };
        const startedAt = ports_clock/* systemClock */.m.now();
        const connected = await connect(server, connector).catch((error) => troubleAt('connect', error));
        if ('trouble' in connected)
            return connected;
        const startMs = ports_clock/* systemClock */.m.now() - startedAt;
        let isKept = false;
        try {
            const listed = await connected.listTools(signal, inspection_listLimitMs(limits));
            const { facts } = connected;
            onListed?.(server.id, listed);
            keep?.(server, { connection: connected, connector }, startMs);
            isKept = keep !== null;
            return {
                ...{ serverId: server.id, tools: listed.map(({ name }) => name) },
                ...{ toolsMayChange: facts.toolsMayChange, facts, trouble: null },
            };
        }
        catch (error) {
            return troubleAt('list', error);
        }
        finally {
            // Whoever opened the connector waits for that.
            if (!isKept)
                void connected.close();
        }
    };
    const looks = servers.map((server) => limit(() => look(server, openConnector())));
    // Whoever is told of the first that failed closes what all of them have opened.
    await Promise.allSettled(looks);
    return Promise.all(looks);
}

;// CONCATENATED MODULE: ./build/service/engine/run-executor.js











/** What waits for a model leaves a core to others, so there is always room for a second one. */
const LEAST_DEFAULT_CONCURRENCY = 2;
const DEFAULT_ITERATION_TIMEOUT_MS = 300_000;
/** They wait 2, 4, 8 and 16 s, or what the provider asks for: one lost answer costs the run. */
const DEFAULT_PROVIDER_RETRIES = 4;
const defaultConcurrency = () => Math.max(LEAST_DEFAULT_CONCURRENCY, (0,external_node_os_.availableParallelism)());
/**
 * Every secret of a run: what servers are given, those of other runs too, and the keys of
 * models.
 */
function run_executor_secretsOf(access, models, serverSecrets) {
    const values = [
        ...serverSecrets,
        ...models.configuredSecrets(),
        ...Object.values(access.modelApiKeys),
    ];
    return { values, redactor: createSecretKeeper(values) };
}
/** Opens connectors that show servers their tokens, by the names of these. */
function showing(openConnector, tokens) {
    if (tokens.size === 0)
        return openConnector;
    return () => {
        const connector = openConnector();
        return {
            connect: (server, options, signal) => connector.connect(server, { ...options, token: tokens.get(server.name) }, signal),
            untilEnded: () => connector.untilEnded(),
            close: () => connector.close(),
        };
    };
}
/** Whether an iteration may use a server that was up before it began. */
const mayKeep = ({ servers, settings }, isolation) => isolation !== 'iteration' && !servers.some((server) => belongsToPlace(server, settings));
/** Servers are looked at as they are started for an iteration. */
function placeOfInspection({ servers }, settings) {
    const isNeeded = servers.some((server) => belongsToPlace(server, settings.commands));
    return isNeeded ? new Place(settings) : null;
}
/**
 * Executes runs: their iterations in lanes, each recorded as soon as it ends. `execute` rejects
 * only where tokens cannot be looked up, before it begins; on abort it resolves when the running
 * iterations are wound up.
 */
function createRunExecutor(options) {
    const { models, openConnector, host, serverSecrets, log, now = Date.now } = options;
    const limits = {
        connectTimeoutMs: options.connectTimeoutMs ?? DEFAULT_CONNECT_TIMEOUT_MS,
        fetchTimeoutMs: options.fetchTimeoutMs ?? DEFAULT_FETCH_TIMEOUT_MS,
        callTimeoutMs: options.toolTimeoutMs ?? DEFAULT_CALL_TIMEOUT_MS,
    };
    const concurrencyOf = ({ concurrency }) => concurrency ?? options.concurrency ?? defaultConcurrency();
    const isolationOf = ({ isolation }) => isolation ?? options.isolation ?? 'auto';
    const openerFor = async ({ servers, userId }, secrets) => {
        const { tokensFor } = options;
        const open = () => openConnector(secrets);
        if (tokensFor === undefined)
            return open;
        const found = servers.map(async (server) => {
            const token = await tokensFor({ ...server, userId }, secrets.redactor);
            return token === undefined ? [] : [[server.name, token]];
        });
        return showing(open, new Map((await Promise.all(found)).flat()));
    };
    const turns = options.inTurns === true ? new RunTurns() : null;
    /** Looks at servers that are over, and their processes not gone yet. */
    const closing = new Set();
    const executor = {
        async inspect(plan, signal) {
            const secrets = run_executor_secretsOf(plan, models, serverSecrets);
            const { redactor } = secrets;
            const open = await openerFor(plan, secrets);
            const connectors = new Set();
            const openOne = () => {
                const connector = open();
                connectors.add(connector);
                return connector;
            };
            const kept = mayKeep(plan, isolationOf(plan.settings)) ? new KeptServers(secrets) : null;
            let unused;
            const lookLimits = longestLimits(plan.limits, limits);
            const keep = kept &&
                ((server, { connection, connector }, startMs) => {
                    connectors.delete(connector);
                    const close = () => connector.close();
                    kept.add(caseServer(server, lookLimits).key, { connection, close, startMs });
                });
            // While servers are looked at, what lanes live in comes up too: of one case no second one.
            const lanes = Math.min(concurrencyOf(plan.settings), plan.limits.length);
            options.startAhead?.(plan.servers.length + lanes - (kept === null ? 0 : 1));
            const startedAt = now();
            const place = placeOfInspection(plan, {
                ...{ host, redactor, signal, commands: plan.settings },
                checkout: checkoutOf(plan.servers),
                setups: { failures: 0, last: null },
                // Whoever runs it next is told.
                warn: () => { },
            });
            try {
                const servers = await Promise.all(plan.servers.map((server) => place?.serverIn(server) ?? server));
                const settings = {
                    ...{ openConnector: openOne, redactor, spentMs: now() - startedAt, keep },
                    ...{ limits: lookLimits, onListed: plan.onListed },
                };
                const findings = await inspectServers(servers, settings, signal);
                return { findings, setupTrouble: null, redactor, kept };
            }
            catch (error) {
                unused = kept?.letGo();
                signal.throwIfAborted();
                if (!(error instanceof CommandError))
                    throw error;
                // What failed may do so once: each iteration finds out anew, and is told.
                const setupTrouble = error.kind === 'missing' ? error.message : null;
                return { findings: [], setupTrouble, redactor, kept: null };
            }
            finally {
                // A server that leaves slowly does not hold up the answer to the request, while there is one.
                const closed = Promise.all([unused, ...[...connectors].map((one) => one.close())])
                    .then(() => place?.end())
                    .finally(() => closing.delete(closed));
                closing.add(closed);
                if (signal.aborted)
                    await closed;
            }
        },
        async execute(plan, recorder, signal) {
            // Also where it comes to nothing from here on: the base is run all the same.
            if (plan.isOfBase !== true)
                turns?.lead();
            const kept = plan.kept ?? new KeptServers(run_executor_secretsOf(plan, models, serverSecrets));
            const { secrets } = kept;
            const settings = {
                ...{ models, limits, host, now, log, kept, turns },
                isolation: isolationOf(plan.settings),
                concurrency: concurrencyOf(plan.settings),
                openConnector: await openerFor(plan, secrets),
                iterationTimeoutMs: options.iterationTimeoutMs ?? DEFAULT_ITERATION_TIMEOUT_MS,
                maxTurns: options.maxTurns ?? contract_limits/* TURNS_PER_PROMPT */.QQ,
                providerRetries: options.providerRetries ?? DEFAULT_PROVIDER_RETRIES,
                redactor: secrets.redactor,
            };
            // Not after those of the lanes: each may take its time.
            const letGo = () => void kept.letGo();
            signal.addEventListener('abort', letGo, { once: true });
            if (signal.aborted)
                letGo();
            const execution = await carryOutRun(plan, recorder, settings, signal);
            signal.removeEventListener('abort', letGo);
            await Promise.all([kept.letGo(), ...closing]);
            return execution;
        },
    };
    if (turns === null)
        return executor;
    return {
        ...executor,
        inspect: (plan, signal) => turns.look(() => executor.inspect(plan, signal)),
    };
}

;// CONCATENATED MODULE: ./build/service/mcp/sandbox/mount-plan.js

/** Folders for what does not last, and for sockets: of Docker, of the user's session, of the system's. */
const EVERYONES = ['/tmp', '/var/tmp', '/run'];
/** `/etc/resolv.conf` leads there on most machines. */
const NEEDED_OF_RUN = ['/run/systemd/resolve', '/run/resolvconf', '/run/current-system'];
/** Where npx, uvx and their like keep what they fetched. */
const HOME_CACHES = ['.npm', '.cache'];
const OTHER_HOME_CACHES = ['.local/share/uv', '.local/share/pnpm', '.bun/install', '.deno', 'go'];
/** Where people's programs are, apart from what is on the PATH. */
const HOME_PROGRAMS = [
    '.local/bin',
    '.local/lib',
    '.local/share/pipx',
    '.local/pipx',
    '.cargo/bin',
    '.rustup',
    '.nvm/versions',
    '.volta',
    '.pyenv',
    '.rbenv',
    '.asdf',
    '.sdkman',
    '.dotnet',
];
const mount_plan_isWithin = (path, folder) => path === folder || path.startsWith(folder.endsWith(external_node_path_.sep) ? folder : folder + external_node_path_.sep);
/** A program's folder alone tells little where its libraries are beside it. */
function installation(folder, homes) {
    const parent = (0,external_node_path_.dirname)(folder);
    if (!['bin', 'sbin'].includes((0,external_node_path_.basename)(folder)))
        return folder;
    // The folder above `~/bin` and that above `~/.local/bin` hold much else.
    const isPersonal = homes.some((home) => parent === home || (0,external_node_path_.dirname)(parent) === home);
    return isPersonal ? folder : parent;
}
/** A folder and those above it, below another one; the outermost first. */
function pathBetween(folder, outer) {
    const names = (0,external_node_path_.relative)(outer, folder).split(external_node_path_.sep);
    return names.map((_name, index) => (0,external_node_path_.join)(outer, ...names.slice(0, index + 1)));
}
/**
 * What servers may do where: they read the system, write to the workspace and to the caches of
 * package runners, and find of their user's things nothing but programs. What comes later lies
 * deeper and counts.
 */
function planMounts(scene, lookUp) {
    const mounts = new Map();
    const found = (paths) => paths.flatMap((path) => lookUp((0,external_node_path_.resolve)(path)) ?? []);
    const add = (access, entries) => {
        for (const { path, isFolder } of entries)
            mounts.set(path, { path, access, isFolder });
    };
    const workspace = lookUp(scene.workspace)?.path ?? scene.workspace;
    const homes = found(scene.homes).filter(({ path }) => path !== '/');
    const homePaths = homes.map(({ path }) => path);
    const everyones = found(EVERYONES);
    const hidden = found(scene.hidden).filter(({ path }) => path !== '/');
    const kept = [...homePaths, ...[...everyones, ...hidden].map(({ path }) => path), workspace];
    // What would open again what is hidden, or close the workspace, is not taken at its word.
    const harmless = ({ path }) => !kept.some((folder) => mount_plan_isWithin(folder, path)) && !mount_plan_isWithin(path, workspace);
    const inHomes = (names) => homePaths.flatMap((home) => names.map((name) => (0,external_node_path_.join)(home, name)));
    add('hidden', [...everyones, ...homes]);
    add('read', found(NEEDED_OF_RUN));
    const programs = found(scene.programs).map(({ path }) => installation(path, homePaths));
    add('read', found([...inHomes(HOME_PROGRAMS), ...programs, ...scene.readable]).filter(harmless));
    const caches = [...inHomes([...HOME_CACHES, ...OTHER_HOME_CACHES]), ...scene.caches];
    add('write', found(caches).filter(harmless));
    add('hidden', hidden);
    add('write', [{ path: workspace, isFolder: true }]);
    const own = lookUp(scene.ownProgram);
    if (own !== null && mount_plan_isWithin(own.path, workspace) && own.path !== workspace) {
        // A folder that something is mounted on cannot be moved away, nor can those above it then.
        const above = pathBetween((0,external_node_path_.dirname)(own.path), workspace).filter((path) => path !== workspace);
        add('write', found(above));
        add('read', [own]);
    }
    return withoutNeedless([...mounts.values()]);
}
/** Parents first, and nothing twice: but what can be written is mounted wherever it was planned. */
function withoutNeedless(mounts) {
    const kept = [];
    for (const mount of mounts.toSorted((one, other) => one.path.length - other.path.length)) {
        const { path, access } = mount;
        if (access === 'write' || accessTo(path, kept) !== access)
            kept.push(mount);
    }
    return kept;
}
/** What a server may do with a path. */
function accessTo(path, mounts) {
    return mounts.findLast((mount) => mount_plan_isWithin(path, mount.path))?.access ?? 'read';
}

;// CONCATENATED MODULE: ./build/service/mcp/sandbox/bubblewrap.js











const STATUS_DESCRIPTOR = 3;
const OPTIONS_DESCRIPTOR = 4;
/** A shell's way to say that a signal ended a program. */
const SIGNAL_BASE = 128;
/** What bubblewrap tells of its child, an object a line. */
const statusSchema = schemas/* looseObject */._H3({
    'child-pid': schemas/* int */.Whr().optional(),
    'exit-code': schemas/* int */.Whr().optional(),
});
const MOUNT_OPTIONS = { read: '--ro-bind', write: '--bind' };
function mountOptions({ path, access, isFolder }) {
    if (access !== 'hidden')
        return [MOUNT_OPTIONS[access], path, path];
    return isFolder ? ['--tmpfs', path] : ['--ro-bind', '/dev/null', path];
}
/** Options of bubblewrap for a server; they hold its environment, and so belong into no argument. */
function bubblewrapOptions(mounts, variables, folder) {
    return [
        ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
        ...mounts.flatMap(mountOptions),
        ...['--unshare-user-try', '--unshare-pid', '--unshare-ipc', '--unshare-uts'],
        ...['--unshare-cgroup-try', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
        ...Object.entries(variables).flatMap(([name, value]) => ['--setenv', name, value]),
        ...['--chdir', folder],
    ];
}
/** Reads what bubblewrap tells; anything else on that descriptor cannot be. */
class Status {
    /** The server's own process group as this process sees it, once it is there. */
    group = null;
    /** Whether the server ran, and has ended. */
    hasRun = false;
    #isKilled = false;
    read;
    constructor(stream) {
        let text = '';
        this.read = new Promise((resolve) => {
            stream.on('data', (chunk) => {
                text += chunk.toString('utf8');
                const lines = text.split('\n');
                text = lines.pop() ?? '';
                for (const line of lines)
                    this.#take(line);
            });
            stream.on('close', resolve);
            // It ends all the same, and what it did not tell is not known.
            stream.on('error', () => { });
        });
    }
    /**
     * Ends what is in the sandbox by its first process, with which all others go: until it is bound to
     * the life of bubblewrap, it would outlive that one. It leaves the group of bubblewrap at a moment
     * that nobody tells, so it is named by itself. It may not be known yet, as what was told is read
     * later.
     */
    kill() {
        this.#isKilled = true;
        if (this.group === null || this.hasRun)
            return;
        signalProcess(this.group, 'SIGKILL');
    }
    #take(line) {
        const told = statusSchema.parse(JSON.parse(line));
        if (told['exit-code'] !== undefined)
            this.hasRun = true;
        if (told['child-pid'] === undefined)
            return;
        this.group = told['child-pid'];
        if (this.#isKilled)
            this.kill();
    }
}
/**
 * Starts a program in a sandbox. Bubblewrap itself gets no variable of it: one such as `LD_PRELOAD`
 * would be at work before there is a sandbox.
 */
function startWrapped(bubblewrap, options, program) {
    const [status, given] = [String(STATUS_DESCRIPTOR), String(OPTIONS_DESCRIPTOR)];
    const line = ['--args', given, '--json-status-fd', status, '--', ...program];
    const child = pipedChild((0,external_node_child_process_.spawn)(bubblewrap, line, {
        cwd: '/',
        env: {},
        detached: true,
        stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
    }));
    const [statusStream, optionsStream] = extraStreams(child);
    // Bubblewrap says what is wrong with options it could not read to the end.
    optionsStream.on('error', () => { });
    optionsStream.end(options.map((option) => `${option}\0`).join(''));
    return { child, status: new Status(statusStream) };
}
function extraStreams(child) {
    // For want of file descriptors Node makes no streams, which its types do not tell.
    const streams = child.stdio ?? [];
    const [status, options] = [streams[STATUS_DESCRIPTOR], streams[OPTIONS_DESCRIPTOR]];
    if (isDuplex(status) && isDuplex(options))
        return [status, options];
    throw new Error('there are no file descriptors left for it');
}
function isDuplex(stream) {
    return typeof stream === 'object' && stream !== null && 'write' in stream && 'read' in stream;
}
/** How the program ended: bubblewrap passes its exit code on, and a signal as a shell does. */
function wrappedEnd({ exitCode, signalCode }) {
    const number = (exitCode ?? 0) - SIGNAL_BASE;
    const [signal] = Object.entries(external_node_os_.constants.signals).find(([, value]) => value === number) ?? [];
    return signal === undefined ? endInWords(exitCode, signalCode) : `was ended by ${signal}`;
}
function requireVisible(path, what, mounts) {
    if (accessTo((0,external_node_fs_.realpathSync)(path), mounts) !== 'hidden')
        return;
    throw new MissingProgramError(`${what} ${JSON.stringify(path)} is hidden from servers by \`server-sandbox: bwrap\`; ` +
        'have it in the workspace, or outside of the home and temporary folders');
}
/** Starts a server in a sandbox of its own. */
function launchInBubblewrap(connection, plan, { bubblewrap, mounts: own, mountsOf }) {
    const { command, args, checkout, folder: ofIteration } = connection;
    const writable = ofIteration === undefined ? [] : [ofIteration];
    const mounts = [
        ...(checkout === undefined ? own : (mountsOf[checkout] ?? own)),
        ...writable.map((path) => ({ path, access: 'write', isFolder: true })),
    ];
    refuseContainers(connection, 'bwrap');
    const folder = sandbox_plan_folderOf(connection, plan);
    const variables = variablesOf(connection, plan);
    const noFolder = requireFolder(folder);
    if (noFolder !== null)
        throw noFolder;
    requireVisible(folder, 'the folder', mounts);
    const program = findProgram(command, { path: variables['PATH'], folder });
    requireVisible(program, 'the program', mounts);
    const options = bubblewrapOptions(mounts, variables, folder);
    const { child, status } = startWrapped(bubblewrap, options, [command, ...args]);
    return {
        child,
        settled: status.read,
        end: () => wrappedEnd(child),
        signal: (signal) => {
            const { pid } = child;
            if (pid === undefined)
                return false;
            if (signal === 'SIGKILL')
                status.kill();
            // A kind word is for the server; bubblewrap would die of it, and the server at once.
            if (signal === 'SIGKILL' || signal === 0 || status.group === null) {
                return signalGroup(pid, signal) === 'sent';
            }
            return signalGroup(status.group, signal) === 'sent';
        },
        explain: (error) => error,
        refusal: (lastWords) => child.exitCode === null || status.hasRun ? null : bubblewrap_refusalOf(command, lastWords),
    };
}
function bubblewrap_refusalOf(command, lastWords) {
    const isMissing = lastWords.split('\n').some((line) => line.startsWith('bwrap: execvp '));
    return isMissing
        ? {
            kind: 'missing',
            message: `the program ${JSON.stringify(command)} cannot be executed in the sandbox of \`server-sandbox: bwrap\``,
        }
        : { kind: 'unreachable', message: 'bwrap could not make the sandbox of `server-sandbox`' };
}

;// CONCATENATED MODULE: ./build/service/mcp/sandbox/left-processes.js




/** What a server that is gone gets for what it has told to end too. */
const left_processes_SETTLE_MS = 200;
/**
 * From one look at all processes to the next: servers that end one after another share looks, which
 * hold up whoever reads what servers send.
 */
const LOOK_APART_MS = 100;
/** Who starts another and ends while all are looked at is not seen, and neither is the other. */
const LOOKS_FOR_NONE = 2;
const left_processes_TERM_GRACE_MS = 500;
/** What takes longer to be killed cannot be. */
const left_processes_KILL_GRACE_MS = 2_000;
const left_processes_POLL_MS = 50;
const foundAs = (processes) => new Map(processes.map((one) => [one.pid, one]));
/** Sends a signal to what servers have left; signal 0 only asks. Returns whether there is any. */
async function signalLeft({ marks, found }, signal, confinement) {
    if (confinement.kind === 'user')
        return signalMarkedOfUser(confinement.sudo, marks, signal);
    for (const [pid, one] of found)
        if (!isThere(one))
            found.delete(pid);
    for (const pid of [...markedProcesses(marks), ...found.keys()]) {
        for (const one of [processOf(pid), ...descendantsOf(pid)])
            if (one)
                found.set(one.pid, one);
    }
    return [...found.keys()].filter((pid) => signalProcess(pid, signal)).length > 0;
}
/** As `signalLeft`, which looks again where there seems to be none. */
async function signalAnyLeft(...given) {
    for (let look = 0; look < LOOKS_FOR_NONE; look += 1) {
        if (await signalLeft(...given))
            return true;
    }
    return false;
}
/** Ends it by SIGKILL, after SIGTERM where there is time for that. Never rejects. */
async function endLeft(left, confinement, { termGraceMs, clock }) {
    for (let waitedMs = 0; waitedMs < termGraceMs + left_processes_KILL_GRACE_MS; waitedMs += left_processes_POLL_MS) {
        const gentle = waitedMs === 0 ? 'SIGTERM' : 0;
        const signal = waitedMs < termGraceMs ? gentle : 'SIGKILL';
        if (!(await signalAnyLeft(left, signal, confinement)))
            return;
        await clock.sleep(left_processes_POLL_MS);
    }
}
/**
 * Ends at once what is left of servers whose process is not there any more to do so: their groups,
 * and what carries a mark that begins as this one. Never rejects.
 */
async function killServers({ groups, mark }, confinement, clock = ports_clock/* systemClock */.m) {
    const found = foundAs(groups.map(processOf).filter((one) => one !== null));
    if (confinement.kind === 'user')
        await signalGroupsOfUser(confinement.sudo, groups, 'SIGKILL');
    else
        for (const group of groups)
            signalGroup(group, 'SIGKILL');
    await endLeft({ marks: [mark], found }, confinement, { termGraceMs: 0, clock });
}
/** How often what has just been started is looked for again where there is no time to wait. */
const LOOKS_AT_EXIT = 5;
/**
 * As `killServers`, of a process that is about to exit. Those of another user are left to what
 * clears up behind them by then.
 */
function killServersAtExit({ groups, mark }, { kind }) {
    if (kind === 'user')
        return;
    for (const group of groups)
        signalGroup(group, 'SIGKILL');
    for (let look = 0; look < LOOKS_AT_EXIT; look += 1) {
        const left = markedProcesses([mark]);
        if (left.length === 0)
            return;
        for (const pid of left)
            signalProcess(pid, 'SIGKILL');
    }
}
/**
 * Ends in the background what servers leave out of reach of their process groups, that of several
 * with one look at all processes.
 */
class LeftProcesses {
    #confinement;
    #clock;
    #marks = [];
    #children = [];
    #next;
    #lookedAtMs = Number.NEGATIVE_INFINITY;
    constructor(confinement, clock = ports_clock/* systemClock */.m) {
        this.#confinement = confinement;
        this.#clock = clock;
    }
    /** Ends what a server that is gone has left. Resolves once that is gone too; never rejects. */
    end(mark, children) {
        // With bubblewrap, nothing outlives a server.
        if (this.#confinement.kind === 'bwrap')
            return Promise.resolve();
        this.#marks.push(mark);
        this.#children.push(...children);
        this.#next ??= this.#endAll();
        return this.#next;
    }
    async #endAll() {
        const clock = this.#clock;
        const waitMs = this.#lookedAtMs + LOOK_APART_MS - clock.now();
        // Never without a turn of the loop: what ends in this one is looked for with it.
        await clock.sleep(Math.min(Math.max(0, waitMs), LOOK_APART_MS));
        const left = { marks: this.#marks, found: foundAs(this.#children) };
        this.#marks = [];
        this.#children = [];
        this.#next = undefined;
        this.#lookedAtMs = clock.now();
        if (!(await signalAnyLeft(left, 0, this.#confinement)))
            return;
        await clock.sleep(left_processes_SETTLE_MS);
        await endLeft(left, this.#confinement, { termGraceMs: left_processes_TERM_GRACE_MS, clock });
    }
}

// EXTERNAL MODULE: ./node_modules/cross-spawn/index.js
var cross_spawn = __webpack_require__(546);
;// CONCATENATED MODULE: ./build/service/mcp/sandbox/unconfined.js







/** A folder that is missing is told by the system as if the command were. */
function startError(error, { command, cwd, checkout }) {
    const code = isError(error) && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'EACCES' && code !== 'ENOTDIR')
        return error;
    return (requireFolder(cwd ?? checkout ?? null) ??
        unusableProgram(command, code === 'EACCES' ? 'forbidden' : 'absent'));
}
function startProcess(connection, plan) {
    const { command, args } = connection;
    try {
        return cross_spawn(command, args, {
            env: variablesOf(connection, plan),
            stdio: ['pipe', 'pipe', 'pipe'],
            detached: HAS_GROUPS,
            windowsHide: true,
            cwd: sandbox_plan_folderOf(connection, plan),
        });
    }
    catch (error) {
        // Some reasons are told by an event, others are thrown.
        throw startError(error, connection);
    }
}
/** Starts a server as what this process is, with what it starts in a process group. */
function launchUnconfined(connection, plan) {
    const child = startProcess(connection, plan);
    const end = () => endInWords(child.exitCode, child.signalCode);
    return {
        child,
        settled: Promise.resolve(),
        end,
        signal: (signal) => {
            if (child.pid === undefined)
                return false;
            if (!HAS_GROUPS)
                return end() === null && child.kill(signal);
            // On macOS only what is dead already may not be signalled.
            if (signalGroup(child.pid, signal) !== 'sent')
                return false;
            return signal !== 0 || end() === null || hasLiving(child.pid);
        },
        explain: (error) => startError(error, connection),
        refusal: () => null,
    };
}

;// CONCATENATED MODULE: ./build/service/mcp/sandbox/create-sandbox.js






function launchIn(connection, plan) {
    const { confinement } = plan;
    switch (confinement.kind) {
        case 'none':
            return launchUnconfined(connection, plan);
        case 'bwrap':
            return launchInBubblewrap(connection, plan, confinement);
        case 'user':
            return launchAsOtherUser(connection, plan, confinement);
    }
}
/**
 * What a plan says servers are started in.
 * @param mark what the marks of its servers begin with, and of no others
 */
function createSandbox(plan, mark = `${(0,external_node_crypto_.randomUUID)()}-`) {
    const left = new LeftProcesses(plan.confinement);
    let servers = 0;
    return {
        launch(connection) {
            servers += 1;
            const own = `${mark}${servers}.`;
            const env = { ...connection.env, [MARK_VARIABLE]: own };
            const launched = launchIn({ ...connection, env }, plan);
            const { pid } = launched.child;
            let children = [];
            return {
                ...launched,
                noteChildren: () => {
                    children = pid === undefined ? [] : descendantsOf(pid);
                },
                endRest: () => left.end(own, children),
            };
        },
    };
}

// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
;// CONCATENATED MODULE: ./build/service/mcp/sandbox/keeper.js




/**
 * Makes a folder where it is told a pattern for one, and tells its path; then takes down which
 * process groups there are, and once its input ends, which it does however the service ends, kills
 * the last of them and what carries the mark, as long as there is any, and removes the folder.
 */
const SCRIPT = `
umask 077
home=
[ -z "$2" ] || home=$(mktemp -d "$2") || exit 1
echo "$home"
groups=
while IFS= read -r line; do groups=$line; done
for group in $groups; do kill -s KILL -- "-$group"; done 2>/dev/null
kill_marked() {
${SIGNAL_MARKED}
}
for try in 1 2 3 4 5 6 7 8 9; do [ -n "$(kill_marked KILL "$1")" ] || break; done
[ -z "$home" ] || rm -rf -- "$home"
`;
const HOME_PATTERN = '/tmp/mcp-servers-XXXXXX';
/**
 * Starts the keeper.
 * @param start what runs a program as who servers run as
 * @param mark what the marks of all servers begin with
 * @returns null where it did not come up
 */
async function startKeeper(start, mark, { needsHome, ...options }) {
    const [command, args] = start([
        ...['/bin/sh', '-c', SCRIPT, 'sh'],
        ...[markPattern(mark), needsHome ? HOME_PATTERN : ''],
    ]);
    const child = (0,external_node_child_process_.spawn)(command, args, {
        ...options,
        // What is sent to the service's process group is not for the one who clears up behind it.
        detached: true,
        stdio: ['pipe', 'pipe', 'ignore'],
    });
    const gone = ended(child);
    // Once it is gone there is nothing left to tell it.
    child.stdin.on('error', () => { });
    const home = await Promise.race([firstLine(child), gone.then(() => null)]);
    if (home === null)
        return null;
    // The service ends without waiting for it.
    for (const part of [child, child.stdin, child.stdout])
        letGo(part);
    return {
        home,
        watch: (groups) => void child.stdin.write(`${groups.join(' ')}\n`),
        close: async () => {
            child.ref();
            child.stdin.end();
            await gone;
        },
    };
}
/** Nothing waits for it any more; types do not tell that the pipes of a process can do so too. */
function letGo(part) {
    if ('unref' in part && typeof part.unref === 'function')
        part.unref();
}
async function firstLine({ stdout }) {
    if (stdout === null)
        return null;
    const lines = (0,external_node_readline_.createInterface)({ input: stdout });
    const [line] = await Promise.race([(0,external_node_events_.once)(lines, 'line'), (0,external_node_events_.once)(lines, 'close').then(() => [null])]);
    lines.close();
    return typeof line === 'string' ? line : null;
}
function ended(child) {
    return new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.once('error', () => resolve());
    });
}

;// CONCATENATED MODULE: ./build/service/mcp/sandbox/open-sandbox.js











/** The sandbox that was asked for cannot be had; the message says why, and what to do. */
class SandboxError extends Error {
    name = 'SandboxError';
}
const open_sandbox_SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/local/bin', '/run/current-system/sw/bin'];
const WRAPPERS = '/run/wrappers/bin';
/** Of what a program says that could not make a sandbox. */
const WORDS_QUOTED = 500;
const READABLE = [
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'REQUESTS_CA_BUNDLE',
    'CURL_CA_BUNDLE',
    'NPM_CONFIG_USERCONFIG',
    'NPM_CONFIG_CAFILE',
    'JAVA_HOME',
    'DOTNET_ROOT',
];
const CACHES = ['XDG_CACHE_HOME', 'NPM_CONFIG_CACHE', 'UV_CACHE_DIR'];
const TEMPORARY = ['TMPDIR', 'TEMP', 'TMP'];
/**
 * Makes ready what stdio servers are started in, and tries it.
 * @throws SandboxError where it cannot be had, never to go without
 */
function openSandbox(name, options) {
    return name === 'bwrap' ? openBubblewrap(options) : openOtherUser(options);
}
/**
 * No sandbox, but what clears up where the service is killed behind what no worker has started: the
 * commands of a suite. Where that cannot be had, they run all the same.
 */
async function openKept(mark) {
    const keeper = await startKeeper(([program = '', ...args]) => [program, args], mark, {
        ...SUDO_OPTIONS,
        needsHome: false,
    });
    return {
        plan: unconfinedPlan(),
        watch: (groups) => keeper?.watch(groups),
        close: async () => keeper?.close(),
    };
}
async function openBubblewrap(options) {
    const { platform = process.platform, workspace, environment } = options;
    if (platform !== 'linux') {
        throw new SandboxError('`bwrap` works on Linux only; run the job on a Linux runner, or leave this input out.');
    }
    const program = findTool('bwrap', options);
    if (program === null) {
        throw new SandboxError('the program `bwrap` is not installed; add a step before that runs ' +
            '`sudo apt-get install --yes bubblewrap`, or leave this input out.');
    }
    const homes = homesOf(environment);
    for (const home of homes)
        makeCaches(home);
    const checkouts = [workspace, ...(options.checkouts ?? [])];
    const mountsOf = (checkout) => planMounts({
        workspace: checkout,
        homes,
        hidden: [
            ...checkouts.filter((other) => other !== checkout),
            ...options.hidden,
            ...valuesOf(environment, TEMPORARY),
            ...dockerSocket(environment),
        ],
        programs: (environment['PATH'] ?? '').split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute),
        readable: valuesOf(environment, READABLE),
        caches: valuesOf(environment, CACHES),
        ownProgram: options.ownProgram,
    }, open_sandbox_lookUp);
    const mounts = mountsOf(workspace);
    const { child } = startWrapped(program, bubblewrapOptions(mounts, {}, workspace), [
        '/bin/sh',
        '-c',
        ':',
    ]);
    const said = await outcomeOf(child);
    if (said !== null)
        throw new SandboxError(`\`bwrap\` cannot make a sandbox here: ${said}.${kernelAdvice()}`);
    const ofCheckouts = checkouts.map((checkout) => [checkout, mountsOf(checkout)]);
    const confinement = {
        ...{ kind: 'bwrap', bubblewrap: program, mounts },
        mountsOf: Object.fromEntries(ofCheckouts),
    };
    return { plan: planOf(confinement, options), watch: () => { }, close: async () => { } };
}
async function openOtherUser(options) {
    const { platform = process.platform, workspace } = options;
    if (platform === 'win32') {
        throw new SandboxError('`user` does not work on Windows; run the job on Linux, or leave this input out.');
    }
    const sudo = findTool('sudo', options);
    if (sudo === null) {
        throw new SandboxError(`the program \`sudo\` is not installed, by which servers would run as \`${SERVER_USER}\`; ` +
            'install it, or leave this input out.');
    }
    const asUser = (program) => (0,external_node_child_process_.spawn)(sudo, asServerUser(program), SUDO_OPTIONS);
    const said = await outcomeOf(asUser(['/bin/sh', '-c', ':']));
    if (said !== null) {
        throw new SandboxError(`the runner's user may not run programs as \`${SERVER_USER}\` by \`sudo -n\`, which ` +
            `GitHub's own runners allow: ${said}.`);
    }
    if ((await outcomeOf(asUser([sudo, '-n', '/bin/sh', '-c', ':']))) === null) {
        throw new SandboxError(`the user \`${SERVER_USER}\` may use \`sudo\` here without a password, so that it keeps ` +
            'servers from nothing; take that right away.');
    }
    if ((await outcomeOf(asUser(['/bin/sh', '-c', 'cd -- "$1" && ls >/dev/null', 'sh', workspace]))) !==
        null) {
        throw new SandboxError(`the user \`${SERVER_USER}\` cannot read ${JSON.stringify(workspace)}; let others read it ` +
            'and enter the folders above it, or use `bwrap`.');
    }
    const keeper = await startKeeper((program) => [sudo, asServerUser(program)], options.mark, {
        ...SUDO_OPTIONS,
        needsHome: true,
    });
    if (keeper === null)
        throw new SandboxError(`the user \`${SERVER_USER}\` cannot make a folder in /tmp.`);
    const { home } = keeper;
    const plan = planOf({ kind: 'user', sudo, home }, options);
    return { plan, watch: keeper.watch, close: keeper.close };
}
const planOf = (confinement, { workspace, environment }) => ({ variables: serverEnvironment(environment), workspace, confinement });
function findTool(name, { systemFolders = [...open_sandbox_SYSTEM_FOLDERS, WRAPPERS] }) {
    const places = systemFolders.map((folder) => (0,external_node_path_.join)(folder, name));
    return places.find((place) => (0,external_node_fs_.statSync)(place, { throwIfNoEntry: false })?.isFile()) ?? null;
}
/** Null where a process ends well, else what it said, in a line. */
async function outcomeOf(child) {
    child.stdin?.on('error', () => { });
    child.stdin?.end();
    child.stdout?.resume();
    const ended = new Promise((resolve) => {
        child.once('error', ({ message }) => resolve(message));
        child.once('exit', (code, signal) => resolve(code === 0 ? null : (signal ?? `code ${code}`)));
    });
    const words = child.stderr === null ? '' : await (0,consumers_.text)(child.stderr);
    const end = await ended;
    const said = words.trim().replaceAll(/\s+/g, ' ').slice(0, WORDS_QUOTED);
    return end === null ? null : said || end;
}
/** What keeps bubblewrap from user namespaces on Ubuntu since 23.10 and elsewhere. */
function kernelAdvice() {
    const switches = [
        ['kernel.apparmor_restrict_unprivileged_userns', '1', '0'],
        ['kernel.unprivileged_userns_clone', '0', '1'],
    ];
    const advice = switches.find(([name, closed]) => kernelSetting(name) === closed);
    if (advice === undefined)
        return ' Leave this input out, or use `user`.';
    const [name, , open] = advice;
    return ` Add a step before that runs \`sudo sysctl -w ${name}=${open}\`, or use \`user\`.`;
}
function kernelSetting(name) {
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)('/proc/sys', name.replaceAll('.', '/')), 'utf8').trim();
    }
    catch {
        // Other kernels have no such switch.
        return null;
    }
}
function homesOf(environment) {
    return [...new Set([environment['HOME'] ?? (0,external_node_os_.homedir)(), ...accountHome()])].filter(external_node_path_.isAbsolute);
}
/** The home of the account, which in a container's job is not `HOME`. */
function accountHome() {
    try {
        return [(0,external_node_os_.userInfo)().homedir];
    }
    catch {
        // In a container a process may run under an id that no account has.
        return [];
    }
}
/** Without them each start of a server would fetch its package anew. */
function makeCaches(home) {
    if ((0,external_node_fs_.statSync)(home, { throwIfNoEntry: false })?.isDirectory() !== true)
        return;
    for (const cache of HOME_CACHES) {
        try {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(home, cache), { recursive: true });
        }
        catch {
            // A home that cannot be written to has no caches: servers then fetch what they need anew.
        }
    }
}
function valuesOf(environment, names) {
    const entries = Object.entries(environment);
    return entries.flatMap(([name, value]) => value !== undefined && names.includes(name.toUpperCase()) && (0,external_node_path_.isAbsolute)(value) ? [value] : []);
}
function dockerSocket(environment) {
    const path = /^unix:\/\/(\/.+)$/.exec(environment['DOCKER_HOST'] ?? '')?.[1];
    return path === undefined ? [] : [path];
}
const open_sandbox_lookUp = (path) => {
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        return { path: real, isFolder: (0,external_node_fs_.statSync)(real).isDirectory() };
    }
    catch {
        // What is not there, or out of reach, needs neither hiding nor showing.
        return null;
    }
};
/** Folder of the program that a file is the start of: of all that was bundled with it. */
function programFolder(entry) {
    return (0,external_node_path_.dirname)((0,external_node_path_.dirname)(entry));
}

;// CONCATENATED MODULE: ./build/service/mcp/worker/messages.js

/** What a worker exits with where it holds more memory than it may. */
const EXIT_MEMORY = 71;
/** An error as plain data. */
function messages_failureOf(error) {
    if (!(error instanceof McpServerError))
        return { kind: null, message: errorText(error) };
    const { kind, serverName, message, detail, httpStatus, isConnecting, protocolError } = error;
    return { kind, serverName, message, detail, httpStatus, isConnecting, protocolError };
}
/**
 * The error that such data is of. The secrets of its texts are out already, which only the redactor
 * can tell.
 */
function errorOf(failure, redactor) {
    const message = redactor.text(failure.message);
    if (failure.kind === null)
        return new Error(message);
    const { kind, serverName, httpStatus, isConnecting, protocolError } = failure;
    const detail = redactor.text(failure.detail);
    const circumstances = {
        ...{ detail, httpStatus, isConnecting, protocolError },
    };
    return new McpServerError(kind, serverName, message, circumstances);
}

;// CONCATENATED MODULE: ./build/service/mcp/worker/token-desk.js

/** Where a worker gets the tokens that its connections are to show. */
class TokenDesk {
    #holders = new Map();
    /** From now on, a connection gets its tokens from there. */
    open(connection, provider) {
        this.#holders.set(connection, { provider, over: new AbortController() });
    }
    /** A connection needs none any more. */
    close(connection) {
        this.#holders.get(connection)?.over.abort(new Error('The connection is over.'));
        this.#holders.delete(connection);
    }
    closeAll() {
        for (const connection of [...this.#holders.keys()])
            this.close(connection);
    }
    /** The reply to a worker that wants a token. Never rejects. */
    async answer({ wish, connection, request, }) {
        const holder = this.#holders.get(connection);
        if (holder === undefined)
            return { type: 'token', wish, token: null };
        try {
            const token = await holder.provider(request, holder.over.signal);
            return { type: 'token', wish, token };
        }
        catch (error) {
            return { type: 'no token', wish, failure: messages_failureOf(error) };
        }
    }
}

;// CONCATENATED MODULE: ./build/service/mcp/worker/worker-end.js


const HEAP_WORDS = 'heap out of memory';
/** How a process ended that nobody asked to. */
function endOf({ exitCode, signalCode }, lastWords) {
    if (exitCode === EXIT_MEMORY || lastWords.includes(HEAP_WORDS)) {
        return { reason: 'memory', words: 'it ran out of memory' };
    }
    const words = signalCode === null ? `it exited with code ${exitCode}` : `it was ended by ${signalCode}`;
    return { reason: 'other', words };
}
/** It is what the server sent that could not be held, or not be read in time. */
const KINDS = { memory: 'answered', silent: 'timeout' };
/**
 * The error of what was asked of a server as its worker ended.
 * @param others what was asked of others at that time, any of which may be the cause
 */
function endError(about, others, end, redactor) {
    const { reason, words } = end;
    if (reason !== 'memory' && reason !== 'silent')
        return lostError(about, end, redactor);
    const beside = [...new Set(others.map((other) => `"${other.serverName}" (${other.action})`))];
    const also = beside.length === 0 ? '' : `, as ${beside.join(', ')} may have done`;
    const what = `ended its lane's worker${also}: ${words} while it waited for an answer`;
    return serverError(KINDS[reason], about, what, redactor);
}
/** The error of what is asked of a server whose worker has ended, by no fault of the server's. */
const lostError = (about, { words }, redactor) => serverError('unreachable', about, `was lost with its lane's worker: ${words}`, redactor);
function serverError(kind, { serverName, action }, what, redactor) {
    const detail = redactor.text(`${what} (${action}).`);
    const message = redactor.text(`MCP server "${serverName}" ${detail}`);
    return new McpServerError(kind, serverName, message, {
        detail,
        isConnecting: action === 'connect',
    });
}

;// CONCATENATED MODULE: ./build/service/mcp/worker/lane-worker.js





/** What a worker, which keeps limits of its own, may be late by before it counts as stuck. */
const ANSWER_GRACE_MS = 10_000;
const START_LIMIT_MS = 30_000;
/** All the time that servers get to end, and some for the worker to tell. */
const CLOSE_LIMIT_MS = 10_000;
/** Between a process that ends and its last words. */
const lane_worker_SETTLE_MS = 1_000;
/** Of what it says on its standard error. */
const LAST_WORDS_LENGTH = 8_192;
/** The process of a lane, which connects to servers, as seen from the service. */
class LaneWorker {
    #options;
    #child;
    #pending = new Map();
    /** Whom to tell that servers have ended. */
    #settling = new Map();
    /** Connects that nobody waits for any more. */
    #abandoned = new Set();
    #tokens = new TokenDesk();
    /** Whom to tell what becomes of a connection; null where nothing more is to be had from it. */
    #connections = new Map();
    #started;
    #over;
    #requests = 0;
    #groups = [];
    #lastWords = '';
    #end;
    #isClosing = false;
    #tellStarted = () => { };
    constructor(options) {
        this.#options = options;
        const started = new Promise((resolve) => {
            this.#tellStarted = resolve;
        });
        const child = options.start();
        this.#child = child;
        child.on('message', (message) => this.#take(message));
        child.stderr?.on('data', (chunk) => {
            this.#lastWords = (this.#lastWords + chunk.toString('utf8')).slice(-LAST_WORDS_LENGTH);
        });
        this.#over = this.#untilOver();
        this.#started = Promise.race([started, this.#over]);
        this.#send(options.message);
        void settlesWithin(START_LIMIT_MS, this.#started, options.clock).then((isUp) => {
            if (!isUp)
                this.#kill({ reason: 'other', words: 'it did not start in time' });
        });
    }
    /** Whether it can be asked anything. */
    get isAlive() {
        return this.#end === undefined && !this.#isClosing;
    }
    /**
     * Asks the worker something about a server.
     * @returns what it answers, and the number of the request
     * @throws McpServerError; the signal's reason when that aborts
     */
    async ask(request, { limitMs, signal, token, ...about }) {
        signal.throwIfAborted();
        this.#requests += 1;
        const id = this.#requests;
        const answer = new Promise((resolve, reject) => {
            this.#pending.set(id, { ...about, resolve, reject });
        });
        if (token !== undefined)
            this.#tokens.open(id, token);
        const callOff = () => this.#callOff(id, signal.reason);
        signal.addEventListener('abort', callOff, { once: true });
        let turnOff = () => { };
        void this.#started.then(() => {
            if (!this.#pending.has(id))
                return;
            const words = `it did not answer within ${(limitMs + ANSWER_GRACE_MS) / 1000} s`;
            turnOff = this.#options.clock.alarm(limitMs + ANSWER_GRACE_MS, () => this.#kill({ reason: 'silent', words }));
        });
        if (this.#end === undefined)
            this.#send({ ...request, id });
        else
            this.#settle(id)?.reject(lostError(about, this.#end, this.#options.redactor));
        try {
            return { id, value: await answer };
        }
        catch (error) {
            this.#tokens.close(id);
            throw error;
        }
        finally {
            turnOff();
            signal.removeEventListener('abort', callOff);
        }
    }
    /** Has someone told what becomes of a connection, by the id of its request. */
    watch(connection, watcher) {
        const isLost = this.#end !== undefined || this.#connections.get(connection) === null;
        if (isLost)
            watcher.onLost();
        else
            this.#connections.set(connection, watcher);
    }
    /** Nobody asks for that connection any more. */
    forget(connection) {
        this.#connections.delete(connection);
        this.#tokens.close(connection);
    }
    /** Resolves once its servers are gone that were told to end, or will not go; never rejects. */
    async untilServersEnded() {
        this.#requests += 1;
        const id = this.#requests;
        const settled = new Promise((resolve) => this.#settling.set(id, resolve));
        this.#send({ type: 'settle', id });
        await settlesWithin(CLOSE_LIMIT_MS, Promise.race([settled, this.#over]), this.#options.clock);
        this.#settling.delete(id);
    }
    /** Kills it, since this process is about to exit. Its servers are for whoever calls this. */
    killAtExit() {
        this.#child.kill('SIGKILL');
    }
    /** Has it end its servers and go. Resolves when nothing of all that is left; never rejects. */
    async close() {
        this.#isClosing = true;
        this.#send({ type: 'close' });
        if (await settlesWithin(CLOSE_LIMIT_MS, this.#over, this.#options.clock))
            return;
        this.#kill({ reason: 'other', words: 'it did not close in time' });
        await this.#over;
    }
    #send(message) {
        // Where it does not arrive, the process is gone, which is told as such.
        if (this.#child.connected)
            this.#child.send(message, () => { });
    }
    #take(message) {
        switch (message.type) {
            case 'ready':
                this.#tellStarted();
                break;
            case 'servers':
                this.#groups = message.groups;
                this.#options.onServers(message.groups);
                break;
            case 'token':
                void this.#tokens.answer(message).then((answer) => this.#send(answer));
                break;
            case 'lost':
                this.#tokens.close(message.connection);
                this.#connections.get(message.connection)?.onLost();
                this.#connections.set(message.connection, null);
                break;
            case 'lists changed':
                this.#connections.get(message.connection)?.onListChanges(message.listChanges);
                break;
            case 'settled':
                this.#settling.get(message.id)?.();
                break;
            case 'done':
                if (this.#abandoned.delete(message.id))
                    this.#letGo(message.id);
                this.#settle(message.id)?.resolve(message.value);
                break;
            case 'failed':
                this.#abandoned.delete(message.id);
                this.#settle(message.id)?.reject(errorOf(message.failure, this.#options.redactor));
        }
    }
    #settle(id) {
        const pending = this.#pending.get(id);
        this.#pending.delete(id);
        return pending;
    }
    #callOff(id, reason) {
        const pending = this.#settle(id);
        if (pending === undefined)
            return;
        this.#abandoned.add(id);
        this.#send({ type: 'abort', id });
        pending.reject(reason);
    }
    /** Closes what a request came to after all, where that was a connection. */
    #letGo(connection) {
        this.#requests += 1;
        this.#send({ type: 'disconnect', id: this.#requests, connection });
    }
    #kill(end) {
        this.#end ??= end;
        this.#child.kill('SIGKILL');
    }
    async #untilOver() {
        const child = this.#child;
        const closed = new Promise((resolve) => child.once('close', resolve));
        await new Promise((resolve) => {
            child.once('exit', resolve);
            child.on('error', ({ message }) => {
                if (child.pid !== undefined)
                    return;
                this.#end ??= { reason: 'other', words: `it could not be started (${message})` };
                resolve();
            });
        });
        // What it has said last may be in the pipe yet.
        if (child.pid !== undefined)
            await settlesWithin(lane_worker_SETTLE_MS, closed, this.#options.clock);
        const isOrderly = child.exitCode === 0 && this.#isClosing;
        this.#end ??= endOf(child, this.#lastWords);
        this.#failAll(this.#end);
        if (!isOrderly)
            await this.#endServers();
        this.#groups = [];
        this.#options.onOver();
    }
    async #endServers() {
        const { mark, sandbox } = this.#options.message;
        await killServers({ groups: this.#groups, mark }, sandbox.confinement, this.#options.clock);
    }
    #failAll(end) {
        const all = [...this.#pending.values()];
        for (const one of all) {
            const others = all.filter((other) => other !== one);
            one.reject(endError(one, others, end, this.#options.redactor));
        }
        this.#pending.clear();
        this.#tokens.closeAll();
        for (const watcher of this.#connections.values())
            watcher?.onLost();
        this.#connections.clear();
    }
}

// EXTERNAL MODULE: ./build/service/mcp/worker/proxies.js
var worker_proxies = __webpack_require__(9690);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/service/mcp/worker/worker-program.js








/** What a lane may need for the largest messages, several times. */
const HEAP_LIMIT_MB = 384;
/** What Node itself reads as it starts, and decides whom it trusts. */
const NODE_VARIABLES = ['NODE_TLS_REJECT_UNAUTHORIZED', 'NODE_USE_SYSTEM_CA', 'NODE_NO_WARNINGS'];
const TRUST_OPTION = /^--use-(?:system|openssl|bundled)-ca$/;
const COMPILE_CACHE = 'NODE_COMPILE_CACHE';
/**
 * The program of workers, read once: servers that have run by the time a worker starts could have
 * written over its file. Sources are run as they are.
 */
function readWorkerProgram() {
    const own = (0,external_node_url_.fileURLToPath)(import.meta.url);
    if (own.endsWith('.ts'))
        return { file: (0,external_node_path_.join)((0,external_node_path_.dirname)(own), 'worker-process.ts') };
    return { code: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(own), 'worker', 'index.js'), 'utf8') };
}
/**
 * Starts a worker. Nothing secret stands in its arguments and its environment, which every process
 * of the user can read, and no signal makes it listen to a debugger. It is in a session of its own,
 * so that what ends the service leaves it to end the servers.
 */
function startWorker(program) {
    const isSource = 'file' in program;
    const args = isSource ? [program.file] : ['--input-type=module', '-'];
    const child = (0,external_node_child_process_.spawn)(nodeProgram(), [...nodeOptions(), ...args], {
        argv0: 'node',
        cwd: isSource ? process.cwd() : (0,external_node_path_.dirname)(process.execPath),
        env: workerEnvironment(isSource),
        stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
        serialization: 'advanced',
        detached: HAS_GROUPS,
        windowsHide: true,
    });
    // Where the process never was or is gone, that is told as such.
    child.stdin?.on('error', () => { });
    child.stdin?.end(isSource ? '' : program.code);
    return child;
}
/** The very program that this process runs, whatever has become of its file. */
const nodeProgram = () => (process.platform === 'linux' ? '/proc/self/exe' : process.execPath);
function nodeOptions() {
    const given = [...process.execArgv, ...(process.env['NODE_OPTIONS'] ?? '').split(' ')];
    const noDebugger = '--disable-sigusr1';
    return [
        `--max-old-space-size=${HEAP_LIMIT_MB}`,
        ...(process.allowedNodeEnvironmentFlags.has(noDebugger) ? [noDebugger] : []),
        ...new Set(given.filter((option) => TRUST_OPTION.test(option))),
    ];
}
function workerEnvironment(isSource) {
    const { env } = process;
    const forNode = [...NODE_VARIABLES, ...(isSource ? [COMPILE_CACHE] : [])].flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
    const takesProxiesLater = "setGlobalProxyFromEnv" in external_node_http_;
    return {
        ...serverEnvironment(env),
        // Such a Node knows only those that it starts with.
        ...(takesProxiesLater ? {} : (0,worker_proxies/* proxiesIn */.I)(env)),
        ...Object.fromEntries(forNode),
    };
}

;// CONCATENATED MODULE: ./build/service/mcp/worker/spare-workers.js


/** What nobody has taken by then was started in vain. */
const LIFE_MS = 30_000;
/** Nobody gains by more at once: there are no more cores. */
const MOST = 8;
const isAlive = ({ exitCode, signalCode, connected }) => exitCode === null && signalCode === null && connected;
/**
 * Processes of workers that are started before there is anything for them to do, as they take a
 * while to come up. They are told nothing, and say nothing, until one is taken.
 */
class SpareWorkers {
    #program;
    #clock;
    /** Each with what turns its alarm off. */
    #spares = new Map();
    #isClosed = false;
    constructor(program, clock) {
        this.#program = program;
        this.#clock = clock;
    }
    /** Has so many be there, or on their way. What cannot be started now is tried again when needed. */
    startAhead(count) {
        while (!this.#isClosed && this.#spares.size < Math.min(count, MOST)) {
            try {
                this.#start();
            }
            catch {
                return;
            }
        }
    }
    /** A process that nobody else has, started ahead or now. Throws where it cannot be started. */
    take() {
        for (const child of this.#spares.keys()) {
            this.#drop(child);
            if (isAlive(child))
                return child;
        }
        return startWorker(this.#program);
    }
    /** Resolves once all that nobody has taken are gone. Never rejects. */
    async close() {
        this.#isClosed = true;
        await Promise.all([...this.#spares.keys()].map((child) => this.#end(child)));
    }
    #start() {
        const child = startWorker(this.#program);
        // Where it could not be started, it is not taken.
        child.on('error', () => this.#drop(child));
        child.once('exit', () => this.#drop(child));
        this.#spares.set(child, this.#clock.alarm(LIFE_MS, () => void this.#end(child)));
    }
    #drop(child) {
        this.#spares.get(child)?.();
        this.#spares.delete(child);
    }
    async #end(child) {
        this.#drop(child);
        if (child.pid === undefined || !isAlive(child))
            return;
        const gone = (0,external_node_events_.once)(child, 'exit');
        child.kill('SIGKILL');
        await gone;
    }
}

;// CONCATENATED MODULE: ./build/service/mcp/protocol/plain-request.js
/** What goes on while a request is not answered, in errors: `call tool "echo"`. */
function actionOf(request) {
    switch (request.method) {
        case 'tools/call':
            return `call tool "${request.params.name}"`;
        case 'prompts/get':
            return `get prompt "${request.params.name}"`;
        case 'resources/read':
            return `read resource "${request.params.uri}"`;
        case 'tools/list':
            return 'list tools';
        case 'prompts/list':
            return 'list prompts';
        case 'resources/list':
            return 'list resources';
    }
}

;// CONCATENATED MODULE: ./build/service/mcp/worker/worker-connector.js





/** What a server may take to end. */
const END_LIMIT_MS = 6_000;
const never = new AbortController().signal;
/** A connection that lives in a worker. */
class WorkerConnection {
    facts;
    #worker;
    #id;
    #serverName;
    #callLimitMs;
    #isLost = false;
    #listChanges = 0;
    constructor(worker, { id, facts }, serverName, callLimitMs) {
        this.facts = facts;
        this.#worker = worker;
        this.#id = id;
        this.#serverName = serverName;
        this.#callLimitMs = callLimitMs;
        worker.watch(id, {
            onLost: () => {
                this.#isLost = true;
            },
            onListChanges: (listChanges) => {
                this.#listChanges = listChanges;
            },
        });
    }
    get isOpen() {
        return !this.#isLost;
    }
    get listChanges() {
        return this.#listChanges;
    }
    listTools(signal, pageLimitMs) {
        return this.#list('listTools', 'list tools', signal, pageLimitMs);
    }
    callTool(name, args, signal) {
        const action = actionOf({ method: 'tools/call', params: { name, arguments: args } });
        return this.#ask('callTool', [name, args], action, signal);
    }
    listPrompts(signal) {
        return this.#list('listPrompts', 'list prompts', signal);
    }
    getPrompt(name, args, signal) {
        const action = actionOf({ method: 'prompts/get', params: { name, arguments: args } });
        return this.#ask('getPrompt', [name, args], action, signal);
    }
    listResources(signal) {
        return this.#list('listResources', 'list resources', signal);
    }
    listResourceTemplates(signal) {
        return this.#list('listResourceTemplates', 'list resource templates', signal);
    }
    readResource(uri, signal) {
        const action = actionOf({ method: 'resources/read', params: { uri } });
        return this.#ask('readResource', [uri], action, signal);
    }
    ask(request, signal) {
        return this.#ask('ask', [request], actionOf(request), signal);
    }
    async close() {
        this.#isLost = true;
        this.#worker.forget(this.#id);
        const about = { serverName: this.#serverName, action: 'close' };
        const request = { type: 'disconnect', connection: this.#id };
        // Where the worker has ended, so has the server.
        await Promise.allSettled([
            this.#worker.ask(request, { ...about, limitMs: END_LIMIT_MS, signal: never }),
        ]);
    }
    #list(question, action, signal, pageLimitMs) {
        const limitMs = listLimitMs(pageLimitMs ?? this.#callLimitMs);
        return this.#send({ question, args: [], pageLimitMs }, { action, limitMs, signal });
    }
    #ask(question, args, action, signal) {
        const limitMs = this.#callLimitMs;
        return this.#send({ question, args }, { action, limitMs, signal });
    }
    async #send(asked, about) {
        const request = { type: 'ask', connection: this.#id, ...asked };
        const { value } = await this.#worker.ask(request, { serverName: this.#serverName, ...about });
        // What the worker's own connection has answered; a message has no types.
        return value;
    }
}
/**
 * A connector whose connections live in a worker, which is opened when first needed, and again where
 * it has ended.
 */
class WorkerConnector {
    #openWorker;
    #redactor;
    /** The last one is current; others have ended, or will soon. */
    #workers = [];
    #isClosed = false;
    constructor(openWorker, redactor) {
        this.#openWorker = openWorker;
        this.#redactor = redactor;
    }
    async connect(server, { token, ...options }, signal) {
        if (this.#isClosed)
            throw new Error('The connector is closed.');
        signal.throwIfAborted();
        const { name: serverName, connection, client } = server;
        const worker = this.#workerFor(server);
        const { limits } = options;
        const { id, value } = await worker.ask({
            ...{ type: 'connect', options },
            // What else a run knows of its server is not for the worker.
            server: { name: serverName, connection, ...(client && { client }) },
            hasTokens: token !== undefined,
        }, { serverName, action: 'connect', limitMs: connectLimitMs(server, limits), signal, token });
        const { facts } = value;
        return new WorkerConnection(worker, { id, facts }, serverName, limits.callTimeoutMs);
    }
    async untilEnded() {
        await Promise.all(this.#workers.map((worker) => worker.untilServersEnded()));
    }
    async close() {
        this.#isClosed = true;
        await Promise.all(this.#workers.map((worker) => worker.close()));
    }
    #workerFor({ name }) {
        const last = this.#workers.at(-1);
        if (last?.isAlive)
            return last;
        try {
            const worker = this.#openWorker();
            this.#workers.push(worker);
            return worker;
        }
        catch (error) {
            // For want of file descriptors, processes or memory.
            const end = {
                reason: 'other',
                words: `it could not be started (${errorText(error)})`,
            };
            throw lostError({ serverName: name, action: 'connect' }, end, this.#redactor);
        }
    }
}

;// CONCATENATED MODULE: ./build/service/mcp/worker/lane-workers.js






/**
 * Has the connections of each lane live in a process, with a heap limit. In a thread with one, what
 * a server sends can still take the whole service along: where V8 itself needs memory, as for a long
 * list or a large table, it ends the process and not the thread, and nothing bounds what a thread
 * holds outside of its heap.
 */
function createLaneWorkers(options) {
    const { program, sandbox, onServers = () => { }, clock = ports_clock/* systemClock */.m } = options;
    const spares = new SpareWorkers(program, clock);
    const proxies = (0,worker_proxies/* proxiesIn */.I)(options.environment);
    /** Of all workers there are. */
    const groupsOf = new Map();
    const open = new Set();
    let workers = 0;
    const allGroups = () => [...groupsOf.values()].flat();
    const atExit = () => {
        for (const worker of groupsOf.keys())
            worker.killAtExit();
        killServersAtExit({ groups: allGroups(), mark: options.mark }, sandbox.confinement);
    };
    return {
        openConnector({ redactor, values }) {
            const openWorker = () => {
                workers += 1;
                const mark = `${options.mark}${workers}-`;
                const worker = new LaneWorker({
                    start: () => spares.take(),
                    message: { type: 'start', sandbox, mark, secrets: values, proxies },
                    redactor,
                    clock,
                    onServers: (groups) => {
                        groupsOf.set(worker, groups);
                        onServers(allGroups());
                    },
                    onOver: () => {
                        groupsOf.delete(worker);
                        onServers(allGroups());
                        if (groupsOf.size === 0)
                            process.off('exit', atExit);
                    },
                });
                if (groupsOf.size === 0)
                    process.on('exit', atExit);
                groupsOf.set(worker, []);
                return worker;
            };
            const connector = new WorkerConnector(openWorker, redactor);
            open.add(connector);
            return {
                connect: (server, connectOptions, signal) => connector.connect(server, connectOptions, signal),
                untilEnded: () => connector.untilEnded(),
                close: () => connector.close().finally(() => open.delete(connector)),
            };
        },
        startAhead: (connectors) => spares.startAhead(connectors),
        async close() {
            const all = [...open].map((connector) => connector.close());
            await Promise.all([...all, spares.close()]);
        },
    };
}

// EXTERNAL MODULE: ./node_modules/@ai-sdk/anthropic/dist/index.js + 1 modules
var anthropic_dist = __webpack_require__(6644);
// EXTERNAL MODULE: ./node_modules/@ai-sdk/google/dist/index.js
var google_dist = __webpack_require__(785);
// EXTERNAL MODULE: ./node_modules/@ai-sdk/openai/dist/index.js
var openai_dist = __webpack_require__(4678);
// EXTERNAL MODULE: ./node_modules/@ai-sdk/openai-compatible/dist/index.js
var openai_compatible_dist = __webpack_require__(7703);
;// CONCATENATED MODULE: ./build/service/models/local-models.js

/** This machine, in the forms that an address of it has. */
const local_models_LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/**
 * Sends a request to a model at an address of the user's. Where nothing listens on this machine,
 * nothing will in some seconds either, and a port that is never connected to stays one: that is no reason
 * to try again.
 */
const fetchFrom = async (input, init) => {
    try {
        return await fetch(input, init);
    }
    catch (error) {
        const address = URL.parse(input instanceof Request ? input.url : String(input));
        const message = address === null ? null : whyForGood(error, address);
        if (address === null || message === null)
            throw error;
        throw new dist/* APICallError */.hL({
            message,
            url: `${address.origin}${address.pathname}`,
            // With the error of the network as its cause, the SDK would take it for one that passes.
            requestBodyValues: {},
            isRetryable: false,
        });
    }
};
/** Why no other try would end otherwise; null where one may. */
function whyForGood(error, { hostname, host, port }) {
    if (isBecause(error, ({ message }) => message === 'bad port')) {
        return `port ${port} is one of those that HTTP clients never connect to. Let the model listen at another.`;
    }
    const isRefused = isBecause(error, ({ code }) => code === 'ECONNREFUSED');
    if (!isRefused || !local_models_LOOPBACK.test(hostname))
        return null;
    return `nothing listens at ${host}. Start it first (in a workflow, in a step before this one), or mend its address.`;
}
/** Of an error or a cause of it. A host with several addresses fails with an error that has one for each. */
function isBecause(error, isSo) {
    if (typeof error !== 'object' || error === null)
        return false;
    const facts = error;
    return isSo(facts) || isBecause(facts.cause, isSo);
}

;// CONCATENATED MODULE: ./build/service/models/model-registry.js






/** An SDK refuses to start without a key although a server of one's own may need none. */
const NO_KEY = 'none';
const settingsOf = ({ apiKey, baseUrl }) => ({
    apiKey: apiKey ?? NO_KEY,
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl, fetch: fetchFrom }),
});
const NATIVE_PROVIDERS = {
    anthropic: (name, access) => (0,anthropic_dist/* createAnthropic */.nM)(settingsOf(access))(name),
    google: (name, access) => (0,google_dist/* createGoogle */._j)(settingsOf(access))(name),
    // Servers that imitate the API mostly know its chat routes only.
    openai: (name, access) => {
        const openai = (0,openai_dist/* createOpenAI */.ry)(settingsOf(access));
        return access.baseUrl === undefined ? openai(name) : openai.chat(name);
    },
};
function compatibleModel(provider, name, baseUrl, apiKey) {
    const key = apiKey === undefined ? {} : { apiKey };
    return (0,openai_compatible_dist/* createOpenAICompatible */.jr)({ name: provider, baseURL: baseUrl, fetch: fetchFrom, ...key })(name);
}
/** Value under the name as written, then lower-cased (wire reference, 6.2). */
function model_registry_lookUp(values, name) {
    for (const key of [name, name.toLowerCase()]) {
        if (Object.hasOwn(values, key))
            return values[key];
    }
    return undefined;
}
const isReachable = ({ apiKey, baseUrl }) => apiKey !== undefined || baseUrl !== undefined;
/** Models of the configured providers, and of those whose key a request brings. */
function createModelRegistry(config) {
    const hostedModels = (provider) => {
        const configured = model_registry_lookUp(config.providers, provider);
        if (!configured?.models?.length || !isReachable(configured))
            return undefined;
        return configured.models.map((name) => `${provider.toLowerCase()}/${name}`);
    };
    const accessOf = ({ provider, modelApiKeys }) => {
        const configured = model_registry_lookUp(config.providers, provider);
        const requestKey = model_registry_lookUp(modelApiKeys, provider);
        return {
            requestKey,
            apiKey: requestKey ?? configured?.apiKey,
            baseUrl: configured?.baseUrl,
        };
    };
    const whyNotExecutable = (request) => {
        const { provider, model } = request;
        const { requestKey, apiKey, baseUrl } = accessOf(request);
        const isNative = Object.hasOwn(NATIVE_PROVIDERS, provider.toLowerCase());
        if (!isNative && baseUrl === undefined) {
            return `Provider "${provider}" has no base URL: configure one for it, or use ${Object.keys(NATIVE_PROVIDERS).join(', ')}.`;
        }
        if (apiKey === undefined && baseUrl === undefined) {
            return `No API key for provider "${provider}": send one in modelApiKeys, or configure it.`;
        }
        const hosted = hostedModels(provider);
        const namesHosted = model.toLowerCase().startsWith(`${provider.toLowerCase()}/`);
        const isListed = hosted?.some((id) => id.toLowerCase() === model.toLowerCase());
        if (hosted && namesHosted && !isListed && requestKey === undefined) {
            return `"${model}" is not a hosted model of provider "${provider}".`;
        }
        return undefined;
    };
    return {
        hostedModels,
        whyNotExecutable,
        languageModel(request) {
            const obstacle = whyNotExecutable(request);
            if (obstacle !== undefined)
                throw new Error(obstacle);
            const provider = request.provider.toLowerCase();
            const prefix = `${provider}/`;
            const name = request.model.toLowerCase().startsWith(prefix)
                ? request.model.slice(prefix.length)
                : request.model;
            const { apiKey, baseUrl } = accessOf(request);
            const native = model_registry_lookUp(NATIVE_PROVIDERS, provider);
            if (native)
                return native(name, { apiKey, baseUrl });
            if (baseUrl === undefined)
                throw new Error(`Provider "${request.provider}" has no base URL.`);
            return compatibleModel(provider, name, baseUrl, apiKey);
        },
        configuredSecrets: () => Object.values(config.providers).flatMap(({ apiKey = '', baseUrl = '' }) => [
            apiKey,
            ...addressSecrets(baseUrl),
        ]),
    };
}

// EXTERNAL MODULE: ./build/service/servers/oauth/key-ring.js
var key_ring = __webpack_require__(5483);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(610);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(4649);
;// CONCATENATED MODULE: ./build/service/servers/oauth/outbound-request.js






/** Far above any document of an authorization server. */
const outbound_request_MAX_BYTES = 256 * 1024;
/** An address that a server has named was not asked, or did not answer. */
class OutboundError extends Error {
    name = 'OutboundError';
    isLate;
    constructor(message, { isLate = false, ...options } = {}) {
        super(message, options);
        this.isLate = isLate;
    }
}
/** Parts of the network, as seen from here. */
const ZONES = ['public', 'private', 'loopback', 'link'];
const RANGES = {
    loopback: ['127.0.0.0/8', '0.0.0.0/8', '::/128', '::1/128'],
    private: [
        ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '198.18.0.0/15'],
        ...['192.0.0.0/24', 'fc00::/7', 'fec0::/10', '64:ff9b::/96', '64:ff9b:1::/48'],
    ],
    // The services of clouds that tell of a machine lie here; the rest is for many at once, or nobody.
    link: ['169.254.0.0/16', '224.0.0.0/4', '240.0.0.0/4', 'fe80::/10', 'ff00::/8', '::/96'],
};
const familyOf = (address) => ((0,external_node_net_.isIP)(address) === 6 ? 'ipv6' : 'ipv4');
const LISTS = Object.entries(RANGES).map(([zone, ranges]) => {
    const list = new external_node_net_.BlockList();
    for (const range of ranges) {
        const [address = '', length] = range.split('/');
        list.addSubnet(address, Number(length), familyOf(address));
    }
    return { zone: zone, list };
});
const zoneOf = (address) => LISTS.find(({ list }) => list.check(address, familyOf(address)))?.zone ?? 'public';
/** Which zones a server may lead to, by that which it lies in itself. */
const LEADS_TO = {
    public: ['public'],
    private: ['public', 'private'],
    loopback: ['public', 'private', 'loopback'],
    link: ['public', 'link'],
};
const hostOf = ({ hostname }) => hostname.replace(/^\[|\]$/g, '');
/**
 * Where a server may have this service send requests: nowhere that lies further inside than the
 * server itself, and over no weaker connection. What it names is text of a stranger.
 */
class Reach {
    #zones;
    #allowsPlain;
    /** @param zone where the server lies: a name may lead elsewhere each time it is looked up */
    constructor(server, zone) {
        this.#zones = LEADS_TO[zone];
        this.#allowsPlain = server.protocol === 'http:';
    }
    /** Why a request may not be sent there, as far as the address itself tells; null: it may. */
    refusal(url) {
        if (url.protocol !== 'https:' && !(url.protocol === 'http:' && this.#allowsPlain)) {
            return 'it is no address of HTTPS';
        }
        if (url.username !== '' || url.password !== '')
            return 'it has a user or a password in it';
        const host = hostOf(url);
        return (0,external_node_net_.isIP)(host) === 0 || this.#has(host) ? null : NOT_THERE;
    }
    /** Looks names up, and tells no address that requests may not be sent to. */
    lookup = (hostname, options, callback) => {
        (0,external_node_dns_.lookup)(hostname, { ...options, all: true }, (error, found) => {
            const allowed = found?.filter(({ address }) => this.#has(address)) ?? [];
            const [first] = allowed;
            if (error !== null)
                callback(error, '');
            else if (first === undefined)
                callback(new Error(NOT_THERE), '');
            else if (options.all)
                callback(null, allowed);
            else
                callback(null, first.address, first.family);
        });
    };
    #has(address) {
        return this.#zones.includes(zoneOf(address));
    }
}
const NOT_THERE = 'it leads into a network that the MCP server itself is outside of';
/**
 * Sends a request, and reads the answer as JSON. No redirect is followed: what is sent was meant for
 * that address alone.
 *
 * @param reach null for the server itself, which is where its configuration says
 * @throws OutboundError; the signal's reason
 */
async function sendOutbound(url, { method, headers = {}, body, limitMs }, reach, signal) {
    const place = JSON.stringify(`${url.origin}${url.pathname}`);
    const refusal = reach?.refusal(url) ?? null;
    if (refusal !== null)
        throw new OutboundError(`${place} is not asked: ${refusal}`);
    const send = url.protocol === 'https:' ? external_node_https_.request : external_node_http_.request;
    try {
        return await withTimeLimit(limitMs, signal, (limited) => {
            const request = send(url, {
                method,
                headers: { Accept: 'application/json', ...headers },
                ...(reach && { lookup: reach.lookup }),
                signal: limited,
                // Nothing of it is used again, so nothing is kept open.
                agent: false,
            });
            request.end(body);
            return answerOf(request);
        });
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof TimeLimitError)) {
            throw new OutboundError(`${place} could not be reached: ${errorText(error)}`);
        }
        throw new OutboundError(`${place} did not answer within ${error.limitMs / 1000} s`, {
            isLate: true,
        });
    }
}
async function answerOf(request) {
    // Until it is known, as little as can be is taken for granted.
    let zone = 'public';
    request.once('socket', (socket) => {
        socket.once('connect', () => {
            zone = zoneOf(socket.remoteAddress ?? '');
        });
    });
    const response = await new Promise((resolve, reject) => {
        request.once('response', resolve);
        // It may tell of more than one.
        request.on('error', reject);
    });
    const chunks = [];
    let length = 0;
    for await (const chunk of response) {
        chunks.push(chunk);
        length += chunk.length;
        if (length > outbound_request_MAX_BYTES)
            throw new Error(`it answered more than ${outbound_request_MAX_BYTES / 1024} KiB`);
    }
    const text = Buffer.concat(chunks).toString('utf8');
    return { status: response.statusCode ?? 0, json: parsed(text), zone };
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // What is none is told by whoever wanted some; its words may hold anything.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/service/servers/oauth/grant.js


/** How long before its end a token is renewed, at most; of a short life, a part of that. */
const MARGIN_MS = 60_000;
const MARGIN_SHARE = 0.2;
const grantSchema = schemas/* object */.Ikc({
    /** Of the server that the tokens are for, wherever its configuration leads by now. */
    serverUrl: schemas/* string */.YjP(),
    accessToken: schemas/* string */.YjP(),
    refreshToken: schemas/* string */.YjP().nullable(),
    obtainedAt: schemas/* number */.aig(),
    expiresAt: schemas/* number */.aig().nullable(),
    client: schemas/* object */.Ikc({ id: schemas/* string */.YjP(), secret: schemas/* string */.YjP().optional() }).nullable(),
    /** Where they are renewed, which was found out as they were imported, and is asked no more. */
    place: schemas/* object */.Ikc({
        issuer: schemas/* string */.YjP(),
        tokenEndpoint: schemas/* string */.YjP(),
        zone: schemas/* enum */.k5n(ZONES),
        clientAuth: schemas/* enum */.k5n(['basic', 'post', 'none']),
    })
        .nullable(),
    resource: schemas/* string */.YjP().nullable(),
    /** Why the tokens are renewed no more. */
    refusal: schemas/* string */.YjP().nullable(),
});
const isRefreshable = (grant) => grant.refreshToken !== null && grant.client !== null && grant.place !== null;
/** Whether its token is to be renewed before it is used. */
function isDue({ obtainedAt, expiresAt }, now) {
    if (expiresAt === null)
        return false;
    const margin = Math.min(MARGIN_MS, (expiresAt - obtainedAt) * MARGIN_SHARE);
    return now >= expiresAt - margin;
}
const isOver = ({ expiresAt }, now) => expiresAt !== null && now >= expiresAt;
/** What of it nobody is to see. */
const grant_secretsOf = ({ accessToken, refreshToken, client }) => [accessToken, refreshToken, client?.secret].filter((secret) => typeof secret === 'string');
/** A sealed grant is opened for its own user and server alone. */
const ownerOf = ({ userId, serverId }) => `grant ${userId} ${serverId}`;
function sealGrant(keys, place, grant) {
    return keys.seal(ownerOf(place), JSON.stringify(grant));
}
/** @throws SealError */
function openGrant(keys, place, record) {
    return grantSchema.parse(JSON.parse(keys.open(ownerOf(place), record)));
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(9567);
;// CONCATENATED MODULE: ./build/service/servers/oauth/token-endpoint.js


/** Answer by which a grant is over. Source: RFC 6749, section 5.2. */
const GRANT_OVER = 'invalid_grant';
/** Answers that the next request would get too, until somebody sets the client right. */
const REFUSALS = [
    ...[GRANT_OVER, 'invalid_client', 'unauthorized_client', 'unsupported_grant_type'],
    ...['invalid_scope', 'invalid_target', 'invalid_request'],
];
/** The authorization server does not renew the tokens. */
class RefreshRefusedError extends Error {
    name = 'RefreshRefusedError';
    /** Whether it will never do so again. */
    isFinal;
    constructor(message, isFinal) {
        super(message);
        this.isFinal = isFinal;
    }
}
/** What can stand in a header. */
const tokenText = schemas/* string */.YjP().regex(/^[\x21-\x7e]+$/);
// Nothing else of an answer is asked for: one that is turned down would take a rotated token along.
const tokensSchema = schemas/* looseObject */._H3({
    access_token: tokenText,
    expires_in: coerce/* number */.ai().nonnegative().nullish().catch(undefined),
    refresh_token: schemas/* string */.YjP().min(1).nullish().catch(undefined),
});
const refusalSchema = schemas/* looseObject */._H3({
    error: schemas/* string */.YjP(),
    error_description: schemas/* string */.YjP().optional().catch(undefined),
});
/** How a client shows who it is, by what the server takes. */
function clientAuthFor(client, methods) {
    if (client.secret === undefined)
        return 'none';
    const takesPostOnly = methods.includes('client_secret_post') && !methods.includes('client_secret_basic');
    return takesPostOnly ? 'post' : 'basic';
}
/**
 * Renews tokens.
 *
 * @throws RefreshRefusedError; OutboundError where nothing is known of that. What they quote may
 * hold secrets.
 */
async function refreshTokens(request) {
    const { serverUrl, place, client, refreshToken, resource, limitMs } = request;
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
    if (resource !== null)
        form.set('resource', resource);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    if (place.clientAuth === 'basic')
        headers['Authorization'] = basicAuth(client);
    else
        form.set('client_id', client.id);
    if (place.clientAuth === 'post')
        form.set('client_secret', client.secret ?? '');
    const { status, json } = await sendOutbound(new URL(place.tokenEndpoint), { method: 'POST', headers, body: form.toString(), limitMs }, new Reach(new URL(serverUrl), place.zone), 
    // What is under way changes the tokens, whoever waits for it.
    new AbortController().signal);
    const parsed = tokensSchema.safeParse(json);
    if (status === 200 && parsed.success) {
        const { access_token, expires_in, refresh_token } = parsed.data;
        return {
            accessToken: access_token,
            refreshToken: refresh_token ?? null,
            expiresInSeconds: expires_in ?? null,
        };
    }
    throw troubleOf(status, json, place);
}
function troubleOf(status, json, { issuer }) {
    const refusal = refusalSchema.safeParse(json);
    const name = JSON.stringify(issuer);
    if (!refusal.success || status === 200) {
        return new OutboundError(`${name} answered HTTP ${status}, and nothing that has tokens`);
    }
    const { error, error_description: description } = refusal.data;
    const told = description === undefined ? error : `${error}: ${description}`;
    return REFUSALS.includes(error)
        ? new RefreshRefusedError(`${name} refuses to renew them: ${told}`, error === GRANT_OVER)
        : new OutboundError(`${name} answered HTTP ${status}: ${told}`);
}
/** Source: RFC 6749, section 2.3.1. */
function basicAuth({ id, secret = '' }) {
    const encoded = [id, secret].map((part) => new URLSearchParams({ part }).toString().slice(5));
    return `Basic ${Buffer.from(encoded.join(':')).toString('base64')}`;
}

;// CONCATENATED MODULE: ./build/service/servers/oauth/server-grants.js








/** Less than a connection may take to stand, so that a silent endpoint is told as what it is. */
const REFRESH_LIMIT_MS = 8_000;
/** How long another instance is waited for that renews the tokens, and how often it is looked. */
const WAIT_MS = 20_000;
const LOOK_MS = 100;
/**
 * Renewed tokens that cannot be stored are lost: the old ones may be of no use any more. What is not
 * released keeps others from renewing them.
 */
const TO_STORE = {
    maxAttempts: 10,
    backoff: { firstMs: 100, growth: 2, longestMs: 4_000, jitter: 0.5 },
};
/** One lost connection to the database is to cost no iteration; a server is not kept waiting for more. */
const TO_FIND = { ...TO_STORE, maxAttempts: 5 };
const TOLD_LENGTH = 1_000;
const HTTP_STATUS = { late: 504, unreachable: 502 };
const placeOf = ({ userId, id: serverId }) => ({ userId, serverId });
/**
 * The tokens that users have imported for servers. They are stored sealed, shown to their server
 * alone, and renewed before they end and where the server refuses them: by one instance at a time,
 * for the next one that asks finds the new ones.
 */
class ServerGrants {
    #keys;
    #clock;
    #refreshLimitMs;
    #refreshing = new Map();
    #keeping = null;
    /** @param options.refreshLimitMs how long an authorization server has to answer; 8 s by default */
    constructor(keys, { clock = ports_clock/* systemClock */.m, refreshLimitMs = REFRESH_LIMIT_MS, } = {}) {
        this.#keys = keys;
        this.#clock = clock;
        this.#refreshLimitMs = refreshLimitMs;
    }
    /** From now on, grants are kept there. */
    open(keeping) {
        this.#keeping = keeping;
    }
    /** What grants take for the time. */
    now() {
        return this.#kept.now();
    }
    /** Keeps a grant in place of the one that the user had for the server. */
    async keep(server, grant) {
        const place = placeOf(server);
        await this.#kept.store.oauthGrants.put(place, sealGrant(this.#keys, place, grant));
    }
    /** Whether the user has imported tokens for the server, good or not. */
    async has(server) {
        if (server.connection.transport === 'stdio')
            return false;
        return (await this.#find(placeOf(server))) !== undefined;
    }
    /** For which servers a user has imported tokens, good or not. */
    async ofUser(userId) {
        const records = await this.#kept.store.oauthGrants.ofUser(userId);
        return new Map(records.map(({ serverId, ...record }) => {
            const hasClientSecret = this.#hasClientSecret({ userId, serverId }, record);
            return [serverId, { hasClientSecret }];
        }));
    }
    /**
     * Where connections to the server get their tokens; undefined where the user has none for it.
     * @param keeper learns them before anybody else does
     */
    async tokensFor(server, keeper) {
        if (!(await this.has(server)))
            return undefined;
        return ({ refused }, signal) => this.#token(server, { refused, keeper, signal });
    }
    /** Resolves once no tokens are being renewed. */
    async ended() {
        await Promise.allSettled(this.#refreshing.values());
    }
    get #kept() {
        if (this.#keeping === null)
            throw new Error('Grants are kept nowhere yet.');
        return this.#keeping;
    }
    /**
     * @throws McpServerError where there is none that the server takes, or none can be had now
     */
    async #token(server, how) {
        const { refused, keeper, signal } = how;
        for (let isRenewed = false;; isRenewed = true) {
            const stored = await this.#read(server, keeper);
            if (stored === null)
                return null;
            const { grant, generation } = stored;
            const now = this.#kept.now();
            const isRefused = grant.accessToken === refused;
            const isFresh = isRenewed && grant.refusal === null;
            if (!isRefused && (isFresh || !isDue(grant, now)))
                return grant.accessToken;
            if (isRenewed || !isRefreshable(grant)) {
                if (!isRefused && !isOver(grant, now))
                    return grant.accessToken;
                throw spent(server, grant, keeper);
            }
            const renewed = this.#renewOnce(server, { grant, generation });
            try {
                await withTimeLimit(Number.POSITIVE_INFINITY, signal, () => renewed);
            }
            catch (error) {
                signal.throwIfAborted();
                // It is good for a while yet, and may be renewed by then.
                if (!isRefused && !isOver(grant, this.#kept.now()))
                    return grant.accessToken;
                if (error instanceof RefreshRefusedError) {
                    throw grantFailure(server, `are used up: ${error.message}`, keeper);
                }
                throw error instanceof OutboundError ? unavailable(server, error, keeper) : error;
            }
        }
    }
    /** Null: there is none for what the server's configuration leads to now. */
    async #read(server, keeper) {
        const place = placeOf(server);
        const record = await this.#find(place);
        if (record === undefined || server.connection.transport === 'stdio')
            return null;
        const grant = this.#opened(server, place, record, keeper);
        for (const secret of grant_secretsOf(grant))
            keeper.learn(secret);
        if (grant.serverUrl !== server.connection.url)
            return null;
        return { grant, generation: record.generation };
    }
    #opened(server, place, record, keeper) {
        try {
            return openGrant(this.#keys, place, record);
        }
        catch (error) {
            if (!(error instanceof key_ring/* SealError */.EM))
                throw error;
            throw grantFailure(server, `cannot be read: ${error.message}`, keeper);
        }
    }
    #hasClientSecret(place, record) {
        try {
            return openGrant(this.#keys, place, record).client?.secret !== undefined;
        }
        catch (error) {
            // Whoever uses them is told.
            if (error instanceof key_ring/* SealError */.EM || error instanceof key_ring/* EncryptionKeyError */.pp)
                return false;
            throw error;
        }
    }
    /** Renews the tokens of a grant, once for all who want that meanwhile. */
    #renewOnce(server, stored) {
        const { userId, id } = server;
        const key = `${userId} ${id}`;
        const underWay = this.#refreshing.get(key);
        if (underWay !== undefined)
            return underWay;
        const renewed = this.#renewInTurn(server, stored).finally(() => this.#refreshing.delete(key));
        this.#refreshing.set(key, renewed);
        return renewed;
    }
    async #renewInTurn(server, stored) {
        const { store, instanceId } = this.#kept;
        const place = placeOf(server);
        const { generation } = stored;
        for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += LOOK_MS) {
            const by = { generation, instanceId: instanceId() };
            if (await store.oauthGrants.claim(place, by))
                return this.#renew(place, stored, by);
            // Another one has renewed them, or its user has imported others.
            const record = await store.oauthGrants.find(place);
            if (record?.generation !== generation)
                return;
            await this.#clock.sleep(LOOK_MS);
        }
        const message = `another instance of the service was not done with that within ${WAIT_MS / 1000} s`;
        throw new OutboundError(message, { isLate: true });
    }
    async #renew(place, { grant, generation }, by) {
        const { oauthGrants } = this.#kept.store;
        let next;
        try {
            const { serverUrl, client, refreshToken, resource } = grant;
            const request = {
                ...{ serverUrl, place: grant.place, client, refreshToken, resource },
                limitMs: this.#refreshLimitMs,
            };
            next = renewedGrant(grant, await refreshTokens(request), this.#kept.now());
        }
        catch (error) {
            if (!(error instanceof RefreshRefusedError && error.isFinal)) {
                await this.#again(TO_STORE, () => oauthGrants.release(place, by));
                throw error;
            }
            next = { ...grant, refreshToken: null, refusal: error.message };
        }
        const sealed = sealGrant(this.#keys, place, next);
        // Where it is of another generation by now, others are newer than these.
        await this.#again(TO_STORE, () => oauthGrants.replace(place, generation, sealed));
    }
    #find(place) {
        return this.#again(TO_FIND, () => this.#kept.store.oauthGrants.find(place));
    }
    /** Does work on the database, again where it failed. */
    #again(policy, work) {
        return (0,retry/* retry */.L)(work, { policy, judge: () => ({}), clock: this.#clock, random: Math.random });
    }
}
function renewedGrant(grant, { accessToken, refreshToken, expiresInSeconds }, now) {
    return {
        ...grant,
        ...{ accessToken, refreshToken: refreshToken ?? grant.refreshToken, obtainedAt: now },
        expiresAt: expiresInSeconds === null ? null : now + expiresInSeconds * 1000,
    };
}
/** The server takes the token no more, and there is no other. */
function spent(server, grant, keeper) {
    const without = isRefreshable(grant)
        ? 'renewed, they have the token that it refuses'
        : 'they came without what it takes to renew them';
    return grantFailure(server, `are used up: ${grant.refusal ?? without}`, keeper);
}
function grantFailure(server, what, keeper) {
    const { name } = server;
    const message = `MCP server "${name}" needs a new OAuth grant: the tokens that were imported for it ${what}`;
    const told = keeper.excerpt(message, TOLD_LENGTH);
    return new McpServerError('oauth-required', name, told, { isConnecting: true });
}
function unavailable({ name }, { message, isLate }, keeper) {
    const what = `The tokens for MCP server "${name}" could not be renewed: ${message}`;
    const httpStatus = isLate ? HTTP_STATUS.late : HTTP_STATUS.unreachable;
    return new McpServerError('no-token', name, keeper.excerpt(what, TOLD_LENGTH), {
        isConnecting: true,
        httpStatus,
    });
}

;// CONCATENATED MODULE: ./build/service/refusals/api-failure.js

/** A request that is answered with an error; the HTTP status follows from the code. */
class ApiFailure extends Error {
    name = 'ApiFailure';
    code;
    details;
    /** Sent as the `Retry-After` header. */
    retryAfterSeconds;
    constructor(code, message, { details, retryAfterSeconds } = {}) {
        super(message);
        this.code = code;
        this.details = details;
        this.retryAfterSeconds = retryAfterSeconds;
    }
}
function notFound(resource, id) {
    return new ApiFailure('NOT_FOUND', `There is no ${resource} ${JSON.stringify(id)} here.`);
}
/** A reply is to be read by a person: what comes after this many problems is only counted. */
const MAX_PROBLEMS = 100;
/** A request refused for what it asks: the message tells its problems, `details.issues` lists them. */
function validationFailure(problems, details = {}) {
    const issues = problems.slice(0, MAX_PROBLEMS);
    const lines = issues.map(({ path, message }) => path.length === 0 ? message : `${(0,validation/* formatPath */.jV)(path)}: ${message}`);
    const more = problems.length - issues.length;
    // No number: one of the five hundreds is read as the status of an error to try again.
    if (more > 0)
        lines.push('and more problems, which details.problems counts');
    return new ApiFailure('VALIDATION_ERROR', lines.join('\n'), {
        details: { ...details, issues, ...(more > 0 && { problems: problems.length }) },
    });
}

;// CONCATENATED MODULE: ./build/contract/wire/envelope.js


/** Error codes of the API and the HTTP status each one answers with (section 7). */
const ERROR_STATUS = {
    UNAUTHORIZED: 401,
    OAUTH_REQUIRED: 401,
    FORBIDDEN: 403,
    VALIDATION_ERROR: 400,
    NOT_FOUND: 404,
    CONFLICT: 409,
    FEATURE_NOT_SUPPORTED: 422,
    RATE_LIMITED: 429,
    INTERNAL_ERROR: 500,
    SERVER_UNREACHABLE: 502,
    TIMEOUT: 504,
};
/** Values of `details.reason` that clients act on. */
const ERROR_REASON = {
    orphanedKey: 'ORPHANED_KEY',
    noSavedServerSelection: 'NO_SAVED_SERVER_SELECTION',
    concurrentRunLimit: 'CONCURRENT_RUN_LIMIT',
    concurrentOperationLimit: 'CONCURRENT_OPERATION_LIMIT',
    /** The tokens that were imported for the server are taken and renewed no more. */
    grantRefused: 'GRANT_REFUSED',
    /** There is no run to compare with. */
    baselineNotFound: 'BASELINE_NOT_FOUND',
    traceNotAvailable: 'TRACE_NOT_AVAILABLE',
    /** What was kept of the iteration is not what the service had written. */
    traceSealBroken: 'TRACE_SEAL_BROKEN',
    /** Servers of the run cannot be started as they are configured; `details.servers` names them. */
    serverConfiguration: 'SERVER_CONFIGURATION',
    /** Cases call tools of servers that the run does not have; `details.cases` names them. */
    unknownServer: 'UNKNOWN_SERVER',
    /** Cases could not fail, whatever the servers do; `details.cases` names them. */
    noEvidence: 'NO_EVIDENCE',
    /** Cases give tools arguments that these do not take; `details.misfits` says which and where. */
    argumentMisfit: 'ARGUMENT_MISFIT',
    /** `setup` of the run cannot be started; `details.issues` says why. */
    missingCommand: 'MISSING_COMMAND',
};
/** Body of an error. `error` carries the message too on the ingestion routes. */
const errorBodySchema = schemas/* looseObject */._H3({
    code: schemas/* string */.YjP(),
    message: schemas/* string */.YjP(),
    details: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
});
/** No page that anybody asks for holds more than 200. */
const MAX_PAGE_ITEMS = 10_000;
/** Schema of a page whose items have the given shape; those that have not are left out. */
function pageSchema(item) {
    return z
        .looseObject({
        items: z.array(z.unknown()).max(MAX_PAGE_ITEMS),
        nextCursor: z.unknown().optional(),
    })
        .transform(({ items, ...page }) => ({ ...page, ...readList(item, items) }));
}

;// CONCATENATED MODULE: ./build/service/servers/operation-failure.js


/** What trouble with a server is answered with. Source: the service API document, section 7. */
const CODES = {
    missing: 'SERVER_UNREACHABLE',
    unreachable: 'SERVER_UNREACHABLE',
    closed: 'SERVER_UNREACHABLE',
    // It was reached, but nothing came of it: no code says that better.
    answered: 'SERVER_UNREACHABLE',
    timeout: 'TIMEOUT',
    'oauth-required': 'OAUTH_REQUIRED',
    'no-token': 'SERVER_UNREACHABLE',
};
/** What errors of the protocol say about the request, in place of the server. */
const operation_failure_REFUSALS = new Map([
    [-32_601, 'FEATURE_NOT_SUPPORTED'],
    [-32_602, 'VALIDATION_ERROR'],
    // Resource not found, until 2025-11-25.
    [-32_002, 'NOT_FOUND'],
]);
const STATUS_TIMEOUT = 504;
/**
 * Trouble with a server as an answer. Its words have no secrets any more.
 * @param blame whose doing it is, where that is known
 * @param hadGrant whether tokens were imported for it, which are of no use then
 */
function operation_failure_failureOf(error, { blame, hadGrant = false } = {}) {
    const { kind, message, protocolError, httpStatus } = error;
    const isLate = kind === 'no-token' && httpStatus === STATUS_TIMEOUT;
    const isSpent = kind === 'oauth-required' && hadGrant;
    return new ApiFailure(isLate ? 'TIMEOUT' : CODES[kind], message, {
        details: {
            // What is to be done about that is known, and not by us.
            ...(blame && kind !== 'oauth-required' && { blame }),
            ...(kind === 'oauth-required' && { oauthRequired: true }),
            ...(isSpent && { reason: ERROR_REASON.grantRefused }),
            ...(protocolError && { mcpErrorCode: protocolError.code }),
        },
    });
}
/** What a server answered to a request of the caller's own. */
function answerFailureOf(error) {
    const { message, protocolError } = error;
    const code = protocolError && operation_failure_REFUSALS.get(protocolError.code);
    if (protocolError === undefined || code === undefined)
        return operation_failure_failureOf(error);
    return new ApiFailure(code, message, { details: { mcpErrorCode: protocolError.code } });
}

;// CONCATENATED MODULE: ./build/service/servers/operation-slots.js


const RETRY_AFTER_SECONDS = 5;
/**
 * How many operations on servers go on at once. It is the memory and the processes of this machine
 * that are shared out, so that each service counts for itself.
 */
class OperationSlots {
    #limits;
    #clock;
    #taken = new Map();
    #waiters = new Map();
    constructor(limits, clock) {
        this.#limits = limits;
        this.#clock = clock;
    }
    /**
     * A slot, in the order in which they were asked for; the result gives it back.
     * @throws ApiFailure RATE_LIMITED where too many are in use for too long; the signal's reason
     */
    async take(organizationId, signal) {
        signal.throwIfAborted();
        const taken = this.#taken.get(organizationId) ?? 0;
        if (taken < this.#limits.atOnce)
            this.#taken.set(organizationId, taken + 1);
        else
            await this.#wait(organizationId, signal);
        return () => this.#release(organizationId);
    }
    async #wait(organizationId, signal) {
        const waiters = this.#waiters.get(organizationId) ?? new Set();
        if (waiters.size >= this.#limits.waiting)
            throw this.#tooMany();
        this.#waiters.set(organizationId, waiters);
        const { promise, resolve, reject } = Promise.withResolvers();
        const waiter = { enter: resolve };
        waiters.add(waiter);
        const leave = () => reject(signal.reason);
        signal.addEventListener('abort', leave, { once: true });
        const turnOff = this.#clock.alarm(this.#limits.waitMs, () => reject(this.#tooMany()));
        try {
            await promise;
        }
        finally {
            turnOff();
            signal.removeEventListener('abort', leave);
            waiters.delete(waiter);
            // Others may wait by now, among whom this one never was.
            const isOver = waiters.size === 0 && this.#waiters.get(organizationId) === waiters;
            if (isOver)
                this.#waiters.delete(organizationId);
        }
    }
    #release(organizationId) {
        const [next] = this.#waiters.get(organizationId) ?? [];
        if (next !== undefined) {
            // The slot changes hands: nobody who comes now gets it.
            this.#waiters.get(organizationId)?.delete(next);
            next.enter();
            return;
        }
        const taken = (this.#taken.get(organizationId) ?? 1) - 1;
        if (taken === 0)
            this.#taken.delete(organizationId);
        else
            this.#taken.set(organizationId, taken);
    }
    #tooMany() {
        const { atOnce } = this.#limits;
        return new ApiFailure('RATE_LIMITED', `The organization has ${atOnce} operations on servers under way, which is as many as may go on at once.`, {
            details: { reason: ERROR_REASON.concurrentOperationLimit, maxConcurrentOperations: atOnce },
            retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
    }
}

;// CONCATENATED MODULE: ./build/service/servers/server-access.js










/** Each takes two processes, and as much memory as an answer of its server needs. */
const DEFAULT_SLOTS = { atOnce: 4, waiting: 16, waitMs: 20_000 };
const DEFAULT_LIMITS = {
    connectTimeoutMs: DEFAULT_CONNECT_TIMEOUT_MS,
    fetchTimeoutMs: DEFAULT_FETCH_TIMEOUT_MS,
    callTimeoutMs: DEFAULT_CALL_TIMEOUT_MS,
};
/**
 * Saved servers, reached for one operation at a time: each has a connection of its own, and a worker
 * and a process of the server where they need one. These are gone before its slot is free again, unless
 * connections are kept.
 */
class ServerAccess {
    limits;
    secrets;
    grants;
    #options;
    #slots;
    #endings = new Set();
    /** By the id of its server. */
    #kept = new Map();
    constructor(options) {
        const { limits, slots, secrets, grants, clock = ports_clock/* systemClock */.m } = options;
        this.limits = { ...DEFAULT_LIMITS, ...limits };
        this.secrets = secrets;
        this.grants = grants;
        this.#options = options;
        this.#slots = new OperationSlots({ ...DEFAULT_SLOTS, ...slots }, clock);
    }
    /**
     * Has something done over a connection, which ends with it.
     * @throws what `connected` throws, trouble with the server as ApiFailure
     */
    async ask(server, signal, work) {
        try {
            return await this.connected(server, signal, work);
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof TimeLimitError)
                throw this.#lateFailure(server, error);
            throw error instanceof McpServerError ? await this.failureOf(server, error) : error;
        }
    }
    /**
     * @throws McpServerError where the server cannot be connected to in time; ApiFailure where there is
     * no slot; what the work throws; the signal's reason
     */
    async connected(server, signal, work) {
        const { keepsConnections = false } = this.#options;
        return this.withSlot(server, signal, async (onEnd) => {
            // Whoever has it takes it away: one request goes over it at a time.
            const kept = this.#kept.get(server.id);
            this.#kept.delete(server.id);
            if (kept?.connection.isOpen === false)
                for (const end of kept.ends.toReversed())
                    onEnd(end);
            const found = kept?.connection.isOpen === true ? kept : undefined;
            const ends = found?.ends ?? [];
            let connection = found?.connection;
            try {
                connection ??= await this.#open(server, signal, (end) => ends.unshift(end));
                return await work(connection);
            }
            finally {
                const isUseful = connection?.isOpen === true && !signal.aborted;
                if (connection !== undefined &&
                    keepsConnections &&
                    isUseful &&
                    !this.#kept.has(server.id)) {
                    this.#kept.set(server.id, { connection, ends });
                }
                else
                    for (const end of ends.toReversed())
                        onEnd(end);
            }
        });
    }
    async #open(server, signal, onEnd) {
        const { openConnector, secrets, grants } = this.#options;
        const started = await this.#inFolder(server, onEnd);
        const redactor = secrets.redactor.with([]);
        const token = await grants.tokensFor(server, redactor);
        // Renewed before the time begins that the server has to answer.
        await token?.({ serverName: server.name, url: server.url ?? '', refused: null }, signal);
        const connector = openConnector({ ...secrets, redactor });
        onEnd(() => connector.close());
        return connector.connect(started, { limits: this.limits, token }, signal);
    }
    /** Trouble with a server as an answer. */
    async failureOf(server, error) {
        const isAboutGrant = error.kind === 'oauth-required';
        return operation_failure_failureOf(error, {
            blame: blameFor(error, server),
            hadGrant: isAboutGrant && (await this.grants.has(server)),
        });
    }
    /**
     * Has something done in a slot. What it leaves to be done at its end, the last first, is not waited
     * for but by the next in the slot, and by `ended`.
     */
    async withSlot({ organizationId }, signal, work) {
        const release = await this.#slots.take(organizationId, signal);
        const ends = [];
        try {
            return await work((end) => ends.unshift(end));
        }
        finally {
            const ending = this.#end(ends).finally(() => {
                release();
                this.#endings.delete(ending);
            });
            this.#endings.add(ending);
        }
    }
    /** Ends what was kept. Resolves once nothing is left of the operations that have been answered. */
    async ended() {
        const kept = [...this.#kept.values()];
        this.#kept.clear();
        await Promise.all(kept.map(({ ends }) => this.#end(ends)));
        await Promise.all(this.#endings);
    }
    #lateFailure({ name }, { limitMs }) {
        const message = `MCP server ${JSON.stringify(name)} did not answer all within ${limitMs / 1000} s.`;
        return new ApiFailure('TIMEOUT', this.secrets.redactor.text(message));
    }
    async #inFolder(server, onEnd) {
        const { folders } = this.#options;
        const { connection } = server;
        if (connection.transport !== 'stdio' || !(0,execution_settings/* namesIterationFolder */.gM)(connection))
            return server;
        const folder = await folders.make();
        onEnd(() => folders.remove(folder));
        return { ...server, connection: startedIn(connection, folder) };
    }
    async #end(ends) {
        const { log, secrets } = this.#options;
        for (const end of ends) {
            try {
                await end();
            }
            catch (error) {
                log.error(secrets.redactor.text(errorText(error)));
            }
        }
    }
}

// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var node_server_dist = __webpack_require__(6652);
// EXTERNAL MODULE: ./build/service/auth/key-format.js
var key_format = __webpack_require__(7850);
;// CONCATENATED MODULE: ./build/service/auth/authenticator.js




/** Members who need not be named by a private project. */
const SEE_ALL = ['owner', 'admin'];
/**
 * Judges the `Authorization` header in the order the API fixes: shape of the header, validity of
 * the key, rate, owner, organisation. So an invalid key spends no token, an orphaned one does.
 * Throws ApiFailure.
 */
function createAuthenticator(store, rateLimiter) {
    return async (authorization) => {
        const key = await store.apiKeys.findByHash((0,key_format/* hashKey */.EN)(bearerToken(authorization)));
        if (key === undefined)
            throw unauthorized('The API key is not known to this service.');
        if (key.revokedAt !== null)
            throw unauthorized('The API key was revoked.');
        const retryAfterSeconds = await rateLimiter.take(key.id);
        if (retryAfterSeconds > 0) {
            throw new ApiFailure('RATE_LIMITED', `The rate limit of the API key is reached. Retry in ${retryAfterSeconds} s.`, { retryAfterSeconds });
        }
        const user = key.userId === null ? undefined : await store.accounts.findUser(key.userId);
        if (user === undefined)
            throw unauthorized('The user who owns the API key no longer exists.');
        const { id: keyId, organizationId } = key;
        const role = organizationId && (await store.accounts.roleOf(organizationId, user.id));
        if (organizationId === null || !role) {
            throw unauthorized(organizationId === null
                ? 'The API key is no longer bound to an organization.'
                : 'The user who owns the API key no longer belongs to its organization.', { reason: ERROR_REASON.orphanedKey });
        }
        if (role === 'guest')
            throw unauthorized('Guests of an organization cannot use the API.');
        const memberId = SEE_ALL.includes(role) ? null : user.id;
        return { keyId, user, organizationId, role, reach: { organizationId, memberId } };
    };
}
function bearerToken(authorization) {
    if (authorization === undefined || authorization.trim() === '') {
        throw unauthorized('A bearer token is required: send "Authorization: Bearer <API_KEY>".');
    }
    const token = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1];
    if (token === undefined) {
        throw unauthorized('The Authorization header is malformed: it must read "Bearer <API_KEY>".');
    }
    if (!token.startsWith(contract_limits/* KEY_PREFIX */.nF)) {
        throw unauthorized(`The bearer token is not an API key: those begin with "${contract_limits/* KEY_PREFIX */.nF}".`);
    }
    return token;
}
function unauthorized(message, details) {
    return new ApiFailure('UNAUTHORIZED', message, details === undefined ? {} : { details });
}

;// CONCATENATED MODULE: ./build/service/auth/rate-limiter.js
/** A token bucket for each key, whichever service on the database its requests come to. */
function createRateLimiter({ requestsPerMinute, burst }, { rateBuckets }) {
    const tokensPerMs = requestsPerMinute / 60_000;
    return {
        async take(keyId) {
            const { granted, tokens } = await rateBuckets.take(keyId, { tokensPerMs, burst });
            return granted ? 0 : Math.max(1, Math.ceil((1 - tokens) / tokensPerMs / 1000));
        },
    };
}

// EXTERNAL MODULE: ./build/service/catalogue/project-setup.js
var project_setup = __webpack_require__(1619);
;// CONCATENATED MODULE: ./build/service/catalogue/organization-setup.js

/** A slice of everything. */
const ALL = { after: null, limit: Number.MAX_SAFE_INTEGER - 1 };
/**
 * Makes organizations what the configuration says of them. All in them is known by name and keeps
 * its id. Projects that are not in the configuration any more stay, as private as they were and with
 * the results they have, but without members and chats, and with servers that are disabled; so do all
 * of an organization that is not in it.
 */
async function setUpOrganizations(store, organizations, redactor) {
    const connections = [];
    const names = new Set(organizations.map(({ name }) => name));
    const untold = (await store.accounts.organizations())
        .filter(({ name }) => !names.has(name))
        .map(({ name }) => ({ name, members: [], projects: [] }));
    for (const organization of [...organizations, ...untold]) {
        const { id } = await store.accounts.ensureOrganization(organization.name);
        const userIds = await setUpMembers(store, id, organization);
        await store.projects.ensure(id, project_setup/* DEFAULT_PROJECT_NAME */.uX);
        const told = new Map();
        for (const project of organization.projects) {
            told.set(await store.projects.ensure(id, project.name), project);
        }
        const { items } = await store.projects.list({ organizationId: id, memberId: null }, ALL);
        for (const stored of items) {
            const { id: projectId } = stored;
            const project = told.get(projectId) ?? { ...stored, ...NOT_CONFIGURED };
            connections.push(await store.transaction(async (tx) => {
                await setUpChats(tx, projectId, project, userIds);
                return (0,project_setup/* setUpServers */.uv)(tx, projectId, project.servers ?? [], redactor);
            }));
        }
    }
    return new Map(connections.flatMap((ofProject) => [...ofProject]));
}
const NOT_CONFIGURED = { servers: null, members: [], chatboxes: [], chatSessions: [] };
/** The ids of the members by their addresses. */
async function setUpMembers({ accounts }, organizationId, { members }) {
    const userIds = new Map();
    const configured = [];
    for (const { email, name, role } of members) {
        const user = await accounts.ensureUser({ email, name: name ?? email });
        const { id: userId } = user;
        if (name !== undefined && name !== user.name)
            await accounts.renameUser(userId, name);
        userIds.set(email, userId);
        configured.push({ userId, role });
    }
    await accounts.configureMembers(organizationId, configured);
    return userIds;
}
async function setUpChats(store, projectId, project, userIds) {
    const { description = null, icon = null, visibility, members } = project;
    const memberIds = members.flatMap((email) => userIds.get(email) ?? []);
    await store.projects.configure(projectId, { description, icon, visibility, memberIds });
    await store.chatboxes.configure(projectId, project.chatboxes.map(({ name, ...settings }) => ({ name, settings })));
    await store.chatSessions.configure(projectId, project.chatSessions.map(({ owner, createdAt, lastActivityAt, ...session }) => ({
        ...session,
        ownerId: (owner && userIds.get(owner)) ?? null,
        createdAt: Date.parse(createdAt),
        lastActivityAt: Date.parse(lastActivityAt),
    })));
}

// EXTERNAL MODULE: ./node_modules/hono/dist/index.js
var hono_dist = __webpack_require__(9610);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/request-id/request-id.js
var request_id = __webpack_require__(9788);
// EXTERNAL MODULE: ./build/contract/resources/eval-requests.js
var eval_requests = __webpack_require__(7846);
;// CONCATENATED MODULE: ./build/contract/resources/host.js

/** Longest name of a host, as the database finds it by. */
const host_NAME_LENGTH = 200;
/** Hosts that the service can make a configuration for by itself. Source: wire.md, 3.6. */
const HOST_TEMPLATES = [
    ...['mcpjam', 'claude', 'claude-code', 'chatgpt', 'mistral', 'cursor'],
    ...['codex', 'copilot', 'vscode', 'agentcore', 'n8n', 'perplexity'],
];
const openObject = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
/** What a host is made of. Members that are not named here are kept as they were sent. */
const hostConfigSchema = schemas/* looseObject */._H3({
    modelId: schemas/* string */.YjP().trim().min(1).describe('`provider/name`, as of a test case.'),
    hostStyle: schemas/* string */.YjP().optional().describe('Whose look a chat has.'),
    systemPrompt: schemas/* string */.YjP().optional().describe('What the model is told before all else.'),
    temperature: schemas/* number */.aig().min(0).max(2).optional().describe('Of its answers.'),
    requireToolApproval: schemas/* boolean */.zMY()
        .optional()
        .describe('A person is asked before a tool is called.'),
    respectToolVisibility: schemas/* boolean */.zMY()
        .optional()
        .describe('Tools that are meant for apps alone are kept from the model, unless `false`.'),
    clientCapabilities: openObject.optional().describe('What servers are told that the host can do.'),
    connectionDefaults: schemas/* looseObject */._H3({
        headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional(),
        requestTimeout: schemas/* number */.aig().positive().optional().describe('In milliseconds.'),
    })
        .optional()
        .describe('How servers are connected to.'),
    hostContext: openObject.optional().describe('What apps are told of their surroundings.'),
    mcpProfile: openObject.optional().describe('How the host introduces itself to servers.'),
    serverIds: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).optional().describe('Servers of the project.'),
    optionalServerIds: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).optional().describe('Servers of the project.'),
});
/** Item of GET /projects/{projectId}/hosts. */
const hostSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    /** Of the content: the same for the same configuration. */
    hostConfigId: schemas/* string */.YjP(),
    modelId: schemas/* string */.YjP(),
    serverCount: schemas/* number */.aig(),
    createdAt: schemas/* number */.aig(),
    updatedAt: schemas/* number */.aig(),
});
/** A host with all of its configuration. */
const hostDetailSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    config: openObject,
});
const nameSchema = schemas/* string */.YjP().trim().min(1).max(host_NAME_LENGTH);
/** POST /hosts. */
const hostCreateSchema = schemas/* strictObject */.rej({
    name: nameSchema.describe('No other host of the project has it.'),
    template: schemas/* enum */.k5n(HOST_TEMPLATES).optional().describe('What the host is like.'),
    theme: schemas/* enum */.k5n(['light', 'dark']).optional().describe('Of a host that is made by a template.'),
    config: hostConfigSchema.optional().describe('All of its configuration, in place of that.'),
})
    .refine(({ template, config }) => (template === undefined) !== (config === undefined), {
    path: ['template'],
    error: 'is what is needed, or else `config`',
});
/** PATCH /hosts/{hostId}. */
const hostUpdateSchema = schemas/* strictObject */.rej({
    name: nameSchema.optional().describe('No other host of the project has it.'),
    config: hostConfigSchema.optional().describe('In place of all of the configuration there is.'),
})
    .refine(({ name, config }) => name !== undefined || config !== undefined, {
    path: ['name'],
    error: 'is what is needed, or `config`',
});
/** DELETE /hosts/{hostId}. */
const hostDeleteSchema = schemas/* strictObject */.rej({});
const hostDeletedSchema = schemas/* looseObject */._H3({ id: schemas/* string */.YjP(), deleted: schemas/* literal */.euz(true) });

// EXTERNAL MODULE: ./build/contract/resources/suite-changes.js
var suite_changes = __webpack_require__(9433);
;// CONCATENATED MODULE: ./build/contract/routes/route.js
/** Path that most routes are below; it carries the version of the API. */
const API_PATH = '/api/v1';
/** Path of the reporters up to version 1.14.0, which know no projects. Source: wire.md, 9.2. */
const OLD_REPORTER_PATH = '/sdk/v1';
/** Checks an entry of the table, keeping its literal types. */
function route(entry) {
    return entry;
}
/** Names of the parameters of a path, in their order. */
function paramNames(path) {
    return [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => name ?? []);
}
/** Every code that a route may refuse with. */
function errorsOf({ access, path, request, errors }) {
    return [
        ...new Set([
            // Where a key is asked for, a body over the cap is refused, also where none belongs.
            ...(access === 'key' ? ['UNAUTHORIZED', 'RATE_LIMITED', 'VALIDATION_ERROR'] : []),
            ...(request === undefined ? [] : ['VALIDATION_ERROR']),
            ...(paramNames(path).length === 0 ? [] : ['NOT_FOUND']),
            ...errors,
            'INTERNAL_ERROR',
        ]),
    ];
}

;// CONCATENATED MODULE: ./build/contract/routes/account.js


const accountRoutes = {
    'account.get': route({
        method: 'GET',
        path: '/me',
        summary: 'The account behind the key.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: catalogue/* accountSchema */.rE },
        errors: [],
    }),
};
/** Paths that answer every key with FORBIDDEN, whatever the method: keys do not manage keys. */
const KEY_SURFACES = ['/keys', '/api-keys'];

// EXTERNAL MODULE: ./build/contract/cases/pass-criteria.js
var pass_criteria = __webpack_require__(4504);
// EXTERNAL MODULE: ./build/contract/wire/tolerance.js
var tolerance = __webpack_require__(2246);
// EXTERNAL MODULE: ./build/contract/resources/iteration.js
var iteration = __webpack_require__(9018);
// EXTERNAL MODULE: ./build/contract/resources/run.js + 1 modules
var resources_run = __webpack_require__(854);
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
    ci: resources_run/* ciMetadataSchema */.ve.optional().describe('Where the run comes from.'),
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

;// CONCATENATED MODULE: ./build/contract/routes/ingest.js


const INGEST = '/projects/{projectId}/eval-ingest';
/** Below these all is answered in words for reporters, what is no route included. */
const REPORTER_PATHS = [`${API_PATH}${INGEST}`, `${OLD_REPORTER_PATH}/evals`];
const OLD_INGEST = `${OLD_REPORTER_PATH}/evals`;
const DEFAULT_PROJECT_NOTE = '`projectId` may be the literal `default`.';
/** Results of runs that are executed elsewhere. Errors carry their message in `error` too. */
const ingestRoutes = {
    'ingest.report': route({
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
    'ingest.start': route({
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
    'ingest.append': route({
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
    'ingest.finalize': route({
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
    'artifacts.uploadAddress': route({
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
    'artifacts.upload': route({
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
    'ingest.capabilities': route({
        method: 'GET',
        path: '/info',
        base: OLD_REPORTER_PATH,
        summary: 'What the service understands of what older reporters send.',
        access: 'anyone',
        repeatable: true,
        reply: { status: 200, body: capabilitiesSchema },
        errors: [],
    }),
};

;// CONCATENATED MODULE: ./build/contract/routes/chats.js



const CHATBOXES = '/projects/{projectId}/chatboxes';
/** What later clients call chatboxes. */
const SCENARIOS = `${API_PATH}/projects/{projectId}/scenarios`;
/** Chats, which the service has from its configuration. */
const chatRoutes = {
    'chatSessions.list': route({
        method: 'GET',
        path: '/chat-sessions',
        summary: 'The chat sessions that the user of the key can see, what happened last first.',
        access: 'key',
        repeatable: true,
        query: {
            projectId: 'Only those of this project.',
            status: '`active`, which is the default, or `archived`.',
        },
        reply: {
            status: 200,
            items: chatSessionSchema,
            pages: contract_limits/* LIMITS */.b1.chatSessionsPage,
            takesBefore: true,
        },
        errors: ['NOT_FOUND'],
    }),
    'chatboxes.list': route({
        method: 'GET',
        path: CHATBOXES,
        aliases: [SCENARIOS],
        summary: 'The chatboxes that a project has published.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, items: chatboxSchema, pages: contract_limits/* LIMITS */.b1.cataloguePage, wholeByDefault: true },
        errors: [],
    }),
    'chatboxes.get': route({
        method: 'GET',
        path: `${CHATBOXES}/{chatboxId}`,
        aliases: [`${SCENARIOS}/{chatboxId}`],
        summary: 'A chatbox with its model, what that is told, and its servers.',
        notes: 'What the chatbox does not say itself, its host says.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: chatboxDetailSchema },
        errors: [],
    }),
};

;// CONCATENATED MODULE: ./build/contract/resources/results/comparison.js

/** A number of two runs, null where one does not tell it. `percentDelta` is of the baseline's. */
const diffSchema = schemas/* looseObject */._H3({
    base: schemas/* number */.aig().nullable(),
    compare: schemas/* number */.aig().nullable(),
    delta: schemas/* number */.aig().nullable(),
    percentDelta: schemas/* number */.aig().nullable(),
});
const comparedRunSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    runNumber: schemas/* number */.aig().nullish(),
    result: schemas/* string */.YjP().nullish(),
    createdAt: schemas/* number */.aig().nullish(),
    completedAt: schemas/* number */.aig().nullish(),
    summary: schemas/* looseObject */._H3({
        total: schemas/* number */.aig(),
        passed: schemas/* number */.aig(),
        failed: schemas/* number */.aig(),
        passRate: schemas/* number */.aig(),
    })
        .nullish(),
});
const scorerFacts = {
    scorerId: schemas/* string */.YjP(),
    gating: schemas/* boolean */.zMY(),
    deterministic: schemas/* boolean */.zMY(),
    /** It means another thing in the two runs. */
    definitionChanged: schemas/* boolean */.zMY(),
};
const scoredSideSchema = schemas/* looseObject */._H3({
    evaluationConfigHash: schemas/* string */.YjP().nullable(),
    scoreIntegrity: schemas/* enum */.k5n(['valid', 'invalid']).nullable(),
    scoredIterations: schemas/* number */.aig(),
    /** Whose scores do not hold; they take no part. */
    quarantinedIterations: schemas/* number */.aig(),
});
const scoreSideSchema = schemas/* looseObject */._H3({
    passed: schemas/* boolean */.zMY().nullable(),
    value: schemas/* number */.aig().nullable(),
});
const caseSideSchema = schemas/* looseObject */._H3({
    outcome: schemas/* enum */.k5n(['passed', 'failed', 'absent']),
    iterationIds: schemas/* array */.YOg(schemas/* string */.YjP()),
    representativeIterationId: schemas/* string */.YjP().nullable(),
    error: schemas/* string */.YjP().nullable(),
});
const CASE_STATUSES = [
    ...['unchanged_passed', 'unchanged_failed', 'regressed', 'fixed'],
    ...['new_case', 'removed_case', 'changed'],
];
const comparedCaseSchema = schemas/* looseObject */._H3({
    caseKey: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(CASE_STATUSES),
    configChanged: schemas/* boolean */.zMY(),
    evaluationConfigChanged: schemas/* boolean */.zMY(),
    scoreDeltas: schemas/* array */.YOg(schemas/* looseObject */._H3({
        ...scorerFacts,
        base: scoreSideSchema.nullable(),
        compare: scoreSideSchema.nullable(),
        value: diffSchema,
    })),
    base: caseSideSchema,
    compare: caseSideSchema,
});
/** GET /eval-runs/{runId}/compare. */
const runComparisonSchema = schemas/* looseObject */._H3({
    suite: schemas/* looseObject */._H3({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP() }),
    baseline: schemas/* looseObject */._H3({
        policy: schemas/* enum */.k5n(['previous_completed', 'run']),
        baseRunId: schemas/* string */.YjP(),
    }),
    baseRun: comparedRunSchema,
    compareRun: comparedRunSchema,
    passSummary: schemas/* looseObject */._H3({
        passRatePercent: diffSchema,
        total: diffSchema,
        passed: diffSchema,
        failed: diffSchema,
    }),
    metrics: schemas/* looseObject */._H3({
        wallDurationMs: diffSchema,
        totalTokens: diffSchema,
        estimatedCostUsd: diffSchema,
    }),
    scoreContract: schemas/* looseObject */._H3({
        base: scoredSideSchema,
        compare: scoredSideSchema,
        evaluationConfigChanged: schemas/* boolean */.zMY(),
        scorers: schemas/* array */.YOg(schemas/* looseObject */._H3({
            ...scorerFacts,
            passRate: diffSchema,
            meanValue: diffSchema,
            errorCount: schemas/* looseObject */._H3({ base: schemas/* number */.aig(), compare: schemas/* number */.aig() }),
        })),
    }),
    cases: schemas/* array */.YOg(comparedCaseSchema),
});

;// CONCATENATED MODULE: ./build/contract/routes/comparison.js


/** Apart from the other routes of runs, which each client that runs something loads. */
const comparisonRoutes = {
    'runs.compare': route({
        method: 'GET',
        path: '/projects/{projectId}/eval-runs/{runId}/compare',
        summary: 'A run beside an earlier one of its suite, case by case.',
        notes: 'Without a run to compare with, it is answered with NOT_FOUND and the reason `BASELINE_NOT_FOUND`. A run that has not ended is refused with CONFLICT.',
        access: 'key',
        repeatable: true,
        query: {
            baseRunId: 'A run of the same suite; otherwise the nearest completed one before.',
            previewChars: 'Characters of an error that are told at most, up to 8000; otherwise 500.',
        },
        reply: { status: 200, body: runComparisonSchema },
        errors: ['CONFLICT'],
    }),
};

;// CONCATENATED MODULE: ./build/contract/routes/hosts.js



const HOSTS = '/projects/{projectId}/hosts';
const hosts_HOST = `${HOSTS}/{hostId}`;
/** Models with what they are told and can do, under names that runs and chatboxes use. */
const hostRoutes = {
    'hosts.list': route({
        method: 'GET',
        path: HOSTS,
        summary: 'The hosts of a project.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, items: hostSchema, pages: contract_limits/* LIMITS */.b1.cataloguePage, wholeByDefault: true },
        errors: [],
    }),
    'hosts.create': route({
        method: 'POST',
        path: HOSTS,
        summary: 'Creates a host, by a template or with a configuration.',
        notes: 'A name that the project has already is refused with CONFLICT.',
        access: 'key',
        repeatable: false,
        request: async () => hostCreateSchema,
        reply: { status: 201, body: hostDetailSchema },
        errors: ['CONFLICT'],
    }),
    'hosts.get': route({
        method: 'GET',
        path: hosts_HOST,
        summary: 'A host with its configuration.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: hostDetailSchema },
        errors: [],
    }),
    'hosts.update': route({
        method: 'PATCH',
        path: hosts_HOST,
        summary: 'Gives a host another name, another configuration or both.',
        notes: 'A configuration stands in for all of the one there was. Runs keep what they began with.',
        access: 'key',
        repeatable: true,
        request: async () => hostUpdateSchema,
        reply: { status: 200, body: hostDetailSchema },
        errors: ['CONFLICT'],
    }),
    'hosts.delete': route({
        method: 'DELETE',
        path: hosts_HOST,
        summary: 'Deletes a host.',
        notes: 'It is unknown from then on, to a repeat as well. Runs that named it keep their results.',
        access: 'key',
        repeatable: false,
        request: async () => hostDeleteSchema,
        reply: { status: 200, body: hostDeletedSchema },
        errors: [],
    }),
};

;// CONCATENATED MODULE: ./build/contract/routes/organizations.js



const organizationRoutes = {
    'organizations.list': route({
        method: 'GET',
        path: '/organizations',
        summary: 'The organizations that the key can reach.',
        notes: 'A key acts in one organization, which this service shows alone.',
        access: 'key',
        repeatable: true,
        reply: {
            status: 200,
            items: catalogue/* organizationSchema */.rL,
            pages: contract_limits/* LIMITS */.b1.cataloguePage,
            wholeByDefault: true,
        },
        errors: [],
    }),
};

;// CONCATENATED MODULE: ./build/contract/routes/projects.js



const projectRoutes = {
    'projects.list': route({
        method: 'GET',
        path: '/projects',
        summary: 'The projects that the key can reach.',
        access: 'key',
        repeatable: true,
        query: { organizationId: 'Only those of this organization.' },
        reply: {
            status: 200,
            items: catalogue/* projectSchema */.$b,
            pages: contract_limits/* LIMITS */.b1.cataloguePage,
            wholeByDefault: true,
        },
        errors: [],
    }),
};

;// CONCATENATED MODULE: ./build/contract/resources/results/step-result.js

/** Item of GET …/iterations/{iterationId}/steps: what became of a step as it was written. */
const stepResultSchema = schemas/* looseObject */._H3({
    stepId: schemas/* string */.YjP(),
    stepIndex: schemas/* number */.aig(),
    kind: schemas/* string */.YjP(),
    /** `ok`, `fail`, `skipped` (not carried out) or `pending` (not yet). */
    status: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP().nullish(),
});

// EXTERNAL MODULE: ./build/contract/resources/trace.js
var trace = __webpack_require__(6324);
;// CONCATENATED MODULE: ./build/contract/routes/runs.js






const RUNS = '/projects/{projectId}/eval-runs';
const runs_RUN = `${RUNS}/{runId}`;
const ITERATION = `${runs_RUN}/iterations/{iterationId}`;
const runRoutes = {
    'runs.create': route({
        method: 'POST',
        path: RUNS,
        summary: 'Creates a run, of a suite that is saved or of tests in the request, and starts it.',
        notes: `An organization has at most ${contract_limits/* LIMITS */.b1.concurrentRunsPerOrganization} runs at once; another is refused with RATE_LIMITED and the reason \`CONCURRENT_RUN_LIMIT\`.`,
        access: 'key',
        repeatable: false,
        headers: {
            'Idempotency-Key': 'A request with a key that the service has seen is answered with the run of the first, marked `deduped`.',
        },
        request: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7846))).runCreateSchema,
        takesCases: true,
        reply: { status: 202, body: resources_run/* runCreatedSchema */.jl },
        errors: ['CONFLICT'],
    }),
    'runs.get': route({
        method: 'GET',
        path: runs_RUN,
        summary: 'Status, result and counts of a run.',
        notes: '`status` says whether execution has ended, `result` whether the criteria were met.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: resources_run/* runSchema */.Lx },
        errors: [],
    }),
    'runs.cancel': route({
        method: 'POST',
        path: `${runs_RUN}/cancel`,
        summary: 'Cancels a run that has not ended.',
        notes: 'To cancel a cancelled run does no harm; another that has ended is refused.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: resources_run/* runSchema */.Lx },
        errors: ['CONFLICT'],
    }),
    'runs.iterations.list': route({
        method: 'GET',
        path: `${runs_RUN}/iterations`,
        summary: 'The iterations of a run: outcome, tool calls, tokens and time of each.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, items: iteration/* iterationSchema */.Jl, pages: contract_limits/* LIMITS */.b1.iterationsPage },
        errors: [],
    }),
    'runs.iterations.trace': route({
        method: 'GET',
        path: `${ITERATION}/trace`,
        summary: 'All messages of an iteration, and what was expected against what came.',
        notes: 'An iteration without one is answered with NOT_FOUND and the reason `TRACE_NOT_AVAILABLE`.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: trace/* traceSchema */.R4 },
        errors: [],
    }),
    'runs.iterations.steps': route({
        method: 'GET',
        path: `${ITERATION}/steps`,
        summary: 'What became of each step of an iteration, in the order in which they were written.',
        notes: 'There are none of an iteration that was executed elsewhere. One without a trace still has its steps.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, items: stepResultSchema, pages: contract_limits/* LIMITS */.b1.stepsPage, wholeByDefault: true },
        errors: [],
    }),
};

;// CONCATENATED MODULE: ./build/contract/resources/server-operations.js


/** What an MCP server says of itself or answers, handed on as it came. */
const server_operations_openObject = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const optionalObject = server_operations_openObject.nullish();
/** Requests that say nothing but what server they are about. */
const serverRequestSchema = schemas/* strictObject */.rej({});
const serverPageRequestSchema = schemas/* strictObject */.rej({
    cursor: schemas/* string */.YjP()
        .nullish()
        .describe('The `nextCursor` of the page before; the first page without it.'),
});
const serverToolCallSchema = schemas/* strictObject */.rej({
    toolName: schemas/* string */.YjP().min(1).describe('Name of the tool, as the list of tools has it.'),
    parameters: server_operations_openObject
        .default({})
        .refine((value) => JSON.stringify(value).length <= contract_limits/* LIMITS */.b1.toolCallArgumentsLength, {
        message: `must be no longer than ${contract_limits/* LIMITS */.b1.toolCallArgumentsLength} characters of JSON`,
    })
        .describe('What the tool is given, by the names of its arguments.'),
    taskOptions: schemas/* unknown */.L5J()
        .optional()
        .describe('Asks for a task in place of a result, which is refused: `FEATURE_NOT_SUPPORTED`.'),
});
const serverPromptGetSchema = schemas/* strictObject */.rej({
    promptName: schemas/* string */.YjP().min(1).describe('Name of the prompt, as the list of prompts has it.'),
    arguments: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()]))
        .default({})
        .describe('What fills the prompt in. The server gets numbers and flags as texts.'),
});
const serverResourceReadSchema = schemas/* strictObject */.rej({
    uri: schemas/* string */.YjP().min(1).describe('Address of the resource, as the list of resources has it.'),
});
/** A connection that stood. One that did not is a refusal. */
const serverValidationSchema = schemas/* looseObject */._H3({
    success: schemas/* literal */.euz(true),
    status: schemas/* string */.YjP(),
    /** Version of the protocol, what the server calls itself, and its capabilities. */
    initInfo: optionalObject,
});
const checkSchema = schemas/* looseObject */._H3({
    status: schemas/* enum */.k5n(['ok', 'error', 'skipped']),
    detail: schemas/* string */.YjP(),
});
const doctorReportSchema = schemas/* looseObject */._H3({
    generatedAt: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(['ready', 'oauth_required', 'partial', 'error']),
    /** What the address of a remote server answers to a request without a session. */
    probe: optionalObject,
    connection: schemas/* looseObject */._H3({
        status: schemas/* enum */.k5n(['connected', 'error', 'skipped']),
        detail: schemas/* string */.YjP(),
    }),
    initInfo: optionalObject,
    capabilities: optionalObject,
    tools: schemas/* array */.YOg(server_operations_openObject).optional(),
    resources: schemas/* array */.YOg(server_operations_openObject).optional(),
    resourceTemplates: schemas/* array */.YOg(server_operations_openObject).optional(),
    prompts: schemas/* array */.YOg(server_operations_openObject).optional(),
    checks: schemas/* looseObject */._H3({
        probe: checkSchema.optional(),
        connection: checkSchema.optional(),
        initialization: checkSchema.optional(),
        capabilities: checkSchema.optional(),
        tools: checkSchema.optional(),
        resources: checkSchema.optional(),
        resourceTemplates: checkSchema.optional(),
        prompts: checkSchema.optional(),
    }),
    error: schemas/* looseObject */._H3({ code: schemas/* string */.YjP(), message: schemas/* string */.YjP(), details: optionalObject })
        .nullish(),
});
const oauthRequirementSchema = schemas/* looseObject */._H3({
    useOAuth: schemas/* boolean */.zMY(),
    serverUrl: schemas/* string */.YjP().nullable(),
    /** What the server publishes of that; absent where it publishes nothing. */
    authorization: schemas/* looseObject */._H3({
        /** What tokens are made out to. */
        resource: schemas/* string */.YjP().nullable(),
        authorizationServers: schemas/* array */.YOg(schemas/* string */.YjP()),
        scopes: schemas/* array */.YOg(schemas/* string */.YjP()),
        /** Why what it publishes cannot be used; null where it can. */
        problem: schemas/* string */.YjP().nullable(),
    })
        .optional(),
});
/** What can stand in the header of a request. */
const server_operations_tokenText = schemas/* string */.YjP().regex(/^[\x21-\x7e]+$/, 'must be a token: no spaces, ASCII alone');
const tokenImportSchema = schemas/* strictObject */.rej({
    serverUrl: schemas/* string */.YjP().min(1).describe('Address of the server that the tokens are for.'),
    oauthResourceUrl: schemas/* string */.YjP()
        .optional()
        .describe('What the tokens are made out to, where that is not the address of the server.'),
    authorizationServerUrl: schemas/* url */.OZ5({ protocol: /^https?$/ })
        .optional()
        .describe('Whose tokens they are, where the server names several or none.'),
    clientInformation: schemas/* strictObject */.rej({ clientId: schemas/* string */.YjP().min(1), clientSecret: schemas/* string */.YjP().min(1).optional() })
        .optional()
        .describe('The OAuth client that got the tokens. Without it they cannot be renewed.'),
    tokens: schemas/* looseObject */._H3({
        access_token: server_operations_tokenText,
        refresh_token: schemas/* string */.YjP().min(1).optional(),
        token_type: schemas/* string */.YjP()
            .regex(/^bearer$/i, 'must be Bearer: no others are shown to servers')
            .optional(),
        scope: schemas/* string */.YjP().optional(),
        id_token: schemas/* string */.YjP().optional(),
        expires_in: schemas/* number */.aig()
            .nonnegative()
            .max(1e9)
            .optional()
            .describe('Seconds from now. Left out, the token is used until the server refuses it.'),
    })
        .describe('The answer of the token endpoint. Other members of it are not kept.'),
});
const tokensImportedSchema = schemas/* looseObject */._H3({
    imported: schemas/* literal */.euz(true),
    /** Epoch milliseconds; null where nobody said so. */
    expiresAt: schemas/* number */.aig().nullable(),
});
/** A page whose items are as the server wrote them. */
const pageOf = (item) => schemas/* looseObject */._H3({ items: schemas/* array */.YOg(item), nextCursor: schemas/* string */.YjP().optional() });
const mcpToolSchema = schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), inputSchema: server_operations_openObject });
const mcpPromptSchema = schemas/* looseObject */._H3({ name: schemas/* string */.YjP() });
const mcpResourceSchema = schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), uri: schemas/* string */.YjP() });
const toolPageSchema = pageOf(mcpToolSchema);
const promptPageSchema = pageOf(mcpPromptSchema);
const resourcePageSchema = pageOf(mcpResourceSchema);
/** The `CallToolResult` of MCP. An error of the tool itself is `isError`. */
const callToolResultSchema = schemas/* looseObject */._H3({
    content: schemas/* array */.YOg(server_operations_openObject).optional(),
    structuredContent: schemas/* unknown */.L5J().optional(),
    isError: schemas/* boolean */.zMY().optional(),
});
/** The `GetPromptResult` of MCP. */
const getPromptResultSchema = schemas/* looseObject */._H3({
    description: schemas/* string */.YjP().optional(),
    messages: schemas/* array */.YOg(server_operations_openObject),
});
/** The `ReadResourceResult` of MCP. */
const readResourceResultSchema = schemas/* looseObject */._H3({
    contents: schemas/* array */.YOg(schemas/* looseObject */._H3({ uri: schemas/* string */.YjP() })),
});
const described = {
    name: schemas/* string */.YjP(),
    title: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
};
const serverExportSchema = schemas/* looseObject */._H3({
    serverId: schemas/* string */.YjP(),
    exportedAt: schemas/* string */.YjP(),
    tools: schemas/* array */.YOg(schemas/* looseObject */._H3({
        ...described,
        inputSchema: server_operations_openObject,
        outputSchema: server_operations_openObject.optional(),
        annotations: server_operations_openObject.optional(),
        execution: server_operations_openObject.optional(),
    })),
    resources: schemas/* array */.YOg(schemas/* looseObject */._H3({ ...described, uri: schemas/* string */.YjP(), mimeType: schemas/* string */.YjP().optional() })),
    prompts: schemas/* array */.YOg(schemas/* looseObject */._H3({ ...described, arguments: schemas/* array */.YOg(server_operations_openObject).optional() })),
    /** Where they are told of, titles and annotations are too. */
    resourceTemplates: schemas/* array */.YOg(schemas/* looseObject */._H3({ ...described, uriTemplate: schemas/* string */.YjP(), mimeType: schemas/* string */.YjP().optional() }))
        .optional(),
});

;// CONCATENATED MODULE: ./build/contract/routes/servers/operations.js


const SERVER = '/projects/{projectId}/servers/{serverId}';
const REACHING = ['OAUTH_REQUIRED', 'SERVER_UNREACHABLE', 'TIMEOUT'];
const ASKING = [...REACHING, 'FEATURE_NOT_SUPPORTED'];
const PAGES = 'Items and cursors are the server’s own, as it writes them. A server that does not offer such things is refused with FEATURE_NOT_SUPPORTED.';
const VERBATIM = 'The answer is that of the server, letter for letter, whatever it tells. What the server refuses as wrong is refused with VALIDATION_ERROR.';
/** What a saved server is asked at once, each time over a connection of its own. */
const serverOperationRoutes = {
    'servers.validate': route({
        method: 'POST',
        path: `${SERVER}/validate`,
        summary: 'Connects to a server, and tells what it says of itself.',
        access: 'key',
        repeatable: true,
        request: async () => serverRequestSchema,
        reply: { status: 200, body: serverValidationSchema },
        errors: REACHING,
    }),
    'servers.doctor': route({
        method: 'POST',
        path: `${SERVER}/doctor`,
        summary: 'Goes through all that it takes to use a server, and reports on each step.',
        notes: 'A server that does not work is a report too, with the status `error`, or `partial` where some of its lists cannot be had. One that needs an OAuth grant is refused with OAUTH_REQUIRED; `details.report` is the report then. Where it is known whose doing an error is, `blame` beside it and in `error.details` says `configuration` (it cannot be started as it is written), `server`, or `surroundings`.',
        access: 'key',
        repeatable: true,
        request: async () => serverRequestSchema,
        reply: { status: 200, body: doctorReportSchema },
        errors: ['OAUTH_REQUIRED'],
    }),
    'servers.checkOAuth': route({
        method: 'POST',
        path: `${SERVER}/check-oauth`,
        summary: 'Whether a server needs an OAuth grant.',
        notes: 'A remote server is asked without a session; a local one needs none. Nothing is asked of the authorization servers that it names.',
        access: 'key',
        repeatable: true,
        request: async () => serverRequestSchema,
        reply: { status: 200, body: oauthRequirementSchema },
        errors: ['SERVER_UNREACHABLE', 'TIMEOUT'],
    }),
    'servers.tools.list': route({
        method: 'POST',
        path: `${SERVER}/tools`,
        summary: 'The tools of a server, page by page.',
        notes: PAGES,
        access: 'key',
        repeatable: true,
        request: async () => serverPageRequestSchema,
        reply: { status: 200, body: toolPageSchema, serverItems: mcpToolSchema },
        errors: ASKING,
    }),
    'servers.tools.call': route({
        method: 'POST',
        path: `${SERVER}/tools/call`,
        summary: 'Calls a tool of a server.',
        notes: `${VERBATIM} A result with \`isError\` is an answer like others.`,
        access: 'key',
        repeatable: false,
        request: async () => serverToolCallSchema,
        reply: { status: 200, body: callToolResultSchema },
        errors: ASKING,
    }),
    'servers.prompts.list': route({
        method: 'POST',
        path: `${SERVER}/prompts`,
        summary: 'The prompts of a server, page by page.',
        notes: PAGES,
        access: 'key',
        repeatable: true,
        request: async () => serverPageRequestSchema,
        reply: { status: 200, body: promptPageSchema, serverItems: mcpPromptSchema },
        errors: ASKING,
    }),
    'servers.prompts.get': route({
        method: 'POST',
        path: `${SERVER}/prompts/get`,
        summary: 'Has a server render one of its prompts.',
        notes: VERBATIM,
        access: 'key',
        repeatable: true,
        request: async () => serverPromptGetSchema,
        reply: { status: 200, body: getPromptResultSchema },
        errors: ASKING,
    }),
    'servers.resources.list': route({
        method: 'POST',
        path: `${SERVER}/resources`,
        summary: 'The resources of a server, page by page.',
        notes: PAGES,
        access: 'key',
        repeatable: true,
        request: async () => serverPageRequestSchema,
        reply: { status: 200, body: resourcePageSchema, serverItems: mcpResourceSchema },
        errors: ASKING,
    }),
    'servers.resources.read': route({
        method: 'POST',
        path: `${SERVER}/resources/read`,
        summary: 'Reads a resource of a server.',
        notes: `${VERBATIM} A resource that it does not have is NOT_FOUND where it says so.`,
        access: 'key',
        repeatable: true,
        request: async () => serverResourceReadSchema,
        reply: { status: 200, body: readResourceResultSchema },
        errors: ASKING,
    }),
    'servers.export': route({
        method: 'POST',
        path: `${SERVER}/export`,
        summary: 'All tools, resources and prompts of a server in one document.',
        notes: 'What the server does not offer is an empty list.',
        access: 'key',
        repeatable: true,
        request: async () => serverRequestSchema,
        reply: { status: 200, body: serverExportSchema },
        errors: REACHING,
    }),
    'servers.importTokens': route({
        method: 'POST',
        path: `${SERVER}/oauth/import-tokens`,
        summary: 'Keeps OAuth tokens for a server, which the caller has got.',
        notes: 'From then on, what the caller does with the server shows it the token, which is renewed before it ends and where the server refuses it. They replace what was imported before, are for the owner of the key alone, and are never told. Where they can be renewed, the authorization server is asked about itself first.',
        access: 'key',
        // By then, those from before may have been renewed, and these be of no use any more.
        repeatable: false,
        request: async () => tokenImportSchema,
        reply: { status: 200, body: tokensImportedSchema },
        errors: ['SERVER_UNREACHABLE', 'TIMEOUT'],
    }),
};

;// CONCATENATED MODULE: ./build/contract/routes/servers/servers.js



const serverRoutes = {
    'servers.list': route({
        method: 'GET',
        path: '/projects/{projectId}/servers',
        summary: 'The saved MCP servers of a project.',
        notes: 'Commands, arguments, environments and headers are never told.',
        access: 'key',
        repeatable: true,
        reply: {
            status: 200,
            items: catalogue/* serverSchema */.zT,
            pages: contract_limits/* LIMITS */.b1.cataloguePage,
            wholeByDefault: true,
        },
        errors: [],
    }),
};

;// CONCATENATED MODULE: ./build/contract/routes/service.js


const openApiSchema = schemas/* looseObject */._H3({
    openapi: schemas/* string */.YjP(),
    info: schemas/* looseObject */._H3({ title: schemas/* string */.YjP(), version: schemas/* string */.YjP(), description: schemas/* string */.YjP() }),
    servers: schemas/* array */.YOg(schemas/* looseObject */._H3({ url: schemas/* string */.YjP() })),
    tags: schemas/* array */.YOg(schemas/* looseObject */._H3({ name: schemas/* string */.YjP() })),
    paths: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    components: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
});
const serviceRoutes = {
    'service.openapi': route({
        method: 'GET',
        path: '/openapi.json',
        summary: 'This API as an OpenAPI 3.1 document.',
        notes: 'A service that the action has started tells it to nobody but the action.',
        access: 'anyone',
        repeatable: true,
        reply: { status: 200, body: openApiSchema },
        errors: [],
    }),
};

// EXTERNAL MODULE: ./build/contract/resources/suite.js
var suite = __webpack_require__(4057);
;// CONCATENATED MODULE: ./build/contract/routes/suites.js




const SUITES = '/projects/{projectId}/eval-suites';
const SUITE = `${SUITES}/{suiteId}`;
const CASE = `${SUITE}/cases/{caseId}`;
const CATALOGUE = { status: 200, pages: contract_limits/* LIMITS */.b1.cataloguePage, wholeByDefault: true };
const suiteRoutes = {
    'suites.list': route({
        method: 'GET',
        path: SUITES,
        summary: 'The eval suites of a project, each with a summary of its latest run.',
        access: 'key',
        repeatable: true,
        reply: { ...CATALOGUE, items: suite/* suiteSchema */.Y9 },
        errors: [],
    }),
    'suites.create': route({
        method: 'POST',
        path: SUITES,
        summary: 'Creates a suite and its test cases.',
        notes: 'Cases that cannot be stored are named in `caseUpsert.failed`; the others are stored.',
        access: 'key',
        repeatable: false,
        request: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7846))).suiteCreateSchema,
        takesCases: true,
        reply: { status: 201, body: suite/* suiteCreatedSchema */.Yc },
        errors: [],
    }),
    'suites.get': route({
        method: 'GET',
        path: SUITE,
        summary: 'A suite with its servers, models and settings.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: suite/* suiteDetailSchema */.nD },
        errors: [],
    }),
    'suites.update': route({
        method: 'PATCH',
        path: SUITE,
        summary: 'Changes a suite.',
        notes: 'What is given stands in for what there is. Runs keep what they began with.',
        access: 'key',
        repeatable: true,
        request: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9433))).suiteUpdateSchema,
        reply: { status: 200, body: suite/* suiteDetailSchema */.nD },
        errors: [],
    }),
    'suites.delete': route({
        method: 'DELETE',
        path: SUITE,
        summary: 'Deletes a suite with its cases and all its runs.',
        notes: 'It is unknown from then on, to a repeat as well. While a run of it is carried out, it is refused with CONFLICT.',
        access: 'key',
        repeatable: false,
        request: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9433))).deletionSchema,
        reply: { status: 200, body: suite/* deletedSchema */.Nu },
        errors: ['CONFLICT'],
    }),
    'suites.cases.update': route({
        method: 'PATCH',
        path: CASE,
        summary: 'Changes a test case of a suite.',
        notes: 'What is given stands in for what there is, null for nothing. The case as it is then is judged as a new one would be.',
        access: 'key',
        repeatable: true,
        request: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9433))).caseUpdateSchema,
        takesCases: true,
        reply: { status: 200, body: suite/* suiteCaseSchema */.IF },
        errors: ['CONFLICT'],
    }),
    'suites.cases.delete': route({
        method: 'DELETE',
        path: CASE,
        summary: 'Deletes a test case of a suite.',
        notes: 'It is unknown from then on, to a repeat as well. Its iterations stay with their runs.',
        access: 'key',
        repeatable: false,
        request: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9433))).deletionSchema,
        reply: { status: 200, body: suite/* deletedSchema */.Nu },
        errors: [],
    }),
    'suites.cases.list': route({
        method: 'GET',
        path: `${SUITE}/cases`,
        summary: 'The test cases that a suite has saved.',
        notes: 'Services need not have this route.',
        access: 'key',
        repeatable: true,
        reply: { ...CATALOGUE, items: suite/* suiteCaseSchema */.IF },
        errors: [],
    }),
    'suites.runs.list': route({
        method: 'GET',
        path: `${SUITE}/runs`,
        summary: 'The runs of a suite, the newest first.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, items: resources_run/* runSchema */.Lx, pages: contract_limits/* LIMITS */.b1.suiteRunsPage },
        errors: [],
    }),
};

;// CONCATENATED MODULE: ./build/contract/routes/table.js












/**
 * Every route of the API by the name of its operation. What is not in here does not exist. A client
 * takes the part of its resource instead, so that it loads no shapes that it does not read.
 */
const ROUTES = {
    ...accountRoutes,
    ...organizationRoutes,
    ...projectRoutes,
    ...serverRoutes,
    ...serverOperationRoutes,
    ...hostRoutes,
    ...suiteRoutes,
    ...runRoutes,
    ...comparisonRoutes,
    ...chatRoutes,
    ...ingestRoutes,
    ...serviceRoutes,
};

;// CONCATENATED MODULE: ./build/contract/cases/model-id.js
/** Providers the embedded service reaches without being told where they are. */
const KNOWN_PROVIDERS = (/* unused pure expression or super */ null && ([
    'anthropic',
    'openai',
    'google',
]));
/** Provider of a model id `provider/name`; undefined where it has none. */
function providerOf(model) {
    const at = model.indexOf('/');
    return at > 0 && at < model.length - 1 ? model.slice(0, at) : undefined;
}
/** The model a test names, else the default, with the provider said outright. */
function chosenModel(own, defaults) {
    const model = own.model ?? defaults.model;
    if (model === undefined)
        return {};
    const provider = own.provider ?? providerOf(model) ?? defaults.provider;
    return { model, ...(provider === undefined ? {} : { provider }) };
}

;// CONCATENATED MODULE: ./build/service/evals/unheeded-parts.js


/**
 * Members of a request's `tests`, of their steps and of all else in them, that would be ignored. A
 * case says what is judged, so that each is refused by name: a client may know more than this service.
 */
function findUnheededCaseMembers(request) {
    if (!('tests' in request) || !Array.isArray(request.tests))
        return [];
    const ofCase = unheededBy(test_case/* testCaseSchema */.aj);
    return request.tests.flatMap((test, at) => ofCase(test).map(({ path, message }) => ({ path: ['tests', at, ...path], message })));
}
/** Finds the members of a value, at any depth, that a strict schema does not know. */
const unheededBy = (schema) => (value) => {
    const { error } = schema.safeParse(value);
    if (error === undefined)
        return [];
    return (0,validation/* explainIssues */._u)(error).flatMap(({ path, unknownKeys = [] }) => unknownKeys.map((key) => ({
        path: [...path, key],
        message: 'is not known, and is not ignored, since it may be to change the result',
    })));
};

;// CONCATENATED MODULE: ./build/service/evals/run-knobs.js







/** Members that later contracts give a run (wire reference, 6.9), and why they cannot be heeded. */
const UNHEEDED = new Map([
    ['environmentId', 'this service has no environments; name the servers in serverIds'],
    ['skillsOverride', 'this service knows no skills'],
    ['refreshSnapshot', 'this service keeps no snapshots: every run asks its servers anew'],
    ['runGroupId', 'this service has no groups of runs'],
]);
const KNOWN = Object.keys(eval_requests.runCreateSchema.shape);
/** Members that hold knobs of their own, and what they may hold. */
const NESTED = {
    passCriteria: Object.keys(pass_criteria/* passCriteriaSchema */.w.shape),
    matchOptionsOverride: Object.keys(test_case/* matchOptionsSchema */.tz.shape),
    execution: Object.keys(execution_settings/* executionSettingsSchema */.$M.shape),
};
/**
 * Members of a run's request that would be ignored. Each may be there to change what the run
 * shows, so that it is refused by name. Null says nothing, and so changes nothing.
 */
function findUnheededMembers(request) {
    const members = new Map(Object.entries(request));
    return [
        ...findUnknownMembers(request, KNOWN),
        ...findUnheededCaseMembers(request),
        ...Object.entries(NESTED).flatMap(([name, known]) => findUnknownMembers(members.get(name), known).map(({ path, message }) => ({
            path: [name, ...path],
            message,
        }))),
    ];
}
/** Members of an object that are not known, each with the name that may have been meant. */
function findUnknownMembers(value, known) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return [];
    return Object.entries(value)
        .filter(([name, member]) => !known.includes(name) && member !== null)
        .map(([name]) => ({
        path: [name],
        message: UNHEEDED.get(name) ?? complainAboutUnknown(name, known),
    }));
}
function complainAboutUnknown(name, known) {
    const near = (0,meant_name/* meantName */.d5)(name, known);
    const meant = near === undefined ? '' : `; did you mean ${near}?`;
    return `is not known, and is not ignored, since it may be to change the result${meant}`;
}
/** A case as it is in a run that says something of it: what the run says, it alone says. */
function caseInRun(testCase, { matchOptionsOverride, execution = {} }, host = null) {
    const matchOptions = overrideMatchOptions(testCase.matchOptions, matchOptionsOverride);
    const overrides = LIMIT_NAMES.filter((name) => execution[name] !== undefined);
    return {
        ...(host === null ? testCase : caseOfHost(testCase, host)),
        ...(matchOptions === undefined ? {} : { matchOptions }),
        ...(overrides.length === 0
            ? {}
            : {
                limits: {
                    ...hostLimits(host),
                    ...testCase.limits,
                    ...Object.fromEntries(overrides.map((name) => [name, execution[name]])),
                },
            }),
    };
}
const hostLimits = (host) => host?.toolTimeoutMs === undefined ? {} : { toolTimeoutMs: host.toolTimeoutMs };
/** A case as a host runs it: by its model; what the case tells that goes before what the host does. */
function caseOfHost(testCase, host) {
    const { provider: _, advancedConfig, limits, ...rest } = testCase;
    const provider = providerOf(host.modelId);
    const config = {
        ...(host.system !== undefined && { system: host.system }),
        ...(host.temperature !== undefined && { temperature: host.temperature }),
        ...advancedConfig,
    };
    const allLimits = { ...hostLimits(host), ...limits };
    return {
        ...rest,
        model: host.modelId,
        ...(provider !== undefined && { provider }),
        ...(Object.keys(config).length > 0 && { advancedConfig: config }),
        ...(Object.keys(allLimits).length > 0 && { limits: allLimits }),
    };
}
const LIMIT_NAMES = execution_settings/* caseLimitsSchema */.KN.keyof().options;
/** Options that say the same thing in the two published vocabularies. */
const ASPECTS = [
    ['toolCallOrder'],
    ['maxExtraToolCalls', 'extraToolCalls', 'allowExtraToolCalls'],
    ['argumentMatching', 'arguments'],
];
function overrideMatchOptions(own, override) {
    if (override === undefined)
        return own;
    const overridden = ASPECTS.filter((names) => names.some((name) => override[name] !== undefined));
    const names = new Set(overridden.flat());
    const kept = Object.entries(own ?? {}).filter(([name]) => !names.has(name));
    return { ...Object.fromEntries(kept), ...override };
}

;// CONCATENATED MODULE: ./build/service/http/bodies/body-limits.js

const BODY_LIMITS = { bytes: contract_limits/* LIMITS */.b1.requestBodyBytes, values: 100_000 };
/** Of all the cases that a suite may have, with a hundred values each. */
const LIMITS_OF_CASES = {
    bytes: contract_limits/* OWN_LIMITS */.us.requestBodyBytes,
    values: contract_limits/* OWN_LIMITS */.us.casesPerSuite * 100,
};
const bodyLimitsOf = ({ takesCases }) => takesCases ? LIMITS_OF_CASES : BODY_LIMITS;

// EXTERNAL MODULE: ./node_modules/hono/dist/helper/factory/index.js
var factory = __webpack_require__(9498);
;// CONCATENATED MODULE: ./build/service/refusals/limited-stream.js
/**
 * How much of a refused body is read for nothing, so that its sender comes to read the answer; no
 * body that anyone means to send is larger.
 */
const MAX_READ_OFF_BYTES = 256 * 1024 * 1024;
/**
 * A stream of at most `maxBytes`. A larger one is read to its end, within reason, before `refusal`
 * is thrown: many clients write their whole body before they read, and one that is closed on while
 * it writes sees a broken connection and never the answer.
 */
async function* limitStream(content, maxBytes, refusal) {
    let bytes = 0;
    for await (const chunk of content) {
        bytes += chunk.byteLength;
        if (bytes <= maxBytes)
            yield chunk;
        if (bytes > maxBytes + MAX_READ_OFF_BYTES)
            break;
    }
    if (bytes > maxBytes)
        throw refusal();
}

;// CONCATENATED MODULE: ./build/service/http/bodies/unread-body.js


/**
 * Reads what a refused request still sends before it is answered, for whatever it is refused. See
 * `limitStream`; a body that is larger still is cut off together with its connection.
 */
function readOffRefusedBody() {
    return (0,factory/* createMiddleware */.Ny)(async (c, next) => {
        await next();
        const { body, bodyUsed } = c.req.raw;
        if (c.res.ok || body === null || bodyUsed || body.locked)
            return;
        if (!(await readOff(body)))
            c.header('Connection', 'close');
    });
}
/** False: there was more than is read off, or the sender broke off. */
async function readOff(body) {
    let bytes = 0;
    try {
        for await (const chunk of body) {
            bytes += chunk.byteLength;
            if (bytes > MAX_READ_OFF_BYTES)
                return false;
        }
        return true;
    }
    catch {
        // The sender is gone, so nobody waits for the answer, and nothing of the body was wanted.
        return false;
    }
}

;// CONCATENATED MODULE: ./build/service/http/error-reply.js



/** Writes an error, with `extra` fields; its status always follows from its code. */
function replyWithError(c, failure, extra = {}) {
    const { code, message, details, retryAfterSeconds } = failure;
    if (retryAfterSeconds !== undefined)
        c.header('Retry-After', String(retryAfterSeconds));
    const body = { code, message, ...extra, ...(details && { details }) };
    return c.json(body, ERROR_STATUS[code]);
}
/**
 * The failure of a request for which there is no route. A path that has one for other methods says
 * for which; the API has no code for 405.
 */
function noRoute(c) {
    const { req } = c;
    const allowed = c.get('allowedMethods');
    if (allowed !== undefined)
        c.header('Allow', allowed.join(', '));
    return new ApiFailure('NOT_FOUND', `There is no route ${req.method} ${JSON.stringify(req.path)}.`);
}
/** Answers whatever a route threw. What was not meant for the caller goes to the log only. */
function replyToThrown(c, thrown, log) {
    return replyWithError(c, asFailure(c, thrown, log));
}
/** The same where reporters send to: some of them read nothing but `ok` and `error`. */
function replyToThrownOnIngest(c, thrown, log) {
    const failure = asFailure(c, thrown, log);
    const message = RETRIED_STATUS.test(String(ERROR_STATUS[failure.code]))
        ? failure.message
        : withFinalWords(failure.message);
    return replyWithError(c, failure, { ok: false, error: message, message });
}
/** Statuses that reporters try again, whatever the words. */
const RETRIED_STATUS = /^(429|5..)$/;
/** Words for which reporters try any error again (wire reference, 9.3). */
const RETRIED_WORDS = /network|fetch|timeout|429|5\d\d/i;
/** Also one that is never closed, so that no end is looked for twice. */
const QUOTED = /"(?:[^"\\]|\\.)*(?:"|\\?$)/gs;
/**
 * A refusal is final, so its message must not quote what would have it sent four times. The
 * service's own words are free of it; what they quote is told in the details as well.
 */
function withFinalWords(message) {
    return message.replace(QUOTED, (value) => (RETRIED_WORDS.test(value) ? '"…"' : value));
}
function asFailure(c, thrown, log) {
    if (thrown instanceof ApiFailure)
        return thrown;
    const requestId = c.get('requestId');
    log.error(`request ${requestId} failed: ${(0,errors/* errorMessage */.gJ)(thrown)}`);
    return new ApiFailure('INTERNAL_ERROR', `The service failed to answer request ${requestId}.`);
}

// EXTERNAL MODULE: ./build/service/evals/results/reported-scores.js
var reported_scores = __webpack_require__(9744);
// EXTERNAL MODULE: ./build/service/evals/run-criteria.js
var run_criteria = __webpack_require__(7299);
;// CONCATENATED MODULE: ./build/service/http/representations.js


function presentAccount({ id, email, name, createdAt }) {
    return {
        id,
        email,
        name,
        imageUrl: null,
        profilePictureUrl: null,
        plan: null,
        createdAt,
        updatedAt: createdAt,
    };
}
/** A project as somebody sees it who has that role in its organization. */
function presentProject({ seq: _, ...project }, role) {
    return { ...project, role };
}
/** @param imported what its reader has imported for it */
function presentServer({ seq: _, ...server }, imported) {
    const useOAuth = imported !== undefined;
    const hasClientSecret = imported?.hasClientSecret ?? false;
    return { ...server, useOAuth, hasClientSecret, oauthScopes: [] };
}
function presentRun(run) {
    const { id, suiteId, runNumber, status, result, source, notes, createdAt, completedAt } = run;
    return {
        id,
        suiteId,
        runNumber,
        status,
        result,
        summary: (0,run_criteria/* summarizeRun */.lj)(run),
        source,
        notes,
        createdAt,
        completedAt,
        ...(run.namedHostId === null ? {} : { namedHostId: run.namedHostId }),
        ...(run.execution === null ? {} : { execution: run.execution }),
        ...(run.endReason === null ? {} : { statusReason: run.endReason }),
        ...(run.externalRunId === null
            ? {}
            : { externalRunId: run.externalRunId, ...run.origin, scoreIntegrity: (0,run_criteria/* scoreIntegrityOf */.hG)(run) }),
    };
}
/** Members of metadata that clients look for on the iteration itself (wire reference, 6.9). */
const LIFTED = ['scores', 'evaluationConfig'];
function liftedMetadata(metadata) {
    const members = Object.entries(metadata ?? {});
    return Object.fromEntries(members.filter(([name]) => LIFTED.includes(name)));
}
function presentIteration(record) {
    const { seq, runId, ingestedCaseId, externalIterationId, externalCaseId, configHash, reported, ...iteration } = record;
    if (externalIterationId === null)
        return iteration;
    return {
        ...iteration,
        testCaseId: ingestedCaseId,
        externalIterationId,
        externalCaseId,
        caseId: null,
        metadata: null,
        ...reported,
        ...liftedMetadata(reported?.metadata),
        ...(reported !== null &&
            (0,reported_scores/* hasScores */.e)(reported) && {
            scoreIntegrity: reported.scoreProblem === undefined ? null : 'score_integrity_invalid',
        }),
    };
}

;// CONCATENATED MODULE: ./build/service/http/handlers/account-handlers.js

/** The account behind the key, and the organization that it acts in. */
function accountHandlers({ store, }) {
    return {
        'account.get': async ({ caller }) => presentAccount(caller.user),
        'organizations.list': async ({ caller: { organizationId, role } }) => async ({ after }) => {
            const found = after === null ? await store.accounts.findOrganization(organizationId) : null;
            if (!found)
                return { items: [], more: false };
            const { id, name, createdAt } = found;
            const shown = { id, name, isCreator: role === 'owner', myRole: role, createdAt };
            return { items: [{ seq: 1, shown: { ...shown, plan: null, logoUrl: null } }], more: false };
        },
    };
}

;// CONCATENATED MODULE: ./build/service/http/pages/paging.js
/** Pages of what is stored, each item shown by `present`. */
function pagesOf(read, present) {
    return async (slice) => {
        const { items, more } = await read(slice);
        const shown = items.map(async (item) => ({ seq: item.seq, shown: await present(item) }));
        return { items: await Promise.all(shown), more };
    };
}
/** A list of everything: no query takes a limit that it could reach. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER - 1;
/** Answers a GET list: reads `cursor` and `limit`, and shows the items of that page. */
async function replyWithPage(c, cursors, { pages, wholeByDefault, takesBefore }, source) {
    // The path names the list and the resource it belongs to.
    const list = c.req.path;
    const cursor = c.req.query('cursor') || (takesBefore && cursorBefore(c)) || undefined;
    const limit = c.req.query('limit');
    const isWhole = wholeByDefault === true && isAbsent(cursor) && isAbsent(limit);
    const { items, more } = await source({
        after: isAbsent(cursor) ? null : cursors.decode(list, cursor),
        limit: isWhole ? NO_LIMIT : readLimit(limit, pages),
    });
    const last = items.at(-1);
    return c.json({
        items: items.map(({ shown }) => shown),
        ...(more && last !== undefined ? { nextCursor: cursors.encode(list, last.seq) } : {}),
    });
}
/** Sixteen digits are beyond any time; a cursor is longer. */
const TIME = /^\d{1,16}$/;
/** The time in `before`, where that holds one and no `cursor` stands beside it. */
function timeBefore(req) {
    const before = req.query('before') ?? '';
    return req.query('cursor') || !TIME.test(before) ? null : Number(before);
}
function cursorBefore(c) {
    const before = c.req.query('before');
    return before === undefined || TIME.test(before) ? undefined : before;
}
const isAbsent = (text) => text === undefined || text === '';
/** Numbers out of range are clamped; what is no number is as good as absent. */
function readLimit(text, limits) {
    const limit = text === undefined || text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
    if (Number.isNaN(limit))
        return limits.default;
    return Math.min(limits.max, Math.max(1, limit));
}

;// CONCATENATED MODULE: ./build/service/http/handlers/catalogue-handlers.js


/** Projects of the key's organization, and their servers; of another one, a key sees none. */
function catalogueHandlers({ store, serverAccess: { grants }, }) {
    return {
        'projects.list': async ({ caller: { organizationId, role, reach }, http }) => {
            const wanted = http.query('organizationId') || organizationId;
            return pagesOf(async (slice) => wanted === organizationId
                ? store.projects.list(reach, slice)
                : { items: [], more: false }, (project) => presentProject(project, role));
        },
        'servers.list': async ({ project, caller }) => {
            const imported = await grants.ofUser(caller.user.id);
            return pagesOf((slice) => store.servers.list(project.id, slice), (server) => presentServer(server, imported.get(server.id)));
        },
    };
}

;// CONCATENATED MODULE: ./build/service/http/handlers/chat-handlers.js




/** Chat sessions and chatboxes, as the configuration of the service has them. */
function chatHandlers({ store, serverAccess: { grants }, }) {
    return {
        'chatSessions.list': async ({ caller: { reach, user }, http }) => {
            const projectId = http.query('projectId') || null;
            if (projectId !== null && (await store.projects.find(reach, projectId)) === undefined) {
                throw notFound('project', projectId);
            }
            const status = readStatus(http.query('status'));
            const beforeMs = timeBefore(http);
            const query = { reach, userId: user.id, projectId, status, beforeMs };
            return pagesOf(async (slice) => {
                const found = await store.chatSessions.list(query, slice);
                if (found !== null)
                    return found;
                const message = 'is of a session that is gone; begin anew, without it';
                throw validationFailure([{ path: ['cursor'], message }]);
            }, presentChatSession);
        },
        'chatboxes.list': async ({ project }) => pagesOf((slice) => store.chatboxes.list(project.id, slice), async (chatbox) => presentChatbox(chatbox, await partsOf(chatbox))),
        'chatboxes.get': async ({ project, caller, params: { chatboxId } }) => {
            const chatbox = await store.chatboxes.find(project.id, chatboxId);
            if (chatbox === undefined)
                throw notFound('chatbox', chatboxId);
            const imported = await grants.ofUser(caller.user.id);
            return presentChatboxDetail(chatbox, await partsOf(chatbox), imported);
        },
    };
    async function partsOf({ projectId, settings }) {
        const { host, servers } = settings;
        return {
            host: host === undefined ? undefined : await store.hosts.findByName(projectId, host),
            servers: await store.servers.named(projectId, servers),
        };
    }
}
function readStatus(text = '') {
    if (text === '')
        return 'active';
    const known = CHAT_SESSION_STATUSES.find((status) => status === text);
    if (known !== undefined)
        return known;
    const message = `must be one of ${CHAT_SESSION_STATUSES.join(', ')}`;
    throw validationFailure([{ path: ['status'], message }]);
}
const presentChatSession = ({ seq, ownerId, ...session }) => session;
function presentChatbox(chatbox, { host, servers }) {
    const { id, projectId, name, settings, createdAt, updatedAt } = chatbox;
    const { description = null, mode, hostStyle, link } = settings;
    return {
        ...{ id, projectId, name, description, mode },
        hostStyle: hostStyle ?? host?.config.hostStyle ?? null,
        hostId: host?.id ?? null,
        hostName: host?.name ?? null,
        serverCount: servers.length,
        serverNames: servers.map((server) => server.name),
        link: link === undefined ? null : { path: pathOf(link), url: link },
        ...{ createdAt, updatedAt },
    };
}
function presentChatboxDetail(chatbox, parts, imported) {
    const told = chatbox.settings;
    const ofHost = parts.host?.config;
    return {
        ...presentChatbox(chatbox, parts),
        modelId: told.modelId ?? ofHost?.modelId ?? null,
        systemPrompt: told.systemPrompt ?? ofHost?.systemPrompt ?? null,
        temperature: told.temperature ?? ofHost?.temperature ?? null,
        requireToolApproval: told.requireToolApproval ?? ofHost?.requireToolApproval ?? false,
        servers: parts.servers.map((server) => {
            const { id, name, url, useOAuth } = presentServer(server, imported.get(server.id));
            return { id, name, url, useOAuth };
        }),
    };
}
function pathOf(link) {
    const { pathname, search, hash } = new URL(link);
    return `${pathname}${search}${hash}`;
}

;// CONCATENATED MODULE: ./build/service/http/handlers/comparison-handlers.js



const PREVIEW_CHARS = { default: 500, max: 8_000 };
/** Runs beside earlier ones. */
function comparisonHandlers({ store, }) {
    return {
        'runs.compare': async ({ project, params, http }) => {
            const { readSide } = await __webpack_require__.e(/* import() */ 829).then(__webpack_require__.bind(__webpack_require__, 7829));
            const { compareRuns } = await __webpack_require__.e(/* import() */ 879).then(__webpack_require__.bind(__webpack_require__, 9879));
            const run = await store.runs.find(project.id, params.runId);
            if (run === undefined)
                throw notFound('eval run', params.runId);
            requireEnd(run);
            const baseRunId = http.query('baseRunId') || null;
            const baseRun = await findBaseline(store, run, baseRunId);
            requireEnd(baseRun);
            const suite = await store.suites.find(project.id, run.suiteId);
            const sideOf = (one) => readSide(one, (slice) => store.iterations.ofRun(one.id, slice));
            const [base, compare] = [await sideOf(baseRun), await sideOf(run)];
            return {
                suite: { id: run.suiteId, name: suite?.name ?? '' },
                baseline: {
                    policy: baseRunId === null ? 'previous_completed' : 'run',
                    baseRunId: baseRun.id,
                },
                ...compareRuns(base, compare, readPreviewChars(http.query('previewChars'))),
            };
        },
    };
}
async function findBaseline({ runs }, { projectId, suiteId, runNumber }, baseRunId) {
    const found = baseRunId === null
        ? await runs.findCompletedBefore(suiteId, runNumber)
        : await runs.find(projectId, baseRunId);
    if (found === undefined) {
        const message = baseRunId === null
            ? 'The suite has no completed run before this one to compare it with.'
            : `There is no eval run ${JSON.stringify(baseRunId)} to compare with.`;
        throw new ApiFailure('NOT_FOUND', message, {
            details: { reason: ERROR_REASON.baselineNotFound },
        });
    }
    if (found.suiteId === suiteId)
        return found;
    const message = 'is a run of another suite, whose cases are others';
    throw validationFailure([{ path: ['baseRunId'], message }]);
}
/** A part of a run would be taken for all of it. */
function requireEnd({ id, status }) {
    if (resources_run/* TERMINAL_STATUSES */.CM.includes(status))
        return;
    throw new ApiFailure('CONFLICT', `The run ${JSON.stringify(id)} has not ended: it is ${status}.`, {
        details: { runId: id, status },
    });
}
/** Numbers out of range are clamped; what is no number is as good as absent. */
function readPreviewChars(text) {
    const wanted = text?.trim() ? Math.trunc(Number(text)) : Number.NaN;
    if (Number.isNaN(wanted))
        return PREVIEW_CHARS.default;
    return Math.min(PREVIEW_CHARS.max, Math.max(0, wanted));
}

// EXTERNAL MODULE: ./build/contract/wire/canonical-json.js
var canonical_json = __webpack_require__(9514);
;// CONCATENATED MODULE: ./build/service/hosts/host-templates.js
const HTML = 'text/html;profile=mcp-app';
/** The extension of hosts that show MCP Apps. */
const showingApps = (...further) => ({
    extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [HTML, ...further] } },
});
const SMALL_MODEL = 'anthropic/claude-haiku-4.5';
const CODING_MODEL = 'anthropic/claude-sonnet-4.5';
/**
 * Hosts as they are known to introduce themselves to MCP servers. Source: the templates that the
 * vendor's SDK publishes, from probes of the hosts.
 */
const TRAITS = {
    mcpjam: {
        modelId: SMALL_MODEL,
        temperature: 0.7,
        clientCapabilities: { ...showingApps(), elicitation: { form: {}, url: {} } },
        clientInfo: { name: 'mcpjam-inspector', version: '0.0.0' },
    },
    claude: {
        modelId: SMALL_MODEL,
        temperature: 1,
        clientCapabilities: showingApps(),
        clientInfo: { name: 'claude-ai', version: '0.1.0' },
    },
    'claude-code': {
        modelId: SMALL_MODEL,
        temperature: 1,
        clientCapabilities: { roots: {}, elicitation: {} },
        clientInfo: { name: 'claude-code', version: '2.1.237' },
    },
    chatgpt: {
        modelId: 'openai/gpt-5.6-luna',
        temperature: 0.7,
        clientCapabilities: {
            ...showingApps(),
            experimental: { 'openai/visibility': { enabled: true } },
        },
        clientInfo: { name: 'openai-mcp', version: '1.0.0' },
    },
    mistral: {
        modelId: 'mistralai/mistral-large-2512',
        temperature: 0.7,
        clientCapabilities: showingApps(),
        clientInfo: { name: 'mcp', version: '0.1.0' },
    },
    cursor: {
        modelId: CODING_MODEL,
        temperature: 0.7,
        clientCapabilities: {
            ...showingApps(),
            elicitation: { form: {} },
            roots: { listChanged: false },
        },
        clientInfo: { name: 'cursor-vscode', version: '1.0.0' },
        showsAppTools: true,
    },
    codex: {
        modelId: 'openai/gpt-5-nano',
        temperature: 0.7,
        clientCapabilities: {
            ...showingApps('text/html+skybridge'),
            elicitation: { form: {}, url: {} },
        },
        clientInfo: { name: 'codex-mcp-client', version: '0.150.0' },
    },
    copilot: {
        modelId: 'openai/gpt-5.3-chat',
        temperature: 0.7,
        clientCapabilities: {
            ...showingApps(),
            experimental: { 'microsoft/copilot': { enabled: true } },
        },
        clientInfo: { name: 'mcs', version: '1.0.0' },
    },
    vscode: {
        modelId: CODING_MODEL,
        temperature: 0.7,
        clientCapabilities: {
            ...showingApps(),
            roots: { listChanged: true },
            sampling: {},
            elicitation: { form: {}, url: {} },
        },
        clientInfo: { name: 'Visual Studio Code', version: '1.134.0' },
        showsAppTools: true,
    },
    agentcore: { modelId: SMALL_MODEL, temperature: 0.7, clientCapabilities: {} },
    n8n: { modelId: SMALL_MODEL, temperature: 0.7, clientCapabilities: {} },
    perplexity: { modelId: SMALL_MODEL, temperature: 0.7, clientCapabilities: {} },
};
/** The configuration of a host that is made by a template. */
function configOfTemplate(template, theme = 'dark') {
    const { modelId, temperature, clientCapabilities, clientInfo, showsAppTools } = TRAITS[template];
    return {
        hostStyle: template,
        modelId,
        systemPrompt: '',
        temperature,
        requireToolApproval: false,
        respectToolVisibility: showsAppTools !== true,
        progressiveToolDiscovery: false,
        connectionDefaults: { headers: {} },
        clientCapabilities,
        hostContext: { theme },
        ...(clientInfo && { mcpProfile: { profileVersion: 1, initialize: { clientInfo } } }),
        serverIds: [],
        optionalServerIds: [],
        builtInToolIds: [],
    };
}

;// CONCATENATED MODULE: ./build/service/hosts/host-changes.js



/** The host of the project. Throws ApiFailure. */
async function requireHost({ hosts }, projectId, id) {
    const host = await hosts.find(projectId, id);
    if (host === undefined)
        throw notFound('host', id);
    return host;
}
/** Makes a host, of a name that the project does not have yet. Throws ApiFailure. */
function createHost(store, projectId, { name, template, theme, config }) {
    const wanted = template === undefined ? config : configOfTemplate(template, theme);
    if (wanted === undefined)
        throw new Error('A host needs a template or a configuration.');
    return store.transaction(async (tx) => {
        await tx.lock('projects', projectId);
        await requireServersOf(tx, projectId, wanted);
        await requireFreeName(tx, projectId, name);
        await tx.projects.touch(projectId);
        return tx.hosts.add({ projectId, name, config: wanted });
    });
}
/** Gives a host what the request says. Throws ApiFailure. */
function updateHost(store, projectId, id, { name, config }) {
    return store.transaction(async (tx) => {
        await tx.lock('projects', projectId);
        const host = await requireHost(tx, projectId, id);
        const changed = { name: name ?? host.name, config: config ?? host.config };
        if ((0,external_node_util_.isDeepStrictEqual)(changed, { name: host.name, config: host.config }))
            return host;
        await requireServersOf(tx, projectId, changed.config);
        if (changed.name !== host.name)
            await requireFreeName(tx, projectId, changed.name);
        await tx.projects.touch(projectId);
        await tx.hosts.update(id, changed);
        return requireHost(tx, projectId, id);
    });
}
/** Removes a host. Throws ApiFailure. */
async function deleteHost({ hosts }, projectId, id) {
    if (!(await hosts.remove(projectId, id)))
        throw notFound('host', id);
}
async function requireServersOf({ servers }, projectId, { serverIds = [], optionalServerIds = [] }) {
    const named = [...new Set([...serverIds, ...optionalServerIds])];
    const found = new Set((await servers.findAll(projectId, named)).map(({ id }) => id));
    const [unknown] = named.filter((id) => !found.has(id));
    if (unknown !== undefined)
        throw notFound('server', unknown);
}
async function requireFreeName({ hosts }, projectId, name) {
    const taken = await hosts.findByName(projectId, name);
    if (taken === undefined)
        return;
    throw new ApiFailure('CONFLICT', `The project has a host ${JSON.stringify(name)} already.`, {
        details: { hostId: taken.id },
    });
}

;// CONCATENATED MODULE: ./build/service/http/handlers/host-handlers.js




/** Hosts of a project. */
function hostHandlers({ store, }) {
    return {
        'hosts.list': async ({ project }) => pagesOf((slice) => store.hosts.list(project.id, slice), presentHost),
        'hosts.create': async ({ project, body }) => presentHostDetail(await createHost(store, project.id, body)),
        'hosts.get': async ({ project, params: { hostId } }) => presentHostDetail(await requireHost(store, project.id, hostId)),
        'hosts.update': async ({ project, params: { hostId }, body }) => presentHostDetail(await updateHost(store, project.id, hostId, body)),
        'hosts.delete': async ({ project, params: { hostId: id } }) => {
            await deleteHost(store, project.id, id);
            return { id, deleted: true };
        },
    };
}
function presentHost({ id, name, config, createdAt, updatedAt }) {
    const { modelId, serverIds = [] } = config;
    const serverCount = new Set(serverIds).size;
    return {
        ...{ id, name, hostConfigId: configId(config), modelId, serverCount },
        ...{ createdAt, updatedAt },
    };
}
const presentHostDetail = ({ id, name, config }) => ({ id, name, config });
/** The same for the same content, whatever the order of its members. */
function configId(config) {
    return `hc_${(0,external_node_crypto_.createHash)('sha256').update((0,canonical_json/* canonicalJson */.d)(config)).digest('hex').slice(0, 24)}`;
}

// EXTERNAL MODULE: ./build/service/storage/external-id.js
var external_id = __webpack_require__(7529);
;// CONCATENATED MODULE: ./build/service/ingestion/reported-row.js



const CASE_ID_CHARACTERS = 24;
const MAX_TOLD = 20;
/** What is kept of a row beyond the fields that every iteration has. */
const reportedDetailsSchema = schemas/* object */.Ikc({
    metadata: openObjectSchema.nullish(),
    query: schemas/* string */.YjP().nullish(),
    expectedOutput: schemas/* string */.YjP().nullish(),
    errorDetails: schemas/* string */.YjP().nullish(),
    isNegativeTest: schemas/* boolean */.zMY().nullish(),
    leftOut: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    caseId: schemas/* string */.YjP().nullish(),
    advancedConfig: openObjectSchema.nullish(),
    matchOptions: openObjectSchema.nullish(),
    scoreProblem: schemas/* string */.YjP().optional(),
});
/**
 * A reported row as an iteration of the run.
 * @param scoreProblem why its scores do not hold
 */
function readReportedRow({ suiteId }, row, scoreProblem) {
    const usage = readUsage(row.tokens);
    return {
        title: row.caseTitle,
        externalIterationId: row.externalIterationId ?? null,
        externalCaseId: row.externalCaseId ?? null,
        ingestedCaseId: caseIdOf(suiteId, row),
        result: row.passed ? 'passed' : 'failed',
        model: row.model ?? null,
        provider: row.provider ?? null,
        durationMs: row.durationMs ?? null,
        tokensUsed: usage?.totalTokens ?? null,
        usage,
        actualToolCalls: readCalls(row.actualToolCalls),
        expectedToolCalls: readCalls(row.expectedToolCalls),
        error: row.error ?? null,
        reported: reportedDetailsSchema.parse({
            ...row,
            leftOut: tellLeftOut(row.unreadable),
            scoreProblem,
        }),
    };
}
/** What was left out of a row, as much of it as a person reads. */
function tellLeftOut(unreadable) {
    if (unreadable.length <= MAX_TOLD)
        return unreadable.length === 0 ? undefined : [...unreadable];
    return [...unreadable.slice(0, MAX_TOLD), `and ${unreadable.length - MAX_TOLD} more`];
}
/** The same for a case of a suite in every run: told by its declared id, else by its title. */
function caseIdOf(suiteId, row) {
    const declared = row.caseId ?? row.externalCaseId ?? null;
    const identity = declared === null ? ['title', row.caseTitle] : ['id', declared];
    const digest = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([suiteId, ...identity]))
        .digest('hex');
    return `tc_${digest.slice(0, CASE_ID_CHARACTERS)}`;
}
function readUsage(tokens) {
    if (tokens === null || tokens === undefined)
        return null;
    const { input = null, output = null } = tokens;
    const sum = input === null && output === null ? null : (input ?? 0) + (output ?? 0);
    return { inputTokens: input, outputTokens: output, totalTokens: tokens.total ?? sum };
}
const readCalls = (calls) => (calls ?? []).map(({ toolName, arguments: args }) => ({ toolName, arguments: args ?? {} }));

;// CONCATENATED MODULE: ./build/service/ingestion/reported-trace.js


const TRACE_VERSION = 1;
/**
 * The trace of a row in the shape the API answers with. A reporter gives a text, a list of
 * messages, or an object of messages, spans and prompts (wire reference, 7.2); what has not the
 * shape of its kind is left out, and told in `leftOut`. What widgets showed is a part of it. Null
 * where nothing was given.
 */
function readReportedTrace({ trace, widgetSnapshots }) {
    const read = readTrace(trace);
    if (!widgetSnapshots?.length)
        return read;
    return { ...(read ?? { traceVersion: TRACE_VERSION, messages: [] }), widgetSnapshots };
}
function readTrace(reported) {
    if (reported === undefined || reported === null || reported === '')
        return null;
    if (typeof reported === 'string') {
        return { traceVersion: TRACE_VERSION, messages: [{ role: 'assistant', content: reported }] };
    }
    if (typeof reported !== 'object') {
        const told = `expected text, an array or an object, received ${typeof reported}`;
        return { traceVersion: TRACE_VERSION, messages: [], leftOut: [told] };
    }
    const { messages, spans, prompts, ...rest } = membersOf(reported);
    const read = {
        messages: readMember(trace/* traceMessageSchema */.k, messages),
        spans: readMember(trace/* spanSchema */.MO, spans),
        prompts: readMember(trace/* promptAnalysisSchema */.i7, prompts),
    };
    const leftOut = Object.entries(read).flatMap(([name, { unreadable }]) => unreadable.map((told) => `${name}${told}`));
    return {
        ...rest,
        traceVersion: TRACE_VERSION,
        messages: read.messages.items,
        ...(Array.isArray(reported) ? {} : { spans: read.spans.items, prompts: read.prompts.items }),
        ...(leftOut.length === 0 ? {} : { leftOut }),
    };
}
function membersOf(reported) {
    const none = { messages: [], spans: [], prompts: [] };
    return Array.isArray(reported) ? { ...none, messages: reported } : { ...none, ...reported };
}
function readMember(schema, list) {
    if (list === undefined || list === null)
        return (0,tolerance/* readList */.LD)(schema, []);
    if (Array.isArray(list))
        return (0,tolerance/* readList */.LD)(schema, list);
    return { items: [], unreadable: [': expected array'] };
}

;// CONCATENATED MODULE: ./build/service/ingestion/run-opening.js




/** What is kept of what a reporter tells about its run. */
const runOriginSchema = schemas/* object */.Ikc({
    framework: schemas/* string */.YjP().optional(),
    ci: schemas/* object */.Ikc(resources_run/* ciMetadataSchema */.ve.shape).optional(),
    expectedIterations: schemas/* number */.aig().optional(),
    tags: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    serverNames: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    hostConfigHash: schemas/* string */.YjP().optional(),
    evaluationConfigHash: schemas/* string */.YjP().optional(),
});
/**
 * The run of `externalRunId` in the project, created where there is none. Throws ApiFailure, also
 * where that run is one of another suite.
 */
async function startRun(store, scope, request) {
    const problem = hostConfigProblem(request);
    if (problem !== null)
        throw validationFailure([problem]);
    return store.transaction(async (tx) => {
        const { projectId } = scope;
        const { externalRunId } = request;
        await tx.lock('projects', projectId);
        const existing = await tx.runs.findByExternalId(projectId, externalRunId);
        if (existing !== undefined) {
            await requireSameSuite(tx, existing, request);
            requireSameScoring(existing, request);
            return { run: await hearOf(tx, existing), reused: true };
        }
        const suite = await ensureSuite(tx, projectId, request);
        const runId = await addRun(tx, scope, suite, request);
        await tx.projects.touch(projectId);
        return { run: await requireRun(tx, projectId, runId), reused: false };
    });
}
/**
 * An ingested run of the project. Runs that this service executes take no results from elsewhere,
 * so they are as unknown. Throws ApiFailure.
 */
async function requireRun(store, projectId, runId) {
    const run = await store.runs.find(projectId, runId);
    if (run === undefined || run.externalRunId === null)
        throw notFound('ingested run', runId);
    return run;
}
/** A run as it is once its reporter was heard of: what was ended for its silence goes on. */
async function hearOf(store, run) {
    const { id, projectId, status, endReason } = run;
    if (resources_run/* TERMINAL_STATUSES */.CM.includes(status) && endReason === null)
        return run;
    await store.runs.hear(id);
    return endReason === null ? run : requireRun(store, projectId, id);
}
function hostConfigProblem({ hostConfig, hostConfigHash }) {
    if ((hostConfig === undefined) === (hostConfigHash === undefined))
        return null;
    const missing = hostConfig === undefined ? 'hostConfig' : 'hostConfigHash';
    return { path: [missing], message: 'is missing; send hostConfig and hostConfigHash together' };
}
async function requireSameSuite(store, run, { suiteName, externalRunId }) {
    const suite = await store.suites.find(run.projectId, run.suiteId);
    if (suite === undefined || suite.name === suiteName)
        return;
    throw new ApiFailure('CONFLICT', `The run ${JSON.stringify(externalRunId)} belongs to the suite ${JSON.stringify(suite.name)}, not to ${JSON.stringify(suiteName)}; send another externalRunId.`, { details: { runId: run.id, suiteId: suite.id } });
}
/** Scores by different rules are no single run. A request that does not tell its rules is let in. */
function requireSameScoring({ id: runId, origin }, { evaluationConfigHash: sent }) {
    const stored = origin?.evaluationConfigHash;
    if (stored === undefined || sent === undefined || stored === sent)
        return;
    throw new ApiFailure('CONFLICT', 'The run of this externalRunId was started with another evaluationConfigHash; send another externalRunId.', { details: { runId } });
}
async function ensureSuite(store, projectId, request) {
    const { suiteName: name, suiteDescription } = request;
    const existing = await store.suites.findByName(projectId, name);
    if (existing !== undefined)
        return existing;
    const id = await store.suites.add({
        projectId,
        name,
        description: suiteDescription ?? null,
        model: null,
        provider: null,
        minimumPassRatePercent: null,
        serverIds: [],
    });
    const added = await store.suites.find(projectId, id);
    if (added === undefined)
        throw new Error(`The suite ${id} was not stored.`);
    return added;
}
function addRun(store, scope, suite, request) {
    const expectedIterations = Math.ceil(request.expectedIterations ?? 0);
    return store.runs.add({
        ...scope,
        suiteId: suite.id,
        minimumPassRatePercent: request.passCriteria?.minimumPassRate ??
            suite.minimumPassRatePercent ??
            run_criteria/* DEFAULT_MINIMUM_PASS_RATE_PERCENT */.mS,
        plannedIterations: Math.min(expectedIterations, Number.MAX_SAFE_INTEGER),
        notes: request.notes ?? null,
        by: {
            externalRunId: request.externalRunId,
            origin: runOriginSchema.parse(request),
        },
    });
}

;// CONCATENATED MODULE: ./build/service/ingestion/score-integrity.js

/** Scorers that a run may have, each of which is remembered as it was declared first. */
const MAX_SCORERS = 1_000;
/** @param before what is known of the rows that the run has */
function openScoreBook(before) {
    const scorers = new Map(Object.entries(before?.scorers ?? {}));
    let { scored, quarantined } = before ?? { scored: 0, quarantined: 0 };
    return {
        check(row) {
            if (!(0,reported_scores/* hasScores */.e)(row))
                return undefined;
            const read = readScores(row);
            return typeof read === 'string'
                ? read
                : (contradictionIn(read, row) ?? declare(read, scorers));
        },
        count(stored) {
            if (!(0,reported_scores/* hasScores */.e)(stored))
                return;
            scored += 1;
            if (stored.scoreProblem !== undefined)
                quarantined += 1;
        },
        tally: () => scored === 0 ? null : { scored, quarantined, scorers: Object.fromEntries(scorers) },
    };
}
/** The scores of a row, or why they cannot be read. */
function readScores({ metadata }) {
    const config = metadata?.['evaluationConfig'];
    if (typeof config !== 'object' || config === null || Array.isArray(config)) {
        return 'the row has scores, but no evaluationConfig that says what they mean';
    }
    const { data, error } = reported_scores/* scoresSchema */.j.safeParse(metadata?.['scores']);
    if (data !== undefined)
        return data;
    const path = error.issues[0]?.path.map(String).join('.') ?? '';
    return `scores${path === '' ? '' : `.${path}`}: ${error.issues[0]?.message ?? 'no list of scores'}`;
}
function contradictionIn(scores, { passed }) {
    const seen = new Set();
    for (const score of scores) {
        const name = JSON.stringify(score.scorerId.slice(0, 200));
        if (seen.has(score.scorerId))
            return `the scorer ${name} scores twice in one row`;
        seen.add(score.scorerId);
        if (score.status === 'error' && score.passed === true) {
            return `the scorer ${name} ended in an error, and passed all the same`;
        }
        if (passed && score.gating === true && score.passed === false) {
            return `the row passed, though the gating scorer ${name} did not`;
        }
    }
    return undefined;
}
/** One scorer means one thing in all of a run: what it gates by cannot change from row to row. */
function declare(scores, scorers) {
    for (const { scorerId, gating, deterministic } of scores) {
        const name = JSON.stringify(scorerId.slice(0, 200));
        const declared = JSON.stringify([gating ?? null, deterministic ?? null]);
        const first = scorers.get(scorerId);
        if (first !== undefined && first !== declared) {
            return `the scorer ${name} is declared otherwise than in an earlier row of the run`;
        }
        if (first === undefined && scorers.size >= MAX_SCORERS) {
            return `the run has more than ${MAX_SCORERS} scorers`;
        }
        scorers.set(scorerId, declared);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/service/ingestion/run-ingestion.js








/**
 * Adds rows to a run that goes on; rows whose `externalIterationId` it has are skipped. A run that
 * has ended takes no new ones. Throws ApiFailure, and then has taken none.
 */
function appendRows(store, projectId, { runId, results }) {
    return store.transaction(async (tx) => {
        await tx.lock('runs', runId);
        const run = await requireRun(tx, projectId, runId);
        return addRows(tx, await hearOf(tx, run), results);
    });
}
/** Ends a run by its criteria; one that has ended stays as it is. Throws ApiFailure. */
function finalizeRun(store, projectId, { runId, externalRunId }) {
    return store.transaction(async (tx) => {
        await tx.lock('runs', runId);
        const run = await requireRun(tx, projectId, runId);
        if (run.externalRunId === (0,external_id/* storedId */.P)(externalRunId))
            return endRun(tx, await hearOf(tx, run));
        const message = `is not that of run ${JSON.stringify(runId)}; send the one the run was started with`;
        throw validationFailure([{ path: ['externalRunId'], message }]);
    });
}
/**
 * A whole run at once. Repeated for a run that has ended, it changes nothing and finds what came
 * of the first time. Throws ApiFailure, and then has left nothing behind.
 */
function reportRun(store, scope, { results, ...request }) {
    return store.transaction(async (tx) => {
        const { run, reused } = await startRun(tx, scope, request);
        await tx.lock('runs', run.id);
        const current = await requireRun(tx, scope.projectId, run.id);
        if (!hasEnded(current))
            await addRows(tx, current, results);
        return { run: await endRun(tx, await requireRun(tx, scope.projectId, run.id)), reused };
    });
}
const hasEnded = ({ status }) => resources_run/* TERMINAL_STATUSES */.CM.includes(status);
async function addRows(store, run, rows) {
    requireOneIdentity(rows);
    if (hasEnded(run))
        await requireKnownRows(store, run, rows);
    const scores = openScoreBook(run.scores);
    const iterations = rows.map((row) => readReportedRow(run, row, scores.check(row)));
    const ids = await store.ingestedIterations.addAll(run.id, iterations);
    const counts = { passed: 0, failed: 0 };
    const traces = [];
    for (const [index, iterationId] of ids.entries()) {
        const iteration = iterations[index];
        if (iterationId === null || iteration === undefined)
            continue;
        counts[iteration.result] += 1;
        const row = rows[index];
        const trace = row === undefined ? null : readReportedTrace(row);
        if (trace !== null)
            traces.push({ iterationId, trace });
        scores.count(iteration.reported);
    }
    await store.traces.saveAll(traces);
    await store.runs.countIterations(run.id, counts);
    const tally = scores.tally();
    if (tally !== null)
        await store.runs.keepScores(run.id, tally);
    const inserted = counts.passed + counts.failed;
    return {
        inserted,
        skipped: rows.length - inserted,
        total: run.passedIterations + run.failedIterations + inserted,
    };
}
/** A row that names its case in two ways must mean one. */
function requireOneIdentity(rows) {
    const problems = rows.flatMap(({ caseId, externalCaseId }, index) => caseId == null || externalCaseId == null || caseId === externalCaseId
        ? []
        : [
            {
                path: ['results', index, 'caseId'],
                message: `differs from results[${index}].externalCaseId; where both are sent they must be equal`,
            },
        ]);
    if (problems.length > 0)
        throw validationFailure(problems);
}
async function requireKnownRows(store, run, rows) {
    const ids = rows.flatMap(({ externalIterationId: id }) => (typeof id === 'string' ? id : []));
    const known = await store.ingestedIterations.known(run.id, ids);
    const unknown = rows.findIndex(({ externalIterationId: id }) => typeof id !== 'string' || !known.has(id));
    const row = rows[unknown];
    if (row === undefined)
        return;
    const name = row.externalIterationId ?? `of ${row.caseTitle}`;
    throw new ApiFailure('CONFLICT', `The run has ended (${run.status}) and takes no new rows: results[${unknown}] ${JSON.stringify(name)} is not in it. Start a run with another externalRunId.`, { details: { status: run.status, externalIterationId: row.externalIterationId ?? null } });
}
/** A run nothing was reported for has failed in both senses: there is nothing to judge. */
async function endRun(store, run) {
    const total = run.passedIterations + run.failedIterations;
    await store.runs.end(run.id, {
        status: total === 0 ? 'failed' : 'completed',
        result: (0,run_criteria/* judgeRun */.Zy)(run),
    });
    return requireRun(store, run.projectId, run.id);
}

;// CONCATENATED MODULE: ./build/service/http/handlers/ingest-handlers.js







/** Results of runs executed elsewhere, and their raw files. */
function ingestHandlers({ store, uploads, }) {
    const requireUploads = () => {
        if (uploads !== null)
            return uploads;
        throw new ApiFailure('NOT_FOUND', 'This service keeps nothing, so it takes no files.');
    };
    return {
        'ingest.report': async ({ project, body }) => {
            const { run, reused } = await reportRun(store, scopeOf(project), body);
            return { ...presentOutcome(run), reused };
        },
        'ingest.start': async ({ project, body }) => {
            const { run, reused } = await startRun(store, scopeOf(project), body);
            return presentStart(run, reused);
        },
        'ingest.append': async ({ project: { id: projectId }, body }) => {
            const counts = await appendRows(store, projectId, body);
            return { ok: true, projectId, ...counts };
        },
        'ingest.finalize': async ({ project, body }) => presentOutcome(await finalizeRun(store, project.id, body)),
        'ingest.capabilities': async () => ({ capabilities: { evalsHostConfig: 1 } }),
        'artifacts.uploadAddress': async ({ project: { id: projectId }, http }) => {
            const ticket = await requireUploads().issueTicket(projectId);
            const path = `${API_PATH}${ingestRoutes['artifacts.upload'].path}`;
            // The address the caller has reached us by is one that it can reach.
            const uploadUrl = new URL(path.replace('{ticket}', ticket), http.url).href;
            return { ok: true, projectId, uploadUrl };
        },
        'artifacts.upload': async ({ params, http }) => {
            const length = http.header('Content-Length');
            const header = {
                contentType: http.header('Content-Type') ?? null,
                sizeBytes: length === undefined ? null : Number(length),
            };
            const content = http.raw.body ?? emptyContent();
            return { storageId: await requireUploads().receive(params.ticket, header, content) };
        },
    };
}
function scopeOf({ id: projectId, organizationId }) {
    return { projectId, organizationId };
}
/** A run that goes on has neither result nor summary: its reporter is to send the rows. */
function presentStart(run, reused) {
    if (resources_run/* TERMINAL_STATUSES */.CM.includes(run.status))
        return { ...presentOutcome(run), reused };
    const { id: runId, suiteId, projectId, status } = run;
    return { ok: true, suiteId, runId, projectId, reused, status };
}
function presentOutcome(run) {
    const { id: runId, suiteId, projectId, status, result } = run;
    return { ok: true, suiteId, runId, projectId, status, result, summary: (0,run_criteria/* summarizeRun */.lj)(run) };
}
async function* emptyContent() {
    // An empty file has no body to read.
}

// EXTERNAL MODULE: ./build/contract/embedded/service-start.js
var service_start = __webpack_require__(3104);
;// CONCATENATED MODULE: ./build/service/evals/results/step-results.js
/**
 * What became of each step of an iteration, in the order in which they were written.
 * @param written the steps of its case, none where it was changed since; where what was carried out
 * is of others, these are told alone
 */
function stepResults(iteration, written, trace) {
    const carriedOut = new Map((trace?.spans ?? []).filter(isOfStep).map((span) => [span.stepIndex, span]));
    const asItIs = written.map(({ id, kind }, index) => ({ id, kind, index }));
    const asItWas = [...carriedOut.values()].map((span) => ({
        ...{ id: span.authoredStepId, kind: span.name, index: span.stepIndex },
    }));
    const isUnchanged = asItWas.every(({ id, kind, index }) => asItIs[index]?.id === id && asItIs[index]?.kind === kind);
    return (isUnchanged ? asItIs : asItWas).map((step) => {
        const span = carriedOut.get(step.index);
        return {
            ...{ stepId: step.id, stepIndex: step.index, kind: step.kind },
            ...(span === undefined ? leftOut(iteration) : resultOf(span, step, iteration, trace)),
        };
    });
}
function isOfStep(span) {
    return span.category === 'step' && span.stepIndex != null && span.authoredStepId != null;
}
function leftOut({ status }) {
    return status === 'pending' || status === 'running'
        ? { status: 'pending', reason: null }
        : { status: 'skipped', reason: 'The iteration ended before this step.' };
}
function resultOf(span, { kind }, { error }, trace) {
    if (span.status !== 'ok')
        return { status: 'fail', reason: span.reason ?? error };
    const isBroken = kind === 'prompt' && hasWrongCalls(span, trace);
    return isBroken ? { status: 'fail', reason: error } : { status: 'ok', reason: null };
}
/** A prompt fails by itself where it did not pass, though all that was asserted of it holds. */
function hasWrongCalls({ promptIndex }, trace) {
    const analysis = trace?.prompts?.find((prompt) => prompt.promptIndex === promptIndex);
    const results = analysis?.predicateResults ?? [];
    return analysis?.passed === false && results.every(({ passed }) => passed);
}

;// CONCATENATED MODULE: ./build/contract/cases/beforehand/iteration-count.js

/** What is wrong with how many iterations cases have together; null where nothing is. */
function tooManyIterations(iterations) {
    const most = contract_limits/* OWN_LIMITS */.us.iterationsPerRun;
    const wanted = iterations.reduce((sum, one) => sum + one, 0);
    return wanted <= most
        ? null
        : `the cases have ${wanted} iterations in all, and a run has at most ${most}`;
}

;// CONCATENATED MODULE: ./build/service/hosts/host-profile.js


/** Members that would change what a run shows, and that the service cannot heed. */
const host_profile_UNHEEDED = [
    [['harness'], isPresent('harness'), 'this service runs no agents but its own'],
    [['computer'], isPresent('computer'), 'this service has no computers'],
    [['builtInToolIds'], isPresent('builtInToolIds'), 'this service has no tools of its own'],
    [
        ['progressiveToolDiscovery'],
        ({ progressiveToolDiscovery }) => progressiveToolDiscovery === true,
        'this service shows a model all tools at once',
    ],
    [
        ['modelVisibleMcpToolResults'],
        isPresent('modelVisibleMcpToolResults'),
        'this service shows a model all of a result',
    ],
    [
        ['serverConnectionOverrides'],
        isPresent('serverConnectionOverrides'),
        'how servers are reached says the configuration of the service',
    ],
    [
        ['connectionDefaults', 'headers'],
        ({ connectionDefaults: { headers = {} } = {} }) => Object.keys(headers).length > 0,
        'how servers are reached says the configuration of the service',
    ],
];
/** Whether a member is there and says something: nothing is said by `null`, `[]` and `{}`. */
function isPresent(member) {
    return (config) => {
        const value = config[member];
        if (value === undefined || value === null)
            return false;
        return typeof value !== 'object' || Object.keys(value).length > 0;
    };
}
/**
 * What a run takes of a host. Throws ApiFailure that names what of it cannot be heeded, since the run
 * would show something else than that host.
 */
function profileOf({ id, name, config }) {
    const problems = host_profile_UNHEEDED.filter(([, isSet]) => isSet(config)).map(([path, , why]) => ({
        path: ['namedHostId'],
        message: `the host ${JSON.stringify(name)} has ${path.join('.')}, which cannot be heeded: ${why}`,
    }));
    if (problems.length > 0)
        throw validationFailure(problems);
    const { modelId, systemPrompt, temperature, clientCapabilities = {} } = config;
    return {
        ...{ id, modelId, temperature },
        system: systemPrompt || undefined,
        toolTimeoutMs: timeoutOf(config),
        client: {
            capabilities: clientCapabilities,
            info: clientInfoOf(config),
            hidesAppTools: config.respectToolVisibility !== false,
        },
    };
}
function timeoutOf({ connectionDefaults: { requestTimeout } = {} }) {
    const { leastMs, toolMs } = contract_limits/* EXECUTION_LIMITS */.M0;
    return requestTimeout && Math.min(toolMs, Math.max(leastMs, Math.round(requestTimeout)));
}
/** How the host introduces itself, where its profile says so. */
function clientInfoOf({ mcpProfile }) {
    const initialize = host_profile_memberOf(mcpProfile, 'initialize');
    const info = host_profile_memberOf(initialize, 'clientInfo');
    const [name, version] = [host_profile_memberOf(info, 'name'), host_profile_memberOf(info, 'version')];
    return typeof name === 'string' && typeof version === 'string' ? { name, version } : undefined;
}
const host_profile_memberOf = (value, name) => typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

;// CONCATENATED MODULE: ./build/contract/cases/beforehand/unfit-parts.js


const NO_WIDGETS = 'this service does not render widgets';
/** Of a schema or a snapshot, as JSON. */
const MAX_EXPECTED_LENGTH = 100_000;
/**
 * What the embedded service cannot carry out of a case, or not as it is written. Paths begin at the case;
 * messages go on after its name.
 */
function findUnfitParts({ steps, predicates }, pathProblem) {
    const found = [
        ...steps.flatMap((step, index) => within(complaintsAboutStep(step, pathProblem), 'steps', index)),
        ...(predicates?.list ?? []).flatMap((assertion, index) => within(complaintsAboutAssertion(assertion, pathProblem), 'predicates', 'list', index)),
    ];
    return found.map(({ path, message }) => ({ path, message: `cannot be carried out: ${message}` }));
}
/** A complaint about a part at its path. */
const about = (message, ...path) => ({ path, message });
/** Complaints about what lies further within. */
const within = (complaints, ...place) => complaints.map(({ path, message }) => ({ path: [...place, ...path], message }));
function complaintsAboutStep(step, pathProblem) {
    if ((0,server_step/* asksServer */.Aj)(step)) {
        return [
            ...complaintsAboutArguments(step),
            ...complaintsAboutCaptures(step, pathProblem),
            ...(step.expect ?? []).flatMap((assertion, index) => within(complaintsAboutResultAssertion(assertion, pathProblem), 'expect', index)),
        ];
    }
    switch (step.kind) {
        case 'interact':
            return [
                about(`${NO_WIDGETS}, so it cannot carry out "interact" steps. Call the tool itself in a step of kind "toolCall", and leave this one out.`),
            ];
        case 'assert':
            return within(complaintsAboutAssertion(step.assertion, pathProblem), 'assertion');
        case 'prompt':
            return [];
    }
}
function complaintsAboutArguments(step) {
    const { length } = 'arguments' in step ? (JSON.stringify(step.arguments) ?? '') : '';
    return length > contract_limits/* LIMITS */.b1.toolCallArgumentsLength
        ? [
            about(`its arguments are more than ${contract_limits/* LIMITS */.b1.toolCallArgumentsLength} characters of JSON`, 'arguments'),
        ]
        : [];
}
const complaintsAboutCaptures = ({ capture = {} }, pathProblem) => Object.entries(capture).flatMap(([name, one]) => {
    if (typeof one === 'string')
        return complaintsAboutPath(one, pathProblem, 'capture', name);
    return 'path' in one ? complaintsAboutPath(one.path, pathProblem, 'capture', name, 'path') : [];
});
function complaintsAboutPath(path, pathProblem, ...place) {
    const problem = pathProblem(path);
    return problem === null
        ? []
        : [about(`${JSON.stringify(path)} is no JSON path: ${problem}`, ...place)];
}
function complaintsAboutAssertion(assertion, pathProblem) {
    const name = 'kind' in assertion ? assertion.kind : assertion.type;
    const judgesWidget = 'kind' in assertion || name.startsWith('widget');
    if (judgesWidget)
        return [
            about(`${NO_WIDGETS}, so it cannot judge the assertion "${name}". Assert on the result of the tool instead, as with "textContains".`),
        ];
    return complaintsAboutResultAssertion(assertion, pathProblem);
}
function complaintsAboutResultAssertion(assertion, pathProblem) {
    switch (assertion.type) {
        case 'jsonPath':
            return complaintsAboutPath(assertion.path, pathProblem, 'path');
        case 'matchesSchema':
            return complaintsAboutLength('schema', assertion.schema);
        case 'matchesSnapshot':
            return [
                ...complaintsAboutLength('snapshot', assertion.snapshot),
                ...(assertion.mask ?? []).flatMap((mask, index) => 'path' in mask ? complaintsAboutPath(mask.path, pathProblem, 'mask', index, 'path') : []),
            ];
        default:
            return [];
    }
}
function complaintsAboutLength(what, value) {
    const { length } = JSON.stringify(value) ?? '';
    return length > MAX_EXPECTED_LENGTH
        ? [about(`its ${what} is more than ${MAX_EXPECTED_LENGTH} characters of JSON`, what)]
        : [];
}

;// CONCATENATED MODULE: ./build/service/evals/case-rules.js










/** What the request's schema cannot say about its `tests`; empty: nothing is wrong. */
function findCaseProblems(tests) {
    return [
        ...findRepeatedTitles(tests),
        ...tests.flatMap((test, index) => placedAt(test, ['tests', index], findCaseFaults(test))),
    ];
}
/** The same of cases that were stored before, by this version or another. */
function findStoredCaseProblems(cases) {
    return cases.flatMap((stored) => findCaseFaults(stored).map(({ message }) => ({
        path: [],
        message: aboutCase(stored, message),
    })));
}
/** What keeps a case from being evidence, and what of it would be ignored or changed. */
function findCaseFaults(testCase) {
    const rounded = findRoundedNumbers(testCase).map((path) => ({
        path,
        message: 'holds a number that cannot be kept exactly: integers beyond 2^53 are rounded. Write it as a text.',
    }));
    return [
        ...findUnfitParts(testCase, pathProblem),
        ...findEvidenceProblems(testCase, matchesAll),
        ...findUnknownSettings(testCase),
        ...findReferenceProblems(testCase),
        ...rounded,
    ];
}
const aboutCase = ({ title }, message) => `case ${JSON.stringify(title)} ${message}`;
function placedAt(testCase, place, problems) {
    return problems.map(({ path, message }) => ({
        path: [...place, ...path],
        message: aboutCase(testCase, message),
    }));
}
/** Cases are stored by title, so that one request cannot name two of the same. */
function findRepeatedTitles(tests) {
    const firstIndex = new Map();
    return tests.flatMap(({ title }, index) => {
        const first = firstIndex.get(title);
        if (first === undefined) {
            firstIndex.set(title, index);
            return [];
        }
        const message = `${JSON.stringify(title)} is the title of tests[${first}] too; titles must differ`;
        return [{ path: ['tests', index, 'title'], message }];
    });
}
/** Throws ApiFailure for steps that name a server the run does not have. */
function requireServersOfSteps(cases, servers) {
    const foreign = findForeignServers(cases, servers);
    if (foreign.length === 0)
        return;
    const names = servers.map(({ name }) => name);
    const issues = foreign.map(({ title, stepId, server }) => ({
        path: [],
        message: `step ${JSON.stringify(stepId)} of case ${JSON.stringify(title)}: the run has no server ${JSON.stringify(server)}; it has ${names.map((name) => JSON.stringify(name)).join(', ')}`,
    }));
    const ofCases = foreign.map(({ title, server, path }) => ({
        ...{ title, path },
        problem: noSuchServer(server, names),
    }));
    throw validationFailure(issues, { reason: ERROR_REASON.unknownServer, cases: ofCases });
}

;// CONCATENATED MODULE: ./build/service/evals/server-selection.js


/** The project's servers of these ids, each once. Throws ApiFailure NOT_FOUND that names all others. */
async function requireServers(store, projectId, serverIds) {
    const unique = [...new Set(serverIds)];
    const found = await store.servers.findAll(projectId, unique);
    const byId = new Map(found.map((server) => [server.id, server]));
    const unknown = unique.filter((id) => !byId.has(id));
    if (unknown.length > 0) {
        const names = unknown.map((id) => JSON.stringify(id)).join(', ');
        throw new ApiFailure('NOT_FOUND', `serverIds: the project has no server ${names}.`, {
            details: { serverIds: unknown },
        });
    }
    return unique.flatMap((id) => byId.get(id) ?? []);
}
/** The saved selection of a suite. Throws ApiFailure where none is saved. */
async function requireSavedSelection(store, suiteId) {
    const saved = await store.servers.ofSuite(suiteId);
    if (saved.length > 0)
        return saved;
    throw new ApiFailure('VALIDATION_ERROR', 'The suite has no saved server selection; name the servers of the run in serverIds.', { details: { reason: ERROR_REASON.noSavedServerSelection, suiteId } });
}
/** Throws ApiFailure where one of the servers is disabled. */
function requireEnabled(servers, connections) {
    const disabled = servers.filter(({ id }) => !connections.has(id));
    if (disabled.length === 0)
        return;
    throw validationFailure(disabled.map(({ id, name }) => ({
        path: [],
        message: `server ${JSON.stringify(name)} (id ${JSON.stringify(id)}) is disabled: the service's configuration no longer has it, or disables it`,
    })));
}
/** How the run reaches the servers it uses. Throws ApiFailure where their configuration is wrong. */
function connectable(servers, connections) {
    const found = servers.map(({ id, name }) => ({ id, name, ...connections.get(id) }));
    const misconfigured = found.flatMap((server) => 'problems' in server ? { ...server, problems: server.problems ?? [] } : []);
    if (misconfigured.length > 0)
        throw serverConfigurationFailure(misconfigured);
    return found.flatMap((server) => 'connection' in server && server.connection !== undefined
        ? { id: server.id, name: server.name, connection: server.connection }
        : []);
}
/** Servers of the run that cannot be started as they are configured. */
function serverConfigurationFailure(servers) {
    const issues = servers.flatMap(({ name, problems }) => problems.map((problem) => ({
        path: [],
        message: `server ${JSON.stringify(name)}: ${problem}`,
    })));
    return validationFailure(issues, {
        reason: ERROR_REASON.serverConfiguration,
        servers: servers.map(({ id, name, problems }) => ({ id, name, problems })),
    });
}

;// CONCATENATED MODULE: ./build/service/evals/case-selection.js




/**
 * The cases a run executes, in the order they are given: those the request brings, and no others
 * of their suite; else those it names; else all of the suite. So what another caller has put into
 * a shared suite takes no part in a run of one's own cases. Throws ApiFailure.
 */
async function selectCases(store, suite, request) {
    const { tests = [], caseIds } = request;
    const problems = [
        ...(suite === null ? findFormProblems(request) : []),
        ...findSelectionProblems(request),
        ...findCaseProblems(tests.map((testCase) => caseInRun(testCase, request))),
    ];
    if (problems.length > 0)
        throw validationFailure(problems);
    if (tests.length > 0 || suite === null)
        return tests;
    const stored = await store.testCases.ofSuite(suite.id);
    if (caseIds !== undefined)
        return requireSoundCases(requireCases(stored, caseIds));
    if (stored.length > 0)
        return requireSoundCases(stored.map(({ definition }) => definition));
    // The suite of an ingested run has neither; that it cannot be run again is the reason to tell.
    if (request.serverIds === undefined)
        await requireSavedSelection(store, suite.id);
    throw validationFailure([
        { path: ['tests'], message: 'the suite has no test cases; send some in tests' },
    ]);
}
/** Throws ApiFailure where a stored case is one that would be refused today. */
function requireSoundCases(stored) {
    const faults = findStoredCaseProblems(stored);
    if (faults.length > 0)
        throw validationFailure(faults);
    return stored;
}
/** Throws ApiFailure NOT_FOUND that names all ids the suite has not. */
function requireCases(stored, caseIds) {
    const byId = new Map(stored.map(({ id, definition }) => [id, definition]));
    const unique = [...new Set(caseIds)];
    const unknown = unique.filter((id) => !byId.has(id));
    if (unknown.length > 0) {
        const names = unknown.map((id) => JSON.stringify(id)).join(', ');
        throw new ApiFailure('NOT_FOUND', `caseIds: the suite has no case ${names}.`, {
            details: { caseIds: unknown },
        });
    }
    return unique.flatMap((id) => byId.get(id) ?? []);
}
function findSelectionProblems({ tests = [], caseIds }) {
    if (caseIds === undefined || tests.length === 0)
        return [];
    const message = 'cannot be sent with tests: a run executes the tests sent with it, and no others';
    return [{ path: ['caseIds'], message }];
}
function findFormProblems({ suiteName, tests, serverIds, caseIds, }) {
    if (suiteName === undefined) {
        const message = 'name the suite to run in suiteId, or a new one in suiteName, with tests and serverIds';
        return [{ path: [], message }];
    }
    const problems = [];
    if (tests === undefined || tests.length === 0) {
        problems.push({ path: ['tests'], message: 'a new suite needs at least one test' });
    }
    if (serverIds === undefined) {
        problems.push({ path: ['serverIds'], message: 'a new suite needs at least one server' });
    }
    if (caseIds !== undefined) {
        problems.push({ path: ['caseIds'], message: 'a new suite has no cases yet; name its suiteId' });
    }
    return problems;
}

// EXTERNAL MODULE: ./build/service/evals/comparison/case-config.js
var case_config = __webpack_require__(7841);
;// CONCATENATED MODULE: ./build/service/evals/model-choice.js


/** Only a prompt needs a model; a case without one is deterministic. */
function needsModel({ steps }) {
    return steps.some(({ kind }) => kind === 'prompt');
}
/**
 * Model and provider of a case. The provider is that of the case, else the default one, else the
 * part of the model id before `/`. A case that needs no model has none, whatever it names: clients
 * of services that require one inline send it with every case.
 */
function chooseModel(testCase, defaults) {
    if (!needsModel(testCase))
        return { model: null, provider: null };
    const model = testCase.model ?? defaults.model;
    const named = testCase.provider ?? defaults.provider;
    return { model, provider: named ?? (model === null ? null : (providerOf(model) ?? null)) };
}
/** Cases with a prompt for which no model or no provider can be told. */
function findModelProblems(cases, defaults) {
    return cases.filter(needsModel).flatMap((testCase) => {
        const { model, provider } = chooseModel(testCase, defaults);
        const where = `case ${JSON.stringify(testCase.title)}`;
        if (model === null) {
            return [
                { path: [], message: `${where} has a prompt, but neither it nor its suite names a model` },
            ];
        }
        if (provider === null) {
            const message = `${where}: the model ${JSON.stringify(model)} names no provider; write it as "<provider>/${model}", or name the provider beside it`;
            return [{ path: [], message }];
        }
        return [];
    });
}
/** Throws ApiFailure for the first case whose model cannot be executed. */
function requireExecutableModels(catalogue, cases, defaults, modelApiKeys) {
    const problems = findModelProblems(cases, defaults);
    if (problems.length > 0)
        throw validationFailure(problems);
    for (const testCase of cases.filter(needsModel)) {
        const { model, provider } = chooseModel(testCase, defaults);
        if (model === null || provider === null)
            continue;
        const obstacle = catalogue.whyNotExecutable({ model, provider, modelApiKeys });
        if (obstacle === undefined)
            continue;
        const hostedModels = catalogue.hostedModels(provider);
        throw new ApiFailure('VALIDATION_ERROR', `case ${JSON.stringify(testCase.title)}: the model ${JSON.stringify(model)} of provider ${JSON.stringify(provider)} cannot be executed here. ${obstacle}`, { details: { model, provider, ...(hostedModels === undefined ? {} : { hostedModels }) } });
    }
}

;// CONCATENATED MODULE: ./build/contract/cases/beforehand/argument-misfits.js




/** Words that stand for a type where arguments are compared in part. */
const TYPE_WORDS = ['any', 'string', 'number', 'boolean', 'object', 'array', 'null'];
/**
 * Arguments that do not fit the tools they are for. A step that expects an error is let alone: it may
 * be the wrong arguments that are to be refused.
 *
 * @param toolsOf those that a use may mean; empty where that is not known
 */
function findMisfits(testCase, toolsOf) {
    return argumentUses(testCase).flatMap((use) => {
        const found = toolsOf(use).map((tool) => ({ tool, misfits: tool.misfitsOf(use.given) }));
        const [first] = found;
        // One of them that takes them is the one that is meant.
        if (first === undefined || found.some(({ misfits }) => misfits.length === 0))
            return [];
        const whose = `${JSON.stringify(use.toolName)} of server ${JSON.stringify(first.tool.serverName)}`;
        return first.misfits.map(({ path, message }) => ({
            path: [...use.path, ...path],
            message: `${use.doing} ${whose}, but ${message}${unfilledHint(argument_misfits_valueAt(use.given.arguments, path))}`,
        }));
    });
}
const argument_misfits_valueAt = (value, path) => path.reduce((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), value);
/** A captured value's name; where it is held against a schema as it stands, nothing captures it. */
const UNFILLED = /^\{\{ ?([A-Za-z_]\w{0,63}) ?\}\}$/;
function unfilledHint(value) {
    const [, name] = typeof value === 'string' ? (UNFILLED.exec(value) ?? []) : [];
    return name === undefined
        ? ''
        : ` No step captures ${JSON.stringify(name)}: one before needs \`capture: { ${name}: $ }\`.`;
}
/** Every place of a case that says what a tool is given. */
function argumentUses(testCase) {
    const { steps, predicates } = testCase;
    const isOpen = opennessOf(testCase);
    const refused = new Set(steps.flatMap((step, index) => step.kind === 'toolCall' && expectsError(steps, index) ? step.toolName : []));
    const expected = (assertion, path) => {
        const wanted = expectedCall(assertion, testCase);
        if (wanted === null || refused.has(wanted.toolName))
            return [];
        const { toolName, args, isPart } = wanted;
        const isOpenHere = (value) => isOpen(value) || (isPart && TYPE_WORDS.some((word) => word === value));
        const given = { arguments: args, isOpen: isOpenHere, isPart };
        const doing = 'expects a call of';
        return [{ toolName, server: null, path: [...path, 'args', 'args'], doing, given }];
    };
    const ofSteps = steps.flatMap((step, index) => {
        const path = ['steps', index];
        if (step.kind === 'assert')
            return expected(step.assertion, [...path, 'assertion']);
        if (step.kind !== 'toolCall' || expectsError(steps, index))
            return [];
        const { toolName, serverId, serverName } = step;
        const given = { arguments: step.arguments, isOpen, isPart: false };
        const server = { serverId, serverName };
        return [{ toolName, server, path: [...path, 'arguments'], doing: 'calls', given }];
    });
    const ofCase = (predicates?.list ?? []).flatMap((assertion, index) => expected(assertion, ['predicates', 'list', index]));
    return [...ofSteps, ...ofCase];
}
/** Texts that have another value by the time they are sent. */
function opennessOf(testCase) {
    const captures = capturesAnything(testCase);
    return (value) => typeof value === 'string' &&
        (value.includes(execution_settings/* ITERATION_FOLDER */.PB) || (captures && value.includes('{{')));
}
/** Whether a step is to end in an error, by its own words or by an assertion on its result. */
function expectsError(steps, index) {
    const step = steps[index];
    if (step === undefined || !(0,server_step/* asksServer */.Aj)(step))
        return false;
    const isError = (assertion) => 'type' in assertion &&
        assertion.type === 'isError' &&
        !('value' in assertion && assertion.value === false);
    if (step.expectError !== undefined || (step.expect ?? []).some(isError))
        return true;
    const rest = steps.slice(index + 1);
    const next = rest.findIndex(({ kind }) => kind !== 'assert');
    return rest
        .slice(0, next === -1 ? rest.length : next)
        .some((one) => one.kind === 'assert' && isError(one.assertion));
}
function expectedCall(assertion, { matchOptions }) {
    const { type, toolName, args } = assertion;
    if (type !== 'toolCalledWith')
        return null;
    const matching = args.argumentMatching ?? matchRules(matchOptions).argumentMatching;
    return matching === 'ignore' ? null : { toolName, args: args.args, isPart: matching !== 'exact' };
}

;// CONCATENATED MODULE: ./build/json-schema/tool-schema.js


/** Whether a part of a schema is what stands for `false` there: it holds of nothing. */
const isNever = (part) => read_schema_isObject(part) && read_schema_isObject(part['not']) && Object.keys(part['not']).length === 0;
/** Of what is quoted from a schema. */
const PLACE_LENGTH = 200;
const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const isText = (value) => typeof value === 'string';
const isNumber = (value) => typeof value === 'number';
const isCount = (value) => isNumber(value) && Number.isInteger(value) && Number(value) >= 0;
const isTexts = (value) => Array.isArray(value) && value.every(isText);
const isType = (value) => isText(value) && TYPES.includes(String(value));
const named = (names, has) => names.map((name) => [name, has]);
/** Keywords of one form each, and whether a value has it. */
const FORMS = new Map([
    ...named(['$ref', 'pattern'], isText),
    ...named(['type'], (value) => isType(value) || (Array.isArray(value) && value.every(isType))),
    ...named(['enum'], Array.isArray),
    ...named(['required'], isTexts),
    ...named(['uniqueItems'], (value) => typeof value === 'boolean'),
    ...named(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'], isNumber),
    ...named([
        ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
        ...['minContains', 'maxContains'],
    ], isCount),
]);
/** Keywords whose value is a schema, a list of them, or schemas by names. */
const ONE_SCHEMA = [
    ...['additionalItems', 'additionalProperties', 'contains', 'else', 'if', 'items', 'not'],
    ...['propertyNames', 'then', 'unevaluatedItems', 'unevaluatedProperties'],
];
const LISTED_SCHEMAS = [
    'allOf',
    'anyOf',
    'items',
    'oneOf',
    'prefixItems',
];
const NAMED_SCHEMAS = [
    ...[
        '$defs',
        'definitions',
        'dependencies',
        'dependentSchemas',
        'patternProperties',
        'properties',
    ],
];
/**
 * Reads the input schema of a tool so that nothing is found wrong that the tool may well take. A
 * `format` asserts nothing, as JSON Schema has it where nobody agrees otherwise. To be done within
 * `workInTime`.
 *
 * @throws RefusedWork where the schema is broken, or refers to what is not in it
 */
function readToolSchema(schema) {
    const read = readSchema(schema, (copy) => plain(copy, '#'));
    for (const part of Object.values(read.parts)) {
        const address = typeof part === 'object' ? part.__absolute_ref__ : undefined;
        if (address === undefined || Object.hasOwn(read.parts, address))
            continue;
        const reference = JSON.stringify(part.$ref).slice(0, PLACE_LENGTH);
        throw new RefusedWork(`the schema refers to ${reference}, which is not in it, and nothing is fetched`);
    }
    return read;
}
function plain(part, place) {
    if (part === false)
        return { not: {} };
    if (part === true)
        return part;
    if (!read_schema_isObject(part))
        throw broken(place, part);
    const entries = Object.entries(part).flatMap(([key, value]) => {
        if (key === 'format')
            return [];
        const here = `${place}/${key}`;
        if (FORMS.get(key)?.(value) === false)
            throw broken(here, value);
        return [[key, plainMember(key, value, here)]];
    });
    // Not by assignment, which takes `__proto__` for something else.
    return Object.fromEntries(entries);
}
function plainMember(key, value, place) {
    if (LISTED_SCHEMAS.includes(key) && Array.isArray(value)) {
        return value.map((one, index) => plain(one, `${place}/${index}`));
    }
    if (ONE_SCHEMA.includes(key))
        return plain(value, place);
    if (LISTED_SCHEMAS.includes(key))
        throw broken(place, value);
    if (!NAMED_SCHEMAS.includes(key))
        return value;
    if (!read_schema_isObject(value))
        throw broken(place, value);
    const named = Object.entries(value).map(([name, one]) => [
        name,
        // What else a property needs may be a list of names.
        key === 'dependencies' && isTexts(one) ? one : plain(one, `${place}/${name}`),
    ]);
    return Object.fromEntries(named);
}
const broken = (place, value) => new RefusedWork(`the schema is broken: ${place.slice(0, PLACE_LENGTH)} cannot be ${(JSON.stringify(value) ?? 'nothing').slice(0, PLACE_LENGTH)}`);

;// CONCATENATED MODULE: ./build/json-schema/schema-errors.js


/** Keywords that go on to a part of the value. */
const DESCENDING = [
    ...['additionalItems', 'additionalProperties', 'contains', 'items', 'patternProperties'],
    ...['prefixItems', 'properties', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties'],
];
/** What a validator found, with the way to each. */
function schemaErrors(units, read, value) {
    return units.map(({ keyword, keywordLocation, instanceLocation, error }) => {
        const { trail, part } = walk(keywordLocation, read);
        const path = pathTo(instanceLocation, value);
        return { keyword, path, location: keywordLocation, trail, part, words: error };
    });
}
const decoded = (segment) => decodeURIComponent(segment).replace(/~1/g, '/').replace(/~0/g, '~');
const segmentsOf = (location) => location.split('/').slice(1).map(decoded);
function pathTo(location, value) {
    let at = value;
    return segmentsOf(location).map((segment) => {
        const key = Array.isArray(at) ? Number(segment) : segment;
        at = schema_errors_memberOf(at, segment);
        return key;
    });
}
/** A member that a value has itself. */
function schema_errors_memberOf(value, key) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return undefined;
    return Reflect.get(value, key);
}
function walk(location, { schema, parts }) {
    const segments = segmentsOf(location);
    const trail = [];
    let part = schema;
    let owner = null;
    let depth = 0;
    for (let at = 0; at < segments.length; at += 1) {
        const keyword = segments[at] ?? '';
        owner = part;
        const value = schema_errors_memberOf(part, keyword);
        const isListed = LISTED_SCHEMAS.includes(keyword) && Array.isArray(value);
        const hasMembers = isListed || NAMED_SCHEMAS.includes(keyword);
        const member = hasMembers ? segments[at + 1] : undefined;
        trail.push({ keyword, member, depth, until: at + (member === undefined ? 1 : 2) });
        if (DESCENDING.includes(keyword))
            depth += 1;
        if (keyword === '$ref') {
            part = parts[String(schema_errors_memberOf(part, '__absolute_ref__'))];
        }
        else if (member === undefined) {
            part = value;
        }
        else {
            part = schema_errors_memberOf(value, member);
            at += 1;
        }
    }
    return { trail, part: read_schema_isObject(owner) ? owner : null };
}

;// CONCATENATED MODULE: ./build/json-schema/misfit-words.js


const misfit_words_VALUE_LENGTH = 80;
const misfit_words_NAME_LENGTH = 128;
const NAMES_TOLD = 5;
/** Names that a slip is compared with, at most. */
const NAMES_COMPARED = 200;
const WORDS_LENGTH = 300;
const misfit_words_cut = (text, length) => text.length <= length ? text : `${text.slice(0, length)}…`;
/** A value as JSON, not too much of it. */
const shown = (value) => misfit_words_cut(JSON.stringify(value) ?? 'nothing', misfit_words_VALUE_LENGTH);
/** Such as `"a", "b" and 3 more`. */
function listed(values, joint = 'and') {
    const told = values.slice(0, NAMES_TOLD).map(shown);
    const more = values.length - told.length;
    if (more > 0)
        return `${told.join(', ')} ${joint} ${more} more`;
    const last = told.pop() ?? 'nothing';
    return told.length === 0 ? last : `${told.join(', ')} ${joint} ${last}`;
}
const TYPE_NAMES = {
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    null: 'null',
    number: 'a number',
    object: 'an object',
    string: 'a text',
};
/** Such as `a text or null`. */
const typeWords = (types) => [...new Set(types)].map((type) => TYPE_NAMES[String(type)] ?? shown(type)).join(' or ');
/** What was probably meant; empty where nothing is near. */
function didYouMean(wanted, names) {
    const near = nearest(wanted, names);
    return near === undefined ? '' : ` Did you mean ${shown(near)}?`;
}
const nearest = (wanted, names) => (0,meant_name/* meantName */.d5)(wanted, names.slice(0, NAMES_COMPARED));
/** Where it is, as a sentence begins: `argument "filter.tags[0]"`. */
function placeWords(path) {
    if (path.length === 0)
        return 'what it is given';
    const text = path
        .map((key, index) => typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${misfit_words_cut(key, misfit_words_NAME_LENGTH)}`)
        .join('');
    return `argument ${JSON.stringify(misfit_words_cut(text, WORDS_LENGTH))}`;
}
const misfit_words_namesOf = (part) => {
    const properties = schema_errors_memberOf(part, 'properties');
    return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
};
/** Arguments that are needed and not there. */
function lackingWords(path, missing, value, part) {
    const subject = path.length === 0 ? 'it needs' : `${placeWords(path)} needs`;
    const known = misfit_words_namesOf(part);
    const strange = Object.keys(value).filter((name) => !known.includes(name));
    const slips = missing.flatMap((name) => {
        const near = nearest(name, strange);
        return near === undefined
            ? []
            : `${shown(near)} is no argument of it: did you mean ${shown(name)}?`;
    });
    return `${[`${subject} ${listed(missing)}.`, ...slips].join(' ')}`;
}
/** An argument that is not taken. */
function unknownWords(path, part) {
    const name = String(path.at(-1));
    const whose = path.length === 1 ? 'it' : placeWords(path.slice(0, -1));
    const known = misfit_words_namesOf(part);
    const takes = known.length === 0 ? 'no arguments' : listed(known);
    const what = path.length === 1 ? 'argument' : 'member';
    return `${whose} takes no ${what} ${shown(name)}.${didYouMean(name, known)} ${whose === 'it' ? 'It' : 'There it'} takes ${takes}.`;
}
/** What a value does not meet, in a sentence. */
function misfitWords({ keyword, path, part, words }, value) {
    const limit = schema_errors_memberOf(part, keyword);
    const must = (what) => `${placeWords(path)} must ${what}, and is ${shown(value)}.`;
    switch (keyword) {
        case 'type':
            return must(`be ${typeWords(Array.isArray(limit) ? limit : [limit])}`);
        case 'enum': {
            const values = Array.isArray(limit) ? limit : [];
            const texts = values.filter((one) => typeof one === 'string');
            const hint = typeof value === 'string' ? didYouMean(value, texts) : '';
            return `${must(`be one of ${listed(values, 'or')}`)}${hint}`;
        }
        case 'const':
            return must(`be ${shown(limit)}`);
        case 'minimum':
            return must(`be at least ${shown(limit)}`);
        case 'maximum':
            return must(`be at most ${shown(limit)}`);
        case 'exclusiveMinimum':
            return must(`be more than ${shown(limit)}`);
        case 'exclusiveMaximum':
            return must(`be less than ${shown(limit)}`);
        case 'multipleOf':
            return must(`be a multiple of ${shown(limit)}`);
        case 'minLength':
            return must(`have at least ${shown(limit)} characters`);
        case 'maxLength':
            return must(`have at most ${shown(limit)} characters`);
        case 'pattern':
            return must(`match the pattern ${shown(limit)}`);
        case 'minItems':
            return must(`have at least ${shown(limit)} items`);
        case 'maxItems':
            return must(`have at most ${shown(limit)} items`);
        case 'uniqueItems':
            return `${placeWords(path)} must not have an item twice, and is ${shown(value)}.`;
        case 'not':
            return `${placeWords(path)} is of a form that is not taken: ${shown(value)}.`;
        default:
            return `${placeWords(path)} does not fit: ${misfit_words_cut(words, WORDS_LENGTH)}`;
    }
}

;// CONCATENATED MODULE: ./build/json-schema/argument-fit.js






/** More of one call is no help. */
const MOST_MISFITS = 20;
/** Keywords that tell no more than that a part below them is wrong. */
const argument_fit_ENCLOSING = [
    ...['$ref', '$recursiveRef', 'additionalItems', 'additionalProperties', 'allOf', 'if', 'items'],
    ...['patternProperties', 'prefixItems', 'properties', 'unevaluatedItems'],
    'unevaluatedProperties',
];
/** Keywords that go by parts of the value which may yet become others. */
const CONDITIONAL = [
    ...['$recursiveRef', 'anyOf', 'contains', 'dependencies', 'dependentSchemas', 'else', 'if'],
    ...['maxContains', 'minContains', 'not', 'oneOf', 'propertyNames', 'then', 'unevaluatedItems'],
    'unevaluatedProperties',
];
/** Those that speak for all that is below them. */
const SPEAKING = ['anyOf', 'contains', 'not', 'oneOf', 'propertyNames'];
/** Keywords that are met or not by which members an object has. */
const OF_MEMBERS = [...['dependentRequired', 'minProperties', 'required']];
/** Keywords that go by how many items there are, or of which type a value is. */
const OF_FORM = ['maxItems', 'maxProperties', 'minItems', 'type'];
/**
 * Holds arguments against the input schema of a tool, in bounded time. Tells what cannot be meant
 * however the open parts are filled in; what is doubtful fits.
 */
function argumentFit(inputSchema) {
    let read;
    return (written) => workInTime(() => {
        read ??= readToolSchema(inputSchema);
        // As it is sent, so that a number is what JSON has of it.
        const value = JSON.parse(JSON.stringify(written.arguments));
        const { valid, errors } = (0,validate/* validate */.t)(value, read.schema, read.draft, read.parts, false);
        if (valid)
            return [];
        const found = schemaErrors(errors, read, value);
        return misfits(found, value, written).slice(0, MOST_MISFITS);
    });
}
function misfits(errors, value, written) {
    const told = errors.filter((error) => !isSpokenFor(error) &&
        error.keyword !== 'false' &&
        isCertain(error, value, written) &&
        !isEnclosing(error));
    const found = told.flatMap((error) => argument_fit_explain(error, errors, value));
    return [...new Map(found.map((one) => [one.message, one])).values()];
}
const isEnclosing = ({ keyword }) => argument_fit_ENCLOSING.includes(keyword);
/** Whether a keyword above it tells of it; of those alone that come after so many segments. */
function isSpokenFor({ trail }, after = 0) {
    return trail
        .slice(0, -1)
        .some(({ keyword, until }) => until > after && SPEAKING.includes(keyword));
}
const argument_fit_valueAt = (value, path) => path.reduce(schema_errors_memberOf, value);
/** Whether a value is the one that comes to be sent, all of it. */
function isSettled(value, written) {
    if (written.isOpen(value))
        return false;
    if (Array.isArray(value))
        return value.every((item) => isSettled(item, written));
    if (!read_schema_isObject(value))
        return true;
    return !written.isPart && Object.values(value).every((item) => isSettled(item, written));
}
/** Whether it is wrong however the open parts are filled in. */
function isCertain({ keyword, path, trail }, value, written) {
    const at = argument_fit_valueAt(value, path);
    if (isRefusal(trail))
        return isCertainWay(trail.slice(0, -1), path, value, written);
    if (!isCertainWay(trail, path, value, written))
        return false;
    if (OF_MEMBERS.includes(keyword))
        return !written.isPart;
    if (OF_FORM.includes(keyword))
        return !written.isOpen(at);
    return isSettled(at, written);
}
/** A member that is there and must not be, whatever it is. */
function isRefusal(trail) {
    const [above, last] = trail.slice(-2);
    return (last?.keyword === 'not' &&
        ['additionalProperties', 'unevaluatedProperties'].includes(above?.keyword ?? ''));
}
function isCertainWay(trail, path, value, written) {
    const condition = trail.find(({ keyword }) => CONDITIONAL.includes(keyword));
    return (condition === undefined || isSettled(argument_fit_valueAt(value, path.slice(0, condition.depth)), written));
}
function argument_fit_explain(error, errors, value) {
    const { keyword, path, part, trail } = error;
    const at = argument_fit_valueAt(value, path);
    if (isRefusal(trail) && isNever(part)) {
        return [{ path, message: unknownWords(path, argument_fit_ownerOf(error, errors)) }];
    }
    if (keyword === 'required') {
        const names = schema_errors_memberOf(part, 'required');
        const missing = (Array.isArray(names) ? names : []).filter((name) => !Object.hasOwn(at, name) && !hasDefault(part, name));
        if (missing.length === 0)
            return [];
        return [{ path, message: lackingWords(path, missing, at, part) }];
    }
    if (keyword === 'anyOf' || keyword === 'oneOf')
        return explainForms(error, errors, value);
    return [{ path, message: misfitWords(error, at) }];
}
/**
 * Some libraries list as needed what they fill in by themselves: the schema is that of arguments as the
 * tool gets them.
 */
const hasDefault = (part, name) => schema_errors_memberOf(schema_errors_memberOf(schema_errors_memberOf(part, 'properties'), name), 'default') !== undefined;
/** The part of the schema that takes no more members than it names. */
function argument_fit_ownerOf({ location }, errors) {
    const enclosing = location.slice(0, location.lastIndexOf('/'));
    return errors.find((one) => one.location === enclosing)?.part ?? null;
}
/** A value that is of none of the forms it may have: of the one that is meant, if that can be told. */
function explainForms({ keyword, location, path, part }, errors, value) {
    const forms = schema_errors_memberOf(part, keyword);
    const count = Array.isArray(forms) ? forms.length : 0;
    const below = errors.filter((one) => one.location.startsWith(`${location}/`) &&
        path.every((key, depth) => one.path[depth] === key));
    const byForm = Map.groupBy(below, (one) => one.location.slice(location.length + 1).split('/', 1)[0]);
    const at = argument_fit_valueAt(value, path);
    if (byForm.size < count) {
        const message = `${placeWords(path)} fits more than one of the forms of which it may have one: ${shown(at)}.`;
        return [{ path, message }];
    }
    const near = [...byForm.entries()].filter(([, found]) => !found.some((one) => one.path.length === path.length && ['type', 'const', 'enum', 'not'].includes(one.keyword)));
    const [meant] = near;
    if (meant !== undefined && near.length === 1) {
        const after = `${location}/${meant[0]}`.split('/').length - 1;
        const inner = meant[1].filter((one) => !isEnclosing(one) && !isSpokenFor(one, after));
        return inner.flatMap((one) => argument_fit_explain(one, errors, value));
    }
    const types = (Array.isArray(forms) ? forms : []).flatMap((form) => schema_errors_memberOf(form, 'type') ?? []);
    const message = near.length === 0 && types.length >= count
        ? `${placeWords(path)} must be ${typeWords(types)}, and is ${shown(at)}.`
        : `${placeWords(path)} has none of the ${count} forms that it may have: ${shown(at)}.`;
    return [{ path, message }];
}

;// CONCATENATED MODULE: ./build/json-schema/tool-fits.js

/** For all that is held against all schemas of one run. */
const TIME_MS = 5_000;
const TOLD = 5;
const tool_fits_NAME_LENGTH = 128;
const tool_fits_REASON_LENGTH = 300;
/**
 * Tools that arguments are held against, all of them together in bounded time. A schema that cannot be
 * judged by is told of once, and takes whatever comes.
 */
class ToolFits {
    #tools = new Map();
    /** By the name of the tool. */
    #unjudged = new Map();
    #leftMs;
    constructor(timeMs = TIME_MS) {
        this.#leftMs = timeMs;
    }
    /** The tool of a server by the schema that the server lists for it. */
    tool(serverName, toolName, inputSchema) {
        const name = `${shortened(toolName)} of server ${shortened(serverName)}`;
        const key = JSON.stringify([serverName, toolName]);
        const known = this.#tools.get(key);
        if (known !== undefined)
            return known;
        const judge = argumentFit(inputSchema);
        const misfitsOf = (written) => {
            if (this.#unjudged.has(name))
                return [];
            if (this.#leftMs <= 0)
                return this.#refuse(name, 'there was no time left for it');
            const since = performance.now();
            const found = judge(written);
            this.#leftMs -= performance.now() - since;
            return 'refused' in found ? this.#refuse(name, found.refused) : found.value;
        };
        const tool = { serverName, misfitsOf };
        this.#tools.set(key, tool);
        return tool;
    }
    /** What was not judged, and why, in a sentence; null where all was. */
    untold() {
        const told = [...this.#unjudged].slice(0, TOLD).map(([name, why]) => `${name} (${why})`);
        const more = this.#unjudged.size - told.length;
        if (told.length === 0)
            return null;
        const rest = more > 0 ? ` and of ${more} more` : '';
        return `Arguments were not checked before the run of the tool ${told.join(', ')}${rest}.`;
    }
    #refuse(name, reason) {
        this.#unjudged.set(name, reason.slice(0, tool_fits_REASON_LENGTH));
        return [];
    }
}
const shortened = (name) => JSON.stringify(name.slice(0, tool_fits_NAME_LENGTH));

;// CONCATENATED MODULE: ./build/service/evals/preflight/argument-check.js







/** A person reads them. */
const argument_check_MOST_MISFITS = 100;
const MESSAGE_LENGTH = 1_000;
/** Servers that are told of, where they list nothing; who has more has one reason for all. */
const MOST_UNLISTED = 5;
const argument_check_REASON_LENGTH = 300;
/** Keeps the schemas of the tools that cases name, and of no others. */
function listenForSchemas(cases) {
    const named = new Set(cases.flatMap(namedTools));
    const schemas = new Map();
    const listener = (serverId, tools) => {
        const ofServer = new Map();
        for (const { name, inputSchema } of tools) {
            if (named.has(name))
                ofServer.set(name, ofServer.has(name) ? undefined : inputSchema);
        }
        schemas.set(serverId, ofServer);
    };
    return { listener, schemas };
}
function namedTools({ steps, predicates }) {
    const ofSteps = steps.map((step) => (step.kind === 'assert' ? step.assertion : step));
    return [...ofSteps, ...(predicates?.list ?? [])].flatMap((one) => 'toolName' in one && one.toolName !== undefined ? one.toolName : []);
}
/**
 * Holds the arguments of cases against the schemas that servers list. What a server does not list
 * is not judged.
 *
 * @throws the signal's reason
 */
async function checkArguments(cases, known, signal) {
    const { redactor } = known;
    const fits = new ToolFits();
    const pause = createPauses();
    const misfits = [];
    const asked = new Set();
    for (const testCase of cases) {
        const found = findMisfits(testCase, (use) => {
            const meant = use.server === null ? undefined : serverOf(use.server, known.servers);
            if (meant !== undefined)
                asked.add(meant.id);
            return toolsOf(use, testCase, known, fits);
        });
        for (const { path, message } of found) {
            const told = redactor.excerpt(message, MESSAGE_LENGTH);
            misfits.push({ title: testCase.title, path: path.map(plainKey), message: told });
        }
        await pause();
        signal.throwIfAborted();
    }
    const untold = fits.untold();
    const ofTools = untold === null ? [] : [redactor.text(untold)];
    return { misfits, notes: [...unlistedNotes(asked, known), ...ofTools] };
}
/** Of servers that answer, and yet do not list their tools; one that is down is told of elsewhere. */
function unlistedNotes(asked, { servers, findings, redactor }) {
    const notes = servers.flatMap(({ id, name }) => {
        const finding = findings.find(({ serverId }) => serverId === id);
        const isListed = finding === undefined || finding.tools !== null;
        if (isListed || finding.trouble?.stage === 'connect' || !asked.has(id))
            return [];
        const why = finding.trouble?.message ?? 'there was no time left for it';
        return redactor.excerpt(`Arguments were not checked before the run for server ${JSON.stringify(name)}, which does not list its tools: ${why}`, argument_check_REASON_LENGTH);
    });
    return notes.slice(0, MOST_UNLISTED);
}
const plainKey = (key) => (typeof key === 'symbol' ? String(key) : key);
function toolsOf({ server, toolName }, testCase, { servers, findings, schemas }, fits) {
    const meant = server === null ? usedServers(testCase, servers) : [serverOf(server, servers)];
    const tools = meant.map((one) => {
        const finding = findings.find(({ serverId }) => serverId === one?.id);
        if (one === undefined || finding === undefined || finding.tools === null)
            return null;
        const schema = schemas.get(one.id)?.get(toolName);
        return schema === undefined ? [] : [fits.tool(one.name, toolName, schema)];
    });
    // A server that is not known may be the one that takes them.
    const isKnown = tools.every((one) => one !== null);
    return isKnown ? tools.flatMap((one) => one ?? []) : [];
}
/** @throws ApiFailure where there are any */
function refuseMisfits(misfits) {
    if (misfits.length === 0)
        return;
    const issues = misfits.map(({ title, message }) => ({
        path: [],
        message: `case ${JSON.stringify(title)} ${message}`,
    }));
    const details = { reason: ERROR_REASON.argumentMisfit, misfits: misfits.slice(0, argument_check_MOST_MISFITS) };
    throw validationFailure(issues, details);
}

;// CONCATENATED MODULE: ./build/text/json-extent.js
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
/**
 * Measures a text without parsing it, for a parser makes up to fifty times the text's size of it.
 * Of a text that is no JSON the answer means nothing, but takes no longer.
 */
function measureJson(text) {
    let values = 1;
    let depth = 0;
    let deepest = 0;
    let inString = false;
    for (let index = 0; index < text.length; index += 1) {
        const character = text.charCodeAt(index);
        if (inString) {
            if (character === BACKSLASH)
                index += 1;
            else if (character === QUOTE)
                inString = false;
        }
        else if (character === QUOTE) {
            inString = true;
        }
        else if (character === COMMA) {
            values += 1;
        }
        else if (OPENING.has(character)) {
            values += 1;
            depth += 1;
            if (depth > deepest)
                deepest = depth;
        }
        else if (CLOSING.has(character)) {
            depth -= 1;
        }
    }
    return { values, depth: deepest };
}

;// CONCATENATED MODULE: ./build/service/evals/preflight/listed-tools.js


/** Keeps what servers list as they are looked at. */
function listenForTools() {
    const lists = new Map();
    return { listener: (serverId, tools) => lists.set(serverId, tools), lists };
}
/** The lists as they are told: in the order of the servers, as far as an answer has room for them. */
function toldLists(servers, lists, { redactor }) {
    const left = { ...contract_limits/* OWN_LIMITS */.us.listedTools };
    return servers.flatMap(({ id: serverId }) => {
        const listed = lists.get(serverId);
        const tools = listed === undefined ? null : fitting(listed, left);
        return tools === null ? [] : { serverId, tools: redactor.json(tools) };
    });
}
/** Null where there is no room for all of them: some would be taken for all. */
function fitting(tools, left) {
    let { bytes, values } = left;
    const told = [];
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
        const tool = { name, title, description, inputSchema, outputSchema, annotations };
        const text = JSON.stringify(tool);
        bytes -= Buffer.byteLength(text);
        values -= measureJson(text).values;
        if (bytes < 0 || values < 0)
            return null;
        told.push(tool);
    }
    Object.assign(left, { bytes, values });
    return told;
}

;// CONCATENATED MODULE: ./build/service/evals/preflight/preflight.js










/**
 * Looks once at each server the cases use, so that what cannot work is told at once and once.
 *
 * @throws ApiFailure where a server or `setup` cannot be started as written, a case turns out to
 * assert nothing that could fail, or gives a tool what it does not take; the signal's reason
 */
async function inspectBeforehand(supervisor, { cases, servers, settings, userId, modelApiKeys }, { request: { argumentCheck, listTools }, signal }) {
    const limits = cases.map((testCase) => testCase.limits ?? {});
    const listed = argumentCheck === undefined ? null : listenForSchemas(cases);
    const told = listTools === true ? listenForTools() : null;
    const onListed = (serverId, tools) => {
        listed?.listener(serverId, tools);
        told?.listener(serverId, tools);
    };
    const plan = { servers, settings, userId, modelApiKeys, limits, onListed };
    const inspection = await supervisor.inspect(plan, signal);
    const { findings, setupTrouble } = inspection;
    if (setupTrouble !== null) {
        const problem = { path: ['execution', 'setup'], message: setupTrouble };
        throw validationFailure([problem], { reason: ERROR_REASON.missingCommand });
    }
    const { kept } = inspection;
    try {
        requireStartable(servers, findings);
        const warnings = await examineCases(cases, servers, inspection, signal);
        const lists = told && { listedTools: toldLists(servers, told.lists, inspection) };
        if (listed === null)
            return { findings, told: { ...oddities(warnings, []), ...lists }, kept };
        const { schemas } = listed;
        const checked = await checkArguments(cases, { ...inspection, servers, schemas }, signal);
        if (argumentCheck === 'refuse')
            refuseMisfits(checked.misfits);
        const all = [...warnings, ...checked.notes];
        const odd = oddities(all, checked.misfits.slice(0, argument_check_MOST_MISFITS));
        return { findings, told: { ...odd, ...lists }, kept };
    }
    catch (error) {
        // As elsewhere, a server that leaves slowly does not hold up the answer.
        void kept?.letGo();
        throw error;
    }
}
function oddities(warnings, argumentMisfits) {
    return {
        ...(warnings.length > 0 && { warnings }),
        ...(argumentMisfits.length > 0 && { argumentMisfits }),
    };
}
/** What was found for a request, without servers that are not as it would have them by now. */
function preflightFor(now, before, found) {
    const isSame = (0,external_node_util_.isDeepStrictEqual)([now.servers, now.settings], [before.servers, before.settings]);
    return isSame ? found : { ...found, kept: null };
}
function requireStartable(servers, findings) {
    const wrong = findings.flatMap(({ serverId, trouble }) => {
        const server = servers.find(({ id }) => id === serverId);
        if (server === undefined || trouble?.blame !== 'configuration')
            return [];
        return { id: server.id, name: server.name, problems: [trouble.message] };
    });
    if (wrong.length > 0)
        throw serverConfigurationFailure(wrong);
}
/** Warnings of the cases; throws where one of them is no evidence, now that the tools are known. */
async function examineCases(cases, servers, inspection, signal) {
    const pause = createPauses();
    const examined = [];
    for (const testCase of cases) {
        examined.push(examineCase(testCase, servers, inspection));
        await pause();
        signal.throwIfAborted();
    }
    const unjudged = examined.flatMap(({ title, faults, notes }) => faults.map(({ path, message }) => ({
        ...{ title, path },
        problem: [message, ...notes].join(' '),
    })));
    if (unjudged.length > 0) {
        const issues = unjudged.map(({ title, problem }) => ({
            path: [],
            message: `case ${JSON.stringify(title)} ${problem}`,
        }));
        throw validationFailure(issues, { reason: ERROR_REASON.noEvidence, cases: unjudged });
    }
    return examined.flatMap(({ title, notes }) => notes.map((note) => `case ${JSON.stringify(title)}: ${note}`));
}
function examineCase(testCase, servers, { findings, redactor }) {
    const { title } = testCase;
    const known = { servers, findings, redactor };
    const unknown = findUnknownForbiddenTools(testCase, known);
    const names = new Set(unknown.map(({ toolName }) => toolName));
    const notes = unknown.map(({ toolName, hint }) => redactor.text(`toolNeverCalled names ${JSON.stringify(toolName)}, which no server of the case has, so it holds whatever happens. ${hint}`));
    const refusals = findUnknownRefusingTools(testCase, known).map(({ stepId, toolName, hint }) => redactor.text(`step ${JSON.stringify(stepId)} expects an error of ${JSON.stringify(toolName)}, a tool that its server does not have, so it is the name that is turned down. ${hint}`));
    const faults = findEvidenceProblems(testCase, matchesAll, (toolName) => !names.has(toolName));
    return { title, notes: [...notes, ...refusals, ...unjudgedParts(testCase)], faults };
}

;// CONCATENATED MODULE: ./build/service/evals/run-repeat.js


const MAX_KEY_LENGTH = 256;
/** The key of a request: that of the header before that of the body. Throws ApiFailure. */
function idempotencyKeyOf(header, { idempotencyKey }) {
    if (header === undefined)
        return idempotencyKey ?? null;
    if (header.length >= 1 && header.length <= MAX_KEY_LENGTH)
        return header;
    const message = `the header must have from 1 to ${MAX_KEY_LENGTH} characters`;
    throw validationFailure([{ path: ['Idempotency-Key'], message }]);
}
/** The answer to a request that was sent before under this key, null: it was not. Throws ApiFailure. */
async function findRepeat(store, by, request) {
    const scope = run_repeat_scopeOf(by.projectId, request);
    const known = await store.idempotencyKeys.find({ ...by, scope });
    const run = known && (await store.runs.find(by.projectId, known.runId));
    if (known === undefined || run === undefined)
        return null;
    const remembered = known.requestHash.split(' ');
    if (!(await hashesOf(store, request)).some((hash) => remembered.includes(hash))) {
        throw new ApiFailure('CONFLICT', 'The idempotency key belongs to an earlier request to run this suite, which asked for something else. Send another key with this one.', { details: { runId: run.id } });
    }
    return { ...known.reply, status: run.status, deduped: true };
}
/** Keeps what was answered, for the repeats to come, but for the lists of tools, which may be large. */
async function rememberCreation(store, by, request, { listedTools: _, ...reply }) {
    // A suite that this very request made is known to its repeats by name, to later ones by its id.
    const { projectId } = by;
    const scopes = new Set([run_repeat_scopeOf(projectId, request), run_repeat_scopeOf(projectId, reply)]);
    const requestHash = (await hashesOf(store, request)).join(' ');
    for (const scope of scopes) {
        await store.idempotencyKeys.add({
            ...by,
            scope,
            runId: reply.runId,
            requestHash,
            reply,
        });
    }
}
function run_repeat_scopeOf(projectId, { suiteId, suiteName }) {
    return JSON.stringify(suiteId === undefined ? [projectId, 'name', suiteName] : ['id', suiteId]);
}
/**
 * Of what decides how a run goes. A repeat may come with a fresh key of a model, or other notes, and
 * may name by its id the suite that the first request has made, and leave the servers to it. One that
 * says the same to the letter is a repeat even where the suite has other servers by then.
 */
async function hashesOf(store, request) {
    const { suiteId, suiteName: _, suiteDescription: _description, ...more } = request;
    const { serverIds: named, ...deciding } = more;
    const saved = suiteId === undefined ? [] : await store.servers.ofSuite(suiteId);
    const serverIds = [...new Set(named ?? saved.map(({ id }) => id))];
    return [hashOf({ ...deciding, serverIds: serverIds.toSorted() }), hashOf(request)];
}
function hashOf(request) {
    const { notes: _, modelApiKeys: _keys, idempotencyKey: _key, ...deciding } = request;
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(deciding)).digest('hex');
}

;// CONCATENATED MODULE: ./build/service/evals/run-creation.js















/**
 * Creates a run and plans what it executes; the caller starts it. A request is judged in the
 * order the API fixes (body, models, servers, free slot), then the servers that its cases use are
 * looked at. A refused request leaves no trace.
 *
 * @throws ApiFailure, or the signal's reason
 */
async function createRun(parts, scope, creation) {
    const { store, supervisor } = parts;
    const first = await draftRun(store, parts, scope, creation);
    if ('repeated' in first)
        return { plan: null, reply: first.repeated };
    const preflight = await inspectBeforehand(supervisor, first, creation);
    let created;
    try {
        created = await store.transaction(async (tx) => {
            // Judged again, since others may have changed the suite or taken the slot meanwhile.
            await tx.lock('organizations', scope.organizationId);
            const draft = await draftRun(tx, parts, scope, creation);
            return 'repeated' in draft
                ? { plan: null, reply: draft.repeated }
                : storeRun(tx, scope, creation, {
                    ...{ draft, instanceId: supervisor.instanceId },
                    preflight: preflightFor(draft, first, preflight),
                });
        });
        return created;
    }
    finally {
        // A server that leaves slowly does not hold up the answer.
        if (!created?.plan?.kept)
            void preflight.kept?.letGo();
    }
}
const repeatKeyOf = (scope, { idempotencyKey }) => idempotencyKey === null ? null : { ...scope, key: idempotencyKey };
async function draftRun(store, parts, scope, creation) {
    const { catalogue, connections, maxConcurrentRuns } = parts;
    const { request } = creation;
    if (!parts.takesCommands)
        refuseCommands(request);
    const suite = await requireSuite(store, scope.projectId, request);
    const repeatKey = repeatKeyOf(scope, creation);
    const repeated = repeatKey && (await findRepeat(store, repeatKey, request));
    if (repeated !== null)
        return { repeated };
    const host = await findHost(store, scope.projectId, request);
    const selectedCases = await selectCases(store, suite, request);
    requireBoundedIterations(selectedCases, request);
    const cases = selectedCases.map((testCase) => caseInRun(testCase, request, host));
    const defaults = {
        model: request.model ?? suite?.model ?? null,
        provider: request.provider ?? suite?.provider ?? null,
    };
    const modelApiKeys = lowerCaseNames(request.modelApiKeys ?? {});
    requireExecutableModels(catalogue, cases, defaults, modelApiKeys);
    const selected = await selectServers(store, scope.projectId, suite, request);
    requireEnabled(selected, connections);
    requireServersOfSteps(cases, selected);
    const used = new Set(cases.flatMap((testCase) => usedServers(testCase, selected)));
    const servers = connectable(selected.filter((server) => used.has(server)), connections).map((server) => (host === null ? server : { ...server, client: host.client }));
    await requireFreeSlot(store, scope.organizationId, maxConcurrentRuns);
    const settings = runSettings(suite, request);
    const { userId } = scope;
    return { suite, cases, defaults, modelApiKeys, userId, settings, host, selected, servers };
}
async function storeRun(store, scope, creation, { draft, preflight, instanceId }) {
    const { request } = creation;
    const { suite, cases, defaults, modelApiKeys, settings, host, selected, servers } = draft;
    await store.projects.touch(scope.projectId);
    const suiteId = suite?.id ?? (await addSuite(store, scope.projectId, request, selected));
    const committed = await store.testCases.upsert(suiteId, request.tests ?? []);
    if (committed.length > 0)
        await store.suites.touch(suiteId);
    const titles = cases.map(({ title }) => title);
    const source = { suite, suiteId, titles, request, defaults, host, instanceId };
    const { runId, iterations } = await run_creation_addRun(store, scope, source);
    const { findings, told, kept } = preflight;
    const reply = {
        runId,
        suiteId,
        status: 'running',
        servers: selected.map(({ id, name }) => ({ id, name })),
        caseUpsert: { committed, failed: [] },
        ...told,
    };
    const repeatKey = repeatKeyOf(scope, creation);
    if (repeatKey !== null)
        await rememberCreation(store, repeatKey, request, reply);
    const executed = { ...{ runId, servers, findings, iterations, settings }, modelApiKeys, kept };
    return { plan: { ...executed, userId: scope.userId }, reply };
}
const iterationsOf = ({ runs }, { iterationOverride }) => iterationOverride ?? runs ?? 1;
function requireBoundedIterations(cases, request) {
    const message = tooManyIterations(cases.map((testCase) => iterationsOf(testCase, request)));
    if (message === null)
        return;
    const path = request.iterationOverride === undefined ? ['tests'] : ['iterationOverride'];
    throw validationFailure([{ path, message }]);
}
/** The suite to run again, or null where the request brings a new one. */
async function requireSuite(store, projectId, request) {
    if (request.suiteId === undefined)
        return null;
    const suite = await store.suites.find(projectId, request.suiteId);
    if (suite === undefined)
        throw notFound('eval suite', request.suiteId);
    return suite;
}
/** The host that the run names; null: it names none. */
async function findHost(store, projectId, { namedHostId, hostId }) {
    const id = namedHostId ?? hostId;
    if (id === undefined)
        return null;
    if (hostId !== undefined && hostId !== id) {
        const message = 'names another host than namedHostId, which means the same';
        throw validationFailure([{ path: ['hostId'], message }]);
    }
    return profileOf(await requireHost(store, projectId, id));
}
function selectServers(store, projectId, suite, { serverIds }) {
    return serverIds === undefined && suite !== null
        ? requireSavedSelection(store, suite.id)
        : requireServers(store, projectId, serverIds ?? []);
}
async function requireFreeSlot(store, organizationId, maxConcurrentRuns) {
    if ((await store.runs.countExecuting(organizationId)) < maxConcurrentRuns)
        return;
    throw new ApiFailure('RATE_LIMITED', `The organization already has ${maxConcurrentRuns} active eval run(s), the most it may have.`, { details: { reason: ERROR_REASON.concurrentRunLimit, maxConcurrentRuns } });
}
function addSuite(store, projectId, request, servers) {
    return store.suites.add({
        projectId,
        name: request.suiteName ?? '',
        description: request.suiteDescription ?? null,
        model: request.model ?? null,
        provider: request.provider ?? null,
        minimumPassRatePercent: request.passCriteria?.minimumPassRate ?? null,
        execution: suiteExecution(request),
        serverIds: servers.map(({ id }) => id),
    });
}
/** What of a run's settings is kept with a suite that is made for it. */
function suiteExecution({ execution = {} }) {
    const { concurrency, isolation } = execution;
    return {
        ...(concurrency === undefined ? {} : { concurrency }),
        ...(isolation === undefined ? {} : { isolation }),
    };
}
/** Who may send requests to a service that others share may not run programs on its machine. */
function refuseCommands({ execution = {} }) {
    const problems = ['setup', 'teardown']
        .filter((name) => execution[name] !== undefined)
        .map((name) => ({
        path: ['execution', name],
        message: 'this service runs no commands; only one that is started for a suite does',
    }));
    if (problems.length > 0)
        throw validationFailure(problems);
}
function runSettings(suite, { execution = {} }) {
    const { concurrency, isolation, setup, teardown } = { ...suite?.execution, ...execution };
    return { concurrency, isolation, setup, teardown };
}
async function run_creation_addRun(store, { organizationId, projectId }, { suite, suiteId, titles, request, defaults, host, instanceId }) {
    const ofSuite = await store.testCases.ofSuite(suiteId);
    const stored = new Map(ofSuite.map((row) => [row.title, row]));
    const executed = titles.flatMap((title) => stored.get(title) ?? []);
    const planned = executed.flatMap(({ id, definition }) => {
        const inRun = caseInRun(definition, request, host);
        const testCase = { ...inRun, ...chooseModel(inRun, defaults), id };
        const length = iterationsOf(definition, request);
        const configHash = (0,case_config/* hashOfCase */.QD)(testCase);
        return Array.from({ length }, (_, index) => ({
            ...{ testCase, configHash, iterationNumber: index + 1 },
        }));
    });
    const runId = await store.runs.add({
        organizationId,
        projectId,
        suiteId,
        minimumPassRatePercent: request.passCriteria?.minimumPassRate ??
            suite?.minimumPassRatePercent ??
            run_criteria/* DEFAULT_MINIMUM_PASS_RATE_PERCENT */.mS,
        plannedIterations: planned.length,
        notes: request.notes ?? null,
        namedHostId: host?.id ?? null,
        by: { instanceId },
    });
    const iterationIds = await store.iterations.addAll(planned.map(({ testCase, iterationNumber, configHash }) => {
        const { id: testCaseId, title, model, provider } = testCase;
        return { runId, testCaseId, title, iterationNumber, model, provider, configHash };
    }));
    const iterations = planned.flatMap(({ configHash: _, ...plan }, index) => {
        const iterationId = iterationIds[index];
        return iterationId === undefined ? [] : { iterationId, ...plan };
    });
    return { runId, iterations };
}
function lowerCaseNames(keys) {
    return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name.toLowerCase(), key]));
}

// EXTERNAL MODULE: ./build/service/storage/sealed-file.js
var sealed_file = __webpack_require__(1807);
;// CONCATENATED MODULE: ./build/service/http/handlers/run-handlers.js










/** Eval runs of a project, their iterations and traces. */
function runHandlers(context) {
    const { store, supervisor } = context;
    const requireRun = async ({ project, params, }) => {
        const run = await store.runs.find(project.id, params.runId);
        if (run === undefined)
            throw notFound('eval run', params.runId);
        return run;
    };
    const requireIteration = async (request) => {
        const run = await requireRun(request);
        const { iterationId } = request.params;
        const iteration = await store.iterations.find(run.id, iterationId);
        if (iteration === undefined)
            throw notFound('iteration', iterationId);
        return { run, iteration };
    };
    return {
        'runs.create': async ({ project, caller, body, http }) => {
            const { id: projectId, organizationId } = project;
            const idempotencyKey = idempotencyKeyOf(http.header('Idempotency-Key'), body);
            const scope = { projectId, organizationId, userId: caller.user.id };
            const creation = { request: body, idempotencyKey, signal: http.raw.signal };
            const { plan, reply } = await createRun(context, scope, creation);
            const isOfBase = project.name === service_start/* BASE_PROJECT */.k;
            if (plan !== null)
                supervisor.start({ ...plan, isOfBase });
            return reply;
        },
        'runs.get': async (request) => presentRun(await requireRun(request)),
        'runs.cancel': async (request) => {
            const { id, status } = await requireRun(request);
            if (!resources_run/* TERMINAL_STATUSES */.CM.includes(status))
                await supervisor.cancel(id);
            // It may have ended by itself meanwhile.
            const run = await requireRun(request);
            if (run.status === 'cancelled')
                return presentRun(run);
            throw new ApiFailure('CONFLICT', `The run has already ended: it is ${run.status}.`, {
                details: { status: run.status },
            });
        },
        'runs.iterations.list': async (request) => {
            const run = await requireRun(request);
            return pagesOf((slice) => store.iterations.ofRun(run.id, slice), presentIteration);
        },
        'runs.iterations.trace': async (request) => {
            const { iteration } = await requireIteration(request);
            const trace = await findTrace(store, iteration.id);
            if (trace !== undefined)
                return trace;
            throw new ApiFailure('NOT_FOUND', `The iteration is ${iteration.status} and has no trace.`, {
                details: { reason: ERROR_REASON.traceNotAvailable },
            });
        },
        'runs.iterations.steps': async (request) => {
            const { run, iteration } = await requireIteration(request);
            const { testCaseId } = iteration;
            const testCase = testCaseId && (await store.testCases.find(run.suiteId, testCaseId));
            const isAsItWas = testCase && testCase.updatedAt <= run.createdAt;
            const steps = isAsItWas ? testCase.definition.steps : [];
            const results = stepResults(iteration, steps, await findTrace(store, iteration.id));
            return pagesOf(run_handlers_partsOf(results), ({ step }) => step);
        },
    };
}
async function findTrace({ traces }, iterationId) {
    try {
        return await traces.find(iterationId);
    }
    catch (error) {
        if (!(error instanceof sealed_file/* BrokenSealError */.h))
            throw error;
        throw new ApiFailure('INTERNAL_ERROR', 'The trace is not the one that the service wrote: another program of this machine has changed the file it was in.', { details: { reason: ERROR_REASON.traceSealBroken } });
    }
}
/** Parts of a list that is there as a whole. */
function run_handlers_partsOf(steps) {
    const numbered = steps.map((step, index) => ({ seq: index + 1, step }));
    return async ({ after, limit }) => {
        const rest = numbered.slice(after ?? 0);
        return { items: rest.slice(0, limit), more: rest.length > limit };
    };
}

;// CONCATENATED MODULE: ./build/text/json-members.js
const json_members_QUOTE = 0x22;
const json_members_COMMA = 0x2c;
const COLON = 0x3a;
const json_members_BACKSLASH = 0x5c;
const json_members_OPENING = new Set([0x5b, 0x7b]);
const json_members_CLOSING = new Set([0x5d, 0x7d]);
/**
 * What stands for each member of an object in its JSON, letter for letter. Null where the text is of
 * no object, and where a name is spelt with escapes, so that it might be one that is looked for.
 * Of a text that is no JSON the answer means nothing, but takes no longer.
 */
function jsonMembers(text) {
    if (!/^\s*\{/.test(text))
        return null;
    const members = new Map();
    let depth = 0;
    /** Of the member that is read. */
    let name = null;
    let start = 0;
    for (let index = 0; index < text.length; index += 1) {
        const character = text.charCodeAt(index);
        if (character === json_members_QUOTE) {
            const end = stringEnd(text, index);
            if (depth === 1 && name === null) {
                const spelt = text.slice(index + 1, end);
                if (spelt.includes('\\'))
                    return null;
                [name, start] = [spelt, end + 1];
            }
            index = end;
        }
        else if (json_members_OPENING.has(character)) {
            depth += 1;
        }
        else if (depth === 1 && character === COLON) {
            start = index + 1;
        }
        else {
            const isEnd = json_members_CLOSING.has(character);
            if (depth === 1 && name !== null && (isEnd || character === json_members_COMMA)) {
                members.set(name, text.slice(start, index).trim());
                name = null;
            }
            if (isEnd)
                depth -= 1;
        }
    }
    return members;
}
/** Where the string that begins at a quote ends. */
function stringEnd(text, start) {
    for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
        let escapes = 0;
        while (text.charCodeAt(end - 1 - escapes) === json_members_BACKSLASH)
            escapes += 1;
        if (escapes % 2 === 0)
            return end;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./build/service/servers/primitives.js






/** What a server has told as a connection to it stood. */
function initInfoOf({ facts }) {
    const { protocolVersion, serverInfo, capabilities } = facts;
    return { protocolVersion, serverInfo, capabilities };
}
/** Connects, and lets go again. */
function validateServer(access, server, signal) {
    return access.ask(server, signal, async (connection) => ({
        success: true,
        status: 'connected',
        initInfo: initInfoOf(connection),
    }));
}
/** The JSON of what a server answers, letter for letter. */
function askServer(access, server, request, signal) {
    return access.ask(server, signal, (connection) => askConnection(connection, server, request, signal));
}
/** The JSON of a page of a list: its items are as the server wrote them. */
async function listPage(access, server, { list, cursor }, signal) {
    const params = cursor ? { cursor } : {};
    const request = { method: `${list}/list`, params };
    return pageText(await askServer(access, server, request, signal), list);
}
async function askConnection(connection, { name }, request, signal) {
    const [capability = ''] = request.method.split('/');
    if (connection.facts.capabilities[capability] === undefined) {
        throw new ApiFailure('FEATURE_NOT_SUPPORTED', `MCP server ${JSON.stringify(name)} does not say that it offers ${capability}.`, { details: { capability } });
    }
    try {
        return await connection.ask(request, signal);
    }
    catch (error) {
        throw error instanceof McpServerError ? answerFailureOf(error) : error;
    }
}
const primitives_pageSchema = schemas/* looseObject */._H3({ nextCursor: schemas/* string */.YjP().optional() });
function pageText(result, list) {
    const members = jsonMembers(result);
    const items = members?.get(list);
    if (items !== undefined) {
        const cursor = members?.get('nextCursor') ?? '""';
        // Some servers write that there are no more pages as an empty cursor.
        return cursor === '""' ? `{"items":${items}}` : `{"items":${items},"nextCursor":${cursor}}`;
    }
    // Names that are spelt in an odd way.
    const { [list]: read, nextCursor } = primitives_pageSchema.parse(JSON.parse(result));
    return JSON.stringify({ items: read, ...(nextCursor ? { nextCursor } : {}) });
}
/** All that a server offers, in one document. */
function exportServer(access, server, { exportedAt, signal }) {
    const { callTimeoutMs } = access.limits;
    return access.ask(server, signal, async (connection) => {
        const [tools, resources, prompts, templates] = await withTimeLimit(callTimeoutMs, signal, (limited) => Promise.all([
            offered(connection.listTools(limited)),
            offered(connection.listResources(limited)),
            offered(connection.listPrompts(limited)),
            templatesOf(connection, limited),
        ]));
        return {
            serverId: server.id,
            exportedAt,
            tools: tools.map((tool) => ({
                ...{ name: tool.name, title: tool.title, description: tool.description },
                ...{ inputSchema: tool.inputSchema, outputSchema: tool.outputSchema },
                annotations: tool.annotations && { ...tool.annotations },
                execution: typeof tool.execution === 'object' ? { ...tool.execution } : undefined,
            })),
            resources: resources.map(({ uri, name, title, description, mimeType }) => ({
                ...{ uri, name, title, description, mimeType },
            })),
            prompts: prompts.map(({ name, title, description, arguments: args }) => ({
                ...{ name, title, description, arguments: args },
            })),
            resourceTemplates: templates?.map(({ uriTemplate, name, title, description, mimeType }) => ({
                ...{ uriTemplate, name, title, description, mimeType },
            })),
        };
    });
}
/** Undefined where a server that lists its resources refuses to list those: few are asked for them. */
async function templatesOf(connection, signal) {
    try {
        return await offered(connection.listResourceTemplates(signal));
    }
    catch (error) {
        if (error instanceof McpServerError && error.protocolError !== undefined)
            return undefined;
        throw error;
    }
}
const METHOD_NOT_FOUND = -32_601;
/** A list; nothing where the server turns out not to have such things, whatever it said before. */
async function offered(list) {
    try {
        return await list;
    }
    catch (error) {
        const isUnknown = error instanceof McpServerError && error.protocolError?.code === METHOD_NOT_FOUND;
        if (isUnknown)
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/service/servers/oauth/discovery.js


/** For one document. */
const DOCUMENT_LIMIT_MS = 5_000;
const RESOURCE_DOCUMENT = '/.well-known/oauth-protected-resource';
const SERVER_DOCUMENTS = ['oauth-authorization-server', 'openid-configuration'];
/** What a server publishes of itself. Source: RFC 9728. */
const resourceSchema = schemas/* looseObject */._H3({
    resource: schemas/* url */.OZ5(),
    authorization_servers: schemas/* array */.YOg(schemas/* unknown */.L5J()).nullish(),
    scopes_supported: schemas/* array */.YOg(schemas/* string */.YjP()).optional().catch(undefined),
});
/** What an authorization server publishes of itself. Source: RFC 8414, OpenID Connect Discovery. */
const authorizationServerSchema = schemas/* looseObject */._H3({
    issuer: schemas/* string */.YjP(),
    token_endpoint: schemas/* url */.OZ5(),
    token_endpoint_auth_methods_supported: schemas/* array */.YOg(schemas/* string */.YjP()).optional().catch(undefined),
});
/** A document is there, and cannot be trusted. */
class DiscoveryError extends Error {
    name = 'DiscoveryError';
}
/** Reads the header; null where there is none. */
function readChallenge(header) {
    if (header === null)
        return null;
    const [, quoted, plain] = /\bresource_metadata ?= ?(?:"([^"]{1,2000})"|([^\s",]{1,2000}))/i.exec(header) ?? [];
    return {
        wantsToken: /(?:^|, ?)(?:Bearer|DPoP)\b/i.test(header),
        resourceMetadata: quoted ?? plain ?? null,
    };
}
/**
 * Discovery for one server, which leads no further than that may. The server is asked first: where
 * it lies is told by whoever answers, since its name may lead elsewhere the next time.
 */
class Discovery {
    #server;
    #signal;
    /** Where the server lies; null: it was not asked yet, and leads nowhere inside. */
    #zone = null;
    constructor(serverUrl, signal) {
        this.#server = new URL(serverUrl);
        this.#signal = signal;
    }
    /**
     * What the server publishes of itself; null: nothing. The document lies on the server itself, and
     * is about it: another one would have tokens sent to whom they are not meant for.
     *
     * @throws DiscoveryError where it is about another; OutboundError
     */
    async resource(challenge) {
        const { origin, pathname } = this.#server;
        const path = pathname === '/' ? '' : pathname;
        const told = this.#toldPlace(challenge);
        const places = [told, `${RESOURCE_DOCUMENT}${path}`, RESOURCE_DOCUMENT];
        for (const place of new Set(places)) {
            if (place === null)
                continue;
            const url = new URL(place, origin);
            const answer = await this.#get(url, null);
            // Of several addresses that its name has, the outermost counts.
            if (this.#zone !== 'public')
                this.#zone = answer.zone;
            const json = documentOf(answer, url);
            if (json !== null)
                return this.#resourceOf(url, json);
        }
        return null;
    }
    /**
     * What an authorization server publishes of itself.
     *
     * @throws DiscoveryError where there is nothing, or it is about another; OutboundError
     */
    async authorizationServer(issuer) {
        const zone = this.#zone ?? 'public';
        const reach = new Reach(this.#server, zone);
        for (const url of documentsOf(new URL(issuer))) {
            const json = documentOf(await this.#get(url, reach), url);
            if (json === null)
                continue;
            const parsed = authorizationServerSchema.safeParse(json);
            if (!parsed.success)
                throw new DiscoveryError(`${discovery_quoted(url.href)} does not describe a server`);
            const found = parsed.data;
            if (withoutSlash(found.issuer) !== withoutSlash(issuer)) {
                throw new DiscoveryError(`${discovery_quoted(url.href)} is about another server, ${discovery_quoted(found.issuer)}`);
            }
            const refusal = reach.refusal(new URL(found.token_endpoint));
            if (refusal !== null) {
                throw new DiscoveryError(`${discovery_quoted(url.href)} names a token endpoint that is not asked: ${refusal}`);
            }
            return {
                issuer: found.issuer,
                tokenEndpoint: found.token_endpoint,
                zone,
                // Source: RFC 8414, section 2.
                authMethods: found.token_endpoint_auth_methods_supported ?? ['client_secret_basic'],
            };
        }
        throw new DiscoveryError(`${discovery_quoted(issuer)} publishes nothing of itself as an authorization server`);
    }
    /**
     * The authorization server that the server is itself, as servers of before 2025-06-18 are that
     * publish nothing else; null: it is none.
     *
     * @throws OutboundError
     */
    async ownAuthorizationServer() {
        try {
            return await this.authorizationServer(this.#server.origin);
        }
        catch (error) {
            if (error instanceof DiscoveryError)
                return null;
            throw error;
        }
    }
    /** The place that a challenge tells, which is another path of the server. */
    #toldPlace(challenge) {
        const told = challenge?.resourceMetadata ?? null;
        const url = told === null ? null : URL.parse(told);
        if (url === null)
            return null;
        if (url.origin === this.#server.origin)
            return `${url.pathname}${url.search}`;
        throw new DiscoveryError(`the server tells of itself at another one, ${discovery_quoted(url.origin)}`);
    }
    #resourceOf(url, json) {
        const parsed = resourceSchema.safeParse(json);
        if (!parsed.success)
            throw new DiscoveryError(`${discovery_quoted(url.href)} does not describe a resource`);
        const { resource, authorization_servers: named, scopes_supported: scopes } = parsed.data;
        if (!discovery_isWithin(this.#server, new URL(resource))) {
            throw new DiscoveryError(`${discovery_quoted(url.href)} is about another resource, ${discovery_quoted(resource)}`);
        }
        const authorizationServers = named?.filter(isAddress) ?? [];
        if (named && named.length > 0 && authorizationServers.length === 0) {
            throw new DiscoveryError(`${discovery_quoted(url.href)} names no authorization server by its address`);
        }
        return { resource, authorizationServers, scopes: scopes ?? [] };
    }
    #get(url, reach) {
        const request = { method: 'GET', limitMs: DOCUMENT_LIMIT_MS };
        return sendOutbound(url, request, reach, this.#signal);
    }
}
/** The document that an address answered with; null: it has none. */
function documentOf({ status, json }, url) {
    if (status === 200 && typeof json === 'object' && json !== null)
        return json;
    if (status >= 300 && status < 400) {
        throw new DiscoveryError(`${discovery_quoted(url.href)} leads elsewhere, which is not followed`);
    }
    if (status >= 500 || status === 429) {
        throw new OutboundError(`${discovery_quoted(url.href)} answered HTTP ${status}`);
    }
    return null;
}
/** Where an authorization server has its document. Source: MCP, authorization server discovery. */
function documentsOf({ origin, pathname }) {
    const path = withoutSlash(pathname);
    const inserted = SERVER_DOCUMENTS.map((name) => `/.well-known/${name}${path}`);
    const appended = path === '' ? [] : [`${path}/.well-known/openid-configuration`];
    return [...inserted, ...appended].map((place) => new URL(place, origin));
}
/** Whether documents can lie there: `urn:issuer` is an address as well, of no such place. */
function isAddress(value) {
    const url = typeof value === 'string' ? URL.parse(value) : null;
    return url !== null && url.origin !== 'null';
}
/** Text of a stranger, told apart from ours. */
const discovery_quoted = (text) => JSON.stringify(text);
const withoutSlash = (text) => (text.endsWith('/') ? text.slice(0, -1) : text);
/** Whether a server is the resource, or below it. */
function discovery_isWithin(server, resource) {
    const below = `${withoutSlash(resource.pathname)}/`;
    return server.origin === resource.origin && `${server.pathname}/`.startsWith(below);
}

;// CONCATENATED MODULE: ./build/service/servers/probe.js





const STATUS_UNAUTHORIZED = 401;
const STATUS_FORBIDDEN = 403;
const CHALLENGE_LENGTH = 1_000;
const MOST_SCOPES = 100;
const MOST_SERVERS = 20;
/** What needs no session, and does nothing. */
const PING = JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'ping' });
/**
 * Asks the address of a server for anything at all, with the headers of its configuration. Null for
 * a server that is a process, which has none. Nothing is read but the head of the answer.
 *
 * @throws ApiFailure where none comes in time; the signal's reason
 */
async function probeServer({ limits, secrets: { redactor } }, { name, url, connection }, signal) {
    if (connection.transport === 'stdio')
        return null;
    try {
        return await withTimeLimit(limits.connectTimeoutMs, signal, async (limited) => {
            const { status, headers, body } = await fetch(connection.url, requestOf(connection, limited));
            await body?.cancel();
            const challenge = headers.get('www-authenticate');
            return {
                url,
                httpStatus: status,
                wwwAuthenticate: challenge && redactor.excerpt(challenge, CHALLENGE_LENGTH),
                needsGrant: needsGrant(status, connection),
            };
        });
    }
    catch (error) {
        signal.throwIfAborted();
        const isLate = error instanceof TimeLimitError;
        const what = isLate
            ? `did not answer within ${error.limitMs / 1000} s`
            : `could not be reached: ${errorText(error)}`;
        const message = redactor.text(`MCP server ${JSON.stringify(name)} ${what}`);
        throw new ApiFailure(isLate ? 'TIMEOUT' : 'SERVER_UNREACHABLE', message);
    }
}
function requestOf({ transport, headers }, signal) {
    // Where it leads to may be no place for the headers.
    const request = { redirect: 'manual', signal };
    if (transport === 'sse')
        return { ...request, headers: { ...headers, Accept: 'text/event-stream' } };
    return {
        ...request,
        method: 'POST',
        headers: {
            ...headers,
            Accept: 'application/json, text/event-stream',
            'Content-Type': 'application/json',
        },
        body: PING,
    };
}
/** With credentials of its own, 403 says that they are not good for this. */
function needsGrant(status, { headers }) {
    if (status === STATUS_UNAUTHORIZED)
        return true;
    return status === STATUS_FORBIDDEN && Object.keys(headers).length === 0;
}
/** For all that a server publishes of who may use it. */
const DISCOVERY_LIMIT_MS = 8_000;
/**
 * Whether a server needs a grant, found out without a session: it asks for one, or publishes of
 * itself that it is protected. Who wants other credentials, and says so, needs none.
 */
async function checkOAuth(access, server, signal) {
    const { url: serverUrl } = server;
    return access.withSlot(server, signal, async () => {
        const probe = await probeServer(access, server, signal);
        if (probe === null)
            return { useOAuth: false, serverUrl };
        const challenge = readChallenge(probe.wwwAuthenticate);
        const { needsGrant } = probe;
        const authorization = await discover(access, server, { challenge, needsGrant }, signal);
        const wantsOther = challenge !== null && !challenge.wantsToken && authorization === null;
        const isProtected = (authorization?.authorizationServers ?? []).length > 0;
        return {
            useOAuth: (needsGrant && !wantsOther) || isProtected,
            serverUrl,
            ...(authorization && { authorization }),
        };
    });
}
const NOTHING = { resource: null, authorizationServers: [], scopes: [], problem: null };
/** What the server publishes of who may use it; null: nothing, or it cannot be had. */
async function discover({ secrets: { redactor } }, { connection }, { challenge, needsGrant }, signal) {
    if (connection.transport === 'stdio')
        return null;
    const told = (text) => redactor.excerpt(text, CHALLENGE_LENGTH);
    try {
        return await withTimeLimit(DISCOVERY_LIMIT_MS, signal, async (limited) => {
            const discovery = new Discovery(connection.url, limited);
            const found = await discovery.resource(challenge);
            if (found === null) {
                const own = needsGrant ? await discovery.ownAuthorizationServer() : null;
                if (own === null)
                    return null;
                return { ...NOTHING, authorizationServers: [told(own.issuer)] };
            }
            return {
                resource: told(found.resource),
                authorizationServers: found.authorizationServers.slice(0, MOST_SERVERS).map(told),
                scopes: found.scopes.slice(0, MOST_SCOPES).map(told),
                problem: null,
            };
        });
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof DiscoveryError) {
            return { ...NOTHING, problem: told(error.message) };
        }
        // It was asked, and has answered all the same.
        if (error instanceof OutboundError || error instanceof TimeLimitError)
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/service/servers/doctor.js






const ok = (detail) => ({ status: 'ok', detail });
const failed = (detail, blame) => ({
    ...{ status: 'error', detail },
    ...(blame && { blame }),
});
const skipped = (detail) => ({ status: 'skipped', detail });
/** Each list: its name here and in sentences, the capability that has it, and how it is had. */
const doctor_LISTS = [
    ['tools', 'tools', 'tools', 'listTools'],
    ['resources', 'resources', 'resources', 'listResources'],
    ['resourceTemplates', 'resource templates', 'resources', 'listResourceTemplates'],
    ['prompts', 'prompts', 'prompts', 'listPrompts'],
];
/**
 * Goes through all that it takes to use a server, step by step.
 *
 * @throws ApiFailure where the server needs a grant, with the report in its details, or where there
 * is no slot; the signal's reason
 */
async function examineServer(examination) {
    const { access, server, generatedAt, signal } = examination;
    const { probe, check } = await tryProbe(examination);
    const begun = { generatedAt, probe: probe && { ...probe } };
    if (probe?.needsGrant && !(await access.grants.has(server))) {
        const message = `MCP server ${JSON.stringify(server.name)} needs an OAuth grant or other credentials: it answered HTTP ${probe.httpStatus}.`;
        const failure = new ApiFailure('OAUTH_REQUIRED', message, { details: { oauthRequired: true } });
        throw withReport(failure, { ...begun, ...unconnected(failure, 'skipped', { probe: check }) });
    }
    try {
        const found = await access.connected(server, signal, (connection) => lookAround(connection, examination));
        return { ...begun, ...found, checks: { probe: check, ...found.checks } };
    }
    catch (error) {
        if (!(error instanceof McpServerError))
            throw error;
        const failure = await access.failureOf(server, error);
        const report = {
            ...begun,
            ...unconnected(failure, 'error', {
                probe: check,
                ...checksOf(error, blameFor(error, server)),
            }),
        };
        if (failure.code === 'OAUTH_REQUIRED')
            throw withReport(failure, report);
        return report;
    }
}
async function tryProbe({ access, server, signal, }) {
    try {
        const probe = await access.withSlot(server, signal, () => probeServer(access, server, signal));
        const check = probe ? ok(`answered HTTP ${probe.httpStatus}`) : skipped('it is a process');
        return { probe, check };
    }
    catch (error) {
        if (!(error instanceof ApiFailure) || error.code === 'RATE_LIMITED')
            throw error;
        return { probe: null, check: failed(error.message) };
    }
}
/** What is found over a connection that stands. */
async function lookAround(connection, { access: { limits, secrets }, server, signal }) {
    const { protocolVersion, capabilities } = connection.facts;
    const read = doctor_LISTS.map(async ([name, noun, capability, list]) => {
        if (capabilities[capability] === undefined)
            return { name, check: skipped('not offered') };
        try {
            const items = await withTimeLimit(limits.callTimeoutMs, signal, (limited) => connection[list](limited));
            // A member of plain JSON, whatever else its type says.
            const shown = items.map((item) => ({ ...item }));
            return { name, check: ok(`${items.length} ${noun}`), items: shown };
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof McpServerError) {
                return { name, check: failed(error.message, blameFor(error, server)) };
            }
            if (!(error instanceof TimeLimitError))
                throw error;
            const detail = secrets.redactor.text(`could not be had: ${error.message}`);
            // It was connected, and has to answer.
            return { name, check: failed(detail, 'server') };
        }
    });
    const lists = await Promise.all(read);
    const isWhole = lists.every(({ check }) => check.status !== 'error');
    const names = Object.keys(capabilities).join(', ');
    return {
        status: isWhole ? 'ready' : 'partial',
        connection: { status: 'connected', detail: `speaks version ${protocolVersion} of MCP` },
        initInfo: initInfoOf(connection),
        capabilities,
        ...Object.fromEntries(lists.flatMap(({ name, items }) => (items ? [[name, items]] : []))),
        checks: {
            connection: ok('connected'),
            initialization: ok(`version ${protocolVersion} of MCP`),
            capabilities: ok(names === '' ? 'none' : names),
            ...Object.fromEntries(lists.map(({ name, check }) => [name, check])),
        },
        error: null,
    };
}
/** It was there, but did not do what comes first. */
const MET = ['answered', 'closed', 'timeout'];
function checksOf({ kind, message }, blame) {
    return MET.includes(kind)
        ? { connection: ok('reached'), initialization: failed(message, blame) }
        : { connection: failed(message, blame) };
}
/** The report of a server without a connection. */
function unconnected({ code, message, details }, status, checks) {
    const rest = skipped('there is no connection');
    return {
        status: code === 'OAUTH_REQUIRED' ? 'oauth_required' : 'error',
        connection: { status, detail: message },
        initInfo: null,
        capabilities: null,
        checks: {
            connection: rest,
            initialization: rest,
            capabilities: rest,
            ...Object.fromEntries(doctor_LISTS.map(([name]) => [name, rest])),
            ...checks,
        },
        error: { code, message, details: details ?? null },
    };
}
const withReport = ({ code, message, details }, report) => new ApiFailure(code, message, { details: { ...details, report } });

;// CONCATENATED MODULE: ./build/service/servers/saved-server.js


/**
 * A server of a project by its id.
 * @throws ApiFailure where there is none, or it cannot be used as it is configured
 */
async function requireSavedServer({ store, connections }, { id: projectId, organizationId }, { serverId, userId }) {
    const records = await store.servers.findAll(projectId, [serverId]);
    requireEnabled(records, connections);
    const [server] = connectable(records, connections);
    const [record] = records;
    if (server === undefined || record === undefined)
        throw notFound('server', serverId);
    return { ...server, organizationId, userId, url: record.url };
}

;// CONCATENATED MODULE: ./build/service/servers/token-import.js






/** For all that is found out of the server and its authorization server. */
const token_import_DISCOVERY_LIMIT_MS = 15_000;
const token_import_TOLD_LENGTH = 1_000;
/**
 * Keeps tokens that a user has got for a server, in place of those from before. Where they can be
 * renewed, it is found out now by whom: what the server says of that later is not asked for, so that
 * it cannot have them sent elsewhere.
 *
 * @throws ApiFailure where they are not for this server, or it cannot be told where they are renewed;
 * the signal's reason
 */
async function importTokens(access, server, request, signal) {
    const connection = requireRemote(server);
    requireFitting(connection, request);
    const { tokens, clientInformation, oauthResourceUrl } = request;
    const client = clientInformation
        ? { id: clientInformation.clientId, secret: clientInformation.clientSecret }
        : null;
    const refreshToken = tokens.refresh_token ?? null;
    const facts = client === null || refreshToken === null
        ? null
        : await findRefreshPlace(access, { server, connection, request, client }, signal);
    const obtainedAt = access.grants.now();
    const { expires_in: seconds = null } = tokens;
    const grant = {
        serverUrl: connection.url,
        accessToken: tokens.access_token,
        refreshToken,
        ...{ obtainedAt, client, refusal: null },
        expiresAt: seconds === null ? null : Math.round(obtainedAt + seconds * 1000),
        place: facts?.place ?? null,
        resource: oauthResourceUrl ?? facts?.resource ?? null,
    };
    await access.grants.keep(server, grant);
    return { imported: true, expiresAt: grant.expiresAt };
}
function requireRemote({ name, connection }) {
    if (connection.transport !== 'stdio')
        return connection;
    const message = `MCP server ${JSON.stringify(name)} is a process, which takes no tokens`;
    throw validationFailure([{ path: [], message }]);
}
function requireFitting({ url, headers }, { serverUrl, oauthResourceUrl }) {
    const problems = [];
    const own = new URL(url);
    if (!isSamePlace(own, URL.parse(serverUrl))) {
        const message = 'is not the address of this server, so the tokens are for another one';
        problems.push({ path: ['serverUrl'], message });
    }
    const resource = oauthResourceUrl === undefined ? own : URL.parse(oauthResourceUrl);
    if (resource === null || !discovery_isWithin(own, resource)) {
        const message = 'does not stand for this server, so the tokens are for another one';
        problems.push({ path: ['oauthResourceUrl'], message });
    }
    if (Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')) {
        const message = 'the configuration of this server has a header `Authorization` of its own';
        problems.push({ path: [], message });
    }
    if (problems.length > 0)
        throw validationFailure(problems);
}
/** Queries are left out where a server is told of. */
const isSamePlace = (own, other) => other !== null && discovery_isWithin(own, other) && discovery_isWithin(other, own);
async function findRefreshPlace(access, about, signal) {
    const { server, connection, request, client } = about;
    const told = (error) => access.secrets.redactor.excerpt(error.message, token_import_TOLD_LENGTH);
    try {
        return await access.withSlot(server, signal, () => withTimeLimit(token_import_DISCOVERY_LIMIT_MS, signal, async (limited) => {
            const probe = await probeServer(access, server, limited);
            const discovery = new Discovery(connection.url, limited);
            const resource = await discovery.resource(readChallenge(probe?.wwwAuthenticate ?? null));
            const issuer = issuerFor(connection, resource, request);
            const { authMethods, ...place } = await discovery.authorizationServer(issuer);
            const clientAuth = clientAuthFor(client, authMethods);
            return { place: { ...place, clientAuth }, resource: resource?.resource ?? null };
        }));
    }
    catch (error) {
        if (error instanceof DiscoveryError) {
            const message = `cannot be used, since it is not known where: ${told(error)}`;
            throw validationFailure([{ path: ['tokens', 'refresh_token'], message }]);
        }
        if (error instanceof OutboundError) {
            throw new ApiFailure(error.isLate ? 'TIMEOUT' : 'SERVER_UNREACHABLE', told(error));
        }
        if (!(error instanceof TimeLimitError))
            throw error;
        const message = `It was not found out within ${token_import_DISCOVERY_LIMIT_MS / 1000} s where the tokens are renewed.`;
        throw new ApiFailure('TIMEOUT', message);
    }
}
/** By whom tokens for the server are given. */
function issuerFor({ url }, resource, { authorizationServerUrl: named }) {
    const known = resource?.authorizationServers ?? [];
    if (named !== undefined) {
        const wanted = URL.parse(named)?.href;
        const issuer = known.find((one) => new URL(one).href === wanted);
        if (issuer !== undefined || known.length === 0)
            return issuer ?? named;
        const message = 'is none of those that the MCP server names';
        throw validationFailure([{ path: ['authorizationServerUrl'], message }]);
    }
    const [only, ...others] = known;
    // Servers of before 2025-06-18 name none: there, they are their own.
    if (only === undefined)
        return new URL(url).origin;
    if (others.length === 0)
        return only;
    const message = 'is missing: the MCP server names several, and the tokens are of one of them';
    throw validationFailure([{ path: ['authorizationServerUrl'], message }]);
}

;// CONCATENATED MODULE: ./build/service/http/bodies/json-object.js


/** Far deeper than any request needs, far from where writing the value again overflows the stack. */
const json_object_MAX_DEPTH = 100;
/** `results[3].trace`, say. */
const TOLD_DEPTH = 3;
/**
 * The object a JSON text holds, nothing at all being an empty one. Half characters, which the
 * database cannot keep, are replaced: what is looked up later must be what was stored.
 * Throws ApiFailure.
 */
function parseJsonObject(text, maxValues) {
    const value = text.trim() === '' ? {} : parseJson(text, maxValues);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return value;
    throw new ApiFailure('VALIDATION_ERROR', 'The JSON body must be an object');
}
function parseJson(text, maxValues) {
    try {
        return storable(JSON.parse(text), maxValues);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        // The parser's own words quote the body, which may hold keys.
        throw new ApiFailure('VALIDATION_ERROR', 'Invalid JSON body');
    }
}
function storable(root, maxValues) {
    let values = 0;
    /** Where the walk is, no deeper than a person needs to know which item it is. */
    const place = [];
    const tooMuch = (complaint) => new ApiFailure('VALIDATION_ERROR', `The JSON body ${complaint}, in ${JSON.stringify((0,validation/* formatPath */.jV)(place))}; send less at once`);
    const copy = (value, depth) => {
        values += 1;
        if (values > maxValues)
            throw tooMuch(`holds more than ${maxValues} values`);
        if (depth > json_object_MAX_DEPTH)
            throw tooMuch(`nests deeper than ${json_object_MAX_DEPTH} levels`);
        if (typeof value === 'string')
            return value.toWellFormed();
        if (typeof value !== 'object' || value === null)
            return value;
        const inner = (key, item) => {
            if (depth < TOLD_DEPTH)
                place.push(key);
            const copied = copy(item, depth + 1);
            if (depth < TOLD_DEPTH)
                place.pop();
            return copied;
        };
        if (Array.isArray(value))
            return value.map((item, index) => inner(index, item));
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toWellFormed(), inner(key, item)]));
    };
    return copy(root, 0);
}

;// CONCATENATED MODULE: ./build/service/http/bodies/request-body.js



/**
 * The JSON object a request carries, in the shape of `schema`; no body is an empty object.
 * Throws ApiFailure that tells every problem with its path, those that `findMore` finds included.
 */
async function readBody(c, schema, { values }, findMore = () => []) {
    const body = parseJsonObject(await c.req.text(), values);
    const parsed = (0,validation/* parseTolerant */.DX)(schema, body);
    const more = findMore(body);
    if (parsed.success && more.length === 0)
        return parsed.data;
    throw validationFailure([...(parsed.error ? (0,validation/* explainIssues */._u)(parsed.error) : []), ...more]);
}

;// CONCATENATED MODULE: ./build/service/http/router.js




/** The body of a success that is JSON already, sent letter for letter. */
class JsonText {
    json;
    constructor(json) {
        this.json = json;
    }
}
/**
 * The routes of a table, each with what answers its requests. The shapes of all requests are loaded
 * by then: at the first request that needs one, a server under test may have written over its file.
 */
function mountRoutes(table, handlers, { cursors, bodyChecks = {} }) {
    const mounted = Object.entries(table).map(async ([operation, route]) => {
        // Each handler has the type of its own route; which one it is, is only known here by name.
        const handle = handlers[operation];
        const check = bodyChecks[operation];
        const shape = await route.request?.();
        return {
            operation,
            route,
            paths: [`${route.base ?? API_PATH}${route.path}`, ...(route.aliases ?? [])].map(pattern),
            reply: async (c) => {
                const result = await handle({
                    params: c.req.param(),
                    body: (shape &&
                        (await readBody(c, shape, bodyLimitsOf(route), check))),
                    caller: c.get('caller'),
                    project: c.get('project'),
                    http: c.req,
                });
                if ('pages' in route.reply) {
                    return replyWithPage(c, cursors, route.reply, result);
                }
                const { status } = route.reply;
                if (status === 204)
                    return c.body(null, status);
                if (!(result instanceof JsonText))
                    return c.json(result, status);
                return c.body(result.json, status, { 'Content-Type': 'application/json' });
            },
        };
    });
    return Promise.all(mounted);
}
/** The parameters of a path as the web framework writes them. */
function pattern(path) {
    return path.replaceAll(/\{([^{}]+)\}/g, ':$1');
}

;// CONCATENATED MODULE: ./build/service/http/handlers/server-handlers.js








/** Members by which some services let a request say how a server is spoken to (wire reference, 4). */
const server_handlers_UNHEEDED = new Map([
    ['oauthAccessToken', 'this service takes no tokens with a request'],
    ['clientCapabilities', 'this service offers servers no capabilities'],
    ['supportedProtocolVersions', 'the configuration of the server says which version is spoken'],
    ['mcpProtocolVersion', 'the configuration of the server says which version is spoken'],
]);
/**
 * Members of a request that would change what the server answers, and cannot be heeded: they are
 * refused by name. Null says nothing.
 */
function findUnheeded(request) {
    return Object.entries(request).flatMap(([name, value]) => {
        const message = server_handlers_UNHEEDED.get(name);
        return message === undefined || value === null ? [] : [{ path: [name], message }];
    });
}
/** What is asked of the bodies of operations besides their shape. */
const serverBodyChecks = Object.fromEntries(Object.keys(serverOperationRoutes).map((operation) => [operation, findUnheeded]));
/** Operations on a saved server, each over a connection that ends with the request. */
function serverHandlers(context) {
    const { serverAccess: access } = context;
    const open = async ({ project, params, caller, http, }) => ({
        server: await requireSavedServer(context, project, {
            serverId: params.serverId,
            userId: caller.user.id,
        }),
        signal: http.raw.signal,
    });
    return {
        'servers.validate': async (request) => {
            const { server, signal } = await open(request);
            return validateServer(access, server, signal);
        },
        'servers.doctor': async (request) => {
            const generatedAt = new Date().toISOString();
            return examineServer({ access, generatedAt, ...(await open(request)) });
        },
        'servers.checkOAuth': async (request) => {
            const { server, signal } = await open(request);
            return checkOAuth(access, server, signal);
        },
        'servers.tools.list': async (request) => {
            const { server, signal } = await open(request);
            const { cursor } = request.body;
            return new JsonText(await listPage(access, server, { list: 'tools', cursor }, signal));
        },
        'servers.tools.call': async (request) => {
            const { toolName: name, parameters, taskOptions = null } = request.body;
            if (taskOptions !== null)
                throw tasksUnsupported();
            const { server, signal } = await open(request);
            const call = { method: 'tools/call', params: { name, arguments: parameters } };
            return new JsonText(await askServer(access, server, call, signal));
        },
        'servers.prompts.list': async (request) => {
            const { server, signal } = await open(request);
            const { cursor } = request.body;
            return new JsonText(await listPage(access, server, { list: 'prompts', cursor }, signal));
        },
        'servers.prompts.get': async (request) => {
            const { server, signal } = await open(request);
            const { promptName: name, arguments: args } = request.body;
            const texts = Object.entries(args).map(([key, value]) => [key, String(value)]);
            const params = { name, arguments: Object.fromEntries(texts) };
            return new JsonText(await askServer(access, server, { method: 'prompts/get', params }, signal));
        },
        'servers.resources.list': async (request) => {
            const { server, signal } = await open(request);
            const { cursor } = request.body;
            return new JsonText(await listPage(access, server, { list: 'resources', cursor }, signal));
        },
        'servers.resources.read': async (request) => {
            const { server, signal } = await open(request);
            const read = { method: 'resources/read', params: { uri: request.body.uri } };
            return new JsonText(await askServer(access, server, read, signal));
        },
        'servers.export': async (request) => {
            const { server, signal } = await open(request);
            const exportedAt = new Date().toISOString();
            return exportServer(access, server, { exportedAt, signal });
        },
        'servers.importTokens': async (request) => {
            const { server, signal } = await open(request);
            return importTokens(access, server, request.body, signal);
        },
    };
}
function tasksUnsupported() {
    return new ApiFailure('FEATURE_NOT_SUPPORTED', 'taskOptions: this service calls tools for their results and makes no tasks of calls.');
}

;// CONCATENATED MODULE: ./build/text/size-in-words.js
const KIB = 1024;
const UNITS = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
/** Numbers below this stay as they are. */
const MAX_NUMBER = 400;
/**
 * A size for an error text, in a number under 400: published reporters take every text with a
 * number between 500 and 599 in it for one of a server that is to be tried again.
 */
function sizeInWords(bytes) {
    let size = bytes;
    let unit = 0;
    while (size > MAX_NUMBER && unit < UNITS.length - 1) {
        size /= KIB;
        unit += 1;
    }
    return `${Number(size.toFixed(1))} ${UNITS[unit]}`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(9396);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
;// CONCATENATED MODULE: ./build/service/http/openapi/shapes.js














/** Shapes that stand by themselves in the document, each under its name. */
const NAMED = {
    Account: catalogue/* accountSchema */.rE,
    AnyObject: openObjectSchema,
    Assertion: cases_assertion/* assertionSchema */.uI,
    Capabilities: capabilitiesSchema,
    CaseUpsert: suite/* caseUpsertSchema */.$L,
    Chatbox: chatboxSchema,
    ChatboxDetail: chatboxDetailSchema,
    ChatSession: chatSessionSchema,
    CiMetadata: resources_run/* ciMetadataSchema */.ve,
    Host: hostSchema,
    HostConfig: hostConfigSchema,
    HostCreate: hostCreateSchema,
    HostDelete: hostDeleteSchema,
    HostDeleted: hostDeletedSchema,
    HostDetail: hostDetailSchema,
    HostUpdate: hostUpdateSchema,
    IngestAppend: ingestAppendSchema,
    IngestAppended: ingestAppendedSchema,
    IngestFinalize: ingestFinalizeSchema,
    IngestReport: ingestReportSchema,
    IngestResult: ingestResultSchema,
    IngestRow: ingestRowSchema,
    IngestStart: ingestStartSchema,
    IngestStarted: ingestStartedSchema,
    Iteration: iteration/* iterationSchema */.Jl,
    Locator: cases_assertion/* locatorSchema */.wg,
    MatchOptions: test_case/* matchOptionsSchema */.tz,
    OpenApi: serviceRoutes['service.openapi'].reply.body,
    Organization: catalogue/* organizationSchema */.rL,
    PassCriteria: pass_criteria/* passCriteriaSchema */.w,
    Project: catalogue/* projectSchema */.$b,
    PromptAnalysis: trace/* promptAnalysisSchema */.i7,
    Run: resources_run/* runSchema */.Lx,
    RunCreate: eval_requests.runCreateSchema,
    RunCreated: resources_run/* runCreatedSchema */.jl,
    Server: catalogue/* serverSchema */.zT,
    ServerReference: catalogue/* serverReferenceSchema */.CY,
    Span: trace/* spanSchema */.MO,
    Step: test_case/* stepSchema */.SE,
    StoredArtifact: storedArtifactSchema,
    Suite: suite/* suiteSchema */.Y9,
    SuiteCase: suite/* suiteCaseSchema */.IF,
    SuiteCreate: eval_requests.suiteCreateSchema,
    SuiteCreated: suite/* suiteCreatedSchema */.Yc,
    SuiteDetail: suite/* suiteDetailSchema */.nD,
    TestCase: test_case/* testCaseSchema */.aj,
    ToolCall: iteration/* toolCallSchema */.gB,
    Trace: trace/* traceSchema */.R4,
    TraceMessage: trace/* traceMessageSchema */.k,
    TranscriptAssertion: cases_assertion/* transcriptAssertionSchema */.EE,
    UploadAddress: uploadAddressSchema,
    Usage: iteration/* usageSchema */.ht,
};
/** Read member by member, so that JSON Schema cannot tell of it what it reads. */
const READ_TOLERANTLY = new Map([[readRowSchema, 'IngestRow']]);
const refTo = (name) => `#/components/schemas/${name}`;
/** Collects the shapes of routes, and tells them as JSON Schemas. */
function collectShapes() {
    const registry = registries/* registry */.u5();
    for (const [id, schema] of Object.entries(NAMED))
        registry.add(schema, { id });
    return {
        /** Where the document has the shape; one that nobody has named gets the name given here. */
        refTo(schema, name) {
            const known = registry.get(schema)?.id;
            if (known === undefined)
                registry.add(schema, { id: name });
            return { $ref: refTo(known ?? name) };
        },
        /** All of them by their names, in the order of the alphabet. */
        schemas() {
            const { schemas } = json_schema_processors/* toJSONSchema */.bl(registry, { io: 'input', uri: refTo, override: simplify });
            const byName = Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1));
            return Object.fromEntries(byName.map(([name, { $schema: _, $id: __, ...shape }]) => [name, shape]));
        },
    };
}
/** Leaves out what says nothing, or what holds for schemas here and not for the API. */
function simplify({ zodSchema, jsonSchema, }) {
    const name = READ_TOLERANTLY.get(zodSchema);
    if (name !== undefined)
        jsonSchema.$ref = refTo(name);
    const others = jsonSchema.additionalProperties;
    // Members that the service does not know are no mistake of a request.
    if (others === false || (typeof others === 'object' && Object.keys(others).length === 0)) {
        delete jsonSchema.additionalProperties;
    }
    delete jsonSchema.propertyNames;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER)
        delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER)
        delete jsonSchema.minimum;
    // What a client takes in place of an odd value is no default of the API.
    if (zodSchema._zod.def.type === 'catch')
        delete jsonSchema.default;
}

;// CONCATENATED MODULE: ./build/service/http/openapi/openapi-document.js





/** What each code of a refusal means. */
const ERROR_MEANINGS = {
    UNAUTHORIZED: 'There is no key, or one that is unknown, revoked or without an organization.',
    OAUTH_REQUIRED: 'The MCP server asks for an OAuth grant.',
    FORBIDDEN: 'The key is good, but not for this.',
    VALIDATION_ERROR: 'The request is not as it has to be; the message tells each problem.',
    NOT_FOUND: 'There is no such path, project or resource, or the key does not reach it.',
    CONFLICT: 'The resource is in a state, or another request has made of it, what rules this out.',
    FEATURE_NOT_SUPPORTED: 'The MCP server cannot do this.',
    RATE_LIMITED: 'Too many requests, runs or operations on servers at once.',
    INTERNAL_ERROR: 'The service has failed.',
    SERVER_UNREACHABLE: 'The MCP server cannot be reached.',
    TIMEOUT: 'The MCP server did not answer in time.',
};
const DESCRIPTION = `\
MCP servers, eval suites, eval runs and their results.

Members that a request or a reply has besides those named here are ignored, unless a route says
otherwise; new ones may come at any time. A request has at most ${sizeInWords(contract_limits/* LIMITS */.b1.requestBodyBytes)},
and one with cases at most ${sizeInWords(contract_limits/* OWN_LIMITS */.us.requestBodyBytes)}.
A refusal tells its \`code\`, which is stable, a \`message\` for people, and \`details\`.

Whether a request may be sent again where its answer was lost says \`x-repeatable\`; other paths of
an operation, which older clients use, stand in \`x-aliases\`.`;
/** A table of routes as an OpenAPI document. */
async function openApiDocument(table) {
    const shapes = collectShapes();
    const refusals = new Map();
    const paths = {};
    for (const [operation, route] of Object.entries(table)) {
        const errors = errorsByStatus(route).map(([status, codes]) => {
            const name = [...(route.reporterErrors ? ['reporter'] : []), ...codes].join('.');
            refusals.set(name, refusal(codes, route));
            return [status, { $ref: `#/components/responses/${name}` }];
        });
        const shapeName = operation.split('.').map(capitalized).join('');
        paths[route.path] = {
            ...paths[route.path],
            ...(route.base === undefined ? {} : { servers: [{ url: route.base }] }),
            [route.method.toLowerCase()]: {
                operationId: operation,
                tags: [resourceOf(operation)],
                summary: route.summary,
                ...(route.notes === undefined ? {} : { description: route.notes }),
                security: route.access === 'key' ? [{ apiKey: [] }] : [],
                parameters: openapi_document_parametersOf(route),
                ...(await bodyOf(route, shapes, shapeName)),
                responses: { ...successOf(route, shapes, shapeName), ...Object.fromEntries(errors) },
                'x-repeatable': route.repeatable,
                ...(route.aliases === undefined ? {} : { 'x-aliases': route.aliases }),
            },
        };
    }
    return {
        openapi: '3.1.1',
        info: { title: 'Eval service', version: '1', description: DESCRIPTION },
        servers: [{ url: API_PATH }],
        tags: [...new Set(Object.keys(table).map(resourceOf))].map((name) => ({ name })),
        paths,
        components: {
            securitySchemes: {
                apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the service.' },
            },
            responses: Object.fromEntries([...refusals].toSorted(([a], [b]) => (a < b ? -1 : 1))),
            schemas: { ...shapes.schemas(), ...ERROR_SHAPES },
        },
    };
}
/** Resource that an operation is about: the first part of its name. */
function resourceOf(operation) {
    return operation.split('.')[0] ?? operation;
}
/** Codes that a route may refuse with, by their statuses in ascending order. */
function errorsByStatus(route) {
    const byStatus = Map.groupBy(errorsOf(route), (code) => ERROR_STATUS[code]);
    return [...byStatus].sort(([one], [other]) => one - other);
}
const json = (schema) => ({ content: { 'application/json': { schema } } });
const ERROR_SHAPES = {
    Error: {
        type: 'object',
        properties: {
            code: { type: 'string' },
            message: { type: 'string' },
            details: { type: 'object' },
        },
        required: ['code', 'message'],
    },
    ReporterError: {
        allOf: [{ $ref: '#/components/schemas/Error' }],
        type: 'object',
        properties: {
            ok: { const: false },
            error: { type: 'string', description: 'The message again.' },
        },
        required: ['ok', 'error'],
    },
};
function refusal(codes, { reporterErrors }) {
    const shape = `#/components/schemas/${reporterErrors ? 'ReporterError' : 'Error'}`;
    return {
        description: codes.map((code) => `\`${code}\`: ${ERROR_MEANINGS[code]}`).join('\n\n'),
        ...(codes.includes('RATE_LIMITED') && {
            headers: {
                'Retry-After': {
                    description: 'Seconds to wait, where it is the rate of the key.',
                    schema: { type: 'integer' },
                },
            },
        }),
        ...json({ allOf: [{ $ref: shape }], properties: { code: { enum: codes } } }),
    };
}
function openapi_document_parametersOf({ path, query = {}, headers = {}, reply }) {
    const text = { type: 'string' };
    const described = (place, members) => Object.entries(members).map(([name, description]) => ({
        name,
        in: place,
        description,
        schema: text,
    }));
    return [
        ...paramNames(path).map((name) => ({ name, in: 'path', required: true, schema: text })),
        ...described('query', query),
        ...('pages' in reply ? pageParameters(reply.pages, reply.wholeByDefault) : []),
        ...described('header', headers),
    ];
}
function pageParameters(pages, wholeByDefault = false) {
    const standard = wholeByDefault
        ? `${pages.default} by default, or all where there is no \`cursor\` either`
        : `${pages.default} by default`;
    return [
        {
            name: 'cursor',
            in: 'query',
            description: '`nextCursor` of the page before.',
            schema: { type: 'string' },
        },
        {
            name: 'limit',
            in: 'query',
            description: `Items of the page: ${standard}. What is less than 1 counts as 1, and what is more than ${pages.max} as ${pages.max}.`,
            schema: { type: 'integer' },
        },
    ];
}
async function bodyOf({ request, takesFile }, shapes, name) {
    if (takesFile)
        return { requestBody: { content: { '*/*': {} } } };
    if (request === undefined)
        return {};
    const schema = shapes.refTo(await request(), `${name}Request`);
    return { requestBody: { required: true, ...json(schema) } };
}
function successOf({ reply }, shapes, name) {
    if (reply.status === 204)
        return { 204: { description: SUCCESS[204] } };
    const schema = 'pages' in reply
        ? {
            type: 'object',
            properties: {
                items: { type: 'array', items: shapes.refTo(reply.items, `${name}Item`) },
                nextCursor: { type: 'string', description: 'Not there on the last page.' },
            },
            required: ['items'],
        }
        : shapes.refTo(reply.body, `${name}Reply`);
    return { [reply.status]: { description: SUCCESS[reply.status], ...json(schema) } };
}
const SUCCESS = {
    200: 'Done.',
    201: 'Created.',
    202: 'Accepted: it goes on after the answer.',
    204: 'Done, and there is nothing to tell.',
};
const capitalized = (word) => word.charAt(0).toUpperCase() + word.slice(1);

;// CONCATENATED MODULE: ./build/service/http/handlers/service-handlers.js


/** What the service says of itself. */
function serviceHandlers() {
    // Made when it is asked for, since few ask.
    let document;
    return {
        'service.openapi': () => {
            document ??= openApiDocument(ROUTES);
            return document;
        },
    };
}

;// CONCATENATED MODULE: ./build/service/evals/suites/suite-changes.js





/** The suite of the project. Throws ApiFailure. */
async function suite_changes_requireSuite({ suites }, projectId, id) {
    const suite = await suites.find(projectId, id);
    if (suite === undefined)
        throw notFound('eval suite', id);
    return suite;
}
/** Gives a suite what the request says; its runs keep what they began with. Throws ApiFailure. */
function updateSuite(store, scope, { serverIds, serverNames: _, passCriteria, ...change }) {
    const { projectId, suiteId: id } = scope;
    return changing(store, scope, async (tx, suite) => {
        const { model = suite.model, provider = suite.provider } = change;
        const stored = await tx.testCases.ofSuite(id);
        const cases = stored.map(({ definition }) => definition);
        const problems = findModelProblems(cases, { model, provider });
        if (problems.length > 0)
            throw validationFailure(problems);
        const servers = serverIds && (await requireServers(tx, projectId, serverIds));
        const columns = {
            ...withoutAbsent(change),
            ...(passCriteria === undefined
                ? {}
                : { minimumPassRatePercent: passCriteria?.minimumPassRate ?? null }),
        };
        const wanted = servers?.map((server) => server.id);
        const selected = (await tx.servers.ofSuite(id)).map((server) => server.id);
        const isSame = (0,external_node_util_.isDeepStrictEqual)({ ...suite, ...columns }, suite) &&
            (wanted === undefined || wanted.join() === selected.join());
        if (isSame)
            return suite;
        await tx.suites.update(id, { ...columns, ...(wanted && { serverIds: wanted }) });
        await tx.projects.touch(projectId);
        return suite_changes_requireSuite(tx, projectId, id);
    });
}
/** Removes a suite with its cases and runs. Throws ApiFailure. */
function deleteSuite(store, scope) {
    const { projectId, suiteId: id } = scope;
    return changing(store, scope, async (tx) => {
        const runId = await tx.runs.findExecuting(id);
        if (runId !== undefined) {
            const message = 'A run of the suite is being carried out; cancel it, or wait for its end.';
            throw new ApiFailure('CONFLICT', message, { details: { runId } });
        }
        await tx.suites.remove(projectId, id);
        await tx.projects.touch(projectId);
    });
}
/** Gives a case what the request says, and judges it as a new one. Throws ApiFailure. */
function updateCase(store, scope, change) {
    const { suiteId, caseId } = scope;
    return changing(store, scope, async (tx, suite) => {
        const before = await requireCase(tx, suiteId, caseId);
        const definition = changed(before.definition, change);
        if ((0,external_node_util_.isDeepStrictEqual)(definition, before.definition))
            return { suite, stored: before };
        requireSound(definition, suite);
        const namesake = (await tx.testCases.ofSuite(suiteId)).find(({ id, title }) => title === definition.title && id !== caseId);
        if (namesake !== undefined) {
            const message = `The suite has a case ${JSON.stringify(namesake.title)} already.`;
            throw new ApiFailure('CONFLICT', message, { details: { caseId: namesake.id } });
        }
        await tx.testCases.update(caseId, definition);
        await touch(tx, scope);
        return { suite, stored: await requireCase(tx, suiteId, caseId) };
    });
}
/** Removes a case; its iterations stay. Throws ApiFailure. */
function deleteCase(store, scope) {
    const { suiteId, caseId } = scope;
    return changing(store, scope, async (tx) => {
        if (!(await tx.testCases.remove(suiteId, caseId)))
            throw notFound('test case', caseId);
        await touch(tx, scope);
    });
}
/** Nobody else changes the suite meanwhile, or begins a run of it. */
function changing(store, { organizationId, projectId, suiteId }, work) {
    return store.transaction(async (tx) => {
        // Held by who creates a run, too.
        await tx.lock('organizations', organizationId);
        await tx.lock('projects', projectId);
        await tx.lock('suites', suiteId);
        return work(tx, await suite_changes_requireSuite(tx, projectId, suiteId));
    });
}
/** Notes that a case of the suite changed. */
async function touch(tx, { projectId, suiteId }) {
    await tx.suites.touch(suiteId);
    await tx.projects.touch(projectId);
}
async function requireCase({ testCases }, suiteId, id) {
    const found = await testCases.find(suiteId, id);
    if (found === undefined)
        throw notFound('test case', id);
    return found;
}
function requireSound(definition, { model, provider }) {
    // Of the one case, so that its parts are named as they are in the request.
    const ofCase = findCaseProblems([definition]).map(({ path, message }) => ({
        path: path.slice(2),
        message,
    }));
    const problems = [...ofCase, ...findModelProblems([definition], { model, provider })];
    if (problems.length > 0)
        throw validationFailure(problems);
}
/** Null takes a member away. */
function changed(definition, change) {
    const { title = definition.title, steps = definition.steps, ...given } = change;
    const members = { ...definition, ...withoutAbsent(given) };
    const kept = Object.entries(members).filter(([, member]) => member !== null);
    return { ...Object.fromEntries(kept), title, steps };
}
/** What is not there must not stand in for what is. */
function withoutAbsent(members) {
    const present = Object.entries(members).filter(([, member]) => member !== undefined);
    return Object.fromEntries(present);
}

;// CONCATENATED MODULE: ./build/service/evals/suites/suite-creation.js




/** Creates a suite with its cases; runs nothing. Throws ApiFailure. */
async function createSuite(store, projectId, request) {
    const defaults = { model: request.model, provider: request.provider ?? null };
    const problems = [
        ...findCaseProblems(request.tests),
        ...findModelProblems(request.tests, defaults),
    ];
    if (problems.length > 0)
        throw validationFailure(problems);
    return store.transaction(async (tx) => {
        const servers = await requireServers(tx, projectId, request.serverIds);
        await tx.projects.touch(projectId);
        const suiteId = await tx.suites.add({
            ...defaults,
            projectId,
            name: request.name,
            description: request.description ?? null,
            minimumPassRatePercent: request.passCriteria?.minimumPassRate ?? null,
            execution: request.execution,
            serverIds: servers.map(({ id }) => id),
        });
        const committed = await tx.testCases.upsert(suiteId, request.tests);
        return {
            suiteId,
            name: request.name,
            servers: servers.map(({ id, name }) => ({ id, name })),
            caseUpsert: { committed, failed: [] },
        };
    });
}

;// CONCATENATED MODULE: ./build/service/http/suite-overview.js


/** How many runs the trend of a suite goes back. */
const TREND_RUNS = 10;
/** A suite as a list shows it, with its latest run. Rates are fractions. */
async function presentSuite(store, suite) {
    const { id, name, projectId, createdAt, updatedAt } = suite;
    const { items: newestFirst } = await store.runs.ofSuite(id, { after: null, limit: TREND_RUNS });
    const [latest] = newestFirst;
    return {
        id,
        name,
        projectId,
        createdAt,
        updatedAt,
        latestRun: latest === undefined
            ? null
            : {
                id: latest.id,
                status: latest.status,
                passRate: finishedPassRate(latest),
                passed: latest.passedIterations,
                failed: latest.failedIterations,
                createdAt: latest.createdAt,
            },
        totals: await store.runs.totals(id),
        passRateTrend: newestFirst
            .map(finishedPassRate)
            .filter((rate) => rate !== null)
            .reverse(),
    };
}
/** What the providers use where a request gives no temperature, which this service then does. */
const PROVIDERS_TEMPERATURE = 1;
/**
 * One suite. Every member has its documented type, since clients check it (wire reference, 6.9):
 * what this service does not know of a suite is what it would do without.
 */
async function presentSuiteDetail(store, suite) {
    const { id, name, description, projectId, model, createdAt, updatedAt } = suite;
    const systemPrompt = '';
    const temperature = PROVIDERS_TEMPERATURE;
    const servers = await store.servers.ofSuite(id);
    return {
        id,
        name,
        description,
        projectId,
        environment: { servers: servers.map((server) => server.name) },
        executionConfig: model === null ? null : { model, systemPrompt, temperature },
        hosts: [],
        environmentIds: [],
        settings: {
            minimumAccuracy: suite.minimumPassRatePercent ?? run_criteria/* DEFAULT_MINIMUM_PASS_RATE_PERCENT */.mS,
            minimumIterations: 1,
            matchOptions: {},
            checks: [],
            judge: {},
        },
        schedule: { enabled: false, intervalMinutes: null },
        createdAt,
        updatedAt,
    };
}
/** A case as it is stored, with the model that its suite gives it. */
function presentCase(suite, stored) {
    const { id, title, definition, createdAt, updatedAt } = stored;
    const { steps, runs, isNegativeTest, expectedOutput, scenario, matchOptions, predicates } = definition;
    const { model, provider } = chooseModel(definition, suite);
    return {
        id,
        title,
        steps,
        iterations: runs ?? 1,
        isNegative: isNegativeTest ?? false,
        models: model === null ? [] : [{ model, ...(provider !== null && { provider }) }],
        createdAt,
        updatedAt,
        ...(expectedOutput !== undefined && { expectedOutput }),
        ...(scenario !== undefined && { scenario }),
        ...(matchOptions !== undefined && { matchOptions }),
        ...(predicates !== undefined && { checks: predicates.list }),
    };
}
/** Passed of the finished iterations; null where none has finished. */
function finishedPassRate({ passedIterations, failedIterations }) {
    const finished = passedIterations + failedIterations;
    return finished === 0 ? null : passedIterations / finished;
}

;// CONCATENATED MODULE: ./build/service/http/handlers/suite-handlers.js





/** Eval suites of a project, their cases and their runs. */
function suiteHandlers({ store, }) {
    const suiteOf = ({ project, params }) => suite_changes_requireSuite(store, project.id, params.suiteId);
    return {
        'suites.list': async ({ project }) => pagesOf((slice) => store.suites.list(project.id, slice), (suite) => presentSuite(store, suite)),
        'suites.create': async ({ project, body }) => createSuite(store, project.id, body),
        'suites.get': async (request) => presentSuiteDetail(store, await suiteOf(request)),
        'suites.update': async ({ body, ...request }) => presentSuiteDetail(store, await updateSuite(store, suite_handlers_scopeOf(request), body)),
        'suites.delete': async (request) => {
            await deleteSuite(store, suite_handlers_scopeOf(request));
            return { id: request.params.suiteId, deleted: true };
        },
        'suites.cases.update': async ({ body, ...request }) => {
            const { suite, stored } = await updateCase(store, suite_handlers_scopeOf(request), body);
            return presentCase(suite, stored);
        },
        'suites.cases.delete': async (request) => {
            await deleteCase(store, suite_handlers_scopeOf(request));
            return { id: request.params.caseId, deleted: true };
        },
        'suites.cases.list': async (request) => {
            const suite = await suiteOf(request);
            return pagesOf((slice) => store.testCases.list(suite.id, slice), (stored) => presentCase(suite, stored));
        },
        'suites.runs.list': async (request) => {
            const suite = await suiteOf(request);
            return pagesOf((slice) => store.runs.ofSuite(suite.id, slice), presentRun);
        },
    };
}
/** Where a change takes place: all that its path names, and whose it is. */
const suite_handlers_scopeOf = ({ project: { id: projectId, organizationId }, params, }) => ({ ...params, projectId, organizationId });

;// CONCATENATED MODULE: ./build/service/http/middleware.js







/** One line a request, without what authorizes it. */
function logRequests({ log }) {
    return (0,factory/* createMiddleware */.Ny)(async (c, next) => {
        await next();
        const path = c.req.path.replace(/(\/uploads\/).+/, '$1…');
        // Whoever was refused was told the id, and may ask about it.
        const id = c.res.status < 400 ? '' : ` ${c.get('requestId')}`;
        log.info(`${c.req.method} ${path} ${c.res.status}${id}`);
    });
}
/** Tells who the caller is, once a request: each look costs a token of the key's rate. */
function requireKey({ authenticate }) {
    return (0,factory/* createMiddleware */.Ny)(async (c, next) => {
        if (c.get('caller') === undefined) {
            c.set('caller', await authenticate(c.req.header('Authorization')));
        }
        await next();
    });
}
/**
 * Refuses bodies over the cap. One of declared size is told by its header; one in chunks is read
 * here, and put in place of the request's.
 */
const limitBody = ({ bytes: maxBytes }) => (0,factory/* createMiddleware */.Ny)(async (c, next) => {
    const { body, headers } = c.req.raw;
    if (body !== null && headers.has('Transfer-Encoding')) {
        const chunks = [];
        for await (const chunk of limitStream(body, maxBytes, () => bodyTooLarge(maxBytes)))
            chunks.push(chunk);
        c.req.raw = new Request(c.req.raw, { body: Buffer.concat(chunks) });
    }
    else if (Number(headers.get('Content-Length') ?? 0) > maxBytes) {
        throw bodyTooLarge(maxBytes, Number(headers.get('Content-Length')));
    }
    await next();
});
function bodyTooLarge(maxBytes, declaredBytes) {
    const cap = sizeInWords(maxBytes);
    const size = declaredBytes === undefined ? cap : sizeInWords(declaredBytes);
    return new ApiFailure('VALIDATION_ERROR', `The request body${size === cap ? '' : `, ${size},`} is larger than the cap of ${cap}; send less at once.`, { details: { maxBytes, ...(declaredBytes && { declaredBytes }) } });
}
/** A project of another organisation is as unknown as one that does not exist. */
function requireProject({ store }) {
    return (0,factory/* createMiddleware */.Ny)(async (c, next) => {
        const projectId = c.req.param('projectId') ?? '';
        const project = await store.projects.find(c.get('caller').reach, projectId);
        if (project === undefined)
            throw notFound('project', projectId);
        c.set('project', project);
        await next();
    });
}
/** The project of the path; the literal `default` and no project are the organization's own. */
function requireIngestProject({ store }) {
    return (0,factory/* createMiddleware */.Ny)(async (c, next) => {
        const { organizationId, reach } = c.get('caller');
        const named = c.req.param('projectId') ?? contract_limits/* DEFAULT_PROJECT */.ol;
        const projectId = named === contract_limits/* DEFAULT_PROJECT */.ol
            ? await store.projects.ensure(organizationId, project_setup/* DEFAULT_PROJECT_NAME */.uX)
            : named;
        const project = await store.projects.find(reach, projectId);
        if (project === undefined)
            throw notFound('project', named);
        c.set('project', project);
        await next();
    });
}
/** Has whatever goes wrong told in the words that every published reporter reads. */
const answerReporters = (0,factory/* createMiddleware */.Ny)(async (c, next) => {
    c.set('isReporter', true);
    await next();
});
/**
 * The first thing any request meets: without the key it is answered at once, whatever its route,
 * its method or its body, none of which is read, and its connection is closed.
 */
function keepOut(strangers, { authenticate }) {
    return (0,factory/* createMiddleware */.Ny)(async (c, next) => {
        const { socket } = c.env.incoming;
        try {
            c.set('caller', await authenticate(c.req.header('Authorization')));
            requireOwnAddress(c.req.header('Host'), c.req.header('Origin'), socket);
        }
        catch (error) {
            if (!(error instanceof ApiFailure))
                throw error;
            if (error.code !== 'RATE_LIMITED') {
                strangers.countRefusal();
                c.header('Connection', 'close');
            }
            return replyWithError(c, error);
        }
        strangers.trust(socket);
        return next();
    });
}
/** The client is no page of a browser, and was told where the service is. */
function requireOwnAddress(host, origin, { localAddress, localPort }) {
    const own = `${localAddress}:${localPort}`;
    if (host === own && origin === undefined)
        return;
    throw new ApiFailure('FORBIDDEN', `This service answers programs that reach it as ${own}.`);
}

;// CONCATENATED MODULE: ./build/service/http/app.js



























/** Where a client finds the API on the service's host. */
const BASE_PATH = API_PATH;
/** The whole HTTP surface: the table of routes behind one key check, and what answers the rest. */
async function createApp(context) {
    const { strangers, cursors, log } = context;
    const app = new hono_dist/* Hono */.$();
    if (strangers !== null)
        app.use(keepOut(strangers, context));
    app.use((0,request_id/* requestId */.z)());
    app.use(logRequests(context));
    app.use(readOffRefusedBody());
    app.onError((error, c) => c.get('isReporter') ? replyToThrownOnIngest(c, error, log) : replyToThrown(c, error, log));
    app.notFound((c) => replyWithError(c, noRoute(c)));
    const handlers = {
        ...accountHandlers(context),
        ...catalogueHandlers(context),
        ...serverHandlers(context),
        ...hostHandlers(context),
        ...chatHandlers(context),
        ...suiteHandlers(context),
        ...runHandlers(context),
        ...comparisonHandlers(context),
        ...ingestHandlers(context),
        ...serviceHandlers(),
    };
    const bodyChecks = {
        'runs.create': findUnheededMembers,
        'suites.create': unheededBy(eval_requests.suiteCreateSchema),
        'suites.update': unheededBy(suite_changes.suiteUpdateSchema),
        'suites.delete': unheededBy(suite_changes.deletionSchema),
        'suites.cases.update': unheededBy(suite_changes.caseUpdateSchema),
        'suites.cases.delete': unheededBy(suite_changes.deletionSchema),
        'hosts.create': (body) => findUnknownMembers(body, Object.keys(hostCreateSchema.shape)),
        'hosts.update': (body) => findUnknownMembers(body, Object.keys(hostUpdateSchema.shape)),
        'hosts.delete': (body) => findUnknownMembers(body, []),
        ...serverBodyChecks,
    };
    const guards = createGuards(context);
    const routes = (await mountRoutes(ROUTES, handlers, { cursors, bodyChecks }))
        // A service that keeps nothing has no addresses to upload to.
        .filter(({ route }) => route.access !== 'ticket' || context.uploads !== null);
    for (const { route, paths, reply } of routes) {
        app.on(route.method, [...paths], ...guards(route), reply);
    }
    for (const [path, methods] of methodsByPath(routes))
        app.all(path, noteMethods(methods));
    answerTheRest(app, context);
    return app;
}
/** What a request passes before its route is carried out. */
function createGuards(context) {
    const withKey = requireKey(context);
    const ofProject = requireProject(context);
    const ofReporter = requireIngestProject(context);
    return (route) => {
        const { access, path, reporterErrors } = route;
        if (access !== 'key')
            return reporterErrors ? [answerReporters] : [];
        const authorized = [withKey, limitBody(bodyLimitsOf(route))];
        if (reporterErrors)
            return [answerReporters, ...authorized, ofReporter];
        return paramNames(path).includes('projectId') ? [...authorized, ofProject] : authorized;
    };
}
/** What may be asked of each path; the web framework answers HEAD where there is a GET. */
function methodsByPath(routes) {
    const methods = new Map();
    for (const { route, paths } of routes) {
        for (const path of paths) {
            const own = route.method === 'GET' ? ['GET', 'HEAD'] : [route.method];
            methods.set(path, [...(methods.get(path) ?? []), ...own]);
        }
    }
    return methods;
}
/** A request that no route has answered asks for a path that there is by another method. */
function noteMethods(methods) {
    return async (c, next) => {
        c.set('allowedMethods', methods);
        await next();
    };
}
/** Whoever asks for what is not there is to show a key first, and learns no more than that. */
function answerTheRest(app, context) {
    const authorized = [requireKey(context), limitBody(BODY_LIMITS)];
    const reporters = [answerReporters, ...authorized, requireIngestProject(context)];
    const refuse = (c) => {
        throw noRoute(c);
    };
    for (const path of REPORTER_PATHS)
        app.on('ALL', [`${pattern(path)}/*`], ...reporters, refuse);
    for (const path of KEY_SURFACES) {
        app.on('ALL', [`${API_PATH}${path}/*`], ...authorized, () => {
            throw new ApiFailure('FORBIDDEN', 'API keys cannot manage API keys; use the "keys" command of the service.');
        });
    }
    app.on('ALL', [`${API_PATH}/projects/:projectId/*`], ...authorized, requireProject(context), refuse);
    app.on('ALL', [`${API_PATH}/*`], ...authorized, refuse);
}

;// CONCATENATED MODULE: ./build/service/http/pages/cursor.js


const SIGNATURE_BYTES = 16;
/** Cursors are signed together with their list, so that none can be made up or used elsewhere. */
function createCursorCodec(secret) {
    const sign = (list, seq) => (0,external_node_crypto_.createHmac)('sha256', secret).update(`${list}\n${seq}`).digest().subarray(0, SIGNATURE_BYTES);
    return {
        encode: (list, seq) => Buffer.concat([sign(list, String(seq)), Buffer.from(String(seq))]).toString('base64url'),
        decode(list, cursor) {
            const bytes = Buffer.from(cursor, 'base64url');
            const signature = bytes.subarray(0, SIGNATURE_BYTES);
            const seq = bytes.subarray(SIGNATURE_BYTES).toString();
            const genuine = signature.length === SIGNATURE_BYTES && (0,external_node_crypto_.timingSafeEqual)(signature, sign(list, seq));
            if (genuine)
                return Number(seq);
            throw new ApiFailure('VALIDATION_ERROR', 'cursor: not a cursor of this list. Send the nextCursor of its last page, or none to begin anew.');
        },
    };
}

;// CONCATENATED MODULE: ./build/service/http/strangers.js
/**
 * Connections that have not shown the key: beyond these, the oldest makes room for the newest. As
 * many as Node lets wait to be accepted, so that the client's is not pushed out before it is read.
 */
const MAX_CONNECTIONS = 512;
function createStrangers(log) {
    const sockets = new Set();
    let refusals = 0;
    let toldAt = 1;
    return {
        watch(server) {
            server.on('connection', (socket) => {
                sockets.add(socket);
                socket.once('close', () => sockets.delete(socket));
                const [oldest] = sockets;
                if (sockets.size > MAX_CONNECTIONS)
                    oldest?.destroy();
            });
        },
        trust: (socket) => sockets.delete(socket),
        countRefusal() {
            refusals += 1;
            if (refusals < toldAt)
                return;
            // A line for each would let them fill the log.
            toldAt *= 10;
            log.error(`refused ${refusals} request(s) without the key; they came from this machine`);
        },
    };
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./build/service/ingestion/uploads/blob-folder.js









/** Name of a file in the making. */
const partialName = (uploadId) => `${uploadId}.partial`;
/** Ends the name of a file that is on its way out. */
const LEAVING = '.leaving';
function createBlobFolder(path) {
    return {
        async save(content, { maxBytes, uploadId, announce }) {
            await (0,promises_.mkdir)(path, { recursive: true });
            const partial = (0,external_node_path_.join)(path, partialName(uploadId));
            const hash = (0,external_node_crypto_.createHash)('sha256');
            let sizeBytes = 0;
            async function* measured() {
                for await (const chunk of limitStream(content, maxBytes, () => tooLarge(maxBytes))) {
                    sizeBytes += chunk.byteLength;
                    hash.update(chunk);
                    yield chunk;
                }
            }
            try {
                await (0,external_node_stream_promises_.pipeline)(measured(), (0,external_node_fs_.createWriteStream)(partial));
                const blob = { sha256: hash.digest('hex'), sizeBytes };
                await announce(blob);
                await (0,promises_.rename)(partial, (0,external_node_path_.join)(path, blob.sha256));
                return blob;
            }
            catch (error) {
                await (0,promises_.rm)(partial, { force: true });
                throw error;
            }
        },
        async removeAllBut(findWanted) {
            if (!(0,external_node_fs_.existsSync)(path))
                return 0;
            const names = new Set((await (0,promises_.readdir)(path)).map((name) => name.endsWith(LEAVING) ? name.slice(0, -LEAVING.length) : name));
            const wanted = await findWanted();
            let removed = 0;
            for (const name of [...names].filter((one) => !wanted.has(one))) {
                if (await removeUnwanted(path, name, findWanted))
                    removed += 1;
            }
            return removed;
        },
    };
}
/**
 * Removes a file, unless someone has come to want it meanwhile: it is put aside first, and who then
 * still wants it has either announced that by now, or is about to put it there anew.
 */
async function removeUnwanted(path, name, findWanted) {
    const kept = (0,external_node_path_.join)(path, name);
    const aside = kept + LEAVING;
    await renameIfThere(kept, aside);
    if ((await findWanted()).has(name)) {
        await renameIfThere(aside, kept);
        return false;
    }
    await (0,promises_.rm)(aside, { force: true });
    return true;
}
/** Others may remove it at the same time, or have put it aside before they died. */
async function renameIfThere(from, to) {
    try {
        await (0,promises_.rename)(from, to);
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) !== 'ENOENT')
            throw error;
    }
}
/** The refusal of a file over the cap. */
function tooLarge(maxBytes) {
    return new ApiFailure('VALIDATION_ERROR', `The file is larger than ${sizeInWords(maxBytes)}, the most an upload may have.`, { details: { maxBytes } });
}

;// CONCATENATED MODULE: ./build/service/ingestion/uploads/upload-tickets.js


const TOKEN_BYTES = 32;
function createUploadTickets({ store, holder, lifetimeMs, now, }) {
    return {
        async issue(projectId) {
            const token = (0,external_node_crypto_.randomBytes)(TOKEN_BYTES).toString('base64url');
            const expiresAt = now() + lifetimeMs;
            await store.uploadTickets.add({ tokenHash: hashToken(token), projectId, expiresAt });
            return token;
        },
        async redeem(token, upload) {
            const uploadId = (0,external_node_crypto_.randomUUID)();
            const ticket = await store.uploadTickets.claim(hashToken(token), {
                uploadId,
                instanceId: holder(),
            });
            if (ticket === 'unknown')
                throw unusable('NOT_FOUND', 'is not known, or has expired');
            if (ticket === 'spent')
                throw unusable('NOT_FOUND', 'has been used');
            if (ticket === 'in use')
                throw unusable('CONFLICT', 'is being used');
            try {
                return await upload({ uploadId, projectId: ticket.projectId });
            }
            catch (error) {
                await store.uploadTickets.release(uploadId);
                throw error;
            }
        },
    };
}
/** The token has 256 random bits, so its plain hash cannot be turned back. */
const hashToken = (token) => (0,external_node_crypto_.createHash)('sha256').update(token).digest('hex');
/** The refusal of an upload address. */
function unusable(code, state) {
    return new ApiFailure(code, `The upload address ${state}; ask for another one.`);
}

;// CONCATENATED MODULE: ./build/service/ingestion/uploads/artifact-uploads.js


function createArtifactUploads({ store, tickets, blobs, maxBytes, }) {
    const taken = () => unusable('CONFLICT', 'has been given to another upload');
    return {
        issueTicket: (projectId) => tickets.issue(projectId),
        receive: (token, { contentType, sizeBytes }, content) => tickets.redeem(token, async ({ uploadId, projectId }) => {
            if (sizeBytes !== null && sizeBytes > maxBytes)
                throw tooLarge(maxBytes);
            const blob = await blobs.save(content, {
                maxBytes,
                uploadId,
                // From then on nobody takes the file for one that nothing refers to.
                announce: async ({ sha256 }) => {
                    if (!(await store.uploadTickets.announce(uploadId, sha256)))
                        throw taken();
                },
            });
            return store.transaction(async (tx) => {
                if (!(await tx.uploadTickets.spend(uploadId)))
                    throw taken();
                return tx.artifacts.add({ ...blob, projectId, contentType });
            });
        }),
    };
}
/** Removes files that no artifact refers to and no upload under way. Returns how many. */
function artifact_uploads_removeUnwanted(store, blobs) {
    return blobs.removeAllBut(async () => {
        // In this order: what an upload has made an artifact of is found there.
        const uploads = await store.uploadTickets.inUse();
        const wanted = await store.artifacts.hashes();
        for (const { uploadId, sha256 } of uploads) {
            wanted.add(partialName(uploadId));
            if (sha256 !== null)
                wanted.add(sha256);
        }
        return wanted;
    });
}

;// CONCATENATED MODULE: ./build/service/jobs/process-mark.js

/** Place of the state and of the start in what follows the name of a process in its `stat`. */
const STATE = 0;
const STARTED_AT = 19;
/** Dead, though nobody has asked how it ended. */
const DEAD_STATES = ['Z', 'X'];
const SEPARATOR = ' ';
/**
 * What tells a process from all others of all times: the boot of its machine, the namespace that its
 * number is of, the number, and when it started. Null where the system does not tell, as only Linux
 * does; then nobody can be sure of its death.
 */
function ownProcessMark() {
    const place = ownPlace();
    const started = place === null ? null : readStart(process.pid);
    return place === null || started === null ? null : [place, process.pid, started].join(SEPARATOR);
}
/** Whether the process of a mark is dead for sure; one elsewhere is never. */
function isSurelyDead(mark) {
    const [place, pid, started] = mark.split(SEPARATOR);
    return place === ownPlace() && readStart(Number(pid)) !== started;
}
function ownPlace() {
    try {
        const boot = (0,external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim();
        return `${boot}/${(0,external_node_fs_.readlinkSync)('/proc/self/ns/pid')}`;
    }
    catch {
        // Another system, or one that hides what is asked for.
        return null;
    }
}
/** When a process started, in ticks since the boot; null where there is none of that number. */
function readStart(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        // The name before may hold anything.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return DEAD_STATES.includes(fields[STATE] ?? '') ? null : (fields[STARTED_AT] ?? null);
    }
    catch {
        // It has ended.
        return null;
    }
}

;// CONCATENATED MODULE: ./build/service/jobs/rounds.js


/** Does work time and again, each round so long after the one before. Trouble with one ends none. */
function startRounds(work, { everyMs, log }) {
    const stopped = new AbortController();
    const { signal } = stopped;
    async function goRound() {
        for (;;) {
            await ports_clock/* systemClock */.m.sleep(everyMs, signal);
            await work().catch((error) => log.error(`database: ${(0,errors/* errorMessage */.gJ)(error)}`));
        }
    }
    // It ends only by being stopped.
    const ended = goRound().catch(() => undefined);
    return {
        async stop() {
            stopped.abort();
            await ended;
        },
    };
}

;// CONCATENATED MODULE: ./build/service/jobs/run-end.js

/**
 * Ends a run whose executor came back, with what that tells of it, if anything does. Returns its
 * outcome in words, null where it had ended, or is held no more.
 */
function completeRun(store, { runId, instanceId }, execution) {
    return store.transaction(async (tx) => {
        await tx.lock('runs', runId);
        const run = await tx.runs.findHeld(runId, instanceId);
        if (run === undefined)
            return null;
        await tx.iterations.endUnfinished(runId, {
            status: 'failed',
            error: 'The run ended before this iteration did.',
        });
        const { passedIterations, failedIterations, plannedIterations } = run;
        // What has no verdict, as where a model gave no answer, must not count for or against.
        const isWhole = passedIterations + failedIterations === plannedIterations;
        const status = isWhole ? 'completed' : 'failed';
        await tx.runs.end(runId, { status, result: isWhole ? (0,run_criteria/* judgeRun */.Zy)(run) : null, execution });
        return `${status}: ${passedIterations} of ${plannedIterations} iteration(s) passed`;
    });
}
/** Ends a run and what has not ended of it, with no result. False: it had ended before. */
function run_end_endRun(store, runId, status, reason) {
    return store.transaction(async (tx) => {
        await tx.lock('runs', runId);
        await tx.iterations.endUnfinished(runId, { status, error: reason });
        return tx.runs.end(runId, { status, result: null });
    });
}

;// CONCATENATED MODULE: ./build/service/jobs/instance.js





/** How long an instance is taken to be alive that is not heard of, unless it is dead for sure. */
const DEFAULT_LEASE_MS = 15_000;
/** Rounds of its own that an instance lets pass before it takes one for dead that is not heard of. */
const ROUNDS_PER_LEASE = 5;
/** Takes up a lease, after the runs of instances that are dead for sure have been ended. */
async function openInstance(options) {
    const { store, log, leaseMs, onLost } = options;
    const mark = ownProcessMark();
    const takeUp = async () => {
        const id = (0,external_node_crypto_.randomUUID)();
        await store.instances.add({ id, process: mark });
        return id;
    };
    let id = await takeUp();
    const others = new Others();
    others.look(await store.instances.list(), id);
    await endAbandonedRuns(options, others);
    const renew = async () => {
        if (!(await store.instances.renew(id))) {
            onLost();
            log.error('this service was not heard of for too long: others have ended its runs');
            id = await takeUp();
        }
        others.look(await store.instances.list(), id);
    };
    const everyMs = leaseMs / ROUNDS_PER_LEASE;
    const renewing = startRounds(() => renew().catch((error) => {
        // What was in the way of this one may have been in the way of them all.
        others.forget();
        throw error;
    }), { everyMs, log });
    // Apart from the other, which must not wait for what is held up in here.
    const ending = startRounds(() => endAbandonedRuns(options, others), { everyMs, log });
    return {
        get id() {
            return id;
        },
        async close() {
            await Promise.all([renewing.stop(), ending.stop()]);
            const own = (await store.instances.list()).find((one) => one.id === id);
            if (own !== undefined)
                await store.instances.remove(own);
        },
    };
}
/**
 * The other instances as this one sees them. It counts its own rounds, and trusts no clock: those of
 * two machines differ, and after a machine has slept everybody has missed a renewal, not one alone.
 */
class Others {
    #seen = new Map();
    #dead = [];
    /** Those that were dead at the last look, or not heard of for too long. */
    get dead() {
        return this.#dead;
    }
    /** Lets them all begin anew. */
    forget() {
        this.#seen = new Map();
        this.#dead = [];
    }
    /** A look at them all, in a round in which this one was renewed. */
    look(instances, ownId) {
        const before = this.#seen;
        const others = instances.filter(({ id }) => id !== ownId);
        this.#seen = new Map(others.map(({ id, renewals }) => {
            const known = before.get(id);
            const rounds = known?.renewals === renewals ? known.rounds + 1 : 0;
            return [id, { renewals, rounds }];
        }));
        this.#dead = others.filter(({ id, process: mark }) => (mark !== null && isSurelyDead(mark)) ||
            (this.#seen.get(id)?.rounds ?? 0) > ROUNDS_PER_LEASE);
    }
}
/** Ends what dead instances held, each run by one of those who find it. */
async function endAbandonedRuns({ store, log }, others) {
    for (const dead of others.dead)
        await store.instances.remove(dead);
    let ended = 0;
    for (const runId of await store.runs.abandoned()) {
        const reason = 'The service stopped before this iteration finished.';
        try {
            if (await run_end_endRun(store, runId, 'failed', reason))
                ended += 1;
        }
        catch (error) {
            // The next round tries again; it keeps no other from its end.
            log.error(`run ${runId} could not be ended: ${(0,errors/* errorMessage */.gJ)(error)}`);
        }
    }
    if (ended > 0)
        log.info(`ended ${ended} run(s) a stopped service left behind`);
}

;// CONCATENATED MODULE: ./build/service/jobs/job-queue.js

/** How long a closing queue waits for jobs to let go. */
const CLOSE_GRACE_MS = 5_000;
/** Carries out each run in this process, as soon as it comes. */
function createLocalQueue(carryOut) {
    const jobs = new Map();
    let isClosing = false;
    return {
        add(plan) {
            const controller = new AbortController();
            if (isClosing)
                controller.abort();
            const ended = carryOut(plan, controller).finally(() => jobs.delete(plan.runId));
            jobs.set(plan.runId, { controller, ended });
        },
        abort: (runId) => jobs.get(runId)?.controller.abort(),
        runIds: () => [...jobs.keys()],
        async close() {
            isClosing = true;
            await settlesWithin(CLOSE_GRACE_MS, Promise.allSettled([...jobs.values()].map((job) => job.ended)));
        },
    };
}

;// CONCATENATED MODULE: ./build/service/jobs/patience.js


/**
 * How long a run waits for its database. That keeps the run from nobody: who cannot write either takes
 * nobody for dead, and who can ends what this instance did not renew, after which nothing is written.
 */
const DEFAULT_PATIENCE_MS = 3 * 60_000;
const WHILE_AWAY = {
    maxAttempts: Number.POSITIVE_INFINITY,
    backoff: { firstMs: 250, growth: 2, longestMs: 4_000, jitter: 0.5 },
};
/**
 * Waits as long for the database as it may be away at a stretch, whatever is to be done meanwhile.
 * @param signal after it, what fails is not done again
 * @param onAway told of the first failure of a stretch
 */
function createPatience({ limitMs, signal, onAway, }) {
    let awaySinceMs = null;
    const isWaitedFor = (error) => {
        if (awaySinceMs === null)
            onAway(error);
        awaySinceMs ??= ports_clock/* systemClock */.m.now();
        return !signal.aborted && ports_clock/* systemClock */.m.now() - awaySinceMs < limitMs;
    };
    return async (work) => {
        const result = await (0,retry/* retry */.L)(work, {
            policy: WHILE_AWAY,
            // Asked after a failure only: of a run that was cancelled, the first try finds that it has ended.
            judge: (error) => (isWaitedFor(error) ? {} : null),
            ...{ clock: ports_clock/* systemClock */.m, random: Math.random },
            // For what fails each time, while others go well.
            deadlineAtMs: ports_clock/* systemClock */.m.now() + limitMs,
        });
        awaySinceMs = null;
        return result;
    };
}

;// CONCATENATED MODULE: ./build/service/jobs/run-recorder.js
/**
 * Records what is found of a run while it is held. From the moment it has ended, or its instance is
 * taken for dead, nothing is written any more. What is written twice is there once.
 * @param patiently waits for the database
 * @param onEnded told where that is found out
 */
function createRecorder(store, { runId, instanceId }, { patiently, onEnded }) {
    return {
        // With its run, all that has not ended of it has: then there is nothing to start.
        iterationStarted: (iterationId, startedAt) => patiently(() => store.iterations.start(iterationId, startedAt)),
        async iterationFinished(iterationId, { trace, ...outcome }) {
            const { result } = outcome;
            const isHeld = await patiently(() => store.transaction(async (tx) => {
                await tx.lock('runs', runId);
                if ((await tx.runs.findHeld(runId, instanceId)) === undefined)
                    return false;
                if (!(await tx.iterations.finish(iterationId, outcome)))
                    return true;
                if (trace !== null)
                    await tx.traces.saveAll([{ iterationId, trace }]);
                if (result === null)
                    return true;
                const passed = result === 'passed' ? 1 : 0;
                await tx.runs.countIterations(runId, { passed, failed: 1 - passed });
                return true;
            }));
            if (!isHeld)
                onEnded();
        },
    };
}

;// CONCATENATED MODULE: ./build/service/jobs/silent-runs.js

const MINUTE_MS = 60_000;
/** How long the reporter of an ingested run may send nothing, where nothing else is said. */
const DEFAULT_SILENCE_MS = 24 * 60 * MINUTE_MS;
/** How soon it is found out. */
const DEFAULT_SILENCE_ROUND_MS = MINUTE_MS;
/**
 * Ends ingested runs that get no rows and no end for so long: their reporters are gone. Each instance
 * does, and it makes no difference which one does it. A reporter that comes back goes on with its run.
 */
function endSilentRuns(store, { silenceMs: forMs, everyMs, log }) {
    const reason = `No rows and no end of the run came for ${inWords(forMs)}.`;
    const work = async () => {
        const ended = await store.runs.endSilent({ forMs, reason });
        if (ended > 0)
            log.info(`ended ${ended} ingested run(s) whose reporters have gone silent`);
    };
    return startRounds(work, { everyMs, log });
}
function inWords(timeMs) {
    const minutes = timeMs / MINUTE_MS;
    const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
    return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./build/service/jobs/run-supervisor.js









/** How soon a run is stopped that another instance has ended. */
const DEFAULT_WATCH_MS = 1_000;
/**
 * Looks at which a run is held and does not go on, before it is ended: longer than a statement may
 * take, by which it was stored and of which its beginning is not told yet.
 */
const IDLE_LOOKS = 30;
/** How long a closing service waits for looks at servers. */
const run_supervisor_CLOSE_GRACE_MS = 5_000;
/** Begins to look after runs: those that dead instances left behind have ended when this resolves. */
async function openRunSupervisor(options) {
    const { store, executor, log, times = {} } = options;
    const closing = new AbortController();
    const inspections = new Set();
    /** At how many looks runs were held, though they do not go on here. */
    let idle = new Map();
    const queue = createLocalQueue((plan, controller) => carryOut(plan, controller));
    const instance = await openInstance({
        store,
        log,
        leaseMs: times.leaseMs ?? DEFAULT_LEASE_MS,
        onLost: () => {
            for (const runId of queue.runIds())
                queue.abort(runId);
        },
    });
    /** Where it fails, the run is held and goes on no more, which `watch` ends. */
    async function carryOut(plan, controller) {
        const { runId } = plan;
        const { signal } = controller;
        const held = { runId, instanceId: instance.id };
        const patiently = createPatience({
            limitMs: times.patienceMs ?? DEFAULT_PATIENCE_MS,
            signal,
            onAway: (error) => log.error(`run ${runId} waits for the database: ${(0,errors/* errorMessage */.gJ)(error)}`),
        });
        try {
            // It may have been cancelled between its creation and now.
            const isHeld = await patiently(() => store.runs.findHeld(runId, held.instanceId));
            if (isHeld === undefined)
                return;
            const execution = await execute(plan, held, { controller, patiently });
            const outcome = await patiently(() => completeRun(store, held, execution));
            if (outcome !== null)
                log.info(`run ${runId} ${outcome}`);
        }
        catch (error) {
            if (!signal.aborted)
                log.error(`run ${runId} could not be ended: ${(0,errors/* errorMessage */.gJ)(error)}`);
        }
        finally {
            // Where it was not executed, nobody else does.
            await plan.kept?.letGo();
        }
    }
    async function execute(plan, held, { controller, patiently }) {
        const onEnded = () => controller.abort();
        try {
            const recorder = createRecorder(store, held, { patiently, onEnded });
            return await executor.execute(plan, recorder, controller.signal);
        }
        catch (error) {
            if (controller.signal.aborted)
                return null;
            log.error(`run ${plan.runId} could not go on: ${(0,errors/* errorMessage */.gJ)(error)}`);
            const reason = 'The run could not go on, so this iteration did not finish.';
            await patiently(() => run_end_endRun(store, plan.runId, 'failed', reason));
            return null;
        }
    }
    /**
     * Stops what goes on here of runs that have ended elsewhere, and ends those that should have: the
     * database did not take their end, or took their beginning without telling so.
     */
    async function watch() {
        const { id: instanceId } = instance;
        const before = queue.runIds();
        const held = await store.runs.heldBy(instanceId);
        for (const runId of before)
            if (!held.has(runId))
                queue.abort(runId);
        const goingOn = new Set([...before, ...queue.runIds()]);
        const idleNow = [...held].filter((runId) => !goingOn.has(runId));
        idle = new Map(idleNow.map((runId) => [runId, (idle.get(runId) ?? 0) + 1]));
        for (const [runId, looks] of idle)
            if (looks >= IDLE_LOOKS)
                await endIdle({ runId, instanceId });
    }
    /** One that cannot be ended now keeps no other from its end. */
    async function endIdle(held) {
        try {
            const outcome = await completeRun(store, held, null);
            if (outcome !== null)
                log.info(`run ${held.runId} ${outcome}`);
        }
        catch (error) {
            log.error(`run ${held.runId} could not be ended: ${(0,errors/* errorMessage */.gJ)(error)}`);
        }
    }
    const silences = endSilentRuns(store, {
        silenceMs: times.silenceMs ?? DEFAULT_SILENCE_MS,
        everyMs: times.silenceRoundMs ?? DEFAULT_SILENCE_ROUND_MS,
        log,
    });
    const watching = startRounds(watch, { everyMs: times.watchMs ?? DEFAULT_WATCH_MS, log });
    const cancel = async (runId) => {
        const isEnded = await run_end_endRun(store, runId, 'cancelled', 'The run was cancelled.');
        queue.abort(runId);
        if (isEnded)
            log.info(`run ${runId} cancelled`);
    };
    const cancelStopping = (runId) => cancel(runId).catch((error) => {
        log.error(`run ${runId} could not be cancelled: ${(0,errors/* errorMessage */.gJ)(error)}`);
        queue.abort(runId);
    });
    return {
        get instanceId() {
            return instance.id;
        },
        async inspect(access, signal) {
            const inspection = executor.inspect(access, AbortSignal.any([signal, closing.signal]));
            inspections.add(inspection);
            try {
                return await inspection;
            }
            finally {
                inspections.delete(inspection);
            }
        },
        start(plan) {
            log.info(`run ${plan.runId} started: ${plan.iterations.length} iteration(s)`);
            queue.add(plan);
        },
        cancel,
        async stop() {
            closing.abort(new Error('The service is closing.'));
            for (const runId of queue.runIds())
                void cancelStopping(runId);
            await Promise.all([
                queue.close(),
                settlesWithin(run_supervisor_CLOSE_GRACE_MS, Promise.allSettled([...inspections])),
            ]);
        },
        async close() {
            await Promise.all([watching.stop(), silences.stop()]);
            // Where it cannot, the lease runs out by itself.
            await instance
                .close()
                .catch((error) => log.error(`database: ${(0,errors/* errorMessage */.gJ)(error)}`));
        },
    };
}

// EXTERNAL MODULE: ./build/service/storage/open-store.js + 272 modules
var open_store = __webpack_require__(2151);
;// CONCATENATED MODULE: ./build/service/service.js


















/** The service answers to this machine only. */
const service_HOST = '127.0.0.1';
/** Longer than the minute after which clients and proxies let an idle connection go by themselves. */
const IDLE_CONNECTION_MS = 75_000;
/** How long an upload address can be used, and how large a file it takes. */
const DEFAULT_UPLOAD_LIMITS = { lifetimeMs: 10 * 60_000, maxBytes: 100 * 1024 * 1024 };
/** Starts the service in this process. Throws StartError where it cannot. */
async function startService(options) {
    const now = options.now ?? Date.now;
    const store = await (0,open_store/* openStore */.C)(options.storage, now);
    try {
        return await startOn(store, options, now);
    }
    catch (error) {
        await store.close();
        throw error;
    }
}
async function startOn(store, options, now) {
    const { executor, log } = options;
    const { organizations, redactor } = options;
    const connections = new Map([
        ...(organizations === undefined
            ? []
            : await setUpOrganizations(store, organizations, redactor)),
        ...(await (0,project_setup/* setUpProject */.d7)(store, { organization: key_issue/* DEFAULT_ORGANIZATION */.O, project: options.projectName }, serversOf(options), redactor)),
    ]);
    const { instanceTimes: times } = options;
    const supervisor = await openRunSupervisor({ store, executor, log, times });
    try {
        return await serveOn(store, options, { supervisor, connections, now });
    }
    catch (error) {
        await supervisor.close();
        throw error;
    }
}
/** Servers of the project of the options, of which one file may tell. */
function serversOf({ organizations = [], projectName, servers }) {
    const { projects = [] } = organizations.find(({ name }) => name === key_issue/* DEFAULT_ORGANIZATION */.O) ?? {};
    return projects.find(({ name }) => name === projectName)?.servers ?? servers;
}
async function serveOn(store, options, parts) {
    const { catalogue, log, maxConcurrentRuns, takesCommands = false, storage } = options;
    const { serverAccess } = options;
    const { supervisor, connections, now } = parts;
    serverAccess.grants.open({ store, now, instanceId: () => supervisor.instanceId });
    const strangers = 'temporaryFolder' in storage ? createStrangers(log) : null;
    const app = await createApp({
        store,
        catalogue,
        connections,
        maxConcurrentRuns,
        takesCommands,
        supervisor,
        serverAccess,
        authenticate: createAuthenticator(store, createRateLimiter(options.rateLimit, store)),
        cursors: createCursorCodec(store.cursorSecret),
        uploads: 'temporaryFolder' in storage
            ? null
            : await openUploads(store, uploadsFolder(storage), { ...options, supervisor, now }),
        strangers,
        log,
    });
    const requests = followRequests(app);
    const server = (0,external_node_http_.createServer)((0,node_server_dist/* getRequestListener */.SE)(requests.fetch));
    // A request that meets the end of an idle connection is lost; clients and proxies let go before.
    server.keepAliveTimeout = IDLE_CONNECTION_MS;
    strangers?.watch(server);
    const port = await listen(server, options.port);
    return {
        baseUrl: `http://${service_HOST}:${port}${BASE_PATH}`,
        createKey: (request) => (0,key_issue/* issueKey */.F)(store, request),
        revokeKey: (id) => store.apiKeys.revoke(id),
        async close() {
            const closed = (0,external_node_events_.once)(server, 'close');
            server.close();
            await supervisor.stop();
            server.closeAllConnections();
            await closed;
            await requests.ended();
            await serverAccess.ended();
            await serverAccess.grants.ended();
            // One of them may have started a run yet.
            await supervisor.stop();
            await supervisor.close();
            await store.close();
        },
    };
}
/** Answers requests, and tells when all that came are answered. */
function followRequests(app) {
    const underWay = new Set();
    return {
        async fetch(...args) {
            const answer = Promise.resolve(app.fetch(...args));
            underWay.add(answer);
            try {
                return await answer;
            }
            finally {
                underWay.delete(answer);
            }
        },
        ended: () => Promise.allSettled(underWay),
    };
}
const uploadsFolder = (place) => 'databasePath' in place ? `${place.databasePath}-blobs` : place.uploadsFolder;
async function openUploads(store, folder, { uploadLimits, log, supervisor, now, }) {
    const { lifetimeMs, maxBytes } = { ...DEFAULT_UPLOAD_LIMITS, ...uploadLimits };
    const blobs = createBlobFolder(folder);
    const removed = await artifact_uploads_removeUnwanted(store, blobs);
    if (removed > 0)
        log.info(`removed ${removed} uploaded file(s) that nothing refers to`);
    const holder = () => supervisor.instanceId;
    const tickets = createUploadTickets({ store, holder, lifetimeMs, now });
    return createArtifactUploads({ store, tickets, blobs, maxBytes });
}
/** Why a port is not to be had, and what to do about it. */
function portTrouble(error) {
    const code = (0,errors/* errorCode */.CA)(error);
    if (code === 'EADDRINUSE') {
        return 'another program listens there, perhaps a service that still runs. End that one, or start with `--port 0`, which takes a free port and tells it.';
    }
    if (code === 'EACCES') {
        return 'this user may not listen there. Start with a port from 1024 on, or with `--port 0`, which takes a free one and tells it.';
    }
    return (0,errors/* errorMessage */.gJ)(error);
}
async function listen(server, port) {
    server.listen(port, service_HOST);
    try {
        await (0,external_node_events_.once)(server, 'listening');
    }
    catch (error) {
        throw new start_error/* StartError */.D(`Cannot listen on ${service_HOST}:${port}: ${portTrouble(error)}`, {
            exitCode: 1,
        });
    }
    const address = server.address();
    if (address === null || typeof address === 'string') {
        throw new start_error/* StartError */.D(`The server has no port on ${service_HOST}.`, { exitCode: 1 });
    }
    return address.port;
}

// EXTERNAL MODULE: ./build/service/storage/engines/postgres-url.js
var postgres_url = __webpack_require__(4383);
;// CONCATENATED MODULE: ./build/service/command/base-checkout.js




/**
 * Reads the servers of a second checkout, which run in it. What is wrong there is no reason not to
 * start: the servers of the first one stand.
 */
async function readBaseCheckout({ folder, mcpConfig, mcpConfigText }, environment) {
    // A path that is written by that variable would lead to the other checkout.
    const own = { ...environment, GITHUB_WORKSPACE: folder };
    try {
        const read = await readMcpConfig(mcpConfig, own, folder, mcpConfigText);
        const servers = read.servers.map((server) => ofCheckout(server, folder));
        return { organization: organizationOf(servers), secrets: read.secrets, trouble: null };
    }
    catch (error) {
        if (!(error instanceof start_error/* StartError */.D))
            throw error;
        const trouble = [error.message, ...error.problems.map(start_error/* problemLine */.Y)].join('; ');
        return { organization: organizationOf([]), secrets: { values: [], unhidden: [] }, trouble };
    }
}
function ofCheckout(server, folder) {
    if (!('connection' in server) || server.connection.transport !== 'stdio')
        return server;
    return { ...server, connection: { ...server.connection, checkout: folder } };
}
function organizationOf(servers) {
    const nobody = { members: [], chatboxes: [], chatSessions: [] };
    const project = { name: service_start/* BASE_PROJECT */.k, visibility: 'organization', ...nobody, servers };
    return { name: key_issue/* DEFAULT_ORGANIZATION */.O, members: [], projects: [project] };
}

// EXTERNAL MODULE: ./build/service/command/options.js
var options = __webpack_require__(7500);
// EXTERNAL MODULE: ./build/service/command/process-channel.js
var process_channel = __webpack_require__(6201);
;// CONCATENATED MODULE: ./build/service/command/serve-command.js



























/** Runs the service until it is asked to stop. Throws StartError where it cannot start. */
async function serve(options, log, environment) {
    const stopped = (0,process_channel/* untilStopped */.sZ)();
    const { service, baseTrouble } = await startFromFiles(options, log, environment);
    const key = options.ephemeralKey ? await service.createKey({ name: 'ephemeral' }) : null;
    try {
        log.info(`listening on ${service.baseUrl}`);
        if (key !== null && !(0,process_channel/* hasParentChannel */.qz)())
            log.info(`API key of this process: ${key.key}`);
        await (0,process_channel/* sendToParent */.Ac)({
            type: 'ready',
            baseUrl: service.baseUrl,
            ...(key === null ? {} : { apiKey: key.key }),
            ...(baseTrouble === null ? {} : { baseTrouble }),
        });
        const signal = await stopped;
        // A terminal shows ^C where it stands, with no end of the line.
        log.info(`${signal === 'SIGINT' && process.stdout.isTTY ? '\n' : ''}stopping: ${signal}`);
    }
    finally {
        if (key !== null)
            await service.revokeKey(key.id);
        await service.close();
    }
}
async function startFromFiles(options, log, environment) {
    const { modelsConfig, modelBaseUrls, concurrency, isolation, silenceMs } = options;
    const keys = openKeys(options);
    const mcpConfig = serversFile(options);
    const { servers, secrets } = mcpConfig === null
        ? { servers: [], secrets: NO_SECRETS }
        : await readMcpConfig(mcpConfig, environment, process.cwd(), options.mcpConfigText);
    const base = options.base === undefined ? null : await readBaseCheckout(options.base, environment);
    const { organizations, secrets: configSecrets } = options.config === null
        ? base === null
            ? NO_CONFIG
            : { organizations: [base.organization], secrets: base.secrets }
        : await readConfig(options.config, mcpConfig, options, environment);
    // Whoever started it has told it otherwise.
    if (!(0,process_channel/* hasParentChannel */.qz)())
        tellUnhidden([secrets, configSecrets], log);
    const registry = createModelRegistry(await readModelsConfig(modelsConfig, modelBaseUrls, environment));
    const serverSecrets = [...new Set([...secrets.values, ...configSecrets.values])];
    const redactor = createSecretKeeper([
        ...serverSecrets,
        ...registry.configuredSecrets(),
        ...('databaseUrl' in options.storage ? (0,postgres_url/* passwordsIn */.gW)(options.storage.databaseUrl) : []),
    ]);
    const cleanLog = redactedLog(log, redactor);
    const program = readWorkerProgram();
    const mark = `${(0,external_node_crypto_.randomUUID)()}-`;
    const allServers = [
        ...servers,
        ...organizations.flatMap(({ projects }) => projects.flatMap((one) => one.servers ?? [])),
    ];
    const sandbox = await sandboxFor(allServers, options, mark);
    const groups = { servers: [], commands: [] };
    const tell = (changed) => {
        Object.assign(groups, changed);
        const all = [...groups.servers, ...groups.commands];
        sandbox.watch(all);
        // Whoever is gone by now stops this process, which ends its servers itself.
        (0,process_channel/* sendToParent */.Ac)({ type: 'servers', groups: all }).catch(() => { });
    };
    tellOfServers((commands) => tell({ commands }));
    const workers = createLaneWorkers({
        ...{ program, sandbox: sandbox.plan, mark, environment },
        onServers: (groups) => tell({ servers: groups }),
    });
    const end = async () => {
        await workers.close();
        await sandbox.close();
    };
    const host = createIterationHost({
        sandbox: createSandbox(sandbox.plan, `${mark}command-`),
        plan: sandbox.plan,
        temporaryFolder: 'temporaryFolder' in options.storage ? options.storage.temporaryFolder : (0,external_node_os_.tmpdir)(),
    });
    const { openConnector } = workers;
    const grants = new ServerGrants(keys);
    try {
        const service = await startService({
            port: options.port,
            storage: options.storage,
            projectName: options.project,
            servers,
            ...(options.config === null && base === null ? {} : { organizations }),
            rateLimit: { requestsPerMinute: options.requestsPerMinute, burst: options.burst },
            maxConcurrentRuns: options.maxConcurrentRuns,
            takesCommands: options.takesCommands,
            ...(silenceMs === null ? {} : { instanceTimes: { silenceMs } }),
            executor: createRunExecutor({
                models: registry,
                serverSecrets,
                concurrency: concurrency ?? undefined,
                isolation,
                inTurns: base !== null,
                openConnector,
                tokensFor: (server, keeper) => grants.tokensFor(server, keeper),
                startAhead: workers.startAhead,
                host,
                log: cleanLog,
            }),
            serverAccess: new ServerAccess({
                ...{ openConnector, folders: host, grants, log: cleanLog },
                keepsConnections: options.keepsConnections,
                secrets: { redactor, values: serverSecrets },
            }),
            catalogue: registry,
            redactor,
            log: cleanLog,
        });
        const close = async () => {
            await service.close();
            await end();
        };
        return { service: { ...service, close }, baseTrouble: base?.trouble ?? null };
    }
    catch (error) {
        await end();
        throw error;
    }
}
/** What tokens are encrypted with. Throws StartError. */
function openKeys({ encryptionKeys, storage }) {
    try {
        return new key_ring/* KeyRing */.qB(encryptionKeys === null ? ownKeys(storage) : { keys: encryptionKeys });
    }
    catch (error) {
        if (!(error instanceof key_ring/* EncryptionKeyError */.pp))
            throw error;
        throw new start_error/* StartError */.D(error.message);
    }
}
function ownKeys(storage) {
    if ('temporaryFolder' in storage)
        return { keys: 'random' };
    if ('databasePath' in storage)
        return { path: `${storage.databasePath}.key` };
    return { path: (0,external_node_path_.join)(serve_command_folderOf(storage), 'encryption.key') };
}
/** Made ready before the first server starts, and only where there is one that it is for. */
async function sandboxFor(servers, { base, serverSandbox, sandboxHidden, storage, takesCommands }, mark) {
    const hasLocal = servers.some((server) => 'connection' in server && server.connection.transport === 'stdio');
    if (serverSandbox === 'off' && takesCommands)
        return openKept(mark);
    if (!(hasLocal || takesCommands) || serverSandbox === 'off') {
        return { plan: unconfinedPlan(), watch: () => { }, close: async () => { } };
    }
    // Only what is there can be hidden.
    const storageFolder = serve_command_folderOf(storage);
    (0,external_node_fs_.mkdirSync)(storageFolder, { recursive: true });
    try {
        return await openSandbox(serverSandbox, {
            workspace: process.cwd(),
            checkouts: base === undefined ? [] : [base.folder],
            hidden: [...sandboxHidden, storageFolder],
            ownProgram: programFolder(process.argv[1] ?? ''),
            environment: process.env,
            mark,
        });
    }
    catch (error) {
        if (!(error instanceof SandboxError))
            throw error;
        throw new start_error/* StartError */.D(error.message, { input: 'server-sandbox' });
    }
}
/** A log that no secret gets into, whoever writes to it. */
const redactedLog = (log, redactor) => ({
    info: (line) => log.info(redactor.text(line)),
    error: (line) => log.error(redactor.text(line)),
});
/** Where all lies that is kept here, the key of tokens included. */
function serve_command_folderOf(storage) {
    if ('temporaryFolder' in storage)
        return storage.temporaryFolder;
    const inside = 'databasePath' in storage ? storage.databasePath : storage.uploadsFolder;
    return (0,external_node_path_.dirname)((0,external_node_path_.resolve)(inside));
}
/** Reads the configuration of the service. Throws StartError. */
async function readConfig(path, mcpConfig, { project }, environment) {
    const config = await readServiceConfig(path, environment, process.cwd());
    const own = config.organizations
        .filter(({ name }) => name === key_issue/* DEFAULT_ORGANIZATION */.O)
        .flatMap(({ projects }) => projects.filter(({ name }) => name === project));
    if (mcpConfig === null || own.every(({ servers }) => servers === null))
        return config;
    throw new start_error/* StartError */.D(`The servers of the project ${JSON.stringify(project)} stand in ${path} and in ${mcpConfig}. Take them out of one, or start with --no-servers, which leaves out the latter.`);
}
const NO_SECRETS = { values: [], unhidden: [] };
const NO_CONFIG = { organizations: [], secrets: NO_SECRETS };
function tellUnhidden(secrets, log) {
    const unhidden = [...new Set(secrets.flatMap((one) => one.unhidden))];
    if (unhidden.length === 0)
        return;
    const names = unhidden.join(', ');
    log.info(`too short or too common to be hidden, should they be secrets: ${names}`);
}
function serversFile({ noServers, mcpConfig }) {
    if (noServers)
        return null;
    return mcpConfig ?? ((0,external_node_fs_.existsSync)(options/* DEFAULT_MCP_CONFIG */.qs) ? options/* DEFAULT_MCP_CONFIG */.qs : null);
}


/***/ }),

/***/ 7841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QD: () => (/* binding */ hashOfCase),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _contract_wire_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9514);


const HASH_CHARACTERS = 32;
/** The same for cases that do and judge the same, however often they do. */
function hashOfCase({ id: _, runs: _runs, ...said }) {
    return hashOf(said);
}
/** What an iteration says of its case; null where it does not. */
function configOf(iteration) {
    const { reported, model, provider, expectedToolCalls } = iteration;
    if (reported === null)
        return iteration.configHash;
    const { query, expectedOutput, isNegativeTest, advancedConfig, matchOptions } = reported;
    return hashOf({
        ...{ model, provider, expectedToolCalls, query, expectedOutput },
        ...{ isNegativeTest, advancedConfig, matchOptions },
    });
}
const hashOf = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_contract_wire_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value)).digest('hex').slice(0, HASH_CHARACTERS);


/***/ }),

/***/ 9744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ hasScores),
/* harmony export */   j: () => (/* binding */ scoresSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(737);

/** A score as the reporters of the published SDK put it into the metadata of a row. */
const scoreSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    scorerId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(),
    gating: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(),
    deterministic: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
});
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(scoreSchema);
/** Whether a row came with scores, whatever they are. An empty list is none. */
function hasScores({ metadata }) {
    const scores = metadata?.['scores'];
    return Array.isArray(scores) ? scores.length > 0 : scores !== undefined && scores !== null;
}


/***/ }),

/***/ 7299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zy: () => (/* binding */ judgeRun),
/* harmony export */   hG: () => (/* binding */ scoreIntegrityOf),
/* harmony export */   lj: () => (/* binding */ summarizeRun),
/* harmony export */   mS: () => (/* binding */ DEFAULT_MINIMUM_PASS_RATE_PERCENT)
/* harmony export */ });
/* harmony import */ var _contract_resources_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(854);

/** Percent of iterations that must pass where neither the request nor the suite says it. */
const DEFAULT_MINIMUM_PASS_RATE_PERCENT = 100;
/**
 * Whether the criteria of a run are met. An empty run meets none. Compared as products, since a
 * rate such as 0.57 times 100 is not 57 in floating point.
 */
function judgeRun({ passedIterations, failedIterations, minimumPassRatePercent, }) {
    const total = passedIterations + failedIterations;
    return total > 0 && passedIterations * 100 >= minimumPassRatePercent * total
        ? 'passed'
        : 'failed';
}
/**
 * Counts of a run; `passRate` is a fraction. While the run goes on, `total` is what it set out to
 * do, or has done if that is more; once it has ended, what it did.
 */
function summarizeRun(run) {
    const { passedIterations: passed, failedIterations: failed } = run;
    const finished = passed + failed;
    const total = _contract_resources_run_js__WEBPACK_IMPORTED_MODULE_0__/* .TERMINAL_STATUSES */ .CM.includes(run.status)
        ? finished
        : Math.max(run.plannedIterations, finished);
    return { total, passed, failed, passRate: total === 0 ? 0 : passed / total };
}
/** Rows may come until the run has ended, so that nothing is said of its scores before. */
function scoreIntegrityOf({ status, scores }) {
    if (scores === null || !_contract_resources_run_js__WEBPACK_IMPORTED_MODULE_0__/* .TERMINAL_STATUSES */ .CM.includes(status))
        return null;
    return scores.quarantined === 0 ? 'valid' : 'invalid';
}


/***/ })

};
