export const id = 9423;
export const ids = [9423];
export const modules = {

/***/ 89423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chosenServers: () => (/* binding */ chosenServers)
/* harmony export */ });
/* harmony import */ var _session_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56011);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92657);


/**
 * The servers of a run among all that there are: those of the input, else those of the suite file.
 * @throws ConfigurationError where one is named that there is not, or that is disabled, and where it
 * cannot be told which are meant.
 */
async function chosenServers(all, { servers, target, allServersByDefault, project }) {
    const wanted = servers.length === 0 && target.kind === 'file' ? (target.suite.servers ?? []) : servers;
    if (wanted.length > 0) {
        const where = servers.length > 0 || target.kind === 'saved' ? 'servers' : target.serverPlace;
        const chosen = await (0,_session_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAllNamed */ .HC)(wanted, all, { kind: 'server', where });
        requireEnabled(chosen, where);
        return chosen;
    }
    const enabled = all.filter((server) => server.enabled);
    if (enabled.length === 1 || (allServersByDefault && enabled.length > 0))
        return enabled;
    const message = enabled.length === 0
        ? allServersByDefault
            ? 'there is none to run against: those of `mcp-config` are disabled, or it names none.'
            : `the project ${project} has no enabled MCP servers to run against.`
        : `name the MCP servers to run against, here or in the suite file. There are: ${(0,_session_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(enabled)}`;
    throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ where: 'servers', message }]);
}
function requireEnabled(chosen, place) {
    const problems = chosen
        .filter(({ enabled }) => !enabled)
        .map(({ name }) => ({
        where: typeof place === 'string' ? place : place(name),
        message: `the server \`${name}\` is disabled where it is configured. Enable it there, or leave it out here.`,
    }));
    if (problems.length > 0)
        throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(problems);
}


/***/ })

};
