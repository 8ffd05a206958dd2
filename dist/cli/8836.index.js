export const id = 8836;
export const ids = [8836,35];
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


/***/ }),

/***/ 93153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ parseInWords)
});

// EXTERNAL MODULE: ./build/contract/wire/validation.js
var validation = __webpack_require__(87402);
// EXTERNAL MODULE: ./build/text/meant-name.js
var meant_name = __webpack_require__(26829);
// EXTERNAL MODULE: ./build/yaml/meant-number.js
var meant_number = __webpack_require__(60035);
;// CONCATENATED MODULE: ./build/yaml/misfit-words.js


/** Longer texts are not repeated. */
const SHOWN_LENGTH = 40;
/** So many names are told all; of more, the nearest. */
const ALL_TOLD = 12;
const NEAREST_TOLD = 5;
/** The name of these that was probably meant; undefined where none is near. */
function meantName(name, names, { otherNames = {} }) {
    const letters = (0,meant_name/* lettersOf */.bi)(name);
    const others = Object.hasOwn(otherNames, letters) ? otherNames[letters] : undefined;
    const same = names.find((one) => (0,meant_name/* lettersOf */.bi)(one) === letters);
    return same ?? others?.find((one) => names.includes(one)) ?? (0,meant_name/* meantName */.d5)(name, names);
}
/** What does not fit a schema, in a sentence that follows the path of the value. */
function misfitWords(issue, words) {
    switch (issue.code) {
        case 'invalid_type':
            return typeWords(issue, words);
        case 'too_small':
            return `${issue.origin === 'string' || (issue.origin === 'array' && Number(issue.minimum) === 1) ? 'must not be empty' : `must ${boundWords('at least', 'more than', issue, words)}`}.`;
        case 'too_big':
            return `must ${boundWords('at most', 'less than', issue, words)}.`;
        case 'invalid_value':
            return choiceWords(issue.values.map(String), issue.input, words);
        case 'invalid_union':
            return unionWords(issue, words);
        case 'not_multiple_of':
            return `must be a multiple of ${issue.divisor}${notThat(issue.input, words)}.`;
        case 'invalid_format':
            return 'has not the form that is wanted here.';
        case 'invalid_key':
            return 'is a name that is not taken here.';
        default:
            return 'is not taken here.';
    }
}
const TYPES = {
    array: 'a list',
    boolean: 'true or false',
    int: 'a whole number',
    null: 'null',
    number: 'a number',
    object: 'an object (`name: value`)',
    record: 'an object (`name: value`)',
    string: 'a text',
};
function typeWords(issue, words) {
    const { input: value } = issue;
    const expected = String(issue.expected);
    const wanted = TYPES[expected] ?? 'of another type';
    if (value === undefined)
        return `is missing; it has to be ${wanted}.`;
    if (value === null) {
        const empty = expected === 'record' ? ' Leave it out, or write `{}`.' : '';
        return `has no value; it has to be ${wanted}.${empty}`;
    }
    return `must be ${wanted}${notThat(value, words)}.${typeHint(issue, words)}`;
}
/** Such as `, not the text "three"`. */
function notThat(value, words) {
    const told = givenWords(value, words);
    return told === undefined ? '' : `, not ${told}`;
}
function givenWords(value, { repeats = false }) {
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    if (typeof value === 'string') {
        return !repeats || value.length > SHOWN_LENGTH || /[\r\n]/.test(value)
            ? 'a text'
            : `the text ${JSON.stringify(value)}`;
    }
    return value === undefined ? undefined : String(value);
}
/** A text that is the same without quotes. */
const PLAIN = /^[\w./-]{1,40}$/;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;
function typeHint({ input: value, inst, path, ...issue }, words) {
    const { repeats = false } = words;
    const expected = String(issue.expected);
    const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
    if (expected === 'array') {
        if (repeats && typeof value === 'string' && PLAIN.test(value) && isListOfTexts(inst)) {
            return ` A list of it is \`[${value}]\`.`;
        }
        return isScalar ? '' : ' Begin each item with `- `.';
    }
    if (expected === 'string') {
        if (typeof value === 'number' || typeof value === 'boolean') {
            return ` In quotes it is a text: "${value}".`;
        }
        return isTextInBraces(value) ? ' Put a text with braces in quotes.' : '';
    }
    if (typeof value !== 'string' || !repeats)
        return '';
    if (expected === 'record' || expected === 'object') {
        return value.trimStart().startsWith('{') ? ' Leave the quotes around it out.' : '';
    }
    if (expected === 'boolean')
        return ' Write `true` or `false`, without quotes.';
    if (expected !== 'number' && expected !== 'int')
        return '';
    if (NUMBER.test(value))
        return ` Leave the quotes out: ${value}.`;
    const meant = (0,meant_number/* meantNumber */.v)(value, path?.at(-1) === 'ms' ? 'ms' : 'other');
    return meant === undefined ? '' : ` Write the number alone: ${meant}.`;
}
/** Whether texts are what a list is of. */
function isListOfTexts(schema) {
    if (typeof schema !== 'object' || schema === null || !('element' in schema))
        return false;
    const { element } = schema;
    return typeof element === 'object' && element !== null && 'minLength' in element;
}
/** What YAML makes of `{x}`. */
function isTextInBraces(value) {
    return (typeof value === 'object' &&
        value !== null &&
        Object.values(value).every((member) => member === null));
}
function boundWords(inclusive, exclusive, issue, words) {
    const bound = String(issue.code === 'too_small' ? issue.minimum : issue.maximum);
    const bounds = `${issue.inclusive === false ? exclusive : inclusive} ${bound}`;
    const { input } = issue;
    if (typeof input === 'string')
        return `have ${bounds} characters, and has ${input.length}`;
    if (Array.isArray(input))
        return `have ${bounds} items, and has ${input.length}`;
    return `be ${bounds}${notThat(input, words)}`;
}
function choiceWords(choices, value, words) {
    const wanted = choices.length === 1 ? `\`${choices[0]}\`` : `one of ${inList(choices, 'or')}`;
    if (value === undefined)
        return `is missing; it has to be ${wanted}.`;
    const meant = typeof value === 'string' ? meantName(value, choices, words) : undefined;
    const hint = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
    const given = typeof value === 'string' && !words.repeats ? '' : notThat(value, words);
    return `must be ${wanted}${given}.${hint}`;
}
/** Of an object whose kind is unknown, or not told. */
function unionWords({ input, inst, ...issue }, words) {
    const discriminator = 'discriminator' in issue ? String(issue.discriminator) : '';
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
    const members = typeof input === 'object' && input !== null ? Object.entries(input) : [];
    const [, value = null] = members.find(([name]) => name === discriminator) ?? [];
    if (options.length === 0)
        return 'is of no form that is taken here.';
    if (value === null) {
        const meant = kindWithin(members, { discriminator, options }, words);
        if (meant !== undefined) {
            return `is missing; it has to be ${someOf(options, options)}. Did you mean \`${discriminator}: ${meant}\`?`;
        }
        const given = members.map(([name]) => name).filter((name) => name !== discriminator);
        const fitting = kindsWith(inst, { discriminator, names: given });
        return given.length > 0 && fitting.length > 0
            ? `is missing; with ${inList(given.slice(0, NEAREST_TOLD), 'and')} it may be ${someOf(fitting, fitting)}.`
            : `is missing; it has to be ${someOf(options, options)}.`;
    }
    if (typeof value !== 'string')
        return `must be a text${notThat(value, words)}.`;
    const told = (words.repeats ?? false) && value.length <= SHOWN_LENGTH;
    const meant = meantName(value, options, words);
    const hint = meant === undefined ? words.otherKind?.(value) : `Did you mean \`${meant}\`?`;
    const none = `${told ? JSON.stringify(value) : 'this'} is none of ${someOf((0,meant_name/* byNearness */.fl)(value, options), options)}.`;
    return hint === undefined ? none : `${none} ${hint}`;
}
/** All of them, else the first of a list by nearness and how many more there are. */
function someOf(byRank, options) {
    if (options.length <= ALL_TOLD)
        return inList(options, 'or');
    const told = byRank.slice(0, NEAREST_TOLD);
    return `${told.map((name) => `\`${name}\``).join(', ')} or ${options.length - told.length} more`;
}
/** The kind that was meant where it stands elsewhere: behind another name, or as a name. */
function kindWithin(members, { discriminator, options }, words) {
    const values = members.flatMap(([, value]) => (typeof value === 'string' ? value : []));
    const told = values.find((value) => options.includes(value));
    if (told !== undefined)
        return told;
    const names = members.map(([name]) => name).filter((name) => name !== discriminator);
    const found = names.flatMap((name) => meantName(name, options, words) ?? []);
    return found[0];
}
/** The kinds that have members of all these names. */
function kindsWith(union, { discriminator, names }) {
    return shapesOf(union).flatMap((shape) => {
        const kind = Reflect.get(shape, discriminator);
        const isKnown = names.every((name) => Object.hasOwn(shape, name));
        return isKnown && typeof kind === 'object' && kind !== null && 'value' in kind
            ? String(kind.value)
            : [];
    });
}
/** The members of each object that a union is of. */
function shapesOf(union) {
    if (typeof union !== 'object' || union === null)
        return [];
    if ('shape' in union && typeof union.shape === 'object' && union.shape !== null) {
        return [union.shape];
    }
    return 'options' in union && Array.isArray(union.options) ? union.options.flatMap(shapesOf) : [];
}
/** Such as `a`, `b` and `c`, each as code. */
function inList(names, joint) {
    const quoted = names.map((name) => `\`${name}\``);
    const last = quoted.pop() ?? '';
    return quoted.length === 0 ? last : `${quoted.join(', ')} ${joint} ${last}`;
}

;// CONCATENATED MODULE: ./build/yaml/schema-words.js


/** So many names of an object are told where none of them is near. */
const MOST_TOLD = 12;
/** More problems are not told, so nobody needs to know what was meant in them. */
const HINTS = 200;
/** A value by a schema, or what is wrong with it, in words of our own. */
function parseInWords(schema, value, words) {
    /** Names that an object takes, by the object. */
    const taken = new Map();
    const parsed = schema.safeParse(value, {
        error: (issue) => {
            if (issue.code === 'unrecognized_keys') {
                // Each form of a union has names of its own.
                taken.set(issue.input, [...(taken.get(issue.input) ?? []), ...namesOf(issue)]);
            }
            return misfitWords(issue, words);
        },
        reportInput: true,
    });
    if (parsed.success)
        return { value: parsed.data, problems: [] };
    const issues = (0,validation/* flatIssues */.uz)(parsed.error);
    const strange = issues.flatMap((issue) => issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ path: [...issue.path, key], object: issue.input }))
        : []);
    const names = strange.map(({ path, object }, index) => {
        const known = taken.get(object) ?? [];
        return { path, ...strangeName(path, { object, known, isToldMore: index < HINTS }, words) };
    });
    // Of a name that was meant for one that is missing, only that: the other follows from it.
    const meant = new Set(names.map(({ path, meant }) => JSON.stringify([...path.slice(0, -1), meant])));
    const values = issues.filter(({ code, path, input }) => code !== 'unrecognized_keys' && !(input === undefined && meant.has(JSON.stringify(path))));
    const problems = [
        ...values.map(({ path, message }) => ({ path, message })),
        ...names.map(({ path, message }) => ({ path, message })),
    ];
    return { value: null, problems };
}
/** The names of an object's schema, which raised the issue. */
function namesOf({ inst }) {
    const shape = inst !== undefined && 'shape' in inst ? inst.shape : undefined;
    return typeof shape === 'object' && shape !== null ? Object.keys(shape) : [];
}
/** A name that its object does not take. */
function strangeName(path, { object, known, isToldMore }, words) {
    const name = String(path.at(-1));
    const sentence = `is not a field of ${words.partAt(path.slice(0, -1))}.`;
    if (!isToldMore)
        return { message: sentence };
    const foreign = words.foreign?.(name);
    if (foreign !== undefined)
        return { message: `${sentence} ${foreign}` };
    const isGiven = (one) => typeof object === 'object' && object !== null && Object.hasOwn(object, one);
    const free = known.filter((one) => !isGiven(one));
    const meant = meantName(name, free, words) ?? words.meantAt?.(path);
    if (meant !== undefined)
        return { message: `${sentence} Did you mean \`${meant}\`?`, meant };
    const more = words.elsewhere?.(path);
    if (more !== undefined)
        return { message: `${sentence} ${more}` };
    if (known.length === 0 || known.length > MOST_TOLD)
        return { message: sentence };
    return { message: `${sentence} It has ${inList(known, 'and')}.` };
}


/***/ }),

/***/ 18836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readWritten),
/* harmony export */   x: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _contract_wire_validation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87402);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92657);
/* harmony import */ var _schema_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93153);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52035);




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
 * Reads a text of YAML, of which JSON is a part, by its schema.
 * @param file that it stands in, as it is told.
 * @throws ConfigurationError where it is no YAML, naming every problem with its `file:line:column`.
 */
async function readWritten(file, text, { schema, what, empty, meant = () => undefined, meantAt = () => undefined }) {
    const document = await (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseYaml */ .h)(text.replace(/^\uFEFF/, ''));
    if (Array.isArray(document)) {
        throw refusal(file, document, ({ position, message }) => {
            return { where: `${file}:${position}`, message };
        });
    }
    const placeOf = (path) => `${file}:${document.locate(path)}`;
    const written = document.value ?? empty;
    const { value, problems: unfit } = (0,_schema_words_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInWords */ .m)(schema, written, {
        partAt: () => what,
        meantAt: (path) => {
            const [name, ...within] = path;
            return meantAt(path) ?? (within.length === 0 ? meant(String(name)) : undefined);
        },
    });
    const problems = [
        ...document.inexact.map(({ position, message }) => ({ where: `${file}:${position}`, message })),
        ...unfit.map(({ path, message }) => ({
            where: placeOf(path),
            message: path.length === 0 ? message : `${(0,_contract_wire_validation_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPath */ .jV)(path)}: ${message}`,
        })),
    ];
    return {
        ...{ value, written, placeOf, sourceOf: document.sourceOf, problems },
        unfit: new Set(unfit.map(({ path }) => path[0])),
    };
}


/***/ }),

/***/ 52035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ parseYaml)
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

;// CONCATENATED MODULE: ./build/yaml/syntax-words.js
/** The library holds each name against all others, so we look ourselves. */
const REPEATED_NAME = 'this name is given twice in one object. Leave one of them out.';
/** What none of the libraries' codes is for: what they take otherwise than people mean it. */
const NAME_IN_BRACES = 'a name is a text, not an object or a list. Put a text that begins with a brace or a bracket, such as `"{{x}}"`, in quotes.';
const MERGED = '`<<` merges nothing here: write the members out. An alias (`*name`) alone stands for a whole value.';
const ODD_SPACE = 'this line is indented by a sign that only looks like a space (often a no-break space that was pasted); use spaces.';
const CONFLICT = 'this is left of a merge conflict. Choose one of both sides, and take the lines with `<<<<<<<`, `=======` and `>>>>>>>` out.';
const REMARK = 'a comment begins with `#`, also where the rest of the file is JSON.';
/** As Git marks what it could not merge. */
const CONFLICT_LINE = /^(?:<{7} |={7}$|>{7} )/;
const REMARK_LINE = /^[ \t]{0,200}(?:\/\/|\/\*)/;
const QUOTES = 'in quotes';
const UNCLOSED = 'this bracket or brace is not closed, or what is in it is not indented.';
const UNCLOSED_QUOTE = 'this quote is never closed.';
const INDENTED = 'this is indented otherwise than what it belongs to: the names of one object, and the `-` of one list, begin in the same column.';
const NO_ITEM = 'this belongs to no item of the list above it: begin it with `- `, or indent it as far as the lines of its item.';
const SECOND_COLON = 'there is a second `: ` in this line. Put a text that has one in it in quotes, and each name in a line of its own.';
const NO_COLON = 'this is no `name: value`: a name has a colon and a space behind it.';
const MISPLACED = `an anchor (\`&\`) or a tag (\`!\`) stands where none can. Put a text that begins so ${QUOTES}.`;
/**
 * Each sentence follows the place of the mistake.
 */
const SENTENCES = {
    ALIAS_PROPS: `an alias (\`*name\`) has neither anchor nor tag. Put a text that begins with \`*\` ${QUOTES}.`,
    BAD_ALIAS: `\`*\` and \`&\` have a name behind them, which does not end in \`:\`. Put a text that begins so ${QUOTES}.`,
    BAD_COLLECTION_TYPE: `the tag (\`!\`) is not one of this kind of value; leave it out.`,
    BAD_DIRECTIVE: `a line that begins with \`%\` speaks to whoever reads the file, and this one cannot be followed. Put a text that begins so ${QUOTES}.`,
    BAD_DQ_ESCAPE: 'a backslash means something in double quotes, and this is not known. Write `\\\\` for one, or put the text in single quotes.',
    BAD_INDENT: INDENTED,
    BAD_PROP_ORDER: MISPLACED,
    BAD_SCALAR_START: `a text cannot begin with this sign. Put it ${QUOTES}.`,
    BLOCK_AS_IMPLICIT_KEY: SECOND_COLON,
    BLOCK_IN_FLOW: 'within brackets and braces nothing is told by indentation: is a bracket or quote missing before this?',
    DUPLICATE_KEY: REPEATED_NAME,
    IMPOSSIBLE: 'this cannot be read as YAML.',
    KEY_OVER_1024_CHARS: 'a name has at most 1024 characters. Is a quote missing before this?',
    MISSING_CHAR: 'a sign is missing here.',
    MULTILINE_IMPLICIT_KEY: 'a name and its colon stand in one line, with a space behind the colon: `name: value`.',
    MULTIPLE_ANCHORS: MISPLACED,
    MULTIPLE_DOCS: 'a second document begins here, behind `---`; write one alone.',
    MULTIPLE_TAGS: MISPLACED,
    NON_STRING_KEY: 'this is no name: a name is a text.',
    RESOURCE_EXHAUSTION: 'this nests too deep to be read.',
    TAB_AS_INDENT: 'tabs do not indent; use spaces.',
    TAG_RESOLVE_FAILED: `there is no such tag (\`!\`). Put a text that begins with \`!\` ${QUOTES}.`,
    UNEXPECTED_TOKEN: 'this is not expected here. Is a comma, a quote, a bracket or a line break missing before it?',
};
/** Where one code stands for several mistakes: a part of the library's words, and ours. */
const PARTS = {
    BAD_INDENT: [['end with a', UNCLOSED]],
    MISSING_CHAR: [
        ['without - indicator', NO_ITEM],
        ['end with a', UNCLOSED],
        ['closing', UNCLOSED_QUOTE],
        ['followed by map values', NO_COLON],
        ['Missing ,', 'a comma is missing between two items.'],
        ['space after', 'a space is missing behind the colon.'],
        ['Comments must', `a comment has a space before its \`#\`. Put a text with a \`#\` ${QUOTES}.`],
        ['same line with', 'what follows `---` begins in a line of its own.'],
        ['directives-end', 'a line `---` is missing behind the lines that begin with `%`.'],
        ['white space', 'a space is missing behind an anchor (`&`) or a tag (`!`).'],
    ],
    BLOCK_AS_IMPLICIT_KEY: [
        ['sequence', 'a list cannot be a name. Is a line break missing before it?'],
    ],
};
/**
 * A mistake in our words. Its place is where the line says something, if it is about the whole line;
 * of what is not closed, where it was missed.
 */
function syntaxWords({ code, message, offset }, text) {
    const line = lineAt(text, offset);
    if (CONFLICT_LINE.test(line))
        return { offset, message: CONFLICT, isUnclosed: false };
    if (REMARK_LINE.test(line))
        return { offset, message: REMARK, isUnclosed: false };
    const found = PARTS[code]?.find(([part]) => message.includes(part));
    const told = found?.[1] ?? SENTENCES[code] ?? SENTENCES.IMPOSSIBLE;
    return {
        offset: told === INDENTED || told === NO_ITEM ? beyondSpaces(text, offset) : offset,
        message: told,
        isUnclosed: told === UNCLOSED || told === UNCLOSED_QUOTE,
    };
}
/** Longer lines are told by what they are made of. */
const LINE_LOOKED_AT = 300;
/** The line of a place, or its beginning. */
function lineAt(text, offset) {
    const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
    const [line = ''] = text.slice(start, start + LINE_LOOKED_AT).split(/\r?\n/, 1);
    return line;
}
function beyondSpaces(text, offset) {
    let at = offset;
    while (text[at] === ' ')
        at += 1;
    return at < text.length && text[at] !== '\n' && text[at] !== '\r' ? at : offset;
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
/** Brackets that are not closed, and are looked for. */
const MOST_LOOKED_FOR = 20;
const STACK_OVERFLOW = /call stack/i;
/**
 * Reads YAML 1.2, of which JSON is a part. Only the core types: no tag makes anything but data.
 * Returns every syntax problem where there is one.
 */
async function parseYaml(written) {
    const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    // A carriage return ends a line by itself too (YAML 1.2, 5.4), which the library does not know.
    const text = written.replace(/\r(?!\n)/g, '\n');
    const lines = new yaml.LineCounter();
    const excess = findExcess(yaml, text);
    if (excess)
        return [excess];
    // The library holds each key against all others; `structureProblems` needs no squares.
    const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false };
    const document = withoutStacks(() => yaml.parseDocument(text, options));
    const mistakes = [...document.errors, ...document.warnings];
    // The library tells once a level that it cannot go deeper.
    const tooDeep = mistakes.findLast(({ message }) => STACK_OVERFLOW.test(message));
    if (tooDeep)
        return [{ position: positionAt(lines, tooDeep.pos[0]), message: TOO_DEEP }];
    if (mistakes.length > 0)
        return toldMistakes(yaml, { document, mistakes, text, lines });
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
        return [aliasProblem(yaml, document, lines)];
    }
}
/** Each line's first mistake: what the library says behind it follows from it. */
function toldMistakes(yaml, { document, mistakes, text, lines, }) {
    const byLine = new Map();
    for (const { pos, code, message: words } of mistakes) {
        const told = syntaxWords({ code, message: words, offset: pos[0] }, text);
        // To look for each would take a walk of all of it.
        const isLooked = told.isUnclosed && byLine.size < MOST_LOOKED_FOR;
        const opened = isLooked ? openedBefore(yaml, document, pos[0]) : undefined;
        const offset = opened ?? told.offset;
        const { line } = lines.linePos(offset);
        if (byLine.has(line))
            continue;
        const problem = { position: positionAt(lines, offset), message: told.message };
        // Of two sides nothing else can be told.
        if (told.message === CONFLICT)
            return [problem];
        byLine.set(line, problem);
    }
    return [...byLine.values()];
}
/** Where the innermost quote, bracket or brace was opened that is still open at a place. */
function openedBefore(yaml, document, offset) {
    let opened;
    yaml.visit(document, (_key, node) => {
        if (!yaml.isNode(node) || node.range == null)
            return;
        const [start, end] = node.range;
        const isQuoted = yaml.isScalar(node) && node.type?.startsWith('QUOTE') === true;
        const isInBrackets = yaml.isCollection(node) && node.flow === true;
        if ((isQuoted || isInBrackets) && start < offset && end >= offset)
            opened = start;
    });
    return opened;
}
/** The first alias that leads nowhere; else they repeat too much. */
function aliasProblem(yaml, document, lines) {
    const anchors = new Set();
    const unresolved = [];
    yaml.visit(document, (_key, node) => {
        if (yaml.isAlias(node)) {
            if (anchors.has(node.source))
                return undefined;
            unresolved.push(startOf(yaml, node) ?? 0);
            return yaml.visit.BREAK;
        }
        if (yaml.isNode(node) && node.anchor !== undefined)
            anchors.add(node.anchor);
        return undefined;
    });
    const message = unresolved[0] === undefined
        ? `the aliases (\`*name\`) repeat what they stand for more than ${MAX_ALIASES} times.`
        : 'no anchor (`&name`) of this name stands before this alias (`*name`). Put a text that begins with `*` in quotes.';
    return { position: positionAt(lines, unresolved[0] ?? 0), message };
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
/** Names that are given twice or are none, and more references than can be followed in good time. */
function structureProblems(yaml, document, lines) {
    const found = [];
    let references = 0;
    const complain = (node, message) => found.push({ position: positionAt(lines, startOf(yaml, node) ?? 0), message });
    const findRepeatedKeys = (items) => {
        const keys = new Set();
        for (const item of items) {
            const key = keyOf(yaml, item);
            const odd = oddName(yaml, item);
            if (odd !== null)
                complain(item.key, odd);
            if (key === null)
                continue;
            if (keys.has(key))
                complain(item.key, REPEATED_NAME);
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
/** What YAML takes for a part of a name, and people for indentation. */
const ODD_SPACE_FIRST = /^[\u00A0\u2000-\u200B\u202F\u3000\uFEFF]/;
/** Of a comment of JavaScript, which YAML takes for the beginning of the name below it. */
const REMARK_FIRST = /^\/[/*]/;
/** What is wrong with a name that YAML takes. */
function oddName(yaml, { key }) {
    if (yaml.isCollection(key))
        return NAME_IN_BRACES;
    if (!yaml.isScalar(key) || key.type !== 'PLAIN')
        return null;
    if (key.source === '<<')
        return MERGED;
    if (REMARK_FIRST.test(key.source ?? ''))
        return REMARK;
    return ODD_SPACE_FIRST.test(key.source ?? '') ? ODD_SPACE : null;
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


/***/ })

};
