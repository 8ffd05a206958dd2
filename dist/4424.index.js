export const id = 4424;
export const ids = [4424];
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

/***/ 63411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ suiteFileSchema),
/* harmony export */   Qk: () => (/* binding */ leavesServerOut),
/* harmony export */   eH: () => (/* binding */ withServer),
/* harmony export */   ro: () => (/* binding */ withStepIds)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27597);
/* harmony import */ var _contract_cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74504);
/* harmony import */ var _contract_cases_server_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25373);
/* harmony import */ var _contract_cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21882);
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83163);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24409);
/* harmony import */ var _suite_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7636);
/* harmony import */ var _suite_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95860);








const stepId = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
    .min(1)
    .optional()
    .describe('Tells the step from others in results; `step-1` and so on where it is left out.');
/** What a step may leave out in a file, and nowhere else. */
function fileStep(schema) {
    const { description = '' } = schema;
    const shape = schema.shape;
    const { serverName, arguments: given } = shape;
    return zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
        ...shape,
        id: stepId,
        ...(serverName instanceof zod__WEBPACK_IMPORTED_MODULE_6__/* .ZodString */ .NDH && {
            serverName: serverName
                .optional()
                .describe(`${serverName.description} May be left out where the run has one server.`),
        }),
        ...(given instanceof zod__WEBPACK_IMPORTED_MODULE_6__/* .ZodRecord */ .b8S && {
            arguments: given.default({}).describe(`${given.description} Left out, it is given none.`),
        }),
    })
        .describe(description);
}
const fileSteps = _contract_cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__/* .stepSchema */ .SE.options.map(fileStep);
// The compiler does not see what becomes of a list of schemas; `FileStep` says it.
const fileStepSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .discriminatedUnion */ .gMt('kind', fileSteps);
const modelSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
        model: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).describe('Name of the model, as its provider has it.'),
        provider: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).describe('Who has it.'),
    }),
]);
const modelsSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(modelSchema).min(1).max(100);
const tagsSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1)).max(100);
const fileTestSchema = _contract_cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__/* .testCaseSchema */ .aj.omit({ limits: true }).extend({
    ..._suite_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .limitSettings */ .zB,
    title: _contract_cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__/* .testCaseSchema */ .aj.shape.title.describe('Tells it from other tests of its suite, and from run to run.'),
    steps: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(fileStepSchema)
        .min(1, 'must not be empty: a test needs at least one step.')
        .max(_contract_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMITS */ .b1.stepsPerCase)
        .describe('In the order in which they run. One at least calls a tool or prompts a model.'),
    each: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J()))
        .min(1)
        .max(_contract_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .OWN_LIMITS */ .us.casesPerSuite)
        .optional()
        .describe('Rows, each of which makes a case of the test: `{{row.city}}` in any of its texts stands for the value `city` of the row. A text that is nothing but that becomes the value itself, a number say. Titles that do not differ get the number of their row.'),
    models: modelsSchema
        .optional()
        .describe('Models that it runs on, in place of those of the suite: each makes a case of its own, whose title ends in its name.'),
    tags: tagsSchema.optional().describe('Words of your own, shown in the report.'),
    skip: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP('must be a text that says why it is not run.')
        .min(1)
        .optional()
        .describe('Why it is not run. It is in the report with the reason, and counts nowhere.'),
});
/** The wire takes any rate; a person who writes 0.9 means 90 percent. */
const filePassCriteriaSchema = _contract_cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .passCriteriaSchema */ .w.extend({
    minimumPassRate: _contract_cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .passCriteriaSchema */ .w.shape.minimumPassRate
        .superRefine((percent, context) => {
        const message = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .fractionMistake */ .BM)(percent);
        if (message)
            context.addIssue({ code: 'custom', message });
    })
        .meta({ not: { exclusiveMinimum: 0, maximum: 1 } }),
});
const SUITE_HAS = 'an object with a `name` and a list of `tests`';
/** What to say of a file that is no suite at all. */
function noSuite({ code, input }) {
    if (code !== 'invalid_type')
        return undefined;
    return input == null
        ? `is empty; a suite is ${SUITE_HAS}.`
        : `must be ${SUITE_HAS}${Array.isArray(input) ? ', not a list' : ''}.`;
}
/** What to say of servers that are written as in `.mcp.json`. */
function noServerName({ code, input }) {
    const isWritten = typeof input === 'object' && input !== null && !Array.isArray(input);
    return code === 'invalid_type' && isWritten
        ? `must be names, not what starts a server. ${_suite_words_js__WEBPACK_IMPORTED_MODULE_5__/* .SERVERS_ELSEWHERE */ .e}`
        : undefined;
}
/**
 * An eval suite as code. `model`, `models`, `provider`, `runs`, `tags` and the limits are those of all
 * tests.
 */
const suiteFileSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).describe('Name of the suite; a suite of this name is updated.'),
    description: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional().describe('For people.'),
    servers: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP({ error: noServerName }).min(1), { error: noServerName })
        .min(1)
        .optional()
        .describe('MCP servers to run against, by id or name.'),
    model: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).optional().describe('Model of tests that name none: provider/name.'),
    models: modelsSchema
        .optional()
        .describe('Models that each test with a prompt runs on, unless it names its own. Not together with `model`.'),
    provider: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).optional().describe('Provider of models without a prefix.'),
    runs: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr()
        .min(1)
        .max(_contract_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .OWN_LIMITS */ .us.iterationsPerCase)
        .optional()
        .describe('Iterations of tests that name no number.'),
    passCriteria: filePassCriteriaSchema.optional().describe('What the run must meet.'),
    tags: tagsSchema.optional().describe('Tags of all tests, beside their own.'),
    ..._suite_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .limitSettings */ .zB,
    ..._suite_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .runSettings */ .n,
    tests: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(fileTestSchema)
        .min(1, 'must not be empty: a suite needs at least one test.')
        .max(_contract_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .OWN_LIMITS */ .us.casesPerSuite)
        .describe('The test cases, each of a title of its own.'),
}, { error: noSuite });
/** Steps of which those without an id have the first free one of `step-1`, `step-2`, … by position. */
function withStepIds(steps) {
    const taken = new Set(steps.map(({ id }) => id));
    const freeId = (position) => {
        const id = `step-${position}`;
        if (!taken.has(id))
            return id;
        let copy = 2;
        while (taken.has(`${id}-${copy}`))
            copy += 1;
        return `${id}-${copy}`;
    };
    return steps.map((step, index) => ({ ...step, id: step.id ?? freeId(index + 1) }));
}
/** Whether a step asks a server and does not say which. */
const leavesServerOut = (step) => !('serverName' in step && step.serverName !== undefined) && (0,_contract_cases_server_step_js__WEBPACK_IMPORTED_MODULE_1__/* .asksServer */ .Aj)({ kind: step.kind });
/** A case whose steps all name their server: those that leave it out this one. */
function withServer({ steps, ...test }, serverName) {
    // With it, a step is one of those on the wire, whatever its kind.
    const named = (step) => (leavesServerOut(step) ? { ...step, serverName } : step);
    return { ...test, steps: steps.map(named) };
}


/***/ }),

/***/ 4424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSuiteFile: () => (/* binding */ readSuiteFile),
  requireSoundSuite: () => (/* binding */ requireSoundSuite)
});

// UNUSED EXPORTS: parseSuiteFile

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

// EXTERNAL MODULE: ./build/contract/cases/captures.js
var captures = __webpack_require__(33474);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
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
const SHOWN_LENGTH = 40;
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
    const told = inner.length <= SHOWN_LENGTH ? inner : '…';
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

// EXTERNAL MODULE: ./build/contract/cases/model-id.js
var model_id = __webpack_require__(98512);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
// EXTERNAL MODULE: ./build/evals/suite-file/suite-file-schema.js
var suite_file_schema = __webpack_require__(63411);
// EXTERNAL MODULE: ./build/evals/suite-file/suite-settings.js
var suite_settings = __webpack_require__(7636);
;// CONCATENATED MODULE: ./build/evals/suite-file/suite-cases.js




/** All cases of a suite, in the order of the file. */
function suiteCases(suite, sources) {
    return suite.tests.flatMap((written, index) => {
        const { each: _, models, tags = [], skip, steps, ...settings } = written;
        const { connectTimeout, toolTimeout, iterationTimeout, maxTurns, ...plain } = settings;
        const { test: at, row } = sources[index] ?? { test: index, row: null };
        const path = ['tests', at];
        const limits = { connectTimeout, toolTimeout, iterationTimeout, maxTurns };
        const test = { ...plain, ...(0,suite_settings/* caseLimits */.Fc)(limits, suite), steps: (0,suite_file_schema/* withStepIds */.ro)(steps) };
        const common = {
            path,
            place: row === null ? path : [...path, 'each', row],
            tags: [...new Set([...(suite.tags ?? []), ...tags])],
            skip: skip ?? null,
        };
        const wanted = models ?? (plain.model === undefined ? suite.models : undefined);
        if (wanted === undefined)
            return [{ ...common, test, variant: null }];
        const provider = plain.provider ?? suite.provider;
        const choices = wanted.map((one) => modelOf(one, { provider }));
        // A model changes nothing of a case that prompts none; a service may want one named all the same.
        const [first] = choices;
        if (!prompts(test))
            return [{ ...common, test: { ...test, ...asSent(first) }, variant: null }];
        return choices.map((choice) => ({
            ...common,
            test: { ...test, ...asSent(choice), title: `${test.title} [${(0,listed_names/* modelName */.fD)(choice)}]` },
            variant: { title: test.title, ...choice },
        }));
    });
}
/** Whether a case uses a model. */
const prompts = ({ steps }) => steps.some(({ kind }) => kind === 'prompt');
/** An entry of `models`, with its provider as far as it can be told. */
function modelOf(entry, { provider }) {
    if (typeof entry !== 'string')
        return entry;
    return { model: entry, provider: (0,model_id/* providerOf */.l)(entry) ?? provider ?? null };
}
const asSent = (choice) => choice === undefined
    ? {}
    : { model: choice.model, ...(choice.provider === null ? {} : { provider: choice.provider }) };

// EXTERNAL MODULE: ./build/inputs/kinds/known-providers.js
var known_providers = __webpack_require__(96704);
;// CONCATENATED MODULE: ./build/evals/suite-file/suite-problems.js





/** What is wrong with the models of a suite and its tests. Paths are those of expanded tests. */
function modelProblems(suite) {
    const expressions = [
        ...expressionProblems(suite, []),
        ...suite.tests.flatMap((test, index) => expressionProblems(test, ['tests', index])),
    ];
    if (expressions.length > 0)
        return expressions;
    const ofSuite = [...listProblems(suite.models, suite, ['models']), ...bothProblems(suite, [])];
    return [...ofSuite, ...suite.tests.flatMap((test, index) => ofTest(suite, test, index))];
}
function ofTest(suite, test, index) {
    const path = ['tests', index];
    const isPrompted = test.steps.some(({ kind }) => kind === 'prompt');
    if (test.models !== undefined) {
        const useless = { path: [...path, 'models'], message: 'has no prompt to run on them.' };
        const provider = test.provider ?? suite.provider;
        return [
            ...bothProblems(test, path),
            ...listProblems(test.models, { provider }, [...path, 'models']),
            ...(isPrompted ? [] : [useless]),
        ];
    }
    if (test.model === undefined && suite.models !== undefined)
        return [];
    const model = test.model ?? suite.model;
    if (model === undefined) {
        const message = 'has a prompt but no model; give the test or the suite a `model`.';
        return isPrompted && test.skip === undefined ? [{ path, message }] : [];
    }
    if (test.provider ?? suite.provider ?? (0,model_id/* providerOf */.l)(model))
        return [];
    return [{ path: test.model ? [...path, 'model'] : ['model'], message: withoutProvider(model) }];
}
/** As other programs write it, `openai:gpt-5-mini`; what stands before other colons is a name. */
const WITH_COLON = /^([a-z]{1,20}):(?:chat:|messages:|responses:)?(.+)$/s;
function withoutProvider(model) {
    const [, provider = '', name = ''] = WITH_COLON.exec(model) ?? [];
    if (model_id/* KNOWN_PROVIDERS */.j.includes(provider)) {
        return `names no provider: write it with a slash, \`${provider}/${name}\`.`;
    }
    return `names no provider; write \`${(0,known_providers/* providerOfFamily */.h)(model) ?? 'provider'}/${model}\`, or give a \`provider\`.`;
}
/** An expression of GitHub, which nothing but a workflow replaces. */
const EXPRESSION = /\$\{\{/;
const UNREPLACED = `has an expression of a workflow (\`\${{ … }}\`), which is replaced in workflows alone. Write the name itself; of several, give \`models\`.`;
/** Models that are named by what only a workflow knows. */
const expressionProblems = ({ model, provider }, path) => Object.entries({ model, provider })
    .filter(([, written]) => written !== undefined && EXPRESSION.test(written))
    .map(([name]) => ({ path: [...path, name], message: UNREPLACED }));
function bothProblems({ model, models }, path) {
    if (model === undefined || models === undefined)
        return [];
    return [{ path: [...path, 'models'], message: 'stands beside `model`; give one of them.' }];
}
function listProblems(models, defaults, path) {
    const seen = new Set();
    return (models ?? []).flatMap((entry, index) => {
        const choice = modelOf(entry, defaults);
        const name = (0,listed_names/* modelName */.fD)(choice);
        const place = [...path, index];
        if (choice.provider === null)
            return [{ path: place, message: withoutProvider(name) }];
        if (seen.has(name))
            return [{ path: place, message: 'is in the list already.' }];
        seen.add(name);
        return [];
    });
}
/** Cases are told apart by their titles: the embedded service stores them so, and reports do. */
function repeatedTitles(cases, lineOf) {
    const first = new Map();
    return cases.flatMap(({ test: { title }, path }) => {
        const other = first.get(title);
        if (other === undefined) {
            first.set(title, path);
            return [];
        }
        const message = `is the title of the test in line ${lineOf(other)} too; each has one of its own.`;
        return { path: [...path, 'title'], message };
    });
}
/** Steps of one test are told apart by their ids. */
function repeatedStepIds({ tests }) {
    return tests.flatMap(({ steps }, test) => {
        const first = new Map();
        return steps.flatMap(({ id }, step) => {
            const other = id === undefined ? undefined : first.get(id);
            if (id === undefined)
                return [];
            if (other === undefined) {
                first.set(id, step);
                return [];
            }
            const message = `is the id of steps[${other}] too; each step of a test has one of its own.`;
            return { path: ['tests', test, 'steps', step, 'id'], message };
        });
    });
}
/** More cases than any suite has. */
function beyondOwn(cases) {
    const { casesPerSuite } = limits/* OWN_LIMITS */.us;
    if (cases.length <= casesPerSuite)
        return [];
    const message = `there are ${cases.length} cases, one for each row and model, and a suite has ${casesPerSuite}.`;
    return [{ path: ['tests'], message }];
}
const sent = (cases) => cases.filter(({ skip }) => skip === null);
/** Numbers that a hosted service refuses. */
function beyondHosted({ runs }, cases) {
    const { casesPerSuite, iterationsPerCase } = limits/* HOSTED_LIMITS */.Fj;
    const isMore = (iterations) => (iterations ?? 1) > iterationsPerCase;
    const message = `is more than the ${iterationsPerCase} iterations of a case that a hosted service takes.`;
    const own = sent(cases);
    const tooOften = own.filter(({ test }) => isMore(test.runs));
    const surplus = own[casesPerSuite];
    return [
        ...(surplus === undefined
            ? []
            : [
                {
                    path: [...surplus.place],
                    message: `is one case too many: a hosted service takes ${casesPerSuite} a suite, and there are ${own.length}.`,
                },
            ]),
        ...(isMore(runs) ? [{ path: ['runs'], message }] : []),
        ...[...new Set(tooOften.map(({ path: [, index] }) => index ?? 0))].map((index) => ({
            path: ['tests', index, 'runs'],
            message,
        })),
    ];
}

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
        ...asWritten(written ? [...modelProblems(written), ...repeatedStepIds(written), ...literals(written)] : [], sources),
    ];
    if (written === null || mistakes.length > 0) {
        throw (0,written_file/* refusal */.x)(file, mistakes, (mistake) => 'position' in mistake ? inText(mistake) : at(mistake));
    }
    const found = suiteCases(written, sources);
    const beyond = beyondOwn(found);
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
            ...judged(findUnknownSettings),
            ...judged(captures/* findReferenceProblems */.J3),
            ...repeatedTitles(found, (path) => lineAndColumn(locate(path)).line).map(at),
        ],
        notHosted: [
            ...[
                ...beyondHosted(written, found),
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

/***/ 7636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fc: () => (/* binding */ caseLimits),
/* harmony export */   YL: () => (/* binding */ settingsBeyondHosted),
/* harmony export */   n: () => (/* binding */ runSettings),
/* harmony export */   zB: () => (/* binding */ limitSettings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var _contract_cases_execution_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37285);
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83163);
/* harmony import */ var _yaml_meant_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60035);




const { leastMs, connectMs, toolMs, iterationMs } = _contract_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .EXECUTION_LIMITS */ .M0;
/** As in the inputs of these names; the wire has milliseconds. */
function seconds(mostMs) {
    const [least, most] = [leastMs / 1000, mostMs / 1000];
    const error = ({ input }) => {
        const given = typeof input === 'number' ? `, not ${input}` : '';
        const meant = typeof input === 'string'
            ? (0,_yaml_meant_number_js__WEBPACK_IMPORTED_MODULE_2__/* .meantNumber */ .v)(input, 'seconds')
            : Number(input) > most
                ? (0,_yaml_meant_number_js__WEBPACK_IMPORTED_MODULE_2__/* .meantNumber */ .v)(`${input}ms`, 'seconds')
                : undefined;
        const hint = meant === undefined || meant < least || meant > most ? '' : ` Write ${meant}.`;
        return `must be a number of seconds from ${least} to ${most}${given}.${hint}`;
    };
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig({ error }).min(least, { error }).max(most, { error }).optional();
}
/** What suite and cases may say of how long is waited. */
const limitSettings = {
    connectTimeout: seconds(connectMs).describe('Seconds that a server may take to come up; 10, or 90 for what is fetched first, as by npx.'),
    toolTimeout: seconds(toolMs).describe('Seconds that a server may take for one request, such as the call of a tool; 30.'),
    iterationTimeout: seconds(iterationMs).describe('Seconds that the steps of one iteration may take together; 300.'),
    maxTurns: _contract_cases_execution_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .caseLimitsSchema */ .KN.shape.maxTurns.describe('Answers of the model to one prompt, at most; 20.'),
};
const { concurrency, isolation, setup, teardown } = _contract_cases_execution_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .executionSettingsSchema */ .$M.shape;
/** What a suite alone may say of how it is run. */
const runSettings = {
    concurrency: concurrency.describe('Iterations that are carried out at once, at most; as many as there are cores, at least 2.'),
    isolation: isolation.describe('When an iteration gets servers that were started for it alone: `iteration` always, `lane` after one that failed, `auto` also after one that called what may change their state.'),
    setup: setup.describe('Command that runs before the servers of an iteration start: a line for the shell, or a list of a program and its arguments. An iteration whose setup fails has no result. See [Servers with state](service.md#servers-with-state).'),
    teardown: teardown.describe('Command that runs after the servers of an iteration have ended. That it fails is a warning.'),
};
const limitsSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(limitSettings);
/** The limits of a case as they are sent: its own, else those of its suite. */
function caseLimits(own, suite) {
    const [connectTimeoutMs, toolTimeoutMs, iterationTimeoutMs] = [
        inMs(own.connectTimeout ?? suite.connectTimeout),
        inMs(own.toolTimeout ?? suite.toolTimeout),
        inMs(own.iterationTimeout ?? suite.iterationTimeout),
    ];
    const maxTurns = own.maxTurns ?? suite.maxTurns;
    const limits = {
        ...(connectTimeoutMs === undefined ? {} : { connectTimeoutMs }),
        ...(toolTimeoutMs === undefined ? {} : { toolTimeoutMs }),
        ...(iterationTimeoutMs === undefined ? {} : { iterationTimeoutMs }),
        ...(maxTurns === undefined ? {} : { maxTurns }),
    };
    return Object.keys(limits).length === 0 ? {} : { limits };
}
const inMs = (seconds) => seconds === undefined ? undefined : Math.round(seconds * 1000);
const LIMITS = Object.keys(limitSettings);
const SETTINGS = [...LIMITS, ...Object.keys(runSettings)];
/** Settings that a hosted service would not know. */
function settingsBeyondHosted(suite) {
    return [
        ...given(suite, SETTINGS, []),
        ...suite.tests.flatMap((test, index) => given(test, LIMITS, ['tests', index])),
    ];
}
function given(part, names, place) {
    const values = new Map(Object.entries(part));
    return names
        .filter((name) => values.get(name) !== undefined)
        .map((name) => ({
        path: [...place, name],
        message: 'is known to the embedded service alone; a hosted one has settings of its own.',
    }));
}


/***/ }),

/***/ 95860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ SUITE_WORDS),
/* harmony export */   e: () => (/* binding */ SERVERS_ELSEWHERE)
/* harmony export */ });
/* harmony import */ var _contract_cases_assertion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37673);
/* harmony import */ var _contract_cases_result_assertion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16457);
/* harmony import */ var _contract_cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21882);



/** What people write, by its letters alone, and what of ours it may stand for. */
const OTHER_NAMES = {
    // Names of members
    cases: ['tests', 'each'],
    testcases: ['tests'],
    specs: ['tests'],
    evals: ['tests'],
    scenarios: ['tests'],
    server: ['servers', 'serverName'],
    serverids: ['servers'],
    suitename: ['name'],
    title: ['name'],
    suite: ['name'],
    name: ['title', 'toolName', 'promptName', 'model'],
    it: ['title'],
    test: ['title'],
    iterations: ['runs'],
    iteration: ['runs'],
    repeat: ['runs'],
    repeats: ['runs'],
    repetitions: ['runs'],
    times: ['runs'],
    run: ['runs'],
    rows: ['each'],
    data: ['each'],
    examples: ['each'],
    parameters: ['arguments', 'each'],
    matrix: ['each', 'models'],
    foreach: ['each'],
    labels: ['tags'],
    label: ['tags'],
    skipped: ['skip'],
    disabled: ['skip'],
    todo: ['skip'],
    ignore: ['skip'],
    timeout: ['toolTimeout'],
    timeoutseconds: ['toolTimeout'],
    timeoutms: ['toolTimeout'],
    parallel: ['concurrency'],
    maxconcurrency: ['concurrency'],
    workers: ['concurrency'],
    before: ['setup'],
    beforeall: ['setup'],
    beforeeach: ['setup'],
    after: ['teardown'],
    afterall: ['teardown'],
    aftereach: ['teardown'],
    passrate: ['minimumPassRate', 'passCriteria'],
    minpassrate: ['minimumPassRate', 'passCriteria'],
    threshold: ['minimumPassRate', 'passCriteria'],
    criteria: ['passCriteria'],
    negative: ['isNegativeTest'],
    maxsteps: ['maxTurns'],
    turns: ['maxTurns'],
    tool: ['toolName', 'toolCall'],
    args: ['arguments', 'args'],
    arguments: ['args'],
    params: ['arguments'],
    input: ['arguments', 'prompt'],
    inputs: ['arguments'],
    message: ['prompt'],
    query: ['prompt'],
    question: ['prompt'],
    user: ['prompt'],
    content: ['prompt', 'needle', 'text'],
    url: ['uri'],
    resource: ['uri', 'resourceRead'],
    expected: ['expect', 'equals', 'assertion'],
    expects: ['expect'],
    assertions: ['expect', 'assertion'],
    asserts: ['expect', 'assertion'],
    checks: ['expect', 'assertion'],
    expecterrors: ['expectError'],
    expectederror: ['expectError'],
    error: ['expectError', 'isError'],
    shouldfail: ['expectError'],
    iserror: ['expectError'],
    save: ['capture'],
    store: ['capture'],
    captures: ['capture'],
    extract: ['capture'],
    type: ['kind'],
    kind: ['type'],
    action: ['kind'],
    assertion: ['type', 'assert'],
    text: ['needle', 'prompt', 'contains'],
    value: ['needle', 'equals', 'text'],
    substring: ['needle'],
    string: ['needle'],
    contains: ['needle', 'textContains', 'responseContains'],
    regex: ['pattern', 'matches', 'textMatches', 'responseMatches'],
    regexp: ['pattern', 'matches', 'textMatches', 'responseMatches'],
    match: ['pattern', 'matches', 'matchOptions'],
    matches: ['pattern', 'textMatches', 'responseMatches'],
    pattern: ['matches'],
    ignorecase: ['caseSensitive'],
    caseinsensitive: ['caseSensitive'],
    jsonpath: ['path', 'jsonPath'],
    is: ['equals'],
    tobe: ['equals'],
    length: ['count'],
    limit: ['tokens', 'turns', 'ms', 'bytes'],
    max: ['tokens', 'turns', 'ms', 'bytes'],
    seconds: ['ms'],
    milliseconds: ['ms'],
    // Kinds of steps and types of assertions
    call: ['toolCall'],
    calltool: ['toolCall'],
    toolscall: ['toolCall'],
    invoke: ['toolCall'],
    chat: ['prompt'],
    ask: ['prompt'],
    check: ['assert', 'assertion'],
    listtools: ['toolList'],
    toolslist: ['toolList'],
    readresource: ['resourceRead'],
    resourcesread: ['resourceRead'],
    getprompt: ['promptGet'],
    promptsget: ['promptGet'],
    listresources: ['resourceList'],
    resourceslist: ['resourceList'],
    listprompts: ['promptList'],
    promptslist: ['promptList'],
    includes: ['textContains', 'responseContains'],
    equals: ['textEquals'],
    outputcontains: ['textContains', 'responseContains'],
    noerror: ['noToolErrors'],
    noerrors: ['noToolErrors'],
    success: ['noToolErrors'],
    toolcalled: ['toolCalledAtLeastOnce'],
    calledtool: ['toolCalledAtLeastOnce'],
    toolnotcalled: ['toolNeverCalled'],
    notcalled: ['toolNeverCalled'],
    notempty: ['finalAssistantMessageNonEmpty'],
    schema: ['matchesSchema'],
    jsonschema: ['matchesSchema'],
    outputschema: ['matchesOutputSchema'],
    snapshot: ['matchesSnapshot'],
    latency: ['latencyUnder'],
    duration: ['latencyUnder'],
    tokens: ['tokenBudgetUnder'],
    maxtokens: ['tokenBudgetUnder'],
    image: ['hasContent'],
};
const namesIn = (schemas) => new Set(schemas.flatMap(({ shape }) => Object.keys(shape)));
/** Each part with the names that it may have, so that a name in the wrong part can be told its place. */
function namesByPart() {
    const [{ options: byType }, { options: widget }] = _contract_cases_assertion_js__WEBPACK_IMPORTED_MODULE_0__/* .assertionSchema */ .uI.options;
    const ofTest = new Set(['each', 'models', 'tags', 'skip', ...Object.keys(_contract_cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__/* .testCaseSchema */ .aj.shape)]);
    const [ofTranscript, ofResult] = byType;
    const assertions = [...ofTranscript.options, ...ofResult.options, ...widget];
    return [
        ['a test', ofTest],
        ['a step', namesIn(_contract_cases_test_case_js__WEBPACK_IMPORTED_MODULE_2__/* .stepSchema */ .SE.options)],
        ['an assertion', namesIn(assertions)],
    ];
}
/** Where what starts a server is written; a suite names it alone. */
const SERVERS_ELSEWHERE = 'What starts a server stands in `.mcp.json`, or where the input `mcp-config` says; here are names: `servers: [my-server]`.';
/** The words of a suite file. */
const SUITE_WORDS = {
    partAt,
    otherNames: OTHER_NAMES,
    repeats: true,
    foreign: (name) => {
        if (name === 'mcpServers')
            return SERVERS_ELSEWHERE;
        if (name !== 'flags')
            return undefined;
        return 'To ignore case write `(?i:…)` around what the pattern looks for.';
    },
    elsewhere: (path) => {
        const name = String(path.at(-1));
        const here = partAt(path.slice(0, -1));
        const [part] = namesByPart().find(([, names]) => names.has(name)) ?? [];
        return part === undefined || part === here ? undefined : `It belongs into ${part}.`;
    },
    otherKind: (kind) => {
        const [byType] = _contract_cases_assertion_js__WEBPACK_IMPORTED_MODULE_0__/* .assertionSchema */ .uI.options;
        const isKnown = byType.options.some(({ options }) => options.some(({ shape }) => shape.type.value === kind));
        if (!isKnown)
            return undefined;
        return (0,_contract_cases_result_assertion_js__WEBPACK_IMPORTED_MODULE_1__/* .isOnResult */ .By)({ type: kind })
            ? 'It is an assertion on a result: `expect` of a step takes it, and the assertion of a step `assert`.'
            : 'It is an assertion on what the model did: the `assertion` of a step `assert` takes it.';
    },
};
/** What the part of a suite that a path leads to is called. */
function partAt(path) {
    const names = path.filter((key) => typeof key === 'string');
    const last = names.at(-1);
    switch (names.length === 0 ? undefined : last) {
        case undefined:
            return 'a suite';
        case 'tests':
            return 'a test';
        case 'steps':
            return 'a step';
        case 'assertion':
        case 'expect':
        case 'list':
            return 'an assertion';
        default:
            return `\`${last}\``;
    }
}


/***/ })

};
