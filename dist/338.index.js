export const id = 338;
export const ids = [338,740];
export const modules = {

/***/ 16338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   quarantineFileSchema: () => (/* binding */ quarantineFileSchema),
/* harmony export */   readQuarantineFile: () => (/* binding */ readQuarantineFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _yaml_written_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18836);


const DAY_MS = 86_400_000;
/** Cases that are out of the gate for a time. */
const quarantineFileSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    case: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Its title, or its id on the service.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Why it is not fit to judge by.'),
    owner: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Who sees to it.'),
    expires: zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6('must be a date such as 2030-01-31.')
        .describe('The last day on which it holds, by UTC.'),
}))
    .max(10_000);
/**
 * Reads a quarantine file, YAML or JSON.
 * @param file that the text stands in, as it is told.
 * @throws ConfigurationError naming every problem with its `file:line:column`.
 */
async function readQuarantineFile(file, text) {
    const described = { schema: quarantineFileSchema, what: 'a quarantine file', empty: [] };
    const parsed = await (0,_yaml_written_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readWritten */ .IL)(file, text, described);
    const problems = [...parsed.problems, ...repeatedCases(parsed)];
    if (parsed.value === null || problems.length > 0) {
        throw (0,_yaml_written_file_js__WEBPACK_IMPORTED_MODULE_0__/* .refusal */ .x5)(file, problems, (problem) => problem);
    }
    return parsed.value.map(({ expires, ...entry }) => ({
        ...entry,
        expiresAtMs: Date.parse(expires) + DAY_MS,
    }));
}
function repeatedCases({ written, placeOf, }) {
    const cases = new Set();
    return (Array.isArray(written) ? written : []).flatMap((entry, index) => {
        const name = typeof entry === 'object' && entry !== null && 'case' in entry ? entry.case : null;
        if (typeof name !== 'string')
            return [];
        const isRepeated = cases.has(name);
        cases.add(name);
        return isRepeated
            ? [{ where: placeOf([index, 'case']), message: 'is in quarantine already.' }]
            : [];
    });
}


/***/ }),

/***/ 18836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ readWritten),
/* harmony export */   Ic: () => (/* binding */ schemaProblems),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _contract_wire_validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87402);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92657);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58740);



/** So many problems are told; who has more has one that repeats, or another file in mind. */
const MAX_PROBLEMS = 100;
/** The first problems, each placed, which takes its time, and how many more there are. */
function refusal(file, problems, place) {
    const more = problems.length - MAX_PROBLEMS;
    const rest = { where: file, message: `has ${more} more problems.` };
    return new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1([
        ...problems.slice(0, MAX_PROBLEMS).map(place),
        ...(more > 0 ? [rest] : []),
    ]);
}
/**
 * What does not fit a schema, a problem for each member that there is not.
 * @param what such as `a suite file`.
 */
function schemaProblems(error, what) {
    return (0,_contract_wire_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .explainIssues */ ._u)(error).flatMap(({ path, message, unknownKeys }) => unknownKeys
        ? unknownKeys.map((key) => ({ path: [...path, key], message: `is not a field of ${what}.` }))
        : [{ path, message }]);
}
/**
 * Reads a text of YAML, of which JSON is a part, by its schema.
 * @param file that it stands in, as it is told.
 * @throws ConfigurationError where it is no YAML, naming every problem with its `file:line:column`.
 */
async function readWritten(file, text, { schema, what, empty, meant = () => undefined }) {
    const document = await (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_2__.parseYaml)(text.replace(/^\uFEFF/, ''));
    if (Array.isArray(document)) {
        throw refusal(file, document, ({ position, message }) => {
            return { where: `${file}:${position}`, message };
        });
    }
    const placeOf = (path) => `${file}:${document.locate(path)}`;
    const written = document.value ?? empty;
    const parsed = schema.safeParse(written);
    const unfit = parsed.error ? schemaProblems(parsed.error, what) : [];
    const hintOn = ([name, ...within]) => {
        const other = within.length === 0 ? meant(String(name)) : undefined;
        return other === undefined ? '' : ` Did you mean \`${other}\`?`;
    };
    const problems = [
        ...document.inexact.map(({ position, message }) => ({ where: `${file}:${position}`, message })),
        ...unfit.map(({ path, message }) => ({
            where: placeOf(path),
            message: path.length === 0 ? message : `${(0,_contract_wire_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPath */ .jV)(path)}: ${message}${hintOn(path)}`,
        })),
    ];
    const value = parsed.success ? parsed.data : null;
    return {
        ...{ value, written, placeOf, sourceOf: document.sourceOf, problems },
        unfit: new Set(unfit.map(({ path }) => path[0])),
    };
}


/***/ }),

/***/ 58740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml)
});

;// CONCATENATED MODULE: ./build/contract/wire/exact-numbers.js
/** From here on JSON is written with an exponent, as nobody writes an id. */
const LEAST_EXPONENT = 1e21;
/**
 * Whether a number may stand for another one than was written: beyond 2^53 several integers are
 * read as the same number, so that two of them which differ would compare equal.
 */
function isRounded(value) {
    return (typeof value === 'number' &&
        Number.isInteger(value) &&
        !Number.isSafeInteger(value) &&
        Math.abs(value) < LEAST_EXPONENT);
}
/** Paths of the numbers in a JSON value that were rounded, or that JSON cannot say at all. */
function findRoundedNumbers(value, path = []) {
    if (typeof value === 'number') {
        return isRounded(value) || !Number.isFinite(value) ? [[...path]] : [];
    }
    if (typeof value !== 'object' || value === null)
        return [];
    const entries = Array.isArray(value)
        ? [...value.entries()]
        : Object.entries(value);
    return entries.flatMap(([key, item]) => findRoundedNumbers(item, [...path, key]));
}

;// CONCATENATED MODULE: ./build/yaml/yaml-excess.js
/** Words, signs and gaps. The largest suite there may be has three quarters of it. */
const MAX_LEXEMES = 2_000_000;
/** Brackets within brackets, and signs of lists and maps within a line. */
const MAX_DEPTH = 200;
const TOO_DEEP = 'This nests too deep to be read.';
const OPENINGS = ['flow-map-start', 'flow-seq-start'];
const CLOSINGS = ['flow-map-end', 'flow-seq-end'];
const INDICATORS = ['seq-item-ind', 'explicit-key-ind', 'map-value-ind'];
/**
 * What would cost more memory than a runner has: the library builds some hundred bytes for each sign,
 * and an error for each level that it cannot reach.
 */
function findExcess(yaml, text) {
    let lexemes = 0;
    let brackets = 0;
    let indicators = 0;
    let line = 1;
    for (const lexeme of new yaml.Lexer().lex(text)) {
        lexemes += 1;
        const type = yaml.CST.tokenType(lexeme) ?? '';
        if (type === 'newline') {
            line += 1;
            indicators = 0;
        }
        else if (INDICATORS.includes(type)) {
            indicators += brackets === 0 ? 1 : 0;
        }
        else if (OPENINGS.includes(type)) {
            brackets += 1;
        }
        else if (CLOSINGS.includes(type)) {
            brackets -= 1;
        }
        const position = `${line}:1`;
        if (brackets > MAX_DEPTH || indicators > MAX_DEPTH)
            return { position, message: TOO_DEEP };
        if (lexemes > MAX_LEXEMES) {
            return {
                position,
                message: `There are more than ${MAX_LEXEMES} words and signs up to here.`,
            };
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./build/yaml/yaml-text.js


/** Aliases that repeat more than this are an attack on our memory rather than a suite. */
const MAX_ALIASES = 100;
/** Anchors and aliases together: the library looks at all of them for each. */
const MAX_REFERENCES = 2_000;
const STACK_OVERFLOW = /call stack/i;
/**
 * Reads YAML 1.2, of which JSON is a part. Only the core types: no tag makes anything but data.
 * Returns every syntax problem where there is one.
 */
async function parseYaml(text) {
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lines = new yaml.LineCounter();
    const excess = findExcess(yaml, text);
    if (excess)
        return [excess];
    // The library holds each key against all others; `structureProblems` needs no squares.
    const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false };
    const document = withoutStacks(() => yaml.parseDocument(text, options));
    const problems = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
        position: positionAt(lines, pos[0]),
        message: firstLine(message),
    }));
    // The library tells once a level that it cannot go deeper.
    const tooDeep = problems.findLast(({ message }) => STACK_OVERFLOW.test(message));
    if (tooDeep)
        return [{ ...tooDeep, message: TOO_DEEP }];
    if (problems.length > 0)
        return problems;
    const misbuilt = structureProblems(yaml, document, lines);
    if (misbuilt.length > 0)
        return misbuilt;
    try {
        const value = document.toJS({ maxAliasCount: MAX_ALIASES });
        const anchored = anchoredNodes(yaml, document);
        return {
            value,
            locate: (path) => positionAt(lines, offsetOf(yaml, document.contents, { path, anchored })),
            sourceOf: (path) => sourceOf(yaml, document.contents, { path, anchored }),
            inexact: inexactValues(yaml, document, lines),
        };
    }
    catch (error) {
        // The one thing left that can go wrong: aliases that nest too deep or lead nowhere.
        if (!(error instanceof ReferenceError))
            throw error;
        return [{ position: positionAt(lines, 0), message: firstLine(error.message) }];
    }
}
/** Runs what makes an error a mistake, of which there may be a million: nobody reads their stacks. */
function withoutStacks(work) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
        return work();
    }
    finally {
        Error.stackTraceLimit = stackTraceLimit;
    }
}
/** Keys that are given twice, and more references than can be followed in good time. */
function structureProblems(yaml, document, lines) {
    const found = [];
    let references = 0;
    const complain = (node, message) => found.push({ position: positionAt(lines, startOf(yaml, node) ?? 0), message });
    const findRepeatedKeys = (items) => {
        const keys = new Set();
        for (const item of items) {
            const key = keyOf(yaml, item);
            if (key === null)
                continue;
            if (keys.has(key))
                complain(item.key, 'Map keys must be unique');
            keys.add(key);
        }
    };
    yaml.visit(document, (_key, node) => {
        if (yaml.isMap(node))
            findRepeatedKeys(node.items);
        if (yaml.isAlias(node) || (yaml.isNode(node) && node.anchor !== undefined))
            references += 1;
        if (references <= MAX_REFERENCES)
            return undefined;
        complain(node, `There are more than ${MAX_REFERENCES} anchors and aliases.`);
        return yaml.visit.BREAK;
    });
    return found;
}
const WHOLE_NUMBER = /^[-+]?(\d+|0o[0-7]+|0x[\da-f]+)$/i;
const QUOTED_DIGITS = 40;
function inexactValues(yaml, document, lines) {
    const found = [];
    yaml.visit(document, {
        Scalar(_key, { value, source = '', range }) {
            const message = whyInexact(value, source);
            if (message)
                found.push({ position: positionAt(lines, range?.[0] ?? 0), message });
        },
    });
    return found;
}
function whyInexact(value, source) {
    if (typeof value === 'string' && !value.isWellFormed()) {
        // Two that differ in it are one and the same to whoever gets them.
        return 'this text has one half of a surrogate pair, such as \\ud83d, which is no character and would be lost. Write both halves, or the character itself.';
    }
    if (typeof value !== 'number')
        return null;
    const isLost = WHOLE_NUMBER.test(source) && !Number.isSafeInteger(value);
    if (!isLost && !isRounded(value) && Number.isFinite(value))
        return null;
    const more = source.length > QUOTED_DIGITS ? '…' : '';
    const number = `${source.slice(0, QUOTED_DIGITS)}${more}`;
    return Number.isFinite(value)
        ? `the number ${number} cannot be kept exactly: integers beyond 2^53 are rounded. Write it as a text, in quotes.`
        : `the number ${number} has no place in JSON. Write it as a text, in quotes.`;
}
/** The library quotes names, which may be as long as the text. */
const MAX_MESSAGE_LENGTH = 300;
function firstLine(message) {
    // What it quotes may be of any file that somebody led a link to.
    const line = message.split(/\n|: "/, 1)[0] ?? message;
    return line.length > MAX_MESSAGE_LENGTH ? `${line.slice(0, MAX_MESSAGE_LENGTH)}…` : line;
}
function positionAt(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return `${Math.max(line, 1)}:${Math.max(col, 1)}`;
}
/**
 * What each alias stands for: the last node before it of the anchor that it names. The library walks
 * the whole document for each; there may be a case, and so a place, for each row behind one.
 */
function anchoredNodes(yaml, document) {
    const byAnchor = new Map();
    const byAlias = new Map();
    yaml.visit(document, (_key, node) => {
        if (yaml.isAlias(node)) {
            const anchored = byAnchor.get(node.source);
            if (anchored !== undefined)
                byAlias.set(node, anchored);
        }
        else if (yaml.isNode(node) && node.anchor !== undefined) {
            byAnchor.set(node.anchor, node);
        }
    });
    return byAlias;
}
/** Offset of the key the path ends at, or of the last part of the path that is there. */
function offsetOf(yaml, contents, { path, anchored }) {
    let node = contents;
    let offset = startOf(yaml, node) ?? 0;
    for (const key of path) {
        if (yaml.isAlias(node))
            node = anchored.get(node);
        if (yaml.isMap(node)) {
            const pair = node.items.find((item) => keyOf(yaml, item) === String(key));
            if (!pair)
                break;
            offset = startOf(yaml, pair.key) ?? offset;
            node = pair.value;
        }
        else if (yaml.isSeq(node) && typeof key === 'number') {
            node = node.items[key];
            offset = startOf(yaml, node) ?? offset;
        }
        else {
            break;
        }
    }
    return offset;
}
function sourceOf(yaml, contents, { path, anchored }) {
    const resolved = (node) => (yaml.isAlias(node) ? anchored.get(node) : node);
    let node = resolved(contents);
    for (const key of path) {
        if (yaml.isMap(node)) {
            node = resolved(node.items.find((item) => keyOf(yaml, item) === String(key))?.value);
        }
        else if (yaml.isSeq(node) && typeof key === 'number') {
            node = resolved(node.items[key]);
        }
        else {
            return null;
        }
    }
    return yaml.isScalar(node) ? (node.source ?? null) : null;
}
/** Null for a key that is a list or a map, which no suite has. */
function keyOf(yaml, { key }) {
    return yaml.isScalar(key) ? String(key.value) : null;
}
function startOf(yaml, node) {
    return yaml.isNode(node) ? node.range?.[0] : undefined;
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
