export const id = 829;
export const ids = [829];
export const modules = {

/***/ 7829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSide: () => (/* binding */ readSide)
/* harmony export */ });
/* harmony import */ var _results_reported_scores_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9744);
/* harmony import */ var _case_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7841);


/** Iterations that are read at once. */
const SLICE = 500;
/** Reads the iterations of a run, of which none is kept. */
async function readSide(run, read) {
    const side = {
        ...{ run, cases: new Map(), scorers: new Map(), evaluationConfigs: new Set() },
        totalTokens: 0,
    };
    for (let after = null;;) {
        const { items, more } = await read({ after, limit: SLICE });
        for (const iteration of items)
            take(side, iteration);
        after = items.at(-1)?.seq ?? null;
        if (!more || after === null)
            return side;
    }
}
function take(side, iteration) {
    const { testCaseId, ingestedCaseId, title, id, result, error, tokensUsed } = iteration;
    const key = testCaseId ?? ingestedCaseId ?? title;
    const ofCase = side.cases.get(key) ?? newCase(title);
    side.cases.set(key, ofCase);
    ofCase.iterationIds.push(id);
    if (result !== null)
        ofCase[result] += 1;
    const isFailed = result === 'failed';
    if (ofCase.representative === null || (isFailed && !ofCase.representative.isFailed)) {
        ofCase.representative = { id, isFailed, error };
    }
    const config = (0,_case_config_js__WEBPACK_IMPORTED_MODULE_1__/* .configOf */ .W1)(iteration);
    if (config !== null)
        ofCase.configs.add(config);
    side.totalTokens =
        side.totalTokens === null || tokensUsed === null ? null : side.totalTokens + tokensUsed;
    takeScores(side, ofCase, iteration);
}
const newCase = (title) => ({
    ...{ title, iterationIds: [], passed: 0, failed: 0, representative: null },
    ...{ configs: new Set(), evaluationConfigs: new Set(), scorers: new Map() },
});
function takeScores(side, ofCase, { reported }) {
    const config = reported?.metadata?.['evaluationConfig'];
    if (config !== undefined && config !== null) {
        const hash = (0,_case_config_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .qQ)(config);
        ofCase.evaluationConfigs.add(hash);
        side.evaluationConfigs.add(hash);
    }
    if (reported === null || !(0,_results_reported_scores_js__WEBPACK_IMPORTED_MODULE_0__/* .hasScores */ .e)(reported) || reported.scoreProblem !== undefined)
        return;
    // Of a service that did not look at scores, they may be anything.
    for (const score of _results_reported_scores_js__WEBPACK_IMPORTED_MODULE_0__/* .scoresSchema */ .j.safeParse(reported.metadata?.['scores']).data ?? []) {
        const definition = (0,_case_config_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .qQ)([score.gating, score.deterministic, definitionIn(config, score)]);
        for (const scorers of [side.scorers, ofCase.scorers])
            count(scorers, score, definition);
    }
}
/** What the configuration of a row says of a scorer, where it lists scorers by their ids. */
function definitionIn(config, { scorerId }) {
    if (typeof config !== 'object' || config === null || !('scorers' in config))
        return null;
    const { scorers } = config;
    return typeof scorers === 'object' && scorers !== null && Object.hasOwn(scorers, scorerId)
        ? Reflect.get(scorers, scorerId)
        : null;
}
function count(scorers, score, definition) {
    const side = scorers.get(score.scorerId) ?? {
        ...{ gating: score.gating === true, deterministic: score.deterministic === true },
        ...{ definitions: new Set(), passed: 0, judged: 0, valueSum: 0, values: 0, errors: 0 },
    };
    scorers.set(score.scorerId, side);
    side.definitions.add(definition);
    if (score.status === 'error')
        side.errors += 1;
    // What does not apply is in no denominator.
    if (score.status === 'not_applicable')
        return;
    if (score.passed != null) {
        side.judged += 1;
        if (score.passed)
            side.passed += 1;
    }
    if (score.value != null) {
        side.values += 1;
        side.valueSum += score.value;
    }
}


/***/ })

};
