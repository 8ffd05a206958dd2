export const id = 9951;
export const ids = [9951,5189,4663,6695,8077,144,6589,2332];
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
/* harmony export */   findServer: () => (/* binding */ findServer),
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
const step = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id, kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('prompt'), prompt: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)() })
        .describe('Sends a text to the model, with the tools of all servers.'),
    ...serverSteps,
    zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ id, kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('interact') })
        .describe('Acts on a widget. This service refuses it.'),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id, kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('assert'), assertion: _assertions_js__WEBPACK_IMPORTED_MODULE_1__.assertion })
        .describe('Asserts something of the steps before it.'),
]);
/** Finds the server of a step: by id, else by name, else the only one. Exact names come first. */
function findServer(servers, { serverId, serverName }) {
    if (serverId !== undefined)
        return servers.find(({ id }) => id === serverId);
    if (serverName === undefined)
        return servers.length === 1 ? servers[0] : undefined;
    const lower = serverName.toLowerCase();
    return (servers.find(({ name }) => name === serverName) ??
        servers.find(({ name }) => name.toLowerCase() === lower));
}
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


/***/ }),

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

/***/ 40666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ LONGEST_MS),
/* harmony export */   n: () => (/* binding */ execution)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);

const MAX_TURNS = 100;
const LONGEST_MS = 3_600_000;
const MAX_CONCURRENCY = 100;
const count = (most) => zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(most).optional();
const milliseconds = () => count(LONGEST_MS);
/** A line for the shell, or a program and its arguments. */
const command = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1)]).optional();
/** How a run is carried out. An extension of this service. */
const execution = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    isolation: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['auto', 'shared', 'iteration'])
        .optional()
        .describe('When an iteration gets servers of its own. `auto`: when something may have changed them.'),
    concurrency: count(MAX_CONCURRENCY).describe('Iterations at the same time.'),
    /** For a server to start and answer. Without it 10 s, or 90 s if a package may be downloaded. */
    connectTimeoutMs: milliseconds(),
    /** For one answer of a server. Without it 30 s. */
    toolTimeoutMs: milliseconds(),
    /** For all steps of an iteration. Without it 300 s. */
    iterationTimeoutMs: milliseconds(),
    maxTurns: count(MAX_TURNS).describe('Answers of the model to one prompt.'),
    argumentCheck: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['refuse', 'warn', 'off'])
        .optional()
        .describe('What happens if arguments do not fit the schema of their tool.'),
    /** Only the service of a job takes commands. */
    setup: command().describe('A command that runs before the servers of an iteration start.'),
    teardown: command().describe('A command that runs after they have ended.'),
});


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


/***/ }),

/***/ 71522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RESULT_REASONS: () => (/* binding */ RESULT_REASONS),
/* harmony export */   failure: () => (/* binding */ failure),
/* harmony export */   resultsFailure: () => (/* binding */ resultsFailure),
/* harmony export */   text: () => (/* binding */ text)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34665);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9269);



/** A name that the user or a server gave: of a tool, a server, a provider. */
const name = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(500);
/** Foreign text: cleaned, redacted and cut where it entered. */
const text = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(_lib_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .TEXT_LIMIT */ .W$);
/** The step of the case and its line in the suite file. Absent in older files and from other services. */
const place = { step: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable().default(null) };
/**
 * Why a result file or a report, or what it says, is no evidence. The last three lines are warnings only,
 * and others can be. `detail` is a line of `results` (`no-match`), an error code of the system
 * (`unreadable`), a format (`foreign`), the parser's text (`damaged`), a word of the file (`undecided`),
 * an element or attribute (`hidden`), `test-outcome` (`step`), titles of cases or suites (`refused-cases`,
 * `open-run`), a path or artifact (`no-report`), such as `2/3` (`missing-part`, `repeated-part`), what
 * it is of and what counts (`left-out`, `same-name`, `other-run`), what went wrong (`fresh`), the service's text
 * (`refused-report`), or secrets (`untrusted`). `listed` is a limit (`too-many`), a number of cases
 * (`other-part`), or an attempt (`old-attempt`).
 */
const RESULT_REASONS = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .d)('no-match unreadable too-large too-many too-many-files empty foreign unknown-format damaged', 'invalid output type entities depth failures tests files unexplained interrupted undecided', 'no-result hidden hole lost-report step refused-cases no-report malformed no-permission', 'unreachable left-out same-name other-run missing-part repeated-part other-part', 'nothing-reported open-run announced refused-report too-many-runs old-attempt', 'encoding foreign-cases unknown-encoding characters several-documents noise no-tests not-counted', 'copies repeats unmerged passed-with-messages old outside texts upload no-key not-sent untrusted', 'fresh nameless markup no-count');
/**
 * What went wrong with an iteration, a server, a model or a file, as data. The tables of `words/` say
 * what each reason and hint means.
 */
const failure = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('assertion'),
        type: name(),
        /** Whose result is judged; null for the answer of a model. */
        server: name().nullable(),
        tool: name().nullable(),
        /** The condition that does not hold, such as `min`; null: the assertion as a whole. */
        condition: name().nullable(),
        /** JSON path of the value; null if the whole result is judged. */
        path: text().nullable(),
        expected: text(),
        /** Null: there is nothing. */
        observed: text().nullable(),
        ...place,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('arguments'),
        tool: name(),
        path: text(),
        expected: text(),
        observed: text(),
        /** Whether it was found before the run. */
        isPreflight: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        /** Whether they fit in the baseline; null: not known. */
        fittedBefore: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().default(null),
        ...place,
    }),
    /** A server answered a step with an error where the case expects a result. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool-error'),
        server: name(),
        /** What `tool` names. A list has the name of its method. */
        what: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['tool', 'prompt', 'resource', 'list']),
        tool: name(),
        /** JSON-RPC code; null if the result itself says `isError`. -32602 is a refusal of the arguments. */
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        message: text(),
        ...place,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('missing-tool'),
        server: name(),
        tool: name(),
        nearest: name().nullable(),
        /** Whether a baseline had it; null if no baseline lists tools. */
        baselineHad: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable(),
        ...place,
    }),
    /** A server cannot be started, reached, or understood. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('server'),
        server: name(),
        phase: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['start', 'connect', 'list', 'call', 'close']),
        /** The tool that was called, or the list that was read if it is not that of tools. */
        tool: name().nullable(),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n((0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .d)('missing-program missing-folder missing-package variable crash timeout', 'unreachable address credentials malformed error status registry resources')),
        /** Whether it is a process of ours or has a loopback address. */
        isLocal: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        /** What is missing, malformed or refused. */
        detail: text(),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        signal: name().nullable(),
        /** The first lines of its standard output that are no messages. */
        stdout: text(),
        /** The end of its standard error. */
        stderr: text(),
        limitMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        hasCredentials: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        /** What is known of the cause, with the name that it is about; null if nothing is. */
        hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n((0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .d)('install variable home split docker-input sse port listen session slow in-use one-client', 'version exists quotes')),
            value: text(),
        })
            .nullable(),
        ...place,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('model'),
        provider: name(),
        model: name(),
        status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n((0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .d)('auth rate outage refused unreachable malformed filter length turns empty depth')),
        message: text(),
        /** Whether a service of others asked it, whose providers are not those of the inputs. */
        isHosted: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
        ...place,
    }),
    /** A limit of ours ended a step, or a value cannot be judged within it. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('limit'),
        which: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['iteration', 'pattern', 'size', 'nodes', 'integer']),
        /** Milliseconds of an iteration or a pattern, or values of a path; 0: there is no single limit. */
        value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        /** Type of the assertion that cannot be judged; null: an iteration. */
        of: name().nullable(),
        path: text().nullable(),
        /** What the iteration waited for when its limit ended. */
        waitedFor: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['model', 'server']).nullable(),
        ...place,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('setup'),
        command: text(),
        /** Null if the program does not exist, or did not end within `limitMs`. */
        exitCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        /** The end of what it wrote. */
        output: text(),
        /** The limit that it did not end within; null if it ended. */
        limitMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        /** Whether it is the eval program of the step, and not the setup of an iteration. */
        isProgram: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('test'),
        type: name().nullable(),
        message: text(),
        details: text(),
        file: text().nullable(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('results'),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(RESULT_REASONS),
        /** Path of the file, relative to the workspace; empty if it is about none. */
        file: text(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        detail: text(),
        declared: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        listed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        /** How many more there are of it in the file. */
        more: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    }),
    /** The eval service refused a request or did not answer. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('service'),
        operation: name(),
        /** `deadline`: the caller's ended before the limit of the request. */
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n((0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .d)('refused quota network timeout deadline redirect size malformed list parameter')),
        /** The API's error code; null if the answer has none. */
        code: name().nullable(),
        /** HTTP status; null without an answer. */
        status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        /** What the service says; the error of the network, the target of a redirect, the parameter. */
        message: text(),
        /** Whether only results that exist already were asked for. */
        isReading: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    }),
    /** What GitHub has to say is not known: the gate file of the base commit, or (null) whose code runs. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('policy'),
        /** Not known: the base, or a token and a repository. Others are of GitHub. `limit`: also of size. */
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['no-base', 'no-access', 'rate', 'unreachable', 'status', 'malformed', 'limit']),
        file: text().nullable(),
        commit: name().nullable(),
        detail: text(),
        /** What the token may lack, such as `contents: read`. */
        permission: name().nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancelled') }),
    /** What is left of the time is too short for an answer. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('deadline'), afterMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), leftMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional() }),
    /** A mistake of ours. The stack is in the log. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('bug'), message: text() }),
    /** What a service that sends no failures says about an iteration, or a run that ended early. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unknown'),
        message: text(),
        /** Whether the service says that the iteration failed. */
        isFailed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        /** Of the run, such as `cancelled`; absent: it is about an iteration. */
        status: name().optional(),
        /** Whether an eval program has reported it, and no service knows more. */
        isProgram: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    }),
]);
/** What is wrong with results. What is not known is left out of the data. */
function resultsFailure(reason, data = {}) {
    const unknown = { file: '', line: null, detail: '', declared: null, listed: null, more: 0 };
    return { ...unknown, ...data, kind: 'results', reason };
}


/***/ }),

/***/ 47035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ problem)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9269);


const place = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Path of the file, relative to the workspace; an input's name if `isInput`. */
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    isInput: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    /** Where in the value it is, such as `tests[0].steps[1].call`; empty for the whole. */
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const names = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text);
/** The known name that is most like one that is not known. */
const nearest = text.nullable();
const format = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['YAML', 'JSON', 'regular expression', 'JSON path', 'JSON Schema']);
/** Why a case or an assertion cannot fail. */
const VACUITIES = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_1__/* .namesIn */ .d)('no-action no-assertion expected-output tool-choice too-early no-result turns any-text any-count', 'any-value');
const UNREADABLE = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_1__/* .namesIn */ .d)('missing no-servers no-checkout folder not-a-file denied too-large outside exists encoding merge');
const untrusted = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fork', 'commit', 'no-commit']);
const data = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('code', [
    /** A file or value that cannot be parsed. `detail` is the parser's own text. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('syntax'), format, detail: text }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unreadable'),
        /** `no-servers`: the list of servers is missing. `folder`: the one of the base. */
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(UNREADABLE),
        near: names,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('missing'), key: text }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no-match'), near: names }),
    /** A folder instead of a glob, or nothing if it is empty. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no-glob'), folder: text }),
    /** A line that is not `name=value`, or whose name an earlier line has. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('line'), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), isRepeated: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unknown-key'), key: text, nearest, known: names }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('repeated'), what: text, name: text }),
    /** `expected` names a type or form in the words of the format, such as `a list`. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('type'), expected: text, observed: text }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('value'), value: text.nullable(), nearest, known: names }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('range'),
        what: text,
        min: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        /** Whether the bound itself is wrong. */
        isExclusive: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
        /** What stands there, as JSON. */
        value: text.optional(),
    }),
    /** Mistakes beyond those that are listed. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('more'), count: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    /** An integer beyond 2^53 in what a case sends or compares. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('integer') }),
    /** A reference to a value that no earlier step captures, or where none is filled in. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('capture'), name: text, nearest, isFilled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }),
    /** A step or assertion about widgets, which are not rendered. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('widget'), what: text }),
    /** An argument does not fit the schema of its tool. `path` is empty for all arguments. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('argument'),
        tool: text,
        path: text,
        /** `unlisted`: a name that servers ignore. */
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['unknown', 'unlisted', 'missing', 'type', 'value']),
        /** The name that is missing, types, or a condition in the words of JSON Schema. */
        expected: text,
        /** As JSON. */
        observed: text,
        nearest,
    }),
    /** The outcome of a step that does not exist. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no-step') }),
    /** A part of each job of a matrix, in a job without one. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no-matrix') }),
    /** What an eval service refuses by an HTTP status. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('refused'), what: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['key', 'address']), status: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    /** A model that a service of others cannot ask, in its words. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('model'), model: text, message: text }),
    /** A project of a service without servers. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no-servers'), project: text }),
    /** An option that chooses cases of a saved suite. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('whole') }),
    /** Code that may be of a fork, in a job with secrets. `of`: event, commit or path. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('untrusted'), reason: untrusted, of: text, secrets: names }),
    /** A job that GitHub gives no secrets to. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no-secrets'), of: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fork', 'dependabot']) }),
    /** Keys that do not go together, or one that needs another. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('conflict'), key: text, other: text }),
    /** `isOfGate`: only the gate file can have it. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('needs'), key: text, other: names, isOfGate: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional() }),
    /** A key that holds for a whole case, and that its prompts write in several ways. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('differs'), key: text }),
    /** What an input and the gate file set to two values, as JSON. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('two-values'), key: text, input: text, file: text }),
    /** The gate file of the base commit is wrong, and that of the change is not. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('repaired') }),
    /** An input or option that is a setting of the gate file. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('setting'), key: text, name: text }),
    /** What YAML reads as another value than the text that stands there. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('quotes'), written: text, read: text }),
    /** A server, tool or other thing that a name refers to and that does not exist. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('not-found'),
        what: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
            'enabled server',
            ...(0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_1__/* .namesIn */ .d)('server tool provider project suite member case tag input mode operation'),
        ]),
        name: text,
        /** Where a suite was looked for. */
        project: text.optional(),
        /** The rows of a case that lack the member, counted from 1. */
        rows: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()).optional(),
        nearest,
        known: names,
    }),
    /** A tool with its server, where only the name of the tool is known. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool-name'), meant: text }),
    /** A name that is left out although there are several to choose from. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('ambiguous'), what: text, known: names }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cannot-fail'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(VACUITIES) }),
    /** A URL, `service`: of an eval service, that is none of HTTP, or has a user or password in it. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('address'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['form', 'service', 'credentials']) }),
    /** A command that is no program: a list, or what only Windows has. `program` is what to write. `shell`: an operator. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('command'),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['list', 'windows', 'shell']),
        program: text,
        /** Whether the rest belongs in `args`. */
        hasArgs: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    }),
    /** What lacks a value. `written` is empty where it is not shown, `variable` in suites, `nearest` if the value is empty. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('reference'),
        written: text,
        variable: text,
        nearest: text.optional(),
    }),
]);
/** A mistake of the user, in words by `words/`. `cases`: identities, if a run is refused for it. */
const problem = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ place, data, cases: names.optional() });


/***/ })

};
