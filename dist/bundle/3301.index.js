export const id = 3301;
export const ids = [3301,5682,144,6589];
export const modules = {

/***/ 55682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_ROWS: () => (/* binding */ MAX_ROWS),
/* harmony export */   MAX_ROW_VALUES: () => (/* binding */ MAX_ROW_VALUES),
/* harmony export */   ROW_ESSENTIALS: () => (/* binding */ ROW_ESSENTIALS),
/* harmony export */   appendRequest: () => (/* binding */ appendRequest),
/* harmony export */   appended: () => (/* binding */ appended),
/* harmony export */   finalizeRequest: () => (/* binding */ finalizeRequest),
/* harmony export */   finishedRun: () => (/* binding */ finishedRun),
/* harmony export */   reportRequest: () => (/* binding */ reportRequest),
/* harmony export */   row: () => (/* binding */ row),
/* harmony export */   startRequest: () => (/* binding */ startRequest),
/* harmony export */   startedRun: () => (/* binding */ startedRun),
/* harmony export */   uploadRequest: () => (/* binding */ uploadRequest),
/* harmony export */   uploadUrl: () => (/* binding */ uploadUrl)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34665);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9269);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74499);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40144);
/* harmony import */ var _trace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26589);






const MAX_ROWS = 200;
/** Most JSON values of a row. Of one with more, only the essentials are kept. */
const MAX_ROW_VALUES = 100_000;
/** Built out of titles by some reporters, so of any length. */
const externalId = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1);
/** Some reporters send the value itself where people read a text. */
const anyText = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY((value) => (typeof (value ?? '') === 'string' ? value : JSON.stringify(value)), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish());
const amount = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).nullish();
/** A finished iteration. Only its title, its result and its ids must fit. */
const row = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    caseTitle: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    externalIterationId: externalId().nullish(),
    /** Identity of the case. Newer reporters call it `caseId`. */
    externalCaseId: externalId().nullish(),
    caseId: externalId().nullish(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.membersOf)(anyText(), 'query', 'provider', 'model', 'error', 'errorDetails', 'expectedOutput'),
    durationMs: amount(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_trace_js__WEBPACK_IMPORTED_MODULE_2__.call).nullish(), 'expectedToolCalls', 'actualToolCalls'),
    tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.membersOf)(amount(), 'input', 'output', 'total')).nullish(),
    /** Text, a list of messages, or an object. */
    trace: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J().optional(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.membersOf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.openObject)().nullish(), 'metadata', 'advancedConfig', 'matchOptions'),
    isNegativeTest: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullish(),
    widgetSnapshots: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.openObject)()).nullish(),
});
/** Members without which a row cannot be told apart or counted. */
const ROW_ESSENTIALS = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_4__/* .namesIn */ .d)('caseTitle passed externalIterationId externalCaseId caseId');
const runLevel = {
    /** Created if there is none of this name. */
    suiteName: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(_lib_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .NAME_LIMIT */ .Uo),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.texts)('suiteDescription', 'notes', 'framework'),
    serverNames: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).nullish(),
    passCriteria: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ minimumPassRate: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(100) }).nullish(),
    /** Identity of the run in the project. */
    externalRunId: externalId(),
    ci: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.openObject)().nullish(),
    expectedIterations: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).nullish(),
    tags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).nullish(),
    /** Tells apart runs that were scored by other rules. */
    evaluationConfigHash: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(_lib_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .NAME_LIMIT */ .Uo).nullish(),
    /** Comes together with its hash. Its content is not stored. */
    hostConfig: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.openObject)().nullish(),
    hostConfigHash: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^[\da-f]{64}$/)
        .nullish(),
};
/** Read one by one, so that an odd member of a row costs that member. */
const rows = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()).max(MAX_ROWS);
const HOST_PAIR = ['hostConfig', 'hostConfigHash'];
function requirePair({ hostConfig, hostConfigHash }, context) {
    const [key, other] = hostConfig ? HOST_PAIR : HOST_PAIR.toReversed();
    if (!hostConfig === !hostConfigHash)
        return;
    (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .addMisfit */ .ql)(context, [key], { code: 'needs', key, other: [other] });
}
const startRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3(runLevel).superRefine(requirePair);
const reportRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ ...runLevel, results: rows }).superRefine(requirePair);
const appendRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ runId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.id)(), results: rows });
const finalizeRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    runId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.id)(),
    externalRunId: externalId().nullish(),
});
const uploadRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({});
const ok = zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true);
const outcome = {
    ok,
    runId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.id)(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.texts)('suiteId', 'projectId', 'status', 'result'),
    summary: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), failed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), passRate: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() })
        .nullish(),
};
/** What of the rows could not be read and was left out: at most 20. */
const leftOut = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).nullish();
const finishedRun = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...outcome, leftOut });
const startedRun = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...outcome, reused: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullish() });
const appended = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ok,
    inserted: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    skipped: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    total: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    leftOut,
});
const uploadUrl = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ok, uploadUrl: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });


/***/ }),

/***/ 40144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   errorBody: () => (/* binding */ errorBody),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   membersOf: () => (/* binding */ membersOf),
/* harmony export */   openObject: () => (/* binding */ openObject),
/* harmony export */   pageOf: () => (/* binding */ pageOf),
/* harmony export */   texts: () => (/* binding */ texts),
/* harmony export */   time: () => (/* binding */ time),
/* harmony export */   times: () => (/* binding */ times),
/* harmony export */   writtenText: () => (/* binding */ writtenText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34665);


const id = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1);
/** Epoch milliseconds. */
const time = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig();
/** When a resource was created and changed. */
const times = { createdAt: time().nullish(), updatedAt: time().nullish() };
/** An object that is handed on as it came. */
const openObject = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
/** A text that people write in files. Storage replaces half characters, and names are compared. */
const writtenText = (limit = _lib_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LIMIT */ .Uo) => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .trim()
    .min(1)
    .max(limit)
    .overwrite((value) => value.toWellFormed());
const membersOf = (schema, ...names) => 
// The names of entries are lost in their type.
Object.fromEntries(names.map((name) => [name, schema]));
const texts = (...names) => membersOf(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(), ...names);
/** A page of a collection. The last one has no `nextCursor`. */
const pageOf = (item) => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ items: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item), nextCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() });
const errorBody = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    details: openObject().nullish(),
});


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
