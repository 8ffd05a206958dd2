export const id = 3969;
export const ids = [3969,5172];
export const modules = {

/***/ 13532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ keyVariable),
/* harmony export */   Y: () => (/* binding */ isWithheld)
/* harmony export */ });
/** Whether it is an input, a token of the runner, or our key: servers cannot refer to these. */
function isWithheld(name) {
    return /^(?:INPUT_|ACTIONS_|MCP_EVAL_GATE_)/i.test(name);
}
/** The variable that has the key of a provider of models: `OPENAI_API_KEY`. */
const keyVariable = (provider) => `${provider.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_API_KEY`;


/***/ }),

/***/ 99356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ze: () => (/* binding */ drain),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   x8: () => (/* binding */ readBody),
/* harmony export */   zO: () => (/* binding */ readChunks)
/* harmony export */ });
/* unused harmony export LIMITS */
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74499);
/* harmony import */ var _lib_json_size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84269);
/* harmony import */ var _lib_json_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92082);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49860);




const MIB = 2 ** 20;
/** What is deeper is an attack. */
const MAX_DEPTH = 100;
const SMALL = { bytes: 5 * MIB, values: 100_000, depth: MAX_DEPTH };
/** Suites have many cases. */
const LARGE = { bytes: 32 * MIB, values: 1_000_000, depth: MAX_DEPTH };
const LIMITS = {
    catalogue: SMALL,
    servers: SMALL,
    evals: LARGE,
    // Each row has limits of its own, so that one beyond them costs itself only.
    ingest: { bytes: SMALL.bytes, values: Number.POSITIVE_INFINITY, depth: 1_000 },
};
/** What is read of a body that is refused. */
const MAX_DRAINED_BYTES = 256 * MIB;
/** Reads the JSON object of a request. Without a body it is empty. */
async function readBody(request, group, schema) {
    const limits = schema === null ? SMALL : LIMITS[group];
    const content = await readText(request, limits.bytes);
    if (schema === null)
        return undefined;
    const parsed = (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(schema, readObject(content, limits));
    if ('value' in parsed)
        return parsed.value;
    throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .bodyRefusal */ .X6)(parsed.misfits);
}
/**
 * Reads a body to its end, also one that is too large: else clients see a broken pipe. That one is
 * refused at its end.
 */
async function* readChunks(request, maxBytes) {
    let bytes = 0;
    for await (const chunk of request) {
        bytes += chunk.length;
        if (bytes > MAX_DRAINED_BYTES)
            request.destroy();
        if (bytes <= maxBytes)
            yield chunk;
    }
    if (bytes <= maxBytes)
        return;
    throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalOf */ .Of)('VALIDATION_ERROR', { reason: 'body-size', maxBytes }, { maxBytes });
}
async function readText(request, maxBytes) {
    return Buffer.concat(await Array.fromAsync(readChunks(request, maxBytes))).toString();
}
/** Reads the rest of a refused request, so that its sender sees the answer. */
async function drain(request) {
    // Too large, or the sender is gone: neither changes the answer.
    await readText(request, 0).catch(() => { });
}
/** Members of the top level that are null count as absent. */
function readObject(content, limits) {
    const value = content.trim() === '' ? {} : parseJson(content, limits);
    if (!(0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalOf */ .Of)('VALIDATION_ERROR', { reason: 'body-object' });
    return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
}
/** Replaces lone surrogates: the database cannot keep them, and lookups must find what it stored. */
function parseJson(content, limits) {
    const size = (0,_lib_json_size_js__WEBPACK_IMPORTED_MODULE_3__/* .measureJson */ .j)(content);
    const beyond = ['values', 'depth'].find((of) => size[of] > limits[of]);
    if (beyond !== undefined) {
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalOf */ .Of)('VALIDATION_ERROR', { reason: `body-${beyond}`, max: limits[beyond] });
    }
    const copy = (value) => {
        if (typeof value === 'string')
            return value.toWellFormed();
        if (typeof value !== 'object' || value === null)
            return value;
        if (Array.isArray(value))
            return value.map(copy);
        const members = Object.entries(value).map(([key, item]) => [key.toWellFormed(), copy(item)]);
        return Object.fromEntries(members);
    };
    try {
        return copy(JSON.parse(content));
    }
    catch (error) {
        // The parser's own text quotes the body, which may hold keys.
        if (error instanceof SyntaxError)
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalOf */ .Of)('VALIDATION_ERROR', { reason: 'body-json' });
        throw error;
    }
}


/***/ }),

/***/ 92749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ findRoute),
/* harmony export */   I$: () => (/* binding */ errorFor),
/* harmony export */   Op: () => (/* binding */ canonicalPath),
/* harmony export */   PD: () => (/* binding */ UPLOADS_PATH),
/* harmony export */   V3: () => (/* binding */ OPENAPI_PATH),
/* harmony export */   f1: () => (/* binding */ needsKey)
/* harmony export */ });
/* harmony import */ var _api_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12727);
/* harmony import */ var _api_routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44842);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49860);



/** Later names, and those of older SDKs, for the same routes. */
const ALIASES = [
    [/^\/sdk\/v1\/evals\//, `${_api_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .BASE_PATH */ .o2}/projects/default/eval-ingest/`],
    [new RegExp(`^(${_api_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .BASE_PATH */ .o2}/projects/[^/]+)/scenarios(?=/|$)`), '$1/chatboxes'],
];
/** Keys are not managed by the API, but its answer is fixed. */
const KEYS_PATH = new RegExp(`^${_api_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .BASE_PATH */ .o2}/(?:api-)?keys(?:/|$)`);
/** Path of upload addresses, which need no key. A token follows. */
const UPLOADS_PATH = '/uploads/';
/** Each route, with its path as a pattern of one group for each parameter. */
const patterns = _api_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .OPERATIONS */ .xb.map((operation) => {
    const { method, path } = _api_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .routes */ .JZ[operation];
    return {
        operation,
        method,
        pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    };
});
/** The path of a request by the names of this edition. */
function canonicalPath(path) {
    return ALIASES.reduce((known, [from, to]) => known.replace(from, to), path);
}
const OPENAPI_PATH = `${_api_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .BASE_PATH */ .o2}/openapi.json`;
const needsKey = (path) => path.startsWith(`${_api_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .BASE_PATH */ .o2}/`) && path !== OPENAPI_PATH;
/**
 * Finds the route of a request, and its path below the version. Refuses paths that have none, and
 * methods that a path lacks.
 *
 * @param path needs a key
 */
function findRoute(method, path) {
    if (KEYS_PATH.test(path))
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalOf */ .Of)('FORBIDDEN', { reason: 'keys' });
    const unknown = () => (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalOf */ .Of)('NOT_FOUND', { reason: 'route' });
    const below = path.slice(_api_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .BASE_PATH */ .o2.length);
    const found = patterns.filter(({ pattern }) => pattern.test(below));
    if (found.length === 0)
        throw unknown();
    const wanted = method === 'HEAD' ? 'GET' : method;
    const route = found.find((one) => one.method === wanted);
    if (route === undefined) {
        throw new _refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P_(unknown().body, { allow: found.map((one) => one.method).join(', ') });
    }
    const groups = route.pattern.exec(below)?.groups ?? {};
    const decoded = Object.entries(groups).map(([name, value]) => [name, decode(value)]);
    const parameters = Object.fromEntries(decoded);
    return { operation: route.operation, parameters, path: below };
}
function decode(value) {
    try {
        return decodeURIComponent(value);
    }
    catch (error) {
        if (error instanceof URIError)
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .notFound */ .mX)('id', value);
        throw error;
    }
}
/** Paths that only reporters of eval results use. */
const REPORTER_PATHS = new RegExp(`^(?:${_api_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .BASE_PATH */ .o2}/projects/[^/]+/eval-ingest/|${UPLOADS_PATH})`);
/** The published SDK repeats a request if the text of its error matches this, whatever the status. */
const RETRIED = /network|fetch|timeout|429|5\d\d/i;
/** A quoted value, or a word. */
const PARTS = /"(?:[^"\\]|\\.)*"|`[^`]*`|\S+/gs;
/** The body of an error as the client of a path reads it: reporters need `ok` and `error`. */
function errorFor(path, body) {
    if (!REPORTER_PATHS.test(path))
        return body;
    const message = body.message.replace(PARTS, (part) => (RETRIED.test(part) ? '"…"' : part));
    return { ok: false, error: message, ...body, message };
}


/***/ }),

/***/ 49860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   P_: () => (/* binding */ Refusal),
/* harmony export */   X6: () => (/* binding */ bodyRefusal),
/* harmony export */   mX: () => (/* binding */ notFound)
/* harmony export */ });
/* harmony import */ var _api_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12727);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74499);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13099);
/* harmony import */ var _words_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73695);
/* harmony import */ var _words_refusals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6654);





/** An answer with an error code. Handlers throw it. */
class Refusal extends Error {
    status;
    body;
    headers;
    constructor(body, headers = {}) {
        super(body.message);
        this.status = _api_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .STATUS_OF_CODE */ .TC[body.code];
        this.body = body;
        this.headers = headers;
    }
}
/** Makes the answer to a request that is refused for one reason. */
function refusalOf(code, reason, details) {
    const headers = 'seconds' in reason ? { 'retry-after': `${reason.seconds}` } : {};
    return new Refusal({ code, message: (0,_words_refusals_js__WEBPACK_IMPORTED_MODULE_4__/* .describeRefusal */ .a)(reason), details }, headers);
}
/** Makes the answer to an id that the caller cannot see. It never tells whether the id exists. */
function notFound(what, id) {
    return refusalOf('NOT_FOUND', { reason: 'unknown-id', what, id });
}
/**
 * Makes the answer to a body with mistakes: it lists 100 of them and counts all.
 *
 * @param more what else `details` has
 */
function bodyRefusal(misfits, more = {}) {
    const issues = misfits.slice(0, _api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PROBLEMS */ .aZ).map(({ path, data }) => {
        const place = (0,_report_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfFile */ .T2)('', (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .LF)(path));
        return { path: place.path, message: (0,_words_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblem */ .B)({ place, data }) };
    });
    const message = issues.map(({ message: line }) => line).join('\n');
    const details = { issues, problems: misfits.length, ...more };
    return new Refusal({ code: 'VALIDATION_ERROR', message, details });
}


/***/ }),

/***/ 85172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ ORGANIZATION_ID),
/* harmony export */   DEFAULT_PROJECT: () => (/* binding */ DEFAULT_PROJECT),
/* harmony export */   emptyProject: () => (/* binding */ emptyProject),
/* harmony export */   newKey: () => (/* binding */ newKey),
/* harmony export */   u: () => (/* binding */ ACCOUNT)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Name of the project that each service has. */
const DEFAULT_PROJECT = 'Default';
/** The account behind the key, in the only organization. */
const ACCOUNT = { id: 'local', email: 'local', name: 'local' };
const ORGANIZATION_ID = 'local';
/** A project with nothing in it. */
function emptyProject(name) {
    return { name, description: null, servers: [] };
}
const newKey = () => `sk_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('base64url')}`;


/***/ }),

/***/ 23969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startService: () => (/* binding */ startService)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/src/lib/sleep.js
var sleep = __webpack_require__(48646);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/api/client/connection.js
var connection = __webpack_require__(21518);
// EXTERNAL MODULE: ./build/src/api/routes.js
var routes = __webpack_require__(44842);
// EXTERNAL MODULE: ./build/src/service/refusals.js
var refusals = __webpack_require__(49860);
// EXTERNAL MODULE: ./build/src/service/storage/rows.js
var rows = __webpack_require__(32318);
// EXTERNAL MODULE: ./build/src/service/http/body.js
var http_body = __webpack_require__(99356);
// EXTERNAL MODULE: ./build/src/service/http/router.js
var router = __webpack_require__(92749);
;// CONCATENATED MODULE: ./build/src/service/http/server.js







/** Answers a request by the table of routes. Rejects if the answer cannot be sent. */
async function answerRequest(request, response, { isLocalOnly, backend, stopped, onBug }) {
    let isKnown = false;
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const canonical = (0,router/* canonicalPath */.Op)(path);
    try {
        if (isLocalOnly)
            checkOrigin(request);
        const behind = await backend();
        if (!(0,router/* needsKey */.f1)(canonical))
            return await answerOpen(behind, path, request, response);
        behind.checkKey(request.headers.authorization);
        isKnown = true;
        const { operation, parameters, path: below } = (0,router/* findRoute */.$6)(request.method ?? '', canonical);
        const signal = abortWhenGone(response, stopped);
        const { group, status, body: load } = routes/* routes */.JZ[operation];
        const { projectId } = parameters;
        const project = projectId === undefined
            ? null
            : await (0,rows/* findProject */.t1)(behind.core.database, projectId, group === 'ingest');
        if (project !== null)
            await behind.prepare();
        const body = await (0,http_body/* readBody */.x8)(request, group, load === null ? null : await load());
        const [idempotencyKey = null] = [request.headers['idempotency-key']].flat();
        // The table joins a handler with its request, which an operation of any kind loses.
        const handler = behind.handlers[operation];
        const reply = await handler({
            project,
            parameters,
            query: Object.fromEntries(new URLSearchParams(query)),
            body,
            path: below,
            origin: `http://${request.headers.host ?? ''}`,
            idempotencyKey,
            signal,
        });
        send(response, status, reply);
    }
    catch (error) {
        // The sender is gone: nothing failed here, and the answer reaches no client.
        if (error === request.errored)
            return;
        const refusal = error instanceof refusals/* Refusal */.P_ ? error : refusalOfBug(error, onBug);
        // A stranger's body is not read. Others see a broken pipe if theirs is not.
        if (!isKnown)
            response.setHeader('connection', 'close');
        else
            await (0,http_body/* drain */.Ze)(request);
        for (const header of Object.entries(refusal.headers))
            response.setHeader(...header);
        send(response, refusal.status, (0,router/* errorFor */.I$)(canonical, refusal.body));
    }
}
/** Answers what needs no key: uploads, the OpenAPI document, and what an older SDK asks first. */
async function answerOpen({ uploads }, path, request, response) {
    const { method = '' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (method === 'POST' && path.startsWith(router/* UPLOADS_PATH */.PD)) {
        send(response, 200, await uploads.receive(path.slice(router/* UPLOADS_PATH */.PD.length), request));
    }
    else if (isRead && path === router/* OPENAPI_PATH */.V3) {
        const { openApiDocument } = await __webpack_require__.e(/* import() */ 7120).then(__webpack_require__.bind(__webpack_require__, 37120));
        send(response, 200, await openApiDocument());
    }
    else if (isRead && path === routes/* SDK_INFO */.qi.path) {
        send(response, 200, routes/* SDK_INFO */.qi.reply);
    }
    else
        throw (0,refusals/* refusalOf */.Of)('NOT_FOUND', { reason: 'route' });
}
/** Writes an answer. Its body stays unwritten for HEAD, which Node sees to. */
function send(response, status, body) {
    // Before the head: text that is too long throws.
    const content = JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(content);
}
/** Browsers and servers under test can find the port too. */
function checkOrigin({ headers }) {
    const { hostname = '' } = URL.parse(`http://${headers.host}`) ?? {};
    if ((0,connection/* isLoopback */.U9)(hostname) && headers.origin === undefined)
        return;
    throw (0,refusals/* refusalOf */.Of)('FORBIDDEN', { reason: 'web-page' });
}
function refusalOfBug(error, onBug) {
    const requestId = (0,external_node_crypto_.randomBytes)(6).toString('hex');
    onBug(new Error(`request ${requestId} failed`, { cause: error }));
    return (0,refusals/* refusalOf */.Of)('INTERNAL_ERROR', { reason: 'bug' }, { requestId });
}
function abortWhenGone(response, signal) {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    return AbortSignal.any([gone.signal, signal]);
}

;// CONCATENATED MODULE: ./build/src/service/start.js




/** What requests under way get to end when the service stops. */
const REQUESTS_MS = 5_000;
/** Longer than clients keep idle connections. */
const KEEP_ALIVE_MS = 75_000;
/**
 * Serves the API.
 *
 * Without a framework: the table of routes is the router, and frameworks load `fetch`, a fifth of
 * the start.
 *
 * @throws an error of the system if the port is taken or the file cannot be opened; see `openDatabase`
 */
async function startService(setup, surroundings) {
    const stopped = new AbortController();
    // The database takes as long to load as the rest of the service.
    const open = async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(6417), __webpack_require__.e(8533), __webpack_require__.e(4288), __webpack_require__.e(3900), __webpack_require__.e(6033), __webpack_require__.e(2595), __webpack_require__.e(8492)]).then(__webpack_require__.bind(__webpack_require__, 88492))).openBackend(setup, surroundings);
    let opened;
    const backend = () => {
        opened ??= open();
        return opened;
    };
    const { onBug } = surroundings;
    const { isLocalOnly } = setup.settings;
    const shared = { isLocalOnly, backend, stopped: stopped.signal, onBug };
    /** The requests under way: each ends with its answer. */
    const pending = new Set();
    const server = (0,external_node_http_.createServer)((request, response) => {
        const closed = new Promise((resolve) => response.once('close', resolve));
        const answer = answerRequest(request, response, shared).catch(onBug);
        const answered = Promise.all([answer, closed]);
        pending.add(answered);
        void answered.finally(() => pending.delete(answered));
    });
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.listen(setup.port, setup.host);
    await (0,external_node_events_.once)(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string')
        throw new Error('no port to listen on');
    // After the port: a second service that finds it taken leaves the database alone.
    try {
        if (setup.databaseFile !== null)
            await backend();
    }
    catch (error) {
        server.close();
        server.closeAllConnections();
        throw error;
    }
    const { family, address: host, port } = address;
    const close = async (graceMs = 0) => {
        const closed = (0,external_node_events_.once)(server, 'close');
        server.close();
        await Promise.all([(await opened)?.endRuns(graceMs), (0,sleep/* settle */.G9)(pending, graceMs)]);
        stopped.abort();
        await (0,sleep/* settle */.G9)(pending, REQUESTS_MS);
        // What is left waits for its sender.
        server.closeAllConnections();
        await (0,sleep/* settle */.G9)(pending, REQUESTS_MS);
        // A last request may have started another run.
        await (await opened)?.close();
        await closed;
    };
    return { origin: `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`, close };
}


/***/ }),

/***/ 32318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ touchProject),
/* harmony export */   Qp: () => (/* binding */ saveRow),
/* harmony export */   t1: () => (/* binding */ findProject),
/* harmony export */   uv: () => (/* binding */ findRow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20189);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49860);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85172);




/** Finds a project. `acceptsDefault`: `default` stands for the project `Default`. */
async function findProject(queries, id, acceptsDefault = false) {
    const isDefault = acceptsDefault && id === 'default';
    const project = await queries
        .selectFrom('projects')
        .select('id')
        .where(isDefault ? 'name' : 'id', '=', isDefault ? _settings_js__WEBPACK_IMPORTED_MODULE_2__.DEFAULT_PROJECT : id)
        .executeTakeFirst();
    if (project === undefined)
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_1__/* .notFound */ .mX)('project', id);
    return project;
}
/** Finds a row of a project. All others answer like an unknown id. */
async function findRow(queries, table, projectId, id) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `
    select * from ${kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l.table(table)} where id = ${id} and projectId = ${projectId}
  `.execute(queries);
    const [row] = rows;
    if (row === undefined)
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_1__/* .notFound */ .mX)(table.slice(0, -1), id);
    return row;
}
/**
 * Stores a row. The one that has its place in a unique index takes its values, and keeps its id; its
 * time changes only with them. Resolves to the id.
 */
async function saveRow(queries, table, row, now) {
    const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const columns = (of) => kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l.join(Object.keys(row).map((name) => kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l.ref(of + name)));
    const [known, given] = [columns(''), columns('excluded.')];
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `
    INSERT INTO ${kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l.table(table)} (id, createdAt, updatedAt, ${known})
    VALUES (${id}, ${now}, ${now}, ${kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l.join(Object.values(row))})
    ON CONFLICT DO UPDATE SET (${known}) = (${given}),
      updatedAt = iif((${known}) IS (${given}), updatedAt, ${now})
    RETURNING id
  `.execute(queries);
    return rows[0]?.id ?? id;
}
/** Notes a change in a project: clients pick the project that changed last. */
async function touchProject(queries, id, now) {
    await queries.updateTable('projects').set({ updatedAt: now }).where('id', '=', id).execute();
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
