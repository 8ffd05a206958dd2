export const id = 5867;
export const ids = [5867,4663];
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

/***/ 28125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ matcherOf),
/* harmony export */   bv: () => (/* binding */ isTypeWord),
/* harmony export */   ee: () => (/* binding */ matcherMistakes)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92082);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74499);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91600);




/** Words that stand for all values of a type. */
const TYPE_WORDS = ['any', 'string', 'number', 'boolean', 'object', 'array', 'null'];
/** An object with exactly one of these keys stands for the values that it describes. */
const OPERANDS = {
    contains: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(),
    matches: (0,_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .pattern */ .T1)(),
    oneOf: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()).min(1),
    type: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(TYPE_WORDS),
    equals: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(),
};
const MATCHER_KEYS = Object.keys(OPERANDS);
const isTypeWord = (text) => TYPE_WORDS.some((word) => word === text);
const isMatcherKey = (key) => Object.hasOwn(OPERANDS, key);
/** Reads an expected value as a matcher; null: it is none. */
function matcherOf(value) {
    if (!(0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return null;
    const [key = '', ...others] = Object.keys(value);
    return others.length === 0 && isMatcherKey(key) ? { key, operand: value[key] } : null;
}
/** Finds matchers of a wrong form in expected arguments, and those of other tools. */
function matcherMistakes(args, matching) {
    if (matching !== 'partial')
        return [];
    return Object.entries(args).flatMap(([name, value]) => mistakesIn(value, [name]));
}
function mistakesIn(value, path) {
    const matcher = matcherOf(value);
    if (matcher !== null) {
        const { key, operand } = matcher;
        return (0,_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .within */ .ux)([...path, key], (0,_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .misfitsIn */ .NF)(OPERANDS[key], operand));
    }
    if (Array.isArray(value))
        return value.flatMap((item, at) => mistakesIn(item, [...path, at]));
    if (!(0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return [];
    const [first = '', other, ...more] = Object.keys(value);
    if (other !== undefined && [first, other, ...more].every(isMatcherKey)) {
        return [{ path: [...path, other], data: { code: 'conflict', key: first, other } }];
    }
    return Object.entries(value).flatMap(([key, item]) => {
        const inner = [...path, key];
        if (!key.startsWith('$'))
            return mistakesIn(item, inner);
        const nearest = (0,_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .meantKey */ .Jx)(key, MATCHER_KEYS);
        return [{ path: inner, data: { code: 'unknown-key', key, nearest, known: MATCHER_KEYS } }];
    });
}


/***/ }),

/***/ 73020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ referencesOf),
/* harmony export */   lq: () => (/* binding */ isFilled),
/* harmony export */   pz: () => (/* binding */ fillIn)
/* harmony export */ });
/** `{{name}}`: a captured value, whose name has no dots. After a backslash it is meant literally. */
const REFERENCE = /\\?\{\{ ?([A-Za-z_][\w.]{0,63}) ?\}\}/g;
const WHOLE = /^\{\{ ?([A-Za-z_]\w{0,63}) ?\}\}$/;
/** Most characters that captured values bring into a step. A text can name one of them many times. */
const MAX_FILLED = 1_000_000;
/** Members in which braces mean something else. */
const LEFT_ALONE = new Set([
    ...['id', 'kind', 'type', 'serverName', 'serverId', 'toolName', 'promptName', 'capture'],
    ...['pattern', 'matches', 'path', 'schema', 'mask', 'in', 'argumentMatching'],
]);
/** Members that stay texts, whatever the value. */
const TEXTS = new Set(['prompt', 'needle', 'text', 'uri', 'expectError']);
/** Members whose value has keys of its own. */
const DATA = new Set(['arguments', 'args', 'equals', 'contains', 'snapshot']);
/** Whether another text is sent in the place of this one: it has a reference, or one that is literal. */
const isFilled = (text) => text.search(REFERENCE) !== -1;
/** The references in a step to captured values. */
function referencesOf(step) {
    const found = [];
    const note = (text, path, isReplaced) => {
        for (const [written, name = ''] of text.matchAll(REFERENCE)) {
            if (!written.startsWith('\\'))
                found.push({ name, path, isFilled: isReplaced });
        }
    };
    mapStep(step, (text, _isText, path) => note(text, path, true), (value, path) => note(JSON.stringify(value) ?? '', path, false));
    return found;
}
/**
 * Puts captured values in the place of their names. A text that is only a name becomes the value with
 * its type. The result may violate the schema of a step; parse it again.
 *
 * @returns null if the values are too long together
 */
function fillIn(step, captured) {
    let left = MAX_FILLED;
    const spend = (name) => {
        const value = captured.get(name);
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        left -= text.length;
        return left < 0 ? '' : text;
    };
    const filled = mapStep(step, (text, isText) => {
        const [, whole = ''] = WHOLE.exec(text) ?? [];
        if (!isText && captured.has(whole)) {
            spend(whole);
            return captured.get(whole);
        }
        return text.replace(REFERENCE, (found, name) => {
            if (found.startsWith('\\'))
                return found.slice(1);
            return captured.has(name) ? spend(name) : found;
        });
    });
    return left < 0 ? null : filled;
}
/** @param leave gets each value in which braces mean something else */
function mapStep(step, change, leave = () => { }) {
    const isPrompt = step.kind === 'promptGet';
    const map = (value, isText, isData, path) => {
        if (typeof value === 'string')
            return change(value, isText, path);
        if (Array.isArray(value)) {
            return value.map((item, at) => map(item, isText, isData, [...path, at]));
        }
        if (typeof value !== 'object' || value === null)
            return value;
        const entries = Object.entries(value).map(([key, item]) => {
            const at = [...path, key];
            if (isData)
                return [key, map(item, isText, true, at)];
            if (LEFT_ALONE.has(key)) {
                leave(item, at);
                return [key, item];
            }
            const staysText = isText || TEXTS.has(key) || (isPrompt && key === 'arguments');
            const holdsArguments = key === 'args' && Object.hasOwn(Object(item), 'args');
            return [key, map(item, staysText, DATA.has(key) && !holdsArguments, at)];
        });
        return Object.fromEntries(entries);
    };
    return map(step, false, false, []);
}


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

/***/ 35407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ meantVariable),
/* harmony export */   Lb: () => (/* binding */ windowsProblem),
/* harmony export */   P$: () => (/* binding */ ITERATION_VARIABLE),
/* harmony export */   PB: () => (/* binding */ ITERATION_FOLDER),
/* harmony export */   kv: () => (/* binding */ doubtOf),
/* harmony export */   te: () => (/* binding */ referenceProblem),
/* harmony export */   wy: () => (/* binding */ expandText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54968);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74499);



/** The folder of an iteration. It stays in the entry of a local server until an iteration starts. */
const ITERATION_VARIABLE = 'ITERATION_TMP';
const ITERATION_FOLDER = `\${${ITERATION_VARIABLE}}`;
const PREDEFINED = ['workspaceFolder', 'userHome', ITERATION_VARIABLE];
/** The predefined variable that one without a value stands for. */
const meantVariable = (name) => (0,_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .meantKey */ .Jx)(name, PREDEFINED);
/**
 * `${{ … }}` of a workflow, `${VAR}`, `${env:VAR}`, `${VAR:-default}`, `${input:x}` and `${/}` of an editor.
 * Linear: no search goes beyond the end of its reference.
 */
const REFERENCE = /\$\{(?:\{([^{}]*)|(?:env:)?([A-Za-z_]\w*|\/)(?::-([^}]*))?\}|([a-z]\w*:(?![-=?+])[^{}]*)\})/g;
/** A variable as shells write it, which no shell reads here, or what stands for a value: `<KEY>`. */
const UNFILLED = /(?:^|[=:] ?|Bearer |token |:\/\/)(?:\$(?=[A-Z\d]*_|[A-Z]+(?:$|\/))[A-Z][A-Z\d_]+|%[A-Z][A-Z\d_]+%|\$\{(?!\}|(?:\w+|\/)(?:\}|:-|:\w))(?:([A-Z][A-Z\d_]*)[-:=?+])?[^{}]*\}|(<(?:your|YOUR)[\w -]+>)|<[A-Z][A-Z\d_ -]+>)(?:$|\/)/;
/** What templates have in place of a value. */
const PLACEHOLDER = /^(?:Bearer |token )?(?:your[-_ ][\w -]{0,40}(?:key|token|secret|password)(?:[-_ ]here)?|(?:[a-z\d]{2,8}[-_])*x{3,}|(?:change|replace)[-_ ]?me|\{\{ ?\w+ ?\}\})$/i;
const OPERATOR = /^(?:\|\|?|&&|\d?>>?(?:&\d|\/dev\/null)?)$/;
/** The part of a text that has references: a search for the end of each is quadratic behind it. */
const closedPart = (text) => text.slice(0, text.lastIndexOf('}') + 1);
/** Replaces the variables in a text. `lookUp` gets the name of each, and its default. */
function expandText(text, lookUp) {
    const closed = closedPart(text);
    const expanded = closed.replace(REFERENCE, (written, _expression, variable, otherwise) => variable === undefined ? written : lookUp(variable, otherwise));
    return expanded + text.slice(closed.length);
}
/** Finds what only a workflow, an editor or a shell fills in. Null if there is none. */
function referenceProblem(text, isForShell, own = 'NAME') {
    for (const [match, expression, , , asked] of closedPart(text).matchAll(REFERENCE)) {
        const inner = expression ?? asked;
        if (inner === undefined)
            continue;
        const written = (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTokens */ .x1)(expression === undefined ? match : `${match}}}`);
        return { code: 'reference', written, variable: variableFor(inner) };
    }
    const found = isForShell ? null : UNFILLED.exec(text);
    // Others can be passwords, and are not shown. What is in braces is a name.
    const [, variable = own, placeholder = ''] = found ?? [];
    return found && { code: 'reference', written: placeholder, variable };
}
/** What may be meant otherwise in a text that no shell reads. Null if nothing is. */
function doubtOf(text, isArgument, variable = 'NAME') {
    if (PLACEHOLDER.test(text) && !(isArgument && text.startsWith('{')))
        return { code: 'reference', written: '', variable };
    if (!isArgument || !OPERATOR.test(text))
        return null;
    return { code: 'command', reason: 'shell', program: text, hasArgs: true };
}
/** A name for the value that `secrets.API_KEY` or `input:api-key` stands for: `API_KEY`. */
function variableFor(written) {
    const [, name = 'NAME'] = /^\s*\w+(?:[.:][\w-]+)*[.:]([\w-]+)/.exec(written) ?? [];
    return name.toUpperCase().replaceAll('-', '_');
}
/** What is wrong with a command that only Windows has; null if nothing is, or this is Windows. */
function windowsProblem(command, args) {
    if (process.platform === 'win32')
        return null;
    const { name } = node_path__WEBPACK_IMPORTED_MODULE_0__.win32.parse(command);
    const isShell = /^cmd$/i.test(name) && args[0]?.startsWith('/');
    const inner = isShell ? args.find((text) => !text.startsWith('/')) : undefined;
    if (inner === undefined && !/^(?:[a-z]:[\\/]|\\\\)|\.(?:exe|cmd|bat)$/i.test(command))
        return null;
    const program = (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTokens */ .x1)(inner?.split(' ', 1)[0] ?? name);
    return { code: 'command', reason: 'windows', program, hasArgs: inner !== undefined };
}


/***/ }),

/***/ 17096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SD: () => (/* binding */ judgeTranscript),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   gj: () => (/* binding */ writeExpected),
/* harmony export */   jL: () => (/* binding */ missedBy)
/* harmony export */ });
/* unused harmony exports missedArguments, writeCall */
/* harmony import */ var _api_cases_matchers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28125);
/* harmony import */ var _lib_json_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92082);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39423);
/* harmony import */ var _miss_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34505);




/** Most characters of an answer that a pattern judges. */
const MAX_JUDGED = 100_000;
const JUDGES = {
    toolCalledWith: judgeCalledWith,
    toolCalledAtLeastOnce: ({ toolName }, { calls }) => {
        const isCalled = calls.some((call) => call.toolName === toolName);
        return (0,_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .missUnless */ .Fb)(isCalled, toolName, namesOf(calls));
    },
    toolNeverCalled: ({ toolName }, { calls }) => {
        const call = calls.find((one) => one.toolName === toolName);
        return call === undefined ? null : (0,_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .missOf */ .gv)(toolName, writeCall(toolName, call.arguments));
    },
    firstToolWas: ({ toolName }, { calls: [first] }) => (0,_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .missUnless */ .Fb)(first?.toolName === toolName, toolName, first?.toolName ?? null),
    responseContains: ({ needle, caseSensitive }, { answer }) => judgeAnswer((0,_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .includesText */ .by)(answer, needle, caseSensitive), needle, answer),
    responseMatches: ({ pattern }, { answer }) => {
        if (answer.length > MAX_JUDGED)
            return (0,_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .limitMiss */ .Y$)('size');
        return judgeAnswer(new RegExp(pattern).test(answer), pattern, answer);
    },
    finalAssistantMessageNonEmpty: (_, { answer }) => judgeAnswer(answer.trim() !== '', '', answer),
    noToolErrors: (_, { allCalls }) => {
        const call = allCalls.find(({ error, isErrorExpected }) => error !== null && !isErrorExpected);
        return call === undefined ? null : (0,_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .missOf */ .gv)('', `${call.toolName}: ${call.error}`);
    },
    tokenBudgetUnder: ({ tokens: bound }, { tokens }) => tokens === null ? (0,_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .missOf */ .gv)(bound, null, 'unknown') : (0,_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .missUnless */ .Fb)(tokens < bound, bound, tokens),
    turnCountUnder: ({ turns: bound }, { turns }) => (0,_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .missUnless */ .Fb)(turns < bound, bound, turns),
};
const judgeTranscript = (assertion, view, rules) => {
    // The table joins each type with its assertion, which an assertion of any type loses.
    const judge = JUDGES[assertion.type];
    return judge(assertion, view, rules);
};
const judgeAnswer = (holds, expected, answer) => (0,_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .missUnless */ .Fb)(holds, expected, answer.trim() === '' ? null : answer);
/** Names the arguments that are wrong, missing or, with `exact`, not expected. */
function missedArguments(expected, observed, matching) {
    if (matching === 'ignore')
        return [];
    const [more, fits] = matching === 'exact' ? [Object.keys(observed), _lib_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isEqual */ .n4] : [[], fitsInPart];
    const isThere = (name) => Object.hasOwn(expected, name) && Object.hasOwn(observed, name);
    return [...new Set([...Object.keys(expected), ...more])].filter((name) => !isThere(name) || !fits(expected[name], observed[name]));
}
function fitsInPart(expected, observed) {
    if ((0,_api_cases_matchers_js__WEBPACK_IMPORTED_MODULE_0__/* .isTypeWord */ .bv)(expected))
        return _conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .OF_ARGUMENTS */ .h5.type(observed, expected);
    const matcher = (0,_api_cases_matchers_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .Ke)(expected);
    if (matcher !== null)
        return _conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .OF_ARGUMENTS */ .h5[matcher.key](observed, matcher.operand);
    if (Array.isArray(expected)) {
        if (!Array.isArray(observed) || expected.length !== observed.length)
            return false;
        return expected.every((item, at) => fitsInPart(item, observed[at]));
    }
    if (!(0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(expected))
        return (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isEqual */ .n4)(expected, observed);
    return (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(observed) && missedArguments(expected, observed, 'partial').length === 0;
}
/** Names the arguments of a call that are wrong; null: it is a call of another tool. */
function missedBy({ toolName, args }, call, rules) {
    if (call.toolName !== toolName)
        return null;
    const matching = args.argumentMatching ?? rules.argumentMatching;
    return missedArguments(args.args, call.arguments, matching);
}
function judgeCalledWith(assertion, { calls }, rules) {
    const { toolName, args, minCount = 1 } = assertion;
    const expected = writeExpected(assertion);
    const called = calls.flatMap((call) => {
        const missed = missedBy(assertion, call, rules);
        return missed === null ? [] : [{ call, missed }];
    });
    called.sort((one, other) => one.missed.length - other.missed.length);
    const count = called.filter(({ missed }) => missed.length === 0).length;
    if (count >= minCount)
        return null;
    const [nearest] = called;
    if (nearest === undefined)
        return (0,_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .missOf */ .gv)(expected, namesOf(calls));
    if (count > 0)
        return (0,_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .missOf */ .gv)(`${minCount} × ${expected}`, count, 'minCount');
    const { call, missed } = nearest;
    // Long texts are cut at their end.
    const wrongFirst = (all) => Object.fromEntries([...missed, ...Object.keys(all)].map((name) => [name, all[name]]));
    return (0,_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .missOf */ .gv)(writeCall(toolName, wrongFirst(args.args)), writeCall(toolName, wrongFirst(call.arguments)), 'arguments', `$[${JSON.stringify(missed[0])}]`);
}
/** The tools that were called, in order; null: none was. */
const namesOf = (calls) => calls.length === 0 ? null : calls.map(({ toolName }) => toolName).join(', ');
/** Writes an expected call; the tool alone if its arguments do not count. */
const writeExpected = ({ toolName, args }) => args.argumentMatching === 'ignore' ? toolName : writeCall(toolName, args.args);
const writeCall = (toolName, args) => `${toolName} ${JSON.stringify(args)}`;


/***/ }),

/***/ 39423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   He: () => (/* binding */ findMissed),
/* harmony export */   by: () => (/* binding */ includesText),
/* harmony export */   dk: () => (/* binding */ OF_COUNTS),
/* harmony export */   h5: () => (/* binding */ OF_ARGUMENTS),
/* harmony export */   p7: () => (/* binding */ OF_VALUES)
/* harmony export */ });
/* harmony import */ var _lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92082);

/** The first of the conditions that an assertion asks for and a value does not meet. */
function findMissed(conditions, asked, value) {
    // A table has no other keys.
    const names = Object.keys(conditions);
    return names.find((name) => asked[name] !== undefined && !conditions[name](value, asked[name]));
}
/**
 * Whether a text contains another one. An empty one, such as a captured value, is in no text: it would
 * prove nothing. Letter case does not count unless `caseSensitive`.
 */
function includesText(text, part, caseSensitive = false) {
    if (part === '')
        return false;
    return caseSensitive ? text.includes(part) : text.toLowerCase().includes(part.toLowerCase());
}
/** Of a value. */
const OF_VALUES = {
    equals: (value, wanted) => (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isEqual */ .n4)(wanted, value),
    contains: (value, wanted) => {
        if (Array.isArray(value))
            return value.some((item) => (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isEqual */ .n4)(wanted, item));
        return typeof value === 'string' && typeof wanted === 'string' && includesText(value, wanted);
    },
    matches: (value, pattern) => typeof value === 'string' && new RegExp(String(pattern)).test(value),
    min: (value, least) => typeof value === 'number' && value >= Number(least),
    max: (value, most) => typeof value === 'number' && value <= Number(most),
};
/** Of an argument. */
const OF_ARGUMENTS = {
    ...OF_VALUES,
    oneOf: (value, list) => Array.isArray(list) && list.some((one) => (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isEqual */ .n4)(one, value)),
    type: (value, word) => word === 'any' || word === (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .typeOf */ .QP)(value),
};
/** Of a number of things. */
const OF_COUNTS = {
    count: OF_VALUES.equals,
    minCount: OF_VALUES.min,
    maxCount: OF_VALUES.max,
};


/***/ }),

/***/ 36615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./build/src/api/cases/assertions.js
var assertions = __webpack_require__(44663);
// EXTERNAL MODULE: ./build/src/judge/calls.js
var calls = __webpack_require__(17096);
// EXTERNAL MODULE: ./build/src/lib/json-path.js
var json_path = __webpack_require__(61555);
// EXTERNAL MODULE: ./build/src/lib/json-schema.js
var json_schema = __webpack_require__(24667);
// EXTERNAL MODULE: ./build/src/words/verdicts.js
var verdicts = __webpack_require__(46577);
// EXTERNAL MODULE: ./build/src/judge/conditions.js
var conditions = __webpack_require__(39423);
// EXTERNAL MODULE: ./build/src/judge/miss.js
var miss = __webpack_require__(34505);
// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
;// CONCATENATED MODULE: ./build/src/judge/snapshot.js



/** What stands on both sides for a value that may differ. */
const MASKED = '[masked]';
const MAX_DIFFERENCES = 5;
function judgeSnapshot(assertion, result) {
    const { snapshot, mask = [] } = assertion;
    const json = (0,miss/* jsonOf */.o_)(result, assertion.in);
    const isText = 'miss' in json && json.miss.kind === 'miss' && assertion.in === undefined;
    if ('miss' in json && !isText)
        return json.miss;
    const whole = 'miss' in json ? result.text : json.value;
    const paths = new Set();
    const patterns = mask.flatMap((one) => ('pattern' in one ? new RegExp(one.pattern, 'g') : []));
    for (const path of mask.flatMap((one) => ('path' in one ? one.path : []))) {
        const [own, other] = [(0,json_path/* findNodes */.zM)(path, whole), (0,json_path/* findNodes */.zM)(path, snapshot ?? null)];
        if ('limit' in own)
            return (0,miss/* limitMiss */.Y$)(own.limit, path);
        // It protects nothing. All of a value leaves nothing to compare.
        const isVain = own.isSingular && own.locations.length === 0;
        if (isVain || own.locations.some((at) => at.length === 0))
            return (0,miss/* missOf */.gv)('', null, 'mask', path);
        const others = 'limit' in other ? [] : other.locations;
        for (const location of [...own.locations, ...others])
            paths.add((0,json_path/* pathOf */.XM)(location));
    }
    const masked = (part, at) => {
        if (paths.has((0,json_path/* pathOf */.XM)(at)))
            return MASKED;
        // A snapshot may hold what a pattern leaves of a text.
        if (typeof part === 'string' && !part.includes(MASKED))
            return patterns.reduce((text, pattern) => text.replace(pattern, MASKED), part);
        if (Array.isArray(part))
            return part.map((item, index) => masked(item, [...at, index]));
        if (!(0,json_values/* isObject */.Gv)(part))
            return part;
        const members = Object.entries(part).map(([key, item]) => [key, masked(item, [...at, key])]);
        return Object.fromEntries(members);
    };
    const hide = (side) => (mask.length === 0 ? side : masked(side, []));
    const value = hide(whole);
    const limit = (0,miss/* integerLimit */.sx)(value);
    if (limit !== null)
        return limit;
    if (snapshot === undefined)
        return (0,miss/* missOf */.gv)('', JSON.stringify(value), 'missing');
    const found = [];
    for (const one of (0,json_values/* differences */.tX)(hide(snapshot), value)) {
        if (found.push(one) === MAX_DIFFERENCES)
            break;
    }
    return differ(found);
}
/** One difference as it is; several as objects of values by path. Whole: they are not redacted yet. */
function differ(found) {
    const [first, ...others] = found;
    if (first === undefined)
        return null;
    if (others.length === 0) {
        const { path, expected, observed } = first;
        const condition = expected === undefined ? 'new' : null;
        const there = JSON.stringify(observed) ?? null;
        return (0,miss/* missOf */.gv)(JSON.stringify(expected) ?? '', there, condition, path);
    }
    const side = (name) => {
        const values = found.filter((one) => name in one).map((one) => [one.path, one[name]]);
        return JSON.stringify(Object.fromEntries(values));
    };
    return (0,miss/* missOf */.gv)(side('expected'), side('observed'));
}

;// CONCATENATED MODULE: ./build/src/judge/results.js






const JUDGES = {
    textContains: ({ needle, caseSensitive }, result) => judgeText(result, needle, (0,conditions/* includesText */.by)(result.text, needle, caseSensitive)),
    textEquals: ({ text }, result) => judgeText(result, text, result.text === text),
    textMatches: ({ pattern }, result) => judgeText(result, pattern, new RegExp(pattern).test(result.text)),
    jsonPath: judgePath,
    matchesSchema: (assertion, result) => judgeSchema(assertion.schema, assertion.in, result),
    matchesOutputSchema: (_, result) => result.outputSchema === undefined
        ? (0,miss/* missOf */.gv)('outputSchema', null, 'no-schema')
        : judgeSchema(result.outputSchema, 'structuredContent', result),
    hasContent: judgeContent,
    sizeUnder: ({ bytes }, { raw }) => judgeBound(bytes, Buffer.byteLength(JSON.stringify(raw))),
    latencyUnder: ({ ms }, { durationMs }) => judgeBound(ms, durationMs),
    isError: ({ value = true }, { isError, text }) => isError === value ? null : (0,miss/* missOf */.gv)(value, text, value ? 'error' : 'no-error'),
    matchesSnapshot: judgeSnapshot,
};
const judgeResult = (assertion, result) => {
    // The table joins each type with its assertion, which an assertion of any type loses.
    const judge = JUDGES[assertion.type];
    return judge(assertion, result);
};
/** A text with rounded digits proves nothing, whether the assertion holds or not. */
const judgeText = (result, expected, holds) => (0,miss/* textLimit */.$l)(result) ?? (0,miss/* missUnless */.Fb)(holds, expected, result.text);
const judgeBound = (bound, actual) => (0,miss/* missUnless */.Fb)(actual < bound, bound, Math.round(actual));
function judgeSchema(schema, within, result) {
    const json = (0,miss/* jsonOf */.o_)(result, within);
    if ('miss' in json)
        return json.miss;
    const judged = (0,json_schema/* validateJson */.TL)(schema, json.value);
    if ('mistake' in judged)
        return (0,miss/* missOf */.gv)(judged.mistake, null, 'bad-schema');
    const [error] = judged.errors;
    if (error === undefined)
        return null;
    const { path, keyword, detail, observed } = error;
    return (0,miss/* missAt */.A7)(detail.replace(/\.$/, ''), observed, keyword, path);
}
/** Judges the values at a path. A path to one value at most leads there, or meets no condition. */
function judgePath(assertion, result) {
    const { path, exists } = assertion;
    const found = (0,miss/* nodesOf */.Nh)(result, path, assertion.in);
    if ('miss' in found)
        return found.miss;
    const { values, locations, isSingular, isRooted } = found;
    const [value] = values;
    const isThere = values.length > 0;
    const places = isThere ? locations.map(json_path/* pathOf */.XM) : [path];
    if (exists !== undefined && exists !== isThere) {
        return (0,miss/* missAt */.A7)(String(exists), value, 'exists', places[0] ?? path);
    }
    const some = isRooted ? values.length : null;
    const number = isSingular ? countMembers(value) : some;
    const missed = (0,conditions/* findMissed */.He)(conditions/* OF_COUNTS */.dk, assertion, number);
    if (missed !== undefined) {
        const expected = String(assertion[missed]);
        if (number === null)
            return (0,miss/* missAt */.A7)(expected, value, isThere ? 'members' : missed, path);
        return (0,miss/* missOf */.gv)(expected, (0,verdicts/* count */.U9)(number, isSingular ? 'member' : 'value'), missed, path);
    }
    for (const [index, at] of places.entries()) {
        // Without a value it is undefined, which meets no condition.
        const { [index]: one } = values;
        const condition = (0,conditions/* findMissed */.He)(conditions/* OF_VALUES */.p7, assertion, one);
        if (condition === undefined)
            continue;
        const { [condition]: wanted } = assertion;
        const expected = condition === 'matches' ? String(wanted) : JSON.stringify(wanted);
        return (0,miss/* missAt */.A7)(expected, one, condition, at);
    }
    return null;
}
/** How many members a list or an object has; null: the value is neither. */
const countMembers = (value) => typeof value === 'object' && value !== null ? Object.keys(value).length : null;
/** Which parts are meant. One of unknown size meets no bound. */
const FILTERS = {
    contentType: ({ type }, wanted) => type === wanted,
    mimeType: ({ mimeType }, wanted) => isOfType(mimeType ?? '', String(wanted)),
    uri: ({ uri }, wanted) => uri === wanted,
    minBytes: ({ bytes }, wanted) => conditions/* OF_VALUES */.p7.min(bytes, wanted),
    maxBytes: ({ bytes }, wanted) => conditions/* OF_VALUES */.p7.max(bytes, wanted),
};
function judgeContent(assertion, { parts }) {
    const { type: _, ...asked } = assertion;
    if (asked.count === undefined && asked.maxCount === undefined)
        asked.minCount ??= 1;
    const count = parts.filter((part) => (0,conditions/* findMissed */.He)(FILTERS, asked, part) === undefined).length;
    const missed = (0,conditions/* findMissed */.He)(conditions/* OF_COUNTS */.dk, asked, count);
    if (missed === undefined)
        return null;
    const wanted = Object.entries(asked).map(([key, value]) => `${key} ${value}`);
    const there = parts.map((one) => `${one.mimeType ?? one.type} (${one.bytes ?? 'unknown'} bytes)`);
    return (0,miss/* missOf */.gv)(wanted.join(', '), there.join(', ') || null, missed);
}
/** Compares MIME types. Parameters of the actual one, such as a charset, do not count. */
function isOfType(actual, wanted) {
    const [whole, form] = [actual.toLowerCase(), wanted.toLowerCase()];
    const essence = whole.split(';', 1)[0]?.trim() ?? '';
    if (form.endsWith('/*'))
        return essence.startsWith(form.slice(0, -1));
    return whole === form || essence === form;
}

;// CONCATENATED MODULE: ./build/src/judge/judge.js



/** Judges an assertion; null: it holds, or there is no result to judge. */
function judge({ assertion, result, view, rules }) {
    if ((0,assertions.isOfResult)(assertion))
        return result === null ? null : judgeResult(assertion, result);
    if ((0,assertions.isOfTranscript)(assertion))
        return (0,calls/* judgeTranscript */.SD)(assertion, view, rules);
    throw new Error(`the creation of the run did not refuse ${assertion.type}`);
}


/***/ }),

/***/ 34505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ textLimit),
/* harmony export */   A7: () => (/* binding */ missAt),
/* harmony export */   Fb: () => (/* binding */ missUnless),
/* harmony export */   Nh: () => (/* binding */ nodesOf),
/* harmony export */   Y$: () => (/* binding */ limitMiss),
/* harmony export */   gv: () => (/* binding */ missOf),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   sx: () => (/* binding */ integerLimit)
/* harmony export */ });
/* harmony import */ var _lib_json_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61555);
/* harmony import */ var _lib_json_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92082);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34665);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95498);
/* harmony import */ var _lib_unsafe_integer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6176);





/** A miss with what was expected and what is there; null: nothing is. */
const missOf = (expected, observed, condition = null, path = null) => {
    const there = observed === null ? null : String(observed);
    return { kind: 'miss', condition, path, expected: String(expected), observed: there };
};
/** A miss, or null if it holds. */
const missUnless = (holds, expected, observed) => holds ? null : missOf(expected, observed);
/** That what stands at a path, or all of it, cannot be judged within a limit. */
const limitMiss = (which, path = null) => ({ kind: 'limit', which, path });
/** The limit that an integer beyond 2^53 in a value is; null: there is none. */
function integerLimit(value, path = '$') {
    const found = (0,_lib_unsafe_integer_js__WEBPACK_IMPORTED_MODULE_3__/* .findUnsafeInteger */ ._L)(value);
    return found === null ? null : limitMiss('integer', `${path}${found.slice(1)}`);
}
/** A miss with the value that is there; undefined: none is. The limit if rounding may be the cause. */
function missAt(expected, value, condition, path) {
    const isCompared = condition === 'equals' || condition === 'contains' || (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnsafeInteger */ .v)(value);
    const limit = isCompared ? integerLimit(value, path) : null;
    return (limit ?? missOf(expected, value === undefined ? null : JSON.stringify(value), condition, path));
}
/** The integer that the text of a result does not show as it came: it is made of parsed JSON. */
const textLimit = ({ parts, structured }) => parts.length === 0 ? integerLimit(structured) : null;
/** The JSON of a result, or why it has none. */
function jsonOf({ raw, structured, text }, within) {
    if (within === 'result')
        return { value: raw };
    if (within !== 'text' && structured !== undefined)
        return { value: structured };
    if (within === 'structuredContent')
        return { miss: missOf(within, null, 'no-structured-content') };
    const value = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    if (value === undefined)
        return { miss: missOf('JSON', text, 'no-json') };
    return (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .nestsDeeper */ .RK)(value, _lib_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_MESSAGE_DEPTH */ .To) ? { miss: limitMiss('size') } : { value };
}
/** What a path leads to in the JSON of a result, or why that is not known. */
function nodesOf(result, path, within) {
    const json = jsonOf(result, within);
    if ('miss' in json)
        return json;
    const found = (0,_lib_json_path_js__WEBPACK_IMPORTED_MODULE_0__/* .findNodes */ .zM)(path, json.value);
    return 'limit' in found ? { miss: limitMiss(found.limit, path) } : found;
}


/***/ }),

/***/ 65867:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./build/src/api/cases/references.js
var references = __webpack_require__(73020);
// EXTERNAL MODULE: ./build/src/api/servers-file/variables.js
var variables = __webpack_require__(35407);
// EXTERNAL MODULE: ./build/src/lib/json-schema.js
var json_schema = __webpack_require__(24667);
// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
// EXTERNAL MODULE: ./build/src/lib/nearest-name.js
var nearest_name = __webpack_require__(46159);
;// CONCATENATED MODULE: ./build/src/judge/argument-fit.js





/** Keywords that may list more names of arguments than `properties`. */
const LISTING = '$ref additionalProperties allOf anyOf dependentSchemas if oneOf patternProperties'.split(' ');
/**
 * Compares written arguments with the input schema of their tool: names, types and values of `enum`,
 * then wholly literal ones with all of the schema. A `format` asserts nothing, and the tool fills in
 * what has a default. A task, since schemas come from servers.
 *
 * @returns the misfits, or why the schema cannot be used
 */
function fitArguments({ inputSchema, args }) {
    const schema = (0,json_schema/* withoutExcess */.KS)(inputSchema);
    const judged = (0,json_schema/* validateJson */.TL)(schema, args);
    if ('mistake' in judged)
        return judged;
    const isOpen = (text) => text.includes(variables/* ITERATION_FOLDER */.PB) || (0,references/* isFilled */.lq)(text);
    const misfits = [...comparerOf(schema, isOpen)(schema, args, [])];
    if (misfits.every(({ kind }) => kind === 'unlisted') && !isOpen(JSON.stringify(args))) {
        for (const { location, observed, detail } of judged.errors) {
            misfits.push(misfit('value', location, observed, detail));
        }
    }
    return { misfits };
}
function misfit(kind, path, value, expected, nearest) {
    return { path, kind, expected, observed: JSON.stringify(value) ?? '', nearest: nearest ?? null };
}
/** Compares types and names by a schema, which its references lead into. */
function comparerOf(schema, isOpen) {
    /** A part of the schema without its reference. Empty if it is none, or leads elsewhere. */
    function resolved(part) {
        const reference = memberOf(part, '$ref');
        if (typeof reference !== 'string')
            return Object(part);
        const [start, ...names] = reference.split('/');
        const keys = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
        return start === '#' ? Object(keys.reduce(memberOf, schema)) : {};
    }
    return function* compare(written, value, path) {
        if (typeof value === 'string' && isOpen(value))
            return;
        const part = resolved(written);
        const forms = listOf(part['anyOf'] ?? part['oneOf']).map(resolved);
        const near = forms.filter((form) => isOfType(value, typesOf(form)));
        const isOfNone = near.length === 0 && forms.length > 0;
        const types = isOfNone ? forms.flatMap(typesOf) : typesOf(part);
        if (!isOfType(value, types)) {
            yield misfit('type', path, value, [...new Set(types)].join(' or '));
            return;
        }
        const allowed = listOf(part['enum']);
        if (typeof value === 'string' && allowed.length > 0 && !allowed.includes(value)) {
            const nearest = (0,nearest_name/* nearestName */.q)(value, allowed.map(String));
            yield misfit('value', path, value, `enum: ${JSON.stringify(allowed)}`, nearest);
        }
        const below = [...listOf(part['allOf']), ...(near.length === 1 ? near : [])];
        for (const one of below)
            yield* compare(one, value, path);
        const items = Array.isArray(value) && part['prefixItems'] === undefined ? value : [];
        for (const [at, item] of items.entries())
            yield* compare(part['items'], item, [...path, at]);
        if (!(0,json_values/* isObject */.Gv)(value))
            return;
        const { properties, patternProperties, additionalProperties, required } = part;
        const known = Object.keys(Object(properties));
        const strange = Object.keys(value).filter((name) => !known.includes(name));
        for (const name of listOf(required).map(String)) {
            if (Object.hasOwn(value, name))
                continue;
            yield misfit('missing', [...path, name], undefined, name, (0,nearest_name/* nearestName */.q)(name, strange));
        }
        const isClosed = additionalProperties === false && patternProperties === undefined;
        const isList = (0,json_values/* isObject */.Gv)(properties) && part === schema && !LISTING.some((key) => key in part);
        const free = known.filter((name) => !Object.hasOwn(value, name));
        for (const [name, member] of Object.entries(value)) {
            const at = [...path, name];
            if (known.includes(name))
                yield* compare(memberOf(properties, name), member, at);
            else if (isClosed)
                yield misfit('unknown', at, member, '', (0,nearest_name/* nearestName */.q)(name, known));
            else if (isList)
                yield misfit('unlisted', at, member, '', (0,nearest_name/* nearestName */.q)(name, free));
        }
    };
}
const listOf = (value) => (Array.isArray(value) ? value : []);
const typesOf = ({ type }) => [type ?? []].flat().map(String);
function isOfType(value, types) {
    const isWhole = types.includes('integer') && Number.isInteger(value);
    return types.length === 0 || types.includes((0,json_values/* typeOf */.QP)(value)) || isWhole;
}
const memberOf = (value, key) => Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined;

// EXTERNAL MODULE: ./build/src/lib/json-path.js
var json_path = __webpack_require__(61555);
// EXTERNAL MODULE: ./build/src/judge/miss.js
var judge_miss = __webpack_require__(34505);
;// CONCATENATED MODULE: ./build/src/judge/captures.js



/** Characters of a captured value as JSON. */
const MAX_CHARACTERS = 100_000;
/** How deep its lists and objects nest. */
const MAX_LEVELS = 100;
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/**
 * Takes values from a result, by name up to the first one that could not be captured. The condition
 * of a miss is the name of its value; null: there is none.
 */
function capture({ captures, result }) {
    const values = new Map();
    for (const [name, one] of Object.entries(captures)) {
        const found = typeof one === 'object' && 'pattern' in one ? find(one, result) : at(one, result);
        if ('miss' in found) {
            if (found.miss.kind === 'miss')
                found.miss.condition = name;
            return { values, miss: found.miss };
        }
        values.set(name, found.value);
    }
    return { values, miss: null };
}
function at(one, result) {
    const { path, in: within } = typeof one === 'string' ? { path: one, in: undefined } : one;
    const found = (0,judge_miss/* nodesOf */.Nh)(result, path, within);
    if ('miss' in found)
        return found;
    const [value, ...others] = found.values;
    const [location] = found.locations;
    if (location === undefined || others.length > 0) {
        const observed = location === undefined ? null : `${found.values.length} values`;
        return { miss: (0,judge_miss/* missOf */.gv)('one value', observed, null, path) };
    }
    const isLarge = (0,json_values/* nestsDeeper */.RK)(value, MAX_LEVELS) || JSON.stringify(value).length > MAX_CHARACTERS;
    const limit = isLarge ? (0,judge_miss/* limitMiss */.Y$)('size', path) : (0,judge_miss/* integerLimit */.sx)(value, (0,json_path/* pathOf */.XM)(location));
    return limit === null ? { value } : { miss: limit };
}
function find({ pattern, as }, result) {
    const limit = (0,judge_miss/* textLimit */.$l)(result);
    if (limit !== null)
        return { miss: limit };
    const match = new RegExp(pattern).exec(result.text);
    const text = match?.[match.length > 1 ? 1 : 0];
    if (text === undefined)
        return { miss: (0,judge_miss/* missOf */.gv)(pattern, result.text) };
    if (text.length > MAX_CHARACTERS)
        return { miss: (0,judge_miss/* limitMiss */.Y$)('size') };
    if (as === undefined)
        return { value: text };
    const value = NUMBER.test(text.trim()) ? Number(text) : Number.NaN;
    const isKept = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
    return isKept ? { value } : { miss: (0,judge_miss/* missOf */.gv)('number', text) };
}

;// CONCATENATED MODULE: ./build/src/judge/evidence.js
const HOLD_ANYWAY = ['toolNeverCalled', 'noToolErrors', 'tokenBudgetUnder', 'turnCountUnder'];
/** Texts of which a pattern that can fail misses one. */
const TEXTS = ['', ' ', '\n', 'x', '0', 'Two words,\nand a second line.'];
/**
 * Whether an assertion that holds would do so if nothing had come. Then a missing answer of the model
 * makes the iteration incomplete, unless something else fails.
 */
const holdsWithoutAnswer = (assertion) => HOLD_ANYWAY.includes(assertion.type ?? '') ||
    (assertion.type === 'responseMatches' && new RegExp(assertion.pattern).test(''));
/** Parts of patterns that say what must not be in a text, which the texts above may not have. */
const EXCLUDES = /\(\?<?!|\[\^/;
/** Whether a pattern matches all texts that a model may write. */
const matchesAnyText = (pattern) => !EXCLUDES.test(pattern) && TEXTS.every((text) => new RegExp(pattern).test(text));

// EXTERNAL MODULE: ./build/src/judge/judge.js + 2 modules
var judge = __webpack_require__(36615);
// EXTERNAL MODULE: ./build/src/judge/calls.js
var judge_calls = __webpack_require__(17096);
;// CONCATENATED MODULE: ./build/src/judge/matching.js


/**
 * Compares the calls of a prompt with all that its assertions expect, by match rules that restrict
 * calls: each call serves once.
 *
 * @param expected assertions of the prompt in their order, with references filled in
 */
function judgeMatching({ expected, view, rules, }) {
    const { calls } = view;
    const { order, maxExtraCalls } = rules;
    const wanted = expected.flatMap((assertion, index) => {
        const fits = (call) => (0,judge_calls/* missedBy */.jL)(assertion, call, rules)?.length === 0;
        const fitting = new Set(calls.filter(fits));
        // One more than there are is enough to miss.
        const length = Math.min(assertion.minCount ?? 1, calls.length + 1);
        return Array.from({ length }, () => ({ index, fitting }));
    });
    const pairs = order === 'any' ? pairInAnyOrder(wanted) : pairInOrder(wanted, calls);
    const missing = new Set(wanted.filter((one) => !pairs.has(one)).map(({ index }) => index));
    const misses = expected.flatMap((assertion, index) => {
        if (!missing.has(index))
            return [];
        const own = (0,judge_calls/* judgeTranscript */.SD)(assertion, view, rules);
        const condition = order === 'any' ? 'ownCall' : 'order';
        const miss = own ?? (0,judge_miss/* missOf */.gv)((0,judge_calls/* writeExpected */.gj)(assertion), (0,judge_calls/* namesOf */.eZ)(calls), condition);
        return [{ index, type: own === null ? 'matchOptions' : 'toolCalledWith', miss }];
    });
    // A call without its place in the order is no extra one.
    if (misses.length > 0 || maxExtraCalls === null)
        return misses;
    const used = new Set(pairs.values());
    const extra = calls.filter((call) => !used.has(call));
    if (extra.length <= maxExtraCalls)
        return [];
    const tooMany = (0,judge_miss/* missOf */.gv)(maxExtraCalls, (0,judge_calls/* namesOf */.eZ)(extra), 'extraCalls');
    return [{ index: null, type: 'matchOptions', miss: tooMany }];
}
/** Bipartite matching: one gives its call away if there is another one for it. */
function pairInAnyOrder(wanted) {
    const owners = new Map();
    const place = (one, tried) => {
        for (const call of one.fitting) {
            if (tried.has(call))
                continue;
            tried.add(call);
            const owner = owners.get(call);
            if (owner !== undefined && !place(owner, tried))
                continue;
            owners.set(call, one);
            return true;
        }
        return false;
    };
    for (const one of wanted)
        place(one, new Set());
    return new Map([...owners].map(([call, owner]) => [owner, call]));
}
/** Longest common subsequence. */
function pairInOrder(wanted, calls) {
    /** The most pairs of the wanted calls so far with the first 0, 1, 2 … calls. */
    let most = [[], ...calls.map(() => [])];
    for (const one of wanted) {
        let best = [];
        most = most.map((without, count) => {
            const [before, call] = [most[count - 1], calls[count - 1]];
            if (before && call && one.fitting.has(call))
                best = [...before, [one, call]];
            else if (without.length > best.length)
                best = without;
            return best;
        });
    }
    return new Map(most.at(-1));
}

;// CONCATENATED MODULE: ./build/src/judge/tasks.js





/** What the worker thread does. Values are copied between the threads. */
const TASKS = {
    judge: judge/* judge */.S,
    judgeMatching: judgeMatching,
    holdsWithoutAnswer: holdsWithoutAnswer,
    capture: capture,
    fitArguments: fitArguments,
    matchesAnyText: matchesAnyText,
};

;// CONCATENATED MODULE: ./build/src/judge/thread.js
/** The program of the worker thread. An exception ends the thread, and its starter gets it. */


external_node_worker_threads_.parentPort?.on('message', ({ name, input }) => {
    external_node_worker_threads_.parentPort?.postMessage('begun');
    external_node_worker_threads_.parentPort?.postMessage({ value: TASKS[name](input) });
});


/***/ }),

/***/ 89862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   US: () => (/* binding */ stackOf),
/* harmony export */   bD: () => (/* binding */ messageOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** The message of anything thrown. An error that joins several has an empty one of its own. */
function messageOf(error) {
    if (error instanceof AggregateError && error.message === '') {
        return error.errors.map(messageOf).join('; ');
    }
    return Error.isError(error) ? error.message : String(error);
}
/** The code of a system error, such as `ENOENT`; `undefined` for other errors. */
function errorCode(error) {
    if (!Error.isError(error) || !('code' in error))
        return undefined;
    return typeof error.code === 'string' ? error.code : undefined;
}
/** The stack of anything thrown and of its causes, for a debug log. */
function stackOf(error) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(error);
}


/***/ }),

/***/ 24667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KS: () => (/* binding */ withoutExcess),
/* harmony export */   QA: () => (/* binding */ schemaMistake),
/* harmony export */   QE: () => (/* binding */ TYPES),
/* harmony export */   TL: () => (/* binding */ validateJson)
/* harmony export */ });
/* harmony import */ var _cfworker_json_schema__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56417);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89862);
/* harmony import */ var _json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61555);
/* harmony import */ var _json_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92082);




/** UTF-16 units as JSON. Schemas of tools have some thousand. */
const MAX_SCHEMA = 256 * 1024;
const MAX_ERRORS = 5;
const DRAFT = /^https?:\/\/json-schema\.org\/draft[-/]0?(2020-12|2019-09|7)\/schema#?$/;
/** What MCP says for a schema that names no draft. */
const DEFAULT_DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
/** Keywords that hold values, which are no schemas. */
const VALUES = new Set(['const', 'default', 'enum', 'examples']);
/** Keywords whose errors say more than the errors below them. */
const CHOICES = new Set(['anyOf', 'oneOf', 'contains']);
/** Why a schema cannot be used, as far as it shows without a value; null: nothing is known. */
function schemaMistake(schema) {
    const copy = copyOf(schema);
    return 'mistake' in copy ? copy.mistake : null;
}
/**
 * Judges JSON by a schema: 2020-12, 2019-09 or draft-07; formats count. Returns the first few
 * errors, none if it is valid, or why the schema cannot be used. Patterns and references of the
 * schema may take forever: use it in a task.
 */
function validateJson(schema, value) {
    const copy = copyOf(schema);
    if ('mistake' in copy)
        return copy;
    try {
        const errors = telling((0,_cfworker_json_schema__WEBPACK_IMPORTED_MODULE_3__/* .validate */ .t)(value, copy.schema, copy.draft).errors);
        return { errors: errors.slice(0, MAX_ERRORS).map((error) => errorOf(error, value)) };
    }
    catch (error) {
        // References without end, or too many levels: a limit, and no mistake.
        if (error instanceof RangeError)
            throw error;
        return { mistake: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).split('\n')[0] ?? '' };
    }
}
/** Copies a schema, because the validator writes into it. Follows no references. */
function copyOf(schema) {
    const text = JSON.stringify(schema) ?? 'null';
    if (text.length > MAX_SCHEMA)
        return { mistake: `it has more than ${MAX_SCHEMA} characters` };
    const copy = JSON.parse(text);
    if (typeof copy !== 'boolean' && !(0,_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(copy)) {
        return { mistake: 'it is neither an object nor `true` or `false`' };
    }
    const parts = [];
    JSON.stringify(copy, (key, member) => {
        if (VALUES.has(key))
            return undefined;
        if ((0,_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(member))
            parts.push(member);
        return member;
    });
    const named = parts[0]?.$schema ?? DEFAULT_DRAFT;
    const draft = DRAFT.exec(named)?.[1];
    if (draft === undefined)
        return { mistake: `its draft is not known: ${named}` };
    const ids = new Set(['', ...parts.map(({ $id }) => $id)]);
    for (const { $ref, $dynamicRef } of parts) {
        if (typeof $dynamicRef === 'string')
            return { mistake: 'it uses `$dynamicRef`' };
        if (typeof $ref !== 'string' || ids.has($ref.split('#')[0]))
            continue;
        return { mistake: `its \`$ref\` leads out of it: ${$ref}` };
    }
    return { schema: copy, draft: draft };
}
/** A schema without formats, types that are none, and `required` for what has a default. */
function withoutExcess(part) {
    if (Array.isArray(part))
        return part.map(withoutExcess);
    if (!(0,_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(part))
        return part;
    const properties = Object(part['properties']);
    const isNeeded = (name) => Object(properties[name]).default === undefined;
    const members = Object.entries(part).flatMap(([key, value]) => {
        if (key === 'const' || key === 'enum')
            return [[key, value]];
        if (key === 'required' && Array.isArray(value))
            return [[key, value.filter(isNeeded)]];
        const isExcess = key === 'format' || (key === 'type' && !TYPES.includes(String(value)));
        return typeof value === 'string' && isExcess ? [] : [[key, withoutExcess(value)]];
    });
    return Object.fromEntries(members);
}
/** Leaves out errors that only say that there are others. A schema `false` says nothing itself. */
function telling(errors) {
    return errors.filter(({ keyword, keywordLocation }, index) => {
        if (keyword === 'false')
            return index === 0;
        const next = errors[index + 1]?.keywordLocation ?? '';
        // Some libraries write the pattern of a format, too.
        if (keyword === 'pattern' && next.endsWith('/format'))
            return false;
        return CHOICES.has(keyword) || !next.startsWith(`${keywordLocation}/`);
    });
}
/** @param value the whole, which says whether a part of a pointer is an index */
function errorOf({ instanceLocation, keyword, error }, value) {
    let observed = value;
    const [, ...parts] = instanceLocation.split('/');
    const location = parts.map((part) => {
        const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
        const step = Array.isArray(observed) ? Number(key) : key;
        observed = Object(observed)[step];
        return step;
    });
    return { location, path: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(location), observed, keyword, detail: error };
}


/***/ }),

/***/ 95498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Gr: () => (/* binding */ ELLIPSIS),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   kt: () => (/* binding */ utf16Of),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/** Foreign text: decode, clean, redact, cut, escape, in that order. Here are decode, clean and cut. */
const ESC = '\\u001b';
const END_OF_STRING = `(?:\\u0007|${ESC}\\\\|\\u009c)`;
/** Terminal escapes: OSC, DCS and similar ones with what they hold; CSI; short ones. */
const TERMINAL_ESCAPE = new RegExp(`(?:${ESC}[\\]PX^_]|[\\u009d\\u0090\\u0098\\u009e\\u009f])[^\\u0007\\u001b\\u009c]*${END_OF_STRING}?` +
    `|(?:${ESC}\\[|\\u009b)[0-?]*[ -/]*[@-~]?` +
    `|${ESC}[ -/]*[0-~]?`, 'g');
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const PICTOGRAPH = '\\p{Extended_Pictographic}[\\u{1f3fb}-\\u{1f3ff}]?\\ufe0f?';
const JOINING_LETTER = '[\\u0620-\\u06ff\\u0750-\\u077f\\u0900-\\u0dff]';
/** Joiners that readers need: within an emoji, and between letters of Persian or Indic words. */
const NEEDED = `${PICTOGRAPH}(?:\\u200d${PICTOGRAPH})*|[0-9#*]\\ufe0f?\\u20e3|${JOINING_LETTER}[\\u200c\\u200d](?=${JOINING_LETTER})`;
/**
 * Control, format, private and unassigned characters, selectors, fillers, lone surrogates. What begins
 * or ends a terminal escape stays until the others within the escape are gone.
 */
const INVISIBLE = '(?![\\t\\n\\r\\u0007\\u001b\\u0080-\\u009f])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Default_Ignorable_Code_Point}\\u2800]';
const UNCLEAN = new RegExp(`(?<needed>${NEEDED})|${INVISIBLE}`, 'gu');
const BORDER = /(?![\t\n])\p{Cc}/gu;
/** More marks on one letter run over the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const OTHER_SPACE = /(?! )\p{Zs}/gu;
/** Most texts have nothing to clean. */
const UNUSUAL = /[^\n\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u23ff\u2500-\u27bf]/;
const ELLIPSIS = '…';
/** Decodes UTF-16 or UTF-8. Bytes that do not fit become U+FFFD, or throw a TypeError if `fatal`. */
const decode = (bytes, fatal = false) => new TextDecoder(utf16Of(bytes), { fatal }).decode(bytes);
/** UTF-16 by its byte order mark or its zero bytes. PowerShell writes it. */
function utf16Of([first = 1, second = first]) {
    if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
        return 'utf-16le';
    const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
    return isBig ? 'utf-16be' : undefined;
}
/**
 * Removes what fools a terminal or a reader: terminal escapes, control and zero-width characters,
 * direction marks. Line breaks become line feeds, all spaces become blanks.
 */
function clean(text) {
    if (!UNUSUAL.test(text))
        return text;
    return text
        .replace(UNCLEAN, (_match, needed) => needed ?? '')
        .replace(TERMINAL_ESCAPE, '')
        .replace(LINE_BREAK, '\n')
        .replace(BORDER, '')
        .replace(PILED_MARKS, '$1')
        .replace(OTHER_SPACE, ' ');
}
/** Cuts to `limit` UTF-16 units, ellipsis included. Leaves no half of a character. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    const kept = text.slice(0, Math.max(0, limit - ELLIPSIS.length));
    return kept.replace(/\u200d?[\ud800-\udbff]?$/, '') + ELLIPSIS;
}
/** One clean line of at most `limit` UTF-16 units: white space becomes one blank. */
function oneLine(text, limit) {
    return cut(clean(text)
        .replace(/\s{2,}|[^\S ]/g, ' ')
        .trim(), limit);
}
/** Parses JSON; `undefined` for what is none. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 6176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ isRounded),
/* harmony export */   S2: () => (/* binding */ unsafeIntegerPath),
/* harmony export */   _L: () => (/* binding */ findUnsafeInteger)
/* harmony export */ });
/* harmony import */ var _json_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61555);
/* harmony import */ var _json_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92082);


/** Whether an integer beyond 2^53 has more digits than all doubles hold, so that others may be read as it. */
const isRounded = (value) => (0,_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnsafeInteger */ .v)(value) && value !== Number(Number(value).toPrecision(15));
/** Finds an integer beyond 2^53, which `JSON.parse` has rounded. Returns its JSON path, or null. */
function findUnsafeInteger(value) {
    const path = unsafeIntegerPath(value);
    return path === null ? null : (0,_json_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(path);
}
/** Finds an integer beyond 2^53. Returns the keys that lead to it; null if there is none. */
function unsafeIntegerPath(value, isMeant = _json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnsafeInteger */ .v) {
    // No recursion: foreign values may be deep.
    const left = [{ value, key: '', parent: null }];
    for (let spot = left.pop(); spot !== undefined; spot = left.pop()) {
        const item = spot.value;
        if (isMeant(item))
            return keysOf(spot);
        if (typeof item !== 'object' || item === null)
            continue;
        const isList = Array.isArray(item);
        for (const [key, member] of Object.entries(item)) {
            if (typeof member === 'string')
                continue;
            left.push({ value: member, key: isList ? Number(key) : key, parent: spot });
        }
    }
    return null;
}
function keysOf(spot) {
    const keys = [];
    for (let at = spot; at.parent !== null; at = at.parent)
        keys.push(at.key);
    return keys.reverse();
}


/***/ }),

/***/ 72886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tb: () => (/* binding */ brokenOf),
/* harmony export */   ai: () => (/* binding */ countIterations),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   e6: () => (/* binding */ totalOf),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
const NONE = { passed: 0, failed: 0, missing: 0 };
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
/** All failures of a run, and of the iterations of cases. */
const failuresOf = ({ failures }, cases) => failures.concat(cases.flatMap(({ iterations }) => iterations.flatMap((one) => one.failures)));
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

/***/ 65416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ position),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   RN: () => (/* binding */ inTime),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Sw: () => (/* binding */ choose),
/* harmony export */   UR: () => (/* binding */ writeReason),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   YF: () => (/* binding */ adding),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   pV: () => (/* binding */ exactly),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   q9: () => (/* binding */ cutSentence),
/* harmony export */   uk: () => (/* binding */ NUMBER),
/* harmony export */   v6: () => (/* binding */ ended),
/* harmony export */   xx: () => (/* binding */ because)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95498);

/** Characters of foreign text in a sentence, and of those that are looked at. */
const SHOWN = 300;
const SEEN = 10 * SHOWN;
const BRIEF = 60;
let formatter;
/** At most two decimals, or three digits of small numbers. */
const NUMBER = {
    format: (value) => {
        // Most numbers look the same without a formatter, which takes long to load.
        if (Number.isInteger(value) && Math.abs(value) < 1_000)
            return String(value);
        formatter ??= new Intl.NumberFormat('en-US', {
            maximumFractionDigits: 2,
            maximumSignificantDigits: 3,
            roundingPriority: 'morePrecision',
        });
        return formatter.format(value);
    },
};
/** Foreign text in one line. Most of it is clean, so that little more than what is shown is enough. */
function shown(text) {
    const line = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, SHOWN + BRIEF), SHOWN);
    return line.length >= SHOWN ? line : (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, SEEN), SHOWN);
}
/** Foreign text in one line, with all that may differ from another one: line breaks, tabs, blanks. */
const exactly = (text) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text.slice(0, SEEN)).replaceAll('\n', '\\n').replaceAll('\t', '\\t'), SHOWN);
const position = (file, line) => `${shown(file)}${line === null ? '' : `:${line}`}`;
/** Stands for content that is not shown. */
const leftOut = (what, bytes, isCut) => `[${shown(what)}, ${isCut ? 'over ' : ''}${NUMBER.format(Math.ceil(bytes / 1_000))} kB]`;
/** The end of a sentence with foreign text that says more, if there is any. */
const because = (detail) => (detail === '' ? '.' : `: ${shown(detail)}`);
const ended = (sentence) => /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
/** Adds to a sentence, before its full stop. */
const adding = (sentence, more) => sentence.endsWith('.') ? `${sentence.slice(0, -1)}${more}.` : `${sentence}${more}`;
/** Milliseconds in seconds with a tenth. */
const seconds = (ms) => `${Math.round((ms ?? 0) / 100) / 10} s`;
const UNITS = { d: 86_400_000, h: 3_600_000, min: 60_000 };
/** A duration in the largest unit that it fills, at least seconds. */
function inTime(ms) {
    const [unit, size = 1] = Object.entries(UNITS).find(([, least]) => ms >= least) ?? [];
    return unit === undefined ? seconds(ms) : `${NUMBER.format(ms / size)} ${unit}`;
}
/** The parts that there are, with the separator between them. */
const joined = (separator, parts) => parts.filter((part) => part).join(separator);
/** Names in quotes, the last one after a word. */
function list(names, word = 'or') {
    const quoted = names.map((name) => `\`${name}\``);
    const last = quoted.pop() ?? '';
    return quoted.length === 0 ? last : `${quoted.join(', ')} ${word} ${last}`;
}
/** Foreign text in one line that leaves room for others. */
const brief = (text) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, SEEN), BRIEF);
/** The end of a text: what several texts that begin alike differ by. */
const endOf = (text, limit = BRIEF) => text.length <= limit ? text : `…${text.slice(1 - limit).replace(/^[\udc00-\udfff]/, '')}`;
/** The first five names, and how many there are more. */
function firstOf(names, total = names.length) {
    const more = total - Math.min(5, names.length);
    const first = names.slice(0, 5).map(shown).join(', ');
    return more > 0 ? `${first} and ${NUMBER.format(more)} more` : first;
}
/** `Did you mean …?` with a blank before it; empty without a name. */
const didYouMean = (name) => name === null || name === undefined ? '' : ` Did you mean \`${shown(name)}\`?`;
/** Writes a line with its data, which may be foreign text. */
function write(line, data) {
    if (typeof line !== 'string')
        return line(data);
    const members = Object(data);
    return line.replace(/\{(\w+)\}/g, (_, name) => name === 'nearest' ? didYouMean(members.nearest) : shown(String(members[name])));
}
/** A line that depends on its data. What is picked has members in braces, and no foreign text. */
const choose = (pick) => (data) => write(pick(data), data);
function writeReason(table, data) {
    // `ReasonOf` joins each reason with the data of its line.
    return write(table[data.reason], data);
}
/** Cuts a sentence with names in backticks, none of which stays open. */
function cutSentence(sentence, limit) {
    if (sentence.length <= limit)
        return sentence;
    const isWhole = (text) => (text.match(/`/g) ?? []).length % 2 === 0;
    const shorter = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sentence, limit - 1);
    return [(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sentence, limit), shorter].find(isWhole) ?? `${shorter}\``;
}


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
/* harmony export */   _U: () => (/* binding */ describeLooks),
/* harmony export */   a2: () => (/* binding */ nounOf),
/* harmony export */   jM: () => (/* binding */ describePolicyChanges),
/* harmony export */   kJ: () => (/* binding */ describeCase),
/* harmony export */   uF: () => (/* binding */ unitOf),
/* harmony export */   wv: () => (/* binding */ describeCounts),
/* harmony export */   zN: () => (/* binding */ some)
/* harmony export */ });
/* harmony import */ var _report_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72886);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65416);


/** A share from 0 to 1 as percent, at most two decimals, rounded down. */
function percent(share) {
    return `${Math.floor(share * 10_000 + 1e-6) / 100} %`;
}
function count(number, noun) {
    return `${_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk.format(number)} ${noun}${number === 1 ? '' : 's'}`;
}
/** Such as `2 fixed`; nothing if it is none. */
const some = (number, what) => number > 0 ? [`${_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk.format(number)} ${what}`] : [];
const NOUNS = {
    evals: 'case',
    results: 'test',
    doctor: 'server',
    diff: 'server',
};
const nounOf = (source) => NOUNS[source];
/** What readers call an iteration. A test that several files have has several results. */
const unitOf = ({ source, total }, counts) => {
    if (source === 'evals')
        return 'iteration';
    return source === 'results' && total < (0,_report_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts) ? 'result' : nounOf(source);
};
const without = ({ missing }) => missing === 0 ? '' : `, ${_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk.format(missing)} without a result`;
/** Such as `11 of 12 iterations passed, 1 without a result`. */
const describeCounts = (counts, noun, what = 'passed') => `${_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk.format(counts[what])} of ${count((0,_report_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts), noun)} ${what}${without(counts)}`;
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
    return `${mark} ${title} (${passed}/${(0,_report_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts)}${without(counts)})`;
}
/**
 * Says how many cases did not run, and which passed after a retry, or are suspects without room for
 * fresh iterations. Empty if there are none.
 */
const describeOthers = (skipped, flaky, leftOut = []) => [
    ...some(skipped, 'skipped'),
    ...some(flaky.length, `flaky, passed after a retry: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(flaky)}`),
    ...some(leftOut.length, `suspected, and beyond \`max-confirm-iterations\`: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(leftOut)}`),
];
/** What fresh iterations showed, by the reason of a check. */
const SHOWN = {
    confirmed: 'they confirm the regression',
    'failed-again': 'all failed again',
    'still-worse': 'they are worse than the baseline as well',
    drifted: 'the base fails as well',
    'not-looked': 'some are missing',
    cleared: 'they confirm no regression',
};
/** Says what fresh iterations ran, and what they showed. Empty if nothing was a suspect. */
function describeLooks({ looks, checks }) {
    if (!looks?.iterations)
        return '';
    const words = Object.entries(SHOWN)
        .flatMap(([code, shown]) => (checks.some(({ reason }) => reason?.code === code) ? shown : []))
        .join('; ');
    const sides = looks.base === 'ran' ? 'base and head' : 'the head alone';
    const why = looks.base === 'failed' ? ', because the base cannot be used' : '';
    return `${count(looks.iterations, 'fresh iteration')} of ${sides}${why}${words && `: ${words}`}.`;
}
/** Says why these checks decide: who has set them, or what holds if nothing is set. */
function describeRule({ rule, policy, checks }, source) {
    const base = policy?.base ? ' of the base commit' : '';
    const file = policy?.file ? `gate file \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(policy.file)}\`${base} sets` : 'inputs set';
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
        const change = to === null ? 'removed' : `${from === null ? 'added:' : `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(from)} →`} ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(to)}`;
        const of = subject === null ? '' : ` of \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(subject)}\``;
        return `\`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(setting)}\`${of} ${change}`;
    });
    if (settings.length === 0)
        return '';
    return `This change alters the gate file: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(settings)}. The version of the base counts.`;
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
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .write */ .M9)(QUARANTINE[entry.state], { ...entry, result });
}


/***/ })

};
