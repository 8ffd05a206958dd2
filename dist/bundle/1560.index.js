export const id = 1560;
export const ids = [1560,476];
export const modules = {

/***/ 11560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAction: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89862);
/* harmony import */ var _surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94576);
/* harmony import */ var _surfaces_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61084);
/* harmony import */ var _post_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30476);





/** Runs the action and ends the process. */
async function runAction() {
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
    save(process.env['GITHUB_OUTPUT'] ?? '', { verdict: 'incomplete' });
    const { GITHUB_STATE: state } = process.env;
    // For `post.ts`, if this process is killed.
    const keep = state ? (name, value) => save(state, { [name]: value }) : undefined;
    keep?.(_post_js__WEBPACK_IMPORTED_MODULE_4__.PROCESS_MARK, processMark);
    const cancelled = new AbortController();
    // The runner sends SIGINT, then SIGTERM 7.5 s later.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, () => cancelled.abort());
    const { main } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(737), __webpack_require__.e(6417), __webpack_require__.e(4236), __webpack_require__.e(9677), __webpack_require__.e(7034), __webpack_require__.e(7131), __webpack_require__.e(3511), __webpack_require__.e(1106), __webpack_require__.e(2085), __webpack_require__.e(1581), __webpack_require__.e(4499), __webpack_require__.e(4625), __webpack_require__.e(1167)]).then(__webpack_require__.bind(__webpack_require__, 31167));
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
    const { cancelRuns } = await Promise.all(/* import() */[__webpack_require__.e(4236), __webpack_require__.e(7034), __webpack_require__.e(7131), __webpack_require__.e(4499), __webpack_require__.e(174)]).then(__webpack_require__.bind(__webpack_require__, 76858));
    await cancelRuns(runs, process.env['INPUT_API-KEY'] ?? '');
}


/***/ }),

/***/ 89862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   US: () => (/* binding */ stackOf),
/* harmony export */   bD: () => (/* binding */ messageOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** The message of anything thrown. An error that joins several has an empty one of its own. */
function messageOf(error) {
    if (error instanceof AggregateError && error.message === '') {
        return error.errors.map(messageOf).join('; ');
    }
    return Error.isError(error) ? error.message : String(error);
}
/** The code of a system error, such as `ENOENT`; `undefined` for other errors. */
function errorCode(error) {
    if (!Error.isError(error) || !('code' in error))
        return undefined;
    return typeof error.code === 'string' ? error.code : undefined;
}
/** The stack of anything thrown and of its causes, for a debug log. */
function stackOf(error) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(error);
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

/***/ 95498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Gr: () => (/* binding */ ELLIPSIS),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/** Foreign text: decode, clean, redact, cut, escape, in that order. Here are decode, clean and cut. */
const ESC = '\\u001b';
const END_OF_STRING = `(?:\\u0007|${ESC}\\\\|\\u009c)`;
/** Terminal escapes: OSC, DCS and similar ones with what they hold; CSI; short ones. */
const TERMINAL_ESCAPE = new RegExp(`(?:${ESC}[\\]PX^_]|[\\u009d\\u0090\\u0098\\u009e\\u009f])[^\\u0007\\u001b\\u009c]*${END_OF_STRING}?` +
    `|(?:${ESC}\\[|\\u009b)[0-?]*[ -/]*[@-~]?` +
    `|${ESC}[ -/]*[0-~]?`, 'g');
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const PICTOGRAPH = '\\p{Extended_Pictographic}[\\u{1f3fb}-\\u{1f3ff}]?\\ufe0f?';
const JOINING_LETTER = '[\\u0620-\\u06ff\\u0750-\\u077f\\u0900-\\u0dff]';
/** Joiners that readers need: within an emoji, and between letters of Persian or Indic words. */
const NEEDED = `${PICTOGRAPH}(?:\\u200d${PICTOGRAPH})*|[0-9#*]\\ufe0f?\\u20e3|${JOINING_LETTER}[\\u200c\\u200d](?=${JOINING_LETTER})`;
/**
 * Control, format, private and unassigned characters, selectors, fillers, lone surrogates. What begins
 * or ends a terminal escape stays until the others within the escape are gone.
 */
const INVISIBLE = '(?![\\t\\n\\r\\u0007\\u001b\\u0080-\\u009f])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Default_Ignorable_Code_Point}\\u2800]';
const UNCLEAN = new RegExp(`(?<needed>${NEEDED})|${INVISIBLE}`, 'gu');
const BORDER = /(?![\t\n])\p{Cc}/gu;
/** More marks on one letter run over the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const OTHER_SPACE = /(?! )\p{Zs}/gu;
/** Most texts have nothing to clean. */
const UNUSUAL = /[^\n\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u23ff\u2500-\u27bf]/;
const ELLIPSIS = '…';
/** Decodes UTF-8; bytes that are none become U+FFFD. A byte order mark is left out. */
function decode(bytes) {
    return new TextDecoder().decode(bytes);
}
/**
 * Removes what fools a terminal or a reader: terminal escapes, control and zero-width characters,
 * direction marks. Line breaks become line feeds, all spaces become blanks.
 */
function clean(text) {
    if (!UNUSUAL.test(text))
        return text;
    return text
        .replace(UNCLEAN, (_match, needed) => needed ?? '')
        .replace(TERMINAL_ESCAPE, '')
        .replace(LINE_BREAK, '\n')
        .replace(BORDER, '')
        .replace(PILED_MARKS, '$1')
        .replace(OTHER_SPACE, ' ');
}
/** Cuts to `limit` UTF-16 units, ellipsis included. Leaves no half of a character. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    const kept = text.slice(0, Math.max(0, limit - ELLIPSIS.length));
    return kept.replace(/\u200d?[\ud800-\udbff]?$/, '') + ELLIPSIS;
}
/** One clean line of at most `limit` UTF-16 units: white space becomes one blank. */
function oneLine(text, limit) {
    return cut(clean(text)
        .replace(/\s{2,}|[^\S ]/g, ' ')
        .trim(), limit);
}
/** Parses JSON; `undefined` for what is none. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
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
/* unused harmony export OUTPUTS */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _report_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72886);



/** Words that no shell and no expression of a workflow obeys. */
const SAFE_WORD = /^\w[\w.:-]{0,199}$/;
/** Each output once, with its description. */
const OUTPUTS = {
    verdict: '`passed`, `failed`, `incomplete` or `invalid`.',
    status: 'Status of the run.',
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
    const ids = [
        ['run-id', id],
        ['suite-id', suite.id ?? ''],
    ];
    return [['status', status], ['result', result ?? ''], ...ids];
}


/***/ }),

/***/ 65416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ position),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Sw: () => (/* binding */ choose),
/* harmony export */   UR: () => (/* binding */ writeReason),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   YF: () => (/* binding */ adding),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   pV: () => (/* binding */ exactly),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   q9: () => (/* binding */ cutSentence),
/* harmony export */   uk: () => (/* binding */ NUMBER),
/* harmony export */   v6: () => (/* binding */ ended),
/* harmony export */   xx: () => (/* binding */ because)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95498);

/** Characters of foreign text in a sentence, and of those that are looked at. */
const SHOWN = 300;
const SEEN = 10 * SHOWN;
const BRIEF = 60;
let formatter;
/** At most two decimals, or three digits of small numbers. */
const NUMBER = {
    format: (value) => {
        // Most numbers look the same without a formatter, which takes long to load.
        if (Number.isInteger(value) && Math.abs(value) < 1_000)
            return String(value);
        formatter ??= new Intl.NumberFormat('en-US', {
            maximumFractionDigits: 2,
            maximumSignificantDigits: 3,
            roundingPriority: 'morePrecision',
        });
        return formatter.format(value);
    },
};
/** Foreign text in one line. Most of it is clean, so that little more than what is shown is enough. */
function shown(text) {
    const line = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, SHOWN + BRIEF), SHOWN);
    return line.length >= SHOWN ? line : (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, SEEN), SHOWN);
}
/** Foreign text in one line, with all that may differ from another one: line breaks, tabs, blanks. */
const exactly = (text) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text.slice(0, SEEN)).replaceAll('\n', '\\n').replaceAll('\t', '\\t'), SHOWN);
/** A place in a file. */
const position = (file, line) => `${shown(file)}${line === null ? '' : `:${line}`}`;
/** Stands for content that is not shown. */
const leftOut = (what, bytes, isCut) => `[${shown(what)}, ${isCut ? 'over ' : ''}${NUMBER.format(Math.ceil(bytes / 1_000))} kB]`;
/** The end of a sentence with foreign text that says more, if there is any. */
const because = (detail) => (detail === '' ? '.' : `: ${shown(detail)}`);
/** Ends a sentence, unless its foreign text does. */
const ended = (sentence) => /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
/** Adds to a sentence, before its full stop. */
const adding = (sentence, more) => sentence.endsWith('.') ? `${sentence.slice(0, -1)}${more}.` : `${sentence}${more}`;
/** Milliseconds in seconds with a tenth. */
const seconds = (ms) => `${Math.round((ms ?? 0) / 100) / 10} s`;
/** The parts that there are, with the separator between them. */
const joined = (separator, parts) => parts.filter((part) => part).join(separator);
/** Names in quotes, the last one after a word. */
function list(names, word = 'or') {
    const quoted = names.map((name) => `\`${name}\``);
    const last = quoted.pop() ?? '';
    return quoted.length === 0 ? last : `${quoted.join(', ')} ${word} ${last}`;
}
/** Foreign text in one line that leaves room for others. */
const brief = (text) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, SEEN), BRIEF);
/** The end of a text: what several texts that begin alike differ by. */
const endOf = (text, limit = BRIEF) => text.length <= limit ? text : `…${text.slice(1 - limit).replace(/^[\udc00-\udfff]/, '')}`;
/** The first five names, and how many there are more. */
function firstOf(names, total = names.length) {
    const more = total - Math.min(5, names.length);
    const first = names.slice(0, 5).map(shown).join(', ');
    return more > 0 ? `${first} and ${NUMBER.format(more)} more` : first;
}
/** `Did you mean …?` with a blank before it; empty without a name. */
const didYouMean = (name) => name === null || name === undefined ? '' : ` Did you mean \`${shown(name)}\`?`;
/** Writes a line with its data, which may be foreign text. */
function write(line, data) {
    if (typeof line !== 'string')
        return line(data);
    const members = Object(data);
    return line.replace(/\{(\w+)\}/g, (_, name) => name === 'nearest' ? didYouMean(members.nearest) : shown(String(members[name])));
}
/** A line that depends on its data. What is picked has members in braces, and no foreign text. */
const choose = (pick) => (data) => write(pick(data), data);
/** Writes the line of a reason. */
function writeReason(table, data) {
    // `ReasonOf` joins each reason with the data of its line.
    return write(table[data.reason], data);
}
/** Cuts a sentence with names in backticks, none of which stays open. */
function cutSentence(sentence, limit) {
    if (sentence.length <= limit)
        return sentence;
    const kept = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sentence, limit);
    return (kept.match(/`/g) ?? []).length % 2 === 0 ? kept : `${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sentence, limit - 1)}\``;
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
