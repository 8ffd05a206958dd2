export const id = 4727;
export const ids = [4727];
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

/***/ 83421:
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

// EXTERNAL MODULE: ./build/json-schema/argument-fit.js + 3 modules
var argument_fit = __webpack_require__(67427);
;// CONCATENATED MODULE: ./build/json-schema/tool-fits.js

/** For all that is held against all schemas of one run. */
const TIME_MS = 5_000;
const TOLD = 5;
const NAME_LENGTH = 128;
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
        const judge = (0,argument_fit/* argumentFit */.F)(inputSchema);
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
const shortened = (name) => JSON.stringify(name.slice(0, NAME_LENGTH));

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
