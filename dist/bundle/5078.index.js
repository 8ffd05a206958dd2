export const id = 5078;
export const ids = [5078];
export const modules = {

/***/ 55682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_ROWS: () => (/* binding */ MAX_ROWS),
/* harmony export */   MAX_ROW_VALUES: () => (/* binding */ MAX_ROW_VALUES),
/* harmony export */   ROW_ESSENTIALS: () => (/* binding */ ROW_ESSENTIALS),
/* harmony export */   appendRequest: () => (/* binding */ appendRequest),
/* harmony export */   appended: () => (/* binding */ appended),
/* harmony export */   finalizeRequest: () => (/* binding */ finalizeRequest),
/* harmony export */   finishedRun: () => (/* binding */ finishedRun),
/* harmony export */   reportRequest: () => (/* binding */ reportRequest),
/* harmony export */   row: () => (/* binding */ row),
/* harmony export */   startRequest: () => (/* binding */ startRequest),
/* harmony export */   startedRun: () => (/* binding */ startedRun),
/* harmony export */   uploadRequest: () => (/* binding */ uploadRequest),
/* harmony export */   uploadUrl: () => (/* binding */ uploadUrl)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34665);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9269);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74499);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40144);
/* harmony import */ var _trace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26589);






const MAX_ROWS = 200;
/** Most JSON values of a row. Of one with more, only the essentials are kept. */
const MAX_ROW_VALUES = 100_000;
/** Built out of titles by some reporters, so of any length. */
const externalId = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1);
/** Some reporters send the value itself where people read a text. */
const anyText = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY((value) => (typeof (value ?? '') === 'string' ? value : JSON.stringify(value)), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish());
const amount = () => zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).nullish();
/** A finished iteration. Only its title, its result and its ids must fit. */
const row = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    caseTitle: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    externalIterationId: externalId().nullish(),
    /** Identity of the case. Newer reporters call it `caseId`. */
    externalCaseId: externalId().nullish(),
    caseId: externalId().nullish(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.membersOf)(anyText(), 'query', 'provider', 'model', 'error', 'errorDetails', 'expectedOutput'),
    durationMs: amount(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_trace_js__WEBPACK_IMPORTED_MODULE_2__.call).nullish(), 'expectedToolCalls', 'actualToolCalls'),
    tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.membersOf)(amount(), 'input', 'output', 'total')).nullish(),
    /** Text, a list of messages, or an object. */
    trace: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J().optional(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.membersOf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.openObject)().nullish(), 'metadata', 'advancedConfig', 'matchOptions'),
    isNegativeTest: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullish(),
    widgetSnapshots: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.openObject)()).nullish(),
});
/** Members without which a row cannot be told apart or counted. */
const ROW_ESSENTIALS = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_4__/* .namesIn */ .d)('caseTitle passed externalIterationId externalCaseId caseId');
const runLevel = {
    /** Created if there is none of this name. */
    suiteName: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(_lib_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .NAME_LIMIT */ .Uo),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.texts)('suiteDescription', 'notes', 'framework'),
    serverNames: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).nullish(),
    passCriteria: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ minimumPassRate: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(100) }).nullish(),
    /** Identity of the run in the project. */
    externalRunId: externalId(),
    ci: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.openObject)().nullish(),
    expectedIterations: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).nullish(),
    tags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).nullish(),
    /** Tells apart runs that were scored by other rules. */
    evaluationConfigHash: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(_lib_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .NAME_LIMIT */ .Uo).nullish(),
    /** Comes together with its hash. Its content is not stored. */
    hostConfig: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.openObject)().nullish(),
    hostConfigHash: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^[\da-f]{64}$/)
        .nullish(),
};
/** Read one by one, so that an odd member of a row costs that member. */
const rows = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()).max(MAX_ROWS);
const HOST_PAIR = ['hostConfig', 'hostConfigHash'];
function requirePair({ hostConfig, hostConfigHash }, context) {
    const [key, other] = hostConfig ? HOST_PAIR : HOST_PAIR.toReversed();
    if (!hostConfig === !hostConfigHash)
        return;
    (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .addMisfit */ .ql)(context, [key], { code: 'needs', key, other: [other] });
}
const startRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3(runLevel).superRefine(requirePair);
const reportRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ ...runLevel, results: rows }).superRefine(requirePair);
const appendRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ runId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.id)(), results: rows });
const finalizeRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    runId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.id)(),
    externalRunId: externalId().nullish(),
});
const uploadRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({});
const ok = zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true);
const outcome = {
    ok,
    runId: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.id)(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__.texts)('suiteId', 'projectId', 'status', 'result'),
    summary: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), failed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), passRate: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() })
        .nullish(),
};
/** What of the rows could not be read and was left out: at most 20. */
const leftOut = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).nullish();
const finishedRun = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...outcome, leftOut });
const startedRun = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...outcome, reused: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullish() });
const appended = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ok,
    inserted: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    skipped: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    total: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    leftOut,
});
const uploadUrl = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ok, uploadUrl: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });


/***/ }),

/***/ 26589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   call: () => (/* binding */ call),
/* harmony export */   trace: () => (/* binding */ trace)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40144);


/** A tool call. `arguments` may be anything, and reporters leave it out. */
const call = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ toolName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), arguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional() });
/** A stretch of time in an iteration. */
const span = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** `step`, `llm`, `tool` or `error`. */
    category: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    startMs: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.time)(),
    endMs: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.time)(),
    /** `authoredStepId` is the id of the step in the case. */
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('parentId', 'authoredStepId', 'status', 'toolName', 'serverId'),
    /** `messageStartIndex` is the place of the first message that came of it. */
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(), 'promptIndex', 'stepIndex', 'messageStartIndex'),
});
/** `content` is text, or a list of parts. */
const message = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ role: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), content: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional() });
/** What happened in an iteration. Members beyond these are kept. */
const trace = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    traceVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    messages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(message).nullish(),
    spans: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(span).nullish(),
    /** Expected against actual, for each prompt. */
    prompts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.openObject)()).nullish(),
});


/***/ }),

/***/ 61547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ OutputTail)
/* harmony export */ });
const SHOWN = 4_096;
/** Escapes and Node's own frames are left out of what is shown. */
const KEPT_BYTES = 4 * SHOWN;
/** The place of an error in Node, and its line with a mark below it. */
const QUOTED = /^node:internal\/.*\n(?:.*\n){0,3}? *\^\n/gm;
/** The end of what a process writes. */
class OutputTail {
    #bytes = Buffer.alloc(0);
    #isCut = false;
    add(chunk) {
        const all = Buffer.concat([this.#bytes, chunk]);
        this.#isCut ||= all.length > KEPT_BYTES;
        this.#bytes = all.subarray(-KEPT_BYTES);
    }
    /** The last 4,096 characters, from the start of a line: cleaned, redacted, without Node's frames. */
    read(redactor) {
        const kept = redactor.text(this.#bytes, KEPT_BYTES).trimEnd();
        // A secret that the cut has split is not found. What is left of it begins the text.
        const from = this.#isCut ? kept.indexOf('\n') + 1 || SHOWN : 0;
        const text = withoutFrames(kept.slice(from));
        const end = text.slice(-SHOWN);
        return (end === text ? text : end.slice(end.indexOf('\n') + 1)).toWellFormed().trim();
    }
}
/** Leaves out where an error was inside of Node, unless nothing else is there. */
function withoutFrames(text) {
    const kept = [];
    for (const line of text.replaceAll(QUOTED, '').split('\n')) {
        if (!/^\s*at (?:.*[( ])?node:|^Node\.js v/.test(line))
            kept.push(line);
        // The members of the error follow.
        else if (line.endsWith(' {') && kept.length > 0)
            kept.push(`${kept.pop()} {`);
    }
    return kept.join('\n').trim() === '' ? text : kept.join('\n');
}


/***/ }),

/***/ 86787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ nameOfResults)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The name of results that are of no suite file: the one of the input, the job, or the folder. */
function nameOfResults({ suiteName }, { variables, workspace }) {
    const job = [variables['GITHUB_WORKFLOW'], variables['GITHUB_JOB']].filter(Boolean).join(' / ');
    return suiteName || job || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(workspace);
}


/***/ }),

/***/ 75078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./build/src/api/operation.js
var api_operation = __webpack_require__(12727);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/report/counts-as.js
var counts_as = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/src/report/empty-report.js
var empty_report = __webpack_require__(2284);
// EXTERNAL MODULE: ./build/src/report/failure.js
var failure = __webpack_require__(71522);
// EXTERNAL MODULE: ./build/src/session/environment.js
var session_environment = __webpack_require__(86787);
// EXTERNAL MODULE: ./build/src/sources/evals/iterations.js
var iterations = __webpack_require__(54838);
// EXTERNAL MODULE: ./build/src/sources/evals/saved-suite.js
var saved_suite = __webpack_require__(32894);
// EXTERNAL MODULE: ./build/src/sources/evals/traces.js + 1 modules
var traces = __webpack_require__(37164);
// EXTERNAL MODULE: ./build/src/sources/evals/watch.js
var watch = __webpack_require__(86175);
// EXTERNAL MODULE: ./build/src/lib/output-tail.js
var output_tail = __webpack_require__(61547);
// EXTERNAL MODULE: ./build/src/lib/processes.js
var processes = __webpack_require__(99012);
// EXTERNAL MODULE: ./build/src/lib/sleep.js
var sleep = __webpack_require__(48646);
// EXTERNAL MODULE: ./build/src/lib/variables.js
var variables = __webpack_require__(13532);
// EXTERNAL MODULE: ./build/src/words/messages.js
var messages = __webpack_require__(18763);
;// CONCATENATED MODULE: ./build/src/sources/command/program.js





/** The usual shell of the runner, else what every system has. */
const BASH = ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'];
const SH = ['sh', '-e', '-c'];
/** After SIGTERM and SIGKILL. A cancelled step has 7.5 s in all. */
const WAITS = { inputMs: 0, termMs: 1_500, killMs: 1_000 };
/** UTF-16 units of a line in the log, and of what is kept of one. */
const LINE_LIMIT = 2_000;
const KEPT = 2 ** 16;
/** Files by which a step talks to the runner. */
const OF_RUNNER = /^(?:STATE_|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$)/i;
const LOOPBACK = ['127.0.0.1', 'localhost'];
/** The variables of the step that a program gets, and its own. Proxies are not for this machine. */
function programEnvironment(job, own) {
    const passed = Object.entries(job).flatMap(([name, value]) => value === undefined || (0,variables/* isWithheld */.Y)(name) || OF_RUNNER.test(name) ? [] : [[name, value]]);
    const env = Object.fromEntries(passed);
    const hasProxy = Object.keys(env).some((name) => /^(?:https?|all)_proxy$/i.test(name));
    for (const name of hasProxy ? ['NO_PROXY', 'no_proxy'] : []) {
        env[name] = [env[name] ?? env['NO_PROXY'] ?? '', ...LOOPBACK].filter(Boolean).join(',');
    }
    return Object.assign(env, own);
}
/**
 * Runs the lines of the input in a shell, until the deadline at most, with its output in the log. Ends
 * what it leaves running. `exitCode` null: the deadline or the job ended first. `output`: its end.
 */
async function runProgram(own, { config, environment, deadline }) {
    const { workspace, variables, processMark, redactor, logger, signal } = environment;
    const env = programEnvironment(variables, own);
    const living = new processes/* Processes */.SR(`${processMark}.program`);
    const stopKilling = living.killAtExit();
    const start = ([command, ...args]) => new processes/* ProcessGroup */.PT({ command, args: [...args, config.command], cwd: workspace, env }, living);
    let group = start(BASH);
    if (group.child.pid === undefined)
        group = start(SH);
    const { child, ended } = group;
    child.stdin.end();
    const output = new output_tail/* OutputTail */.g();
    const log = (line) => logger.info(redactor.text(line, LINE_LIMIT));
    const flushes = [child.stdout, child.stderr].map((stream) => {
        const decoder = new TextDecoder();
        let rest = '';
        stream.on('data', (chunk) => {
            output.add(chunk);
            const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
            rest = lines.pop()?.slice(0, KEPT) ?? '';
            lines.forEach(log);
        });
        return () => rest !== '' && log(rest);
    });
    logger.group?.(config.command);
    const stop = () => void group.stop(WAITS);
    signal.addEventListener('abort', stop);
    if (signal.aborted)
        stop();
    await (0,sleep/* settle */.G9)([ended], Math.max(0, deadline - performance.now()));
    signal.removeEventListener('abort', stop);
    const { exitCode } = group;
    const isLeft = child.exitCode !== null && group.isAlive();
    await group.stop(WAITS);
    stopKilling();
    for (const flush of flushes)
        flush();
    logger.group?.(null);
    if (isLeft)
        logger.info(messages/* MESSAGES */.n.leftRunning);
    return { exitCode, output: output.read(redactor) };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/src/api/client/service-error.js
var service_error = __webpack_require__(28836);
// EXTERNAL MODULE: ./build/src/api/resources/ingest.js
var ingest = __webpack_require__(55682);
// EXTERNAL MODULE: ./build/src/api/routes.js
var routes = __webpack_require__(44842);
// EXTERNAL MODULE: ./build/src/lib/canonical-json.js
var canonical_json = __webpack_require__(71098);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var errors = __webpack_require__(89862);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
// EXTERNAL MODULE: ./build/src/words/refusals.js
var refusals = __webpack_require__(6654);
;// CONCATENATED MODULE: ./build/src/sources/command/relay.js












const MAX_BYTES = 32 * 2 ** 20;
/** For requests under way. */
const CLOSE_MS = 5_000;
/** Compared as it is sent: a path with escapes is another one. Older SDKs name no project. */
const PATH = new RegExp(`^(?:${routes/* BASE_PATH */.o2}/projects/([^/]+)/eval-ingest|/sdk/v1/evals)/(.+)$`);
const CODES = { 401: 'UNAUTHORIZED', 404: 'NOT_FOUND' };
/** What a program reported, and what of it the service did not take. */
class ReportedRuns {
    runs = new Map();
    /** What was said to requests that have not succeeded later, and of rows that were left out. */
    refused = new Map();
    /** What counts of each row with an id of its own. */
    rows = new Map();
    /** Notes a request that the service took, and what it answered. It leaves out rows of known ids. */
    take(operation, request, body, reply) {
        const { suiteName = '', expectedIterations, results = [] } = body;
        this.refused.delete(request);
        for (const row of results) {
            const { externalIterationId: rowId } = row;
            const key = (0,canonical_json/* canonicalJson */.d)([reply.runId ?? body.runId, rowId]);
            const content = (0,canonical_json/* canonicalJson */.d)(ingest.ROW_ESSENTIALS.map((name) => row[name] ?? null));
            const isOther = rowId && (this.rows.get(key) ?? content) !== content;
            if (isOther)
                this.refused.set(key, (0,refusals/* describeRefusal */.a)({ reason: 'row-id', rowId }));
            this.rows.set(key, content);
        }
        const { runId: id = '', status } = reply;
        const run = this.runs.get(id) ?? { id, suite: suiteName, announced: 0, endedBy: null };
        if (operation === 'startRun' || operation === 'reportRun')
            this.runs.set(id, run);
        run.announced = Math.max(run.announced, expectedIterations ?? 0);
        if (!api_operation/* TERMINAL_STATUSES */.CM.includes(status ?? ''))
            return;
        // Only the same request again finds nothing new.
        const isRepeated = operation === 'reportRun' && (run.endedBy ?? request) === request;
        const message = (0,refusals/* describeRefusal */.a)({ reason: 'run-ended', status: status ?? '' });
        if (operation !== 'finalizeRun' && !isRepeated)
            this.refused.set(id, `${run.suite}: ${message}`);
        run.endedBy ??= request;
    }
}
/**
 * Stands between an eval program and the service of this process, on this machine with a key of its
 * own. It lets reports pass, and notes what becomes of them. The program reaches nothing else, and
 * finds it by the variables.
 */
async function startRelay(session) {
    const { client, projectId, environment } = session;
    const reported = new ReportedRuns();
    const key = `sk_${(0,external_node_crypto_.randomBytes)(32).toString('base64url')}`;
    environment.redactor.add('MCPJAM_API_KEY', [key]);
    const expected = digest(`Bearer ${key}`);
    const forward = async (operation, content, { headers, complete }) => {
        const { authorization = '', 'content-encoding': encoding } = headers;
        if (!(0,external_node_crypto_.timingSafeEqual)(digest(authorization), expected))
            return refusal(401, { reason: 'key' });
        if (encoding !== undefined)
            return refusal(415, { reason: 'encoding' });
        if (!complete)
            return refusal(400, { reason: 'request-ended' });
        if (content === null)
            return refusal(413, { reason: 'body-size', maxBytes: MAX_BYTES });
        const body = (0,lib_text/* parseJson */.qF)(content);
        if (body === undefined)
            return refusal(400, { reason: 'body-json' });
        try {
            // The service checks the body.
            const call = { parameters: { projectId }, body };
            return { status: 200, body: await client.call(operation, call) };
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._))
                throw error;
            const { status, code, message } = error.failure;
            return { status: status ?? 502, body: { ok: false, error: message, code, message } };
        }
    };
    const answer = async (request) => {
        const { method, url: path = '' } = request;
        const content = await readBody(request);
        if (method === 'GET' && path === routes/* SDK_INFO */.qi.path)
            return { status: 200, body: routes/* SDK_INFO */.qi.reply };
        const [, project = 'default', suffix] = PATH.exec(path) ?? [];
        const isOwn = method === 'POST' && (project === 'default' || project === projectId);
        const operation = api_operation/* OPERATIONS */.xb.find((one) => isOwn && routes/* routes */.JZ[one].path === `/projects/{projectId}/eval-ingest/${suffix}`);
        const none = refusal(404, { reason: 'route' });
        if (method === 'GET')
            return none;
        // The same for the same body, which may be a report to a wrong path.
        const id = (0,external_node_crypto_.hash)('sha256', content ?? (0,external_node_crypto_.randomBytes)(16));
        const answered = operation ? await forward(operation, content, request) : none;
        const { status, body } = answered;
        if (operation && status === 200)
            reported.take(operation, id, Object((0,lib_text/* parseJson */.qF)(content ?? '')), Object(body));
        // Reporters send the content itself then.
        else if (operation !== 'createUploadUrl')
            reported.refused.set(id, `${operation ?? path}: HTTP ${status}: ${Object(body).message}`);
        return answered;
    };
    const server = (0,external_node_http_.createServer)((request, response) => {
        const write = ({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        answer(request).then(write, (error) => {
            environment.logger.debug((0,errors/* stackOf */.US)(error));
            reported.refused.set(request.url ?? '', 'HTTP 500');
            write(refusal(500, { reason: 'bug' }));
        });
    });
    // A request that meets the end of an idle connection is lost.
    server.keepAliveTimeout = 0;
    server.listen(0, '127.0.0.1');
    await (0,external_node_events_.once)(server, 'listening');
    const { port } = server.address();
    const variables = {
        MCPJAM_BASE_URL: `http://127.0.0.1:${port}`,
        MCPJAM_API_KEY: key,
        MCPJAM_PROJECT_ID: projectId,
    };
    const close = async () => {
        const closed = (0,external_node_events_.once)(server, 'close');
        server.close();
        server.closeIdleConnections();
        await (0,sleep/* settle */.G9)([closed], CLOSE_MS);
        server.closeAllConnections();
    };
    return { variables, reported, close };
}
const digest = (text) => (0,external_node_crypto_.hash)('sha256', text, 'buffer');
/** Reads a body to its end, or else its sender never sees the answer; null: it is too large. */
async function readBody(request) {
    const chunks = [];
    let bytes = 0;
    try {
        for await (const chunk of request) {
            bytes += chunk.length;
            if (bytes <= MAX_BYTES)
                chunks.push(chunk);
        }
    }
    catch (error) {
        // The request is not complete.
        if (error !== request.errored)
            throw error;
    }
    return bytes > MAX_BYTES ? null : Buffer.concat(chunks).toString();
}
/** SDKs read `error`, or `message`. */
function refusal(status, reason) {
    const message = (0,refusals/* describeRefusal */.a)(reason);
    const code = CODES[status] ?? 'VALIDATION_ERROR';
    return { status, body: { ok: false, error: message, code, message } };
}

;// CONCATENATED MODULE: ./build/src/sources/command/command.js












const MAX_RUNS = 200;
/** How shells say that a program cannot be run. */
const NO_PROGRAM = [126, 127];
/**
 * Runs the eval program of the input, and makes one report of all runs that it reports by an SDK: a
 * case for each title of a suite. Throws ServiceError.
 */
async function runCommand(session) {
    const { client, projectId, environment, config } = session;
    const { redactor, signal } = environment;
    // Suites come in any order, and some of them may not come. All of a program have one name.
    const report = (0,empty_report/* emptyReport */._)('evals', redactor.name((0,session_environment/* nameOfResults */.L)(config, environment)));
    const { failures } = report;
    const startedAt = client.clock.now();
    const { reported, ...relay } = await startRelay(session);
    const { exitCode, output } = await runProgram(relay.variables, session).finally(relay.close);
    const durationMs = client.clock.now() - startedAt;
    const bySuite = new Map();
    const unended = new Set();
    const lacking = { declared: 0, listed: 0 };
    let isFailed = false;
    const runs = [...reported.runs.values()];
    for (const { id: runId, suite, announced } of runs.slice(0, MAX_RUNS)) {
        const parameters = { projectId, runId };
        const { status, result } = await client.call('getEvalRun', { parameters });
        const iterations = await Array.fromAsync(client.list('listIterations', { parameters }));
        const own = iterations.map((one) => ({ ...one, runId, testCaseId: null }));
        bySuite.set(suite, [...(bySuite.get(suite) ?? []), ...own]);
        isFailed ||= result === 'failed';
        if (!api_operation/* TERMINAL_STATUSES */.CM.includes(status) || own.length === 0)
            unended.add(suite);
        if (announced <= own.length)
            continue;
        lacking.declared += announced;
        lacking.listed += own.length;
    }
    const all = [...bySuite].flatMap(([suite, own]) => own.map((one) => ({ ...one, title: `${suite} › ${one.title}` })));
    const byTitle = Map.groupBy(all, ({ title }) => title);
    for (const own of byTitle.values())
        for (const [at, one] of own.entries())
            one.iterationNumber = at + 1;
    const note = (reason, data = {}) => {
        const detail = redactor.text(data.detail ?? '', limits/* TEXT_LIMIT */.W$);
        failures.push((0,failure.resultsFailure)(reason, { ...data, detail }));
    };
    const isUnknown = NO_PROGRAM.includes(exitCode ?? 0) && all.length === 0;
    if (signal.aborted)
        failures.push({ kind: 'cancelled' });
    else if (exitCode === null)
        failures.push((0,watch/* deadlineOf */.G0)(session));
    else if (exitCode !== 0) {
        const command = redactor.text(config.command, limits/* TEXT_LIMIT */.W$);
        const ended = { command, exitCode: isUnknown ? null : exitCode, output, limitMs: null };
        failures.push({ kind: 'setup', ...ended, isProgram: true });
    }
    else if (all.length === 0)
        note('nothing-reported');
    const [refused, ...others] = reported.refused.values();
    if (refused !== undefined)
        note('refused-report', { detail: refused, more: others.length });
    if (unended.size > 0)
        note('open-run', { detail: [...unended].join(', ') });
    if (lacking.declared > 0)
        note('announced', lacking);
    if (runs.length > MAX_RUNS)
        note('too-many-runs');
    report.isOpen = failures.some((one) => !(0,counts_as/* isOfProgram */.Gk)(one));
    if (all.length === 0)
        return report;
    const status = unended.size === 0 ? 'completed' : 'running';
    const result = isFailed ? 'failed' : 'passed';
    report.run = { id: runs[0]?.id ?? '', status, result, durationMs };
    const suite = (0,saved_suite/* withCases */.ge)((0,saved_suite/* unwrittenSuite */.ZT)('command', report.suite.name, { id: '', cases: [] }), all);
    report.cases = (0,iterations/* reportCases */.i)(suite, [...byTitle.values()], [], redactor);
    await (0,traces/* addTraces */.o)(report, suite, all, [], session);
    return report;
}


/***/ }),

/***/ 6654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ describeRefusal)
/* harmony export */ });
/* harmony import */ var _lib_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13532);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41504);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65416);



const ADDRESS_PROBLEMS = {
    'inner-network': 'is in a network that the MCP server itself is outside of',
    'not-https': 'does not use HTTPS',
    credentials: 'contains a user or a password',
    unreachable: 'cannot be reached: {detail}',
    timeout: 'did not answer in time',
    status: 'answered HTTP {detail}',
    size: 'answered with more than 256 KiB',
    redirect: 'redirects, and redirects are not followed',
    elsewhere: 'is not at the MCP server, whose metadata it should have',
    malformed: 'does not answer with valid OAuth metadata',
    mismatch: 'has the metadata of another server: {detail}',
    issuer: ({ detail }) => `needs another \`authorizationServerUrl\`. It publishes ${detail || 'none'}`,
    missing: 'has no metadata of an authorization server',
    'malformed-tokens': 'did not answer with valid tokens',
};
/** Why the service refuses a request: the message of each reason, made of what it needs. */
const MESSAGES = {
    'no-key': 'Send the API key in the header `Authorization: Bearer <key>`.',
    key: 'The API key is not valid.',
    keys: 'API keys cannot manage API keys.',
    'web-page': 'Web pages cannot use the API, and the host must be a loopback name or address.',
    route: 'There is no such route.',
    'row-id': 'Another row has the `externalIterationId` {rowId}.',
    bug: 'The service failed. Its log has the cause.',
    'body-size': ({ maxBytes }) => `The body is larger than ${maxBytes / 2 ** 20} MiB.`,
    'body-values': 'The body has more than {max} values.',
    'body-depth': 'The body is nested deeper than {max} levels.',
    encoding: 'Send the body without `content-encoding`.',
    'body-json': 'The body is not valid JSON.',
    'body-object': 'The body must be a JSON object.',
    rate: ({ seconds }) => `The API key has reached its request rate. Retry in ${seconds} s.`,
    'unknown-id': 'There is no {what} {id}.',
    cursor: 'cursor: Use the `nextCursor` of the previous page of this list.',
    'server-configuration': ({ failures }) => failures.map(_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE).join('\n'),
    'run-ended': 'The run has ended with status {status}. Use a new `externalRunId`.',
    'run-slots': ({ max }) => `There are ${max} active runs, which is the maximum.`,
    'no-servers': 'Send `serverIds`: the suite has no saved servers.',
    'no-suite': 'Send `suiteId`, or `suiteName` with `tests` and `serverIds`.',
    'two-hosts': '`hostId` and `namedHostId` name different hosts. Send one of them.',
    'cases-twice': 'Send either `caseIds` or `tests`.',
    commands: 'execution.{key}: This service runs no commands for requests. Remove `{key}`.',
    'server-disabled': 'Server {name} is disabled.',
    model: ({ model, provider, hasAddress, hosted }) => {
        const use = hosted.length === 0 ? '' : ` Or use ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(hosted)}.`;
        if (hasAddress) {
            const variable = (0,_lib_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .keyVariable */ .O)(provider);
            return `Model ${model} has no key. Give one in \`modelApiKeys\`: the action takes it from \`model-api-keys\` or \`${variable}\`.${use}`;
        }
        const of = provider === '' ? `The provider of model ${model}` : `Provider ${provider}`;
        return `${of} is not known. Use anthropic, google or openai, or give a base URL in \`model-base-urls\`.${use}`;
    },
    'no-model': 'Test "{title}" has a prompt and no model. Name one in the test or the suite.',
    idempotency: 'Another request has this idempotency key.',
    'host-member': 'Runs do not support `{member}` of a host. Remove it, or name no host.',
    'host-name': 'There is a host "{name}" already.',
    template: ({ name, known }) => `There is no template "${name}". Use ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(known)}.`,
    'host-source': 'Send exactly one of `template` and `config`.',
    'host-change': 'Send `name` or `config`.',
    'no-trace': 'There is no trace of this iteration.',
    'run-suite': 'The run of this `externalRunId` belongs to another suite. Send another id.',
    'run-scoring': 'The run of this `externalRunId` has another `evaluationConfigHash`. Send another id.',
    'no-uploads': 'This service takes no files.',
    upload: 'The upload address is unknown, used or expired. Request another one.',
    'upload-in-use': 'The upload address is in use.',
    capability: 'The server does not offer {feature}.',
    'mcp-error': 'Server `{server}` answered with error {code}: {detail}',
    task: 'Tools cannot be called as tasks. Leave out `taskOptions`.',
    'request-ended': 'The request ended before the server answered.',
    'local-tokens': 'Server {name} is a local process, which takes no tokens.',
    'own-credentials': 'The configuration of server {name} has a header `Authorization`. Remove it first.',
    'token-target': '{key}: This is not the address of the server, so the tokens are for another one.',
    'oauth-address': ({ problem, address, detail }) => `The address ${address} ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .write */ .M9)(ADDRESS_PROBLEMS[problem], { detail })}.`,
    'refused-grant': ({ server, detail }) => {
        if (detail === null) {
            return `The tokens of server ${server} were encrypted with another key. Import them again.`;
        }
        const why = detail === '' ? '' : ` The authorization server says: ${detail}`;
        return `The tokens of server ${server} are used up. Import new ones.${why}`;
    },
};
/** The message of an error of the API. */
const describeRefusal = (refusal) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .writeReason */ .UR)(MESSAGES, refusal);


/***/ })

};
