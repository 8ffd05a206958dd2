export const id = 144;
export const ids = [144];
export const modules = {

/***/ 40144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   errorBody: () => (/* binding */ errorBody),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   membersOf: () => (/* binding */ membersOf),
/* harmony export */   openObject: () => (/* binding */ openObject),
/* harmony export */   pageOf: () => (/* binding */ pageOf),
/* harmony export */   texts: () => (/* binding */ texts),
/* harmony export */   time: () => (/* binding */ time),
/* harmony export */   times: () => (/* binding */ times),
/* harmony export */   writtenText: () => (/* binding */ writtenText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34665);


const id = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1);
/** Epoch milliseconds. */
const time = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig();
/** When a resource was created and changed. */
const times = { createdAt: time().nullish(), updatedAt: time().nullish() };
/** An object that is handed on as it came. */
const openObject = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
/** A text that people write in files. Storage replaces half characters, and names are compared. */
const writtenText = (limit = _lib_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LIMIT */ .Uo) => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .trim()
    .min(1)
    .max(limit)
    .overwrite((value) => value.toWellFormed());
const membersOf = (schema, ...names) => 
// The names of entries are lost in their type.
Object.fromEntries(names.map((name) => [name, schema]));
const texts = (...names) => membersOf(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(), ...names);
/** A page of a collection. The last one has no `nextCursor`. */
const pageOf = (item) => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ items: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item), nextCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() });
const errorBody = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    details: openObject().nullish(),
});


/***/ })

};
