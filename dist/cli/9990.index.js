export const id = 9990;
export const ids = [9990];
export const modules = {

/***/ 16522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ RequestTimeoutError),
/* harmony export */   XC: () => (/* binding */ ApiDeadlineError),
/* harmony export */   XE: () => (/* binding */ classifyFailure),
/* harmony export */   _m: () => (/* binding */ UnexpectedBodyError)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _resilience_lost_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91360);
/* harmony import */ var _resilience_retry_after_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33621);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92657);




/** An answer with a success status that is no answer of the GitHub API, such as a proxy's page. */
class UnexpectedBodyError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ExpectedError */ .Dh {
    name = 'UnexpectedBodyError';
    nature = 'network';
}
/** One request took longer than a request may. */
class RequestTimeoutError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ExpectedError */ .Dh {
    name = 'RequestTimeoutError';
    nature = 'network';
}
/** The time for talking to GitHub is used up. */
class ApiDeadlineError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ExpectedError */ .Dh {
    name = 'ApiDeadlineError';
    nature = 'timeout';
}
const MAX_QUOTED_CHARACTERS = 200;
/** Sorts what an API call threw; `nowMs` is the epoch time that rate limit headers refer to. */
function classifyFailure(error, nowMs) {
    const answer = answerOf(error);
    if (answer === null)
        return withoutAnswer(error);
    const { status, headers } = answer;
    const message = oneLine((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error));
    if (isRateLimit(status, headers, message)) {
        return { kind: 'rate-limit', status, message, waitMs: requestedWaitMs(headers, nowMs) };
    }
    return { kind: kindOfStatus(status), status, message, waitMs: null };
}
function kindOfStatus(status) {
    if (status === 401 || status === 403)
        return 'forbidden';
    if (status === 404 || status === 410)
        return 'not-found';
    return status >= 500 || status === 408 ? 'transient' : 'rejected';
}
function withoutAnswer(error) {
    const kind = (0,_resilience_lost_request_js__WEBPACK_IMPORTED_MODULE_1__/* .readLostRequest */ .o)(error).wasSent ? 'transient' : 'unsent';
    return { kind, status: null, message: oneLine(causeOf(error)), waitMs: null };
}
/** The innermost message: fetch wraps a proxy's refusal into "Request was cancelled." */
function causeOf(error) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(error))
        return (0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error);
    const inner = error.cause === undefined ? '' : causeOf(error.cause);
    return inner === '' ? error.message : inner;
}
/** Octokit puts status 500 on network errors too; only those with a response were answered. */
function answerOf(error) {
    if (!(error instanceof Error) || !('response' in error))
        return null;
    const { response } = error;
    if (typeof response !== 'object' || response === null)
        return null;
    if (!('status' in response) || typeof response.status !== 'number')
        return null;
    const headers = 'headers' in response && isRecord(response.headers) ? response.headers : {};
    return { status: response.status, headers };
}
/** Secondary limits come as 403 or 429, with or without headers that say so. */
function isRateLimit(status, headers, message) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return (headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        /rate limit|abuse detection/i.test(message));
}
function requestedWaitMs(headers, nowMs) {
    const retryAfter = headers['retry-after'];
    const waitMs = typeof retryAfter === 'string' ? (0,_resilience_retry_after_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRetryAfter */ .m)(retryAfter, nowMs) : undefined;
    if (waitMs !== undefined)
        return waitMs;
    const resetSeconds = Number(headers['x-ratelimit-reset']);
    if (headers['x-ratelimit-remaining'] === '0' && resetSeconds > 0) {
        return Math.max(0, resetSeconds * 1000 - nowMs);
    }
    return null;
}
function oneLine(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > MAX_QUOTED_CHARACTERS ? `${line.slice(0, MAX_QUOTED_CHARACTERS)}…` : line;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}


/***/ }),

/***/ 28523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ createGitHubClient)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/resilience/retry.js
var retry = __webpack_require__(87030);
// EXTERNAL MODULE: ./build/resilience/retry-policy.js
var retry_policy = __webpack_require__(73477);
// EXTERNAL MODULE: ./build/resilience/time-limit.js
var time_limit = __webpack_require__(78005);
// EXTERNAL MODULE: ./build/publish/github/api/api-failure.js
var api_failure = __webpack_require__(16522);
;// CONCATENATED MODULE: ./build/publish/github/api/request-guard.js





const TRANSIENT = {
    maxAttempts: 4,
    backoff: { firstMs: 1_000, growth: 2, longestMs: 60_000, jitter: 0.5 },
};
/** GitHub asks for at least a minute where a secondary limit names no time. */
const UNTIMED_RATE_LIMIT = { firstMs: 60_000, growth: 2, longestMs: 600_000, jitter: 0 };
/**
 * Sends a request under the policy's times: retries what is safe to send again, waits out rate
 * limits as long as the deadline allows, and refuses a success that carries no JSON.
 */
async function sendGuarded(send, request, policy) {
    const { clock, logger, random, signal, deadlineAtMs } = policy;
    const sendOnce = async () => requireJson(await sendWithinTime(send, request, policy), request, policy);
    return (0,retry/* retry */.L)(sendOnce, {
        policy: TRANSIENT,
        judge(error) {
            redactMessages(error, policy.secrets);
            if (error instanceof api_failure/* ApiDeadlineError */.XC)
                return null;
            return repeatOf((0,api_failure/* classifyFailure */.XE)(error, clock.now()), request.repeatable);
        },
        onWait(wait) {
            const { message } = (0,api_failure/* classifyFailure */.XE)(wait.error, clock.now());
            logger.debug((0,retry/* retryText */.q)(`GitHub: ${request.method} ${request.url}: ${message}`, wait));
        },
        ...{ clock, random, signal, deadlineAtMs },
    });
}
async function sendWithinTime(send, { method, url }, { clock, signal, requestTimeoutMs, deadlineAtMs }) {
    const remainingMs = deadlineAtMs - clock.now();
    if (remainingMs <= 0) {
        throw new api_failure/* ApiDeadlineError */.XC('The GitHub API took longer than this action waits for it.');
    }
    const timeoutMs = Math.ceil(Math.min(requestTimeoutMs, remainingMs));
    try {
        // A body that the limit cuts off comes back as an empty one, but not before the limit is told.
        return await (0,time_limit/* withTimeLimit */.Bv)(timeoutMs, signal, send);
    }
    catch (error) {
        if (!(error instanceof time_limit/* TimeLimitError */.$q))
            throw error;
        throw new api_failure/* RequestTimeoutError */.DH(`${method} ${url} was not answered within ${timeoutMs} ms`);
    }
}
function repeatOf({ kind, waitMs }, repeatable) {
    if (kind === 'rate-limit') {
        return waitMs === null
            ? { backoff: UNTIMED_RATE_LIMIT }
            : { askedMs: waitMs, backoff: (0,retry_policy/* constantBackoff */.F)(0) };
    }
    return kind === 'unsent' || (kind === 'transient' && repeatable) ? {} : null;
}
/** Octokit hands a body that is not JSON through as text, so that a login page looks like data. */
function requireJson(response, { method, url }, { secrets }) {
    const { status, data } = response;
    const isJson = typeof data === 'object' && !(data instanceof ArrayBuffer);
    // Whoever wants no redirect followed wants its address alone.
    if (status === 204 || status === 302 || isJson)
        return response;
    const start = typeof data === 'string' ? secrets.excerpt(data, 400).replace(/\s+/g, ' ') : 'binary data';
    throw new api_failure/* UnexpectedBodyError */._m(`${method} ${url} answered ${status} with a body that is not JSON, perhaps from a proxy: ${start}`);
}
/** In place, since what an error is goes by its class; its causes are quoted too. */
function redactMessages(error, secrets) {
    for (let next = error; external_node_util_.types.isNativeError(next); next = next.cause) {
        const told = secrets.text(next.message);
        if (told === next.message)
            continue;
        next.message = told;
        if (next.stack !== undefined)
            next.stack = secrets.text(next.stack);
    }
}

;// CONCATENATED MODULE: ./build/publish/github/api/api.js

const REQUEST_TIMEOUT_MS = 20_000;
const DEADLINE_MS = 120_000;
const REPEATABLE_METHODS = new Set(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']);
/**
 * A client of the GitHub API whose every request is bounded in time, retried where that is safe,
 * and checked to have been answered by the API. Proxies come from the environment. Make it when
 * publishing begins: its deadline counts from then. A call may say `request: { repeatable }` where
 * its method does not tell.
 */
async function createGitHubClient(options) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 2785).then(__webpack_require__.bind(__webpack_require__, 92785));
    const { token, apiUrl, clock, logger, secrets, signal } = options;
    const debug = (message) => logger.debug(message);
    const client = getOctokit(token, {
        baseUrl: apiUrl,
        userAgent: 'mcp-eval-gate-action',
        log: { debug, info: debug, warn: debug, error: debug },
    });
    const policy = {
        clock,
        logger,
        secrets,
        signal,
        requestTimeoutMs: options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
        deadlineAtMs: clock.now() + (options.deadlineMs ?? DEADLINE_MS),
        random: Math.random,
    };
    client.hook.wrap('request', (send, request) => {
        const stated = request.request?.['repeatable'];
        const repeatable = typeof stated === 'boolean' ? stated : REPEATABLE_METHODS.has(request.method);
        return sendGuarded(async (signalOfAttempt) => {
            // A hook sends the options it was called with, whatever it passes on: set them in place.
            request.request = { ...request.request, signal: signalOfAttempt };
            return send(request);
        }, { method: request.method, url: request.url, repeatable }, policy);
    });
    return client;
}


/***/ }),

/***/ 79990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commitSource: () => (/* binding */ commitSource)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/publish/github/api/api.js + 1 modules
var api = __webpack_require__(28523);
// EXTERNAL MODULE: ./build/publish/github/api/api-failure.js
var api_failure = __webpack_require__(16522);
// EXTERNAL MODULE: ./build/trouble/whose-trouble.js
var whose_trouble = __webpack_require__(12538);
;// CONCATENATED MODULE: ./build/publish/github/commits/commit-failure.js


const NO_ANSWER = {
    kind: 'unreachable',
    reason: 'what came was no answer of GitHub',
};
/** Reads what a call of the API threw. */
function failureOf(error) {
    const { kind, status, message } = (0,api_failure/* classifyFailure */.XE)(error, 0);
    const reason = status === null ? message : `GitHub answered ${status} (${message})`;
    const isUsers = status !== null && kind !== 'rate-limit' && (0,whose_trouble/* isUsersRefusal */.p)(status);
    return { kind: isUsers ? 'refused' : 'unreachable', reason };
}

;// CONCATENATED MODULE: ./build/publish/github/commits/commit-lookup.js



/** Own branches that a commit is held against. */
const MAX_BRANCHES = 12;
const PAGE = 100;
const pointer = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), commit: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) });
const branchRef = schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), object: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) });
const comparison = schemas/* object */.Ikc({
    status: schemas/* string */.YjP(),
    merge_base_commit: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
});
const pullRequest = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ id: schemas/* number */.aig() }).nullish() }),
    base: schemas/* object */.Ikc({ repo: schemas/* object */.Ikc({ id: schemas/* number */.aig(), full_name: schemas/* string */.YjP() }) }),
    merge_commit_sha: schemas/* string */.YjP().nullish(),
});
/**
 * Whether a commit is the repository's own: at or behind one of its branches, at one of its tags, or
 * the head or merge commit of a pull request from the repository to itself. That GitHub resolves a
 * commit proves nothing, for it does so with those of every fork. One commit's questions, in the
 * order in which most are answered by the first.
 */
class CommitLookup {
    #client;
    #repository;
    #question;
    #failures = [];
    #absent = false;
    constructor(client, repository, question) {
        this.#client = client;
        this.#repository = repository;
        this.#question = question;
    }
    async run() {
        const steps = [
            () => this.#headOfBranch(),
            () => this.#namedPullRequests(),
            () => this.#pullRequestsOfCommit(),
            () => this.#branches(),
            () => this.#tags(),
        ];
        for (const step of steps) {
            const by = await step();
            if (by !== null)
                return { kind: 'own', by };
            if (this.#absent)
                return { kind: 'absent' };
            // Who is not answered at all is not asked on and on.
            const unreachable = this.#failures.find(({ kind }) => kind === 'unreachable');
            if (unreachable !== undefined)
                return unreachable;
        }
        const [refused] = this.#failures;
        if (refused !== undefined)
            return refused;
        return {
            kind: 'not-own',
            reason: 'no branch, no tag and no pull request of its own has it, as with commits of forks',
        };
    }
    async #headOfBranch() {
        const branches = await this.#ask(schemas/* array */.YOg(pointer), () => this.#client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head', {
            ...this.#repository,
            commit_sha: this.#question.sha,
        }));
        return this.#pointing(branches, 'branch');
    }
    async #namedPullRequests() {
        for (const number of this.#question.pullRequests) {
            const pull = await this.#ask(pullRequest, () => this.#client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
                ...this.#repository,
                pull_number: number,
            }));
            if (pull !== null && this.#isOwnPull(pull))
                return `pull request #${number}`;
        }
        return null;
    }
    async #pullRequestsOfCommit() {
        const pulls = await this.#ask(schemas/* array */.YOg(pullRequest), () => this.#client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
            ...this.#repository,
            commit_sha: this.#question.sha,
            per_page: PAGE,
        }));
        const own = pulls?.find((pull) => this.#isOwnPull(pull));
        return own === undefined ? null : `pull request #${own.number}`;
    }
    /** The branches that are named first, and then others, as many as are worth the requests. */
    async #branches() {
        const branches = await this.#ask(schemas/* array */.YOg(pointer), () => this.#client.request('GET /repos/{owner}/{repo}/branches', {
            ...this.#repository,
            per_page: PAGE,
        }));
        if (branches === null)
            return null;
        const heads = new Map(branches.map(({ name, commit }) => [name, commit.sha]));
        for (const name of this.#question.branches) {
            if (heads.has(name))
                continue;
            const head = await this.#headOf(name);
            if (head !== null)
                heads.set(name, head);
        }
        const named = this.#question.branches.filter((name) => heads.has(name));
        const order = [...new Set([...named, ...heads.keys()])].slice(0, MAX_BRANCHES);
        for (const name of order) {
            if (await this.#isBehind(heads.get(name) ?? ''))
                return `branch ${name}`;
        }
        return null;
    }
    async #tags() {
        const tags = await this.#ask(schemas/* array */.YOg(pointer), () => this.#client.request('GET /repos/{owner}/{repo}/tags', {
            ...this.#repository,
            per_page: PAGE,
        }));
        return this.#pointing(tags, 'tag');
    }
    /** Asked as a ref: where a name may be anything, it could be a commit or a branch of a fork. */
    async #headOf(name) {
        if (!isBranchName(name))
            return null;
        const send = () => this.#client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', {
            ...this.#repository,
            ref: `heads/${name}`,
        });
        // Whoever made the checkout chose the name: there need be no such branch.
        const found = await this.#ask(branchRef, send, 'not-found');
        return found?.ref === `refs/heads/${name}` ? found.object.sha : null;
    }
    /** By the head's commit, so that no name has to be resolved. Page 2 has no list of files. */
    async #isBehind(head) {
        const send = () => this.#client.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
            ...this.#repository,
            basehead: `${head}...${this.#question.sha}`,
            per_page: 1,
            page: 2,
        });
        // A branch may share no history with the others, as those of web pages do.
        const answer = await this.#ask(comparison, send, 'not-found');
        if (answer === null || !['behind', 'identical'].includes(answer.status))
            return false;
        return this.#isIt(answer.merge_base_commit.sha);
    }
    #pointing(pointers, kind) {
        const own = pointers?.find(({ commit }) => this.#isIt(commit.sha));
        return own === undefined ? null : `${kind} ${own.name}`;
    }
    #isIt(sha) {
        return sha?.toLowerCase() === this.#question.sha;
    }
    #isOwnPull({ head, base, merge_commit_sha }) {
        const { owner, repo } = this.#repository;
        // What is found by its commit may be a pull request from one branch of a fork to another.
        const ofThis = base.repo.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase();
        const own = ofThis && head.repo?.id === base.repo.id;
        return own && (this.#isIt(head.sha) || this.#isIt(merge_commit_sha));
    }
    /** An answer; null where there is none, which is noted unless it may be so. */
    async #ask(shape, send, allowed) {
        let data;
        try {
            ({ data } = await send());
        }
        catch (error) {
            if ((0,api_failure/* classifyFailure */.XE)(error, 0).kind !== allowed)
                this.#note(error);
            return null;
        }
        const parsed = shape.safeParse(data);
        if (parsed.success)
            return parsed.data;
        this.#failures.push(NO_ANSWER);
        return null;
    }
    #note(error) {
        const { status, message } = (0,api_failure/* classifyFailure */.XE)(error, 0);
        if (status === 422 && /no commit found/i.test(message))
            this.#absent = true;
        else
            this.#failures.push(failureOf(error));
    }
}
function isBranchName(name) {
    return name !== '' && !name.includes('..') && name.length <= 255;
}

;// CONCATENATED MODULE: ./build/publish/github/commits/commit-source.js





/** Enough for the retries of one request, and little beside a job. */
const MAX_LOOKUP_MS = 60_000;
const treeShape = schemas/* object */.Ikc({
    truncated: schemas/* boolean */.zMY(),
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({
        path: schemas/* string */.YjP(),
        type: schemas/* string */.YjP(),
        mode: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP(),
        size: schemas/* number */.aig().nullish(),
    })),
});
/** Of a symbolic link, as git writes it. */
const LINK_MODE = '120000';
/** What GitHub tells of the commits of a repository, to a job with this token. */
function commitSource(context) {
    return {
        lookUp: (question) => ask(context, question.timeoutMs, async (client) => {
            const origin = await new CommitLookup(client, context.repository, question).run();
            context.logger.debug(`Whose commit is ${question.sha}: ${JSON.stringify(origin)}`);
            return origin;
        }),
        textOf: (file, timeoutMs) => ask(context, timeoutMs, (client) => textOf(client, context.repository, file)),
        filesOf: (sha, timeoutMs) => ask(context, timeoutMs, (client) => filesOf(client, context.repository, sha)),
    };
}
async function ask(context, timeoutMs, send) {
    const { token, signal } = context;
    if (token === undefined)
        return { kind: 'refused', reason: 'there is no `github-token`' };
    const deadlineMs = Math.min(timeoutMs, MAX_LOOKUP_MS);
    const answer = await send(await (0,api/* createGitHubClient */.L)({ ...context, token, deadlineMs }));
    signal.throwIfAborted();
    return answer;
}
async function filesOf(client, repository, sha) {
    let data;
    try {
        ({ data } = await client.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
            ...repository,
            tree_sha: sha,
            recursive: '1',
        }));
    }
    catch (error) {
        return failureOf(error);
    }
    const parsed = treeShape.safeParse(data);
    if (!parsed.success)
        return NO_ANSWER;
    if (parsed.data.truncated)
        return { kind: 'too-many' };
    const files = parsed.data.tree
        .filter(({ type }) => type === 'blob')
        .map(({ path, sha: blob, size, mode }) => {
        return [path, { sha: blob, size: size ?? -1, isLink: mode === LINK_MODE }];
    });
    return { kind: 'files', files: new Map(files) };
}
const contentShape = schemas/* object */.Ikc({
    type: schemas/* string */.YjP(),
    size: schemas/* number */.aig(),
    encoding: schemas/* string */.YjP().optional(),
    content: schemas/* string */.YjP().optional(),
});
async function textOf(client, repository, { sha, path, maxBytes }) {
    let data;
    try {
        ({ data } = await client.request('GET /repos/{owner}/{repo}/contents/{path}', {
            ...repository,
            path,
            ref: sha,
        }));
    }
    catch (error) {
        if ((0,api_failure/* classifyFailure */.XE)(error, 0).kind !== 'not-found')
            return failureOf(error);
        return absence(client, repository, sha);
    }
    if (Array.isArray(data))
        return { kind: 'unfit', reason: 'is a folder' };
    const parsed = contentShape.safeParse(data);
    if (!parsed.success)
        return NO_ANSWER;
    const { type, size, encoding, content } = parsed.data;
    if (type !== 'file')
        return { kind: 'unfit', reason: 'is not a file' };
    if (size > maxBytes)
        return { kind: 'unfit', reason: `is larger than ${maxBytes} bytes` };
    if (encoding !== 'base64' || content === undefined)
        return NO_ANSWER;
    return { kind: 'text', text: Buffer.from(content, 'base64').toString('utf8') };
}
/** GitHub answers 404 as well for what a token may not see: then it does not show the commit either. */
async function absence(client, repository, sha) {
    try {
        await client.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
            ...repository,
            commit_sha: sha,
        });
        return { kind: 'absent' };
    }
    catch (error) {
        return failureOf(error);
    }
}


/***/ })

};
