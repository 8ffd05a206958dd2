export const id = 6059;
export const ids = [6059,35];
export const modules = {

/***/ 6059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ requireServersOfSteps),
  withServers: () => (/* binding */ withServers)
});

// EXTERNAL MODULE: ./build/contract/cases/server-step.js
var server_step = __webpack_require__(25373);
;// CONCATENATED MODULE: ./build/contract/cases/foreign-servers.js

/** The server a step means: by id, else by name, exact spelling first. */
function serverOf({ serverId, serverName }, servers) {
    if (serverId !== undefined)
        return servers.find(({ id }) => id === serverId);
    const wanted = serverName.toLowerCase();
    return (servers.find(({ name }) => name === serverName) ??
        servers.find(({ name }) => name.toLowerCase() === wanted));
}
/** Steps that name servers a run does not have. */
const findForeignServers = (cases, servers) => cases.flatMap(({ title, steps }, index) => steps.flatMap((step, at) => (0,server_step/* asksServer */.Aj)(step) && serverOf(step, servers) === undefined
    ? {
        ...{ index, title, stepId: step.id, server: step.serverId ?? step.serverName },
        path: ['steps', at, step.serverId === undefined ? 'serverName' : 'serverId'],
    }
    : []));

// EXTERNAL MODULE: ./build/session/resolve.js
var resolve = __webpack_require__(56011);
// EXTERNAL MODULE: ./build/text/meant-name.js
var meant_name = __webpack_require__(26829);
;// CONCATENATED MODULE: ./build/text/suggested-names.js

const MAX_LISTED = 5;
/** Such as `Did you mean "echo"? It has: "echo", "add".`: what a wrong name may have meant. */
function suggestNames(wanted, names, whose) {
    const there = [...new Set(names)];
    if (there.length === 0)
        return `${whose} no tools at all.`;
    const meant = (0,meant_name/* meantName */.d5)(wanted, there);
    const hint = meant === undefined ? '' : `Did you mean ${JSON.stringify(meant)}? `;
    const listed = (0,meant_name/* byNearness */.fl)(wanted, there)
        .slice(0, MAX_LISTED)
        .map((name) => JSON.stringify(name));
    const more = there.length - listed.length;
    const rest = more > 0 ? ` and ${more} more` : '';
    return `${hint}${whose}: ${listed.join(', ')}${rest}.`;
}
/** What follows the name of a case whose step names a server that there is not. */
const noSuchServer = (server, names) => `names the server ${JSON.stringify(server)}, which there is not. ${suggestNames(server, names, 'There is')}`;

// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/evals/suite-file/suite-file-schema.js
var suite_file_schema = __webpack_require__(63411);
;// CONCATENATED MODULE: ./build/evals/launch/server-names.js





/** So many cases are told; who has more has left them all out. */
const MAX_PROBLEMS = 20;
/**
 * The cases of a file with the server of each step named: the only one of the run where the step
 * leaves it out.
 * @param servers of the run; undefined where the service alone knows them.
 * @throws ConfigurationError where it cannot be told.
 */
function withServers({ suite, placeOf }, servers) {
    const [only, another] = servers ?? [];
    if (only !== undefined && another === undefined) {
        return suite.tests.map((test) => (0,suite_file_schema/* withServer */.eH)(test, only.name));
    }
    const why = servers === undefined
        ? 'the suite is saved with servers of its own, which are not told. Name it there, or name the only server in `servers`.'
        : `the run has several: ${(0,resolve/* listed */.KE)(servers)}`;
    const problems = suite.tests
        .filter(({ steps }) => steps.some(suite_file_schema/* leavesServerOut */.Qk))
        .slice(0, MAX_PROBLEMS)
        .map((test) => ({
        where: placeOf(test, ['steps', test.steps.findIndex(suite_file_schema/* leavesServerOut */.Qk)]),
        message: `case ${JSON.stringify(test.title)} has a step that names no server, and ${why}`,
        example: `serverName: ${only?.name ?? 'weather'}`,
    }));
    if (problems.length > 0)
        throw new errors/* ConfigurationError */.j1(problems);
    return suite.tests.map((test) => (0,suite_file_schema/* withServer */.eH)(test, ''));
}
/**
 * Makes sure of the servers that steps name. A service does so too; where none is to run anything, it is
 * not asked.
 * @param cases of the file, with the server of each step named.
 * @throws ConfigurationError naming those that the run does not have.
 */
function requireServersOfSteps({ suite, placeOf }, cases, servers) {
    const names = servers.map(({ name }) => name);
    const problems = new Map();
    for (const { index, title, server, path } of findForeignServers(cases, servers)) {
        const message = `case ${JSON.stringify(title)} ${noSuchServer(server, names)}`;
        const test = suite.tests[index];
        if (test === undefined || problems.has(message))
            continue;
        problems.set(message, { where: placeOf(test, path), message });
    }
    if (problems.size > 0)
        throw new errors/* ConfigurationError */.j1([...problems.values()].slice(0, MAX_PROBLEMS));
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


/***/ }),

/***/ 60035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ meantNumber)
/* harmony export */ });
const WITH_UNIT = /^\s{0,9}(\d{1,15}(?:\.\d{1,15})?)\s{0,9}([a-z%]{0,12})\s{0,9}$/i;
const SECOND = 1000;
const TIMES_MS = {
    ...{ ms: 1, millis: 1, milliseconds: 1 },
    ...{ s: SECOND, sec: SECOND, second: SECOND, seconds: SECOND },
    ...{ m: 60 * SECOND, min: 60 * SECOND, minute: 60 * SECOND, minutes: 60 * SECOND },
    ...{ h: 3600 * SECOND, hour: 3600 * SECOND, hours: 3600 * SECOND },
};
/** The number that a text with a unit stands for, such as 2000 for `2s` where `ms` are wanted. */
function meantNumber(written, wanted) {
    const [, digits, unit = ''] = WITH_UNIT.exec(written) ?? [];
    if (digits === undefined)
        return undefined;
    const number = Number(digits);
    const name = unit.toLowerCase();
    if (name === '')
        return number;
    if (wanted === 'other')
        return name === '%' ? number : name === 'k' ? number * 1000 : undefined;
    const factor = Object.hasOwn(TIMES_MS, name) ? TIMES_MS[name] : undefined;
    if (factor === undefined)
        return undefined;
    return (number * factor) / (wanted === 'ms' ? 1 : SECOND);
}


/***/ })

};
