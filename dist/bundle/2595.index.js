export const id = 2595;
export const ids = [2595];
export const modules = {

/***/ 59844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ limitsCalls),
/* harmony export */   Pl: () => (/* binding */ findVacuities),
/* harmony export */   VG: () => (/* binding */ assertionsOf),
/* harmony export */   yP: () => (/* binding */ promptChecks)
/* harmony export */ });
/* harmony import */ var _cases_assertions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44663);
/* harmony import */ var _cases_cases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88077);
/* harmony import */ var _cases_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56695);



const isPrompt = ({ kind }) => kind === 'prompt';
const hasNoBound = (counts) => counts.minCount === 0 && (counts.maxCount ?? counts.count) === undefined;
/** Of a path that need not lead anywhere, and with no other condition. */
const isAnyCount = (one) => /^\$\s*(?:\.[.*]|\[\s*[*?:])/.test(one.path) &&
    Object.keys(one).every((key) => /^(?:type|path|in|minCount)$/.test(key));
/** Patterns that leave nothing of a text. */
const ALL = /^\^?(?:\.|\[\^\]|\[\\s\\S\])[*+]\$?$/;
const masksAll = ({ snapshot, mask = [] }) => typeof snapshot === 'string' &&
    mask.some((one) => 'pattern' in one && ALL.test(`${one.pattern}`));
const isAssert = ({ kind }) => kind === 'assert';
/** All assertions of a case: of its steps, of their results, of the whole. */
function assertionsOf({ steps, predicates }) {
    const ofSteps = steps.flatMap((one, step) => {
        if (one.kind === 'assert')
            return [{ step, path: ['assertion'], assertion: one.assertion }];
        if (!(0,_cases_steps_js__WEBPACK_IMPORTED_MODULE_2__.asksServer)(one))
            return [];
        return (one.expect ?? []).map((assertion, at) => ({ step, path: ['expect', at], assertion }));
    });
    const ofCase = (predicates?.list ?? []).map((assertion, at) => {
        return { step: null, path: ['predicates', 'list', at], assertion };
    });
    return [...ofSteps, ...ofCase];
}
/** The assertions that judge a prompt of a case. */
function promptChecks(test) {
    const first = test.steps.findIndex(isPrompt);
    if (first === -1)
        return [];
    return assertionsOf(test).filter(({ assertion, step }) => (0,_cases_assertions_js__WEBPACK_IMPORTED_MODULE_0__.isOfTranscript)(assertion) && (step === null || step > first));
}
const limitsExtraCalls = ({ matchOptions }) => (0,_cases_cases_js__WEBPACK_IMPORTED_MODULE_1__.matchRulesOf)(matchOptions).maxExtraCalls !== null;
/** Whether calls of the model can fail a case without an assertion. */
const limitsCalls = (test) => test.isNegativeTest === true || limitsExtraCalls(test);
/**
 * Finds what cannot fail in a case, without its tools and without running patterns.
 *
 * @param maxTurns answers of the model to one prompt; null if the run decides
 */
function findVacuities(test, maxTurns) {
    const { steps, isNegativeTest, expectedOutput, advancedConfig } = test;
    const found = [];
    const note = (holds, step, path, reason) => {
        if (holds)
            found.push({ step, path, reason });
    };
    if (steps.every(isAssert))
        return [{ step: null, path: [], reason: 'no-action' }];
    const prompts = steps.filter(isPrompt).length;
    const callsNothing = prompts > 0 && advancedConfig?.toolChoice === 'none';
    const most = maxTurns === null || prompts === 0 ? Number.POSITIVE_INFINITY : maxTurns * prompts;
    // Calls of steps may end in an error as well.
    const isOfModel = !steps.some(({ kind }) => kind === 'toolCall');
    for (const { assertion, step, path } of assertionsOf(test)) {
        const { type } = assertion;
        const before = path[0] === 'assertion' ? steps.slice(0, step ?? 0) : steps;
        const rows = [
            [before.every(isAssert), 'too-early'],
            [(0,_cases_assertions_js__WEBPACK_IMPORTED_MODULE_0__.isOfResult)(assertion) && !before.some(_cases_steps_js__WEBPACK_IMPORTED_MODULE_2__.asksServer), 'no-result'],
            [type === 'turnCountUnder' && Number(assertion.turns) > most, 'turns'],
            [type === 'toolNeverCalled' && callsNothing, 'tool-choice'],
            [type === 'noToolErrors' && callsNothing && isOfModel, 'tool-choice'],
            [type === 'hasContent' && hasNoBound(assertion), 'any-count'],
            [type === 'jsonPath' && hasNoBound(assertion) && isAnyCount(assertion), 'any-count'],
            [type === 'matchesSnapshot' && masksAll(assertion), 'any-text'],
        ];
        const [, reason] = rows.find(([holds]) => holds) ?? [];
        if (reason !== undefined)
            found.push({ step, path, reason });
    }
    const isUnjudged = prompts > 0 && promptChecks(test).length === 0 && !limitsCalls(test);
    const hasOutput = expectedOutput !== undefined;
    note(callsNothing && isNegativeTest === true, null, ['isNegativeTest'], 'tool-choice');
    note(callsNothing && limitsExtraCalls(test), null, ['matchOptions'], 'tool-choice');
    note(isUnjudged && hasOutput, null, ['expectedOutput'], 'expected-output');
    note(isUnjudged && !hasOutput, steps.findIndex(isPrompt), [], 'no-assertion');
    return found;
}


/***/ }),

/***/ 8790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ DEFAULT_MAX_TURNS),
  j: () => (/* binding */ findCaseMisfits)
});

// EXTERNAL MODULE: ./build/src/lib/json-schema.js
var json_schema = __webpack_require__(24667);
// EXTERNAL MODULE: ./build/src/lib/nearest-name.js
var nearest_name = __webpack_require__(46159);
// EXTERNAL MODULE: ./build/src/lib/unsafe-integer.js
var unsafe_integer = __webpack_require__(6176);
// EXTERNAL MODULE: ./build/src/api/case-evidence.js
var case_evidence = __webpack_require__(59844);
// EXTERNAL MODULE: ./build/src/api/cases/assertions.js
var assertions = __webpack_require__(44663);
// EXTERNAL MODULE: ./build/src/api/cases/cases.js
var cases = __webpack_require__(88077);
// EXTERNAL MODULE: ./build/src/api/cases/matchers.js
var matchers = __webpack_require__(28125);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
// EXTERNAL MODULE: ./build/src/api/validation.js
var validation = __webpack_require__(74499);
// EXTERNAL MODULE: ./build/src/api/cases/texts.js
var texts = __webpack_require__(91600);
;// CONCATENATED MODULE: ./build/src/api/cases/own-schema.js






/** Keywords that a value can violate. A misspelt one would allow it. */
const KEYWORDS = '$recursiveRef $ref additionalItems additionalProperties allOf anyOf const contains dependencies dependentRequired dependentSchemas else enum exclusiveMaximum exclusiveMinimum format if items maxContains maxItems maxLength maxProperties maximum minContains minItems minLength minProperties minimum multipleOf not oneOf pattern patternProperties prefixItems properties propertyNames required then type unevaluatedItems unevaluatedProperties uniqueItems'.split(' ');
/** Keywords that hold schemas by names, and those that hold one or a list of them. */
const NAMED = /^(?:\$defs|definitions|dependencies|dependentSchemas|patternProperties|properties)$/;
const SCHEMAS = /^(?:allOf|anyOf|oneOf|prefixItems|items|not|if|then|else|contains|propertyNames|additional.*|unevaluated.*)$/;
const typeWord = schemas/* string */.YjP().pipe(schemas/* enum */.k5n(json_schema/* TYPES */.QE));
const names = schemas/* array */.YOg(schemas/* string */.YjP());
const object = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
/** Values that keywords must have. The validator takes others as it likes. */
const FORMS = [
    [/^(?:enum|allOf|anyOf|oneOf|prefixItems)$/, schemas/* array */.YOg(schemas/* unknown */.L5J()).min(1)],
    [/^required$/, names],
    [/^dependentRequired$/, schemas/* record */.g1P(schemas/* string */.YjP(), names)],
    [/^type$/, schemas/* union */.KCZ([typeWord, schemas/* array */.YOg(typeWord)])],
    [/^uniqueItems$/, schemas/* boolean */.zMY()],
    [NAMED, object],
    [/^pattern$/, (0,texts/* pattern */.T1)()],
    [/^(?:min|max|multipleOf|exclusive)/, schemas/* number */.aig()],
];
/** Finds misspelt keywords and wrong values of keywords in a schema of a suite, or that it allows all. */
function ownSchemaMisfits(schema) {
    const found = misspellings(schema, []);
    if (found.length > 0 || !allowsAll(schema))
        return found;
    return [{ path: [], data: { code: 'cannot-fail', reason: 'any-value' } }];
}
/** Whether a sound schema has no keyword that a value can violate. */
const allowsAll = (schema) => schema !== false && !Object.keys(Object(schema)).some((key) => KEYWORDS.includes(key));
function misspellings(part, path) {
    if (typeof part === 'boolean')
        return [];
    if (!(0,json_values/* isObject */.Gv)(part)) {
        return [{ path, data: { code: 'type', expected: 'schema', observed: (0,validation/* typeName */.go)(part) } }];
    }
    return Object.entries(part).flatMap(([key, value]) => {
        const at = [...path, key];
        const nearest = KEYWORDS.includes(key) ? undefined : (0,nearest_name/* nearestName */.q)(key, KEYWORDS);
        if (nearest !== undefined) {
            return [{ path: at, data: { code: 'unknown-key', key, nearest, known: [] } }];
        }
        // Keywords of other tools hold what they like.
        if (!KEYWORDS.includes(key) && !NAMED.test(key))
            return [];
        const form = FORMS.find(([names]) => names.test(key))?.[1];
        const misfits = form === undefined ? [] : (0,validation/* misfitsIn */.NF)(form, value);
        if (misfits.length > 0)
            return (0,validation/* within */.ux)(at, misfits);
        if (NAMED.test(key) && (0,json_values/* isObject */.Gv)(value)) {
            return Object.entries(value).flatMap(([name, one]) => 
            // Draft-07 lists names there.
            key === 'dependencies' && Array.isArray(one) ? [] : misspellings(one, [...at, name]));
        }
        if (!SCHEMAS.test(key))
            return [];
        if (!Array.isArray(value))
            return misspellings(value, at);
        return value.flatMap((one, index) => misspellings(one, [...at, index]));
    });
}

// EXTERNAL MODULE: ./build/src/api/cases/references.js
var references = __webpack_require__(73020);
// EXTERNAL MODULE: ./build/src/api/cases/steps.js
var cases_steps = __webpack_require__(56695);
;// CONCATENATED MODULE: ./build/src/api/case-rules.js











const MAX_ITERATIONS = 100_000;
/** What a JSON path assertion can ask of the values. */
const CONDITIONS = Object.keys(assertions.jsonPathAssertion.omit({ type: true, path: true, in: true }).shape);
/** Answers of the model to one prompt, if a run does not say. */
const DEFAULT_MAX_TURNS = 20;
/**
 * Finds all mistakes that need no server: names that occur twice or stand for nothing, values that
 * cannot be compared or read, and what cannot fail. Runs no patterns.
 *
 * @param names those of the servers of the run
 * @param maxTurns answers of the model to one prompt; null if the run decides
 * @param ids those of the servers; null if only the service knows them
 */
function findCaseMisfits(tests, names, maxTurns, ids = null) {
    const found = [];
    if (tests.reduce((sum, { runs = 1 }) => sum + runs, 0) > MAX_ITERATIONS) {
        const data = { code: 'range', what: 'iterations', min: null, max: MAX_ITERATIONS };
        found.push({ test: 0, step: null, path: [], data });
    }
    const serverMisfit = ({ serverId, serverName }) => {
        if (serverId !== undefined) {
            if (ids === null || ids.includes(serverId))
                return null;
            return { path: ['serverId'], data: (0,validation/* notFoundProblem */.nh)('server', serverId, [...ids]) };
        }
        const known = [...names];
        const path = ['serverName'];
        if (serverName === undefined) {
            if (known.length === 1)
                return null;
            return { path, data: { code: 'ambiguous', what: 'server', known } };
        }
        const isKnown = known.some((one) => one.toLowerCase() === serverName.toLowerCase());
        return isKnown ? null : { path, data: (0,validation/* notFoundProblem */.nh)('server', serverName, known) };
    };
    const titles = new Set();
    for (const [test, one] of tests.entries()) {
        const note = (step, path, data) => found.push({ test, step, path, data });
        const { title: name, steps, isNegativeTest } = one;
        if (titles.has(name))
            note(null, ['title'], { code: 'repeated', what: 'title', name });
        titles.add(name);
        noteSteps(steps, serverMisfit, note);
        const rules = (0,cases.matchRulesOf)(one.matchOptions);
        for (const { assertion, step, path } of (0,case_evidence/* assertionsOf */.VG)(one)) {
            for (const misfit of (0,validation/* within */.ux)(path, assertionMisfits(assertion, rules))) {
                note(step, misfit.path, misfit.data);
            }
        }
        if (isNegativeTest === true && !steps.some(({ kind }) => kind === 'prompt')) {
            const key = 'isNegativeTest';
            note(null, [key], { code: 'needs', key, other: ['prompt'] });
        }
        for (const { step, path, reason } of (0,case_evidence/* findVacuities */.Pl)(one, maxTurns)) {
            note(step, path, { code: 'cannot-fail', reason });
        }
    }
    return found;
}
function noteSteps(steps, serverMisfit, note) {
    const seen = new Set();
    const captured = new Set();
    for (const [at, one] of steps.entries()) {
        const { id, kind } = one;
        if (seen.has(id))
            note(at, ['id'], { code: 'repeated', what: 'step id', name: id });
        seen.add(id);
        if (kind === 'interact')
            note(at, [], { code: 'widget', what: kind });
        const integer = kind === 'toolCall' ? (0,unsafe_integer/* unsafeIntegerPath */.S2)(one.arguments, unsafe_integer/* isRounded */.EO) : null;
        if (integer !== null)
            note(at, ['arguments', ...integer], { code: 'integer' });
        for (const { name, path, isFilled } of (0,references/* referencesOf */.CL)(one)) {
            // Other braces in a pattern, for example, are part of it.
            if (captured.has(name) === isFilled)
                continue;
            const nearest = (0,nearest_name/* nearestName */.q)(name, captured) ?? null;
            note(at, path, { code: 'capture', name, nearest, isFilled });
        }
        if (!(0,cases_steps.asksServer)(one))
            continue;
        const misfit = serverMisfit(one);
        if (misfit !== null)
            note(at, misfit.path, misfit.data);
        for (const name of Object.keys(one.capture ?? {}))
            captured.add(name);
    }
}
function assertionMisfits(assertion, rules) {
    if (!(0,assertions.isOfResult)(assertion) && !(0,assertions.isOfTranscript)(assertion)) {
        const what = assertion.type ?? String(Reflect.get(assertion, 'kind'));
        return [{ path: [], data: { code: 'widget', what } }];
    }
    if (assertion.type === 'matchesSchema') {
        // Its integers are bounds, such as that of 64 bits, and compare no value exactly.
        const detail = (0,json_schema/* schemaMistake */.QA)(assertion.schema);
        const format = 'JSON Schema';
        if (detail !== null)
            return [{ path: ['schema'], data: { code: 'syntax', format, detail } }];
        return (0,validation/* within */.ux)(['schema'], ownSchemaMisfits(assertion.schema));
    }
    const path = (0,unsafe_integer/* unsafeIntegerPath */.S2)({ ...assertion, min: null, max: null });
    const found = path === null ? [] : [{ path, data: { code: 'integer' } }];
    if (assertion.type === 'toolCalledWith') {
        const { args, argumentMatching = rules.argumentMatching } = assertion.args;
        found.push(...(0,validation/* within */.ux)(['args', 'args'], (0,matchers/* matcherMistakes */.ee)(args, argumentMatching)));
    }
    for (const high of ['max', 'maxCount', 'maxBytes']) {
        const min = Number(Reflect.get(assertion, high.replace('max', 'min')));
        const least = { code: 'range', what: 'number', min, max: null };
        if (min > Reflect.get(assertion, high))
            found.push({ path: [high], data: least });
    }
    if (assertion.type !== 'jsonPath')
        return found;
    const [first, other] = CONDITIONS.filter((key) => Reflect.get(assertion, key) !== undefined);
    if (first === undefined) {
        found.push({ path: [], data: { code: 'needs', key: 'jsonPath', other: CONDITIONS } });
    }
    else if (assertion.exists === false && other !== undefined) {
        // `exists` comes first.
        found.push({ path: [other], data: { code: 'conflict', key: 'exists: false', other } });
    }
    return found;
}


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

/***/ 97920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TZ: () => (/* binding */ LIMIT_MS),
  Cq: () => (/* binding */ prepareThread),
  Bb: () => (/* binding */ runBounded)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var errors = __webpack_require__(89862);
;// CONCATENATED MODULE: ./build/src/lib/bounded-work.js


const MAX_MEMORY_MB = 512;
/** A worker thread that does one task after the other, each within a limit of time and of memory. */
class BoundedWork {
    #program;
    /** Null: the next task starts it. */
    #thread = null;
    /** Settles when the last task that was asked for has ended. */
    #turn = Promise.resolve();
    /** @param program answers each message with `begun`, then with its `value` */
    constructor(program) {
        this.#program = program;
    }
    /** Starts the thread, so that the first task does not wait for that. */
    prepare() {
        if (this.#thread !== null)
            return;
        this.#thread = this.#start();
        this.#thread.unref();
    }
    /**
     * Runs a task for at most `limitMs`. The time in which it waits for other tasks, or for the start of
     * the thread, does not count. Rejects with what the task throws, which is a mistake of ours.
     */
    run(task, limitMs) {
        const ended = this.#turn.then(() => this.#runNow(task, limitMs));
        this.#turn = ended.catch(() => { });
        return ended;
    }
    async #runNow(task, limitMs) {
        this.#thread ??= this.#start();
        const worker = this.#thread;
        const { promise, resolve, reject } = Promise.withResolvers();
        let timer;
        const onMessage = (message) => {
            if (message !== 'begun')
                return resolve(message);
            // A value that came while this thread was busy is read before `setImmediate`.
            timer = setTimeout(() => setImmediate(() => resolve({ limit: 'pattern' })), limitMs);
        };
        const onError = (error) => isTooLarge(error) ? resolve({ limit: 'size' }) : reject(error);
        const onExit = () => reject(new Error('the worker thread ended'));
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        worker.ref();
        let isUsable = false;
        try {
            worker.postMessage(task);
            const end = await promise;
            isUsable = 'value' in end;
            return end;
        }
        finally {
            clearTimeout(timer);
            worker.off('message', onMessage).off('error', onError).off('exit', onExit);
            if (!isUsable) {
                this.#thread = null;
                void worker.terminate();
            }
            worker.unref();
        }
    }
    /** Starts a thread that has nothing of the environment and of the options of this process. */
    #start() {
        const worker = new external_node_worker_threads_.Worker(this.#program, {
            env: {},
            execArgv: [],
            resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
        });
        // Between tasks, and after a limit, an error says nothing.
        worker.on('error', () => { });
        worker.on('exit', () => {
            if (this.#thread === worker)
                this.#thread = null;
        });
        return worker;
    }
}
/** Whether it needs too much memory, or nests too deeply for a recursion. */
function isTooLarge(error) {
    if ((0,errors/* errorCode */.CA)(error) === 'ERR_WORKER_OUT_OF_MEMORY')
        return true;
    // A class of another thread or context is not the one of this file.
    return /^RangeError: (Maximum call stack|Invalid (string|array) length)/.test(String(error));
}

;// CONCATENATED MODULE: ./build/src/judge/bounded.js


/** Next to this file. In the bundle, an entry next to the chunks has this name. */
const PROGRAM = (/* unused pure expression or super */ null && (`./thread${extname(import.meta.url)}`));
/** What a task gets if its caller does not say. */
const LIMIT_MS = 500;
/** The one thread of the process. */
const work = new BoundedWork(__webpack_require__.ab + "thread.js");
/** Starts the thread, so that the first task does not wait for that. */
const prepareThread = () => work.prepare();
/**
 * Runs a task in the one worker thread of the process, for at most `limitMs`.
 *
 * Patterns, JSON paths, masks and schemas come from users and servers, and may take forever.
 */
const runBounded = (name, input, limitMs = LIMIT_MS) => 
// The program runs the task of this name.
work.run({ name, input }, limitMs);


/***/ }),

/***/ 58117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ findWeakCases)
/* harmony export */ });
/* harmony import */ var _api_case_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59844);
/* harmony import */ var _bounded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97920);


/** Finds patterns that match any text, unless something else judges the same prompt. */
async function findWeakCases(tests) {
    const found = [];
    const data = { code: 'cannot-fail', reason: 'any-text' };
    for (const [test, one] of tests.entries()) {
        const checks = new Set((0,_api_case_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .promptChecks */ .yP)(one).map(({ assertion }) => assertion));
        const ofPrompt = [];
        for (const { assertion, step, path } of (0,_api_case_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .assertionsOf */ .VG)(one)) {
            if (assertion.type !== 'textMatches' && assertion.type !== 'responseMatches')
                continue;
            const matched = await (0,_bounded_js__WEBPACK_IMPORTED_MODULE_1__/* .runBounded */ .Bb)('matchesAnyText', assertion.pattern);
            if (!('value' in matched) || !matched.value)
                continue;
            (checks.has(assertion) ? ofPrompt : found).push({ test, step, path, data });
        }
        if (ofPrompt.length === checks.size && !(0,_api_case_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .limitsCalls */ .OB)(one))
            found.push(...ofPrompt);
    }
    return found;
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

/***/ 1411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ WorkPool)
/* harmony export */ });
/** Work of which a few pieces go on at the same time. */
class WorkPool {
    #max;
    #active = new Set();
    constructor(max) {
        this.#max = max;
    }
    /** Starts a piece of work in its turn. Resolves as soon as it has started. */
    async begin(start) {
        while (this.#active.size >= this.#max)
            await Promise.race(this.#active);
        const result = start();
        const ended = Promise.allSettled([result]).then(() => void this.#active.delete(ended));
        this.#active.add(ended);
        return { result };
    }
    /** Resolves when no work goes on. Never rejects. */
    async settle() {
        while (this.#active.size > 0)
            await Promise.all(this.#active);
    }
}


/***/ }),

/***/ 11684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ MAX_SCHEMA),
/* harmony export */   H: () => (/* binding */ schemaWriter)
/* harmony export */ });
/* harmony import */ var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71098);
/* harmony import */ var _lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92082);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57816);



/** UTF-16 units of a schema, and of all those of a run. */
const MAX_SCHEMA = 200_000;
const MAX_SCHEMAS = 2_000_000;
/**
 * Makes a function that writes the schemas of a run as canonical JSON. Of one that is too large, or
 * comes after too many, it writes a digest, which only shows a change. Null: it is no object.
 */
function schemaWriter() {
    let left = MAX_SCHEMAS;
    return (schema) => {
        if (!(0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(schema))
            return null;
        const text = (0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(schema);
        if (text.length > Math.min(MAX_SCHEMA, left))
            return (0,_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .o)(text);
        left -= text.length;
        return text;
    };
}


/***/ })

};
