export const id = 364;
export const ids = [364];
export const modules = {

/***/ 21863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inOptions),
/* harmony export */   u: () => (/* binding */ asOption)
/* harmony export */ });
/* harmony import */ var _inputs_table_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20555);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92657);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86129);



const NAMES = new Set(_inputs_table_table_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .m.map(({ name }) => name));
/** A name between backticks that no word stands before which makes it a mode or an event. */
const NAMED = /(?<!mode )(?<!modes )`([a-z][a-z-]*)`/g;
/** A line of a workflow, as an example shows it. */
const LINE = /^([a-z][a-z-]*): /;
/** What is said of a job of GitHub, and what it comes to at a terminal. */
const OF_A_JOB = [
    [/ Is it checked out\?/g, ''],
    [/, and check the repository out before this step/g, ''],
    [/\b(in|outside|of) the workspace\b/g, '$1 this folder'],
    [/Set it in the step's `env` \(`[^`]*`\)/g, 'Set it, read it from a file with `--dotenv`'],
    [/ in the step's `env`/g, ' in the environment'],
];
/** What begins with a suite, which is an argument and has no name. */
const OF_SUITE = /^(?:cannot read )?`([^`\n]{1,1000})`:? /;
/** A key of a model as a workflow gives it. */
const SECRET = /\$\{\{ secrets\.([A-Z_]+) \}\}/;
/** What is wrong with an input is told of the option that it is at a terminal. */
function asOption({ where, message, example }) {
    const key = SECRET.exec(example ?? '')?.[1];
    if (key !== undefined && (0,_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .isKeyVariable */ .KS)(key)) {
        const advice = `Set ${key}, or read it from a file with \`--dotenv\`.`;
        return asOption({ where, message: `${message} ${advice}` });
    }
    const [, file] = (where === 'suite-file' ? OF_SUITE.exec(message) : null) ?? [];
    if (file !== undefined) {
        return asOption({
            where: file,
            message: message.replace(OF_SUITE, ''),
            ...(example && { example }),
        });
    }
    const isInput = NAMES.has(where) || where === 'report';
    return {
        where: isInput ? `--${where}` : where,
        message: OF_A_JOB.reduce((told, [words, ours]) => told.replace(words, ours), message.replace(NAMED, (whole, name) => NAMES.has(name) && name.includes('-') ? `\`--${name}\`` : whole)),
        ...(example !== undefined && {
            example: example
                .replace(LINE, (whole, name) => (NAMES.has(name) ? `--${name} ` : whole))
                .replace(SECRET, (_, name) => `$${name}`),
        }),
    };
}
/** Trouble in the words of a command line. */
function inOptions(error) {
    if (!(error instanceof _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1))
        return error;
    return new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(error.problems.map(asOption));
}


/***/ }),

/***/ 22927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ EXIT_CODES)
/* harmony export */ });
/** By the verdict, where `fail-on` does not spare it. */
const EXIT_CODES = {
    ...{ passed: 0, failed: 1, invalid: 2, incomplete: 3 },
};


/***/ }),

/***/ 11744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BU: () => (/* binding */ partOf),
  fW: () => (/* binding */ policyFilesOf),
  qP: () => (/* binding */ toConfig),
  tP: () => (/* binding */ toPublishingConfig)
});

// UNUSED EXPORTS: toCalibrationConfig

;// CONCATENATED MODULE: ./build/inputs/descriptor.js
/** The name that an input has in its part of the Config. */
function propertyOf({ name, property }) {
    return property ?? name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

// EXTERNAL MODULE: ./build/inputs/kinds/plain.js
var plain = __webpack_require__(44628);
// EXTERNAL MODULE: ./build/inputs/table/policy.js
var policy = __webpack_require__(37157);
// EXTERNAL MODULE: ./build/inputs/table/publishing.js + 1 modules
var publishing = __webpack_require__(83157);
// EXTERNAL MODULE: ./build/inputs/table/table.js + 6 modules
var table = __webpack_require__(20555);
// EXTERNAL MODULE: ./build/inputs/values.js
var values = __webpack_require__(73368);
;// CONCATENATED MODULE: ./build/inputs/config.js






/** Where that is, whatever the inputs are. */
function policyFilesOf(raw) {
    const { 'gate-file': gateFile, 'quarantine-file': quarantineFile } = raw;
    return { gateFile, quarantineFile: quarantineFile ?? policy/* DEFAULT_QUARANTINE_FILE */.Q };
}
/** The Config of a mode, from inputs that are all right. */
function toConfig(mode, values, raw) {
    const publishing = publishingOf(values, raw);
    switch (mode) {
        case 'run':
            return {
                mode,
                service: remoteServiceOf(values) ?? embeddedServiceOf(values),
                suite: suiteOf(values),
                run: partOf(table/* INPUTS */.m, values, mode, 'run'),
                execution: partOf(table/* INPUTS */.m, values, mode, 'execution'),
                models: modelKeysOf(values),
                allowUntrustedServers: values['allow-untrusted-servers'],
                reportTo: receiverOf(values),
                policy: partOf(table/* INPUTS */.m, values, mode, 'policy'),
                baseline: values.baseline,
                policyFiles: partOf(table/* INPUTS */.m, values, mode, 'policyFiles'),
                timeouts: partOf(table/* INPUTS */.m, values, mode, 'timeouts'),
                publishing,
            };
        case 'ingest':
            return {
                mode,
                service: remoteServiceOf(values),
                results: partOf(table/* INPUTS */.m, values, mode, 'results'),
                run: partOf(table/* INPUTS */.m, values, mode, 'run'),
                policy: partOf(table/* INPUTS */.m, values, mode, 'policy'),
                baseline: values.baseline,
                policyFiles: partOf(table/* INPUTS */.m, values, mode, 'policyFiles'),
                timeouts: partOf(table/* INPUTS */.m, values, mode, 'timeouts'),
                publishing,
            };
        case 'command':
            return commandConfigOf(values, publishing);
        case 'doctor':
            return {
                mode,
                service: remoteServiceOf(values) ?? embeddedServiceOf(values),
                run: partOf(table/* INPUTS */.m, values, mode, 'run'),
                allowUntrustedServers: values['allow-untrusted-servers'],
                timeouts: partOf(table/* INPUTS */.m, values, mode, 'timeouts'),
                publishing,
            };
        case 'diff':
            return {
                mode,
                service: remoteServiceOf(values) ?? embeddedServiceOf(values),
                run: partOf(table/* INPUTS */.m, values, mode, 'run'),
                surface: partOf(table/* INPUTS */.m, values, mode, 'surface'),
                allowUntrustedServers: values['allow-untrusted-servers'],
                policy: {},
                baseline: values['compare-to'],
                policyFiles: {},
                timeouts: partOf(table/* INPUTS */.m, values, mode, 'timeouts'),
                publishing,
            };
        case 'publish':
            return {
                mode,
                reportPath: values['report-path'] ?? '',
                policy: partOf(table/* INPUTS */.m, values, mode, 'policy'),
                baseline: values.baseline,
                policyFiles: partOf(table/* INPUTS */.m, values, mode, 'policyFiles'),
                publishing,
            };
    }
}
function commandConfigOf(values, publishing) {
    const mode = 'command';
    return {
        mode,
        service: remoteServiceOf(values) ?? { kind: 'reporting' },
        command: values.command ?? '',
        run: partOf(table/* INPUTS */.m, values, mode, 'run'),
        allowUntrustedServers: values['allow-untrusted-servers'],
        reportTo: receiverOf(values),
        policy: partOf(table/* INPUTS */.m, values, mode, 'policy'),
        baseline: values.baseline,
        policyFiles: partOf(table/* INPUTS */.m, values, mode, 'policyFiles'),
        timeouts: partOf(table/* INPUTS */.m, values, mode, 'timeouts'),
        publishing,
    };
}
/** What mode `calibrate` is asked for, by inputs that are all right. */
function toCalibrationConfig(values) {
    return {
        reportPaths: splitLines(values['report-path'] ?? ''),
        policy: partOf(INPUTS, values, 'calibrate', 'policy'),
        baseline: values.baseline,
        policyFiles: partOf(INPUTS, values, 'calibrate', 'policyFiles'),
    };
}
/** Inputs that tell the results of one step of a job from those of another; comments go by them. */
const SUBJECT_INPUTS = ['suite', 'suite-file', 'suite-name', 'results', 'report-path'];
/**
 * What holds even where some inputs are wrong: a value that cannot be read falls back to its
 * default. That it is wrong is told by the verdict `invalid`, which has to be shown somewhere.
 */
function toPublishingConfig(raw) {
    return publishingOf((0,values/* readValues */.N)(publishing/* PUBLISHING_INPUTS */.i, raw).values, raw);
}
function publishingOf(values, raw) {
    return {
        ...partOf(publishing/* PUBLISHING_INPUTS */.i, values, 'publish', 'publishing'),
        collectsOnly: raw['mode'] === 'collect',
        // One that came later is left out where it is not given: reports of former versions have the same.
        subject: [
            ...SUBJECT_INPUTS.map((name) => raw[name] ?? ''),
            ...(raw['command'] ? [raw['command']] : []),
            ...subjectOfMode(raw),
        ].join('\n'),
    };
}
/** Nothing else tells a look at servers from another step that has none of those inputs. */
function subjectOfMode(raw) {
    if (raw['mode'] !== 'doctor')
        return [];
    return ['doctor', raw['mcp-config'] ?? '', raw['servers'] ?? ''];
}
/** What the inputs of a part come to in a mode. */
function partOf(table, values, mode, part) {
    const taken = table.filter((input) => input.part === part && input.modes.includes(mode));
    const entries = taken.map((input) => [propertyOf(input), values[input.name]]);
    // The type says of the descriptors what the filter does with them.
    return Object.fromEntries(entries);
}
function remoteServiceOf(values) {
    const address = values['base-url'];
    return address.kind === 'embedded' ? null : { ...address, apiKey: values['api-key'] ?? '' };
}
function receiverOf(values) {
    const baseUrl = values['report-to'];
    if (baseUrl === undefined)
        return null;
    const apiKey = values['report-to-api-key'] ?? '';
    return { baseUrl, apiKey, project: values['report-to-project'] };
}
function embeddedServiceOf(values) {
    return {
        kind: 'embedded',
        mcpConfigFile: values['mcp-config'],
        modelBaseUrls: values['model-base-urls'],
        serverSandbox: values['server-sandbox'],
    };
}
function suiteOf({ suite, 'suite-file': file }) {
    return suite === undefined ? { kind: 'file', file: file ?? '' } : { kind: 'saved', suite };
}
function modelKeysOf(values) {
    const keys = Object.entries(values['model-api-keys']);
    return {
        apiKeys: Object.fromEntries(keys.filter(([, key]) => key !== '')),
        emptyKeys: keys.flatMap(([provider, key]) => (key === '' ? provider : [])),
    };
}


/***/ }),

/***/ 46554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ POLICY_TABLE),
/* harmony export */   N: () => (/* binding */ policyProblems)
/* harmony export */ });
/* harmony import */ var _table_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87388);
/* harmony import */ var _table_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37157);


/** Inputs of which a policy may be made. */
const POLICY_TABLE = [..._table_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICY_INPUTS */ .x, ..._table_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .BASELINE_INPUTS */ .Y];
/**
 * Settings that contradict each other, or that nothing would come of: left unheard, they would be
 * taken for a gate that is not there.
 */
function policyProblems(settings, { baseline, isPart = false, placeOf = (name) => name } = {}) {
    const misfits = [
        ...rateMisfits(settings),
        ...regressionMisfits(settings),
        ...confirmMisfits(settings),
        ...costMisfits(settings),
        ...(baseline?.kind === 'none' ? withoutBaseline(settings) : []),
    ];
    const told = misfits.filter(({ isAlone }) => !(isPart && isAlone));
    return told.map(({ name, message }) => {
        const where = placeOf(name);
        return { where, message: where === name ? message : `${name}: ${message}` };
    });
}
function rateMisfits({ minPassRatePercent, passRateConfidence, inference, regression, }) {
    if (minPassRatePercent !== undefined)
        return [];
    const misfits = [];
    if (passRateConfidence !== undefined) {
        const message = 'is about `min-pass-rate`, which is not asked for.';
        misfits.push({ name: 'pass-rate-confidence', message, isAlone: true });
    }
    if (inference !== undefined && regression === 'off') {
        const message = 'is about `min-pass-rate` and `regression`, and neither is asked for.';
        misfits.push({ name: 'inference', message, isAlone: true });
    }
    return misfits;
}
function regressionMisfits(settings) {
    if (settings.regression !== 'off')
        return [];
    const ofRegression = 'is of no use beside `regression: off`; remove one of them.';
    const ofBaseline = 'is of no use beside `regression: off` where no budget is relative to the baseline; remove it.';
    const { minEffectPercent } = settings;
    return [
        ...given([['min-effect', minEffectPercent]]).map((name) => ({ name, message: ofRegression })),
        ...(relativeBudgets(settings).length > 0 ? [] : aboutBaseline(settings)).map((name) => ({
            ...{ name, message: ofBaseline, isAlone: true },
        })),
    ];
}
function confirmMisfits({ regression, confirm, maxConfirmIterations }) {
    const mayBlock = isGating(regression);
    if (mayBlock && confirm === 'never' && maxConfirmIterations !== undefined) {
        const message = 'is of no use beside `confirm: never`; remove one of them.';
        return [{ name: 'max-confirm-iterations', message }];
    }
    if (mayBlock)
        return [];
    const message = 'is about a regression that blocks; ask for one, as by `regression: gate`, or remove it.';
    const asked = given([
        ['confirm', confirm],
        ['max-confirm-iterations', maxConfirmIterations],
    ]);
    return asked.map((name) => ({ name, message, isAlone: true }));
}
function costMisfits({ maxCost, prices }) {
    if (maxCost === undefined || prices !== undefined)
        return [];
    const message = 'needs `prices`: what tokens cost is never guessed.';
    return [{ name: 'max-cost', message, isAlone: true }];
}
/** What needs a baseline, and what is about one. */
function withoutBaseline(settings) {
    const needed = 'needs a baseline, and `baseline: none` says that there is none.';
    const about = 'is about a baseline, and `baseline: none` says that there is none; remove one of them.';
    const isOff = settings.regression === 'off';
    return [
        ...(isGating(settings.regression) ? [{ name: 'regression', message: needed }] : []),
        ...relativeBudgets(settings).map((name) => ({ name, message: needed })),
        // What is of no use with these turned off is told so.
        ...(isOff ? [] : given([['min-effect', settings.minEffectPercent]])).map((name) => ({
            ...{ name, message: about },
        })),
        ...(isOff && relativeBudgets(settings).length === 0 ? [] : aboutBaseline(settings)).map((name) => ({ name, message: about })),
    ];
}
function relativeBudgets(settings) {
    const budgets = [
        ['max-total-tokens', settings.maxTotalTokens],
        ['max-p95-latency-ms', settings.maxP95LatencyMs],
        ['max-tool-calls', settings.maxToolCalls],
        ['max-duration-minutes', settings.maxDurationMinutes],
        ['max-cost', settings.maxCost],
    ];
    return budgets.flatMap(([name, budget]) => (budget?.kind === 'relative' ? name : []));
}
/** Settings of whatever is held against a baseline. */
function aboutBaseline(settings) {
    return given([
        ['regression-confidence', settings.regressionConfidencePercent],
        ['on-missing-baseline', settings.onMissingBaseline],
        ['baseline-max-age-days', settings.baselineMaxAgeDays],
        ['on-unlike-baseline', settings.onUnlikeBaseline],
    ]);
}
const given = (settings) => settings.flatMap(([name, value]) => (value === undefined ? [] : name));
const isGating = (mode) => mode !== undefined && mode !== 'inform' && mode !== 'off';


/***/ }),

/***/ 73368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readValues),
/* harmony export */   V: () => (/* binding */ secretsIn)
/* harmony export */ });
/** Reads the inputs of a table. */
function readValues(table, raw) {
    const problems = [];
    const values = table.map((input) => {
        const { name, kind, example } = input;
        const text = raw[name];
        const read = text === undefined ? undefined : kind.schema.safeParse(text);
        for (const { message } of read?.error?.issues ?? []) {
            problems.push({ where: name, message, example });
        }
        return [name, read?.success ? read.data : leftOut(input)];
    });
    // Of what is put together at run time, the compiler does not see what it is.
    return { values: Object.fromEntries(values), problems };
}
function leftOut({ kind, default: text }) {
    return text === undefined ? kind.absent : kind.schema.parse(text);
}
/** Every secret among the inputs, as given. */
function secretsIn(table, raw) {
    return table
        .filter(({ secret }) => secret)
        .flatMap(({ name, kind: { secretsIn: parts = (text) => [text] } }) => parts(raw[name] ?? '')
        .filter((value) => value !== '')
        .map((value) => ({ name, value })));
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


/***/ }),

/***/ 78048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XT: () => (/* binding */ listSome),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   aH: () => (/* binding */ quotedName),
/* harmony export */   fD: () => (/* binding */ modelName)
/* harmony export */ });
/* harmony import */ var _quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);

const NAMES_LISTED = 10;
const NAME_LENGTH = 80;
/** `"a", "b" and 3 more`: names somebody else chose, on one line. */
function listNames(names) {
    return listSome(names.slice(0, NAMES_LISTED).map(quotedName), names.length);
}
/** `a, b and 3 more`: some of so many, which are worded already. */
function listSome(listed, total) {
    const more = total - listed.length;
    return more > 0 ? `${listed.join(', ')} and ${(0,_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(more)} more` : listed.join(', ');
}
/** A name somebody else chose, on one line. */
function quotedName(name) {
    return `"${shortLine(name)}"`;
}
function shortLine(text) {
    // Cut first: a title may be as long as a reply.
    const line = text.slice(0, NAME_LENGTH * 4).replace(/\s+/g, ' ');
    return line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH)}…` : line;
}
/** `provider/model`, with its provider said once. */
function modelName({ model, provider }) {
    return provider === null || model.startsWith(`${provider}/`) ? model : `${provider}/${model}`;
}


/***/ }),

/***/ 17002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ DIGEST),
/* harmony export */   On: () => (/* binding */ DIGEST_LENGTH),
/* harmony export */   TX: () => (/* binding */ KNOWN_RUN_STATUSES),
/* harmony export */   me: () => (/* binding */ PROBLEM_KINDS)
/* harmony export */ });
const DIGEST_LENGTH = 16;
const DIGEST = /^[0-9a-f]{16}$/;
/**
 * What a problem means for the evidence: `execution` the run itself failed, `cancelled`, `timeout` our
 * deadline, `network`, `authentication`, `quota`, `evidence` results are missing or contradict each
 * other, `damaged-file`.
 */
const PROBLEM_KINDS = [
    'execution',
    'cancelled',
    'timeout',
    'network',
    'authentication',
    'quota',
    'evidence',
    'damaged-file',
];
/** Run statuses that mean something to us; a service may use others. */
const KNOWN_RUN_STATUSES = [
    'pending',
    'running',
    'completed',
    'failed',
    'cancelled',
    'timed_out',
];


/***/ }),

/***/ 21054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ SURFACE_LISTS),
/* harmony export */   yc: () => (/* binding */ canonicalSurface)
/* harmony export */ });
/* unused harmony export ANNOTATION_NAMES */
/** Hints of a tool, as MCP names them; what is absent has the default of `ANNOTATION_DEFAULTS`. */
const ANNOTATION_NAMES = [
    'readOnlyHint',
    'destructiveHint',
    'idempotentHint',
    'openWorldHint',
];
const SURFACE_LISTS = ['tools', 'prompts', 'resources', 'resourceTemplates'];
/** Deeper parts of a schema keep the order that the server gave them. */
const ORDERED_DEPTH = 200;
/**
 * The same surface in the one order it is written in: servers write their lists, and the members of
 * schemas, in the order of their code, which promises nothing. Lists in schemas keep their order.
 */
function canonicalSurface(surface) {
    const { server, tools, prompts, resources, resourceTemplates } = surface;
    return {
        server,
        ...(tools && { tools: sorted(tools, ({ name }) => name).map(canonicalTool) }),
        ...(prompts && { prompts: sorted(prompts, ({ name }) => name).map(canonicalPrompt) }),
        ...(resources && {
            resources: sorted(resources, ({ uri }) => uri).map(({ name, title, description, uri, mimeType }) => present({ name, title, description, uri, mimeType })),
        }),
        ...(resourceTemplates && {
            resourceTemplates: sorted(resourceTemplates, ({ uriTemplate }) => uriTemplate).map(({ name, title, description, uriTemplate, mimeType }) => present({ name, title, description, uriTemplate, mimeType })),
        }),
    };
}
function canonicalTool(tool) {
    const { name, title, description, inputSchema, outputSchema, annotations, taskSupport } = tool;
    const hints = ANNOTATION_NAMES.flatMap((hint) => annotations?.[hint] === undefined ? [] : [[hint, annotations[hint]]]);
    return {
        ...present({ name, title, description }),
        inputSchema: orderedSchema(inputSchema),
        ...(outputSchema !== undefined && { outputSchema: orderedSchema(outputSchema) }),
        ...(hints.length > 0 && { annotations: Object.fromEntries(hints) }),
        ...(taskSupport !== undefined && { taskSupport }),
    };
}
function canonicalPrompt({ name, title, description, arguments: given }) {
    return {
        ...present({ name, title, description }),
        arguments: sorted(given, (argument) => argument.name).map((argument) => ({
            ...present({
                name: argument.name,
                title: argument.title,
                description: argument.description,
            }),
            required: argument.required,
        })),
    };
}
function orderedSchema(schema) {
    return typeof schema === 'boolean' ? schema : ordered(schema, 0);
}
function ordered(value, depth) {
    if (typeof value !== 'object' || value === null || depth === ORDERED_DEPTH)
        return value;
    if (Array.isArray(value))
        return value.map((item) => ordered(item, depth + 1));
    const members = sorted(Object.entries(value), ([name]) => name);
    return Object.fromEntries(members.map(([name, member]) => [name, ordered(member, depth + 1)]));
}
/** By code units: the order is the same on every machine, whatever its language. */
function sorted(items, key) {
    return items.toSorted((one, other) => {
        const [left, right] = [key(one), key(other)];
        return left === right ? 0 : left < right ? -1 : 1;
    });
}
/** Without the members that are not there. */
function present(members) {
    return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined));
}


/***/ }),

/***/ 7546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b3: () => (/* binding */ FolderError),
  bk: () => (/* binding */ UnfitFileError),
  FK: () => (/* binding */ isInside),
  sL: () => (/* binding */ readWorkspaceFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/text/decoded-text.js
/** What a file of UTF-8 says, or why it is none, as what follows its name. */
function decodedText(bytes) {
    if (isUtf16(bytes))
        return { fault: 'is in UTF-16; save it as UTF-8.' };
    if (bytes.includes(0))
        return { fault: 'holds no text.' };
    const text = fromUtf8(bytes);
    if (text !== null)
        return { text };
    return { fault: `is not in UTF-8, as line ${firstOddLine(bytes)} shows; save it as UTF-8.` };
}
/** With its mark, if it has one: whoever reads on knows that. Null where it is something else. */
function fromUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        // It throws for nothing else.
        return null;
    }
}
/** By its mark; where it has none, by every other byte of its first characters. */
function isUtf16([first, second]) {
    if (first === undefined || second === undefined)
        return false;
    const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    return isMarked || (first === 0) !== (second === 0);
}
const LINE_BREAK = 10;
function firstOddLine(bytes) {
    let line = 1;
    for (let start = 0;; line += 1) {
        const end = bytes.indexOf(LINE_BREAK, start);
        if (end === -1 || fromUtf8(bytes.subarray(start, end)) === null)
            return line;
        start = end + 1;
    }
}

// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
;// CONCATENATED MODULE: ./build/session/workspace/workspace-file.js





/** A file that an input names and that is not read, with why; nothing of what it holds. */
class UnfitFileError extends errors/* ExpectedError */.Dh {
    name = 'UnfitFileError';
    nature = 'configuration';
}
/** A folder where a file is wanted. */
class FolderError extends UnfitFileError {
}
/** A pipe that nobody writes to is opened at once, rather than waited for. */
const WITHOUT_WAITING = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/**
 * Reads a file that an input names. What lies in the workspace was written by whoever wrote the
 * code: a link there, of the file or of a folder on the way, may lead nowhere else. It is opened
 * once, and what was opened is what is looked at and read.
 * @param file as written, relative to the workspace.
 * @throws UnfitFileError, or what the file system throws for a file that is not there.
 */
async function readWorkspaceFile(file, { workspace, maxBytes, absoluteAnywhere }) {
    const path = (0,external_node_path_.resolve)(workspace, file);
    const root = await (0,promises_.realpath)(workspace);
    const anywhere = absoluteAnywhere && (0,external_node_path_.isAbsolute)(file) && ![workspace, root].some((it) => isInside(path, it));
    const handle = await (0,promises_.open)(path, WITHOUT_WAITING);
    try {
        const opened = await handle.stat();
        if (!anywhere && !(await liesInside(path, opened, root))) {
            throw new UnfitFileError(`\`${file}\` lies outside the workspace; only files of the repository are read.`);
        }
        if (opened.isDirectory())
            throw new FolderError(`\`${file}\` is a folder, and no file.`);
        if (!opened.isFile())
            throw new UnfitFileError(`\`${file}\` is not a file.`);
        if (opened.size > maxBytes) {
            throw new UnfitFileError(`\`${file}\` is larger than ${maxBytes / 1024 / 1024} MiB.`);
        }
        const read = decodedText(await handle.readFile());
        if ('fault' in read)
            throw new UnfitFileError(`\`${file}\` ${read.fault}`);
        return read.text;
    }
    finally {
        await handle.close();
    }
}
/** Whether what was opened by the path is what lies at its true place, and that in the folder. */
async function liesInside(path, opened, root) {
    const real = await (0,promises_.realpath)(path);
    if (!isInside(real, root) && real !== root)
        return false;
    const there = await (0,promises_.stat)(real);
    return there.dev === opened.dev && there.ino === opened.ino;
}
/** Whether a path lies in a folder and is not that folder. Neither need exist. */
function isInside(path, folder) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}


/***/ }),

/***/ 6179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ measureJson)
/* harmony export */ });
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
/**
 * Measures a text without parsing it, for a parser makes up to fifty times the text's size of it.
 * Of a text that is no JSON the answer means nothing, but takes no longer.
 */
function measureJson(text) {
    let values = 1;
    let depth = 0;
    let deepest = 0;
    let inString = false;
    for (let index = 0; index < text.length; index += 1) {
        const character = text.charCodeAt(index);
        if (inString) {
            if (character === BACKSLASH)
                index += 1;
            else if (character === QUOTE)
                inString = false;
        }
        else if (character === QUOTE) {
            inString = true;
        }
        else if (character === COMMA) {
            values += 1;
        }
        else if (OPENING.has(character)) {
            values += 1;
            depth += 1;
            if (depth > deepest)
                deepest = depth;
        }
        else if (CLOSING.has(character)) {
            depth -= 1;
        }
    }
    return { values, depth: deepest };
}


/***/ }),

/***/ 12538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sf: () => (/* binding */ isUsersTrouble),
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   p: () => (/* binding */ isUsersRefusal),
/* harmony export */   wz: () => (/* binding */ troubleTexts),
/* harmony export */   zn: () => (/* binding */ outcomeOfBlame)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92657);

/**
 * Refusals that say nothing of what was asked for: a plan used up, a request that took too long, a
 * state that is in the way, a rate. At another time the same request may be granted.
 */
const PASSING_REFUSALS = [402, 408, 409, 421, 423, 425, 429];
/**
 * Whether the user has to set something right (verdict `invalid`), rather than that circumstances
 * were against it (`incomplete`): the one place that says so, for every mode. A service that refuses
 * what it is asked to do (400, 422), by this key (401, 403), or with what it does not have (404)
 * refuses it again until the user sets that right. Where mode `run` only reads its run back, nothing
 * of the user's is in the request any more, and `problemOf` alone is asked.
 */
function isUsersTrouble(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ExpectedError */ .Dh))
        return false;
    const { nature } = error;
    if (typeof nature === 'string')
        return nature === 'configuration';
    return isUsersRefusal(nature.refusedWith);
}
/** The same of the HTTP status of a refusal, of whichever service. */
function isUsersRefusal(status) {
    return status >= 400 && status < 500 && !PASSING_REFUSALS.includes(status);
}
/** Whose doing trouble with a server is, in the words of the service. */
const OUTCOMES_OF_BLAME = new Map([
    ['configuration', 'invalid'],
    ['server', 'failed'],
    ['surroundings', 'incomplete'],
]);
/**
 * What trouble with a server under test comes to, by whose doing the service says it is: where it says
 * nothing, or something unheard of, nothing is shown of the server.
 */
function outcomeOfBlame(blame) {
    const known = [...OUTCOMES_OF_BLAME].find(([word]) => word === blame);
    return known === undefined ? 'incomplete' : known[1];
}
/** What an error means for the evidence of what was under way: the same in every mode. */
function problemOf(error) {
    return { kind: kindOf(error), message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(error) };
}
function kindOf(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ExpectedError */ .Dh))
        return 'execution';
    const { nature } = error;
    if (typeof nature !== 'string')
        return kindOfRefusal(nature.refusedWith);
    return nature === 'configuration' ? 'evidence' : nature;
}
function kindOfRefusal(status) {
    if (status === 401 || status === 403)
        return 'authentication';
    if (status === 429 || status === 402)
        return 'quota';
    return status >= 500 ? 'network' : 'evidence';
}
/** What to tell of an error: each mistake of a configuration by itself, else one text. */
function troubleTexts(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1)
        return error.problems.map(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw);
    const message = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(error);
    return [error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ExpectedError */ .Dh ? message : `an error of this action: ${message}`];
}


/***/ })

};
