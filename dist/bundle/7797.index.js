export const id = 7797;
export const ids = [7797,144,178];
export const modules = {

/***/ 17797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   account: () => (/* binding */ account),
/* harmony export */   chatSessions: () => (/* binding */ chatSessions),
/* harmony export */   chatbox: () => (/* binding */ chatbox),
/* harmony export */   chatboxes: () => (/* binding */ chatboxes),
/* harmony export */   deletedHost: () => (/* binding */ deletedHost),
/* harmony export */   host: () => (/* binding */ host),
/* harmony export */   hostDeletion: () => (/* binding */ hostDeletion),
/* harmony export */   hostRequest: () => (/* binding */ hostRequest),
/* harmony export */   hostUpdate: () => (/* binding */ hostUpdate),
/* harmony export */   hosts: () => (/* binding */ hosts),
/* harmony export */   projects: () => (/* binding */ projects),
/* harmony export */   servers: () => (/* binding */ servers),
/* harmony export */   suites: () => (/* binding */ suites)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40144);


const account = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(), ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('email', 'name'), ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times });
const project = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('description', 'organizationId', 'visibility', 'role'),
    /** It changes with each suite, host, run and ingestion. */
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
const projects = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(project);
/** How an MCP server is shown. Commands, arguments, variables and headers never are. */
const server = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** `url` is without user, password, query and fragment; null for a local process. */
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('projectId', 'transportType', 'url'),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(), 'enabled', 'useOAuth', 'hasClientSecret'),
    oauthScopes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
const servers = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(server);
const latestRun = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('id', 'status'),
    /** Share from 0 to 1; null if nothing finished. */
    passRate: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(), 'passed', 'failed'),
    createdAt: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.time)().nullish(),
});
const listedSuite = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('name', 'projectId'),
    latestRun: latestRun.nullish(),
    totals: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc((0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(), 'passed', 'failed', 'runs')).nullish(),
    /** Of the last ten runs, the oldest first. */
    passRateTrend: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()).nullish(),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
const suites = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(listedSuite);
/** A named model with its capabilities. */
const listedHost = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** `hostConfigId` is a hash of the configuration. */
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('hostConfigId', 'modelId'),
    serverCount: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
const hosts = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(listedHost);
const host = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(), name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), config: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.openObject)().nullish() });
const hostName = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().trim().min(1).max(200);
const open = (shape) => zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3(shape).nullish();
const clientInfo = open((0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('name', 'version'));
/** Members other than these are kept, and returned as they came. */
const hostConfig = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    modelId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().trim().min(1).max(500),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('hostStyle', 'systemPrompt'),
    temperature: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(2).nullish(),
    requireToolApproval: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    /** False: the model sees tools that are meant for apps. */
    respectToolVisibility: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    clientCapabilities: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.openObject)().nullish(),
    connectionDefaults: open({
        headers: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.openObject)().nullish(),
        /** Milliseconds. */
        requestTimeout: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().nullish(),
    }),
    /** How the host introduces itself to servers. */
    mcpProfile: open({ initialize: open({ clientInfo }) }),
    serverIds: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)()).nullish(),
    optionalServerIds: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)()).nullish(),
});
/** Exactly one of `template` and `config`. */
const hostRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: hostName,
    template: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    config: hostConfig.optional(),
    /** Of a template. */
    theme: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['light', 'dark']).optional(),
});
/** At least one of both. `config` replaces the former one. */
const hostUpdate = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: hostName.optional(),
    config: hostConfig.optional(),
});
const hostDeletion = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({});
const deletedHost = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(), deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() });
const chatSession = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('title', 'status', 'projectId', 'visibility'),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.membersOf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.time)().nullish(), 'lastActivityAt', 'createdAt'),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.membersOf)(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(), 'isPinned', 'isUnread'),
});
const chatSessions = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(chatSession);
const listedChatbox = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('projectId', 'description', 'mode', 'hostStyle', 'hostId', 'hostName'),
    serverCount: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(),
    serverNames: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
    link: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullish(),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
const chatboxes = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(listedChatbox);
const chatboxServer = server
    .pick({ id: true, url: true, useOAuth: true })
    .extend({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish() });
const chatbox = listedChatbox.extend({
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('modelId', 'systemPrompt'),
    temperature: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    requireToolApproval: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    servers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(chatboxServer).nullish(),
});


/***/ }),

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
