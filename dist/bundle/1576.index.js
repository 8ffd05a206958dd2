export const id = 1576;
export const ids = [1576];
export const modules = {

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

/***/ 95498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Gr: () => (/* binding */ ELLIPSIS),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   kt: () => (/* binding */ utf16Of),
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
/** Decodes UTF-16 or UTF-8. Bytes that do not fit become U+FFFD, or throw a TypeError if `fatal`. */
const decode = (bytes, fatal = false) => new TextDecoder(utf16Of(bytes), { fatal }).decode(bytes);
/** UTF-16 by its byte order mark or its zero bytes. PowerShell writes it. */
function utf16Of([first = 1, second = first]) {
    if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
        return 'utf-16le';
    const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
    return isBig ? 'utf-16be' : undefined;
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
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   e6: () => (/* binding */ totalOf),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
const NONE = { passed: 0, failed: 0, missing: 0 };
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
/** All failures of a run, and of the iterations of cases. */
const failuresOf = ({ failures }, cases) => failures.concat(cases.flatMap(({ iterations }) => iterations.flatMap((one) => one.failures)));
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

/***/ 65416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ position),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   RN: () => (/* binding */ inTime),
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
const position = (file, line) => `${shown(file)}${line === null ? '' : `:${line}`}`;
/** Stands for content that is not shown. */
const leftOut = (what, bytes, isCut) => `[${shown(what)}, ${isCut ? 'over ' : ''}${NUMBER.format(Math.ceil(bytes / 1_000))} kB]`;
/** The end of a sentence with foreign text that says more, if there is any. */
const because = (detail) => (detail === '' ? '.' : `: ${shown(detail)}`);
const ended = (sentence) => /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
/** Adds to a sentence, before its full stop. */
const adding = (sentence, more) => sentence.endsWith('.') ? `${sentence.slice(0, -1)}${more}.` : `${sentence}${more}`;
/** Milliseconds in seconds with a tenth. */
const seconds = (ms) => `${Math.round((ms ?? 0) / 100) / 10} s`;
const UNITS = { d: 86_400_000, h: 3_600_000, min: 60_000 };
/** A duration in the largest unit that it fills, at least seconds. */
function inTime(ms) {
    const [unit, size = 1] = Object.entries(UNITS).find(([, least]) => ms >= least) ?? [];
    return unit === undefined ? seconds(ms) : `${NUMBER.format(ms / size)} ${unit}`;
}
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
function writeReason(table, data) {
    // `ReasonOf` joins each reason with the data of its line.
    return write(table[data.reason], data);
}
/** Cuts a sentence with names in backticks, none of which stays open. */
function cutSentence(sentence, limit) {
    if (sentence.length <= limit)
        return sentence;
    const isWhole = (text) => (text.match(/`/g) ?? []).length % 2 === 0;
    const shorter = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sentence, limit - 1);
    return [(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sentence, limit), shorter].find(isWhole) ?? `${shorter}\``;
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
    oldNode: (needed, version) => `This program needs Node.js ${needed} or later. \`node\` is ${version} here.`,
    noLeftRun: 'The action ended while it created a run, and the eval service lists none.',
    allServers: (servers) => `The suite does not name all its servers. It gets those of the project: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(servers)}.`,
    leftRunning: 'The program left processes running. They are stopped, and can report no more.',
    starting: (servers) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(`Starting ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(servers.length, 'server')}: ${servers.join(', ')}…`),
    /** `most` fresh iterations run at most. */
    looking: (cases, most, hasBase) => `Suspected: ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(cases, 'case')}. Running at most ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(most, 'fresh iteration')} of ${hasBase ? 'base and head' : 'the head'} to confirm.`,
    noBase: (folder, trouble) => `The base in \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(folder)}\` is not used: the head runs alone. ${trouble}`.trimEnd(),
    noBaseIn: (folder, commit, commits) => `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(folder)} is at ${commit}. A base is at one of: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(commits.flatMap((one) => one || []))}`,
    basePassesNothing: 'None of its cases passed.',
    baseOfHead: (what) => `It has the code or a server of the head: ${what}. Check out the base there by \`ref\`, and start its own servers.`,
    ofHead: ({ what, server }) => server ? `server \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(server)}\` has \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(what)}\`` : `\`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(what)}\``,
    lost: (isBase, what) => `${isBase ? 'Base' : 'Head'}: ${what}`,
    noFolder: (name) => `\`confirm-checkout\`: \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)}\` does not exist.`,
    /** `command` is not cut: people copy it. Without titles it runs all cases. */
    rerun: (command, hasTitles) => `Run ${hasTitles ? 'the failed cases' : 'them by `--filter` or `--tag`'} again: ${command}`,
    skippedBySelection: (suite) => `Skipped ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(suite)}: it has no such case.`,
    sound: (suite, cases, servers) => `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(suite)}: ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(cases, 'case')}, ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(servers, 'server')}`,
    /** `name` is the variable or server that holds a secret, which stays visible. */
    weakSecret: (name) => `A secret of ${name} is too short or too common to be masked. Use a longer one.`,
    noSlot: (limitMs, leftMs) => `All runs that the organization can have at the same time are active. The time limit of ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .inTime */ .RN)(limitMs)} has ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .inTime */ .RN)(Math.max(0, leftMs))} left.`,
    /** `paths` lead to what was left out of an answer of the service. */
    unreadable: (operation, paths) => `Left out of the answer to ${operation}: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(paths)}`,
    /** Their schema cannot be used, or not in time. */
    unchecked: (tools) => `Arguments are not checked, because the schema cannot be used: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(tools)}`,
    emptyGate: (file) => `The gate file \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(file)}\` sets nothing.`,
    snapshot: (file, servers) => `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(file)}: ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(servers, 'server')}.`,
    /** A text of the system, such as `ENOENT: …`, is about a file. */
    surface: (surface, detail) => `Could not write the ${surface}: ${/^E[A-Z]+:/.test(detail) ? `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .ended */ .v6)(detail)} Check its folder and its permissions.` : detail}`,
    unsafeOutput: (name) => `The output \`${name}\` is empty, because its value is unsafe in a workflow. The report has it.`,
    uncompared: 'Nothing is compared: `regression` needs `--baseline PATH` in a terminal.',
    noArtifacts: 'No artifact: there is no service for artifacts here.',
    /** Processes that the action had not ended itself. */
    leftovers: (number) => `The action was killed. Ended ${number} of its processes.`,
    replaced: (names) => `Newer attempts replace ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(names)}.`,
    uploadTime: (rows, minutes) => `The upload of ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rows, 'result')} takes about ${Math.ceil(minutes)} minutes.`,
    uploaded: (done, total) => `Uploaded ${done} of ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(total, 'result')}`,
    uploadedTo: (address, runId) => `The results are at ${address}, in run ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(runId)}.`,
    answered: (operation, isError, path) => `${operation} ended${isError ? ', and found an error' : ''}. The answer is in ${path}.`,
    proxy: 'The service uses no proxy: `HTTP_PROXY` or `HTTPS_PROXY` is not an address.',
    listening: (origin) => `Listening on ${origin}`,
    /** Runs have the seconds to end. */
    stopping: (seconds) => `Stopping. Runs have ${seconds} s to end.`,
    /** Without a variable that has the key. */
    newKey: (key, variable) => `The API key until the service stops is ${key}. Set ${variable} to keep one.`,
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
/* harmony export */   _U: () => (/* binding */ describeLooks),
/* harmony export */   a2: () => (/* binding */ nounOf),
/* harmony export */   jM: () => (/* binding */ describePolicyChanges),
/* harmony export */   kJ: () => (/* binding */ describeCase),
/* harmony export */   uF: () => (/* binding */ unitOf),
/* harmony export */   wv: () => (/* binding */ describeCounts),
/* harmony export */   zN: () => (/* binding */ some)
/* harmony export */ });
/* harmony import */ var _report_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72886);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65416);


/** A share from 0 to 1 as percent, at most two decimals, rounded down. */
function percent(share) {
    return `${Math.floor(share * 10_000 + 1e-6) / 100} %`;
}
function count(number, noun) {
    return `${_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk.format(number)} ${noun}${number === 1 ? '' : 's'}`;
}
/** Such as `2 fixed`; nothing if it is none. */
const some = (number, what) => number > 0 ? [`${_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk.format(number)} ${what}`] : [];
const NOUNS = {
    evals: 'case',
    results: 'test',
    doctor: 'server',
    diff: 'server',
};
const nounOf = (source) => NOUNS[source];
/** What readers call an iteration. A test that several files have has several results. */
const unitOf = ({ source, total }, counts) => {
    if (source === 'evals')
        return 'iteration';
    return source === 'results' && total < (0,_report_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts) ? 'result' : nounOf(source);
};
const without = ({ missing }) => missing === 0 ? '' : `, ${_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk.format(missing)} without a result`;
/** Such as `11 of 12 iterations passed, 1 without a result`. */
const describeCounts = (counts, noun, what = 'passed') => `${_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk.format(counts[what])} of ${count((0,_report_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts), noun)} ${what}${without(counts)}`;
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
    return `${mark} ${title} (${passed}/${(0,_report_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts)}${without(counts)})`;
}
/**
 * Says how many cases did not run, and which passed after a retry, or are suspects without room for
 * fresh iterations. Empty if there are none.
 */
const describeOthers = (skipped, flaky, leftOut = []) => [
    ...some(skipped, 'skipped'),
    ...some(flaky.length, `flaky, passed after a retry: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(flaky)}`),
    ...some(leftOut.length, `suspected, and beyond \`max-confirm-iterations\`: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(leftOut)}`),
];
/** What fresh iterations showed, by the reason of a check. */
const SHOWN = {
    confirmed: 'they confirm the regression',
    'failed-again': 'all failed again',
    'still-worse': 'they are worse than the baseline as well',
    drifted: 'the base fails as well',
    'not-looked': 'some are missing',
    cleared: 'they confirm no regression',
};
/** Says what fresh iterations ran, and what they showed. Empty if nothing was a suspect. */
function describeLooks({ looks, checks }) {
    if (!looks?.iterations)
        return '';
    const words = Object.entries(SHOWN)
        .flatMap(([code, shown]) => (checks.some(({ reason }) => reason?.code === code) ? shown : []))
        .join('; ');
    const sides = looks.base === 'ran' ? 'base and head' : 'the head alone';
    const why = looks.base === 'failed' ? ', because the base cannot be used' : '';
    return `${count(looks.iterations, 'fresh iteration')} of ${sides}${why}${words && `: ${words}`}.`;
}
/** Says why these checks decide: who has set them, or what holds if nothing is set. */
function describeRule({ rule, policy, checks }, source) {
    const base = policy?.base ? ' of the base commit' : '';
    const file = policy?.file ? `gate file \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(policy.file)}\`${base} sets` : 'inputs set';
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
        const change = to === null ? 'removed' : `${from === null ? 'added:' : `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(from)} →`} ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(to)}`;
        const of = subject === null ? '' : ` of \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(subject)}\``;
        return `\`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(setting)}\`${of} ${change}`;
    });
    if (settings.length === 0)
        return '';
    return `This change alters the gate file: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(settings)}. The version of the base counts.`;
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
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .write */ .M9)(QUARANTINE[entry.state], { ...entry, result });
}


/***/ })

};
