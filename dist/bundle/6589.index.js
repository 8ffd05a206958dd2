export const id = 6589;
export const ids = [6589,144];
export const modules = {

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
