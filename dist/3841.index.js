export const id = 3841;
export const ids = [3841];
export const modules = {

/***/ 33841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findBaseCheckout: () => (/* binding */ findBaseCheckout)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92657);
/* harmony import */ var _mcp_config_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98790);
/* harmony import */ var _workspace_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7546);





/**
 * Finds the checkout of the base in a folder of the workspace, and reads what names its servers: the
 * file of the same path as that of the head. Nothing in it is run.
 * @param path of the folder, and
 * @param mcpConfigFile of that file in the head's checkout, as written.
 */
async function findBaseCheckout(path, mcpConfigFile, workspace) {
    const named = `\`${path}\``;
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace);
    const folder = await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path));
    if (folder === null) {
        return {
            trouble: `${named} names no folder; check the base out there, by \`actions/checkout\` with \`path: ${path}\`.`,
        };
    }
    if (!(0,_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(folder, root)) {
        return { trouble: `${named} is no folder within the workspace, so the base is not there.` };
    }
    const mcpConfig = configOf(folder, mcpConfigFile, [workspace, root]);
    try {
        return { folder, mcpConfig, mcpConfigText: await (0,_mcp_config_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readMcpConfigText */ ._)(mcpConfig, folder) };
    }
    catch (error) {
        const reason = (0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT'
            ? `there is no \`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, mcpConfig)}\`, which would name its servers`
            : (0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error);
        return { trouble: `The servers of ${named} are not known: ${reason}` };
    }
}
/** Null where it is none. */
async function realFolder(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory() ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path) : null;
    }
    catch (error) {
        if ((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === undefined)
            throw error;
        return null;
    }
}
/** A file that a step has made outside of the checkout names the servers of both. */
function configOf(folder, file, workspaces) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file);
    const around = workspaces.find((workspace) => (0,_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(file, workspace));
    return around === undefined ? file : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(around, file));
}


/***/ })

};
