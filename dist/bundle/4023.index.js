export const id = 4023;
export const ids = [4023];
export const modules = {

/***/ 26330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NW: () => (/* binding */ orElse),
/* harmony export */   o6: () => (/* binding */ openGitHub),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* unused harmony export GitHub */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89862);
/* harmony import */ var _lib_sleep_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48646);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95498);




/** Carries a failure of GitHub. */
class GitHubError extends Error {
    failure;
    /** What the answer asks to wait. */
    retryAfterMs = null;
    constructor(what, facts = {}) {
        super(what);
        this.failure = { status: null, message: '', permission: null, ...facts, what };
    }
}
const REQUEST_LIMIT_MS = 20_000;
const DOWNLOAD_LIMIT_MS = 60_000;
const MAX_ANSWER_BYTES = 16 * 2 ** 20;
const MESSAGE_LIMIT = 500;
const MAX_ATTEMPTS = 4;
const FIRST_WAIT_MS = 1_000;
/** GitHub asks for a minute where a secondary rate limit names no time. */
const RATE_WAIT_MS = 60_000;
/** Octokit gives network errors the status 500. Only an error with a response was answered. */
const answered = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    response: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), headers: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()) }),
});
/** Opens the API for one purpose, whose requests share a limit of time. Null without a token. */
function openGitHub(options) {
    const isKnown = /^[^/]+\/[^/]/.test(options.variables['GITHUB_REPOSITORY'] ?? '');
    return options.token && isKnown ? new GitHub(options) : null;
}
/** The API of GitHub for one repository. Its methods throw GitHubError. */
class GitHub {
    #options;
    #endsAt;
    #octokit = null;
    constructor(options) {
        this.#options = options;
        this.#endsAt = options.now() + options.limitMs;
    }
    /** Asks for JSON of a shape; null: no content. Repeats what is idempotent, or beyond a rate. */
    async request(shape, call) {
        return this.#patiently(call, REQUEST_LIMIT_MS, async (signal) => {
            const { status, data } = await this.#send(call, { signal });
            const message = (await readBytes(data || [], MAX_ANSWER_BYTES)).toString();
            const parsed = shape.safeParse(status === 204 ? null : (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(message));
            if (parsed.success)
                return parsed.data;
            throw new GitHubError('malformed', { status, message });
        });
    }
    /** Downloads from where a route redirects to, which gets no token and may not redirect again. */
    async download(call, maxBytes) {
        return this.#patiently(call, DOWNLOAD_LIMIT_MS, async (signal) => {
            const options = { signal, redirect: 'manual' };
            const { status, headers } = await this.#send(call, options);
            if (!headers.location)
                throw new GitHubError('malformed', { status });
            // It has the proxy of the API.
            const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(5555)]).then(__webpack_require__.bind(__webpack_require__, 85555));
            const response = await defaults.request?.fetch(headers.location, options);
            if (response.ok)
                return readBytes(response.body ?? [], maxBytes);
            throw new GitHubError('status', { status: response.status });
        });
    }
    async #send({ route, parameters }, request) {
        const { token, variables } = this.#options;
        const baseUrl = (variables['GITHUB_API_URL'] || 'https://api.github.com').replace(/\/$/, '');
        const silent = () => { };
        const log = { debug: silent, info: silent, warn: silent, error: silent };
        // It takes long to load.
        this.#octokit ??= Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(5555), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351)).then((toolkit) => toolkit.getOctokit(token, { baseUrl, userAgent: 'mcp-eval-gate', log }));
        // Octokit reads bodies of any size, and takes those that end too early for whole ones.
        const options = { ...request, parseSuccessResponseBody: false };
        const [owner, repo] = variables['GITHUB_REPOSITORY']?.split('/') ?? [];
        const all = { owner, repo, ...parameters, request: options };
        return (await this.#octokit).request(route, all);
    }
    async #patiently(call, limitMs, attempt) {
        const { now, signal, redactor } = this.#options;
        for (let attempts = 1;; attempts += 1) {
            const leftMs = Math.min(limitMs, this.#endsAt - now());
            const timeout = AbortSignal.timeout(Math.max(0, Math.ceil(leftMs)));
            try {
                return await attempt(AbortSignal.any([timeout, signal]));
            }
            catch (thrown) {
                if (signal.aborted)
                    throw new GitHubError('cancelled');
                const error = timeout.aborted ? new GitHubError('limit') : errorOf(thrown, call, now());
                error.failure.message = redactor.text(error.failure.message, MESSAGE_LIMIT);
                const waitMs = attempts === MAX_ATTEMPTS ? null : waitAfter(error, attempts, call);
                if (waitMs === null || now() + waitMs >= this.#endsAt)
                    throw error;
                await (this.#options.sleep ?? _lib_sleep_js__WEBPACK_IMPORTED_MODULE_1__/* .sleep */ .yy)(waitMs, signal);
            }
        }
    }
}
/** Takes another value if GitHub fails or, with statuses, answers with one of these. */
async function orElse(asked, other, statuses) {
    return asked.catch((error) => {
        if (!(error instanceof GitHubError))
            throw error;
        if (statuses?.includes(error.failure.status ?? 0) === false)
            throw error;
        return other;
    });
}
/** Throws what is no failure of a request. Errors of the network have a cause. */
function errorOf(thrown, call, now) {
    if (thrown instanceof GitHubError)
        return thrown;
    if (!Error.isError(thrown) || !(thrown.name === 'HttpError' || thrown.cause))
        throw thrown;
    let cause = thrown;
    while (Error.isError(cause.cause))
        cause = cause.cause;
    const message = (0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause);
    const { data } = answered.safeParse(thrown);
    if (data === undefined)
        return new GitHubError('unreachable', { message });
    const { status, headers } = data.response;
    const afterMs = (name) => Number(headers[name] ?? Number.NaN) * 1_000;
    const retryMs = afterMs('retry-after');
    // Secondary limits are 403 or 429, with or without headers that say so.
    const isSpent = headers['x-ratelimit-remaining'] === '0' || retryMs >= 0;
    const isSecondary = isSpent || /rate limit|abuse detection/i.test(message);
    const isRate = status === 429 || (status === 403 && isSecondary);
    // GitHub refuses in JSON.
    const isForeign = status < 500 && !/json/.test(String(headers['content-type']));
    if (isForeign && !isRate)
        return new GitHubError('malformed', { status, message });
    const permission = !isRate && (status === 403 || status === 404) ? call.permission : null;
    const error = new GitHubError(isRate ? 'limit' : 'status', { status, message, permission });
    const resetMs = isSpent ? afterMs('x-ratelimit-reset') - now : Number.NaN;
    const waits = isRate ? [retryMs, resetMs, RATE_WAIT_MS] : [retryMs];
    error.retryAfterMs = waits.find((ms) => ms >= 0) ?? null;
    return error;
}
/** Null if no further attempt helps. A request beyond a rate had no effect. */
function waitAfter({ failure, retryAfterMs }, attempts, call) {
    const { what, status } = failure;
    const isSafe = call.isIdempotent || call.route.startsWith('GET ');
    const isRate = what === 'limit' && status !== null;
    const isFinal = what === 'status' && status !== 408 && Number(status) < 500;
    if (isFinal || what === 'too-large' || !(isRate || isSafe))
        return null;
    return retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempts - 1) * (0.5 + Math.random());
}
async function readBytes(body, limit) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.byteLength;
        if (size > limit)
            throw new GitHubError('too-large');
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}


/***/ }),

/***/ 6259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rf: () => (/* binding */ isBranchHead),
/* harmony export */   Wd: () => (/* binding */ fileAt),
/* harmony export */   b6: () => (/* binding */ history),
/* harmony export */   wu: () => (/* binding */ mergeBase)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80737);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95498);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26330);



const permission = 'contents: read';
/** More than any policy needs, and the most that GitHub shows at once. */
const MAX_FILE_BYTES = 2 ** 20;
const commitShape = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const branches = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ commit: commitShape }));
const comparison = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ merge_base_commit: commitShape });
const file = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ size: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), encoding: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), content: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
/** Finds the newest commit that two commits or branches share. Throws GitHubError. */
async function mergeBase(github, base, head) {
    // Page 2 has no list of files.
    const parameters = { basehead: `${base}...${head}`, per_page: 1, page: 2 };
    const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
    const { merge_base_commit } = await github.request(comparison, { route, parameters, permission });
    return merge_base_commit.sha;
}
/** Lists a commit and what came before it, the newest first, up to 100. Throws GitHubError. */
async function history(github, commit) {
    const route = 'GET /repos/{owner}/{repo}/commits';
    const parameters = { sha: commit, per_page: 100 };
    const commits = await github.request(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(commitShape), { route, parameters, permission });
    return commits.map(({ sha }) => sha);
}
/** Whether a commit is the newest of a branch of the repository, not of a fork. Throws GitHubError. */
async function isBranchHead(github, commit) {
    const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head';
    const parameters = { commit_sha: commit };
    const asked = github.request(branches, { route, parameters, permission });
    // GitHub may not know the commit.
    return (await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .NW)(asked, [], [422])).some((one) => one.commit.sha === commit);
}
/** Reads a file of at most 1 MiB; null if the commit does not have it. Throws GitHubError. */
async function fileAt(github, commit, path) {
    const route = 'GET /repos/{owner}/{repo}/contents/{path}';
    const parameters = { path, ref: commit };
    const asked = github.request(file, { route, parameters, permission });
    const found = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .NW)(asked, null, [404]);
    if (found?.encoding === 'base64' && found.size <= MAX_FILE_BYTES) {
        return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(Buffer.from(found.content, 'base64'));
    }
    if (found !== null)
        throw new _client_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_('too-large');
    // GitHub hides what a token may not see. Then it hides the commit too.
    const ofCommit = 'GET /repos/{owner}/{repo}/git/commits/{sha}';
    await github.request(commitShape, { route: ofCommit, parameters: { sha: commit }, permission });
    return null;
}


/***/ }),

/***/ 47958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   V5: () => (/* binding */ withHead),
/* harmony export */   s4: () => (/* binding */ findPulls)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26330);


/** What reads a pull request writes its comment next. */
const permission = 'pull-requests: write';
const pull = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    locked: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    /** A fork that was deleted has no repository. */
    head: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }).nullish() }),
    base: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) }),
})
    .transform(({ number, state, locked, head, base }) => ({
    number,
    /** Its newest commit. */
    head: head.sha,
    isOpen: state === 'open',
    /** Whether only some people may comment. */
    isLocked: locked === true,
    /** Id of the repository that it is from. */
    from: head.repo?.id ?? null,
    /** Name of the repository that it goes to. */
    into: base.repo.full_name,
}));
/** Reads a pull request of the repository. Throws GitHubError. */
async function readPull(github, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    return github.request(pull, { route, parameters: { pull_number: number }, permission });
}
/**
 * The event with the commit under test and whose it is, which that of a comment does not say: the head
 * of its pull request as it is now. Without an answer of GitHub it stays as it is.
 */
async function withHead(github, event) {
    if (github === null || event.pull === null || event.name !== 'issue_comment')
        return event;
    // What is written later asks again, and says why.
    const found = await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)(readPull(github, event.pull), null);
    if (found === null)
        return event;
    return { ...event, commit: found.head, code: found.from === event.repositoryId ? 'own' : 'fork' };
}
/**
 * Finds the open pull requests that an event is about. A fork can start the run that `workflow_run`
 * is about. GitHub knows which pull request is open from its branch. Throws GitHubError.
 */
async function findPulls(github, event) {
    const { commit, runHead, repository } = event;
    if (event.pull !== null) {
        return [await readPull(github, event.pull)].filter(({ isOpen }) => isOpen);
    }
    if (runHead === null)
        return [];
    const list = async (route, parameters) => {
        const all = await github.request(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(pull), { route, parameters, permission });
        return all.filter(({ isOpen, from, into }) => isOpen && into === repository && from === runHead.repositoryId);
    };
    const ofBranch = { head: runHead.label, state: 'open' };
    let found = await list('GET /repos/{owner}/{repo}/pulls', ofBranch);
    if (found.length === 0) {
        const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
        // This repository may not have the commit of a fork.
        found = await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)(list(route, { commit_sha: commit }), [], [404, 422]);
    }
    const current = found.filter((one) => one.head === commit);
    return current.length > 0 ? current : found;
}


/***/ }),

/***/ 38457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   _j: () => (/* binding */ setRows),
/* harmony export */   aK: () => (/* binding */ readRows),
/* harmony export */   eh: () => (/* binding */ actionInputs),
/* harmony export */   gx: () => (/* binding */ serviceProblems),
/* harmony export */   jp: () => (/* binding */ unknownProblems)
/* harmony export */ });
/* harmony import */ var _api_cases_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88077);
/* harmony import */ var _api_client_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21518);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74499);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13099);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49654);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87745);






const problemAt = (input, data) => ({ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOfInput */ .dj)(input), data });
/** Inputs by name, as the runner passes them: `INPUT_SUITE-FILE`. */
function actionInputs(environment) {
    const inputs = Object.entries(environment).flatMap(([name, value = '']) => name.startsWith('INPUT_') ? [[name.slice('INPUT_'.length).toLowerCase(), value]] : []);
    return new Map(inputs);
}
/** Reads all inputs, and lists all that is wrong. A wrong one falls back to its default. */
function readConfig(given, known) {
    const problems = [];
    const config = { ...readRows(_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc, given, problems), source: 'evals' };
    config.source = sourceOf(config);
    const { artifactName, baseline, baseUrl, mode, source } = config;
    // The job that publishes decides.
    if (mode === 'collect')
        Object.assign(config, { comment: 'never', checkName: '', failOn: [] });
    const exclude = (input, value, other) => {
        problems.push(problemAt(input, { code: 'conflict', key: `${input}: ${value}`, other }));
    };
    if (baseline.kind === 'none' && source === 'diff')
        exclude('baseline', 'none', 'mode: diff');
    if (artifactName === null && mode === 'collect')
        exclude('artifact-name', 'never', `mode: ${mode}`);
    const canRun = source === 'evals' || source === 'diff';
    if (baseline.kind === 'checkout' && (!canRun || baseUrl !== '')) {
        const rival = mode === '' ? source : `mode: ${mode}`;
        exclude('baseline', `checkout:${baseline.value}`, canRun ? _rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.baseUrl.name : rival);
    }
    // What goes together depends on the mode.
    const isMisspelt = mode === '' && given.get(_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.mode.name)?.trim();
    if (!isMisspelt)
        problems.push(...scopeProblems(config, given));
    // What is misspelt is why others are missing.
    return { config, problems: [...unknownProblems(given, known), ...problems] };
}
/** Where the results come from: what the mode says, else what is set. */
function sourceOf({ mode, suiteFile, suite, command, results }) {
    if (mode === 'publish')
        return 'collected';
    if (mode === 'ingest')
        return 'results';
    if (mode === 'doctor' || mode === 'diff' || mode === 'command')
        return mode;
    if (mode === 'run' || suiteFile + suite !== '')
        return 'evals';
    if (command !== '')
        return 'command';
    return results === '' ? 'evals' : 'results';
}
/** Reads the value of each row. A wrong one falls back to its default, and adds to the problems. */
function readRows(rows, given, problems) {
    const readRow = ({ name, default: otherwise, ifEmpty, read }) => {
        const set = given.get(name)?.trim();
        const isOfMatrix = name === _rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.shard.name && set === _rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.leg.name;
        const text = (isOfMatrix && (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .shardOfMatrix */ .$s)(given.get(set) ?? '')) || set;
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
    const entries = Object.entries(rows).map(([key, row]) => [key, readRow(row)]);
    // The type says the same: each member is what its row reads.
    return Object.fromEntries(entries);
}
/** What is wrong with the names of inputs. */
function unknownProblems(given, known) {
    const unknown = [...given.keys()].filter((key) => !known.includes(key));
    return unknown.map((key) => {
        const setting = { code: 'setting', key, name: key };
        const data = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isSetting */ .BX)(key) ? setting : (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .notFoundProblem */ .nh)('input', key, [...known]);
        return { place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOfFile */ .T2)(''), data };
    });
}
/** The rows whose inputs are set to something else than their default. */
const setRows = (rows, given) => Object.values(rows).filter(({ name, default: otherwise }) => !['', otherwise].includes(given.get(name)?.trim() ?? ''));
/** What is wrong with an input that is set, and that the chosen service does not use. */
function serviceProblems({ name: key, service }, { baseUrl, reportTo }) {
    const { name: address } = _rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.baseUrl;
    const needs = (...other) => [problemAt(key, { code: 'needs', key, other })];
    if (service === 'hosted' && !baseUrl)
        return needs(address);
    if (service === 'reached' && !baseUrl && !reportTo)
        return needs(address, _rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.reportTo.name);
    if (service !== 'embedded' || !baseUrl)
        return [];
    return [problemAt(key, { code: 'conflict', key, other: address })];
}
/** Inputs without effect in a mode. */
const IDLE = {
    collect: ['fail-on', 'comment', 'comment-key', 'check-name'],
    publish: ['base-url'],
};
/** What is wrong with the choice of a source and of a service, and inputs without effect. */
function scopeProblems(config, given) {
    const { mode, source, baseUrl, reportTo, apiKey, iterations = 1 } = config;
    const problems = [];
    const add = (key, data) => problems.push(problemAt(key, data));
    const set = setRows(_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc, given);
    const sources = [_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.suiteFile, _rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.suite, _rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.command, _rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.results];
    const isOpen = mode === '' || mode === 'collect';
    const possible = sources.filter((one) => isOpen || (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .isOf */ .yW)(one, source));
    const [chosen, ...others] = possible.filter((one) => set.includes(one));
    const chooser = isOpen ? chosen?.name : `mode: ${mode}`;
    const isTest = source !== 'collected' && source !== 'doctor' && source !== 'diff';
    // Without a path the artifacts of a run are read. A source of another mode is a mistake itself.
    if (chosen === undefined && isTest && !sources.some((one) => set.includes(one))) {
        const other = possible.map(({ name }) => name);
        const data = { code: 'needs', key: chooser ?? 'step', other };
        problems.push({ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOfFile */ .T2)(''), data });
    }
    const isClear = others.every((one) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .isOf */ .yW)(one, source)) && chooser !== undefined;
    for (const row of set) {
        const { name: key } = row;
        const isRival = isClear && !(0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .isOf */ .yW)(row, source);
        const other = isRival ? chooser : others.includes(row) ? chosen?.name : undefined;
        const rival = IDLE[mode]?.includes(key) ? `mode: ${mode}` : other;
        if (rival !== undefined)
            add(key, { code: 'conflict', key, other: rival });
        else
            problems.push(...serviceProblems(row, config));
    }
    // A fork has no secrets: its results are judged, and not sent.
    const key = apiKey === '' ? null : apiKey;
    if (reportTo !== '')
        problems.push(...(0,_api_client_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionProblems */ .lm)(reportTo, key, _rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.reportTo.name));
    if (baseUrl === '' || source === 'collected')
        return problems;
    if (iterations > _api_cases_cases_js__WEBPACK_IMPORTED_MODULE_0__.HOSTED_RUNS) {
        add(_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.iterations.name, { code: 'range', what: 'hosted', min: 1, max: _api_cases_cases_js__WEBPACK_IMPORTED_MODULE_0__.HOSTED_RUNS });
    }
    return problems.concat((0,_api_client_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionProblems */ .lm)(baseUrl, source === 'results' ? key : apiKey));
}


/***/ }),

/***/ 32600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ openJob),
/* harmony export */   en: () => (/* binding */ writeMarker),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26330);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45865);
/* harmony import */ var _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47958);
/* harmony import */ var _report_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57816);




const HEAD_LIMIT_MS = 20_000;
/** Reads the event that started the job. */
async function openJob(token, { variables, signal, redactor, now }) {
    const event = (0,_github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvent */ .j_)(variables, await (0,_github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readPayload */ .rD)(variables));
    const options = { token, variables, signal, redactor, now };
    const open = (limitMs) => (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__/* .openGitHub */ .o6)({ ...options, limitMs });
    return { event: await (0,_github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__/* .withHead */ .V5)(open(HEAD_LIMIT_MS), event), openGitHub: open };
}
/** Where the results of a job, or of a leg of its matrix, come from. */
function originOf(job, leg, createdAtMs) {
    if (job === null)
        return { commit: null, branch: null, createdAtMs, run: null, key: null };
    const { commit, branch, runId, workflow, job: name, step } = job.event;
    const run = runId === null ? null : String(runId);
    const key = (0,_report_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .o)(workflow ?? '', name, leg, step);
    return { commit: commit || null, branch, createdAtMs, run, key };
}
/** Writes what the notes of a run say about its origin: `[mcp-eval-gate owner/name run=1 …]`. */
function writeMarker({ event }, { branch, commit, key }) {
    const { repository, name, runId: run, attempt, job, step, pull } = event;
    const values = { run, attempt, job, step, event: name, branch, commit, pull, key };
    const words = new URLSearchParams();
    for (const [word, value] of Object.entries(values)) {
        if (value !== null)
            words.set(word, `${value}`);
    }
    // Blanks in values are plus signs.
    return `[mcp-eval-gate ${repository} ${`${words}`.replaceAll('&', ' ')}]`;
}


/***/ }),

/***/ 68871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zB: () => (/* binding */ pathInRepository),
  Tm: () => (/* binding */ policyFailure),
  T4: () => (/* binding */ readPolicy)
});

// UNUSED EXPORTS: USUAL_GATE_FILE

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/github/client.js
var client = __webpack_require__(26330);
// EXTERNAL MODULE: ./build/src/github/commits.js
var commits = __webpack_require__(6259);
// EXTERNAL MODULE: ./build/src/lib/canonical-json.js
var canonical_json = __webpack_require__(71098);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/lib/workspace-file.js
var workspace_file = __webpack_require__(67067);
// EXTERNAL MODULE: ./build/src/report/place.js
var report_place = __webpack_require__(13099);
// EXTERNAL MODULE: ./build/src/api/validation.js
var validation = __webpack_require__(74499);
// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
// EXTERNAL MODULE: ./build/src/lib/yaml.js
var yaml = __webpack_require__(98042);
// EXTERNAL MODULE: ./build/src/report/policy.js
var policy = __webpack_require__(32188);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(87745);
;// CONCATENATED MODULE: ./build/src/inputs/gate-file.js







const SETTINGS = Object.keys(policy/* policy */.JN.shape);
const LEVELS = 3;
/** Reads a gate file, YAML or JSON. Its places name the source. */
async function parseGateFile(content, source) {
    const format = source.includes('.json') ? 'JSON' : 'YAML';
    const text = await (0,yaml/* parseYaml */.h)(content, format);
    // Nothing but comments.
    const value = text.value ?? (text.errors.length === 0 ? {} : undefined);
    const parsed = (0,validation/* parseFile */.CJ)({ ...text, value }, source, format, policy/* policy */.JN);
    const own = (0,json_values/* isObject */.Gv)(value) ? value : {};
    const keys = new Map(Object.keys(own).map((key) => [(0,validation/* meantKey */.Jx)(key, SETTINGS) ?? key, key]));
    const meant = [...keys].flatMap(([name, key]) => meantMisfits(name, own[key], [key], text));
    const clear = meant.map(({ path, data }) => parsed.problemAt(path, data));
    const isClear = ({ place: { path }, data }) => data.code !== 'unknown-key' && clear.some((one) => one.place.path === path);
    const { problems: others } = { problems: [], ...parsed };
    const problems = (0,validation/* mostProblems */.yp)([...others.filter((one) => !isClear(one)), ...clear]);
    const isSound = 'value' in parsed && problems.length === 0;
    return {
        policy: isSound ? parsed.value : {},
        written: new Map([...keys].map(([name, key]) => [name, own[key]])),
        problems,
        placeOf: (name) => parsed.placeAt([keys.get(name) ?? name]),
    };
}
/** Values of a setting that stand for others. */
function meantMisfits(name, value, path, file) {
    if ((0,json_values/* isObject */.Gv)(value) && path.length < LEVELS) {
        return Object.entries(value).flatMap(([key, item]) => meantMisfits(name, item, [...path, key], file));
    }
    if (typeof value !== 'number' && typeof value !== 'string')
        return [];
    const text = typeof value === 'string' ? value : (file.sourceOf?.(path) ?? String(value));
    const data = (0,values/* meantProblem */.RN)(name, text);
    return data === null ? [] : [{ path, data }];
}
const inputPolicy = (config) => ({
    'min-pass-rate': config.minPassRate,
    'min-case-pass-rate': config.minCasePassRate,
    regression: config.regression,
    'fail-on-change': config.failOnChange,
    'max-total-tokens': config.maxTotalTokens,
    'max-cost': config.maxCost,
});
const isText = (value) => typeof value === 'string';
const isGating = (value) => value !== 'inform' && value !== 'off';
/** Whether nothing is asked, such as by `{ cases: {} }`. */
const isEmpty = (value) => (0,json_values/* isObject */.Gv)(value) && Object.values(value).every(isEmpty);
/** What settings need or exclude: one of these. `isMeant`: only with such a value. */
const RULES = [
    ['min-effect', 'conflict', ['regression: off', 'regression: strict']],
    ['regression-confidence', 'conflict', ['regression: off']],
    ['regression', 'conflict', ['baseline: none'], isGating],
    ['on-missing-baseline', 'conflict', ['baseline: none']],
    ['baseline-max-age-days', 'conflict', ['baseline: none']],
    ['max-total-tokens', 'conflict', ['baseline: none'], isText],
    ['max-p95-latency-ms', 'conflict', ['baseline: none'], isText],
    ['max-confirm-iterations', 'conflict', ['confirm: never']],
    ['max-cost', 'needs', ['prices']],
    ['pass-rate-confidence', 'needs', ['min-pass-rate']],
    // No number of iterations shows it.
    ['pass-rate-confidence', 'conflict', ['min-pass-rate: 100']],
    ['min-pass-rate-by-model', 'needs', ['provider/model'], isEmpty],
    ['min-case-pass-rate', 'needs', ['all', 'cases', 'tags', 'models'], isEmpty],
];
/** Settings without effect, and what inputs and gate file set to two values. */
function settingProblems(config, file) {
    const inputs = Object.entries(inputPolicy(config)).filter(([, value]) => value !== undefined);
    const set = new Map([...inputs, ...(file?.written ?? [])]);
    const found = new Set(set.keys());
    if (config.baseline.kind === 'none')
        found.add('baseline: none');
    for (const [key, value] of set)
        if (!(0,json_values/* isObject */.Gv)(value))
            found.add(`${key}: ${value}`);
    const problems = [];
    const add = (key, data) => {
        const place = file?.written.has(key) ? file.placeOf(key) : (0,report_place/* placeOfInput */.dj)(key);
        problems.push({ place, data });
    };
    for (const [key, code, other, isMeant = () => true] of RULES) {
        if (!set.has(key) || !isMeant(set.get(key)))
            continue;
        const first = other.find((one) => found.has(one));
        if (code === 'conflict' && first !== undefined)
            add(key, { code, key, other: first });
        // What is missing may stand in a file that cannot be read.
        const isOpen = file?.problems.some(({ data }) => data.code === 'syntax');
        if (code === 'needs' && first === undefined && !isOpen)
            add(key, { code, key, other, isOfGate: !file?.written.has(key) });
    }
    for (const [key, value] of inputs) {
        const [input, written] = [value, file?.written.get(key) ?? value].map(canonical_json/* canonicalJson */.d);
        if (input === written)
            continue;
        add(key, { code: 'two-values', key, input: String(input), file: String(written) });
    }
    return problems;
}

;// CONCATENATED MODULE: ./build/src/inputs/policy-in-force.js









/** The gate file that counts if no input names one. */
const USUAL_GATE_FILE = '.github/eval-gate.yml';
/** For the file of the base, with a wait of a minute, which a rate limit asks for. */
const LIMIT_MS = 90_000;
const MAX_CHANGES = 100;
/**
 * Reads the policy: inputs and gate file. A change is judged by the gate file of the commit that it
 * goes into. Its own version is checked too, and counts once it is merged. At a terminal the file
 * of the disk counts.
 */
async function readPolicy(config, { workspace, redactor }, job) {
    const path = config.gateFile || USUAL_GATE_FILE;
    const read = await (0,workspace_file/* readWorkspaceFile */.s)(workspace, path);
    const content = typeof read === 'string' ? read : null;
    // A job that judges reports of others need not check out anything.
    const isElsewhere = config.source === 'collected' && content === null;
    const base = await readBase(path, workspace, job, content, isElsewhere);
    const head = content === null ? null : await parseGateFile(content, path);
    let inForce = head;
    if (base.content !== content) {
        const label = `${path}@${base.commit?.slice(0, 7)}`;
        inForce = base.content === null ? null : await parseGateFile(base.content, label);
    }
    const problems = [...new Set([head, inForce])].flatMap((one) => one?.problems ?? []);
    // A file need not be there if no input names it, or if the change deletes it.
    const isMisspelt = typeof read !== 'string' && read.near.some((one) => /^\.github.eval-gate\.ya?ml$/.test(one));
    const isOptional = (config.gateFile === '' && !isMisspelt) || inForce !== null || base.failure !== null;
    if (typeof read !== 'string' && !(read.reason === 'missing' && isOptional)) {
        problems.push(...(0,report_place/* unreadable */.O$)(path, read).problems);
    }
    const inBase = inForce === head ? [] : (inForce?.problems ?? []);
    if (inBase.length > 0 && problems.length === inBase.length) {
        const place = (0,report_place/* placeOfFile */.T2)(inBase[0]?.place.source ?? path);
        problems.push({ place, data: { code: 'repaired' } });
    }
    const ofHead = head === null ? [] : settingProblems(config, head);
    // What a change removes from the file counts until it is merged, and is no second value.
    const ofBase = settingProblems(config, inForce).filter(({ data: { code } }) => code === 'conflict' || (head === null && code === 'needs'));
    const byData = [...ofBase, ...ofHead].map((one) => [(0,canonical_json/* canonicalJson */.d)(one.data), one]);
    problems.push(...new Map(byData).values());
    const isSound = problems.length === 0 && base.failure === null;
    const changes = isSound && !isElsewhere ? changesOf(inForce, head, redactor) : [];
    const facts = { base: base.commit, file: inForce && path, changes };
    const policy = { ...inputPolicy(config), ...redactNames(inForce?.policy ?? {}, redactor) };
    return { policy, facts, problems, failure: base.failure };
}
/** The gate file of the commit that a change goes into; else that of the disk. */
async function readBase(path, workspace, job, head, isElsewhere) {
    let base = job?.event.policyBase ?? { at: 'checkout' };
    const { commit: sha = '' } = job?.event ?? {};
    if (isElsewhere && base.at === 'checkout')
        base = sha ? { at: 'commit', sha } : { at: 'unknown' };
    if (job === null || base.at === 'checkout')
        return { commit: null, content: head, failure: null };
    const commit = base.at === 'commit' ? base.sha : null;
    const failed = (failure) => ({ commit, content: null, failure });
    const github = job.openGitHub(LIMIT_MS);
    const facts = { file: path, commit, detail: '', permission: null };
    if (commit === null)
        return failed({ kind: 'policy', reason: 'no-base', ...facts });
    try {
        if (github === null)
            throw new client/* GitHubError */.y_('status', { status: 401 });
        const content = await (0,commits/* fileAt */.Wd)(github, commit, pathInRepository(path, workspace));
        return { commit, content, failure: null };
    }
    catch (error) {
        if (!(error instanceof client/* GitHubError */.y_))
            throw error;
        return failed(policyFailure(error.failure, path, commit));
    }
}
/** What it means that GitHub did not answer. No file: whose code is checked out was asked. */
function policyFailure({ what, status, message: detail, permission }, file, commit) {
    if (what === 'cancelled')
        return { kind: 'cancelled' };
    let reason = what === 'too-large' ? 'limit' : what;
    if (what === 'limit' && status !== null)
        reason = 'rate';
    if (status === 401)
        reason = 'no-access';
    return { kind: 'policy', reason, file, commit, detail, permission };
}
/** The path in the outermost checkout: a checkout within it, such as a submodule, is of anybody. */
function pathInRepository(path, workspace) {
    const parts = (0,external_node_path_.relative)(workspace, (0,external_node_path_.resolve)(workspace, path)).split(external_node_path_.sep);
    const isCheckout = (_, depth) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, ...parts.slice(0, depth), '.git'));
    return parts.slice(Math.max(parts.findIndex(isCheckout), 0)).join('/');
}
/** Redacts names in the same way as reports, whose cases they pair with. Words that decide stay. */
function redactNames(policy, redactor) {
    const name = (text) => redactor.name(text);
    const named = { ...policy };
    const [rates, byModel] = [policy['min-case-pass-rate'], policy['min-pass-rate-by-model']];
    if (typeof byModel === 'object')
        named['min-pass-rate-by-model'] = redactor.keys(byModel);
    if (typeof rates === 'object') {
        const { all, ...lists } = rates;
        const [cases, tags, models] = [lists.cases, lists.tags, lists.models].map((list) => redactor.keys(list ?? {}));
        named['min-case-pass-rate'] = { all, cases, tags, models };
    }
    if (policy.prices !== undefined)
        named.prices = redactor.keys(policy.prices);
    named.quarantine = policy.quarantine?.map(({ case: title, reason, owner, expires }) => {
        return { case: name(title), reason: name(reason), owner: name(owner), expires };
    });
    return named;
}
/** What a version of the file alters, setting by setting. */
function changesOf(from, to, redactor) {
    const [before, after] = [settingsOf(from), settingsOf(to)];
    const shown = (text) => (text === undefined ? null : redactor.text(text, limits/* NAME_LIMIT */.Uo));
    return [...new Map([...before, ...after]).keys()]
        .filter((name) => before.get(name) !== after.get(name))
        .slice(0, MAX_CHANGES)
        .map((name) => {
        const [setting = '', subject] = name.split(/: (.*)/s);
        const [of, from, to] = [subject, before.get(name), after.get(name)].map(shown);
        return { setting, subject: of ?? null, from: from ?? null, to: to ?? null };
    });
}
/** Settings as JSON, the quarantine by its cases with their last days. */
function settingsOf(file) {
    const { quarantine = [], ...others } = file?.policy ?? {};
    const settings = Object.entries(others).map(([name, one]) => [name, (0,canonical_json/* canonicalJson */.d)(one)]);
    const entries = quarantine.map((one) => [`quarantine: ${one.case}`, one.expires]);
    return new Map([...settings, ...entries]);
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

/***/ 98042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _parsed_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42482);
/* harmony import */ var _unsafe_integer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6176);



/** Parses YAML 1.2, or JSON, also with comments. Aliases expand to 100 nodes at most. */
async function parseYaml(text, format = 'YAML') {
    const { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lineCounter = new LineCounter();
    const options = { lineCounter, prettyErrors: false, merge: true, uniqueKeys: false };
    // YAML under the name of JSON can have `//` in its texts.
    const isJson = format === 'JSON' && /^\s*[{/]/.test(text);
    const document = parseDocument(isJson ? (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.stripComments)(text, ' ') : text, options);
    const placeAt = (offset) => {
        const { line, col } = lineCounter.linePos(offset);
        return { line: Math.max(1, line), column: Math.max(1, col) };
    };
    const placeOf = (path) => {
        for (let length = path.length; length > 0; length -= 1) {
            const key = path[length - 1];
            const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1));
            const pair = isMap(parent)
                ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
                : undefined;
            const node = pair?.key ?? document.getIn(path.slice(0, length), true);
            if (isNode(node) && node.range)
                return placeAt(node.range[0]);
        }
        const root = document.contents;
        return placeAt(root?.range?.[0] ?? 0);
    };
    const sourceOf = (path) => {
        const node = document.getIn(path, true);
        if (!isScalar(node))
            return undefined;
        const isText = node.type === 'PLAIN' && typeof node.value === 'string';
        // A comment of people has a blank behind `#`.
        const [cut] = (isText && /^ #\S.*/.exec(text.slice(node.range?.[1]))) || [''];
        return `${node.source}${cut}`;
    };
    // Later errors mostly follow from the first one. Warnings are about tags, which mean nothing here.
    const errors = document.errors
        .concat(document.warnings)
        .slice(0, 1)
        .map((error) => ({ detail: error.message, place: placeAt(error.pos[0]) }));
    const anchors = new Set();
    const repeated = [];
    visit(document, (_key, node) => {
        if (!isNode(node))
            return;
        const add = (detail) => errors.push({ detail, place: placeAt(node.range?.[0] ?? 0) });
        if (isAlias(node)) {
            if (!anchors.has(node.source))
                add(`no anchor \`&${node.source}\` stands before it`);
            return;
        }
        if (node.anchor !== undefined)
            anchors.add(node.anchor);
        if (isMap(node)) {
            if (node.items.some(({ key }) => isMap(key)))
                add('`{{…}}` without quotes');
            const first = new Map(node.items.toReversed().map((pair) => [String(pair.key), pair]));
            for (const pair of node.items) {
                const [key, place] = [String(pair.key), placeAt(Object(pair.key).range?.[0] ?? 0)];
                if (first.get(key) !== pair)
                    repeated.push({ key, place });
            }
            node.items = [...first.values()].toReversed();
        }
        if (!isScalar(node) || typeof node.value !== 'number')
            return;
        const { value, source = '' } = node;
        const isRead = !/^[-+]?\d+$/.test(source) || (0,_unsafe_integer_js__WEBPACK_IMPORTED_MODULE_2__/* .isRounded */ .EO)(value);
        // JSON has no such number: one that is known as rounded takes its place.
        if (!Number.isFinite(value))
            node.value = (Math.sign(value) || 1) * Number.MAX_VALUE;
        else if (!isRead && BigInt(source) !== BigInt(value))
            node.value = value * (1 + Number.EPSILON);
    });
    errors.sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
    if (errors.length > 0)
        return { value: undefined, errors, repeated, placeOf, sourceOf };
    try {
        return { value: document.toJS(), errors, repeated, placeOf, sourceOf };
    }
    catch (error) {
        // Too many aliases.
        if (!(error instanceof ReferenceError))
            throw error;
        return (0,_parsed_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unparsed */ .f)(error.message);
    }
}


/***/ }),

/***/ 90745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95498);
/* harmony import */ var _words_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65416);
/* harmony import */ var _words_news_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37316);
/* harmony import */ var _likeness_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16416);




/** What must not be. */
const FORBIDDEN = /^(?:toolNeverCalled|isNegativeTest)$/;
const MAX_LINES = 30;
const MAX_LENGTH = 4_000;
/** What shows a failure, which a change can explain, better than its sentence. Null: nothing. */
function evidenceOf(failure, change = null) {
    if (failure.kind === 'assertion') {
        return difference(FORBIDDEN.test(failure.type) ? '' : failure.expected, failure.observed);
    }
    if (failure.kind === 'arguments') {
        if (change?.what === 'parameter-renamed')
            return difference(change.newName ?? '', change.parameter);
        const { path, expected, observed } = failure;
        return difference(`${path}: ${expected}`, `${path}: ${observed}`);
    }
    // Each kind has some of these members.
    const { stderr = '', output = '', stdout = '', details = '', message = '' } = Object(failure);
    const text = last(stderr || output) || first(linesOf(stdout || details || message), MAX_LINES);
    return text === '' ? null : { language: 'text', text: (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(text, MAX_LENGTH) };
}
const linesOf = (text) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text).trimEnd().split('\n');
const first = (lines, most) => (lines.length <= most ? lines : [...lines.slice(0, most - 1), '…']).join('\n');
/** The end of a text, from the start of a line if there is one. */
function last(text) {
    const kept = linesOf(text).slice(-MAX_LINES).join('\n');
    const end = kept.slice(1 - MAX_LENGTH).toWellFormed();
    return kept.length <= MAX_LENGTH ? kept : `…${end.slice(Math.max(0, end.indexOf('\n')))}`;
}
/** Lines that are expected, and those that are there instead, without equal ones around them. */
function difference(expected, observed) {
    const before = expected === '' ? [] : linesOf(expected);
    const after = linesOf(observed ?? _words_news_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$);
    const [start, end] = (0,_likeness_js__WEBPACK_IMPORTED_MODULE_3__/* .sharedEnds */ .il)([before, after]);
    const marked = (mark, lines) => {
        const marks = lines.slice(start, lines.length - end).map((line) => `${mark} ${line}`);
        return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(first(marks, MAX_LINES / 2), MAX_LENGTH / 2 - 1);
    };
    const text = (0,_words_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)('\n', [marked('-', before), marked('+', after)]);
    return text === '' ? null : { language: 'diff', text };
}


/***/ }),

/***/ 16416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ REFUSAL),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   am: () => (/* binding */ gravestOf),
/* harmony export */   il: () => (/* binding */ sharedEnds)
/* harmony export */ });
/* harmony import */ var _report_counts_as_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6407);
/* harmony import */ var _words_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65416);
/** What makes failures one cause. */


/** The members by which failures are one cause. The kind that explains the others comes first. */
const MEMBERS = {
    server: ['server', 'reason'],
    setup: ['command'],
    service: ['operation', 'reason', 'code', 'status'],
    policy: ['reason'],
    results: ['reason', 'file', 'line', 'detail'],
    bug: ['message'],
    model: ['provider', 'model', 'reason'],
    'missing-tool': ['server', 'tool'],
    arguments: ['tool', 'path', 'isPreflight'],
    // Tools that say the same share what is broken behind them.
    'tool-error': ['server', 'what', 'code', 'message'],
    limit: ['which', 'of', 'path', 'waitedFor'],
    assertion: ['server', 'tool', 'type', 'condition', 'path'],
    test: ['type', 'message'],
    unknown: ['isFailed', 'message'],
    deadline: [],
    cancelled: [],
};
const GRAVEST = Object.keys(MEMBERS);
const gravityOf = ({ kind }) => GRAVEST.indexOf(kind);
/** The failure of an iteration that explains the others. Undefined: there is none. */
const gravestOf = (failures) => failures.toSorted((one, other) => gravityOf(one) - gravityOf(other))[0];
const QUOTED = /"[^"]*"|`[^`]*`|(?<!\w)'[^']*'(?!\w)|“[^“”]*”|„[^„“”]*[“”]|‘[^‘’]*’|«[^«»]*»|‹[^‹›>]*[›>]/;
const DAY = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/;
/** What has a digit, or a sign of a path or an address, stands between these. */
const PART = /[^\s"'`,;=()<>[\]{}|“”‘’«»‹›…]/.source;
const WORD = `(?<!${PART})${PART}*?(?:[\\d@\\\\/]|::|\\.\\w+\\.)${PART}*`;
const VALUES = new RegExp(`${QUOTED.source}|${DAY.source}|${WORD}`, 'g');
/** A path such as `/a/b` or `a/b.c`, and a name such as `api.example.com`. */
const PLACE = /^[^\\/]*[\\/].*[\\/.]\w|^(?:[a-z\d-]+\.){2,}[a-z\d]/;
/** Addresses, places in memory, ids, times. */
const NOISE = /@|^[\da-f]*::|:\/\/|:.*:|^[\d.]+:\d|^0x|^[\da-f]{8}-|^\d{4}-\d\d-|^\d[\d.]*(?:[mnuµ]?s|h|min)\b|^[a-z]{3}$/i;
const UNIT = /^\s?(?:[mnuµ]?s|sec(?:ond)?s?|min(?:ute)?s?|h(?:ours?)?)\b/;
/** A status says what failed. */
const STATUS = /^[1-5]\d\d\W?$/;
const OF_STATUS = /\b(?:code|error|http(?:\/[\d.]{1,3})?|returned|status):?\s$/i;
/** The values in a message of an assertion are what it is about. */
const OF_ASSERTION = /\b(?:expect(?:ed\b|\()|assert)/i;
/** Assertions of calls expect a tool, perhaps after how often. */
const OF_CALLS = /^(?:tool|firstTool|matchOptions)/;
const CALLED = /^(?:\d+ × )?\S*/;
/** Of JSON-RPC: the arguments are not accepted. */
const REFUSAL = -32_602;
/**
 * The same text for failures that are one cause.
 *
 * @param sentence what describes the failure
 */
function keyOf(failure, sentence) {
    const { kind } = failure;
    const members = MEMBERS[kind].map((name) => {
        // The table joins each kind with its members, which a failure of any kind loses.
        const value = Object(failure)[name];
        if (name !== 'message')
            return value;
        if (kind !== 'test')
            return withoutValues((0,_words_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(value));
        return withoutValues(sentence, OF_ASSERTION.test(sentence));
    });
    // A server that does not start can fail in several ways. What it lists can have several mistakes.
    if (kind === 'server' && /^(?:malformed|error)$/.test(failure.reason))
        members.push(failure.detail);
    else if (kind === 'server' && (0,_report_counts_as_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtStart */ .s$)(failure))
        members[1] = 'start';
    if (kind === 'tool-error' && (failure.code === REFUSAL || failure.message.trim() === ''))
        members.push(failure.tool);
    if (kind === 'assertion' && failure.tool === null) {
        const { type, expected, observed } = failure;
        if (OF_CALLS.test(type))
            members.push(CALLED.exec(expected)?.[0]);
        if (type === 'noToolErrors')
            members.push(withoutValues((0,_words_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(observed ?? '')));
    }
    return JSON.stringify([kind, ...members]);
}
/** A text that is nothing but values stays. Of an assertion, only what it is not about goes. */
function withoutValues(text, isOfAssertion = false) {
    const rest = text.replace(VALUES, (value, at) => {
        const end = at + value.length;
        const isStatus = STATUS.test(value) && OF_STATUS.test(text.slice(Math.max(0, at - 12), at));
        const isOther = isOfAssertion && /^["'`“„‘«‹]/.test(value);
        if (isStatus || isOther)
            return value;
        if (/^\W|\d/.test(value) && !isOfAssertion)
            return DIFFERENT;
        const isTime = /\d$/.test(value) && UNIT.test(text.slice(end, end + 9));
        return isTime || PLACE.test(value) || NOISE.test(value) ? DIFFERENT : value;
    });
    return /\p{L}/u.test(rest) ? rest.replace(REPEATED, DIFFERENT) : text;
}
const DIFFERENT = '…';
const REPEATED = /…(?:(?:(?!…)[\s\p{P}])*…)+/gu;
/** How many items lists share at their start, and at their end. */
function sharedEnds(lists) {
    const [first = []] = lists;
    const shortest = lists.reduce((least, { length }) => Math.min(least, length), first.length);
    const isShared = (at) => lists.every((one) => one.at(at) === first.at(at));
    let [start, end] = [0, 0];
    while (start < shortest && isShared(start))
        start += 1;
    while (end < shortest - start && isShared(-1 - end))
        end += 1;
    return [start, end];
}


/***/ }),

/***/ 76428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   Fq: () => (/* binding */ commitAround),
/* harmony export */   I8: () => (/* binding */ findCheckout)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67067);



const SUBMODULE = /^gitdir: [^\n]*\.git\/modules\//;
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/**
 * Reads which commit is checked out, from the folder `.git` of a repository. Runs no git, since a
 * checkout can configure programs for it.
 *
 * @param root the folder must be in it
 * @returns null if the commit is not known; undefined if it is no such folder
 */
async function headIn(repository, root) {
    const read = (name) => (0,_lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkspaceFile */ .s)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, name));
    const head = await read('HEAD');
    if (typeof head !== 'string')
        return undefined;
    const branch = /^ref: (refs\/heads\/\S+)$/.exec(head.trim())?.[1];
    const [loose, packed] = branch ? [await read(branch), await read('packed-refs')] : [head];
    const line = `${packed}`.split('\n').find((one) => one.endsWith(` ${branch}`));
    const commit = typeof loose === 'string' ? loose.trim() : (line?.split(' ')[0] ?? '');
    return SHA.test(commit) ? commit : null;
}
/** Reads the commit of a checkout anywhere, also by `git worktree`. Undefined: it is none. */
async function commitOf(folder) {
    const link = await (0,_lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkspaceFile */ .s)('/', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'));
    const linked = typeof link === 'string' ? /^gitdir: ([^\n]*)/.exec(link)?.[1] : undefined;
    return headIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, linked ?? '.git'), '/');
}
/** Reads which commit is checked out around a file or folder of the workspace; null: not known. */
async function commitAround(path, root) {
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const repository = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
        const link = await (0,_lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkspaceFile */ .s)(root, repository);
        const head = await headIn(repository, root);
        if (head !== undefined)
            return head;
        // The checkout around a submodule chose its commit.
        const isOpen = typeof link === 'string' ? SUBMODULE.test(link) : link.reason === 'missing';
        if (!isOpen || folder === '.')
            return null;
    }
}
/** Finds a folder that is a checkout of one of the commits, and notes the others. */
async function findCheckout(workspace, commits, note) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(workspace, { withFileTypes: true });
    for (const { name } of entries.filter((entry) => entry.isDirectory())) {
        const commit = await commitOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name));
        if (commit && commits.includes(commit))
            return name;
        if (commit)
            note(name, commit);
    }
    return null;
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


/***/ }),

/***/ 2288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c$: () => (/* binding */ warnOf),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   pf: () => (/* binding */ redactProblem)
/* harmony export */ });
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89862);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34665);
/* harmony import */ var _report_failure_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11589);
/* harmony import */ var _report_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47035);
/* harmony import */ var _words_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73695);





/** What ended a part of a job. Neither a failure nor the end of the job: a mistake of ours. */
function failureOf(error, environment) {
    const { logger, redactor, signal } = environment;
    logger.debug((0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .stackOf */ .US)(error));
    if (error instanceof _report_failure_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FailureError */ .p)
        return error.failure;
    if (signal.aborted && error === signal.reason)
        return { kind: 'cancelled' };
    return { kind: 'bug', message: redactor.text((0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error), _lib_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .TEXT_LIMIT */ .W$) };
}
/** Problems repeat what the user wrote: names, values, excerpts of files. */
function redactProblem(one, { redactor }) {
    const { data: redacted } = _report_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .C.safeParse(redactor.json(one, _lib_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .VALUE_LIMIT */ .WL));
    // A secret that is a word of ours masks nothing.
    return redacted ?? one;
}
/** Logs what may be meant in another way, and stops nothing. */
function warnOf(doubts = [], to) {
    for (const one of doubts)
        to.logger.warn((0,_words_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblem */ .B)(redactProblem(one, to)));
}


/***/ }),

/***/ 69247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ guard),
/* harmony export */   b: () => (/* binding */ namedBase)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _api_cases_models_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(39580);
/* harmony import */ var _api_client_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21518);
/* harmony import */ var _api_servers_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50669);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26330);
/* harmony import */ var _github_commits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6259);
/* harmony import */ var _github_pull_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47958);
/* harmony import */ var _inputs_policy_in_force_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68871);
/* harmony import */ var _inputs_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49654);
/* harmony import */ var _lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54968);
/* harmony import */ var _lib_variables_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13532);
/* harmony import */ var _lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67067);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13099);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76428);














/** For all questions to GitHub. */
const LIMIT_MS = 60_000;
/** The folder that the inputs name as a checkout of the base; empty if they name none. */
const namedBase = ({ baseline, confirmCheckout }) => baseline.kind === 'checkout' ? baseline.value : confirmCheckout;
const isRemote = (server) => 'url' in server && !(0,_api_client_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U9)(URL.parse(server.url)?.hostname ?? '');
/**
 * Finds out, before anything of the workspace runs, whether it may: a job with secrets runs no code
 * of forks. Reads what is checked out, and asks GitHub, only if the event does not decide. Commands
 * of a suite need no server. Returns what stops the run, or the secrets that the user lets any code
 * take.
 */
async function guard(config, { variables, workspace }, job, hasCommands) {
    const { baseUrl, suiteFile, source, mcpConfig, githubToken } = config;
    const isHosted = baseUrl !== '';
    const isUnused = !(0,_inputs_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .isOf */ .yW)(_inputs_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .INPUTS */ .mc.allowUntrustedServers, source) || (isHosted && suiteFile === '');
    // Without a repository it is no job of GitHub.
    if (!job?.event.repository || job.event.code === 'own' || isUnused)
        return {};
    // The base of a comparison has a list of its own.
    const base = [namedBase(config)].filter((one) => one !== '');
    const lists = await Array.fromAsync(['.', ...base], async (folder) => {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, folder);
        const content = isHosted ? '' : await (0,_lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readWorkspaceFile */ .s)(root, mcpConfig);
        return (0,_api_servers_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseServersFile */ .uZ)(typeof content === 'string' ? content : '', mcpConfig, variables, root);
    });
    const read = lists.filter((list) => 'servers' in list);
    const servers = read.flatMap((list) => list.servers);
    const held = read.flatMap((list) => [...list.secrets]);
    const known = lists[0]?.known ?? { names: [] };
    const { isReadOnly } = job.event;
    // Such a token tells a fork what it can read anyway.
    const isSecret = (name) => variables[name] && !(isReadOnly && variables[name] === githubToken);
    const ofServers = [...held].flatMap(([name, [one]]) => (one && isSecret(name) ? name : []));
    // A program gets the variables of the step. Some of the runner look random, so names decide.
    const ofProgram = Object.keys(source === 'command' ? variables : {}).filter((name) => !(0,_lib_variables_js__WEBPACK_IMPORTED_MODULE_12__/* .isWithheld */ .Y)(name) && (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .secretsIn */ .VY)(name, 'x').length > 0 && isSecret(name));
    const providers = [..._api_cases_models_js__WEBPACK_IMPORTED_MODULE_13__/* .NATIVE */ .s6, ...config.modelBaseUrls.keys()].map(_lib_variables_js__WEBPACK_IMPORTED_MODULE_12__/* .keyVariable */ .O);
    const secrets = [
        ...(config.apiKey === '' ? [] : ['api-key']),
        ...(config.modelApiKeys.size === 0 ? [] : ['model-api-keys']),
        // Without the input the runner has the token all the same, and a checkout stores it.
        ...(isHosted || isReadOnly ? [] : ['github-token']),
        ...new Set([...providers.filter(isSecret), ...ofServers, ...ofProgram]),
    ];
    // A list of a fork chooses where its secrets are sent.
    const isElsewhere = servers.length > 0 && servers.every(isRemote) && ofServers.length === 0;
    if (secrets.length === 0 || (isElsewhere && !(await hasCommands(known))))
        return {};
    if (config.allowUntrustedServers)
        return { allowed: secrets };
    const folders = servers.flatMap((one) => ('cwd' in one ? (one.cwd ?? []) : []));
    const places = isHosted ? [suiteFile] : ['.', suiteFile, mcpConfig, ...base, ...folders];
    try {
        const found = await judge(job, places, workspace);
        if (found === null)
            return {};
        return { problem: { place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_10__/* .placeOfFile */ .T2)(''), data: { code: 'untrusted', secrets, ...found } } };
    }
    catch (error) {
        if (!(error instanceof _github_client_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_))
            throw error;
        return { failure: (0,_inputs_policy_in_force_js__WEBPACK_IMPORTED_MODULE_6__/* .policyFailure */ .Tm)(error.failure, null, null) };
    }
}
/** Decides by what the event, the checkouts and GitHub say; null: it may run. Throws GitHubError. */
async function judge({ event, openGitHub }, places, root) {
    const ofFork = { reason: 'fork', of: event.name };
    if (event.code === 'fork')
        return ofFork;
    const github = openGitHub(LIMIT_MS);
    const noAccess = new _github_client_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_('status', { status: 401 });
    if (event.pull !== null) {
        if (github === null)
            throw noAccess;
        return (await (0,_github_pull_request_js__WEBPACK_IMPORTED_MODULE_5__/* .readPull */ .Es)(github, event.pull)).from === event.repositoryId ? null : ofFork;
    }
    const own = new Set([event.tip]);
    for (const place of places) {
        const commit = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_11__/* .commitAround */ .Fq)(place, root);
        // The workspace need not be a checkout, nor all of it one.
        if (commit === null && place === '.')
            continue;
        if (commit === null)
            return { reason: 'no-commit', of: place };
        if (own.has(commit))
            continue;
        if (github === null)
            throw noAccess;
        const isOwn = await (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_4__/* .isBranchHead */ .Rf)(github, commit);
        if (!isOwn)
            return { reason: 'commit', of: commit.slice(0, 7) };
        own.add(commit);
    }
    return null;
}


/***/ }),

/***/ 34190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JY: () => (/* binding */ openConnection),
/* harmony export */   fA: () => (/* binding */ openSession),
/* harmony export */   lf: () => (/* binding */ readServers)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _api_servers_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50669);
/* harmony import */ var _lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67067);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13099);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18763);
/* harmony import */ var _embedded_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99937);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2288);
/* harmony import */ var _hosted_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82299);









/** Tokens of the runner. */
const TOKEN_VARIABLES = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'GITHUB_TOKEN'];
/** Reads the list of servers, and has its secrets redacted. Others need none, or have their own. */
async function readServers({ mcpConfig, baseUrl, source }, environment) {
    if (baseUrl !== '' || source === 'command')
        return { servers: [] };
    const { variables, workspace, logger, redactor } = environment;
    const content = await (0,_lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readWorkspaceFile */ .s)(workspace, mcpConfig);
    if (typeof content !== 'string') {
        const { reason, near } = content;
        if (reason !== 'missing')
            return (0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadable */ .O$)(mcpConfig, { reason, near });
        const lists = ['.vscode/mcp.json', '.cursor/mcp.json'];
        const others = lists.filter((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)));
        const isEmpty = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workspace) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(workspace).length === 0;
        const none = isEmpty ? 'no-checkout' : 'no-servers';
        return (0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadable */ .O$)(mcpConfig, { reason: none, near: [...others, ...near] });
    }
    const file = (0,_api_servers_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseServersFile */ .uZ)(content, mcpConfig, variables, workspace);
    if ('problems' in file)
        return file;
    for (const [name, secrets] of file.secrets)
        redactor.add(name, secrets);
    for (const name of TOKEN_VARIABLES)
        redactor.add(name, [variables[name] ?? '']);
    for (const name of redactor.weak)
        logger.warn(_words_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .MESSAGES */ .n.weakSecret(name));
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOf */ .c$)(file.known.doubts, environment);
    return file;
}
/**
 * Connects to the service of the address. Without one it starts a service of the list of servers in
 * this process. Throws ServiceError; the reason of the signal.
 */
async function openConnection(config, environment) {
    if (config.baseUrl !== '') {
        const opened = await (0,_hosted_js__WEBPACK_IMPORTED_MODULE_8__/* .connect */ .Ng)(config, environment, false);
        const own = { known: undefined, close: async () => { } };
        return 'problems' in opened ? opened : { ...own, ...opened };
    }
    const file = await readServers(config, environment);
    if ('problems' in file)
        return file;
    const { origin, key, close } = await (0,_embedded_js__WEBPACK_IMPORTED_MODULE_6__/* .startEmbedded */ .H1)(file.servers, config, environment);
    const client = (0,_hosted_js__WEBPACK_IMPORTED_MODULE_8__/* .newClient */ ._F)(origin, key, _embedded_js__WEBPACK_IMPORTED_MODULE_6__/* .EMBEDDED_RATE */ .i1, environment);
    try {
        const { items } = await client.call('listProjects', {});
        return { client, projectId: items[0]?.id ?? '', project: '', known: file.known, close };
    }
    catch (error) {
        await close();
        throw error;
    }
}
/**
 * Connects to the eval service that runs the suite. Without an address it starts one in this
 * process. Throws ServiceError; the reason of the signal.
 */
async function openSession(config, environment, notes = '') {
    const isHosted = config.baseUrl !== '';
    const opened = await openConnection(config, environment);
    if ('problems' in opened)
        return opened;
    const { client, projectId, project = '', known, close } = opened;
    try {
        const call = { parameters: { projectId }, signal: environment.signal };
        const listed = await Array.fromAsync(client.list('listServers', call));
        const servers = listed.filter(({ enabled }) => enabled !== false);
        const empty = { code: 'no-servers', project };
        const place = (0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfInput */ .dj)('project');
        if (isHosted && servers.length === 0)
            return { problems: [{ place, data: empty }] };
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


/***/ }),

/***/ 73836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   L5: () => (/* binding */ describeComparison),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   bY: () => (/* binding */ listDifferences),
/* harmony export */   gS: () => (/* binding */ describeSample)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65416);
/* harmony import */ var _models_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16637);
/* harmony import */ var _verdicts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46577);



const REPORT = 'Name a report that `--output report.json` wrote.';
const OFFER = 'Name a report, a snapshot of `tools --snapshot`, or `checkout:PATH`.';
/** Why there is no baseline, or none that can be used, and what to do about it. */
const REASONS = {
    'no-run': ['no earlier run of this step has a report', 'Each run on the base branch leaves one.'],
    missing: ['it does not exist', 'Name a branch without `origin/`, or a run by its id.'],
    unreachable: ['it cannot be read', _models_js__WEBPACK_IMPORTED_MODULE_1__/* .AGAIN */ .jM],
    'no-permission': ['the token lacks a permission', 'Add it to `permissions` of the job'],
    'no-access': ['no token or base to search with', 'Name a file, or set `github-token` in a job.'],
    'bad-token': ['the token is not valid', 'Correct `github-token`.'],
    'not-in-base': ['it is not in the base commit', 'Commit it, or download it to `runner.temp`.'],
    untrusted: ['it is of a fork or a change, or outside of the workspace', 'Name another one.'],
    malformed: ['it is in no format that this version reads', 'Write it again by this version.'],
    'too-large': ['it is too large', 'Split the suite.'],
    ambiguous: ['two jobs of its run have the same name', 'Give each its own `artifact-name`.'],
    expired: ['its artifact has expired', 'Run it on the base branch again, or raise retention.'],
    enterprise: ['this server stores no artifacts', 'Use `baseline: file:PATH`, or `none`.'],
    'other-suite': [
        'it is of another suite',
        'Give the step an `id`. If you renamed the suite, set `fail-on: failed, invalid`.',
    ],
    future: ['it is newer than this commit', 'Name an older one, or update the branch.'],
    'too-old': ['it is older than `baseline-max-age-days`', 'Run the job on its branch again.'],
    empty: ['it has no results', 'Look at the run that left it.'],
    'cannot-run': ['its servers cannot run', 'Check out the base, and install what it needs.'],
    'no-servers': ['it lists no server yet', 'Once the list is merged, there is one.'],
    'own-commit': ['it has the code or a server of the head', 'Set `ref` of `actions/checkout`.'],
    timeout: ['the search took too long', _models_js__WEBPACK_IMPORTED_MODULE_1__/* .AGAIN */ .jM],
};
/** Says what results are compared with, or why with nothing and what to do. Empty: none is wanted. */
function describeComparison(of, { comparison }) {
    if (comparison === null)
        return '';
    const { baseline: facts, compared, leftOut } = comparison;
    if (facts.state === 'found') {
        const { branch, commit } = facts.origin;
        const at = commit === null ? '' : ` at ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(commit).slice(0, 7)}`;
        const days = Math.floor(facts.ageDays ?? -1);
        // Else the time of the report is wrong.
        const isKnown = days >= 0 && days < 36_500;
        const age = days === 0 ? 'less than a day' : (0,_verdicts_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(days, 'day');
        const other = isKnown ? 'an earlier run' : 'the baseline';
        const name = branch === null ? other : (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(branch);
        const isAll = of.source === 'diff' && compared === of.servers.length;
        const tools = (0,_verdicts_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(of.servers.flatMap((one) => one.tools ?? []).length, 'tool');
        const left = leftOut.length > 0 ? ` Not known on both sides: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(leftOut)}.` : '';
        return `${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(compared, (0,_verdicts_js__WEBPACK_IMPORTED_MODULE_2__/* .nounOf */ .a2)(of.source))}${isAll ? ` with ${tools}` : ''} compared with ${name}${at}${isKnown ? `, ${age} old` : ''}.${left}`;
    }
    const { state, detail, permission } = facts;
    const [why, usual] = REASONS[facts.reason];
    const isFile = /^file:/.test(facts.source) && /^(?:missing|malformed)$/.test(facts.reason);
    const next = isFile ? (of.source === 'diff' ? OFFER : REPORT) : usual;
    const advice = facts.source.startsWith('branch:') ? next.replace('the base', 'that') : next;
    const name = `\`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(facts.source)}\``;
    const start = state === 'unusable' ? `Baseline ${name} cannot be used` : `No baseline (${name})`;
    const more = detail === '' ? '' : ` (${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(detail)})`;
    const needed = permission === null ? '' : `: \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(permission)}\`.`;
    return `${start}: ${why}${more}. ${advice}${needed}`;
}
/** What a baseline is of, such as a branch. */
const branchOf = (facts) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)((facts.state === 'found' && facts.origin.branch) || 'the baseline');
/** What follows the number of cases of a list, in the order in which readers look. */
const LISTS = {
    stopped: 'stopped working, which the test of all cases together cannot show',
    regressed: 'regressed',
    newlyFailing: 'with fewer passes, no regression shown',
    knownFlaky: 'known flaky',
    fixed: 'fixed',
    stillFailing: 'still failing',
    changed: 'changed',
    added: 'added',
    removed: 'removed',
    ambiguous: 'not compared, since several have this title or definition',
    notRun: 'not compared, since one side has no result',
};
/** How many cases a list has with those that it does not keep. */
const sizeOf = ({ unlisted, ...lists }, name) => lists[name].length + (unlisted[name] ?? 0);
/** The kinds of difference that there are, such as `2 regressed`, each with its first cases. */
function listDifferences(comparison) {
    const sideOf = (side) => (side ? `${side.passed} of ${side.total}` : 'none');
    const sidesOf = ({ before, after }) => `${sideOf(before)} → ${sideOf(after)}`;
    const again = ({ fresh }) => {
        if (!fresh?.after)
            return fresh ? ', no fresh result' : '';
        return `, then ${fresh.before ? sidesOf(fresh) : sideOf(fresh.after)}`;
    };
    return Object.entries(LISTS).flatMap(([name, words]) => {
        // The keys of the table are those of the lists.
        const pairs = comparison[name];
        if (pairs.length === 0)
            return [];
        const size = sizeOf(comparison, name);
        const first = pairs
            .slice(0, 5)
            .map((one) => `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(one.title)} (${sidesOf(one)}${again(one)})`);
        return [{ kind: `${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER */ .uk.format(size)} ${words}`, cases: (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(first, size) }];
    });
}
/** A share in percentage points. */
function points(share) {
    const number = Math.round(1_000 * share) / 10;
    return number < 0 ? `−${-number}` : `${number}`;
}
/** Says how the cases that are tested together changed, and what so many iterations can show. */
function describeSample({ effect, smallestDrop }) {
    const change = effect &&
        `The mean pass rate changed by ${points(effect.change)} points (${points(effect.low)} to ${points(effect.high)}).`;
    const visible = smallestDrop &&
        `This sample detects a drop of ${points(smallestDrop.drop)} points in 80 % of runs. It detects one broken case in ${Math.round(100 * smallestDrop.seen)} %.`;
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(' ', [change, visible]);
}


/***/ }),

/***/ 37316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ describeTools),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   Nj: () => (/* binding */ describeNews),
/* harmony export */   _Z: () => (/* binding */ SECTION_TITLES),
/* harmony export */   f5: () => (/* binding */ NOT_DECIDED),
/* harmony export */   fs: () => (/* binding */ describeRates),
/* harmony export */   fu: () => (/* binding */ titleOfServer),
/* harmony export */   s0: () => (/* binding */ withOthers)
/* harmony export */ });
/* harmony import */ var _report_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72886);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73836);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65416);
/* harmony import */ var _verdicts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46577);




/** What stands for a value that is not there. */
const NOTHING = '(nothing)';
/** Characters of a headline, where its count and cause allow. */
const LIMIT = 160;
/** Of a cause. A count before it is never cut. */
const LEAST = 60;
/** What stands before why a check is undecided. */
const NOT_DECIDED = 'Not decided';
const SECTION_TITLES = {
    differences: 'Compared with the baseline',
    tools: 'Changes of tools',
    gate: 'Gate',
    terms: 'Rules',
    others: 'Other cases',
    warnings: 'Warnings',
};
/** Adds how many cases say the like, which no cut takes away. */
function withOthers(sentence, others, limit) {
    if (others === 0)
        return (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .cutSentence */ .q9)(sentence, limit);
    const end = `, and ${_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .NUMBER */ .uk.format(others)} like it`;
    return `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .cutSentence */ .q9)(sentence.replace(/\.$/, ''), limit - end.length)}${end}`;
}
/** What an annotation about a server that does not start has for a title. */
const titleOfServer = (server) => `Server ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(server)}`;
/** Says what several tools answer. */
const describeTools = ({ server, what, message }, number) => `${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(number, what)} of \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(server)}\` fail: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(message)}`;
/**
 * The first line that readers see: the news and its cause. It has no full stop. Of the reasons, the
 * first stands in it. `lead` replaces how many cases failed.
 */
function describeNews(facts, reasons, lead = '') {
    const { value, counts, total, source, isFirst } = facts;
    if (value === 'passed' && counts.failed + counts.missing > 0)
        return `Passed: ${iterationsOf(facts)}`;
    if (value === 'passed')
        return `${_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .NUMBER */ .uk.format(total)} of ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(total, (0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .nounOf */ .a2)(source))} passed${isFirst ? ', nothing compared' : ''}`;
    const [reason, ...others] = reasons;
    const start = lead === '' ? leadOf(facts, reason !== undefined) : lead.replace(/\.$/, '');
    if (reason === undefined)
        return (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .cutSentence */ .q9)(start, 2 * LIMIT);
    const cause = source === 'diff' ? 'more change' : 'more cause';
    const noun = value === 'invalid' ? 'more problem' : cause;
    const rest = others.length === 0 ? '' : `, and ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(others.length, noun)}`;
    const room = Math.max(LEAST, LIMIT - start.length - 2 - rest.length);
    return `${start}: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .cutSentence */ .q9)(reason.replace(/\.$/, ''), room)}${rest}`;
}
/** Whether a run was refused, since changed tools no longer take its cases. */
const isRefused = ({ value, counts, broken }) => value === 'failed' && broken > 0 && counts.passed + counts.failed === 0;
const REFUSED = 'No case ran: calls are compared with the tools first.';
const iterationsOf = (facts) => (0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .describeCounts */ .wv)(facts.counts, (0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .unitOf */ .uF)(facts, facts.counts));
function leadOf(facts, hasReason) {
    const { value, source, counts, total, broken, newlyBroken, isPartial, failedOn } = facts;
    if (value === 'invalid')
        return 'Invalid configuration';
    if (value === 'failed') {
        const all = `${_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .NUMBER */ .uk.format(broken)} of ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(total, (0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .nounOf */ .a2)(source))}`;
        if (failedOn !== null)
            return `${all} ${broken === 1 ? 'fails' : 'fail'}, as on ${failedOn}`;
        const some = newlyBroken > 0 ? `failed, ${_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .NUMBER */ .uk.format(newlyBroken)} of them newly` : 'failed';
        const worse = isPartial ? 'got worse' : 'broke';
        const verb = broken > 0 && newlyBroken >= broken ? worse : some;
        return `${all} ${isRefused(facts) ? 'no longer fit their tools' : verb}`;
    }
    if (total === 0 && source === 'results' && hasReason)
        return 'No test could be read';
    if (total === 0)
        return `No ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .nounOf */ .a2)(source)} ran`;
    if (counts.missing === 0 || !hasReason)
        return NOT_DECIDED;
    const all = (0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)((0,_report_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts), (0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .unitOf */ .uF)(facts, counts));
    return `${_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .NUMBER */ .uk.format(counts.missing)} of ${all} without a result`;
}
/**
 * The second line: rates and counts, and what a passed run does not fail by. Empty if nothing is
 * measured, or all passed as before.
 */
function describeRates(facts, { checks, comparison, policy }) {
    const { counts, value, newlyBroken, flaky, muted, durationMs } = facts;
    const { passed, failed, missing } = counts;
    if (passed + failed === 0)
        return isRefused(facts) ? REFUSED : '';
    const isWhole = value === 'passed' && failed + missing === 0;
    const sizes = (...names) => names.reduce((sum, name) => sum + (comparison === null ? 0 : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOf */ .$d)(comparison, name)), 0);
    const all = [
        ...(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(newlyBroken, 'newly failing'),
        ...(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(sizes('regressed', 'stopped', 'newlyFailing') - newlyBroken, 'with fewer passes'),
        ...(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(sizes('fixed'), 'fixed'),
        ...(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(sizes('knownFlaky') + flaky, 'flaky'),
    ];
    if (value === 'passed') {
        const tools = comparison === null ? 0 : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOf */ .$d)(comparison, 'toolChanges');
        const settings = policy?.changes.length ?? 0;
        const isDiff = facts.source === 'diff';
        if (tools > 0)
            all.push((0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(tools, isDiff ? 'tool change' : 'breaking tool change'));
        if (settings > 0)
            all.push(`${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(settings, 'setting')} of the gate file changed`);
        all.push(...(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .some */ .zN)(muted, 'failing in quarantine'));
    }
    if (isWhole)
        return all.length === 0 ? '' : `${all.join(', ')}.`;
    const required = checks.find(({ id }) => id === 'min-pass-rate')?.threshold ?? null;
    const rates = [`Pass rate ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passed / (passed + failed))}`];
    if (required !== null)
        rates.push(`${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(required)} required`);
    if (comparison?.baseline.state === 'found' && comparison.before !== null) {
        const { before, baseline } = comparison;
        rates.push(`${(0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .branchOf */ .W0)(baseline)} ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(before.passed / before.total)}`);
    }
    const time = durationMs === null || durationMs < 100 ? [] : [(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .inTime */ .RN)(durationMs)];
    return `${rates.join(', ')}. ${[iterationsOf(facts), ...all, ...time].join(', ')}.`;
}


/***/ })

};
