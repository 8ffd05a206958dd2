export const id = 373;
export const ids = [373];
export const modules = {

/***/ 18074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ BaseError),
/* harmony export */   Px: () => (/* binding */ endedOrTrouble),
/* harmony export */   ZL: () => (/* binding */ orTrouble),
/* harmony export */   jQ: () => (/* binding */ quiet)
/* harmony export */ });
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92657);

/** Why the base cannot be run. */
class BaseError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ExpectedError */ .Dh {
    name = 'BaseError';
}
/** The report of a base that ran to its end, or what cut it short. */
function endedOrTrouble(report) {
    const { run, problems } = report;
    if (run?.status === 'completed')
        return { report };
    const trouble = problems[0]?.message ?? `its run ended as ${run?.status ?? 'unseen'}.`;
    return { trouble, unfinished: report };
}
/** What kept work from being done takes nothing from the head. */
async function orTrouble(work, logger) {
    try {
        return { done: await work() };
    }
    catch (error) {
        const isBug = error instanceof Error && !(error instanceof _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ExpectedError */ .Dh);
        if (isBug && error.stack)
            logger.debug(error.stack);
        return { trouble: (0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(error) };
    }
}
/** What became of the base is said at its end; until then it would stand between lines of the head. */
function quiet(logger) {
    const whisper = (message) => logger.debug(`Base: ${message}`);
    return {
        ...{ debug: whisper, info: whisper, notice: whisper, warning: whisper, error: whisper },
        group: (title, body) => {
            whisper(title);
            return body();
        },
    };
}


/***/ }),

/***/ 40373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ requireBothSides),
/* harmony export */   findSavedBase: () => (/* binding */ findSavedBase)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78048);
/* harmony import */ var _session_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56011);
/* harmony import */ var _launch_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73911);
/* harmony import */ var _base_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18074);
/* harmony import */ var _server_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78900);





/**
 * Finds the servers of the base.
 * @throws ConfigurationError where names lead nowhere; what the client throws otherwise.
 */
async function findSavedBase(client, wanted, options) {
    const project = await (0,_session_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveProject */ .KI)(wanted.project, await (0,_launch_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .allOf */ .bn)(client.projects.list(options)));
    const known = await (0,_launch_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .allOf */ .bn)(client.servers.list(project.id, options));
    const sought = { kind: 'server', where: 'confirm-servers' };
    return { servers: await (0,_session_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAllNamed */ .HC)(wanted.servers, known, sought), known };
}
/**
 * Sees to it that the base is asked where cases run on its servers: what both sides ask alike passes
 * as often on both, whatever the head has changed.
 * @param cases null where they are not known.
 * @param ofHead servers that the head runs on.
 * @returns what the comparison cannot show.
 * @throws BaseError where it would show nothing of a case, or nobody knows.
 */
function requireBothSides(cases, ofHead, base) {
    const { servers } = base;
    if (ofHead.length === 0) {
        throw new _base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .BaseError */ .Cf('the service does not tell which servers the head ran on.');
    }
    const shared = sharedServers(ofHead, base);
    const names = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(shared.map(({ name }) => name));
    if (shared.length === servers.length) {
        throw new _base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .BaseError */ .Cf(`they are the very servers of the head: ${names}.`);
    }
    if (ofHead.every((one) => isAmong(one, base))) {
        // A model may use the tools of these on both sides, whatever else the base has.
        const all = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_3__/* .listNames */ .Zv)(ofHead.map(({ name }) => name));
        throw new _base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .BaseError */ .Cf(`they have all servers of the head among them: ${all}.`);
    }
    if (cases === null) {
        throw new _base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .BaseError */ .Cf('the service does not tell the cases of the suite, so nobody knows which servers they ask.');
    }
    for (const one of cases)
        requireOfRun(one, shared);
    const warnings = [];
    if (shared.length > 0) {
        warnings.push(`confirm-servers: both sides ask one and the same server of ${names}, so what differs there does not show in the comparison.`);
    }
    if (servers.length < ofHead.length) {
        warnings.push(`confirm-servers: the base has fewer servers (${servers.length}) than the head (${ofHead.length}). Name those that both have in common as well, or the base lacks their tools.`);
    }
    return warnings;
}
/** Servers of the base that are one and the same as one of the head's. */
function sharedServers(ofHead, { servers, known }) {
    return servers.filter((server) => ofHead.some((one) => isAmong(one, { servers: [server], known })));
}
/** Whether a server of the head is one of the base, by id or address. */
function isAmong({ id }, { servers, known }) {
    const url = known.find((one) => one.id === id)?.url;
    const address = url ? (0,_server_address_js__WEBPACK_IMPORTED_MODULE_4__/* .serverAddress */ .a)(url) : null;
    return servers.some((server) => server.id === id || (server.url ? (0,_server_address_js__WEBPACK_IMPORTED_MODULE_4__/* .serverAddress */ .a)(server.url) === address : false));
}
/**
 * A prompt comes with the tools of the servers of its run. Other steps name their server, which
 * remains that of the head.
 */
function requireOfRun({ title, steps }, shared) {
    const name = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedName */ .aH)(title);
    if (!Array.isArray(steps)) {
        throw new _base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .BaseError */ .Cf(`the service does not tell what the case ${name} does.`);
    }
    for (const asked of steps.flatMap(serverAsked)) {
        if (shared.some((server) => isAsked(server, asked)))
            continue;
        const server = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedName */ .aH)(asked.id ?? asked.name ?? '');
        throw new _base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .BaseError */ .Cf(`the case ${name} has a step that names the server ${server}, and so would ask that of the head on both sides.`);
    }
    if (steps.some((step) => isObject(step) && step['kind'] === 'prompt'))
        return;
    throw new _base_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .BaseError */ .Cf(`the case ${name} asks nothing but one and the same server on both sides.`);
}
/** Whatever kind of step it is. */
function serverAsked(step) {
    if (!isObject(step))
        return [];
    const { serverId, serverName } = step;
    const id = typeof serverId === 'string' ? serverId : null;
    const name = typeof serverName === 'string' ? serverName : null;
    return id === null && name === null ? [] : [{ id, name }];
}
/** An id comes before the name. */
function isAsked(server, { id, name }) {
    return id === null ? server.name.toLowerCase() === name?.toLowerCase() : server.id === id;
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);


/***/ }),

/***/ 78900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ serverAddress)
/* harmony export */ });
/** Where a server is; two with the same address are one, whatever they are called. */
function serverAddress(url) {
    if (!URL.canParse(url))
        return url;
    // Without what does not lead elsewhere.
    const { origin, pathname, search } = new URL(url);
    return origin + pathname + search;
}


/***/ })

};
