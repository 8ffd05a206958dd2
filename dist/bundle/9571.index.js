export const id = 9571;
export const ids = [9571,1952,4663,6695,144];
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

/***/ 61952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   callRequest: () => (/* binding */ callRequest),
/* harmony export */   doctorReport: () => (/* binding */ doctorReport),
/* harmony export */   emptyRequest: () => (/* binding */ emptyRequest),
/* harmony export */   importRequest: () => (/* binding */ importRequest),
/* harmony export */   importedTokens: () => (/* binding */ importedTokens),
/* harmony export */   mcpItems: () => (/* binding */ mcpItems),
/* harmony export */   oauthRequirement: () => (/* binding */ oauthRequirement),
/* harmony export */   pageRequest: () => (/* binding */ pageRequest),
/* harmony export */   passedOn: () => (/* binding */ passedOn),
/* harmony export */   promptRequest: () => (/* binding */ promptRequest),
/* harmony export */   resourceRequest: () => (/* binding */ resourceRequest),
/* harmony export */   snapshot: () => (/* binding */ snapshot),
/* harmony export */   validation: () => (/* binding */ validation)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80737);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9269);
/* harmony import */ var _cases_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56695);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74499);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40144);





/** Members that would change what is connected to, and that this service refuses by name. */
const REFUSED = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .d)('oauthAccessToken clientCapabilities supportedProtocolVersions mcpProtocolVersion');
/** The body of an operation on a server. Other extra members are ignored. */
const operation = (shape) => zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3(shape).superRefine((value, context) => {
    for (const key of REFUSED.filter((name) => Object.hasOwn(value, name))) {
        const known = Object.keys(shape);
        (0,_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .addMisfit */ .ql)(context, [key], { code: 'unknown-key', key, nearest: null, known });
    }
});
const emptyRequest = operation({});
const pageRequest = operation({ cursor: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish() });
const callRequest = operation({
    toolName: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    parameters: (0,_cases_steps_js__WEBPACK_IMPORTED_MODULE_0__.callArguments)(),
    /** Asks for a task, which answers `FEATURE_NOT_SUPPORTED`. */
    taskOptions: zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J().optional(),
});
const promptRequest = operation({
    promptName: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    /** The server gets numbers and booleans as strings. */
    arguments: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()]).transform(String))
        .default({}),
});
const resourceRequest = operation({ uri: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1) });
/** What a server sent, unmodified. */
const passedOn = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({});
const mcpItems = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__.pageOf)(passedOn);
/** A server that was connected to. One that was not is an error. */
const validation = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    success: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    /** Version of the protocol, name and version of the server, its capabilities. */
    initInfo: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__.openObject)().nullish(),
});
const items = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__.openObject)()).nullish();
const check = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['ok', 'error', 'skipped']),
    detail: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
});
const doctorReport = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    generatedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['ready', 'oauth_required', 'partial', 'error']),
    connection: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), detail: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullish(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__.membersOf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__.openObject)().nullish(), 'probe', 'initInfo', 'capabilities'),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__.membersOf)(items, 'tools', 'resources', 'resourceTemplates', 'prompts'),
    /** By name: probe, connection, initialization, capabilities, tools, resources, … */
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), check),
    error: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ code: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullish(),
});
const oauthRequirement = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    useOAuth: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    serverUrl: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
});
const snapshot = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__.texts)('serverId', 'exportedAt'),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(passedOn), 'tools', 'resources', 'prompts'),
});
/** Printable ASCII: what fits a header. */
const token = () => zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().superRefine((value, context) => {
    // The misfit does not quote it.
    if (/^[\x21-\x7e]+$/.test(value))
        return;
    (0,_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .addMisfit */ .ql)(context, [], { code: 'type', expected: 'token', observed: 'string' });
});
const importRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    serverUrl: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    /** `authorizationServerUrl` is required if the server publishes several. */
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__.texts)('oauthResourceUrl', 'authorizationServerUrl'),
    /** Without it tokens cannot be refreshed. */
    clientInformation: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ clientId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1), clientSecret: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish() })
        .nullish(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        access_token: token(),
        refresh_token: token().nullish(),
        ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__.texts)('token_type', 'scope', 'id_token'),
        /** Seconds. */
        expires_in: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullish(),
    }),
});
const importedTokens = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ imported: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(), expiresAt: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__.time)().nullish() });


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


/***/ })

};
