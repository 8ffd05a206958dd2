export const id = 846;
export const ids = [846];
export const modules = {

/***/ 4504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ passCriteriaSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9691);

/** What a run must meet. */
const passCriteriaSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    minimumPassRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100).describe('Percent of the iterations that must pass.'),
});


/***/ }),

/***/ 2866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tz: () => (/* binding */ matchOptionsSchema),
  aj: () => (/* binding */ testCaseSchema)
});

// UNUSED EXPORTS: stepSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(3163);
;// CONCATENATED MODULE: ./build/contract/cases/pattern.js

/** A pattern that cannot be read is a mistake of whoever wrote it, not a failure of the servers. */
const patternSchema = schemas/* string */.YjP()
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
const jsonPathSchema = schemas/* string */.YjP()
    .max(PATH_LENGTH)
    .regex(/^\$/, 'must be a JSON path, which begins with $');
const toolNameSchema = schemas/* string */.YjP().min(1);

;// CONCATENATED MODULE: ./build/contract/cases/result-assertion.js


/** What the assertions on results take, beyond which nobody reads what failed. */
const MAX_MASKS = 50;
const type = (name) => schemas/* literal */.euz(name).describe('Which assertion it is.');
const caseSensitive = schemas/* boolean */.zMY()
    .optional()
    .describe('Whether capital letters matter; `false` where it is left out.');
const count = (text) => schemas/* int */.Whr().min(0).optional().describe(text);
/** Where in a result JSON is looked for. */
const within = schemas/* enum */.k5n(['structuredContent', 'text', 'result'])
    .optional()
    .describe('`structuredContent`: what the tool tells as such. `text`: its text, read as JSON. `result`: all that the server answered. Where it is left out: the structured content or, where there is none, the text; of prompts, resources and lists the whole result.');
/** What to look for at a path; at least one of these. */
const PATH_CONDITIONS = [
    ...['exists', 'equals', 'contains', 'matches'],
    ...['min', 'max', 'count', 'minCount', 'maxCount'],
];
const jsonPathAssertion = schemas/* strictObject */.rej({
    type: type('jsonPath'),
    path: jsonPathSchema.describe('A JSON path by RFC 9535, such as `$.items[0].id`.'),
    in: within,
    exists: schemas/* boolean */.zMY()
        .optional()
        .describe('`true`: the path leads somewhere. `false`: it leads nowhere; stands alone.'),
    equals: schemas/* unknown */.L5J()
        .optional()
        .describe('Every value is this one, of the same type; the order of members is no matter.'),
    contains: schemas/* unknown */.L5J()
        .optional()
        .describe('Every value contains this: a text the text, capital letters being no matter, a list the item.'),
    matches: patternSchema
        .optional()
        .describe('Every value is a text that matches this regular expression of JavaScript somewhere.'),
    min: schemas/* number */.aig().optional().describe('Every value is a number, this one or a larger one.'),
    max: schemas/* number */.aig().optional().describe('Every value is a number, this one or a smaller one.'),
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
const contentAssertion = schemas/* strictObject */.rej({
    type: type('hasContent'),
    contentType: schemas/* enum */.k5n(CONTENT_TYPES)
        .optional()
        .describe('Of which kind the part is, in the words of MCP.'),
    mimeType: schemas/* string */.YjP()
        .min(1)
        .optional()
        .describe('Its MIME type; `image/*` stands for all that begin so.'),
    uri: schemas/* string */.YjP().min(1).optional().describe('The address of its resource.'),
    minBytes: schemas/* int */.Whr().min(0).optional().describe('How large it is at least, decoded.'),
    maxBytes: schemas/* int */.Whr().min(0).optional().describe('How large it is at most, decoded.'),
    count: count('How many such parts there are; 0 for none.'),
    minCount: count('How many there are at least; 1 where no number is given.'),
    maxCount: count('How many there are at most.'),
})
    .describe('The result has parts that are as told in every respect. Lists have none. Without anything but its type: it has any part at all.');
const mask = schemas/* union */.KCZ([
    schemas/* strictObject */.rej({
        path: jsonPathSchema.describe('A JSON path to values that may be anything.'),
    }),
    schemas/* strictObject */.rej({
        pattern: patternSchema.describe('A regular expression of JavaScript; what it matches in any text may be anything.'),
    }),
])
    .describe('What of the value may differ each time.');
/** Assertions on one result, keyed on `type`. */
const resultAssertionSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* strictObject */.rej({
        type: type('textContains'),
        needle: schemas/* string */.YjP().min(1).describe('The text to look for.'),
        caseSensitive,
    })
        .describe('The text of the result contains the text.'),
    schemas/* strictObject */.rej({
        type: type('textEquals'),
        text: schemas/* string */.YjP().describe('The whole text, in which every character counts.'),
    })
        .describe('The text of the result is the text.'),
    schemas/* strictObject */.rej({
        type: type('textMatches'),
        pattern: patternSchema.describe('A regular expression of JavaScript, without flags.'),
    })
        .describe('The text of the result matches the pattern somewhere.'),
    jsonPathAssertion,
    schemas/* strictObject */.rej({
        type: type('matchesSchema'),
        schema: schemas/* union */.KCZ([schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), schemas/* boolean */.zMY()])
            .describe('A JSON Schema, of the draft that its `$schema` names: 2020-12 (default), 2019-09 or draft-07. References lead to parts of itself only.'),
        in: within,
    })
        .describe('The JSON of the result is valid by the schema. Formats that are known are judged too. A schema that cannot be judged in good time, or at all, fails.'),
    schemas/* strictObject */.rej({ type: type('matchesOutputSchema') })
        .describe('The structured content of a tool is valid by the `outputSchema` that the server lists for it. A tool without one fails.'),
    contentAssertion,
    schemas/* strictObject */.rej({
        type: type('sizeUnder'),
        bytes: schemas/* int */.Whr().min(1).describe('The number of bytes that is not reached.'),
    })
        .describe('The whole result, as JSON, is smaller.'),
    schemas/* strictObject */.rej({
        type: type('latencyUnder'),
        ms: schemas/* int */.Whr().min(1).describe('The number of milliseconds that is not reached.'),
    })
        .describe('The server answered in less time. The start of a server does not count; the first call of a fresh one may take longer all the same.'),
    schemas/* strictObject */.rej({
        type: type('isError'),
        value: schemas/* boolean */.zMY()
            .optional()
            .describe('`false` to assert that it is none; `true` where it is left out.'),
    })
        .describe('The result is an error. A step that is to end in one says so by `expectError`, else it fails by itself.'),
    schemas/* strictObject */.rej({
        type: type('matchesSnapshot'),
        snapshot: schemas/* unknown */.L5J()
            .optional()
            .describe('The value as it was when it was right. Where it is left out the assertion fails, and tells the value to write here.'),
        mask: schemas/* array */.YOg(mask)
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

;// CONCATENATED MODULE: ./build/contract/cases/assertion.js




/** The member that tells assertions apart. */
const assertion_type = (name) => schemas/* literal */.euz(name).describe('Which assertion it is.');
const toolName = toolNameSchema.describe('Name of the tool, as its server has it.');
const widgetTool = toolNameSchema.describe('Name of the tool that the widget is of.');
const anyWidgetTool = widgetTool
    .optional()
    .describe('Name of the tool that the widget is of; any where it is left out.');
const NO_WIDGETS = 'The embedded service renders no widgets and refuses it.';
/** Assertions judged on the transcript, keyed on `type`. */
const transcriptAssertionSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* strictObject */.rej({
        type: assertion_type('toolCalledWith'),
        toolName,
        args: schemas/* strictObject */.rej({
            args: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).describe('The arguments by their names.'),
            argumentMatching: schemas/* enum */.k5n(['partial', 'exact', 'ignore'])
                .optional()
                .describe('`partial` (default): a call may have more arguments, and the words any, string, number, boolean, object, array and null stand for a type. `exact`: these and no others. `ignore`: whatever they are.'),
        })
            .describe('The arguments that are expected, and how they are compared.'),
        minCount: schemas/* int */.Whr()
            .min(1)
            .optional()
            .describe('How many calls of that kind there are at least; 1 where it is left out.'),
    })
        .describe('The model called the tool with these arguments. Without a model: a `toolCall` step did.'),
    schemas/* strictObject */.rej({ type: assertion_type('toolCalledAtLeastOnce'), toolName })
        .describe('The model called the tool. Without a model: a `toolCall` step did.'),
    schemas/* strictObject */.rej({ type: assertion_type('toolNeverCalled'), toolName })
        .describe('The model did not call the tool; a model that gave no answer is no evidence of it. Without a model: no `toolCall` step did.'),
    schemas/* strictObject */.rej({ type: assertion_type('firstToolWas'), toolName })
        .describe('The first call of the model was one of this tool. Without a model: that of the steps was.'),
    schemas/* strictObject */.rej({
        type: assertion_type('responseContains'),
        needle: schemas/* string */.YjP().min(1).describe('The text to look for.'),
        caseSensitive: schemas/* boolean */.zMY()
            .optional()
            .describe('Whether capital letters matter; `false` where it is left out.'),
    })
        .describe('The last answer of the model contains the text. Without a model: the text of the last result does.'),
    schemas/* strictObject */.rej({
        type: assertion_type('responseMatches'),
        pattern: patternSchema.describe('A regular expression of JavaScript, without flags.'),
    })
        .describe('The last answer of the model matches the pattern somewhere. Without a model: the text of the last result does.'),
    schemas/* strictObject */.rej({ type: assertion_type('noToolErrors') })
        .describe('No call of a tool ended in an error, by the model or by a step, but for those that a step expects. A model that gave no answer is no evidence of it. Without a model: the same of the steps, which say so by themselves.'),
    schemas/* strictObject */.rej({ type: assertion_type('finalAssistantMessageNonEmpty') })
        .describe('The last answer of the model is more than white space. Without a model: the text of the last result is.'),
    schemas/* strictObject */.rej({
        type: assertion_type('tokenBudgetUnder'),
        tokens: schemas/* int */.Whr().min(1).describe('The number of tokens that is not reached.'),
    })
        .describe('The model used fewer tokens. Fails where its provider tells no number. Without a model: always holds, since none are used.'),
    schemas/* strictObject */.rej({
        type: assertion_type('turnCountUnder'),
        turns: schemas/* int */.Whr().min(1).describe('The number of answers that is not reached.'),
    })
        .describe('The model answered fewer times; each round of tool calls is one. Without a model: always holds, since there are none.'),
    schemas/* strictObject */.rej({ type: assertion_type('widgetRendered'), toolName: anyWidgetTool })
        .describe(`A widget was rendered. ${NO_WIDGETS}`),
    schemas/* strictObject */.rej({
        type: assertion_type('widgetRenderLatencyUnder'),
        ms: schemas/* int */.Whr().min(1).describe('The number of milliseconds that is not reached.'),
        toolName: anyWidgetTool,
    })
        .describe(`A widget was rendered in less time. ${NO_WIDGETS}`),
    schemas/* strictObject */.rej({ type: assertion_type('widgetNoConsoleErrors'), toolName: anyWidgetTool })
        .describe(`A widget wrote no errors to its console. ${NO_WIDGETS}`),
]);
/** Its number is written so that no reader takes it for a status from 500 on. */
const widgetTextSchema = schemas/* string */.YjP()
    .max(limits/* LIMITS */.b1.widgetTextLength, `must have at most ${limits/* LIMITS */.b1.widgetTextLength / 1000} thousand characters`);
/** Where a widget assertion or interaction looks: at least one way to find the element. */
const locatorSchema = schemas/* strictObject */.rej({
    role: schemas/* strictObject */.rej({
        role: schemas/* string */.YjP().min(1).describe('The role itself, such as `button`.'),
        name: schemas/* string */.YjP().optional().describe('The accessible name of the element.'),
        exact: schemas/* boolean */.zMY().optional().describe('Whether the name has to be the whole one.'),
    })
        .optional()
        .describe('By its accessible role.'),
    text: widgetTextSchema.optional().describe('By the text it shows.'),
    css: schemas/* string */.YjP().optional().describe('By a CSS selector.'),
    testId: schemas/* string */.YjP().optional().describe('By its test id.'),
    nth: schemas/* int */.Whr().min(0).optional().describe('Which of several it is, counted from 0.'),
})
    .refine(({ role, text, css, testId }) => [role, text, css, testId].some(Boolean), {
    message: 'name the element by role, text, css or testId',
});
const kind = (name) => schemas/* literal */.euz(name).describe('Which assertion it is.');
const target = locatorSchema.describe('The element of the widget.');
/** Assertions judged on a live widget, keyed on `kind`. */
const widgetAssertionSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({
        kind: kind('textVisible'),
        toolName: widgetTool,
        text: widgetTextSchema.describe('The text to look for.'),
    })
        .describe(`The widget shows the text. ${NO_WIDGETS}`),
    schemas/* strictObject */.rej({ kind: kind('elementVisible'), toolName: widgetTool, target })
        .describe(`The widget shows the element. ${NO_WIDGETS}`),
    schemas/* strictObject */.rej({ kind: kind('elementHidden'), toolName: widgetTool, target })
        .describe(`The widget does not show the element. ${NO_WIDGETS}`),
    schemas/* strictObject */.rej({
        kind: kind('inputValue'),
        toolName: widgetTool,
        target,
        equals: widgetTextSchema.describe('The value that is expected.'),
    })
        .describe(`The field of the widget holds the value. ${NO_WIDGETS}`),
    schemas/* strictObject */.rej({
        kind: kind('widgetToolCalled'),
        toolName: widgetTool,
        calledToolName: toolNameSchema.describe('Name of the tool that was called.'),
    })
        .describe(`The widget called a tool by itself. ${NO_WIDGETS}`),
]);
const assertionSchema = schemas/* union */.KCZ([
    schemas/* discriminatedUnion */.gMt('type', [transcriptAssertionSchema, resultAssertionSchema]),
    widgetAssertionSchema,
]);

// EXTERNAL MODULE: ./build/contract/cases/execution-settings.js
var execution_settings = __webpack_require__(7285);
;// CONCATENATED MODULE: ./build/contract/cases/server-step.js




/** Assertions on one result; who has more reads none of them. */
const MAX_EXPECTATIONS = 100;
const stepId = schemas/* string */.YjP().min(1).describe('Tells the step from others in results.');
const stepKind = (name) => schemas/* literal */.euz(name).describe('Which kind of step it is.');
/** The error that a step is to end in. */
const expectedErrorSchema = schemas/* union */.KCZ([
    schemas/* literal */.euz(true, 'must be true, or an object of `contains`, `matches` or both'),
    schemas/* strictObject */.rej({
        contains: schemas/* string */.YjP()
            .min(1)
            .optional()
            .describe('What the text of the error contains, capital letters being no matter.'),
        matches: patternSchema
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
const captureSchema = schemas/* union */.KCZ([
    jsonPathSchema,
    schemas/* strictObject */.rej({
        path: jsonPathSchema.describe('A JSON path by RFC 9535 that leads to one value.'),
        in: schemas/* enum */.k5n(['structuredContent', 'text', 'result'])
            .optional()
            .describe('Where the path begins, as in the assertion jsonPath.'),
    }),
    schemas/* strictObject */.rej({
        pattern: patternSchema.describe('A regular expression of JavaScript that the text of the result matches; the first group is captured, or all of it where it has none.'),
    }),
]);
const server = {
    serverName: schemas/* string */.YjP().min(1).describe('Name of the MCP server.'),
    serverId: schemas/* string */.YjP()
        .min(1)
        .optional()
        .describe('Id of the server, where the name does not tell; it comes before the name.'),
};
/** What any step that asks a server may say of the answer. */
const answer = {
    expectError: expectedErrorSchema.optional(),
    expect: schemas/* array */.YOg(resultAssertionSchema)
        .max(MAX_EXPECTATIONS)
        .optional()
        .describe('Assertions on the result of this step, such as textContains or jsonPath. With `expectError` on the error.'),
    capture: schemas/* record */.g1P(schemas/* string */.YjP()
        .regex(CAPTURE_NAME, 'is no name: write letters, digits and _, at most 64, a digit not first'), captureSchema)
        .optional()
        .describe('Values of the result by names of your own, for later steps of the case: where one of their arguments, a prompt or an assertion has `{{name}}`, the value stands in its place. A text that is nothing but `{{name}}` becomes the value itself, a number say. A path (a text that begins with `$`) or `{path, in}` leads to a value, `{pattern}` finds one in the text. What finds nothing fails the case.'),
};
const argumentsText = 'What the tool is given, by the names of its arguments.';
/** Steps that ask a server for something, without a model. */
const serverStepSchemas = [
    schemas/* strictObject */.rej({
        id: stepId,
        kind: stepKind('toolCall'),
        ...server,
        toolName: schemas/* string */.YjP().min(1).describe('Name of the tool, as its server has it.'),
        arguments: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).describe(argumentsText),
        renderTimeoutMs: schemas/* int */.Whr()
            .min(1)
            .max(limits/* LIMITS */.b1.renderTimeoutMs)
            .optional()
            .describe('How long a widget of the tool may take; the embedded service renders none.'),
        ...answer,
    })
        .describe('Calls a tool. It asserts its own success: an error of the tool or of the protocol fails the case, unless the step expects one. Needs no model.'),
    schemas/* strictObject */.rej({
        id: stepId,
        kind: stepKind('promptGet'),
        ...server,
        promptName: schemas/* string */.YjP().min(1).describe('Name of the prompt, as its server has it.'),
        arguments: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())
            .optional()
            .describe('What fills the prompt in, by the names of its arguments; all of them texts.'),
        ...answer,
    })
        .describe('Lets a server render one of its prompts. The text of the result is that of its messages. It asserts its own success. Needs no model: none is sent the prompt.'),
    schemas/* strictObject */.rej({
        id: stepId,
        kind: stepKind('resourceRead'),
        ...server,
        uri: schemas/* string */.YjP().min(1).describe('Address of the resource.'),
        ...answer,
    })
        .describe('Reads a resource of a server. It asserts its own success. Needs no model.'),
    schemas/* strictObject */.rej({ id: stepId, kind: stepKind('toolList'), ...server, ...answer })
        .describe('Lists the tools of a server, all pages of them, as `{tools: […]}`. It asserts its own success. Needs no model.'),
    schemas/* strictObject */.rej({ id: stepId, kind: stepKind('promptList'), ...server, ...answer })
        .describe('Lists the prompts of a server, all pages of them, as `{prompts: […]}`. It asserts its own success. Needs no model.'),
    schemas/* strictObject */.rej({ id: stepId, kind: stepKind('resourceList'), ...server, ...answer })
        .describe('Lists the resources of a server, all pages of them, as `{resources: […]}`. It asserts its own success. Needs no model.'),
    schemas/* strictObject */.rej({ id: stepId, kind: stepKind('resourceTemplateList'), ...server, ...answer })
        .describe('Lists the resource templates of a server, all pages of them, as `{resourceTemplates: […]}`. It asserts its own success. Needs no model.'),
];
const SERVER_STEPS = new Set(serverStepSchemas.map(({ shape }) => shape.kind.value));
/** Whether a step asks a server for something, and so has a result. */
const asksServer = (step) => SERVER_STEPS.has(step.kind);

;// CONCATENATED MODULE: ./build/contract/cases/test-case.js





const test_case_stepId = schemas/* string */.YjP().min(1).describe('Tells the step from others in results.');
const test_case_stepKind = (name) => schemas/* literal */.euz(name).describe('Which kind of step it is.');
const action = (name) => schemas/* literal */.euz(name).describe('What is done.');
const test_case_target = locatorSchema.describe('The element that it is done to.');
const interactionSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({
        kind: action('click'),
        target: test_case_target,
        clickType: schemas/* enum */.k5n(['left', 'double', 'right'])
            .optional()
            .describe('`left` where it is left out.'),
    })
        .describe('Clicks an element.'),
    schemas/* strictObject */.rej({
        kind: action('type'),
        target: test_case_target,
        text: widgetTextSchema.describe('What is typed.'),
    })
        .describe('Types a text into an element.'),
    schemas/* strictObject */.rej({
        kind: action('key'),
        key: schemas/* string */.YjP().min(1).describe('Name of the key, such as `Enter`.'),
    })
        .describe('Presses a key.'),
    schemas/* strictObject */.rej({
        kind: action('scroll'),
        direction: schemas/* enum */.k5n(['up', 'down']).describe('Where to.'),
        amount: schemas/* int */.Whr().positive().optional().describe('How far, in pixels.'),
    })
        .describe('Scrolls.'),
    schemas/* strictObject */.rej({
        kind: action('wait'),
        ms: schemas/* int */.Whr().min(1).max(limits/* LIMITS */.b1.interactWaitMs).describe('How long, in milliseconds.'),
    })
        .describe('Waits.'),
]);
/** One step of a test case; steps run in order. */
const stepSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({
        id: test_case_stepId,
        kind: test_case_stepKind('prompt'),
        prompt: schemas/* string */.YjP().min(1).describe('What the model is told.'),
    })
        .describe("Sends a prompt to the case's model, with the tools of all servers of the run, until it answers without calling one. Something behind it has to assert what could fail."),
    ...serverStepSchemas,
    schemas/* strictObject */.rej({
        id: test_case_stepId,
        kind: test_case_stepKind('interact'),
        toolName: schemas/* string */.YjP().min(1).describe('Name of the tool that the widget is of.'),
        action: interactionSchema.describe('What is done to the widget.'),
    })
        .describe('Does something to the widget of a tool. It needs a browser; the embedded service refuses it.'),
    schemas/* strictObject */.rej({
        id: test_case_stepId,
        kind: test_case_stepKind('assert'),
        assertion: assertionSchema.describe('What has to hold.'),
    })
        .describe('Asserts something of what came before it: of the last prompt and its answer or, where the case has none, of what its steps called. Assertions on a result are on the last one that a step of the case had.'),
]);
/** How expected tool calls are held against the actual ones. Both published vocabularies are read. */
const matchOptionsSchema = schemas/* strictObject */.rej({
    toolCallOrder: schemas/* enum */.k5n(['ignore', 'strict', 'superset', 'any', 'in-order', 'exact'])
        .optional()
        .describe('`ignore` (or `any`): calls in any order. `superset` (or `in-order`): in the expected order, others may come between. `strict` (or `exact`): the expected calls in their order and no others.'),
    maxExtraToolCalls: schemas/* int */.Whr()
        .min(0)
        .nullable()
        .optional()
        .describe('Calls beyond the expected ones; null: any number.'),
    extraToolCalls: schemas/* union */.KCZ([schemas/* literal */.euz('unlimited'), schemas/* int */.Whr().min(0)])
        .optional()
        .describe('The same in other words.'),
    allowExtraToolCalls: schemas/* boolean */.zMY().optional().describe('The same in other words: false for none.'),
    argumentMatching: schemas/* enum */.k5n(['partial', 'exact', 'ignore'])
        .optional()
        .describe('`partial`: the expected arguments are among the actual ones. `exact`: they are all of them. `ignore`: they may be any.'),
    arguments: schemas/* enum */.k5n(['partial', 'exact', 'ignore'])
        .optional()
        .describe('Another name of `argumentMatching`.'),
});
/** Overrides of how the model is called. Other keys are kept, since services differ. */
const advancedConfigSchema = schemas/* looseObject */._H3({
    system: schemas/* string */.YjP().optional().describe('System prompt.'),
    temperature: schemas/* number */.aig().optional().describe('Of the model.'),
    toolChoice: schemas/* unknown */.L5J()
        .optional()
        .describe('`auto`, `none`, `required`, or `{"type": "tool", "toolName": "…"}`.'),
});
/** A test case of a suite or a run. */
const testCaseSchema = schemas/* strictObject */.rej({
    title: schemas/* string */.YjP().min(1).describe('Tells it from other cases of its suite.'),
    steps: schemas/* array */.YOg(stepSchema)
        .min(1)
        .max(limits/* LIMITS */.b1.stepsPerCase)
        .describe('In the order in which they run. One at least calls a tool or prompts a model.'),
    runs: schemas/* int */.Whr()
        .min(1)
        .max(limits/* OWN_LIMITS */.us.iterationsPerCase)
        .optional()
        .describe('Iterations; 1 where not given.'),
    model: schemas/* string */.YjP().min(1).optional().describe('Of its prompts, in place of the default.'),
    provider: schemas/* string */.YjP().min(1).optional().describe('Of a model without a prefix.'),
    isNegativeTest: schemas/* boolean */.zMY()
        .optional()
        .describe('It passes where no tool is called. It needs a prompt.'),
    expectedOutput: schemas/* string */.YjP()
        .optional()
        .describe('Kept with the results; nothing is held against it.'),
    scenario: schemas/* string */.YjP().optional().describe('For people.'),
    advancedConfig: advancedConfigSchema.optional().describe('How the model is called.'),
    matchOptions: matchOptionsSchema
        .optional()
        .describe('How the expected tool calls are held against the actual ones.'),
    predicates: schemas/* strictObject */.rej({
        mode: schemas/* enum */.k5n(['inherit', 'replace', 'extend'])
            .describe('How they stand to those of the suite, where a service keeps such; the embedded one judges these alone.'),
        list: schemas/* array */.YOg(transcriptAssertionSchema).describe('The assertions.'),
    })
        .optional()
        .describe('Assertions on the whole of its transcript.'),
    limits: execution_settings/* caseLimitsSchema */.KN
        .optional()
        .describe('How long it waits; what the run says of the same comes first.'),
});


/***/ }),

/***/ 7846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCreateSchema: () => (/* binding */ runCreateSchema),
/* harmony export */   suiteCreateSchema: () => (/* binding */ suiteCreateSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9691);
/* harmony import */ var _cases_execution_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7285);
/* harmony import */ var _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4504);
/* harmony import */ var _cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2866);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3163);





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
