export const id = 3177;
export const ids = [3177];
export const modules = {

/***/ 13177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   skippedReport: () => (/* binding */ skippedReport),
/* harmony export */   withMarks: () => (/* binding */ withMarks)
/* harmony export */ });
/* harmony import */ var _identity_case_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79594);

/**
 * A report with what the service is not told of the cases: where they stand in the file, whose
 * variants they are, their tags, and those that were skipped. In the order of the file; what else
 * ran comes last.
 * @param file relative to the workspace.
 */
function withMarks(report, { cases: located }, file) {
    const byTitle = Map.groupBy(report.cases, ({ title }) => title);
    const own = located.flatMap((one) => {
        const found = one.skip === null ? byTitle.get(one.test.title)?.shift() : skippedCase(one, one.skip);
        return found === undefined ? [] : [marked(found, one, file)];
    });
    const rest = [...byTitle.values()].flat();
    return { ...report, cases: [...own, ...rest] };
}
function marked(testCase, { line, column, variant, tags }, file) {
    return {
        ...testCase,
        location: { file, line, column },
        ...(variant === null ? {} : { variant }),
        ...(tags.length === 0 ? {} : { tags: [...tags] }),
    };
}
function skippedCase({ test: { title } }, reason) {
    const iterations = [skippedIteration(title, reason)];
    return { id: title, identity: (0,_identity_case_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .identityOfTitle */ ._o)(title), title, location: null, iterations };
}
function skippedIteration(title, reason) {
    return {
        ...{ id: `skipped ${title}`, number: 1, outcome: 'skipped', error: reason },
        ...{ startedAtMs: null, durationMs: null, model: null, provider: null },
        tokens: { input: null, output: null, total: null },
        ...{ errorDetails: null, expectedToolCalls: [], actualToolCalls: [], analysis: null },
        ...{ assertions: [], flaky: false, attempts: 1 },
    };
}
/** The report of a suite file whose cases are all skipped: nothing is run, so nothing is known. */
function skippedReport({ suite, cases }) {
    const message = cases.length === 1
        ? 'The only case of the suite file is skipped, so nothing was run'
        : `All ${cases.length} cases of the suite file are skipped, so nothing was run`;
    return {
        ...{ source: 'run', suite: { id: null, name: suite.name }, project: null, run: null },
        ...{ servers: [], cases: [], problems: [{ kind: 'evidence', message }], warnings: [] },
        notice: null,
    };
}


/***/ })

};
