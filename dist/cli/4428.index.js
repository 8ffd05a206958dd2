export const id = 4428;
export const ids = [4428];
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

/***/ 36527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J3: () => (/* binding */ misspeltInputs),
/* harmony export */   ZV: () => (/* binding */ nearestInput)
/* harmony export */ });
/* unused harmony exports misspeltProblem, misspeltWarning */
/* harmony import */ var _text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26829);

const VARIABLE = /^INPUT_(.+)$/i;
/** A slip of the keyboard; in shorter names it would make another word of them. */
const MIN_LENGTH_FOR_ONE_SLIP = 5;
const MIN_LENGTH_FOR_TWO_SLIPS = 9;
/**
 * Inputs whose names look like ours and are not. Only near names count, since variables of this
 * form may be a job's own, or those of an action around this one; all others are left to the
 * runner, which warns of them.
 *
 * @param raw the inputs as they were read, under their right names.
 */
function misspeltInputs(table, environment, raw) {
    return Object.entries(environment).flatMap(([variable, value = '']) => {
        const given = VARIABLE.exec(variable)?.[1]?.toLowerCase();
        if (given === undefined || value.trim() === '')
            return [];
        if (table.some(({ name }) => name === given))
            return [];
        const input = nearestInput(given, table);
        if (input === undefined)
            return [];
        const { name: meant, default: text, undecisive } = input;
        // One that says the same under its right name is not missed.
        if (raw[meant] === value.trim())
            return [];
        const missed = raw[meant] === undefined || raw[meant] === text;
        return [{ given, meant, value: value.trim(), decisive: missed && !undecisive }];
    });
}
/** The input that a name spells another way, or misses by a slip or two. */
function nearestInput(given, table) {
    const letters = (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .lettersOf */ .bi)(given);
    const other = table.find(({ otherNames = [] }) => otherNames.map(_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .lettersOf */ .bi).includes(letters));
    if (other !== undefined)
        return other;
    const names = table.map(({ name }) => name);
    const [best = ''] = (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .byNearness */ .fl)(given, names);
    const isNear = (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .slipsBetween */ .E$)(given, best) <= slipsAllowed((0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .lettersOf */ .bi)(best));
    return isNear ? table.find(({ name }) => name === best) : undefined;
}
function slipsAllowed({ length }) {
    if (length < MIN_LENGTH_FOR_ONE_SLIP)
        return 0;
    return length < MIN_LENGTH_FOR_TWO_SLIPS ? 1 : 2;
}
/** What to say of one that the verdict hangs on. */
function misspeltProblem({ given, meant }) {
    return {
        where: given,
        message: `is no input of this action, so that what it asks for would not be held. Did you mean \`${meant}\`?`,
    };
}
/** What to say of one that the verdict does not hang on. */
function misspeltWarning({ given, meant }) {
    return `${given}: is no input of this action and has no effect. Did you mean \`${meant}\`?`;
}


/***/ }),

/***/ 14647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GateFileError: () => (/* binding */ GateFileError),
/* harmony export */   readGateFile: () => (/* binding */ readGateFile)
/* harmony export */ });
/* unused harmony export gateFileSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
/* harmony import */ var _inputs_kinds_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28644);
/* harmony import */ var _inputs_misspelt_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36527);
/* harmony import */ var _inputs_policy_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46554);
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50154);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24409);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92657);
/* harmony import */ var _yaml_written_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18836);








const PERCENTAGE = 'must be a percentage from 0 to 100.';
const percentage = zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(PERCENTAGE)
    .min(0, PERCENTAGE)
    .max(100, PERCENTAGE)
    .superRefine((percent, context) => {
    const message = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_6__/* .fractionMistake */ .BM)(percent);
    if (message)
        context.addIssue({ code: 'custom', message });
})
    .meta({ not: { exclusiveMinimum: 0, maximum: 1 } });
const CONFIDENCE = 'must be a percentage of at least 50 and less than 100.';
const confidence = zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(CONFIDENCE)
    .refine(_inputs_kinds_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfidence */ .Zi, CONFIDENCE)
    .meta({ minimum: 50, exclusiveMaximum: 100 });
const BOUND = 'must be `point`, `lower-bound`, or a percentage of at least 50 and less than 100.';
const passRateConfidence = zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['point', 'lower-bound'], BOUND),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(BOUND).refine(_inputs_kinds_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfidence */ .Zi, BOUND).meta({ minimum: 50, exclusiveMaximum: 100 }),
])
    .transform((value) => (value === 'lower-bound' ? _inputs_kinds_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BOUND_CONFIDENCE_PERCENT */ .a6 : value));
/** By names that others chose, such as `__proto__`, which a record of the library leaves out. */
const byName = (value) => zod__WEBPACK_IMPORTED_MODULE_5__/* .preprocess */ .vkY((written) => (isObject(written) ? new Map(Object.entries(written)) : written), zod__WEBPACK_IMPORTED_MODULE_5__/* .map */ .TjK(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1), value, 'must have its members by name.'));
function isObject(written) {
    return typeof written === 'object' && written !== null && !Array.isArray(written);
}
const rates = byName(percentage);
const LEAST_RATES = { minProperties: 1 };
const modelRates = zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
    percentage,
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        others: percentage.optional().describe('Of models that are not named.'),
        models: rates.optional().describe('By `provider/model`.'),
    })
        .meta(LEAST_RATES),
])
    .transform((value) => {
    if (typeof value === 'number')
        return { others: value, named: new Map() };
    return { others: value.others ?? null, named: value.models ?? new Map() };
});
const caseRates = zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
    percentage,
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        others: percentage.optional().describe('Of cases that nothing else is said of.'),
        cases: rates.optional().describe('By title, or by the id that the service has.'),
        tags: rates.optional().describe('By tag, of cases that are not named.'),
        models: rates.optional().describe('By `provider/model`, of cases without such a tag.'),
    })
        .meta(LEAST_RATES),
])
    .transform((value) => {
    if (typeof value === 'number') {
        return { others: value, byCase: new Map(), byTag: new Map(), byModel: new Map() };
    }
    const { others = null, cases = new Map(), tags = new Map(), models = new Map() } = value;
    return { others, byCase: cases, byTag: tags, byModel: models };
});
function budget(words, limit) {
    const message = `must be ${words}, or such as \`+10%\`.`;
    return zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
        limit(message),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(message)
            .refine((text) => (0,_inputs_kinds_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .readGrowth */ .IW)(text) !== null, message)
            .meta({ pattern: '^\\+ ?[0-9]+(\\.[0-9]+)? ?%$' }),
    ])
        .transform((value) => {
        return typeof value === 'number'
            ? { kind: 'absolute', limit: value }
            : { kind: 'relative', growth: (0,_inputs_kinds_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .readGrowth */ .IW)(value) ?? 0 };
    })
        .optional();
}
const whole = (least) => (message) => zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(message).min(least, message);
const positive = (message) => zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(message).positive(message);
const OR_MORE = 'or by how much it may be more than in the baseline, such as `+10%`.';
const price = (what) => zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).describe(what);
/** The gate as code. What is left out holds as the inputs of the same name have it. */
const gateFileSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    'min-pass-rate': percentage.optional().describe('Least share of iterations that must pass.'),
    'pass-rate-confidence': passRateConfidence
        .optional()
        .describe('What `min-pass-rate` is held against: the observed rate (`point`), or what the true rate is at least, with a confidence of 95 % (`lower-bound`) or of this number.'),
    inference: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_model_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .INFERENCES */ .Rw)
        .optional()
        .describe('What the pass rate is about: these cases, or tasks like them.'),
    'min-pass-rate-by-model': modelRates
        .optional()
        .describe('Least share of iterations that must pass on each model.'),
    'min-case-pass-rate': caseRates
        .optional()
        .describe('Least share of the iterations of each case that must pass.'),
    regression: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_model_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .REGRESSION_MODES */ .hF)
        .optional()
        .describe('What a regression against the baseline does.'),
    'regression-confidence': confidence
        .optional()
        .describe('How sure one must be of a regression of sampled cases, in percent.'),
    'min-effect': zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()
        .min(0)
        .max(100)
        .optional()
        .describe('Least drop of the pass rate that counts, in percentage points.'),
    confirm: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['auto', 'never'])
        .optional()
        .describe('Whether a suspected regression is confirmed by fresh results before it blocks.'),
    'max-confirm-iterations': zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr()
        .min(20)
        .max(100_000)
        .optional()
        .describe('Iterations that this may cost at most, of both sides together.'),
    'max-total-tokens': budget('a whole number above 0', whole(1)).describe(`Most tokens of all iterations; ${OR_MORE}`),
    'max-p95-latency-ms': budget('a number above 0', positive).describe(`Milliseconds within which 95 of 100 iterations must end; ${OR_MORE}`),
    'max-tool-calls': budget('a whole number from 0', whole(0)).describe(`Most tool calls of an iteration of any case; ${OR_MORE}`),
    'max-duration-minutes': budget('a number above 0', positive).describe(`Most minutes that the run may take; ${OR_MORE}`),
    'max-cost': budget('a number above 0', positive).describe(`Most that the tokens may cost, in the currency of \`prices\`; ${OR_MORE}`),
    prices: byName(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ input: price('Of tokens it reads.'), output: price('Of those it writes.') }))
        .optional()
        .describe('What a million tokens cost, by `provider/model`.'),
    'on-missing-baseline': zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_model_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .MISSING_BASELINE_RULES */ .ND)
        .optional()
        .describe('What becomes of comparisons where there is no baseline.'),
    'baseline-max-age-days': zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()
        .positive()
        .optional()
        .describe('Age from which on a baseline is stale.'),
    'on-unlike-baseline': zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['warn', 'incomplete'])
        .optional()
        .describe('What becomes of comparisons with a baseline that is stale or from other models.'),
});
/** A gate file that says something wrong, and what it says beside that. */
class GateFileError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1 {
    rest;
    constructor(problems, rest) {
        super(problems);
        this.rest = rest;
    }
}
/**
 * Reads a gate file, YAML or JSON.
 * @param file that the text stands in, as it is told.
 * @throws ConfigurationError naming every problem with its `file:line:column`; a GateFileError where
 * more can be said of the rest of it.
 */
async function readGateFile(file, text) {
    const described = { schema: gateFileSchema, what: 'a gate file', empty: {}, meant };
    const written = await (0,_yaml_written_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readWritten */ .I)(file, text, described);
    const parsed = withMistakes(written);
    const { value, placeOf, problems } = parsed;
    if (value !== null && problems.length === 0)
        return { settings: settingsOf(value), placeOf };
    const told = (0,_yaml_written_file_js__WEBPACK_IMPORTED_MODULE_4__/* .refusal */ .x)(file, problems, (problem) => problem).problems;
    throw new GateFileError(told, { settings: restOf(parsed), placeOf });
}
const SETTINGS = _inputs_policy_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .POLICY_TABLE */ .E.filter(({ name }) => Object.hasOwn(gateFileSchema.shape, name));
function meant(setting) {
    if (Object.hasOwn(gateFileSchema.shape, setting))
        return undefined;
    return (0,_inputs_misspelt_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestInput */ .ZV)(setting.toLowerCase(), SETTINGS)?.name;
}
/** With what its schema takes, and is not what somebody meant. */
function withMistakes(parsed) {
    const { written, placeOf, sourceOf, unfit } = parsed;
    if (!isObject(written))
        return parsed;
    const fit = Object.entries(written).filter(([name]) => !unfit.has(name));
    const mistakes = fit.flatMap(([name, value]) => {
        const message = mistakeIn(name, value, sourceOf([name]));
        return message === null ? [] : { name, message };
    });
    const problems = mistakes.map(({ name, message }) => ({
        where: placeOf([name]),
        message: `${name}: ${message}`,
    }));
    return {
        ...parsed,
        problems: [...parsed.problems, ...problems],
        unfit: new Set([...unfit, ...mistakes.map(({ name }) => name)]),
    };
}
function mistakeIn(name, value, source) {
    if (BUDGETS.includes(name) && typeof value === 'number' && source?.startsWith('+')) {
        return `is the number ${value} as it is written, a limit by itself: write \`+${value}%\` for so much more than in the baseline, or \`${value}\` for the limit.`;
    }
    return RATES.includes(name) && isObject(value) && Object.values(value).every(isEmpty)
        ? 'asks for nothing: give a percentage for all, or name what it is asked of.'
        : null;
}
const BUDGETS = [
    'max-total-tokens',
    'max-tool-calls',
    'max-p95-latency-ms',
    'max-duration-minutes',
    'max-cost',
];
const RATES = [
    'min-case-pass-rate',
    'min-pass-rate-by-model',
];
const isEmpty = (value) => isObject(value) && Object.keys(value).length === 0;
/** What is asked for by those settings that are right in themselves. */
function restOf({ written, unfit }) {
    if (typeof written !== 'object' || written === null)
        return {};
    const members = Object.entries(written).filter(([name]) => !unfit.has(name));
    const { data } = gateFileSchema.safeParse(Object.fromEntries(members));
    return data === undefined ? {} : settingsOf(data);
}
function settingsOf(file) {
    return {
        minPassRatePercent: file['min-pass-rate'],
        passRateConfidence: file['pass-rate-confidence'],
        inference: file.inference,
        minPassRateByModelPercent: file['min-pass-rate-by-model'],
        minCasePassRatePercent: file['min-case-pass-rate'],
        regression: file.regression,
        regressionConfidencePercent: file['regression-confidence'],
        minEffectPercent: file['min-effect'],
        confirm: file.confirm,
        maxConfirmIterations: file['max-confirm-iterations'],
        maxTotalTokens: file['max-total-tokens'],
        maxP95LatencyMs: file['max-p95-latency-ms'],
        maxToolCalls: file['max-tool-calls'],
        maxDurationMinutes: file['max-duration-minutes'],
        maxCost: file['max-cost'],
        prices: file.prices,
        onMissingBaseline: file['on-missing-baseline'],
        baselineMaxAgeDays: file['baseline-max-age-days'],
        onUnlikeBaseline: file['on-unlike-baseline'],
    };
}


/***/ })

};
