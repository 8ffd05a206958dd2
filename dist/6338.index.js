export const id = 6338;
export const ids = [6338];
export const modules = {

/***/ 16338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   quarantineFileSchema: () => (/* binding */ quarantineFileSchema),
/* harmony export */   readQuarantineFile: () => (/* binding */ readQuarantineFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _yaml_written_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18836);


const DAY_MS = 86_400_000;
/** Cases that are out of the gate for a time. */
const quarantineFileSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    case: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Its title, or its id on the service.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Why it is not fit to judge by.'),
    owner: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Who sees to it.'),
    expires: zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6('must be a date such as 2030-01-31.')
        .describe('The last day on which it holds, by UTC.'),
}))
    .max(10_000);
/**
 * Reads a quarantine file, YAML or JSON.
 * @param file that the text stands in, as it is told.
 * @throws ConfigurationError naming every problem with its `file:line:column`.
 */
async function readQuarantineFile(file, text) {
    const described = { schema: quarantineFileSchema, what: 'a quarantine file', empty: [] };
    const parsed = await (0,_yaml_written_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readWritten */ .I)(file, text, described);
    const problems = [...parsed.problems, ...repeatedCases(parsed)];
    if (parsed.value === null || problems.length > 0) {
        throw (0,_yaml_written_file_js__WEBPACK_IMPORTED_MODULE_0__/* .refusal */ .x)(file, problems, (problem) => problem);
    }
    return parsed.value.map(({ expires, ...entry }) => ({
        ...entry,
        expiresAtMs: Date.parse(expires) + DAY_MS,
    }));
}
function repeatedCases({ written, placeOf, }) {
    const cases = new Set();
    return (Array.isArray(written) ? written : []).flatMap((entry, index) => {
        const name = typeof entry === 'object' && entry !== null && 'case' in entry ? entry.case : null;
        if (typeof name !== 'string')
            return [];
        const isRepeated = cases.has(name);
        cases.add(name);
        return isRepeated
            ? [{ where: placeOf([index, 'case']), message: 'is in quarantine already.' }]
            : [];
    });
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
