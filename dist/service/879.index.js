export const id = 879;
export const ids = [879];
export const modules = {

/***/ 9879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareRuns: () => (/* binding */ compareRuns)
/* harmony export */ });
/* harmony import */ var _run_criteria_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7299);

/** Holds a run against an earlier one; errors of cases have so many characters at most. */
function compareRuns(base, compare, previewChars) {
    const [before, after] = [(0,_run_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .summarizeRun */ .lj)(base.run), (0,_run_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .summarizeRun */ .lj)(compare.run)];
    const keys = new Set([...base.cases.keys(), ...compare.cases.keys()]);
    return {
        baseRun: comparedRun(base.run),
        compareRun: comparedRun(compare.run),
        passSummary: {
            passRatePercent: diff(before.passRate * 100, after.passRate * 100),
            total: diff(before.total, after.total),
            passed: diff(before.passed, after.passed),
            failed: diff(before.failed, after.failed),
        },
        metrics: {
            wallDurationMs: diff(durationOf(base.run), durationOf(compare.run)),
            totalTokens: diff(base.totalTokens, compare.totalTokens),
            // What tokens cost is not known here.
            estimatedCostUsd: diff(null, null),
        },
        scoreContract: {
            base: scoredSide(base.run),
            compare: scoredSide(compare.run),
            evaluationConfigChanged: base.run.origin?.evaluationConfigHash !== compare.run.origin?.evaluationConfigHash ||
                areOthers(base.evaluationConfigs, compare.evaluationConfigs),
            scorers: pairs(base.scorers, compare.scorers).map(([scorerId, one, other]) => ({
                ...scorerFacts(scorerId, one, other),
                passRate: diff(passRateOf(one), passRateOf(other)),
                meanValue: diff(meanOf(one), meanOf(other)),
                errorCount: { base: one?.errors ?? 0, compare: other?.errors ?? 0 },
            })),
        },
        cases: [...keys].map((key) => comparedCase(key, base.cases.get(key), compare.cases.get(key), previewChars)),
    };
}
function comparedRun(run) {
    const { id, runNumber, result, createdAt, completedAt } = run;
    return { id, runNumber, result, createdAt, completedAt, summary: (0,_run_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .summarizeRun */ .lj)(run) };
}
const durationOf = ({ createdAt, completedAt }) => completedAt === null ? null : completedAt - createdAt;
function scoredSide(run) {
    const { scored = 0, quarantined = 0 } = run.scores ?? {};
    return {
        evaluationConfigHash: run.origin?.evaluationConfigHash ?? null,
        scoreIntegrity: (0,_run_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreIntegrityOf */ .hG)(run),
        ...{ scoredIterations: scored, quarantinedIterations: quarantined },
    };
}
function diff(base, compare) {
    const delta = base === null || compare === null ? null : compare - base;
    const percentDelta = delta === null || !base ? null : (delta / Math.abs(base)) * 100;
    return { base, compare, delta, percentDelta };
}
/** Both say something, and not the same. */
function areOthers(one, other) {
    if (one.size === 0 || other.size === 0)
        return false;
    return one.size !== other.size || [...one].some((text) => !other.has(text));
}
function pairs(base, compare) {
    const ids = new Set([...base.keys(), ...compare.keys()]);
    return [...ids].map((id) => [id, base.get(id), compare.get(id)]);
}
function scorerFacts(scorerId, base, compare) {
    const { gating = false, deterministic = false } = compare ?? base ?? {};
    const definitionChanged = base !== undefined && compare !== undefined && areOthers(base.definitions, compare.definitions);
    return { scorerId, gating, deterministic, definitionChanged };
}
const passRateOf = (side) => side === undefined || side.judged === 0 ? null : side.passed / side.judged;
const meanOf = (side) => side === undefined || side.values === 0 ? null : side.valueSum / side.values;
function comparedCase(caseKey, base, compare, previewChars) {
    const [before, after] = [caseSide(base, previewChars), caseSide(compare, previewChars)];
    const areBoth = base !== undefined && compare !== undefined;
    const configChanged = areBoth && areOthers(base.configs, compare.configs);
    const evaluationConfigChanged = areBoth && areOthers(base.evaluationConfigs, compare.evaluationConfigs);
    const isChanged = configChanged || evaluationConfigChanged;
    return {
        caseKey,
        title: (compare ?? base)?.title ?? caseKey,
        status: statusOf(before.outcome, after.outcome, isChanged),
        ...{ configChanged, evaluationConfigChanged },
        scoreDeltas: pairs(base?.scorers ?? new Map(), compare?.scorers ?? new Map()).map(([scorerId, one, other]) => ({
            ...scorerFacts(scorerId, one, other),
            ...{ base: scoreSide(one), compare: scoreSide(other) },
            value: diff(meanOf(one), meanOf(other)),
        })),
        ...{ base: before, compare: after },
    };
}
function statusOf(base, compare, isChanged) {
    if (base === 'absent')
        return 'new_case';
    if (compare === 'absent')
        return 'removed_case';
    if (base !== compare)
        return compare === 'failed' ? 'regressed' : 'fixed';
    if (isChanged)
        return 'changed';
    return base === 'passed' ? 'unchanged_passed' : 'unchanged_failed';
}
/** Iterations without a verdict say nothing of a case, and so are as good as absent. */
function caseSide(side, previewChars) {
    const { iterationIds = [], passed = 0, failed = 0, representative = null } = side ?? {};
    return {
        outcome: failed > 0 ? 'failed' : passed > 0 ? 'passed' : 'absent',
        iterationIds,
        representativeIterationId: representative?.id ?? null,
        error: representative?.error?.slice(0, previewChars) ?? null,
    };
}
/** `passed`: in each iteration that was judged. */
const scoreSide = (side) => side === undefined
    ? null
    : { passed: side.judged === 0 ? null : side.passed === side.judged, value: meanOf(side) };


/***/ })

};
