export const id = 2993;
export const ids = [2993];
export const modules = {

/***/ 2993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ReportOpener: () => (/* binding */ ReportOpener)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);




/** What a system opens a file with, in the program that is for it. */
const OPENERS = {
    darwin: ['open'],
    win32: ['explorer.exe'],
};
const USUAL_OPENER = ['xdg-open'];
/** Shows reports in the browser: each once, since what is written there again is read again there. */
class ReportOpener {
    #terminal;
    #folders = new Map();
    #shown = new Set();
    constructor(terminal) {
        this.#terminal = terminal;
    }
    /** A folder for the report of that title, the same each time. */
    async folderFor(title) {
        const known = this.#folders.get(title);
        if (known !== undefined)
            return known;
        const made = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)(node_path__WEBPACK_IMPORTED_MODULE_3__.join((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'mcp-eval-gate-'));
        this.#folders.set(title, made);
        return made;
    }
    /** Opens the page, where there is somebody to see it; says where it is in any case. */
    show(file, screen) {
        screen.note(`Report: ${file}`);
        if (this.#shown.has(file) || !hasDisplay(this.#terminal))
            return;
        this.#shown.add(file);
        const [program = '', ...words] = OPENERS[process.platform] ?? USUAL_OPENER;
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, [...words, file], { detached: true, stdio: 'ignore' });
        child.on('error', () => screen.note('No browser could be started.', 'doubtful'));
        child.unref();
    }
}
function hasDisplay({ environment, stdout }) {
    if (environment['CI'] || stdout.isTTY !== true)
        return false;
    if (process.platform in OPENERS)
        return true;
    return Boolean(environment['DISPLAY'] || environment['WAYLAND_DISPLAY']);
}


/***/ })

};
