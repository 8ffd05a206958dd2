export const id = 3122;
export const ids = [3122];
export const modules = {

/***/ 43122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   watchedPaths: () => (/* binding */ watchedPaths)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _jsonc_servers_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95481);



const DEFAULT_CONFIG = '.mcp.json';
const FILE_INPUTS = ['suite-file', 'gate-file'];
const FOLDER_VARIABLE = /\$\{(?:workspaceFolder|GITHUB_WORKSPACE)\}/g;
/**
 * Suite files, the list of servers, files of variables, and what the commands of these name: a file with the code beside
 * and below it, or a folder. Of what lies in the folder itself that everything runs in, the files alone.
 */
async function watchedPaths(asked, environmentFiles, folder) {
    const named = environmentFiles.map((file) => node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, file));
    const found = { files: new Set(named), folders: new Set() };
    const configs = new Set();
    for (const raw of asked) {
        for (const input of FILE_INPUTS) {
            const file = raw[input];
            if (file)
                found.files.add(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, file));
        }
        configs.add(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, raw['mcp-config'] || DEFAULT_CONFIG));
    }
    for (const config of configs) {
        found.files.add(config);
        for (const named of await namedInServers(config, folder))
            await addNamed(named, folder, found);
    }
    return found;
}
/** Words of the servers' commands that may be paths; none where the file cannot be read, which a run tells. */
async function namedInServers(config, folder) {
    let servers;
    try {
        servers = (0,_jsonc_servers_file_js__WEBPACK_IMPORTED_MODULE_2__/* .serversIn */ .AX)(await (0,_jsonc_servers_file_js__WEBPACK_IMPORTED_MODULE_2__/* .serversFileValue */ .AI)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(config, 'utf8')));
    }
    catch {
        return [];
    }
    return Object.values(servers)
        .filter(_jsonc_servers_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)
        .flatMap(({ command, args, cwd }) => {
        const known = (word) => word.replace(FOLDER_VARIABLE, () => folder);
        const from = typeof cwd === 'string' ? node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, known(cwd)) : folder;
        const words = [command, ...(Array.isArray(args) ? args : [])];
        return words
            .filter((word) => typeof word === 'string' && word !== '' && !word.startsWith('-'))
            .map((word) => node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(from, known(String(word))));
    });
}
async function addNamed(place, folder, found) {
    const within = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(folder, place);
    const steps = within.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    if (within === '' || steps[0] === '..' || node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(within))
        return;
    if (steps.includes('node_modules'))
        return;
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(place).catch(() => null);
    if (stats?.isDirectory())
        found.folders.add(place);
    if (!stats?.isFile())
        return;
    found.files.add(place);
    const beside = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(place);
    if (beside !== folder)
        found.folders.add(beside);
}


/***/ }),

/***/ 95481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u4: () => (/* binding */ isRecord),
  VU: () => (/* binding */ serverDoubts),
  K$: () => (/* binding */ serverPlaces),
  AI: () => (/* binding */ serversFileValue),
  AX: () => (/* binding */ serversIn)
});

// UNUSED EXPORTS: SERVERS_KEYS, serversKeyOf

;// CONCATENATED MODULE: ./build/jsonc/jsonc-text.js
/** Far deeper than any configuration, far from where walking it overflows the stack. */
const MAX_DEPTH = 100;
/** What the parser means by its codes, by their names. */
const FAULTS = {
    InvalidSymbol: 'is no value of JSON: texts stand in double quotes, and there are `true`, `false`, `null` and numbers.',
    InvalidNumberFormat: 'is no number of JSON.',
    PropertyNameExpected: 'a key in double quotes is missing here.',
    ValueExpected: 'a value is missing here.',
    ColonExpected: 'a `:` is missing before this.',
    CommaExpected: 'a comma is missing before this.',
    CloseBraceExpected: 'a `}` is missing.',
    CloseBracketExpected: 'a `]` is missing.',
    EndOfFileExpected: 'stands behind the end of the value.',
    InvalidCommentToken: 'is no comment.',
    UnexpectedEndOfComment: 'a comment lacks its `*/`.',
    UnexpectedEndOfString: 'a text lacks its closing quote.',
    UnexpectedEndOfNumber: 'is no number of JSON.',
    InvalidUnicode: 'has a `\\u` without four digits behind it.',
    InvalidEscapeCharacter: 'has a `\\` that JSON does not know; write `\\\\` for one.',
    InvalidCharacter: 'has a control character in a text; write it as an escape, such as `\\t`.',
};
/**
 * Reads JSON as editors take it in their settings: with comments, and with commas behind the last
 * member.
 */
async function parseJsonc(written) {
    const { createScanner, findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } = await __webpack_require__.e(/* import() */ 9547).then(__webpack_require__.t.bind(__webpack_require__, 99547, 19));
    // Editors on Windows put a byte order mark in front.
    const text = written.replace(/^\uFEFF/, '');
    const placeAt = (offset) => lineAndColumn(text, offset);
    const deep = depthFault(text, createScanner(text, true));
    if (deep !== null)
        return { place: placeAt(deep), fault: `nests deeper than ${MAX_DEPTH} levels.` };
    const errors = [];
    const root = parseTree(text, errors, { allowTrailingComma: true });
    const [first] = errors.toSorted((a, b) => a.offset - b.offset);
    if (first !== undefined || root === undefined) {
        const known = first === undefined ? undefined : FAULTS[printParseErrorCode(first.error)];
        const fault = known ?? 'is not valid JSON.';
        return text.trim() === ''
            ? { place: '1:1', fault: 'is empty.' }
            : { place: placeAt(first?.offset ?? 0), fault };
    }
    const find = (path) => findNodeAtLocation(root, path.map((key) => (typeof key === 'symbol' ? String(key) : key)));
    return {
        value: getNodeValue(root),
        placeOf: (path) => {
            const lengths = path.map((_, index) => path.length - index);
            const nearest = lengths.map((length) => find(path.slice(0, length))).find((node) => node);
            return placeAt(beginning(nearest ?? root));
        },
        repeatedKeys: (path) => repeated(find(path), placeAt),
    };
}
/** Offset of the first bracket that is too deep. The parser goes down by calling itself. */
function depthFault(text, scanner) {
    let depth = 0;
    while (scanner.getPosition() < text.length) {
        scanner.scan();
        const offset = scanner.getTokenOffset();
        // No other token begins with one of these.
        const begin = text[offset];
        if (begin === '{' || begin === '[')
            depth += 1;
        if (begin === '}' || begin === ']')
            depth -= 1;
        if (depth > MAX_DEPTH)
            return offset;
    }
    return null;
}
const beginning = (node) => node.parent?.type === 'property' ? node.parent.offset : node.offset;
function repeated(node, placeAt) {
    const first = new Map();
    return (node?.type === 'object' ? (node.children ?? []) : []).flatMap((member) => {
        const key = String(member.children?.[0]?.value);
        const earlier = first.get(key);
        if (earlier === undefined)
            first.set(key, member.offset);
        return earlier === undefined
            ? []
            : [{ key, place: placeAt(member.offset), first: placeAt(earlier) }];
    });
}
function lineAndColumn(text, offset) {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    return `${line}:${before.length - before.lastIndexOf('\n')}`;
}

;// CONCATENATED MODULE: ./build/jsonc/servers-file.js

/** Below which agents and editors list their MCP servers, in the same way. The first that is there counts. */
const SERVERS_KEYS = ['mcpServers', 'servers'];
/** Which key of a file has the servers; null where there is none. */
function serversKeyOf(file) {
    if (!isRecord(file))
        return null;
    return SERVERS_KEYS.find((key) => Object.hasOwn(file, key)) ?? null;
}
/** Servers of a file by their names, as they are written; none where the file is no list of servers. */
function serversIn(file) {
    const key = serversKeyOf(file);
    const servers = key === null || !isRecord(file) ? undefined : file[key];
    return isRecord(servers) ? servers : {};
}
/** What a file holds; null where it is not valid, of which whoever reads it for good tells. */
async function serversFileValue(text) {
    const read = await parseJsonc(text);
    return 'fault' in read ? null : read.value;
}
/**
 * Where a file that names MCP servers has each of them, as `line:column`, or the part that is told about,
 * where that begins with its path (`env.TOKEN: …`); null where it cannot be told.
 */
async function serverPlaces(text) {
    const read = await parseJsonc(text);
    if ('fault' in read)
        return () => null;
    const key = serversKeyOf(read.value);
    const servers = serversIn(read.value);
    return (name, told = '') => {
        if (key === null)
            return null;
        const server = Object.hasOwn(servers, name) ? servers[name] : undefined;
        return read.placeOf([key, name, ...partToldOf(server, told)]);
    };
}
/** A variable as a shell writes it, or Windows, and nothing else. */
const LONE_VARIABLE = /^(?:Bearer )?(?:\$[A-Z][A-Z\d_]{0,63}|%[A-Z][A-Z\d_]{0,63}%)$/;
/** What of a server is made of variables most of the time. */
const OF_VARIABLES = ['env', 'headers'];
/** What of its servers whoever wrote a file likely meant otherwise. */
async function serverDoubts(text) {
    const read = await parseJsonc(text);
    if ('fault' in read)
        return [];
    const key = serversKeyOf(read.value) ?? '';
    return Object.entries(serversIn(read.value)).flatMap(([name, server]) => {
        if (!isRecord(server))
            return [];
        const file = server['envFile'] === undefined ? [] : [['envFile']];
        const texts = OF_VARIABLES.flatMap((part) => loneVariables(server[part], part));
        return [...file, ...texts].map((path) => ({
            ...{ name, place: read.placeOf([key, name, ...path]) },
            what: path.length === 1 ? { envFile: true } : { variable: path.join('.') },
        }));
    });
}
const loneVariables = (value, part) => Object.entries(isRecord(value) ? value : {})
    .filter(([, text]) => typeof text === 'string' && LONE_VARIABLE.test(text))
    .map(([name]) => [part, name]);
/** The part of a value whose path a text begins with. */
function partToldOf(value, told) {
    const isOf = (part) => told.startsWith(part) && /^[:.[]/.test(told.slice(part.length));
    const found = Array.isArray(value)
        ? value.map((item, index) => [index, `[${index}]`, item])
        : Object.entries(isRecord(value) ? value : {}).map(([at, item]) => [at, at, item]);
    const part = found.find(([, written]) => isOf(written));
    if (part === undefined)
        return [];
    const [at, written, inside] = part;
    return [at, ...partToldOf(inside, told.slice(written.length).replace(/^\./, ''))];
}
/** Whether a value of JSON is an object. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
