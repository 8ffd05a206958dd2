export const id = 5482;
export const ids = [5482];
export const modules = {

/***/ 25482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* harmony import */ var fast_xml_parser__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20925);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34665);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95498);
/* harmony import */ var _report_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72886);
/* harmony import */ var _report_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35440);
/* harmony import */ var _words_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41504);
/* harmony import */ var _words_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65416);
/* harmony import */ var _words_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73695);
/* harmony import */ var _words_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74969);
/* harmony import */ var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46577);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99743);











/**
 * Writes reports as JUnit XML: a suite for each, a test for each case. What ended a run as a whole is
 * an error of a further test.
 */
function renderJunit(files) {
    const options = { ignoreAttributes: false, suppressEmptyNode: true, format: true };
    // A title can be `true`, which is an attribute without a value otherwise.
    return new fast_xml_parser__WEBPACK_IMPORTED_MODULE_9__/* ["default"] */ .A({ ...options, suppressBooleanAttributes: false }).build({
        '?xml': attributes({ version: '1.0', encoding: 'UTF-8' }),
        testsuites: { testsuite: files.map(suiteElement) },
    });
}
function suiteElement({ report, verdict, generatedAt: timestamp }) {
    const { source, suite, cases, failures, problems } = report;
    const broken = (0,_report_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenOf */ .Tb)(cases, verdict);
    const active = verdict.quarantine.filter(({ state }) => state === 'active');
    const muted = new Map(active.map((entry) => [entry.case, entry.reason]));
    const classname = line(suite.name);
    const tests = cases.map((one) => {
        const name = line(one.title) || _words_results_js__WEBPACK_IMPORTED_MODULE_6__/* .UNNAMED_TEST */ .WY;
        const found = one.iterations.flatMap((iteration) => iteration.failures);
        const place = { file: suite.file, line: null, ...placeOf(found) };
        const file = place.file === null ? null : line(place.file);
        const counts = (0,_report_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countIterations */ .ai)([one]);
        const share = (0,_words_verdicts_js__WEBPACK_IMPORTED_MODULE_7__/* .describeCounts */ .wv)(counts, (0,_words_verdicts_js__WEBPACK_IMPORTED_MODULE_7__/* .unitOf */ .uF)({ source, total: 1 }, counts), 'failed');
        const texts = found.flatMap(textsOf);
        const lines = new Set((0,_report_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalOf */ .e6)(counts) > 1 ? [share, ...texts] : texts);
        const kind = outcomeOf(one, broken.has(one), muted.has(one.title));
        const skipped = attributes({ message: line(one.skipped ?? muted.get(one.title) ?? '') });
        const content = () => element(texts[0] ?? share, lines, found[0]?.kind);
        return {
            ...attributes({ name, classname, time: timeOf([one]), file, line: place.line }),
            ...(kind === null ? {} : { [kind]: kind === 'skipped' ? skipped : content() }),
        };
    });
    const have = (key) => tests.filter((one) => key in one).length;
    const whole = [...problems.map(_words_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .describeProblem */ .B), ...failures.map(_words_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)];
    const isFailed = verdict.value === 'failed' && have('failure') === 0;
    const isWithout = verdict.value === 'incomplete' && have('failure') + have('error') === 0;
    // Readers look at tests, which do not show that a budget is exceeded, for example.
    if (isFailed || (isWithout && whole.length === 0 && !report.isAllowedEmpty)) {
        whole.unshift((0,_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .findNews */ .NK)(report, verdict).headline);
    }
    if (whole[0] !== undefined) {
        const names = attributes({ name: _words_results_js__WEBPACK_IMPORTED_MODULE_6__/* .OUTSIDE_TESTS */ .ub, classname });
        tests.push({ ...names, [isFailed ? 'failure' : 'error']: element(whole[0], whole) });
    }
    const counts = { failures: have('failure'), errors: have('error'), skipped: have('skipped') };
    const about = { name: classname, tests: tests.length, time: timeOf(cases), timestamp };
    return {
        ...attributes({ ...about, ...counts }),
        properties: { property: attributes({ name: _report_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .VERDICT_PROPERTY */ .m, value: verdict.value }) },
        testcase: tests,
    };
}
/** The child of a test that says how it ended. A test without one passed. */
function outcomeOf(one, isBroken, isMuted) {
    const { failed, missing } = (0,_report_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countIterations */ .ai)([one]);
    if (one.skipped !== null)
        return 'skipped';
    if (failed + missing === 0)
        return null;
    if (isMuted)
        return 'skipped';
    // The last is Surefire's word for a test that passed at another try.
    return isBroken ? 'failure' : failed === 0 ? 'error' : 'flakyFailure';
}
function textsOf(failure) {
    const { kind } = failure;
    const more = kind === 'server' ? failure.stderr : kind === 'test' ? failure.details : '';
    // The test has the place.
    return [(0,_words_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .describeWhat */ .md)(failure), (0,_words_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .advise */ .TH)(failure), more];
}
function placeOf(failures) {
    const known = failures.find((one) => one.kind === 'test' || ('line' in one && one.line !== null));
    if (known?.kind === 'test')
        return { file: known.file, line: known.line };
    return known && 'line' in known ? { line: known.line } : {};
}
function element(message, texts, type = 'run') {
    const body = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)((0,_words_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)('\n', [...texts])), _lib_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .TEXT_LIMIT */ .W$);
    return { ...attributes({ message: (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message, _lib_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .TEXT_LIMIT */ .W$), type }), '#text': body };
}
/** Those that are known. */
function attributes(values) {
    const known = {};
    for (const [name, value] of Object.entries(values))
        if (value !== null)
            known[`@_${name}`] = value;
    return known;
}
/** Foreign text as an attribute. What is clean has no character that XML forbids. */
const line = (text) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, _lib_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .NAME_LIMIT */ .Uo);
/** The sum in seconds; null: not known. */
function timeOf(cases) {
    const times = cases.flatMap((one) => one.iterations.flatMap(({ durationMs }) => durationMs ?? []));
    return times.length === 0 ? null : times.reduce((sum, ms) => sum + ms / 1_000, 0).toFixed(3);
}


/***/ })

};
