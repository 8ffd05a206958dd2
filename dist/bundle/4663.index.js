export const id = 4663;
export const ids = [4663];
export const modules = {

/***/ 44663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CONTENT_TYPES: () => (/* binding */ CONTENT_TYPES),
/* harmony export */   MATCHINGS: () => (/* binding */ MATCHINGS),
/* harmony export */   assertion: () => (/* binding */ assertion),
/* harmony export */   contentAssertion: () => (/* binding */ contentAssertion),
/* harmony export */   isOfResult: () => (/* binding */ isOfResult),
/* harmony export */   isOfTranscript: () => (/* binding */ isOfTranscript),
/* harmony export */   jsonPathAssertion: () => (/* binding */ jsonPathAssertion),
/* harmony export */   resultAssertion: () => (/* binding */ resultAssertion),
/* harmony export */   transcriptAssertion: () => (/* binding */ transcriptAssertion),
/* harmony export */   within: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9269);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91600);



/** Types of parts of a result, in the words of MCP. */
const CONTENT_TYPES = ['text', 'image', 'audio', 'resource', 'resource_link'];
/** How arguments of a call are compared with the expected ones. */
const MATCHINGS = ['partial', 'exact', 'ignore'];
const MAX_MASKS = 50;
const assertionOf = (type, shape, description) => zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(type), ...shape }).describe(description);
const toolName = (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)();
const count = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional();
/** Where the JSON of a result is. */
const within = () => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['structuredContent', 'text', 'result'])
    .optional()
    .describe('Where the JSON is. Without it: the structured content, else the text; the whole result of prompts, resources and lists.');
/** Conditions for the values at a JSON path. */
const jsonPathAssertion = assertionOf('jsonPath', {
    path: (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonPath */ .U1)(),
    in: within(),
    exists: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional().describe('`false` stands alone: no value is there.'),
    equals: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional().describe('Each value is this one, of the same type.'),
    contains: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional().describe('Each text contains it, or each list has this item.'),
    matches: (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T1)().optional().describe('Each value is a text that matches.'),
    min: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional().describe('Each value is a number, at least this one.'),
    max: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional().describe('Each value is a number, at most this one.'),
    count: count().describe('Members of the value, or values if the path can lead to several.'),
    minCount: count(),
    maxCount: count(),
}, 'The values at a JSON path meet all conditions. Where no value is, only `exists: false` holds, and a number of values such as `count: 0` if what stands before the first `*` or filter is there.');
/** Conditions for the parts of a result. */
const contentAssertion = assertionOf('hasContent', {
    contentType: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(CONTENT_TYPES).optional(),
    mimeType: (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)().optional().describe('`image/*` stands for all images.'),
    uri: (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)().optional().describe('The URI of a resource.'),
    minBytes: count().describe('Fewest bytes of each part.'),
    maxBytes: count().describe('Most bytes of each part.'),
    count: count().describe('Number of such parts.'),
    minCount: count().describe('Fewest such parts; 1 if no number is given.'),
    maxCount: count().describe('Most such parts.'),
}, 'The result has parts that meet all conditions.');
const mask = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path: (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonPath */ .U1)() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ pattern: (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T1)() }),
]);
/** A JSON Schema, or `true` or `false`. */
const jsonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())]);
/** What must hold for a result of a server. Each type is judged in `judge/results.ts`. */
const resultAssertion = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('type', [
    assertionOf('textContains', { needle: (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), caseSensitive: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional() }, 'The text contains it. Letter case does not count unless `caseSensitive`.'),
    assertionOf('textEquals', { text: (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(0) }, 'The text is this one, to the letter.'),
    assertionOf('textMatches', { pattern: (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T1)() }, 'The text matches the pattern somewhere.'),
    jsonPathAssertion,
    assertionOf('matchesSchema', { schema: jsonSchema, in: within() }, 'The JSON is valid by a JSON Schema: 2020-12, 2019-09 or draft-07.'),
    assertionOf('matchesOutputSchema', {}, 'The structured content is valid by the `outputSchema` of the tool.'),
    contentAssertion,
    assertionOf('sizeUnder', { bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1) }, 'The result has fewer bytes as JSON.'),
    assertionOf('latencyUnder', { ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1) }, 'The server answered in less time. Its start does not count.'),
    assertionOf('isError', { value: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional() }, 'The result is an error; with `value: false`, it is none.'),
    assertionOf('matchesSnapshot', {
        snapshot: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()
            .optional()
            .describe('Without it the assertion fails and shows the value.'),
        mask: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(mask).max(MAX_MASKS).optional().describe('What may differ each time.'),
        in: within(),
    }, 'The JSON, or else the text, equals what was recorded. What `mask` names may hold any value in the snapshot, such as the recorded one or `[masked]`. Each path of it leads to a value of the result.'),
]);
/** What must hold for the calls and the answer of a model. Each type is judged in `judge/calls.ts`. */
const transcriptAssertion = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('type', [
    assertionOf('toolCalledWith', {
        toolName,
        args: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
            args: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
            argumentMatching: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(MATCHINGS).optional(),
        }),
        minCount: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).optional(),
    }, 'The tool was called with these arguments. With `partial`, the default, more keys are fine, a type word such as `string` stands for any value of the type, and an object with exactly one key of `contains`, `equals`, `matches`, `oneOf` and `type` is a condition.'),
    assertionOf('toolCalledAtLeastOnce', { toolName }, 'The tool was called.'),
    assertionOf('toolNeverCalled', { toolName }, 'The tool was not called.'),
    assertionOf('firstToolWas', { toolName }, 'The first call was one of this tool.'),
    assertionOf('responseContains', { needle: (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), caseSensitive: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional() }, 'The last answer contains it. Letter case does not count unless `caseSensitive`.'),
    assertionOf('responseMatches', { pattern: (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T1)() }, 'The last answer matches the pattern somewhere.'),
    assertionOf('finalAssistantMessageNonEmpty', {}, 'The last answer has more than white space.'),
    assertionOf('noToolErrors', {}, 'No call ended in an error, other than expected ones.'),
    assertionOf('tokenBudgetUnder', { tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1) }, 'The model used fewer tokens.'),
    assertionOf('turnCountUnder', { turns: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1) }, 'The model answered fewer times.'),
]);
/** Assertions about widgets, which this service refuses: it renders none. */
const WIDGET_TYPES = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .d)('widgetRendered widgetRenderLatencyUnder widgetNoConsoleErrors');
const WIDGETS = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .d)('textVisible elementVisible elementHidden inputValue widgetToolCalled');
const widgetAssertion = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(WIDGET_TYPES) }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .undefined */ .Vxk().optional(), kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(WIDGETS) }),
]);
const assertion = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('type', [
    resultAssertion,
    transcriptAssertion,
    widgetAssertion,
]);
const RESULT_TYPES = new Set(resultAssertion.options.map(({ shape }) => shape.type.value));
const TRANSCRIPT_TYPES = new Set(transcriptAssertion.options.map(({ shape }) => shape.type.value));
/** Whether an assertion is about the last result of a server step. */
const isOfResult = (one) => RESULT_TYPES.has(one.type ?? '');
/** Whether an assertion is about calls or an answer. */
const isOfTranscript = (one) => TRANSCRIPT_TYPES.has(one.type ?? '');


/***/ }),

/***/ 91600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   T1: () => (/* binding */ pattern),
/* harmony export */   U1: () => (/* binding */ jsonPath),
/* harmony export */   UU: () => (/* binding */ name)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89862);
/* harmony import */ var _lib_json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61555);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74499);




const MAX_TEXT = 100_000;
const MAX_PATTERN = 10_000;
const MAX_PATH = 1_000;
/** A name of a tool, server, prompt or step. */
const name = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(500);
const text = (min = 1) => zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(min).max(MAX_TEXT);
/** A regular expression of JavaScript without flags. */
const pattern = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .min(1)
    .max(MAX_PATTERN)
    .superRefine((source, context) => {
    try {
        new RegExp(source);
        // The form of JavaScript.
        if (/^\/[^/]+\/(?:gi?|ig?)$/.test(source))
            throw new Error('slashes and flags');
        if (/^\\A|(?:^|[^\\])(?:\\\\)*\\[Zz]$/.test(source))
            throw new Error('no \\A or \\Z');
    }
    catch (error) {
        // The engine quotes the pattern before it says what is wrong.
        const detail = (0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).split('/: ').at(-1) ?? '';
        (0,_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .addMisfit */ .ql)(context, [], { code: 'syntax', format: 'regular expression', detail });
    }
})
    .describe('A regular expression of JavaScript, without flags.');
/** A JSON path by RFC 9535. */
const jsonPath = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .min(1)
    .max(MAX_PATH)
    .superRefine((path, context) => {
    const detail = (0,_lib_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .pathMistake */ .qr)(path);
    if (detail !== null)
        (0,_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .addMisfit */ .ql)(context, [], { code: 'syntax', format: 'JSON path', detail });
})
    .describe('A JSON path such as `$.items[0].id`.');


/***/ })

};
