export const id = 1882;
export const ids = [1882];
export const modules = {

/***/ 41882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   artifactName: () => (/* binding */ artifactName)
/* harmony export */ });
/* unused harmony exports publishArtifact, artifactObstacle */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78005);
/* harmony import */ var _text_without_trailing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97451);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92657);





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
        return { status: 'published', url: artifactPage(request.context, published.id), ...published };
    }
    catch (error) {
        const reason = `The report was not uploaded as an artifact: ${errorMessage(error)}`;
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
    const plain = (0,_text_without_trailing_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutTrailing */ .h)(words, '-').slice(0, MAX_LEG_CHARACTERS);
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
            if (attempt >= MAX_NAME_TRIES || !/\b409\b|already exists/i.test(errorMessage(error))) {
                throw error;
            }
        }
    }
}
async function upload(request, name) {
    const { files, rootDirectory, retentionDays } = request;
    const { DefaultArtifactClient } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 57976));
    const { id, digest } = await new DefaultArtifactClient().uploadArtifact(name, [...files], rootDirectory, retentionDays === undefined ? {} : { retentionDays });
    if (id === undefined) {
        throw new ExpectedError(`the service gave ${name} no id.`);
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
        return await withTimeLimit(timeoutMs, signal, settle, clock);
    }
    catch (error) {
        if (!settled)
            onLeftBehind?.();
        if (!(error instanceof TimeLimitError))
            throw error;
        throw new ExpectedError(`it took longer than ${Math.round(timeoutMs / 1000)} seconds.`);
    }
}


/***/ })

};
