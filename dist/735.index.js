export const id = 735;
export const ids = [735,499];
export const modules = {

/***/ 74504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ passCriteriaSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

/** `minimumPassRate` is percent, 0 to 100. */
const passCriteriaSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ minimumPassRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100) });


/***/ }),

/***/ 22036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tz: () => (/* binding */ matchOptionsSchema),
  SE: () => (/* binding */ stepSchema),
  aj: () => (/* binding */ testCaseSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
;// CONCATENATED MODULE: ./build/contract/cases/assertion.js


const toolName = schemas/* string */.YjP().min(1);
const argumentMatching = schemas/* enum */.k5n(['partial', 'exact', 'ignore']);
/** A pattern that cannot be read is a mistake of whoever wrote it, not a failure of the servers. */
const pattern = schemas/* string */.YjP()
    .min(1)
    .superRefine((source, context) => {
    const problem = regexProblem(source);
    if (problem !== undefined)
        context.addIssue({ code: 'custom', message: problem });
});
function regexProblem(source) {
    try {
        new RegExp(source);
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
/** Assertions judged on the transcript, keyed on `type`. */
const transcriptAssertionSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('toolCalledWith'),
        toolName,
        args: schemas/* strictObject */.rej({
            args: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
            argumentMatching: argumentMatching.optional(),
        }),
        minCount: schemas/* int */.Whr().min(1).optional(),
    }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('toolCalledAtLeastOnce'), toolName }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('toolNeverCalled'), toolName }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('firstToolWas'), toolName }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('responseContains'),
        needle: schemas/* string */.YjP().min(1),
        caseSensitive: schemas/* boolean */.zMY().optional(),
    }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('responseMatches'), pattern }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('noToolErrors') }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('finalAssistantMessageNonEmpty') }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('tokenBudgetUnder'), tokens: schemas/* int */.Whr().min(1) }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('turnCountUnder'), turns: schemas/* int */.Whr().min(1) }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('widgetRendered'), toolName: toolName.optional() }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('widgetRenderLatencyUnder'),
        ms: schemas/* int */.Whr().min(1),
        toolName: toolName.optional(),
    }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('widgetNoConsoleErrors'), toolName: toolName.optional() }),
]);
/** Its number is written so that no reader takes it for a status from 500 on. */
const widgetTextSchema = schemas/* string */.YjP()
    .max(limits/* LIMITS */.b1.widgetTextLength, `must have at most ${limits/* LIMITS */.b1.widgetTextLength / 1000} thousand characters`);
/** Where a widget assertion or interaction looks: at least one way to find the element. */
const locatorSchema = schemas/* strictObject */.rej({
    role: schemas/* strictObject */.rej({
        role: schemas/* string */.YjP().min(1),
        name: schemas/* string */.YjP().optional(),
        exact: schemas/* boolean */.zMY().optional(),
    })
        .optional(),
    text: widgetTextSchema.optional(),
    css: schemas/* string */.YjP().optional(),
    testId: schemas/* string */.YjP().optional(),
    nth: schemas/* int */.Whr().min(0).optional(),
})
    .refine(({ role, text, css, testId }) => [role, text, css, testId].some(Boolean), {
    message: 'name the element by role, text, css or testId',
});
/** Assertions judged on a live widget, keyed on `kind`. */
const widgetAssertionSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('textVisible'), toolName, text: widgetTextSchema }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('elementVisible'), toolName, target: locatorSchema }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('elementHidden'), toolName, target: locatorSchema }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('inputValue'),
        toolName,
        target: locatorSchema,
        equals: widgetTextSchema,
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('widgetToolCalled'), toolName, calledToolName: toolName }),
]);
const assertionSchema = schemas/* union */.KCZ([transcriptAssertionSchema, widgetAssertionSchema]);

;// CONCATENATED MODULE: ./build/contract/cases/test-case.js



const stepId = schemas/* string */.YjP().min(1);
const interactionSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('click'),
        target: locatorSchema,
        clickType: schemas/* enum */.k5n(['left', 'double', 'right']).optional(),
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('type'),
        target: locatorSchema,
        text: widgetTextSchema,
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('key'), key: schemas/* string */.YjP().min(1) }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('scroll'),
        direction: schemas/* enum */.k5n(['up', 'down']),
        amount: schemas/* int */.Whr().positive().optional(),
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('wait'), ms: schemas/* int */.Whr().min(1).max(limits/* LIMITS */.b1.interactWaitMs) }),
]);
/** One step of a test case; steps run in order. */
const stepSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ id: stepId, kind: schemas/* literal */.euz('prompt'), prompt: schemas/* string */.YjP().min(1) }),
    schemas/* strictObject */.rej({
        id: stepId,
        kind: schemas/* literal */.euz('toolCall'),
        serverName: schemas/* string */.YjP().min(1),
        serverId: schemas/* string */.YjP().min(1).optional(),
        toolName: schemas/* string */.YjP().min(1),
        arguments: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
        renderTimeoutMs: schemas/* int */.Whr().min(1).max(limits/* LIMITS */.b1.renderTimeoutMs).optional(),
    }),
    schemas/* strictObject */.rej({
        id: stepId,
        kind: schemas/* literal */.euz('interact'),
        toolName: schemas/* string */.YjP().min(1),
        action: interactionSchema,
    }),
    schemas/* strictObject */.rej({ id: stepId, kind: schemas/* literal */.euz('assert'), assertion: assertionSchema }),
]);
/** How expected tool calls are held against the actual ones. Both published vocabularies are read. */
const matchOptionsSchema = schemas/* strictObject */.rej({
    toolCallOrder: schemas/* enum */.k5n(['ignore', 'strict', 'superset', 'any', 'in-order', 'exact']).optional(),
    maxExtraToolCalls: schemas/* int */.Whr().min(0).nullable().optional(),
    extraToolCalls: schemas/* union */.KCZ([schemas/* literal */.euz('unlimited'), schemas/* int */.Whr().min(0)]).optional(),
    allowExtraToolCalls: schemas/* boolean */.zMY().optional(),
    argumentMatching: schemas/* enum */.k5n(['partial', 'exact', 'ignore']).optional(),
    arguments: schemas/* enum */.k5n(['partial', 'exact', 'ignore']).optional(),
});
/** Overrides of how the model is called. Other keys are kept, since services differ. */
const advancedConfigSchema = schemas/* looseObject */._H3({
    system: schemas/* string */.YjP().optional(),
    temperature: schemas/* number */.aig().optional(),
    toolChoice: schemas/* unknown */.L5J().optional(),
});
/** A test case of a suite or a run. */
const testCaseSchema = schemas/* strictObject */.rej({
    title: schemas/* string */.YjP().min(1),
    steps: schemas/* array */.YOg(stepSchema).min(1).max(limits/* LIMITS */.b1.stepsPerCase),
    runs: schemas/* int */.Whr().min(1).max(limits/* LIMITS */.b1.iterationsPerCase).optional(),
    model: schemas/* string */.YjP().min(1).optional(),
    provider: schemas/* string */.YjP().min(1).optional(),
    isNegativeTest: schemas/* boolean */.zMY().optional(),
    expectedOutput: schemas/* string */.YjP().optional(),
    scenario: schemas/* string */.YjP().optional(),
    advancedConfig: advancedConfigSchema.optional(),
    matchOptions: matchOptionsSchema.optional(),
    predicates: schemas/* strictObject */.rej({
        mode: schemas/* enum */.k5n(['inherit', 'replace', 'extend']),
        list: schemas/* array */.YOg(transcriptAssertionSchema),
    })
        .optional(),
});


/***/ }),

/***/ 93735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSuiteFile: () => (/* binding */ readSuiteFile)
});

// UNUSED EXPORTS: parseSuiteFile

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./build/contract/cases/match-rules.js
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

;// CONCATENATED MODULE: ./build/contract/cases/case-evidence.js


/** Answers of a model to one prompt that the embedded service waits for, at most. */
const TURNS_PER_PROMPT = 20;
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
    const early = steps.slice(0, firstAction).map((_, index) => ({
        path: ['steps', index],
        message: 'asserts before anything has run, which judges nothing; move this step further down.',
    }));
    const hasPrompt = steps.some(({ kind }) => kind === 'prompt');
    if (!hasPrompt) {
        const message = 'is a negative test, which asks that a model calls no tool, but has no prompt; remove isNegativeTest or add a prompt.';
        return isNegativeTest === true ? [...early, { path: ['isNegativeTest'], message }] : early;
    }
    return canFail(testCase, matchesAll, isKnownTool)
        ? early
        : [...early, { path: [], message: unjudgedPrompt(testCase) }];
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
/** Every assertion of the case that is judged after a model was prompted. */
function assertionsOnPrompts({ steps, predicates }) {
    const firstPrompt = steps.findIndex(({ kind }) => kind === 'prompt');
    const ofSteps = steps
        .slice(firstPrompt)
        .flatMap((step) => (step.kind === 'assert' ? step.assertion : []));
    return [...ofSteps, ...(predicates?.list ?? [])];
}
/** Whether some behaviour of the model and the servers would fail a case with a prompt. */
function canFail(testCase, matchesAll, isKnownTool) {
    const mayCall = testCase.advancedConfig?.toolChoice !== 'none';
    if (mayCall && testCase.isNegativeTest === true)
        return true;
    // Without an expected call, an order restricts nothing; a number of extra calls does.
    if (mayCall && matchRules(testCase.matchOptions).maxExtraCalls !== null)
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
                return assertion.turns <= TURNS_PER_PROMPT * prompts;
            case 'responseMatches':
                return !matchesAll(assertion.pattern, ANY_TEXTS);
            default:
                return true;
        }
    });
}

// EXTERNAL MODULE: ./build/contract/cases/model-id.js
var model_id = __webpack_require__(98512);
// EXTERNAL MODULE: ./build/contract/wire/validation.js
var validation = __webpack_require__(87402);
// EXTERNAL MODULE: ./build/session/workspace/missing-file.js
var missing_file = __webpack_require__(19224);
// EXTERNAL MODULE: ./build/session/workspace/workspace-file.js
var workspace_file = __webpack_require__(72327);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/contract/cases/pass-criteria.js
var pass_criteria = __webpack_require__(74504);
// EXTERNAL MODULE: ./build/contract/cases/test-case.js + 1 modules
var test_case = __webpack_require__(22036);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
;// CONCATENATED MODULE: ./build/evals/suite-file/suite-file-schema.js





const [promptStep, toolCallStep, interactStep, assertStep] = test_case/* stepSchema */.SE.options;
const optionalId = { id: schemas/* string */.YjP().min(1).optional() };
/** Steps as on the wire, but for their ids, which may be left to us. */
const fileStepSchema = schemas/* discriminatedUnion */.gMt('kind', [
    promptStep.extend(optionalId),
    toolCallStep.extend(optionalId),
    interactStep.extend(optionalId),
    assertStep.extend(optionalId),
]);
const fileTestSchema = test_case/* testCaseSchema */.aj.extend({
    steps: schemas/* array */.YOg(fileStepSchema).min(1).max(limits/* LIMITS */.b1.stepsPerCase),
});
/** The wire takes any rate; a person who writes 0.9 means 90 percent. */
const filePassCriteriaSchema = pass_criteria/* passCriteriaSchema */.w.extend({
    minimumPassRate: pass_criteria/* passCriteriaSchema */.w.shape.minimumPassRate
        .superRefine((percent, context) => {
        const message = (0,quantity/* fractionMistake */.BM)(percent);
        if (message)
            context.addIssue({ code: 'custom', message });
    })
        .meta({ not: { exclusiveMinimum: 0, maximum: 1 } }),
});
/** An eval suite as code. `model`, `provider` and `runs` are defaults of the tests. */
const suiteFileSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP().min(1).describe('Name of the suite; a suite of this name is updated.'),
    description: schemas/* string */.YjP().optional(),
    servers: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .min(1)
        .optional()
        .describe('MCP servers to run against, by id or name.'),
    model: schemas/* string */.YjP().min(1).optional().describe('Model of tests that name none: provider/name.'),
    provider: schemas/* string */.YjP().min(1).optional().describe('Provider of models without a prefix.'),
    runs: schemas/* int */.Whr()
        .min(1)
        .max(limits/* LIMITS */.b1.iterationsPerCase)
        .optional()
        .describe('Iterations of tests that name no number.'),
    passCriteria: filePassCriteriaSchema
        .optional()
        .describe('What the run must meet; minimumPassRate is percent.'),
    tests: schemas/* array */.YOg(fileTestSchema).min(1).max(limits/* LIMITS */.b1.testsPerRequest),
});
/** Gives steps without an id the first free one of `step-1`, `step-2`, … by their position. */
function withStepIds(file) {
    return {
        ...file,
        tests: file.tests.map((test) => {
            const taken = new Set(test.steps.map(({ id }) => id));
            const freeId = (position) => {
                const id = `step-${position}`;
                if (!taken.has(id))
                    return id;
                let copy = 2;
                while (taken.has(`${id}-${copy}`))
                    copy += 1;
                return `${id}-${copy}`;
            };
            return {
                ...test,
                steps: test.steps.map((step, index) => ({ ...step, id: step.id ?? freeId(index + 1) })),
            };
        }),
    };
}

// EXTERNAL MODULE: ./build/evals/suite-file/yaml-text.js + 2 modules
var yaml_text = __webpack_require__(63499);
;// CONCATENATED MODULE: ./build/evals/suite-file/suite-file.js









/** Far above any suite that fits a request, far below what would hurt. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;
/** So many problems are told; who has more has one that repeats, or is no suite at all. */
const MAX_PROBLEMS = 100;
/**
 * Reads a suite file, YAML or JSON.
 * @param file as written in the input, relative to the workspace.
 * @throws ConfigurationError naming every problem with its `file:line:column`.
 */
async function readSuiteFile(file, workspace) {
    return parseSuiteFile(file, await readText(file, workspace));
}
/** As `readSuiteFile`, of a text that was read already. */
async function parseSuiteFile(file, text) {
    const document = await (0,yaml_text.parseYaml)(text);
    if (Array.isArray(document)) {
        throw refusal(file, document, ({ position, message }) => ({
            where: `${file}:${position}`,
            message,
        }));
    }
    const { value, locate, inexact } = document;
    const at = (path, message) => ({
        where: `${file}:${locate(path)}`,
        message: path.length === 0 ? message : `${(0,validation/* formatPath */.jV)(path)}: ${message}`,
    });
    const parsed = suiteFileSchema.safeParse(value);
    if (!parsed.success) {
        const issues = (0,validation/* explainIssues */._u)(parsed.error).flatMap(({ path, message, unknownKeys }) => unknownKeys
            ? unknownKeys.map((key) => ({
                path: [...path, key],
                message: 'is not a field of a suite file.',
            }))
            : [{ path, message }]);
        throw refusal(file, issues, ({ path, message }) => at(path, message));
    }
    const suite = withStepIds(parsed.data);
    const problems = [
        ...inexact.map(({ position, message }) => ({ where: `${file}:${position}`, message })),
        ...modelProblems(suite).map(({ path, message }) => at(path, message)),
    ];
    if (problems.length > 0)
        throw refusal(file, problems, (problem) => problem);
    const judged = (find) => suite.tests.flatMap((test, index) => find(test).map(({ path, message }) => ({
        where: `${file}:${locate(['tests', index, ...path])}`,
        message: `case ${JSON.stringify(test.title)} ${message}`,
    })));
    return {
        file,
        suite,
        serversPlace: `${file}:${locate(['servers'])}`,
        caseLines: new Map(suite.tests.map(({ title }, index) => [title, Number.parseInt(locate(['tests', index]), 10)])),
        withoutEvidence: judged((testCase) => findEvidenceProblems(testCase, matchesAll)),
        notEmbedded: [
            ...judged(findUnknownSettings),
            ...repeatedTitles(suite).map(({ path, message }) => at(path, message)),
        ],
    };
}
/** The first problems, each placed, which takes its time, and how many more there are. */
function refusal(file, problems, place) {
    const more = problems.length - MAX_PROBLEMS;
    const rest = { where: file, message: `has ${more} more problems.` };
    return new errors/* ConfigurationError */.j1([
        ...problems.slice(0, MAX_PROBLEMS).map(place),
        ...(more > 0 ? [rest] : []),
    ]);
}
/** The embedded service stores cases by title. */
function repeatedTitles({ tests }) {
    const titles = tests.map(({ title }) => title);
    return titles.flatMap((title, index) => titles.indexOf(title) === index
        ? []
        : { path: ['tests', index, 'title'], message: 'is the title of another test too.' });
}
/** Tests that talk to a model without saying which, or without a provider that can be told. */
function modelProblems(suite) {
    return suite.tests.flatMap((test, index) => {
        const model = test.model ?? suite.model;
        const prompts = test.steps.some(({ kind }) => kind === 'prompt');
        if (model === undefined) {
            const message = 'has a prompt but no model; give the test or the suite a `model`.';
            return prompts ? [{ path: ['tests', index], message }] : [];
        }
        if (test.provider ?? suite.provider ?? (0,model_id/* providerOf */.l)(model))
            return [];
        const message = `names no provider; write \`provider/${model}\`, or give a \`provider\`.`;
        return [{ path: test.model ? ['tests', index, 'model'] : ['model'], message }];
    });
}
async function readText(file, workspace) {
    try {
        const options = { workspace, maxBytes: MAX_FILE_BYTES, absoluteAnywhere: false };
        return await (0,workspace_file/* readWorkspaceFile */.sL)(file, options);
    }
    catch (error) {
        const missing = (0,errors/* errorCode */.CA)(error) === 'ENOENT';
        const problem = missing ? await (0,missing_file/* missingSuiteFile */.v)(file, workspace) : (0,errors/* errorMessage */.gJ)(error);
        const message = error instanceof workspace_file/* UnfitFileError */.bk ? problem : `cannot read \`${file}\`: ${problem}`;
        throw new errors/* ConfigurationError */.j1([{ where: 'suite-file', message }]);
    }
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

/***/ 63499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml)
});

;// CONCATENATED MODULE: ./build/contract/wire/exact-numbers.js
/** From here on JSON is written with an exponent, as nobody writes an id. */
const LEAST_EXPONENT = 1e21;
/**
 * Whether a number may stand for another one than was written: beyond 2^53 several integers are
 * read as the same number, so that two of them which differ would compare equal.
 */
function isRounded(value) {
    return (typeof value === 'number' &&
        Number.isInteger(value) &&
        !Number.isSafeInteger(value) &&
        Math.abs(value) < LEAST_EXPONENT);
}
/** Paths of the numbers in a JSON value that were rounded, or that JSON cannot say at all. */
function findRoundedNumbers(value, path = []) {
    if (typeof value === 'number') {
        return isRounded(value) || !Number.isFinite(value) ? [[...path]] : [];
    }
    if (typeof value !== 'object' || value === null)
        return [];
    const entries = Array.isArray(value)
        ? [...value.entries()]
        : Object.entries(value);
    return entries.flatMap(([key, item]) => findRoundedNumbers(item, [...path, key]));
}

;// CONCATENATED MODULE: ./build/evals/suite-file/yaml-excess.js
/** Words, signs and gaps. The largest suite there may be has three quarters of it. */
const MAX_LEXEMES = 2_000_000;
/** Brackets within brackets, and signs of lists and maps within a line. */
const MAX_DEPTH = 200;
const TOO_DEEP = 'This nests too deep to be read.';
const OPENINGS = ['flow-map-start', 'flow-seq-start'];
const CLOSINGS = ['flow-map-end', 'flow-seq-end'];
const INDICATORS = ['seq-item-ind', 'explicit-key-ind', 'map-value-ind'];
/**
 * What would cost more memory than a runner has: the library builds some hundred bytes for each sign,
 * and an error for each level that it cannot reach.
 */
function findExcess(yaml, text) {
    let lexemes = 0;
    let brackets = 0;
    let indicators = 0;
    let line = 1;
    for (const lexeme of new yaml.Lexer().lex(text)) {
        lexemes += 1;
        const type = yaml.CST.tokenType(lexeme) ?? '';
        if (type === 'newline') {
            line += 1;
            indicators = 0;
        }
        else if (INDICATORS.includes(type)) {
            indicators += brackets === 0 ? 1 : 0;
        }
        else if (OPENINGS.includes(type)) {
            brackets += 1;
        }
        else if (CLOSINGS.includes(type)) {
            brackets -= 1;
        }
        const position = `${line}:1`;
        if (brackets > MAX_DEPTH || indicators > MAX_DEPTH)
            return { position, message: TOO_DEEP };
        if (lexemes > MAX_LEXEMES) {
            return {
                position,
                message: `There are more than ${MAX_LEXEMES} words and signs up to here.`,
            };
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./build/evals/suite-file/yaml-text.js


/** Aliases that repeat more than this are an attack on our memory rather than a suite. */
const MAX_ALIASES = 100;
/** Anchors and aliases together: the library looks at all of them for each. */
const MAX_REFERENCES = 2_000;
const STACK_OVERFLOW = /call stack/i;
/**
 * Reads YAML 1.2, of which JSON is a part. Only the core types: no tag makes anything but data.
 * Returns every syntax problem where there is one.
 */
async function parseYaml(text) {
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lines = new yaml.LineCounter();
    const excess = findExcess(yaml, text);
    if (excess)
        return [excess];
    // The library holds each key against all others; `structureProblems` needs no squares.
    const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false };
    const document = withoutStacks(() => yaml.parseDocument(text, options));
    const problems = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
        position: positionAt(lines, pos[0]),
        message: firstLine(message),
    }));
    // The library tells once a level that it cannot go deeper.
    const tooDeep = problems.findLast(({ message }) => STACK_OVERFLOW.test(message));
    if (tooDeep)
        return [{ ...tooDeep, message: TOO_DEEP }];
    if (problems.length > 0)
        return problems;
    const misbuilt = structureProblems(yaml, document, lines);
    if (misbuilt.length > 0)
        return misbuilt;
    try {
        const value = document.toJS({ maxAliasCount: MAX_ALIASES });
        return {
            value,
            locate: (path) => positionAt(lines, offsetOf(yaml, document, path)),
            inexact: inexactValues(yaml, document, lines),
        };
    }
    catch (error) {
        // The one thing left that can go wrong: aliases that nest too deep or lead nowhere.
        if (!(error instanceof ReferenceError))
            throw error;
        return [{ position: positionAt(lines, 0), message: firstLine(error.message) }];
    }
}
/** Runs what makes an error a mistake, of which there may be a million: nobody reads their stacks. */
function withoutStacks(work) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
        return work();
    }
    finally {
        Error.stackTraceLimit = stackTraceLimit;
    }
}
/** Keys that are given twice, and more references than can be followed in good time. */
function structureProblems(yaml, document, lines) {
    const found = [];
    let references = 0;
    const complain = (node, message) => found.push({ position: positionAt(lines, startOf(yaml, node) ?? 0), message });
    const findRepeatedKeys = (items) => {
        const keys = new Set();
        for (const item of items) {
            const key = keyOf(yaml, item);
            if (key === null)
                continue;
            if (keys.has(key))
                complain(item.key, 'Map keys must be unique');
            keys.add(key);
        }
    };
    yaml.visit(document, (_key, node) => {
        if (yaml.isMap(node))
            findRepeatedKeys(node.items);
        if (yaml.isAlias(node) || (yaml.isNode(node) && node.anchor !== undefined))
            references += 1;
        if (references <= MAX_REFERENCES)
            return undefined;
        complain(node, `There are more than ${MAX_REFERENCES} anchors and aliases.`);
        return yaml.visit.BREAK;
    });
    return found;
}
const WHOLE_NUMBER = /^[-+]?(\d+|0o[0-7]+|0x[\da-f]+)$/i;
const QUOTED_DIGITS = 40;
function inexactValues(yaml, document, lines) {
    const found = [];
    yaml.visit(document, {
        Scalar(_key, { value, source = '', range }) {
            const message = whyInexact(value, source);
            if (message)
                found.push({ position: positionAt(lines, range?.[0] ?? 0), message });
        },
    });
    return found;
}
function whyInexact(value, source) {
    if (typeof value === 'string' && !value.isWellFormed()) {
        // Two that differ in it are one and the same to whoever gets them.
        return 'this text has one half of a surrogate pair, such as \\ud83d, which is no character and would be lost. Write both halves, or the character itself.';
    }
    if (typeof value !== 'number')
        return null;
    const isLost = WHOLE_NUMBER.test(source) && !Number.isSafeInteger(value);
    if (!isLost && !isRounded(value) && Number.isFinite(value))
        return null;
    const more = source.length > QUOTED_DIGITS ? '…' : '';
    const number = `${source.slice(0, QUOTED_DIGITS)}${more}`;
    return Number.isFinite(value)
        ? `the number ${number} cannot be kept exactly: integers beyond 2^53 are rounded. Write it as a text, in quotes.`
        : `the number ${number} has no place in JSON. Write it as a text, in quotes.`;
}
/** The library quotes names, which may be as long as the text. */
const MAX_MESSAGE_LENGTH = 300;
function firstLine(message) {
    // What it quotes may be of any file that somebody led a link to.
    const line = message.split(/\n|: "/, 1)[0] ?? message;
    return line.length > MAX_MESSAGE_LENGTH ? `${line.slice(0, MAX_MESSAGE_LENGTH)}…` : line;
}
function positionAt(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return `${Math.max(line, 1)}:${Math.max(col, 1)}`;
}
/** Offset of the key the path ends at, or of the last part of the path that is there. */
function offsetOf(yaml, document, path) {
    let node = document.contents;
    let offset = startOf(yaml, node) ?? 0;
    for (const key of path) {
        if (yaml.isAlias(node))
            node = node.resolve(document);
        if (yaml.isMap(node)) {
            const pair = node.items.find((item) => keyOf(yaml, item) === String(key));
            if (!pair)
                break;
            offset = startOf(yaml, pair.key) ?? offset;
            node = pair.value;
        }
        else if (yaml.isSeq(node) && typeof key === 'number') {
            node = node.items[key];
            offset = startOf(yaml, node) ?? offset;
        }
        else {
            break;
        }
    }
    return offset;
}
/** Null for a key that is a list or a map, which no suite has. */
function keyOf(yaml, { key }) {
    return yaml.isScalar(key) ? String(key.value) : null;
}
function startOf(yaml, node) {
    return yaml.isNode(node) ? node.range?.[0] : undefined;
}


/***/ }),

/***/ 19224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ missingServerConfig),
/* harmony export */   v: () => (/* binding */ missingSuiteFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Where suites are kept, as the documentation has it. */
const SUITES = 'evals/**/*.{yaml,yml,json}';
const MAX_SEEN = 200;
const MAX_LISTED = 5;
/** Where this and other tools keep their list of MCP servers, under the same key. */
const USUAL_CONFIGS = ['.mcp.json', 'mcp.json', '.cursor/mcp.json'];
/** The least that starts a server. */
const CONFIG_EXAMPLE = '{ "mcpServers": { "my-server": { "command": "node", "args": ["dist/server.js"] } } }';
/** What to say of a suite file that is not there: what the workspace has in its place. */
async function missingSuiteFile(file, workspace) {
    const pattern = /[*?{]/.test(file)
        ? ' This input takes one file, no pattern; give each suite a step or a matrix leg of its own.'
        : '';
    const found = await suitesNear(file, workspace);
    const [nearest] = found;
    const places = nearest === undefined
        ? ' Is it checked out?'
        : ` Did you mean \`${nearest}\`?${found.length > 1 ? ` There are: ${listed(found)}` : ''}`;
    return `there is no such file in the workspace.${pattern}${places}`;
}
/** Suite files of the workspace, those that are written most alike first. */
async function suitesNear(file, workspace) {
    const { distance } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 21916, 19));
    const found = [];
    for await (const path of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.glob)(SUITES, { cwd: workspace })) {
        found.push(path);
        if (found.length >= MAX_SEEN)
            break;
    }
    return found
        .map((path) => ({ path, slips: distance(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(file)) }))
        .toSorted((a, b) => a.slips - b.slips || (a.path < b.path ? -1 : 1))
        .map(({ path }) => path);
}
function listed(paths) {
    const more = paths.length - MAX_LISTED;
    const names = paths
        .slice(0, MAX_LISTED)
        .map((path) => `\`${path}\``)
        .join(', ');
    return more > 0 ? `${names} and ${more} more.` : `${names}.`;
}
/** What to say of a list of servers that is not there: where one lies, or what is in one. */
async function missingServerConfig(file, workspace) {
    const beside = await firstThere(USUAL_CONFIGS.filter((path) => path !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(file)), workspace);
    const missing = `there is no file \`${file}\` in the workspace.`;
    if (beside !== undefined) {
        const message = `${missing} There is \`${beside}\`; name that one.`;
        return { where: 'mcp-config', message, example: beside };
    }
    return {
        where: 'mcp-config',
        message: `${missing} It names the MCP servers of the embedded service; write one, and check the repository out before this step.`,
        example: CONFIG_EXAMPLE,
    };
}
async function firstThere(paths, workspace) {
    for (const path of paths) {
        const there = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)).then(() => true, () => false);
        if (there)
            return path;
    }
    return undefined;
}


/***/ })

};
