export const id = 9539;
export const ids = [9539,4663,6695,8077];
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
const WIDGET_TYPES = [
    'widgetRendered',
    'widgetRenderLatencyUnder',
    'widgetNoConsoleErrors',
];
const WIDGET_KINDS = [
    'textVisible',
    'elementVisible',
    'elementHidden',
    'inputValue',
    'widgetToolCalled',
];
const widgetAssertion = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(WIDGET_TYPES) }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .undefined */ .Vxk().optional(), kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(WIDGET_KINDS) }),
]);
/** What must hold. */
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

/***/ 88077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HOSTED_CASES: () => (/* binding */ HOSTED_CASES),
/* harmony export */   HOSTED_RUNS: () => (/* binding */ HOSTED_RUNS),
/* harmony export */   MAX_CASES: () => (/* binding */ MAX_CASES),
/* harmony export */   MAX_RUNS: () => (/* binding */ MAX_RUNS),
/* harmony export */   MAX_STEPS: () => (/* binding */ MAX_STEPS),
/* harmony export */   matchRulesOf: () => (/* binding */ matchRulesOf),
/* harmony export */   restrictsCalls: () => (/* binding */ restrictsCalls),
/* harmony export */   testCase: () => (/* binding */ testCase)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _assertions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44663);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56695);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91600);




const MAX_CASES = 10_000;
const MAX_STEPS = 200;
/** Most iterations of a case. */
const MAX_RUNS = 1_000;
/** What services of others take. */
const HOSTED_CASES = 100;
const HOSTED_RUNS = 10;
const MAX_PREDICATES = 50;
const toolChoice = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['auto', 'none', 'required']),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('tool'), toolName: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)() }),
]);
/** How the model of a case is called. Unknown keys would change what is measured, unseen. */
const advancedConfig = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    system: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)().optional().describe('The system prompt.'),
    temperature: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(2).optional(),
    toolChoice: toolChoice.optional().describe('Of the first answer.'),
});
/** How expected calls are compared with the actual ones, in both vocabularies of the API. */
const matchOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    toolCallOrder: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['ignore', 'any', 'superset', 'in-order', 'strict', 'exact']).optional(),
    maxExtraToolCalls: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).nullish(),
    extraToolCalls: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('unlimited'), zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0)]).optional(),
    allowExtraToolCalls: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    argumentMatching: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_assertions_js__WEBPACK_IMPORTED_MODULE_0__.MATCHINGS).optional(),
    arguments: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_assertions_js__WEBPACK_IMPORTED_MODULE_0__.MATCHINGS).optional(),
});
/** One test of a suite. */
const testCase = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    title: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(),
    runs: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).max(MAX_RUNS).optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional(),
    provider: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional().describe('The provider of the model.'),
    steps: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_steps_js__WEBPACK_IMPORTED_MODULE_1__.step).min(1).max(MAX_STEPS),
    isNegativeTest: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional().describe('The model must call no tool.'),
    expectedOutput: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional().describe('Stored, and not judged.'),
    scenario: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional().describe('Stored, and not judged.'),
    advancedConfig: advancedConfig.optional().describe('How the model is called.'),
    matchOptions: matchOptions.optional().describe('How calls are compared.'),
    predicates: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        mode: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['inherit', 'replace', 'extend']),
        list: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_assertions_js__WEBPACK_IMPORTED_MODULE_0__.transcriptAssertion).max(MAX_PREDICATES),
    })
        .optional()
        .describe('Assertions about the whole case.'),
});
/** `in-order`: others may come between. `exact`: in this order, and no others. */
const ORDERS = {
    ignore: 'any',
    any: 'any',
    superset: 'in-order',
    'in-order': 'in-order',
    strict: 'exact',
    exact: 'exact',
};
/** Reads match options in both vocabularies, and fills in the defaults. */
function matchRulesOf(options = {}) {
    const { toolCallOrder, maxExtraToolCalls, extraToolCalls, allowExtraToolCalls } = options;
    const order = ORDERS[toolCallOrder ?? 'any'];
    const extra = maxExtraToolCalls ?? (extraToolCalls === 'unlimited' ? null : extraToolCalls);
    const allowed = allowExtraToolCalls === false ? 0 : null;
    /** Calls beyond the expected ones; null: any number. */
    const maxExtraCalls = order === 'exact' ? 0 : (extra ?? allowed);
    const argumentMatching = options.argumentMatching ?? options.arguments ?? 'partial';
    return { order, maxExtraCalls, argumentMatching };
}
/** Whether match rules ask more than each assertion does by itself. */
const restrictsCalls = ({ order, maxExtraCalls }) => order !== 'any' || maxExtraCalls !== null;


/***/ }),

/***/ 56695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asksServer: () => (/* binding */ asksServer),
/* harmony export */   callArguments: () => (/* binding */ callArguments),
/* harmony export */   capture: () => (/* binding */ capture),
/* harmony export */   step: () => (/* binding */ step)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74499);
/* harmony import */ var _assertions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44663);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91600);




/** Most characters of the arguments of a call, as JSON. */
const MAX_ARGUMENTS = 100_000;
const MAX_EXPECTATIONS = 50;
const id = (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)().describe('Tells the step from the others of its case.');
/** Arguments of a call. */
const callArguments = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J())
    .default({})
    .superRefine((value, context) => {
    if (JSON.stringify(value).length <= MAX_ARGUMENTS)
        return;
    (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .addMisfit */ .ql)(context, [], { code: 'range', what: 'string', min: null, max: MAX_ARGUMENTS });
});
const expectedError = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ contains: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)().optional(), matches: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .pattern */ .T1)().optional() })
        .superRefine((0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .needsAny */ .Uj)('expectError', ['contains', 'matches'])),
]);
const capture = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonPath */ .U1)(),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ path: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonPath */ .U1)(), in: (0,_assertions_js__WEBPACK_IMPORTED_MODULE_1__.within)() }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        pattern: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .pattern */ .T1)(),
        as: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('number').optional().describe('What the text is turned into.'),
    }),
]);
/** What each step that asks a server can say. */
const server = {
    serverName: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)().optional().describe('May be left out if the run has one server.'),
    serverId: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)().optional().describe('Counts more than the name.'),
    expectError: expectedError
        .optional()
        .describe('The step must end in an error of the tool or of the protocol.'),
    expect: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_assertions_js__WEBPACK_IMPORTED_MODULE_1__.resultAssertion).max(MAX_EXPECTATIONS).optional(),
    capture: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[A-Za-z_]\w{0,63}$/), capture)
        .optional()
        .describe('Values of the result by name. Later steps write `{{name}}`.'),
};
const serverStep = (kind, shape, description) => zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id, kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(kind), ...shape, ...server }).describe(description);
/** Steps that ask a server, and assert their own success unless they expect an error. */
const serverSteps = [
    serverStep('toolCall', {
        toolName: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(),
        arguments: callArguments(),
        renderTimeoutMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).optional().describe('Has no effect: no widgets are shown.'),
    }, 'Calls a tool.'),
    serverStep('promptGet', { promptName: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(), arguments: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional() }, 'Gets a prompt of a server. No model sees it.'),
    serverStep('resourceRead', { uri: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)() }, 'Reads a resource.'),
    serverStep('toolList', {}, 'Lists the tools of a server, as `{tools: […]}`.'),
    serverStep('promptList', {}, 'Lists the prompts of a server, as `{prompts: […]}`.'),
    serverStep('resourceList', {}, 'Lists the resources of a server, as `{resources: […]}`.'),
    serverStep('resourceTemplateList', {}, 'Lists the resource templates of a server, as `{resourceTemplates: […]}`.'),
];
/** One step of a case. */
const step = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id, kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('prompt'), prompt: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)() })
        .describe('Sends a text to the model, with the tools of all servers.'),
    ...serverSteps,
    zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ id, kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('interact') })
        .describe('Acts on a widget. This service refuses it.'),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id, kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('assert'), assertion: _assertions_js__WEBPACK_IMPORTED_MODULE_1__.assertion })
        .describe('Asserts something of the steps before it.'),
]);
const SERVER_KINDS = new Set(serverSteps.map(({ shape }) => shape.kind.value));
/** Whether a step asks a server, and so has a result. */
const asksServer = (one) => SERVER_KINDS.has(one.kind);


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
/** A text that is compared with. */
const text = (min = 1) => zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(min).max(MAX_TEXT);
/** A regular expression of JavaScript without flags. */
const pattern = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .min(1)
    .max(MAX_PATTERN)
    .superRefine((source, context) => {
    try {
        new RegExp(source);
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


/***/ }),

/***/ 12727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ TERMINAL_STATUSES),
/* harmony export */   Fq: () => (/* binding */ knownResult),
/* harmony export */   OJ: () => (/* binding */ pagesByBody),
/* harmony export */   TC: () => (/* binding */ STATUS_OF_CODE),
/* harmony export */   _2: () => (/* binding */ readsResults),
/* harmony export */   fv: () => (/* binding */ errorCodes),
/* harmony export */   xb: () => (/* binding */ OPERATIONS)
/* harmony export */ });
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44842);

const OPERATIONS = Object.keys(_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .routes */ .JZ);
/** Whether it reads a run back, so that trouble says nothing about what the user wrote. */
const readsResults = (operation) => _routes_js__WEBPACK_IMPORTED_MODULE_0__/* .routes */ .JZ[operation].path.includes('{runId}');
/** Whether a list pages by its body instead of its query. */
const pagesByBody = (operation) => _routes_js__WEBPACK_IMPORTED_MODULE_0__/* .routes */ .JZ[operation].method === 'POST';
/** Of a run that has ended. */
const TERMINAL_STATUSES = ['completed', 'failed', 'cancelled', 'timed_out'];
/** A result that this edition knows. */
const knownResult = (result) => result === 'passed' || result === 'failed' ? result : null;
/** Error codes and their HTTP status. */
const STATUS_OF_CODE = {
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
/** The codes that an operation can answer with. */
function errorCodes(operation) {
    const { group, path, body, query, mayConflict } = _routes_js__WEBPACK_IMPORTED_MODULE_0__/* .routes */ .JZ[operation];
    const codes = ['UNAUTHORIZED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL_ERROR'];
    const names = query;
    if (body !== null || names.length > 0)
        codes.push('VALIDATION_ERROR');
    if (path.includes('{') || names.includes('projectId'))
        codes.push('NOT_FOUND');
    if (mayConflict)
        codes.push('CONFLICT');
    if (group === 'servers') {
        codes.push('OAUTH_REQUIRED', 'FEATURE_NOT_SUPPORTED', 'SERVER_UNREACHABLE', 'TIMEOUT');
    }
    return codes;
}


/***/ }),

/***/ 66517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ tools_command)
});

// EXTERNAL MODULE: ./build/src/api/client/service-error.js
var service_error = __webpack_require__(28836);
// EXTERNAL MODULE: ./build/src/api/validation.js
var validation = __webpack_require__(74499);
// EXTERNAL MODULE: ./build/src/inputs/config.js
var inputs_config = __webpack_require__(38457);
// EXTERNAL MODULE: ./build/src/inputs/rows.js
var rows = __webpack_require__(49654);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var errors = __webpack_require__(89862);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/report/place.js
var place = __webpack_require__(13099);
// EXTERNAL MODULE: ./build/src/session/session.js
var session_session = __webpack_require__(34190);
// EXTERNAL MODULE: ./build/src/words/messages.js
var messages = __webpack_require__(18763);
// EXTERNAL MODULE: ./build/src/words/lines.js
var lines = __webpack_require__(65416);
// EXTERNAL MODULE: ./build/src/words/verdicts.js
var verdicts = __webpack_require__(46577);
;// CONCATENATED MODULE: ./build/src/words/tools.js


const MAX_DEPTH = 3;
/** Lists tools in lines. They are what a server sent: any member can be missing or wrong. */
function describeTools(server, tools) {
    return [`${(0,lines/* shown */.SP)(server)}: ${(0,verdicts/* count */.U9)(tools.length, 'tool')}`, ...tools.flatMap(describeTool)];
}
function describeTool({ name, description, inputSchema, annotations }) {
    const hints = Object.entries(Object(annotations)).flatMap(([key, value]) => typeof value === 'boolean' ? [`${key}: ${value}`] : []);
    const end = hints.length === 0 ? '' : ` (${hints.join(', ')})`;
    const first = typeof description === 'string' ? description.trim().split('\n', 1) : [];
    const { properties, required } = Object(inputSchema);
    const args = Object.entries(Object(properties)).map(([key, schema]) => {
        const isRequired = Array.isArray(required) && required.includes(key);
        return `    ${(0,lines/* shown */.SP)(`${key}: ${typeOf(schema, 0)}${isRequired ? ', required' : ''}`)}`;
    });
    return [(0,lines/* shown */.SP)(`- ${[`${name}${end}`, ...first].join(': ')}`), ...args];
}
/** The type of an argument by its JSON Schema, as far as it says one. */
function typeOf(schema, depth) {
    const { type, enum: values, const: only, items, anyOf, oneOf } = Object(schema);
    const options = anyOf ?? oneOf;
    if (only !== undefined)
        return JSON.stringify(only);
    if (Array.isArray(values))
        return values.map((value) => JSON.stringify(value)).join(' or ');
    if (depth > MAX_DEPTH)
        return 'any';
    if (Array.isArray(options))
        return options.map((one) => typeOf(one, depth + 1)).join(' or ');
    if (type === 'array')
        return `list of ${typeOf(items, depth + 1)}`;
    return type === undefined ? 'any' : [type].flat().join(' or ');
}

// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(24953);
// EXTERNAL MODULE: ./build/src/cli/options.js
var options = __webpack_require__(50698);
;// CONCATENATED MODULE: ./build/src/cli/tools.js












const OPTIONS = {
    'mcp-config': options/* mcpConfig */.nX,
    json: (0,options/* flag */.Jt)().describe('Prints one line of JSON for each server, with all that it sent.'),
    dotenv: options/* dotenv */.PM,
};
/** Runs `tools [SERVER]`: connects to each server of the list, and shows its tools. */
const tools_command = (0,command/* defineCommand */.NB)(OPTIONS, 1, async (given, environment, write) => {
    const { logger, redactor } = environment;
    const { 'mcp-config': list, json } = given.values;
    const { config } = (0,inputs_config/* readConfig */.X)(new Map([[rows/* INPUTS */.mc.mcpConfig.name, list]]), []);
    const session = await (0,session_session/* openSession */.f)(config, environment);
    if ('problems' in session)
        return session;
    try {
        const [wanted] = given.operands;
        const servers = session.servers.filter(({ name }) => name === (wanted ?? name));
        if (wanted !== undefined && servers.length === 0) {
            const names = session.servers.map(({ name }) => name);
            const data = (0,validation/* notFoundProblem */.nh)('server', wanted, names);
            return { problems: [{ place: (0,place/* placeOfFile */.T2)(list), data }] };
        }
        logger.progress(messages/* MESSAGES */.n.starting(servers.map(({ name }) => name)));
        const listings = await Promise.all(servers.map((server) => listTools(server, session)));
        for (const { server, tools: sent, troubles } of listings) {
            const shown = sent.map((tool) => Object(redactor.json(tool, limits/* TEXT_LIMIT */.W$)));
            if (json)
                write(JSON.stringify({ server, tools: shown, troubles }));
            else if (sent.length > 0 || troubles.length === 0) {
                for (const line of describeTools(server, shown))
                    write(line);
            }
            for (const trouble of troubles)
                logger.error(`${server}: ${trouble}`);
        }
        if (listings.some(({ isInvalid }) => isInvalid))
            return command/* EXIT_CODES */.ai.invalid;
        const isSound = listings.every(({ troubles }) => troubles.length === 0);
        return isSound ? command/* EXIT_CODES */.ai.passed : command/* EXIT_CODES */.ai.failed;
    }
    finally {
        await session.close().catch((error) => logger.debug((0,errors/* stackOf */.US)(error)));
    }
});
/** Asks a server for its tools, and for what is wrong with it or with them, in sentences. */
async function listTools({ id, name: server }, { client, projectId, environment: { signal } }) {
    const parameters = { projectId, serverId: id };
    const tools = [];
    try {
        for await (const tool of client.list('listTools', { parameters, signal }))
            tools.push(tool);
        const { checks } = await client.call('diagnoseServer', { parameters, signal });
        const { status, detail = '' } = checks['tools'] ?? {};
        return { server, tools, troubles: status === 'error' ? [detail] : [], isInvalid: false };
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._))
            throw error;
        const { details, failure } = error;
        // A server need not offer tools.
        const isSound = details['capability'] === 'tools';
        const isInvalid = !isSound && details['blame'] === 'configuration';
        return { server, tools, troubles: isSound ? [] : [failure.message], isInvalid };
    }
}


/***/ }),

/***/ 68101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ HAS_TABLE),
/* harmony export */   EX: () => (/* binding */ hasLivingMember),
/* harmony export */   fR: () => (/* binding */ killMarked),
/* harmony export */   l6: () => (/* binding */ MARK_VARIABLE),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89862);
/** Looks into /proc, which only Linux has. Elsewhere nothing is found. */


/** A process may start another one while both are looked for. */
const MAX_LOOKS = 10;
/** Processes that are dead, and stay until someone asks how they ended. */
const DEAD = ['Z', 'X'];
const HAS_TABLE = process.platform === 'linux';
/** In the environment of each process that is started. Its value is a mark. */
const MARK_VARIABLE = 'MCP_EVAL_GATE_PROCESS';
/**
 * Kills each process that has a mark in its environment, and what it has passed the mark on to. The
 * part before the point is the mark of all groups of a run. Returns how many there were.
 */
function killMarked(mark) {
    const marks = [`${MARK_VARIABLE}=${mark}\0`, `${MARK_VARIABLE}=${mark}.`];
    const killed = new Set();
    for (let look = 0; look < MAX_LOOKS; look += 1) {
        const found = processesWith('environ', (content) => marks.some((marked) => content.includes(marked)));
        if (found.length === 0)
            break;
        for (const pid of found) {
            sendSignal(pid, 'SIGKILL');
            killed.add(pid);
        }
    }
    return killed.size;
}
/** Whether a process group has a member that is not dead. */
function hasLivingMember(group) {
    const found = processesWith('stat', (content) => {
        // `pid (name) state parent group …`: the name may hold anything.
        const [state = '', , member] = content.slice(content.lastIndexOf(')') + 2).split(' ');
        return Number(member) === group && !DEAD.includes(state);
    });
    return found.length > 0;
}
/** Sends a signal to a process, or to a group by its negative number. Returns whether it exists. */
function sendSignal(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch (error) {
        // EPERM: on macOS only zombies are left.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === 'ESRCH' || (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === 'EPERM')
            return false;
        throw error;
    }
}
function processesWith(file, holds) {
    if (!HAS_TABLE)
        return [];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
    return names.filter((name) => holds(contentOf(`/proc/${name}/${file}`))).map(Number);
}
function contentOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'latin1');
    }
    catch (error) {
        // The process is gone, or another user's.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === undefined)
            throw error;
        return '';
    }
}


/***/ }),

/***/ 72886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tb: () => (/* binding */ brokenOf),
/* harmony export */   ai: () => (/* binding */ countIterations),
/* harmony export */   e6: () => (/* binding */ totalOf)
/* harmony export */ });
/** Number of planned iterations. */
function totalOf({ passed, failed, missing }) {
    return passed + failed + missing;
}
/** Counts iterations by outcome. Missing ones were planned or started, and have no result. */
function countIterations(cases) {
    const all = cases.flatMap(({ iterations }) => iterations);
    const passed = all.filter((one) => one.outcome === 'passed').length;
    const failed = all.filter((one) => one.outcome === 'failed').length;
    const planned = cases.reduce((sum, one) => sum + Math.max(one.planned, one.iterations.length), 0);
    return { passed, failed, missing: planned - passed - failed };
}
/**
 * The cases that failed, or that a changed tool refuses. Without a pass rate, one with a model passes
 * if an iteration does, unless it got worse. What the gate excuses as known flaky is none of them.
 */
function brokenOf(cases, { value, checks, comparison }) {
    const isRated = checks.some(({ id }) => id === 'min-pass-rate');
    const regressed = new Set(comparison?.regressed.map(({ identity }) => identity));
    const isExcusing = checks.some(({ reason }) => reason?.code === 'known-flaky');
    const excused = new Set(isExcusing ? comparison?.knownFlaky.map((one) => one.identity) : []);
    return new Set(cases.filter((one) => {
        const { passed, failed } = countIterations([one]);
        const isWhole = passed === 0 || !one.isSampled || isRated;
        if (excused.has(one.identity))
            return false;
        if (failed > 0)
            return isWhole || regressed.has(one.identity);
        return value === 'failed' && one.iterations.some(({ outcome }) => outcome === 'invalid');
    }));
}


/***/ }),

/***/ 18763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ MESSAGES),
/* harmony export */   u: () => (/* binding */ describeRunEnd)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65416);
/* harmony import */ var _verdicts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46577);


/** What logs and the terminal say about anything but verdicts. Names and details are foreign text. */
const MESSAGES = {
    progress: (done, total, failed, ms) => `${done} of ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(total, 'iteration')}, ${failed} failed, after ${(ms / 1_000).toFixed(1)} s`,
    /** Looks at the run fail one after the other. */
    unseen: (trouble) => `The state of the run is not known for now. ${trouble}`,
    /** A run of an eval service that the action has left behind. */
    leftRun: (id, hasEnded) => `Run ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(id)} ${hasEnded ? 'had ended already' : 'is cancelled'}.`,
    leftRunTrouble: (trouble = '') => `A run may go on in the eval service. ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(trouble)}`.trimEnd(),
    noLeftRun: 'The action ended while it created a run, and the eval service lists none.',
    allServers: (servers) => `The suite does not name all its servers. It gets those of the project: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(servers)}.`,
    starting: (servers) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(`Starting ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(servers.length, 'server')}: ${servers.join(', ')}…`),
    watching: 'Waiting for changes. Press Ctrl-C to end.',
    /** `command` is not cut: people copy it. Without titles it runs all cases. */
    rerun: (command, hasTitles) => `Run ${hasTitles ? 'the failed cases' : 'them by `--filter` or `--tag`'} again: ${command}`,
    skippedAfterFailure: (suite) => `Skipped ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(suite)}: an iteration failed before.`,
    skippedBySelection: (suite) => `Skipped ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(suite)}: it has no such case.`,
    sound: (suite, cases, servers) => `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(suite)}: ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(cases, 'case')}, ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(servers, 'server')}`,
    /** `name` is the variable or server that holds a secret, which stays visible. */
    weakSecret: (name) => `The value of ${name} is too short or too common to be masked.`,
    noSlot: (seconds) => `All runs that the organization can have at the same time are active. Waiting for ${Math.round(seconds)} s at most.`,
    /** `paths` lead to what was left out of an answer of the service. */
    unreadable: (operation, paths) => `Left out of the answer to ${operation}: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(paths)}`,
    /** Their schema cannot be used, or not in time. */
    unchecked: (tools) => `Arguments are not checked, because the schema cannot be used: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(tools)}`,
    /** A surface does not show the verdict. */
    surface: (surface, detail) => `Could not write the ${surface}: ${detail}`,
    unsafeOutput: (name) => `The output \`${name}\` is empty, because its value is unsafe in a workflow. The report has it.`,
    noArtifacts: 'No artifact: there is no service for artifacts here.',
    /** Processes that the action had not ended itself. */
    leftovers: (number) => `The action was killed. Ended ${number} of its processes.`,
    uploadTime: (rows, minutes) => `The upload of ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rows, 'result')} takes about ${Math.ceil(minutes)} minutes.`,
    uploaded: (done, total, noun) => `Uploaded ${done} of ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(total, noun)}`,
    uploadedTo: (address, runId) => `The results are at ${address}, in run ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(runId)}.`,
    proxy: 'The service uses no proxy: `HTTP_PROXY` or `HTTPS_PROXY` is not an address.',
    listening: (origin) => `Listening on ${origin}`,
    firstKey: (database) => `There is no API key yet. Create one: \`keys create --organization NAME --database ${database}\``,
    /** Runs have the seconds to end. */
    stopping: (seconds) => `Stopping. Runs have ${seconds} s to end.`,
    /** The value of the key is printed elsewhere. */
    newKey: (id) => `This is key ${id}. It is shown only once.`,
};
const RUN_ENDS = {
    'service-stopped': 'The service stopped before the run had ended.',
    'no-results': 'Iterations without a result: {missing}.',
    silence: 'No results and no end of the run came for {hours} hours.',
};
/** Says why a run ended without a result. */
const describeRunEnd = (end) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .writeReason */ .UR)(RUN_ENDS, end);


/***/ }),

/***/ 46577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ describeOthers),
/* harmony export */   IO: () => (/* binding */ describeRule),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Ux: () => (/* binding */ describeQuarantine),
/* harmony export */   V$: () => (/* binding */ describeCause),
/* harmony export */   a2: () => (/* binding */ nounOf),
/* harmony export */   jM: () => (/* binding */ describePolicyChanges),
/* harmony export */   kJ: () => (/* binding */ describeCase),
/* harmony export */   uF: () => (/* binding */ unitOf),
/* harmony export */   wv: () => (/* binding */ describeCounts),
/* harmony export */   zN: () => (/* binding */ some)
/* harmony export */ });
/* harmony import */ var _report_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72886);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65416);


/** A share from 0 to 1 as percent, at most two decimals, rounded down. */
function percent(share) {
    return `${Math.floor(share * 10_000 + 1e-6) / 100} %`;
}
/** Such as `1 case`, `2 cases`. */
function count(number, noun) {
    return `${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER */ .uk.format(number)} ${noun}${number === 1 ? '' : 's'}`;
}
/** Such as `2 fixed`; nothing if it is none. */
const some = (number, what) => number > 0 ? [`${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER */ .uk.format(number)} ${what}`] : [];
/** What readers call a case. */
const nounOf = (source) => (source === 'results' ? 'test' : 'case');
/** What readers call an iteration. A test that several files have has several results. */
const unitOf = ({ source, total }, counts) => (source === 'evals' ? 'iteration' : total < (0,_report_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalOf */ .e6)(counts) ? 'result' : 'test');
const without = ({ missing }) => missing === 0 ? '' : `, ${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER */ .uk.format(missing)} without a result`;
/** Such as `11 of 12 iterations passed, 1 without a result`. */
const describeCounts = (counts, noun, what = 'passed') => `${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER */ .uk.format(counts[what])} of ${count((0,_report_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalOf */ .e6)(counts), noun)} ${what}${without(counts)}`;
/** What cases fail by, in one line. `number` is 0 if it ended the run. */
const describeCause = (sentence, number, isNew, source) => number === 0 ? sentence : `${sentence} (${count(number, nounOf(source))}${isNew ? ', new' : ''})`;
/** One line for a case: a mark, and how many iterations passed. */
function describeCase(title, counts) {
    const { passed, failed, missing } = counts;
    if (passed + failed === 0)
        return `? ${title} (no result)`;
    const mark = failed > 0 ? '✗' : missing > 0 ? '?' : '✓';
    if (passed + failed === 1 && missing === 0)
        return `${mark} ${title}`;
    return `${mark} ${title} (${passed}/${(0,_report_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalOf */ .e6)(counts)}${without(counts)})`;
}
/** Says how many cases did not run, and which passed after a retry. Empty if there are none. */
const describeOthers = (skipped, flaky) => [
    ...some(skipped, 'skipped'),
    ...some(flaky.length, `flaky, passed after a retry: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(flaky)}`),
];
/** Says why these checks decide: who has set them, or what holds if nothing is set. */
function describeRule({ rule, policy, checks }, source) {
    const base = policy?.base ? ' of the base commit' : '';
    const file = policy?.file ? `gate file \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(policy.file)}\`${base} sets` : 'inputs set';
    if (rule === 'policy')
        return `The ${file} what is required.`;
    const deciding = checks.filter(({ gates, outcome, reason }) => gates && outcome !== 'notApplicable' && reason?.code !== 'no-baseline');
    const rules = deciding.flatMap(({ id }) => DEFAULT_RULES[id] ?? []);
    if (rules.length === 0)
        return '';
    return `No pass rate is set: ${rules.join('; ').replace('case', nounOf(source))}.`;
}
const DEFAULT_RULES = {
    'all-passed': 'each case must pass',
    'no-regression': 'cases with a model must not get worse than the baseline',
    'sampled-cases': 'each case with a model must pass at least once',
};
/** Says what a change alters in the gate file, in one line; empty if nothing. */
function describePolicyChanges({ changes }) {
    const settings = changes.map(({ setting, subject, from, to }) => {
        const change = to === null ? 'removed' : `${from === null ? 'added:' : `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(from)} →`} ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(to)}`;
        const of = subject === null ? '' : ` of \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(subject)}\``;
        return `\`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(setting)}\`${of} ${change}`;
    });
    if (settings.length === 0)
        return '';
    return `This change alters the gate file: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(settings)}. The version of the base counts.`;
}
const QUARANTINE = {
    active: 'Quarantined until {expires}, not counted: {case} ({result}; {reason}; {owner}).',
    expired: 'The quarantine of {case} ended on {expires}. It counts again. Owner: {owner}.',
    unknown: 'The quarantine names {case}, which does not exist. Remove the entry.',
    repeated: 'The quarantine names {case} twice. Remove one entry.',
};
/** Describes an entry of the quarantine with the results of its case, in one line. */
function describeQuarantine(entry, counts, source) {
    const result = describeCounts(counts, unitOf({ source, total: 1 }, counts));
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .write */ .M9)(QUARANTINE[entry.state], { ...entry, result });
}


/***/ })

};
