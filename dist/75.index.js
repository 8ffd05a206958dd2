export const id = 75;
export const ids = [75];
export const modules = {

/***/ 86075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   logVerdict: () => (/* binding */ logVerdict)
/* harmony export */ });
/* harmony import */ var _render_annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29987);
/* harmony import */ var _github_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87956);


/** Tells the verdict in the log: its checks, and in the end itself, as an error where it is red. */
function logVerdict(verdict, { annotated, red }, logger) {
    // What is wrong with a configuration is all there is to say of it, and is said once.
    if (verdict.value !== 'invalid') {
        for (const { title, outcome, expected, actual } of verdict.checks) {
            logger.info(`${title}: ${outcome} (expected ${expected}; found ${actual})`);
        }
    }
    logger[red ? 'error' : 'info'](closingLine(verdict, annotated));
}
/** The verdict in a line, and below it the mistakes that no annotation has told. */
function closingLine({ value, headline, checks }, annotated) {
    const whole = `Evals ${value}: ${headline}`;
    if (value !== 'invalid' || checks.length === 0)
        return whole;
    const texts = checks.map(({ actual }) => actual);
    // With so many, some have no annotation.
    const allTold = annotated && checks.length < _github_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ANNOTATIONS */ .KE;
    const [only = ''] = texts;
    if (texts.length === 1) {
        const place = allTold ? (0,_render_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$)(only) : null;
        return place === null ? whole : `Evals ${value}: The configuration is wrong at ${place}.`;
    }
    const untold = allTold ? texts.filter((text) => (0,_render_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$)(text) === null) : texts;
    return [whole, ...untold.map((text) => `- ${text}`)].join('\n');
}


/***/ })

};
