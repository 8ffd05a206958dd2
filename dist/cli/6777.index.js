export const id = 6777;
export const ids = [6777];
export const modules = {

/***/ 86777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEventBase: () => (/* binding */ readEventBase),
/* harmony export */   readOwnRun: () => (/* binding */ readOwnRun)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

const branchPoint = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ base: branchPoint }).optional(),
    merge_group: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ base_ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), base_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() }).optional(),
});
const triggeringSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }).optional(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        workflow_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        event: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        head_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
        head_repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullish(),
        pull_requests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
            base: branchPoint.extend({ repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }) }),
        }))
            .nullish(),
    }),
});
/** `octo/servers/.github/workflows/evals.yml@refs/heads/main`. */
const WORKFLOW_REF = /^([^/@]+\/[^/@]+)\/\.github\/workflows\/([^/@]+)@/;
const BRANCH_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
/**
 * The branch that a pull request or a merge group is to go to; of what is on the default branch,
 * that branch; of all else, the default branch. Null where the event tells none.
 */
function readEventBase(env, payload) {
    const parsed = payloadSchema.safeParse(payload);
    const event = parsed.success ? parsed.data : {};
    if (event.pull_request) {
        const { ref, sha } = event.pull_request.base;
        return { branch: ref, base: sha };
    }
    if (event.merge_group) {
        const { base_ref: ref, base_sha: base } = event.merge_group;
        return { branch: ref.replace(/^refs\/heads\//, ''), base };
    }
    const standard = event.repository?.default_branch ?? null;
    const triggering = triggeringSchema.safeParse(payload);
    const pulled = triggering.success ? baseOfPullRequest(triggering.data) : null;
    if (pulled !== null)
        return pulled;
    const own = triggering.success ? pushedBranch(triggering.data, env) : ownBranch(env);
    if (own !== null && (standard === null || standard === own))
        return { branch: own, base: null };
    return standard === null ? null : { branch: standard, base: standard };
}
function ownBranch(env) {
    const isBranch = env['GITHUB_REF_TYPE'] === 'branch';
    const onBranch = BRANCH_EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? '') && isBranch;
    return onBranch ? (env['GITHUB_REF_NAME'] ?? null) : null;
}
/** Of the run that started this one; a fork may have a branch of any name. */
function pushedBranch({ workflow_run: run }, env) {
    const isHome = run.head_repository?.full_name === env['GITHUB_REPOSITORY'];
    return isHome && BRANCH_EVENTS.includes(run.event) ? (run.head_branch ?? null) : null;
}
/** GitHub lists no pull requests of forks, and may list those that go to another repository. */
function baseOfPullRequest({ workflow_run: run, repository }) {
    const [only, another] = (run.pull_requests ?? []).filter(({ head, base }) => head.sha === run.head_sha && base.repo.id === repository?.id);
    if (only === undefined || another !== undefined)
        return null;
    return { branch: only.base.ref, base: only.base.sha };
}
/**
 * The run that results are of: the job's own, or for a `workflow_run` the one that started it.
 * Null where there is none, or its workflow is another repository's.
 */
function readOwnRun(env, payload) {
    const parsed = triggeringSchema.safeParse(payload);
    if (parsed.success) {
        const { id, workflow_id: workflow } = parsed.data.workflow_run;
        return { workflow: String(workflow), id, isTriggering: true };
    }
    const [, path, file] = WORKFLOW_REF.exec(env['GITHUB_WORKFLOW_REF'] ?? '') ?? [];
    const id = Number(env['GITHUB_RUN_ID']);
    if (file === undefined || path !== env['GITHUB_REPOSITORY'])
        return null;
    return Number.isSafeInteger(id) && id > 0 ? { workflow: file, id, isTriggering: false } : null;
}


/***/ })

};
