export const id = 4647;
export const ids = [4647];
export const modules = {

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
