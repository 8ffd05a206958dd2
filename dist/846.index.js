export const id = 846;
export const ids = [846];
export const modules = {

/***/ 74504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ passCriteriaSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

/** `minimumPassRate` is percent, 0 to 100. */
const passCriteriaSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ minimumPassRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100) });


/***/ }),

/***/ 22036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tz: () => (/* binding */ matchOptionsSchema),
  SE: () => (/* binding */ stepSchema),
  aj: () => (/* binding */ testCaseSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
;// CONCATENATED MODULE: ./build/contract/cases/assertion.js


const toolName = schemas/* string */.YjP().min(1);
const argumentMatching = schemas/* enum */.k5n(['partial', 'exact', 'ignore']);
/** A pattern that cannot be read is a mistake of whoever wrote it, not a failure of the servers. */
const pattern = schemas/* string */.YjP()
    .min(1)
    .superRefine((source, context) => {
    const problem = regexProblem(source);
    if (problem !== undefined)
        context.addIssue({ code: 'custom', message: problem });
});
function regexProblem(source) {
    try {
        new RegExp(source);
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
/** Assertions judged on the transcript, keyed on `type`. */
const transcriptAssertionSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('toolCalledWith'),
        toolName,
        args: schemas/* strictObject */.rej({
            args: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
            argumentMatching: argumentMatching.optional(),
        }),
        minCount: schemas/* int */.Whr().min(1).optional(),
    }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('toolCalledAtLeastOnce'), toolName }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('toolNeverCalled'), toolName }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('firstToolWas'), toolName }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('responseContains'),
        needle: schemas/* string */.YjP().min(1),
        caseSensitive: schemas/* boolean */.zMY().optional(),
    }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('responseMatches'), pattern }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('noToolErrors') }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('finalAssistantMessageNonEmpty') }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('tokenBudgetUnder'), tokens: schemas/* int */.Whr().min(1) }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('turnCountUnder'), turns: schemas/* int */.Whr().min(1) }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('widgetRendered'), toolName: toolName.optional() }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('widgetRenderLatencyUnder'),
        ms: schemas/* int */.Whr().min(1),
        toolName: toolName.optional(),
    }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('widgetNoConsoleErrors'), toolName: toolName.optional() }),
]);
/** Its number is written so that no reader takes it for a status from 500 on. */
const widgetTextSchema = schemas/* string */.YjP()
    .max(limits/* LIMITS */.b1.widgetTextLength, `must have at most ${limits/* LIMITS */.b1.widgetTextLength / 1000} thousand characters`);
/** Where a widget assertion or interaction looks: at least one way to find the element. */
const locatorSchema = schemas/* strictObject */.rej({
    role: schemas/* strictObject */.rej({
        role: schemas/* string */.YjP().min(1),
        name: schemas/* string */.YjP().optional(),
        exact: schemas/* boolean */.zMY().optional(),
    })
        .optional(),
    text: widgetTextSchema.optional(),
    css: schemas/* string */.YjP().optional(),
    testId: schemas/* string */.YjP().optional(),
    nth: schemas/* int */.Whr().min(0).optional(),
})
    .refine(({ role, text, css, testId }) => [role, text, css, testId].some(Boolean), {
    message: 'name the element by role, text, css or testId',
});
/** Assertions judged on a live widget, keyed on `kind`. */
const widgetAssertionSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('textVisible'), toolName, text: widgetTextSchema }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('elementVisible'), toolName, target: locatorSchema }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('elementHidden'), toolName, target: locatorSchema }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('inputValue'),
        toolName,
        target: locatorSchema,
        equals: widgetTextSchema,
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('widgetToolCalled'), toolName, calledToolName: toolName }),
]);
const assertionSchema = schemas/* union */.KCZ([transcriptAssertionSchema, widgetAssertionSchema]);

;// CONCATENATED MODULE: ./build/contract/cases/test-case.js



const stepId = schemas/* string */.YjP().min(1);
const interactionSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('click'),
        target: locatorSchema,
        clickType: schemas/* enum */.k5n(['left', 'double', 'right']).optional(),
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('type'),
        target: locatorSchema,
        text: widgetTextSchema,
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('key'), key: schemas/* string */.YjP().min(1) }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('scroll'),
        direction: schemas/* enum */.k5n(['up', 'down']),
        amount: schemas/* int */.Whr().positive().optional(),
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('wait'), ms: schemas/* int */.Whr().min(1).max(limits/* LIMITS */.b1.interactWaitMs) }),
]);
/** One step of a test case; steps run in order. */
const stepSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ id: stepId, kind: schemas/* literal */.euz('prompt'), prompt: schemas/* string */.YjP().min(1) }),
    schemas/* strictObject */.rej({
        id: stepId,
        kind: schemas/* literal */.euz('toolCall'),
        serverName: schemas/* string */.YjP().min(1),
        serverId: schemas/* string */.YjP().min(1).optional(),
        toolName: schemas/* string */.YjP().min(1),
        arguments: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
        renderTimeoutMs: schemas/* int */.Whr().min(1).max(limits/* LIMITS */.b1.renderTimeoutMs).optional(),
    }),
    schemas/* strictObject */.rej({
        id: stepId,
        kind: schemas/* literal */.euz('interact'),
        toolName: schemas/* string */.YjP().min(1),
        action: interactionSchema,
    }),
    schemas/* strictObject */.rej({ id: stepId, kind: schemas/* literal */.euz('assert'), assertion: assertionSchema }),
]);
/** How expected tool calls are held against the actual ones. Both published vocabularies are read. */
const matchOptionsSchema = schemas/* strictObject */.rej({
    toolCallOrder: schemas/* enum */.k5n(['ignore', 'strict', 'superset', 'any', 'in-order', 'exact']).optional(),
    maxExtraToolCalls: schemas/* int */.Whr().min(0).nullable().optional(),
    extraToolCalls: schemas/* union */.KCZ([schemas/* literal */.euz('unlimited'), schemas/* int */.Whr().min(0)]).optional(),
    allowExtraToolCalls: schemas/* boolean */.zMY().optional(),
    argumentMatching: schemas/* enum */.k5n(['partial', 'exact', 'ignore']).optional(),
    arguments: schemas/* enum */.k5n(['partial', 'exact', 'ignore']).optional(),
});
/** Overrides of how the model is called. Other keys are kept, since services differ. */
const advancedConfigSchema = schemas/* looseObject */._H3({
    system: schemas/* string */.YjP().optional(),
    temperature: schemas/* number */.aig().optional(),
    toolChoice: schemas/* unknown */.L5J().optional(),
});
/** A test case of a suite or a run. */
const testCaseSchema = schemas/* strictObject */.rej({
    title: schemas/* string */.YjP().min(1),
    steps: schemas/* array */.YOg(stepSchema).min(1).max(limits/* LIMITS */.b1.stepsPerCase),
    runs: schemas/* int */.Whr().min(1).max(limits/* LIMITS */.b1.iterationsPerCase).optional(),
    model: schemas/* string */.YjP().min(1).optional(),
    provider: schemas/* string */.YjP().min(1).optional(),
    isNegativeTest: schemas/* boolean */.zMY().optional(),
    expectedOutput: schemas/* string */.YjP().optional(),
    scenario: schemas/* string */.YjP().optional(),
    advancedConfig: advancedConfigSchema.optional(),
    matchOptions: matchOptionsSchema.optional(),
    predicates: schemas/* strictObject */.rej({
        mode: schemas/* enum */.k5n(['inherit', 'replace', 'extend']),
        list: schemas/* array */.YOg(transcriptAssertionSchema),
    })
        .optional(),
});


/***/ }),

/***/ 87846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCreateSchema: () => (/* binding */ runCreateSchema),
/* harmony export */   suiteCreateSchema: () => (/* binding */ suiteCreateSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74504);
/* harmony import */ var _cases_test_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22036);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83163);




// Apart from what is read: a client loads these schemas, the most costly ones to build, only when
// it creates something.
/** POST /eval-suites. */
const suiteCreateSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    description: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    serverIds: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1)).min(1),
    serverNames: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    provider: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional(),
    passCriteria: _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .passCriteriaSchema */ .w.optional(),
    tags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_cases_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testCaseSchema */ .aj).min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.testsPerRequest),
});
/**
 * POST /eval-runs. Form A names `suiteId` (with `tests`, these are stored into the suite, and they
 * alone run; with `caseIds`, these run); form B names `suiteName`, `tests` and `serverIds`. `model`
 * and `provider` beside them are the default of tests that name none.
 */
const runCreateSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    suiteId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional(),
    suiteName: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional(),
    suiteDescription: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_cases_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testCaseSchema */ .aj).max(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.testsPerRequest).optional(),
    serverIds: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1)).min(1).optional(),
    serverNames: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional(),
    provider: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional(),
    /** Provider name to key. */
    modelApiKeys: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    passCriteria: _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .passCriteriaSchema */ .w.optional(),
    iterationOverride: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1.iterationsPerCase).optional(),
    suiteRerun: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    caseIds: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1)).min(1).optional(),
    matchOptionsOverride: _cases_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .matchOptionsSchema */ .tz.optional(),
    idempotencyKey: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(256).optional(),
});


/***/ })

};
