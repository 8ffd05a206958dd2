export const id = 7846;
export const ids = [7846];
export const modules = {

/***/ 87846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCreateSchema: () => (/* binding */ runCreateSchema),
/* harmony export */   suiteCreateSchema: () => (/* binding */ suiteCreateSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27597);
/* harmony import */ var _cases_execution_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37285);
/* harmony import */ var _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74504);
/* harmony import */ var _cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21882);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83163);





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


/***/ })

};
