export const id = 7233;
export const ids = [7233];
export const modules = {

/***/ 33474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J3: () => (/* binding */ findReferenceProblems),
/* harmony export */   oL: () => (/* binding */ capturesAnything)
/* harmony export */ });
/* unused harmony export fillIn */
/* harmony import */ var _server_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25373);

/** A captured value's place in a text; with a backslash before it, it is meant as it stands. */
const REFERENCE = /\\?\{\{ ?([A-Za-z_]\w{0,63}) ?\}\}/g;
const WHOLE = /^\{\{ ?([A-Za-z_]\w{0,63}) ?\}\}$/;
/** Characters that captured values may bring into one step; a text may name one of them at will. */
const MOST_FILLED = 1_000_000;
/** Members that are patterns, paths and the like, in which braces mean something else. */
const LEFT_ALONE = [
    ...['type', 'kind', 'pattern', 'matches', 'path', 'schema', 'mask', 'in', 'argumentMatching'],
];
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether any step of a case captures something; else braces mean nothing in it. */
const capturesAnything = ({ steps }) => steps.some((step) => (0,_server_step_js__WEBPACK_IMPORTED_MODULE_0__/* .asksServer */ .Aj)(step) && step.capture !== undefined);
/** Members of assertions that are texts, whatever a captured value is. */
const TEXTS = ['needle', 'text', 'uri'];
/** A copy of a value with another one in the place of each text. */
function mapTexts(value, change, isText) {
    if (typeof value === 'string')
        return change(value, isText);
    if (Array.isArray(value))
        return value.map((item) => mapTexts(item, change, isText));
    if (!isObject(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, isText)]));
}
/** The same of an assertion, or of several; their members that are no plain values stay. */
function mapAssertion(value, change, isText) {
    if (Array.isArray(value))
        return value.map((item) => mapAssertion(item, change, isText));
    if (!isObject(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [
        key,
        LEFT_ALONE.includes(key) ? item : mapTexts(item, change, isText || TEXTS.includes(key)),
    ]));
}
function mapStep(step, change) {
    const filled = { ...step };
    const put = (name, map) => {
        if (Object.hasOwn(step, name))
            Reflect.set(filled, name, map(Reflect.get(step, name)));
    };
    // Prompts of servers take texts alone.
    put('arguments', (value) => mapTexts(value, change, step.kind === 'promptGet'));
    put('uri', (value) => mapTexts(value, change, true));
    put('prompt', (value) => mapTexts(value, change, true));
    put('expect', (value) => mapAssertion(value, change, false));
    put('assertion', (value) => mapAssertion(value, change, false));
    put('expectError', (value) => mapAssertion(value, change, true));
    return filled;
}
/** Thrown where captured values would make a step larger than it may be. */
class TooMuchFilled extends (/* unused pure expression or super */ null && (Error)) {
}
/**
 * A step with captured values in the place of their names. A text that is nothing but a name becomes
 * the value itself, of whatever type. Null where that would be more than a step may hold.
 */
function fillIn(step, captured) {
    const texts = new Map();
    let left = MOST_FILLED;
    const spendTextOf = (name) => {
        if (!texts.has(name))
            texts.set(name, textOf(captured.get(name)));
        const text = texts.get(name);
        left -= text?.length ?? 0;
        if (left < 0)
            throw new TooMuchFilled();
        return text;
    };
    try {
        return mapStep(step, (text, isText) => {
            const [, name = ''] = WHOLE.exec(text) ?? [];
            if (!isText && captured.has(name)) {
                spendTextOf(name);
                return captured.get(name);
            }
            return text.replace(REFERENCE, (found, inner) => found.startsWith('\\') ? found.slice(1) : (spendTextOf(inner) ?? found));
        });
    }
    catch (error) {
        if (error instanceof TooMuchFilled)
            return null;
        throw error;
    }
}
const textOf = (value) => typeof value === 'string' ? value : JSON.stringify(value);
/** References to what no step before captures. Paths begin at the case; messages follow its name. */
function findReferenceProblems(testCase) {
    if (!capturesAnything(testCase))
        return [];
    const captured = new Set();
    return testCase.steps.flatMap((step, index) => {
        const unknown = referencesOf(step).filter((name) => !captured.has(name));
        if ((0,_server_step_js__WEBPACK_IMPORTED_MODULE_0__/* .asksServer */ .Aj)(step))
            for (const name of Object.keys(step.capture ?? {}))
                captured.add(name);
        return [...new Set(unknown)].map((name) => ({
            path: ['steps', index],
            message: `refers to {{${name}}}, which no step before it captures. Where it is meant as it stands, write \\{{${name}}}.`,
        }));
    });
}
function referencesOf(step) {
    const names = [];
    mapStep(step, (text) => {
        for (const [found, name = ''] of text.matchAll(REFERENCE)) {
            if (!found.startsWith('\\'))
                names.push(name);
        }
        return text;
    });
    return names;
}


/***/ }),

/***/ 46750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ matchRules)
/* harmony export */ });
/* unused harmony export restrictsCalls */
const ORDERS = {
    ignore: 'ignore',
    any: 'ignore',
    superset: 'in-order',
    'in-order': 'in-order',
    strict: 'exact',
    exact: 'exact',
};
function maxExtraCalls(options, order) {
    if (order === 'exact')
        return 0;
    if (options.maxExtraToolCalls !== undefined)
        return options.maxExtraToolCalls;
    if (options.extraToolCalls !== undefined) {
        return options.extraToolCalls === 'unlimited' ? null : options.extraToolCalls;
    }
    return options.allowExtraToolCalls === false ? 0 : null;
}
/** Reads both published vocabularies (wire reference, 5.1) and fills in the defaults. */
function matchRules(options = {}) {
    const order = ORDERS[options.toolCallOrder ?? 'ignore'];
    return {
        order,
        maxExtraCalls: maxExtraCalls(options, order),
        argumentMatching: options.argumentMatching ?? options.arguments ?? 'partial',
    };
}
/** Whether the rules ask more of the calls than each assertion does by itself. */
function restrictsCalls({ order, maxExtraCalls }) {
    return order !== 'ignore' || maxExtraCalls !== null;
}


/***/ }),

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

/***/ 17233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findArgumentMisfits: () => (/* binding */ findArgumentMisfits)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/contract/cases/captures.js
var cases_captures = __webpack_require__(33474);
// EXTERNAL MODULE: ./build/contract/cases/execution-settings.js
var execution_settings = __webpack_require__(37285);
// EXTERNAL MODULE: ./build/contract/cases/match-rules.js
var match_rules = __webpack_require__(46750);
// EXTERNAL MODULE: ./build/contract/cases/server-step.js
var server_step = __webpack_require__(25373);
;// CONCATENATED MODULE: ./build/contract/cases/beforehand/argument-misfits.js




/** Words that stand for a type where arguments are compared in part. */
const TYPE_WORDS = ['any', 'string', 'number', 'boolean', 'object', 'array', 'null'];
/**
 * Arguments that do not fit the tools they are for. A step that expects an error is let alone: it may
 * be the wrong arguments that are to be refused.
 *
 * @param toolsOf those that a use may mean; empty where that is not known
 */
function findMisfits(testCase, toolsOf) {
    return argumentUses(testCase).flatMap((use) => {
        const found = toolsOf(use).map((tool) => ({ tool, misfits: tool.misfitsOf(use.given) }));
        const [first] = found;
        // One of them that takes them is the one that is meant.
        if (first === undefined || found.some(({ misfits }) => misfits.length === 0))
            return [];
        const whose = `${JSON.stringify(use.toolName)} of server ${JSON.stringify(first.tool.serverName)}`;
        return first.misfits.map(({ path, message }) => ({
            path: [...use.path, ...path],
            message: `${use.doing} ${whose}, but ${message}${unfilledHint(valueAt(use.given.arguments, path))}`,
        }));
    });
}
const valueAt = (value, path) => path.reduce((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), value);
/** A captured value's name; where it is held against a schema as it stands, nothing captures it. */
const UNFILLED = /^\{\{ ?([A-Za-z_]\w{0,63}) ?\}\}$/;
function unfilledHint(value) {
    const [, name] = typeof value === 'string' ? (UNFILLED.exec(value) ?? []) : [];
    return name === undefined
        ? ''
        : ` No step captures ${JSON.stringify(name)}: one before needs \`capture: { ${name}: $ }\`.`;
}
/** Every place of a case that says what a tool is given. */
function argumentUses(testCase) {
    const { steps, predicates } = testCase;
    const isOpen = opennessOf(testCase);
    const refused = new Set(steps.flatMap((step, index) => step.kind === 'toolCall' && expectsError(steps, index) ? step.toolName : []));
    const expected = (assertion, path) => {
        const wanted = expectedCall(assertion, testCase);
        if (wanted === null || refused.has(wanted.toolName))
            return [];
        const { toolName, args, isPart } = wanted;
        const isOpenHere = (value) => isOpen(value) || (isPart && TYPE_WORDS.some((word) => word === value));
        const given = { arguments: args, isOpen: isOpenHere, isPart };
        const doing = 'expects a call of';
        return [{ toolName, server: null, path: [...path, 'args', 'args'], doing, given }];
    };
    const ofSteps = steps.flatMap((step, index) => {
        const path = ['steps', index];
        if (step.kind === 'assert')
            return expected(step.assertion, [...path, 'assertion']);
        if (step.kind !== 'toolCall' || expectsError(steps, index))
            return [];
        const { toolName, serverId, serverName } = step;
        const given = { arguments: step.arguments, isOpen, isPart: false };
        const server = { serverId, serverName };
        return [{ toolName, server, path: [...path, 'arguments'], doing: 'calls', given }];
    });
    const ofCase = (predicates?.list ?? []).flatMap((assertion, index) => expected(assertion, ['predicates', 'list', index]));
    return [...ofSteps, ...ofCase];
}
/** Texts that have another value by the time they are sent. */
function opennessOf(testCase) {
    const captures = (0,cases_captures/* capturesAnything */.oL)(testCase);
    return (value) => typeof value === 'string' &&
        (value.includes(execution_settings/* ITERATION_FOLDER */.PB) || (captures && value.includes('{{')));
}
/** Whether a step is to end in an error, by its own words or by an assertion on its result. */
function expectsError(steps, index) {
    const step = steps[index];
    if (step === undefined || !(0,server_step/* asksServer */.Aj)(step))
        return false;
    const isError = (assertion) => 'type' in assertion &&
        assertion.type === 'isError' &&
        !('value' in assertion && assertion.value === false);
    if (step.expectError !== undefined || (step.expect ?? []).some(isError))
        return true;
    const rest = steps.slice(index + 1);
    const next = rest.findIndex(({ kind }) => kind !== 'assert');
    return rest
        .slice(0, next === -1 ? rest.length : next)
        .some((one) => one.kind === 'assert' && isError(one.assertion));
}
function expectedCall(assertion, { matchOptions }) {
    const { type, toolName, args } = assertion;
    if (type !== 'toolCalledWith')
        return null;
    const matching = args.argumentMatching ?? (0,match_rules/* matchRules */.V)(matchOptions).argumentMatching;
    return matching === 'ignore' ? null : { toolName, args: args.args, isPart: matching !== 'exact' };
}

// EXTERNAL MODULE: ./node_modules/@cfworker/json-schema/dist/esm/validate.js + 3 modules
var validate = __webpack_require__(26623);
// EXTERNAL MODULE: ./build/resilience/bounded-work.js
var bounded_work = __webpack_require__(39811);
// EXTERNAL MODULE: ./build/text/meant-name.js
var meant_name = __webpack_require__(26829);
// EXTERNAL MODULE: ./node_modules/@cfworker/json-schema/dist/esm/dereference.js
var dereference = __webpack_require__(51176);
;// CONCATENATED MODULE: ./build/json-schema/read-schema.js


/** Characters as JSON; schemas of tools have some thousand. */
const MAX_SCHEMA_LENGTH = 256 * 1024;
/** What MCP means where a schema does not say. Source: MCP 2025-11-25, JSON Schema usage. */
const DEFAULT_DRAFT = '2020-12';
const DRAFTS = new Map([
    ['json-schema.org/draft/2020-12/schema', '2020-12'],
    ['json-schema.org/draft/2019-09/schema', '2019-09'],
    ['json-schema.org/draft-07/schema', '7'],
]);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/**
 * Reads a schema from anywhere, which the validator interprets and never makes code of. Nothing is
 * fetched. To be done within `workInTime`.
 *
 * @param change what becomes of the copy before it is read
 * @throws RefusedWork where values cannot be judged by it; what the validator throws otherwise
 */
function readSchema(schema, change = (copy) => copy) {
    const text = JSON.stringify(schema) ?? '';
    if (text.length > MAX_SCHEMA_LENGTH) {
        throw new bounded_work/* RefusedWork */.G(`the schema has more than ${MAX_SCHEMA_LENGTH} characters`);
    }
    const copy = text === '' ? undefined : JSON.parse(text);
    if (typeof copy !== 'boolean' && !isObject(copy)) {
        throw new bounded_work/* RefusedWork */.G('the schema is neither an object nor true or false');
    }
    refuseUnjudged(copy);
    const draft = draftOf(copy);
    const changed = change(copy);
    return { schema: changed, draft, parts: (0,dereference/* dereference */.DS)(changed) };
}
function draftOf(schema) {
    const named = isObject(schema) ? schema['$schema'] : undefined;
    if (named === undefined)
        return DEFAULT_DRAFT;
    const draft = DRAFTS.get(String(named)
        .replace(/^https?:\/\//, '')
        .replace(/#$/, ''));
    if (draft === undefined) {
        throw new bounded_work/* RefusedWork */.G(`the schema is of a draft that is not known here: ${String(named)}`);
    }
    return draft;
}
/** What the validator would pass over. */
function refuseUnjudged(part) {
    if (Array.isArray(part)) {
        for (const item of part)
            refuseUnjudged(item);
        return;
    }
    if (!isObject(part))
        return;
    for (const [key, member] of Object.entries(part)) {
        if (key === '$dynamicRef' && typeof member === 'string') {
            throw new bounded_work/* RefusedWork */.G('the schema uses $dynamicRef, which is not judged here');
        }
        refuseUnjudged(member);
    }
}

;// CONCATENATED MODULE: ./build/json-schema/tool-schema.js


/** Whether a part of a schema is what stands for `false` there: it holds of nothing. */
const isNever = (part) => isObject(part) && isObject(part['not']) && Object.keys(part['not']).length === 0;
/** Of what is quoted from a schema. */
const PLACE_LENGTH = 200;
const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const isText = (value) => typeof value === 'string';
const isNumber = (value) => typeof value === 'number';
const isCount = (value) => isNumber(value) && Number.isInteger(value) && Number(value) >= 0;
const isTexts = (value) => Array.isArray(value) && value.every(isText);
const isType = (value) => isText(value) && TYPES.includes(String(value));
const named = (names, has) => names.map((name) => [name, has]);
/** Keywords of one form each, and whether a value has it. */
const FORMS = new Map([
    ...named(['$ref', 'pattern'], isText),
    ...named(['type'], (value) => isType(value) || (Array.isArray(value) && value.every(isType))),
    ...named(['enum'], Array.isArray),
    ...named(['required'], isTexts),
    ...named(['uniqueItems'], (value) => typeof value === 'boolean'),
    ...named(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'], isNumber),
    ...named([
        ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
        ...['minContains', 'maxContains'],
    ], isCount),
]);
/** Keywords whose value is a schema, a list of them, or schemas by names. */
const ONE_SCHEMA = [
    ...['additionalItems', 'additionalProperties', 'contains', 'else', 'if', 'items', 'not'],
    ...['propertyNames', 'then', 'unevaluatedItems', 'unevaluatedProperties'],
];
const LISTED_SCHEMAS = [
    'allOf',
    'anyOf',
    'items',
    'oneOf',
    'prefixItems',
];
const NAMED_SCHEMAS = [
    ...[
        '$defs',
        'definitions',
        'dependencies',
        'dependentSchemas',
        'patternProperties',
        'properties',
    ],
];
/**
 * Reads the input schema of a tool so that nothing is found wrong that the tool may well take. A
 * `format` asserts nothing, as JSON Schema has it where nobody agrees otherwise. To be done within
 * `workInTime`.
 *
 * @throws RefusedWork where the schema is broken, or refers to what is not in it
 */
function readToolSchema(schema) {
    const read = readSchema(schema, (copy) => plain(copy, '#'));
    for (const part of Object.values(read.parts)) {
        const address = typeof part === 'object' ? part.__absolute_ref__ : undefined;
        if (address === undefined || Object.hasOwn(read.parts, address))
            continue;
        const reference = JSON.stringify(part.$ref).slice(0, PLACE_LENGTH);
        throw new bounded_work/* RefusedWork */.G(`the schema refers to ${reference}, which is not in it, and nothing is fetched`);
    }
    return read;
}
function plain(part, place) {
    if (part === false)
        return { not: {} };
    if (part === true)
        return part;
    if (!isObject(part))
        throw broken(place, part);
    const entries = Object.entries(part).flatMap(([key, value]) => {
        if (key === 'format')
            return [];
        const here = `${place}/${key}`;
        if (FORMS.get(key)?.(value) === false)
            throw broken(here, value);
        return [[key, plainMember(key, value, here)]];
    });
    // Not by assignment, which takes `__proto__` for something else.
    return Object.fromEntries(entries);
}
function plainMember(key, value, place) {
    if (LISTED_SCHEMAS.includes(key) && Array.isArray(value)) {
        return value.map((one, index) => plain(one, `${place}/${index}`));
    }
    if (ONE_SCHEMA.includes(key))
        return plain(value, place);
    if (LISTED_SCHEMAS.includes(key))
        throw broken(place, value);
    if (!NAMED_SCHEMAS.includes(key))
        return value;
    if (!isObject(value))
        throw broken(place, value);
    const named = Object.entries(value).map(([name, one]) => [
        name,
        // What else a property needs may be a list of names.
        key === 'dependencies' && isTexts(one) ? one : plain(one, `${place}/${name}`),
    ]);
    return Object.fromEntries(named);
}
const broken = (place, value) => new bounded_work/* RefusedWork */.G(`the schema is broken: ${place.slice(0, PLACE_LENGTH)} cannot be ${(JSON.stringify(value) ?? 'nothing').slice(0, PLACE_LENGTH)}`);

;// CONCATENATED MODULE: ./build/json-schema/schema-errors.js


/** Keywords that go on to a part of the value. */
const DESCENDING = [
    ...['additionalItems', 'additionalProperties', 'contains', 'items', 'patternProperties'],
    ...['prefixItems', 'properties', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties'],
];
/** What a validator found, with the way to each. */
function schemaErrors(units, read, value) {
    return units.map(({ keyword, keywordLocation, instanceLocation, error }) => {
        const { trail, part } = walk(keywordLocation, read);
        const path = pathTo(instanceLocation, value);
        return { keyword, path, location: keywordLocation, trail, part, words: error };
    });
}
const decoded = (segment) => decodeURIComponent(segment).replace(/~1/g, '/').replace(/~0/g, '~');
const segmentsOf = (location) => location.split('/').slice(1).map(decoded);
function pathTo(location, value) {
    let at = value;
    return segmentsOf(location).map((segment) => {
        const key = Array.isArray(at) ? Number(segment) : segment;
        at = memberOf(at, segment);
        return key;
    });
}
/** A member that a value has itself. */
function memberOf(value, key) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return undefined;
    return Reflect.get(value, key);
}
function walk(location, { schema, parts }) {
    const segments = segmentsOf(location);
    const trail = [];
    let part = schema;
    let owner = null;
    let depth = 0;
    for (let at = 0; at < segments.length; at += 1) {
        const keyword = segments[at] ?? '';
        owner = part;
        const value = memberOf(part, keyword);
        const isListed = LISTED_SCHEMAS.includes(keyword) && Array.isArray(value);
        const hasMembers = isListed || NAMED_SCHEMAS.includes(keyword);
        const member = hasMembers ? segments[at + 1] : undefined;
        trail.push({ keyword, member, depth, until: at + (member === undefined ? 1 : 2) });
        if (DESCENDING.includes(keyword))
            depth += 1;
        if (keyword === '$ref') {
            part = parts[String(memberOf(part, '__absolute_ref__'))];
        }
        else if (member === undefined) {
            part = value;
        }
        else {
            part = memberOf(value, member);
            at += 1;
        }
    }
    return { trail, part: isObject(owner) ? owner : null };
}

;// CONCATENATED MODULE: ./build/json-schema/misfit-words.js


const VALUE_LENGTH = 80;
const NAME_LENGTH = 128;
const NAMES_TOLD = 5;
/** Names that a slip is compared with, at most. */
const NAMES_COMPARED = 200;
const WORDS_LENGTH = 300;
const cut = (text, length) => text.length <= length ? text : `${text.slice(0, length)}…`;
/** A value as JSON, not too much of it. */
const shown = (value) => cut(JSON.stringify(value) ?? 'nothing', VALUE_LENGTH);
/** Such as `"a", "b" and 3 more`. */
function listed(values, joint = 'and') {
    const told = values.slice(0, NAMES_TOLD).map(shown);
    const more = values.length - told.length;
    if (more > 0)
        return `${told.join(', ')} ${joint} ${more} more`;
    const last = told.pop() ?? 'nothing';
    return told.length === 0 ? last : `${told.join(', ')} ${joint} ${last}`;
}
const TYPE_NAMES = {
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    null: 'null',
    number: 'a number',
    object: 'an object',
    string: 'a text',
};
/** Such as `a text or null`. */
const typeWords = (types) => [...new Set(types)].map((type) => TYPE_NAMES[String(type)] ?? shown(type)).join(' or ');
/** What was probably meant; empty where nothing is near. */
function didYouMean(wanted, names) {
    const near = nearest(wanted, names);
    return near === undefined ? '' : ` Did you mean ${shown(near)}?`;
}
const nearest = (wanted, names) => (0,meant_name/* meantName */.d5)(wanted, names.slice(0, NAMES_COMPARED));
/** Where it is, as a sentence begins: `argument "filter.tags[0]"`. */
function placeWords(path) {
    if (path.length === 0)
        return 'what it is given';
    const text = path
        .map((key, index) => typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${cut(key, NAME_LENGTH)}`)
        .join('');
    return `argument ${JSON.stringify(cut(text, WORDS_LENGTH))}`;
}
const namesOf = (part) => {
    const properties = memberOf(part, 'properties');
    return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
};
/** Arguments that are needed and not there. */
function lackingWords(path, missing, value, part) {
    const subject = path.length === 0 ? 'it needs' : `${placeWords(path)} needs`;
    const known = namesOf(part);
    const strange = Object.keys(value).filter((name) => !known.includes(name));
    const slips = missing.flatMap((name) => {
        const near = nearest(name, strange);
        return near === undefined
            ? []
            : `${shown(near)} is no argument of it: did you mean ${shown(name)}?`;
    });
    return `${[`${subject} ${listed(missing)}.`, ...slips].join(' ')}`;
}
/** An argument that is not taken. */
function unknownWords(path, part) {
    const name = String(path.at(-1));
    const whose = path.length === 1 ? 'it' : placeWords(path.slice(0, -1));
    const known = namesOf(part);
    const takes = known.length === 0 ? 'no arguments' : listed(known);
    const what = path.length === 1 ? 'argument' : 'member';
    return `${whose} takes no ${what} ${shown(name)}.${didYouMean(name, known)} ${whose === 'it' ? 'It' : 'There it'} takes ${takes}.`;
}
/** What a value does not meet, in a sentence. */
function misfitWords({ keyword, path, part, words }, value) {
    const limit = memberOf(part, keyword);
    const must = (what) => `${placeWords(path)} must ${what}, and is ${shown(value)}.`;
    switch (keyword) {
        case 'type':
            return must(`be ${typeWords(Array.isArray(limit) ? limit : [limit])}`);
        case 'enum': {
            const values = Array.isArray(limit) ? limit : [];
            const texts = values.filter((one) => typeof one === 'string');
            const hint = typeof value === 'string' ? didYouMean(value, texts) : '';
            return `${must(`be one of ${listed(values, 'or')}`)}${hint}`;
        }
        case 'const':
            return must(`be ${shown(limit)}`);
        case 'minimum':
            return must(`be at least ${shown(limit)}`);
        case 'maximum':
            return must(`be at most ${shown(limit)}`);
        case 'exclusiveMinimum':
            return must(`be more than ${shown(limit)}`);
        case 'exclusiveMaximum':
            return must(`be less than ${shown(limit)}`);
        case 'multipleOf':
            return must(`be a multiple of ${shown(limit)}`);
        case 'minLength':
            return must(`have at least ${shown(limit)} characters`);
        case 'maxLength':
            return must(`have at most ${shown(limit)} characters`);
        case 'pattern':
            return must(`match the pattern ${shown(limit)}`);
        case 'minItems':
            return must(`have at least ${shown(limit)} items`);
        case 'maxItems':
            return must(`have at most ${shown(limit)} items`);
        case 'uniqueItems':
            return `${placeWords(path)} must not have an item twice, and is ${shown(value)}.`;
        case 'not':
            return `${placeWords(path)} is of a form that is not taken: ${shown(value)}.`;
        default:
            return `${placeWords(path)} does not fit: ${cut(words, WORDS_LENGTH)}`;
    }
}

;// CONCATENATED MODULE: ./build/json-schema/argument-fit.js






/** More of one call is no help. */
const MOST_MISFITS = 20;
/** Keywords that tell no more than that a part below them is wrong. */
const ENCLOSING = [
    ...['$ref', '$recursiveRef', 'additionalItems', 'additionalProperties', 'allOf', 'if', 'items'],
    ...['patternProperties', 'prefixItems', 'properties', 'unevaluatedItems'],
    'unevaluatedProperties',
];
/** Keywords that go by parts of the value which may yet become others. */
const CONDITIONAL = [
    ...['$recursiveRef', 'anyOf', 'contains', 'dependencies', 'dependentSchemas', 'else', 'if'],
    ...['maxContains', 'minContains', 'not', 'oneOf', 'propertyNames', 'then', 'unevaluatedItems'],
    'unevaluatedProperties',
];
/** Those that speak for all that is below them. */
const SPEAKING = ['anyOf', 'contains', 'not', 'oneOf', 'propertyNames'];
/** Keywords that are met or not by which members an object has. */
const OF_MEMBERS = [...['dependentRequired', 'minProperties', 'required']];
/** Keywords that go by how many items there are, or of which type a value is. */
const OF_FORM = ['maxItems', 'maxProperties', 'minItems', 'type'];
/**
 * Holds arguments against the input schema of a tool, in bounded time. Tells what cannot be meant
 * however the open parts are filled in; what is doubtful fits.
 */
function argumentFit(inputSchema) {
    let read;
    return (written) => (0,bounded_work/* workInTime */.W)(() => {
        read ??= readToolSchema(inputSchema);
        // As it is sent, so that a number is what JSON has of it.
        const value = JSON.parse(JSON.stringify(written.arguments));
        const { valid, errors } = (0,validate/* validate */.t)(value, read.schema, read.draft, read.parts, false);
        if (valid)
            return [];
        const found = schemaErrors(errors, read, value);
        return misfits(found, value, written).slice(0, MOST_MISFITS);
    });
}
function misfits(errors, value, written) {
    const told = errors.filter((error) => !isSpokenFor(error) &&
        error.keyword !== 'false' &&
        isCertain(error, value, written) &&
        !isEnclosing(error));
    const found = told.flatMap((error) => explain(error, errors, value));
    return [...new Map(found.map((one) => [one.message, one])).values()];
}
const isEnclosing = ({ keyword }) => ENCLOSING.includes(keyword);
/** Whether a keyword above it tells of it; of those alone that come after so many segments. */
function isSpokenFor({ trail }, after = 0) {
    return trail
        .slice(0, -1)
        .some(({ keyword, until }) => until > after && SPEAKING.includes(keyword));
}
const argument_fit_valueAt = (value, path) => path.reduce(memberOf, value);
/** Whether a value is the one that comes to be sent, all of it. */
function isSettled(value, written) {
    if (written.isOpen(value))
        return false;
    if (Array.isArray(value))
        return value.every((item) => isSettled(item, written));
    if (!isObject(value))
        return true;
    return !written.isPart && Object.values(value).every((item) => isSettled(item, written));
}
/** Whether it is wrong however the open parts are filled in. */
function isCertain({ keyword, path, trail }, value, written) {
    const at = argument_fit_valueAt(value, path);
    if (isRefusal(trail))
        return isCertainWay(trail.slice(0, -1), path, value, written);
    if (!isCertainWay(trail, path, value, written))
        return false;
    if (OF_MEMBERS.includes(keyword))
        return !written.isPart;
    if (OF_FORM.includes(keyword))
        return !written.isOpen(at);
    return isSettled(at, written);
}
/** A member that is there and must not be, whatever it is. */
function isRefusal(trail) {
    const [above, last] = trail.slice(-2);
    return (last?.keyword === 'not' &&
        ['additionalProperties', 'unevaluatedProperties'].includes(above?.keyword ?? ''));
}
function isCertainWay(trail, path, value, written) {
    const condition = trail.find(({ keyword }) => CONDITIONAL.includes(keyword));
    return (condition === undefined || isSettled(argument_fit_valueAt(value, path.slice(0, condition.depth)), written));
}
function explain(error, errors, value) {
    const { keyword, path, part, trail } = error;
    const at = argument_fit_valueAt(value, path);
    if (isRefusal(trail) && isNever(part)) {
        return [{ path, message: unknownWords(path, ownerOf(error, errors)) }];
    }
    if (keyword === 'required') {
        const names = memberOf(part, 'required');
        const missing = (Array.isArray(names) ? names : []).filter((name) => !Object.hasOwn(at, name) && !hasDefault(part, name));
        if (missing.length === 0)
            return [];
        return [{ path, message: lackingWords(path, missing, at, part) }];
    }
    if (keyword === 'anyOf' || keyword === 'oneOf')
        return explainForms(error, errors, value);
    return [{ path, message: misfitWords(error, at) }];
}
/**
 * Some libraries list as needed what they fill in by themselves: the schema is that of arguments as the
 * tool gets them.
 */
const hasDefault = (part, name) => memberOf(memberOf(memberOf(part, 'properties'), name), 'default') !== undefined;
/** The part of the schema that takes no more members than it names. */
function ownerOf({ location }, errors) {
    const enclosing = location.slice(0, location.lastIndexOf('/'));
    return errors.find((one) => one.location === enclosing)?.part ?? null;
}
/** A value that is of none of the forms it may have: of the one that is meant, if that can be told. */
function explainForms({ keyword, location, path, part }, errors, value) {
    const forms = memberOf(part, keyword);
    const count = Array.isArray(forms) ? forms.length : 0;
    const below = errors.filter((one) => one.location.startsWith(`${location}/`) &&
        path.every((key, depth) => one.path[depth] === key));
    const byForm = Map.groupBy(below, (one) => one.location.slice(location.length + 1).split('/', 1)[0]);
    const at = argument_fit_valueAt(value, path);
    if (byForm.size < count) {
        const message = `${placeWords(path)} fits more than one of the forms of which it may have one: ${shown(at)}.`;
        return [{ path, message }];
    }
    const near = [...byForm.entries()].filter(([, found]) => !found.some((one) => one.path.length === path.length && ['type', 'const', 'enum', 'not'].includes(one.keyword)));
    const [meant] = near;
    if (meant !== undefined && near.length === 1) {
        const after = `${location}/${meant[0]}`.split('/').length - 1;
        const inner = meant[1].filter((one) => !isEnclosing(one) && !isSpokenFor(one, after));
        return inner.flatMap((one) => explain(one, errors, value));
    }
    const types = (Array.isArray(forms) ? forms : []).flatMap((form) => memberOf(form, 'type') ?? []);
    const message = near.length === 0 && types.length >= count
        ? `${placeWords(path)} must be ${typeWords(types)}, and is ${shown(at)}.`
        : `${placeWords(path)} has none of the ${count} forms that it may have: ${shown(at)}.`;
    return [{ path, message }];
}

;// CONCATENATED MODULE: ./build/json-schema/tool-fits.js

/** For all that is held against all schemas of one run. */
const TIME_MS = 5_000;
const TOLD = 5;
const tool_fits_NAME_LENGTH = 128;
const REASON_LENGTH = 300;
/**
 * Tools that arguments are held against, all of them together in bounded time. A schema that cannot be
 * judged by is told of once, and takes whatever comes.
 */
class ToolFits {
    #tools = new Map();
    /** By the name of the tool. */
    #unjudged = new Map();
    #leftMs;
    constructor(timeMs = TIME_MS) {
        this.#leftMs = timeMs;
    }
    /** The tool of a server by the schema that the server lists for it. */
    tool(serverName, toolName, inputSchema) {
        const name = `${shortened(toolName)} of server ${shortened(serverName)}`;
        const key = JSON.stringify([serverName, toolName]);
        const known = this.#tools.get(key);
        if (known !== undefined)
            return known;
        const judge = argumentFit(inputSchema);
        const misfitsOf = (written) => {
            if (this.#unjudged.has(name))
                return [];
            if (this.#leftMs <= 0)
                return this.#refuse(name, 'there was no time left for it');
            const since = performance.now();
            const found = judge(written);
            this.#leftMs -= performance.now() - since;
            return 'refused' in found ? this.#refuse(name, found.refused) : found.value;
        };
        const tool = { serverName, misfitsOf };
        this.#tools.set(key, tool);
        return tool;
    }
    /** What was not judged, and why, in a sentence; null where all was. */
    untold() {
        const told = [...this.#unjudged].slice(0, TOLD).map(([name, why]) => `${name} (${why})`);
        const more = this.#unjudged.size - told.length;
        if (told.length === 0)
            return null;
        const rest = more > 0 ? ` and of ${more} more` : '';
        return `Arguments were not checked before the run of the tool ${told.join(', ')}${rest}.`;
    }
    #refuse(name, reason) {
        this.#unjudged.set(name, reason.slice(0, REASON_LENGTH));
        return [];
    }
}
const shortened = (name) => JSON.stringify(name.slice(0, tool_fits_NAME_LENGTH));

// EXTERNAL MODULE: ./build/resilience/time-limit.js
var time_limit = __webpack_require__(78005);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
;// CONCATENATED MODULE: ./build/evals/launch/argument-preflight.js





/** Each costs two requests, and a key has ten of them at once. */
const MOST_SERVERS = 5;
const AT_ONCE = 2;
/** For all of them: the run can do without. */
const argument_preflight_TIME_MS = 30_000;
/** Of one server, as the embedded service reads them. */
const MOST_TOOLS = 2_000;
const MESSAGE_LENGTH = 1_000;
const argument_preflight_REASON_LENGTH = 300;
/**
 * Arguments of cases that the tools they are for do not take, by what a service lists of a few servers
 * in a short time. What cannot be had is told in one notice, and nothing is held against it.
 *
 * @throws the signal's reason
 */
async function findArgumentMisfits(client, { project, servers, tests = [] }, { logger, ...options }) {
    const uses = tests.flatMap((test) => argumentUses(test));
    if (uses.length === 0)
        return { misfits: [], warnings: [] };
    const limit = (0,time_limit/* startTimeLimit */.r5)(argument_preflight_TIME_MS, options.signal);
    try {
        const listing = await listTools(client, { project, servers, uses }, { ...options, limit });
        return misfitsOf(tests, listing, logger);
    }
    finally {
        limit.end();
    }
}
async function listTools(client, { project, servers, uses }, { limit, ...options }) {
    const within = { ...options, signal: limit.signal, optional: true };
    const untold = [];
    const missed = (what) => (error) => {
        options.signal?.throwIfAborted();
        const why = limit.isReached()
            ? `there was no answer in ${argument_preflight_TIME_MS / 1_000} s`
            : (0,errors/* errorMessage */.gJ)(error);
        untold.push(`${what} (${why.slice(0, argument_preflight_REASON_LENGTH)})`);
        return null;
    };
    const known = servers ?? (await savedServers(client, project.id, within).catch(missed('its servers')));
    const meant = serversOf(uses, known ?? [], servers !== undefined);
    const listed = await (0,p_limit/* default */.A)(AT_ONCE).map(meant.slice(0, MOST_SERVERS), async ({ id, name }) => {
        const place = { projectId: project.id, serverId: id };
        const schemas = await schemasOf(client, place, within).catch(missed(`server ${JSON.stringify(name)}`));
        return [id, schemas];
    });
    if (meant.length > MOST_SERVERS) {
        untold.push(`${meant.length - MOST_SERVERS} more servers (${MOST_SERVERS} are asked)`);
    }
    const tools = { servers: known ?? [], isWhole: servers !== undefined, schemas: new Map(listed) };
    return { tools, untold };
}
function misfitsOf(tests, { tools, untold }, logger) {
    const fits = new ToolFits();
    const misfits = tests.flatMap((test) => findMisfits(test, (use) => toolsOf(use, tools, fits)).map(({ path, message }) => ({
        title: test.title,
        path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
        message: message.slice(0, MESSAGE_LENGTH),
    })));
    if (untold.length > 0) {
        logger.notice(`The service did not tell the tools of ${untold.join(', ')}, so the arguments for them were not checked before the run.`);
    }
    const unjudged = fits.untold();
    return { misfits, warnings: unjudged === null ? [] : [unjudged] };
}
async function savedServers(client, projectId, options) {
    const servers = [];
    for await (const server of client.servers.list(projectId, options))
        servers.push(server);
    return servers;
}
const isMeant = ({ serverId, serverName }) => ({ id, name }) => serverId === undefined ? name.toLowerCase() === serverName.toLowerCase() : id === serverId;
/** Those that are named come before those of which any may be meant. */
function serversOf(uses, servers, isWhole) {
    const named = uses.flatMap(({ server }) => server === null ? [] : (servers.find(isMeant(server)) ?? []));
    const isAny = isWhole && uses.some(({ server }) => server === null);
    return [...new Set([...named, ...(isAny ? servers : [])])];
}
/** Null where the server has no tools. */
async function schemasOf(client, place, options) {
    // One that cannot be connected to is not asked again.
    await client.servers.validate(place, options);
    const schemas = new Map();
    let count = 0;
    for await (const { name, inputSchema } of client.servers.tools(place, options)) {
        count += 1;
        if (count > MOST_TOOLS)
            throw new Error(`it has more than ${MOST_TOOLS} tools`);
        schemas.set(name, schemas.has(name) ? undefined : inputSchema);
    }
    return schemas;
}
function toolsOf({ server, toolName }, { servers, isWhole, schemas }, fits) {
    if (server === null && !isWhole)
        return [];
    const meant = server === null ? servers : servers.filter(isMeant(server)).slice(0, 1);
    const tools = meant.map(({ id, name }) => {
        const listed = schemas.get(id);
        if (listed === undefined || listed === null)
            return null;
        const schema = listed.get(toolName);
        return schema === undefined ? [] : [fits.tool(name, toolName, schema)];
    });
    // A server that is not known may be the one that takes them.
    return tools.every((one) => one !== null) ? tools.flatMap((one) => one ?? []) : [];
}


/***/ }),

/***/ 39811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ RefusedWork),
/* harmony export */   W: () => (/* binding */ workInTime)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);

/** Far more than anything takes that somebody meant well. */
const WORK_LIMIT_MS = 500;
/** How often work is begun, where the machine had no time for it before. */
const MAX_ATTEMPTS = 3;
/** Whatever the work is, its reason to be refused. */
class RefusedWork extends Error {
    name = 'RefusedWork';
}
const surroundings = { work: () => { } };
/** Made when it is first needed, since few suites need one. */
let context;
/**
 * Does work that a path, a schema or a pattern from outside may have made endless, such as a search
 * of all for all. It must keep nothing that it would leave half done.
 *
 * @throws nothing: trouble with the work is why it is refused
 */
function workInTime(work, limitMs = WORK_LIMIT_MS) {
    context ??= (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)(surroundings);
    let value;
    surroundings.work = () => {
        value = { done: work() };
    };
    for (let attempt = 1;; attempt += 1) {
        const before = process.threadCpuUsage();
        try {
            // Nothing but a timeout of the VM stops code that does not end.
            (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.runInContext)('work()', context, { timeout: limitMs });
            break;
        }
        catch (error) {
            const hadItsTime = !isTimeout(error) || cpuMsSince(before) > limitMs / 4;
            if (hadItsTime || attempt === MAX_ATTEMPTS)
                return { refused: reasonOf(error, limitMs) };
        }
    }
    return value === undefined ? { refused: 'it came to nothing' } : { value: value.done };
}
const isTimeout = (error) => error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
/** What of the time since then this thread had a processor for. */
function cpuMsSince(before) {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
}
function reasonOf(error, limitMs) {
    if (error instanceof RefusedWork)
        return error.message;
    if (isTimeout(error))
        return `it took more than ${limitMs} ms`;
    const { message = String(error) } = error;
    return message.startsWith('Maximum call stack') ? 'it nests too deep' : message;
}


/***/ })

};
