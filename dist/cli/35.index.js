export const id = 35;
export const ids = [35];
export const modules = {

/***/ 60035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ meantNumber)
/* harmony export */ });
const WITH_UNIT = /^\s{0,9}(\d{1,15}(?:\.\d{1,15})?)\s{0,9}([a-z%]{0,12})\s{0,9}$/i;
const SECOND = 1000;
const TIMES_MS = {
    ...{ ms: 1, millis: 1, milliseconds: 1 },
    ...{ s: SECOND, sec: SECOND, second: SECOND, seconds: SECOND },
    ...{ m: 60 * SECOND, min: 60 * SECOND, minute: 60 * SECOND, minutes: 60 * SECOND },
    ...{ h: 3600 * SECOND, hour: 3600 * SECOND, hours: 3600 * SECOND },
};
/** The number that a text with a unit stands for, such as 2000 for `2s` where `ms` are wanted. */
function meantNumber(written, wanted) {
    const [, digits, unit = ''] = WITH_UNIT.exec(written) ?? [];
    if (digits === undefined)
        return undefined;
    const number = Number(digits);
    const name = unit.toLowerCase();
    if (name === '')
        return number;
    if (wanted === 'other')
        return name === '%' ? number : name === 'k' ? number * 1000 : undefined;
    const factor = Object.hasOwn(TIMES_MS, name) ? TIMES_MS[name] : undefined;
    if (factor === undefined)
        return undefined;
    return (number * factor) / (wanted === 'ms' ? 1 : SECOND);
}


/***/ })

};
