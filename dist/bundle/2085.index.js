export const id = 2085;
export const ids = [2085];
export const modules = {

/***/ 45865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   rD: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95498);
/* harmony import */ var _lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67067);




/** Their commit is of this repository. A dispatch can check out anything. */
const OWN_EVENTS = ['push', 'schedule', 'merge_group', 'release'];
/** Of runs by these, the head is all the code. Others run for a branch, and may be about a fork. */
const RUNS_OF_HEAD = [...OWN_EVENTS, 'pull_request', 'workflow_dispatch'];
const WORKFLOW_REF = /^([^/@]+\/[^/@]+)\/(\.github\/workflows\/[^/@]+)@/;
const MAX_PAYLOAD_BYTES = 16 * 2 ** 20;
/** A part of another shape counts as absent. */
const part = (shape) => shape.nullish().catch(null);
/** Zeros stand for no commit. */
const sha = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const owner = part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }));
const repository = part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), owner }));
const end = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha, ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), repo: repository });
const pull = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ number: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()), head: end, base: end });
const payloadShape = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    repository: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), default_branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    before: part(sha),
    pull_request: part(pull),
    merge_group: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ head_sha: sha, base_sha: sha, base_ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    workflow_run: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        event: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        head_sha: sha,
        head_branch: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        head_repository: repository,
        pull_requests: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(pull)),
    })),
    issue: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ number: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()), pull_request: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({})) })),
});
/** Reads the payload of the event; null if there is none. */
async function readPayload(variables) {
    const path = variables['GITHUB_EVENT_PATH'];
    if (!path)
        return null;
    const text = await (0,_lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkspaceFile */ .s)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), MAX_PAYLOAD_BYTES);
    return typeof text === 'string' ? ((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text) ?? null) : null;
}
/** Reads the variables of the runner and the payload of the event, null if there is none. */
function readEvent(variables, payload) {
    const read = (name) => variables[`GITHUB_${name}`] ?? '';
    const event = payloadShape.safeParse(payload).data ?? {};
    const { pull_request: pull, workflow_run: run, merge_group: group, issue } = event;
    const name = read('EVENT_NAME');
    const id = event.repository?.id ?? idOf(read('REPOSITORY_ID'));
    const refBranch = (read('REF_TYPE') === 'branch' && read('REF_NAME')) || null;
    const [, home, workflow = null] = WORKFLOW_REF.exec(read('WORKFLOW_REF')) ?? [];
    // A fork that was deleted has no repository.
    const { head_repository: from, head_branch: ref } = run ?? {};
    const ownHead = { sha: group?.head_sha ?? read('SHA'), ref: refBranch, repo: { id } };
    const head = pull?.head ?? (run && { sha: run.head_sha, ref, repo: from }) ?? ownHead;
    const isOwn = pull || run || OWN_EVENTS.includes(name) ? head.repo?.id === id : null;
    const isOfHead = isOwn !== null && (!run || RUNS_OF_HEAD.includes(run.event ?? ''));
    const branch = isOwn === false ? null : (head.ref ?? null);
    const base = baseOf(event, id);
    const target = event.repository?.default_branch ?? branch;
    // A push to the default branch compares with what it found there.
    const before = name === 'push' && refBranch === target ? (event.before ?? null) : null;
    const targetBase = target === null ? null : { commit: before, branch: target };
    const isReadOnly = isOwn === false && /^pull_request(?!_target)/.test(name);
    return {
        name,
        repository: read('REPOSITORY'),
        repositoryId: id,
        workflow: home === read('REPOSITORY') ? workflow : null,
        job: read('JOB'),
        step: read('ACTION'),
        runId: idOf(read('RUN_ID')),
        attempt: idOf(read('RUN_ATTEMPT')) ?? 1,
        commit: head.sha,
        code: isOwn === false ? 'fork' : isOfHead ? 'own' : 'unknown',
        tip: /^refs\/(?:heads|tags)\//.test(read('REF')) ? read('SHA') : null,
        pull: (issue?.pull_request ? issue : pull)?.number ?? null,
        runHead: from && ref ? { repositoryId: from.id, label: `${from.owner?.login}:${ref}` } : null,
        isReadOnly,
        secretless: isReadOnly ? 'fork' : read('ACTOR') === 'dependabot[bot]' ? 'dependabot' : null,
        branch,
        base: base ? { commit: base.sha, branch: base.ref } : targetBase,
        policyBase: policyBaseOf(name, event, read('SHA')),
    };
}
function baseOf(event, id) {
    const { pull_request: pull, merge_group: group, workflow_run: run } = event;
    if (pull)
        return pull.base;
    if (group)
        return { sha: group.base_sha, ref: group.base_ref.replace(/^refs\/heads\//, '') };
    // GitHub lists no pull requests of forks, and may list those that go to another repository.
    const [only, another] = (run?.pull_requests ?? []).filter(({ head, base }) => head.sha === run?.head_sha && base.repo?.id === id);
    return another === undefined ? only?.base : undefined;
}
/**
 * The commit that a change goes into, not the one that it branched off, which its author chose. Runs
 * and comments lead from foreign code to a workflow of the default branch, whose tip is `GITHUB_SHA`.
 */
function policyBaseOf(name, event, tip) {
    const { pull_request: pull, merge_group: group, issue } = event;
    const isDirect = pull || group || /^(?:pull_request|merge_group)/.test(name);
    if (!isDirect && name !== 'workflow_run' && !issue?.pull_request)
        return { at: 'checkout' };
    const commit = isDirect ? (pull?.base.sha ?? group?.base_sha) : sha.safeParse(tip).data;
    return commit === undefined ? { at: 'unknown' } : { at: 'commit', sha: commit };
}
/** An id or number of GitHub; null for another text. */
function idOf(text) {
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}


/***/ }),

/***/ 38457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readConfig),
/* harmony export */   e: () => (/* binding */ actionInputs)
/* harmony export */ });
/* harmony import */ var _api_cases_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88077);
/* harmony import */ var _api_client_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21518);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74499);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45865);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13099);
/* harmony import */ var _former_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62170);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49654);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87745);








/** Inputs by name, as the runner passes them: `INPUT_SUITE-FILE`. */
function actionInputs(environment) {
    const inputs = Object.entries(environment).flatMap(([name, value = '']) => name.startsWith('INPUT_') ? [[name.slice('INPUT_'.length).toLowerCase(), value]] : []);
    return new Map(inputs);
}
/** Reads all inputs, and lists all that is wrong. A wrong one falls back to its default. */
function readConfig(given, known) {
    const problems = [];
    const readRow = ({ name, default: otherwise, ifEmpty, read }) => {
        const text = given.get(name)?.trim();
        if (text === '' && ifEmpty !== undefined)
            problems.push(problemAt(name, ifEmpty));
        const result = read(text || otherwise);
        if ('value' in result)
            return result.value;
        problems.push(problemAt(name, result.problem));
        const fallback = read(otherwise);
        if ('value' in fallback)
            return fallback.value;
        throw new Error(`the default of ${name} is wrong`);
    };
    const entries = Object.entries(_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .mc).map(([key, row]) => [key, readRow(row)]);
    // The type says the same: each member is what its row reads.
    const config = Object.fromEntries(entries);
    const { baseline, baseUrl, suiteFile, suite, results, mode } = config;
    const isIngest = mode === '' ? suiteFile + suite === '' && results !== '' : mode === 'ingest';
    config.source = isIngest ? 'results' : 'evals';
    if (baseline.kind === 'run' && baseUrl === '' && (0,_github_event_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH)(baseline.value) === null) {
        problems.push(problemAt('baseline', (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .valueProblem */ .FQ)(`run:${baseline.value}`, _values_js__WEBPACK_IMPORTED_MODULE_7__/* .BASELINES */ .tb)));
    }
    problems.push(...scopeProblems(config, given));
    for (const key of given.keys()) {
        if (known.includes(key))
            continue;
        const moved = (0,_former_js__WEBPACK_IMPORTED_MODULE_5__/* .movedProblem */ .l)(key);
        const place = moved ? (0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfInput */ .dj)(key) : (0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfFile */ .T2)('');
        problems.push({ place, data: moved ?? (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .notFoundProblem */ .nh)('input', key, [...known]) });
    }
    return { config, problems };
}
/** What is wrong with the choice of a source and of a service, and inputs without effect. */
function scopeProblems(config, given) {
    const { mode, source, baseUrl, apiKey, iterations = 1 } = config;
    const problems = [];
    const add = (key, data) => problems.push(problemAt(key, data));
    const set = Object.values(_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .mc).filter(({ name, default: otherwise }) => !['', otherwise].includes(given.get(name)?.trim() ?? ''));
    const sources = [_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .mc.suiteFile, _rows_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .mc.suite, _rows_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .mc.results];
    const possible = sources.filter(({ of }) => mode === '' || of === source);
    const [chosen, ...others] = possible.filter((one) => set.includes(one));
    const chooser = mode === '' ? chosen?.name : `mode: ${mode}`;
    if (chosen === undefined) {
        const other = possible.map(({ name }) => name);
        problems.push({
            place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfFile */ .T2)(''),
            data: { code: 'needs', key: chooser ?? 'step', other },
        });
    }
    const isClear = others.every(({ of }) => of === chosen?.of) && chooser !== undefined;
    const { name: address } = _rows_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .mc.baseUrl;
    for (const row of set) {
        const { name: key, of = source, service } = row;
        const rival = isClear && of !== source ? chooser : others.includes(row) ? chosen?.name : undefined;
        if (rival !== undefined)
            add(key, { code: 'conflict', key, other: rival });
        else if (service === 'hosted' && !baseUrl)
            add(key, { code: 'needs', key, other: [address] });
        else if (service === 'embedded' && baseUrl)
            add(key, { code: 'conflict', key, other: address });
    }
    if (baseUrl === '')
        return problems;
    if (iterations > _api_cases_cases_js__WEBPACK_IMPORTED_MODULE_0__.HOSTED_RUNS) {
        add(_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .mc.iterations.name, { code: 'range', what: 'hosted', min: 1, max: _api_cases_cases_js__WEBPACK_IMPORTED_MODULE_0__.HOSTED_RUNS });
    }
    // A fork has no secrets: its results are judged, and not sent.
    const key = source === 'results' && apiKey === '' ? null : apiKey;
    return problems.concat((0,_api_client_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionProblems */ .lm)(baseUrl, key));
}
function problemAt(input, data) {
    return { place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfInput */ .dj)(input), data };
}


/***/ }),

/***/ 99012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ ProcessGroup),
/* harmony export */   S: () => (/* binding */ Processes)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68101);
/* harmony import */ var _sleep_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48646);




/** A process and the end of its output follow each other within this. */
const SETTLE_MS = 1_000;
/** The longer a process takes to end, the rarer it is looked at. */
const MIN_POLL_MS = 10;
const MAX_POLL_MS = 100;
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
                (0,_process_table_js__WEBPACK_IMPORTED_MODULE_2__/* .killMarked */ .fR)(this.mark);
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
            env: { ...env, [_process_table_js__WEBPACK_IMPORTED_MODULE_2__/* .MARK_VARIABLE */ .l6]: this.#mark },
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
        this.ended = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(this.child, 'exit').then(() => (0,_sleep_js__WEBPACK_IMPORTED_MODULE_3__/* .settle */ .G9)([closed], SETTLE_MS));
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
            (0,_process_table_js__WEBPACK_IMPORTED_MODULE_2__/* .killMarked */ .fR)(this.#mark);
        // A process that has escaped may hold them open, and this process with them.
        this.child.stdout.destroy();
        this.child.stderr.destroy();
    }
    async #endsWithin(limitMs) {
        for (let waitedMs = 0; this.#isAlive();) {
            if (waitedMs >= limitMs)
                return false;
            const pollMs = Math.min(MAX_POLL_MS, MIN_POLL_MS + waitedMs / 4, limitMs - waitedMs);
            await (0,_sleep_js__WEBPACK_IMPORTED_MODULE_3__/* .sleep */ .yy)(pollMs);
            waitedMs += pollMs;
        }
        return true;
    }
    #isAlive() {
        const { pid, exitCode, signalCode } = this.child;
        const isRunning = exitCode === null && signalCode === null;
        if (pid === undefined || !HAS_GROUPS)
            return pid !== undefined && isRunning;
        if (!this.#signal(0))
            return false;
        // Zombies answer too. Containers without an init process keep them.
        return isRunning || !_process_table_js__WEBPACK_IMPORTED_MODULE_2__/* .HAS_TABLE */ .CY || (0,_process_table_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLivingMember */ .EX)(pid);
    }
    /** @returns whether the group exists */
    #signal(signal) {
        const { pid } = this.child;
        return pid !== undefined && (0,_process_table_js__WEBPACK_IMPORTED_MODULE_2__/* .sendSignal */ .vG)(HAS_GROUPS ? -pid : pid, signal);
    }
}


/***/ }),

/***/ 13532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ keyVariable),
/* harmony export */   Y: () => (/* binding */ isWithheld)
/* harmony export */ });
/** Whether it is an input, a token of the runner, or our key: servers cannot refer to these. */
function isWithheld(name) {
    return /^(?:INPUT_|ACTIONS_|MCP_EVAL_GATE_)/i.test(name);
}
/** The variable that has the key of a provider of models: `OPENAI_API_KEY`. */
const keyVariable = (provider) => `${provider.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_API_KEY`;


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
    const { startService } = await Promise.all(/* import() */[__webpack_require__.e(7034), __webpack_require__.e(3969)]).then(__webpack_require__.bind(__webpack_require__, 23969));
    const { workspace, variables, redactor, processMark, now, logger } = environment;
    const living = new processes/* Processes */.S(processMark);
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
/** Starts a service for one job: in memory, with one organization, project and user, who has the key. */
async function startEmbedded(servers, { modelBaseUrls }, environment) {
    const { DEFAULT_PROJECT, emptyProject, LOCAL_OWNER, newKey } = await __webpack_require__.e(/* import() */ 5172).then(__webpack_require__.bind(__webpack_require__, 85172));
    const key = newKey();
    const project = { ...emptyProject(DEFAULT_PROJECT), servers: [...servers] };
    const providers = [...modelBaseUrls].map(([provider, baseUrl]) => {
        // Keys come with each run.
        return [provider, { apiKey: null, baseUrl, models: null }];
    });
    const setup = {
        databaseFile: null,
        host: '127.0.0.1',
        port: 0,
        settings: { ...SETTINGS, providers: new Map(providers) },
        organizations: [{ name: 'local', members: [LOCAL_OWNER], projects: [project] }],
        key,
    };
    const onBug = (error) => environment.logger.debug((0,errors/* stackOf */.US)(error));
    const { origin, close } = await startInProcess(setup, environment, onBug);
    return { origin, key, close };
}


/***/ }),

/***/ 82299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ connect),
/* harmony export */   T: () => (/* binding */ namedBy)
/* harmony export */ });
/* harmony import */ var _api_client_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44869);
/* harmony import */ var _api_client_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28836);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74499);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34665);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13099);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97131);






/** What an input names: by an id, else by a name, else by names in other letter case. */
function namedBy(wanted, all) {
    const lower = wanted.toLowerCase();
    const byName = all.filter(({ name }) => name === wanted);
    const alike = all.filter(({ name }) => name?.toLowerCase() === lower);
    const found = [all.filter(({ id }) => id === wanted), byName, alike];
    return found.find((list) => list.length > 0) ?? [];
}
/**
 * Checks address, key and project by one request, which is optional if nothing waits long for it.
 * Returns the problems of the inputs if the service refuses them. Throws
 * ServiceError for trouble that is not of the user; the reason of the signal.
 */
async function connect({ baseUrl, apiKey, project }, environment, isOptional = true) {
    const { redactor, signal } = environment;
    const client = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .newClient */ ._)(baseUrl, apiKey, _api_client_client_js__WEBPACK_IMPORTED_MODULE_0__/* .HOSTED_RATE */ .V, environment);
    try {
        const projects = await Array.fromAsync(client.list('listProjects', { isOptional, signal }));
        const wanted = project === '' ? 'Default' : project;
        const [named] = namedBy(wanted, projects);
        const only = project === '' && projects.length === 1 ? projects[0] : undefined;
        const { id: projectId, name } = only ?? named ?? {};
        if (projectId !== undefined)
            return { client, projectId, project: name ?? projectId };
        const names = projects.map(({ name }) => redactor.text(name, _lib_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .NAME_LIMIT */ .Uo));
        const data = (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .notFoundProblem */ .nh)('project', wanted, names);
        return { problems: [{ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOfInput */ .dj)('project'), data }] };
    }
    catch (error) {
        const status = (error instanceof _api_client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && error.failure.status) || 0;
        if (![401, 403, 404].includes(status))
            throw error;
        const what = status === 404 ? 'address' : 'key';
        const place = (0,_report_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOfInput */ .dj)(what === 'key' ? 'api-key' : 'base-url');
        return { problems: [{ place, data: { code: 'refused', what, status } }] };
    }
}


/***/ }),

/***/ 34190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ openSession),
/* harmony export */   l: () => (/* binding */ readServers)
/* harmony export */ });
/* harmony import */ var _api_servers_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99677);
/* harmony import */ var _lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67067);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13099);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18763);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97131);
/* harmony import */ var _embedded_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99937);
/* harmony import */ var _hosted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82299);







/** Tokens of the runner. */
const TOKEN_VARIABLES = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'GITHUB_TOKEN'];
/** Reads the list of servers, and has its secrets redacted. A service of others has its own list. */
async function readServers({ mcpConfig, baseUrl }, { variables, workspace, logger, redactor }) {
    if (baseUrl !== '')
        return { servers: [] };
    const content = await (0,_lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readWorkspaceFile */ .s)(workspace, mcpConfig);
    if (typeof content !== 'string') {
        const { reason, near } = content;
        return (0,_report_place_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(mcpConfig, { reason: reason === 'missing' ? 'no-servers' : reason, near });
    }
    const file = (0,_api_servers_file_js__WEBPACK_IMPORTED_MODULE_0__/* .parseServersFile */ .uZ)(content, mcpConfig, variables, workspace);
    if ('problems' in file)
        return file;
    for (const [name, secrets] of file.secrets)
        redactor.add(name, secrets);
    for (const name of TOKEN_VARIABLES)
        redactor.add(name, [variables[name] ?? '']);
    for (const name of redactor.weak)
        logger.warn(_words_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .MESSAGES */ .n.weakSecret(name));
    return file;
}
/** Reads the list of servers, and starts a service of them in this process. */
async function openEmbedded(config, environment) {
    const file = await readServers(config, environment);
    if ('problems' in file)
        return file;
    const { origin, key, close } = await (0,_embedded_js__WEBPACK_IMPORTED_MODULE_5__/* .startEmbedded */ .H1)(file.servers, config, environment);
    const client = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .newClient */ ._)(origin, key, _embedded_js__WEBPACK_IMPORTED_MODULE_5__/* .EMBEDDED_RATE */ .i1, environment);
    return { client, known: file.known, project: '', close };
}
/**
 * Connects to the eval service that runs the suite. Without an address it starts one in this
 * process. Throws ServiceError; the reason of the signal.
 */
async function openSession(config, environment, notes = '') {
    const isHosted = config.baseUrl !== '';
    const opened = await (isHosted
        ? (0,_hosted_js__WEBPACK_IMPORTED_MODULE_6__/* .connect */ .N)(config, environment, false)
        : openEmbedded(config, environment));
    if ('problems' in opened)
        return opened;
    const { client, known, project = '', close, } = { known: undefined, close: async () => { }, ...opened };
    try {
        const projectId = 'projectId' in opened ? opened.projectId : await onlyProject(client);
        const call = { parameters: { projectId }, signal: environment.signal };
        const listed = await Array.fromAsync(client.list('listServers', call));
        const servers = listed.filter(({ enabled }) => enabled !== false);
        const empty = {
            place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfInput */ .dj)('project'),
            data: { code: 'no-servers', project },
        };
        if (isHosted && servers.length === 0)
            return { problems: [empty] };
        return {
            environment,
            client,
            projectId,
            project,
            servers,
            known: known ?? { names: servers.map(({ name }) => name) },
            config,
            isHosted,
            deadline: performance.now() + config.timeoutMinutes * 60_000,
            notes,
            close,
        };
    }
    catch (error) {
        await close();
        throw error;
    }
}
const onlyProject = async (client) => {
    const { items } = await client.call('listProjects', {});
    return items[0]?.id ?? '';
};


/***/ })

};
