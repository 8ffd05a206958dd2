export const id = 820;
export const ids = [820];
export const modules = {

/***/ 7820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sendArtifact: () => (/* binding */ sendArtifact)
/* harmony export */ });
/* harmony import */ var _contract_routes_ingest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(528);
/* harmony import */ var _resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8005);
/* harmony import */ var _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8327);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5122);
/* harmony import */ var _network_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1261);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8000);






/** An upload may be large and has no rate to keep to, so it has more time than a request. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;
const ROUTE = _contract_routes_ingest_js__WEBPACK_IMPORTED_MODULE_0__.ingestRoutes['artifacts.upload'];
/** The address is a key of its own, so errors name the upload by this. */
const REQUEST = { method: ROUTE.method, path: 'the upload address', attempts: 1 };
/**
 * Posts the content raw and without authorization, once, and follows no redirect.
 * @returns the id it is stored under. @throws ApiError, NetworkError, UnexpectedResponseError,
 * RedirectError (also for an address that must not be used), DeadlineError, or the caller's abort
 * reason.
 */
async function sendArtifact(target, parts, options) {
    const url = checkedAddress(target.url, parts);
    const redactor = parts.secrets.with([url.href, url.pathname + url.search]);
    const context = { ...REQUEST, redactor };
    const response = await send(url, target, parts, context, options);
    if (response.status >= 300 && response.status < 400) {
        throw new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RedirectError */ .Lx('The upload address redirects, which is not followed.', context);
    }
    const { method, repeatable, reply } = ROUTE;
    const call = { method, repeatable, path: REQUEST.path, reply: reply.body };
    const reading = { attempts: 1, redactor, nowMs: parts.clock.now() };
    return (0,_reply_js__WEBPACK_IMPORTED_MODULE_5__/* .readReply */ .X)(call, response, reading).storageId;
}
/** Encrypted, or on this machine when the service itself is. */
function checkedAddress(address, { connection, secrets }) {
    const url = URL.parse(address);
    const local = url !== null && [url, new URL(connection.baseUrl)].every((it) => (0,_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopbackHost */ .c)(it.hostname));
    if (url?.protocol === 'https:' || (url?.protocol === 'http:' && local))
        return url;
    const place = url === null ? 'no address' : `an address at ${url.protocol}//${url.host}`;
    throw new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RedirectError */ .Lx(`The service gave ${place} to upload to; it must be https, or on this machine like the service.`, { ...REQUEST, redactor: secrets });
}
async function send(url, { content, contentType }, { transport, clock }, context, { signal, deadlineAtMs = Number.POSITIVE_INFINITY }) {
    const timeoutMs = Math.ceil(Math.min(UPLOAD_TIMEOUT_MS, deadlineAtMs - clock.now()));
    if (timeoutMs <= 0)
        throw new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .DeadlineError */ .j3();
    const request = {
        method: REQUEST.method,
        url: url.href,
        headers: { 'content-type': contentType, accept: 'application/json' },
        body: content,
    };
    try {
        return await (0,_resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeLimit */ .Bv)(timeoutMs, signal, (limited) => transport({ ...request, signal: limited }));
    }
    catch (error) {
        signal?.throwIfAborted();
        const failure = error instanceof _resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeLimitError */ .$q
            ? (0,_network_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .timeoutFailure */ ._)(timeoutMs, timeoutMs < UPLOAD_TIMEOUT_MS)
            : (0,_network_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .readNetworkFailure */ .t)(error, context.redactor);
        throw new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkError */ .Dr(failure.message, context, { ...failure, cause: error });
    }
}


/***/ })

};
