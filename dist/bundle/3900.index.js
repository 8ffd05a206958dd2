export const id = 3900;
export const ids = [3900,144];
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


/***/ }),

/***/ 50669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xk: () => (/* binding */ expandServers),
/* harmony export */   ei: () => (/* binding */ secretsOfServer),
/* harmony export */   uZ: () => (/* binding */ parseServersFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_jsonc_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76534);
/* harmony import */ var _lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54968);
/* harmony import */ var _lib_variables_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13532);
/* harmony import */ var _servers_file_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86686);
/* harmony import */ var _servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35407);
/* harmony import */ var _tolerant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58885);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74499);








/** Keys of other clients that change what a server gets. */
const UNREAD = ['envFile', 'connectTimeout', 'auth'];
/** Options of shells that a command follows. */
const SHELL_OPTION = /^(?:-\w*c\w*|\/[cC]|-Command)$/;
/**
 * Reads `.mcp.json`, or the `servers` of an editor; see `expandServers`. Lists all that is wrong.
 * `known` has no names if it cannot be read.
 */
function parseServersFile(content, file, environment, workspace) {
    const text = (0,_lib_jsonc_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonc */ .p)(/\S/.test(content) ? content : '{}');
    const { key, meant } = (0,_servers_file_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOfServers */ .Zv)(text.value);
    const parsed = (0,_validation_js__WEBPACK_IMPORTED_MODULE_6__/* .parseFile */ .CJ)(text, file, 'JSON', (0,_servers_file_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .fileWith */ .z8)(key, meant));
    const { problems: refused } = { problems: [], ...parsed };
    // What is right of a server can have mistakes that only its variables show.
    const read = (0,_tolerant_js__WEBPACK_IMPORTED_MODULE_5__/* .readTolerantly */ .J)((0,_servers_file_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .fileWith */ .z8)(key), text.errors.length === 0 ? text.value : null);
    const sound = 'value' in read ? (read.value[key] ?? {}) : {};
    const written = 'value' in read ? Object.keys(Object(Object(text.value)[key])) : [];
    const unset = [];
    const doubts = [];
    const problemAt = (path, data) => parsed.problemAt([key, ...path], data);
    const list = expandServers(sound, environment, workspace, problemAt, unset, doubts);
    const problems = [...refused, ...('problems' in list ? list.problems : [])];
    if (key === 'mcpServers' && Object.hasOwn(Object(text.value), 'servers')) {
        problems.push(parsed.problemAt(['servers'], { code: 'conflict', key: 'servers', other: key }));
    }
    const disabled = written.filter((one) => sound[one]?.disabled === true);
    const names = written.filter((one) => !disabled.includes(one));
    if (problems.length === 0 && names.length === 0) {
        const data = { code: 'range', what: 'server', min: 1, max: null };
        problems.push(parsed.problemAt([key], data));
    }
    const unread = names.flatMap((one) => {
        const own = sound[one] ?? {};
        const [other, rivals] = own.url === undefined ? ['command', _servers_file_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .REMOTE_KEYS */ .w$] : ['url', _servers_file_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .LOCAL_KEYS */ .dE];
        // Other clients write empty ones.
        const isSet = (key) => /[^"{}[\]]/.test(JSON.stringify(own[key] ?? ''));
        return [...UNREAD, ...rivals].filter(isSet).map((key) => {
            const unread = { code: 'unknown-key', key, nearest: null, known: [] };
            const isRival = rivals.includes(key);
            return problemAt([one, key], isRival ? { code: 'conflict', key, other } : unread);
        });
    });
    const known = { names, disabled, unset, doubts: [...unread, ...doubts] };
    return 'servers' in list && problems.length === 0 ? { ...list, known } : { problems, known };
}
/**
 * Replaces `${VAR}` and `${VAR:-default}` in servers by the environment's values.
 *
 * @param workspace what `${workspaceFolder}` stands for
 * @param problemAt makes a problem of a path that begins with the name of a server
 * @param missing gets the references to variables that are not set
 * @param doubts gets what may be meant otherwise
 */
function expandServers(named, environment, workspace, problemAt, missing = [], doubts = []) {
    const problems = [];
    const secrets = new Map();
    const note = (name, found) => secrets.set(name, (secrets.get(name) ?? []).concat(found));
    const valuesOfEditors = new Map([
        ['workspaceFolder', workspace],
        ['workspaceFolderBasename', (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(workspace)],
        ...['pathSeparator', '/'].map((name) => [name, node_path__WEBPACK_IMPORTED_MODULE_0__.sep]),
        ['userHome', environment['HOME'] ?? environment['USERPROFILE']],
    ]);
    const enabled = Object.entries(named).filter(([, { disabled }]) => disabled !== true);
    const servers = enabled.map(([name, written]) => {
        const { command, args = [], env = {}, cwd, url, headers = {}, type } = written;
        const unset = [];
        let place = [];
        const lack = (data) => {
            const problem = problemAt([name, ...place], data);
            unset.push(problem);
            missing.push([name, problem]);
        };
        const lookUp = (variable, otherwise) => {
            if (variable === _servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .ITERATION_VARIABLE */ .P$ && url === undefined)
                return _servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .ITERATION_FOLDER */ .PB;
            const isKnown = !(0,_lib_variables_js__WEBPACK_IMPORTED_MODULE_7__/* .isWithheld */ .Y)(variable) && Object.hasOwn(environment, variable);
            const own = isKnown ? environment[variable] : undefined;
            const set = own ?? valuesOfEditors.get(variable);
            const written = `\${${variable}}`;
            if (set === undefined && otherwise === undefined) {
                // Some programs fill in their own variables.
                if (place[0] === 'args' && Object.hasOwn(env, variable))
                    return written;
                const nearest = (0,_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .meantVariable */ .Ab)(variable) ?? undefined;
                lack({ code: 'reference', written, variable, nearest });
            }
            // A secret that does not exist is empty.
            if (own === '' && otherwise === undefined) {
                const data = { code: 'reference', written, variable, nearest: '' };
                doubts.push(problemAt([name, ...place], data));
            }
            note(variable, (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsOfVariable */ .r4)(variable, own ?? ''));
            note(variable, (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsIn */ .VY)(variable, otherwise ?? ''));
            return otherwise === undefined ? (set ?? '') : set || otherwise;
        };
        /** @param secretName what says whether the text is a secret: a variable, or the flag before it */
        const expand = (text, path, secretName = '', isForShell = false) => {
            place = path;
            const own = path[0] === 'env' ? secretName : undefined;
            const unfilled = (0,_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .referenceProblem */ .te)(text, isForShell, own);
            if (unfilled !== null)
                lack(unfilled);
            const isPlain = path[0] === 'args' && secretName === '' && !isForShell;
            const doubt = (0,_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .doubtOf */ .kv)(text, isPlain, own);
            if (doubt !== null)
                doubts.push(problemAt([name, ...path], doubt));
            const expanded = (0,_servers_file_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .expandText */ .wy)(text, lookUp);
            // What stands for a value is no secret.
            if (unfilled?.written !== text)
                note(name, (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsIn */ .VY)(secretName, expanded));
            return expanded;
        };
        const expandAll = (of, values) => {
            const entries = Object.entries(values);
            return Object.fromEntries(entries.map(([key, one]) => [key, expand(one, [of, key], key)]));
        };
        const shared = { name, unset, protocolVersion: written.protocolVersion ?? null };
        if (url !== undefined) {
            const address = expand(url, ['url']);
            const problem = unset.length === 0 ? (0,_validation_js__WEBPACK_IMPORTED_MODULE_6__/* .addressProblem */ .cg)(address) : null;
            if (problem !== null)
                problems.push(problemAt([name, 'url'], problem));
            const transport = type === 'sse' ? 'sse' : 'http';
            return { ...shared, url: address, transport, headers: expandAll('headers', headers) };
        }
        const flagBefore = (at) => /^-.*/.exec(args[at - 1] ?? '')?.[0];
        const shellAt = args.findIndex((one) => SHELL_OPTION.test(one));
        const isForShell = (at) => shellAt >= 0 && at > shellAt;
        return {
            ...shared,
            command: expand(command ?? '', ['command']).trim(),
            args: args.map((text, at) => expand(text, ['args', at], flagBefore(at), isForShell(at))),
            env: expandAll('env', env),
            cwd: cwd === undefined ? null : expand(cwd, ['cwd']),
        };
    });
    return problems.length > 0 ? { problems } : { servers, secrets };
}
/** Secrets in a server whose variables are replaced already. */
function secretsOfServer(server) {
    const isRemote = 'url' in server;
    const texts = isRemote ? [server.url] : server.args;
    const values = Object.entries(isRemote ? server.headers : server.env);
    return [
        ...texts.flatMap((text, at) => (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsIn */ .VY)(texts[at - 1] ?? '', text)),
        ...values.flatMap(([name, value]) => (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsOfVariable */ .r4)(name, value)),
    ];
}


/***/ }),

/***/ 86686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zv: () => (/* binding */ keyOfServers),
/* harmony export */   dE: () => (/* binding */ LOCAL_KEYS),
/* harmony export */   h_: () => (/* binding */ mcpServers),
/* harmony export */   w$: () => (/* binding */ REMOTE_KEYS),
/* harmony export */   z8: () => (/* binding */ fileWith)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80737);
/* harmony import */ var _lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92082);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34665);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9269);
/* harmony import */ var _lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54968);
/* harmony import */ var _resources_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40144);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74499);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35407);








/** Versions of MCP, the latest first. */
const PROTOCOL_VERSIONS = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
/** It has no sessions, which SSE needs. */
const STATELESS_VERSION = '2026-07-28';
const LOCAL_TYPES = ['stdio'];
const REMOTE_TYPES = ['http', 'streamable-http', 'sse'];
const LOCAL_KEYS = ['command', 'args', 'env', 'cwd'];
const REMOTE_KEYS = ['url', 'headers'];
/** Words of clients for a type, without separators. */
const TYPES = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_5__/* .groupsIn */ .w)('stdio local, http streamablehttp, sse');
const COMMON_KEYS = ['type', 'disabled', 'enabled', 'protocolVersion'];
/** An object can be one that has no text. */
const textOf = (value) => (typeof value === 'string' ? value : '');
const isPlain = (value) => typeof value === 'number' || typeof value === 'boolean';
const value = () => zod__WEBPACK_IMPORTED_MODULE_6__/* .preprocess */ .vkY((one) => (isPlain(one) ? String(one) : one), zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP());
const entry = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
    command: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).optional(),
    args: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(value()).optional(),
    env: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), value()).optional(),
    cwd: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
    url: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).optional(),
    headers: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), value()).optional(),
    protocolVersion: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
    disabled: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional(),
    enabled: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional(),
});
const server = (0,_resources_shapes_js__WEBPACK_IMPORTED_MODULE_2__.openObject)()
    // Nothing else matters of a disabled server.
    .transform((one) => one['disabled'] === true || one['enabled'] === false ? { disabled: true } : withType(one))
    .pipe((0,_resources_shapes_js__WEBPACK_IMPORTED_MODULE_2__.openObject)().transform((0,_validation_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBy */ .h_)(() => entry, entryMisfits)));
/** With the type that it has in the words of another client, or under `transport`. */
function withType(one) {
    const { transport, type = transport } = one;
    const word = textOf(type).toLowerCase().replaceAll(/[-_]/g, '');
    const [known] = TYPES.find((group) => group.includes(word)) ?? [];
    return known === undefined ? one : { ...one, type: known };
}
/** Servers by name, as they are written. */
const mcpServers = zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1).max(_lib_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .NAME_LIMIT */ .Uo), server);
const KEYS = ['mcpServers', 'servers'];
/** The key of the servers in a file: as it is written, and as it is meant. */
function keyOfServers(file) {
    const keys = Object.keys(Object(file)).filter((one) => (0,_validation_js__WEBPACK_IMPORTED_MODULE_3__/* .meantKey */ .Jx)(one, KEYS) !== null);
    const key = KEYS.find((one) => keys.includes(one)) ?? keys[0] ?? 'mcpServers';
    return { key, meant: (0,_validation_js__WEBPACK_IMPORTED_MODULE_3__/* .meantKey */ .Jx)(key, KEYS) ?? key };
}
/** A file with servers under a key, which can be misspelt. */
function fileWith(key, meant = key) {
    const file = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ [key]: mcpServers });
    return (0,_resources_shapes_js__WEBPACK_IMPORTED_MODULE_2__.openObject)().transform((0,_validation_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBy */ .h_)(() => file, (written) => [...nestedServers(written, key), ...misspeltKeys(written, [meant])]));
}
/** A list in a list under the same key. */
function nestedServers(written, key) {
    const nested = Object.values(Object(Object(written[key])[key]));
    if (nested.length === 0 || !nested.every(_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv))
        return [];
    return [{ path: [key, key], data: { code: 'repeated', what: 'key', name: key } }];
}
function entryMisfits(written) {
    const { command, args, url, type, protocolVersion: version, disabled } = written;
    if (disabled === true)
        return [];
    const hasCommand = command !== undefined;
    const hasUrl = url !== undefined;
    /** What servers of its kind have: of both kinds, if it can be either. */
    const pick = (local, remote) => [
        ...(hasCommand || !hasUrl ? local : []),
        ...(hasUrl || !hasCommand ? remote : []),
    ];
    const misfits = misspeltKeys(written, [...COMMON_KEYS, ...pick(LOCAL_KEYS, REMOTE_KEYS)]);
    const add = (key, data) => misfits.push({ path: [key], data });
    if (!hasCommand && !hasUrl) {
        const other = ['command', 'url'];
        misfits.push({ path: [], data: { code: 'needs', key: 'server', other } });
    }
    else if (hasCommand && hasUrl) {
        add('url', { code: 'conflict', key: 'url', other: 'command' });
    }
    if (Array.isArray(command) && typeof command[0] === 'string') {
        const program = (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTokens */ .x1)(command[0]);
        add('command', { code: 'command', reason: 'list', program, hasArgs: command.length > 1 });
    }
    const list = (Array.isArray(args) ? args : []).map(textOf);
    const elsewhere = (0,_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .windowsProblem */ .Lb)(textOf(command), list);
    if (elsewhere !== null)
        add('command', elsewhere);
    const [whole, flag, rest] = /^(--?[a-z]+) (\S+)$/.exec((0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTokens */ .x1)(list[0] ?? '')) ?? [];
    // No option of these has a blank in it.
    if (whole !== undefined && /^(?:npx|pnpx|bunx)$/.test(textOf(command))) {
        misfits.push({ path: ['args', 0], data: (0,_validation_js__WEBPACK_IMPORTED_MODULE_3__/* .valueProblem */ .FQ)(whole, [`"${flag}", "${rest}"`]) });
    }
    const known = pick(LOCAL_TYPES, REMOTE_TYPES);
    if (typeof type === 'string' && !known.includes(type)) {
        add('type', { code: 'value', value: (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTokens */ .x1)(type), nearest: (0,_validation_js__WEBPACK_IMPORTED_MODULE_3__/* .meantKey */ .Jx)(type, known), known });
    }
    if (typeof version === 'string' && !PROTOCOL_VERSIONS.includes(version)) {
        add('protocolVersion', (0,_validation_js__WEBPACK_IMPORTED_MODULE_3__/* .valueProblem */ .FQ)(version, [...PROTOCOL_VERSIONS]));
    }
    else if (version === STATELESS_VERSION && type === 'sse') {
        add('protocolVersion', { code: 'conflict', key: STATELESS_VERSION, other: type });
    }
    return misfits;
}
/** Keys that would be ignored although a known one is meant. Other keys belong to other clients. */
function misspeltKeys(written, known) {
    return Object.keys(written).flatMap((key) => {
        const nearest = known.includes(key) ? null : (0,_validation_js__WEBPACK_IMPORTED_MODULE_3__/* .meantKey */ .Jx)(key, known);
        // A server can have a key twice: once for us, once in the word of another client.
        if (nearest === null || nearest in written)
            return [];
        return [{ path: [key], data: { code: 'unknown-key', key, nearest, known: [] } }];
    });
}


/***/ }),

/***/ 35407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ meantVariable),
/* harmony export */   Lb: () => (/* binding */ windowsProblem),
/* harmony export */   P$: () => (/* binding */ ITERATION_VARIABLE),
/* harmony export */   PB: () => (/* binding */ ITERATION_FOLDER),
/* harmony export */   kv: () => (/* binding */ doubtOf),
/* harmony export */   te: () => (/* binding */ referenceProblem),
/* harmony export */   wy: () => (/* binding */ expandText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54968);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74499);



/** The folder of an iteration. It stays in the entry of a local server until an iteration starts. */
const ITERATION_VARIABLE = 'ITERATION_TMP';
const ITERATION_FOLDER = `\${${ITERATION_VARIABLE}}`;
const PREDEFINED = ['workspaceFolder', 'userHome', ITERATION_VARIABLE];
/** The predefined variable that one without a value stands for. */
const meantVariable = (name) => (0,_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .meantKey */ .Jx)(name, PREDEFINED);
/**
 * `${{ … }}` of a workflow, `${VAR}`, `${env:VAR}`, `${VAR:-default}`, `${input:x}` and `${/}` of an editor.
 * Linear: no search goes beyond the end of its reference.
 */
const REFERENCE = /\$\{(?:\{([^{}]*)|(?:env:)?([A-Za-z_]\w*|\/)(?::-([^}]*))?\}|([a-z]\w*:(?![-=?+])[^{}]*)\})/g;
/** A variable as shells write it, which no shell reads here, or what stands for a value: `<KEY>`. */
const UNFILLED = /(?:^|[=:] ?|Bearer |token |:\/\/)(?:\$(?=[A-Z\d]*_|[A-Z]+(?:$|\/))[A-Z][A-Z\d_]+|%[A-Z][A-Z\d_]+%|\$\{(?!\}|(?:\w+|\/)(?:\}|:-|:\w))(?:([A-Z][A-Z\d_]*)[-:=?+])?[^{}]*\}|(<(?:your|YOUR)[\w -]+>)|<[A-Z][A-Z\d_ -]+>)(?:$|\/)/;
/** What templates have in place of a value. */
const PLACEHOLDER = /^(?:Bearer |token )?(?:your[-_ ][\w -]{0,40}(?:key|token|secret|password)(?:[-_ ]here)?|(?:[a-z\d]{2,8}[-_])*x{3,}|(?:change|replace)[-_ ]?me|\{\{ ?\w+ ?\}\})$/i;
const OPERATOR = /^(?:\|\|?|&&|\d?>>?(?:&\d|\/dev\/null)?)$/;
/** The part of a text that has references: a search for the end of each is quadratic behind it. */
const closedPart = (text) => text.slice(0, text.lastIndexOf('}') + 1);
/** Replaces the variables in a text. `lookUp` gets the name of each, and its default. */
function expandText(text, lookUp) {
    const closed = closedPart(text);
    const expanded = closed.replace(REFERENCE, (written, _expression, variable, otherwise) => variable === undefined ? written : lookUp(variable, otherwise));
    return expanded + text.slice(closed.length);
}
/** Finds what only a workflow, an editor or a shell fills in. Null if there is none. */
function referenceProblem(text, isForShell, own = 'NAME') {
    for (const [match, expression, , , asked] of closedPart(text).matchAll(REFERENCE)) {
        const inner = expression ?? asked;
        if (inner === undefined)
            continue;
        const written = (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTokens */ .x1)(expression === undefined ? match : `${match}}}`);
        return { code: 'reference', written, variable: variableFor(inner) };
    }
    const found = isForShell ? null : UNFILLED.exec(text);
    // Others can be passwords, and are not shown. What is in braces is a name.
    const [, variable = own, placeholder = ''] = found ?? [];
    return found && { code: 'reference', written: placeholder, variable };
}
/** What may be meant otherwise in a text that no shell reads. Null if nothing is. */
function doubtOf(text, isArgument, variable = 'NAME') {
    if (PLACEHOLDER.test(text) && !(isArgument && text.startsWith('{')))
        return { code: 'reference', written: '', variable };
    if (!isArgument || !OPERATOR.test(text))
        return null;
    return { code: 'command', reason: 'shell', program: text, hasArgs: true };
}
/** A name for the value that `secrets.API_KEY` or `input:api-key` stands for: `API_KEY`. */
function variableFor(written) {
    const [, name = 'NAME'] = /^\s*\w+(?:[.:][\w-]+)*[.:]([\w-]+)/.exec(written) ?? [];
    return name.toUpperCase().replaceAll('-', '_');
}
/** What is wrong with a command that only Windows has; null if nothing is, or this is Windows. */
function windowsProblem(command, args) {
    if (process.platform === 'win32')
        return null;
    const { name } = node_path__WEBPACK_IMPORTED_MODULE_0__.win32.parse(command);
    const isShell = /^cmd$/i.test(name) && args[0]?.startsWith('/');
    const inner = isShell ? args.find((text) => !text.startsWith('/')) : undefined;
    if (inner === undefined && !/^(?:[a-z]:[\\/]|\\\\)|\.(?:exe|cmd|bat)$/i.test(command))
        return null;
    const program = (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTokens */ .x1)(inner?.split(' ', 1)[0] ?? name);
    return { code: 'command', reason: 'windows', program, hasArgs: inner !== undefined };
}


/***/ }),

/***/ 58885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readTolerantly)
/* harmony export */ });
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74499);

/** Each round leaves out what encloses the places of the one before. No schema is deeper. */
const MAX_ROUNDS = 20;
/**
 * Reads a value that another program wrote: leaves out members that do not fit the schema, items of
 * lists that cannot be read, and what needs one of them.
 *
 * @param essential members of the top level that are never left out
 * @returns the value, and what was left out; only what is wrong if nothing would be left, or an
 *   essential or required member of the top level does not fit
 */
function readTolerantly(schema, written, essential = []) {
    let value = written;
    /** Later rounds follow from the first one. */
    let first = null;
    for (let round = 0;; round += 1) {
        const parsed = parseAll(schema, value);
        if ('value' in parsed)
            return { value: parsed.value, unreadable: first ?? [] };
        const { misfits } = parsed;
        first ??= misfits;
        const cuts = misfits.map(({ path }) => presentPart(value, path));
        const isWhole = ([member, ...inner]) => member === undefined || (inner.length === 0 && essential.includes(String(member)));
        if (cuts.some(isWhole) || round === MAX_ROUNDS)
            return { misfits: first };
        value = without(value, cuts);
    }
}
/** The part of a path where there is something to leave out: a missing member costs what needs it. */
function presentPart(value, path) {
    let inner = value;
    for (const [index, key] of path.entries()) {
        if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) {
            return path.slice(0, index);
        }
        inner = Reflect.get(inner, key);
    }
    return path;
}
/** A copy without what is at the paths. None of them is empty. */
function without(value, cuts) {
    const cutsOf = Map.groupBy(cuts, ([key]) => key);
    const kept = (key, item) => {
        const inner = cutsOf.get(key)?.map((path) => path.slice(1));
        if (inner === undefined)
            return [[key, item]];
        return inner.some((path) => path.length === 0) ? [] : [[key, without(item, inner)]];
    };
    if (Array.isArray(value)) {
        return value.flatMap((item, index) => kept(index, item).map(([, one]) => one));
    }
    return Object.fromEntries(Object.entries(Object(value)).flatMap(([key, one]) => kept(key, one)));
}
/** Lists all misfits. Zod passes them as arguments, whose number the stack bounds. */
function parseAll(schema, value) {
    try {
        return (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(schema, value, Number.POSITIVE_INFINITY);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        const data = { code: 'type', expected: 'valid', observed: typeof value };
        return { misfits: [{ path: [], data }] };
    }
}


/***/ }),

/***/ 76534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ parseJsonc)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _parsed_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42482);


/** Most repeated names that are reported: the place of each is counted from the start. */
const MAX_REPEATED = 10;
/** Parses JSON with comments and trailing commas. Of names that occur twice, the last one counts. */
function parseJsonc(text) {
    try {
        return parse(text);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return (0,_parsed_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unparsed */ .f)('the nesting is too deep');
    }
}
function parse(text) {
    const found = [];
    const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, found, { allowTrailingComma: true });
    const placeAt = (offset) => {
        const before = text.slice(0, offset).split('\n');
        return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    };
    const placeOf = (path) => {
        for (let length = path.length; root !== undefined && length > 0; length -= 1) {
            const node = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.findNodeAtLocation)(root, path.slice(0, length));
            const key = typeof path[length - 1] === 'string' ? node?.parent : node;
            if (key !== undefined)
                return placeAt(key.offset);
        }
        return placeAt(root?.offset ?? 0);
    };
    // Later errors mostly follow from the first one.
    const errors = found.slice(0, 1).map(({ error, offset }) => {
        const words = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(error).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
        return { detail: words.toLowerCase(), place: placeAt(offset) };
    });
    const repeated = (root === undefined ? [] : repeatedNames(root))
        .slice(0, MAX_REPEATED)
        .map(({ value, offset }) => ({ key: String(value), place: placeAt(offset) }));
    return { value: root === undefined ? undefined : (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.getNodeValue)(root), errors, repeated, placeOf };
}
function repeatedNames({ type, children = [] }) {
    const names = type === 'object' ? children.flatMap((pair) => pair.children?.[0] ?? []) : [];
    const seen = new Set();
    const repeated = names.filter(({ value }) => seen.has(value) || !seen.add(value));
    return [...repeated, ...children.flatMap(repeatedNames)];
}


/***/ }),

/***/ 42482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ unparsed)
/* harmony export */ });
const TOP = { line: 1, column: 1 };
/** What comes of a text that a parser gives up on, such as one that is nested too deep. */
function unparsed(detail) {
    return { value: undefined, errors: [{ detail, place: TOP }], repeated: [], placeOf: () => TOP };
}


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


/***/ })

};
