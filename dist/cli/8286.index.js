export const id = 8286;
export const ids = [8286];
export const modules = {

/***/ 18286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson),
/* harmony export */   harmless: () => (/* binding */ harmless)
/* harmony export */ });
/** Control characters of terminals that JSON leaves as they are, and those that turn text round. */
const TREACHEROUS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/**
 * One JSON document to print: numbers unrounded, an infinite one as null. What results say stands
 * in it, so that nothing of it acts on a terminal.
 */
function harmlessJson(value) {
    return `${harmless(JSON.stringify(value, null, 2))}\n`;
}
/** A text of JSON that means the same, and acts on nothing. */
function harmless(json) {
    const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return json.replace(TREACHEROUS, escaped);
}


/***/ })

};
