export const id = 4625;
export const ids = [4625];
export const modules = {

/***/ 62170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ movedProblem)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87745);

/** Inputs of the first edition: where each is now, by which name if it has one. */
const FORMER = new Map([
    ['quarantine-file', ['gate-file', 'quarantine']],
    ['inference', ['gate-file', 'pass-rate-confidence']],
    ['on-unlike-baseline', ['gate-file', 'baseline-max-age-days']],
    ['check-arguments', ['suite-file', 'argumentCheck']],
    ['isolation', ['suite-file', 'isolation']],
    ['tool-timeout', ['suite-file', 'toolTimeout']],
    ['iteration-timeout', ['suite-file', 'iterationTimeout']],
    ['max-turns', ['suite-file', 'maxTurns']],
    ['compare-to', ['input', 'baseline']],
    ['report-to', ['input', 'base-url']],
    ['report-to-api-key', ['input', 'api-key']],
    ['report-to-project', ['input', 'project']],
    ['incomplete-conclusion', ['input', 'fail-on']],
    ['command', ['result-files']],
    ['confirm', ['baseline']],
    ['max-confirm-iterations', ['baseline']],
    ['shard', ['suite-files']],
    ['shard-durations', ['suite-files']],
    ['confirm-checkout', ['baseline']],
    ['confirm-servers', ['baseline']],
    ['fail-on-change', ['tool-changes']],
    ['snapshot', ['tool-changes']],
    ['report-path', ['own-results']],
    ['server-sandbox', ['container']],
]);
/** What the action decides itself. */
const DERIVED = /^(?:traces|pr-number|format|external-run-id|finalize|upload-artifacts|notes|rerun|strategy)$/;
/** What is wrong with an input of the first edition, or a setting of the gate. Else undefined. */
function movedProblem(name, key = name) {
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isSetting */ .BX)(name))
        return { code: 'moved', key, to: 'gate-file', name };
    if (DERIVED.test(name))
        return { code: 'moved', key, to: 'derived', name: '' };
    const [to, now = ''] = FORMER.get(name) ?? [];
    return to && { code: 'moved', key, to, name: now };
}


/***/ }),

/***/ 49654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ terminalInputs),
/* harmony export */   bn: () => (/* binding */ ACTION_INPUTS),
/* harmony export */   mc: () => (/* binding */ INPUTS)
/* harmony export */ });
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74499);
/* harmony import */ var _report_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32188);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87745);



/** Infers what is read. */
const row = (given) => given;
/** A text as it is. */
const textRow = (name, description, of, service) => ({ name, of, service, description, default: '', read: (value) => ({ value }) });
/** A setting of the policy; undefined if it is not set. */
const settingRow = (name, description = _report_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0.shape[name].description ?? '', of) => row({ name, of, description, default: '', read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSetting */ .LA)(name)) });
/** Each input once. The action, the command line and `action.yml` follow this table. */
const INPUTS = {
    mode: row({
        name: 'mode',
        description: '`run` runs a suite, `ingest` reads result files. Without it: what is set decides.',
        default: '',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readMode */ .Em,
    }),
    suiteFile: textRow('suite-file', 'Path of the eval suite, YAML or JSON. This, `suite` or `results` must be set.', 'evals'),
    suite: textRow('suite', 'Id or name of a suite of an eval service to run again.', 'evals', 'hosted'),
    servers: row({
        name: 'servers',
        of: 'evals',
        description: 'Names of the only servers that the suite uses. Without it: those of the suite.',
        default: '',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readNames */ .r6,
    }),
    mcpConfig: row({
        name: 'mcp-config',
        of: 'evals',
        service: 'embedded',
        description: 'Path of the list of MCP servers.',
        default: '.mcp.json',
        read: (value) => ({ value }),
    }),
    iterations: row({
        name: 'iterations',
        of: 'evals',
        description: 'Iterations of each case, 1 to 1,000. Without it: what the suite says.',
        default: '',
        read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readNumber */ .kz)(1, 1_000, true)),
    }),
    concurrency: row({
        name: 'concurrency',
        of: 'evals',
        service: 'embedded',
        description: 'Iterations at the same time. Without it: what the suite says, or the number of processors.',
        default: '',
        read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readNumber */ .kz)(1, 100, true)),
    }),
    connectTimeout: row({
        name: 'connect-timeout',
        of: 'evals',
        service: 'embedded',
        description: 'Seconds for a server to start. Without it: 10, or 90 if a package may be downloaded.',
        default: '',
        read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readNumber */ .kz)(0.1, 3_600)),
    }),
    timeoutMinutes: row({
        name: 'timeout-minutes',
        of: 'evals',
        description: 'Minutes for the run of the suite, up to 360.',
        default: '30',
        // Up to six hours, which is what a job has.
        read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readNumber */ .kz)(0.01, 360),
    }),
    allowUntrustedServers: row({
        name: 'allow-untrusted-servers',
        of: 'evals',
        description: 'Whether servers and suites of a fork run although the job has secrets.',
        default: 'false',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSwitch */ .hc,
    }),
    modelApiKeys: row({
        name: 'model-api-keys',
        of: 'evals',
        description: 'Keys of model providers, a line `provider=key` each. Without one: the variable `PROVIDER_API_KEY`, but not with `base-url`.',
        default: '',
        read: (text) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(text),
    }),
    modelBaseUrls: row({
        name: 'model-base-urls',
        of: 'evals',
        service: 'embedded',
        description: 'Addresses of model providers, a line `provider=URL` each.',
        default: '',
        read: (text) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(text, _api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .addressProblem */ .cg),
    }),
    results: textRow('results', 'Result files instead of a suite: a glob a line, `!` excludes. JUnit XML, Jest JSON or Vitest JSON.', 'results'),
    testOutcome: row({
        name: 'test-outcome',
        of: 'results',
        description: 'How the step that ran the tests ended: `steps.ID.outcome` as an expression.',
        default: 'unknown',
        // The outcome of a step that does not exist is empty.
        ifEmpty: { code: 'no-step' },
        read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readWord */ .pS)(['success', 'failure', 'cancelled', 'skipped', 'unknown']),
    }),
    ifNoFiles: row({
        name: 'if-no-files',
        of: 'results',
        description: 'If no file matches: `error`, or `warn` or `ignore`, with which the step passes.',
        default: 'error',
        read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readWord */ .pS)(['error', 'warn', 'ignore']),
    }),
    suiteName: textRow('suite-name', 'Name of the results. Without it: workflow and job.', 'results'),
    baseUrl: row({
        name: 'base-url',
        description: 'Address of an eval service that runs the suite, or that results are sent to. `embedded`: the service of this action.',
        default: 'embedded',
        read: (text) => ({ value: text === 'embedded' ? '' : text }),
    }),
    apiKey: textRow('api-key', 'Key of the eval service.', undefined, 'hosted'),
    project: textRow('project', 'Id or name of the project. Without it: the only one, or `Default`.', undefined, 'hosted'),
    minPassRate: settingRow('min-pass-rate'),
    minCasePassRate: settingRow('min-case-pass-rate'),
    regression: settingRow('regression', 'How cases are compared with the baseline: `gate`, `inform`, `strict`, `statistical` or `off`. Without it: regressions of cases with a model fail.'),
    maxTotalTokens: settingRow('max-total-tokens', undefined, 'evals'),
    maxCost: settingRow('max-cost', 'Most that tokens cost by `prices` of the gate file.', 'evals'),
    gateFile: textRow('gate-file', 'Path of the gate file, which has all settings. Without it: `.github/eval-gate.yml`, if it is there.'),
    baseline: row({
        name: 'baseline',
        description: 'Earlier results to compare with: `auto`, `none`, `branch:NAME`, `run:ID` or `file:PATH`.',
        default: 'auto',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readBaseline */ .mF,
    }),
    artifactName: row({
        name: 'artifact-name',
        description: 'Name of the artifact with the report, which later runs compare with, or `never`.',
        default: 'mcp-eval-report',
        read: (text) => ({ value: text === 'never' ? null : text }),
    }),
    leg: row({
        name: 'matrix',
        description: 'The leg of the matrix of this job, as JSON. Leave it out.',
        default: 'null',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readLeg */ .NT,
    }),
    githubToken: textRow('github-token', 'Token for the gate file of the base commit, earlier results, the comment and the check run.'),
    failOn: row({
        name: 'fail-on',
        description: 'Verdicts that fail the step, or `never`.',
        default: 'failed, incomplete, invalid',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readVerdicts */ .Hk,
    }),
    summary: row({
        name: 'summary',
        description: 'Whether to write the job summary.',
        default: 'true',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSwitch */ .hc,
    }),
    annotations: row({
        name: 'annotations',
        description: 'Whether to annotate lines of files, in the log and the check run.',
        default: 'true',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSwitch */ .hc,
    }),
    comment: row({
        name: 'comment',
        description: 'Comment of the pull request: `auto`, `always` (warns without a pull request), `on-failure` or `never`.',
        default: 'auto',
        read: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readWord */ .pS)(['auto', 'always', 'on-failure', 'never']),
    }),
    commentKey: textRow('comment-key', 'Tells the comment from others of this job. Without it: the id of the step.'),
    checkName: textRow('check-name', 'Name of the check run to create. Without it: none.'),
};
/** Inputs of the action. */
const ACTION_INPUTS = Object.values(INPUTS).map(({ name }) => name);
/** Of jobs of GitHub. A command of the terminal has a source already. */
const OF_JOBS = /^(?:mode|allow-untrusted-servers|fail-on|summary|annotations|comment|comment-key|check-name|artifact-name|matrix|github-token)$/;
/** Inputs of a source that the terminal program has, which publishes nothing. */
const terminalInputs = (source) => Object.values(INPUTS).flatMap(({ name, of = source }) => of === source && !OF_JOBS.test(name) ? [name] : []);


/***/ }),

/***/ 87745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ isSetting),
/* harmony export */   Em: () => (/* binding */ readMode),
/* harmony export */   Hk: () => (/* binding */ readVerdicts),
/* harmony export */   LA: () => (/* binding */ readSetting),
/* harmony export */   NT: () => (/* binding */ readLeg),
/* harmony export */   RN: () => (/* binding */ meantProblem),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   hc: () => (/* binding */ readSwitch),
/* harmony export */   kz: () => (/* binding */ readNumber),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   mF: () => (/* binding */ readBaseline),
/* harmony export */   pS: () => (/* binding */ readWord),
/* harmony export */   r6: () => (/* binding */ readNames),
/* harmony export */   tb: () => (/* binding */ BASELINES)
/* harmony export */ });
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74499);
/* harmony import */ var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71098);
/* harmony import */ var _lib_json_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92082);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34665);
/* harmony import */ var _lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54968);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95498);
/* harmony import */ var _report_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32188);







const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const BASELINES = ['auto', 'none', 'branch:NAME', 'run:ID', 'file:PATH'];
/** Digits of what people write for a share, a percentage or a growth. */
const WRITTEN = /^(\+?) ?(\d{1,4}(?:\.\d{1,6})?) ?(%?)$/;
/** Settings in percent, and those of which nothing sensible is below 1 %. */
const isPercent = (key) => isRate(key) || key === 'min-effect';
const isRate = (key) => /pass-rate|confidence/.test(key);
/** Settings that can be a growth. */
const isBudget = (key) => /^max-(?:total-tokens|p95-latency-ms)$/.test(key);
/** Whether the policy has such a setting. */
const isSetting = (key) => Object.hasOwn(_report_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .policy */ .JN.shape, key);
/**
 * What is wrong with the text of a setting that stands for another one: a share for a percentage,
 * or `+10`, which YAML reads as 10. Null: nothing.
 */
function meantProblem(key, written) {
    const [, plus = '', number = '', sign = ''] = WRITTEN.exec(written) ?? [];
    const isShare = sign === '' && Number(number) > 0 && Number(number) < 1;
    let nearest = written;
    if (isPercent(key) && sign === '%' && plus === '')
        nearest = number;
    if (isRate(key) && isShare)
        nearest = String(Number((Number(number) * 100).toFixed(4)));
    if (isBudget(key) && plus + sign !== '')
        nearest = `+${number}%`;
    return nearest === written ? null : { code: 'value', value: written, nearest, known: [] };
}
/** Reads what need not be set; undefined: it is not. */
const optional = (read) => (text) => text === '' ? { value: undefined } : read(text);
/** A setting of the policy. */
function readSetting(key) {
    return (text) => {
        const meant = meantProblem(key, text);
        if (meant !== null)
            return { problem: meant };
        const parsed = (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(_report_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .policy */ .JN, { [key]: NUMBER.test(text) ? Number(text) : text });
        if ('value' in parsed)
            return { value: parsed.value[key] };
        return { problem: withValue(parsed.misfits[0]?.data ?? (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, []), text) };
    };
}
/** Adds what stands there to what is wrong with it. */
function withValue(data, text) {
    const value = JSON.stringify((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)((0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .maskTokens */ .x1)(text), _lib_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .NAME_LIMIT */ .Uo));
    if (data.code === 'type')
        data.observed = value;
    if (data.code === 'range')
        data.value = value;
    return data;
}
/** Where earlier results come from. */
function readBaseline(text) {
    if (text === 'auto' || text === 'none')
        return { value: { kind: text } };
    const [, kind, value = ''] = /^(branch|run|file):\s*(\S.*)$/.exec(text) ?? [];
    if (kind === 'branch' || kind === 'run' || kind === 'file')
        return { value: { kind, value } };
    return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, BASELINES) };
}
/** The leg of a matrix as GitHub writes it: its values, of which some can be objects. */
function readLeg(text) {
    const matrix = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
    if (matrix !== null && !(0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(matrix))
        return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, []) };
    const values = Object.values(matrix ?? {});
    return {
        value: values.map((one) => (typeof one === 'object' ? (0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__/* .canonicalJson */ .d)(one) : one)).join('-'),
    };
}
const VERDICTS = ['failed', 'incomplete', 'invalid'];
/** Verdicts, or `never`. */
function readVerdicts(text) {
    const names = [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))];
    if (names.length === 1 && names[0] === 'never')
        return { value: [] };
    const value = VERDICTS.filter((verdict) => names.includes(verdict));
    const wrong = names.find((name) => !VERDICTS.some((verdict) => verdict === name));
    if (wrong === undefined && value.length > 0)
        return { value };
    const [other] = value;
    if (wrong === 'never' && other)
        return { problem: { code: 'conflict', key: wrong, other } };
    return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(wrong ?? text, [...VERDICTS, 'never']) };
}
/** A mode; empty: what is set decides. */
function readMode(text) {
    if (text === '' || text === 'run' || text === 'ingest')
        return { value: text };
    return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .notFoundProblem */ .nh)('mode', (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .maskTokens */ .x1)(text), ['run', 'ingest']) };
}
/** A number within bounds. */
function readNumber(min, max, isWhole = false) {
    return (text) => {
        const value = NUMBER.test(text) ? Number(text) : Number.NaN;
        const isSound = value >= min && value <= max && (!isWhole || Number.isInteger(value));
        if (isSound)
            return { value };
        return { problem: withValue({ code: 'range', what: 'number', min, max }, text) };
    };
}
/** Names, divided by commas or in lines of their own. Each counts once. */
function readNames(text) {
    const names = text.split(/[,\n]/).map((name) => name.trim());
    return { value: [...new Set(names.filter((name) => name !== ''))] };
}
/** One of some words. */
function readWord(words) {
    return (text) => {
        const value = words.find((word) => word === text);
        return value === undefined ? { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, [...words]) } : { value };
    };
}
/** A switch, as YAML writes it. */
function readSwitch(text) {
    if (/^true$/i.test(text))
        return { value: true };
    if (/^false$/i.test(text))
        return { value: false };
    return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, ['true', 'false']) };
}
/** Lines of `provider=value`, by provider in lower case. Problems quote none: they may hold a key. */
function readLines(text, check = () => null) {
    const value = new Map();
    for (const [at, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const [, name, given = ''] = /^([^\s=]+)\s*=\s*(\S*)$/.exec(line.trim()) ?? [];
        const provider = name?.toLowerCase();
        if (provider === undefined || value.has(provider)) {
            return { problem: { code: 'line', line: at + 1, isRepeated: provider !== undefined } };
        }
        const problem = check(given);
        if (problem !== null)
            return { problem };
        // A fork has no secrets.
        if (given !== '')
            value.set(provider, given);
    }
    return { value };
}


/***/ }),

/***/ 71098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** Writes JSON with the members of each object sorted, so that the same content has one text. */
function canonicalJson(value) {
    return JSON.stringify(value, (_, part) => {
        if (typeof part !== 'object' || part === null || Array.isArray(part))
            return part;
        const members = Object.entries(part);
        return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)));
    });
}


/***/ }),

/***/ 36750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ paceLines)
/* harmony export */ });
/** Shortest time between two lines. */
const INTERVAL_MS = 5_000;
/** A long run gets fewer lines: this share of its time passes between them. */
const SHARE = 0.2;
/** Passes the first line on, then one now and then, and the last one. `now` is in milliseconds. */
function paceLines(write, now) {
    let startedAt = null;
    let next = 0;
    return (line, isLast = false) => {
        const time = now();
        if (startedAt !== null && !isLast && time < next)
            return;
        startedAt ??= time;
        next = time + Math.max(INTERVAL_MS, (time - startedAt) * SHARE);
        if (isLast)
            startedAt = null;
        write(line);
    };
}


/***/ }),

/***/ 41706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ Redactor)
});

// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
;// CONCATENATED MODULE: ./build/src/lib/redaction/forms.js

/** A shorter value stands in any text by chance. */
const SHORTEST = 6;
/** Words that results and reports are full of. To mask them would hide what happened, and no secret. */
const EVERYDAY = new Set(`cancelled completed content default development disabled enabled failed failure false incomplete
  invalid localhost message number object passed pending private production public required result
  running skipped staging status string success system testing timeout undefined unknown verdict`
    .trim()
    .split(/\s+/));
/** Borders of a key: the same in all keys. */
const PEM_BORDER = /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/;
/** Whether a value is too short or too common to be masked. */
function isWeak(secret) {
    const value = secret.trim();
    return value.length < SHORTEST || EVERYDAY.has(value.toLowerCase()) || PEM_BORDER.test(value);
}
/**
 * What parts a secret, which people then still read: control characters as JSON escapes them, with the
 * rest of a terminal escape; backticks, which Markdown removes; marks on letters.
 */
const PARTING = /\\{1,4}(?:u(?:001b(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_][^\\]*)?|00[01][\da-f]|d[89a-f][\da-f]{2})|[bf])|`|\p{M}/giu;
/** Makes each run of white space one blank: in this way secrets and texts are compared. */
function flatten(text) {
    return text.replace(/\s+/g, ' ');
}
/**
 * Lists the forms in which a secret can stand in a text: itself, each of its lines, and these as JSON,
 * addresses, markup, Base64 and hexadecimal digits hold them. Weak ones are left out.
 *
 * Not found, and documented so: encrypted, reversed, or separated letter by letter.
 */
function secretForms(secret) {
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    // Texts are cleaned before they are searched.
    const parts = [secret.trim(), ...lines, (0,lib_text/* clean */.uH)(secret).trim()].filter((part) => !isWeak(part));
    const forms = parts.flatMap(formsOf);
    return new Set([...forms, ...forms.map((form) => form.replace(PARTING, ''))].map(flatten));
}
function formsOf(part) {
    const value = part.toWellFormed();
    const json = jsonForms(value);
    const bytes = [value, JSON.stringify(value).slice(1, -1)].flatMap((text) => [
        ...base64Forms(text),
        ...hexForms(text),
    ]);
    return [part, value, ...json, ...addressForms(value), ...markupForms(value), ...bytes];
}
const upper = (digits) => digits.toUpperCase();
const lower = (digits) => digits;
/** JSON escapes of the characters that match. */
const escaped = (text, pattern, letterCase) => text.replace(pattern, (character) => {
    const digits = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${letterCase(digits)}`;
});
/** In JSON and in JSON within JSON, also of writers that escape more than they must. */
function jsonForms(value) {
    const plain = JSON.stringify(value).slice(1, -1);
    const once = [upper, lower].flatMap((letterCase) => {
        const ascii = escaped(plain, /[\u007f-\uffff]/g, letterCase);
        const forPages = [plain, ascii].flatMap((text) => [
            escaped(text, /[<>&]/g, letterCase),
            escaped(text, /[<>&'+=]/g, letterCase).replaceAll('\\"', '\\u0022'),
        ]);
        const all = escaped(value, /[\s\S]/g, letterCase);
        return [plain, ascii, ...forPages, ...forPages.map(slashed), slashed(ascii), all];
    });
    const quoted = plain.replaceAll('\\"', '"').replaceAll("'", "\\'");
    const twice = [plain, slashed(plain)].map((text) => JSON.stringify(text).slice(1, -1));
    return [...once, slashed(plain), quoted, ...twice];
}
const slashed = (text) => text.replaceAll('/', '\\/');
/** In a path, a query, a form, or before the `@` of an address; encoded once or twice. */
function addressForms(value) {
    const encoded = encodeURIComponent(value);
    const strict = encoded.replace(/[!'()*~]/g, (character) => `%${upper(character.charCodeAt(0).toString(16))}`);
    const url = new URL('https://host/');
    url.pathname = `/${value}`;
    url.search = `?${value}`;
    url.username = value;
    const once = [
        encoded,
        strict,
        encoded.replaceAll("'", '%27'),
        strict.replaceAll('%20', '+'),
        new URLSearchParams({ value }).toString().slice('value='.length),
        encodeURI(value),
        encoded.replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent),
        url.pathname.slice(1),
        url.search.slice(1),
        url.username,
    ];
    const twice = [encoded, strict].map((text) => text.replaceAll('%', '%25'));
    return [...once, ...twice].flatMap((text) => [
        text,
        text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    ]);
}
const QUOTES = [
    ['"', "'"],
    ['&quot;', '&apos;'],
    ['&quot;', '&#39;'],
    ['&quot;', '&#039;'],
    ['&quot;', '&#x27;'],
    ['&quot;', "'"],
    ['&#34;', '&#39;'],
    ['&#x22;', '&#x27;'],
];
/** In XML and HTML. */
function markupForms(value) {
    const least = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const numbered = (mark, base) => value.replace(/[&<>"']/g, (character) => `&#${mark}${character.charCodeAt(0).toString(base)};`);
    const named = [least, least.replaceAll('>', '&gt;')].flatMap((text) => QUOTES.map(([double, single]) => text.replaceAll('"', double).replaceAll("'", single)));
    return [...named, numbered('', 10), numbered('x', 16)];
}
/** The digits of a text's Base64 that depend on the secret alone, at each place within three bytes. */
function base64Forms(value) {
    const bytes = Buffer.from(value);
    return [0, 1, 2].flatMap((offset) => {
        const all = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
        const from = Math.ceil((offset * 8) / 6);
        const digits = all.slice(from, Math.floor(((offset + bytes.length) * 8) / 6));
        return [
            digits,
            digits.replaceAll('+', '-').replaceAll('/', '_'),
            slashed(digits),
            digits.replaceAll('+', '%2B').replaceAll('/', '%2F'),
            digits.replaceAll('+', '%2b').replaceAll('/', '%2f'),
        ];
    });
}
function hexForms(value) {
    const digits = Buffer.from(value).toString('hex');
    return [digits, upper(digits)];
}

;// CONCATENATED MODULE: ./build/src/lib/redaction/redactor.js




const MASK = '***';
/** Forms are looked up by their first characters. No form is shorter. */
const HEAD = 6;
/** So much of a form before an ellipsis counts as all of it: another program has cut the text. */
const CUT_SHORT = 8;
/** Deeper values of JSON are left out. */
const MAX_DEPTH = 100;
/** Removes secrets from foreign text, in whatever form they stand in it. */
class Redactor {
    #formsByHead = new Map();
    /** Which pairs of characters begin a form. It rules out most places of a text. */
    #pairs = new Uint8Array(2 ** 16);
    /** Secrets that are too weak to be masked, by the name of what holds them. */
    weak = new Set();
    /** Learns secrets. `name` is what the user knows them by: an input, a variable. */
    add(name, secrets) {
        for (const secret of secrets) {
            if (secret.trim() !== '' && isWeak(secret))
                this.weak.add(name);
            for (const form of secretForms(secret)) {
                if (form.length < HEAD)
                    continue;
                const head = form.slice(0, HEAD);
                const forms = this.#formsByHead.get(head) ?? [];
                if (!forms.includes(form))
                    forms.push(form);
                this.#formsByHead.set(head, forms);
                this.#pairs[pairAt(form, 0)] = 1;
            }
        }
    }
    /** Decodes, cleans, redacts and cuts foreign text, to so many UTF-16 units, ellipsis included. */
    text(raw, limit) {
        const decoded = typeof raw === 'string' ? raw : (0,lib_text/* decode */.D4)(raw);
        // Cleaning removes most of some texts, so more is read than is shown.
        const read = decoded.slice(0, 8 * limit + 1_024);
        const isCut = read.length < decoded.length;
        return (0,lib_text/* cut */.Jj)(this.#mask(isCut ? `${(0,lib_text/* clean */.uH)(read)}${lib_text/* ELLIPSIS */.Gr}` : (0,lib_text/* clean */.uH)(read)), limit);
    }
    /** Makes a foreign name fit, in one line. */
    name(raw) {
        return (0,lib_text/* oneLine */.TN)(this.text(raw, limits/* NAME_LIMIT */.Uo), limits/* NAME_LIMIT */.Uo);
    }
    /** Whether a secret stands in foreign text. */
    finds(raw) {
        return this.#find((0,lib_text/* clean */.uH)(raw)).length > 0;
    }
    /** Redacts all texts and keys of a JSON value. */
    json(value, limit, depth = 0) {
        if (typeof value === 'string')
            return this.text(value, limit);
        if (!Array.isArray(value) && !(0,json_values/* isObject */.Gv)(value))
            return value;
        if (depth === MAX_DEPTH)
            return lib_text/* ELLIPSIS */.Gr;
        if (Array.isArray(value))
            return value.map((item) => this.json(item, limit, depth + 1));
        const members = Object.entries(this.keys(value, (key) => this.text(key, limit)));
        return Object.fromEntries(members.map(([key, item]) => [key, this.json(item, limit, depth + 1)]));
    }
    /** Redacts keys, which are names if not said otherwise. Those that become alike get a number. */
    keys(value, shown = (key) => this.name(key)) {
        const members = new Map();
        for (const [key, item] of Object.entries(value)) {
            const masked = shown(key);
            members.set(members.has(masked) ? `${masked} (${members.size + 1})` : masked, item);
        }
        return Object.fromEntries(members);
    }
    #mask(text) {
        let masked = '';
        let done = 0;
        for (const { start, end } of this.#find(text)) {
            // They may overlap.
            if (done === 0 || start > done)
                masked += text.slice(done, start) + MASK;
            done = Math.max(done, end);
        }
        return masked + text.slice(done);
    }
    /** Where secrets stand in a clean text, as it is and without what parts them. In order. */
    #find(text) {
        const found = this.#findWhole(text);
        const { changed, placeOf } = replaced(text, PARTING, '');
        for (const { start, end } of changed === text ? [] : this.#findWhole(changed)) {
            found.push({ start: placeOf(start), end: placeOf(end - 1) + 1 });
        }
        return found.sort((one, other) => one.start - other.start);
    }
    #findWhole(text) {
        const found = [];
        const { changed: flat, placeOf } = replaced(text, /\s+/g, ' ');
        for (let at = 0; at < flat.length; at += 1) {
            const length = this.#lengthAt(flat, at);
            if (length > 0)
                found.push({ start: placeOf(at), end: placeOf(at + length - 1) + 1 });
        }
        return found;
    }
    /** Length of the longest form that begins at a place; 0 for none. */
    #lengthAt(flat, at) {
        let longest = 0;
        if (this.#pairs[pairAt(flat, at)] === 0)
            return longest;
        for (const form of this.#formsByHead.get(flat.slice(at, at + HEAD)) ?? []) {
            if (form.length > longest)
                longest = Math.max(longest, foundLength(flat, at, form));
        }
        return longest;
    }
}
/** Two characters as a number of 16 bits. Other pairs may have the same. */
const pairAt = (text, at) => (text.charCodeAt(at) * 257 + text.charCodeAt(at + 1)) & 0xffff;
function foundLength(flat, at, form) {
    if (flat.startsWith(form, at))
        return form.length;
    let same = HEAD;
    while (flat[at + same] === form[same])
        same += 1;
    const isCut = flat.startsWith(lib_text/* ELLIPSIS */.Gr, at + same) || flat.startsWith('...', at + same);
    return isCut && same >= CUT_SHORT ? same : 0;
}
/** A text with each match replaced, and where its characters stood before. */
function replaced(text, pattern, by) {
    const changed = text.replace(pattern, by);
    if (changed.length === text.length)
        return { changed, placeOf: (at) => at };
    const places = [];
    let place = 0;
    for (const { 0: match, index } of [...text.matchAll(pattern), { 0: '', index: text.length }]) {
        for (; place < index; place += 1)
            places.push(place);
        if (by !== '')
            places.push(place);
        place += match.length;
    }
    return { changed, placeOf: (at) => places[at] ?? text.length };
}


/***/ }),

/***/ 67067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readWorkspaceFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89862);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34665);
/* harmony import */ var _nearest_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46159);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95498);






/** Reads a text file of the workspace. Refuses links that lead out, pipes, devices, large files. */
async function readWorkspaceFile(workspace, path, maxBytes = _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_FILE_BYTES */ .gZ) {
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path);
    try {
        const [root, target] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(full)]);
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, target);
        if (inside === '..' || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`))
            return { reason: 'outside', near: [] };
        // Without `O_NONBLOCK` a pipe waits for its writer.
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(target, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            const stats = await file.stat();
            if (!stats.isFile())
                return { reason: 'not-a-file', near: [] };
            if (stats.size > maxBytes)
                return { reason: 'too-large', near: [] };
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .decode */ .D4)(await file.readFile());
        }
        finally {
            await file.close();
        }
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') {
            return { reason: 'missing', near: await filesNear(workspace, full) };
        }
        if (code === 'EACCES' || code === 'ELOOP')
            return { reason: 'denied', near: [] };
        throw error;
    }
}
/** The file in the same folder with the nearest name. */
async function filesNear(workspace, full) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(full);
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
    const nearest = (0,_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestName */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(full), names);
    return nearest === undefined ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, nearest))];
}


/***/ }),

/***/ 32188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ policy),
/* harmony export */   W0: () => (/* binding */ settings),
/* harmony export */   Xo: () => (/* binding */ growthOf),
/* harmony export */   _X: () => (/* binding */ policyFacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const PERCENT = { params: { data: { code: 'range', what: 'percent', min: 0, max: 100 } } };
const isPercent = (value) => value >= 0 && value <= 100;
/** Percent as people write it, from 0 to 100. `inputs/` refuses what is meant as a share. */
const percent = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().refine(isPercent, PERCENT).meta({ minimum: 0, maximum: 100 });
const confidence = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(50).lt(100);
const byName = (value) => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), value);
const byModel = (value) => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .stringFormat */ .NpN('model', /^[^/]+\/./), value);
/** More than in the baseline, in percent. */
const GROWTH = /^\+\d{1,4}(?:\.\d+)?%$/;
const growth = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .stringFormat */ .NpN('growth', GROWTH);
const quarantined = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** Title of the case. */
    case: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    /** The last day that it holds, in UTC. */
    expires: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6(),
});
/**
 * What the gate requires: the keys of the gate file, which inputs of the same name can set too. Each
 * setting is declared here, and nowhere else.
 */
const settings = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    'min-pass-rate': percent().describe('Percent of iterations or tests that must pass.'),
    'pass-rate-confidence': confidence().describe('Judges pass rates by their lower bound at this confidence, in percent.'),
    'min-pass-rate-by-model': zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([percent(), byModel(percent())])
        .describe('Percent that must pass on each model, or by `provider/model`.'),
    'min-case-pass-rate': zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
        percent(),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
            all: percent().optional(),
            cases: byName(percent()).optional(),
            tags: byName(percent()).optional(),
            models: byModel(percent()).optional(),
        }),
    ])
        .describe('Percent of its iterations that each case must pass.'),
    regression: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['gate', 'inform', 'strict', 'statistical', 'off'])
        .describe('How cases are compared with the baseline.'),
    'regression-confidence': confidence().describe('Confidence of the comparison of cases with a model, in percent. Default: 95.'),
    'min-effect': percent().describe('Smallest drop of cases with a model that counts, in points. Default: 0.'),
    'max-total-tokens': zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1), growth()])
        .describe('Most tokens of all iterations, or such as `+10%` above the baseline.'),
    'max-p95-latency-ms': zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive(), growth()])
        .describe('Milliseconds in which 95 % of the iterations end, or such as `+10%`.'),
    'max-tool-calls': zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe('Most tool calls of an iteration.'),
    'max-duration-minutes': zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().describe('Most minutes of the run.'),
    'max-cost': zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().describe('Most that all tokens cost by `prices`.'),
    prices: byModel(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0), output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0) })).describe('Cost of a million tokens, by `provider/model`.'),
    'on-missing-baseline': zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['not-applicable', 'incomplete'])
        .describe('What comparisons are without a baseline. Default: `not-applicable`.'),
    'baseline-max-age-days': zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().describe('Oldest baseline, in days.'),
    'allow-removed': zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Whether many cases can be removed at once.'),
    'expected-tests': zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).describe('Least number of tests in result files.'),
    'merge-retries': zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .describe('Whether equal tests are attempts of one (pytest, Gradle, gotestsum).'),
    quarantine: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(quarantined).describe('Cases that do not count for some time.'),
});
/** All of them can be left out. */
const policy = settings.partial();
/** The growth that a budget allows, as a share such as 0.1; null: the budget is a number. */
const growthOf = (budget) => typeof budget === 'number' ? null : Number(budget.slice(1, -1)) / 100;
/** Where a policy comes from. */
const policyFacts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Commit that the gate file is read from; null: the checkout. */
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Path of the gate file; null: there is none. */
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** What the change under test alters in the gate file. It counts once it is merged. */
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        setting: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        /** The case of an entry of the quarantine. */
        subject: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        /** As JSON; null: not set. Of the quarantine: the last day. */
        from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        to: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    })),
});


/***/ }),

/***/ 55307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ describeProblem),
/* harmony export */   y: () => (/* binding */ describeMistake)
/* harmony export */ });
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34665);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65416);


const MAX_NAMES = 12;
/** Types by the names that schemas have for them. */
const TYPES = {
    array: 'a list',
    token: 'printable characters without blanks and line breaks',
    boolean: '`true` or `false`',
    calls: 'a tool, or a list of tools',
    date: 'a day such as `2026-01-31`',
    datetime: 'a time such as `2026-01-31T12:00:00Z`',
    email: 'an email address',
    expectation: 'a text, a value or an expectation',
    false: '`false`',
    growth: 'a number, or a growth such as `+10%`',
    error: '`true` or the text of the error (a step without `error` must succeed)',
    identifier: 'a name of letters, digits and `_`',
    int: 'a whole number',
    integer: 'a whole number',
    model: 'a model with its provider, such as `anthropic/claude-haiku-4-5`',
    null: 'nothing',
    number: 'a number',
    object: 'an object',
    schema: 'a schema: an object, `true` or `false`',
    reason: 'a text that says why',
    record: 'an object',
    string: 'a text',
    suite: 'an object with `name` and `tests`',
    true: '`true`',
    url: 'an address such as `https://example.test`',
};
/** What to set for keys of other formats, and of other places. */
const ELSEWHERE = new Map([
    ['passCriteria', ' Set `min-pass-rate` of the gate.'],
    ['timeout', ' Set `toolTimeout` of the suite.'],
]);
/** Describes a mistake in one line: where it is, what is wrong, what to write. */
function describeProblem({ place, data }) {
    const { source, isInput, line, column, path } = place;
    const file = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(source);
    const position = line === null ? file : `${file}:${line}:${column ?? 1}`;
    const where = isInput ? `Input \`${file}\`` : position;
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(': ', [where, (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(path), describeMistake(data)]);
}
/** Describes a mistake in one line, without its place. */
const describeMistake = (data) => 
// The table joins each code with its data, which data of any code loses.
(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .write */ .M9)(WORDS[data.code], data);
const WORDS = {
    syntax: ({ format, detail }) => {
        const start = /^(?:YAML|JSON)$/.test(format) ? 'This is not' : 'This is not a';
        return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .ended */ .v6)(`${start} valid ${format}: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(detail)}`);
    },
    unreadable: ({ reason, near }) => `${UNREADABLE[reason]}${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(near[0])}`,
    line: ({ line, isRepeated }) => isRepeated
        ? `Line ${line} names a provider for the second time. Remove one of the lines.`
        : `Line ${line} must be \`provider=value\`.`,
    missing: '`{key}` is missing.',
    'no-match': ({ near }) => `No file matches. ${near.length > 0 ? `Did you mean ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(near.map(_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP))}?` : 'Check the path, and that the tests ran before this step.'}`,
    'no-glob': ({ folder }) => folder === ''
        ? 'There is no glob.'
        : `\`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(folder)}\` is a folder. Write \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(folder)}/**/*.xml\`.`,
    'unknown-key': ({ key, nearest, known }) => {
        if (key !== nearest && (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(key) === nearest) {
            return `The key \`${nearest}\` has blanks around it. Remove them.`;
        }
        const unknown = key.startsWith('--') ? 'This command has no option' : 'Unknown key';
        const start = `${unknown} \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(key)}\`.`;
        const elsewhere = nearest === null ? ELSEWHERE.get(key) : undefined;
        return `${start}${elsewhere ?? hint(nearest, known)}`;
    },
    repeated: ({ what, name }) => {
        const advice = /^(?:key|model|option)$/.test(what) ? 'Remove one.' : 'Give each its own.';
        return `The ${what} "${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)}" occurs twice. ${advice}`;
    },
    type: ({ expected, observed }) => `This must be ${TYPES[expected] ?? expected}, not ${TYPES[observed] ?? observed}.`,
    value: ({ value, nearest, known }) => {
        const start = value === null ? 'The value is missing.' : `"${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value)}" is not valid.`;
        return `${start}${hint(nearest, known)}`;
    },
    range: describeRange,
    integer: 'JSON readers round this number. Compare the text, or take it by a pattern. An argument can be a text in quotes.',
    capture: ({ name, nearest, isFilled }) => {
        if (!isFilled) {
            return `\`{{${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)}}}\` is not replaced here, but in arguments, prompts, URIs and expected texts.`;
        }
        const literal = ` Write \`{{row.${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)}}}\` for a member of \`each\`, or \`\\{{${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)}}}\` for the text itself (\`\\\\{{\` in double quotes).`;
        return `No earlier step saves \`{{${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)}}}\`.${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(nearest) || literal}`;
    },
    more: 'More mistakes: {count}.',
    widget: 'This service renders no widgets. Remove `{what}`.',
    argument: (data) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .write */ .M9)(ARGUMENT_WORDS[data.kind], data),
    conflict: '`{key}` and `{other}` exclude each other. Remove one of them.',
    needs: ({ key, other }) => `${key === 'test' || key === 'step' ? `This ${key}` : `\`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(key)}\``} needs ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(other)}.`,
    'no-step': 'The step that the expression names does not exist. Check its `id`.',
    refused: 'The service refused the {what} (HTTP {status}).',
    model: 'The eval service cannot ask `{model}`. Add its key in the settings of the service, or in `model-api-keys`, if it is missing. It says: `{message}`.',
    'no-servers': 'Project `{project}` of the eval service has no MCP servers. Add them there: `.mcp.json` counts only without `base-url`.',
    whole: 'This chooses cases of a suite file. A saved suite runs whole.',
    untrusted: ({ reason, of, secrets }) => `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .write */ .M9)(UNTRUSTED[reason][0], { of })}, and the job has ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(secrets.map(_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP), 'and')}. Nothing of the workspace runs. ${UNTRUSTED[reason][1]}, or see \`allow-untrusted-servers\` in docs/security.md.`,
    'no-secrets': ({ of }) => of === 'fork'
        ? 'GitHub gives pull requests of forks no secrets. Skip this step for them by `if: github.event.pull_request.head.repo.full_name == github.repository`.'
        : "GitHub gives runs of Dependabot no Actions secrets. Add the key to the Dependabot secrets of the repository, or skip this step by `if: github.actor != 'dependabot[bot]'`.",
    differs: '`{key}` holds for the whole case. Write the same in each `prompt` step.',
    'two-values': '`{key}` is `{input}` outside of the gate file, and `{file}` in it. Remove one of them.',
    repaired: 'The gate file of the base commit is wrong, and this change repairs it. Merge it although this check fails, or repair the base first.',
    moved: (data) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .write */ .M9)(MOVED[data.to], data),
    quotes: 'YAML reads `{written}` as `{read}`. Put the text in quotes.',
    'not-found': ({ what, name, project, rows = [], nearest, known }) => {
        const lack = rows.length > 1 ? `Rows ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(rows.map(String))} have` : `Row ${rows[0]} has`;
        const none = what === 'mode' ? 'This version has no' : 'There is no';
        const start = rows.length === 0 ? `${none} ${what}` : `${lack} no`;
        const where = project === undefined ? '' : ` in project \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(project)}\``;
        const all = `${start} \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)}\`${where}.${hint(nearest, known)}`;
        if (what !== 'provider')
            return all;
        return `${all} Another provider needs its address in \`model-base-urls\`.`;
    },
    'tool-name': 'The calls of a model are known by the name of the tool. Write `{meant}`.',
    ambiguous: ({ what, known }) => `Name the ${what}. Use ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(known.map(_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP))}.`,
    'cannot-fail': ({ reason }) => CANNOT_FAIL[reason],
    address: ({ reason }) => {
        if (reason === 'credentials')
            return 'The URL has credentials in it. Move them to `headers`, or to `model-api-keys`.';
        const advice = reason === 'form' ? '' : ' Remove `base-url` to use the embedded service.';
        return `This must be an \`http\` or \`https\` URL.${advice}`;
    },
    command: ({ reason, program, hasArgs }) => {
        const why = reason === 'list' ? 'This must be a text, not a list.' : 'This is for Windows only.';
        return `${why} Write \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(program)}\`${hasArgs ? ', and the rest in `args`' : ''}.`;
    },
    reference: ({ written, variable }) => {
        const name = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(variable);
        const end = written === `\${${name}}` ? '' : `, and write \`\${${name}}\``;
        return `\`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(written)}\` has no value here. Set the environment variable \`${name}\`${end}.`;
    },
};
const MOVED = {
    'gate-file': '`{key}` is a setting of the gate file: `{name}`.',
    'suite-file': '`{key}` is a key of the suite file: `{name}`.',
    input: '`{key}` is `{name}` now.',
    derived: 'The action decides `{key}` itself. Remove it.',
    'result-files': 'Run `{key}` in an earlier step, and give its result files to `results`.',
    'suite-files': 'There is no `{key}`. Give each job of the matrix a suite file of its own.',
    baseline: 'There is no `{key}`. The gate compares this run with `baseline`.',
    'tool-changes': 'There is no `{key}`. The report lists changes of tools.',
    'own-results': 'There is no `{key}`. Each job publishes its own results.',
    container: 'There is no `{key}`. Start the server by `docker run` in the list of servers.',
};
const CHECK_OUT = 'Check out a branch of this repository by `actions/checkout`, with git installed';
const UNTRUSTED = {
    fork: ['Event `{of}` is about code of a fork', 'Run it on `pull_request` without secrets'],
    commit: [
        'The commit `{of}` of the checkout is not the newest of a branch of this repository',
        CHECK_OUT,
    ],
    'no-commit': ['The file or folder `{of}` is in no git checkout', CHECK_OUT],
};
const CANNOT_FAIL = {
    'no-action': 'This case does nothing. Add a step that calls a tool or prompts a model.',
    'too-early': 'This assertion cannot fail: nothing runs before it. Move it further down.',
    'no-result': 'This assertion cannot fail: no step before it has a result. Add a call, or use `responseContains` for the answer of a model.',
    'no-assertion': 'This prompt cannot fail. Add `expect` or `calls`. After a step of the API, add an assertion such as `responseContains`.',
    'expected-output': '`expectedOutput` is stored and not judged. Add an assertion after the prompt, such as `responseContains`.',
    turns: 'This assertion cannot fail: `maxTurns` ends the prompt earlier. Write a smaller number.',
    'tool-choice': 'This cannot fail: `toolChoice: none` rules out calls. Assert something about the answer.',
    'any-text': 'This assertion cannot fail: the pattern matches all texts. Write a stricter pattern, or add another assertion.',
    'any-count': 'This assertion cannot fail: any number is fine. Raise `minCount`.',
    'any-value': 'This assertion cannot fail: the schema allows all values. Write a `type`.',
};
const ARGUMENT_WORDS = {
    unknown: 'Tool `{tool}` has no argument `{path}`.{nearest}',
    unlisted: 'Tool `{tool}` lists no argument `{path}`, and may ignore it.{nearest}',
    missing: ({ tool, path, nearest }) => `Tool \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(tool)}\` needs the argument \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(path)}\`.${nearest === null ? '' : ` You wrote \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(nearest)}\`.`}`,
    type: ({ expected, observed, ...data }) => {
        const types = expected.split(' or ').map((type) => TYPES[type] ?? (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(type));
        return `${argumentOf(data)} must be ${types.join(' or ')}, not \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(observed)}\`.`;
    },
    value: ({ expected, nearest, ...data }) => `${argumentOf(data)} does not fit: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(expected.replace(/\.$/, ''))}.${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(nearest)}`,
};
function argumentOf({ tool, path }) {
    const argument = path === '' ? 'The arguments' : `Argument \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(path)}\``;
    return `${argument} of tool \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(tool)}\``;
}
const UNREADABLE = {
    missing: 'The file does not exist.',
    'no-servers': 'The list of servers does not exist. Create it with `{"mcpServers": {"NAME": {"command": "node", "args": ["server.js"]}}}`, or see docs/servers.md.',
    'not-a-file': 'This is not a file.',
    denied: 'The file cannot be read: permission denied.',
    'too-large': `The file is larger than ${_lib_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FILE_BYTES */ .gZ / 2 ** 20} MiB.`,
    outside: 'The file is outside the workspace.',
};
/** What there are too many of. */
const PARTS = ['iterations', 'steps', 'cases'];
const UNITS = {
    string: 'character',
    array: 'item',
    server: 'enabled server',
    object: 'key',
    call: 'tool; an item of a list names each',
};
const NUMBERS = {
    percent: ' percent',
    hosted: ' if another service runs the suite',
};
function describeRange({ what, min, max, isExclusive = false, value }) {
    if (what === 'string' && min === 1)
        return 'This must not be empty.';
    let bounds = min === max ? `${min}` : `${min} to ${max}`;
    if (max === null)
        bounds = `${isExclusive ? 'above' : 'at least'} ${min}`;
    if (min === null)
        bounds = `${isExclusive ? 'below' : 'at most'} ${max}`;
    if (PARTS.includes(what))
        return `There are too many ${what}: ${bounds}.`;
    const unit = UNITS[what];
    if (unit === undefined) {
        const end = value === undefined ? '' : `, not ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value)}`;
        return `This must be ${bounds}${NUMBERS[what] ?? ''}${end}.`;
    }
    return `This must have ${bounds} ${unit}${(max ?? min) === 1 ? '' : 's'}.`;
}
/** The nearest name, else all names if they are few. */
function hint(nearest, known) {
    if (nearest !== null)
        return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(nearest);
    if (known.length === 0 || known.length > MAX_NAMES)
        return '';
    return ` Use ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(known.map(_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP))}.`;
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
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);



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
