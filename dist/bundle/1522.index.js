export const id = 1522;
export const ids = [1522];
export const modules = {

/***/ 71522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RESULT_REASONS: () => (/* binding */ RESULT_REASONS),
/* harmony export */   failure: () => (/* binding */ failure),
/* harmony export */   resultsFailure: () => (/* binding */ resultsFailure),
/* harmony export */   text: () => (/* binding */ text)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34665);


/** A name that the user or a server gave: of a tool, a server, a provider. */
const name = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(500);
/** Foreign text: cleaned, redacted and cut where it entered. */
const text = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(_lib_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .TEXT_LIMIT */ .W$);
/** The step of the case and its line in the suite file. Absent in older files and from other services. */
const place = { step: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable().default(null) };
/** Why a result file, or what it says, is no evidence. The same data can be a warning. */
const RESULT_REASONS = [
    /** A line of `results` matches no file. `detail` is the line. */
    'no-match',
    /** `detail` is the error code of the system. */
    'unreadable',
    'too-large',
    /** More than 200,000 tests in all. `listed` is the limit. */
    'too-many',
    'too-many-files',
    'empty',
    /** Another format, which `detail` names. */
    'foreign',
    'unknown-format',
    /** The file ends too early. `detail` is the parser's own text. */
    'damaged',
    'invalid',
    'output',
    'type',
    'entities',
    'depth',
    /** More failures, tests or test files are declared than listed. */
    'failures',
    'tests',
    'files',
    'unexplained',
    'interrupted',
    /** Tests whose outcome is not known. `detail` is the word that the file has for it. */
    'undecided',
    /** The verdict of our own file misses a result. `detail` says why. */
    'no-result',
    /** A failure in a place that is not known. `detail` is the name of the element or attribute. */
    'hidden',
    'hole',
    'lost-report',
    /** `detail` is `test-outcome`. */
    'step',
    /** A service did not store cases of a suite, whose titles are `detail`. */
    'refused-cases',
    // Warnings only.
    'encoding',
    /** A service has run cases that were not sent. */
    'foreign-cases',
    'unknown-encoding',
    'characters',
    'several-documents',
    'noise',
    'no-tests',
    'not-counted',
    'copies',
    'repeats',
    'unmerged',
    'passed-with-messages',
    'old',
    'outside',
    'texts',
    'upload',
    'no-key',
    'not-sent',
    'secret',
    'changed',
    'large',
    'late',
    /** Code that may be of a fork runs. `detail` lists the secrets that it can take. */
    'untrusted',
];
/**
 * What went wrong with an iteration, a server, a model or a file, as data. The tables of `words/` say
 * what each reason and hint means.
 */
const failure = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('assertion'),
        type: name(),
        /** Whose result is judged; null for the answer of a model. */
        server: name().nullable(),
        tool: name().nullable(),
        /** The condition that does not hold, such as `min`; null: the assertion as a whole. */
        condition: name().nullable(),
        /** JSON path of the value; null if the whole result is judged. */
        path: text().nullable(),
        expected: text(),
        /** Null: there is nothing. */
        observed: text().nullable(),
        ...place,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('arguments'),
        tool: name(),
        path: text(),
        expected: text(),
        observed: text(),
        /** Whether it was found before the run. */
        isPreflight: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        /** Whether they fit in the baseline; null: not known. */
        fittedBefore: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().default(null),
        ...place,
    }),
    /** A server answered a step with an error where the case expects a result. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool-error'),
        server: name(),
        /** What `tool` names. A list has the name of its method. */
        what: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['tool', 'prompt', 'resource', 'list']),
        tool: name(),
        /** JSON-RPC code; null if the result itself says `isError`. -32602 is a refusal of the arguments. */
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        message: text(),
        ...place,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('missing-tool'),
        server: name(),
        tool: name(),
        nearest: name().nullable(),
        /** Whether a baseline had it; null if no baseline lists tools. */
        baselineHad: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable(),
        ...place,
    }),
    /** A server cannot be started, reached, or understood. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('server'),
        server: name(),
        phase: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['start', 'connect', 'list', 'call', 'close']),
        /** The tool that was called; null if none was. */
        tool: name().nullable(),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
            'missing-program',
            'missing-folder',
            'missing-package',
            'variable',
            'crash',
            'timeout',
            'unreachable',
            'address',
            'credentials',
            'malformed',
            'status',
            'registry',
            'resources',
        ]),
        /** Whether it is a process of ours or has a loopback address. */
        isLocal: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        /** What is missing, malformed or refused. */
        detail: text(),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        signal: name().nullable(),
        /** The first lines of its standard output that are no messages. */
        stdout: text(),
        /** The end of its standard error. */
        stderr: text(),
        limitMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        hasCredentials: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        /** What is known of the cause, with the name that it is about; null if nothing is. */
        hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
                'install',
                'variable',
                'home',
                'split',
                'docker-input',
                'sse',
                'port',
                'listen',
                'session',
                'in-use',
                'version',
            ]),
            value: text(),
        })
            .nullable(),
        ...place,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('model'),
        provider: name(),
        model: name(),
        status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
            'auth',
            'rate',
            'outage',
            'refused',
            'unreachable',
            'malformed',
            'filter',
            'length',
            'turns',
            'empty',
            'depth',
        ]),
        message: text(),
        /** Whether a service of others asked it, whose providers are not those of the inputs. */
        isHosted: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
        ...place,
    }),
    /** A limit of ours ended a step, or a value cannot be judged within it. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('limit'),
        which: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['iteration', 'pattern', 'size', 'nodes', 'integer']),
        /** Milliseconds of an iteration or a pattern, or values of a path; 0: there is no single limit. */
        value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        /** Type of the assertion that cannot be judged; null: an iteration. */
        of: name().nullable(),
        path: text().nullable(),
        /** What the iteration waited for when its limit ended. */
        waitedFor: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['model', 'server']).nullable(),
        ...place,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('setup'),
        command: text(),
        /** Null if the program does not exist, or did not end within `limitMs`. */
        exitCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        /** The end of what it wrote. */
        output: text(),
        /** The limit that it did not end within; null if it ended. */
        limitMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('test'),
        type: name().nullable(),
        message: text(),
        details: text(),
        file: text().nullable(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('results'),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(RESULT_REASONS),
        /** Path of the file, relative to the workspace; empty if it is about none. */
        file: text(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        detail: text(),
        declared: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        listed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        /** How many more there are of it in the file. */
        more: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    }),
    /** The eval service refused a request or did not answer. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('service'),
        operation: name(),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
            'refused',
            'quota',
            'network',
            'timeout',
            /** The caller's deadline ended before the limit of the request. */
            'deadline',
            'redirect',
            'size',
            'malformed',
            'list',
            'parameter',
        ]),
        /** The API's error code; null if the answer has none. */
        code: name().nullable(),
        /** HTTP status; null without an answer. */
        status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        /** What the service says; the error of the network, the target of a redirect, the parameter. */
        message: text(),
        /** Whether only results that exist already were asked for. */
        isReading: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    }),
    /** What GitHub has to say is not known: the gate file of the base commit, or (null) whose code runs. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('policy'),
        /** Not known: the base, or a token and a repository. Others are of GitHub. `limit`: also of size. */
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['no-base', 'no-access', 'rate', 'unreachable', 'status', 'malformed', 'limit']),
        file: text().nullable(),
        commit: name().nullable(),
        detail: text(),
        /** What the token may lack, such as `contents: read`. */
        permission: name().nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancelled') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('deadline'), afterMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    /** A mistake of ours. The stack is in the log. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('bug'), message: text() }),
    /** What a service that sends no failures says about an iteration, or a run that ended early. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unknown'),
        message: text(),
        /** Whether the service says that the iteration failed. */
        isFailed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        /** Of the run, such as `cancelled`; absent: it is about an iteration. */
        status: name().optional(),
    }),
]);
/** What is wrong with results. What is not known is left out of the data. */
function resultsFailure(reason, data = {}) {
    const unknown = { file: '', line: null, detail: '', declared: null, listed: null, more: 0 };
    return { ...unknown, ...data, kind: 'results', reason };
}


/***/ })

};
