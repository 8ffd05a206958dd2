export const id = 4976;
export const ids = [4976];
export const modules = {

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
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _parsed_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42482);
/* harmony import */ var _unsafe_integer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6176);



/** Parses YAML 1.2, or JSON, also with comments. Aliases expand to 100 nodes at most. */
async function parseYaml(text, format = 'YAML') {
    const { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lineCounter = new LineCounter();
    const options = { lineCounter, prettyErrors: false, merge: true, uniqueKeys: false };
    // YAML under the name of JSON can have `//` in its texts.
    const isJson = format === 'JSON' && /^\s*[{/]/.test(text);
    const document = parseDocument(isJson ? (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.stripComments)(text, ' ') : text, options);
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
        if (!isScalar(node))
            return undefined;
        const isText = node.type === 'PLAIN' && typeof node.value === 'string';
        // A comment of people has a blank behind `#`.
        const [cut] = (isText && /^ #\S.*/.exec(text.slice(node.range?.[1]))) || [''];
        return `${node.source}${cut}`;
    };
    // Later errors mostly follow from the first one. Warnings are about tags, which mean nothing here.
    const errors = document.errors
        .concat(document.warnings)
        .slice(0, 1)
        .map((error) => ({ detail: error.message, place: placeAt(error.pos[0]) }));
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
                add('`{{…}}` without quotes');
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
        const isRead = !/^[-+]?\d+$/.test(source) || (0,_unsafe_integer_js__WEBPACK_IMPORTED_MODULE_2__/* .isRounded */ .EO)(value);
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
        return (0,_parsed_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unparsed */ .f)(error.message);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80737);
/* harmony import */ var _api_resources_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40144);
/* harmony import */ var _api_servers_file_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86686);
/* harmony import */ var _api_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35407);
/* harmony import */ var _api_servers_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50669);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74499);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34665);
/* harmony import */ var _lib_variables_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13532);
/* harmony import */ var _lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67067);
/* harmony import */ var _lib_yaml_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98042);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13099);













const name = () => (0,_api_resources_shapes_js__WEBPACK_IMPORTED_MODULE_2__.writtenText)();
const orNull = (schema) => schema.optional().transform((value) => value ?? null);
const project = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    name: name(),
    description: orNull((0,_api_resources_shapes_js__WEBPACK_IMPORTED_MODULE_2__.writtenText)(_lib_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .TEXT_LIMIT */ .W$)),
    mcpServers: _api_servers_file_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .mcpServers */ .h_.default({}),
});
const configFile = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    projects: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(project)
        .default([])
        .superRefine((projects, context) => {
        const seen = new Set();
        for (const [at, { name }] of projects.entries()) {
            if (seen.has(name))
                (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_6__/* .addMisfit */ .ql)(context, [at, 'name'], { code: 'repeated', what: 'name', name });
            seen.add(name);
        }
    }),
});
/** Reads the configuration of a service. Its servers start in the folder of the file. */
async function readConfigFile(named) {
    const file = await readNamedFile(named, configFile);
    if ('problems' in file)
        return file;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(named.folder, named.path));
    /** Values to redact, by the variable or server that holds them. */
    const secrets = [];
    const problems = [];
    const projects = file.value.projects.map(({ mcpServers: written, ...setup }, at) => {
        const list = (0,_api_servers_file_js__WEBPACK_IMPORTED_MODULE_5__/* .expandServers */ .Xk)(written, named.environment, folder, (path, data) => file.problemAt(['projects', at, 'mcpServers', ...path], data));
        if ('problems' in list) {
            problems.push(...list.problems);
            return { ...setup, servers: [] };
        }
        secrets.push(...list.secrets);
        const servers = list.servers.map((server) => 'url' in server || server.cwd?.startsWith(_api_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .ITERATION_FOLDER */ .PB)
            ? server
            : { ...server, cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, server.cwd ?? '.') });
        return { ...setup, servers };
    });
    if (problems.length > 0)
        return { problems: problems.slice(0, _api_validation_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PROBLEMS */ .aZ) };
    return { projects, secrets };
}
/** Providers of requests are compared in lower case. */
const modelsFile = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    providers: zod__WEBPACK_IMPORTED_MODULE_10__/* .record */ .g1P(name().toLowerCase(), zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
        /** Of an API like that of OpenAI, with its version: `https://host/v1`. */
        baseUrl: orNull(zod__WEBPACK_IMPORTED_MODULE_10__/* .url */ .OZ5({ protocol: /^https?$/ })),
        /** Ids of models that need no key of the caller, such as `anthropic/claude-haiku-4.5`. */
        models: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(name()),
    })),
});
/** Reads the providers of hosted models. Their keys are in variables such as `OPENAI_API_KEY`. */
async function readModelsFile(named) {
    const file = await readNamedFile(named, modelsFile);
    if ('problems' in file)
        return file;
    const providers = Object.entries(file.value.providers).map(([provider, access]) => {
        const apiKey = named.environment[(0,_lib_variables_js__WEBPACK_IMPORTED_MODULE_12__/* .keyVariable */ .O)(provider)] || null;
        return [provider, { ...access, apiKey }];
    });
    return { providers: new Map(providers) };
}
/** Reads a file of YAML or JSON anywhere, also by a link. See `parseFile`. */
async function readNamedFile({ folder, path }, schema) {
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path);
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(full).catch(() => full);
    const content = await (0,_lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readWorkspaceFile */ .s)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target));
    if (typeof content !== 'string')
        return (0,_report_place_js__WEBPACK_IMPORTED_MODULE_9__/* .unreadable */ .O$)(path, content);
    const format = path.endsWith('.json') ? 'JSON' : 'YAML';
    return (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_6__/* .parseFile */ .CJ)(await (0,_lib_yaml_js__WEBPACK_IMPORTED_MODULE_8__/* .parseYaml */ .h)(content), path, format, schema);
}


/***/ })

};
