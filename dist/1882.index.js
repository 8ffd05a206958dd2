export const id = 1882;
export const ids = [1882];
export const modules = {

/***/ 5373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ attemptPage),
/* harmony export */   Id: () => (/* binding */ sourceFolder),
/* harmony export */   M7: () => (/* binding */ artifactPage),
/* harmony export */   b2: () => (/* binding */ commitPage)
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
/** Page of the commit under test; null where it or its repository is not known. */
function commitPage(event) {
    const page = repositoryPage(event);
    return page && event.sha ? `${page}/commit/${encodeURIComponent(event.sha)}` : null;
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


/***/ })

};
