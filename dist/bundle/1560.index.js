export const id = 1560;
export const ids = [1560,476];
export const modules = {

/***/ 11560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAction: () => (/* binding */ runAction),
/* harmony export */   runRequest: () => (/* binding */ runRequest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89862);
/* harmony import */ var _surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94576);
/* harmony import */ var _surfaces_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61084);
/* harmony import */ var _post_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30476);





const runAction = () => run({ verdict: 'incomplete' }, () => Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(9547), __webpack_require__.e(6417), __webpack_require__.e(4236), __webpack_require__.e(2730), __webpack_require__.e(3900), __webpack_require__.e(2299), __webpack_require__.e(6033), __webpack_require__.e(4023), __webpack_require__.e(2595), __webpack_require__.e(9396), __webpack_require__.e(4499), __webpack_require__.e(8298), __webpack_require__.e(1167)]).then(__webpack_require__.bind(__webpack_require__, 31167)));
const runRequest = () => run({}, () => Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(9547), __webpack_require__.e(4236), __webpack_require__.e(2730), __webpack_require__.e(3900), __webpack_require__.e(2299), __webpack_require__.e(6033), __webpack_require__.e(4023), __webpack_require__.e(4499), __webpack_require__.e(8298), __webpack_require__.e(4760)]).then(__webpack_require__.bind(__webpack_require__, 94760)));
/** `outputs` stand if the process is killed. */
async function run(outputs, load) {
    const processMark = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    // Before anything else is loaded: the last value of an output wins, so that every way out leaves
    // a verdict.
    const write = (0,_surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationWriter */ .ZV)((text) => process.stdout.write(text));
    const save = (path, values) => {
        try {
            (0,_surfaces_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOutputs */ .Kn)(path, values);
        }
        catch (error) {
            write(`::warning::Could not write the outputs: ${(0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).replaceAll('\n', ' ')}\n`);
        }
    };
    save(process.env['GITHUB_OUTPUT'] ?? '', outputs);
    const { GITHUB_STATE: state } = process.env;
    // For `post.ts`, if this process is killed.
    const keep = state ? (name, value) => save(state, { [name]: value }) : undefined;
    keep?.(_post_js__WEBPACK_IMPORTED_MODULE_4__.PROCESS_MARK, processMark);
    const cancelled = new AbortController();
    // The runner sends SIGINT, then SIGTERM 7.5 s later.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, () => cancelled.abort());
    const { main } = await load();
    const code = await main(process.env, process.cwd(), cancelled.signal, write, processMark, keep);
    // A slow reader gets all lines.
    process.stdout.write('', () => process.exit(code));
}


/***/ }),

/***/ 30476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PROCESS_MARK: () => (/* binding */ PROCESS_MARK),
/* harmony export */   runPost: () => (/* binding */ runPost)
/* harmony export */ });
/* harmony import */ var _lib_process_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68101);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18763);


/** Under this name the action saves the mark of its processes. */
const PROCESS_MARK = 'process-mark';
/**
 * Ends what the action has left behind: its processes, which only Linux finds, if it was killed, and
 * runs of a service of others.
 */
async function runPost() {
    // The runner hands over what the action has saved.
    const mark = process.env[`STATE_${PROCESS_MARK}`] ?? '';
    const ended = mark === '' ? 0 : (0,_lib_process_table_js__WEBPACK_IMPORTED_MODULE_0__/* .killMarked */ .fR)(mark);
    if (ended > 0)
        process.stdout.write(`${_words_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .MESSAGES */ .n.leftovers(ended)}\n`);
    const saved = Object.entries(process.env).filter(([name]) => name.startsWith('STATE_run'));
    const runs = saved.flatMap(([, value]) => value || []);
    if (runs.length === 0)
        return;
    const { cancelRuns } = await Promise.all(/* import() */[__webpack_require__.e(4236), __webpack_require__.e(2730), __webpack_require__.e(2299), __webpack_require__.e(4499), __webpack_require__.e(174)]).then(__webpack_require__.bind(__webpack_require__, 76858));
    await cancelRuns(runs, process.env['INPUT_API-KEY'] ?? '');
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

/***/ 94576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ commandOf),
/* harmony export */   UA: () => (/* binding */ writeAnnotations),
/* harmony export */   ZV: () => (/* binding */ annotationWriter),
/* harmony export */   ec: () => (/* binding */ LOG_ANNOTATIONS),
/* harmony export */   kc: () => (/* binding */ logText)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95498);

/** Of each kind, the verdict included. The runner shows no more. */
const LOG_ANNOTATIONS = 10;
/** The runner cuts longer messages. */
const LINE_LIMIT = 4_096;
const COMMANDS = { failure: 'error', warning: 'warning', notice: 'notice' };
/**
 * Text of others for the log, clean and redacted. It cannot give commands to the runner, which reads
 * `::` at the start of a line and `##[` anywhere.
 */
function logText(text, redactor) {
    const lines = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text).split('\n');
    const plain = lines.map((line) => redactor.text(line, LINE_LIMIT).replaceAll('##[', '## ['));
    return plain.map((line) => line.replace(/^(?:\s*::)+/, '')).join('\n');
}
/**
 * A command to the runner. Empty properties are left out.
 *
 * Own code, since `@actions/core` takes long to load and writes to standard output itself.
 */
function commandOf(name, message, properties = {}) {
    const list = Object.entries(properties)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => `${key}=${value.replace(/[%\r\n:,]/g, encodeURIComponent)}`)
        .join(',');
    return `::${name}${list && ` ${list}`}::${message.replace(/[%\r\n]/g, encodeURIComponent)}\n`;
}
/** Adds to the log of a job: each annotation once, and further ones of a kind as plain lines. */
function annotationWriter(write) {
    const said = new Map();
    return (text) => {
        const [start = '', kind] = /^::(error|warning|notice)[^:]*::/.exec(text) ?? [];
        if (kind === undefined)
            return write(text);
        const ofKind = said.get(kind) ?? new Set();
        if (ofKind.has(text))
            return;
        said.set(kind, ofKind.add(text));
        const plain = text.slice(start.length).replace(/%(25|0D|0A)/g, decodeURIComponent);
        write(ofKind.size > LOG_ANNOTATIONS ? plain : text);
    };
}
/** Writes annotations to the log of the job. */
function writeAnnotations(annotations, redactor, write) {
    const plain = (text) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(logText(text, redactor), LINE_LIMIT);
    for (const { level, title, message, file, line } of annotations) {
        const place = { file: plain(file ?? ''), line: String(line ?? ''), title: plain(title) };
        write(commandOf(COMMANDS[level], plain(message), place));
    }
}


/***/ }),

/***/ 61084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ unsafeOutputs),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Yz: () => (/* binding */ outputsOf)
/* harmony export */ });
/* unused harmony exports OUTPUTS, REQUEST_OUTPUTS */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _report_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72886);



/** Words that no shell and no expression of a workflow obeys. */
const SAFE_WORD = /^\w[\w.:-]{0,199}$/;
/** Each output once, with its description. */
const OUTPUTS = {
    verdict: '`passed`, `failed`, `incomplete` or `invalid`.',
    status: 'Status of the run, `cancelled` also if the action stops waiting for it.',
    result: 'The result of the run by the criteria of the suite, `passed` or `failed`.',
    'run-id': 'Id of the run.',
    'suite-id': 'Id of the suite.',
    total: 'Number of planned iterations, or of tests that were not skipped.',
    passed: 'Number of iterations or tests that passed.',
    failed: 'Number of iterations or tests that failed.',
    'pass-rate': 'Percent of `total` that passed, rounded down.',
    'report-path': 'Path of `report.json`.',
    'summary-path': 'Path of `report.md`. Empty without one.',
    'comment-url': 'Address of the comment of the pull request. Empty without one.',
    'check-url': 'Address of the check run. Empty without one.',
    'artifact-url': 'Address of the artifact with the report. Empty without one.',
};
const REQUEST_OUTPUTS = {
    result: 'The answer as JSON. Empty if it has more than 64 KiB.',
    'result-path': 'Path of a file with the whole answer. Empty without one.',
    status: 'HTTP status of the answer. Empty without one.',
    'error-code': 'The error code of the API, or why there is no answer, such as `network`.',
    'is-error': 'Whether a tool returned an error, or a server is not ready: `true` or `false`.',
};
/**
 * Writes outputs of the step, one by one: what was written stands if the disk is full at the next.
 * The last value of a name wins.
 *
 * Own code, since the first write comes before anything else is loaded.
 * @param path the runner's `GITHUB_OUTPUT`
 */
function writeOutputs(path, outputs) {
    for (const [name, value] of Object.entries(outputs)) {
        const border = `border_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, `${name}<<${border}\n${value}\n${border}\n`);
    }
}
/** The outputs of a judged report, the verdict first. `counts` are those of the cases that count. */
function outputsOf(report, verdict, counts, places) {
    const { passed, failed } = counts;
    const total = (0,_report_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .totalOf */ .e6)(counts);
    const rate = total === 0 ? '' : (Math.floor((10_000 * passed) / total) / 100).toFixed(2);
    const known = new Map(Object.entries(places));
    for (const [name, value] of foreignOutputs(report))
        known.set(name, isSafe(value) ? value : '');
    const own = { total, passed, failed, verdict: verdict.value, 'pass-rate': rate };
    for (const [name, value] of Object.entries(own))
        known.set(name, String(value));
    return Object.fromEntries(Object.keys(OUTPUTS).map((name) => [name, known.get(name) ?? '']));
}
/** Names of outputs that are empty because a workflow could obey their values. */
function unsafeOutputs(report) {
    const unsafe = foreignOutputs(report).filter(([, value]) => !isSafe(value));
    return unsafe.map(([name]) => name);
}
const isSafe = (value) => value === '' || SAFE_WORD.test(value);
/** What services and result files say. */
function foreignOutputs({ run, suite }) {
    const { id = '', status = '', result } = run ?? {};
    const ids = { 'run-id': id, 'suite-id': suite.id ?? '' };
    return Object.entries({ status, result: result ?? '', ...ids });
}


/***/ })

};
