export const id = 5768;
export const ids = [5768];
export const modules = {

/***/ 8119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kM: () => (/* binding */ patternSchema),
/* harmony export */   l7: () => (/* binding */ toolNameSchema),
/* harmony export */   zg: () => (/* binding */ jsonPathSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

/** A pattern that cannot be read is a mistake of whoever wrote it, not a failure of the servers. */
const patternSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .superRefine((source, context) => {
    const problem = regexProblem(source);
    if (problem !== undefined)
        context.addIssue({ code: 'custom', message: problem });
});
/** What the engine means by its words, and what to write where a sign is meant. */
const FAULTS = {
    'Unterminated group': 'a `(` lacks its `)`; the sign itself is `\\(`',
    "Unmatched ')'": 'a `)` has no `(` before it; the sign itself is `\\)`',
    'Unterminated character class': 'a `[` lacks its `]`; the sign itself is `\\[`',
    'Nothing to repeat': 'a `*`, `+`, `?` or `{…}` has nothing before it to repeat; the sign itself is written as `\\*`',
    'numbers out of order in {} quantifier': 'the first number in a `{…}` is above the second',
    'Range out of order in character class': 'a range in `[…]` ends before it begins; a hyphen stands first in there',
    'Invalid group': 'there is no kind of group that begins so; to ignore case write `(?i:…)`, and for a group with a name `(?<name>…)`',
    '\\ at end of pattern': 'it ends with a lone `\\`; the sign itself is `\\\\`',
    'Invalid capture group name': 'a name in `(?<…>` is none; it has letters, digits and `_`',
    'Duplicate capture group name': 'a name in `(?<…>` stands there twice',
    'Invalid named reference': 'a `\\k` names no group',
    'Invalid named capture referenced': 'a `\\k` names a group that there is not',
};
function regexProblem(source) {
    try {
        new RegExp(source);
        return undefined;
    }
    catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        // The engine quotes the pattern, however long it is.
        const fault = FAULTS[words.split('/: ').at(-1) ?? ''];
        return `is no regular expression of JavaScript${fault === undefined ? '' : `: ${fault}`}.`;
    }
}
/** Longest path into JSON that a suite may have. */
const PATH_LENGTH = 1_000;
/** A path into JSON by RFC 9535. Whether it can be read is for whoever has its reader to say. */
const jsonPathSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .max(PATH_LENGTH)
    .regex(/^\$/, 'must be a JSON path, which begins with $');
const toolNameSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1);


/***/ }),

/***/ 16457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ resultAssertionSchema),
/* harmony export */   By: () => (/* binding */ isOnResult)
/* harmony export */ });
/* unused harmony export CONTENT_TYPES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8119);


/** What the assertions on results take, beyond which nobody reads what failed. */
const MAX_MASKS = 50;
const type = (name) => zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(name).describe('Which assertion it is.');
const caseSensitive = zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
    .optional()
    .describe('Whether capital letters matter; `false` where it is left out.');
const count = (text) => zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional().describe(text);
/** Where in a result JSON is looked for. */
const within = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['structuredContent', 'text', 'result'])
    .optional()
    .describe('`structuredContent`: what the tool tells as such. `text`: its text, read as JSON. `result`: all that the server answered. Where it is left out: the structured content or, where there is none, the text; of prompts, resources and lists the whole result.');
/** What to look for at a path; at least one of these. */
const PATH_CONDITIONS = [
    ...['exists', 'equals', 'contains', 'matches'],
    ...['min', 'max', 'count', 'minCount', 'maxCount'],
];
const jsonPathAssertion = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    type: type('jsonPath'),
    path: _pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonPathSchema */ .zg.describe('A JSON path by RFC 9535, such as `$.items[0].id`.'),
    in: within,
    exists: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .optional()
        .describe('`true`: the path leads somewhere. `false`: it leads nowhere; stands alone.'),
    equals: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()
        .optional()
        .describe('Every value is this one, of the same type; the order of members is no matter.'),
    contains: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()
        .optional()
        .describe('Every value contains this: a text the text, capital letters being no matter, a list the item.'),
    matches: _pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .patternSchema */ .kM
        .optional()
        .describe('Every value is a text that matches this regular expression of JavaScript somewhere.'),
    min: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional().describe('Every value is a number, this one or a larger one.'),
    max: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional().describe('Every value is a number, this one or a smaller one.'),
    count: count('How many there are: items of the list (or members of the object) that a path without `*`, `..`, `?`, `,` and `:` leads to, else values that it leads to.'),
    minCount: count('As `count`: how many there are at least.'),
    maxCount: count('As `count`: how many there are at most.'),
})
    .superRefine((assertion, context) => {
    const given = PATH_CONDITIONS.filter((name) => Object.hasOwn(assertion, name));
    if (given.length === 0) {
        const message = `says nothing of the path; give one of ${PATH_CONDITIONS.join(', ')}`;
        context.addIssue({ code: 'custom', message });
    }
    else if (assertion.exists === false && given.length > 1) {
        const message = 'wants the path to lead nowhere, so nothing else can be said of it';
        context.addIssue({ code: 'custom', message });
    }
})
    .describe('What a path leads to in the JSON of the result is as told. A path that leads nowhere meets nothing but `exists: false`, `count: 0` and `maxCount`.');
/** Parts of results, in the words of MCP. */
const CONTENT_TYPES = ['text', 'image', 'audio', 'resource', 'resource_link'];
const contentAssertion = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    type: type('hasContent'),
    contentType: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(CONTENT_TYPES)
        .optional()
        .describe('Of which kind the part is, in the words of MCP.'),
    mimeType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Its MIME type; `image/*` stands for all that begin so.'),
    uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional().describe('The address of its resource.'),
    minBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional().describe('How large it is at least, decoded.'),
    maxBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional().describe('How large it is at most, decoded.'),
    count: count('How many such parts there are; 0 for none.'),
    minCount: count('How many there are at least; 1 where no number is given.'),
    maxCount: count('How many there are at most.'),
})
    .describe('The result has parts that are as told in every respect. Lists have none. Without anything but its type: it has any part at all.');
const mask = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        path: _pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonPathSchema */ .zg.describe('A JSON path to values that may be anything.'),
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        pattern: _pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .patternSchema */ .kM.describe('A regular expression of JavaScript; what it matches in any text may be anything.'),
    }),
])
    .describe('What of the value may differ each time.');
/** Assertions on one result, keyed on `type`. */
const resultAssertionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        type: type('textContains'),
        needle: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('The text to look for.'),
        caseSensitive,
    })
        .describe('The text of the result contains the text.'),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        type: type('textEquals'),
        text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The whole text, in which every character counts.'),
    })
        .describe('The text of the result is the text.'),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        type: type('textMatches'),
        pattern: _pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .patternSchema */ .kM.describe('A regular expression of JavaScript, without flags.'),
    })
        .describe('The text of the result matches the pattern somewhere.'),
    jsonPathAssertion,
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        type: type('matchesSchema'),
        schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()), zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()])
            .describe('A JSON Schema, of the draft that its `$schema` names: 2020-12 (default), 2019-09 or draft-07. References lead to parts of itself only.'),
        in: within,
    })
        .describe('The JSON of the result is valid by the schema. Formats that are known are judged too. A schema that cannot be judged in good time, or at all, fails.'),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ type: type('matchesOutputSchema') })
        .describe('The structured content of a tool is valid by the `outputSchema` that the server lists for it. A tool without one fails.'),
    contentAssertion,
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        type: type('sizeUnder'),
        bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe('The number of bytes that is not reached.'),
    })
        .describe('The whole result, as JSON, is smaller.'),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        type: type('latencyUnder'),
        ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe('The number of milliseconds that is not reached.'),
    })
        .describe('The server answered in less time. The start of a server does not count; the first call of a fresh one may take longer all the same.'),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        type: type('isError'),
        value: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
            .optional()
            .describe('`false` to assert that it is none; `true` where it is left out.'),
    })
        .describe('The result is an error. A step that is to end in one says so by `expectError`, else it fails by itself.'),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        type: type('matchesSnapshot'),
        snapshot: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()
            .optional()
            .describe('The value as it was when it was right. Where it is left out the assertion fails, and tells the value to write here.'),
        mask: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(mask)
            .max(MAX_MASKS)
            .optional()
            .describe('What of it may differ each time; it reads `[masked]` in the snapshot.'),
        in: within,
    })
        .describe('The JSON of the result, or its text where it is no JSON, is that of the snapshot. The snapshot stands in the suite file, so that a review sees it change.'),
]);
const RESULT_ASSERTIONS = new Set(resultAssertionSchema.options.map(({ shape }) => shape.type.value));
/** Whether an assertion is on a result, whatever else of it is right. */
const isOnResult = (assertion) => 'type' in assertion &&
    typeof assertion.type === 'string' &&
    RESULT_ASSERTIONS.has(assertion.type);


/***/ }),

/***/ 25373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ asksServer),
/* harmony export */   CI: () => (/* binding */ serverStepSchemas)
/* harmony export */ });
/* unused harmony exports expectedErrorSchema, CAPTURE_NAME, captureSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8119);
/* harmony import */ var _result_assertion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16457);




/** Assertions on one result; who has more reads none of them. */
const MAX_EXPECTATIONS = 100;
const stepId = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).describe('Tells the step from others in results.');
const stepKind = (name) => zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(name).describe('Which kind of step it is.');
/** The error that a step is to end in. */
const expectedErrorSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true, 'must be true, or an object of `contains`, `matches` or both'),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        contains: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
            .min(1)
            .optional()
            .describe('What the text of the error contains, capital letters being no matter.'),
        matches: _pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .patternSchema */ .kM
            .optional()
            .describe('A regular expression of JavaScript that the text of the error matches.'),
    })
        .refine(({ contains, matches }) => contains !== undefined || matches !== undefined, {
        message: 'say what the error contains or matches, or write true',
    }),
])
    .describe('The step is to end in an error: a result that says so, or an error of the protocol that the server answered, such as invalid arguments or an unknown tool. `true` for any. The step fails where there is none. A server that crashes, is silent or cannot be reached is no such error.');
/** Names of captured values, as they stand in `{{name}}`. */
const CAPTURE_NAME = /^[A-Za-z_]\w{0,63}$/;
const captureSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    _pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonPathSchema */ .zg,
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        path: _pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonPathSchema */ .zg.describe('A JSON path by RFC 9535 that leads to one value.'),
        in: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['structuredContent', 'text', 'result'])
            .optional()
            .describe('Where the path begins, as in the assertion jsonPath.'),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        pattern: _pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .patternSchema */ .kM.describe('A regular expression of JavaScript that the text of the result matches; the first group is captured, or all of it where it has none.'),
    }),
]);
const server = {
    serverName: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).describe('Name of the MCP server.'),
    serverId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Id of the server, where the name does not tell; it comes before the name.'),
};
/** What any step that asks a server may say of the answer. */
const answer = {
    expectError: expectedErrorSchema.optional(),
    expect: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_result_assertion_js__WEBPACK_IMPORTED_MODULE_2__/* .resultAssertionSchema */ .BT)
        .max(MAX_EXPECTATIONS)
        .optional()
        .describe('Assertions on the result of this step, such as textContains or jsonPath. With `expectError` on the error.'),
    capture: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(CAPTURE_NAME, 'is no name: write letters, digits and _, at most 64, a digit not first'), captureSchema)
        .optional()
        .describe('Values of the result by names of your own, for later steps of the case: where one of their arguments, a prompt or an assertion has `{{name}}`, the value stands in its place. A text that is nothing but `{{name}}` becomes the value itself, a number say. A path (a text that begins with `$`) or `{path, in}` leads to a value, `{pattern}` finds one in the text. What finds nothing fails the case.'),
};
const argumentsText = 'What the tool is given, by the names of its arguments.';
/** Steps that ask a server for something, without a model. */
const serverStepSchemas = [
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        id: stepId,
        kind: stepKind('toolCall'),
        ...server,
        toolName: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).describe('Name of the tool, as its server has it.'),
        arguments: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()).describe(argumentsText),
        renderTimeoutMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()
            .min(1)
            .max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.renderTimeoutMs)
            .optional()
            .describe('How long a widget of the tool may take; the embedded service renders none.'),
        ...answer,
    })
        .describe('Calls a tool. It asserts its own success: an error of the tool or of the protocol fails the case, unless the step expects one. Needs no model.'),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        id: stepId,
        kind: stepKind('promptGet'),
        ...server,
        promptName: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).describe('Name of the prompt, as its server has it.'),
        arguments: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
            .optional()
            .describe('What fills the prompt in, by the names of its arguments; all of them texts.'),
        ...answer,
    })
        .describe('Lets a server render one of its prompts. The text of the result is that of its messages. It asserts its own success. Needs no model: none is sent the prompt.'),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        id: stepId,
        kind: stepKind('resourceRead'),
        ...server,
        uri: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).describe('Address of the resource.'),
        ...answer,
    })
        .describe('Reads a resource of a server. It asserts its own success. Needs no model.'),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: stepId, kind: stepKind('toolList'), ...server, ...answer })
        .describe('Lists the tools of a server, all pages of them, as `{tools: […]}`. It asserts its own success. Needs no model.'),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: stepId, kind: stepKind('promptList'), ...server, ...answer })
        .describe('Lists the prompts of a server, all pages of them, as `{prompts: […]}`. It asserts its own success. Needs no model.'),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: stepId, kind: stepKind('resourceList'), ...server, ...answer })
        .describe('Lists the resources of a server, all pages of them, as `{resources: […]}`. It asserts its own success. Needs no model.'),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ id: stepId, kind: stepKind('resourceTemplateList'), ...server, ...answer })
        .describe('Lists the resource templates of a server, all pages of them, as `{resourceTemplates: […]}`. It asserts its own success. Needs no model.'),
];
const SERVER_STEPS = new Set(serverStepSchemas.map(({ shape }) => shape.kind.value));
/** Whether a step asks a server for something, and so has a result. */
const asksServer = (step) => SERVER_STEPS.has(step.kind);


/***/ }),

/***/ 43104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ BASE_PROJECT)
/* harmony export */ });
/* unused harmony export serviceStartSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var _server_sandbox_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33989);


/** Project of the servers of a second checkout. */
const BASE_PROJECT = 'Base';
/**
 * First message to a service that the action starts: what may be secret, and so stands neither in
 * its arguments nor in the environment it starts with, which other processes can read.
 */
const serviceStartSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('start'),
    options: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        /** Where it keeps traces, sealed; everything else is in its memory. */
        temporaryFolder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
        /** The file that names the MCP servers, and what it holds. */
        mcpConfig: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
        mcpConfigText: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        /**
         * A second checkout, whose servers are those of a project of their own: see `BASE_PROJECT`. Runs
         * that go on at once then begin their iterations in turns.
         */
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
            folder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
            mcpConfig: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
            mcpConfigText: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        })),
        requestsPerMinute: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        burst: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        /** By provider name. A gateway's address may hold a key. */
        modelBaseUrls: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        serverSandbox: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_server_sandbox_js__WEBPACK_IMPORTED_MODULE_1__/* .SERVER_SANDBOXES */ .g),
        /** Whether the suite brings commands, `setup` or `teardown`. */
        takesCommands: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
        /** Whether the next operation on a server goes over the connection of the last one. */
        keepsConnections: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
        /** Files and folders that hold what servers must not have; some may not exist. */
        sandboxHidden: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    }),
    /** What `${VAR}` stands for in the files of the service, and its way to the network. */
    environment: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});


/***/ }),

/***/ 21050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OU: () => (/* binding */ withoutCases),
/* harmony export */   Tw: () => (/* binding */ titlesOfAdded),
/* harmony export */   zY: () => (/* binding */ lacksTool)
/* harmony export */ });
/* harmony import */ var _contract_cases_server_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25373);

/**
 * Titles of cases that name a tool which the head has and the base has not: there they could not
 * but fail, which says nothing of the head.
 */
function titlesOfAdded(tests, { head, base }) {
    const isAdded = (named) => hasTool(named, head) && lacksTool(named, base);
    const added = tests.filter((test) => toolsNamedBy(test).some(isAdded));
    return new Set(added.map(({ title }) => title));
}
/** A report without some of its cases. What the service counted is not to be held against the rest. */
function withoutCases(report, titles) {
    if (titles.size === 0)
        return report;
    const { run } = report;
    return {
        ...report,
        cases: report.cases.filter(({ title }) => !titles.has(title)),
        run: run && { ...run, declared: null, result: null },
    };
}
/** Names of servers are told apart without regard to case where nothing else does. */
const isNamed = (name, wanted) => name.toLowerCase() === wanted.toLowerCase();
const meant = ({ server }, servers) => server === null ? servers : servers.filter(({ name }) => isNamed(name, server));
function hasTool(named, servers) {
    return meant(named, servers).some(({ tools }) => tools?.includes(named.tool) === true);
}
/** Surely: all tools of these servers are known. */
function lacksTool(named, servers) {
    return meant(named, servers).every(({ tools, moreTools }) => tools !== undefined && moreTools === undefined && !tools.includes(named.tool));
}
/** Every tool that a case names. */
function toolsNamedBy({ steps, predicates, advancedConfig }) {
    const assertions = [
        ...steps.flatMap((step) => (step.kind === 'assert' ? [step.assertion] : [])),
        ...(predicates?.list ?? []),
    ];
    const choice = advancedConfig?.toolChoice;
    return [
        ...steps.flatMap((step) => (0,_contract_cases_server_step_js__WEBPACK_IMPORTED_MODULE_0__/* .asksServer */ .Aj)(step) && 'toolName' in step
            ? [{ server: step.serverName, tool: step.toolName }]
            : []),
        ...assertions.flatMap((assertion) => 'toolName' in assertion && typeof assertion.toolName === 'string'
            ? [{ server: null, tool: assertion.toolName }]
            : []),
        ...(isToolChoice(choice) ? [{ server: null, tool: choice.toolName }] : []),
    ];
}
function isToolChoice(choice) {
    return (typeof choice === 'object' &&
        choice !== null &&
        'toolName' in choice &&
        typeof choice.toolName === 'string');
}


/***/ }),

/***/ 18074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ BaseError),
/* harmony export */   Px: () => (/* binding */ endedOrTrouble),
/* harmony export */   ZL: () => (/* binding */ orTrouble),
/* harmony export */   jQ: () => (/* binding */ quiet)
/* harmony export */ });
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92657);

/** Why the base cannot be run. */
class BaseError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ExpectedError */ .Dh {
    name = 'BaseError';
}
/** The report of a base that ran to its end, or what cut it short. */
function endedOrTrouble(report) {
    const { run, problems } = report;
    if (run?.status === 'completed')
        return { report };
    const trouble = problems[0]?.message ?? `its run ended as ${run?.status ?? 'unseen'}.`;
    return { trouble, unfinished: report };
}
/** What kept work from being done takes nothing from the head. */
async function orTrouble(work, logger) {
    try {
        return { done: await work() };
    }
    catch (error) {
        const isBug = error instanceof Error && !(error instanceof _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ExpectedError */ .Dh);
        if (isBug && error.stack)
            logger.debug(error.stack);
        return { trouble: (0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(error) };
    }
}
/** What became of the base is said at its end; until then it would stand between lines of the head. */
function quiet(logger) {
    const whisper = (message) => logger.debug(`Base: ${message}`);
    return {
        ...{ debug: whisper, info: whisper, notice: whisper, warning: whisper, error: whisper },
        group: (title, body) => {
            whisper(title);
            return body();
        },
    };
}


/***/ }),

/***/ 25768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runBothSides: () => (/* binding */ runBothSides)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/evals/launch/launch.js + 4 modules
var launch = __webpack_require__(73911);
// EXTERNAL MODULE: ./build/evals/suite-run.js + 4 modules
var suite_run = __webpack_require__(42312);
// EXTERNAL MODULE: ./build/evals/base/added-cases.js
var added_cases = __webpack_require__(21050);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/client/errors/api-error.js
var api_error = __webpack_require__(58327);
// EXTERNAL MODULE: ./build/contract/cases/server-step.js
var server_step = __webpack_require__(25373);
// EXTERNAL MODULE: ./build/contract/embedded/service-start.js
var service_start = __webpack_require__(43104);
// EXTERNAL MODULE: ./build/contract/wire/envelope.js
var envelope = __webpack_require__(51581);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
// EXTERNAL MODULE: ./build/session/resolve.js
var resolve = __webpack_require__(56011);
// EXTERNAL MODULE: ./build/evals/base/base-outcome.js
var base_outcome = __webpack_require__(18074);
// EXTERNAL MODULE: ./build/evals/base/server-address.js
var server_address = __webpack_require__(78900);
;// CONCATENATED MODULE: ./build/evals/base/base-launch.js










/**
 * Prepares the run of the base: the very cases of the head's, on the servers that the base has. A
 * case that asks a server which it has not is left out.
 * @throws BaseError where there is nothing to run; what the client throws otherwise.
 */
async function prepareBaseRun(client, request, head, { logger: _, ...options }) {
    const project = await (0,resolve/* resolveProject */.KI)(service_start/* BASE_PROJECT */.k, await (0,launch/* allOf */.bn)(client.projects.list(options)));
    const enabled = (await (0,launch/* allOf */.bn)(client.servers.list(project.id, options))).filter((server) => server.enabled);
    const servers = namesServers(request)
        ? enabled.filter(({ name }) => (head.servers ?? []).some((one) => isSame(one.name, name)))
        : enabled;
    if (servers.length === 0)
        throw new base_outcome/* BaseError */.Cf('it has none of the servers that are asked for.');
    const warnings = warningsOfShared(servers, head.servers ?? []);
    const tests = (head.tests ?? []).filter((test) => asksOnly(test, servers));
    if (tests.length === 0)
        throw new base_outcome/* BaseError */.Cf('every case asks a server that it does not have.');
    return { prepared: { project, suite: undefined, saved: null, servers, tests }, warnings };
}
/**
 * A server at one address is one server, whichever side asks it: held against itself it passes,
 * whatever the head has changed.
 * @throws BaseError where that is so of all of them.
 */
function warningsOfShared(ofBase, ofHead) {
    const addresses = new Set(ofHead.flatMap(({ url }) => (url ? [(0,server_address/* serverAddress */.a)(url)] : [])));
    const shared = ofBase.filter(({ url }) => url && addresses.has((0,server_address/* serverAddress */.a)(url)));
    if (shared.length === 0)
        return [];
    const what = `${(0,listed_names/* listNames */.Zv)(shared.map(({ name }) => name))} ${shared.length === 1 ? 'has' : 'have'} the same address on both sides`;
    const remedy = 'Start that of the base at an address of its own, such as on another port, and name it in the `mcp-config` of the base.';
    if (shared.length === ofBase.length) {
        throw new base_outcome/* BaseError */.Cf(`${what}, so both would ask one and the same server. ${remedy}`);
    }
    return [
        `The base beside the head: ${what}, so what differs there does not show in the comparison. ${remedy}`,
    ];
}
/**
 * Creates the run of the base. Cases that are none there, since they name what it does not have, are
 * left out.
 * @throws what the client throws.
 */
async function startBaseRun(client, request, prepared, options) {
    try {
        return await (0,launch/* startRun */.AD)(client, request, prepared, options);
    }
    catch (error) {
        const refused = titlesRefused(error);
        const tests = prepared.tests?.filter(({ title }) => !refused.has(title)) ?? [];
        if (refused.size === 0 || tests.length === 0)
            throw error;
        return (0,launch/* startRun */.AD)(client, request, { ...prepared, tests }, options);
    }
}
const casesSchema = schemas/* array */.YOg(schemas/* looseObject */._H3({ title: schemas/* string */.YjP() }));
/** Cases that a service refused since no server has what they name. */
function titlesRefused(error) {
    if (!(error instanceof api_error/* ApiError */.hD) || error.reason !== envelope/* ERROR_REASON */.cm.noEvidence)
        return new Set();
    const cases = casesSchema.safeParse(error.details?.['cases']);
    return new Set(cases.success ? cases.data.map(({ title }) => title) : []);
}
function namesServers({ servers, target }) {
    const fromFile = target.kind === 'file' ? (target.suite.servers ?? []) : [];
    return servers.length + fromFile.length > 0;
}
const isSame = (one, other) => one.toLowerCase() === other.toLowerCase();
function asksOnly({ steps }, servers) {
    return steps.every((step) => !(0,server_step/* asksServer */.Aj)(step) ||
        (step.serverId === undefined && servers.some(({ name }) => isSame(name, step.serverName))));
}

;// CONCATENATED MODULE: ./build/evals/base/both-sides.js






/** As the embedded service has it where nothing is said. */
const defaultConcurrency = () => Math.max(2, (0,external_node_os_.availableParallelism)());
/**
 * Runs the cases of a suite on the servers of the head and on those of the base, both at once, in
 * runs that begin their iterations in turns; the service begins none of the base before there is a run
 * of the head, so that one that is refused costs nothing. What keeps the base from being run is told,
 * and takes nothing from the head.
 * @param prepared the run of the head, where it was prepared before.
 * @throws only where no run of the head came about.
 */
async function runBothSides(client, request, options, prepared) {
    const { logger, signal, deadlineAtMs } = options;
    const limits = { logger, signal, deadlineAtMs };
    const head = prepared ?? (await (0,launch/* prepareRun */.Z0)(client, request, limits));
    const base = await (0,base_outcome/* orTrouble */.ZL)(() => prepareBaseRun(client, request, head, limits), logger);
    if ('trouble' in base) {
        const launched = await (0,launch/* startRun */.AD)(client, request, head, limits);
        return { head: await (0,suite_run/* finishRun */.JH)(client, launched, options), base, warnings: [] };
    }
    const shared = withHalfOfLanes(request);
    const givingUp = new AbortController();
    const running = runBase(client, shared, base.done.prepared, {
        ...options,
        signal: AbortSignal.any([signal, givingUp.signal]),
    });
    try {
        const launched = await (0,launch/* startRun */.AD)(client, shared, head, limits);
        const ofHead = await (0,suite_run/* finishRun */.JH)(client, launched, options);
        const inVain = whyInVain(ofHead.report);
        if (inVain !== null)
            givingUp.abort(new base_outcome/* BaseError */.Cf(inVain));
        return {
            head: ofHead,
            base: comparable(await running, ofHead.report, head),
            warnings: base.done.warnings,
        };
    }
    catch (error) {
        givingUp.abort(new base_outcome/* BaseError */.Cf('The head cannot be run.'));
        await running;
        throw error;
    }
}
/**
 * Why there is nothing to hold against the base. Then nobody waits for it: of a run of the head that
 * ended before it was carried out, that of the base waits for good.
 */
function whyInVain({ run, cases }) {
    const status = run?.status ?? 'unseen';
    if (status === 'completed')
        return null;
    const isOver = status === 'cancelled' || !cases.some(saysSomething);
    return isOver ? `it was given up, since the run of the head ended as ${status}.` : null;
}
const saysSomething = ({ iterations }) => iterations.some(({ outcome }) => outcome === 'passed' || outcome === 'failed');
/** Never rejects. */
async function runBase(client, request, prepared, options) {
    const { signal, deadlineAtMs } = options;
    const logger = (0,base_outcome/* quiet */.jQ)(options.logger);
    const ofBase = { ...request, argumentCheck: undefined, marker: `${request.marker} base` };
    const finished = await (0,base_outcome/* orTrouble */.ZL)(async () => {
        const launched = await startBaseRun(client, ofBase, prepared, { logger, signal, deadlineAtMs });
        // As of the head, to be looked at beside it; the files of traces are of the head alone.
        const traces = { ...options.traces, archive: undefined };
        const untold = { onRun: () => { }, notice: null, traces };
        const { report } = await (0,suite_run/* finishRun */.JH)(client, launched, { ...options, ...untold, logger });
        return report;
    }, logger);
    return 'trouble' in finished ? finished : readable(finished.done);
}
/** The report of a base, where it says something of the base. */
function readable(report) {
    const ended = (0,base_outcome/* endedOrTrouble */.Px)(report);
    if ('trouble' in ended)
        return ended;
    const iterations = report.cases.flatMap((one) => one.iterations);
    const isUnreachable = report.run?.execution?.servers.length === 0 &&
        iterations.every(({ outcome }) => outcome === 'error');
    if (!isUnreachable)
        return { report };
    return { trouble: iterations[0]?.error ?? 'none of its servers could be used.' };
}
/** Without the cases that the head has added. */
function comparable(base, head, { tests = [] }) {
    if ('trouble' in base)
        return base;
    const { report } = base;
    if (foundPortTaken(report) || foundPortTaken(head))
        return { trouble: PORT_TAKEN };
    const added = (0,added_cases/* titlesOfAdded */.Tw)(tests, { head: head.servers, base: report.servers });
    return { report: (0,added_cases/* withoutCases */.OU)(report, added) };
}
const PORT_TAKEN = 'a server found its address in use, since those of both sides are up at once; have each listen on a free port of its own.';
/** As servers of any language say it on their way out. */
function foundPortTaken({ cases }) {
    return cases.some(({ iterations }) => iterations.some(({ outcome, error }) => outcome === 'error' && IN_USE.test(error ?? '')));
}
const IN_USE = /EADDRINUSE|address already in use/i;
/** Both sides together carry out as many iterations at once as were asked for, and at least two. */
function withHalfOfLanes(request) {
    const { target, execution } = request;
    const ofSuite = target.kind === 'file' ? target.suite.concurrency : undefined;
    const all = execution?.concurrency ?? ofSuite ?? defaultConcurrency();
    const concurrency = Math.max(1, Math.floor(all / 2));
    return { ...request, execution: { ...execution, concurrency } };
}


/***/ }),

/***/ 78900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ serverAddress)
/* harmony export */ });
/** Where a server is; two with the same address are one, whatever they are called. */
function serverAddress(url) {
    if (!URL.canParse(url))
        return url;
    // Without what does not lead elsewhere.
    const { origin, pathname, search } = new URL(url);
    return origin + pathname + search;
}


/***/ })

};
