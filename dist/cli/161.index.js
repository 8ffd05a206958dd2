export const id = 161;
export const ids = [161,9423];
export const modules = {

/***/ 60161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateSuites: () => (/* binding */ validateSuites)
});

// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
;// CONCATENATED MODULE: ./build/contract/cases/beforehand/iteration-count.js

/** What is wrong with how many iterations cases have together; null where nothing is. */
function tooManyIterations(iterations) {
    const most = limits/* OWN_LIMITS */.us.iterationsPerRun;
    const wanted = iterations.reduce((sum, one) => sum + one, 0);
    return wanted <= most
        ? null
        : `the cases have ${wanted} iterations in all, and a run has at most ${most}`;
}

// EXTERNAL MODULE: ./build/evals/launch/chosen-servers.js
var chosen_servers = __webpack_require__(89423);
// EXTERNAL MODULE: ./build/evals/launch/server-names.js + 2 modules
var server_names = __webpack_require__(6059);
// EXTERNAL MODULE: ./build/evals/suite-file/suite-file.js + 6 modules
var suite_file = __webpack_require__(54157);
// EXTERNAL MODULE: ./build/evals/suite-file/suite-problems.js
var suite_problems = __webpack_require__(51753);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/policy/policy-in-force.js + 5 modules
var policy_in_force = __webpack_require__(59154);
// EXTERNAL MODULE: ./build/render/terminal/paint.js
var paint = __webpack_require__(78986);
// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/cli/judged/job-at-terminal.js + 5 modules
var job_at_terminal = __webpack_require__(89502);
// EXTERNAL MODULE: ./build/cli/options/option-words.js
var option_words = __webpack_require__(21863);
// EXTERNAL MODULE: ./build/cli/terminal/exit-codes.js
var exit_codes = __webpack_require__(22927);
// EXTERNAL MODULE: ./build/cli/terminal/harmless-json.js
var harmless_json = __webpack_require__(18286);
// EXTERNAL MODULE: ./build/cli/terminal/screen.js
var terminal_screen = __webpack_require__(3096);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/redaction/secret-keeper.js + 3 modules
var secret_keeper = __webpack_require__(69244);
// EXTERNAL MODULE: ./build/session/resolve.js
var resolve = __webpack_require__(56011);
// EXTERNAL MODULE: ./build/session/session.js + 6 modules
var session_session = __webpack_require__(5349);
// EXTERNAL MODULE: ./build/surface/ask-servers.js
var ask_servers = __webpack_require__(46780);
// EXTERNAL MODULE: ./build/cli/terminal/terminal-logger.js
var terminal_logger = __webpack_require__(99705);
;// CONCATENATED MODULE: ./build/cli/suites/servers-there.js









/**
 * The servers that `mcp-config` has, as the service reads it, which starts none of them; null where they
 * are those of another service, and where there is no such file and none was asked for.
 * @throws ConfigurationError with what is wrong with the file.
 */
async function serversThere(config, raw, terminal) {
    const { service } = config;
    if (service.kind !== 'embedded')
        return null;
    const isAsked = raw['mcp-config'] !== undefined;
    if (!isAsked && !(await isThere(external_node_path_.resolve(terminal.folder, service.mcpConfigFile)))) {
        return null;
    }
    const secrets = (0,secret_keeper/* createSecretKeeper */.N)();
    const logger = (0,terminal_logger/* terminalLogger */.j)(new terminal_screen/* Screen */.f(terminal), secrets, 'quiet');
    const job = await (0,job_at_terminal/* jobAt */.l)(raw, { terminal, secrets, logger });
    // What is never started needs nothing around it.
    const unconfined = { ...service, serverSandbox: 'off' };
    const session = (0,session_session/* openSession */.f)({ ...config, service: unconfined }, job);
    try {
        const { signal, deadlineAtMs } = session;
        const { client } = await session.service();
        const projects = await (0,ask_servers/* allOf */.bn)(client.projects.list({ signal, deadlineAtMs }));
        const { id, name } = await (0,resolve/* resolveProject */.KI)(config.run.project, projects);
        const servers = await (0,ask_servers/* allOf */.bn)(client.servers.list(id, { signal, deadlineAtMs }));
        return { project: name, servers };
    }
    finally {
        await session.close();
    }
}
const isThere = (file) => (0,promises_.access)(file).then(() => true, () => false);

;// CONCATENATED MODULE: ./build/cli/suites/validate-suites.js
















/** No change is judged: files count as they lie there, wherever that is. */
const NO_JOB = {
    environment: {},
    payload: null,
    commits: {
        textOf: async () => ({ kind: 'unreachable', reason: 'nothing is asked of GitHub' }),
    },
    absoluteAnywhere: true,
};
/** Of a mistake, and the lines that it is broken into at most. */
const MAX_TEXT = 2000;
const PIECES = 20;
/**
 * Reads suite files, and what their results would be judged by, and tells all that is wrong with them.
 * @returns the exit code: 2 where anything is.
 */
async function validateSuites({ suites, raw, problems, json: isRead }, terminal) {
    const screen = new terminal_screen/* Screen */.f(terminal, { isRead });
    const { page } = screen;
    // What is wrong with the options is so for each of them, and told once.
    const told = new Map();
    let asked;
    const askedOnce = (config) => {
        asked ??= serversThere(config, raw, terminal);
        return asked;
    };
    for (const file of suites) {
        const ofSuite = { ...raw, 'suite-file': file };
        const read = await suiteProblems(ofSuite, problems, terminal.folder, askedOnce);
        if ('cases' in read) {
            const count = page.paint('quiet', (0,quantity/* countOf */.pq)(read.cases, 'case'));
            screen.line(`${page.paint('good', '✓')} ${(0,clean_text/* cleanLine */.Ow)(file, MAX_TEXT)} ${count}`);
            continue;
        }
        screen.line(`${page.paint('bad', '✗')} ${(0,clean_text/* cleanLine */.Ow)(file, MAX_TEXT)}`);
        for (const problem of read.problems.map(option_words/* asOption */.u)) {
            const text = (0,clean_text/* cleanLine */.Ow)((0,errors/* formatProblem */.Vw)(problem), MAX_TEXT);
            if (told.has(text))
                continue;
            told.set(text, problem);
            for (const line of (0,paint/* wrapped */.ky)(text, page.width - 4, PIECES))
                screen.line(`    ${line}`);
        }
    }
    const all = [...told.values()];
    if (isRead)
        terminal.stdout.write((0,harmless_json/* harmlessJson */.E)({ problems: all }));
    return all.length === 0 ? 0 : exit_codes/* EXIT_CODES */.a.invalid;
}
async function suiteProblems(raw, further, folder, askedOnce) {
    const problems = [];
    const config = await attempt(() => (0,job_at_terminal/* configOf */.W)(raw, further), problems);
    const file = raw['suite-file'] ?? '';
    const located = await attempt(() => (0,suite_file.readSuiteFile)(file, folder, config?.execution), problems);
    if (located !== null) {
        const isEmbedded = config === null || config.service.kind === 'embedded';
        await attempt(() => (0,suite_file.requireSoundSuite)(located, isEmbedded), problems);
    }
    if (config !== null) {
        if (located !== null)
            await attempt(() => requireAsRun(located, config), problems);
        await attempt(() => (0,policy_in_force/* readPolicy */.T4)(config, { ...NO_JOB, workspace: folder }), problems);
        const there = await attempt(() => askedOnce(config), problems);
        if (located !== null && there !== null) {
            await attempt(() => requireServers(located, config, there), problems);
        }
    }
    if (located === null || problems.length > 0)
        return { problems };
    return { cases: located.cases.length };
}
/** What the service refuses of a whole suite by what it is run with. */
function requireAsRun(located, { service, run }) {
    if (service.kind !== 'embedded')
        return;
    (0,suite_problems.requireKnownProviders)(located, Object.keys(service.modelBaseUrls));
    const { suite, file } = located;
    const iterations = suite.tests.map(({ runs }) => run.iterations ?? runs ?? suite.runs ?? 1);
    const message = tooManyIterations(iterations);
    // A part of it may have as many as there may be.
    if (message === null || run.shard !== null)
        return;
    const where = run.iterations === undefined ? file : 'iterations';
    throw new errors/* ConfigurationError */.j1([{ where, message: `${message}.` }]);
}
/** Holds what a suite says of servers against those that there are, as a run of it would. */
async function requireServers(located, { run }, { servers, project }) {
    const target = { ...located, kind: 'file' };
    const asked = { servers: run.servers, target, allServersByDefault: true, project };
    const chosen = await (0,chosen_servers.chosenServers)(servers, asked);
    (0,server_names/* requireServersOfSteps */.g)(target, (0,server_names.withServers)(target, chosen), chosen);
}
/** What comes of it; null where it throws problems, which are told with all others. */
async function attempt(work, problems) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof errors/* ConfigurationError */.j1))
            throw error;
        problems.push(...error.problems);
        return null;
    }
}


/***/ }),

/***/ 89423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chosenServers: () => (/* binding */ chosenServers)
/* harmony export */ });
/* harmony import */ var _session_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56011);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92657);


/**
 * The servers of a run among all that there are: those of the input, else those of the suite file.
 * @throws ConfigurationError where one is named that there is not, or that is disabled, and where it
 * cannot be told which are meant.
 */
async function chosenServers(all, { servers, target, allServersByDefault, project }) {
    const wanted = servers.length === 0 && target.kind === 'file' ? (target.suite.servers ?? []) : servers;
    if (wanted.length > 0) {
        const where = servers.length > 0 || target.kind === 'saved' ? 'servers' : target.serverPlace;
        const chosen = await (0,_session_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAllNamed */ .HC)(wanted, all, { kind: 'server', where });
        requireEnabled(chosen, where);
        return chosen;
    }
    const enabled = all.filter((server) => server.enabled);
    if (enabled.length === 1 || (allServersByDefault && enabled.length > 0))
        return enabled;
    const message = enabled.length === 0
        ? allServersByDefault
            ? 'there is none to run against: those of `mcp-config` are disabled, or it names none.'
            : `the project ${project} has no enabled MCP servers to run against.`
        : `name the MCP servers to run against, here or in the suite file. There are: ${(0,_session_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(enabled)}`;
    throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ where: 'servers', message }]);
}
function requireEnabled(chosen, place) {
    const problems = chosen
        .filter(({ enabled }) => !enabled)
        .map(({ name }) => ({
        where: typeof place === 'string' ? place : place(name),
        message: `the server \`${name}\` is disabled where it is configured. Enable it there, or leave it out here.`,
    }));
    if (problems.length > 0)
        throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(problems);
}


/***/ }),

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

/***/ 46780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ askServers),
/* harmony export */   Zb: () => (/* binding */ inOwnWords),
/* harmony export */   bn: () => (/* binding */ allOf),
/* harmony export */   fU: () => (/* binding */ OWN_SERVICE),
/* harmony export */   o9: () => (/* binding */ troubleOfBase),
/* harmony export */   zd: () => (/* binding */ chosenServers)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70370);
/* harmony import */ var _client_errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58327);
/* harmony import */ var _session_misconfigured_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46781);
/* harmony import */ var _session_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56011);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92657);
/* harmony import */ var _trouble_whose_trouble_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12538);
/* harmony import */ var _listed_surface_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4873);







/** Nothing is between our own service and its servers but the network to those elsewhere. */
const OWN_SERVICE = { maxAttempts: 2, isOwn: true };
/** Each is a process or two here, and a request or two of a service elsewhere. */
const AT_ONCE = 2;
/**
 * The servers that were chosen, else all that are enabled.
 * @throws ConfigurationError where there is none, or none of that name.
 */
async function chosenServers(client, projectId, wanted, options) {
    const saved = await allOf(client.servers.list(projectId, options));
    if (wanted.length > 0) {
        return (0,_session_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveAllNamed */ .HC)(wanted, saved, { kind: 'server', where: 'servers' });
    }
    const enabled = saved.filter((server) => server.enabled);
    if (enabled.length > 0)
        return enabled;
    const message = 'there is none to ask: those there are are disabled, or there are none at all.';
    throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ where: 'servers', message }]);
}
/**
 * Asks servers what they offer. One that does not tell keeps none of the others from being asked.
 * @throws ConfigurationError where one cannot be started as it is written, and what says nothing of
 * any one server, such as a key that is refused.
 */
async function askServers(client, projectId, servers, options) {
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_6__/* ["default"] */ .A)(AT_ONCE);
    const budget = (0,_listed_surface_js__WEBPACK_IMPORTED_MODULE_5__/* .surfaceBudget */ .rv)();
    const answers = await Promise.all(servers.map((server) => limit(async () => ({ server, answer: await ask(client, projectId, server, options) }))));
    const mistakes = answers.flatMap(({ answer }) => ('mistakes' in answer ? answer.mistakes : []));
    if (mistakes.length > 0)
        throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(mistakes);
    const found = { servers: [], silent: [] };
    // In the order of their names: which of them have room must not depend on who was first.
    for (const { server, answer } of answers.toSorted(byName))
        take(found, server, answer, budget);
    return found;
}
const byName = (one, other) => one.server.name < other.server.name ? -1 : 1;
function take(found, { name }, answer, budget) {
    if ('trouble' in answer)
        found.silent.push({ server: name, ...answer.trouble });
    if (!('exported' in answer))
        return;
    const listed = (0,_listed_surface_js__WEBPACK_IMPORTED_MODULE_5__/* .listedSurface */ .nY)(name, answer.exported, answer.tools, budget);
    if ('surface' in listed)
        found.servers.push(listed.surface);
    else
        found.silent.push({ server: name, message: listed.obstacle, isOwnDoing: false });
}
async function ask(client, projectId, { id: serverId, name }, { clock, serversFile = null, isOwn = false, ...options }) {
    const place = { projectId, serverId };
    try {
        const exported = await client.servers.export(place, options);
        // An export that tells of templates tells all; others leave titles and annotations out.
        const isWhole = exported.resourceTemplates !== undefined || exported.tools.length === 0;
        const unreadable = [...exported.unreadable];
        const onUnreadable = (parts) => {
            for (const part of parts)
                unreadable.push(`items${part}`);
        };
        const listed = () => allOf(client.servers.tools(place, { ...options, onUnreadable }));
        const tools = isWhole ? exported.tools : await listed();
        const [odd] = unreadable;
        if (odd === undefined)
            return { exported, tools };
        // What was left out would be taken for gone.
        const message = `the service tells what has not the shape of the API: ${odd}`;
        return { trouble: { message, isOwnDoing: false } };
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (isLate(error, clock.now() + LAST_MS >= options.deadlineAtMs)) {
            return { trouble: { message: LATE, isOwnDoing: false } };
        }
        const mistakes = await (0,_session_misconfigured_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .misconfiguredServers */ .G)(error, serversFile);
        if (mistakes.length > 0)
            return { mistakes };
        if (!isOfServer(error))
            throw error;
        const blame = error.details?.['blame'];
        const { message } = isOwn ? inOwnWords(error) : error;
        if (blame === 'configuration') {
            return { mistakes: [{ where: 'mcp-config', message: `server \`${name}\`: ${message}` }] };
        }
        return { trouble: { message, isOwnDoing: blame === 'server' } };
    }
}
/** In so long nothing can be asked any more: what is cut off by the deadline may come before it. */
const LAST_MS = 500;
const LATE = '`timeout-minutes` were over before it answered. Give more time.';
/** Whether there was no time left, and no more is known: the servers that were cut off are named. */
function isLate(error, isOver) {
    if (error instanceof _client_errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .DeadlineError */ .j3)
        return true;
    return isOver && error instanceof _client_errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr && error.kind === 'timeout';
}
/** What a service answers of the server that it was to ask, and not of the request. */
const SERVER_CODES = ['SERVER_UNREACHABLE', 'TIMEOUT', 'OAUTH_REQUIRED', 'FEATURE_NOT_SUPPORTED'];
/** Whether a request was refused for the sake of the server that it was about. */
function isOfServer(error) {
    return error instanceof _client_errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && SERVER_CODES.includes(error.code);
}
/** Trouble with a server as our own service tells it, without the request that it was about. */
function inOwnWords(error) {
    return isOfServer(error) && error.said !== '' ? new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ExpectedError */ .Dh(error.said) : error;
}
/** All items of a list. */
async function allOf(items) {
    const read = [];
    for await (const item of items)
        read.push(item);
    return read;
}
/** Whether the base could be asked says nothing of the head: whatever is wrong with it is one text. */
function troubleOfBase(error) {
    if (error instanceof Error && !(error instanceof _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ExpectedError */ .Dh))
        throw error;
    return (0,_trouble_whose_trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .isUsersTrouble */ .Sf)(error) ? error.message : (0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error);
}


/***/ }),

/***/ 4873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ takesTasksAlone),
/* harmony export */   nY: () => (/* binding */ listedSurface),
/* harmony export */   rv: () => (/* binding */ surfaceBudget)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _model_servers_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21054);
/* harmony import */ var _text_json_extent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6179);



/** What of a server's lists is taken; null stands for what is not there. */
const text = optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const flag = optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY());
const schema = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J());
const toolSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: text,
    description: text,
    inputSchema: schema,
    outputSchema: optional(schema),
    annotations: optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        title: text,
        readOnlyHint: flag,
        destructiveHint: flag,
        idempotentHint: flag,
        openWorldHint: flag,
    })),
    execution: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
});
const argumentSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: text,
    description: text,
    required: flag,
});
const promptSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...{ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), title: text, description: text },
    arguments: optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(argumentSchema)),
});
const placeSchema = { name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), title: text, description: text, mimeType: text };
const resourceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...placeSchema, uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const templateSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...placeSchema, uriTemplate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const listsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(toolSchema.transform(toolOf)),
    prompts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(promptSchema.transform(promptOf)).optional(),
    resources: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(resourceSchema.transform(resourceOf)).optional(),
    resourceTemplates: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(templateSchema.transform(templateOf)).optional(),
});
function optional(value) {
    return value.nullish().transform((given) => given ?? undefined);
}
const surfaceBudget = () => ({ bytes: 24 * 1024 * 1024, values: 500_000 });
/** Deeper schemas make a report that nobody reads. */
const MAX_DEPTH = 70;
/**
 * What a server offers, as it stands in its export, of which lists may be missing; its tools as its
 * own list has them, where that was asked for. What is taken is taken out of the budget.
 */
function listedSurface(server, exported, tools, budget) {
    let extent;
    try {
        const { prompts, resources, resourceTemplates = [] } = exported;
        const written = JSON.stringify([tools, prompts, resources, resourceTemplates]);
        extent = { ...(0,_text_json_extent_js__WEBPACK_IMPORTED_MODULE_0__/* .measureJson */ .j)(written), bytes: Buffer.byteLength(written) };
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return { obstacle: 'its lists are nested too deep to be compared' };
    }
    if (extent.depth > MAX_DEPTH) {
        return { obstacle: `its schemas are nested more than ${MAX_DEPTH} levels deep` };
    }
    if (extent.bytes > budget.bytes || extent.values > budget.values) {
        return { obstacle: 'it offers more than is compared' };
    }
    budget.bytes -= extent.bytes;
    budget.values -= extent.values;
    const { prompts, resources, resourceTemplates } = exported;
    const read = listsSchema.safeParse({ tools, prompts, resources, resourceTemplates });
    if (!read.success)
        return { obstacle: oddnessOf(read.error) };
    const { tools: ofTools, ...others } = read.data;
    const surface = { server, tools: ofTools };
    if (others.prompts)
        surface.prompts = others.prompts;
    if (others.resources)
        surface.resources = others.resources;
    if (others.resourceTemplates)
        surface.resourceTemplates = others.resourceTemplates;
    return { surface: (0,_model_servers_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalSurface */ .yc)(surface) };
}
/** What was left out would be taken for gone: so one odd item makes all of them unknown. */
function oddnessOf({ issues: [issue] }) {
    const place = (issue?.path ?? []).map(String).join('.');
    return `it lists what MCP does not allow, at ${place}: ${issue?.message}`;
}
/** Whether a tool takes calls as tasks alone. Source: MCP 2025-11-25, ToolExecution. */
function takesTasksAlone({ execution }) {
    return (typeof execution === 'object' &&
        execution !== null &&
        'taskSupport' in execution &&
        execution.taskSupport === 'required');
}
function toolOf({ annotations, execution, ...tool }) {
    const { inputSchema, outputSchema } = tool;
    const { title: hintTitle, ...hints } = annotations ?? {};
    return {
        ...named({ ...tool, title: tool.title ?? hintTitle }),
        inputSchema,
        ...(outputSchema !== undefined && { outputSchema }),
        annotations: known(hints),
        ...(takesTasksAlone({ execution }) && { taskSupport: 'required' }),
    };
}
function promptOf({ arguments: given = [], ...prompt }) {
    return {
        ...named(prompt),
        arguments: given.map((one) => ({ ...named(one), required: one.required ?? false })),
    };
}
function resourceOf({ uri, ...place }) {
    return { ...named(place), uri, ...typed(place) };
}
function templateOf({ uriTemplate, ...place }) {
    return { ...named(place), uriTemplate, ...typed(place) };
}
const typed = ({ mimeType }) => ({
    ...(mimeType !== undefined && { mimeType }),
});
function named({ name, title, description }) {
    return {
        name,
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
    };
}
function known(hints) {
    return Object.fromEntries(Object.entries(hints).filter(([, hint]) => hint !== undefined));
}


/***/ })

};
