export const id = 4157;
export const ids = [4157];
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

/***/ 54157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ parseSuiteFile),
  readSuiteFile: () => (/* binding */ readSuiteFile),
  requireSoundSuite: () => (/* binding */ requireSoundSuite)
});

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
// EXTERNAL MODULE: ./build/contract/cases/execution-settings.js
var execution_settings = __webpack_require__(37285);
// EXTERNAL MODULE: ./build/contract/cases/result-assertion.js
var result_assertion = __webpack_require__(16457);
// EXTERNAL MODULE: ./build/contract/cases/server-step.js
var server_step = __webpack_require__(25373);
;// CONCATENATED MODULE: ./build/contract/cases/beforehand/own-parts.js



/** Members of a `toolCall` step that the API does not have. */
const OWN_MEMBERS = ['expectError', 'expect', 'capture'];
/**
 * The parts of a case that the service of this project alone knows, and that others refuse or, worse,
 * pass over. Paths begin at the case; messages go on after its name.
 */
function findOwnParts({ steps, predicates, }) {
    const ofSteps = steps.flatMap((step, index) => placed(['steps', index], ownPartsOf(step)));
    return [...ofSteps, ...placed(['predicates'], folderIn(predicates?.list, 'list'))];
}
const placed = (place, parts) => parts.map(({ key, what }) => ({
    path: [...place, ...key],
    message: `uses ${what}, which only the embedded service knows.`,
}));
function ownPartsOf(step) {
    if (step.kind === 'assert') {
        const { assertion } = step;
        return (0,result_assertion/* isOnResult */.By)(assertion)
            ? [{ key: ['assertion'], what: `the assertion ${assertion.type}` }]
            : folderIn(assertion, 'assertion');
    }
    if (step.kind === 'prompt')
        return folderIn(step.prompt, 'prompt');
    if (!(0,server_step/* asksServer */.Aj)(step))
        return [];
    // Whatever else such a step has goes with it.
    if (step.kind !== 'toolCall')
        return [{ key: [], what: `the step ${step.kind}` }];
    const members = OWN_MEMBERS.filter((name) => step[name] !== undefined).map((name) => ({
        key: [name],
        what: `${name} of the step toolCall`,
    }));
    return [...folderIn(step.arguments, 'arguments'), ...members];
}
const folderIn = (value, key) => (0,execution_settings/* namesIterationFolder */.gM)(value) ? [{ key: [key], what: execution_settings/* ITERATION_FOLDER */.PB }] : [];

// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
;// CONCATENATED MODULE: ./build/contract/cases/beforehand/unfit-parts.js


const NO_WIDGETS = 'this service does not render widgets';
/** Of a schema or a snapshot, as JSON. */
const MAX_EXPECTED_LENGTH = 100_000;
/**
 * What the embedded service cannot carry out of a case, or not as it is written. Paths begin at the case;
 * messages go on after its name.
 */
function findUnfitParts({ steps, predicates }, pathProblem) {
    const found = [
        ...steps.flatMap((step, index) => within(complaintsAboutStep(step, pathProblem), 'steps', index)),
        ...(predicates?.list ?? []).flatMap((assertion, index) => within(complaintsAboutAssertion(assertion, pathProblem), 'predicates', 'list', index)),
    ];
    return found.map(({ path, message }) => ({ path, message: `cannot be carried out: ${message}` }));
}
/** A complaint about a part at its path. */
const about = (message, ...path) => ({ path, message });
/** Complaints about what lies further within. */
const within = (complaints, ...place) => complaints.map(({ path, message }) => ({ path: [...place, ...path], message }));
function complaintsAboutStep(step, pathProblem) {
    if ((0,server_step/* asksServer */.Aj)(step)) {
        return [
            ...complaintsAboutArguments(step),
            ...complaintsAboutCaptures(step, pathProblem),
            ...(step.expect ?? []).flatMap((assertion, index) => within(complaintsAboutResultAssertion(assertion, pathProblem), 'expect', index)),
        ];
    }
    switch (step.kind) {
        case 'interact':
            return [
                about(`${NO_WIDGETS}, so it cannot carry out "interact" steps. Call the tool itself in a step of kind "toolCall", and leave this one out.`),
            ];
        case 'assert':
            return within(complaintsAboutAssertion(step.assertion, pathProblem), 'assertion');
        case 'prompt':
            return [];
    }
}
function complaintsAboutArguments(step) {
    const { length } = 'arguments' in step ? (JSON.stringify(step.arguments) ?? '') : '';
    return length > limits/* LIMITS */.b1.toolCallArgumentsLength
        ? [
            about(`its arguments are more than ${limits/* LIMITS */.b1.toolCallArgumentsLength} characters of JSON`, 'arguments'),
        ]
        : [];
}
const complaintsAboutCaptures = ({ capture = {} }, pathProblem) => Object.entries(capture).flatMap(([name, one]) => {
    if (typeof one === 'string')
        return complaintsAboutPath(one, pathProblem, 'capture', name);
    return 'path' in one ? complaintsAboutPath(one.path, pathProblem, 'capture', name, 'path') : [];
});
function complaintsAboutPath(path, pathProblem, ...place) {
    const problem = pathProblem(path);
    return problem === null
        ? []
        : [about(`${JSON.stringify(path)} is no JSON path: ${problem}`, ...place)];
}
function complaintsAboutAssertion(assertion, pathProblem) {
    const name = 'kind' in assertion ? assertion.kind : assertion.type;
    const judgesWidget = 'kind' in assertion || name.startsWith('widget');
    if (judgesWidget)
        return [
            about(`${NO_WIDGETS}, so it cannot judge the assertion "${name}". Assert on the result of the tool instead, as with "textContains".`),
        ];
    return complaintsAboutResultAssertion(assertion, pathProblem);
}
function complaintsAboutResultAssertion(assertion, pathProblem) {
    switch (assertion.type) {
        case 'jsonPath':
            return complaintsAboutPath(assertion.path, pathProblem, 'path');
        case 'matchesSchema':
            return complaintsAboutLength('schema', assertion.schema);
        case 'matchesSnapshot':
            return [
                ...complaintsAboutLength('snapshot', assertion.snapshot),
                ...(assertion.mask ?? []).flatMap((mask, index) => 'path' in mask ? complaintsAboutPath(mask.path, pathProblem, 'mask', index, 'path') : []),
            ];
        default:
            return [];
    }
}
function complaintsAboutLength(what, value) {
    const { length } = JSON.stringify(value) ?? '';
    return length > MAX_EXPECTED_LENGTH
        ? [about(`its ${what} is more than ${MAX_EXPECTED_LENGTH} characters of JSON`, what)]
        : [];
}

// EXTERNAL MODULE: ./build/contract/cases/captures.js
var captures = __webpack_require__(33474);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/contract/cases/match-rules.js
var match_rules = __webpack_require__(46750);
;// CONCATENATED MODULE: ./build/contract/cases/case-evidence.js





const everyToolIsKnown = () => true;
/** A pattern that matches all of these matches whatever a model may say. */
const ANY_TEXTS = ['', ' ', '\n', 'x', '0', 'Two words,\nand a second line.'];
/**
 * What keeps a case from being evidence: nothing runs, or nothing that it asserts can fail. Paths
 * begin at the case; messages go on after its name.
 *
 * @param isKnownTool once the tools of the servers are known
 */
function findEvidenceProblems(testCase, matchesAll, isKnownTool = everyToolIsKnown) {
    const { steps, isNegativeTest } = testCase;
    const firstAction = steps.findIndex(({ kind }) => kind !== 'assert');
    if (firstAction === -1) {
        const message = 'runs nothing: it has no step that calls a tool or prompts a model, so there is nothing to judge.';
        return [{ path: ['steps'], message }];
    }
    const early = [
        ...steps.slice(0, firstAction).map((_, index) => ({
            path: ['steps', index],
            message: 'asserts before anything has run, which judges nothing; move this step further down.',
        })),
        ...assertionsWithoutResult(steps).filter(({ path: [, index] }) => Number(index) > firstAction),
    ];
    const hasPrompt = steps.some(({ kind }) => kind === 'prompt');
    if (!hasPrompt) {
        const message = 'is a negative test, which asks that a model calls no tool, but has no prompt; remove isNegativeTest or add a prompt.';
        return isNegativeTest === true ? [...early, { path: ['isNegativeTest'], message }] : early;
    }
    return canFail(testCase, matchesAll, isKnownTool)
        ? early
        : [...early, { path: [], message: unjudgedPrompt(testCase) }];
}
/** Assertions on a result that come before any step that has one. */
function assertionsWithoutResult(steps) {
    const firstAsked = steps.findIndex(server_step/* asksServer */.Aj);
    return steps.flatMap((step, index) => {
        const isLate = firstAsked !== -1 && firstAsked < index;
        if (isLate || step.kind !== 'assert' || !(0,result_assertion/* isOnResult */.By)(step.assertion))
            return [];
        const message = `asserts ${step.assertion.type} of a result, but no step before it has one; that of a prompt is judged by responseContains and the like.`;
        return [{ path: ['steps', index], message }];
    });
}
function unjudgedPrompt({ expectedOutput }) {
    const output = expectedOutput === undefined ? '' : ' Its expectedOutput is kept, but not judged.';
    return `prompts a model, but asserts nothing that could fail.${output} Add an assertion behind the prompt, such as toolCalledAtLeastOnce or responseContains.`;
}
/** Parts of a case that look like a check, and that nothing judges; empty: there are none. */
function unjudgedParts({ expectedOutput }) {
    return expectedOutput === undefined
        ? []
        : ['expectedOutput is kept with the results, but nothing is held against it.'];
}
/** Which tool a model is told to call, as the embedded service reads it. */
const toolChoiceSchema = schemas/* union */.KCZ([
    schemas/* enum */.k5n(['auto', 'none', 'required']),
    schemas/* looseObject */._H3({ type: schemas/* literal */.euz('tool'), toolName: schemas/* string */.YjP().min(1) }),
]);
const TOOL_CHOICE_FORM = 'must be "auto", "none", "required" or {"type": "tool", "toolName": "…"}.';
/** Settings of the case's model that the embedded service does not know, or cannot read. */
function findUnknownSettings({ advancedConfig = {} }) {
    const known = ['system', 'temperature', 'toolChoice'];
    const { toolChoice } = advancedConfig;
    const isReadable = toolChoice == null || toolChoiceSchema.safeParse(toolChoice).success;
    const unknown = Object.keys(advancedConfig)
        .filter((key) => !known.includes(key))
        .map((key) => ({
        path: ['advancedConfig', key],
        message: `has a setting ${JSON.stringify(key)} that the embedded service would ignore; it knows ${known.join(', ')}.`,
    }));
    const choice = {
        path: ['advancedConfig', 'toolChoice'],
        message: `has a toolChoice of another form: it ${TOOL_CHOICE_FORM}`,
    };
    return isReadable ? unknown : [...unknown, choice];
}
/** Every assertion of the case that is judged after a model was prompted, but those on results. */
function assertionsOnPrompts({ steps, predicates }) {
    const firstPrompt = steps.findIndex(({ kind }) => kind === 'prompt');
    const ofSteps = steps
        .slice(firstPrompt)
        .flatMap((step) => (step.kind === 'assert' ? step.assertion : []))
        .filter((assertion) => !(0,result_assertion/* isOnResult */.By)(assertion));
    return [...ofSteps, ...(predicates?.list ?? [])];
}
/** Whether some behaviour of the model and the servers would fail a case with a prompt. */
function canFail(testCase, matchesAll, isKnownTool) {
    const mayCall = testCase.advancedConfig?.toolChoice !== 'none';
    if (mayCall && testCase.isNegativeTest === true)
        return true;
    // Without an expected call, an order restricts nothing; a number of extra calls does.
    if (mayCall && (0,match_rules/* matchRules */.V)(testCase.matchOptions).maxExtraCalls !== null)
        return true;
    const prompts = testCase.steps.filter(({ kind }) => kind === 'prompt').length;
    return assertionsOnPrompts(testCase).some((assertion) => {
        // Judged on a live widget, which no rule can foresee.
        if (!('type' in assertion))
            return true;
        switch (assertion.type) {
            case 'toolNeverCalled':
                return mayCall && isKnownTool(assertion.toolName);
            case 'noToolErrors':
                return mayCall;
            case 'turnCountUnder':
                return assertion.turns <= (testCase.limits?.maxTurns ?? limits/* TURNS_PER_PROMPT */.QQ) * prompts;
            case 'responseMatches':
                return !matchesAll(assertion.pattern, ANY_TEXTS);
            default:
                return true;
        }
    });
}

// EXTERNAL MODULE: ./build/contract/wire/validation.js
var validation = __webpack_require__(87402);
// EXTERNAL MODULE: ./node_modules/json-p3/dist/json-p3.cjs.js
var json_p3_cjs = __webpack_require__(50393);
// EXTERNAL MODULE: ./build/resilience/bounded-work.js
var bounded_work = __webpack_require__(39811);
;// CONCATENATED MODULE: ./build/json-path/json-path.js


/** More than that nobody asserts anything of, and they would fill the memory. */
const MAX_NODES = 10_000;
/** Levels that `..` goes down. */
const MAX_DEPTH = 200;
const environment = new json_p3_cjs/* JSONPathEnvironment */.Dd({ maxRecursionDepth: MAX_DEPTH });
/** Why a text is no JSON path; null where it is one. */
function pathProblem(path) {
    const compiled = compile(path);
    return 'refused' in compiled ? compiled.refused : null;
}
const compile = (path) => (0,bounded_work/* workInTime */.W)(() => {
    try {
        return environment.compile(path);
    }
    catch (error) {
        if (!(error instanceof json_p3_cjs/* JSONPathError */.s_))
            throw error;
        throw new bounded_work/* RefusedWork */.G(faultWords(path, error));
    }
});
const SHOWN_LENGTH = 20;
/** Where a path is wrong, and what to write where that is known. */
function faultWords(path, { message, token: { index } }) {
    if (message.startsWith('unclosed'))
        return 'a bracket or a quote in it is not closed';
    const rest = path.slice(index);
    if (rest === '')
        return 'it ends too early';
    const [item] = /^\d{1,9}/.exec(rest) ?? [];
    const hint = item === undefined ? '' : `; an item of a list is written as \`[${item}]\``;
    return `it cannot be read from ${JSON.stringify(rest.slice(0, SHOWN_LENGTH))} on${hint}`;
}
/** Follows a path by RFC 9535, in bounded time and memory. */
function followPath(path, root) {
    return workInTime(() => {
        const query = environment.compile(path);
        const found = { values: [], places: [], isSingular: query.singularQuery() };
        for (const { value, location } of query.lazyQuery(root)) {
            if (found.values.length === MAX_NODES) {
                throw new RefusedWork(`it leads to more than ${MAX_NODES} values`);
            }
            found.values.push(value);
            found.places.push(location);
        }
        return found;
    });
}

// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/session/workspace/missing-file.js
var missing_file = __webpack_require__(19224);
// EXTERNAL MODULE: ./build/session/workspace/workspace-file.js + 1 modules
var workspace_file = __webpack_require__(7546);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/yaml/schema-words.js + 1 modules
var schema_words = __webpack_require__(93153);
// EXTERNAL MODULE: ./build/yaml/written-file.js
var written_file = __webpack_require__(18836);
// EXTERNAL MODULE: ./build/yaml/yaml-text.js + 3 modules
var yaml_text = __webpack_require__(52035);
;// CONCATENATED MODULE: ./build/evals/suite-file/pattern-literals.js
/** As JavaScript writes a pattern with its flags. */
const LITERAL = /^\/(.+)\/([dgimsuvy]{1,8})$/s;
/** The same without flags; with a slash inside it is more likely a path. */
const ENCLOSED = /^\/[^/]+\/$/;
const ENCLOSED_WORDS = 'begins and ends with a slash, which are looked for as they stand. Where they only enclose the pattern, leave them out.';
/** Members of steps that may hold assertions, and of these, patterns. */
const HOLDERS = ['assertion', 'expect', 'expectError', 'capture', 'mask'];
const PATTERNS = ['pattern', 'matches'];
const pattern_literals_SHOWN_LENGTH = 40;
/**
 * Patterns in the form `/x/i`, of which each sign would be looked for as it stands, so that they never
 * match. Paths are those of expanded tests.
 */
const literals = (suite) => patternsOf(suite).flatMap(literalProblem);
/** Patterns between slashes, without flags: people mean both by them. */
const enclosed = (suite) => patternsOf(suite)
    .filter(({ pattern }) => ENCLOSED.test(pattern))
    .map(({ path }) => ({ path, message: ENCLOSED_WORDS }));
function patternsOf({ tests }) {
    return tests.flatMap(({ steps, predicates }, test) => [
        ...steps.flatMap((step, index) => HOLDERS.filter((name) => Object.hasOwn(step, name)).flatMap((name) => patternsIn(Reflect.get(step, name), ['tests', test, 'steps', index, name]))),
        ...patternsIn(predicates?.list, ['tests', test, 'predicates', 'list']),
    ]);
}
function patternsIn(value, path) {
    if (Array.isArray(value)) {
        return value.flatMap((item, index) => patternsIn(item, [...path, index]));
    }
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([name, member]) => {
        if (typeof member === 'string' && PATTERNS.includes(name)) {
            return { pattern: member, path: [...path, name] };
        }
        return path.at(-1) === 'capture' || HOLDERS.includes(name)
            ? patternsIn(member, [...path, name])
            : [];
    });
}
function literalProblem({ pattern, path }) {
    const [, inner = '', flags = ''] = LITERAL.exec(pattern) ?? [];
    if (flags === '' || new Set(flags).size < flags.length)
        return [];
    const told = inner.length <= pattern_literals_SHOWN_LENGTH ? inner : '…';
    const kept = [...flags].filter((flag) => 'ims'.includes(flag)).join('');
    const meant = kept === '' ? told : `(?${kept}:${told})`;
    const message = `is written with slashes and flags, which would be looked for as they stand. Write \`${meant}\`; where they are meant so, begin with \`[/]\`.`;
    return [{ path, message }];
}

;// CONCATENATED MODULE: ./build/evals/suite-file/rows.js


const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** `{{row.city}}`; with a backslash before it, it is meant as it stands. */
const PLACEHOLDER = /\\?\{\{ ?row\.([^{}\s]{1,200}) ?\}\}/g;
const WHOLE = /^\{\{ ?row\.([^{}\s]{1,200}) ?\}\}$/;
/** What somebody meant as one, whether or not it is. */
const BEGINNING = /\{\{ ?row\./;
/** Members that are texts, of whatever type the value of a row is. */
const TEXTS = new Set([
    ...['title', 'prompt', 'needle', 'text', 'uri', 'scenario', 'expectedOutput', 'skip'],
    ...['pattern', 'matches', 'model', 'provider', 'serverName', 'toolName', 'promptName'],
]);
/** Members below which every value is the user's own, and keeps its type. */
const OWN_VALUES = new Set([
    ...['arguments', 'args', 'equals', 'contains', 'snapshot', 'schema'],
]);
/**
 * Makes a case of each row of the tests that have `each`. A test or a list of rows that is none is
 * left as it is, for the schema to tell.
 */
function expandRows(document) {
    if (!isObject(document) || !Array.isArray(document['tests'])) {
        return { value: document, sources: [], problems: [], isWhole: true };
    }
    const written = document['tests'];
    const count = written.reduce((sum, test) => sum + (rowsOf(test)?.length ?? 1), 0);
    const given = (message) => ({
        ...{ value: document, sources: [], isWhole: false },
        problems: [{ path: ['tests'], message }],
    });
    const { casesPerSuite, requestBodyBytes } = limits/* OWN_LIMITS */.us;
    if (count > casesPerSuite) {
        return given(`there are ${count} cases, each row being one, and a suite has ${casesPerSuite}.`);
    }
    const filling = new Filling();
    try {
        const cases = written.flatMap((one, test) => {
            const rows = rowsOf(one);
            const made = rows === null ? [filling.rowless(one, test)] : filling.ofRows(one, rows, test);
            return made.map(({ value, row }) => ({ value, source: { test, row } }));
        });
        return {
            value: { ...document, tests: cases.map(({ value }) => value) },
            sources: cases.map(({ source }) => source),
            problems: filling.problems,
            isWhole: true,
        };
    }
    catch (error) {
        if (!(error instanceof TooMuch))
            throw error;
        const most = `${requestBodyBytes / 1024 / 1024} MiB`;
        return given(`the cases come to more than ${most}, which one request does not hold.`);
    }
}
/** The rows of a test; null where it has none that could be used. */
function rowsOf(test) {
    const rows = isObject(test) ? test['each'] : undefined;
    return Array.isArray(rows) && rows.length > 0 && rows.every(isObject) ? rows : null;
}
/** Whether a member of a step holds texts alone: what an error says, and what fills a prompt in. */
const isOfTexts = (key, { kind }) => key === 'expectError' || (key === 'arguments' && kind === 'promptGet');
/** Thrown where the rows make more than one request can carry. */
class TooMuch extends Error {
}
/** Puts values of rows in the place of their names. */
class Filling {
    problems = [];
    /** Characters that may still come about, each value being one at least. */
    #left = limits/* OWN_LIMITS */.us.requestBodyBytes;
    /** A case without rows: what looks like a value of one is a mistake. */
    rowless(test, index) {
        if (!isObject(test) || 'each' in test)
            return { value: test, row: null };
        const fill = (text, path) => {
            const stray = [...text.matchAll(PLACEHOLDER)].find(([found]) => !found.startsWith('\\'));
            if (stray !== undefined) {
                const message = `has ${stray[0]}, but the test has no rows: give it \`each\`, or write \\${stray[0]} for the text itself.`;
                this.problems.push({ path: ['tests', index, ...path], message });
            }
            return text.replace(PLACEHOLDER, (found) => found.slice(found.startsWith('\\') ? 1 : 0));
        };
        return { value: this.#members(test, [], { fill, isOwn: false }), row: null };
    }
    /** The cases of a test with rows. Titles that do not differ get the number of their row. */
    ofRows(test, rows, index) {
        const { each: _, ...template } = isObject(test) ? test : {};
        const filled = rows.map((values, row) => {
            const fill = (text, path, isText) => this.#filled(text, isText, { values, path, test: index, row });
            return { row, value: this.#members(template, [], { fill, isOwn: false }) };
        });
        const titles = Map.groupBy(filled, ({ value }) => value['title']);
        return filled.map(({ row, value }) => {
            const { title } = value;
            const isAlone = titles.get(title)?.length === 1 || typeof title !== 'string';
            return { row, value: isAlone ? value : { ...value, title: `${title} [${row + 1}]` } };
        });
    }
    #filled(text, isText, { values, path, test, row }) {
        const [, whole] = WHOLE.exec(text) ?? [];
        const value = whole === undefined ? undefined : valueAt(values, whole);
        if (value !== undefined && !isText) {
            this.#spend(JSON.stringify(value).length);
            return value;
        }
        // It is that of the test, whatever the row.
        if (row === 0 && BEGINNING.test(text.replace(PLACEHOLDER, ''))) {
            const message = 'has a `{{row.` without a name and `}}` behind it, as in `{{row.city}}`.';
            this.problems.push({ path: ['tests', test, ...path], message });
        }
        this.#spend(text.length);
        return text.replace(PLACEHOLDER, (found, name) => {
            if (found.startsWith('\\'))
                return found.slice(1);
            const inside = valueAt(values, name);
            if (inside === undefined) {
                const message = `has no \`${name}\`, which ${(0,validation/* formatPath */.jV)(path)} of the test asks for.`;
                this.problems.push({ path: ['tests', test, 'each', row], message });
                return found;
            }
            const said = typeof inside === 'string' ? inside : JSON.stringify(inside);
            this.#spend(said.length);
            return said;
        });
    }
    #spend(characters) {
        this.#left -= characters;
        if (this.#left < 0)
            throw new TooMuch();
    }
    /** A copy with another value for each text; names of members stay. */
    #members(value, path, { fill, isOwn, holdsTexts = false }) {
        return Object.fromEntries(Object.entries(value).map(([key, item]) => {
            const texts = holdsTexts || (!isOwn && isOfTexts(key, value));
            const how = {
                fill,
                isOwn: isOwn || (!texts && OWN_VALUES.has(key)),
                holdsTexts: texts,
                isText: holdsTexts || (!isOwn && TEXTS.has(key)),
            };
            return [key, this.#walk(item, [...path, key], how)];
        }));
    }
    #walk(value, path, how) {
        this.#spend(1);
        if (typeof value === 'string')
            return how.fill(value, path, how.isText);
        if (Array.isArray(value))
            return value.map((item, at) => this.#walk(item, [...path, at], how));
        return isObject(value) ? this.#members(value, path, how) : value;
    }
}
/** What a name with dots leads to in a row; undefined where there is nothing. */
function valueAt(row, name) {
    return name
        .split('.')
        .reduce((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), row);
}

// EXTERNAL MODULE: ./build/evals/suite-file/suite-cases.js
var suite_cases = __webpack_require__(55324);
// EXTERNAL MODULE: ./build/evals/suite-file/suite-file-schema.js
var suite_file_schema = __webpack_require__(63411);
// EXTERNAL MODULE: ./build/evals/suite-file/suite-problems.js
var suite_problems = __webpack_require__(51753);
// EXTERNAL MODULE: ./build/evals/suite-file/suite-settings.js
var suite_settings = __webpack_require__(7636);
// EXTERNAL MODULE: ./build/evals/suite-file/suite-words.js
var suite_words = __webpack_require__(95860);
;// CONCATENATED MODULE: ./build/evals/suite-file/suite-file.js





















/** Who has more has one that repeats. */
const MAX_DOUBTS = 20;
/** Far above any suite that fits a request, far below what would hurt. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;
/**
 * Reads a suite file, YAML or JSON.
 * @param file as written in the input, relative to the workspace.
 * @throws ConfigurationError naming every problem with its `file:line:column`.
 */
async function readSuiteFile(file, workspace, overrides) {
    return parseSuiteFile(file, await readText(file, workspace), overrides);
}
/** As `readSuiteFile`, of a text that was read already. */
async function parseSuiteFile(file, text, overrides = {}) {
    const inText = ({ position, message }) => ({
        where: `${file}:${position}`,
        message,
    });
    const document = await (0,yaml_text/* parseYaml */.h)(text);
    if (Array.isArray(document))
        throw (0,written_file/* refusal */.x)(file, document, inText);
    const { locate, inexact } = document;
    const placed = (path) => `${file}:${locate(path)}`;
    const at = ({ path, message }) => ({
        where: placed(path),
        message: path.length === 0 ? message : `${(0,validation/* formatPath */.jV)(path)}: ${message}`,
    });
    const { value, sources, problems, isWhole } = expandRows(document.value);
    const parsed = isWhole ? (0,schema_words/* parseInWords */.m)(suite_file_schema/* suiteFileSchema */.M, value, suite_words/* SUITE_WORDS */.d) : null;
    const written = parsed?.value ?? null;
    const mistakes = [
        ...inexact,
        ...problems,
        ...asWritten(parsed?.problems ?? [], sources),
        ...asWritten(written ? [...(0,suite_problems/* modelProblems */.QW)(written), ...(0,suite_problems/* repeatedStepIds */.h4)(written), ...literals(written)] : [], sources),
    ];
    if (written === null || mistakes.length > 0) {
        throw (0,written_file/* refusal */.x)(file, mistakes, (mistake) => 'position' in mistake ? inText(mistake) : at(mistake));
    }
    const found = (0,suite_cases/* suiteCases */.KA)(written, sources);
    const beyond = (0,suite_problems/* beyondOwn */.Wx)(found);
    if (beyond.length > 0)
        throw (0,written_file/* refusal */.x)(file, beyond, at);
    const sent = found.filter(({ skip }) => skip === null);
    const paths = new Map(found.map(({ test, path }) => [test, path]));
    const placeOf = (test, path = []) => placed([...(paths.get(test) ?? []), ...path]);
    const judged = (find) => {
        const found = sent.flatMap(({ test, path: ofTest }) => 
        // Whether it can fail is no matter of which server it asks.
        find(inRun((0,suite_file_schema/* withServer */.eH)(test, ''), overrides)).map((one) => ({ ...one, test, ofTest })));
        const alike = Map.groupBy(found, ({ ofTest, path, message }) => JSON.stringify([ofTest, path, message]));
        return [...alike.values()].flatMap(([first, ...others]) => first === undefined ? [] : caseProblem(first, { where: placeOf, others: others.length }));
    };
    return {
        file,
        suite: toSend(written, sent),
        cases: found.map(({ path: _, place, ...one }) => ({ ...one, ...lineAndColumn(locate(place)) })),
        serverPlace: (name) => placed(['servers', written.servers?.indexOf(name) ?? 0]),
        setupPlace: placed(['setup']),
        placeOf,
        doubts: asWritten(enclosed(written), sources).slice(0, MAX_DOUBTS).map(at),
        withoutEvidence: judged((testCase) => findEvidenceProblems(testCase, matchesAll)),
        notEmbedded: [
            ...judged((testCase) => findUnfitParts(testCase, pathProblem)),
            ...judged(findUnknownSettings),
            ...judged(captures/* findReferenceProblems */.J3),
            ...(0,suite_problems/* repeatedTitles */.q8)(found, (path) => lineAndColumn(locate(path)).line).map(at),
        ],
        notHosted: [
            ...[
                ...(0,suite_problems/* beyondHosted */.Tr)(written, found),
                ...asWritten((0,suite_settings/* settingsBeyondHosted */.YL)(written), sources),
            ].map(at),
            ...judged(findOwnParts),
        ],
    };
}
function toSend({ models, tags: _, tests: _tests, ...suite }, sent) {
    return { ...suite, tests: sent.map(({ test }) => test) };
}
function lineAndColumn(position) {
    const [line = 1, column = 1] = position.split(':').map(Number);
    return { line, column };
}
/** Problems of expanded tests where these were written, each once, however many rows have it. */
function asWritten(problems, sources) {
    const told = new Map();
    for (const { path, message } of problems) {
        const [head, index, ...rest] = path;
        const source = head === 'tests' && typeof index === 'number' ? sources[index] : undefined;
        const place = source === undefined ? path : ['tests', source.test, ...rest];
        const key = JSON.stringify([place, message]);
        if (told.has(key))
            continue;
        const row = source?.row == null ? '' : ` (row ${source.row + 1})`;
        told.set(key, { path: place, message: `${message}${row}` });
    }
    return [...told.values()];
}
/** A problem of the first case of a test that has it; the others, of other rows and models, are counted. */
function caseProblem({ test, path, message }, { where, others }) {
    const more = others === 0 ? '' : ` (and ${(0,quantity/* countOf */.pq)(others, 'more case')} of that test)`;
    return {
        where: where(test, path),
        message: `case ${JSON.stringify(test.title)}${more} ${message}`,
    };
}
/**
 * What the service would refuse has a place in the file.
 * @throws ConfigurationError naming it.
 */
function requireSoundSuite({ file, withoutEvidence, notEmbedded, notHosted }, embedded) {
    const problems = embedded ? [...withoutEvidence, ...notEmbedded] : notHosted;
    if (problems.length > 0)
        throw (0,written_file/* refusal */.x)(file, problems, (problem) => problem);
}
/** A case with what the inputs say in its place. */
const inRun = (testCase, { maxTurns }) => maxTurns === undefined ? testCase : { ...testCase, limits: { ...testCase.limits, maxTurns } };
async function readText(file, workspace) {
    try {
        const options = { workspace, maxBytes: MAX_FILE_BYTES, absoluteAnywhere: false };
        return await (0,workspace_file/* readWorkspaceFile */.sL)(file, options);
    }
    catch (error) {
        const message = await whyUnread(error, file, workspace);
        throw new errors/* ConfigurationError */.j1([{ where: 'suite-file', message }]);
    }
}
async function whyUnread(error, file, workspace) {
    if (error instanceof workspace_file/* FolderError */.b3)
        return (0,missing_file/* folderForSuite */.sZ)(file, workspace);
    if (error instanceof workspace_file/* UnfitFileError */.bk)
        return error.message;
    const isMissing = ['ENOENT', 'ENOTDIR'].includes((0,errors/* errorCode */.CA)(error) ?? '');
    const why = isMissing ? await (0,missing_file/* missingSuiteFile */.vu)(file, workspace) : (0,errors/* errorMessage */.gJ)(error);
    return `cannot read \`${file}\`: ${why}`;
}
const TRIAL = 'texts.every((text) => new RegExp(pattern).test(text))';
/** Patterns take microseconds, or years. */
const LIMIT_MS = 100;
/** Whether a pattern of a suite file matches all of these texts; false where it does not end. */
function matchesAll(pattern, texts) {
    try {
        // Only a timeout of the VM stops a pattern.
        return (0,external_node_vm_.runInContext)(TRIAL, (0,external_node_vm_.createContext)({ pattern, texts }), { timeout: LIMIT_MS }) === true;
    }
    catch {
        // It can hardly be said to match whatever comes.
        return false;
    }
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
