export const id = 174;
export const ids = [174];
export const modules = {

/***/ 47125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createLogger),
/* harmony export */   p: () => (/* binding */ environmentOf)
/* harmony export */ });
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34665);
/* harmony import */ var _lib_pace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36750);
/* harmony import */ var _lib_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41706);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95498);
/* harmony import */ var _surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94576);





/** What a step gets from its process. `write` adds to the log of the job. */
function environmentOf(variables, folder, signal, write, processMark, keep) {
    const redactor = new _lib_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_0__/* .Redactor */ .p();
    return {
        variables,
        workspace: variables['GITHUB_WORKSPACE'] ?? folder,
        logger: createLogger(write, redactor, variables['RUNNER_DEBUG'] === '1'),
        signal,
        redactor,
        processMark,
        keep,
        now: Date.now,
    };
}
function createLogger(write, redactor, isDebug) {
    const command = (name, line) => write((0,_surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(name, (0,_surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(line, redactor)));
    const info = (line) => write(`${(0,_surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(line, redactor)}\n`);
    return {
        info,
        notice: (line) => command('notice', line),
        warn: (line) => command('warning', line),
        error: (line) => command('error', line),
        debug: (line) => {
            if (isDebug)
                command('debug', line);
        },
        group: (title) => {
            if (title === null)
                write('::endgroup::\n');
            else
                command('group', (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(title, _lib_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME_LIMIT */ .Uo));
        },
        progress: (0,_lib_pace_js__WEBPACK_IMPORTED_MODULE_4__/* .paceLines */ .P)(info, () => performance.now()),
    };
}


/***/ }),

/***/ 76858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cancelRuns: () => (/* binding */ cancelRuns)
/* harmony export */ });
/* harmony import */ var _api_client_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44869);
/* harmony import */ var _api_client_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28836);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89862);
/* harmony import */ var _lib_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41706);
/* harmony import */ var _session_hosted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82299);
/* harmony import */ var _sources_evals_creation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15035);
/* harmony import */ var _words_failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41504);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18763);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47125);









/** For a search and for a cancellation. The runner waits little for the steps of a cancelled job. */
const LIMIT_MS = 5_000;
/** Between two looks for a run that the service may still be creating. */
const LOOK_MS = 1_500;
/**
 * Cancels runs of a service of others, which are JSON, at once: also one that the action has not seen,
 * which it looks for. Says a line for each. Never rejects.
 */
async function cancelRuns(saved, key) {
    const redactor = new _lib_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_3__/* .Redactor */ .p();
    const logger = (0,_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .createLogger */ .h)((text) => process.stdout.write(text), redactor, false);
    const cancel = async (json) => {
        const left = JSON.parse(json);
        const { projectId } = left;
        const client = (0,_session_hosted_js__WEBPACK_IMPORTED_MODULE_4__/* .newClient */ ._F)(left.address, key, _api_client_client_js__WEBPACK_IMPORTED_MODULE_0__/* .HOSTED_RATE */ .V, { redactor, logger, now: Date.now });
        const { clock } = client;
        const search = async () => {
            const environment = { signal: AbortSignal.timeout(LIMIT_MS) };
            for (const until = clock.now() + LIMIT_MS;; await clock.sleep(LOOK_MS)) {
                const found = await (0,_sources_evals_creation_js__WEBPACK_IMPORTED_MODULE_5__/* .findRun */ .Lc)(left, { client, projectId, environment });
                if (found !== null || clock.now() + LOOK_MS >= until)
                    return found?.runId;
            }
        };
        let { runId } = left;
        try {
            runId ??= await search();
            if (runId === undefined)
                return _words_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .MESSAGES */ .n.noLeftRun;
            const parameters = { projectId, runId };
            await client.call('cancelEvalRun', { parameters, deadline: clock.now() + LIMIT_MS });
            return _words_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .MESSAGES */ .n.leftRun(runId, false);
        }
        catch (error) {
            if (!(error instanceof _api_client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
                throw error;
            const hasEnded = [400, 409].includes(error.failure.status ?? 0);
            if (hasEnded && runId !== undefined)
                return _words_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .MESSAGES */ .n.leftRun(runId, true);
            return _words_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .MESSAGES */ .n.leftRunTrouble((0,_words_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .describeWhat */ .md)(error.failure));
        }
    };
    for (const one of await Promise.allSettled(saved.map(cancel))) {
        const isDone = one.status === 'fulfilled';
        logger.info(isDone ? one.value : _words_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .MESSAGES */ .n.leftRunTrouble((0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(one.reason)));
    }
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

/***/ 36750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ paceLines)
/* harmony export */ });
/** Shortest time between two lines. */
const INTERVAL_MS = 5_000;
/** A long run gets fewer lines: this share of its time passes between them. */
const SHARE = 0.2;
/** Passes the first line on, then one now and then, and the last one. `now` is in milliseconds. */
function paceLines(write, now) {
    let startedAt = null;
    let next = 0;
    return (line, isLast = false) => {
        const time = now();
        if (startedAt !== null && !isLast && time < next)
            return;
        startedAt ??= time;
        next = time + Math.max(INTERVAL_MS, (time - startedAt) * SHARE);
        if (isLast)
            startedAt = null;
        write(line);
    };
}


/***/ }),

/***/ 41706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ Redactor)
});

// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
;// CONCATENATED MODULE: ./build/src/lib/redaction/forms.js

/** A shorter value stands in any text by chance. */
const SHORTEST = 6;
/** Words that results and reports are full of. To mask them would hide what happened, and no secret. */
const EVERYDAY = new Set(`cancelled completed content default development disabled enabled failed failure false incomplete
  invalid localhost message number object passed pending private production public required result
  running skipped staging status string success system testing timeout undefined unknown verdict`
    .trim()
    .split(/\s+/));
/** Borders of a key: the same in all keys. */
const PEM_BORDER = /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/;
/** Whether a value is too short or too common to be masked. */
function isWeak(secret) {
    const value = secret.trim();
    return value.length < SHORTEST || EVERYDAY.has(value.toLowerCase()) || PEM_BORDER.test(value);
}
/**
 * What parts a secret, which people then still read: control characters as JSON escapes them, with the
 * rest of a terminal escape; backticks, which Markdown removes; marks on letters.
 */
const PARTING = /\\{1,4}(?:u(?:001b(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_][^\\]*)?|00[01][\da-f]|d[89a-f][\da-f]{2})|[bf])|`|\p{M}/giu;
/** Makes each run of white space one blank: in this way secrets and texts are compared. */
function flatten(text) {
    return text.replace(/\s+/g, ' ');
}
/**
 * Lists the forms in which a secret can stand in a text: itself, each of its lines, and these as JSON,
 * addresses, markup, Base64 and hexadecimal digits hold them. Weak ones are left out.
 *
 * Not found, and documented so: encrypted, reversed, or separated letter by letter.
 */
function secretForms(secret) {
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    // Texts are cleaned before they are searched.
    const parts = [secret.trim(), ...lines, (0,lib_text/* clean */.uH)(secret).trim()].filter((part) => !isWeak(part));
    const forms = parts.flatMap(formsOf);
    return new Set([...forms, ...forms.map((form) => form.replace(PARTING, ''))].map(flatten));
}
function formsOf(part) {
    const value = part.toWellFormed();
    const json = jsonForms(value);
    const bytes = [value, JSON.stringify(value).slice(1, -1)].flatMap((text) => [
        ...base64Forms(text),
        ...hexForms(text),
    ]);
    return [part, value, ...json, ...addressForms(value), ...markupForms(value), ...bytes];
}
const upper = (digits) => digits.toUpperCase();
const lower = (digits) => digits;
/** JSON escapes of the characters that match. */
const escaped = (text, pattern, letterCase) => text.replace(pattern, (character) => {
    const digits = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${letterCase(digits)}`;
});
/** In JSON and in JSON within JSON, also of writers that escape more than they must. */
function jsonForms(value) {
    const plain = JSON.stringify(value).slice(1, -1);
    const once = [upper, lower].flatMap((letterCase) => {
        const ascii = escaped(plain, /[\u007f-\uffff]/g, letterCase);
        const forPages = [plain, ascii].flatMap((text) => [
            escaped(text, /[<>&]/g, letterCase),
            escaped(text, /[<>&'+=]/g, letterCase).replaceAll('\\"', '\\u0022'),
        ]);
        const all = escaped(value, /[\s\S]/g, letterCase);
        return [plain, ascii, ...forPages, ...forPages.map(slashed), slashed(ascii), all];
    });
    const quoted = plain.replaceAll('\\"', '"').replaceAll("'", "\\'");
    const twice = [plain, slashed(plain)].map((text) => JSON.stringify(text).slice(1, -1));
    return [...once, slashed(plain), quoted, ...twice];
}
const slashed = (text) => text.replaceAll('/', '\\/');
/** In a path, a query, a form, or before the `@` of an address; encoded once or twice. */
function addressForms(value) {
    const encoded = encodeURIComponent(value);
    const strict = encoded.replace(/[!'()*~]/g, (character) => `%${upper(character.charCodeAt(0).toString(16))}`);
    const url = new URL('https://host/');
    url.pathname = `/${value}`;
    url.search = `?${value}`;
    url.username = value;
    const once = [
        encoded,
        strict,
        encoded.replaceAll("'", '%27'),
        strict.replaceAll('%20', '+'),
        new URLSearchParams({ value }).toString().slice('value='.length),
        encodeURI(value),
        encoded.replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent),
        url.pathname.slice(1),
        url.search.slice(1),
        url.username,
    ];
    const twice = [encoded, strict].map((text) => text.replaceAll('%', '%25'));
    return [...once, ...twice].flatMap((text) => [
        text,
        text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    ]);
}
const QUOTES = [
    ['"', "'"],
    ['&quot;', '&apos;'],
    ['&quot;', '&#39;'],
    ['&quot;', '&#039;'],
    ['&quot;', '&#x27;'],
    ['&quot;', "'"],
    ['&#34;', '&#39;'],
    ['&#x22;', '&#x27;'],
];
/** In XML and HTML. */
function markupForms(value) {
    const least = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const numbered = (mark, base) => value.replace(/[&<>"']/g, (character) => `&#${mark}${character.charCodeAt(0).toString(base)};`);
    const named = [least, least.replaceAll('>', '&gt;')].flatMap((text) => QUOTES.map(([double, single]) => text.replaceAll('"', double).replaceAll("'", single)));
    return [...named, numbered('', 10), numbered('x', 16)];
}
/** The digits of a text's Base64 that depend on the secret alone, at each place within three bytes. */
function base64Forms(value) {
    const bytes = Buffer.from(value);
    return [0, 1, 2].flatMap((offset) => {
        const all = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
        const from = Math.ceil((offset * 8) / 6);
        const digits = all.slice(from, Math.floor(((offset + bytes.length) * 8) / 6));
        return [
            digits,
            digits.replaceAll('+', '-').replaceAll('/', '_'),
            slashed(digits),
            digits.replaceAll('+', '%2B').replaceAll('/', '%2F'),
            digits.replaceAll('+', '%2b').replaceAll('/', '%2f'),
        ];
    });
}
function hexForms(value) {
    const digits = Buffer.from(value).toString('hex');
    return [digits, upper(digits)];
}

;// CONCATENATED MODULE: ./build/src/lib/redaction/redactor.js




const MASK = '***';
/** Forms are looked up by their first characters. No form is shorter. */
const HEAD = 6;
/** So much of a form before an ellipsis counts as all of it: another program has cut the text. */
const CUT_SHORT = 8;
/** Deeper values of JSON are left out. */
const MAX_DEPTH = 100;
/** Removes secrets from foreign text, in whatever form they stand in it. */
class Redactor {
    #formsByHead = new Map();
    /** Which pairs of characters begin a form. It rules out most places of a text. */
    #pairs = new Uint8Array(2 ** 16);
    /** Secrets that are too weak to be masked, by the name of what holds them. */
    weak = new Set();
    /** Learns secrets. `name` is what the user knows them by: an input, a variable. */
    add(name, secrets) {
        for (const secret of secrets) {
            if (secret.trim() !== '' && isWeak(secret))
                this.weak.add(name);
            for (const form of secretForms(secret)) {
                if (form.length < HEAD)
                    continue;
                const head = form.slice(0, HEAD);
                const forms = this.#formsByHead.get(head) ?? [];
                if (!forms.includes(form))
                    forms.push(form);
                this.#formsByHead.set(head, forms);
                this.#pairs[pairAt(form, 0)] = 1;
            }
        }
    }
    /** Decodes, cleans, redacts and cuts foreign text, to so many UTF-16 units, ellipsis included. */
    text(raw, limit) {
        // A program that passes UTF-8 off as UTF-16 would hide a secret.
        const decoded = typeof raw === 'string' ? raw : new TextDecoder().decode(raw);
        // Cleaning removes most of some texts, so more is read than is shown.
        const read = decoded.slice(0, 8 * limit + 1_024);
        const isCut = read.length < decoded.length;
        return (0,lib_text/* cut */.Jj)(this.#mask(isCut ? `${(0,lib_text/* clean */.uH)(read)}${lib_text/* ELLIPSIS */.Gr}` : (0,lib_text/* clean */.uH)(read)), limit);
    }
    /** Makes a foreign name fit, in one line. */
    name(raw) {
        return (0,lib_text/* oneLine */.TN)(this.text(raw, limits/* NAME_LIMIT */.Uo), limits/* NAME_LIMIT */.Uo);
    }
    /** Whether a secret stands in foreign text. */
    finds(raw) {
        return this.#find((0,lib_text/* clean */.uH)(raw)).length > 0;
    }
    /** Redacts all texts and keys of a JSON value. */
    json(value, limit, levels = MAX_DEPTH) {
        if (typeof value === 'string')
            return this.text(value, limit);
        if (!Array.isArray(value) && !(0,json_values/* isObject */.Gv)(value))
            return value;
        if (levels === 0)
            return lib_text/* ELLIPSIS */.Gr;
        const shown = (item) => this.json(item, limit, levels - 1);
        if (Array.isArray(value))
            return value.map(shown);
        const members = Object.entries(this.keys(value, (key) => this.text(key, limit)));
        return Object.fromEntries(members.map(([key, item]) => [key, shown(item)]));
    }
    /** Redacts keys, which are names if not said otherwise. Those that become alike get a number. */
    keys(value, shown = (key) => this.name(key)) {
        const members = new Map();
        for (const [key, item] of Object.entries(value)) {
            const masked = shown(key);
            members.set(members.has(masked) ? `${masked} (${members.size + 1})` : masked, item);
        }
        return Object.fromEntries(members);
    }
    #mask(text) {
        let masked = '';
        let done = 0;
        for (const { start, end } of this.#find(text)) {
            // They may overlap.
            if (done === 0 || start > done)
                masked += text.slice(done, start) + MASK;
            done = Math.max(done, end);
        }
        return masked + text.slice(done);
    }
    /** Where secrets stand in a clean text, as it is and without what parts them. In order. */
    #find(text) {
        const found = this.#findWhole(text);
        const { changed, placeOf } = replaced(text, PARTING, '');
        for (const { start, end } of changed === text ? [] : this.#findWhole(changed)) {
            found.push({ start: placeOf(start), end: placeOf(end - 1) + 1 });
        }
        return found.sort((one, other) => one.start - other.start);
    }
    #findWhole(text) {
        const found = [];
        const { changed: flat, placeOf } = replaced(text, /\s+/g, ' ');
        for (let at = 0; at < flat.length; at += 1) {
            const length = this.#lengthAt(flat, at);
            if (length > 0)
                found.push({ start: placeOf(at), end: placeOf(at + length - 1) + 1 });
        }
        return found;
    }
    /** Length of the longest form that begins at a place; 0 for none. */
    #lengthAt(flat, at) {
        let longest = 0;
        if (this.#pairs[pairAt(flat, at)] === 0)
            return longest;
        for (const form of this.#formsByHead.get(flat.slice(at, at + HEAD)) ?? []) {
            if (form.length > longest)
                longest = Math.max(longest, foundLength(flat, at, form));
        }
        return longest;
    }
}
/** Two characters as a number of 16 bits. Other pairs may have the same. */
const pairAt = (text, at) => (text.charCodeAt(at) * 257 + text.charCodeAt(at + 1)) & 0xffff;
function foundLength(flat, at, form) {
    if (flat.startsWith(form, at))
        return form.length;
    let same = HEAD;
    while (flat[at + same] === form[same])
        same += 1;
    const isCut = flat.startsWith(lib_text/* ELLIPSIS */.Gr, at + same) || flat.startsWith('...', at + same);
    return isCut && same >= CUT_SHORT ? same : 0;
}
/** A text with each match replaced, and where its characters stood before. */
function replaced(text, pattern, by) {
    const changed = text.replace(pattern, by);
    if (changed.length === text.length)
        return { changed, placeOf: (at) => at };
    const places = [];
    let place = 0;
    for (const { 0: match, index } of [...text.matchAll(pattern), { 0: '', index: text.length }]) {
        for (; place < index; place += 1)
            places.push(place);
        if (by !== '')
            places.push(place);
        place += match.length;
    }
    return { changed, placeOf: (at) => places[at] ?? text.length };
}


/***/ }),

/***/ 15035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lc: () => (/* binding */ findRun),
/* harmony export */   QT: () => (/* binding */ listSuites),
/* harmony export */   Ur: () => (/* binding */ createOnce)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _api_client_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28836);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34665);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18763);




/** Waits before each look for a run that may have been created. */
const LOOKS_MS = [1_000, 4_000, 10_000];
/** Creations that may have arrived. */
const MAX_DOUBTS = 3;
const SUITES_PER_LOOK = 5;
/** Waits for a slot. The last try has so much time for its answer. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;
const LAST_TRY_MS = 2_000;
/**
 * Creates a run on a service of others, and waits for a slot. Runs cost money: after an answer that
 * leaves open whether there is one, it looks for it before it creates another. The post step finds
 * what is left by the nonce in the notes. Throws ServiceError; the reason of the signal.
 */
async function createOnce(body, session) {
    const { client, projectId, notes, environment } = session;
    const { suiteId, suiteName } = body;
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const marker = environment.redactor.text(notes || '[mcp-eval-gate local]', _lib_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .TEXT_LIMIT */ .W$);
    body.notes = `${marker.replace(/\]$/, '')} nonce=${nonce}]`;
    const sought = { address: client.address, projectId, suiteId, suiteName, nonce };
    const doubts = { count: 0 };
    try {
        return await create(body, sought, doubts, session);
    }
    catch (error) {
        if (doubts.count > 0)
            environment.logger.warn(_words_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .MESSAGES */ .n.leftRunTrouble());
        throw error;
    }
}
/** `doubts`: how many creations may have arrived. */
async function create(body, sought, doubts, session) {
    const { client, projectId, deadline, environment, config } = session;
    const { signal, logger, keep } = environment;
    const { clock } = client;
    // No other process has it: a verdict is never of the run of another start.
    const call = { parameters: { projectId }, body, signal, deadline };
    call.idempotencyKey = sought.nonce;
    let slotMs = FIRST_WAIT_MS;
    let reportAt = 0;
    for (;;) {
        try {
            keep?.('run', JSON.stringify(sought));
            doubts.count += 1;
            return await client.call('createEvalRun', call);
        }
        catch (error) {
            if (!(error instanceof _api_client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
                throw error;
            const isDoubtful = leavesDoubt(error);
            if (!isDoubtful)
                doubts.count -= 1;
            if (doubts.count === 0)
                keep?.('run', '');
            const leftMs = deadline - clock.now();
            let waits = LOOKS_MS;
            if (error.details['reason'] === 'CONCURRENT_RUN_LIMIT') {
                const waitMs = Math.max(error.retryAfterMs ?? 0, (slotMs * (1 + Math.random())) / 2);
                waits = [Math.min(waitMs, leftMs - LAST_TRY_MS)];
                slotMs = Math.min(LONGEST_WAIT_MS, slotMs * 1.5);
                if (clock.now() >= reportAt) {
                    logger.info(_words_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .MESSAGES */ .n.noSlot(config.timeoutMinutes * 60_000, leftMs));
                    reportAt = clock.now() + 60_000;
                }
            }
            else if (!isDoubtful)
                throw error;
            for (const ms of waits) {
                if (ms <= 0 || clock.now() + ms >= deadline)
                    throw error;
                await clock.sleep(ms, signal);
                signal.throwIfAborted();
                if (doubts.count === 0)
                    continue;
                const found = await findRun(sought, session).catch((trouble) => {
                    throw trouble instanceof _api_client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ ? error : trouble;
                });
                if (found !== null)
                    return found;
            }
            if (doubts.count === MAX_DOUBTS)
                throw error;
        }
    }
}
/** Whether a creation may have arrived although it failed. 409: it arrived before, by a proxy. */
function leavesDoubt({ failure, repeat }) {
    const { status, reason } = failure;
    if (status === null)
        return repeat === 'repeatable' || reason === 'deadline';
    if (status === 409 || status >= 500)
        return true;
    return status < 400 && !['refused', 'quota', 'redirect'].includes(reason);
}
/** The run with the nonce; null if there is none. Throws like the client. */
async function findRun({ suiteId: known, suiteName, nonce }, searcher) {
    const { client, projectId, environment } = searcher;
    const suites = known === undefined ? await listSuites(searcher) : [{ id: known, name: suiteName }];
    const named = suites.filter(({ name }) => name === suiteName);
    for (const { id: suiteId } of named.slice(0, SUITES_PER_LOOK)) {
        const parameters = { projectId, suiteId };
        const call = { parameters, query: { limit: '25' }, signal: environment.signal };
        const { items } = await client.call('listRuns', call);
        const run = items.find(({ notes }) => notes?.includes(nonce));
        if (run !== undefined)
            return { runId: run.id, suiteId };
    }
    return null;
}
/** Lists all suites, the newest first. Throws like the client. */
async function listSuites({ client, projectId, environment: { signal } }) {
    const suites = client.list('listEvalSuites', { parameters: { projectId }, signal });
    const all = await Array.fromAsync(suites);
    return all.sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
}


/***/ }),

/***/ 94576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ commandOf),
/* harmony export */   UA: () => (/* binding */ writeAnnotations),
/* harmony export */   ZV: () => (/* binding */ annotationWriter),
/* harmony export */   ec: () => (/* binding */ LOG_ANNOTATIONS),
/* harmony export */   kc: () => (/* binding */ logText)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95498);

/** Of each kind, the verdict included. The runner shows no more. */
const LOG_ANNOTATIONS = 10;
/** The runner cuts longer messages. */
const LINE_LIMIT = 4_096;
const COMMANDS = { failure: 'error', warning: 'warning', notice: 'notice' };
/**
 * Text of others for the log, clean and redacted. It cannot give commands to the runner, which reads
 * `::` at the start of a line and `##[` anywhere.
 */
function logText(text, redactor) {
    const lines = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text).split('\n');
    const plain = lines.map((line) => redactor.text(line, LINE_LIMIT).replaceAll('##[', '## ['));
    return plain.map((line) => line.replace(/^(?:\s*::)+/, '')).join('\n');
}
/**
 * A command to the runner. Empty properties are left out.
 *
 * Own code, since `@actions/core` takes long to load and writes to standard output itself.
 */
function commandOf(name, message, properties = {}) {
    const list = Object.entries(properties)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => `${key}=${value.replace(/[%\r\n:,]/g, encodeURIComponent)}`)
        .join(',');
    return `::${name}${list && ` ${list}`}::${message.replace(/[%\r\n]/g, encodeURIComponent)}\n`;
}
/** Adds to the log of a job: each annotation once, and further ones of a kind as plain lines. */
function annotationWriter(write) {
    const said = new Map();
    return (text) => {
        const [start = '', kind] = /^::(error|warning|notice)[^:]*::/.exec(text) ?? [];
        if (kind === undefined)
            return write(text);
        const ofKind = said.get(kind) ?? new Set();
        if (ofKind.has(text))
            return;
        said.set(kind, ofKind.add(text));
        const plain = text.slice(start.length).replace(/%(25|0D|0A)/g, decodeURIComponent);
        write(ofKind.size > LOG_ANNOTATIONS ? plain : text);
    };
}
/** Writes annotations to the log of the job. */
function writeAnnotations(annotations, redactor, write) {
    const plain = (text) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(logText(text, redactor), LINE_LIMIT);
    for (const { level, title, message, file, line } of annotations) {
        const place = { file: plain(file ?? ''), line: String(line ?? ''), title: plain(title) };
        write(commandOf(COMMANDS[level], plain(message), place));
    }
}


/***/ })

};
