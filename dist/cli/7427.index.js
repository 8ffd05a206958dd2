export const id = 7427;
export const ids = [7427];
export const modules = {

/***/ 67427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ argumentFit)
});

// EXTERNAL MODULE: ./node_modules/@cfworker/json-schema/dist/esm/validate.js + 3 modules
var validate = __webpack_require__(26623);
// EXTERNAL MODULE: ./build/resilience/bounded-work.js
var bounded_work = __webpack_require__(39811);
// EXTERNAL MODULE: ./build/text/meant-name.js
var meant_name = __webpack_require__(26829);
// EXTERNAL MODULE: ./build/json-schema/read-schema.js
var read_schema = __webpack_require__(50213);
;// CONCATENATED MODULE: ./build/json-schema/tool-schema.js


/** Whether a part of a schema is what stands for `false` there: it holds of nothing. */
const isNever = (part) => (0,read_schema/* isObject */.G)(part) && (0,read_schema/* isObject */.G)(part['not']) && Object.keys(part['not']).length === 0;
/** Of what is quoted from a schema. */
const PLACE_LENGTH = 200;
const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const isText = (value) => typeof value === 'string';
const isNumber = (value) => typeof value === 'number';
const isCount = (value) => isNumber(value) && Number.isInteger(value) && Number(value) >= 0;
const isTexts = (value) => Array.isArray(value) && value.every(isText);
const isType = (value) => isText(value) && TYPES.includes(String(value));
const named = (names, has) => names.map((name) => [name, has]);
/** Keywords of one form each, and whether a value has it. */
const FORMS = new Map([
    ...named(['$ref', 'pattern'], isText),
    ...named(['type'], (value) => isType(value) || (Array.isArray(value) && value.every(isType))),
    ...named(['enum'], Array.isArray),
    ...named(['required'], isTexts),
    ...named(['uniqueItems'], (value) => typeof value === 'boolean'),
    ...named(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'], isNumber),
    ...named([
        ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
        ...['minContains', 'maxContains'],
    ], isCount),
]);
/** Keywords whose value is a schema, a list of them, or schemas by names. */
const ONE_SCHEMA = [
    ...['additionalItems', 'additionalProperties', 'contains', 'else', 'if', 'items', 'not'],
    ...['propertyNames', 'then', 'unevaluatedItems', 'unevaluatedProperties'],
];
const LISTED_SCHEMAS = [
    'allOf',
    'anyOf',
    'items',
    'oneOf',
    'prefixItems',
];
const NAMED_SCHEMAS = [
    ...[
        '$defs',
        'definitions',
        'dependencies',
        'dependentSchemas',
        'patternProperties',
        'properties',
    ],
];
/**
 * Reads the input schema of a tool so that nothing is found wrong that the tool may well take. A
 * `format` asserts nothing, as JSON Schema has it where nobody agrees otherwise. To be done within
 * `workInTime`.
 *
 * @throws RefusedWork where the schema is broken, or refers to what is not in it
 */
function readToolSchema(schema) {
    const read = (0,read_schema/* readSchema */.n)(schema, (copy) => plain(copy, '#'));
    for (const part of Object.values(read.parts)) {
        const address = typeof part === 'object' ? part.__absolute_ref__ : undefined;
        if (address === undefined || Object.hasOwn(read.parts, address))
            continue;
        const reference = JSON.stringify(part.$ref).slice(0, PLACE_LENGTH);
        throw new bounded_work/* RefusedWork */.G(`the schema refers to ${reference}, which is not in it, and nothing is fetched`);
    }
    return read;
}
function plain(part, place) {
    if (part === false)
        return { not: {} };
    if (part === true)
        return part;
    if (!(0,read_schema/* isObject */.G)(part))
        throw broken(place, part);
    const entries = Object.entries(part).flatMap(([key, value]) => {
        if (key === 'format')
            return [];
        const here = `${place}/${key}`;
        if (FORMS.get(key)?.(value) === false)
            throw broken(here, value);
        return [[key, plainMember(key, value, here)]];
    });
    // Not by assignment, which takes `__proto__` for something else.
    return Object.fromEntries(entries);
}
function plainMember(key, value, place) {
    if (LISTED_SCHEMAS.includes(key) && Array.isArray(value)) {
        return value.map((one, index) => plain(one, `${place}/${index}`));
    }
    if (ONE_SCHEMA.includes(key))
        return plain(value, place);
    if (LISTED_SCHEMAS.includes(key))
        throw broken(place, value);
    if (!NAMED_SCHEMAS.includes(key))
        return value;
    if (!(0,read_schema/* isObject */.G)(value))
        throw broken(place, value);
    const named = Object.entries(value).map(([name, one]) => [
        name,
        // What else a property needs may be a list of names.
        key === 'dependencies' && isTexts(one) ? one : plain(one, `${place}/${name}`),
    ]);
    return Object.fromEntries(named);
}
const broken = (place, value) => new bounded_work/* RefusedWork */.G(`the schema is broken: ${place.slice(0, PLACE_LENGTH)} cannot be ${(JSON.stringify(value) ?? 'nothing').slice(0, PLACE_LENGTH)}`);

;// CONCATENATED MODULE: ./build/json-schema/schema-errors.js


/** Keywords that go on to a part of the value. */
const DESCENDING = [
    ...['additionalItems', 'additionalProperties', 'contains', 'items', 'patternProperties'],
    ...['prefixItems', 'properties', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties'],
];
/** What a validator found, with the way to each. */
function schemaErrors(units, read, value) {
    return units.map(({ keyword, keywordLocation, instanceLocation, error }) => {
        const { trail, part } = walk(keywordLocation, read);
        const path = pathTo(instanceLocation, value);
        return { keyword, path, location: keywordLocation, trail, part, words: error };
    });
}
const decoded = (segment) => decodeURIComponent(segment).replace(/~1/g, '/').replace(/~0/g, '~');
const segmentsOf = (location) => location.split('/').slice(1).map(decoded);
function pathTo(location, value) {
    let at = value;
    return segmentsOf(location).map((segment) => {
        const key = Array.isArray(at) ? Number(segment) : segment;
        at = memberOf(at, segment);
        return key;
    });
}
/** A member that a value has itself. */
function memberOf(value, key) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return undefined;
    return Reflect.get(value, key);
}
function walk(location, { schema, parts }) {
    const segments = segmentsOf(location);
    const trail = [];
    let part = schema;
    let owner = null;
    let depth = 0;
    for (let at = 0; at < segments.length; at += 1) {
        const keyword = segments[at] ?? '';
        owner = part;
        const value = memberOf(part, keyword);
        const isListed = LISTED_SCHEMAS.includes(keyword) && Array.isArray(value);
        const hasMembers = isListed || NAMED_SCHEMAS.includes(keyword);
        const member = hasMembers ? segments[at + 1] : undefined;
        trail.push({ keyword, member, depth, until: at + (member === undefined ? 1 : 2) });
        if (DESCENDING.includes(keyword))
            depth += 1;
        if (keyword === '$ref') {
            part = parts[String(memberOf(part, '__absolute_ref__'))];
        }
        else if (member === undefined) {
            part = value;
        }
        else {
            part = memberOf(value, member);
            at += 1;
        }
    }
    return { trail, part: (0,read_schema/* isObject */.G)(owner) ? owner : null };
}

;// CONCATENATED MODULE: ./build/json-schema/misfit-words.js


const VALUE_LENGTH = 80;
const NAME_LENGTH = 128;
const NAMES_TOLD = 5;
/** Names that a slip is compared with, at most. */
const NAMES_COMPARED = 200;
const WORDS_LENGTH = 300;
const cut = (text, length) => text.length <= length ? text : `${text.slice(0, length)}…`;
/** A value as JSON, not too much of it. */
const shown = (value) => cut(JSON.stringify(value) ?? 'nothing', VALUE_LENGTH);
/** Such as `"a", "b" and 3 more`. */
function listed(values, joint = 'and') {
    const told = values.slice(0, NAMES_TOLD).map(shown);
    const more = values.length - told.length;
    if (more > 0)
        return `${told.join(', ')} ${joint} ${more} more`;
    const last = told.pop() ?? 'nothing';
    return told.length === 0 ? last : `${told.join(', ')} ${joint} ${last}`;
}
const TYPE_NAMES = {
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    null: 'null',
    number: 'a number',
    object: 'an object',
    string: 'a text',
};
/** Such as `a text or null`. */
const typeWords = (types) => [...new Set(types)].map((type) => TYPE_NAMES[String(type)] ?? shown(type)).join(' or ');
/** What was probably meant; empty where nothing is near. */
function didYouMean(wanted, names) {
    const near = nearest(wanted, names);
    return near === undefined ? '' : ` Did you mean ${shown(near)}?`;
}
const nearest = (wanted, names) => (0,meant_name/* meantName */.d5)(wanted, names.slice(0, NAMES_COMPARED));
/** Where it is, as a sentence begins: `argument "filter.tags[0]"`. */
function placeWords(path) {
    if (path.length === 0)
        return 'what it is given';
    const text = path
        .map((key, index) => typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${cut(key, NAME_LENGTH)}`)
        .join('');
    return `argument ${JSON.stringify(cut(text, WORDS_LENGTH))}`;
}
const namesOf = (part) => {
    const properties = memberOf(part, 'properties');
    return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
};
/** Arguments that are needed and not there. */
function lackingWords(path, missing, value, part) {
    const subject = path.length === 0 ? 'it needs' : `${placeWords(path)} needs`;
    const known = namesOf(part);
    const strange = Object.keys(value).filter((name) => !known.includes(name));
    const slips = missing.flatMap((name) => {
        const near = nearest(name, strange);
        return near === undefined
            ? []
            : `${shown(near)} is no argument of it: did you mean ${shown(name)}?`;
    });
    return `${[`${subject} ${listed(missing)}.`, ...slips].join(' ')}`;
}
/** An argument that is not taken. */
function unknownWords(path, part) {
    const name = String(path.at(-1));
    const whose = path.length === 1 ? 'it' : placeWords(path.slice(0, -1));
    const known = namesOf(part);
    const takes = known.length === 0 ? 'no arguments' : listed(known);
    const what = path.length === 1 ? 'argument' : 'member';
    return `${whose} takes no ${what} ${shown(name)}.${didYouMean(name, known)} ${whose === 'it' ? 'It' : 'There it'} takes ${takes}.`;
}
/** What a value does not meet, in a sentence. */
function misfitWords({ keyword, path, part, words }, value) {
    const limit = memberOf(part, keyword);
    const must = (what) => `${placeWords(path)} must ${what}, and is ${shown(value)}.`;
    switch (keyword) {
        case 'type':
            return must(`be ${typeWords(Array.isArray(limit) ? limit : [limit])}`);
        case 'enum': {
            const values = Array.isArray(limit) ? limit : [];
            const texts = values.filter((one) => typeof one === 'string');
            const hint = typeof value === 'string' ? didYouMean(value, texts) : '';
            return `${must(`be one of ${listed(values, 'or')}`)}${hint}`;
        }
        case 'const':
            return must(`be ${shown(limit)}`);
        case 'minimum':
            return must(`be at least ${shown(limit)}`);
        case 'maximum':
            return must(`be at most ${shown(limit)}`);
        case 'exclusiveMinimum':
            return must(`be more than ${shown(limit)}`);
        case 'exclusiveMaximum':
            return must(`be less than ${shown(limit)}`);
        case 'multipleOf':
            return must(`be a multiple of ${shown(limit)}`);
        case 'minLength':
            return must(`have at least ${shown(limit)} characters`);
        case 'maxLength':
            return must(`have at most ${shown(limit)} characters`);
        case 'pattern':
            return must(`match the pattern ${shown(limit)}`);
        case 'minItems':
            return must(`have at least ${shown(limit)} items`);
        case 'maxItems':
            return must(`have at most ${shown(limit)} items`);
        case 'uniqueItems':
            return `${placeWords(path)} must not have an item twice, and is ${shown(value)}.`;
        case 'not':
            return `${placeWords(path)} is of a form that is not taken: ${shown(value)}.`;
        default:
            return `${placeWords(path)} does not fit: ${cut(words, WORDS_LENGTH)}`;
    }
}

;// CONCATENATED MODULE: ./build/json-schema/argument-fit.js






/** More of one call is no help. */
const MOST_MISFITS = 20;
/** Keywords that tell no more than that a part below them is wrong. */
const ENCLOSING = [
    ...['$ref', '$recursiveRef', 'additionalItems', 'additionalProperties', 'allOf', 'if', 'items'],
    ...['patternProperties', 'prefixItems', 'properties', 'unevaluatedItems'],
    'unevaluatedProperties',
];
/** Keywords that go by parts of the value which may yet become others. */
const CONDITIONAL = [
    ...['$recursiveRef', 'anyOf', 'contains', 'dependencies', 'dependentSchemas', 'else', 'if'],
    ...['maxContains', 'minContains', 'not', 'oneOf', 'propertyNames', 'then', 'unevaluatedItems'],
    'unevaluatedProperties',
];
/** Those that speak for all that is below them. */
const SPEAKING = ['anyOf', 'contains', 'not', 'oneOf', 'propertyNames'];
/** Keywords that are met or not by which members an object has. */
const OF_MEMBERS = [...['dependentRequired', 'minProperties', 'required']];
/** Keywords that go by how many items there are, or of which type a value is. */
const OF_FORM = ['maxItems', 'maxProperties', 'minItems', 'type'];
/**
 * Holds arguments against the input schema of a tool, in bounded time. Tells what cannot be meant
 * however the open parts are filled in; what is doubtful fits.
 */
function argumentFit(inputSchema) {
    let read;
    return (written) => (0,bounded_work/* workInTime */.W)(() => {
        read ??= readToolSchema(inputSchema);
        // As it is sent, so that a number is what JSON has of it.
        const value = JSON.parse(JSON.stringify(written.arguments));
        const { valid, errors } = (0,validate/* validate */.t)(value, read.schema, read.draft, read.parts, false);
        if (valid)
            return [];
        const found = schemaErrors(errors, read, value);
        return misfits(found, value, written).slice(0, MOST_MISFITS);
    });
}
function misfits(errors, value, written) {
    const told = errors.filter((error) => !isSpokenFor(error) &&
        error.keyword !== 'false' &&
        isCertain(error, value, written) &&
        !isEnclosing(error));
    const found = told.flatMap((error) => explain(error, errors, value));
    return [...new Map(found.map((one) => [one.message, one])).values()];
}
const isEnclosing = ({ keyword }) => ENCLOSING.includes(keyword);
/** Whether a keyword above it tells of it; of those alone that come after so many segments. */
function isSpokenFor({ trail }, after = 0) {
    return trail
        .slice(0, -1)
        .some(({ keyword, until }) => until > after && SPEAKING.includes(keyword));
}
const valueAt = (value, path) => path.reduce(memberOf, value);
/** Whether a value is the one that comes to be sent, all of it. */
function isSettled(value, written) {
    if (written.isOpen(value))
        return false;
    if (Array.isArray(value))
        return value.every((item) => isSettled(item, written));
    if (!(0,read_schema/* isObject */.G)(value))
        return true;
    return !written.isPart && Object.values(value).every((item) => isSettled(item, written));
}
/** Whether it is wrong however the open parts are filled in. */
function isCertain({ keyword, path, trail }, value, written) {
    const at = valueAt(value, path);
    if (isRefusal(trail))
        return isCertainWay(trail.slice(0, -1), path, value, written);
    if (!isCertainWay(trail, path, value, written))
        return false;
    if (OF_MEMBERS.includes(keyword))
        return !written.isPart;
    if (OF_FORM.includes(keyword))
        return !written.isOpen(at);
    return isSettled(at, written);
}
/** A member that is there and must not be, whatever it is. */
function isRefusal(trail) {
    const [above, last] = trail.slice(-2);
    return (last?.keyword === 'not' &&
        ['additionalProperties', 'unevaluatedProperties'].includes(above?.keyword ?? ''));
}
function isCertainWay(trail, path, value, written) {
    const condition = trail.find(({ keyword }) => CONDITIONAL.includes(keyword));
    return (condition === undefined || isSettled(valueAt(value, path.slice(0, condition.depth)), written));
}
function explain(error, errors, value) {
    const { keyword, path, part, trail } = error;
    const at = valueAt(value, path);
    if (isRefusal(trail) && isNever(part)) {
        return [{ path, message: unknownWords(path, ownerOf(error, errors)) }];
    }
    if (keyword === 'required') {
        const names = memberOf(part, 'required');
        const missing = (Array.isArray(names) ? names : []).filter((name) => !Object.hasOwn(at, name) && !hasDefault(part, name));
        if (missing.length === 0)
            return [];
        return [{ path, message: lackingWords(path, missing, at, part) }];
    }
    if (keyword === 'anyOf' || keyword === 'oneOf')
        return explainForms(error, errors, value);
    return [{ path, message: misfitWords(error, at) }];
}
/**
 * Some libraries list as needed what they fill in by themselves: the schema is that of arguments as the
 * tool gets them.
 */
const hasDefault = (part, name) => memberOf(memberOf(memberOf(part, 'properties'), name), 'default') !== undefined;
/** The part of the schema that takes no more members than it names. */
function ownerOf({ location }, errors) {
    const enclosing = location.slice(0, location.lastIndexOf('/'));
    return errors.find((one) => one.location === enclosing)?.part ?? null;
}
/** A value that is of none of the forms it may have: of the one that is meant, if that can be told. */
function explainForms({ keyword, location, path, part }, errors, value) {
    const forms = memberOf(part, keyword);
    const count = Array.isArray(forms) ? forms.length : 0;
    const below = errors.filter((one) => one.location.startsWith(`${location}/`) &&
        path.every((key, depth) => one.path[depth] === key));
    const byForm = Map.groupBy(below, (one) => one.location.slice(location.length + 1).split('/', 1)[0]);
    const at = valueAt(value, path);
    if (byForm.size < count) {
        const message = `${placeWords(path)} fits more than one of the forms of which it may have one: ${shown(at)}.`;
        return [{ path, message }];
    }
    const near = [...byForm.entries()].filter(([, found]) => !found.some((one) => one.path.length === path.length && ['type', 'const', 'enum', 'not'].includes(one.keyword)));
    const [meant] = near;
    if (meant !== undefined && near.length === 1) {
        const after = `${location}/${meant[0]}`.split('/').length - 1;
        const inner = meant[1].filter((one) => !isEnclosing(one) && !isSpokenFor(one, after));
        return inner.flatMap((one) => explain(one, errors, value));
    }
    const types = (Array.isArray(forms) ? forms : []).flatMap((form) => memberOf(form, 'type') ?? []);
    const message = near.length === 0 && types.length >= count
        ? `${placeWords(path)} must be ${typeWords(types)}, and is ${shown(at)}.`
        : `${placeWords(path)} has none of the ${count} forms that it may have: ${shown(at)}.`;
    return [{ path, message }];
}


/***/ }),

/***/ 50213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   n: () => (/* binding */ readSchema)
/* harmony export */ });
/* harmony import */ var _cfworker_json_schema__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51176);
/* harmony import */ var _resilience_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39811);


/** Characters as JSON; schemas of tools have some thousand. */
const MAX_SCHEMA_LENGTH = 256 * 1024;
/** What MCP means where a schema does not say. Source: MCP 2025-11-25, JSON Schema usage. */
const DEFAULT_DRAFT = '2020-12';
const DRAFTS = new Map([
    ['json-schema.org/draft/2020-12/schema', '2020-12'],
    ['json-schema.org/draft/2019-09/schema', '2019-09'],
    ['json-schema.org/draft-07/schema', '7'],
]);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/**
 * Reads a schema from anywhere, which the validator interprets and never makes code of. Nothing is
 * fetched. To be done within `workInTime`.
 *
 * @param change what becomes of the copy before it is read
 * @throws RefusedWork where values cannot be judged by it; what the validator throws otherwise
 */
function readSchema(schema, change = (copy) => copy) {
    const text = JSON.stringify(schema) ?? '';
    if (text.length > MAX_SCHEMA_LENGTH) {
        throw new _resilience_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedWork */ .G(`the schema has more than ${MAX_SCHEMA_LENGTH} characters`);
    }
    const copy = text === '' ? undefined : JSON.parse(text);
    if (typeof copy !== 'boolean' && !isObject(copy)) {
        throw new _resilience_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedWork */ .G('the schema is neither an object nor true or false');
    }
    refuseUnjudged(copy);
    const draft = draftOf(copy);
    const changed = change(copy);
    return { schema: changed, draft, parts: (0,_cfworker_json_schema__WEBPACK_IMPORTED_MODULE_1__/* .dereference */ .DS)(changed) };
}
function draftOf(schema) {
    const named = isObject(schema) ? schema['$schema'] : undefined;
    if (named === undefined)
        return DEFAULT_DRAFT;
    const draft = DRAFTS.get(String(named)
        .replace(/^https?:\/\//, '')
        .replace(/#$/, ''));
    if (draft === undefined) {
        throw new _resilience_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedWork */ .G(`the schema is of a draft that is not known here: ${String(named)}`);
    }
    return draft;
}
/** What the validator would pass over. */
function refuseUnjudged(part) {
    if (Array.isArray(part)) {
        for (const item of part)
            refuseUnjudged(item);
        return;
    }
    if (!isObject(part))
        return;
    for (const [key, member] of Object.entries(part)) {
        if (key === '$dynamicRef' && typeof member === 'string') {
            throw new _resilience_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedWork */ .G('the schema uses $dynamicRef, which is not judged here');
        }
        refuseUnjudged(member);
    }
}


/***/ })

};
