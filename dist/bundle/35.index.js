export const id = 35;
export const ids = [35];
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

/***/ 90867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   w$: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89862);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34665);
/* harmony import */ var _lib_signals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92264);
/* harmony import */ var _report_failure_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11589);
/* harmony import */ var _link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44828);
/* harmony import */ var _server_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21556);







const INTERNAL_ERROR = -32_603;
/** Passes results through: the SDK's own checks reshape them. */
const passThrough = {
    // Results are objects: the gate sees to it.
    '~standard': { version: 1, vendor: 'as-sent', validate: (value) => ({ value: value }) },
};
/**
 * Sends a request by the SDK, whose own limit would say less than that of `within`.
 *
 * @param tool as a server without sessions has listed it, if the request calls one
 */
function sendRequest(client, method, params, tool, signal) {
    const options = { signal, timeout: _lib_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_TIMER_MS */ ._o };
    const { inputSchema = {} } = Object(tool);
    const isMirrored = JSON.stringify(inputSchema).includes('"x-mcp-header":');
    if (!isMirrored)
        return client.request({ method, params }, passThrough, options);
    // The SDK repeats arguments as headers. Other requests do not pass its checks, which reshape results.
    const name = String(params['name']);
    const call = { name, arguments: Object(params['arguments']) };
    return client.callTool(call, { ...options, toolDefinition: { name, inputSchema } });
}
/**
 * Runs a request within a limit. Its signal is its own: the SDK cancels a request whose signal
 * aborts, be it answered or not.
 *
 * @throws ProtocolFailure if the server answers with an error; FailureError if it does not answer
 */
function within(limitMs, signal, failureOf, send) {
    const request = async (own) => {
        // The SDK does not end all of a connect with the signal.
        const aborted = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(own, 'abort').then(() => Promise.reject(new Error('no answer in time')));
        try {
            return await Promise.race([send(own), aborted]);
        }
        catch (thrown) {
            signal.throwIfAborted();
            if (thrown instanceof _report_failure_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FailureError */ .p)
                throw thrown;
            const { ProtocolError } = await (0,_link_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSdk */ .NP)();
            if (!(thrown instanceof ProtocolError)) {
                const failure = failureOf(thrown);
                if (own.aborted && failure.phase !== 'start') {
                    failure.reason = 'timeout';
                    failure.limitMs = limitMs;
                }
                throw new _report_failure_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FailureError */ .p(failure);
            }
            // See `endOf`. JSON holds no errors.
            if (Error.isError(thrown.data))
                throw new _report_failure_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FailureError */ .p(failureOf(thrown.data));
            const failure = failureOf(thrown);
            if (failure.reason === 'malformed')
                failure.reason = 'error';
            throw new _server_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .ProtocolFailure */ .TH(failure, thrown.code, thrown.message);
        }
    };
    return (0,_lib_signals_js__WEBPACK_IMPORTED_MODULE_6__/* .following */ .C)(signal, request, limitMs);
}
/** Ends a request by an error of this side. The request ignores it if it has its answer. */
const endOf = (id, error) => ({
    jsonrpc: '2.0',
    id,
    error: { code: INTERNAL_ERROR, message: (0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), data: error },
});


/***/ })

};
