export const id = 1408;
export const ids = [1408];
export const modules = {

/***/ 11408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chosenCases: () => (/* binding */ chosenCases)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78048);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92657);


/** Titles that are named where none was meant. */
const MOST_TITLES = 10;
/**
 * A suite with the chosen cases alone.
 * @throws ConfigurationError where there is none of them.
 */
function chosenCases(located, choice) {
    const { titles, parts, tags } = choice;
    if (titles.length + parts.length + tags.length === 0)
        return located;
    const cases = located.cases.filter((one) => isChosen(one, choice));
    if (cases.length === 0)
        throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1([noneLeft(located, choice)]);
    const tests = new Set(cases.map(({ test }) => test));
    const suite = { ...located.suite, tests: located.suite.tests.filter((one) => tests.has(one)) };
    return { ...located, cases, suite };
}
function isChosen({ test, variant, tags: own }, choice) {
    const { titles, parts, tags } = choice;
    const names = [test.title, ...(variant === null ? [] : [variant.title])];
    const lower = test.title.toLowerCase();
    return ((titles.length === 0 || titles.some((title) => names.includes(title))) &&
        (parts.length === 0 || parts.some((part) => lower.includes(part.toLowerCase()))) &&
        (tags.length === 0 || tags.some((tag) => own.includes(tag))));
}
function noneLeft({ file, cases }, { titles, parts, tags }) {
    const asked = [
        ...titles.map((title) => `the title ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_1__/* .quotedName */ .aH)(title)}`),
        ...parts.map((part) => `${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_1__/* .quotedName */ .aH)(part)} in its title`),
        ...tags.map((tag) => `the tag ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_1__/* .quotedName */ .aH)(tag)}`),
    ];
    const all = cases.map(({ test }) => test.title);
    const known = [...new Set(cases.flatMap((one) => one.tags))];
    const ofTags = known.length > 0 ? `. Its tags: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_1__/* .listNames */ .Zv)(known)}` : '. None of them has a tag';
    const there = tags.length > 0 ? ofTags : '';
    const named = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_1__/* .listNames */ .Zv)(all.slice(0, MOST_TITLES));
    const more = all.length > MOST_TITLES ? ` and ${all.length - MOST_TITLES} more` : '';
    return {
        where: file,
        message: `has no case with ${asked.join(', ')}. Its cases: ${named}${more}${there}.`,
    };
}


/***/ })

};
