export const id = 3025;
export const ids = [3025];
export const modules = {

/***/ 87402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _u: () => (/* binding */ explainIssues),
/* harmony export */   jV: () => (/* binding */ formatPath),
/* harmony export */   og: () => (/* binding */ formatIssues),
/* harmony export */   uz: () => (/* binding */ flatIssues)
/* harmony export */ });
/* unused harmony export parseTolerant */
/** Path in the notation people write: `tests[0].steps[2].kind`; the root is the empty string. */
function formatPath(path) {
    return path
        .map((key, index) => typeof key === 'number' ? `[${key}]` : index === 0 ? String(key) : `.${String(key)}`)
        .join('');
}
/** Issues of a union are those of the branch that came closest, so that the message is about it. */
function flatten(issue, base = []) {
    const path = [...base, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
        const branches = issue.errors.map((issues) => issues.flatMap((inner) => flatten(inner, path)));
        // A branch whose own discriminator does not match is not the one the writer meant.
        const strays = (issues) => issues.some((inner) => inner.code === 'invalid_union' && inner.errors.length === 0);
        // Nor is one of another type than what was written.
        const isOfOtherType = (issues) => issues.some((inner) => inner.code === 'invalid_type' && inner.path.length === path.length);
        // Of several that have another discriminator, one whose is written at all is nearer.
        const lacksDiscriminator = (issues) => issues.some((inner) => inner.code === 'invalid_union' && !namesDiscriminator(inner));
        const rank = (issues) => Number(strays(issues)) * 4 +
            Number(lacksDiscriminator(issues)) * 2 +
            Number(isOfOtherType(issues));
        branches.sort((a, b) => rank(a) - rank(b) || a.length - b.length);
        return branches[0] ?? [];
    }
    // The name of a member: what is wrong with it says more than that it is.
    if (issue.code === 'invalid_key' && issue.issues.length > 0) {
        return issue.issues.map((inner) => ({ ...inner, path }));
    }
    return [{ ...issue, path }];
}
/** Whether the value has the member that tells the branches of a union apart; false where it was not kept. */
function namesDiscriminator({ input, ...issue }) {
    const name = 'discriminator' in issue ? issue.discriminator : undefined;
    if (typeof name !== 'string' || typeof input !== 'object' || input === null)
        return false;
    return Object.hasOwn(input, name);
}
/** Every issue of a failed parse, each with its whole path: of a union, those of the branch that was meant. */
function flatIssues(error) {
    return error.issues.flatMap((issue) => flatten(issue));
}
/** Every problem of a failed parse. */
function explainIssues(error) {
    return flatIssues(error).map((issue) => ({
        path: issue.path,
        message: issue.message,
        ...(issue.code === 'unrecognized_keys' ? { unknownKeys: issue.keys } : {}),
    }));
}
/** One line a problem: `tests[0].title: …`. */
function formatIssues(error) {
    return explainIssues(error).map(({ path, message }) => path.length === 0 ? message : `${formatPath(path)}: ${message}`);
}
const placeOf = (path) => JSON.stringify(path);
/** A copy without the keys, made in one walk however many they are. */
function withoutKeys(value, keys, path) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value)) {
        return value.map((item, index) => withoutKeys(item, keys, [...path, index]));
    }
    const unknown = keys.get(placeOf(path));
    return Object.fromEntries(Object.entries(value)
        .filter(([key]) => !unknown?.has(key))
        .map(([key, item]) => [key, withoutKeys(item, keys, [...path, key])]));
}
/**
 * Parses a strict schema as a tolerant reader: fields it does not know are dropped instead of
 * refused, since new optional request fields may appear at any time (section 9 of the API).
 */
function parseTolerant(schema, value) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed;
    const unknown = parsed.error.issues
        .flatMap((issue) => flatten(issue))
        .filter((issue) => issue.code === 'unrecognized_keys')
        .map(({ path, keys }) => [placeOf(path), new Set(keys)]);
    if (unknown.length === 0)
        return parsed;
    return schema.safeParse(withoutKeys(value, new Map(unknown), []));
}


/***/ }),

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
