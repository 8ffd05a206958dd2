export const id = 4499;
export const ids = [4499];
export const modules = {

/***/ 74499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ parseFile),
/* harmony export */   FQ: () => (/* binding */ valueProblem),
/* harmony export */   Jx: () => (/* binding */ meantKey),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   NF: () => (/* binding */ misfitsIn),
/* harmony export */   Uj: () => (/* binding */ needsAny),
/* harmony export */   aZ: () => (/* binding */ MAX_PROBLEMS),
/* harmony export */   cg: () => (/* binding */ addressProblem),
/* harmony export */   go: () => (/* binding */ typeName),
/* harmony export */   h_: () => (/* binding */ parseBy),
/* harmony export */   nh: () => (/* binding */ notFoundProblem),
/* harmony export */   pD: () => (/* binding */ addMisfits),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   ql: () => (/* binding */ addMisfit),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   yp: () => (/* binding */ mostProblems)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88532);
/* harmony import */ var _lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92082);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9269);
/* harmony import */ var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46159);
/* harmony import */ var _lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54968);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95498);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13099);







/** Most mistakes of a file that are reported. */
const MAX_PROBLEMS = 100;
/** UTF-16 units of a text that a problem shows. */
const SHOWN = 200;
/** Words for one thing: of suites, of the API, of other eval tools, of other clients of MCP. */
const SYNONYMS = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_5__/* .groupsIn */ .w)(`
with arguments args input params, call toolName tool, prompt query question, runs repeat repeats iterations times, server serverName, path json jsonPath in,
read uri resource, calls expectTools expectedToolCalls tools, save capture, error expectError,
expect assertion assert assertions expected, title name description, tests cases evals,
toolTimeout timeout, contains needle text textContains responseContains, equals text textEquals,
matches pattern regex $pattern $regex textMatches responseMatches, command cmd, env environment,
url httpUrl serverUrl endpoint, cwd workingDirectory workingDir dir, headers bearerToken apiKey,
concurrency parallel, setup before beforeAll, teardown after afterAll, type transport,
http remote, mcpServers mcp context_servers mcp.servers, workspaceFolder workspaceRoot workspace, output out o report reporter, suite-file file, mcp-config config, filter grep`);
/** The known key that a misspelt one, or one of another tool, stands for. */
function meantKey(key, known) {
    if (known.includes(key))
        return key;
    // They look like others, which they do not mean.
    if (/^(?:not[A-Z]\w*|mcpServers)$/.test(key))
        return null;
    const near = (0,_lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .q)(key, [...SYNONYMS.flat(), ...known]) ?? key;
    const words = SYNONYMS.filter((group) => group.includes(near)).flat();
    return words.find((word) => known.includes(word)) ?? (0,_lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .q)(key, known) ?? null;
}
/** Issues of our own schemas carry what is wrong as data. */
function addMisfit(context, path, data) {
    // Zod changes the path, which mistakes can share.
    context.addIssue({ code: 'custom', path: [...path], params: { data } });
}
/** Refuses an object that has none of some keys. */
const needsAny = (key, other) => (value, context) => {
    if (other.some((one) => Reflect.get(value, one) !== undefined))
        return;
    addMisfit(context, [], { code: 'needs', key, other });
};
/** Adds the first mistake of each place, and all names there that stand for nothing. */
function addMisfits(context, misfits) {
    const places = new Set();
    for (const { path, data } of misfits) {
        const place = JSON.stringify(path);
        if (data.code === 'not-found' || !places.has(place))
            addMisfit(context, path, data);
        places.add(place);
    }
}
/** Parses a value that somebody else wrote, or lists what is wrong with it. */
function parse(schema, value, maxMisfits = MAX_PROBLEMS) {
    /** Schemas of known keys by the unknown ones. */
    const known = new Map();
    const parsed = schema.safeParse(value, {
        error: (issue) => {
            if (issue.code === 'unrecognized_keys')
                known.set(issue.keys, Object(Object(issue.inst).shape));
            return undefined;
        },
        reportInput: true,
    });
    if (parsed.success)
        return { value: parsed.data };
    const misfits = parsed.error.issues
        .slice(0, maxMisfits)
        .flatMap((issue) => misfitsOf(issue, known));
    return { misfits: withoutMeant(misfits) };
}
/**
 * A transform that parses by the schema that a look at the value picks: its mistakes are those of this
 * schema.
 *
 * @param find mistakes that the schema does not see. Only the first mistake of a place counts.
 */
function parseBy(pick, find) {
    return (value, context) => {
        const parsed = parse(pick(value), value);
        addMisfits(context, [...find(value), ...('misfits' in parsed ? parsed.misfits : [])]);
        return 'value' in parsed ? parsed.value : zod__WEBPACK_IMPORTED_MODULE_6__/* .NEVER */ .tm;
    };
}
function misfitsIn(schema, value) {
    const parsed = parse(schema, value);
    return 'misfits' in parsed ? parsed.misfits : [];
}
/** Misfits of the value at a path. */
const within = (at, misfits) => misfits.map(({ path, data }) => ({ path: [...at, ...path], data }));
/** A misspelt key is one mistake, and not a missing key as well. Keys next to nothing belong below it. */
function withoutMeant(misfits) {
    const meant = new Set();
    const emptyIn = new Set();
    for (const { path, data } of misfits) {
        const around = path.slice(0, -1);
        if (data.code === 'type' && data.observed === 'null')
            emptyIn.add(pathText(around));
        if (data.code !== 'unknown-key' || data.nearest === null)
            continue;
        meant.add(pathText([...around, data.nearest]));
    }
    const isMeant = (path, key) => meant.has(pathText([...path, key]));
    return misfits.filter(({ path, data }) => {
        const around = path.slice(0, -1);
        if (data.code === 'unknown-key')
            return data.nearest !== null || !emptyIn.has(pathText(around));
        if (data.code === 'missing')
            return !isMeant(around, data.key);
        return data.code !== 'needs' || !data.other.some((key) => isMeant(path, key));
    });
}
function misfitsOf(issue, shapes) {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    const misfit = (data) => [{ path, data }];
    const { input } = issue;
    switch (issue.code) {
        case 'unrecognized_keys': {
            const shape = shapes.get(issue.keys) ?? {};
            const [known, own] = [Object.keys(shape), Object(input)];
            return issue.keys.slice(0, MAX_PROBLEMS).flatMap((key) => {
                const near = meantKey(key, known);
                const nearest = near !== null && near in own ? null : near;
                // Its value is that of the key that is meant.
                const meant = shape[nearest ?? ''];
                const misfits = meant === undefined ? [] : misfitsIn(meant, own[key]);
                const data = { code: 'unknown-key', key, nearest, known };
                return within([...path, key], [{ path: [], data }, ...misfits]);
            });
        }
        case 'invalid_type':
            if (input === undefined)
                return misfit({ code: 'missing', key: String(path.at(-1) ?? '') });
            return misfit({ code: 'type', expected: issue.expected, observed: typeName(input) });
        case 'invalid_value':
            return misfit(valueProblem(input, issue.values.map(String)));
        case 'invalid_union': {
            const { discriminator, options } = { options: [], discriminator: undefined, ...issue };
            if (discriminator !== undefined) {
                const own = Object(input);
                const value = Reflect.get(own, discriminator);
                const isMeant = (one) => meantKey(one, [discriminator]) === discriminator;
                const key = value === undefined ? Object.keys(own).find(isMeant) : undefined;
                if (key === undefined)
                    return misfit(valueProblem(value, [...options].map(String)));
                const data = { code: 'unknown-key', key, nearest: discriminator, known: [] };
                return [{ path: [...path.slice(0, -1), key], data }];
            }
            const alternatives = issue.errors.map((all) => withoutMeant(all.flatMap((one) => misfitsOf(one, shapes))));
            return within(path, meantMisfits(alternatives));
        }
        case 'invalid_format': {
            const observed = JSON.stringify((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)((0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .maskTokens */ .x1)(String(input)), SHOWN));
            return misfit({ code: 'type', expected: issue.format, observed });
        }
        case 'too_small':
        case 'too_big': {
            const min = 'minimum' in issue ? Number(issue.minimum) : null;
            const max = 'maximum' in issue ? Number(issue.maximum) : null;
            const range = { code: 'range', what: issue.origin, min, max };
            if (issue.inclusive === false)
                range.isExclusive = true;
            return misfit(range);
        }
        case 'invalid_key':
            return within(path, issue.issues.flatMap((one) => misfitsOf(one, shapes)));
        case 'custom': {
            const data = issue.params?.['data'];
            // A schema within a schema does not know its key.
            const isUnnamed = data.code === 'missing' && data.key === '';
            return misfit(isUnnamed ? { ...data, key: String(path.at(-1) ?? '') } : data);
        }
        default:
            return misfit({ code: 'type', expected: 'valid', observed: typeName(input) });
    }
}
/** Mistakes by the alternative that has the type of the value, and the fewest; else by the first. */
function meantMisfits(alternatives) {
    const isOther = ({ path, data }) => path.length === 0 && (data.code === 'type' || data.code === 'value');
    const fitting = alternatives.filter((misfits) => !misfits.some(isOther));
    const [fewest] = fitting.sort((a, b) => a.length - b.length);
    return fewest ?? alternatives[0] ?? [];
}
/** Checks what a parser made of the file `source`, or lists all that is wrong by its lines. */
function parseFile(text, source, format, schema) {
    const placeOf = (place, path = '') => ({ source, isInput: false, ...place, path });
    const placeAt = (path) => placeOf(text.placeOf(path), pathText(path));
    const problemAt = (path, data) => ({ place: placeAt(path), data });
    if (text.errors.length > 0) {
        const problems = text.errors.slice(0, MAX_PROBLEMS).map(({ detail, place }) => {
            return { place: placeOf(place), data: { code: 'syntax', format, detail } };
        });
        return { problems, placeAt, problemAt };
    }
    // Editors read the first. The others hold anchors of YAML.
    const written = Object(text.value);
    for (const key of Object.keys(written))
        if (/^(?:\$schema$|x-)/.test(key))
            delete written[key];
    const parsed = parse(schema, text.value, Infinity);
    const problems = text.repeated.map(({ key, place }) => {
        const data = { code: 'repeated', what: 'key', name: (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .maskTokens */ .x1)(key) };
        return { place: placeOf(place), data };
    });
    const { misfits } = { misfits: [], ...parsed };
    problems.push(...misfits.map(({ path, data }) => problemAt(path, data)));
    if ('value' in parsed && problems.length === 0)
        return { ...parsed, placeAt, problemAt };
    return { problems: mostProblems(problems), placeAt, problemAt };
}
/** The first mistakes of a file, and how many more there are. */
function mostProblems(problems) {
    const first = problems.toSorted(byPlace).slice(0, MAX_PROBLEMS);
    const count = problems.length - first.length;
    const { source = '' } = first[0]?.place ?? {};
    return count === 0
        ? first
        : [...first, { place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfFile */ .T2)(source), data: { code: 'more', count } }];
}
function byPlace({ place: a }, { place: b }) {
    return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
/** What is wrong with a value that must be one of a list. */
function valueProblem(value, known) {
    if ((value ?? null) === null)
        return { code: 'value', value: null, nearest: null, known };
    const written = typeof value === 'object' ? typeName(value) : (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .maskTokens */ .x1)(String(value));
    return { code: 'value', value: written, nearest: (0,_lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .q)(written, known) ?? null, known };
}
/** What is wrong with a name that stands for nothing. */
function notFoundProblem(what, name, known) {
    const nearest = (0,_lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .q)(name, known) ?? null;
    return { code: 'not-found', what, name, nearest, known };
}
/** The type of a value, in the words of JSON; a number and a boolean as they are. */
function typeName(value) {
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_0__/* .typeOf */ .QP)(value);
}
/** Writes a path as people do: `tests[0].steps[1].call`. */
function pathText(path) {
    return path.reduce((text, part) => {
        if (typeof part === 'number')
            return `${text}[${part}]`;
        return text === '' ? part : `${text}.${part}`;
    }, '');
}
/** What is wrong with an address; null: nothing. */
function addressProblem(address) {
    const { protocol = '', username = '', password = '' } = URL.parse(address) ?? {};
    if (!/^https?:$/.test(protocol))
        return { code: 'address', reason: 'form' };
    return `${username}${password}` === '' ? null : { code: 'address', reason: 'credentials' };
}


/***/ }),

/***/ 61555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   nm: () => (/* binding */ MAX_NODES),
/* harmony export */   qr: () => (/* binding */ pathMistake),
/* harmony export */   zM: () => (/* binding */ findNodes)
/* harmony export */ });
/* harmony import */ var json_p3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50393);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34665);


/** Most values that a path may lead to. */
const MAX_NODES = 10_000;
const environment = new json_p3__WEBPACK_IMPORTED_MODULE_0__/* .JSONPathEnvironment */ .Dd({ maxRecursionDepth: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MESSAGE_DEPTH */ .To });
/** Texts and large integers of a path. */
const LITERALS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?<![\w.])\d{16,}/g;
/** What is wrong with a JSON path, in words of its reader; null: nothing. */
function pathMistake(path) {
    if (!path.startsWith('$'))
        return 'it must begin with `$`';
    try {
        environment.compile(path);
        const literals = path.match(LITERALS) ?? [];
        const rounded = literals.find((one) => Number(one) > Number.MAX_SAFE_INTEGER);
        return rounded === undefined ? null : `the integer ${rounded} in it is above 2^53`;
    }
    catch (error) {
        if (!(error instanceof json_p3__WEBPACK_IMPORTED_MODULE_0__/* .JSONPathError */ .s_))
            throw error;
        return mistakeOf(path, error);
    }
}
function mistakeOf(path, error) {
    const { index } = error.token;
    if (/^un(closed|balanced)/.test(error.message))
        return 'a bracket or quote in it is not closed';
    const [character] = path.slice(index);
    if (character === undefined)
        return 'it ends too early';
    const place = `at character ${index + 1}`;
    const [, item] = /^\.(\d{1,15})/.exec(path.slice(index - 1)) ?? [];
    if (item !== undefined)
        return `${place}, write an item of a list as \`[${item}]\``;
    if (error instanceof json_p3__WEBPACK_IMPORTED_MODULE_0__/* .JSONPathSyntaxError */ .R7)
        return `\`${character}\` ${place} is not expected`;
    // What is wrong with a function or an index. The library quotes a part of the path at the end.
    return `${place}: ${error.message.split(" ('")[0]}`;
}
function isRooted({ segments }, value) {
    const starts = segments.map((_, at) => new json_p3__WEBPACK_IMPORTED_MODULE_0__/* .JSONPathQuery */ .Qj(environment, segments.slice(0, at + 1)));
    const start = starts.findLast((one) => one.singularQuery());
    return start === undefined || start.match(value) !== undefined;
}
/**
 * Follows a JSON path (RFC 9535) without a mistake through JSON; only what it owns is found.
 * Patterns in it may take forever: use it in a task.
 */
function findNodes(path, value) {
    const query = environment.compile(path);
    const isSingular = query.singularQuery();
    const found = { values: [], locations: [], isSingular, isRooted: isRooted(query, value) };
    try {
        for (const node of query.lazyQuery(value)) {
            if (found.values.length === MAX_NODES)
                return { limit: 'nodes' };
            found.values.push(node.value);
            found.locations.push(node.location);
        }
    }
    catch (error) {
        // A path without a mistake throws at the limit of depth only.
        if (error instanceof json_p3__WEBPACK_IMPORTED_MODULE_0__/* .JSONPathError */ .s_)
            return { limit: 'size' };
        throw error;
    }
    return found;
}
/** Writes a location as a JSON path, such as `$.a[0]["b c"]`. */
function pathOf(location) {
    const parts = location.map((part) => {
        if (typeof part === 'number')
            return `[${part}]`;
        return /^[A-Za-z_]\w*$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`;
    });
    return `$${parts.join('')}`;
}


/***/ }),

/***/ 92082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   Qv: () => (/* binding */ objectsIn),
/* harmony export */   RK: () => (/* binding */ nestsDeeper),
/* harmony export */   n4: () => (/* binding */ isEqual),
/* harmony export */   tX: () => (/* binding */ differences),
/* harmony export */   v: () => (/* binding */ isUnsafeInteger)
/* harmony export */ });
/* harmony import */ var _json_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61555);

/** Whether a value is an object of JSON. */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The objects of a list; none if it is no list. */
const objectsIn = (list) => Array.isArray(list) ? list.filter(isObject) : [];
/** The type of a JSON value, in the words of JSON Schema. All numbers are of type `number`. */
function typeOf(value) {
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'array' : typeof value;
}
/** Whether a value is an integer beyond 2^53, which `JSON.parse` has rounded. */
const isUnsafeInteger = (value) => Number.isInteger(value) && !Number.isSafeInteger(value);
/** Yields the places where two values differ. An integer beyond 2^53 equals none. */
function* differences(expected, observed, location = []) {
    const areLists = Array.isArray(expected) && Array.isArray(observed);
    if (!areLists && !(isObject(expected) && isObject(observed))) {
        if (expected !== observed || isUnsafeInteger(observed))
            yield { path: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(location), expected, observed };
        return;
    }
    const [wanted, found] = [new Map(Object.entries(expected)), new Map(Object.entries(observed))];
    for (const key of new Set([...wanted.keys(), ...found.keys()])) {
        const at = [...location, areLists ? Number(key) : key];
        if (!wanted.has(key))
            yield { path: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(at), observed: found.get(key) };
        else if (!found.has(key))
            yield { path: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(at), expected: wanted.get(key) };
        else
            yield* differences(wanted.get(key), found.get(key), at);
    }
}
/** Whether two values are the same JSON, whatever the order of their members. */
const isEqual = (expected, observed) => differences(expected, observed).next().done === true;
/** Whether lists and objects nest deeper. */
function nestsDeeper(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((item) => nestsDeeper(item, levels - 1));
}


/***/ }),

/***/ 34665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   To: () => (/* binding */ MAX_MESSAGE_DEPTH),
/* harmony export */   Uo: () => (/* binding */ NAME_LIMIT),
/* harmony export */   W$: () => (/* binding */ TEXT_LIMIT),
/* harmony export */   WL: () => (/* binding */ VALUE_LIMIT),
/* harmony export */   _o: () => (/* binding */ MAX_TIMER_MS),
/* harmony export */   fv: () => (/* binding */ MAX_MESSAGE_BYTES),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   u2: () => (/* binding */ MAX_MESSAGE_VALUES)
/* harmony export */ });
/** UTF-16 units of one foreign text, such as an answer or an error. */
const TEXT_LIMIT = 20_000;
/** UTF-16 units of a value that an assertion compares. */
const VALUE_LIMIT = 4_000;
/** UTF-16 units of a name or title. */
const NAME_LIMIT = 500;
/** Bytes of a file that the user names. */
const MAX_FILE_BYTES = 4 * 2 ** 20;
/** Bytes of one MCP message. */
const MAX_MESSAGE_BYTES = 10 * 2 ** 20;
/** Values of one MCP message: members of objects and items of lists. Real servers send 1,651 at most. */
const MAX_MESSAGE_VALUES = 250_000;
/** How deep lists and objects of one MCP message nest. Real servers need 12 levels. */
const MAX_MESSAGE_DEPTH = 500;
/** Timers of more milliseconds fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;


/***/ }),

/***/ 9269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ namesIn),
/* harmony export */   w: () => (/* binding */ groupsIn)
/* harmony export */ });
/** The names in texts, with blanks between them. Their types are the names, for enums. */
const namesIn = (...texts) => 
// The type splits as the code does.
texts.flatMap((text) => text.split(' '));
/** Groups of words, divided by commas. */
const groupsIn = (text) => text.split(',').map((group) => group.trim().split(/\s+/));


/***/ }),

/***/ 46159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var damerau_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66917);

/** Names are compared up to this length, so that a hostile one costs little. */
const COMPARED_LENGTH = 128;
/**
 * Finds the known name that a misspelt one stands for.
 *
 * Letter case and separators do not count: `min_pass_rate` stands for `minPassRate`. A letter that is
 * wrong, missing, or too many is one slip, and so are two neighbours in the wrong order. One slip is
 * allowed for every three letters, three at most. The order of words counts little: `callTool` stands
 * for `toolCall`.
 *
 * @returns the nearest name; of several the longest, since people forget more letters than they add;
 *   then the first. `undefined` if none is near enough
 */
function nearestName(written, known) {
    const [letters, sorted] = lettersOf(written);
    if (letters === '')
        return undefined;
    let nearest;
    let least = Math.min(3, Math.floor(letters.length / 3)) + 0.5;
    for (const name of known) {
        const [others, sortedOthers] = lettersOf(name);
        const isInOrder = letters === sorted && others === sortedOthers;
        const reordered = isInOrder ? Infinity : distance(sorted, sortedOthers) + 0.2;
        const slips = Math.min(distance(letters, others), reordered);
        if (slips < least) {
            nearest = name;
            least = slips;
        }
    }
    return nearest;
}
/** The slips between two names, and a part of one: less, the longer they are. */
function distance(one, other) {
    const { steps, relative } = damerau_levenshtein__WEBPACK_IMPORTED_MODULE_0__(one, other);
    return steps + relative / 10;
}
/** The letters of a name, and with its words sorted. */
function lettersOf(name) {
    const compared = name.slice(0, COMPARED_LENGTH).normalize('NFC');
    const words = compared.split(/[^\p{L}\p{M}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u);
    const lower = words.map((word) => word.toLowerCase());
    return [lower.join(''), lower.toSorted().join('')];
}


/***/ }),

/***/ 54968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VY: () => (/* binding */ secretsIn),
/* harmony export */   r4: () => (/* binding */ secretsOfVariable),
/* harmony export */   x1: () => (/* binding */ maskTokens)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95498);

/** Which values of a server's configuration are secrets: by their name, their shape, their place. */
/** Names of secrets. `monkey`, `author` and `bypass` are none. */
const SECRET_NAME = /(?<!mon)key(?!word|board)|token|secret|(?<!by|com|tres)pass(?!age|ed|ing|ive)|credential|auth(?!or(?!i[sz]))|private|cookie|dsn|jwt|webhook|conn(?:ection)?[-_]?str|signature|(?:^|[^a-z])(?:cred|otp|pat|pin|pwd?|salt|sas|seed|sig|totp)(?:s?$|[^a-z])/i;
/** Ends and beginnings of names that describe a secret, and hold none: `TOKEN_LIMIT`, `MAX_TOKENS`. */
const DESCRIBING = /(?:^|[^a-z])(?:alg|algorithm|count|dir|domain|enabled|endpoint|expires|expiry|file|format|host|id|issuer|kind|length|limit|method|mode|name|path|port|prefix|provider|realm|region|required|scheme|scope|size|timeout|ttl|type|ur[il]|version)s?$|^(?:max|min|num|total|use|enable|disable|require|old)[^a-z]|^(?:old)?pwd$/i;
const SECRET_ADDRESS = /webhook|dsn|conn(?:ection)?[-_]?str/i;
/** Keys of well-known services, by their first letters. */
const KNOWN_TOKEN = /(?<![A-Za-z\d])(?:gh[pousr]_[A-Za-z\d]{10,}|github_pat_\w{10,}|gl(?:pat|dt|rt|ptt)-[\w-]{10,}|(?:sk|pk|rk)[-_][\w-]{10,}|xox[a-z]-[\w-]{8,}|xapp-[\w-]{8,}|A(?:KIA|SIA|ROA|IDA)[A-Z\d]{12,}|AIza[\w-]{20,}|npm_[A-Za-z\d]{20,}|pypi-[\w-]{16,}|hf_[A-Za-z\d]{16,}|ya29\.[\w-]{10,}|dop_v1_[A-Za-z\d]{16,}|SG\.[\w-]{10,}\.[\w-]{10,}|(?<![\w-])eyJ[\w-]{6,4000}\.[\w-]{6,4000}(?:\.[\w-]*)?)/g;
const PRIVATE_KEY = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/;
/** Digests and commits look random, and are public. */
const DIGEST = /\b(?:sha\d{1,3}|md5)[-:][\w+/=]+|\b[\da-f]{40}\b/gi;
const RUN = /[A-Za-z\d]{16,}/g;
/** Numbers, versions, words, hosts, paths, addresses. `T024BE7LD` or a UUID in one may be a key. */
const PUBLIC_VALUE = /^(?:[-+v]?\d{1,15}(?:[.,]\d{1,6}){0,3}(?:%|[a-z]{1,3})?|@?[a-z]{1,15}(?:[-_.+~/][a-z\d]{1,12}){0,4}|(?:[a-z\d-]{1,63}\.){1,9}[a-z]{2,24}(?::\d{1,5})?|(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?|(?:~|\.{1,2}|[A-Z]:)?[\\/][\w .\\/@-]*|https?:\/\/(?:[a-z\d-]{1,63}\.){0,9}[a-z\d-]{1,63}(?::\d{1,5})?(?:\/(?:v?\d{1,5}|[a-z]{1,15}(?:[-_.~][a-z\d]{1,12}){0,4})?){0,9})$/i;
/** What the runner and any shell set. */
const PUBLIC_VARIABLE = /^(?:CI|HOME|HOSTNAME|LANG|LANGUAGE|LC_\w*|LOGNAME|NODE_ENV|(?:OLD)?PWD|PATH|SHELL|TE?MP|TERM|TMPDIR|TZ|USER|USERNAME|USERPROFILE|XDG_\w*|RUNNER_\w*|GITHUB_(?!TOKEN)\w*)$/i;
/** Whether what stands under a name is likely a secret: a variable, a header, a flag, a parameter. */
function isSecretName(name) {
    const words = name.replace(/([a-z\d])([A-Z])/g, '$1_$2');
    if (SECRET_ADDRESS.test(words))
        return true;
    return SECRET_NAME.test(words) && !DESCRIBING.test(words);
}
/** Whether letters and digits change as often as in random text, unlike in words. */
function isRandom(run) {
    if (!/\d/.test(run) && !/[a-z][A-Z]/.test(run))
        return false;
    if (/^[\da-f]{32,}$/i.test(run))
        return true;
    const changes = run.match(/[a-z](?=[A-Z\d])|[A-Z](?=\d)|\d(?=[A-Za-z])/g) ?? [];
    return changes.length * 6 >= run.length;
}
/** The parts of a text that have the shape of a key. */
function tokensIn(text) {
    if (PRIVATE_KEY.test(text))
        return [text];
    const words = text.replace(DIGEST, '').split(/[\s"'`,;:&?=|<>()[\]{}@\\/]+/);
    const random = words.filter((word) => (word.match(RUN) ?? []).some(isRandom));
    return [...(text.match(KNOWN_TOKEN) ?? []).filter((token) => /\d|[A-Z]/.test(token)), ...random];
}
/** A value, and what of it can turn up alone: the token after `Bearer`, the password in `Basic`. */
function withBareToken(value) {
    const token = /^[A-Za-z][\w-]*\s+(\S+)$/.exec(value)?.[1];
    const basic = /^basic\s+(\S+)$/i.exec(value)?.[1];
    const credentials = basic === undefined ? '' : Buffer.from(basic, 'base64').toString('latin1');
    const password = credentials.split(':').slice(1).join(':');
    return [value, token ?? '', credentials, password].filter((secret) => secret !== '');
}
/** The password or lone user of an address, and its telling parameters. */
function addressSecrets(text) {
    const url = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? URL.parse(text) : null;
    if (url === null)
        return [];
    const { username, password, protocol, searchParams } = url;
    // `ssh://user@host` says who logs in, not how.
    const user = password === '' && protocol !== 'ssh:' ? username : '';
    const parameters = [...searchParams].flatMap(([name, value]) => isSecretName(name) ? [value] : []);
    const written = [password, user].filter((secret) => secret !== '');
    return [...written, ...written.map(decoded), ...parameters];
}
/** What is secret in a JSON object or list: its texts are judged as variables of their own. */
function memberSecrets(name, value) {
    if (!/^\s*[[{]/.test(value))
        return [];
    const judge = isSecretName(name) ? secretsOfVariable : secretsIn;
    const secrets = [];
    // No recursion: values may be deep.
    const left = Object.entries(Object((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(value)));
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const [key, member] = next;
        if (typeof member === 'string')
            for (const secret of judge(key, member))
                secrets.push(secret);
        if (typeof member !== 'object' || member === null)
            continue;
        const isList = Array.isArray(member);
        // Items of a list have the name of the list.
        for (const [own, item] of Object.entries(member))
            left.push([isList ? key : own, item]);
    }
    return secrets;
}
/** Without percent encoding. Damaged codes stay as they are. */
function decoded(text) {
    const asParameter = text.replaceAll('+', '%2B').replaceAll('&', '%26');
    return new URLSearchParams(`text=${asParameter}`).get('text') ?? text;
}
/** Masks what has the shape of a key, in a text that the user wrote and a message repeats. */
function maskTokens(text) {
    return tokensIn(text).reduce((masked, token) => masked.replaceAll(token, '***'), text);
}
/** Lists the secrets in a value of a server's configuration, also by its name if it has one. */
function secretsIn(name, value) {
    const [, pairName = '', pairValue = ''] = /^(-{0,2}[A-Za-z][\w.-]{0,99}) ?[=:](?!\/\/)(.+)$/s.exec(value) ?? [];
    const paired = isSecretName(pairName) ? withBareToken(pairValue.trim()) : [];
    const named = isSecretName(name) ? withBareToken(value.trim()) : [];
    const all = [
        ...named,
        ...paired,
        ...addressSecrets(value),
        ...addressSecrets(pairValue),
        ...memberSecrets(name, value),
        ...memberSecrets(pairName, pairValue),
        ...tokensIn(value),
    ];
    return [...new Set(all)];
}
/** Lists the secrets in a variable that a server's configuration refers to: all of it unless public. */
function secretsOfVariable(name, value) {
    const isHarmless = !isSecretName(name) && tokensIn(value).length === 0;
    const isPublic = isHarmless && (PUBLIC_VARIABLE.test(name) || PUBLIC_VALUE.test(value));
    return isPublic ? [] : [...new Set([...withBareToken(value), ...secretsIn(name, value)])];
}


/***/ }),

/***/ 13099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ NOWHERE),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   T2: () => (/* binding */ placeOfFile),
/* harmony export */   dj: () => (/* binding */ placeOfInput)
/* harmony export */ });
/** Where a failure is until the engine says its step, and the source its line. */
const NOWHERE = { step: null, line: null };
/** The place of a file as a whole. */
function placeOfFile(source, path = '') {
    return { source, isInput: false, line: null, column: null, path };
}
/** The place of an input. */
function placeOfInput(source) {
    return { source, isInput: true, line: null, column: null, path: '' };
}
/** What is wrong if a file cannot be read. */
function unreadable(source, { reason, near }) {
    return { problems: [{ place: placeOfFile(source), data: { code: 'unreadable', reason, near } }] };
}


/***/ })

};
