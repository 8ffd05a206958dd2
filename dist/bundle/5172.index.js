export const id = 5172;
export const ids = [5172];
export const modules = {

/***/ 85172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DEFAULT_PROJECT: () => (/* binding */ DEFAULT_PROJECT),
/* harmony export */   LOCAL_OWNER: () => (/* binding */ LOCAL_OWNER),
/* harmony export */   emptyProject: () => (/* binding */ emptyProject),
/* harmony export */   newKey: () => (/* binding */ newKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Name of the project that each organization has. */
const DEFAULT_PROJECT = 'Default';
/** The user that keys of the terminal belong to. No configuration removes it. */
const LOCAL_OWNER = { email: 'local', name: 'local', role: 'owner' };
/** A project with nothing in it, for all of the organization. */
function emptyProject(name) {
    return { name, description: null, members: null, servers: [], chatboxes: [], chatSessions: [] };
}
/** Makes a key. It is good when the database has it. */
const newKey = () => `sk_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('base64url')}`;


/***/ })

};
