export const id = 8312;
export const ids = [8312];
export const modules = {

/***/ 63490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _inputs_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49654);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24953);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50698);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56949);




const { results } = _inputs_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc;
const OPTIONS = (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .withInputs */ .wH)('results', { json: _options_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq, output: _options_js__WEBPACK_IMPORTED_MODULE_2__/* .output */ .CG, dotenv: _options_js__WEBPACK_IMPORTED_MODULE_2__/* .dotenv */ .PM });
/** Runs `ingest PATTERN…`: judges the result files that the patterns match. */
const command = (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .defineCommand */ .NB)(OPTIONS, Infinity, async (given, environment, write) => {
    const { values, operands } = given;
    const inputs = (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .inputsOf */ .Vc)('results', values);
    const patterns = [inputs.get(results.name) ?? '', ...operands].join('\n').trim();
    const problems = given.problems.concat((0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .outputProblems */ .GW)(values.output, environment.workspace));
    const files = patterns === '' ? [] : [patterns];
    if (files.length === 0)
        problems.push((0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .missingFile */ .Bi)('ingest', 'PATTERN'));
    if (problems.length > 0)
        return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .findMistakes */ .FD)('results', inputs, files, environment, { problems });
    inputs.set(results.name, patterns);
    const result = await (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .judge */ .S4)(inputs, 'results', environment);
    (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .showReport */ .UY)(result.file, values.json, write);
    return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .finish */ .O9)([result], false, values.output, environment);
});


/***/ }),

/***/ 56949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ findMistakes),
/* harmony export */   GW: () => (/* binding */ outputProblems),
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   UY: () => (/* binding */ showReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49654);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89862);
/* harmony import */ var _pipeline_pipeline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82734);
/* harmony import */ var _render_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99743);
/* harmony import */ var _render_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74148);
/* harmony import */ var _report_failure_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11589);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13099);
/* harmony import */ var _sources_evals_selection_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44590);
/* harmony import */ var _surfaces_report_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(49849);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(18763);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(24953);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(50698);














/** What is wrong with the path of the report. */
function outputProblems(output, workspace) {
    // Only a folder has something in it.
    if (output === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, output) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return [];
    const data = { code: 'unreadable', reason: 'not-a-file', near: [] };
    return [{ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_8__/* .placeOfFile */ .T2)('--output'), data }];
}
/** Runs a source and judges it. Problems are about options: a terminal has no inputs. */
async function judge(inputs, source, environment, wanted) {
    const known = (0,_inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalInputs */ .MT)(source);
    const given = new Map(inputs);
    const { baseUrl, apiKey } = _inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc;
    const key = given.has(baseUrl.name) ? environment.variables[_options_js__WEBPACK_IMPORTED_MODULE_13__/* .KEY_VARIABLE */ .$9] : undefined;
    if (key !== undefined)
        given.set(apiKey.name, given.get(apiKey.name) || key);
    const judged = await (0,_pipeline_pipeline_js__WEBPACK_IMPORTED_MODULE_4__/* .runPipeline */ .a)(given, known, environment, wanted);
    const { report, verdict, origin, baseline } = judged;
    for (const problem of report.problems)
        (0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .nameOptions */ .__)(problem, known);
    return { file: (0,_surfaces_report_file_js__WEBPACK_IMPORTED_MODULE_10__/* .reportFileOf */ .w)(report, verdict, origin), baseline };
}
/** Lists all that is wrong with options, the gate file, and suites or patterns of result files. */
async function findMistakes(source, inputs, files, environment, check) {
    if (files.length === 0)
        return check;
    const { name } = source === 'evals' ? _inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc.suiteFile : _inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc.results;
    const found = new Map();
    for (const file of files) {
        const given = new Map([...inputs, [name, file]]);
        const { file: judged } = await judge(given, source, environment, { ..._sources_evals_selection_js__WEBPACK_IMPORTED_MODULE_9__/* .ALL */ .y2, check });
        for (const failure of judged.report.failures)
            throw new _report_failure_error_js__WEBPACK_IMPORTED_MODULE_7__/* .FailureError */ .p(failure);
        for (const one of judged.report.problems)
            found.set(JSON.stringify(one), one);
    }
    return { problems: [...found.values()] };
}
/** Prints a report for people, or as JSON. `rerun`: the words of a command that runs it again. */
function showReport(file, isJson, write, rerun = null) {
    const { report, verdict } = file;
    if (isJson) {
        write(JSON.stringify(file));
        return;
    }
    const lines = (0,_render_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .renderTerminal */ .bF)(report, (0,_render_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .findNews */ .NK)(report, verdict));
    const program = ['node', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)('', process.argv[1] ?? '')];
    const again = rerun === null ? null : (0,_render_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .rerunCommand */ .w4)(file, program.concat(rerun));
    if (again !== null)
        lines.splice(-1, 0, { text: _words_messages_js__WEBPACK_IMPORTED_MODULE_11__/* .MESSAGES */ .n.rerun(again.command, again.hasTitles), role: 'dim' });
    for (const { text, role } of lines)
        write(text, role);
}
/** Writes reports to the file of `--output`. Returns the exit code of the worst verdict. */
async function finish(results, isList, output, { logger, workspace }) {
    const verdicts = results.map(({ file: { report, verdict } }) => report.isAllowedEmpty ? 'passed' : verdict.value);
    if (output !== undefined) {
        try {
            await (0,_surfaces_report_file_js__WEBPACK_IMPORTED_MODULE_10__/* .writeReports */ .L)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, output), results, isList);
        }
        catch (error) {
            logger.error(_words_messages_js__WEBPACK_IMPORTED_MODULE_11__/* .MESSAGES */ .n.surface('report', (0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)));
            verdicts.push('incomplete');
        }
    }
    const worst = Object.entries(_command_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT_CODES */ .ai).find(([value]) => verdicts.includes(value));
    return worst?.[1] ?? _command_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT_CODES */ .ai.incomplete;
}


/***/ }),

/***/ 68101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ HAS_TABLE),
/* harmony export */   EX: () => (/* binding */ hasLivingMember),
/* harmony export */   fR: () => (/* binding */ killMarked),
/* harmony export */   l6: () => (/* binding */ MARK_VARIABLE),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89862);
/** Looks into /proc, which only Linux has. Elsewhere nothing is found. */


/** A process may start another one while both are looked for. */
const MAX_LOOKS = 10;
/** Processes that are dead, and stay until someone asks how they ended. */
const DEAD = ['Z', 'X'];
const HAS_TABLE = process.platform === 'linux';
/** In the environment of each process that is started. Its value is a mark. */
const MARK_VARIABLE = 'MCP_EVAL_GATE_PROCESS';
/**
 * Kills each process that has a mark in its environment, and what it has passed the mark on to. The
 * part before the point is the mark of all groups of a run. Returns how many there were.
 */
function killMarked(mark) {
    const marks = [`${MARK_VARIABLE}=${mark}\0`, `${MARK_VARIABLE}=${mark}.`];
    const killed = new Set();
    for (let look = 0; look < MAX_LOOKS; look += 1) {
        const found = processesWith('environ', (content) => marks.some((marked) => content.includes(marked)));
        if (found.length === 0)
            break;
        for (const pid of found) {
            sendSignal(pid, 'SIGKILL');
            killed.add(pid);
        }
    }
    return killed.size;
}
/** Whether a process group has a member that is not dead. */
function hasLivingMember(group) {
    const found = processesWith('stat', (content) => {
        // `pid (name) state parent group …`: the name may hold anything.
        const [state = '', , member] = content.slice(content.lastIndexOf(')') + 2).split(' ');
        return Number(member) === group && !DEAD.includes(state);
    });
    return found.length > 0;
}
/** Sends a signal to a process, or to a group by its negative number. Returns whether it exists. */
function sendSignal(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch (error) {
        // EPERM: on macOS only zombies are left.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === 'ESRCH' || (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === 'EPERM')
            return false;
        throw error;
    }
}
function processesWith(file, holds) {
    if (!HAS_TABLE)
        return [];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
    return names.filter((name) => holds(contentOf(`/proc/${name}/${file}`))).map(Number);
}
function contentOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'latin1');
    }
    catch (error) {
        // The process is gone, or another user's.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === undefined)
            throw error;
        return '';
    }
}


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
