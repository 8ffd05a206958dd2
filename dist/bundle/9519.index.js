export const id = 9519;
export const ids = [9519];
export const modules = {

/***/ 21518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   lm: () => (/* binding */ connectionProblems),
/* harmony export */   zz: () => (/* binding */ apiAddress)
/* harmony export */ });
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13099);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44842);


/** What fits a header. */
const KEY = /^sk_[\x21-\x7e]+$/;
/** Whether a host is this machine, so that what is sent to it stays here. */
function isLoopback(hostname) {
    return /^(?:localhost|\[?::1\]?|127(?:\.\d{1,3}){3})$/i.test(hostname);
}
/** The address below which the routes are. `address` may have the path of the version. */
function apiAddress(address) {
    const { origin, pathname } = new URL(address);
    const path = pathname.replace(/\/+$/, '');
    return `${origin}${path.endsWith(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .BASE_PATH */ .o2) ? path : `${path}${_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .BASE_PATH */ .o2}`}`;
}
/**
 * Lists what is wrong with the address of an input and the key of a service, null: none is needed.
 * Repeats neither.
 */
function connectionProblems(url, key, input = 'base-url') {
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
        const data = { code: 'address', reason: 'service' };
        return [{ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfInput */ .dj)(input), data }];
    }
    const wrongKey = key === '' ? '' : key === null || KEY.test(key) ? null : 'another text';
    return [
        ...misfit(input, 'an address that begins with `https://`', wrongAddress(url)),
        ...misfit('api-key', 'a key that begins with `sk_`', wrongKey),
    ];
}
/** @param observed empty if it is missing; null if nothing is wrong */
function misfit(input, expected, observed) {
    if (observed === null)
        return [];
    const place = (0,_report_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfInput */ .dj)(input);
    if (observed === '')
        return [{ place, data: { code: 'missing', key: input } }];
    return [{ place, data: { code: 'type', expected, observed } }];
}
function wrongAddress(address) {
    const url = new URL(address);
    if (url.username !== '' || url.password !== '')
        return 'one with a user name or password';
    if (/[?#]/.test(address))
        return 'one with a query or fragment';
    return url.protocol === 'https:' || isLoopback(url.hostname) ? null : 'an http address';
}


/***/ }),

/***/ 44842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ routes),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   mY: () => (/* binding */ QUERY_PARAMETERS),
/* harmony export */   o2: () => (/* binding */ BASE_PATH),
/* harmony export */   qi: () => (/* binding */ SDK_INFO)
/* harmony export */ });
const BASE_PATH = '/api/v1';
/** What an older SDK asks first, without a key. */
const SDK_INFO = {
    path: '/sdk/v1/info',
    reply: { capabilities: { evalsHostConfig: 1 } },
};
const QUERY_PARAMETERS = {
    cursor: 'The `nextCursor` of the previous page.',
    limit: 'Most items of the page.',
    organizationId: 'Lists the projects of this organization only.',
    projectId: 'Lists the chat sessions of this project only.',
    status: '`active` (default) or `archived`.',
    before: 'Like `cursor`, or a time in epoch milliseconds.',
};
const PAGE = ['cursor', 'limit'];
const GROUPS = ['catalogue', 'servers', 'evals', 'ingest'];
const CREATES = { status: 201, isRepeatable: false };
/** Routes below a path. They name schemas of a module, which loads when one is used: that takes long. */
function groupOf(group, base, load) {
    const schema = (name) => {
        return async () => (await load())[name];
    };
    const get = (path, reply, query) => ({
        group,
        method: 'GET',
        path: `${base}${path}`,
        status: 200,
        query: query ?? [],
        body: null,
        reply: schema(reply),
        isRepeatable: true,
        mayConflict: false,
    });
    const send = (path, body, reply, { method = 'POST', status = 200, isRepeatable = true, mayConflict = false } = {}) => ({ ...get(path, reply), body: schema(body), method, status, isRepeatable, mayConflict });
    const list = (path, reply) => get(path, reply, PAGE);
    return { get, list, send };
}
const ofProject = '/projects/{projectId}';
const loadCatalogue = () => Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(7797)]).then(__webpack_require__.bind(__webpack_require__, 17797));
const account = groupOf('catalogue', '', loadCatalogue);
const catalogue = groupOf('catalogue', ofProject, loadCatalogue);
const server = groupOf('servers', `${ofProject}/servers/{serverId}`, () => {
    return Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(1952)]).then(__webpack_require__.bind(__webpack_require__, 61952));
});
const evals = groupOf('evals', ofProject, () => Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(9951)]).then(__webpack_require__.bind(__webpack_require__, 79951)));
const ingest = groupOf('ingest', `${ofProject}/eval-ingest`, () => Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(5682)]).then(__webpack_require__.bind(__webpack_require__, 55682)));
/** Each route once. Router, client, OpenAPI, `docs/api.md` and tests follow this table. */
const routes = {
    getAccount: account.get('/me', 'account'),
    listProjects: account.get('/projects', 'projects', ['organizationId', ...PAGE]),
    listServers: catalogue.list('/servers', 'servers'),
    listEvalSuites: catalogue.list('/eval-suites', 'suites'),
    listHosts: catalogue.list('/hosts', 'hosts'),
    createHost: catalogue.send('/hosts', 'hostRequest', 'host', { ...CREATES, mayConflict: true }),
    getHost: catalogue.get('/hosts/{hostId}', 'host'),
    updateHost: catalogue.send('/hosts/{hostId}', 'hostUpdate', 'host', {
        method: 'PATCH',
        mayConflict: true,
    }),
    deleteHost: catalogue.send('/hosts/{hostId}', 'hostDeletion', 'deletedHost', {
        method: 'DELETE',
        // A second time answers 404.
        isRepeatable: false,
    }),
    listChatSessions: account.get('/chat-sessions', 'chatSessions', [
        'projectId',
        'status',
        'before',
        ...PAGE,
    ]),
    listChatboxes: catalogue.list('/chatboxes', 'chatboxes'),
    getChatbox: catalogue.get('/chatboxes/{chatboxId}', 'chatbox'),
    validateServer: server.send('/validate', 'emptyRequest', 'validation'),
    diagnoseServer: server.send('/doctor', 'emptyRequest', 'doctorReport'),
    checkOAuth: server.send('/check-oauth', 'emptyRequest', 'oauthRequirement'),
    listTools: server.send('/tools', 'pageRequest', 'mcpItems'),
    callTool: server.send('/tools/call', 'callRequest', 'passedOn', { isRepeatable: false }),
    listPrompts: server.send('/prompts', 'pageRequest', 'mcpItems'),
    getPrompt: server.send('/prompts/get', 'promptRequest', 'passedOn'),
    listResources: server.send('/resources', 'pageRequest', 'mcpItems'),
    readResource: server.send('/resources/read', 'resourceRequest', 'passedOn'),
    exportServer: server.send('/export', 'emptyRequest', 'snapshot'),
    importTokens: server.send('/oauth/import-tokens', 'importRequest', 'importedTokens'),
    createEvalSuite: evals.send('/eval-suites', 'suiteRequest', 'createdSuite', CREATES),
    getEvalSuite: evals.get('/eval-suites/{suiteId}', 'suite'),
    listCases: evals.list('/eval-suites/{suiteId}/cases', 'cases'),
    listRuns: evals.list('/eval-suites/{suiteId}/runs', 'runs'),
    createEvalRun: evals.send('/eval-runs', 'runRequest', 'createdRun', {
        status: 202,
        isRepeatable: false,
        mayConflict: true,
    }),
    getEvalRun: evals.get('/eval-runs/{runId}', 'run'),
    cancelEvalRun: {
        ...evals.get('/eval-runs/{runId}/cancel', 'run'),
        method: 'POST',
        mayConflict: true,
    },
    listIterations: evals.list('/eval-runs/{runId}/iterations', 'iterations'),
    getTrace: evals.get('/eval-runs/{runId}/iterations/{iterationId}/trace', 'trace'),
    reportRun: ingest.send('/report', 'reportRequest', 'finishedRun', { mayConflict: true }),
    startRun: ingest.send('/runs/start', 'startRequest', 'startedRun', { mayConflict: true }),
    appendIterations: ingest.send('/runs/iterations', 'appendRequest', 'appended', {
        mayConflict: true,
    }),
    finalizeRun: ingest.send('/runs/finalize', 'finalizeRequest', 'finishedRun'),
    createUploadUrl: ingest.send('/artifacts/upload-url', 'uploadRequest', 'uploadUrl'),
};


/***/ }),

/***/ 79519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _api_client_connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21518);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89862);
/* harmony import */ var _lib_processes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99012);
/* harmony import */ var _session_embedded_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99937);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18763);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24953);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50698);











const MINUTE_S = 60;
const SECOND_MS = 1_000;
/** npm passes a signal on that the terminal has sent already. */
const REPEATED_SIGNAL_MS = 1_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const NO_CONFIG = { projects: null, secrets: [] };
const NO_MODELS = { providers: new Map() };
const OPTIONS = {
    database: (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)()
        .default('mcp-eval-gate.sqlite')
        .describe('Path of the database. Default: mcp-eval-gate.sqlite.'),
    config: (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)().optional().describe('File of projects and servers.'),
    'models-config': (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)().optional().describe('File of models that need no key of the caller.'),
    listen: (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)().default('127.0.0.1').describe('Address to listen on. Default: 127.0.0.1.'),
    port: (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .whole */ .WQ)(0, 65_535, '8787', 'Port to listen on. 0: any free port.'),
    rate: (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .whole */ .WQ)(1, 1_000_000, '60', 'Requests a minute.'),
    burst: (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .whole */ .WQ)(1, 1_000_000, '10', 'Requests at once.'),
    'max-concurrent-runs': (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .whole */ .WQ)(1, 1_000, '2', 'Active runs.'),
    grace: (0,_options_js__WEBPACK_IMPORTED_MODULE_10__/* .whole */ .WQ)(0, 86_400, '30', 'Seconds that runs have to end after a signal.', 'seconds'),
};
const command = (0,_command_js__WEBPACK_IMPORTED_MODULE_9__/* .defineCommand */ .NB)(OPTIONS, 0, async ({ values }, environment, write) => {
    const { workspace: folder, variables, logger, redactor, signal } = environment;
    const named = (path) => ({ folder, path, environment: variables });
    const { readConfigFile, readModelsFile } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3900), __webpack_require__.e(4976)]).then(__webpack_require__.bind(__webpack_require__, 14976));
    const { config: configPath, 'models-config': modelsPath } = values;
    const config = configPath === undefined ? NO_CONFIG : await readConfigFile(named(configPath));
    const models = modelsPath === undefined ? NO_MODELS : await readModelsFile(named(modelsPath));
    if ('problems' in config || 'problems' in models) {
        const files = [config, models];
        return { problems: files.flatMap((file) => ('problems' in file ? file.problems : [])) };
    }
    const given = variables[_options_js__WEBPACK_IMPORTED_MODULE_10__/* .KEY_VARIABLE */ .$9] ?? '';
    const { newKey } = await __webpack_require__.e(/* import() */ 5172).then(__webpack_require__.bind(__webpack_require__, 85172));
    const key = given === '' ? newKey() : given;
    redactor.add(_options_js__WEBPACK_IMPORTED_MODULE_10__/* .KEY_VARIABLE */ .$9, [key]);
    for (const [name, secrets] of config.secrets)
        redactor.add(name, secrets);
    for (const [name, { apiKey }] of models.providers)
        redactor.add(name, [apiKey ?? '']);
    for (const name of redactor.weak)
        logger.warn(_words_messages_js__WEBPACK_IMPORTED_MODULE_8__/* .MESSAGES */ .n.weakSecret(name));
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder, values.database);
    const artifactFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder, `${values.database}.artifacts`);
    const setup = {
        databaseFile: file,
        host: values.listen,
        port: values.port,
        settings: {
            ratePerSecond: values.rate / MINUTE_S,
            burst: values.burst,
            maxConcurrentRuns: values['max-concurrent-runs'],
            providers: models.providers,
            artifactFolder,
            isLocalOnly: (0,_api_client_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U9)(values.listen),
            takesCommands: false,
        },
        projects: config.projects,
        key,
    };
    let service;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(artifactFolder, { recursive: true, mode: 0o700 });
        service = await (0,_session_embedded_js__WEBPACK_IMPORTED_MODULE_7__/* .startInProcess */ .JC)(setup, environment, (error) => logger.error((0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .stackOf */ .US)(error)));
    }
    catch (error) {
        logger.debug((0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .stackOf */ .US)(error));
        const { listen: host, port } = values;
        const { KeyError } = await __webpack_require__.e(/* import() */ 69).then(__webpack_require__.bind(__webpack_require__, 80069));
        const storage = await Promise.all(/* import() */[__webpack_require__.e(189), __webpack_require__.e(8533), __webpack_require__.e(3628)]).then(__webpack_require__.bind(__webpack_require__, 93628));
        const fail = (trouble) => ({ trouble });
        if (error instanceof KeyError)
            return fail({ reason: 'encryption-key', source: error.source });
        if (error instanceof storage.DatabaseInUseError)
            return fail({ reason: 'database-in-use', file });
        if (error instanceof storage.DatabaseVersionError) {
            return fail({ reason: 'database-version', file, version: error.version });
        }
        if ((0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) === 'EADDRINUSE')
            return fail({ reason: 'port-taken', host, port });
        const detail = (0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(error);
        if ((0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) === 'ERR_SQLITE_ERROR')
            return fail({ reason: 'database', file, detail });
        return fail({ reason: 'start', detail });
    }
    write(_words_messages_js__WEBPACK_IMPORTED_MODULE_8__/* .MESSAGES */ .n.listening(service.origin));
    if (given === '')
        write(_words_messages_js__WEBPACK_IMPORTED_MODULE_8__/* .MESSAGES */ .n.newKey(key, _options_js__WEBPACK_IMPORTED_MODULE_10__/* .KEY_VARIABLE */ .$9));
    if (!signal.aborted)
        await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, 'abort');
    const since = performance.now();
    for (const name of SIGNALS) {
        // A later signal does not wait for runs. Servers die with the process.
        process.on(name, () => {
            if (performance.now() - since < REPEATED_SIGNAL_MS)
                return;
            process.exit(_lib_processes_js__WEBPACK_IMPORTED_MODULE_6__/* .SIGNAL_EXIT */ .Kx + node_os__WEBPACK_IMPORTED_MODULE_2__.constants.signals[name]);
        });
    }
    logger.info(_words_messages_js__WEBPACK_IMPORTED_MODULE_8__/* .MESSAGES */ .n.stopping(values.grace));
    await service.close(values.grace * SECOND_MS);
    return _command_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT_CODES */ .ai.passed;
});


/***/ }),

/***/ 68101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ HAS_TABLE),
/* harmony export */   EX: () => (/* binding */ hasLivingMember),
/* harmony export */   fR: () => (/* binding */ killMarked),
/* harmony export */   l6: () => (/* binding */ MARK_VARIABLE),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89862);
/** Looks into /proc, which only Linux has. Elsewhere nothing is found. */


/** A process may start another one while both are looked for. */
const MAX_LOOKS = 10;
/** Processes that are dead, and stay until someone asks how they ended. */
const DEAD = ['Z', 'X'];
const HAS_TABLE = process.platform === 'linux';
/** In the environment of each process that is started. Its value is a mark. */
const MARK_VARIABLE = 'MCP_EVAL_GATE_PROCESS';
/**
 * Kills each process that has a mark in its environment, and what it has passed the mark on to. The
 * part before the point is the mark of all groups of a run. Returns how many there were.
 */
function killMarked(mark) {
    const marks = [`${MARK_VARIABLE}=${mark}\0`, `${MARK_VARIABLE}=${mark}.`];
    const killed = new Set();
    for (let look = 0; look < MAX_LOOKS; look += 1) {
        const found = processesWith('environ', (content) => marks.some((marked) => content.includes(marked)));
        if (found.length === 0)
            break;
        for (const pid of found) {
            sendSignal(pid, 'SIGKILL');
            killed.add(pid);
        }
    }
    return killed.size;
}
/** Whether a process group has a member that is not dead. */
function hasLivingMember(group) {
    const found = processesWith('stat', (content) => {
        // `pid (name) state parent group …`: the name may hold anything.
        const [state = '', , member] = content.slice(content.lastIndexOf(')') + 2).split(' ');
        return Number(member) === group && !DEAD.includes(state);
    });
    return found.length > 0;
}
/** Sends a signal to a process, or to a group by its negative number. Returns whether it exists. */
function sendSignal(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch (error) {
        // EPERM: on macOS only zombies are left.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === 'ESRCH' || (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === 'EPERM')
            return false;
        throw error;
    }
}
function processesWith(file, holds) {
    if (!HAS_TABLE)
        return [];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
    return names.filter((name) => holds(contentOf(`/proc/${name}/${file}`))).map(Number);
}
function contentOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'latin1');
    }
    catch (error) {
        // The process is gone, or another user's.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === undefined)
            throw error;
        return '';
    }
}


/***/ }),

/***/ 99012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kx: () => (/* binding */ SIGNAL_EXIT),
/* harmony export */   PT: () => (/* binding */ ProcessGroup),
/* harmony export */   SR: () => (/* binding */ Processes)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68101);
/* harmony import */ var _sleep_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48646);





/** A process and the end of its output follow each other within this. */
const SETTLE_MS = 1_000;
/** The longer a process takes to end, the rarer it is looked at. */
const MIN_POLL_MS = 10;
const MAX_POLL_MS = 100;
/** What shells add to the number of a signal. */
const SIGNAL_EXIT = 128;
/** Windows has no process groups. */
const HAS_GROUPS = process.platform !== 'win32';
const WAITS = { inputMs: 2_000, termMs: 2_000, killMs: 1_000 };
/** All groups that this process has started and that may be alive. */
class Processes extends Set {
    /** In the environment of all of them, with a number. */
    mark;
    #started = 0;
    /** @param mark is random, so that no other process has it */
    constructor(mark) {
        super();
        this.mark = mark;
    }
    /** The mark of another group. */
    nextMark() {
        this.#started += 1;
        return `${this.mark}.${this.#started}`;
    }
    /** Kills what is alive when this process exits, however it does. Returns what stops that. */
    killAtExit() {
        const killAll = () => {
            for (const group of this)
                group.kill();
            if (this.#started > 0)
                (0,_process_table_js__WEBPACK_IMPORTED_MODULE_3__/* .killMarked */ .fR)(this.mark);
        };
        process.once('exit', killAll);
        return () => process.off('exit', killAll);
    }
}
/**
 * A process in a group of its own, since commands such as `npx` are wrappers. What leaves the group
 * still has its mark, by which it is found on Linux. Elsewhere it escapes.
 */
class ProcessGroup {
    child;
    /** Resolves when the process has ended and its output is read. Rejects if it does not start. */
    ended;
    #living;
    #mark;
    #stopped;
    constructor({ command, args, cwd, env }, living) {
        this.#living = living;
        this.#mark = living.nextMark();
        this.child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
            cwd,
            env: { ...env, [_process_table_js__WEBPACK_IMPORTED_MODULE_3__/* .MARK_VARIABLE */ .l6]: this.#mark },
            detached: HAS_GROUPS,
            windowsHide: true,
        });
        // How the process ends says more than these errors. `ended` rejects if it does not start.
        const { stdin, stdout, stderr } = this.child;
        for (const emitter of [this.child, stdin, stdout, stderr])
            emitter?.on('error', () => { });
        // The types do not say so: without file descriptors there are no streams.
        if (stdin === undefined) {
            throw Object.assign(new Error('no file descriptors are left'), { code: 'EMFILE' });
        }
        if (this.child.pid !== undefined)
            living.add(this);
        const closed = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(this.child, 'close').catch(() => { });
        // A process that it started may hold the output open.
        this.ended = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(this.child, 'exit').then(() => (0,_sleep_js__WEBPACK_IMPORTED_MODULE_4__/* .settle */ .G9)([closed], SETTLE_MS));
        this.ended.catch(() => { });
    }
    /** Ends the group: end of input, SIGTERM, SIGKILL. Then kills what has left it. Never rejects. */
    stop(waits = WAITS) {
        this.#stopped ??= this.#stop(waits);
        return this.#stopped;
    }
    /** Kills the group at once. `stop` is still needed. */
    kill() {
        if (this.#living.has(this))
            this.#signal('SIGKILL');
    }
    async #stop({ inputMs, termMs, killMs }) {
        this.child.stdin.end();
        if (!(await this.#endsWithin(inputMs)))
            this.#signal('SIGTERM');
        if (!(await this.#endsWithin(termMs)))
            this.#signal('SIGKILL');
        await this.#endsWithin(killMs);
        if (this.#living.delete(this))
            (0,_process_table_js__WEBPACK_IMPORTED_MODULE_3__/* .killMarked */ .fR)(this.#mark);
        // A process that has escaped may hold them open, and this process with them.
        this.child.stdout.destroy();
        this.child.stderr.destroy();
    }
    async #endsWithin(limitMs) {
        for (let waitedMs = 0; this.isAlive();) {
            if (waitedMs >= limitMs)
                return false;
            const pollMs = Math.min(MAX_POLL_MS, MIN_POLL_MS + waitedMs / 4, limitMs - waitedMs);
            await (0,_sleep_js__WEBPACK_IMPORTED_MODULE_4__/* .sleep */ .yy)(pollMs);
            waitedMs += pollMs;
        }
        return true;
    }
    /** How the process has ended, as shells say it: a signal has a code too. Null: it has not. */
    get exitCode() {
        const { exitCode, signalCode } = this.child;
        return signalCode === null ? exitCode : SIGNAL_EXIT + node_os__WEBPACK_IMPORTED_MODULE_2__.constants.signals[signalCode];
    }
    /** Whether a process of the group runs. Windows only knows of the first. */
    isAlive() {
        const { pid, exitCode, signalCode } = this.child;
        const isRunning = exitCode === null && signalCode === null;
        if (pid === undefined || !HAS_GROUPS)
            return pid !== undefined && isRunning;
        if (!this.#signal(0))
            return false;
        // Zombies answer too. Containers without an init process keep them.
        return isRunning || !_process_table_js__WEBPACK_IMPORTED_MODULE_3__/* .HAS_TABLE */ .CY || (0,_process_table_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLivingMember */ .EX)(pid);
    }
    /** @returns whether the group exists */
    #signal(signal) {
        const { pid } = this.child;
        return pid !== undefined && (0,_process_table_js__WEBPACK_IMPORTED_MODULE_3__/* .sendSignal */ .vG)(HAS_GROUPS ? -pid : pid, signal);
    }
}


/***/ }),

/***/ 48646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   yy: () => (/* binding */ sleep)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/**
 * Waits, or ends early when the signal aborts. Never rejects. What has come while this process was
 * busy is seen before the end of the wait.
 */
async function sleep(ms, signal) {
    if (signal?.aborted)
        return;
    // The only rejection is that of the signal.
    const options = signal === undefined ? {} : { signal };
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, options).then(() => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)(), () => { });
}
/** Waits until promises settle, at most for a time. Never rejects. */
async function settle(promises, limitMs) {
    const settled = new AbortController();
    void Promise.allSettled(promises).then(() => settled.abort());
    await sleep(limitMs, settled.signal);
}
/** Rejects if a promise takes longer than a time. What it waits for may go on. */
async function within(promise, limitMs) {
    await settle([promise], limitMs);
    return Promise.race([promise, Promise.reject(new Error(`no end after ${limitMs / 1_000} s`))]);
}


/***/ }),

/***/ 99937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i1: () => (/* binding */ EMBEDDED_RATE),
  H1: () => (/* binding */ startEmbedded),
  JC: () => (/* binding */ startInProcess)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var errors = __webpack_require__(89862);
// EXTERNAL MODULE: ./build/src/lib/processes.js
var processes = __webpack_require__(99012);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/src/words/messages.js
var messages = __webpack_require__(18763);
;// CONCATENATED MODULE: ./build/src/session/proxies.js


/** Servers on this machine are reached without a proxy. Node has two ways to write the last one. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];
/** Has this process use the proxies of the environment until stopped. Node does only if asked. */
function useProxies({ variables, logger }) {
    const read = (name) => variables[name] || variables[name.toUpperCase()] || '';
    const complete = (address) => address === '' || address.includes('://') ? address : `http://${address}`;
    const [http_proxy, https_proxy] = [read('http_proxy'), read('https_proxy')].map(complete);
    const bypassed = read('no_proxy');
    const isUnused = !http_proxy && !https_proxy;
    // Before Node 24.14 only an environment variable can ask for it.
    if (isUnused || bypassed === '*' || !("setGlobalProxyFromEnv" in external_node_http_))
        return () => { };
    const no_proxy = [...LOOPBACK, bypassed].join(',');
    try {
        return external_node_http_.setGlobalProxyFromEnv({ http_proxy, https_proxy, no_proxy });
    }
    catch {
        logger.warn(messages/* MESSAGES */.n.proxy);
        return () => { };
    }
}

;// CONCATENATED MODULE: ./build/src/session/embedded.js




/** What its client sends. The service allows a little more. */
const EMBEDDED_RATE = { burst: 180, perSecond: 1_000 };
/** The service of a job has one client, and as many runs as that asks for. */
const SETTINGS = {
    ratePerSecond: EMBEDDED_RATE.perSecond,
    burst: 200,
    maxConcurrentRuns: 100,
    artifactFolder: null,
    isLocalOnly: true,
    takesCommands: true,
};
/** Starts a service in this process. Its servers die with the process, however it exits. */
async function startInProcess(setup, environment, onBug) {
    const { startService } = await Promise.all(/* import() */[__webpack_require__.e(189), __webpack_require__.e(2730), __webpack_require__.e(3969)]).then(__webpack_require__.bind(__webpack_require__, 23969));
    const { workspace, variables, redactor, processMark, now, logger } = environment;
    const living = new processes/* Processes */.SR(processMark);
    const stopKilling = living.killAtExit();
    const stopProxies = useProxies(environment);
    const { origin, close } = await startService(setup, {
        workspace,
        environment: variables,
        concurrency: Math.max(2, (0,external_node_os_.availableParallelism)()),
        redactor,
        living,
        now,
        onBug,
        onWarning: logger.warn,
    });
    return {
        origin,
        close: async (graceMs) => {
            await close(graceMs);
            stopKilling();
            stopProxies();
        },
    };
}
/** Starts a service for one job: in memory, with one project. */
async function startEmbedded(servers, { modelBaseUrls, connectTimeout }, environment) {
    const { DEFAULT_PROJECT, emptyProject, newKey } = await __webpack_require__.e(/* import() */ 5172).then(__webpack_require__.bind(__webpack_require__, 85172));
    const key = newKey();
    const project = { ...emptyProject(DEFAULT_PROJECT), servers: [...servers] };
    const providers = [...modelBaseUrls].map(([provider, baseUrl]) => {
        // Keys come with each run.
        return [provider, { apiKey: null, baseUrl, models: null }];
    });
    const connectMs = connectTimeout && Math.round(connectTimeout * 1_000);
    const setup = {
        databaseFile: null,
        host: '127.0.0.1',
        port: 0,
        settings: { ...SETTINGS, providers: new Map(providers), connectMs },
        projects: [project],
        key,
    };
    const onBug = (error) => environment.logger.debug((0,errors/* stackOf */.US)(error));
    const { origin, close } = await startInProcess(setup, environment, onBug);
    return { origin, key, close };
}


/***/ })

};
