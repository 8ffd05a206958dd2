export const id = 8781;
export const ids = [8781];
export const modules = {

/***/ 38781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   namedServiceRun: () => (/* binding */ namedServiceRun),
/* harmony export */   serviceBaseline: () => (/* binding */ serviceBaseline)
/* harmony export */ });
/* harmony import */ var _trouble_look_up_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77104);
/* harmony import */ var _run_provenance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32283);


/**
 * The newest run of a branch that has none of what was done there since the job's commit branched off,
 * as far as the notes of runs and GitHub tell; where GitHub tells nothing, the newest of the branch.
 */
async function serviceBaseline(search, { branch, base }) {
    const { runs, repository, commit } = search;
    const own = ((await runs?.list()) ?? []).filter((run) => {
        const from = (0,_run_provenance_js__WEBPACK_IMPORTED_MODULE_1__/* .provenanceOf */ .J)(run);
        return from?.repository === repository && from.branch === branch && from.pullRequest === null;
    });
    const [newest] = own;
    if (runs === null || newest === undefined) {
        const message = `no earlier run of the suite says that it is of ${branch} of ${repository}`;
        const advice = `Let the workflow run on each push to ${branch} too.`;
        return { outcome: 'none', message, ...(base !== null && { advice }) };
    }
    const commitOf = (run) => (0,_run_provenance_js__WEBPACK_IMPORTED_MODULE_1__/* .provenanceOf */ .J)(run)?.commit ?? '';
    const order = await commitsUpTo(search, base === null ? null : { base, commit });
    if (order === null)
        return found(await baselineOf(runs, newest, null));
    const rank = (run) => order.indexOf(commitOf(run));
    const [best] = own.filter((run) => rank(run) >= 0).toSorted((a, b) => rank(a) - rank(b));
    if (best !== undefined)
        return found(await baselineOf(runs, best, rank(best) === 0));
    throw new _trouble_look_up_error_js__WEBPACK_IMPORTED_MODULE_0__/* .LookUpError */ .F('absent', `no run of the suite is known of ${order[0]?.slice(0, 12)} or of a commit shortly before it`);
}
/** One run, by its id. */
async function namedServiceRun({ runs }, runId) {
    if (runs === null)
        throw new _trouble_look_up_error_js__WEBPACK_IMPORTED_MODULE_0__/* .LookUpError */ .F('absent', `the suite is new, and has no run ${runId}`);
    const run = await runs.get(runId);
    if (run.status === 'completed')
        return baselineOf(runs, run, null);
    throw new _trouble_look_up_error_js__WEBPACK_IMPORTED_MODULE_0__/* .LookUpError */ .F('odd', `run ${runId} did not complete; its status is ${run.status}`);
}
const found = (baseline) => ({ outcome: 'found', baseline });
/** The commit that is compared with and those before it; null where nobody knows. */
async function commitsUpTo({ lineage, commit }, from) {
    const asked = await lineage();
    if (asked === null)
        return null;
    try {
        const target = from === null ? commit : await asked.mergeBase(from.base, from.commit);
        const { commits } = await asked.ancestors(target);
        return commits.length === 0 ? null : commits;
    }
    catch (error) {
        // The runs are known all the same.
        if (error instanceof _trouble_look_up_error_js__WEBPACK_IMPORTED_MODULE_0__/* .LookUpError */ .F)
            return null;
        throw error;
    }
}
async function baselineOf(runs, run, isMergeBase) {
    const { commit = null, branch = null } = (0,_run_provenance_js__WEBPACK_IMPORTED_MODULE_1__/* .provenanceOf */ .J)(run) ?? {};
    return {
        report: await runs.report(run),
        origin: {
            ...{ kind: 'service-run', commit, branch, isMergeBase },
            ...{ createdAtMs: run.createdAt ?? null, address: null },
        },
    };
}


/***/ })

};
