export const id = 5668;
export const ids = [5668];
export const modules = {

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

/***/ 92501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readAnswer),
/* harmony export */   S: () => (/* binding */ blocksOf)
/* harmony export */ });
/* harmony import */ var _lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92082);

function readAnswer(kind, raw) {
    const { [kind]: blocks } = blocksOf(raw);
    const structured = kind === 'tool' ? Object(raw).structuredContent : raw;
    const hasText = blocks.length > 0 || kind === 'prompt' || kind === 'resource';
    const texts = blocks.map((block) => holderOf(block)['text']);
    const text = hasText || structured === undefined
        ? texts.filter((one) => typeof one === 'string').join('\n')
        : JSON.stringify(structured);
    return { text, structured, parts: blocks.map(partOf) };
}
/** The blocks of what an MCP server answers, by what it answers. */
function blocksOf(answer) {
    const { content, messages, contents } = Object(answer);
    return {
        tool: (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsIn */ .Qv)(content),
        prompt: (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsIn */ .Qv)((0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsIn */ .Qv)(messages).map((message) => message['content'])),
        resource: (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsIn */ .Qv)(contents).map((resource) => ({ type: 'resource', resource })),
        list: [],
    };
}
/** What has the text or the bytes of a block: the block, or the resource that it embeds. */
const holderOf = ({ resource, ...block }) => ((0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(resource) ? resource : block);
function partOf(block) {
    const { mimeType, uri, text, data, blob, size } = holderOf(block);
    const encoded = data ?? blob;
    const known = typeof size === 'number' ? size : null;
    const decoded = typeof encoded === 'string' ? Buffer.byteLength(encoded, 'base64') : known;
    return {
        type: String(block['type']),
        mimeType: typeof mimeType === 'string' ? mimeType : null,
        uri: typeof uri === 'string' ? uri : null,
        bytes: typeof text === 'string' ? Buffer.byteLength(text) : decoded,
    };
}


/***/ }),

/***/ 55668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  executeRun: () => (/* binding */ executeRun)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./build/src/api/cases/cases.js
var cases = __webpack_require__(88077);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var errors = __webpack_require__(89862);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/lib/signals.js
var signals = __webpack_require__(92264);
// EXTERNAL MODULE: ./build/src/report/counts-as.js
var counts_as = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/src/report/failure-error.js
var failure_error = __webpack_require__(11589);
// EXTERNAL MODULE: ./build/src/report/place.js
var report_place = __webpack_require__(13099);
// EXTERNAL MODULE: ./build/src/api/cases/references.js
var references = __webpack_require__(73020);
// EXTERNAL MODULE: ./build/src/api/cases/steps.js
var cases_steps = __webpack_require__(56695);
// EXTERNAL MODULE: ./build/src/api/validation.js
var validation = __webpack_require__(74499);
// EXTERNAL MODULE: ./build/src/judge/bounded.js + 1 modules
var judge_bounded = __webpack_require__(97920);
// EXTERNAL MODULE: ./build/src/judge/calls.js
var judge_calls = __webpack_require__(17096);
// EXTERNAL MODULE: ./build/src/judge/miss.js
var judge_miss = __webpack_require__(34505);
// EXTERNAL MODULE: ./build/src/words/problems.js + 1 modules
var problems = __webpack_require__(73695);
// EXTERNAL MODULE: ./build/src/api/cases/assertions.js
var assertions = __webpack_require__(44663);
// EXTERNAL MODULE: ./build/src/judge/judge.js + 2 modules
var judge = __webpack_require__(36615);
// EXTERNAL MODULE: ./build/src/lib/json-path.js
var json_path = __webpack_require__(61555);
;// CONCATENATED MODULE: ./build/src/service/engine/judgement.js






/** In the JSON of assertions with a pattern, a path, a mask or a schema. */
const MAY_TAKE_LONG = /"(?:pattern|matches|path|schema|mask)":|"matchesOutputSchema"/;
/**
 * Judges an assertion by what the steps before it did; null: it holds. If it is only as it is because
 * the model gave no answer, that is the failure.
 */
async function judgeAssertion(assertion, step, scope, { transcript, redactor, rules }) {
    const result = transcript.last;
    const view = transcript.view(scope);
    const miss = await judgeWithin({ assertion, result, view, rules });
    const isAnswered = view.noAnswer === null || (0,assertions.isOfResult)(assertion);
    if (!isAnswered && (await isLeftOpen(assertion, miss, view)))
        return view.noAnswer;
    if (miss === null)
        return null;
    const judged = (0,assertions.isOfResult)(assertion) ? result : null;
    return assertionFailure(assertion.type ?? '', miss, step, judged, redactor);
}
/** Whether an answer could change what is judged: what came shows neither that it holds nor a miss. */
async function isLeftOpen(assertion, miss, { noAnswer }) {
    const held = await (0,judge_bounded/* runBounded */.Bb)('holdsWithoutAnswer', assertion);
    if (miss === null)
        return !('value' in held) || held.value;
    const isSettled = assertion.type === 'firstToolWas' || !mayCallMore(noAnswer);
    const isNothingThere = miss.kind === 'miss' && miss.observed === null;
    return 'value' in held && !held.value && (!isSettled || isNothingThere);
}
/** Whether an answer that did not come could have had calls: not if all turns are used. */
const mayCallMore = (noAnswer) => noAnswer !== null && noAnswer.reason !== 'turns';
/** Judges an assertion: in the worker thread if it may take forever. */
async function judgeWithin(judged) {
    if (!MAY_TAKE_LONG.test(JSON.stringify(judged.assertion)))
        return (0,judge/* judge */.S)(judged);
    const bounded = await (0,judge_bounded/* runBounded */.Bb)('judge', judged);
    return 'value' in bounded ? bounded.value : (0,judge_miss/* limitMiss */.Y$)(bounded.limit);
}
/** Makes the failure of a miss, with texts that can be shown. */
function assertionFailure(type, miss, step, result, redactor) {
    const shown = (text) => redactor.text(text, limits/* VALUE_LIMIT */.WL);
    const path = miss.path === null ? null : shown(miss.path);
    if (miss.kind === 'limit') {
        const { which } = miss;
        const values = { integer: 2 ** 53 - 1, nodes: json_path/* MAX_NODES */.nm, pattern: judge_bounded/* LIMIT_MS */.TZ, size: 0 };
        const limit = { value: values[which], of: type, path, waitedFor: null };
        return { kind: 'limit', which, ...limit, step, line: null };
    }
    return {
        kind: 'assertion',
        type,
        server: result?.server ?? null,
        tool: result?.subject ?? null,
        condition: miss.condition,
        path,
        expected: shown(miss.expected),
        observed: miss.observed === null ? null : shown(miss.observed),
        step,
        line: null,
    };
}

// EXTERNAL MODULE: ./build/src/judge/step-result.js
var step_result = __webpack_require__(92501);
// EXTERNAL MODULE: ./build/src/service/mcp/server-failure.js
var server_failure = __webpack_require__(21556);
// EXTERNAL MODULE: ./build/src/service/mcp/shapes.js
var shapes = __webpack_require__(33758);
// EXTERNAL MODULE: ./build/src/service/engine/plan.js
var engine_plan = __webpack_require__(8453);
;// CONCATENATED MODULE: ./build/src/service/engine/server-step.js








/** Asks a server what a step says, and judges whether its end is the expected one. */
async function askServer(step, place) {
    const { slot, transcript, redactor } = place;
    const request = requestOf(step);
    const { what } = request;
    const isTool = what === 'tool';
    const asked = slot.serverOf(step);
    const server = redactor.text(asked.entry.name, limits/* NAME_LIMIT */.Uo);
    const subject = redactor.text(request.subject, limits/* NAME_LIMIT */.Uo);
    const isErrorExpected = step.expectError !== undefined;
    let end;
    transcript.last = null;
    transcript.waitedFor = 'server';
    const { raw, durationMs, outputSchema } = await slot.use(step, async (connection) => {
        if (isTool && !(await hasTool(connection, request.subject))) {
            const { listRefusal, tools } = connection;
            // The error of a tool that may not exist proves nothing.
            if (listRefusal === null)
                throw (0,engine_plan/* missingTool */.z3)(request.subject, [asked], tools.keys(), redactor);
            if (isErrorExpected)
                throw listRefusal;
        }
        // A request that is repeated in a new session is one request.
        end ??= isTool
            ? transcript.beginCall(request.subject, request.params, 'step', isErrorExpected)
            : transcript.beginCall(request.method, request.params, 'request');
        const startedAt = performance.now();
        return {
            raw: await send(request, connection).catch(server_failure/* resultOfError */.LD),
            durationMs: performance.now() - startedAt,
            outputSchema: isTool ? connection.tools.get(request.subject)?.['outputSchema'] : undefined,
        };
    });
    transcript.waitedFor = null;
    const { isError = false, errorCode: code = null } = Object(raw);
    // An error of the protocol has the form of a tool's.
    const answer = (0,step_result/* readAnswer */.J)(isError ? 'tool' : what, raw);
    const result = { ...answer, isError, server, subject, raw, durationMs, outputSchema };
    let failure = null;
    if (isErrorExpected)
        failure = await judgeError(step, result, place);
    else if (isError) {
        const message = redactor.text(result.text, limits/* TEXT_LIMIT */.W$);
        failure = { kind: 'tool-error', server, what, tool: subject, code, message, ...report_place/* NOWHERE */.JW };
    }
    end?.({ result: raw, error: isError ? result.text : null, isWanted: failure === null });
    transcript.last = failure === null ? result : null;
    return failure;
}
/** Judges whether a result is the error that its step expects; null: it is. */
async function judgeError({ id, expectError }, result, { transcript, redactor, rules }) {
    const { contains, matches } = Object(expectError);
    const assertions = [];
    if (contains !== undefined)
        assertions.push({ type: 'textContains', needle: contains });
    if (matches !== undefined)
        assertions.push({ type: 'textMatches', pattern: matches });
    const view = transcript.view('prompt');
    const condition = expectError === true ? 'any' : 'succeeded';
    let miss = result.isError ? null : (0,judge_miss/* missOf */.gv)(contains ?? matches ?? '', result.text, condition);
    for (const assertion of assertions)
        miss ??= await judgeWithin({ assertion, result, view, rules });
    return miss && assertionFailure('expectError', miss, id, result, redactor);
}
function requestOf(step) {
    switch (step.kind) {
        case 'toolCall':
            return { what: 'tool', subject: step.toolName, method: 'tools/call', params: step.arguments };
        case 'promptGet': {
            const { promptName: name, arguments: args = {} } = step;
            const params = { name, arguments: args };
            return { what: 'prompt', subject: name, method: 'prompts/get', params };
        }
        case 'resourceRead': {
            const { uri } = step;
            return { what: 'resource', subject: uri, method: 'resources/read', params: { uri } };
        }
        default: {
            // `toolList` asks for `tools`, and so on.
            const list = step.kind.replace(/List$/, 's');
            const { method } = shapes/* LISTS */.m5[list];
            return { what: 'list', subject: method, method, params: {}, list };
        }
    }
}
async function send(request, connection) {
    const { what, subject, method, params, list } = request;
    if (what === 'tool')
        return connection.call(subject, params);
    // A server that does not offer a list says so: it is not empty.
    return list ? { [list]: await connection.askAll(list) } : connection.ask(method, params);
}
/** Whether a server has a tool. It is asked anew if its list may have changed. */
async function hasTool(connection, toolName) {
    const { tools, badTools } = connection;
    const mayBeNew = !tools.has(toolName) && connection.mayChangeTools;
    if (connection.hasListChanged || mayBeNew)
        await connection.loadTools();
    // The call of a bad tool fails by what MCP does not allow in it.
    return tools.has(toolName) || badTools.has(toolName);
}

;// CONCATENATED MODULE: ./build/src/service/engine/case-pass.js










/** Carries out the steps of a case, and judges what they do. */
class CasePass {
    #place;
    #add;
    #captured = new Map();
    /** Assertions about calls of the last prompt, if they are judged together. */
    #expected = [];
    /** @param add takes a failure; null: none. Throws once the iteration has ended */
    constructor(place, add) {
        this.#place = place;
        this.#add = add;
    }
    /**
     * Carries out the steps in order. Failures of steps do not stop later ones, unless these may need a
     * value that is missing. Throws a FailureError if the steps cannot go on.
     *
     * @param steps of the case, with the folder of the iteration
     * @returns whether all were carried out
     */
    async run(steps) {
        const { transcript } = this.#place;
        let hasPrompt = false;
        for (const [index, written] of steps.entries()) {
            transcript.beginStep(index, written.id);
            const step = this.#fill(written);
            if (step === null)
                return false;
            if (step.kind === 'prompt') {
                // What stands before the first prompt belongs to it.
                if (hasPrompt)
                    await this.#judgeCalls();
                hasPrompt = true;
                // What it imports takes long to load.
                const { runPrompt } = await Promise.all(/* import() */[__webpack_require__.e(2535), __webpack_require__.e(4573)]).then(__webpack_require__.bind(__webpack_require__, 84573));
                this.#add(await runPrompt(step, this.#place));
            }
            else if (step.kind === 'assert')
                await this.#assert(step);
            else if (!(0,cases_steps.asksServer)(step))
                throw new Error(`the creation did not refuse ${step.kind}`);
            else if (!(await this.#ask(step)))
                return false;
        }
        await this.#judgeCalls();
        transcript.beginStep(-1, null);
        await this.#judgeCase();
        return true;
    }
    /** The step with captured values in it; null if it has failed with them. */
    #fill(written) {
        const filled = (0,references/* fillIn */.pz)(written, this.#captured);
        // An empty text, for example, is in all texts.
        const parsed = filled === null ? { misfits: [] } : (0,validation/* parse */.qg)(cases_steps.step, filled);
        if ('value' in parsed)
            return parsed.value;
        const [misfit] = parsed.misfits;
        const value = misfit?.path.reduce((part, key) => Object(part)[key], filled);
        const observed = JSON.stringify(value) ?? null;
        const miss = misfit && (0,judge_miss/* missOf */.gv)((0,problems/* describeMistake */.y)(misfit.data), observed, null, misfit.path.join('.'));
        this.#fail('reference', miss ?? (0,judge_miss/* limitMiss */.Y$)('size'), written.id);
        return null;
    }
    async #assert({ id, assertion }) {
        if ((0,cases.restrictsCalls)(this.#place.rules) && assertion.type === 'toolCalledWith') {
            this.#expected.push({ id, assertion });
        }
        else
            this.#add(await judgeAssertion(assertion, id, 'prompt', this.#place));
    }
    /** Returns whether the steps after this one can be carried out. */
    async #ask(step) {
        const { id, expect = [], capture } = step;
        const failure = await askServer(step, this.#place);
        this.#add(failure);
        if (failure !== null)
            return capture === undefined;
        for (const assertion of expect) {
            this.#add(await judgeAssertion(assertion, id, 'prompt', this.#place));
        }
        return capture === undefined || this.#capture(capture, id);
    }
    async #capture(captures, step) {
        const { last: result } = this.#place.transcript;
        if (result === null)
            throw new Error('a step that has not failed has a result');
        const captured = await (0,judge_bounded/* runBounded */.Bb)('capture', { captures, result });
        const limited = { values: [], miss: 'limit' in captured ? (0,judge_miss/* limitMiss */.Y$)(captured.limit) : null };
        const { values, miss } = 'value' in captured ? captured.value : limited;
        for (const [name, value] of values)
            this.#captured.set(name, value);
        if (miss !== null)
            this.#fail('capture', miss, step, result);
        return miss === null;
    }
    /** Judges all expected calls of a prompt together, if match rules restrict calls. */
    async #judgeCalls() {
        const { transcript, rules } = this.#place;
        if (!(0,cases.restrictsCalls)(rules))
            return;
        const steps = this.#expected;
        this.#expected = [];
        const view = transcript.view('prompt');
        const input = { expected: steps.map(({ assertion }) => assertion), view, rules };
        const judged = await (0,judge_bounded/* runBounded */.Bb)('judgeMatching', input);
        if ('limit' in judged)
            return this.#fail('matchOptions', (0,judge_miss/* limitMiss */.Y$)(judged.limit), null);
        const misses = judged.value;
        for (const { index, type, miss } of misses) {
            if (index !== null && mayCallMore(view.noAnswer))
                this.#add(view.noAnswer);
            else
                this.#fail(type, miss, steps[index ?? -1]?.id ?? null);
        }
        // No answer has no calls that are too many.
        if (misses.length === 0 && rules.maxExtraCalls !== null)
            this.#add(view.noAnswer);
    }
    async #judgeCase() {
        const { predicates, isNegativeTest = false } = this.#place.test;
        for (const assertion of predicates?.list ?? []) {
            this.#add(await judgeAssertion(assertion, null, 'case', this.#place));
        }
        if (!isNegativeTest)
            return;
        const { calls, noAnswer } = this.#place.transcript.view('case');
        const called = (0,judge_calls/* namesOf */.eZ)(calls);
        if (called === null)
            this.#add(noAnswer);
        else
            this.#fail('isNegativeTest', (0,judge_miss/* missOf */.gv)('', called), null);
    }
    #fail(type, miss, step, result = null) {
        this.#add(assertionFailure(type, miss, step, result, this.#place.redactor));
    }
}

// EXTERNAL MODULE: ./build/src/lib/work-pool.js
var work_pool = __webpack_require__(1411);
// EXTERNAL MODULE: ./build/src/words/failures.js + 2 modules
var failures = __webpack_require__(41504);
// EXTERNAL MODULE: ./build/src/service/engine/workplace.js
var workplace = __webpack_require__(70432);
;// CONCATENATED MODULE: ./build/src/service/engine/slot.js






/** What may be closing while the next iterations run. */
const MAX_CLOSING = 16;
const COMMAND_LIMIT_MS = 60_000;
/** A job that is cancelled has 7.5 s to end. */
const CANCELLED_LIMIT_MS = 3_000;
/** Most teardowns whose failure a run warns of. */
const MAX_WARNINGS = 5;
/** What the slots of a run share. */
class Run {
    plan;
    surroundings;
    closings = new work_pool/* WorkPool */.m(MAX_CLOSING);
    /** Whether one iteration runs at a time. Then a server also ends before the next one starts. */
    isSerial;
    /** Failures of `setup` since it last succeeded. */
    setupFailures = [];
    #warnings = 0;
    constructor(plan, surroundings, isSerial) {
        this.plan = plan;
        this.surroundings = surroundings;
        this.isSerial = isSerial;
    }
    /** The connection of the inspection if it is free, or another one. Throws a FailureError. */
    async connect(server, folder) {
        const inspected = server.takeInspected();
        if (inspected?.isOpen)
            return inspected;
        if (inspected !== null)
            await this.close([inspected]);
        return server.connect(this.plan, folder, this.surroundings, this.plan.cancel.signal);
    }
    /**
     * Closes connections, then leaves the folder. In the background, unless too much is closing, one
     * iteration runs at a time, or the run has commands: what those prepare may be outside the folder.
     *
     * @param folder of an iteration, which ends
     */
    async close(connections, folder = null) {
        const close = async () => {
            await Promise.all(connections.map((connection) => connection.close()));
            if (folder !== null)
                await this.#leaveFolder(folder);
        };
        const { result } = await this.closings.begin(() => close().catch(this.surroundings.onBug));
        if (this.isSerial || (folder !== null && (0,workplace/* hasCommands */.$H)(this.plan.execution)))
            await result;
    }
    /** Runs `teardown` and removes the folder. Failures of a teardown decide nothing. */
    async #leaveFolder(folder) {
        const { teardown } = this.plan.execution;
        const limitMs = this.plan.cancel.signal.aborted ? CANCELLED_LIMIT_MS : COMMAND_LIMIT_MS;
        const failure = teardown === undefined
            ? null
            : await (0,workplace/* runCommand */.d1)(teardown, folder, this.surroundings, null, limitMs);
        if (failure !== null && ++this.#warnings <= MAX_WARNINGS) {
            this.surroundings.onWarning?.((0,failures/* describeCommand */.vL)('teardown', failure));
        }
        await (0,workplace/* removeFolder */.v$)(folder);
    }
}
/** What iterations run with, one after the other: connections by server, and a folder. */
class Slot {
    run;
    #open = new Map();
    /** Those that the iteration uses. */
    #used = new Set();
    /** Those whose connection an earlier iteration has used, and that this one has not. */
    #kept = new Set();
    #folder = null;
    constructor(run) {
        this.run = run;
    }
    /**
     * Makes the folder, runs `setup`, and connects to the servers of an iteration: with a prompt, to
     * all of the run. Throws a FailureError.
     *
     * @returns the steps with the path of the folder in them
     */
    async prepare(steps) {
        const { servers, execution, cancel } = this.run.plan;
        cancel.signal.throwIfAborted();
        const hasPrompt = steps.some(({ kind }) => kind === 'prompt');
        const asked = steps.filter(cases_steps.asksServer).map((step) => this.serverOf(step));
        const needed = [...new Set(hasPrompt ? servers : asked)];
        for (const server of needed) {
            const isAtHand = this.#open.has(server) || server.inspected !== null;
            if (server.givenUp !== null && !isAtHand)
                throw new failure_error/* FailureError */.p(server.givenUp);
        }
        const isNeeded = (0,workplace/* hasCommands */.$H)(execution) ||
            servers.some((server) => server.needsFolder(this.run.plan)) ||
            (0,workplace/* namesFolder */.z0)(steps);
        if (isNeeded && this.#folder === null)
            await this.#setUp();
        const placed = this.#folder === null ? steps : (0,workplace/* withFolder */.Z8)(steps, this.#folder);
        const connected = await Promise.allSettled(needed.map((server) => this.#connect(server)));
        for (const one of connected)
            if (one.status === 'rejected')
                throw one.reason;
        return placed;
    }
    serverOf(step) {
        const server = (0,cases_steps.findServer)(this.run.plan.servers, step);
        // The creation of a run checks that each server exists.
        if (server === undefined)
            throw new Error(`no server ${step.serverName} in the run`);
        return server;
    }
    /**
     * Works with the connection of a step. One that has ended since an earlier iteration, or whose
     * session has, is replaced. A server that is lost during the work has failed in this iteration.
     * Throws what the work throws.
     */
    async use(step, work) {
        const server = this.serverOf(step);
        const connection = this.#open.get(server);
        if (connection === undefined)
            throw new Error(`server ${server.entry.name} is not prepared`);
        const isKept = this.#kept.delete(server);
        if (isKept && !connection.isOpen)
            return work(await this.#renew(server));
        try {
            return await work(connection);
        }
        catch (error) {
            const failure = error instanceof failure_error/* FailureError */.p ? error.failure : null;
            const hasSessionEnded = failure?.kind === 'server' && failure.hint?.kind === 'session';
            if (!isKept || !hasSessionEnded || connection.isTouched)
                throw error;
            return work(await this.#renew(server));
        }
    }
    /** Keeps the connections that can serve another iteration, and closes the others. */
    end(hasPassed) {
        const { isolation = 'auto' } = this.run.plan.execution;
        const isShared = hasPassed && isolation === 'shared';
        return this.#release(!isShared, (server, connection) => {
            if (!connection.isOpen)
                return false;
            if (isShared || server.needsFolder(this.run.plan))
                return isShared;
            if (connection.isStateless || !this.#used.has(server))
                return true;
            return hasPassed && isolation === 'auto' && !connection.isTouched;
        });
    }
    close() {
        return this.#release(true, () => false);
    }
    async #setUp() {
        const { setupFailures, surroundings, plan } = this.run;
        const { setup } = plan.execution;
        const { signal } = plan.cancel;
        const known = setupFailures[engine_plan/* MAX_ATTEMPTS */.m - 1];
        if (known !== undefined)
            throw new failure_error/* FailureError */.p(known);
        this.#folder = await (0,workplace/* makeFolder */.fc)(surroundings);
        if (setup === undefined)
            return;
        signal.throwIfAborted();
        const failure = await (0,workplace/* runCommand */.d1)(setup, this.#folder, surroundings, signal, COMMAND_LIMIT_MS);
        signal.throwIfAborted();
        if (failure === null)
            setupFailures.length = 0;
        else {
            setupFailures.push(failure);
            throw new failure_error/* FailureError */.p(failure);
        }
    }
    async #connect(server) {
        const { isolation = 'auto' } = this.run.plan.execution;
        const open = this.#open.get(server);
        this.#used.add(server);
        // It may have changed since the iteration ended.
        const isStale = isolation === 'auto' && open?.isTouched && !open.isStateless;
        if (open?.isOpen && !isStale)
            this.#kept.add(server);
        else
            await this.#renew(server);
    }
    async #renew(server) {
        const open = this.#open.get(server);
        this.#open.delete(server);
        if (open !== undefined)
            await this.run.close([open]);
        const folder = server.needsFolder(this.run.plan) ? this.#folder : null;
        const connection = await this.run.connect(server, folder);
        this.#open.set(server, connection);
        return connection;
    }
    async #release(isLeaving, mayKeep) {
        const ended = [...this.#open].filter(([server, connection]) => !mayKeep(server, connection));
        for (const [server] of ended)
            this.#open.delete(server);
        this.#used.clear();
        this.#kept.clear();
        const folder = isLeaving ? this.#folder : null;
        if (isLeaving)
            this.#folder = null;
        const connections = ended.map(([, connection]) => connection);
        await this.run.close(connections, folder);
    }
}

;// CONCATENATED MODULE: ./build/src/service/engine/transcript.js
/** Most characters of one text of a trace. */
const TEXT_LIMIT = 256 * 2 ** 10;
/** Most characters of the values of a trace. Further ones are null. */
const TRACE_LIMIT = 4 * 2 ** 20;
/** Most characters of arguments that an iteration stores. Those of further calls are null. */
const ARGUMENTS_LIMIT = 400_000;
/** What the steps of an iteration did: what assertions judge, and what is stored of it. */
class Transcript {
    /** The last result, unless it failed: a result that is not what the step wants is not judged again. */
    last = null;
    /** What the step that runs waits for. */
    waitedFor = null;
    toolCalls = [];
    /** Tokens of all prompts; null if there is none. */
    usage = null;
    /** Epoch milliseconds. */
    startedAt;
    #surroundings;
    #messages = [];
    #spans = [];
    /** Of the call or answer that is under way. */
    #open = null;
    #segments = [];
    #stepCalls = [];
    #started = null;
    #step = { index: -1, id: null };
    #argumentsLeft = ARGUMENTS_LIMIT;
    #left = TRACE_LIMIT;
    constructor(surroundings) {
        this.#surroundings = surroundings;
        this.startedAt = surroundings.now();
    }
    /** Starts the clock. What servers take to start does not count. */
    start() {
        this.startedAt = this.#surroundings.now();
        this.#started = performance.now();
    }
    get durationMs() {
        return this.#started === null ? 0 : Math.round(performance.now() - this.#started);
    }
    /** What is stored of it, as it is now. */
    record() {
        if (this.#open !== null)
            this.#open.endMs = this.#nowMs;
        // A call that goes on after the limit changes its own.
        const spans = this.#spans.map((span) => ({ ...span }));
        const trace = { traceVersion: 1, messages: [...this.#messages], spans };
        const { startedAt, durationMs, usage, toolCalls } = this;
        return { startedAt, durationMs, usage, toolCalls, trace };
    }
    beginStep(index, id) {
        this.#step = { index, id };
    }
    /** A failure with the step in which it happened. Assertions know theirs. */
    placed(failure) {
        const isKnown = failure.kind === 'assertion' || !('step' in failure) || failure.step !== null;
        return isKnown ? failure : { ...failure, step: this.#step.id };
    }
    /** Starts the part of a prompt, to which the calls and turns after it belong. */
    beginPrompt(prompt) {
        this.usage ??= { inputTokens: 0, outputTokens: 0, totalTokens: 0 };
        this.#segments.push({ calls: [], answer: '', tokens: 0, turns: 0, noAnswer: null });
        this.#messages.push({ role: 'user', content: this.#keep(prompt) });
    }
    /** Starts the time of an answer of the model. */
    beginTurn() {
        this.#beginSpan('answer', 'llm', null).messageStartIndex = this.#messages.length;
    }
    /** Records an answer of the model. Its text is the answer of the prompt until another one comes. */
    addTurn(text, { inputTokens, outputTokens, totalTokens }) {
        const segment = this.#segments.at(-1);
        const { usage } = this;
        if (segment === undefined || usage === null)
            throw new Error('an answer without a prompt');
        if (this.#open !== null)
            this.#endSpan(this.#open, 'ok');
        segment.answer = text;
        segment.turns += 1;
        segment.tokens = add(segment.tokens, totalTokens);
        usage.inputTokens = add(usage.inputTokens, inputTokens);
        usage.outputTokens = add(usage.outputTokens, outputTokens);
        usage.totalTokens = add(usage.totalTokens, totalTokens);
        if (text !== '')
            this.#messages.push({ role: 'assistant', content: this.#keep(text) });
    }
    /** Says why the last prompt has no answer. */
    endWithoutAnswer(failure) {
        const segment = this.#segments.at(-1);
        if (segment !== undefined)
            segment.noAnswer = { ...failure, step: this.#step.id };
    }
    /**
     * Records a call that is about to be made, or another request of a step.
     *
     * @param toolName as the server has it; of another request, its method
     * @param by what makes it
     */
    beginCall(toolName, args, by, isErrorExpected = false) {
        const shown = this.#surroundings.redactor.text(toolName, TEXT_LIMIT);
        this.#argumentsLeft -= JSON.stringify(args).length;
        const input = this.#argumentsLeft < 0 ? null : this.#keep(args);
        const isCall = by !== 'request';
        if (isCall)
            this.toolCalls.push({ toolName: shown, arguments: input });
        const content = [{ type: 'tool-call', toolName: shown, input }];
        this.#messages.push({ role: 'assistant', content });
        const call = { toolName, arguments: args, error: null, isErrorExpected };
        const calls = by === 'model' ? this.#segments.at(-1)?.calls : undefined;
        if (isCall)
            (calls ?? this.#stepCalls).push(call);
        const span = this.#beginSpan(isCall ? 'call' : shown, 'tool', isCall ? shown : null);
        return ({ result, error, isWanted }) => {
            call.error = error;
            const output = this.#keep(result);
            const answered = [{ type: 'tool-result', toolName: shown, output }];
            this.#messages.push({ role: 'tool', content: answered });
            this.#endSpan(span, isWanted ? 'ok' : 'error');
        };
    }
    /** What assertions about calls and answers judge: the last prompt, or the whole case. */
    view(scope) {
        const last = this.#segments.slice(-1);
        const segments = scope === 'prompt' ? last : this.#segments;
        const ofModel = segments.flatMap(({ calls }) => calls);
        const hasPrompt = this.#segments.length > 0;
        return {
            calls: hasPrompt ? ofModel : this.#stepCalls,
            allCalls: [...this.#stepCalls, ...ofModel],
            answer: hasPrompt ? (last[0]?.answer ?? '') : (this.last?.text ?? ''),
            tokens: segments.reduce((all, { tokens }) => add(all, tokens), 0),
            turns: segments.reduce((turns, segment) => turns + segment.turns, 0),
            noAnswer: segments.find(({ noAnswer }) => noAnswer !== null)?.noAnswer ?? null,
        };
    }
    get #nowMs() {
        return this.startedAt + this.durationMs;
    }
    #beginSpan(name, category, toolName) {
        const startMs = this.#nowMs;
        const span = {
            id: `span-${this.#spans.length}`,
            name,
            category,
            startMs,
            endMs: startMs,
            stepIndex: this.#step.index,
            authoredStepId: this.#step.id,
            // Until it has ended.
            status: 'error',
            toolName,
        };
        this.#spans.push(span);
        this.#open = span;
        return span;
    }
    #endSpan(span, status) {
        span.endMs = this.#nowMs;
        span.status = status;
        if (this.#open === span)
            this.#open = null;
    }
    /** Makes a value fit to be stored; null if there is no room for it. */
    #keep(value) {
        const kept = this.#surroundings.redactor.json(value, TEXT_LIMIT);
        const { length } = JSON.stringify(kept) ?? '';
        if (length > this.#left)
            return null;
        this.#left -= length;
        return kept;
    }
}
function add(one, other) {
    return typeof one === 'number' && typeof other === 'number' ? one + other : null;
}

;// CONCATENATED MODULE: ./build/src/service/engine/run.js











const ITERATION_LIMIT_MS = 300_000;
/**
 * Runs iterations in slots, which reuse connections as the isolation allows. Servers end before it
 * resolves. Never rejects.
 *
 * @param record stores the outcome of an iteration
 */
async function executeRun(plan, surroundings, record) {
    const { iterations, servers, execution } = plan;
    const slots = Math.min(execution.concurrency ?? surroundings.concurrency, iterations.length);
    const run = new Run(plan, surroundings, slots === 1);
    const queue = byRound(iterations).values();
    const work = async () => {
        const slot = new Slot(run);
        try {
            for (const iteration of queue) {
                const outcome = await runIteration(iteration, slot);
                await slot.end(outcome.result === 'passed');
                await record(iteration.id, outcome);
            }
        }
        finally {
            await slot.close();
        }
    };
    await Promise.all(Array.from({ length: slots }, () => work().catch(surroundings.onBug)));
    await run.close(servers.flatMap((server) => server.takeInspected() ?? []));
    await run.closings.settle();
}
/** The first iterations of all cases, then the second ones: a run that ends early has some of each. */
function byRound(iterations) {
    // The iterations of a case share it.
    const cases = [...Map.groupBy(iterations, ({ test }) => test).values()];
    const numbered = cases.flatMap((all) => all.map((iteration, round) => ({ iteration, round })));
    return numbered.sort((one, other) => one.round - other.round).map(({ iteration }) => iteration);
}
/** Runs the steps of a case in order, and judges what they did. Never rejects. */
async function runIteration({ test, model }, slot) {
    const { plan, surroundings } = slot.run;
    const { iterationTimeoutMs = ITERATION_LIMIT_MS } = plan.execution;
    const { signal } = plan.cancel;
    const { redactor, onBug } = surroundings;
    const transcript = new Transcript(surroundings);
    const rules = (0,cases.matchRulesOf)(test.matchOptions);
    const failures = [];
    const end = (status, result = resultOf(failures)) => {
        const expectedToolCalls = expectedCallsOf(test, redactor);
        return { status, result, failures, expectedToolCalls, ...transcript.record() };
    };
    const note = (failure) => {
        const placed = transcript.placed(failure);
        // That a model gave no answer may take the evidence from several assertions.
        if (!failures.includes(placed))
            failures.push(placed);
    };
    try {
        const placed = await slot.prepare(test.steps);
        transcript.start();
        const pass = (limited) => {
            const add = (failure) => {
                limited.throwIfAborted();
                if (failure !== null)
                    note(failure);
            };
            const said = { test, model, messages: [] };
            const place = { ...said, slot, transcript, redactor, rules, signal: limited };
            // A request does not end with the limit; its connection does.
            const atLimit = (0,external_node_events_.once)(limited, 'abort').then(() => {
                const { waitedFor } = transcript;
                const data = { value: iterationTimeoutMs, of: null, path: null, waitedFor };
                throw new failure_error/* FailureError */.p({ kind: 'limit', which: 'iteration', ...data, ...report_place/* NOWHERE */.JW });
            });
            return Promise.race([new CasePass(place, add).run(placed), atLimit]);
        };
        const isWhole = await (0,signals/* following */.C)(signal, pass, iterationTimeoutMs);
        return end(isWhole ? 'completed' : 'failed');
    }
    catch (error) {
        if (signal.aborted) {
            failures.push({ kind: 'cancelled' });
            return end('cancelled', null);
        }
        if (error instanceof failure_error/* FailureError */.p)
            note(error.failure);
        else {
            onBug(error);
            failures.push({ kind: 'bug', message: redactor.text((0,errors/* messageOf */.bD)(error), limits/* TEXT_LIMIT */.W$) });
        }
        return end('failed');
    }
}
function resultOf(failures) {
    if (failures.length === 0)
        return 'passed';
    return failures.some((failure) => (0,counts_as/* countsAs */.Pn)(failure) === 'failed') ? 'failed' : null;
}
/** The calls that assertions of a case name, as they are written. */
function expectedCallsOf({ steps }, redactor) {
    return steps.flatMap((step) => {
        if (step.kind !== 'assert' || step.assertion.type !== 'toolCalledWith')
            return [];
        const { toolName, args } = step.assertion;
        const shown = redactor.json(args.args, limits/* VALUE_LIMIT */.WL);
        return [{ toolName: redactor.text(toolName, limits/* NAME_LIMIT */.Uo), arguments: shown }];
    });
}


/***/ })

};
