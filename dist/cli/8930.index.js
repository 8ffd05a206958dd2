export const id = 8930;
export const ids = [8930,2020,5156,597,3292,5595];
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

/***/ 64289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ mcpToolSchema),
/* harmony export */   HJ: () => (/* binding */ resourcePageSchema),
/* harmony export */   IE: () => (/* binding */ mcpPromptSchema),
/* harmony export */   Jn: () => (/* binding */ serverExportSchema),
/* harmony export */   K6: () => (/* binding */ oauthRequirementSchema),
/* harmony export */   Ni: () => (/* binding */ callToolResultSchema),
/* harmony export */   RX: () => (/* binding */ promptPageSchema),
/* harmony export */   XE: () => (/* binding */ serverPromptGetSchema),
/* harmony export */   X_: () => (/* binding */ serverToolCallSchema),
/* harmony export */   c1: () => (/* binding */ serverRequestSchema),
/* harmony export */   co: () => (/* binding */ serverValidationSchema),
/* harmony export */   gf: () => (/* binding */ tokensImportedSchema),
/* harmony export */   hg: () => (/* binding */ serverPageRequestSchema),
/* harmony export */   i0: () => (/* binding */ mcpResourceSchema),
/* harmony export */   ln: () => (/* binding */ doctorReportSchema),
/* harmony export */   pT: () => (/* binding */ readResourceResultSchema),
/* harmony export */   qy: () => (/* binding */ tokenImportSchema),
/* harmony export */   rX: () => (/* binding */ serverResourceReadSchema),
/* harmony export */   tB: () => (/* binding */ getPromptResultSchema),
/* harmony export */   tZ: () => (/* binding */ toolPageSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);


/** What an MCP server says of itself or answers, handed on as it came. */
const openObject = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J());
const optionalObject = openObject.nullish();
/** Requests that say nothing but what server they are about. */
const serverRequestSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({});
const serverPageRequestSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    cursor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullish()
        .describe('The `nextCursor` of the page before; the first page without it.'),
});
const serverToolCallSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    toolName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Name of the tool, as the list of tools has it.'),
    parameters: openObject
        .default({})
        .refine((value) => JSON.stringify(value).length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.toolCallArgumentsLength, {
        message: `must be no longer than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.toolCallArgumentsLength} characters of JSON`,
    })
        .describe('What the tool is given, by the names of its arguments.'),
    taskOptions: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()
        .optional()
        .describe('Asks for a task in place of a result, which is refused: `FEATURE_NOT_SUPPORTED`.'),
});
const serverPromptGetSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    promptName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Name of the prompt, as the list of prompts has it.'),
    arguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()]))
        .default({})
        .describe('What fills the prompt in. The server gets numbers and flags as texts.'),
});
const serverResourceReadSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Address of the resource, as the list of resources has it.'),
});
/** A connection that stood. One that did not is a refusal. */
const serverValidationSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    success: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Version of the protocol, what the server calls itself, and its capabilities. */
    initInfo: optionalObject,
});
const checkSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['ok', 'error', 'skipped']),
    detail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const doctorReportSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    generatedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['ready', 'oauth_required', 'partial', 'error']),
    /** What the address of a remote server answers to a request without a session. */
    probe: optionalObject,
    connection: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['connected', 'error', 'skipped']),
        detail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    }),
    initInfo: optionalObject,
    capabilities: optionalObject,
    tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject).optional(),
    resources: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject).optional(),
    resourceTemplates: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject).optional(),
    prompts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject).optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        probe: checkSchema.optional(),
        connection: checkSchema.optional(),
        initialization: checkSchema.optional(),
        capabilities: checkSchema.optional(),
        tools: checkSchema.optional(),
        resources: checkSchema.optional(),
        resourceTemplates: checkSchema.optional(),
        prompts: checkSchema.optional(),
    }),
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ code: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), details: optionalObject })
        .nullish(),
});
const oauthRequirementSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    useOAuth: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    serverUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** What the server publishes of that; absent where it publishes nothing. */
    authorization: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        /** What tokens are made out to. */
        resource: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
        authorizationServers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        scopes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        /** Why what it publishes cannot be used; null where it can. */
        problem: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    })
        .optional(),
});
/** What can stand in the header of a request. */
const tokenText = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[\x21-\x7e]+$/, 'must be a token: no spaces, ASCII alone');
const tokenImportSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    serverUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Address of the server that the tokens are for.'),
    oauthResourceUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .optional()
        .describe('What the tokens are made out to, where that is not the address of the server.'),
    authorizationServerUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5({ protocol: /^https?$/ })
        .optional()
        .describe('Whose tokens they are, where the server names several or none.'),
    clientInformation: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ clientId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1), clientSecret: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional() })
        .optional()
        .describe('The OAuth client that got the tokens. Without it they cannot be renewed.'),
    tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        access_token: tokenText,
        refresh_token: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional(),
        token_type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
            .regex(/^bearer$/i, 'must be Bearer: no others are shown to servers')
            .optional(),
        scope: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
        id_token: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
        expires_in: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
            .nonnegative()
            .max(1e9)
            .optional()
            .describe('Seconds from now. Left out, the token is used until the server refuses it.'),
    })
        .describe('The answer of the token endpoint. Other members of it are not kept.'),
});
const tokensImportedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    imported: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true),
    /** Epoch milliseconds; null where nobody said so. */
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
});
/** A page whose items are as the server wrote them. */
const pageOf = (item) => zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ items: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item), nextCursor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() });
const mcpToolSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), inputSchema: openObject });
const mcpPromptSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const mcpResourceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const toolPageSchema = pageOf(mcpToolSchema);
const promptPageSchema = pageOf(mcpPromptSchema);
const resourcePageSchema = pageOf(mcpResourceSchema);
/** The `CallToolResult` of MCP. An error of the tool itself is `isError`. */
const callToolResultSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    content: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject).optional(),
    structuredContent: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
    isError: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
});
/** The `GetPromptResult` of MCP. */
const getPromptResultSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    messages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject),
});
/** The `ReadResourceResult` of MCP. */
const readResourceResultSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    contents: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
});
const described = {
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
};
const serverExportSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    serverId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    exportedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        ...described,
        inputSchema: openObject,
        outputSchema: openObject.optional(),
        annotations: openObject.optional(),
        execution: openObject.optional(),
    })),
    resources: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...described, uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), mimeType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() })),
    prompts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...described, arguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject).optional() })),
    /** Where they are told of, titles and annotations are too. */
    resourceTemplates: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...described, uriTemplate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), mimeType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() }))
        .optional(),
});


/***/ }),

/***/ 15156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  chatRoutes: () => (/* binding */ chatRoutes)
});

// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./build/contract/resources/chat.js

const CHAT_SESSION_STATUSES = (/* unused pure expression or super */ null && (['active', 'archived']));
/** Who sees a chat session besides its owner. */
const CHAT_SESSION_VISIBILITIES = (/* unused pure expression or super */ null && (['private', 'project']));
/** Who may use a chatbox. */
const CHATBOX_MODES = (/* unused pure expression or super */ null && (['project_members', 'invited_only', 'anyone_with_link']));
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

// EXTERNAL MODULE: ./build/contract/routes/route.js
var route = __webpack_require__(35767);
;// CONCATENATED MODULE: ./build/contract/routes/chats.js



const CHATBOXES = '/projects/{projectId}/chatboxes';
/** What later clients call chatboxes. */
const SCENARIOS = `${route/* API_PATH */.f0}/projects/{projectId}/scenarios`;
/** Chats, which the service has from its configuration. */
const chatRoutes = {
    'chatSessions.list': (0,route/* route */.wE)({
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
            pages: limits/* LIMITS */.b1.chatSessionsPage,
            takesBefore: true,
        },
        errors: ['NOT_FOUND'],
    }),
    'chatboxes.list': (0,route/* route */.wE)({
        method: 'GET',
        path: CHATBOXES,
        aliases: [SCENARIOS],
        summary: 'The chatboxes that a project has published.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, items: chatboxSchema, pages: limits/* LIMITS */.b1.cataloguePage, wholeByDefault: true },
        errors: [],
    }),
    'chatboxes.get': (0,route/* route */.wE)({
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


/***/ }),

/***/ 23292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comparisonRoutes: () => (/* binding */ comparisonRoutes)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
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

// EXTERNAL MODULE: ./build/contract/routes/route.js
var route = __webpack_require__(35767);
;// CONCATENATED MODULE: ./build/contract/routes/comparison.js


/** Apart from the other routes of runs, which each client that runs something loads. */
const comparisonRoutes = {
    'runs.compare': (0,route/* route */.wE)({
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


/***/ }),

/***/ 40597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hostRoutes: () => (/* binding */ hostRoutes)
});

// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./build/contract/resources/host.js

/** Longest name of a host, as the database finds it by. */
const NAME_LENGTH = 200;
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
const nameSchema = schemas/* string */.YjP().trim().min(1).max(NAME_LENGTH);
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

// EXTERNAL MODULE: ./build/contract/routes/route.js
var route = __webpack_require__(35767);
;// CONCATENATED MODULE: ./build/contract/routes/hosts.js



const HOSTS = '/projects/{projectId}/hosts';
const HOST = `${HOSTS}/{hostId}`;
/** Models with what they are told and can do, under names that runs and chatboxes use. */
const hostRoutes = {
    'hosts.list': (0,route/* route */.wE)({
        method: 'GET',
        path: HOSTS,
        summary: 'The hosts of a project.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, items: hostSchema, pages: limits/* LIMITS */.b1.cataloguePage, wholeByDefault: true },
        errors: [],
    }),
    'hosts.create': (0,route/* route */.wE)({
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
    'hosts.get': (0,route/* route */.wE)({
        method: 'GET',
        path: HOST,
        summary: 'A host with its configuration.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: hostDetailSchema },
        errors: [],
    }),
    'hosts.update': (0,route/* route */.wE)({
        method: 'PATCH',
        path: HOST,
        summary: 'Gives a host another name, another configuration or both.',
        notes: 'A configuration stands in for all of the one there was. Runs keep what they began with.',
        access: 'key',
        repeatable: true,
        request: async () => hostUpdateSchema,
        reply: { status: 200, body: hostDetailSchema },
        errors: ['CONFLICT'],
    }),
    'hosts.delete': (0,route/* route */.wE)({
        method: 'DELETE',
        path: HOST,
        summary: 'Deletes a host.',
        notes: 'It is unknown from then on, to a repeat as well. Runs that named it keep their results.',
        access: 'key',
        repeatable: false,
        request: async () => hostDeleteSchema,
        reply: { status: 200, body: hostDeletedSchema },
        errors: [],
    }),
};


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


/***/ }),

/***/ 45595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serverOperationRoutes: () => (/* binding */ serverOperationRoutes)
/* harmony export */ });
/* harmony import */ var _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64289);
/* harmony import */ var _route_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35767);


const SERVER = '/projects/{projectId}/servers/{serverId}';
const REACHING = ['OAUTH_REQUIRED', 'SERVER_UNREACHABLE', 'TIMEOUT'];
const ASKING = [...REACHING, 'FEATURE_NOT_SUPPORTED'];
const PAGES = 'Items and cursors are the server’s own, as it writes them. A server that does not offer such things is refused with FEATURE_NOT_SUPPORTED.';
const VERBATIM = 'The answer is that of the server, letter for letter, whatever it tells. What the server refuses as wrong is refused with VALIDATION_ERROR.';
/** What a saved server is asked at once, each time over a connection of its own. */
const serverOperationRoutes = {
    'servers.validate': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/validate`,
        summary: 'Connects to a server, and tells what it says of itself.',
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverRequestSchema */ .c1,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverValidationSchema */ .co },
        errors: REACHING,
    }),
    'servers.doctor': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/doctor`,
        summary: 'Goes through all that it takes to use a server, and reports on each step.',
        notes: 'A server that does not work is a report too, with the status `error`, or `partial` where some of its lists cannot be had. One that needs an OAuth grant is refused with OAUTH_REQUIRED; `details.report` is the report then. Where it is known whose doing an error is, `blame` beside it and in `error.details` says `configuration` (it cannot be started as it is written), `server`, or `surroundings`.',
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverRequestSchema */ .c1,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .doctorReportSchema */ .ln },
        errors: ['OAUTH_REQUIRED'],
    }),
    'servers.checkOAuth': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/check-oauth`,
        summary: 'Whether a server needs an OAuth grant.',
        notes: 'A remote server is asked without a session; a local one needs none. Nothing is asked of the authorization servers that it names.',
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverRequestSchema */ .c1,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .oauthRequirementSchema */ .K6 },
        errors: ['SERVER_UNREACHABLE', 'TIMEOUT'],
    }),
    'servers.tools.list': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/tools`,
        summary: 'The tools of a server, page by page.',
        notes: PAGES,
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverPageRequestSchema */ .hg,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .toolPageSchema */ .tZ, serverItems: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .mcpToolSchema */ .EY },
        errors: ASKING,
    }),
    'servers.tools.call': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/tools/call`,
        summary: 'Calls a tool of a server.',
        notes: `${VERBATIM} A result with \`isError\` is an answer like others.`,
        access: 'key',
        repeatable: false,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverToolCallSchema */ .X_,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .callToolResultSchema */ .Ni },
        errors: ASKING,
    }),
    'servers.prompts.list': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/prompts`,
        summary: 'The prompts of a server, page by page.',
        notes: PAGES,
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverPageRequestSchema */ .hg,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .promptPageSchema */ .RX, serverItems: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .mcpPromptSchema */ .IE },
        errors: ASKING,
    }),
    'servers.prompts.get': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/prompts/get`,
        summary: 'Has a server render one of its prompts.',
        notes: VERBATIM,
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverPromptGetSchema */ .XE,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .getPromptResultSchema */ .tB },
        errors: ASKING,
    }),
    'servers.resources.list': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/resources`,
        summary: 'The resources of a server, page by page.',
        notes: PAGES,
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverPageRequestSchema */ .hg,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .resourcePageSchema */ .HJ, serverItems: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .mcpResourceSchema */ .i0 },
        errors: ASKING,
    }),
    'servers.resources.read': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/resources/read`,
        summary: 'Reads a resource of a server.',
        notes: `${VERBATIM} A resource that it does not have is NOT_FOUND where it says so.`,
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverResourceReadSchema */ .rX,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .readResourceResultSchema */ .pT },
        errors: ASKING,
    }),
    'servers.export': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/export`,
        summary: 'All tools, resources and prompts of a server in one document.',
        notes: 'What the server does not offer is an empty list.',
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverRequestSchema */ .c1,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverExportSchema */ .Jn },
        errors: REACHING,
    }),
    'servers.importTokens': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/oauth/import-tokens`,
        summary: 'Keeps OAuth tokens for a server, which the caller has got.',
        notes: 'From then on, what the caller does with the server shows it the token, which is renewed before it ends and where the server refuses it. They replace what was imported before, are for the owner of the key alone, and are never told. Where they can be renewed, the authorization server is asked about itself first.',
        access: 'key',
        // By then, those from before may have been renewed, and these be of no use any more.
        repeatable: false,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenImportSchema */ .qy,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensImportedSchema */ .gf },
        errors: ['SERVER_UNREACHABLE', 'TIMEOUT'],
    }),
};


/***/ }),

/***/ 58930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ROUTES: () => (/* binding */ ROUTES)
});

// EXTERNAL MODULE: ./build/contract/routes/account.js
var account = __webpack_require__(7417);
// EXTERNAL MODULE: ./build/contract/routes/chats.js + 1 modules
var chats = __webpack_require__(15156);
// EXTERNAL MODULE: ./build/contract/routes/comparison.js + 1 modules
var comparison = __webpack_require__(23292);
// EXTERNAL MODULE: ./build/contract/routes/hosts.js + 1 modules
var hosts = __webpack_require__(40597);
// EXTERNAL MODULE: ./build/contract/routes/ingest.js
var ingest = __webpack_require__(62020);
// EXTERNAL MODULE: ./build/contract/routes/organizations.js
var organizations = __webpack_require__(46702);
// EXTERNAL MODULE: ./build/contract/routes/projects.js
var projects = __webpack_require__(54442);
// EXTERNAL MODULE: ./build/contract/routes/runs.js + 1 modules
var runs = __webpack_require__(91241);
// EXTERNAL MODULE: ./build/contract/routes/servers/operations.js
var operations = __webpack_require__(45595);
// EXTERNAL MODULE: ./build/contract/routes/servers/servers.js
var servers = __webpack_require__(28917);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/contract/routes/route.js
var route = __webpack_require__(35767);
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
    'service.openapi': (0,route/* route */.wE)({
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

// EXTERNAL MODULE: ./build/contract/routes/suites.js
var suites = __webpack_require__(14733);
;// CONCATENATED MODULE: ./build/contract/routes/table.js












/**
 * Every route of the API by the name of its operation. What is not in here does not exist. A client
 * takes the part of its resource instead, so that it loads no shapes that it does not read.
 */
const ROUTES = {
    ...account/* accountRoutes */.Y,
    ...organizations/* organizationRoutes */.u,
    ...projects/* projectRoutes */.w,
    ...servers/* serverRoutes */.s,
    ...operations.serverOperationRoutes,
    ...hosts.hostRoutes,
    ...suites/* suiteRoutes */.f,
    ...runs/* runRoutes */.K,
    ...comparison.comparisonRoutes,
    ...chats.chatRoutes,
    ...ingest.ingestRoutes,
    ...serviceRoutes,
};


/***/ })

};
