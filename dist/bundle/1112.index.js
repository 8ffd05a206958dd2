export const id = 1112;
export const ids = [1112];
export const modules = {

/***/ 10035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RemoteAddress: () => (/* binding */ RemoteAddress)
/* harmony export */ });
/* harmony import */ var _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70933);
/* harmony import */ var _report_failure_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11589);
/* harmony import */ var _link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44828);
/* harmony import */ var _remote_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55417);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90867);
/* harmony import */ var _server_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21556);






const MAX_HOPS = 5;
/** Requests to the address of a remote server, with its headers or tokens, and their failures. */
class RemoteAddress {
    #server;
    #redactor;
    #credentials;
    #sentToken = false;
    /** What the credentials threw. */
    #refused = null;
    /** Throws a FailureError if a variable is not set, or the address or a header cannot be used. */
    constructor(server, redactor, credentials) {
        (0,_server_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .checkVariables */ .kL)(server, redactor);
        const unusable = unusablePart(server);
        if (unusable !== null) {
            throw new _report_failure_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FailureError */ .p((0,_server_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .serverFailure */ .aG)(server, 'connect', 'address', redactor, unusable));
        }
        this.#server = server;
        this.#redactor = redactor;
        const names = Object.keys(server.headers).map((name) => name.toLowerCase());
        this.#credentials = names.includes('authorization') ? null : credentials;
    }
    /**
     * Sends a request. After a 401 it renews the token and sends it once more. It follows redirects
     * that change neither origin nor method; others are errors.
     */
    async fetch(url, init, hops = MAX_HOPS) {
        const response = await this.#exchange(url, { ...init, redirect: 'manual' });
        const { status, statusText, headers } = response;
        const location = headers.get('location');
        if (status < 300 || status > 399 || location === null)
            return response;
        await response.body?.cancel();
        const target = URL.parse(location, String(url));
        const isSameMethod = status > 303 || (init.method ?? 'GET') === 'GET';
        if (isSameMethod && hops > 0 && target?.origin === new URL(url).origin) {
            return this.fetch(target, init, hops - 1);
        }
        const message = `HTTP ${status} redirects to ${target ?? location}`;
        const data = { status, statusText };
        throw new _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__.SdkHttpError(_modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__.SdkErrorCode.ClientHttpNotImplemented, message, data);
    }
    async #exchange(url, init) {
        const send = (token) => {
            const headers = new Headers(init.headers);
            for (const [name, value] of Object.entries(this.#server.headers)) {
                // Those of the protocol come first.
                if (!headers.has(name))
                    headers.set(name, value);
            }
            if (token !== null)
                headers.set('authorization', `Bearer ${token}`);
            return fetch(url, { ...init, headers }).catch((error) => {
                throw (0,_remote_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .networkError */ .x6)(error, url);
            });
        };
        const credentials = this.#credentials;
        if (credentials === null)
            return send(null);
        const token = await this.#tokenOf(() => credentials.token());
        const response = await send(token);
        if (token === null || response.status !== 401)
            return response;
        const renewed = await this.#tokenOf(() => credentials.renew(token));
        if (renewed === null)
            return response;
        await response.body?.cancel();
        return send(renewed);
    }
    /**
     * Sends one `ping` without a session, and reads the head of the answer only.
     *
     * @throws FailureError if no answer comes within 10 s; what the credentials throw
     */
    async ping(signal) {
        const failureOf = (error) => this.failureOf(error, 'connect');
        return (0,_request_js__WEBPACK_IMPORTED_MODULE_4__/* .within */ .ux)(_link_js__WEBPACK_IMPORTED_MODULE_2__/* .CONNECT_LIMIT_MS */ .sw, signal, failureOf, async (either) => {
            const { status, headers, body } = await this.#exchange(this.#server.url, {
                method: 'POST',
                // Another address is no place for the headers.
                redirect: 'manual',
                ..._link_js__WEBPACK_IMPORTED_MODULE_2__/* .PING */ .$5,
                signal: either,
            });
            await body?.cancel();
            return { status, challenge: headers.get('www-authenticate') };
        });
    }
    /** Tells what is behind an error of a request. Throws the error itself if the credentials did. */
    failureOf(error, phase) {
        if (error !== null && error === this.#refused)
            throw error;
        const { reason, detail, status, hint } = (0,_remote_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .troubleBehind */ .GQ)(error);
        const failure = (0,_server_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .serverFailure */ .aG)(this.#server, phase, reason, this.#redactor, detail);
        failure.hasCredentials ||= this.#sentToken;
        failure.status = status;
        failure.hint = hint;
        return failure;
    }
    async #tokenOf(read) {
        try {
            const token = await read();
            this.#sentToken ||= token !== null;
            return token;
        }
        catch (error) {
            this.#refused = error;
            throw error;
        }
    }
}
/** The address, or the name of a header, that HTTP does not allow. */
function unusablePart({ url, headers }) {
    const parsed = URL.parse(url);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
        return url;
    for (const header of Object.entries(headers)) {
        try {
            new Headers([header]);
        }
        catch {
            return header[0];
        }
    }
    return null;
}


/***/ }),

/***/ 55417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ troubleBehind),
/* harmony export */   Hi: () => (/* binding */ RemoteError),
/* harmony export */   x6: () => (/* binding */ networkError)
/* harmony export */ });
/* harmony import */ var _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70933);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89862);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95498);



/** No answer came or it ended too early, or the address cannot be used. */
class RemoteError extends Error {
    reason;
    hint;
    constructor(message, reason, hint = null) {
        super(message);
        this.reason = reason;
        this.hint = hint;
    }
}
/** What is behind an error of `fetch`; the error itself if it is another one. */
function networkError(error, url) {
    // By name: it can be of another realm.
    const { name, cause = error } = Object(error);
    if (name !== 'TypeError')
        return error;
    // `fetch` makes an error without a message of this status, and of nothing else that is sent here.
    const reason = networkReason(cause) || 'HTTP 407 Proxy Authentication Required';
    const { host, port } = new URL(url);
    if (reason === 'bad port')
        return new RemoteError(host, 'address', { kind: 'port', value: port });
    const isRefused = (0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(cause) === 'ECONNREFUSED';
    return new RemoteError(reason, 'unreachable', isRefused ? { kind: 'listen', value: host } : null);
}
/** Such as `ENOTFOUND example.test`. */
function networkReason(error) {
    const { message = '', errors, syscall, reason } = Object(error);
    // A name with several addresses.
    if (message === '' && Array.isArray(errors))
        return errors.map(networkReason).join('; ');
    // TLS writes it among parts of its own code.
    if (typeof reason === 'string')
        return reason;
    return message.startsWith(`${syscall} `) ? message.slice(syscall.length + 1) : (0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
}
/** Tells what is behind an error of a request. `detail` is foreign text. */
function troubleBehind(error) {
    const because = (reason, detail, status = null) => ({
        reason,
        detail,
        status,
        hint: error instanceof RemoteError ? error.hint : null,
    });
    if (error instanceof RemoteError)
        return because(error.reason, error.message);
    if (error instanceof _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__.InsufficientScopeError)
        return because('credentials', error.message, 403);
    if (!(error instanceof _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__.SdkError))
        return because('malformed', (0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error));
    // Negotiation wraps what it meets.
    if (error.cause !== undefined)
        return troubleBehind(error.cause);
    const { status, text, statusText, contentType, address } = Object(error.data);
    if (typeof status === 'number') {
        if (status < 400)
            return because('unreachable', error.message, status);
        const said = `${saidIn(String(text ?? '')) || (statusText ?? '')}${address ?? ''}`;
        return because(status === 401 || status === 403 ? 'credentials' : 'status', said, status);
    }
    if (error.code === _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__.SdkErrorCode.ClientHttpUnexpectedContent) {
        return because('unreachable', `it answers with ${contentType ?? 'no content type'}`, 200);
    }
    const isClosed = error.code === _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__.SdkErrorCode.ConnectionClosed;
    return because(isClosed ? 'unreachable' : 'malformed', error.message);
}
/** What the body of a refusal says. A page of HTML says less than the status. */
function saidIn(body) {
    const { message } = Object(Object((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(body)).error);
    if (typeof message === 'string')
        return message;
    return /^\s*</.test(body) ? '' : body.trim();
}


/***/ }),

/***/ 71112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRemoteLink: () => (/* binding */ openRemoteLink)
});

// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/client/dist/index.mjs + 12 modules
var dist = __webpack_require__(70933);
// EXTERNAL MODULE: ./build/src/lib/sleep.js
var sleep = __webpack_require__(48646);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
// EXTERNAL MODULE: ./build/src/service/mcp/message.js
var mcp_message = __webpack_require__(60253);
// EXTERNAL MODULE: ./build/src/service/mcp/remote-failure.js
var remote_failure = __webpack_require__(55417);
;// CONCATENATED MODULE: ./build/src/service/mcp/bounded-body.js




const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BLANK = Uint8Array.of(LINE_FEED);
/** Bytes of a message that are kept to be looked at. */
const KEPT = 64 * 1_024;
/** Whether an answer is a stream of events. Media types come in any case, with parameters. */
const isEventStream = ({ headers }) => /^\s*text\/event-stream\s*(?:;|$)/i.test(headers.get('content-type') ?? '');
/**
 * Passes an answer of a server on. A message beyond a limit errors its body with a MalformedError.
 *
 * @param onMessage gets the beginning of each message: of an event with its fields, or of the body
 * @param onEnd gets what ended the body too early; `undefined` if it came whole
 */
function boundBody(response, onMessage, onEnd) {
    const { body } = response;
    if (body === null)
        return response;
    const isStream = isEventStream(response);
    const endsEvent = eventEnds();
    const gathered = new mcp_message/* MessageBuffer */.gw();
    const check = (excess) => {
        if (excess !== null)
            throw excess;
    };
    const take = () => {
        const message = gathered.take();
        check((0,mcp_message/* excessIn */.lo)(message));
        const isCut = message.length > KEPT;
        // The redactor finds a secret that is cut before an ellipsis.
        onMessage(`${message.toString('utf8', 0, KEPT)}${isCut ? lib_text/* ELLIPSIS */.Gr : ''}`);
        return message;
    };
    const chunks = async function* () {
        try {
            for await (const chunk of body) {
                let start = 0;
                for (let at = 0; isStream && at < chunk.length; at += 1) {
                    if (!endsEvent(chunk[at]))
                        continue;
                    check(gathered.add(chunk.subarray(start, at + 1)));
                    yield take();
                    // The SDK's parser waits for another byte if the last one is a carriage return.
                    yield BLANK;
                    start = at + 1;
                }
                check(gathered.add(chunk.subarray(start)));
            }
            yield take();
        }
        catch (thrown) {
            const error = (0,remote_failure/* networkError */.x6)(thrown, response.url);
            onEnd(error);
            throw error;
        }
        onEnd(undefined);
    };
    return new Response(ReadableStream.from(chunks()), response);
}
/** Says of each byte of a stream whether an event ends with it: an empty line does it. */
function eventEnds() {
    let isLineEmpty = true;
    let previous;
    return (byte) => {
        const isSecondHalf = byte === LINE_FEED && previous === CARRIAGE_RETURN;
        previous = byte;
        if (isSecondHalf)
            return false;
        const isLineEnd = byte === LINE_FEED || byte === CARRIAGE_RETURN;
        const isOver = isLineEnd && isLineEmpty;
        isLineEmpty = isLineEnd;
        return isOver;
    };
}
function fieldOf(event, name) {
    const lines = event.split(/[\r\n]+/).filter((line) => line.startsWith(`${name}:`));
    return lines.map((line) => line.slice(name.length + 1).trim()).join('\n');
}
/** The answer in an event that has neither a result nor an error, which the SDK drops; else null. */
function oddAnswerIn(event) {
    const message = (0,lib_text/* parseJson */.qF)(fieldOf(event, 'data'));
    const { id = null, method } = Object(message);
    const isOdd = id !== null && method === undefined && !(0,dist.isJSONRPCResponse)(message);
    // The gate checks what it gets.
    return isOdd ? message : null;
}

// EXTERNAL MODULE: ./build/src/service/mcp/request.js
var request = __webpack_require__(90867);
;// CONCATENATED MODULE: ./build/src/service/mcp/http-transport.js






/** A server may ask to open an ended stream again at once, and end it at once. */
const MIN_RECONNECT_MS = 100;
/** Streamable HTTP. The SDK waits for ever if an answer ends or is odd. This ends the request. */
class HttpTransport extends dist.StreamableHTTPClientTransport {
    #address;
    #exchanges = new Map();
    #isFlooded = false;
    constructor(url, address) {
        super(url, {
            fetch: (target, init) => this.#fetch(target, init ?? {}),
            reconnectionScheduler: (reconnect, delayMs) => {
                const delay = this.#mayReopen ? Math.max(MIN_RECONNECT_MS, delayMs) : 0;
                const timer = setTimeout(reconnect, Math.min(delay, limits/* MAX_TIMER_MS */._o)).unref();
                return () => clearTimeout(timer);
            },
        });
        this.#address = address;
    }
    /** Without a session the server has nothing to say unasked. */
    get #mayReopen() {
        return this.sessionId !== undefined && !this.#isFlooded;
    }
    async send(message, options) {
        if (!('method' in message && 'id' in message))
            return super.send(message, options);
        const { id } = message;
        const ended = new remote_failure/* RemoteError */.Hi('a stream ends without the result', 'unreachable');
        const exchange = { status: 0, isStream: false, text: '', end: ended };
        const end = (error) => this.onmessage?.((0,request/* endOf */.pJ)(id, error));
        this.#exchanges.set(id, exchange);
        try {
            await super.send(message, { ...options, onRequestStreamEnd: () => end(exchange.end) });
        }
        catch (error) {
            const isOdd = exchange.status === 204 || /^(?:Syntax|Zod)Error$/.test(Object(error).name);
            if (!isOdd)
                throw error;
        }
        finally {
            this.#exchanges.delete(id);
        }
        if (exchange.isStream)
            return;
        end(new mcp_message/* MalformedError */.G4(exchange.text.trim() || `HTTP ${exchange.status} without a body`));
    }
    async #fetch(url, init) {
        if (init.method === 'GET' && !this.#mayReopen)
            return new Response(null, { status: 405 });
        const response = await this.#address.fetch(url, init);
        const isStream = isEventStream(response);
        const { id, method } = init.method === 'POST' ? JSON.parse(String(init.body)) : {};
        const exchange = method === undefined ? undefined : this.#exchanges.get(id);
        if (exchange !== undefined) {
            exchange.status = response.status;
            exchange.isStream = isStream && response.ok;
        }
        else if (init.method === 'POST' && response.ok) {
            // Nothing can come back to an answer of ours, and what does may have no end.
            await response.body?.cancel();
            return new Response(null, response);
        }
        return boundBody(response, (text) => {
            const odd = isStream ? oddAnswerIn(text) : null;
            if (odd !== null)
                this.onmessage?.(odd);
            else if (exchange !== undefined)
                exchange.text = text;
        }, (error) => {
            if (exchange !== undefined)
                exchange.end = error ?? exchange.end;
            if (!isStream || !(error instanceof mcp_message/* MalformedError */.G4))
                return;
            this.#isFlooded = true;
            this.onerror?.(error);
        });
    }
}

// EXTERNAL MODULE: ./build/src/service/mcp/link.js
var mcp_link = __webpack_require__(44828);
// EXTERNAL MODULE: ./build/src/service/mcp/remote-address.js
var remote_address = __webpack_require__(10035);
;// CONCATENATED MODULE: ./build/src/service/mcp/sse-transport.js




/** The transport of 2024-11-05: one stream has all answers. The session ends with it. */
class SseTransport extends dist.SSEClientTransport {
    sessionId = undefined;
    /** What ended the session; null before. */
    lost = null;
    #url;
    #address;
    #loss = Promise.withResolvers();
    constructor(url, address) {
        super(url, {
            fetch: (target, init = {}) => init.method === 'POST' ? this.#ask(target, init) : this.#open(target, init),
        });
        this.#url = url;
        this.#address = address;
        this.#loss.promise.catch(() => { });
    }
    async start() {
        // The SDK reports less, or nothing.
        await Promise.race([this.#loss.promise, super.start()]);
    }
    async #open(url, init) {
        try {
            const response = await this.#ask(url, init);
            if (!isEventStream(response)) {
                const contentType = response.headers.get('content-type');
                throw new dist.SdkError(dist.SdkErrorCode.ClientHttpUnexpectedContent, '', { contentType });
            }
            // The SDK knows no other way to write it.
            response.headers.set('content-type', 'text/event-stream');
            return response;
        }
        catch (error) {
            this.#lose(error);
            throw error;
        }
    }
    /** Sends a request. A refusal names the address, which the server may have announced. */
    async #ask(url, init) {
        const answer = await this.#address.fetch(url, init);
        const isSession = init.method !== 'POST' && answer.ok && isEventStream(answer);
        const ended = new remote_failure/* RemoteError */.Hi('the stream of events ended', 'unreachable');
        const response = boundBody(answer, (event) => isSession && this.#look(event), (error) => isSession && this.#lose(error ?? ended));
        if (response.ok)
            return response;
        const { status, statusText } = response;
        const text = await response.text();
        const address = ` (${init.method ?? 'GET'} ${url})`;
        const data = { status, statusText, text, address };
        throw new dist.SdkHttpError(dist.SdkErrorCode.ClientHttpNotImplemented, '', data);
    }
    #look(event) {
        const odd = oddAnswerIn(event);
        if (odd !== null)
            this.onmessage?.(odd);
        if (fieldOf(event, 'event') !== 'endpoint')
            return;
        const announced = fieldOf(event, 'data');
        const origin = URL.parse(announced, this.#url.href)?.origin ?? announced;
        if (origin === this.#url.origin)
            return;
        this.#lose(new mcp_message/* MalformedError */.G4(`endpoint at ${origin}, connected to ${this.#url.origin}`));
    }
    #lose(error) {
        if (this.lost !== null)
            return;
        this.lost = error;
        this.#loss.reject(error);
        void this.close();
    }
    close() {
        this.lost ??= new remote_failure/* RemoteError */.Hi('the connection is closed', 'unreachable');
        return super.close();
    }
}

;// CONCATENATED MODULE: ./build/src/service/mcp/remote-link.js






const END_LIMIT_MS = 2_000;
/** Makes the way to a server behind a URL. Throws a FailureError if the URL cannot be used. */
function openRemoteLink(server, { redactor }, { credentials, known }) {
    const address = new remote_address.RemoteAddress(server, redactor, credentials);
    const Transport = server.transport === 'sse' ? SseTransport : HttpTransport;
    const transport = new Transport(new URL(server.url), address);
    return {
        transport,
        connectLimitMs: mcp_link/* CONNECT_LIMIT_MS */.sw,
        failureOf: (error, phase) => {
            const isClosed = error instanceof dist.SdkError && error.code === dist.SdkErrorCode.ConnectionClosed;
            const cause = isClosed && transport instanceof SseTransport ? transport.lost : error;
            const failure = address.failureOf(cause, phase);
            const isHttp = transport instanceof HttpTransport;
            const isInSession = transport.sessionId !== undefined;
            const isFirst = isHttp && !isInSession && known.era === null;
            if (isFirst && (failure.status === 404 || failure.status === 405)) {
                failure.hint = { kind: 'sse', value: '' };
            }
            else if (isInSession && failure.status === 400) {
                failure.hint = { kind: 'session', value: '' };
            }
            else if (phase === 'connect' && known.era !== null && (failure.status ?? 500) === 500) {
                // It was connected to earlier in the run.
                failure.hint = { kind: 'one-client', value: '' };
            }
            return failure;
        },
        hasEnded: () => false,
        hasSessionEnded: (error) => error instanceof dist.SdkHttpError && error.status === 404 && transport.sessionId !== undefined,
        close: async () => {
            if (transport instanceof HttpTransport) {
                // Servers may refuse to end a session.
                await (0,sleep/* settle */.G9)([transport.terminateSession()], END_LIMIT_MS);
            }
            await transport.close();
        },
    };
}


/***/ })

};
