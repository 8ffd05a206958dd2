export const id = 5711;
export const ids = [5711,8286];
export const modules = {

/***/ 18286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson),
/* harmony export */   harmless: () => (/* binding */ harmless)
/* harmony export */ });
/** Control characters of terminals that JSON leaves as they are, and those that turn text round. */
const TREACHEROUS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/**
 * One JSON document to print: numbers unrounded, an infinite one as null. What results say stands
 * in it, so that nothing of it acts on a terminal.
 */
function harmlessJson(value) {
    return `${harmless(JSON.stringify(value, null, 2))}\n`;
}
/** A text of JSON that means the same, and acts on nothing. */
function harmless(json) {
    const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return json.replace(TREACHEROUS, escaped);
}


/***/ }),

/***/ 99514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** JSON that is the same for the same content, whatever the order of members. */
function canonicalJson(value) {
    return JSON.stringify(value, (_, part) => typeof part !== 'object' || part === null || Array.isArray(part)
        ? part
        : Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))));
}


/***/ }),

/***/ 79594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xg: () => (/* binding */ identityOfResult),
/* harmony export */   _o: () => (/* binding */ identityOfTitle),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_run_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17002);


/** Digest of texts, no two lists of which are the same text where they are hashed. */
function digestOf(...texts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(texts)).slice(0, _model_run_report_js__WEBPACK_IMPORTED_MODULE_1__/* .DIGEST_LENGTH */ .On);
}
/**
 * Identity of a case of evals: its title, which names its row and its model where it has them. Neither
 * order, filter, shard, the name of the file nor the service changes it.
 * @param namesake what tells it from others of its title, where a suite has several.
 */
function identityOfTitle(title, namesake) {
    return namesake === undefined ? digestOf(title) : digestOf(title, namesake);
}
/** Ids that cases of result files have of us: the same hash, of which more is kept. */
const LONG_IDENTITY = /^[0-9a-f]{32}$/;
/** Identity of a case of result files; one that a service has by an id of its own is told by that. */
function identityOfResult(caseId) {
    return LONG_IDENTITY.test(caseId) ? caseId.slice(0, _model_run_report_js__WEBPACK_IMPORTED_MODULE_1__/* .DIGEST_LENGTH */ .On) : digestOf(caseId);
}


/***/ }),

/***/ 9535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ PolicyBaseError),
/* harmony export */   q: () => (/* binding */ readVersions)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _session_workspace_missing_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19224);
/* harmony import */ var _session_workspace_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7546);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92657);





/** By what to judge could not be read: nothing is judged by what its author says instead. */
class PolicyBaseError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ExpectedError */ .Dh {
    name = 'PolicyBaseError';
    nature = 'network';
}
/** Far above any gate, and what GitHub tells of a file at once. */
const MAX_BYTES = 1024 * 1024;
/** What may be one of them, where people keep them. */
const POLICY_FILES = '{.github/**/,evals/**/,}*.{yml,yaml,json}';
const LOOK_UP_MS = 60_000;
/** Nobody is to wait long for what need not be there. */
const UNNAMED_LOOK_UP_MS = 10_000;
/**
 * Reads a file of the policy as it counts and as it is checked out.
 * @throws ConfigurationError where it is nowhere or no file, PolicyBaseError where that cannot be told.
 */
async function readVersions(named, context) {
    const { input, file, optional } = named;
    const { workspace, base } = context;
    const text = await readHead(named, context);
    const head = text === null ? null : { label: file, text };
    if (head === null && optional)
        return unnamedVersions(named, context);
    if (base.kind === 'checkout') {
        if (head === null) {
            const near = await (0,_session_workspace_missing_file_js__WEBPACK_IMPORTED_MODULE_2__/* .nearFiles */ ._T)(file, POLICY_FILES, workspace);
            throw missing(named, `in the workspace.${near ?? ' Is it checked out?'}`);
        }
        return { inForce: head, head, isRemoved: false };
    }
    if (base.kind === 'unknown') {
        throw new PolicyBaseError(`${input}: the event \`${base.event}\` does not tell the base commit, whose \`${file}\` counts.`);
    }
    const { root, path } = await placeInRepository(file, workspace);
    if (path === null)
        throw missing(named, 'in the repository.');
    const found = await context.commits.textOf({ sha: base.sha, path, maxBytes: MAX_BYTES }, LOOK_UP_MS);
    const commit = base.sha.slice(0, 7);
    if (found.kind === 'refused' || found.kind === 'unreachable')
        throw unreadable(named, commit, found);
    if (found.kind === 'unfit') {
        const message = `\`${file}\` ${found.reason} in the base commit ${commit}.`;
        throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ where: input, message }]);
    }
    if (found.kind === 'absent') {
        if (head === null)
            throw missing(named, `in the workspace or in the base commit ${commit}.`);
        return { ...NOTHING, head };
    }
    const label = found.text === head?.text ? file : labelInBase(file, base.sha);
    return {
        inForce: { label, text: found.text },
        head,
        isRemoved: head === null && root !== null,
    };
}
const NOTHING = { inForce: null, isRemoved: false };
/**
 * One that nobody named and that is not checked out. It is looked for where nothing is, as in a job
 * that publishes results of another; else not: without it, more is held against the gate, never less.
 */
async function unnamedVersions({ file: name }, { base, workspace, commits }) {
    const nothing = { ...NOTHING, head: null };
    if (base.kind !== 'commit')
        return nothing;
    const { root, path } = await placeInRepository(name, workspace);
    if (root !== null || path === null || (await hasCheckout(workspace)))
        return nothing;
    const file = { sha: base.sha, path, maxBytes: MAX_BYTES };
    const found = await commits.textOf(file, UNNAMED_LOOK_UP_MS);
    if (found.kind !== 'text')
        return nothing;
    const label = labelInBase(name, base.sha);
    return { ...nothing, inForce: { label, text: found.text } };
}
const labelInBase = (file, sha) => `${file}@${sha.slice(0, 7)}`;
function missing({ input, file }, where) {
    return new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([
        { where: input, message: `there is no file \`${file}\` ${where}` },
    ]);
}
function unreadable({ input, file }, commit, { kind, reason }) {
    const advice = kind === 'refused' ? 'Add "contents: read" to the job\'s permissions.' : 'Run the job again.';
    return new PolicyBaseError(`${input}: \`${file}\` of the base commit ${commit} could not be read (${reason}). It says what ` +
        `is asked of the results, and what the change itself says does not count. ${advice}`);
}
async function readHead({ input, file }, { workspace, absoluteAnywhere = false }) {
    try {
        const options = { workspace, maxBytes: MAX_BYTES, absoluteAnywhere };
        return await (0,_session_workspace_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readWorkspaceFile */ .sL)(file, options);
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) ?? ''))
            return null;
        const message = error instanceof _session_workspace_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .UnfitFileError */ .bk
            ? error.message
            : `cannot read \`${file}\`: ${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}`;
        throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ where: input, message }]);
    }
}
/**
 * Where a file lies in its repository, and where that is checked out: in the workspace itself, or in
 * a folder of it. Null where it lies outside, or nothing is checked out.
 */
async function placeInRepository(file, workspace) {
    const top = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace);
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, file)));
    if (!(0,_session_workspace_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(place, top))
        return { root: null, path: null };
    const inRepository = (root) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, place).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
    if (await isCheckout(top))
        return { root: top, path: inRepository(top) };
    const folders = [];
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place); folder !== top; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
        folders.push(folder);
    // The outermost: within a checkout, its author may have put another one, as a submodule is.
    for (const folder of folders.toReversed()) {
        if (await isCheckout(folder))
            return { root: folder, path: inRepository(folder) };
    }
    return { root: null, path: inRepository(top) };
}
/** Whether something is checked out into a folder of it. */
async function hasCheckout(workspace) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(workspace, { withFileTypes: true });
    const folders = entries.filter((one) => one.isDirectory());
    const found = await Promise.all(folders.map(({ name }) => isCheckout((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name))));
    return found.includes(true);
}
async function isCheckout(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'));
        return true;
    }
    catch (error) {
        if ((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === undefined)
            throw error;
        return false;
    }
}


/***/ }),

/***/ 59154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T4: () => (/* binding */ readPolicy),
  Un: () => (/* binding */ readWithFiles),
  kC: () => (/* binding */ surfacePolicy)
});

// UNUSED EXPORTS: digestOfPolicy

// EXTERNAL MODULE: ./build/contract/wire/canonical-json.js
var canonical_json = __webpack_require__(99514);
// EXTERNAL MODULE: ./build/identity/case-identity.js
var case_identity = __webpack_require__(79594);
// EXTERNAL MODULE: ./build/model/policy.js
var policy = __webpack_require__(50154);
;// CONCATENATED MODULE: ./build/inputs/policy.js

const DAY_MS = 86_400_000;
/** The policy that settings amount to: fractions, and the defaults of what is not said. */
function policyOf(settings) {
    const { minPassRatePercent, minPassRateByModelPercent, minCasePassRatePercent } = settings;
    const { passRateConfidence, inference } = settings;
    const budgets = budgetsOf(settings);
    return {
        minPassRate: fraction(minPassRatePercent),
        ...(minPassRateByModelPercent && { minPassRateByModel: modelRates(minPassRateByModelPercent) }),
        ...(typeof passRateConfidence === 'number' && {
            passRateConfidence: asFraction(passRateConfidence),
        }),
        ...(inference && { inference }),
        ...(minCasePassRatePercent && { minCasePassRate: caseRates(minCasePassRatePercent) }),
        regression: regressionOf(settings),
        ...(Object.keys(budgets).length > 0 && { budgets }),
        baseline: baselineOf(settings),
    };
}
function regressionOf(settings) {
    const { regression, regressionConfidencePercent, minEffectPercent } = settings;
    return {
        mode: regression ?? 'inform',
        confidence: fraction(regressionConfidencePercent) ?? policy/* DEFAULT_REGRESSION_CONFIDENCE */.$M,
        minEffect: fraction(minEffectPercent) ?? policy/* DEFAULT_MIN_EFFECT */.Zb,
        confirm: settings.confirm ?? 'auto',
        maxConfirmIterations: settings.maxConfirmIterations ?? policy/* DEFAULT_CONFIRM_ITERATIONS */.gm,
    };
}
function budgetsOf(settings) {
    const { maxTotalTokens, maxP95LatencyMs, maxToolCalls, maxDurationMinutes } = settings;
    const { maxCost, prices } = settings;
    return {
        ...(maxTotalTokens && { maxTotalTokens }),
        ...(maxP95LatencyMs && { maxP95LatencyMs }),
        ...(maxToolCalls && { maxToolCalls }),
        ...(maxDurationMinutes && { maxDurationMinutes }),
        ...(maxCost && { maxCost }),
        ...(prices && { prices }),
    };
}
function baselineOf(settings) {
    const { onMissingBaseline, baselineMaxAgeDays, onUnlikeBaseline } = settings;
    return {
        onMissing: onMissingBaseline ?? 'not-applicable',
        maxAgeMs: baselineMaxAgeDays === undefined ? null : baselineMaxAgeDays * DAY_MS,
        onUnlike: onUnlikeBaseline ?? 'warn',
    };
}
function modelRates({ others, named }) {
    return { others: fraction(others), named: fractions(named) };
}
function caseRates({ others, byCase, byTag, byModel }) {
    return {
        others: fraction(others),
        byCase: fractions(byCase),
        byTag: fractions(byTag),
        byModel: fractions(byModel),
    };
}
const fractions = (percents) => new Map([...percents].map(([name, percent]) => [name, asFraction(percent)]));
const fraction = (percent) => percent == null ? null : asFraction(percent);
/** Doubles stray at the far end: 99.9 / 100 is 0.9990000000000001. */
const asFraction = (percent) => Number((percent / 100).toPrecision(12));

// EXTERNAL MODULE: ./build/inputs/policy-rules.js
var policy_rules = __webpack_require__(46554);
// EXTERNAL MODULE: ./build/inputs/table/policy.js
var table_policy = __webpack_require__(37157);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
;// CONCATENATED MODULE: ./build/trouble/gathered-problems.js

/**
 * What `read` gives; null where something is wrong with what the user wrote, which joins `problems`,
 * so that all of it is told at once. Any other error goes on.
 */
async function gathering(problems, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof errors/* ConfigurationError */.j1))
            throw error;
        for (const problem of error.problems)
            problems.push(problem);
        return null;
    }
}

// EXTERNAL MODULE: ./build/policy/file-versions.js
var file_versions = __webpack_require__(9535);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./build/policy/policy-base.js

const commit = schemas/* looseObject */._H3({ sha: schemas/* string */.YjP().nullish() }).nullish();
const payloadSchema = schemas/* looseObject */._H3({
    pull_request: schemas/* looseObject */._H3({ base: commit }).nullish(),
    issue: schemas/* looseObject */._H3({ pull_request: schemas/* looseObject */._H3({}).nullish() }).nullish(),
    merge_group: schemas/* looseObject */._H3({ base_sha: schemas/* string */.YjP().nullish() }).nullish(),
});
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/**
 * Whose gate counts, by the event of the job. That of a pull request names the tip of the branch
 * that it goes into, and so does that of a merge queue; where the event leads from somebody's code to
 * a workflow of the default branch, as of a comment or of another run, it is the tip of that branch,
 * which `GITHUB_SHA` is then. Not the commit that the change branched off: its author chose that.
 */
function policyBase(environment, payload) {
    const event = environment['GITHUB_EVENT_NAME'] ?? '';
    const parsed = payloadSchema.safeParse(payload);
    const { pull_request: pull, issue, merge_group: group } = parsed.data ?? {};
    if (pull || event.startsWith('pull_request'))
        return at(pull?.base?.sha, event);
    if (group || event === 'merge_group')
        return at(group?.base_sha, event);
    const ofDefaultBranch = event === 'workflow_run' || issue?.pull_request != null;
    return ofDefaultBranch ? at(environment['GITHUB_SHA'], event) : { kind: 'checkout' };
}
function at(sha, event) {
    return sha && COMMIT.test(sha) ? { kind: 'commit', sha } : { kind: 'unknown', event };
}

;// CONCATENATED MODULE: ./build/policy/settings.js
/** All that settings ask for, one by one. */
function askedSettings(settings) {
    const { minPassRateByModelPercent: byModel, minCasePassRatePercent: byCase, prices } = settings;
    return [
        ...asked('min-pass-rate', settings.minPassRatePercent),
        ...asked('pass-rate-confidence', settings.passRateConfidence),
        ...asked('inference', settings.inference),
        ...asked('min-pass-rate-by-model', byModel?.others),
        ...askedOf('min-pass-rate-by-model', 'model', byModel?.named),
        ...asked('min-case-pass-rate', byCase?.others),
        ...askedOf('min-case-pass-rate', 'case', byCase?.byCase),
        ...askedOf('min-case-pass-rate', 'tag', byCase?.byTag),
        ...askedOf('min-case-pass-rate', 'model', byCase?.byModel),
        ...asked('regression', settings.regression),
        ...asked('regression-confidence', settings.regressionConfidencePercent),
        ...asked('min-effect', settings.minEffectPercent),
        ...asked('confirm', settings.confirm),
        ...asked('max-confirm-iterations', settings.maxConfirmIterations),
        ...asked('max-total-tokens', budgetText(settings.maxTotalTokens)),
        ...asked('max-p95-latency-ms', budgetText(settings.maxP95LatencyMs)),
        ...asked('max-tool-calls', budgetText(settings.maxToolCalls)),
        ...asked('max-duration-minutes', budgetText(settings.maxDurationMinutes)),
        ...asked('max-cost', budgetText(settings.maxCost)),
        ...[...(prices ?? [])].map(([name, price]) => ({
            ...{ setting: 'prices', about: { kind: 'model', name }, value: priceText(price) },
            path: ['prices', name],
        })),
        ...asked('on-missing-baseline', settings.onMissingBaseline),
        ...asked('baseline-max-age-days', settings.baselineMaxAgeDays),
        ...asked('on-unlike-baseline', settings.onUnlikeBaseline),
    ];
}
function asked(setting, value) {
    if (value === undefined || value === null)
        return [];
    return [{ setting, about: null, value: String(value), path: [setting] }];
}
function askedOf(setting, kind, rates = new Map()) {
    return [...rates].map(([name, percent]) => ({
        ...{ setting, about: { kind, name }, value: String(percent) },
        path: [setting, `${kind}s`, name],
    }));
}
function budgetText(budget) {
    if (budget === undefined)
        return undefined;
    if (budget.kind === 'absolute')
        return String(budget.limit);
    return `+${Number((budget.growth * 100).toPrecision(12))}%`;
}
const priceText = ({ input, output }) => `${input},${output}`;
/** By which the same thing is found among what somebody else asks for. */
const keyOf = ({ setting, about }) => JSON.stringify([setting, about?.kind, about?.name]);
/** What two places ask for together; where both say the same thing otherwise, the second counts. */
function merged(first, second) {
    const { minPassRateByModelPercent: firstModels, minCasePassRatePercent: firstCases } = first;
    const { minPassRateByModelPercent: secondModels, minCasePassRatePercent: secondCases } = second;
    const said = Object.entries(second).filter(([, value]) => value !== undefined);
    return {
        ...first,
        ...Object.fromEntries(said),
        ...(firstModels &&
            secondModels && {
            minPassRateByModelPercent: {
                others: secondModels.others ?? firstModels.others,
                named: new Map([...firstModels.named, ...secondModels.named]),
            },
        }),
        ...(firstCases &&
            secondCases && {
            minCasePassRatePercent: {
                others: secondCases.others ?? firstCases.others,
                byCase: new Map([...firstCases.byCase, ...secondCases.byCase]),
                byTag: new Map([...firstCases.byTag, ...secondCases.byTag]),
                byModel: new Map([...firstCases.byModel, ...secondCases.byModel]),
            },
        }),
        ...(first.prices && second.prices && { prices: new Map([...first.prices, ...second.prices]) }),
    };
}
/** What inputs and gate file both say, each otherwise. */
function contradictions(inputs, { settings, placeOf }) {
    const given = new Map(askedSettings(inputs).map((one) => [keyOf(one), one.value]));
    return askedSettings(settings).flatMap((one) => {
        const input = given.get(keyOf(one));
        if (input === undefined || input === one.value)
            return [];
        const of = one.about === null ? '' : ` of ${one.about.kind} ${JSON.stringify(one.about.name)}`;
        const message = `${one.setting}${of} is ${one.value} here and ${input} in the input; say it in one place.`;
        return { where: placeOf(one.path), message };
    });
}

;// CONCATENATED MODULE: ./build/policy/policy-changes.js

/** Which files count beside the inputs. */
function filesInForce(all) {
    return all.flatMap(({ file, inForce }) => (inForce === null ? [] : file));
}
/** Files that the code under test adds or takes away. */
function fileChanges(all) {
    return all.flatMap(({ file, inForce, head, isRemoved }) => {
        if (isRemoved)
            return [{ kind: 'removed-file', file }];
        return inForce === null && head !== null ? [{ kind: 'added-file', file }] : [];
    });
}
/** What a gate file would ask for in place of what it asks for. */
function settingChanges(base, head) {
    return changesOf(askedSettings(base.settings).map((one) => ({ ...one, key: keyOf(one) })), askedSettings(head.settings).map((one) => ({ ...one, key: keyOf(one) })));
}
/** Cases that would be put into quarantine, taken out of it, or kept in it for another time. */
function quarantineChanges(base, head) {
    const asked = (entry) => ({
        setting: 'quarantine',
        about: { kind: 'case', name: entry.case },
        value: `until ${lastDay(entry)}`,
        key: entry.case,
    });
    return changesOf(base.map(asked), head.map(asked));
}
const policy_changes_DAY_MS = 86_400_000;
const lastDay = ({ expiresAtMs }) => new Date(expiresAtMs - policy_changes_DAY_MS).toISOString().slice(0, 10);
/** In the order of the base, what is new behind it. */
function changesOf(base, head) {
    const before = new Map(base.map((one) => [one.key, one]));
    const after = new Map(head.map((one) => [one.key, one]));
    return [...new Map([...before, ...after]).values()].flatMap(({ setting, about, key }) => {
        const change = {
            ...{ setting, about },
            base: before.get(key)?.value ?? null,
            head: after.get(key)?.value ?? null,
        };
        return change.base === change.head ? [] : { kind: 'setting', ...change };
    });
}

;// CONCATENATED MODULE: ./build/policy/policy-in-force.js











/**
 * The policy that counts: the inputs, with what gate file and quarantine file say. Where a change is
 * judged, these are read from the commit that it goes into, and what it would change of them is told.
 * @throws ConfigurationError naming every problem at once, PolicyBaseError where that commit cannot
 * be read.
 */
async function readPolicy({ policy: inputs, policyFiles, baseline, }, { environment, payload, ...context }) {
    const around = { ...context, base: policyBase(environment, payload) };
    const problems = [];
    const parts = [];
    const readGate = gateFileReader((part) => parts.push(part));
    const gate = await readBoth(gateFileOf(policyFiles), readGate, around, problems);
    const quarantine = await readBoth(quarantineFileOf(policyFiles), quarantineReader, around, problems);
    // What the change says is what holds once it is merged.
    const part = gate.head === null ? parts.at(-1) : undefined;
    const isPart = part !== undefined;
    problems.push(...misfits(inputs, part ?? gate.head ?? gate.inForce, { baseline, isPart }));
    if (problems.length > 0)
        throw new errors/* ConfigurationError */.j1(problems);
    const settings = gate.inForce === null ? inputs : merged(inputs, gate.inForce.settings);
    const policy = {
        ...policyOf(settings),
        ...(quarantine.inForce && { quarantine: quarantine.inForce }),
    };
    const files = [...gate.versions, ...quarantine.versions];
    const changes = [
        ...fileChanges(files),
        ...(gate.inForce && gate.head ? settingChanges(gate.inForce, gate.head) : []),
        ...(quarantine.inForce && quarantine.head
            ? quarantineChanges(quarantine.inForce, quarantine.head)
            : []),
    ];
    const facts = {
        digest: digestOfPolicy(policy),
        base: around.base.kind === 'commit' ? around.base.sha : null,
        files: filesInForce(files),
        changes,
    };
    return { settings, policy, facts };
}
/** The policy on what servers offer, which the inputs alone say. */
function surfacePolicy({ surface }) {
    const policy = { minPassRate: null, surface: { failOn: surface.failOnChange } };
    const facts = { digest: digestOfPolicy(policy), base: null, files: [], changes: [] };
    return { settings: {}, policy, facts };
}
/**
 * What `read` gives of the inputs. Where these are wrong, what is wrong with the files of the policy
 * by themselves is told in the same go.
 */
async function readWithFiles(read, files, context) {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof errors/* ConfigurationError */.j1))
            throw error;
        throw new errors/* ConfigurationError */.j1([...error.problems, ...(await fileProblems(files, context))]);
    }
}
async function fileProblems(files, { environment, payload, ...context }) {
    const around = { ...context, base: policyBase(environment, payload) };
    const problems = [];
    try {
        await readBoth(gateFileOf(files), gateFileReader(), around, problems);
        await readBoth(quarantineFileOf(files), quarantineReader, around, problems);
    }
    catch (error) {
        // What counts cannot be read: what is known to be wrong is told all the same.
        if (!(error instanceof file_versions/* PolicyBaseError */.m))
            throw error;
    }
    return problems;
}
// Loaded only where there is such a file.
const gateFileReader = (onPart) => async (label, text) => {
    const { GateFileError, readGateFile } = await Promise.all(/* import() */[__webpack_require__.e(8836), __webpack_require__.e(4428)]).then(__webpack_require__.bind(__webpack_require__, 14647));
    try {
        return await readGateFile(label, text);
    }
    catch (error) {
        if (error instanceof GateFileError)
            onPart?.(error.rest);
        throw error;
    }
};
const quarantineReader = async (label, text) => (await Promise.all(/* import() */[__webpack_require__.e(8836), __webpack_require__.e(3025)]).then(__webpack_require__.bind(__webpack_require__, 16338))).readQuarantineFile(label, text);
function gateFileOf({ gateFile: file }) {
    return file === undefined ? null : { input: 'gate-file', file, optional: false };
}
function quarantineFileOf({ quarantineFile: file }) {
    return { input: 'quarantine-file', file, optional: file === table_policy/* DEFAULT_QUARANTINE_FILE */.Q };
}
async function readBoth(named, read, context, problems) {
    const content = async (version) => version === null ? null : gathering(problems, () => read(version.label, version.text));
    const versions = named === null ? null : await gathering(problems, () => (0,file_versions/* readVersions */.q)(named, context));
    if (named === null || versions === null)
        return { versions: [], inForce: null, head: null };
    const inForce = await content(versions.inForce);
    const isSame = versions.head?.text === versions.inForce?.text;
    const head = isSame ? inForce : await content(versions.head);
    return { versions: [{ ...versions, file: named.file }], inForce, head };
}
/** What of inputs and gate file, or of the part of it that holds up, does not fit together. */
function misfits(inputs, file, surroundings) {
    if (file === null)
        return [];
    const inFile = new Set(askedSettings(file.settings).map(({ setting }) => setting));
    const placeOf = (name) => (inFile.has(name) ? file.placeOf([name]) : name);
    return [
        ...contradictions(inputs, file),
        ...(0,policy_rules/* policyProblems */.N)(merged(inputs, file.settings), { ...surroundings, placeOf }),
    ];
}
/** What a policy is told by: the same for the same policy, in whatever order it was written. */
function digestOfPolicy({ quarantine = [], ...policy }) {
    const byCase = quarantine.toSorted((one, other) => (one.case < other.case ? -1 : 1));
    return (0,case_identity/* digestOf */.ol)((0,canonical_json/* canonicalJson */.d)(withoutMaps({ ...policy, quarantine: byCase })));
}
function withoutMaps(value) {
    if (value instanceof Map)
        return withoutMaps(Object.fromEntries(value));
    if (Array.isArray(value))
        return value.map(withoutMaps);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutMaps(part)]));
}


/***/ }),

/***/ 19224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _3: () => (/* binding */ missingServerConfig),
/* harmony export */   _T: () => (/* binding */ nearFiles),
/* harmony export */   qm: () => (/* binding */ usualServerConfig),
/* harmony export */   sZ: () => (/* binding */ folderForSuite),
/* harmony export */   vu: () => (/* binding */ missingSuiteFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _jsonc_servers_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95481);
/* harmony import */ var _text_meant_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26829);
/* harmony import */ var _workspace_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7546);





/** Where suites are kept, as the documentation has it. */
const SUITES = 'evals/**/*.{yaml,yml,json}';
/** Folders of what others wrote, which may hold any number of files. */
const FOREIGN = ['node_modules', '.git', '.venv', 'vendor'];
const MAX_SEEN = 200;
const PATTERN = /[*?{]/;
const MAX_LISTED = 5;
/** Where agents and editors keep their list of MCP servers, in a form that is read here too. */
const USUAL_CONFIGS = [
    '.mcp.json',
    'mcp.json',
    '.vscode/mcp.json',
    '.cursor/mcp.json',
    '.roo/mcp.json',
    '.kiro/settings/mcp.json',
    '.amazonq/mcp.json',
    '.junie/mcp/mcp.json',
    '.trae/mcp.json',
    'claude_desktop_config.json',
];
/** Where it stands among settings, if at all. */
const SETTINGS = ['.gemini/settings.json', '.qwen/settings.json'];
const MAX_SETTINGS_BYTES = 1024 * 1024;
/** The least that starts a server. */
const CONFIG_EXAMPLE = '{ "mcpServers": { "my-server": { "command": "node", "args": ["dist/server.js"] } } }';
/** What to say of a suite file that is not there: what the workspace has in its place. */
async function missingSuiteFile(file, workspace) {
    const pattern = PATTERN.test(file)
        ? ' This input takes one file, no pattern; give each suite a step or a matrix leg of its own.'
        : '';
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, file)).catch(() => null);
    if (target !== null)
        return `it is a link to \`${target}\`, which is not there.`;
    const near = await nearFiles(file, SUITES, workspace);
    return `there is no such file in the workspace.${pattern}${near ?? ' Is it checked out?'}`;
}
/** What to say of a folder in place of a suite file. */
async function folderForSuite(file, workspace) {
    const near = await nearFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(file, 'suite.yaml'), SUITES, workspace);
    return `\`${file}\` is a folder; name one file.${near ?? ''}`;
}
/**
 * Which files of a pattern are in the workspace in place of one that is not; null where there are none.
 * Begins with a space.
 */
async function nearFiles(file, pattern, workspace) {
    const found = await filesNear(file, pattern, workspace);
    const [nearest] = found;
    if (nearest === undefined)
        return null;
    const there = `There ${found.length > 1 ? 'are' : 'is'}: ${listed(found)}`;
    if (!isNear(file, nearest))
        return ` ${there}`;
    return ` Did you mean \`${nearest}\`?${found.length > 1 ? ` ${there}` : ''}`;
}
/** Whether a path may have been meant for another: its name, wherever it lies, or all of a pattern is half alike. */
function isNear(file, other) {
    if (goesThrough(file, other))
        return true;
    const [written, meant] = PATTERN.test(file) ? [file, other] : [nameOf(file), nameOf(other)];
    const letters = Math.max((0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_3__/* .lettersOf */ .bi)(written).length, (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_3__/* .lettersOf */ .bi)(meant).length);
    return (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_3__/* .slipsBetween */ .E$)(written, meant) <= letters / 2;
}
/** Whether a path takes another, which is a file, for a folder. */
const goesThrough = (file, other) => file.startsWith(`${other}/`);
/** Of a file, without its ending: folders and endings are alike in files of any name. */
const nameOf = (file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(file).name;
/** Files of the workspace, those whose names are written most alike first. */
async function filesNear(file, pattern, workspace) {
    const found = [];
    const exclude = (path) => FOREIGN.includes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    for await (const path of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.glob)(pattern, { cwd: workspace, exclude })) {
        found.push(path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/'));
        if (found.length >= MAX_SEEN)
            break;
    }
    const near = (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_3__/* .byNearness */ .fl)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(file), found.toSorted());
    if (PATTERN.test(file))
        return near;
    const wanted = nameOf(file);
    const slips = (one) => (goesThrough(file, one) ? 0 : (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_3__/* .slipsBetween */ .E$)(wanted, nameOf(one)));
    return near.toSorted((one, other) => slips(one) - slips(other));
}
function listed(paths) {
    const more = paths.length - MAX_LISTED;
    const names = paths
        .slice(0, MAX_LISTED)
        .map((path) => `\`${path}\``)
        .join(', ');
    return more > 0 ? `${names} and ${more} more.` : `${names}.`;
}
/** What to say of a list of servers that is not there: where one lies, or what is in one. */
async function missingServerConfig(file, workspace) {
    const beside = await usualServerConfig(workspace, file);
    const missing = `there is no file \`${file}\` in the workspace.`;
    if (beside !== undefined) {
        const message = `${missing} There is \`${beside}\`; name that one.`;
        return { where: 'mcp-config', message, example: beside };
    }
    return {
        where: 'mcp-config',
        message: `${missing} It names the MCP servers to start; write one like the example, and check the repository out before this step.`,
        example: CONFIG_EXAMPLE,
    };
}
/** A list of servers that lies in the workspace; undefined where there is none but that file. */
async function usualServerConfig(workspace, file) {
    for (const path of USUAL_CONFIGS.filter((usual) => usual !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(file))) {
        const there = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)).then(() => true, () => false);
        if (there)
            return path;
    }
    for (const path of SETTINGS)
        if (await hasServers(path, workspace))
            return path;
    return undefined;
}
/** False too where the file cannot be read: it is a guess. */
async function hasServers(path, workspace) {
    const options = { workspace, maxBytes: MAX_SETTINGS_BYTES, absoluteAnywhere: false };
    const text = await (0,_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readWorkspaceFile */ .sL)(path, options).catch(() => null);
    const value = text === null ? null : await (0,_jsonc_servers_file_js__WEBPACK_IMPORTED_MODULE_2__/* .serversFileValue */ .AI)(text);
    return Object.keys((0,_jsonc_servers_file_js__WEBPACK_IMPORTED_MODULE_2__/* .serversIn */ .AX)(value)).length > 0;
}


/***/ })

};
