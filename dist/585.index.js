export const id = 585;
export const ids = [585];
export const modules = {

/***/ 80585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml)
});

;// CONCATENATED MODULE: ./build/contract/exact-numbers.js
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

;// CONCATENATED MODULE: ./build/run/yaml-text.js

/** Aliases that repeat more than this are an attack on our memory rather than a suite. */
const MAX_ALIASES = 100;
const STACK_OVERFLOW = /call stack/i;
/**
 * Reads YAML 1.2, of which JSON is a part. Only the core types: no tag makes anything but data.
 * Returns every syntax problem where there is one.
 */
async function parseYaml(text) {
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lines = new yaml.LineCounter();
    const document = yaml.parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const problems = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
        position: positionAt(lines, pos[0]),
        message: firstLine(message),
    }));
    // The library tells once a level that it cannot go deeper.
    const tooDeep = problems.findLast(({ message }) => STACK_OVERFLOW.test(message));
    if (tooDeep)
        return [{ ...tooDeep, message: 'This nests too deep to be read.' }];
    if (problems.length > 0)
        return problems;
    try {
        const value = document.toJS({ maxAliasCount: MAX_ALIASES });
        return {
            value,
            locate: (path) => positionAt(lines, offsetOf(yaml, document, path)),
            inexact: inexactNumbers(yaml, document, lines),
        };
    }
    catch (error) {
        // The one thing left that can go wrong: aliases that nest too deep or lead nowhere.
        if (!(error instanceof ReferenceError))
            throw error;
        return [{ position: positionAt(lines, 0), message: error.message }];
    }
}
const WHOLE_NUMBER = /^[-+]?(\d+|0o[0-7]+|0x[\da-f]+)$/i;
const QUOTED_DIGITS = 40;
function inexactNumbers(yaml, document, lines) {
    const found = [];
    yaml.visit(document, {
        Scalar(_key, { value, source = '', range }) {
            if (typeof value !== 'number')
                return;
            const isLost = WHOLE_NUMBER.test(source) && !Number.isSafeInteger(value);
            if (!isLost && !isRounded(value) && Number.isFinite(value))
                return;
            const number = source.slice(0, QUOTED_DIGITS);
            const message = Number.isFinite(value)
                ? `the number ${number} cannot be kept exactly: integers beyond 2^53 are rounded. Write it as a text, in quotes.`
                : `the number ${number} has no place in JSON. Write it as a text, in quotes.`;
            found.push({ position: positionAt(lines, range?.[0] ?? 0), message });
        },
    });
    return found;
}
function firstLine(message) {
    return message.split('\n', 1)[0] ?? message;
}
function positionAt(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return `${Math.max(line, 1)}:${Math.max(col, 1)}`;
}
/** Offset of the key the path ends at, or of the last part of the path that is there. */
function offsetOf(yaml, document, path) {
    let node = document.contents;
    let offset = startOf(yaml, node) ?? 0;
    for (const key of path) {
        if (yaml.isAlias(node))
            node = node.resolve(document);
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
function keyOf(yaml, { key }) {
    return yaml.isScalar(key) ? String(key.value) : String(key);
}
function startOf(yaml, node) {
    return yaml.isNode(node) ? node.range?.[0] : undefined;
}


/***/ })

};
