export const id = 674;
export const ids = [674];
export const modules = {

/***/ 60674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command),
/* harmony export */   useDatabase: () => (/* binding */ useDatabase)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74499);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89862);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13099);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18763);
/* harmony import */ var _words_service_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66976);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24953);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50698);









const OPTIONS = {
    database: _options_js__WEBPACK_IMPORTED_MODULE_8__/* .database */ .OO,
    organization: (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)().describe('Organization of the key. It is created if it is missing.'),
    user: (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)().optional().describe('Email of a member. Default: a local owner.'),
    name: (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)().default('terminal').describe('Name of the key in lists.'),
};
const create = (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .defineCommand */ .NB)(OPTIONS, 0, async ({ values }, environment, write) => {
    const { workspace, logger, now } = environment;
    const { database: file, organization, user: email = null, name } = values;
    const { newKey } = await __webpack_require__.e(/* import() */ 5172).then(__webpack_require__.bind(__webpack_require__, 85172));
    const { issueKey } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(189), __webpack_require__.e(9677), __webpack_require__.e(7034), __webpack_require__.e(3255)]).then(__webpack_require__.bind(__webpack_require__, 48734));
    const key = newKey();
    const issued = await useDatabase((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, file), (stored) => issueKey(stored, key, { organization, email, name }, now()));
    if ('trouble' in issued)
        return issued;
    if ('problem' in issued)
        return refuse('--user', issued.problem);
    write(key);
    logger.info(_words_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .MESSAGES */ .n.newKey(issued.id));
    return _command_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT_CODES */ .ai.passed;
});
const list = (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .defineCommand */ .NB)({ database: _options_js__WEBPACK_IMPORTED_MODULE_8__/* .database */ .OO }, 0, async ({ values }, { workspace }, write) => {
    const { listKeys } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(189), __webpack_require__.e(9677), __webpack_require__.e(7034), __webpack_require__.e(3255)]).then(__webpack_require__.bind(__webpack_require__, 48734));
    const rows = await useExisting((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, values.database), listKeys);
    if ('trouble' in rows)
        return rows;
    for (const row of rows)
        write((0,_words_service_js__WEBPACK_IMPORTED_MODULE_6__/* .describeKey */ .Rx)(row));
    return _command_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT_CODES */ .ai.passed;
});
const revoke = (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .defineCommand */ .NB)({ database: _options_js__WEBPACK_IMPORTED_MODULE_8__/* .database */ .OO }, 1, async (given, { workspace, logger, now }) => {
    const [id] = given.operands;
    if (id === undefined)
        return refuse('keys revoke', { code: 'missing', key: 'ID' });
    const { revokeKey } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(189), __webpack_require__.e(9677), __webpack_require__.e(7034), __webpack_require__.e(3255)]).then(__webpack_require__.bind(__webpack_require__, 48734));
    return useExisting((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given.values.database), async (stored) => {
        const isRevoked = await revokeKey(stored, id, now());
        logger.info((0,_words_service_js__WEBPACK_IMPORTED_MODULE_6__/* .describeRevoked */ .Q4)(id, isRevoked));
        return isRevoked ? _command_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT_CODES */ .ai.passed : _command_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT_CODES */ .ai.invalid;
    });
});
const ACTIONS = new Map(Object.entries({ create, list, revoke }));
/** Runs `keys create`, `keys list` or `keys revoke ID`. A running service sees it at once. */
const command = {
    options: OPTIONS,
    start: async ([action, ...args], environment, write) => {
        const chosen = ACTIONS.get(action ?? '');
        if (chosen !== undefined)
            return chosen.start(args, environment, write);
        return refuse('keys', (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .valueProblem */ .FQ)(action, [...ACTIONS.keys()]));
    },
};
/** Opens the database of a service for a while, and creates it if it is missing. */
async function useDatabase(file, use) {
    const { openDatabase, DatabaseVersionError } = await Promise.all(/* import() */[__webpack_require__.e(189), __webpack_require__.e(8533), __webpack_require__.e(3628)]).then(__webpack_require__.bind(__webpack_require__, 93628));
    try {
        const stored = openDatabase(file);
        try {
            return await use(stored);
        }
        finally {
            await stored.destroy();
        }
    }
    catch (error) {
        if (error instanceof DatabaseVersionError) {
            return { trouble: { reason: 'database-version', file, version: error.version } };
        }
        return { trouble: { reason: 'database', file, detail: (0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error) } };
    }
}
/** Opens a database that must be there: a misspelt name creates none. */
const useExisting = async (file, use) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? useDatabase(file, use) : { trouble: { reason: 'no-database', file } };
const refuse = (source, data) => {
    return { problems: [{ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfFile */ .T2)(source), data }] };
};


/***/ }),

/***/ 72886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tb: () => (/* binding */ brokenOf),
/* harmony export */   ai: () => (/* binding */ countIterations),
/* harmony export */   e6: () => (/* binding */ totalOf)
/* harmony export */ });
/** Number of planned iterations. */
function totalOf({ passed, failed, missing }) {
    return passed + failed + missing;
}
/** Counts iterations by outcome. Missing ones were planned or started, and have no result. */
function countIterations(cases) {
    const all = cases.flatMap(({ iterations }) => iterations);
    const passed = all.filter((one) => one.outcome === 'passed').length;
    const failed = all.filter((one) => one.outcome === 'failed').length;
    const planned = cases.reduce((sum, one) => sum + Math.max(one.planned, one.iterations.length), 0);
    return { passed, failed, missing: planned - passed - failed };
}
/**
 * The cases that failed, or that a changed tool refuses. Without a pass rate, one with a model passes
 * if an iteration does, unless it got worse. What the gate excuses as known flaky is none of them.
 */
function brokenOf(cases, { value, checks, comparison }) {
    const isRated = checks.some(({ id }) => id === 'min-pass-rate');
    const regressed = new Set(comparison?.regressed.map(({ identity }) => identity));
    const isExcusing = checks.some(({ reason }) => reason?.code === 'known-flaky');
    const excused = new Set(isExcusing ? comparison?.knownFlaky.map((one) => one.identity) : []);
    return new Set(cases.filter((one) => {
        const { passed, failed } = countIterations([one]);
        const isWhole = passed === 0 || !one.isSampled || isRated;
        if (excused.has(one.identity))
            return false;
        if (failed > 0)
            return isWhole || regressed.has(one.identity);
        return value === 'failed' && one.iterations.some(({ outcome }) => outcome === 'invalid');
    }));
}


/***/ }),

/***/ 18763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ MESSAGES),
/* harmony export */   u: () => (/* binding */ describeRunEnd)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65416);
/* harmony import */ var _verdicts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46577);


/** What logs and the terminal say about anything but verdicts. Names and details are foreign text. */
const MESSAGES = {
    progress: (done, total, failed, ms) => `${done} of ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(total, 'iteration')}, ${failed} failed, after ${(ms / 1_000).toFixed(1)} s`,
    /** Looks at the run fail one after the other. */
    unseen: (trouble) => `The state of the run is not known for now. ${trouble}`,
    /** A run of an eval service that the action has left behind. */
    leftRun: (id, hasEnded) => `Run ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(id)} ${hasEnded ? 'had ended already' : 'is cancelled'}.`,
    leftRunTrouble: (trouble = '') => `A run may go on in the eval service. ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(trouble)}`.trimEnd(),
    noLeftRun: 'The action ended while it created a run, and the eval service lists none.',
    allServers: (servers) => `The suite does not name all its servers. It gets those of the project: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(servers)}.`,
    starting: (servers) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(`Starting ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(servers.length, 'server')}: ${servers.join(', ')}…`),
    watching: 'Waiting for changes. Press Ctrl-C to end.',
    /** `command` is not cut: people copy it. Without titles it runs all cases. */
    rerun: (command, hasTitles) => `Run ${hasTitles ? 'the failed cases' : 'them by `--filter` or `--tag`'} again: ${command}`,
    skippedAfterFailure: (suite) => `Skipped ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(suite)}: an iteration failed before.`,
    skippedBySelection: (suite) => `Skipped ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(suite)}: it has no such case.`,
    sound: (suite, cases, servers) => `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(suite)}: ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(cases, 'case')}, ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(servers, 'server')}`,
    /** `name` is the variable or server that holds a secret, which stays visible. */
    weakSecret: (name) => `The value of ${name} is too short or too common to be masked.`,
    noSlot: (seconds) => `All runs that the organization can have at the same time are active. Waiting for ${Math.round(seconds)} s at most.`,
    /** `paths` lead to what was left out of an answer of the service. */
    unreadable: (operation, paths) => `Left out of the answer to ${operation}: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(paths)}`,
    /** Their schema cannot be used, or not in time. */
    unchecked: (tools) => `Arguments are not checked, because the schema cannot be used: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(tools)}`,
    /** A surface does not show the verdict. */
    surface: (surface, detail) => `Could not write the ${surface}: ${detail}`,
    unsafeOutput: (name) => `The output \`${name}\` is empty, because its value is unsafe in a workflow. The report has it.`,
    noArtifacts: 'No artifact: there is no service for artifacts here.',
    /** Processes that the action had not ended itself. */
    leftovers: (number) => `The action was killed. Ended ${number} of its processes.`,
    uploadTime: (rows, minutes) => `The upload of ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rows, 'result')} takes about ${Math.ceil(minutes)} minutes.`,
    uploaded: (done, total, noun) => `Uploaded ${done} of ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(total, noun)}`,
    uploadedTo: (address, runId) => `The results are at ${address}, in run ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(runId)}.`,
    proxy: 'The service uses no proxy: `HTTP_PROXY` or `HTTPS_PROXY` is not an address.',
    listening: (origin) => `Listening on ${origin}`,
    firstKey: (database) => `There is no API key yet. Create one: \`keys create --organization NAME --database ${database}\``,
    /** Runs have the seconds to end. */
    stopping: (seconds) => `Stopping. Runs have ${seconds} s to end.`,
    /** The value of the key is printed elsewhere. */
    newKey: (id) => `This is key ${id}. It is shown only once.`,
};
const RUN_ENDS = {
    'service-stopped': 'The service stopped before the run had ended.',
    'no-results': 'Iterations without a result: {missing}.',
    silence: 'No results and no end of the run came for {hours} hours.',
};
/** Says why a run ended without a result. */
const describeRunEnd = (end) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .writeReason */ .UR)(RUN_ENDS, end);


/***/ }),

/***/ 46577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ describeOthers),
/* harmony export */   IO: () => (/* binding */ describeRule),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Ux: () => (/* binding */ describeQuarantine),
/* harmony export */   V$: () => (/* binding */ describeCause),
/* harmony export */   a2: () => (/* binding */ nounOf),
/* harmony export */   jM: () => (/* binding */ describePolicyChanges),
/* harmony export */   kJ: () => (/* binding */ describeCase),
/* harmony export */   uF: () => (/* binding */ unitOf),
/* harmony export */   wv: () => (/* binding */ describeCounts),
/* harmony export */   zN: () => (/* binding */ some)
/* harmony export */ });
/* harmony import */ var _report_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72886);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65416);


/** A share from 0 to 1 as percent, at most two decimals, rounded down. */
function percent(share) {
    return `${Math.floor(share * 10_000 + 1e-6) / 100} %`;
}
/** Such as `1 case`, `2 cases`. */
function count(number, noun) {
    return `${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER */ .uk.format(number)} ${noun}${number === 1 ? '' : 's'}`;
}
/** Such as `2 fixed`; nothing if it is none. */
const some = (number, what) => number > 0 ? [`${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER */ .uk.format(number)} ${what}`] : [];
/** What readers call a case. */
const nounOf = (source) => (source === 'results' ? 'test' : 'case');
/** What readers call an iteration. A test that several files have has several results. */
const unitOf = ({ source, total }, counts) => (source === 'evals' ? 'iteration' : total < (0,_report_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalOf */ .e6)(counts) ? 'result' : 'test');
const without = ({ missing }) => missing === 0 ? '' : `, ${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER */ .uk.format(missing)} without a result`;
/** Such as `11 of 12 iterations passed, 1 without a result`. */
const describeCounts = (counts, noun, what = 'passed') => `${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER */ .uk.format(counts[what])} of ${count((0,_report_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalOf */ .e6)(counts), noun)} ${what}${without(counts)}`;
/** What cases fail by, in one line. `number` is 0 if it ended the run. */
const describeCause = (sentence, number, isNew, source) => number === 0 ? sentence : `${sentence} (${count(number, nounOf(source))}${isNew ? ', new' : ''})`;
/** One line for a case: a mark, and how many iterations passed. */
function describeCase(title, counts) {
    const { passed, failed, missing } = counts;
    if (passed + failed === 0)
        return `? ${title} (no result)`;
    const mark = failed > 0 ? '✗' : missing > 0 ? '?' : '✓';
    if (passed + failed === 1 && missing === 0)
        return `${mark} ${title}`;
    return `${mark} ${title} (${passed}/${(0,_report_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .totalOf */ .e6)(counts)}${without(counts)})`;
}
/** Says how many cases did not run, and which passed after a retry. Empty if there are none. */
const describeOthers = (skipped, flaky) => [
    ...some(skipped, 'skipped'),
    ...some(flaky.length, `flaky, passed after a retry: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(flaky)}`),
];
/** Says why these checks decide: who has set them, or what holds if nothing is set. */
function describeRule({ rule, policy, checks }, source) {
    const base = policy?.base ? ' of the base commit' : '';
    const file = policy?.file ? `gate file \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(policy.file)}\`${base} sets` : 'inputs set';
    if (rule === 'policy')
        return `The ${file} what is required.`;
    const deciding = checks.filter(({ gates, outcome, reason }) => gates && outcome !== 'notApplicable' && reason?.code !== 'no-baseline');
    const rules = deciding.flatMap(({ id }) => DEFAULT_RULES[id] ?? []);
    if (rules.length === 0)
        return '';
    return `No pass rate is set: ${rules.join('; ').replace('case', nounOf(source))}.`;
}
const DEFAULT_RULES = {
    'all-passed': 'each case must pass',
    'no-regression': 'cases with a model must not get worse than the baseline',
    'sampled-cases': 'each case with a model must pass at least once',
};
/** Says what a change alters in the gate file, in one line; empty if nothing. */
function describePolicyChanges({ changes }) {
    const settings = changes.map(({ setting, subject, from, to }) => {
        const change = to === null ? 'removed' : `${from === null ? 'added:' : `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(from)} →`} ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(to)}`;
        const of = subject === null ? '' : ` of \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(subject)}\``;
        return `\`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .brief */ .dh)(setting)}\`${of} ${change}`;
    });
    if (settings.length === 0)
        return '';
    return `This change alters the gate file: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(settings)}. The version of the base counts.`;
}
const QUARANTINE = {
    active: 'Quarantined until {expires}, not counted: {case} ({result}; {reason}; {owner}).',
    expired: 'The quarantine of {case} ended on {expires}. It counts again. Owner: {owner}.',
    unknown: 'The quarantine names {case}, which does not exist. Remove the entry.',
    repeated: 'The quarantine names {case} twice. Remove one entry.',
};
/** Describes an entry of the quarantine with the results of its case, in one line. */
function describeQuarantine(entry, counts, source) {
    const result = describeCounts(counts, unitOf({ source, total: 1 }, counts));
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .write */ .M9)(QUARANTINE[entry.state], { ...entry, result });
}


/***/ })

};
