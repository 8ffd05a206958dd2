export const id = 7844;
export const ids = [7844,4565,1882];
export const modules = {

/***/ 87956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   Dt: () => (/* binding */ MAX_TITLE_CHARACTERS),
/* harmony export */   KE: () => (/* binding */ MAX_ANNOTATIONS),
/* harmony export */   cs: () => (/* binding */ publishAnnotations),
/* harmony export */   ux: () => (/* binding */ mostSevere)
/* harmony export */ });
/* harmony import */ var _render_facts_repository_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10751);
/* harmony import */ var _clipped_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80409);


/** Most severe first. */
const SEVERITIES = ['error', 'warning', 'notice'];
/** The runner shows ten of a kind for each step; ten in all is what anyone reads. */
const MAX_ANNOTATIONS = 10;
/** The runner cuts messages there. */
const MAX_MESSAGE_CHARACTERS = 4_096;
const MAX_TITLE_CHARACTERS = 255;
/**
 * Writes the ten most severe annotations as workflow commands, which the toolkit escapes. Gives
 * how many were shown and how many left out.
 */
function publishAnnotations(annotations, commands) {
    const chosen = mostSevere(annotations).slice(0, MAX_ANNOTATIONS);
    for (const { severity, title, message, location } of chosen) {
        commands[severity]((0,_clipped_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipCharacters */ .P)(withoutControls(message), MAX_MESSAGE_CHARACTERS), {
            title: (0,_clipped_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipCharacters */ .P)(withoutControls(title), MAX_TITLE_CHARACTERS),
            ...place(location),
        });
    }
    return { shown: chosen.length, leftOut: annotations.length - chosen.length };
}
/** Sorted by severity; among equals as they came. */
function mostSevere(annotations) {
    return annotations.toSorted((left, right) => SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity));
}
function place(location) {
    const inside = (0,_render_facts_repository_place_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPlace */ .G)(location);
    if (inside === null)
        return {};
    return inside.line === null
        ? { file: inside.file }
        : { file: inside.file, startLine: inside.line };
}
/** Colours and other controls of a terminal mean nothing in an annotation. */
function withoutControls(text) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    return text.replace(/\u001B\[[0-9;]*[A-Za-z]|[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
}


/***/ }),

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
    const { getOctokit } = await __webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 61351));
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

/***/ 5373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ attemptPage),
/* harmony export */   Id: () => (/* binding */ sourceFolder),
/* harmony export */   M7: () => (/* binding */ artifactPage)
/* harmony export */ });
/** The repository's page; null outside of a repository. */
function repositoryPage({ serverUrl, repository }) {
    const { owner, repo } = repository;
    return owner && repo ? `${serverUrl}/${owner}/${repo}` : null;
}
/** Page of the workflow run; null outside of one. */
function workflowRunPage(event) {
    const page = repositoryPage(event);
    return page && event.runId > 0 ? `${page}/actions/runs/${event.runId}` : null;
}
/** Page of this very attempt of the workflow run, for a later one takes the run's own page. */
function attemptPage(event) {
    const page = workflowRunPage(event);
    return page && `${page}/attempts/${event.runAttempt}`;
}
function artifactPage(event, artifactId) {
    const page = workflowRunPage(event);
    return page && `${page}/artifacts/${artifactId}`;
}
/** The repository's files at the commit under test, up to and with the last slash. */
function sourceFolder(event) {
    const page = repositoryPage(event);
    return page && event.sha ? `${page}/blob/${event.sha}/` : null;
}


/***/ }),

/***/ 41882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ artifactObstacle),
/* harmony export */   artifactName: () => (/* binding */ artifactName),
/* harmony export */   q: () => (/* binding */ publishArtifact)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78005);
/* harmony import */ var _text_without_trailing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97451);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92657);
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5373);





const TIMEOUT_MS = 60_000;
const MAX_LEG_CHARACTERS = 60;
/** Steps of one job may use the action more than once, with the same name. */
const MAX_NAME_TRIES = 5;
/**
 * Uploads files as one artifact of the run. Needs a runner and github.com or GHE.com; everywhere
 * else, and on any failure, it says so in a notice and lets the rest go on.
 */
async function publishArtifact(request) {
    const { logger } = request;
    const noFiles = request.files.length === 0 ? 'there are no files.' : null;
    const obstacle = artifactObstacle(request.context, request.env) ?? noFiles;
    if (obstacle !== null) {
        const reason = `The report was not uploaded as an artifact: ${obstacle}`;
        logger.notice(reason);
        return { status: 'skipped', reason };
    }
    try {
        const published = await logger.group('Upload the report as an artifact', () => withinTime(request, () => uploadUnderFreeName(request)));
        return { status: 'published', url: (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .artifactPage */ .M7)(request.context, published.id), ...published };
    }
    catch (error) {
        const reason = `The report was not uploaded as an artifact: ${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)}`;
        logger.notice(reason);
        return { status: 'degraded', reason };
    }
}
/** Name of the artifact, unique for each attempt and leg, of characters that GitHub takes. */
function artifactName(base, { job, matrixLeg, runAttempt }) {
    const parts = [base, job, matrixLeg ?? '', runAttempt > 1 ? `attempt-${runAttempt}` : ''];
    return parts
        .filter((part) => part !== '')
        .map(nameable)
        .join('-');
}
/** What was replaced or cut is told apart by a digest. */
function nameable(text) {
    const words = text.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^-+/, '');
    const plain = (0,_text_without_trailing_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTrailing */ .h)(words, '-').slice(0, MAX_LEG_CHARACTERS);
    if (plain === text)
        return plain;
    return `${plain}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 8)}`;
}
/** Why nothing can be uploaded from here, as a sentence; null where it can. */
function artifactObstacle(context, env) {
    if (context.isGhes)
        return 'GitHub Enterprise Server does not offer the service it needs.';
    if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
        return 'there is no runner here (ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set).';
    }
    return null;
}
async function uploadUnderFreeName(request) {
    const base = artifactName(request.name, request.context);
    for (let attempt = 1;; attempt += 1) {
        const name = attempt === 1 ? base : `${base}-${attempt}`;
        try {
            return await upload(request, name);
        }
        catch (error) {
            if (attempt >= MAX_NAME_TRIES || !/\b409\b|already exists/i.test((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error))) {
                throw error;
            }
        }
    }
}
async function upload(request, name) {
    const { files, rootDirectory, retentionDays } = request;
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(925), __webpack_require__.e(956)]).then(__webpack_require__.bind(__webpack_require__, 90956));
    const { id, digest } = await new DefaultArtifactClient().uploadArtifact(name, [...files], rootDirectory, retentionDays === undefined ? {} : { retentionDays });
    if (id === undefined) {
        throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ExpectedError */ .Dh(`the service gave ${name} no id.`);
    }
    return { name, id, digest: digest ?? null };
}
/** The toolkit's upload cannot be stopped, only left behind. */
async function withinTime({ clock, signal, timeoutMs = TIMEOUT_MS, onLeftBehind }, work) {
    signal.throwIfAborted();
    let settled = false;
    const settle = () => work().finally(() => {
        settled = true;
    });
    try {
        return await (0,_resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeLimit */ .Bv)(timeoutMs, signal, settle, clock);
    }
    catch (error) {
        if (!settled)
            onLeftBehind?.();
        if (!(error instanceof _resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeLimitError */ .$q))
            throw error;
        throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ExpectedError */ .Dh(`it took longer than ${Math.round(timeoutMs / 1000)} seconds.`);
    }
}


/***/ }),

/***/ 80409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ clipCharacters),
/* harmony export */   W: () => (/* binding */ clipBytes)
/* harmony export */ });
const ELLIPSIS = '…';
/** Text of at most `limit` UTF-16 units that splits no character. */
function clipCharacters(text, limit) {
    if (text.length <= limit)
        return text;
    const end = limit - ELLIPSIS.length;
    const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
    return `${text.slice(0, splitsPair ? end - 1 : end)}${ELLIPSIS}`;
}
/** Text of at most `limit` bytes of UTF-8 that splits no character. */
function clipBytes(text, limit) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= limit)
        return text;
    let end = limit - Buffer.byteLength(ELLIPSIS);
    // Continuation bytes are 10xxxxxx: step back to the first byte of a character.
    while (((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000)
        end -= 1;
    return `${bytes.subarray(0, end).toString('utf8')}${ELLIPSIS}`;
}


/***/ }),

/***/ 17844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishAll: () => (/* binding */ publishAll)
});

// EXTERNAL MODULE: ./build/render/annotations.js
var render_annotations = __webpack_require__(29987);
// EXTERNAL MODULE: ./build/render/words/baseline-words.js
var baseline_words = __webpack_require__(64476);
// EXTERNAL MODULE: ./build/runner/event-context.js
var event_context = __webpack_require__(94565);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/publish/github/annotations.js
var github_annotations = __webpack_require__(87956);
// EXTERNAL MODULE: ./build/publish/github/api/pages.js
var pages = __webpack_require__(5373);
// EXTERNAL MODULE: ./build/publish/github/artifact.js
var github_artifact = __webpack_require__(41882);
// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/render/facts/facts.js + 1 modules
var facts_facts = __webpack_require__(18908);
// EXTERNAL MODULE: ./build/render/markdown/document.js
var markdown_document = __webpack_require__(65254);
// EXTERNAL MODULE: ./build/render/sections/alerts.js
var alerts = __webpack_require__(56763);
// EXTERNAL MODULE: ./build/render/sections/case-table.js
var case_table = __webpack_require__(91221);
// EXTERNAL MODULE: ./build/render/sections/diagnoses.js
var diagnoses = __webpack_require__(85143);
// EXTERNAL MODULE: ./build/render/sections/environment.js
var environment = __webpack_require__(79715);
// EXTERNAL MODULE: ./build/render/sections/failing-cases.js + 1 modules
var failing_cases = __webpack_require__(93614);
// EXTERNAL MODULE: ./build/render/sections/flaky-cases.js
var flaky_cases = __webpack_require__(14959);
// EXTERNAL MODULE: ./build/render/sections/gate/comparison.js
var gate_comparison = __webpack_require__(12007);
// EXTERNAL MODULE: ./build/render/sections/gate/confirmation.js
var confirmation = __webpack_require__(92759);
// EXTERNAL MODULE: ./build/render/sections/gate/gate-table.js
var gate_table = __webpack_require__(51488);
// EXTERNAL MODULE: ./build/render/sections/gate/policy-changes.js
var policy_changes = __webpack_require__(19988);
// EXTERNAL MODULE: ./build/render/sections/gate/quarantine.js
var quarantine = __webpack_require__(24742);
// EXTERNAL MODULE: ./build/render/sections/gate/surface.js
var gate_surface = __webpack_require__(50463);
// EXTERNAL MODULE: ./build/render/sections/headline.js
var headline = __webpack_require__(91152);
// EXTERNAL MODULE: ./build/render/sections/models.js
var sections_models = __webpack_require__(81354);
// EXTERNAL MODULE: ./build/render/sections/run-history.js
var run_history = __webpack_require__(27094);
// EXTERNAL MODULE: ./build/render/sections/totals.js
var totals = __webpack_require__(5551);
// EXTERNAL MODULE: ./build/render/words/verdict-words.js
var verdict_words = __webpack_require__(46418);
;// CONCATENATED MODULE: ./build/render/check-output.js




















/** Bytes GitHub takes of a check's summary and, apart from that, of its text. */
const CHECK_FIELD = { unit: 'bytes', limit: 65_535 };
/** Characters GitHub takes of a title; code points of ours may count double. */
const TITLE_LENGTH = 127;
/** The report as a check shows it, each part within GitHub's limit. */
function renderCheckOutput(view) {
    const { report, verdict, links = {} } = view;
    const facts = report === null ? null : (0,facts_facts/* factsOf */.xS)(report);
    const summary = [(0,headline/* headlineSection */.Wu)(verdict, facts, links)];
    const text = [];
    if (verdict.value === 'invalid' && verdict.troubles.length > 1) {
        summary.push((0,alerts/* configurationSection */.q8)(verdict));
    }
    summary.push(...present([(0,policy_changes/* policyChangesSection */.P)(verdict)]));
    if (facts !== null) {
        summary.push(...present([(0,alerts/* noticeSection */.SE)(facts.report), (0,alerts/* problemsSection */.Ad)(facts.report, verdict)]));
        summary.push(...present([(0,diagnoses/* diagnosesSection */.$)(facts.report)]));
        summary.push(...present([(0,gate_table/* gateSection */.Tx)(verdict), (0,gate_surface/* surfaceSection */.rG)(facts.report, verdict)]));
        summary.push(...present([(0,gate_comparison/* comparisonSection */.vU)(verdict)]));
        summary.push(...present([(0,confirmation/* confirmationSection */.X)(verdict), (0,quarantine/* quarantineSection */.Q)(verdict)]));
        summary.push(...present([(0,totals/* totalsSection */.x)(facts), (0,run_history/* runHistorySection */.p)(facts)]));
        text.push((0,failing_cases/* failingCasesSection */.pF)(facts, verdict, links), (0,flaky_cases/* flakyCasesSection */.W)(facts), (0,sections_models/* modelsSection */.k)(facts));
        text.push((0,case_table/* caseTableSection */.oA)(facts, verdict.repeats), (0,alerts/* warningsSection */.xd)(facts.report));
    }
    text.push((0,environment/* environmentSection */.Bg)(view));
    return {
        title: (0,clean_text/* cleanLine */.Ow)((0,verdict_words/* headlineOf */.g)(verdict), TITLE_LENGTH),
        summary: (0,markdown_document/* fitSections */.W)(summary, CHECK_FIELD),
        text: (0,markdown_document/* fitSections */.W)(present(text), CHECK_FIELD),
    };
}
function present(sections) {
    return sections.filter((section) => section !== null);
}

;// CONCATENATED MODULE: ./build/render/comment.js
















/** Of cases that were compared, or run again; the first few stand unfolded. */
const CASES_COMPARED = 20;
/** Changes of what servers offer that are folded. */
const CHANGES_FOLDED = 100;
/** Lines of what is wrong with servers. */
const SERVERS_TOLD = 30;
/**
 * The report as a comment on a pull request: what decided it, failing cases folded with short
 * evidence, the gate, and a folded table. The rest is where its links lead.
 * @returns the empty string where the budget is below `SMALLEST_BUDGET` and nothing fits.
 */
function renderComment(view, budget) {
    const { report, verdict, links = {} } = view;
    const facts = report === null ? null : (0,facts_facts/* factsOf */.xS)(report);
    const sections = [(0,headline/* headlineSection */.Wu)(verdict, facts, links)];
    if (verdict.value === 'invalid' && verdict.troubles.length > 1) {
        sections.push((0,alerts/* configurationSection */.q8)(verdict));
    }
    sections.push((0,policy_changes/* policyChangesSection */.P)(verdict));
    if (facts !== null) {
        sections.push((0,alerts/* noticeSection */.SE)(facts.report), (0,alerts/* problemsSection */.Ad)(facts.report, verdict));
        sections.push((0,diagnoses/* diagnosesSection */.$)(facts.report, SERVERS_TOLD), (0,failing_cases/* failingCasesSection */.pF)(facts, verdict, links, failing_cases/* COMMENT_PLAN */.YZ), (0,flaky_cases/* flakyCasesSection */.W)(facts));
        sections.push((0,gate_table/* gateSection */.Tx)(verdict), (0,gate_surface/* surfaceSection */.rG)(facts.report, verdict, CHANGES_FOLDED));
        sections.push((0,gate_comparison/* comparisonSection */.vU)(verdict, CASES_COMPARED));
        sections.push((0,confirmation/* confirmationSection */.X)(verdict, CASES_COMPARED), (0,quarantine/* quarantineSection */.Q)(verdict));
        sections.push((0,run_history/* runHistorySection */.p)(facts));
        sections.push((0,case_table/* caseTableSection */.oA)(facts, verdict.repeats, case_table/* COMMENT_TABLE */.nR));
    }
    sections.push((0,environment/* originSection */.iP)(view));
    return (0,markdown_document/* fitSections */.W)(sections.filter((section) => section !== null), budget);
}

// EXTERNAL MODULE: ./build/publish/github/api/api.js + 1 modules
var api = __webpack_require__(28523);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/render/facts/repository-place.js
var repository_place = __webpack_require__(10751);
// EXTERNAL MODULE: ./build/publish/github/api/api-failure.js
var api_failure = __webpack_require__(16522);
;// CONCATENATED MODULE: ./build/publish/github/api/listed-items.js

/**
 * The items of a list, once they are such: Octokit makes a list of any JSON that is answered, so
 * that what a proxy says in place of GitHub looks like a list without anything of ours.
 * @throws UnexpectedBodyError where one is no item of GitHub's.
 */
function requireItems(what, items) {
    if (items.every((item) => typeof item?.id === 'number'))
        return items;
    throw new api_failure/* UnexpectedBodyError */._m(`The list of ${what} is answered with JSON that is none, perhaps by a proxy.`);
}

;// CONCATENATED MODULE: ./build/publish/github/api/permissions.js


const NEEDS = {
    'pull-request': {
        title: 'The pull request could not be looked up',
        permission: 'pull-requests: read',
    },
    comment: {
        title: 'The pull request comment was not written',
        permission: 'pull-requests: write',
    },
    'written-comment': {
        title: 'The pull request comment was written, but whether another job changed it is not known',
        permission: 'pull-requests: write',
    },
    'check-run': { title: 'The check run was not written', permission: 'checks: write' },
    'check-annotations': {
        title: 'The check run was written without some of its annotations',
        permission: 'checks: write',
    },
};
const FORK_RECIPE = 'docs/fork-pull-requests.md';
/**
 * Says once, in the log, why a surface stays empty and what would fill it, and gives the result
 * that stands for it. The verdict and the outputs are not touched by it.
 */
function degrade(surface, error, { context, logger }) {
    const reason = explainFailure(surface, error, context);
    logger.notice(reason);
    return { status: 'degraded', reason };
}
/** One sentence or three on what is wrong and what to do about it. */
function explainFailure(surface, error, context) {
    const { title } = NEEDS[surface];
    // Only the kind matters here, and no kind depends on the time.
    const failure = (0,api_failure/* classifyFailure */.XE)(error, 0);
    if (failure.kind === 'forbidden' || failure.kind === 'not-found') {
        return `${title}: ${describeAnswer(failure)}. ${advise(surface, failure, context)}`;
    }
    if (failure.kind === 'rate-limit') {
        return `${title}: GitHub's rate limit did not lift in time (${failure.message}).`;
    }
    if (failure.status === null) {
        return `${title}: no usable answer from ${context.apiUrl} (${failure.message || (0,errors/* errorMessage */.gJ)(error)}).`;
    }
    return `${title}: ${describeAnswer(failure)}.`;
}
function describeAnswer({ status, message }) {
    return `GitHub answered ${status} (${message})`;
}
function advise(surface, { status }, context) {
    const { permission } = NEEDS[surface];
    if (status === 401)
        return 'The input github-token is no valid token.';
    const readOnly = readOnlyCause(context);
    if (readOnly !== null && permission.endsWith('write')) {
        return `${readOnly}, so the token is read-only. Publish from a second workflow: ${FORK_RECIPE}.`;
    }
    return `Add "${permission}" to the job's permissions.`;
}
/** Why GitHub hands out a read-only token whatever the workflow's permissions say. */
function readOnlyCause({ eventName, pullRequest, actor }) {
    if (eventName === 'pull_request_target' || eventName === 'workflow_run')
        return null;
    if (actor === 'dependabot[bot]')
        return 'The run was started by Dependabot';
    return pullRequest?.fromFork ? 'The pull request comes from a fork' : null;
}

// EXTERNAL MODULE: ./build/publish/github/clipped-text.js
var clipped_text = __webpack_require__(80409);
;// CONCATENATED MODULE: ./build/publish/github/check-run.js








/**
 * What the check says of an `incomplete` verdict where nobody has said: a check that is required is
 * satisfied by `neutral`, so that is for those alone whose step an `incomplete` verdict lets pass.
 */
function incompleteConclusionBy(failOn) {
    return failOn.includes('incomplete') ? 'action_required' : 'neutral';
}
/** Bytes of UTF-8 that a check's summary and its text may each have. */
const CHECK_OUTPUT_BYTES = 65_535;
const ANNOTATIONS_PER_REQUEST = 50;
/** Ten requests' worth: more would eat the rate limit and nobody would read it. */
const MAX_CHECK_ANNOTATIONS = 500;
const MAX_MESSAGE_BYTES = 65_536;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
/**
 * Writes the verdict as a completed check run. One run attempt has one: writing again updates it.
 * A check of a later run or attempt on the same commit stays as it is.
 */
async function publishCheckRun(request) {
    const { context, logger } = request;
    try {
        return await writeCheckRun(request);
    }
    catch (error) {
        return degrade('check-run', error, { context, logger });
    }
}
async function writeCheckRun(request) {
    const existing = await findOwnChecks(request);
    if (existing.some(({ age }) => age > 0)) {
        return { status: 'skipped', reason: 'The commit already has a check of a newer run.' };
    }
    const batches = batch((0,github_annotations/* mostSevere */.ux)(request.annotations).flatMap(checkAnnotation));
    const [first = [], ...rest] = batches;
    const mine = existing.find(({ age }) => age === 0);
    // Annotations are only ever added, so those of the first writing are not sent again.
    const written = mine ? await updateCheck(request, mine.id) : await createOnce(request, first);
    if (!mine)
        await addAnnotations(request, written.id, rest);
    return { status: 'published', url: written.html_url };
}
/** The check stands by now, so what hinders this does not take it back. */
async function addAnnotations(request, checkRunId, batches) {
    const { client, context, logger } = request;
    try {
        for (const annotations of batches) {
            await client.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
                ...context.repository,
                check_run_id: checkRunId,
                output: output(request, annotations),
                request: { repeatable: false },
            });
        }
    }
    catch (error) {
        degrade('check-annotations', error, { context, logger });
    }
}
async function findOwnChecks(request) {
    const { client, context, name, commit, key } = request;
    const checks = await client.paginate('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
        ...context.repository,
        ref: commit,
        check_name: name,
        filter: 'all',
        per_page: 100,
    });
    return requireItems('checks', checks).flatMap(({ id, html_url, external_id: externalId }) => {
        const [prefix, run, attempt] = (externalId ?? '').split('/');
        if (prefix !== keyPrefix(key))
            return [];
        return [
            { id, html_url, age: Number(run) - context.runId || Number(attempt) - context.runAttempt },
        ];
    });
}
/** Where the answer is lost, another look tells whether the check came about. */
async function createOnce(request, annotations) {
    try {
        return await createCheck(request, annotations);
    }
    catch (error) {
        if ((0,api_failure/* classifyFailure */.XE)(error, 0).kind !== 'transient')
            throw error;
        const mine = (await findOwnChecks(request)).find(({ age }) => age === 0);
        return mine ?? createCheck(request, annotations);
    }
}
async function createCheck(request, annotations) {
    const { client, context, name, commit, key } = request;
    const page = (0,pages/* attemptPage */.DZ)(context);
    const { data } = await client.request('POST /repos/{owner}/{repo}/check-runs', {
        ...context.repository,
        name,
        head_sha: commit,
        external_id: `${keyPrefix(key)}/${context.runId}/${context.runAttempt}`,
        ...(page === null ? {} : { details_url: page }),
        status: 'completed',
        conclusion: conclude(request),
        output: output(request, annotations),
    });
    return data;
}
async function updateCheck(request, checkRunId) {
    const { client, context } = request;
    const { data } = await client.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
        ...context.repository,
        check_run_id: checkRunId,
        status: 'completed',
        conclusion: conclude(request),
        output: output(request, []),
    });
    return data;
}
function conclude({ verdict, incompleteConclusion }) {
    if (verdict === 'passed')
        return 'success';
    return verdict === 'incomplete' ? incompleteConclusion : 'failure';
}
function output(request, annotations) {
    const { title, summary, text } = request;
    return {
        title: (0,clipped_text/* clipCharacters */.P)(title, github_annotations/* MAX_TITLE_CHARACTERS */.Dt),
        summary: (0,clipped_text/* clipBytes */.W)(summary, CHECK_OUTPUT_BYTES),
        ...(text === '' ? {} : { text: (0,clipped_text/* clipBytes */.W)(text, CHECK_OUTPUT_BYTES) }),
        ...(annotations.length === 0 ? {} : { annotations }),
    };
}
/** Checks have no annotations without a file; those cases are in the check's text. */
function checkAnnotation({ severity, title, message, location }) {
    const inside = (0,repository_place/* repositoryPlace */.G)(location);
    if (inside === null)
        return [];
    const line = inside.line ?? 1;
    return [
        {
            path: inside.file,
            start_line: line,
            end_line: line,
            annotation_level: LEVELS[severity],
            title: (0,clipped_text/* clipCharacters */.P)((0,github_annotations/* withoutControls */.DJ)(title), github_annotations/* MAX_TITLE_CHARACTERS */.Dt),
            message: (0,clipped_text/* clipBytes */.W)((0,github_annotations/* withoutControls */.DJ)(message), MAX_MESSAGE_BYTES),
        },
    ];
}
function batch(annotations) {
    const kept = annotations.slice(0, MAX_CHECK_ANNOTATIONS);
    const count = Math.ceil(kept.length / ANNOTATIONS_PER_REQUEST);
    return Array.from({ length: count }, (_, index) => kept.slice(index * ANNOTATIONS_PER_REQUEST, (index + 1) * ANNOTATIONS_PER_REQUEST));
}
function keyPrefix(key) {
    return `mcp-eval-gate:${(0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 16)}`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./build/publish/github/comment/comment-author.js


const WORKFLOW_BOT = 'github-actions[bot]';
const viewerSchema = schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) });
/**
 * Login that comments of this token carry. `GET /user` refuses tokens of Apps, among them
 * `GITHUB_TOKEN`, while GraphQL names the viewer for every kind of token. Where both are refused
 * the token is taken for the workflow's own; the author of a comment we make corrects that.
 */
async function findOwnLogin(client) {
    return (await askViewer(client)) ?? (await askUser(client)) ?? WORKFLOW_BOT;
}
async function askViewer(client) {
    try {
        const answer = await client.graphql('query { viewer { login } }', {
            request: { repeatable: true },
        });
        const parsed = viewerSchema.safeParse(answer);
        return parsed.success ? parsed.data.viewer.login : null;
    }
    catch (error) {
        // GraphQL tells refusals in an answer of status 200, so that they have errors and no kind.
        if (error instanceof Error && 'errors' in error)
            return null;
        return nullWhereRefused(error);
    }
}
async function askUser(client) {
    try {
        const { data } = await client.request('GET /user');
        return data.login;
    }
    catch (error) {
        return nullWhereRefused(error);
    }
}
function nullWhereRefused(error) {
    const { kind } = (0,api_failure/* classifyFailure */.XE)(error, 0);
    if (kind === 'forbidden' || kind === 'not-found')
        return null;
    throw error;
}

;// CONCATENATED MODULE: ./build/publish/github/comment/comment-marker.js

/** The most characters of a comment's body that GitHub takes. */
const COMMENT_LIMIT = 65_536;
/** Characters of the limit to leave for the marker. */
const MARKER_RESERVE = 256;
const MARKER = /^<!-- mcp-eval-gate key=([0-9a-f]{32}) commit=([0-9a-f]{7,64}|unknown) attempt=(\d{1,6}) run=(\d{1,15}) -->/;
/** Puts the hidden marker before a comment's text. The key is hashed: it cannot break out. */
function withMarker(marker, markdown) {
    const { keyDigest, commit, runAttempt, runId } = storedForm(marker);
    return `<!-- mcp-eval-gate key=${keyDigest} commit=${commit} attempt=${runAttempt} run=${runId} -->\n${markdown}`;
}
/**
 * Reads the marker at the very start of a comment; null where there is none. Markers further down
 * may be quoted or forged text.
 */
function readMarker(body) {
    const [match, keyDigest, commit, attempt, run] = MARKER.exec(body) ?? [];
    if (match === undefined || !keyDigest || !commit)
        return null;
    return { keyDigest, commit, runAttempt: Number(attempt), runId: Number(run) };
}
function storedForm({ key, commit, runId, runAttempt }) {
    const lowerCaseCommit = commit.toLowerCase();
    return {
        keyDigest: (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 32),
        commit: /^[0-9a-f]{7,64}$/.test(lowerCaseCommit) ? lowerCaseCommit : 'unknown',
        runId,
        runAttempt,
    };
}
/**
 * Whether `left` shows strictly newer results than `right`. Of two commits the pull request's head
 * is the newer, for a slow run of an old commit may well have the higher run id. Else run ids tell,
 * which GitHub counts upwards, then attempts.
 */
function isNewer(left, right, headCommit) {
    if (left.commit !== right.commit) {
        if (left.commit === headCommit)
            return true;
        if (right.commit === headCommit)
            return false;
    }
    if (left.runId !== right.runId)
        return left.runId > right.runId;
    return left.runAttempt > right.runAttempt;
}

;// CONCATENATED MODULE: ./build/publish/github/comment/comment-plan.js

/**
 * The writes that bring a pull request to one comment with the newest results. Every job that
 * follows it from the same comments comes to the same end, in whatever order they go.
 */
function planComment(situation) {
    const { ours, headCommit, mayCreate, insist } = situation;
    const [canonical, ...duplicates] = situation.existing.toSorted((a, b) => a.id - b.id);
    if (canonical === undefined)
        return { action: mayCreate ? 'create' : 'abstain' };
    const existing = [canonical, ...duplicates];
    const candidates = insist ? [ours, ...existing] : [...existing, ours];
    const newest = candidates.reduce((best, candidate) => isNewer(candidate.marker, best.marker, headCommit) ? candidate : best);
    return {
        action: 'converge',
        canonical,
        newBody: sameText(canonical.body, newest.body) ? null : newest.body,
        duplicates,
        superseded: isNewer(newest.marker, ours.marker, headCommit),
    };
}
/** GitHub may give line ends back otherwise than they were sent. */
function sameText(left, right) {
    return normalize(left) === normalize(right);
}
function normalize(text) {
    return text.replaceAll('\r\n', '\n').trimEnd();
}

;// CONCATENATED MODULE: ./build/publish/github/comment/comment.js






/** First look and write, a look that verifies it, and two more rounds for jobs that interfere. */
const MAX_ROUNDS = 4;
/** What another job looked at before we wrote, it has acted on by then. */
const SETTLING_MS = 2_000;
/**
 * Creates or updates the one comment of this key. GitHub has no conditional writes, so each write
 * is followed by another look at all comments until they are as planned: duplicates that a race
 * made are folded into the oldest, and newer results that were overwritten are put back by whoever
 * looks last. After an update that look waits, for an older job that looked before it may overwrite
 * it yet; one that dawdles for longer between its look and its write would still win.
 */
async function publishComment(request) {
    const { mode, context, logger, signal } = request;
    if (mode === 'never')
        return { status: 'skipped', reason: 'Comments are turned off.' };
    const { key, commit } = request;
    const marker = { key, commit, ...context };
    const ours = { marker: storedForm(marker), body: withMarker(marker, request.markdown) };
    if (ours.body.length > COMMENT_LIMIT) {
        const reason = `The pull request comment was not written: its ${ours.body.length} characters exceed GitHub's ${COMMENT_LIMIT}.`;
        logger.notice(reason);
        return { status: 'degraded', reason };
    }
    const written = { url: null };
    try {
        return await converge(request, ours, written);
    }
    catch (error) {
        if (written.url === null)
            return degrade('comment', error, { context, logger });
        if (!signal.aborted)
            degrade('written-comment', error, { context, logger });
        return published(written.url);
    }
}
/** @param written is told as soon as a comment stands as planned. */
async function converge(request, ours, written) {
    const { client, clock, signal, context, mode, verdict, pullRequestNumber } = request;
    const thread = {
        client,
        ...context.repository,
        issueNumber: pullRequestNumber,
        keyDigest: ours.marker.keyDigest,
        ownLogin: await findOwnLogin(client),
    };
    const mayCreate = mode !== 'on-failure' || verdict !== 'passed';
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
        const existing = await listMarked(thread);
        const headCommit = await headWhereItDecides(thread, existing, ours);
        const plan = planComment({ existing, ours, headCommit, mayCreate, insist: round === 1 });
        if (plan.action === 'abstain') {
            return { status: 'skipped', reason: 'No comment is made for results that passed.' };
        }
        if (plan.action === 'create') {
            // A list that does not show what was just created, whyever, does not make it be created again.
            if (written.url !== null)
                return published(written.url);
            written.url = await createComment(thread, ours.body, round === MAX_ROUNDS);
            continue;
        }
        const { url } = plan.canonical;
        if (plan.newBody !== null) {
            await updateComment(thread, plan.canonical.id, plan.newBody);
            written.url = url;
            if (round < MAX_ROUNDS)
                await clock.sleep(SETTLING_MS, signal);
        }
        for (const duplicate of plan.duplicates)
            await foldDuplicate(thread, duplicate, url);
        if (plan.newBody === null && plan.duplicates.length === 0) {
            return plan.superseded ? { status: 'skipped', reason: SUPERSEDED, url } : published(url);
        }
    }
    return published(written.url);
}
const SUPERSEDED = 'The pull request comment already shows newer results.';
function published(url) {
    return { status: 'published', url };
}
async function listMarked(thread) {
    const { client, owner, repo, issueNumber, keyDigest, ownLogin } = thread;
    const comments = await client.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { owner, repo, issue_number: issueNumber, per_page: 100 });
    return requireItems('comments', comments).flatMap(({ id, html_url: url, body = '', user }) => {
        const marker = readMarker(body);
        const isOurs = marker?.keyDigest === keyDigest && user?.login === ownLogin;
        return isOurs ? [{ id, url, body, marker }] : [];
    });
}
/** The head is asked for only where comments are of another commit than ours. */
async function headWhereItDecides({ client, owner, repo, issueNumber }, existing, ours) {
    if (existing.every(({ marker }) => marker.commit === ours.marker.commit))
        return null;
    const { data } = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        owner,
        repo,
        pull_number: issueNumber,
    });
    return data.head.sha;
}
/**
 * Null where it is unknown whether a comment came of it: the next round looks. Corrects
 * `thread.ownLogin` by the author GitHub puts on the comment.
 */
async function createComment(thread, body, lastRound) {
    const { client, owner, repo, issueNumber } = thread;
    try {
        const { data } = await client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { owner, repo, issue_number: issueNumber, body });
        if (data.user)
            thread.ownLogin = data.user.login;
        return data.html_url;
    }
    catch (error) {
        if (lastRound || (0,api_failure/* classifyFailure */.XE)(error, 0).kind !== 'transient')
            throw error;
        return null;
    }
}
/** A comment that is gone meanwhile is no failure: the next round makes do without it. */
async function updateComment(thread, commentId, body) {
    const { client, owner, repo } = thread;
    await unlessGone(() => client.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
        owner,
        repo,
        comment_id: commentId,
        body,
    }));
}
async function foldDuplicate(thread, duplicate, url) {
    const { client, owner, repo } = thread;
    try {
        await unlessGone(() => client.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
            owner,
            repo,
            comment_id: duplicate.id,
        }));
    }
    catch (error) {
        if ((0,api_failure/* classifyFailure */.XE)(error, 0).kind !== 'forbidden')
            throw error;
        await updateComment(thread, duplicate.id, `The results are in [another comment](${url}).`);
    }
}
async function unlessGone(write) {
    try {
        await write();
    }
    catch (error) {
        if ((0,api_failure/* classifyFailure */.XE)(error, 0).kind !== 'not-found')
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/publish/github/pull-request.js


/**
 * The pull request the results belong to. A `workflow_run` says nothing that can be trusted about
 * it, for a fork may have started it: the API is asked which open one has that commit of that
 * repository as its head.
 */
async function resolvePullRequest(query) {
    const { context, logger, prNumber } = query;
    try {
        return await resolve(query);
    }
    catch (error) {
        const { kind } = (0,api_failure/* classifyFailure */.XE)(error, 0);
        const reason = prNumber !== null && kind === 'not-found'
            ? `pr-number: there is no pull request #${prNumber} in ${fullName(context)} that the token may read.`
            : explainFailure('pull-request', error, context);
        logger.notice(reason);
        return { status: 'degraded', reason };
    }
}
async function resolve(query) {
    const { context, prNumber } = query;
    if (prNumber !== null)
        return found(await readPullRequest(query, prNumber));
    const { pullRequest, triggeringRun, eventName } = context;
    if (triggeringRun)
        return resolveByHead(query, triggeringRun);
    if (pullRequest === null) {
        return { status: 'none', reason: `The event ${eventName} belongs to no pull request.` };
    }
    const { number, headSha, fromFork } = pullRequest;
    if (headSha === null)
        return found(await readPullRequest(query, number));
    return { status: 'found', pullRequest: { number, headSha, fromFork } };
}
async function readPullRequest({ client, context }, number) {
    const { data } = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        ...context.repository,
        pull_number: number,
    });
    return data;
}
async function resolveByHead(query, run) {
    const { context } = query;
    const candidates = (await listCandidates(query, run)).filter((candidate) => belongsTo(candidate, run, fullName(context)));
    const current = candidates.filter(({ head }) => head.sha === run.headSha);
    const [only, ...others] = current;
    if (only && others.length === 0)
        return found(only);
    return { status: 'none', reason: explainNone(candidates, current, run) };
}
function belongsTo(candidate, run, repository) {
    return (candidate.state === 'open' &&
        candidate.base.repo.full_name === repository &&
        candidate.head.repo !== null &&
        candidate.head.repo.full_name === run.headRepository);
}
/** By branch, which also finds forks; by commit where the branch is unknown or finds nothing. */
async function listCandidates({ client, context }, run) {
    const owner = run.headRepository?.split('/')[0];
    if (owner && run.headBranch) {
        const byBranch = await client.paginate('GET /repos/{owner}/{repo}/pulls', {
            ...context.repository,
            state: 'open',
            head: `${owner}:${run.headBranch}`,
            per_page: 100,
        });
        if (byBranch.length > 0)
            return byBranch;
    }
    return listByCommit(client, context, run.headSha);
}
async function listByCommit(client, { repository }, commitSha) {
    try {
        return await client.paginate('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
            ...repository,
            commit_sha: commitSha,
            per_page: 100,
        });
    }
    catch (error) {
        // 404 and 422: the commit of a fork that this repository never saw.
        const { status } = (0,api_failure/* classifyFailure */.XE)(error, 0);
        if (status === 404 || status === 422)
            return [];
        throw error;
    }
}
function explainNone(candidates, current, { headSha }) {
    const commit = headSha.slice(0, 7);
    const names = (of) => of.map(({ number }) => `#${number}`).join(', ');
    if (current.length > 1) {
        return `Several pull requests have commit ${commit} as their head (${names(current)}): name one with pr-number.`;
    }
    if (candidates.length > 0) {
        return `Commit ${commit} is no longer the head of ${names(candidates)}, so its results are not shown there.`;
    }
    return `No open pull request has commit ${commit} as its head.`;
}
function found({ number, head, base }) {
    const fromFork = head.repo?.full_name !== base.repo.full_name;
    return { status: 'found', pullRequest: { number, headSha: head.sha, fromFork } };
}
function fullName({ repository }) {
    return `${repository.owner}/${repository.repo}`;
}

;// CONCATENATED MODULE: ./build/publish/pull-request-surfaces.js








/**
 * Writes the comment and the check run, as far as the inputs ask for them.
 * @returns the comment's address; null where there is none.
 */
async function publishToPullRequest(view, inputs, context) {
    const { event, clock, logger, secrets, signal } = context;
    const wanted = !inputs.collectsOnly && (inputs.comment !== 'never' || inputs.checkName);
    if (!wanted)
        return null;
    if (!inputs.githubToken || !event.repository.repo) {
        logger.notice('Neither comment nor check run: there is no github-token or no repository here.');
        return null;
    }
    const { apiUrl } = event;
    const token = inputs.githubToken;
    const client = await (0,api/* createGitHubClient */.L)({ token, apiUrl, clock, logger, secrets, signal });
    const surfaces = { ...context, client, inputs, view };
    const pullRequest = await findPullRequest(surfaces);
    await pull_request_surfaces_writeCheckRun(surfaces, pullRequest);
    return writeComment(surfaces, pullRequest);
}
async function findPullRequest({ client, event, logger, inputs, }) {
    const query = { client, context: event, logger, prNumber: inputs.prNumber ?? null };
    const resolution = await resolvePullRequest(query);
    if (resolution.status === 'found')
        return resolution.pullRequest;
    if (resolution.status === 'none' && inputs.comment !== 'never') {
        // Who leaves the input alone has not asked for a comment on every event.
        const say = inputs.comment === 'auto' ? logger.info : logger.notice;
        say(`No pull request comment: ${resolution.reason}`);
    }
    return null;
}
async function pull_request_surfaces_writeCheckRun({ client, event, logger, inputs, view }, pullRequest) {
    if (!inputs.checkName)
        return;
    const { report, verdict } = view;
    const result = await publishCheckRun({
        client,
        context: event,
        logger,
        name: inputs.checkName,
        key: surfaceKey(event, inputs),
        commit: commitOf(event, pullRequest),
        verdict: verdict.value,
        incompleteConclusion: inputs.incompleteConclusion ?? incompleteConclusionBy(inputs.failOn),
        annotations: (0,render_annotations/* annotationsOf */.I)(report, verdict),
        ...renderCheckOutput(view),
    });
    if (result.status === 'skipped')
        logger.info(result.reason);
}
async function writeComment({ client, event, logger, clock, signal, inputs, view }, pullRequest) {
    if (pullRequest === null)
        return null;
    const result = await publishComment({
        client,
        context: event,
        logger,
        clock,
        signal,
        mode: inputs.comment,
        verdict: view.verdict.value,
        pullRequestNumber: pullRequest.number,
        key: inputs.commentKey ?? surfaceKey(event, inputs),
        commit: commitOf(event, pullRequest),
        markdown: renderComment(view, { unit: 'characters', limit: COMMENT_LIMIT - MARKER_RESERVE }),
    });
    if (result.status === 'skipped')
        logger.info(result.reason);
    return result.status === 'degraded' ? null : (result.url ?? null);
}
/** The event's commit where it has one under test; else the head of the pull request named. */
function commitOf(event, pullRequest) {
    const known = event.triggeringRun?.headSha ?? event.pullRequest?.headSha;
    return known ?? pullRequest?.headSha ?? event.sha;
}
/**
 * What a comment and a check are about. Goes by the inputs, not by the name in the report: there
 * may be no report, and a collected one must not choose whose comment it replaces.
 */
function surfaceKey({ job, matrixLeg }, { subject }) {
    return JSON.stringify([subject, job, matrixLeg]);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/choices/report-source.js
var report_source = __webpack_require__(11057);
// EXTERNAL MODULE: ./build/model/counts.js
var model_counts = __webpack_require__(63580);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/render/facts/history.js
var facts_history = __webpack_require__(49657);
// EXTERNAL MODULE: ./build/render/facts/failure-detail.js
var failure_detail = __webpack_require__(39829);
// EXTERNAL MODULE: ./build/render/facts/quarantined-cases.js
var quarantined_cases = __webpack_require__(39505);
// EXTERNAL MODULE: ./build/render/facts/assertion-diff.js
var assertion_diff = __webpack_require__(6245);
// EXTERNAL MODULE: ./build/render/facts/failure-groups.js
var failure_groups = __webpack_require__(15384);
// EXTERNAL MODULE: ./build/render/sections/place.js
var sections_place = __webpack_require__(51749);
// EXTERNAL MODULE: ./build/render/text/case-name.js
var case_name = __webpack_require__(89265);
// EXTERNAL MODULE: ./build/render/text/format.js
var format = __webpack_require__(54294);
// EXTERNAL MODULE: ./build/render/text/escape.js
var text_escape = __webpack_require__(37170);
;// CONCATENATED MODULE: ./build/render/html/markup.js


const SPECIAL = /[&<>"']/g;
function entity(character) {
    return `&#${character.codePointAt(0)};`;
}
/** Any text as one line, for what holds no elements: a title or a quoted attribute. */
function attribute(value, limit = 500) {
    return (0,clean_text/* cleanLine */.Ow)(value, limit).replace(SPECIAL, entity);
}
/** Any text as one line, for the inside of an element. */
function markup_text(value, limit = 500) {
    const line = attribute(value, limit);
    return (0,text_escape/* isRightToLeft */.jr)(line) ? `<bdi>${line}</bdi>` : line;
}
/** Lines that are clean already, for the inside of a `<pre>`. */
function escapeLines(clean) {
    return clean.join('\n').replace(SPECIAL, entity);
}
/** A link where the address is an http one, else only its label. The label is markup already. */
function markup_anchor(label, address) {
    const href = (0,text_escape/* httpAddress */.Fh)(address);
    if (href === null)
        return label;
    return `<a href="${href.replace(SPECIAL, entity)}" rel="noopener noreferrer">${label}</a>`;
}
/**
 * A table of cells that are markup already; the first cell of a row is its heading. Which columns
 * stand on the right is said once for all rows, since a report may have very many.
 */
function grid(columns, rows) {
    const onTheRight = columns.flatMap(({ align }, at) => (align === 'right' ? `n${at + 1}` : []));
    const head = columns.map(({ title }) => title).join('</th><th scope="col">');
    const body = rows.map(([first = '', ...rest]) => {
        const cells = rest.length === 0 ? '' : `<td>${rest.join('</td><td>')}</td>`;
        return `<tr><th scope="row">${first}</th>${cells}</tr>`;
    });
    return `<div class="scroll"><table class="${onTheRight.join(' ')}"><thead><tr><th scope="col">${head}</th></tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}
/** A part of the page under its heading; empty where its body is. */
function section(title, body) {
    if (body === '')
        return '';
    const id = `section-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
    return `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${body}\n</section>`;
}
/** What was left out so that the page stays one that browsers open. The text is markup already. */
function omission(what) {
    return `<p class="soft">${what} to keep this page small: <code>report.json</code> has it all.</p>`;
}

;// CONCATENATED MODULE: ./build/render/html/case-entry.js










const SIGNS_SHOWN = 20;
/** A case that unfolds to its iterations and, where some failed, to the evidence for it. */
function caseEntry(item, links, { detail, open, isAside }) {
    const { testCase, state, bad } = item;
    const { location, folded } = testCase;
    const place = location === null ? [] : [placeLine(location, links)];
    const tags = testCase.tags === undefined ? [] : [tagsLine(testCase.tags)];
    const evidence = bad.length === 0 ? passedEvidence(testCase.iterations, detail) : [];
    const body = [
        ...place,
        ...tags,
        ...caseFailures(item, detail),
        iterationTable(item),
        ...evidence,
    ].join('\n');
    // Read by the page's script, which counts the cases it shows.
    const cases = folded ? ` data-cases="${folded.cases}"` : '';
    return `<details class="case" data-state="${state}"${cases}${open ? ' open' : ''}><summary>${summary(item, isAside(testCase))}</summary><div>${body}</div></details>`;
}
function summary({ testCase, counts, state, durationMs }, isQuarantined) {
    const { iterations } = testCase;
    const parts = [
        `<span aria-hidden="true">${facts_facts/* STATE_ICONS */.t1[state]}</span> <span class="unseen">${facts_facts/* STATE_WORDS */.I7[state]}:</span> <span class="title">${markup_text((0,case_name/* caseName */.c)(testCase))}</span>`,
    ];
    if (iterations.length > 1) {
        const passed = `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)} passed`;
        const signs = `<code aria-hidden="true">${(0,format/* strip */.bB)(iterations, SIGNS_SHOWN)}</code>`;
        parts.push(`<span class="soft">${passed}</span>`, `<span class="soft">${signs}</span>`);
    }
    if (durationMs !== null)
        parts.push(`<span class="soft">${(0,format/* formatDuration */.a3)(durationMs)}</span>`);
    if (isQuarantined)
        parts.push('<span class="soft">in quarantine</span>');
    return parts.join(' ');
}
function placeLine(location, links) {
    const label = `<code>${markup_text((0,sections_place/* formatPlace */.d)(location))}</code>`;
    return `<p class="place">${markup_anchor(label, (0,sections_place/* sourceAddress */.u)(location, links))}</p>`;
}
function tagsLine(tags) {
    return `<p class="soft">Tags: ${markup_text(tags.join(', '), REASON_LENGTH)}</p>`;
}
const COLUMNS = [
    {
        title: 'Iteration',
        align: 'right',
        when: ({ length }) => length > 1,
        cell: ({ number }) => (0,quantity/* formatCount */.B4)(number),
    },
    {
        title: 'Outcome',
        align: 'left',
        when: () => true,
        cell: (iteration) => `${iteration.outcome}${(0,model_counts/* isFlaky */.s8)(iteration) ? ' (flaky)' : ''}`,
    },
    {
        title: 'Duration',
        align: 'right',
        when: (iterations) => iterations.some(({ durationMs }) => durationMs !== null),
        cell: ({ durationMs }) => (0,format/* formatDuration */.a3)(durationMs),
    },
    {
        title: 'Tokens',
        added: true,
        align: 'right',
        when: (iterations) => iterations.some(({ tokens }) => tokens.total !== null),
        cell: ({ tokens }) => (0,format/* formatTokens */._y)(tokens.total),
    },
    {
        title: 'Model',
        added: true,
        align: 'left',
        when: (iterations) => iterations.some(({ model }) => model !== null),
        cell: ({ model }) => (model === null ? format/* UNKNOWN */.HV : markup_text(model, 80)),
    },
    {
        title: 'Attempts',
        added: true,
        align: 'right',
        when: (iterations) => iterations.some(({ attempts }) => attempts > 1),
        cell: ({ attempts }) => (0,quantity/* formatCount */.B4)(attempts),
    },
    {
        title: 'Why',
        align: 'left',
        when: (iterations) => iterations.some((one) => skipReason(one) !== null),
        cell: (iteration) => markup_text(skipReason(iteration) ?? '', REASON_LENGTH),
    },
];
const REASON_LENGTH = 500;
/** Why an iteration was skipped, where that is known. */
const skipReason = ({ outcome, error }) => outcome === 'skipped' ? error : null;
function foldedLine({ passed, skipped = 0 }) {
    const parts = [
        ...(passed > 0 ? [`${(0,quantity/* countOf */.pq)(passed, 'iteration')} passed at once.`] : []),
        ...(skipped > 0 ? [`${(0,quantity/* countOf */.pq)(skipped, 'iteration')} skipped.`] : []),
    ];
    return `<p>${parts.join(' ')}</p>`;
}
function iterationTable({ testCase, bad }) {
    const { iterations, folded } = testCase;
    if (folded)
        return foldedLine(folded);
    if (iterations.length === 0)
        return '';
    const columns = COLUMNS.filter(({ when }) => when(iterations));
    const rows = iterations.map((iteration) => columns.map(({ cell }) => cell(iteration)));
    if (bad.length === 0)
        return grid(columns, rows);
    // Below evidence the table would pass for a part of it, and may have nothing to add.
    if (iterations.length > 1)
        return `<h3>All iterations</h3>${grid(columns, rows)}`;
    return columns.some(({ added }) => added) ? `<h3>Figures</h3>${grid(columns, rows)}` : '';
}
function caseFailures(item, detail) {
    const { shown, hidden } = (0,failure_groups/* failuresOf */.d)(item, detail);
    const more = `<p>${(0,quantity/* countOf */.pq)(hidden, 'more failing iteration')}: see <code>report.json</code>.</p>`;
    return [...shown.map((group) => groupFindings(group, detail)), ...(hidden > 0 ? [more] : [])];
}
function groupFindings(group, detail) {
    const { title, count, error, diff, iteration, stack } = group;
    const findings = [];
    if (error.length > 0)
        findings.push(`<pre>${escapeLines(error)}</pre>`);
    if (diff.length > 0)
        findings.push(diffBlock(CALLS_TITLE, diff));
    if (iteration.assertions.length > 0)
        findings.push(assertionTable(iteration.assertions, detail));
    const results = (0,assertion_diff/* assertionDiff */.s)(iteration.assertions, detail);
    if (results.length > 0)
        findings.push(diffBlock(RESULTS_TITLE, results));
    if (stack.length > 0)
        findings.push(`<h4>Stack</h4><pre>${escapeLines(stack)}</pre>`);
    if (findings.length === 0)
        findings.push('<p>No reason was given.</p>');
    const trace = (0,failure_groups/* traceExcerpt */.H)(iteration, detail);
    if (trace !== null) {
        findings.push(`<h4>${trace.title}</h4><pre>${escapeLines(trace.lines)}</pre>`);
    }
    const alike = count > 1 ? ', all in the same way' : '';
    return [`<h3>${title}${alike}</h3>`, ...findings].join('\n');
}
const DIFF_CLASSES = { '-': 'minus', '+': 'plus' };
/** What the first of iterations that all passed was judged by; nothing where that is not known. */
function passedEvidence(iterations, detail) {
    const first = iterations.find(({ messages }) => messages !== null);
    if (first === undefined || detail.messages === 0)
        return [];
    const trace = (0,failure_groups/* traceExcerpt */.H)(first, detail);
    const parts = [
        ...(first.assertions.length > 0 ? [assertionTable(first.assertions, detail)] : []),
        ...(trace === null ? [] : [`<h4>${trace.title}</h4><pre>${escapeLines(trace.lines)}</pre>`]),
    ];
    if (parts.length === 0)
        return [];
    const which = iterations.length > 1 ? ` of iteration ${(0,quantity/* formatCount */.B4)(first.number)}` : '';
    return [`<h3>Evidence${which}</h3>`, ...parts];
}
const CALLS_TITLE = 'Tool calls: <code>-</code> expected, <code>+</code> actual';
const RESULTS_TITLE = 'Results: <code>-</code> expected, <code>+</code> observed';
/** @param title of ours, as HTML */
function diffBlock(title, diff) {
    const marked = escapeLines(diff)
        .split('\n')
        .map((line) => `<span class="${DIFF_CLASSES[line.charAt(0)] ?? 'plain'}">${line}</span>`);
    return `<h4>${title}</h4><pre>${marked.join('')}</pre>`;
}
const ASSERTION_COLUMNS = [
    { title: 'Assertion', align: 'left' },
    { title: 'Outcome', align: 'left' },
];
const REASON_COLUMN = { title: 'Reason', align: 'left' };
function assertionTable(assertions, { assertions: limit, error }) {
    const shown = assertions
        .toSorted((one, other) => Number(one.passed) - Number(other.passed))
        .slice(0, limit);
    const reasons = shown.some(({ reason }) => reason);
    const rows = shown.map(({ label, passed, reason }) => [
        markup_text(label),
        passed ? gate_table/* OUTCOME_WORDS */.nx.passed : gate_table/* OUTCOME_WORDS */.nx.failed,
        ...(reasons ? [markup_text(reason ?? '', error.width)] : []),
    ]);
    const more = assertions.length - shown.length;
    const rest = more > 0 ? `<p>${(0,quantity/* countOf */.pq)(more, 'more assertion')}: see <code>report.json</code>.</p>` : '';
    const columns = [...ASSERTION_COLUMNS, ...(reasons ? [REASON_COLUMN] : [])];
    return `<h4>Assertions</h4>${grid(columns, rows)}${rest}`;
}

;// CONCATENATED MODULE: ./build/render/html/cases.js







/** With every case. */
const WHOLE_PAGES = [
    { keep: 10, detail: failure_detail/* WHOLE_DETAIL */.Wq },
    { keep: 11, detail: failure_detail/* FULL_DETAIL */.gZ },
    { keep: 12, detail: failure_detail/* SHORT_DETAIL */.bQ },
];
/** Pages of more take seconds to draw, and longer to open. */
const MAX_ENTRIES = 5_000;
const ENTRY_STEPS = [2_000, 500, 100, 20, 0];
/** Every case to be unfolded, with what the reader searches and filters them by. */
function casesSection({ cases }, verdict, links) {
    const isAside = (0,quarantined_cases/* quarantinedCases */.Y)(verdict);
    const worthALook = cases.filter(({ state }) => state !== 'passed' && state !== 'skipped').length;
    const steps = [
        Math.min(worthALook, MAX_ENTRIES),
        ...ENTRY_STEPS.filter((entries) => entries < worthALook),
    ];
    const levels = [
        ...WHOLE_PAGES.map((level) => ({ ...level, entries: Math.min(cases.length, MAX_ENTRIES) })),
        ...steps.map((entries, step) => ({ keep: 60 + step, detail: failure_detail/* SHORT_DETAIL */.bQ, entries })),
    ];
    return {
        title: 'cases',
        levels: levels.map(({ keep, detail, entries }) => ({
            keep,
            render: () => draw(cases, links, { detail, entries, isAside }),
        })),
    };
}
function draw(cases, links, { detail, entries, isAside }) {
    const shown = cases.slice(0, entries);
    if (cases.length === 0)
        return '';
    const parts = shown.map((item, index) => caseEntry(item, links, {
        ...{ detail, isAside },
        open: index === 0 && item.state === 'failing',
    }));
    const total = numberOf(cases);
    const omissions = [];
    if (shown.length < cases.length) {
        omissions.push(omission(`${(0,quantity/* countOf */.pq)(total - numberOf(shown), 'more case')} left out`));
    }
    if (detail !== failure_detail/* WHOLE_DETAIL */.Wq)
        omissions.push(omission('Evidence shortened'));
    return section('Cases', [filterForm(shown), ...omissions, ...parts].join('\n'));
}
function filterForm(cases) {
    const filters = facts_facts/* CASE_STATES */.gX.flatMap((state) => {
        const count = numberOf(cases.filter((item) => item.state === state));
        if (count === 0)
            return [];
        const label = `${facts_facts/* STATE_ICONS */.t1[state]} ${facts_facts/* STATE_WORDS */.I7[state]} (${(0,quantity/* formatCount */.B4)(count)})`;
        return [
            `<label><input type="checkbox" name="state" value="${state}" checked> ${label}</label>`,
        ];
    });
    return `<form id="filter" role="search" aria-label="Cases" hidden>
<label class="unseen" for="search">Search in the cases</label>
<input type="search" id="search" placeholder="Search titles, errors, tool calls…  ( / )" autocomplete="off">
<fieldset><legend>Show</legend>${filters.join('')}</fieldset>
<button type="reset">Show all</button>
</form>
<p id="shown" role="status" class="soft">${(0,quantity/* countOf */.pq)(numberOf(cases), 'case')}</p>`;
}
/** How many cases these are, folded ones included. */
function numberOf(cases) {
    return (0,model_counts/* countCases */.zp)(cases.map(({ testCase }) => testCase));
}

// EXTERNAL MODULE: ./build/render/words/comparison-words.js
var comparison_words = __webpack_require__(78346);
// EXTERNAL MODULE: ./build/render/facts/environment-facts.js
var environment_facts = __webpack_require__(36706);
// EXTERNAL MODULE: ./build/render/words/check-words.js
var check_words = __webpack_require__(29403);
// EXTERNAL MODULE: ./build/render/words/confirmation-words.js
var confirmation_words = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/render/words/policy-words.js
var policy_words = __webpack_require__(50921);
// EXTERNAL MODULE: ./build/render/words/quarantine-words.js
var quarantine_words = __webpack_require__(32851);
// EXTERNAL MODULE: ./build/render/words/repeats-words.js
var repeats_words = __webpack_require__(62015);
;// CONCATENATED MODULE: ./build/render/html/page-sections.js

















/** A list that is shortened where there is no room for it. */
function listSection(title, items, frame) {
    const draw = (limit) => {
        if (items.length === 0)
            return '';
        const shown = items.slice(0, limit).map((item) => `<li>${item}</li>`);
        const more = items.length - shown.length;
        const rest = more > 0 ? omission(`${(0,quantity/* formatCount */.B4)(more)} more left out`) : '';
        return frame(`<ul>${shown.join('')}</ul>${rest}`);
    };
    return {
        title,
        levels: [
            { keep: 40, render: () => draw(1000) },
            { keep: 50, render: () => draw(20) },
        ],
    };
}
/** A section of bounded size. */
function fixedSection(title, render) {
    return { title, levels: [{ keep: 100, render }] };
}
function noticeSection({ notice }) {
    return fixedSection('notice', () => notice === null ? '' : `<p class="alert">${markup_text(notice, 2000)}</p>`);
}
/** What kept the evidence from being whole, where the headline does not say it. */
function problemsSection({ problems }, verdict) {
    const headline = (0,verdict_words/* headlineOf */.g)(verdict);
    const told = problems.every((problem) => (0,alerts/* saysProblem */.SA)(headline, problem));
    return listSection('problems', told ? [] : problems.map(problemItem), (list) => `<div class="alert problem" role="note"><strong>The evidence is not whole:</strong>${list}</div>`);
}
function problemItem({ kind, message, location }) {
    const place = location ? ` (<code>${markup_text((0,sections_place/* formatPlace */.d)(location))}</code>)` : '';
    return `${alerts/* KIND_WORDS */.Pv[kind]}: ${markup_text(message, 2000)}${place}`;
}
/** What the code under test would change of what it is judged by. */
function policyChangesSection(verdict) {
    const changes = (0,policy_words/* policyChanges */.cb)(verdict).map((change) => markup_text(change, 1000));
    return listSection('what it would change of the policy', changes, (list) => `<div class="alert problem" role="note"><strong>${markup_text((0,policy_words/* changesHeading */.C4)(verdict))}</strong>${list}</div>`);
}
function configurationSection({ troubles }) {
    const problems = troubles.map((trouble) => markup_text(trouble, 1000));
    return listSection('configuration', problems.length > 1 ? problems : [], (list) => list);
}
const GATE_COLUMNS = ['Check', 'Outcome', 'Wanted', 'Found', 'Role'].map((title) => ({
    title,
    align: 'left',
}));
const WHY_COLUMN = { title: 'Why', align: 'left' };
function gateSection(verdict) {
    const reasons = (0,gate_table/* tellsReasons */.wf)(verdict);
    const rows = verdict.checks.map((check) => {
        const { title, expected, actual, reason } = (0,check_words/* checkWords */.iW)(check);
        return [
            markup_text(title),
            gate_table/* OUTCOME_WORDS */.nx[check.outcome],
            markup_text(expected, 1000),
            markup_text(actual, 1000),
            (0,gate_table/* roleWords */.ww)(check),
            ...(reasons ? [markup_text(reason ?? '', 1000)] : []),
        ];
    });
    const columns = [...GATE_COLUMNS, ...(reasons ? [WHY_COLUMN] : [])];
    return fixedSection('gate', () => rows.length === 0 ? '' : section('Gate', grid(columns, rows)));
}
function confirmationSection({ confirmation, suspicion }) {
    return fixedSection('confirmation', () => {
        if (confirmation === undefined)
            return '';
        const rows = confirmation.cases
            .slice(0, CASES_LOOKED_AT)
            .map((one) => [markup_text(one.title ?? one.identity, 200), ...(0,confirmation_words/* confirmationFigures */.pW)(one)]);
        const words = markup_text((0,confirmation_words/* describeConfirmation */.ts)(confirmation), 1000);
        const looks = suspicion === undefined ? [] : (0,confirmation_words/* lookSentences */._6)(suspicion);
        const items = looks.map((one) => `<li>${markup_text(one, 1000)}</li>`);
        const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
        return section('Looked at again', `<p>${words}</p>${list}${grid(confirmation_words/* CONFIRMATION_COLUMNS */.QL, rows)}`);
    });
}
const CASES_LOOKED_AT = 100;
function quarantineSection({ quarantine = [] }) {
    const items = quarantine.map((note) => markup_text((0,quarantine_words/* describeQuarantine */.Ux)(note), 1000));
    return listSection('quarantine', items, (list) => section('Quarantine', list));
}
const MODELS_SHOWN = 200;
function modelsSection({ models }) {
    const rows = models.slice(0, MODELS_SHOWN).map((model) => {
        const { name, counts, medianDurationMs, tokens } = model;
        const rate = (0,model_counts/* passRate */.sc)(counts);
        return [
            markup_text(name, 80),
            rate === null ? format/* UNKNOWN */.HV : `${rateBar(rate)} ${(0,quantity/* formatPercent */.l9)(rate)}`,
            `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`,
            (0,format/* formatDuration */.a3)(medianDurationMs),
            (0,format/* formatTokens */._y)(tokens),
        ];
    });
    const more = models.length - rows.length;
    const rest = more > 0 ? omission(`${(0,quantity/* countOf */.pq)(more, 'more model')} left out`) : '';
    return fixedSection('models', () => models.length < 2 ? '' : section('Models', `${grid(sections_models/* MODEL_COLUMNS */.O, rows)}${rest}`));
}
/** Bar of a fraction; the figure stands beside it, so it says nothing to a screen reader. */
function rateBar(rate) {
    return `<svg class="rate" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="back" width="100" height="4"/><rect class="fill" width="${(rate * 100).toFixed(2)}" height="4"/></svg>`;
}
function totalsSection(facts) {
    const figures = (0,totals/* totalFigures */.a)(facts);
    const columns = figures.map(({ title }) => ({ title, align: 'right' }));
    const row = figures.map(({ figure }) => figure);
    return fixedSection('totals', () => figures.length === 0 ? '' : section('Totals', grid(columns, [row])));
}
function repeatsSection({ repeats }) {
    return fixedSection('repeats', () => repeats === undefined ? '' : section('Repeats', `<p>${markup_text((0,repeats_words/* describeRepeats */.S)(repeats))}</p>`));
}
function runHistorySection({ report, counts }) {
    const points = (0,facts_history/* historyPoints */.gL)(report, (0,model_counts/* passRate */.sc)(counts));
    return fixedSection('recent runs', () => points.length === 0
        ? ''
        : section('Recent runs', `<p><span class="spark" aria-hidden="true">${(0,facts_history/* sparkline */.KM)(points)}</span> ${(0,facts_history/* describeHistory */.aq)(points)}</p>`));
}
function warningsSection({ warnings }) {
    const items = warnings.map((warning) => markup_text(warning, 1000));
    return listSection('warnings', items, (list) => section('Warnings', list));
}
const ENVIRONMENT_COLUMNS = [
    { title: 'What', align: 'left' },
    { title: 'Value', align: 'left' },
];
function environmentSection(view) {
    const rows = (0,environment_facts/* environmentFacts */.z)(view).map((fact) => [markup_text(fact.label, 60), factValue(fact)]);
    return fixedSection('environment', () => rows.length === 0 ? '' : section('Environment', grid(ENVIRONMENT_COLUMNS, rows)));
}
/** What a fact is, and where it has one, its identifier as a link. */
function factValue({ value, id, address }) {
    return [markup_text(value), ...(id ? [markup_anchor(`<code>${markup_text(id, 80)}</code>`, address)] : [])]
        .filter((part) => part !== '')
        .join(' ');
}

;// CONCATENATED MODULE: ./build/render/html/comparison.js






const SENTENCE_LENGTH = 2_000;
/** More names than these are folded. */
const NAMES_UNFOLDED = 10;
/** What differs from the baseline, the worst first; empty where nothing was compared. */
function comparisonSection(verdict) {
    const { comparison } = verdict;
    const draw = (limit) => {
        if (comparison === undefined)
            return '';
        const rows = (0,comparison_words/* comparedRows */.HL)(comparison).slice(0, limit);
        const legend = rows.some(({ tellsChance }) => tellsChance) ? [comparison_words/* CHANCE_LEGEND */.v_] : [];
        const cells = rows.map(({ state, name, baseline, head, remark }) => [
            `${gate_comparison/* COMPARED_SIGNS */.dE[state]} ${comparison_words/* COMPARED_WORDS */.Yw[state]}`,
            ...[markup_text(name), markup_text(baseline), markup_text(head), markup_text(remark)],
        ]);
        const more = (0,comparison_words/* comparedCount */.Po)(comparison) - rows.length;
        const items = [
            ...(0,comparison_words/* comparisonSentences */.CX)(verdict).map((sentence) => markup_text(sentence, SENTENCE_LENGTH)),
            ...(0,comparison_words/* toldCases */.Nk)(verdict).map((told) => namesMarkup(told, limit)),
        ];
        const footer = [`Baseline: ${factValue((0,baseline_words/* originFact */.xg)(comparison.origin))}`, ...legend];
        const parts = [
            `<p>${(0,comparison_words/* countsWords */.Mm)(comparison)}</p>`,
            ...(cells.length === 0 ? [] : [grid(gate_comparison/* COMPARED_COLUMNS */.wz, cells)]),
            ...(more > 0 ? [omission(`${(0,quantity/* countOf */.pq)(more, 'more case')} left out`)] : []),
            `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
            `<p class="soft">${footer.join(' · ')}</p>`,
        ];
        return section('Against the baseline', parts.join('\n'));
    };
    return {
        title: 'comparison with the baseline',
        levels: [
            { keep: 60, render: () => draw(1_000) },
            { keep: 61, render: () => draw(20) },
        ],
    };
}
function namesMarkup(told, limit) {
    const { count, named } = told.cases;
    if (count <= NAMES_UNFOLDED)
        return markup_text((0,comparison_words/* namingSentence */.cf)(told), SENTENCE_LENGTH);
    const names = named.slice(0, limit).map((one) => markup_text((0,comparison_words/* nameOf */.Vb)(one)));
    const more = count - names.length;
    const listed = [...names, ...(more > 0 ? [`and ${(0,quantity/* formatCount */.B4)(more)} more`] : [])].join(', ');
    return `<details><summary>${markup_text(told.told)}</summary>${listed}</details>`;
}

// EXTERNAL MODULE: ./build/model/servers/diagnosis.js
var diagnosis = __webpack_require__(40096);
// EXTERNAL MODULE: ./build/render/words/health/diagnosis-words.js
var diagnosis_words = __webpack_require__(53463);
;// CONCATENATED MODULE: ./build/render/html/diagnoses.js




/** A row a server, and what keeps each from being well. */
function diagnosesSection({ diagnoses = [] }) {
    return {
        title: 'servers',
        levels: [
            { keep: 60, render: () => diagnoses_draw(diagnoses, 1_000) },
            { keep: 70, render: () => diagnoses_draw(diagnoses, 20) },
        ],
    };
}
function diagnoses_draw(diagnoses, most) {
    if (diagnoses.length === 0)
        return '';
    const rows = diagnoses.slice(0, most).map((one) => (0,diagnosis_words/* diagnosisRow */.s_)(one, (value) => markup_text(value, 80)));
    const troubles = diagnoses.flatMap((one) => (0,diagnosis/* troublesOf */.on)(one).map((check) => itemOf(one, check)));
    const list = troubles.length === 0 ? '' : `<ul>${troubles.slice(0, most).join('')}</ul>`;
    const isWhole = diagnoses.length <= most && troubles.length <= most;
    const rest = isWhole ? '' : omission('More servers left out');
    return section('Servers', `${grid(diagnosis_words/* DIAGNOSIS_COLUMNS */.Es, rows)}${list}${rest}`);
}
function itemOf({ server, location }, check) {
    const place = location === undefined ? '' : ` (<code>${markup_text((0,sections_place/* formatPlace */.d)(location))}</code>)`;
    const advice = (0,diagnosis_words/* adviceMarkup */.jB)(check, (value) => markup_text(value, 1000), (value) => `<code>${markup_text(value, 1000)}</code>`);
    const what = `<strong>${markup_text(server, 80)}</strong>, ${diagnosis_words/* CHECK_NAMES */.cj[check.id]}${place}`;
    return `<li>${(0,diagnosis_words/* signOf */.rL)(check)} ${what}: ${(0,diagnosis_words/* sentence */.em)(markup_text(check.detail, 2000))}${advice}</li>`;
}

;// CONCATENATED MODULE: ./build/render/html/script.js
/**
 * What the page does by itself: it hides the cases that do not match. Without it the page shows
 * them all. It only reads texts and sets `hidden`, so nothing in a report can become code.
 */
const PAGE_SCRIPT = `
'use strict';
(() => {
  const form = document.getElementById('filter');
  const search = document.getElementById('search');
  const status = document.getElementById('shown');
  const cases = [...document.querySelectorAll('.case')];
  const texts = new Map();
  const figure = (count) => count.toLocaleString('en-US');
  const textOf = (item) => {
    if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());
    return texts.get(item);
  };
  const apply = () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const states = new Set(new FormData(form).getAll('state'));
    let shown = 0;
    let all = 0;
    for (const item of cases) {
      const visible =
        states.has(item.dataset.state) && words.every((word) => textOf(item).includes(word));
      item.hidden = !visible;
      // An entry may stand for many cases.
      const count = Number(item.dataset.cases ?? 1);
      all += count;
      if (visible) shown += count;
    }
    status.textContent = 'Showing ' + figure(shown) + ' of ' + figure(all) + ' cases';
  };
  let waiting = 0;
  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(apply, 80);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(apply));
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input')) return;
    event.preventDefault();
    search.focus();
  });
  form.hidden = false;
  apply();
})();
`;
/** Base64 SHA-256 of the script: the only one the page lets run. A test keeps it true. */
const PAGE_SCRIPT_SHA256 = 'p7BwXW02WtbMnYkh7E8ZXtCZOmzR0BBwo8US794awjM=';

;// CONCATENATED MODULE: ./build/render/html/styles.js
/** Looks of the page, light or dark as the reader's system is. */
const PAGE_STYLES = `
:root { color-scheme: light dark; --text: #1f2328; --soft: #59636e; --page: #ffffff; --raised: #f6f8fa;
  --line: #d1d9e0; --link: #0969da; --good: #1a7f37; --bad: #cf222e; --warn: #9a6700;
  --minus: #ffebe9; --plus: #dafbe1; --note: #ddf4ff; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --soft: #9198a1; --page: #0d1117; --raised: #151b23; --line: #3d444d;
    --link: #4493f8; --good: #3fb950; --bad: #f85149; --warn: #d29922;
    --minus: #4b1113; --plus: #12361f; --note: #121d2f; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1080px; padding: 24px; background: var(--page); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif;
  overflow-wrap: anywhere; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 4px; }
h2 { font-size: 19px; margin: 32px 0 12px; padding-bottom: 6px; border-bottom: 1px solid var(--line); }
h3 { font-size: 15px; margin: 16px 0 6px; }
h4 { font-size: 13.5px; margin: 12px 0 6px; color: var(--soft); }
p { margin: 8px 0; }
a { color: var(--link); }
code, pre { font: 12.5px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
pre { margin: 6px 0 12px; padding: 10px 12px; overflow-x: auto; background: var(--raised);
  border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; }
table { border-collapse: collapse; font-size: 14px; }
th, td { padding: 5px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top;
  font-weight: normal; overflow-wrap: break-word; }
thead th { background: var(--raised); font-weight: 600; white-space: nowrap; }
td:not(:last-child) { min-width: 5em; }
.n1 tr > :nth-child(1), .n2 tr > :nth-child(2), .n3 tr > :nth-child(3), .n4 tr > :nth-child(4),
.n5 tr > :nth-child(5), .n6 tr > :nth-child(6) {
  text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.scroll { overflow-x: auto; }
.headline { font-size: 17px; font-weight: 600; }
.figures { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 18px; padding: 0; margin: 12px 0; list-style: none; }
.figures strong { font-size: 17px; }
.rate { display: block; width: 260px; max-width: 100%; height: 10px; }
td:has(> .rate) { white-space: nowrap; }
td .rate { display: inline-block; width: 90px; max-width: none; vertical-align: 0; }
.rate .back { fill: var(--line); } .rate .fill { fill: var(--good); }
.verdict-failed h1, .verdict-invalid h1 { color: var(--bad); }
.verdict-passed h1 { color: var(--good); } .verdict-incomplete h1 { color: var(--warn); }
.alert { margin: 14px 0; border-left: 4px solid var(--link); background: var(--note); padding: 8px 14px; border-radius: 0 6px 6px 0; }
.alert.problem { border-color: var(--warn); background: var(--raised); }
.soft, .place { color: var(--soft); }
#filter { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
  padding: 10px 0; background: var(--page); }
#filter[hidden] { display: none; }
#filter input[type=search] { flex: 1 1 260px; min-width: 0; padding: 7px 10px; font: inherit; color: inherit;
  background: var(--raised); border: 1px solid var(--line); border-radius: 6px; }
button { padding: 6px 12px; font: inherit; color: inherit; cursor: pointer; background: var(--raised);
  border: 1px solid var(--line); border-radius: 6px; }
button:hover { border-color: var(--soft); }
fieldset { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 0; padding: 0; border: 0; }
legend { float: left; margin: 0; padding: 0; color: var(--soft); }
label { white-space: nowrap; }
li:has(> details) { list-style: none; }
.case { border: 1px solid var(--line); border-radius: 6px; margin: 6px 0; content-visibility: auto; contain-intrinsic-size: auto 44px; }
.case[hidden] { display: none; }
.case > summary { padding: 9px 12px; cursor: pointer; }
.case[open] > summary { border-bottom: 1px solid var(--line); background: var(--raised); border-radius: 6px 6px 0 0; }
.case > div { padding: 6px 14px 12px; }
.case .title { font-weight: 600; margin-right: 10px; }
.case .soft { margin-right: 10px; white-space: nowrap; }
.minus { display: block; background: var(--minus); } .plus { display: block; background: var(--plus); }
.plain { display: block; }
.spark { font-size: 20px; line-height: 1; letter-spacing: 1px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
footer { margin-top: 40px; padding-top: 12px; border-top: 1px solid var(--line); color: var(--soft); font-size: 13px; }
`;
/** Base64 SHA-256 of the styles: the only ones the page lets apply. A test keeps it true. */
const PAGE_STYLES_SHA256 = 'pdMixl1AfN1TuCSepAhTiyEfqATuRMzIJGfWwcXjBwk=';

// EXTERNAL MODULE: ./build/render/words/surface/surface-words.js
var surface_words = __webpack_require__(99916);
;// CONCATENATED MODULE: ./build/render/html/surface.js







const VALUE_LENGTH = 400;
/** What changed of what servers offer, the gravest first; empty where nobody asked for it. */
function surfaceSection({ source, surface: found }, { surface }) {
    const draw = (limit) => {
        if (found === undefined || source !== 'diff')
            return '';
        const silent = (0,surface_words/* silentWords */.ZE)(found.silent, limit).map((words) => markup_text(words, 2_000));
        return section('What the servers offer', [...listOf(silent), ...(surface === undefined ? [] : changesOf(surface, limit))].join('\n'));
    };
    return {
        title: 'changes of what the servers offer',
        levels: [
            { keep: 62, render: () => draw(1_000) },
            { keep: 63, render: () => draw(20) },
        ],
    };
}
function changesOf(surface, limit) {
    const { changes, counts, weights, origin } = surface;
    const shown = changes.slice(0, limit);
    const all = counts.breaking + counts.unclear + counts.wording + counts.compatible;
    const more = all - shown.length;
    const words = (0,surface_words/* surfaceCounts */.qO)(surface);
    const tokens = weights
        .slice(0, limit)
        .map((weight) => `List of tools of ${markup_text(weight.server)}: ${(0,surface_words/* weightWords */.A)(weight)}`);
    return [
        `<p>${words === '' ? 'Nothing changed.' : `${words}.`}</p>`,
        ...(shown.length === 0 ? [] : [grid(gate_surface/* SURFACE_COLUMNS */.I9, shown.map(rowOf))]),
        ...(more > 0 ? [omission(`${(0,quantity/* countOf */.pq)(more, 'more change')} left out`)] : []),
        ...shown.filter(({ diff }) => diff !== undefined).map(diffOf),
        ...listOf([...tokens, ...(0,surface_words/* untoldWords */.cb)(surface).map((untold) => markup_text(untold, 2_000))]),
        `<p class="soft">Compared with: ${factValue((0,baseline_words/* originFact */.xg)(origin, null, true))}</p>`,
    ];
}
function rowOf(change) {
    return [
        lines([
            `${gate_surface/* CLASS_SIGNS */.Ox[change.class]}&nbsp;<strong>${surface_words/* CLASS_WORDS */.f5[change.class]}</strong>`,
            (0,surface_words/* kindWords */.Gk)(change),
            surface_words/* DIRECTION_WORDS */.Et[change.direction],
        ]),
        lines([
            pathMarkup((0,surface_words/* subjectWords */.oR)(change)),
            change.place === '' ? '' : pathMarkup(change.place),
            (0,surface_words/* sidesMarkup */.$S)(change, (value) => `<code>${markup_text(value, VALUE_LENGTH)}</code>`),
        ]),
    ];
}
const lines = (parts) => parts.filter((part) => part !== '').join('<br>');
function pathMarkup(path) {
    const pieces = (0,text_escape/* pathPieces */.P3)(path, VALUE_LENGTH).map((piece) => markup_text(piece, VALUE_LENGTH));
    return `<code>${pieces.join('<wbr>')}</code>`;
}
function diffOf(change) {
    const place = `<code>${markup_text((0,surface_words/* placeWords */.fp)(change), VALUE_LENGTH)}</code>`;
    return `<details><summary>${place}</summary><pre>${escapeLines((0,gate_surface/* diffLines */.Pp)(change))}</pre></details>`;
}
function listOf(items) {
    return items.length === 0 ? [] : [`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`];
}

;// CONCATENATED MODULE: ./build/render/html-report.js

















/** Larger pages browsers open too slowly to be of use. */
const HTML_REPORT_BYTES = 32_000_000;
/** Nothing from elsewhere, and no script or style but ours. */
const POLICY = `default-src 'none'; script-src 'sha256-${PAGE_SCRIPT_SHA256}'; style-src 'sha256-${PAGE_STYLES_SHA256}'; base-uri 'none'; form-action 'none'`;
/**
 * The whole report as one HTML page that loads nothing: search and filter by status, failing cases
 * first, light or dark as the reader's system is. Works without its script too, then unfiltered.
 * Where it would grow larger than the limit, evidence is shortened and then passing cases are left
 * out; it says so, and names the JSON report.
 */
function renderHtmlReport(view, limitBytes = HTML_REPORT_BYTES) {
    const facts = view.report === null ? null : (0,facts_facts/* factsOf */.xS)(view.report);
    const frame = page(view, facts, '');
    const limit = limitBytes - (0,markdown_document/* measure */.x)(frame, 'bytes');
    const main = (0,markdown_document/* fitSections */.W)(sectionsOf(view, facts), { unit: 'bytes', limit }, (titles) => omission(`Left out: ${titles.join(', ')},`));
    return page(view, facts, main);
}
function sectionsOf(view, facts) {
    const { verdict, links = {} } = view;
    const environment = environmentSection(view);
    const decided = verdict.value === 'invalid' ? configurationSection : gateSection;
    const changes = policyChangesSection(verdict);
    if (facts === null)
        return [changes, decided(verdict), environment];
    const { report } = facts;
    return [
        changes,
        noticeSection(report),
        problemsSection(report, verdict),
        decided(verdict),
        diagnosesSection(report),
        surfaceSection(report, verdict),
        comparisonSection(verdict),
        confirmationSection(verdict),
        quarantineSection(verdict),
        casesSection(facts, verdict, links),
        modelsSection(facts),
        totalsSection(facts),
        repeatsSection(verdict),
        runHistorySection(facts),
        warningsSection(report),
        environment,
    ];
}
function page(view, facts, main) {
    const { report, verdict } = view;
    const name = report === null ? '' : report.suite.name.trim();
    const titleOf = (suite) => `${headline/* VERDICT_WORDS */._G[verdict.value]}${suite === '' ? '' : `: ${suite}`}`;
    const hasEntries = facts !== null && facts.cases.length > 0;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${titleOf(attribute(name))}</title>
<style>${PAGE_STYLES}</style>
</head>
<body class="verdict-${verdict.value}">
<header>
<h1>${titleOf(markup_text(name))}</h1>
<p class="headline">${markup_text((0,verdict_words/* headlineOf */.g)(verdict), headline/* HEADLINE_LENGTH */.qd)}</p>
${facts === null || !(0,report_source/* hasCases */.Yp)(facts.report) ? '' : numbers(facts, verdict)}
${artifactsLink(view)}
</header>
<main>
${main}</main>
<footer>Report of the MCP eval gate.</footer>
${hasEntries ? `<script>${PAGE_SCRIPT}</script>` : ''}
</body>
</html>
`;
}
function numbers(facts, verdict) {
    const rate = (0,model_counts/* passRate */.sc)(facts.counts);
    const delta = rate === null ? null : (0,facts_history/* formatDelta */.CW)(facts.report, rate);
    const parts = [
        ...(rate === null ? [] : [`<strong>${(0,quantity/* formatPercent */.l9)(rate)}</strong>`, rateBar(rate)]),
        ...(0,headline/* countParts */.MA)(facts),
        ...(0,quarantine_words/* asideParts */.fk)(verdict),
        ...(delta === null ? [] : [delta]),
    ];
    return `<ul class="figures">${parts.map((part) => `<li>${part}</li>`).join('')}</ul>`;
}
function artifactsLink({ links = {} }) {
    const label = 'Artifacts of the workflow run';
    const markup = markup_anchor(label, links.report);
    return markup === label ? '' : `<p>${markup}</p>`;
}

// EXTERNAL MODULE: ./build/render/summary.js
var render_summary = __webpack_require__(44453);
;// CONCATENATED MODULE: ./build/render/report-markdown.js




/** More than this no viewer of Markdown opens. */
const REPORT_MARKDOWN_BYTES = 16_000_000;
const WHOLE_DETAIL = {
    failing: failing_cases/* WHOLE_PLAN */.Mg,
    table: case_table/* WHOLE_TABLE */.NN,
    listLines: Number.POSITIVE_INFINITY,
};
/**
 * The whole report as Markdown: thousands of failing cases with their evidence, and of rows; of more
 * it tells the number.
 */
function renderReportMarkdown(view, limitBytes = REPORT_MARKDOWN_BYTES) {
    const sections = (0,render_summary/* reportSections */.lN)(view, WHOLE_DETAIL);
    return (0,markdown_document/* fitSections */.W)(sections, { unit: 'bytes', limit: limitBytes });
}

// EXTERNAL MODULE: ./build/report-file/report-schema.js + 6 modules
var report_schema = __webpack_require__(33280);
// EXTERNAL MODULE: ./build/text/json-extent.js
var json_extent = __webpack_require__(6179);
;// CONCATENATED MODULE: ./build/report-file/report-writer.js




/** The JSON report of results and the verdict on them. */
function buildReportFile(content) {
    const { report, verdict, baseline, generatedAtMs, actionVersion } = content;
    const counts = report && (0,report_source/* hasCases */.Yp)(report) ? (0,model_counts/* countReport */.A0)(report) : null;
    return {
        $schema: report_schema/* REPORT_SCHEMA_ID */.PP,
        schemaVersion: report_schema/* REPORT_SCHEMA_VERSION */.WI,
        generatedAt: new Date(generatedAtMs).toISOString(),
        action: { version: actionVersion },
        verdict,
        counts,
        passRate: counts && (0,model_counts/* passRate */.sc)(counts),
        ...(baseline && { baseline: toldOf(baseline) }),
        report,
    };
}
/** What the file tells of a baseline, whose own results have a file of theirs. */
function toldOf(search) {
    const { outcome } = search;
    if ('message' in search)
        return { outcome, message: search.message };
    return outcome === 'found' ? { outcome, origin: search.baseline.origin } : { outcome };
}
/** How far the cases are indented in the file. */
const CASE_INDENT = ' '.repeat(6);
/** A line break stands in no string of JSON, so that this is found nowhere else. */
const NO_CASES = '\n    "cases": []';
/** Pieces of about this many characters are written at once. */
const PIECE_LENGTH = 256 * 1024;
/** The text of a report file, bit by bit: that of very many cases is longer than a string may be. */
function* reportPieces(file) {
    const { report } = file;
    const frame = JSON.stringify({ ...file, report: report && { ...report, cases: [] } }, null, 2);
    const at = frame.indexOf(NO_CASES);
    if (report === null || report.cases.length === 0 || at < 0) {
        yield `${frame}\n`;
        return;
    }
    const open = at + NO_CASES.length - 1;
    let piece = frame.slice(0, open);
    let separator = '\n';
    for (const testCase of report.cases) {
        const text = JSON.stringify(testCase, null, 2).replaceAll('\n', `\n${CASE_INDENT}`);
        piece += `${separator}${CASE_INDENT}${text}`;
        separator = ',\n';
        if (piece.length < PIECE_LENGTH)
            continue;
        yield piece;
        piece = '';
    }
    yield `${piece}\n    ${frame.slice(open)}\n`;
}
/** The pieces as they are, which are added to the extent on their way. */
function* measuredPieces(pieces, extent) {
    for (const piece of pieces) {
        extent.bytes += Buffer.byteLength(piece);
        // No piece ends within a string.
        extent.values += (0,json_extent/* measureJson */.j)(piece).values;
        yield piece;
    }
}
/** Whether a job that publishes results of another one would read a report of that extent. */
const isReadLater = ({ bytes, values }) => bytes <= report_schema/* MAX_REPORT_BYTES */.WA && values <= report_schema/* MAX_REPORT_VALUES */.XO;

// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/xmlbuilder/json2xml.js + 4 modules
var json2xml = __webpack_require__(20925);
;// CONCATENATED MODULE: ./build/publish/junit-export.js






const NAME_LENGTH = 1000;
/** Of what results were to be and were. */
const RESULT_LIMITS = { diffLines: 500, error: { lines: 0, width: 1000 } };
const ATTRIBUTE = '@';
/**
 * The results as JUnit XML: a `testcase` an iteration. Cases of several iterations are each a
 * suite; the others share one named after the eval suite. `error` stands for what could not be
 * carried out and for what did not finish. Folded iterations are a property of their suite only.
 */
function junitXml(report) {
    const { cases, suite } = report;
    const single = cases.filter(({ iterations }) => iterations.length <= 1);
    const repeated = cases.filter(({ iterations }) => iterations.length > 1);
    const suites = [
        ...(single.length > 0 ? [suiteNode(suite.name, single, suite.name)] : []),
        ...repeated.map((testCase) => suiteNode(testCase.title, [testCase], suite.name)),
    ];
    const builder = new json2xml/* default */.A({
        attributeNamePrefix: ATTRIBUTE,
        ignoreAttributes: false,
        suppressBooleanAttributes: false,
        suppressEmptyNode: true,
        format: true,
    });
    const content = builder.build({
        testsuites: {
            [`${ATTRIBUTE}name`]: line(suite.name),
            ...junit_export_totals(report.cases),
            testsuite: suites,
        },
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
}
function suiteNode(name, cases, suiteName) {
    const foldedPassed = cases.reduce((sum, { folded }) => sum + (folded?.passed ?? 0), 0);
    const foldedSkipped = cases.reduce((sum, { folded }) => sum + (folded?.skipped ?? 0), 0);
    return {
        [`${ATTRIBUTE}name`]: line(name),
        ...junit_export_totals(cases),
        ...properties({
            'folded-passed': foldedPassed > 0 ? foldedPassed : null,
            'folded-skipped': foldedSkipped > 0 ? foldedSkipped : null,
        }),
        testcase: cases.flatMap((testCase) => testCase.iterations.map((iteration) => caseNode(testCase, iteration, suiteName))),
    };
}
function junit_export_totals(cases) {
    const iterations = cases.flatMap((testCase) => testCase.iterations);
    const counts = (0,model_counts/* countIterations */.ai)(iterations);
    const errors = iterations.filter(({ outcome }) => isError(outcome)).length;
    const durationMs = iterations.reduce((sum, iteration) => sum + (iteration.durationMs ?? 0), 0);
    return attributes({
        tests: counts.total + counts.skipped,
        failures: counts.failed + counts.unfinished - errors,
        errors,
        skipped: counts.skipped,
        time: seconds(durationMs),
    });
}
function isError(outcome) {
    return outcome === 'error' || outcome === 'unfinished';
}
function caseNode(testCase, iteration, suiteName) {
    const { location, iterations } = testCase;
    // One without a name is what readers take for the trace of a run that was cut off.
    const named = (0,case_name/* caseName */.c)(testCase);
    const name = iterations.length > 1 ? `${named} [iteration ${iteration.number}]` : named;
    const { model, provider, tokens, attempts } = iteration;
    return {
        ...attributes({
            name: line(name),
            classname: line(suiteName),
            time: iteration.durationMs === null ? null : seconds(iteration.durationMs),
            file: location === null ? null : line(location.file),
            line: (0,repository_place/* possibleLine */.A)(location?.line ?? null),
        }),
        ...properties({
            model,
            provider,
            'tokens.input': tokens.input,
            'tokens.output': tokens.output,
            'tokens.total': tokens.total,
            attempts: attempts > 1 ? attempts : null,
            flaky: (0,model_counts/* isFlaky */.s8)(iteration) ? 'true' : null,
            tags: testCase.tags?.join(', ') ?? null,
        }),
        ...outcomeNode(iteration),
    };
}
function outcomeNode(iteration) {
    const { outcome, error, errorDetails } = iteration;
    if (outcome === 'passed')
        return {};
    if (outcome === 'skipped') {
        return { skipped: error === null ? '' : attributes({ message: line(error) }) };
    }
    const message = outcome === 'unfinished' ? (error ?? 'It did not finish.') : (error ?? '');
    const results = (0,assertion_diff/* assertionDiff */.s)(iteration.assertions, RESULT_LIMITS);
    const details = [error, errorDetails, ...(results.length === 0 ? [] : [results.join('\n')])]
        .filter((part) => part !== null)
        .join('\n\n');
    const node = {
        ...attributes({ message: line(message), type: outcome }),
        '#text': (0,clean_text/* cleanText */.X5)(details),
    };
    return isError(outcome) ? { error: node } : { failure: node };
}
function properties(values) {
    const known = Object.entries(values).flatMap(([name, value]) => value === null ? [] : [attributes({ name, value: line(String(value)) })]);
    return known.length === 0 ? {} : { properties: { property: known } };
}
function attributes(values) {
    const known = Object.entries(values).filter(([, value]) => value !== null);
    return Object.fromEntries(known.map(([name, value]) => [`${ATTRIBUTE}${name}`, value]));
}
/** XML has no place for control characters and lone surrogates: these are written out. */
function line(value) {
    return (0,clean_text/* cleanLine */.Ow)(value, NAME_LENGTH);
}
/** A report from elsewhere may have any number; XML readers take none below zero and no exponent. */
const MAX_DURATION_MS = 1e15;
function seconds(durationMs) {
    return (Math.min(Math.max(durationMs, 0), MAX_DURATION_MS) / 1000).toFixed(3);
}

;// CONCATENATED MODULE: ./build/publish/report-files.js










/**
 * Writes the report as JSON, Markdown, HTML and JUnit XML, and its traces, to a folder no other
 * step or attempt uses. Each file is on its own: one that cannot be made is a warning.
 */
async function writeReportFiles(view, { temporaryFolder, folder: given, actionVersion, generatedAtMs, logger }) {
    const all = [];
    const attempt = async (what, write) => {
        try {
            const file = await write();
            all.push(file);
            return file;
        }
        catch (error) {
            logger.warning(`${what} could not be written: ${(0,errors/* errorMessage */.gJ)(error)}`);
            return null;
        }
    };
    const flag = given === undefined ? 'wx' : 'w';
    const folder = await makeFolder(temporaryFolder, given, logger);
    if (folder === null)
        return { folder, report: null, markdown: null, all };
    const keep = (what, name, make) => attempt(what, () => write(external_node_path_.join(folder, name), make(), flag));
    const { report: results } = view;
    // The JSON first: it is what all the others can be made from again.
    const extent = { bytes: 0, values: 0 };
    const pieces = reportPieces(buildReportFile({ ...view, verdict: (0,verdict_words/* worded */.M)(view.verdict), actionVersion, generatedAtMs }));
    const report = await attempt('The JSON report', () => write(external_node_path_.join(folder, report_schema/* REPORT_FILE_NAME */._G), measuredPieces(pieces, extent), flag));
    if (report !== null && !isReadLater(extent)) {
        logger.notice(`The JSON report is too large for a later job to publish it: it has ${extent.bytes} bytes and some ${extent.values} values, and at most ${report_schema/* MAX_REPORT_BYTES */.WA} and ${report_schema/* MAX_REPORT_VALUES */.XO} are read. Split the suite where results are published by another job.`);
    }
    const markdown = await keep('The Markdown report', 'report.md', () => renderReportMarkdown(view));
    await keep('The HTML report', 'report.html', () => renderHtmlReport(view));
    if (results !== null && (0,report_source/* hasCases */.Yp)(results)) {
        await keep('The JUnit export', 'junit.xml', () => junitXml(results));
        for (const [name, trace] of tracesOf(results)) {
            await keep('A trace', external_node_path_.join('traces', name), () => json(trace));
        }
    }
    return { folder, report, markdown, all };
}
async function makeFolder(temporaryFolder, given, logger) {
    try {
        const folder = given ?? (await (0,promises_.mkdtemp)(external_node_path_.join(temporaryFolder, 'mcp-eval-report-')));
        await (0,promises_.mkdir)(external_node_path_.join(folder, 'traces'), { recursive: true });
        return folder;
    }
    catch (error) {
        logger.warning(`The report could not be written: ${(0,errors/* errorMessage */.gJ)(error)}`);
        return null;
    }
}
async function write(file, text, flag) {
    await (0,promises_.writeFile)(file, text, { flag });
    return file;
}
function json(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}
/** Named by position, since titles and ids hold anything. */
function tracesOf({ cases }) {
    return cases.flatMap(({ id, title, iterations }, index) => iterations.flatMap(({ messages, number, ...iteration }, position) => {
        if (messages === null)
            return [];
        const about = { caseId: id, title, iteration: number, iterationId: iteration.id };
        const { outcome, error, model, provider } = iteration;
        const trace = { ...about, outcome, error, model, provider, messages };
        return [[`case-${index + 1}-iteration-${position + 1}.json`, trace]];
    }));
}

// EXTERNAL MODULE: ./build/publish/summary.js
var publish_summary = __webpack_require__(23552);
;// CONCATENATED MODULE: ./build/publish/publish.js










/**
 * Shows a judgement on every surface the inputs ask for: what is certain and quick first, what
 * goes over the network last, and the artifact before what links to it. A surface that fails says
 * so once in the log, and keeps none of the others from being written.
 */
async function publishAll(judgement, inputs, context) {
    const { logger, signal } = context;
    const event = (0,event_context.readEventContext)(context.environment, context.payload, inputs.matrix);
    const view = viewOf(judgement, inputs, event, context);
    const files = await writeFiles(view, context);
    context.onFiles(files);
    await surface('job summary', logger, () => summarize(view, inputs, event, context));
    await surface('annotations', logger, async () => annotate(judgement, inputs, context));
    const publication = { commentUrl: null, artifactUrl: null, leftWorkBehind: false };
    if (signal.aborted) {
        logger.info('The job was cancelled, so nothing is written to GitHub.');
        return publication;
    }
    await surface('artifact', logger, async () => {
        const onLeftBehind = () => {
            publication.leftWorkBehind = true;
        };
        publication.artifactUrl = await uploadFiles(files, inputs, event, { ...context, onLeftBehind });
    });
    const linked = withReportLink(view, publication.artifactUrl ?? (0,pages/* attemptPage */.DZ)(event));
    await surface('pull request', logger, async () => {
        publication.commentUrl = await publishToPullRequest(linked, inputs, { ...context, event });
    });
    return publication;
}
/** A fault of ours in one surface is told, and ends there. */
async function surface(name, logger, write) {
    try {
        await write();
    }
    catch (error) {
        if (error instanceof Error && error.stack)
            logger.debug(error.stack);
        logger.notice(`Surface ${name}: nothing was written, by an error of this action: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
}
function viewOf({ report, verdict, baseline }, { subject, artifactName: ownName }, event, { version, secrets, clock }) {
    const { job, matrixLeg, runAttempt, runId, sha, branch } = event;
    const page = (0,pages/* attemptPage */.DZ)(event);
    const createdAtMs = clock.now();
    const baselineRow = baseline && (0,baseline_words/* baselineFact */.EN)(baseline, createdAtMs);
    const facts = [
        { label: 'Action', value: `mcp-eval-gate-action ${version}` },
        { label: 'Commit', value: sha },
        { label: 'Job', value: matrixLeg === null ? job : `${job} (${matrixLeg})` },
        ...(page === null
            ? []
            : [
                {
                    label: 'Workflow run',
                    value: `attempt ${runAttempt}`,
                    id: String(runId),
                    address: page,
                },
            ]),
        ...(baselineRow ? [baselineRow] : []),
    ];
    const told = (text) => text && secrets.text(text);
    const artifact = ownName === undefined ? null : (0,github_artifact.artifactName)(ownName, { ...event, runAttempt: 1 });
    const origin = {
        ...{ commit: told(sha || null), branch: told(branch), createdAtMs, address: page },
        subject: secrets.text(subject),
        ...(artifact !== null && { artifact }),
    };
    return {
        report: report && { ...report, origin },
        verdict,
        ...(baseline && { baseline }),
        links: { source: (0,pages/* sourceFolder */.Id)(event) },
        environment: facts
            .filter(({ value }) => value !== '')
            .map((fact) => ({ ...fact, value: secrets.text(fact.value) })),
    };
}
function writeFiles(view, { temporaryFolder, version, clock, logger }) {
    const generatedAtMs = clock.now();
    return writeReportFiles(view, { temporaryFolder, actionVersion: version, generatedAtMs, logger });
}
async function summarize(view, { summary, artifactName: name }, event, { environment, logger }) {
    if (!summary)
        return;
    const uploads = name !== undefined && (0,github_artifact/* artifactObstacle */.a)(event, environment) === null;
    // The artifact's own address is known only when it is there, and the summary does not wait.
    const page = uploads ? (0,pages/* attemptPage */.DZ)(event) : null;
    const linked = withReportLink(view, page === null ? null : `${page}#artifacts`);
    await (0,publish_summary/* publishSummary */.Iv)(linked, { file: environment['GITHUB_STEP_SUMMARY'], logger });
}
function annotate({ report, verdict }, { annotations }, context) {
    if (!annotations)
        return;
    // The runner shows ten errors of a step, and the last one to come is the verdict.
    const besidesVerdict = (0,render_annotations/* annotationsOf */.I)(report, verdict).slice(0, github_annotations/* MAX_ANNOTATIONS */.KE - 1);
    (0,github_annotations/* publishAnnotations */.cs)(besidesVerdict, context.annotations);
}
async function uploadFiles({ folder, all }, { artifactName: name }, event, context) {
    if (name === undefined || folder === null)
        return null;
    const result = await (0,github_artifact/* publishArtifact */.q)({
        name,
        files: all,
        rootDirectory: folder,
        context: event,
        env: context.environment,
        logger: context.logger,
        clock: context.clock,
        signal: context.signal,
        onLeftBehind: context.onLeftBehind,
    });
    return result.status === 'published' ? result.url : null;
}
function withReportLink(view, report) {
    return { ...view, links: { ...view.links, report } };
}


/***/ }),

/***/ 29987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24409);
/* harmony import */ var _model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(40096);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);
/* harmony import */ var _facts_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18908);
/* harmony import */ var _facts_quarantined_cases_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39505);
/* harmony import */ var _facts_tool_call_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36654);
/* harmony import */ var _sections_alerts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56763);
/* harmony import */ var _sections_flaky_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14959);
/* harmony import */ var _text_case_name_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89265);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54294);
/* harmony import */ var _words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53463);
/* harmony import */ var _words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99916);
/* harmony import */ var _words_verdict_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46418);














/** Most severe first. */
const SEVERITIES = ['error', 'warning', 'notice'];
/** Characters the runner keeps of a message. */
const MESSAGE_LENGTH = 4_096;
/** Characters GitHub keeps of a title; code points may count double. */
const TITLE_LENGTH = 127;
const REASON_LENGTH = 600;
const DIFF_LINES = 6;
/**
 * What is worth saying about single cases and problems, the most severe first, else in the order
 * of the report. Failing cases of a run that passed its gate are warnings, and so are those that do not
 * count, being in quarantine. Without a report, what
 * is wrong at a place in a file.
 */
function annotationsOf(report, verdict) {
    if (report === null)
        return configurationAnnotations(verdict);
    const failing = verdict.value === 'passed' ? 'warning' : 'error';
    const regressed = new Set(verdict.comparison?.regressed.named.map(({ identity }) => identity));
    const isQuarantined = (0,_facts_quarantined_cases_js__WEBPACK_IMPORTED_MODULE_9__/* .quarantinedCases */ .Y)(verdict);
    const isAside = ({ testCase }) => isQuarantined(testCase);
    const { alone, together } = byTrouble((0,_facts_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(report).cases);
    const annotations = [
        ...problemAnnotations(report, verdict),
        ...diagnosisAnnotations(report),
        ...surfaceAnnotations(verdict),
        ...together.map((cases) => sharedTrouble(cases, cases.every(isAside) ? 'warning' : failing)),
        ...alone.flatMap((item) => caseAnnotations(item, isAside(item) ? 'warning' : failing, regressed)),
        ...report.warnings.map((warning) => locatedAnnotation('notice', 'Worth a look', warning)),
    ];
    return annotations.toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
}
/** `file:line: …` or `file:line:column: …`, as problems of files begin. */
const PLACE = /^([^\s:][^:\n]{0,500}):(\d{1,9})(?::\d{1,9})?: /;
/**
 * A text that begins with a place in a file, at that place. It keeps the place in its words too: the
 * log of a job shows an annotation's message, and not where it is.
 */
function locatedAnnotation(severity, title, text) {
    const [, file = '', line = ''] = PLACE.exec(text) ?? [];
    const location = file === '' ? null : { file, line: Number(line) };
    return annotation(severity, title, text, location);
}
function configurationAnnotations({ value, troubles }) {
    if (value !== 'invalid')
        return [];
    return troubles
        .map((trouble) => locatedAnnotation('error', 'Wrong configuration', trouble))
        .filter(({ location }) => location !== null);
}
/** The place a text begins with, such as `evals/suite.yaml:4:5`, at which `annotationsOf` puts it. */
function placeOf(text) {
    return PLACE.exec(text)?.[0].slice(0, -': '.length) ?? null;
}
const TITLES_TOLD = 20;
/** Cases that none of their iterations could carry out, for one reason, which is told once. */
function byTrouble(cases) {
    const troubleOf = ({ state, bad }) => {
        const errors = new Set(bad.map(({ outcome, error }) => (outcome === 'error' ? error : null)));
        const [only = null] = errors;
        return state === 'failing' && errors.size === 1 && only !== null ? only : '';
    };
    const groups = Map.groupBy(cases, troubleOf);
    const together = [...groups]
        .filter(([trouble, group]) => trouble !== '' && group.length > 1)
        .map(([, group]) => group);
    const grouped = new Set(together.flat());
    return { alone: cases.filter((item) => !grouped.has(item)), together };
}
function sharedTrouble(cases, severity) {
    const [first] = cases;
    const reason = first?.bad[0]?.error ?? '';
    const titles = cases.slice(0, TITLES_TOLD).map(({ testCase }) => (0,_text_case_name_js__WEBPACK_IMPORTED_MODULE_10__/* .caseName */ .c)(testCase));
    const more = cases.length - titles.length;
    const listed = [...titles, ...(more > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_11__/* .formatCount */ .B4)(more)} more`] : [])].join(', ');
    const title = `Failing for one reason: ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(cases.length, 'case')}`;
    const message = `${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(reason, REASON_LENGTH)} · ${listed}`;
    return annotation(severity, title, message, first?.testCase.location ?? null);
}
/** Without what the headline says already, which is an annotation of its own. */
function problemAnnotations({ problems }, verdict) {
    const headline = (0,_words_verdict_words_js__WEBPACK_IMPORTED_MODULE_8__/* .headlineOf */ .g)(verdict);
    const severity = verdict.value === 'passed' ? 'warning' : 'error';
    return problems
        .filter((problem) => !(0,_sections_alerts_js__WEBPACK_IMPORTED_MODULE_3__/* .saysProblem */ .SA)(headline, problem))
        .map(({ kind, message, location }) => annotation(severity, `Evidence not whole: ${_sections_alerts_js__WEBPACK_IMPORTED_MODULE_3__/* .KIND_WORDS */ .Pv[kind]}`, message, location));
}
/** Where a server is configured, what is wrong with it. */
/** Changes of what servers offer that are told one by one. */
const CHANGES_TOLD = 6;
/** What breaks callers; the servers' configuration says nothing of where that is. */
function surfaceAnnotations({ value, surface }) {
    if (surface === undefined)
        return [];
    const severity = value === 'passed' ? 'warning' : 'error';
    const breaking = surface.changes.filter((change) => change.class === 'breaking');
    return breaking.slice(0, CHANGES_TOLD).map((change) => {
        const [before, now] = (0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_7__/* .sideWords */ .H)(change);
        const sides = [before && `before: ${before}`, now && `now: ${now}`].filter(Boolean);
        const message = [(0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_7__/* .placeWords */ .fp)(change), ...sides].join(' · ');
        return annotation(severity, `Breaking change: ${(0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_7__/* .kindWords */ .Gk)(change)}`, message);
    });
}
function diagnosisAnnotations({ diagnoses = [] }) {
    return diagnoses.flatMap((diagnosis) => (0,_model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_12__/* .troublesOf */ .on)(diagnosis).map(({ id, detail, advice, outcome }) => {
        const title = `Server ${diagnosis.server}: ${_words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECK_NAMES */ .cj[id]}`;
        const told = advice === undefined ? detail : `${(0,_words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em)(detail)} ${advice}`;
        // The log of a job shows no titles.
        const message = `Server ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_13__/* .quotedName */ .aH)(diagnosis.server)}: ${told}`;
        const severity = outcome === 'incomplete' ? 'warning' : 'error';
        return annotation(severity, title, message, diagnosis.location ?? null);
    }));
}
function caseAnnotations(item, failing, regressed) {
    const { testCase, state, counts } = item;
    const remark = (severity, word, message) => [
        annotation(severity, `${word}: ${(0,_text_case_name_js__WEBPACK_IMPORTED_MODULE_10__/* .caseName */ .c)(testCase)}`, message, testCase.location),
    ];
    const word = regressed.has(testCase.identity) ? 'Regressed' : 'Failing';
    if (state === 'failing')
        return remark(failing, word, failureMessage(item));
    if (state === 'flaky')
        return remark('warning', 'Flaky', `${(0,_sections_flaky_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsText */ .M)(testCase)}.`);
    if (state !== 'unfinished')
        return [];
    const planned = Math.max(testCase.planned ?? 0, counts.total);
    const missing = planned - counts.total + counts.unfinished;
    const unfinished = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_11__/* .formatCount */ .B4)(missing)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(planned, 'iteration')}`;
    return remark('warning', 'Unfinished', `${unfinished} did not finish.`);
}
function failureMessage({ counts, bad }) {
    const [first] = bad;
    const why = first ? reasons(first).join(' · ') : '';
    if (counts.total <= 1)
        return why;
    const numbers = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumbers */ .GQ)(bad.map(({ number }) => number));
    const share = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_11__/* .formatCount */ .B4)(counts.failed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_11__/* .formatCount */ .B4)(counts.total)}`;
    return `${share} iterations failed (${numbers}). ${why}`;
}
/** Why one iteration failed: its error, and how its tool calls differ. */
function reasons(iteration) {
    const { error, assertions } = iteration;
    const unmet = assertions.find(({ passed }) => !passed);
    const reason = error ?? (unmet ? `${unmet.label}: ${unmet.reason ?? 'not met'}` : null);
    const diff = (0,_facts_tool_call_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .toolCallDiff */ .Q)(iteration, DIFF_LINES);
    return [
        ...(reason === null ? [] : [(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(reason, REASON_LENGTH)]),
        ...(diff.length === 0 ? [] : [`Tool calls (- expected, + actual): ${diff.join(' / ')}`]),
    ];
}
function annotation(severity, title, message, location = null) {
    return {
        severity,
        title: (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(title, TITLE_LENGTH),
        // GitHub takes no annotation without a message.
        message: (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(message, MESSAGE_LENGTH), MESSAGE_LENGTH) || 'No reason was given.',
        location,
    };
}


/***/ }),

/***/ 94565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEventContext: () => (/* binding */ readEventContext)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var _text_without_trailing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97451);


const repositoryName = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullish();
const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(), repo: repositoryName }),
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repo: repositoryName }).optional(),
    })
        .optional(),
    issue: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(), pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({}).nullish() }).optional(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        head_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
        head_repository: repositoryName,
    })
        .optional(),
    merge_group: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
});
/**
 * Reads `GITHUB_*` variables and the event's payload. `matrixJson` is the expression
 * `toJSON(matrix)`, which no variable carries. A payload of an unknown shape counts as empty, for
 * events differ and none of them is needed to gate.
 */
function readEventContext(env, payload, matrixJson = '') {
    const parsed = payloadSchema.safeParse(payload);
    const event = parsed.success ? parsed.data : {};
    const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const serverUrl = (0,_text_without_trailing_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailing */ .h)(env['GITHUB_SERVER_URL'] || 'https://github.com', '/');
    return {
        eventName: env['GITHUB_EVENT_NAME'] ?? '',
        actor: env['GITHUB_ACTOR'] ?? '',
        repository: { owner, repo },
        sha: commitUnderTest(event) ?? env['GITHUB_SHA'] ?? '',
        branch: branchUnderTest(event, env),
        runId: positiveInteger(env['GITHUB_RUN_ID']) ?? 0,
        runAttempt: positiveInteger(env['GITHUB_RUN_ATTEMPT']) ?? 1,
        job: env['GITHUB_JOB'] ?? '',
        matrixLeg: describeMatrixLeg(matrixJson),
        pullRequest: pullRequestOf(event, `${owner}/${repo}`),
        triggeringRun: triggeringRunOf(event),
        apiUrl: (0,_text_without_trailing_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailing */ .h)(env['GITHUB_API_URL'] || 'https://api.github.com', '/'),
        serverUrl,
        isGhes: isEnterpriseServer(serverUrl),
    };
}
/** `GITHUB_SHA` is a merge commit or the default branch for these events: the payload knows. */
function commitUnderTest(event) {
    return (event.pull_request?.head.sha ?? event.workflow_run?.head_sha ?? event.merge_group?.head_sha);
}
/** A fork may have a branch of any name. */
function branchUnderTest(event, env) {
    const repository = env['GITHUB_REPOSITORY'];
    const { pull_request: pull, workflow_run: run } = event;
    const head = pull?.head ?? (run && { ref: run.head_branch, repo: run.head_repository });
    if (head)
        return head.repo?.full_name === repository ? (head.ref ?? null) : null;
    return env['GITHUB_REF_TYPE'] === 'branch' ? (env['GITHUB_REF_NAME'] ?? null) : null;
}
function pullRequestOf(event, repository) {
    if (event.pull_request) {
        const { number, head, base } = event.pull_request;
        const home = base?.repo?.full_name ?? repository;
        // A fork that was deleted leaves no repository behind: still not ours.
        return { number, headSha: head.sha, fromFork: head.repo?.full_name !== home };
    }
    if (event.issue?.pull_request) {
        return { number: event.issue.number, headSha: null, fromFork: false };
    }
    return null;
}
function triggeringRunOf({ workflow_run: run }) {
    if (!run)
        return null;
    return {
        headSha: run.head_sha,
        headBranch: run.head_branch ?? null,
        headRepository: run.head_repository?.full_name ?? null,
    };
}
function describeMatrixLeg(matrixJson) {
    const matrix = parsed(matrixJson || 'null');
    if (matrix === null)
        return null;
    // Written by hand rather than by toJSON: any text tells one leg from another.
    if (typeof matrix !== 'object')
        return matrixJson.trim() || null;
    const parts = Object.entries(matrix).map(([name, value]) => `${name}: ${plainText(value)}`);
    return parts.length === 0 ? null : parts.join(', ');
}
/** Undefined where it is no JSON. */
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function plainText(value) {
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
function positiveInteger(text) {
    return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
/** The rule of the artifact client: github.com, *.ghe.com and *.localhost have the service. */
function isEnterpriseServer(serverUrl) {
    const hostname = URL.parse(serverUrl)?.hostname;
    if (hostname === undefined)
        return true;
    return !(hostname === 'github.com' || /\.(ghe\.com|localhost)$/.test(hostname));
}


/***/ })

};
