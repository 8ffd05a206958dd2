export const id = 2505;
export const ids = [2505,2368];
export const modules = {

/***/ 28674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ judgeHealth)
/* harmony export */ });
/* harmony import */ var _model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40096);

const MOST_NAMED = 10;
/**
 * Verdict on servers that were looked at. What is for the user to set right comes first, as it does
 * where evals are to be run on them; else a server that is ill by its own doing decides, whatever
 * became of the others.
 */
function judgeHealth(diagnoses) {
    const check = checkHealth(diagnoses);
    const { sampleOf, sampleSize, observed } = check;
    const judged = { sampleOf, sampleSize, observed };
    const mistakes = diagnoses.flatMap(mistakesOf);
    if (mistakes.length > 0) {
        return { value: 'invalid', checks: [check], judged, troubles: mistakes };
    }
    const value = check.outcome === 'undecided' ? 'incomplete' : check.outcome;
    return {
        value: value === 'notApplicable' ? 'incomplete' : value,
        ...{ checks: [check], judged, troubles: [] },
    };
}
/** How many servers are well, of all that were to be looked at. */
function checkHealth(diagnoses) {
    const of = (...outcomes) => diagnoses.filter((one) => outcomes.includes((0,_model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .healthOf */ .Wr)(one)));
    const ill = of('failed');
    const unknown = of('invalid', 'incomplete', 'notApplicable');
    const base = {
        ...{ id: 'servers-healthy', gates: true, unit: 'fraction', threshold: 1 },
        ...{ sampleOf: 'server', sampleSize: diagnoses.length },
        observed: diagnoses.length === 0 ? null : of('passed').length / diagnoses.length,
    };
    if (diagnoses.length === 0) {
        return { ...base, outcome: 'undecided', reason: { code: 'nothing-to-judge' } };
    }
    if (ill.length > 0)
        return { ...base, outcome: 'failed', reason: named('servers-ill', ill) };
    return unknown.length === 0
        ? { ...base, outcome: 'passed' }
        : { ...base, outcome: 'undecided', reason: named('servers-unknown', unknown) };
}
function named(code, diagnoses) {
    const servers = diagnoses.slice(0, MOST_NAMED).map(({ server }) => server);
    return { code, servers, more: diagnoses.length - servers.length };
}
/** What is written wrong, each with its place. */
function mistakesOf(diagnosis) {
    const { server, location } = diagnosis;
    const place = location === undefined ? '' : `${placeText(location)}: `;
    return (0,_model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .troublesOf */ .on)(diagnosis)
        .filter(({ outcome }) => outcome === 'invalid')
        .map(({ detail }) => `${place}server ${JSON.stringify(server)}: ${detail}`);
}
function placeText({ file, line, column }) {
    return [file, line, column].filter((part) => part != null).join(':');
}


/***/ }),

/***/ 25931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ changedTools),
  n: () => (/* binding */ judgeSurface)
});

// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
// EXTERNAL MODULE: ./build/model/servers/surface.js
var surface = __webpack_require__(21054);
// EXTERNAL MODULE: ./build/model/regression/surface-change.js
var surface_change = __webpack_require__(3866);
;// CONCATENATED MODULE: ./build/gate/surface/change-text.js

/** Whatever somebody else wrote, as JSON and not too long; null where there is nothing. */
function changeText(value) {
    return value === undefined ? null : cutText(jsonStart(value));
}
/** A text on its own, not too long. */
function cutText(text) {
    return text.length > surface_change/* CHANGE_TEXT_LENGTH */.W1 ? `${text.slice(0, surface_change/* CHANGE_TEXT_LENGTH */.W1 - 1)}…` : text;
}
/** The start of the JSON of a value, which may be of any size and depth: no more is written than is kept. */
function jsonStart(value) {
    let text = '';
    const left = [{ value }];
    while (left.length > 0 && text.length <= surface_change/* CHANGE_TEXT_LENGTH */.W1) {
        const next = left.pop();
        if (next === undefined)
            break;
        if ('text' in next) {
            text += next.text;
            continue;
        }
        const parts = partsOf(next.value);
        if (typeof parts === 'string')
            text += parts;
        else
            for (const part of parts.toReversed())
                left.push(part);
    }
    return text;
}
function partsOf(value) {
    if (typeof value === 'string')
        return JSON.stringify(value.slice(0, surface_change/* CHANGE_TEXT_LENGTH */.W1));
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    const isList = Array.isArray(value);
    const members = Object.entries(value).slice(0, surface_change/* CHANGE_TEXT_LENGTH */.W1);
    return [
        { text: isList ? '[' : '{' },
        ...members.flatMap(([name, member], index) => [
            {
                text: `${index > 0 ? ', ' : ''}${isList ? '' : `${JSON.stringify(name.slice(0, surface_change/* CHANGE_TEXT_LENGTH */.W1))}: `}`,
            },
            { value: member },
        ]),
        { text: isList ? ']' : '}' },
    ];
}
const MOST_LINES = 400;
const LINE_LENGTH = 120;
/** Characters on each side of where texts begin to differ. */
const CONTEXT_LENGTH = 40;
/**
 * How a text was changed, line by line, or by sentences where lines are long. Undefined: there was
 * none, or is none.
 */
function diffTexts(before, after) {
    const [old, fresh] = [before, after].map((text) => (text === undefined ? [] : linesOf(text)));
    const lines = aroundChanges(diffLines(old ?? [], fresh ?? []));
    return lines.length > 0
        ? lines.map(({ sign, text }) => ({ sign, text: cutText(text) }))
        : unseenChange(before ?? '', after ?? '');
}
/** Where texts differ in what lines do not show, or far down: both from there on, as JSON. */
function unseenChange(before, after) {
    let at = 0;
    while (at < before.length && before[at] === after[at])
        at += 1;
    const start = Math.max(0, at - CONTEXT_LENGTH);
    const excerpt = (text) => `${start > 0 ? '…' : ''}${JSON.stringify(text.slice(start, at + CONTEXT_LENGTH))}`;
    return [
        { sign: 'removed', text: excerpt(before) },
        { sign: 'added', text: excerpt(after) },
    ];
}
function diffLines(old, fresh) {
    const lines = [];
    const lengths = commonLengths(old, fresh);
    let [at, to] = [0, 0];
    while (at < old.length || to < fresh.length) {
        const [left, right] = [old[at], fresh[to]];
        if (left !== undefined && left === right) {
            lines.push({ sign: 'same', text: left });
            at += 1;
            to += 1;
        }
        else if (left !== undefined &&
            (right === undefined || (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0))) {
            lines.push({ sign: 'removed', text: left });
            at += 1;
        }
        else {
            lines.push({ sign: 'added', text: right ?? '' });
            to += 1;
        }
    }
    return lines;
}
function linesOf(text) {
    return text
        .slice(0, MOST_LINES * LINE_LENGTH)
        .split(/\r?\n/)
        .flatMap((line) => (line.length > LINE_LENGTH ? line.split(/(?<=[.!?;]) /) : [line]))
        .slice(0, MOST_LINES);
}
/** Length of the longest common part of what follows each pair of lines. */
function commonLengths(old, fresh) {
    const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
    for (let at = old.length - 1; at >= 0; at -= 1) {
        for (let to = fresh.length - 1; to >= 0; to -= 1) {
            const row = lengths[at];
            if (row === undefined)
                continue;
            const below = lengths[at + 1];
            row[to] =
                old[at] === fresh[to]
                    ? (below?.[to + 1] ?? 0) + 1
                    : Math.max(below?.[to] ?? 0, row[to + 1] ?? 0);
        }
    }
    return lengths;
}
/** Without lines that are the same and far from any that is not. */
function aroundChanges(lines) {
    const isChanged = ({ sign } = { sign: 'same', text: '' }) => sign !== 'same';
    return lines
        .filter((line, index) => [line, lines[index - 1], lines[index + 1]].some(isChanged))
        .slice(0, surface_change/* MOST_DIFF_LINES */.oR);
}

;// CONCATENATED MODULE: ./build/gate/surface/server-change.js

/** What people and models read of something, where they read something else now. */
function wordingChanges(subject, before, after) {
    return ['title', 'description'].flatMap((name) => before[name] === after[name]
        ? []
        : [wordingChange(subject, `/${name}`, `${name}-changed`, before[name], after[name])]);
}
/** A text that was changed, with how. */
function wordingChange(subject, place, kind, before, after) {
    return {
        ...{ subject, place, direction: 'none', class: 'wording', kind },
        before: before === undefined ? null : cutText(before),
        after: after === undefined ? null : cutText(after),
        diff: diffTexts(before, after),
    };
}
/** Something that is gone as a whole, or was not there before. */
function wholeChange(subject, kind, how, direction) {
    const name = cutText(subject.name);
    return how === 'removed'
        ? { subject, place: '', direction, class: 'breaking', kind, before: name, after: null }
        : {
            subject,
            place: '',
            direction: 'none',
            class: 'compatible',
            kind,
            before: null,
            after: name,
        };
}
/** Any value that was changed. */
function valueChange(of, before, after) {
    return { ...of, before: changeText(before), after: changeText(after) };
}
/** What came, went, and stayed of two lists; of what stands twice in one, the first counts. */
function pairUp(before, after, keyOf) {
    const table = (items) => new Map(items.toReversed().map((item) => [keyOf(item), item]));
    const [was, is] = [table(before), table(after)];
    const keys = [...new Set([...was.keys(), ...is.keys()])].sort();
    const kept = [];
    const removed = [];
    const added = [];
    for (const key of keys) {
        const [old, fresh] = [was.get(key), is.get(key)];
        if (old !== undefined && fresh !== undefined)
            kept.push([old, fresh]);
        else if (old !== undefined)
            removed.push(old);
        else if (fresh !== undefined)
            added.push(fresh);
    }
    return { removed, added, kept };
}

;// CONCATENATED MODULE: ./build/gate/surface/compare-offers.js

/** What became of the prompts of a server. */
function comparePrompts(before, after) {
    const { removed, added, kept } = pairUp(before, after, ({ name }) => name);
    const of = ({ name }) => ({ kind: 'prompt', name });
    return [
        ...removed.map((prompt) => wholeChange(of(prompt), 'prompt-removed', 'removed', 'sent')),
        ...added.map((prompt) => wholeChange(of(prompt), 'prompt-added', 'added', 'sent')),
        ...kept.flatMap(([old, fresh]) => [
            ...wordingChanges(of(fresh), old, fresh),
            ...argumentChanges(of(fresh), old.arguments, fresh.arguments),
        ]),
    ];
}
function argumentChanges(subject, before, after) {
    const { removed, added, kept } = pairUp(before, after, ({ name }) => name);
    const at = ({ name }) => ({
        subject,
        place: `/arguments/${name.slice(0, 200).replaceAll('~', '~0').replaceAll('/', '~1')}`,
        direction: 'sent',
    });
    return [
        // Prompts have no closed schema: what is not theirs is taken, and nobody says for what.
        ...removed.map((argument) => valueChange({ ...at(argument), class: 'unclear', kind: 'argument-removed' }, argument, undefined)),
        ...added.map((argument) => valueChange(argument.required
            ? { ...at(argument), class: 'breaking', kind: 'argument-required' }
            : { ...at(argument), class: 'compatible', kind: 'argument-added' }, undefined, argument)),
        ...kept.flatMap(([old, fresh]) => [
            ...(old.required === fresh.required
                ? []
                : [
                    valueChange(fresh.required
                        ? { ...at(fresh), class: 'breaking', kind: 'argument-required' }
                        : { ...at(fresh), class: 'compatible', kind: 'argument-optional' }, old.required, fresh.required),
                ]),
            ...wordingChanges(subject, old, fresh).map((change) => ({
                ...change,
                place: `${at(fresh).place}${change.place}`,
            })),
        ]),
    ];
}
/** What became of the resources of a server. */
function compareResources(before, after) {
    const { removed, added, kept } = pairUp(before, after, ({ uri }) => uri);
    const of = ({ uri }) => ({ kind: 'resource', name: uri });
    return [
        ...removed.map((one) => wholeChange(of(one), 'resource-removed', 'removed', 'read')),
        ...added.map((one) => wholeChange(of(one), 'resource-added', 'added', 'read')),
        ...kept.flatMap(([old, fresh]) => resourceChanges(of(fresh), old, fresh)),
    ];
}
/** What became of the templates of resources: callers make addresses of them. */
function compareTemplates(before, after) {
    const { removed, added, kept } = pairUp(before, after, ({ uriTemplate }) => uriTemplate);
    const of = (one) => ({
        kind: 'resource-template',
        name: one.uriTemplate,
    });
    return [
        ...removed.map((one) => wholeChange(of(one), 'resource-template-removed', 'removed', 'sent')),
        ...added.map((one) => wholeChange(of(one), 'resource-template-added', 'added', 'sent')),
        ...kept.flatMap(([old, fresh]) => resourceChanges(of(fresh), old, fresh)),
    ];
}
function resourceChanges(subject, before, after) {
    const titled = ({ name, title = name, description }) => ({
        title,
        ...(description !== undefined && { description }),
    });
    const { mimeType: was } = before;
    const { mimeType: is } = after;
    if (was === is)
        return wordingChanges(subject, titled(before), titled(after));
    const found = was === undefined ? 'compatible' : is === undefined ? 'unclear' : 'breaking';
    const of = { subject, place: '/mimeType', direction: 'read', class: found };
    return [
        ...wordingChanges(subject, titled(before), titled(after)),
        valueChange({ ...of, kind: 'media-type-changed' }, was, is),
    ];
}

;// CONCATENATED MODULE: ./build/gate/surface/containment/forms.js
const YES = { answer: 'yes', doubts: [] };
const NO = { answer: 'no', doubts: [] };
/** Unknown for the given reasons. */
function doubted(doubts) {
    return doubts.length === 0 ? YES : { answer: 'unknown', doubts };
}
/** All of them at once. */
function allOf(acceptances) {
    const doubts = [];
    for (const one of acceptances) {
        if (one.answer === 'no')
            return NO;
        for (const doubt of one.doubts)
            doubts.push(doubt);
    }
    return doubted(doubts);
}
const MOST_NESTING = 60;
/**
 * What equal values have in common: JSON with its members in order. Null where a value is nested too
 * deeply to be worth it.
 */
function valueKey(value, depth = 0) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value ?? null);
    if (depth === MOST_NESTING)
        return null;
    const isList = Array.isArray(value);
    const members = isList
        ? value.map((item) => valueKey(item, depth + 1))
        : Object.entries(value)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, member]) => {
            const key = valueKey(member, depth + 1);
            return key === null ? null : `${JSON.stringify(name)}:${key}`;
        });
    if (members.includes(null))
        return null;
    return isList ? `[${members.join(',')}]` : `{${members.join(',')}}`;
}
/** Whether two values are the same, members in whatever order; without recursion, however deep they are. */
function isSameJson(one, other) {
    const left = [[one, other]];
    for (let pair = left.pop(); pair !== undefined; pair = left.pop()) {
        const [mine, theirs] = pair;
        if (mine === theirs)
            continue;
        const areObjects = [mine, theirs].every((part) => typeof part === 'object' && part !== null);
        if (!areObjects || Array.isArray(mine) !== Array.isArray(theirs))
            return false;
        const members = new Map(Object.entries(theirs));
        const own = Object.entries(mine);
        if (own.length !== members.size)
            return false;
        for (const [name, member] of own) {
            if (!members.has(name))
                return false;
            left.push([member, members.get(name)]);
        }
    }
    return true;
}
/** What is in either. */
function unionOf(one, other) {
    return new Set([...one, ...other]);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/gate/surface/containment/arrays.js

const MOST_POSITIONS = 24;
/** The lists of a schema, which the type does not leave out. */
function arrayForm(schema, document) {
    const { minItems, maxItems, uniqueItems, prefixItems, items, additionalItems } = schema;
    // Older drafts list the first items in `items`.
    const prefix = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
    const rest = Array.isArray(items) ? additionalItems : items;
    const hasRule = prefix.length > 0 || isRecord(rest) || typeof rest === 'boolean';
    return {
        kind: 'array',
        minItems: typeof minItems === 'number' ? minItems : 0,
        maxItems: typeof maxItems === 'number' ? maxItems : Infinity,
        isUnique: uniqueItems === true,
        rules: hasRule ? [{ prefix, rest: rest ?? true, document }] : [],
        doubts: [],
    };
}
/** What is in both. */
function bothArrays(one, other) {
    return {
        kind: 'array',
        minItems: Math.max(one.minItems, other.minItems),
        maxItems: Math.min(one.maxItems, other.maxItems),
        isUnique: one.isUnique || other.isUnique,
        rules: [...one.rules, ...other.rules],
        doubts: [...new Set([...one.doubts, ...other.doubts])],
    };
}
/** What an item has to be; null stands for those after all that are told one by one. */
function partsAt({ rules }, position) {
    return rules.map(({ prefix, rest, document }) => ({
        schema: position !== null && position < prefix.length ? prefix[position] : rest,
        document,
    }));
}
function prefixLength({ rules }) {
    return rules.reduce((longest, { prefix }) => Math.max(longest, prefix.length), 0);
}
/** How many items it may have at most, where one of them can be nothing at all. */
function mostItems(form, judge) {
    const told = Math.min(prefixLength(form), MOST_POSITIONS);
    for (let position = 0; position < told; position += 1) {
        if (position >= form.maxItems)
            break;
        if (judge.formsOf(partsAt(form, position)).length === 0)
            return position;
    }
    if (told < form.maxItems && judge.formsOf(partsAt(form, null)).length === 0) {
        return Math.min(form.maxItems, told);
    }
    return form.maxItems;
}
function isArrayEmpty(form, judge) {
    return form.minItems > Math.max(form.maxItems, 0) || form.minItems > mostItems(form, judge);
}
function acceptArray(form, value, judge) {
    if (value.length < form.minItems || value.length > form.maxItems)
        return NO;
    if (form.isUnique) {
        const keys = value.map((item) => valueKey(item));
        if (new Set(keys).size < keys.length)
            return NO;
    }
    return allOf(value.map((item, position) => {
        const parts = partsAt(form, position);
        return judge.accepts(parts, item);
    }));
}
function compareArrays(inner, outer, judge) {
    const candidates = [];
    const most = mostItems(inner, judge);
    let isContained = inner.minItems >= outer.minItems &&
        most <= outer.maxItems &&
        (inner.isUnique || !outer.isUnique || most <= 1);
    const told = Math.max(prefixLength(inner), prefixLength(outer));
    if (told > MOST_POSITIONS)
        return { isContained: false, candidates: [] };
    const positions = [...Array.from({ length: told }, (_, index) => index), null];
    for (const position of positions) {
        if ((position ?? told) >= most)
            continue;
        const found = judge.decide(partsAt(inner, position), partsAt(outer, position));
        if (found.answer === 'contained')
            continue;
        isContained = false;
        if (found.answer === 'not') {
            const filled = fill(inner, Math.max(inner.minItems, (position ?? told) + 1), judge);
            candidates.push(filled.with(position ?? told, found.witness));
        }
    }
    if (isContained)
        return { isContained, candidates: [] };
    const lengths = [inner.minItems, outer.minItems - 1, outer.maxItems + 1, 2].filter((length) => length >= 0 && length <= MOST_POSITIONS * 4);
    const filled = lengths.map((length) => fill(inner, length, judge));
    return { isContained, candidates: [...candidates, ...filled] };
}
/** A list of so many items that may have the form; different ones where they have to be. */
function fill(form, length, judge) {
    return Array.from({ length: Math.min(length, MOST_POSITIONS * 4) }, (_, position) => {
        const parts = partsAt(form, position);
        const sample = judge.sample(parts)?.value ?? null;
        if (!form.isUnique || position === 0)
            return sample;
        const others = [
            `${sample}${position}`,
            position,
            [position],
            { [`item${position}`]: position },
        ];
        return others.find((other) => judge.accepts(parts, other).answer === 'yes') ?? sample;
    });
}
function sampleArray(form, judge) {
    return fill(form, form.minItems, judge);
}

;// CONCATENATED MODULE: ./build/gate/surface/containment/references.js

const MOST_VISITED = 100_000;
const MOST_STEPS = 100;
const indexes = new WeakMap();
let withoutKey = 0;
/** What a `$ref` leads to in its own document; undefined where nobody can tell. */
function followReference({ root }, reference) {
    if (typeof reference !== 'string' || !isRecord(root))
        return undefined;
    const { anchors, hasInnerIds } = indexOf(root);
    const id = typeof root['$id'] === 'string' ? root['$id'] : '';
    const fragment = reference.startsWith('#')
        ? reference.slice(1)
        : id !== '' && reference.startsWith(`${id}#`)
            ? reference.slice(id.length + 1)
            : null;
    if (reference === id)
        return root;
    if (fragment === null || hasInnerIds)
        return undefined;
    if (fragment === '')
        return root;
    return fragment.startsWith('/') ? atPointer(root, fragment) : anchors.get(fragment);
}
const MOST_FOLLOWED = 50;
/**
 * What a condition is told by that nobody works out: its JSON, without words unless these are wanted,
 * and that of all it refers to. Conditions of the same key are right for the same values.
 */
function conditionKey(condition, document, wanted = 'without words') {
    const references = new Map();
    const left = [condition];
    let key = '';
    for (const next of left) {
        const found = [];
        const plain = withoutWords(next, found, 0);
        const text = valueKey(wanted === 'with words' ? next : plain);
        withoutKey += 1;
        key += text ?? `too deep, ${withoutKey}`;
        for (const reference of found) {
            if (references.has(reference))
                continue;
            const target = followReference(document, reference);
            key += ` ${reference}=`;
            references.set(reference, '');
            if (target === undefined || references.size > MOST_FOLLOWED)
                return `${key}${withoutKey}`;
            left.push(target);
        }
    }
    return key;
}
const WORDS = new Set(['title', 'description', '$comment']);
const references_MOST_NESTING = 60;
function withoutWords(value, found, depth) {
    if (typeof value !== 'object' || value === null || depth > references_MOST_NESTING)
        return value;
    if (Array.isArray(value))
        return value.map((item) => withoutWords(item, found, depth + 1));
    return Object.fromEntries(Object.entries(value).flatMap(([name, member]) => {
        // A property may have such a name; then it is no text.
        if (WORDS.has(name) && typeof member === 'string')
            return [];
        if (name === '$ref' && typeof member === 'string')
            found.push(member);
        const isPlain = name === 'enum' || name === 'const';
        return [[name, isPlain ? member : withoutWords(member, found, depth + 1)]];
    }));
}
function atPointer(root, pointer) {
    const steps = pointer.slice(1).split('/');
    if (steps.length > MOST_STEPS)
        return undefined;
    let at = root;
    for (const step of steps) {
        const name = decode(step).replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(at) && /^\d{1,6}$/.test(name))
            at = at[Number(name)];
        else if (isRecord(at) && Object.hasOwn(at, name))
            at = at[name];
        else
            return undefined;
    }
    return at;
}
/** References are addresses, in which characters may stand as their bytes. */
function decode(step) {
    try {
        return decodeURIComponent(step);
    }
    catch {
        // Then it is no address, and means itself.
        return step;
    }
}
function indexOf(root) {
    const known = indexes.get(root);
    if (known !== undefined)
        return known;
    const anchors = new Map();
    let hasInnerIds = false;
    const left = [root];
    for (let visited = 0; left.length > 0 && visited < MOST_VISITED; visited += 1) {
        const next = left.pop();
        if (typeof next !== 'object' || next === null)
            continue;
        if (isRecord(next)) {
            if (typeof next['$anchor'] === 'string')
                anchors.set(next['$anchor'], next);
            if (next !== root && typeof next['$id'] === 'string')
                hasInnerIds = true;
        }
        for (const inner of Object.values(next))
            left.push(inner);
    }
    const index = { anchors, hasInnerIds };
    indexes.set(root, index);
    return index;
}

;// CONCATENATED MODULE: ./build/gate/surface/containment/conditions.js


const REFERENCES = ['$dynamicRef', '$recursiveRef'];
/** Conditions mean by the letter what they say, whoever holds to them. */
function letterOf(document) {
    const known = letters.get(document);
    if (known !== undefined)
        return known;
    const letter = { root: document.root, undeclared: 'anything', closed: 'refuses' };
    letters.set(document, letter);
    return letter;
}
const letters = new WeakMap();
/** What is said beside all that forms tell. */
function conditionsOf(schema, document, judge) {
    const found = [];
    const keyOf = (condition) => conditionKey(condition, document);
    const accepts = (sub, value) => judge.accepts([partOf(sub, document)], value);
    const { contains, minContains, maxContains } = schema;
    if (contains !== undefined) {
        const key = keyOf({ contains, minContains, maxContains });
        const counts = [minContains ?? 1, maxContains ?? Infinity].map(Number);
        found.push({
            ...{ key, kind: 'array' },
            test: (value) => {
                const items = Array.isArray(value) ? value : [];
                return between(items.map((item) => accepts(contains, item)), counts[0], counts[1], key);
            },
        });
    }
    const { unevaluatedItems, unevaluatedProperties } = schema;
    // What counts as evaluated hangs on everything beside it.
    if (unevaluatedItems !== undefined && unevaluatedItems !== true) {
        found.push({ key: keyOf({ unevaluatedItems }), kind: 'array' });
    }
    if (unevaluatedProperties !== undefined && unevaluatedProperties !== true) {
        found.push({ key: keyOf({ unevaluatedProperties }), kind: 'object' });
    }
    const { if: condition, then: met, else: unmet } = schema;
    if (condition !== undefined && (met !== undefined || unmet !== undefined)) {
        const key = `if ${keyOf([condition, met, unmet])}`;
        const test = (value) => {
            const { answer } = accepts(condition, value);
            if (answer === 'unknown')
                return doubted([key]);
            return accepts((answer === 'yes' ? met : unmet) ?? true, value);
        };
        found.push({ key, test });
    }
    for (const keyword of REFERENCES) {
        if (schema[keyword] !== undefined)
            found.push({ key: `${keyword} ${keyOf(document.root)}` });
    }
    return found;
}
/** That exactly one of some schemas is met. */
function exactlyOne(schemas, document, judge) {
    const key = `oneOf ${conditionKey(schemas, document)}`;
    const test = (value) => between(schemas.map((sub) => judge.accepts([partOf(sub, document)], value)), 1, 1, key);
    return { key, test };
}
/** That a schema is not met. */
function noneOf({ schema, document }, judge) {
    const key = `not ${conditionKey(schema, document)}`;
    const test = (value) => between([judge.accepts([partOf(schema, document)], value)], 0, 0, key);
    return { key, test };
}
function partOf(schema, document) {
    return isRecord(schema) || typeof schema === 'boolean'
        ? { schema, document: letterOf(document) }
        : { schema: true, document };
}
/** Whether so many are met, and no more. */
function between(all, least = 1, most = Infinity, key = '') {
    const met = all.filter(({ answer }) => answer === 'yes').length;
    const possible = all.filter(({ answer }) => answer !== 'no').length;
    if (met > most || possible < least)
        return NO;
    return met >= least && possible <= most ? YES : doubted([key]);
}

;// CONCATENATED MODULE: ./build/gate/surface/containment/numbers.js

const ANY_NUMBER = {
    ...{ kind: 'number', isInteger: false, steps: [], doubts: [] },
    ...{ least: -Infinity, most: Infinity, isAbove: false, isBelow: false },
};
/** The numbers of a schema, which the type does not leave out. */
function numberForm(schema) {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
    const bounds = [ANY_NUMBER];
    const add = (bound) => bounds.push({ ...ANY_NUMBER, ...bound });
    // Older drafts have a flag beside the bound.
    if (isNumber(minimum))
        add({ least: minimum, isAbove: exclusiveMinimum === true });
    if (isNumber(exclusiveMinimum))
        add({ least: exclusiveMinimum, isAbove: true });
    if (isNumber(maximum))
        add({ most: maximum, isBelow: exclusiveMaximum === true });
    if (isNumber(exclusiveMaximum))
        add({ most: exclusiveMaximum, isBelow: true });
    if (isNumber(multipleOf) && multipleOf > 0)
        add({ steps: [multipleOf] });
    return bounds.reduce(bothNumbers);
}
function isNumber(value) {
    return typeof value === 'number' && Number.isFinite(value);
}
/** What is in both. */
function bothNumbers(one, other) {
    const least = Math.max(one.least, other.least);
    const most = Math.min(one.most, other.most);
    return {
        kind: 'number',
        isInteger: one.isInteger || other.isInteger,
        steps: [...new Set([...one.steps, ...other.steps])],
        ...{ least, most },
        isAbove: [one, other].some((form) => form.isAbove && form.least === least),
        isBelow: [one, other].some((form) => form.isBelow && form.most === most),
        doubts: [...new Set([...one.doubts, ...other.doubts])],
    };
}
const MOST_LISTED = 16;
/** Its numbers, where they are few: then they can be counted. Null: they are many. */
function fewNumbers(form) {
    const { least, most, isAbove, isBelow } = form;
    if (least > most || (least === most && (isAbove || isBelow)))
        return [];
    if (!form.isInteger)
        return least === most ? [least].filter((n) => holds(form, n)) : null;
    const first = Math.ceil(least);
    if (!(most - least < MOST_LISTED) || !Number.isSafeInteger(first))
        return null;
    const count = Math.max(0, Math.floor(most) - first + 1);
    return Array.from({ length: count }, (_, index) => first + index).filter((n) => holds(form, n));
}
/** With bounds that are in it, of whole numbers. */
function wholeBounds(form) {
    if (!form.isInteger)
        return form;
    const { least, most, isAbove, isBelow } = form;
    return {
        ...form,
        least: isAbove && Number.isInteger(least) ? least + 1 : Math.ceil(least),
        most: isBelow && Number.isInteger(most) ? most - 1 : Math.floor(most),
        ...{ isAbove: false, isBelow: false },
    };
}
function acceptNumber(form, value) {
    return holds(form, value) ? YES : NO;
}
function holds({ isInteger, steps, least, most, isAbove, isBelow }, value) {
    const isInside = (isAbove ? value > least : value >= least) && (isBelow ? value < most : value <= most);
    return (isInside &&
        (!isInteger || Number.isInteger(value)) &&
        steps.every((step) => isMultiple(value, step)));
}
/** Decimal fractions are no binary ones: 0.3 is three times 0.1 for whoever wrote that. */
function isMultiple(value, step) {
    const times = value / step;
    return Math.abs(times - Math.round(times)) <= Number.EPSILON * 4 * Math.max(1, Math.abs(times));
}
function compareNumbers(inner, outer) {
    const grid = inner.isInteger ? [...inner.steps, 1] : inner.steps;
    const isWithin = (bound, isLeftOut, equal, isOut) => bound || (equal && (isOut || !isLeftOut));
    const isContained = isWithin(inner.least > outer.least, outer.isAbove, inner.least === outer.least, inner.isAbove) &&
        isWithin(inner.most < outer.most, outer.isBelow, inner.most === outer.most, inner.isBelow) &&
        (!outer.isInteger || grid.some((step) => Number.isInteger(step))) &&
        outer.steps.every((step) => grid.some((own) => isMultiple(own, step)));
    return { isContained, candidates: isContained ? [] : numberCandidates(inner, outer) };
}
/** Numbers beside the bounds of both, on the grids of both. */
function numberCandidates(inner, outer) {
    const marks = [inner.least, inner.most, outer.least, outer.most].filter(Number.isFinite);
    const grid = [...inner.steps, ...outer.steps].slice(0, 6);
    const near = (mark) => [
        ...[mark, mark - 1, mark + 1, mark - 0.5, mark + 0.5, mark - 0.001, mark + 0.001],
        ...[Math.ceil(mark), Math.floor(mark)],
        ...grid.flatMap((step) => {
            const at = Math.round(mark / step) * step;
            return [at, at - step, at + step, at + 2 * step];
        }),
    ];
    const between = Number.isFinite(inner.least) && Number.isFinite(inner.most)
        ? [(inner.least + inner.most) / 2]
        : [];
    return [0, ...marks, ...between].flatMap(near).map(Number);
}
/** Any number of the form that is easily found. */
function sampleNumbers(form) {
    return numberCandidates(form, ANY_NUMBER).filter((number) => holds(form, number));
}

// EXTERNAL MODULE: ./build/gate/surface/patterns/pattern-search.js + 2 modules
var pattern_search = __webpack_require__(58835);
;// CONCATENATED MODULE: ./build/gate/surface/containment/formats.js
/** Formats that are well known: a text of each, and what every text of it looks like. */
const KNOWN = {
    date: { sample: '2024-05-06', shape: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/ },
    time: {
        sample: '10:20:30Z',
        shape: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[zZ]|[+-]\d\d:\d\d)$/,
    },
    'date-time': {
        sample: '2024-05-06T10:20:30Z',
        shape: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[zZ]|[+-]\d\d:\d\d)$/,
    },
    duration: { sample: 'P1D', shape: /^P[\dA-Z.,]+$/ },
    email: { sample: 'someone@example.com', shape: /^[^\s@]+@[^\s@]+$/ },
    'idn-email': { sample: 'jürgen@example.com', shape: /^[^\s@]+@[^\s@]+$/ },
    hostname: { sample: 'host.example.com', shape: /^[A-Za-z\d.-]+$/ },
    'idn-hostname': { sample: 'höst.example.com', shape: /^[^\s/:@]+$/ },
    ipv4: { sample: '192.0.2.1', shape: /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/ },
    ipv6: { sample: '2001:db8::1', shape: /^[\dA-Fa-f.]*:[\dA-Fa-f:.]*$/ },
    uuid: {
        sample: '2eb8aa08-aa98-11ea-b4aa-73b441d16380',
        shape: /^[\dA-Fa-f]{8}-[\dA-Fa-f]{4}-[\dA-Fa-f]{4}-[\dA-Fa-f]{4}-[\dA-Fa-f]{12}$/,
    },
    uri: { sample: 'https://example.com/a', shape: /^[A-Za-z][A-Za-z\d+.-]*:[!-~]*$/ },
    iri: { sample: 'https://example.com/ä', shape: /^[A-Za-z][A-Za-z\d+.-]*:\S*$/ },
    'uri-reference': { sample: '../a?b#c', shape: /^[!-~]*$/ },
    'iri-reference': { sample: '../ä?b#c', shape: /^\S*$/ },
    'json-pointer': { sample: '/a/0', shape: /^(?:\/.*)?$/s },
};
/** Each format is also the others. */
const WITHIN = {
    email: ['idn-email'],
    hostname: ['idn-hostname'],
    uri: ['iri', 'uri-reference', 'iri-reference'],
    iri: ['iri-reference'],
    'uri-reference': ['iri-reference'],
};
/** Whether a text of one format is sure to be of another. */
function isFormatWithin(format, other) {
    return format === other || (ownOf(WITHIN, format)?.includes(other) ?? false);
}
/**
 * Whether a text has a format. That it has is told of known samples alone: there is more to most
 * formats than how they look.
 */
function acceptFormat(format, text) {
    const known = ownOf(KNOWN, format);
    if (known === undefined)
        return 'unknown';
    if (!known.shape.test(text))
        return 'no';
    const isSample = Object.entries(KNOWN).some(([name, { sample }]) => sample === text && isFormatWithin(name, format));
    return isSample ? 'yes' : 'unknown';
}
/** Texts to try: of a format, or of all that are known. */
function formatSamples(format) {
    if (format === undefined)
        return Object.values(KNOWN).map(({ sample }) => sample);
    const known = ownOf(KNOWN, format);
    return known === undefined ? [] : [known.sample];
}
function ownOf(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}

;// CONCATENATED MODULE: ./build/gate/surface/containment/strings.js



const ANY_STRING = {
    ...{ kind: 'string', minLength: 0, maxLength: Infinity, patterns: [], formats: [], doubts: [] },
};
/** The texts of a schema, which the type does not leave out. */
function stringForm(schema) {
    const { minLength, maxLength, pattern, format } = schema;
    return {
        ...ANY_STRING,
        ...(typeof minLength === 'number' && { minLength }),
        ...(typeof maxLength === 'number' && { maxLength }),
        ...(typeof pattern === 'string' && { patterns: [pattern] }),
        ...(typeof format === 'string' && { formats: [format] }),
    };
}
/** What is in both. */
function bothStrings(one, other) {
    return {
        kind: 'string',
        minLength: Math.max(one.minLength, other.minLength),
        maxLength: Math.min(one.maxLength, other.maxLength),
        patterns: [...new Set([...one.patterns, ...other.patterns])],
        formats: [...new Set([...one.formats, ...other.formats])],
        doubts: [...new Set([...one.doubts, ...other.doubts])],
    };
}
function acceptString(form, text) {
    const isLong = text.length > MOST_TRIED;
    const length = isLong ? text.length : [...text].length;
    // A code point is two units at most.
    if (length < form.minLength || (isLong ? length / 2 : length) > form.maxLength)
        return NO;
    const doubts = [];
    for (const pattern of form.patterns) {
        const answer = isLong ? null : (0,pattern_search/* matchesPattern */.M)(pattern, text);
        if (answer === false)
            return NO;
        if (answer === null)
            doubts.push(patternDoubt(pattern));
    }
    for (const format of form.formats) {
        const answer = isLong ? 'unknown' : acceptFormat(format, text);
        if (answer === 'no')
            return NO;
        if (answer === 'unknown')
            doubts.push(`format ${format}`);
    }
    return doubted(doubts);
}
/** How a pattern that nobody works out is told, wherever it stands. */
function patternDoubt(pattern) {
    return `pattern ${pattern}`;
}
const MOST_TRIED = 2_000;
function compareStrings(inner, outer, judge) {
    const found = inner.patterns;
    const texts = [];
    const isNone = (wanted) => {
        const result = (0,pattern_search/* findText */.V)(wanted, () => judge.mayStep());
        if (typeof result === 'object')
            texts.push(result.text);
        return result === 'none';
    };
    const isLongEnough = inner.minLength >= outer.minLength ||
        (found.length > 0 && isNone({ found, maxLength: outer.minLength - 1 }));
    const isShortEnough = inner.maxLength <= outer.maxLength ||
        (found.length > 0 && isNone({ found, minLength: outer.maxLength + 1 }));
    const { minLength } = inner;
    const lengths = {
        minLength,
        ...(Number.isFinite(inner.maxLength) && { maxLength: inner.maxLength }),
    };
    const missed = outer.patterns.filter((pattern) => !found.includes(pattern) &&
        !isNone({ found, missing: [pattern] }) &&
        !isNone({ found, missing: [pattern], ...lengths }));
    const others = outer.formats.filter((format) => !inner.formats.some((own) => isFormatWithin(own, format)));
    const isContained = isLongEnough && isShortEnough && missed.length === 0 && others.length === 0;
    const candidates = [...texts, ...stringCandidates(inner, outer, judge)];
    return { isContained, candidates: isContained ? [] : candidates };
}
/** Characters of which no format is made, nor most patterns. */
const ODD = '%% ';
function stringCandidates(inner, outer, judge) {
    const lengths = [
        ...[inner.minLength, inner.maxLength, outer.minLength - 1, outer.maxLength + 1],
        ...[inner.minLength + 1, 3],
    ].filter((length) => length >= 0 && length <= MOST_TRIED);
    const filled = lengths.flatMap((length) => ['a', '0', ODD].map((text) => text.repeat(Math.ceil(length / text.length)).slice(0, length)));
    const formatted = inner.formats.length === 0 ? formatSamples() : inner.formats.flatMap(formatSamples);
    return [...sampleStrings(inner, judge), ...formatted, ...filled];
}
/** Texts that may have the form. */
function sampleStrings(form, judge) {
    const mayStep = () => judge.mayStep();
    const { patterns, formats, minLength, maxLength } = form;
    if (formats.length > 0)
        return formats.flatMap(formatSamples);
    if (patterns.length === 0) {
        return minLength <= MOST_TRIED && maxLength >= minLength ? ['a'.repeat(minLength)] : [];
    }
    const bounds = { minLength, ...(Number.isFinite(maxLength) && { maxLength }) };
    const found = (0,pattern_search/* findText */.V)({ found: patterns, ...bounds }, mayStep);
    const any = typeof found === 'object' ? found : (0,pattern_search/* findText */.V)({ found: patterns }, mayStep);
    return typeof any === 'object' ? [any.text] : [];
}

;// CONCATENATED MODULE: ./build/gate/surface/containment/object-rules.js



/** Stands in for `additionalProperties: false` where that is not sure to refuse anything. */
const DOUBTFUL_OTHERS = {};
/** The objects of a schema, which the type does not leave out. */
function objectForm(schema, document) {
    const { properties, patternProperties, additionalProperties, propertyNames } = schema;
    const { required, minProperties, maxProperties } = schema;
    const declares = isRecord(properties) || isRecord(patternProperties);
    const isDoubtful = additionalProperties === false && document.closed === 'doubtful';
    const rule = {
        properties: new Map(isRecord(properties) ? Object.entries(properties) : []),
        patterns: isRecord(patternProperties) ? Object.entries(patternProperties) : [],
        others: isDoubtful ? DOUBTFUL_OTHERS : additionalProperties,
        ...{ declares, document },
    };
    const names = Array.isArray(required) ? required : [];
    return {
        kind: 'object',
        required: new Set(names.filter((name) => typeof name === 'string')),
        minProperties: typeof minProperties === 'number' ? minProperties : 0,
        maxProperties: typeof maxProperties === 'number' ? maxProperties : Infinity,
        names: propertyNames === undefined ? [] : [{ schema: propertyNames, document }],
        rules: declares || additionalProperties !== undefined ? [rule] : [],
        doubts: [],
    };
}
/** What is in both. */
function bothObjects(one, other) {
    return {
        kind: 'object',
        required: unionOf(one.required, other.required),
        minProperties: Math.max(one.minProperties, other.minProperties),
        maxProperties: Math.min(one.maxProperties, other.maxProperties),
        names: [...one.names, ...other.names],
        rules: [...one.rules, ...other.rules],
        doubts: [...new Set([...one.doubts, ...other.doubts])],
    };
}
/** The same, with a property that is of a schema; of `false`, it is absent. */
function withProperty(form, name, schema) {
    const document = { root: schema, undeclared: 'anything', closed: 'refuses' };
    const rule = {
        ...{ properties: new Map([[name, schema]]), patterns: [], others: undefined },
        ...{ declares: false, document },
    };
    return { ...form, rules: [...form.rules, rule] };
}
const NEVER = {
    schema: false,
    document: { root: false, undeclared: 'anything', closed: 'refuses' },
};
/**
 * What the property of a name has to be; without a name, any that no rule names. Where nobody can
 * tell whether a pattern has the name, its schema is held or left out.
 */
function object_rules_partsOf(form, name, unclear, judge) {
    const doubts = [];
    const parts = [];
    let [isDeclared, isOpen] = [false, false];
    for (const { properties, patterns, others, document } of form.rules) {
        const isNamed = name !== null && properties.has(name);
        if (isNamed)
            parts.push({ schema: properties.get(name), document });
        let isOwn = isNamed;
        for (const [pattern, schema] of name === null ? [] : patterns) {
            const isMatch = (0,pattern_search/* matchesPattern */.M)(pattern, name ?? '');
            if (isMatch === null)
                doubts.push(patternDoubt(pattern));
            if (isMatch === true)
                isOwn = true;
            if (isMatch === true || (isMatch === null && unclear === 'held')) {
                parts.push({ schema, document });
            }
        }
        if (!isOwn && others !== undefined)
            parts.push({ schema: others, document });
        if (isOwn)
            isDeclared = true;
        else if (others !== undefined)
            isOpen = true;
    }
    if (!isDeclared && !isOpen && doubts.length === 0 && isClosedByContract(form)) {
        return { parts: [NEVER], doubts };
    }
    if (name !== null && form.names.length > 0) {
        const { answer, doubts: ofNames } = judge.accepts(form.names, name);
        if (answer === 'no')
            return { parts: [NEVER], doubts };
        doubts.push(...ofNames.slice(0, 10));
    }
    return { parts, doubts };
}
function isClosedByContract({ rules }) {
    return rules.some(({ declares, document }) => declares && document.undeclared === 'nothing');
}
/** Names that the rules of a form name. */
function namesIn(form) {
    return new Set([
        ...form.required,
        ...form.rules.flatMap(({ properties }) => [...properties.keys()]),
    ]);
}
/** Patterns of names in the rules of a form. */
function patternsIn(form) {
    return new Set(form.rules.flatMap(({ patterns }) => patterns.map(([pattern]) => pattern)));
}
/** What a property has to be whose name has one pattern alone. */
function partsOfPattern(form, pattern) {
    const parts = form.rules.flatMap(({ patterns, others, document }) => {
        const own = patterns.filter(([other]) => other === pattern);
        if (own.length > 0)
            return own.map(([, schema]) => ({ schema, document }));
        return others === undefined ? [] : [{ schema: others, document }];
    });
    const isDeclared = form.rules.some(({ patterns }) => patterns.some(([own]) => own === pattern));
    const isOpen = form.rules.some(({ others }) => others !== undefined);
    return !isDeclared && !isOpen && isClosedByContract(form) ? [NEVER] : parts;
}

;// CONCATENATED MODULE: ./build/gate/surface/containment/objects.js


const MOST_NAMES = 400;
const MOST_SPLIT_VALUES = 16;
/** Names that hardly any schema has. */
const FRESH_NAMES = ['another', 'one more', 'x', 'X9', '_'];
function isObjectEmpty(form, judge) {
    if (form.minProperties > form.maxProperties || form.required.size > form.maxProperties)
        return true;
    return [...form.required]
        .slice(0, MOST_NAMES)
        .some((name) => judge.formsOf(object_rules_partsOf(form, name, 'left-out', judge).parts).length === 0);
}
function acceptObject(form, value, judge) {
    const names = Object.keys(value);
    if (names.length < form.minProperties || names.length > form.maxProperties)
        return NO;
    for (const name of form.required)
        if (!Object.hasOwn(value, name))
            return NO;
    return allOf(names.map((name) => {
        const { parts, doubts } = object_rules_partsOf(form, name, 'left-out', judge);
        return allOf([judge.accepts(parts, value[name]), doubted(doubts)]);
    }));
}
function compareObjects(inner, outer, judge) {
    const candidates = [];
    const names = unionOf(namesIn(inner), namesIn(outer));
    if (names.size > MOST_NAMES)
        return { isContained: false, candidates };
    const base = sampleObject(inner, judge);
    let isContained = areCountsWithin(inner, outer, names, judge);
    for (const name of outer.required) {
        if (inner.required.has(name))
            continue;
        isContained = false;
        candidates.push(without(base, name));
    }
    const hold = (innerParts, outerParts, place) => {
        const found = judge.decide(innerParts, outerParts);
        if (found.answer === 'contained')
            return;
        isContained = false;
        if (found.answer !== 'not')
            return;
        for (const name of place)
            candidates.push({ ...base, [name]: found.witness });
    };
    for (const name of names) {
        const own = object_rules_partsOf(inner, name, 'left-out', judge).parts;
        hold(own, object_rules_partsOf(outer, name, 'held', judge).parts, [name]);
    }
    const fresh = FRESH_NAMES.filter((name) => !names.has(name));
    const others = object_rules_partsOf(inner, null, 'left-out', judge).parts;
    hold(others, object_rules_partsOf(outer, null, 'held', judge).parts, fresh);
    const patterns = [patternsIn(inner), patternsIn(outer)];
    const all = [...unionOf(...patterns)];
    for (const pattern of all) {
        const named = judge.sample([{ schema: { type: 'string', pattern }, document: LETTER }])?.value;
        const place = typeof named === 'string' ? [named] : [];
        hold(partsOfPattern(inner, pattern), partsOfPattern(outer, pattern), place);
    }
    // A name may have several patterns, and then what each side says of it is not told one by one.
    const areAlike = all.every((pattern) => patterns.every((own) => own.has(pattern)));
    const isTold = all.length <= 1 || (areAlike && [inner, outer].every(({ rules }) => rules.length === 1));
    if (!areNamesWithin(inner, outer, names, judge)) {
        isContained = false;
        candidates.push(...fresh.map((name) => ({ ...base, [name]: sampleOf(inner, name, judge) })));
        for (const name of names)
            candidates.push({ ...base, [name]: sampleOf(inner, name, judge) });
    }
    if (isContained && isTold)
        return { isContained, candidates: [] };
    return { isContained: false, candidates: [...candidates, base, ...sizes(inner, outer, judge)] };
}
const LETTER = { root: true, undeclared: 'anything', closed: 'refuses' };
function areCountsWithin(inner, outer, names, judge) {
    const least = Math.max(inner.minProperties, inner.required.size);
    if (least < outer.minProperties)
        return false;
    if (inner.maxProperties <= outer.maxProperties)
        return true;
    const isOpen = patternsIn(inner).size > 0 ||
        judge.formsOf(object_rules_partsOf(inner, null, 'left-out', judge).parts).length > 0;
    return !isOpen && names.size <= outer.maxProperties;
}
/** Whether all names that properties may have on the one side are names on the other. */
function areNamesWithin(inner, outer, names, judge) {
    if (outer.names.length === 0)
        return true;
    const texts = [...inner.names, { schema: { type: 'string' }, document: LETTER }];
    if (judge.decide(texts, outer.names).answer === 'contained')
        return true;
    const isOpen = judge.formsOf(object_rules_partsOf(inner, null, 'left-out', judge).parts).length > 0;
    return (!isOpen &&
        patternsIn(inner).size === 0 &&
        [...names].every((name) => judge.accepts(outer.names, name).answer === 'yes' ||
            judge.formsOf(object_rules_partsOf(inner, name, 'left-out', judge).parts).length === 0));
}
function without(value, name) {
    return Object.fromEntries(Object.entries(value).filter(([own]) => own !== name));
}
/** Objects of as many properties as either side may have. */
function sizes(inner, outer, judge) {
    return [outer.minProperties - 1, outer.maxProperties + 1]
        .filter((size) => size >= 0 && size <= 50)
        .map((size) => sampleObject({ ...inner, minProperties: size }, judge));
}
function sampleOf(form, name, judge) {
    return judge.sample(object_rules_partsOf(form, name, 'left-out', judge).parts)?.value ?? null;
}
/** An object that may have the form: what has to be there, and as many properties as it takes. */
function sampleObject(form, judge) {
    const entries = [];
    const taken = new Set();
    const fresh = Array.from({ length: 50 }, (_, index) => `another${index}`);
    for (const name of [...form.required, ...namesIn(form), ...fresh]) {
        if (!form.required.has(name) && entries.length >= form.minProperties)
            break;
        if (taken.has(name) || taken.size >= MOST_NAMES)
            continue;
        taken.add(name);
        const sample = judge.sample(object_rules_partsOf(form, name, 'left-out', judge).parts);
        if (sample !== null || form.required.has(name))
            entries.push([name, sample?.value ?? null]);
    }
    return Object.fromEntries(entries);
}
/** Objects that may have the form: the least of them, with each property beside, and with all. */
function sampleObjects(form, judge) {
    const least = sampleObject(form, judge);
    const optional = [...namesIn(form)].filter((name) => !Object.hasOwn(least, name)).slice(0, 12);
    const all = sampleObject({ ...form, minProperties: namesIn(form).size }, judge);
    const singles = optional.map((name) => ({ ...least, [name]: sampleOf(form, name, judge) }));
    return [least, ...singles, all];
}
/**
 * The same objects as several forms, by what one of several outer forms turns on: whether a property is
 * there, or which of few values it has. Null where there is no such property.
 */
function splitObject(form, outer, judge) {
    const names = new Set(outer.flatMap((one) => [...namesIn(one)].slice(0, 30)));
    const formsOf = (one, name) => judge.formsOf(object_rules_partsOf(one, name, 'left-out', judge).parts);
    for (const name of names) {
        const own = formsOf(form, name);
        if (!form.required.has(name)) {
            const isTelling = outer.some((one) => one.required.has(name)) ||
                outer.some((one) => formsOf(one, name).length === 0);
            if (isTelling && own.length > 0) {
                const there = { ...form, required: unionOf(form.required, [name]) };
                return [withProperty(form, name, false), there];
            }
            continue;
        }
        const values = own.flatMap((one) => one.kind === 'values' ? [...one.values.values()] : [null]);
        const isListed = own.every(({ kind, doubts }) => kind === 'values' && doubts.length === 0);
        if (isListed && values.length > 1 && values.length <= MOST_SPLIT_VALUES) {
            return values.map((value) => withProperty(form, name, { const: value }));
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./build/gate/surface/containment/shapes.js







/** Values, each once; one that is nested too deeply to be told is left out, with a doubt. */
function valuesForm(values, doubts = []) {
    const keyed = values.map((value) => [valueKey(value), value]);
    const told = keyed.flatMap(([key, value]) => (key === null ? [] : [[key, value]]));
    return {
        kind: 'values',
        values: new Map(told),
        doubts: told.length === keyed.length ? doubts : [...doubts, 'values nested too deeply'],
    };
}
/** Whether a value has a form. */
function acceptForm(form, value, judge) {
    const answer = acceptShape(form, value, judge);
    if (answer.answer === 'no' || form.doubts.length === 0)
        return answer;
    return allOf([answer, ...form.doubts.map((doubt) => judge.test(doubt, value))]);
}
function acceptShape(form, value, judge) {
    switch (form.kind) {
        case 'values': {
            const key = valueKey(value);
            return key !== null && form.values.has(key) ? YES : NO;
        }
        case 'number':
            return typeof value === 'number' ? acceptNumber(form, value) : NO;
        case 'string':
            return typeof value === 'string' ? acceptString(form, value) : NO;
        case 'array':
            return Array.isArray(value) ? acceptArray(form, value, judge) : NO;
        case 'object':
            return isRecord(value) ? acceptObject(form, value, judge) : NO;
    }
}
/** What is in a form of the one and in a form of the other. */
function bothOf(one, other, judge) {
    return one.flatMap((form) => other.flatMap((second) => both(form, second, judge)));
}
function both(one, other, judge) {
    if (one.kind === 'values')
        return filterValues(one, other, judge);
    if (other.kind === 'values')
        return filterValues(other, one, judge);
    if (one.kind === 'number' && other.kind === 'number')
        return [bothNumbers(one, other)];
    if (one.kind === 'string' && other.kind === 'string')
        return [bothStrings(one, other)];
    if (one.kind === 'array' && other.kind === 'array')
        return [bothArrays(one, other)];
    if (one.kind === 'object' && other.kind === 'object')
        return [bothObjects(one, other)];
    return [];
}
/** The values that have the form, and those that may have it, by what that hangs on. */
function filterValues({ values, doubts }, form, judge) {
    const found = Map.groupBy(values.values(), (value) => {
        const { answer, doubts: why } = acceptForm(form, value, judge);
        return answer === 'no' ? null : JSON.stringify(why);
    });
    return [...found].flatMap(([why, held]) => why === null ? [] : [valuesForm(held, [...new Set([...doubts, ...JSON.parse(why)])])]);
}
/** As a list of values, where these are few; nothing where nothing has it. */
function settled(form, judge) {
    switch (form.kind) {
        case 'values':
            return form.values.size === 0 ? [] : [form];
        case 'number': {
            const few = fewNumbers(form);
            if (few === null)
                return [wholeBounds(form)];
            return few.length === 0 ? [] : [valuesForm(few, form.doubts)];
        }
        case 'string':
            return form.minLength > form.maxLength ? [] : [form];
        case 'array':
            return isArrayEmpty(form, judge) ? [] : [form];
        case 'object':
            return isObjectEmpty(form, judge) ? [] : [form];
    }
}
const MOST_LOOKED_INTO = 3;
/** Whether nothing has both forms. */
function areApart(one, other, judge, depth = 0) {
    if (one.kind === 'values' || other.kind === 'values')
        return both(one, other, judge).length === 0;
    if (one.kind !== other.kind)
        return true;
    if (one.kind === 'number' && other.kind === 'number') {
        return fewNumbers({ ...bothNumbers(one, other) })?.length === 0;
    }
    if (one.kind === 'string' && other.kind === 'string') {
        const { patterns, minLength, maxLength } = bothStrings(one, other);
        return (minLength > maxLength || (patterns.length > 1 && (0,pattern_search/* findText */.V)({ found: patterns }) === 'none'));
    }
    if (one.kind === 'object' && other.kind === 'object' && depth < MOST_LOOKED_INTO) {
        return [...unionOf(one.required, other.required)].some((name) => {
            const parts = [one, other].map((form) => object_rules_partsOf(form, name, 'left-out', judge).parts);
            const [mine = [], theirs = []] = parts.map((own) => judge.formsOf(own));
            return mine.every((left) => theirs.every((right) => areApart(left, right, judge, depth + 1)));
        });
    }
    return false;
}

;// CONCATENATED MODULE: ./build/gate/surface/containment/normal-form.js








const TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'];
/** More ways of being right than these are not told apart. */
const MOST_FORMS = 48;
const MOST_BRANCHES = 200;
/** All the ways of being right by a schema. */
function normalForm(part, judge) {
    return formsOf(part, judge).flatMap((form) => settled(form, judge));
}
function formsOf({ schema, document }, judge) {
    if (schema === true)
        return anything(document);
    if (schema === false)
        return [];
    if (schema === DOUBTFUL_OTHERS)
        return withDoubt(anything(document), 'closed');
    if (!isRecord(schema))
        return withDoubt(anything(document), `no schema: ${conditionKey(schema, document)}`);
    const inner = (sub) => judge.formsOf([{ schema: sub, document }]);
    const limit = (forms) => forms.length <= MOST_FORMS
        ? forms
        : withDoubt(anything(document), `many: ${conditionKey(schema, document)}`);
    let forms = typed(schema, document);
    const narrow = (others) => {
        forms = limit(bothOf(forms, others, judge));
    };
    if (Array.isArray(schema['enum']))
        narrow([valuesForm(schema['enum'])]);
    if (Object.hasOwn(schema, 'const'))
        narrow([valuesForm([schema['const']])]);
    if (schema['$ref'] !== undefined) {
        const target = followReference(document, schema['$ref']);
        if (target === undefined)
            forms = withDoubt(forms, `reference ${schema['$ref']}`);
        else
            narrow(inner(target));
    }
    for (const sub of listOf(schema['allOf']))
        narrow(inner(sub));
    if (Array.isArray(schema['anyOf']))
        narrow(limit(listOf(schema['anyOf']).flatMap(inner)));
    if (Array.isArray(schema['oneOf'])) {
        const branches = listOf(schema['oneOf']).map((sub) => limit(bothOf(forms, inner(sub), judge)));
        const united = limit(branches.flat());
        forms = areAllApart(branches, judge)
            ? united
            : conditional(united, exactlyOne(schema['oneOf'], document, judge), judge);
    }
    if (schema['not'] !== undefined) {
        forms = normal_form_without(forms, { schema: schema['not'], document }, inner, judge);
    }
    forms = limit(dependent(forms, schema, inner, judge));
    for (const condition of conditionsOf(schema, document, judge)) {
        forms = conditional(forms, condition, judge);
    }
    return forms;
}
function conditional(forms, { key, kind, test }, judge) {
    if (test !== undefined)
        judge.learn(key, test);
    return forms.flatMap((form) => kind === undefined || form.kind === kind ? withDoubt([form], key) : [form]);
}
function listOf(value) {
    return Array.isArray(value) ? value.slice(0, MOST_BRANCHES) : [];
}
function anything(document) {
    return typed({}, document);
}
/** What the keywords about single types leave of each type. */
function typed(schema, document) {
    const { type, nullable } = schema;
    const named = type === undefined ? [...TYPES] : Array.isArray(type) ? type : [type];
    const forms = [...new Set(named)].flatMap((name) => {
        switch (name) {
            case 'null':
                return [valuesForm([null])];
            case 'boolean':
                return [valuesForm([true, false])];
            case 'number':
                return [numberForm(schema)];
            case 'integer':
                return named.includes('number') ? [] : [{ ...numberForm(schema), isInteger: true }];
            case 'string':
                return [stringForm(schema)];
            case 'array':
                return [arrayForm(schema, document)];
            case 'object':
                return [objectForm(schema, document)];
            default:
                return withDoubt([...anything(document)], `type ${JSON.stringify(name)?.slice(0, 50)}`);
        }
    });
    // A word of OpenAPI, which some validators go by and most do not.
    const isNullable = nullable === true && type !== undefined && !named.includes('null');
    return isNullable ? [...forms, valuesForm([null], ['nullable'])] : forms;
}
function withDoubt(forms, doubt) {
    return forms.map((form) => ({ ...form, doubts: [...new Set([...form.doubts, doubt])] }));
}
function areAllApart(branches, judge) {
    return branches.every((branch, index) => branches
        .slice(index + 1)
        .every((other) => branch.every((form) => other.every((second) => areApart(form, second, judge)))));
}
/** What is left without what another schema has. */
function normal_form_without(forms, excluded, inner, judge) {
    const { schema } = excluded;
    if (isRecord(schema) && isOnly(schema, 'required')) {
        const names = listOf(schema['required']).filter((name) => typeof name === 'string');
        return forms.flatMap((form) => form.kind === 'object' ? names.map((name) => withProperty(form, name, false)) : [form]);
    }
    const others = inner(schema);
    const condition = noneOf(excluded, judge);
    return forms.flatMap((form) => {
        if (form.kind !== 'values') {
            const touching = others.filter((other) => !areApart(form, other, judge));
            const isWhole = touching.some((other) => other.kind === form.kind && other.doubts.length === 0 && covers(other));
            if (touching.length === 0)
                return [form];
            return isWhole ? [] : conditional([form], condition, judge);
        }
        const answers = [...form.values.values()].map((value) => ({
            value,
            answers: others.map((other) => acceptForm(other, value, judge).answer),
        }));
        const left = answers.filter(({ answers: all }) => all.every((answer) => answer === 'no'));
        const unclear = answers.filter(({ answers: all }) => !all.includes('yes') && all.includes('unknown'));
        return [
            valuesForm(left.map(({ value }) => value), form.doubts),
            valuesForm(unclear.map(({ value }) => value), [...form.doubts, condition.key]),
        ];
    });
}
/** Whether all values of its kind have the form. */
function covers(form) {
    switch (form.kind) {
        case 'number':
            return JSON.stringify({ ...form }) === JSON.stringify(ANY_NUMBER);
        case 'string':
            return JSON.stringify({ ...form }) === JSON.stringify(ANY_STRING);
        case 'array':
            return (form.rules.length === 0 &&
                form.minItems === 0 &&
                form.maxItems === Infinity &&
                !form.isUnique);
        case 'object':
            return (form.rules.length === 0 &&
                form.required.size + form.minProperties + form.names.length === 0 &&
                form.maxProperties === Infinity);
        default:
            return false;
    }
}
function isOnly(schema, keyword) {
    return Object.keys(schema).length === 1 && Object.hasOwn(schema, keyword);
}
/** What some properties ask for where they are there: each makes two forms of an object. */
function dependent(forms, { dependentRequired, dependentSchemas, dependencies }, inner, judge) {
    const asked = [dependentRequired, dependentSchemas, dependencies].flatMap((table) => isRecord(table) ? Object.entries(table) : []);
    let left = [...forms];
    for (const [name, what] of asked.slice(0, MOST_FORMS)) {
        const then = Array.isArray(what)
            ? [{ ...objectForm({ required: what }, normal_form_LETTER) }]
            : inner(what);
        left = left.flatMap((form) => {
            if (form.kind !== 'object')
                return [form];
            const there = { ...form, required: unionOf(form.required, [name]) };
            return [withProperty(form, name, false), ...bothOf([there], then, judge)];
        });
        if (left.length > MOST_FORMS * 2)
            break;
    }
    return left;
}
const normal_form_LETTER = { root: true, undeclared: 'anything', closed: 'refuses' };

;// CONCATENATED MODULE: ./build/gate/surface/containment/containment.js








/** Steps that the decisions about one schema may take. What takes more is unknown. */
const containment_MOST_STEPS = 60_000;
const MOST_DEPTH = 40;
const MOST_CANDIDATES = 60;
const MOST_SPLITS = 4;
const UNKNOWN = { answer: 'unknown' };
const CONTAINED = { answer: 'contained' };
/**
 * Decides whether all that is right by one schema is right by another. It says so only where that is
 * proven, and denies it only with a value that is right by the one and wrong by the other. It takes
 * a bounded number of steps in all, whatever the schemas are.
 */
class SchemaJudge {
    #forms = new Map();
    #tests = new Map();
    #decided = new Map();
    /** Pairs that are being decided: where one comes up again in its own parts, it is taken to hold. */
    #open = new Set();
    #ids = new WeakMap();
    #nextId = 0;
    /** How many pairs were taken to hold so far. */
    #assumed = 0;
    #depth = 0;
    #work;
    #stepsLeft = containment_MOST_STEPS;
    constructor(work = { stepsLeft: containment_MOST_STEPS }) {
        this.#work = work;
    }
    formsOf(parts) {
        const key = this.#keyOf(parts);
        const known = this.#forms.get(key);
        if (known !== undefined)
            return known;
        if (!this.#mayStep())
            return this.#untold();
        // While it is worked out, its own parts see of it what is sure of all.
        this.#forms.set(key, this.#untold());
        this.#depth += 1;
        const forms = parts
            .map((part) => normalForm(part, this))
            .reduce((all, own) => (all === null ? own : bothOf(all, own, this)), null);
        this.#depth -= 1;
        const found = (forms ?? normalForm(ANYTHING, this)).flatMap((form) => settled(form, this));
        const kept = found.length > MOST_CANDIDATES ? this.#untold() : found;
        this.#forms.set(key, kept);
        return kept;
    }
    decide(inner, outer) {
        if (outer.every(({ schema }) => schema === true))
            return CONTAINED;
        const key = `${this.#keyOf(inner)}<${this.#keyOf(outer)}`;
        const known = this.#decided.get(key);
        if (known !== undefined)
            return known;
        if (this.#open.has(key)) {
            this.#assumed += 1;
            return CONTAINED;
        }
        if (!this.#mayStep())
            return UNKNOWN;
        const assumedBefore = this.#assumed;
        this.#open.add(key);
        this.#depth += 1;
        const found = this.#decideForms(inner, outer);
        this.#depth -= 1;
        this.#open.delete(key);
        if (this.#open.size === 0)
            this.#assumed = assumedBefore;
        // What hangs on an assumption holds as long as that does.
        if (found.answer !== 'contained' || this.#assumed === assumedBefore) {
            this.#decided.set(key, found);
        }
        return found;
    }
    accepts(parts, value) {
        if (!this.#mayStep())
            return doubted([this.#tooMuch()]);
        this.#depth += 1;
        const answer = this.#acceptForms(this.formsOf(parts), value);
        this.#depth -= 1;
        return answer;
    }
    learn(doubt, test) {
        this.#tests.set(doubt, test);
    }
    test(doubt, value) {
        const test = this.#mayStep() ? this.#tests.get(doubt) : undefined;
        if (test === undefined)
            return doubted([doubt]);
        this.#depth += 1;
        const answer = test(value);
        this.#depth -= 1;
        return answer.answer === 'unknown' ? doubted([doubt]) : answer;
    }
    sample(parts) {
        if (!this.#mayStep() || this.#depth > MOST_DEPTH / 2)
            return null;
        this.#depth += 1;
        const forms = this.formsOf(parts);
        const simple = forms.find(({ kind }) => kind !== 'array' && kind !== 'object') ?? forms[0];
        const values = simple === undefined ? [] : this.#samplesOf(simple);
        this.#depth -= 1;
        return values.length === 0 ? null : { value: values[0] };
    }
    #decideForms(inner, outer) {
        const outerForms = this.formsOf(outer);
        let answer = CONTAINED;
        const verify = (value) => this.accepts(inner, value).answer === 'yes' && this.accepts(outer, value).answer === 'no';
        for (const form of this.formsOf(inner)) {
            const found = this.#within(form, outerForms, verify, 0);
            if (found.answer === 'not')
                return found;
            if (found.answer === 'unknown')
                answer = UNKNOWN;
        }
        return answer;
    }
    #within(form, outer, verify, splits) {
        if (!this.#mayStep())
            return UNKNOWN;
        if (form.kind === 'values')
            return this.#valuesWithin(form, outer, verify);
        const candidates = [];
        for (const other of outer) {
            const found = this.#compare(form, other);
            if (found === null)
                continue;
            const isFree = other.doubts.every((doubt) => form.doubts.includes(doubt));
            if (found.isContained && isFree)
                return CONTAINED;
            for (const candidate of found.candidates.slice(0, MOST_CANDIDATES))
                candidates.push(candidate);
        }
        if (candidates.length === 0)
            candidates.push(...this.#samplesOf(form).slice(0, MOST_CANDIDATES));
        const witness = candidates.find(verify);
        if (witness !== undefined)
            return { answer: 'not', witness };
        const objects = outer
            .filter(({ kind }) => kind === 'object')
            .filter((one) => one.kind === 'object');
        if (form.kind !== 'object' || objects.length < 2 || splits === MOST_SPLITS)
            return UNKNOWN;
        const pieces = splitObject(form, objects, this)?.flatMap((piece) => settled(piece, this));
        if (pieces === undefined)
            return UNKNOWN;
        let answer = CONTAINED;
        for (const piece of pieces) {
            const found = this.#within(piece, outer, verify, splits + 1);
            if (found.answer === 'not')
                return found;
            if (found.answer === 'unknown')
                answer = UNKNOWN;
        }
        return answer;
    }
    #valuesWithin({ values, doubts }, outer, verify) {
        let answer = CONTAINED;
        for (const [key, value] of values) {
            const isHeld = outer.some((form) => {
                if (form.kind === 'values' && !form.values.has(key))
                    return false;
                const found = acceptForm(form, value, this);
                return found.answer !== 'no' && found.doubts.every((doubt) => doubts.includes(doubt));
            });
            if (isHeld)
                continue;
            if (verify(value))
                return { answer: 'not', witness: value };
            answer = UNKNOWN;
        }
        return answer;
    }
    #compare(inner, outer) {
        if (inner.kind === 'number' && outer.kind === 'number')
            return compareNumbers(inner, outer);
        if (inner.kind === 'string' && outer.kind === 'string')
            return compareStrings(inner, outer, this);
        if (inner.kind === 'array' && outer.kind === 'array')
            return compareArrays(inner, outer, this);
        if (inner.kind === 'object' && outer.kind === 'object') {
            return compareObjects(inner, outer, this);
        }
        return null;
    }
    #acceptForms(forms, value) {
        let best = NO;
        for (const form of forms) {
            const found = acceptForm(form, value, this);
            if (found.answer === 'yes')
                return found;
            if (best.answer === 'no')
                best = found;
        }
        return best;
    }
    #samplesOf(form) {
        switch (form.kind) {
            case 'values':
                return [...form.values.values()];
            case 'number':
                return sampleNumbers(form);
            case 'string':
                return sampleStrings(form, this);
            case 'array':
                return [sampleArray(form, this)];
            case 'object':
                return sampleObjects(form, this);
        }
    }
    /** Stands for what there was no time to work out. */
    #untold() {
        const doubt = this.#tooMuch();
        return EVERYTHING.map((form) => ({ ...form, doubts: [doubt] }));
    }
    /** Never the same: what is not worked out is like nothing else. */
    #tooMuch() {
        this.#nextId += 1;
        return `too much work, ${this.#nextId}`;
    }
    mayStep() {
        this.#stepsLeft -= 1;
        this.#work.stepsLeft -= 1;
        return this.#stepsLeft > 0 && this.#work.stepsLeft > 0;
    }
    #mayStep() {
        return this.mayStep() && this.#depth < MOST_DEPTH;
    }
    /** The same for the same schemas of the same documents. */
    #keyOf(parts) {
        const keys = parts.map(({ schema, document }) => {
            const own = typeof schema === 'object' && schema !== null ? this.#idOf(schema) : `${schema}`;
            return `${own}@${this.#idOf(document)}`;
        });
        return keys.join('+');
    }
    #idOf(object) {
        const known = this.#ids.get(object);
        if (known !== undefined)
            return known;
        this.#nextId += 1;
        this.#ids.set(object, this.#nextId);
        return this.#nextId;
    }
}
const containment_LETTER = { root: true, undeclared: 'anything', closed: 'refuses' };
const ANYTHING = { schema: true, document: containment_LETTER };
const EVERYTHING = [
    valuesForm([null, true, false]),
    ...[ANY_NUMBER, ANY_STRING, arrayForm({}, containment_LETTER), objectForm({}, containment_LETTER)],
];

;// CONCATENATED MODULE: ./build/gate/surface/schema-changes/keyword-changes.js
const bound = (trend) => trend() === 'widened' ? 'bound-loosened' : 'bound-tightened';
const always = (kind) => () => kind;
/** What schemas say of their values as a whole, in the order it is told in. */
const FACETS = [
    { keywords: ['type', 'nullable'], kind: (trend) => `type-${trend()}` },
    { keywords: ['enum'], kind: (trend) => `values-${trend()}` },
    { keywords: ['const'], kind: (trend) => `values-${trend()}` },
    { keywords: ['minimum', 'exclusiveMinimum'], kind: bound },
    { keywords: ['maximum', 'exclusiveMaximum'], kind: bound },
    ...['multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'].map((keyword) => ({ keywords: [keyword], kind: bound })),
    ...['minProperties', 'maxProperties'].map((keyword) => ({ keywords: [keyword], kind: bound })),
    { keywords: ['pattern'], kind: always('pattern-changed') },
    { keywords: ['format'], kind: always('format-changed') },
    { keywords: ['not'], kind: always('condition-changed') },
    { keywords: ['if', 'then', 'else'], kind: always('condition-changed') },
    { keywords: ['$ref'], kind: always('reference-changed') },
    { keywords: ['$dynamicRef', '$recursiveRef'], kind: always('reference-changed') },
    { keywords: ['dependentRequired'], kind: always('dependency-changed') },
    { keywords: ['dependentSchemas'], kind: always('dependency-changed') },
    { keywords: ['dependencies'], kind: always('dependency-changed') },
    { keywords: ['propertyNames'], kind: always('property-names-changed') },
    { keywords: ['contains', 'minContains', 'maxContains'], kind: always('items-changed') },
    { keywords: ['unevaluatedProperties'], kind: always('other-properties-changed') },
    { keywords: ['unevaluatedItems'], kind: always('items-changed') },
];
/** Keywords that are looked at elsewhere, or say nothing by themselves. */
const ELSEWHERE = [
    ...['properties', 'required', 'additionalProperties', 'patternProperties'],
    ...['items', 'prefixItems', 'additionalItems', 'anyOf', 'oneOf', 'allOf'],
    ...['title', 'description', '$defs', 'definitions', '$id', '$anchor'],
];
const TOLD = new Set([...ELSEWHERE, ...FACETS.flatMap(({ keywords }) => keywords)]);
/** What two schemas say otherwise of their values as a whole. */
function keywordChanges(before, after, isSame) {
    return FACETS.flatMap(({ keywords, kind }) => {
        const [was, is] = [pick(before, keywords), pick(after, keywords)];
        const keyword = keywords.find((name) => Object.hasOwn(is, name) || Object.hasOwn(was, name));
        const isLeft = keyword === undefined || isSame(was, is);
        return isLeft ? [] : [{ keyword, kind, before: was, after: is }];
    });
}
/** Keywords that bind nothing: defaults, examples, and what nobody knows. */
function changedNotes(before, after, isSame) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].filter((name) => !TOLD.has(name) && !isSame(before[name], after[name])).sort();
}
function pick(schema, keywords) {
    return Object.fromEntries(keywords.filter((name) => Object.hasOwn(schema, name)).map((name) => [name, schema[name]]));
}

;// CONCATENATED MODULE: ./build/gate/surface/schema-changes/property-changes.js


/** Properties that came or went, and whether they have to be there. */
function propertyChanges({ before, after, place }, pair) {
    const [was, is] = [propertiesOf(before), propertiesOf(after)];
    const [needed, needs] = [requiredOf(before), requiredOf(after)];
    const changes = [];
    for (const [name, schema] of was) {
        if (is.has(name) || pair.isDeclared('after', after, name))
            continue;
        changes.push({
            ...{ place: `${place}/properties/${pointerStep(name)}`, kind: 'property-removed' },
            ...{ class: classOfRemoved(schema, name, after, pair), before: schema, after: undefined },
            isSure: true,
        });
    }
    for (const [name, schema] of is) {
        if (was.has(name) || pair.isDeclared('before', before, name))
            continue;
        const isNeeded = needs.has(name) && !needed.has(name);
        const own = classOfAdded(schema, before, pair);
        changes.push({
            ...{ place: `${place}/properties/${pointerStep(name)}`, before: undefined, after: schema },
            kind: isNeeded ? 'property-required' : 'property-added',
            class: isNeeded && pair.direction === 'sent' ? 'breaking' : own,
        });
    }
    for (const name of needs) {
        if (needed.has(name) || (is.has(name) && !was.has(name)))
            continue;
        changes.push(requirement(name, 'property-required'));
    }
    for (const name of needed) {
        if (needs.has(name) || (was.has(name) && !is.has(name)))
            continue;
        changes.push(requirement(name, 'property-optional'));
    }
    return changes;
    function requirement(name, kind) {
        const [one, other] = kind === 'property-required' ? [{}, { required: [name] }] : [{ required: [name] }, {}];
        return {
            ...{ place: `${place}/required`, kind, class: pair.classOf(one, other) },
            before: kind === 'property-required' ? undefined : name,
            after: kind === 'property-required' ? name : undefined,
        };
    }
}
/** A part of a JSON pointer. */
function pointerStep(name) {
    return name.slice(0, 200).replaceAll('~', '~0').replaceAll('/', '~1');
}
function propertiesOf(schema) {
    const { properties } = schema;
    return new Map(isRecord(properties) ? Object.entries(properties) : []);
}
function requiredOf({ required }) {
    return new Set(Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []);
}
/**
 * What readers counted on is gone whether or not it always came. What callers sent may be refused now;
 * where it is taken, nobody says what it does.
 */
function classOfRemoved(schema, name, after, pair) {
    if (schema === false)
        return 'compatible';
    if (pair.direction === 'read')
        return 'breaking';
    const { patternProperties, additionalProperties } = after;
    const patterns = isRecord(patternProperties) ? Object.entries(patternProperties) : [];
    const own = patterns.filter(([pattern]) => (0,pattern_search/* matchesPattern */.M)(pattern, name) !== false);
    const takers = own.length > 0 ? own.map(([, taker]) => taker) : [additionalProperties ?? true];
    const taken = pair.classOf(schema, takers.length === 1 ? takers[0] : { allOf: takers });
    const isOpen = own.length === 0 && (additionalProperties ?? true) === true;
    return taken === 'compatible' && isOpen ? 'unclear' : taken;
}
/** What was said of properties that were not named holds for the new one too. */
function classOfAdded(schema, before, pair) {
    const { additionalProperties: others } = before;
    if (others === undefined)
        return 'compatible';
    // Whoever holds results to a closed schema refuses more; others do not see it.
    if (others === false)
        return pair.direction === 'sent' ? 'compatible' : 'unclear';
    return pair.classOf(others, schema);
}
/** What is said of properties that are not named, where it was changed. */
function otherProperties({ before, after, place }, pair) {
    const [was, is] = [before['additionalProperties'], after['additionalProperties']];
    const [inner, outer] = pair.direction === 'sent' ? [before, after] : [after, before];
    const implied = isRecord(inner['properties']) || isRecord(inner['patternProperties']);
    const others = inner['additionalProperties'] ?? !implied;
    const taken = outer['additionalProperties'] ?? true;
    const found = pair.direction === 'sent' ? pair.classOf(others, taken) : pair.classOf(taken, others);
    return {
        ...{ place: `${place}/additionalProperties`, before: was, after: is },
        // A closed schema may still be read by whoever does not mind.
        class: found === 'breaking' && pair.direction === 'read' && taken === false ? 'unclear' : found,
        kind: is === false
            ? 'other-properties-closed'
            : was === false
                ? 'other-properties-opened'
                : 'other-properties-changed',
    };
}

;// CONCATENATED MODULE: ./build/gate/surface/schema-changes/schema-pair.js

/** Two states of a schema, by which two parts of it are held against each other. */
class SchemaPair {
    direction;
    before;
    after;
    /** The same documents by the letter; made once, so that what is known of their parts is kept. */
    #letter;
    #judge;
    #keys = new WeakMap();
    constructor(before, after, direction, judge) {
        this.direction = direction;
        this.#judge = judge;
        // What callers send is as they were told before; what they read is as it is told now.
        this.before =
            direction === 'sent'
                ? { root: before, undeclared: 'nothing', closed: 'refuses' }
                : { root: before, undeclared: 'anything', closed: 'doubtful' };
        this.after = {
            root: after,
            undeclared: direction === 'sent' ? 'anything' : 'nothing',
            closed: 'refuses',
        };
        const letter = { undeclared: 'anything', closed: 'refuses' };
        this.#letter = { before: { root: before, ...letter }, after: { root: after, ...letter } };
    }
    /** What it means for callers that one schema takes the place of another. */
    classOf(before, after) {
        const [was, is] = [this.#was(before), this.#is(after)];
        const { answer } = this.direction === 'sent' ? this.#judge.decide([was], [is]) : this.#judge.decide([is], [was]);
        return answer === 'contained' ? 'compatible' : answer === 'not' ? 'breaking' : 'unclear';
    }
    /** How the values differ that are right by the letter of both. */
    trendOf(before, after) {
        const was = { schema: before, document: this.#letter.before };
        const is = { schema: after, document: this.#letter.after };
        const isInside = this.#judge.decide([is], [was]).answer === 'contained';
        const holdsAll = this.#judge.decide([was], [is]).answer === 'contained';
        return isInside === holdsAll ? 'changed' : isInside ? 'narrowed' : 'widened';
    }
    /** Whether a schema declares a property that its own `properties` lack, in what it is made of. */
    isDeclared(side, schema, name) {
        const part = side === 'before' ? this.#was(schema) : this.#is(schema);
        return this.#judge
            .formsOf([part])
            .some((form) => form.kind === 'object' && form.rules.some(({ properties }) => properties.has(name)));
    }
    /** Null where it is nested too deeply to be told. */
    keyOf(schema) {
        if (!isRecord(schema))
            return valueKey(schema);
        const known = this.#keys.get(schema);
        if (known !== undefined)
            return known;
        const key = valueKey(schema);
        this.#keys.set(schema, key);
        return key;
    }
    #was(schema) {
        return { schema, document: this.before };
    }
    #is(schema) {
        return { schema, document: this.after };
    }
}

;// CONCATENATED MODULE: ./build/gate/surface/schema-changes/schema-changes.js







const MOST_CHANGES = 300;
const schema_changes_MOST_DEPTH = 40;
const MOST_NODES = 5_000;
const ALTERNATIVES = ['anyOf', 'oneOf', 'allOf'];
/** Keywords whose change may leave all as it was, with others changed beside them. */
const REWORDING = new Set(['$ref', '$dynamicRef', '$recursiveRef', 'not', 'if', 'then', 'else']);
const schema_changes_WORDS = { title: 'title-changed', description: 'description-changed' };
/**
 * What changed in a schema, each at its place, and what it means for those who send what is right by it,
 * or read it. The schema as a whole is decided first: what is still right as a whole is compatible in all
 * its parts, and what is not has at least one change that says so.
 */
function schemaChanges(before, after, direction, work) {
    if (isSameJson(before, after))
        return [];
    const [was, is] = [withProperties(before), withProperties(after)];
    const walk = new SchemaWalk(new SchemaPair(was, is, direction, new SchemaJudge(work)));
    return walk.changes(was, is);
}
/** A tool that names no arguments at all has none. */
function withProperties(schema) {
    if (typeof schema === 'boolean' || schema['type'] !== 'object')
        return schema;
    const said = [...ALTERNATIVES, 'properties', 'patternProperties', 'additionalProperties', '$ref'];
    return said.some((name) => schema[name] !== undefined) ? schema : { ...schema, properties: {} };
}
class SchemaWalk {
    #pair;
    #changes = [];
    /** What was told of pairs that are done; null while they are under way. */
    #seen = new WeakMap();
    /** What was told before of pairs that came up again. */
    #repeated = [];
    #nodes = 0;
    constructor(pair) {
        this.#pair = pair;
    }
    changes(before, after) {
        this.#walk(before, after, '', false, 0);
        return this.#changes;
    }
    #walk(before, after, place, isSafe, depth) {
        if (this.#isSame(before, after))
            return;
        if (!isRecord(before) || !isRecord(after)) {
            this.#tellWhole(before, after, place, isSafe ? 'compatible' : this.#pair.classOf(before, after));
            return;
        }
        this.#nodes += 1;
        if (depth > schema_changes_MOST_DEPTH || this.#nodes > MOST_NODES || this.#changes.length > MOST_CHANGES) {
            this.#tellWhole(before, after, place, 'unclear');
            return;
        }
        const [was, is] = [opened(before, this.#pair.before), opened(after, this.#pair.after)];
        if (this.#wasSeen(was.written, is.written))
            return;
        const node = {
            ...{ before: was.schema, after: is.schema },
            place: is.place ?? place,
            isSafe: false,
        };
        const found = isSafe ? 'compatible' : this.#pair.classOf(before, after);
        node.isSafe = found === 'compatible';
        const [first, firstRepeated] = [this.#changes.length, this.#repeated.length];
        this.#words(node);
        this.#keywords(node, found);
        this.#properties(node, depth);
        this.#items(node, depth);
        for (const keyword of ALTERNATIVES)
            this.#alternatives(keyword, node, found, depth);
        const own = this.#changes.slice(first).map((change) => change.class);
        const told = [...own, ...this.#repeated.slice(firstRepeated)];
        const isTold = found === 'compatible' ? told.length > 0 : told.some((one) => isAsGrave(one, found));
        if (!isTold)
            this.#tellWhole(node.before, node.after, node.place, found);
        this.#seen.get(was.written)?.set(is.written, found);
    }
    #words({ before, after, place }) {
        for (const name of ['title', 'description']) {
            if (this.#isSame(before[name], after[name]))
                continue;
            this.#changes.push({
                ...{ place: `${place}/${name}`, class: 'wording', kind: schema_changes_WORDS[name] },
                ...{ before: before[name], after: after[name] },
            });
        }
        for (const name of changedNotes(before, after, this.#isSame)) {
            this.#changes.push({
                ...{ place: `${place}/${pointerStep(name)}`, class: 'wording', kind: 'note-changed' },
                ...{ before: before[name], after: after[name] },
            });
        }
    }
    #keywords({ before, after, place, isSafe }, found) {
        const changes = keywordChanges(before, after, this.#isSame);
        // Where what they were beside was put into other words, single keywords prove nothing.
        const isReworded = changes.some(({ keyword }) => REWORDING.has(keyword)) ||
            ALTERNATIVES.some((name) => !this.#isSame(before[name], after[name]));
        const differing = Object.keys({ ...before, ...after }).filter((name) => !Object.hasOwn(schema_changes_WORDS, name) && !this.#isSame(before[name], after[name]));
        for (const change of changes) {
            // Where nothing else differs, it is what makes the whole what it was found to be.
            const isDecided = isSafe || (found === 'breaking' && isAlone(change, differing));
            const own = isDecided ? found : this.#pair.classOf(change.before, change.after);
            this.#changes.push({
                place: `${place}/${change.keyword}`,
                class: own === 'breaking' && isReworded ? found : own,
                kind: change.kind(() => this.#pair.trendOf(change.before, change.after)),
                before: soleValue(change.before),
                after: soleValue(change.after),
            });
        }
    }
    #properties(node, depth) {
        const { before, after, place, isSafe } = node;
        for (const { isSure = false, ...change } of propertyChanges(node, this.#pair)) {
            const own = isSafe && !isSure ? 'compatible' : change.class;
            this.#changes.push({ ...change, class: own });
        }
        const is = propertiesOf(after);
        for (const [name, schema] of propertiesOf(before)) {
            if (!is.has(name))
                continue;
            this.#walk(schema, is.get(name), `${place}/properties/${pointerStep(name)}`, isSafe, depth + 1);
        }
        this.#others(node, depth);
        const keyword = 'patternProperties';
        const [ofBefore, ofAfter] = [recordOf(before[keyword]), recordOf(after[keyword])];
        const patterns = new Set([...Object.keys(ofBefore), ...Object.keys(ofAfter)]);
        for (const pattern of patterns) {
            const at = `${place}/${keyword}/${pointerStep(pattern)}`;
            const [was, is] = [ofBefore[pattern], ofAfter[pattern]];
            if (was !== undefined && is !== undefined) {
                this.#walk(was, is, at, isSafe, depth + 1);
                continue;
            }
            const parts = [before, after].map((schema) => pick(schema, [keyword, 'additionalProperties']));
            this.#changes.push({
                ...{ place: at, kind: 'other-properties-changed', before: was, after: is },
                class: isSafe ? 'compatible' : this.#pair.classOf(parts[0], parts[1]),
            });
        }
    }
    #others(node, depth) {
        const keyword = 'additionalProperties';
        const [was, is] = [node.before[keyword], node.after[keyword]];
        if (this.#isSame(was, is))
            return;
        if (isRecord(was) && isRecord(is)) {
            this.#walk(was, is, `${node.place}/${keyword}`, node.isSafe, depth + 1);
            return;
        }
        const change = otherProperties(node, this.#pair);
        this.#changes.push({ ...change, class: node.isSafe ? 'compatible' : change.class });
    }
    #items(node, depth) {
        const { before, after, place, isSafe } = node;
        const { items: was } = before;
        const { items: is } = after;
        if (isRecord(was) && isRecord(is)) {
            this.#walk(was, is, `${place}/items`, isSafe, depth + 1);
        }
        else if (!this.#isSame(was, is)) {
            this.#itemKeyword('items', node);
        }
        const [first, second] = [before['prefixItems'], after['prefixItems']];
        if (Array.isArray(first) && Array.isArray(second) && first.length === second.length) {
            first.forEach((schema, index) => {
                this.#walk(schema, second[index], `${place}/prefixItems/${index}`, isSafe, depth + 1);
            });
        }
        else if (!this.#isSame(first, second)) {
            this.#itemKeyword('prefixItems', node);
        }
        if (!this.#isSame(before['additionalItems'], after['additionalItems'])) {
            this.#itemKeyword('additionalItems', node);
        }
    }
    #itemKeyword(keyword, { before, after, place, isSafe }) {
        const [was, is] = [before, after].map((schema) => pick(schema, ['items', 'prefixItems', 'additionalItems']));
        this.#changes.push({
            ...{ place: `${place}/${keyword}`, kind: 'items-changed' },
            ...{ before: before[keyword], after: after[keyword] },
            class: isSafe ? 'compatible' : this.#pair.classOf(was, is),
        });
    }
    /** Those that are in both are left out, so that their order says nothing. */
    #alternatives(keyword, { before, after, place, isSafe }, found, depth) {
        const [was, is] = [schema_changes_listOf(before[keyword]), schema_changes_listOf(after[keyword])];
        const keys = [
            was.map((schema) => conditionKey(schema, this.#pair.before)),
            is.map((schema) => conditionKey(schema, this.#pair.after)),
        ];
        const left = was.filter((_, index) => !keys[1].includes(keys[0][index] ?? ''));
        const right = is.filter((_, index) => !keys[0].includes(keys[1][index] ?? ''));
        was.forEach((schema, index) => {
            const other = keys[1].indexOf(keys[0][index] ?? '');
            if (other !== -1) {
                this.#walk(schema, is[other], `${place}/${keyword}/${other}`, isSafe, depth + 1);
            }
        });
        if (left.length === 0 && right.length === 0 && was.length === is.length)
            return;
        if (left.length === right.length && was.length === is.length) {
            left.forEach((schema, index) => {
                const other = right[index];
                const at = `${place}/${keyword}/${is.indexOf(other)}`;
                this.#walk(schema, other, at, isSafe, depth + 1);
            });
            return;
        }
        this.#changes.push({
            ...{ place: `${place}/${keyword}`, kind: 'alternatives-changed' },
            ...{ before: before[keyword], after: after[keyword] },
            class: isSafe ? 'compatible' : found,
        });
    }
    #tellWhole(before, after, place, found) {
        const kind = `schema-${this.#pair.trendOf(before, after)}`;
        this.#changes.push({ place, class: found, kind, before, after });
    }
    /** References that are the same may lead to what is not. */
    #isSame = (one, other) => {
        if (one === other && this.#pair.before.root === this.#pair.after.root)
            return true;
        const [left, right] = [this.#pair.keyOf(one), this.#pair.keyOf(other)];
        if (left === null || left !== right)
            return false;
        if (!left.includes('$'))
            return true;
        return fullKey(one, this.#pair.before) === fullKey(other, this.#pair.after);
    };
    #wasSeen(before, after) {
        const known = this.#seen.get(before) ?? new WeakMap();
        this.#seen.set(before, known);
        const told = known.get(after);
        if (told === undefined)
            known.set(after, null);
        else if (told !== null)
            this.#repeated.push(told);
        return told !== undefined;
    }
}
function fullKey(schema, document) {
    return conditionKey(schema, document, 'with words');
}
function isAsGrave(one, other) {
    return one !== 'wording' && surface_change/* CHANGE_CLASSES */.id.indexOf(one) <= surface_change/* CHANGE_CLASSES */.id.indexOf(other);
}
/** What a reference alone stands for, with the words beside it; and where that is written. */
function opened(schema, document) {
    const { $ref: reference, ...beside } = schema;
    const isAlone = Object.keys(beside).every((name) => name === 'default' || Object.hasOwn(schema_changes_WORDS, name));
    const target = isAlone ? followReference(document, reference) : undefined;
    if (!isRecord(target) || target === schema || typeof reference !== 'string') {
        return { schema, written: schema };
    }
    const place = reference.startsWith('#/') ? { place: reference.slice(1, 400) } : {};
    return { schema: { ...target, ...beside }, written: target, ...place };
}
/** Whether no keyword differs but those that a change is about. */
function isAlone({ before, after }, differing) {
    return differing.every((name) => Object.hasOwn(before, name) || Object.hasOwn(after, name));
}
function soleValue(part) {
    const values = Object.values(part);
    return values.length > 1 ? part : values[0];
}
function recordOf(value) {
    return isRecord(value) ? value : {};
}
function schema_changes_listOf(value) {
    return Array.isArray(value) ? value : [];
}

;// CONCATENATED MODULE: ./build/gate/surface/compare-tools.js



/** Steps that all the tools of a server may take: some seconds, where somebody makes it hard. */
const compare_tools_MOST_STEPS = 4_000_000;
/** What became of the tools of a server. */
function compareTools(before, after, work = { stepsLeft: compare_tools_MOST_STEPS }) {
    const { removed, added, kept } = pairUp(before, after, ({ name }) => name);
    const renamed = renamedTools(removed, added);
    const isRenamed = (tool) => renamed.some((pair) => pair.includes(tool));
    const of = (tool) => ({ kind: 'tool', name: tool.name });
    const shared = sharedWork(work, [...renamed, ...kept].filter(isChanged).length);
    return [
        ...renamed.flatMap(([old, fresh]) => [
            {
                ...wholeChange(of(old), 'tool-renamed', 'removed', 'sent'),
                after: wholeChange(of(fresh), 'tool-added', 'added', 'sent').after,
            },
            ...shared(old, fresh),
        ]),
        ...removed
            .filter((tool) => !isRenamed(tool))
            .map((tool) => wholeChange(of(tool), 'tool-removed', 'removed', 'sent')),
        ...added
            .filter((tool) => !isRenamed(tool))
            .map((tool) => wholeChange(of(tool), 'tool-added', 'added', 'sent')),
        ...kept.flatMap(([old, fresh]) => shared(old, fresh)),
    ];
}
const isChanged = ([before, after]) => {
    const key = valueKey(before);
    return key === null || key !== valueKey(after);
};
/**
 * Compares so many tools, each with its share of the steps and with what those before it left over:
 * a hard one must not keep others from being known as broken.
 */
function sharedWork(work, changed) {
    let left = changed;
    return (before, after) => {
        if (!isChanged([before, after]))
            return [];
        const share = Math.floor(work.stepsLeft / Math.max(1, left));
        const own = { stepsLeft: share };
        const changes = compareTool(before, after, own);
        work.stepsLeft -= share - Math.max(0, own.stepsLeft);
        left -= 1;
        return changes;
    };
}
function compareTool(before, after, work) {
    const subject = { kind: 'tool', name: after.name };
    return [
        ...wordingChanges(subject, before, after),
        ...annotationChanges(subject, before.annotations ?? {}, after.annotations ?? {}),
        ...schemaChanges(before.inputSchema, after.inputSchema, 'sent', work).map((change) => located(subject, 'inputSchema', 'sent', change)),
        ...outputChanges(subject, before, after, work),
    ];
}
function outputChanges(subject, { outputSchema: before }, { outputSchema: after }, work) {
    const place = '/outputSchema';
    if (before === undefined && after === undefined)
        return [];
    if (before === undefined) {
        const of = { subject, place, direction: 'read', class: 'compatible' };
        return [valueChange({ ...of, kind: 'output-schema-added' }, before, after)];
    }
    if (after === undefined) {
        const of = { subject, place, direction: 'read', class: 'breaking' };
        return [valueChange({ ...of, kind: 'output-schema-removed' }, before, after)];
    }
    return schemaChanges(before, after, 'read', work).map((change) => located(subject, 'outputSchema', 'read', change));
}
function located(subject, member, direction, { place, class: found, kind, before, after }) {
    const at = `/${member}${place}`;
    const texts = [before, after].map((value) => (typeof value === 'string' ? value : undefined));
    if (kind === 'title-changed' || kind === 'description-changed') {
        return wordingChange(subject, at, kind, texts[0], texts[1]);
    }
    const side = found === 'wording' ? 'none' : direction;
    return valueChange({ subject, place: at, direction: side, class: found, kind }, before, after);
}
/**
 * What MCP takes hints for where they are absent, and what they promise: hosts ask before they call a
 * tool that promises less. Of a tool that only reads, the next two have no meaning.
 */
const HINTS = [
    { name: 'readOnlyHint', absent: false, promise: true },
    { name: 'destructiveHint', absent: true, promise: false },
    { name: 'idempotentHint', absent: false, promise: true },
    { name: 'openWorldHint', absent: true, promise: false },
];
function annotationChanges(subject, before, after) {
    return HINTS.flatMap(({ name, absent, promise }) => {
        const [was, is] = [hintOf(before, name, absent, promise), hintOf(after, name, absent, promise)];
        if (was.value === is.value)
            return [];
        const found = is.value === promise ? 'compatible' : 'breaking';
        return [
            {
                ...{ subject, place: `/annotations/${name}`, direction: 'none', class: found },
                ...{ kind: 'annotation-changed', before: was.text, after: is.text },
            },
        ];
    });
}
function hintOf(hints, name, absent, promise) {
    const isMeant = name === 'destructiveHint' || name === 'idempotentHint';
    if (isMeant && hints.readOnlyHint === true) {
        return { value: promise, text: `${promise} (it only reads)` };
    }
    const own = hints[name];
    return own === undefined
        ? { value: absent, text: `${absent} (by default)` }
        : { value: own, text: String(own) };
}
const LEAST_LIKENESS = 0.5;
/** A server that renames more of one kind has other tools now. */
const MOST_ALIKE = 50;
/** Tools that are gone, with a new one that takes and gives the same under a name like theirs. */
function renamedTools(removed, added) {
    const free = Map.groupBy(added, schemasKey);
    const pairs = [];
    for (const tool of removed) {
        const key = schemasKey(tool);
        const rivals = key === null ? [] : (free.get(key) ?? []).slice(0, MOST_ALIKE);
        const [best] = rivals
            .map((rival) => ({ rival, likeness: likeness(tool.name, rival.name) }))
            .filter((one) => one.likeness >= LEAST_LIKENESS)
            .toSorted((one, other) => other.likeness - one.likeness);
        if (best === undefined)
            continue;
        pairs.push([tool, best.rival]);
        free.set(key, (free.get(key) ?? []).filter((other) => other !== best.rival));
    }
    return pairs;
}
/** Names and kinds of what it takes and gives, without words. */
function schemasKey({ inputSchema, outputSchema }) {
    const input = valueKey(isRecord(inputSchema) ? (inputSchema['properties'] ?? {}) : inputSchema);
    const output = valueKey(outputSchema);
    return input === null || output === null ? null : `${input} ${output}`;
}
/** From 0 to 1, by the pairs of letters that two names share. */
function likeness(one, other) {
    const [left, right] = [letterPairs(one), letterPairs(other)];
    const shared = [...left].filter((pair) => right.has(pair)).length;
    return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
}
function letterPairs(name) {
    const letters = name
        .slice(0, 200)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');
    return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

;// CONCATENATED MODULE: ./build/gate/surface/token-weight.js
/** What a token is taken for: English and JSON come to about that on the tokenizers in use. */
const BYTES_PER_TOKEN = 4;
/**
 * About how many tokens the list of tools is: the UTF-8 bytes of the compact JSON of what a model is
 * given of each tool (name, description, schema of its arguments), divided by four and rounded up.
 */
function estimateTokens(tools) {
    let bytes = 2 + Math.max(0, tools.length - 1);
    for (const { name, description, inputSchema } of tools) {
        bytes += jsonBytes({
            name,
            ...(description === undefined ? {} : { description }),
            inputSchema,
        });
    }
    return Math.ceil(bytes / BYTES_PER_TOKEN);
}
/** Without recursion, since a server may nest as deep as it likes. */
function jsonBytes(value) {
    const left = [value];
    let bytes = 0;
    while (left.length > 0) {
        const next = left.pop();
        if (Array.isArray(next)) {
            bytes += 2 + Math.max(0, next.length - 1);
            for (const item of next)
                left.push(item);
        }
        else if (typeof next === 'object' && next !== null) {
            const members = Object.entries(next);
            bytes += 2 + Math.max(0, members.length - 1);
            for (const [name, member] of members) {
                bytes += textBytes(name) + 1;
                left.push(member);
            }
        }
        else {
            bytes += typeof next === 'string' ? textBytes(next) : String(next).length;
        }
    }
    return bytes;
}
const encoder = new TextEncoder();
function textBytes(text) {
    return encoder.encode(JSON.stringify(text)).length;
}

;// CONCATENATED MODULE: ./build/gate/surface/compare-surfaces.js





/**
 * What changed from one state of some servers to another, and what that means for callers who were
 * right before. Servers are found in each other by their names.
 */
function compareSurfaces(before, after) {
    const [former, present] = [byServer(before), byServer(after)];
    const servers = [...new Set([...former.keys(), ...present.keys()])].sort();
    const changes = servers.flatMap((server) => compareServer(server, former.get(server), present.get(server)));
    const rank = new Map(surface_change/* CHANGE_CLASSES */.id.map((name, index) => [name, index]));
    const ordered = changes.toSorted((one, other) => (rank.get(one.class) ?? 0) - (rank.get(other.class) ?? 0));
    const untold = servers.flatMap((server) => untoldOf(server, former.get(server), present.get(server)));
    const countOf = (name) => changes.filter((change) => change.class === name).length;
    return {
        changes: ordered.slice(0, surface_change/* MOST_CHANGES */.Ks),
        counts: {
            breaking: countOf('breaking'),
            unclear: countOf('unclear'),
            wording: countOf('wording'),
            compatible: countOf('compatible'),
        },
        weights: servers.map((server) => weightOf(server, former.get(server)?.tools, present.get(server)?.tools)),
        ...(untold.length > 0 && { untold }),
    };
}
/** Of a server that is new as a whole, nothing is missing. */
function untoldOf(server, before, after) {
    if (before === undefined || after === undefined)
        return [];
    const lists = surface/* SURFACE_LISTS */.w.filter((list) => before[list] === undefined && after[list]);
    return lists.length === 0 ? [] : [{ server, lists }];
}
/** Where a name stands twice, the first one is meant. */
function byServer(surfaces) {
    return new Map(surfaces.toReversed().map((surface) => [surface.server, surface]));
}
function compareServer(server, before, after) {
    const whole = { server, subject: { kind: 'server', name: server }, place: '' };
    if (after === undefined) {
        const rest = { direction: 'sent', class: 'breaking', before: server, after: null };
        return [{ ...whole, ...rest, kind: 'server-removed' }];
    }
    if (before === undefined) {
        const rest = { direction: 'none', class: 'compatible', before: null, after: server };
        return [{ ...whole, ...rest, kind: 'server-added' }];
    }
    const found = [
        ...bothKnown(before.tools, after.tools, compareTools),
        ...bothKnown(before.prompts, after.prompts, comparePrompts),
        ...bothKnown(before.resources, after.resources, compareResources),
        ...bothKnown(before.resourceTemplates, after.resourceTemplates, compareTemplates),
    ];
    return found.map((change) => ({ server, ...change }));
}
/** Of a list that nobody found out, nothing came and nothing went. */
function bothKnown(before, after, compare) {
    return before === undefined || after === undefined ? [] : compare(before, after);
}
function weightOf(server, before, after) {
    return {
        server,
        before: before === undefined ? null : estimateTokens(before),
        after: after === undefined ? null : estimateTokens(after),
    };
}

;// CONCATENATED MODULE: ./build/gate/checks/surface-checks.js



/** Servers that are named; of others there is a number. */
const MAX_NAMED = 20;
/**
 * Judges what servers offer: all of them have to have told it, and what they offered before has to be
 * there still, as far as the policy asks for that.
 */
function judgeSurface({ surface: head = { servers: [], silent: [] } }, policy, search) {
    const known = checkKnown(head);
    const { sampleOf, sampleSize, observed } = known;
    const { check, surface } = checkCompatible(head, policy, search, known);
    return {
        checks: [known, ...(check === null ? [] : [check])],
        judged: { sampleOf, sampleSize, observed },
        ...(surface && { surface }),
    };
}
/** Whether every server told what it offers. */
function checkKnown({ servers, silent }) {
    const asked = servers.length + silent.length;
    const check = {
        ...{ id: 'surface-known', gates: true, unit: 'fraction', threshold: 1 },
        ...{ sampleOf: 'server', sampleSize: asked },
        observed: asked === 0 ? null : servers.length / asked,
    };
    if (asked === 0)
        return { ...check, outcome: 'undecided', reason: { code: 'nothing-to-judge' } };
    if (silent.length === 0)
        return { ...check, outcome: 'passed' };
    const own = silent.filter(({ isOwnDoing }) => isOwnDoing);
    const named = own.length > 0 ? own : silent;
    return {
        ...check,
        outcome: own.length > 0 ? 'failed' : 'undecided',
        reason: {
            code: 'silent-servers',
            servers: named.slice(0, MAX_NAMED),
            more: Math.max(0, named.length - MAX_NAMED),
        },
    };
}
/** Whether what they offered before is there still. Null where nobody asks for that. */
function checkCompatible(head, { failOn }, search, known) {
    if (search.outcome === 'not-asked')
        return { check: null };
    const check = {
        ...{ id: 'surface-compatible', gates: failOn !== 'never', unit: 'fraction', threshold: 1 },
        ...{ sampleOf: 'server', sampleSize: 0, observed: null },
        changesHeld: failOn === 'any' ? 'any' : 'breaking',
    };
    if (search.outcome !== 'found') {
        const { message, outcome } = search;
        return {
            check: {
                ...check,
                // One that was named has to be there.
                outcome: outcome === 'unreadable' ? 'undecided' : 'notApplicable',
                reason: { code: 'no-surface-baseline', message },
            },
        };
    }
    const { report, origin } = search.baseline;
    const former = report.surface;
    if (former === undefined) {
        const message = 'the baseline does not tell what servers offered';
        const reason = { code: 'no-surface-baseline', message };
        return { check: { ...check, outcome: 'undecided', reason } };
    }
    const { before, after } = comparable(former, head);
    const surface = { ...compareSurfaces(before, after), origin };
    const { breaking, unclear, wording, compatible } = surface.counts;
    const held = failOn === 'any' ? breaking + unclear + wording + compatible : breaking;
    const names = new Set([...before, ...after].map(({ server }) => server));
    const touched = new Set(surface.changes
        .filter((change) => failOn === 'any' || change.class === 'breaking')
        .map(({ server }) => server));
    const size = names.size;
    const counted = {
        ...{ ...check, sampleSize: size },
        observed: size === 0 ? null : (size - touched.size) / size,
    };
    if (held > 0) {
        const reason = { code: 'surface-changed', changes: held };
        return { check: { ...counted, outcome: 'failed', reason }, surface };
    }
    const gap = gapIn(former, head, search.baseline, known);
    return { check: { ...counted, ...(gap ?? { outcome: 'passed' }) }, surface };
}
/**
 * How the tools of a run's servers differ from those of its baseline, which nobody judges: the cases do
 * that. Absent where nothing differs, or one side does not tell.
 */
function changedTools({ source, surface: head }, search) {
    if (source !== 'run' || head === undefined || search.outcome !== 'found')
        return undefined;
    const { report, origin } = search.baseline;
    if (report.surface === undefined)
        return undefined;
    const { before, after } = comparable(report.surface, head);
    const found = compareSurfaces(before, after);
    return found.changes.length === 0 ? undefined : { ...found, origin };
}
/** Why that nothing was found is no evidence; null where all that was asked for was compared. */
function gapIn(former, { servers, silent }, { origin }, known) {
    const untold = servers.filter(({ server }) => !isTold(former, server));
    if (untold.length > 0) {
        const names = (0,listed_names/* listNames */.Zv)(untold.map(({ server }) => server));
        const message = `the baseline does not tell what ${names} offered`;
        // A report that was looked for may have been left while a server was down: there is none of it.
        const outcome = origin.kind === 'artifact' ? 'notApplicable' : 'undecided';
        return { outcome, reason: { code: 'no-surface-baseline', message } };
    }
    const unsaid = servers.flatMap((surface) => unsaidBy(surface, former));
    if (unsaid.length > 0) {
        const more = Math.max(0, unsaid.length - MAX_NAMED);
        const reason = { code: 'silent-servers', servers: unsaid.slice(0, MAX_NAMED), more };
        return { outcome: 'undecided', reason };
    }
    const isNone = servers.length === 0 && silent.length > 0;
    return isNone ? { outcome: 'undecided', ...(known.reason && { reason: known.reason }) } : null;
}
/** A list that had something in it and is not told now: that it is there still is what nobody knows. */
function unsaidBy(head, { servers }) {
    const before = servers.find(({ server }) => server === head.server);
    const lists = surface/* SURFACE_LISTS */.w.filter((list) => before?.[list]?.length && head[list] === undefined);
    if (lists.length === 0)
        return [];
    const message = `it is not told any more which ${lists.map(listWords).join(', ')} it has`;
    return [{ server: head.server, message, isOwnDoing: false }];
}
const listWords = (list) => list === 'resourceTemplates' ? 'templates of resources' : list;
/**
 * Servers of which both sides are known. One that did not tell is neither gone nor new; nor is one that
 * is not among those that were asked for, on either side.
 */
function comparable(former, head) {
    const isKnown = ({ server }) => isTold(former, server) && isTold(head, server);
    return { before: former.servers.filter(isKnown), after: head.servers.filter(isKnown) };
}
/** Whether a report tells of a server, be it that there is none of the name. */
function isTold({ silent, chosen }, name) {
    return !silent.some(({ server }) => server === name) && (chosen?.includes(name) ?? true);
}


/***/ }),

/***/ 20811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ resultsOf)
/* harmony export */ });
/* harmony import */ var _model_cases_folded_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99535);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63580);
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78048);



/** The cases of a report that can be told apart, folded ones too, and how many more there are. */
function resultsOf({ cases }) {
    const results = [];
    let untold = 0;
    for (const testCase of cases) {
        const { identity, folded } = testCase;
        if (identity !== undefined)
            results.push(ofCase(testCase, identity));
        else if (folded === undefined)
            untold += 1;
        if (folded === undefined)
            continue;
        const before = results.length;
        for (const { identity: one, passed } of (0,_model_cases_folded_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackCases */ .kZ)(folded)) {
            results.push({ ...FOLDED, identity: one, passed });
        }
        untold += folded.cases - (results.length - before);
    }
    return { results, untold };
}
const FOLDED = {
    ...{ testCase: null, title: null, definition: null, serviceCaseId: null },
    ...{ failed: 0, missing: 0, isRetried: false, hasTokens: false, models: [] },
};
function ofCase(testCase, identity) {
    const { title, definition, serviceCaseId, iterations, planned = 0 } = testCase;
    const { total, passed, failed, flaky } = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countIterations */ .ai)(iterations);
    return {
        ...{ identity, testCase, title, passed, failed },
        definition: definition ?? null,
        serviceCaseId: serviceCaseId ?? null,
        missing: Math.max(planned, total) - passed - failed,
        isRetried: flaky > 0,
        hasTokens: iterations.some(hasTokens),
        models: modelsOf(testCase),
    };
}
function hasTokens({ tokens }) {
    return tokens.input !== null || tokens.output !== null || tokens.total !== null;
}
function modelsOf({ iterations, variant }) {
    const models = new Set();
    let [lastModel, lastProvider] = [];
    for (const { model, provider } of iterations) {
        if (model === null || (model === lastModel && provider === lastProvider))
            continue;
        [lastModel, lastProvider] = [model, provider];
        models.add((0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .modelName */ .fD)({ model, provider }));
    }
    if (models.size === 0 && variant !== undefined)
        models.add((0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .modelName */ .fD)(variant));
    return [...models].sort();
}


/***/ }),

/***/ 90718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ pairCases)
/* harmony export */ });
/* harmony import */ var _case_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20811);

/**
 * Finds the cases of one report in another: by the id that the service has for them where it is the
 * same suite, which outlives a title, else by their identity.
 */
function pairCases(baseline, head) {
    const [there, here] = [(0,_case_results_js__WEBPACK_IMPORTED_MODULE_0__/* .resultsOf */ .q)(baseline), (0,_case_results_js__WEBPACK_IMPORTED_MODULE_0__/* .resultsOf */ .q)(head)];
    const doubled = new Set([...doubledIn(there.results), ...doubledIn(here.results)]);
    const isTold = ({ identity }) => !doubled.has(identity);
    const pairing = {
        ...{ pairs: [], changed: [], added: [], removed: [], notRun: [], otherServers: [] },
        ambiguous: namesakes(doubled, there.results, here.results),
        servers: otherServers(baseline, head),
        ...{ halfDefined: 0, untold: there.untold + here.untold },
    };
    const open = new Set(there.results.filter(isTold));
    const byServiceId = isSameSuite(baseline, head) ? serviceIds(open) : null;
    const byIdentity = new Map([...open].map((one) => [one.identity, one]));
    const match = (one, other) => {
        if (other === undefined || !open.delete(other))
            return false;
        sortIn({ baseline: other, head: one }, pairing);
        return true;
    };
    const unmatched = here.results
        .filter(isTold)
        .filter((one) => !match(one, byServiceId?.get(one.serviceCaseId ?? '')));
    for (const one of unmatched) {
        if (!match(one, byIdentity.get(one.identity)))
            pairing.added.push(one);
    }
    pairing.removed = [...open];
    return pairing;
}
function sortIn(pair, pairing) {
    const { baseline, head } = pair;
    const [before, after] = [baseline.definition, head.definition];
    const isDefined = before !== null && after !== null;
    if (isDefined && before !== after)
        pairing.changed.push(pair);
    else if (!hasResults(baseline) || !(hasResults(head) || head.missing > 0)) {
        pairing.notRun.push(pair);
    }
    else if (!isDefined && pairing.servers !== null)
        pairing.otherServers.push(pair);
    else {
        if ((before === null) !== (after === null))
            pairing.halfDefined += 1;
        pairing.pairs.push(pair);
    }
}
function hasResults({ passed, failed }) {
    return passed + failed > 0;
}
function* doubledIn(results) {
    const seen = new Set();
    for (const { identity } of results) {
        if (seen.has(identity))
            yield identity;
        seen.add(identity);
    }
}
function namesakes(doubled, there, here) {
    const groups = new Map();
    const sortInto = (side, results) => {
        for (const one of results) {
            if (!doubled.has(one.identity))
                continue;
            const group = groups.get(one.identity) ?? { baseline: [], head: [] };
            group[side].push(one);
            groups.set(one.identity, group);
        }
    };
    sortInto('head', here);
    sortInto('baseline', there);
    return [...groups.values()];
}
/** Ids are made up by the service that has the suite. */
function isSameSuite(baseline, head) {
    return (baseline.suite.id !== null &&
        baseline.suite.id === head.suite.id &&
        baseline.project?.id === head.project?.id);
}
/** Without ids that several have. */
function serviceIds(results) {
    const byId = new Map();
    const doubled = new Set();
    for (const one of results) {
        if (one.serviceCaseId === null)
            continue;
        if (byId.has(one.serviceCaseId))
            doubled.add(one.serviceCaseId);
        byId.set(one.serviceCaseId, one);
    }
    for (const id of doubled)
        byId.delete(id);
    return byId;
}
/** Null where they are the same, or one side, such as result files, has none. */
function otherServers(baseline, head) {
    const names = ({ servers }) => [...new Set(servers.map(({ name }) => name))].sort();
    const [before, after] = [names(baseline), names(head)];
    if (before.length === 0 || after.length === 0)
        return null;
    const isSame = before.length === after.length && before.every((name, at) => name === after[at]);
    return isSame ? null : { baseline: before, head: after };
}


/***/ }),

/***/ 63169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ ruledCases),
/* harmony export */   Qj: () => (/* binding */ isFlakyHere),
/* harmony export */   hL: () => (/* binding */ passesAll),
/* harmony export */   ng: () => (/* binding */ isSampledByNature)
/* harmony export */ });
/* harmony import */ var _flakiness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19156);

/**
 * Gives each pair its rule. A case is sampled, and so held to the statistical rule, iff it names a
 * model, has token counts, or came out in several ways within a run or in recent ones; of what a
 * report of a former version holds that is not known.
 */
function ruledCases(pairs, { baseline, head }, { mode, alpha }) {
    const histories = new _flakiness_js__WEBPACK_IMPORTED_MODULE_0__/* .Histories */ .Pk(baseline, head);
    const isFormer = (baseline.formerVersion ?? head.formerVersion) !== undefined;
    return pairs.map((pair) => {
        const { identity, definition } = pair.head;
        const history = histories.of(identity, definition) ?? histories.of(pair.baseline.identity, definition);
        const ruled = ruleOf(pair, { mode, isFormer, history });
        const mayBeFlaky = ruled.rule === 'strict' || !isSampledByNature(ruled);
        return {
            ...{ ...pair, ...ruled, history },
            isKnownFlaky: mayBeFlaky && (0,_flakiness_js__WEBPACK_IMPORTED_MODULE_0__/* .isKnownFlaky */ .VY)(history, alpha),
        };
    });
}
function ruleOf(pair, known) {
    const { mode, isFormer, history } = known;
    if (mode === 'strict' || mode === 'statistical')
        return { rule: mode, ground: 'asked-for' };
    const sides = [pair.baseline, pair.head];
    const sampled = (ground) => ({ rule: 'statistical', ground });
    if (sides.some(({ models }) => models.length > 0))
        return sampled('model');
    if (sides.some(({ hasTokens }) => hasTokens))
        return sampled('tokens');
    if (isFormer)
        return sampled('former-version');
    if (sides.some(varied))
        return sampled('varied');
    if (history !== null && (0,_flakiness_js__WEBPACK_IMPORTED_MODULE_0__/* .variedBefore */ .vW)(history))
        return sampled('varied-in-history');
    return { rule: 'strict', ground: 'nothing-varies' };
}
function varied({ passed, failed, isRetried }) {
    return isRetried || (passed > 0 && failed > 0);
}
/**
 * Whether a case is sampled by what it is, and not only since it was seen to vary: those that vary
 * may be too few for any test, and then what is known of their flakiness decides.
 */
function isSampledByNature({ ground }) {
    return ground !== 'varied' && ground !== 'varied-in-history';
}
/** Whether it fails as it now and then did; what failed whenever it ran is not flaky, but broken. */
function isFlakyHere({ isKnownFlaky: isKnown, head, baseline, history, }) {
    if (!isKnown || head.failed === 0)
        return false;
    return head.passed + baseline.passed > 0 || (history !== null && (0,_flakiness_js__WEBPACK_IMPORTED_MODULE_0__/* .passedSometimes */ .DN)(history));
}
/** Whether all of its iterations passed, as far as they ended, and some did. */
function passesAll({ passed, failed }) {
    return passed > 0 && failed === 0;
}


/***/ }),

/***/ 19156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ passedSometimes),
/* harmony export */   Kv: () => (/* binding */ earlierPasses),
/* harmony export */   Pk: () => (/* binding */ Histories),
/* harmony export */   VY: () => (/* binding */ isKnownFlaky),
/* harmony export */   lX: () => (/* binding */ surpriseOf),
/* harmony export */   vW: () => (/* binding */ variedBefore)
/* harmony export */ });
/* harmony import */ var _model_cases_case_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89315);
/* harmony import */ var _statistics_flakiness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16202);
/* harmony import */ var _statistics_significance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87891);



/** Recent runs of cases that did the same there. */
class Histories {
    #byIdentity = new Map();
    /** What the head carries; else what its baseline does, and how that one came out. */
    constructor(baseline, head) {
        const carried = baseline.caseHistory === undefined ? [] : (0,_model_cases_case_history_js__WEBPACK_IMPORTED_MODULE_0__/* .historyAfter */ .tR)(baseline);
        for (const history of (0,_model_cases_case_history_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackHistory */ .Xb)(head.caseHistory ?? carried)) {
            this.#byIdentity.set(history.identity, history);
        }
    }
    /** Null where nothing is known. */
    of(identity, definition) {
        const history = this.#byIdentity.get(identity);
        return history?.definition === definition ? history : null;
    }
}
/** Whether a case came out in several ways in recent runs. */
function variedBefore({ outcomes }) {
    return new Set(outcomes).size > 1 || outcomes.includes('varied');
}
/** Whether any of its iterations passed in a recent run. */
function passedSometimes({ outcomes }) {
    return outcomes.some((one) => one !== 'failed');
}
/** How many recent runs there were, and in how many the case passed all its iterations. */
function earlierPasses({ outcomes }) {
    return { runs: outcomes.length, passed: outcomes.filter((one) => one === 'passed').length };
}
/** How surprising it is that a case fails, by its recent runs; null where none is known. */
function surpriseOf(history) {
    if (history === null)
        return null;
    const { runs, passed } = earlierPasses(history);
    return (0,_statistics_flakiness_js__WEBPACK_IMPORTED_MODULE_1__/* .surpriseOfFailure */ .d9)(runs, passed);
}
/**
 * Whether a failure is no news of a case: it did not pass in some recent run of the same definition,
 * and among all runs a failure is not rarer than α. Without any earlier failure a case is not known
 * to be flaky, however few runs there were.
 */
function isKnownFlaky(history, alpha) {
    if (history === null)
        return false;
    const { runs, passed } = earlierPasses(history);
    const surprise = surpriseOf(history);
    return passed < runs && surprise !== null && !(0,_statistics_significance_js__WEBPACK_IMPORTED_MODULE_2__/* .isSignificant */ .o)(surprise, alpha);
}


/***/ }),

/***/ 27380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gj: () => (/* binding */ gate),
  iI: () => (/* binding */ isRed)
});

// UNUSED EXPORTS: decideVerdict

// EXTERNAL MODULE: ./build/model/counts.js
var model_counts = __webpack_require__(63580);
;// CONCATENATED MODULE: ./build/gate/evidence/decision.js
/** Decides a check where what is missing cannot turn it. */
function decide(check, { obstacle, doubt }, { atBest, atWorst }) {
    if (obstacle !== null)
        return undecided(check, obstacle);
    if (!atBest)
        return { ...check, outcome: 'failed' };
    if (atWorst)
        return { ...check, outcome: 'passed' };
    return undecided(check, doubt ?? { code: 'nothing-to-judge' });
}
/** A check that nothing more can be said of than that its evidence is not there. */
function undecided(check, reason) {
    return { ...check, outcome: 'undecided', reason };
}

// EXTERNAL MODULE: ./build/model/cases/folded-cases.js
var folded_cases = __webpack_require__(99535);
// EXTERNAL MODULE: ./build/model/choices/report-source.js
var report_source = __webpack_require__(11057);
// EXTERNAL MODULE: ./build/model/declared-counts.js
var declared_counts = __webpack_require__(88227);
// EXTERNAL MODULE: ./build/model/evidence-gaps.js
var evidence_gaps = __webpack_require__(53635);
;// CONCATENATED MODULE: ./build/gate/evidence/population.js




/** Problems of the run itself: what it left behind says nothing about the servers under test. */
const EXECUTION_KINDS = ['execution', 'cancelled', 'timeout', 'quota'];
/** Sizes up the evidence of a report. */
function assessPopulation(report) {
    const size = { counts: (0,model_counts/* countReport */.A0)(report), expectedTotal: expectedTotal(report) };
    const wrong = (0,evidence_gaps/* contradictions */.v)(report);
    return {
        ...size,
        sampleOf: (0,report_source/* isOfRuns */.Cd)(report) ? 'iteration' : 'test',
        obstacle: findObstacle(report, size.counts),
        doubt: findDoubt(report, size.counts, wrong),
        isCounted: wrong.length === 0 && isCounted(report, size),
    };
}
/** How many did not run, were not read or did not end. */
function missingFrom({ counts, expectedTotal }) {
    return expectedTotal - counts.total + counts.unfinished;
}
/** What there is of a population, and the fraction of it that passed. */
function sampleFrom({ counts, sampleOf }) {
    return { sampleOf, sampleSize: counts.total, observed: (0,model_counts/* passRate */.sc)(counts) };
}
function expectedTotal({ run, cases, problems }) {
    const planned = cases.map((testCase) => Math.max(testCase.planned ?? 0, (0,model_counts/* countCase */.cP)(testCase).total));
    const least = planned.reduce((sum, one) => sum + one, 0);
    const declared = run?.declared?.total ?? null;
    if (declared !== null)
        return Math.max(declared, least);
    const allPlanned = cases.length > 0 && cases.every((testCase) => testCase.planned !== undefined);
    return problems.length === 0 || allPlanned ? least : Number.POSITIVE_INFINITY;
}
function findObstacle(report, counts) {
    if ((0,report_source/* isOfRuns */.Cd)(report)) {
        const { run } = report;
        if (run === null)
            return firstProblem(report) ?? { code: 'no-run' };
        const stopped = report.problems.find(({ kind }) => EXECUTION_KINDS.includes(kind));
        if (stopped)
            return { code: 'problem', message: stopped.message, more: 0 };
        if (run.status !== 'completed')
            return { code: 'run-unfinished', status: run.status };
        const [excess] = (0,declared_counts/* discrepancies */.UB)(run.declared, counts, 'fewer');
        if (excess !== undefined)
            return { code: 'more-than-declared', ...excess };
    }
    return counts.total === 0 ? (firstProblem(report) ?? { code: 'nothing-to-judge' }) : null;
}
function findDoubt(report, counts, wrong) {
    const problem = firstProblem(report);
    if (problem !== null)
        return problem;
    const [gap] = [...(0,evidence_gaps/* shortfalls */.T)(report), ...wrong];
    if (gap !== undefined)
        return { code: 'problem', message: gap, more: 0 };
    const [short] = (0,declared_counts/* discrepancies */.UB)(report.run?.declared, counts, 'more');
    if (short !== undefined)
        return { code: 'fewer-than-declared', ...short };
    return counts.unfinished > 0 ? { code: 'unfinished', count: counts.unfinished } : null;
}
function isCounted(report, size) {
    const missing = missingFrom(size);
    if (!Number.isFinite(missing))
        return false;
    // A report from elsewhere may call a problem what it likes.
    const isExplained = ({ isShortfall }) => isShortfall === true && missing > 0;
    if (!report.problems.every(isExplained))
        return false;
    const short = (0,declared_counts/* discrepancies */.UB)(report.run?.declared, size.counts, 'more');
    return short.every(({ declared, counted }) => declared - counted <= missing);
}
function firstProblem({ problems }) {
    const [first] = problems;
    return first ? { code: 'problem', message: first.message, more: problems.length - 1 } : null;
}

;// CONCATENATED MODULE: ./build/gate/evidence/measured-use.js


/** Measures each iteration that counts; of folded ones a duration alone can be known. */
function measureUse({ cases }, measure, population) {
    const uses = [];
    let untold = 0;
    for (const testCase of cases) {
        untold += testCase.folded?.passed ?? 0;
        for (const iteration of testCase.iterations) {
            const { outcome } = iteration;
            if (outcome === 'skipped')
                continue;
            const isWhole = outcome !== 'unfinished';
            const value = credible(measure(iteration, testCase));
            if (value !== null)
                uses.push({ testCase, value, isWhole });
            else if (isWhole)
                untold += 1;
        }
    }
    return { uses, untold, missing: missingFrom(population) };
}
/** The durations of iterations that ended, those of folded cases that ran once too. */
function measureDurations(report, population) {
    const { uses, untold, missing } = measureUse(report, ({ durationMs }) => durationMs, population);
    const folded = report.cases.flatMap((testCase) => foldedDurations(testCase));
    return {
        uses: [...uses.filter(({ isWhole }) => isWhole), ...folded],
        untold: untold - folded.length,
        missing,
    };
}
function foldedDurations(testCase) {
    const { folded } = testCase;
    if (folded === undefined)
        return [];
    const uses = [];
    for (const { passed, skipped, durationMs } of (0,folded_cases/* unpackCases */.kZ)(folded)) {
        if (passed === 1 && skipped === 0 && durationMs !== null) {
            uses.push({ testCase, value: durationMs, isWhole: true });
        }
    }
    return uses;
}
/** Why what is known is not all; null where it is. */
function doubtOfUse({ untold }, figure, { obstacle, doubt }) {
    return untold > 0 ? { code: 'not-told', figure, count: untold } : (obstacle ?? doubt);
}
/** A report from elsewhere may say any number. */
function credible(figure) {
    return figure !== null && figure >= 0 && Number.isFinite(figure) ? figure : null;
}

// EXTERNAL MODULE: ./build/model/cases/models-ran.js
var models_ran = __webpack_require__(73924);
;// CONCATENATED MODULE: ./build/gate/evidence/token-use.js


/** Tokens of an iteration; one of a case that uses no model, beside others that tell theirs, has used none. */
function tokenMeasure(report) {
    const without = casesWithoutModel(report);
    return (iteration, testCase) => totalOf(iteration) ?? (without.has(testCase) ? 0 : null);
}
/** Whether some iteration tells how many tokens it took. */
function tellsTokens({ cases }) {
    return cases.some(({ iterations }) => iterations.some((one) => totalOf(one) !== null));
}
function totalOf({ tokens }) {
    const { input, output, total } = tokens;
    if (credible(total) !== null)
        return total;
    return credible(input) !== null && credible(output) !== null
        ? Number(input) + Number(output)
        : null;
}
/** Cases of which no iteration names a model or tells tokens, in a report where others tell theirs. */
function casesWithoutModel(report) {
    if (!tellsTokens(report))
        return new Set();
    const isSilent = ({ model, tokens: { input, output, total } }) => model === null && [input, output, total].every((one) => one === null);
    return new Set(report.cases.filter(({ variant, iterations }) => variant === undefined && iterations.every(isSilent)));
}
/** What an iteration cost, by the prices that are given; null where one of them or a count lacks. */
function costMeasure(report, prices) {
    const without = casesWithoutModel(report);
    return (iteration, testCase) => {
        if (without.has(testCase))
            return 0;
        const price = prices.get((0,models_ran/* modelRanOn */.U)(iteration, testCase) ?? '');
        return price === undefined ? null : (0,models_ran/* costOf */.ho)(iteration, price);
    };
}
/** Models that ran and have no price. */
function unpricedModels({ cases }, prices) {
    const unpriced = new Set();
    for (const testCase of cases) {
        for (const iteration of testCase.iterations) {
            const model = (0,models_ran/* modelRanOn */.U)(iteration, testCase);
            if (iteration.outcome !== 'skipped' && model !== null && !prices.has(model)) {
                unpriced.add(model);
            }
        }
    }
    return [...unpriced].sort();
}

;// CONCATENATED MODULE: ./build/gate/checks/budgets/absolute-budgets.js




/** Sums of prices stray in their last digits. */
const ROUNDING = 1e-9;
const MAX_NAMED = 20;
const MINUTE_MS = 60_000;
/** Calls that are read of an iteration; one with as many may have made more. */
const MOST_CALLS_READ = 1_000;
/** Tokens of all iterations together. */
function checkTotalTokens(report, limit, population) {
    const use = measureUse(report, tokenMeasure(report), population);
    const check = budgetCheck({ id: 'max-total-tokens', unit: 'tokens', limit }, use, population);
    if (!tellsTokens(report))
        return nothingTold(check, 'tokens', use, population);
    return decideSum(check, use, doubtOfUse(use, 'tokens', population));
}
/** What the tokens of all iterations cost, by the user's prices and no others. */
function checkCost(report, { limit, prices }, population) {
    const use = measureUse(report, costMeasure(report, prices), population);
    const check = budgetCheck({ id: 'max-cost', unit: 'currency', limit }, use, population);
    if (!tellsTokens(report))
        return nothingTold(check, 'tokens', use, population);
    return decideSum(check, use, noPriceOf(report, prices) ?? doubtOfUse(use, 'tokens', population));
}
/** That models ran of which no price is given; null where none did. */
function noPriceOf(report, prices = new Map()) {
    const models = unpricedModels(report, prices);
    if (models.length === 0)
        return null;
    const more = Math.max(0, models.length - MAX_NAMED);
    return { code: 'no-price', models: models.slice(0, MAX_NAMED), more };
}
function decideSum(base, { uses }, doubt) {
    const sum = uses.reduce((total, { value }) => total + value, 0);
    const isWithin = sum <= (base.threshold ?? 0) * (1 + ROUNDING);
    const check = { ...base, observed: uses.length === 0 ? null : sum };
    const prospects = { atBest: isWithin, atWorst: isWithin && doubt === null };
    return decide(check, { obstacle: null, doubt }, prospects);
}
/** Tool calls of each iteration. Cases that make more are named. */
function checkToolCalls(report, limit, population) {
    const use = measureUse(report, callsMeasure(report, limit), population);
    const base = budgetCheck({ id: 'max-tool-calls', unit: 'calls', limit }, use, population);
    if (use.uses.length === 0)
        return nothingTold(base, 'tool-calls', use, population);
    const most = new Map();
    for (const { testCase, value } of use.uses) {
        const { id, title } = testCase;
        if (value > (most.get(id)?.most ?? -1))
            most.set(id, { title, most: value });
    }
    const cases = [...most.values()].sort((one, other) => other.most - one.most);
    const over = cases.filter((one) => one.most > limit);
    const doubt = doubtOfUse(use, 'tool-calls', population);
    const decided = decide({ ...base, observed: cases[0]?.most ?? null }, { obstacle: null, doubt }, { atBest: over.length === 0, atWorst: over.length === 0 && doubt === null });
    if (decided.outcome !== 'failed')
        return decided;
    const more = Math.max(0, over.length - MAX_NAMED);
    return { ...decided, reason: { code: 'cases-over', cases: over.slice(0, MAX_NAMED), more } };
}
/** Tool calls of an iteration; null where nobody tells them, or not whether there were more. */
function callsMeasure({ source, cases }, limit = 0) {
    // An eval program need not report them: one that never does has told of none.
    const areTold = source === 'run' ||
        (source === 'command' &&
            cases.some(({ iterations }) => iterations.some(({ actualToolCalls }) => actualToolCalls.length > 0)));
    return ({ actualToolCalls: { length } }) => areTold && (length < MOST_CALLS_READ || length > limit) ? length : null;
}
/** What 95 of 100 iterations took at most. What is missing may have taken no time, or all there is. */
function checkP95Latency(report, limit, population) {
    const use = measureDurations(report, population);
    const check = budgetCheck({ id: 'max-p95-latency-ms', unit: 'milliseconds', limit }, use, population);
    if (use.uses.length === 0)
        return nothingTold(check, 'duration', use, population);
    const ascending = Float64Array.from(use.uses, ({ value }) => value).sort();
    const unknown = use.untold + use.missing;
    const rank = (0,model_counts/* nearestRank */.p3)(ascending.length + unknown, 0.95);
    const atBest = rank < unknown ? 0 : (ascending[rank - unknown] ?? 0);
    const atWorst = ascending[rank] ?? Number.POSITIVE_INFINITY;
    const { obstacle } = population;
    return decide({ ...check, observed: ascending[(0,model_counts/* nearestRank */.p3)(ascending.length, 0.95)] ?? null }, { obstacle, doubt: doubtOfUse(use, 'duration', population) }, {
        atBest: !Number.isFinite(unknown) || atBest <= limit,
        atWorst: (population.doubt === null || population.isCounted) && atWorst <= limit,
    });
}
/** From the start of the run to its end. */
function checkDuration(report, limit, population) {
    const { run } = report;
    const base = budgetCheck({ id: 'max-duration-minutes', unit: 'minutes', limit }, { uses: [], untold: 0, missing: 0 }, population);
    const tookMs = run === null ? null : runTimeMs(run);
    const check = {
        ...base,
        sampleSize: population.counts.total,
        observed: tookMs === null ? null : tookMs / MINUTE_MS,
    };
    if (population.obstacle !== null)
        return undecided(check, population.obstacle);
    if (tookMs === null)
        return undecided(check, { code: 'run-time-unknown' });
    return { ...check, outcome: tookMs <= limit * MINUTE_MS ? 'passed' : 'failed' };
}
/** What a run took, by its service's own clock. */
function runTimeMs({ execution, createdAtMs, completedAtMs, }) {
    if (execution !== undefined)
        return credible(execution.wallMs);
    return createdAtMs === null || completedAtMs === null
        ? null
        : credible(completedAtMs - createdAtMs);
}
function budgetCheck({ id, unit, limit }, { uses }, { sampleOf }) {
    const sampleSize = uses.length;
    return { id, gates: true, unit, threshold: limit, sampleOf, sampleSize, observed: null };
}
/** Where not one iteration tells the figure, it is not 0. */
function nothingTold(check, figure, { untold, uses }, { obstacle, doubt, counts }) {
    const sample = { ...check, sampleSize: 0, observed: null };
    if (counts.total === 0 || obstacle !== null) {
        return undecided(sample, obstacle ?? doubt ?? { code: 'nothing-to-judge' });
    }
    return undecided(sample, { code: 'not-told', figure, count: untold + uses.length });
}

// EXTERNAL MODULE: ./build/model/policy.js
var model_policy = __webpack_require__(50154);
;// CONCATENATED MODULE: ./build/gate/evidence/case-tallies.js


/** @param expectedTotal how many iterations there should be of all cases. */
function tallyCases(cases, expectedTotal) {
    const tallies = [];
    let folded = 0;
    let foldedPasses = 0;
    for (const testCase of cases) {
        if (testCase.folded === undefined)
            tallies.push(tallyOf(testCase));
        else {
            folded += passingCases(testCase.folded);
            foldedPasses += testCase.folded.passed;
        }
    }
    const assigned = tallies.reduce((sum, { total }) => sum + total, foldedPasses);
    return {
        cases: tallies.filter(({ total }) => total > 0),
        folded,
        unassigned: Math.max(0, expectedTotal - assigned),
    };
}
function tallyOf(testCase) {
    const counts = (0,model_counts/* countCase */.cP)(testCase);
    const total = Math.max(testCase.planned ?? 0, counts.total);
    return {
        testCase,
        passed: counts.passed,
        total,
        missing: total - counts.total + counts.unfinished,
    };
}
/** Reports that do not keep each case have only their sums. */
function passingCases(folded) {
    if (folded.packed === undefined)
        return Math.min(folded.cases, folded.passed);
    let passing = 0;
    for (const { passed } of (0,folded_cases/* unpackCases */.kZ)(folded))
        if (passed > 0)
            passing += 1;
    return passing;
}

;// CONCATENATED MODULE: ./build/gate/comparison/paired-use.js


/** More results than that are not filled in for those that are missing. */
const MOST_FILLED = 10_000;
/** More than anything uses. */
const BOUNDLESS = 1e15;
/** Measures both sides of each pair of cases. */
function pairUse({ pairs }, sides, population) {
    const [there, here] = [usesByCase(sides.baseline), usesByCase(sides.head)];
    const shared = pairs.flatMap(({ baseline, head }) => {
        const before = there(baseline.identity).values;
        const { values, untold } = here(head.identity);
        if (before.length === 0)
            return [];
        return [{ baseline: before, head: values, untold, unknown: untold + head.missing }];
    });
    const unknown = shared.reduce((sum, one) => sum + one.unknown, 0);
    const filled = (value) => shared.map(({ baseline, head, unknown: count }) => ({
        baseline,
        head: count === 0 ? head : [...head, ...Array.from({ length: count }, () => value)],
    }));
    const canFill = unknown <= MOST_FILLED;
    const isAccounted = population.doubt === null || isAllAssigned(sides.head.report, population);
    const known = shared.filter(({ head }) => head.length > 0);
    return {
        known,
        atBest: canFill ? filled(0) : [],
        atWorst: canFill && isAccounted ? filled(BOUNDLESS) : null,
        untold: shared.reduce((sum, one) => sum + one.untold, 0),
    };
}
/** Whether all that is missing is of cases that are known. */
function isAllAssigned({ cases }, { isCounted, expectedTotal }) {
    return isCounted && tallyCases(cases, expectedTotal).unassigned === 0;
}
function usesByCase({ report, measure }) {
    const byIdentity = new Map();
    for (const testCase of report.cases) {
        if (testCase.identity !== undefined)
            byIdentity.set(testCase.identity, testCase);
    }
    return (identity) => {
        const testCase = byIdentity.get(identity);
        if (testCase === undefined)
            return { values: [], untold: 0 };
        const values = [];
        let untold = 0;
        for (const iteration of testCase.iterations) {
            const { outcome } = iteration;
            if (outcome === 'skipped' || outcome === 'unfinished')
                continue;
            const value = credible(measure(iteration, testCase));
            if (value === null)
                untold += 1;
            else
                values.push(value);
        }
        return { values, untold };
    };
}

;// CONCATENATED MODULE: ./build/gate/comparison/unlikeness.js
const MOST_MODELS = 10;
/** Age and models of a baseline, and what is not known of its cases. */
function assessUnlikeness({ report, origin }, head, pairing, { maxAgeMs, nowMs }) {
    const age = ageNotes(origin.createdAtMs, maxAgeMs, nowMs);
    const models = modelNotes(pairing.pairs);
    const [first] = [...age, ...models];
    const [problem] = report.problems;
    return {
        notes: [
            ...age,
            ...models,
            ...(report.formerVersion !== undefined || head.formerVersion !== undefined
                ? [{ code: 'former-version' }]
                : counted('definition-unknown', pairing.halfDefined)),
            ...(problem ? [{ code: 'baseline-not-whole', message: problem.message }] : []),
            ...counted('untold-cases', pairing.untold),
        ],
        reason: first === undefined ? null : { code: 'unlike-baseline', why: first.code },
    };
}
function counted(code, count) {
    return count === 0 ? [] : [{ code, count }];
}
function ageNotes(createdAtMs, maxAgeMs, nowMs) {
    if (maxAgeMs === null || nowMs === undefined)
        return [];
    if (createdAtMs === null)
        return [{ code: 'age-unknown' }];
    const ageMs = nowMs - createdAtMs;
    return ageMs > maxAgeMs ? [{ code: 'too-old', ageMs, maxAgeMs }] : [];
}
function modelNotes(pairs) {
    const others = pairs.filter(({ baseline, head }) => {
        if (baseline.models.length === 0 || head.models.length === 0)
            return false;
        return baseline.models.join('\n') !== head.models.join('\n');
    });
    if (others.length === 0)
        return [];
    const names = (side) => [...new Set(others.flatMap((pair) => pair[side].models))].sort().slice(0, MOST_MODELS);
    const count = others.length;
    return [{ code: 'other-models', count, baseline: names('baseline'), head: names('head') }];
}

// EXTERNAL MODULE: ./build/gate/statistics/significance.js
var significance = __webpack_require__(87891);
// EXTERNAL MODULE: ./build/gate/statistics/distributions/normal.js
var normal = __webpack_require__(56825);
;// CONCATENATED MODULE: ./build/gate/statistics/relative-budget/rank-sum.js

/** Values that differ by less are tied: the logarithm of a product is off by some last digits. */
const TIE = 1e-9;
/**
 * The stratified rank sum test (van Elteren 1960), which compares values within each case only:
 * T = Σ W_i/(N_i + 1) over the head's sums of midranks W_i, with the variance that they have over all
 * permutations within the cases, as a normal.
 *
 * @returns the test at a given shift; the nearer that is to a former one, the sooner.
 */
function rankSumTest(cases) {
    const rankings = new Rankings(cases.filter(({ baseline, head }) => baseline.length > 0 && head.length > 0));
    return (shift) => rankings.testAt(shift);
}
/**
 * The same test of a head whose every value is above all of the baseline's, if none were tied: ties
 * within the baseline make it surer.
 */
function rankSumTestOfFarthest(cases) {
    let excess = 0;
    let variance = 0;
    for (const { baseline, head } of cases) {
        const pairs = baseline.length * head.length;
        const total = baseline.length + head.length;
        excess += pairs / 2 / (total + 1);
        variance += pairs / 12 / (total + 1);
    }
    return asNormal(excess, variance);
}
/** One-sided probabilities of a statistic that far from its mean; 1 where it cannot vary. */
function asNormal(excess, variance) {
    if (variance <= 0)
        return { excess, greater: 1, less: 1 };
    const z = excess / Math.sqrt(variance);
    return { excess, greater: (0,normal/* normalCdf */.v)(-z), less: (0,normal/* normalCdf */.v)(z) };
}
/**
 * The cases ranked at a shift. A search for a shift closes in on it from both sides, and most cases
 * stay as they are long before: the last two rankings of each are kept. In columns, since tens of
 * thousands of cases are walked through for each of a hundred shifts.
 */
class Rankings {
    #baselines;
    #heads;
    /** Which of its two rankings a case had last. */
    #last;
    // What a ranking adds to the statistic, and between which shifts nothing of it changes.
    #excess;
    #variance;
    #above;
    #below;
    constructor(cases) {
        this.#baselines = cases.map(({ baseline }) => new Float64Array(baseline).sort());
        this.#heads = cases.map(({ head }) => new Float64Array(head).sort());
        this.#last = new Uint8Array(cases.length);
        this.#excess = new Float64Array(2 * cases.length);
        this.#variance = new Float64Array(2 * cases.length);
        this.#above = new Float64Array(2 * cases.length);
        this.#below = new Float64Array(2 * cases.length);
    }
    testAt(shift) {
        const [all, last] = [this.#baselines.length, this.#last];
        const [excesses, variances] = [this.#excess, this.#variance];
        const [above, below] = [this.#above, this.#below];
        let excess = 0;
        let variance = 0;
        for (let index = 0; index < all; index += 1) {
            let at = 2 * index + (last[index] ?? 0);
            if (!((above[at] ?? 0) < shift && shift < (below[at] ?? 0))) {
                at = this.#rank(index, shift);
            }
            excess += excesses[at] ?? 0;
            variance += variances[at] ?? 0;
        }
        return asNormal(excess, variance);
    }
    /** By the former ranking where that holds, else anew in its place. Returns where it is. */
    #rank(index, shift) {
        const slot = 1 - (this.#last[index] ?? 0);
        this.#last[index] = slot;
        const at = 2 * index + slot;
        if ((this.#above[at] ?? 0) < shift && shift < (this.#below[at] ?? 0))
            return at;
        const baseline = this.#baselines[index] ?? NOTHING;
        const head = this.#heads[index] ?? NOTHING;
        const { rankSum, ties, fall, rise } = headRanks(baseline, head, shift);
        const total = baseline.length + head.length;
        const squares = (total * total * total - total - ties) / 12;
        this.#excess[at] = (rankSum - (head.length * (total + 1)) / 2) / (total + 1);
        this.#variance[at] =
            (baseline.length * head.length * squares) / (total * (total - 1) * (total + 1) * (total + 1));
        this.#above[at] = shift - fall;
        this.#below[at] = shift + rise;
        return at;
    }
}
const NOTHING = new Float64Array();
/** After the last value. Of the module, since the inner loops read it. */
const END = Number.POSITIVE_INFINITY;
/** Sides that are this close may become tied by rounding. */
const NEAR = 4 * TIE;
/**
 * The head's sum of midranks, Σ(t³ − t) over groups of t tied values, and by how much the shift may
 * fall and rise before a value of one side meets one of the other; both sides are sorted.
 */
function headRanks(baseline, head, shift) {
    let [ofBaseline, ofHead, rankSum, ties] = [0, 0, 0, 0];
    let [fall, rise] = [END, END];
    let [lastBefore, lastAfter] = [-END, -END];
    let before = baseline[0] ?? END;
    let after = (head[0] ?? END) - shift;
    while (ofBaseline < baseline.length || ofHead < head.length) {
        const limit = Math.min(before, after) + TIE;
        const ranked = ofBaseline + ofHead;
        let tiedOfHead = 0;
        // The head's values move against the shift.
        if (before <= limit)
            fall = Math.min(fall, before - lastAfter - NEAR);
        if (after <= limit)
            rise = Math.min(rise, after - lastBefore - NEAR);
        while (before <= limit) {
            lastBefore = before;
            ofBaseline += 1;
            before = ofBaseline < baseline.length ? (baseline[ofBaseline] ?? 0) : END;
        }
        while (after <= limit) {
            lastAfter = after;
            ofHead += 1;
            tiedOfHead += 1;
            after = ofHead < head.length ? (head[ofHead] ?? 0) - shift : END;
        }
        const tied = ofBaseline + ofHead - ranked;
        rankSum += tiedOfHead * (ranked + (tied + 1) / 2);
        if (tied > 1)
            ties += tied * tied * tied - tied;
        if (tiedOfHead > 0 && tiedOfHead < tied)
            [fall, rise] = [0, 0];
    }
    return { rankSum, ties, fall, rise };
}

;// CONCATENATED MODULE: ./build/gate/statistics/relative-budget/signed-rank.js

/** From this many differences on, the normal is as good as counting. */
const MAX_COUNTED = 50;
/**
 * Wilcoxon's signed rank test of differences between two sides that ran once each: exact over all
 * signs, with midranks of tied differences and without those that are 0; as a normal where there
 * are many.
 *
 * @returns the test at a given shift.
 */
function signedRankTest(differences) {
    const ascending = Float64Array.from(differences).sort();
    return (shift) => {
        const moved = byDistance(ascending, shift);
        const ranks = midranks(moved.map(Math.abs));
        const sum = ranks.reduce((total, rank) => total + rank, 0);
        const positive = ranks.reduce((total, rank, index) => total + ((moved[index] ?? 0) > 0 ? rank : 0), 0);
        const excess = positive - sum / 2;
        if (ranks.length > MAX_COUNTED) {
            return asNormal(excess, ranks.reduce((total, rank) => total + rank ** 2, 0) / 4);
        }
        const atLeast = tailOfSigns(ranks);
        return { excess, greater: atLeast(positive), less: atLeast(sum - positive) };
    };
}
/** How far ascending values are from a shift, the nearest first, without those that are at it. */
function byDistance(ascending, shift) {
    const moved = new Float64Array(ascending.length);
    let [count, start, end] = [0, 0, ascending.length - 1];
    // From the farthest on both ends.
    while (start <= end) {
        const [low, high] = [(ascending[start] ?? 0) - shift, (ascending[end] ?? 0) - shift];
        const isLow = Math.abs(low) > Math.abs(high);
        const distance = isLow ? low : high;
        if (Math.abs(distance) <= TIE)
            break;
        if (isLow)
            start += 1;
        else
            end -= 1;
        count += 1;
        moved[moved.length - count] = distance;
    }
    return moved.subarray(moved.length - count);
}
/** Ranks of ascending values; tied ones share the mean of theirs. */
function midranks(ascending) {
    const ranks = [];
    while (ranks.length < ascending.length) {
        const start = ranks.length;
        const limit = (ascending[start] ?? 0) + TIE;
        let end = start;
        while (end < ascending.length && (ascending[end] ?? 0) <= limit)
            end += 1;
        for (let index = start; index < end; index += 1)
            ranks.push((start + 1 + end) / 2);
    }
    return ranks;
}
/**
 * P(the ranks that are positive sum to at least so much) over all signs, which is also that of the
 * negative ones. Midranks are doubled to be counted.
 */
function tailOfSigns(ranks) {
    const doubled = ranks.map((rank) => Math.round(2 * rank));
    const chances = new Float64Array(doubled.reduce((sum, rank) => sum + rank, 1));
    chances[0] = 1;
    let reached = 0;
    for (const rank of doubled) {
        reached += rank;
        for (let sum = reached; sum >= 0; sum -= 1) {
            const others = sum < rank ? 0 : (chances[sum - rank] ?? 0);
            chances[sum] = ((chances[sum] ?? 0) + others) / 2;
        }
    }
    return (least) => chances.subarray(Math.round(2 * least)).reduce((total, chance) => total + chance, 0);
}

;// CONCATENATED MODULE: ./build/gate/statistics/relative-budget/relative-budget.js



/** Tokens and milliseconds are whole; what is 0 has a logarithm too. */
const LEAST_VALUE = 0.5;
/** Of logarithms: a change is told to a ten millionth of a percent. */
const PRECISION = 1e-9;
/** Statistics that are this close to their mean are at it. */
const relative_budget_ROUNDING = 1e-9;
/**
 * Compares values case by case, by the ranks of logarithms: the head is moved back by a limit and
 * compared by midranks, or by signed ranks where every case ran once on each side. Null where no case
 * has values on both sides.
 */
function relativeUse(cases) {
    const measured = inLogarithms(cases);
    if (measured.length === 0)
        return null;
    const test = shiftTest(measured);
    return {
        pValueAbove: (limit) => test(Math.log1p(limit)).greater,
        change(tail) {
            const first = crossingIn(shiftsAround(measured));
            // Where values differ as those of models do, about a standard error.
            const step = 0.5 / Math.sqrt(measured.reduce((sum, { head }) => sum + head.length, 0));
            const least = first((shift) => test(shift).excess <= relative_budget_ROUNDING, {
                ...{ near: meanDifference(measured), step },
            });
            const most = first((shift) => test(shift).excess < -relative_budget_ROUNDING, {
                ...{ near: least, step: 8 * PRECISION },
            });
            const around = { near: (least + most) / 2, step };
            return {
                estimate: Math.expm1(rounded((least + most) / 2)),
                interval: {
                    lower: Math.expm1(first((shift) => test(shift).greater > tail, around)),
                    upper: Math.expm1(first((shift) => test(shift).less <= tail, around)),
                },
            };
        },
    };
}
/**
 * Whether anything that the head could have used would have been shown to be above a limit. A check
 * that passes where nothing could says nothing.
 */
function couldBeAbove(cases, alpha) {
    const isSure = !isPaired(cases) && (0,significance/* isSignificant */.o)(rankSumTestOfFarthest(cases).greater, alpha);
    return isSure || (0,significance/* isSignificant */.o)(relativeUse(cases.map(farAbove))?.pValueAbove(0) ?? 1, alpha);
}
/** The case, had the head used far more than the baseline each time. */
function farAbove({ baseline, head }) {
    const most = baseline.reduce((one, other) => Math.max(one, other), 1);
    return { baseline, head: head.map((_, index) => most * 1e9 * (index + 1)) };
}
function inLogarithms(cases) {
    return cases
        .filter(({ baseline, head }) => baseline.length > 0 && head.length > 0)
        .map(({ baseline, head }) => ({ baseline: logarithms(baseline), head: logarithms(head) }));
}
function logarithms(values) {
    return values.map((value) => Math.log(Math.max(value, LEAST_VALUE)));
}
const isPaired = (cases) => cases.every(({ baseline, head }) => baseline.length + head.length === 2);
/** By signed ranks where each case ran once on both sides. */
function shiftTest(cases) {
    return isPaired(cases)
        ? signedRankTest(cases.map(({ baseline: [before = 0], head: [after = 0] }) => after - before))
        : rankSumTest(cases);
}
/** Shifts that are beyond every difference within a case. */
function shiftsAround(cases) {
    const least = (values) => values.reduce((one, other) => Math.min(one, other));
    const most = (values) => values.reduce((one, other) => Math.max(one, other));
    return {
        lower: least(cases.map(({ baseline, head }) => least(head) - most(baseline))) - 1,
        upper: most(cases.map(({ baseline, head }) => most(head) - least(baseline))) + 1,
    };
}
/** As far as it is told, so that what is the same on both sides has changed by 0. */
const rounded = (shift) => Math.round(shift / (10 * PRECISION)) * (10 * PRECISION);
/** About where the sides are alike: the nearer to it a search begins, the sooner it ends. */
function meanDifference(cases) {
    const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
    return mean(cases.map(({ baseline, head }) => mean(head) - mean(baseline)));
}
/**
 * The least shift from which on something holds; minus infinity where it holds for every one, and
 * infinity where for none. By doubled steps away from a guess, then by halves between the last two.
 */
function crossingIn({ lower, upper }) {
    return (holds, { near, step }) => {
        let low = Math.min(Math.max(near, lower), upper);
        let high = low;
        if (holds(low)) {
            for (let by = step; low === high || holds(low); by *= 2) {
                if (low === lower)
                    return Number.NEGATIVE_INFINITY;
                high = low;
                low = Math.max(lower, low - by);
            }
        }
        else {
            for (let by = step; low === high || !holds(high); by *= 2) {
                if (high === upper)
                    return Number.POSITIVE_INFINITY;
                low = high;
                high = Math.min(upper, high + by);
            }
        }
        while (high - low > PRECISION) {
            const middle = (low + high) / 2;
            if (holds(middle))
                high = middle;
            else
                low = middle;
        }
        return (low + high) / 2;
    };
}

// EXTERNAL MODULE: ./build/gate/comparison/rules/rules.js
var rules = __webpack_require__(63169);
// EXTERNAL MODULE: ./build/gate/statistics/distributions/beta.js
var beta = __webpack_require__(9768);
// EXTERNAL MODULE: ./build/gate/statistics/comparison/case-pair.js
var case_pair = __webpack_require__(64455);
;// CONCATENATED MODULE: ./build/gate/statistics/comparison/score-intervals.js

/**
 * Wilson's score interval of a share (Wilson 1927; Newcombe 1998, Stat Med 17:857, method 3). For
 * display: as a bound it is missed more often than it says where nearly all passes.
 *
 * @param tail chance to miss on each side: .025 for an interval of 95 %.
 */
function wilsonInterval({ rate, trials }, tail) {
    if (trials === 0)
        return { lower: 0, upper: 1 };
    const z = (0,normal/* normalQuantile */.Z)(1 - tail);
    const centre = 2 * trials * rate + z * z;
    const width = z * Math.sqrt(z * z + 4 * trials * rate * (1 - rate));
    const scale = 2 * (trials + z * z);
    return {
        lower: rate === 0 ? 0 : Math.max(0, (centre - width) / scale),
        upper: rate === 1 ? 1 : Math.min(1, (centre + width) / scale),
    };
}
/**
 * Newcombe's interval of the difference of two independent shares, one − other, from the score
 * intervals of both (Newcombe 1998, Stat Med 17:873, method 10).
 */
function newcombeInterval(one, other, tail) {
    const [first, second] = [wilsonInterval(one, tail), wilsonInterval(other, tail)];
    const difference = one.rate - other.rate;
    return {
        lower: difference - Math.hypot(one.rate - first.lower, second.upper - other.rate),
        upper: difference + Math.hypot(first.upper - one.rate, other.rate - second.lower),
    };
}
/**
 * Newcombe's interval of the difference of two paired shares, first − second, with his continuity
 * correction of φ (Newcombe 1998, Stat Med 17:2635, method 10).
 */
function pairedNewcombeInterval({ both, onlyFirst, onlySecond, neither }, tail) {
    const trials = both + onlyFirst + onlySecond + neither;
    const one = { rate: (both + onlyFirst) / trials, trials };
    const other = { rate: (both + onlySecond) / trials, trials };
    const [first, second] = [wilsonInterval(one, tail), wilsonInterval(other, tail)];
    const product = both * neither - onlyFirst * onlySecond;
    const numerator = product > 0 ? Math.max(product - trials / 2, 0) : product;
    const margins = one.rate * (1 - one.rate) * other.rate * (1 - other.rate);
    const phi = margins === 0 ? 0 : numerator / (trials * trials * Math.sqrt(margins));
    const reach = (a, b) => Math.sqrt(Math.max(0, a * a - 2 * phi * a * b + b * b));
    const difference = one.rate - other.rate;
    return {
        lower: difference - reach(one.rate - first.lower, second.upper - other.rate),
        upper: difference + reach(first.upper - one.rate, other.rate - second.lower),
    };
}

;// CONCATENATED MODULE: ./build/gate/statistics/comparison/effect.js




/**
 * The effect on these cases: Δ = Σ w (p̂_B − p̂_A)/Σ w with w = n_A n_B/(n_A + n_B), and
 * SE² = Σ w² [p̂_A q̂_A/(n_A − 1) + p̂_B q̂_B/(n_B − 1)]/(Σ w)². The interval is Δ ± z SE; where SE is
 * 0, or a case ran once on a side, it is Newcombe's of the weighted shares, which is conservative.
 * Null where no case has results on both sides.
 *
 * @param tail chance to miss on each side: .05 goes with a one-sided test at .05.
 */
function effectOnTheseCases(pairs, tail) {
    const cases = pairs.filter(case_pair/* isCompared */.uQ).map((pair) => weighted(pair, harmonicWeight(pair)));
    if (cases.length === 0)
        return null;
    const [one, other] = [weightedShare(cases, 'head'), weightedShare(cases, 'baseline')];
    const delta = one.rate - other.rate;
    const total = cases.reduce((sum, { weight }) => sum + weight, 0);
    const variance = cases.reduce((sum, { weight, pair }) => sum + weight ** 2 * (varianceOfShare(pair.baseline) + varianceOfShare(pair.head)), 0);
    const standardError = Math.sqrt(variance) / total;
    const isSingle = cases.some(({ pair }) => pair.baseline.total === 1 || pair.head.total === 1);
    if (standardError === 0 || isSingle) {
        const interval = newcombeInterval(one, other, tail);
        return { delta, standardError, interval, method: 'newcombe' };
    }
    return { delta, standardError, ...around(delta, standardError, (0,normal/* normalQuantile */.Z)(1 - tail)) };
}
/**
 * The effect on tasks like these, of which the cases are a sample: the mean of the cases'
 * differences, with Student's t of C − 1 degrees of freedom. Where all differ alike, which says
 * nothing of how tasks differ, the interval is Newcombe's with the cases as trials. Null with less
 * than two cases.
 */
function effectOnUnseenCases(pairs, tail) {
    const cases = pairs.filter(case_pair/* isCompared */.uQ).map((pair) => weighted(pair, 1));
    const count = cases.length;
    if (count < 2)
        return null;
    const differences = cases.map(({ head, baseline }) => head - baseline);
    const delta = mean(differences);
    const squares = differences.reduce((sum, difference) => sum + (difference - delta) ** 2, 0);
    const standardError = Math.sqrt(squares / (count - 1) / count);
    if (standardError === 0) {
        const [one, other] = [weightedShare(cases, 'head'), weightedShare(cases, 'baseline')];
        const trials = { trials: count };
        const interval = newcombeInterval({ ...one, ...trials }, { ...other, ...trials }, tail);
        return { delta, standardError, interval, method: 'newcombe' };
    }
    const reach = (0,beta/* studentQuantile */.FI)(1 - tail, count - 1);
    return { delta, standardError, ...around(delta, standardError, reach), method: 't' };
}
/**
 * The standard error of the mean of values that come in clusters, of which there is a sample:
 * √(C/(C − 1) Σ_c (Σ_{i in c} (y_i − ȳ))²)/n (Miller 2024, arXiv 2411.00640, with the correction
 * for few clusters). Null with less than two clusters.
 */
function clusteredStandardError(clusters) {
    const values = clusters.flat();
    const count = clusters.length;
    if (count < 2 || values.length === 0)
        return null;
    const centre = mean(values);
    const squares = clusters.reduce((sum, cluster) => sum + cluster.reduce((excess, value) => excess + value - centre, 0) ** 2, 0);
    return Math.sqrt((squares * count) / (count - 1)) / values.length;
}
function weighted(pair, weight) {
    return { weight, pair, baseline: (0,case_pair/* passShare */.v_)(pair.baseline), head: (0,case_pair/* passShare */.v_)(pair.head) };
}
function harmonicWeight({ baseline, head }) {
    return (baseline.total * head.total) / (baseline.total + head.total);
}
/** p̂ q̂/(n − 1), without bias; a share of one trial has a p̂ q̂ of 0. */
function varianceOfShare(tally) {
    const share = (0,case_pair/* passShare */.v_)(tally);
    return tally.total < 2 ? 0 : (share * (1 - share)) / (tally.total - 1);
}
/**
 * A side's weighted share, and of how many trials it is worth: (Σ w)²/Σ (w²/n). Where every case
 * has the same ratio of both sides' iterations, that is the pooled share of all of them.
 */
function weightedShare(cases, side) {
    const total = cases.reduce((sum, { weight }) => sum + weight, 0);
    const passes = cases.reduce((sum, one) => sum + one.weight * one[side], 0);
    const spread = cases.reduce((sum, { weight, pair }) => sum + weight ** 2 / pair[side].total, 0);
    return { rate: Math.min(1, passes / total), trials: total ** 2 / spread };
}
function around(delta, standardError, reach) {
    const interval = {
        lower: Math.max(-1, delta - reach * standardError),
        upper: Math.min(1, delta + reach * standardError),
    };
    return { interval, method: 'normal' };
}
function mean(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}

;// CONCATENATED MODULE: ./build/gate/statistics/distributions/discrete.js
/**
 * Probabilities below this share of the greatest are dropped: products of two such shares are still
 * ordinary numbers, and nothing that is compared with an error rate comes near.
 */
const NEGLIGIBLE = 1e-150;
/** The distribution that is all at one number. */
function certain(value) {
    return { first: value, probabilities: Float64Array.of(1) };
}
/**
 * How many of `drawn` out of `total` are among the `marked` ones: P(x) = C(m, x) C(N − m, d − x)/C(N, d).
 * From the likeliest number outwards by the ratio of neighbours, and scaled by their sum, so that
 * nothing overflows however large the numbers.
 */
function hypergeometric(total, marked, drawn) {
    const lowest = Math.max(0, marked + drawn - total);
    const highest = Math.min(marked, drawn);
    if (!(lowest <= highest && Number.isSafeInteger(total + marked + drawn))) {
        throw new RangeError(`${drawn} of ${total}, of which ${marked} are marked, cannot be drawn.`);
    }
    const ratio = (x) => ((marked - x) * (drawn - x)) / ((x + 1) * (total - marked - drawn + x + 1));
    const likeliest = Math.min(highest, Math.max(lowest, Math.floor(((marked + 1) * (drawn + 1)) / (total + 2))));
    const above = outwards(highest - likeliest, (step) => ratio(likeliest + step));
    const below = outwards(likeliest - lowest, (step) => 1 / ratio(likeliest - step - 1));
    return scaled(likeliest - below.length, [...below.reverse(), 1, ...above]);
}
/** Shares of the likeliest number's probability, one after another, until they are negligible. */
function outwards(count, ratioAt) {
    const shares = [];
    let share = 1;
    for (let step = 0; step < count; step += 1) {
        share *= ratioAt(step);
        if (share < NEGLIGIBLE)
            break;
        shares.push(share);
    }
    return shares;
}
/** The distribution of the sum of independent numbers. */
function sumOf(parts) {
    let sums = [...parts];
    while (sums.length > 1) {
        sums.sort((one, other) => one.probabilities.length - other.probabilities.length);
        const paired = [];
        for (let index = 0; index < sums.length; index += 2) {
            const [one, other] = sums.slice(index, index + 2);
            if (one !== undefined)
                paired.push(other === undefined ? one : convolve(one, other));
        }
        sums = paired;
    }
    return sums[0] ?? certain(0);
}
/** The distribution of the sum of so many independent numbers that are distributed alike. */
function sumOfAlike(part, count) {
    const powers = [];
    let power = part;
    for (let left = count; left > 0; left = Math.floor(left / 2)) {
        if (left % 2 === 1)
            powers.push(power);
        if (left > 1)
            power = convolve(power, power);
    }
    return sumOf(powers);
}
function convolve(one, other) {
    const [a, b] = [one.probabilities, other.probabilities];
    const sums = new Float64Array(a.length + b.length - 1);
    for (let i = 0; i < a.length; i += 1) {
        const share = a[i] ?? 0;
        for (let j = 0; j < b.length; j += 1) {
            sums[i + j] = (sums[i + j] ?? 0) + share * (b[j] ?? 0);
        }
    }
    const least = NEGLIGIBLE * sums.reduce((greatest, value) => Math.max(greatest, value), 0);
    const start = sums.findIndex((value) => value >= least);
    const end = sums.findLastIndex((value) => value >= least) + 1;
    return scaled(one.first + other.first + start, sums.subarray(start, end));
}
function scaled(first, shares) {
    const probabilities = Float64Array.from(shares);
    const total = probabilities.reduce((sum, share) => sum + share, 0);
    return { first, probabilities: probabilities.map((share) => share / total) };
}

;// CONCATENATED MODULE: ./build/gate/statistics/comparison/stratified-test.js



/** More iterations of a case than anyone runs. */
const MAX_ITERATIONS = 1000;
/**
 * How many of a case's passes would be the head's if nothing had changed: given t passes in all,
 * X_B is hypergeometric(n_A + n_B, t, n_B).
 */
function headPassesUnchanged({ baseline, head }) {
    const passed = baseline.passed + head.passed;
    return hypergeometric(baseline.total + head.total, passed, head.total);
}
/**
 * Whether the head passes less, or more, than the baseline, case by case: the exact conditional
 * test of a common odds ratio of 1 in 2 × 2 tables (Gart 1970; R's mantelhaen.test(exact = TRUE)).
 * The sum of the head's passes is held against the convolution of what each case would give. With
 * one iteration a case it is McNemar's exact test, with one case Fisher's. A probability of less
 * than 1e-140 or so is told as 0.
 */
function stratifiedTest(pairs) {
    const alike = Map.groupBy(pairs, ({ baseline, head }) => [baseline.total, head.total, baseline.passed + head.passed].join('/'));
    const unchanged = sumOf([...alike.values()].flatMap((group) => {
        const [first] = group;
        return first === undefined ? [] : [sumOfAlike(headPassesUnchanged(first), group.length)];
    }));
    const headPassed = (0,case_pair/* pooled */.IE)(pairs).head.passed;
    return { headPassed, expected: meanOf(unchanged), ...tails(unchanged, headPassed) };
}
function meanOf({ first, probabilities }) {
    return probabilities.reduce((sum, chance, index) => sum + chance * (first + index), 0);
}
/** Each side is summed by itself from its thin end, so that neither is what the other left over. */
function tails({ first, probabilities }, observed) {
    const here = probabilities[observed - first] ?? 0;
    const sum = (chances) => chances.reduce((total, chance) => total + chance, 0);
    const split = Math.max(0, observed - first);
    const below = sum(probabilities.subarray(0, split));
    const above = sum(probabilities.subarray(split).toReversed()) - here;
    const tail = (beyond) => ({
        exact: Math.min(1, beyond + here),
        mid: Math.min(1, beyond + here / 2),
    });
    return { worse: tail(below), better: tail(above) };
}
/**
 * The least mid-p that the head could have got, which is where nothing of it passes. Where that
 * exceeds α the test could not have failed, and says nothing by passing.
 */
function bestAttainableMid(pairs) {
    return Math.exp(pairs.reduce((sum, pair) => sum + logChanceOfNone(pair), 0)) / 2;
}
/** ln P(X_B = 0 | t = x_A) = Σ ln (n_A − j)/(n_A + n_B − j), j < x_A. */
function logChanceOfNone({ baseline, head }) {
    let sum = 0;
    for (let j = 0; j < baseline.passed; j += 1) {
        sum += Math.log((baseline.total - j) / (baseline.total + head.total - j));
    }
    return sum;
}
/**
 * How many iterations each case needs on both sides before the test can fail at all, if the
 * baseline goes on passing as often as it did; null where it passes too rarely for any number.
 */
function neededIterations(pairs, alpha) {
    if (pairs.every(({ baseline }) => baseline.passed === 0))
        return null;
    const isEnough = (count) => (0,significance/* isSignificant */.o)(bestAttainableMid(pairs.map((pair) => grown(pair, count))), alpha);
    for (let count = 1; count <= MAX_ITERATIONS; count += 1) {
        if (isEnough(count))
            return count;
    }
    return null;
}
function grown({ baseline, head }, count) {
    const total = Math.max(baseline.total, count);
    const passed = baseline.total === 0 ? 0 : Math.floor((total * baseline.passed) / baseline.total);
    return {
        baseline: { passed, total },
        head: { passed: 0, total: Math.max(head.total, count) },
    };
}

;// CONCATENATED MODULE: ./build/gate/statistics/comparison/single-case-calls.js


/**
 * Which single cases got worse, with a family-wise error of at most α, by Tarone's correction
 * (Tarone 1990, Biometrics 46:515): cases that cannot reach a level do not count against it. k is
 * the smallest number with #{i: m_i ≤ α/k} ≤ k, and case i is called where p_i ≤ α/k.
 */
function callSingleCases(pairs, alpha) {
    const alike = new Map();
    const cases = pairs.map((pair) => {
        const { baseline, head } = pair;
        const key = [baseline.passed, baseline.total, head.passed, head.total].join('/');
        const known = alike.get(key) ?? byItself(pair);
        alike.set(key, known);
        return known;
    });
    const ascending = cases.map(({ smallest }) => smallest).toSorted((one, other) => one - other);
    const level = alpha / smallestDivisor(ascending, alpha);
    return {
        cases: cases.map((one) => ({ ...one, called: (0,significance/* isSignificant */.o)(one.pValue, level) })),
        level,
    };
}
function byItself(pair) {
    return {
        pValue: stratifiedTest([pair]).worse.exact,
        smallest: headPassesUnchanged(pair).probabilities[0] ?? 1,
    };
}
/** Fewer cases reach a smaller level, so the count only falls while the divisor rises. */
function smallestDivisor(ascending, alpha) {
    let reaching = ascending.length;
    for (let divisor = 1; divisor <= ascending.length; divisor += 1) {
        while (reaching > 0 && !(0,significance/* isSignificant */.o)(ascending[reaching - 1] ?? 0, alpha / divisor))
            reaching -= 1;
        if (reaching <= divisor)
            return divisor;
    }
    return 1;
}

// EXTERNAL MODULE: ./build/gate/statistics/comparison/smallest-drop.js
var smallest_drop = __webpack_require__(11877);
;// CONCATENATED MODULE: ./build/gate/comparison/rules/planned-drop.js

/** Chance to see a drop that is there. */
const POWER = 0.8;
/** To which missing iterations of a baseline may bring it. */
const RATES = Array.from({ length: 13 }, (_, index) => index / 12);
/**
 * Of as many iterations as were planned, so that a drop is not told as smaller for what went missing:
 * those of the baseline count as they would tell of the largest.
 */
function smallestPlannedDrop(cases, alpha) {
    const isWhole = cases.every(({ baseline }) => baseline.missing === 0);
    const drops = (isWhole ? [0] : RATES).map((rate) => (0,smallest_drop/* smallestDrop */.h)(cases.map((one) => asPlanned(one, rate)), { alpha, power: POWER }));
    return drops.reduce((largest, drop) => largest === null || drop === null ? null : Math.max(largest, drop));
}
/** @param rate which the missing iterations of the baseline bring it as near to as they can. */
function asPlanned({ baseline, head }, rate) {
    const total = baseline.passed + baseline.failed + baseline.missing;
    const most = baseline.passed + baseline.missing;
    return {
        baseline: { passed: Math.min(most, Math.max(baseline.passed, total * rate)), total },
        head: { passed: 0, total: head.passed + head.failed + head.missing },
    };
}

;// CONCATENATED MODULE: ./build/gate/comparison/rules/statistical-rule.js






/** Holds sampled cases against their baseline together. Null where there are none. */
function applyStatisticalRule(all, policy) {
    const cases = all.filter(({ rule }) => rule === 'statistical');
    if (cases.length === 0)
        return null;
    const pairs = cases.map((one) => pairOf(one, { missing: 'left out' }));
    const pValue = stratifiedTest(pairs).worse.mid;
    const isWhole = cases.every(({ head }) => head.missing === 0);
    const joined = joining(all);
    return {
        ...{ cases, pairs },
        pValue,
        effect: effectOf(pairs, policy),
        calls: callSingleCases(pairs, policy.alpha),
        smallestDrop: smallestPlannedDrop(cases, policy.alpha),
        isWorse: worseEitherWay(all, policy, pValue),
        mightCall: !isWhole && mightCall(cases, policy.alpha),
        tooSmall: tooSmallFor(cases, policy) ??
            (joined.length > cases.length ? tooSmallFor(joined, policy) : null),
    };
}
/**
 * The level that single cases are held against only falls with every case that could reach one, so
 * those that are whole tell the highest.
 */
function mightCall(cases, alpha) {
    const of = (some) => some.map((one) => pairOf(one, { missing: 'failed' }));
    const { level, cases: called } = callSingleCases(of(cases.filter(({ head }) => head.missing === 0)), alpha);
    const short = of(cases.filter(({ head }) => head.missing > 0));
    return (called.some((one) => one.called) ||
        short.some((pair) => (0,significance/* isSignificant */.o)(stratifiedTest([pair]).worse.exact, level)));
}
/** Iterations of the head that are missing count as one or the other, or not at all. */
function pairOf({ baseline, head }, { missing }) {
    const tally = ({ passed, failed }) => ({ passed, total: passed + failed });
    const { passed, total } = tally(head);
    return {
        baseline: tally(baseline),
        head: {
            passed: passed + (missing === 'passed' ? head.missing : 0),
            total: total + (missing === 'left out' ? 0 : head.missing),
        },
    };
}
/**
 * Whether sampled cases got worse, however what is missing of the head came out. A deterministic case
 * may turn out to vary by it, and then is one of them. An interval of unseen cases may be widest
 * anywhere in between, so that there only the size of the drop decides.
 */
function worseEitherWay(all, policy, pValue) {
    const cases = all.filter(({ rule }) => rule === 'statistical');
    const short = all.filter(({ head }) => head.missing > 0);
    const pairs = (of, missing) => of.map((one) => pairOf(one, { missing }));
    const worst = pairs(cases, 'failed');
    if (short.length === 0) {
        const isWorse = gotWorse(worst, policy, () => pValue);
        return { atBest: isWorse, atWorst: isWorse };
    }
    if (policy.inference === 'unseen-cases') {
        const drop = -(effectOf(worst, policy)?.delta ?? 0);
        return { atBest: false, atWorst: (0,significance/* matters */.v)(drop, policy.minEffect) };
    }
    return {
        atBest: gotWorse(pairs(cases, 'passed'), policy) && gotWorse(pairs(joining(all), 'passed'), policy),
        atWorst: gotWorse(worst, policy),
    };
}
/** Sampled cases, and those that may be by what is missing of the head. */
function joining(all) {
    return all.filter(({ rule, head }) => rule === 'statistical' || head.missing > 0);
}
/** @param midP of these pairs. */
function gotWorse(pairs, policy, midP = () => stratifiedTest(pairs).worse.mid) {
    const effect = effectOf(pairs, policy);
    if (effect === null || !(0,significance/* matters */.v)(-effect.delta, policy.minEffect))
        return false;
    return policy.inference === 'unseen-cases'
        ? effect.interval.upper < 0
        : (0,significance/* isSignificant */.o)(midP(), policy.alpha);
}
function effectOf(pairs, { alpha, inference }) {
    return inference === 'unseen-cases'
        ? effectOnUnseenCases(pairs, alpha)
        : effectOnTheseCases(pairs, alpha);
}
/**
 * Held against a head of which nothing passes. Where no case is sampled by what it is, those that
 * vary say nothing of a regression where they pass here, or are known to be flaky.
 */
function tooSmallFor(cases, policy) {
    const pairs = cases.map((one) => pairOf(one, { missing: 'failed' }));
    const atWorst = pairs.map(({ baseline, head }) => ({ baseline, head: { ...head, passed: 0 } }));
    const bestPValue = bestAttainableMid(pairs);
    if (gotWorse(atWorst, policy, () => bestPValue))
        return null;
    const isHarmless = (one) => one.isKnownFlaky || !(0,rules/* passesAll */.hL)(one.baseline) || (one.head.missing === 0 && (0,rules/* passesAll */.hL)(one.head));
    const sampled = cases.filter(({ rule }) => rule === 'statistical');
    if (!sampled.some(rules/* isSampledByNature */.ng) && cases.every(isHarmless))
        return null;
    return {
        bestPValue,
        needed: neededIterations(pairs, policy.alpha),
    };
}

;// CONCATENATED MODULE: ./build/gate/comparison/rules/strict-rule.js

/**
 * No case of which all iterations passed there fails here. What is missing of a case here may have
 * failed; and where all that ended failed, it may have passed, and the case be one that varies,
 * unless all cases are held to this rule. A case that varies from run to run alone fails by it too
 * where that is rarer than is known of it.
 */
function applyStrictRule(cases, mode) {
    const strict = cases.filter(({ rule }) => rule === 'strict');
    const passing = strict.filter(({ baseline }) => (0,rules/* passesAll */.hL)(baseline));
    const wavering = cases.filter(({ ground, baseline, head }) => ground === 'varied-in-history' && (0,rules/* passesAll */.hL)(baseline) && head.passed + head.missing === 0);
    const isOpen = ({ head }) => head.missing > 0 && (head.failed === 0 || (head.passed === 0 && mode !== 'strict'));
    const fails = ({ head }) => head.failed > 0;
    return {
        regressed: [...passing, ...wavering].filter((one) => fails(one) && !isOpen(one) && !one.isKnownFlaky),
        open: passing.filter((one) => isOpen(one) && !one.isKnownFlaky),
        couldFail: passing.length > 0,
    };
}

;// CONCATENATED MODULE: ./build/gate/comparison/compared-reports.js




/** Holds each case of a report to its rule, against the same one of its baseline. */
function compareReports({ baseline, pairing }, head, { regression, inference, maxAgeMs, nowMs }) {
    const { mode, confidence, minEffect } = regression;
    const alpha = 1 - confidence;
    const cases = (0,rules/* ruledCases */.OF)(pairing.pairs, { baseline: baseline.report, head }, { mode, alpha });
    const { notes, reason } = assessUnlikeness(baseline, head, pairing, { maxAgeMs, nowMs });
    return {
        ...{ pairing, cases, notes, unlike: reason },
        strict: applyStrictRule(cases, mode),
        statistical: applyStatisticalRule(cases, { alpha, minEffect, inference }),
    };
}

// EXTERNAL MODULE: ./build/gate/flakiness.js
var flakiness = __webpack_require__(19156);
;// CONCATENATED MODULE: ./build/gate/comparison/case-lists.js

/** More than that nobody reads, and a report is to hold. */
const MOST_NAMED = 1_000;
function listOf(cases) {
    return { count: cases.length, named: cases.slice(0, MOST_NAMED) };
}
/** By the name of the head, where it tells one. */
function namedCase({ head, baseline }) {
    return { identity: head.identity, title: head.title ?? baseline.title };
}
function namedResults({ identity, title }) {
    return { identity, title };
}
function comparedCase(one, call) {
    const { baseline, head, rule, history } = one;
    const tally = ({ passed, failed }) => ({ passed, total: passed + failed });
    return {
        ...namedCase(one),
        ...{ rule, baseline: tally(baseline), head: tally(head) },
        ...(call !== null && { pValue: call.pValue }),
        ...(call?.called && { isCalled: true }),
        ...(history !== null && { history: (0,flakiness/* earlierPasses */.Kv)(history) }),
    };
}
/** With what decides of a case that is known to be flaky. */
function flakyCase(one, call) {
    const rarity = (0,flakiness/* surpriseOf */.lX)(one.history);
    return { ...comparedCase(one, call), ...(rarity !== null && { rarity }) };
}

;// CONCATENATED MODULE: ./build/gate/comparison/comparison.js


/** What stands in the report: each case under the one heading that tells most of it. */
function comparisonOf(findings) {
    const { origin, pairing, cases, strict, statistical, notes } = findings;
    const callOf = callsOf(statistical);
    const compared = (one) => comparedCase(one, callOf(one));
    const regressed = new Set(strict.regressed);
    for (const one of cases)
        if (callOf(one)?.called)
            regressed.add(one);
    const flaky = cases.filter((one) => (0,rules/* isFlakyHere */.Qj)(one) && !regressed.has(one));
    const fell = cases.filter((one) => one.rule === 'statistical' && rateFell(one) && !regressed.has(one) && !one.isKnownFlaky);
    const told = new Set([...regressed, ...flaky, ...fell]);
    const stillFailing = cases.filter((one) => failsOnBothSides(one) && !told.has(one));
    const byPValue = (one, other) => (callOf(one)?.pValue ?? 0) - (callOf(other)?.pValue ?? 0);
    const pairs = (some) => listOf(some.map(namedCase));
    return {
        origin,
        rules: appliedRules(cases),
        regressed: listOf([...regressed].sort(byPValue).map(compared)),
        fell: listOf(fell.sort(byPValue).map(compared)),
        flaky: listOf(flaky.map((one) => flakyCase(one, callOf(one)))),
        fixed: listOf(cases.filter(isFixed).map(compared)),
        stillFailing: listOf(stillFailing.map(compared)),
        ...{ changed: pairs(pairing.changed), notRun: pairs(pairing.notRun) },
        added: listOf(pairing.added.map(namedResults)),
        removed: listOf(pairing.removed.map(namedResults)),
        ambiguous: listOf(pairing.ambiguous.flatMap(({ head, baseline }) => [...head, ...baseline].slice(0, 1).map(namedResults))),
        otherServers: pairs(pairing.otherServers),
        ...(pairing.servers !== null && { servers: pairing.servers }),
        ...figuresOf(statistical, findings.confidence),
        notes,
    };
}
function callsOf(finding) {
    const calls = new Map(finding?.cases.map((one, at) => [one, finding.calls.cases[at] ?? null]));
    return (one) => calls.get(one) ?? null;
}
function appliedRules(cases) {
    const alike = Map.groupBy(cases, ({ rule, ground }) => `${rule} ${ground}`);
    return [...alike.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        return [{ rule: first.rule, ground: first.ground, cases: listOf(group.map(namedCase)) }];
    });
}
function rateFell({ baseline, head }) {
    return (head.passed * (baseline.passed + baseline.failed) <
        baseline.passed * (head.passed + head.failed));
}
function isFixed({ baseline, head }) {
    return baseline.failed > 0 && (0,rules/* passesAll */.hL)(head) && head.missing === 0;
}
function failsOnBothSides({ baseline, head }) {
    return baseline.failed > 0 && head.failed > 0;
}
function figuresOf(finding, confidence) {
    if (finding === null)
        return {};
    const { effect, smallestDrop } = finding;
    if (effect === null)
        return { smallestDrop };
    const { delta, interval } = effect;
    const twoSided = 2 * confidence - 1;
    return {
        effect: { delta, low: interval.lower, high: interval.upper, confidence: twoSided },
        smallestDrop,
    };
}

// EXTERNAL MODULE: ./build/gate/comparison/case-results.js
var case_results = __webpack_require__(20811);
;// CONCATENATED MODULE: ./build/gate/comparison/regression-outcome.js


/**
 * How a comparison ends. It fails only by what no missing result could turn, and passes only where
 * none could make it fail, and where something could have failed at all.
 */
function decideRegression({ cases, strict, statistical, unlike }, circumstances) {
    const { report, population, suspicion, isRegressed, isOpen, isUnlikeAllowed } = circumstances;
    const { defersStrict } = circumstances;
    const undecided = (reason) => ({ outcome: 'undecided', reason });
    if (population.obstacle !== null)
        return undecided(population.obstacle);
    if (cases.length === 0)
        return undecided({ code: 'nothing-shared' });
    if (unlike !== null && !isUnlikeAllowed)
        return undecided(unlike);
    if (strict.regressed.length > 0 && !defersStrict)
        return { outcome: 'failed' };
    const unread = unreadResults(report, population);
    if (isRegressed && unread === null)
        return { outcome: 'failed' };
    const suspected = suspicion && outcomeOfSuspicion(suspicion, circumstances);
    if (suspected !== null && suspected.outcome !== 'passed')
        return suspected;
    if (unread !== null)
        return undecided(unread);
    const open = isOpen ? shortCases(cases) : strict.open.length;
    if (open > 0)
        return undecided({ code: 'results-missing', cases: open });
    if (suspected !== null)
        return suspected;
    const tooSmall = statistical?.tooSmall ?? null;
    const couldDrop = (statistical?.cases ?? []).some(({ baseline }) => baseline.passed > 0);
    if (!couldDrop && !strict.couldFail)
        return undecided({ code: 'nothing-to-lose' });
    if (tooSmall !== null && couldDrop)
        return undecided({ code: 'test-could-not-fail', ...tooSmall });
    return { outcome: 'passed' };
}
function shortCases(cases) {
    return cases.filter(({ head }) => head.missing > 0).length;
}
/** Why there may be results of any case that were not read, other than those known to be missing. */
function unreadResults(report, population) {
    const { doubt, isCounted } = population;
    if (doubt === null)
        return null;
    const known = (0,case_results/* resultsOf */.q)(report).results.reduce((sum, { missing }) => sum + missing, 0);
    return isCounted && missingFrom(population) <= known ? null : doubt;
}
function outcomeOfSuspicion({ outcome, suspects, wanted }, { fresh, canRunAgain }) {
    if (outcome === 'confirmed')
        return { outcome: 'failed' };
    if (outcome === 'not-confirmed')
        return { outcome: 'passed', reason: { code: 'not-confirmed' } };
    if (outcome === 'undecided')
        return { outcome: 'undecided', reason: { code: 'head-alone' } };
    if (fresh !== undefined && wanted !== null) {
        return { outcome: 'undecided', reason: { code: 'look-incomplete', look: wanted.look } };
    }
    const code = canRunAgain === false ? 'cannot-look-again' : 'suspected';
    return { outcome: 'undecided', reason: { code, cases: suspects.length } };
}

;// CONCATENATED MODULE: ./build/gate/statistics/confirmation.js






const ITERATIONS_PER_LOOK = 5;
/** What both looks together run of a suspect, on both sides. */
const ITERATIONS_PER_SUSPECT = 20;
/** How many fifths of α each look is held against. */
const FIFTHS = { 1: 1, 2: 3 };
/** What looks as harmless as this at the first look is not looked at again. */
const HARMLESS = 0.3;
/**
 * Whether a first sample makes a regression suspected: where all cases together do with a drop that
 * matters, every case that passed less is a suspect, and else the cases that do by themselves. The
 * regression that is found here is still to be confirmed, since drift of the model, the provider
 * or the machine between two sessions looks the same.
 *
 * @param isTriggered whether all together do, where another test tells.
 */
function findSuspicion(pairs, { alpha, minEffect, maxIterations }, isTriggered = areWorseTogether(pairs, { alpha, minEffect })) {
    const { cases } = callSingleCases(pairs, alpha);
    const trigger = isTriggered ? 'all-cases' : 'single-cases';
    const isSuspect = (pair, index) => isTriggered
        ? (0,case_pair/* isCompared */.uQ)(pair) && (0,case_pair/* passShare */.v_)(pair.head) < (0,case_pair/* passShare */.v_)(pair.baseline)
        : cases[index]?.called === true;
    const pValueOf = (index) => cases[index]?.pValue ?? 1;
    const suspects = pairs
        .flatMap((pair, index) => (isSuspect(pair, index) ? [index] : []))
        .sort((one, other) => pValueOf(one) - pValueOf(other));
    if (suspects.length === 0)
        return null;
    return {
        trigger,
        suspects: suspects.slice(0, Math.floor(maxIterations / ITERATIONS_PER_SUSPECT)),
    };
}
/** By the stratified test, with a drop that matters. */
function areWorseTogether(pairs, { alpha, minEffect }) {
    const drop = -(effectOnTheseCases(pairs, alpha)?.delta ?? 0);
    return (0,significance/* matters */.v)(drop, minEffect) && (0,significance/* isSignificant */.o)(stratifiedTest(pairs).worse.mid, alpha);
}
/**
 * What fresh results of the suspects say, the base and the head run in turns in one session. The
 * first look is at 5 + 5 of each: failed where the exact p over all of them is at most α/5, passed
 * where it is above .30. Else a second look at 10 + 10 fails at 3α/5 and passes above it. One test
 * over all suspects at each look, so the false alarms of both together are at most .8 α under
 * whatever drift both sides share. What more results there are is not looked at.
 */
function confirmRegression(suspects, alpha) {
    const first = lookAt(suspects, 1, alpha);
    if (first.outcome !== 'passed' || first.pValue > HARMLESS)
        return first;
    return lookAt(suspects, 2, alpha);
}
/** One look by itself; the second is at the results of both. */
function lookAt(suspects, look, alpha) {
    const planned = look * ITERATIONS_PER_LOOK;
    const missing = suspects.map(({ baseline, head }) => ({
        baseline: Math.max(0, planned - baseline.length),
        head: Math.max(0, planned - head.length),
    }));
    const isWhole = missing.every(({ baseline, head }) => baseline + head === 0);
    if (!isWhole || suspects.length === 0)
        return { outcome: 'incomplete', look, missing };
    const tally = (results) => ({
        passed: results.slice(0, planned).filter(Boolean).length,
        total: planned,
    });
    const pairs = suspects.map(({ baseline, head }) => ({
        baseline: tally(baseline),
        head: tally(head),
    }));
    const pValue = stratifiedTest(pairs).worse.exact;
    const level = (FIFTHS[look] * alpha) / 5;
    return { outcome: (0,significance/* isSignificant */.o)(pValue, level) ? 'failed' : 'passed', look, pValue, level };
}
/**
 * What fresh results of the head say where the base cannot be run: they can clear a suspicion and
 * never confirm one, since suspects were picked for a baseline that was too good, and drift is
 * not excluded.
 */
function clearByHeadAlone(suspects, alpha) {
    const pValue = stratifiedTest(suspects).worse.exact;
    return { outcome: (0,significance/* isSignificant */.o)(pValue, alpha) ? 'undecided' : 'passed', pValue };
}
/**
 * How much likelier fresh pairs are if the head is worse than if nothing has changed: an e-value,
 * E = 2^{n+1} B(b + 1, c + 1) (1 − I_½(b + 1, c + 1)), over the pairs that differ. At 1/α it may
 * block before a look is complete (Ville's inequality), if it was fixed beforehand which iteration
 * is paired with which.
 *
 * @param lost pairs of which only the base passed (b).
 * @param won pairs of which only the head passed (c).
 */
function evidenceOfPairs(lost, won) {
    const scale = (lost + won + 1) * Math.LN2 + logBeta(lost + 1, won + 1);
    return Math.exp(scale) * betaCdf(0.5, won + 1, lost + 1);
}

;// CONCATENATED MODULE: ./build/gate/comparison/deterministic-again.js
/**
 * Whether a case that passed in the baseline and fails here is broken by the head: a fresh iteration
 * passes on the base, and one fails here with the same cause. One such case will do.
 * @param first the results in which they failed.
 */
function decideBroken(cases, first, fresh) {
    const before = freshIterations(first, cases);
    const here = freshIterations(fresh?.head, cases);
    const there = freshIterations(fresh?.baseline, cases);
    const otherwise = [];
    let isWhole = true;
    for (const [at, one] of cases.entries()) {
        const [ofHead, ofBase] = [here[at]?.[0], there[at]?.[0]];
        if (ofHead === undefined || ofBase === undefined) {
            isWhole = false;
        }
        else if (ofBase.outcome === 'passed' && ofHead.outcome !== 'passed') {
            const cause = causeOf(ofHead);
            const isSame = (before[at] ?? []).some((iteration) => iteration.outcome !== 'passed' && causeOf(iteration) === cause);
            if (isSame)
                return { outcome: 'confirmed', otherwise: [] };
            otherwise.push(one);
        }
    }
    return { outcome: isWhole ? 'not-confirmed' : 'suspected', otherwise };
}
/** Iterations of each case, in the order they were planned, as far as they ended. */
function freshIterations(report, cases) {
    const byIdentity = new Map((report?.cases ?? []).map((one) => [one.identity, one]));
    return cases.map(({ head, baseline }) => {
        const found = byIdentity.get(head.identity) ?? byIdentity.get(baseline.identity);
        return (found?.iterations ?? [])
            .toSorted((one, other) => one.number - other.number)
            .filter(({ outcome }) => outcome !== 'skipped' && outcome !== 'unfinished');
    });
}
/** Of an error that no assertion tells, so much of its first line is looked at. */
const ERROR_LENGTH = 300;
/**
 * The same for iterations that failed alike: the assertions that were not met, or else what the
 * error says. Words with a digit, such as times and addresses, may differ from run to run.
 */
function causeOf({ outcome, assertions, error }) {
    const missed = assertions.flatMap(({ passed, label }) => (passed ? [] : [label]));
    if (missed.length > 0)
        return JSON.stringify([outcome, missed]);
    const line = (error ?? '').trim().slice(0, ERROR_LENGTH).split('\n', 1)[0] ?? '';
    const words = line.split(' ').map((word) => (/\d/.test(word) ? '#' : word));
    return JSON.stringify([outcome, words]);
}

;// CONCATENATED MODULE: ./build/gate/comparison/suspicion.js



/**
 * Whether a regression against results of another session is suspected, and what fresh results say
 * of it. What has yet to be run stands in it. Deterministic cases come first, since one iteration of
 * each will do, and only where the base can be run: by themselves they need none.
 */
function assessSuspicion({ strict, statistical }, policy, known) {
    const { alpha, maxConfirmIterations: most } = policy;
    const mostCases = Math.floor(most / ITERATIONS_PER_SUSPECT);
    const broken = runsBase(known) ? strict.regressed.slice(0, mostCases) : [];
    const defersStrict = broken.length > 0;
    const ofSampled = (maxConfirmIterations) => statistical === null
        ? { suspicion: null, isOpen: false }
        : assessSampled(statistical, { ...policy, maxConfirmIterations }, known.fresh);
    if (!defersStrict)
        return { ...ofSampled(most), defersStrict };
    const { outcome, otherwise } = decideBroken(broken, known.report, known.fresh);
    const left = most - 2 * broken.length - ITERATIONS_PER_SUSPECT * otherwise.length;
    const { suspicion: sampled, isOpen } = ofSampled(Math.max(0, left));
    const suspects = broken.map(namedCase);
    const looks = [];
    const of = (ended) => ({
        suspicion: { trigger: 'deterministic', suspects, ...ended, looks },
        ...{ isOpen, defersStrict },
    });
    if (outcome === 'suspected')
        return of({ outcome, wanted: { look: 1, iterationsEach: 1 } });
    if (outcome === 'confirmed')
        return of({ outcome, wanted: null });
    if (otherwise.length > 0 && known.fresh !== undefined) {
        // They vary, though not in whether they pass, and are looked at as those that do.
        const ended = decideByFresh(otherwise, alpha, known.fresh);
        looks.push(...ended.looks);
        if (ended.outcome !== 'not-confirmed')
            return of(ended);
    }
    if (sampled !== null)
        return { suspicion: sampled, isOpen, defersStrict };
    return of({ outcome, wanted: null });
}
/** As far as is known: where something was run again without it, it could not be. */
function runsBase({ fresh, canRunBase = false }) {
    const wasTried = fresh !== undefined && fresh.head.cases.length > 0;
    return canRunBase && !(wasTried && fresh.baseline === null);
}
function assessSampled(finding, policy, fresh) {
    const { alpha, minEffect, maxConfirmIterations: maxIterations } = policy;
    const { isWorse, cases, pairs } = finding;
    const suspected = findSuspicion(pairs, { alpha, minEffect, maxIterations }, isWorse.atBest && isWorse.atWorst);
    if (suspected === null) {
        return { suspicion: null, isOpen: isWorse.atWorst || finding.mightCall };
    }
    const suspects = suspected.suspects.flatMap((at) => cases[at] ?? []);
    const named = { trigger: suspected.trigger, suspects: suspects.map(namedCase) };
    const ended = fresh === undefined ? null : decideByFresh(suspects, alpha, fresh);
    const wanted = { look: 1, iterationsEach: ITERATIONS_PER_LOOK };
    return {
        suspicion: { ...named, ...(ended ?? { outcome: 'suspected', wanted, looks: [] }) },
        isOpen: false,
    };
}
function decideByFresh(suspects, alpha, { head, baseline }) {
    const ofHead = freshResults(head, suspects);
    if (baseline === null)
        return decideByHeadAlone(suspects, alpha, ofHead);
    const ofBaseline = freshResults(baseline, suspects);
    const results = ofHead.map((one, at) => ({ head: one, baseline: ofBaseline[at] ?? [] }));
    const end = confirmRegression(results, alpha);
    const looks = [1, 2]
        .filter((number) => number <= end.look)
        .flatMap((number) => lookOf(results, number, alpha));
    if (end.outcome === 'incomplete') {
        const most = Math.max(1, ...end.missing.map((one) => Math.max(one.baseline, one.head)));
        return { outcome: 'suspected', wanted: { look: end.look, iterationsEach: most }, looks };
    }
    return { outcome: end.outcome === 'failed' ? 'confirmed' : 'not-confirmed', wanted: null, looks };
}
function lookOf(results, number, alpha) {
    const look = lookAt(results, number, alpha);
    if (look.outcome === 'incomplete')
        return [];
    const planned = number * ITERATIONS_PER_LOOK;
    const tally = (side) => suspicion_sumOf(results.map((one) => one[side]), planned);
    return [
        {
            ...{ number, baseline: tally('baseline'), head: tally('head'), pValue: look.pValue },
            ...{ confirmsAt: look.level, clearsAbove: number === 1 ? HARMLESS : look.level },
        },
    ];
}
/** The stored results of the base against fresh ones of the head. */
function decideByHeadAlone(suspects, alpha, fresh) {
    const missing = Math.max(0, ...fresh.map((one) => ITERATIONS_PER_LOOK - one.length));
    if (missing > 0 || fresh.length === 0) {
        const iterationsEach = Math.max(1, missing);
        return { outcome: 'suspected', wanted: { look: 1, iterationsEach }, looks: [] };
    }
    const pairs = suspects.map(({ baseline: { passed, failed } }, at) => ({
        baseline: { passed, total: passed + failed },
        head: suspicion_sumOf([fresh[at] ?? []]),
    }));
    const { outcome, pValue } = clearByHeadAlone(pairs, alpha);
    const look = {
        ...{ number: 1, baseline: null, head: suspicion_sumOf(fresh), pValue },
        ...{ confirmsAt: null, clearsAbove: alpha },
    };
    return {
        outcome: outcome === 'passed' ? 'not-confirmed' : 'undecided',
        ...{ wanted: null, looks: [look] },
    };
}
function suspicion_sumOf(results, planned = Number.POSITIVE_INFINITY) {
    const counted = results.flatMap((one) => one.slice(0, planned));
    return { passed: counted.filter(Boolean).length, total: counted.length };
}
/** Whether the iterations of each suspect passed. */
function freshResults(report, suspects) {
    return freshIterations(report, suspects).map((iterations) => iterations.map(({ outcome }) => outcome === 'passed'));
}

// EXTERNAL MODULE: ./build/model/cases/case-names.js
var case_names = __webpack_require__(90267);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
;// CONCATENATED MODULE: ./build/gate/checks/case-rates.js







/** Cases that are named; of others there is a number. */
const case_rates_MAX_NAMED = 20;
/**
 * Whether each case passes often enough by itself. What is missing of it counts both ways, and so
 * does what may be of any case.
 */
function checkCaseRates(report, rates, population) {
    const { cases, folded, unassigned } = tallyCases(report.cases, population.expectedTotal);
    const rated = cases.flatMap((tally) => {
        const rate = rateOf(tally.testCase, rates);
        return rate === null ? [] : [{ ...tally, rate }];
    });
    const passing = rates.others === null ? 0 : folded;
    const asked = new Set([...rated.map(({ rate }) => rate), ...(passing > 0 ? [rates.others] : [])]);
    const lowest = rated
        .filter(({ total, missing }) => total > missing)
        .map(({ passed, total, missing }) => passed / (total - missing))
        .reduce((least, share) => Math.min(least, share), passing > 0 ? 1 : Number.POSITIVE_INFINITY);
    const check = {
        ...{ id: 'min-case-pass-rate', gates: true, unit: 'fraction', sampleOf: 'case' },
        threshold: asked.size === 1 ? ([...asked][0] ?? null) : null,
        sampleSize: rated.length + passing,
        observed: Number.isFinite(lowest) ? lowest : null,
    };
    if (rated.length + passing === 0 && population.doubt === null) {
        return { ...check, outcome: 'undecided', reason: { code: 'no-case-rated' } };
    }
    const below = rated.filter((one) => !couldReach(one, unassigned, population));
    const isSure = unassigned === 0 &&
        rated.every((one) => surelyReaches(one, population)) &&
        rated.length + passing > 0;
    const decided = decide(check, population, { atBest: below.length === 0, atWorst: isSure });
    if (decided.outcome === 'failed')
        return { ...decided, reason: naming(below) };
    const missing = missingFrom(population);
    if (decided.outcome !== 'passed')
        return decided;
    if (population.doubt !== null && missing > 0) {
        return { ...decided, reason: { code: 'counted-as-failed', count: missing } };
    }
    // Those that are folded have no names.
    const unknown = folded > 0 ? [] : namesOfNone(report.cases, rates);
    if (unknown.length === 0)
        return decided;
    const [names, more] = [unknown.slice(0, case_rates_MAX_NAMED), Math.max(0, unknown.length - case_rates_MAX_NAMED)];
    return { ...decided, reason: { code: 'rated-unknown', names, more } };
}
/** Names of cases, tags and models of which a rate is asked, and which no case has. */
function namesOfNone(cases, rates) {
    const without = (wanted, namesOf) => {
        const missing = new Set(wanted.keys());
        if (missing.size > 0) {
            for (const one of cases)
                for (const name of namesOf(one))
                    missing.delete(name);
        }
        return [...missing];
    };
    return [
        ...without(rates.byCase, case_names/* caseNames */.R),
        ...without(rates.byTag, tagsOf),
        ...without(rates.byModel, modelsOf),
    ];
}
const tagsOf = ({ tags = [] }) => tags;
/** The rate that is asked of a case: its own, else that of a tag, of its model, of all others. */
function rateOf(testCase, rates) {
    return (strictest(() => (0,case_names/* caseNames */.R)(testCase), rates.byCase) ??
        strictest(() => tagsOf(testCase), rates.byTag) ??
        strictest(() => modelsOf(testCase), rates.byModel) ??
        rates.others);
}
function modelsOf(testCase) {
    const { variant, iterations } = testCase;
    const models = new Set(iterations.flatMap((one) => (0,models_ran/* modelRanOn */.U)(one, testCase) ?? []));
    if (variant !== undefined)
        models.add((0,listed_names/* modelName */.fD)(variant));
    return models;
}
/** Of several that are named alike, the one that asks for most. */
function strictest(namesOf, rates) {
    if (rates.size === 0)
        return null;
    const asked = [...namesOf()].flatMap((name) => rates.get(name) ?? []);
    return asked.length === 0 ? null : asked.reduce((most, rate) => Math.max(most, rate));
}
/** Whether a case would pass often enough if all that may be missing of it had passed. */
function couldReach({ rate, passed, total, missing }, unassigned, { doubt }) {
    if (doubt === null)
        return (0,model_counts/* meetsRate */.fF)({ passed, total }, rate);
    const failed = total - passed - missing;
    if (!Number.isFinite(unassigned))
        return failed === 0 || rate < 1;
    const all = total + unassigned;
    return (0,model_counts/* meetsRate */.fF)({ passed: all - failed, total: all }, rate);
}
/** Whether it does even if all of that had failed. */
function surelyReaches({ rate, passed, total }, { doubt, isCounted }) {
    return (doubt === null || isCounted) && (0,model_counts/* meetsRate */.fF)({ passed, total }, rate);
}
/** The worst first. */
function naming(below) {
    const cases = below
        .map(({ testCase, passed, total, rate }) => {
        const least = Math.ceil(rate * total - total * 1e-9);
        return { title: testCase.title, passed, total, least };
    })
        .sort((one, other) => one.passed / one.total - other.passed / other.total);
    return {
        code: 'cases-below',
        cases: cases.slice(0, case_rates_MAX_NAMED),
        more: Math.max(0, cases.length - case_rates_MAX_NAMED),
    };
}

;// CONCATENATED MODULE: ./build/gate/checks/new-and-changed-cases.js




const new_and_changed_cases_MAX_NAMED = 20;
/**
 * Holds cases that have nothing to be compared with against what gates where there is no baseline: the
 * pass criterion of the run, or that all tests of result files pass. Null where none of them ran.
 * Those that missed it there as well are left out: that a failing case changes makes it no worse.
 * Of those that a rate of their own is asked of, another check tells.
 */
function checkNewAndChangedCases({ run }, pairing, { population, caseRates }) {
    const rate = run?.criterion ?? 1;
    const cases = withoutCounterpart(pairing, rate).filter((one) => !isRated(one, caseRates));
    const [passed, failed, missing] = ['passed', 'failed', 'missing'].map((kind) => cases.reduce((sum, one) => sum + one[kind], 0));
    const ended = passed + failed;
    if (ended + missing === 0)
        return null;
    const isWhole = population.doubt === null;
    // What was not read may be of these cases.
    const unread = isWhole ? 0 : missingFrom(population);
    const most = ended + (isWhole ? missing : Math.max(missing, unread));
    const atBest = Number.isFinite(most)
        ? (0,model_counts/* meetsRate */.fF)({ passed: most - failed, total: most }, rate)
        : failed === 0 || rate < 1;
    const atWorst = (isWhole || population.isCounted) && (0,model_counts/* meetsRate */.fF)({ passed, total: ended + missing }, rate);
    const decided = decide({
        ...{ id: 'new-and-changed-cases', gates: true, unit: 'fraction', threshold: rate },
        ...{ sampleOf: population.sampleOf, sampleSize: ended },
        observed: ended === 0 ? null : passed / ended,
    }, population, { atBest, atWorst });
    return decided.outcome === 'failed' && rate === 1
        ? { ...decided, reason: new_and_changed_cases_naming(cases) }
        : decided;
}
/**
 * They are not in the baseline or were skipped there, do something else or on other servers, or share
 * their name with others.
 */
function withoutCounterpart(pairing, rate) {
    const { added, changed, otherServers, notRun, ambiguous } = pairing;
    const others = [...changed, ...otherServers, ...notRun].filter(({ baseline }) => !wasBroken(baseline, rate));
    return [
        ...added,
        ...others.map(({ head }) => head),
        ...ambiguous.flatMap((group) => newlyBroken(group, rate)),
    ];
}
/** Perhaps: of a case whose results are missing nobody knows whether it is worse now. */
function wasBroken({ passed, failed, missing }, rate) {
    const ended = passed + failed;
    return ended === 0 ? missing > 0 : !(0,model_counts/* meetsRate */.fF)({ passed, total: ended }, rate);
}
/** Without the worst, as many as were broken there: which they are nobody knows, but how many. */
function newlyBroken({ baseline, head }, rate) {
    const before = baseline.filter((one) => wasBroken(one, rate)).length;
    const short = head
        .filter(({ passed, failed, missing }) => {
        return !(0,model_counts/* meetsRate */.fF)({ passed, total: passed + failed + missing }, rate);
    })
        .sort((one, other) => other.failed - one.failed || other.missing - one.missing);
    const broken = new Set(short.slice(0, before));
    return head.filter((one) => !broken.has(one));
}
function isRated({ testCase }, rates) {
    if (rates === undefined)
        return false;
    return (testCase === null ? rates.others : rateOf(testCase, rates)) !== null;
}
/** Where all have to pass it is clear which miss it. */
function new_and_changed_cases_naming(judged) {
    const cases = judged
        .filter(({ failed }) => failed > 0)
        .map(({ identity, title, passed, failed, missing }) => {
        const total = passed + failed + missing;
        return { title: title ?? identity, passed, total, least: total };
    });
    return {
        ...{ code: 'cases-below', cases: cases.slice(0, new_and_changed_cases_MAX_NAMED) },
        more: Math.max(0, cases.length - new_and_changed_cases_MAX_NAMED),
    };
}

;// CONCATENATED MODULE: ./build/gate/checks/no-removed-tools.js

const MOST_TOLD = 10;
/**
 * Whether the servers still have what the cases need of what they had in the baseline. That a tool
 * is gone that is never to be called fails nothing, but such a case shows no more than that.
 */
function checkRemovedTools(baseline, head, gates) {
    if (!isKnown(baseline.servers) || !isKnown(head.servers))
        return { removed: [] };
    const [before, after] = [listed(baseline.servers), listed(head.servers)];
    const found = new Map();
    const naming = head.cases.filter(({ tools = [] }) => tools.some(isNeeded));
    const failing = new Set();
    for (const testCase of head.cases) {
        for (const tool of testCase.tools ?? []) {
            const key = JSON.stringify([tool.name, tool.server, tool.isForbidden]);
            const known = found.get(key) ?? { tool, cases: [], isGone: isRemoved(tool, before, after) };
            found.set(key, known);
            if (!known.isGone)
                continue;
            known.cases.push(testCase);
            if (isNeeded(tool))
                failing.add(testCase);
        }
    }
    const gone = [...found.values()].filter(({ isGone }) => isGone);
    const removed = gone.map(({ tool, cases }) => ({
        ...tool,
        cases: listOf(cases.flatMap(({ identity, title }) => (identity === undefined ? [] : { identity, title }))),
    }));
    const needed = removed.filter(isNeeded);
    const rate = naming.length === 0 ? null : (naming.length - failing.size) / naming.length;
    const check = {
        ...{ id: 'no-removed-tools', gates, unit: 'fraction', threshold: 1 },
        ...{ sampleOf: 'case', sampleSize: naming.length, observed: rate },
        outcome: needed.length === 0 ? 'passed' : 'failed',
        ...(needed.length > 0 && {
            reason: {
                code: 'removed-tools',
                tools: needed.slice(0, MOST_TOLD).map(({ name, cases }) => ({ name, cases: cases.count })),
                more: Math.max(0, needed.length - MOST_TOLD),
            },
        }),
    };
    return { check, removed };
}
function isNeeded({ isForbidden }) {
    return isForbidden !== true;
}
function isKnown(servers) {
    return servers.some(({ tools }) => tools !== undefined);
}
/** For a look at each tool that cases name, of which there may be as many as are listed. */
function listed(servers) {
    return servers.map(({ name, tools, moreTools = 0 }) => {
        return { name, tools: tools === undefined ? null : new Set(tools), isWhole: moreTools === 0 };
    });
}
/** Where a list is not known, or only in part, a tool may still be there. */
function isRemoved({ name, server }, before, after) {
    const of = (servers) => servers.filter((one) => server === undefined || one.name === server);
    const [had, have] = [of(before), of(after)];
    const isGone = ({ tools, isWhole }) => tools !== null && isWhole && !tools.has(name);
    return (had.some(({ tools }) => tools?.has(name) === true) && have.length > 0 && have.every(isGone));
}

;// CONCATENATED MODULE: ./build/gate/checks/no-regression.js









const INFORMING = {
    mode: 'inform',
    confidence: model_policy/* DEFAULT_REGRESSION_CONFIDENCE */.$M,
    minEffect: model_policy/* DEFAULT_MIN_EFFECT */.Zb,
    confirm: 'auto',
    maxConfirmIterations: model_policy/* DEFAULT_CONFIRM_ITERATIONS */.gm,
};
/**
 * Holds a report against its baseline, case by case. Null where that is not asked for: no baseline
 * was looked for, and none is to gate.
 */
function checkRegression(report, policy, { context, population, search }) {
    const { regression = INFORMING } = policy;
    const gates = regression.mode !== 'inform';
    if (regression.mode === 'off' || (search.outcome === 'not-asked' && !gates))
        return null;
    const base = {
        ...{ id: 'no-regression', gates, unit: 'fraction', threshold: -regression.minEffect },
        ...{ sampleOf: population.sampleOf, sampleSize: 0, observed: null },
    };
    if (search.outcome !== 'found') {
        const onMissing = policy.baseline?.onMissing ?? 'not-applicable';
        const ended = withoutBaseline(search, onMissing);
        const gap = ended.outcome === 'passed' ? whatIsMissing(population) : null;
        return { checks: [gap === null ? { ...base, ...ended } : undecided(base, gap)] };
    }
    return checkAgainst(search, { report, policy, regression, context, population, base });
}
/** A first run passes by what it measured: of one that broke off, later runs would learn nothing. */
function whatIsMissing({ obstacle, doubt, isCounted }) {
    return obstacle ?? (isCounted ? null : doubt);
}
/** How whatever is held against a baseline comes out where there is none. */
function withoutBaseline(search, onMissing) {
    if (search.outcome === 'not-asked')
        return { outcome: 'notApplicable' };
    const advice = search.outcome === 'none' && search.advice ? `. ${search.advice}` : '';
    const message = `${search.message}${advice}`;
    const reason = { code: 'no-baseline', message };
    if (search.outcome === 'unreadable')
        return { outcome: 'undecided', reason };
    if (onMissing === 'not-applicable')
        return { outcome: 'notApplicable', reason };
    return onMissing === 'pass' && search.outcome === 'none'
        ? { outcome: 'passed', reason: { code: 'first-run', message } }
        : { outcome: 'undecided', reason };
}
function checkAgainst(paired, asked) {
    const { report, policy, regression, context, population, base } = asked;
    const { baseline, pairing } = paired;
    const compared = compareReports(paired, report, {
        regression,
        inference: policy.inference ?? 'these-cases',
        ...{ maxAgeMs: policy.baseline?.maxAgeMs ?? null, nowMs: context.nowMs },
    });
    const { strict, statistical, cases } = compared;
    const alpha = 1 - regression.confidence;
    const isConfirmed = regression.confirm === 'auto' && baseline.origin.kind !== 'checkout';
    const { fresh, canRunAgain, canRunBase } = context;
    const { suspicion = null, isOpen = statistical?.isWorse.atWorst, defersStrict = false, } = base.gates && isConfirmed
        ? assessSuspicion(compared, { ...regression, alpha }, { report, fresh, canRunBase })
        : {};
    const isRegressed = suspicion === null && statistical?.isWorse.atBest === true;
    const ended = decideRegression(compared, {
        ...{ report, population, suspicion, isRegressed, defersStrict },
        isOpen: isOpen === true && !isRegressed,
        isUnlikeAllowed: policy.baseline?.onUnlike !== 'incomplete',
        ...{ fresh, canRunAgain },
    });
    const { effect } = statistical ?? {};
    const sampled = cases.reduce((sum, { head }) => sum + head.passed + head.failed, 0);
    const check = {
        ...base,
        ...ended,
        sampleSize: sampled,
        observed: effect?.delta ?? null,
        ...(effect && {
            interval: {
                ...{ low: effect.interval.lower, high: effect.interval.upper },
                confidence: 2 * regression.confidence - 1,
            },
        }),
        ...(statistical !== null && { pValue: statistical.pValue }),
        regression: {
            ...{ strict: cases.length - (statistical?.cases.length ?? 0) },
            statistical: statistical?.cases.length ?? 0,
            regressed: {
                count: strict.regressed.length,
                titles: strict.regressed
                    .slice(0, TITLES_TOLD)
                    .map(({ head }) => head.title ?? head.identity),
            },
            flaky: cases.filter(rules/* isFlakyHere */.Qj).length,
            smallestDrop: statistical?.smallestDrop ?? null,
        },
    };
    const comparison = comparisonOf({
        ...compared,
        ...{ origin: baseline.origin, confidence: regression.confidence },
    });
    const tools = checkRemovedTools(baseline.report, report, base.gates);
    const { minPassRate, minCasePassRate: caseRates } = policy;
    const unpaired = base.gates && minPassRate === null
        ? checkNewAndChangedCases(report, pairing, { population, caseRates })
        : null;
    return {
        checks: [...(tools.check ? [tools.check] : []), check, ...(unpaired ? [unpaired] : [])],
        comparison: {
            ...comparison,
            ...(tools.removed.length > 0 && { removedTools: tools.removed }),
        },
        ...(suspicion !== null && { suspicion }),
    };
}
const TITLES_TOLD = 10;

;// CONCATENATED MODULE: ./build/gate/checks/budgets/relative-budgets.js










const relative_budgets_MINUTE_MS = 60_000;
/** 10 minutes and 10 % are some last digits more than 11. */
const relative_budgets_ROUNDING = 1e-9;
const relative_budgets_mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** For people alone: of two sides, it differs by chance far more often than one thinks. */
function p95(values) {
    const ascending = Float64Array.from(values).sort();
    return ascending[(0,model_counts/* nearestRank */.p3)(ascending.length, 0.95)] ?? 0;
}
const MILLION = 1_000_000;
/** Ranks are of figures that are whole, and what an iteration costs is a small part of one. */
function inMillionths(report, { prices = new Map() }) {
    const cost = costMeasure(report, prices);
    return (iteration, testCase) => {
        const amount = cost(iteration, testCase);
        return amount === null ? null : amount * MILLION;
    };
}
/** What is measured of each iteration, where that can be compared. */
const MEASURED = {
    'max-total-tokens': { of: tokenMeasure, figure: 'tokens', shown: relative_budgets_mean },
    'max-tool-calls': { of: (report) => callsMeasure(report), figure: 'tool-calls', shown: relative_budgets_mean },
    'max-p95-latency-ms': {
        of: () => (iteration) => iteration.durationMs,
        ...{ figure: 'duration', shown: p95 },
    },
    'max-cost': {
        of: inMillionths,
        figure: 'tokens',
        shown: (values) => relative_budgets_mean(values) / MILLION,
    },
};
/**
 * Holds what the iterations of each case use against those of the baseline: by ranks within cases, so
 * that neither other cases nor single outliers decide. It fails where chance does not explain that so
 * much more than is allowed is used.
 */
function checkRelativeBudget(report, { id, growth }, circumstances) {
    const { policy, population, search } = circumstances;
    const base = {
        ...{ id, gates: true, unit: 'growth', threshold: growth, observed: null },
        ...{ sampleOf: population.sampleOf, sampleSize: 0 },
    };
    if (search.outcome !== 'found') {
        return { ...base, ...withoutBaseline(search, policy.baseline?.onMissing ?? 'not-applicable') };
    }
    if (population.obstacle !== null)
        return undecided(base, population.obstacle);
    return id === 'max-duration-minutes'
        ? againstRunTime(base, report, search.baseline)
        : againstUse(base, { report, paired: search, measured: MEASURED[id] }, circumstances);
}
/** Runs have one duration each, of which no chance is known. */
function againstRunTime(base, head, baseline) {
    const [before, after] = [baseline.report, head].map(({ run }) => run && runTimeMs(run));
    if (before == null || after == null || before === 0) {
        return undecided(base, { code: 'run-time-unknown' });
    }
    const observed = after / before - 1;
    const sides = { baseline: before / relative_budgets_MINUTE_MS, head: after / relative_budgets_MINUTE_MS };
    const check = { ...base, sampleSize: 1, observed, sides };
    const most = before * (1 + (base.threshold ?? 0)) * (1 + relative_budgets_ROUNDING);
    return after <= most ? { ...check, outcome: 'passed' } : failed(check, baseline);
}
function againstUse(base, { report, paired: { baseline, pairing }, measured }, { policy, context, population }) {
    const budgets = policy.budgets ?? {};
    const { maxAgeMs = null, onUnlike } = policy.baseline ?? {};
    const ages = { maxAgeMs, nowMs: context.nowMs };
    const unlike = assessUnlikeness(baseline, report, pairing, ages).reason;
    if (unlike !== null && onUnlike === 'incomplete')
        return undecided(base, unlike);
    const use = pairUse(pairing, {
        baseline: { report: baseline.report, measure: measured.of(baseline.report, budgets) },
        head: { report, measure: measured.of(report, budgets) },
    }, population);
    const alpha = 1 - (policy.regression?.confidence ?? model_policy/* DEFAULT_REGRESSION_CONFIDENCE */.$M);
    const check = {
        ...base,
        ...relative_budgets_figuresOf(use.known, { limit: base.threshold ?? 0, alpha, measured }),
    };
    const unpriced = base.id === 'max-cost'
        ? (noPriceOf(report, budgets.prices) ?? noPriceOf(baseline.report, budgets.prices))
        : null;
    const gap = gapIn(use, { measured, population, unpriced });
    if (use.known.length > 0)
        return decideByRanks(check, use, { alpha, baseline, gap });
    const lacking = pairing.pairs.length === 0
        ? { code: 'nothing-shared' }
        : { code: 'baseline-not-told', figure: measured.figure };
    return undecided(check, gap ?? lacking);
}
/** Numbers of what is known. */
function relative_budgets_figuresOf(cases, { limit, alpha, measured }) {
    const use = relativeUse(cases);
    if (use === null)
        return {};
    const { estimate, interval } = use.change(alpha);
    const { lower, upper } = interval;
    const [before, after] = [cases.flatMap((one) => one.baseline), cases.flatMap((one) => one.head)];
    return {
        sampleSize: after.length,
        observed: estimate,
        interval: { low: lower, high: upper, confidence: 1 - 2 * alpha },
        pValue: use.pValueAbove(limit),
        sides: { baseline: measured.shown(before), head: measured.shown(after) },
    };
}
function gapIn({ untold }, { measured, population, unpriced, }) {
    if (unpriced !== null)
        return unpriced;
    return untold > 0
        ? { code: 'not-told', figure: measured.figure, count: untold }
        : population.doubt;
}
/** Counts what is not known both ways. */
function decideByRanks(check, { known, atBest, atWorst }, { alpha, baseline, gap }) {
    const limit = check.threshold ?? 0;
    const shows = (pValue = null) => pValue !== null && (0,significance/* isSignificant */.o)(pValue, alpha);
    const isOver = (cases) => shows(relativeUse(cases)?.pValueAbove(limit));
    if (gap === null ? shows(check.pValue) : isOver(atBest))
        return failed(check, baseline);
    if (gap !== null && (atWorst === null || isOver(atWorst)))
        return undecided(check, gap);
    return couldBeAbove(known, alpha) ? { ...check, outcome: 'passed' } : undecided(check, TOO_FEW);
}
const TOO_FEW = { code: 'budget-could-not-fail' };
/** Time differs between two sessions by whatever else their machines and providers do. */
function failed(check, { origin }) {
    const isOfTime = check.id === 'max-p95-latency-ms' || check.id === 'max-duration-minutes';
    return isOfTime && origin.kind !== 'checkout'
        ? undecided(check, { code: 'other-session' })
        : { ...check, outcome: 'failed' };
}

;// CONCATENATED MODULE: ./build/gate/checks/budgets/budgets.js


/** A check for each budget that is set, each with evidence of its own. */
function checkBudgets(report, policy, circumstances) {
    const { population } = circumstances;
    const { budgets = {} } = policy;
    const { maxTotalTokens, maxToolCalls, maxP95LatencyMs, maxDurationMinutes, maxCost } = budgets;
    const prices = budgets.prices ?? new Map();
    const checks = [
        ['max-total-tokens', maxTotalTokens, (limit) => checkTotalTokens(report, limit, population)],
        ['max-tool-calls', maxToolCalls, (limit) => checkToolCalls(report, limit, population)],
        ['max-p95-latency-ms', maxP95LatencyMs, (limit) => checkP95Latency(report, limit, population)],
        [
            'max-duration-minutes',
            maxDurationMinutes,
            (limit) => checkDuration(report, limit, population),
        ],
        ['max-cost', maxCost, (limit) => checkCost(report, { limit, prices }, population)],
    ];
    return checks.flatMap(([id, budget, check]) => {
        if (budget === undefined)
            return [];
        return budget.kind === 'absolute'
            ? check(budget.limit)
            : checkRelativeBudget(report, { id, growth: budget.growth }, { ...circumstances, policy });
    });
}

;// CONCATENATED MODULE: ./build/gate/checks/rate-decision.js



/** What all checks of pass rates have in common. */
function rateCheck(id, threshold, population) {
    return { id, gates: true, unit: 'fraction', threshold, ...sampleFrom(population) };
}
/** Whether so great a fraction of the iterations passed, whatever became of those that are missing. */
function judgeRate(check, rate, population) {
    const { counts, doubt } = population;
    const isMet = (0,model_counts/* meetsRate */.fF)(counts, rate);
    const prospects = doubt === null
        ? { atBest: isMet, atWorst: isMet }
        : {
            atBest: couldMeet(rate, counts.failed, population),
            atWorst: surelyMeets(rate, population),
        };
    return decideByRate(check, population, prospects);
}
/** A pass in spite of what is missing says so. */
function decideByRate(check, population, prospects) {
    const decided = decide(check, population, prospects);
    const count = missingFrom(population);
    return decided.outcome === 'passed' && population.doubt !== null && count > 0
        ? { ...decided, reason: { code: 'counted-as-failed', count } }
        : decided;
}
/** Whether the rate is met even if all that is missing had failed. */
function surelyMeets(rate, { counts, expectedTotal, isCounted }) {
    return isCounted && (0,model_counts/* meetsRate */.fF)({ passed: counts.passed, total: expectedTotal }, rate);
}
/** Whether the rate would be met if all but these had passed. */
function couldMeet(rate, failed, { expectedTotal }) {
    if (!Number.isFinite(expectedTotal))
        return failed === 0 || rate < 1;
    return (0,model_counts/* meetsRate */.fF)({ passed: expectedTotal - failed, total: expectedTotal }, rate);
}

;// CONCATENATED MODULE: ./build/gate/checks/default-checks.js



/** What results are held against where nothing else is asked of them. */
function defaultChecks(report, population) {
    return [(0,report_source/* isOfRuns */.Cd)(report) ? checkRunResult(report, population) : checkAllPassed(population)];
}
/** The service's own judgement by the pass criteria of its suite. */
function checkRunResult({ run, legs }, population) {
    // Of several runs each was judged by itself.
    const isJudgedElsewhere = run?.foreignCases !== undefined || legs !== undefined;
    if (run !== null && isJudgedElsewhere)
        return checkOwnCases(run, population);
    const check = {
        ...rateCheck('run-result', run?.criterion ?? null, population),
        stated: run && { status: run.status, result: run.result },
    };
    if (population.obstacle !== null)
        return undecided(check, population.obstacle);
    if (!run?.result)
        return undecided(check, { code: 'no-result' });
    const isWhole = population.doubt === null;
    return decideByRate(check, population, {
        atBest: run.result === 'passed' || !(isWhole || failureStands(run, population)),
        atWorst: run.result === 'passed' && (isWhole || passStands(run, population)),
    });
}
/** Whether a service's `passed` holds, whatever became of what is missing. */
function passStands({ criterion }, population) {
    return criterion !== undefined && surelyMeets(criterion, population);
}
/**
 * Whether a service's `failed` holds, whatever is missing: not where it may fail a run for what
 * never ran or cannot be told. What it counts as failed among results that were not read is
 * believed; where the suite's own criterion holds, any failure may miss it.
 */
function failureStands({ declared, criterion }, population) {
    const { failed, total } = population.counts;
    const unread = Math.max(0, (declared?.total ?? 0) - total);
    const unreadFailed = Math.min(unread, Math.max(0, (declared?.failed ?? 0) - failed));
    const allFailed = failed + unreadFailed;
    if (allFailed === 0)
        return false;
    return criterion === undefined || !couldMeet(criterion, allFailed, population);
}
/**
 * The same where cases ran that do not count: then the service judged something else, and the cases
 * that do are held against the run's criteria here.
 */
function checkOwnCases({ criterion = 1 }, population) {
    return judgeRate(rateCheck('run-result', criterion, population), criterion, population);
}
/** What result files are held against. One failure decides. */
function checkAllPassed(population) {
    const atBest = population.counts.failed === 0;
    return decide(rateCheck('all-passed', 1, population), population, {
        atBest,
        atWorst: atBest && population.doubt === null,
    });
}

// EXTERNAL MODULE: ./build/gate/statistics/pass-rate.js
var pass_rate = __webpack_require__(75386);
;// CONCATENATED MODULE: ./build/gate/checks/min-pass-rate.js






/** Of the interval that is shown where nobody asks for a bound. */
const SHOWN_CONFIDENCE = 0.95;
/** Bounds are solved for, and met exactly where all of a sample passes that is just large enough. */
const min_pass_rate_ROUNDING = 1e-9;
/**
 * Whether enough of the iterations passed: by the rate itself, or by its exact lower bound, of
 * these iterations or, for unseen cases, of the pass rates of the cases.
 */
function checkMinPassRate(report, { rate, passRateConfidence, inference }, population) {
    const evidence = inference === 'unseen-cases' ? caseEvidence(report, population) : iterationEvidence(population);
    const check = { ...rateCheck('min-pass-rate', rate, population), ...evidence.sample };
    if (passRateConfidence === undefined) {
        const shown = isSampled(report) ? shownInterval(evidence.counted) : undefined;
        const isMet = (share) => (0,model_counts/* meetsRate */.fF)(share, rate);
        return decideByRate({ ...check, ...(shown && { interval: shown }) }, population, prospects(evidence, population, { rate, isMet }));
    }
    return checkLowerBound(check, { rate, confidence: passRateConfidence }, { evidence, population });
}
/** Passes where the bound is at least the rate. */
function checkLowerBound(base, { rate, confidence }, { evidence, population }) {
    const alpha = 1 - confidence;
    const boundOf = ({ passed, total }) => (0,pass_rate/* exactInterval */.p)(passed, total, alpha);
    const { counted, atBest } = evidence;
    const check = {
        ...base,
        heldBy: 'lower-bound',
        ...(counted.total > 0 && {
            interval: { low: boundOf(counted).lower, high: 1, confidence },
        }),
    };
    const clears = ({ lower }) => lower >= rate - min_pass_rate_ROUNDING;
    const size = atBest.total;
    if (population.obstacle === null && Number.isFinite(size)) {
        const isTooSmall = !clears(boundOf({ passed: size, total: size }));
        // What surely misses the rate does so in a small sample too.
        if (isTooSmall && boundOf(atBest).upper >= rate) {
            const needed = (0,pass_rate/* neededSampleSize */.F)(rate, alpha);
            return undecided(check, { code: 'sample-too-small', size, needed });
        }
    }
    const isMet = (share) => clears(boundOf(share));
    return decideByRate(check, population, prospects(evidence, population, { rate, isMet }));
}
function prospects({ counted, atBest, atWorst }, { doubt, counts }, { rate, isMet }) {
    if (doubt === null)
        return { atBest: isMet(counted), atWorst: isMet(counted) };
    // Any number of further passes comes as near to all of them as one likes.
    const couldBeAny = counts.failed === 0 || rate < 1;
    return {
        atBest: Number.isFinite(atBest.total) ? isMet(atBest) : couldBeAny,
        atWorst: atWorst !== null && isMet(atWorst),
    };
}
/** These cases: the iterations are the sample. */
function iterationEvidence(population) {
    const { counts, expectedTotal, isCounted } = population;
    const counted = { passed: counts.passed, total: counts.total };
    return {
        sample: sampleFrom(population),
        counted,
        atBest: { passed: expectedTotal - counts.failed, total: expectedTotal },
        atWorst: isCounted ? { passed: counts.passed, total: expectedTotal } : null,
    };
}
/** Unseen cases: the cases are the sample, and each is worth its pass rate. */
function caseEvidence({ cases }, population) {
    const tallies = tallyCases(cases, population.expectedTotal);
    const total = tallies.cases.length + tallies.folded;
    const sum = (rateOf) => tallies.cases.reduce((passed, tally) => passed + rateOf(tally), tallies.folded);
    const ran = tallies.cases.filter((tally) => tally.total > tally.missing);
    const counted = {
        passed: ran.reduce((all, one) => all + one.passed / (one.total - one.missing), tallies.folded),
        total: ran.length + tallies.folded,
    };
    const isKnown = tallies.unassigned === 0;
    return {
        sample: {
            sampleOf: 'case',
            sampleSize: counted.total,
            observed: counted.total === 0 ? null : counted.passed / counted.total,
        },
        counted,
        // What is of no case in particular may be of cases that nobody knows.
        atBest: {
            passed: isKnown ? sum((one) => (one.passed + one.missing) / one.total) : 0,
            total: isKnown ? total : Number.POSITIVE_INFINITY,
        },
        atWorst: isKnown && population.isCounted
            ? { passed: sum((one) => one.passed / one.total), total }
            : null,
    };
}
/** Of results that could have been others: tests that do the same each time are no sample. */
function isSampled({ cases }) {
    return cases.some(({ iterations }) => {
        const kinds = new Set(iterations.map(({ outcome }) => outcome));
        return ((kinds.has('passed') && (kinds.has('failed') || kinds.has('error'))) ||
            iterations.some(({ model, tokens }) => model !== null || tokens.total !== null));
    });
}
function shownInterval({ passed, total }) {
    if (total === 0)
        return undefined;
    const { lower, upper } = (0,pass_rate/* exactInterval */.p)(passed, total, (1 - SHOWN_CONFIDENCE) / 2);
    return { low: lower, high: upper, confidence: SHOWN_CONFIDENCE };
}

;// CONCATENATED MODULE: ./build/gate/checks/model-rates.js





/** A service may make up any number of them. */
const MAX_MODELS = 100;
/**
 * A check for each model of which a rate is asked: those that ran, those that a case was to run on,
 * and those that are named. What is missing of a run may be of any of them.
 */
function checkModelRates(report, { others, named }, whole) {
    const byModel = iterationsByModel(report);
    const names = [...new Set([...byModel.keys(), ...named.keys()])].sort();
    const asked = names.flatMap((name) => {
        const rate = named.get(name) ?? others;
        return rate === null ? [] : { name, rate };
    });
    const none = (reason) => [undecidedModelRate(others ?? 1, reason, whole)];
    if (asked.length === 0)
        return none({ code: 'no-model' });
    if (asked.length > MAX_MODELS) {
        return none({ code: 'too-many-models', count: asked.length, limit: MAX_MODELS });
    }
    const missing = whole.expectedTotal - whole.counts.total;
    const untold = untoldByModel(report);
    return asked.map(({ name, rate }) => {
        const counts = (0,model_counts/* countIterations */.ai)(byModel.get(name) ?? []);
        const count = untold.get(name) ?? 0;
        const expectedTotal = counts.total + missing + count;
        const population = { ...whole, counts, expectedTotal };
        return checkModelRate({ name, rate }, count === 0 ? population : inDoubt(population, count));
    });
}
/** What does not tell its model counts both ways. */
function inDoubt(population, count) {
    return population.doubt === null
        ? { ...population, doubt: { code: 'not-told', figure: 'model', count }, isCounted: true }
        : population;
}
/** @param rate least fraction of the iterations on that model that must pass. */
function checkModelRate({ name, rate }, population) {
    const check = {
        ...rateCheck('min-pass-rate-by-model', rate, population),
        about: { kind: 'model', name },
    };
    const isEmpty = population.obstacle === null && population.counts.total === 0;
    return isEmpty
        ? undecided(check, population.doubt ?? { code: 'model-not-run' })
        : judgeRate(check, rate, population);
}
/** Where there is no model to judge. */
function undecidedModelRate(rate, reason, whole) {
    const { sampleOf } = whole;
    const nothing = { sampleOf, sampleSize: 0, observed: null };
    return undecided({ ...rateCheck('min-pass-rate-by-model', rate, whole), ...nothing }, reason);
}
/** Iterations that tell no model, in cases of which others do: they may be of any model of their case. */
function untoldByModel({ cases }) {
    const untold = new Map();
    for (const { variant, iterations } of cases) {
        if (variant !== undefined)
            continue;
        const count = iterations.filter((iteration) => iteration.model === null && iteration.outcome !== 'skipped').length;
        if (count === 0)
            continue;
        const models = iterations.flatMap((iteration) => (0,models_ran/* ranOn */.FL)(iteration, variant) ?? []);
        for (const name of new Set(models.map(listed_names/* modelName */.fD))) {
            untold.set(name, (untold.get(name) ?? 0) + count);
        }
    }
    return untold;
}
function iterationsByModel({ cases }) {
    const byModel = new Map();
    const ofModel = (name) => {
        const known = byModel.get(name);
        if (known !== undefined)
            return known;
        const fresh = [];
        byModel.set(name, fresh);
        return fresh;
    };
    for (const { variant, iterations } of cases) {
        const isSkipped = iterations.length > 0 && iterations.every(({ outcome }) => outcome === 'skipped');
        if (variant !== undefined && !isSkipped)
            ofModel((0,listed_names/* modelName */.fD)(variant));
        // Most iterations of a case run on the model of the one before, whose name is worked out once.
        let [last, lastOfModel] = [null, []];
        for (const iteration of iterations) {
            const ran = (0,models_ran/* ranOn */.FL)(iteration, variant);
            if (ran === null)
                continue;
            if (ran.model !== last?.model || ran.provider !== last.provider) {
                lastOfModel = ofModel((0,listed_names/* modelName */.fD)(ran));
            }
            last = ran;
            lastOfModel.push(iteration);
        }
    }
    return byModel;
}

// EXTERNAL MODULE: ./build/gate/checks/servers-healthy.js
var servers_healthy = __webpack_require__(28674);
// EXTERNAL MODULE: ./build/gate/checks/surface-checks.js + 22 modules
var surface_checks = __webpack_require__(25931);
// EXTERNAL MODULE: ./build/gate/quarantine.js
var gate_quarantine = __webpack_require__(89988);
// EXTERNAL MODULE: ./build/gate/comparison/pairing.js
var pairing = __webpack_require__(90718);
;// CONCATENATED MODULE: ./build/gate/comparison/paired-reports.js


/** Pairs a report with its baseline, once for all that is compared. */
function pairWithBaseline(head, { quarantine = [] }, { baseline: search = { outcome: 'not-asked' }, nowMs }) {
    if (search.outcome !== 'found')
        return search;
    const { judged } = (0,gate_quarantine/* setAside */.F)(search.baseline.report, quarantine, nowMs);
    const baseline = { ...search.baseline, report: judged };
    return { outcome: 'found', baseline, pairing: (0,pairing/* pairCases */.Q)(judged, head) };
}

// EXTERNAL MODULE: ./build/gate/statistics/flakiness.js
var statistics_flakiness = __webpack_require__(16202);
;// CONCATENATED MODULE: ./build/gate/repeats.js

/** Tries in a row that are told of, where cases ran as often. */
const TRIES = 3;
/** Chance that a case fails more often than it is said to at most. */
const ALPHA = 0.05;
/** How reliable cases are that ran more than once; null where none did. */
function repeatsOf({ cases }) {
    const repeated = cases.flatMap(({ id, iterations }) => {
        const passed = iterations.filter(({ outcome }) => outcome === 'passed').length;
        const failed = iterations.filter(({ outcome }) => outcome === 'failed' || outcome === 'error').length;
        return passed + failed > 1 ? { id, passed, total: passed + failed } : [];
    });
    const most = repeated.reduce((former, { total }) => Math.max(former, total), 0);
    if (most === 0)
        return null;
    const tries = Math.min(TRIES, most);
    const byCase = repeated.flatMap(({ id, passed, total }) => {
        const passAll = (0,statistics_flakiness/* passAllOf */.Uc)(passed, total, tries);
        return passAll === null ? [] : { id, passAll };
    });
    const passes = repeated
        .filter(({ passed, total }) => passed === total)
        .reduce((fewest, { total }) => Math.min(fewest, total), Number.POSITIVE_INFINITY);
    return {
        ...{ tries, cases: byCase },
        passAll: byCase.reduce((sum, { passAll }) => sum + passAll, 0) / byCase.length,
        stable: Number.isFinite(passes)
            ? { passes, failureRate: (0,statistics_flakiness/* failureRateBound */.jJ)(passes, ALPHA), confidence: 1 - ALPHA }
            : null,
    };
}

;// CONCATENATED MODULE: ./build/gate/gate.js












/**
 * Holds a report against the policy. A check fails only where missing evidence cannot turn it, and
 * passes only where none is missing, or so much as is known and could all have failed; so trouble
 * with the infrastructure is never `failed`, and absent evidence never `passed`.
 */
function gate(report, policy, context = {}) {
    // A policy is about cases, of which there are none.
    if (report.source === 'doctor')
        return (0,servers_healthy/* judgeHealth */.u)(report.diagnoses ?? []);
    if (policy.surface !== undefined) {
        const { checks, ...found } = (0,surface_checks/* judgeSurface */.n)(report, policy.surface, baselineOf(context));
        return { value: decideVerdict(checks), checks, ...found, troubles: [] };
    }
    const { judged, notes } = (0,gate_quarantine/* setAside */.F)(report, policy.quarantine ?? [], context.nowMs);
    const population = assessPopulation(judged);
    const search = pairWithBaseline(judged, policy, context);
    const circumstances = { context, population, search };
    const regression = checkRegression(judged, policy, circumstances);
    const asked = askedChecks(judged, policy, circumstances);
    asked.push(...(regression?.checks ?? []));
    const gates = !asked.some(replacesDefaults);
    const defaults = defaultChecks(judged, population).map((check) => ({ ...check, gates }));
    const checks = [...defaults, ...asked];
    const { comparison, suspicion } = regression ?? {};
    const repeats = repeatsOf(report);
    const { prices } = policy.budgets ?? {};
    return {
        ...{ value: decideVerdict(checks), checks, judged: sampleFrom(population), troubles: [] },
        ...(prices && { prices: [...prices].map(([model, price]) => ({ model, ...price })) }),
        ...(repeats && { repeats }),
        ...(notes.length > 0 && { quarantine: notes }),
        ...(comparison && { comparison }),
        ...(suspicion && { suspicion }),
    };
}
const baselineOf = ({ baseline = { outcome: 'not-asked' } }) => baseline;
function askedChecks(report, policy, circumstances) {
    const { population } = circumstances;
    const checks = [];
    const { minPassRate, minPassRateByModel, minCasePassRate } = policy;
    if (minPassRate !== null) {
        checks.push(checkMinPassRate(report, { ...policy, rate: minPassRate }, population));
    }
    if (minPassRateByModel)
        checks.push(...checkModelRates(report, minPassRateByModel, population));
    if (minCasePassRate)
        checks.push(checkCaseRates(report, minCasePassRate, population));
    checks.push(...checkBudgets(report, policy, circumstances));
    return checks;
}
/** What says by itself which results are good enough. */
const REPLACING = ['min-pass-rate', 'min-case-pass-rate', 'no-regression'];
/** Whether what nobody asked for only informs beside this check. */
function replacesDefaults({ id, gates, outcome }) {
    return REPLACING.includes(id) && gates && outcome !== 'notApplicable';
}
/** What gates and applies decides; where there is nothing of the kind, nothing was measured. */
function decideVerdict(checks) {
    const deciding = checks.filter(({ gates, outcome }) => gates && outcome !== 'notApplicable');
    if (deciding.some(({ outcome }) => outcome === 'failed'))
        return 'failed';
    const isMet = deciding.length > 0 && deciding.every(({ outcome }) => outcome === 'passed');
    return isMet ? 'passed' : 'incomplete';
}
/** Whether the job ends red. */
function isRed(verdict, failOn) {
    return failOn.includes(verdict.value);
}


/***/ }),

/***/ 89988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ setAside)
/* harmony export */ });
/* harmony import */ var _model_cases_case_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90267);
/* harmony import */ var _model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11057);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63580);



/**
 * Takes the cases in quarantine out of all that is counted, as if they were foreign to the run: then
 * the service's own result, which judges them too, says nothing.
 * @param nowMs when an entry has expired by then, its cases count; absent: none has.
 */
function setAside(report, entries, nowMs = Number.NEGATIVE_INFINITY) {
    const quarantined = new Set();
    const byName = casesByName(report);
    const isWhole = report.cases.every(({ folded }) => folded === undefined);
    const notes = entries.map((entry) => {
        const named = byName.get(entry.case) ?? [];
        const isExpired = entry.expiresAtMs <= nowMs;
        const cases = isExpired ? named : named.filter((one) => !quarantined.has(one));
        if (!isExpired)
            for (const one of cases)
                quarantined.add(one);
        const { passed, total } = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countReport */ .A0)({ cases });
        const found = isExpired ? 'expired' : cases.length > 0 ? 'active' : 'repeated';
        return {
            ...entry,
            state: named.length > 0 ? found : isWhole ? 'unknown' : 'unlisted',
            cases: cases.length,
            sample: {
                sampleOf: (0,_model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfRuns */ .Cd)(report) ? 'iteration' : 'test',
                sampleSize: total,
                observed: (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .passRate */ .sc)({ passed, total }),
            },
        };
    });
    return { judged: quarantined.size === 0 ? report : without(report, quarantined), notes };
}
function casesByName({ cases }) {
    const byName = new Map();
    for (const testCase of cases) {
        if (testCase.folded !== undefined)
            continue;
        for (const name of (0,_model_cases_case_names_js__WEBPACK_IMPORTED_MODULE_2__/* .caseNames */ .R)(testCase)) {
            const named = byName.get(name);
            // A report may have any number of cases of one name.
            if (named === undefined)
                byName.set(name, [testCase]);
            else
                named.push(testCase);
        }
    }
    return byName;
}
function without(report, quarantined) {
    const { run } = report;
    const [theirs, ours] = [[...quarantined], report.cases.filter((one) => !quarantined.has(one))];
    const missing = missingOf(theirs);
    const isExplained = missing > 0 && missingOf(ours) === 0;
    return {
        ...report,
        cases: ours,
        run: run && {
            ...run,
            foreignCases: [...(run.foreignCases ?? []), ...theirs.map(({ title }) => title)],
            declared: run.declared && declaredOfOthers(run.declared, report, { theirs, missing }),
        },
        // What is missing is theirs.
        problems: report.problems.filter(({ isShortfall }) => !(isExplained && isShortfall)),
    };
}
/** What was planned and did not run, or did not end. */
function missingOf(cases) {
    return cases.reduce((missing, testCase) => {
        const { total, unfinished } = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countCase */ .cP)(testCase);
        return missing + Math.max(0, (testCase.planned ?? 0) - total) + unfinished;
    }, 0);
}
/** What is declared beyond what came back is theirs as far as results of them are missing. */
function declaredOfOthers(declared, report, { theirs, missing }) {
    const [counted, counts] = [(0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countReport */ .A0)(report), (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countReport */ .A0)({ cases: [...theirs] })];
    const less = (kind) => {
        const told = declared[kind];
        if (told === null)
            return null;
        const unread = Math.min(missing, Math.max(0, told - counted[kind]));
        return Math.max(0, told - counts[kind] - unread);
    };
    return { total: less('total'), passed: less('passed'), failed: less('failed') };
}


/***/ }),

/***/ 64455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ pooled),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   v_: () => (/* binding */ passShare)
/* harmony export */ });
/** The share that passed; 0 where nothing ran. */
function passShare({ passed, total }) {
    return total === 0 ? 0 : passed / total;
}
/** Whether both sides have results, without which a case says nothing of a change. */
function isCompared({ baseline, head }) {
    return baseline.total > 0 && head.total > 0;
}
/** All cases as one. */
function pooled(pairs) {
    const sum = (side, of) => pairs.reduce((total, pair) => total + pair[side][of], 0);
    const tally = (side) => ({
        passed: sum(side, 'passed'),
        total: sum(side, 'total'),
    });
    return { baseline: tally('baseline'), head: tally('head') };
}


/***/ }),

/***/ 11877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ smallestDrop)
/* harmony export */ });
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56825);
/* harmony import */ var _case_pair_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64455);


const STEPS = 1000;
const HALVINGS = 50;
/**
 * The smallest mean drop of the pass rate that this sample would have seen with the given power;
 * null where it would have seen none.
 *
 * Pass rates of cases are drawn towards that of all, g = (Σx_A + ½)/(Σn_A + 1), as
 * p = (x_A + 2g)/(n_A + 2). Where every case drops by δ, as far as it can, to q = max(0, p − δ), the
 * mean drop D is seen if it is at least
 * [z_{1−α} √Σ m(1 − m)(1/n_A + 1/n_B) + z_{power} √Σ (p(1 − p)/n_A + q(1 − q)/n_B)]/C with
 * m = (n_A p + n_B q)/(n_A + n_B). It is told for the smallest such δ.
 */
function smallestDrop(pairs, { alpha, power }) {
    const strata = strataOf(pairs.filter(_case_pair_js__WEBPACK_IMPORTED_MODULE_0__/* .isCompared */ .uQ));
    const reach = { alpha: (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Z)(1 - alpha), power: (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Z)(power) };
    const isSeen = (drop) => margin(strata, drop, reach) >= 0;
    const steps = Array.from({ length: STEPS }, (_, index) => (index + 1) / STEPS);
    const seen = strata.length === 0 ? undefined : steps.find(isSeen);
    if (seen === undefined)
        return null;
    let [low, high] = [seen - 1 / STEPS, seen];
    for (let halving = 0; halving < HALVINGS; halving += 1) {
        const middle = (low + high) / 2;
        if (isSeen(middle))
            high = middle;
        else
            low = middle;
    }
    return totalDrop(strata, high) / strata.reduce((sum, { cases }) => sum + cases, 0);
}
function strataOf(pairs) {
    const { passed, total } = (0,_case_pair_js__WEBPACK_IMPORTED_MODULE_0__/* .pooled */ .IE)(pairs).baseline;
    const general = (passed + 0.5) / (total + 1);
    const alike = Map.groupBy(pairs, ({ baseline, head }) => [baseline.passed, baseline.total, head.total].join('/'));
    return [...alike.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const { baseline, head } = first;
        const rate = (baseline.passed + 2 * general) / (baseline.total + 2);
        return [{ rate, baseline: baseline.total, head: head.total, cases: group.length }];
    });
}
function totalDrop(strata, drop) {
    return strata.reduce((sum, { rate, cases }) => sum + cases * Math.min(rate, drop), 0);
}
/** How far the sum of the drops is above what would be seen. */
function margin(strata, drop, reach) {
    let unchanged = 0;
    let changed = 0;
    for (const { rate, baseline, head, cases } of strata) {
        const after = Math.max(0, rate - drop);
        const mean = (baseline * rate + head * after) / (baseline + head);
        unchanged += cases * mean * (1 - mean) * (1 / baseline + 1 / head);
        changed += cases * ((rate * (1 - rate)) / baseline + (after * (1 - after)) / head);
    }
    const needed = reach.alpha * Math.sqrt(unchanged) + reach.power * Math.sqrt(changed);
    return totalDrop(strata, drop) - needed;
}


/***/ }),

/***/ 9768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ studentQuantile),
/* harmony export */   O9: () => (/* binding */ betaQuantile)
/* harmony export */ });
/* unused harmony exports logBeta, betaCdf */
/* harmony import */ var _gamma_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94465);
/* harmony import */ var _inverse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48876);


const PRECISION = 1e-16;
/** Keeps the denominators of the continued fraction from 0. */
const TINY = 1e-300;
const MAX_TERMS = 100_000;
/** ln B(a, b). */
function logBeta(a, b) {
    return (0,_gamma_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(a) + (0,_gamma_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(b) - (0,_gamma_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(a + b);
}
/** I_x(a, b), the regularised incomplete beta function, by its continued fraction (DLMF 8.17.22). */
function betaCdf(x, a, b) {
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    const scale = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b));
    return x < (a + 1) / (a + b + 2)
        ? (scale * fraction(x, a, b)) / a
        : 1 - (scale * fraction(1 - x, b, a)) / b;
}
/** By Lentz' method. */
function fraction(x, a, b) {
    let c = 1;
    let d = 1 / (1 - ((a + b) * x) / (a + 1) || TINY);
    let value = d;
    const step = (numerator) => {
        d = 1 / (1 + numerator * d || TINY);
        c = 1 + numerator / c || TINY;
        value *= c * d;
        return Math.abs(c * d - 1) < PRECISION;
    };
    for (let m = 1; m < MAX_TERMS; m += 1) {
        step((m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)));
        if (step((-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))))
            break;
    }
    return value;
}
/** BetaInv(p; a, b): the x with I_x(a, b) = p. */
function betaQuantile(probability, a, b) {
    if (probability <= 0)
        return 0;
    if (probability >= 1)
        return 1;
    const norm = logBeta(a, b);
    const beta = {
        cdf: (x) => betaCdf(x, a, b),
        density: (x) => Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x) - norm),
        lower: 0,
        upper: 1,
    };
    return (0,_inverse_js__WEBPACK_IMPORTED_MODULE_1__/* .quantileOf */ .X)(beta, probability, a / (a + b));
}
/**
 * The quantile of Student's t. Of a t of ν degrees of freedom, ν/(ν + t²) is beta distributed with
 * ν/2 and ½, and what it lacks of 1 with ½ and ν/2 (DLMF 8.17); the lesser of both is exact.
 */
function studentQuantile(probability, degrees) {
    const sign = probability < 0.5 ? -1 : 1;
    const outside = 2 * Math.min(probability, 1 - probability);
    if (outside > 0.5) {
        const y = betaQuantile(1 - outside, 0.5, degrees / 2);
        return sign * Math.sqrt((degrees * y) / (1 - y));
    }
    const x = betaQuantile(outside, degrees / 2, 0.5);
    return sign * Math.sqrt((degrees * (1 - x)) / x);
}


/***/ }),

/***/ 94465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QN: () => (/* binding */ upperGamma),
/* harmony export */   SX: () => (/* binding */ logGamma),
/* harmony export */   pV: () => (/* binding */ chiSquareQuantile)
/* harmony export */ });
/* harmony import */ var _inverse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48876);

/** Lanczos' coefficients for g = 7 by P. Godfrey: 15 digits for every positive argument. */
const LANCZOS = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
    -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
    1.5056327351493116e-7,
];
const LANCZOS_G = 7;
const PRECISION = 1e-16;
/** Keeps the denominators of continued fractions from 0. */
const TINY = 1e-300;
const MAX_TERMS = 100_000;
/** ln Γ(x) of a positive x (Lanczos 1964). */
function logGamma(x) {
    if (x < 0.5)
        return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
    const shifted = x - 1;
    const series = LANCZOS.reduce((sum, coefficient, index) => index === 0 ? coefficient : sum + coefficient / (shifted + index));
    const t = shifted + LANCZOS_G + 0.5;
    return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(series);
}
/**
 * Q(a, x) = Γ(a, x)/Γ(a), the regularised upper incomplete gamma function: by the series of P
 * below a + 1, by Legendre's continued fraction above (DLMF 8.11.4 and 8.9.2).
 */
function upperGamma(a, x) {
    if (x <= 0)
        return 1;
    const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
    return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}
function lowerSeries(a, x) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < MAX_TERMS && term > sum * PRECISION; n += 1) {
        term *= x / (a + n);
        sum += term;
    }
    return sum;
}
/** By Lentz' method. */
function upperFraction(a, x) {
    let b = x + 1 - a;
    let c = 1 / TINY;
    let d = 1 / b;
    let fraction = d;
    for (let n = 1; n < MAX_TERMS; n += 1) {
        const numerator = -n * (n - a);
        b += 2;
        d = 1 / (numerator * d + b || TINY);
        c = b + numerator / c || TINY;
        const factor = c * d;
        fraction *= factor;
        if (Math.abs(factor - 1) < PRECISION)
            break;
    }
    return fraction;
}
/** The x that a χ² of so many degrees of freedom stays below with the given probability. */
function chiSquareQuantile(probability, degrees) {
    const a = degrees / 2;
    const gamma = {
        cdf: (x) => 1 - upperGamma(a, x),
        density: (x) => Math.exp((a - 1) * Math.log(x) - x - logGamma(a)),
        lower: 0,
        upper: Number.POSITIVE_INFINITY,
    };
    return 2 * (0,_inverse_js__WEBPACK_IMPORTED_MODULE_0__/* .quantileOf */ .X)(gamma, probability, a);
}


/***/ }),

/***/ 48876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ quantileOf)
/* harmony export */ });
const MAX_STEPS = 200;
const PRECISION = 1e-15;
/**
 * The x at which the distribution function reaches a probability: Newton's method, kept inside a
 * bracket that every step narrows; a step that would leave it is a bisection.
 *
 * @param start where to begin; what is outside the interval begins in its middle.
 */
function quantileOf({ cdf, density, lower, upper }, probability, start) {
    let [low, high] = [lower, upper];
    const middle = () => (Number.isFinite(high) ? (low + high) / 2 : 2 * low + 1);
    let x = start > low && start < high ? start : middle();
    for (let step = 0; step < MAX_STEPS; step += 1) {
        const excess = cdf(x) - probability;
        if (excess === 0)
            return x;
        if (excess > 0)
            high = x;
        else
            low = x;
        const newton = x - excess / density(x);
        const next = newton > low && newton < high ? newton : middle();
        if (Math.abs(next - x) <= PRECISION * x)
            return next;
        x = next;
    }
    return x;
}


/***/ }),

/***/ 56825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ normalQuantile),
/* harmony export */   v: () => (/* binding */ normalCdf)
/* harmony export */ });
/* harmony import */ var _gamma_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94465);

/** Φ(z), the distribution function of the standard normal: Q(½, z²/2)/2 below 0. */
function normalCdf(z) {
    const tail = (0,_gamma_js__WEBPACK_IMPORTED_MODULE_0__/* .upperGamma */ .QN)(0.5, (z * z) / 2) / 2;
    return z < 0 ? tail : 1 - tail;
}
/** z with Φ(z) = p: formula 26.2.23 of Abramowitz & Stegun, made exact by Halley's method. */
function normalQuantile(probability) {
    if (probability > 0.5)
        return -normalQuantile(1 - probability);
    if (probability <= 0)
        return Number.NEGATIVE_INFINITY;
    const t = Math.sqrt(-2 * Math.log(probability));
    const numerator = 2.515517 + t * (0.802853 + t * 0.010328);
    const denominator = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
    let z = numerator / denominator - t;
    for (let step = 0; step < 3; step += 1) {
        const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
        const error = (normalCdf(z) - probability) / density;
        z -= error / (1 + (z * error) / 2);
    }
    return z;
}


/***/ }),

/***/ 16202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ passAllOf),
/* harmony export */   d9: () => (/* binding */ surpriseOfFailure),
/* harmony export */   jJ: () => (/* binding */ failureRateBound)
/* harmony export */ });
/* unused harmony export chanceToShowFlake */
/** The chance that so many iterations show a flake: 1 − φ^K − (1 − φ)^K. */
function chanceToShowFlake(rate, iterations) {
    if (iterations === 0)
        return 0;
    return Math.max(0, 1 - rate ** iterations - (1 - rate) ** iterations);
}
/**
 * The highest rate of failure that so many passes in a row leave possible: φ ≤ 1 − α^{1/K}. Five
 * passes say no more than that it is below 45 %.
 */
function failureRateBound(passes, alpha) {
    return passes === 0 ? 1 : 1 - alpha ** (1 / passes);
}
/**
 * pass^k, the chance that k tries in a row pass, without bias: C(c, k)/C(n, k) with c of n passed
 * (Yao et al. 2024, arXiv 2406.12045). Null where there are less than k tries.
 */
function passAllOf(passed, total, tries) {
    if (tries > total)
        return null;
    let chance = 1;
    for (let index = 0; index < tries; index += 1) {
        chance *= Math.max(0, passed - index) / (total - index);
    }
    return chance;
}
/**
 * How surprising a failure is after H earlier runs of the same definition of which h passed:
 * p = (H − h + 1)/(H + 1), the rank of this failure among them all. Above α the case is known to be
 * flaky. Null without history, where that is unknown.
 */
function surpriseOfFailure(earlierRuns, earlierPasses) {
    return earlierRuns === 0 ? null : (earlierRuns - earlierPasses + 1) / (earlierRuns + 1);
}


/***/ }),

/***/ 75386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ neededSampleSize),
/* harmony export */   p: () => (/* binding */ exactInterval)
/* harmony export */ });
/* harmony import */ var _distributions_beta_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9768);

/**
 * The exact interval of a pass rate (Clopper & Pearson 1934): each end is missed with a chance of at
 * most `tail`, so that with a tail of α the lower end is the one-sided bound,
 * BetaInv(α; x, n − x + 1), which is 0 where nothing passed.
 *
 * These cases: x of n iterations. Unseen cases: n cases, and x the sum of their pass rates.
 */
function exactInterval(passed, total, tail) {
    const failed = total - passed;
    return {
        lower: passed <= 0 ? 0 : (0,_distributions_beta_js__WEBPACK_IMPORTED_MODULE_0__/* .betaQuantile */ .O9)(tail, passed, failed + 1),
        upper: failed <= 0 ? 1 : (0,_distributions_beta_js__WEBPACK_IMPORTED_MODULE_0__/* .betaQuantile */ .O9)(1 - tail, passed + 1, failed),
    };
}
/**
 * How many have to pass, without one that fails, before the exact lower bound is at least a rate:
 * n ≥ ln α/ln p₀. Null for a rate of 1, which no sample shows.
 */
function neededSampleSize(rate, alpha) {
    if (rate >= 1)
        return null;
    const needed = Math.log(alpha) / Math.log(rate);
    return Math.max(1, Math.ceil(needed * (1 - 1e-12)));
}


/***/ }),

/***/ 87891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isSignificant),
/* harmony export */   v: () => (/* binding */ matters)
/* harmony export */ });
/** Sums of chances come out some last digits above what they are. */
const ROUNDING = 1e-9;
/**
 * Whether a probability is at most the level, where both may be the same number by other roads:
 * 3 of 3 against 0 of 3 is exactly .05.
 */
function isSignificant(pValue, level) {
    return pValue <= level * (1 + ROUNDING);
}
/** Whether a drop is at least as large as one that matters; a rise never is. */
function matters(drop, minEffect) {
    return drop > 0 && drop >= minEffect * (1 - ROUNDING);
}


/***/ }),

/***/ 58835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ findText),
  M: () => (/* binding */ matchesPattern)
});

;// CONCATENATED MODULE: ./build/gate/surface/patterns/pattern-syntax.js
const LAST = 0x10ffff;
const MOST_REPEATS = 300;
const MOST_NESTING = 50;
const DIGITS = [[0x30, 0x39]];
const WORD = [...DIGITS, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]];
const SPACE = [
    ...[
        [9, 13],
        [0x20, 0x20],
        [0xa0, 0xa0],
        [0x1680, 0x1680],
        [0x2000, 0x200a],
    ],
    ...[
        [0x2028, 0x2029],
        [0x202f, 0x202f],
        [0x205f, 0x205f],
        [0x3000, 0x3000],
    ],
    [0xfeff, 0xfeff],
];
const LINE_ENDS = [
    [10, 10],
    [13, 13],
    [0x2028, 0x2029],
];
const CLASSES = {
    ...{ d: DIGITS, w: WORD, s: SPACE },
    ...{ D: complement(DIGITS), W: complement(WORD), S: complement(SPACE) },
};
const CONTROLS = { n: 10, r: 13, t: 9, f: 12, v: 11, 0: 0 };
const HEX_LENGTHS = { x: 2, u: 4 };
const SYNTAX_CHARACTERS = '^$\\.*+?()[]{}|/-';
/** All code points that are in none of them. */
function complement(ranges) {
    const gaps = [];
    let next = 0;
    for (const [first, last] of ranges.toSorted(([one], [other]) => one - other)) {
        if (first > next)
            gaps.push([next, first - 1]);
        next = Math.max(next, last + 1);
    }
    return next > LAST ? gaps : [...gaps, [next, LAST]];
}
/**
 * Takes a pattern of ECMA-262 apart; null where it has what no automaton can do (looking around,
 * going back) or what is not worth it here (properties of Unicode, borders of words).
 */
function parsePattern(pattern) {
    const reader = new PatternReader(pattern);
    const syntax = reader.choice(0);
    return syntax !== null && reader.isAtEnd() ? syntax : null;
}
class PatternReader {
    #characters;
    #at = 0;
    constructor(pattern) {
        this.#characters = [...pattern];
    }
    isAtEnd() {
        return this.#at >= this.#characters.length;
    }
    choice(depth) {
        if (depth > MOST_NESTING)
            return null;
        const parts = [];
        do {
            const part = this.#sequence(depth);
            if (part === null)
                return null;
            parts.push(part);
        } while (this.#take('|'));
        return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'choice', parts };
    }
    #sequence(depth) {
        const parts = [];
        while (!this.isAtEnd() && this.#peek() !== '|' && this.#peek() !== ')') {
            const part = this.#term(depth);
            if (part === null)
                return null;
            parts.push(part);
        }
        return { kind: 'sequence', parts };
    }
    #term(depth) {
        if (this.#take('^'))
            return { kind: 'start' };
        if (this.#take('$'))
            return { kind: 'end' };
        const atom = this.#atom(depth);
        return atom === null ? null : this.#repeated(atom);
    }
    #atom(depth) {
        const next = this.#next();
        if (next === '(')
            return this.#group(depth);
        if (next === '[')
            return this.#characterClass();
        if (next === '.')
            return { kind: 'characters', ranges: complement(LINE_ENDS) };
        if (next === '\\') {
            const ranges = this.#escape();
            return ranges && { kind: 'characters', ranges };
        }
        if (next === undefined || '*+?{}]'.includes(next))
            return null;
        return { kind: 'characters', ranges: single(next) };
    }
    #group(depth) {
        if (this.#take('?') && !this.#take(':') && !this.#groupName())
            return null;
        const inner = this.choice(depth + 1);
        return inner !== null && this.#take(')') ? inner : null;
    }
    #groupName() {
        if (!this.#take('<') || this.#peek() === '=' || this.#peek() === '!')
            return false;
        const end = this.#characters.indexOf('>', this.#at);
        if (end === -1)
            return false;
        this.#at = end + 1;
        return true;
    }
    #repeated(part) {
        const counts = this.#counts();
        if (counts === undefined)
            return part;
        if (counts === null)
            return null;
        // A lazy one matches the same texts.
        this.#take('?');
        const [least, most] = counts;
        const isSmall = least <= MOST_REPEATS && (most <= MOST_REPEATS || most === Infinity);
        return isSmall && least <= most ? { kind: 'repeat', part, least, most } : null;
    }
    /** Undefined: it is there once; null: what there is of counts makes no sense. */
    #counts() {
        if (this.#take('*'))
            return [0, Infinity];
        if (this.#take('+'))
            return [1, Infinity];
        if (this.#take('?'))
            return [0, 1];
        if (!this.#take('{'))
            return undefined;
        const least = this.#number();
        if (least === null)
            return null;
        if (this.#take('}'))
            return [least, least];
        if (!this.#take(','))
            return null;
        if (this.#take('}'))
            return [least, Infinity];
        const most = this.#number();
        return most !== null && this.#take('}') ? [least, most] : null;
    }
    #number() {
        const start = this.#at;
        while (/^\d$/.test(this.#peek() ?? '') && this.#at - start < 9)
            this.#at += 1;
        return this.#at === start ? null : Number(this.#characters.slice(start, this.#at).join(''));
    }
    #characterClass() {
        const isNegated = this.#take('^');
        const ranges = [];
        while (!this.#take(']')) {
            const first = this.#classMember();
            if (first === null)
                return null;
            if (this.#peek() !== '-' || this.#characters[this.#at + 1] === ']') {
                ranges.push(...first);
                continue;
            }
            this.#at += 1;
            const range = rangeOf(first, this.#classMember());
            if (range === null)
                return null;
            ranges.push(range);
        }
        return { kind: 'characters', ranges: isNegated ? complement(ranges) : ranges };
    }
    #classMember() {
        const next = this.#next();
        if (next === undefined)
            return null;
        if (next !== '\\')
            return single(next);
        return this.#take('b') ? [[8, 8]] : this.#escape();
    }
    #escape() {
        const next = this.#next();
        if (next === undefined)
            return null;
        if (Object.hasOwn(CLASSES, next))
            return CLASSES[next] ?? null;
        const control = Object.hasOwn(CONTROLS, next) ? CONTROLS[next] : undefined;
        if (control !== undefined)
            return [[control, control]];
        const length = Object.hasOwn(HEX_LENGTHS, next) ? HEX_LENGTHS[next] : undefined;
        if (length !== undefined)
            return this.#hex(length);
        return SYNTAX_CHARACTERS.includes(next) ? single(next) : null;
    }
    #hex(length) {
        const digits = this.#characters.slice(this.#at, this.#at + length).join('');
        if (digits.length !== length || !/^[\da-f]+$/i.test(digits))
            return null;
        this.#at += length;
        const point = Number.parseInt(digits, 16);
        return [[point, point]];
    }
    #peek() {
        return this.#characters[this.#at];
    }
    #next() {
        const next = this.#peek();
        this.#at += 1;
        return next;
    }
    #take(character) {
        if (this.#peek() !== character)
            return false;
        this.#at += 1;
        return true;
    }
}
function single(character) {
    const point = character.codePointAt(0) ?? 0;
    return [[point, point]];
}
function rangeOf(first, last) {
    const [from] = first;
    const [to] = last ?? [];
    if (from === undefined || to === undefined)
        return null;
    const isPlain = from[0] === from[1] && to[0] === to[1] && first.length === 1;
    return isPlain && from[0] <= to[0] ? [from[0], to[0]] : null;
}

;// CONCATENATED MODULE: ./build/gate/surface/patterns/automaton.js

const MOST_STATES = 1_500;
const NOTHING = [];
/** Null where the pattern is none that an automaton can do, or too large a one. */
function automatonOf(pattern) {
    const syntax = parsePattern(pattern);
    if (syntax === null)
        return null;
    const states = [];
    const add = () => states.push({ ranges: NOTHING, next: -1, free: [] }) - 1;
    const first = add();
    const last = build(syntax, first, states, add);
    return last === null ? null : { states, first, last };
}
/** Adds the states of a part that begins in a state, and tells the one it ends in. */
function build(syntax, from, states, add) {
    if (states.length > MOST_STATES)
        return null;
    const lead = (one, to, at) => states[one]?.free.push(at === undefined ? { to } : { to, at });
    const end = add();
    switch (syntax.kind) {
        case 'characters': {
            const state = states[from];
            if (state !== undefined && state.next === -1) {
                state.ranges = syntax.ranges;
                state.next = end;
            }
            return end;
        }
        case 'start':
        case 'end':
            lead(from, end, syntax.kind);
            return end;
        case 'sequence':
        case 'choice': {
            let at = from;
            for (const part of syntax.parts) {
                const begin = add();
                lead(syntax.kind === 'choice' ? from : at, begin);
                at = build(part, begin, states, add);
                if (at === null)
                    return null;
                if (syntax.kind === 'choice')
                    lead(at, end);
            }
            if (syntax.kind === 'sequence')
                lead(at, end);
            return end;
        }
        default:
            return buildRepeat(syntax, { from, end }, states, add);
    }
}
function buildRepeat({ part, least, most }, { from, end }, states, add) {
    let at = from;
    const copies = most === Infinity ? least + 1 : most;
    for (let copy = 0; copy < copies; copy += 1) {
        const begin = add();
        states[at]?.free.push({ to: begin });
        if (copy >= least)
            states[begin]?.free.push({ to: end });
        // What a copy begins in may have one way for characters alone.
        const inner = add();
        states[begin]?.free.push({ to: inner });
        const done = build(part, inner, states, add);
        if (done === null)
            return null;
        if (most === Infinity && copy === least)
            states[done]?.free.push({ to: begin });
        at = done;
    }
    states[at]?.free.push({ to: end });
    return end;
}
/** Where it stands before a text. */
function startOf(automaton) {
    return closure(automaton, [automaton.first], { start: true, end: false });
}
/** Where it stands after one more code point. */
function stepOf(automaton, standing, point) {
    if (standing === null)
        return null;
    const reached = standing.flatMap((index) => {
        const state = automaton.states[index];
        return state?.ranges.some(([first, last]) => point >= first && point <= last)
            ? [state.next]
            : [];
    });
    return closure(automaton, [...reached, automaton.first], { start: false, end: false });
}
/** Whether it has found its pattern where the text ends here. */
function isFound(automaton, standing, isStart) {
    return standing === null || closure(automaton, standing, { start: isStart, end: true }) === null;
}
function closure({ states, last }, from, place) {
    const reached = new Set(from);
    for (const index of reached) {
        for (const { to, at } of states[index]?.free ?? []) {
            if (at === undefined || place[at])
                reached.add(to);
        }
    }
    return reached.has(last) ? null : [...reached].sort((one, other) => one - other);
}

;// CONCATENATED MODULE: ./build/gate/surface/patterns/pattern-search.js

const MOST_STANDINGS = 1_500;
/** A state has a length in it up to this, and longer texts are not told apart. */
const MOST_COUNTED = 80;
const MOST_INTERVALS = 120;
const SURROGATES = [0xd800, 0xdfff];
/** Of the code points that do the same, those that people can read stand for all. */
const READABLE = [..."aA0 -_.@/:x1b9Z!#'"].map((character) => character.codePointAt(0) ?? 0);
const compiled = new Map();
const MOST_COMPILED = 500;
function automaton(pattern) {
    const known = compiled.get(pattern);
    if (known !== undefined)
        return known;
    if (compiled.size >= MOST_COMPILED)
        compiled.clear();
    const made = automatonOf(pattern);
    compiled.set(pattern, made);
    return made;
}
/** Whether a pattern is found in a text; null where that was not found out. */
function matchesPattern(pattern, text) {
    const found = automaton(pattern);
    if (found === null)
        return null;
    let standing = startOf(found);
    for (const character of text) {
        if (standing === null)
            return true;
        standing = stepOf(found, standing, character.codePointAt(0) ?? 0);
    }
    return isFound(found, standing, text === '');
}
/** Looks for the shortest text of a kind, through all the states that the patterns can be in. */
function findText({ found, missing = [], minLength = 0, maxLength }, mayStep = () => true) {
    const automata = [...found, ...missing].map(automaton);
    if (automata.includes(null))
        return 'unknown';
    const all = automata.filter((one) => one !== null);
    const alphabet = alphabetOf(all);
    const most = maxLength ?? Infinity;
    const counted = Number.isFinite(most) ? most + 1 : minLength;
    if (alphabet === null || counted > MOST_COUNTED)
        return 'unknown';
    const seen = new Set();
    const queue = [{ standings: all.map(startOf), length: 0, points: [] }];
    for (const place of queue) {
        const { standings, length, points } = place;
        const isHere = all.every((one, index) => isFound(one, standings[index] ?? null, points.length === 0) === index < found.length);
        if (isHere && length >= minLength)
            return { text: String.fromCodePoint(...points) };
        if (points.length >= most)
            continue;
        for (const point of alphabet) {
            const next = all.map((one, index) => stepOf(one, standings[index] ?? null, point));
            const nextLength = Math.min(length + 1, counted);
            // What is found once stays found.
            if (next.some((standing, index) => standing === null && index >= found.length))
                continue;
            const key = `${nextLength}|${next.map((standing) => standing?.join(',') ?? '!').join('|')}`;
            if (seen.has(key))
                continue;
            if (seen.size >= MOST_STANDINGS || !mayStep())
                return 'unknown';
            seen.add(key);
            queue.push({ standings: next, length: nextLength, points: [...points, point] });
        }
    }
    return 'none';
}
/** One code point of each set of them that the patterns do not tell apart. */
function alphabetOf(automata) {
    const starts = new Set([0, SURROGATES[1] + 1]);
    for (const { states } of automata) {
        for (const { ranges } of states) {
            for (const [first, last] of ranges) {
                starts.add(first);
                starts.add(last + 1);
            }
        }
        if (starts.size > MOST_INTERVALS)
            return null;
    }
    const ordered = [...starts]
        .filter((point) => point <= 0x10ffff)
        .sort((one, other) => one - other);
    return ordered.flatMap((first, index) => {
        const last = (ordered[index + 1] ?? 0x110000) - 1;
        if (first >= SURROGATES[0] && first <= SURROGATES[1])
            return [];
        return [READABLE.find((point) => point >= first && point <= last) ?? first];
    });
}


/***/ }),

/***/ 79729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ verdictOnTrouble)
/* harmony export */ });
/* unused harmony exports invalidVerdict, incompleteVerdict */
/* harmony import */ var _trouble_whose_trouble_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12538);

/**
 * Verdict where no results came about, or a service refuses them. One text a mistake.
 * @param told takes out of a text what nobody is to see.
 */
function verdictOnTrouble(error, told) {
    const texts = (0,_trouble_whose_trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleTexts */ .wz)(error).map(told);
    return (0,_trouble_whose_trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .isUsersTrouble */ .Sf)(error) ? invalidVerdict(texts) : incompleteVerdict(texts.join(' '));
}
/** Verdict where the configuration is wrong and nothing was run. One text a problem. */
function invalidVerdict(texts) {
    const troubles = texts.map(onOneLine).filter((text) => text !== '');
    return { value: 'invalid', checks: [], judged: null, troubles };
}
/** Verdict where something outside the configuration kept a report from coming about. */
function incompleteVerdict(message) {
    return { value: 'incomplete', checks: [], judged: null, troubles: [onOneLine(message)] };
}
/** What a problem quotes may have line breaks of its own: they do not make it two. */
function onOneLine(text) {
    return text
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ');
}


/***/ }),

/***/ 89315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ isPackedHistory),
/* harmony export */   Xb: () => (/* binding */ unpackHistory),
/* harmony export */   nD: () => (/* binding */ MOST_RUNS),
/* harmony export */   tR: () => (/* binding */ historyAfter)
/* harmony export */ });
/* unused harmony export packHistory */
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63580);
/* harmony import */ var _folded_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99535);


/** Older runs say little of the code of today. */
const MOST_RUNS = 30;
/** So many are one text: few texts for whoever counts values, short ones for whoever writes them. */
const CASES_PER_TEXT = 1_000;
const LETTERS = { passed: 'p', failed: 'f', varied: 'v' };
const OUTCOMES = { p: 'passed', f: 'failed', v: 'varied' };
/**
 * Histories as texts, each case as `identity,definition,p12f1p3;`: passed twelve times, failed once,
 * passed three times. The definition is left out where it is not known, a case without outcomes
 * altogether.
 */
function packHistory(cases) {
    const packed = [...cases].flatMap(({ identity, definition, outcomes }) => {
        const of = definition === null ? '' : `,${definition}`;
        return outcomes.length === 0 ? [] : `${identity}${of},${runLengths(outcomes)};`;
    });
    const texts = [];
    for (let at = 0; at < packed.length; at += CASES_PER_TEXT) {
        texts.push(packed.slice(at, at + CASES_PER_TEXT).join(''));
    }
    return texts;
}
function runLengths(outcomes) {
    const runs = [];
    for (const outcome of outcomes.slice(-MOST_RUNS)) {
        const last = runs.at(-1);
        if (last?.outcome === outcome)
            last.length += 1;
        else
            runs.push({ outcome, length: 1 });
    }
    return runs.map(({ outcome, length }) => `${LETTERS[outcome]}${length}`).join('');
}
const PACKED = /([0-9a-f]{16})(?:,([0-9a-f]{16}))?,((?:[pfv]\d{1,2}){1,30});/y;
const RUN_LENGTH = /([pfv])(\d{1,2})/g;
/** The cases of a packed text one by one; null, and then no more, where it goes on with none. */
function* casesIn(text) {
    for (let at = 0; at < text.length;) {
        PACKED.lastIndex = at;
        const found = PACKED.exec(text);
        if (found === null) {
            yield null;
            return;
        }
        const [whole, identity, definition, lengths = ''] = found;
        const outcomes = [...lengths.matchAll(RUN_LENGTH)].flatMap(([, letter = '', length]) => {
            const outcome = OUTCOMES[letter];
            return outcome === undefined ? [] : Array(Number(length)).fill(outcome);
        });
        yield {
            identity: identity,
            definition: definition === undefined ? null : definition,
            outcomes: outcomes.slice(-MOST_RUNS),
        };
        at += whole.length;
    }
}
/** Each case of such texts. */
function* unpackHistory(texts) {
    for (const text of texts) {
        for (const history of casesIn(text)) {
            if (history === null)
                throw new Error('A history was not read by the reader of reports.');
            yield history;
        }
    }
}
/** Whether a text of anybody can be unpacked. */
function isPackedHistory(text) {
    for (const history of casesIn(text))
        if (history === null)
            return false;
    return true;
}
/**
 * What a later report carries of how cases came out: what this one carries, and how its own cases
 * did. With another definition a case begins anew, and one that is no more is forgotten.
 */
function historyAfter({ cases, caseHistory = [] }) {
    const former = new Map();
    for (const history of unpackHistory(caseHistory))
        former.set(history.identity, history);
    const histories = new Map();
    for (const { identity, definition, outcome } of outcomesOf(cases)) {
        const known = former.get(identity);
        const earlier = known?.definition === definition ? known.outcomes : [];
        const outcomes = outcome === null ? earlier : [...earlier, outcome].slice(-MOST_RUNS);
        // Of two cases of one identity nobody knows which is which later.
        histories.set(identity, {
            ...{ identity, definition },
            outcomes: histories.has(identity) ? [] : outcomes,
        });
    }
    return packHistory(histories.values());
}
function* outcomesOf(cases) {
    for (const testCase of cases) {
        const { identity, definition = null, folded } = testCase;
        if (identity !== undefined)
            yield { identity, definition, outcome: runOutcome(testCase) };
        if (folded === undefined)
            continue;
        for (const one of (0,_folded_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackCases */ .kZ)(folded)) {
            const outcome = one.passed > 0 ? 'passed' : null;
            yield { identity: one.identity, definition: null, outcome };
        }
    }
}
/** Null where it says nothing, or where what is missing could have made it another. */
function runOutcome(testCase) {
    const { total, passed, failed, unfinished, flaky } = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countCase */ .cP)(testCase);
    if (flaky > 0 || (passed > 0 && failed > 0))
        return 'varied';
    const isShort = unfinished > 0 || total < (testCase.planned ?? 0);
    if (isShort || total === 0)
        return null;
    return passed > 0 ? 'passed' : 'failed';
}


/***/ }),

/***/ 90267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ caseNames)
/* harmony export */ });
/** What a user may call a case: its title, that of its test where it runs on several models, its id. */
function caseNames({ title, serviceCaseId, variant }) {
    const names = [title, serviceCaseId, variant?.title];
    return new Set(names.filter((name) => name !== undefined));
}


/***/ }),

/***/ 99535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jy: () => (/* binding */ CaseFolder),
/* harmony export */   P5: () => (/* binding */ bearOut),
/* harmony export */   kZ: () => (/* binding */ unpackCases)
/* harmony export */ });
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63580);

/** So many are one text: few texts for whoever counts values, short ones for whoever writes them. */
const CASES_PER_TEXT = 1_000;
/**
 * Adds cases up, and packs each of them: its identity, duration, and iterations that passed and that
 * were skipped, as in `0123456789abcdef,12.5,3,1;`. Of one that passed once the counts are left out,
 * as is a duration that is not known. An entry in JSON for each would take five times the space and
 * as many values as a reader takes of them all.
 */
class CaseFolder {
    #packed = [];
    #open = [];
    #cases = 0;
    #passed = 0;
    #skipped = 0;
    #durationMs = null;
    add(folded) {
        this.#cases += 1;
        this.#passed += folded.passed;
        this.#skipped += folded.skipped;
        this.#durationMs = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .addKnown */ .v2)(this.#durationMs, folded.durationMs);
        this.#open.push(packed(folded));
        if (this.#open.length === CASES_PER_TEXT)
            this.#close();
    }
    /** Null where there are none. */
    finish() {
        if (this.#cases === 0)
            return null;
        if (this.#open.length > 0)
            this.#close();
        return {
            cases: this.#cases,
            passed: this.#passed,
            ...(this.#skipped > 0 && { skipped: this.#skipped }),
            durationMs: this.#durationMs,
            packed: this.#packed,
        };
    }
    #close() {
        this.#packed.push(this.#open.join(''));
        this.#open = [];
    }
}
function packed({ identity, passed, skipped, durationMs }) {
    const counts = passed === 1 && skipped === 0 ? '' : `,${passed},${skipped}`;
    const duration = durationText(durationMs);
    return counts === '' && duration === '' ? `${identity};` : `${identity},${duration}${counts};`;
}
/** To the microsecond. What no clock has shown, as a service may tell it, is not known. */
function durationText(durationMs) {
    if (durationMs === null || !(durationMs >= 0 && durationMs <= Number.MAX_SAFE_INTEGER))
        return '';
    return String(Math.round(durationMs * 1_000) / 1_000);
}
const PACKED = /([0-9a-f]{16})(?:,(\d{1,16}(?:\.\d{1,3})?)?(?:,(\d{1,9}),(\d{1,9}))?)?;/y;
/** The cases of a packed text one by one; null, and then no more, where it goes on with none. */
function* casesIn(text) {
    for (let at = 0; at < text.length;) {
        PACKED.lastIndex = at;
        const found = PACKED.exec(text);
        if (found === null) {
            yield null;
            return;
        }
        const [whole, identity, durationMs, passed = '1', skipped = '0'] = found;
        yield {
            identity: identity,
            passed: Number(passed),
            skipped: Number(skipped),
            durationMs: durationMs === undefined ? null : Number(durationMs),
        };
        at += whole.length;
    }
}
/** Each case of an entry that stands for many; none where it is of a report that did not keep them. */
function* unpackCases({ packed: texts = [] }) {
    for (const text of texts) {
        for (const folded of casesIn(text)) {
            if (folded === null)
                throw new Error('Folded cases were not read by the reader of reports.');
            yield folded;
        }
    }
}
/** Whether such texts of anybody can be unpacked, and come to what is said of them. */
function bearOut(texts, { cases, passed, skipped = 0 }) {
    const sums = { cases: 0, passed: 0, skipped: 0 };
    for (const text of texts) {
        for (const folded of casesIn(text)) {
            if (folded === null)
                return false;
            sums.cases += 1;
            sums.passed += folded.passed;
            sums.skipped += folded.skipped;
        }
    }
    return sums.cases === cases && sums.passed === passed && sums.skipped === skipped;
}


/***/ }),

/***/ 73924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FL: () => (/* binding */ ranOn),
/* harmony export */   U: () => (/* binding */ modelRanOn),
/* harmony export */   ho: () => (/* binding */ costOf)
/* harmony export */ });
/* harmony import */ var _listed_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78048);

/** What an iteration ran on, as far as it says; a service need not tell what its case was sent for. */
function ranOn({ model, provider }, variant) {
    if (model === null)
        return variant ?? null;
    return { model, provider: provider ?? (model === variant?.model ? variant.provider : null) };
}
/** The same as `provider/model`. */
function modelRanOn(iteration, { variant }) {
    const ran = ranOn(iteration, variant);
    return ran === null ? null : (0,_listed_names_js__WEBPACK_IMPORTED_MODULE_0__/* .modelName */ .fD)(ran);
}
/** Prices are of so many tokens. */
const TOKENS_PRICED = 1_000_000;
/** What an iteration's tokens cost; null where it does not tell both of their counts. */
function costOf({ tokens }, price) {
    const { input, output } = tokens;
    if (!isCredible(input) || !isCredible(output))
        return null;
    return (input * price.input + output * price.output) / TOKENS_PRICED;
}
/** A report from elsewhere may say any number. */
function isCredible(figure) {
    return figure !== null && figure >= 0 && Number.isFinite(figure);
}


/***/ }),

/***/ 11057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ isOfRuns),
/* harmony export */   Yp: () => (/* binding */ hasCases),
/* harmony export */   oc: () => (/* binding */ REPORT_SOURCES)
/* harmony export */ });
/**
 * Where a report comes from: a run of the API, result files of a test runner, runs that an eval
 * program reported to a service, or servers that were looked at or asked what they offer, which have
 * no cases.
 */
const REPORT_SOURCES = ['run', 'ingest', 'command', 'doctor', 'diff'];
/** Whether the results are iterations of runs that a service keeps, whoever carried them out. */
function isOfRuns({ source }) {
    return source === 'run' || source === 'command';
}
/** Whether such a report tells of cases; else what it found stands elsewhere in it. */
function hasCases({ source }) {
    return source !== 'doctor' && source !== 'diff';
}


/***/ }),

/***/ 63580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ countReport),
/* harmony export */   RP: () => (/* binding */ totalTokens),
/* harmony export */   W_: () => (/* binding */ sumCounts),
/* harmony export */   ai: () => (/* binding */ countIterations),
/* harmony export */   cP: () => (/* binding */ countCase),
/* harmony export */   fF: () => (/* binding */ meetsRate),
/* harmony export */   p3: () => (/* binding */ nearestRank),
/* harmony export */   s8: () => (/* binding */ isFlaky),
/* harmony export */   sc: () => (/* binding */ passRate),
/* harmony export */   tY: () => (/* binding */ caseDurationMs),
/* harmony export */   v2: () => (/* binding */ addKnown),
/* harmony export */   yC: () => (/* binding */ allIterations),
/* harmony export */   z_: () => (/* binding */ sumKnown),
/* harmony export */   zp: () => (/* binding */ countCases)
/* harmony export */ });
function countIterations(iterations) {
    const counts = { total: 0, passed: 0, failed: 0, unfinished: 0, skipped: 0, flaky: 0 };
    for (const iteration of iterations) {
        const { outcome } = iteration;
        if (outcome === 'skipped') {
            counts.skipped += 1;
            continue;
        }
        counts.total += 1;
        if (isFlaky(iteration))
            counts.flaky += 1;
        if (outcome === 'passed')
            counts.passed += 1;
        else if (outcome === 'unfinished')
            counts.unfinished += 1;
        else
            counts.failed += 1;
    }
    return counts;
}
/** Passed only after it failed before; a report from elsewhere may call flaky what failed. */
function isFlaky({ outcome, flaky }) {
    return flaky && outcome === 'passed';
}
function allIterations(report) {
    return report.cases.flatMap((testCase) => testCase.iterations);
}
/** How many cases there are, folded ones included. */
function countCases(cases) {
    return cases.reduce((sum, { folded }) => sum + (folded?.cases ?? 1), 0);
}
/** Counts of a case, folded iterations included. */
function countCase({ iterations, folded }) {
    const counts = countIterations(iterations);
    const { passed = 0, skipped = 0 } = folded ?? {};
    return {
        ...counts,
        total: counts.total + passed,
        passed: counts.passed + passed,
        skipped: counts.skipped + skipped,
    };
}
/** Counts of all cases, folded iterations included. */
function countReport({ cases }) {
    return sumCounts(cases.map(countCase));
}
function sumCounts(parts) {
    const sum = countIterations([]);
    for (const { total, passed, failed, unfinished, skipped, flaky } of parts) {
        sum.total += total;
        sum.passed += passed;
        sum.failed += failed;
        sum.unfinished += unfinished;
        sum.skipped += skipped;
        sum.flaky += flaky;
    }
    return sum;
}
/** Passed iterations as a fraction of all that count; null where there are none. */
function passRate({ passed, total }) {
    return total === 0 ? null : passed / total;
}
/** Sum of the durations of a case that are known, folded iterations included. */
function caseDurationMs({ iterations, folded }) {
    const durationMs = sumKnown(iterations, (iteration) => iteration.durationMs);
    return sumKnown([durationMs, folded?.durationMs ?? null], (part) => part);
}
/** Sums of the token counts that are known. */
function totalTokens(iterations) {
    return {
        input: sumKnown(iterations, ({ tokens }) => tokens.input),
        output: sumKnown(iterations, ({ tokens }) => tokens.output),
        total: sumKnown(iterations, ({ tokens }) => tokens.total),
    };
}
/** The sum of what is known; null where nothing is. */
function addKnown(one, other) {
    return one === null && other === null ? null : (one ?? 0) + (other ?? 0);
}
/** Sum of the figures that are known; null where none is. */
function sumKnown(items, figure) {
    let sum = null;
    for (const item of items) {
        const value = figure(item);
        if (value !== null)
            sum = (sum ?? 0) + value;
    }
    return sum;
}
/** @param rate least fraction that must pass. */
function meetsRate({ passed, total }, rate) {
    // The tolerance takes up the rounding of percent typed with decimals, far below one iteration.
    return passed >= rate * total - 1e-9 * total;
}
/** Place of a percentile among so many ascending values, from 0, by the nearest rank. */
function nearestRank(total, fraction) {
    return Math.max(0, Math.ceil(total * fraction) - 1);
}


/***/ }),

/***/ 88227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P4: () => (/* binding */ discrepancyOfFile),
/* harmony export */   UB: () => (/* binding */ discrepancies),
/* harmony export */   fn: () => (/* binding */ disagreement),
/* harmony export */   oL: () => (/* binding */ bearsOut)
/* harmony export */ });
const KINDS = ['total', 'passed', 'failed'];
/** Whether a count bears out what is declared; what nobody declares is borne out by any. */
function bearsOut(declared, counted, slack = 'none') {
    if (declared === null || counted === declared)
        return true;
    return slack === (counted < declared ? 'fewer' : 'more');
}
/** Where counts do not bear out those that are declared. */
function discrepancies(declared, counted, slack = 'none') {
    return KINDS.flatMap((kind) => {
        const told = declared?.[kind] ?? null;
        return told === null || bearsOut(told, counted[kind], slack)
            ? []
            : [{ kind, declared: told, counted: counted[kind] }];
    });
}
/** `The counts disagree: the run says 5 total; its iterations, 4 total.` */
function disagreement(found, { declarer, counter }) {
    const told = found.map(({ kind, declared }) => `${declared} ${kind}`).join(', ');
    const seen = found.map(({ kind, counted }) => `${counted} ${kind}`).join(', ');
    return `The counts disagree: ${declarer} ${told}; ${counter}, ${seen}.`;
}
/** `declares 5 tests but lists 3`, of a file that states numbers of what it lists. */
function discrepancyOfFile(declared, noun, listed) {
    return `declares ${declared} ${noun}${declared === 1 ? '' : 's'} but lists ${listed}`;
}


/***/ }),

/***/ 53635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ shortfalls),
/* harmony export */   v: () => (/* binding */ contradictions)
/* harmony export */ });
/* harmony import */ var _choices_report_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11057);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63580);
/* harmony import */ var _declared_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88227);
/* harmony import */ var _listed_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78048);
/* harmony import */ var _quantity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24409);





const isCompletedRun = (report) => (0,_choices_report_source_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfRuns */ .Cd)(report) && report.run?.status === 'completed';
/**
 * What result files, or a run that completed, show by themselves to be missing, in sentences that
 * name the cases: what was planned is held against what there is.
 * @param told ids of cases of which it is said already why they did not run.
 */
function shortfalls(report, told = new Set()) {
    // Of a run that did not complete it is clear that some are missing.
    if ((0,_choices_report_source_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfRuns */ .Cd)(report) && !isCompletedRun(report))
        return [];
    const short = report.cases
        .filter(({ id }) => !told.has(id))
        .map((testCase) => ({ testCase, total: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countCase */ .cP)(testCase).total }))
        .filter(({ testCase, total }) => !(0,_declared_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .bearsOut */ .oL)(testCase.planned ?? null, total, 'more'));
    const absent = short.filter(({ total }) => total === 0);
    const fewer = short.filter(({ total }) => total > 0);
    return [
        ...sentence('did not run', absent.map(({ testCase }) => testCase.title)),
        ...sentence('ran fewer iterations than were asked for', fewer.map(({ testCase, total }) => `${testCase.title} (${total} of ${testCase.planned})`)),
    ];
}
/** What they show by themselves to be wrong, that no results which are merely missing explain. */
function contradictions(report) {
    if (!isCompletedRun(report))
        return [];
    const { cases } = report;
    const shared = sharedIds(cases);
    const repeated = cases.filter((testCase) => (shared.has(testCase) && repeatsIds(testCase)) || repeatsNumbers(testCase));
    return [
        ...sentence('came back with the same iteration more than once', repeated.map(({ title }) => title)),
        ...repeatedAcrossCases(shared, repeated),
        ...contradictedResult(report, (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countReport */ .A0)(report)),
    ];
}
function sentence(what, names) {
    return names.length === 0
        ? []
        : [`${(0,_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(names.length, 'case')} ${what}: ${(0,_listed_names_js__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Zv)(names)}`];
}
/**
 * Cases with an iteration of an id that was there before, and the cases that had it first. It walks
 * all iterations once, of which there may be a million, and hardly ever finds any.
 */
function sharedIds(cases) {
    const owners = new Map();
    const shared = new Map();
    for (const testCase of cases) {
        for (const { id } of testCase.iterations) {
            const owner = owners.get(id);
            if (owner === undefined)
                owners.set(id, testCase);
            else
                shared.set(testCase, (shared.get(testCase) ?? new Set()).add(owner));
        }
    }
    return shared;
}
function repeatsIds({ iterations }) {
    return new Set(iterations.map(({ id }) => id)).size < iterations.length;
}
/**
 * A case may run with several models, or on several hosts that the API does not tell; each counts
 * its iterations from 1. So a number that repeats is a fault where others repeat less often, or
 * where it takes the place of one that was asked for.
 */
function repeatsNumbers({ iterations, planned = 0 }) {
    const numbers = numbersOf(iterations);
    if (numbers.size === iterations.length)
        return false;
    const groups = byModel(iterations);
    if (groups.every((group) => numbersOf(group).size === group.length))
        return false;
    const alike = groups.flatMap((group) => [...Map.groupBy(group, ({ number }) => number).values()]);
    return new Set(alike.map(({ length }) => length)).size > 1 || numbers.size < planned;
}
function numbersOf(iterations) {
    return new Set(iterations.map(({ number }) => number));
}
function byModel(iterations) {
    const groups = Map.groupBy(iterations, ({ model }) => model);
    return [...groups.values()].flatMap((group) => [
        ...Map.groupBy(group, ({ provider }) => provider).values(),
    ]);
}
function repeatedAcrossCases(shared, told) {
    const toldOf = new Set(told);
    const doubtful = new Set();
    for (const [testCase, owners] of shared) {
        for (const owner of owners) {
            if (owner !== testCase && !toldOf.has(owner))
                doubtful.add(owner.title).add(testCase.title);
        }
    }
    return sentence('came back with an iteration of another case', [...doubtful]);
}
/** A pass that the iterations do not bear out. Other criteria of a service may explain a failure. */
function contradictedResult({ run }, counts) {
    if (run?.result !== 'passed' || run.foreignCases !== undefined || counts.total === 0)
        return [];
    const { criterion } = run;
    const borneOut = criterion === undefined ? counts.passed > 0 : (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .meetsRate */ .fF)(counts, criterion);
    if (borneOut)
        return [];
    const found = `${(0,_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(counts.passed)} of ${(0,_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(counts.total, 'iteration')} passed`;
    return [`The run counts as passed, but ${found}`];
}


/***/ }),

/***/ 3866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ks: () => (/* binding */ MOST_CHANGES),
/* harmony export */   W1: () => (/* binding */ CHANGE_TEXT_LENGTH),
/* harmony export */   id: () => (/* binding */ CHANGE_CLASSES),
/* harmony export */   jy: () => (/* binding */ SUBJECT_KINDS),
/* harmony export */   ms: () => (/* binding */ CHANGE_DIRECTIONS),
/* harmony export */   oR: () => (/* binding */ MOST_DIFF_LINES)
/* harmony export */ });
/* unused harmony export CHANGE_KINDS */
/**
 * Whom a change of a server's surface concerns. `sent`: what callers send, which must still be taken.
 * `read`: what they read, which must still come. `none`: neither, such as a description.
 */
const CHANGE_DIRECTIONS = ['sent', 'read', 'none'];
/**
 * What a change means for callers as they are. `breaking`: something that was right before is wrong
 * now. `unclear`: nobody can say whether there is such a thing. `wording`: models and people read
 * other words, by which they choose. `compatible`: all that was right is right.
 * The gravest first.
 */
const CHANGE_CLASSES = ['breaking', 'unclear', 'wording', 'compatible'];
/** What was changed. Those of schemas are the same in both directions, and mean the opposite. */
const CHANGE_KINDS = (/* unused pure expression or super */ null && ([
    'server-added',
    'server-removed',
    'tool-added',
    'tool-removed',
    'tool-renamed',
    'annotation-changed',
    'output-schema-added',
    'output-schema-removed',
    'property-added',
    'property-removed',
    'property-required',
    'property-optional',
    'property-names-changed',
    'other-properties-closed',
    'other-properties-opened',
    'other-properties-changed',
    'dependency-changed',
    'type-narrowed',
    'type-widened',
    'type-changed',
    'values-narrowed',
    'values-widened',
    'values-changed',
    'bound-tightened',
    'bound-loosened',
    'pattern-changed',
    'format-changed',
    'items-changed',
    'alternatives-changed',
    'condition-changed',
    'reference-changed',
    'schema-narrowed',
    'schema-widened',
    'schema-changed',
    'title-changed',
    'description-changed',
    'note-changed',
    'prompt-added',
    'prompt-removed',
    'argument-added',
    'argument-removed',
    'argument-required',
    'argument-optional',
    'resource-added',
    'resource-removed',
    'resource-template-added',
    'resource-template-removed',
    'media-type-changed',
]));
/** What of a server was changed; `name` is the address of a resource, and the template of templates. */
const SUBJECT_KINDS = ['server', 'tool', 'prompt', 'resource', 'resource-template'];
const CHANGE_TEXT_LENGTH = 400;
const MOST_DIFF_LINES = 60;
const MOST_CHANGES = 1_000;


/***/ }),

/***/ 40096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ DIAGNOSIS_CHECKS),
/* harmony export */   Wr: () => (/* binding */ healthOf),
/* harmony export */   gc: () => (/* binding */ DIAGNOSIS_OUTCOMES),
/* harmony export */   on: () => (/* binding */ troublesOf)
/* harmony export */ });
/** What is looked at of a server, in the order in which one thing takes the other. */
const DIAGNOSIS_CHECKS = [
    'configuration',
    'probe',
    'connection',
    'initialization',
    'capabilities',
    'tools',
    'resources',
    'resource-templates',
    'prompts',
    'check-oauth',
    'validate',
];
/**
 * How it came out, in the words of verdicts, the worst first: `invalid` is for the user to set right,
 * `failed` the server's own doing, `incomplete` nobody's here. `notApplicable`: there was nothing to
 * look at, or something before it is in the way.
 */
const DIAGNOSIS_OUTCOMES = [
    'invalid',
    'failed',
    'incomplete',
    'passed',
    'notApplicable',
];
/** The worst of what was found of a server. */
function healthOf({ checks }) {
    const found = new Set(checks.map(({ outcome }) => outcome));
    return DIAGNOSIS_OUTCOMES.find((outcome) => found.has(outcome)) ?? 'notApplicable';
}
/** What keeps a server from being well, the first cause first. */
function troublesOf({ checks }) {
    return checks.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'notApplicable');
}


/***/ }),

/***/ 54294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ formatNumbers),
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   ZH: () => (/* binding */ capitalize),
/* harmony export */   _y: () => (/* binding */ formatTokens),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   eH: () => (/* binding */ squaresLegend),
/* harmony export */   ej: () => (/* binding */ formatAmount),
/* harmony export */   pT: () => (/* binding */ squares)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);

/** Stands where a figure is not known. */
const UNKNOWN = '–';
/** A figure that something may have had; a report from elsewhere may say any number. */
function isCredible(figure) {
    return figure !== null && figure >= 0 && figure <= Number.MAX_SAFE_INTEGER;
}
/** `950 ms`, `1.2 s`, `3 min 4 s`, `2 h 5 min`; `2 min`, where no seconds are left over. */
function formatDuration(durationMs) {
    if (!isCredible(durationMs))
        return UNKNOWN;
    if (durationMs < 999.5)
        return `${Math.round(durationMs)} ms`;
    if (durationMs < 59_950)
        return `${(durationMs / 1000).toFixed(1)} s`;
    const seconds = Math.round(durationMs / 1000);
    if (seconds < 3600)
        return inUnits(seconds, 'min', 's');
    return inUnits(Math.round(seconds / 60), 'h', 'min');
}
function inUnits(amount, large, small) {
    const rest = amount % 60;
    const whole = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.floor(amount / 60))} ${large}`;
    return rest === 0 ? whole : `${whole} ${rest} ${small}`;
}
function formatTokens(tokens) {
    return isCredible(tokens) ? (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.round(tokens)) : UNKNOWN;
}
/** An amount or a mean to four significant digits; from a thousand on, all whole ones. */
function formatAmount(amount) {
    if (amount >= 1_000)
        return (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.round(amount));
    return String(Number(amount.toPrecision(4)));
}
/** Signs of results, what matters most first: a failure is never the palest of them. */
const SQUARES = [
    ['🟥', 'failed'],
    ['🟨', 'passed after a retry'],
    ['⬜', 'no result'],
    ['🟩', 'passed'],
];
/** Results as a row of squares, failures first: one a result, or a part of so many squares each. */
function squares(counts, width) {
    const parts = partsOf(counts);
    const total = parts.reduce((sum, part) => sum + part, 0);
    const shares = total <= width ? parts : parts.map((part) => shareOf(part / total, width));
    const largest = shares.indexOf(Math.max(...shares));
    // What rounding took, or gave to the smallest of them, is the largest one's.
    const spare = Math.min(total, width) - shares.reduce((sum, share) => sum + share, 0);
    return SQUARES.map(([sign], at) => sign.repeat((shares[at] ?? 0) + (at === largest ? spare : 0))).join('');
}
/** What the squares of some results mean; of no others. */
function squaresLegend(counts) {
    const parts = partsOf(counts);
    return SQUARES.filter((_, at) => (parts[at] ?? 0) > 0)
        .map(([sign, word]) => `${sign} ${word}`)
        .join(' · ');
}
function partsOf({ passed, failed, flaky = 0, unfinished = 0, skipped = 0 }) {
    return [failed, flaky, unfinished + skipped, passed - flaky];
}
function shareOf(fraction, width) {
    return fraction === 0 ? 0 : Math.max(1, Math.floor(fraction * width + 1e-6));
}
/** `1, 2 and 5`; runs are drawn together: `1 to 4`. */
function formatNumbers(numbers) {
    const runs = [];
    for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
        const run = runs.at(-1);
        if (run && number === run[1] + 1)
            run[1] = number;
        else
            runs.push([number, number]);
    }
    const parts = runs.flatMap(([first, last]) => {
        if (first === last)
            return [(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(first)];
        if (last === first + 1)
            return [(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(first), (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(last)];
        return [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(first)} to ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(last)}`];
    });
    const lastPart = parts.pop() ?? '';
    return parts.length === 0 ? lastPart : `${parts.join(', ')} and ${lastPart}`;
}
/** The same text with its first letter in upper case. */
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 64476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k$: () => (/* binding */ noteSentence),
/* harmony export */   xg: () => (/* binding */ originFact)
/* harmony export */ });
/* unused harmony export baselineFact */
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24409);
/* harmony import */ var _regression_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20022);



const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KINDS = {
    artifact: 'report of an earlier run',
    'service-run': 'earlier run on the service',
    file: 'report in a file',
    checkout: 'the base, run beside the head',
};
/** Of what servers offered: nothing was run, and files are reports or snapshots. */
const SURFACE_KINDS = {
    ...KINDS,
    ...{ file: 'a file of the workspace', checkout: 'the base, asked beside the head' },
};
/** What results were held against, as a fact about them; null where nobody asked for that. */
function baselineFact(search, nowMs) {
    const label = 'Baseline';
    switch (search.outcome) {
        case 'not-asked':
            return null;
        case 'found':
            return {
                label,
                ...originFact(search.baseline.origin, nowMs, search.baseline.report.source === 'diff'),
            };
        case 'none':
            return { label, value: `none: ${search.message}` };
        case 'unknown':
            return { label, value: `not known: ${search.message}` };
        case 'unreadable':
            return { label, value: `cannot be read: ${besideItsName(search.message)}` };
    }
}
/**
 * `report of an earlier run, branch main, merge base, 3 days old`.
 * @param nowMs without it no age is told.
 * @param isSurface it tells what servers offered.
 */
function originFact({ kind, branch, commit, address, isMergeBase, createdAtMs }, nowMs = null, isSurface = false) {
    const parts = [(isSurface ? SURFACE_KINDS : KINDS)[kind]];
    if (branch !== null)
        parts.push(`branch ${branch}`);
    if (isMergeBase)
        parts.push('merge base');
    if (createdAtMs !== null && nowMs !== null)
        parts.push(ageInWords(nowMs - createdAtMs));
    const id = commit?.slice(0, 12) ?? (address && 'run');
    return { value: parts.join(', '), id, address };
}
function ageInWords(ageMs) {
    if (ageMs < HOUR_MS)
        return 'less than an hour old';
    if (ageMs < 2 * DAY_MS)
        return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(Math.floor(ageMs / HOUR_MS), 'hour')} old`;
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(Math.floor(ageMs / DAY_MS), 'day')} old`;
}
/** What is worth knowing of a baseline that something was compared with. Not yet escaped. */
function noteSentence(note) {
    switch (note.code) {
        case 'definition-unknown':
            return `Of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(note.count, 'case')} only one side tells what ${note.count === 1 ? 'it does' : 'they do'}, so a change would not be seen.`;
        case 'former-version':
            return 'A report of a former version was compared by the ids of its cases, and does not tell what they do.';
        case 'baseline-not-whole':
            return `The baseline is not whole: ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)(note.message)}.`;
        case 'too-old': {
            const [age, most] = [note.ageMs, note.maxAgeMs].map((ms) => Math.floor(ms / DAY_MS));
            return `The baseline is ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(age ?? 0, 'day')} old, and at most ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(most ?? 0)} are wanted.`;
        }
        case 'age-unknown':
            return 'Nobody tells how old the baseline is.';
        case 'other-models':
            return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(note.count, 'case')} ran on other models in the baseline: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(note.baseline)} there, ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(note.head)} here.`;
        case 'untold-cases':
            return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(note.count, 'folded case')} could not be compared: only the number is known.`;
    }
}


/***/ }),

/***/ 40458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ BUDGET_TITLES),
/* harmony export */   LN: () => (/* binding */ describeBudgetReason),
/* harmony export */   XW: () => (/* binding */ describeLimit),
/* harmony export */   pt: () => (/* binding */ describeUse)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54294);



/** Titles of checks of budgets. */
const BUDGET_TITLES = {
    'max-total-tokens': 'Tokens',
    'max-tool-calls': 'Tool calls of an iteration',
    'max-p95-latency-ms': '95th percentile of durations',
    'max-duration-minutes': 'Duration of the run',
    'max-cost': 'Cost',
};
/** `at most 20,000`. */
function describeLimit(check) {
    const { threshold, unit } = check;
    if (unit === 'growth') {
        return threshold === 0
            ? 'no more than in the baseline'
            : `at most ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatExactPercent */ .oy)(threshold ?? 0)} more than in the baseline`;
    }
    return `at most ${figuresOf(check)(threshold ?? 0)}`;
}
/** `18,200`, or how much is known so far. */
function describeUse(check) {
    const { observed, unit, outcome } = check;
    if (observed === null)
        return 'not known';
    if (unit === 'growth')
        return describeGrowth(check, observed);
    const found = figuresOf(check)(observed);
    if (outcome === 'undecided')
        return `${found} as far as is known`;
    if (unit !== 'calls')
        return found;
    return observed === 0 ? 'none' : `up to ${found}`;
}
/** Short figures; all digits where what is found would read like the limit that it is not at. */
function figuresOf({ threshold, observed, unit }) {
    const short = (value) => figure(value, unit);
    const isAlike = threshold !== null &&
        observed !== null &&
        threshold !== observed &&
        short(threshold) === short(observed);
    return isAlike ? (value) => exactFigure(value, unit) : short;
}
/** What the sides of a comparison are measured in. */
const SIDE_UNITS = {
    'max-p95-latency-ms': 'milliseconds',
    'max-duration-minutes': 'minutes',
    'max-cost': 'currency',
};
/** `12.3% more (90% interval 4% to 21.9%): 1,230 an iteration, 1,095 in the baseline`. */
function describeGrowth({ id, interval, sides, threshold }, growth) {
    const range = interval
        ? ` (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatExactPercent */ .oy)(interval.confidence)} interval ${percentOf(interval.low)} to ${percentOf(interval.high)})`
        : '';
    // What is held against the limit by itself, and not by a test.
    const isAlike = interval === undefined && percentOf(growth) === percentOf(threshold ?? growth);
    const size = (isAlike ? _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatExactPercent */ .oy : percentOf)(Math.abs(growth));
    const found = `${size} ${growth < 0 ? 'less' : 'more'}${range}`;
    if (sides === undefined)
        return found;
    const unit = SIDE_UNITS[id];
    const side = (value) => (unit === undefined ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej)(value) : figure(value, unit));
    const each = EACH[id] ?? ' an iteration';
    return `${found}: ${side(sides.head)}${each}, ${side(sides.baseline)} in the baseline`;
}
const EACH = {
    'max-p95-latency-ms': ' at the 95th percentile',
    'max-duration-minutes': '',
};
/** A change to a tenth of a percent; any change at all where it is not bounded. */
function percentOf(change) {
    if (!Number.isFinite(change))
        return 'any';
    return `${Number((change * 100).toFixed(1))}%`.replace('-', '−');
}
const FIGURES = {
    milliseconds: _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3,
    minutes: (minutes) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(minutes * 60_000),
    currency: _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAmount */ .ej,
};
function figure(value, unit) {
    return (FIGURES[unit] ?? ((count) => (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.round(count))))(value);
}
function exactFigure(value, unit) {
    const isTime = unit === 'milliseconds' || unit === 'minutes';
    const exact = Number((unit === 'minutes' ? value * 60_000 : value).toPrecision(12));
    const [whole = '', part] = String(exact).split('.');
    const digits = part === undefined ? (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(exact) : `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Number(whole))}.${part}`;
    return isTime ? `${digits} ms` : digits;
}
const UNTOLD = {
    ...{ tokens: 'tokens', 'tool-calls': 'tool calls', duration: 'duration', model: 'model' },
};
/** Cases that are named in a sentence; the report file has more. */
const CASES_TOLD = 5;
/** Why a budget came out as it did, as a part of a sentence. Not yet escaped. */
function describeBudgetReason(reason, { sampleOf }) {
    switch (reason.code) {
        case 'not-told':
            return untold(reason, sampleOf);
        case 'baseline-not-told':
            return `the baseline does not tell its ${UNTOLD[reason.figure]}`;
        case 'run-time-unknown':
            return 'it is not known when the run started and ended';
        case 'no-price': {
            const more = reason.more > 0 ? ` and ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(reason.more)} more` : '';
            return `no price is given for ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(reason.models)}${more}`;
        }
        case 'cases-over': {
            const { cases, more } = reason;
            const count = cases.length + more;
            const named = cases
                .slice(0, CASES_TOLD)
                .map(({ title, most }) => `${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedName */ .aH)(title)} (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(most)})`);
            return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, 'case')} ${count === 1 ? 'makes' : 'make'} more: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listSome */ .XT)(named, count)}`;
        }
        case 'budget-could-not-fail':
            return `too few ${sampleOf}s of cases that both sides have to show that more is used, however much it is`;
        case 'other-session':
            return 'more time was taken, but in another session than the baseline; drift not excluded';
    }
}
function untold({ figure: what, count }, sampleOf) {
    const [does, their] = count === 1 ? ['does', 'its'] : ['do', 'their'];
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, sampleOf)} ${does} not tell ${their} ${UNTOLD[what]}`;
}


/***/ }),

/***/ 29403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tq: () => (/* binding */ checkTitle),
/* harmony export */   _m: () => (/* binding */ OUTCOME_NAMES),
/* harmony export */   gS: () => (/* binding */ describeSample),
/* harmony export */   iW: () => (/* binding */ checkWords)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24409);
/* harmony import */ var _budget_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40458);
/* harmony import */ var _health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53463);
/* harmony import */ var _reason_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83399);
/* harmony import */ var _regression_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20022);
/* harmony import */ var _surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99916);






/** Outcomes as they are named in running text. */
const OUTCOME_NAMES = {
    ...{ passed: 'passed', failed: 'failed', undecided: 'undecided' },
    notApplicable: 'not applicable',
};
const PHRASES = {
    'run-result': {
        title: () => 'Result of the run',
        expected: (check) => check.stated === undefined
            ? `${share(check)} of the cases that count`
            : "the suite's pass criteria met",
        actual: (check) => check.stated === undefined ? describeSample(check) : describeStatement(check.stated),
    },
    'all-passed': {
        title: () => 'All tests passed',
        expected: () => 'every test passed',
        actual: describeSample,
    },
    'min-pass-rate': { title: () => 'Pass rate', expected: atLeast, actual: describeRate },
    'min-pass-rate-by-model': {
        title: ({ about }) => (about ? `Pass rate on ${about.name}` : 'Pass rate by model'),
        expected: (check) => (check.about ? atLeast(check) : `${atLeast(check)} on each`),
        actual: (check) => (check.about ? describeSample(check) : 'no model'),
    },
    'min-case-pass-rate': {
        title: () => 'Pass rate of each case',
        expected: (check) => (check.threshold === null ? 'of each what is asked' : atLeast(check)),
        actual: describeCases,
    },
    'no-removed-tools': {
        title: () => 'No removed tools',
        expected: () => 'every tool that a case needs and the baseline had',
        actual: ({ sampleSize, observed }) => observed === null
            ? 'no case names a tool'
            : `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(Math.round(observed * sampleSize))} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(sampleSize, 'case')} lost no tool`,
    },
    'new-and-changed-cases': {
        title: () => 'New and changed cases',
        expected: (check) => `${share(check)} of what cannot be compared`,
        actual: describeSample,
    },
    'no-regression': {
        title: () => 'No regression',
        expected: _regression_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNoRegression */ .wU,
        actual: _regression_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describeRegression */ .Z_,
    },
    'servers-healthy': {
        title: () => 'Servers healthy',
        expected: () => 'every server',
        actual: _health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeHealthy */ .H1,
    },
    ..._surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .SURFACE_PHRASES */ .rn,
    ...budgetPhrases(),
};
function budgetPhrases() {
    const of = (id) => ({
        ...{ title: () => _budget_words_js__WEBPACK_IMPORTED_MODULE_0__/* .BUDGET_TITLES */ .A4[id], expected: _budget_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeLimit */ .XW, actual: _budget_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeUse */ .pt },
    });
    return {
        'max-total-tokens': of('max-total-tokens'),
        'max-tool-calls': of('max-tool-calls'),
        'max-p95-latency-ms': of('max-p95-latency-ms'),
        'max-duration-minutes': of('max-duration-minutes'),
        'max-cost': of('max-cost'),
    };
}
/** What a check is called, whatever came of it. */
function checkTitle(check) {
    return PHRASES[check.id].title(check);
}
/** The words of a check, the same on all surfaces. */
function checkWords(check) {
    const { expected, actual } = PHRASES[check.id];
    const { reason } = check;
    return {
        title: checkTitle(check),
        expected: expected(check),
        actual: actual(check),
        // How many changes there are is what was found.
        reason: reason === undefined || reason.code === 'surface-changed'
            ? null
            : (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeReason */ .G)(reason, check),
    };
}
/** `all`, or `at least 90%`. */
function share(check) {
    return check.threshold === 1 ? 'all' : atLeast(check);
}
/** `at least 90%`, and how surely, where a bound is held against it. */
function atLeast({ threshold, heldBy, interval }) {
    const rate = `at least ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatExactPercent */ .oy)(threshold ?? 1)}`;
    return heldBy === undefined || interval === undefined
        ? rate
        : `${rate} with ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatExactPercent */ .oy)(interval.confidence)} confidence`;
}
/** A pass rate, and where it could as well be: always where that decides, else where it matters. */
function describeRate(check) {
    const { heldBy, interval, threshold } = check;
    const found = describeSample(check);
    if (interval === undefined)
        return found;
    const { low, high } = interval;
    if (heldBy !== undefined)
        return `${found}, which shows at least ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(low)}`;
    const isClear = threshold === null || threshold < low || threshold > high;
    if (isClear)
        return found;
    const range = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(low)} to ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(high)}`;
    return `${found}; ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatExactPercent */ .oy)(interval.confidence)} interval ${range}`;
}
/** `12 cases, the lowest at 60%`. */
function describeCases({ sampleSize, observed }) {
    if (observed === null)
        return 'no case';
    const cases = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(sampleSize, 'case');
    if (sampleSize === 1)
        return `${cases}, at ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(observed)}`;
    return observed === 1
        ? `${cases}, each at 100%`
        : `${cases}, the lowest at ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(observed)}`;
}
/** `19 of 20 iterations passed (95%)`. */
function describeSample({ sampleOf, sampleSize, observed }) {
    if (observed === null)
        return `no ${sampleOf}s`;
    if (sampleOf === 'case') {
        return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(observed)} on average over ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(sampleSize, sampleOf)}`;
    }
    if (sampleOf === 'server')
        return (0,_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeHealthy */ .H1)({ observed, sampleSize });
    // Exact, since doubles hold fractions of all counts that there are more finely than that.
    const passed = Math.round(observed * sampleSize);
    const noun = sampleSize === 1 ? sampleOf : `${sampleOf}s`;
    const share = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(sampleSize)} ${noun} passed`;
    return `${share} (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(observed)})`;
}
function describeStatement(stated) {
    if (stated === null)
        return 'no run';
    if (stated.status !== 'completed')
        return (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeUnfinished */ .d)(stated.status);
    return stated.result === null ? 'no result' : `the run counted as ${stated.result}`;
}


/***/ }),

/***/ 78346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CX: () => (/* binding */ comparisonSentences),
/* harmony export */   Mm: () => (/* binding */ countsWords),
/* harmony export */   Nk: () => (/* binding */ toldCases),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   bp: () => (/* binding */ moreWords),
/* harmony export */   cf: () => (/* binding */ namingSentence),
/* harmony export */   oU: () => (/* binding */ effectSentences),
/* harmony export */   pI: () => (/* binding */ remarkSentences),
/* harmony export */   v_: () => (/* binding */ CHANCE_LEGEND),
/* harmony export */   yY: () => (/* binding */ remarkOn)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24409);
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64476);
/* harmony import */ var _confirmation_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83582);
/* harmony import */ var _regression_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20022);
/* harmony import */ var _story_change_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91977);






/** How many cases came out otherwise, or fail as before, beside those that are listed; null for none. */
function moreWords(counts, listed = {}) {
    const parts = _story_change_words_js__WEBPACK_IMPORTED_MODULE_3__/* .COMPARED_KINDS */ .A1.flatMap((kind) => {
        const more = (counts[kind] ?? 0) - (listed[kind] ?? 0);
        return more > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(more)} ${_story_change_words_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGE_COUNTS */ ._B[kind]}`] : [];
    });
    return parts.length === 0 ? null : parts.join(', ');
}
/** `14 cases compared: 1 newly failing, 8 passing less. Not compared: 1 added, 2 removed.` */
function countsWords(comparison, counts) {
    const compared = comparison.rules.reduce((sum, { cases }) => sum + cases.count, 0);
    const changes = moreWords(counts) ?? 'none came out otherwise';
    const found = compared === 0 ? 'No case compared' : `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(compared, 'case')} compared: ${changes}`;
    const left = LISTS.flatMap(({ key, counted }) => {
        const { count } = comparison[key];
        return count > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(count)} ${counted}`] : [];
    });
    return left.length === 0 ? `${found}.` : `${found}. Not compared: ${left.join(', ')}.`;
}
/** The title, or what stands for one that is not known. */
function nameOf({ title, identity }) {
    if (title === null)
        return `a folded case, ${identity}`;
    return title.trim() === '' ? 'Untitled case' : title;
}
/** What else is known of a case, and whether that begins with a `p`. Not yet escaped. */
function remarkOn(one) {
    const { rule, history } = one;
    const chance = chanceOf(one);
    const parts = chance === null ? [] : [`p ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPValue */ .td)(chance)}`];
    if (history !== undefined && history.runs > 0) {
        // One alone is the baseline, of which the row tells.
        if (history.runs > 1)
            parts.push(`passed ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(history.passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(history.runs, 'recent run')}`);
    }
    else if (rule === 'strict' && passesLess(one)) {
        parts.push('flakiness unknown');
    }
    return { remark: parts.join(', '), tellsChance: chance !== null };
}
/** What `p` is of it; null where no test was made, and of a rise, of which it says nothing. */
function chanceOf(one) {
    const { rule, pValue = null, rarity } = one;
    if (rarity !== undefined)
        return rarity;
    return rule === 'statistical' && passesLess(one) ? pValue : null;
}
function passesLess({ baseline, head }) {
    return head.passed * baseline.total < baseline.passed * head.total;
}
/** What a `p` among the remarks is. */
const CHANCE_LEGEND = 'p: how likely a case comes out like that by chance alone';
const GROUNDS = {
    model: 'a model is named',
    tokens: 'tokens were counted',
    varied: 'outcomes varied within a run',
    'varied-in-history': 'outcomes varied in recent runs',
    'former-version': 'of what kind is not known of a report of a former version',
    'nothing-varies': 'no model, no tokens, and outcomes did not vary',
    'asked-for': 'as is asked of all',
};
/**
 * What came of a suspicion, what is worth knowing of the baseline, and what was found of all cases
 * together, one sentence each. Not yet escaped.
 */
function comparisonSentences(verdict) {
    const { comparison } = verdict;
    if (comparison === undefined)
        return [];
    return [...remarkSentences(verdict, comparison), ...effectSentences(comparison)];
}
/** The same without the figures, which the check of the gate has too. */
function remarkSentences(verdict, { notes, removedTools = [], servers }) {
    const { suspicion } = verdict;
    return [
        ...(suspicion === undefined ? sparedSentences(verdict) : [(0,_confirmation_words_js__WEBPACK_IMPORTED_MODULE_1__/* .suspicionSentence */ .HR)(suspicion)]),
        ...removedTools.map(removedToolSentence),
        ...notes.map(_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .noteSentence */ .k$),
        ...(servers === undefined
            ? []
            : [
                `Other servers were selected: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .listNames */ .Zv)(servers.baseline)} in the baseline, ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .listNames */ .Zv)(servers.head)} here.`,
            ]),
    ];
}
/** Why cases stand in the table as regressed, and the check is met. */
function sparedSentences({ checks, comparison }) {
    const check = checks.find(({ id }) => id === 'no-regression');
    const count = comparison?.regressed.count ?? 0;
    if (count === 0 || check?.outcome !== 'passed')
        return [];
    return [
        `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'sampled case')} regressed, seen by ${count === 1 ? 'itself' : 'themselves'}: that alone does not block, since sampled cases are judged together.`,
    ];
}
function removedToolSentence({ name, isForbidden, cases }) {
    const gone = `The tool ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .quotedName */ .aH)(name)}, which the baseline had, is gone`;
    return isForbidden
        ? `${gone}; that it is never called no longer shows anything: ${listCases(cases)}.`
        : `${gone}; needed by ${listCases(cases)}.`;
}
/** By how much all together changed, and what would have been seen. */
function effectSentences({ effect, smallestDrop }) {
    const told = [];
    if (effect !== undefined) {
        const { delta, low, high, confidence } = effect;
        const range = `${Math.round(confidence * 100)}% interval ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChange */ .eD)(low)} to ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChange */ .eD)(high)}`;
        told.push(`The pass rate of the sampled cases changed by ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChange */ .eD)(delta)} points (${range}).`);
    }
    if (smallestDrop === null)
        told.push('No drop would have been seen in this sample.');
    else if (smallestDrop !== undefined) {
        told.push(`The smallest drop that four of five such samples would show is ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPoints */ .Xf)(smallestDrop)}.`);
    }
    return told;
}
/** Which cases were run again, which rule applied to which and why, and which were not compared. */
function toldCases({ comparison, suspicion }) {
    if (comparison === undefined)
        return [];
    const suspects = suspicion?.suspects ?? [];
    return [
        ...(suspects.length === 0
            ? []
            : [
                {
                    told: (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(suspects.length, 'suspect'),
                    cases: { count: suspects.length, named: suspects },
                },
            ]),
        ...comparison.rules.map(({ rule, ground, cases }) => ({
            told: `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(cases.count, 'case')} ${RULES[rule]} (${GROUNDS[ground]})`,
            cases,
        })),
        ...LISTS.flatMap(({ key, one, several }) => {
            const { count, named } = comparison[key];
            const told = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'case')} ${count === 1 ? one : several}`;
            return count === 0 ? [] : [{ told, cases: { count, named } }];
        }),
    ];
}
/** The sentence with the first of the cases by name. */
function namingSentence({ told, cases }) {
    return `${told}: ${listCases(cases)}.`;
}
const RULES = {
    strict: 'held to every iteration',
    statistical: 'held together to a test of how often they pass',
};
function listCases({ count, named }) {
    return (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .listSome */ .XT)(named.slice(0, NAMES_LISTED).map((one) => (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .quotedName */ .aH)(nameOf(one))), count);
}
const NAMES_LISTED = 10;
/** Cases that are not compared: in a sentence about one, about several, and counted. */
const LISTS = [
    {
        key: 'changed',
        one: 'does something else than in the baseline, and is not compared',
        several: 'do something else than in the baseline, and are not compared',
        counted: 'changed',
    },
    {
        key: 'added',
        one: 'is not in the baseline',
        several: 'are not in the baseline',
        counted: 'added',
    },
    {
        key: 'removed',
        one: 'of the baseline is not here',
        several: 'of the baseline are not here',
        counted: 'removed',
    },
    {
        key: 'notRun',
        one: 'has no results on one side',
        several: 'have no results on one side',
        counted: 'without results',
    },
    {
        key: 'ambiguous',
        one: 'is there more than once, and is not compared',
        several: 'are there more than once, and are not compared',
        counted: 'there more than once',
    },
    {
        key: 'otherServers',
        one: 'ran on other servers, and is not compared',
        several: 'ran on other servers, and are not compared',
        counted: 'on other servers',
    },
];


/***/ }),

/***/ 83582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ suspicionSentence),
/* harmony export */   QL: () => (/* binding */ CONFIRMATION_COLUMNS),
/* harmony export */   _6: () => (/* binding */ lookSentences),
/* harmony export */   pW: () => (/* binding */ confirmationFigures),
/* harmony export */   ts: () => (/* binding */ describeConfirmation)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24409);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54294);
/* harmony import */ var _regression_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20022);



/** How suspects were looked at again; what came of it, the suspicion says. Not yet escaped. */
function describeConfirmation(confirmation) {
    const { cases, ranBase, isWholeSuite, trouble } = confirmation;
    const sides = ranBase ? 'base and head in turns, in one session' : 'the head alone';
    return [
        `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases.length, 'suspect')} ran again: ${sides}.`,
        ...(isWholeSuite ? ['The service runs no part of a suite, so all of it ran.'] : []),
        ...(trouble === null ? [] : [trouble]),
        `It cost ${describeSpend(confirmation)}.`,
    ].join(' ');
}
/** `20 iterations more, 1,204 tokens, 12 s`. */
function describeSpend({ iterations, tokens, durationMs }) {
    const spent = [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(iterations, 'iteration')} more`];
    if (tokens !== null)
        spent.push(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTokens */ ._y)(tokens)} tokens`);
    return [...spent, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs)].join(', ');
}
const CONFIRMATION_COLUMNS = [
    { title: 'Case', align: 'left' },
    { title: 'At first, base → head', align: 'left' },
    { title: 'Again, base → head', align: 'left' },
];
/** Figures of a case under the columns behind its name. */
function confirmationFigures({ first, fresh }) {
    return [first, fresh].map(({ baseline, head }) => `${tallyText(baseline)} → ${tallyText(head)}`);
}
function tallyText(tally) {
    return tally === null || tally.total === 0 ? _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN */ .HV : (0,_regression_words_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyWords */ .c_)(tally);
}
/** What each look at a suspected regression said. Not yet escaped. */
function lookSentences({ looks, outcome }) {
    // Another look follows only where one leaves it open.
    return looks.map((look) => lookSentence(look, look === looks.at(-1) ? outcome : 'suspected'));
}
function lookSentence(look, outcome) {
    const { number, baseline, head, pValue } = look;
    const base = baseline === null ? 'the base was not run again' : `base ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyWords */ .c_)(baseline)}`;
    const spent = (baseline?.total ?? 0) + head.total;
    return `Look ${number}, at ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(spent, 'fresh iteration')}: ${base}, head ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyWords */ .c_)(head)}; p ${(0,_regression_words_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPValue */ .td)(pValue)} ${whatItDoes(look, outcome)}.`;
}
function whatItDoes({ confirmsAt, clearsAbove }, outcome) {
    const level = (value) => Number(value.toPrecision(2));
    if (outcome === 'not-confirmed')
        return `clears it (above ${level(clearsAbove)} does)`;
    if (confirmsAt === null)
        return `does not clear it (above ${level(clearsAbove)} does)`;
    const confirms = `at most ${level(confirmsAt)}`;
    return outcome === 'confirmed'
        ? `confirms it (${confirms} does)`
        : `leaves it open (${confirms} confirms it, above ${level(clearsAbove)} clears it)`;
}
const SUSPICION_WORDS = {
    suspected: 'not looked at again yet',
    confirmed: 'confirmed when run again',
    'not-confirmed': 'not confirmed when run again',
    undecided: 'not cleared by the head alone; drift not excluded',
};
const TRIGGER_WORDS = {
    'all-cases': 'all sampled cases together passed less',
    'single-cases': 'single sampled cases passed less',
    deterministic: 'cases failed that always do the same',
};
/** What was suspected, and what came of it. Not yet escaped. */
function suspicionSentence({ trigger, outcome, looks }) {
    const ended = looks.length > 0 && outcome === 'suspected'
        ? 'a look is not complete'
        : looks.length === 0 && trigger === 'deterministic' && outcome === 'confirmed'
            ? 'confirmed, since the base passes again and the head fails again with the same cause'
            : SUSPICION_WORDS[outcome];
    return `A regression was suspected, since ${TRIGGER_WORDS[trigger]}: ${ended}.`;
}


/***/ }),

/***/ 53463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ DIAGNOSIS_COLUMNS),
/* harmony export */   H1: () => (/* binding */ describeHealthy),
/* harmony export */   cj: () => (/* binding */ CHECK_NAMES),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   jB: () => (/* binding */ adviceMarkup),
/* harmony export */   nu: () => (/* binding */ healthHeadline),
/* harmony export */   rL: () => (/* binding */ signOf),
/* harmony export */   sR: () => (/* binding */ describeUnhealthy),
/* harmony export */   s_: () => (/* binding */ diagnosisRow)
/* harmony export */ });
/* unused harmony export HEALTH_WORDS */
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24409);
/* harmony import */ var _model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40096);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54294);




/** Sign and word of how well a server is. */
const HEALTH_WORDS = {
    passed: '✅ healthy',
    failed: '❌ ill',
    incomplete: '⚠️ unknown',
    invalid: '🚫 misconfigured',
    notApplicable: '➖ not looked at',
};
const SIGNS = {
    ...{ passed: '✅', failed: '❌', incomplete: '⚠️', invalid: '🚫', notApplicable: '➖' },
};
/** What checks are called. */
const CHECK_NAMES = {
    configuration: 'configuration',
    probe: 'address',
    connection: 'connection',
    initialization: 'initialization',
    capabilities: 'capabilities',
    tools: 'tools',
    resources: 'resources',
    'resource-templates': 'resource templates',
    prompts: 'prompts',
    'check-oauth': 'OAuth',
    validate: 'second connection',
};
/** The columns of the table in which each server has a row; some stand for several checks. */
const COLUMNS = [
    {
        title: 'Connects',
        checks: ['configuration', 'probe', 'connection', 'initialization', 'capabilities'],
    },
    { title: 'Tools', checks: ['tools'] },
    { title: 'Resources', checks: ['resources', 'resource-templates'] },
    { title: 'Prompts', checks: ['prompts'] },
    { title: 'OAuth', checks: ['check-oauth'] },
    { title: 'Again', checks: ['validate'] },
];
const DIAGNOSIS_COLUMNS = [
    { title: 'Server', align: 'left' },
    { title: 'Health', align: 'left' },
    { title: 'MCP', align: 'left' },
    ...COLUMNS.map(({ title }) => ({ title, align: 'left' })),
    { title: 'Time', align: 'right' },
];
/**
 * The row of a server: a sign for each column, with how many there are of a list.
 * @param told escapes what a server says.
 */
function diagnosisRow(diagnosis, told) {
    const { server, protocolVersion, checks, durationMs } = diagnosis;
    return [
        told(server),
        HEALTH_WORDS[(0,_model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .healthOf */ .Wr)(diagnosis)].replace(' ', '&nbsp;'),
        protocolVersion === null ? _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV : told(protocolVersion),
        ...COLUMNS.map(({ checks: ids }) => cellOf(checks.filter(({ id }) => ids.includes(id)))),
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(durationMs),
    ];
}
const LISTED = /^(\d{1,9}) (?:tools|resources|resource templates|prompts)$/;
function cellOf(checks) {
    const worst = _model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .DIAGNOSIS_OUTCOMES */ .gc.find((outcome) => checks.some((check) => check.outcome === outcome));
    const counts = checks.map(({ detail }) => Number(LISTED.exec(detail)?.[1] ?? Number.NaN));
    const known = counts.filter((count) => !Number.isNaN(count));
    const count = known.reduce((sum, one) => sum + one, 0);
    const sign = SIGNS[worst ?? 'notApplicable'];
    return worst === 'passed' && known.length > 0 ? `${sign}&nbsp;${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count)}` : sign;
}
/**
 * What to do, of which every other part between backticks is code; empty where nothing is.
 * @param told escapes plain text.
 * @param code the same, in the typeface of code.
 */
function adviceMarkup({ advice }, told, code) {
    if (advice === undefined)
        return '';
    const parts = advice.split('`').slice(0, MOST_PARTS);
    const written = parts.map((part, at) => {
        if (at % 2 === 1)
            return code(part);
        // Spaces at its ends keep it from what stands beside it.
        const [start, end] = [/^\s/.test(part), /\s$/.test(part)];
        const text = told(part.trim());
        return text === '' ? ' ' : `${start ? ' ' : ''}${text}${end ? ' ' : ''}`;
    });
    return ` <strong>What to do:</strong> ${written.join('').trim()}`;
}
/** Ours has fewer; one of a report from elsewhere may have any number. */
const MOST_PARTS = 30;
/** Words of a check as a sentence. */
function sentence(text) {
    return /[.!?…]$/.test(text) ? text : `${text}.`;
}
/** What stands before the words of a check that keeps a server from being well. */
function signOf({ outcome }) {
    return SIGNS[outcome];
}
/** `2 of 3 servers`. */
function describeHealthy({ observed, sampleSize }) {
    if (observed === null)
        return 'no server';
    const healthy = Math.round(observed * sampleSize);
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(healthy)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(sampleSize, 'server')} healthy`;
}
/** Why not all are, as a part of a sentence. */
function describeUnhealthy({ code, servers, more, }) {
    const count = servers.length + more;
    const named = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_3__/* .listSome */ .XT)(servers.map(_model_listed_names_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedName */ .aH), count);
    if (code === 'servers-ill') {
        return count === 1 ? `${named} is ill by its own doing` : `${named} are ill by their own doing`;
    }
    return `nothing is known of ${named}`;
}
/** The verdict on servers in one sentence, where it is about such; what is written wrong is told elsewhere. */
function healthHeadline({ value, checks }) {
    const check = checks.find(({ id }) => id === 'servers-healthy');
    if (check === undefined || value === 'invalid')
        return null;
    const { sampleSize, reason } = check;
    if (value === 'passed') {
        if (sampleSize === 1)
            return 'The only server is healthy.';
        return sampleSize === 2
            ? 'Both servers are healthy.'
            : `All ${sampleSize} servers are healthy.`;
    }
    const found = describeHealthy(check);
    const isNamed = reason?.code === 'servers-ill' || reason?.code === 'servers-unknown';
    const why = isNamed ? `: ${describeUnhealthy(reason)}` : '';
    return value === 'failed' ? `${found}${why}.` : `Undecided, ${found}${why}.`;
}


/***/ }),

/***/ 32851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ux: () => (/* binding */ describeQuarantine),
/* harmony export */   fk: () => (/* binding */ asideParts),
/* harmony export */   kD: () => (/* binding */ asideWords)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24409);
/* harmony import */ var _check_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29403);



/** ` 2 cases are in quarantine.` beside a headline; nothing where none is. */
function asideWords({ quarantine = [] }) {
    const active = quarantine.filter(({ state }) => state === 'active');
    const cases = active.reduce((sum, note) => sum + note.cases, 0);
    if (cases === 0)
        return '';
    return ` ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases, 'case')} ${cases === 1 ? 'is' : 'are'} in quarantine and ${cases === 1 ? 'does' : 'do'} not count.`;
}
/** `5 of them in quarantine`, beside counts of all that ran; nothing where none is. */
function asideParts({ quarantine = [] }) {
    const aside = quarantine
        .filter(({ state }) => state === 'active')
        .reduce((sum, { sample }) => sum + sample.sampleSize, 0);
    return aside === 0 ? [] : [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(aside)} of them in quarantine`];
}
/** What became of an entry of the quarantine, in sentences. Not yet escaped. */
function describeQuarantine(note) {
    const { cases, reason, owner } = note;
    const several = cases > 1 ? ` (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases, 'case')})` : '';
    return `${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedName */ .aH)(note.case)}${several} ${becameWords(note)}. Reason: ${reason} (${owner})`;
}
function becameWords({ state, sample, expiresAtMs }) {
    // The year behind 9999 has more digits.
    const [day] = new Date(expiresAtMs).toISOString().split('T');
    switch (state) {
        case 'active':
            return `does not count until ${day}: ${(0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSample */ .gS)(sample)}`;
        case 'repeated':
            return 'is in quarantine by another entry, too';
        case 'expired':
            return `counts again since its quarantine ended on ${day}: ${(0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSample */ .gS)(sample)}`;
        case 'unknown':
            return 'is in quarantine, and there is no such case';
        case 'unlisted':
            return 'is in quarantine, and no case that is listed has that name';
    }
}


/***/ }),

/***/ 83399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ describeReason),
/* harmony export */   d: () => (/* binding */ describeUnfinished)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24409);
/* harmony import */ var _budget_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40458);
/* harmony import */ var _health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53463);
/* harmony import */ var _regression_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20022);
/* harmony import */ var _surface_surface_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99916);






const UNFINISHED = {
    cancelled: 'the run was cancelled',
    failed: 'the run failed to execute',
    timed_out: 'the run timed out',
    pending: 'the run never started',
    running: 'the run did not finish',
};
/** A map, since a service may call a status `constructor`. */
const STATUS_WORDS = new Map(Object.entries(UNFINISHED));
/** Why a run of this status, which is not `completed`, has nothing to judge. */
function describeUnfinished(status) {
    return STATUS_WORDS.get(status) ?? `the run's status is ${status}, not completed`;
}
/** Why a check came out as it did, as a part of a sentence. Not yet escaped. */
function describeReason(reason, { sampleOf, about, threshold }) {
    if ((0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfRegression */ .FK)(reason))
        return (0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRegressionReason */ .hQ)(reason, sampleOf);
    switch (reason.code) {
        case 'no-run':
            return 'no run was seen';
        case 'run-unfinished':
            return describeUnfinished(reason.status);
        case 'no-result':
            return 'the service gave no result';
        case 'problem':
            return describeProblem(reason);
        case 'nothing-to-judge':
            return `there is not one ${sampleOf} to judge`;
        case 'more-than-declared':
            return excessOfRun(reason);
        case 'fewer-than-declared':
            return shortfallOfRun(reason);
        case 'unfinished':
            return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(reason.count, sampleOf)} did not finish`;
        case 'counted-as-failed': {
            const counts = reason.count === 1 ? 'counts' : 'count';
            return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(reason.count, `missing ${sampleOf}`)} ${counts} as failed`;
        }
        case 'model-not-run':
            return `no iteration ran on ${about?.name ?? 'it'}`;
        case 'no-model':
            return 'no iteration ran on a model';
        case 'too-many-models':
            return `the results name ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(reason.count, 'model')}, and ${reason.limit} are told apart`;
        case 'sample-too-small':
            return smallSample(reason, { sampleOf, threshold });
        case 'no-case-rated':
            return 'none of the cases that a rate is asked of is here';
        case 'rated-unknown': {
            const named = reason.names.slice(0, CASES_TOLD).map(_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .quotedName */ .aH);
            const count = reason.names.length + reason.more;
            return `a rate is asked of ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .listSome */ .XT)(named, count)} too, which no case is called or tagged with or runs on`;
        }
        case 'cases-below':
            return lowCases(reason);
        case 'servers-ill':
        case 'servers-unknown':
            return (0,_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnhealthy */ .sR)(reason);
        case 'not-told':
        case 'baseline-not-told':
        case 'run-time-unknown':
        case 'no-price':
        case 'cases-over':
        case 'budget-could-not-fail':
        case 'other-session':
            return (0,_budget_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeBudgetReason */ .LN)(reason, { sampleOf });
        case 'silent-servers':
        case 'surface-changed':
        case 'no-surface-baseline':
            return (0,_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSurfaceReason */ .Nv)(reason);
    }
}
function smallSample({ size, needed }, { sampleOf, threshold }) {
    const rate = threshold === null ? 'that rate' : `a rate of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatExactPercent */ .oy)(threshold)}`;
    if (needed === null)
        return `no number of ${sampleOf}s can show ${rate}`;
    const are = size === 1 ? 'is' : 'are';
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(size, sampleOf)} ${are} too few to show ${rate}, whatever they say: ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(needed)} are needed`;
}
/** Cases that are named in a sentence; the report file has more. */
const CASES_TOLD = 5;
/** `2 cases miss it: "a" (1 of 5, 4 wanted), "b" (3 of 5, 4 wanted)`. */
function lowCases({ cases, more }) {
    const count = cases.length + more;
    const named = cases
        .slice(0, CASES_TOLD)
        .map(({ title, passed, total, least }) => `${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .quotedName */ .aH)(title)} (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(total)}, ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(least)} wanted)`);
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'case')} ${count === 1 ? 'misses' : 'miss'} it: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .listSome */ .XT)(named, count)}`;
}
function describeProblem({ message, more }) {
    const text = (0,_regression_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)(message);
    return more === 0 ? text : `${text} (and ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(more, 'more problem')})`;
}
/** Of iterations that were read of a run: more of a kind cannot come from results that were missed. */
function excessOfRun({ kind, declared, counted }) {
    const what = kind === 'total' ? 'in all' : kind;
    return `the counts disagree: ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counted)} iterations ${what} were read, the service declares ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(declared)}`;
}
/** Of iterations of a run of which not all were read. */
function shortfallOfRun({ kind, declared, counted }) {
    const what = kind === 'total' ? '' : ` ${kind}`;
    return `only ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counted)} of the ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(declared)}${what} iterations the service declares were read`;
}


/***/ }),

/***/ 20022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isOfRegression),
/* harmony export */   Xf: () => (/* binding */ formatPoints),
/* harmony export */   Z_: () => (/* binding */ describeRegression),
/* harmony export */   bf: () => (/* binding */ describeDrop),
/* harmony export */   c_: () => (/* binding */ tallyWords),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   hQ: () => (/* binding */ describeRegressionReason),
/* harmony export */   td: () => (/* binding */ formatPValue),
/* harmony export */   vn: () => (/* binding */ sentencePart),
/* harmony export */   wU: () => (/* binding */ describeNoRegression)
/* harmony export */ });
/* unused harmony export besideItsName */
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24409);


const UNLIKE = {
    'too-old': 'the baseline is too old',
    'age-unknown': 'nobody tells how old the baseline is',
    'other-models': 'the baseline is of other models',
};
const REASONS = {
    'removed-tools': ({ tools, more }) => `gone since the baseline: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__/* .listSome */ .XT)(tools.map(({ name, cases }) => `${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedName */ .aH)(name)}, which ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases, 'case')} ${cases === 1 ? 'needs' : 'need'}`), tools.length + more)}`,
    'no-baseline': ({ message }) => withoutBaseline(message),
    'first-run': ({ message }) => withoutBaseline(message),
    'unlike-baseline': ({ why }) => UNLIKE[why],
    'nothing-shared': () => 'no case of the baseline can be compared with one of these',
    'nothing-to-lose': () => 'no case that is compared passed in the baseline',
    'results-missing': ({ cases }) => `results of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases, 'case')} are missing that could make it a regression`,
    'test-could-not-fail': ({ needed }, counted) => needed === null
        ? 'sampled cases passed too rarely in the baseline for any drop to be seen'
        : `too few ${counted}s for any drop to be seen: each sampled case needs ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(needed)} on both sides`,
    suspected: ({ cases }) => `a regression is suspected, and ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases, 'case')} must show it again before it counts`,
    'cannot-look-again': ({ cases }) => `a regression is suspected, and nothing can be run here to look at ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(cases, 'case')} again; confirm: never goes by the first results`,
    'look-incomplete': ({ look }) => `a regression is suspected, and the ${look === 1 ? 'first' : 'second'} look at fresh results could not be completed`,
    'head-alone': () => 'worse than the stored baseline; drift not excluded, since the base did not run again',
    'not-confirmed': () => 'a regression was suspected, not confirmed',
};
/** Whether a reason is one of those of a comparison with a baseline. */
function isOfRegression(reason) {
    return reason.code in REASONS;
}
/** Why a comparison came out as it did, as a part of a sentence. Not yet escaped. */
function describeRegressionReason(reason, counted) {
    const describe = REASONS[reason.code];
    return describe(reason, counted);
}
function withoutBaseline(message) {
    return `no baseline: ${sentencePart(besideItsName(message))}`;
}
/** A message behind the word baseline, where it need not begin with the input of that name. */
function besideItsName(message) {
    return message.replace(/^baseline: /, '');
}
/** A sentence of its own, to stand within another one. */
function sentencePart(message) {
    const line = message.trim();
    return line.endsWith('.') ? line.slice(0, -1) : line;
}
/** What is asked: `no case that passed in the baseline fails, no drop of 1 point or more …`. */
function describeNoRegression({ threshold, regression }) {
    const strict = 'no case that passed in the baseline fails';
    const statistical = `no drop of ${formatPoints(threshold ?? 0)} or more that chance does not explain`;
    if (regression === undefined)
        return `${strict}, ${statistical}`;
    return regression.statistical === 0
        ? strict
        : regression.strict === 0
            ? statistical
            : `${strict}, ${statistical}`;
}
/** Of cases that stand by name where what changed is told. */
const NAMES_TOLD = 3;
/** What was found: the cases by name, and the sampled ones together. */
function describeRegression({ regression, observed, interval, pValue }) {
    if (regression === undefined)
        return 'nothing to compare with';
    const { strict, statistical, regressed, flaky } = regression;
    const parts = [];
    if (strict + statistical === 0)
        return 'no case to compare';
    if (regressed.count > 0) {
        const names = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__/* .listSome */ .XT)(regressed.titles.slice(0, NAMES_TOLD).map(_model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedName */ .aH), regressed.count);
        parts.push(`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(regressed.count, 'case')} regressed: ${names}`);
    }
    else if (strict > 0)
        parts.push(`none of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(strict, 'case')} regressed`);
    if (flaky > 0)
        parts.push(`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(flaky, 'case')} failed that ${flaky === 1 ? 'is' : 'are'} known to be flaky`);
    if (statistical > 0)
        parts.push(describeSampled({ regression, observed, interval, pValue }));
    return parts.join('; ');
}
/** That sampled cases pass less often, in a sentence without statistics of ours; null where that is not clear. */
function describeDrop({ regression, observed, interval }) {
    if (regression === undefined || observed === null || interval === undefined)
        return null;
    const { low, high, confidence } = interval;
    if (high >= 0)
        return null;
    const range = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatExactPercent */ .oy)(confidence)} interval ${formatChange(low)} to ${formatChange(high)}`;
    const cases = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(regression.statistical, 'sampled case');
    return `the pass rate of ${cases} fell by ${formatPoints(observed)} (${range})`;
}
function describeSampled({ regression, observed, interval, pValue, }) {
    const { statistical = 0, smallestDrop = null } = regression ?? {};
    const cases = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(statistical, 'sampled case');
    const seen = smallestDrop === null
        ? 'no drop would have been seen'
        : `a drop of ${formatPoints(smallestDrop)} would have been seen`;
    if (observed == null)
        return `${cases}: ${seen}`;
    const range = interval === undefined
        ? ''
        : ` (${formatChange(interval.low)} to ${formatChange(interval.high)})`;
    const p = pValue === undefined ? '' : `, p ${formatPValue(pValue)}`;
    return `${cases}: ${formatChange(observed)} points${range}${p}; ${seen}`;
}
/** `+1.5`, `−12`, `0`: a difference of fractions in points of percent. */
function formatChange(fraction) {
    const points = Number((Math.abs(fraction) * 100).toFixed(1));
    if (points === 0)
        return '0';
    return `${fraction < 0 ? '−' : '+'}${points}`;
}
/** `1 point`, `15.7 points`, of a difference whatever its sign. */
function formatPoints(fraction) {
    const points = Number((Math.abs(fraction) * 100).toFixed(1));
    return `${points} point${points === 1 ? '' : 's'}`;
}
/** `= 0.031`, `< 0.001`. */
function formatPValue(pValue) {
    return pValue < 0.001 ? '< 0.001' : `= ${Number(pValue.toPrecision(2))}`;
}
/** `3 of 5`. */
function tallyWords({ passed, total }) {
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(total)}`;
}


/***/ }),

/***/ 91977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ COMPARED_KINDS),
/* harmony export */   C_: () => (/* binding */ CHANGE_SIGNS),
/* harmony export */   _B: () => (/* binding */ CHANGE_COUNTS),
/* harmony export */   r8: () => (/* binding */ CHANGE_WORDS)
/* harmony export */ });
/* unused harmony exports CHANGE_KINDS, KIND_WORDS */
/**
 * What became of a case since the baseline, what matters most first. `new`: it passed there and fails
 * here. `less`: it passes less here, which may be chance. `flaky`: it comes out in both ways on both
 * sides, or did in recent runs. `still`: it failed there and fails here.
 */
const CHANGE_KINDS = [
    ...['new', 'less', 'flaky', 'still', 'fixed'],
    ...['changed', 'added', 'removed'],
];
/** Those of cases that were compared, and came out otherwise or fail. */
const COMPARED_KINDS = ['new', 'less', 'flaky', 'still', 'fixed'];
/** Colour is never all that tells: the word stands beside the sign. */
const CHANGE_SIGNS = {
    new: '🔴',
    less: '🟠',
    flaky: '🟡',
    still: '⚫',
    fixed: '🟢',
};
/** Of a case. */
const CHANGE_WORDS = {
    new: 'newly failing',
    less: 'passes less',
    flaky: 'flaky',
    still: 'still failing',
    fixed: 'fixed',
};
/** Of several cases, behind their number. */
const CHANGE_COUNTS = {
    ...CHANGE_WORDS,
    less: 'passing less',
};
/** Of a case, whether it was compared or is another here. */
const KIND_WORDS = {
    ...CHANGE_WORDS,
    ...{ changed: 'changed', added: 'added', removed: 'removed' },
};


/***/ }),

/***/ 99916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ sidesMarkup),
/* harmony export */   A: () => (/* binding */ weightWords),
/* harmony export */   Et: () => (/* binding */ DIRECTION_WORDS),
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   H: () => (/* binding */ sideWords),
/* harmony export */   Nv: () => (/* binding */ describeSurfaceReason),
/* harmony export */   ZE: () => (/* binding */ silentWords),
/* harmony export */   cb: () => (/* binding */ untoldWords),
/* harmony export */   f5: () => (/* binding */ CLASS_WORDS),
/* harmony export */   fp: () => (/* binding */ placeWords),
/* harmony export */   kd: () => (/* binding */ surfaceHeadline),
/* harmony export */   oR: () => (/* binding */ subjectWords),
/* harmony export */   qO: () => (/* binding */ surfaceCounts),
/* harmony export */   rn: () => (/* binding */ SURFACE_PHRASES)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);
/* harmony import */ var _model_regression_surface_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3866);



/** How changes of a class are called in running text, one and several. */
const CLASS_NOUNS = {
    breaking: ['breaking change', 'breaking changes'],
    unclear: ['change that nobody can be sure of', 'changes that nobody can be sure of'],
    wording: ['change of wording', 'changes of wording'],
    compatible: ['compatible change', 'compatible changes'],
};
/** The word for a class in a table. */
const CLASS_WORDS = {
    ...{ breaking: 'Breaking', unclear: 'Unclear', wording: 'Wording', compatible: 'Compatible' },
};
/** What callers do with what was changed. */
const DIRECTION_WORDS = {
    ...{ sent: 'callers send it', read: 'callers read it', none: '' },
};
const classCount = (of, count) => `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} ${CLASS_NOUNS[of][count === 1 ? 0 : 1]}`;
/** `2 breaking changes, 1 compatible change`; empty where nothing changed. */
function surfaceCounts({ counts }) {
    return _model_regression_surface_change_js__WEBPACK_IMPORTED_MODULE_1__/* .CHANGE_CLASSES */ .id.filter((of) => counts[of] > 0)
        .map((of) => classCount(of, counts[of]))
        .join(', ');
}
/** `property removed`: kinds are their own words. */
const kindWords = ({ kind }) => kind.replaceAll('-', ' ');
/** `weather: tool forecast`, and where in it. Not yet escaped. */
function placeWords(change) {
    return change.place === '' ? subjectWords(change) : `${subjectWords(change)} ${change.place}`;
}
/** `weather: tool forecast`. Not yet escaped. */
function subjectWords({ server, subject: { kind, name } }) {
    return kind === 'server' ? `server ${server}` : `${server}: ${kind} ${name}`;
}
/** What stood there before and stands there now; empty where names or a diff beside it say that. */
function sideWords({ subject, before, after, diff }) {
    if (diff !== undefined)
        return ['', ''];
    const told = (text) => (text === null || text === subject.name ? '' : text);
    return [told(before), told(after)];
}
/** Longer ones together make a row that hides those beside it. */
const SIDES_UNFOLDED = 120;
/**
 * What stood there and stands there now, in markup; folded where that is much.
 * @param code draws a text of somebody else.
 */
function sidesMarkup(change, code) {
    const [before, now] = sideWords(change);
    const told = [
        ...(before === '' ? [] : [`was ${code(before)}`]),
        ...(now === '' ? [] : [`now ${code(now)}`]),
    ];
    if (before.length + now.length <= SIDES_UNFOLDED)
        return told.join(', ');
    const summary = told.length > 1 ? 'before and now' : before === '' ? 'now' : 'before';
    return `<details><summary>${summary}</summary>${told.join('<br>')}</details>`;
}
/** `from 1,200 to 1,350 tokens (+13%)`, of the list of tools of a server. */
function weightWords({ before, after }) {
    if (before === null && after === null)
        return 'not known';
    if (before === null)
        return (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(after ?? 0, 'token');
    if (after === null)
        return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(before, 'token')} before`;
    if (before === after)
        return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(after, 'token')}, as before`;
    const share = before === 0 ? '' : ` (${growth(after / before - 1)})`;
    return `from ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(before)} to ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(after, 'token')}${share}`;
}
function growth(share) {
    const percent = Math.round(share * 100);
    if (percent === 0)
        return share > 0 ? '+<1%' : '-<1%';
    return `${percent > 0 ? '+' : '-'}${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.abs(percent))}%`;
}
/** What is asked of what servers offer, and what was found. */
const SURFACE_PHRASES = {
    'surface-known': {
        title: () => 'Known surface',
        expected: () => 'every server tells what it offers',
        actual: ({ sampleSize, observed }) => observed === null
            ? 'no server was asked'
            : `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.round(observed * sampleSize))} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(sampleSize, 'server')} told it`,
    },
    'surface-compatible': {
        title: () => 'Compatible surface',
        expected: ({ changesHeld }) => (changesHeld === 'any' ? 'no change' : 'no breaking change'),
        actual: (check) => {
            const { sampleSize, observed, changesHeld, reason } = check;
            if (observed === null)
                return 'nothing was compared';
            const count = reason?.code === 'surface-changed' ? reason.changes : 0;
            const servers = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(sampleSize, 'server');
            if (count === 0)
                return `none in ${servers}`;
            const changes = changesHeld === 'any' ? (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, 'change') : classCount('breaking', count);
            const touched = sampleSize - Math.round(observed * sampleSize);
            return `${changes} in ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(touched)} of ${servers}`;
        },
    },
};
const SERVERS_TOLD = 3;
/** Why a check of what servers offer came out as it did, as a part of a sentence. */
function describeSurfaceReason(reason) {
    switch (reason.code) {
        case 'silent-servers': {
            const { servers, more } = reason;
            const told = servers
                .slice(0, SERVERS_TOLD)
                .map(({ server, message }) => `server ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedName */ .aH)(server)}: ${withoutStop(message)}`);
            const rest = servers.length + more - told.length;
            return [...told, ...(rest > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(rest)} more`] : [])].join('; ');
        }
        case 'surface-changed':
            return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(reason.changes, 'change')} of what was offered before`;
        case 'no-surface-baseline':
            return `there is nothing to compare with: ${withoutStop(reason.message)}`;
    }
}
const withoutStop = (message) => message.trim().replace(/\.$/, '');
/** Changes that are named in a sentence. */
const CHANGES_TOLD = 3;
/** The decisive reason in one sentence; null where what servers offer was not what was judged. */
function surfaceHeadline({ value, checks, surface }) {
    const known = checks.find(({ id }) => id === 'surface-known');
    if (known === undefined)
        return null;
    const compatible = checks.find(({ id }) => id === 'surface-compatible');
    if (value === 'passed')
        return passedWords(known, compatible, surface);
    const missed = [compatible, known].find((check) => check?.gates && check.outcome === (value === 'failed' ? 'failed' : 'undecided'));
    const { reason } = missed ?? known;
    const words = reason && 'code' in reason ? reasonText(reason) : 'no evidence';
    if (value !== 'failed')
        return `Undecided: ${words}.`;
    if (missed?.id !== 'surface-compatible' || surface === undefined) {
        return `A server does not tell what it offers: ${words}.`;
    }
    const held = surface.changes.filter((change) => missed.changesHeld === 'any' || change.class === 'breaking');
    const count = reason?.code === 'surface-changed' ? reason.changes : held.length;
    const named = held
        .slice(0, CHANGES_TOLD)
        .map((change) => `${kindWords(change)} (${placeWords(change)})`);
    const rest = count - named.length;
    const list = rest > 0 ? `${named.join(', ')} and ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(rest)} more` : named.join(', ');
    const noun = missed.changesHeld === 'any' ? (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, 'change') : classCount('breaking', count);
    return `${noun} of what the servers offer: ${list}.`;
}
function reasonText(reason) {
    switch (reason.code) {
        case 'silent-servers':
        case 'surface-changed':
        case 'no-surface-baseline':
            return describeSurfaceReason(reason);
        default:
            return 'no server was asked';
    }
}
function passedWords({ sampleSize }, compatible, surface) {
    const servers = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(sampleSize, 'server');
    const { reason } = compatible ?? {};
    if (surface === undefined || reason?.code === 'no-surface-baseline') {
        const told = `${servers} told what ${sampleSize === 1 ? 'it offers' : 'they offer'}`;
        return reason?.code === 'no-surface-baseline'
            ? `${told}; ${describeSurfaceReason(reason)}.`
            : `${told}; nothing was asked to be compared.`;
    }
    const counts = surfaceCounts(surface);
    const offered = `What ${servers} ${sampleSize === 1 ? 'offers' : 'offer'}`;
    const known = surface.untold === undefined ? '' : ', as far as the baseline tells';
    if (counts === '')
        return `${offered} is as it was${known}.`;
    const none = surface.counts.breaking === 0 ? ' breaks no caller' : ' changed';
    return `${offered}${none}: ${counts}.`;
}
const LIST_WORDS = {
    ...{ tools: 'tools', prompts: 'prompts', resources: 'resources' },
    resourceTemplates: 'templates of resources',
};
/** What the baseline does not know, a sentence for each kind of it. */
function untoldWords({ untold = [] }) {
    const byLists = Map.groupBy(untold, ({ lists }) => lists.map((list) => LIST_WORDS[list]).join(', '));
    return [...byLists].map(([lists, servers]) => {
        const names = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(servers.map(({ server }) => server));
        return `Not compared, since the baseline does not tell them: ${lists} of ${names}.`;
    });
}
/** Servers that did not tell what they offer, a sentence each. */
function silentWords(silent, limit) {
    const told = silent
        .slice(0, limit)
        .map(({ server, message }) => `Server ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedName */ .aH)(server)} did not tell: ${message}`);
    const rest = silent.slice(limit).map(({ server }) => server);
    return rest.length === 0 ? told : [...told, `Others did not tell either: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(rest)}.`];
}


/***/ }),

/***/ 46418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ worded),
/* harmony export */   g: () => (/* binding */ headlineOf)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24409);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70543);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54294);
/* harmony import */ var _check_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29403);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78346);
/* harmony import */ var _health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53463);
/* harmony import */ var _quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32851);
/* harmony import */ var _reason_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83399);
/* harmony import */ var _regression_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20022);
/* harmony import */ var _surface_surface_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99916);











/** Puts the words of a verdict beside its numbers. */
function worded(verdict) {
    const checks = verdict.checks.map((check) => ({ ...check, words: (0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWords */ .iW)(check) }));
    return { ...verdict, headline: headlineOf(verdict), checks };
}
/** The decisive reason in one sentence. Not yet escaped. */
function headlineOf(verdict) {
    const { value, judged, checks, troubles } = verdict;
    const health = (0,_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_2__/* .healthHeadline */ .nu)(verdict);
    if (health !== null)
        return health;
    if (value === 'invalid')
        return configurationHeadline(troubles);
    if (judged === null)
        return `Undecided: ${troubles.join(' ')}`;
    const ofSurface = (0,_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_6__/* .surfaceHeadline */ .kd)(verdict);
    if (ofSurface !== null)
        return ofSurface;
    const deciding = checks.filter(({ gates }) => gates);
    const aside = `${absentWords(verdict)}${(0,_quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__/* .asideWords */ .kD)(verdict)}`;
    if (value === 'incomplete')
        return `${undecidedHeadline(deciding, judged)}${aside}`;
    const decided = value === 'failed' ? failedHeadline(verdict, judged) : passedHeadline(deciding, judged);
    return `${decided}${aside}`;
}
/** What nobody can tell to be good or bad, where a comparison decides: it must not go unseen. */
function absentWords({ checks, comparison }) {
    const count = comparison?.removed.count ?? 0;
    if (count === 0 || !checks.some(({ id, gates }) => gates && id === 'no-regression'))
        return '';
    return ` ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(count, 'case')} of the baseline ${count === 1 ? 'is' : 'are'} not here.`;
}
function configurationHeadline(troubles) {
    const [only = 'no details were given'] = troubles;
    if (troubles.length <= 1)
        return `The configuration is wrong: ${only}`;
    const { length } = troubles;
    const places = length > _model_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_TROUBLES */ .Zb ? `more than ${_model_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_TROUBLES */ .Zb}` : (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(length);
    return `The configuration is wrong in ${places} places.`;
}
function undecidedHeadline(checks, judged) {
    const undecided = checks.find(({ outcome }) => outcome === 'undecided');
    const reason = undecided?.reason && (0,_reason_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReason */ .G)(undecided.reason, undecided);
    return `Undecided: ${reason ?? 'no evidence'}; ${(0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSample */ .gS)(judged)}.`;
}
/** More are told as a number. */
const MOST_TITLES = 3;
/** The check that tells most by its words, and the others that were missed by their titles. */
function failedHeadline(verdict, judged) {
    const failed = verdict.checks.filter(({ gates, outcome }) => gates && outcome === 'failed');
    const missed = failed.find(({ id }) => id === 'min-pass-rate') ?? failed[0];
    const others = failed.filter((check) => check !== missed).map((check) => (0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWords */ .iW)(check).title);
    const unnamed = others.length - MOST_TITLES;
    const rest = unnamed > 0 ? ` and ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(unnamed)} more` : '';
    const told = missed?.id === 'no-regression' ? worseWords(missed, verdict) : missedWords(missed, judged);
    return others.length === 0
        ? told
        : `${told} Other checks missed: ${others.slice(0, MOST_TITLES).join(', ')}${rest}.`;
}
function missedWords(missed, judged) {
    const found = (0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSample */ .gS)(judged);
    if (missed?.id === 'run-result')
        return `${found}, which misses the suite's pass criteria.`;
    if (missed === undefined || missed.id === 'all-passed')
        return `${found}, all wanted.`;
    const { title, actual, expected, reason } = (0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWords */ .iW)(missed);
    if (missed.reason?.code === 'removed-tools') {
        const isOne = missed.reason.tools.length + missed.reason.more === 1;
        return `${isOne ? 'A tool is' : 'Tools are'} ${reason}.`;
    }
    const plain = missed.id === 'min-pass-rate' && missed.heldBy === undefined;
    const told = plain ? `${found}, ${expected} wanted` : `${title}: ${actual}, ${expected} wanted`;
    return reason === null ? `${told}.` : `${told}; ${reason}.`;
}
/** What got worse, for people who know of no test: cases by name, and all sampled ones together. */
function worseWords(missed, { comparison, suspicion }) {
    const { count = 0, named = [] } = comparison?.regressed ?? {};
    const again = suspicion?.outcome === 'confirmed' ? ', also when run again' : '';
    const drop = (0,_regression_words_js__WEBPACK_IMPORTED_MODULE_5__/* .describeDrop */ .bf)(missed);
    if (count === 0)
        return `Worse than the baseline${again}: ${drop ?? (0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWords */ .iW)(missed).actual}.`;
    const names = (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_9__/* .listSome */ .XT)(named.slice(0, MOST_TITLES).map((one) => (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_9__/* .quotedName */ .aH)((0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(one))), count);
    const cases = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(count, 'case')} regressed: ${names}`;
    return `Worse than the baseline${again}, ${drop === null ? cases : `${cases}; ${drop}`}.`;
}
function passedHeadline(checks, judged) {
    const cleared = checks.find(({ reason }) => reason?.code === 'not-confirmed');
    const passed = metHeadline(checks, judged);
    return cleared?.reason
        ? `${passed} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .capitalize */ .ZH)((0,_reason_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReason */ .G)(cleared.reason, cleared))}.`
        : passed;
}
function metHeadline(checks, judged) {
    const { sampleOf, sampleSize, observed } = judged;
    const short = checks.find(({ reason }) => reason?.code === 'counted-as-failed');
    if (observed === 1 && short === undefined) {
        if (sampleSize === 1)
            return `The only ${sampleOf} passed.`;
        if (sampleSize === 2)
            return `Both ${sampleOf}s passed.`;
        return `All ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(sampleSize, sampleOf)} passed.`;
    }
    const met = metWords(checks, (0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSample */ .gS)(judged));
    return short?.reason ? `${met}; ${(0,_reason_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReason */ .G)(short.reason, short)}.` : `${met}.`;
}
/** What was found, and what it meets. */
function metWords(checks, found) {
    const minimum = checks.find(({ id }) => id === 'min-pass-rate');
    if (minimum !== undefined)
        return `${found}, ${(0,_check_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWords */ .iW)(minimum).expected} wanted`;
    const compared = checks.find(({ id }) => id === 'no-regression');
    if (compared?.outcome === 'passed' && compared.regression !== undefined) {
        return `${found}, no worse than the baseline`;
    }
    return checks.some(({ id }) => id === 'run-result')
        ? `${found}, which meets the suite's pass criteria`
        : `${found}, and every check is met`;
}


/***/ })

};
