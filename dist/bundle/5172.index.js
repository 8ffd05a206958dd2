export const id = 5172;
export const ids = [5172];
export const modules = {

/***/ 85172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ ORGANIZATION_ID),
/* harmony export */   DEFAULT_PROJECT: () => (/* binding */ DEFAULT_PROJECT),
/* harmony export */   emptyProject: () => (/* binding */ emptyProject),
/* harmony export */   newKey: () => (/* binding */ newKey),
/* harmony export */   u: () => (/* binding */ ACCOUNT)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Name of the project that each service has. */
const DEFAULT_PROJECT = 'Default';
/** The account behind the key, in the only organization. */
const ACCOUNT = { id: 'local', email: 'local', name: 'local' };
const ORGANIZATION_ID = 'local';
/** A project with nothing in it. */
function emptyProject(name) {
    return { name, description: null, servers: [] };
}
const newKey = () => `sk_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('base64url')}`;


/***/ })

};
