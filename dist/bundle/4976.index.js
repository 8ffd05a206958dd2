export const id = 4976;
export const ids = [4976];
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
/* harmony export */   role: () => (/* binding */ role),
/* harmony export */   servers: () => (/* binding */ servers),
/* harmony export */   suites: () => (/* binding */ suites)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40144);


/** What a user may do in an organization. A guest cannot use the API. */
const role = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['owner', 'admin', 'member', 'guest']);
const account = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('email', 'name'),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
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
    enabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    useOAuth: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    hasClientSecret: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    oauthScopes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
const servers = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(server);
const latestRun = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('id', 'status'),
    /** Share from 0 to 1; null if nothing finished. */
    passRate: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(),
    failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(),
    createdAt: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.time)().nullish(),
});
const listedSuite = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('name', 'projectId'),
    latestRun: latestRun.nullish(),
    totals: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(), failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(), runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish() })
        .nullish(),
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
    lastActivityAt: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.time)().nullish(),
    createdAt: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.time)().nullish(),
    isPinned: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    isUnread: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
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

/***/ 6176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ isRounded),
/* harmony export */   S2: () => (/* binding */ unsafeIntegerPath),
/* harmony export */   _L: () => (/* binding */ findUnsafeInteger)
/* harmony export */ });
/* harmony import */ var _json_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61555);
/* harmony import */ var _json_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92082);


/** Whether an integer beyond 2^53 has more digits than all doubles hold, so that others may be read as it. */
const isRounded = (value) => (0,_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnsafeInteger */ .v)(value) && value !== Number(Number(value).toPrecision(15));
/** Finds an integer beyond 2^53, which `JSON.parse` has rounded. Returns its JSON path, or null. */
function findUnsafeInteger(value) {
    const path = unsafeIntegerPath(value);
    return path === null ? null : (0,_json_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(path);
}
/** Finds an integer beyond 2^53. Returns the keys that lead to it; null if there is none. */
function unsafeIntegerPath(value, isMeant = _json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnsafeInteger */ .v) {
    // No recursion: foreign values may be deep.
    const left = [{ value, key: '', parent: null }];
    for (let spot = left.pop(); spot !== undefined; spot = left.pop()) {
        const item = spot.value;
        if (isMeant(item))
            return keysOf(spot);
        if (typeof item !== 'object' || item === null)
            continue;
        const isList = Array.isArray(item);
        for (const [key, member] of Object.entries(item)) {
            if (typeof member === 'string')
                continue;
            left.push({ value: member, key: isList ? Number(key) : key, parent: spot });
        }
    }
    return null;
}
function keysOf(spot) {
    const keys = [];
    for (let at = spot; at.parent !== null; at = at.parent)
        keys.push(at.key);
    return keys.reverse();
}


/***/ }),

/***/ 13532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ keyVariable),
/* harmony export */   Y: () => (/* binding */ isWithheld)
/* harmony export */ });
/** Whether it is an input, a token of the runner, or our key: servers cannot refer to these. */
function isWithheld(name) {
    return /^(?:INPUT_|ACTIONS_|MCP_EVAL_GATE_)/i.test(name);
}
/** The variable that has the key of a provider of models: `OPENAI_API_KEY`. */
const keyVariable = (provider) => `${provider.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_API_KEY`;


/***/ }),

/***/ 98042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var _parsed_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42482);
/* harmony import */ var _unsafe_integer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6176);


/** Parses YAML 1.2, and JSON with it. Aliases expand to 100 nodes at most. */
async function parseYaml(text) {
    const { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lineCounter = new LineCounter();
    const options = { lineCounter, prettyErrors: false, merge: true, uniqueKeys: false };
    const document = parseDocument(text, options);
    const placeAt = (offset) => {
        const { line, col } = lineCounter.linePos(offset);
        return { line: Math.max(1, line), column: Math.max(1, col) };
    };
    const placeOf = (path) => {
        for (let length = path.length; length > 0; length -= 1) {
            const key = path[length - 1];
            const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1));
            const pair = isMap(parent)
                ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
                : undefined;
            const node = pair?.key ?? document.getIn(path.slice(0, length), true);
            if (isNode(node) && node.range)
                return placeAt(node.range[0]);
        }
        const root = document.contents;
        return placeAt(root?.range?.[0] ?? 0);
    };
    const sourceOf = (path) => {
        const node = document.getIn(path, true);
        return isScalar(node) ? node.source : undefined;
    };
    // Later errors mostly follow from the first one.
    const errors = document.errors.slice(0, 1).map((error) => ({
        detail: error.message,
        place: placeAt(error.pos[0]),
    }));
    const anchors = new Set();
    const repeated = [];
    visit(document, (_key, node) => {
        if (!isNode(node))
            return;
        const add = (detail) => errors.push({ detail, place: placeAt(node.range?.[0] ?? 0) });
        if (isAlias(node)) {
            if (!anchors.has(node.source))
                add(`no anchor \`&${node.source}\` stands before it`);
            return;
        }
        if (node.anchor !== undefined)
            anchors.add(node.anchor);
        if (isMap(node)) {
            if (node.items.some(({ key }) => isMap(key)))
                add('put `{{…}}` in quotes');
            const first = new Map(node.items.toReversed().map((pair) => [String(pair.key), pair]));
            for (const pair of node.items) {
                const [key, place] = [String(pair.key), placeAt(Object(pair.key).range?.[0] ?? 0)];
                if (first.get(key) !== pair)
                    repeated.push({ key, place });
            }
            node.items = [...first.values()].toReversed();
        }
        if (!isScalar(node) || typeof node.value !== 'number')
            return;
        const { value, source = '' } = node;
        const isRead = !/^[-+]?\d+$/.test(source) || (0,_unsafe_integer_js__WEBPACK_IMPORTED_MODULE_1__/* .isRounded */ .EO)(value);
        // JSON has no such number: one that is known as rounded takes its place.
        if (!Number.isFinite(value))
            node.value = (Math.sign(value) || 1) * Number.MAX_VALUE;
        else if (!isRead && BigInt(source) !== BigInt(value))
            node.value = value * (1 + Number.EPSILON);
    });
    errors.sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
    if (errors.length > 0)
        return { value: undefined, errors, repeated, placeOf, sourceOf };
    try {
        return { value: document.toJS(), errors, repeated, placeOf, sourceOf };
    }
    catch (error) {
        // Too many aliases.
        if (!(error instanceof ReferenceError))
            throw error;
        return (0,_parsed_text_js__WEBPACK_IMPORTED_MODULE_0__/* .unparsed */ .f)(error.message);
    }
}


/***/ }),

/***/ 14976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile),
/* harmony export */   readModelsFile: () => (/* binding */ readModelsFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(64377);
/* harmony import */ var _api_resources_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17797);
/* harmony import */ var _api_resources_shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40144);
/* harmony import */ var _api_servers_file_entries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86686);
/* harmony import */ var _api_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35407);
/* harmony import */ var _api_servers_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99677);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74499);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34665);
/* harmony import */ var _lib_variables_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13532);
/* harmony import */ var _lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67067);
/* harmony import */ var _lib_yaml_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98042);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13099);














const name = () => (0,_api_resources_shapes_js__WEBPACK_IMPORTED_MODULE_3__.writtenText)();
const email = () => zod__WEBPACK_IMPORTED_MODULE_11__/* .email */ .Rpp().max(_lib_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .NAME_LIMIT */ .Uo);
const time = () => zod__WEBPACK_IMPORTED_MODULE_13__/* .datetime */ .w$({ offset: true }).transform((value) => Date.parse(value));
const orNull = (schema) => schema.optional().transform((value) => value ?? null);
/** A list whose items differ in one member. It is how they keep their id. */
const listBy = (key, item) => zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(item)
    .default([])
    .superRefine((items, context) => {
    const seen = new Set();
    for (const [at, one] of items.entries()) {
        const value = Object(one)[key];
        if (seen.has(value)) {
            (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_7__/* .addMisfit */ .ql)(context, [at, key], { code: 'repeated', what: key, name: String(value) });
        }
        seen.add(value);
    }
});
const member = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
    email: email(),
    /** The email if it is left out. */
    name: name().optional(),
    role: _api_resources_catalogue_js__WEBPACK_IMPORTED_MODULE_2__.role.default('member'),
})
    .transform((one) => ({ email: one.email, name: one.name ?? one.email, role: one.role }));
/** A published chatbox. What is null comes from the host that it names. */
const chatbox = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
    name: name(),
    description: orNull((0,_api_resources_shapes_js__WEBPACK_IMPORTED_MODULE_3__.writtenText)(_lib_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .TEXT_LIMIT */ .W$)),
    mode: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(['project_members', 'invited_only', 'anyone_with_link']).default('project_members'),
    /** Name of a host of the project. */
    host: orNull(name()),
    hostStyle: orNull(name()),
    modelId: orNull(name()),
    systemPrompt: orNull((0,_api_resources_shapes_js__WEBPACK_IMPORTED_MODULE_3__.writtenText)(_lib_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .TEXT_LIMIT */ .W$)),
    temperature: orNull(zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().min(0).max(2)),
    requireToolApproval: orNull(zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY()),
    /** Names of servers of the project. */
    servers: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(name()).default([]),
    link: orNull(zod__WEBPACK_IMPORTED_MODULE_11__/* .url */ .OZ5({ protocol: /^https?$/ })),
});
const chatSession = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
    title: name(),
    status: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(['active', 'archived']).default('active'),
    /** Email of the owner of a private session; null: all who can access the project. */
    owner: orNull(email()),
    isPinned: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().default(false),
    isUnread: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().default(false),
    createdAt: time(),
    lastActivityAt: time().optional(),
})
    .transform((one) => ({ ...one, lastActivityAt: one.lastActivityAt ?? one.createdAt }));
const project = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
    name: name(),
    description: orNull((0,_api_resources_shapes_js__WEBPACK_IMPORTED_MODULE_3__.writtenText)(_lib_limits_js__WEBPACK_IMPORTED_MODULE_12__/* .TEXT_LIMIT */ .W$)),
    /** Emails of those who can access it; null: all of the organization. */
    members: orNull(zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(email())),
    mcpServers: _api_servers_file_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .mcpServers */ .h_.default({}),
    chatboxes: listBy('name', chatbox),
    chatSessions: listBy('title', chatSession),
});
const organization = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
    name: name(),
    members: listBy('email', member),
    projects: listBy('name', project),
})
    .superRefine(({ members, projects }, context) => {
    const emails = members.map((one) => one.email);
    for (const [at, one] of projects.entries()) {
        const refuse = (what, named, path) => {
            const known = what === 'member' ? emails : Object.keys(one.mcpServers);
            if (known.includes(named))
                return;
            (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_7__/* .addMisfit */ .ql)(context, ['projects', at, ...path], (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_7__/* .notFoundProblem */ .nh)(what, named, known));
        };
        for (const [index, named] of (one.members ?? []).entries()) {
            refuse('member', named, ['members', index]);
        }
        for (const [index, { owner }] of one.chatSessions.entries()) {
            if (owner !== null)
                refuse('member', owner, ['chatSessions', index, 'owner']);
        }
        for (const [box, { servers }] of one.chatboxes.entries()) {
            for (const [index, named] of servers.entries()) {
                refuse('server', named, ['chatboxes', box, 'servers', index]);
            }
        }
    }
});
const configFile = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({ organizations: listBy('name', organization) });
/** Reads the configuration of a service. Its servers start in the folder of the file. */
async function readConfigFile(named) {
    const file = await readNamedFile(named, configFile);
    if ('problems' in file)
        return file;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(named.folder, named.path));
    /** Values to redact, by the variable or server that holds them. */
    const secrets = [];
    const problems = [];
    const organizations = file.value.organizations.map(({ projects, ...rest }, at) => {
        const setups = projects.map(({ mcpServers: written, ...setup }, index) => {
            const list = (0,_api_servers_file_js__WEBPACK_IMPORTED_MODULE_6__/* .expandServers */ .Xk)(written, named.environment, folder, (path, data) => file.problemAt(['organizations', at, 'projects', index, 'mcpServers', ...path], data));
            if ('problems' in list) {
                problems.push(...list.problems);
                return { ...setup, servers: [] };
            }
            secrets.push(...list.secrets);
            const servers = list.servers.map((server) => 'url' in server || server.cwd?.startsWith(_api_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .ITERATION_FOLDER */ .PB)
                ? server
                : { ...server, cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, server.cwd ?? '.') });
            return { ...setup, servers };
        });
        return { ...rest, projects: setups };
    });
    if (problems.length > 0)
        return { problems: problems.slice(0, _api_validation_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_PROBLEMS */ .aZ) };
    return { organizations, secrets };
}
/** Providers of requests are compared in lower case. */
const modelsFile = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
    providers: zod__WEBPACK_IMPORTED_MODULE_11__/* .record */ .g1P(name().toLowerCase(), zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
        /** Of an API like that of OpenAI, with its version: `https://host/v1`. */
        baseUrl: orNull(zod__WEBPACK_IMPORTED_MODULE_11__/* .url */ .OZ5({ protocol: /^https?$/ })),
        /** Ids of models that need no key of the caller, such as `anthropic/claude-haiku-4.5`. */
        models: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(name()),
    })),
});
/** Reads the providers of hosted models. Their keys are in variables such as `OPENAI_API_KEY`. */
async function readModelsFile(named) {
    const file = await readNamedFile(named, modelsFile);
    if ('problems' in file)
        return file;
    const providers = Object.entries(file.value.providers).map(([provider, access]) => {
        const apiKey = named.environment[(0,_lib_variables_js__WEBPACK_IMPORTED_MODULE_14__/* .keyVariable */ .O)(provider)] || null;
        return [provider, { ...access, apiKey }];
    });
    return { providers: new Map(providers) };
}
/** Reads a file of YAML or JSON anywhere, also by a link. See `parseFile`. */
async function readNamedFile({ folder, path }, schema) {
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path);
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(full).catch(() => full);
    const content = await (0,_lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readWorkspaceFile */ .s)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target));
    if (typeof content !== 'string')
        return (0,_report_place_js__WEBPACK_IMPORTED_MODULE_10__/* .unreadable */ .O$)(path, content);
    const format = path.endsWith('.json') ? 'JSON' : 'YAML';
    return (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFile */ .CJ)(await (0,_lib_yaml_js__WEBPACK_IMPORTED_MODULE_9__/* .parseYaml */ .h)(content), path, format, schema);
}


/***/ })

};
