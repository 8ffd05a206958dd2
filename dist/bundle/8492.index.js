export const id = 8492;
export const ids = [8492,69,3628];
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

/***/ 92264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ following)
/* harmony export */ });
/* unused harmony export PARTS */
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34665);

/** Parts of a limit. While this process gets no time, at most one of them ends. */
const PARTS = 10;
/**
 * Runs work with a signal that follows another one until the work ends, and aborts after `limitMs`
 * in which this process gets time: what has come while it was busy is seen before.
 */
async function following(signal, work, limitMs = Infinity) {
    signal.throwIfAborted();
    const own = new AbortController();
    const abort = () => own.abort(signal.reason);
    let left = PARTS;
    const count = () => --left === 0 && abort();
    const timer = setInterval(count, Math.min(limitMs / PARTS, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_TIMER_MS */ ._o));
    signal.addEventListener('abort', abort);
    try {
        return await work(own.signal);
    }
    finally {
        clearInterval(timer);
        signal.removeEventListener('abort', abort);
    }
}


/***/ }),

/***/ 11589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ FailureError)
/* harmony export */ });
/** Carries a failure to where it is recorded. */
class FailureError extends Error {
    failure;
    constructor(failure) {
        super(failure.kind);
        this.failure = failure;
    }
}


/***/ }),

/***/ 88492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openBackend: () => (/* binding */ openBackend)
});

// EXTERNAL MODULE: ./build/src/lib/work-pool.js
var work_pool = __webpack_require__(1411);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./build/src/report/identity.js
var identity = __webpack_require__(57816);
// EXTERNAL MODULE: ./build/src/service/refusals.js
var refusals = __webpack_require__(49860);
;// CONCATENATED MODULE: ./build/src/service/http/pages.js



const CATALOGUE_PAGE = { default: 100, max: 200, isWhole: true };
const ITERATIONS_PAGE = { default: 50, max: 200 };
const RUNS_PAGE = { default: 25, max: 100 };
/** A page with more ends early: readers bound what they parse. Its first row is in it in any case. */
const MAX_CHARACTERS = 1_000_000;
/** Answers a request with a page of the rows of a query. */
async function listPage({ path, query }, rows, show, { size = CATALOGUE_PAGE, order = 'seq', isNewestFirst = false } = {}) {
    const { cursor = '', limit = '' } = query;
    const isWhole = size.isWhole === true && cursor === '' && limit === '';
    const count = isWhole ? Number.MAX_SAFE_INTEGER - 1 : readLimit(limit, size);
    const column = sql/* sql */.l.ref(order);
    const comparison = isNewestFirst ? '<' : '>';
    const left = cursor === '' ? rows : rows.where(column, comparison, positionOf(cursor, path));
    const ordered = left.orderBy(column, isNewestFirst ? 'desc' : 'asc');
    const found = await ordered.limit(count + 1).execute();
    const shown = isWhole ? found : firstRows(found, count);
    const items = await Promise.all(shown.map(show));
    const last = shown.at(-1);
    if (shown.length === found.length || last === undefined)
        return { items };
    return { items, nextCursor: cursorAt(Object(last)[order], path) };
}
/** A cursor is good for one list: it has the digest of its path. */
const cursorAt = (position, path) => Buffer.from(`${position}.${(0,identity/* digestOf */.o)(path, `${position}`)}`).toString('base64url');
function positionOf(cursor, path) {
    const position = Number.parseInt(Buffer.from(cursor, 'base64url').toString(), 10);
    if (cursor === cursorAt(position, path))
        return position;
    throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', { reason: 'cursor' });
}
function readLimit(limit, size) {
    const number = limit.trim() === '' ? Number.NaN : Math.trunc(Number(limit));
    if (Number.isNaN(number))
        return size.default;
    return Math.min(size.max, Math.max(1, number));
}
/** The rows of a page: so many, and no more than readers take at once. */
function firstRows(rows, count) {
    let characters = 0;
    const end = rows.findIndex((row, at) => {
        for (const value of Object.values(Object(row))) {
            if (typeof value === 'string')
                characters += value.length;
        }
        return at === count || (at > 0 && characters > MAX_CHARACTERS);
    });
    return end === -1 ? rows : rows.slice(0, end);
}

// EXTERNAL MODULE: ./build/src/service/settings.js
var settings = __webpack_require__(85172);
// EXTERNAL MODULE: ./build/src/service/storage/rows.js
var storage_rows = __webpack_require__(32318);
;// CONCATENATED MODULE: ./build/src/service/catalogue/handlers.js





/** Account, projects and servers. Chats are of hosted services: there are none here. */
function catalogueHandlers(core) {
    const { database, surroundings } = core;
    return {
        getAccount: async () => settings/* ACCOUNT */.u,
        listProjects: async (request) => {
            const { organizationId = settings/* ORGANIZATION_ID */.A } = request.query;
            // The key acts in one organization, so that another one has nothing to show.
            if (organizationId !== settings/* ORGANIZATION_ID */.A)
                return { items: [] };
            const rows = database.selectFrom('projects').selectAll();
            return listPage(request, rows, ({ seq, ...project }) => ({ ...project, organizationId }));
        },
        listServers: (request) => {
            const rows = serversIn(database, request.project.id);
            const show = ({ seq, entry, isEnabled, scopes, hasClientSecret, ...row }) => {
                const server = JSON.parse(entry);
                return {
                    ...row,
                    enabled: isEnabled === 1,
                    transportType: 'url' in server ? 'http' : 'stdio',
                    url: urlOf(server, surroundings.redactor),
                    useOAuth: hasClientSecret !== null,
                    hasClientSecret: hasClientSecret === 1,
                    oauthScopes: scopes === null ? [] : JSON.parse(scopes),
                };
            };
            return listPage(request, rows, show);
        },
        listChatSessions: async ({ query }) => {
            const { projectId = '', cursor } = query;
            if (projectId !== '')
                await (0,storage_rows/* findProject */.t1)(database, projectId);
            return noItems(cursor);
        },
        listChatboxes: async ({ query }) => noItems(query.cursor),
        getChatbox: async ({ parameters }) => {
            throw (0,refusals/* notFound */.mX)('chatbox', parameters.chatboxId);
        },
    };
}
/** An empty list: no cursor is of one of its pages. */
function noItems(cursor = '') {
    if (cursor !== '')
        throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', { reason: 'cursor' });
    return { items: [] };
}
/** The servers of a project, each with what was imported. */
function serversIn(database, projectId) {
    return database
        .selectFrom('servers')
        .leftJoin('oauthGrants', 'oauthGrants.serverId', 'servers.id')
        .selectAll('servers')
        .select(['oauthGrants.hasClientSecret', 'oauthGrants.scopes'])
        .where('projectId', '=', projectId);
}
/**
 * The redacted address of a server, without user, query and fragment; null for a local process, and
 * if it refers to a variable that is not set.
 */
function urlOf(entry, redactor) {
    const url = 'url' in entry ? URL.parse(entry.url) : null;
    return url === null ? null : redactor.text(`${url.origin}${url.pathname}`, limits/* TEXT_LIMIT */.W$);
}

// EXTERNAL MODULE: ./build/src/api/servers-file.js
var servers_file = __webpack_require__(50669);
;// CONCATENATED MODULE: ./build/src/service/catalogue/setup.js



/**
 * Brings a configuration into the database. What has the same name keeps its id. What left the
 * configuration stays where runs refer to it: a server disabled, a project with such servers.
 * Null changes nothing; there is a project `Default` in any case.
 */
async function applySetup(database, projects, now) {
    await database.transaction().execute(async (queries) => {
        const stored = await queries.selectFrom('projects').select(['name', 'description']).execute();
        if (projects === null && stored.length > 0)
            return;
        const all = new Map((projects ?? []).map((one) => [one.name, one]));
        for (const one of [...stored, { name: settings.DEFAULT_PROJECT, description: null }]) {
            if (!all.has(one.name))
                all.set(one.name, { ...(0,settings.emptyProject)(''), ...one });
        }
        for (const project of all.values())
            await applyProject(queries, project, now);
    });
}
/** Teaches the redactor the secrets of the servers in the database. */
async function addStoredSecrets(database, redactor) {
    const rows = await database.selectFrom('servers').select(['name', 'entry']).execute();
    for (const { name, entry } of rows)
        redactor.add(name, (0,servers_file/* secretsOfServer */.ei)(JSON.parse(entry)));
}
async function applyProject(queries, setup, now) {
    const { name, description, servers } = setup;
    const projectId = await (0,storage_rows/* saveRow */.Qp)(queries, 'projects', { name, description }, now);
    const others = queries.updateTable('servers').set({ isEnabled: 0 });
    const names = servers.map((one) => one.name);
    await others.where('projectId', '=', projectId).where('name', 'not in', names).execute();
    for (const server of servers) {
        const row = { projectId, name: server.name, entry: JSON.stringify(server), isEnabled: 1 };
        await (0,storage_rows/* saveRow */.Qp)(queries, 'servers', row, now);
    }
}

// EXTERNAL MODULE: ./build/src/lib/sleep.js
var sleep = __webpack_require__(48646);
// EXTERNAL MODULE: ./build/src/words/messages.js
var messages = __webpack_require__(18763);
;// CONCATENATED MODULE: ./build/src/service/evals/outcome.js
/** Percent that must pass if neither run nor suite says otherwise. */
const DEFAULT_MINIMUM = 100;
/** Whether a run met its criterion. Zero results do not. */
function resultOf(passed, failed, minimum) {
    const total = passed + failed;
    const isMet = total > 0 && passed * 100 >= (minimum ?? DEFAULT_MINIMUM) * total;
    return isMet ? 'passed' : 'failed';
}
/** Share that passed, from 0 to 1; null if nothing finished. */
function passRateOf(passed, failed) {
    const total = passed + failed;
    return total === 0 ? null : passed / total;
}
/** Whether a run has ended. */
const hasEnded = ({ status }) => status !== 'pending' && status !== 'running';
/** Counts of a run: the total is the plan while it goes on, then the number of results. */
function summaryOf(run) {
    const { planned, passed, failed } = run;
    const finished = passed + failed;
    const total = hasEnded(run) ? finished : Math.max(planned, finished);
    return { total, passed, failed, passRate: passRateOf(passed, failed) ?? 0 };
}

;// CONCATENATED MODULE: ./build/src/service/evals/queue.js




/** Between attempts to store something. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;
/** Most characters of the traces that are kept in memory. Passed iterations get half of it. */
const MEMORY_BUDGET = 256 * 2 ** 20;
/**
 * Runs that go on in the background of this process.
 *
 * @param isInMemory whether the database is. Then there is a budget for traces
 */
function runQueue({ database, surroundings }, isInMemory) {
    const active = new Map();
    const stopping = new AbortController();
    let traceBudget = isInMemory ? MEMORY_BUDGET : Number.POSITIVE_INFINITY;
    /**
     * Stores something of a run, as often as it takes: a full disk or a lock of another process passes.
     * A service that stops gives up, and ends the run at its next start.
     */
    const store = async (work) => {
        const { signal } = stopping;
        for (let waitMs = FIRST_WAIT_MS;; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
            try {
                await database.transaction().execute(work);
                return;
            }
            catch (error) {
                if (signal.aborted)
                    throw error;
                surroundings.onBug(error);
                await (0,sleep/* sleep */.yy)(waitMs, signal);
            }
        }
    };
    /** Stores the outcome of an iteration and counts it, unless it has one already. */
    const record = (runId, iterationId, outcome) => store(async (queries) => {
        const { status, result, startedAt, durationMs, usage, failures } = outcome;
        const { numUpdatedRows } = await queries
            .updateTable('iterations')
            .set({
            status,
            result,
            startedAt,
            durationMs,
            tokensUsed: usage?.totalTokens ?? null,
            usage: usage && JSON.stringify(usage),
            actualToolCalls: JSON.stringify(outcome.toolCalls),
            expectedToolCalls: JSON.stringify(outcome.expectedToolCalls),
            failures: JSON.stringify(failures),
        })
            .where('id', '=', iterationId)
            .where('status', '=', 'pending')
            .executeTakeFirst();
        if (numUpdatedRows === 0n)
            return;
        if (result !== null) {
            const counted = (0,sql/* sql */.l) `SET ${sql/* sql */.l.ref(result)} = ${sql/* sql */.l.ref(result)} + 1`;
            await (0,sql/* sql */.l) `UPDATE runs ${counted} WHERE id = ${runId}`.execute(queries);
            const suiteId = (0,sql/* sql */.l) `(SELECT suiteId FROM runs WHERE id = ${runId})`;
            await (0,sql/* sql */.l) `UPDATE suites ${counted} WHERE id = ${suiteId}`.execute(queries);
        }
        // Traces explain and decide nothing: without room, one is left out.
        const trace = JSON.stringify(outcome.trace);
        const reserved = result === 'passed' ? MEMORY_BUDGET / 2 : 0;
        if (traceBudget - reserved < trace.length)
            return;
        traceBudget -= trace.length;
        await queries.insertInto('traces').values({ iterationId, trace }).execute();
    });
    const execute = async (runId, plan) => {
        const { executeRun } = await __webpack_require__.e(/* import() */ 5668).then(__webpack_require__.bind(__webpack_require__, 55668));
        await executeRun(plan, surroundings, (id, outcome) => record(runId, id, outcome));
        const status = plan.cancel.signal.aborted ? 'cancelled' : 'completed';
        const end = stopping.signal.aborted ? { reason: 'service-stopped' } : null;
        await store((queries) => endRun(queries, runId, status, end, surroundings.now()));
    };
    return {
        start: (runId, plan) => {
            const ended = execute(runId, plan)
                .catch(surroundings.onBug)
                .finally(() => active.delete(runId));
            active.set(runId, { cancel: plan.cancel, ended });
        },
        /** Cancels a run and waits until its servers have ended. A run that has ended stays as it is. */
        cancel: async (runId) => {
            const run = active.get(runId);
            run?.cancel.abort();
            await run?.ended;
            await database
                .transaction()
                .execute((queries) => endRun(queries, runId, 'cancelled', null, surroundings.now()));
        },
        /** Lets runs end for a while, cancels the others, and waits for their end. */
        close: async (graceMs) => {
            const cancelAll = () => {
                stopping.abort();
                for (const { cancel } of active.values())
                    cancel.abort();
            };
            const timer = setTimeout(cancelAll, graceMs);
            if (graceMs === 0)
                cancelAll();
            await Promise.all([...active.values()].map(({ ended }) => ended));
            clearTimeout(timer);
        },
    };
}
/**
 * Ends a run that is active, and its unfinished iterations. A completed run without results for all
 * that was planned is `failed`, and has no result.
 *
 * @param end why it ended without a result; null if its status says it
 */
async function endRun(queries, runId, wanted, end, now) {
    const run = await queries
        .selectFrom('runs')
        .select(['status', 'planned', 'passed', 'failed', 'minimumPassRate', 'createdAt'])
        .where('id', '=', runId)
        .executeTakeFirst();
    if (run === undefined || hasEnded(run))
        return;
    const { passed, failed } = run;
    // The clock of the machine may go back.
    const completedAt = Math.max(now, run.createdAt);
    const missing = run.planned - passed - failed;
    const isWhole = wanted === 'completed' && missing === 0;
    const status = wanted === 'completed' && !isWhole ? 'failed' : wanted;
    const result = isWhole ? resultOf(passed, failed, run.minimumPassRate) : null;
    const lack = status === 'failed' ? { reason: 'no-results', missing } : null;
    const reason = end ?? lack;
    const statusReason = reason === null ? null : (0,messages/* describeRunEnd */.u)(reason);
    await queries
        .updateTable('runs')
        .set({ status, result, statusReason, completedAt, touchedAt: now })
        .where('id', '=', runId)
        .execute();
    await queries
        .updateTable('iterations')
        .set({ status: 'cancelled' })
        .where('runId', '=', runId)
        .where('status', '=', 'pending')
        .execute();
}
/** Ends the runs of a service that stopped before they did. Ingested runs go on. */
async function endLeftRuns(database, now) {
    await database.transaction().execute(async (queries) => {
        const left = await queries
            .selectFrom('runs')
            .select('id')
            .where('status', 'in', ['pending', 'running'])
            .where('source', '=', 'api')
            .execute();
        for (const { id } of left) {
            await endRun(queries, id, 'failed', { reason: 'service-stopped' }, now);
        }
    });
}

// EXTERNAL MODULE: ./build/src/words/failures.js + 2 modules
var words_failures = __webpack_require__(41504);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/api/case-rules.js + 1 modules
var case_rules = __webpack_require__(8790);
// EXTERNAL MODULE: ./build/src/judge/bounded.js + 1 modules
var bounded = __webpack_require__(97920);
// EXTERNAL MODULE: ./build/src/lib/signals.js
var signals = __webpack_require__(92264);
// EXTERNAL MODULE: ./build/src/report/failure-error.js
var failure_error = __webpack_require__(11589);
// EXTERNAL MODULE: ./build/src/service/mcp/package-runner.js
var package_runner = __webpack_require__(51385);
// EXTERNAL MODULE: ./build/src/report/counts-as.js
var counts_as = __webpack_require__(6407);
;// CONCATENATED MODULE: ./build/src/service/mcp/second-try.js



const PAUSE_MS = 1_000;
/**
 * Does something with a server, and again after a second if the network to one elsewhere prevents it.
 *
 * @throws what `work` throws, with the number of attempts
 */
async function tryTwice(signal, work) {
    for (let attempts = 1;; attempts += 1) {
        try {
            return await work();
        }
        catch (error) {
            if (!(error instanceof failure_error/* FailureError */.p) || error.failure.kind !== 'server')
                throw error;
            const { failure } = error;
            failure.attempts = attempts;
            const isLasting = failure.isLocal || failure.reason === 'credentials' || (0,counts_as/* countsAs */.Pn)(failure) !== 'incomplete';
            if (isLasting || attempts === 2)
                throw error;
            await (0,sleep/* sleep */.yy)(PAUSE_MS, signal);
            if (signal.aborted)
                throw error;
        }
    }
}

// EXTERNAL MODULE: ./build/src/service/engine/workplace.js
var workplace = __webpack_require__(70432);
;// CONCATENATED MODULE: ./build/src/service/engine/inspection.js







const SERVERS_AT_ONCE = 8;
/** Clients wait two minutes for a run to be created. */
const LONGEST_MS = 100_000;
/** What the slowest server gets: one that is downloaded first. */
const CONNECT_MS = 90_000;
const LIST_MS = 30_000;
/**
 * Connects to each server once and lists its tools. A server gets the connection, or the failure, or
 * neither if no time was left for it. The connection is closed if the server starts in a folder of an
 * iteration, or if one iteration runs at a time: then one server runs at a time too.
 *
 * @param servers those of the plan that its iterations use
 * @param signal ends the inspection
 */
async function inspectServers(servers, plan, surroundings, signal) {
    const { connectTimeoutMs = CONNECT_MS, toolTimeoutMs = LIST_MS } = plan.execution;
    // A server that does not answer the first request is started again.
    const limitMs = Math.min(2 * connectTimeoutMs + toolTimeoutMs, LONGEST_MS);
    const isSerial = plan.execution.concurrency === 1 && servers.length > 1;
    const pool = new work_pool/* WorkPool */.m(isSerial ? 1 : SERVERS_AT_ONCE);
    const openServer = async (server, limit) => {
        const folder = server.needsFolder(plan) ? await (0,workplace/* makeFolder */.fc)(surroundings) : null;
        try {
            // A connection that is open outlives the limit and the request. It ends with the run.
            const signal = AbortSignal.any([limit, plan.cancel.signal]);
            const connection = await server.connect(plan, folder, surroundings, signal);
            if (isSerial || folder !== null)
                await connection.close();
            return connection;
        }
        finally {
            if (folder !== null)
                await (0,workplace/* removeFolder */.v$)(folder);
        }
    };
    const inspect = async (server, first, limit) => {
        const failure = (await first)?.givenUp;
        if (failure?.kind === 'server' && ['registry', 'missing-package'].includes(failure.reason)) {
            const name = surroundings.redactor.text(server.entry.name, limits/* NAME_LIMIT */.Uo);
            server.givenUp = { ...failure, server: name };
            return server;
        }
        try {
            const open = (own) => openServer(server, own);
            const { result } = await pool.begin(() => tryTwice(limit, () => (0,signals/* following */.C)(limit, open)));
            server.inspected = await result;
        }
        catch (error) {
            if (error instanceof failure_error/* FailureError */.p)
                server.givenUp = error.failure;
            else if (!limit.aborted)
                throw error;
        }
        return server;
    };
    /** By npm package: two downloads of a package at the same time corrupt its folder. */
    const firsts = new Map();
    const inspectAll = async (limit) => {
        const inspected = servers.map((server) => {
            const name = (0,package_runner/* packageOf */.wg)(server.entry) ?? '';
            const one = inspect(server, firsts.get(name), limit);
            if (name !== '' && !firsts.has(name))
                firsts.set(name, one);
            return one;
        });
        // All of them end before the caller closes connections.
        await Promise.allSettled(inspected);
        await Promise.all(inspected);
    };
    if (!signal.aborted)
        await (0,signals/* following */.C)(signal, inspectAll, limitMs);
}

// EXTERNAL MODULE: ./build/src/service/engine/plan.js
var engine_plan = __webpack_require__(8453);
// EXTERNAL MODULE: ./build/src/lib/canonical-json.js
var canonical_json = __webpack_require__(71098);
// EXTERNAL MODULE: ./build/src/lib/names-in.js
var names_in = __webpack_require__(9269);
// EXTERNAL MODULE: ./build/src/api/cases/cases.js
var cases = __webpack_require__(88077);
// EXTERNAL MODULE: ./build/src/api/cases/models.js
var cases_models = __webpack_require__(39580);
// EXTERNAL MODULE: ./build/src/api/cases/steps.js
var cases_steps = __webpack_require__(56695);
;// CONCATENATED MODULE: ./build/src/service/evals/checks.js






/** Finds servers of a project by id, in this order. Refuses unknown ids. */
async function findServers(queries, projectId, ids) {
    const rows = await queries
        .selectFrom('servers')
        .select(['id', 'name', 'entry', 'isEnabled'])
        .where('projectId', '=', projectId)
        .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return [...new Set(ids)].map((id) => {
        const row = byId.get(id);
        if (row === undefined)
            throw (0,refusals/* notFound */.mX)('server', id);
        const entry = JSON.parse(row.entry);
        return { ...row, entry, isEnabled: row.isEnabled === 1 };
    });
}
/** Refuses servers that left the configuration or are disabled there. Suites may still name them. */
function refuseDisabled(servers) {
    const disabled = servers.find(({ isEnabled }) => !isEnabled);
    if (disabled === undefined)
        return;
    throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', { reason: 'server-disabled', name: disabled.name });
}
/**
 * Refuses cases that cannot run on these servers, or cannot fail.
 *
 * @param maxTurns answers of the model to one prompt; null if a later run decides
 */
function refuseMisfits(tests, servers, maxTurns) {
    const names = servers.map(({ name }) => name);
    const ids = servers.map(({ id }) => id);
    refuseAll('CASES', (0,case_rules/* findCaseMisfits */.j)(tests, names, maxTurns, ids));
}
/** Refuses cases for what is wrong in them, unless nothing is. Lists servers that were asked. */
function refuseAll(reason, misfits, servers) {
    if (misfits.length === 0)
        return;
    const placed = misfits.map(({ test, step, path, data }) => {
        return { path: ['tests', test, ...(step === null ? [] : ['steps', step]), ...path], data };
    });
    // A changed tool can misfit all cases.
    const first = misfits.slice(0, cases.MAX_CASES);
    throw (0,refusals/* bodyRefusal */.X6)(placed, { reason, misfits: first, servers: servers?.() });
}
/** The servers that cases use and that can start before them. A prompt uses all. */
function findUsed(tests, servers, { setup }) {
    const isAny = servers.length === 1 || tests.some(cases_models/* isAsked */.D6);
    const steps = tests.flatMap((one) => one.steps.filter(cases_steps.asksServer));
    const asked = new Set(steps.map((step) => (0,cases_steps.findServer)(servers, step)));
    // A process may need what the setup of an iteration makes.
    const canStart = ({ entry }) => setup === undefined || 'url' in entry;
    return servers.filter((server) => canStart(server) && (isAny || asked.has(server)));
}
/** Refuses servers that cannot start as they are configured. */
function refuseMisconfigured(servers) {
    const troubles = servers.flatMap(({ id, entry: { name }, givenUp: failure }) => failure === null || (0,counts_as/* countsAs */.Pn)(failure) !== 'invalid' ? [] : [{ id, name, failure }]);
    if (troubles.length === 0)
        return;
    const failures = troubles.map(({ failure }) => failure);
    const details = { reason: 'SERVER_CONFIGURATION', servers: troubles };
    throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', { reason: 'server-configuration', failures }, details);
}

;// CONCATENATED MODULE: ./build/src/service/hosts/hosts.js







/** Members that would make a run show another host. */
const UNSUPPORTED = (0,names_in/* namesIn */.d)('harness computer builtInToolIds progressiveToolDiscovery modelVisibleMcpToolResults', 'serverConnectionOverrides connectionDefaults.headers');
/** Hosts of a project. */
function hostHandlers(core) {
    const { database, surroundings } = core;
    return {
        listHosts: (request) => {
            const rows = database.selectFrom('hosts').where('projectId', '=', request.project.id);
            return listPage(request, rows.selectAll(), ({ id, name, config, ...row }) => {
                const { createdAt, updatedAt } = row;
                const { modelId, serverIds } = JSON.parse(config);
                const hostConfigId = `hc_${(0,external_node_crypto_.hash)('sha256', config).slice(0, 24)}`;
                const serverCount = new Set(serverIds).size;
                return { id, name, hostConfigId, modelId, serverCount, createdAt, updatedAt };
            });
        },
        createHost: async ({ project: { id: projectId }, body }) => {
            const host = { id: (0,external_node_crypto_.randomUUID)(), name: body.name, config: (0,canonical_json/* canonicalJson */.d)(configOf(body)) };
            const createdAt = surroundings.now();
            await database.transaction().execute(async (queries) => {
                await check(queries, projectId, host);
                const row = { ...host, projectId, createdAt, updatedAt: createdAt };
                await queries.insertInto('hosts').values(row).execute();
                await (0,storage_rows/* touchProject */.H5)(queries, projectId, createdAt);
            });
            return show(host);
        },
        getHost: async ({ project, parameters }) => show(await (0,storage_rows/* findRow */.uv)(database, 'hosts', project.id, parameters.hostId)),
        updateHost: ({ project, parameters, body }) => database.transaction().execute(async (queries) => {
            const host = await (0,storage_rows/* findRow */.uv)(queries, 'hosts', project.id, parameters.hostId);
            if (body.name === undefined && body.config === undefined) {
                throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', { reason: 'host-change' });
            }
            const name = body.name ?? host.name;
            const config = body.config === undefined ? host.config : (0,canonical_json/* canonicalJson */.d)(body.config);
            if (name === host.name && config === host.config)
                return show(host);
            const changed = { id: host.id, name, config };
            await check(queries, project.id, changed);
            const updatedAt = surroundings.now();
            const row = { name, config, updatedAt };
            await queries.updateTable('hosts').set(row).where('id', '=', host.id).execute();
            await (0,storage_rows/* touchProject */.H5)(queries, project.id, updatedAt);
            return show(changed);
        }),
        deleteHost: ({ project, parameters: { hostId: id } }) => database.transaction().execute(async (queries) => {
            await (0,storage_rows/* findRow */.uv)(queries, 'hosts', project.id, id);
            await queries.deleteFrom('hosts').where('id', '=', id).execute();
            await (0,storage_rows/* touchProject */.H5)(queries, project.id, surroundings.now());
            return { id, deleted: true };
        }),
    };
}
const show = ({ id, name, config }) => ({ id, name, config: JSON.parse(config) });
function configOf({ template, config, theme = 'dark' }) {
    if ((template === undefined) === (config === undefined)) {
        throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', { reason: 'host-source' });
    }
    const found = template === undefined ? config : configOfTemplate(template, theme);
    if (found)
        return found;
    const reason = { reason: 'template', name: template ?? '', known: TEMPLATE_NAMES };
    throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', reason);
}
/** Refuses servers that the project does not have, and the name of another host. */
async function check(queries, projectId, host) {
    const { serverIds, optionalServerIds } = JSON.parse(host.config);
    await findServers(queries, projectId, [...(serverIds ?? []), ...(optionalServerIds ?? [])]);
    const taken = await queries
        .selectFrom('hosts')
        .select('id')
        .where('projectId', '=', projectId)
        .where('name', '=', host.name)
        .where('id', '!=', host.id)
        .executeTakeFirst();
    if (taken === undefined)
        return;
    throw (0,refusals/* refusalOf */.Of)('CONFLICT', { reason: 'host-name', name: host.name }, { hostId: taken.id });
}
/** A call of a run waits no longer, whatever its host says. */
const LONGEST_TIMEOUT_MS = 10 * 60_000;
/**
 * Reads what a run takes from the host that it names. Null: the host does not say. Refuses an unknown
 * id, and members that runs do not support.
 */
async function profileOfHost(queries, projectId, hostId) {
    const host = await (0,storage_rows/* findRow */.uv)(queries, 'hosts', projectId, hostId);
    const config = JSON.parse(host.config);
    const { headers, requestTimeout: timeout } = config.connectionDefaults ?? {};
    const progressiveToolDiscovery = config['progressiveToolDiscovery'] === true ? true : null;
    const given = { ...config, progressiveToolDiscovery, 'connectionDefaults.headers': headers };
    const member = UNSUPPORTED.find((name) => !isEmpty(Object(given)[name]));
    if (member !== undefined)
        throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', { reason: 'host-member', member });
    const { name, version } = config.mcpProfile?.initialize?.clientInfo ?? {};
    return {
        /** Replaces the model of case and suite. */
        modelId: config.modelId,
        systemPrompt: config.systemPrompt || null,
        temperature: config.temperature ?? null,
        requestTimeoutMs: timeout ? Math.min(Math.ceil(timeout), LONGEST_TIMEOUT_MS) : null,
        clientCapabilities: config.clientCapabilities ?? {},
        clientInfo: name && version ? { name, version } : null,
        respectToolVisibility: config.respectToolVisibility !== false,
    };
}
/** `null`, `[]` and `{}` count as absent. */
function isEmpty(value) {
    if (value === undefined || value === null)
        return true;
    return typeof value === 'object' && Object.keys(value).length === 0;
}
const HTML = 'text/html;profile=mcp-app';
const HAIKU = 'anthropic/claude-haiku-4.5';
const SONNET = 'anthropic/claude-sonnet-4.5';
const elicitation = { form: {}, url: {} };
/** The extension of hosts that show MCP Apps. */
const appsOf = (...mimeTypes) => {
    return { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes } } };
};
const apps = appsOf(HTML);
const experiment = (name) => ({ ...apps, experimental: { [name]: { enabled: true } } });
const codex = { ...appsOf(HTML, 'text/html+skybridge'), elicitation };
const cursor = { ...apps, elicitation: { form: {} }, roots: { listChanged: false } };
const vscode = { ...apps, roots: { listChanged: true }, sampling: {}, elicitation };
/** Hosts as they introduce themselves to servers. Source: the templates of the vendor's SDK. */
const table = {
    mcpjam: [HAIKU, 0.7, { ...apps, elicitation }, ['mcpjam-inspector', '0.0.0']],
    claude: [HAIKU, 1, apps, ['claude-ai', '0.1.0']],
    'claude-code': [HAIKU, 1, { roots: {}, elicitation: {} }, ['claude-code', '2.1.237']],
    chatgpt: ['openai/gpt-5.6-luna', 0.7, experiment('openai/visibility'), ['openai-mcp', '1.0.0']],
    mistral: ['mistralai/mistral-large-2512', 0.7, apps, ['mcp', '0.1.0']],
    cursor: [SONNET, 0.7, cursor, ['cursor-vscode', '1.0.0'], true],
    codex: ['openai/gpt-5-nano', 0.7, codex, ['codex-mcp-client', '0.150.0']],
    copilot: ['openai/gpt-5.3-chat', 0.7, experiment('microsoft/copilot'), ['mcs', '1.0.0']],
    vscode: [SONNET, 0.7, vscode, ['Visual Studio Code', '1.134.0'], true],
    agentcore: [HAIKU, 0.7, {}],
    n8n: [HAIKU, 0.7, {}],
    perplexity: [HAIKU, 0.7, {}],
};
const templates = new Map(Object.entries(table));
const TEMPLATE_NAMES = [...templates.keys()];
/** The configuration that a template stands for; null if there is no such template. */
function configOfTemplate(hostStyle, theme) {
    const template = templates.get(hostStyle);
    if (template === undefined)
        return null;
    const [modelId, temperature, capabilities, client, showsAppTools = false] = template;
    const [name, version] = client ?? [];
    return {
        hostStyle,
        modelId,
        temperature,
        respectToolVisibility: !showsAppTools,
        clientCapabilities: { ...capabilities },
        hostContext: { theme },
        mcpProfile: name === undefined ? null : { initialize: { clientInfo: { name, version } } },
    };
}

;// CONCATENATED MODULE: ./build/src/service/models/choice.js


/** Finds the model of each case with a prompt. Refuses one that cannot be asked. */
function chooseModels(tests, source, keys, providers) {
    const { forced, ...suite } = source;
    const choose = (test) => {
        const model = forced ?? test.model ?? suite.model ?? null;
        if (model === null) {
            throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', { reason: 'no-model', title: test.title });
        }
        const stated = forced === undefined ? (test.provider ?? suite.provider) : undefined;
        const provider = (0,cases_models/* providerOf */.lc)(model, stated);
        const named = Object.entries(keys).find(([key]) => key.toLowerCase() === provider);
        const ownKey = named?.[1] ?? null;
        const { apiKey = null, baseUrl = null, models = null } = providers.get(provider) ?? {};
        const isConfigured = (apiKey ?? baseUrl) !== null;
        const hosted = (isConfigured && models) || [];
        const isOffered = models === null || hosted.includes(model) || hosted.includes(`${provider}/${model}`);
        const access = { apiKey: ownKey ?? apiKey, baseUrl };
        const hasAddress = baseUrl !== null || (0,cases_models/* isNative */.ib)(provider);
        const mayAsk = ownKey !== null || (isOffered && isConfigured);
        if (hasAddress && mayAsk)
            return { model, provider, ...access };
        const details = hosted.length === 0 ? {} : { hostedModels: hosted };
        const reason = { reason: 'model', model, provider, hasAddress, hosted };
        throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', reason, { model, provider, ...details });
    };
    return new Map(tests.filter(cases_models/* isAsked */.D6).map((test) => [test, choose(test)]));
}

// EXTERNAL MODULE: ./build/src/service/mcp/server-failure.js
var server_failure = __webpack_require__(21556);
;// CONCATENATED MODULE: ./build/src/service/servers/access.js





const TOKEN_SCHEME = /(?:^|[\s,])(?:Bearer|DPoP)(?:[\s,]|$)/i;
/** Finds the server of a request. Refuses an unknown or disabled one. */
async function findTarget(core, grants, request) {
    const { project, parameters, signal } = request;
    const row = await (0,storage_rows/* findRow */.uv)(core.database, 'servers', project.id, parameters.serverId);
    const { id, name, isEnabled } = row;
    if (isEnabled === 0)
        throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', { reason: 'server-disabled', name });
    const entry = JSON.parse(row.entry);
    const tokens = grants.credentialsOf(id, entry);
    /** Null for a local process. See `RemoteAddress.ping`. */
    const askAddress = async (credentials) => {
        if (!('url' in entry))
            return null;
        const { RemoteAddress } = await __webpack_require__.e(/* import() */ 35).then(__webpack_require__.bind(__webpack_require__, 10035));
        return new RemoteAddress(entry, core.surroundings.redactor, credentials).ping(signal);
    };
    return {
        id,
        entry,
        signal,
        /**
         * Connects for one piece of work. The connection closes in the background.
         *
         * @throws FailureError if the server cannot be connected to; what the work throws
         */
        connect: async (work) => {
            // The SDK takes long to load.
            const { connectServer, plainOptions } = await __webpack_require__.e(/* import() */ 4972).then(__webpack_require__.bind(__webpack_require__, 24972));
            const options = plainOptions(tokens);
            options.limits.connectMs = core.settings.connectMs ?? null;
            const connection = await connectServer(entry, core.surroundings, signal, options);
            try {
                return await work(connection);
            }
            finally {
                await core.closings.begin(() => connection.close());
            }
        },
        /** Asks the address whether it answers at all. Null for a local process. */
        ping: () => askAddress(tokens),
        /** Whether the server requires a token: not even the one that is there is sent. Null as in `ping`. */
        needsGrant: async () => {
            const pong = await askAddress(null);
            if (pong === null || !('url' in entry))
                return null;
            const { status, challenge } = pong;
            // With credentials, 403 says that they are not good for this.
            const isRefused = status === 401 || (status === 403 && !(0,server_failure/* hasCredentials */.Lk)(entry.headers));
            // A server that names other schemes only, such as `Basic`, needs no grant.
            return isRefused && (challenge === null || TOKEN_SCHEME.test(challenge));
        },
    };
}
/** What a server says about itself, in reports of ours. */
const shownObject = (value, redactor) => 
// Objects stay objects.
redactor.json(value, limits/* TEXT_LIMIT */.W$, limits/* MAX_MESSAGE_DEPTH */.To);
/** The tokens for a server of a run. A refusal of them is a failure of the server. */
function runCredentials(grants, { id, entry }, redactor) {
    const credentials = grants.credentialsOf(id, entry);
    if (credentials === null)
        return null;
    const asFailure = (error) => {
        if (!(error instanceof refusals/* Refusal */.P_))
            throw error;
        const { code, message } = error.body;
        const unanswered = code === 'TIMEOUT' ? 'timeout' : 'unreachable';
        const reason = code === 'OAUTH_REQUIRED' ? 'credentials' : unanswered;
        const failure = (0,server_failure/* serverFailure */.aG)(entry, 'connect', reason, redactor, message);
        // Of the authorization server, which is not under test.
        throw new failure_error/* FailureError */.p({ ...failure, isLocal: false, status: error.status });
    };
    return {
        token: () => credentials.token().catch(asFailure),
        renew: (rejected) => credentials.renew(rejected).catch(asFailure),
    };
}

;// CONCATENATED MODULE: ./build/src/service/evals/repeat.js



/** The idempotency key of a request; null without one. The header comes before the body. */
function repeatOf(request) {
    const { project, body } = request;
    // These may differ.
    const { notes: _notes, modelApiKeys: _keys, idempotencyKey, ...rest } = body;
    // An empty header counts as none.
    const key = request.idempotencyKey || idempotencyKey;
    if (key === undefined)
        return null;
    const scope = JSON.stringify(body.suiteId ?? [project.id, body.suiteName]);
    return { scope, key, hash: (0,external_node_crypto_.hash)('sha256', (0,canonical_json/* canonicalJson */.d)(rest)) };
}
/** What a request with this key was answered, by now; null if there is none. Refuses another request. */
async function findRepeated(queries, repeat) {
    if (repeat === null)
        return null;
    const { scope, key } = repeat;
    const row = await queries
        .selectFrom('idempotencyKeys')
        .innerJoin('runs', 'runs.id', 'idempotencyKeys.runId')
        .select(['runs.id', 'runs.suiteId', 'runs.status', 'hash'])
        .where('scope', '=', scope)
        .where('key', '=', key)
        .executeTakeFirst();
    if (row === undefined)
        return null;
    if (row.hash !== repeat.hash) {
        throw (0,refusals/* refusalOf */.Of)('CONFLICT', { reason: 'idempotency' }, { runId: row.id });
    }
    const { id: runId, suiteId, status } = row;
    return { reply: { runId, suiteId, status, deduped: true }, plan: null };
}

;// CONCATENATED MODULE: ./build/src/service/evals/suites.js





/** Runs of the trend. */
const TREND = 10;
/** Suites and their cases. */
function suiteHandlers(core) {
    const { database, surroundings } = core;
    return {
        createEvalSuite: async ({ project, body }) => {
            const { name, tests, serverIds } = body;
            const servers = await findServers(database, project.id, serverIds);
            refuseMisfits(tests, servers, null);
            const now = surroundings.now();
            return database.transaction().execute(async (queries) => {
                const suiteId = await insertSuite(queries, project.id, body, now);
                const cases = await saveCases(queries, suiteId, tests, now);
                await (0,storage_rows/* touchProject */.H5)(queries, project.id, now);
                return { suiteId, name, ...committed(servers, cases) };
            });
        },
        listEvalSuites: (request) => {
            const rows = database.selectFrom('suites').where('projectId', '=', request.project.id);
            return listPage(request, rows.selectAll(), async (row) => {
                const { id, name, projectId, passed, failed, runs, createdAt, updatedAt } = row;
                const totals = { passed, failed, runs };
                const latest = await latestRuns(database, id);
                return { id, name, projectId, totals, ...latest, createdAt, updatedAt };
            });
        },
        getEvalSuite: async ({ project, parameters }) => {
            const suite = await (0,storage_rows/* findRow */.uv)(database, 'suites', project.id, parameters.suiteId);
            const { id, name, description, projectId, model, minimumPassRate } = suite;
            const servers = await findServers(database, projectId, JSON.parse(suite.serverIds));
            return {
                id,
                name,
                description: description ?? '',
                projectId,
                environment: { servers: servers.map((one) => one.name) },
                executionConfig: model === null ? null : { model, systemPrompt: '' },
                settings: {
                    minimumAccuracy: minimumPassRate ?? 100,
                    minimumIterations: 1,
                    matchOptions: {},
                    checks: [],
                    judge: {},
                },
                // This service has neither.
                hosts: [],
                schedule: { enabled: false, intervalMinutes: null },
                createdAt: suite.createdAt,
                updatedAt: suite.updatedAt,
            };
        },
        listCases: async (request) => {
            const { project, parameters } = request;
            const suite = await (0,storage_rows/* findRow */.uv)(database, 'suites', project.id, parameters.suiteId);
            const rows = database.selectFrom('testCases').where('suiteId', '=', suite.id);
            return listPage(request, rows.selectAll(), (row) => {
                const { id, title, createdAt, updatedAt } = row;
                const test = JSON.parse(row.definition);
                const { steps, model, provider = null, runs: iterations = 1 } = test;
                const { isNegativeTest: isNegative = false } = test;
                const models = model === undefined ? [] : [{ model, provider }];
                return { id, title, steps, iterations, isNegative, models, createdAt, updatedAt };
            });
        },
    };
}
/** Stores a suite without cases. Resolves to its id. */
async function insertSuite(queries, projectId, { name, description, serverIds, model, provider, passCriteria }, now) {
    const id = (0,external_node_crypto_.randomUUID)();
    const row = {
        id,
        projectId,
        name,
        description: description ?? null,
        serverIds: JSON.stringify(serverIds),
        model: model ?? null,
        provider: provider ?? null,
        minimumPassRate: passCriteria?.minimumPassRate ?? null,
        createdAt: now,
        updatedAt: now,
    };
    await queries.insertInto('suites').values(row).execute();
    return id;
}
/** The number of the next run of a suite: 1 for the first. */
async function nextRunNumber(queries, suiteId) {
    const { last } = await queries
        .selectFrom('runs')
        .select(({ fn }) => fn.max('runNumber').as('last'))
        .where('suiteId', '=', suiteId)
        .executeTakeFirstOrThrow();
    return (last ?? 0) + 1;
}
/**
 * Stores cases by their titles: a known title keeps its id, and an equal case its time. Resolves to
 * the cases as they are stored.
 */
async function saveCases(queries, suiteId, tests, now) {
    const saved = [];
    for (const test of tests) {
        const row = { suiteId, title: test.title, definition: JSON.stringify(test) };
        saved.push({ id: await (0,storage_rows/* saveRow */.Qp)(queries, 'testCases', row, now), test });
    }
    return saved;
}
/** How replies name the servers and cases of what was created. */
const committed = (servers, cases) => ({
    servers: servers.map(({ id, name }) => ({ id, name })),
    caseUpsert: { committed: cases.map(({ id, test }) => ({ id, name: test.title })), failed: [] },
});
async function latestRuns(database, suiteId) {
    const runs = await database
        .selectFrom('runs')
        .select(['id', 'status', 'passed', 'failed', 'createdAt'])
        .where('suiteId', '=', suiteId)
        .orderBy('runNumber', 'desc')
        .limit(TREND)
        .execute();
    const rated = runs.map((run) => ({ ...run, passRate: passRateOf(run.passed, run.failed) }));
    const trend = rated.flatMap(({ passRate }) => (passRate === null ? [] : [passRate]));
    return { latestRun: rated[0] ?? null, passRateTrend: trend.reverse() };
}

// EXTERNAL MODULE: ./build/src/api/case-evidence.js
var case_evidence = __webpack_require__(59844);
// EXTERNAL MODULE: ./build/src/api/validation.js
var validation = __webpack_require__(74499);
// EXTERNAL MODULE: ./build/src/judge/weak-cases.js
var weak_cases = __webpack_require__(58117);
// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
// EXTERNAL MODULE: ./build/src/report/place.js
var place = __webpack_require__(13099);
// EXTERNAL MODULE: ./build/src/report/schemas.js
var schemas = __webpack_require__(11684);
// EXTERNAL MODULE: ./build/src/words/problems.js + 1 modules
var problems = __webpack_require__(73695);
;// CONCATENATED MODULE: ./build/src/service/evals/tool-rules.js












/** For the arguments of all cases, and for those of one call. */
const ALL_MS = 5_000;
const CALL_MS = 1_000;
/** Most warnings about arguments of a run. */
const MAX_WARNINGS = 20;
/**
 * Refuses arguments that do not fit the schemas of their tools, unless the run only warns of them,
 * tools to be never called that no server has, and cases that cannot fail. Knows the tools of the
 * servers that are connected.
 */
async function checkTools(tests, { servers, execution }, { redactor, onWarning = () => { } }) {
    const { argumentCheck = 'refuse' } = execution;
    const clean = (text) => redactor.text(text, limits/* VALUE_LIMIT */.WL);
    const checked = argumentCheck === 'off' ? [] : tests;
    const { misfits, unchecked } = await findMisfits(checked, servers, clean);
    if (unchecked.size > 0)
        onWarning(messages/* MESSAGES */.n.unchecked([...unchecked]));
    const isDoubt = ({ data }) => argumentCheck === 'warn' ||
        (data.code === 'argument' && data.kind === 'unlisted' && data.nearest === null);
    const { never, others, isSure } = findAbsentTools(tests, servers, clean);
    const isMisspelt = ({ data }) => data.code === 'not-found' && data.nearest !== null;
    const refused = misfits.filter((one) => !isDoubt(one));
    const doubts = [
        // In a refused run they are often the other half of what it is refused for.
        ...(refused.length > 0 ? [] : misfits.filter(isDoubt)),
        ...(isSure ? [] : never.filter((one) => !isMisspelt(one))),
    ];
    for (const { test, data } of doubts.slice(0, MAX_WARNINGS)) {
        const title = redactor.text(tests[test]?.title ?? '', limits/* NAME_LIMIT */.Uo);
        onWarning((0,problems/* describeProblem */.B)({ place: (0,place/* placeOfFile */.T2)(title), data }));
    }
    const weak = [...(isSure ? never : never.filter(isMisspelt)), ...(await (0,weak_cases/* findWeakCases */.D)(tests))];
    const all = [...refused, ...weak];
    // A call of a tool that is gone is a failure of its case, and alone no mistake.
    if (all.length > 0)
        all.push(...others.filter(isMisspelt));
    const reason = refused.length > 0 ? 'ARGUMENT_MISFIT' : 'NO_EVIDENCE';
    refuseAll(reason, all, () => toolListsOf(servers));
}
/** The servers with their tools, as far as they are known. */
function toolListsOf(servers) {
    const write = (0,schemas/* schemaWriter */.H)();
    return servers.map(({ id, entry: { name }, inspected }) => {
        const tools = inspected?.listedTools?.map(({ name: tool, inputSchema }) => ({
            name: String(tool),
            inputSchema: (0,json_values/* isObject */.Gv)(inputSchema) && write(inputSchema)?.startsWith('{') ? inputSchema : null,
        }));
        return { id: id ?? '', name, tools: tools ?? null };
    });
}
/** `unchecked` names tools whose schema cannot be used, or not in time. */
async function findMisfits(tests, servers, clean) {
    const misfits = [];
    const unchecked = new Set();
    const endsAt = performance.now() + ALL_MS;
    for (const [test, { steps }] of tests.entries()) {
        for (const [step, one] of steps.entries()) {
            if (one.kind !== 'toolCall')
                continue;
            const listed = (0,cases_steps.findServer)(servers, one)?.inspected?.tools.get(one.toolName);
            const tool = clean(one.toolName);
            if (listed === undefined || unchecked.has(tool))
                continue;
            const input = { inputSchema: listed['inputSchema'], args: one.arguments };
            const limitMs = Math.max(0, Math.min(CALL_MS, endsAt - performance.now()));
            const ended = await (0,bounded/* runBounded */.Bb)('fitArguments', input, limitMs);
            if ('limit' in ended || 'mistake' in ended.value) {
                unchecked.add(tool);
                continue;
            }
            for (const { path, kind, expected, observed, nearest } of ended.value.misfits) {
                // Wrong arguments may be why an error is expected; a misspelt name is not.
                if (one.expectError !== undefined && nearest === null)
                    continue;
                const data = {
                    code: 'argument',
                    tool,
                    kind,
                    path: clean((0,validation/* pathText */.LF)(path)),
                    expected: clean(expected),
                    observed: clean(observed),
                    nearest: nearest === null ? null : clean(nearest),
                };
                // What is missing belongs where its neighbours are.
                const place = kind === 'missing' ? path.slice(0, -1) : path;
                misfits.push({ test, step, path: ['arguments', ...place], data });
            }
        }
    }
    return { misfits, unchecked };
}
/** Tools to be never called, and others, that no server lists. `isSure`: none can have them. */
function findAbsentTools(tests, servers, clean) {
    const known = new Set();
    let isListed = true;
    let isSure = true;
    for (const { inspected: one } of servers) {
        isListed &&= one !== null && one.listRefusal === null;
        isSure &&= isListed && !one?.mayChangeTools;
        const names = [...(one?.tools.keys() ?? []), ...(one?.badTools.keys() ?? [])];
        for (const name of names)
            known.add(clean(name));
    }
    const never = [];
    const others = [];
    for (const [test, one] of tests.entries()) {
        const calls = one.steps.flatMap((assertion, step) => 'expectError' in assertion ? [] : [{ assertion, step, path: ['toolName'] }]);
        for (const { assertion, step, path } of [...calls, ...(0,case_evidence/* assertionsOf */.VG)(one)]) {
            const name = 'toolName' in assertion ? clean(String(assertion.toolName)) : null;
            if (name === null || known.has(name))
                continue;
            const data = { ...(0,validation/* notFoundProblem */.nh)('tool', name, [...known]), known: [] };
            const isNever = 'type' in assertion && assertion.type === 'toolNeverCalled';
            if (data.nearest === null && !isListed)
                continue;
            (isNever ? never : others).push({ test, step, path, data });
        }
    }
    return { never, others, isSure };
}

;// CONCATENATED MODULE: ./build/src/service/evals/create-run.js















/** SQLite bounds the values of a statement. */
const ROWS_PER_STATEMENT = 1_000;
/** When a client asks again for a slot. */
const SLOT_RETRY_SECONDS = 5;
/**
 * Stores a run with its planned iterations. Checks the body, models, servers, the slot, then inspects
 * the servers. A refused request stores nothing, and a repeated one finds its run.
 */
async function createRun(core, request, grants) {
    const keys = Object.entries(request.body.modelApiKeys ?? {});
    for (const [provider, key] of keys)
        core.surroundings.redactor.add(provider, [key]);
    const repeat = repeatOf(request);
    const known = await findRepeated(core.database, repeat);
    if (known !== null)
        return known;
    const { database, surroundings, settings } = core;
    const { maxConcurrentRuns: maxRuns } = settings;
    const { signal } = request;
    const draft = await checkRequest(core, request, grants);
    const { plan, tests, used } = draft;
    await refuseBeyondSlots(database, maxRuns);
    let isCreated = false;
    try {
        // The arguments of calls are compared in the thread. It starts while the servers do.
        (0,bounded/* prepareThread */.Cq)();
        await inspectServers(used, plan, surroundings, signal);
        refuseMisconfigured(plan.servers);
        await checkTools(tests, plan, surroundings);
        if (signal.aborted)
            throw (0,refusals/* refusalOf */.Of)('INTERNAL_ERROR', { reason: 'request-ended' });
        const created = await database.transaction().execute(async (queries) => {
            // Another request may have taken the slot or the key meanwhile.
            const repeated = await findRepeated(queries, repeat);
            if (repeated !== null)
                return repeated;
            await refuseBeyondSlots(queries, maxRuns);
            const reply = await storeRun(queries, request, draft, surroundings.now());
            if (repeat !== null) {
                const row = { ...repeat, runId: reply.runId };
                await queries.insertInto('idempotencyKeys').values(row).execute();
            }
            return { reply, plan };
        });
        isCreated = created.plan !== null;
        return created;
    }
    finally {
        for (const server of isCreated ? [] : plan.servers) {
            const connection = server.takeInspected();
            if (connection !== null)
                await core.closings.begin(() => connection.close());
        }
    }
}
/** Checks what a request says, and finds what it names. */
async function checkRequest(core, { project, body }, grants) {
    const { database, surroundings, settings } = core;
    checkForm(body);
    if (!settings.takesCommands)
        refuseCommands(body);
    /** Null: a new one. */
    const suite = body.suiteId === undefined ? null : await (0,storage_rows/* findRow */.uv)(database, 'suites', project.id, body.suiteId);
    const saved = await findCases(database, suite, body);
    const tests = [...(body.tests ?? []), ...saved.map(({ test }) => test)];
    const hostId = body.namedHostId ?? body.hostId;
    const profile = hostId === undefined ? null : await profileOfHost(database, project.id, hostId);
    const source = {
        // The model of a host replaces those of cases and suite.
        forced: profile?.modelId,
        model: body.model ?? suite?.model,
        provider: body.provider ?? suite?.provider,
    };
    const models = chooseModels(tests, source, body.modelApiKeys ?? {}, settings.providers);
    const serverIds = body.serverIds ?? JSON.parse(suite?.serverIds ?? '[]');
    if (serverIds.length === 0) {
        const details = { reason: 'NO_SAVED_SERVER_SELECTION', suiteId: suite?.id };
        throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', { reason: 'no-servers' }, details);
    }
    const servers = await findServers(database, project.id, serverIds);
    refuseDisabled(servers);
    const runs = body.iterationOverride;
    const planned = tests.map((test) => ({ ...test, runs: runs ?? test.runs }));
    const { execution = {} } = body;
    refuseMisfits(planned, servers, execution.maxTurns ?? case_rules/* DEFAULT_MAX_TURNS */.y);
    const runServers = servers.map((server) => {
        const credentials = runCredentials(grants, server, surroundings.redactor);
        return new engine_plan/* RunServer */.dU(server.entry, credentials, server.id);
    });
    const cancel = new AbortController();
    // Without iterations as yet.
    const plan = { iterations: [], servers: runServers, execution, profile, cancel };
    const used = findUsed(tests, runServers, execution);
    return { suite, saved, tests, models, servers, plan, used };
}
/** Refuses a body that is neither form A nor form B, or names things twice. */
function checkForm({ suiteId, suiteName, tests, caseIds, hostId, namedHostId }) {
    const isNew = suiteId === undefined;
    const hosts = new Set([hostId, namedHostId].filter((id) => id !== undefined));
    const rows = [
        [isNew && (suiteName === undefined || !tests?.length), 'no-suite'],
        [caseIds !== undefined && (tests !== undefined || isNew), 'cases-twice'],
        [hosts.size > 1, 'two-hosts'],
    ];
    const [, reason] = rows.find(([isWrong]) => isWrong) ?? [];
    if (reason !== undefined)
        throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', { reason });
}
/** A requester runs no programs on the machine of a service. */
function refuseCommands({ execution = {} }) {
    const key = ['setup', 'teardown'].find((one) => execution[one] !== undefined);
    if (key === undefined)
        return;
    const details = { reason: 'EXECUTION_COMMANDS' };
    throw (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', { reason: 'commands', key }, details);
}
/**
 * The saved cases of a suite in its order, or those of them that the request selects. None if the
 * request brings its own.
 */
async function findCases(queries, suite, { tests, caseIds }) {
    if (suite === null || tests?.length)
        return [];
    const rows = await queries
        .selectFrom('testCases')
        .select(['id', 'definition'])
        .where('suiteId', '=', suite.id)
        .orderBy('seq')
        .execute();
    const known = new Set(rows.map(({ id }) => id));
    const unknown = caseIds?.find((id) => !known.has(id));
    if (unknown !== undefined)
        throw (0,refusals/* notFound */.mX)('case', unknown);
    return rows
        .filter(({ id }) => caseIds === undefined || caseIds.includes(id))
        .map(({ id, definition }) => ({ id, test: JSON.parse(definition) }));
}
async function refuseBeyondSlots(queries, max) {
    const { active } = await queries
        .selectFrom('runs')
        .select((query) => query.fn.countAll().as('active'))
        // Literals, as in the index. Ingested runs take no slot.
        .where((0,sql/* sql */.l) `status IN ('pending', 'running') AND source = 'api'`)
        .executeTakeFirstOrThrow();
    if (active < max)
        return;
    const details = { reason: 'CONCURRENT_RUN_LIMIT', maxConcurrentRuns: max };
    const reason = { reason: 'run-slots', max, seconds: SLOT_RETRY_SECONDS };
    throw (0,refusals/* refusalOf */.Of)('RATE_LIMITED', reason, details);
}
/** Stores a run, with its suite and cases if they are new, and puts the iterations into its plan. */
async function storeRun(queries, { project, body }, { suite, saved, models, servers, plan }, now) {
    const runId = (0,external_node_crypto_.randomUUID)();
    const serverIds = servers.map(({ id }) => id);
    const { suiteName: name = '', suiteDescription: description } = body;
    const fresh = { ...body, name, description, serverIds };
    const suiteId = suite?.id ?? (await insertSuite(queries, project.id, fresh, now));
    const upserted = await saveCases(queries, suiteId, body.tests ?? [], now);
    const rows = [...upserted, ...saved].flatMap(({ id: testCaseId, test }) => {
        const model = models.get(test) ?? null;
        return Array.from({ length: body.iterationOverride ?? test.runs ?? 1 }, (_, at) => {
            const id = (0,external_node_crypto_.randomUUID)();
            plan.iterations.push({ id, test, model });
            return {
                id,
                runId,
                testCaseId,
                title: test.title,
                number: at + 1,
                status: 'pending',
                model: model?.model ?? null,
                provider: model?.provider ?? null,
            };
        });
    });
    const run = {
        id: runId,
        suiteId,
        projectId: project.id,
        runNumber: await nextRunNumber(queries, suiteId),
        status: 'running',
        source: 'api',
        notes: body.notes ?? null,
        minimumPassRate: body.passCriteria?.minimumPassRate ?? suite?.minimumPassRate ?? null,
        planned: rows.length,
        createdAt: now,
        touchedAt: now,
    };
    await queries.insertInto('runs').values(run).execute();
    for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
        const some = rows.slice(at, at + ROWS_PER_STATEMENT);
        await queries.insertInto('iterations').values(some).execute();
    }
    await queries
        .updateTable('suites')
        .set((set) => ({ runs: set('runs', '+', 1), updatedAt: now }))
        .where('id', '=', suiteId)
        .execute();
    await (0,storage_rows/* touchProject */.H5)(queries, project.id, now);
    const started = toolListsOf(plan.servers);
    return { runId, suiteId, status: 'running', ...committed(servers, upserted), servers: started };
}

;// CONCATENATED MODULE: ./build/src/service/evals/runs.js






/** Runs, their iterations and traces. */
function runHandlers(core, queue, grants) {
    const { database } = core;
    return {
        createEvalRun: async (request) => {
            const { reply, plan } = await createRun(core, request, grants);
            if (plan !== null)
                queue.start(reply.runId, plan);
            return reply;
        },
        getEvalRun: async ({ project, parameters }) => showRun(await (0,storage_rows/* findRow */.uv)(database, 'runs', project.id, parameters.runId)),
        cancelEvalRun: async ({ project, parameters }) => {
            const { id } = await (0,storage_rows/* findRow */.uv)(database, 'runs', project.id, parameters.runId);
            await queue.cancel(id);
            const run = await (0,storage_rows/* findRow */.uv)(database, 'runs', project.id, id);
            const { status } = run;
            if (status === 'cancelled')
                return showRun(run);
            throw (0,refusals/* refusalOf */.Of)('CONFLICT', { reason: 'run-ended', status }, { status });
        },
        listRuns: async (request) => {
            const { project, parameters } = request;
            const { id } = await (0,storage_rows/* findRow */.uv)(database, 'suites', project.id, parameters.suiteId);
            const rows = database.selectFrom('runs').selectAll().where('suiteId', '=', id);
            const order = { order: 'runNumber', isNewestFirst: true };
            return listPage(request, rows, showRun, { size: RUNS_PAGE, ...order });
        },
        listIterations: async (request) => {
            const { project, parameters } = request;
            const { id } = await (0,storage_rows/* findRow */.uv)(database, 'runs', project.id, parameters.runId);
            const rows = database.selectFrom('iterations').selectAll().where('runId', '=', id);
            return listPage(request, rows, showIteration, { size: ITERATIONS_PAGE });
        },
        getTrace: async ({ project, parameters: { runId, iterationId: id } }) => {
            await (0,storage_rows/* findRow */.uv)(database, 'runs', project.id, runId);
            const row = await database
                .selectFrom('iterations')
                .leftJoin('traces', 'traces.iterationId', 'iterations.id')
                .select('traces.trace')
                .where('iterations.id', '=', id)
                .where('iterations.runId', '=', runId)
                .executeTakeFirst();
            if (row === undefined)
                throw (0,refusals/* notFound */.mX)('iteration', id);
            if (row.trace !== null)
                return JSON.parse(row.trace);
            const details = { reason: 'TRACE_NOT_AVAILABLE' };
            throw (0,refusals/* refusalOf */.Of)('NOT_FOUND', { reason: 'no-trace' }, details);
        },
    };
}
function showRun(row) {
    const { id, suiteId, runNumber, status, statusReason, result, source, notes } = row;
    const { createdAt, completedAt } = row;
    const shown = { id, suiteId, runNumber, status, statusReason, result, source, notes };
    return { ...shown, summary: summaryOf(row), createdAt, completedAt };
}
function showIteration(row) {
    const { id, title, status, result, model, provider, startedAt, durationMs, tokensUsed } = row;
    const shown = { id, title, status, result, model, provider, startedAt, durationMs, tokensUsed };
    const failures = JSON.parse(row.failures);
    const { scores, evaluationConfig } = JSON.parse(row.reported ?? '{}');
    const described = failures.length === 0 ? null : failures.map(words_failures/* describeFailure */.Ic).join('\n');
    return {
        ...shown,
        testCaseId: row.testCaseId ?? row.ingestedCaseId,
        iterationNumber: row.number,
        usage: row.usage === null ? null : JSON.parse(row.usage),
        actualToolCalls: JSON.parse(row.actualToolCalls),
        expectedToolCalls: JSON.parse(row.expectedToolCalls),
        error: row.error ?? described,
        failures,
        scores,
        evaluationConfig,
    };
}

;// CONCATENATED MODULE: ./build/src/service/http/key.js


/**
 * Makes what checks the header `Authorization` of a request: first the key, then its rate. So a wrong
 * key costs no token. Throws a Refusal.
 *
 * @param clock monotonic milliseconds
 */
function keyCheck(key, settings, clock) {
    const takeToken = tokenBucket(settings, clock);
    const known = digestOf(key);
    return (header) => {
        const [, sent] = /^bearer +(\S+) *$/i.exec(header ?? '') ?? [];
        if (sent === undefined)
            throw (0,refusals/* refusalOf */.Of)('UNAUTHORIZED', { reason: 'no-key' });
        if (!(0,external_node_crypto_.timingSafeEqual)(digestOf(sent), known))
            throw (0,refusals/* refusalOf */.Of)('UNAUTHORIZED', { reason: 'key' });
        takeToken();
    };
}
const digestOf = (key) => (0,external_node_crypto_.hash)('sha256', key, 'buffer');
function tokenBucket({ burst, ratePerSecond }, clock) {
    const bucket = { tokens: burst, at: clock() };
    return () => {
        const now = clock();
        const refilled = bucket.tokens + ((now - bucket.at) / 1_000) * ratePerSecond;
        const tokens = Math.min(burst, refilled);
        if (tokens < 1) {
            const seconds = Math.max(1, Math.ceil((1 - tokens) / ratePerSecond));
            throw (0,refusals/* refusalOf */.Of)('RATE_LIMITED', { reason: 'rate', seconds });
        }
        Object.assign(bucket, { tokens: tokens - 1, at: now });
    };
}

// EXTERNAL MODULE: ./build/src/api/resources/ingest.js
var ingest = __webpack_require__(55682);
// EXTERNAL MODULE: ./build/src/api/resources/trace.js
var trace = __webpack_require__(26589);
// EXTERNAL MODULE: ./build/src/api/tolerant.js
var tolerant = __webpack_require__(58885);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
// EXTERNAL MODULE: ./build/src/service/http/body.js
var body = __webpack_require__(99356);
;// CONCATENATED MODULE: ./build/src/service/ingest/rows.js












/** Most parts that are listed as left out. */
const MAX_LEFT_OUT = 20;
/** Longer ids are stored by their hash. */
const MAX_ID_LENGTH = 512;
const HASHED = 'sha256:';
/**
 * Reads rows one by one. An odd member is left out; a row with too many values loses all but its
 * essentials. Refuses the request if a row has no title, no result, or an id that is no text.
 */
function readRows(results, redactor) {
    const misfits = [];
    const rows = results.map((value, index) => {
        const placed = ({ path, data }) => ({ path: ['results', index, ...path], data });
        const describe = (misfit) => {
            const { path, data } = placed(misfit);
            return (0,problems/* describeProblem */.B)({ place: (0,place/* placeOfFile */.T2)('', (0,validation/* pathText */.LF)(path)), data });
        };
        const isTooLarge = countValues(value, body/* MAX_DEPTH */.lr) > ingest.MAX_ROW_VALUES;
        const essentials = ingest.ROW_ESSENTIALS.map((name) => [name, Object(value)[name]]);
        const written = isTooLarge ? Object.fromEntries(essentials) : value;
        const read = (0,tolerant/* readTolerantly */.J)(ingest.row, written, ingest.ROW_ESSENTIALS);
        if ('misfits' in read) {
            misfits.push(...read.misfits.map(placed));
            return [];
        }
        const { caseId, externalCaseId } = read.value;
        if (caseId && externalCaseId && caseId !== externalCaseId) {
            const known = [externalCaseId];
            const data = { code: 'value', value: caseId, nearest: null, known };
            misfits.push(placed({ path: ['caseId'], data }));
        }
        const shown = cleaned(read.value, redactor);
        const kept = readTrace(shown);
        const inTrace = kept.unreadable.map(({ path, data }) => ({ path: ['trace', ...path], data }));
        const unreadable = [...read.unreadable, ...inTrace];
        const data = { code: 'range', what: 'array', min: null, max: ingest.MAX_ROW_VALUES };
        const leftOut = [
            ...(isTooLarge ? [describe({ path: [], data })] : []),
            ...unreadable.slice(0, MAX_LEFT_OUT).map(describe),
        ];
        const notes = leftOut.slice(0, MAX_LEFT_OUT).map((note) => redactor.text(note, limits/* NAME_LIMIT */.Uo));
        return [{ row: read.value, shown, trace: kept.value, leftOut: notes }];
    });
    if (misfits.length > 0)
        throw (0,refusals/* bodyRefusal */.X6)(misfits);
    return rows.flat();
}
/** What is deeper than the levels counts as too many. */
function countValues(value, levels) {
    if (levels < 0)
        return Number.POSITIVE_INFINITY;
    if (typeof value !== 'object' || value === null)
        return 1;
    return Object.values(value).reduce((sum, item) => sum + countValues(item, levels - 1), 1);
}
/** Cleans and redacts what is in an object. Its own keys and the types of values stay. */
function cleaned(value, redactor) {
    const members = Object.entries(value).map(([key, item]) => [
        key,
        redactor.json(item, limits/* TEXT_LIMIT */.W$),
    ]);
    return Object.fromEntries(members);
}
/** Reads a trace: text, a list of messages, or an object. What widgets showed is part of it. */
function readTrace({ trace: sent, widgetSnapshots }) {
    const none = { value: null, unreadable: [] };
    const hasWidgets = (widgetSnapshots ?? []).length > 0;
    const isEmpty = (sent ?? '') === '';
    if (isEmpty && !hasWidgets)
        return none;
    const widgets = hasWidgets ? { widgetSnapshots } : {};
    const text = [{ role: 'assistant', content: sent }];
    const messages = Array.isArray(sent) ? sent : isEmpty ? [] : text;
    const members = (0,json_values/* isObject */.Gv)(sent) ? sent : { messages };
    const read = (0,tolerant/* readTolerantly */.J)(trace.trace, { ...members, ...widgets, traceVersion: 1 });
    return 'value' in read ? read : none;
}
/** An id of a reporter as it is stored and looked up. No two ids are stored alike. */
function storedId(id) {
    if (id.length <= MAX_ID_LENGTH && !id.startsWith(HASHED))
        return id;
    return `${HASHED}${(0,external_node_crypto_.hash)('sha256', id)}`;
}
/** The id of a row's case, the same in all runs of the suite. A declared id wins over the title. */
function caseIdOf(suiteId, { caseId, externalCaseId, caseTitle }) {
    const declared = caseId ?? externalCaseId ?? null;
    const identity = declared === null ? ['title', caseTitle] : ['id', declared];
    return (0,external_node_crypto_.hash)('sha256', JSON.stringify([suiteId, ...identity])).slice(0, 24);
}
/** The row as an iteration to store. `number` counts the iterations of its case in the run. */
function iterationOf({ row: { externalIterationId }, shown }, identity) {
    const { error = null, tokens = null, metadata, passed } = shown;
    const message = error ?? '';
    const failure = { kind: 'unknown', message, isFailed: true, isProgram: true };
    const { input: inputTokens = null, output: outputTokens = null, total = null } = tokens ?? {};
    const hasPart = inputTokens !== null || outputTokens !== null;
    const totalTokens = total ?? (hasPart ? (inputTokens ?? 0) + (outputTokens ?? 0) : null);
    const { scores, evaluationConfig } = metadata ?? {};
    return {
        ...identity,
        id: (0,external_node_crypto_.randomUUID)(),
        title: (0,lib_text/* cut */.Jj)(shown.caseTitle, limits/* NAME_LIMIT */.Uo),
        status: 'completed',
        result: passed ? 'passed' : 'failed',
        model: shown.model ?? null,
        provider: shown.provider ?? null,
        durationMs: shown.durationMs ?? null,
        tokensUsed: totalTokens,
        usage: tokens === null ? null : JSON.stringify({ inputTokens, outputTokens, totalTokens }),
        actualToolCalls: callsOf(shown.actualToolCalls),
        expectedToolCalls: callsOf(shown.expectedToolCalls),
        failures: JSON.stringify(passed ? [] : [failure]),
        error,
        externalIterationId: externalIterationId ? storedId(externalIterationId) : null,
        reported: JSON.stringify({ scores, evaluationConfig }),
    };
}
const callsOf = (calls) => JSON.stringify((calls ?? []).map(({ toolName, arguments: args = {} }) => ({ toolName, arguments: args })));

;// CONCATENATED MODULE: ./build/src/service/ingest/runs.js








const HOUR_MS = 3_600_000;
const SILENCE_HOURS = 24;
/** The reported runs of a project, in a transaction. Others take no rows: they count as unknown. */
function reportedRuns(queries, surroundings, project) {
    const now = surroundings.now();
    const { id: projectId } = project;
    const all = queries
        .selectFrom('runs')
        .selectAll()
        .where('projectId', '=', projectId)
        .where('externalRunId', 'is not', null);
    /** Changes a run. Adds to the totals of its suite, and notes that the project has changed. */
    const change = async ({ id, suiteId }, values, { runs = 0, passed = 0, failed = 0 } = {}) => {
        const totals = (0,sql/* sql */.l) `runs = runs + ${runs}, passed = passed + ${passed}, failed = failed + ${failed}`;
        await (0,sql/* sql */.l) `UPDATE suites SET ${totals}, updatedAt = ${now} WHERE id = ${suiteId}`.execute(queries);
        await (0,storage_rows/* touchProject */.H5)(queries, projectId, now);
        return queries
            .updateTable('runs')
            .set({ ...values, touchedAt: now })
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirstOrThrow();
    };
    /** Finds a run, and notes that its reporter is there. A run that ended for its silence goes on. */
    const find = async (id) => {
        const run = await all.where('id', '=', id).executeTakeFirst();
        if (run === undefined)
            throw (0,refusals/* notFound */.mX)('run', id);
        // All other ends of a reporter's run have a result, or another status.
        const isSilent = run.status === 'failed' && run.result === null;
        if (hasEnded(run) && !isSilent)
            return run;
        return change(run, { status: 'running', statusReason: null, completedAt: null });
    };
    /** Finds the run of an `externalRunId`, or creates it, and its suite if there is none. */
    const open = async (body) => {
        const { externalRunId, suiteName: name, evaluationConfigHash = null } = body;
        const found = await all.where('externalRunId', '=', storedId(externalRunId)).executeTakeFirst();
        const suite = await queries
            .selectFrom('suites')
            .select(['id', 'minimumPassRate'])
            .where('projectId', '=', projectId)
            .where('name', '=', name)
            .orderBy('seq')
            .executeTakeFirst();
        if (found !== undefined) {
            const { id: runId, suiteId, evaluationConfigHash: known } = found;
            if (suite?.id !== suiteId) {
                throw (0,refusals/* refusalOf */.Of)('CONFLICT', { reason: 'run-suite' }, { runId, suiteId });
            }
            if (known !== null && (evaluationConfigHash ?? known) !== known) {
                throw (0,refusals/* refusalOf */.Of)('CONFLICT', { reason: 'run-scoring' }, { runId });
            }
            return { run: await find(runId), isReused: true };
        }
        const { notes = null, suiteDescription: description = null } = body;
        const shown = cleaned({ notes, description }, surroundings.redactor);
        const created = { name, description: shown.description ?? undefined, serverIds: [] };
        const suiteId = suite?.id ?? (await insertSuite(queries, projectId, created, now));
        const run = await queries
            .insertInto('runs')
            .values({
            id: (0,external_node_crypto_.randomUUID)(),
            suiteId,
            projectId,
            runNumber: await nextRunNumber(queries, suiteId),
            status: 'running',
            source: 'sdk',
            notes: shown.notes,
            minimumPassRate: body.passCriteria?.minimumPassRate ?? suite?.minimumPassRate ?? null,
            planned: Math.min(Math.ceil(body.expectedIterations ?? 0), Number.MAX_SAFE_INTEGER),
            externalRunId: storedId(externalRunId),
            evaluationConfigHash,
            createdAt: now,
            touchedAt: now,
        })
            .returningAll()
            .executeTakeFirstOrThrow();
        return { run: await change(run, {}, { runs: 1 }), isReused: false };
    };
    /** Adds the rows that a run does not have. A run that has ended takes none. */
    const addRows = async (run, rows) => {
        const known = await knownIds(queries, run, rows);
        const added = rows.filter(({ row: { externalIterationId: id } }) => {
            if (!id)
                return true;
            const isNew = !known.has(storedId(id));
            known.add(storedId(id));
            return isNew;
        });
        if (added.length === 0)
            return { run, inserted: 0 };
        const { id: runId, suiteId, status } = run;
        if (hasEnded(run))
            throw (0,refusals/* refusalOf */.Of)('CONFLICT', { reason: 'run-ended', status }, { status });
        const caseIds = added.map(({ row }) => caseIdOf(suiteId, row));
        const numbers = await lastNumbers(queries, runId, caseIds);
        const iterations = added.map((read, at) => {
            const { [at]: ingestedCaseId = '' } = caseIds;
            const number = (numbers.get(ingestedCaseId) ?? 0) + 1;
            numbers.set(ingestedCaseId, number);
            return iterationOf(read, { runId, ingestedCaseId, number });
        });
        // One statement: a request has few rows.
        await queries.insertInto('iterations').values(iterations).execute();
        const traces = iterations.flatMap(({ id: iterationId }, at) => {
            const trace = added[at]?.trace ?? null;
            return trace === null ? [] : [{ iterationId, trace: JSON.stringify(trace) }];
        });
        if (traces.length > 0)
            await queries.insertInto('traces').values(traces).execute();
        const passed = added.filter(({ row }) => row.passed).length;
        const failed = added.length - passed;
        const counts = { passed: run.passed + passed, failed: run.failed + failed };
        return { run: await change(run, counts, { passed, failed }), inserted: added.length };
    };
    /** Ends a run by its criteria. Without rows there is nothing to judge: it failed in both senses. */
    const end = async (run) => {
        if (hasEnded(run))
            return run;
        const { passed, failed, minimumPassRate } = run;
        return change(run, {
            status: passed + failed === 0 ? 'failed' : 'completed',
            result: resultOf(passed, failed, minimumPassRate),
            completedAt: now,
        });
    };
    return { find, open, addRows, end };
}
async function knownIds(queries, { id }, rows) {
    const ids = rows.flatMap(({ row }) => row.externalIterationId ?? []).map(storedId);
    const known = await queries
        .selectFrom('iterations')
        .select('externalIterationId')
        .where('runId', '=', id)
        .where('externalIterationId', 'in', ids)
        .execute();
    return new Set(known.map(({ externalIterationId }) => externalIterationId));
}
/** Each number is one look into the index, also for a case of many iterations. */
async function lastNumbers(queries, runId, caseIds) {
    const { rows } = await (0,sql/* sql */.l) `
    SELECT DISTINCT value AS id, (
      SELECT max(number) FROM iterations WHERE runId = ${runId} AND ingestedCaseId = value
    ) AS last FROM json_each(${JSON.stringify(caseIds)})`.execute(queries);
    return new Map(rows.map(({ id, last }) => [id, last ?? 0]));
}
/**
 * Ends the reported runs whose reporters are gone. The reporter's next request reopens a run.
 */
async function endSilentRuns({ database, surroundings }) {
    const limitMs = SILENCE_HOURS * HOUR_MS;
    const silent = await database
        .selectFrom('runs')
        .select('id')
        // A literal, since the index of active runs has it.
        .where((0,sql/* sql */.l) `status IN ('pending', 'running')`)
        .where('source', '=', 'sdk')
        .where('touchedAt', '<=', surroundings.now() - limitMs)
        .execute();
    // Requests that only read must not wait for another process that writes.
    if (silent.length === 0)
        return;
    const ids = silent.map(({ id }) => id);
    await database
        .updateTable('runs')
        .set((column) => ({
        status: 'failed',
        statusReason: (0,messages/* describeRunEnd */.u)({ reason: 'silence', hours: SILENCE_HOURS }),
        completedAt: column('touchedAt', '+', limitMs),
    }))
        .where('id', 'in', ids)
        .execute();
}

;// CONCATENATED MODULE: ./build/src/service/ingest/handlers.js




/** Results of runs that were executed elsewhere. Each request is one transaction. */
function ingestHandlers({ database, surroundings }, uploads) {
    const { redactor } = surroundings;
    const change = (project, work) => database.transaction().execute((queries) => work(reportedRuns(queries, surroundings, project)));
    return {
        startRun: ({ project, body }) => change(project, async (runs) => {
            const { run, isReused } = await runs.open(body);
            return { ...outcomeOf(run), reused: isReused };
        }),
        reportRun: async ({ project, body }) => {
            const rows = readRows(body.results, redactor);
            return change(project, async (runs) => {
                const { run } = await runs.open(body);
                // A repeated report changes nothing.
                if (hasEnded(run))
                    return outcomeOf(run);
                const filled = await runs.addRows(run, rows);
                return { ...outcomeOf(await runs.end(filled.run)), leftOut: leftOutOf(rows) };
            });
        },
        appendIterations: async ({ project, body }) => {
            const rows = readRows(body.results, redactor);
            return change(project, async (runs) => {
                const { run, inserted } = await runs.addRows(await runs.find(body.runId), rows);
                const total = run.passed + run.failed;
                const skipped = rows.length - inserted;
                return { ok: true, inserted, skipped, total, leftOut: leftOutOf(rows) };
            });
        },
        finalizeRun: ({ project, body }) => change(project, async (runs) => {
            const run = await runs.find(body.runId);
            const sent = body.externalRunId ?? null;
            if (sent !== null && storedId(sent) !== run.externalRunId) {
                const data = { code: 'value', value: sent, nearest: null, known: [] };
                throw (0,refusals/* bodyRefusal */.X6)([{ path: ['externalRunId'], data }]);
            }
            return outcomeOf(await runs.end(run));
        }),
        createUploadUrl: async ({ origin }) => {
            return { ok: true, uploadUrl: uploads.createAddress(origin) };
        },
    };
}
function outcomeOf(run) {
    const { id: runId, suiteId, projectId, status, result } = run;
    return { ok: true, suiteId, runId, projectId, status, result, summary: summaryOf(run) };
}
function leftOutOf(rows) {
    const all = rows.flatMap(({ leftOut }) => leftOut);
    return all.length === 0 ? undefined : all.slice(0, MAX_LEFT_OUT);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/src/service/http/router.js
var router = __webpack_require__(92749);
;// CONCATENATED MODULE: ./build/src/service/ingest/uploads.js








const MAX_UPLOAD_BYTES = 100 * 2 ** 20;
const LIFETIME_MS = 10 * 60_000;
/** Files that reporters upload, each to an address that takes one file. */
function uploadsOf({ settings, surroundings }) {
    const { artifactFolder: folder } = settings;
    const { now } = surroundings;
    /** By token. In memory only: a token is as good as a key. */
    const tickets = new Map();
    return {
        /** Creates an address at the host that the caller used. Refuses if the service takes no files. */
        createAddress: (origin) => {
            if (folder === null)
                throw (0,refusals/* refusalOf */.Of)('NOT_FOUND', { reason: 'no-uploads' });
            for (const [token, { expiresAt }] of tickets)
                if (expiresAt <= now())
                    tickets.delete(token);
            const token = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
            tickets.set(token, { expiresAt: now() + LIFETIME_MS, isInUse: false });
            return `${origin}${router/* UPLOADS_PATH */.PD}${token}`;
        },
        /** Stores the body of a request. An upload that fails leaves the address usable. */
        receive: async (token, request) => {
            const ticket = tickets.get(token);
            if (folder === null || ticket === undefined || ticket.expiresAt <= now()) {
                throw (0,refusals/* refusalOf */.Of)('NOT_FOUND', { reason: 'upload' });
            }
            if (ticket.isInUse)
                throw (0,refusals/* refusalOf */.Of)('CONFLICT', { reason: 'upload-in-use' });
            ticket.isInUse = true;
            try {
                const storageId = await saveFile(request, folder);
                tickets.delete(token);
                return { storageId };
            }
            finally {
                ticket.isInUse = false;
            }
        },
    };
}
/** Streams a body to a file that has its hash as name, the result. Only the user can read it. */
async function saveFile(request, folder) {
    await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
    const partial = (0,external_node_path_.join)(folder, `${(0,external_node_crypto_.randomUUID)()}.partial`);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    async function* content() {
        for await (const chunk of (0,body/* readChunks */.zO)(request, MAX_UPLOAD_BYTES)) {
            hash.update(chunk);
            yield chunk;
        }
    }
    try {
        await (0,external_node_stream_promises_.pipeline)(content, (0,external_node_fs_.createWriteStream)(partial, { flags: 'wx', mode: 0o600 }));
        const sha256 = hash.digest('hex');
        await (0,promises_.rename)(partial, (0,external_node_path_.join)(folder, sha256));
        return sha256;
    }
    catch (error) {
        await (0,promises_.rm)(partial, { force: true });
        throw error;
    }
}

// EXTERNAL MODULE: external "node:dns/promises"
var external_node_dns_promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./node_modules/ipaddr.js/lib/ipaddr.js
var ipaddr = __webpack_require__(48280);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var errors = __webpack_require__(89862);
;// CONCATENATED MODULE: ./build/src/service/servers/oauth/outbound.js







const MAX_BYTES = 256 * 1024;
/** NAT64 is among them: any IPv4 address may be behind it. */
const PRIVATE = /^(?:private|uniqueLocal|carrierGradeNat|rfc6052)$/;
/** The metadata service of Azure, and IPv4 addresses in an old form of IPv6. */
const NO_SERVER = /^(?:168\.63\.129\.16$|::)/;
/** Finds the zone of an IP address. IPv4 addresses that are mapped to IPv6 are those of IPv4. */
function zoneOf(address) {
    const known = ipaddr.process(address);
    const range = known.range();
    if (/^(?:loopback|unspecified)$/.test(range))
        return 'loopback';
    if (PRIVATE.test(range))
        return 'private';
    return range === 'unicast' && !NO_SERVER.test(known.toString()) ? 'public' : 'link';
}
const NETWORK = {
    lookup: (name) => (0,external_node_dns_promises_.lookup)(name, { all: true }),
    zoneOf,
    /** Milliseconds. A refresh gets less than a connect, so that its failure is the one that shows. */
    limits: { document: 5_000, discovery: 15_000, refresh: 8_000 },
};
/** Where a server may lead, by the zone it lies in itself. */
const LEADS_TO = {
    public: ['public'],
    private: ['public', 'private'],
    loopback: ['public', 'private', 'loopback'],
    link: ['public', 'link'],
};
/** The reach before a server has answered: the configuration may name any address. */
function unknownReach(server) {
    const zones = ['public', 'private', 'loopback', 'link'];
    return { zones, allowsHttp: server.protocol === 'http:' };
}
/** The reach after a server answered from a zone. Of several zones, the outermost counts. */
function narrowReach({ zones, allowsHttp }, zone) {
    return { zones: zones.filter((one) => LEADS_TO[zone].includes(one)), allowsHttp };
}
class AddressError extends Error {
    /** `url` and `detail` are foreign text. */
    data;
    constructor(problem, url, detail = '') {
        super(problem);
        this.data = { problem, url, detail };
    }
}
/** Refuses an address by what is written there. Names are checked when they are looked up. */
function checkAddress(url, reach, network) {
    const isHttp = url.protocol === 'http:' && reach.allowsHttp;
    if (url.protocol !== 'https:' && !isHttp)
        throw new AddressError('not-https', url);
    if (url.username !== '' || url.password !== '')
        throw new AddressError('credentials', url);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isInside = (0,external_node_net_.isIP)(host) !== 0 && !reach.zones.includes(network.zoneOf(host));
    if (isInside)
        throw new AddressError('inner-network', url);
}
/**
 * Sends a request to an address that a stranger named. Follows no redirect, and uses no proxy and
 * no connection again: what is sent is meant for this address alone. Throws an AddressError.
 *
 * @param signal the limit of time
 */
async function sendOutbound({ url, headers = {}, body, isHeadOnly = false }, reach, network, signal) {
    checkAddress(url, reach, network);
    const { request } = url.protocol === 'https:' ? external_node_https_ : external_node_http_;
    const options = {
        method: body === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', ...headers },
        lookup: lookupWithin(url, reach, network),
        signal,
        // An agent of its own: the global one may keep connections, and use a proxy.
        agent: false,
    };
    // As long as it is unknown, it leads nowhere inside.
    let zone = 'public';
    const noteZone = (socket) => socket.once('connect', () => {
        zone = network.zoneOf(socket.remoteAddress ?? '');
    });
    try {
        const response = await new Promise((resolve, reject) => {
            request(url, options, resolve).on('error', reject).once('socket', noteZone).end(body);
        });
        const challenge = response.headers['www-authenticate'] ?? '';
        const content = isHeadOnly ? '' : await readContent(response, url);
        response.destroy();
        return { status: response.statusCode ?? 0, json: (0,lib_text/* parseJson */.qF)(content), challenge, zone };
    }
    catch (error) {
        if (error instanceof AddressError)
            throw error;
        if (signal.aborted)
            throw new AddressError('timeout', url);
        throw new AddressError('unreachable', url, (0,errors/* messageOf */.bD)(error));
    }
}
/** Looks names up for a socket and leaves inner addresses out. So no second answer gets through. */
function lookupWithin(url, { zones }, network) {
    return (name, { all }, callback) => {
        const answer = (found) => {
            const allowed = found.filter(({ address }) => zones.includes(network.zoneOf(address)));
            const [first] = allowed;
            if (first === undefined)
                callback(new AddressError('inner-network', url), '');
            else if (all)
                callback(null, allowed);
            else
                callback(null, first.address, first.family);
        };
        network.lookup(name).then(answer, (error) => callback(error, ''));
    };
}
async function readContent(response, url) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of response) {
        bytes += chunk.length;
        if (bytes > MAX_BYTES)
            throw new AddressError('size', url);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var classic_schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
// EXTERNAL MODULE: ./build/src/service/mcp/link.js
var mcp_link = __webpack_require__(44828);
;// CONCATENATED MODULE: ./build/src/service/servers/oauth/token-endpoint.js



const RESOURCE_DOCUMENT = '/.well-known/oauth-protected-resource';
/** What a server publishes about its tokens (RFC 9728). */
const resourceDocument = classic_schemas/* object */.Ikc({
    resource: classic_schemas/* url */.OZ5(),
    authorization_servers: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).nullish(),
});
/** What an authorization server publishes (RFC 8414, OpenID Connect Discovery). */
const serverDocument = classic_schemas/* object */.Ikc({
    issuer: classic_schemas/* string */.YjP(),
    token_endpoint: classic_schemas/* url */.OZ5(),
    // The default of the standard.
    token_endpoint_auth_methods_supported: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).catch(['client_secret_basic']),
});
/**
 * Finds the token endpoint of a server. The server is asked first, since the address that it answers
 * from decides where it may lead. Throws an AddressError.
 *
 * @param wanted address of the authorization server; null: the only one
 */
async function findTokenEndpoint({ url, headers }, wanted, network, signal) {
    const own = new URL(url);
    const limited = AbortSignal.any([signal, AbortSignal.timeout(network.limits.discovery)]);
    let reach = unknownReach(own);
    const ask = (request) => {
        const limit = AbortSignal.timeout(network.limits.document);
        return sendOutbound(request, reach, network, AbortSignal.any([limited, limit]));
    };
    const ping = { body: mcp_link/* PING */.$5.body, headers: { ...headers, ...mcp_link/* PING */.$5.headers }, isHeadOnly: true };
    const { challenge, zone } = await ask({ url: own, ...ping });
    reach = narrowReach(reach, zone);
    let resource = null;
    let issuers = [];
    for (const place of resourcePlaces(own, challenge)) {
        const answer = await ask({ url: place });
        reach = narrowReach(reach, answer.zone);
        const document = documentOf(resourceDocument, place, answer);
        if (document === null)
            continue;
        resource = document.resource;
        if (!isWithin(url, resource))
            throw new AddressError('mismatch', place, resource);
        const named = document.authorization_servers ?? [];
        issuers = named.filter(isDocumentAddress);
        if (named.length > 0 && issuers.length === 0)
            throw new AddressError('malformed', place);
        break;
    }
    const issuer = chooseIssuer(own, issuers, wanted);
    checkAddress(new URL(issuer), reach, network);
    const { buildDiscoveryUrls } = await (0,mcp_link/* loadSdk */.NP)();
    for (const { url: place } of buildDiscoveryUrls(issuer)) {
        // A path that begins with two slashes reads as another host.
        if (place.origin !== new URL(issuer).origin)
            continue;
        const document = documentOf(serverDocument, place, await ask({ url: place }));
        if (document === null)
            continue;
        if (withoutSlash(document.issuer) !== withoutSlash(issuer)) {
            throw new AddressError('mismatch', place, document.issuer);
        }
        checkAddress(new URL(document.token_endpoint), reach, network);
        const authMethods = document.token_endpoint_auth_methods_supported;
        return { url: document.token_endpoint, reach, authMethods, resource };
    }
    throw new AddressError('missing', new URL(issuer));
}
/** Where a server may publish its document: at its own origin, and first where its challenge says. */
function resourcePlaces({ origin, pathname }, challenge) {
    const [, quoted, plain] = /\bresource_metadata ?= ?(?:"([^"]{1,2000})"|([^\s",]{1,2000}))/i.exec(challenge) ?? [];
    const named = URL.parse(quoted ?? plain ?? '');
    if (named !== null && named.origin !== origin)
        throw new AddressError('elsewhere', named);
    const first = named === null ? [] : [`${named.pathname}${named.search}`];
    const usual = [`${RESOURCE_DOCUMENT}${withoutSlash(pathname)}`, RESOURCE_DOCUMENT];
    return [...new Set([...first, ...usual])].map((path) => new URL(`${origin}${path}`));
}
/** The document in an answer; null if there is none. */
function documentOf(schema, place, { status, json }) {
    if (status >= 300 && status < 400)
        throw new AddressError('redirect', place);
    if (status >= 500 || status === 429)
        throw new AddressError('status', place, String(status));
    if (status !== 200 || json === null || typeof json !== 'object')
        return null;
    const { success, data } = schema.safeParse(json);
    if (!success)
        throw new AddressError('malformed', place);
    return data;
}
/** Chooses an authorization server. Servers of before 2025-06-18 publish none, and are their own. */
function chooseIssuer(own, published, wanted) {
    const choices = published.length > 0 ? published : [wanted ?? own.origin];
    const only = choices.length === 1 ? choices[0] : undefined;
    const href = URL.parse(wanted ?? only ?? '')?.href;
    const chosen = choices.filter(isDocumentAddress).find((one) => new URL(one).href === href);
    if (chosen === undefined)
        throw new AddressError('issuer', own, published.join(', '));
    return chosen;
}
/** Whether documents can lie there, unlike at `urn:issuer`. */
const isDocumentAddress = (value) => classic_schemas/* url */.OZ5({ protocol: /^https?$/ }).safeParse(value).success;
const withoutSlash = (text) => text.replace(/\/$/, '');
/** Whether the address of a server is a resource, or below it. Queries do not count. */
function isWithin(server, resource) {
    const [own, above] = [URL.parse(server), URL.parse(resource)];
    if (own === null || above === null || own.origin !== above.origin)
        return false;
    return `${own.pathname}/`.startsWith(`${withoutSlash(above.pathname)}/`);
}
/** The refresh token is no longer good. The second one is how GitHub says so. */
const FINAL_ERRORS = ['invalid_grant', 'bad_refresh_token'];
/** Printable ASCII: what fits a header. */
const token = () => classic_schemas/* string */.YjP().regex(/^[\x21-\x7e]+$/);
/** Other members never decide: an answer that is turned down may have used up a refresh token. */
const tokens = classic_schemas/* object */.Ikc({
    access_token: token(),
    /** Null: the former one stays. */
    refresh_token: token().nullable().catch(null),
    /** Some servers write it as text, or something else. Null: unknown. */
    expires_in: coerce/* number */.ai().positive().nullable().catch(null),
});
const refusal = classic_schemas/* object */.Ikc({
    error: classic_schemas/* string */.YjP(),
    error_description: classic_schemas/* string */.YjP().nullable().catch(null),
});
/**
 * Refreshes tokens. `detail` of a refusal is foreign text.
 *
 * @throws AddressError if the answer says neither yes nor no
 */
async function refreshTokens({ endpoint, client: { id, secret }, refreshToken }, network) {
    const url = new URL(endpoint.url);
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
    if (endpoint.resource !== null)
        form.set('resource', endpoint.resource);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const takes = (method) => endpoint.authMethods.includes(method);
    const isBasic = takes('client_secret_basic') || !takes('client_secret_post');
    if (secret !== null && isBasic)
        headers['authorization'] = basicHeader(id, secret);
    else
        form.set('client_id', id);
    if (secret !== null && !isBasic)
        form.set('client_secret', secret);
    const request = { url, headers, body: form.toString() };
    // The endpoint may rotate the token, so that no caller ends a request under way.
    const limit = AbortSignal.timeout(network.limits.refresh);
    const { status, json } = await sendOutbound(request, endpoint.reach, network, limit);
    const given = tokens.safeParse(json);
    if (status === 200 && given.success)
        return given.data;
    const refused = refusal.safeParse(json);
    // Some answer with an error and status 200.
    if (!refused.success || status >= 500 || status === 429) {
        if (status === 200)
            throw new AddressError('malformed-tokens', url);
        throw new AddressError('status', url, String(status));
    }
    const { error, error_description: description } = refused.data;
    const detail = description ? `${error}: ${description}` : error;
    return { isFinal: FINAL_ERRORS.includes(error), detail };
}
/** Both parts are encoded as in a form (RFC 6749, section 2.3.1). */
function basicHeader(id, secret) {
    const parts = [id, secret].map((text) => new URLSearchParams([['', text]]).toString().slice(1));
    return `Basic ${Buffer.from(parts.join(':')).toString('base64')}`;
}

;// CONCATENATED MODULE: ./build/src/service/servers/oauth/grants.js






/** A token is refreshed so long before it ends, or in the last part of a short life. */
const MARGIN_MS = 60_000;
const MARGIN_SHARE = 0.2;
/** A rotated token that is not stored is lost. */
const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 1_600;
/** Codes of addresses that may work later. */
const CODES = {
    timeout: 'TIMEOUT',
    unreachable: 'SERVER_UNREACHABLE',
    status: 'SERVER_UNREACHABLE',
    size: 'SERVER_UNREACHABLE',
};
/** Keeps the OAuth tokens that are imported for servers, and refreshes them. */
function grantsOf(core, sealer, network = NETWORK) {
    const { database, surroundings } = core;
    const { redactor, now } = surroundings;
    /** Refreshes under way, by server: all who wait for a token share one. */
    const underWay = new Map();
    /** The redactor knows secrets before anything is sent. */
    const learn = (secrets) => redactor.add('OAuth tokens', secrets.filter((secret) => typeof secret === 'string'));
    /** Throws a refusal for an address that cannot be used. */
    const rethrow = (error, otherwise) => {
        if (!(error instanceof AddressError))
            throw error;
        const { problem, url, detail } = error.data;
        const shown = (text) => redactor.text(text, limits/* NAME_LIMIT */.Uo);
        const data = { problem, address: shown(addressOf(url)), detail: shown(detail) };
        throw (0,refusals/* refusalOf */.Of)(CODES[problem] ?? otherwise, { reason: 'oauth-address', ...data });
    };
    /** Reads a grant; null if there is none for this address. */
    const read = async (owner) => {
        const row = await database
            .selectFrom('oauthGrants')
            .select('sealed')
            .where('serverId', '=', owner.serverId)
            .where('address', '=', owner.address)
            .executeTakeFirst();
        if (row === undefined)
            return null;
        const grant = sealer.open(sealOwner(owner), row.sealed);
        if (grant === null)
            throw refusedGrant(owner, null);
        const { accessToken, renewal } = grant;
        learn([accessToken, renewal?.refreshToken, renewal?.client.secret]);
        return { sealed: row.sealed, grant };
    };
    /** Changes a grant unless another one was imported meanwhile. Tries again if the write fails. */
    const update = async (owner, before, grant) => {
        const statement = database
            .updateTable('oauthGrants')
            .set({ sealed: sealer.seal(sealOwner(owner), grant) })
            .where('serverId', '=', owner.serverId)
            .where('sealed', '=', before);
        for (let waitMs = FIRST_RETRY_MS;; waitMs *= 2) {
            try {
                await statement.execute();
                return;
            }
            catch (error) {
                if (waitMs > LAST_RETRY_MS)
                    throw error;
                await (0,sleep/* sleep */.yy)(waitMs);
            }
        }
    };
    const refresh = async (owner, sealed, grant) => {
        const { renewal } = grant;
        if (renewal === null)
            throw refusedGrant(owner, '');
        const answer = refreshTokens(renewal, network);
        const refreshed = await answer.catch((error) => rethrow(error, 'SERVER_UNREACHABLE'));
        if ('isFinal' in refreshed) {
            if (refreshed.isFinal)
                await update(owner, sealed, { ...grant, renewal: null });
            throw refusedGrant(owner, redactor.text(refreshed.detail, limits/* NAME_LIMIT */.Uo));
        }
        const { access_token: accessToken, refresh_token: rotated, expires_in: seconds } = refreshed;
        const next = { ...renewal, refreshToken: rotated ?? renewal.refreshToken };
        await update(owner, sealed, { accessToken, renewal: next, ...lifeOf(now(), seconds) });
        // The redactor learns the tokens there, before anyone uses them.
        return (await read(owner))?.grant ?? null;
    };
    const token = async (owner, rejected) => {
        const stored = await read(owner);
        if (stored === null)
            return null;
        const { sealed, grant } = stored;
        const isRejected = grant.accessToken === rejected;
        const expiresAt = grant.expiresAt ?? Number.POSITIVE_INFINITY;
        const margin = Math.min(MARGIN_MS, (expiresAt - grant.updatedAt) * MARGIN_SHARE);
        const left = () => expiresAt - now();
        if (!isRejected && left() > margin)
            return grant.accessToken;
        try {
            const { serverId } = owner;
            const shared = underWay.get(serverId) ??
                refresh(owner, sealed, grant).finally(() => underWay.delete(serverId));
            underWay.set(serverId, shared);
            const next = await shared;
            if (next !== null && next.accessToken === rejected)
                throw refusedGrant(owner, '');
            return next?.accessToken ?? null;
        }
        catch (error) {
            if (error instanceof refusals/* Refusal */.P_ && !isRejected && left() > 0)
                return grant.accessToken;
            throw error;
        }
    };
    const credentialsOf = (serverId, entry) => {
        if (!('url' in entry))
            return null;
        const owner = ownerOf(serverId, entry);
        return { token: () => token(owner, null), renew: (rejected) => token(owner, rejected) };
    };
    return {
        credentialsOf,
        /** Answers the operation: checks whom the tokens are for, finds where to refresh them, stores them. */
        importTokens: async (request) => {
            const { id, entry } = await findTarget(core, { credentialsOf }, request);
            const { tokens, clientInformation, ...addresses } = request.body;
            const { access_token: accessToken, refresh_token: refreshToken, expires_in: life } = tokens;
            const secret = clientInformation?.clientSecret ?? null;
            learn([accessToken, refreshToken, tokens.id_token, secret]);
            const { serverUrl, oauthResourceUrl = null, authorizationServerUrl = null } = addresses;
            checkTarget(entry, serverUrl, oauthResourceUrl);
            let renewal = null;
            if (clientInformation && refreshToken) {
                const search = findTokenEndpoint(entry, authorizationServerUrl, network, request.signal);
                const found = await search.catch((error) => rethrow(error, 'VALIDATION_ERROR'));
                const endpoint = { ...found, resource: oauthResourceUrl ?? found.resource };
                renewal = { endpoint, client: { id: clientInformation.clientId, secret }, refreshToken };
            }
            const owner = ownerOf(id, entry);
            const { serverId, address } = owner;
            const grant = { accessToken, renewal, ...lifeOf(now(), life ?? null) };
            const scopes = redactor.text(tokens.scope ?? '', limits/* NAME_LIMIT */.Uo).match(/\S+/g) ?? [];
            await database
                .replaceInto('oauthGrants')
                .values({
                serverId,
                address,
                sealed: sealer.seal(sealOwner(owner), grant),
                hasClientSecret: secret === null ? 0 : 1,
                scopes: JSON.stringify(scopes),
            })
                .execute();
            return { imported: true, expiresAt: grant.expiresAt };
        },
        /** Waits for the refreshes under way: what they got would be lost. */
        close: async () => {
            while (underWay.size > 0)
                await Promise.allSettled(underWay.values());
        },
    };
}
/** What sealed tokens are bound to. */
const sealOwner = ({ serverId, address }) => JSON.stringify([serverId, address]);
/** A longer life is one of years too. */
const LONGEST_LIFE_S = 1e9;
function lifeOf(now, seconds) {
    const life = seconds === null ? null : Math.min(seconds, LONGEST_LIFE_S) * 1_000;
    return { expiresAt: life === null ? null : Math.round(now + life), updatedAt: now };
}
/** What is no address has no tokens. */
function ownerOf(serverId, { name, url }) {
    const address = URL.parse(url);
    return { serverId, name, address: address === null ? '' : addressOf(address) };
}
const addressOf = ({ origin, pathname }) => `${origin}${pathname}`;
/** There is no token that the server accepts. `detail` says why; null: it cannot be decrypted. */
function refusedGrant({ name: server }, detail) {
    const details = { reason: 'GRANT_REFUSED' };
    return (0,refusals/* refusalOf */.Of)('OAUTH_REQUIRED', { reason: 'refused-grant', server, detail }, details);
}
/** Refuses tokens that are for another server, or that the server would not get. */
function checkTarget(server, serverUrl, resourceUrl) {
    const refuse = (reason) => (0,refusals/* refusalOf */.Of)('VALIDATION_ERROR', reason);
    const { name } = server;
    if (!('url' in server))
        throw refuse({ reason: 'local-tokens', name });
    const { url } = server;
    const isOwn = isWithin(url, serverUrl) && isWithin(serverUrl, url);
    if (!isOwn)
        throw refuse({ reason: 'token-target', key: 'serverUrl' });
    const isCovered = isWithin(url, resourceUrl ?? url);
    if (!isCovered)
        throw refuse({ reason: 'token-target', key: 'oauthResourceUrl' });
    const headers = Object.keys(server.headers).map((header) => header.toLowerCase());
    if (headers.includes('authorization'))
        throw refuse({ reason: 'own-credentials', name });
}

// EXTERNAL MODULE: ./build/src/service/servers/oauth/seal.js
var seal = __webpack_require__(80069);
// EXTERNAL MODULE: ./build/src/words/verdicts.js
var verdicts = __webpack_require__(46577);
;// CONCATENATED MODULE: ./build/src/words/doctor.js

/** What a check of the doctor found, in one line. */
const FINDINGS = {
    noAddress: 'A local process has no address.',
    reached: 'The server starts or can be reached.',
    connected: 'The server is connected.',
    notConnected: 'There is no connection.',
    notChecked: 'Another check failed.',
    grant: 'The server needs an OAuth grant, and accepts this one.',
    noGrant: 'The server needs no OAuth grant.',
    notOffered: 'The server does not offer this.',
    repeated: 'several tools have this name',
    answered: (status) => `The address answers with HTTP ${status}.`,
    version: (version, era) => {
        const sessions = { session: ', with sessions', stateless: ', without sessions' };
        return `The server speaks version ${version} of MCP${era === null ? '' : sessions[era]}.`;
    },
    capabilities: (names) => names === '' ? 'The server offers nothing.' : `It offers: ${names}.`,
    items: (number) => `${(0,verdicts/* count */.U9)(number, 'item')}.`,
};

// EXTERNAL MODULE: ./build/src/service/mcp/shapes.js
var shapes = __webpack_require__(33758);
// EXTERNAL MODULE: ./build/src/words/refusals.js
var words_refusals = __webpack_require__(6654);
;// CONCATENATED MODULE: ./build/src/service/servers/trouble.js




const BLAMES = { invalid: 'configuration', failed: 'server', incomplete: 'surroundings' };
/** The code of wrong parameters, and for most servers of an unknown resource. */
const INVALID_PARAMS = -32602;
/** Errors of the protocol that say something about the request, and not about the server. */
const CODE_OF_ERROR = {
    [server_failure/* METHOD_NOT_FOUND */.X$]: 'FEATURE_NOT_SUPPORTED',
    [INVALID_PARAMS]: 'VALIDATION_ERROR',
    // A resource that does not exist, until 2025-11-25.
    [-32002]: 'NOT_FOUND',
};
/** Says what trouble with a server is called in an answer, and who is to blame. */
function troubleOf(error) {
    const { failure } = error;
    if (error instanceof server_failure/* ProtocolFailure */.TH) {
        const { code: mcpErrorCode } = error;
        const { server, detail } = error.failure;
        const { [mcpErrorCode]: code } = CODE_OF_ERROR;
        const blame = code === undefined ? 'server' : 'configuration';
        return {
            code: code ?? 'SERVER_UNREACHABLE',
            message: (0,words_refusals/* describeRefusal */.a)({ reason: 'mcp-error', server, code: mcpErrorCode, detail }),
            details: { blame, failure, mcpErrorCode },
        };
    }
    const code = codeOf(failure);
    const details = { blame: BLAMES[(0,counts_as/* countsAs */.Pn)(failure)], failure };
    return {
        code,
        message: (0,words_failures/* describeFailure */.Ic)(failure),
        details: code === 'OAUTH_REQUIRED' ? { ...details, oauthRequired: true } : details,
    };
}
function codeOf(failure) {
    if (failure.kind !== 'server')
        return 'SERVER_UNREACHABLE';
    const { reason, status, hasCredentials } = failure;
    if (reason === 'timeout')
        return 'TIMEOUT';
    if (reason !== 'credentials')
        return 'SERVER_UNREACHABLE';
    return status === 403 && hasCredentials ? 'FORBIDDEN' : 'OAUTH_REQUIRED';
}

;// CONCATENATED MODULE: ./build/src/service/servers/doctor.js











const LIST_NAMES = ['tools', 'resources', 'resourceTemplates', 'prompts'];
const CHECKS = [
    ...(0,names_in/* namesIn */.d)('probe connection initialization capabilities'),
    ...LIST_NAMES,
    ...(0,names_in/* namesIn */.d)('oauth reconnection'),
];
/** Reasons of a server that was reached, and did not do what comes first. */
const REACHED = ['crash', 'malformed', 'error', 'timeout'];
const ok = (detail) => ({ status: 'ok', detail });
const skipped = (detail) => ({ status: 'skipped', detail });
/**
 * Checks the address, the connection, the capabilities and the lists of a server. Each trouble is in
 * one check: what comes after it is skipped.
 *
 * @throws Refusal 401 with the report in `details.report`, if the server needs a grant; an abort
 */
async function diagnose(target, { now, redactor }) {
    const { entry, signal } = target;
    const report = {
        generatedAt: new Date(now()).toISOString(),
        status: 'error',
        probe: null,
        connection: { status: 'skipped', detail: FINDINGS.notConnected },
        initInfo: null,
        capabilities: null,
        checks: Object.fromEntries(CHECKS.map((name) => [name, skipped(FINDINGS.notConnected)])),
        error: null,
    };
    const { checks } = report;
    const troubles = [];
    const fail = (check, error) => {
        if (!(error instanceof failure_error/* FailureError */.p))
            throw error;
        const { failure } = error;
        if (failure.kind === 'server') {
            const { phase, reason } = failure;
            const isLater = ['oauth', 'reconnection'].includes(check);
            // Only suites can set another limit than that of the start.
            if (reason === 'timeout' && phase === 'list')
                failure.hint = { kind: 'slow', value: '' };
            if (reason === 'unreachable' && isLater)
                failure.hint = { kind: 'one-client', value: '' };
        }
        const trouble = troubleOf(error);
        troubles.push(trouble);
        const advice = (0,words_failures/* advise */.TH)(failure);
        const { blame } = trouble.details;
        checks[check] = { status: 'error', detail: trouble.message, blame, failure, advice };
        return trouble;
    };
    /** Carries a check out. Resolves to what is wrong; null if nothing is. */
    const attempt = async (check, work) => {
        try {
            checks[check] = await work();
            return null;
        }
        catch (error) {
            return fail(check, error);
        }
    };
    const attemptLast = (check, work) => attempt(check, troubles.length === 0 ? work : async () => skipped(FINDINGS.notChecked));
    const probe = async () => {
        const pong = await tryTwice(signal, target.ping);
        if (pong === null)
            return skipped(FINDINGS.noAddress);
        const { status, challenge } = pong;
        const shown = challenge === null ? null : redactor.text(challenge, limits/* TEXT_LIMIT */.W$);
        report.probe = { httpStatus: status, wwwAuthenticate: shown };
        return ok(FINDINGS.answered(status));
    };
    const describe = ({ info, protocolVersion, capabilities, era }) => {
        const detail = FINDINGS.version(redactor.text(protocolVersion, limits/* NAME_LIMIT */.Uo), era);
        const names = redactor.text(Object.keys(capabilities).join(', '), limits/* NAME_LIMIT */.Uo);
        checks['connection'] = ok(FINDINGS.connected);
        checks['initialization'] = ok(detail);
        checks['capabilities'] = ok(FINDINGS.capabilities(names));
        report.connection = { status: 'connected', detail };
        report.initInfo = shownObject(info, redactor);
        report.capabilities = shownObject(capabilities, redactor);
    };
    const readLists = async (connection) => {
        let isOver = false;
        for (const list of LIST_NAMES) {
            if (isOver || connection.capabilities[shapes/* LISTS */.m5[list].capability] === undefined) {
                checks[list] = skipped(isOver ? FINDINGS.notConnected : FINDINGS.notOffered);
                continue;
            }
            const trouble = await attempt(list, async () => {
                const items = await listItems(connection, list);
                report[list] = items.map((item) => shownObject(item, redactor));
                const detail = mistakesIn(list, items, connection);
                if (detail !== '') {
                    const failure = (0,server_failure/* serverFailure */.aG)(entry, 'list', 'malformed', redactor, detail);
                    throw new failure_error/* FailureError */.p(failure);
                }
                return ok(FINDINGS.items(items.length));
            });
            isOver = trouble !== null && (!connection.isOpen || trouble.code === 'OAUTH_REQUIRED');
        }
    };
    // A server without a connection has the same trouble again.
    let probeError = null;
    try {
        checks['probe'] = await probe();
    }
    catch (error) {
        probeError = error;
    }
    try {
        await tryTwice(signal, () => target.connect(async (connection) => {
            describe(connection);
            await readLists(connection);
            // The next process may need what this one holds.
            await connection.close();
        }));
        if (probeError !== null)
            fail('probe', probeError);
        await attemptLast('oauth', async () => {
            const isNeeded = await target.needsGrant();
            if (isNeeded === null)
                return skipped(FINDINGS.noAddress);
            return isNeeded ? ok(FINDINGS.grant) : skipped(FINDINGS.noGrant);
        });
        await attemptLast('reconnection', () => target.connect(async () => ok(FINDINGS.connected)));
        report.status = troubles.length === 0 ? 'ready' : 'partial';
    }
    catch (error) {
        const failure = error instanceof failure_error/* FailureError */.p ? error.failure : null;
        const isReached = failure?.kind === 'server' && REACHED.includes(failure.reason);
        if (isReached)
            checks['connection'] = ok(FINDINGS.reached);
        const trouble = fail(isReached ? 'initialization' : 'connection', error);
        report.connection = { status: 'error', detail: trouble.message };
        report.error = { ...trouble };
    }
    const grant = troubles.find(({ code }) => code === 'OAUTH_REQUIRED');
    if (grant === undefined)
        return report;
    report.status = 'oauth_required';
    throw new refusals/* Refusal */.P_({ ...grant, details: { ...grant.details, report } });
}
async function listItems(connection, list) {
    if (list !== 'tools')
        return connection.listAll(list);
    await connection.loadTools();
    if (connection.listRefusal !== null)
        throw connection.listRefusal;
    return connection.listedTools ?? [];
}
/** Names what MCP does not allow, and tools that share a name. Empty: there is nothing. */
function mistakesIn(of, items, { badTools, repeatedTools }) {
    const repeated = Array.from(repeatedTools, (name) => [name, FINDINGS.repeated]);
    const named = of === 'tools' ? [...badTools, ...repeated] : [];
    const others = of === 'tools' ? [] : items.map((one) => (0,shapes/* itemMistakes */.HS)(of, one, false));
    const numbered = others.flatMap((all, at) => all.map((one) => `${of}[${at}].${one}`));
    return [...named.map(([name, mistakes]) => `${name}: ${mistakes}`), ...numbered].join('; ');
}

;// CONCATENATED MODULE: ./build/src/service/servers/operations.js








/** Further ones wait in line. */
const OPERATIONS_AT_ONCE = 4;
/** Operations on the servers of a project. Each has a connection of its own, which ends with it. */
function operationHandlers(core, grants) {
    const { surroundings } = core;
    const pool = new work_pool/* WorkPool */.m(OPERATIONS_AT_ONCE);
    const onTarget = async (request, work) => {
        const { signal } = request;
        try {
            const target = await findTarget(core, grants, request);
            const { result } = await pool.begin(async () => {
                signal.throwIfAborted();
                return work(target);
            });
            return await result;
        }
        catch (error) {
            if (error instanceof refusals/* Refusal */.P_)
                throw error;
            if (signal.aborted)
                throw (0,refusals/* refusalOf */.Of)('INTERNAL_ERROR', { reason: 'request-ended' });
            throw error instanceof failure_error/* FailureError */.p ? new refusals/* Refusal */.P_(troubleOf(error)) : error;
        }
    };
    const connected = (request, work) => onTarget(request, (target) => target.connect(work));
    const list = (request, feature) => connected(request, async (connection) => {
        checkFeature(connection, feature);
        const cursor = request.body.cursor || null;
        const { items, nextCursor } = await connection.listPage(feature, cursor);
        return nextCursor === null ? { items } : { items, nextCursor };
    });
    const ask = (request, feature, method, params) => connected(request, (connection) => {
        checkFeature(connection, feature);
        return connection.ask(method, params);
    });
    return {
        validateServer: (request) => connected(request, async ({ info }) => ({
            success: true,
            status: 'connected',
            initInfo: shownObject(info, surroundings.redactor),
        })),
        diagnoseServer: (request) => onTarget(request, (target) => diagnose(target, surroundings)),
        checkOAuth: (request) => onTarget(request, async ({ entry, needsGrant }) => ({
            useOAuth: (await needsGrant()) ?? false,
            serverUrl: urlOf(entry, surroundings.redactor),
        })),
        listTools: (request) => list(request, 'tools'),
        callTool: async (request) => {
            const { toolName: name, parameters, taskOptions } = request.body;
            if (taskOptions !== undefined)
                throw (0,refusals/* refusalOf */.Of)('FEATURE_NOT_SUPPORTED', { reason: 'task' });
            return ask(request, 'tools', 'tools/call', { name, arguments: parameters });
        },
        listPrompts: (request) => list(request, 'prompts'),
        getPrompt: (request) => {
            const { promptName: name, arguments: args } = request.body;
            return ask(request, 'prompts', 'prompts/get', { name, arguments: args });
        },
        listResources: (request) => list(request, 'resources'),
        readResource: (request) => ask(request, 'resources', 'resources/read', { uri: request.body.uri }).catch((error) => {
            const { details } = error instanceof refusals/* Refusal */.P_ ? error.body : {};
            if (details?.['mcpErrorCode'] !== INVALID_PARAMS)
                throw error;
            throw new refusals/* Refusal */.P_({ ...error.body, code: 'NOT_FOUND' });
        }),
        exportServer: (request) => connected(request, async (connection) => ({
            serverId: request.parameters.serverId,
            exportedAt: new Date(surroundings.now()).toISOString(),
            tools: await listKnown(connection, 'tools'),
            resources: await listKnown(connection, 'resources'),
            prompts: await listKnown(connection, 'prompts'),
        })),
    };
}
function checkFeature({ capabilities }, feature) {
    if (capabilities[feature] !== undefined)
        return;
    const details = { capability: feature, blame: 'configuration' };
    throw (0,refusals/* refusalOf */.Of)('FEATURE_NOT_SUPPORTED', { reason: 'capability', feature }, details);
}
/** All of a list; nothing if the server does not know it, whatever it says that it offers. */
function listKnown(connection, feature) {
    return connection.listAll(feature).catch((error) => {
        if (error instanceof server_failure/* ProtocolFailure */.TH && error.code === server_failure/* METHOD_NOT_FOUND */.X$)
            return [];
        throw error;
    });
}

// EXTERNAL MODULE: ./build/src/service/storage/database.js + 1 modules
var storage_database = __webpack_require__(93628);
;// CONCATENATED MODULE: ./build/src/service/backend.js















/** Servers that end slowly must not pile up. */
const MAX_CLOSING = 16;
/** Opens the database, brings the configuration into it, and puts the handlers together. */
async function openBackend({ databaseFile, projects, key, settings }, surroundings) {
    const unlock = databaseFile === null ? () => { } : (0,storage_database.lockDatabase)(databaseFile);
    const sealer = (0,seal/* openSealer */.j)(databaseFile, surroundings.environment);
    const database = (0,storage_database.openDatabase)(databaseFile ?? ':memory:');
    const { now, redactor } = surroundings;
    await applySetup(database, projects, now());
    if (projects === null)
        await addStoredSecrets(database, redactor);
    const closings = new work_pool/* WorkPool */.m(MAX_CLOSING);
    const core = { database, settings, surroundings, closings };
    const queue = runQueue(core, databaseFile === null);
    await endLeftRuns(database, now());
    const uploads = uploadsOf(core);
    const grants = grantsOf(core, sealer);
    const handlers = {
        ...catalogueHandlers(core),
        ...operationHandlers(core, grants),
        ...hostHandlers(core),
        ...suiteHandlers(core),
        ...runHandlers(core, queue, grants),
        ...ingestHandlers(core, uploads),
        importTokens: (request) => grants.importTokens(request),
    };
    return {
        core,
        checkKey: keyCheck(key, settings, () => performance.now()),
        handlers,
        uploads,
        /** Brings runs up to date before each request in a project: what ends with time needs no timer. */
        prepare: () => endSilentRuns(core),
        /** Lets runs end for a while, then cancels them. */
        endRuns: (graceMs) => queue.close(graceMs),
        /** Ends runs and servers, and closes the database. */
        close: async () => {
            await queue.close(0);
            await grants.close();
            await closings.settle();
            await database.destroy();
            unlock();
        },
    };
}


/***/ }),

/***/ 8453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dU: () => (/* binding */ RunServer),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS),
/* harmony export */   z3: () => (/* binding */ missingTool)
/* harmony export */ });
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34665);
/* harmony import */ var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46159);
/* harmony import */ var _report_failure_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11589);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13099);
/* harmony import */ var _workplace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70432);





/** Says that none of these servers has a tool. `known` are the tools that they have. */
function missingTool(name, servers, known, redactor) {
    const shown = (text) => redactor.text(text, _lib_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .NAME_LIMIT */ .Uo);
    const tools = [...known];
    // Clients write the server before it: `server.tool`, `mcp__server__tool`.
    const nearest = (0,_lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(name, tools) ?? tools.find((tool) => name.endsWith(tool));
    return new _report_failure_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FailureError */ .p({
        kind: 'missing-tool',
        server: shown(servers.map(({ entry }) => entry.name).join(', ')),
        tool: shown(name),
        nearest: nearest === undefined ? null : shown(nearest),
        baselineHad: null,
        ..._report_place_js__WEBPACK_IMPORTED_MODULE_2__/* .NOWHERE */ .JW,
    });
}
/** After so many failures in a row, or timeouts in all, a server or `setup` is not tried again. */
const MAX_ATTEMPTS = 2;
/** A server of a run, and what the run has found out about it. */
class RunServer {
    /** Of the saved server; null without one. */
    id;
    name;
    entry;
    /** The tokens of the user who created the run; null for a local process. */
    credentials;
    known = { era: null };
    /** The connection of the inspection, until a slot takes it. The owner of the plan closes it. */
    inspected = null;
    /** Broken tools that a warning has named. */
    warned = new Set();
    /** Why it is not tried again: all that need it end with this. */
    givenUp = null;
    /** Connects that failed since one succeeded. */
    #failed = 0;
    /** Connects that took too long. */
    #timedOut = 0;
    constructor(entry, credentials, id = null) {
        this.id = id;
        this.name = entry.name;
        this.entry = entry;
        this.credentials = credentials;
    }
    /**
     * Connects and lists the tools, unless the server is given up. Throws a FailureError.
     *
     * @param folder of an iteration; null if the server needs none
     * @param signal cancels all requests of the connection
     */
    async connect({ execution, profile }, folder, surroundings, signal) {
        if (this.givenUp !== null)
            throw new _report_failure_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FailureError */ .p(this.givenUp);
        // The SDK takes long to load.
        const { connectServer } = await __webpack_require__.e(/* import() */ 4972).then(__webpack_require__.bind(__webpack_require__, 24972));
        const { connectTimeoutMs = null, toolTimeoutMs = null } = execution;
        const limits = { connectMs: connectTimeoutMs, callMs: toolTimeoutMs };
        const { credentials, known } = this;
        const options = { credentials, profile, limits, known };
        const server = folder === null ? this.entry : (0,_workplace_js__WEBPACK_IMPORTED_MODULE_3__/* .inFolder */ ._z)(this.entry, folder);
        let connection = null;
        try {
            connection = await connectServer(server, surroundings, signal, options);
            await connection.loadTools();
            this.#failed = 0;
            return connection;
        }
        catch (error) {
            await connection?.close();
            if (error instanceof _report_failure_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FailureError */ .p && error.failure.kind === 'server') {
                const { failure } = error;
                this.#failed += 1;
                if (failure.reason === 'timeout')
                    this.#timedOut += 1;
                const attempts = Math.max(this.#failed, this.#timedOut);
                if (attempts >= MAX_ATTEMPTS)
                    this.givenUp = { ...failure, attempts };
            }
            throw error;
        }
    }
    /** Whether it is started anew in a folder of its own for each iteration. */
    needsFolder({ execution }) {
        return (0,_workplace_js__WEBPACK_IMPORTED_MODULE_3__/* .namesFolder */ .z0)(this.entry) || ((0,_workplace_js__WEBPACK_IMPORTED_MODULE_3__/* .hasCommands */ .$H)(execution) && !('url' in this.entry));
    }
    /** The connection of the inspection, for the caller to use or to close; null if there is none. */
    takeInspected() {
        const { inspected } = this;
        this.inspected = null;
        return inspected;
    }
}


/***/ }),

/***/ 70432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ hasCommands),
/* harmony export */   Z8: () => (/* binding */ withFolder),
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   d1: () => (/* binding */ runCommand),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   v$: () => (/* binding */ removeFolder),
/* harmony export */   z0: () => (/* binding */ namesFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _api_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35407);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89862);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34665);
/* harmony import */ var _lib_output_tail_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61547);
/* harmony import */ var _lib_processes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99012);
/* harmony import */ var _lib_sleep_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48646);
/* harmony import */ var _mcp_environment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81320);











const NO_PROGRAM = ['ENOENT', 'EACCES', 'ENOTDIR'];
/** How a shell says that there is no such program. */
const SHELL_NO_PROGRAM = 127;
const REMOVAL = { recursive: true, force: true, maxRetries: 3 };
/** Whether a value names the folder of the iteration in any of its texts. */
const namesFolder = (value) => JSON.stringify(value).includes(_api_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .ITERATION_FOLDER */ .PB);
/** Whether commands of the suite run around each iteration. */
const hasCommands = ({ setup, teardown }) => setup !== undefined || teardown !== undefined;
/** Puts the path of a folder in the place of its name, in all texts of a JSON value. */
function withFolder(value, folder) {
    const path = JSON.stringify(folder).slice(1, -1);
    return JSON.parse(JSON.stringify(value).replaceAll(_api_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .ITERATION_FOLDER */ .PB, () => path));
}
/** A server that starts with a folder. Its process has the variable `ITERATION_TMP`. */
function inFolder(entry, folder) {
    const placed = withFolder(entry, folder);
    if (!('url' in placed))
        placed.env[_api_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .ITERATION_VARIABLE */ .P$] = folder;
    return placed;
}
/** Folders that exist. They go with the process, however it exits. */
const folders = new Set();
const removeAll = () => {
    for (const folder of folders) {
        try {
            makeWritable(folder);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, REMOVAL);
        }
        catch {
            // The exit code of the process does not depend on it.
        }
    }
};
/** Makes an empty folder in the temporary folder of the job. */
async function makeFolder({ environment }) {
    const wanted = environment['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(wanted, { recursive: true });
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(wanted), 'iteration-'));
    if (folders.size === 0)
        process.on('exit', removeAll);
    folders.add(folder);
    return folder;
}
/** Removes a folder with all that is in it. */
async function removeFolder(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, REMOVAL);
    }
    catch {
        makeWritable(folder);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, REMOVAL);
    }
    folders.delete(folder);
    if (folders.size === 0)
        process.off('exit', removeAll);
}
/** Entries of a write-protected folder cannot be removed. Caches protect theirs. */
function makeWritable(folder) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
    for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })) {
        if (entry.isDirectory())
            makeWritable((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, entry.name));
    }
}
/**
 * Runs a command of a suite in the workspace, and ends what it leaves running.
 *
 * @param folder of the iteration
 * @param signal ends the command
 * @returns how it failed; null if it did not
 */
async function runCommand(command, folder, { workspace, environment, living, redactor }, signal, limitMs) {
    const isLine = typeof command === 'string';
    const [program = '', ...args] = isLine ? ['/bin/sh', '-c', command] : withFolder(command, folder);
    const env = (0,_mcp_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .serverEnvironment */ .P)(environment, { [_api_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .ITERATION_VARIABLE */ .P$]: folder });
    const group = new _lib_processes_js__WEBPACK_IMPORTED_MODULE_7__/* .ProcessGroup */ .PT({ command: program, args, cwd: workspace, env }, living);
    const { child, ended } = group;
    const output = new _lib_output_tail_js__WEBPACK_IMPORTED_MODULE_6__/* .OutputTail */ .g();
    for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => output.add(chunk));
    }
    child.stdin.end();
    const kill = () => group.kill();
    signal?.addEventListener('abort', kill);
    child.once('exit', kill);
    await (0,_lib_sleep_js__WEBPACK_IMPORTED_MODULE_8__/* .settle */ .G9)([ended], limitMs);
    signal?.removeEventListener('abort', kill);
    const { exitCode } = group;
    const failure = {
        kind: 'setup',
        command: redactor.text(isLine ? command : command.join(' '), _lib_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .TEXT_LIMIT */ .W$),
        exitCode: null,
        output: '',
        limitMs: null,
    };
    if (child.pid === undefined) {
        const error = await ended.catch((thrown) => thrown);
        if (NO_PROGRAM.includes((0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) ?? ''))
            return failure;
        throw error;
    }
    group.kill();
    await group.stop();
    if (exitCode === 0)
        return null;
    failure.output = output.read(redactor);
    if (exitCode === null)
        failure.limitMs = limitMs;
    else if (!isLine || exitCode !== SHELL_NO_PROGRAM)
        failure.exitCode = exitCode;
    return failure;
}


/***/ }),

/***/ 81320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ serverEnvironment)
/* harmony export */ });
/**
 * Variables that servers under test get without naming them: what programs need to run, to speak a
 * language, to reach the network, to fetch packages. So do all of `LC_`.
 */
const ALLOWED = `
  PATH HOME USER LOGNAME SHELL TERM CI LD_LIBRARY_PATH JAVA_HOME DOTNET_ROOT DOCKER_HOST
  RUNNER_TRACKING_ID LANG LANGUAGE TZ TMPDIR TEMP TMP XDG_RUNTIME_DIR XDG_CACHE_HOME
  XDG_CONFIG_HOME HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY NODE_USE_ENV_PROXY NODE_EXTRA_CA_CERTS
  SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE CURL_CA_BUNDLE NPM_CONFIG_REGISTRY
  NPM_CONFIG_USERCONFIG NPM_CONFIG_GLOBALCONFIG NPM_CONFIG_PREFIX NPM_CONFIG_CACHE NPM_CONFIG_CAFILE NPM_CONFIG_STRICT_SSL NPM_CONFIG_PROXY
  NPM_CONFIG_HTTPS_PROXY NPM_CONFIG_NOPROXY NPM_CONFIG_OFFLINE NPM_CONFIG_PREFER_OFFLINE
  NPM_CONFIG_IGNORE_SCRIPTS UV_CACHE_DIR UV_DEFAULT_INDEX UV_INDEX UV_INDEX_URL UV_EXTRA_INDEX_URL
  UV_OFFLINE UV_NATIVE_TLS UV_SYSTEM_CERTS UV_PYTHON UV_PYTHON_PREFERENCE UV_PYTHON_DOWNLOADS
  UV_PYTHON_INSTALL_DIR UV_TOOL_DIR UV_LINK_MODE PIP_INDEX_URL PIP_EXTRA_INDEX_URL SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC
  PATHEXT APPDATA LOCALAPPDATA PROGRAMFILES PROGRAMFILES(X86) PROGRAMDATA USERNAME USERPROFILE
  HOMEDRIVE HOMEPATH NUMBER_OF_PROCESSORS PROCESSOR_ARCHITECTURE
`
    .trim()
    .split(/\s+/);
/** One address, with or without scheme, or several. */
const HAS_CREDENTIALS = /(?:^|:\/\/)[^/?#\s]*@/;
/** Shells export functions as variables. */
const FUNCTION_MARK = '()';
function serverEnvironment(job, named) {
    const inherited = Object.entries(job).flatMap(([name, value]) => {
        const isPassed = value !== undefined && isAllowed(name.toUpperCase()) && isHarmless(value);
        return isPassed ? [[name, value]] : [];
    });
    return Object.fromEntries([...inherited, ...Object.entries(named)]);
}
const isAllowed = (name) => name.startsWith('LC_') || ALLOWED.includes(name);
const isHarmless = (value) => !value.startsWith(FUNCTION_MARK) && !HAS_CREDENTIALS.test(value);


/***/ }),

/***/ 44828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ PING),
/* harmony export */   Lo: () => (/* binding */ plainOptions),
/* harmony export */   NP: () => (/* binding */ loadSdk),
/* harmony export */   m0: () => (/* binding */ STATELESS_VERSION),
/* harmony export */   sw: () => (/* binding */ CONNECT_LIMIT_MS)
/* harmony export */ });
/** The SDK takes long to load: the process of a server starts before it. */
const loadSdk = () => Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 70933));
const CONNECT_LIMIT_MS = 10_000;
/** Since this version of MCP, servers are stateless. */
const STATELESS_VERSION = '2026-07-28';
/** Options of a connection that nothing else is known about. */
const plainOptions = (credentials = null) => ({
    credentials,
    profile: null,
    limits: { connectMs: null, callMs: null },
    known: { era: null },
});
/** A request that needs no session and changes nothing. */
const PING = {
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'ping' }),
};


/***/ }),

/***/ 51385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _j: () => (/* binding */ readFetchTrouble),
/* harmony export */   cg: () => (/* binding */ isFetched),
/* harmony export */   kX: () => (/* binding */ programName),
/* harmony export */   wg: () => (/* binding */ packageOf)
/* harmony export */ });
const NPM_LINE = /^npm (?:error|ERR!|warn|notice) ?/;
const NPM_CODE = /^npm (?:error|ERR!) code ([A-Z0-9_]+)$/;
const NPM_DETAIL = /^npm (?:error|ERR!) (?:code|syscall|errno|file|path|dest) /;
/** Such as `E404: 404 Not Found`. */
function lastErrorOfNpm(all) {
    const lines = all.slice(all.findLastIndex((line) => !NPM_LINE.test(line)) + 1);
    const at = lines.findLastIndex((line) => NPM_CODE.test(line));
    const [, code] = NPM_CODE.exec(lines[at] ?? '') ?? [];
    const detail = lines.slice(at).find((line) => !NPM_DETAIL.test(line)) ?? '';
    return code === undefined ? null : `${code}: ${detail.replace(NPM_LINE, '')}`;
}
const UV_ERROR = /^\s*(?:error: |× )/;
/** uv gives reasons below its error, in indented lines that it wraps. */
const UV_REASON = /^(?:\s|$|hint: )/;
function lastErrorOfUv(lines) {
    const at = lines.findLastIndex((line) => UV_ERROR.test(line));
    if (at === -1 || !lines.slice(at + 1).every((line) => UV_REASON.test(line)))
        return null;
    const text = lines.slice(at).join(' ');
    return text.replaceAll(/[\s│╰─▶├]+/g, ' ').trim();
}
const npm = {
    fetches: 'npm-package',
    lastError: lastErrorOfNpm,
    missing: /^(?:E404|ETARGET|ENOVERSIONS):/,
    // The network, the registry, a download that is damaged, a full disk, a lock of another npm.
    registry: /^(?:ENOTFOUND|EAI_\w+|ECONN\w+|E\w*TIME(?:D?OUT)|EHOSTUNREACH|ENETUNREACH|EPIPE|EPROTO|EINVALIDPROXY|FETCH_\w+|ENOTCACHED|E40[138]|E429|E5\d\d|ERR_S\w+|\w*CERT\w*|UNABLE_TO_\w+|EINTEGRITY|EBADSIZE|ENOSPC|EMFILE|EBUSY|EEXIST|ENOTEMPTY|ECOMPROMISED):/,
};
const uv = {
    lastError: lastErrorOfUv,
    missing: /not found in the package registry|there is no version of |\(404 Not Found\)/,
    registry: /Failed to fetch|Request failed after|error sending request|No space left|acquire lock/,
};
const docker = {
    fetches: 'image',
    commands: ['run'],
    lastError: (lines) => lines.findLast((line) => line.startsWith('docker: ')) ?? null,
    missing: /manifest unknown|manifest .{1,300} not found|pull access denied|repository does not exist/,
    registry: /Cannot connect to the Docker daemon|dial tcp|read tcp|request canceled|\bEOF\b|i\/o timeout|TLS handshake timeout|Client\.Timeout|toomanyrequests|no space left|50[0-4] /,
};
const run = { commands: ['run'] };
const dlx = { commands: ['dlx'] };
const RUNNERS = {
    npx: npm,
    npm: { ...npm, commands: ['exec', 'x'] },
    pnpx: {},
    pnpm: dlx,
    yarn: dlx,
    bunx: {},
    bun: { commands: ['x'] },
    uvx: uv,
    uv: { ...uv, commands: ['run', 'tool'] },
    pipx: run,
    docker,
    podman: run,
    deno: run,
    go: run,
    cargo: run,
    dotnet: { commands: ['run', 'tool'] },
    dnx: {},
};
/** `npx` of `C:\node\npx.cmd`. */
const programName = (command) => (command.split(/[\\/]/).at(-1) ?? '').toLowerCase().replace(/\.(?:exe|cmd|bat|ps1)$/, '');
function runnerOf({ command, args }) {
    // On Windows, configurations start batch files such as npx through the shell.
    const isShell = programName(command) === 'cmd' && args[0]?.toLowerCase() === '/c';
    const [program = '', ...rest] = isShell ? args.slice(1) : [command, ...args];
    const name = programName(program);
    const runner = Object.hasOwn(RUNNERS, name) ? RUNNERS[name] : undefined;
    const isRun = runner?.commands?.some((word) => rest.includes(word)) ?? true;
    return runner !== undefined && isRun ? { ...runner, rest } : null;
}
const isFetched = (server) => runnerOf(server) !== null;
function packageIn({ rest, commands = [] }) {
    return rest.find((word) => !word.startsWith('-') && !commands.includes(word)) ?? null;
}
/**
 * The package that npm installs for a server, such as `pkg@1`; null if it installs none. Two
 * processes that install the same package at the same time damage its folder: start one of them
 * alone first.
 */
function packageOf(server) {
    if ('url' in server)
        return null;
    const runner = runnerOf(server);
    return runner?.fetches === 'npm-package' ? packageIn(runner) : null;
}
/**
 * Why a server that ended before it answered could not be fetched, in the words of the program that
 * tried; null if nothing says that.
 *
 * @param stderr the end of its standard error
 */
function readFetchTrouble(server, stderr) {
    const runner = runnerOf(server);
    const lines = stderr.trimEnd().split('\n');
    const detail = runner?.lastError?.(lines.map((line) => line.trimEnd())) ?? '';
    if (runner?.missing?.test(detail)) {
        // The image is one of many words without a dash.
        const name = runner.fetches === 'image' ? null : packageIn(runner);
        return { reason: 'missing-package', detail: name ?? detail, status: null };
    }
    // Such as `E401` of npm.
    const [, status] = /^E(\d{3}):/.exec(detail) ?? [];
    return runner?.registry?.test(detail)
        ? { reason: 'registry', detail, status: status === undefined ? null : Number(status) }
        : null;
}


/***/ }),

/***/ 21556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ resultOfError),
/* harmony export */   Lk: () => (/* binding */ hasCredentials),
/* harmony export */   TH: () => (/* binding */ ProtocolFailure),
/* harmony export */   X$: () => (/* binding */ METHOD_NOT_FOUND),
/* harmony export */   aG: () => (/* binding */ serverFailure),
/* harmony export */   kL: () => (/* binding */ checkVariables)
/* harmony export */ });
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34665);
/* harmony import */ var _lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54968);
/* harmony import */ var _report_failure_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11589);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13099);
/* harmony import */ var _words_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73695);





const METHOD_NOT_FOUND = -32_601;
const LOOPBACK = /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]+\])$/;
function hasCredentials(headers) {
    return Object.entries(headers).some(([name, value]) => (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretsIn */ .VY)(name, value).length > 0);
}
/** A failure of a server, to which the caller adds what it knows. `detail` is foreign text. */
function serverFailure(server, phase, reason, redactor, detail = '') {
    return {
        kind: 'server',
        server: redactor.text(server.name, _lib_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .NAME_LIMIT */ .Uo),
        phase,
        tool: null,
        reason,
        isLocal: !('url' in server) || LOOPBACK.test(URL.parse(server.url)?.hostname ?? ''),
        detail: redactor.text(detail, _lib_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .TEXT_LIMIT */ .W$),
        exitCode: null,
        signal: null,
        stdout: '',
        stderr: '',
        limitMs: null,
        status: null,
        hasCredentials: 'url' in server && hasCredentials(server.headers),
        attempts: 1,
        hint: null,
        ..._report_place_js__WEBPACK_IMPORTED_MODULE_2__/* .NOWHERE */ .JW,
    };
}
/** A server answered a request with an error of JSON-RPC. */
class ProtocolFailure extends _report_failure_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FailureError */ .p {
    failure;
    code;
    /** The server's own text: neither cleaned nor redacted. */
    text;
    constructor(failure, code, text) {
        super(failure);
        this.failure = failure;
        this.code = code;
        this.text = text;
    }
}
/** The result that an error of the protocol stands for. Throws any other error. */
function resultOfError(error) {
    if (!(error instanceof ProtocolFailure))
        throw error;
    const content = [{ type: 'text', text: error.text }];
    return { content, isError: true, errorCode: error.code };
}
/** Throws a FailureError if the configuration of a server refers to a variable that is not set. */
function checkVariables(server, redactor) {
    const [unset] = server.unset;
    if (unset === undefined)
        return;
    const detail = (0,_words_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblem */ .B)(unset);
    throw new _report_failure_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FailureError */ .p(serverFailure(server, 'start', 'variable', redactor, detail));
}


/***/ }),

/***/ 33758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ itemMistakes),
/* harmony export */   _4: () => (/* binding */ resultMistake),
/* harmony export */   _5: () => (/* binding */ MAX_ITEMS),
/* harmony export */   m5: () => (/* binding */ LISTS),
/* harmony export */   r6: () => (/* binding */ errorMistake),
/* harmony export */   rl: () => (/* binding */ headerMistakes)
/* harmony export */ });
/* harmony import */ var _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70933);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37428);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74499);
/* harmony import */ var _lib_json_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92082);




/** The lists of a server: how each is asked for, and the capability that it needs. */
const LISTS = {
    tools: { method: 'tools/list', capability: 'tools' },
    resources: { method: 'resources/list', capability: 'resources' },
    resourceTemplates: { method: 'resources/templates/list', capability: 'resources' },
    prompts: { method: 'prompts/list', capability: 'prompts' },
};
/** Items of one list. */
const MAX_ITEMS = 10_000;
/** Mistakes of one item that are named. */
const MAX_MISTAKES = 20;
const HEADER_NAME = /^[!#$%&'*+\-.^_`|~\w]+$/;
const HEADER_TYPES = ['string', 'integer', 'boolean'];
const HEADER_RULE = `each x-mcp-header must be a unique token at a ${HEADER_TYPES.join(', ')}`;
/** Messages go behind the path of a value, such as `name must be a text`. */
const text = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('must be a text');
const flag = zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY('must be `true` or `false`');
const record = zod__WEBPACK_IMPORTED_MODULE_3__/* .custom */ .IeY(_lib_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv, 'must be an object');
const oneOf = (...texts) => zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(texts, `must be ${texts.join(' or ')}`);
const object = (shape) => zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3(shape, 'must be an object');
const isShort = (value) => !Array.isArray(value) || value.length <= MAX_ITEMS;
const short = zod__WEBPACK_IMPORTED_MODULE_3__/* .custom */ .IeY(isShort, `must have at most ${MAX_ITEMS} items`);
/** Counts before it looks at items: Zod passes mistakes as arguments, whose number the stack bounds. */
const listOf = (item) => short.pipe(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(item, 'must be a list'));
const outputSchema = object({
    type: oneOf('object'),
    properties: record.optional(),
    required: listOf(text).optional(),
}).optional();
/** What the versions that have sessions allow less. */
const ofSession = object({ outputSchema });
/** The schemas of the official client, which refuses a list for one wrong item. */
const ITEMS = {
    tools: _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__.specTypeSchemas.Tool,
    prompts: _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__.specTypeSchemas.Prompt,
    resources: _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__.specTypeSchemas.Resource,
    resourceTemplates: _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__.specTypeSchemas.ResourceTemplate,
};
const media = object({ data: text, mimeType: text });
const contents = object({ uri: text, text: text.optional(), blob: text.optional() });
const BLOCKS = new Map([
    ['text', object({ text })],
    ['image', media],
    ['audio', media],
    ['resource', object({ resource: contents })],
    ['resource_link', object({ uri: text })],
]);
const block = object({ type: text }).superRefine((value, context) => {
    // Later versions may have other kinds.
    const issues = BLOCKS.get(value.type)?.safeParse(value).error?.issues ?? [];
    for (const { path, message } of issues)
        context.addIssue({ code: 'custom', path, message });
});
const page = (list) => object({ [list]: listOf(record), nextCursor: text.optional() });
const content = listOf(block);
const structuredCall = object({ content: content.optional(), isError: flag.optional() });
const serverInfo = object({ name: text, version: text });
const message = object({ role: oneOf('user', 'assistant'), content: block });
const RESULTS = new Map([
    ['initialize', object({ protocolVersion: text, capabilities: record, serverInfo })],
    ['tools/list', page('tools')],
    ['prompts/list', page('prompts')],
    ['resources/list', page('resources')],
    ['resources/templates/list', page('resourceTemplates')],
    ['tools/call', object({ content, isError: flag.optional() })],
    ['prompts/get', object({ messages: listOf(message) })],
    ['resources/read', object({ contents: listOf(contents) })],
]);
/** Not all mistakes: a message may have very many. */
function mistakesIn(shape, value, at = '') {
    const issues = shape.safeParse(value).error?.issues.slice(0, MAX_MISTAKES) ?? [];
    return issues.map(({ path, message }) => {
        const place = path.map((part) => (typeof part === 'number' ? part : String(part)));
        return `${(0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .LF)(at === '' ? place : [at, ...place]) || 'it'} ${message}`;
    });
}
const error = object({
    code: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J().refine(Number.isSafeInteger, 'must be an integer'),
    message: text,
});
/** The first mistake in an error of JSON-RPC; null if there is none. */
const errorMistake = (value) => mistakesIn(error, value, 'error')[0] ?? null;
/** The first mistake in the result of a request; null if there is none. Items of lists count later. */
function resultMistake(method, result) {
    if (!(0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(result))
        return 'result must be an object';
    const { resultType = 'complete', inputRequests } = result;
    if (resultType === 'input_required')
        return `input required: ${JSON.stringify(inputRequests)}`;
    // A call that goes on as a task has no result yet.
    if (resultType !== 'complete')
        return 'resultType must be "complete"';
    const isStructured = method === 'tools/call' && result['structuredContent'] !== undefined;
    const shape = isStructured ? structuredCall : RESULTS.get(method);
    return (shape && mistakesIn(shape, result)[0]) ?? null;
}
/** The mistakes in an item of a list, at most 20. `isSession`: by the versions that have sessions. */
function itemMistakes(list, item, isSession) {
    // Tasks are of the versions that have sessions.
    const own = isSession ? item : { ...Object(item), execution: undefined };
    const { issues = [] } = ITEMS[list]['~standard'].validate(own);
    const found = issues.slice(0, MAX_MISTAKES).map(({ path = [], message }) => {
        return `${zod__WEBPACK_IMPORTED_MODULE_4__/* .toDotPath */ .sR(path)}: ${message.replace(/^Invalid \w+: /, '')}`;
    });
    return isSession && list === 'tools' ? found.concat(mistakesIn(ofSession, item)) : found;
}
/** What is wrong with the headers that the parameters of a tool ask for. Nothing else may. */
function headerMistakes(inputSchema) {
    const names = new Set();
    const collect = (schema) => {
        for (const parameter of Object.values(Object(Object(schema).properties))) {
            const { type, 'x-mcp-header': name } = Object(parameter);
            const isValid = HEADER_TYPES.includes(type) && typeof name === 'string';
            if (isValid && HEADER_NAME.test(name))
                names.add(name.toLowerCase());
            collect(parameter);
        }
    };
    collect(inputSchema);
    const wanted = JSON.stringify(inputSchema).split('"x-mcp-header":').length - 1;
    return names.size === wanted ? [] : [HEADER_RULE];
}


/***/ }),

/***/ 80069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KeyError: () => (/* binding */ KeyError),
/* harmony export */   j: () => (/* binding */ openSealer)
/* harmony export */ });
/* unused harmony export KEY_VARIABLE */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/**
 * The variable with the key that encrypts stored tokens: 32 bytes in Base64, as
 * `openssl rand -base64 32` makes them. It replaces the file `<database>.key`.
 */
const KEY_VARIABLE = 'MCP_EVAL_GATE_KEY';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A key is not 32 bytes in Base64. */
class KeyError extends Error {
    /** The variable or the file that holds it. */
    source;
    constructor(source) {
        super(`no encryption key in ${source}`);
        this.source = source;
    }
}
/** Encrypts what is stored of tokens, with AES-256-GCM. */
const sealerOf = (key) => ({
    /** Encrypts a JSON value for an owner. The result is Base64. */
    seal: (owner, value) => {
        const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(NONCE_BYTES);
        const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)(CIPHER, key, nonce).setAAD(Buffer.from(owner));
        const content = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
        return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
    },
    /** Decrypts a value; null if it has another key or owner, or is damaged. */
    open: (owner, sealed) => {
        const bytes = Buffer.from(sealed, 'base64');
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
        try {
            const decipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
            decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
            const content = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
            return JSON.parse(Buffer.concat([content, decipher.final()]).toString());
        }
        catch {
            return null;
        }
    },
});
/**
 * Opens the key for the tokens in a database: from the environment, else from `<database>.key`,
 * which is created if it is missing. A database in memory gets a random key.
 *
 * @throws KeyError; an error of the system if the file cannot be read or created
 */
function openSealer(databaseFile, environment) {
    const { [KEY_VARIABLE]: given = '' } = environment;
    if (given !== '')
        return sealerOf(parseKey(given, KEY_VARIABLE));
    if (databaseFile === null)
        return sealerOf((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(KEY_BYTES));
    const file = `${databaseFile}.key`;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file))
        createKeyFile(file);
    return sealerOf(parseKey((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8'), file));
}
function parseKey(text, source) {
    const key = Buffer.from(text.trim(), 'base64');
    if (key.length !== KEY_BYTES)
        throw new KeyError(source);
    return key;
}
/** Creates the file complete. The lock of the database keeps other services away. */
function createKeyFile(file) {
    const draft = `${file}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(KEY_BYTES).toString('base64'), { flag: 'wx', mode: 0o600 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, file);
}


/***/ }),

/***/ 93628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DatabaseInUseError: () => (/* binding */ DatabaseInUseError),
  DatabaseVersionError: () => (/* binding */ DatabaseVersionError),
  lockDatabase: () => (/* binding */ lockDatabase),
  openDatabase: () => (/* binding */ openDatabase)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
// EXTERNAL MODULE: ./node_modules/kysely/dist/kysely.js + 75 modules
var kysely = __webpack_require__(88588);
// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/sqlite/sqlite-dialect.js + 10 modules
var sqlite_dialect = __webpack_require__(59388);
;// CONCATENATED MODULE: ./build/src/service/storage/schema.js
const column = (sql) => ({ sql });
const id = () => column('TEXT NOT NULL UNIQUE');
const seq = () => column('INTEGER PRIMARY KEY AUTOINCREMENT');
const schema_text = () => column('TEXT NOT NULL');
const maybeText = () => column('TEXT');
/** Whole numbers, epoch milliseconds, 0 and 1. */
const integer = () => column('INTEGER NOT NULL');
const count = () => column('INTEGER NOT NULL DEFAULT 0');
const list = () => column("TEXT NOT NULL DEFAULT '[]'");
const maybeInteger = () => column('INTEGER');
const maybeReal = () => column('REAL');
const reference = (table) => column(`TEXT NOT NULL REFERENCES ${table}(id) ON DELETE CASCADE`);
const maybeReference = (table) => column(`TEXT REFERENCES ${table}(id) ON DELETE SET NULL`);
const listed = { seq: seq(), id: id() };
const ofProject = { ...listed, projectId: reference('projects') };
const times = { createdAt: integer(), updatedAt: integer() };
/** Another version is refused. */
const SCHEMA_VERSION = 3;
/** Each table once: the statements that create it and its types follow from here. */
const tables = {
    settings: { name: column('TEXT PRIMARY KEY NOT NULL'), value: schema_text() },
    projects: { ...listed, name: schema_text(), description: maybeText(), ...times },
    servers: {
        ...ofProject,
        name: schema_text(),
        /** How it is started or reached, as JSON. */
        entry: schema_text(),
        /** 0: it is no longer in the configuration, or disabled there. */
        isEnabled: integer(),
        ...times,
    },
    oauthGrants: {
        serverId: reference('servers'),
        /** Of the server when the tokens came. */
        address: schema_text(),
        /** Tokens, their end, client and token endpoint: encrypted JSON. */
        sealed: schema_text(),
        hasClientSecret: integer(),
        /** JSON list. */
        scopes: schema_text(),
    },
    /** `config` is canonical JSON. */
    hosts: { ...ofProject, name: schema_text(), config: schema_text(), ...times },
    suites: {
        ...ofProject,
        name: schema_text(),
        description: maybeText(),
        /** JSON list of ids. */
        serverIds: schema_text(),
        model: maybeText(),
        provider: maybeText(),
        /** In percent. */
        minimumPassRate: maybeReal(),
        /** Of all its runs. */
        runs: count(),
        passed: count(),
        failed: count(),
        ...times,
    },
    testCases: {
        ...listed,
        suiteId: reference('suites'),
        title: schema_text(),
        /** The case as JSON. */
        definition: schema_text(),
        ...times,
    },
    runs: {
        ...listed,
        suiteId: reference('suites'),
        projectId: reference('projects'),
        /** 1 for the first run of the suite. */
        runNumber: integer(),
        /** One of the statuses of the API. */
        status: schema_text(),
        statusReason: maybeText(),
        result: maybeText(),
        /** `api`, or `sdk` if it was ingested. */
        source: schema_text(),
        notes: maybeText(),
        minimumPassRate: maybeReal(),
        planned: integer(),
        passed: count(),
        failed: count(),
        externalRunId: maybeText(),
        evaluationConfigHash: maybeText(),
        createdAt: integer(),
        /** Of the last request that changed it. */
        touchedAt: integer(),
        completedAt: maybeInteger(),
    },
    iterations: {
        ...listed,
        runId: reference('runs'),
        /** Null for an ingested run. */
        testCaseId: maybeReference('testCases'),
        ingestedCaseId: maybeText(),
        title: schema_text(),
        number: integer(),
        status: schema_text(),
        result: maybeText(),
        model: maybeText(),
        provider: maybeText(),
        startedAt: maybeInteger(),
        durationMs: maybeReal(),
        tokensUsed: maybeReal(),
        /** JSON, as all below except the id. */
        usage: maybeText(),
        actualToolCalls: list(),
        expectedToolCalls: list(),
        failures: list(),
        error: maybeText(),
        externalIterationId: maybeText(),
        /** What else a reporter sent that the API shows: scores and their rules. */
        reported: maybeText(),
    },
    traces: {
        iterationId: column('TEXT PRIMARY KEY NOT NULL REFERENCES iterations(id) ON DELETE CASCADE'),
        trace: schema_text(),
    },
    idempotencyKeys: {
        seq: seq(),
        /** The suite, or the project and the name of the suite. */
        scope: schema_text(),
        key: schema_text(),
        /** Of the request. */
        hash: schema_text(),
        runId: reference('runs'),
    },
};
const indexes = [
    'UNIQUE projects(name)',
    'UNIQUE servers(projectId, name)',
    'servers(projectId, seq)',
    'hosts(projectId, seq)',
    'UNIQUE oauthGrants(serverId)',
    'UNIQUE hosts(projectId, name)',
    'suites(projectId, seq)',
    'suites(projectId, name)',
    'UNIQUE testCases(suiteId, title)',
    'testCases(suiteId, seq)',
    'UNIQUE runs(suiteId, runNumber)',
    'UNIQUE runs(projectId, externalRunId)',
    "runs(source, touchedAt) WHERE status IN ('pending', 'running')",
    'iterations(runId, seq)',
    'UNIQUE iterations(runId, externalIterationId)',
    'iterations(runId, ingestedCaseId, number)',
    'iterations(testCaseId)',
    'UNIQUE idempotencyKeys(scope, key)',
    'idempotencyKeys(runId)',
];
/** The statements that create all tables. */
function createStatements() {
    const created = Object.entries(tables).map(([table, columns]) => {
        const parts = Object.entries(columns).map(([name, { sql }]) => `${name} ${sql}`);
        return `CREATE TABLE ${table} (${parts.join(', ')}) STRICT`;
    });
    const indexed = indexes.map((index, at) => {
        const [, unique = '', on] = /^(UNIQUE )?(.*)$/.exec(index) ?? [];
        return `CREATE ${unique}INDEX index${at} ON ${on}`;
    });
    return [...created, ...indexed];
}

;// CONCATENATED MODULE: ./build/src/service/storage/database.js




/** Another process may write at the same time. Requests wait as long: SQLite blocks the process. */
const BUSY_LIMIT_MS = 5_000;
class DatabaseVersionError extends Error {
    version;
    constructor(version) {
        super(`database version ${version}`);
        this.version = version;
    }
}
/**
 * Opens a database, and creates its tables if it is empty.
 *
 * @param file path, or `:memory:`. Only the user can read a file that is created.
 * @throws DatabaseVersionError if another version wrote it; an error of the system or of SQLite
 */
function openDatabase(file = ':memory:') {
    if (file !== ':memory:')
        createPrivately(file);
    const database = new external_node_sqlite_.DatabaseSync(file, {
        enableForeignKeyConstraints: true,
        timeout: BUSY_LIMIT_MS,
    });
    try {
        database.exec('PRAGMA journal_mode = WAL');
        database.exec('PRAGMA synchronous = NORMAL');
        database.exec('PRAGMA temp_store = MEMORY');
        prepareTables(database);
    }
    catch (error) {
        database.close();
        throw error;
    }
    return new kysely/* Kysely */._$({ dialect: dialectOf(database) });
}
/** Another service uses the database. */
class DatabaseInUseError extends Error {
}
/**
 * Takes a database for one service: at its start it ends the runs of a service that is gone. The
 * system frees the lock if the process dies.
 *
 * @returns what frees it
 * @throws DatabaseInUseError
 */
function lockDatabase(file) {
    createPrivately(`${file}.lock`);
    const lock = new external_node_sqlite_.DatabaseSync(`${file}.lock`, { timeout: 0 });
    try {
        lock.exec('BEGIN EXCLUSIVE');
    }
    catch (cause) {
        lock.close();
        throw new DatabaseInUseError(file, { cause });
    }
    return () => lock.close();
}
/** Creates a file that only the user can read, or makes an existing one so. */
function createPrivately(file) {
    const mode = 0o600;
    const descriptor = (0,external_node_fs_.openSync)(file, 'a', mode);
    (0,external_node_fs_.fchmodSync)(descriptor, mode);
    (0,external_node_fs_.closeSync)(descriptor);
}
function prepareTables(database) {
    database.exec('BEGIN IMMEDIATE');
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    if (tables.length === 0) {
        for (const statement of createStatements())
            database.exec(statement);
        const insert = database.prepare("INSERT INTO settings (name, value) VALUES ('version', ?)");
        insert.run(String(SCHEMA_VERSION));
    }
    database.exec('COMMIT');
    const isOurs = tables.length === 0 || tables.some(({ name }) => name === 'settings');
    const found = isOurs
        ? database.prepare("SELECT value FROM settings WHERE name = 'version'").get()
        : undefined;
    const version = String(found?.['value'] ?? 'unknown');
    if (version !== String(SCHEMA_VERSION))
        throw new DatabaseVersionError(version);
}
function dialectOf(database) {
    /** What SQLite needs in place of a statement of Kysely. */
    const adapted = (sql) => {
        // Takes the write lock at the start: a later upgrade fails if another process wrote meanwhile.
        if (sql === 'begin')
            return 'begin immediate';
        // A full disk has ended the transaction already.
        return sql === 'rollback' && !database.isTransaction ? 'select 1' : sql;
    };
    // Kysely passes what the types of the tables allow.
    const values = (given) => given;
    return new sqlite_dialect/* SqliteDialect */.P({
        database: {
            close: () => database.close(),
            prepare: (sql) => {
                const statement = database.prepare(adapted(sql));
                return {
                    reader: statement.columns().length > 0,
                    all: (given) => statement.all(...values(given)),
                    run: (given) => statement.run(...values(given)),
                    iterate: (given) => statement.iterate(...values(given)),
                };
            },
        },
    });
}


/***/ })

};
