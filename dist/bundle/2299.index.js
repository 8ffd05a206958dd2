export const id = 2299;
export const ids = [2299];
export const modules = {

/***/ 44869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ Client),
  V: () => (/* binding */ HOSTED_RATE)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/lib/redaction/known-secrets.js
var known_secrets = __webpack_require__(54968);
// EXTERNAL MODULE: ./build/src/api/operation.js
var api_operation = __webpack_require__(12727);
// EXTERNAL MODULE: ./build/src/api/routes.js
var routes = __webpack_require__(44842);
// EXTERNAL MODULE: ./build/src/api/tolerant.js
var tolerant = __webpack_require__(58885);
// EXTERNAL MODULE: ./build/src/api/validation.js
var validation = __webpack_require__(74499);
// EXTERNAL MODULE: ./build/src/api/client/connection.js
var connection = __webpack_require__(21518);
;// CONCATENATED MODULE: ./build/src/api/client/rate-bucket.js
/** The service is asked again after this time, however long it says. */
const LONGEST_PAUSE_MS = 10 * 60_000;
/** Share of the burst that optional requests leave to others. */
const KEPT_SHARE = 1 / 3;
/** The rate of a key. Requests go out in the order in which they ask. */
class RateBucket {
    #clock;
    #intervalMs;
    #burst;
    /** When a whole burst can go out again, in time without pauses. */
    #freeAt = Number.NEGATIVE_INFINITY;
    /** All pauses, and when the last one ends. */
    #pausesMs = 0;
    #pausedUntil = Number.NEGATIVE_INFINITY;
    constructor({ burst, perSecond }, clock) {
        this.#clock = clock;
        this.#intervalMs = 1_000 / perSecond;
        this.#burst = burst;
    }
    /**
     * Waits for the turn of a request. An optional one goes out if enough is left for others.
     *
     * @returns false, as soon as it is known, if its turn comes after its deadline
     * @throws the reason of the signal
     */
    async take({ isOptional, deadline, signal }) {
        signal?.throwIfAborted();
        if (this.#clock.now() >= deadline)
            return false;
        let due = this.#dueAt(isOptional);
        if (!isOptional)
            this.#reserve();
        for (;;) {
            signal?.throwIfAborted();
            const waitMs = Math.ceil(due - this.#elapsed());
            if (waitMs <= 0) {
                if (isOptional)
                    this.#reserve();
                return true;
            }
            if (this.#clock.now() + waitMs > deadline) {
                // It has not waited, so no later request has its time yet. That of a cancelled request is
                // lost: the next request would overtake those that wait.
                if (!isOptional)
                    this.#freeAt -= this.#intervalMs;
                return false;
            }
            await this.#clock.sleep(waitMs, signal);
            if (isOptional)
                due = this.#dueAt(true);
        }
    }
    /** The service refused a request for its rate: none goes out for a while, then one. */
    pause(ms) {
        this.#freeAt = Math.max(this.#freeAt, this.#elapsed() + (this.#burst - 1) * this.#intervalMs);
        const from = Math.max(this.#pausedUntil, this.#clock.now());
        this.#pausedUntil = Math.max(from, this.#clock.now() + Math.min(ms, LONGEST_PAUSE_MS));
        this.#pausesMs += this.#pausedUntil - from;
    }
    #elapsed = () => this.#clock.now() - this.#pausesMs;
    #dueAt(isOptional) {
        const kept = isOptional ? Math.floor(this.#burst * KEPT_SHARE) : 0;
        return this.#freeAt - (this.#burst - 1 - kept) * this.#intervalMs;
    }
    #reserve() {
        this.#freeAt = Math.max(this.#freeAt, this.#elapsed()) + this.#intervalMs;
    }
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var lib_errors = __webpack_require__(89862);
// EXTERNAL MODULE: ./build/src/lib/json-size.js
var json_size = __webpack_require__(84269);
// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
// EXTERNAL MODULE: ./build/src/api/client/service-error.js
var service_error = __webpack_require__(28836);
;// CONCATENATED MODULE: ./build/src/api/client/refusal.js





/** A parser makes up to fifty times the size of a text of it. */
const MAX_VALUES = 500_000;
/** What is deeper is left out: functions that walk a value have a stack. */
const MAX_DEPTH = 500;
const QUOTA_MARK = 'billing_limit_reached';
const REPEATED_STATUSES = [429, 500, 502, 503, 504];
/** Who is to blame for what another attempt does not change. */
const LASTING_BLAMES = ['configuration', 'server'];
/** A code or reason of the API: callers compare with it, so no secret may hide it. */
const CODE = /^[A-Z][A-Z_]{1,60}$/;
/**
 * Reads the JSON of a success.
 *
 * @param epoch now, in epoch milliseconds
 * @throws ServiceError for every other answer
 */
function readAnswer(operation, { status, text, headers }, redactor, epoch) {
    if (text === null || (text.length > MAX_VALUES && (0,json_size/* measureJson */.j)(text).values > MAX_VALUES)) {
        throw new service_error/* ServiceError */._(operation, 'size', { status });
    }
    const json = cutBelow((0,lib_text/* parseJson */.qF)(text), MAX_DEPTH);
    const { ok, code, message, error, details } = Object(json);
    // Ingestion can refuse with a status of success.
    if (status >= 200 && status <= 299 && json !== undefined && ok !== false)
        return json;
    const said = [message, error].find((one) => typeof one === 'string') ?? '';
    const read = readDetails(details, redactor);
    const isLasting = read['reason'] === 'CONCURRENT_RUN_LIMIT' || LASTING_BLAMES.includes(read['blame']);
    const isRepeated = REPEATED_STATUSES.includes(status) && !isLasting;
    const facts = {
        status,
        code: typeof code === 'string' ? readWord(code, redactor) : null,
        message: redactor.text(said, limits/* TEXT_LIMIT */.W$),
        details: read,
        retryAfterMs: parseRetryAfter(headers['retry-after'], epoch),
        repeat: !isRepeated ? 'none' : status === 429 ? 'all' : 'repeatable',
    };
    if (code === QUOTA_MARK || said.includes(QUOTA_MARK)) {
        const quota = (0,lib_text/* parseJson */.qF)(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
        const details = readDetails(quota, redactor);
        throw new service_error/* ServiceError */._(operation, 'quota', { ...facts, details, repeat: 'none' });
    }
    // Anything can answer 404 at a wrong address.
    const isApi = facts.code !== null || (said !== '' && status !== 404);
    throw new service_error/* ServiceError */._(operation, isApi ? 'refused' : 'malformed', facts);
}
function readWord(word, redactor) {
    return CODE.test(word) ? word : redactor.text(word, limits/* NAME_LIMIT */.Uo);
}
function readDetails(details, redactor) {
    if (!(0,json_values/* isObject */.Gv)(details))
        return {};
    const { reason } = details;
    const read = Object(redactor.json(details, limits/* TEXT_LIMIT */.W$));
    return typeof reason === 'string' ? { ...read, reason: readWord(reason, redactor) } : read;
}
/** Milliseconds from now, of seconds or an HTTP date; null if there is nothing to read. */
function parseRetryAfter(header, epoch) {
    const text = header?.trim() ?? '';
    if (/^\d+(?:\.\d+)?$/.test(text))
        return Math.ceil(Number(text) * 1_000);
    const at = /^[A-Z][a-z]+, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(at) ? null : Math.max(0, at - epoch);
}
/** Leaves out what is below some levels, in place. */
function cutBelow(value, levels) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (levels === 0)
        return null;
    for (const [key, item] of Object.entries(value))
        Object(value)[key] = cutBelow(item, levels - 1);
    return value;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./build/src/api/client/transport.js





const USER_AGENT = 'mcp-eval-gate';
/** Longer than any limit of a request. */
const SOCKET_TIMEOUT_MS = 600_000;
/**
 * Sends a request, and reads the answer. Follows no redirect and repeats nothing.
 *
 * @throws an error of the system, or that of an aborted signal
 */
async function exchange(outgoing, maxBytes) {
    const { protocol, hostname } = outgoing.url;
    const isLocal = protocol === 'http:' && (0,connection/* isLoopback */.U9)(hostname);
    const sending = isLocal ? sendLocally(outgoing) : sendFar(outgoing);
    const message = await unlessAborted(sending, outgoing.signal);
    const { statusCode: status = 0, headers } = message;
    const chunks = [];
    let bytes = 0;
    try {
        for await (const chunk of await unpacked(message)) {
            bytes += chunk.length;
            if (bytes > maxBytes)
                return { status, headers, bytes, text: null };
            chunks.push(chunk);
        }
    }
    catch (error) {
        // The status of a refusal says enough, and a body that cannot be unpacked never will be.
        const isDamaged = (0,lib_errors/* errorCode */.CA)(error)?.startsWith('Z_') === true;
        if (outgoing.signal.aborted || (status <= 299 && !isDamaged))
            throw error;
        return { status, headers, bytes, text: '' };
    }
    return { status, headers, bytes, text: (0,lib_text/* decode */.D4)(Buffer.concat(chunks)) };
}
/** Some requests do not end with their signal: a proxy may never open its tunnel. */
function unlessAborted(sending, signal) {
    return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        sending.then(resolve, reject);
    });
}
async function unpacked(message) {
    if (!/^(?:x-)?gzip$/i.test(message.headers['content-encoding'] ?? ''))
        return message;
    const { createGunzip } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 38522, 19));
    // The reader gets the errors of both.
    return (0,external_node_stream_.pipeline)(message, createGunzip(), () => { });
}
/** The global agent may use a proxy, and an idle connection may end when it is used again. */
const localAgent = new external_node_http_.Agent();
/** What `fetch` and proxies need takes a fifth of the time to the first request to load. */
function sendLocally({ url, body, ...options }) {
    return new Promise((resolve, reject) => {
        const sent = (0,external_node_http_.request)(url, { ...options, agent: localAgent }, resolve);
        sent.on('error', reject);
        // An answer of another protocol ends the request without an error.
        sent.on('close', () => reject(new Error('the connection ended without an answer')));
        sent.end(body ?? undefined);
    });
}
/** Through the proxy that the environment names, if any. */
async function sendFar({ method, url, headers, body, signal }) {
    const { HttpClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(4942)]).then(__webpack_require__.bind(__webpack_require__, 44942));
    const abortable = {
        prepareRequest: (options) => {
            options.signal = signal;
        },
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('not supported')),
    };
    const client = new HttpClient(USER_AGENT, [abortable], {
        allowRedirects: false,
        allowRetries: false,
        socketTimeout: SOCKET_TIMEOUT_MS,
    });
    // Ends what waits for a proxy.
    signal.addEventListener('abort', () => client.dispose(), { once: true });
    return (await client.request(method, url.href, body, headers)).message;
}

;// CONCATENATED MODULE: ./build/src/api/client/requests.js







/** One request, body included. */
const LIMITS_MS = {
    catalogue: 30_000,
    servers: 150_000,
    evals: 30_000,
    ingest: 65_000,
};
/** It inspects the servers first. */
const CREATION_LIMIT_MS = 120_000;
/** While an answer is read, it is in memory several times. */
const MAX_BYTES = Math.min(64 * 2 ** 20, Math.floor((0,external_node_v8_.getHeapStatistics)().heap_size_limit / 8));
const MAX_OPTIONAL_BYTES = Math.min(16 * 2 ** 20, MAX_BYTES);
const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_ATTEMPTS = 6;
const MAX_OPTIONAL_ATTEMPTS = 2;
/** Longest first wait. Each further one can be twice as long. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
const WAITING_MS = 60_000;
/** Errors before a request can leave. */
const NOT_SENT = /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What Node and OpenSSL call errors of certificates and handshakes. */
const TLS = /CERT|^EPROTO$|^ERR_(?:TLS|SSL)_|^UNABLE_TO_|SIGNATURE_FAILURE/;
/** These errors have the code of a lost connection, and come before a request leaves. */
const NO_CHANNEL = /^tunneling socket could not be established|disconnected before secure TLS connection/;
/**
 * Sends a request, and repeats it if it fails for a reason that may pass.
 *
 * @throws ServiceError, of the last failure other than the end of the time; the reason of the signal
 */
async function sendPatiently(link, request) {
    const { signal, isOptional, isRepeatable, deadline, maxAttempts = MAX_ATTEMPTS } = request;
    const { clock, random } = link;
    let waitedMs = 0;
    let last = null;
    /** Null if there is no further attempt. */
    const waitAfter = ({ repeat, retryAfterMs }, attempts) => {
        if (repeat === 'none' || (repeat === 'repeatable' && !isRepeatable))
            return null;
        if (attempts >= (isOptional ? MAX_OPTIONAL_ATTEMPTS : maxAttempts))
            return null;
        const bound = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
        const waitMs = Math.max(retryAfterMs ?? 0, Math.round(bound * random()));
        // Only a deadline bounds what a service can ask for.
        if (!Number.isFinite(deadline) && waitedMs + waitMs > WAITING_MS)
            return null;
        return clock.now() + waitMs < deadline ? waitMs : null;
    };
    for (let attempts = 1;; attempts += 1) {
        try {
            // A turn of a further attempt is a wait too.
            const isBound = attempts === 1 || Number.isFinite(deadline);
            const turnBy = isBound ? deadline : clock.now() + WAITING_MS - waitedMs;
            return await sendOnce(link, request, turnBy);
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._))
                throw error;
            const { failure, repeat, retryAfterMs } = error;
            if (failure.reason === 'deadline')
                throw last ?? error;
            const isRate = failure.status === 429 && repeat === 'all';
            if (isRate)
                link.bucket.pause(retryAfterMs ?? 0);
            const waitMs = waitAfter(error, attempts);
            if (waitMs === null)
                throw error;
            last = error;
            waitedMs += waitMs;
            await clock.sleep(waitMs, signal);
            signal?.throwIfAborted();
        }
    }
}
/**
 * Sends a request once, and follows redirects within the origin. Throws like `sendPatiently`.
 *
 * @param turnBy when the request must have its turn, by the clock
 */
async function sendOnce(link, request, turnBy) {
    const { operation, method } = request;
    let leftMs = operation === 'createEvalRun' ? CREATION_LIMIT_MS : LIMITS_MS[routes/* routes */.JZ[operation].group];
    let { url } = request;
    for (let redirects = 0;; redirects += 1) {
        const patience = { ...request, deadline: turnBy };
        if (!(await link.bucket.take(patience)))
            throw new service_error/* ServiceError */._(operation, 'deadline');
        const sentAt = link.clock.now();
        const answer = await send(link, request, url, leftMs);
        leftMs -= link.clock.now() - sentAt;
        const { status, headers } = answer;
        const { location } = headers;
        if (!REDIRECTS.includes(status) || location === undefined) {
            return { ...answer, json: readAnswer(operation, answer, link.redactor, link.clock.epoch()) };
        }
        const target = URL.parse(location, url.href);
        // A POST must not become a GET, and the key must not leave the origin.
        const keepsMethod = method === 'GET' || status >= 307;
        if (redirects === MAX_REDIRECTS || !keepsMethod || target?.origin !== url.origin) {
            const place = target === null ? location : `${target.origin}${target.pathname}`;
            const message = link.redactor.text(place, limits/* TEXT_LIMIT */.W$);
            throw new service_error/* ServiceError */._(operation, 'redirect', { status, message });
        }
        url = target;
    }
}
async function send({ clock, redactor }, request, url, limitMs) {
    const { operation, method, headers, body, isOptional, deadline, signal } = request;
    const leftMs = deadline - clock.now();
    if (leftMs <= 0)
        throw new service_error/* ServiceError */._(operation, 'deadline');
    const timeout = AbortSignal.timeout(Math.max(0, Math.ceil(Math.min(limitMs, leftMs))));
    const either = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
    const outgoing = { method, url, headers, body, signal: either };
    try {
        return await exchange(outgoing, isOptional ? MAX_OPTIONAL_BYTES : MAX_BYTES);
    }
    catch (error) {
        signal?.throwIfAborted();
        if (!timeout.aborted)
            throw networkError(operation, error, redactor);
        if (leftMs < limitMs)
            throw new service_error/* ServiceError */._(operation, 'deadline');
        throw new service_error/* ServiceError */._(operation, 'timeout', { repeat: 'repeatable' });
    }
}
function networkError(operation, error, redactor) {
    const code = (0,lib_errors/* errorCode */.CA)(error) ?? '';
    const text = (0,lib_errors/* messageOf */.bD)(error);
    // Several addresses of one name have an error each.
    const errors = error instanceof AggregateError ? error.errors : [error];
    const isNotSent = errors.every(isBeforeSending) || NO_CHANNEL.test(text);
    const repeat = TLS.test(code) ? 'none' : isNotSent ? 'all' : 'repeatable';
    const message = redactor.text(text, limits/* TEXT_LIMIT */.W$);
    return new service_error/* ServiceError */._(operation, 'network', { message, repeat });
}
function isBeforeSending(error) {
    const isConnecting = Error.isError(error) && 'syscall' in error && error.syscall === 'connect';
    return isConnecting || NOT_SENT.test((0,lib_errors/* errorCode */.CA)(error) ?? '');
}

;// CONCATENATED MODULE: ./build/src/api/client/client.js











/** For a service of others: one less than it allows, as it may count a little differently. */
const HOSTED_RATE = { burst: 9, perSecond: 1 };
/** All of an optional call, with waits. */
const OPTIONAL_LIMIT_MS = 15_000;
const MAX_PAGES = 1_000;
/** In a row. */
const MAX_EMPTY_PAGES = 20;
const MAX_LIST_BYTES = 256 * 2 ** 20;
/** Services take the nearest size that they have. */
const PAGE_SIZE = '200';
/** Calls the operations of the API, typed by the table of routes. */
class Client {
    /** With the path of the version. */
    address;
    /** By which it waits. Deadlines of calls are times of it. */
    clock;
    #key;
    #link;
    #onUnreadable;
    /** @param address of the service, with or without the path of the version */
    constructor(address, key, { rate, onUnreadable, ...link }) {
        this.address = (0,connection/* apiAddress */.zz)(address);
        this.clock = link.clock;
        this.#key = key;
        this.#link = { ...link, bucket: new RateBucket(rate, link.clock) };
        this.#onUnreadable = onUnreadable;
        link.redactor.add('the key of the service', [key]);
    }
    /**
     * Calls an operation, and repeats it if that is safe and may help.
     *
     * @throws ServiceError for everything but a success; the reason of the signal
     */
    async call(operation, call) {
        const { reply } = await this.#call(operation, call);
        // The table gives this operation this schema, which an index by a type parameter loses.
        return reply;
    }
    /** Lists the items of all pages, which it asks for as they are needed. Throws like `call`. */
    async *list(operation, call) {
        const cursors = new Set([null]);
        let allBytes = 0;
        let empty = 0;
        for (const cursor of cursors) {
            const { reply, bytes } = await this.#call(operation, pageCall(operation, call, cursor));
            allBytes += bytes;
            if (allBytes > MAX_LIST_BYTES)
                throw new service_error/* ServiceError */._(operation, 'size');
            // As in `call`: operations that list reply with a page.
            const { items, nextCursor } = reply;
            yield* items;
            if (!nextCursor)
                return;
            empty = items.length === 0 ? empty + 1 : 0;
            // One that comes again is no further page.
            if (cursors.size < MAX_PAGES && empty <= MAX_EMPTY_PAGES)
                cursors.add(nextCursor);
        }
        throw new service_error/* ServiceError */._(operation, 'list');
    }
    async #call(operation, call) {
        const { isOptional = false, deadline = Number.POSITIVE_INFINITY, signal } = call;
        const { isRepeatable, reply: loadSchema } = routes/* routes */.JZ[operation];
        const limitMs = isOptional ? OPTIONAL_LIMIT_MS : Number.POSITIVE_INFINITY;
        const request = {
            ...this.#requestOf(operation, call),
            isRepeatable,
            isOptional,
            maxAttempts: call.maxAttempts,
            deadline: Math.min(deadline, this.#link.clock.now() + limitMs),
            signal,
        };
        this.#link.redactor.add('a request to the service', bodySecrets(operation, call.body));
        const { json, status, bytes } = await sendPatiently(this.#link, request);
        const read = (0,tolerant/* readTolerantly */.J)(await loadSchema(), json, ['nextCursor']);
        if ('misfits' in read) {
            const path = (0,validation/* pathText */.LF)(read.misfits[0]?.path ?? []);
            const message = this.#link.redactor.text(path, limits/* TEXT_LIMIT */.W$);
            throw new service_error/* ServiceError */._(operation, 'malformed', { status, message });
        }
        if (read.unreadable.length > 0)
            this.#onUnreadable?.(operation, read.unreadable);
        return { reply: read.value, bytes };
    }
    #requestOf(operation, { parameters = {}, query = {}, body, idempotencyKey }) {
        const { method, path } = routes/* routes */.JZ[operation];
        const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
            const value = parameters[name] ?? '';
            if (!/^\.{0,2}$/.test(value) && value.isWellFormed())
                return encodeURIComponent(value);
            throw new service_error/* ServiceError */._(operation, 'parameter', { message: name });
        });
        const url = new URL(`${this.address}${filled}`);
        for (const [name, value] of Object.entries(query))
            url.searchParams.set(name, value ?? '');
        const headers = {
            accept: 'application/json',
            'accept-encoding': 'gzip',
            authorization: `Bearer ${this.#key}`,
        };
        if (idempotencyKey !== undefined) {
            // The hash fits a header, whatever the key is.
            headers['idempotency-key'] = (0,external_node_crypto_.hash)('sha256', idempotencyKey);
        }
        const sent = { operation, method, url, headers };
        if (method === 'GET' || method === 'DELETE')
            return { ...sent, body: null };
        headers['content-type'] = 'application/json';
        return { ...sent, body: JSON.stringify(body ?? {}) };
    }
}
function pageCall(operation, call, cursor) {
    if ((0,api_operation/* pagesByBody */.OJ)(operation)) {
        return cursor === null ? call : { ...call, body: { ...Object(call.body), cursor } };
    }
    const query = { limit: PAGE_SIZE, ...call.query };
    const name = operation === 'listChatSessions' ? 'before' : 'cursor';
    return { ...call, query: cursor === null ? query : { ...query, [name]: cursor } };
}
/** Secrets in a body, which a service may repeat. Suites and results have names such as `key`. */
function bodySecrets(operation, body) {
    const { group } = routes/* routes */.JZ[operation];
    if (group === 'servers' || group === 'catalogue')
        return secretsBelow('', body);
    return Object.values(Object(Object(body).modelApiKeys)).map(String);
}
function secretsBelow(name, value) {
    if (typeof value === 'string')
        return (0,known_secrets/* secretsIn */.VY)(name, value);
    return Object.entries(Object(value)).flatMap(([key, member]) => secretsBelow(key, member));
}


/***/ }),

/***/ 21518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   lm: () => (/* binding */ connectionProblems),
/* harmony export */   zz: () => (/* binding */ apiAddress)
/* harmony export */ });
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13099);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44842);


/** What fits a header. */
const KEY = /^sk_[\x21-\x7e]+$/;
/** Whether a host is this machine, so that what is sent to it stays here. */
function isLoopback(hostname) {
    return /^(?:localhost|\[?::1\]?|127(?:\.\d{1,3}){3})$/i.test(hostname);
}
/** The address below which the routes are. `address` may have the path of the version. */
function apiAddress(address) {
    const { origin, pathname } = new URL(address);
    const path = pathname.replace(/\/+$/, '');
    return `${origin}${path.endsWith(_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .BASE_PATH */ .o2) ? path : `${path}${_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .BASE_PATH */ .o2}`}`;
}
/**
 * Lists what is wrong with the address of an input and the key of a service, null: none is needed.
 * Repeats neither.
 */
function connectionProblems(url, key, input = 'base-url') {
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
        const data = { code: 'address', reason: 'service' };
        return [{ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfInput */ .dj)(input), data }];
    }
    const wrongKey = key === '' ? '' : key === null || KEY.test(key) ? null : 'another text';
    return [
        ...misfit(input, 'an address that begins with `https://`', wrongAddress(url)),
        ...misfit('api-key', 'a key that begins with `sk_`', wrongKey),
    ];
}
/** @param observed empty if it is missing; null if nothing is wrong */
function misfit(input, expected, observed) {
    if (observed === null)
        return [];
    const place = (0,_report_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfInput */ .dj)(input);
    if (observed === '')
        return [{ place, data: { code: 'missing', key: input } }];
    return [{ place, data: { code: 'type', expected, observed } }];
}
function wrongAddress(address) {
    const url = new URL(address);
    if (url.username !== '' || url.password !== '')
        return 'one with a user name or password';
    if (/[?#]/.test(address))
        return 'one with a query or fragment';
    return url.protocol === 'https:' || isLoopback(url.hostname) ? null : 'an http address';
}


/***/ }),

/***/ 28836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError)
/* harmony export */ });
/* harmony import */ var _report_failure_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11589);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12727);


/** A request that did not succeed. Foreign text in it is clean and redacted. */
class ServiceError extends _report_failure_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FailureError */ .p {
    /** `details` of the API's error; of a quota, what the service says about it. */
    details;
    /** What the service asks to wait. */
    retryAfterMs;
    /** Which requests can be sent again: all, those that may arrive twice, none. */
    repeat;
    constructor(operation, reason, facts = {}) {
        const { status = null, code = null, message = '' } = facts;
        const isReading = (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .readsResults */ ._2)(operation);
        super({ kind: 'service', operation, reason, status, code, message, isReading });
        this.details = facts.details ?? {};
        this.retryAfterMs = facts.retryAfterMs ?? null;
        this.repeat = facts.repeat ?? 'none';
    }
}


/***/ }),

/***/ 44842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ routes),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   mY: () => (/* binding */ QUERY_PARAMETERS),
/* harmony export */   o2: () => (/* binding */ BASE_PATH),
/* harmony export */   qi: () => (/* binding */ SDK_INFO)
/* harmony export */ });
const BASE_PATH = '/api/v1';
/** What an older SDK asks first, without a key. */
const SDK_INFO = {
    path: '/sdk/v1/info',
    reply: { capabilities: { evalsHostConfig: 1 } },
};
const QUERY_PARAMETERS = {
    cursor: 'The `nextCursor` of the previous page.',
    limit: 'Most items of the page.',
    organizationId: 'Lists the projects of this organization only.',
    projectId: 'Lists the chat sessions of this project only.',
    status: '`active` (default) or `archived`.',
    before: 'Like `cursor`, or a time in epoch milliseconds.',
};
const PAGE = ['cursor', 'limit'];
const GROUPS = ['catalogue', 'servers', 'evals', 'ingest'];
const CREATES = { status: 201, isRepeatable: false };
/** Routes below a path. They name schemas of a module, which loads when one is used: that takes long. */
function groupOf(group, base, load) {
    const schema = (name) => {
        return async () => (await load())[name];
    };
    const get = (path, reply, query) => ({
        group,
        method: 'GET',
        path: `${base}${path}`,
        status: 200,
        query: query ?? [],
        body: null,
        reply: schema(reply),
        isRepeatable: true,
        mayConflict: false,
    });
    const send = (path, body, reply, { method = 'POST', status = 200, isRepeatable = true, mayConflict = false } = {}) => ({ ...get(path, reply), body: schema(body), method, status, isRepeatable, mayConflict });
    const list = (path, reply) => get(path, reply, PAGE);
    return { get, list, send };
}
const ofProject = '/projects/{projectId}';
const loadCatalogue = () => Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(7797)]).then(__webpack_require__.bind(__webpack_require__, 17797));
const account = groupOf('catalogue', '', loadCatalogue);
const catalogue = groupOf('catalogue', ofProject, loadCatalogue);
const server = groupOf('servers', `${ofProject}/servers/{serverId}`, () => {
    return Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(1952)]).then(__webpack_require__.bind(__webpack_require__, 61952));
});
const evals = groupOf('evals', ofProject, () => Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(9951)]).then(__webpack_require__.bind(__webpack_require__, 79951)));
const ingest = groupOf('ingest', `${ofProject}/eval-ingest`, () => Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(5682)]).then(__webpack_require__.bind(__webpack_require__, 55682)));
/** Each route once. Router, client, OpenAPI, `docs/api.md` and tests follow this table. */
const routes = {
    getAccount: account.get('/me', 'account'),
    listProjects: account.get('/projects', 'projects', ['organizationId', ...PAGE]),
    listServers: catalogue.list('/servers', 'servers'),
    listEvalSuites: catalogue.list('/eval-suites', 'suites'),
    listHosts: catalogue.list('/hosts', 'hosts'),
    createHost: catalogue.send('/hosts', 'hostRequest', 'host', { ...CREATES, mayConflict: true }),
    getHost: catalogue.get('/hosts/{hostId}', 'host'),
    updateHost: catalogue.send('/hosts/{hostId}', 'hostUpdate', 'host', {
        method: 'PATCH',
        mayConflict: true,
    }),
    deleteHost: catalogue.send('/hosts/{hostId}', 'hostDeletion', 'deletedHost', {
        method: 'DELETE',
        // A second time answers 404.
        isRepeatable: false,
    }),
    listChatSessions: account.get('/chat-sessions', 'chatSessions', [
        'projectId',
        'status',
        'before',
        ...PAGE,
    ]),
    listChatboxes: catalogue.list('/chatboxes', 'chatboxes'),
    getChatbox: catalogue.get('/chatboxes/{chatboxId}', 'chatbox'),
    validateServer: server.send('/validate', 'emptyRequest', 'validation'),
    diagnoseServer: server.send('/doctor', 'emptyRequest', 'doctorReport'),
    checkOAuth: server.send('/check-oauth', 'emptyRequest', 'oauthRequirement'),
    listTools: server.send('/tools', 'pageRequest', 'mcpItems'),
    callTool: server.send('/tools/call', 'callRequest', 'passedOn', { isRepeatable: false }),
    listPrompts: server.send('/prompts', 'pageRequest', 'mcpItems'),
    getPrompt: server.send('/prompts/get', 'promptRequest', 'passedOn'),
    listResources: server.send('/resources', 'pageRequest', 'mcpItems'),
    readResource: server.send('/resources/read', 'resourceRequest', 'passedOn'),
    exportServer: server.send('/export', 'emptyRequest', 'snapshot'),
    importTokens: server.send('/oauth/import-tokens', 'importRequest', 'importedTokens'),
    createEvalSuite: evals.send('/eval-suites', 'suiteRequest', 'createdSuite', CREATES),
    getEvalSuite: evals.get('/eval-suites/{suiteId}', 'suite'),
    listCases: evals.list('/eval-suites/{suiteId}/cases', 'cases'),
    listRuns: evals.list('/eval-suites/{suiteId}/runs', 'runs'),
    createEvalRun: evals.send('/eval-runs', 'runRequest', 'createdRun', {
        status: 202,
        isRepeatable: false,
        mayConflict: true,
    }),
    getEvalRun: evals.get('/eval-runs/{runId}', 'run'),
    cancelEvalRun: {
        ...evals.get('/eval-runs/{runId}/cancel', 'run'),
        method: 'POST',
        mayConflict: true,
    },
    listIterations: evals.list('/eval-runs/{runId}/iterations', 'iterations'),
    getTrace: evals.get('/eval-runs/{runId}/iterations/{iterationId}/trace', 'trace'),
    reportRun: ingest.send('/report', 'reportRequest', 'finishedRun', { mayConflict: true }),
    startRun: ingest.send('/runs/start', 'startRequest', 'startedRun', { mayConflict: true }),
    appendIterations: ingest.send('/runs/iterations', 'appendRequest', 'appended', {
        mayConflict: true,
    }),
    finalizeRun: ingest.send('/runs/finalize', 'finalizeRequest', 'finishedRun'),
    createUploadUrl: ingest.send('/artifacts/upload-url', 'uploadRequest', 'uploadUrl'),
};


/***/ }),

/***/ 48646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   yy: () => (/* binding */ sleep)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/**
 * Waits, or ends early when the signal aborts. Never rejects. What has come while this process was
 * busy is seen before the end of the wait.
 */
async function sleep(ms, signal) {
    if (signal?.aborted)
        return;
    // The only rejection is that of the signal.
    const options = signal === undefined ? {} : { signal };
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, options).then(() => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)(), () => { });
}
/** Waits until promises settle, at most for a time. Never rejects. */
async function settle(promises, limitMs) {
    const settled = new AbortController();
    void Promise.allSettled(promises).then(() => settled.abort());
    await sleep(limitMs, settled.signal);
}
/** Rejects if a promise takes longer than a time. What it waits for may go on. */
async function within(promise, limitMs) {
    await settle([promise], limitMs);
    return Promise.race([promise, Promise.reject(new Error(`no end after ${limitMs / 1_000} s`))]);
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

/***/ 82299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   T: () => (/* binding */ namedBy),
/* harmony export */   _F: () => (/* binding */ newClient)
/* harmony export */ });
/* harmony import */ var _api_client_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44869);
/* harmony import */ var _api_client_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28836);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74499);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34665);
/* harmony import */ var _lib_sleep_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48646);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13099);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18763);







/** Makes a client in real time, which logs what it leaves out of answers. */
function newClient(address, key, rate, { logger, redactor, now }) {
    return new _api_client_client_js__WEBPACK_IMPORTED_MODULE_0__/* .Client */ .K(address, key, {
        redactor,
        clock: { epoch: now, now: () => performance.now(), sleep: _lib_sleep_js__WEBPACK_IMPORTED_MODULE_3__/* .sleep */ .yy },
        random: Math.random,
        rate,
        onUnreadable: (operation, misfits) => {
            const paths = misfits.map(({ path }) => (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .pathText */ .LF)(path));
            logger.debug(_words_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .MESSAGES */ .n.unreadable(operation, paths));
        },
    });
}
/** What an input names: by an id, else by a name, else by names in other letter case. */
function namedBy(wanted, all) {
    const lower = wanted.toLowerCase();
    const byName = all.filter(({ name }) => name === wanted);
    const alike = all.filter(({ name }) => name?.toLowerCase() === lower);
    const found = [all.filter(({ id }) => id === wanted), byName, alike];
    return found.find((list) => list.length > 0) ?? [];
}
/**
 * Checks address, key and project by one request, which is optional if nothing waits long for it.
 * Returns what the service refuses. Throws ServiceError for other trouble; the reason of the signal.
 */
async function connect({ baseUrl, reportTo, apiKey, project }, environment, isOptional = true) {
    const { redactor, signal } = environment;
    const client = newClient(reportTo || baseUrl, apiKey, _api_client_client_js__WEBPACK_IMPORTED_MODULE_0__/* .HOSTED_RATE */ .V, environment);
    try {
        const projects = await Array.fromAsync(client.list('listProjects', { isOptional, signal }));
        const wanted = project === '' ? 'Default' : project;
        const [named] = namedBy(wanted, projects);
        const only = project === '' && projects.length === 1 ? projects[0] : undefined;
        const { id: projectId, name } = only ?? named ?? {};
        if (projectId !== undefined)
            return { client, projectId, project: name ?? projectId };
        const names = projects.map(({ name }) => redactor.text(name, _lib_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .NAME_LIMIT */ .Uo));
        const data = (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .notFoundProblem */ .nh)('project', wanted, names);
        return { problems: [{ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfInput */ .dj)('project'), data }] };
    }
    catch (error) {
        const status = (error instanceof _api_client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && error.failure.status) || 0;
        if (![401, 403, 404].includes(status))
            throw error;
        const what = status === 404 ? 'address' : 'key';
        const place = (0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfInput */ .dj)(what === 'key' ? 'api-key' : reportTo ? 'report-to' : 'base-url');
        return { problems: [{ place, data: { code: 'refused', what, status } }] };
    }
}


/***/ })

};
