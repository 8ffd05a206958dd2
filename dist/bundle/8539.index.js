export const id = 8539;
export const ids = [8539];
export const modules = {

/***/ 78539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   repeatOnChange: () => (/* binding */ repeatOnChange)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _inputs_policy_in_force_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68871);
/* harmony import */ var _lib_sleep_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48646);
/* harmony import */ var _session_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34190);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18763);






/** Folders that tools write, and hidden ones. Node before 24.14 watches them, in vain. */
const IGNORED = /(?:^|[\\/])(?:\.[^\\/]*|node_modules|dist|build|out|coverage|target|tmp|logs?|venv|__pycache__)(?:$|[\\/])/;
/** A save of an editor, or a build, changes files several times. */
const SETTLE_MS = 200;
/**
 * Runs again when a suite, the list of servers, a program of it, or another file of the workspace
 * changes, until the signal aborts. Runs write `output`. Returns the last exit code.
 */
async function repeatOnChange(suites, config, output, environment, runAll) {
    const { workspace, signal, logger } = environment;
    const list = await (0,_session_session_js__WEBPACK_IMPORTED_MODULE_4__/* .readServers */ .lf)(config, environment);
    const servers = 'servers' in list ? list.servers : [];
    // A program is often in a folder that is ignored otherwise, such as `dist`.
    const programs = servers.flatMap((one) => ('args' in one ? one.args : []));
    const files = [config.mcpConfig, config.gateFile || _inputs_policy_in_force_js__WEBPACK_IMPORTED_MODULE_2__/* .USUAL_GATE_FILE */ .I1];
    const named = [...suites, ...files, ...programs].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path));
    const changed = new Set();
    /** Files that runs write. */
    const noise = new Set(output === undefined ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, output)]);
    let wake = () => { };
    const ignore = (name) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name);
        return IGNORED.test(name) && !named.some((one) => `${one}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`.startsWith(`${path}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`));
    };
    const watcher = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.watch)(workspace, { recursive: true, ignore }, (_event, name) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name ?? '');
        if (name === null || ignore(name) || noise.has(path))
            return;
        changed.add(path);
        wake();
    });
    let before = new Set();
    try {
        for (;;) {
            changed.clear();
            const code = await runAll();
            await (0,_lib_sleep_js__WEBPACK_IMPORTED_MODULE_3__/* .sleep */ .yy)(SETTLE_MS, signal);
            if (signal.aborted)
                return code;
            // What changes in a run asks for another one, but only once: a server may have written it.
            for (const path of before)
                if (changed.has(path))
                    noise.add(path);
            const isRepeated = before.size === 0 && changed.size > 0;
            before = new Set(isRepeated ? changed : []);
            if (isRepeated)
                continue;
            logger.info(_words_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .MESSAGES */ .n.watching);
            await new Promise((done) => {
                wake = done;
                signal.addEventListener('abort', () => done(), { once: true });
            });
            await (0,_lib_sleep_js__WEBPACK_IMPORTED_MODULE_3__/* .sleep */ .yy)(SETTLE_MS, signal);
            if (signal.aborted)
                return code;
        }
    }
    finally {
        watcher.close();
    }
}


/***/ })

};
