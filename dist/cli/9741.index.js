export const id = 9741;
export const ids = [9741];
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

/***/ 29741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  workflowRuns: () => (/* binding */ workflowRuns)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/resilience/time-limit.js
var time_limit = __webpack_require__(78005);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/trouble/look-up-error.js
var look_up_error = __webpack_require__(77104);
// EXTERNAL MODULE: ./build/publish/github/api/api.js + 1 modules
var api = __webpack_require__(28523);
// EXTERNAL MODULE: ./build/publish/github/api/api-failure.js
var api_failure = __webpack_require__(16522);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(44942);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
;// CONCATENATED MODULE: ./build/publish/github/workflow-runs/archive-download.js




/** A report of the largest size that is read, and all the files beside it, packed. */
const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;
/**
 * Fetches from where the API sends whoever asks for an artifact: a store of others, which is told no
 * token and sends nobody on. Proxies come from the environment.
 */
async function downloadArchive(address, signal, maxBytes = MAX_ARCHIVE_BYTES) {
    const dispatcher = new lib/* HttpClient */.Qq().getAgentDispatcher(address) ?? new undici.Agent();
    try {
        const response = await (0,undici.fetch)(address, { signal, redirect: 'error', dispatcher });
        if (!response.ok) {
            throw new look_up_error/* LookUpError */.F(response.status === 404 || response.status === 410 ? 'gone' : 'unreachable', `the store of artifacts answered ${response.status}`);
        }
        const chunks = [];
        let size = 0;
        for await (const chunk of response.body ?? []) {
            size += chunk.byteLength;
            // Leaving the loop cancels the stream, which closes the connection.
            if (size > maxBytes)
                throw new look_up_error/* LookUpError */.F('odd', tooLarge(maxBytes));
            chunks.push(chunk);
        }
        return Buffer.concat(chunks);
    }
    catch (error) {
        if (error instanceof look_up_error/* LookUpError */.F)
            throw error;
        const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
        throw new look_up_error/* LookUpError */.F('unreachable', `the artifact did not come: ${(0,errors/* errorMessage */.gJ)(cause)}`);
    }
    finally {
        await dispatcher.destroy();
    }
}
const tooLarge = (maxBytes) => `the artifact has more than ${maxBytes} bytes, which are not read`;

;// CONCATENATED MODULE: ./build/publish/github/workflow-runs/workflow-runs.js







const PAGE = 100;
/** A matrix of 256 legs leaves an artifact for each. */
const MOST_PAGES = 5;
const REQUEST_TIMEOUT_MS = 15_000;
const comparison = schemas/* object */.Ikc({ merge_base_commit: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) });
const commits = schemas/* array */.YOg(schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }));
const runShape = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    event: schemas/* string */.YjP(),
    status: schemas/* string */.YjP().nullish(),
    head_sha: schemas/* string */.YjP(),
    head_branch: schemas/* string */.YjP().nullish(),
    head_repository: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }).nullish(),
    created_at: schemas/* string */.YjP().nullish(),
    html_url: schemas/* string */.YjP(),
});
const runList = schemas/* object */.Ikc({ total_count: schemas/* number */.aig(), workflow_runs: schemas/* array */.YOg(runShape) });
const artifactList = schemas/* object */.Ikc({
    artifacts: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* number */.aig(),
        name: schemas/* string */.YjP(),
        size_in_bytes: schemas/* number */.aig(),
        expired: schemas/* boolean */.zMY().nullish(),
    })),
});
/** What GitHub tells a job of the workflow runs of its repository. */
async function workflowRuns(context) {
    const { clock, repository, deadlineAtMs, signal } = context;
    const client = await (0,api/* createGitHubClient */.L)({
        ...context,
        requestTimeoutMs: REQUEST_TIMEOUT_MS,
        deadlineMs: deadlineAtMs - clock.now(),
    });
    const here = { ...repository };
    return {
        async mergeBase(base, head) {
            const { merge_base_commit: found } = await ask(comparison, 'contents: read', () => 
            // Page 2 has no list of files.
            client.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
                ...here,
                ...{ basehead: `${base}...${head}`, per_page: 1, page: 2 },
            }));
            return found.sha;
        },
        async ancestors(commit) {
            const found = await ask(commits, 'contents: read', () => client.request('GET /repos/{owner}/{repo}/commits', {
                ...here,
                ...{ sha: commit, per_page: PAGE },
            }));
            return { commits: found.map(({ sha }) => sha), hasMore: found.length === PAGE };
        },
        async list(workflow, { branch, commit, event }) {
            const found = await ask(runList, 'actions: read', () => client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
                ...here,
                ...{ workflow_id: workflow, branch, status: 'completed', per_page: PAGE },
                ...(commit === undefined ? {} : { head_sha: commit }),
                ...(event === undefined ? {} : { event }),
            }));
            const { workflow_runs: listed, total_count: total } = found;
            return { runs: listed.map(runOf), hasMore: total > listed.length };
        },
        async get(runId) {
            const found = await ask(runShape, 'actions: read', () => client.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
                ...here,
                run_id: runId,
            }));
            return runOf(found);
        },
        async artifacts(runId) {
            const artifacts = [];
            for (let page = 1; page <= MOST_PAGES; page += 1) {
                const found = await ask(artifactList, 'actions: read', () => client.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
                    ...here,
                    ...{ run_id: runId, per_page: PAGE, page },
                }));
                artifacts.push(...found.artifacts);
                if (found.artifacts.length < PAGE)
                    break;
            }
            return artifacts.map(({ id, name, size_in_bytes: bytes, expired }) => {
                return { id, name, bytes, isExpired: expired === true };
            });
        },
        async download(artifact) {
            if (artifact.bytes > MAX_ARCHIVE_BYTES)
                throw new look_up_error/* LookUpError */.F('odd', tooLarge(MAX_ARCHIVE_BYTES));
            const address = await addressOf(client, repository, artifact);
            return (0,time_limit/* withTimeLimit */.Bv)(Math.max(1, deadlineAtMs - clock.now()), signal, (ended) => downloadArchive(address, ended));
        },
    };
}
/** Where the archive lies: the API answers with no more than that. */
async function addressOf(client, repository, { id }) {
    const send = () => client.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
        ...repository,
        ...{ artifact_id: id, archive_format: 'zip' },
        request: { redirect: 'manual' },
    });
    const { headers } = await answered('actions: read', send);
    const url = URL.parse(headers.location ?? '');
    if (url !== null && /^https?:$/.test(url.protocol))
        return url.href;
    throw new look_up_error/* LookUpError */.F('odd', 'GitHub does not say where the artifact lies');
}
function runOf(run) {
    const createdAtMs = Date.parse(run.created_at ?? '');
    return {
        id: run.id,
        event: run.event,
        commit: run.head_sha,
        branch: run.head_branch ?? null,
        headRepository: run.head_repository?.full_name ?? null,
        createdAtMs: Number.isNaN(createdAtMs) ? null : createdAtMs,
        address: run.html_url,
    };
}
async function ask(shape, permission, send) {
    const { data } = await answered(permission, send);
    const parsed = shape.safeParse(data);
    if (parsed.success)
        return parsed.data;
    throw new look_up_error/* LookUpError */.F('odd', 'what came was no answer of GitHub');
}
async function answered(permission, send) {
    try {
        return await send();
    }
    catch (error) {
        const { kind, status, message } = (0,api_failure/* classifyFailure */.XE)(error, 0);
        const told = status === null ? message || (0,errors/* errorMessage */.gJ)(error) : `GitHub answered ${status} (${message})`;
        if (status === 410)
            throw new look_up_error/* LookUpError */.F('gone', told);
        if (kind === 'not-found')
            throw new look_up_error/* LookUpError */.F('absent', told);
        if (kind === 'forbidden') {
            const advice = `Add \`${permission}\` to the permissions of the job`;
            throw new look_up_error/* LookUpError */.F('forbidden', `${told}. ${advice}`);
        }
        throw new look_up_error/* LookUpError */.F(kind === 'rejected' ? 'odd' : 'unreachable', told);
    }
}


/***/ })

};
