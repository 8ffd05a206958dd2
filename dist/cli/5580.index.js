export const id = 5580;
export const ids = [5580];
export const modules = {

/***/ 62757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  suiteSkeleton: () => (/* binding */ suiteSkeleton)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
// EXTERNAL MODULE: ./build/evals/suite-file/suite-file.js + 6 modules
var suite_file = __webpack_require__(54157);
// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/gate/surface/patterns/pattern-search.js + 2 modules
var pattern_search = __webpack_require__(58835);
// EXTERNAL MODULE: ./build/json-schema/argument-fit.js + 3 modules
var argument_fit = __webpack_require__(67427);
// EXTERNAL MODULE: ./build/resilience/bounded-work.js
var bounded_work = __webpack_require__(39811);
;// CONCATENATED MODULE: ./build/cli/skeleton/sample-arguments.js



const MAX_DEPTH = 12;
/** Parts of a schema that are looked at, and states of a pattern. */
const MOST_PARTS = 2_000;
const MOST_STEPS = 20_000;
/** As JSON; longer values that a schema tells are no help in a file. */
const MOST_TOLD = 1_000;
const MOST_ITEMS = 10;
const MOST_LETTERS = 1_000;
/** Stands where any text will do. */
const ANY_TEXT = 'change me';
/** Of the formats that JSON Schema knows, those that a text is easily written in. */
const FORMATS = new Map([
    ['date', '2026-01-31'],
    ['date-time', '2026-01-31T12:00:00Z'],
    ['duration', 'PT1H'],
    ['email', 'someone@example.com'],
    ['hostname', 'example.com'],
    ['ipv4', '192.0.2.1'],
    ['ipv6', '2001:db8::1'],
    ['time', '12:00:00Z'],
    ['uri', 'https://example.com/'],
    ['uuid', '123e4567-e89b-42d3-a456-426614174000'],
]);
/**
 * Makes arguments that fit the input schema of a tool: those alone that it needs, with values that
 * the schema tells where it does (`const`, `examples`, `default`, `enum`). In bounded time.
 */
function sampleArguments(inputSchema) {
    const made = (0,bounded_work/* workInTime */.W)(() => {
        const sampler = new Sampler(inputSchema);
        const value = sampler.valueOf(inputSchema, []);
        if (!isPart(value))
            throw new bounded_work/* RefusedWork */.G('its schema is that of no object');
        return { arguments: { ...value }, madeUp: sampler.madeUp };
    });
    if ('refused' in made)
        return made;
    const fit = (0,argument_fit/* argumentFit */.F)(inputSchema)({
        ...{ arguments: made.value.arguments, isOpen: () => false, isPart: false },
    });
    // What cannot be held against it is no worse than another text.
    const misfit = 'value' in fit ? fit.value[0] : undefined;
    return misfit === undefined ? made : { refused: misfit.message };
}
class Sampler {
    madeUp = [];
    #root;
    #left = MOST_PARTS;
    #steps = MOST_STEPS;
    constructor(root) {
        this.#root = root;
    }
    /** A value that fits a part of the schema. */
    valueOf(schema, path) {
        const part = this.#whole(schema, path.length);
        const told = toldValue(part);
        if (told !== null)
            return told.value;
        switch (typeOf(part)) {
            case 'object':
                return this.#object(part, path);
            case 'array':
                return this.#array(part, path);
            case 'null':
                return null;
            case 'boolean':
                return this.#made(false, path);
            case 'integer':
            case 'number':
                return this.#made(numberFor(part), path);
            default:
                return this.#made(this.#text(part), path);
        }
    }
    #made(value, path) {
        this.madeUp.push(path);
        return value;
    }
    /** A part with what it refers to, and the first of the forms it may have. */
    #whole(schema, depth) {
        this.#left -= 1;
        if (depth > MAX_DEPTH || this.#left < 0)
            throw new bounded_work/* RefusedWork */.G('its schema has too many parts');
        if (!isPart(schema))
            return {};
        const { $ref: address, allOf, anyOf, oneOf, ...own } = schema;
        const others = [
            ...(typeof address === 'string' ? [partAt(this.#root, address)] : []),
            ...listOf(allOf),
            ...[anyOf, oneOf].flatMap((forms) => firstForm(listOf(forms))),
        ];
        return others.reduce((one, other) => both(one, this.#whole(other, depth + 1)), own);
    }
    #object(part, path) {
        const properties = isPart(part['properties']) ? part['properties'] : {};
        const names = new Set(listOf(part['required']).map(String));
        return Object.fromEntries([...names].map((name) => {
            const schema = Object.hasOwn(properties, name) ? properties[name] : {};
            return [name, this.valueOf(schema, [...path, name])];
        }));
    }
    #array({ prefixItems, items, minItems, maxItems }, path) {
        const first = listOf(prefixItems);
        const least = Math.max(numeric(minItems) ?? 1, first.length);
        const count = Math.min(least, numeric(maxItems) ?? MOST_ITEMS, MOST_ITEMS);
        return Array.from({ length: count }, (_, index) => this.valueOf(first[index] ?? items, [...path, index]));
    }
    #text({ format, pattern, minLength, maxLength }) {
        const inForm = FORMATS.get(format);
        if (inForm !== undefined)
            return inForm;
        const [least = 0, most = MOST_LETTERS] = [numeric(minLength), numeric(maxLength)];
        if (least > MOST_LETTERS)
            throw new bounded_work/* RefusedWork */.G(`it wants a text of ${least} characters`);
        if (typeof pattern === 'string')
            return this.#textBy(pattern, least, numeric(maxLength));
        return ANY_TEXT.padEnd(least, ` ${ANY_TEXT}`).slice(0, Math.max(0, most));
    }
    #textBy(pattern, minLength, maxLength) {
        const found = (0,pattern_search/* findText */.V)({ found: [pattern], minLength, ...(maxLength !== undefined && { maxLength }) }, () => {
            this.#steps -= 1;
            return this.#steps >= 0;
        });
        if (typeof found === 'object')
            return found.text;
        throw new bounded_work/* RefusedWork */.G('no text was found for one of its patterns');
    }
}
const isPart = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value) => (Array.isArray(value) ? value : []);
const numeric = (value) => typeof value === 'number' && Number.isFinite(value) ? value : undefined;
/** What a schema itself gives as a value; null where it gives none that is fit for a file. */
function toldValue(part) {
    if (Object.hasOwn(part, 'const'))
        return { value: part['const'] };
    const told = [
        ...listOf(part['examples']).slice(0, 1),
        ...['example', 'default'].filter((name) => Object.hasOwn(part, name)).map((name) => part[name]),
        ...listOf(part['enum']).slice(0, 1),
    ];
    const value = told.find(isWritable);
    return value === undefined ? null : { value };
}
/** In a suite, `{{name}}` stands for something else. */
function isWritable(value) {
    const text = JSON.stringify(value) ?? '';
    return text !== '' && text.length <= MOST_TOLD && !text.includes('{{');
}
function typeOf({ type, ...part }) {
    const types = Array.isArray(type) ? type : [type];
    const known = types.find((one) => one !== 'null' && one !== undefined) ?? types[0];
    if (known !== undefined)
        return known;
    if ('properties' in part || 'required' in part)
        return 'object';
    if ('items' in part || 'prefixItems' in part)
        return 'array';
    return 'minimum' in part || 'maximum' in part ? 'number' : 'string';
}
function numberFor(part) {
    const step = numeric(part['multipleOf']) ?? 1;
    const [low, high] = [numeric(part['minimum']), numeric(part['maximum'])];
    const [above, below] = [numeric(part['exclusiveMinimum']), numeric(part['exclusiveMaximum'])];
    const least = low ?? (above === undefined ? -Infinity : above + step);
    const most = high ?? (below === undefined ? Infinity : below - step);
    if (least > most)
        return ((low ?? above ?? most) + (high ?? below ?? least)) / 2;
    const near = Math.max(least, Math.min(1, most));
    const isStepped = part['multipleOf'] !== undefined || part['type'] === 'integer';
    if (!isStepped || step <= 0)
        return near;
    const up = Math.ceil(near / step) * step;
    return up > most ? Math.floor(near / step) * step : up;
}
/** The first form that is more than nothing. */
function firstForm(forms) {
    const form = forms.find((one) => isPart(one) && one['type'] !== 'null') ?? forms[0];
    return form === undefined ? [] : [form];
}
/** What a reference within the schema leads to. */
function partAt(root, address) {
    if (!address.startsWith('#'))
        throw new bounded_work/* RefusedWork */.G('its schema refers to another document');
    const names = address.slice(1).split('/').slice(1);
    return names.reduce((part, name) => {
        const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
        return typeof part === 'object' && part !== null && Object.hasOwn(part, key)
            ? part[key]
            : undefined;
    }, root);
}
/** A part that says what two of them say. */
function both(one, other) {
    const ofBoth = {
        ...(isPart(one['properties']) && { properties: { ...one['properties'] } }),
        ...(isPart(other['properties']) && {
            properties: { ...one['properties'], ...other['properties'] },
        }),
    };
    const required = [...listOf(one['required']), ...listOf(other['required'])];
    return { ...other, ...one, ...ofBoth, ...(required.length > 0 && { required }) };
}

;// CONCATENATED MODULE: ./build/cli/skeleton/skipped-tool.js
/** Words that a tool has in its name which changes something, where the server does not say. */
const CHANGING = new Set(('approve archive ban book buy cancel clear close commit create delete deploy destroy disable drop edit ' +
    'enable erase exec execute grant insert install kill merge modify move order overwrite pay post publish ' +
    'purge push put remove rename replace reserve reset restart revoke save send shutdown start stop submit ' +
    'terminate toggle transfer trigger truncate uninstall update upload upsert write').split(' '));
const THEN = 'Look at its arguments; then take this line out to run it.';
/** Why a tool is not called before somebody has looked at it; null where it may be. */
function whyNotCalled({ name, annotations = {}, taskSupport }) {
    if (taskSupport === 'required') {
        return 'The server takes calls of this tool as tasks alone, and a suite makes none.';
    }
    const { readOnlyHint, destructiveHint } = annotations;
    if (readOnlyHint === true)
        return null;
    if (destructiveHint === true) {
        return `The server says of this tool that it may destroy something. ${THEN}`;
    }
    // What it only adds is in the way of whoever ran it to have a look, too.
    if (readOnlyHint === false) {
        return `The server says of this tool that it changes something. ${THEN}`;
    }
    const word = wordsOf(name).find((one) => CHANGING.has(one));
    if (word === undefined)
        return null;
    return `The server does not say whether this tool changes something, and it is called "${word}". ${THEN}`;
}
/** Such as `delete` and `file` of `deleteFile`. */
function wordsOf(name) {
    return name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z0-9]/);
}

;// CONCATENATED MODULE: ./build/cli/skeleton/suite-skeleton.js








const TEXT_LENGTH = 200;
const TITLE_LENGTH = 120;
const FILE = 'suite';
const HEADER = [
    ` yaml-language-server: $schema=${version/* SCHEMAS_ADDRESS */.g}suite-file.schema.json`,
    ' (The line above is for completion in editors. For "owner", put in the account that has the action.)',
    '',
    ' An eval suite, made of what the servers say of their tools. Each case calls a tool and fails where',
    ' that ends in an error. Say what its results are to be, case by case: with `expect` below a step, or',
    ' with more assertions. Values marked "made up" are of the right form and mean nothing yet.',
].join('\n');
/**
 * Writes a suite with a case for each tool of some servers. Nothing that the servers say is more in it
 * than a value, or a comment of one line.
 */
async function suiteSkeleton(servers, options) {
    const titles = new Set();
    const isAlone = servers.length === 1;
    const made = [];
    for (const { server, tools = [] } of servers) {
        if (options.isOwn) {
            const title = unique(`${(0,clean_text/* cleanLine */.Ow)(server, TITLE_LENGTH)} lists its tools`, titles);
            made.push({ tool: server, testCase: listing(server, title, tools.length) });
        }
        for (const tool of tools) {
            const name = (0,clean_text/* cleanLine */.Ow)(tool.name, TITLE_LENGTH);
            const title = unique(isAlone ? name : `${(0,clean_text/* cleanLine */.Ow)(server, 60)}: ${name}`, titles);
            made.push({ tool: tool.name, testCase: calling(server, tool, title, options) });
        }
    }
    const leftOut = made
        .slice(limits/* OWN_LIMITS */.us.casesPerSuite)
        .map(({ tool }) => ({ tool, why: 'a suite takes no more cases' }));
    const names = servers.map(({ server }) => server);
    const suite = (cases) => written(options.name, names, cases);
    let cases = made.slice(0, limits/* OWN_LIMITS */.us.casesPerSuite);
    // Each by itself only where something is wrong with one of them: there may be thousands.
    if ((await mistakeIn(suite(cases.map(({ testCase }) => testCase)), options)) !== null) {
        const sound = [];
        for (const one of cases) {
            const why = await mistakeIn(suite([one.testCase]), options);
            if (why === null)
                sound.push(one);
            else
                leftOut.push({ tool: one.tool, why });
        }
        cases = sound;
    }
    const all = cases.map(({ testCase }) => testCase);
    return {
        text: suite(all),
        cases: all.length,
        skipped: all.filter(({ test }) => test.skip !== undefined).length,
        madeUp: all.reduce((sum, { madeUp }) => sum + madeUp.length, 0),
        leftOut,
    };
}
function listing(serverName, title, count) {
    const expect = [{ type: 'jsonPath', path: '$.tools', minCount: 1 }];
    const step = { kind: 'toolList', serverName, ...(count > 0 && { expect }) };
    return { test: { title, steps: [step] }, about: undefined, madeUp: [] };
}
function calling(serverName, tool, title, { isOwn }) {
    const { name: toolName, description, title: about, inputSchema, outputSchema } = tool;
    const sampled = sampleArguments(inputSchema);
    const sample = 'value' in sampled ? sampled.value : { arguments: {}, madeUp: [] };
    const skip = whyNotCalled(tool) ?? ('refused' in sampled ? unmade(sampled.refused) : null);
    const call = {
        ...{ kind: 'toolCall', serverName, toolName },
        ...(Object.keys(sample.arguments).length > 0 && { arguments: sample.arguments }),
        ...(isOwn && outputSchema !== undefined && { expect: [{ type: 'matchesOutputSchema' }] }),
    };
    const steps = [call, { kind: 'assert', assertion: { type: 'noToolErrors' } }];
    const test = { title, ...(skip !== null && { skip }), steps };
    return { test, about: description ?? about, madeUp: sample.madeUp };
}
const unmade = (why) => `No arguments could be made for this tool: ${(0,clean_text/* cleanLine */.Ow)(why, TEXT_LENGTH)} Write them; then take this line out.`;
function unique(title, taken) {
    const named = title === '' ? 'a tool without a name' : title;
    let [free, count] = [named, 1];
    while (taken.has(free)) {
        count += 1;
        free = `${named} (${count})`;
    }
    taken.add(free);
    return free;
}
/** Why a suite is not taken; null where it is. */
async function mistakeIn(text, { isOwn }) {
    try {
        (0,suite_file.requireSoundSuite)(await (0,suite_file/* parseSuiteFile */.i)(FILE, text), isOwn);
        return null;
    }
    catch (error) {
        if (!(error instanceof errors/* ConfigurationError */.j1))
            throw error;
        return error.problems.map(errors/* formatProblem */.Vw).join('; ');
    }
}
function written(name, servers, cases) {
    const tests = cases.map(({ test }) => test);
    // What two tools have in common is written for each.
    const document = new dist.Document({ name, servers, tests }, { aliasDuplicateObjects: false });
    document.commentBefore = HEADER;
    for (const { key } of (0,dist.isMap)(document.contents) ? document.contents.items : []) {
        if ((0,dist.isScalar)(key) && key.value === 'tests')
            key.spaceBefore = true;
    }
    for (const [index, { about, madeUp }] of cases.entries()) {
        const test = document.getIn(['tests', index], true);
        if ((0,dist.isNode)(test) && index > 0)
            test.spaceBefore = true;
        if ((0,dist.isNode)(test) && about !== undefined && about.trim() !== '') {
            test.commentBefore = ` ${(0,clean_text/* cleanLine */.Ow)(about, TEXT_LENGTH)}`;
        }
        for (const path of madeUp) {
            const value = document.getIn(['tests', index, 'steps', 0, 'arguments', ...path], true);
            if ((0,dist.isScalar)(value))
                value.comment = ' made up';
        }
        const assertion = document.getIn(['tests', index, 'steps', 1, 'assertion'], true);
        if ((0,dist.isMap)(assertion))
            assertion.flow = true;
    }
    return document.toString({ lineWidth: 0 });
}


/***/ }),

/***/ 19224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _3: () => (/* binding */ missingServerConfig),
/* harmony export */   _T: () => (/* binding */ nearFiles),
/* harmony export */   qm: () => (/* binding */ usualServerConfig),
/* harmony export */   sZ: () => (/* binding */ folderForSuite),
/* harmony export */   vu: () => (/* binding */ missingSuiteFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _jsonc_servers_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95481);
/* harmony import */ var _text_meant_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26829);
/* harmony import */ var _workspace_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7546);





/** Where suites are kept, as the documentation has it. */
const SUITES = 'evals/**/*.{yaml,yml,json}';
/** Folders of what others wrote, which may hold any number of files. */
const FOREIGN = ['node_modules', '.git', '.venv', 'vendor'];
const MAX_SEEN = 200;
const PATTERN = /[*?{]/;
const MAX_LISTED = 5;
/** Where agents and editors keep their list of MCP servers, in a form that is read here too. */
const USUAL_CONFIGS = [
    '.mcp.json',
    'mcp.json',
    '.vscode/mcp.json',
    '.cursor/mcp.json',
    '.roo/mcp.json',
    '.kiro/settings/mcp.json',
    '.amazonq/mcp.json',
    '.junie/mcp/mcp.json',
    '.trae/mcp.json',
    'claude_desktop_config.json',
];
/** Where it stands among settings, if at all. */
const SETTINGS = ['.gemini/settings.json', '.qwen/settings.json'];
const MAX_SETTINGS_BYTES = 1024 * 1024;
/** The least that starts a server. */
const CONFIG_EXAMPLE = '{ "mcpServers": { "my-server": { "command": "node", "args": ["dist/server.js"] } } }';
/** What to say of a suite file that is not there: what the workspace has in its place. */
async function missingSuiteFile(file, workspace) {
    const pattern = PATTERN.test(file)
        ? ' This input takes one file, no pattern; give each suite a step or a matrix leg of its own.'
        : '';
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, file)).catch(() => null);
    if (target !== null)
        return `it is a link to \`${target}\`, which is not there.`;
    const near = await nearFiles(file, SUITES, workspace);
    return `there is no such file in the workspace.${pattern}${near ?? ' Is it checked out?'}`;
}
/** What to say of a folder in place of a suite file. */
async function folderForSuite(file, workspace) {
    const near = await nearFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(file, 'suite.yaml'), SUITES, workspace);
    return `\`${file}\` is a folder; name one file.${near ?? ''}`;
}
/**
 * Which files of a pattern are in the workspace in place of one that is not; null where there are none.
 * Begins with a space.
 */
async function nearFiles(file, pattern, workspace) {
    const found = await filesNear(file, pattern, workspace);
    const [nearest] = found;
    if (nearest === undefined)
        return null;
    const there = `There ${found.length > 1 ? 'are' : 'is'}: ${listed(found)}`;
    if (!isNear(file, nearest))
        return ` ${there}`;
    return ` Did you mean \`${nearest}\`?${found.length > 1 ? ` ${there}` : ''}`;
}
/** Whether a path may have been meant for another: its name, wherever it lies, or all of a pattern is half alike. */
function isNear(file, other) {
    if (goesThrough(file, other))
        return true;
    const [written, meant] = PATTERN.test(file) ? [file, other] : [nameOf(file), nameOf(other)];
    const letters = Math.max((0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_3__/* .lettersOf */ .bi)(written).length, (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_3__/* .lettersOf */ .bi)(meant).length);
    return (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_3__/* .slipsBetween */ .E$)(written, meant) <= letters / 2;
}
/** Whether a path takes another, which is a file, for a folder. */
const goesThrough = (file, other) => file.startsWith(`${other}/`);
/** Of a file, without its ending: folders and endings are alike in files of any name. */
const nameOf = (file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(file).name;
/** Files of the workspace, those whose names are written most alike first. */
async function filesNear(file, pattern, workspace) {
    const found = [];
    const exclude = (path) => FOREIGN.includes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    for await (const path of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.glob)(pattern, { cwd: workspace, exclude })) {
        found.push(path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/'));
        if (found.length >= MAX_SEEN)
            break;
    }
    const near = (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_3__/* .byNearness */ .fl)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(file), found.toSorted());
    if (PATTERN.test(file))
        return near;
    const wanted = nameOf(file);
    const slips = (one) => (goesThrough(file, one) ? 0 : (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_3__/* .slipsBetween */ .E$)(wanted, nameOf(one)));
    return near.toSorted((one, other) => slips(one) - slips(other));
}
function listed(paths) {
    const more = paths.length - MAX_LISTED;
    const names = paths
        .slice(0, MAX_LISTED)
        .map((path) => `\`${path}\``)
        .join(', ');
    return more > 0 ? `${names} and ${more} more.` : `${names}.`;
}
/** What to say of a list of servers that is not there: where one lies, or what is in one. */
async function missingServerConfig(file, workspace) {
    const beside = await usualServerConfig(workspace, file);
    const missing = `there is no file \`${file}\` in the workspace.`;
    if (beside !== undefined) {
        const message = `${missing} There is \`${beside}\`; name that one.`;
        return { where: 'mcp-config', message, example: beside };
    }
    return {
        where: 'mcp-config',
        message: `${missing} It names the MCP servers to start; write one like the example, and check the repository out before this step.`,
        example: CONFIG_EXAMPLE,
    };
}
/** A list of servers that lies in the workspace; undefined where there is none but that file. */
async function usualServerConfig(workspace, file) {
    for (const path of USUAL_CONFIGS.filter((usual) => usual !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(file))) {
        const there = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)).then(() => true, () => false);
        if (there)
            return path;
    }
    for (const path of SETTINGS)
        if (await hasServers(path, workspace))
            return path;
    return undefined;
}
/** False too where the file cannot be read: it is a guess. */
async function hasServers(path, workspace) {
    const options = { workspace, maxBytes: MAX_SETTINGS_BYTES, absoluteAnywhere: false };
    const text = await (0,_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readWorkspaceFile */ .sL)(path, options).catch(() => null);
    const value = text === null ? null : await (0,_jsonc_servers_file_js__WEBPACK_IMPORTED_MODULE_2__/* .serversFileValue */ .AI)(text);
    return Object.keys((0,_jsonc_servers_file_js__WEBPACK_IMPORTED_MODULE_2__/* .serversIn */ .AX)(value)).length > 0;
}


/***/ })

};
