export const id = 4565;
export const ids = [4565];
export const modules = {

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
