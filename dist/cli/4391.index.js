export const id = 4391;
export const ids = [4391];
export const modules = {

/***/ 14391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateSuites: () => (/* binding */ validateSuites)
/* harmony export */ });
/* harmony import */ var _evals_suite_file_suite_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2440);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24409);
/* harmony import */ var _policy_policy_in_force_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59154);
/* harmony import */ var _render_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78986);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1559);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92657);
/* harmony import */ var _judged_job_at_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89502);
/* harmony import */ var _options_option_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21863);
/* harmony import */ var _terminal_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22927);
/* harmony import */ var _terminal_harmless_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18286);
/* harmony import */ var _terminal_screen_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3096);











/** No change is judged: files count as they lie there, wherever that is. */
const NO_JOB = {
    environment: {},
    payload: null,
    commits: {
        textOf: async () => ({ kind: 'unreachable', reason: 'nothing is asked of GitHub' }),
    },
    absoluteAnywhere: true,
};
/** Of a mistake, and the lines that it is broken into at most. */
const MAX_TEXT = 2000;
const PIECES = 20;
/**
 * Reads suite files, and what their results would be judged by, and tells all that is wrong with them.
 * @returns the exit code: 2 where anything is.
 */
async function validateSuites({ suites, raw, problems, json: isRead }, terminal) {
    const screen = new _terminal_screen_js__WEBPACK_IMPORTED_MODULE_8__/* .Screen */ .f(terminal.stdout, terminal.stderr, { isRead });
    const { page } = screen;
    // What is wrong with the options is so for each of them, and told once.
    const told = new Map();
    for (const file of suites) {
        const read = await suiteProblems({ ...raw, 'suite-file': file }, problems, terminal.folder);
        if ('cases' in read) {
            const count = page.paint('quiet', (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_9__/* .countOf */ .pq)(read.cases, 'case'));
            screen.line(`${page.paint('good', '✓')} ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanLine */ .Ow)(file, MAX_TEXT)} ${count}`);
            continue;
        }
        screen.line(`${page.paint('bad', '✗')} ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanLine */ .Ow)(file, MAX_TEXT)}`);
        for (const problem of read.problems.map(_options_option_words_js__WEBPACK_IMPORTED_MODULE_6__/* .asOption */ .u)) {
            const text = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanLine */ .Ow)((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .formatProblem */ .Vw)(problem), MAX_TEXT);
            if (told.has(text))
                continue;
            told.set(text, problem);
            for (const line of (0,_render_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapped */ .k)(text, page.width - 4, PIECES))
                screen.line(`    ${line}`);
        }
    }
    const all = [...told.values()];
    if (isRead)
        terminal.stdout.write((0,_terminal_harmless_json_js__WEBPACK_IMPORTED_MODULE_10__/* .harmlessJson */ .E)({ problems: all }));
    return all.length === 0 ? 0 : _terminal_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT_CODES */ .a.invalid;
}
async function suiteProblems(raw, further, folder) {
    const problems = [];
    const config = await attempt(() => (0,_judged_job_at_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .configOf */ .W)(raw, further), problems);
    const file = raw['suite-file'] ?? '';
    const located = await attempt(() => (0,_evals_suite_file_suite_file_js__WEBPACK_IMPORTED_MODULE_0__.readSuiteFile)(file, folder, config?.execution), problems);
    if (located !== null) {
        const isEmbedded = config === null || config.service.kind === 'embedded';
        await attempt(() => (0,_evals_suite_file_suite_file_js__WEBPACK_IMPORTED_MODULE_0__.requireSoundSuite)(located, isEmbedded), problems);
    }
    if (config !== null) {
        await attempt(() => (0,_policy_policy_in_force_js__WEBPACK_IMPORTED_MODULE_1__/* .readPolicy */ .T4)(config, { ...NO_JOB, workspace: folder }), problems);
    }
    if (located === null || problems.length > 0)
        return { problems };
    return { cases: located.cases.length };
}
/** What comes of it; null where it throws problems, which are told with all others. */
async function attempt(work, problems) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1))
            throw error;
        problems.push(...error.problems);
        return null;
    }
}


/***/ }),

/***/ 78986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ wrapped)
/* harmony export */ });
/* unused harmony export TONES */
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);

/** How a piece of text is meant. What becomes of that is for the terminal to say. */
const TONES = (/* unused pure expression or super */ null && (['good', 'bad', 'doubtful', 'quiet', 'strong']));
/** A clean line in pieces that fit, broken between words where there are any; at most so many. */
function wrapped(line, width, most) {
    const pieces = [];
    let rest = line;
    while (rest.length > width && pieces.length < most - 1) {
        const space = rest.lastIndexOf(' ', width);
        const end = space > 0 ? space : width;
        pieces.push(rest.slice(0, end));
        rest = rest.slice(end).trimStart();
    }
    return [...pieces, (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cap */ .Np)(rest, width)];
}


/***/ })

};
